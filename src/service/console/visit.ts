/** A page of the console is asked for: who asks, what with, and how the answer is framed. */

import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { visible } from '../../base/text.js';
import { html, type Page } from '../../report/index.js';
import type { Principal } from '../api/auth/access-tokens.js';
import { type ShownPage, sendPage } from '../api/http/html.js';
import { notFound, type ServiceFault } from '../api/http/problem.js';
import { noticePage } from '../api/pages/notice.js';
import type { ServiceContext } from '../context.js';
import { type Api, createApi, Refused, SessionEnded } from './ask.js';
import { type Fields, formFields, MAX_FORM_BYTES, queryFields } from './form.js';
import { type Framed, framed } from './frame.js';
import { faultNote, needsScope } from './parts.js';
import { CONSOLE, prefixOf, type Query, withQuery } from './paths.js';
import { cameFromElsewhere, endedCookie, mustBeOurs, readSession, type Session } from './session.js';

/** The inputs of a page. */
export interface Visit {
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
export interface View extends Framed {
  /** Default: 200. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A redirect to another page of the console. */
export interface Elsewhere {
  readonly path: string;
}

type Made = View | Elsewhere | { readonly page: Page };
type Make = (visit: Visit) => Promise<Made>;

/** Registers pages. Paths are relative to the console's, with `:name` for parameters. */
export interface Pages {
  get(path: string, make: Make): void;
  /** Registers the action of a form. */
  post(path: string, make: Make): void;
}

/** Returns the URL of the sign-in page, with the path that it leads to. */
export function signInUrl(publicUrl: string, query: Query): string {
  return withQuery(`${prefixOf(publicUrl)}/`, query);
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
function againAfter({ status, headers }: ServiceFault, method: string): Readonly<Record<string, string>> {
  const after = Object.entries(headers).find(([name]) => name.toLowerCase() === 'retry-after')?.[1];
  return status === 503 && method === 'GET' && after !== undefined ? { refresh: after } : {};
}

/** Returns the function that renders a fault: in the frame for a signed-in user, otherwise without it. */
export function faultPageOf(publicUrl: () => string) {
  return (fault: ServiceFault, { caller, method, routeOptions }: FastifyRequest): ShownPage => {
    const scope = fault instanceof Refused && fault.code === 'E_AUTH_002' ? fault.operation.scope : null;
    const title = scope === null ? (TITLES[fault.status] ?? 'That did not work') : 'Not allowed';
    const headers = { 'referrer-policy': 'same-origin', ...againAfter(fault, method) };
    if (caller === undefined) {
      const body = html`<p>${visible(fault.message)}</p>\n<p><a href="${signInUrl(publicUrl(), {})}">To the beginning</a></p>`;
      return { page: noticePage({ title, body }), headers };
    }
    const words = () => {
      if (scope !== null) return needsScope(caller, scope);
      if (fault.code !== 'E_NF_001') return faultNote(fault);
      return html`<p>Check the address. Old reviews are removed, and what belongs to another tenant is not shown.</p>`;
    };
    const frame = { principal: caller, prefix: prefixOf(publicUrl()), path: routeOptions.url ?? '' };
    return { page: framed({ title, body: words() }, frame), headers };
  };
}

/**
 * Returns the registry of pages that need a session, with forms accepted only from this service.
 * @param app a scope in which forms are accepted
 */
export function pagesOf(app: FastifyInstance, context: Pick<ServiceContext, 'tokens' | 'publicUrl'>): Pages {
  const { publicUrl } = context;
  const faultPage = faultPageOf(publicUrl);

  const show = (made: Made, request: FastifyRequest, reply: FastifyReply, principal: Principal) => {
    const prefix = prefixOf(publicUrl());
    if ('path' in made) return redirect(reply, `${prefix}${made.path}`);
    if ('page' in made) return sendPage(reply, { page: made.page });
    const page = framed(made, { principal, prefix, path: request.routeOptions.url ?? '' });
    const headers = { 'referrer-policy': 'same-origin', ...made.headers };
    return sendPage(reply, { page, headers }, made.status);
  };

  const register = (method: 'GET' | 'POST', path: string, make: Make) => {
    const sessions = new WeakMap<FastifyRequest, Session>();
    const end = (request: FastifyRequest, reply: FastifyReply, query: Query) => {
      reply.header('set-cookie', endedCookie(request, publicUrl()));
      return redirect(reply, signInUrl(publicUrl(), { ended: '1', ...query }));
    };
    // After a form, the page that contained it is not known.
    const nextOf = ({ url }: FastifyRequest): Query => (method === 'GET' ? { next: url } : {});
    app.route({
      method,
      url: `${CONSOLE}${path}`,
      bodyLimit: MAX_FORM_BYTES,
      config: { faultPage },
      // Before a form is read.
      onRequest: async (request, reply) => {
        if (method === 'POST') mustBeOurs(request, publicUrl());
        const session = await readSession(request, context);
        if (session === 'ended') return end(request, reply, nextOf(request));
        if (session === 'none') {
          if (method === 'GET' && cameFromElsewhere(request)) return sendPage(reply, onceMore());
          return redirect(reply, signInUrl(publicUrl(), nextOf(request)));
        }
        request.caller = session.principal;
        sessions.set(request, session);
      },
      handler: async (request, reply) => {
        const session = sessions.get(request);
        if (session === undefined) throw new Error('the page ran without its session');
        const { principal, token } = session;
        const visit: Visit = {
          api: createApi(app, request, token),
          principal,
          query: queryFields(request),
          form: formFields(request),
          param: (name) => paramOf(request.params, name),
          to: (target, query = {}) => withQuery(`${prefixOf(publicUrl())}${target}`, query),
          fresh: randomUUID,
        };
        try {
          return show(await make(visit), request, reply, principal);
        } catch (cause) {
          if (cause instanceof SessionEnded) return end(request, reply, nextOf(request));
          throw cause;
        }
      },
    });
  };
  register('GET', '/*', async () => {
    throw notFound('page');
  });
  return { get: (path, make) => register('GET', path, make), post: (path, make) => register('POST', path, make) };
}

/**
 * Builds a page that reloads itself. A browser that follows a link from another site does not send the session cookie.
 * A reload from our own page sends it, if there is a session.
 */
export function onceMore(): ShownPage {
  const body = html`<p>The page opens by itself; if it does not, load it again.</p>`;
  return { page: noticePage({ title: 'One moment', body }), headers: { refresh: '0' } };
}

function paramOf(params: unknown, name: string): string {
  const values: readonly (readonly [string, unknown])[] =
    typeof params === 'object' && params !== null ? Object.entries(params) : [];
  const value = values.find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
}
