/** The token endpoint: OAuth 2.0 client credentials (RFC 6749 §4.4). */
import * as z from 'zod';

/** Form fields of `POST /oauth/token`. With HTTP Basic, the client's id and secret are in the header instead. */
export const TokenRequest = z
  .object({
    grant_type: z.string(),
    client_id: z.string().optional(),
    client_secret: z.string().optional(),
    scope: z.string().optional(),
  })
  .meta({ id: 'TokenRequest' });
export type TokenRequest = z.infer<typeof TokenRequest>;

/** A bearer token, its lifetime in seconds, and its scopes, separated by single spaces. */
export const TokenResponse = z
  .strictObject({
    access_token: z.string().min(1),
    token_type: z.literal('Bearer'),
    expires_in: z.int().min(1),
    scope: z.string(),
  })
  .meta({ id: 'TokenResponse' });
export type TokenResponse = z.infer<typeof TokenResponse>;
