/** The evidence of a trace's steps, by step name. The engine writes it and the reports read it. */
import * as z from 'zod';
import { CoverageKind } from './given-evidence.js';
import { AcceptedBy, CommandOffer, PeopleQuestion, Signature } from './people.js';
import { AccountingCounts, Span } from './span.js';
import { Confidence, Digest, LineRef, Severity, Tier, Verdict } from './values.js';

/** The class of a changed file, by its content and attributes. */
export const FileClass = z.enum([
  'source',
  'test',
  'docs',
  'config',
  'ci',
  'infra',
  'migration',
  'manifest',
  'lockfile',
  'generated',
  'vendored',
  'asset',
  'data',
]);
export type FileClass = z.infer<typeof FileClass>;

/** Step `change`: every changed file and its class. */
export const ChangeEvidence = z.object({
  files: z.array(
    z.object({
      path: z.string(),
      class: FileClass,
      language: z.string().nullable(),
      added: z.int(),
      removed: z.int(),
      note: z.string().nullable(),
    }),
  ),
});
export type ChangeEvidence = z.infer<typeof ChangeEvidence>;

/**
 * What happened to a definition. `name` includes the enclosing definitions, joined by dots; for a rename it is the new
 * name.
 */
export const SymbolEvidence = z.object({
  change: z.enum(['added', 'removed', 'renamed', 'moved', 'signature', 'body']),
  kind: z.string(),
  name: z.string(),
  /** The old name, if it was different. */
  was: z.string().nullable(),
  first: z.int(),
  last: z.int(),
});
export type SymbolEvidence = z.infer<typeof SymbolEvidence>;

/**
 * Step `syntax`: which files were read as syntax trees and which as text, why, and what changed in them. Old traces do
 * not have the changes.
 */
export const SyntaxEvidence = z.object({
  files: z.array(
    z.object({
      path: z.string(),
      mode: z.enum(['tree', 'text']),
      reason: z.string(),
      substance: z.enum(['code', 'comments', 'formatting', 'moved']).optional(),
      symbols: z.array(SymbolEvidence).optional(),
      /** Number of symbols beyond the limit of what a trace shows. */
      symbols_left_out: z.int().optional(),
    }),
  ),
});
export type SyntaxEvidence = z.infer<typeof SyntaxEvidence>;

/**
 * What a criterion asks for. `invariant`: that something stays as it is. `passes`: that tests or checks pass. `process`
 * and `quality` are for people.
 */
export const CriterionKind = z.enum([
  'behaviour',
  'test',
  'doc',
  'process',
  'quality',
  'negative',
  'invariant',
  'passes',
]);
export type CriterionKind = z.infer<typeof CriterionKind>;

/**
 * Source of the criteria: the requested ticket, the issues that the PR closes, ticket files at the base that it names or
 * edits, the PR's body, or nothing.
 */
export const CriteriaSource = z.enum(['ticket', 'closing_issue', 'ticket_file', 'body', 'none']);
export type CriteriaSource = z.infer<typeof CriteriaSource>;

/** Step `criteria`: the acceptance criteria as parsed. */
export const CriteriaEvidence = z.object({
  source: CriteriaSource,
  /** Issues that the PR closes in repositories that the policy does not name. Old traces do not have them. */
  untrusted: z.array(z.string()).optional(),
  criteria: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      parts: z.array(z.string()),
      kind: CriterionKind,
      code_verifiable: z.boolean(),
      origin: z.object({ ticket: z.string().nullable(), line: z.int().nullable() }),
    }),
  ),
});
export type CriteriaEvidence = z.infer<typeof CriteriaEvidence>;

/** The result for a criterion, in the words of every trace. `met`: what is shown reaches what the policy requires. */
export const CriterionStatus = z.enum(['met', 'weak', 'unmet', 'not_code_verifiable']);
export type CriterionStatus = z.infer<typeof CriterionStatus>;

/**
 * What the evidence shows of a criterion. From `unmet` to `proved` each asks for more than the one before.
 * `contradicted`: the lines say otherwise. `open`: only a person can see it; `signed`: a person did.
 */
export const ShownStatus = z.enum(['unmet', 'weak', 'addressed', 'tested', 'proved', 'contradicted', 'open', 'signed']);
export type ShownStatus = z.infer<typeof ShownStatus>;

/** The least that a policy may take for met. */
export const RequiredStatus = z.enum(['addressed', 'tested', 'proved']);
export type RequiredStatus = z.infer<typeof RequiredStatus>;

/** A line of the change that says otherwise than a criterion. */
export const Contradiction = z
  .strictObject({
    about: z
      .string()
      .meta({ description: 'What differs, in a word: value, default, direction, negation, order, name.' }),
    says: z.string().meta({ description: 'The words of the criterion.' }),
    does: z.string().meta({ description: 'The text of the line.' }),
    location: LineRef,
    side: z.enum(['added', 'removed']),
  })
  .meta({ id: 'Contradiction' });
