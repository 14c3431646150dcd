import { delimiter } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseRawDiff } from '../../../src/sources/git/changed/raw-diff.js';
import { buildGitEnvironment } from '../../../src/sources/git/program/environment.js';
import { isBranchName, toRepositoryPath } from '../../../src/sources/git/program/names.js';

describe('the list of changed files', () => {
  const [a, b, none] = ['a'.repeat(40), 'b'.repeat(40), '0'.repeat(40)];

  it('is read with renames, copies and names of any bytes', () => {
    const rows = [
      `:100644 100755 ${a} ${b} M\0x\ny\0`,
      `:000000 120000 ${none} ${b} A\0"q"\0`,
      `:160000 000000 ${a} ${none} D\0lib\0`,
      `:100644 100644 ${a} ${b} R086\0old\0new\0`,
      `:100644 100644 ${a} ${a} C100\0from\0to\0`,
      `:100644 120000 ${a} ${b} T\0link\0`,
    ];
    expect(
      parseRawDiff(Buffer.from(rows.join(''))).map((one) => [
        one.status,
        one.oldPath?.toString() ?? null,
        one.path.toString(),
        one.old?.mode ?? null,
        one.new?.mode ?? null,
      ]),
    ).toEqual([
      ['modified', null, 'x\ny', '100644', '100755'],
      ['added', null, '"q"', null, '120000'],
      ['deleted', null, 'lib', '160000', null],
      ['renamed', 'old', 'new', '100644', '100644'],
      ['copied', 'from', 'to', '100644', '100644'],
      ['type_changed', null, 'link', '100644', '120000'],
    ]);
    expect(parseRawDiff(Buffer.alloc(0))).toEqual([]);
  });

  it.each([
    ['a row that is cut off', `:100644 100644 ${a} ${b} M\0pa`],
    ['a rename without its second name', `:100644 100644 ${a} ${b} R100\0old\0`],
    ['an unmerged file', `:000000 000000 ${none} ${none} U\0x\0`],
    ['something else', 'fatal: no\0'],
  ])('refuses %s', (_what, printed) => {
    expect(() => parseRawDiff(Buffer.from(printed))).toThrow(/git printed/u);
  });
});

describe('names for git', () => {
  it('tells branches from what could be something else', () => {
    for (const name of ['main', 'release/1.x', 'dependabot/npm_and_yarn/a-b', 'feature/#12', '\u00fc'])
      expect(isBranchName(name)).toBe(true);
    for (const name of [
      '',
      '-x',
      '/a',
      'a/',
      'a..b',
      'a b',
      'a:b',
      'a?',
      'a*',
      'a[',
      'a\\',
      'a^',
      'a~1',
      'a@{1}',
      'a//b',
      'a.lock',
      '.a',
      'a.',
      'a\nb',
      'a\u007f',
    ]) {
      expect(isBranchName(name)).toBe(false);
    }
  });

  it('tells paths in the repository from others', () => {
    expect(toRepositoryPath('./a/b.yml')).toBe('a/b.yml');
    expect(toRepositoryPath('a b/\u00fc')).toBe('a b/\u00fc');
    for (const path of ['', '.', '..', '../a', 'a/../b', '/a', 'a//b', 'a/', 'a\0b', 'a\nb', 'a/./b'])
      expect(toRepositoryPath(path)).toBeNull();
  });
});

describe('the surroundings of git', () => {
  it('hold nothing but what is passed on and what we set', () => {
    const made = buildGitEnvironment(
      {
        PATH: '/bin',
        GIT_DIR: '/x',
        GIT_TRACE: '1',
        SECRET: 's',
        HTTP_PROXY: 'http://proxy',
        GIT_CONFIG_PARAMETERS: "'a.b=c'",
        LD_PRELOAD: 'x',
      },
      { home: '/h', settings: { 'a.b': 'c' } },
    );
    expect(made).toMatchObject({
      PATH: '/bin',
      http_proxy: 'http://proxy',
      HOME: '/h',
      LC_ALL: 'C',
      GIT_TERMINAL_PROMPT: '0',
      GIT_ALLOW_PROTOCOL: 'none',
    });
    for (const name of ['GIT_DIR', 'GIT_TRACE', 'SECRET', 'GIT_CONFIG_PARAMETERS', 'LD_PRELOAD'])
      expect(made).not.toHaveProperty(name);
    const count = Number(made['GIT_CONFIG_COUNT']);
    expect(made[`GIT_CONFIG_KEY_${count - 1}`]).toBe('a.b');
    expect(made[`GIT_CONFIG_KEY_${count}`]).toBeUndefined();
  });

  it.each([
    [`./bin${delimiter}/usr/bin`, '/usr/bin'],
    [`${delimiter}/usr/bin${delimiter}node_modules/.bin${delimiter}/bin${delimiter}`, `/usr/bin${delimiter}/bin`],
    ['bin', undefined],
  ])('look for programs in no folder of the repository that git runs in: %s', (given, expected) => {
    expect(buildGitEnvironment({ PATH: given }, { home: '/h' })['PATH']).toBe(expected);
  });

  it.each([
    [{}, { no_proxy: 'localhost,127.0.0.1,::1' }],
    [
      { no_proxy: '*', HTTP_PROXY: 'proxy:1' },
      { no_proxy: '*', http_proxy: 'proxy:1' },
    ],
    [
      { HTTPS_PROXY: 'upper:1', https_proxy: 'lower:1', NO_PROXY: 'a.test [fe80::1]' },
      { https_proxy: 'lower:1', no_proxy: 'localhost,127.0.0.1,::1,a.test,fe80::1' },
    ],
    [{ http_proxy: '', HTTP_PROXY: 'upper:1' }, { http_proxy: '' }],
  ])('name the proxies as for requests of our own, and none for this machine: %j', (environment, expected) => {
    const made = buildGitEnvironment(environment, { home: '/h' });
    expect(made).toMatchObject(expected);
    expect(Object.keys(made).filter((name) => /_PROXY$/u.test(name))).toEqual([]);
  });
});
