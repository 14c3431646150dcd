/** Types that the parts of the criteria reader share. */

/** A line of text with its number in the body, counted from 1. */
export interface TextLine {
  readonly text: string;
  readonly line: number;
}

/** An item of a list. `details` are its further paragraphs; `lines` is its first paragraph. */
export interface ListItem {
  readonly line: number;
  readonly lines: string[];
  readonly details: TextLine[];
  readonly children: ListItem[];
  readonly code: CodeBlock[];
}

/** A fenced block of code. `info` is what stands behind its first fence, such as `gherkin`. */
export interface CodeBlock {
  readonly type: 'code';
  readonly info: string;
  /** The line of its first fence, where no other one ends it: then it goes on to the end of the text. */
  readonly endlessFrom: number | null;
  readonly lines: TextLine[];
}

/**
 * A part of a ticket's text. Lines are counted from 1. `lead`: the line begins a paragraph; `quoted`: it stands behind
 * `>`.
 */
export type Block =
  | { readonly type: 'heading'; readonly level: number; readonly text: string; readonly line: number }
  | {
      readonly type: 'line';
      readonly text: string;
      readonly line: number;
      readonly quoted: boolean;
      readonly lead: boolean;
    }
  | { readonly type: 'list'; readonly items: ListItem[]; readonly quoted: boolean }
  | { readonly type: 'table'; readonly rows: readonly { readonly cells: readonly string[]; readonly line: number }[] }
  | { readonly type: 'break' }
  /** The start or end of a part that folds. */
  | { readonly type: 'fold'; readonly open: boolean }
  | CodeBlock;

/** A criterion before its id is assigned. */
export interface Item {
  readonly text: string;
  readonly parts: readonly string[];
  readonly line: number;
  /** The number of its own id, `AC<n>`. */
  readonly id: number | null;
  /** `bare` lines count only if a section has no better form; scenarios and ids count anywhere in a ticket. */
  readonly form: 'marked' | 'scenario' | 'bare';
}
