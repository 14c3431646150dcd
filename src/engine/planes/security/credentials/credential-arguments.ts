/** Finds passwords and keys by their place among the arguments of known calls. */

import { splitList } from '../injections/code-lists.js';
import { readString } from '../injections/string-literals.js';
import { ANY_CALL, CREDENTIAL_CALLS } from './credential-calls/index.js';
import type { CredentialMatch } from './credential-forms.js';
import { rateValue } from './credential-values.js';
import { Constants } from './key-constants.js';

/** The arguments of a call are no longer. */
const LONGEST_LIST = 500;

/** What turns a text into bytes or characters, before it and behind it. */
const BEFORE =
  /^(?:\[\]byte\(|(?:[\w.]{1,40}\.)?GetBytes\(|(?:[\w.]{1,40}\.)?StringToKey\(|Buffer\.from\(|bytes\(|bytearray\(|new String\(|String\(|new TextEncoder\(\)\.encode\(|[\w.]{1,40}\.parse\((?=["']))/u;
const BEHIND =
  /^(?:\s{0,4},\s{0,4}["'][\w-]{1,12}["'])?\)?(?:\.(?:toCharArray|ToCharArray|getBytes|encode|bytes|to_s|as_bytes)(?:\([^()]{0,60}\))?)?\)?$/u;

/** Returns the credentials that known calls of a text are given: written there, or in a constant of the same text. */
export function findCredentialArguments(text: string): readonly CredentialMatch[] {
  if (!ANY_CALL.test(text)) return [];
  const found: CredentialMatch[] = [];
  const constants = new Constants(text);
  for (const { word, callee, at, least = 1 } of CREDENTIAL_CALLS) {
    if (!word.test(text)) continue;
    for (const match of text.matchAll(new RegExp(`${callee}\\s{0,2}\\(`, 'gu'))) {
      const from = match.index + match[0].length;
      const list = readList(text, from);
      const items = list === null ? [] : splitList(list, 'JavaScript');
      const item = items.at(at);
      if (list === null || item === undefined || items.length < least) continue;
      const value = readText(constants, item, from);
      const rating = value === null ? null : rateValue(value, 'password', 'sure');
      if (value === null || rating === null) continue;
      const start = from + list.indexOf(item);
      found.push({ name: readName(match[0]), value, start, end: start + item.length, rating });
    }
  }
  return found;
}

const readName = (call: string) => call.replace(/[\s(]+$/u, '').replace(/^[^\w]+/u, '');

/** Returns what stands between the brackets of a call; null if its end is not in the text. */
function readList(text: string, from: number): string | null {
  let depth = 1;
  for (let at = from; at < Math.min(text.length, from + LONGEST_LIST); at += 1) {
    const sign = text.charAt(at);
    if (sign === '"' || sign === "'" || sign === '`') at = (readString(text, at, 'JavaScript')?.end ?? at + 1) - 1;
    else if (sign === '\0') return null;
    else if (sign === '(' || sign === '[' || sign === '{') depth += 1;
    else if (sign === ')' || sign === ']' || sign === '}') {
      depth -= 1;
      if (depth === 0) return text.slice(from, at);
    }
  }
  return null;
}

/** Returns the text that an argument is: a literal, or what a constant is given; null if it is neither. */
function readText(constants: Constants, item: string, at: number): string | null {
  const bare = item.replace(/^\w{1,30}\s{0,2}[:=]\s{0,2}(?=["'\w])/u, '').replace(BEFORE, '');
  const literal = /^[bBuU@]?(["'`])((?:\\.|(?!\1)[^\\\n]){1,200})\1/u.exec(bare);
  if (literal !== null) {
    const { 0: whole, 2: value = '' } = literal;
    return BEHIND.test(bare.slice(whole.length)) && !/\$\{|#\{/u.test(value) ? value : null;
  }
  const variable = /^[$@]{0,2}[A-Za-z_][\w.]{0,60}?(?=\.toCharArray\(\)|\.getBytes\(|\.encode\(|\)|$)/u.exec(bare)?.[0];
  return variable !== undefined && BEHIND.test(bare.slice(variable.length)) ? constants.find(variable, at) : null;
}
