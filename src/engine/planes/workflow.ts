/** The inputs of the workflow rules: workflow files, their new lines, and the lines around them. */
import type { FileChange, RawFinding, RuleContext, ScannedLine } from '../model.js';
import { findNewLines } from './new-lines.js';

const WORKFLOW = /^\.(?:github|gitea|forgejo)\/(?:workflows|actions)\/|(?:^|\/)action\.ya?ml$/u;

/**
 * Returns true for a workflow of GitHub, Gitea or Forgejo, or the description of an action, that is there after the
 * change.
 */
export function isWorkflow(change: FileChange): boolean {
  return WORKFLOW.test(change.file.path) && change.file.status !== 'deleted';
}

/** Pipelines of other hosts, which have a similar format. */
const PIPELINE =
  /(?:^|\/)\.?(?:gitlab-ci|travis|appveyor|cirrus|azure-pipelines[\w.-]{0,40}|bitbucket-pipelines)\.ya?ml$|^\.(?:gitlab-ci|circleci|buildkite|woodpecker)\//u;

/** Returns true for a workflow, or a pipeline of another host. */
export function isPipeline(change: FileChange): boolean {
  return isWorkflow(change) || (PIPELINE.test(change.file.path) && change.file.status !== 'deleted');
}

/** Returns a finding for every new line of a workflow that matches an expression, without comments. */
export function reportWorkflowLines(
  context: RuleContext,
  matches: (line: ScannedLine, change: FileChange) => boolean,
  words: { readonly title: string; readonly rationale: string },
  wanted: (change: FileChange) => boolean = isWorkflow,
): readonly RawFinding[] {
  return findNewLines(context, wanted).flatMap(({ change, lines }) =>
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

/** Removes the comment of a line but keeps strings, because YAML's values are often strings. */
export function stripComment({ text, comment }: ScannedLine): string {
  const start = comment.length - comment.trimStart().length;
  return start < text.length ? text.slice(0, start) : text;
}
