/** `lint_ticket`: how the criteria of a ticket will be read, before there is any code. */
import { TicketLint } from '../../contract/index.js';
import { explainTicket } from '../../engine/index.js';
import { openTickets } from '../../reviewing/open-tickets.js';
import { UsageError } from '../exit.js';
import { formatTicketLint } from '../ticket.js';
import { readGivenTicket, TICKET_INPUTS } from './ticket-input.js';
import type { Tool } from './tool.js';

const output = TicketLint.shape;

/** The tool. */
export const TICKET_TOOL: Tool<typeof TICKET_INPUTS, typeof output> = {
  name: 'lint_ticket',
  title: 'Lint a ticket',
  description:
    'Says how each acceptance criterion of a ticket will be read: what can show it, what must be in the change, what will be hard to show. Call it before you write code.',
  input: TICKET_INPUTS,
  output,
  async run(asked, { root, signal }) {
    const given = await readGivenTicket(asked, root);
    if (given === null) throw new UsageError('Give the ticket: its text as ticket, or a file as ticket_path.');
    const source = { ticketText: given.given === true ? given.text : null, ticketFile: given.file, github: null };
    const ticket = await openTickets(source, '')(given.id, signal);
    const data = { ticket: ticket.id, title: ticket.title, ...explainTicket(ticket) };
    return { text: formatTicketLint(data), data };
  },
};
