/** The texts for people among the new lines of a file: documents, comments, messages, and the words of new names. */
import type { FileChange, ScannedLine, Syntax } from '../../../model.js';

/** A line of text. */
export interface NewText {
  readonly text: string;
  /** Of the new side. */
  readonly number: number;
  /** It may go on in the next line. */
  readonly open: boolean;
  readonly kind: 'prose' | 'comment' | 'message' | 'name';
}

/** The texts of a file. */
export interface NewTexts {
  readonly change: FileChange;
  readonly texts: readonly NewText[];
}

/** Returns them by kind, each kind in the order of the lines. Blank ones are left out: most lines have no comment. */
export function readNewTexts(syntax: Syntax, change: FileChange, lines: readonly ScannedLine[]): readonly NewText[] {
  const prose = change.class === 'docs';
  const said = lines.flatMap(({ text, comment, number }): readonly NewText[] => {
    if ((prose ? text : comment).trim() === '') return [];
    return [
      prose ? { text, number, open: false, kind: 'prose' } : { text: comment, number, open: true, kind: 'comment' },
    ];
  });
  if (prose) return said;
  const file = syntax.get(change.file.path);
  const added = new Set(lines.map(({ number }) => number));
  const messages = (file?.after?.literals ?? [])
    .filter(({ first, text }) => added.has(first) && /\p{Alpha} \p{Alpha}/u.test(text))
    .flatMap(({ text, first }) =>
      text
        .replace(/\s*\\n\s*/gu, '; ')
        .split('\n')
        .map((line, index): NewText => ({ text: line, number: first + index, open: false, kind: 'message' })),
    )
    .filter(({ number }) => added.has(number));
  const names = (file?.symbolChanges ?? []).flatMap(({ change: how, after }): readonly NewText[] =>
    how === 'added' && after !== null && added.has(after.first)
      ? [
          {
            text: after.name.replace(/(?<=[a-z\d])(?=[A-Z])|_/gu, ' '),
            number: after.first,
            open: false,
            kind: 'name',
          },
        ]
      : [],
  );
  return [...said, ...messages, ...names];
}
