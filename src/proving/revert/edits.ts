/** Changes of a text by place. */

/** Replaces the text from `start` to `end`, in UTF-16 code units of the text before any edit. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits that do not overlap, in any order. An insertion comes before what is removed at the same place. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let at = 0;
  let out = '';
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    out += text.slice(at, Math.max(at, edit.start)) + edit.text;
    at = Math.max(at, edit.end);
  }
  return out + text.slice(at);
}

/** The lines of a text by number, from 1, each with its place; the end includes the newline. */
export class TextLines {
  private readonly starts: readonly number[];

  constructor(readonly text: string) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    this.starts = starts;
  }

  get count(): number {
    return this.starts.length;
  }

  start(line: number): number {
    return this.starts[line - 1] ?? this.text.length;
  }

  end(line: number): number {
    return this.starts[line] ?? this.text.length;
  }

  /** Returns the line with its newline. */
  read(line: number): string {
    return this.text.slice(this.start(line), this.end(line));
  }

  isBlank(line: number): boolean {
    return this.read(line).trim() === '';
  }
}
