import { expect, it } from '@jest/globals';
import { isNamedRule, listNamedRules } from '../../../src/engine/policy/named-rules.js';

const list = (...rules: readonly (readonly [condition: string, verdict: 'auto-approve' | 'needs-review'])[]) =>
  listNamedRules(
    [
      {
        rules: rules.map(([text, verdict], at) => ({ name: `r${at}`, if: text, verdict, source: 'test' })),
        otherwise: null,
      },
    ],
    [{ id: 'tests/cases-removed', checksLess: true }, { id: 'tests/focused' }],
  );

it('lists the rules that conditions name, once and in order', () => {
  expect(
    list(
      ['findings.rules.exists(r, r in ["tests/cases-removed", \'security/secret\'])', 'needs-review'],
      ['"tests/cases-removed" in findings.rules', 'needs-review'],
      ['findings.rules.exists(r, r.startsWith("intent/"))', 'needs-review'],
    ),
  ).toEqual(['intent/', 'security/secret', 'tests/cases-removed']);
});

it('lists what says that less is checked for a condition about all of that', () => {
  expect(list(['size(findings.checked_less) > 0', 'needs-review'])).toEqual(['tests/cases-removed']);
});

it('lists nothing of conditions that name none, or that approve', () => {
  expect(list(['findings.warn > 0', 'needs-review'], ['"tests/focused" in findings.rules', 'auto-approve'])).toEqual(
    [],
  );
});

it('takes a text that ends with a slash for all rules of a plane', () => {
  expect(isNamedRule('intent/claim-not-held', ['intent/'])).toBe(true);
  expect(isNamedRule('intent/claim-not-held', ['intent/claim'])).toBe(false);
  expect(isNamedRule('tests/focused', ['tests/focused'])).toBe(true);
});
