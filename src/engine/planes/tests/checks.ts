/** Finds lines that check something in a test. */
import type { FileChange, RuleContext, ScannedLine } from '../../model.js';
import { caseName } from './case-names.js';
import { ASSERTION, type Family } from './vocabulary.js';

const MAX_LINE = 2_000;
/** A call whose name says that it checks something, such as a function of the project. */
const CHECKING_CALL =
  /(?:\b|_)(?:assert|expect|check|verif|ensure|should|must|confirm|validat|compare|snapshot|golden|throws|raises)\w{0,60}\s{0,4}[!?]?\s{0,2}(?:[(<{]|$)/iu;

/** Lines that only import names. */
const IMPORT = /^\s*(?:import|from|use|using|export)\b|\brequire\s*[('"]/u;

/** Expectations on mocks that always hold, and captured arguments that are only used later. */
const ASKS_NOTHING = /\$this->any\(\)|->zeroOrMoreTimes\(|\.captured\b/u;

/** Returns the numbers of the lines of one side on which an assertion begins, by the tree; empty without a tree. */
function treeChecks(context: RuleContext, change: FileChange, side: 'before' | 'after'): ReadonlySet<number> {
  const assertions = context.syntax.get(change.file.path)?.[side]?.assertions ?? [];
  return new Set(assertions.map(({ first }) => first));
}

/** The changed lines of a file that check something, by line number, with related lines. */
export interface Checks {
  readonly removed: ReadonlyMap<number, ScannedLine>;
  readonly added: ReadonlyMap<number, ScannedLine>;
  /** Added lines with a call whose name says that it checks something. */
  readonly calls: ReadonlySet<number>;
  /** Lines that begin a test case, of either side. */
  readonly removedHeads: ReadonlySet<number>;
  readonly addedHeads: ReadonlySet<number>;
}

/** Reads the changed lines of a test file. */
export function checksOf(context: RuleContext, change: FileChange, family: Family): Checks {
  const syntax = context.syntax.get(change.file.path);
  const pattern = ASSERTION[family];
  const before = treeChecks(context, change, 'before');
  const after = treeChecks(context, change, 'after');
  const checks = (lines: readonly ScannedLine[], tree: ReadonlySet<number>) =>
    new Map(
      lines
        .filter((line) => tree.has(line.number) || pattern?.test(line.code.slice(0, MAX_LINE)) === true)
        .filter(
          (line) => !IMPORT.test(line.code.slice(0, MAX_LINE)) && !ASKS_NOTHING.test(line.code.slice(0, MAX_LINE)),
        )
        .map((line) => [line.number, line]),
    );
  const heads = (lines: readonly ScannedLine[]) =>
    lines.filter((line) => caseName(line, family) !== null).map((line) => line.number);
  const trees = treeHeads(context, change);
  const removed = syntax?.removed ?? [];
  const added = syntax?.added ?? [];
  return {
    removed: checks(removed, before),
    added: checks(added, after),
    calls: new Set(
      added
        .filter(({ code }) => CHECKING_CALL.test(code.slice(0, MAX_LINE)) || callsOneOf(code, trees.fresh))
        .map(({ number }) => number),
    ),
    removedHeads: new Set([...heads(removed), ...trees.removed]),
    addedHeads: new Set([...heads(added), ...trees.added]),
  };
}

/**
 * Returns, by the trees, changed lines on which a case was removed, and on which a case or a new function was added.
 */
function treeHeads(
  context: RuleContext,
  change: FileChange,
): { readonly removed: readonly number[]; readonly added: readonly number[]; readonly fresh: ReadonlySet<string> } {
  const { before, after } = context.syntax.get(change.file.path) ?? {};
  const removed = new Set(change.removed.map(({ number }) => number));
  const added = new Set(change.added.map(({ number }) => number));
  const functions = (side: typeof before) =>
    side?.definitions.filter(({ kind }) => kind === 'function' || kind === 'method') ?? [];
  const known = new Set(functions(before).map(({ name }) => name));
  const fresh = functions(after).filter(({ name, first }) => name !== '' && added.has(first) && !known.has(name));
  return {
    // A completely removed function is a case or test support code, which is renamed or moved as often as deleted.
    removed: [
      ...(before?.cases ?? []).filter(({ first }) => removed.has(first)),
      ...functions(before).filter(({ first, last }) => last > first && removed.has(first) && removed.has(last)),
    ].map(({ first }) => first),
    added: [...(after?.cases ?? []).filter(({ first }) => added.has(first)), ...fresh].map(({ first }) => first),
    fresh: new Set(fresh.map(({ name }) => name)),
  };
}

/** Returns whether the code calls a function that is new in its file, because assertions may have moved into it. */
function callsOneOf(code: string, names: ReadonlySet<string>): boolean {
  if (names.size === 0) return false;
  return [...code.slice(0, MAX_LINE).matchAll(/([\p{L}\p{N}_$]{1,100})\s{0,2}[!?]?\(/gu)].some(([, name]) =>
    names.has(name ?? ''),
  );
}
