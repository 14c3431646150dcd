/**
 * What a line stands in: the function, the type, the key around it, by indentation, so the same for every language. Lines
 * that continue another one, and those that only close a block, have nothing inside.
 */
import { measureIndent } from './line-shape.js';

/** Characters of a line that are read. */
const REACH = 200;
/** So many lines around one are kept, the nearest. */
const MOST_HEADS = 40;
/** What continues the line before it, or says nothing: brackets, comments, directives, decorators. */
const NO_HEAD =
  /^(?:[)\]}{(>;,.:#@*|&+?-]|\/[/*]|<|"""|'''|end\b|else\b|elif\b|elsif\b|catch\b|except\b|rescue\b|finally\b|ensure\b|then\b|begin\b)/u;
/** What ends a block, and opens none: a line that is indented after it is not inside. */
const CLOSES = /^(?:\}|end\b)(?!.*[{(:]$)/u;
/** A word that declares, and what it declares. */
const DECLARED =
  /(?:^|[\s(])(?:class|interface|struct|enum|trait|protocol|extension|impl(?:<[^>]{0,60}>)?|module|namespace|object|record|actor|mixin|union|type|def|defp|defmodule|defmacro|fn|func(?:\s?\([^)]{0,80}\))?|fun|function\*?|sub|proc|macro_rules!|const|let|var|val)\s+([\p{IDS}_$][\p{IDC}$.:?!]*)/u;
/** A method: words or a type, its name, brackets that close on the line or are left open, and no call with a callback. */
const METHOD =
  /^(?:[\p{IDS}_$][\p{IDC}$<>[\],.?:*&\s]{0,120}[\s*&])?~?([\p{IDS}_$][\p{IDC}$]*[?!]?)\s?(?:<[^>]{0,60}>)?\(/u;
/** What ends a head, and is no part of its name: `class Basket:`. */
const ENDS = /[.:]+$/u;
/** A callback, or a call whose answer is called: what looks like a method and is none. */
const CALLBACK = /^[^()]{0,120}\)\s?\.|=>|\bfunction\b|\bdo\b|->|["'`]/u;
/** A key of data, or of an object, with a block of its own. */
const KEY = /^["'[]{0,2}([\p{IDS}_$][\p{IDC}$.-]*)["'\]]{0,2}\s?[:=]\s?(?:[{[(]|async\b|function\b|$)/u;
const STATEMENT =
  /^(?:if|for|foreach|while|until|unless|switch|match|case|when|with|using|lock|synchronized|try|return|throw|raise|yield|await|assert|do|select|guard|defer|go|super|new|delete)$/u;

/** A line of a text, by its number. */
export interface NumberedLine {
  readonly number: number;
  readonly text: string;
}

/** A line that others stand in. */
export interface Head extends NumberedLine {
  readonly indent: number;
}

/** A block: a line, and the last one that stands in it. */
export interface Block {
  readonly head: Head;
  readonly last: number;
}

/** What stands around the wanted lines of a text, and the blocks that end in it. */
export interface Blocks {
  /** By the number of a wanted line: what it stands in, the nearest first. */
  readonly around: ReadonlyMap<number, readonly Head[]>;
  readonly closed: readonly Block[];
}

/** Reads the blocks of a text. Linear in the text, and in the depth that is kept for each wanted line. */
export function readBlocks(lines: Iterable<NumberedLine>, wanted: ReadonlySet<number>): Blocks {
  const around = new Map<number, readonly Head[]>();
  const closed: Block[] = [];
  const open: Head[] = [];
  let last = 0;
  const close = (indent: number) => {
    for (let head = open.at(-1); head !== undefined && head.indent >= indent; head = open.at(-1)) {
      closed.push({ head, last });
      open.pop();
    }
  };
  for (const { number, text } of lines) {
    const code = text.slice(0, REACH).trim();
    if (code === '') continue;
    const indent = measureIndent(text);
    if (wanted.has(number)) {
      const heads = open.slice(-MOST_HEADS).filter((head) => head.indent < indent);
      if (heads.length > 0) around.set(number, heads.toReversed());
    }
    const isHead = !NO_HEAD.test(code);
    if (isHead || CLOSES.test(code)) close(indent);
    if (isHead) open.push({ number, text, indent });
    last = number;
  }
  close(0);
  return { around, closed };
}

/** Returns the name that a line declares; null if it declares none. */
export function readDeclared(text: string): string | null {
  const code = text.slice(0, REACH).trim();
  const name = DECLARED.exec(code)?.[1]?.replace(ENDS, '') ?? KEY.exec(code)?.[1] ?? readMethod(code);
  return name === null || STATEMENT.test(name) ? null : name;
}

function readMethod(code: string): string | null {
  const found = STATEMENT.test(/^\w*/u.exec(code)?.[0] ?? '') ? null : METHOD.exec(code);
  return found === null || CALLBACK.test(code.slice(found[0].length)) ? null : (found[1] ?? null);
}
