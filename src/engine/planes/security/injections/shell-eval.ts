/** Lines of shells that run a text with something in it that the script is given. */
import type { FileChange, ScannedLine } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { readWholeSide } from '../../side-lines.js';
import type { InjectionLine } from './injection-marks.js';

const EVAL: InjectionLine = {
  languages: ['Shell'],
  pattern:
    /(?:^|[;&|]|\bthen|\bdo)\s{0,80}(?:eval|(?:exec\s{1,4})?(?:[\w/]{0,20}\/)?(?:ba|z|da|k)?sh\s{1,4}-\w{0,3}c)\s{1,4}"?([\w./-]{1,60}\s[^']{1,400})$/u,
  name: 'This line',
  runs: 'runs a text in a shell',
  composed: 'info',
  unknown: 'info',
  instead: 'Call the program itself, with "$name" as an argument of its own.',
};

/** A value as an argument of a command: a name of a variable that is put together has no blank before it, or a sign that keeps it. */
const ARGUMENT =
  /(?<=\s["']?)\$\{?([A-Za-z_]\w{0,60}|[1-9@*])(?![\w@:]|\[|\})|(?<=\s["']?)\$\{([A-Za-z_]\w{0,60}|[1-9@*])\}/gu;
/** What gives a name a value from outside: an argument of the script, or what is read. */
const GIVEN =
  /(?:^|\s|;)([A-Za-z_]\w{0,60})=["']?\$\{?(?:[1-9@*]|OPTARG)(?!\w)|\bread\s{1,4}(?:-\w{1,4}\s{1,4}){0,3}([A-Za-z_]\w{0,60})|\bfor\s{1,4}([A-Za-z_]\w{0,60})\s{1,4}in\s{1,4}"?\$[@*]/gu;

/** A new line of a shell with `eval`, and what it is given. */
export interface ShellEval {
  readonly meant: InjectionLine;
  readonly line: ScannedLine;
  readonly given: string;
  readonly composed: true;
  readonly program: false;
  /** The argument of a script is given on its own machine. */
  readonly sent: false;
  readonly lines: readonly number[];
}

/** Returns the new lines that run a command with an argument of the script in its text. */
export function findShellEvals(change: FileChange, lines: readonly ScannedLine[]): readonly ShellEval[] {
  if (change.language !== 'Shell') return [];
  const evals = lines.filter(({ code }) => /\beval\s|sh\s{1,4}-\w{0,3}c\s/u.test(code.slice(0, REACH.line)));
  if (evals.length === 0) return [];
  const given = new Set<string>();
  for (const { text } of readWholeSide(change, 'new').flat()) {
    if (!text.includes('$') && !text.includes('read')) continue;
    for (const [, assigned, read, each] of text.slice(0, REACH.line).matchAll(GIVEN))
      given.add(assigned ?? read ?? each ?? '');
  }
  return evals.flatMap((line): readonly ShellEval[] => {
    const found = EVAL.pattern.exec(line.text.slice(0, REACH.line))?.[1];
    if (found === undefined) return [];
    const names = [...found.matchAll(ARGUMENT)].map(([, plain, braced]) => plain ?? braced ?? '');
    if (!names.some((name) => /^[\d@*]$/u.test(name) || given.has(name))) return [];
    return [
      {
        meant: EVAL,
        line,
        given: found.replace(/"\s*$/u, ''),
        composed: true,
        program: false,
        sent: false,
        lines: [line.number],
      },
    ];
  });
}
