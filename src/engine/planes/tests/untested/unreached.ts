/** New functions for others that nothing in the change names: neither its tests, though they call others, nor its code. */
import { addToCount } from '../../../../base/groups.js';
import type { Definition, FileChange, FileSyntax, RuleContext } from '../../../model.js';
import type { NamedByTests } from './changed-tests.js';
import { findNewFunctions, isProduct, readRemovedLines } from './decisions.js';

/** A new function, with the name by which a test would have to name it. */
export interface Unreached {
  readonly change: FileChange;
  readonly line: number;
  readonly name: string;
}

/** A source of the change, with its definitions and its text after the change. */
interface Source {
  readonly change: FileChange;
  readonly definitions: readonly Definition[];
  readonly syntax: FileSyntax;
  readonly text: string;
}

/** Functions that a language or a framework calls: a test of what they belong to takes them. */
export const CALLED_BY_OTHERS =
  /^(?:__\w+|constructor|init|initialize|new|main|[Ss]tring|[Ee]rror|[Uu]nwrap|to_?[Ss]\w{0,20}|[Ee]quals|hash\w*|[Cc]lose|[Dd]ispose|[Rr]ender|[Rr]un|[Hh]andle\w{0,20}|on_?[A-Z]\w+|on_\w+|[gs]et[A-Z_]\w*|is[A-Z]\w*|fmt|drop|clone|default|from|eq|visit\w*|call|up|down|[Ss]etup|[Ss]tart|[Ss]top|register\w*|boot|poll\w*|Less|Len|Swap|(?:Un)?[Mm]arshal\w*|(?:de)?serialize|[Dd]escribe|[Cc]ollect|Reset|GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS|loader|action|middleware|meta|links|headers)$/u;

/** Programs are run as a whole. */
const PROGRAM = /(?:^|\/)bin\//u;

/** The words of a text; a longer name of Ruby ends with a sign. */
const WORD = /[\p{IDS}_$][\p{IDC}$]*/gu;

/** Longer texts than this, over all sources, are not counted. */
const MAX_TEXT = 20_000_000;

/**
 * Returns them where the changed tests call single functions of the same file. What a test reaches through other functions
 * cannot be told, so a function counts only if no other line of the change has its name. Takes time by the length of the
 * sources.
 */
export function findUnreached(context: RuleContext, named: NamedByTests): readonly Unreached[] {
  if (!named.single) return [];
  const sources = context.change.files.flatMap((change) => readSource(context, change));
  const removed = readRemovedLines(context);
  const candidates = sources.flatMap((source) =>
    isTestedAlone(source, named) ? findFunctions(context, removed, source, named) : [],
  );
  if (candidates.length === 0) return [];
  const mentions = countMentions(context, new Set(candidates.map(({ name }) => name)));
  return mentions === null ? [] : candidates.filter(({ name }) => mentions.get(name) === 1);
}

function readSource({ syntax }: RuleContext, change: FileChange): readonly Source[] {
  const file = syntax.get(change.file.path);
  const text = change.file.new_text;
  if (!isProduct(change) || PROGRAM.test(change.file.path) || text === null || file?.after?.whole !== true) return [];
  return [{ change, definitions: file.after.definitions, syntax: file, text }];
}

/** Returns true if a test stands beside the file and names a function that the file had before. */
function isTestedAlone({ change, syntax }: Source, named: NamedByTests): boolean {
  const old = syntax.before?.definitions ?? [];
  return named.isBeside(change.file.path) && old.some((one) => isOpenFunction(one) && named.has(one.name));
}

function findFunctions(
  context: RuleContext,
  removed: ReadonlySet<string>,
  { change, definitions, syntax, text }: Source,
  named: NamedByTests,
) {
  const fresh = new Set(findNewFunctions(context, removed, change));
  const lines = text.split('\n');
  return definitions.flatMap((one): readonly Unreached[] => {
    const told =
      isOpenFunction(one) &&
      fresh.has(one.first) &&
      !CALLED_BY_OTHERS.test(one.name) &&
      !named.has(one.name) &&
      !isMarked(lines, one.first) &&
      syntax.symbolChanges.some(({ change: kind, after }) => kind === 'added' && after?.first === one.first);
    return told ? [{ change, line: one.first, name: one.name }] : [];
  });
}

/** A function that stands by itself: methods are reached through their objects. */
const isOpenFunction = ({ kind, container, exported, name }: Definition): boolean =>
  kind === 'function' && container === null && exported && name.length >= LEAST_NAME;

/** Returns true if an annotation hands the function to a framework. */
export function isMarked(lines: readonly string[], first: number): boolean {
  return [lines[first - 2] ?? '', lines[first - 1] ?? ''].some((line) =>
    /^\s*(?:@\w|#\[|\[\w)/u.test(line.slice(0, 200)),
  );
}

/** Counts where the sources of the change have the names; null where not all of their texts are at hand. */
function countMentions({ change }: RuleContext, names: ReadonlySet<string>): ReadonlyMap<string, number> | null {
  const sources = change.files.filter(({ class: kind, file }) => kind !== 'test' && file.status !== 'deleted');
  const counts = new Map<string, number>();
  let left = MAX_TEXT;
  for (const { file, class: kind } of sources) {
    if (file.new_text === null) {
      if (kind === 'source' || kind === 'generated') return null;
      continue;
    }
    left -= file.new_text.length;
    if (left < 0) return null;
    for (const [word] of file.new_text.matchAll(WORD)) if (names.has(word)) addToCount(counts, word);
  }
  return counts;
}

/** Shorter names stand for many things. */
const LEAST_NAME = 5;
