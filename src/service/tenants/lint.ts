/** A ticket read for its criteria alone: what counts, what does not and why. */

import { rejectOnAbort } from '../../base/abort.js';
import type { LintTicket, TicketLint } from '../../contract/index.js';
import { explainTicket } from '../../engine/index.js';
import type { Ticket } from '../../engine/snapshot.js';
import type { ServiceContext } from '../context.js';
import { toUpstreamError } from '../reviews/prepare.js';

/** How long the caller waits for the provider at most. */
const READ_MILLISECONDS = 30_000;

type NamedTicket = Extract<LintTicket, { readonly ticket: string }>;

async function readTicket(context: ServiceContext, tenantId: string, { repo, ticket }: NamedTicket): Promise<Ticket> {
  const signal = AbortSignal.any([context.deadline(READ_MILLISECONDS), context.hurried]);
  const asked = async () => (await context.providerFor(tenantId)).ticket({ repo, id: ticket }, signal);
  try {
    return await rejectOnAbort(asked(), signal);
  } catch (cause) {
    throw toUpstreamError(cause, signal);
  }
}

/** Reads the ticket where one is named, and says how it will be read. Throws ServiceError. */
export async function lintTicket(context: ServiceContext, tenantId: string, asked: LintTicket): Promise<TicketLint> {
  if ('text' in asked) {
    const ticket: Ticket = {
      id: 'text',
      provider: 'file',
      url: null,
      title: '',
      body: asked.text,
      relation: 'requested',
    };
    return { ticket: null, title: null, ...explainTicket(ticket) };
  }
  const ticket = await readTicket(context, tenantId, asked);
  return { ticket: ticket.id, title: ticket.title, ...explainTicket(ticket) };
}
