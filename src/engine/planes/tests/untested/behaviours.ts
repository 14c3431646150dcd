/** What a change newly does, by its code: what a reviewer would ask a test for. */
import type { FileChange, FileSyntax, RuleContext } from '../../../model.js';
import { findNewSettings } from '../../new-settings.js';
import { clip } from '../../wording.js';
import {
  countRemoved,
  createMovedTest,
  findChangedConditions,
  findDecisions,
  findNewFunctions,
  isProduct,
  readRemovedLines,
} from './decisions.js';
import { findNewErrors, readRemoved } from './new-errors.js';

/** One new thing that the code does. */
export interface Behaviour {
  readonly change: FileChange;
  readonly line: number;
  readonly kind: 'condition' | 'other condition' | 'function' | 'setting' | 'error';
  /** The line as it is written. */
  readonly text: string;
  /** What it is, in words: “the condition “if (a > b)””. */
  readonly words: string;
}

/** Returns what is new, by file and line; nothing of files whose code only moved here. */
export function findBehaviours(context: RuleContext): readonly Behaviour[] {
  const removed = countRemoved(context);
  const isMoved = createMovedTest(context);
  const gone = readRemoved(context);
  const went = readRemovedLines(context);
  return context.change.files.filter(isProduct).flatMap((change, at) => {
    if (isMoved(change)) return [];
    const syntax = context.syntax.get(change.file.path);
    const line = createLineReader(change, syntax);
    const names = listNames(syntax);
    const all: readonly Omit<Behaviour, 'text'>[] = [
      ...findNewSettings(change, syntax).map(
        ({ kind, name, line: at }): Omit<Behaviour, 'text'> => ({
          change,
          line: at,
          kind: 'setting',
          words: `the ${kind} ${clip(name, 60)}`,
        }),
      ),
      ...(at >= MAX_FILES ? [] : findNewErrors(context, change, gone)).map(
        ({ message, line: at }): Omit<Behaviour, 'text'> => ({
          change,
          line: at,
          kind: 'error',
          words: `the error “${clip(message, 80)}”`,
        }),
      ),
      ...findNewFunctions(context, went, change).map(
        (at): Omit<Behaviour, 'text'> => ({
          change,
          line: at,
          kind: 'function',
          words: `the function ${names.get(at) ?? `“${line(at)}”`}`,
        }),
      ),
      ...findDecisions(context, removed, change).map(
        (at): Omit<Behaviour, 'text'> => ({
          change,
          line: at,
          kind: 'condition',
          words: `the condition “${line(at)}”`,
        }),
      ),
      ...findChangedConditions(context, change).map(
        (at): Omit<Behaviour, 'text'> => ({
          change,
          line: at,
          kind: 'other condition',
          words: `the changed ${HANDLER.test(line(at)) ? 'handler' : 'condition'} “${line(at)}”`,
        }),
      ),
    ];
    // A line is told once, in the words that say most.
    const taken = new Set<number>();
    const once = all.filter(({ line: at }) => !taken.has(at) && taken.add(at) !== null);
    const texts = new Map(change.added.map(({ number, text }) => [number, text]));
    return once.map((one) => ({ ...one, text: texts.get(one.line) ?? '' })).toSorted((a, b) => a.line - b.line);
  });
}

/** Returns the names of the functions of the new side by their first lines. */
function listNames(syntax: FileSyntax | undefined): ReadonlyMap<number, string> {
  return new Map(
    (syntax?.after?.definitions ?? []).flatMap(({ kind, name, first }): readonly [number, string][] =>
      (kind === 'function' || kind === 'method') && name !== '' ? [[first, clip(name, 60)]] : [],
    ),
  );
}

/** Returns a function that gives the line at a place, without annotations above it and a comment behind it. */
function createLineReader({ added }: FileChange, syntax: FileSyntax | undefined): (first: number) => string {
  const comments = new Map((syntax?.added ?? []).map(({ number, comment }) => [number, comment]));
  const texts = new Map(
    added.map(({ number, text }) => [number, cutComment(text, comments.get(number) ?? '').trim()] as const),
  );
  return (first) => {
    const lines = Array.from({ length: MAX_HEAD }, (_, at) => texts.get(first + at) ?? '');
    return clip(lines.find((text) => /\w/u.test(text) && !/^(?:@|#\[|\/\/|\/?\*)/u.test(text)) ?? lines[0] ?? '', 60);
  };
}

/** The comment has the place that it has in the line, so what stands before it is code. */
function cutComment(text: string, comment: string): string {
  const start = comment.length - comment.trimStart().length;
  return comment.trim() === '' || start === 0 ? text : text.slice(0, start);
}

/** The head of a handler of errors. */
const HANDLER = /^\W{0,10}(?:catch|except|rescue)\b/u;
/** Each message is looked for in all that went, so no more files are read for errors. */
const MAX_FILES = 100;
/** The lines of annotations and the head of a function. */
const MAX_HEAD = 8;
