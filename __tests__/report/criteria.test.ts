/** The acceptance criteria as people read them: one word each, its three best places, and what is missing for the next word. */
import { describe, expect, it } from '@jest/globals';
import {
  BindingEvidence,
  type Contradiction,
  CriteriaEvidence,
  ObservedReview,
  ShownStatus,
} from '../../src/contract/index.js';
import {
  type Report,
  renderCheckRunOutput,
  renderComment,
  renderJobSummary,
  renderReportPage,
  renderTextReport,
  STATUS_MEANINGS,
} from '../../src/report/index.js';
import { parsed } from './page/elements.js';
import { buildReport, buildTrace } from './report-builders.js';

const OPTIONS = { checkName: 'Gate', checkRunUrl: null, runUrl: null };
const TRACED: Readonly<Record<ShownStatus, string>> = {
  unmet: 'unmet',
  contradicted: 'unmet',
  weak: 'weak',
  addressed: 'met',
  tested: 'met',
  proved: 'met',
  open: 'not_code_verifiable',
  signed: 'not_code_verifiable',
};
const CLASH: Contradiction = {
  about: 'value',
  says: 'ends after `30 s`',
  does: 'const TIMEOUT = 60_000; // `60 s`',
  location: 'src/a.ts:7',
  side: 'added',
};

interface Spec {
  readonly shown: ShownStatus;
  readonly lines?: readonly string[];
  readonly missing?: readonly string[];
  readonly contradicts?: readonly Contradiction[];
  readonly status?: string;
  readonly claims?: readonly { readonly ref: string; readonly why: string }[];
}

/** A report of criteria AC1, AC2, … as a trace tells them. */
function reportOf(specs: readonly Spec[]): Report {
  const ids = specs.map((_, at) => `AC${at + 1}`);
  const bindings = specs.map(({ shown, lines = [], missing = [], contradicts = [], status, claims }, at) => ({
    id: ids[at],
    status: status ?? TRACED[shown],
    shown,
    missing,
    contradicts,
    fall: null,
    claims,
    confidence: 0.9,
    lines: lines.map((ref) => ({ ref, confidence: 0.5, evidence: ['names `x`'] })),
  }));
  const evidence = BindingEvidence.parse({ bindings });
  const review = {
    ...buildReport().review,
    ac_bindings: specs.map(({ lines = [] }, at) => ({ id: ids[at] ?? '', lines: [...lines], confidence: 0.9 })),
  };
  return buildReport({
    findings: [],
    review,
    trace: buildTrace({ steps: { binding: JSON.parse(JSON.stringify(evidence)) } }),
  });
}

type Unread = NonNullable<CriteriaEvidence['unread']>;

/** A report of one criterion, beside which lines of tickets were not read. */
function reportOfUnread(unread: Unread | undefined): Report {
  const report = reportOf([{ shown: 'addressed' }]);
  const origin = { ticket: 'PROJ-1', line: 3 };
  const criterion = { id: 'AC1', text: 'it works', parts: [], kind: 'behaviour', code_verifiable: true, origin };
  const evidence = CriteriaEvidence.parse({ source: 'ticket', criteria: [criterion], unread });
  return { ...report, trace: buildTrace({ steps: { criteria: JSON.parse(JSON.stringify(evidence)) } }) };
}

const surfaces: readonly (readonly [string, (report: Report) => string])[] = [
  ['the terminal', (report) => renderTextReport(report, { color: false })],
  ['the job summary', renderJobSummary],
  ['the check run', (report) => renderCheckRunOutput(report).summary],
  ['the page', (report) => parsed(renderReportPage(report).html).words],
];
const everywhere = [...surfaces, ['the comment', (report: Report) => renderComment(report, OPTIONS)] as const];

