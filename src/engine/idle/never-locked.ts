/** Locks that keep nobody out: they are released at once, or nobody else can have them. */
import { findBeside, listHeads, type Source, type SourceLine } from '../change/source.js';
import type { Idle } from './idle.js';

const TAKES = /^(?<name>[\w$.]{1,80}?)(?:\.|->)(?:R?Lock|lock|acquire|Acquire|Wait|enter|Enter)\(\);?$/u;
const GIVES = /^(?<name>[\w$.]{1,80}?)(?:\.|->)(?:R?Unlock|unlock|release|Release|exit|Exit)\(\);?$/u;
/** A lock that a function makes for itself. */
const LOCAL =
  /^(?:(?:var|const|let|val|final|auto)\s+)?(?:[A-Z]\w*\s+)?(?<name>[\p{IDS}_$][\w$]*)(?:\s*:?=\s*|\s+(?=sync\.))(?:new |&)?(?:(?:sync|threading|asyncio|multiprocessing)\.)?(?:RW)?(?:Mutex|Lock|RLock|Semaphore|ReentrantLock|SemaphoreSlim)\b.{0,40}$/u;
/** A word that such a line has, asked first: V8 takes long to compile the pattern. */
const LOCK = /Mutex|Lock|Semaphore/u;
const FUNCTION = /\b(?:func|function|def|fn|fun)\b|\)\s*(?::\s*[^{]{1,60})?\{$/u;
/** What may run beside the rest of its function. */
const BESIDE = /\bgo\b|=>|->|\bfunc\s?\(|\bfunction\b|\blambda\b|\bThread|\bspawn\b|\breturn\s+&/u;
const USED = /^(?:(?:defer|with|await|async with|lock \(|synchronized \()\s?)?(?<name>[\p{IDS}_$][\w$]*)/u;
const WORD = /[\p{IDS}_$][\w$]*/gu;
/** So many lines of a function are read. */
const MOST_LINES = 300;

/** Finds the added lines that take such a lock, or give it back. */
export function findNeverLocked(source: Source): ReadonlyMap<number, Idle> {
  const found = new Map<number, Idle>();
  for (const line of source.lines) {
    if (!line.isAdded) continue;
    const name = TAKES.exec(line.code)?.groups?.['name'];
    const next = name === undefined ? null : findBeside(source, line.number, 1);
    if (name !== undefined && next !== null && GIVES.exec(next.code)?.groups?.['name'] === name)
      for (const { number } of [line, next]) found.set(number, { why: 'gives the lock back at once', flag: null });
    const local = LOCK.test(line.code) ? LOCAL.exec(line.code)?.groups?.['name'] : undefined;
    if (local !== undefined)
      for (const number of listUses(source, line, local))
        found.set(number, { why: `locks with \`${local}\`, which each call has for itself`, flag: null });
  }
  return found;
}

/** The lines of a lock that only its function knows; none where something else may run in it, or get it. */
function listUses(source: Source, line: SourceLine, name: string): readonly number[] {
  const head = listHeads(source, line)[0];
  if (head === undefined || !FUNCTION.test(head.text.trim())) return [];
  const uses = [line.number];
  for (const { number, code, indent } of source.lines.slice(line.number, line.number + MOST_LINES)) {
    if (code !== '' && indent < line.indent) break;
    if (BESIDE.test(code)) return [];
    if (code.match(WORD)?.includes(name) !== true) continue;
    if (USED.exec(code)?.groups?.['name'] !== name) return [];
    uses.push(number);
  }
  return uses;
}
