/** The name that a line declares, by which a reader is told what a change reaches. */
import { describe, expect, it } from '@jest/globals';
import { readDeclared } from '../../../src/engine/text/blocks.js';

describe('a line', () => {
  it.each([
    ['class Basket:', 'Basket'],
    ['class Basket(Base):', 'Basket'],
    ['class Shop::Basket', 'Shop::Basket'],
    ['def price(self):', 'price'],
    ['def empty?', 'empty?'],
    ['  public price(item: Item): number {', 'price'],
    ['  price(item) {', 'price'],
  ])('declares: %s', (line, name) => {
    expect(readDeclared(line)).toBe(name);
  });

  it.each(['Basket(items).price()', 'return price(items)', 'it("adds up", () => {'])('declares nothing: %s', (line) => {
    expect(readDeclared(line)).toBeNull();
  });
});
