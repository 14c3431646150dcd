/** Questions about objects go to one git that stays; a git that is too old for it is asked anew each time. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toCanonicalJson } from '../../../src/base/digest.js';
import { borrowCheckout } from '../../../src/sources/git/open.js';
import { parseAnswers } from '../../../src/sources/git/program/object-reader.js';
import { readObjectInfo, readObjects } from '../../../src/sources/git/program/objects.js';
import { type ScratchRepository, withScratch } from '../../../src/sources/git/program/repository.js';
import { listTreeEntries } from '../../../src/sources/git/program/trees.js';
import { readSnapshot } from '../local-change.js';
import { TestRepository, temporaryFolder } from '../test-repository.js';

const folder = temporaryFolder();
afterAll(folder.remove);
const at = (name: string) => join(folder.path, name);
const { signal } = new AbortController();

let repository: TestRepository;
let head: string;
const large = 'a line\n'.repeat(100_000);

beforeAll(() => {
  repository = TestRepository.make(at('repository'));
  const files = {
    a: 'one\n',
    large,
    'a.b/c': 'two\n',
    'a/b/c': null,
    'docs/CODEOWNERS': '* @a\n',
    'x/\u00e9/deep/f': 'f\n',
  };
  head = repository.commit({ files });
});

/** Writes a `git` that notes how it was called and has a version of its own. */
function writeGit(name: string, version: string): { readonly environment: NodeJS.ProcessEnv; readonly log: string } {
  const directory = at(name);
  mkdirSync(directory, { recursive: true });
  const log = join(directory, 'calls');
  writeFileSync(log, '');
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  const script = `#!/bin/sh\necho "$*" >> ${log}\n[ "$1" = version ] && { echo "git version ${version}"; exit 0; }\nexec ${real} "$@"\n`;
  writeFileSync(join(directory, 'git'), script);
  chmodSync(join(directory, 'git'), 0o755);
  return { environment: { ...process.env, PATH: `${directory}:${process.env['PATH']}` }, log };
}

const open = <T>(environment: NodeJS.ProcessEnv, use: (scratch: ScratchRepository) => Promise<T>): Promise<T> =>
  withScratch({ parent: tmpdir(), environment }, signal, async (scratch) => {
    await borrowCheckout(scratch, repository.directory, true, signal);
    return use(scratch);
  });

const countCalls = (log: string) =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('cat-file')).length;

describe.each([
  ['a git that takes commands', '2.36.0', 1],
  ['an older one', '2.35.4', 6],
])('%s', (name, version, calls) => {
  it('gives objects and trees, and says nothing of what is missing', async () => {
    const { environment, log } = writeGit(name.replaceAll(' ', '-'), version);
    await open(environment, async (scratch) => {
      const entries = await listTreeEntries(scratch, head, ['a.b/c', 'a', 'docs/', 'x/\u00e9/deep/f', 'gone/f', 'a/']);
      expect(entries.map(({ path, mode }) => `${mode} ${path}`)).toEqual([
        '100644 a',
        '100644 a.b/c',
        '100644 docs/CODEOWNERS',
        '100644 x/\u00e9/deep/f',
      ]);
      const [one = '', two = ''] = entries.map((entry) => entry.name);
      const none = 'f'.repeat(one.length);
      expect([...(await readObjectInfo(scratch, [one, none, two, one]))]).toEqual([
        [one, { type: 'blob', size: 4 }],
        [two, { type: 'blob', size: 4 }],
      ]);
      const read = await readObjects(scratch, [one, none, two]);
      expect([...read].map(([key, bytes]) => [key, bytes.toString()])).toEqual([
        [one, 'one\n'],
        [two, 'two\n'],
      ]);
    });
    expect(countCalls(log)).toBe(calls);
  });

  it('gives the same snapshot', async () => {
    const { environment } = writeGit(`${name.replaceAll(' ', '-')}-whole`, version);
    const change = repository.commit({ files: { a: 'other\n', A: 'new\n', 'docs/new.md': 'text\n' } });
    const read = async (env: NodeJS.ProcessEnv) =>
      toCanonicalJson(await readSnapshot(repository.directory, head, change, { environment: env }));
    expect(await read(environment)).toBe(await read(process.env));
  });
});

it('answers many questions at the same time, large ones among them', async () => {
  await open(process.env, async (scratch) => {
    const [{ name: text } = { name: '' }, { name: other } = { name: '' }] = await listTreeEntries(scratch, head, [
      'large',
      'a',
    ]).then((entries) => entries.toReversed());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => readObjects(scratch, index % 2 === 0 ? [text, other] : [other])),
    );
    answers.forEach((answer, index) => {
      expect(answer.get(other)?.toString()).toBe('one\n');
      expect(answer.get(text)?.toString()).toBe(index % 2 === 0 ? large : undefined);
    });
  });
});

it('fails with the words of git, and so does every later question', async () => {
  await open(process.env, async (scratch) => {
    writeFileSync(join(scratch.gitDir, 'config'), '[core\n');
    const words = /git cat-file failed \(exit 128\): fatal: bad config/u;
    await expect(readObjects(scratch, [head])).rejects.toThrow(words);
    await expect(readObjects(scratch, [head])).rejects.toThrow(words);
  });
});

describe('an answer', () => {
  const sha = 'a'.repeat(40);
  it.each([
    ['what git never says', 'hello there\n'],
    ['a size that is none', `${sha} blob many\n`],
    ['a name for several objects', `${sha} ambiguous\n`],
    ['a line without an end', 'a'.repeat(500)],
  ])('is refused if it is %s', (_, printed) => {
    expect(() => parseAnswers(Buffer.from(printed), 'contents')).toThrow(/git printed another answer/u);
  });

  it('is waited for until it is whole', () => {
    const printed = Buffer.from(`${sha} blob 3\nabc\n${sha} missing\n${sha} blob 5\nab`);
    expect(parseAnswers(printed, 'contents')).toEqual({
      answers: [{ name: sha, type: 'blob', size: 3, bytes: Buffer.from('abc') }, null],
      read: printed.length - 50,
      needs: 54,
    });
  });
});

describe('a scratch repository', () => {
  it('names the folder in which it cannot be made, and what to do', async () => {
    const parent = at('missing');
    await expect(withScratch({ parent, environment: process.env }, signal, async () => null)).rejects.toThrow(
      `No temporary folder can be made in ${parent}: there is no such file or folder (ENOENT). Make it writable. If it is the system’s folder for such files, TMPDIR names another one.`,
    );
  });
});
