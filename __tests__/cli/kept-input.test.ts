/** Which build recorded a review, and what replay says of another one. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { describeBuilds, identifyBuild } from '../../src/cli/kept-input.js';
import { ENGINE_VERSION } from '../../src/engine/version.js';

const scratch = mkdtempSync(join(tmpdir(), 'review-gate-builds-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

function bundle(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(scratch, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

describe('a build', () => {
  const files = { 'index.js': 'run()', 'engine-process/index.js': 'work()', 'licenses.txt': 'MIT' };

  it('has the same name in two folders', () => {
    const one = bundle('one', files);
    cpSync(one, join(scratch, 'two'), { recursive: true });
    expect(identifyBuild(one)).toEqual({ version: ENGINE_VERSION, build: expect.stringMatching(/^[0-9a-f]{12}$/u) });
    expect(identifyBuild(join(scratch, 'two'))).toEqual(identifyBuild(one));
  });

  it.each([
    ['a line of a file', { ...files, 'index.js': 'run(1)' }],
    ['a line of a file of a folder', { ...files, 'engine-process/index.js': 'work(1)' }],
    ['one more file', { ...files, 'more.js': '' }],
    ['what stands in which file', { ...files, 'index.js': 'work()', 'engine-process/index.js': 'run()' }],
  ])('has another name with another %s', (what, others) => {
    expect(identifyBuild(bundle(what, others)).build).not.toBe(identifyBuild(bundle('first', files)).build);
  });

  it('does not depend on what is not run', () => {
    const other = bundle('licences', { ...files, 'licenses.txt': 'MIT, BSD' });
    expect(identifyBuild(other)).toEqual(identifyBuild(bundle('first', files)));
  });

  it('that is compiled and not bundled is all of the sources', () => {
    const sources = { 'cli/index.js': 'run()', 'engine/version.js': '1', 'engine/models/a.json': '{"a":1}' };
    const first = identifyBuild(join(bundle('compiled', sources), 'cli'));
    const other = bundle('fitted', { ...sources, 'engine/models/a.json': '{"a":2}' });
    expect(identifyBuild(join(other, 'cli')).build).not.toBe(first.build);
  });
});

describe('what is said if another review came out', () => {
  const build = (version: string, name: string) => ({ version, build: name.repeat(12) });

  it('names both builds of one version, and what to do', () => {
    expect(describeBuilds(build('1.2.0', 'a'), '1.2.0', build('1.2.0', 'b'))).toBe(
      'It was recorded by version 1.2.0, build aaaaaaaaaaaa. This is version 1.2.0, build bbbbbbbbbbbb. Another build can give another result. Replay it with the build that recorded it, or review the commits again with this one.',
    );
  });

  it('says how the build of another version is got', () => {
    expect(describeBuilds(build('1.1.0', 'a'), '1.1.0', build('1.2.0', 'b'))).toContain(
      'It was recorded by version 1.1.0, build aaaaaaaaaaaa. This is version 1.2.0, build bbbbbbbbbbbb. Another build can give another result. Replay it with the build that recorded it (npx review-gate@1.1.0 replay …),',
    );
  });

  it('says that a snapshot names no build', () => {
    expect(describeBuilds(null, '1.2.0', build('1.2.0', 'b'))).toContain(
      'It was recorded by version 1.2.0; the snapshot does not say by which build. This is version 1.2.0,',
    );
  });

  it('blames no build if the same one recorded it', () => {
    const said = describeBuilds(build('1.2.0', 'a'), '1.2.0', build('1.2.0', 'a'));
    expect(said).toContain('The same build recorded it (version 1.2.0, build aaaaaaaaaaaa).');
    expect(said).toContain('review-gate verify');
  });

  it('believes the version of the trace, which its digest covers', () => {
    expect(describeBuilds(build('1.2.0', 'a'), '1.1.0', build('1.2.0', 'a'))).toContain('recorded by version 1.1.0,');
  });
});
