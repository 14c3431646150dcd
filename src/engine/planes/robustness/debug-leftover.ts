import { addToCount, takeFromCount } from '../../../base/groups.js';
import type { FileChange, FileSyntax, RawFinding, Rule, ScannedLine } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { leaveToPerson } from '../leave-to-person.js';
import { findNewLines } from '../new-lines.js';
import { readWholeSide } from '../side-lines.js';
import { clip } from '../wording.js';

/** Reports a breakpoint or debug output left in code that is released. */
export const debugLeftover: Rule = {
  id: 'robustness/debug-leftover',
  severity: 'info',
  summary: 'A debugging statement was left behind',
  docs: {
    why: 'A breakpoint stops the program. A forgotten print fills logs, and may print what must not be there.',
    bad: { files: { 'src/orders.ts': [' const order = load();', '+debugger;'] } },
    good: { files: { 'src/orders.ts': [' const order = load();', "+log.debug({ order }, 'order priced');"] } },
  },
  suppressible: true,
  check(context) {
    const found = findNewLines(context, isLookedAt).flatMap(({ change, lines }) => {
      const patterns = change.language === null ? undefined : PATTERNS[change.language];
      if (patterns === undefined) return [];
      // If such a print was removed in the same file, a new one is not reported.
      const removed = context.syntax.get(change.file.path)?.removed ?? [];
      const printed = removed.some((line) => printsForDebugging(line, patterns.print));
      const isFeature = createFeatureTest(context.syntax.get(change.file.path));
      const firstConsole = patterns === JS && change.class === 'source' && hadNoConsole(change);
      if (change.language === 'Shell') return findTraces(change, lines, patterns.shows);
      return lines.flatMap((line) => {
        const stops = change.class !== 'docs' && patterns.stop?.test(line.code.slice(0, REACH.longLine)) === true;
        const prints =
          change.class === 'source' &&
          (patterns.shows?.test(line.code.slice(0, REACH.longLine)) === true ||
            (!printed && printsForDebugging(line, patterns.print)) ||
            (firstConsole && CONSOLE.test(line.code.slice(0, REACH.word))));
        if ((!stops && !prints) || isFeature(line)) return [];
        return [
          {
            file: change.file.path,
            first: line.number,
            last: line.number,
            title: `Debugging statement left behind: ${clip(line.text, 60)}`,
            rationale: stops
              ? 'This is a debugging statement: it stops the program or opens a debugger. Remove it before merging.'
              : 'This looks like a print from debugging. Remove it, or make it a log line with a level.',
            anchor: line.text,
            ...(stops && change.class !== 'test' ? {} : { severity: 'info' as const }),
          },
        ];
      });
    });
    return leaveToPerson(found);
  },
};

