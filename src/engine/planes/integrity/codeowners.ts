import type { FileChange, RawFinding, Rule } from '../../model.js';
import { compileGlob } from '../../text/glob.js';
import { REACH } from '../../text/reach.js';
import { findFirstChangedLines } from '../first-changed-lines.js';
import { leaveToPerson } from '../leave-to-person.js';
import { locateRemovedLine, readWholeSide } from '../side-lines.js';
import { clip } from '../wording.js';
import { createIdleTest, isOwnersPath, readOwnerRule } from './owner-patterns.js';

/** Reports changes of CODEOWNERS, which defines whose approval is required. */
export const codeowners: Rule = {
  id: 'integrity/codeowners',
  severity: 'info',
  summary: 'Code owners change',
  docs: {
    why: 'If an owner is removed, or a later line names the same files, GitHub no longer asks that owner for a review. The gate then asks for a person.',
    bad: { files: { '.github/CODEOWNERS': [' * @shop/all', '-/src/payments/ @shop/payments'] } },
    good: { files: { 'docs/payments.md': [' # Payments', '+Owned by the team @shop/payments.'] } },
  },
  suppressible: true,
  check({ change, snapshot }) {
    const owners = change.files.filter(
      ({ file }) => isOwnersPath(file.path) || (file.old_path !== null && isOwnersPath(file.old_path)),
    );
    if (owners.length === 0) return [];
    const place: Place = {
      owners,
      files: change.files,
      idle: new Set(snapshot.idle_owners ?? []),
      read: snapshot.codeowners?.path,
    };
    return leaveToPerson(owners.flatMap((changed) => collectFindings(changed, place)));
  },
};

/** What a change says of the files that have owners. */
interface Place {
  /** The changed files of owners: lines may move from one to another. */
  readonly owners: readonly FileChange[];
  readonly files: readonly FileChange[];
  /** Patterns that name nothing in the base. */
  readonly idle: ReadonlySet<string>;
  /** The file of owners that GitHub reads at the base; undefined if it is not known. */
  readonly read: string | undefined;
}

function collectFindings(changed: FileChange, place: Place): readonly RawFinding[] {
  const { path, status } = changed.file;
  const lost = findLostOwners(changed, place);
  const left = status === 'deleted' || !isOwnersPath(path);
  if (left && lost.length > 0) return [buildFinding(changed, findFirstChangedLines(changed), TAKEN, path)];
  const losses = [
    // One finding for all removed lines: the reader must look at the whole file anyway.
    ...lost.slice(0, 1).map((line) => ({ line, title: TAKEN })),
    ...(left ? [] : findOverrides(changed)),
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
    rationale: 'GitHub no longer asks these owners for a review. They should agree with that.',
    anchor: `${anchor} ${change.removed.map((line) => line.text.trim()).join('\n')}`,
  };
}

/**
 * Returns the locations of owners on a removed line who are on no line with the same pattern that comes, in this file or in
 * another place of code owners. A file that goes with the change needs no owner, nor does what the base does not have.
 */
function findLostOwners(change: FileChange, { owners: changed, files, idle, read }: Place): readonly number[] {
  const place = change.file.old_path ?? change.file.path;
  // GitHub reads one of its places, and GitLab has a place of its own.
  if (read !== undefined && read !== place && !isOfGitLab(place)) return [];
  const gone = new Set(files.flatMap(({ file }) => (file.status === 'deleted' ? [file.path] : [])));
  const isIdle = createIdleTest(files.flatMap(({ file }) => (file.status === 'deleted' ? [] : [file.path])));
  const after = new Map<string, Set<string>>();
  for (const line of changed.flatMap(({ file, added }) =>
    isOwnersPath(file.path) && (isOfGitLab(place) || !isOfGitLab(file.path)) ? added : [],
  )) {
    const [pattern, owners] = readOwnerRule(line.text);
    after.set(pattern, new Set([...(after.get(pattern) ?? []), ...owners]));
  }
  // One wider line may speak for the files of another: `/src/` for `/src/*`. What comes below it is told as an override.
  const come = [...after].filter(([pattern]) => pattern.endsWith('/')).slice(0, MAX_LINES);
  // What leaves its place takes all of its lines along.
  const stays = isOwnersPath(change.file.path) && (isOfGitLab(place) || !isOfGitLab(change.file.path));
  const lines = stays ? change.removed : readWholeSide(change, 'old').flat();
  const lost = lines.filter((line) => {
    const [pattern, owners] = readOwnerRule(line.text);
    const left = after.get(pattern);
    if (gone.has(pattern.replace(/^\//u, '')) || (idle.has(pattern) && isIdle(pattern))) return false;
    const kept = left ?? come.find(([other]) => covers(other, pattern))?.[1];
    return owners.size > 0 && (kept === undefined || [...owners].some((owner) => !kept.has(owner)));
  });
  return [...new Set(lost.map(({ number }) => locateRemovedLine(change, number)))];
}

const isOfGitLab = (path: string): boolean => path.startsWith('.gitlab/');

/** The limit of lines that are compared: the cost grows with the square of their number. */
const MAX_LINES = 300;

/** Finds added lines that take files of an earlier line from its owners, or leave the files without owners. */
function findOverrides(change: FileChange): readonly { readonly line: number; readonly title: string }[] {
  const rules = readWholeSide(change, 'new')
    .flat()
    .map((line) => ({ line, rule: readOwnerRule(line.text) }))
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
            title: `A later line replaces other owners: ${clip(pattern, 40)} over ${clip(loser.rule[0], 40)}`,
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
