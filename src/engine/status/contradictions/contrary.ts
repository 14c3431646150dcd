/**
 * Whether a line of code says the contrary of a word by itself. Of sentences for readers, of what is only loaded, and of names
 * that are about something else the contrary says nothing: then it is missed that the word is not there, and no more.
 */
import { writesLog } from '../../idle/logged.js';
import { LOADS } from '../../text/loads.js';
import type { TextLine } from '../change-text.js';
import type { Meaning } from '../meaning.js';
import { isComment } from '../statement.js';

/** A string that is a sentence, or a piece of one: three words at least. */
const SENTENCE = /(["'`])(?:(?!\1).){0,200}?[\p{Alpha},] \p{Alpha}{2,} \p{Alpha}(?:(?!\1).){0,200}\1?/gu;
/** A type of values that may be absent: that there may be none is not that none is asked for. */
const OPTIONAL_TYPE = /\b[Oo]ptional\s?(?=[<[])/gu;
/** A declaration of a function, and the values that its parameters have where a call does not give them. */
const DECLARES = /^\s*(?:[a-z]+\s+){0,4}(?:def|function|func|fun|fn)\s/u;
const DEFAULTS = /=\s?[\w.'"-]+(?=\s?[,)]|\s*$)/gu;

/** Returns whether the code of a line has the contrary, in a name that is of the same clause as the word. `clause` are its keys. */
export function saysContrary(line: TextLine, contrary: string, clause: ReadonlySet<string>, meaning: Meaning): boolean {
  if (isComment(line)) return false;
  // Only criteria about documents are held against them.
  if (line.class === 'docs') return true;
  const isText = line.class === 'data' || line.class === 'config';
  const code = line.code.trim();
  if (LOADS.test(code) || writesLog(code) || (isText && WORDS.test(code))) return false;
  const acting = code.replace(SENTENCE, ' ').replace(OPTIONAL_TYPE, ' ');
  return meaning.readNames(DECLARES.test(code) ? acting.replace(DEFAULTS, ' ') : acting).some((parts) => {
    const others = parts.filter(({ key }) => key !== contrary);
    return others.length < parts.length && others.every(({ key, hasContent }) => !hasContent || clause.has(key));
  });
}

/** Words one after the other, as no value of a setting has them. */
const WORDS = /[\p{Alpha},] \p{Alpha}{2,} \p{Alpha}{2,} \p{Alpha}/u;
