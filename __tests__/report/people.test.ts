/** People in the reports: who can open the gate and how, what is ticked off, and what changed since a person looked. */
import { describe, expect, it } from '@jest/globals';
import { hashSha256 } from '../../src/base/hash.js';
import type { CommandOffer, SinceEvidence, Span, Trace } from '../../src/contract/index.js';
import {
  listOpeningSteps,
  MAX_CHECK_OUTPUT_BYTES,
  MAX_COMMENT_CHARACTERS,
  type Report,
  renderCheckRunOutput,
  renderComment,
  renderJobSummary,
  renderReportPage,
  renderTextReport,
} from '../../src/report/index.js';
import { readVisibleText } from '../stand-ins/markdown.js';
import { parsed } from './page/elements.js';
import { buildAccounting, buildReport, buildRule, buildSpan, buildTrace } from './report-builders.js';

const SEEN = '1a2b3c4d5e6f'.padEnd(40, '0');
const COMMENT = { checkName: 'Review Gate', checkRunUrl: null, runUrl: null };

type Evidence = Trace['steps'][number]['evidence'];
const toEvidence = (value: unknown): Evidence => JSON.parse(JSON.stringify(value));

const AT = { at: '2026-03-02T09:30:00Z', url: 'https://github.com/octo/shop/pull/7#r1', commit: SEEN };
const NOBODY = {
  given: true,
  approvals: [],
  stale: [],
  uncounted: [],
  unknown: [],
  changes_requested: [],
  owners_missing: [],
};
const NOTHING: SinceEvidence = {
  seen: null,
  skipped: '',
  files: [],
  more_files: 0,
  edited: [],
  criteria: [],
  findings: { added: [], gone: [], added_count: 0, gone_count: 0 },
  spans: { added: [], added_count: 0, looked_count: 0 },
};
const SEEN_BY_ADA = { login: 'ada', at: AT.at, url: AT.url, commit: SEEN };

interface Given {
  readonly people?: object;
  readonly since?: Partial<SinceEvidence>;
  readonly spans?: readonly Span[];
  readonly offers?: readonly CommandOffer[];
  readonly bindings?: readonly object[];
  readonly facts?: Readonly<Record<string, Evidence[string]>>;
  readonly changes?: Partial<Report>;
}

/** A review that waits for a person: nothing but an approval is missing, unless the test says more. */
function waiting({ people = {}, since = {}, spans = [], offers = [], bindings = [], facts, changes }: Given): Report {
  const rules = [
    buildRule('unaccounted', 'accounting.unaccounted.spans > 0', { held: true }),
    buildRule('approved-by-people', 'reviews.approved', { verdict: 'auto-approve', held: false, source: 'engine' }),
  ];
  const ids = bindings.map((binding) => ({ id: 'AC1', lines: [], confidence: 0.5, ...binding }));
  return buildReport({
    findings: [],
    review: { ...buildReport().review, ac_bindings: ids.map(({ id, lines }) => ({ id, lines, confidence: 0.5 })) },
    trace: buildTrace({
      decision: {
        rule: 'unaccounted',
        rules,
        facts: {
          reviews: { given: true, approved: false, approvals: 0, needed: 1 },
          findings: { error: 0 },
          criteria: { contradicted: 0, complete: true },
          coverage: { complete: true },
          base: { allowed: true },
          policy: { broken: false },
          ...facts,
        },
      },
      steps: {
        accounting: buildAccounting(spans),
        people: toEvidence({ ...NOBODY, ...people }),
        since: toEvidence({ ...NOTHING, ...since }),
        signatures: toEvidence({ signatures: [], offers }),
        binding: toEvidence({
          bindings: ids.map((binding) => ({ status: 'weak', shown: 'weak', ...binding })),
        }),
      },
    }),
    ...changes,
  });
}

const told = (report: Report): readonly (readonly [string, string])[] => [
  ['summary', readVisibleText(renderJobSummary(report))],
  ['check', readVisibleText(renderCheckRunOutput(report).summary)],
  ['comment', readVisibleText(renderComment(report, COMMENT))],
  ['terminal', renderTextReport(report, { color: false }).replace(/\s+/gu, ' ')],
  ['page', parsed(renderReportPage(report).html).words],
];
const flat = (text: string) => text.replace(/\s+/gu, ' ');

