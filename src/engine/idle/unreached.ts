/** Lines that are never reached: they follow one that always leaves their block, or stand behind what is always false. */

import { countOpen, listHeads, type Source } from '../change/source.js';
import type { Head } from '../text/blocks.js';
import type { Idle } from './idle.js';

const LEAVES =
  /^(?:return|throw|raise|break|continue|panic|exit|next(?!\()|sys\.exit|os\.Exit|process\.exit|os\._exit|abort|unreachable!|panic!)(?![\w$:=.]|\s?=)/u;
/** These leave only as calls. */
const CALLED = /^(?:panic|exit|sys\.exit|os\.Exit|process\.exit|os\._exit|abort)(?!\()/u;
/** `return x if y` may stay. */
const MAY_STAY = /\b(?:if|unless|while|until)\b/u;
/** Where lines of the same indentation may be reached by another way. */
const STOPS =
  /^(?:case\b|default\b|#|else\b|elif\b|elsif\b|when\b|in\b|except\b|catch\b|rescue\b|ensure\b|finally\b|end\b|[)\]}]|@|[\w$]+:(?!:)|(?:export\s+|async\s+)*function\b|class\b|def\b|fn\b|func\b|type\b|interface\b)/u;
const CONTINUES = /^(?:[.?:,&|+*/=<>{-]|and\b|or\b)/u;
/** A function inside of another is known before it stands there. */
const INNER =
  /^(?!(?:return|throw|raise|await|yield|new|else|delete|go|defer|puts|print|echo)\b)(?:(?:static|async|local|inline|suspend)\s+)*[\w<>[\],.?]+(?:\s[\w<>[\],.?]+){0,3}\s\w+(?:<[\w, ]{1,40}>)?\([^;]*\)?\s*(?:\{|=>.*)?$/u;

/** Finds the added lines that follow one that always leaves. One pass. */
export function findAfterLeaving({ lines }: Source): ReadonlyMap<number, Idle> {
  const found = new Map<number, Idle>();
  let left: { indent: number; number: number; isOpen: boolean; hasDead: boolean } | null = null;
  for (const { number, code, indent, isAdded, isInText } of lines) {
    if (code === '' || isInText) continue;
    if (left !== null) {
      if (indent < left.indent) left = null;
      else if (left.isOpen) {
        if (indent === left.indent && /^[)\]}]/u.test(code)) left.isOpen = countOpen(code) > 0;
        continue;
      } else if (indent > left.indent) {
        if (left.hasDead && isAdded) found.set(number, toIdle(left.number));
        continue;
      } else if (STOPS.test(code) || INNER.test(code) || (CONTINUES.test(code) && !left.hasDead)) left = null;
      else {
        left.hasDead = true;
        if (isAdded) found.set(number, toIdle(left.number));
        continue;
      }
    }
    if (!LEAVES.test(code) || CALLED.test(code)) continue;
    if (MAY_STAY.test(code) && !/\belse\b/u.test(code)) continue;
    const open = countOpen(code);
    if (open >= 0) left = { indent, number, isOpen: open > 0, hasDead: false };
  }
  return found;
}

function toIdle(number: number): Idle {
  return { why: `is never reached: line ${number} always leaves before it`, flag: null };
}

const CONDITION = /^(?:\}\s*)?(?:else\s+)?(?:if|while|elif|elsif|guard)\b\s*(?<condition>.{1,200})$/u;
const NEVER = /^(?:false|False|FALSE|0|nil|null|None)$/u;
/** A name that is given `false` once and for all. */
const CONSTANT =
  /^(?:export\s+|pub\s+|public\s+|private\s+|protected\s+|internal\s+|static\s+)*(?:const|final|val|let|constexpr|readonly|#define)\s+(?:(?:static|final|const|constexpr)\s+)*(?:(?:bool|boolean|Boolean)\s+)?(?<name>[\p{IDS}_$][\w$]*)\s*(?::\s*\w+\s*)?=?\s*(?:false|False)\s*;?$/u;
const CAPITALS = /^(?<name>[A-Z][A-Z\d_]+)\s*(?::\s*\w+\s*)?=\s*False$/u;
const OBJECT = /^(?:export\s+)?(?:const|final|val|let)\s+(?<name>[\p{IDS}_$][\w$]*)\s*(?::\s*[\w<>, ]+)?\s*=\s*\{/u;
const KEY = /(?<![\w$.])(?<key>[\p{IDS}_$][\w$]*)\s*:\s*false\b/gu;
/** A statement that gives a name, or a key of an object, a value. */
const GIVEN =
  /(?:^|[{;]\s*)(?<name>[\p{IDS}_$][\w$.]*)\s*(?::\s*\w+\s*)?(?:\|\||&&|\?\?|[|&])?=(?![=>])\s*(?<value>[^;]*)/gu;

/**
 * The names of a file that are always false: constants, and the keys of an object that is one. What another line of the file
 * gives another value is none: a name that is false only where an import fails.
 */
export function listFalseNames({ lines }: Source): ReadonlySet<string> {
  const names = new Set<string>();
  let object: { readonly name: string; readonly indent: number } | null = null;
  for (const { code, indent } of lines) {
    if (code === '') continue;
    const name = (CONSTANT.exec(code) ?? CAPITALS.exec(code))?.groups?.['name'];
    if (name !== undefined) names.add(name);
    const opened = OBJECT.exec(code)?.groups?.['name'];
    if (opened !== undefined) object = { name: opened, indent };
    if (object === null) continue;
    for (const { groups = {} } of code.matchAll(KEY)) names.add(`${object.name}.${groups['key']}`);
    if (opened === undefined ? indent <= object.indent : countOpen(code) <= 0) object = null;
  }
  if (names.size === 0) return names;
  for (const { code } of lines) {
    for (const { groups = {} } of code.matchAll(GIVEN)) {
      const { name = '', value = '' } = groups;
      if (NEVER.test(value.replace(/[\s;)}]+$/u, ''))) continue;
      names.delete(name);
      const inner = name.slice(name.indexOf('.') + 1);
      if (inner.includes('.')) names.delete(inner);
    }
  }
  return names;
}

/** Finds the added lines that stand behind what is always false. `falseNames` are names that are. */
export function findBehindFalse(source: Source, falseNames: ReadonlySet<string>): ReadonlyMap<number, Idle> {
  const found = new Map<number, Idle>();
  const known = new Map<Head, Idle | null>();
  const read = (head: Head): Idle | null => {
    const before = known.get(head);
    if (before !== undefined) return before;
    const idle = readCondition(head.text.trim(), falseNames);
    known.set(head, idle);
    return idle;
  };
  for (const line of source.lines) {
    if (!line.isAdded || line.code === '') continue;
    const idle =
      readCondition(line.code, falseNames) ??
      listHeads(source, line).reduce<Idle | null>((one, head) => one ?? read(head), null);
    if (idle !== null) found.set(line.number, idle);
  }
  return found;
}

function readCondition(code: string, falseNames: ReadonlySet<string>): Idle | null {
  const condition = CONDITION.exec(code)?.groups?.['condition'];
  if (condition === undefined || /\|\||\bor\b|\?/u.test(condition)) return null;
  const never = condition
    .replace(/\).*$|[:{].*$|\bthen\b.*$/u, '')
    .split(/&&|\band\b/u)
    .map((part) => part.replace(/^[\s(]+|[\s)]+$/gu, ''))
    .find((part) => NEVER.test(part) || falseNames.has(part));
  if (never === undefined) return null;
  return {
    why: `is never reached: \`${never}\` before it is always false`,
    flag: NEVER.test(never) ? null : never,
    isSwitch: true,
  };
}
