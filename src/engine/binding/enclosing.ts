/**
 * What a changed line stands in: the function, the type, the key around it. A criterion that names `price` is also about a
 * line inside of it, which does not say the name again. Only unchanged lines are looked at: what the change writes itself
 * is read as its own words. By indentation, so the same for every language.
 */
import { readHunkLines } from '../../base/hunk-lines.js';
import type { FileChange } from '../model.js';
import { measureIndent } from '../text/line-shape.js';

/** Characters of a line that are read. */
const REACH = 200;
/** So many names around a line are taken, the nearest first, and so many lines are searched for them. */
const MOST_NAMES = 4;
const MOST_HEADS = 40;
/** What continues the line before it, or says nothing: brackets, comments, directives, decorators. */
const NO_HEAD =
  /^(?:[)\]}{(>;,.:#@*|&+?-]|\/[/*]|<|"""|'''|end\b|else\b|elif\b|elsif\b|catch\b|except\b|rescue\b|finally\b|ensure\b|then\b|begin\b)/u;
/** What ends a block, and opens none: a line that is indented after it is not inside. */
const CLOSES = /^(?:\}|end\b)(?!.*[{(:]$)/u;
/** A word that declares, and what it declares. */
const DECLARED =
  /(?:^|[\s(])(?:class|interface|struct|enum|trait|protocol|extension|impl(?:<[^>]{0,60}>)?|module|namespace|object|record|actor|mixin|union|type|def|defp|defmodule|defmacro|fn|func(?:\s?\([^)]{0,80}\))?|fun|function\*?|sub|proc|macro_rules!|const|let|var|val)\s+([\p{L}_$][\p{L}\p{N}_$.:?!]*)/u;
/** A method: words or a type, its name, brackets that close on the line or are left open, and no call with a callback. */
const METHOD =
  /^(?:[\p{L}_$][\p{L}\p{N}_$<>[\],.?:*&\s]{0,120}[\s*&])?~?([\p{L}_$][\p{L}\p{N}_$]*[?!]?)\s?(?:<[^>]{0,60}>)?\(/u;
const CALLBACK = /=>|\bfunction\b|\bdo\b|->|["'`]/u;
/** A key of data, or of an object, with a block of its own. */
const KEY = /^["'[]{0,2}([\p{L}_$][\p{L}\p{N}_$.-]*)["'\]]{0,2}\s?[:=]\s?(?:[{[(]|async\b|function\b|$)/u;
const STATEMENT =
  /^(?:if|for|foreach|while|until|unless|switch|match|case|when|with|using|lock|synchronized|try|return|throw|raise|yield|await|assert|do|select|guard|defer|go|super|new|delete)$/u;

/** Returns the names around the added lines of a file, the nearest first, by their number. Linear in the text of the file. */
export function readEnclosing(file: FileChange): ReadonlyMap<number, readonly string[]> {
  const added = new Set(file.added.map(({ number }) => number));
  const found = new Map<number, readonly string[]>();
  const open: Head[] = [];
  for (const { number, text } of listLines(file)) {
    const code = text.slice(0, REACH).trim();
    if (code === '') continue;
    const indent = measureIndent(text);
    if (added.has(number)) {
      const names = open
        .slice(-MOST_HEADS)
        .flatMap((head) => (head.indent < indent && head.name !== null ? [head.name] : []));
      if (names.length > 0) found.set(number, names.toReversed().slice(0, MOST_NAMES));
    }
    const isHead = !NO_HEAD.test(code);
    if (isHead || CLOSES.test(code)) while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    if (isHead) open.push({ indent, name: added.has(number) ? null : readDeclared(code) });
  }
  return found;
}

/** A line that others stand in, with what it declares; null where it declares nothing, or is the change's own. */
interface Head {
  readonly indent: number;
  readonly name: string | null;
}

/** The lines of the new side: of the whole file where it is there, else those that the hunks show, after their headings. */
function listLines({ file }: FileChange): readonly { readonly number: number; readonly text: string }[] {
  if (file.new_text !== null) return file.new_text.split('\n').map((text, at) => ({ number: at + 1, text }));
  return file.hunks.flatMap((hunk) => [
    { number: 0, text: hunk.section },
    ...readHunkLines(hunk)
      .filter(({ mark }) => mark === ' ' || mark === '+')
      .map(({ text, newNumber }) => ({ number: newNumber, text })),
  ]);
}

/** Returns the name that a line declares; null if it declares none. */
function readDeclared(code: string): string | null {
  const name = DECLARED.exec(code)?.[1] ?? KEY.exec(code)?.[1] ?? readMethod(code);
  return name === null || STATEMENT.test(name) ? null : name;
}

function readMethod(code: string): string | null {
  const found = METHOD.exec(code);
  return found === null || CALLBACK.test(code.slice(found[0].length)) ? null : (found[1] ?? null);
}
