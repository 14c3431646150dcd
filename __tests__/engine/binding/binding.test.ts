/** Criteria bound to the lines of small, honest changes. */
import { describe, expect, it } from '@jest/globals';
import { bindCriteria } from '../../../src/engine/binding/index.js';
import { readChange } from '../../../src/engine/change/index.js';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import type { Binding } from '../../../src/engine/model.js';
import { buildSnapshot, buildTicket, type FileSpec } from '../../stand-ins/snapshot.js';

const MET = 0.6;

function bind(criteria: readonly string[], files: Readonly<Record<string, FileSpec>>, met = MET): readonly Binding[] {
  const change = readChange(buildSnapshot({ files }), []);
  const body = `## Acceptance criteria\n${criteria.map((text) => `- ${text}`).join('\n')}`;
  return bindCriteria(readCriteria([buildTicket(body)], ''), change, met);
}

const statuses = (bindings: readonly Binding[]) => bindings.map((binding) => binding.status);
const refs = (binding: Binding | undefined) =>
  (binding?.ranges ?? []).map(({ file, first, last }) => `${file}:${first}-${last}`);

const RETRY = `import { send } from './http.js';

/** Delivers an event again until the receiver takes it. */
export async function retryDelivery(delivery, attempts) {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const headers = { 'webhook-id': delivery.id, 'webhook-timestamp': String(delivery.createdAt) };
    const response = await send(delivery.url, delivery.body, headers);
    if (response.ok) return 'delivered';
  }
  return 'failed';
}
`;
const EXPORT = `/** The escrow list as comma separated values. */
export function exportCsv(rows, columns) {
  const head = columns.map(quote).join(';');
  return [head, ...rows.map((row) => columns.map((column) => quote(row[column])).join(';'))].join('\\r\\n');
}

function quote(value) {
  return /[";\\n]/.test(value) ? '"' + value.replaceAll('"', '""') + '"' : value;
}
`;
const SHOP = { 'src/retry.js': { new: RETRY }, 'src/export.js': { new: EXPORT } };
const ASKED = [
  'A retry of a delivery sends `webhook-id` beside the timestamp.',
  'The list can be exported as CSV; a value with a quote or a semicolon is quoted.',
];

