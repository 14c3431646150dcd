/** Errors of the service: RFC 9457 problem details with our own code. */
import * as z from 'zod';

/** Every error code with its HTTP status and title. */
export const ERRORS = {
  E_REQ_001: { status: 400, title: 'The request is malformed' },
  E_REQ_002: { status: 400, title: 'Invalid repo or pr' },
  E_REQ_003: { status: 413, title: 'The body is too large' },
  E_AUTH_001: { status: 401, title: 'The bearer token is missing, invalid or expired' },
  E_AUTH_002: { status: 403, title: 'The token lacks the needed scope' },
  E_AC_001: { status: 422, title: 'The ticket has no acceptance criteria' },
  E_AC_002: { status: 422, title: 'The ticket does not exist or cannot be read' },
  E_POL_001: { status: 422, title: 'No such policy, or it does not parse' },
  E_TOK_001: { status: 424, title: 'No usable provider token' },
  E_TOK_002: { status: 424, title: 'Decryption of the provider token failed' },
  E_IDEM_001: { status: 422, title: 'The Idempotency-Key was used with another body' },
  E_RATE_001: { status: 429, title: 'Tenant rate limit hit' },
  E_NF_001: { status: 404, title: 'No such resource' },
  E_UP_001: { status: 502, title: 'The provider failed or timed out' },
  E_INT_001: { status: 500, title: 'Internal error' },
} as const satisfies Record<string, { status: number; title: string }>;

/** The `code` of a problem: a key of `ERRORS`, where its HTTP status and title are. */
export const ErrorCode = z.enum(Object.keys(ERRORS) as [keyof typeof ERRORS]).meta({ id: 'ErrorCode' });
export type ErrorCode = keyof typeof ERRORS;

/**
 * One fault of a request. `pointer` is a JSON pointer (RFC 6901) into the body, `?name` for a query parameter, or
 * `{name}` for a path parameter.
 */
export const FieldFault = z.strictObject({ pointer: z.string(), detail: z.string() }).meta({ id: 'FieldFault' });
export type FieldFault = z.infer<typeof FieldFault>;

/** `application/problem+json`; `detail` says what to do next. */
export const Problem = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string(),
    code: ErrorCode,
    errors: z.array(FieldFault).optional(),
  })
  .meta({ id: 'Problem' });
export type Problem = z.infer<typeof Problem>;

/** Errors of the token endpoint, RFC 6749 §5.2. */
export const OAuthError = z
  .strictObject({
    error: z.enum([
      'invalid_request',
      'invalid_client',
      'invalid_grant',
      'unauthorized_client',
      'unsupported_grant_type',
      'invalid_scope',
    ]),
    error_description: z.string(),
  })
  .meta({ id: 'OAuthError' });
export type OAuthError = z.infer<typeof OAuthError>;

/** Media type of a problem (RFC 9457). */
export const PROBLEM_TYPE = 'application/problem+json';
