/** The same snapshot in processes of other time zones, locales, folders and Node versions: the same bytes. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ENGINE_VERSION } from '../../src/engine/index.js';
import { buildSnapshot, policySources } from '../stand-ins/snapshot.js';

const ENGINE = pathToFileURL(join(process.cwd(), 'build/src/engine/index.js')).href;
const LOADER = pathToFileURL(join(process.cwd(), 'build/src/grammars/index.js')).href;
const GRAMMARS = join(process.cwd(), 'dist/grammars');

/** Names and words that a locale would sort, fold or print in its own way. */
const SNAPSHOT = buildSnapshot({
  title: 'ÄRGER with İstanbul, ı and ß',
  labels: ['zebra', 'Ärger', 'apple', 'ångström', 'Zebra'],
  files: {
    'src/Äpfel.ts': { new: 'export const price = 1234.5;\nconsole.log(price);\n' },
    'src/apfel.ts': { old: 'export const a = 1;\n', new: 'export const a = 2;\nexport const İ = "i";\n' },
    'src/Zebra.test.ts': { new: "test.only('straße', () => {\n  expect(price).toBe(1234.5);\n});\n" },
    'docs/ångström.md': { old: 'eins\n', new: 'zwei\n' },
    '.github/workflows/ci.yml': { new: 'on: pull_request_target\njobs: {}\n' },
  },
  tickets: [
    '## Acceptance criteria\n\n- [ ] `price` is 1,234.50 in İstanbul\n- [ ] Straße sorts before strasse\n- [ ] `zebra` is unmet\n',
  ],
  policy: 'rules: [{name: titles, if: "pr.title.matches(\'(?i)ärger\')", verdict: needs-review}]\n',
});

const SCRIPT = `
import { readFileSync } from 'node:fs';
import { review, toCanonicalJson } from ${JSON.stringify(ENGINE)};
import { openGrammars } from ${JSON.stringify(LOADER)};
const grammars = openGrammars(${JSON.stringify(GRAMMARS)});
const { snapshot, policy } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
process.stdout.write(toCanonicalJson(await review(snapshot, policy, grammars)));
`;

/** Clock, randomness, locale, network and environment throw once the engine is loaded: whoever calls them is found. */
const BARRED = `
import { readFileSync } from 'node:fs';
import { review, toCanonicalJson, parsePolicy } from ${JSON.stringify(ENGINE)};
import { openGrammars } from ${JSON.stringify(LOADER)};
const grammars = openGrammars(${JSON.stringify(GRAMMARS)});
const { snapshot, policy } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const write = process.stdout.write.bind(process.stdout);
await grammars.load('typescript');
// CEL is loaded where a condition first needs it.
await parsePolicy('rules: [{name: a, if: size(pr.title) > 0, verdict: needs-review}]');
const bar = (object, ...names) => {
  for (const name of names) {
    Object.defineProperty(object, name, { value: () => { throw new Error('the engine called ' + name); } });
  }
};
bar(globalThis, 'Date', 'fetch', 'setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'WebSocket');
bar(Math, 'random');
bar(performance, 'now');
bar(Intl, 'Collator', 'DateTimeFormat', 'NumberFormat', 'PluralRules', 'Segmenter');
bar(String.prototype, 'localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase');
bar(Number.prototype, 'toLocaleString');
bar(Array.prototype, 'toLocaleString');
bar(process, 'cwd', 'hrtime', 'nextTick');
write(toCanonicalJson(await review(snapshot, policy, grammars)));
`;

describe('a review in another process', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'same-bytes-'));
    writeFileSync(join(folder, 'input.json'), JSON.stringify({ snapshot: SNAPSHOT, policy: policySources() }));
    writeFileSync(join(folder, 'run.mjs'), SCRIPT);
    writeFileSync(join(folder, 'barred.mjs'), BARRED);
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (
    env: Readonly<Record<string, string>>,
    cwd: string,
    node = process.execPath,
    script = 'run.mjs',
  ): string =>
    execFileSync(node, [join(folder, script), join(folder, 'input.json')], {
      cwd,
      env,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
    });

  const UTC = { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' };

  it.each([
    ['Kiritimati, Turkish', { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }],
    ['St. John’s, Swedish', { TZ: 'America/St_Johns', LANG: 'sv_SE.UTF-8', LC_ALL: 'sv_SE.UTF-8' }],
    ['no environment at all', {}],
  ])('comes to the same bytes: %s, another folder', (_, env) => {
    const here = run(UTC, process.cwd());
    expect(here).toContain('"verdict":');
    expect(run(env, folder)).toBe(here);
  });

  it('calls no clock, randomness, locale, timer or network, its packages neither', () => {
    expect(run(UTC, folder, process.execPath, 'barred.mjs')).toBe(run(UTC, folder));
  });

  it('comes to the same bytes on another Node version', () => {
    const other = process.env['REVIEW_GATE_NODE24'] ?? '';
    if (other === '') {
      process.stdout.write(`not compared on Node 24: REVIEW_GATE_NODE24 is not set; this is ${process.version}\n`);
      return;
    }
    const version = execFileSync(other, ['--version'], { encoding: 'utf8' }).trim();
    const there = run({ TZ: 'Asia/Kathmandu', LC_ALL: 'de_DE.UTF-8' }, folder, other);
    expect([version, digest(there)]).toEqual([version, digest(run(UTC, process.cwd()))]);
  });
});

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the engine’s version', () => {
  it('is that of the package', () => {
    const packageJson: unknown = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8'));
    expect(packageJson).toMatchObject({ version: ENGINE_VERSION });
  });
});
