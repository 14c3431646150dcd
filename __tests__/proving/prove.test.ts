/** `prove` on real projects with their own runners: a gap is named, and nothing is left behind. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import type { ProveRequest } from '../../src/proving/prove.js';
import { openProofMemory } from '../../src/proving/resume.js';
import { temporaryFolder } from '../sources/test-repository.js';
import { commitProject, isThere, PROJECTS, type Project } from './projects.js';
import { listOutcomes, prove } from './prove-project.js';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const [node, pytest] = PROJECTS;
if (node === undefined || pytest === undefined) throw new Error('the projects are not there');

const missing = PROJECTS.filter((project) => !isThere(project));
for (const { name } of missing) process.stderr.write(`${name} is not installed: its project is not proved here\n`);

const leftovers = (name = 'shops') =>
  readdirSync(join(folder.path, name), { recursive: true }).filter((one) => String(one).includes('review-gate-prove-'));

describe.each(PROJECTS)('$name', (project) => {
  (missing.includes(project) ? it.skip : it)('proves two criteria and names the gap of the third', async () => {
    const repository = commitProject(folder.path, project);
    const before = repository.git('status', '--porcelain=v2', '--branch', '--untracked-files=all');
    const told = await prove(project, repository);
    expect(listOutcomes(told)).toEqual(['AC1 proved', 'AC2 proved', 'AC3 not-proved']);
    const [, , gap] = told.statement.criteria;
    expect(gap?.why).toMatch(project.junit.length > 0 ? /assert nothing/u : /^the command passes without its lines/u);
    expect(repository.git('status', '--porcelain=v2', '--branch', '--untracked-files=all')).toBe(before);
    expect(repository.git('worktree', 'list').split('\n')).toHaveLength(1);
    expect(leftovers('.')).toEqual([]);
  });
});

const project: Project = { ...node, name: 'one' };
const shop = () => commitProject(join(folder.path, 'shops'), project);

describe('a proof', () => {
  it('has the same bytes whenever it is made, and in whatever order', async () => {
    const repository = shop();
    const once = await prove(project, repository);
    const twice = await prove(project, repository, { jobs: 2 });
    expect(JSON.stringify(twice.statement)).toBe(JSON.stringify(once.statement));
  });

  it('names the tests that fail, and what went', async () => {
    const { statement, lines } = await prove(project, shop(), { once: false });
    expect(statement.criteria[1]).toMatchObject({
      reverted: ['src/cart.js:6'],
      failing: ['test › a discount of more than 50 percent is refused'],
    });
    expect(statement.criteria[2]).toMatchObject({ reverted: ['src/cart.js:10-11'], emptied: ['shipping'] });
    expect(lines.filter((line) => line.includes(' of 3 '))).toHaveLength(3);
  });

  it('goes on where it was stopped, and runs nothing again', async () => {
    const repository = shop();
    const state = join(folder.path, 'state.json');
    const first = await prove(project, repository, {}, { memory: await openProofMemory(state) });
    const again = await prove(project, repository, {}, { memory: await openProofMemory(state) });
    expect(again.statement).toEqual(first.statement);
    expect(again.lines.join('\n')).not.toContain('on the head');
    const other = await prove(project, repository, { check: 'true' }, { memory: await openProofMemory(state) });
    expect(other.lines.join('\n')).toContain('on the head');
  });

  it('says which criteria the budget did not reach', async () => {
    let now = 0;
    // Every look at the clock is a second later.
    const clock = () => {
      now += 1_000;
      return now;
    };
    const told = await prove(project, shop(), { now: clock, budget: 12_000 });
    expect(listOutcomes(told).at(-1)).toBe('AC3 not-run');
    expect(told.statement.criteria[2]?.why).toBe('the budget was used up');
  });

  it('tells a run that does not end from one that fails', async () => {
    const command = `if grep -q 'percent > 50' src/cart.js; then ${project.command}; else sleep 300; fi`;
    const told = await prove(project, shop(), { command, timeout: 5_000 });
    expect(listOutcomes(told)).toEqual(['AC1 proved', 'AC2 timed-out', 'AC3 not-proved']);
  });

  it('takes a test that fails by chance for no proof', async () => {
    // Fails in the first run without the lines, and passes in the second.
    const command = `if grep -q 'percent > 50' src/cart.js; then ${project.command}; elif mkdir "$HERE/once" 2>/dev/null; then ${project.command}; else git checkout -q . && ${project.command}; fi`;
    const environment = { ...process.env, NODE_TEST_CONTEXT: undefined, HERE: folder.path };
    const told = await prove(project, shop(), { command, environment, once: false });
    expect(told.statement.criteria[1]).toMatchObject({ outcome: 'not-proved', failing: [] });
  });
});

describe('nothing is proved, and why is said,', () => {
  it.each<[string, Partial<ProveRequest>, RegExp]>([
    [
      'if the command fails on the head',
      { command: 'echo broken; exit 1' },
      /does not pass on the head itself[\s\S]*broken/u,
    ],
    ['if no test is reported', { command: 'true' }, /No passed test is reported in junit\.xml/u],
    ['if the check fails on the head', { check: 'exit 2' }, /check does not pass on the head itself/u],
    ['if the set-up fails', { setUp: 'echo no network; exit 1' }, /The set-up failed[\s\S]*no network/u],
    [
      'if the command does not end on the head',
      { command: 'sleep 300', timeout: 200 },
      /did not end in time on the head/u,
    ],
    ['if there is nothing to link', { links: ['node_modules'] }, /node_modules does not exist/u],
  ])('%s', async (_, over, message) => {
    await expect(prove(project, shop(), over)).rejects.toThrow(message);
    expect(leftovers()).toEqual([]);
  });

  it('if the program does not load without the lines', async () => {
    const check = 'node --check src/cart.js && grep -q shipping.*{$ src/cart.js';
    const told = await prove(project, shop(), { check });
    expect(told.statement.criteria[2]).toMatchObject({
      outcome: 'not-provable',
      why: 'without its lines the check fails',
    });
  });
});

it('a set-up is done once in each copy, and what it makes stays', async () => {
  const setUp = 'test ! -e made && echo 1 > made';
  const told = await prove(project, shop(), { setUp, check: 'test -e made' });
  expect(listOutcomes(told)).toEqual(['AC1 proved', 'AC2 proved', 'AC3 not-proved']);
});

it('stops at once when it is told to, with all that runs, and leaves nothing', async () => {
  const stop = new AbortController();
  const say = (line: string) => {
    if (line.startsWith('on the head')) setTimeout(() => stop.abort(new Error('stopped by hand')), 200);
  };
  const running = prove(project, shop(), { command: 'sleep 300 & sleep 300' }, { signal: stop.signal, say });
  await expect(running).rejects.toThrow('stopped by hand');
  expect(leftovers()).toEqual([]);
});
