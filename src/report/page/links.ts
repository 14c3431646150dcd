/** Links of a page: only ever to the server that the report names, made of parts that are checked. */
import { encodePath, parseHttpUrl, removeEndSlashes } from '../../base/url.js';
import type { OpenPlace } from '../places.js';
import type { Report } from '../report.js';
import { formatLine } from './display-text.js';
import { html, type Piece } from './html.js';

/** Returns the repository's URL, `https://github.com/octo/shop`; null if there is no valid one. */
function buildRepositoryUrl({ serverUrl, repo }: Report): string | null {
  const server = serverUrl === null ? null : parseHttpUrl(serverUrl);
  if (server === null || !/^[\w.-]+\/[\w.-]+$/u.test(repo)) return null;
  if (repo.split('/').some((part) => /^\.+$/u.test(part))) return null;
  return `${server.origin}${removeEndSlashes(server.pathname)}/${repo}`;
}

const isSha = (text: string) => /^[0-9a-f]{40,64}$/u.test(text);

/** Links the label to lines of a file at the head commit, if possible. */
export function renderFileLink(
  report: Report,
  place: { path: string; first: number; last: number },
  label: Piece,
): Piece {
  const base = buildRepositoryUrl(report);
  if (base === null || report.headSha === null || !isSha(report.headSha)) return label;
  const lines = place.last > place.first ? `L${place.first}-L${place.last}` : `L${place.first}`;
  return html`<a href="${`${base}/blob/${report.headSha}/${encodePath(place.path)}#${lines}`}">${label}</a>`;
}

/**
 * Links the label to a place in the pull request's "Files changed"; without a pull request to added lines at the head
 * commit, if possible.
 */
export function renderDiffLink(report: Report, { location, added }: OpenPlace, anchor: string, label: Piece): Piece {
  const base = buildRepositoryUrl(report);
  if (base !== null && report.pr !== null)
    return html`<a href="${`${base}/pull/${report.pr}/files#${anchor}`}">${label}</a>`;
  return added === null ? label : renderFileLink(report, { path: location.file, ...added }, label);
}

/** Links the label to the pull request, if possible. */
export function renderPullLink(report: Report, label: Piece): Piece {
  const base = buildRepositoryUrl(report);
  return base === null || report.pr === null ? label : html`<a href="${`${base}/pull/${report.pr}`}">${label}</a>`;
}

/** Links the label to the pull request's "Files changed", if possible. */
export function renderFilesLink(report: Report, label: Piece): Piece {
  const base = buildRepositoryUrl(report);
  return base === null || report.pr === null
    ? label
    : html`<a href="${`${base}/pull/${report.pr}/files`}">${label}</a>`;
}

/** Links the label to a commit, if possible. */
export function renderCommitLink(report: Report, sha: string, label: Piece): Piece {
  const base = buildRepositoryUrl(report);
  return base === null || !isSha(sha) ? label : html`<a href="${`${base}/commit/${sha}`}">${label}</a>`;
}

/** Formats a time as `2026-06-15 09:00 UTC`; another time format is left unchanged. */
export function renderTime(time: string): Piece {
  const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}(?:\.\d+)?Z$/u.exec(time);
  if (parts === null) return formatLine(time, 40);
  return html`<time datetime="${time}">${parts[1] ?? ''} ${parts[2] ?? ''} UTC</time>`;
}
