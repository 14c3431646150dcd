/** Stage `criteria`: reads the acceptance criteria of a review from its tickets or the pull request's body. */
import type { CriteriaSource } from '../../contract/index.js';
import type { Criteria, Criterion } from '../model.js';
import type { ChangedFile, Ticket } from '../snapshot.js';
import { readCriterion } from './criterion.js';
import type { Part } from './framing/asides.js';
import { removeFraming } from './framing/framing.js';
import { findShared } from './framing/shared.js';
import { chooseItems, collectItems, selectNumbered } from './items/item-selection.js';
import { isCut } from './items/item-text.js';
import { readItems } from './items/items.js';
import { readSections } from './items/sections.js';
import type { Item } from './markdown/block-types.js';
import { readBlocks } from './markdown/blocks.js';
import { readLeadingPlaces } from './places.js';
import { listTreeTickets, prepareTicketText, type TreeTicket } from './ticket-files.js';
import { sortTickets } from './trusted-tickets.js';

/**
 * Maximum number of criteria per review; a text with more is not a usable ticket. The last one then says how many were
 * left out.
 */
const MAX_CRITERIA = 400;

/** The words of the criterion that stands for those beyond the limit. */
const LEFT_OUT = 'more criteria than a review reads';

interface FoundItem extends Item {
  readonly ticket: string | null;
}

/**
 * Reads the criteria. If tickets were requested, only those are used; else the issues that the pull request closes, in
 * its own repository or in one of `repositories`, which the policy names; else the tickets of the tree that it names or
 * edits, as they are at the base; else what its author wrote: its body, issues that it closes in any other repository,
 * and tickets that it adds to the tree. In the body only an explicit section or `AC1` ids count, because a
 * template's checklist is not a criterion. A requested ticket without criteria gives no items; the service then refuses
 * it.
 */
export function readCriteria(
  tickets: readonly Ticket[],
  body: string,
  repositories: readonly string[] = [],
  files: readonly ChangedFile[] = [],
): Criteria {
  const { requested, closing, untrusted: foreign } = sortTickets(tickets, repositories);
  if (requested.length > 0) return assignIds('ticket', requested.flatMap(readTicketItems));
  const tree = listTreeTickets(tickets, files);
  const theirs = [...foreign, ...tree.filter((ticket) => ticket.own)];
  const untrusted = theirs.length === 0 ? {} : { untrusted: theirs.map((ticket) => ticket.id) };
  const asked = closing.flatMap(readTicketItems);
  if (asked.length > 0) return { ...assignIds('closing_issue', asked), ...untrusted };
  const kept = tree.filter((ticket) => !ticket.own).flatMap(readTicketItems);
  if (kept.length > 0) return { ...assignIds('ticket_file', kept), ...untrusted };
  const own = [...readBodyItems(body), ...theirs.flatMap(readTicketItems)];
  return own.length > 0 ? { ...assignIds('body', own), ...untrusted } : { source: 'none', items: [], ...untrusted };
}

function readTicketItems(ticket: Pick<TreeTicket, 'id' | 'body'> & Partial<Pick<Ticket, 'provider'>>): FoundItem[] {
  const body = ticket.provider === 'file' ? prepareTicketText(ticket.body) : ticket.body;
  const { items } = chooseItems(readSections(readBlocks(body)));
  return items.map((item) => ({ ...item, ticket: ticket.id }));
}

/** Checklist statements of authors about themselves. What begins with a place is a claim about a criterion. */
const CONFESSION =
  /^(?:i|we|my|our)(?:['’]ve|\s)\s*(?:have|has|am|agree|confirm|read|ran|tested|checked|followed|added|updated|code|changes)?\b/iu;

function readBodyItems(body: string): FoundItem[] {
  const sections = readSections(readBlocks(body));
  const acceptance = collectItems(sections, 'acceptance');
  const items =
    acceptance.length > 0 ? acceptance : selectNumbered(sections.flatMap((section) => readItems(section.entries)));
  return items
    .filter(({ text }) => !CONFESSION.test(text) && readLeadingPlaces(text).length === 0)
    .map((item) => ({ ...item, ticket: null }));
}

/** Assigns ids: an item's own id if it is free, else the lowest free one, in order. */
function assignIds(source: CriteriaSource, found: readonly FoundItem[]): Criteria {
  const kept = found.length > MAX_CRITERIA ? found.slice(0, MAX_CRITERIA - 1) : found;
  const taken = new Set<number>();
  const own = kept.map((item) => {
    if (item.id === null || taken.has(item.id)) return null;
    taken.add(item.id);
    return item.id;
  });
  const shared = findShared(kept.map(({ text }) => removeFraming(text)));
  let next = 1;
  const free = () => {
    while (taken.has(next)) next++;
    taken.add(next);
    return next;
  };
  const items = kept.map((item, index) => toCriterion(item, own[index] ?? free(), shared[index] ?? []));
  const left = found.length - kept.length;
  if (left > 0) items.push(createLeftOutCriterion(left, kept.at(-1)?.ticket ?? null, free()));
  return { source, items };
}

function toCriterion(item: FoundItem, id: number, shared: readonly Part[]): Criterion {
  return {
    id: `AC${id}`,
    ...readCriterion(item.text, shared),
    parts: item.parts,
    origin: { ticket: item.ticket, line: item.line },
  };
}

/** Represents the criteria beyond the limit, so that they never count as met. */
function createLeftOutCriterion(count: number, ticket: string | null, id: number): Criterion {
  const text = `${count} ${LEFT_OUT}`;
  return {
    id: `AC${id}`,
    text,
    asks: text,
    parts: [],
    kind: 'behaviour',
    codeVerifiable: true,
    origin: { ticket, line: null },
  };
}

/** Returns whether the tickets were read whole: no criterion was left out, and no text of one was cut. */
export function areReadWhole({ items }: Criteria): boolean {
  return items.every(({ text, parts }) => !text.endsWith(LEFT_OUT) && !isCut(text) && !parts.some(isCut));
}