/** Names of what a log must not hold. */
const SECRET = /\$\{?\w{0,60}(?:TOKEN|PASSWORD|PASSWD|SECRET|API_?KEY|CREDENTIAL)/iu;

/** Returns lines that print each command, in scripts that name a secret: elsewhere it is a usual way to follow a script. */
function findTraces(
  change: FileChange,
  lines: readonly ScannedLine[],
  shows: RegExp | undefined,
): readonly RawFinding[] {
  const found = lines.find(({ text }) => shows?.test(text.slice(0, REACH.word)) === true);
  if (found === undefined) return [];
  const named = readWholeSide(change, 'new')
    .flat()
    .find(({ text }) => SECRET.test(text.slice(0, REACH.line)) && !/^\s*#/u.test(text));
  if (named === undefined) return [];
  return [
    {
      file: change.file.path,
      first: found.number,
      last: found.number,
      title: `Commands are printed with their values: ${clip(found.text, 40)}`,
      rationale: `From here on the log shows each command as it runs, and line ${named.number} has a secret in one: “${clip(named.text, 100)}”. Take this line out, or switch it off around that command.`,
      anchor: found.text.trim(),
      severity: 'info',
    },
  ];
}

interface Patterns {
  /** Ends the program, halts it, or opens a debugger. */
  readonly stop?: RegExp;
  /** Prints a value in a form that is made for looking for faults alone, and goes on. */
  readonly shows?: RegExp;
  readonly print?: RegExp;
}

const JS: Patterns = {
  stop: /(?:^|[;{}\s])debugger\s*(?:;|$)/u,
  print: /^\s*(?:console\.(?:log|debug|dir|trace)|alert)\(/u,
};
const C_FAMILY: Patterns = {
  print: /^\s*(?:printf\(|fprintf\(\s?(?:stderr|stdout),|(?:std::)?(?:cout|cerr|clog)\s?<<)/u,
};
const PATTERNS: Readonly<Record<string, Patterns>> = {
  JavaScript: JS,
  TypeScript: JS,
  TSX: JS,
  Vue: JS,
  Svelte: JS,
  Python: {
    stop: /^\s*(?:breakpoint\(\)|(?:i?pdb|pudb)\.set_trace\(|import (?:ipdb|pudb)\b|import pdb\s*;|from IPython import embed\b|__import__\(["'\s]{0,80}\)\.set_trace\()/u,
    print: /^\s*print\(/u,
  },
  Ruby: {
    stop: /(?:^|;)\s*(?:binding\.(?:pry|irb|b|break)|byebug|debugger)\s*(?:$|if\b|unless\b)/u,
    print: /^\s*(?:puts|p|pp)\s/u,
  },
  Rust: { shows: /(?:^|[^\w!])dbg!\s*\(/u, print: /^\s*e?println!\(/u },
  PHP: {
    stop: /^\s*(?:dd|xdebug_break|ddd)\s*\((?!\$this\b)/u,
    shows: /^\s*(?:var_dump|dump|ray)\s*\((?!\$this\b)|^\s*print_r\s*\([^;]{1,200}\);\s*(?:exit|die)\b/u,
    print: /^\s*(?:print_r|echo)\b/u,
  },
  Go: {
    stop: /^\s*runtime\.Breakpoint\(\)/u,
    shows: /^\s*(?:spew\.(?:Dump|Printf|Println)|litter\.Dump|pretty\.Println|pp\.(?:Print|Println))\(/u,
    print: /^\s*(?:fmt\.Print(?:ln|f)?|println)\(/u,
  },
  C: C_FAMILY,
  'C++': C_FAMILY,
  Scala: { print: /^\s*println\(/u },
  Java: { print: /^\s*System\.(?:out|err)\.print(?:ln|f)?\(/u },
  Kotlin: { print: /^\s*println\(/u },
  'C#': { stop: /\bDebugger\.(?:Break|Launch)\(\)/u, print: /^\s*Console\.WriteLine\(/u },
  Dart: { stop: /^\s*debugger\((?:when: true)?\)/u, print: /^\s*(?:print|debugPrint)\(/u },
  Swift: { print: /^\s*print\(/u },
  // Each command is printed with its values: https://www.gnu.org/software/bash/manual/html_node/The-Set-Builtin.html
  Shell: { shows: /^\s{0,80}set\s{1,4}(?:-\w{1,8}\s{1,4})?-(?:[a-zA-Z]{0,8}x[a-zA-Z]{0,8}\b|o\s{1,4}xtrace\b)/u },
  Elixir: { stop: /(?:^|[^\w.])IEx\.pry\b/u, shows: /^\s*(?:\|>\s*)?IO\.inspect\(/u },
};

/** Prints whose own words show that they are for debugging; any other print may be a feature. */
const GIVEAWAY =
  /^[^"'`]{0,60}["'`](?:\s*(?:debug|dbg|here\b|test(?:ing)?\b|xxx|asdf|foo\b|hello\b|wtf|got here|i'?m here|am here|reached)|\d{1,3}["'`])/iu;

const CONSOLE = /^\s*console\.(?:log|debug)\(/u;
const PRINTING_PLACES =
  /(?:^|\/)(?:bin|cli|scripts?|tools?|bench\w*|tasks?|build|examples?)(?:\/|\.|$)|\.config\.|(?:^|\/)(?:log\w*|console|debug|print\w*)\.[cm]?[jt]sx?$/iu;

/** Returns true for a module that did not print before; false for a terminal program. */
function hadNoConsole({ file }: FileChange): boolean {
  if (file.old_text === null || PRINTING_PLACES.test(file.path) || file.old_text.startsWith('#!')) return false;
  return !file.old_text.includes('console.');
}

/** The name of what a statement calls: `dump` of `VarDumper::dump(order)`. */
const CALLED = /^\s*(?:(?:[\w$\\]{1,60}(?:\(\))?(?:::|->|\.)){0,6})([\w$]{1,60})!?\s{0,4}\(/u;

const readCalled = ({ code }: ScannedLine): string | null => CALLED.exec(code.slice(0, REACH.statement))?.[1] ?? null;

/**
 * Tells whether a statement is what its function is for, as `dump($x)` in the method `dump`, or takes the place of a
 * removed one that calls the same in other words. Each removed one counts once.
 */
function createFeatureTest(syntax: FileSyntax | undefined): (line: ScannedLine) => boolean {
  let before: Map<string, number> | null = null;
  return (line) => {
    const called = readCalled(line);
    if (called === null || syntax === undefined) return false;
    const inNamesake = syntax.after?.definitions.some(
      ({ name, first, last }) => name === called && first <= line.number && line.number <= last,
    );
    if (inNamesake === true) return true;
    if (before === null) {
      before = new Map();
      for (const removed of syntax.removed) addToCount(before, readCalled(removed) ?? '');
    }
    return takeFromCount(before, called);
  };
}

function printsForDebugging(line: ScannedLine, print: RegExp | undefined): boolean {
  return print?.test(line.code.slice(0, REACH.word)) === true && GIVEAWAY.test(line.text.slice(0, REACH.entry));
}

function isLookedAt(change: FileChange): boolean {
  if (change.class !== 'source' && change.class !== 'test' && change.class !== 'migration') return false;
  return !/(?:^|\/)(?:debug\w*|examples?|samples?|demos?|playgrounds?|sandbox)\//iu.test(change.file.path);
}
