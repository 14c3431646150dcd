/** Conditions after which nothing is done. */
import { findBeside, type Source } from '../change/source.js';
import type { Idle } from './idle.js';

const HEAD = /^(?:\}\s*)?(?:else\s+)?(?:if|elif|elsif|elseif|unless)\b/u;
const WHOLE = /^[^;{}]*\)\s*\{\s*\}$/u;
const OPENS = /(?:\{|:|\bthen)$/u;
const NOTHING = /^(?:pass|;|\.\.\.)$/u;
const CLOSES = /^(?:\}|end(?:$|[.;)]|\s(?:if|unless)\b))/u;
const GOES_ON = /^\}?\s*(?:else|elif|elsif|elseif)\b/u;
/** What is asked may do something by itself. */
const ACTS = /(?:\+\+|--|[^=!<>]=(?!=)|:=)|\b(?:await|yield)\b/u;

/** Finds the added conditions of which the branch is empty, and that have no other branch. */
export function findEmptyBranches(source: Source): ReadonlyMap<number, Idle> {
  const found = new Map<number, Idle>();
  for (const line of source.lines) {
    if (!line.isAdded || !HEAD.test(line.code) || ACTS.test(line.code)) continue;
    const next = findBeside(source, line.number, 1);
    if (WHOLE.test(line.code)) {
      if (next === null || !GOES_ON.test(next.code)) found.set(line.number, IDLE);
      continue;
    }
    if (!OPENS.test(line.code) || next === null) continue;
    const isPass = NOTHING.test(next.code) && next.indent > line.indent;
    const end = isPass ? findBeside(source, next.number, 1) : next;
    const isClosed = isPass || CLOSES.test(next.code);
    if (!isClosed || next.indent < line.indent || (end !== null && GOES_ON.test(end.code))) continue;
    const after = /^\}$/u.test(end?.code ?? '') && end !== null ? findBeside(source, end.number, 1) : null;
    if (after !== null && GOES_ON.test(after.code)) continue;
    found.set(line.number, IDLE);
    if (next.isAdded) found.set(next.number, IDLE);
  }
  return found;
}

const IDLE: Idle = { why: 'asks something, and nothing is done then', flag: null };
