/**
 * Lines of indented YAML and JSON, each with its key and its enclosing keys, from the indentation alone. So a hunk can
 * be read as far as it shows, nothing is expanded, and the cost of broken text is limited by its lines. The caller must
 * read flow style, or several keys on one line, from the value.
 */
import type { SideLine } from '../model.js';
import { readTemplateLine } from './templates.js';

/** A line with its key and the keys around it, as far as the lines that are known show them. */
export interface OutlineLine extends SideLine {
  /** Null if the line has none: an item, a brace, text of a block. */
  readonly key: string | null;
  /** The text after the key, or the whole line if there is no key; without YAML comment, comma and quotes. */
  readonly value: string;
  /** From the outermost to the innermost. */
  readonly parents: readonly string[];
  /** Columns before the text, including marks of list items. */
  readonly indent: number;
  /** True for the first line of a list item. */
  readonly item: boolean;
  /** Whether the line belongs to a block (`key: |`) of the innermost parent. */
  readonly block: boolean;
}

/** The limit of depth; no hand-written file is nested deeper. */
const MAX_DEPTH = 40;

/** Reads the outline of a run of lines. */
export function parseOutline(run: readonly SideLine[]): readonly OutlineLine[] {
  const open: { readonly indent: number; readonly path: readonly string[] }[] = [];
  let block: number | null = null;
  const createOutlineLine = (line: SideLine, of: Omit<OutlineLine, keyof SideLine>): OutlineLine => ({
    number: line.number,
    text: line.text,
    changed: line.changed,
    ...of,
  });
  return run.map((line) => {
    const lead = measureIndent(line.text);
    const rest = line.text.slice(lead);
    if (block !== null && (rest === '' || lead > block)) {
      return createOutlineLine(line, {
        key: null,
        value: rest,
        parents: getTopPath(open),
        indent: lead,
        item: false,
        block: true,
      });
    }
    block = null;
    if (rest === '' || rest.startsWith('#')) {
      return createOutlineLine(line, {
        key: null,
        value: '',
        parents: getTopPath(open),
        indent: lead,
        item: false,
        block: false,
      });
    }
    if (rest.startsWith('{{')) {
      // An action stands at any column: what it prints has a column of its own, and what prints nothing closes no block.
      const { column } = readTemplateLine(line.text);
      while (column !== null && open.length > 0 && (open.at(-1)?.indent ?? 0) >= column) open.pop();
      const value = column === null ? '' : rest;
      const of = { key: null, value, parents: getTopPath(open), item: false, block: false };
      return createOutlineLine(line, { ...of, indent: column ?? lead });
    }
    const dashes = rest.startsWith('-') ? (/^(?:-\s{1,20}){1,5}|^-$/u.exec(rest)?.[0] ?? '') : '';
    const item = dashes !== '';
    const indent = lead + dashes.length;
    while (open.length > 0 && (open.at(-1)?.indent ?? 0) >= (item ? lead + 1 : lead)) open.pop();
    const body = rest.slice(dashes.length);
    const match = KEY.exec(body);
    const parents = getTopPath(open);
    if (match === null)
      return createOutlineLine(line, { key: null, value: toPlainScalar(body), parents, indent, item, block: false });
    const key = match[1] ?? match[2] ?? match[3] ?? '';
    const value = toPlainScalar(match[4] ?? '');
    if (open.length < MAX_DEPTH) open.push({ indent, path: [...parents, key] });
    if (/^[|>][+-]?\d?[+-]?$/u.test(value)) block = indent;
    return createOutlineLine(line, { key, value, parents, indent, item, block: false });
  });
}

function measureIndent(text: string): number {
  let at = 0;
  while (at < text.length && (text[at] === ' ' || text[at] === '\t')) at += 1;
  return at;
}

const NOTHING: readonly string[] = [];

function getTopPath(open: readonly { readonly path: readonly string[] }[]): readonly string[] {
  return open.at(-1)?.path ?? NOTHING;
}

/** `"key":`, `'key':` or `key:`, followed by a blank or the line's end. */
const KEY = /^(?:"([^"]{1,300})"|'([^']{1,300})'|([^\s"'#{}[\],&*!|>%@`][^:#"'{}[\],]{0,300}?))\s{0,20}:(?:\s+(.*))?$/u;

/** Removes the comment, the trailing comma and the quotes from a scalar. */
function toPlainScalar(text: string): string {
  const quoted = /^"([^"]*)"|^'([^']*)'/u.exec(text);
  if (quoted !== null) return quoted[1] ?? quoted[2] ?? '';
  const comment = text.search(/\s#/u);
  return trimEndMarks(comment < 0 ? text : text.slice(0, comment));
}

/** Removes blanks and commas at the end. A regular expression would take quadratic time on a long run of them. */
function trimEndMarks(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === ',' || text.charAt(end - 1).trim() === '')) end -= 1;
  return text.slice(0, end);
}