describe('the words', () => {
  it.each(surfaces)('of every status are in %s, each with its meaning', (_, render) => {
    const text = render(reportOf(ShownStatus.options.map((shown) => ({ shown }))));
    for (const shown of ShownStatus.options) {
      expect(text).toContain(shown);
      expect(text.replaceAll(/\s+/gu, ' ')).toContain(STATUS_MEANINGS[shown]);
    }
  });

  it('that no criterion has are not explained', () => {
    for (const [, render] of surfaces) {
      expect(render(reportOf([{ shown: 'tested' }]))).not.toContain(STATUS_MEANINGS.proved);
    }
  });

  it('are counted, and the worst stand first', () => {
    const text = renderJobSummary(reportOf(ShownStatus.options.map((shown) => ({ shown }))));
    expect(text).toContain(
      '### Acceptance criteria: 1 proved, 1 tested, 1 addressed, 1 weak, 1 unmet, 1 contradicted, 1 signed, 1 open',
    );
    const places = ['❌ contradicted', '❌ unmet', '⚠️ weak', '✅ addressed', '✅ signed', '➖ open'].map((mark) =>
      text.indexOf(mark),
    );
    expect(places.every((place) => place !== -1)).toBe(true);
    expect(places.toSorted((a, b) => a - b)).toEqual(places);
  });

  it('name in the title what is worst', () => {
    const title = (...shown: ShownStatus[]) =>
      renderCheckRunOutput(reportOf(shown.map((one) => ({ shown: one })))).title;
    expect(title('unmet', 'contradicted', 'proved')).toContain('1 of 3 criteria contradicted');
    expect(title('addressed', 'tested')).toContain('2 criteria met');
    expect(title('addressed', 'open')).toContain('1 of 2 criteria met');
  });

  it('of an old trace are those of its time', () => {
    const trace = buildTrace({
      steps: {
        binding: {
          bindings: ['met', 'weak', 'unmet', 'not_code_verifiable'].map((status, at) => ({
            id: `AC${at}`,
            status,
            confidence: 0.5,
            lines: [],
          })),
        },
      },
    });
    const ids = [0, 1, 2, 3].map((at) => ({ id: `AC${at}`, lines: [], confidence: 0.5 }));
    const text = renderJobSummary(buildReport({ trace, review: { ...buildReport().review, ac_bindings: ids } }));
    expect(text).toContain('1 addressed, 1 weak, 1 unmet, 1 open');
  });

  it('of a service come without a trace too; words of another service are left out', () => {
    const render = (status: string) => {
      const binding = {
        id: 'AC1',
        lines: [],
        confidence: 0.5,
        text: 'It ends',
        status,
        missing: ['a report of the tests'],
      };
      const review = ObservedReview.parse({ ...buildReport().review, ac_bindings: [binding] });
      return renderJobSummary(buildReport({ review }));
    };
    expect(render('weak')).toContain('| ⚠️ weak | **AC1** It ends<br>not shown: a report of the tests |');
    expect(render('splendid')).toContain('| ❔ no lines | **AC1** It ends<br>missing: a report of the tests |');
  });
});

describe('a policy that asks for more', () => {
  it('makes what is only addressed a thing to do', () => {
    const missing = ['a report of tests that ran'];
    const report = reportOf([{ shown: 'addressed', status: 'weak', missing }, { shown: 'tested' }]);
    expect(renderCheckRunOutput(report).title).toContain('1 of 2 criteria shown too little');
    expect(renderJobSummary(report)).toContain('⚠️ addressed');
    expect(renderComment(report, OPTIONS)).toContain('missing: a report of tests that ran');
  });
});

describe('what is missing, and what says otherwise', () => {
  it.each(everywhere)('stand in %s', (_, render) => {
    const report = reportOf([
      { shown: 'weak', missing: ['`30 s`, which is not in the change'] },
      { shown: 'contradicted', contradicts: [CLASH] },
    ]);
    const text = render(report).replaceAll(/\s+/gu, ' ');
    expect(text).toContain('is not in the change');
    expect(text).toContain('ends after');
    expect(text).toContain('src/a.ts:7');
    expect(text).toContain('60_000');
  });

  it.each(surfaces)('is said once in %s of criteria that are met', (_, render) => {
    const missing = ['no report of tests was given'];
    const text = render(
      reportOf([{ shown: 'addressed', missing }, { shown: 'addressed', missing }, { shown: 'proved' }]),
    ).replaceAll(/\s+/gu, ' ');
    expect(text.split('no report of tests was given')).toHaveLength(2);
    expect(text).toContain('AC1, AC2: met by their lines, and not “tested”: no report of tests was given');
  });

  it('stand side by side on the page, the line linked', () => {
    const { elements } = parsed(renderReportPage(reportOf([{ shown: 'contradicted', contradicts: [CLASH] }])).html);
    const clash = elements.filter(({ attributes }) => attributes['class'] === 'clash');
    expect(clash.map(({ words }) => words)).toEqual([
      'The criterion saysends after 30 ssrc/a.ts:7 hasconst TIMEOUT = 60_000; // `60 s`',
    ]);
    expect(elements.some(({ attributes }) => attributes['href']?.endsWith('/src/a.ts#L7'))).toBe(true);
  });

  it('is not linked where the line is gone', () => {
    const report = reportOf([{ shown: 'contradicted', contradicts: [{ ...CLASH, side: 'removed' }] }]);
    const { elements, words } = parsed(renderReportPage(report).html);
    expect(words).toContain('src/a.ts:7 takes away');
    expect(elements.some(({ attributes }) => attributes['href']?.endsWith('/src/a.ts#L7'))).toBe(false);
  });
});

