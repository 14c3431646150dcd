import type { Rule } from '../../model.js';
import type { OutlineLine } from '../outline.js';
import { clip } from '../wording.js';
import { publishes, readWorkflows } from './workflow-outline.js';
import { findInput, listSteps, type Step } from './workflow-scripts.js';

/** Reports a workflow that publishes and takes parts from a cache that other runs write. */
export const releaseCache: Rule = {
  id: 'supply-chain/release-cache',
  severity: 'info',
  summary: 'A workflow that publishes restores a cache',
  docs: {
    why: 'Caches are shared by all workflows of a branch. Who gets to run code in one of them can leave there what the release then ships.',
    bad: {
      files: {
        '.github/workflows/release.yml': [
          ' on:',
          '   release:',
          '     types: [published]',
          ' jobs:',
          '   publish:',
          '     steps:',
          '+      - uses: actions/setup-node@v4',
          '+        with:',
          '+          cache: npm',
          '       - run: npm publish',
        ],
      },
    },
    good: {
      files: {
        '.github/workflows/ci.yml': [
          ' on: pull_request',
          ' jobs:',
          '   test:',
          '     steps:',
          '+      - uses: actions/setup-node@v4',
          '+        with:',
          '+          cache: npm',
          '       - run: npm test',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    return readWorkflows(change.files, /uses|cache|\bon\b|release|tags/u).flatMap(
      ({ change: { file }, before, after }) => {
        if (!publishes(after)) return [];
        const had = publishes(before) ? listSteps(before).filter(restoresCache) : [];
        const now = listSteps(after).filter(restoresCache);
        const line = now.flatMap(({ lines }) => lines).find(({ changed }) => changed) ?? findFirstChanged(after);
        if (now.length <= had.length || line === undefined) return [];
        const names = [...new Set(now.map(({ action }) => action))].join(', ');
        return [
          {
            file: file.path,
            first: line.number,
            last: line.number,
            title: `What is published may come from a cache: ${clip(names, 60)}`,
            rationale:
              'Other runs write the same cache. What one of them left there becomes a part of what this workflow publishes. Build releases without a cache.',
            anchor: names,
          },
        ];
      },
    );
  },
};

const findFirstChanged = (lines: readonly OutlineLine[]) => lines.find(({ changed }) => changed);

/** Actions that restore a cache, and when. Sources: their own `action.yml`. */
const CACHING: readonly (readonly [action: RegExp, restores: (step: Step) => boolean])[] = [
  [/^actions\/cache(?:\/restore)?$/u, () => true],
  [/^actions\/setup-(?:node|python|java|dotnet)$/u, (step) => isOn(step, /^cache$/u, false)],
  [/^actions\/setup-go$/u, (step) => isOn(step, /^cache$/u, true)],
  [/^ruby\/setup-ruby$/u, (step) => isOn(step, /^bundler-cache$/u, false)],
  [/^swatinem\/rust-cache$/u, (step) => isOn(step, /^lookup-only$/u, false) === false],
  [/^actions-rust-lang\/setup-rust-toolchain$/u, (step) => isOn(step, /^cache$/u, true)],
  [/^astral-sh\/setup-uv$/u, (step) => isOn(step, /^enable-cache$/u, true)],
  [/^gradle\/(?:actions\/setup-gradle|gradle-build-action)$/u, (step) => !isOn(step, /^cache-disabled$/u, false)],
  [/^(?:mozilla-actions\/sccache-action|nix-community\/cache-nix-action|ramsey\/composer-install)$/u, () => true],
  [/^docker\/(?:build-push-action|bake-action)$/u, (step) => isOn(step, /^cache-from$/u, false)],
  [
    /^(?:jdx\/mise-action|denoland\/setup-deno|erlef\/setup-beam|pnpm\/action-setup)$/u,
    (step) => isOn(step, /^cache$/u, step.action === 'jdx/mise-action'),
  ],
];

function restoresCache(step: Step): boolean {
  return CACHING.some(([action, restores]) => action.test(step.action) && restores(step));
}

function isOn(step: Step, input: RegExp, otherwise: boolean): boolean {
  const line = findInput(step, input);
  return line === undefined
    ? otherwise
    : !/^(?:false|no|off|)$/iu.test(line.value) || line.text.trimEnd().endsWith('|');
}
