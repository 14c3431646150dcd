/** What is published to npm: packed, installed into an empty project without a network, and used there as its users do. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ROOT, readPage } from '../docs/pages.js';
import { findBlock, Reader } from '../stand-ins/reader.js';
import { startReviewService } from '../stand-ins/review-service/service.js';

const home = mkdtempSync(join(tmpdir(), 'review-gate-package-'));
const project = join(home, 'project');
const installed = join(project, 'node_modules', 'review-gate');
mkdirSync(project);
const reader = new Reader(home, project, {
  ROOT,
  // The Node that runs this test also runs what is installed.
  PATH: `${join(process.execPath, '..')}:${process.env['PATH']}`,
  npm_config_offline: 'true',
  npm_config_update_notifier: 'false',
  GIT_CONFIG_NOSYSTEM: '1',
  EMAIL: 'ada@example.com',
});
afterAll(() => {
  reader.close();
  rmSync(home, { recursive: true, force: true });
});

/** Types a script; gives its output where it went well. */
async function type(script: string): Promise<string> {
  const { code, stdout, stderr } = await reader.types(`set -e\n${script}`);
  expect([code, code === 0 ? '' : stderr]).toEqual([0, '']);
  return stdout;
}

beforeAll(async () => {
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }));
  await type(`node "$ROOT/.ci/package.js" ~/package
    cd ~ && npm pack --silent ~/package
    cd ~/project && npm install --silent --no-audit --no-fund ~/review-gate-*.tgz`);
});

const Manifest = z.looseObject({
  version: z.string(),
  repository: z.object({ type: z.literal('git'), url: z.string() }),
  bugs: z.object({ url: z.string() }),
  homepage: z.string(),
  publishConfig: z.strictObject({ access: z.literal('public'), provenance: z.literal(true) }),
});

describe('the package', () => {
  it('installs nothing but itself', () => {
    expect(readdirSync(join(project, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['review-gate']);
  });

  it('has the command, the client and their licences, and no sources', () => {
    expect(readdirSync(installed).toSorted()).toEqual(['LICENSE', 'README.md', 'client', 'dist', 'package.json']);
    expect(readdirSync(join(installed, 'dist')).toSorted()).toEqual(['cli', 'grammars']);
    for (const folder of ['client', 'dist/cli']) expect(existsSync(join(installed, folder, 'licenses.txt'))).toBe(true);
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => /(?<!\.d)\.ts$|\.map$|\.test\./u.test(name))).toEqual([]);
  });

  it('says where it comes from, and wants to be published with provenance', () => {
    const manifest = Manifest.parse(JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')));
    const { repository, version } = Manifest.pick({ repository: true, version: true }).parse(
      JSON.parse(readPage('package.json')),
    );
    expect([manifest.repository, manifest.version]).toEqual([repository, version]);
    const page = repository.url.replace(/^git\+(.*)\.git$/u, '$1');
    expect([manifest.homepage, manifest.bugs.url]).toEqual([`${page}#readme`, `${page}/issues`]);
    expect(manifest).not.toHaveProperty('dependencies');
  });
});

describe('the command of the package', () => {
  it('reviews the sample where npx finds it', async () => {
    const sample = '"$ROOT"/examples/sample';
    const said = await type(`git init --quiet --initial-branch main ~/shop && cd ~/shop
      cp -R ${sample}/base/. . && git add --all && git -c user.name=Ada commit --quiet --message base
      git checkout --quiet -b discount-codes
      cp -R ${sample}/head/. . && git add --all && git -c user.name=Ada commit --quiet --message head
      cd ~/project
      npx --no-install review-gate review --repo ~/shop --ticket ${sample}/TICKET.md && exit 1 || echo "exit $?"
      node_modules/.bin/review-gate --version`);
    expect(said).toMatch(/^Review Gate {2}closed {2}request-changes {2}tier T2/u);
    expect(said).toContain('addressed    AC3');
    const { version } = Manifest.pick({ version: true }).parse(JSON.parse(readPage('package.json')));
    expect(said.trimEnd().split('\n').slice(-2)).toEqual(['exit 1', version]);
  });
});

/** What a program must not be able to write: the compiler refuses each line, or refuses that it does not. */
const WRONG = `import { ReviewClient, type Finding, type Review } from 'review-gate';
// @ts-expect-error credentials are missing
const client = new ReviewClient({ baseUrl: 'https://review.example.com' });
// @ts-expect-error a number is not text
client.create({ repo: 'acme/shop', pr: '7' });
// @ts-expect-error nothing else is asked for
client.create({ repo: 'acme/shop', pr: 7, tiket: '3' });
export const line = (finding: Finding): number | undefined => finding.location.lineRange[0];
// @ts-expect-error a queued review has none
export const sure = (review: Review): number => review.confidence;
`;

describe('the client of the package', () => {
  it('has types that need no other package, and does what docs/client.md shows', async () => {
    writeFileSync(
      join(project, 'gate.ts'),
      findBlock(readPage('docs/client.md'), '# The client as a library', 'import'),
    );
    writeFileSync(join(project, 'wrong.ts'), WRONG);
    const compilerOptions = { module: 'nodenext', target: 'es2022', strict: true, skipLibCheck: false };
    const node = { types: ['node'], typeRoots: [join(ROOT, 'node_modules', '@types')] };
    writeFileSync(
      join(project, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: { ...compilerOptions, ...node }, files: ['gate.ts', 'wrong.ts'] }),
    );
    expect(await type('node "$ROOT"/node_modules/typescript/bin/tsc')).toBe('');

    const service = await startReviewService({ statuses: ['complete'], findings: 1 });
    const secret = `REVIEW_GATE_CLIENT_SECRET=${service.clientSecret}`;
    const access = `REVIEW_GATE_BASE_URL=${service.baseUrl} REVIEW_GATE_CLIENT_ID=${service.clientId}`;
    try {
      const [first, second] = (await type(`${access} ${secret} node gate.js`)).split('\n');
      expect([first, second]).toEqual(['complete auto-approve T2', expect.stringMatching(/^\w+ \S+:\d+ Finding 0$/u)]);
      expect(service.created).toEqual([{ repo: 'acme/shop', pr: 7 }]);
      const refused = await reader.types(`${access} REVIEW_GATE_CLIENT_SECRET=wrong node gate.js`);
      expect([refused.code, refused.stderr]).toEqual([3, expect.stringMatching(/^refused: .*401/u)]);
    } finally {
      await service.close();
    }
  });
});
