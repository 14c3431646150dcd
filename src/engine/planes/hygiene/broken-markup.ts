import type { FileChange, RawFinding, Rule, SideLine } from '../../model.js';
import { measureIndent } from '../../text/line-shape.js';
import { REACH } from '../../text/reach.js';
import { listChanged, readWholeSide } from '../side-lines.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';

/** Reports marks of Markdown in a document of reStructuredText, and the reverse: readers see the marks. */
export const brokenMarkup: Rule = {
  id: 'hygiene/broken-markup',
  severity: 'info',
  summary: 'A document uses the marks of another format',
  docs: {
    why: 'The format of a file decides which marks become links and headings. The marks of another format stand in the page as they are, and nothing fails.',
    bad: {
      files: {
        'docs/rates.rst': [' Rates', ' =====', '+See [the table](https://example.org/rates) of the bank.'],
      },
    },
    good: {
      files: {
        'docs/rates.rst': [' Rates', ' =====', '+See `the table <https://example.org/rates>`_ of the bank.'],
      },
    },
  },
  suppressible: true,
  check: ({ change }) =>
    tellOnce(
      change.files.flatMap((one) => {
        const form = FORMS[one.language ?? ''];
        return form === undefined || one.file.status === 'deleted' || one.class === 'test' ? [] : findInFile(one, form);
      }),
    ),
};

interface Form {
  readonly own: string;
  readonly other: string;
  /** Marks of the other format. */
  readonly marks: readonly RegExp[];
  /** Text of the format that is shown as it is. */
  readonly literal: RegExp;
  /** Whether a line opens a block that is shown as it is, and what ends it. */
  readonly block: 'indented' | 'fenced';
}

const FORMS: Readonly<Record<string, Form>> = {
  reStructuredText: {
    own: 'reStructuredText',
    other: 'Markdown',
    marks: [/(?<![\w\]])\[[^\][\n]{1,120}\]\(https?:\/\/[^\s()]{3,300}\)/u, /^#{1,6} [\p{Alpha}`]/u, /^```\w{0,20}$/u],
    literal: /``[^`]{1,300}``/gu,
    block: 'indented',
  },
  Markdown: {
    own: 'Markdown',
    other: 'reStructuredText',
    marks: [
      /(?<![\w`]):(?:ref|doc|class|func|meth|mod|attr|term|envvar|option|program|py:\w{2,10}):`[^`]{1,200}`/u,
      /(?<!`)`[^`<]{1,120} <https?:\/\/[^>\s]{3,300}>`_/u,
      /^\.\. (?:note|warning|code-block|versionadded|versionchanged|deprecated|seealso|toctree|image|tip|important)::/u,
    ],
    literal: /``[^`]{1,300}``/gu,
    block: 'fenced',
  },
};

function findInFile(change: FileChange, { own, other, marks, literal, block }: Form): readonly RawFinding[] {
  const find = (text: string) => marks.find((mark) => mark.test(text));
  if (!listChanged(change, 'new').some(({ text }) => /\]|^#|```|[`:]/u.test(text))) return [];
  // Where such marks stood before, something may read them.
  if (readText(change, 'old', literal, block).some(({ text }) => find(text) !== undefined)) return [];
  return readText(change, 'new', literal, block).flatMap(({ text, number, changed }): readonly RawFinding[] => {
    const mark = changed ? find(text) : undefined;
    if (mark === undefined) return [];
    return [
      {
        file: change.file.path,
        first: number,
        last: number,
        title: `${other} in a document of ${own}: ${clip((mark.exec(text)?.[0] ?? text).trim(), 60)}`,
        rationale: `The file is read as ${own}, where these marks mean nothing. Write it in the form of ${own}.`,
        anchor: text.trim(),
      },
    ];
  });
}

/** Returns the lines of a side that are no code, each joined with the next: a link may go over two. */
function readText(change: FileChange, side: 'old' | 'new', literal: RegExp, block: Form['block']): readonly SideLine[] {
  return readWholeSide(change, side).flatMap((run) => {
    const plain = block === 'indented' ? leaveOutIndented(run) : leaveOutFenced(run);
    return plain.map((line, at) => {
      const next = plain[at + 1];
      const text = line.text.slice(0, REACH.line);
      const open = /\[[^\]]{0,120}$/u.test(text) && next?.number === line.number + 1;
      return { ...line, text: (open ? `${text} ${next.text.trim().slice(0, REACH.line)}` : text).replace(literal, '') };
    });
  });
}

/** In reStructuredText, what is indented below `::` or a directive for code is shown as it is. */
function leaveOutIndented(run: readonly SideLine[]): readonly SideLine[] {
  let edge: number | null = null;
  return run.filter(({ text }) => {
    if (text.trim() === '') return true;
    const indent = measureIndent(text);
    if (edge !== null && indent > edge) return false;
    edge =
      /::\s*$|^\s*\.\. (?:code|code-block|sourcecode|parsed-literal|highlight|raw|prompt|console)::|^\s*\.\. (?!\w[\w-]{0,40}::)/u.test(
        text.slice(0, REACH.line),
      )
        ? indent
        : null;
    return true;
  });
}

/** In Markdown, what stands between two fences, or is indented by four, is shown as it is. */
function leaveOutFenced(run: readonly SideLine[]): readonly SideLine[] {
  let fence: string | null = null;
  return run.filter(({ text }) => {
    const mark = /^\s{0,12}(?:[-*>]\s{1,4})?(`{3,10}|~{3,10})/u.exec(text.slice(0, REACH.line))?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence) === true && text.trim() === mark) fence = null;
      return false;
    }
    fence = mark ?? null;
    return mark === undefined && !/^(?: {4}|\t)/u.test(text);
  });
}
