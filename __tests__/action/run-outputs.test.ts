/** What a step leaves behind besides the check run and the summary: files, and a comment. */
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ReviewError } from '../../src/base/review-error.js';
import { ObservedReview } from '../../src/contract/index.js';
import { buildCommentMarker } from '../../src/report/index.js';
import { buildTrace } from '../report/report-builders.js';
import { buildSnapshot, policySources } from '../stand-ins/snapshot.js';
import { complete, findings, REMOTE, REPO, step } from './harness.js';
import { scratchFolder } from './scratch.js';

const MARKER = buildCommentMarker('Review Gate');
const FILES = {
  ...REMOTE,
  'trace-file': 'out/trace.json',
  'sarif-file': 'out/gate.sarif',
  'report-file': 'report.html',
};

const unavailable = async () => {
  throw new ReviewError('The service is down.', { kind: 'unavailable' });
};
const rejected = complete({ verdict: 'needs-review' });

async function read(folder: string, path: string): Promise<string> {
  return readFile(join(folder, 'workspace', path), 'utf8');
}

describe('files', () => {
  it('are written when the gate closes too', async () => {
    const { folder, exitCode, core } = await step({
      inputs: FILES,
      wait: async () => rejected,
      trace: async () => ({ document: { audit: [] }, trace: null }),
    });
    expect(exitCode).toBe(1);
    expect(core.of('warning')).toEqual([]);
    expect(JSON.parse(await read(folder, 'out/trace.json'))).toEqual({ audit: [] });
    expect(JSON.parse(await read(folder, 'out/gate.sarif')).runs[0].results).toHaveLength(2);
    expect(await read(folder, 'report.html')).toMatch(/^<!doctype html>/u);
    expect(await readdir(join(folder, 'workspace', 'out'))).toHaveLength(2);
  });

  it('hold the page of the service where it has one', async () => {
    const { folder } = await step({ inputs: FILES, page: async () => '<!doctype html><p>theirs</p>' });
    expect(await read(folder, 'report.html')).toBe('<!doctype html><p>theirs</p>');
  });

  it('hold a page made here where there is no service, with the code, and links to where people see it', async () => {
    const { 'base-url': _base, 'client-id': _id, 'client-secret': _secret, ...inputs } = FILES;
    const snapshot = buildSnapshot({
      files: { 'src/0.ts': { old: 'first\n', new: 'first\nghs_token is in the second\n' } },
    });
    const input = { snapshot, policy: policySources() };
    const { folder } = await step({ inputs, input: async () => input });
    const page = await read(folder, 'report.html');
    expect(page).toMatch(/^<!doctype html>/u);
    expect(page.replace(/<[^>]*>/gu, '')).toContain('*** is in the second');
    expect(page).toContain(`https://github.example.com/${REPO}/blob/`);
    expect(page).not.toMatch(/ghs_token|\/console|127\.0\.0\.1/u);
  });

  it('hold no secret', async () => {
    const page = '<p>s3cret, minted-token</p>';
    const told = findings(1, { rationale: 'the token is minted-token' });
    const { folder } = await step({
      inputs: FILES,
      page: async () => page,
      findings: async () => ({ findings: told, truncated: false }),
    });
    expect(await read(folder, 'report.html')).toBe('<p>***, ***</p>');
    expect(await read(folder, 'out/gate.sarif')).not.toContain('minted-token');
  });

  it('cannot be written: a warning for each, and the gate says what it says', async () => {
    const { exitCode, core } = await step({
      inputs: { ...FILES, 'sarif-file': '/dev/null/gate.sarif', 'report-file': '/dev/null/report.html' },
    });
    expect(exitCode).toBe(0);
    expect(core.of('warning').map(({ message }) => message.split(':')[0])).toEqual([
      'The file out/trace.json is not written (trace-file)',
      'The file /dev/null/gate.sarif could not be written (sarif-file)',
      'The file /dev/null/report.html could not be written (report-file)',
    ]);
  });

  it('do not go where a link of the pull request leads', async () => {
    const elsewhere = await scratchFolder();
    const workspace = await scratchFolder();
    await writeFile(join(elsewhere, 'gate.sarif'), 'untouched');
    await symlink(elsewhere, join(workspace, 'out'));
    const { exitCode, core } = await step({ inputs: FILES, env: { GITHUB_WORKSPACE: workspace } });
    expect(exitCode).toBe(0);
    expect(core.of('warning').some(({ message }) => message.includes('leads out of the workspace'))).toBe(true);
    expect(await readdir(elsewhere)).toEqual(['gate.sarif']);
    expect(await readFile(join(elsewhere, 'gate.sarif'), 'utf8')).toBe('untouched');
  });

  it.each([
    ['no review could be had', { create: unavailable }],
    ['the review failed', { wait: async () => complete({ status: 'failed', verdict: null }) }],
  ])('are not there where %s, not even such as the pull request brought', async (_what, world) => {
    const workspace = await scratchFolder();
    await mkdir(join(workspace, 'out'));
    for (const path of ['out/trace.json', 'out/gate.sarif', 'report.html']) {
      await writeFile(join(workspace, path), 'approved!');
    }
    const { exitCode, core } = await step({ ...world, inputs: FILES, env: { GITHUB_WORKSPACE: workspace } });
    expect(exitCode).toBe(1);
    expect(core.of('warning').map(({ message }) => message)).toEqual([
      'Not written, because there is no completed review: out/trace.json, out/gate.sarif, report.html.',
    ]);
    expect(await readdir(workspace, { recursive: true })).toEqual(['out']);
  });

  it('leave SARIF out where the findings could not be read: it would close alerts', async () => {
    const { folder, core } = await step({ inputs: FILES, findings: unavailable });
    expect(core.of('warning').map(({ message }) => message)).toContain(
      'The file out/gate.sarif is not written (sarif-file): the findings could not be read.',
    );
    expect(await readdir(join(folder, 'workspace'))).toEqual(['report.html']);
  });
});

