/** What stands at the head of a function and changes what callers get: parameters that may be left out, and decorators. */
import type { Definition, FileChange, FileSyntax } from '../../model.js';
import type { TicketWords } from './ticket.js';

const OPTIONAL = /\b(?:option|default|omit|left out|without|unless|may\b|flag)/u;
const DECORATOR =
  /^\s{0,80}(?:(?:@|#\[)([\p{IDS}_][\p{IDC}.:]{0,80})|\[(\p{Upper}\w{0,80})(?:\([^\n]{0,200}\))?\]\s*$)/u;
/** Decorators that change nothing for callers. */
const MARKS =
  /^(?:allow|expect|test|tokio::test|derive|cfg|inline|must_use|doc|rustfmt|[Oo]verride|typing\.override|staticmethod|classmethod|property|overload|SuppressWarnings|[Dd]eprecated|Nullable|NotNull|NonNull|Obsolete|Fact|Test)\b/u;
/** Hooks of frameworks that name a method. */
const HOOK = /^\s{0,80}(?:before|after|around|prepend|append)_\w{1,40}\s{1,4}:(\w{1,80})/u;
/** Parameters that are read. */
const MAX_PARAMETERS = 50;
/** Lines of a head that are read. */
const MAX_HEAD = 40;

/** Returns the added lines with such a part of a head that the ticket does not name. */
export function findUnsaidSignatures(
  { class: fileClass, added }: FileChange,
  syntax: FileSyntax | null,
  ticket: TicketWords,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (fileClass === 'test' || ticket.words.size === 0) return found;
  const lines = new Map(added.map(({ number, text }) => [number, text]));
  for (const { before, after } of syntax?.symbolChanges ?? []) {
    if (after === null) continue;
    for (const name of listUnsaid(before, after, ticket)) {
      const at = findLine(lines, after, name);
      if (at !== null) found.set(at, `it may be called without \`${name}\`, and the ticket does not say so`);
    }
    if (before === null || after.kind === 'class') continue;
    for (let at = after.first - 3; at <= after.first + 3; at += 1) {
      const [, one, other] = DECORATOR.exec(lines.get(at) ?? '') ?? [];
      const name = one ?? other;
      if (name !== undefined && !MARKS.test(name) && !ticket.namesPart(name) && !before.signature.includes(name))
        found.set(at, `it decorates \`${after.name}\` with \`${name}\`, and the ticket does not say so`);
    }
  }
  for (const [number, text] of lines) {
    const [, name] = HOOK.exec(text) ?? [];
    if (name !== undefined && !ticket.namesWhole(name))
      found.set(number, `it calls \`${name}\` by itself, and the ticket does not say so`);
  }
  return found;
}

/** Returns the parameters that callers may leave out now, and that the ticket does not name. */
function listUnsaid(before: Definition | null, after: Definition, ticket: TicketWords): readonly string[] {
  const old = new Map((before?.parameters ?? []).map((one) => [one.name, one]));
  return after.parameters.slice(0, MAX_PARAMETERS).flatMap(({ name, optional }) => {
    if (!optional) return [];
    const was = old.get(name);
    if (was !== undefined) return was.optional || ticket.speaksOf(OPTIONAL) ? [] : [name];
    const value = readDefault(name, after.signature);
    const changes =
      before === null ? /^(?:true|false)$/iu.test(value) : !/^(?:|\{|null|undefined|None|nil)$/u.test(value);
    return changes && !ticket.namesPart(name) ? [name] : [];
  });
}

/** Returns the first token of a parameter's default; empty if none is written. */
function readDefault(name: string, signature: string): string {
  const tokens = signature.split(' ');
  const from = tokens.indexOf(name);
  for (let at = from + 1; from >= 0 && at < tokens.length && !/^[,)]$/u.test(tokens[at] ?? ''); at += 1)
    if (tokens[at] === '=') return tokens[at + 1] ?? '';
  return '';
}

function findLine(lines: ReadonlyMap<number, string>, { first, last }: Definition, name: string): number | null {
  for (let at = first; at <= Math.min(last, first + MAX_HEAD); at += 1) if (lines.get(at)?.includes(name)) return at;
  return null;
}
