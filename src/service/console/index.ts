/**
 * The console: pages for people, at `/`. They have no data of their own: they show and do only what the API provides.
 */
import type { FastifyInstance } from 'fastify';
import { openScope } from '../api/http/scope.js';
import type { ServiceContext } from '../context.js';
import type { Transaction } from '../store/store.js';
import { takeForms } from './form.js';
import { newReviewPage } from './new-review.js';
import { CONSOLE, HOME, prefixOf } from './paths.js';
import { policyPages } from './policies.js';
import { reviewPage } from './review.js';
import { reviewsPage } from './reviews.js';
import { signInPages } from './sign-in.js';
import { ticketPage } from './tickets.js';
import { tryPolicyPage } from './try-policy.js';
import { pagesOf, redirect } from './visit.js';
import { webhookPages } from './webhooks.js';

/** Registers the pages in a scope of its own: only they accept forms. */
export function consolePages<Tx extends Transaction>(app: FastifyInstance, context: ServiceContext<Tx>): void {
  openScope(app, 'console', (scope) => {
    takeForms(scope);
    signInPages(scope, context);
    scope.get(CONSOLE, async (_request, reply) => redirect(reply, `${prefixOf(context.publicUrl())}${HOME}`));
    const pages = pagesOf(scope, context);
    reviewsPage(pages);
    newReviewPage(pages);
    reviewPage(pages, context.serverUrl);
    policyPages(pages);
    tryPolicyPage(pages);
    ticketPage(pages);
    if (context.webhooks !== null) webhookPages(pages);
  });
}
