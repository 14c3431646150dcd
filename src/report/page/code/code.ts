/** Code on a page: lines of a diff with their numbers, colours and marks, in a box that scrolls separately. */

import { counted } from '../../../base/text.js';
import type { Mark, Marker } from '../../marks.js';
import { formatCodeText, NOTHING } from '../display-text.js';
import { type Html, html, type Piece } from '../html.js';
import type { Allowance } from './allowance.js';
import type { FindFile, Row, RowRange } from './diff.js';
import type { Highlighter, Token } from './highlight.js';
import type { Grammar } from './languages.js';

/** Maximum number of characters shown of a line. */
const MAX_LINE = 400;
/** Lines above a stretch that are also tokenized for its colours: a comment or string may begin there. */
const LEAD = 10;

/** What all code on one page shares. */
export interface CodeContext {
  readonly fileOf: FindFile;
  readonly highlight: Highlighter;
  readonly allowance: Allowance;
}

/** Rows of a hunk that are shown together, with their marks. */
export interface Stretch {
  readonly run: RowRange;
  readonly grammar: Grammar | null;
  readonly marker: Marker | null;
  /** Returns the class for a row, by its index in the hunk: what the row belongs to. */
  readonly hit: (index: number) => string | null;
}

const KIND = { '+': 'add', '-': 'del', ' ': '', '\\': 'git' } as const;

/** Renders each row of a stretch; null for rows that exceed the page's allowance. */
export function renderRows({ run, grammar, marker, hit }: Stretch, means: CodeContext): (Html | null)[] {
  const { rows } = run.hunk;
  const from = Math.max(0, run.from - LEAD);
  const read = rows.slice(from, run.to);
  const tokens = tokenizeRows(read, grammar, means.highlight);
  return rows.slice(run.from, run.to).map((row, at) => {
    const index = run.from + at;
    const found = marker === null || row.mark === '\\' ? [] : marker(row.text);
    const piece = renderRow(row, tokens.get(row) ?? [{ text: row.text, kind: null }], found, hit(index));
    return means.allowance.takes(piece) ? piece : null;
  });
}

/**
 * Tokenizes each row. Both sides are tokenized as they were. Kept lines are part of both and have the colours of the
 * new side.
 */
function tokenizeRows(
  rows: readonly Row[],
  grammar: Grammar | null,
  highlight: Highlighter,
): Map<Row, readonly Token[]> {
  const made = new Map<Row, readonly Token[]>();
  const read = (side: readonly Row[]) => {
    const lines = highlight(
      side.map((row) => row.text),
      grammar,
    );
    side.forEach((row, at) => {
      made.set(row, lines[at] ?? []);
    });
  };
  if (rows.some((row) => row.mark === '-')) read(rows.filter((row) => row.mark === '-' || row.mark === ' '));
  read(rows.filter((row) => row.mark === '+' || row.mark === ' '));
  return made;
}

function renderRow(row: Row, tokens: readonly Token[], marks: readonly Mark[], hit: string | null): Html {
  const classes = ['l', KIND[row.mark], hit ?? ''].filter((name) => name !== '').join(' ');
  const cut = row.text.length > MAX_LINE;
  const rest = cut ? html`<i>… ${counted(row.text.length - MAX_LINE, 'more character')}</i>` : NOTHING;
  const sign = row.mark === '\\' ? ' ' : row.mark;
  return html`<span class="${classes}"><b>${row.line === null ? '' : String(row.line)}</b>${sign}${renderTokens(tokens, marks)}${rest}
</span>`;
}

/** Renders the tokens, split at the edges of marks and cut at the maximum line length. */
function renderTokens(tokens: readonly Token[], marks: readonly Mark[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  let next = 0;
  for (const { text, kind } of tokens) {
    if (at >= MAX_LINE) break;
    const shown = text.slice(0, MAX_LINE - at).toWellFormed();
    const inside: Piece[] = [];
    let done = 0;
    for (let mark = marks[next]; mark !== undefined && mark.from < at + shown.length; mark = marks[next]) {
      const from = Math.max(0, mark.from - at);
      const to = Math.min(shown.length, mark.to - at);
      if (from > done) inside.push(formatCodeText(shown.slice(done, from)));
      inside.push(html`<mark>${formatCodeText(shown.slice(from, to))}</mark>`);
      done = to;
      if (mark.to - at > shown.length) break;
      next += 1;
    }
    inside.push(formatCodeText(shown.slice(done)));
    pieces.push(kind === null ? inside : html`<span class="${kind}">${inside}</span>`);
    at += shown.length;
  }
  return pieces;
}

/** Wraps rows and the pieces between them in a box that can be focused and scrolled by keyboard. */
export function renderCodeBox(label: string, inside: Piece): Html {
  return html`<div class="code" role="group" tabindex="0" aria-label="${label}">${inside}</div>`;
}

/** Renders rows as one block of code. */
export function renderCodeRows(pieces: readonly Piece[]): Piece {
  return pieces.length === 0 ? null : html`<pre><code>${pieces}</code></pre>`;
}

/** Renders a note in place of lines that are left out. */
export function renderGap(words: string): Html {
  return html`<p class="gap"><span>${words}</span></p>`;
}
