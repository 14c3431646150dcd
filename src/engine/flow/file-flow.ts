import { escapePattern } from '../text/escape-pattern.js';
import { LineIndex } from '../text/line-index.js';
import { type Constant, compute } from './constants.js';
import { hasBlocks } from './node-roles.js';
import { isAsked, readPlace } from './places.js';
import type { PlainNode } from './plain-node.js';
import { type Decisions, type Prover, Reaching } from './reach.js';
import type { Reached } from './reached.js';
import { readLineSteps } from './read-lines.js';
import { readSteps } from './read-steps.js';
import { listShared } from './shared-names.js';
import type { NumberedLines } from './statement-text.js';
import { StepIndex } from './step-index.js';
import { type Arm, type Expression, type Give, listParts, type Step } from './steps.js';

/** Names are looked up within each other so deep. */
const MAX_DEPTH = 4;
/** So many steps are gone over in one file. */
const MAX_SPENT = 5_000_000;

/** A place of a table is read by the steps and the text before it: that is counted as so many steps. */
const READS_PLACE = 2_000;

const EVALUATES = /(?<![\w$>])eval\s*\(|(?<![\w$.])with\s*\(/u;
/**
 * Code that can give values to the names of a function in ways that are not seen. What Python evaluates cannot:
 * https://peps.python.org/pep-0667/
 */
const UNSEEN: ReadonlyMap<string, RegExp> = new Map([
  ['JavaScript', EVALUATES],
  ['TSX', EVALUATES],
  ['TypeScript', EVALUATES],
  ['PHP', /(?<![\w$>])(?:eval|extract|parse_str)\s*\(|\$\$\w|\$\{|\b(?:include|require)(?:_once)?\b/u],
  ['Python', /\bf_locals\b|\bctypes\b/u],
  ['Ruby', /(?<![\w$])(?:instance_|class_|module_)?eval\b|\blocal_variable_set\b|\bbinding\b/u],
]);

/** Types whose values are those that are written. */
const WHOLE =
  /^(?:(?:final|const|static|let|var|val)\s+)*(?:|int|long|Integer|Long|number|string|String|str|char|Character|Int|i32|i64|u32|u64|usize|int32|int64|auto|var|&?(?:'static )?&?str|boolean|bool|Boolean|implicit_type)$/u;

/**
 * The flow of values in one file: which values of a name reach a place, and which of its conditions are certain. Its
 * questions cost time, which `isSpent` bounds.
 */
export class FileFlow {
  private readonly index: StepIndex;
  private readonly decisions: Omit<Decisions, 'proves'>;
  /** What was found, by who says what a condition proves. */
  private readonly reaching = new Map<Prover | null, Reaching>();
  private readonly constants = new Map<Step | null, Map<string, Constant | null>>();
  /** Whether conditions hold, by their offsets. */
  private readonly held = new Map<number, boolean | null>();
  private depth = 0;
  /** The number of steps and characters that were gone over. */
  private spent = 0;

  private constructor(
    private readonly steps: readonly Step[],
    readonly text: string,
    private readonly lines: LineIndex,
    readonly language: string,
    /** True: it was read from a tree, so that all that gives something to a name is seen. */
    readonly whole: boolean,
  ) {
    this.index = new StepIndex(this.steps);
    this.decisions = {
      holds: ({ text: condition, start }) => {
        const known = this.held.get(start);
        if (known !== undefined) return known;
        const value = this.compute(condition, start);
        const holds = typeof value === 'boolean' ? value : null;
        this.held.set(start, holds);
        return holds;
      },
      picks: (subject, arms) => this.pickArm(this.compute(subject.text, subject.start), arms),
    };
  }

  static ofTree(root: PlainNode, text: string, language: string): FileFlow {
    return new FileFlow(readSteps(root, text, language), text, new LineIndex(text), language, true);
  }

  /** The flow where there is no tree. */
  static ofLines(file: NumberedLines): FileFlow {
    const last = [...file.lines.keys()].at(-1) ?? 0;
    const text = Array.from({ length: last }, (_, at) => file.lines.get(at + 1) ?? '').join('\n');
    const lines = new LineIndex(text);
    return new FileFlow(
      readLineSteps(file, (line) => lines.start(line)),
      text,
      lines,
      file.language,
      false,
    );
  }

  /** Returns the values of a name that may be there at an offset. `proves`: what is proven to be harmless is none of them. */
  reach(name: string, at: number, proves: Prover | null = null): Reached {
    return this.readBy(proves).find(name, at);
  }

  /** Returns all that is given to a name of the file or of a class, and to members of that name, whosever they are. */
  listShared(name: string): readonly Give[] {
    return listShared(this.steps, this.index, name, this.isApart());
  }

  /** Returns true if a function within another has names of its own unless it says otherwise. */
  private isApart(): boolean {
    return !hasBlocks(this.language) && this.language !== 'Ruby';
  }

  private readBy(proves: Prover | null): Reaching {
    const known = this.reaching.get(proves);
    if (known !== undefined) return known;
    const decisions = { ...this.decisions, proves: proves ?? (() => false) };
    const made = new Reaching(this.steps, this.index, decisions, this.isApart());
    this.reaching.set(proves, made);
    return made;
  }

  /** Returns all that the file gives to names with the same last word, whosever they are. */
  listGiven(name: string): readonly Give[] {
    return this.index.listGiven(name);
  }

  /** The number of steps and characters that all questions went over. */
  countSpent(): number {
    return this.spent + [...this.reaching.values()].reduce((sum, { visited }) => sum + visited, 0);
  }

  /** Returns true after so many questions that one more is too many. */
  isSpent(): boolean {
    return this.countSpent() > MAX_SPENT;
  }

  /** Returns the offset of a column of a line, from 1 and from 0. */
  place(line: number, column: number): number {
    return this.lines.start(line) + column;
  }

  /** Returns what is at a place of a list or a table by literal keys; null if that is not certain. */
  readPlace(name: string, keys: readonly string[], at: number): Expression | null {
    if (!this.whole) return null;
    this.spent += READS_PLACE;
    return readPlace(this.index.findPath(at), this.text, name, keys, at);
  }

  /** Returns true if a table may be changed between two places by what is given it, or by another name for it. */
  isPassedOn(name: string, from: number, to: number): boolean {
    return findMentions(this.text.slice(from, to), name).some((rest) => PASSED.test(rest) && !isAsked(rest));
  }

  lineOf(at: number): number {
    return this.lines.of(at);
  }

  /** Returns what a function whose steps hold the line of its head gives back; null if that cannot be seen. */
  listReturned(first: number, last: number): readonly Expression[] {
    const found: Expression[] = [];
    this.spent += READS_PLACE;
    const walk = (steps: readonly Step[], within: boolean): void => {
      for (const step of steps) {
        if (step.kind === 'leave' && step.value !== null && within) found.push(step.value);
        if (step.kind === 'inner') {
          const own = this.lineOf(step.start) >= first && this.lineOf(step.end - 1) <= last;
          if (within && own) continue;
          walk(step.steps, within || own);
        } else for (const part of listParts(step)) walk(part, within);
      }
    };
    walk(this.steps, false);
    return found;
  }

  /** Returns the value of an expression at a place, if it is made of literals and of names that never have another value. */
  compute(code: string, at: number): Constant | null {
    if (this.depth >= MAX_DEPTH || !this.whole) return null;
    const path = this.index.findPath(at);
    const around = path.findLast(({ step }) => step?.kind === 'inner' && step.of === 'function')?.step ?? null;
    this.depth += 1;
    const value = compute(code, this.language, (name) => this.readConstant(name, around));
    this.depth -= 1;
    return value;
  }

  /** Returns the value of a name that the function around gives one value, where it is declared, and nothing else. */
  private readConstant(name: string, around: Step | null): Constant | null {
    if (around === null || around.kind !== 'inner') return null;
    const known = this.constants.get(around) ?? new Map<string, Constant | null>();
    this.constants.set(around, known);
    const before = known.get(name);
    if (before !== undefined) return before;
    // A name that is made of itself has no value.
    known.set(name, null);
    const value = this.computeName(name, around);
    known.set(name, value);
    return value;
  }

  private computeName(name: string, around: Extract<Step, { kind: 'inner' }>): Constant | null {
    const code = this.text.slice(around.start, around.end);
    // The whole function is searched for each name.
    this.spent += code.length;
    if (this.isSpent()) return null;
    if (UNSEEN.get(this.language)?.test(code) === true) return null;
    const gives = listGives(around.steps).filter((give) => give.name === name || give.name.startsWith(`${name}.`));
    const [only, ...more] = gives;
    if (only === undefined || more.length > 0 || only.adds || only.bare || only.value === null || only.name !== name)
      return null;
    // Without a declaration it may be a name of somewhere else.
    if (hasBlocks(this.language) && !only.declares) return null;
    if (!around.steps.includes(only) && !isAlways(around.steps, only)) return null;
    if (!WHOLE.test(only.type.trim()) || !isOnlyRead(name, code, this.language)) return null;
    return this.compute(only.value.text, only.value.start);
  }

  private pickArm(value: Constant | null, arms: readonly Arm[]): number | null {
    if (value === null || typeof value === 'boolean') return null;
    if (arms.some(({ labels, rest }) => labels === null && !rest)) return null;
    const found = arms.findIndex(({ labels }) =>
      labels?.some((label) =>
        typeof value === 'number' ? label === String(value) : /^["']/u.test(label) && label.slice(1, -1) === value,
      ),
    );
    const rest = arms.findIndex((arm) => arm.rest);
    return found >= 0 ? found : rest >= 0 ? rest : null;
  }
}

function listGives(steps: readonly Step[]): readonly Give[] {
  return steps.flatMap((step) => (step.kind === 'give' ? [step] : listParts(step).flatMap((part) => listGives(part))));
}

/** Returns true if a step is in blocks that are always entered. */
function isAlways(steps: readonly Step[], one: Step): boolean {
  return steps.some((step) => step === one || (step.kind === 'block' && isAlways(step.steps, one)));
}

/** A name as a whole, and a call of one of its methods. */
const PASSED = /^\s*(?:[,)\]};]|$|\r?\n|\.\w+\()/u;
const MAX_REST = 140;

/** Returns what stands behind each mention of a name. */
function findMentions(code: string, name: string): readonly string[] {
  if (!code.includes(name)) return [];
  const mention = new RegExp(`(?<![\\w$.>])${escapePattern(name)}(?![\\w$])`, 'gu');
  return [...code.matchAll(mention)].map(({ index }) =>
    code.slice(index + name.length, index + name.length + MAX_REST),
  );
}

/** Words before a name that give it a value, or another name for it. */
const BEFORE =
  /(?:&|\*|\b(?:ref|out|inout|as|for|foreach|global|nonlocal|import|del|unset|delete|catch|except|mut|move|in|case|with)\s|\+\+|--)\s*\(?$/u;
const AFTER =
  /^\s*(?:[-+*/%&|^.?]{0,2}=(?![=>])|<<=|>>=|\*\*=|\/\/=|:=|\+\+|--|,[^;(){}\n]{0,80}[^=!<>]=[^=>]|\]\s*=[^=]|\}\s*=[^=]|\)\s*=[^=>])/u;

const COMPUTES = /^\s*(?:[-+*/%<>]|[=!]=|&&|\|\|)/u;

/** Returns true if each mention of a name but the one that declares it is one that reads it. */
function isOnlyRead(name: string, code: string, language: string): boolean {
  const mention = new RegExp(`(?<![\\w$.>])${escapePattern(name)}(?![\\w$])`, 'gu');
  let written = 0;
  for (const { index } of code.matchAll(mention)) {
    const [before, after] = [
      code.slice(Math.max(0, index - 40), index),
      code.slice(index + name.length, index + name.length + 120),
    ];
    if (AFTER.test(after)) written += 1;
    else if (BEFORE.test(before)) return false;
    // A function of C or C++ may be a macro, or take a reference.
    else if (/^C(?:\+\+)?$/u.test(language) && !COMPUTES.test(after) && !/(?:[-+*/%<>]|[=!]=)\s*$/u.test(before))
      return false;
  }
  return written <= 1;
}
