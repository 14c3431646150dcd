import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ObservedFinding } from '../../src/contract/index.js';
import {
  annotations,
  checkRunOutput,
  couldNotReviewSummary,
  jobSummary,
  MAX_CHECK_OUTPUT_BYTES,
  MAX_JOB_SUMMARY_BYTES,
  markdownReport,
  type Report,
  sarifLog,
  textReport,
} from '../../src/report/index.js';

const finding = (changes: Partial<ObservedFinding> = {}): ObservedFinding => ({
  id: 'fnd_1',
  plane: 'tests',
  severity: 'warn',
  location: { file: 'src/cart.ts', lineRange: [10, 24] },
  title: 'An assertion was removed',
  rationale: 'The test no longer checks the total.',
  ...changes,
});

const report = (changes: Partial<Report> = {}): Report => ({
  repo: 'octo/shop',
  pr: 7,
  headSha: 'a'.repeat(40),
  serverUrl: 'https://github.com',
  review: {
    id: 'rev_1',
    status: 'complete',
    verdict: 'needs-review',
    tier: 'T2',
    confidence: 0.8125,
    ac_bindings: [
      { id: 'AC1', lines: ['src/cart.ts:10-24', 'src/a b.ts:3'], confidence: 0.91 },
      { id: 'AC2', lines: [], confidence: 0.07 },
    ],
    trace_url: 'https://review.example.com/v1/reviews/rev_1/trace',
  },
  findings: [finding()],
  truncated: false,
  trace: null,
  gate: { open: false, reason: 'the verdict is needs-review' },
  notes: [],
  ...changes,
});

const HOSTILE = [
  '::error::owned',
  '\n::set-output name=a::b',
  '##[error]owned',
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  '[click](https://evil.example) ![x](https://evil.example/x.png) https://evil.example www.evil.example',
  '| a | b |\n|---|---|\n# heading\n- list\n```\ncode',
  '@everyone #1 octo/shop#2 a@evil.example',
  '\u0000\u001b[31mred\u202etxt.exe\u2066\ud800',
  'x'.repeat(70_000),
].join('\n');

const UNSEEN = /(?!\n)[\p{Cc}\p{Bidi_Control}]/u;

describe('the job summary', () => {
  it('says verdict, tier, confidence, criteria linked to the head commit, findings and the trace', () => {
    const text = jobSummary(report());
    expect(text).toContain('## ❌ Review Gate: needs-review');
    expect(text).toContain('**Tier** T2 (moderate)');
    expect(text).toContain('**Confidence** 0.8125');
    expect(text).toContain(
      `[\`src/cart.ts:10-24\`](https://github.com/octo/shop/blob/${'a'.repeat(40)}/src/cart.ts#L10-L24)`,
    );
    expect(text).toContain(`(https://github.com/octo/shop/blob/${'a'.repeat(40)}/src/a%20b.ts#L3)`);
    expect(text).toContain('**AC2**');
    expect(text).toContain('An assertion was removed');
    expect(text).toContain('[Trace](https://review.example.com/v1/reviews/rev_1/trace)');
  });

  it('shows codes and ids as they are', () => {
    expect(jobSummary(report({ notes: ['E_AC_001 of rev_1, __init__'] }))).toContain(
      'E_AC_001 of rev_1, \\_\\_init\\_\\_',
    );
  });

  it('shows a number at the beginning as it is', () => {
    expect(jobSummary(report({ findings: [finding({ title: '0.75 of it' })] }))).toContain('**0\\.75 of it**');
  });

  it('takes a path that is no well-formed text', () => {
    const review = { ...report().review, ac_bindings: [{ id: 'AC1', lines: ['src/\ud800.ts:1'], confidence: 1 }] };
    expect(jobSummary(report({ review }))).toContain('src/%EF%BF%BD.ts#L1');
  });

  it('says that the gate is open, and that there are no findings', () => {
    const open = report({ findings: [], gate: { open: true, reason: 'the verdict is auto-approve' } });
    const text = jobSummary({ ...open, review: { ...open.review, verdict: 'auto-approve' } });
    expect(text).toContain('## ✅ Review Gate: auto-approve');
    expect(text).toContain('### Findings\n\nNone.');
  });

  it('does not link an address that is gone with the job, or that is no web address', () => {
    for (const trace_url of ['http://127.0.0.1:4711/v1/reviews/rev_1/trace', 'javascript:alert(1)', 'not a url']) {
      expect(jobSummary(report({ review: { ...report().review, trace_url } }))).not.toContain('[Trace]');
    }
  });

  it('stays under the limit with 5,000 findings of 70,000 characters, and says how many are left out', () => {
    const many = Array.from({ length: 5000 }, (_, index) =>
      finding({ id: `fnd_${index}`, rationale: 'é'.repeat(70_000), title: 'T'.repeat(255) }),
    );
    const text = jobSummary(report({ findings: many }));
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(MAX_JOB_SUMMARY_BYTES);
    expect(text).toMatch(/\d+ more findings are not shown here/u);
    expect(text).toContain('[Trace]');
    expect(text).toContain('**AC2**');
  });
});

