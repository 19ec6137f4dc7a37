// Arithmetic that WebAssembly has no instruction for. All results are exact, so any other C library has the same bits.
#if defined(__wasm__)

#include <stdint.h>

/// Returns the closest whole number; halves are rounded away from 0.
double round(double value) {
  double whole = __builtin_trunc(value), rest = value - whole;
  if (rest >= 0.5) return whole + 1;
  return rest <= -0.5 ? whole - 1 : __builtin_copysign(whole, value);
}

typedef union {
  double value;
  uint64_t bits;
} Bits;

/// Returns the significand of a positive number as a whole number below 2^53, and the biased exponent of its scale.
static uint64_t fractionOf(double value, int *exponent) {
  Bits bits = {value};
  int stored = (int)(bits.bits >> 52) & 0x7FF;
  uint64_t fraction = bits.bits & 0xFFFFFFFFFFFFFu;
  *exponent = stored ? stored : 1;
  return stored ? fraction | 0x10000000000000u : fraction;
}

/// Returns the remainder of a division whose quotient is truncated, with the sign of the dividend.
double fmod(double dividend, double divisor) {
  double length = __builtin_fabs(dividend), step = __builtin_fabs(divisor);
  if (!(step > 0) || !(length < __builtin_inf()) || step != step) return __builtin_nan("");
  if (length < step) return dividend;
  int exponent, least;
  uint64_t rest = fractionOf(length, &exponent), unit = fractionOf(step, &least);
  for (; exponent > least; exponent--) rest = rest % unit << 1;
  rest %= unit;
  if (rest == 0) return __builtin_copysign(0, dividend);
  while (!(rest >> 52) && exponent > 1) {
    rest <<= 1;
    exponent--;
  }
  Bits result;
  result.bits = rest >> 52 ? (rest & 0xFFFFFFFFFFFFFu) | (uint64_t)exponent << 52 : rest;
  return __builtin_copysign(result.value, dividend);
}

/// Returns the product of two numbers of 128 bits.
__int128 __multi3(__int128 first, __int128 second) {
  union {
    __int128 whole;
    uint64_t halves[2];
  } a = {first}, b = {second}, result;
  uint64_t low = a.halves[0] & 0xFFFFFFFFu, high = a.halves[0] >> 32;
  uint64_t otherLow = b.halves[0] & 0xFFFFFFFFu, otherHigh = b.halves[0] >> 32;
  uint64_t lowest = low * otherLow;
  uint64_t middle = high * otherLow + (lowest >> 32);
  uint64_t cross = low * otherHigh + (middle & 0xFFFFFFFFu);
  result.halves[0] = cross << 32 | (lowest & 0xFFFFFFFFu);
  result.halves[1] = high * otherHigh + (middle >> 32) + (cross >> 32) + a.halves[0] * b.halves[1] + a.halves[1] * b.halves[0];
  return result.whole;
}

#endif
