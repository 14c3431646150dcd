/** How a piece out of the middle of a file may be framed, so that a grammar takes it. */

import { CLOSERS } from '../../text/brackets.js';
import { REACH } from '../../text/reach.js';
import { scanLines } from '../../text/scan.js';
import type { TextForm } from '../../text/text-forms.js';
import type { LanguageTable } from '../language-table.js';
import { findOpenDocstring } from './docstrings.js';
import type { Fragment, Framing } from './fragment.js';
import { listWordFramings } from './word-blocks.js';

/** How a fragment may be read, likeliest first; a heading is git's guess at what is around it. */
export function listFramings(
  fragment: Fragment,
  heading: string,
  table: LanguageTable,
  form: TextForm,
): readonly Framing[] {
  const framings = table.indented
    ? listIndentedFramings(fragment, heading.trim(), table)
    : table.words === true
      ? listWordFramings(fragment, form)
      : listBracketFramings(fragment, heading.trim(), table, form);
  const [commentStart, commentEnd] = findCommentFraming(fragment, form);
  const { opening } = table;
  const first = opening === undefined || fragment.lines.some((line) => line.includes(opening)) ? [] : [opening];
  return framings.map(({ before, after }) => ({
    before: [...first, ...before, ...commentStart],
    after: [...commentEnd, ...after],
  }));
}

/**
 * Returns the text that opens a block comment or docstring which the fragment only closes, and the text that closes a
 * comment which it only opens.
 */
function findCommentFraming(
  { lines, start: number }: Fragment,
  form: TextForm,
): readonly [readonly string[], readonly string[]] {
  const docstring = number <= 1 ? null : findOpenDocstring(lines, form);
  if (docstring !== null) {
    const last = lines.find((line) => line.includes(docstring.close)) ?? '';
    return [[`${/^[ \t]*/u.exec(last)?.[0] ?? ''}${docstring.open}`], []];
  }
  const { block } = form;
  if (!block.some(([open]) => open === '/*')) return [[], []];
  const text = lines.join('\n');
  const end = text.indexOf('*/');
  const start = text.indexOf('/*');
  const last = text.lastIndexOf('/*');
  const stays = last > text.lastIndexOf('*/') && text.slice(text.lastIndexOf('\n', last) + 1, last).trim() === '';
  return [end >= 0 && (start < 0 || end < start) ? ['/*'] : [], stays ? ['*/'] : []];
}

const OPENER: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The brackets that have no partner inside the fragment. */
interface Balance {
  /** Openers for the brackets that the fragment closes, outermost first. */
  readonly openers: readonly string[];
  /** Closers for the brackets that the fragment opens, innermost first. */
  readonly closers: readonly string[];
}

function measureBalance({ lines, start }: Fragment, form: TextForm): Balance {
  const openers: string[] = [];
  const open: string[] = [];
  const scanned = scanLines(lines, form, start <= 1);
  scanned.forEach(({ code }, index) => {
    for (let at = 0; at < code.length; at += 1) {
      const char = code.charAt(at);
      const closer = CLOSERS[char];
      if (closer !== undefined) open.push(closer);
      else if (OPENER[char] !== undefined) {
        if (open.at(-1) === char) open.pop();
        else if (open.length === 0) {
          const below = scanned[index + 1]?.code.slice(0, REACH.word) ?? '';
          openers.push(selectOpener(char, `${code.slice(at + 1, at + 20)} ${below}`));
        }
      }
    }
  });
  return { openers: openers.reverse(), closers: open.reverse() };
}

/** Returns the text to put before the fragment for a closing bracket, depending on what follows the bracket. */
function selectOpener(closer: string, rest: string): string {
  if (closer !== '}') return OPENER[closer] ?? '';
  if (/^\s*(?:catch|finally)\b/u.test(rest)) return 'try {';
  return /^\s*else\b/u.test(rest) ? 'if (0) {' : '{';
}

