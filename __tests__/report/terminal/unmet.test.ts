/** An unmet criterion in a terminal: its text once, where a reader acts on it. */
import { describe, expect, it } from '@jest/globals';
import type { ObservedFinding } from '../../../src/contract/index.js';
import { type Report, renderTextReport } from '../../../src/report/index.js';
import { buildFinding, buildReport, buildRule, buildTrace } from '../report-builders.js';

const TEXTS = ['Refunds are written to the audit log', 'A refund tells the customer by mail', 'Refunds take a week'];
const RULES = [buildRule('unmet', 'criteria.unmet > 0', { held: true })];

const unbound = (id: string, text: string, changes: Partial<ObservedFinding> = {}): ObservedFinding =>
  buildFinding({
    id: `fnd_${id}`,
    plane: 'intent',
    rule: 'intent/criterion-unbound',
    about: 'change',
    title: `${id} has no code in this change: “${text}”`,
    rationale: `No changed line was found that has to do with this criterion: “${text}”.`,
    ...changes,
  });

interface Given {
  readonly texts?: readonly string[];
  readonly rules?: typeof RULES;
  readonly findings?: readonly ObservedFinding[];
}

/** A review with one met criterion, and an unmet one of each text. */
function given({ texts = TEXTS, rules = RULES, findings }: Given = {}): Report {
  const all = ['The total is shown', ...texts].map((text, at) => ({ id: `AC${at + 1}`, text, at }));
  return buildReport({
    findings: findings ?? all.slice(1).map(({ id, text }) => unbound(id, text)),
    review: { ...buildReport().review, ac_bindings: all.map(({ id }) => ({ id, lines: [], confidence: 0 })) },
    trace: buildTrace({
      decision: { rule: 'unmet', rules: [...rules], facts: { criteria: { unmet: texts.length } } },
      steps: {
        criteria: {
          source: 'ticket',
          criteria: all.map(({ id, text }) => ({
            id,
            text,
            parts: [],
            kind: 'behaviour',
            code_verifiable: true,
            origin: { ticket: '#1', line: null },
          })),
        },
        binding: {
          bindings: all.map(({ id, at }) => ({
            id,
            status: at === 0 ? 'met' : 'unmet',
            shown: at === 0 ? 'addressed' : 'unmet',
            confidence: 0,
            lines: [],
          })),
        },
        policy: { name: 'house', sources: [], effective: null },
      },
    }),
  });
}

const shown = (report: Report) => renderTextReport(report, { color: false }).replaceAll(/\s+/gu, ' ');
const count = (text: string, part: string) => text.split(part).length - 1;

describe('an unmet criterion in a terminal', () => {
  it('has its text once, in the steps', () => {
    const text = shown(given());
    for (const words of TEXTS) expect(count(text, words)).toBe(1);
    expect(text.indexOf(TEXTS[0] ?? '')).toBeLessThan(text.indexOf('Acceptance criteria'));
    expect(text).toContain('unmet AC2 text: see above');
  });

  it('has its finding in the list of findings, with what to do and without its text', () => {
    const text = shown(given());
    expect(text).toContain('Findings 3 warnings');
    expect(count(text, 'intent/criterion-unbound')).toBe(1);
    expect(text).toContain(
      'AC2, AC3, AC4: unmet, see above. If one is done in other words, point to its lines in the description (`AC2: src/x.ts:10-20`), or leave it to the person who reviews.',
    );
    expect(text).not.toContain('use a word');
  });

  it('has its text in the list of criteria, if the steps only count it', () => {
    const text = shown(given({ texts: [...TEXTS, 'Refunds can be found by their number'] }));
    expect(text).toContain('and 1 more');
    expect(count(text, 'Refunds can be found by their number')).toBe(1);
    expect(text).toContain('unmet AC5 Refunds can be found by their number');
  });

  it('has its text in the list of criteria, if the policy asks for no step', () => {
    const text = shown(given({ rules: [buildRule('errors', 'findings.error > 0', { held: true })] }));
    for (const words of TEXTS) expect(count(text, words)).toBe(1);
    expect(text).not.toContain('text: see above');
  });

  it('keeps a finding that a person accepted, and one that is of no unmet criterion', () => {
    const signed = { by: 'mia', because: 'later', at: '2026-06-15T09:00:00Z', url: 'https://github.com/o/r/pull/1' };
    const [first, ...others] = given().findings;
    const accepted = given({ findings: [{ ...(first ?? buildFinding()), signed }, ...others] });
    expect(count(shown(accepted), 'has no code in this change')).toBe(3);
    const stray = given({ findings: [...given().findings, unbound('AC9', 'Of another service')] });
    expect(shown(stray)).toContain('AC9 has no code in this change');
  });

  it('does not swallow other findings', () => {
    const text = shown(given({ findings: [buildFinding(), ...given().findings] }));
    expect(text).toContain('An assertion was removed');
    expect(text).toContain('Findings 4 warnings');
  });
});
