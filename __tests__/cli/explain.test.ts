/** `explain`: what a person reads of a rule. The pages of the documentation have the same texts. */
import { describe, expect, it } from '@jest/globals';
import { runExplain } from '../../src/cli/explain.js';
import { RULES } from '../../src/engine/index.js';
import { readPage } from '../docs/pages.js';

function explain(name: string | null, format: 'text' | 'json' = 'text'): string {
  const written: string[] = [];
  expect(runExplain({ name, format }, (text) => written.push(text))).toBe(0);
  return written.join('');
}

const fold = (text: string) => text.replace(/\s+/gu, ' ');

describe('explain RULE', () => {
  it('says what it finds, why it matters, how often it is right, and each way to answer it', () => {
    const text = explain('tests/disabled');
    expect(text).toContain('tests/disabled  warn\n  A test is disabled.\n');
    expect(fold(text)).toContain('Why it matters A disabled test is still in the file');
    expect(fold(text)).toMatch(/How often it is right .* \d+ of \d+ were right \(docs\/precision\/tests\.md\)\./u);
    expect(text).toContain('  Bad in src/test/java/RefundTest.java:\n     class RefundTest {\n    +  @Disabled\n');
    expect(text).toContain('    review-gate-ignore tests/disabled: why it is no fault\n');
    expect(text).toContain('    /review-gate accept FINGERPRINT because why it may stay\n');
    expect(text).toContain('    severities: { tests/disabled: info }\n');
  });

  it('does not advise a note to become a note', () => {
    expect(explain('contract/signature-break')).toContain(
      'Switch the rule off, in the policy:\n    severities: { contract/signature-break: off }\n',
    );
  });

  it('offers no answer for a finding that must be mended', () => {
    const text = explain('security/secret');
    expect(text).toContain('  No suppression hides it, and nobody can accept it.\n');
    expect(text).not.toMatch(/review-gate-ignore|\/review-gate accept|severities/u);
  });

  it('says so where no finding was read', () => {
    expect(fold(explain('tests/focused'))).toContain('too few of its findings to say');
  });

  it('takes the name without its plane, and capitals', () => {
    expect(explain('Debug-Leftover')).toBe(explain('robustness/debug-leftover'));
  });

  it('writes it for programs', () => {
    expect(JSON.parse(explain('tests/focused', 'json'))).toMatchObject({
      rule: { rule: 'tests/focused', plane: 'tests', severity: 'error', answerable: true, read: null },
    });
  });

  it('has the words and the figures of docs/rules.md for every rule', () => {
    const page = fold(readPage('docs/rules.md'));
    for (const { id } of RULES) {
      const { rule } = JSON.parse(explain(id, 'json'));
      expect(page).toContain(fold(`### ${id} **${rule.severity}** · ${rule.finds}.`));
      expect(page).toContain(fold(rule.why));
      expect(page).toContain(`[\`${id}\`](#${id.replace('/', '')}) | ${rule.severity} |`);
      if (rule.read !== null) expect(page).toContain(`| ${rule.read} |`);
    }
  });
});

describe('explain without a rule', () => {
  it('lists every plane and every rule', () => {
    const text = explain(null);
    expect(RULES.filter(({ id }) => !text.includes(`\n  ${id} `))).toEqual([]);
    expect(text).toContain('tests: tests that check less than before\n');
    expect(text).toMatch(/\nreview-gate explain RULE says why a rule matters and how to answer it\.\n$/u);
  });

  it.each(['security', 'security/*', 'security/'])('lists the rules of the plane %s', (name) => {
    const text = explain(name);
    expect(text).toContain('security/secret');
    expect(text).not.toContain('tests/focused');
  });
});

describe('a name that is none', () => {
  it.each([
    ['secrt', 'security/secret'],
    ['tests/asertion-removed', 'tests/assertions-removed'],
    ['unpinned', 'supply-chain/action-unpinned'],
    ['robustnes', 'robustness'],
  ])('%s: the nearest one is %s', (name, nearest) => {
    expect(() => explain(name)).toThrow(`There is no rule or plane ${JSON.stringify(name)}. Nearest: ${nearest}`);
  });

  it.each(['zzz', '', '\u001b[31m', '__proto__'])('%j: says where all are', (name) => {
    expect(() => explain(name)).toThrow(/^There is no rule or plane ".*"\. review-gate explain lists them all\.$/u);
  });

  it('may be a rule of another tool, or a criterion', () => {
    expect(() => explain('eslint/no-eval')).toThrow(
      '"eslint/no-eval". A rule of another tool is explained by that tool.',
    );
    expect(() => explain('AC4')).toThrow('"AC4". It reads like a criterion: the report of a review explains it');
    expect(() => explain('security/secrt')).not.toThrow(/another tool/u);
  });

  it('is compared in part where it is long', () => {
    expect(() => explain('x'.repeat(100_000))).toThrow(/review-gate explain lists them all\.$/u);
  });
});
