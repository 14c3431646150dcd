/** The bundle of `review` makes its regular expressions when they are needed (`.ci/late-patterns.js`). */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';

const ROOT = resolve(import.meta.dirname, '..', '..');
/** Lines of this project's tests: in them are most of what the patterns of the engine are for. */
const LINES = 400;

const Word = z.array(z.string()).nullable();
const Late = z.custom<RegExp>((value) => typeof value === 'object' && value !== null && 'made' in value);
const Call = z.tuple([z.string(), z.string(), z.string()]);

async function load(file: string, name: string): Promise<(...given: readonly string[]) => unknown> {
  const loaded: unknown = await import(pathToFileURL(join(ROOT, '.ci', file)).href);
  const found: unknown = typeof loaded === 'object' && loaded !== null ? Reflect.get(loaded, name) : undefined;
  if (typeof found !== 'function') throw new Error(`${file} has no ${name}`);
  return (...given) => Reflect.apply(found, undefined, given);
}

let findRequiredWords: (pattern: RegExp) => readonly string[] | null;
let makeLate: (pattern: RegExp) => RegExp;
let makePatternsLate: (module: string) => string;

beforeAll(async () => {
  const [find, make, change] = await Promise.all([
    load('required-words.js', 'findRequiredWords'),
    load('late-pattern.js', 'late'),
    load('late-patterns.js', 'makePatternsLate'),
  ]);
  findRequiredWords = ({ source, flags }) => Word.parse(find(source, flags));
  makeLate = (pattern) =>
    Late.parse(make(pattern.source, pattern.flags, (findRequiredWords(pattern) ?? []).join('\0')));
  makePatternsLate = (module) => z.string().parse(change(module));
});

