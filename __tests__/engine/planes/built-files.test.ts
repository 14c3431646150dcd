/** Notes about how people write are not told of files that a tool built. */
import { describe, expect, it } from '@jest/globals';
import type { FileSpec } from '../../stand-ins/snapshot.js';
import { listFindings } from '../run-planes.js';

const CODE = "'use strict';\nfunction total(lines) {\n  return sum(lines);\n}\n";
const NOTE = '// The discount is applied seperately.\n';
const MAP = '//# sourceMappingURL=shop.js.map\n';
const change = (before: string, after = before): FileSpec => ({
  old: `${CODE}${before}`,
  new: `${CODE}${NOTE}${after}`,
});

describe('a built file', () => {
  it.each([
    ['dist/shop.js', MAP],
    ['packages/cart/dist/shop.css', '/*# sourceMappingURL=shop.css.map */\n'],
    ['dist/shop.cjs', "Object.defineProperty(exports, '__esModule', { value: true });\n"],
    ['build/shop.js', 'var a = __webpack_require__(12);\n'],
  ])('has no note about what its source says: %s', async (path, mark) => {
    expect(await listFindings({ [path]: change(mark) })).not.toContainEqual(expect.stringContaining('misspelt'));
  });

  it('keeps what is not about style', async () => {
    const found = await listFindings({
      'dist/shop.js': change(MAP, `app.get('/a', (q) => eval(q.query.code));\n${MAP}`),
    });
    expect(found).toContainEqual(expect.stringMatching(/^security\/injection dist\/shop\.js:/u));
  });
});

describe('another file is read as before', () => {
  it.each([
    ['a source with such a mark', 'src/shop.js', change(MAP)],
    ['a file in such a folder that the base does not show as built', 'dist/shop.js', change('')],
    ['one that the change itself marks', 'dist/shop.js', change('', MAP)],
    ['a new one', 'dist/shop.js', { old: null, new: `${CODE}${NOTE}${MAP}` }],
  ] as readonly (readonly [string, string, FileSpec])[])('%s', async (_, path, spec) => {
    expect(await listFindings({ [path]: spec })).toContainEqual(`hygiene/misspelt-word ${path}:5`);
  });
});
