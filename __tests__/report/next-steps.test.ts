/** Why the gate is as it is, and what to do about it, in words. */
import { describe, expect, it } from '@jest/globals';
import type { Trace } from '../../src/contract/index.js';
import { type Report, renderJobSummary } from '../../src/report/index.js';
import { readVisibleText } from '../stand-ins/markdown.js';
import { buildFinding, buildReport, buildRule, buildTrace, type Rule } from './report-builders.js';

const STATUSES = ['met', 'weak', 'unmet', 'not_code_verifiable'];

interface Given {
  /** The first one decided. */
  readonly rules: readonly Rule[];
  readonly facts?: Trace['decision']['facts'];
  readonly coverage?: Partial<Trace['snapshot']['coverage']>;
  readonly changes?: Partial<Report>;
}

/** A review with an error, a warning, a note, and a criterion of each kind. */
function given({ rules, facts = {}, coverage = {}, changes = {} }: Given): Report {
  const [first] = rules;
  const bindings = STATUSES.map((status) => ({ id: status, status, confidence: 0.5, lines: [] }));
  return buildReport({
    findings: [
      buildFinding({ id: 'e', severity: 'error', title: 'The worst' }),
      buildFinding({ id: 'w', title: 'A warning' }),
      buildFinding({ id: 'i', severity: 'info', rule: 'tests/cases-removed', title: 'A case goes' }),
    ],
    review: { ...buildReport().review, ac_bindings: STATUSES.map((id) => ({ id, lines: [], confidence: 0.5 })) },
    trace: buildTrace({
      coverage,
      decision: {
        rule: first?.name ?? '',
        rules: rules.map((rule, at) => (at === 0 ? { ...rule, held: true } : rule)),
        facts,
      },
      steps: { binding: { bindings }, policy: { name: 'house', sources: [], effective: null } },
    }),
    ...changes,
  });
}

