/** Reads steps from lines, where there is no tree: by how they are written and indented. Nothing of them is certain but an order. */
import { measureIndent } from '../text/line-shape.js';
import { listLineValues } from './line-values.js';
import { hasBlocks } from './node-roles.js';
import type { Range } from './reader.js';
import { type NumberedLines, readWholeStatement } from './statement-text.js';
import type { Block, Expression, Step } from './steps.js';

/** Longer lines are data, or were made by a program. */
const MAX_LINE = 500;
/** Lines are nested no deeper. */
const MAX_DEPTH = 60;

const FUNCTION =
  /^\s*(?:(?:@\w+(?:\([^)]*\))?|export|default|public|private|protected|internal|fileprivate|open|static|final|override|suspend|inline|async|unsafe|pub(?:\([^)]*\))?|abstract|virtual|mutating|implicit|external)\s+)*(?:(?:fun|func|def|defp|defmacro|function|fn|sub|proc)\s+[^\s(]|(?:init|constructor|deinit)\s*\(|function\s*\()/u;
/** The head of a function without a word for it: a type, a name and parameters; or a name with empty brackets, as shells write it. */
const TYPED_FUNCTION =
  /^\s*(?!.*\b(?:return|new|await|throw|else|if|while|for|foreach|switch|catch|when|using|lock|do|case|yield|in|is|as)\b)(?:[\w<>[\].?,&*:]+\s+){1,6}[&*]?[A-Za-z_]\w*\s*\([^;={}]*\)\s*(?:const\s*)?(?:throws\s[\w\s,.]+)?(?:async\*?\s*)?(?:\{|=>)?\s*$|^\s*[A-Za-z_][\w-]*\s*\(\)\s*\{?\s*$/u;
const CLASS =
  /^\s*(?:[\w@()]+\s+){0,5}(?:class|struct|interface|trait|enum|module|extension|impl|namespace|mod|defmodule|protocol|object|actor|record|mixin|package)\b(?!\s*[=:(.])/u;
const LOOP = /^\s*(?:\}\s*)?(?:for|foreach|while|loop|repeat|until|do)\b|\.\w*(?:each|Each|map|filter)\w*\b/u;
/** A condition, and what stands behind it on its line. */
const CONDITION = /^\s*(?:if|unless|guard)\b\s*(?<of>.*)$/u;
const LEAVES = /^\s*(?:return|throw|raise|die|exit|abort|panic|halt|fatalError|break|continue|next)\b/u;
const OUT = /^\s*(?:break|continue|next)\b/u;
const COMMENT = /^\s*(?:\/\/|#(?!include)|\*|\/\*|--)/u;

/** Steps of a block that is not closed yet. */
interface Open {
  readonly depth: number;
  readonly start: number;
  readonly head: string;
  readonly steps: Step[];
}

/** Returns the steps of lines that are known, each run of lines for itself. `start`: where a line begins in the text. */
export function readLineSteps(file: NumberedLines, start: (line: number) => number): readonly Step[] {
  const found: Step[] = [];
  let run: number[] = [];
  for (const number of file.lines.keys()) {
    const before = run.at(-1);
    if (before !== undefined && number !== before + 1) {
      found.push(...readRun(run, file, start));
      run = [];
    }
    run.push(number);
  }
  return [...found, ...readRun(run, file, start)];
}

/** What is before a run is not known. */
function readRun(numbers: readonly number[], file: NumberedLines, start: (line: number) => number): readonly Step[] {
  const root: Step[] = [];
  const open: Open[] = [{ depth: -1, start: 0, head: '', steps: root }];
  let last = { depth: 0, text: '', at: 0 };
  const close = (depth: number, at: number): void => {
    while (open.length > 1 && (open.at(-1)?.depth ?? 0) > depth) {
      const block = open.pop();
      if (block !== undefined) open.at(-1)?.steps.push(...finish(block, at));
    }
  };
  for (const number of numbers) {
    const text = (file.lines.get(number) ?? '').replace(/\r$/u, '');
    if (text.trim() === '' || text.length > MAX_LINE || COMMENT.test(text)) continue;
    const depth = measureIndent(text);
    const at = start(number);
    close(depth, at);
    if (depth > last.depth && open.length < MAX_DEPTH && last.text !== '')
      open.push({ depth, start: at, head: last.text, steps: [] });
    open.at(-1)?.steps.push(...readLine(text, number, at, file, start));
    last = { depth, text, at };
  }
  const end = start(numbers.at(-1) ?? 1) + (file.lines.get(numbers.at(-1) ?? 1)?.length ?? 0) + 1;
  close(-1, end);
  const first = start(numbers[0] ?? 1);
  return root.length === 0 ? [] : [{ kind: 'inner', of: 'class', start: first, end, steps: root }];
}

function readLine(
  text: string,
  number: number,
  at: number,
  file: NumberedLines,
  start: (line: number) => number,
): readonly Step[] {
  const steps: Step[] = [];
  for (const { name, at: column, expression, adds, type } of listLineValues(text)) {
    const { text: value, last } = readWholeStatement(expression, number, file);
    const begin = at + Math.max(column, text.indexOf(expression, column));
    const lineEnd = start(last) + (file.lines.get(last)?.length ?? 0);
    steps.push({
      kind: 'give',
      name,
      start: at + column,
      end: last > number ? lineEnd : Math.min(begin + Math.max(value.length, 1), lineEnd),
      value: { start: begin, end: begin, text: value },
      adds,
      declares: hasBlocks(file.language) && DECLARES.test(text),
      bare: false,
      type,
      place: null,
      quiet: false,
      method: null,
    });
  }
  steps.sort((a, b) => a.start - b.start);
  const around = { start: at, end: at + text.length };
  const readLeave = (): Step => ({
    kind: 'leave',
    ...around,
    out: !OUT.test(text),
    value: readReturned(text, number, at, file),
  });
  const only = ONLY_IF.exec(text)?.groups?.['of'];
  const needed = NEEDS.exec(text)?.groups?.['of'];
  if (only !== undefined || needed !== undefined)
    steps.push(makeChoice(only ?? needed ?? '', around, [readLeave()], needed !== undefined));
  else if (LEAVES.test(text) && !MODIFIED.test(text)) steps.push(readLeave());
  if (steps.length === 0) return steps;
  // What stands behind a condition on its line may not happen.
  const whole = steps.every((step) => step.kind !== 'give' || !MAY.test(text.slice(0, step.start - at)));
  return whole && !MODIFIED.test(text)
    ? steps
    : [
        {
          kind: 'maybe',
          ...around,
          again: false,
          steps: steps.map((step) => (step.kind === 'give' ? { ...step, declares: false } : step)),
        },
      ];
}

/** A condition with a way out on its line. */
const ONLY_IF =
  /^\s*(?:if|unless)\b\s*(?<of>.{1,300}?[)\s])\s*(?:\{|then|:)?\s*(?:return|throw|raise|die|exit|abort|panic|fatalError)\b/u;
/** A call that goes on only if something holds. */
const NEEDS = /^\s*(?:require|check|assert|precondition)\s*\((?<of>.{1,300}?)\)\s*(?:\{.*)?;?\s*$/u;
const MODIFIED = /\S\s+(?:if|unless|when|while|until)\s/u;
const MAY =
  /\b(?:if|unless|else|elif|elsif|case|when|while|until|for|foreach|catch|switch|match|guard)\b|\?|&&|\|\||[-=]>/u;

/** Makes a choice whose steps happen if a condition holds; `needed`: if it does not. */
function makeChoice(of: string, around: Range, steps: readonly Step[], needed: boolean): Step {
  const { start, end } = around;
  const taken: Block = { kind: 'block', start, end, steps };
  const other: Block = { kind: 'block', start: end, end, steps: [] };
  const text = of.replace(/\s*(?:\belse\s*)?(?:\{|:|\bthen|\bdo)?\s*$/u, '').trim();
  const sets = listLineValues(of).map(({ name }) => name);
  const [yes, no] = needed ? [other, taken] : [taken, other];
  return { kind: 'choice', ...around, condition: { start, end: start, text }, sets, yes, no };
}

/** A line that declares what it gives a value to. */
const DECLARES =
  /^\s{0,200}(?:let|const|var|val|my|final|[A-Za-z][\w<>[\]?]{0,40}\s{1,4}[a-z]\w{0,60}\s{0,4}=|.{0,80}:=)/u;

function readReturned(text: string, number: number, at: number, file: NumberedLines): Expression | null {
  const value = /^\s*return\b\s*(?<value>\S.*)$/u.exec(text)?.groups?.['value'];
  if (value === undefined) return null;
  const start = at + text.length - value.length;
  return { start, end: start, text: readWholeStatement(value, number, file).text };
}

/** Makes the steps of a block that has ended. */
function finish({ start, head, steps }: Open, end: number): readonly Step[] {
  if (steps.length === 0) return [];
  if (FUNCTION.test(head) || TYPED_FUNCTION.test(head)) {
    const given = listParameters(head).map((name) => giveParameter(name, start));
    return [{ kind: 'inner', of: 'function', start: start - 1, end, steps: [...given, ...steps] }];
  }
  if (CLASS.test(head)) return [{ kind: 'inner', of: 'class', start, end, steps }];
  const of = CONDITION.exec(head)?.groups?.['of'];
  if (of === undefined) return [{ kind: 'maybe', start, end, again: LOOP.test(head), steps }];
  return [makeChoice(of, { start, end }, steps, /^\s*(?:unless|guard)\b/u.test(head))];
}

/** Returns the names of parameters: before a colon, or the last word of each. */
function listParameters(head: string): readonly string[] {
  const list = /\((?<list>[^()]*(?:\([^()]*\)[^()]*)*)\)/u.exec(head)?.groups?.['list'] ?? '';
  return list
    .replace(/<[^<>]*>|\([^()]*\)/gu, '')
    .split(',')
    .flatMap((one) => /[$@]?\w+(?=\s*$)/u.exec((one.split(/[:=]/u)[0] ?? '').trim())?.[0] ?? []);
}

function giveParameter(name: string, at: number): Step {
  return {
    kind: 'give',
    name,
    start: at - 1,
    end: at - 1,
    value: null,
    adds: false,
    declares: true,
    bare: false,
    type: '',
    place: null,
    quiet: false,
    method: null,
  };
}
