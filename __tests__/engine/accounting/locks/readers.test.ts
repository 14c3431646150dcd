/** What the readers take: the YAML that managers write, and ranges of versions. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { type Data, isMap, toData } from '../../../../src/engine/accounting/locks/data.js';
import { readIndented } from '../../../../src/engine/accounting/locks/indented.js';
import {
  allowsVersion,
  CARGO_RANGES,
  type Dialect,
  NPM_RANGES,
  PYTHON_RANGES,
} from '../../../../src/engine/accounting/locks/ranges.js';

/** Every scalar as text, as the reader gives them. */
function asTexts(data: Data): unknown {
  if (Array.isArray(data)) return data.map((one: Data) => asTexts(one));
  return isMap(data) ? Object.fromEntries([...data].map(([key, one]) => [key, asTexts(one)])) : String(data);
}

const asRead = (text: string) => {
  const read = readIndented(text);
  return read === null ? null : asTexts(read);
};

describe('the YAML of package managers', () => {
  it.each([
    ['a map in a map', 'a:\n  b: c\n'],
    ['a key in quotes', "'@a/b@1.0.0':\n  x: 'it''s'\n"],
    ['a version with peers', '  \na:\n  b@1.0.0(c@2.0.0): {}\n'],
    ['a map on one line', "a: {b: '>=1', c: [d, e], f: https://x.example/y}\n"],
    ['a list', 'a:\n  - b\n  - c\n'],
    ['blank lines and comments at the start of a line', '# x\n\na:\n\n  b: c\n\nd: e\n'],
  ])('reads %s as a library does', (_, text) => {
    expect(asRead(text)).toEqual(asTexts(toData(parse(text))));
  });

  it.each([
    ['an anchor', 'a: &x b\n'],
    ['an alias', 'a: *x\n'],
    ['a tag', 'a: !!str b\n'],
    ['a merge key', 'a:\n  <<: {b: c}\n'],
    ['a key twice', 'a: b\na: c\n'],
    ['a key twice on one line', 'a: {b: c, b: d}\n'],
    ['a second document', 'a: b\n---\na: c\n'],
    ['a directive', '%YAML 1.1\na: b\n'],
    ['a tab', 'a:\n\tb: c\n'],
    ['a carriage return', 'a: b\r\nc: d\n'],
    ['a line break of Unicode', 'a: b\u2028c: d\n'],
    ['a comment behind a value', 'a: b # c\n'],
    ['a value on the next line', 'a:\n  b\n'],
    ['a key without a value', 'a:\nb: c\n'],
    ['an explicit key', '? a\n: b\n'],
    ['a list of maps', 'a:\n  - b: c\n'],
    ['an escape', 'a: "\\u0062"\n'],
    ['deep nesting', Array.from({ length: 40 }, (_, at) => `${' '.repeat(at)}a:`).join('\n')],
    ['one-line nesting', `a: ${'['.repeat(5000)}\n`],
  ])('refuses %s', (_, text) => {
    expect(readIndented(text)).toBeNull();
  });

  it('never reads a text otherwise than a library', () => {
    const word = fc.stringMatching(/^[ -~]{1,12}$/u);
    const value = fc.letrec((tie) => ({
      value: fc.oneof({ maxDepth: 3 }, word, fc.array(word, { maxLength: 3 }), tie('map')),
      map: fc.dictionary(word, tie('value'), { maxKeys: 4 }),
    }));
    const edited = fc.tuple(
      value.map,
      fc.nat(),
      fc.constantFrom('', ' ', ':', '#', '-', "'", '"', '{', '\n', '  ', ', ', '? ', '&a ', '|'),
    );
    fc.assert(
      fc.property(edited, ([map, place, sign]) => {
        const whole = stringify(map, { lineWidth: 0, singleQuote: true });
        const at = place % (whole.length + 1);
        for (const text of [whole, whole.slice(0, at) + sign + whole.slice(at)]) {
          const own = asRead(text);
          if (own === null || /^ *\S.*: [|>]/mu.test(text)) continue;
          const theirs: unknown = parse(text, { schema: 'failsafe', logLevel: 'silent' });
          expect(own).toEqual(asTexts(toData(theirs)));
        }
      }),
      { numRuns: 2000, seed: 1 },
    );
  });
});