describe('a comment', () => {
  const none = async () => ({ findings: [], truncated: false });
  const old = { id: 3, body: `${MARKER}\nold`, url: null, outsider: false };

  it.each([
    ['never', 'findings and a closed gate', { wait: async () => rejected }, 0],
    ['on-findings', 'findings', {}, 1],
    ['on-findings', 'a closed gate without findings', { wait: async () => rejected, findings: none }, 1],
    ['on-findings', 'nothing found', { findings: none }, 0],
    [
      'on-findings',
      'a dry run that found nothing',
      { findings: none, wait: async () => complete({ verdict: null }) },
      1,
    ],
    ['on-findings', 'no review', { create: unavailable }, 1],
    ['always', 'nothing found', { findings: none }, 1],
    ['always', 'no review', { create: unavailable }, 1],
  ])('%s, with %s', async (comment, _what, world, count) => {
    const { comments, github } = await step({ ...world, inputs: { ...REMOTE, comment, annotations: 'none' } });
    expect(comments).toHaveLength(count);
    for (const { body } of comments) expect(body.startsWith(`${MARKER}\n`)).toBe(true);
    if (comment === 'never') expect(github).toEqual([]);
  });

  it.each([
    ['there are no findings any more', { findings: none }, 'auto-approve'],
    ['it is a dry run', { findings: none, inputs: { 'dry-run': 'true' } }, 'ry run'],
    ['the review failed', { wait: async () => complete({ status: 'failed', verdict: null }) }, 'Nothing was approved'],
    ['no review could be had', { create: unavailable }, 'Nothing was approved'],
    ['and the job goes on', { create: unavailable, inputs: { 'on-error': 'warn' } }, 'Nothing was approved'],
  ])('that is there is brought up to date where %s', async (_what, world, words) => {
    const inputs = { ...REMOTE, comment: 'on-findings', ...('inputs' in world ? world.inputs : {}) };
    const { comments } = await step({ ...world, inputs, comments: [old] });
    expect(comments).toHaveLength(1);
    expect(comments[0]?.id).toBe(3);
    expect(comments[0]?.body).toContain(words);
    expect(comments[0]?.body).not.toContain('old');
  });

  it('comes after the check run and links to it, and holds no secret', async () => {
    const told = findings(1, { title: 's3cret is the password' });
    const { comments } = await step({
      inputs: { ...REMOTE, comment: 'always' },
      findings: async () => ({ findings: told, truncated: false }),
    });
    expect(comments[0]?.body).toContain('https://github.com/octo-org/octo-repo/runs/5');
    expect(comments[0]?.body).toContain('https://github.example.com/octo-org/octo-repo/actions/runs/100');
    expect(comments[0]?.body).not.toContain('s3cret');
  });

  it('holds no secret that escaping would split', async () => {
    const secret = 'p@ss_#w*rd[1]';
    const told = findings(1, { title: `the password ${secret}`, rationale: secret });
    const { comments, summary, runs } = await step({
      inputs: { ...REMOTE, 'client-secret': secret, comment: 'always' },
      findings: async () => ({ findings: told, truncated: false }),
    });
    const posted = [comments[0]?.body, summary, runs[0]?.output.summary, runs[0]?.output.text].join('\n');
    expect(posted).toContain('the password');
    expect(posted.replace(/\\|<!-- -->/gu, '')).not.toContain(secret);
  });

  it('is told from that of another gate', async () => {
    const { comments } = await step({
      inputs: { ...REMOTE, comment: 'always', 'check-name': 'Second' },
      comments: [old],
    });
    expect(comments.map(({ body }) => body.split('\n')[0])).toEqual([MARKER, buildCommentMarker('Second')]);
  });

  it('that may not be posted names the permission once, and changes nothing else', async () => {
    const { exitCode, core, summary, runs } = await step({
      inputs: { ...REMOTE, comment: 'always' },
      createComment: async () => {
        throw Object.assign(new Error('Resource not accessible by integration'), { status: 403 });
      },
    });
    expect(exitCode).toBe(0);
    expect(runs).toHaveLength(1);
    expect(core.everything.filter((line) => line.includes('pull-requests: write'))).toHaveLength(1);
    expect(summary).toContain('pull-requests: write');
    expect(core.outputs).toMatchObject({ approved: 'true' });
  });

  it('needs a token, and says so', async () => {
    const { exitCode, core } = await step({
      inputs: { ...REMOTE, comment: 'always', annotations: 'none', 'github-token': '' },
    });
    expect(exitCode).toBe(0);
    expect(core.of('warning')[0]?.message).toContain(
      'github-token is empty, and so the pull request cannot be commented on',
    );
  });
});

