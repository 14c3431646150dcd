/** The scripts of the release that decide something, run as the runner runs them, with a `gh` that is played. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, it } from '@jest/globals';
import { buildSteps, OWN, readWorkflow } from './workflow-files.js';

const folder = mkdtempSync(join(tmpdir(), 'review-gate-release-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Lists the tags that there are; has the ones that are asked for by name or not; writes down what would be changed.
const GH = `#!/bin/sh
case "$*" in
  *matching-refs*) for tag in $TAGS; do echo "refs/tags/$tag"; done ;;
  *git/ref/tags/*) for tag in $TAGS; do case "$*" in *"/tags/$tag") exit 0 ;; esac; done; exit 1 ;;
  *) echo "$*" >> "$CALLS" ;;
esac
`;
writeFileSync(join(folder, 'gh'), GH, { mode: 0o755 });

function findScript(name: string): string {
  const step = buildSteps(readWorkflow(`${OWN}/release.yml`)).find((each) => each['name'] === name);
  return step?.run ?? '';
}

/** Runs a step's script the way GitHub's runner does; gives its exit code and what it changed. */
function run(script: string, env: Readonly<Record<string, string>>) {
  const calls = join(folder, 'calls');
  writeFileSync(calls, '');
  const PATH = [folder, process.env['PATH']].join(delimiter);
  const { status } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    env: { ...env, PATH, CALLS: calls },
  });
  return { status, changed: readFileSync(calls, 'utf8').split('\n').filter(Boolean) };
}

describe('the major tag', () => {
  const move = (tag: string, tags: readonly string[]) =>
    run(findScript('Move the major tag'), {
      TAG: tag,
      TAGS: tags.join(' '),
      GH_REPO: 'acme/review-gate',
      SHA: 'c0ffee',
    });

  it.each([
    ['is made by the first release', 'v1.0.0', ['v1.0.0'], /--method POST .*ref=refs\/tags\/v1 .*sha=c0ffee/u],
    ['moves to a newer one', 'v1.10.0', ['v1', 'v1.9.0', 'v1.10.0'], /--method PATCH .*tags\/v1 .*sha=c0ffee/u],
    ['is not kept from it by a candidate', 'v1.1.0', ['v1', 'v1.1.0', 'v1.2.0-rc.1'], /--method PATCH .*tags\/v1 /u],
  ])('%s', (_what, tag, tags, said) => {
    const { status, changed } = move(tag, tags);
    expect(status).toBe(0);
    expect(changed).toEqual([expect.stringMatching(said)]);
  });

  it('stays where it is when an older line is mended', () => {
    expect(move('v1.2.4', ['v1', 'v1.2.4', 'v1.3.0'])).toEqual({ status: 0, changed: [] });
  });
});
