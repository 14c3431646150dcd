/** Follows the lines that changes added through later commits, to see whose lines a fix changes soon. */

/** Lines that a later commit changed or removed, of those that an earlier one added. */
export interface TouchedLines {
  /** The commit that added them, and the one that changed them. */
  readonly of: string;
  readonly by: string;
  /** The file, as it was called when they were changed. */
  readonly path: string;
  readonly lines: number;
}

/** Lines `first` to `last` of a file, and the commit that added them. */
interface Run {
  readonly first: number;
  readonly last: number;
  readonly of: string;
}

/** What git prints before the diff of each commit. It cannot stand in a path, and lines of content begin otherwise. */
export const DIFF_FORMAT = '\x01%H';

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/u;
/** Longer lines are content. */
const MAX_HEAD_LINE = 8_192;

/**
 * Reads diffs without context (`git log -p -U0 --reverse`), oldest first, and collects whose lines each commit changes.
 * A line belongs to the commit that wrote it last. Lines that only moved with a renamed file stay those of their commit.
 */
export class LineFollower {
  readonly #files = new Map<string, readonly Run[]>();
  readonly #touched = new Map<
    string,
    { readonly of: string; readonly by: string; readonly path: string; lines: number }
  >();
  #commit = '';
  #old = '';
  #path = '';
  /** Lines of content that follow in the hunk. They are skipped, whatever they look like. */
  #left = 0;
  /** By how many lines the hunks so far moved what follows, for the file that is read. */
  #moved = 0;
  #rest = '';

  /** Takes the next piece of git's output. */
  read(piece: string): void {
    const text = this.#rest + piece;
    let from = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', from)) {
      this.#readLine(text.slice(from, Math.min(end, from + MAX_HEAD_LINE)));
      from = end + 1;
    }
    this.#rest = text.slice(from);
  }

  /** What was collected so far. */
  list(): readonly TouchedLines[] {
    return [...this.#touched.values()];
  }

  #readLine(line: string): void {
    if (this.#left > 0) {
      if (line.startsWith('\\')) return;
      this.#left -= 1;
    } else if (line.startsWith('\x01')) {
      this.#commit = line.slice(1);
    } else if (line.startsWith('diff --git ')) {
      this.#old = '';
      this.#path = '';
      this.#moved = 0;
    } else if (line.startsWith('rename from ')) {
      this.#old = line.slice('rename from '.length);
    } else if (line.startsWith('rename to ')) {
      this.#path = line.slice('rename to '.length);
      this.#files.set(this.#path, this.#files.get(this.#old) ?? []);
      this.#files.delete(this.#old);
    } else if (line.startsWith('--- ')) {
      this.#old = line.slice('--- a/'.length).replace(/\t$/u, '');
    } else if (line.startsWith('+++ ')) {
      // A removed file is `/dev/null` here: its lines are those of the old path.
      this.#path = line === '+++ /dev/null' ? this.#old : line.slice('+++ b/'.length).replace(/\t$/u, '');
    } else {
      this.#readHunk(line);
    }
  }

  #readHunk(line: string): void {
    const [found, first, removed = '1', start, added = '1'] = HUNK.exec(line) ?? [];
    if (found === undefined) return;
    const hunk = { first: Number(first), removed: Number(removed), start: Number(start), added: Number(added) };
    this.#left = hunk.removed + hunk.added;
    this.#apply(hunk);
  }

  #apply(hunk: {
    readonly first: number;
    readonly removed: number;
    readonly start: number;
    readonly added: number;
  }): void {
    // An insertion stands after the line that git names, so what follows begins one later. Hunks before this one moved it.
    const first = (hunk.removed === 0 ? hunk.first + 1 : hunk.first) + this.#moved;
    const end = first + hunk.removed;
    const shift = hunk.added - hunk.removed;
    const runs = (this.#files.get(this.#path) ?? []).flatMap((run): Run[] => {
      const taken = Math.min(run.last + 1, end) - Math.max(run.first, first);
      if (taken > 0) this.#touch(run.of, taken);
      return [
        ...(run.first < first ? [{ ...run, last: Math.min(run.last, first - 1) }] : []),
        ...(run.last >= end ? [{ ...run, first: Math.max(run.first, end) + shift, last: run.last + shift }] : []),
      ];
    });
    if (hunk.added > 0) runs.push({ first: hunk.start, last: hunk.start + hunk.added - 1, of: this.#commit });
    this.#files.set(this.#path, runs);
    this.#moved += shift;
  }

  #touch(of: string, lines: number): void {
    if (of === this.#commit) return;
    const key = `${of}\0${this.#commit}\0${this.#path}`;
    const known = this.#touched.get(key);
    if (known === undefined) this.#touched.set(key, { of, by: this.#commit, path: this.#path, lines });
    else known.lines += lines;
  }
}
