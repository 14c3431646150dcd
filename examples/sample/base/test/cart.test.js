import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addItem, createCart, total } from '../src/cart.js';

describe('cart', () => {
  it('starts empty', () => {
    assert.equal(total(createCart('ada')), 0);
  });

  it('adds up its items', () => {
    const cart = addItem(createCart('ada'), { sku: 'tea', cents: 450, count: 2 });
    assert.equal(total(cart), 900);
  });

  it('takes no half cents', () => {
    assert.throws(() => addItem(createCart('ada'), { sku: 'tea', cents: 0.5, count: 1 }), RangeError);
  });
});
