/** A criterion beside the code of one file that is bound to it, for checks that read how the code does what is asked for. */
import type { Source, SourceLine } from '../../change/source.js';
import { escapePattern } from '../../text/escape-pattern.js';
import type { Constants } from './numbers.js';

/** What a check reads. */
export interface Asked {
  /** What the criterion asks for, as it is written. */
  readonly written: string;
  /** The same in lower case. */
  readonly text: string;
  readonly source: Source;
  /** Its added lines with code, in their order. */
  readonly lines: readonly SourceLine[];
  /** The text of the lines that went from its places. */
  readonly removed: readonly string[];
  /** No other file of code has lines of the criterion. */
  readonly isAlone: boolean;
  /** What the names of the file are given. */
  readonly constants: Constants;
  /** Returns whether words of a code are words of the criterion, in any of their forms. */
  readonly speaksOf: (code: string) => boolean;
  /** Returns whether code of the change, but tests and imports, says the name of a function that a line declares. */
  readonly isCalled: (name: string, head: SourceLine) => boolean;
  /** Returns whether a changed file has a word anywhere, or in its path. */
  readonly isNamed: (word: string) => boolean;
}

/** Returns what a criterion lacks because lines do it otherwise, in words for the report; null where nothing shows that. */
export type Check = (asked: Asked) => string | null;

/** Says where a line stands. */
export const placeOf = ({ source }: Asked, { number }: Pick<SourceLine, 'number'>): string =>
  `${source.path}:${number}`;

/** Returns a code as a report quotes it. */
export const quote = (code: string): string =>
  `\`${(code.length > MOST_QUOTED ? `${code.slice(0, MOST_QUOTED)}…` : code).replaceAll('`', "'")}\``;

const MOST_QUOTED = 60;

/** The end of the name of a file: what stands so in a criterion is no name of code. */
export const FILE_ENDING = /^(?:csv|json|ya?ml|txt|md|log|xml|html|toml|ini|sql|pdf|zip|env)$/u;

/** Makes a pattern that finds a name where it is not a part of another one. */
export const matchName = (name: string): RegExp => new RegExp(`(?<![\\w$])${escapePattern(name)}(?![\\w$])`, 'u');

/** The names in a code, in its order. */
export const listNames = (code: string): readonly string[] => code.match(NAME) ?? [];

const NAME = /[\p{IDS}_$][\w$]*/gu;

/** The lines before one at its own depth, in the same block, the nearest first. */
export function listBefore({ lines }: Source, { number, indent }: Pick<SourceLine, 'number' | 'indent'>): SourceLine[] {
  const found: SourceLine[] = [];
  for (let at = number - 2; at >= 0 && number - at < MOST_BETWEEN; at -= 1) {
    const line = lines[at];
    if (line === undefined || line.code === '' || line.isInText) continue;
    if (line.indent < indent) break;
    if (line.indent === indent) found.push(line);
  }
  return found;
}

/** The lines after one in the same block, at any depth. */
export function listAfter({ lines }: Source, { number, indent }: Pick<SourceLine, 'number' | 'indent'>): SourceLine[] {
  const found: SourceLine[] = [];
  for (const line of lines.slice(number, number + MOST_BETWEEN)) {
    if (line.code === '' || line.isInText) continue;
    if (line.indent < indent) break;
    found.push(line);
  }
  return found;
}

/** So many lines of a block are read. */
const MOST_BETWEEN = 200;
