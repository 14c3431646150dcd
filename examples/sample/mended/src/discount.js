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
  redeem(cart.customer, code);
  return { ...cart, discount };
}

/** The vouchers that each customer has redeemed. */
const redemptions = new Map();

/** Stores a redemption per customer. A second redemption of the same voucher by that customer is rejected. */
function redeem(customer, voucher) {
  const redeemed = redemptions.get(customer) ?? new Set();
  if (redeemed.has(voucher)) {
    throw new DiscountError('E_CODE_REDEEMED', `${customer} has redeemed the code ${voucher} before`);
  }
  redemptions.set(customer, redeemed.add(voucher));
}
