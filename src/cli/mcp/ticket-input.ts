/** The ticket that a client gives, by its text or as a file of the repository. */
import { relative } from 'node:path';
import * as z from 'zod';
import { UsageError } from '../exit.js';
import { readTicketInput, type TicketInput } from '../inputs/review-inputs.js';
import { resolveInside } from './confine.js';

/** As much as a ticket file may have. */
const MAX_CHARACTERS = 1024 * 1024;

/** The two ways to give it. */
export const TICKET_INPUTS = {
  ticket: z.string().max(MAX_CHARACTERS).optional().describe('The text of the ticket, Markdown.'),
  ticket_path: z.string().min(1).optional().describe('Or a Markdown file of the repository, by its path from the top.'),
};

/** What a ticket is called that has no file, as messages say it behind “the ticket”. */
const NAME = 'given as text';

/** What could be the path of a file, and no ticket: one line with an ending, without blanks. */
const PATH = /^\s*(\S{1,1024}\.[A-Za-z]\w{0,9})\s*$/u;

/**
 * Reads the ticket; null if none is given.
 * @throws UsageError if both are given, a path as the text, or a file that cannot be used
 */
export async function readGivenTicket(
  { ticket, ticket_path: path }: { readonly ticket?: string | undefined; readonly ticket_path?: string | undefined },
  root: string,
): Promise<TicketInput | null> {
  if (ticket !== undefined && path !== undefined) throw new UsageError('Give ticket or ticket_path, not both.');
  const [, named] = PATH.exec(ticket ?? '') ?? [];
  if (named !== undefined) {
    throw new UsageError(
      `\`ticket\` takes the text of a ticket, and ${named} is the path of a file. Give it as \`ticket_path\`.`,
    );
  }
  if (ticket !== undefined) return { id: NAME, file: null, text: ticket, given: true };
  if (path === undefined) return null;
  const file = await resolveInside(root, path);
  return { ...(await readTicketInput(file, false)), id: relative(root, file) };
}
