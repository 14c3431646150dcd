/** Parts of a query that are compiled only where a text has their word. */
import { describe, expect, it } from '@jest/globals';
import { readSideSyntax } from './read-syntax.js';

describe.each(['a.ts', 'a.js'])('definitions of %s', (path) => {
  it.each([
    [
      'a class that a constant holds',
      'const Cart = class {\n  total() {\n    return 1;\n  }\n};\n',
      ['class Cart', 'method total'],
    ],
    ['fields of a class', 'class Cart {\n  sum = 0;\n  add = () => 1;\n}\n', ['class Cart', 'field sum', 'method add']],
    ['a constant, where no text has a class', 'const cart = { total: () => 1 };\n', ['constant cart', 'method total']],
  ])('%s', async (_, text, expected) => {
    const { definitions } = await readSideSyntax(path, text);
    expect(definitions.map(({ kind, name }) => `${kind} ${name}`)).toEqual(expected);
  });
});

it.each([
  ['declare const cart: Cart;\n', ['constant cart']],
  ['const other = 1;\n', ['constant other']],
])('declarations without a value: %s', async (text, expected) => {
  const { definitions } = await readSideSyntax('a.ts', text);
  expect(definitions.map(({ kind, name }) => `${kind} ${name}`)).toEqual(expected);
});

it.each([
  ["import shop = require('./shop');\n", ['./shop']],
  ["const shop = require('./shop');\n", ['./shop']],
  ["const shop = requireShop('./shop');\n", []],
])('modules: %s', async (text, expected) => {
  const { imports } = await readSideSyntax('a.ts', text);
  expect(imports.map(({ module }) => module)).toEqual(expected);
});
