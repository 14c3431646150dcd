/** Reads the parts of `.gitattributes` that say what a file is: linguist's attributes. */
import { compileGlob } from '../text/glob.js';

/**
 * What `linguist-*` attributes say of a path; without a field where no line that matches sets it. The last such line
 * wins.
 */
export interface Attributes {
  readonly generated?: boolean;
  readonly vendored?: boolean;
  readonly documentation?: boolean;
  readonly language?: string;
}

/** A line of the file: its pattern, and the attributes that it sets (`true`), unsets (`false`) or gives a value. */
export interface AttributeLine {
  readonly pattern: string;
  readonly values: ReadonlyMap<string, string | boolean>;
}

/** Reads one line; null for blank lines, comments, macros and negative patterns, which git forbids here. */
export function readAttributeLine(line: string): AttributeLine | null {
  const text = line.trim();
  if (text === '' || text.startsWith('#') || text.startsWith('[attr]') || text.startsWith('!')) return null;
  const quoted = /^"((?:[^"\\]|\\.)*)"\s*/u.exec(text);
  const space = text.search(/\s/u);
  const pattern = quoted?.[1]?.replace(/\\(.)/gu, '$1') ?? (space < 0 ? text : text.slice(0, space));
  const rest = quoted ? text.slice(quoted[0].length) : space < 0 ? '' : text.slice(space);
  const values = new Map<string, string | boolean>();
  for (const word of rest.split(/\s+/u)) {
    const equals = word.indexOf('=');
    if (word === '' || word.startsWith('!')) continue;
    if (word.startsWith('-')) values.set(word.slice(1), false);
    else if (equals > 0) values.set(word.slice(0, equals), word.slice(equals + 1));
    else values.set(word, true);
  }
  return { pattern, values };
}

/** Compiles `.gitattributes` into a lookup by path. For each attribute, later lines win. */
export function readAttributes(text: string | null): (path: string) => Attributes {
  const lines = (text ?? '')
    .split('\n')
    .map(readAttributeLine)
    .filter((line) => line !== null)
    .filter((line) => [...line.values.keys()].some((name) => name.startsWith('linguist-')))
    .map((line) => ({ matches: compileGlob(line.pattern, 'files'), values: line.values }));
  return (path) => {
    const found = new Map<string, string | boolean>();
    for (const line of lines) {
      if (!line.matches(path)) continue;
      for (const [name, value] of line.values) found.set(name, value);
    }
    const language = found.get('linguist-language');
    return {
      ...readFlag(found, 'generated'),
      ...readFlag(found, 'vendored'),
      ...readFlag(found, 'documentation'),
      ...(typeof language === 'string' ? { language } : {}),
    };
  };
}

function readFlag(found: ReadonlyMap<string, string | boolean>, name: 'generated' | 'vendored' | 'documentation') {
  const value = found.get(`linguist-${name}`);
  return value === undefined ? {} : { [name]: value === true || value === 'true' || value === 'set' };
}
