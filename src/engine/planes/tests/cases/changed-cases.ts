/** The test cases that a change adds and removes, with the lines of their bodies. */
import type { FileChange, RuleContext, ScannedLine, TestCase } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { locateRemovedLine } from '../../side-lines.js';
import { type Family, findFamily, mayHoldTests, SKIP_CALL } from '../vocabulary.js';
import { readCaseName } from './case-names.js';
import { createInnerTest } from './inner-tests.js';

/** A case whose head one side of the change has and the other has not. */
export interface ChangedCase {
  readonly change: FileChange;
  readonly name: string;
  /** The name of the suite around it; empty if there is none. */
  readonly suite: string;
  /** A line of the new side. */
  readonly at: number;
  /** The changed lines from its head to its end. */
  readonly body: readonly string[];
  /** Most of its lines stay as they were, in a case: it got another name, or went into the one above. */
  readonly stays: boolean;
  /** It never ran: it is marked as skipped, or its first statement skips it. */
  readonly skipped: boolean;
}

type ChangeSide = 'added' | 'removed';

/** A case in a longer file than this has its body cut. */
const MAX_BODY = 400;

/** Returns the cases of one side of the change, in the order of the files. */
export function listChangedCases(context: RuleContext, side: ChangeSide): readonly ChangedCase[] {
  return context.change.files.flatMap((change) => {
    const family = mayHoldTests(change) ? findFamily(change.language) : null;
    const lines = context.syntax.get(change.file.path)?.[side] ?? [];
    return family === null || lines.length === 0 ? [] : listOfFile(context, change, family, side, lines);
  });
}

function listOfFile(
  { syntax }: RuleContext,
  change: FileChange,
  family: Family,
  side: ChangeSide,
  lines: readonly ScannedLine[],
): readonly ChangedCase[] {
  const tree = syntax.get(change.file.path)?.[side === 'added' ? 'after' : 'before']?.cases ?? [];
  const changed = new Map(lines.map((line, at) => [line.number, at]));
  const heads = new Map<number, { readonly name: string; readonly one: TestCase | null }>();
  // Where a case is a function, a call inside of it that looks like one is a part of it.
  const isPart = ({ first, last }: TestCase) =>
    family === 'jvm' && tree.some((other) => !other.suite && other.first < first && last < other.last);
  for (const one of tree) {
    const at = one.suite || one.name === '' || isPart(one) ? undefined : findHead(one, changed, lines);
    if (at !== undefined) heads.set(at, { name: one.name, one });
  }
  // In code beside its tests only the tree tells a test from what it tests.
  for (const [at, line] of change.class === 'test' ? lines.entries() : []) {
    const name = readCaseName(line, family);
    const known = [at - 1, at, at + 1].some((near) => heads.has(near));
    if (name !== null && name !== '' && !known) heads.set(at, { name, one: null });
  }
  const now = syntax.get(change.file.path)?.after?.cases.filter(({ suite }) => !suite) ?? [];
  const standsInCase = (line: number) => now.some(({ first, last }) => first <= line && line <= last);
  if (heads.size === 0) return [];
  const read = syntax.get(change.file.path)?.[side === 'added' ? 'after' : 'before'] ?? null;
  const isInner = createInnerTest(change, side === 'added' ? 'new' : 'old', read);
  const suites = tree.filter(({ suite }) => suite);
  const bySuite = new Map<number, string>();
  let suite = '';
  for (const { number, text } of lines) {
    suite = SUITE.exec(text.slice(0, REACH.line))?.[2] ?? suite;
    bySuite.set(number, suite);
  }
  const findSuite = (line: number) =>
    tree.length === 0 ? bySuite.get(line) : suites.findLast(({ first, last }) => first <= line && line <= last)?.name;
  const order = [...heads.keys()].filter((at) => !isInner(lines[at]?.number ?? 0)).toSorted((a, b) => a - b);
  return order.map((at, index) => {
    const { name, one } = heads.get(at) ?? { name: '', one: null };
    const end = Math.min(order[index + 1] ?? lines.length, at + MAX_BODY);
    const own = lines.slice(at, end).filter(({ number }) => one === null || number <= one.last);
    const number = lines[at]?.number ?? 1;
    return {
      change,
      name,
      suite: findSuite(number) ?? '',
      at: side === 'removed' ? locateRemovedLine(change, number) : number,
      body: own.map(({ text }) => text.slice(0, REACH.line)),
      stays: one !== null && mostlyStays(one, own.length) && standsInCase(locateRemovedLine(change, number)),
      skipped: one?.runs === 'disabled' || own.slice(1, 4).some(({ code }) => SKIP_CALL[family]?.test(code) === true),
    };
  });
}

/** The head of a suite, of a language without a tree: it stands among the changed lines if it comes with its cases. */
const SUITE = /^\s*(?:describe|context|suite|feature)\b\s{0,4}\(?\s{0,4}(['"])(.{1,200}?)\1/u;

/** How many annotations stand above the name of a case at most. */
const MAX_ANNOTATIONS = 5;

/** Returns the place in the changed lines of the line with the name of a case: its first one, or one below annotations. */
function findHead(
  { first, last, name }: TestCase,
  changed: ReadonlyMap<number, number>,
  lines: readonly ScannedLine[],
): number | undefined {
  for (let number = first; number <= Math.min(last, first + MAX_ANNOTATIONS); number += 1) {
    const at = changed.get(number);
    if (at !== undefined && lines[at]?.text.includes(name) === true) return at;
  }
  return changed.get(first);
}

/** Returns true if at most half of the lines of a case are changed. */
function mostlyStays({ first, last }: TestCase, changed: number): boolean {
  return last > first && changed * 2 <= last - first + 1;
}
