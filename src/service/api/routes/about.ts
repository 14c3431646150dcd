/**
 * Calls about the service itself: health, readiness, metrics, the OpenAPI document as JSON and as a page, the metadata
 * of the authorization server, and its keys.
 */
import { buildOpenApiDocument, ENDPOINTS, SCOPES } from '../../../contract/index.js';
import type { Page } from '../../../report/index.js';
import type { ServiceContext } from '../../context.js';
import { ServiceError } from '../http/problem.js';
import { type Router, registerOpenRoute, send } from '../http/route.js';
import { renderDocsPage } from '../pages/docs.js';

const readDetail = ({ detail }: { readonly detail: string }) => detail;

/** Registers the calls. */
export function registerAboutRoutes(router: Router, context: ServiceContext): void {
  const { publicUrl, tokens } = context;
  // The calls and the URL do not change while the process runs, so the page is built once.
  let page: Page | null = null;

  registerOpenRoute(router, ENDPOINTS.health, async (_request, reply) =>
    send(reply, ENDPOINTS.health, { status: 'ok' }),
  );

  registerOpenRoute(router, ENDPOINTS.ready, async (_request, reply) => {
    const faults = await context.ready();
    if (faults.length > 0) {
      throw new ServiceError('E_INT_001', `The service cannot take work now: ${faults.map(readDetail).join(' ')}`, {
        status: 503,
        headers: { 'Retry-After': '1' },
        errors: faults,
      });
    }
    return send(reply, ENDPOINTS.ready, { status: 'ready' });
  });

  registerOpenRoute(router, ENDPOINTS.openapi, async (_request, reply) =>
    send(reply, ENDPOINTS.openapi, { openapi: '', ...buildOpenApiDocument(publicUrl(), [...router.served]) }),
  );

  const { meter } = context.operation;
  if (meter !== null) {
    registerOpenRoute(router, ENDPOINTS.metrics, async (_request, reply) =>
      reply.type(meter.contentType).send(await meter.exposition()),
    );
  }

  registerOpenRoute(router, ENDPOINTS.docs, async (_request, reply) => {
    page ??= renderDocsPage(buildOpenApiDocument(publicUrl(), [...router.served]));
    return reply
      .headers({ 'content-security-policy': page.contentSecurityPolicy, 'cache-control': 'public, max-age=300' })
      .type('text/html; charset=utf-8')
      .send(page.html);
  });

  registerOpenRoute(router, ENDPOINTS.oauthMetadata, async (_request, reply) =>
    send(reply, ENDPOINTS.oauthMetadata, {
      issuer: publicUrl(),
      token_endpoint: `${publicUrl()}${ENDPOINTS.mintToken.path}`,
      jwks_uri: `${publicUrl()}${ENDPOINTS.jwks.path}`,
      grant_types_supported: ['client_credentials'],
      response_types_supported: [],
      token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
      scopes_supported: Object.keys(SCOPES),
      service_documentation: `${publicUrl()}${ENDPOINTS.docs.path}`,
    }),
  );

  registerOpenRoute(router, ENDPOINTS.jwks, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return send(reply, ENDPOINTS.jwks, await tokens.jwks());
  });
}
