/** The report as a page: valid, without script, and nothing that others write is more than text on it. */
import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Report, type ReportedChange, renderReportPage } from '../../../src/report/index.js';
import { buildFinding, buildReport, buildRule, buildTrace, fullReport, HEAD_SHA } from '../report-builders.js';
import { situations } from '../situations.js';
import { type ParsedPage, parsed } from './elements.js';

const BASE_SHA = 'b'.repeat(40);

/** A change of one file, of which every text is the same. */
const buildChange = (
  path: string,
  words: string,
  lines: readonly string[] = ['one', words, 'three', words],
): ReportedChange => ({
  title: words,
  author: words,
  base: { ref: words, sha: BASE_SHA },
  head: { ref: words, sha: HEAD_SHA },
  files: [
    {
      path,
      old_path: words,
      status: 'modified',
      omitted: null,
      hunks: [
        {
          old_start: 1,
          new_start: 1,
          section: words,
          lines: [...lines.map((line) => `+${line}`), `-${words}`, ` ${words}`, `\\${words}`, words],
        },
      ],
    },
  ],
});

/** Every part of a report with hostile words in it, the code too. */
function hostileReport(words: string): Report {
  const report = fullReport(words, 3);
  const trace = report.trace;
  return {
    ...report,
    change: buildChange(words, words),
    notes: [words],
    review: { ...report.review, completed_at: words, error: { code: words, detail: words } },
    trace: trace && {
      ...trace,
      decision: {
        ...trace.decision,
        rules: [
          ...trace.decision.rules,
          buildRule(words, `pr.title == "${words}"`, { held: false }),
          buildRule(words, words, { source: words }),
        ],
        facts: {
          ...trace.decision.facts,
          [words]: words,
          evaluation_errors: [{ rule: words, source: words, message: words }],
          proposed_policy: { verdict: words, rule: words },
          confidence: { formula: words, parts: [{ part: words, stands: 0.5, pivotal: true }] },
        },
      },
      signature: { payloadType: words, payload: '', signatures: [{ keyid: words, sig: words }] },
    },
  };
}

const HOSTILE: readonly (readonly [string, string])[] = [
  [
    'tags',
    '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)" style="x">x</a><base href=//evil.example>',
  ],
  ['ends of what is open', '</code></pre></div></details></main></body></style></title><plaintext>'],
  ['quotes', '" onfocus="alert(1)" autofocus x=\'y\' `'],
  ['comments', '--> <!-- <![CDATA[ ]]> <?php ?>'],
  ['entities', '&lt;b&gt; &#60;script&#62; &amp &quot'],
  ['backticks', '`<b>` `"onclick=x` ``` `a'],
  ['addresses', 'javascript:alert(1) https://evil.example //evil.example data:text/html,<b>x'],
  ['direction marks and controls', 'a\u202ered\u2066\u0000\u001b[31m\u0085\u2028x\ufffe\u{1ffff}\ufdd0\ud800'],
  ['line breaks', 'a\r\nb\rc\n\nd'],
  ['a path upwards', '../../../etc/passwd#"><b>'],
  ['format placeholders', '$& $1 $\u007bx} {{x}} %s'],
  ['nothing', ''],
  ['names of every object', '__proto__'],
  ['long', '<b>é語'.repeat(2_000)],
];

const TAGS = new Set(
  `html head meta title style body a header nav main section footer div span p h1 h2 h3 h4 ul ol li dl dt dd strong b i code pre mark
  table caption thead tbody tr th td details summary article time meter svg rect line bdi br`.split(/\s+/u),
);

/** What no page of ours has, whatever it is made of; a line for each fault. */
function listFaults(html: string, { elements, errors, comments }: ParsedPage): string[] {
  const faults = [...errors, ...(comments > 0 ? ['a comment'] : [])];
  const ids = elements.flatMap(({ attributes }) => attributes['id'] ?? []);
  if (new Set(ids).size !== ids.length) faults.push('an id twice');
  for (const { tag, attributes } of elements) {
    if (!TAGS.has(tag)) faults.push(`the element ${tag}`);
    for (const [name, value] of Object.entries(attributes)) {
      if (/^(?:style|src|srcset|action|formaction|data|poster|ping|background|on.*)$/u.test(name)) {
        faults.push(`the attribute ${name} of ${tag}`);
      }
      if (name === 'href' && value.startsWith('#') && !ids.includes(value.slice(1))) faults.push(`no target ${value}`);
      if (name === 'href' && !/^#|^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/(?:blob|commit|pull)\//u.test(value)) {
        faults.push(`a link to ${value}`);
      }
    }
  }
  const levels = elements.flatMap(({ tag }) => (/^h\d$/u.test(tag) ? [Number(tag.slice(1))] : []));
  if (levels.filter((level) => level === 1).length !== 1) faults.push('not one h1');
  if (levels.some((level, at) => level > (levels[at - 1] ?? 0) + 1)) faults.push('a level of headings left out');
  if (/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u.test(html.replace(/[\n\t]/gu, ''))) faults.push('an unseen character');
  if (!html.isWellFormed()) faults.push('half of a character');
  return faults;
}

