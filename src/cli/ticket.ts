/** `ticket lint`: says how the criteria of a ticket will be read, before there is any code. */
import { counted, oneLine } from '../base/text.js';
import type { TicketLint } from '../contract/index.js';
import { explainTicket } from '../engine/index.js';
import type { Ticket } from '../engine/snapshot.js';
import { wrapText } from '../report/terminal/wrap-text.js';
import { explainRefusal } from '../reviewing/faults/refusal.js';
import { openTickets } from '../reviewing/open-tickets.js';
import { EXIT } from './exit.js';
import { readGitHubAccess } from './github-access.js';
import { readTicketInput } from './inputs/review-inputs.js';
import type { Progress } from './output/progress.js';
import { formatJsonLine } from './output/terminal.js';
import { openRepository } from './repository/repository.js';

/** What `ticket lint` was asked. */
export interface TicketLintOptions {
  /** A file, or the id of an issue. */
  readonly ticket: string;
  /** The repository whose issue a number without one is. */
  readonly repo: string;
  readonly format: 'text' | 'json';
}

/** What it works with beside that. */
export interface TicketLintEnvironment {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly write: (text: string) => void;
  readonly progress: Progress;
  readonly signal: AbortSignal;
}

/** Reads the ticket as a review reads it. @throws UsageError, ReviewError */
async function readTicket({ ticket, repo }: TicketLintOptions, environment: TicketLintEnvironment): Promise<Ticket> {
  const github = readGitHubAccess(environment.env);
  const { id, file, text, given } = await readTicketInput(ticket, github !== null);
  const ticketText = given === true ? text : null;
  const { progress, signal } = environment;
  const { name } = file === null && ticketText === null ? await openRepository(repo, 'HEAD', signal) : { name: '' };
  try {
    return await openTickets({ ticketText, ticketFile: file, github, onWait: progress.announce }, name)(id, signal);
  } catch (cause) {
    throw explainRefusal(cause);
  } finally {
    progress.clear();
  }
}

function formatCriterion(criterion: TicketLint['criteria'][number]): string[] {
  const { id, text, kind, line, shown_by: shownBy, anchors, notes, suggestion } = criterion;
  const indent = '    ';
  return [
    `${oneLine(id)}  line ${line}`,
    wrapText(text, indent),
    wrapText(`${kind}: shown by ${shownBy}`, indent),
    ...(anchors.length === 0 ? [] : [wrapText(`must be in the change: ${anchors.join(', ')}`, indent)]),
    ...notes.map(({ says }) => wrapText(`! ${says}`, indent)),
    ...(suggestion === null ? [] : [wrapText(`> ${suggestion}`, indent)]),
    '',
  ];
}

/** Formats it for a terminal. */
export function formatTicketLint({ ticket, title, criteria, ignored }: TicketLint): string {
  const hard = criteria.filter(({ notes }) => notes.length > 0).length;
  const found =
    criteria.length === 0
      ? 'No acceptance criterion was found: a review of this ticket is refused with E_AC_001. Write them as a list below a heading "Acceptance criteria".'
      : `${counted(criteria.length, 'acceptance criterion', 'acceptance criteria')}, ${hard === 0 ? 'none' : hard} of them hard to show as written.`;
  return [
    oneLine([ticket, title].filter((name, at, all) => name !== null && all.indexOf(name) === at).join('  ')),
    wrapText(found, ''),
    '',
    ...criteria.flatMap(formatCriterion),
    ...(ignored.length === 0 ? [] : ['Not criteria']),
    ...ignored.map(({ line, text, reason }) =>
      wrapText(`line ${line}: ${text === '' ? '' : `${text}: `}${reason}`, '  '),
    ),
    ...(ignored.length === 0 ? [] : ['']),
  ].join('\n');
}

/**
 * Reads the ticket and writes how it will be read.
 * @returns the exit code: 0 it has criteria, 2 it has none, so that a review of it is refused
 * @throws UsageError for what was asked; ReviewError where the ticket could not be read
 */
export async function runTicketLint(options: TicketLintOptions, environment: TicketLintEnvironment): Promise<number> {
  const ticket = await readTicket(options, environment);
  const lint = { ticket: ticket.id, title: ticket.title, ...explainTicket(ticket) };
  environment.write(options.format === 'json' ? formatJsonLine(lint) : formatTicketLint(lint));
  return lint.criteria.length > 0 ? EXIT.APPROVED : EXIT.USAGE;
}