describe('hostile words', () => {
  const hostile = report({
    findings: [
      finding({
        id: HOSTILE,
        plane: HOSTILE,
        severity: HOSTILE,
        title: HOSTILE,
        rationale: HOSTILE,
        location: { file: HOSTILE, lineRange: [1, 1] },
      }),
    ],
    gate: { open: false, reason: HOSTILE.slice(0, 500) },
    review: {
      ...report().review,
      verdict: HOSTILE.slice(0, 300),
      tier: HOSTILE.slice(0, 300),
      ac_bindings: [{ id: HOSTILE, lines: [HOSTILE], confidence: 0.5 }],
    },
  });

  it.each([
    ['job summary', jobSummary(hostile)],
    ['check summary', checkRunOutput(hostile).summary],
    ['check text', checkRunOutput(hostile).text ?? ''],
    ['report', markdownReport(hostile)],
  ])('stay words in the %s', (_, text) => {
    expect(text).not.toMatch(/<(?!br>|!-- -->)[a-z/!]/iu);
    expect(text).not.toMatch(/(?<!\\)\]\(https?:\/\/evil/u);
    expect(text).not.toMatch(/^(?:::|##\[)/mu);
    expect(text).not.toMatch(/https?:\/\/evil|@everyone/u);
    expect(text).not.toMatch(UNSEEN);
    expect(text.isWellFormed()).toBe(true);
  });

  it('stay words on a terminal', () => {
    expect(textReport(hostile, { color: false })).not.toMatch(UNSEEN);
  });

  it('stay words whatever they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (words) => {
        const text = jobSummary(report({ findings: [finding({ title: words, rationale: words })] }));
        expect(text).not.toMatch(/<(?!br>|!-- -->)[a-z/!]/iu);
        expect(text.split('\n').filter((line) => line.startsWith('| 🟧'))).toHaveLength(1);
      }),
    );
  });
});

describe('the output of a check run', () => {
  it('keeps title, summary and text within their limits in bytes', () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      finding({ id: `fnd_${index}`, rationale: '語'.repeat(1000) }),
    );
    const bindings = Array.from({ length: 2000 }, (_, index) => ({
      id: `AC${index}`,
      lines: [`src/語${index}.ts:1`],
      confidence: 0.5,
    }));
    const output = checkRunOutput(report({ findings: many, review: { ...report().review, ac_bindings: bindings } }));
    expect(output.title.length).toBeLessThanOrEqual(255);
    expect(Buffer.byteLength(output.summary)).toBeLessThanOrEqual(MAX_CHECK_OUTPUT_BYTES);
    expect(Buffer.byteLength(output.text ?? '')).toBeLessThanOrEqual(MAX_CHECK_OUTPUT_BYTES);
    expect(output.summary).toContain('not shown here');
    expect(output.text).toContain('not shown here');
  });
});

describe('annotations', () => {
  it('puts the worst first and gives each severity its level; unknown is a warning', () => {
    const mixed = ['info', 'fatal', 'error', 'warn'].map((severity) => finding({ severity, id: severity }));
    expect(annotations(mixed).map((each) => each.annotation_level)).toEqual([
      'failure',
      'warning',
      'warning',
      'notice',
    ]);
  });

  it.each([
    [[3, 9], 3, 9],
    [[9, 3], 3, 9],
    [[0, 0], 1, 1],
    [[-4, 2.9], 1, 2],
    [[5], 5, 5],
    [[], 1, 1],
    [[Number.NaN, Number.POSITIVE_INFINITY], 1, 1],
  ])('makes lines valid: %j', (lineRange, first, last) => {
    const [made] = annotations([finding({ location: { file: 'a.ts', lineRange } })]);
    expect([made?.start_line, made?.end_line]).toEqual([first, last]);
  });

  it.each([
    ['src/a.ts', 'src/a.ts'],
    ['./src//a.ts', 'src/a.ts'],
    ['/src/a.ts', 'src/a.ts'],
    ['src\\win\\a.ts', 'src/win/a.ts'],
    ['../../etc/passwd', 'etc/passwd'],
    ['', '(no file)'],
  ])('makes the path %j valid', (file, path) => {
    expect(annotations([finding({ location: { file, lineRange: [1, 1] } })])[0]?.path).toBe(path);
  });

  it('keeps title and message within their limits, and never empty', () => {
    const [long, empty] = annotations([
      finding({ severity: 'error', title: HOSTILE, rationale: '語'.repeat(70_000) }),
      finding({ title: '', rationale: '' }),
    ]);
    expect(long?.title.length).toBeLessThanOrEqual(255);
    expect(Buffer.byteLength(long?.message ?? '')).toBeLessThanOrEqual(64_000);
    expect(empty).toMatchObject({ title: 'tests', message: 'tests' });
  });
});

describe('other formats', () => {
  it('writes SARIF with a level, a place and a fingerprint a finding', () => {
    const log = JSON.parse(
      JSON.stringify(sarifLog(report({ findings: [finding({ fingerprint: 'abc', severity: 'error' })] }))),
    );
    expect(log.version).toBe('2.1.0');
    expect(log.runs[0].results[0]).toMatchObject({
      ruleId: 'tests',
      level: 'error',
      locations: [
        { physicalLocation: { artifactLocation: { uri: 'src/cart.ts' }, region: { startLine: 10, endLine: 24 } } },
      ],
      partialFingerprints: { 'reviewGate/v1': 'abc' },
    });
  });

  it('reads the same with and without colour', () => {
    const plain = textReport(report(), { color: false });
    const coloured = textReport(report(), { color: true });
    expect(
      coloured
        .split('\u001b')
        .map((part, index) => (index === 0 ? part : part.replace(/^\[\d+m/u, '')))
        .join(''),
    ).toBe(plain);
    expect(plain).toContain('closed  needs-review  tier T2 (moderate)  confidence 0.8125');
    expect(plain).toContain('warn   src/cart.ts:10-24');
  });

  it('says why there is no review and what to do', () => {
    const text = couldNotReviewSummary({
      title: 'could not review',
      detail: '<b>no</b>',
      hint: 'Renew it.',
      notes: ['a note'],
    });
    expect(text).toContain('**What to do:** Renew it.');
    expect(text).toContain('Nothing was approved');
    expect(text).not.toContain('<b>');
  });
});