export type Contradiction = z.infer<typeof Contradiction>;

/** Step `binding`: the lines of each criterion with their evidence, in words and numbers. */
export const BindingEvidence = z.object({
  bindings: z.array(
    z.object({
      id: z.string(),
      status: CriterionStatus,
      /** What the evidence shows, what the next status wants, and what speaks against it. Old traces do not have them. */
      shown: ShownStatus.optional(),
      missing: z.array(z.string()).optional(),
      contradicts: z.array(Contradiction).optional(),
      /** How far the probability falls without the criterion's own lines; null where that is not asked. */
      fall: z.number().nullable().optional(),
      confidence: Confidence,
      /** Where a reader would look, the best first. */
      lines: z.array(z.object({ ref: LineRef, confidence: Confidence, evidence: z.array(z.string()) })),
      /** The whole parts of the change that it is bound to: what counts as asked for. Old traces do not have them. */
      bound: z.array(LineRef).optional(),
      /** Places that the description names for it, each with why it does not show it; empty if it does. */
      claims: z.array(z.object({ ref: LineRef, why: z.string() })).optional(),
      /** Who signed for it; absent if nobody did. */
      signed: AcceptedBy.optional(),
    }),
  ),
});
export type BindingEvidence = z.infer<typeof BindingEvidence>;

const ApprovalEvidence = z.object({
  login: z.string(),
  at: z.string(),
  url: z.string(),
  commit: z.string().nullable(),
  why: z.string(),
});

/** Step `people`: whose approval counts for this head, and whose does not. */
export const PeopleEvidence = z.object({
  /** Whether a host told what people said. */
  given: z.boolean(),
  approvals: z.array(ApprovalEvidence),
  stale: z.array(ApprovalEvidence),
  /** Those that count for no head: of who made the change, may not push, or is a machine that the policy does not name. */
  uncounted: z.array(ApprovalEvidence),
  /** What could not be told of people, and what to do about it, in words. */
  unknown: z.array(z.string()),
  changes_requested: z.array(z.string()),
  owners_missing: z.array(z.string()),
});
export type PeopleEvidence = z.infer<typeof PeopleEvidence>;

/** Step `signatures`: each `/review-gate` line and what it did, and what people can answer for now. */
export const SignaturesEvidence = z.object({
  signatures: z.array(Signature),
  /** The three below are absent where no host told what people said. */
  questions: z.array(PeopleQuestion).optional(),
  offers: z.array(CommandOffer).optional(),
  /** Older lines beyond the limit, which nobody read. */
  left_out: z.int().min(0).optional(),
});
export type SignaturesEvidence = z.infer<typeof SignaturesEvidence>;

/** Step `accounting`: the reason of every part of the change. */
export const AccountingEvidence = z.object({
  counts: AccountingCounts,
  /** Changed lines that need no person, as a share of all; 1 without any. */
  share: z.number().min(0).max(1),
  /** By file and place, at most as many as a trace shows. */
  spans: z.array(Span),
  /** Spans beyond that. */
  left_out: z.int().min(0),
});
export type AccountingEvidence = z.infer<typeof AccountingEvidence>;

/** Step `planes`: the rules that ran, and what was suppressed, by what and why. */
export const PlanesEvidence = z.object({
  rules: z.array(
    z.object({
      rule: z.string(),
      severity: z.union([Severity, z.literal('off')]),
      findings: z.int(),
      /** What the rule is about, in a few words. Only for rules with findings. */
      summary: z.string().optional(),
    }),
  ),
  suppressed: z.array(
    z.object({
      rule: z.string(),
      file: z.string(),
      line: z.int(),
      fingerprint: z.string(),
      title: z.string(),
      reason: z.string(),
      by: z.string(),
    }),
  ),
  left_out: z.int(),
  /**
   * What the change's own job reported of its tests. The job runs code of the change, so it can write anything: these
   * numbers are its word. Left out if there were no reports.
   */
  reported: z
    .array(
      z.union([
        z.object({
          kind: z.literal('junit'),
          digest: Digest,
          by: z.literal('the job of the change'),
          passed: z.int(),
          failed: z.int(),
          skipped: z.int(),
          error: z.int(),
        }),
        z.object({
          kind: CoverageKind,
          digest: Digest,
          by: z.literal('the job of the change'),
          /** Changed files that the report has, and those that it could not be sure of. */
          files: z.array(z.string()),
          unplaced: z.array(z.string()),
        }),
      ]),
    )
    .optional(),
  /** Which rule each finding comes from, by fingerprint. */
  findings: z.array(z.object({ rule: z.string(), fingerprint: z.string() })),
  /** Reports of other tools and the outcome of their results; left out if there were no reports. */
  reports: z
    .array(
      z.object({
        plane: z.string(),
        tool: z.string(),
        version: z.string().nullable(),
        /** All results of the report: the sum of the counts below. */
        results: z.int(),
        on_change: z.int(),
        elsewhere: z.int(),
        repeated: z.int(),
        not_failures: z.int(),
        without_place: z.int(),
      }),
    )
    .optional(),
});
export type PlanesEvidence = z.infer<typeof PlanesEvidence>;