describe('ranges of versions', () => {
  it.each<[string, Dialect, string, string, boolean]>([
    ['npm', NPM_RANGES, '4.4.1', '^4.3.0', true],
    ['npm', NPM_RANGES, '5.0.0', '^4.3.0', false],
    ['npm', NPM_RANGES, '4.2.9', '^4.3.0', false],
    ['npm', NPM_RANGES, '0.3.9', '^0.3.1', true],
    ['npm', NPM_RANGES, '0.4.0', '^0.3.1', false],
    ['npm', NPM_RANGES, '0.0.4', '^0.0.3', false],
    ['npm', NPM_RANGES, '1.2.9', '~1.2.3', true],
    ['npm', NPM_RANGES, '1.3.0', '~1.2.3', false],
    ['npm', NPM_RANGES, '1.9.0', '1', true],
    ['npm', NPM_RANGES, '2.0.0', '1.x', false],
    ['npm', NPM_RANGES, '1.2.4', '1.2.3', false],
    ['npm', NPM_RANGES, '2.5.0', '>= 2.1.2 < 3', true],
    ['npm', NPM_RANGES, '3.0.0', '>= 2.1.2 < 3', false],
    ['npm', NPM_RANGES, '3.0.0', '^2.0.0 || ^3.0.0', true],
    ['npm', NPM_RANGES, '1.5.0', '1.2.0 - 1.6.0', true],
    ['npm', NPM_RANGES, '1.6.1', '1.2.0 - 1.6.0', false],
    ['npm', NPM_RANGES, '9.9.9', '*', true],
    ['npm', NPM_RANGES, '1.0.0', '^1.0.0-beta.1', true],
    ['npm', NPM_RANGES, '1.0.0-beta.2', '^1.0.0-beta.1', false],
    ['npm', NPM_RANGES, '1.0.0-beta.2', '1.0.0-beta.2', true],
    ['npm', NPM_RANGES, '1.0.0', 'latest', false],
    ['npm', NPM_RANGES, '1.0.0', 'npm:evil@1.0.0', false],
    ['npm', NPM_RANGES, '1.0.0', 'git+https://x.example/1.0.0', false],
    ['Cargo', CARGO_RANGES, '1.9.0', '1.2', true],
    ['Cargo', CARGO_RANGES, '2.0.0', '1.2', false],
    ['Cargo', CARGO_RANGES, '0.3.0', '0.2', false],
    ['Cargo', CARGO_RANGES, '1.2.4', '=1.2.3', false],
    ['Cargo', CARGO_RANGES, '1.4.0', '>=1.2, <1.5', true],
    ['Python', PYTHON_RANGES, '1.0.5', '==1.0', false],
    ['Python', PYTHON_RANGES, '1.0', '==1.0.0', true],
    ['Python', PYTHON_RANGES, '1.0.5', '==1.0.*', true],
    ['Python', PYTHON_RANGES, '1.4.9', '~=1.4.2', true],
    ['Python', PYTHON_RANGES, '1.5', '~=1.4.2', false],
    ['Python', PYTHON_RANGES, '1.9', '~=1.4', true],
    ['Python', PYTHON_RANGES, '1.0.5', '<=1.0', false],
    ['Python', PYTHON_RANGES, '2024.7.4', '>=2017.4.17', true],
    ['Python', PYTHON_RANGES, '3.0', '>=2,!=3.0', false],
    ['Python', PYTHON_RANGES, '1.0.post1', '>=1.0', false],
  ])('of %s', (_, dialect, version, range, allowed) => {
    expect(`${version} in ${range}: ${allowsVersion(version, range, dialect)}`).toBe(
      `${version} in ${range}: ${allowed}`,
    );
  });

  it('are read in a time that grows with their length', () => {
    const long = `>=1.0.0${' >=1.0.0'.repeat(100_000)}`;
    expect(allowsVersion('1.0.0', long, NPM_RANGES)).toBe(false);
  });
});
