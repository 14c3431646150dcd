/** Lines that check something in a test, and what became of them: gone, moved, or replaced. */
import type { FileChange, RuleContext, ScannedLine } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { isFunction } from '../../is-function.js';
import { readCaseName } from '../cases/case-names.js';
import { ASSERTION, type Family } from '../vocabulary.js';

/** A call that by its name checks something: one of the project's own. */
export const CHECKING_CALL =
  /(?:\b|_)(?:assert|expect|check|verif|ensure|should|must|confirm|validat|compare|snapshot|golden|throws|raises|with_(?:stdout|stderr|status))\w{0,60}\s{0,4}[!?]?\s{0,2}(?:[(<{]|$)/iu;

/** Lines that only import names. In Swift `#require` is an assertion. */
const IMPORT = /^\s*(?:import|from|use|using|export)\b|(?<!#)\brequire\s*[('"]/u;

/** Expectations on mocks that are always true, what a mock is told to answer, and arguments that are only captured for later. */
const ASKS_NOTHING =
  /\$this->any\(\)|\bEasyMock\.expect\(|\.and(?:Stub)?(?:Return|Throw|Answer)\(|->zeroOrMoreTimes\(|\.captured\b|\breceive\(.{1,200}\.and_(?:return|call_original|yield|invoke)\b/u;

/** The head of a function up to its parameters: `verifyTheMap` there is a name, and `shouldThrow` too. */
const DECLARATION =
  /^\s*(?:(?:public|private|protected|internal|static|final|abstract|override|open|suspend|pub)\s|(?:async\s+)?(?:void|fun|def|func|function|fn)\s)[^(=]{0,200}\(/u;

/** Returns the lines of one side on which an assertion begins, according to the tree; empty if there is no tree. */
function collectTreeChecks(context: RuleContext, change: FileChange, side: 'before' | 'after'): ReadonlySet<number> {
  const assertions = context.syntax.get(change.file.path)?.[side]?.assertions ?? [];
  return new Set(assertions.map(({ first }) => first));
}

/** The changed lines of a file that check something, by number, and other lines that the rules need. */
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
export function readChecks(context: RuleContext, change: FileChange, family: Family): Checks {
  const syntax = context.syntax.get(change.file.path);
  const pattern = ASSERTION[family];
  const before = collectTreeChecks(context, change, 'before');
  const after = collectTreeChecks(context, change, 'after');
  const findChecks = (lines: readonly ScannedLine[], tree: ReadonlySet<number>) =>
    new Map(
      lines
        .filter(
          (line) =>
            tree.has(line.number) ||
            pattern?.test(line.code.slice(0, REACH.longLine).replace(DECLARATION, '')) === true,
        )
        .filter(
          (line) =>
            !IMPORT.test(line.code.slice(0, REACH.longLine)) && !ASKS_NOTHING.test(line.code.slice(0, REACH.longLine)),
        )
        .map((line) => [line.number, line]),
    );
  const findHeads = (lines: readonly ScannedLine[]) =>
    lines.filter((line) => readCaseName(line, family) !== null).map((line) => line.number);
  const trees = findTreeHeads(context, change);
  const removed = syntax?.removed ?? [];
  const added = syntax?.added ?? [];
  return {
    removed: findChecks(removed, before),
    added: findChecks(added, after),
    calls: new Set(
      added
        .filter(({ code }) => CHECKING_CALL.test(code.slice(0, REACH.longLine)) || callsAny(code, trees.fresh))
        .map(({ number }) => number),
    ),
    removedHeads: new Set([...findHeads(removed), ...trees.removed]),
    addedHeads: new Set([...findHeads(added), ...trees.added]),
  };
}

/** Finds changed lines, by the trees, on which a case is removed, or on which a new case or function begins. */
function findTreeHeads(
  context: RuleContext,
  change: FileChange,
): { readonly removed: readonly number[]; readonly added: readonly number[]; readonly fresh: ReadonlySet<string> } {
  const { before, after } = context.syntax.get(change.file.path) ?? {};
  const removed = new Set(change.removed.map(({ number }) => number));
  const added = new Set(change.added.map(({ number }) => number));
  const listFunctions = (side: typeof before) => side?.definitions.filter(isFunction) ?? [];
  const known = new Set(listFunctions(before).map(({ name }) => name));
  const fresh = listFunctions(after).filter(({ name, first }) => name !== '' && added.has(first) && !known.has(name));
  return {
    // A function that is removed completely is a case or a helper, and is as often renamed or moved as lost.
    removed: [
      ...(before?.cases ?? []).filter(({ first }) => removed.has(first)),
      ...listFunctions(before).filter(({ first, last }) => last > first && removed.has(first) && removed.has(last)),
    ].map(({ first }) => first),
    added: [...(after?.cases ?? []).filter(({ first }) => added.has(first)), ...fresh].map(({ first }) => first),
    fresh: new Set(fresh.map(({ name }) => name)),
  };
}

/** Returns true for a call of a function that is new in its file: the removed checks may be in it. */
function callsAny(code: string, names: ReadonlySet<string>): boolean {
  if (names.size === 0) return false;
  return [...code.slice(0, REACH.longLine).matchAll(/([\p{IDC}$]{1,100})\s{0,2}[!?]?\(/gu)].some(([, name]) =>
    names.has(name ?? ''),
  );
}
