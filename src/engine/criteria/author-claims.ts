/**
 * Reads the claims of the change's author: `AC3: src/x.ts:10-20` in the description says that these lines meet AC3. A
 * claim is a pointer: it is checked and shown, and changes nothing about the criterion.
 */

import { readItemText } from './items/item-text.js';
import type { Block, ListItem } from './markdown/block-types.js';
import { readBlocks } from './markdown/blocks.js';
import { type Place, readLeadingPlaces } from './places.js';

/** A criterion, and a place that its author says meets it. */
export interface AuthorClaim extends Place {
  /** `AC3`. There may be no such criterion. */
  readonly criterion: string;
}

/** Most claims that are read of a description. */
const MAX_CLAIMS = 200;
/** Between two ids: `AC1, AC2: src/x.ts:10`. */
const BETWEEN_IDS = /^(?:[,;/&+|]|and\b|und\b|et\b|y\b)\s*/iu;
const MAX_IDS = 10;

/** Reads a line that begins with ids of criteria; empty if places are not what follows. */
function readLine(text: string): readonly AuthorClaim[] {
  const ids: number[] = [];
  let { id, text: rest } = readItemText(text);
  while (id !== null && ids.length < MAX_IDS) {
    ids.push(id);
    const next = rest.replace(BETWEEN_IDS, '');
    if (next === rest) break;
    ({ id, text: rest } = readItemText(next));
  }
  const places = ids.length === 0 ? [] : readLeadingPlaces(rest);
  return ids.flatMap((own) => places.map((place) => ({ criterion: `AC${own}`, ...place })));
}

/** Returns the texts of an item and of those in it. An item that is an id alone is read with each item in it. */
function listItemTexts({ lines, details, children }: ListItem): string[] {
  const own = [lines.join(' '), ...details.map(({ text }) => text)];
  const [head = ''] = own;
  const alone = readItemText(head);
  const inner = children.flatMap(listItemTexts);
  return [...own, ...inner, ...(alone.id !== null && alone.text === '' ? inner.map((text) => `${head} ${text}`) : [])];
}

/** Returns the lines of a block that may be claims. */
function listBlockTexts(block: Block): readonly string[] {
  if (block.type === 'line') return [block.text];
  if (block.type === 'list') return block.items.flatMap(listItemTexts);
  return block.type === 'table' ? block.rows.map(({ cells }) => cells.join(' ')) : [];
}

/**
 * Reads the claims of a description, each once, in its order. Code blocks and hidden comments have none. Takes a time
 * linear in the text.
 */
export function readAuthorClaims(body: string): readonly AuthorClaim[] {
  const claims = new Map<string, AuthorClaim>();
  for (const claim of readBlocks(body).flatMap(listBlockTexts).flatMap(readLine)) {
    if (claims.size >= MAX_CLAIMS) break;
    claims.set(`${claim.criterion} ${claim.file}:${claim.first}-${claim.last}`, claim);
  }
  return [...claims.values()];
}
