import * as z from 'zod';
import { LIMITS } from '../limits.js';
import { createTextSchema, Timestamp } from '../values.js';

/** How a repository's own policy file may change the tenant's policy. */
export const RepositoryPolicy = z.enum(['tighten', 'override', 'ignore']).meta({ id: 'RepositoryPolicy' });
export type RepositoryPolicy = z.infer<typeof RepositoryPolicy>;

/** Where a repository keeps its own policy. */
export const REPOSITORY_POLICY_PATH = '.review-gate.yml';

/** The limit on requests of a tenant: how many a minute on average, and how many at once after a pause. */
export const RateLimit = z
  .strictObject({ per_minute: z.int().min(1).max(100_000), burst: z.int().min(1).max(100_000) })
  .meta({ id: 'RateLimit' });
export type RateLimit = z.infer<typeof RateLimit>;

/**
 * What the service does on an event of a pull request: nothing, a review, or a review whose result is posted as a check
 * run.
 */
export const OnPullRequest = z.enum(['ignore', 'review', 'check']).meta({ id: 'OnPullRequest' });
export type OnPullRequest = z.infer<typeof OnPullRequest>;

/** A tenant and its settings. */
export const Tenant = z
  .strictObject({
    id: z.string().min(1),
    name: z.string().min(1).max(100),
    default_policy: createTextSchema(1, LIMITS.MAX_POLICY_NAME_CHARACTERS),
    repository_policy: RepositoryPolicy,
    rate_limit: RateLimit,
    retention_days: z.int().min(1).max(3650),
    on_pull_request: OnPullRequest,
    check_name: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .refine((text) => !/\p{C}/u.test(text), 'must be one line without control characters')
      .meta({ description: 'Name of the check run that the service posts.' }),
    created_at: Timestamp,
  })
  .meta({ id: 'Tenant' });
export type Tenant = z.infer<typeof Tenant>;

/** Body of `PATCH /v1/tenant`: any field of a tenant except id, name and created_at. */
export const TenantPatch = Tenant.omit({ id: true, name: true, created_at: true }).partial().meta({
  id: 'TenantPatch',
});
export type TenantPatch = z.infer<typeof TenantPatch>;

/** A policy's name. It is part of a URL. */
export const PolicyName = z
  .string()
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/u, 'must be letters, digits, dots, - and _')
  .meta({ id: 'PolicyName' });

/** A named policy of a tenant. `source` is the YAML or JSON exactly as it was sent. */
export const Policy = z
  .strictObject({ name: z.string().min(1), source: z.string(), created_at: Timestamp, updated_at: Timestamp })
  .meta({ id: 'Policy' });
export type Policy = z.infer<typeof Policy>;

/** A policy in a list, without its text. */
export const PolicySummary = Policy.omit({ source: true }).meta({ id: 'PolicySummary' });
export type PolicySummary = z.infer<typeof PolicySummary>;

/** Body of `PUT /v1/policies/{name}` when it is JSON. */
export const PolicyPut = z.strictObject({ source: z.string().min(1) }).meta({ id: 'PolicyPut' });