describe('the three steps', () => {
  it('say who must do what where, in every report', () => {
    const report = waiting({
      spans: [buildSpan()],
      people: {
        owners_missing: ['@octo/pay @cleo'],
        stale: [{ login: 'ada', why: 'old', ...AT }],
        changes_requested: ['eve'],
      },
      facts: { reviews: { given: true, approvals: 0, needed: 2 } },
      changes: { again: 'Then this job runs again by itself, and the gate opens.' },
    });
    for (const [where, words] of told(report)) {
      for (const part of [
        'To open the gate, in three steps',
        'Look at 1 line in the list.',
        '2 approvals are missing, of people who may push and did not make the change.',
        'Code owners of whom none approved yet: @octo/pay @cleo.',
        '@ada approved an older state and can approve again.',
        '@eve asked for changes and must approve, or take that back.',
        'Then this job runs again by itself, and the gate opens.',
      ]) {
        expect([where, flat(words)]).toEqual([where, expect.stringContaining(part)]);
      }
    }
    expect(renderJobSummary(report)).toContain('[Files changed](https://github.com/octo/shop/pull/7/files)');
  });

  it.each<[string, Given]>([
    ['nobody told what people said', { facts: { reviews: { given: false } } }],
    ['a finding is an error', { facts: { findings: { error: 1 } } }],
    ['a criterion is contradicted', { facts: { criteria: { contradicted: 1, complete: true } } }],
    ['a ticket was not read whole', { facts: { criteria: { contradicted: 0, complete: false } } }],
    ['the snapshot is not complete', { facts: { coverage: { complete: false } } }],
    [
      'what could not be read is nothing that people can look at',
      { facts: { coverage: { complete: false, for_people: false } } },
    ],
    ['the base is not allowed', { facts: { base: { allowed: false } } }],
    ["the repository's policy is broken", { facts: { policy: { broken: true } } }],
    ['the verdict asks for changes', { changes: { review: { ...buildReport().review, verdict: 'request-changes' } } }],
    ['it is approved', { changes: { review: { ...buildReport().review, verdict: 'auto-approve' } } }],
    ['there is no trace', { changes: { trace: null } }],
  ])('are not promised where %s', (_, given) => {
    expect(listOpeningSteps(waiting({ spans: [buildSpan()], ...given }))).toEqual([]);
  });

  it('name five people at most of each kind, and count the others', () => {
    const owners = Array.from({ length: 9 }, (_, at) => `@owner-${at}`);
    const [, approve] = listOpeningSteps(waiting({ people: { owners_missing: owners } }));
    expect(approve?.what).toContain('@owner-0, @owner-1, @owner-2, @owner-3, @owner-4 and 4 more.');
  });

  it('ask for the change itself where nothing is on the list, without links where there is no server', () => {
    const [look] = listOpeningSteps(waiting({ changes: { serverUrl: null } }));
    expect(look).toEqual({ what: 'Look at the change.', url: null });
  });
});

