/** Modules that answer names by themselves: what goes from their lists may be answered still. */
import type { FileChange } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { readStretches } from '../stretches.js';

/**
 * A function that is asked for names that a module does not have: https://peps.python.org/pep-0562/,
 * https://docs.ruby-lang.org/en/master/Module.html#method-i-const_missing
 */
const ASKED: Readonly<Record<string, RegExp>> = {
  Python: /^(?:def __getattr__\(|__getattr__\b)/u,
  Ruby: /^\s{0,40}(?:def (?:self\.)?(?:method_missing|const_missing)\b|autoload\b)/u,
};
/** Its answer may be any name of another module. */
const PASSES_ALL = /\bimport_module\b|\bgetattr\(|\bconst_get\b|\bpublic_send\(|\b__send__\(|\.send\(/u;
/** A list that passes on all names of another module. */
const ALL: Readonly<Record<string, RegExp>> = {
  JavaScript: /^\s{0,4}export\s+(?:type\s+)?\*\s+from\b/u,
  TypeScript: /^\s{0,4}export\s+(?:type\s+)?\*\s+from\b/u,
  TSX: /^\s{0,4}export\s+(?:type\s+)?\*\s+from\b/u,
  Python: /^from\s+\.[\w.]*\s+import\s+\*/u,
  Rust: /^\s{0,8}pub\s+use\s.{0,300}\*/u,
};

/**
 * Returns a function that tells whether a changed file may answer a name that no line of it declares any more: it names it
 * beside a function that is asked for missing names, or newly passes on all names of another module.
 */
export function createSelfAnswerTest(change: FileChange): (name: string) => boolean {
  const language = change.language ?? '';
  const [asked, all] = [ASKED[language], ALL[language]];
  if (all !== undefined && change.added.some(({ text }) => all.test(text.slice(0, REACH.statement)))) return () => true;
  if (asked === undefined) return () => false;
  const lines = readStretches(change).flatMap(({ after }) => after.map(({ text }) => text.slice(0, REACH.line)));
  if (!lines.some((line) => asked.test(line))) return () => false;
  if (lines.some((line) => PASSES_ALL.test(line))) return () => true;
  const words = new Set(lines.flatMap((line) => line.match(/[\p{IDS}_][\p{IDC}]*/gu) ?? []));
  return (name) => words.has(name);
}
