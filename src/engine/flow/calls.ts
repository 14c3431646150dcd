/** Calls that give a value to a name: methods that add to it, functions that print or read into it, and references to it. */
import { escapePattern } from '../text/escape-pattern.js';
import { findKid, type PlainNode } from './plain-node.js';

/** Methods that add a text to what they are called on. */
export const ADDS_TEXT: ReadonlySet<string> = new Set(
  'append Append AppendFormat AppendLine WriteString push_str push concat add insert'.split(' '),
);

/** Methods that change a list or a table in another way. */
export const CHANGES: ReadonlySet<string> = new Set(
  `Add addAll AddRange addFirst addLast Insert push_back unshift extend put putAll putIfAbsent set setdefault update
  remove pop shift clear removeFirst removeLast splice`.split(/\s+/u),
);

/** Functions of C and Go that print into their first argument. */
export const PRINTS =
  /^(?:v?sn?printf|strn?c(?:at|py)|strlc(?:at|py)|fmt\.Fprint(?:f|ln)?|write!|writeln!|memcpy|memmove|stpcpy)$/u;
/** So do these, behind what is there. */
export const PRINTS_BEHIND = /cat$|^fmt\.|write/u;
/** Functions of C that read into an argument. */
export const READS_INTO =
  /^(?:(?:std::)?(?:fgets|gets|getline|getdelim|read|recv|recvfrom|fread|s?scanf|fscanf|realpath|getcwd))$/u;
/** So do these of PHP, whose later arguments are references. */
export const BY_REFERENCE = /^\\?(?:preg_match(?:_all)?|(?:mb_)?parse_str|exec|sscanf|openssl_sign|getmxrr)$/u;

/** Methods that give each part of what they are called on to a function. */
export const EACH: ReadonlySet<string> = new Set([
  'each',
  'each_with_index',
  'each_with_object',
  'each_slice',
  'each_pair',
  'map',
  'flatMap',
  'flat_map',
  'forEach',
  'filter',
  'select',
  'for_each',
  'foreach',
]);

/** The parts of a call. */
export interface CallParts {
  /** What the method is called on. */
  readonly receiver: PlainNode | null;
  /** The name of the method, or of the function with what is before it. */
  readonly callee: string;
  readonly args: readonly PlainNode[];
}

const MEMBERS: ReadonlySet<string> = new Set([
  'member_expression',
  'selector_expression',
  'member_access_expression',
  'field_expression',
  'attribute',
]);

/** Reads a call of any of the grammars. */
export function readCallParts(node: PlainNode, text: string): CallParts {
  const list = findKid(node, 'arguments');
  const args = (list?.kids ?? []).flatMap((one) =>
    one.type === 'argument' || one.type === 'value_argument' ? (one.kids.at(-1) ?? []) : one,
  );
  const named = findKid(node, 'function', 'macro');
  if (named !== undefined && MEMBERS.has(named.type)) {
    const [receiver] = named.kids;
    const method = named.kids.at(-1);
    return { receiver: receiver ?? null, callee: method === undefined ? '' : slice(text, method), args };
  }
  const receiver = findKid(node, 'object', 'receiver', 'scope');
  const method = findKid(node, 'name', 'method') ?? named ?? findKid(node, 'type', 'constructor');
  const callee = method === undefined ? '' : slice(text, method);
  return { receiver: receiver ?? null, callee: node.type === 'macro_invocation' ? `${callee}!` : callee, args };
}

const slice = (text: string, { start, end }: PlainNode): string => text.slice(start, Math.min(end, start + 100));

/** Calls from which nothing comes back, by the language. */
const LEAVES: Readonly<Record<string, RegExp>> = {
  C: /^(?:exit|abort|_exit|_Exit)$/u,
  'C++': /^(?:std::)?(?:exit|abort|terminate|_Exit)$/u,
  'C#': /^Environment\.(?:Exit|FailFast)$/u,
  Go: /^(?:panic|os\.Exit|log\.(?:Fatal|Panic)(?:f|ln)?)$/u,
  Java: /^System\.exit$/u,
  JavaScript: /^process\.(?:exit|abort)$/u,
  PHP: /^\\?(?:die|exit|abort)$/iu,
  Python: /^(?:sys\.exit|os\._exit|exit|quit|abort)$/u,
  Ruby: /^(?:raise|fail|abort|exit!?|throw|halt)$/u,
  Rust: /^(?:panic!|unreachable!|todo!|unimplemented!|bail!|(?:std::)?process::exit)$/u,
  TSX: /^process\.(?:exit|abort)$/u,
  TypeScript: /^process\.(?:exit|abort)$/u,
};

/** Returns true for a call from which nothing comes back, where the file does not say what its name is. */
export function isLeaving(callee: string, language: string, text: string): boolean {
  if (LEAVES[language]?.test(callee) !== true) return false;
  const name = escapePattern(/^\w+/u.exec(callee)?.[0] ?? callee);
  return !new RegExp(
    `\\b(?:def|function|func|fn|const|let|var|void|int|class|macro_rules!|define)\\s+(?:self\\.)?${name}\\b|\\b${name}\\s*:?=(?!=)`,
    'u',
  ).test(text);
}