/** Step `tier`: the additive risk score. `floors` raise the tier regardless of the score. */
export const TierEvidence = z.object({
  tier: Tier,
  score: z.number(),
  contributions: z.array(
    z.object({
      feature: z.string(),
      value: z.union([z.number(), z.string(), z.boolean()]),
      points: z.number(),
      note: z.string(),
    }),
  ),
  floors: z.array(z.object({ feature: z.string(), tier: Tier, note: z.string() })),
  /** What the tier rests on, in words about the code, the most important first: three at most. Old traces have none. */
  reasons: z.array(z.string()).max(3).optional(),
});
export type TierEvidence = z.infer<typeof TierEvidence>;

/** Step `policy`: the effective policy and the source of each part of it. */
export const PolicyEvidence = z.object({
  name: z.string(),
  sources: z.array(z.object({ origin: z.string(), name: z.string(), used: z.boolean(), note: z.string() })),
  effective: z.json(),
});
export type PolicyEvidence = z.infer<typeof PolicyEvidence>;

/** A criterion that stands otherwise than at the head that a person saw. References are of the head that they name. */
const SeenCriterion = z.object({
  id: z.string(),
  move: z.enum(['up', 'down', 'new', 'gone', 'reworded']),
  /** Null for a criterion that the other head does not have. */
  was: ShownStatus.nullable(),
  now: ShownStatus.nullable(),
  /** Lines of it that differ since: at this head, and at the one that was seen. */
  lines: z.array(LineRef),
  lost: z.array(LineRef),
});
export type SeenCriterion = z.infer<typeof SeenCriterion>;

/** A finding that one of the two heads does not have. `suppressed`: it is there, and something hides it now. */
const SeenFinding = z.object({
  rule: z.string(),
  severity: Severity,
  title: z.string(),
  location: z.object({ file: z.string(), lineRange: z.array(z.int()) }),
  fingerprint: z.string(),
  about: z.literal('change').optional(),
  suppressed: z.boolean(),
});
export type SeenFinding = z.infer<typeof SeenFinding>;

/** Step `since`: what changed since the last head that a person saw. It is not part of the verdict. */
export const SinceEvidence = z.object({
  /** The review of that head. Null if there is none: then nothing was compared. */
  seen: z.object({ login: z.string(), at: z.string(), url: z.string(), commit: z.string() }).nullable(),
  /** Why criteria and findings were not compared, in words; empty if they were. */
  skipped: z.string(),
  /** Files that differ since, and how many more. */
  files: z.array(z.string()),
  more_files: z.int(),
  /** Tickets whose text was edited since; `description` for the one of the pull request. */
  edited: z.array(z.string()),
  criteria: z.array(SeenCriterion),
  findings: z.object({
    /** At most as many as a trace shows; the counts are whole. */
    added: z.array(SeenFinding),
    gone: z.array(SeenFinding),
    added_count: z.int(),
    gone_count: z.int(),
  }),
  /** Spans that are left to people: those that are new or other since, and how many were there and looked at. */
  spans: z.object({
    added: z.array(Span.pick({ location: true, side: true, old_line_range: true })),
    added_count: z.int(),
    looked_count: z.int(),
  }),
});
export type SinceEvidence = z.infer<typeof SinceEvidence>;

/** Step `decision`: what the review says. The whole of the decision stands beside the steps. */
export const DecisionEvidence = z.object({ verdict: Verdict, rule: z.string(), confidence: Confidence });
export type DecisionEvidence = z.infer<typeof DecisionEvidence>;

/** The steps of a review in the order in which they run, each with the schema of its evidence. */
export const STEP_EVIDENCE = {
  policy: PolicyEvidence,
  change: ChangeEvidence,
  syntax: SyntaxEvidence,
  criteria: CriteriaEvidence,
  people: PeopleEvidence,
  binding: BindingEvidence,
  accounting: AccountingEvidence,
  planes: PlanesEvidence,
  tier: TierEvidence,
  signatures: SignaturesEvidence,
  since: SinceEvidence,
  decision: DecisionEvidence,
} as const;
export const StepName = z.object(STEP_EVIDENCE).keyof();
export type StepName = z.infer<typeof StepName>;
/** What a step shows. */
export type StepEvidence<Name extends StepName> = z.infer<(typeof STEP_EVIDENCE)[Name]>;