describe('what a criterion is bound to', () => {
  it('is the code that carries it, each criterion its own', () => {
    const [retry, csv] = bind(ASKED, SHOP);
    expect([retry?.status, csv?.status]).toEqual(['met', 'met']);
    expect(retry?.ranges[0]?.file).toBe('src/retry.js');
    expect(csv?.ranges[0]?.file).toBe('src/export.js');
  });

  it('does not hang on the order of the criteria', () => {
    const forward = bind(ASKED, SHOP);
    const backward = bind([...ASKED].reverse(), SHOP);
    expect(refs(backward[1])).toEqual(refs(forward[0]));
    expect(backward[1]?.confidence).toBe(forward[0]?.confidence);
  });

  it('says why, in words', () => {
    const evidence = bind(ASKED, SHOP)[0]?.ranges[0]?.evidence.join('; ');
    expect(evidence).toContain('names `webhook-id`');
    expect(evidence).toMatch(/shares the words .*(?:retry|delivery)/u);
  });

  it('leaves a criterion alone that nothing speaks of', () => {
    const bindings = bind([...ASKED, 'Administrators can lock an account after five failed logins.'], SHOP);
    expect(statuses(bindings)).toEqual(['met', 'met', 'unmet']);
    expect(bindings[2]?.ranges).toEqual([]);
    expect(bindings[2]?.confidence).toBeLessThan(0.3);
  });

  it('is weak below the threshold of the policy', () => {
    expect(statuses(bind(ASKED, SHOP, 0.99))).toEqual(['weak', 'weak']);
  });

  it.each([
    [
      'camel, snake and kebab case are one name',
      'The option `max-retry-count` is read.',
      'const maxRetryCount = env.MAX_RETRY_COUNT;\n',
    ],
    ['text that people read', 'The page says "Check your email".', 'show("Check your email");\n'],
    [
      'an HTTP status and a header',
      'Answers 429 with `Retry-After`.',
      "reply.code(429).header('Retry-After', wait);\n",
    ],
    ['a route', '`/v1/exports` gives the list.', "app.get('/v1/exports', list);\n"],
    ['a number with its word', 'The link expires after 60 minutes.', 'const LINK_EXPIRES_MINUTES = 60;\n'],
    ['another form of a word', 'Deliveries are retried.', 'await retry(delivery);\n'],
  ])('finds %s', (_, criterion, code) => {
    const other = { new: 'export const sum = (a, b) => a + b;\nexport const twice = (a) => sum(a, a);\n' };
    const [binding] = bind([criterion], { 'src/a.js': { new: code }, 'src/maths.js': other });
    expect(binding?.ranges[0]).toMatchObject({ file: 'src/a.js', first: 1, last: 1 });
  });

  it('binds the file that it names', () => {
    const [binding] = bind(['`src/rules/limit.js` counts by tenant.'], {
      'src/rules/limit.js': { new: 'export const key = (request) => request.tenant;\n' },
      'src/other.js': { new: 'export const count = 1;\n' },
    });
    expect(binding?.ranges[0]?.file).toBe('src/rules/limit.js');
    expect(binding?.ranges[0]?.evidence[0]).toContain('which the criterion names');
  });

  it('names only lines that were added', () => {
    const before = `${'// kept\n'.repeat(8)}end();\n`;
    const after = `${'// kept\n'.repeat(4)}exportCsv(rows);\n${'// kept\n'.repeat(4)}end();\n`;
    const [binding] = bind(['Rows are exported as CSV.'], { 'src/a.js': { old: before, new: after } });
    expect(refs(binding)).toEqual(['src/a.js:5-5']);
  });

  it('keeps the lines that use its own name, where the rest of a function is for another criterion', () => {
    const code = RETRY.replace("return 'failed'", "throw new DeliveryError('E_GAVE_UP')");
    const bindings = bind([ASKED[0] ?? '', 'A delivery that fails is given up with `E_GAVE_UP`.'], {
      'src/retry.js': { new: code },
    });
    const bound = bindings[1]?.ranges ?? [];
    expect(bound.some(({ first, last }) => first <= 10 && 10 <= last)).toBe(true);
  });
});

describe('kinds', () => {
  const test = { new: "it('exports CSV with quotes', () => {\n  expect(exportCsv(rows, columns)).toBe('a;b');\n});\n" };

  it('behaviour that only tests speak of is weak, and documents do not show it at all', () => {
    expect(statuses(bind([ASKED[1] ?? ''], { 'test/export.test.js': test }))).toEqual(['weak']);
    const readme = { new: 'The list can be exported as CSV. A value with a quote or a semicolon is quoted.\n' };
    expect(statuses(bind([ASKED[1] ?? ''], { 'README.md': readme }))).toEqual(['unmet']);
  });

  it.each([
    '.changeset/cool-cats.md',
    '.changes/unreleased/Added-12.yaml',
    '.chloggen/csv.yaml',
    '.release-notes/next-release.md',
    'changelogs/fragments/12.yml',
    'releasenotes/notes/csv-12.yaml',
    'changelog.d/12.added',
    'debian/changelog',
  ])('behaviour that only a note for the change log tells is not met: %s', (path) => {
    const note = '---\nadded: |\n  The list can be exported as CSV. A value with a quote or a semicolon is quoted.\n';
    expect(statuses(bind([ASKED[1] ?? ''], { [path]: { new: note } }))).toEqual(['unmet']);
  });

  it('tests bind to tests and documents to documents', () => {
    const files = {
      ...SHOP,
      'test/export.test.js': test,
      'README.md': { new: '# Export\n\nThe CSV export quotes values.\n' },
    };
    const bindings = bind(['Unit tests cover the CSV export.', 'The README describes the CSV export.'], files);
    expect(new Set(bindings[0]?.ranges.map((range) => range.file))).toEqual(new Set(['test/export.test.js']));
    expect(new Set(bindings[1]?.ranges.map((range) => range.file))).toEqual(new Set(['README.md']));
    expect(statuses(bind(['Unit tests cover the CSV export.', 'The README describes the CSV export.'], SHOP))).toEqual([
      'unmet',
      'unmet',
    ]);
  });

  it('any test meets "tests are added", and none leaves it unmet', () => {
    const [met] = bind(['Unit tests are added'], { ...SHOP, 'test/export.test.js': test });
    expect(met).toMatchObject({ status: 'met', ranges: [{ file: 'test/export.test.js', first: 1, last: 3 }] });
    expect(statuses(bind(['Unit tests are added', 'Documentation is updated'], SHOP))).toEqual(['unmet', 'unmet']);
  });

  it('process and quality are shown and never counted', () => {
    const bindings = bind(['Code reviewed', 'All tests pass', ...ASKED], SHOP);
    expect(statuses(bindings)).toEqual(['not_code_verifiable', 'not_code_verifiable', 'met', 'met']);
    expect(bindings[0]).toMatchObject({ confidence: 0, ranges: [] });
  });

  it('what must not be there any more is met by lines that are gone, beside where they were', () => {
    const before = "start();\nlogger.info('password', user.password);\nlogin(user);\n";
    const [binding] = bind(['The password is no longer logged.'], {
      'src/login.js': { old: before, new: 'start();\nlogin(user);\n' },
    });
    expect(binding?.status).toBe('met');
    expect(refs(binding)).toEqual(['src/login.js:1-1']);
    expect(binding?.ranges[0]?.evidence[0]).toMatch(/^removes the words? /u);
  });
});

