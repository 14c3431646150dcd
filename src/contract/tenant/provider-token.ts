/** Provider tokens: what a tenant gives so that GitHub and ticket systems can be read. */
import * as z from 'zod';
import { Timestamp } from '../values.js';

/** A token goes into a header: visible ASCII, nothing else. */
const Secret = z
  .string()
  .max(4096)
  .regex(/^[\x21-\x7e]+$/u, 'must be visible ASCII without blanks and line breaks');
const Installation = z
  .union([z.string().regex(/^[1-9]\d{0,18}$/u), z.int().min(1)], { error: 'must be the number of the installation' })
  .meta({ description: 'The number at the end of the address of its settings.' });

/** The body for GitHub with an access token. Nothing of these bodies is ever given back. */
export const GithubAccessToken = z.strictObject({ token: Secret });

/** The body for GitHub that names an installation of an App. The service makes short-lived tokens from it. */
export const GithubAppToken = z.strictObject({
  app_id: z.union([z.string().regex(/^[A-Za-z0-9._-]{1,64}$/u), z.int().min(1)], {
    error: "must be the App's id or its client id",
  }),
  installation_id: Installation,
  private_key: z.string().min(1).max(16_384).meta({ description: 'An RSA key as PEM, as GitHub gives it.' }),
  webhook_secret: z
    .string()
    .min(16)
    .max(1024)
    .optional()
    .meta({ description: "Of the App's webhook; without it its events are refused." }),
});
const GithubToken = z.union([GithubAccessToken, GithubAppToken]);

/** The body for Jira, Cloud or Data Center. */
export const JiraToken = z.strictObject({
  base_url: z
    .url({ protocol: /^https?$/u, error: 'must be the https address of the Jira' })
    .max(2048)
    .meta({ description: 'https; without a user, a query and a fragment.' }),
  email: z
    .email()
    .max(254)
    .optional()
    .meta({ description: 'With it the token is an API token of Jira Cloud, without it a personal access token.' }),
  token: Secret,
  criteria_field: z
    .string()
    .trim()
    .min(1)
    .max(255)
    .optional()
    .meta({ description: 'Name or id of the field that holds the acceptance criteria.' }),
});

/** The body for Linear. */
export const LinearToken = z.strictObject({ token: Secret });

/** The body of `PUT /v1/provider-tokens/{provider}`, by provider. A ticket system is one line here and one in `src/sources/tickets/systems.ts`. */
export const PROVIDER_TOKENS = { github: GithubToken, jira: JiraToken, linear: LinearToken } as const;

/** A provider that the service can hold a token for: a key of `PROVIDER_TOKENS`. */
export const ProviderName = z.object(PROVIDER_TOKENS).keyof().meta({ id: 'ProviderName' });
export type ProviderName = z.infer<typeof ProviderName>;

/** Any of the bodies. The provider in the path says which one the service accepts. */
export const ProviderTokenPut = z.union(Object.values(PROVIDER_TOKENS)).meta({ id: 'ProviderTokenPut' });

/** What is told of a provider token. */
export const ProviderToken = z
  .strictObject({ provider: ProviderName, kind: z.string(), key_id: z.string(), updated_at: Timestamp })
  .meta({ id: 'ProviderToken' });
export type ProviderToken = z.infer<typeof ProviderToken>;
