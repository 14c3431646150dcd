/** Basic value types of all resources. Sources: the interface document; RFC 9562 (UUIDv7), TypeID 0.3 (ids). */
import * as z from 'zod';

/** A string with a length limit, counted as in JSON Schema: a character outside the BMP is one, not two. */
export const createTextSchema = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .refine((text) => text.length <= most || [...text].length <= most, `must have at most ${most} characters`)
    .meta({ maxLength: most });

/** The state of a review. A client keeps polling on any value other than `complete` or `failed`. */
export const Status = z.enum(['queued', 'complete', 'failed']).meta({ id: 'Status' });
export type Status = z.infer<typeof Status>;

/** The verdict of the gate. Only the exact string `auto-approve` opens the gate. */
export const Verdict = z.enum(['auto-approve', 'needs-review', 'request-changes']).meta({ id: 'Verdict' });
export type Verdict = z.infer<typeof Verdict>;

/** The risk of a change, from what it changes and how: trivial, low, moderate, high, critical. */
export const Tier = z.enum(['T0', 'T1', 'T2', 'T3', 'T4']).meta({ id: 'Tier' });
export type Tier = z.infer<typeof Tier>;

/** The severity of a finding. */
export const Severity = z.enum(['info', 'warn', 'error']).meta({ id: 'Severity' });
export type Severity = z.infer<typeof Severity>;

/** The reasoning plane of a finding. The set is open: results of a SARIF tool have the tool's own name. */
export const Plane = createTextSchema(1, 64).meta({ id: 'Plane', description: 'The reasoning plane; an open set.' });

/** What a policy and a suppression name: `<plane>/<rule>`. */
export const RuleId = createTextSchema(1, 200).meta({ id: 'RuleId', description: '`<plane>/<rule>`; an open set.' });

/** A calibrated probability with at most four decimals: of bindings given 0.8, about 80 in 100 are right. */
export const Confidence = z
  .number()
  .min(0)
  .max(1)
  .meta({ id: 'Confidence', description: 'A calibrated probability, at most four decimals.' });

/** `<file>:<first_line>-<last_line>`, or `<file>:<line>` for a single line. */
export const LineRef = z
  .string()
  .regex(/^[\s\S]+:[1-9]\d*(?:-[1-9]\d*)?$/u)
  .meta({ id: 'LineRef' });

/** ISO 8601, UTC, milliseconds, `Z`. */
export const Timestamp = z.iso.datetime({ precision: 3 }).meta({ id: 'Timestamp' });

/** Any JSON value. */
export const Json = z.json().meta({ id: 'Json' });
export type Json = z.infer<typeof Json>;

/** A full git object name, SHA-1 or SHA-256. */
export const Sha = z
  .string()
  .regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u, 'must be the whole id of a commit: 40 or 64 hex digits in lower case');

/** `sha256:` and 64 hex digits. */
export const Digest = z
  .string()
  .regex(/^sha256:[0-9a-f]{64}$/u)
  .meta({ id: 'Digest' });

const createIdSchema = (prefix: string, name: string) =>
  z
    .string()
    .regex(
      new RegExp(`^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`, 'u'),
      `must be an id as the service gave it: ${prefix}_ and 26 characters`,
    )
    .meta({ id: name, description: 'A prefixed UUIDv7 in 26 characters of lower-case base32; opaque to clients.' });

/** The id of a review: `rev_` and 26 characters. */
export const ReviewId = createIdSchema('rev', 'ReviewId');

/** The id of a report that was given to `POST /v1/evidence`: `evd_` and 26 characters. */
export const EvidenceId = createIdSchema('evd', 'EvidenceId');

/** The id of a finding: `fnd_` and 26 characters. */
export const FindingId = createIdSchema('fnd', 'FindingId');

/** The id of a subscription: `whk_` and 26 characters. */
export const WebhookId = createIdSchema('whk', 'WebhookId');

/** The id of a delivery, also of each repeated attempt of it: `dlv_` and 26 characters. */
export const DeliveryId = createIdSchema('dlv', 'DeliveryId');

/** `<owner>/<name>` as GitHub spells them. */
export const Repo = z
  .string()
  .regex(/^[A-Za-z0-9](?:[A-Za-z0-9_-]{0,99})\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/u, 'must be <owner>/<name>')
  .meta({ id: 'Repo', description: '<owner>/<name>' });

/** A pull request's number. */
export const PullNumber = z
  .int('must be a whole number')
  .min(1, 'must be 1 or more')
  .max(2_147_483_647, 'is too large for a pull request number')
  .meta({ id: 'PullNumber' });