describe("the reviewer's list", () => {
  const at = (file: string, weight: number, changes: Partial<Span> = {}) =>
    buildSpan({ location: { file, lineRange: [10, 12] }, lines: 3, weight, ...changes });

  it('has what is wrong first, then what nobody could read, what is new, the heaviest, what waits, what is done', () => {
    const report = waiting({
      since: {
        seen: SEEN_BY_ADA,
        spans: {
          added: [{ location: { file: 'new.ts', lineRange: [10, 12] }, side: 'added', old_line_range: null }],
          added_count: 1,
          looked_count: 2,
        },
      },
      spans: [
        at('light.ts', 1),
        at('heavy.ts', 9),
        at('new.ts', 2),
        at('opaque.bin', 0, { side: 'file', lines: 0, reason: 'opaque' }),
        at('done.ts', 5, { reason: 'vouched', why: 'bob answers for it: I was there' }),
      ],
      bindings: [
        { id: 'OPEN', shown: 'open', status: 'not_code_verifiable' },
        { id: 'WEAK' },
        {
          id: 'WRONG',
          shown: 'contradicted',
          status: 'unmet',
          contradicts: [{ about: 'value', says: '30 s', does: '60 s', location: 'src/a.ts:3', side: 'added' }],
        },
        {
          id: 'SIGNED',
          shown: 'signed',
          status: 'met',
          signed: { by: 'bob', at: AT.at, url: AT.url, because: 'shown to me' },
        },
      ],
    });
    const order = ['WRONG', 'opaque.bin', 'new.ts', 'heavy.ts', 'light.ts', 'WEAK', 'OPEN', 'SIGNED', 'done.ts'];
    for (const [where, words] of told(report)) {
      const list = words.slice(words.lastIndexOf('Look at these 9 lines, 1 file and 3 criteria'));
      const places = order.map((name) => list.indexOf(name));
      expect([where, places]).toEqual([where, places.toSorted((a, b) => a - b)]);
      expect([where, flat(list)]).toEqual([where, expect.stringContaining('bob answers for it: I was there')]);
      expect([where, flat(list)]).toEqual([where, expect.stringContaining('@bob: shown to me')]);
    }
  });

  it('has beside each thing the line that clears it, as the trace has it', () => {
    const line = '/review-gate vouch src/cart.ts@0123456789abcdef0123456789abcdef because ';
    const sign = '/review-gate sign AC1@0123456789abcdef0123456789abcdef because ';
    const report = waiting({
      spans: [buildSpan(), buildSpan({ location: { file: 'other.ts', lineRange: [1, 1] } })],
      bindings: [{ id: 'AC1' }],
      offers: [
        { verb: 'vouch', target: 'src/cart.ts', line },
        { verb: 'sign', target: 'AC1', line: sign },
      ],
    });
    for (const [where, words] of told(report)) {
      for (const shown of [line, sign]) {
        expect([where, flat(words).split(shown.trim()).length]).toEqual([where, 2]);
      }
    }
  });

  it('in a terminal only names what no line signs: the criteria stand below, with what is missing', () => {
    const missing = ['`30 s`, which is not in the change'];
    const report = waiting({
      spans: [buildSpan()],
      bindings: [
        { id: 'AC1', missing },
        { id: 'AC2', missing: ['another'] },
        { id: 'AC3', shown: 'open', status: 'not_code_verifiable' },
      ],
    });
    const text = renderTextReport(report, { color: false });
    expect(text).toContain('  weak AC1 and AC2: below\n  open AC3: below\n');
    expect(text.slice(text.indexOf('Acceptance criteria'))).toContain('is not in the change');
  });

  it('does not show a line that would have to be cut', () => {
    const line = `/review-gate vouch ${'deep/'.repeat(100)}a.ts because `;
    const offers = [{ verb: 'vouch' as const, target: 'src/cart.ts', line }];
    expect(renderJobSummary(waiting({ spans: [buildSpan()], offers }))).not.toContain('/review-gate vouch');
  });

  it.each([
    ['src/a b#c?.ts', 'R10-R12', {}],
    ['päth/„x“.ts', 'L4-L6', { side: 'removed' as const, old_line_range: [4, 6] }],
    ['b/renamed.ts', '', { side: 'file' as const, lines: 0 }],
  ])('links %s in "Files changed" by the hash of its path', (file, lines, changes) => {
    const report = waiting({ spans: [at(file, 1, changes)] });
    expect(renderJobSummary(report)).toContain(
      `(https://github.com/octo/shop/pull/7/files#diff-${hashSha256(file)}${lines})`,
    );
  });

  it('counts many places that one person answered for, and names few', () => {
    const done = Array.from({ length: 40 }, (_, index) =>
      at(`f${index}.ts`, 1, { reason: 'vouched', why: 'approved by bob' }),
    );
    const show = (spans: readonly Span[]) => readVisibleText(renderJobSummary(waiting({ spans })));
    expect(show(done)).toContain('vouched 40 places in 40 files (120 lines): approved by bob');
    expect(show(done.slice(0, 2))).toContain('f0.ts lines 10-12; f1.ts lines 10-12 (6 lines): approved by bob');
  });
});