describe('required words', () => {
  it.each<[RegExp, readonly string[] | null]>([
    [/eval/u, ['eval']],
    [/^\s{0,4}(?:eval|exec)\s?\(/u, ['eval', 'exec']],
    [/\bpanic!?\(/u, ['panic(', 'panic!(']],
    [/[kK]ey[_-]?store/u, ['keystore', 'key_store', 'key-store', 'Keystore', 'Key_store', 'Key-store']],
    [/no(?: \w+)* change/u, [' change']],
    [/a(?:bc)+d/u, ['bc']],
    [/a{2}bc/u, ['bc']],
    [/(?<word>if|unless)\b.{0,9}\k<word>/u, ['if', 'unless']],
    [/(?<!not )safe(?=ly)/u, ['safe']],
    [/\x41\u0042\u{43}\n/u, ['ABC\n']],
    [/\.\/\\-/u, ['./\\-']],
    [/[\]x-]y/u, [']y', 'xy', '-y']],
    [/TODO/iu, ['todo']],
    // The long s is one of these, and has no lower case of its own.
    [/status/iu, ['tatu']],
    [/ſs/iu, null],
    [/é\d/iu, null],
    [/\d+|\w/u, null],
    [/(?:word)?/u, null],
    [/(?:word){0,3}/u, null],
    [/word|/u, null],
    [/[a-z]|[^x]|\p{Lu}|./u, null],
    [/(?=word)/u, null],
    [/[\wx]/u, null],
  ])('of %s', (pattern, words) => {
    expect(findRequiredWords(pattern)).toEqual(words);
  });

  it('are in whatever a pattern of the sources matches', () => {
    const texts = readdirSync(join(ROOT, '__tests__'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .flatMap((name) => readFileSync(join(ROOT, '__tests__', name), 'utf8').split('\n'));
    const lines = texts.filter((_, at) => at % Math.ceil(texts.length / LINES) === 0);
    const modules = readdirSync(join(ROOT, 'build', 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.js'),
    );
    const calls = modules.flatMap((name) => [
      ...makePatternsLate(readFileSync(join(ROOT, 'build', 'src', name), 'utf8')).matchAll(
        /\blate\((?<given>"(?:\\.|[^"\\])*", "[a-z]*", "(?:\\.|[^"\\])*")\)/gu,
      ),
    ]);
    let matches = 0;
    const wrong = calls.flatMap(({ groups }) => {
      const [source, flags, joined] = Call.parse(JSON.parse(`[${groups?.['given']}]`));
      if (joined === '') return [];
      const pattern = new RegExp(source, flags.replace(/[gy]/gu, ''));
      const words = joined.split('\0');
      const matched = lines.filter((line) => pattern.test(line));
      matches += matched.length;
      return matched.filter(
        (line) => !words.some((word) => (pattern.ignoreCase ? line.toLowerCase() : line).includes(word)),
      );
    });
    expect(wrong).toEqual([]);
    expect(calls.length).toBeGreaterThan(5000);
    expect(matches).toBeGreaterThan(5000);
  });
});

describe('a late pattern', () => {
  const texts = ['', 'none', 'one word', 'Word and word', 'word, word\nword'];

  it.each([/word/u, /word/gu, /wor(?<last>d)/giu, /^word/gmu, /word/y, /\w\b/gu, /x?/u])('is as %s', (pattern) => {
    for (const text of texts) {
      for (const before of [[], ['word'], ['nothing', 'of it']]) {
        const prepare = (one: RegExp) => {
          for (const other of before) other.replace(one, '');
          return one;
        };
        for (const use of [
          (one: RegExp) => [one.test(text), one.lastIndex, one.test(text), one.lastIndex],
          (one: RegExp) => [one.exec(text), one.lastIndex, one.exec(text)],
          (one: RegExp) => text.match(one),
          (one: RegExp) => text.replace(one, '<$&>'),
          (one: RegExp) => text.search(one),
          (one: RegExp) => text.split(one),
          (one: RegExp) => text.split(one, 1),
          (one: RegExp) => [one.source, one.flags],
          (one: RegExp) => (one.flags.includes('g') ? [...text.matchAll(one)] : []),
          (one: RegExp) => {
            one.lastIndex = 3;
            return [one.exec(text), one.lastIndex];
          },
        ])
          expect(use(prepare(makeLate(pattern)))).toEqual(use(prepare(new RegExp(pattern))));
      }
    }
  });

  it('is made at last, if no text tells anything for long', () => {
    const late = makeLate(/word/u);
    for (let time = 0; time < 10_000; time += 1) expect(late.test('none')).toBe(false);
    expect(Reflect.get(late, 'made')).toEqual(/word/u);
  });

  it('is not made for a text that has none of its words', () => {
    const late = makeLate(/wo(?:rd|e)/iu);
    expect(late.test('nothing')).toBe(false);
    expect(Reflect.get(late, 'made')).toBeUndefined();
    expect(late.test('a WORD')).toBe(true);
  });
});

describe('a module whose patterns are made late', () => {
  it.each([
    ['const A = /a"b/u;', 'const A = late("a\\"b", "u", "a\\"b");'],
    ['export const A = [/ab/gu];', 'export const A = [late("ab", "gu", "ab")];'],
    [
      'const A = (t) => /[/"]\\//u.test(t);',
      'var late$0; const A = (t) => (late$0 ??= late("[/\\"]\\\\/", "u", "//\\u0000\\"/")).test(t);',
    ],
    ['const A = (t) => t.replace(/ab/gu, "");', null],
    ['const A = (b / 2) / c / d;', null],
    [`const A = \`/a/ \${b / 2 / c} \${\`}\${{ d: 1 }.d / 2 / 1}\`} /b/u\`;`, null],
    [`const A = \`\${/ab/u.test(b)}/c/\`;`, `const A = \`\${late("ab", "u", "ab").test(b)}/c/\`;`],
    ['// it is /ab/u\n/* and /cd/u */ const A = "/ef/u";', null],
    ['#!/usr/bin/env node\nf();', null],
    [
      'function a(t) {\n  return /ab/u.test(t);\n}',
      'var late$0; function a(t) {\n  return (late$0 ??= late("ab", "u", "ab")).test(t);\n}',
    ],
  ])('%s', (module, changed) => {
    expect(makePatternsLate(module)).toBe(changed ?? module);
  });
});
