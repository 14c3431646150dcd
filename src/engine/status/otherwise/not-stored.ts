/** A field that should be given something, and is only declared. */
import { escapePattern } from '../../text/escape-pattern.js';
import { type Asked, FILE_ENDING, quote } from './asked.js';

/** What is a value and no field. */
const VALUE = /^(?:\d.*|true|false|null|none|nil|undefined)$/iu;
/** Where something is, and not where it goes. */
const IS_THERE = /\b(?:found|listed|present|contained|given|defined|declared|named|mentioned|available) $/u;
const STORED =
  /\b(?:stores?|stored|saves?|saved|writes?|written|records?|recorded|keeps?|kept|puts?|sets?)\b(?<what>[^.;`]{0,60}(?:`[^`]{1,60}`[^.;`]{0,30})?)\b(?:in|into|to) (?:the )?`(?<name>(?:[\w$]+\.)*[\w$]+)`/u;

/** Finds that no line of the file's code gives something to the field that the criterion names behind "stores in". */
export function findNotStored({ written, source, lines }: Asked): string | null {
  const stored = STORED.exec(written)?.groups;
  const name = stored?.['name']?.split('.').at(-1);
  if (name === undefined || lines.length === 0) return null;
  if (FILE_ENDING.test(name) || VALUE.test(name) || IS_THERE.test(stored?.['what'] ?? '')) return null;
  const word = escapePattern(name);
  const names = new RegExp(`(?<!\\w)${word}(?!\\w)`, 'iu');
  const gives = new RegExp(
    `(?<!\\w)${word}["'\\]]*\\s*(?:[-+*|&]?=(?![=>])|:(?!:)|=>)|\\bset_?${word}\\b|["':]${word}["']?\\s*[,)]|(?<!\\w)${word}\\s*[,})]|(?<!\\w)${word}(?:\\.|->|::|\\(|\\[)`,
    'iu',
  );
  const said = source.lines.filter(({ text }) => names.test(text));
  if (said.length === 0 || said.some(({ text }) => gives.test(text.replace(DECLARES, '')))) return null;
  return `a line that gives ${quote(name)} something: none of ${source.path} does`;
}

/** A property of C# and its like, which is declared and not given anything. */
const DECLARES = /\{\s*get;.*$|^\s*(?:public|private|protected)\s[^=(]*;\s*$/u;
