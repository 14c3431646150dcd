import { FileFlow } from '../../../flow/file-flow.js';
import type { Prover } from '../../../flow/reach.js';
import type { Give } from '../../../flow/steps.js';
import type { SideLine, SideSyntax } from '../../../model.js';
import { escapePattern } from '../../../text/escape-pattern.js';
import { isFunction } from '../../is-function.js';
import { createProver } from './checked-names.js';
import type { Pieces } from './string-literals.js';

/** One side of a file, as far as it is known. `syntax` is null where there is no tree. */
export interface FileText {
  readonly language: string;
  readonly syntax: Pick<SideSyntax, 'definitions' | 'calls' | 'imports' | 'whole'> | null;
  readonly lines: ReadonlyMap<number, string>;
  /** The number of the last known line. */
  readonly last: number;
  /** Returns true if a line says it that is no comment as a whole. */
  readonly says: (pattern: RegExp) => boolean;
  /** Returns the flow of values: from lines alone where there is no tree of the whole file. */
  readonly readFlow: () => FileFlow;
  /** Says which conditions let nothing but known texts be in a name. */
  readonly proves: Prover;
  /** Values that were read for one use of a name, for the next ones. */
  readonly read: Map<Give, Map<string, ReadValue>>;
}

/** The text of a value, and the lines that it is put together on. */
export interface ReadValue {
  readonly pieces: Pieces;
  readonly lines: readonly number[];
}

/** An offset in the text of the file, or the columns of a line of which each may be the place. */
type UsePlace = { readonly offset: number } | { readonly line: number; readonly columns: readonly number[] };

/** What a use of a name can see: the lines of its function, the parameters, and the functions and calls of the file. */
export interface Scope {
  readonly file: FileText;
  /** The line of the use, and the first line of the function around it. */
  readonly line: number;
  readonly first: number;
  /** Where the use is; absent where that is not known within its line. */
  readonly at?: UsePlace;
  /** The name of that function; empty if none is known. */
  readonly name: string;
  /** True: code outside of the file or the package can call it. */
  readonly exported: boolean;
  /** Names of its parameters in their order. */
  readonly parameters: readonly string[];
  /** Those of them that are numbers or truth values: no text can come in by them. */
  readonly numbers: ReadonlySet<string>;
  /** Those of them that are lists of such. */
  readonly numberLists: ReadonlySet<string>;
}

/** Where the function around a use is not known, so many lines above it are read. */
export const MAX_ABOVE = 60;

/**
 * Types of numbers, truth values, dates and identifiers of 128 bits, by the languages' own names, and the type of .NET whose
 * parts stand beside its text: https://learn.microsoft.com/en-us/dotnet/api/system.formattablestring
 */
const NUMBER =
  /^(?:readonly |final |const |val |mut |&)*(?:u?int(?:8|16|32|64|ptr)?|[iu](?:8|16|32|64|128|size)|u?long|u?short|s?byte|float(?:32|64)?|double|decimal|f32|f64|bool(?:ean)?|number|Integer|Long|Short|Byte|Int(?:8|16|32|64)?|UInt(?:8|16|32|64)?|Float|Double|Boolean|Bool|BigDecimal|BigInteger|bigint|size_t|usize|uuid\.UUID|UUID|Guid|Uuid|FormattableString|time\.Time|time\.Duration|LocalDate|LocalDateTime|Instant|DateTime|datetime(?:\.date(?:time)?)?)\??$/u;

/** Returns true for a type whose values hold no text of a caller. */
export const isNumberType = (type: string): boolean => NUMBER.test(type.trim());

/** A list of one type: `IEnumerable<int>`, `int[]`, `[]int`, `list[int]`, `Vec<i64>`. */
const LIST =
  /^(?:[\w.]{0,40}(?:List|Set|Collection|Enumerable|Array|Sequence|Iterable|Vec|Seq|list|set|tuple)\s?[<[]\s?(?<inner>[\w.?]{1,40})\s?[>\]]|(?<array>[\w.?]{1,40})\s?\[\s?\]|\[\]\s?(?<slice>[\w.]{1,40}))\??$/u;

/** Many of them are a text. */
const BYTE = /^(?:s?byte|[iu]8|u?int8|Byte|U?Int8|Short|short)$/iu;

/** Returns true for the type of a list of values that hold no text of a caller. */
function isNumberListType(type: string): boolean {
  const { inner, array, slice } = LIST.exec(type.trim())?.groups ?? {};
  const of = inner ?? array ?? slice ?? '';
  return isNumberType(of) && !BYTE.test(of);
}

/** Nobody imports it: https://go.dev/ref/spec#Program_execution */
const PROGRAM = /^package main\b/u;

/** Returns what a use on a line of a file can see. */
export function createScope(file: FileText, line: number): Scope {
  const around = file.syntax?.definitions.findLast((one) => isFunction(one) && one.first <= line && one.last >= line);
  if (around === undefined && file.language === 'Elixir') return createElixirScope(file, line);
  const parameters = around?.parameters ?? [];
  return {
    file,
    line,
    first: around?.first ?? Math.max(1, line - MAX_ABOVE),
    name: around?.name ?? '',
    exported: around?.exported === true && !file.says(PROGRAM),
    parameters: parameters.map(({ name }) => name),
    numbers: new Set(parameters.filter(({ type }) => isNumberType(type)).map(({ name }) => name)),
    numberLists: new Set(parameters.filter(({ type }) => isNumberListType(type)).map(({ name }) => name)),
  };
}

