/** A page of the console is asked for: who asks, what with, and how the answer is framed. */

import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visible } from '../../base/text.js';
import { html, type Page } from '../../report/index.js';
import type { Principal } from '../api/auth/access-tokens.js';
import { type PageResponse, sendPage } from '../api/http/html.js';
import { createNotFoundError, type ServiceError } from '../api/http/problem.js';
import { renderNoticePage } from '../api/pages/notice.js';
import type { ServiceContext } from '../context.js';
import { type Api, ApiError, createApi, SessionEndedError } from './api.js';
import { type Fields, MAX_FORM_BYTES, readFormFields, readQueryFields } from './form.js';
import { type FrameContent, renderFrame } from './parts/frame.js';
import { renderErrorNote, renderMissingScope } from './parts/parts.js';
import { appendQuery, CONSOLE, type Query, readPathPrefix } from './paths.js';
import { assertSameOrigin, buildExpiredCookie, isCrossSiteNavigation, readSession, type Session } from './session.js';

/** The inputs of a page. */
export interface PageRequest {
  readonly api: Api;
  readonly principal: Principal;
  readonly query: Fields;
  readonly form: Fields;
  /** Returns a path parameter, by its name in the page's path. */
  param(name: string): string;
  /** Returns the URL of a page for a link. */
  to(path: string, query?: Query): string;
  /** Returns a new unique name. */
  fresh(): string;
}

