/** Shared parts of the workflow rules: workflow files and their new lines. */
import type { FileChange, RawFinding, RuleContext, ScannedLine } from '../../model.js';
import { newLinesOf } from '../new-lines.js';

const WORKFLOW = /^\.(?:github|gitea|forgejo)\/(?:workflows|actions)\/|(?:^|\/)action\.ya?ml$/u;

export function isWorkflow(change: FileChange): boolean {
  return WORKFLOW.test(change.file.path) && change.file.status !== 'deleted';
}

/** Pipelines of other hosts, which have a similar format. */
const PIPELINE =
  /(?:^|\/)\.?(?:gitlab-ci|travis|appveyor|cirrus|azure-pipelines[\w.-]{0,40}|bitbucket-pipelines)\.ya?ml$|^\.(?:gitlab-ci|circleci|buildkite|woodpecker)\//u;

/** Returns whether a file is a workflow or a pipeline of another host. */
export function isPipeline(change: FileChange): boolean {
  return isWorkflow(change) || (PIPELINE.test(change.file.path) && change.file.status !== 'deleted');
}

/** Returns a finding for every new workflow line that an expression matches outside comments. */
export function onWorkflowLines(
  context: RuleContext,
  matches: (line: ScannedLine, change: FileChange) => boolean,
  words: { readonly title: string; readonly rationale: string },
  wanted: (change: FileChange) => boolean = isWorkflow,
): readonly RawFinding[] {
  return newLinesOf(context, wanted).flatMap(({ change, lines }) =>
    lines
      .filter((line) => matches(line, change))
      .map((line) => ({
        file: change.file.path,
        first: line.number,
        last: line.number,
        ...words,
        anchor: line.text,
      })),
  );
}

/** Returns a line without its comment. Strings are kept, because many YAML values are strings. */
export function uncommented({ text, comment }: ScannedLine): string {
  const start = comment.length - comment.trimStart().length;
  return start < text.length ? text.slice(0, start) : text;
}
