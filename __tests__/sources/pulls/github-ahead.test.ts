import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ExpectedChange } from '../../../src/sources/index.js';
import { type Fixture, PR, pinned, REPO, reviewed, startGithub } from '../github-fixture.js';
import { git } from '../test-repository.js';

let fixture: Fixture;
let stop: AbortController;
let expected: ExpectedChange;

beforeEach(async () => {
  fixture = await startGithub();
  stop = new AbortController();
  const { repository } = fixture;
  let base = '';
  for (let count = 0; count < 40; count++) base = repository.commit({ files: { a: `${count}\n` } });
  repository.branch('topic', base);
  const head = repository.commit({ branch: 'topic', files: { a: 'changed\n', 'docs/spec.md': '# Spec\n' } });
  fixture.pull(base, head);
  expected = { repo: REPO, pr: PR, base: { ref: 'main' }, head: { sha: head } };
});
afterEach(async () => {
  stop.abort();
  await fixture.close();
});

const gitCalls = () => fixture.github.of('git').length;
const other = () => fixture.provider({ cacheDirectory: join(fixture.folder, 'other') });
const scratches = () => readdirSync(join(fixture.folder, 'cache', 'scratch'));

describe('the code of an expected pull request', () => {
  it('is read while GitHub is asked, fetched once, and the same', async () => {
    const plain = await reviewed(other());
    const calls = gitCalls();
    const provider = fixture.provider();
    await provider.foresee?.(expected, stop.signal);
    expect(await reviewed(provider)).toEqual(plain);
    // It asks for the base branch by its name, which is one request more.
    expect(gitCalls()).toBe(2 * calls + 1);
    expect(scratches()).toEqual([]);
    expect(await reviewed(fixture.provider())).toEqual(plain);
    expect(gitCalls()).toBe(2 * calls + 1);
  });

  it('is read anew where the pull request turns out to be another, or its base has moved', async () => {
    const { repository } = fixture;
    const provider = fixture.provider();
    await provider.foresee?.({ ...expected, base: { ref: 'topic' } }, stop.signal);
    repository.commit({ files: { b: '1\n' } });
    const head = repository.commit({ branch: 'topic', files: { a: 'again\n' } });
    fixture.pull(repository.git('rev-parse', 'main'), head);
    const snapshot = await reviewed(provider);
    expect(snapshot.head.sha).toBe(head);
    expect(snapshot).toEqual(await reviewed(other()));
    expect(scratches()).toEqual([]);
  });

  it('is fetched with patience where a fetch ahead fails', async () => {
    const plain = await reviewed(other());
    fixture.github.fail({ on: 'git', how: { status: 503, body: 'later' }, times: 1 });
    const provider = fixture.provider();
    await provider.foresee?.(expected, stop.signal);
    expect(await reviewed(provider)).toEqual(plain);
  });

  it.each([{ base: { ref: 'gone' } }, { base: { ref: '--upload-pack=touch' } }, { head: { sha: 'f'.repeat(40) } }])(
    'is none where the event does not know: %j',
    async (more) => {
      const provider = fixture.provider();
      await provider.foresee?.({ ...expected, ...more }, stop.signal);
      expect(await reviewed(provider)).toEqual(await reviewed(other()));
    },
  );

  it('is not fetched where a whole clone is at hand', async () => {
    const workspace = join(fixture.folder, 'clone');
    git(fixture.folder, ['clone', '--quiet', fixture.repository.directory, workspace]);
    const provider = fixture.provider({ workspace });
    await provider.foresee?.(expected, stop.signal);
    await reviewed(provider);
    await provider.close?.();
    expect(gitCalls()).toBe(0);
  });

  it('is given up when nobody reviews, and leaves nothing', async () => {
    const provider = fixture.provider();
    await provider.foresee?.(expected, stop.signal);
    await pinned(provider);
    await provider.close?.();
    expect(scratches()).toEqual([]);
  });
});
