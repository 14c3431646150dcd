/** Calls that show a result and change nothing: simulate a policy on a pull request, or check a ticket for criteria. */
import * as z from 'zod';
import { LIMITS } from './limits.js';
import { Finding } from './review/finding.js';
import { AcBinding, Counts } from './review.js';
import { EngineTrace } from './trace.js';
import { Confidence, createTextSchema, PullNumber, Repo, Sha, Tier, Verdict } from './values.js';

const ticket = createTextSchema(1, LIMITS.MAX_TICKET_CHARACTERS);

/**
 * Body of `POST /v1/policies:simulate`: a policy by name or path, or its text. Without either, the tenant's default
 * policy is used.
 */
export const SimulatePolicy = z
  .strictObject({
    repo: Repo,
    pr: PullNumber,
    ticket: ticket.optional(),
    policy: createTextSchema(1, LIMITS.MAX_POLICY_NAME_CHARACTERS).optional(),
    source: z.string().min(1).optional(),
  })
  .refine(({ policy, source }) => policy === undefined || source === undefined, {
    path: ['source'],
    message: 'policy and source exclude each other',
  })
  .meta({ id: 'SimulatePolicy', not: { required: ['policy', 'source'] } });
export type SimulatePolicy = z.infer<typeof SimulatePolicy>;

/** The result of a review under the policy. Its findings have no ids because they are not stored. */
export const Simulation = z
  .strictObject({
    repo: Repo,
    pr: PullNumber,
    head_sha: Sha,
    base_ref: z.string(),
    base_sha: Sha,
    merge_base_sha: Sha,
    verdict: Verdict,
    tier: Tier,
    confidence: Confidence,
    ac_bindings: z.array(AcBinding),
    counts: Counts,
    findings: z.array(Finding.omit({ id: true, review_id: true })),
    trace: EngineTrace,
  })
  .meta({ id: 'Simulation' });
export type Simulation = z.infer<typeof Simulation>;

/**
 * Body of `POST /v1/tickets:lint`: a ticket that the tenant's provider reads, or a text. `repo` is the repository of a
 * bare issue number.
 */
export const LintTicket = z
  .union([z.strictObject({ ticket, repo: Repo }), z.strictObject({ text: z.string().min(1) })])
  .meta({ id: 'LintTicket' });
export type LintTicket = z.infer<typeof LintTicket>;

/** What will make a criterion hard to show. The set is open: readers show `says`. */
const LintNote = z.strictObject({
  about: z.enum(['people', 'cut', 'twin', 'several', 'vague', 'general', 'no-anchor']),
  says: z.string(),
});
export type LintNote = z.infer<typeof LintNote>;

/**
 * How a criterion will be read: what it is judged by (`asks`: its text without the words that only frame it), its kind, whether changed code can show it and what shows it, its exact anchors (what
 * must be in the change as written), what will be hard to show, and one suggestion where there is such.
 */
const LintedCriterion = z.strictObject({
  id: z.string(),
  text: z.string(),
  asks: z.string(),
  kind: z.string(),
  line: z.int().min(1),
  code_verifiable: z.boolean(),
  shown_by: z.string(),
  anchors: z.array(z.string()),
  notes: z.array(LintNote),
  suggestion: z.string().nullable(),
});

/** Which parts of a ticket become criteria, and which do not and why. `line` counts from 1 in the ticket's text. */
export const TicketLint = z
  .strictObject({
    ticket: z.string().nullable(),
    title: z.string().nullable(),
    criteria: z.array(LintedCriterion),
    ignored: z.array(z.strictObject({ line: z.int().min(1), text: z.string(), reason: z.string() })),
  })
  .meta({ id: 'TicketLint' });
export type TicketLint = z.infer<typeof TicketLint>;
