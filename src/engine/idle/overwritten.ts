/** Values that are overwritten before anything reads them. */
import { findBeside, isWhole, listHeads, type Source, type SourceLine } from '../change/source.js';
import type { Idle } from './idle.js';

const GIVES =
  /^(?:(?:const|let|var|val|auto|final|my)\s+(?:mut\s+)?)?(?:[A-Z]\w*(?:<[\w, ]{0,60}>)?\s+)?(?<name>[$@]{0,2}[\p{IDS}_$][\w$]*(?:(?:\.|->)[\p{IDS}_$][\w$]*){0,4})\s*(?::\s*[\w<>[\], |]{1,60})?\s*:?=(?![=>~])\s*(?<value>\S.*)$/u;
/** So many statements after a value are looked at. */
const MOST_STATEMENTS = 6;
/** What leaves or branches in between may read it elsewhere. */
const OPENS = /[{:]$|\bdo\b|=>|^(?:return|throw|raise|yield|if|for|while|switch|case)\b/u;

/** Finds the added lines that give something a value which a later line of the same block gives again. */
export function findOverwritten(source: Source): ReadonlyMap<number, Idle> {
  const found = new Map<number, Idle>();
  for (const line of source.lines) {
    if (!line.isAdded || !line.code.includes('=')) continue;
    const name = readGiven(line);
    if (name === null || !isStatement(source, line)) continue;
    const again = findAgain(source, line, name);
    if (again !== null)
      found.set(line.number, {
        why: `gives \`${name}\` a value that line ${again} overwrites before it is read`,
        flag: null,
      });
  }
  return found;
}

function readGiven({ code }: SourceLine): string | null {
  const name = GIVES.exec(code)?.groups?.['name'] ?? null;
  // Nothing can read this name: what is given to it is meant to be thrown away.
  return name === '_' ? null : name;
}

function isStatement(source: Source, line: SourceLine): boolean {
  return isWhole(line, findBeside(source, line.number, -1), findBeside(source, line.number, 1));
}

/** Returns the number of the line that gives the name another value, if nothing before it says the name. */
function findAgain(source: Source, line: SourceLine, name: string): number | null {
  const head = listHeads(source, line)[0];
  // A value of a branch may be overwritten behind the branch.
  let outer =
    head !== undefined && /^\s*if\b/u.test(head.text) ? (source.lines[head.number - 1]?.indent ?? null) : null;
  let indent = line.indent;
  let next = findBeside(source, line.number, 1);
  for (let count = 0; next !== null && count < MOST_STATEMENTS; count += 1) {
    if (next.indent < indent && next.indent === outer && !/^\}?\s*(?:else|elif|elsif)\b/u.test(next.code)) {
      indent = next.indent;
      outer = null;
      if (next.code === '}') {
        next = findBeside(source, next.number, 1);
        continue;
      }
    }
    if (next.indent !== indent) return null;
    const given = GIVES.exec(next.code);
    if (given?.groups?.['name'] === name)
      return !hasName(given.groups['value'] ?? '', name) && isStatement(source, next) ? next.number : null;
    if (OPENS.test(next.code) || hasName(next.text, name)) return null;
    // What is called may read what is not local.
    if (/[.$@]|->/u.test(name) && next.code.includes('(')) return null;
    next = findBeside(source, next.number, 1);
  }
  return null;
}

/** Returns whether a text says a name, or what it belongs to. */
function hasName(text: string, name: string): boolean {
  const part = name.split(/\.|->/u).at(-1)?.replace(/^@+/u, '') ?? '';
  const bare = part.replace(/^\$/u, '');
  if (!text.includes(bare)) return false;
  const words = new Set(text.match(/[\p{IDS}_$][\w$]*/gu) ?? []);
  return words.has(part) || words.has(bare);
}
