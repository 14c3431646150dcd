/** What the service says of itself: health, readiness, the OpenAPI document, the authorization server and its keys. */
import { OPERATIONS, openApiDocument, SCOPES } from '../../contract/index.js';
import type { ServiceContext } from '../context.js';
import { ServiceFault } from '../http/problem.js';
import { openRoute, type Router, send } from '../http/route.js';

/** Registers the calls. */
export function aboutRoutes(router: Router, context: ServiceContext): void {
  const { publicUrl, tokens } = context;

  openRoute(router, OPERATIONS.health, async (_request, reply) => send(reply, OPERATIONS.health, { status: 'ok' }));

  openRoute(router, OPERATIONS.ready, async (_request, reply) => {
    const reachable = await context.store.ping().then(
      () => true,
      () => false,
    );
    if (context.closing() || !reachable) {
      throw new ServiceFault('E_INT_001', 'The service cannot take work now.', {
        status: 503,
        headers: { 'Retry-After': '1' },
      });
    }
    return send(reply, OPERATIONS.ready, { status: 'ready' });
  });

  openRoute(router, OPERATIONS.openapi, async (_request, reply) =>
    send(reply, OPERATIONS.openapi, { openapi: '', ...openApiDocument(publicUrl(), [...router.served]) }),
  );

  openRoute(router, OPERATIONS.oauthMetadata, async (_request, reply) =>
    send(reply, OPERATIONS.oauthMetadata, {
      issuer: publicUrl(),
      token_endpoint: `${publicUrl()}${OPERATIONS.mintToken.path}`,
      jwks_uri: `${publicUrl()}${OPERATIONS.jwks.path}`,
      grant_types_supported: ['client_credentials'],
      response_types_supported: [],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      scopes_supported: Object.keys(SCOPES),
      service_documentation: `${publicUrl()}${OPERATIONS.openapi.path}`,
    }),
  );

  openRoute(router, OPERATIONS.jwks, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return send(reply, OPERATIONS.jwks, tokens.jwks());
  });
}
