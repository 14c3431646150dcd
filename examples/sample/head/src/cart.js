/** A cart is a plain value: every change gives a new one. Amounts are whole cents. */

export function createCart(customer) {
  return { customer, items: [], discount: null };
}

export function addItem(cart, item) {
  if (!Number.isInteger(item.cents) || item.cents < 0) {
    throw new RangeError(`${item.sku} has no price in whole cents`);
  }
  return { ...cart, items: [...cart.items, item] };
}

export function subtotal(cart) {
  return cart.items.reduce((sum, item) => sum + item.cents * item.count, 0);
}

export function total(cart) {
  const full = subtotal(cart);
  if (cart.discount === null) return full;
  // A discount may be larger than what is in the cart: the total is never negative.
  return Math.max(0, full - discountCents(cart.discount, full));
}

function discountCents(discount, full) {
  return discount.kind === 'percent' ? Math.round((full * discount.value) / 100) : discount.value;
}
