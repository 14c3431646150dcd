/** What a version specification names if it is no version: a repository, an archive, a path. */
import { REACH } from '../../../text/reach.js';
import type { Source } from './dependency.js';

/** Reads specifications of npm, pip and Composer; null for versions and ranges. `folder` is the manifest's. */
export function parseSource(spec: string, folder: string): Source | null {
  const text = spec.trim().slice(0, REACH.statement);
  if (/^(?:workspace|catalog|portal|patch):/u.test(text)) return { kind: 'local', target: text, pinned: true };
  if (/^(?:file|link):/u.test(text) || /^\.{0,2}\//u.test(text)) {
    return createPathSource(text.replace(/^(?:file|link):(?:\/\/)?/u, ''), folder);
  }
  if (/^(?:git(?:\+\w{2,6})?:|git@|ssh:|(?:github|gitlab|bitbucket|gist):|(?:hg|svn|bzr)\+)/u.test(text)) {
    return createGitSource(text);
  }
  if (/^https?:/u.test(text)) return /\.git(?:[#@]|$)/u.test(text) ? createGitSource(text) : createUrlSource(text);
  // npm reads `owner/name` as a repository on GitHub.
  if (/^[\w.-]{1,100}\/[\w.-]{1,100}(?:#[^\s]{0,200})?$/u.test(text)) return createGitSource(text);
  return null;
}

/** Returns a source that a repository is cloned from. It is pinned by the full id of a commit. */
export function createGitSource(target: string): Source {
  return { kind: 'git', target, pinned: isCommit(target) };
}

/**
 * Returns a source that an archive is fetched from. It is pinned by a hash, or as GitHub's or GitLab's archive of a
 * commit.
 */
export function createUrlSource(target: string): Source {
  return { kind: 'url', target, pinned: /sha(?:256|512)[=:-]/u.test(target) || isArchiveOfCommit(target) };
}

/** Archives that hosts make of a commit: https://docs.github.com/en/repositories/working-with-files/using-files/downloading-source-code-archives */
function isArchiveOfCommit(target: string): boolean {
  return /^https:\/\/(?:github|gitlab)\.com\/[^?#]{3,200}\/(?:archive|zipball|tarball)\/[0-9a-f]{40}(?:\.|\/|$)/u.test(
    target,
  );
}

/** Returns the source for a path: `local` if it stays inside the repository. */
export function createPathSource(path: string, folder: string): Source {
  return { kind: leavesRepository(path, folder) ? 'path' : 'local', target: path, pinned: true };
}

/** Returns true if the text ends with a full commit id, or has one as its revision. */
function isCommit(text: string): boolean {
  return /(?:^|[^0-9a-f])[0-9a-f]{40}(?:[0-9a-f]{24})?(?![0-9a-f])/u.test(text);
}

function leavesRepository(path: string, folder: string): boolean {
  if (/^(?:\/|~|[A-Za-z]:)/u.test(path)) return true;
  let depth = folder === '' ? 0 : folder.split('/').length;
  for (const part of path.split('/')) {
    if (part === '..') depth -= 1;
    else if (part !== '.' && part !== '') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}

/** A repository of git by its address: `scheme://host/owner/name`, `git@host:owner/name`, behind a package's name or not. */
const ADDRESS =
  /^(?:[^\s:/]{0,100}\/?[^\s:/]{1,100}@)?(?:git\+)?(?:(?:https?|ssh|git):\/\/(?:git@)?([\w.-]{1,200})\/|git@([\w.-]{1,200}):)([\w.-]{1,100}\/[\w.-]{1,100}?)(?:\.git)?\/?(?:[#?].*)?$/u;
/** `owner/name` on GitHub, with its prefix or without. */
const SHORT = /^(?:github:)?([\w.-]{1,100}\/[\w.-]{1,100}?)(?:\.git)?(?:#.*)?$/u;

/** Returns `host/owner/name` in lower case of what names a repository; null for other addresses. The revision does not count. */
export function readRepository(target: string): string | null {
  const text = target.slice(0, REACH.statement);
  const [, host, other, path = ''] = ADDRESS.exec(text) ?? [];
  const place = host ?? other;
  if (place !== undefined) return `${place}/${path}`.toLowerCase();
  const short = SHORT.exec(text)?.[1];
  return short === undefined ? null : `github.com/${short}`.toLowerCase();
}
