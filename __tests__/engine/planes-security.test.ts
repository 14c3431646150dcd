import { describe, expect, it } from '@jest/globals';
import { credentialIn } from '../../src/engine/planes/security/hard-coded-credential.js';
import { addedTo, findingsOf, planesOf } from './planes-of.js';

// Put together here, so that no scanner takes this file for a leak.
const LETTERS = 'q7Zx2LmP9tRw4VbN8sKd3FhJ6gYcT5aEoU1i';
const TOKENS: Readonly<Record<string, string>> = {
  'GitHub token': `ghp_${LETTERS}`,
  'AWS access key id': `AKIA${'Q7ZX2LMP9TRW4VBN'}`,
  'Stripe live key': `sk_live_${LETTERS}`,
  'Google API key': `AIza${LETTERS.slice(0, 35)}`,
  'Slack token': `xoxb-${'123456789012'}-${LETTERS.slice(0, 24)}`,
  'npm token': `npm_${LETTERS}`,
  'GitLab token': `glpat-${LETTERS.slice(0, 20)}`,
  'password in a database address': `postgres://shop:${LETTERS.slice(0, 12)}@db.shop.io:5432/shop`,
  'password in an address': `https://deploy:${LETTERS.slice(0, 12)}@git.shop.io/a.git`,
  'private key': `-----BEGIN RSA PRIVATE KEY-----\nMI${LETTERS.repeat(6)}\n-----END RSA PRIVATE KEY-----`,
};

