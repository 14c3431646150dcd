/** The ticket that a client gives, by its text or as a file of the repository. */
import { relative } from 'node:path';
import * as z from 'zod';
import { UsageError } from '../exit.js';
import { readTicketInput, type TicketInput } from '../review-inputs.js';
import { resolveInside } from './confine.js';

/** As much as a ticket file may have. */
const MAX_CHARACTERS = 1024 * 1024;

/** The two ways to give it. */
export const TICKET_INPUTS = {
  ticket: z.string().max(MAX_CHARACTERS).optional().describe('The text of the ticket, Markdown.'),
  ticket_path: z.string().min(1).optional().describe('Or a Markdown file of the repository, by its path from the top.'),
};

/** What a ticket is called that has no file. */
const NAME = 'ticket';

/**
 * Reads the ticket; null if none is given.
 * @throws UsageError if both are given, or the file cannot be used
 */
export async function readGivenTicket(
  { ticket, ticket_path: path }: { readonly ticket?: string | undefined; readonly ticket_path?: string | undefined },
  root: string,
): Promise<TicketInput | null> {
  if (ticket !== undefined && path !== undefined) throw new UsageError('Give ticket or ticket_path, not both.');
  if (ticket !== undefined) return { id: NAME, file: null, text: ticket, given: true };
  if (path === undefined) return null;
  const file = await resolveInside(root, path);
  return { ...(await readTicketInput(file, false)), id: relative(root, file) };
}