/** The part that says what to do, as its words. */
function stepsIn(report: Report): string {
  const [, part = ''] = renderJobSummary(report).split(/### (?:To open the gate|Before it would be approved)\n/u);
  return readVisibleText(part.split('\n### ')[0] ?? '');
}

describe('the rule that decided', () => {
  it.each([
    ['findings.error > 0', { findings: { error: 2 } }, '2 findings of severity error.'],
    ['findings.error > 0', { findings: { error: 1 } }, '1 finding of severity error.'],
    ['criteria.unmet > 0', { criteria: { unmet: 1 } }, '1 criterion is unmet.'],
    ['!coverage.complete', { coverage: { complete: false } }, 'Not everything could be looked at.'],
    ['tier >= 3', { tier: 3 }, 'The risk tier is T3 (high).'],
    ['change.files == 0', { change: { files: 0 } }, 'No file is changed, or none could be read.'],
    [
      'change.files == 0',
      { change: { files: 0 }, coverage: { files: 0 } },
      'No file is changed: the base and the head have the same files.',
    ],
    ['change.files == 0', { change: { files: 0 }, coverage: { files: 1 } }, 'The changed file could not be read.'],
    [
      'change.files == 0',
      { change: { files: 0 }, coverage: { files: 3 } },
      'None of the 3 changed files could be read.',
    ],
    ['change.classes.exists(c, c in ["ci"])', { change: { classes: ['ci', 'docs'] } }, 'The change touches ci, docs.'],
    ['policy.changed', { policy: { changed: true } }, "The change edits the repository's policy."],
    ['criteria.source in ["none"]', { criteria: { source: 'none' } }, 'No acceptance criteria were found.'],
    [
      'findings.rules.exists(r, r in ["tests/cases-removed", "tests/focused"])',
      { findings: { rules: ['security/secret', 'tests/cases-removed'] } },
      'A finding of tests/cases-removed.',
    ],
    [
      'size(findings.checked_less) > 0',
      { findings: { rules: ['security/secret', 'tests/cases-removed'], checked_less: ['tests/cases-removed'] } },
      'A finding of tests/cases-removed.',
    ],
    ['risk.score > 4.5', { risk: { score: 7.25 } }, 'Risk.score is 7.25.'],
    [
      'criteria.source == "ticket" && criteria.unmet > 0',
      { criteria: { source: 'ticket', unmet: 2 } },
      '2 criteria are unmet.',
    ],
    ['criteria.unmet > 0', { criteria: { unmet: 2, contradicted: 2 } }, '2 criteria are contradicted.'],
    ['criteria.unmet >= 1', { criteria: { unmet: 3, contradicted: 1 } }, '3 criteria are unmet or contradicted.'],
  ])('is said in words: %s', (condition, facts, words) => {
    const text = renderJobSummary(given({ rules: [buildRule('house-rule', condition)], facts }));
    expect(text).toContain(`**${words}** The gate is closed:`);
    expect(text).toContain(`Decided by the rule \`house-rule\` of the policy \`house\`: \`${condition}\`.`);
  });

  it.each([
    ['a condition of facts that nobody knows', 'pr.size > 3', {}],
    ['a fact that is only named in a text', 'pr.title == "tier"', { tier: 3 }],
  ])('is shown as it is written where there are no words for it: %s', (_, condition, facts) => {
    const text = renderJobSummary(given({ rules: [buildRule('house-rule', condition)], facts }));
    expect(text).toContain('\n\nThe gate is closed:');
    expect(text).toContain(`\`${condition}\``);
  });

  it('is the last one, where nothing before it held', () => {
    const rules = [buildRule('clean', 'true', { verdict: 'auto-approve' })];
    const text = renderJobSummary(
      given({ rules, changes: { review: { ...buildReport().review, verdict: 'auto-approve' } } }),
    );
    expect(text).toContain('Decided by the rule `clean` of the policy `house`: none of the rules before it applies.');
  });

  it('is none, where no rule held', () => {
    expect(renderJobSummary(given({ rules: [buildRule('no-rule-held', 'true')] }))).toContain(
      '**No rule of the policy held.**',
    );
  });

  it('is the one that held, where two layers of policy have one of that name', () => {
    const rules = [buildRule('other', 'true', { held: false })];
    const report = given({ rules });
    const trace = buildTrace({
      decision: {
        rule: 'errors',
        facts: { findings: { error: 1 }, tier: 2 },
        rules: [
          buildRule('errors', 'tier > 3', { held: false }),
          buildRule('errors', 'findings.error > 0', { held: true }),
        ],
      },
    });
    expect(renderJobSummary({ ...report, trace })).toContain('**1 finding of severity error.**');
  });
});

describe('what to do', () => {
  const FACTS = {
    findings: { error: 1, warn: 1, total: 3, rules: ['security/secret', 'tests/cases-removed'] },
    criteria: { unmet: 1, weak: 1, not_verifiable: 1, source: 'ticket' },
    coverage: { complete: true },
    tier: 3,
    policy: { changed: true, broken: false },
    change: { classes: ['ci'], files: 2 },
  };

  it.each([
    ['errors', ['findings.error > 0'], ['Fix 1 error.', 'The worst']],
    ['unmet criteria', ['criteria.unmet > 0'], ['Meet unmet: no changed line shows it.', 'unmet']],
    ['weak criteria', ['criteria.weak > 0'], ['Check weak: too little of it is seen in the changed lines', 'weak']],
    ['warnings', ['findings.warn > 0'], ['Fix 1 warning.', 'A warning']],
    [
      'a note that is left to a person',
      ['findings.rules.exists(r, r in ["tests/cases-removed"])'],
      ['Fix what 1 note says, or leave it to a person: A case goes.', 'A case goes'],
    ],
    [
      'criteria for people',
      ['criteria.not_verifiable > 0'],
      ['Have a person confirm not_code_verifiable: code cannot show it.'],
    ],
    ['a high tier', ['tier >= 3'], ['Have a person review the change: the risk is T2 (moderate)']],
    ['delicate files', ['change.classes.exists(c, c == "ci")'], ['if such files change (ci)']],
    ['the policy itself', ['policy.changed'], ["it edits the gate's own policy"]],
    ['a rule of the house', ['pr.title == "x"'], ['the rule r0 asks for one']],
  ])('names %s, and nothing that no rule asks for', (_, conditions, words) => {
    const rules = conditions.map((condition, at) => buildRule(`r${at}`, condition));
    const steps = stepsIn(given({ rules, facts: FACTS }));
    for (const some of words) expect(steps).toContain(some);
    if (!words.join().includes('worst')) expect(steps).not.toContain('The worst');
    if (!words.join().includes('warning')) expect(steps).not.toContain('A warning');
    if (!words.join().includes('note')) expect(steps).not.toContain('A case goes');
  });

  it('names what rules ask for that were not reached, too, the worst first', () => {
    const rules = ['findings.error > 0', 'criteria.unmet > 0', 'findings.warn > 0'].map((condition, at) =>
      buildRule(`r${at}`, condition),
    );
    const steps = stepsIn(given({ rules, facts: FACTS }));
    const places = ['Fix 1 error', 'Meet unmet', 'Fix 1 warning'].map((words) => steps.indexOf(words));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('leaves out what a rule asked for that did not hold, and what only an approval asks for', () => {
    const rules = [
      buildRule('r0', 'findings.error > 0'),
      buildRule('r1', 'findings.warn > 0', { held: false }),
      buildRule('r2', 'criteria.unmet > 0', { verdict: 'auto-approve' }),
      buildRule('r3', 'tier >= 4'),
    ];
    const steps = stepsIn(given({ rules, facts: FACTS }));
    expect(steps).toContain('Fix 1 error');
    for (const words of ['warning', 'criterion', 'person']) expect(steps).not.toContain(words);
  });

  it('names what could not be looked at', () => {
    const omitted = [{ path: 'big.ts', reason: 'too_large', detail: 'Too large.', blocking: true }];
    const report = given({ rules: [buildRule('r', '!coverage.complete')], coverage: { complete: false, omitted } });
    expect(stepsIn(report)).toMatch(/Have a person look at what could not be read.*big\.ts Too large\./su);
  });

  it.each([
    [0, 'Push a change, or have a person approve: the base and the head have the same files.'],
    [3, 'Have a person review the change: none of the 3 changed files could be read.'],
  ])('says what to do where of %i changed files none was read', (files, words) => {
    const facts = { ...FACTS, change: { classes: [], files: 0 }, coverage: { complete: true, files } };
    expect(stepsIn(given({ rules: [buildRule('nothing', 'change.files == 0', { held: true })], facts }))).toContain(
      words,
    );
  });

  it('asks for the ticket where the policy wants one', () => {
    const rules = [buildRule('no-ticket', 'criteria.source in ["none", "body"] && tier > 0')];
    const steps = stepsIn(given({ rules, facts: { ...FACTS, criteria: { source: 'none' } } }));
    expect(steps).toContain('Name the ticket');
  });

  it('does not name a criterion twice: as unmet, and as the warning that says so', () => {
    const rules = ['criteria.unmet > 0', 'findings.warn > 0'].map((condition, at) => buildRule(`r${at}`, condition));
    const report = given({ rules, facts: FACTS });
    const findings = [buildFinding({ title: 'AC has no code', rule: 'intent/criterion-unbound' })];
    const text = stepsIn({ ...report, findings });
    expect(text).toContain('Meet unmet');
    expect(text).not.toContain('AC has no code');
  });

  it('names three of each, and how many more there are', () => {
    const findings = Array.from({ length: 5 }, (_, at) =>
      buildFinding({ id: `${at}`, severity: 'error', title: `E${at}` }),
    );
    const rules = [buildRule('errors', 'findings.error > 0')];
    const steps = stepsIn(given({ rules, facts: FACTS, changes: { findings } }));
    expect(steps).toContain('Fix 5 errors.');
    expect(steps).toContain('E2');
    expect(steps).not.toContain('E3');
    expect(steps).toContain('and 2 more, below');
  });

  it.each([
    [
      'the worst findings and criteria without lines, where there is no trace',
      {},
      ['Fix 1 warning.', 'names no lines for it'],
    ],
    [
      'errors alone, where there are some',
      { findings: [buildFinding({ severity: 'error' }), buildFinding()] },
      ['Fix 1 error.'],
    ],
    [
      'a person, where nothing else is known',
      { findings: [], review: { id: 'r', status: 'complete', verdict: 'needs-review' } },
      ['the service asks for it'],
    ],
  ])('is %s', (_, changes, words) => {
    const steps = stepsIn(buildReport(changes));
    for (const some of words) expect(steps).toContain(some);
    if (words.includes('Fix 1 error.')) expect(steps).not.toContain('warning');
  });

  it.each([
    ['a dry run', { review: { ...buildReport().review, dry_run: true } }, '### Before it would be approved'],
    ['advice', { gate: { open: true, reason: 'advice.' } }, '### Before it would be approved'],
    ['a closed gate', {}, '### To open the gate'],
  ])('is headed by what it is for: %s', (_, changes, heading) => {
    expect(renderJobSummary(buildReport(changes))).toContain(heading);
  });
});
