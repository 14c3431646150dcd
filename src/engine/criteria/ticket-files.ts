/**
 * Tickets that are kept as files beside the code. What such a ticket asks for is what it says at the base; of one that
 * the change adds, the words are its author's.
 */
import { addToCount, takeFromCount } from '../../base/groups.js';
import { recognizeTicketFile } from '../../base/ticket-places.js';
import type { ChangedFile, Ticket } from '../snapshot.js';

/** Maximum number of ticket files of one change that are read. */
const MAX_TICKET_FILES = 20;

/** A ticket of the tree, as far as its words count. */
export interface TreeTicket {
  /** Its path. */
  readonly id: string;
  readonly body: string;
  /** The change adds it: its criteria are the author's own. */
  readonly own: boolean;
}

/**
 * Lists the tickets of the tree that the change edits or names: those that the sources read at the base, then the
 * changed ones. Of a changed one the text before the change counts.
 */
export function listTreeTickets(tickets: readonly Ticket[], files: readonly ChangedFile[]): TreeTicket[] {
  const named = tickets
    .filter(({ provider, relation }) => provider === 'file' && relation === 'closing')
    .map(({ id, body }): TreeTicket => ({ id, body: prepareTicketText(body), own: false }));
  const changed = files.flatMap((file): TreeTicket[] => {
    const before = file.old_path ?? file.path;
    const text = file.old_text ?? file.new_text;
    if (text === null || recognizeTicketFile(before)?.role !== 'criteria') return [];
    return [{ id: file.path, body: prepareTicketText(text), own: file.old_text === null }];
  });
  const known = new Set(named.map(({ id }) => id));
  return [...named, ...changed.filter(({ id }) => !known.has(id))].slice(0, MAX_TICKET_FILES);
}

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/u;
/** `- [ ] #1 text`, as Backlog.md numbers its criteria. */
const NUMBERED_BOX = /^([ \t]*[-*+] \[[ xX]\] )#(\d{1,3})(?=[ \t])/gmu;

/**
 * Returns a ticket's text as a ticket system would show it: without its front matter, whose lines are kept blank so that
 * numbers of lines stay, and with its own numbers of criteria as ids.
 */
export function prepareTicketText(text: string): string {
  return text.replace(FRONT_MATTER, (front) => front.replace(/[^\n]+/gu, '')).replace(NUMBERED_BOX, '$1AC$2:');
}

/** A box that a change ticks, at its line on the new side. */
export interface TickedBox {
  readonly line: number;
  /** As it stands behind the box. */
  readonly text: string;
}

const BOX = /^\s*(?:>\s*)*(?:[-*+]|\d{1,9}[.)])\s+\[([ \txX])\]\s+(.*)$/u;

/** Returns the boxes that are empty among the removed lines and ticked, with the same text, among the added ones. */
export function listTickedBoxes(
  added: readonly { readonly number: number; readonly text: string }[],
  removed: readonly { readonly text: string }[],
): TickedBox[] {
  const empty = new Map<string, number>();
  for (const { text } of removed) {
    const [, mark = 'x', words = ''] = BOX.exec(text) ?? [];
    if (mark.trim() === '' && words.trim() !== '') addToCount(empty, words.trim());
  }
  return added.flatMap(({ number, text }) => {
    const [, mark = '', words = ''] = BOX.exec(text) ?? [];
    if (mark.trim() === '' || !takeFromCount(empty, words.trim())) return [];
    return [{ line: number, text: words.trim() }];
  });
}
