/**
 * Settings as a parser reads them. Rules read JSON and YAML a line and a key at a time. Where the changed lines do not show
 * a key each (one-line JSON, flow style, anchors, merge keys, escapes), both sides are parsed and written anew, a key on
 * each line, so that every rule sees what a tool will read.
 */
import { addToCount, addToGroup } from '../../base/groups.js';
import type { HunkSide } from '../../base/hunk-lines.js';
import { foldSpace } from '../../base/text.js';
import type { FileChange, SideLine } from '../model.js';
import { readDocuments } from './document.js';
import { type PrintedLine, printLikeJson, printLikeYaml } from './document-lines.js';
import { parseOutline } from './outline.js';

const JSON_LANGUAGES: ReadonlySet<string> = new Set(['JSON', 'JSON with Comments', 'JSON5', 'JSONLD']);

/** The first lock format of Yarn looks like YAML and is not. */
const YARN_1 = /^# yarn lockfile v1\s*$/mu;

/** Longer sides (UTF-16 code units) are not parsed: the parser of YAML reads about a million a second. */
const MAX_PARSED = 500_000;

/** Returns the change with both sides as parsed, or the change itself where its lines show what is there. */
export function parseSettings(change: FileChange): FileChange {
  const json = change.language !== null && JSON_LANGUAGES.has(change.language);
  if (!json && change.language !== 'YAML') return change;
  const { old_text: before, new_text: after } = change.file;
  if (after === null || YARN_1.test(after) || showsEveryKey(change, json)) return change;
  const print = json ? printLikeJson : printLikeYaml;
  const [old, current] = [before ?? '', after].map((text) => {
    const trees = text.trim() === '' ? [] : text.length > MAX_PARSED ? null : readDocuments(text);
    return trees === null ? null : print(trees, text.split('\n'));
  });
  if (current === undefined || current === null) return change;
  const parsed = {
    new: markChanged(current, old ?? [], collectNumbers(change, 'new')),
    old: markChanged(old ?? [], current, collectNumbers(change, 'old')),
  };
  return { ...change, parsed };
}

const collectNumbers = (change: FileChange, side: HunkSide): ReadonlySet<number> =>
  new Set((side === 'new' ? change.added : change.removed).map(({ number }) => number));

/** A key and a scalar, an item, an opening or a closing bracket: what pretty-printed JSON has on a line. */
const JSON_VALUE = '(?:"(?:[^"\\\\]|\\\\[^u])*"|[\\w.+-]+|\\[[^{}[\\]\\\\]*\\]?|\\{ ?\\}?)';
const JSON_LINE = new RegExp(
  `^(?:|//.*|(?:"(?:[^"\\\\]|\\\\[^u])*" ?: ?)?${JSON_VALUE} ?,?|[\\]}] ?,?(?: ?[{[])?)$`,
  'u',
);
/** `- key: value` with a plain or quoted value, a list of plain values, or the head of a block. */
const YAML_LINE =
  /^(?:|#.*|---|(?:- ){0,3}(?:-|(?:["']?[\w./@$-]+["']?:(?: |$))?(?:[|>][+-]?\d?[+-]?|"[^"\\]*"|'[^']*'|\[[^{}[\]&*]*\]|[^\s[\]{}&*!|>%@`"'?:][^:"'{}[\]]*(?::[^\s][^:"'{}[\]]*){0,8}|\$\{\{.*)?(?: #.*)?))$/u;
/** A line that holds an alias or a merge key: what it stands for is elsewhere. */
const ALIAS = /^\s*(?:-\s+)*(?:<<|["']?[\w./@$-]+["']?)\s*:\s+\*[\w-]+\s*$|^\s*-\s+\*[\w-]+\s*$/mu;

/** Returns true if each changed line shows its own key and value, so that nothing has to be parsed. */
function showsEveryKey(change: FileChange, json: boolean): boolean {
  const lines = [...change.added, ...change.removed];
  if (json) return lines.every(({ text }) => JSON_LINE.test(foldSpace(text)));
  if (ALIAS.test(change.file.new_text ?? '')) return false;
  const odd = lines.filter(({ text }) => !YAML_LINE.test(foldSpace(text)));
  return odd.length === 0 || isInBlocks(change);
}

/** Returns true if all lines that are no plain entries stand in the texts of blocks: scripts, mostly. */
function isInBlocks(change: FileChange): boolean {
  return (['old', 'new'] as const).every((side) => {
    const text = change.file[`${side}_text`];
    if (text === null) return true;
    const numbers = collectNumbers(change, side);
    const lines = text.split('\n').map((line, at) => ({ number: at + 1, text: line, changed: numbers.has(at + 1) }));
    return parseOutline(lines).every((line) => !line.changed || line.block || YAML_LINE.test(foldSpace(line.text)));
  });
}

/**
 * Marks the lines that the other side does not have at the same place. Of lines that are alike, those on changed lines of
 * the file count first.
 */
function markChanged(
  own: readonly PrintedLine[],
  other: readonly PrintedLine[],
  changed: ReadonlySet<number>,
): readonly SideLine[] {
  const toKey = ({ path, text }: PrintedLine) => `${path}\n${text.trim().replace(/,$/u, '')}`;
  const left = new Map<string, number>();
  for (const line of other) addToCount(left, toKey(line));
  const alike = new Map<string, PrintedLine[]>();
  for (const line of own) addToGroup(alike, toKey(line), line);
  const fresh = new Set<PrintedLine>();
  for (const [key, lines] of alike) {
    const ranked = lines.toSorted((a, b) => Number(changed.has(a.number)) - Number(changed.has(b.number)));
    for (const line of ranked.slice(left.get(key) ?? 0)) fresh.add(line);
  }
  return own.map((line) => ({ number: line.number, text: line.text, changed: fresh.has(line) }));
}
