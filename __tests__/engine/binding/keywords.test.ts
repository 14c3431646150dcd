import { describe, expect, it } from '@jest/globals';
import { blankKeywords } from '../../../src/engine/binding/lines/keywords.js';

describe('keywords of code', () => {
  it.each([
    ['export function exportOrders(from: Date) {', 'exportOrders(from: Date) {'],
    ['return import(path)', '(path)'],
    ['public static final int RETRIES = 3;', 'int RETRIES = 3;'],
    ['export: true', 'export: true'],
    ["import('../a.js')", "import('../a.js')"],
    ['order.export()', 'order.export()'],
    ['data-export="x"', 'data-export="x"'],
  ])('of %s leave %s', (line, left) => {
    const words = (text: string) => text.split(' ').filter((word) => word !== '');
    expect(words(blankKeywords(line))).toEqual(words(left));
    expect(blankKeywords(line)).toHaveLength(line.length);
  });
});
