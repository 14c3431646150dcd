/** What the lines above a use give to a name, where there is no tree: it is read by how lines are written and indented. */
import { escapePattern } from '../../../text/escape-pattern.js';
import { createAssignmentReader } from './name-values.js';
import { cutStatement, listStatements, readStatement } from './statement-text.js';
import { HOLE, joinPieces, type Pieces } from './string-literals.js';
import type { Scope } from './text-scope.js';

/** Returns the text of an expression as a place can see it. */
export type ValueReader = (expression: string, scope: Scope) => Pieces;

/** The lines that a text is put together on. */
export interface SeenLines {
  readonly lines: number[];
}

const measureDepth = (line: string): number => line.length - line.trimStart().length;

/** A line that declares what it gives a value to. */
const DECLARES = /^\s{0,200}(?:let|const|var|my|[A-Za-z][\w<>[\]]{0,40}\s{1,4}[a-z]\w{0,60}\s{0,4}=|.{0,80}:=)/u;

/** Joins what lines of the function above the use give to a name; null if they give nothing. */
export function joinValuesAbove(name: string, scope: Scope, trace: SeenLines, readValue: ValueReader): Pieces | null {
  const { file, first, line: from } = scope;
  const read = createAssignmentReader(escapePattern(name));
  const word = name.replace(/^[$@]{1,2}/u, '');
  const use = measureDepth(file.lines.get(from) ?? '');
  // A block that is closed between a line and the use: what it declares is another name.
  let closed = Number.POSITIVE_INFINITY;
  const inBraces = file.language !== 'Python' && file.language !== 'Ruby' && file.language !== 'PHP';
  let settled = false;
  const here = file.lines.get(from) ?? '';
  const earlier = /[;{]/u.test(here) ? listStatements(here.slice(0, scope.column ?? here.lastIndexOf(word))) : [];
  let values: GivenValue[] = [];
  for (const { text, at, open } of earlier) {
    const given = text.includes(word) ? read(text) : null;
    if (given === null) continue;
    const pieces = given.number
      ? { text: '0', parts: [] }
      : readValue(cutStatement(given.expression), { ...scope, column: at });
    values.push({ pieces, line: from, depth: use, adds: given.adds });
    settled = open && !given.adds;
    if (settled) break;
  }
  for (let number = from - 1; number >= first && !settled; number -= 1) {
    const line = file.lines.get(number);
    if (line === undefined) break;
    const depth = measureDepth(line);
    if (line.startsWith('}', depth)) closed = Math.min(closed, depth);
    else if (line.trim() !== '' && depth <= closed) closed = Number.POSITIVE_INFINITY;
    const ended = depth > closed;
    if (!line.includes(word)) continue;
    const given = read(line);
    if (given === null) continue;
    const statement = readStatement(given.expression, number, file);
    // A name that is built on itself has its older value above.
    const pieces = given.number
      ? { text: '0', parts: [] }
      : readValue(statement, { ...scope, line: number, column: Math.max(0, line.indexOf(given.expression)) });
    const declares = inBraces && ended && DECLARES.test(line);
    // A name that an ended block declares is another one: so are the values that the block gave to it.
    if (declares) values = values.filter((one) => one.depth < depth);
    else values.push({ pieces, line: number, depth, adds: given.adds });
    settled = !declares && !given.adds && depth <= use;
    if (settled) break;
  }
  // What the caller gave may still be there.
  const given = values.length > 0 && !settled && scope.parameters.includes(name);
  const base = { pieces: { text: HOLE, parts: [name] }, line: from, depth: use, adds: false };
  const found = joinAdded([...(given ? [base] : []), ...values.toReversed()]);
  trace.lines.push(...values.map((one) => one.line));
  return found.length === 0 ? null : joinPieces(found, ' ');
}

/** A value that a line gives to a name, or adds to it. */
export interface GivenValue {
  readonly pieces: Pieces;
  readonly line: number;
  readonly depth: number;
  readonly adds: boolean;
}

/** Puts a part that is added to another at once behind it. */
export function joinAdded(values: readonly Pick<GivenValue, 'pieces' | 'adds'>[]): Pieces[] {
  const found: Pieces[] = [];
  for (const { pieces, adds } of values) {
    const last = found.at(-1);
    if (adds && last?.text.endsWith(HOLE) === true && pieces.text.startsWith(HOLE))
      found.splice(-1, 1, joinPieces([last, pieces]));
    else found.push(pieces);
  }
  return found;
}
