/** Ids, priorities and marks in front of a criterion: “US-3:”, “[P1]”, “3.1”, “✅”. */
import { STANDARD } from './words.js';

/** No code span: what stands in one is wanted as written. */
const OPEN = '[*_{(<\\[]{0,4}';
const CLOSE = '[*_})>\\]]{1,4}';
const NUMBER = '\\d{1,6}(?:[./-]\\d{1,4}){0,4}(?:\\([a-z\\d]\\))?';
/** `ac-1`, `sys-req-0060`, `us 4/ac-1`, `test condition 01`. */
const WORDED =
  '(?:ac|us|uc|er|tc|req|requirement|fr|nfr|br|r|story|user story|rule|scenario|criterion|dod|condition|test condition|checkpoint|item|point|step|priority|prio|p|s|t|rev|clause|section|case)[-_ #.]{0,2}';
const KEY = `(?!${STANDARD}[-_\\d])[a-z]{2,10}(?:[-_][a-z]{1,10}){0,2}[-_]`;
const ID = `(?:(?:${WORDED}|${KEY})${NUMBER}(?:/(?:${WORDED})${NUMBER})?)`;
const SEPARATOR = '(?:\\s*[:|·–—>]\\s*|\\s*\\\\\\|\\s*|[.)]{1,2}\\s+|\\s+-\\s+)';
const PRIORITY =
  '(?:m|s|c|w|must|should|could|p\\d|s\\d|high|medium|low|core|(?:must|should|could|nice[- ]to)[- ]have|normative|informative|mandatory|new|todo)';
const TAG =
  '(?:severity|priority|prio|sev|effort|size|estimate|owner|status|type|label|sprint|epic|component|area|squad|team|kind)';

const LABELS: readonly RegExp[] = [
  /^(?:[\p{Extended_Pictographic}▸►•◦]\ufe0f?|:[a-z\d_+-]{3,30}:|--(?=\s))\s*/u,
  /^`ac[-_ ]?\d{1,4}`:?\s+(?=\S)/u,
  /^<a (?:id|name)="[^"]*">\s*<\/a>\s*/u,
  new RegExp(`^${OPEN}${ID}(?:${CLOSE}${SEPARATOR}?\\s*|${SEPARATOR})(?=\\S)`, 'u'),
  /^(?:fr|nfr|req|us|uc|ac)-\d{1,4}\s+(?=\S)/u,
  /^(?:#\d{1,4}|t\d{3,5}(?: \[[^\]\s]{1,10}\])*|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]{1,2}|0\d{1,4}:|§\s?\d[\d.]*(?:\(\w\))?)\s+(?=\S)/u,
  new RegExp(`^[[(]${TAG}[:= -][^\\])\`]{1,20}[\\])]\\s*:?\\s*(?=\\S)`, 'u'),
  new RegExp(`^[[(]${PRIORITY}[\\])]\\s*:?\\s*(?=\\S)`, 'u'),
  new RegExp(`^${PRIORITY}\\s*[:·]\\s+(?=\\S)`, 'u'),
  /^(?:feature|outcome|condition|rule|scenario|then|behaviou?r|functional|non-functional):\s+(?=\S)/u,
  /^@[\w-]+(?: wrote| says| asked)?:\s+(?=\S)/u,
  /^(?:(?:feat|fix|chore|docs|test|refactor|perf|ci|build)\([^()]{1,30}\)|feat|fix|chore|refactor|perf)!?: (?=\S)/u,
  /^`?(?:then|and|but)`?,? (?=\S+ \S)/u,
];

/** `3.1`, `2/5`: before a sentence it is a label, and else a value: “3.12 is supported”. */
const NUMBERED = /^(?:\d{1,2}(?:\.\d{1,2}){1,3}\.?|\d{1,2}\/(?:\d{1,2}|n))\s+(?=\p{Upper}\p{Lower})/u;

/** Returns the length of the label in front of a text; 0 if there is none. `lower` is the text in lower case. */
export function measureLabel(text: string, lower: string): number {
  const numbered = NUMBERED.exec(text)?.[0].length ?? 0;
  if (numbered > 0) return numbered;
  for (const label of LABELS) {
    const length = label.exec(lower)?.[0].length ?? 0;
    if (length > 0) return length;
  }
  return 0;
}