describe('what the author claims', () => {
  it.each(surfaces)('stands in %s, with whether it holds', (_, render) => {
    const claims = [
      { ref: 'src/a.ts:7', why: '' },
      { ref: 'src/b.ts:9', why: 'the change does not touch this file' },
    ];
    const text = render(reportOf([{ shown: 'addressed', claims }])).replaceAll(/\s+/gu, ' ');
    expect(text).toMatch(/laimed by the author: ?.*src\/a\.ts:7.* holds/u);
    expect(text).toMatch(/src\/b\.ts:9.* does not hold: the change does not touch this file/u);
    expect(render(reportOf([{ shown: 'addressed' }]))).not.toContain('laimed');
  });
});

describe('the places of a criterion', () => {
  const lines = Array.from({ length: 70 }, (_, at) => `src/file-${at}.ts:1`);
  const report = reportOf([{ shown: 'addressed', lines }]);

  it.each(surfaces.filter(([name]) => name !== 'the page'))('are the three best in %s, and a count', (_, render) => {
    const text = render(report).split('Why the criteria')[0] ?? '';
    for (const at of [0, 1, 2]) expect(text).toContain(`src/file-${at}.ts`);
    expect(text).not.toContain('src/file-3.ts');
    expect(text).toContain('and 67 more');
  });

  it('are folded on the page behind the three best', () => {
    const { elements } = parsed(renderReportPage(report).html);
    const folded = elements.find(({ attributes }) => attributes['class'] === 'others');
    expect(folded?.words).toContain('67 more places, less likely');
    expect(folded?.words).toContain('src/file-3.ts');
    expect(folded?.words).not.toContain('src/file-2.ts');
    expect(folded?.words).toContain('50 more ranges not shown here');
  });

  it('are not folded where they are three', () => {
    const few = reportOf([{ shown: 'addressed', lines: lines.slice(0, 3) }]);
    expect(renderReportPage(few).html).not.toContain('class="others"');
    expect(renderTextReport(few, { color: false })).not.toMatch(/and \d+ more/u);
  });
});

describe('lines of a ticket that were not read as criteria', () => {
  const say = (render: (report: Report) => string, unread: Unread | undefined) =>
    render(reportOfUnread(unread))
      .replaceAll(/\\(?=[^\w\s])/gu, '')
      .replaceAll(/\s+/gu, ' ');

  it.each(everywhere)('are told in %s', (_, render) => {
    expect(say(render, [{ ticket: 'PROJ-1', count: 4, lines: [5, 7, 8, 9] }])).toContain(
      'Below the title of the criteria, but not read as one: 4 lines (5, 7-9) of PROJ-1. What is a criterion must be an item of a list.',
    );
  });

  it.each<[string, Unread, string]>([
    ['one line', [{ ticket: 'A', count: 1, lines: [5] }], ': line 5 of A. '],
    ['a description', [{ ticket: null, count: 1, lines: [5] }], ": line 5 of the pull request's description. "],
    ['many lines', [{ ticket: 'A', count: 300, lines: [1, 3, 5, 7, 9, 11] }], ': 300 lines (1, 3, 5, 7, 9, …) of A. '],
    ['lines beyond those named', [{ ticket: 'A', count: 60, lines: [1, 2, 3] }], ': 60 lines (1-3, …) of A. '],
    [
      'several tickets',
      ['A', 'B', 'C', 'D', 'E'].map((ticket) => ({ ticket, count: 1, lines: [5] })),
      ': line 5 of A, line 5 of B, line 5 of C and of 2 others. ',
    ],
  ])('are few words: %s', (_, unread, words) =>
    expect(say((report) => renderTextReport(report, { color: false }), unread)).toContain(words),
  );

  it.each(everywhere)('are not told in %s where there are none', (_, render) => {
    expect(say(render, undefined)).not.toContain('not read as one');
  });
});
