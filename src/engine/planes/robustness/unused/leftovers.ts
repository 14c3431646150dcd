/** Names that a change stops reading and leaves behind: a private definition, a local value, a part of what a function takes. */
import type { Definition, FileChange, RawFinding, RuleContext } from '../../../model.js';
import { clip } from '../../wording.js';
import { isMarkedPrivate } from './private-marks.js';

/** Finds names that the old side of a file read, of which the new side only has the declaration. */
export function findLeftovers({ change, syntax }: Pick<RuleContext, 'change' | 'syntax'>): readonly RawFinding[] {
  return change.files.flatMap((one) => {
    const { old_text: before, new_text: after, status, path } = one.file;
    const file = syntax.get(path);
    if (one.class !== 'source' || status !== 'modified' || before === null || after === null) return [];
    if (file?.after?.whole !== true || file.before === null || Math.max(before.length, after.length) > MAX_TEXT)
      return [];
    if (file.removed.length === 0 || READ_BY_NAME.test(after)) return [];
    const gone = collectNames(file.removed.map(({ code }) => code));
    const sides = { before: new Code(before, one), after: new Code(after, one) };
    const added = new Set(one.added.map(({ number }) => number));
    return [
      ...findUnreadDefinitions(one, { before: file.before.definitions, after: file.after.definitions }, gone, sides),
      ...findUnreadParts(file.symbolChanges, gone, sides),
    ].flatMap(({ name, line }) => (added.has(line) ? [] : [buildFinding(path, line, name)]));
  });
}

const MAX_TEXT = 400_000;
/** Such calls read names by their texts. */
const READ_BY_NAME = /\b(?:eval|compact|extract|locals|vars|globals)\s*\(/u;

interface Leftover {
  readonly name: string;
  readonly line: number;
}

interface Sides {
  readonly before: Code;
  readonly after: Code;
}

const LINE_COMMENT: Readonly<Record<string, RegExp>> = { Python: /(?:^|\s)#.*$/u };
const SLASHES = /(?:^|\s)\/\/.*$|^\s*\*.*$|^\s*\/\*.*$/u;

/** A text by lines, without the comments that end a line. */
class Code {
  readonly lines: readonly string[];

  constructor(text: string, { language }: FileChange) {
    const comment = LINE_COMMENT[language ?? ''] ?? SLASHES;
    this.lines = text.split('\n').map((line) => (line.length > MAX_LINE ? line : line.replace(comment, '')));
  }

  /** Counts the places of a name between two lines that do not only give it a value; the line `but` does not count. */
  countReads(
    name: string,
    { first, last, but }: { readonly first: number; readonly last: number; readonly but: number },
  ): number {
    let count = 0;
    for (let number = first; number <= last; number += 1) {
      const line = this.lines[number - 1] ?? '';
      if (number === but || !line.includes(name)) continue;
      for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + name.length)) {
        const [before, after] = [line.slice(0, at), line.slice(at + name.length)];
        if (/[\w$]$/u.test(before) || /^[\w$]/u.test(after) || isWritten(before, after)) continue;
        count += 1;
      }
    }
    return count;
  }
}

const MAX_LINE = 2_000;

/** Returns true where a value is only given: `x.name = 1;`, or `name: 1,` on a line of its own. */
function isWritten(before: string, after: string): boolean {
  return (
    (/^\s*(?:[\w$]+\.)?$/u.test(before) && /^\s{0,4}=(?![=>~])/u.test(after)) ||
    (/^\s*$/u.test(before) && /^:\s/u.test(after))
  );
}

function collectNames(lines: readonly string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.slice(0, MAX_LINE).match(/[A-Za-z_]\w{2,80}/gu) ?? []));
}

const TOP_ALONE: ReadonlySet<string> = new Set(['TypeScript', 'TSX', 'JavaScript']);

function isOwn(one: Definition, language: string): boolean {
  if (language === 'Python') return one.container === null && /^(?:_[a-z\d_]+|_?[A-Z][A-Z\d_]{3,})$/u.test(one.name);
  if (isMarkedPrivate(one.signature, language)) return true;
  return (
    TOP_ALONE.has(language) &&
    one.container === null &&
    !one.exported &&
    one.kind !== 'type' &&
    one.kind !== 'interface'
  );
}

function findUnreadDefinitions(
  { language }: FileChange,
  { before: old, after: now }: Readonly<Record<'before' | 'after', readonly Definition[]>>,
  gone: ReadonlySet<string>,
  { before, after }: Sides,
): readonly Leftover[] {
  return now.flatMap((one) => {
    if (!gone.has(one.name) || !isOwn(one, language ?? '')) return [];
    const declared = old.find(({ name }) => name === one.name);
    if (declared === undefined || now.some((other) => other !== one && other.name === one.name)) return [];
    if (after.countReads(one.name, { first: 1, last: after.lines.length, but: one.first }) > 0) return [];
    const then = before.countReads(one.name, { first: 1, last: before.lines.length, but: declared.first });
    return then > 0 ? [{ name: one.name, line: one.first }] : [];
  });
}

/** Names that a function takes apart from a parameter, and no longer reads. */
function findUnreadParts(
  changes: readonly {
    readonly change: string;
    readonly before: Definition | null;
    readonly after: Definition | null;
  }[],
  gone: ReadonlySet<string>,
  sides: Sides,
): readonly Leftover[] {
  return changes.flatMap(({ change, before, after }) => {
    if (change !== 'body' || before === null || after === null) return [];
    return after.parameters.flatMap(({ name: pattern }) => {
      if (!pattern.startsWith('{') || pattern.includes('...')) return [];
      return (pattern.match(/[A-Za-z_]\w{2,80}(?=\s*[,}=])/gu) ?? []).flatMap((name): readonly Leftover[] => {
        if (!gone.has(name)) return [];
        const line = findLine(sides.after, name, after);
        const now = sides.after.countReads(name, { first: after.first, last: after.last, but: 0 });
        const then = sides.before.countReads(name, { first: before.first, last: before.last, but: 0 });
        return now === 1 && then > 1 ? [{ name, line }] : [];
      });
    });
  });
}

function findLine({ lines }: Code, name: string, { first, last }: Definition): number {
  const at = lines.slice(first - 1, last).findIndex((line) => line.includes(name));
  return first + Math.max(0, at);
}

function buildFinding(file: string, line: number, name: string): RawFinding {
  return {
    file,
    first: line,
    last: line,
    title: `Nothing in this file reads ${clip(name, 60)} any more`,
    rationale:
      'This change removes the last line of the file that read this name, and leaves its declaration. Remove that too, or put back what read it.',
    anchor: `left ${name}`,
  };
}
