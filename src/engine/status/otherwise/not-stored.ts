/** A field that should be given something, and is only declared. */
import { escapePattern } from '../../text/escape-pattern.js';
import { type Asked, quote } from './asked.js';

/** The end of the name of a file. */
const FILE = /^(?:csv|json|ya?ml|txt|md|log|xml|html|toml|ini|sql|pdf|zip|env)$/u;
const STORED =
  /\b(?:stores?|stored|saves?|saved|writes?|written|records?|recorded|keeps?|kept|puts?|sets?)\b[^.;`]{0,60}(?:`[^`]{1,60}`[^.;`]{0,30})?\b(?:in|into|to) (?:the )?`(?<name>(?:[\w$]+\.)*[\w$]+)`/u;

/** Finds that no line of the file's code gives something to the field that the criterion names behind "stores in". */
export function findNotStored({ written, source, lines }: Asked): string | null {
  const name = STORED.exec(written)?.groups?.['name']?.split('.').at(-1);
  if (name === undefined || lines.length === 0) return null;
  if (FILE.test(name)) return null;
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
