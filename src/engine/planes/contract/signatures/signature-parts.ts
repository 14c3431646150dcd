/** What callers of a function see of its signature, and which of its changes break them. */

import type { Definition, Parameter } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { isSameGoResult } from './go-results.js';
import { describePhpBreaks } from './php-parameters.js';
import { areOtherPlainTypes } from './plain-types.js';
import { describePythonBreaks } from './python-parameters.js';
import { hasFittingArguments } from './type-arguments.js';
import { listTypeParameters, nameTypeParameter } from './type-heads.js';

/** Describes each break, the most severe first; empty if callers need not change. `open`: classes of others may override it. */
export function describeBreaks(
  before: Definition,
  after: Definition,
  language: string | null,
  open = false,
): readonly string[] {
  return [
    ...(language === 'Python'
      ? describePythonBreaks(before.signature, after.signature)
      : describeParameterBreaks(
          dropBlock(before, language),
          { ...after, parameters: dropBlock(after, language) },
          language,
        )),
    ...(language === 'Scala' ? describeListBreaks(before, after) : []),
    ...describeResultBreaks(before, after, language),
    ...(language === 'PHP' ? describePhpBreaks(before.signature, after.signature, open) : []),
  ];
}

/** The block of a Ruby method (`&block`) stands beside the arguments of a call: it has no place among them. */
function dropBlock({ parameters, signature }: Definition, language: string | null): readonly Parameter[] {
  const last = parameters.at(-1);
  return language === 'Ruby' && last !== undefined && signature.includes(`& ${last.name} )`)
    ? parameters.slice(0, -1)
    : parameters;
}

/** A method of Scala takes lists of parameters, one behind the other. */
function describeListBreaks(before: Definition, after: Definition): readonly string[] {
  const [was = 0, is = 0] = [before, after].map(({ signature }) => countLists(signature));
  return is > was && was > 0 ? ['it takes one more list of parameters'] : [];
}

/** Counts the lists in brackets before the type of the result. */
function countLists(signature: string): number {
  let depth = 0;
  let lists = 0;
  for (const sign of signature.slice(0, REACH.statement)) {
    if (sign === '(') {
      if (depth === 0) lists += 1;
      depth += 1;
    } else if (sign === ')') depth -= 1;
    else if (depth === 0 && (sign === ':' || sign === '=')) break;
  }
  return lists;
}

function describeParameterBreaks(
  before: readonly Parameter[],
  { parameters: after, signature }: Definition,
  language: string | null,
): readonly string[] {
  const generic = new Set(listTypeParameters(signature).map(nameTypeParameter));
  const names = before.map(({ name }) => name);
  const now = after.map(({ name }) => name);
  const gone = before.filter(({ name }) => name !== '' && !now.includes(name));
  const come = after.filter(({ name }) => name !== '' && !names.includes(name));
  const kept = names.filter((name) => now.includes(name));
  const required = come.filter(({ optional }) => !optional);
  const found: string[] = [];
  // `*`, `...`: a removed named parameter is accepted without a name.
  const takesAny = after.some(({ name, optional }) => optional && !/\w/u.test(name));
  if (after.length < before.length) {
    if (!takesAny && !dropsWhatIsLeft(language, names, now))
      found.push(gone.length === 0 ? 'it takes fewer parameters' : nameParameters(gone, 'is removed', 'are removed'));
  } else if (after.length > before.length) {
    // A new optional parameter at the end breaks no caller. Before other parameters it shifts them, if arguments are
    // positional.
    const firstNew = after.findIndex(({ name }) => !names.includes(name));
    const between = firstNew >= 0 && firstNew < kept.length && !isPassedByName(after[firstNew], language);
    // Where nothing declares types, a call may leave out what comes last: only the body knows whether it is needed.
    const mayBeLeftOut = language === 'JavaScript' && firstNew >= kept.length;
    if (mayBeLeftOut) return found;
    if (required.length > 0) found.push(nameParameters(required, 'is new and required', 'are new and required'));
    else if (between) found.push(nameParameters(come, 'comes before others', 'come before others'));
  }
  const order = now.filter((name) => kept.includes(name));
  if (kept.length > 1 && new Set(kept).size === kept.length && order.join() !== kept.join()) {
    found.push('its parameters are in another order');
  }
  for (const [index, parameter] of before.entries()) {
    const other =
      after.find(({ name }) => name !== '' && name === parameter.name) ??
      (after.length === before.length ? after[index] : undefined);
    if (other === undefined) continue;
    if (parameter.optional && !other.optional) found.push(`the parameter ${other.name} is now required`);
    else if (
      !isGeneric(other.type, generic) &&
      areOtherPlainTypes(parameter.type, other.type) &&
      narrows(parameter.type, other.type)
    )
      found.push(`the parameter ${other.name} takes ${other.type}, no longer ${parameter.type}`);
  }
  return found;
}

