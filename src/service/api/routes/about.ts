/**
 * Calls about the service itself: health, readiness, metrics, the OpenAPI document as JSON and as a page, the metadata
 * of the authorization server, and its keys.
 */
import { OPERATIONS, openApiDocument, SCOPES } from '../../../contract/index.js';
import type { Page } from '../../../report/index.js';
import type { ServiceContext } from '../../context.js';
import { ServiceFault } from '../http/problem.js';
import { openRoute, type Router, send } from '../http/route.js';
import { docsPage } from '../pages/docs.js';

const toldOf = ({ detail }: { readonly detail: string }) => detail;

/** Registers the calls. */
export function aboutRoutes(router: Router, context: ServiceContext): void {
  const { publicUrl, tokens } = context;
  // The calls and the URL do not change while the process runs, so the page is built once.
  let page: Page | null = null;

  openRoute(router, OPERATIONS.health, async (_request, reply) => send(reply, OPERATIONS.health, { status: 'ok' }));

  openRoute(router, OPERATIONS.ready, async (_request, reply) => {
    const faults = await context.ready();
    if (faults.length > 0) {
      throw new ServiceFault('E_INT_001', `The service cannot take work now: ${faults.map(toldOf).join(' ')}`, {
        status: 503,
        headers: { 'Retry-After': '1' },
        errors: faults,
      });
    }
    return send(reply, OPERATIONS.ready, { status: 'ready' });
  });

  openRoute(router, OPERATIONS.openapi, async (_request, reply) =>
    send(reply, OPERATIONS.openapi, { openapi: '', ...openApiDocument(publicUrl(), [...router.served]) }),
  );

  const { meter } = context.operation;
  if (meter !== null) {
    openRoute(router, OPERATIONS.metrics, async (_request, reply) =>
      reply.type(meter.contentType).send(await meter.exposition()),
    );
  }

  openRoute(router, OPERATIONS.docs, async (_request, reply) => {
    page ??= docsPage(openApiDocument(publicUrl(), [...router.served]));
    return reply
      .headers({ 'content-security-policy': page.contentSecurityPolicy, 'cache-control': 'public, max-age=300' })
      .type('text/html; charset=utf-8')
      .send(page.html);
  });

  openRoute(router, OPERATIONS.oauthMetadata, async (_request, reply) =>
    send(reply, OPERATIONS.oauthMetadata, {
      issuer: publicUrl(),
      token_endpoint: `${publicUrl()}${OPERATIONS.mintToken.path}`,
      jwks_uri: `${publicUrl()}${OPERATIONS.jwks.path}`,
      grant_types_supported: ['client_credentials'],
      response_types_supported: [],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      scopes_supported: Object.keys(SCOPES),
      service_documentation: `${publicUrl()}${OPERATIONS.docs.path}`,
    }),
  );

  openRoute(router, OPERATIONS.jwks, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return send(reply, OPERATIONS.jwks, await tokens.jwks());
  });
}
