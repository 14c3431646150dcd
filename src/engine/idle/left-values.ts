/** Values that stand alone in the middle of a method: in Ruby only the last one is what it gives. */
import { findBeside, type Source } from '../change/source.js';
import type { Idle } from './idle.js';

const VALUE = /^(?:\[\]|\{\}|nil|true|false|''|""|\d+|:\w+)(?:\s+(?:if|unless)\s.+)?$/u;
const LAST = /^(?:end\b|else\b|elsif\b|when\b|in\b|rescue\b|ensure\b|\}|\))/u;

/** Finds the added lines that say a value and leave it: a line of the same depth follows. */
export function findLeftValues(source: Source): ReadonlyMap<number, Idle> {
  const found = new Map<number, Idle>();
  if (source.language !== 'Ruby') return found;
  for (const line of source.lines) {
    if (!line.isAdded || line.isInText || !VALUE.test(line.code)) continue;
    const [before, next] = [findBeside(source, line.number, -1), findBeside(source, line.number, 1)];
    if (next === null || next.indent !== line.indent || LAST.test(next.code) || /^[.&|+*/?:,\])]/u.test(next.code))
      continue;
    if (before !== null && /[,([{|&+*=/-]$/u.test(before.code)) continue;
    found.set(line.number, { why: 'says a value and does not return it', flag: null });
  }
  return found;
}
