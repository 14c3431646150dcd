/** Writes a policy that says no more than the default, and shows what could be said of this repository. */
import { REPOSITORY_POLICY_PATH } from '../contract/index.js';
import type { SeenRepository } from './seen.js';
import { quote } from './yaml-text.js';

/** Lines that are to be used as they are when the mark before them goes. */
const mark = (lines: readonly string[]) => lines.map((line) => `#${line}`);

/** Branches and globs that may stand in `bases`. */
const PLAIN = /^[\w./*-]{1,100}$/u;

function suggestBases({ workflows, defaultBranch }: SeenRepository): string[] {
  const bases = [...new Set(workflows.flatMap((workflow) => workflow.bases))].filter(
    (base) => base !== defaultBranch && PLAIN.test(base) && base !== '**' && base !== '*',
  );
  if (bases.length === 0) return [];
  return [
    '',
    '# Workflows here run for pull requests into other branches too. Without this part, a change can be approved by itself for',
    '# the default branch and for branches that the host protects.',
    ...mark(['bases:', ...bases.map((base) => `  - ${quote(base)}`)]),
  ];
}

function suggestTests({ runners, workflows }: SeenRepository): string[] {
  const tested = workflows.some(({ reports }) => reports.some(({ input }) => input === 'junit'));
  if (runners.length === 0 && !tested) return [];
  return [
    '',
    '# A person is asked where no report of the tests was given. Use it when the workflow gives reports.',
    ...mark([
      'rules:',
      '  - name: tests-must-be-reported',
      "    if: '!tests.given || tests.run == 0'",
      '    verdict: needs-review',
    ]),
  ];
}

function suggestPeople({ owners }: SeenRepository): string[] {
  if (owners === null) return [];
  return [
    '',
    `# Code owners (${owners}) are asked for already: one of each group of the changed files. With this part only they may sign a`,
    '# criterion, accept a finding or vouch for lines; without it, everybody who may push.',
    ...mark(['people:', '  may_sign: [owners]']),
  ];
}

/** Returns the policy as YAML. */
export function writePolicy(seen: SeenRepository): string {
  return [
    '# The policy of Review Gate. It is read on the default branch: a pull request is judged by the policy before it.',
    `# Check it with: review-gate policy validate ${REPOSITORY_POLICY_PATH}`,
    '',
    '# What is not said here is taken from this built-in policy: it opens for what a ticket asks for and the change shows, and for',
    '# what cannot matter. For every other line it asks for a person. The others: strict, advisory, legacy-open.',
    'extends: balanced',
    '',
    '# More settings that fit this repository. Remove the first # to use one.',
    '',
    '# How severe a rule is, or a whole plane: off, info, warn, error.',
    ...mark(['severities:', '  robustness/debug-leftover: error']),
    ...suggestTests(seen),
    ...suggestPeople(seen),
    ...suggestBases(seen),
    '',
  ].join('\n');
}
