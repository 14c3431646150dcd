/** The facts that a policy's conditions may name: one table for the checker, the evaluator and the documentation. */
import { type AccountingCounts, type CriteriaSource, type FileClass, SpanReason } from '../../contract/index.js';

/** The type of a fact in CEL. `map<counts>`: from a name to `{total, error, warn, info}`. */
export type FactType = 'int' | 'double' | 'bool' | 'string' | 'list<string>' | 'map<counts>';

/** A fact that a condition may name. `meaning` is a sentence for the documentation. */
export interface Fact {
  readonly name: string;
  readonly type: FactType;
  readonly meaning: string;
}

/** What each reason of the accounting says of the lines that have it. */
const REASON_MEANING: Readonly<Record<SpanReason, string>> = {
  opaque: 'that nobody could read',
  inert: 'that cannot matter',
  asked: 'that a criterion of a ticket asks for',
  supporting: 'that only carry or check what is asked for',
  derived: 'that follow from another part of the change',
  vouched: 'that a person answered for',
  unaccounted: 'for which no reason was found',
};

const ACCOUNTING_FACTS = SpanReason.options.flatMap((reason): Fact[] => [
  { name: `accounting.${reason}.lines`, type: 'int', meaning: `Changed lines ${REASON_MEANING[reason]}.` },
  {
    name: `accounting.${reason}.spans`,
    type: 'int',
    meaning: `Runs of such lines, and files as a whole (mode, name, bytes).`,
  },
  { name: `accounting.${reason}.files`, type: 'int', meaning: 'Files with such lines.' },
]);

