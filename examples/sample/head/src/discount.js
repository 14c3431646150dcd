import { CODES } from './codes.js';

/** Why a code was refused; `code` is what the checkout shows. */
export class DiscountError extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** Gives the cart with the discount of `code`, a percentage off the total such as SAVE10. */
export function applyDiscount(cart, code, now) {
  const discount = CODES.get(code);
  if (discount === undefined) {
    throw new DiscountError('E_CODE_UNKNOWN', `nobody knows the code ${code}`);
  }
  if (discount.expires !== null && now > discount.expires) {
    throw new DiscountError('E_CODE_EXPIRED', `the code ${code} expired on ${discount.expires.toISOString()}`);
  }
  return { ...cart, discount };
}