/** Returns what a call on a line can see. The line may hold more than one call of the same name: it may be each of them. */
export function createCallScope(file: FileText, line: number, callee: string): Scope {
  const scope = createScope(file, line);
  const text = file.lines.get(line) ?? '';
  const name = /[\w$]{1,60}[?!]?$/u.exec(callee.slice(-60))?.[0] ?? callee;
  if (name === '') return scope;
  const called = new RegExp(`(?<![\\w$])${escapePattern(name)}(?=\\s{0,2}(?:[(<{["'\`!]|$))`, 'gu');
  const columns = text.includes(name) ? [...text.matchAll(called)].map(({ index }) => index) : [text.trimEnd().length];
  return columns.length === 0 || columns.length > MAX_CALLS ? scope : { ...scope, at: { line, columns } };
}

/** More calls of one name on a line are taken for one of them. */
const MAX_CALLS = 40;

/** Returns the flow of values, and the offsets in it at which a name may be used. */
export function locate(
  { file, line, at }: Scope,
  name: string,
): { readonly flow: FileFlow; readonly offsets: readonly number[] } {
  const flow = file.readFlow();
  if (at !== undefined && 'offset' in at) return { flow, offsets: [at.offset] };
  const columns = at?.columns ?? [Math.max(0, (file.lines.get(line) ?? '').lastIndexOf(name))];
  return { flow, offsets: columns.map((column) => flow.place(at?.line ?? line, column)) };
}

/** The head of a function of Elixir; group 1 is its name, group 2 its parameters. */
const ELIXIR_HEAD = /^\s{0,40}defp?\s{1,4}(\w{1,80}[?!]?)(?:\((.{0,400})\))?/u;
/** A name that a pattern of parameters binds: no key, no module, no attribute. */
const ELIXIR_NAME = /(?<![:@%.\w"])[a-z_]\w{0,60}(?![\w(:"])/gu;
/** A line that takes names out of what the function is given. */
const ELIXIR_TAKES = /^\s{0,80}(%\{.{1,200}\})\s{0,4}=\s{0,4}(?:\w{0,10}params|conn\.\w{1,20}|attrs|args)\b/u;
const ELIXIR_WORDS: ReadonlySet<string> = new Set([
  'when',
  'and',
  'or',
  'not',
  'in',
  'do',
  'nil',
  'true',
  'false',
  'conn',
  'socket',
]);

/** There is no tree of Elixir: the nearest head of a function above a line is that of its own. */
function createElixirScope(file: FileText, line: number): Scope {
  for (let number = line; number >= Math.max(1, line - MAX_ABOVE); number -= 1) {
    const head = ELIXIR_HEAD.exec(file.lines.get(number) ?? '');
    if (head === null) continue;
    const taken: string[] = [head[2] ?? ''];
    for (let at = number + 1; at < line; at += 1) taken.push(ELIXIR_TAKES.exec(file.lines.get(at) ?? '')?.[1] ?? '');
    const names =
      taken
        .join(' ')
        .replace(/"[^"]{0,80}"/gu, '')
        .match(ELIXIR_NAME) ?? [];
    const parameters = names.filter((name) => !ELIXIR_WORDS.has(name));
    return {
      file,
      line,
      first: number,
      name: head[1] ?? '',
      exported: true,
      parameters,
      numbers: new Set(),
      numberLists: new Set(),
    };
  }
  return {
    file,
    line,
    first: Math.max(1, line - MAX_ABOVE),
    name: '',
    exported: false,
    parameters: [],
    numbers: new Set(),
    numberLists: new Set(),
  };
}

/** A line that is a comment as a whole. */
const COMMENT = /^\s{0,200}(?:\/\/|#(?!\s{0,8}define)|\*(?:\s|$)|\/\*(?!.*\*\/\s{0,200}\S))/u;

/** Returns a side of a file with its lines by number. */
export function readFileText(
  language: string,
  syntax: FileText['syntax'],
  runs: readonly (readonly SideLine[])[],
  readTree: () => FileFlow | null = () => null,
): FileText {
  const lines = new Map<number, string>();
  for (const run of runs) for (const { number, text } of run) lines.set(number, text);
  const said = new Map<RegExp, boolean>();
  const says = (pattern: RegExp) => {
    const found = said.get(pattern) ?? [...lines.values()].some((line) => !COMMENT.test(line) && pattern.test(line));
    said.set(pattern, found);
    return found;
  };
  let known: FileFlow | null = null;
  const readFlow = () => {
    known ??= readTree() ?? FileFlow.ofLines({ lines, language });
    return known;
  };
  return {
    language,
    syntax,
    lines,
    last: runs.at(-1)?.at(-1)?.number ?? 0,
    says,
    readFlow,
    proves: createProver(readFlow),
    read: new Map(),
  };
}
