/** A ticket read for its criteria alone: what counts, what does not and why. */

import { rejectOnAbort } from '../../base/abort.js';
import type { LintTicket, TicketLint } from '../../contract/index.js';
import { explainIgnored, readCriteria } from '../../engine/index.js';
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

/** What of a ticket's text is a criterion. */
function lintText(body: string): Pick<TicketLint, 'criteria' | 'ignored'> {
  const ticket: Ticket = { id: 'text', provider: 'file', url: null, title: '', body, relation: 'requested' };
  const { items } = readCriteria([ticket], '');
  let last = 1;
  const criteria = items.map(({ id, text, kind, origin }) => {
    // The one that stands for those beyond the limit has no line of its own.
    last = origin.line ?? last;
    return { id, text, kind, line: last };
  });
  return { criteria, ignored: [...explainIgnored(body)] };
}

/** Reads the ticket where one is named, and lints it. Throws ServiceError. */
export async function lintTicket(context: ServiceContext, tenantId: string, asked: LintTicket): Promise<TicketLint> {
  if ('text' in asked) return { ticket: null, title: null, ...lintText(asked.text) };
  const ticket = await readTicket(context, tenantId, asked);
  return { ticket: ticket.id, title: ticket.title, ...lintText(ticket.body) };
}