describe('security/secret', () => {
  it.each(Object.entries(TOKENS))('%s is found and never printed', async (kind, value) => {
    const result = await planesOf({ 'src/a.ts': addedTo('first', `const a = \`${value}\`;`) });
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
    const { findings } = await planesOf({
      'deploy.sh': addedTo('first', ...(TOKENS['private key'] ?? '').split('\n')),
    });
    expect(findings.map(({ location }) => location.lineRange)).toEqual([[2, 4]]);
  });

  it('counts less in tests and documents, where keys are made up', async () => {
    const severity = async (path: string, value: string | undefined) =>
      (await planesOf({ [path]: addedTo('first', `a ${value}`) })).findings.map((finding) => finding.severity);
    expect(await severity('a.test.ts', TOKENS['GitHub token'])).toEqual(['warn']);
    expect(await severity('README.md', TOKENS['npm token'])).toEqual(['warn']);
    expect(await severity('a.test.ts', TOKENS['password in an address'])).toEqual(['info']);
  });

  it.each([
    'const a = process.env.GITHUB_TOKEN;',
    `const a = "ghp_${'x'.repeat(36)}";`,
    `const a = "AKIA${'IOSFODNN7EXAMPLE'}";`,
    'const url = "postgres://user:password@localhost:5432/test";',
    'const url = "https://user:password@example.com/";',
    'const url = "mongodb://mongo:27017/shop";',
    'const a = "ghp_short";',
  ])('not %s', async (line) => {
    expect((await findingsOf({ 'src/a.ts': addedTo('first', line) })).filter((one) => one.includes('secret'))).toEqual(
      [],
    );
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
    const { findings, evidence } = await planesOf(files, policy);
    expect(findings.map(({ rule }) => rule)).toContain('security/secret');
    expect(evidence.suppressed).toEqual([]);
  });

  it('has a fingerprint that the secret has no part in', async () => {
    const print = async (value: string) =>
      (await planesOf({ 'src/a.ts': addedTo('first', `const a = '${value}';`) })).findings[0]?.fingerprint;
    const other = [...LETTERS].reverse().join('');
    expect(await print(`ghp_${LETTERS}`)).toBe(await print(`ghp_${other}`));
  });

  it('is masked where other rules quote the line', async () => {
    const token = TOKENS['GitHub token'] ?? '';
    const result = await planesOf({
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
});

describe('security/hard-coded-credential', () => {
  const value = 'r7Kp-29xVq!mZ';

  it.each([
    ['src/a.ts', `const password = '${value}';`, 'password'],
    ['src/a.ts', `  dbPassword: "${value}",`, 'dbPassword'],
    ['src/a.py', `DB_PASSWORD = "${value}"`, 'DB_PASSWORD'],
    ['src/a.go', `\tpassword := "${value}"`, 'password'],
    ['src/a.rb', `  :password => '${value}'`, 'password'],
    ['config/app.yml', `  password: "${value}"`, 'password'],
    ['src/a.ts', `const apiKey: string = '${LETTERS}';`, 'apiKey'],
    ['src/A.java', `String accessToken = "${LETTERS}";`, 'accessToken'],
    ['src/a.ts', `headers['x-api-key'] = '${LETTERS}';`, 'x-api-key'],
    ['src/a.ts', `const token = "${LETTERS}";`, 'token'],
  ])('%s: %s', async (path, line, name) => {
    const { findings } = await planesOf({ [path]: addedTo('first', line) });
    expect(findings.map(({ rule, location }) => [rule, location.lineRange[0]])).toEqual([
      ['security/hard-coded-credential', 2],
    ]);
    expect(findings[0]?.title).toContain(name);
    expect(JSON.stringify(findings)).not.toContain(value);
    expect(JSON.stringify(findings)).not.toContain(LETTERS.slice(0, 12));
  });

  it.each([
    "const password = process.env['DB_PASSWORD'];",
    "const password = '';",
    "const password = 'changeme123';",
    "const password = '<your password 1>';",
    `const password = '\${DB_PASSWORD}';`,
    "password: '{{ vault.password1 }}'",
    "const tokenType = 'identifier2';",
    "const token = 'reset-password-token-v2';",
    "const resetToken = 'user.reset.token.v2';",
    "const apiKey = 'YOUR_API_KEY_12345678';",
    "passwordField: 'input2'",
    "const token = 'abc';",
    "label: 'Password2'",
    "const secretName = 'prod/db/main-2';",
    "password: 'Passwort'",
    "const accessTokenUrl = 'https://a.b/c1/oauth2/token22';",
    "expect(password).toBe('r7Kp29xVq');",
  ])('not %s', (line) => {
    expect(credentialIn(line)).toBeNull();
  });

  it('not in tests and documents, and not twice beside security/secret', async () => {
    const line = `const password = '${value}';`;
    expect(await findingsOf({ 'a.test.ts': addedTo('x', line), 'README.md': addedTo('x', line) })).toEqual([]);
    expect(await findingsOf({ 'src/a.ts': addedTo('x', `const token = '${TOKENS['GitHub token']}';`) })).toEqual([
      'security/secret src/a.ts:2',
    ]);
  });
});

describe('hidden characters', () => {
  const RLO = '\u202E';
  const LRI = '\u2066';
  const PDI = '\u2069';

  it.each([
    ['an early return', `"""Subtract ${'\u2067'}""" ;return`, 'src/a.py'],
    ['a commented-out line', `/*${RLO} } ${LRI}if (isAdmin)${PDI} ${LRI} begin admins only */`, 'src/a.ts'],
    ['a stretched string', `if (role != "user${RLO} ${LRI}// admin${PDI} ${LRI}") {`, 'src/a.ts'],
    ['an isolate in code', `a${LRI}b${PDI}();`, 'src/a.go'],
    ['an open isolate in a comment', `# ${LRI} a`, '.github/workflows/ci.yml'],
  ])('security/bidirectional-text: %s', async (_, line, path) => {
    expect(await findingsOf({ [path]: addedTo('first', line) })).toEqual([`security/bidirectional-text ${path}:2`]);
  });

  it.each([
    ['isolates that close in their string', `const a = "${LRI}name${PDI} של";`, 'src/a.ts'],
    ['text of a right-to-left script', 'const a = "שלום עולם"; // مرحبا', 'src/a.ts'],
    ['marks in a string', 'const a = "\u200Fשלום\u200E";', 'src/a.ts'],
    ['a document', `text ${RLO} more`, 'README.md'],
    ['data of a test', `"look${RLO}out.net"`, 'tests/expectation.json'],
    ['a translation', `msgstr "${RLO}a"`, 'po/he.po'],
  ])('not in %s', async (_, line, path) => {
    expect(await findingsOf({ [path]: addedTo('first', line) })).toEqual([]);
  });

  it.each([
    ['a zero-width space in a name', 'const us\u200Ber = 1;', 'src/a.ts'],
    ['a filler as a name', 'const { a, \u3164 } = b;', 'src/a.js'],
    ['a payload of variation selectors', `run(f("${'\u{E0151}'.repeat(20)}"));`, 'src/a.js'],
    ['a payload of tags', `// ${'\u{E0041}'.repeat(20)}`, 'src/a.ts'],
    ['a soft hyphen in code', 'import a\u00AD from "b";', 'src/a.ts'],
    ['a byte order mark in the middle', 'a(\uFEFF);', 'src/a.ts'],
  ])('security/invisible-characters: %s', async (_, line, path) => {
    expect(await findingsOf({ [path]: addedTo('first', line) })).toEqual([`security/invisible-characters ${path}:2`]);
  });

  it.each([
    ['joiners in an emoji', 'const a = "👩‍👩‍👧"; // 👨‍💻', 'src/a.ts'],
    ['a flag', 'const a = "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}";', 'src/a.ts'],
    ['a non-joiner in Persian', 'const a = "می‌خواهم";', 'src/a.ts'],
    ['a zero-width space in a string', 'const a = "a\u200Bb";', 'src/a.ts'],
    ['a document', 'a\u200Bb', 'README.md'],
  ])('not %s', async (_, line, path) => {
    expect(await findingsOf({ [path]: addedTo('first', line) })).toEqual([]);
  });

  it('not the byte order mark that opens a file', async () => {
    expect(await findingsOf({ 'src/a.cs': { new: '\uFEFFusing A;\n' } })).toEqual([]);
  });

  it.each([
    ['function is\u0410dmin() {}', 'src/a.ts'],
    ['p\u0430ssword = 1', 'src/a.py'],
    ['const userC\u03BFunt = 1;', 'src/a.ts'],
  ])('security/look-alike-name: %s', async (line, path) => {
    expect(await findingsOf({ [path]: addedTo('first', line) })).toEqual([`security/look-alike-name ${path}:2`]);
  });

  it.each([
    ['const Δx = 1; const λ_max = 2; const μTemp = 3;', 'src/a.ts'],
    ['const имя = 1;', 'src/a.ts'],
    ['const a = "pаypal"; // pаypal', 'src/a.ts'],
    ['const TестД = 1;', 'src/a.ts'],
    ['pаypal', 'README.md'],
  ])('not %s', async (line, path) => {
    expect(await findingsOf({ [path]: addedTo('first', line) })).toEqual([]);
  });
});
