/**
 * The console: pages for people, at `/`. They have no data of their own: they show and do only what the API provides.
 */
import type { FastifyInstance } from 'fastify';
import { openScope } from '../api/http/scope.js';
import type { ServiceContext } from '../context.js';
import type { Transaction } from '../store/store.js';
import { acceptForms } from './form.js';
import { createPageRegistry, redirect } from './page-registry.js';
import { registerNewReviewPage } from './pages/new-review.js';
import { registerPolicyPages } from './pages/policies.js';
import { registerReviewPage } from './pages/review.js';
import { registerReviewsPage } from './pages/reviews.js';
import { registerSignInPages } from './pages/sign-in.js';
import { registerTicketPage } from './pages/tickets.js';
import { registerTrendsPage } from './pages/trends.js';
import { registerTryPolicyPage } from './pages/try-policy.js';
import { registerWaitingPage } from './pages/waiting.js';
import { registerWebhookPages } from './pages/webhooks.js';
import { CONSOLE, HOME, readPathPrefix } from './paths.js';

/** Registers the pages in a scope of its own: only they accept forms. */
export function registerConsole<Tx extends Transaction>(app: FastifyInstance, context: ServiceContext<Tx>): void {
  openScope(app, 'console', (scope) => {
    acceptForms(scope);
    registerSignInPages(scope, context);
    scope.get(CONSOLE, async (_request, reply) => redirect(reply, `${readPathPrefix(context.publicUrl())}${HOME}`));
    const pages = createPageRegistry(scope, context);
    registerReviewsPage(pages);
    registerWaitingPage(pages, context.serverUrl);
    registerTrendsPage(pages);
    registerNewReviewPage(pages);
    registerReviewPage(pages, context.serverUrl);
    registerPolicyPages(pages);
    registerTryPolicyPage(pages);
    registerTicketPage(pages);
    if (context.webhooks !== null) registerWebhookPages(pages);
  });
}
