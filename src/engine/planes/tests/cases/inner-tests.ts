/** Tests that a test declares in its body, to run them and look at the result: they are its input, and no tests of the project. */
import type { FileChange, SideSyntax, TestCase } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { readWholeSide } from '../../side-lines.js';
import { CASE, type Family, findFamily } from '../vocabulary.js';
import { findBlockEnd } from './block-end.js';

/** A module, a class or a suite that begins inside of a function. */
const DECLARES =
  /^\s+(?:(?:abstract|public|private|internal|static|final|open|data|inner)\s{1,4}){0,4}(?:(?:defmodule|class|module)\s{1,4}[A-Z_]|(?:[\w.]{1,60}\s?=\s?)?(?:Class\.new\b|(?:RSpec|Minitest::Spec)\.describe\b))/u;

/** Returns a function that tells whether a line of one side stands in a module or class that a test declares and that holds tests. */
export function createInnerTest(
  change: FileChange,
  side: 'old' | 'new',
  syntax: SideSyntax | null,
): (line: number) => boolean {
  const texts = new Map<number, string>();
  for (const run of readWholeSide(change, side)) for (const { number, text } of run) texts.set(number, text);
  const all = syntax?.cases ?? listByWords(texts, findFamily(change.language));
  if (all.length === 0) return () => false;
  const heads = new Set(all.map(({ first }) => first));
  const inner = new Set<number>();
  let done = 0;
  const outer = all.filter(({ suite }) => !suite).toSorted((a, b) => a.first - b.first || b.last - a.last);
  for (const { first, last } of outer) {
    // What stands in a test that was read is read with it.
    let at = Math.max(first, done) + 1;
    while (at < last) {
      const end = DECLARES.test((texts.get(at) ?? '').slice(0, REACH.line)) ? findBlockEnd(texts, at, last) : at;
      const block = Array.from({ length: end > at ? end - at + 1 : 0 }, (_, index) => at + index);
      if (block.some((line) => heads.has(line))) for (const line of block) inner.add(line);
      at = end + 1;
    }
    done = Math.max(done, last);
  }
  return (line) => inner.has(line);
}

/** Lists the cases of a language without a tree; of those in another one the head is enough. */
function listByWords(
  texts: ReadonlyMap<number, string>,
  family: Family | null,
): readonly Pick<TestCase, 'first' | 'last' | 'suite'>[] {
  const pattern = family === null ? undefined : CASE[family];
  if (pattern === undefined) return [];
  let done = 0;
  return [...texts].flatMap(([number, text]) => {
    if (!pattern.test(text.slice(0, REACH.line))) return [];
    const last = number > done ? findBlockEnd(texts, number, Number.POSITIVE_INFINITY) : number;
    done = Math.max(done, last);
    return [{ first: number, last, suite: false }];
  });
}