describe('edges', () => {
  it('no criteria, no files, deleted and generated files', () => {
    expect(bind([], SHOP)).toEqual([]);
    expect(statuses(bind(ASKED, {}))).toEqual(['unmet', 'unmet']);
    expect(bind(ASKED, {})[0]?.confidence).toBeLessThan(0.1);
    expect(statuses(bind(ASKED, { 'src/retry.js': { old: RETRY, new: null } }))).toEqual(['unmet', 'unmet']);
    expect(statuses(bind(ASKED, { 'package-lock.json': { new: RETRY } }))).toEqual(['unmet', 'unmet']);
  });

  it('one criterion alone is not bound for want of another', () => {
    expect(statuses(bind(['Administrators can lock an account after five failed logins.'], SHOP))).toEqual(['unmet']);
  });
});

describe('documents', () => {
  const files = {
    'CHANGELOG.md': { old: '# Log\n', new: '# Log\n\n- The export quotes values.\n' },
    'docs/export.md': { old: '# Export\n', new: '# Export\n\nThe export quotes values.\n' },
    'src/export.js': { old: 'run();\n', new: '// The export quotes values.\nrun(quote);\n' },
  };
  it.each([
    ['The change log mentions the export that quotes values', ['CHANGELOG.md']],
    ['The release notes tell that the export quotes values', ['CHANGELOG.md']],
    ['The documentation describes the export that quotes values', ['CHANGELOG.md', 'docs/export.md']],
  ])('%s: lines of such a text', (text, paths) => {
    const found = bind([text], files)[0]?.ranges.map(({ file }) => file) ?? [];
    expect(found.length).toBeGreaterThan(0);
    for (const file of found) expect(paths).toContain(file);
    expect(paths).toContain(found[0]);
  });

  it('a changelog that is asked for is not met by other texts', () => {
    const { 'CHANGELOG.md': _, ...others } = files;
    expect(statuses(bind(['The change log mentions the export that quotes values'], others))).toEqual(['unmet']);
    expect(statuses(bind(['A changelog entry is added'], others))).toEqual(['unmet']);
    expect(statuses(bind(['A changelog entry is added'], files))).toEqual(['met']);
    const release = { 'CHANGELOG.md': { old: '# Log\n', new: '# Log\n\n## 1.3.0\n\n- Values are quoted.\n' } };
    expect(statuses(bind(['The change log tells of it under version 1.3.0.'], release))).toEqual(['met']);
    expect(statuses(bind(['The change log tells of it under version 1.4.0.'], release))).not.toEqual(['met']);
  });

  it.each([
    'news/13703.bugfix.rst',
    'changelogs/fragments/12-export.yml',
    '.changeset/blue-cats.md',
    'releasenotes/notes/export-1.yaml',
  ])('a piece of release notes: %s', (path) => {
    const piece = { [path]: { new: 'fixes:\n  - The export quotes values.\n' } };
    expect(statuses(bind(['The news mention that the export quotes values'], piece))[0]).not.toBe('unmet');
  });
});
