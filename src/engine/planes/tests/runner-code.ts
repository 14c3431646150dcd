/** The code of a line in the form that the patterns of the runners are written for. */
import type { FileChange, ScannedLine } from '../../model.js';
import { REACH } from '../../text/reach.js';

/** A member in brackets: `it['only']`. In code without the contents of strings, blanks stand between the quotes. */
const BRACKETS = /\[(['"`])(\s{1,12})\1\]/gu;

/** Imports from a runner: https://jestjs.io/docs/api, https://vitest.dev/api, https://bun.sh/docs/test, https://nodejs.org/api/test.html. */
const RUNNER_IMPORT =
  /\bimport\s{1,20}\{([^{}]{1,1000})\}\s{0,20}from\s{0,20}['"](?:@jest\/globals|vitest|bun:test|node:test|mocha|@playwright\/test)['"]|\b(?:const|let|var)\s{1,20}\{([^{}]{1,1000})\}\s{0,20}=\s{0,20}require\(['"](?:@jest\/globals|vitest|bun:test|node:test|mocha|@playwright\/test)['"]\)/gu;
const ALIAS = /\b([a-z]\w{1,30})\s{0,10}(?:\sas\s|:)\s{0,10}([\w$]{1,60})/gu;

/** An import of the names of a runner from a module of the project itself. */
const OWN_IMPORT = /\bimport\s{1,20}\{[^{}]{0,1000}\b(?:test|it)\b[^{}]{0,1000}\}\s{0,20}from\s{0,20}['"]\.{1,2}\//u;

/** Longer texts (UTF-16 code units) are read up to here: imports stand at the top. */
const MAX_TOP = 20_000;

/** Names that a file gives to functions of its runner. */
export interface RunnerNames {
  readonly aliases: ReadonlyMap<string, string>;
  /** The functions are the project's own, which may do anything. */
  readonly own: boolean;
  /** The file has a function `pending` of its own. */
  readonly pending: boolean;
}

/** Reads the names that a file of JavaScript gives to functions of its runner, as far as its text or added lines show. */
export function readRunnerNames(change: FileChange): RunnerNames {
  const top = (change.file.new_text ?? change.added.map(({ text }) => text).join('\n')).slice(0, MAX_TOP);
  const aliases = new Map<string, string>();
  for (const [, imported, required] of top.matchAll(RUNNER_IMPORT)) {
    for (const [, name = '', alias = ''] of (imported ?? required ?? '').matchAll(ALIAS)) aliases.set(alias, name);
  }
  return {
    aliases,
    own: OWN_IMPORT.test(top),
    pending:
      /\b(?:function|const|let|var)\s{1,10}pending\b|\{[^{}]{0,300}\bpending\b[^{}]{0,300}\}\s{0,10}(?:from|=)/u.test(
        top,
      ),
  };
}

/**
 * Returns the code of a line, with members in brackets (`it['only']`) as members after a dot, and with the runner's own
 * names where the file gives others.
 */
export function readRunnerCode(
  { code, text }: Pick<ScannedLine, 'code' | 'text'>,
  aliases: ReadonlyMap<string, string> = NO_ALIASES,
): string {
  const start = code.slice(0, REACH.longLine);
  const plain = start.includes('[')
    ? start.replace(BRACKETS, (whole, _quote, blanks: string, at: number) => {
        const name = text.slice(at + 2, at + 2 + blanks.length);
        return /^\w+$/u.test(name) ? `.${name}   ` : whole;
      })
    : start;
  return aliases.size === 0 ? plain : plain.replace(/(?<![\w$.])[\w$]{1,60}/gu, (name) => aliases.get(name) ?? name);
}

const NO_ALIASES: ReadonlyMap<string, string> = new Map();
