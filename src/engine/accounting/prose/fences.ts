/**
 * Reads the fenced code blocks of Markdown. Where a block ends depends on lists, quotations and HTML around it, and
 * readers of Markdown differ. After the first block of which it is not sure, nothing counts as a block any more.
 */
import { measureIndent } from '../../text/line-shape.js';
import { isPython, type RunBlocks } from './run-blocks.js';

const FENCE = /^(\s*)(`{3,}|~{3,})(.*)$/u;
/** A mark behind the mark of a list or a quotation. */
const CONTAINED = /^\s*(?:>|[-+*]\s|\d{1,9}[.)]\s)[\s>]*(?:`{3,}|~{3,})/u;
/** Within such HTML, to the next blank line or to its end, a mark is no mark. */
const HTML = /^[\s>*+-]*(?:\d{1,9}[.)]\s+)?<[a-z/!?]/iu;
const RAW_HTML = /^[\s>*+-]*(?:\d{1,9}[.)]\s+)?<(?:(?:pre|textarea|script|style)\b|!\[|\?|![a-z])/iu;
/** Languages of blocks that are run when documents are built or tested. Some words only say how Rust runs its own. */
const RUN =
  /^(?:\{|(?:rust|should_panic|no_run|compile_fail|standalone|test_harness|edition20\d\d)\b|jldoctest|[\w-]+[\s,:]+(?:mdoc|doctest|twoslash|exec|eval)\b|doctest)/iu;

/** A language, and words that say only how the block looks. Tools that run or write blocks are told by other words. */
const SHOWN =
  /^[\w+#./-]*(?:\s*\{[\d\s,-]*\}|\s+(?:title|caption|filename|hl_lines|linenums|linenostart)=(?:"[^"]*"|'[^']*'|[^\s"'{}]+)|\s+(?:showLineNumbers|noLineNumbers|copy|wrap))*$/u;
/** The mark of a block, in whatever it stands. */
const ANY_MARK = /^[\s>*+-]*(?:\d{1,9}[.)]\s+)?(?:`{3,}|~{3,})(.*)$/u;

interface Fence {
  readonly indent: number;
  readonly language: string;
  readonly mark: string;
  readonly runs: boolean;
}

/** Tells of each line, in order, whether it is in a code block. */
export class FenceReader {
  #open: Fence | null = null;
  #trusted = true;
  #afterHtml = false;
  #unsure: 'text' | 'run' = 'text';
  #unsureLanguage = '';

  /** The language of the block that is open, in the words of its mark; '' if there is none. */
  get language(): string {
    return this.#open?.language ?? this.#unsureLanguage;
  }

  /** `runs`: the blocks that the project runs, whatever their words say. */
  constructor(private readonly runs: RunBlocks) {}

  /**
   * Returns `code` for the lines of a block and its marks, `run` if such a block may be run, else `text`. `told`: a comment
   * stands before the line, which may say that a block is run.
   */
  read(line: string, told: boolean): 'text' | 'code' | 'run' {
    if (!this.#trusted) return this.#readUnsure(line, told);
    const open = this.#open;
    if (open === null) return this.#readText(line, told);
    const indent = measureIndent(line);
    // A list item ends at such a line, and its block with it.
    if (line.trim() !== '' && indent < open.indent) {
      this.distrust();
      return this.#unsure;
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
    if (this.#open?.runs === true) this.#unsure = 'run';
    this.#unsureLanguage = this.language;
    this.#trusted = false;
    this.#open = null;
  }

  /** As `distrust`, if the line looks like the mark of a block. */
  distrustMark(line: string): void {
    if (FENCE.test(line) || CONTAINED.test(line)) this.distrust();
  }

  #readText(line: string, told: boolean): 'text' | 'code' | 'run' {
    this.#afterHtml = line.trim() !== '' && (this.#afterHtml || HTML.test(line));
    if (CONTAINED.test(line) || RAW_HTML.test(line) || (this.#afterHtml && FENCE.test(line))) {
      this.distrust();
      return this.#readUnsure(line, told);
    }
    const [, indent = '', mark, info = ''] = FENCE.exec(line) ?? [];
    if (mark === undefined || (mark.startsWith('`') && info.includes('`'))) return 'text';
    this.#open = {
      indent: indent.length,
      language: readLanguage(info.trim()),
      mark,
      runs: this.#mayRun(info.trim(), told),
    };
    return this.#open.runs ? 'run' : 'code';
  }

  /** No block counts as shown, but one that is run is still run for whoever sees it. It goes on to a mark without words. */
  #readUnsure(line: string, told: boolean): 'text' | 'run' {
    const info = ANY_MARK.exec(line)?.[1]?.trim();
    if (info === undefined) return this.#unsure;
    this.#unsureLanguage = readLanguage(info);
    if (this.#mayRun(info, told)) this.#unsure = 'run';
    else if (info === '' && this.#unsure === 'run') {
      this.#unsure = 'text';
      return 'run';
    }
    return this.#unsure;
  }

  #mayRun(info: string, told: boolean): boolean {
    return (
      told ||
      RUN.test(info) ||
      !SHOWN.test(info) ||
      (this.runs.unnamed && info === '') ||
      (this.runs.python && isPython(info))
    );
  }
}

/** Returns the language that the words of a mark begin with. */
function readLanguage(words: string): string {
  return /^[\w+#-]*/u.exec(words)?.[0] ?? '';
}
