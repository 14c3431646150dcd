/** Lines of a ticket in the tree that only say how far the work is: ticked boxes, and a few fields of its front matter. */
import { recognizeTicketFile } from '../../../base/ticket-places.js';
import { listTickedBoxes } from '../../criteria/ticket-files.js';
import type { FileChange } from '../../model.js';

/** Numbers of such lines, by side. */
export interface TicketProgress {
  readonly added: ReadonlySet<number>;
  readonly removed: ReadonlySet<number>;
}

const NONE: TicketProgress = { added: new Set(), removed: new Set() };

/** A field with a plain value; what a value is quoted for may be more than a state. */
const STATE =
  /^(?:status|updated_date|updated|completed_date|assignee|last_updated):(?: {0,4}[\w @.,:+/-]{0,60}| *\[[\w @.,-]{0,60}\])?\r?$/u;
const BOX_MARK = /\[[ xX]\]/u;

/**
 * Finds those lines in a ticket that was there before. A box counts with its words unchanged: what a ticket asks for is
 * read at the base, so that a tick changes nothing of what is asked.
 */
export function findTicketProgress({ file, added, removed }: FileChange): TicketProgress {
  const { path, old_path, status, new_mode, old_mode } = file;
  if (status !== 'modified' || old_path !== null || new_mode !== old_mode) return NONE;
  if (recognizeTicketFile(path) === null) return NONE;
  const boxes = listTickedBoxes(added, removed);
  const ticked = new Set(boxes.map(({ line }) => line));
  const words = new Set(added.filter(({ number }) => ticked.has(number)).map(({ text }) => emptyBox(text)));
  const end = findFrontMatterEnd(file.new_text);
  const oldEnd = findFrontMatterEnd(file.old_text);
  return {
    added: new Set([
      ...ticked,
      ...added.filter(({ number, text }) => number < end && STATE.test(text)).map(({ number }) => number),
    ]),
    removed: new Set(
      removed
        .filter(({ number, text }) => (number < oldEnd && STATE.test(text)) || (words.has(text) && BOX_MARK.test(text)))
        .map(({ number }) => number),
    ),
  };
}

function emptyBox(text: string): string {
  return text.replace(/\[[xX]\]/u, '[ ]');
}

/** Returns the number of the line that ends the front matter; 0 without one. */
function findFrontMatterEnd(text: string | null): number {
  const lines = text?.split('\n', MAX_FRONT_MATTER) ?? [];
  if (lines[0]?.trimEnd() !== '---') return 0;
  return lines.findIndex((line, at) => at > 0 && line.trimEnd() === '---') + 1;
}

/** A front matter of more lines is none. */
const MAX_FRONT_MATTER = 100;
