/** Which changed comments of a file a tool obeys: by themselves, by the comment that they are part of, or by the types that they tell. */
import { once } from '../../../base/once.js';
import type { FileChange, FileSyntax } from '../../model.js';
import { isObeyed } from './obeyed.js';
import { findObeyedText, type ObeyedText } from './under-obeyed.js';

type Side = 'added' | 'removed';

/** A changed line with its comment. */
export interface CommentLine {
  readonly number: number;
  readonly comment: string;
}

/**
 * Tags whose types checkers take for those of the code: TypeScript in JavaScript alone
 * (https://www.typescriptlang.org/docs/handbook/jsdoc-supported-types.html). Those of PHP, which checkers and some frameworks read too, are edited
 * so often that they stay inert.
 */
const TYPED = /@(?:param|returns?)\s*\{[^}]*\}?\s*[^\s-]*/gu;
/** What a file of JavaScript has of which a checker reads the types. */
const CHECKED =
  /@ts-check|@typedef|@template|@satisfies|\bimport\(["'][^"']*["']\)\.|\bgoog\.(?:provide|require|module)\b/u;
/** A comment that begins on its line. */
const BEGINS = /^\s*(?:\/\/|\/\*|#)/u;

/** The text of a side that is too long to read, or that does not exist. */
const UNKNOWN: ObeyedText = { under: new Set(), ends: new Set() };

/** Tells of the changed lines of a file whether a tool obeys their comments. */
export class ObeyedLines {
  readonly #texts: Readonly<Record<Side, () => ObeyedText>>;
  readonly #types: () => { readonly differ: boolean };

  /** `syntax`: where the comments of the changed lines are known. */
  constructor(
    private readonly change: FileChange,
    syntax: Pick<FileSyntax, Side> | null,
  ) {
    const { language, file } = change;
    const isChecked =
      language === 'JavaScript' && [file.old_text, file.new_text].some((text) => text === null || CHECKED.test(text));
    const read = (text: string | null) =>
      once(() => (text === null ? UNKNOWN : findObeyedText(text.split('\n'), language)));
    this.#texts = { added: read(file.new_text), removed: read(file.old_text) };
    this.#types = once(() => ({
      differ: isChecked && syntax !== null && listTypes(syntax.added) !== listTypes(syntax.removed),
    }));
  }

  /** Returns whether the comment of a changed line is obeyed. */
  has({ number, comment }: CommentLine, side: Side): boolean {
    // A line of a comment without a word says nothing by itself.
    if (!/[^\s*]/u.test(comment)) return false;
    const { language } = this.change;
    if (isObeyed(comment, language)) return true;
    const text = this.#texts[side]();
    if (text === UNKNOWN ? !BEGINS.test(comment) : text.under.has(number)) return true;
    return listTypes([{ number, comment }]) !== '' && this.#types().differ;
  }

  /** Returns whether comments end on a line of a side of which one is obeyed: it may be about what follows. */
  endsOn(number: number, side: Side): boolean {
    return this.#texts[side]().ends.has(number);
  }
}

function listTypes(lines: readonly CommentLine[]): string {
  return lines
    .flatMap(({ comment }) => [...comment.matchAll(TYPED)].map(([type]) => type.replace(/\s+/gu, ' ')))
    .toSorted()
    .join('\n');
}
