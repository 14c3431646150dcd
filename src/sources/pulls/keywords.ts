/**
 * Finds the issues that a pull request's text closes, by GitHub's rules: one of nine words, an optional colon, white
 * space, and `#12`, `owner/repo#12` or an issue's URL. Source: "Linking a pull request to an issue" in GitHub's
 * documentation.
 */
import type { IssueRef } from '../../github/issues.js';

const CLOSING =
  /(?<![\w-])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?[ \t]+(?:(?<place>[\w-]+\/[\w.-]+)?#|(?<url>https?:\/\/[^\s/]+)\/(?<path>[\w-]+\/[\w.-]+)\/issues\/)(?<number>\d{1,10})(?![\w])/giu;

/**
 * Returns the issues, each once, in the order of the text. `serverUrl`: the server of issue URLs; `repo`: the
 * repository of `#12`.
 */
export function findClosingKeywords(body: string, repo: string, serverUrl: string): IssueRef[] {
  const found = new Map<string, IssueRef>();
  for (const { groups } of stripCodeAndComments(body).matchAll(CLOSING)) {
    if (groups?.['url'] !== undefined && groups['url'].toLowerCase() !== serverUrl.toLowerCase()) continue;
    const ref = { repo: groups?.['path'] ?? groups?.['place'] ?? repo, number: Number(groups?.['number']) };
    const key = `${ref.repo.toLowerCase()}#${ref.number}`;
    if (ref.number > 0 && !found.has(key)) found.set(key, ref);
  }
  return [...found.values()];
}

/** Removes the parts in which GitHub reads no keywords: comments, fenced code, code spans. */
function stripCodeAndComments(body: string): string {
  const kept: string[] = [];
  let fence: string | null = null;
  for (const line of stripComments(body).split(/\r?\n/u)) {
    const mark: string | undefined = /^ {0,3}(`{3,}|~{3,})/u.exec(line)?.[1];
    if (fence === null) {
      if (mark === undefined) kept.push(stripCodeSpans(line));
      else fence = mark;
    } else if (mark?.startsWith(fence) === true) fence = null;
  }
  return kept.join('\n');
}

function stripComments(text: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf('<!--', at);
    if (start === -1) break;
    parts.push(text.slice(at, start));
    const end = text.indexOf('-->', start + 4);
    at = end === -1 ? text.length : end + 3;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

/** Removes the text between two runs of equally many backticks. */
function stripCodeSpans(line: string): string {
  const runs = [...line.matchAll(/`+/gu)];
  // Finds the next run of the same length by reading from the end: linear in the number of runs.
  const latest = new Map<number, RegExpExecArray>();
  const closing = runs
    .toReversed()
    .map((run) => {
      const next = latest.get(run[0].length);
      latest.set(run[0].length, run);
      return next;
    })
    .reverse();
  const parts: string[] = [];
  let at = 0;
  for (const [index, open] of runs.entries()) {
    const close = closing[index];
    if (open.index < at || close === undefined) continue;
    parts.push(line.slice(at, open.index), '`');
    at = close.index + close[0].length;
  }
  parts.push(line.slice(at));
  return parts.join('');
}
