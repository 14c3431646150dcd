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

type LintedCriterion = TicketLint['criteria'][number];

const INDENT = '    ';
/** Hard criteria that are named; more are counted. */
const MAX_NAMED = 10;

/** What is said of a criterion beside what it is: what is hard about it, and what would help. */
function listRemarks({ notes, suggestion }: LintedCriterion): string[] {
  return [...notes.map(({ says }) => `! ${says}`), ...(suggestion === null ? [] : [`> ${suggestion}`])];
}

/** Groups the ids of the criteria by what a function says of each, in the order in which it is said first. */
function groupIds(criteria: readonly LintedCriterion[], say: (criterion: LintedCriterion) => readonly string[]) {
  const groups = new Map<string, string[]>();
  for (const criterion of criteria) {
    for (const said of say(criterion)) {
      const ids = groups.get(said) ?? [];
      ids.push(oneLine(criterion.id));
      groups.set(said, ids);
    }
  }
  return [...groups];
}

/** A text without the sign at its end, which changes nothing. */
const trimEnd = (text: string) => text.replace(/[.;,!]$/u, '');

function formatCriterion(criterion: LintedCriterion, shared: ReadonlySet<string>): string[] {
  const { id, text, asks, kind, line, anchors } = criterion;
  const remarks = listRemarks(criterion);
  const own = remarks.filter((remark) => !shared.has(remark));
  return [
    `${oneLine(id)}  line ${line}  ${kind}`,
    wrapText(text, INDENT),
    ...(trimEnd(asks) === trimEnd(text) ? [] : [wrapText(`read as: ${asks}`, INDENT)]),
    ...(anchors.length === 0 ? [] : [wrapText(`must be in the change: ${anchors.join(', ')}`, INDENT)]),
    ...own.map((remark) => wrapText(remark, INDENT)),
    ...(own.length === remarks.length ? [] : [`${INDENT}see the end: the same holds for other criteria`]),
    '',
  ];
}

/** What holds for several criteria is said once, with their ids. */
function formatCriteria(criteria: readonly LintedCriterion[]): string[] {
  const several = groupIds(criteria, listRemarks).filter(([, ids]) => ids.length > 1);
  const shared = new Set(several.map(([remark]) => remark));
  const kinds = new Set(criteria.map(({ kind, shown_by: shownBy }) => `${kind}: shown by ${shownBy}`));
  return [
    ...criteria.flatMap((criterion) => formatCriterion(criterion, shared)),
    ...several.flatMap(([remark, ids]) => [wrapText(ids.join(', '), ''), wrapText(remark, INDENT), '']),
    ...[...kinds].map((kind) => wrapText(kind, '')),
    ...(kinds.size === 0 ? [] : ['']),
  ];
}

/** Formats it for a terminal. */
export function formatTicketLint({ ticket, title, criteria, ignored }: TicketLint): string {
  const hard = criteria.filter(({ notes }) => notes.length > 0).map(({ id }) => oneLine(id));
  const named = hard.length > MAX_NAMED ? String(hard.length) : hard.join(', ');
  const found =
    criteria.length === 0
      ? 'No acceptance criterion was found: a review of this ticket is refused with E_AC_001. Write them as a list below a heading "Acceptance criteria".'
      : `${counted(criteria.length, 'acceptance criterion', 'acceptance criteria')}. Hard to show as written: ${named || 'none'}.`;
  return [
    oneLine([ticket, title].filter((name, at, all) => name !== null && all.indexOf(name) === at).join('  ')),
    wrapText(found, ''),
    '',
    ...formatCriteria(criteria),
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
