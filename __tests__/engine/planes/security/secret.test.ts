import { expect, it } from '@jest/globals';
import { secret } from '../../../../src/engine/planes/security/secret.js';
import { withChecksum } from '../../../stand-ins/token-samples.js';
import { addedTo, runPlanesOn } from '../../run-planes.js';
import { cases, edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { LETTERS, TOKENS } from './tokens.js';

const encode = (text: string) => Buffer.from(text).toString('base64');

describeRule(secret, {
  invalid: [
    ...cases(Object.entries(TOKENS), (name, value) => ({
      name,
      files: { 'src/a.ts': addedTo('first', `const a = \`${value}\`;`) },
      findings: ['2 error'],
    })),
    {
      name: 'a key that takes several lines',
      files: { 'deploy.sh': addedTo('first', ...TOKENS['private key'].split('\n')) },
      findings: ['2 error'],
    },
    ...cases(
      [
        ['another user', 'mysql://shop:q7Zx2LmP9tRw@db.shop.io/a', 'mysql://admin:q7Zx2LmP9tRw@db.shop.io/a'],
        ['another password', 'mysql://shop:q7Zx2LmP9tRw@db.shop.io/a', 'mysql://shop:p4Kd8WnB3vXs@db.shop.io/a'],
        ['more behind the login of a sample', 'url =', 'url = mysql://scott:tigerQ7Zx2LmP9tRw@db.shop.io/a'],
      ],
      (name, before, after) => ({
        name: `an address with ${name}`,
        files: edit('setup.cfg', `${before}\n`, `${after}\n`),
        findings: ['1 error'],
      }),
    ),
    // It counts less in tests and documents, where keys are made up.
    {
      name: 'a token in a test',
      files: { 'a.test.ts': addedTo('first', `a ${TOKENS['GitHub token']}`) },
      findings: ['2 info'],
    },
    {
      name: 'a token in a test that its issuer made: its check sum is right',
      files: { 'a.test.ts': addedTo('first', `a ${withChecksum(TOKENS['GitHub token'])}`) },
      findings: ['2 warn'],
    },
    {
      name: 'a token in a document',
      files: { 'README.md': addedTo('first', `a ${TOKENS['npm token']}`) },
      findings: ['2 info'],
    },
    ...cases(
      [
        ['once', `settings: ${encode(`shop:\n  token: ${TOKENS['GitHub token']}\n`)}`],
        ['twice', `settings: ${encode(encode(`shop:\n  token: ${TOKENS['GitHub token']}\n`))}`],
      ],
      (name, line) => ({
        name: `a token in a text that is encoded ${name}`,
        files: { 'config/app.yml': addedTo('first', line) },
        findings: ['2 error'],
      }),
    ),
    {
      name: 'a symmetric key as JSON',
      files: {
        'src/keys.json': addedTo('{', '"kty": "oct",', '"alg": "HS256",', '"k": "hWq3PpzN8vKc2LrT9xYbM4"', '}'),
      },
      findings: ['2 error'],
    },
    {
      name: 'a password in an address in a test',
      files: { 'a.test.ts': addedTo('first', `a ${TOKENS['password in an address']}`) },
      findings: ['2 info'],
    },
  ],
  valid: [
    {
      name: 'the key id in a signed address',
      files: {
        'src/a.ts': addedTo(
          'x',
          `const picture = 'https://shop.s3.example/a.png?X-Amz-Credential=${TOKENS['AWS access key id']}%2F20261128%2Fs3';`,
        ),
      },
    },
    ...cases(
      [
        [
          'another host',
          'postgres://shop:q7Zx2LmP9tRw@db1.shop.io/a',
          'postgres://shop:q7Zx2LmP9tRw@db2.shop.io/a?b=c',
        ],
        ['the login of a sample', 'url =', 'url = mssql://scott:tiger^5HHH@db.shop.io:1433/test'],
      ],
      (name, before, after) => ({ name, files: edit('setup.cfg', `${before}\n`, `${after}\n`) }),
    ),
    ...cases(
      [
        ['const a = process.env.GITHUB_TOKEN;'],
        [`const a = "ghp_${'x'.repeat(36)}";`],
        [`const a = "AKIA${'IOSFODNN7EXAMPLE'}";`],
        ['const url = "postgres://user:password@localhost:5432/test";'],
        ['const url = "https://user:password@example.com/";'],
        ['const url = "mongodb://mongo:27017/shop";'],
        ['const a = "ghp_short";'],
        ['const mail = "https://mailto:harbormaster@shop.io";'],
        [`const text = "${encode('Dear reader, this text has no token in it, only words: password and token.')}";`],
        [
          `const picture = "${Buffer.from(Uint8Array.from({ length: 90 }, (_, at) => (at * 37) % 251)).toString('base64')}";`,
        ],
      ],
      (line) => ({ files: { 'src/a.ts': addedTo('first', line) } }),
    ),
  ],
});
it.each(Object.entries(TOKENS))('%s is found and never printed', async (kind, value) => {
  const result = await runPlanesOn({ 'src/a.ts': addedTo('first', `const a = \`${value}\`;`) });
  const secrets = result.findings.filter(({ rule }) => rule === 'security/secret');
  expect(secrets).toHaveLength(1);
  expect(secrets[0]).toMatchObject({ severity: 'error', location: { file: 'src/a.ts' } });
  expect(secrets[0]?.location.lineRange[0]).toBe(2);
  expect(secrets[0]?.title).toContain(kind);
  // Names keep their capitals in the middle of a sentence too.
  expect(secrets[0]?.rationale).toContain(kind);
  const printed = JSON.stringify(result);
  for (const piece of [value, LETTERS.slice(0, 12), 'Q7ZX2LMP9TRW4VBN']) expect(printed).not.toContain(piece);
});
it('counts the lines of a key that takes several', async () => {
  const { findings } = await runPlanesOn({
    'deploy.sh': addedTo('first', ...(TOKENS['private key'] ?? '').split('\n')),
  });
  expect(findings.map(({ location }) => location.lineRange)).toEqual([[2, 4]]);
});
it('is not hidden by comments of other tools, nor by ours', async () => {
  const files = {
    'src/a.ts': addedTo(
      'first',
      '// secretlint-disable',
      `// review-gate-ignore security/secret: only a test`,
      `const a = '${TOKENS['GitHub token']}'; // gitleaks:allow`,
    ),
  };
  const policy = {
    suppressions: [{ rule: 'security/*', path: null, fingerprint: null, reason: 'no', expires: null }],
  };
  const { findings, evidence } = await runPlanesOn(files, policy);
  expect(findings.map(({ rule }) => rule)).toContain('security/secret');
  expect(evidence.suppressed).toEqual([]);
});

it('has a fingerprint that the secret has no part in', async () => {
  const print = async (value: string) =>
    (await runPlanesOn({ 'src/a.ts': addedTo('first', `const a = '${value}';`) })).findings[0]?.fingerprint;
  const other = [...LETTERS].reverse().join('');
  expect(await print(`ghp_${LETTERS}`)).toBe(await print(`ghp_${other}`));
});

it('is masked where other rules quote the line', async () => {
  const token = TOKENS['GitHub token'] ?? '';
  const result = await runPlanesOn({
    'a.test.ts': addedTo('first', `it.only('${token}', f);`),
    'src/a.ts': addedTo(
      'first',
      `debugger; use('${token}');`,
      `// DO NOT MERGE ${token}`,
      `// review-gate-ignore robustness/do-not-merge: ${token}`,
      `// DO NOT MERGE ${token}`,
    ),
  });
  expect(result.findings.map(({ rule }) => rule)).toEqual(
    expect.arrayContaining(['tests/focused', 'robustness/debug-leftover', 'robustness/do-not-merge']),
  );
  expect(result.evidence.suppressed).toHaveLength(1);
  expect(JSON.stringify(result)).not.toContain(LETTERS.slice(0, 20));
});