/** In JavaScript and PHP, what a call gives beyond the last parameter is dropped: the parameters that are left stand first. */
function dropsWhatIsLeft(language: string | null, names: readonly string[], now: readonly string[]): boolean {
  return (language === 'JavaScript' || language === 'PHP') && now.every((name, index) => name === names[index]);
}

/**
 * Returns true if the parameter's position does not matter, because a parameter with a default is usually given by
 * name.
 */
function isPassedByName(parameter: Parameter | undefined, language: string | null): boolean {
  return parameter?.optional === true && ['Kotlin', 'Swift', 'Dart', 'Scala'].includes(language ?? '');
}

/** Names parameters and says of them what one is or does, or several. */
function nameParameters(parameters: readonly Parameter[], one: string, several: string): string {
  const names = parameters.slice(0, 4).map(({ name }) => name);
  return names.length === 1
    ? `the parameter ${names.join('')} ${one}`
    : `the parameters ${names.join(', ')} ${several}`;
}

/** Where a call is written in the same way, whether its function is asynchronous or not. */
const CALLED_ALIKE: ReadonlySet<string> = new Set(['Kotlin', 'Swift']);

/** Returns true if the type depends on the function's own type parameters: what it takes, the caller decides. */
function isGeneric(type: string, parameters: ReadonlySet<string>): boolean {
  return (
    parameters.size > 0 && [...type.slice(0, REACH.statement).matchAll(/\w+/gu)].some(([word]) => parameters.has(word))
  );
}

/** Compares types as they are written; a type that accepts more than before is no break. */
function narrows(before: string, after: string): boolean {
  const [a, b] = [normalizeType(before), normalizeType(after)];
  if (
    a === '' ||
    b === '' ||
    a === b ||
    /^(?:any|unknown|object|mixed|dynamic|interface\{\}|Any|Object|&?[A-Z])$/u.test(b)
  )
    return false;
  const taken = new Set(splitAlternatives(b));
  if (splitAlternatives(a).every((one) => taken.has(one))) return false;
  // `T` → `T?`, `Optional[T]`, `impl Into<T>`, `const T &`, `readonly T[]`: accepts the old values.
  return !takesMore(a, b) && !hasFittingArguments(a, b, (one, other) => !narrows(one, other));
}

function takesMore(a: string, b: string): boolean {
  const bare = b.replace(/^(?:const|readonly|final|in|out|mut|borrowing|@\w+)/u, '').replace(/[?&]+$/u, '');
  return (
    bare === a.replace(/[?&]+$/u, '').replace(/^(?:const|readonly|final)/u, '') ||
    b === `Optional[${a}]` ||
    b === `Readonly<${a}>` ||
    b.startsWith('impl') ||
    (/^(?:Readonly|Iterable|Iterator|Sequence|Collection|Maybe)/u.test(b) && b.includes(a.slice(0, 60)))
  );
}

function splitAlternatives(type: string): readonly string[] {
  return type.split('|').filter((part) => part !== '');
}

