/** Asks the rules of a policy again, on the facts of an earlier decision or on facts that differ from them. */
import * as z from 'zod';
import { AccountingCounts, CriteriaSource, type DecisionRule, FileClass, type Verdict } from '../../contract/index.js';
import { RULES } from '../planes/index.js';
import type { Facts } from '../policy/facts.js';
import { resolvePolicy } from '../policy/resolve.js';
import type { PolicyReference } from '../snapshot.js';
import { createDecider } from './decide.js';

const count = z.int().min(0);
const Counts = z.object({ total: count, error: count, warn: count, info: count });

/** The facts as a trace stores them: JSON, with parts beside them that no rule sees. */
const StoredFacts = z.object({
  tier: count,
  risk: z.object({ score: z.number() }),
  // Traces of older versions do not have the last one.
  coverage: z.object({ complete: z.boolean(), files: count, omitted: count, for_people: z.boolean().default(false) }),
  findings: Counts.extend({
    suppressed: count,
    signed: count,
    left_out: count,
    rules: z.array(z.string()),
    checked_less: z.array(z.string()),
    by_plane: z.record(z.string(), Counts),
  }),
  criteria: z.object({
    source: CriteriaSource,
    complete: z.boolean(),
    total: count,
    met: count,
    weak: count,
    unmet: count,
    contradicted: count,
    tested: count,
    proved: count,
    not_verifiable: count,
    signed: count,
    min_confidence: z.number(),
  }),
  accounting: AccountingCounts.and(z.object({ share: z.number() })),
  tests: z.object({ given: z.boolean(), run: count, failed: count, skipped: count }),
  tested: z.object({ given: z.boolean(), lines: count, executed: count, share: z.number() }),
  reviews: z.object({
    given: z.boolean(),
    approved: z.boolean(),
    approvals: count,
    needed: count,
    stale: count,
    changes_requested: count,
    owners_missing: z.array(z.string()),
  }),
  change: z.object({
    files: count,
    added: count,
    removed: count,
    classes: z.array(FileClass),
    languages: z.array(z.string()),
    paths: z.array(z.string()),
    formatting_only: z.boolean(),
  }),
  pr: z.object({
    number: count,
    repo: z.string(),
    title: z.string(),
    author: z.string(),
    labels: z.array(z.string()),
    base: z.string(),
    head: z.string(),
  }),
  base: z.object({ allowed: z.boolean(), ref: z.string(), default: z.string() }),
  policy: z.object({ changed: z.boolean(), broken: z.boolean() }),
}) satisfies z.ZodType<Facts>;

/** A verdict, the rule that gave it, and every rule with whether it held. */
export interface DecidedAgain {
  readonly verdict: Verdict;
  readonly rule: string;
  readonly rules: readonly DecisionRule[];
}

/** Reads the facts of a decision; null if another version of the engine wrote them, with other facts. */
export function readStoredFacts(facts: unknown): Facts | null {
  return StoredFacts.safeParse(facts).data ?? null;
}

/**
 * The facts as they would be if a ticket asked for every changed line, and the change showed all that it asks for. What
 * nobody could read, the findings and the tier stay.
 */
export function assumeAllAsked(facts: Facts): Facts {
  const { accounting, criteria } = facts;
  const { asked, unaccounted } = accounting;
  const total = Math.max(1, criteria.total);
  return {
    ...facts,
    criteria: {
      ...criteria,
      source: criteria.source === 'none' ? 'ticket' : criteria.source,
      complete: true,
      total,
      met: total - criteria.signed,
      weak: 0,
      unmet: 0,
      contradicted: 0,
      not_verifiable: 0,
    },
    accounting: {
      ...accounting,
      asked: {
        lines: asked.lines + unaccounted.lines,
        spans: asked.spans + unaccounted.spans,
        files: Math.max(asked.files, unaccounted.files),
      },
      unaccounted: { lines: 0, spans: 0, files: 0 },
      share: accounting.opaque.lines === 0 ? 1 : accounting.share,
    },
  };
}

/**
 * Returns a function that asks the rules of one policy on facts. Only its rules: facts are what the review that made
 * them found, with the settings of its own policy (`criteria.met`, `severities`, `paths`).
 * @throws PolicyError if the policy does not parse
 */
export async function createRuleAsker(policy: PolicyReference): Promise<(facts: Facts) => DecidedAgain> {
  const sources = { requested: null, tenant: policy, repository_policy: 'ignore' } as const;
  const { layers } = await resolvePolicy(sources, { trusted: null, chosen: null }, RULES);
  const decide = await createDecider(layers);
  return (facts) => {
    const { verdict, rule, rules } = decide(facts);
    return { verdict, rule, rules };
  };
}
