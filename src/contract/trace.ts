/** The audit trace: the steps that led to a verdict. Each step's hash includes the hash of the step before. */
import * as z from 'zod';
import { Confidence, Digest, Json, ReviewId, Sha, Verdict } from './values.js';

/** Which parts of the change were reviewed. An incomplete snapshot is never auto-approved. */
export const Coverage = z
  .strictObject({
    complete: z.boolean(),
    files: z.int().min(0).meta({ description: 'Files changed.' }),
    omitted: z.array(
      z.strictObject({
        path: z.string().nullable().meta({ description: 'Null where a whole kind of input is missing.' }),
        reason: z.string().meta({ description: 'A word: too_large, binary, not_fetched, unreadable, …' }),
        detail: z.string(),
        blocking: z.boolean().meta({ description: 'True where it makes the snapshot incomplete.' }),
      }),
    ),
  })
  .meta({ id: 'Coverage' });
export type Coverage = z.infer<typeof Coverage>;

/** One stage of the pipeline. `evidence` is its result in words and numbers; `hash` covers it and the previous hash. */
export const TraceStep = z
  .strictObject({
    name: z.string(),
    input_digest: Digest,
    output_digest: Digest,
    evidence: z.record(z.string(), Json),
    hash: Digest,
  })
  .meta({ id: 'TraceStep' });
export type TraceStep = z.infer<typeof TraceStep>;

/** A rule of the policy and whether it held. `held` is null for the rules after the deciding one. */
export const DecisionRule = z
  .strictObject({
    name: z.string(),
    condition: z.string(),
    verdict: Verdict,
    held: z.boolean().nullable(),
    source: z
      .string()
      .meta({ description: 'Where the rule comes from: built-in, tenant, repository, request, engine.' }),
  })
  .meta({ id: 'DecisionRule' });
export type DecisionRule = z.infer<typeof DecisionRule>;

/** `source` of the rules of the built-in policies. */
export const BUILT_IN_SOURCE = 'built-in';

/** `source` of the rules that the engine itself asks beside every policy, and of the rule that says that none held. */
export const ENGINE_SOURCE = 'engine';

/** The name of the engine's rule by which people open the gate. */
export const PEOPLE_RULE_NAME = 'approved-by-people';

/** The name of the engine's rule that stands for a policy none of whose rules held. */
export const NO_RULE_HELD = 'no-rule-held';

/** The decision: what a dry run would have said too. */
export const Decision = z
  .strictObject({
    verdict: Verdict,
    rule: z.string(),
    rules: z.array(DecisionRule),
    facts: z.record(z.string(), Json),
    confidence: Confidence,
  })
  .meta({ id: 'Decision' });
export type Decision = z.infer<typeof Decision>;

/** A DSSE envelope with an in-toto statement: the payload in base64, and its signatures. */
export const Envelope = z
  .strictObject({
    payloadType: z.string(),
    payload: z.base64(),
    signatures: z.array(z.strictObject({ keyid: z.string(), sig: z.base64() })).min(1),
  })
  .meta({ id: 'TraceSignature' });
export type Envelope = z.infer<typeof Envelope>;

/** The head that was reviewed. `tree` is the git tree of that commit; null if the host did not tell it. */
export const TraceHead = z.strictObject({ sha: Sha, tree: Sha.nullable() }).meta({ id: 'TraceHead' });
export type TraceHead = z.infer<typeof TraceHead>;

/** The part of a trace that the engine computes. The same change gives the same bytes. */
export const EngineTrace = z.strictObject({
  schema: z.literal('review-gate.trace/1'),
  engine: z.strictObject({ version: z.string() }),
  snapshot: z.strictObject({
    digest: Digest,
    coverage: Coverage,
    head: TraceHead.optional().meta({ description: 'Absent in traces of versions before.' }),
  }),
  steps: z.array(TraceStep),
  decision: Decision,
  digest: Digest.meta({ description: 'Over the canonical JSON of schema, engine, snapshot, steps and decision.' }),
});
export type EngineTrace = z.infer<typeof EngineTrace>;

/** The trace of a review, as returned at `trace_url`. */
export const Trace = EngineTrace.extend({
  review_id: ReviewId,
  signature: Envelope.nullable().meta({
    description: 'Over a statement with the digest of the trace. Null if the service has no persistent key.',
  }),
  vsa: Envelope.nullable().optional().meta({
    description:
      'A signed verification summary (`https://slsa.dev/verification_summary/v1`) on the head commit. Null without a persistent key and for a dry run; absent in traces of versions before.',
  }),
}).meta({ id: 'Trace' });
export type Trace = z.infer<typeof Trace>;

/** A link that gives access to a trace without a bearer token until it expires. */
export const TraceLink = z.strictObject({ url: z.url(), expires_at: z.iso.datetime({ precision: 3 }) }).meta({
  id: 'TraceLink',
});
export type TraceLink = z.infer<typeof TraceLink>;
