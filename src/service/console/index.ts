/**
 * The console: pages for people, at `/`. They have no data of their own: they show and do only what the API provides.
 */
import type { FastifyInstance } from 'fastify';
import { openScope } from '../api/http/scope.js';
import type { ServiceContext } from '../context.js';
import type { Transaction } from '../store/store.js';
import { acceptForms } from './form.js';
import { registerNewReviewPage } from './new-review.js';
import { createPageRegistry, redirect } from './page-registry.js';
import { CONSOLE, HOME, readPathPrefix } from './paths.js';
import { registerPolicyPages } from './policies.js';
import { registerReviewPage } from './review.js';
import { registerReviewsPage } from './reviews.js';
import { registerSignInPages } from './sign-in.js';
import { registerTicketPage } from './tickets.js';
import { registerTrendsPage } from './trends.js';
import { registerTryPolicyPage } from './try-policy.js';
import { registerWaitingPage } from './waiting.js';
import { registerWebhookPages } from './webhooks.js';

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
