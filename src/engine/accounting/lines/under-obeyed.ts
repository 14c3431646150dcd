/**
 * Finds the lines of a text that belong to a comment that a tool obeys, though they do not say so themselves: what a comment begins with
 * says what all of it is, and a tag goes on to the next one.
 */
import { isObeyed, isReadTag } from './obeyed.js';

/** What is obeyed around the lines of a text. Numbers from 1. */
export interface ObeyedText {
  /** Lines inside of such a comment, or under such a tag. */
  readonly under: ReadonlySet<number>;
  /** Lines with which a run of comments ends that has an obeyed line. What follows may be what it is about. */
  readonly ends: ReadonlySet<number>;
}

/** A comment of one line, by the marks of languages with a tree. */
const LINE = /^\s*(?:\/\/|#(?!\[))/u;
const OPENS = /^\s*\/\*/u;
/** Behind code. In a string it is more often a glob. */
const BEFORE_BEHIND = /^$|[\s(,;{})]$/u;
/** Languages without such comments. */
const WITHOUT_BLOCKS: ReadonlySet<string> = new Set(['Python', 'Ruby', 'Shell']);
/** Tags that are read with their line: what follows them are words for people, or examples. */
const OF_A_LINE =
  /^[\s/*#!]*@(?:example|deprecated|public|internal|private|protected|readonly|default|type|typedef|property|prop|callback|template|memberof|overload|class|constructor|function|name|module|implSpec|implNote|apiNote|inheritDoc|yields?|option|raise|api|package|abstract|override|category|group|remark)\b/u;
const TAG = /^[\s/*#!]*@[A-Za-z]/u;
/** A tag within a sentence is about a word of it. */
const INLINE = /\{@\w+[^{}]*\}/gu;

/** Reads a text. Linear in it. What only looks like a comment is no changed comment by the tree, so it does no harm. */
export function findObeyedText(lines: readonly string[], language: string | null): ObeyedText {
  const under = new Set<number>();
  const ends = new Set<number>();
  const hasBlocks = !WITHOUT_BLOCKS.has(language ?? '');
  let inBlock = false;
  // Of the comment: all of it, the tag that goes on, and the brackets that it has open.
  let whole = false;
  let tag = false;
  let depth = 0;
  let run = false;
  lines.forEach((line, at) => {
    const opens = hasBlocks && OPENS.test(line);
    const isLine = !inBlock && LINE.test(line);
    const isComment = inBlock || opens || isLine;
    if (!isComment) {
      [whole, tag, depth, run] = [false, false, 0, false];
      // A comment may begin behind code.
      const last = hasBlocks ? line.lastIndexOf('/*') : -1;
      inBlock = last >= 0 && !line.includes('*/', last) && BEFORE_BEHIND.test(line.slice(0, last).slice(-1));
      if (inBlock) whole = isObeyed(line.slice(last), language);
      return;
    }
    if (opens && !inBlock) [whole, tag, depth] = [isObeyed(line, language), false, 0];
    const isTag = depth <= 0 && TAG.test(line);
    const isOfLine = OF_A_LINE.test(line);
    if (isTag) tag = !isReadTag(line, language) && !isOfLine;
    if (whole || tag) under.add(at + 1);
    if (tag) depth = Math.max(0, depth + count(line, /[({]/gu) - count(line, /[)}]/gu));
    run ||= whole || tag || (!isOfLine && isObeyed(line.replace(INLINE, ''), language));
    if (!isLine) inBlock = !line.includes('*/', opens && !inBlock ? line.indexOf('/*') + 2 : 0);
    if (run && !inBlock) ends.add(at + 1);
  });
  return { under, ends };
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
