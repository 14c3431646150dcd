/** Reads workflows as outlines: each line with its enclosing keys, on one side of a change. */
import type { HunkSide } from '../../../../base/hunk-lines.js';
import type { FileChange } from '../../../model.js';
import { type OutlineLine, parseOutline } from '../../outline.js';
import { adds, readWholeSide, removes } from '../../side-lines.js';
import { isWorkflow } from '../../workflow.js';
import { PRIVILEGED_EVENTS } from './untrusted-contexts.js';

/** A changed workflow with the lines of both sides, as far as they are known. */
export interface Workflow {
  readonly change: FileChange;
  readonly before: readonly OutlineLine[];
  readonly after: readonly OutlineLine[];
}

/** Returns the workflows of a change that add a matching line, or remove one where that is asked for; others are not read. */
export function readWorkflows(files: readonly FileChange[], added: RegExp, removed?: RegExp): readonly Workflow[] {
  const read = (change: FileChange, side: HunkSide) => readWholeSide(change, side).flatMap(parseOutline);
  return files
    .filter((change) => isWorkflow(change) && /\.ya?ml$/u.test(change.file.path))
    .filter((change) => adds(change, added) || (removed !== undefined && removes(change, removed)))
    .map((change) => ({ change, before: read(change, 'old'), after: read(change, 'new') }));
}

/** Returns the events in the lines of `on:`, each with its line: as a key, an item, or in a list on one line. */
export function listTriggers(
  lines: readonly OutlineLine[],
): readonly { readonly name: string; readonly line: OutlineLine }[] {
  return lines.flatMap((line) => {
    const { key, value, parents, item, block } = line;
    if (block) return [];
    const named = (text: string) => (text.match(/\b[a-z_]{4,40}\b/gu) ?? []).map((name) => ({ name, line }));
    if ((key === 'on' || key === 'true') && parents.length === 0) return named(value);
    if (parents.length === 1 && parents[0] === 'on')
      return key === null ? (item ? named(value) : []) : [{ name: key, line }];
    // If a hunk does not show `on:`, event names count unless they are another key.
    const alone = key ?? (item ? value : '');
    return parents.length === 0 && /^(?:pull_request_target|workflow_run|issue_comment)$/u.test(alone)
      ? [{ name: alone, line }]
      : [];
  });
}

/** Returns the events of the workflows that a change deletes. */
export function listGoneTriggers(files: readonly FileChange[]): ReturnType<typeof listTriggers> {
  return files
    .filter(({ file }) => file.status === 'deleted' && /^\.github\/workflows\/[^/]+\.ya?ml$/u.test(file.path))
    .flatMap((change) => listTriggers(readWholeSide(change, 'old').flatMap(parseOutline)));
}

/** Returns true if an event starts the workflow with secrets on what people without any rights did. */
export function isPrivileged(lines: readonly OutlineLine[]): boolean {
  return listTriggers(lines).some(({ name }) => PRIVILEGED_EVENTS.has(name));
}

const PUBLISHES =
  /\b(?:npm|pnpm|yarn|lerna|cargo|poetry|uv|flit|hatch|vsce|ovsx|mvn|gradlew?|dotnet nuget|nuget|gem|docker|helm|twine)\s(?:.{0,60}\s)?(?:publish|upload|push|deploy|release)\b|\bgh release (?:create|upload)\b|\bgoreleaser\b/u;
/** Actions that hand something out to others. */
const PUBLISHERS =
  /^(?:pypa\/gh-action-pypi-publish|softprops\/action-gh-release|goreleaser\/goreleaser-action|js-devtools\/npm-publish|rubygems\/release-gem|ncipollo\/release-action|changesets\/action|semantic-release|cycjimmy\/semantic-release-action|release-plz\/action|pulumi\/publish|docker\/(?:build-push|bake)-action)/u;

/** Returns true for a workflow that publishes: it runs at a release or a tag, or it has a command or an action for it. */
export function publishes(lines: readonly OutlineLine[]): boolean {
  const triggers = listTriggers(lines);
  if (triggers.some(({ name }) => name === 'release')) return true;
  return lines.some(({ key, value, text, parents, block }) => {
    if (!block && key === 'tags' && parents[0] === 'on' && parents[1] === 'push') return true;
    if (!block && key === 'push' && parents.at(-1) === 'with') return value === 'true';
    if (!block && key === 'uses') return PUBLISHERS.test(value.toLowerCase()) && !/^docker\//u.test(value);
    return (block || key === 'run') && PUBLISHES.test(text) && !/^\s*#|--dry-run/u.test(text);
  });
}

/** Returns true for the description of an action, whose steps run in the workflows that use it. */
export function isAction({ file }: FileChange): boolean {
  return /(?:^|\/)action\.ya?ml$/u.test(file.path);
}
