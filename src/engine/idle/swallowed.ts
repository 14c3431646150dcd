/** Errors that are thrown into a handler that goes on as if nothing was. */
import { type Idle, listHeads, type Source, type SourceLine } from './source.js';

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
  const found = new Map<number, Idle>();
  const throwing = source.lines.filter(({ isAdded, code }) => isAdded && THROWS.test(code));
  if (throwing.length === 0) return found;
  const ends = new Map(source.blocks.closed.map(({ head, last }) => [head.number, last] as const));
  const handlers = new Map<number, SourceLine | null>();
  for (const line of throwing) {
    const head = listHeads(source, line).find(({ text }) => TRY.test(text.trim()));
    const last = head === undefined ? undefined : ends.get(head.number);
    if (head === undefined || last === undefined) continue;
    let handler = handlers.get(head.number);
    if (handler === undefined) {
      const first = source.lines
        .slice(head.number, last + 2)
        .find(({ code, indent }) => indent === head.indent && HANDLER.test(code));
      handler = first !== undefined && isSilent(source, first) ? first : null;
      handlers.set(head.number, handler);
    }
    if (handler === null) continue;
    found.set(line.number, { why: `throws into the handler of line ${handler.number}, which goes on`, flag: null });
  }
  return found;
}

/** Returns whether a handler neither throws nor says what was thrown. */
function isSilent({ lines }: Source, handler: SourceLine): boolean {
  const rest = lines.slice(handler.number, handler.number + MOST_LINES).filter(({ code }) => code !== '');
  const end = rest.findIndex(({ indent }) => indent <= handler.indent);
  const body = [handler.code.replace(HANDLER, ''), ...(end < 0 ? rest : rest.slice(0, end)).map(({ code }) => code)];
  const name = CAUGHT.exec(handler.code)?.groups?.['name'];
  const isSaid = (code: string, at: number) =>
    PASSES_ON.test(at === 0 ? code.replace(/^[^{:]*/u, '') : code) ||
    (at > 0 && name !== undefined && new Set<string>(code.match(/\w+/gu) ?? []).has(name));
  return !body.some(isSaid);
}
