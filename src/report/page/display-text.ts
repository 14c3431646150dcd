/** Words of others as pieces of a page: hostile characters made visible, long ones cut, nothing of it markup. */
import { cutCharacters, cutPath, oneLine, showCodePoint, visible } from '../../base/text.js';
import { formatProbability } from '../verdict.js';
import { Html, html, type Piece } from './html.js';

/** Code points that are never characters; an HTML page must not contain them (HTML, "noncharacter-in-input-stream"). */
const NO_CHARACTER = /\p{Noncharacter_Code_Point}/gu;

const makePrintable = (text: string) => visible(text).replace(NO_CHARACTER, showCodePoint);

/** Returns the text on one line, at most `max` characters. */
export function formatLine(text: string, max: number): string {
  return cutCharacters(oneLine(makePrintable(text.slice(0, max * 4))), max);
}

/** Returns a path on one line, at most `max` characters, cut in the middle. */
export function formatPath(path: string, max: number): string {
  return cutPath(oneLine(makePrintable(path)), max);
}

/** Returns the text with its line breaks, at most `max` characters. Text between backticks is shown as code. */
export function renderProse(text: string, max: number): Piece {
  const whole = cutCharacters(makePrintable(text.slice(0, max * 4)).trim(), max);
  return whole.split(/(`[^`\n]+`)/u).map((part, at) => (at % 2 === 1 ? html`<code>${part.slice(1, -1)}</code>` : part));
}

/** Renders a path, or a path with its lines. */
export function renderPath(path: string, max: number): Html {
  return html`<code>${formatPath(path, max)}</code>`;
}

/** Renders a name or a condition. */
export function renderCode(text: string, max: number): Html {
  return html`<code>${formatLine(text, max)}</code>`;
}

/** Returns one line of code with its tabs and spaces unchanged. */
export function formatCodeText(text: string): string {
  return makePrintable(text.replaceAll('\r', '␍'));
}

/** Renders a bar from 0 to 1 with its number. The label tells users of screen readers what it measures. */
export function renderMeter(value: number, label: string): Html {
  const held = Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
  return html`<span class="bar"><meter min="0" max="1" value="${formatProbability(held)}" aria-label="${label}">${formatProbability(value)}</meter> <span class="n">${formatProbability(value)}</span></span>`;
}

/** Renders the first items of a list, and a line with the number of the others. */
export function capList<T>(
  all: readonly T[],
  max: number,
  more: (left: number) => Html,
): { readonly first: readonly T[]; readonly note: Piece } {
  return { first: all.slice(0, max), note: all.length > max ? more(all.length - max) : null };
}

/** No text, where a piece of a page is wanted. */
export const NOTHING = new Html('');
