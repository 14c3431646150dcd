import * as z from 'zod';

/** The permissions of a token. A call needs the one scope named; `admin` does not include the others. */
export const Scope = z
  .enum(['reviews:read', 'reviews:write', 'findings:read', 'webhooks:write', 'admin'])
  .meta({ id: 'Scope' });
export type Scope = z.infer<typeof Scope>;

/** Every scope with what it allows, in the wording of the interface document. */
export const SCOPES: Readonly<Record<Scope, string>> = {
  'reviews:read': 'List and read reviews.',
  'reviews:write': 'Create reviews.',
  'findings:read': 'Read findings and traces.',
  'webhooks:write': 'Subscribe to events.',
  admin: 'Tenant settings.',
};
