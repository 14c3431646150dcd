/**
 * A git that is slow or dies, at random calls: the snapshot is the same bytes or there is none. No snapshot may say less
 * because the machine was busy.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { toCanonicalJson } from '../../../src/base/digest.js';
import { ProviderError } from '../../../src/base/errors.js';
import { readSnapshot } from '../local-change.js';
import { TestRepository, temporaryFolder } from '../test-repository.js';

const folder = temporaryFolder();
afterAll(folder.remove);
const at = (name: string) => join(folder.path, name);

/** More than the calls of a review, so that some runs are left alone. */
const CALLS = 14;
const RUNS = 20;

const KINDS = ['slow', 'killed', 'killed late', 'fails', 'fails late', 'silent'] as const;
type Fault = (typeof KINDS)[number];

/** Prints the first bytes of git's answer, and ends a git that waits for more questions. */
const A_PART = 'exec 3<&0; mkfifo $0.$$; "$GIT" "$@" <&3 > $0.$$ & head -c 60 $0.$$; rm $0.$$; kill -9 $! 2>/dev/null';

/** What the wrapper does instead of `exec git`, in shell. `late`: after git has printed a part of its answer. */
const FAULTS: Readonly<Record<Fault, string>> = {
  slow: 'sleep 0.004; exec "$GIT" "$@"',
  killed: 'kill -9 $$',
  'killed late': `${A_PART}; kill -9 $$`,
  fails: 'echo "fatal: unable to read tree: Input/output error" >&2; exit 128',
  'fails late': `${A_PART}; echo "fatal: Out of memory, malloc failed" >&2; exit 128`,
  silent: 'exit 137',
};

/** Writes a program `git` that counts its calls in a file, and does what the plan has for the call. */
function writeWrapper(directory: string, plan: ReadonlyMap<number, Fault>): NodeJS.ProcessEnv {
  mkdirSync(directory, { recursive: true });
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const cases = [...plan].map(([call, fault]) => `${call}) ${FAULTS[fault]} ;;`).join('\n');
  const count = join(directory, 'calls');
  writeFileSync(count, '');
  writeFileSync(
    join(directory, 'git'),
    `#!/bin/sh\nGIT=${real}\nprintf x >> ${count}\ncase $(wc -c < ${count} | tr -d ' ') in\n${cases}\nesac\nexec "$GIT" "$@"\n`,
  );
  chmodSync(join(directory, 'git'), 0o755);
  return { ...process.env, PATH: `${directory}:${process.env['PATH']}` };
}

let repository: TestRepository;
let expected: string;
const readWith = async (environment: NodeJS.ProcessEnv) =>
  toCanonicalJson(await readSnapshot(repository.directory, null, 'topic', { environment }));

beforeAll(async () => {
  repository = TestRepository.make(at('repository'));
  const body = 'one\ntwo\nthree\nfour\n';
  repository.commit({
    files: { a: body, moved: body.repeat(9), '.review-gate.yml': 'policy: strict\n', CODEOWNERS: '* @a\n' },
  });
  for (let count = 0; count < 5; count++) repository.commit({ files: { a: `${body}${count}\n` }, message: 'Fix it' });
  const base = repository.commit({ files: { b: '1\n' } });
  repository.branch('topic', base);
  const large = Buffer.alloc(2 * 1024 * 1024, '\0a');
  const files = { a: `${body}new\n`, moved: null, there: `${body.repeat(9)}x\n`, 'logo.png': Buffer.alloc(900), large };
  repository.commit({ branch: 'topic', files });
  expected = await readWith(process.env);
});

it('gives the same bytes or fails the review', async () => {
  const plan = fc.array(fc.tuple(fc.integer({ min: 1, max: CALLS }), fc.constantFrom(...KINDS)), { maxLength: 3 });
  let [same, failed] = [0, 0];
  await fc.assert(
    fc.asyncProperty(plan, async (calls) => {
      const environment = writeWrapper(at('bin'), new Map(calls));
      try {
        const snapshot = await readWith(environment);
        expect(snapshot).toBe(expected);
        same += 1;
      } catch (fault) {
        if (!(fault instanceof ProviderError)) throw fault;
        failed += 1;
      }
    }),
    // A failure prints its seed.
    { numRuns: RUNS },
  );
  expect(same).toBeGreaterThan(0);
  expect(failed).toBeGreaterThan(0);
}, 120_000);

it.each(KINDS)(
  'at each call in turn: %s',
  async (fault) => {
    for (let call = 1; call <= CALLS; call++) {
      const outcome = await readWith(writeWrapper(at('bin'), new Map([[call, fault]]))).catch(
        (error: unknown) => error,
      );
      if (outcome instanceof ProviderError) continue;
      expect([call, outcome]).toEqual([call, expected]);
    }
  },
  120_000,
);
