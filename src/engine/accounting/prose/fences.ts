/**
 * Reads the fenced code blocks of Markdown. Where a block ends depends on lists, quotations and HTML around it, and
 * readers of Markdown differ. After the first block of which it is not sure, nothing counts as a block any more.
 */
import { measureIndent } from '../../text/line-shape.js';

const FENCE = /^(\s*)(`{3,}|~{3,})(.*)$/u;
/** A mark behind the mark of a list or a quotation. */
const CONTAINED = /^\s*(?:>|[-+*]\s|\d{1,9}[.)]\s)[\s>]*(?:`{3,}|~{3,})/u;
/** Within such HTML, to the next blank line or to its end, a mark is no mark. */
const HTML = /^[\s>*+-]*(?:\d{1,9}[.)]\s+)?<[a-z/!?]/iu;
const RAW_HTML = /^[\s>*+-]*(?:\d{1,9}[.)]\s+)?<(?:(?:pre|textarea|script|style)\b|!\[|\?|![a-z])/iu;
/** Languages of blocks that are run when documents are built or tested. Some words only say how Rust runs its own. */
const RUN =
  /^(?:\{|(?:rust|should_panic|no_run|compile_fail|standalone|test_harness|edition20\d\d)\b|jldoctest|[\w-]+[\s,:]+(?:mdoc|doctest|twoslash|exec|eval)\b|doctest)/iu;

/** The block shows another file, which the site builder reads. */
const SHOWS_FILE = /[\s,](?:file|src)=/iu;

interface Fence {
  readonly indent: number;
  readonly mark: string;
  readonly runs: boolean;
}

/** Tells of each line, in order, whether it is in a code block. */
export class FenceReader {
  #open: Fence | null = null;
  #trusted = true;
  #afterHtml = false;

  /** Returns `code` for the lines of a block and its marks, `run` if such a block is run, else `text`. */
  read(line: string): 'text' | 'code' | 'run' {
    if (!this.#trusted) return 'text';
    const open = this.#open;
    if (open === null) return this.#readText(line);
    const indent = measureIndent(line);
    // A list item ends at such a line, and its block with it.
    if (line.trim() !== '' && indent < open.indent) {
      this.distrust();
      return 'text';
    }
    const [, , mark = '', info = ''] = FENCE.exec(line) ?? [];
    if (info.trim() === '' && mark[0] === open.mark[0] && mark.length >= open.mark.length) {
      // A mark that stands further in closes the block for some readers only.
      if (indent !== open.indent) this.distrust();
      this.#open = null;
    }
    return open.runs ? 'run' : 'code';
  }

  /** From here on no block counts. */
  distrust(): void {
    this.#trusted = false;
    this.#open = null;
  }

  /** As `distrust`, if the line looks like the mark of a block. */
  distrustMark(line: string): void {
    if (FENCE.test(line) || CONTAINED.test(line)) this.distrust();
  }

  #readText(line: string): 'text' | 'code' | 'run' {
    this.#afterHtml = line.trim() !== '' && (this.#afterHtml || HTML.test(line));
    if (CONTAINED.test(line) || RAW_HTML.test(line) || (this.#afterHtml && FENCE.test(line))) {
      this.distrust();
      return 'text';
    }
    const [, indent = '', mark, info = ''] = FENCE.exec(line) ?? [];
    if (mark === undefined || (mark.startsWith('`') && info.includes('`'))) return 'text';
    this.#open = { indent: indent.length, mark, runs: RUN.test(info.trim()) || SHOWS_FILE.test(info) };
    return this.#open.runs ? 'run' : 'code';
  }
}