const faultsIn = (report: Report): string[] => {
  const { html } = renderReportPage(report);
  return listFaults(html, parsed(html));
};

describe('the title of a change', () => {
  it.each([
    [90, '<h1>'],
    [91, '<h1 class="long">'],
  ])('of %i characters begins with %s', (length, tag) => {
    const change = buildChange('a.ts', 'word '.repeat(20).slice(0, length));
    expect(renderReportPage({ ...fullReport('x', 1), change }).html).toContain(tag);
  });

  it('is the name of the repository, where no commit differs and so nobody wrote one', () => {
    const change = buildChange('a.ts', '');
    const empty = { ...change, author: '', title: change.head.sha };
    const { words } = parsed(renderReportPage({ ...fullReport('x', 1), change: empty }).html);
    expect(words).not.toMatch(new RegExp(`${change.head.sha} request|by ·`, 'u'));
    expect(renderReportPage({ ...fullReport('x', 1), change: empty }).html).toMatch(/<h1>octo\/shop #\d+<\/h1>/u);
  });
});

describe('the report page', () => {
  let shown: readonly { readonly name: string; readonly report: Report }[] = [];
  beforeAll(async () => {
    shown = (await situations()).flatMap(({ name, report }) => (report === null ? [] : [{ name, report }]));
  });

  it('is valid in every situation that people meet, with headings in order and no link to nowhere', () => {
    expect(shown.length).toBeGreaterThan(5);
    for (const { name, report } of shown) expect([name, ...faultsIn(report)]).toEqual([name]);
  });

  it('is the same, byte for byte, for the same report', () => {
    for (const { report } of shown) expect(renderReportPage(report).html).toBe(renderReportPage(report).html);
  });

  it('lets nothing run and nothing load: its policy allows its own sheet alone', () => {
    const { html, contentSecurityPolicy } = renderReportPage(hostileReport('x'));
    const sheet = /<style>(.*?)<\/style>/su.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(sheet).digest('base64');
    expect(contentSecurityPolicy).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(sheet).not.toMatch(/url\(|@import/u);
  });

  it.each(HOSTILE)('shows hostile words as text, in every field: %s', (_, words) => {
    const report = hostileReport(words);
    const { html } = renderReportPage(report);
    const page = parsed(html);
    expect(listFaults(html, page)).toEqual([]);
    expect(page.elements.filter(({ tag }) => tag === 'style')).toHaveLength(1);
    // What is told of the change stands there, as it was written.
    const first = words.slice(0, 20);
    if (/^[<"&/.$]/u.test(first)) expect(page.words.split(first).length).toBeGreaterThan(20);
  });

  it('shows any words as text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (words) => {
        expect(faultsIn(hostileReport(words))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['no trace', buildReport({ trace: null }), 'The trace could not be read'],
    ['no code', buildReport(), 'The code of the change is not available'],
    ['no code any more', buildReport({ change: null }), 'The code of the change is not available'],
    ['findings that could not be read', buildReport({ findings: [], unread: true }), 'The findings could not be read'],
    ['findings that were cut', buildReport({ truncated: true }), 'The service has more findings than were read'],
    ['no pull request', buildReport({ pr: null, serverUrl: null, headSha: null }), 'octo/shop'],
    [
      'no criteria',
      buildReport({ review: { ...buildReport().review, ac_bindings: [] } }),
      'No acceptance criteria were found',
    ],
    ['a note', buildReport({ notes: ['The check run could not be posted.'] }), 'The check run could not be posted.'],
    ['a review of the bare contract', buildReport({ review: { id: 'rev_1', status: 'complete' } }), 'no verdict'],
    [
      'a review that failed',
      buildReport({
        review: { id: 'rev_1', status: 'failed', error: { code: 'E_REV_002', detail: 'The commit is gone.' } },
      }),
      'The review failed (E_REV_002): The commit is gone. Nothing was approved.',
    ],
    [
      'a review that goes on',
      buildReport({ review: { id: 'rev_1', status: 'queued' } }),
      'its status is queued. Nothing was approved.',
    ],
    [
      'a dry run',
      buildReport({ review: { ...buildReport().review, verdict: null, dry_run: true }, trace: buildTrace() }),
      'dry run, would be',
    ],
    [
      'steps of another shape',
      buildReport({ trace: buildTrace({ steps: { planes: { odd: 1 } } }) }),
      'which rule decided',
    ],
    ['a server that is none', buildReport({ serverUrl: 'javascript:alert(1)' }), 'octo/shop'],
    ['a repository that is none', buildReport({ repo: '../<b>' }), '../<b>'],
  ])('is whole with %s', (_, report, words) => {
    const { html } = renderReportPage(report);
    const page = parsed(html);
    expect(listFaults(html, page)).toEqual([]);
    for (const id of ['verdict', 'criteria', 'findings', 'risk', 'policy', 'coverage', 'trace']) {
      expect(page.elements.some(({ attributes }) => attributes['id'] === id)).toBe(true);
    }
    if (words !== 'which rule decided') expect(page.words.replace(/\s+/gu, ' ')).toContain(words);
  });

  it('links to the lines at the head commit on the server that the report names', () => {
    const { elements } = parsed(renderReportPage(buildReport({ findings: [buildFinding()] })).html);
    const hrefs = elements.flatMap(({ attributes }) => attributes['href'] ?? []);
    expect(hrefs).toContain(`https://github.com/octo/shop/blob/${HEAD_SHA}/src/cart.ts#L10-L24`);
    expect(hrefs).toContain('https://github.com/octo/shop/pull/7');
  });

  it('says in the bars what it says in numbers', () => {
    const { elements } = parsed(renderReportPage(fullReport('x', 3)).html);
    const meters = elements.filter(({ tag }) => tag === 'meter');
    expect(meters.length).toBeGreaterThan(3);
    for (const { attributes, words } of meters) {
      expect(attributes['value']).toBe(words);
      expect(attributes['aria-label']).toMatch(/\S/u);
    }
  });
});

describe('a report with the same finding again and again', () => {
  const build = (id: string, plane: string, file: string, line: number) =>
    buildFinding({ id, plane, title: id, location: { file, lineRange: [line, line] } });
  const findings = [
    ...Array.from({ length: 13 }, (_, at) => build(`same ${at + 1}`, 'hygiene', 'src/cart.ts', at + 1)),
    build('another', 'security', 'src/cart.ts', 20),
    build('elsewhere', 'hygiene', 'src/total.ts', 1),
  ];
  const page = parsed(renderReportPage(buildReport({ findings })).html);

  it('folds what one rule says of one file after the tenth to its title, and keeps every word', () => {
    const titles = page.elements
      .filter(({ tag }) => tag === 'summary')
      .map(({ words }) => words.trim())
      .filter((words) => /same|another|elsewhere/u.test(words));
    expect(titles).toEqual(['warn same 11', 'warn same 12', 'warn same 13']);
    for (const { title, rationale } of findings) {
      expect(page.words).toContain(title);
      expect(page.words).toContain(rationale);
    }
  });
});

describe('a report of many findings', () => {
  const lines = Array.from({ length: 100_000 }, (_, at) => `  const value${at} = await compute('some text', [1, 2]);`);
  const findings = Array.from({ length: 5_000 }, (_, at) =>
    buildFinding({
      id: `fnd_${at}`,
      severity: at === 4_321 ? 'error' : 'info',
      location: { file: 'src/cart.ts', lineRange: [at * 20 + 1, at * 20 + 4] },
      title: `Finding ${at}`,
    }),
  );

  it('shows every one of them and stays below ten megabytes', () => {
    const { html } = renderReportPage(buildReport({ findings, change: buildChange('src/cart.ts', 'x', lines) }));
    expect(Buffer.byteLength(html)).toBeLessThan(10_000_000);
    expect(html.match(/class="found /gu)).toHaveLength(5_000);
    // The worst comes with its code.
    expect(html).toMatch(/id="f1">(?:(?!id="f2").)*Finding 4321/su);
    expect(html).toMatch(/value86420\b/u);
  });

  it('stays below ten megabytes whatever the words are, and says what is told in brief', () => {
    const words = '<&"\u202e\'`'.repeat(500);
    const bad = findings.map((finding) => ({ ...finding, title: words, rationale: words }));
    const change = buildChange(
      'src/cart.ts',
      words,
      lines.map(() => `x${words.slice(0, 300)}`),
    );
    const { html } = renderReportPage(buildReport({ findings: bad, change }));
    expect(Buffer.byteLength(html)).toBeLessThan(10_000_000);
    expect(html).toMatch(/\d+ findings of the lowest severity are shown in short form, to save space/u);
    expect(html).toMatch(/lines? not shown, to save space/u);
  });
});