/** The content of a page. */
export interface View extends FrameContent {
  /** Default: 200. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A redirect to another page of the console. */
interface PageRedirect {
  readonly path: string;
}

type PageResult = View | PageRedirect | { readonly page: Page };
type PageHandler = (visit: PageRequest) => Promise<PageResult>;

/** Registers pages. Paths are relative to the console's, with `:name` for parameters. */
export interface PageRegistry {
  get(path: string, make: PageHandler): void;
  /** Registers the action of a form. */
  post(path: string, make: PageHandler): void;
}

/** Returns the URL of the sign-in page, with the path that it leads to. */
export function buildSignInUrl(publicUrl: string, query: Query): string {
  return appendQuery(`${readPathPrefix(publicUrl)}/`, query);
}

/** Redirects the browser to a URL with GET. */
export function redirect(reply: FastifyReply, location: string): FastifyReply {
  return reply.code(303).header('location', location).header('cache-control', 'no-store').send();
}

const TITLES: Readonly<Record<number, string>> = {
  404: 'There is no such page',
  429: 'Too many requests',
  503: 'The service cannot answer now',
};

/** Returns a header that reloads a page refused for lack of capacity. A form is never sent again automatically. */
function buildRefreshHeader({ status, headers }: ServiceError, method: string): Readonly<Record<string, string>> {
  const after = Object.entries(headers).find(([name]) => name.toLowerCase() === 'retry-after')?.[1];
  return status === 503 && method === 'GET' && after !== undefined ? { refresh: after } : {};
}

/** Returns the function that renders a fault: in the frame for a signed-in user, otherwise without it. */
export function createErrorPageRenderer(publicUrl: () => string) {
  return (fault: ServiceError, { caller, method, routeOptions }: FastifyRequest): PageResponse => {
    const scope = fault instanceof ApiError && fault.code === 'E_AUTH_002' ? fault.operation.scope : null;
    const title = scope === null ? (TITLES[fault.status] ?? 'That did not work') : 'Not allowed';
    const headers = { 'referrer-policy': 'same-origin', ...buildRefreshHeader(fault, method) };
    if (caller === undefined) {
      const body = html`<p>${visible(fault.message)}</p>\n<p><a href="${buildSignInUrl(publicUrl(), {})}">To the beginning</a></p>`;
      return { page: renderNoticePage({ title, body }), headers };
    }
    const words = () => {
      if (scope !== null) return renderMissingScope(caller, scope);
      if (fault.code !== 'E_NF_001') return renderErrorNote(fault);
      return html`<p>Check the address. Old reviews are removed, and what belongs to another tenant is not shown.</p>`;
    };
    const frame = { principal: caller, prefix: readPathPrefix(publicUrl()), path: routeOptions.url ?? '' };
    return { page: renderFrame({ title, body: words() }, frame), headers };
  };
}

/**
 * Returns the registry of pages that need a session, with forms accepted only from this service.
 * @param app a scope in which forms are accepted
 */
export function createPageRegistry(
  app: FastifyInstance,
  context: Pick<ServiceContext, 'tokens' | 'publicUrl'>,
): PageRegistry {
  const { publicUrl } = context;
  const faultPage = createErrorPageRenderer(publicUrl);

  const show = (made: PageResult, request: FastifyRequest, reply: FastifyReply, principal: Principal) => {
    const prefix = readPathPrefix(publicUrl());
    if ('path' in made) return redirect(reply, `${prefix}${made.path}`);
    if ('page' in made) return sendPage(reply, { page: made.page });
    const page = renderFrame(made, { principal, prefix, path: request.routeOptions.url ?? '' });
    const headers = { 'referrer-policy': 'same-origin', ...made.headers };
    return sendPage(reply, { page, headers }, made.status);
  };

  const register = (method: 'GET' | 'POST', path: string, make: PageHandler) => {
    const sessions = new WeakMap<FastifyRequest, Session>();
    const end = (request: FastifyRequest, reply: FastifyReply, query: Query) => {
      reply.header('set-cookie', buildExpiredCookie(request, publicUrl()));
      return redirect(reply, buildSignInUrl(publicUrl(), { ended: '1', ...query }));
    };
    // After a form, the page that contained it is not known.
    const buildNextQuery = ({ url }: FastifyRequest): Query => (method === 'GET' ? { next: url } : {});
    app.route({
      method,
      url: `${CONSOLE}${path}`,
      bodyLimit: MAX_FORM_BYTES,
      config: { faultPage },
      // Before a form is read.
      onRequest: async (request, reply) => {
        if (method === 'POST') assertSameOrigin(request, publicUrl());
        const session = await readSession(request, context);
        if (session === 'ended') return end(request, reply, buildNextQuery(request));
        if (session === 'none') {
          if (method === 'GET' && isCrossSiteNavigation(request)) return sendPage(reply, renderReloadPage());
          return redirect(reply, buildSignInUrl(publicUrl(), buildNextQuery(request)));
        }
        request.caller = session.principal;
        sessions.set(request, session);
      },
      handler: async (request, reply) => {
        const session = sessions.get(request);
        if (session === undefined) throw new Error('the page ran without its session');
        const { principal, token } = session;
        const visit: PageRequest = {
          api: createApi(app, request, token),
          principal,
          query: readQueryFields(request),
          form: readFormFields(request),
          param: (name) => readParam(request.params, name),
          to: (target, query = {}) => appendQuery(`${readPathPrefix(publicUrl())}${target}`, query),
          fresh: randomUUID,
        };
        try {
          return show(await make(visit), request, reply, principal);
        } catch (cause) {
          if (cause instanceof SessionEndedError) return end(request, reply, buildNextQuery(request));
          throw cause;
        }
      },
    });
  };
  register('GET', '/*', async () => {
    throw createNotFoundError('page');
  });
  return { get: (path, make) => register('GET', path, make), post: (path, make) => register('POST', path, make) };
}

/**
 * Builds a page that reloads itself. A browser that follows a link from another site does not send the session cookie.
 * A reload from our own page sends it, if there is a session.
 */
export function renderReloadPage(): PageResponse {
  const body = html`<p>The page opens by itself; if it does not, load it again.</p>`;
  return { page: renderNoticePage({ title: 'One moment', body }), headers: { refresh: '0' } };
}

function readParam(params: unknown, name: string): string {
  const values: readonly (readonly [string, unknown])[] =
    typeof params === 'object' && params !== null ? Object.entries(params) : [];
  const value = values.find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}
