import type { FileChange, RawFinding, Rule } from '../../model.js';
import { compileGlob } from '../../text/glob.js';
import { REACH } from '../../text/reach.js';
import { findFirstChangedLines } from '../first-changed-lines.js';
import { locateRemovedLine, readWholeSide } from '../side-lines.js';
import { clip } from '../wording.js';

/** Reports changes of CODEOWNERS, which defines whose approval is required. */
export const codeowners: Rule = {
  id: 'integrity/codeowners',
  severity: 'warn',
  summary: 'Code owners change',
  docs: {
    why: 'Taking an owner away, or a later line that speaks for the same files, takes away the review that GitHub would have asked for. Added owners are shown as information.',
    bad: { files: { '.github/CODEOWNERS': [' * @shop/all', '-/src/payments/ @shop/payments'] } },
    good: { files: { 'docs/payments.md': [' # Payments', '+Owned by the team @shop/payments.'] } },
  },
  suppressible: true,
  check({ change }) {
    return change.files
      .filter(({ file }) => isOwners(file.path) || (file.old_path !== null && isOwners(file.old_path)))
      .flatMap((changed) => collectFindings(changed, change.files));
  },
};

const isOwners = (path: string) => /^(?:\.github\/|docs\/|\.gitlab\/)?CODEOWNERS$/u.test(path);

function collectFindings(changed: FileChange, all: readonly FileChange[]): readonly RawFinding[] {
  const { path, status, old_path: oldPath } = changed.file;
  if (status === 'deleted' || oldPath !== null)
    return [buildFinding(changed, findFirstChangedLines(changed), TAKEN, path)];
  const losses = [
    // One finding for all removed lines: the reader must look at the whole file anyway.
    ...findLostOwners(changed, all)
      .slice(0, 1)
      .map((line) => ({ line, title: TAKEN })),
    ...findOverrides(changed),
  ];
  if (losses.length > 0) {
    return losses
      .slice(0, MAX_LOSSES)
      .map(({ line, title }) => buildFinding(changed, { first: line, last: line }, title, title));
  }
  return [
    {
      file: path,
      ...findFirstChangedLines(changed),
      title: 'Code owners change',
      rationale:
        'This changes who is asked to review. Check that the patterns and names are meant: later lines win over earlier ones.',
      anchor: changed.added.map((line) => line.text.trim()).join('\n'),
      severity: 'info',
    },
  ];
}

const TAKEN = 'Code owners are taken away';
const MAX_LOSSES = 20;

function buildFinding(
  change: FileChange,
  place: { first: number; last: number },
  title: string,
  anchor: string,
): RawFinding {
  return {
    file: change.file.path,
    ...place,
    title,
    rationale:
      'Owners lose their say here, and with it goes the review that would be asked for. Those who lose it should agree.',
    anchor: `${anchor} ${change.removed.map((line) => line.text.trim()).join('\n')}`,
  };
}

/**
 * Returns the locations of owners on a removed line who are on no added line with the same pattern. A file that goes with the
 * change needs no owner.
 */
function findLostOwners(change: FileChange, all: readonly FileChange[]): readonly number[] {
  const gone = new Set(all.flatMap(({ file }) => (file.status === 'deleted' ? [file.path] : [])));
  const after = new Map<string, Set<string>>();
  for (const line of change.added) {
    const [pattern, owners] = readRule(line.text);
    after.set(pattern, new Set([...(after.get(pattern) ?? []), ...owners]));
  }
  const lost = change.removed.filter((line) => {
    const [pattern, owners] = readRule(line.text);
    const left = after.get(pattern);
    if (gone.has(pattern.replace(/^\//u, ''))) return false;
    return owners.size > 0 && (left === undefined || [...owners].some((owner) => !left.has(owner)));
  });
  return [...new Set(lost.map(({ number }) => locateRemovedLine(change, number)))];
}

/** The limit of lines that are compared: the cost grows with the square of their number. */
const MAX_LINES = 300;

/** Finds added lines that take files of an earlier line from its owners, or leave the files without owners. */
function findOverrides(change: FileChange): readonly { readonly line: number; readonly title: string }[] {
  const rules = readWholeSide(change, 'new')
    .flat()
    .map((line) => ({ line, rule: readRule(line.text) }))
    .filter(({ rule: [pattern] }) => pattern !== '' && !/^[[^]/u.test(pattern));
  const recent = rules.slice(-MAX_LINES);
  return recent.flatMap(({ line, rule: [pattern, owners] }, index) => {
    if (!line.changed) return [];
    const earlier = recent.slice(0, index).filter(({ line: { changed }, rule: [, had] }) => !changed && had.size > 0);
    if (owners.size === 0) {
      const taken = earlier.some(({ rule: [other] }) => covers(pattern, other) || covers(other, pattern));
      return taken ? [{ line: line.number, title: `Files are left without an owner: ${clip(pattern, 60)}` }] : [];
    }
    const loser = earlier.find(
      ({ rule: [other, had] }) => covers(pattern, other) && [...had].some((one) => !owners.has(one)),
    );
    return loser === undefined
      ? []
      : [
          {
            line: line.number,
            title: `A later line takes the say of others: ${clip(pattern, 40)} over ${clip(loser.rule[0], 40)}`,
          },
        ];
  });
}

/** Returns true if the patterns show that every file of the inner one belongs to the outer one. */
function covers(outer: string, inner: string): boolean {
  if (outer === inner || /^\/?\*{1,2}(?:\/\*{1,2})?$/u.test(outer)) return true;
  const folder = inner.replace(/^\//u, '').replace(/\/?\*{0,2}$/u, '');
  return (
    folder !== '' &&
    !/[*?[]/u.test(folder) &&
    inner.includes('/') &&
    compileGlob(outer.slice(0, REACH.statement))(`${folder}/any`.slice(0, REACH.statement))
  );
}

function readRule(text: string): readonly [pattern: string, owners: ReadonlySet<string>] {
  const [pattern = '', ...owners] = text
    .replace(/(?:^|\s)#.*$/u, '')
    .trim()
    .split(/\s+/u);
  return [pattern, new Set(owners)];
}
