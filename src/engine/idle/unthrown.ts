/** Errors that are made and not thrown. */
import { findBeside, isWhole, type Source } from '../change/source.js';
import type { Idle } from './idle.js';

const MADE =
  /^(?:(?:\}\s*)?(?:else\s+)?if\s*\(.{1,200}\)\s*(?=new\b)|else\s+(?=new\b))?(?:new\s+)?\\?(?:[\w$]+[.\\]){0,4}[A-Z]\w*(?:Error|Exception)\(.*\);?$/u;
/** Languages in which the last line of a block is its value, or a bare call is thrown elsewhere. */
const LANGUAGES: ReadonlySet<string> = new Set([
  'Python',
  'JavaScript',
  'TypeScript',
  'TSX',
  'Java',
  'C#',
  'PHP',
  'Dart',
]);

/** Finds the added lines that only make an error. */
export function findUnthrown(source: Source): ReadonlyMap<number, Idle> {
  const found = new Map<number, Idle>();
  if (!LANGUAGES.has(source.language)) return found;
  for (const line of source.lines) {
    if (!line.isAdded || !MADE.test(line.code) || line.indent === 0) continue;
    if (isWhole(line, findBeside(source, line.number, -1), findBeside(source, line.number, 1)))
      found.set(line.number, { why: 'makes an error and does not throw it', flag: null });
  }
  return found;
}
