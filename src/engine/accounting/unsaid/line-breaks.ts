/**
 * Lines of Java that a Unicode escape ends: the compiler translates `\u000a` before it looks for comments and texts, so what
 * stands behind it runs, though editors and reviewers show a comment (The Java Language Specification, 3.3).
 */
import type { FileChange } from '../../model.js';

const LANGUAGES: ReadonlySet<string> = new Set(['Java', 'Groovy', 'Scala']);
const BREAK = /\\u+000[ad]/iu;

/** Returns the added lines with such an escape. */
export function findEscapedLineBreaks({ added, language }: FileChange): ReadonlyMap<number, string> {
  if (!LANGUAGES.has(language ?? '')) return new Map();
  const lines = added.filter(({ text }) => BREAK.test(text));
  return new Map(lines.map(({ number }) => [number, 'an escape ends the line before its end: what follows is code']));
}
