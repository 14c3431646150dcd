/** The sticky comment: found again by its first line, short, and it says the worst. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  buildCommentMarker,
  MAX_COMMENT_CHARACTERS,
  type Report,
  renderComment,
  renderFailureComment,
} from '../../../src/report/index.js';
import { readVisibleText } from '../../stand-ins/markdown.js';
import { buildFinding, buildReport, fullReport, HEAD_SHA } from '../report-builders.js';

const OPTIONS = {
  checkName: 'Review Gate',
  checkRunUrl: 'https://github.com/octo/shop/runs/1',
  runUrl: 'https://github.com/octo/shop/actions/runs/2',
};

const approved = (changes: Partial<Report> = {}): Report =>
  buildReport({
    findings: [],
    review: { ...buildReport().review, verdict: 'auto-approve' },
    gate: { open: true, reason: 'the verdict is auto-approve.' },
    ...changes,
  });

describe('the marker', () => {
  it('is the first line, and nobody sees it', () => {
    const body = renderComment(buildReport(), OPTIONS);
    expect(body.startsWith('<!-- review-gate: Review%20Gate -->\n### ❌ Review Gate: needs-review\n')).toBe(true);
    expect(readVisibleText(body)).not.toContain('review-gate:');
  });

  it('is one line that cannot be left, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(buildCommentMarker(name)).toMatch(/^<!-- review-gate: [\w%.!~*'()-]* -->$/u);
      }),
    );
  });

  it('is short, however long the name', () => {
    const [one, other] = ['x', 'y'].map((end) => buildCommentMarker(`${'語'.repeat(70_000)}${end}`));
    expect(one?.length).toBeLessThan(300);
    expect(one).not.toBe(other);
  });

  it('is never the beginning of the marker of another gate', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(buildCommentMarker(one).startsWith(buildCommentMarker(other))).toBe(one === other);
      }),
    );
  });

  it.each(['a', 'a -->', 'a-', '-->', 'ä', 'A', ' a', 'a%20', 'a '])('differs from that of %j', (name) => {
    const others = ['a', 'a -->', 'a-', '-->', 'ä', 'A', ' a', 'a%20', 'a '].filter((other) => other !== name);
    for (const other of others) expect(buildCommentMarker(other)).not.toBe(buildCommentMarker(name));
  });
});

describe('the comment', () => {
  it('says verdict, criteria without lines, findings with links, and where the rest is', () => {
    const body = renderComment(buildReport(), OPTIONS);
    expect(body).toContain('The gate is closed: the verdict is needs-review');
    expect(body).toContain('- ❔ no lines **AC2**');
    expect(body).toContain('✅ Done: **AC1**.');
    expect(body).not.toContain('- **AC1**');
    expect(body).toContain(
      `- 🟧 warn [\`src/cart.ts:10-24\`](https://github.com/octo/shop/blob/${HEAD_SHA}/src/cart.ts#L10-L24) An assertion was removed`,
    );
    expect(body).toContain('[Everything in the check run](https://github.com/octo/shop/runs/1)');
    expect(body).toContain('[Job summary](https://github.com/octo/shop/actions/runs/2)');
    expect(body).toContain('commit `aaaaaaaaaaaa`');
  });

  it("is headed by the gate's name", () => {
    expect(renderComment(buildReport(), { ...OPTIONS, checkName: 'Strict gate' })).toContain(
      '### ❌ Strict gate: needs-review',
    );
  });

  it('leads only to what there is', () => {
    const body = renderComment(buildReport(), { checkName: 'x', checkRunUrl: null, runUrl: null });
    expect(body).not.toContain('check run');
    expect(body).not.toContain('Job summary');
  });

  it('shows the ten worst of each, and says how many more there are', () => {
    const findings = Array.from({ length: 400 }, (_, at) =>
      buildFinding({ id: `f${at}`, severity: at === 399 ? 'error' : 'info', title: `T${at}` }),
    );
    const body = renderComment(buildReport({ findings }), OPTIONS);
    expect(body.match(/^- (?:🟥|🟦)/gmu)).toHaveLength(10);
    expect(body).toMatch(/\n- 🟥 error .* T399\n/u);
    expect(body).toContain('\n- and 390 more findings\n');
  });

  it('counts right where a limit cuts even these', () => {
    const location = { file: `${'語'.repeat(200)}.ts`, lineRange: [1, 1] };
    const title = '@a'.repeat(200);
    const findings = Array.from({ length: 200 }, (_, at) => buildFinding({ id: `f${at}`, title, location }));
    const report = { ...fullReport('@a'.repeat(2000), 200), findings };
    const body = renderComment(report, OPTIONS);
    expect(body.length).toBeLessThanOrEqual(MAX_COMMENT_CHARACTERS);
    const shown = body.match(/^- 🟧 warn /gmu)?.length ?? 0;
    expect(shown).toBeGreaterThan(0);
    expect(Number(/and (\d+) more findings?/u.exec(body)?.[1])).toBe(200 - shown);
  });

  it('is short for an approval', () => {
    const body = renderComment(approved(), OPTIONS);
    expect(body).toContain('### ✅ Review Gate: auto-approve');
    expect(body).not.toContain('**Findings**');
    expect(body.length).toBeLessThan(900);
  });

  it('is the same for the same review', () => {
    expect(renderComment(buildReport(), OPTIONS)).toBe(renderComment(buildReport(), { ...OPTIONS }));
  });

  it('says that nothing was reviewed, where it was not', () => {
    const fault = { title: 'the service was away', detail: 'It answered 503.', hint: 'Run again.', notes: ['a note'] };
    const body = renderFailureComment(fault, { ...OPTIONS, headSha: HEAD_SHA });
    expect(body).toMatch(/^<!-- review-gate: Review%20Gate -->\n### ❌ Review Gate: the service was away\n/u);
    expect(body).toContain('Nothing was approved');
    expect(body).toContain('**What to do:** Run again.');
    expect(body).toContain('commit `aaaaaaaaaaaa`');
  });
});
