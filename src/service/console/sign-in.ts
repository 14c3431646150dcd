/** Sign-in with a client's id and secret, and sign-out. The secret is sent to the token call and never stored. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { OAuthError, OPERATIONS, TokenResponse } from '../../contract/index.js';
import { type Html, html, type Page, pageOf } from '../../report/index.js';
import { noSuchCall } from '../api/http/errors.js';
import { prefersHtml, type ShownPage, sendPage } from '../api/http/html.js';
import type { ServiceFault } from '../api/http/problem.js';
import type { ServiceContext } from '../context.js';
import { inject, refusalOf } from './ask.js';
import { FORM_TYPE, formFields, MAX_FORM_BYTES, queryFields } from './form.js';
import { field, makesClient, note } from './parts.js';
import { CONSOLE, HOME, nextPath, prefixOf } from './paths.js';
import { cameFromElsewhere, endedCookie, mustBeOurs, readSession, sessionCookie } from './session.js';
import { STYLE } from './style.js';
import { faultPageOf, onceMore, redirect, signInUrl } from './visit.js';

const SIGN_IN = `${CONSOLE}/session`;

interface Asked {
  readonly prefix: string;
  readonly clientId?: string | undefined;
  readonly next: string | undefined;
  readonly remark?: Html | null;
}

function signInPage({ prefix, clientId, next, remark = null }: Asked): Page {
  const body = html`<main>
<h1>Review Gate</h1>
<p>Sign in with the id and the secret of a client, as a program does at <code>/oauth/token</code>.</p>
${remark}<form class="stack" method="post" action="${prefix}${SIGN_IN}">
${field({ name: 'client_id', label: 'Client id', value: clientId, required: true })}
${field({ name: 'client_secret', label: 'Client secret', type: 'password', required: true })}
${next === undefined ? null : html`<input type="hidden" name="next" value="${next}">`}
<div class="actions"><button class="main">Sign in</button></div>
</form>
<p class="hint">The secret is not kept: you are signed in for an hour at most, or until the browser is closed. The operator makes clients with ${makesClient('reviews:read findings:read')}.</p>
<p class="hint"><a href="${prefix}${OPERATIONS.docs.path}">The API</a></p>
</main>`;
  return pageOf({
    title: 'Sign in · Review Gate',
    style: `${STYLE}body { max-width: 32rem; padding-top: clamp(1rem, 8vh, 5rem); }\n`,
    forms: true,
    body,
  });
}

const shown = (page: Page): ShownPage => ({ page, headers: { 'referrer-policy': 'same-origin' } });

/** Explains the token call's error to a person. */
function refusal(fault: ServiceFault | null): Html {
  const words =
    fault === null
      ? 'The client id or the secret is wrong. Check both; a secret that was replaced is good for a while only.'
      : fault.message;
  return note('bad', html`<p>${words}</p>`);
}

/** Registers the pages. */
export function signInPages(app: FastifyInstance, context: Pick<ServiceContext, 'tokens' | 'publicUrl'>): void {
  const { publicUrl } = context;
  const here = () => prefixOf(publicUrl());
  const faultPage = faultPageOf(publicUrl);

  app.route({
    method: 'GET',
    url: '/',
    config: { faultPage: (fault, request) => (prefersHtml(request) ? faultPage(fault, request) : null) },
    handler: async (request, reply) => {
      reply.header('vary', 'Accept');
      if (!prefersHtml(request)) throw noSuchCall();
      const query = queryFields(request);
      const next = query.word('next');
      const session = await readSession(request, context);
      if (typeof session === 'object') return redirect(reply, `${here()}${nextPath(next)}`);
      if (session === 'none' && cameFromElsewhere(request)) return sendPage(reply, onceMore());
      if (session === 'ended') reply.header('set-cookie', endedCookie(request, publicUrl()));
      const ended = session === 'ended' || query.word('ended') !== undefined;
      const remark = ended
        ? note('plain', html`<p>Your session has ended. Sign in again.</p>`)
        : query.word('out') === undefined
          ? null
          : note('good', html`<p>You are signed out.</p>`);
      return sendPage(
        reply,
        shown(signInPage({ prefix: here(), next: next === undefined ? next : nextPath(next), remark })),
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
      onRequest: async (request) => mustBeOurs(request, publicUrl()),
      handler,
    });

  form(SIGN_IN, async (request, reply) => {
    const fields = formFields(request);
    const clientId = fields.word('client_id');
    const next = nextPath(fields.word('next'));
    const answer = await inject(app, request, {
      method: 'post',
      url: OPERATIONS.mintToken.path,
      headers: { 'content-type': FORM_TYPE },
      payload: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId ?? '',
        client_secret: fields.word('client_secret') ?? '',
      }).toString(),
    });
    if (answer.statusCode === 200) {
      const { access_token } = TokenResponse.parse(JSON.parse(answer.payload));
      reply.header('set-cookie', sessionCookie(request, publicUrl(), access_token));
      return redirect(reply, `${here()}${next}`);
    }
    const { success: wrong } = OAuthError.safeParse(JSON.parse(answer.payload));
    const fault = wrong ? null : refusalOf(OPERATIONS.mintToken, answer);
    const page = signInPage({
      prefix: here(),
      clientId,
      next: next === HOME ? undefined : next,
      remark: refusal(fault),
    });
    return sendPage(reply.headers(fault?.headers ?? {}), shown(page), wrong ? 401 : answer.statusCode);
  });

  form(`${SIGN_IN}/end`, async (request, reply) => {
    reply.header('set-cookie', endedCookie(request, publicUrl()));
    return redirect(reply, signInUrl(publicUrl(), { out: '1' }));
  });
}
