/**
 * Computes logarithm and logistic function with the four basic operations only. IEEE 754 defines their results exactly,
 * while `Math.log` and `Math.exp` may differ between builds, which could change the result of a threshold.
 */

const LN2 = Math.LN2;

/** Returns the natural logarithm of a number above 0, to about twelve digits. */
export function ln(x: number): number {
  let mantissa = x;
  let exponent = 0;
  while (mantissa > 1.5) {
    mantissa /= 2;
    exponent++;
  }
  while (mantissa < 0.75) {
    mantissa *= 2;
    exponent--;
  }
  const y = (mantissa - 1) / (mantissa + 1);
  const square = y * y;
  let [term, sum] = [y, 0];
  for (let odd = 1; odd < 24; odd += 2) {
    sum += term / odd;
    term *= square;
  }
  return exponent * LN2 + 2 * sum;
}

/** Returns e to the power of x. `x` is limited to the range from -40 to 40. */
export function exp(x: number): number {
  const held = Math.max(-40, Math.min(40, x)) / 64;
  let [term, sum] = [1, 1];
  for (let n = 1; n < 12; n++) {
    term *= held / n;
    sum += term;
  }
  for (let squaring = 0; squaring < 6; squaring++) sum *= sum;
  return sum;
}

/** Returns 1 / (1 + e^-x). */
export function logistic(x: number): number {
  return 1 / (1 + exp(-x));
}

/** Returns the inverse of `logistic`; probabilities are limited to the range from 0.001 to 0.999. */
export function logit(p: number): number {
  const held = Math.max(0.001, Math.min(0.999, p));
  return ln(held / (1 - held));
}

/** Rounds a probability to the form of the contract: four decimals, within 0 and 1. */
export function roundConfidence(p: number): number {
  return Math.round(Math.max(0, Math.min(1, p)) * 10_000) / 10_000;
}

/** About log2(1 + n): whole at powers of two and straight between them, so exact on every machine. */
export function approximateLog2(n: number): number {
  let power = 1;
  let digits = 0;
  while (power * 2 <= n + 1) {
    power *= 2;
    digits += 1;
  }
  return digits + (n + 1) / power - 1;
}

/** The sum of numbers; 0 of none. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The largest of numbers that are not below 0; 0 of none. */
export function maximum(values: readonly number[]): number {
  return values.reduce((most, value) => (value > most ? value : most), 0);
}