function listBracketFramings(
  fragment: Fragment,
  heading: string,
  table: LanguageTable,
  form: TextForm,
): readonly Framing[] {
  const { openers, closers } = measureBalance(fragment, form);
  const end = closers.length === 0 ? [] : [closers.join('')];
  const framings: Framing[] = [];
  const [outermost, ...others] = openers;
  const add = (before: string, after: string, inner: string): void => {
    if (outermost === undefined) framings.push({ before: [before], after: [...end, after] });
    else if (outermost.endsWith('{')) {
      const [next, ...rest] = others;
      const second = next === undefined ? [] : [next === '{' ? inner : next];
      framings.push({ before: [[before, ...second, ...rest].join(' ')], after: end });
    }
  };
  const [first] = table.fragments;
  // The heading encloses the fragment only if the fragment begins inside a definition.
  if (heading.endsWith('{') && (openers.length > 0 || /^[ \t]/u.test(fragment.lines.find(isInked) ?? ''))) {
    add(heading, '}', first?.inner ?? '{');
  }
  if (first !== undefined && hasMethods(fragment)) add(first.before, first.after, first.inner ?? '{');
  if (openers.length === 0 && fragment.lines.every((line) => /^(?:\s|$)/u.test(line))) {
    for (const one of table.fragments) if (one.first === true) add(one.before, one.after, '{');
  }
  framings.push({ before: openers.length === 0 ? [] : [openers.join(' ')], after: end });
  if (openers.at(-1)?.endsWith('{') === true) {
    for (const inside of table.inside ?? []) {
      framings.push({ before: [[...openers.slice(0, -1), inside].join(' ')], after: end });
    }
  }
  for (const { before, after, inner } of table.fragments) add(before, after, inner ?? '{');
  return framings;
}

const isInked = (line: string) => line.trim() !== '';

/**
 * Returns whether a line like `total(a) {` is at the fragment's own indentation. The grammar reads it as a call and a
 * block, but it is a method.
 */
function hasMethods({ lines }: Fragment): boolean {
  const inked = lines.filter(isInked);
  const least = inked.reduce((least, line) => Math.min(least, line.search(/\S/u)), Number.POSITIVE_INFINITY);
  return inked.some((line) => line.search(/\S/u) === least && METHOD.test(line.slice(least, least + 300)));
}

const METHOD =
  /^(?:(?:async|static|get|set|public|private|protected|override|readonly)\s+)*(?!(?:if|for|while|switch|catch|with|function|return|await|new|do|else|try|describe|it|test)\b)[\p{IDS}_$#][\p{IDC}$]*\([^()]*\)(?:\s*:\s*[^;{}=]{1,100})?\s*\{/u;

/** Returns framings that open a block for each level by which the fragment's indentation decreases. */
function listIndentedFramings({ lines }: Fragment, heading: string, table: LanguageTable): readonly Framing[] {
  const steps: string[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const indentation = /^[ \t]*/u.exec(line)?.[0] ?? '';
    if (indentation.length === line.trimEnd().length || indentation.length >= least) continue;
    least = indentation.length;
    steps.push(indentation);
  }
  const levels = least > 0 && steps.length > 0 ? ['', ...steps.reverse()] : steps.reverse();
  // The deepest level is the fragment itself.
  const opened = levels.slice(0, -1);
  if (opened.length === 0) return [{ before: [], after: [] }];
  const framings = table.fragments.map(({ before, inner }) => ({
    before: opened.map((indentation, at) => indentation + (at === 0 ? before : (inner ?? before))),
    after: [],
  }));
  if (!/^(?:class|def|async\s+def)\s.*:$/su.test(heading)) return framings;
  // A class is the outermost enclosing block, a function the innermost.
  const place = heading.startsWith('class') ? 0 : opened.length - 1;
  const rung = table.fragments[0]?.before ?? '';
  const known = opened.map((indentation, at) => indentation + (at === place ? heading : rung));
  return [{ before: known, after: [] }, ...framings];
}