describe('what changed since a person looked', () => {
  const finding = (title: string, suppressed = false) => ({
    rule: 'x/y',
    severity: 'warn' as const,
    title,
    location: { file: 'src/a.ts', lineRange: [3, 4] },
    fingerprint: title,
    suppressed,
  });
  const since: Partial<SinceEvidence> = {
    seen: SEEN_BY_ADA,
    files: ['a.ts', 'b.ts'],
    more_files: 7,
    edited: ['#12', 'description'],
    criteria: [
      { id: 'AC1', move: 'up', was: 'unmet', now: 'addressed', lines: ['src/a.ts:3-4'], lost: [] },
      { id: 'AC2', move: 'down', was: 'addressed', now: 'contradicted', lines: [], lost: ['src/b.ts:9'] },
    ],
    findings: {
      added: [finding('came')],
      gone: [finding('went'), finding('hid', true)],
      added_count: 12,
      gone_count: 2,
    },
    spans: { added: [], added_count: 3, looked_count: 1 },
  };

  it('is told in every report, what is worse first', () => {
    const report = waiting({ since });
    for (const [where, words] of told(report)) {
      const rest = flat(words).slice(flat(words).lastIndexOf('Since @ada looked at 1a2b3c4d5e6f'));
      const parts = [
        '9 files differ since: a.ts, b.ts and 7 more.',
        '3 parts are new to look at; 1 part was there then.',
        'AC2 was addressed, is contradicted',
        'new warning: came',
        '11 more findings that were not there',
        'AC1 was unmet, is addressed',
        'warning gone: went',
        'hidden since: warning, hid',
        'edited since, so criteria may have other words: #12, the description',
      ];
      const places = parts.map((part) => rest.indexOf(part));
      expect([where, places.filter((place) => place === -1)]).toEqual([where, []]);
      expect([where, places]).toEqual([where, places.toSorted((a, b) => a - b)]);
    }
    const summary = renderJobSummary(report);
    expect(summary).toContain(`/blob/${report.headSha}/src/a.ts#L3-L4`);
    expect(summary).toContain(`/blob/${SEEN}/src/b.ts#L9`);
  });

  it.each<[string, Partial<SinceEvidence>]>([
    ['nobody did', {}],
    ['this head was seen', { seen: { ...SEEN_BY_ADA, commit: buildReport().headSha ?? '' } }],
  ])('is not told where %s', (_, seen) => {
    for (const [where, words] of told(waiting({ since: seen }))) {
      expect([where, words]).toEqual([where, expect.not.stringMatching(/Since @/u)]);
    }
  });

  it('says why it was not compared, and that nothing changed', () => {
    const skipped = waiting({ since: { seen: SEEN_BY_ADA, files: ['a.ts'], skipped: 'the change is too large' } });
    expect(renderJobSummary(skipped)).toContain('criteria and findings were not compared: the change is too large');
    expect(renderJobSummary(waiting({ since: { seen: SEEN_BY_ADA } }))).toContain('Nothing in it has changed since.');
  });
});

describe('people', () => {
  it('are told with what their word is worth and why', () => {
    const report = waiting({
      people: {
        approvals: [{ login: 'bob', why: 'it was given for this head', ...AT }],
        stale: [{ login: 'ada', why: 'since then a.ts:3 changed', ...AT }],
        uncounted: [{ login: 'bot[bot]', why: 'a machine approved', ...AT }],
        owners_missing: ['@octo/pay'],
        unknown: ['Who is in @octo/pay could not be read.'],
      },
    });
    for (const [where, words] of told(report)) {
      for (const part of [
        'it was given for this head',
        'since then a.ts:3 changed',
        'a machine approved',
        '@octo/pay',
        'could not be read',
      ]) {
        expect([where, flat(words)]).toEqual([where, expect.stringContaining(part)]);
      }
    }
  });

  it.each([
    ['hostile names', '<b>`|"\u202e\n../@a [x](javascript:alert(1)) '],
    ['long names', 'long-'.repeat(2_000)],
  ])('stay within the limits and are no markup: %s', (_, words) => {
    const many = Array.from({ length: 500 }, (_, index) => ({ login: `${words}${index}`, why: words, ...AT }));
    const criteria = many.map(({ login }) => ({
      id: login,
      move: 'up' as const,
      was: null,
      now: null,
      lines: [],
      lost: [],
    }));
    const report = waiting({
      people: { approvals: many, owners_missing: many.map(({ login }) => login), unknown: [words] },
      since: { seen: { ...SEEN_BY_ADA, login: words }, files: [words], criteria, edited: [words] },
      bindings: many.map(({ login }) => ({ id: login })),
      changes: { again: words },
    });
    const { summary, text } = renderCheckRunOutput(report);
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(MAX_CHECK_OUTPUT_BYTES);
    expect(Buffer.byteLength(text ?? '')).toBeLessThanOrEqual(MAX_CHECK_OUTPUT_BYTES);
    expect(renderComment(report, COMMENT).length).toBeLessThanOrEqual(MAX_COMMENT_CHARACTERS);
    for (const markdown of [summary, renderComment(report, COMMENT)]) {
      expect(markdown).not.toMatch(/<b>|(?<!\\)\]\(javascript|\u202e/u);
    }
    expect(renderReportPage(report).html).not.toMatch(/<b>`|javascript:alert\(1\)"/u);
  });
});
