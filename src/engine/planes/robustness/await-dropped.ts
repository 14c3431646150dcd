import { addToCount, takeFromCount } from '../../../base/groups.js';
import type { Call, FileChange, RawFinding, Rule, RuleContext, ScannedLine } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { createHunkLookup } from '../hunk-lookup.js';
import { createNewSideReader, findLineAbove } from '../new-side.js';
import { mapRemovedLines } from '../side-lines.js';
import { clip } from '../wording.js';
import { findDetached } from './unawaited/detached.js';
import { findUnjoined, type Unjoined } from './unawaited/unjoined.js';

/** Reports a call that is no longer awaited and whose result is not used. */
export const awaitDropped: Rule = {
  id: 'robustness/await-dropped',
  severity: 'info',
  summary: 'A call is no longer awaited',
  docs: {
    why: 'Without the await the next line runs before the work is done, and nobody handles an error of the call.',
    bad: {
      files: {
        'src/orders.ts': [' async function place(order: Order) {', '-  await save(order);', '+  save(order);', ' }'],
      },
    },
    good: {
      files: {
        'src/orders.ts': [
          ' async function place(order: Order) {',
          '-  await save(order);',
          '+  await save(order, { retry: true });',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  checksLess: true,
  check(context) {
    const synchronous = findSynchronousFunctions(context);
    return context.change.files.flatMap((change) => {
      if (change.class !== 'source' && change.class !== 'test') return [];
      const byTree = findDroppedInTree(context, change, synchronous);
      const seen = new Set(byTree.map(({ first }) => first));
      const byWords = findDroppedInText(context, change, synchronous).filter(({ first }) => !seen.has(first));
      const isReplaced = createReplacedTest(context, change);
      const file = context.syntax.get(change.file.path);
      const detached = (file === undefined || change.class === 'test' ? [] : findDetached(change, file)).filter(
        ({ number }) => !seen.has(number) && !byWords.some(({ first }) => first === number),
      );
      return [...byTree, ...byWords.map((call) => ({ ...call, last: call.first }))]
        .filter((call) => !isReplaced(call) && !isInWaited(change, call.first))
        .map((call) => ({
          file: change.file.path,
          first: call.first,
          last: call.first,
          title: `No longer awaited: ${clip(call.callee, 60)}`,
          rationale:
            'This call was awaited before. Now the code goes on before it is done, and nobody handles its errors. Await it, or handle its errors and say why nobody waits.',
          anchor: call.callee,
        }))
        .concat(detached.map((line) => buildDetached(change, line)))
        .concat(file === undefined ? [] : findUnjoined(change, file).map((one) => buildUnjoined(change, one)));
    });
  },
};

/** Returns whether a call of Swift begins a closure that is waited for: what it does is done when the closure is. */
function isInWaited(change: FileChange, line: number): boolean {
  if (change.language !== 'Swift') return false;
  return /\bawait\b.{0,200}\{\s*$/u.test(findLineAbove(createNewSideReader(change), line).slice(0, REACH.line));
}

function buildUnjoined(change: FileChange, { number, text, name }: Unjoined) {
  const line = Math.max(1, mapRemovedLines(change).get(number) ?? 1);
  return {
    file: change.file.path,
    first: line,
    last: line,
    title: `Nobody waits any more for ${change.language === 'Shell' ? 'what runs beside the script' : clip(name, 40)}`,
    rationale: `“${clip(text, 80)}” is gone, and what it waited for is still started. The code goes on before that is done, or ends it. Wait for it, or say who does.`,
    anchor: text.trim(),
  };
}

function buildDetached({ file }: FileChange, { number, text }: ScannedLine): RawFinding {
  return {
    file: file.path,
    first: number,
    last: number,
    title: `Started, and no longer waited for: ${clip(text, 60)}`,
    rationale:
      'What is called here was waited for before. Now the code goes on before it is done, and nobody handles its errors. Wait for it, or handle its errors and say why nobody waits.',
    anchor: text.trim(),
  };
}

/** Names of calls that check something: such a call has to be waited for itself. */
const CHECKS = /assert|expect|should|must|verif|check|throws|reject|resolve/iu;

/**
 * Tells of a call in a test whether another wait, which the change brings, stands directly below it: the test waits until
 * the work is done, only in another way.
 */
function createReplacedTest(
  context: RuleContext,
  change: FileChange,
): (call: Pick<Call, 'callee' | 'last'>) => boolean {
  if (change.class !== 'test') return () => false;
  const syntax = context.syntax.get(change.file.path);
  const removed = new Set(syntax?.removed.map(({ code }) => code.trim()));
  const waits = new Set(
    syntax?.added
      .filter(({ code }) => STATEMENT_WAITS.test(code.slice(0, REACH.longLine)) && !removed.has(code.trim()))
      .map(({ number }) => number),
  );
  return ({ callee, last }) => waits.has(last + 1) && !CHECKS.test(callee);
}

const STATEMENT_WAITS = /^\s{0,200}(?:await|yield\s{1,4}from)\b|\.await\b\??;\s{0,4}$/u;

/** Returns the last part of `this.store.save` or `store?.save`; the object before it may have been renamed. */
function getCallName(callee: string): string {
  const plain = callee.replace(/\(\)/gu, '').replace(/\.await$/u, '');
  return plain.slice(Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(':')) + 1);
}

/** Finds calls on added lines that are not awaited, each matched with a removed awaited call of its hunk. */
function findDroppedInTree(
  context: RuleContext,
  change: FileChange,
  synchronous: ReadonlySet<string>,
): readonly Call[] {
  const syntax = context.syntax.get(change.file.path);
  if (syntax?.before === null || syntax?.after === null || syntax === undefined) return [];
  const removed = new Set(change.removed.map(({ number }) => number));
  const added = new Set(change.added.map(({ number }) => number));
  const waiting = new Set(
    syntax.removed.filter(({ code }) => AWAITS.test(code.slice(0, REACH.longLine))).map(({ number }) => number),
  );
  // A part of a file may be parsed wrongly, so `await` must be on the first or the last line of the call.
  const went = syntax.before.calls.filter(
    ({ awaited, first, last }) => awaited && removed.has(first) && (waiting.has(first) || waiting.has(last)),
  );
  if (went.length === 0) return [];
  const came = syntax.after.calls.filter((call) => added.has(call.first));
  // Who is given a function is told there how it ended.
  const told = new Set(went.filter(givesFunction).map(({ callee }) => getCallName(callee)));
  // A call with the same name and first argument is the same call, whatever happens to other calls of its name.
  const toCallKey = ({ callee, argument }: Call) => `${getCallName(callee)} ${argument}`;
  const same = new Set(went.filter(({ argument }) => argument !== '').map(toCallKey));
  const kept = new Set(came.filter(({ awaited }) => awaited).map(toCallKey));
  const oldHunk = createHunkLookup(change, 'old');
  const newHunk = createHunkLookup(change, 'new');
  // The hunk of a call, and its name.
  const oldKey = (call: Call) => `${oldHunk(call.first)} ${getCallName(call.callee)}`;
  const newKey = (call: Call) => `${newHunk(call.first)} ${getCallName(call.callee)}`;
  const still = new Map<string, number>();
  for (const call of came.filter(({ awaited }) => awaited)) {
    const key = newKey(call);
    addToCount(still, key);
  }
  const gone = new Map<string, number>();
  for (const call of went) {
    const key = oldKey(call);
    if (!takeFromCount(still, key)) addToCount(gone, key);
  }
  return came.filter((call) => {
    if (call.awaited || !call.discarded || synchronous.has(getCallName(call.callee))) return false;
    if (givesFunction(call) && !told.has(getCallName(call.callee))) return false;
    if (same.has(toCallKey(call)) && !kept.has(toCallKey(call))) return true;
    return takeFromCount(gone, newKey(call));
  });
}

/** Returns true if an argument is written as a function. */
function givesFunction({ argument, rest }: Call): boolean {
  return /=>|\bfunction\b|\blambda\b|\bfunc\s?\(/u.test(`${argument} ${rest}`);
}

/**
 * Finds statements that are unchanged except for the await, by text: a tree may parse a part of a file wrongly if the
 * part begins or ends inside an expression.
 */
function findDroppedInText(
  context: RuleContext,
  change: FileChange,
  synchronous: ReadonlySet<string>,
): readonly Pick<Call, 'callee' | 'first'>[] {
  const syntax = context.syntax.get(change.file.path);
  const waiting = new Map(
    (syntax?.removed ?? []).map(({ number, code }) => [number, code.slice(0, REACH.longLine).trim()]),
  );
  if (![...waiting.values()].some((code) => AWAITS.test(code))) return [];
  const came = new Map((syntax?.added ?? []).map(({ number, code }) => [number, code.slice(0, REACH.longLine).trim()]));
  const side = createNewSideReader(change);
  return change.regions.flatMap(({ added, removed }) => {
    const without = new Set(removed.flatMap(({ number }) => stripAwait(waiting.get(number) ?? '') ?? []));
    if (without.size === 0) return [];
    return added.flatMap(({ number }) => {
      const code = came.get(number) ?? '';
      const callee = STATEMENT.exec(code)?.[1];
      if (callee === undefined || !without.has(code) || synchronous.has(getCallName(callee))) return [];
      // Inside an expression, the result of the call is used.
      return CONTINUES.test(findLineAbove(side, number).trimEnd().slice(-10)) ? [] : [{ callee, first: number }];
    });
  });
}

/**
 * Returns the statement without await: `await save(order);` → `save(order);`, `save(order).await?;` → `save(order);`;
 * null if the line is no such statement.
 */
function stripAwait(code: string): string | null {
  return /^await\s+(.+)$/u.exec(code)?.[1] ?? /^(.+)\.await\??;$/u.exec(code)?.[1]?.concat(';') ?? null;
}

const STATEMENT = /^([\p{IDS}_$][\p{IDC}$.?!:]{0,200})\(/u;
const CONTINUES = /[=(,[+?&|<>-]$/u;

const AWAITS = /\bawait\b|\byield\s+from\b/u;
const WAITS = /\b(?:async|suspend|Promise|Future|Task|ValueTask|Awaitable|Coroutine)\b/u;

/**
 * Returns functions that this change makes synchronous, by the trees or by their heads: their callers no longer need to
 * wait.
 */
function findSynchronousFunctions(context: RuleContext): ReadonlySet<string> {
  const names = new Set<string>();
  const waited = new Set<string>();
  for (const { added, removed, symbolChanges } of context.syntax.values()) {
    for (const { before, after } of symbolChanges) {
      if (before === null || after === null) continue;
      if (WAITS.test(before.signature) && !WAITS.test(after.signature)) names.add(after.name);
    }
    for (const { code } of removed) {
      const head = WAITS.test(code) ? readFunctionName(code) : null;
      if (head !== null) waited.add(head);
    }
    for (const { code } of added) {
      const head = WAITS.test(code) ? null : readFunctionName(code);
      if (head !== null && waited.has(head)) names.add(head);
    }
  }
  return names;
}

/** Returns the name of the function whose head is on the line; null if there is none. */
function readFunctionName(code: string): string | null {
  const line = code.slice(0, REACH.statement);
  return (
    /\b(?:fn|def|fun|func|function)\s{1,4}([\w$]{1,100})\s{0,4}[<(]/u.exec(line)?.[1] ??
    /^\s{0,80}(?:(?:public|private|protected|internal|static|override|virtual|async|export)\s{1,4}){1,4}(?:[\w<>.?[\]]{1,80}\s{1,4})?([\w$]{1,100})\s{0,4}\(/u.exec(
      line,
    )?.[1] ??
    null
  );
}
