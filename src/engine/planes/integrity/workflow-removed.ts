import type { HunkSide } from '../../../base/hunk-lines.js';
import type { FileChange, RawFinding, Rule } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { readWholeSide } from '../side-lines.js';
import { clip, toFileName } from '../wording.js';
import { isPipeline } from '../workflow.js';
import { findCheck } from './check-commands.js';

/** Reports a deleted workflow: its checks no longer run. */
export const workflowRemoved: Rule = {
  id: 'integrity/workflow-removed',
  severity: 'info',
  summary: 'A workflow is deleted',
  docs: {
    why: 'What the workflow checked is no longer checked, unless another workflow does it.',
    bad: {
      files: {
        '.github/workflows/test.yml': [
          '-on: pull_request',
          '-jobs:',
          '-  test:',
          '-    steps:',
          '-      - run: npm test',
        ],
      },
    },
    good: {
      files: {
        '.github/workflows/test.yml': [
          ' on: pull_request',
          ' jobs:',
          '   test:',
          '     steps:',
          '       - run: npm test',
          '+      - run: npm run lint',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    const deleted = change.files.filter(
      ({ file }) =>
        file.status === 'deleted' && /^\.github\/workflows\/[^/]+\.ya?ml$|^\.gitlab-ci\.yml$/u.test(file.path),
    );
    if (deleted.length === 0) return [];
    const elsewhere = new Set(change.files.filter(isPipeline).flatMap((one) => [...listChecks(one, 'new')]));
    return deleted.flatMap((one): readonly RawFinding[] => {
      const { file } = one;
      const checks = [...listChecks(one, 'old')];
      const lost = checks.filter((check) => !elsewhere.has(check));
      // A changed workflow runs them all: the jobs stand there now.
      if (checks.length > 0 && lost.length === 0) return [];
      const ran = lost.slice(0, MAX_LISTED).map((check) => clip(check, 60));
      return [
        {
          file: file.path,
          first: 1,
          last: 1,
          title: `Workflow ${toFileName(file.path)} is deleted`,
          rationale: `${
            ran.length > 0
              ? `It ran ${ran.join(', ')}${lost.length > ran.length ? ' and more' : ''}, and no changed workflow does. Make sure that another one does`
              : 'What it did is done no longer, unless another workflow does it. Make sure that nobody counts on it'
          }, and that no required check of the branch waits for it.`,
          anchor: file.path,
        },
      ];
    });
  },
};

const MAX_LISTED = 5;

/** Returns the checks that one side of a workflow runs, by the first words of their commands. */
function listChecks(change: FileChange, side: HunkSide): ReadonlySet<string> {
  const lines = readWholeSide(change, side).flat();
  return new Set(
    lines.flatMap(({ text }) => (/^\s*#/u.test(text) ? [] : (findCheck(text.slice(0, REACH.line)) ?? []))),
  );
}
