/** Words of others as pieces of a page: hostile characters made visible, long ones cut, nothing of it markup. */
import { cutCharacters, oneLine, showCodePoint, visible } from '../../base/text.js';
import { figure } from '../verdict.js';
import { Html, html, type Piece } from './html.js';

/** Code points that never stand for a character: no page may hold them (HTML, "noncharacter-in-input-stream"). */
const NO_CHARACTER = /\p{Noncharacter_Code_Point}/gu;

const seen = (text: string) => visible(text).replace(NO_CHARACTER, showCodePoint);

/** On one line, at most `max` characters. */
export function line(text: string, max: number): string {
  return cutCharacters(oneLine(seen(text.slice(0, max * 4))), max);
}

/** As it is, line breaks too, at most `max` characters. What stands between backticks is shown as code. */
export function prose(text: string, max: number): Piece {
  const whole = cutCharacters(seen(text.slice(0, max * 4)).trim(), max);
  return whole.split(/(`[^`\n]+`)/u).map((part, at) => (at % 2 === 1 ? html`<code>${part.slice(1, -1)}</code>` : part));
}

/** A name, a path, a condition. */
export function code(text: string, max: number): Html {
  return html`<code>${line(text, max)}</code>`;
}

/** One line of code, in which nothing is folded: tabs and spaces stay. */
export function codeText(text: string): string {
  return seen(text.replaceAll('\r', '␍'));
}

/** A bar from 0 to 1 with its number beside it. The label says what it measures to who cannot see where it stands. */
export function bar(value: number, label: string): Html {
  const held = Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
  return html`<span class="bar"><meter min="0" max="1" value="${held}" aria-label="${label}">${figure(value)}</meter> <span class="n">${figure(value)}</span></span>`;
}

/** Pieces with something between them. */
export function joined(pieces: readonly Piece[], between: Piece): Piece {
  return pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece]));
}

/** The first of a list, and a line that says how many are left out. */
export function capped<T>(
  all: readonly T[],
  max: number,
  more: (left: number) => Html,
): { readonly first: readonly T[]; readonly note: Piece } {
  return { first: all.slice(0, max), note: all.length > max ? more(all.length - max) : null };
}

export const NOTHING = new Html('');
