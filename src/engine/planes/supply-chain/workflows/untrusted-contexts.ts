/**
 * Who chooses the text of a context of GitHub Actions. Source: GitHub documentation, "Secure use reference" (untrusted
 * input) and "Contexts reference".
 */

/** `stranger`: whoever opens an issue or a pull request; `caller`: whoever starts or calls the workflow. */
export type ContextAuthor = 'stranger' | 'caller';

/** Contexts of strangers, without `github.`; a part in brackets or a `*` stands for any member. */
const STRANGERS = [
  'head_ref',
  String.raw`event\.(?:issue|pull_request|discussion|release)\.(?:title|body|name)`,
  String.raw`event\.(?:comment|review|review_comment|discussion_comment)\.body`,
  String.raw`event\.changes\.(?:title|body)\.from`,
  String.raw`event\.(?:pull_request|workflow_run\.pull_requests\.[^.]{1,20})\.head\.(?:ref|label)`,
  String.raw`event\.pull_request\.head\.repo\.(?:default_branch|description|homepage)`,
  String.raw`event\.pages\.[^.]{1,20}\.(?:page_name|title)`,
  String.raw`event\.(?:head_commit|workflow_run\.head_commit|commits\.[^.]{1,20})\.(?:message|(?:author|committer)\.(?:email|name))`,
  String.raw`event\.workflow_run\.(?:head_branch|display_title|head_repository\.(?:description|owner\.email))`,
  String.raw`event\.(?:issue|pull_request)\.(?:milestone|head)\.(?:title|description)`,
  String.raw`event\.\*\.(?:title|body|message|name)`,
  // A whole object holds all of these.
  String.raw`event(?:\.(?:issue|pull_request|discussion|comment|review|head_commit|commits(?:\.[^.]{1,20})?|workflow_run|pull_request\.head))?`,
];
const OF_STRANGERS = new RegExp(`^github\\.(?:${STRANGERS.join('|')})$`, 'u');
const OF_CALLERS = /^(?:inputs|github\.event\.(?:inputs|client_payload))\.[^.]/u;

/** Returns who chooses the text of a context, given in lower case and joined by dots; null if the repository does. */
export function findContextAuthor(path: string): ContextAuthor | null {
  if (path === 'github' || OF_STRANGERS.test(path)) return 'stranger';
  return OF_CALLERS.test(path) ? 'caller' : null;
}

/** Events that run with the secrets of the repository on what people without any rights did. */
export const PRIVILEGED_EVENTS: ReadonlySet<string> = new Set([
  'pull_request_target',
  'workflow_run',
  'issues',
  'issue_comment',
  'discussion',
  'discussion_comment',
  'fork',
  'watch',
  'gollum',
]);

/** Actions that list the files of a pull request: their names are chosen by who opened it. */
export const LISTS_FILES =
  /(?:changed?[-_]files|paths?[-_](?:changes?-)?filter|get-changed|files-changed|verify-changed)/u;
