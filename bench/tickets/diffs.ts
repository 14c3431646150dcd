/** Diffs of the ticket benchmark: their added lines, what belongs to a name, and a diff with lines taken out. */

/** A row of a hunk with its mark, and its line on the new side. */
export interface Row {
  readonly text: string;
  readonly line: number;
}

interface DiffPart {
  readonly head: readonly string[];
  /** Null for a file that is gone. */
  readonly path: string | null;
  readonly hunks: readonly { readonly head: RegExpExecArray; readonly rows: readonly Row[] }[];
}

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@(.*)$/u;
/** What a criterion may name: code, paths, identifiers, file names, options. */
const NAMES =
  /`([^`\s]{4,60})`|((?:[\w.-]+\/)+[\w.-]+\.\w{1,5})|\b([A-Za-z]\w*_\w+|[a-z]+[A-Z]\w+|[A-Z][a-z0-9]+[A-Z]\w+|[\w-]+\.(?:ts|js|py|rs|go|md|yml|json|cs|php|sh|tsx))\b|(?<![\w-])(--[a-z][\w-]{2,})/gu;
const LEAST_NAME = 4;
/** Of the written added lines at most this share may hang on a name, and so many must stay. */
const MOST_GONE = 0.6;
const LEAST_LEFT = 5;

/** The key of a line of the new side. */
export const keyLine = (path: string, line: number) => `${path}:${line}`;

function readParts(diff: string): DiffPart[] {
  return diff
    .split(/^(?=diff --git )/mu)
    .filter((part) => part.startsWith('diff --git'))
    .map((part) => {
      const rows = part.split('\n');
      if (rows.at(-1) === '') rows.pop();
      const found = rows.findIndex((row) => row.startsWith('@@ '));
      const at = found === -1 ? rows.length : found;
      const path = rows.slice(0, at).find((row) => row.startsWith('+++ b/'));
      const hunks: { head: RegExpExecArray; rows: Row[] }[] = [];
      let line = 0;
      for (const text of rows.slice(at)) {
        const head = HUNK.exec(text);
        if (head === null) {
          hunks.at(-1)?.rows.push({ text, line });
          if (/^[+ ]/u.test(text)) line += 1;
          continue;
        }
        line = Number(head[3]);
        hunks.push({ head, rows: [] });
      }
      return { head: rows.slice(0, at), path: path?.slice('+++ b/'.length).replace(/\t$/u, '') ?? null, hunks };
    });
}

/** Returns the added lines of a diff by `path:line`. */
export function listAddedLines(diff: string): Map<string, string> {
  const added = new Map<string, string>();
  for (const { path, hunks } of readParts(diff)) {
    if (path === null) continue;
    for (const { rows } of hunks)
      for (const { text, line } of rows) if (text.startsWith('+')) added.set(keyLine(path, line), text.slice(1));
  }
  return added;
}

/** Cuts the rows of a hunk into runs of changed rows and single kept ones. */
function cutRuns(rows: readonly Row[]): Row[][] {
  const runs: Row[][] = [];
  let open = false;
  for (const row of rows) {
    const changed = /^[+-]/u.test(row.text);
    if (changed && open) runs.at(-1)?.push(row);
    else runs.push([row]);
    open = changed;
  }
  return runs;
}

/**
 * Returns the rows of a hunk without some added ones. A run that loses all it adds is undone as a whole, so that what it removed
 * is there again.
 */
export function dropRows(rows: readonly Row[], isGone: (row: Row) => boolean): string[] {
  const isAdded = ({ text }: Row) => text.startsWith('+');
  return cutRuns(rows).flatMap((run) => {
    const lost = run.some((row) => isAdded(row) && isGone(row));
    const left = run.some((row) => isAdded(row) && !isGone(row) && row.text.slice(1).trim() !== '');
    if (lost && !left) return run.filter(({ text }) => text.startsWith('-')).map(({ text }) => ` ${text.slice(1)}`);
    return run.filter((row) => !(isAdded(row) && isGone(row))).map(({ text }) => text);
  });
}

/**
 * Returns the diff without some added lines, as `dropRows` leaves them out. The line numbers of the new side are then no longer those of the whole change.
 */
export function dropLines(diff: string, gone: ReadonlySet<string>): string {
  const out: string[] = [];
  for (const { head, path, hunks } of readParts(diff)) {
    const kept: string[] = [];
    for (const hunk of hunks) {
      const rows = dropRows(hunk.rows, ({ line }) => gone.has(keyLine(path ?? '', line)));
      if (!rows.some((row) => /^[+-]/u.test(row))) continue;
      const size = (marks: string) => rows.filter((row) => row !== '' && marks.includes(row.charAt(0))).length;
      kept.push(`@@ -${hunk.head[1]},${size(' -')} +${hunk.head[3]},${size(' +')} @@${hunk.head[5]}`, ...rows);
    }
    if (kept.length > 0 || hunks.length === 0) out.push(...head, ...kept);
  }
  return `${out.join('\n')}\n`;
}

function listNames(text: string): string[] {
  return [...text.matchAll(NAMES)]
    .map((found) => found.slice(1).find((one) => one !== undefined) ?? '')
    .map((name) => name.replace(/[()`.,:;]+$/u, ''))
    .filter((name) => name !== '');
}

/**
 * Returns the lines that belong to what one criterion alone names: the paragraphs of changed rows in which the name
 * stands, and the files of that name. Null if it names nothing of its own, or if too much or too little hangs on it.
 */
export function findNamedLines(diff: string, text: string, others: string): ReadonlySet<string> | null {
  const added = listAddedLines(diff);
  const written = new Map([...added].filter(([, line]) => line.trim() !== ''));
  const paths = new Set(readParts(diff).flatMap(({ path }) => path ?? []));
  const isFile = (path: string, name: string) => path === name || path.endsWith(`/${name}`);
  const names = [...new Set(listNames(text))]
    .filter((name) => name.length >= LEAST_NAME && !others.toLowerCase().includes(name.toLowerCase()))
    .filter(
      (name) =>
        [...written.values()].some((line) => line.includes(name)) || [...paths].some((path) => isFile(path, name)),
    );
  if (names.length === 0) return null;
  const gone = new Set<string>();
  for (const { path, hunks } of readParts(diff)) {
    if (path === null) continue;
    if (names.some((name) => isFile(path, name))) {
      for (const key of added.keys()) if (key.slice(0, key.lastIndexOf(':')) === path) gone.add(key);
      continue;
    }
    for (const { rows } of hunks) for (const run of cutRuns(rows)) addParagraphs(run, path, names, gone);
  }
  const lines = [...gone].filter((key) => written.has(key));
  const left = written.size - lines.length;
  return lines.length < 1 || lines.length > MOST_GONE * written.size || left < LEAST_LEFT ? null : new Set(lines);
}

/** Adds the paragraphs of a run that have one of the names. */
function addParagraphs(run: readonly Row[], path: string, names: readonly string[], into: Set<string>): void {
  let block: Row[] = [];
  for (const row of [...run, { text: '+', line: -1 }]) {
    if (!row.text.startsWith('+')) continue;
    if (row.text.slice(1).trim() !== '') {
      block.push(row);
      continue;
    }
    if (block.some(({ text }) => names.some((name) => text.slice(1).includes(name))))
      for (const { line } of block) into.add(keyLine(path, line));
    block = [];
  }
}
