/** Stages' results → the facts that a policy's conditions name. */

import { addToGroup } from '../../base/groups.js';
import { REPOSITORY_POLICY_PATH, type Tier } from '../../contract/index.js';
import { isLeftToPeople } from '../change/omission.js';
import { areReadWhole } from '../criteria/index.js';
import type {
  Accounting,
  Binding,
  Change,
  Criteria,
  EffectivePolicy,
  EngineFinding,
  People,
  PlanesResult,
  Risk,
  Syntax,
} from '../model.js';
import { areEnough, countNeeded } from '../people/enough.js';
import { RULES } from '../planes/registry.js';
import { indexCheckedLess } from '../policy/checked-less.js';
import type { Facts, FindingCounts } from '../policy/facts.js';
import { measureChange } from '../status/executed.js';
import { countReportedTests } from '../status/reported-tests.js';

/** Every plane of the engine, so that a condition may name one without findings. */
export const PLANES = [
  'contract',
  'hygiene',
  'integrity',
  'intent',
  'robustness',
  'security',
  'supply-chain',
  'tests',
] as const;

/** The results from which the facts are built. */
export interface StageResults {
  readonly change: Change;
  readonly syntax: Syntax;
  readonly criteria: Criteria;
  readonly bindings: readonly Binding[];
  readonly accounting: Accounting;
  readonly planes: PlanesResult;
  readonly risk: Risk;
  readonly people: People;
  /** Of the policy: which people it asks for. */
  readonly peopleWanted: EffectivePolicy['people'];
  /** Whether the repository's own policy should apply but does not parse. */
  readonly repositoryBroken: boolean;
  /** Whether the policy allows the base branch. */
  readonly baseAllowed: boolean;
}

/** Returns distinct values, sorted by UTF-16 code units, so that the order does not depend on a locale. */
const sortUnique = <T extends string>(values: Iterable<T>): T[] => [...new Set(values)].sort();

/** Builds the facts of a review. It is pure: the facts depend only on the stages. */
export function buildFacts(judged: StageResults): Facts {
  const { change, syntax, criteria, planes, risk } = judged;
  const { snapshot, files } = change;
  const tests = countReportedTests(snapshot);
  const sum = (of: 'added' | 'removed') => files.reduce((total, file) => total + file[of].length, 0);
  const paths = files.flatMap(({ file }) => [file.path, ...(file.old_path === null ? [] : [file.old_path])]);
  return {
    tier: Number(risk.tier.slice(1)),
    risk: { score: risk.score },
    coverage: {
      complete: snapshot.coverage.complete,
      files: snapshot.coverage.files,
      omitted: snapshot.coverage.omitted.length,
      for_people: isLeftToPeople(snapshot),
    },
    findings: buildFindingFacts(planes.findings, planes.evidence),
    criteria: {
      source: criteria.source,
      complete: areReadWhole(criteria),
      total: criteria.items.length,
      ...buildStatusFacts(judged.bindings),
    },
    accounting: { ...judged.accounting.counts, share: judged.accounting.share },
    tests: { given: tests !== null, ...(tests ?? { run: 0, failed: 0, skipped: 0 }) },
    tested: buildTestedFacts(change),
    reviews: buildReviewFacts(judged.people, judged.peopleWanted, risk.tier),
    change: {
      files: files.length,
      added: sum('added'),
      removed: sum('removed'),
      classes: sortUnique(files.map((file) => file.class)),
      languages: sortUnique(files.flatMap((file) => (file.language === null ? [] : [file.language]))),
      paths: sortUnique(paths),
      formatting_only: files.length > 0 && files.every(({ file }) => syntax.get(file.path)?.substance === 'formatting'),
    },
    pr: {
      number: snapshot.pr,
      repo: snapshot.repo,
      title: snapshot.title,
      author: snapshot.author,
      labels: sortUnique(snapshot.labels),
      base: snapshot.base.ref,
      head: snapshot.head.ref,
    },
    base: {
      allowed: judged.baseAllowed,
      ref: snapshot.base.ref,
      default: snapshot.host?.default_branch.ref ?? '',
    },
    policy: { changed: paths.includes(REPOSITORY_POLICY_PATH), broken: judged.repositoryBroken },
  };
}

function buildReviewFacts(people: People, wanted: EffectivePolicy['people'], tier: Tier): Facts['reviews'] {
  const needed = countNeeded(wanted, tier);
  return {
    given: people.given,
    approved: areEnough(people, wanted, needed),
    approvals: people.approvals.length,
    needed,
    stale: people.stale.length,
    changes_requested: people.changesRequested.length,
    owners_missing: people.ownersMissing,
  };
}

function buildTestedFacts(change: Change): Facts['tested'] {
  const measured = measureChange(change);
  if (measured === null) return { given: false, lines: 0, executed: 0, share: 0 };
  const { lines, executed } = measured;
  return { given: true, lines, executed, share: lines === 0 ? 1 : executed / lines };
}

/** Builds the facts about findings. Those that a person accepted do not count. */
export function buildFindingFacts(
  findings: readonly EngineFinding[],
  evidence: Pick<PlanesResult['evidence'], 'suppressed' | 'left_out' | 'reports'>,
): Facts['findings'] {
  const standing = findings.filter(({ signed }) => signed === undefined);
  // What another tool found on the same line is told in one finding and counts by its own rule.
  const told: readonly Told[] = standing.flatMap((finding) => [finding, ...(finding.also ?? [])]);
  return {
    ...countFindings(standing),
    signed: findings.length - standing.length,
    suppressed: evidence.suppressed.length,
    left_out: evidence.left_out,
    rules: sortUnique(told.map(({ rule }) => rule)),
    checked_less: sortUnique(told.filter(indexCheckedLess(RULES)).map(({ rule }) => rule)),
    by_plane: countByPlane(
      told,
      (evidence.reports ?? []).map((report) => report.plane),
    ),
  };
}

type Counted = Pick<EngineFinding, 'plane' | 'severity'>;
type Told = Counted & Pick<EngineFinding, 'rule' | 'checksLess'>;

/** Counts findings by severity. */
function countFindings(findings: readonly Counted[]): FindingCounts {
  const count = (severity: Counted['severity']) => findings.filter((one) => one.severity === severity).length;
  return { total: findings.length, error: count('error'), warn: count('warn'), info: count('info') };
}

function countByPlane(findings: readonly Counted[], external: readonly string[]): Record<string, FindingCounts> {
  const groups = new Map<string, Counted[]>([...PLANES, ...external].map((plane) => [plane, []]));
  for (const finding of findings) {
    addToGroup(groups, finding.plane, finding);
  }
  return Object.fromEntries(sortUnique(groups.keys()).map((plane) => [plane, countFindings(groups.get(plane) ?? [])]));
}

/** Builds the facts about the status of criteria. */
export function buildStatusFacts(
  bindings: readonly Binding[],
): Omit<Facts['criteria'], 'source' | 'complete' | 'total'> {
  const count = (status: Binding['status']) => bindings.filter((binding) => binding.status === status).length;
  const countShown = (...wanted: readonly Binding['shown'][]) =>
    bindings.filter(({ shown }) => wanted.includes(shown)).length;
  const met = bindings.filter((binding) => binding.status === 'met');
  return {
    met: count('met'),
    weak: count('weak'),
    unmet: count('unmet'),
    contradicted: countShown('contradicted'),
    tested: countShown('tested', 'proved'),
    proved: countShown('proved'),
    not_verifiable: count('not_code_verifiable'),
    signed: countShown('signed'),
    min_confidence: met.reduce((least, binding) => Math.min(least, binding.confidence), 1),
  };
}
