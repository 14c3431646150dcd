/** What a backtest comes to, in counts. */
import { addToCount } from '../../base/groups.js';
import { compareText } from '../../base/order.js';
import type { Severity } from '../../contract/index.js';
import { type BacktestChange, type BacktestDecision, GATES, type Gate } from './model.js';

/** Which of the two decisions is counted. */
export type Column = 'as_is' | 'if_asked';

/** A rule that decided, and how often. */
interface DecidingCount {
  readonly rule: string;
  readonly gate: Gate;
  readonly as_is: number;
  readonly if_asked: number;
}

/** What one rule found on all changes. */
interface SpokenRule extends Readonly<Record<Severity, number>> {
  readonly rule: string;
  /** Changes with at least one of its findings. */
  readonly changes: number;
}

/** Changes of one kind, and how many of them were reverted or mended later. */
export interface FateCount {
  readonly changes: number;
  readonly reverted: number;
  readonly mended: number;
}

/** The counts of a backtest, all of them numbers of changes if nothing else is said. */
export interface BacktestTally {
  readonly reviewed: number;
  readonly failed: number;
  readonly gates: Readonly<Record<Column, Readonly<Record<Gate, number>>>>;
  readonly deciding: readonly DecidingCount[];
  /** Findings of severity error or warn, and the changes with any. */
  readonly loud: { readonly findings: number; readonly changes: number };
  readonly rules: readonly SpokenRule[];
  readonly fates: Readonly<Record<Column, Readonly<Record<Gate, FateCount>>>>;
}

const COLUMNS: readonly Column[] = ['as_is', 'if_asked'];

/** Counts by gate. */
export function countGates(decisions: readonly Pick<BacktestDecision, 'gate'>[]): Record<Gate, number> {
  const count = (gate: Gate) => decisions.filter((one) => one.gate === gate).length;
  return { open: count('open'), person: count('person'), closed: count('closed') };
}

/** Counts everything that the reports show. */
export function tallyBacktest(changes: readonly BacktestChange[]): BacktestTally {
  const reviewed = changes.flatMap(({ review, later }) => (review === null ? [] : [{ review, later }]));
  const perColumn = <T>(of: (column: Column) => T): Record<Column, T> => ({
    as_is: of('as_is'),
    if_asked: of('if_asked'),
  });
  const loud = reviewed.map(({ review }) => review.findings.reduce((sum, { error, warn }) => sum + error + warn, 0));
  return {
    reviewed: reviewed.length,
    failed: changes.length - reviewed.length,
    gates: perColumn((column) => countGates(reviewed.map(({ review }) => review[column]))),
    deciding: countDeciding(reviewed.map(({ review }) => review)),
    loud: { findings: loud.reduce((sum, one) => sum + one, 0), changes: loud.filter((one) => one > 0).length },
    rules: countRules(reviewed.map(({ review }) => review)),
    fates: perColumn((column) => {
      const count = (gate: Gate): FateCount => {
        const of = reviewed.filter(({ review }) => review[column].gate === gate);
        const reverted = of.filter(({ later }) => later?.kind === 'reverted').length;
        const mended = of.filter(({ later }) => later !== null && later.kind !== 'reverted').length;
        return { changes: of.length, reverted, mended };
      };
      return { open: count('open'), person: count('person'), closed: count('closed') };
    }),
  };
}

type Reviewed = readonly NonNullable<BacktestChange['review']>[];

/** The rules that decided: the strictest gate first, then the most frequent. */
function countDeciding(reviews: Reviewed): DecidingCount[] {
  const rows = new Map<string, { rule: string; gate: Gate; as_is: number; if_asked: number }>();
  for (const review of reviews) {
    for (const column of COLUMNS) {
      const { rule, gate } = review[column];
      const key = `${gate} ${rule}`;
      const row = rows.get(key) ?? { rule, gate, as_is: 0, if_asked: 0 };
      row[column] += 1;
      rows.set(key, row);
    }
  }
  return [...rows.values()].toSorted(
    (a, b) =>
      GATES.indexOf(b.gate) - GATES.indexOf(a.gate) ||
      b.if_asked - a.if_asked ||
      b.as_is - a.as_is ||
      compareText(a.rule, b.rule),
  );
}

/** The rules with findings: the loudest first. */
function countRules(reviews: Reviewed): SpokenRule[] {
  const found = reviews.flatMap(({ findings }) => findings);
  const changes = new Map<string, number>();
  for (const { rule } of found) addToCount(changes, rule);
  const sum = (rule: string, severity: Severity) =>
    found.reduce((total, one) => total + (one.rule === rule ? one[severity] : 0), 0);
  return [...changes]
    .map(([rule, count]) => ({
      rule,
      changes: count,
      error: sum(rule, 'error'),
      warn: sum(rule, 'warn'),
      info: sum(rule, 'info'),
    }))
    .toSorted(
      (a, b) =>
        b.error - a.error || b.warn - a.warn || b.changes - a.changes || b.info - a.info || compareText(a.rule, b.rule),
    );
}
