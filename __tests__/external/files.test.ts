/** Reports named by path and by glob. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { gatherReports, ReportError } from '../../src/external/index.js';
import { at, buildLog } from './sarif/logs.js';

const scratch = mkdtempSync(join(tmpdir(), 'review-gate-sarif-'));
const workspace = join(scratch, 'workspace');
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(workspace, path)), { recursive: true });
  writeFileSync(join(workspace, path), text);
};
const log = (name: string, results = 1) =>
  JSON.stringify(
    buildLog(
      Array.from({ length: results }, () => ({ ruleId: 'r', message: { text: 'm' }, locations: at('a.js', 1) })),
      {},
      { name },
    ),
  );

beforeAll(() => {
  write('one.sarif', log('one'));
  write('reports/b.sarif', log('b'));
  write('reports/a.sarif', log('a'));
  write('reports/deep/c.sarif.json', log('c'));
  write('node_modules/x/hidden.sarif', log('hidden'));
  write('[id].sarif', log('bracket'));
  write('broken.sarif', '{');
  write('many/1.sarif', log('many', 13_000));
  write('many/2.sarif', log('many', 13_000));
  write('large.sarif', '');
  truncateSync(join(workspace, 'large.sarif'), 10 * 1024 * 1024 + 1);
  writeFileSync(join(scratch, 'outside.sarif'), log('outside'));
  symlinkSync(join(scratch, 'outside.sarif'), join(workspace, 'link.sarif'));
  // 9.6 MiB each, in half as many characters.
  const wide = log('wide').replace('"m"', `"${'ü'.repeat(4.8 * 1024 * 1024)}"`);
  for (let index = 0; index < 7; index += 1) write(`wide/${index}.sarif`, wide);
  for (let index = 0; index < 21; index += 1) write(`crowd/${index}.sarif`, log('crowd', 0));
});

const search = { directory: workspace, roots: [workspace], globs: true, follow: false };
const nothing = { sarif: [], junit: [], coverage: [], proof: [] };
const gather = (names: readonly string[], more: object = {}) =>
  gatherReports({ ...nothing, sarif: names }, { ...search, ...more });
const gatherTools = async (names: readonly string[], more: object = {}) =>
  (await gather(names, more)).reports.flatMap(({ parsed }) =>
    parsed.kind === 'sarif' ? parsed.reports.map(({ tool }) => tool) : [],
  );
const listTools = (...names: string[]) => gatherTools(names);
const listFaults = (names: readonly string[], more: object = {}) =>
  gather(names, more).then(
    () => [],
    (fault: unknown) => (fault instanceof ReportError ? fault.faults : [String(fault)]),
  );

describe('what is found', () => {
  it.each([
    [['one.sarif'], ['one']],
    [['./one.sarif', 'one.sarif', '*ne.sarif'], ['one']],
    [['reports/*.sarif'], ['a', 'b']],
    [['reports/**/*.{sarif,sarif.json}'], ['a', 'b', 'c']],
    [['**/[a-c].sarif*'], ['a', 'b', 'c']],
    [['[id].sarif'], ['bracket']],
    [['node_modules/x/*.sarif'], ['hidden']],
    [[], []],
  ])('%j → %j', async (names, tools) => {
    expect(await listTools(...names)).toEqual(tools);
  });

  it('is found by an absolute path, within the workspace and outside', async () => {
    expect(await listTools(join(workspace, 'one.sarif'), join(scratch, 'outside.sarif'))).toEqual(['one', 'outside']);
  });

  it('may be nothing for a glob, which is said', async () => {
    expect(await gather(['none-*.sarif', 'one.sarif'])).toMatchObject({
      reports: [{ kind: 'sarif', parsed: { reports: [{ tool: 'one' }] } }],
      notes: ['no file matches "none-*.sarif": no report was read for it'],
    });
  });
});

describe('what cannot be used', () => {
  it.each([
    [['gone.sarif'], ['gone.sarif does not exist']],
    [['reports'], ['reports is no file']],
    [['broken.sarif'], [expect.stringContaining('broken.sarif is not JSON')]],
    [['large.sarif'], ['large.sarif is larger than 10 MiB, the most that is read']],
    [['link.sarif'], [expect.stringContaining('link.sarif is a link that leads out of')]],
    [['l*k.sarif'], [expect.stringContaining('link.sarif is a link that leads out of')]],
    [['wide/*'], ['the reports are larger than 64 MiB together, the most that is read']],
    [['crowd/*'], ['21 SARIF files are named; at most 20 are read']],
    [['many/*'], ['the SARIF files hold 26000 results together; at most 25000 are read']],
    [
      ['gone.sarif', 'also-gone.sarif', 'one.sarif'],
      ['gone.sarif does not exist', 'also-gone.sarif does not exist'],
    ],
  ])('%j', async (names, faults) => {
    expect(await listFaults(names)).toEqual(faults);
  });

  it('takes wildcards as they stand where they are none, and follows links of who runs the command', async () => {
    expect(await listFaults(['reports/*.sarif'], { globs: false })).toEqual(['reports/*.sarif does not exist']);
    expect(await gatherTools(['link.sarif'], { follow: true })).toEqual(['outside']);
  });
});

describe('reports of tests', () => {
  const suite = (test: string) => `<testsuite name="s"><testcase name="${test}"/></testsuite>`;

  it('are found like the others, and coverage is known by its content', async () => {
    write('tests/TEST-a.xml', suite('a'));
    write('tests/TEST-b.xml', suite('b'));
    write('cover/any.out', 'mode: set\ngithub.com/o/r/a.go:1.1,2.2 1 1\n');
    write('cover/lcov.info', 'TN:\nSF:a.ts\nDA:1,1\nend_of_record\n');
    const named = { ...nothing, junit: ['tests/*.xml'], coverage: ['cover/*'] };
    const { reports } = await gatherReports(named, search);
    expect(reports.map(({ kind }) => kind)).toEqual(['junit', 'junit', 'gocover', 'lcov']);
    expect(reports.map(({ digest }) => digest)).toEqual(Array(4).fill(expect.stringMatching(/^sha256:[0-9a-f]{64}$/u)));
  });

  it('that cannot be used are named all together, with the others', async () => {
    write('tests/bad.xml', '<testsuite>');
    write('cover/clover.xml', '<?xml version="1.0"?><coverage generated="1" clover="3.2"/>');
    const named = { sarif: ['gone.sarif'], junit: ['tests/bad.xml'], coverage: ['cover/clover.xml'], proof: [] };
    const faults = await gatherReports(named, search).catch((fault: unknown) => fault);
    expect(faults).toMatchObject({
      name: 'ReportError',
      faults: [
        'gone.sarif does not exist',
        expect.stringContaining('tests/bad.xml is no well-formed XML'),
        expect.stringContaining('cover/clover.xml is no report of coverage that is read'),
      ],
    });
  });

  it('that are too many say what to do', async () => {
    for (let index = 0; index < 501; index += 1) write(`parts/${index}.xml`, suite('a'));
    const faults = await gatherReports({ ...nothing, junit: ['parts/*'] }, search).catch((fault: unknown) => fault);
    expect(faults).toMatchObject({ message: expect.stringContaining('at most 500 are read: merge them before') });
  });
});
