/** Products of numbers: `10 * 100` has the number of the ticket, and is another one. */

import type { FileChange, FileSyntax } from '../../model.js';
import { findAll } from '../../text/find-all.js';
import type { TicketWords } from './ticket.js';

const PRODUCT = /(?<![\w.])\d[\d_.]*(?:\s{0,4}\*\s{0,4}\d[\d_.]*){1,6}(?![\w.]|\s{0,4}\*)/gu;

/** Returns the added lines with a product of which the ticket has a part, and not what it comes to. */
export function findUnsaidProducts(
  { class: fileClass, added }: FileChange,
  syntax: FileSyntax | null,
  ticket: TicketWords,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (fileClass === 'test' || fileClass === 'docs' || ticket.words.size === 0) return found;
  const code = new Map((syntax?.added ?? []).map((line) => [line.number, line.code]));
  for (const { number, text } of added) {
    for (const [product] of findAll(code.get(number) ?? text, PRODUCT)) {
      const parts = product.split('*').map((part) => Number(part.replaceAll(/[_\s]/gu, '')));
      const value = parts.reduce((all, one) => all * one, 1);
      if (!parts.some((one) => one > 1 && ticket.isWritten(one)) || ticket.hasNumber(String(value))) continue;
      found.set(number, `it has the number \`${product}\`, and the ticket does not say so`);
    }
  }
  return found;
}
