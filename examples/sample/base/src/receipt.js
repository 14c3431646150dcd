import { total } from './cart.js';

/** Whole cents as a person reads them. */
export function money(cents) {
  return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}

export function receipt(cart) {
  const lines = cart.items.map((item) => `${item.count} x ${item.sku}  ${money(item.cents * item.count)}`);
  return [...lines, `total  ${money(total(cart))}`].join('\n');
}
