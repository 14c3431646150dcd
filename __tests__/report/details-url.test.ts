import { describe, expect, it } from '@jest/globals';
import { toDetailsUrl } from '../../src/report/index.js';

describe('detailsUrlOf', () => {
  it.each([
    [null, null],
    [undefined, null],
    ['', null],
    ['not an address', null],
    ['javascript:alert(1)', null],
    ['http://127.0.0.1:8787/v1/reviews/rev_1/trace', null],
    ['http://localhost/trace', null],
    [`https://gate.example/${'x'.repeat(2048)}`, null],
    ['https://gate.example/trace?expires=1&signature=x', 'https://gate.example/trace?expires=1&signature=x'],
  ])('%s → %s', (given, expected) => {
    expect(toDetailsUrl(given)).toBe(expected);
  });
});
