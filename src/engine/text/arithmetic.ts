/**
 * Logarithm and logistic function out of the four operations alone: IEEE 754 fixes those to the last bit, while `Math.log`
 * and `Math.exp` may differ between builds, and a threshold must not.
 */

const LN2 = Math.LN2;

/** Natural logarithm of a number above 0, to some twelve digits. */
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

/** e to the power of x, for |x| up to 40 (beyond that it is held there). */
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

/** 1 / (1 + e^-x). */
export function logistic(x: number): number {
  return 1 / (1 + exp(-x));
}

/** The inverse of `logistic`; probabilities are held inside 0.001 and 0.999. */
export function logit(p: number): number {
  const held = Math.max(0.001, Math.min(0.999, p));
  return ln(held / (1 - held));
}

/** A probability as the contract writes it: four decimals, within 0 and 1. */
export function confidenceOf(p: number): number {
  return Math.round(Math.max(0, Math.min(1, p)) * 10_000) / 10_000;
}
