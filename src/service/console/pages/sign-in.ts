/** Sign-in with a client's id and secret, and sign-out. The secret is sent to the token call and never stored. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ENDPOINTS, OAuthError, TokenResponse } from '../../../contract/index.js';
import { type Html, html, type Page, renderPage } from '../../../report/index.js';
import { createNoSuchCallError } from '../../api/http/errors.js';
import { type PageResponse, prefersHtml, sendPage } from '../../api/http/html.js';
import type { ServiceError } from '../../api/http/problem.js';
import type { ServiceContext } from '../../context.js';
import { inject, toApiError } from '../api.js';
import { FORM_TYPE, MAX_FORM_BYTES, readFormFields, readQueryFields } from '../form.js';
import { buildSignInUrl, createErrorPageRenderer, redirect, renderReloadPage } from '../page-registry.js';
import { renderCreateClientCommand, renderField, renderNote } from '../parts/parts.js';
import { STYLE } from '../parts/style.js';
import { CONSOLE, HOME, readPathPrefix, resolveNextPath } from '../paths.js';
import {
  assertSameOrigin,
  buildExpiredCookie,
  buildSessionCookie,
  isCrossSiteNavigation,
  readSession,
} from '../session.js';

const SIGN_IN = `${CONSOLE}/session`;

interface SignInForm {
  readonly prefix: string;
  readonly clientId?: string | undefined;
  readonly next: string | undefined;
  readonly remark?: Html | null;
}

function renderSignInPage({ prefix, clientId, next, remark = null }: SignInForm): Page {
  const body = html`<main>
<h1>Review Gate</h1>
<p>Sign in with the id and the secret of a client, as a program does at <code>/oauth/token</code>.</p>
${remark}<form class="stack" method="post" action="${prefix}${SIGN_IN}">
${renderField({ name: 'client_id', label: 'Client id', value: clientId, required: true })}
${renderField({ name: 'client_secret', label: 'Client secret', type: 'password', required: true })}
${next === undefined ? null : html`<input type="hidden" name="next" value="${next}">`}
<div class="actions"><button class="main">Sign in</button></div>
</form>
<p class="hint">The secret is not kept: you are signed in for an hour at most, or until the browser is closed. The operator makes clients with ${renderCreateClientCommand('reviews:read findings:read')}.</p>
<p class="hint"><a href="${prefix}${ENDPOINTS.docs.path}">The API</a></p>
</main>`;
  return renderPage({
    title: 'Sign in · Review Gate',
    style: `${STYLE}body { max-width: 32rem; padding-top: clamp(1rem, 8vh, 5rem); }\n`,
    forms: true,
    body,
  });
}

const toPageResponse = (page: Page): PageResponse => ({ page, headers: { 'referrer-policy': 'same-origin' } });

/** Explains the token call's error to a person. */
function renderRefusal(fault: ServiceError | null): Html {
  const words =
    fault === null
      ? 'The client id or the secret is wrong. Check both; a secret that was replaced is good for a while only.'
      : fault.message;
  return renderNote('bad', html`<p>${words}</p>`);
}

/** Registers the pages. */
export function registerSignInPages(app: FastifyInstance, context: Pick<ServiceContext, 'tokens' | 'publicUrl'>): void {
  const { publicUrl } = context;
  const here = () => readPathPrefix(publicUrl());
  const faultPage = createErrorPageRenderer(publicUrl);

  app.route({
    method: 'GET',
    url: '/',
    config: { faultPage: (fault, request) => (prefersHtml(request) ? faultPage(fault, request) : null) },
    handler: async (request, reply) => {
      reply.header('vary', 'Accept');
      if (!prefersHtml(request)) throw createNoSuchCallError();
      const query = readQueryFields(request);
      const next = query.word('next');
      const session = await readSession(request, context);
      if (typeof session === 'object') return redirect(reply, `${here()}${resolveNextPath(next)}`);
      if (session === 'none' && isCrossSiteNavigation(request)) return sendPage(reply, renderReloadPage());
      if (session === 'ended') reply.header('set-cookie', buildExpiredCookie(request, publicUrl()));
      const ended = session === 'ended' || query.word('ended') !== undefined;
      const remark = ended
        ? renderNote('plain', html`<p>Your session has ended. Sign in again.</p>`)
        : query.word('out') === undefined
          ? null
          : renderNote('good', html`<p>You are signed out.</p>`);
      return sendPage(
        reply,
        toPageResponse(
          renderSignInPage({ prefix: here(), next: next === undefined ? next : resolveNextPath(next), remark }),
        ),
      );
    },
  });

  /** Registers a form that must come from this service. */
  const form = (
    url: string,
    handler: (request: FastifyRequest, reply: Parameters<typeof sendPage>[0]) => Promise<unknown>,
  ) =>
    app.route({
      method: 'POST',
      url,
      bodyLimit: MAX_FORM_BYTES,
      config: { faultPage },
      onRequest: async (request) => assertSameOrigin(request, publicUrl()),
      handler,
    });

  form(SIGN_IN, async (request, reply) => {
    const fields = readFormFields(request);
    const clientId = fields.word('client_id');
    const next = resolveNextPath(fields.word('next'));
    const answer = await inject(app, request, {
      method: 'post',
      url: ENDPOINTS.mintToken.path,
      headers: { 'content-type': FORM_TYPE },
      payload: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId ?? '',
        client_secret: fields.word('client_secret') ?? '',
      }).toString(),
    });
    if (answer.statusCode === 200) {
      const { access_token } = TokenResponse.parse(JSON.parse(answer.payload));
      reply.header('set-cookie', buildSessionCookie(request, publicUrl(), access_token));
      return redirect(reply, `${here()}${next}`);
    }
    const { success: wrong } = OAuthError.safeParse(JSON.parse(answer.payload));
    const fault = wrong ? null : toApiError(ENDPOINTS.mintToken, answer);
    const page = renderSignInPage({
      prefix: here(),
      clientId,
      next: next === HOME ? undefined : next,
      remark: renderRefusal(fault),
    });
    return sendPage(reply.headers(fault?.headers ?? {}), toPageResponse(page), wrong ? 401 : answer.statusCode);
  });

  form(`${SIGN_IN}/end`, async (request, reply) => {
    reply.header('set-cookie', buildExpiredCookie(request, publicUrl()));
    return redirect(reply, buildSignInUrl(publicUrl(), { out: '1' }));
  });
}
