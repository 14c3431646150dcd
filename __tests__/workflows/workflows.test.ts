/** What every workflow holds to, those of this repository and those that people copy: rights, pins, time, and no injection. */
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { documents } from '../docs/pages.js';
import {
  ACTION,
  buildSteps,
  EXAMPLES,
  listEvents,
  listTypes,
  listUses,
  OWN,
  readFile,
  readWorkflow,
  workflowsIn,
} from './workflow-files.js';

const examples = workflowsIn(EXAMPLES);
const own = workflowsIn(OWN);

/** The pages that tell people how to set the gate up. */
const PAGES = ['README.md', ...documents().filter((page) => page !== 'README.md' && !page.endsWith('/rules.md'))];

/** Events that come with more rights than a pull request from a fork has. */
const PRIVILEGED = new Set(['workflow_run', 'issue_comment', 'pull_request_target']);

describe.each([...examples, ...own])('%s', (path) => {
  const workflow = readWorkflow(path);
  const jobs = Object.entries(workflow.jobs);

  it('gives rights to jobs, and to the whole workflow none or reading the code', () => {
    expect([{}, { contents: 'read' }]).toContainEqual(workflow.permissions);
    for (const [, { permissions }] of jobs) expect(typeof permissions).not.toBe('string');
  });

  it('ends every job in time, and does not run twice for the same thing', () => {
    expect(jobs.filter(([, job]) => job['timeout-minutes'] === undefined)).toEqual([]);
    expect(workflow.concurrency?.group).toBeDefined();
  });

  it("pins every action of others to a commit, with its version behind it, and no token is left in git's configuration", () => {
    for (const use of listUses(path)) {
      expect(use).toMatchObject({ ref: expect.stringMatching(/^[0-9a-f]{40}$/u) });
      expect(use).toMatchObject({ comment: expect.stringMatching(/^v\d+\.\d+\.\d+$/u) });
    }
    const written = buildSteps(workflow).filter(({ uses }) => uses !== undefined && uses !== ACTION);
    expect(listUses(path).map(({ action, ref }) => `${action}@${ref}`)).toEqual(written.map(({ uses }) => uses));
    const checkouts = written.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
  });

  it('puts no expression into a script: what a pull request says comes through the environment', () => {
    expect(buildSteps(workflow).filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });
});

it('with the rights of the default branch, nothing of the pull request is taken or run', () => {
  const privileged = [...examples, ...own].filter((path) =>
    listEvents(readWorkflow(path)).some((on) => PRIVILEGED.has(on)),
  );
  expect(privileged).toEqual([`${EXAMPLES}/attest.yml`, `${EXAMPLES}/comment-command.yml`, `${EXAMPLES}/forks.yml`]);
  const steps = privileged.flatMap((path) => buildSteps(readWorkflow(path)));
  // None of these steps reads more of a pull request than a number, a digest or what was signed.
  const scripts = steps.filter(({ uses }) => uses !== ACTION);
  expect(scripts.map(({ uses, run }) => [uses, run?.split(' ').slice(0, 2).join(' ')])).toEqual([
    [undefined, 'gh api'],
    [undefined, 'gh attestation'],
    [undefined, 'jq --exit-status'],
    [undefined, 'echo "Deploy'],
    [undefined, 'number=$(gh api'],
  ]);
});

it('one action is pinned to one commit everywhere', () => {
  const commits = new Map<string, Set<string>>();
  for (const { action, ref, comment } of [...examples, ...own].flatMap(listUses)) {
    const name = action.split('/').slice(0, 2).join('/');
    commits.set(name, (commits.get(name) ?? new Set()).add(`${ref} # ${comment}`));
  }
  expect(commits.size).toBeGreaterThan(4);
  expect([...commits].filter(([, all]) => all.size > 1)).toEqual([]);
});

describe('examples/workflows', () => {
  it.each(examples)('%s says what it is for, and uses this action with a check of a name that no job has', (path) => {
    expect(readFile(path)).toMatch(/^# [A-Z"]/u);
    const workflow = readWorkflow(path);
    const gates = buildSteps(workflow).filter(({ uses }) => uses === ACTION);
    expect(gates).toHaveLength(1);
    const check = gates[0]?.with?.['check-name'] ?? 'Review Gate';
    for (const [id, { name }] of Object.entries(workflow.jobs)) expect(name ?? id).not.toBe(check);
  });

  it.each(examples)('%s reviews a pull request again when its base or its text changes', (path) => {
    const workflow = readWorkflow(path);
    for (const event of listEvents(workflow).filter((on) => /^pull_request(?:_target)?$/u.test(on)))
      expect([event, listTypes(workflow, event)]).toEqual([event, ['opened', 'synchronize', 'reopened', 'edited']]);
  });

  it.each(PAGES)('%s shows no workflow that misses a new base', (page) => {
    const shown = [...readFile(page).matchAll(/^( *)```yaml\n([\s\S]*?)^ *```$/gmu)].map(([, , text = '']) => text);
    const listening = shown.filter((text) => /^ *(?:on: )?pull_request(?:_target)?:?\s*$/mu.test(text));
    for (const text of listening) expect(text).toMatch(/types: \[[^\]]*\bedited\b[^\]]*\]/u);
    expect(shown.filter((text) => /\bon: (?:pull_request|\[)/u.test(text))).toEqual([]);
  });

  it('are all in the table of its README, and no other', () => {
    const listed = [...readFile(`${EXAMPLES}/README.md`).matchAll(/^\| \[`([\w-]+\.yml)`\]\(\1\) \|/gmu)].map(
      ([, name]) => `${EXAMPLES}/${name}`,
    );
    expect(listed.sort()).toEqual(examples);
  });

  it("README's quick start is the least of them", () => {
    const [, yaml = ''] = /```yaml\n(name: Review Gate\n[^`]*)```/u.exec(readFile('README.md')) ?? [];
    const Quick = z.looseObject({ permissions: z.record(z.string(), z.string()) });
    expect(readWorkflow(`${EXAMPLES}/minimal.yml`).jobs['gate']?.permissions).toEqual(
      Quick.parse(parse(yaml)).permissions,
    );
  });
});

describe('.github', () => {
  it('keeps npm packages, actions, the base of the image and tools up to date, the examples among them', () => {
    const Updates = z.object({
      version: z.literal(2),
      updates: z.array(z.looseObject({ 'package-ecosystem': z.string(), directories: z.array(z.string()).optional() })),
    });
    const { updates } = Updates.parse(parse(readFile('.github/dependabot.yml')));
    expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions', 'docker', 'pip']);
    expect(updates.flatMap(({ directories }) => directories ?? [])).toEqual(['/', `/${EXAMPLES}`]);
  });

  it('publishes a release only after its assets and their attestation', () => {
    const Jobs = z.object({ jobs: z.record(z.string(), z.looseObject({ needs: z.string().optional() })) });
    const { jobs } = Jobs.parse(parse(readFile(`${OWN}/release.yml`)));
    expect(Object.entries(jobs).map(([id, { needs }]) => [id, needs])).toEqual([
      ['build', undefined],
      ['draft', 'build'],
      ['attest', 'draft'],
      ['publish', 'attest'],
      ['npm', 'publish'],
      ['image', 'publish'],
    ]);
  });
});
