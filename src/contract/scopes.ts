import { z } from 'zod';

/** What a token may do. A call needs the one scope named; `admin` implies none of the others. */
export const Scope = z
  .enum(['reviews:read', 'reviews:write', 'findings:read', 'webhooks:write', 'admin'])
  .meta({ id: 'Scope' });
export type Scope = z.infer<typeof Scope>;

/** Every scope with what it allows, in the interface document's words. */
export const SCOPES: Readonly<Record<Scope, string>> = {
  'reviews:read': 'List and read reviews.',
  'reviews:write': 'Create reviews.',
  'findings:read': 'Read findings and traces.',
  'webhooks:write': 'Subscribe to events.',
  admin: 'Tenant settings.',
};
