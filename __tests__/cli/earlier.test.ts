/** Traces are kept for years as evidence: what this version says of those that an earlier or a later version wrote. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, describe, expect, it } from '@jest/globals';
import { EXIT, UsageError } from '../../src/cli/exit.js';
import { runReplay, runVerify } from '../../src/cli/trace.js';
import { runWhy } from '../../src/cli/why.js';

const scratch = mkdtempSync(join(tmpdir(), 'review-gate-earlier-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Traces that builds of those days wrote with `review --trace`. */
const EARLIER = join(process.cwd(), '__tests__', 'stand-ins', 'earlier');
const [EIGHT_STEPS, NINE_STEPS] = ['2026-11-21', '2026-11-22'].map((day) => join(EARLIER, day, 'trace.json'));

interface Ran {
  readonly code: number;
  readonly said: string;
}

async function run(command: (write: (text: string) => void) => Promise<number>): Promise<Ran> {
  const said: string[] = [];
  const code = await command((text) => said.push(text));
  return { code, said: said.join('') };
}

const verify = (path: string) => run((write) => runVerify(path, null, write));
const replay = (path: string) => run((write) => runReplay(path, null, write));
const why = (path: string) => {
  const { signal } = new AbortController();
  return run((write) => runWhy(null, { trace: path }, { env: {}, write, note: () => undefined, signal }));
};

/** Keeps a copy in which one text is another. */
function copy(name: string, path: string | undefined, from: string, to: string): string {
  const text = readFileSync(path ?? '', 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(scratch, name), text.replace(from, to));
  return join(scratch, name);
}

describe('a trace that an earlier version wrote', () => {
  it.each([
    [EIGHT_STEPS, '8 steps, verdict auto-approve'],
    [NINE_STEPS, '9 steps, verdict request-changes'],
  ])('holds, if nothing in it was changed (%#)', async (path = '', words) => {
    expect(await verify(path)).toEqual({ code: EXIT.APPROVED, said: expect.stringContaining(`holds: ${words}`) });
  });

  it('does not hold if something in it was changed', async () => {
    const path = copy('changed.json', NINE_STEPS, '"verdict": "request-changes"', '"verdict": "auto-approve"');
    expect(await verify(path)).toEqual({
      code: EXIT.NOT_APPROVED,
      said: expect.stringMatching(/does not hold:\n.*\nDo not rely on it/su),
    });
    await expect(why(path)).rejects.toThrow('does not hold');
  });

  it('is told in a sentence, and two local commits are no pull request there either', async () => {
    expect(await why(EIGHT_STEPS ?? '')).toEqual({
      code: EXIT.APPROVED,
      said: expect.stringMatching(/^The local change to repo was approved into main by rule `clean` of `balanced`: /u),
    });
    expect(await why(NINE_STEPS ?? '')).toEqual({
      code: EXIT.NOT_APPROVED,
      said: expect.stringMatching(/^The local change to repo was not approved into main: rule `unmet-criteria` /u),
    });
  });

  it('is replayed, and both builds are named if another review comes out', async () => {
    expect(await replay(NINE_STEPS ?? '')).toEqual({
      code: EXIT.NOT_APPROVED,
      said: expect.stringMatching(
        /^Another review came out:\n.*It was recorded by version 0\.1\.0.*Replay it with the build that recorded it/su,
      ),
    });
  });

  it('is not replayed from a snapshot in a form of that version, and nobody is told that the file is another', async () => {
    const asked = replay(EIGHT_STEPS ?? '');
    await expect(asked).rejects.toThrow(UsageError);
    await expect(asked).rejects.toThrow(
      /trace\.snapshot\.json has not the form that this version .* reads: \/snapshot\/base\/committed_at is missing\. Version 0\.1\.0 wrote it\. This does not mean that it was changed\. .* Or review the commits again/u,
    );
  });

  it('is not replayed from a file that is not the snapshot of it', async () => {
    const path = copy('moved.json', EIGHT_STEPS, '"review-gate.trace/1"', '"review-gate.trace/1"');
    copy('moved.snapshot.json', EIGHT_STEPS?.replace(/json$/u, 'snapshot.json'), '"A higher rate"', '"A lower rate"');
    await expect(replay(path)).rejects.toThrow(/moved\.snapshot\.json is not a snapshot: .* is missing\. Name what/u);
  });
});

describe('a trace that a later version wrote', () => {
  const later = () => {
    const path = copy('later.json', NINE_STEPS, '"version": "0.1.0"', '"version": "9.9.9"');
    return copy('later.json', path, '"omitted": []', '"omitted": [], "weather": "fair"');
  };

  it.each([
    ['verify', verify],
    ['why', why],
    ['replay', replay],
  ])('is not said to be changed by %s: the version that can read it is named', async (command, ask) => {
    const asked = ask(later());
    await expect(asked).rejects.toThrow(UsageError);
    await expect(asked).rejects.toThrow(
      /later\.json has not the form that this version .* reads: snapshot\.coverage: .*weather.* Version 9\.9\.9 wrote it\. This does not mean that it was changed\./u,
    );
    await expect(asked).rejects.toThrow(`Use "review-gate ${command}" of that version (npx review-gate@9.9.9 …).`);
  });

  it('is still a trace if it has another schema', async () => {
    const path = copy('schema.json', later(), 'review-gate.trace/1', 'review-gate.trace/2');
    await expect(verify(path)).rejects.toThrow('Version 9.9.9 wrote it');
  });
});
