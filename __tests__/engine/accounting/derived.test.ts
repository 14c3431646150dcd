/** Files that follow from another part of the change: by the policy at the base, or checked entry by entry. */
import { describe, expect, it } from '@jest/globals';
import { account, describeSpans } from './account.js';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const HASH = `sha512-${'a'.repeat(86)}==`;
const OTHER = `sha512-${'b'.repeat(86)}==`;

interface Entry {
  readonly version: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly hasInstallScript?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
}
const entry = (name: string, version: string, more: Partial<Entry> = {}): Entry => ({
  version,
  resolved: `https://registry.npmjs.org/${name}/-/${name}-${version}.tgz`,
  integrity: HASH,
  ...more,
});
const manifest = (dependencies: Record<string, string>) => json({ name: 'shop', version: '1.0.0', dependencies });
const lock = (dependencies: Record<string, string>, entries: Record<string, Entry>, lockfileVersion = 3) =>
  json({
    name: 'shop',
    version: '1.0.0',
    lockfileVersion,
    requires: true,
    packages: {
      '': { name: 'shop', version: '1.0.0', dependencies },
      ...Object.fromEntries(Object.entries(entries).map(([name, one]) => [`node_modules/${name}`, one])),
    },
  });

const LODASH = { lodash: '4.17.21', debug: '^4.2.0' };
const BEFORE = lock(LODASH, {
  lodash: entry('lodash', '4.17.21'),
  debug: entry('debug', '4.2.0', { dependencies: { ms: '^2.1.2' } }),
  ms: entry('ms', '2.1.2'),
});
const WITH_MS = { ...LODASH, debug: '^4.3.0' };
const PLAIN = {
  lodash: entry('lodash', '4.17.21'),
  debug: entry('debug', '4.4.1', { dependencies: { ms: '^2.1.3' } }),
  ms: entry('ms', '2.1.3'),
};

/** Returns the reasons of the lock file's spans. */
async function judgeLock(after: string, now = manifest(WITH_MS), before = BEFORE): Promise<readonly string[]> {
  const { spans } = await account({
    'package.json': { old: manifest(LODASH), new: now },
    'package-lock.json': { old: before, new: after },
  });
  return [
    ...new Set(spans.filter(({ location }) => location.file === 'package-lock.json').map(({ reason }) => reason)),
  ];
}

