/**
 * Changes of functions that decide: what a ticket asks of them is easily taken as the reason for more. In a function that
 * decides about access, every operator, text, number and exit that changes must be said by the ticket; in any other, a
 * change of operators alone.
 */
import { addToCount } from '../../../base/groups.js';
import type { FileChange, FileSyntax, SymbolChange } from '../../model.js';
import { asksForAccess, namesGuard, readSense } from '../../text/access-names.js';
import { type Token, tokenizeBody } from '../../text/body-tokens.js';
import { escapePattern } from '../../text/escape-pattern.js';
import { shorten } from '../../text/shorten.js';
import { listWords } from '../lines/words.js';
import type { TicketWords } from './ticket.js';

/** Characters of a token that are shown at most. */
const SHOWN = 60;

const NAME = /^[\p{IDS}_$]/u;
const TEXT = /^["'`]/u;
const NUMBER = /^\d/u;
const OPERATOR = /^(?:&&|\|\||and|or|!|not|={2,3}|!={1,2}|[<>]|<=|>=|\?\?)$/u;
const COMPARISON = /^(?:={2,3}|!={1,2}|[<>]=?|in|case|when|=>)$/u;
/** Calls that compare, by their names. */
const COMPARING =
  /^(?:(?:is|has|can|may|in|require|check|allow|permit|match|test|equal|contain|include|start|end|some|any|every)(?:$|[A-Z_s])|in$|strcmp|strncmp|timingSafeEqual|compare)/iu;
const CONSTANT = /^(?:true|false|null|nil|none|undefined)$/iu;
const EXIT = /^(?:return|throw|raise|panic|abort)$/u;
/** What a caller or an operator sets freely, and who somebody is. */
const FREE =
  /^(?:headers?|environ|env|getenv|query|cookies?|debug|body|params|session|flags?|config|settings|id|uid|e?mail|name|username|login|host|ip|origin|referer|agent)$/iu;
/** By which words a ticket asks for an operator. */
const ASKS_FOR: readonly (readonly [operators: RegExp, words: RegExp])[] = [
  [/^(?:\|\||or|\?\?)$/u, /\b(?:or|either|any|also|besides|too|as well|both|otherwise|default\w*)\b/u],
  [/^(?:&&|and)$/u, /\b(?:and|both|only|also|must|unless|if|when|as well)\b/u],
  [/^(?:!|not|!={1,2})$/u, /\b(?:not|no|never|without|unless|except|other|missing|empty|differ\w*)\b/u],
  [
    /^(?:[<>]=?|={2,3})$/u,
    /\b(?:below|under|less|fewer|above|over|more|greater|older|newer|before|after|inclus\w*|exclus\w*|least|most|exactly|equal\w*|same|instead|revers\w*|invert\w*|flip\w*|opposite|ascending|descending|order\w*|sort\w*)\b/u,
  ],
];

/**
 * Returns the added lines of such functions, and what of the change the ticket does not say.
 *
 * Linear in the functions' bodies.
 */
export function findUnsaidDecisions(
  { class: fileClass, added }: FileChange,
  syntax: FileSyntax | null,
  ticket: TicketWords,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (fileClass === 'test' || ticket.words.size === 0) return found;
  const numbers = new Set(added.map(({ number }) => number));
  for (const one of syntax?.symbolChanges ?? []) {
    const { after } = one;
    const unsaid = after === null ? null : findUnsaid(one, ticket);
    if (after === null || unsaid === null) continue;
    const why = `it changes what \`${after.name}\` decides, and the ticket does not say ${unsaid}`;
    for (let number = after.first; number <= after.last; number++)
      if (numbers.has(number) && !found.has(number)) found.set(number, why);
  }
  return found;
}

/** Returns what of a changed function the ticket does not say, in words; null if it says all, or if nothing decides. */
function findUnsaid({ before, bodies }: SymbolChange, ticket: TicketWords): string | null {
  if (before === null || bodies === null) return null;
  const [old, now] = [tokenizeBody(bodies.before), tokenizeBody(bodies.after)];
  const guards =
    readSense(before, bodies.before) !== null ||
    old.some(({ text }) => NAME.test(text) && (asksForAccess([text]) || namesGuard(text)));
  const parameters = before.parameters.map(({ name }) => name);
  return guards ? compareGuard(old, now, parameters, ticket) : compareOperators(old, now, ticket);
}

function compareGuard(
  before: readonly Token[],
  after: readonly Token[],
  parameters: readonly string[],
  ticket: TicketWords,
): string | null {
  const [old, now] = [countTexts(before), countTexts(after)];
  const more = [...now].filter(([text, count]) => count > (old.get(text) ?? 0)).map(([text]) => text);
  const less = [...old].filter(([text, count]) => count > (now.get(text) ?? 0)).map(([text]) => text);
  const said = (text: string) => isSaid(text, ticket);
  const value = listCompared(after).find((text) => !old.has(text) && !said(text));
  if (value !== undefined) return `\`${shorten(value.replaceAll('`', "'"), SHOWN)}\``;
  const constant = more.find((text) => CONSTANT.test(text) && !said(text));
  if (constant !== undefined) return `\`${constant}\``;
  const free = more.find((text) => FREE.test(text) && !old.has(text) && !said(text));
  if (free !== undefined) return `\`${free}\``;
  const name = less.find(
    (text) =>
      (parameters.includes(text) || (NAME.test(text) && (asksForAccess([text]) || namesGuard(text)))) &&
      !now.has(text) &&
      !said(text),
  );
  if (name !== undefined) return `that \`${shorten(name, SHOWN)}\` goes`;
  if (less.some((text) => EXIT.test(text))) return 'that an exit goes';
  // Another way in is said where the ticket names who comes in by it.
  const names = more.some((text) => (NAME.test(text) || TEXT.test(text)) && !OPERATOR.test(text) && said(text));
  const operators = less.filter((text) => OPERATOR.test(text));
  if (!names || operators.length > 0) operators.push(...more.filter((text) => OPERATOR.test(text)));
  const operator = operators.find((text) => !isAskedFor(text, ticket));
  return operator === undefined ? null : `\`${operator}\``;
}

/** Returns the texts and numbers that something is compared with. */
function listCompared(tokens: readonly Token[]): readonly string[] {
  return tokens.flatMap(({ text }, at) => {
    if (!TEXT.test(text) && !NUMBER.test(text)) return [];
    const beside = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? ''];
    const callee = /^[([]$/u.test(beside[0] ?? '') ? (tokens[at - 2]?.text ?? '') : '';
    return beside.some((one) => COMPARISON.test(one)) || COMPARING.test(callee) ? [text] : [];
  });
}

/** The same names and values, and other operators. */
function compareOperators(before: readonly Token[], after: readonly Token[], ticket: TicketWords): string | null {
  if (before.length !== after.length) return null;
  let changed: string | null = null;
  for (const [at, { text }] of before.entries()) {
    const other = after[at]?.text ?? '';
    if (other === text || (NUMBER.test(other) && NUMBER.test(text))) continue;
    if (!OPERATOR.test(text) || !OPERATOR.test(other)) return null;
    if (!isAskedFor(other, ticket)) changed ??= other;
  }
  return changed === null ? null : `\`${changed}\``;
}

function countTexts(tokens: readonly Token[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { text } of tokens) addToCount(counts, text);
  return counts;
}

/** Returns whether the ticket has a token: a number or a name as a word, a text by all words of it. */
function isSaid(token: string, { text, words }: TicketWords): boolean {
  if (NUMBER.test(token)) {
    const digits = escapePattern(token.toLowerCase().replaceAll('_', ''));
    return new RegExp(`(?<![\\p{Alpha}\\d.])${digits}(?![\\p{Alpha}\\d])`, 'u').test(text);
  }
  const plain = token.toLowerCase();
  if (TEXT.test(token)) {
    const inner = plain.slice(1, -1).trim();
    return inner !== '' && text.includes(inner);
  }
  return words.has(plain) || [...listWords(plain)].some((word) => words.has(word));
}

/** Returns whether a word of the ticket asks for an operator. */
export function isAskedFor(operator: string, ticket: TicketWords): boolean {
  return ASKS_FOR.some(([operators, words]) => operators.test(operator) && ticket.speaksOf(words));
}
