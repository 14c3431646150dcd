/** Stage `criteria`: reads the acceptance criteria of a review from its tickets or the pull request's body. */
import type { CriteriaSource } from '../../contract/index.js';
import type { Criteria, Criterion, UnreadLines } from '../model.js';
import type { ChangedFile, Ticket } from '../snapshot.js';
import { readCriterion } from './criterion.js';
import type { Part } from './framing/asides.js';
import { removeFraming } from './framing/framing.js';
import { findShared } from './framing/shared.js';
import { listUnread } from './ignored-lines.js';
import { type Choice, chooseItems, collectItems, selectNumbered } from './items/item-selection.js';
import { isCut } from './items/item-text.js';
import { readItems } from './items/items.js';
import { readSections, type Section } from './items/sections.js';
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

/** Maximum number of lines that are named of those below a title of criteria that are none; all are counted. */
const MAX_UNREAD = 50;

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
  if (requested.length > 0) return toCriteria('ticket', requested.map(readTicket));
  const tree = listTreeTickets(tickets, files);
  const theirs = [...foreign, ...tree.filter((ticket) => ticket.own)];
  const untrusted = theirs.length === 0 ? {} : { untrusted: theirs.map((ticket) => ticket.id) };
  const asked = closing.map(readTicket);
  if (asked.some(hasItems)) return { ...toCriteria('closing_issue', asked), ...untrusted };
  const kept = tree.filter((ticket) => !ticket.own).map(readTicket);
  if (kept.some(hasItems)) return { ...toCriteria('ticket_file', kept), ...untrusted };
  const own = [readBody(body), ...theirs.map(readTicket)];
  return own.some(hasItems)
    ? { ...toCriteria('body', own), ...untrusted }
    : { source: 'none', items: [], ...untrusted };
}

/** What was found in one text. */
interface Found {
  readonly items: readonly FoundItem[];
  readonly unread: UnreadLines;
}

const hasItems = ({ items }: Found) => items.length > 0;

function toCriteria(source: CriteriaSource, found: readonly Found[]): Criteria {
  const unread = found.flatMap((each) => (each.unread.count > 0 ? [each.unread] : []));
  return {
    source,
    items: assignIds(found.flatMap(({ items }) => items)),
    ...(unread.length === 0 ? {} : { unread }),
  };
}

function toFound(choice: Choice, sections: readonly Section[], ticket: string | null): Found {
  const lines = listUnread(sections, choice);
  return {
    items: choice.items.map((item) => ({ ...item, ticket })),
    unread: { ticket, count: lines.length, lines: lines.slice(0, MAX_UNREAD) },
  };
}

function readTicket(ticket: Pick<TreeTicket, 'id' | 'body'> & Partial<Pick<Ticket, 'provider'>>): Found {
  const body = ticket.provider === 'file' ? prepareTicketText(ticket.body) : ticket.body;
  const sections = readSections(readBlocks(body));
  return toFound(chooseItems(sections), sections, ticket.id);
}

/** Checklist statements of authors about themselves. What begins with a place is a claim about a criterion. */
const CONFESSION =
  /^(?:i|we|my|our)(?:['’]ve|\s)\s*(?:have|has|am|agree|confirm|read|ran|tested|checked|followed|added|updated|code|changes)?\b/iu;

function readBody(body: string): Found {
  const sections = readSections(readBlocks(body));
  const acceptance = collectItems(sections, 'acceptance');
  const choice: Choice =
    acceptance.length > 0
      ? { from: 'acceptance', items: acceptance }
      : { from: 'ids', items: selectNumbered(sections.flatMap((section) => readItems(section.entries))) };
  const { items, unread } = toFound(choice, sections, null);
  return { items: items.filter(({ text }) => !CONFESSION.test(text) && readLeadingPlaces(text).length === 0), unread };
}

/** Assigns ids: an item's own id if it is free, else the lowest free one, in order. */
function assignIds(found: readonly FoundItem[]): Criterion[] {
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
  return items;
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
