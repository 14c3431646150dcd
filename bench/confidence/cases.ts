/**
 * Builds reviews with a known correct answer, without manual labels. Each branch of the binding benchmark gives three:
 * as it was merged (it meets all criteria), with a criterion of another branch added, and without the lines of one
 * criterion (both have one unmet criterion). Each change of the tier benchmark gives one, which should not have been
 * approved if it was reverted.
 */
import { readHunkLines } from '../../src/base/hunk-lines.js';
import { countSpans } from '../../src/engine/accounting/spans.js';
import { bindCriteria } from '../../src/engine/binding/index.js';
import { readChange } from '../../src/engine/change/index.js';
import type { StageResults } from '../../src/engine/decision/facts.js';
import type { Change, Risk } from '../../src/engine/model.js';
import { NOBODY } from '../../src/engine/people/index.js';
import { DEFAULT_PEOPLE } from '../../src/engine/policy/schema.js';
import type { ChangedFile, Hunk, Snapshot } from '../../src/engine/snapshot.js';
import { assessRisk } from '../../src/engine/tier/index.js';
import {
  type BindingCase,
  buildCriteria,
  readBindingCases,
  readCaseChange,
  selectForeignCriterion,
} from '../binding/cases.js';
import { findSpans, readTierCases } from '../tier/cases.js';

/** The threshold of the policy balanced. */
const MET = 0.6;

/** A review of which it is known whether it should be approved. */
export interface KnownReview {
  readonly repo: string;
  readonly kind: 'own' | 'foreign' | 'taken out' | 'risk';
  /** Whether it should be approved. */
  readonly approvable: boolean;
  /** Its weight, chosen so that the shares match `BASE`. */
  readonly weight: number;
  readonly judged: StageResults;
}

/** Shares that the benchmarks do not have themselves. */
const BASE = {
  /** Share of reviews with criteria in which all are met. The real value is unknown, so neither answer is favoured. */
  approvable: 0.5,
  /** In large projects 1–5 % of the changes are reverted; the benchmark has 20 % by construction. */
  reverted: 0.03,
} as const;

const NO_SPANS = { counts: countSpans([]), share: 1, spans: [] };
const NO_RISK: Risk = { tier: 'T1', score: 0, contributions: [], floors: [], reasons: [] };
const NO_PLANES: StageResults['planes'] = {
  findings: [],
  evidence: { rules: [], suppressed: [], left_out: 0, findings: [] },
};

function buildCriteriaReview(
  one: BindingCase,
  kind: 'own' | 'foreign' | 'taken out',
  criteria: BindingCase['criteria'],
  change: Change,
): KnownReview {
  const read = { source: 'ticket' as const, items: buildCriteria(criteria) };
  const bindings = bindCriteria(read, change, MET);
  const judged = {
    change,
    syntax: new Map(),
    criteria: read,
    bindings,
    accounting: NO_SPANS,
    planes: NO_PLANES,
    risk: NO_RISK,
  };
  return {
    repo: one.repo,
    kind,
    approvable: kind === 'own',
    weight: kind === 'own' ? BASE.approvable * 2 : 1 - BASE.approvable,
    judged: { ...judged, repositoryBroken: false, baseAllowed: true, people: NOBODY, peopleWanted: DEFAULT_PEOPLE },
  };
}

/** Returns three reviews of each branch, or two if removing lines would leave none. */
export function* listCriteriaReviews(path: string): Generator<KnownReview> {
  const cases = readBindingCases(path);
  for (const [index, one] of cases.entries()) {
    const change = readCaseChange(one);
    yield buildCriteriaReview(one, 'own', one.criteria, change);
    const foreign = selectForeignCriterion(cases, index, index % 2 === 0);
    yield buildCriteriaReview(one, 'foreign', [...one.criteria, foreign], change);
    const rest = withoutCriterion(one, change.snapshot, index);
    if (rest !== null) yield buildCriteriaReview(one, 'taken out', one.criteria, readChange(rest, []));
  }
}

/** Returns the change without the lines that one criterion owns; null if nothing would be left. */
function withoutCriterion(one: BindingCase, snapshot: Snapshot, index: number): Snapshot | null {
  const id = one.criteria[index % one.criteria.length]?.id ?? '';
  const owned = new Set<string>();
  for (const reference of one.truth?.[id] ?? []) {
    const [, path = '', first = '0', last = first] = /^(.*):(\d+)(?:-(\d+))?$/u.exec(reference) ?? [];
    for (let line = Number(first); line <= Number(last); line += 1) owned.add(`${path}:${line}`);
  }
  const files = snapshot.files
    .map((file) => withoutLines(file, owned))
    .filter((file) => file.hunks.length > 0 || file.status === 'renamed');
  if (owned.size === 0 || !files.some((file) => file.hunks.length > 0)) return null;
  return { ...snapshot, files };
}

function withoutLines(file: ChangedFile, owned: ReadonlySet<string>): ChangedFile {
  let gone = 0;
  const hunks = file.hunks.map((hunk): Hunk => {
    const start = hunk.new_start - gone;
    const lines = readHunkLines(hunk).flatMap(({ mark, text, newNumber }) =>
      mark === '+' && owned.has(`${file.path}:${newNumber}`) ? [] : [`${mark}${text}`],
    );
    gone += hunk.lines.length - lines.length;
    return { ...hunk, new_start: start, new_lines: hunk.new_lines - (hunk.lines.length - lines.length), lines };
  });
  return {
    ...file,
    hunks: hunks.filter(({ lines }) => lines.some((line) => line.startsWith('+') || line.startsWith('-'))),
  };
}

/** Returns a review of each change of the tier benchmark, of which only the risk is known. */
export async function* listRiskReviews(path: string): AsyncGenerator<KnownReview> {
  const cases = readTierCases(path);
  const reverted = cases.filter(({ label }) => label === 1).length;
  for (const { repo, change, label } of cases) {
    const risk = assessRisk(change, await findSpans(change));
    const share = label === 1 ? BASE.reverted / reverted : (1 - BASE.reverted) / (cases.length - reverted);
    yield {
      repo,
      kind: 'risk',
      approvable: label === 0,
      weight: share * cases.length,
      judged: {
        change,
        syntax: new Map(),
        criteria: { source: 'none', items: [] },
        bindings: [],
        accounting: NO_SPANS,
        planes: NO_PLANES,
        risk,
        repositoryBroken: false,
        baseAllowed: true,
        people: NOBODY,
        peopleWanted: DEFAULT_PEOPLE,
      },
    };
  }
}
