import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addItem, createCart, total } from '../src/cart.js';
import { applyDiscount } from '../src/discount.js';

const tea = addItem(createCart('ada'), { sku: 'tea', cents: 450, count: 2 });
const today = new Date('2026-06-15T12:00:00Z');

describe('discount codes', () => {
  it('takes ten percent off with SAVE10', () => {
    assert.equal(total(applyDiscount(tea, 'SAVE10', today)), 810);
  });

  it('refuses an expired code', () => {
    assert.throws(() => applyDiscount(tea, 'SPRING', today), { code: 'E_CODE_EXPIRED' });
  });

  it('never makes the total negative', () => {
    const sweet = addItem(createCart('ada'), { sku: 'sweet', cents: 20, count: 1 });
    assert.equal(total(applyDiscount(sweet, 'FIVER', today)), 0);
  });

  it('rejects a second redemption by the same customer', () => {
    const cart = addItem(createCart('bob'), { sku: 'tea', cents: 450, count: 1 });
    applyDiscount(cart, 'SAVE10', today);
    assert.throws(() => applyDiscount(cart, 'SAVE10', today), { code: 'E_CODE_REDEEMED' });
  });
});
