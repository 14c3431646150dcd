/**
 * A line that is written anew between lines that stay: what goes and what comes must have to do with the ticket, or with a
 * name that the change brings. Other checks ask which form a difference has; this one asks what connects it.
 */
import type { FileChange, FileSyntax, Line } from '../../model.js';
import { findCovered } from '../../text/line-spans.js';
import { shorten } from '../../text/shorten.js';
import { listWords } from '../lines/words.js';
import { isAskedFor } from './decisions.js';
import { type CutLine, pairLines, subtract } from './line-pairs.js';
import { cutLine, type Piece } from './pieces.js';
import type { TicketWords } from './ticket.js';
import { readUncommented } from './uncommented.js';

const SHOWN = 40;
/** Where more lines go or come at one place, it is written as a whole, and single lines say little of each other. */
const FEW = 3;
const STYLES = /\.(?:css|s[ac]ss|less|styl|svg|html?|vue|svelte|txt)$/u;
const IMPORTS =
  /^\s*(?:import\b|from\b|export\b[^=(]*\bfrom\b|use\s|using\s+[\w.]+;|\S*require\b|#include\b|package\b|\}\s*from\b)/u;
const MARKUP = /^\s*(?:<|[:@\w.-]+=["{])|\bclass(?:Name)?=/u;
/** Words that say how far a name is seen, and nothing of what is done. */
const PLAIN =
  /^(?:export|const|let|var|type|interface|readonly|public|private|protected|internal|pub|static|final|mut|as)$/u;

/** Flags and numbers are judged with the names before them, by the check of edits. */
const FLAG = /^(?:true|false|yes|no|on|off|none|null|nil)$/iu;
const LEAVES_ORDER =
  /\b(?:order(?:ed|ing)|order (?:of|by)|in order|swap|exchang|revers|sort|rearrang|reorder|invert|flip)/u;

/** Returns the added lines with such a difference, and what it is. Linear in the lines. */
export function findUnconnectedEdits(
  { class: fileClass, added, regions, file }: FileChange,
  syntax: FileSyntax | null,
  ticket: TicketWords,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (fileClass === 'test' || fileClass === 'docs' || ticket.words.size === 0 || STYLES.test(file.path)) return found;
  const uncommented = { added: readUncommented(syntax?.added), removed: readUncommented(syntax?.removed) };
  const cutAll = (lines: readonly Line[], side: 'added' | 'removed') =>
    lines.map((line) => ({ line, pieces: cutLine(uncommented[side].get(line.number) ?? line.text) }));
  const words = listWords(added.map(({ text }) => text).join('\n'));
  const before = listWords(file.old_text ?? '');
  const known = { ticket, words, brought: new Set([...words].filter((word) => !before.has(word))) };
  const tests = findCovered(
    added.map(({ number }) => number),
    syntax?.after?.cases ?? [],
  );
  for (const region of regions) {
    if (region.removed.length > FEW || region.added.length > FEW) continue;
    for (const [old, now] of pairLines(cutAll(region.removed, 'removed'), cutAll(region.added, 'added'))) {
      const { number, text } = now.line;
      if (tests.has(number) || IMPORTS.test(text) || MARKUP.test(text)) continue;
      const unsaid = compare(old, now, known);
      if (unsaid !== null) found.set(number, `it ${unsaid}, and nothing connects that with what the ticket says`);
    }
  }
  return found;
}

interface Known {
  readonly ticket: TicketWords;
  /** Words of all added lines. */
  readonly words: ReadonlySet<string>;
  /** Those of them that the file did not have. */
  readonly brought: ReadonlySet<string>;
}

/** Returns what of a line's change nothing connects with the ticket, in words; null if all is connected. */
function compare(before: CutLine, after: CutLine, { ticket, words, brought }: Known): string | null {
  const lost = subtract(before.pieces, after.pieces);
  const gained = subtract(after.pieces, before.pieces);
  const [one] = gained.length > 0 ? gained : lost;
  if (one === undefined) {
    if (ticket.speaksOf(LEAVES_ORDER)) return null;
    const at = after.pieces.findIndex(({ text }, index) => text !== before.pieces[index]?.text);
    return at < 0 ? null : `has \`${shorten(after.pieces[at]?.text ?? '', SHOWN)}\` in another place`;
  }
  const all = [...lost, ...gained].filter(({ text }) => !PLAIN.test(text));
  if (!all.some(({ kind, text }) => kind === 'name' && !FLAG.test(text))) return null;
  if (all.length > 0 && !all.some((piece) => isSaid(piece, ticket) || brought.has(piece.text)))
    return gained.length > 0 ? `has \`${shorten(one.text, SHOWN)}\`` : `leaves out \`${shorten(one.text, SHOWN)}\``;
  if (gained.some(({ kind, text }) => kind === 'name' && ticket.namesWhole(text))) return null;
  const gone = lost.find(
    ({ kind, text }) => kind === 'name' && !PLAIN.test(text) && !ticket.namesWhole(text) && !words.has(text),
  );
  return gone === undefined ? null : `leaves out \`${shorten(gone.text, SHOWN)}\``;
}

function isSaid({ kind, text }: Piece, ticket: TicketWords): boolean {
  if (kind === 'number') return ticket.hasNumber(text);
  return kind === 'operator' ? isAskedFor(text, ticket) : ticket.namesPart(text);
}
