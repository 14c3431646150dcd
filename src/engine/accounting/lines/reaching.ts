/**
 * Lines that start a program, or run code that stands in a text. A ticket must name that: such a line is not asked for
 * because it stands among lines that are. Tests run where secrets are, so there the network and the environment count too.
 */
import type { FileChange, FileSyntax, ScannedLine } from '../../model.js';
import { findAll } from '../../text/find-all.js';
import { listWords } from './words.js';

/** Calls and names that run programs or text, in the usual languages. `.exec(` of regular expressions is not among them. */
const RUNS =
  /(?<![\w.$])(?:eval|exec(?:Sync|File|FileSync|v|vp|ve|l|lp)?|spawn(?:Sync)?|system|popen|passthru|shell_exec|proc_open|Function)\s{0,4}\(|\b(?:child_process|subprocess|os\.system|os\.popen|Runtime\.getRuntime|ProcessBuilder|Process\.Start|os\/exec|exec\.Command|Command::new|vm\.run\w*|pickle\.loads?|marshal\.loads?|yaml\.unsafe_load|dlopen|System\.load\w*|__import__|importlib|ClassLoader|Marshal\.load)\b|\bnew\s{1,4}Function\b/gu;
/** What a test has no need of, unless the ticket or the file as it was names it. */
const LEAVES =
  /\b(?:fetch|axios|XMLHttpRequest|WebSocket|urllib\w*|requests|http\.(?:get|request|Get|Post|Client)|https\.(?:get|request)|net\.(?:connect|Socket|Dial)|socket|process\.env|os\.environ|getenv|System\.getenv|ENV|env::var|curl|wget)\b/gu;
/** Ways to any function by a text. */
const BY_TEXT =
  /\bglobalThis\s{0,4}\[|\bconstructor\s{0,4}[([]|\[\s{0,4}['"`]constructor|__(?:builtins|globals|class|proto)__/gu;

/**
 * Returns the numbers of the added lines that do so and are not expected: neither the file as it was nor the ticket names
 * what they use.
 *
 * @param words the words of the ticket, in lower case
 */
export function findReachingLines(
  { class: fileClass, added, file }: FileChange,
  syntax: FileSyntax | null,
  words: ReadonlySet<string>,
): ReadonlySet<number> {
  const patterns = fileClass === 'test' ? [RUNS, BY_TEXT, LEAVES] : [RUNS, BY_TEXT];
  const uncommented = new Map((syntax?.added ?? []).map((line) => [line.number, removeComment(line)]));
  const found = added.flatMap(({ number, text }) =>
    patterns.flatMap((pattern) =>
      findAll(uncommented.get(number) ?? text, pattern).map((match) => ({
        number,
        words: match[0],
        head: text.slice(0, match.index),
      })),
    ),
  );
  if (found.length === 0) return new Set();
  const before = listWords(file.old_text ?? '');
  const declared = listDeclaredConstructors(syntax);
  const isExpected = (used: string) =>
    [...listWords(used)].every((word) => before.has(word) || words.has(word.toLowerCase()));
  return new Set(
    found
      .filter((one) => !isExpected(one.words) && !(declared.has(one.number) && DECLARES.test(one.head)))
      .map(({ number }) => number),
  );
}

/** What may stand before the word `constructor` where a class declares its own. */
const DECLARES = /^\s*(?:(?:public|private|protected)\s{1,4})?$/u;

/** Returns the lines where the tree has a constructor of a class: the word at their beginning reaches nothing. */
function listDeclaredConstructors(syntax: FileSyntax | null): ReadonlySet<number> {
  const symbols = syntax?.mode === 'tree' ? syntax.symbols : [];
  return new Set(symbols.filter(({ name }) => /(?:^|\W)constructor$/u.test(name)).map(({ first }) => first));
}

/** Returns a line with blanks for its comment. Strings stay: they name modules. */
function removeComment({ text, comment }: ScannedLine): string {
  if (comment.trim() === '') return text;
  let code = '';
  for (let at = 0; at < text.length; at += 1) code += comment.charAt(at) === ' ' ? text.charAt(at) : ' ';
  return code;
}
