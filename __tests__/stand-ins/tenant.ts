/** A tenant with the settings that every new one has. */
import type { Tenant } from '../../src/contract/index.js';

/** Builds the row of a tenant of that id, which is its name too, with other settings where they are given. */
export const buildTenant = (id: string, changes: Partial<Tenant> = {}): Tenant => ({
  id,
  name: id,
  default_policy: 'balanced',
  repository_policy: 'tighten',
  rate_limit: { per_minute: 60, burst: 20 },
  retention_days: 30,
  on_pull_request: 'ignore',
  check_name: 'Review Gate',
  created_at: '2025-06-01T12:00:00.000Z',
  ...changes,
});