/** All facts, in the order of the documentation. They depend only on the snapshot and the policy. */
export const FACTS: readonly Fact[] = [
  { name: 'tier', type: 'int', meaning: 'Risk of the change: 0 trivial, 1 low, 2 moderate, 3 high, 4 critical.' },
  { name: 'risk.score', type: 'double', meaning: 'The additive score behind the tier.' },
  { name: 'coverage.complete', type: 'bool', meaning: 'Everything that matters of the change was read.' },
  { name: 'coverage.files', type: 'int', meaning: 'Files changed, seen or not.' },
  {
    name: 'coverage.omitted',
    type: 'int',
    meaning: 'Files and inputs that were not read, whether they matter or not.',
  },
  {
    name: 'coverage.for_people',
    type: 'bool',
    meaning:
      'All that was not read and matters is of changed files that people can look at: texts over the limit, submodules, texts that became binary.',
  },
  { name: 'findings.total', type: 'int', meaning: 'Findings of every severity, suppressed ones not counted.' },
  { name: 'findings.error', type: 'int', meaning: 'Findings of severity error.' },
  { name: 'findings.warn', type: 'int', meaning: 'Findings of severity warn.' },
  { name: 'findings.info', type: 'int', meaning: 'Findings of severity info.' },
  { name: 'findings.suppressed', type: 'int', meaning: 'Findings that a suppression hides.' },
  {
    name: 'findings.signed',
    type: 'int',
    meaning: 'Findings that a person accepted. They do not count in the others.',
  },
  { name: 'findings.left_out', type: 'int', meaning: 'Findings beyond the limit of one review.' },
  { name: 'findings.rules', type: 'list<string>', meaning: 'Ids of the rules with a finding, sorted.' },
  {
    name: 'findings.checked_less',
    type: 'list<string>',
    meaning:
      'Those rules of findings.rules with a finding, of any severity, that says that less is checked, readable or protected than before.',
  },
  {
    name: 'findings.by_plane',
    type: 'map<counts>',
    meaning:
      'Counts by plane: findings.by_plane["security"].error. It has every plane of the engine, and one for each report of another tool, also if it has no finding.',
  },
  {
    name: 'criteria.source',
    type: 'string',
    meaning: 'Where criteria came from: ticket, closing_issue, ticket_file, body or none.',
  },
  {
    name: 'criteria.complete',
    type: 'bool',
    meaning: 'The tickets were read completely, within the limits. If it is false, nothing is auto-approved.',
  },
  { name: 'criteria.total', type: 'int', meaning: 'Acceptance criteria, of every kind.' },
  {
    name: 'criteria.met',
    type: 'int',
    meaning: 'Criteria whose status is at least criteria.require, with at least the confidence criteria.met.',
  },
  { name: 'criteria.weak', type: 'int', meaning: 'Criteria with lines that show less than that.' },
  { name: 'criteria.unmet', type: 'int', meaning: 'Criteria that no line shows, or that lines contradict.' },
  { name: 'criteria.contradicted', type: 'int', meaning: 'Criteria that lines of the change contradict.' },
  { name: 'criteria.tested', type: 'int', meaning: 'Criteria that are tested or proved.' },
  { name: 'criteria.proved', type: 'int', meaning: 'Criteria that are proved.' },
  {
    name: 'criteria.not_verifiable',
    type: 'int',
    meaning: 'Criteria that code cannot show (process, quality) and that nobody signed.',
  },
  { name: 'criteria.signed', type: 'int', meaning: 'Criteria that a person signed.' },
  {
    name: 'criteria.min_confidence',
    type: 'double',
    meaning: 'The lowest confidence of a met criterion; 1 without any.',
  },
  ...ACCOUNTING_FACTS,
  {
    name: 'accounting.share',
    type: 'double',
    meaning: 'Share of the changed lines that are neither opaque nor unaccounted; 1 without any.',
  },
  {
    name: 'tests.given',
    type: 'bool',
    meaning: "A report of tests (JUnit XML) was given. The change's own job wrote it.",
  },
  { name: 'tests.run', type: 'int', meaning: 'Tests of the reports that passed or failed.' },
  { name: 'tests.failed', type: 'int', meaning: 'Those that failed, or did not end.' },
  { name: 'tests.skipped', type: 'int', meaning: 'Those that were skipped.' },
  { name: 'tested.given', type: 'bool', meaning: "A report of coverage was given. The change's own job wrote it." },
  {
    name: 'tested.lines',
    type: 'int',
    meaning:
      'Added lines that can be executed. If a report should have a file and does not have it, all its added lines count.',
  },
  { name: 'tested.executed', type: 'int', meaning: 'Those that were executed.' },
  {
    name: 'tested.share',
    type: 'double',
    meaning: 'The executed share of them (patch coverage); 1 without any, 0 without a report.',
  },
  { name: 'reviews.given', type: 'bool', meaning: 'The host gave the reviews of the pull request.' },
  {
    name: 'reviews.approved',
    type: 'bool',
    meaning: 'All the people that the policy asks for approved this head, and nobody asks for changes.',
  },
  {
    name: 'reviews.approvals',
    type: 'int',
    meaning: 'People who approved this head: who may push and did not make the change.',
  },
  { name: 'reviews.needed', type: 'int', meaning: 'How many of them the policy asks for, at this tier.' },
  { name: 'reviews.stale', type: 'int', meaning: 'People who approved another state of the change.' },
  { name: 'reviews.changes_requested', type: 'int', meaning: 'People whose last review asks for changes.' },
  {
    name: 'reviews.owners_missing',
    type: 'list<string>',
    meaning: 'Code owners of changed paths if no owner of the path approved, sorted.',
  },
  { name: 'change.files', type: 'int', meaning: 'Changed files that were read.' },
  { name: 'change.added', type: 'int', meaning: 'Lines added.' },
  { name: 'change.removed', type: 'int', meaning: 'Lines removed.' },
  { name: 'change.classes', type: 'list<string>', meaning: 'Classes of the changed files, sorted, each once.' },
  { name: 'change.languages', type: 'list<string>', meaning: 'Languages of the changed files, sorted, each once.' },
  {
    name: 'change.paths',
    type: 'list<string>',
    meaning: 'Paths of the changed files, old paths of renames too, sorted.',
  },
  { name: 'change.formatting_only', type: 'bool', meaning: 'Nothing but white space changed.' },
  { name: 'pr.number', type: 'int', meaning: "The pull request's number." },
  { name: 'pr.repo', type: 'string', meaning: '<owner>/<name>.' },
  { name: 'pr.title', type: 'string', meaning: "The pull request's title." },
  { name: 'pr.author', type: 'string', meaning: 'Login of who opened it.' },
  { name: 'pr.labels', type: 'list<string>', meaning: 'Its labels, sorted.' },
  { name: 'pr.base', type: 'string', meaning: 'The branch it goes into.' },
  { name: 'pr.head', type: 'string', meaning: 'The branch it comes from.' },
  {
    name: 'base.allowed',
    type: 'bool',
    meaning: 'The branch it goes into is the default one, or the policy allows it; true if there is no host.',
  },
  { name: 'base.ref', type: 'string', meaning: 'The branch it goes into, as pr.base.' },
  { name: 'base.default', type: 'string', meaning: "The repository's default branch; empty if no host names one." },
  { name: 'policy.changed', type: 'bool', meaning: 'The change edits the repository policy file.' },
  { name: 'policy.broken', type: 'bool', meaning: 'A repository policy file that counts does not parse.' },
];

