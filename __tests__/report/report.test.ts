import { describe, expect, it } from '@jest/globals';
import {
  type Report,
  renderCheckRunOutput,
  renderFailureSummary,
  renderJobSummary,
  renderReportPage,
  renderTextReport,
} from '../../src/report/index.js';
import { readVisibleText } from '../stand-ins/markdown.js';
import { parsed } from './page/elements.js';
import { buildFinding, buildReport, buildRule, buildTrace, HEAD_SHA } from './report-builders.js';

const BLOB = `https://github.com/octo/shop/blob/${HEAD_SHA}`;

const approved = (changes: Partial<Report> = {}): Report =>
  buildReport({
    findings: [],
    review: { ...buildReport().review, verdict: 'auto-approve' },
    gate: { open: true, reason: 'the verdict is auto-approve.' },
    ...changes,
  });

describe('the job summary', () => {
  it('says verdict, figures, criteria linked to the head commit, findings and the trace', () => {
    const text = renderJobSummary(buildReport());
    expect(text).toMatch(/^## ❌ Review Gate: needs-review\n/u);
    expect(text).toContain('The gate is closed: the verdict is needs-review.');
    expect(text).toContain('| Criteria | Findings | Risk tier | Confidence in the verdict | Head |');
    expect(text).toContain('| 1 addressed, 1 without lines | 1 warning | T2 (moderate) | 0.81 | `aaaaaaaaaaaa` |');
    expect(text).toContain(`[\`src/cart.ts:10-24\`](${BLOB}/src/cart.ts#L10-L24)`);
    expect(text).toContain(`(${BLOB}/src/a%20b.ts#L3)`);
    expect(text).toContain('**AC2**');
    expect(text).toContain('An assertion was removed');
    expect(text).toContain('[Trace](https://review.example.com/v1/reviews/rev_1/trace)');
  });

  it('shows codes and ids as they are', () => {
    const text = renderJobSummary(buildReport({ notes: ['E_AC_001 of rev_1, __init__'] }));
    expect(text).toContain('E_AC_001 of rev_1, \\_\\_init\\_\\_');
    expect(readVisibleText(text)).toContain('E_AC_001 of rev_1, __init__');
  });

  it('shows a number at the beginning as it is', () => {
    expect(renderJobSummary(buildReport({ findings: [buildFinding({ title: '0.75 of it' })] }))).toContain(
      '**0\\.75 of it**',
    );
  });

  it('takes a path that is no well-formed text', () => {
    const review = { ...buildReport().review, ac_bindings: [{ id: 'AC1', lines: ['src/\ud800.ts:1'], confidence: 1 }] };
    expect(renderJobSummary(buildReport({ review }))).toContain('src/%EF%BF%BD.ts#L1');
  });

  it('shows the end of a long path, and does not link an address that nobody could follow', () => {
    const file = `${'deep/'.repeat(40)}cart.ts`;
    const long = renderJobSummary(buildReport({ findings: [buildFinding({ location: { file, lineRange: [1, 1] } })] }));
    expect(long).toMatch(/\[`?….*deep\/cart\.ts:1`?\]\(https:/u);
    const location = { file: `${'語'.repeat(300)}.ts`, lineRange: [1, 1] };
    expect(renderJobSummary(buildReport({ findings: [buildFinding({ location })] }))).not.toContain('語.ts#');
  });

  it('says that the gate is open, and that there are no findings', () => {
    const text = renderJobSummary(approved());
    expect(text).toMatch(/^## ✅ Review Gate: auto-approve\n/u);
    expect(text).toContain('### Findings\n\nNone.');
    expect(text).not.toContain('To open the gate');
  });

  it.each([
    ['a dry run', { review: { ...approved().review, dry_run: true } }, 'dry run, would be auto-approve'],
    ['advice', { review: buildReport().review }, 'needs-review'],
  ])('is not green for an open gate that approves nothing: %s', (_, changes, verdict) => {
    expect(renderJobSummary(approved(changes))).toMatch(new RegExp(`^## ⚪ Review Gate: ${verdict}\\n`, 'u'));
  });

  it('does not link an address that is gone with the job, or that is no web address', () => {
    for (const trace_url of ['http://127.0.0.1:4711/v1/reviews/rev_1/trace', 'javascript:alert(1)', 'not a url']) {
      expect(renderJobSummary(buildReport({ review: { ...buildReport().review, trace_url } }))).not.toContain(
        '[Trace]',
      );
    }
  });

  it('says that findings could not be read, and not that there are none', () => {
    const text = renderJobSummary(buildReport({ findings: [], unread: true }));
    expect(text).toContain('### Findings\n\nThey could not be read.');
    expect(text).not.toContain('None.');
    expect(renderCheckRunOutput(buildReport({ findings: [], unread: true })).title).toContain(
      'findings could not be read',
    );
  });

  it('says that the service has more findings than were read', () => {
    expect(renderJobSummary(buildReport({ truncated: true }))).toContain(
      'The service has more findings than were read.',
    );
  });

  it('says that no criteria were found, where that is known', () => {
    const trace = buildTrace({ steps: { criteria: { source: 'none', criteria: [] } } });
    const review = { ...buildReport().review, ac_bindings: [] };
    expect(renderJobSummary(buildReport({ review, trace }))).toContain('### Acceptance criteria\n\nNone were found');
    expect(renderJobSummary(buildReport({ review }))).not.toContain('Acceptance criteria');
  });

  it('puts the unmet criteria first, and folds away many that are met', () => {
    const ids = Array.from({ length: 12 }, (_, at) => `AC${at + 1}`);
    const bindings = ids.map((id) => ({ id, status: id === 'AC12' ? 'unmet' : 'met', confidence: 0.9, lines: [] }));
    const review = {
      ...buildReport().review,
      ac_bindings: ids.map((id) => ({ id, lines: ['a.ts:1'], confidence: 0.9 })),
    };
    const text = renderJobSummary(buildReport({ review, trace: buildTrace({ steps: { binding: { bindings } } }) }));
    expect(text).toContain('### Acceptance criteria: 11 addressed, 1 unmet');
    expect(text.indexOf('| ❌ unmet | **AC12**')).toBeLessThan(text.indexOf('<details>'));
    expect(text.indexOf('| ✅ addressed | **AC1**')).toBeGreaterThan(text.indexOf('<details>'));
    expect(text).toContain('<summary>The other 11 criteria of which nothing is missing</summary>');
  });

  it('shows the twenty worst findings in full, and the others by file behind a line that opens them', () => {
    const findings = Array.from({ length: 60 }, (_, at) =>
      buildFinding({
        id: `f${at}`,
        severity: at === 59 ? 'error' : 'warn',
        title: `T${at}.`,
        location: { file: `src/${at % 4}.ts`, lineRange: [at + 1, at + 1] },
      }),
    );
    const text = renderJobSummary(buildReport({ findings }));
    const [open = '', behind = ''] = text.split('<details>');
    expect(open.match(/^\| 🟥 error/gmu)).toHaveLength(1);
    expect(open.match(/^\| 🟧 warn/gmu)).toHaveLength(19);
    expect(behind).toContain('<summary>And 40 warnings</summary>');
    expect(behind.match(/^🟧 warn in `src\/\d\.ts`$/gmu)).toEqual([
      '🟧 warn in `src/1.ts`',
      '🟧 warn in `src/2.ts`',
      '🟧 warn in `src/3.ts`',
    ]);
    for (let at = 0; at < 60; at += 1) expect(text).toContain(`**T${at}\\.**`.replace('\\', ''));
  });

  it('folds notes away', () => {
    const text = renderJobSummary(buildReport({ findings: [buildFinding({ severity: 'info' })] }));
    expect(text).toContain('### Findings: 1 note\n\n<details>\n<summary>1 note</summary>');
  });

  it('shows the largest contributions to the tier, and what the others come to', () => {
    const contributions = [5, -3, 0.5, 0.4, 0.3, 0.2, -0.4, 0].map((points, at) => ({
      feature: `f${at}`,
      value: at,
      points,
      note: `note ${at}`,
    }));
    const floors = [{ feature: 'ci', tier: 'T2', note: 'what runs in continuous integration: ci.yml' }];
    const trace = buildTrace({ steps: { tier: { tier: 'T2', score: 2, contributions, floors } } });
    const text = renderJobSummary(buildReport({ trace }));
    expect(text).toContain('### Risk: T2 (moderate), score 2');
    expect(text).toContain('| at least T2 | what runs in continuous integration: ci.yml | |');
    expect(text).toContain('| +5 | note 0 | 0 |\n| -3 | note 1 | 1 |');
    expect(text).toContain('| +0.50 | 2 smaller ones together | |');
    expect(text).not.toContain('note 5');
  });

  it('says what the confidence rests on, the least sure first', () => {
    const parts = [
      { part: 'criterion AC1 is met', stands: 0.98, pivotal: true },
      { part: 'criterion AC2 is met', stands: 0.61, pivotal: true },
      { part: 'decides nothing', stands: 0.1, pivotal: false },
    ];
    const text = renderJobSummary(
      buildReport({ trace: buildTrace({ decision: { facts: { confidence: { parts } } } }) }),
    );
    expect(text).toMatch(
      /### Confidence: 0\.81[\s\S]*- AC2 is met: 0\.61 that this is right\n- AC1 is met: 0\.98 that this is right\n/u,
    );
    expect(text).not.toContain('decides nothing');
  });

  it.each([
    ['criterion AC2 is not met', 0.18, 'AC2 is not shown: 0.18 that this is right, so it may well be done'],
    ['criterion AC2 is not met', 0.7, 'AC2 is not shown: 0.70 that this is right'],
    ['criterion AC2 is met', 0.3, 'AC2 is met: 0.30 that this is right, so it may well not be done'],
    ['findings: warn of tests/disabled', 0.85, 'what tests/disabled finds is a fault: 0.85 that this is right'],
    ['the tier is T3', 0.9, 'the tier is T3: 0.90 that this is right'],
  ])('says once how likely it is that it is right: %s, %d', (part, stands, words) => {
    const facts = { confidence: { parts: [{ part, stands, pivotal: true }] } };
    const report = buildReport({ trace: buildTrace({ decision: { facts } }) });
    expect(readVisibleText(renderJobSummary(report))).toContain(words);
    expect(renderTextReport(report, { color: false })).toContain(`    ${words}\n`);
    const [what = ''] = words.split(':');
    expect(parsed(renderReportPage(report).html).words).toContain(what);
  });

  it('has no confidence in the headline, where it reads as if the result were certain', () => {
    const facts = { confidence: { parts: [{ part: 'the tier is T3', stands: 1, pivotal: false }] } };
    const certain = { ...buildReport().review, confidence: 1 };
    const report = buildReport({ review: certain, trace: buildTrace({ decision: { facts } }) });
    expect(renderJobSummary(report)).toMatch(/\| Confidence in the verdict \|.*\n.*\n.*1\.00/u);
    expect(renderJobSummary(report)).not.toMatch(/\| Confidence \|.*\n.*\n.*1\.00/u);
    expect(renderTextReport(report, { color: false })).not.toContain('onfidence');
    expect(renderJobSummary(report)).not.toContain('### Confidence');
    const page = parsed(renderReportPage(report).html).words;
    expect(page).toContain('Confidence 1.00, and how it is made');
    expect(page).toContain('No judgement that is in doubt would change it.');
  });

  it('says what was not looked at, first what keeps the gate from opening, and what was suppressed and why', () => {
    const omitted = [
      { path: 'a.png', reason: 'binary', detail: 'A binary file.', blocking: false },
      { path: 'big.ts', reason: 'too_large', detail: 'Too large.', blocking: true },
    ];
    const suppressed = [
      {
        rule: 'tests/disabled',
        file: 'a.ts',
        line: 3,
        fingerprint: 'f',
        title: 't',
        reason: 'flaky `upstream`',
        by: 'comment at a.ts:3',
      },
    ];
    const planes = { rules: [], suppressed, left_out: 0, findings: [] };
    const text = renderJobSummary(
      buildReport({ trace: buildTrace({ coverage: { complete: false, omitted }, steps: { planes } }) }),
    );
    expect(text).toContain('| 3 files, 2 not read (**incomplete**) |');
    expect(text).toMatch(/### Not looked at: 2\n\n- `big\.ts`: Too large\. \*\*This keeps.*\n- `a\.png`/u);
    expect(text).toContain(`[\`a.ts:3\`](${BLOB}/a.ts#L3) \`tests/disabled\`: flaky \`upstream\` (comment at a.ts:3)`);
  });

  it('is the same for the same review', () => {
    expect(renderJobSummary(buildReport())).toBe(renderJobSummary(buildReport()));
  });
});

describe('the title of a check run', () => {
  const bindings = (statuses: readonly string[]) =>
    buildTrace({
      steps: {
        binding: { bindings: statuses.map((status, at) => ({ id: `AC${at}`, status, confidence: 0.5, lines: [] })) },
      },
    });
  const renderTitle = (statuses: readonly string[]) =>
    renderCheckRunOutput(
      buildReport({
        trace: bindings(statuses),
        review: {
          ...buildReport().review,
          ac_bindings: statuses.map((_, at) => ({ id: `AC${at}`, lines: ['a.ts:1'], confidence: 0.5 })),
        },
      }),
    ).title;

  it.each([
    [[], 'no criteria'],
    [['met', 'met'], '2 criteria met'],
    [['met', 'not_code_verifiable'], '1 of 2 criteria met'],
    [['met', 'weak'], '1 of 2 criteria weak'],
    [['unmet', 'weak', 'met'], '1 of 3 criteria unmet'],
    [['unmet'], '1 of 1 criterion unmet'],
  ])('says how the criteria came out: %j', (statuses, words) => {
    expect(renderTitle(statuses)).toBe(`needs-review · ${words} · 1 warning · T2 (moderate)`);
  });

  it('says only what is known', () => {
    const review = { id: 'rev_1', status: 'complete' };
    expect(renderCheckRunOutput(buildReport({ review, findings: [] })).title).toBe('no verdict · no findings');
  });
});

describe('why there is no review', () => {
  it('says that nothing was approved, what happened, and what to do', () => {
    const text = renderFailureSummary({
      title: 'no review',
      detail: '<b>no</b>',
      hint: 'Renew it.',
      notes: ['a note'],
    });
    expect(text).toMatch(/^## ❌ Review Gate: no review\n\n\*\*Nothing was approved/u);
    expect(text).toContain('**What to do:** Renew it.');
    expect(text).toContain('> a note');
    expect(text).not.toContain('<b>');
  });

  it('keeps several faults apart', () => {
    const detail = 'Two inputs cannot be used.\n- fail-on: "maybe"\n- pr: "x" `must` be a number\nAnd that is all.';
    const text = renderFailureSummary({ title: 't', detail, hint: '', notes: [] });
    expect(text).toContain('cannot be used.\n\n- fail-on: "maybe"\n- pr: "x" `must` be a number\n\nAnd that is all.\n');
  });
});

describe('a terminal', () => {
  it('reads the same with and without colour', () => {
    const plain = renderTextReport(buildReport(), { color: false });
    const coloured = renderTextReport(buildReport(), { color: true });
    const parts = coloured.split('\u001b').map((part, index) => (index === 0 ? part : part.replace(/^\[\d+m/u, '')));
    expect(parts.join('')).toBe(plain);
    expect(plain).toMatch(/closed {2}needs-review {2}tier T2 \(moderate\)$/mu);
    expect(plain).toContain('warn   src/cart.ts:10-24');
    expect(plain).toMatch(/no lines +AC2/u);
  });

  it('says which rule decided, and what to do', () => {
    const rules = [buildRule('warnings', 'findings.warn > 0', { held: true })];
    const decision = { rule: 'warnings', rules, facts: { findings: { warn: 1 } } };
    const plain = renderTextReport(buildReport({ trace: buildTrace({ decision }) }), { color: false });
    expect(plain).toContain('Decided by the rule “warnings”: 1 finding of severity warn.');
    expect(plain).toContain('To open the gate\n  Fix 1 warning.\n    src/cart.ts:10-24 An assertion was removed');
  });

  it('shows a hundred findings, and says how to have all', () => {
    const findings = Array.from({ length: 130 }, (_, at) => buildFinding({ id: `f${at}`, title: `T${at}` }));
    const plain = renderTextReport(buildReport({ findings }), { color: false });
    expect(plain.match(/^ {2}warn /gmu)).toHaveLength(100);
    expect(plain).toContain('and 30 more: --format markdown, json or sarif has all of them');
  });
});
