/** POST /oauth/token: OAuth 2.0 client credentials (RFC 6749 §4.4), with errors as in its §5.2. */
import { ENDPOINTS, LIMITS, type OAuthError } from '../../../contract/index.js';
import type { ServiceContext } from '../../context.js';
import { verifyClient } from '../auth/clients.js';
import { createTokenGuard } from '../auth/token-guard.js';
import { grantScopes, readCredentials, readTokenForm, TokenRequestError } from '../auth/token-request.js';
import { toServiceError } from '../http/errors.js';
import { ServiceError } from '../http/problem.js';
import { type Router, registerOpenRoute, send } from '../http/route.js';
import { openScope } from '../http/scope.js';

const FORM = ENDPOINTS.mintToken.body.type;

/**
 * Converts faults of the framework (another content type, too large a body) to `invalid_request`. Other faults of this
 * service remain problem details.
 */
function toTokenRequestError(cause: unknown): TokenRequestError | null {
  if (cause instanceof TokenRequestError) return cause;
  // OAuth has no error code for "too often".
  if (cause instanceof ServiceError && cause.status !== 415) return null;
  const fault = toServiceError(cause);
  if (fault.status >= 500) return null;
  const detail =
    fault.status === 415 ? `The body must be ${FORM}, without a Content-Encoding.` : 'The request is malformed.';
  return new TokenRequestError('invalid_request', detail, fault.status === 413 ? 413 : 400);
}

/** Registers the call in a scope of its own: only this call accepts forms and responds in OAuth's error shape. */
export function registerTokenRoute(router: Router, context: ServiceContext): void {
  const { store, tokens, clock } = context;
  const guard = createTokenGuard();
  openScope(router.app, 'token', (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body));

    app.setErrorHandler((cause, _request, reply) => {
      const fault = toTokenRequestError(cause);
      // A parent's error handler handles what is thrown here.
      if (fault === null) throw cause;
      const body: OAuthError = { error: fault.error, error_description: fault.message };
      if (fault.status === 401) reply.header('www-authenticate', 'Basic realm="review-gate", charset="UTF-8"');
      return reply.code(fault.status).header('pragma', 'no-cache').send(body);
    });

    registerOpenRoute({ app, served: router.served }, ENDPOINTS.mintToken, async (request, reply) => {
      const form = readTokenForm(typeof request.body === 'string' ? request.body : '');
      const { clientId, clientSecret } = readCredentials(form, request.headers.authorization);
      const client = await guard.verified({ clientId, address: request.ip }, async () => {
        const found = await store.directory.client(clientId);
        // For an unknown client the check takes the same time.
        return (await verifyClient(found, clientSecret, clock())) ? found : null;
      });
      if (client === null)
        throw new TokenRequestError('invalid_client', 'The client_id or the client_secret is wrong.');
      const scopes = grantScopes(form.scope, client.scopes);
      reply.header('pragma', 'no-cache');
      return send(reply, ENDPOINTS.mintToken, {
        access_token: await tokens.mint(client, scopes),
        token_type: 'Bearer',
        expires_in: LIMITS.TOKEN_LIFETIME_SECONDS,
        scope: scopes.join(' '),
      });
    });
  });
}
