import type { Rule } from '../../model.js';
import type { OutlineLine } from '../outline.js';
import { clip } from '../wording.js';
import { publishes, readWorkflows } from './workflows/outline.js';
import { findInput, findUses, listSteps, type Step } from './workflows/scripts.js';

/** Reports a workflow that publishes and takes parts from a cache that other runs write. */
export const releaseCache: Rule = {
  id: 'supply-chain/release-cache',
  severity: 'info',
  summary: 'A workflow that publishes restores a cache',
  docs: {
    why: 'All workflows of a branch share caches. Somebody who can run code in one of them can change what the release contains.',
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
        const list = (lines: readonly OutlineLine[]) => {
          const atTag = !lines.some(isReleaseBranch);
          return listSteps(lines).filter((step) => restoresCache(step, atTag));
        };
        const had = publishes(before) ? list(before) : [];
        const now = list(after);
        const line = now.flatMap(({ lines }) => lines).find(({ changed }) => changed) ?? findFirstChanged(after);
        if (now.length <= had.length || line === undefined) return [];
        const names = [...new Set(now.map(({ action }) => action))].join(', ');
        const where = now.map((step) => `${step.action} (line ${findUses(step)?.number ?? line.number})`).join(', ');
        return [
          {
            file: file.path,
            first: line.number,
            last: line.number,
            title: `What is published may come from a cache: ${clip(names, 60)}`,
            rationale: `Other runs write the same cache. What one of them leaves there may become a part of what this workflow publishes: ${clip(where, 600)}. Build releases without a cache.`,
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
  [/^actions\/setup-(?:python|java|dotnet)$/u, (step) => isOn(step, /^cache$/u, false)],
  // From version 5 on it also caches by itself where package.json names npm as its manager, which the change does not show.
  [/^actions\/setup-node$/u, (step) => isOn(step, /^cache$/u, false) || isOn(step, /^package-manager-cache$/u, false)],
  [/^pyo3\/maturin-action$/u, (step) => isOn(step, /^sccache$/u, false)],
  // The binary is fetched, and so cached, only if a version is named: one is there on runners of GitHub.
  [
    /^docker\/setup-buildx-action$/u,
    (step) => isOn(step, /^cache-binary$/u, true) && findInput(step, /^version$/u) !== undefined,
  ],
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

/** `atTag`: what publishes is a run for a tag, so a cache that is off there is not restored. */
function restoresCache(step: Step, atTag: boolean): boolean {
  if (atTag && step.lines.some(({ value, parents }) => parents.at(-1) === 'with' && NOT_AT_TAG.test(value)))
    return false;
  return CACHING.some(([action, restores]) => action.test(step.action) && restores(step));
}

/** Returns true for a branch in `on:` that is made to publish from. */
function isReleaseBranch({ key, value, parents, block }: OutlineLine): boolean {
  if (block || parents[0] !== 'on') return false;
  const named =
    key === 'branches' || parents.at(-1) === 'branches' ? value : (/\bbranches:(.{0,200})/u.exec(value)?.[1] ?? '');
  return /\b(?:release|prod)/u.test(named);
}

function isOn(step: Step, input: RegExp, otherwise: boolean): boolean {
  const line = findInput(step, input);
  if (line === undefined) return otherwise;
  return !/^(?:false|no|off|)$/iu.test(line.value) || line.text.trimEnd().endsWith('|');
}

/** A condition that is false in a run for a tag. */
const NOT_AT_TAG =
  /^\$\{\{\s{0,9}(?:!\s{0,9}startsWith\(\s{0,9}github\.ref\s{0,9},\s{0,9}'refs\/tags|!\s{0,9}\([^()|]{0,120}\bgithub\.ref_type\s{0,9}==\s{0,9}'tag'|github\.ref_type\s{0,9}!=\s{0,9}'tag')/u;
