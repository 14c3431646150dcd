/** Examples in the documentation of code that a runner of tests takes and checks. */
import type { FileChange } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { createNewSideReader } from '../../new-side.js';

/** Prompts of an interpreter: https://docs.python.org/3/library/doctest.html, https://hexdocs.pm/ex_unit/ExUnit.DocTest.html */
const PROMPTS: Readonly<Record<string, RegExp>> = {
  Python: /^\s{0,80}>>>\s(?!(?:import|from)\s)\S/u,
  Elixir: /^\s{0,80}iex(?:\(\d{1,4}\))?>\s\S/u,
};

/** A line of documentation in Rust, and what it holds. */
const DOC_LINE = /^\s{0,80}\/\/[/!](.*)$/u;
/** A block that is compiled and run: https://doc.rust-lang.org/rustdoc/write-documentation/documentation-tests.html */
const RUNS = /^\s{0,8}```(?:rust|should_panic|edition\d{4}|[,\s]|#){0,20}$/u;
const ASSERTS = /\b(?:assert|assert_eq|assert_ne|assert_matches|panic|unreachable)!|\.unwrap_err\(/u;
/** A block of documentation reaches so far from a changed line. */
const MAX_BLOCK = 200;

/** Returns true if a change adds or changes an example that is run and checks something. */
export function changesDoctest(change: FileChange): boolean {
  const { language, added, file } = change;
  if (file.status === 'deleted') return false;
  const prompt = PROMPTS[language ?? ''];
  if (prompt !== undefined) return added.some(({ text }) => prompt.test(text.slice(0, REACH.line)));
  return language === 'Rust' && changesRustExample(change);
}

function changesRustExample(change: FileChange): boolean {
  const docs = change.added.filter(({ text }) => /\w/u.test(readDoc(text) ?? ''));
  if (docs.length === 0) return false;
  const side = createNewSideReader(change);
  let read = 0;
  for (const { number } of docs) {
    // One example is read once.
    if (number <= read) continue;
    const open = findFence(side, number, -1);
    const close = findFence(side, number, 1);
    if (open === null || close === null || !RUNS.test(readDoc(side(open) ?? '') ?? '')) continue;
    read = close;
    for (let line = open + 1; line < close; line += 1)
      if (ASSERTS.test((readDoc(side(line) ?? '') ?? '').slice(0, REACH.line))) return true;
  }
  return false;
}

/** Returns the place of the next line in a direction that begins or ends a block, within one comment; null if none does. */
function findFence(side: (line: number) => string | undefined, from: number, step: 1 | -1): number | null {
  for (let line = from + step; Math.abs(line - from) <= MAX_BLOCK; line += step) {
    const doc = readDoc(side(line) ?? '');
    if (doc === null) return null;
    if (/^\s{0,8}```/u.test(doc)) return line;
  }
  return null;
}

const readDoc = (text: string): string | null => DOC_LINE.exec(text.slice(0, REACH.line))?.[1] ?? null;
