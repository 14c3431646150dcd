/** Errors that are thrown into a handler that goes on as if nothing was. */
import { listHeads, type Source, type SourceLine } from '../change/source.js';
import type { Idle } from './idle.js';

const TRY = /^(?:try|begin)\b/u;
/** A statement that throws. An expression that throws where it has no value does more: `x ?? throw …`. */
const THROWS =
  /^(?:\}?\s*(?:else\s+)?(?:if|unless)\b.*[\s)}:{]|\}?\s*else\b[\s{:]*|(?:case|default|when|null|else)\b[^?|]*(?:->|=>|:)\s*)?(?:throw|raise)\b/u;
const HANDLER = /^\}?\s*(?:catch|except|rescue)\b/u;
const CAUGHT = /\b(?:catch\s*\(?\s*(?:[\w.|\\]+\s+)?\$?|except\b.*\bas\s+|rescue\b.*=>\s*)(?<name>\w+)/u;
const PASSES_ON = /\b(?:throw|raise|panic|reject|exit|abort|next|fail|rethrow|errors?)\b/iu;
/** So many lines of a handler are read. */
const MOST_LINES = 40;

/** Finds the added lines that throw inside a `try` of which the first handler neither throws nor says what was thrown. */
export function findSwallowed(source: Source): ReadonlyMap<number, Idle> {
  const handled = listHandled(
    source,
    source.lines.filter(({ isAdded }) => isAdded),
  );
  const silent = handled.filter(({ handler }) => isSilent(source, handler));
  return new Map(
    silent.map(({ line, handler }) => [
      line.number,
      { why: `throws into the handler of line ${handler.number}, which goes on`, flag: null },
    ]),
  );
}

/** A line that throws, and the first handler of the `try` around it. */
interface Handled {
  readonly line: SourceLine;
  readonly handler: SourceLine;
}

/** Returns which of some added lines throw inside of a `try`, each with its first handler. */
export function listHandled(source: Source, lines: readonly SourceLine[]): readonly Handled[] {
  const throwing = lines.filter(({ code }) => THROWS.test(code));
  if (throwing.length === 0) return [];
  const ends = new Map(source.blocks.closed.map(({ head, last }) => [head.number, last] as const));
  const handlers = new Map<number, SourceLine | null>();
  return throwing.flatMap((line) => {
    const head = listHeads(source, line).find(({ text }) => TRY.test(text.trim()));
    const last = head === undefined ? undefined : ends.get(head.number);
    if (head === undefined || last === undefined) return [];
    let handler = handlers.get(head.number);
    if (handler === undefined) {
      const after = source.lines.slice(head.number, last + 2);
      handler = after.find(({ code, indent }) => indent === head.indent && HANDLER.test(code)) ?? null;
      handlers.set(head.number, handler);
    }
    return handler === null ? [] : [{ line, handler }];
  });
}

/** Returns whether a handler throws, or gives the error on. */
export function passesOn(source: Source, handler: SourceLine): boolean {
  return listBody(source, handler).some((code, at) => isPassedOn(code, at));
}

/** Returns whether a handler neither throws nor says what was thrown. */
function isSilent(source: Source, handler: SourceLine): boolean {
  const name = CAUGHT.exec(handler.code)?.groups?.['name'];
  const isSaid = (code: string, at: number) =>
    isPassedOn(code, at) || (at > 0 && name !== undefined && new Set<string>(code.match(/\w+/gu) ?? []).has(name));
  return !listBody(source, handler).some(isSaid);
}

/** The code of a handler, its own line first. */
function listBody({ lines }: Source, handler: SourceLine): readonly string[] {
  const rest = lines.slice(handler.number, handler.number + MOST_LINES).filter(({ code }) => code !== '');
  const end = rest.findIndex(({ indent }) => indent <= handler.indent);
  return [handler.code.replace(HANDLER, ''), ...(end < 0 ? rest : rest.slice(0, end)).map(({ code }) => code)];
}

const isPassedOn = (code: string, at: number): boolean =>
  PASSES_ON.test(at === 0 ? code.replace(/^[^{:]*/u, '') : code);
