/** Chooses the sections of a ticket that contain its criteria: the most explicit ones that are not empty. */

import type { Item } from '../markdown/block-types.js';
import type { SectionKind } from '../titles/titles.js';
import { isPlaceholder } from './item-text.js';
import { readItems } from './items.js';
import { isBoxed, readListItem } from './list-items.js';
import type { Entry, Section } from './sections.js';

/**
 * The source of the criteria: items of a section of that kind, items with ids, scenarios, or the boxes of a ticket that
 * has nothing else. `none` means that there are none.
 */
type ItemsFrom = Exclude<SectionKind, 'stop'> | 'ids' | 'scenarios' | 'boxes' | 'none';

/** The criteria of a ticket, and why these items are the criteria. */
export interface Choice {
  readonly from: ItemsFrom;
  readonly items: readonly Item[];
}

/** Returns the items of all sections of a kind. */
export function collectItems(sections: readonly Section[], kind: SectionKind): Item[] {
  return sections.filter((section) => section.kind === kind).flatMap((section) => readItems(section.entries));
}

/** Returns the items of a ticket that are its criteria, trying the most explicit source first. */
export function chooseItems(sections: readonly Section[]): Choice {
  const acceptance = collectItems(sections, 'acceptance');
  if (acceptance.length > 0) return { from: 'acceptance', items: acceptance };
  const open = sections.filter((section) => section.kind !== 'stop').flatMap((section) => readItems(section.entries));
  const numbered = selectNumbered(open);
  if (numbered.length > 0) return { from: 'ids', items: numbered };
  const scenarios = open.filter((item) => item.form === 'scenario');
  if (scenarios.length > 0) return { from: 'scenarios', items: scenarios };
  const requirements = collectItems(sections, 'requirements');
  if (requirements.length > 0) return { from: 'requirements', items: requirements };
  // If an acceptance section is empty, a general definition of done does not replace it.
  if (sections.some((section) => section.kind === 'acceptance')) return { from: 'none', items: [] };
  const done = collectItems(sections, 'done');
  if (done.length > 0) return { from: 'done', items: done };
  const boxes = sections.filter(isUntitled).flatMap((section) => readBoxes(section.entries));
  return { from: boxes.length > 0 ? 'boxes' : 'none', items: boxes };
}

/** From this number on, an id that several items have is no criterion's: nobody counts so far. */
const FIRST_KEY = 100;

/** Returns the items that an id marks as criteria: `AC1`. */
export function selectNumbered(items: readonly Item[]): Item[] {
  return items.filter((item) => item.id !== null && !isTicketKey(item.id, items));
}

/** Returns whether an id is the key of a ticket, `[AC-1139]`, which the list of commits in a description repeats. */
function isTicketKey(id: number, items: readonly Item[]): boolean {
  return id >= FIRST_KEY && items.filter((item) => item.id === id).length > 1;
}

/** Returns whether a section stands before every title: what it says, it says of the whole ticket. */
export function isUntitled({ kind, title }: Section): boolean {
  return kind === 'none' && title === null;
}

/** Returns the items with boxes among the entries. */
function readBoxes(entries: readonly Entry[]): Item[] {
  const lists = entries.flatMap((entry) => (entry.type === 'list' ? entry.items.filter(isBoxed) : []));
  return lists.flatMap((item) => readListItem(item, null)).filter(({ text }) => !isPlaceholder(text));
}