describe('a lock file of npm', () => {
  it('follows from the manifest where each changed entry does', async () => {
    expect(await judgeLock(lock(WITH_MS, PLAIN))).toEqual(['derived']);
  });

  it('takes a package that the manifest adds, with a program of its own name', async () => {
    const now = { ...WITH_MS, mkdirp: '^3.0.0' };
    const mkdirp = entry('mkdirp', '3.0.1', { bin: { mkdirp: 'cli.js' } });
    expect(await judgeLock(lock(now, { ...PLAIN, mkdirp }), manifest(now))).toEqual(['derived']);
  });

  it('takes a package that the manifest does not ask for any more out', async () => {
    const now = { lodash: '4.17.21' };
    expect(await judgeLock(lock(now, { lodash: PLAIN.lodash }), manifest(now))).toEqual(['derived']);
  });

  it('names the entry that does not follow, and says why', async () => {
    const { spans } = await account({
      'package.json': { old: manifest(LODASH), new: manifest(WITH_MS) },
      'package-lock.json': { old: BEFORE, new: lock(WITH_MS, { ...PLAIN, debug: entry('debug', '5.0.0') }) },
    });
    const own = spans.filter(({ location }) => location.file === 'package-lock.json');
    expect(own.map(({ why }) => why)).toContain(
      '`debug@5.0.0` does not follow from a manifest: the manifest asks for ^4.3.0',
    );
  });

  it('may keep a program of another name', async () => {
    const ms = (version: string) => entry('ms', version, { bin: { milliseconds: 'ms.js' } });
    const before = lock(WITH_MS, {
      ...PLAIN,
      debug: entry('debug', '4.3.1', { dependencies: { ms: '^2.1.2' } }),
      ms: ms('2.1.2'),
    });
    const edited = { ...WITH_MS, debug: '^4.4.0' };
    const { spans } = await account({
      'package.json': { old: manifest(WITH_MS), new: manifest(edited) },
      'package-lock.json': { old: before, new: lock(edited, { ...PLAIN, ms: ms('2.1.3') }) },
    });
    const own = spans.filter(({ location }) => location.file === 'package-lock.json');
    expect([...new Set(own.map(({ reason }) => reason))]).toEqual(['derived']);
  });

  it('never makes the manifest itself derived', async () => {
    const { spans } = await account({
      'package.json': { old: manifest(LODASH), new: manifest(WITH_MS) },
      'package-lock.json': { old: BEFORE, new: lock(WITH_MS, PLAIN) },
    });
    const own = spans.filter(({ location }) => location.file === 'package.json');
    expect(own.map(({ reason }) => reason)).not.toContain('derived');
  });

  it.each<[string, Record<string, Entry>]>([
    // Scripts of npm start it in place of the program of that name.
    ['a program in the name of another one', { ...PLAIN, ms: entry('ms', '2.1.3', { bin: { tsc: 'ms.js' } }) }],
    ['another file for its program', { ...PLAIN, debug: entry('debug', '4.4.1', { bin: { debug: 'other.js' } }) }],
    // npm installs what the lock file says that a package needs, whatever the package itself says.
    [
      'a package that only the lock file says is needed',
      {
        ...PLAIN,
        debug: entry('debug', '4.4.1', { dependencies: { ms: '^2.1.3', evil: '^1.0.0' } }),
        evil: entry('evil', '1.0.0'),
      },
    ],
    [
      'another package in its place',
      { ...PLAIN, ms: { ...entry('ms', '2.1.3'), resolved: 'https://registry.npmjs.org/ms/-/ms-0.7.0.tgz' } },
    ],
    ['an older version of what comes along', { ...PLAIN, ms: entry('ms', '2.1.1') }],
    ['an entry that is missing', { lodash: PLAIN.lodash, debug: PLAIN.debug }],
    ['a package that nothing asks for', { ...PLAIN, evil: entry('evil', '1.0.0') }],
    ['another version than the range allows', { ...PLAIN, debug: entry('debug', '5.0.0') }],
    ['an older version than the range allows', { ...PLAIN, debug: entry('debug', '4.2.9') }],
    ['another host', { ...PLAIN, ms: entry('ms', '2.1.3', { resolved: 'https://evil.example/ms/-/ms-2.1.3.tgz' }) }],
    [
      'a host hidden behind a user name',
      { ...PLAIN, ms: entry('ms', '2.1.3', { resolved: 'https://registry.npmjs.org@evil.example/ms/-/ms-2.1.3.tgz' }) },
    ],
    [
      "another package's archive",
      { ...PLAIN, ms: entry('ms', '2.1.3', { resolved: 'https://registry.npmjs.org/evil/-/evil-2.1.3.tgz' }) },
    ],
    ['a git address', { ...PLAIN, ms: entry('ms', '2.1.3', { resolved: 'git+ssh://git@github.com/x/ms.git#1' }) }],
    ['no checksum', { ...PLAIN, ms: { version: '2.1.3', resolved: 'https://registry.npmjs.org/ms/-/ms-2.1.3.tgz' } }],
    ['a weak checksum', { ...PLAIN, ms: entry('ms', '2.1.3', { integrity: 'sha1-abc' }) }],
    ['a script that runs on install', { ...PLAIN, ms: entry('ms', '2.1.3', { hasInstallScript: true }) }],
    [
      'another checksum for a version that stays',
      { ...PLAIN, lodash: entry('lodash', '4.17.21', { integrity: OTHER }) },
    ],
    ['a version of a package that no edit is about', { ...PLAIN, lodash: entry('lodash', '4.17.20') }],
  ])('does not follow with %s', async (_, entries) => {
    expect(await judgeLock(lock(WITH_MS, entries))).toEqual(['unaccounted']);
  });

  it.each([
    ['the manifest does not change', lock(LODASH, { lodash: entry('lodash', '4.17.22') }), manifest(LODASH)],
    ['its own list is not the manifest’s', lock({ ...WITH_MS, x: '1.0.0' }, PLAIN), manifest(WITH_MS)],
    ['it has another format', lock(WITH_MS, PLAIN, 2), manifest(WITH_MS)],
    ['it is no JSON', 'packages: {}\n', manifest(WITH_MS)],
    ['the manifest is no JSON', lock(WITH_MS, PLAIN), '{'],
    ['the range is a tag', lock({ ...LODASH, debug: 'latest' }, PLAIN), manifest({ ...LODASH, debug: 'latest' })],
  ])('does not follow where %s', async (_, after, now) => {
    expect(await judgeLock(after, now)).toEqual(['unaccounted']);
  });
});

describe('files that the policy names as made from others', () => {
  const RULES = [{ path: 'dist/**', from: 'src/**' }];
  const made = { 'dist/a.js': { old: 'let a = 1;\n', new: 'let a = 2;\n' } };

  it('are derived where a source changes too', async () => {
    const source = { 'src/a.js': { old: 'let a = 1;\n', new: 'let a = 2;\n' } };
    const judged = await account({ ...made, ...source }, undefined, {}, RULES);
    expect(describeSpans(judged)).toEqual([
      'dist/a.js derived -1',
      'dist/a.js derived +1',
      'src/a.js unaccounted -1',
      'src/a.js unaccounted +1',
    ]);
  });

  it('are derived where one of several sources can matter', async () => {
    const sources = {
      'src/a.js': { old: 'f();\n', new: 'f();\n// It is done.\n' },
      'src/b.js': { old: 'let a = 1;\n', new: 'let a = 2;\n' },
    };
    const judged = await account({ ...made, ...sources }, undefined, {}, RULES);
    expect(judged.counts.derived.lines).toBe(2);
  });

  it('are inert where they change in comments alone, as their source does', async () => {
    const comment = { old: 'f();\n', new: 'f();\n// It is done.\n' };
    const judged = await account({ 'src/a.js': comment, 'dist/a.js': comment }, undefined, {}, RULES);
    expect(judged.counts.inert.lines).toBe(2);
  });

  it.each<[string, Parameters<typeof account>[0]]>([
    ['without a source in the change', made],
    ['with another file alone', { ...made, 'lib/b.js': { old: '1;\n', new: '2;\n' } }],
    ['with a comment of the source alone', { ...made, 'src/a.js': { old: 'f();\n', new: 'f();\n// It is done.\n' } }],
    ['with white space of the source alone', { ...made, 'src/a.js': { old: 'f(); g();\n', new: 'f();\ng();\n' } }],
    ['with a text for people alone', { ...made, 'src/README.md': { old: 'One.\n', new: 'Two.\n' } }],
    ['with another made file alone', { ...made, 'dist/b.js': { old: '1;\n', new: '2;\n' } }],
  ])('are not %s', async (_, files) => {
    const judged = await account(files, undefined, {}, RULES);
    expect(judged.counts.derived.lines).toBe(0);
  });
});
