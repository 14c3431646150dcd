/** A cart is a plain value: every change gives a new one. Amounts are whole cents. */

export function createCart(customer) {
  return { customer, items: [] };
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
  return subtotal(cart);
}