/** Removes white space and qualifiers: `std::string` and `string` are equal if only an import changed. */
function normalizeType(type: string): string {
  return type
    .slice(0, REACH.statement)
    .replace(/\s+/gu, '')
    .replace(/\b(?:List|Dict|Set|Tuple|Type|FrozenSet)(?=\[)/gu, (word) => word.toLowerCase())
    .replace(/^\?(\w[\w\\]*)$/u, '$1|null')
    .replace(/(?:[A-Za-z_]\w{0,60}(?:::|\.)){1,6}(?=[A-Za-z_])/gu, '');
}

/** Finds breaks of the result: callers must now await it. Other results are compared if both are written. */
function describeResultBreaks(before: Definition, after: Definition, language: string | null): readonly string[] {
  const [first, second] = [dropBounds(before.signature, language), dropBounds(after.signature, language)];
  const [was, is] = [isAsync(first, second), isAsync(second, first)];
  if (was !== is)
    return is
      ? ['callers now have to wait for its result']
      : CALLED_ALIKE.has(language ?? '')
        ? []
        : ['it is no longer asynchronous, and callers still wait for it'];
  // In C++, a colon after the parameters begins the constructor's initialisers.
  if (language === 'C++' || language === 'C') return [];
  const [old, now] = [readResultType(before, language), readResultType(after, language)];
  // An async function and one that returns a future are called in the same way.
  if (/\bimpl\w{0,20}Future\b/u.test(`${old} ${now}`)) return [];
  if (old === '' || old === now || /^(?:void|None|\(\)|Unit|undefined|Void)$/u.test(old)) return [];
  // Where a missing result means that there is none, it is taken away.
  if (now === '') return ['Rust', 'Swift', 'Go'].includes(language ?? '') ? [`it no longer gives ${old}`] : [];
  if (language === 'Go')
    return isSameGoResult(old, now) ? [] : [`it gives ${tidyType(now)}, no longer ${tidyType(old)}`];
  // A type parameter in its place is whatever the caller makes it.
  if (
    /^[A-Z]\w?(?:\[\])?$/u.test(now) ||
    isGeneric(now, new Set(listTypeParameters(after.signature).map(nameTypeParameter)))
  )
    return [];
  return areOtherPlainTypes(old, now) && narrows(now, old) ? [`it gives ${now}, no longer ${old}`] : [];
}

/** Returns a type as people write it: tokens of a signature have blanks between them. */
export function tidyType(type: string): string {
  return type
    .replace(/\s*([.<>[\]()*&?])\s*/gu, '$1')
    .replace(/\s+,/gu, ',')
    .replace(/^(\w+)\(/u, '$1 (');
}

/** Returns true if callers wait for the result. A result that only one side writes is mostly what it was. */
function isAsync(signature: string, other: string): boolean {
  const [own, theirs] = [signature, other].map((text) => dropLists(text.slice(0, REACH.longLine)));
  if (own === undefined || theirs === undefined) return false;
  if (ASYNC_WORD.test(own) || ASYNC_WORD.test(theirs))
    return ASYNC_WORD.test(own) || ASYNC_RESULT.test(own) || TASK.test(own);
  return RESULT.test(own) && RESULT.test(theirs) && ASYNC_RESULT.test(own);
}

const ASYNC_WORD = /(?:^|\s)(?:async|suspend)(?:\s|$)/u;
/** What an async method of C# gives, written before its name: a method that hands on the task of another is called in the same way. */
const TASK = /(?:^|\s)(?:Value)?Task(?:\s?<|\s)/u;
const RESULT = /:|-\s?>/u;
const ASYNC_RESULT = /(?::|-\s?>)\s*(?:impl\s+)?(?:\w+\s(?:::|:\s:)\s){0,4}(?:Promise|Awaitable|Coroutine|Future)\b/u;

/** Drops what stands in parentheses: the types of parameters are no result. */
function dropLists(text: string): string {
  let depth = 0;
  let kept = '';
  for (const character of text) {
    if (character === ')') depth = Math.max(0, depth - 1);
    if (depth === 0) kept += character;
    if (character === '(') depth += 1;
  }
  return kept;
}

/** Returns the result as written: `: number`, `-> int`, before the name in Java and C#, after the parameters in Go. */
function readResultType({ signature, kind, container }: Definition, language: string | null): string {
  const text = dropBounds(signature.slice(0, REACH.longLine), language);
  if (language === 'Java' || language === 'C#') {
    const head = text.slice(0, Math.max(0, text.indexOf('('))).split(' ');
    return normalizeType(head.filter((word) => !MODIFIERS.has(word) && !word.startsWith('@')).join(' '));
  }
  if (language === 'Go')
    return text
      .slice(findListEnd(text, kind === 'method'))
      .replace(/\s+/gu, ' ')
      .trim();
  const mark = Math.max(
    text.lastIndexOf(') :'),
    text.lastIndexOf(') ->'),
    text.lastIndexOf(') - >'),
    text.lastIndexOf(') =>'),
  );
  if (mark < 0) return '';
  const result = text.slice(mark + 1).replace(/^\s*(?::|->|- >|=>)/u, '');
  // `value is A` and `asserts value is A` in TypeScript; Python's types in quotes; the type of the object itself.
  const plain = result
    .replace(/^\s*asserts \w.*$/u, 'void')
    .replace(/^\s*\w+ is .*$/u, 'boolean')
    .replace(/^\s*(?:Self|self|static|this)\s*$/u, container?.split('.').at(-1) ?? '');
  return normalizeType(language === 'Python' ? plain.replace(/["']/gu, '') : plain);
}

/** In Rust, conditions on types follow the result; they name results of other functions. */
function dropBounds(signature: string, language: string | null): string {
  return language === 'Rust' ? signature.replace(/ where .*$/su, '') : signature;
}

const MODIFIERS: ReadonlySet<string> = new Set(
  'public protected private static final abstract synchronized native default sealed override virtual async new extern unsafe partial readonly strictfp internal'.split(
    ' ',
  ),
);

/** Returns the index after the first list in parentheses, or after the second one. */
function findListEnd(text: string, second: boolean): number {
  let depth = 0;
  let left = second ? 2 : 1;
  for (let at = text.indexOf('('); at >= 0 && at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '(') depth += 1;
    if (character !== ')') continue;
    depth -= 1;
    if (depth === 0) left -= 1;
    if (left === 0) return at + 1;
  }
  return text.length;
}
