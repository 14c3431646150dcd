/** `policy explain`: the whole of a policy, with what it takes from the one that it extends. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { runPolicyExplain } from '../../src/cli/policy.js';
import { BUILT_IN_POLICIES } from '../../src/engine/index.js';
import { listFences, readPage } from '../docs/pages.js';

const folder = mkdtempSync(join(tmpdir(), 'review-gate-policy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function explain(named: string, format: 'text' | 'json' = 'text'): Promise<[number, string]> {
  const written: string[] = [];
  const code = await runPolicyExplain({ named, format }, (text) => written.push(text));
  return [code, written.join('')];
}

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const fold = (text: string) => text.replace(/\s+/gu, ' ');

describe('a policy that extends another', () => {
  const path = file(
    'own.yml',
    `extends: strict
rules:
  - name: payments
    if: tier >= 1
    verdict: needs-review
  - name: errors
    if: findings.error > 1
    verdict: request-changes
severities: { intent/*: error }
paths: { db/**: migration }
derived: [{ path: api/**, from: src/** }]
tickets: { repositories: [acme/planning] }
bases: [release/*]
people: { approvals: 2, may_sign: [maintain, "@ada"] }
suppressions: [{ rule: tests/disabled, path: legacy/**, reason: goes away, expires: 2027-01-31 }]
`,
  );

  it('has its own rules first, each with where it is from, and a replaced one once', async () => {
    const [code, text] = await explain(path);
    expect(code).toBe(0);
    expect(text).toContain(`${path} extends strict\n`);
    expect(text).toContain(`\n   1  payments: needs-review  (${path})\n      tier >= 1\n`);
    expect(text).toContain(`\n   2  errors: request-changes  (${path})\n      findings.error > 1\n`);
    expect(text).toContain('\n   3  unmet-criteria: request-changes  (strict)\n');
    expect(text.match(/ errors: /gu)).toHaveLength(1);
  });

  it('has every setting, its own and those of the other', async () => {
    const [, text] = await explain(path);
    expect(fold(text)).toContain('criteria: met from confidence 0.75 on, with the status tested or a better one');
    expect(fold(text)).toContain('people: 2 approvals for needs-review to become auto-approve, a code owner');
    expect(fold(text)).toContain('two people from T3 on; who may sign: maintain, @ada');
    for (const said of [
      'bases: the default branch, release/*',
      'severities: intent/*: error',
      'paths: db/**: migration',
      'derived: api/** from src/**',
      'tickets: issues of acme/planning count',
      'suppressions: tests/disabled in legacy/** until 2027-01-31: goes away',
    ])
      expect(text).toContain(`\n  ${said}\n`);
  });

  it('is written for programs under the keys of the language', async () => {
    expect(JSON.parse((await explain(path, 'json'))[1])).toMatchObject({
      extends: 'strict',
      criteria: { met: 0.75, require: 'tested' },
      people: { approvals: 2, owners: true, may_sign: ['maintain', '@ada'], four_eyes_from: 'T3' },
      bases: ['release/*'],
      tickets: { repositories: ['acme/planning'] },
    });
  });
});

it('names the rules that are never asked', async () => {
  const [, text] = await explain(file('all.yml', 'rules: [{ name: all, if: true, verdict: auto-approve }]'));
  expect(fold(text)).toContain('Never asked, because rule 1 always holds: errors, unmet-criteria,');
  expect(text).not.toContain('If none holds');
});

it.each(Object.keys(BUILT_IN_POLICIES))('shows the built-in %s, in which some rule always holds', async (name) => {
  const [code, text] = await explain(name);
  expect([code, text]).toEqual([0, expect.stringContaining(`${name}, built in\n`)]);
  expect(text).toMatch(/\n {2,3}\d+ {2}clean: auto-approve\n {6}true\n/u);
  expect(text).not.toContain('Never asked');
});

it('shows the first policy of docs/policy.md', async () => {
  const example = listFences(readPage('docs/policy.md')).find(({ language }) => language === 'yaml')?.text ?? '';
  const [code, text] = await explain(file('.review-gate.yml', example));
  expect([code, text]).toEqual([0, expect.stringContaining('   1  payments-need-people: needs-review')]);
});

describe('a policy that cannot be shown', () => {
  it('has its faults named as by validate', async () => {
    const path = file('bad.yml', 'rule: []\n');
    expect(await explain(path)).toEqual([
      2,
      expect.stringMatching(/bad\.yml:1:1: unknown key "rule"; known: extends/u),
    ]);
  });

  it.each(['nope', './nope.yml', 'constructor'])('%s is no file and not built in', async (named) => {
    await expect(explain(named)).rejects.toThrow(
      `There is no policy file ${named}, and no built-in policy of that name.`,
    );
  });

  it('may have hostile text, which is shown and does nothing', async () => {
    const path = file('hostile.yml', 'suppressions: [{ path: a, reason: "\\e[31m red\\n::error::x" }]\n');
    const [, text] = await explain(path);
    for (const active of ['\u001b', '\n::error']) expect(text).not.toContain(active);
  });
});
