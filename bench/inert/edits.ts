/** Random edits of white space and comments, and other names for what a program calls its own. The same seed gives the same edits. */
import { createHash } from 'node:crypto';
import type { Language } from './languages.js';

const SPACES = [
  ' ',
  '  ',
  '\n',
  '\n\n',
  '\t',
  '\r',
  '\r\n',
  '\f',
  '\v',
  '\0',
  '\u0085',
  '\u00a0',
  '\u200b',
  '\u2028',
  '\u2029',
];
const MORE_SPACES = ['\u3000', '\ufeff', '\\\n', ' \\\n', '\\ \n'];
const INDENTS = ['', ' ', '  ', '    ', '\t'];
/** What comments are made of: words, and signs that end or begin something for somebody. */
const WORDS = [
  ...[
    'x',
    'note',
    'TODO',
    'return 1',
    '"""',
    "'''",
    '"',
    "'",
    '`',
    '*/',
    '/*',
    '//',
    '#',
    '-->',
    '<!--',
    '?>',
    '<?php',
  ],
  ...['\\', '??/', ')', '}', ']', ';', '$(id)', '<<EOF', 'EOF', '=end', '__END__', '{', '(', '\n', '!/bin/sh'],
  ...['\\u000a x();', '\\u002a/ x(); /*', 'coding: latin-1'],
];
const NAME = /\b[a-z_]\w{0,20}\b/gu;

/** Draws numbers from a seed: every 32 bits of a digest, and then of the next one. */
export class Draw {
  #at = 0;
  constructor(private readonly seed: string) {}

  /** Returns a whole number from 0 to below `end`. */
  below(end: number): number {
    this.#at += 1;
    return createHash('sha256').update(`${this.seed}:${this.#at}`).digest().readUInt32BE() % Math.max(1, end);
  }

  /** @throws RangeError if there is none */
  one<T>(all: readonly T[]): T {
    const drawn = all[this.below(all.length)];
    if (drawn === undefined) throw new RangeError('there is nothing to draw from');
    return drawn;
  }
}

type Edit = (text: string, draw: Draw, language: Language) => string;

const put = (text: string, at: number, what: string) => text.slice(0, at) + what + text.slice(at);
const drawSpace = (draw: Draw) => draw.one([...SPACES, ...MORE_SPACES]);

function writeComment(draw: Draw, { line, block }: Language): string {
  const words = Array.from({ length: 1 + draw.below(3) }, () => draw.one(WORDS)).join(' ');
  if (block.length > 0 && draw.below(2) === 0) {
    const [start, end] = draw.one(block);
    return `${start} ${words} ${end}`;
  }
  return draw.one(line) + draw.one(['', ' ']) + words;
}

function editLine(edit: (lines: string[], at: number, draw: Draw, language: Language) => void): Edit {
  return (text, draw, language) => {
    const lines = text.split('\n');
    edit(lines, draw.below(lines.length), draw, language);
    return lines.join('\n');
  };
}

/** Replaces one match of a pattern; the text itself if there is none. */
function replaceOne(text: string, pattern: RegExp, draw: Draw, by: (found: string) => string): string {
  const found = [...text.matchAll(pattern)];
  if (found.length === 0) return text;
  const { index, 0: old } = draw.one(found);
  return text.slice(0, index) + by(old) + text.slice(index + old.length);
}

/** Gives all places of a name in the text another one: a new one, or one that is there. */
export const rename: Edit = (text, draw) => {
  const names = [...new Set(text.match(NAME) ?? [])];
  if (names.length === 0) return text;
  const name = draw.one(names);
  const other = draw.below(2) === 0 ? `${name}2` : draw.one(names);
  return text.replace(new RegExp(`(?<![\\w.])${name}\\b`, 'gu'), () => other);
};

const EDITS: readonly Edit[] = [
  (text, draw) => put(text, draw.below(text.length + 1), drawSpace(draw)),
  (text, draw) => replaceOne(text, /\s+/gu, draw, () => (draw.below(5) < 2 ? '' : drawSpace(draw))),
  (text, draw) =>
    replaceOne(text, /[;,(){}[\]=+]/gu, draw, (sign) =>
      draw.below(2) === 0 ? drawSpace(draw) + sign : sign + drawSpace(draw),
    ),
  (text, draw, language) =>
    replaceOne(text, /[;,(){}[\]=+]/gu, draw, (sign) => `${sign}${writeComment(draw, language)}\n`),
  (text, draw, language) => put(text, draw.below(text.length + 1), writeComment(draw, language) + draw.one(['', '\n'])),
  editLine((lines, at, draw) => void lines.splice(at, 0, draw.one(['', '  ', '\t', '\f', '\r', '\\']))),
  editLine((lines, at, draw) => void lines.splice(at, 1, draw.one(INDENTS) + (lines[at] ?? '').trimStart())),
  editLine((lines, at, draw) => void lines.splice(at, 1, (lines[at] ?? '') + drawSpace(draw))),
  editLine(
    (lines, at, draw) =>
      void lines.splice(at, 2, (lines[at] ?? '') + draw.one([' ', '', '\\']) + (lines[at + 1] ?? '').trimStart()),
  ),
  editLine((lines, at, draw, language) => void lines.splice(at, 0, writeComment(draw, language))),
  editLine(
    (lines, at, draw, language) =>
      void lines.splice(at, 1, (lines[at] ?? '') + draw.one([' ', '']) + writeComment(draw, language)),
  ),
  editLine((lines, _, draw, { line }) => {
    const comments = lines.flatMap((text, at) =>
      line.some((mark) => text.includes(mark)) || /^\s*(?:\/?\*|\*\/)/u.test(text) ? [at] : [],
    );
    if (comments.length === 0) return;
    const at = draw.one(comments);
    const old = lines[at] ?? '';
    const now = draw.one([
      [],
      [`${old} ${draw.one(WORDS)}`],
      [old.replace(/\w+/u, () => draw.one(WORDS))],
      [draw.one(lines)],
    ]);
    lines.splice(at, 1, ...now);
  }),
  rename,
];

/** Edits a text once or a few times. */
export function edit(text: string, draw: Draw, language: Language): string {
  let edited = text;
  for (let left = draw.one([1, 1, 1, 2, 2, 3]); left > 0; left -= 1) edited = draw.one(EDITS)(edited, draw, language);
  return edited;
}
