/** What the steps `tier`, `policy` and `decision` show. */
import * as z from 'zod';
import { Confidence, Tier, Verdict } from '../values.js';

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

/** Step `decision`: what the review says. The whole of the decision stands beside the steps. */
export const DecisionEvidence = z.object({ verdict: Verdict, rule: z.string(), confidence: Confidence });
export type DecisionEvidence = z.infer<typeof DecisionEvidence>;
