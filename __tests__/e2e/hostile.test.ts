/** A finding's words are text: they are never a command, never markup, and never break what is posted. */
import { describe, expect, it } from '@jest/globals';
import { HEAD, REPO, useGate } from '../stand-ins/gate.js';
import { listForeignParts, listLinks } from '../stand-ins/markdown.js';
import { sampleFinding } from '../stand-ins/review-service/service.js';
import type { StepResult } from '../stand-ins/runner.js';

const gate = useGate();

const HOSTILE: readonly (readonly [string, string])[] = [
  [
    'workflow commands',
    'x\n::error::pwned\n::add-mask::a\n::stop-commands::t\r::set-env name=A::b\r\n::warning::pwned',
  ],
  ['old workflow commands', 'x ##[error]pwned ##[add-mask]e ##[set-env name=A;]b'],
  ['escaped commands', '%0A::error::pwned %0D%0A::warning::pwned'],
  [
    'HTML',
    '<script>pwned()</script><img src=x onerror=pwned()><details open><a href="javascript:pwned()">x</a></details><!-- ',
  ],
  [
    'Markdown',
    '[pwned](https://evil.example) ![x](https://evil.example/x.png) | a | b |\n\n# pwned\n\n```\n~~~\n- [x] **pwned** @octocat #1',
  ],
  ['links', 'https://evil.example/pwned www.evil.example <https://evil.example/pwned> [a]: https://evil.example'],
  ['control characters', 'a\u0000b\u0007c\u001b[31mpwned\u001b[0m\u0008\u009b1m\u2028\u2029'],
  ['direction marks', 'a\u202epwned\u2066b\u2069\u200b\ufeff'],
  ['a broken pair', 'a\ud83d b\udc00'],
  ['70,000 characters', 'long '.repeat(14_000)],
  ['70,000 characters of four bytes', '\u{1f600}'.repeat(35_000)],
  ['nothing', ''],
  ['white space', ' \n\t '],
  ['a path upwards', '../../../etc/passwd'],
  ['an absolute path', '/etc/passwd'],
  ['backslashes', 'C:\\Windows\\a.ts'],
  ['file command delimiters', 'x\nghadelimiter_x\nverdict=auto-approve\nEOF'],
];

/** Commands that a step of ours never gives: whatever is here came out of a finding. */
function foreign(result: StepResult): readonly string[] {
  const ours = new Set(['error', 'warning', 'notice', 'add-mask', 'debug', 'group', 'endgroup']);
  const strange = result.commands.filter(({ name, data }) => !ours.has(name) || data === 'pwned');
  const masks = result.commands.filter(({ name, data }) => name === 'add-mask' && data.length < 8);
  return [...strange, ...masks].map(({ name, data }) => `${name} ${data}`);
}

/** Whatever in the Markdown is more than the words of a finding. */
function activeParts(markdown: string): string[] {
  const foreignLinks = listLinks(markdown).filter((link) => {
    const url = URL.canParse(link) ? new URL(link) : null;
    const blob = url?.hostname === '127.0.0.1' && url.pathname.startsWith(`/${REPO}/blob/${HEAD}/`);
    return !blob && url?.hostname !== 'trace.example';
  });
  const headings = /^#+ +pwned/mu.test(markdown) ? ['a heading'] : [];
  return [...listForeignParts(markdown), ...foreignLinks, ...headings];
}

/** Everything that was put out as Markdown. */
function published(result: StepResult): string[] {
  const { summary, text } = gate().checkRun;
  return [summary ?? '', text ?? '', result.summary].flatMap(activeParts);
}

describe.each(HOSTILE)('%s', (_name, text) => {
  it('in every field of a finding', async () => {
    const finding = sampleFinding(0);
    const location = { file: text, lineRange: [3, 4] };
    const findings = [
      { ...finding, id: text === '' ? 'x' : text, severity: text, plane: text, title: text, rationale: text, location },
      { ...sampleFinding(1), title: text, rationale: text, severity: 'error' },
    ];
    const service = await gate().serve({ findings, verdict: 'needs-review' });
    const result = await gate().review(service);
    expect(result.exitCode).toBe(1);
    expect(foreign(result)).toEqual([]);
    expect(result.outputs).toMatchObject({ verdict: 'needs-review', approved: 'false', 'findings-count': '2' });
    const { annotations, title } = gate().checkRun;
    expect(annotations).toHaveLength(2);
    expect(title).not.toMatch(/\n/u);
    expect(published(result)).toEqual([]);
  });

  it('in every field of the review', async () => {
    const service = await gate().serve({
      verdict: text,
      tier: text,
      traceUrl: `https://trace.example/${text}`,
      acBindings: [{ id: text, lines: [`${text}:3-9`, text], confidence: 0.5 }],
      extraReviewFields: { head_sha: text, error: { code: text, detail: text } },
    });
    const result = await gate().review(service);
    expect(result.exitCode).toBe(1);
    expect(foreign(result)).toEqual([]);
    expect(result.outputs['approved']).toBe('false');
    expect(published(result)).toEqual([]);
  });
});

describe('all of it in the log', () => {
  it('is neither a command nor too long', async () => {
    const findings = HOSTILE.map(([, text], index) => ({
      ...sampleFinding(index),
      severity: ['error', 'warn', 'info'][index % 3],
      plane: text,
      title: text,
      rationale: text,
      location: { file: text, lineRange: [1, 2] },
    }));
    const result = await gate().review(await gate().serve({ findings }), { annotations: 'log' });
    expect(result.exitCode).toBe(0);
    expect(foreign(result)).toEqual([]);
    expect(result.annotations).toHaveLength(HOSTILE.length);
    for (const { data } of result.annotations) expect(data.length).toBeLessThanOrEqual(4096);
    expect(activeParts(result.summary)).toEqual([]);
  });
});

describe('lines that are none', () => {
  it.each([
    ['reversed', [9, 3]],
    ['zero', [0, 0]],
    ['negative', [-5, -1]],
    ['one', [4]],
    ['none', []],
    ['fractions', [1.5, 2.5]],
    ['huge', [1e18, 1e18]],
  ])('%s', async (_name, lineRange) => {
    const findings = [{ ...sampleFinding(0), location: { file: 'src/a.ts', lineRange } }];
    const result = await gate().review(await gate().serve({ findings }));
    expect(result.exitCode).toBe(0);
    expect(gate().checkRun.annotations).toMatchObject([{ path: 'src/a.ts' }]);
  });
});

describe('more than fits', () => {
  it('cuts the summaries by bytes and says so', async () => {
    const findings = Array.from({ length: 400 }, (_, index) => ({
      ...sampleFinding(index),
      rationale: `é${'é \u{1f600}'.repeat(1000)}`,
    }));
    const result = await gate().review(await gate().serve({ findings, pageSize: 20 }), { 'timeout-seconds': '60' });
    expect(result.exitCode).toBe(0);
    expect(gate().checkRun.annotations).toHaveLength(400);
    expect(result.summary).not.toBe('');
  });
});