/** Tests of all reports. `run` are those that passed or failed. */
export interface TestCounts {
  readonly run: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Findings by severity. */
export interface FindingCounts {
  readonly total: number;
  readonly error: number;
  readonly warn: number;
  readonly info: number;
}

/** The fields of the values of `map<counts>`. */
export const COUNT_FIELDS = ['total', 'error', 'warn', 'info'] as const satisfies readonly (keyof FindingCounts)[];

/** The facts of one review, in the form that conditions name them. Plain JSON; the trace contains them unchanged. */
export interface Facts {
  readonly tier: number;
  readonly risk: { readonly score: number };
  readonly coverage: {
    readonly complete: boolean;
    readonly files: number;
    readonly omitted: number;
    readonly for_people: boolean;
  };
  readonly findings: FindingCounts & {
    readonly suppressed: number;
    readonly signed: number;
    readonly left_out: number;
    readonly rules: readonly string[];
    readonly checked_less: readonly string[];
    readonly by_plane: Readonly<Record<string, FindingCounts>>;
  };
  readonly criteria: {
    readonly source: CriteriaSource;
    readonly complete: boolean;
    readonly total: number;
    readonly met: number;
    readonly weak: number;
    readonly unmet: number;
    readonly contradicted: number;
    readonly tested: number;
    readonly proved: number;
    readonly not_verifiable: number;
    readonly signed: number;
    readonly min_confidence: number;
  };
  readonly accounting: AccountingCounts & { readonly share: number };
  readonly tests: TestCounts & { readonly given: boolean };
  readonly tested: {
    readonly given: boolean;
    readonly lines: number;
    readonly executed: number;
    readonly share: number;
  };
  readonly reviews: {
    readonly given: boolean;
    readonly approved: boolean;
    readonly approvals: number;
    readonly needed: number;
    readonly stale: number;
    readonly changes_requested: number;
    readonly owners_missing: readonly string[];
  };
  readonly change: {
    readonly files: number;
    readonly added: number;
    readonly removed: number;
    readonly classes: readonly FileClass[];
    readonly languages: readonly string[];
    readonly paths: readonly string[];
    readonly formatting_only: boolean;
  };
  readonly pr: {
    readonly number: number;
    readonly repo: string;
    readonly title: string;
    readonly author: string;
    readonly labels: readonly string[];
    readonly base: string;
    readonly head: string;
  };
  readonly base: { readonly allowed: boolean; readonly ref: string; readonly default: string };
  readonly policy: { readonly changed: boolean; readonly broken: boolean };
}

/** Returns the value of a fact by its name in conditions; undefined if there is none. */
export function readFact(facts: Facts, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>(
      (value, part) =>
        typeof value === 'object' && value !== null
          ? new Map<string, unknown>(Object.entries(value)).get(part)
          : undefined,
      facts,
    );
}
