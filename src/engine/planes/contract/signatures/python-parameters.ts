/** What callers of a Python function may give by position and by name (Python reference, 8.7: “Function definitions”). */
import { REACH } from '../../../text/reach.js';
import { clip } from '../../wording.js';

interface PythonParameter {
  readonly name: string;
  readonly byPosition: boolean;
  readonly byName: boolean;
  readonly optional: boolean;
}

interface PythonParameters {
  readonly list: readonly PythonParameter[];
  readonly positional: readonly PythonParameter[];
  readonly named: ReadonlyMap<string, PythonParameter>;
  /** It takes `*args`. */
  readonly anyPosition: boolean;
  /** It takes `**kwargs`. */
  readonly anyName: boolean;
}

/**
 * Describes the calls that no longer fit. `before` and `after` are signatures: tokens separated by one space. Of a signature
 * that was cut before the end of its list, nothing is known.
 */
export function describePythonBreaks(before: string, after: string): readonly string[] {
  const [first, second] = [before, after].map(splitParameters);
  if (first == null || second == null) return [];
  // A method's own object is given by no caller; a parameter that only gets another name is none.
  const renamed = isBound(first) !== isBound(second) && first.length === second.length;
  const [old, now] = [first, second].map((parts) => readPythonParameters(parts, renamed));
  if (old === undefined || now === undefined) return [];
  const found: string[] = [];
  const names = new Set(now.list.map(({ name }) => name));
  for (const parameter of old.list) {
    const { name, byPosition, byName } = parameter;
    const lostName = byName && !now.named.has(name) && !now.anyName;
    const index = old.positional.indexOf(parameter);
    const lostPosition = byPosition && index >= now.positional.length && !now.anyPosition;
    if (!names.has(name) && (lostName || lostPosition)) found.push(`the parameter ${name} is removed`);
    else if (lostPosition) found.push(`the parameter ${name} can no longer be given by position`);
    else if (lostName) found.push(`the parameter ${name} can no longer be given by name`);
    else if (parameter.optional && now.list.some((one) => one.name === name && !one.optional))
      found.push(`the parameter ${name} is now required`);
  }
  if (old.anyPosition && !now.anyPosition) found.push('it no longer takes any number of arguments');
  if (old.anyName && !now.anyName) found.push('it no longer takes arguments of any name');
  const moved = old.positional.find(({ name }, index) => {
    const other = now.positional[index]?.name;
    return other !== undefined && other !== name && now.positional.some((one) => one.name === name);
  });
  if (moved !== undefined) found.push(`the parameter ${moved.name} stands at another position`);
  const isNew = ({ name, byPosition }: PythonParameter) =>
    !old.list.some((one) => one.name === name) &&
    !(byPosition && now.positional.findIndex((one) => one.name === name) < old.positional.length);
  const required = now.list.filter((one) => !one.optional && isNew(one)).map(({ name }) => name);
  if (required.length > 0)
    found.unshift(
      required.length === 1
        ? `the parameter ${clip(required.join(''), 50)} is new and required`
        : `the parameters ${clip(required.join(', '), 50)} are new and required`,
    );
  return found;
}

const isBound = (parts: readonly string[]): boolean => /^\s*(?:self|cls)(?:\s|$)/u.test(parts[0] ?? '');

/** @param unbound whether the first one is given by callers, whatever its name is */
function readPythonParameters(parts: readonly string[], unbound: boolean): PythonParameters {
  const list: PythonParameter[] = [];
  let named = false;
  let anyPosition = false;
  let anyName = false;
  for (const part of parts) {
    const words = part.split(' ').filter((word) => word !== '');
    if (words[0] === '/') list.splice(0, list.length, ...list.map((one) => ({ ...one, byName: false })));
    else if (words[0] === '**' || (words[0] === '*' && words[1] === '*')) anyName = true;
    else if (words[0] === '*') {
      named = true;
      anyPosition = words.length > 1;
    } else if (words[0] !== undefined)
      list.push({ name: words[0], byPosition: !named, byName: true, optional: words.includes('=') });
  }
  const given = list.filter(({ name }, index) => unbound || index > 0 || (name !== 'self' && name !== 'cls'));
  return {
    list: given,
    positional: given.filter(({ byPosition }) => byPosition),
    named: new Map(given.filter(({ byName }) => byName).map((one) => [one.name, one])),
    anyPosition,
    anyName,
  };
}

/**
 * Splits the function's list at its commas: the last one before its result, since lists of decorators stand before it. Null if
 * it does not end.
 */
function splitParameters(signature: string): readonly string[] | null {
  const words = signature.slice(0, REACH.data).split(' ');
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const word of words.slice(findLastList(words))) {
    if ('([{'.includes(word)) depth += 1;
    if (')]}'.includes(word)) depth -= 1;
    if (depth === 0) return [...parts, part];
    if (depth === 1 && word === ',') {
      parts.push(part);
      part = '';
    } else if (!(depth === 1 && word === '(')) part += ` ${word}`;
  }
  return null;
}

/** Returns the index of the last opening parenthesis that stands in no other bracket, before `->`. */
function findLastList(words: readonly string[]): number {
  let depth = 0;
  let last = 0;
  for (const [index, word] of words.entries()) {
    if (depth === 0 && (word === '->' || (word === '-' && words[index + 1] === '>'))) break;
    if (depth === 0 && word === '(') last = index;
    if ('([{'.includes(word)) depth += 1;
    if (')]}'.includes(word)) depth -= 1;
  }
  return last;
}