describe('what is left to people', () => {
  const count = (lines: number, spans = lines) => ({ lines, spans, files: Math.min(1, spans) });
  const NONE = {
    opaque: count(0),
    inert: count(5),
    asked: count(7),
    supporting: count(0),
    derived: count(0),
    vouched: count(0),
  };

  it('is an output, and a group of the log that names the places', async () => {
    const span = {
      location: { file: 'src/::error::x.ts', lineRange: [3, 4] },
      side: 'added',
      old_line_range: null,
      lines: 2,
      reason: 'unaccounted',
      why: 'nothing asks\n::error::for it ##[error]x',
      symbol: 'total',
      criteria: [],
      weight: 2,
    } as const;
    const file = {
      ...span,
      location: { file: 'a.bin', lineRange: [1, 1] },
      side: 'file',
      lines: 0,
      reason: 'opaque',
    } as const;
    const counts = { ...NONE, unaccounted: count(2, 1), opaque: count(0, 1) };
    const accounting = { counts, share: 0.8, spans: [span, file], left_out: 3 };
    const trace = buildTrace({ steps: { accounting: JSON.parse(JSON.stringify(accounting)) } });
    const { core } = await step({ trace: async () => ({ document: trace, trace }) });
    expect(core.outputs['unaccounted-lines']).toBe('3');
    const from = core.everything.indexOf('group: Look at these 2 lines and 1 file');
    expect(core.everything.slice(from, core.everything.indexOf('end of group') + 1)).toEqual([
      'group: Look at these 2 lines and 1 file',
      'info: 14 lines: 7 asked, 5 inert, 2 to look at, and 1 file to look at as a whole.',
      'info: a.bin: the whole file in total (opaque: nothing asks ::error::for it ##\\[error]x)',
      'info: src/::error::x.ts: lines 3-4 in total (unaccounted: nothing asks ::error::for it ##\\[error]x)',
      'end of group',
    ]);
  });

  it('is said in one line where nothing is', async () => {
    const review = { ...complete({ verdict: 'auto-approve' }), accounting: { ...NONE, unaccounted: count(0) } };
    const { core } = await step({ wait: async () => review });
    expect(core.outputs['unaccounted-lines']).toBe('0');
    expect(core.plain).toContain('Nothing is left to look at: 12 lines, 7 asked, 5 inert.');
  });

  it('is counted without a trace, whole files too', async () => {
    const ask = async (unaccounted: number, opaque: number) => {
      const accounting = {
        ...NONE,
        unaccounted: count(unaccounted, unaccounted),
        opaque: { ...count(opaque), spans: 2, files: 2 },
      };
      const { core } = await step({ wait: async () => ({ ...complete({ verdict: 'needs-review' }), accounting }) });
      return core.outputs['unaccounted-lines'];
    };
    expect(await ask(4, 3)).toBe('7');
    expect(await ask(0, 0)).toBe('2');
  });

  it.each([
    ['a service of the first edition', {}],
    ['an accounting of another shape', { accounting: 'all of it' }],
    ['an accounting without counts', { accounting: { asked: {} } }],
  ])('is not told of %s', async (_, more) => {
    const review = ObservedReview.parse({ ...complete({ verdict: 'auto-approve' }), ...more });
    const { core, summary } = await step({ wait: async () => review });
    expect(core.outputs).not.toHaveProperty('unaccounted-lines');
    expect(`${core.plain.join()}${summary}`).not.toMatch(/look at/u);
  });
});
