/**
 * Code owners of the changed paths, by CODEOWNERS at the base. Source of the rules: "About code owners" in GitHub's
 * documentation: the last pattern that fits a path says who owns it, one of them suffices, a pattern without owners
 * frees its paths, lines with what GitHub does not support are skipped.
 */
import { compareText } from '../../base/order.js';
import type { SaidByPeople } from '../said-by-people.js';
import type { Snapshot } from '../snapshot.js';
import { compileGlob } from '../text/glob.js';

/** A line of CODEOWNERS. */
interface OwnerLine {
  /** As written: `@login`, `@org/team`, or an e-mail address; any one of them suffices. */
  readonly owners: readonly string[];
  readonly covers: (path: string) => boolean;
}

/** The owners of which one must approve, as CODEOWNERS writes them, and what could not be told of them. */
export interface MissingOwners {
  readonly missing: readonly string[];
  readonly unknown: readonly string[];
}

/**
 * Returns the groups of owners of changed paths of whom none approved, each as CODEOWNERS writes it. `approvals`: logins
 * whose approval counts.
 */
export function findMissingOwners(snapshot: Snapshot, said: SaidByPeople, approvals: readonly string[]): MissingOwners {
  const approved = new Set(approvals.map((login) => login.toLowerCase()));
  const authors = new Set(said.authors.map((login) => login.toLowerCase()));
  const members = new Map(said.teams.map(({ name, members: listed }) => [name.toLowerCase(), listed]));
  const hasApproved = (owner: string): boolean => {
    const name = owner.slice(1).toLowerCase();
    if (!isTeam(owner)) return isLogin(owner) && approved.has(name);
    return (members.get(`@${name}`) ?? []).some((login) => approved.has(login.toLowerCase()));
  };
  const missing = listOwnerGroups(snapshot).filter((owners) => !owners.some(hasApproved));
  const unknown = missing.flatMap((owners) =>
    owners.flatMap((owner) => {
      if (isTeam(owner)) return (members.get(owner.toLowerCase()) ?? null) === null ? [explainTeam(owner)] : [];
      if (isLogin(owner))
        return owners.length === 1 && authors.has(owner.slice(1).toLowerCase()) ? [explainAuthor(owner)] : [];
      return [`CODEOWNERS names ${owner}, and GitHub does not say whose address that is: write the login.`];
    }),
  );
  return { missing: missing.map((owners) => owners.join(' ')), unknown: [...new Set(unknown)] };
}

/** Returns the teams that own a changed path, as CODEOWNERS writes them. */
export function listOwnerTeams(snapshot: Snapshot): readonly string[] {
  return listOwnerGroups(snapshot).flat().filter(isTeam);
}

/** Returns whether an owner is a team, `@org/team`. */
export const isTeam = (owner: string) => /^@[^@/]+\/[^@/]+$/u.test(owner);
const isLogin = (owner: string) => /^@[^@/]+$/u.test(owner);

const explainTeam = (team: string) =>
  `The members of ${team} could not be read: that needs a token with "members: read" of the organization, which a workflow's own token cannot have. Use the token of an App, or name logins in CODEOWNERS.`;
const explainAuthor = (owner: string) =>
  `${owner} is the only owner of a changed path and made the change: name another owner in CODEOWNERS on the base branch.`;

/** Returns the owners of a path at the base, as CODEOWNERS writes them; none if nobody owns it. */
export type FindOwners = (path: string) => readonly string[];

/** Reads CODEOWNERS of the base, when the first path is asked for. */
export function createOwnerLookup({ codeowners }: Pick<Snapshot, 'codeowners'>): FindOwners {
  let lines: readonly OwnerLine[] | null = null;
  return (path) => {
    lines ??= readOwnerLines(codeowners?.text ?? '').reverse();
    return lines.find(({ covers }) => covers(path))?.owners ?? [];
  };
}

/** Returns the owners of each changed path, the old path of a renamed file among them; each group once, sorted. */
function listOwnerGroups(snapshot: Snapshot): readonly (readonly string[])[] {
  const findOwners = createOwnerLookup(snapshot);
  const paths = snapshot.files.flatMap(({ path, old_path }) => (old_path === null ? [path] : [path, old_path]));
  const groups = new Map<string, readonly string[]>();
  for (const path of new Set(paths)) {
    const owners = findOwners(path);
    if (owners.length > 0) groups.set(owners.join(' '), owners);
  }
  return [...groups].sort(([a], [b]) => compareText(a, b)).map(([, owners]) => owners);
}

function readOwnerLines(text: string): OwnerLine[] {
  return text.split(/\r?\n/u).flatMap((line) => {
    const [pattern, ...owners] = splitWords(line);
    // GitHub supports neither negation nor ranges of characters, and skips a line with an owner that is none.
    if (pattern === undefined || /^!|\[/u.test(pattern)) return [];
    if (!owners.every((owner) => isTeam(owner) || isLogin(owner) || isAddress(owner))) return [];
    return [{ owners, covers: createCover(pattern) }];
  });
}

const isAddress = (owner: string) => /^[^@]+@[^@]+$/u.test(owner);

/** Splits a line at blanks that no backslash precedes; a `#` at the start of a word begins a comment. */
function splitWords(line: string): string[] {
  const words = line.match(/(?:\\.|[^\s\\])+/gu) ?? [];
  const comment = words.findIndex((word) => word.startsWith('#'));
  return comment === -1 ? words : words.slice(0, comment);
}

/**
 * A brace is an ordinary character here. What fits a name fits what is in a folder of that name; a lone `*` after a
 * slash does not. The longest piece without a wildcard is looked for first, which is cheaper.
 */
function createCover(pattern: string): (path: string) => boolean {
  const glob = pattern.replaceAll('{', '[{]');
  const [isItself, isInside] = [compileGlob(glob), compileGlob(`${glob}/`)];
  const isFlat = pattern.endsWith('/*');
  const pieces = pattern.split(/[*?{\\]+/u).map((piece) => piece.replace(/^\.?\/+|\/+$/gu, ''));
  const longest = pieces.reduce((best, piece) => (piece.length > best.length ? piece : best), '');
  return (path) => path.includes(longest) && (isItself(path) || (!isFlat && isInside(path)));
}
