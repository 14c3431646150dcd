/**
 * What people read, byte for byte: `golden/*.md` can be opened and looked at. Where words or layout change on purpose,
 * `GOLDEN=write npm test -- golden` writes the files anew; look at the difference before you commit it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { cutBytes } from '../../src/base/text.js';
import {
  MAX_CHECK_OUTPUT_BYTES,
  MAX_COMMENT_CHARACTERS,
  MAX_JOB_SUMMARY_BYTES,
  renderCheckRunOutput,
  renderComment,
  renderFailureComment,
  renderFailureSummary,
  renderJobSummary,
  renderTextReport,
} from '../../src/report/index.js';
import { buildPeopleSituations } from './people-situations.js';
import { type Situation, situations } from './situations.js';

const FOLDER = join(import.meta.dirname, '../../../__tests__/report/golden');
const WRITE = process.env['GOLDEN'] === 'write';

/** One thing that is shown, and the most bytes that it may have. */
interface Part {
  readonly title: string;
  readonly text: string;
  readonly most: number;
}

function renderParts({ report, fault, comment }: Situation): readonly Part[] {
  if (report === null) {
    if (fault === null) return [];
    const summary = renderFailureSummary(fault);
    return [
      { title: 'Job summary', text: summary, most: MAX_JOB_SUMMARY_BYTES },
      { title: 'Check run: summary', text: cutBytes(summary, MAX_CHECK_OUTPUT_BYTES), most: MAX_CHECK_OUTPUT_BYTES },
      { title: 'Comment', text: renderFailureComment(fault, comment), most: MAX_COMMENT_CHARACTERS },
    ];
  }
  const { title, summary, text } = renderCheckRunOutput(report);
  return [
    { title: 'Job summary', text: renderJobSummary(report), most: MAX_JOB_SUMMARY_BYTES },
    { title: 'Check run: title', text: `${title}\n`, most: 255 * 4 },
    { title: 'Check run: summary', text: summary, most: MAX_CHECK_OUTPUT_BYTES },
    { title: 'Check run: text', text: text ?? '', most: MAX_CHECK_OUTPUT_BYTES },
    { title: 'Comment', text: renderComment(report, comment), most: MAX_COMMENT_CHARACTERS },
    {
      title: 'Terminal',
      text: `\`\`\`\`\n${renderTextReport(report, { color: false })}\`\`\`\`\n`,
      most: Number.MAX_SAFE_INTEGER,
    },
  ];
}

const SHOWN_WHOLE = 60_000;
const EDGE_LINES = 12;

/** A long text by its first and last lines. */
function digest(text: string): string {
  if (text.length <= SHOWN_WHOLE) return text;
  const lines = text.split('\n');
  const left = lines.length - 2 * EDGE_LINES;
  const edge = (some: readonly string[]) => some.join('\n');
  return `${edge(lines.slice(0, EDGE_LINES * 2))}\n\n*… ${left - EDGE_LINES} lines are not in this file …*\n\n${edge(lines.slice(-EDGE_LINES))}`;
}

function shown({ about }: Situation, all: readonly Part[]): string {
  const parts = all.map(({ title, text }) => `# ${title}\n\n*${Buffer.byteLength(text)} bytes*\n\n${digest(text)}`);
  return [`*${about}*\n`, ...parts].join('\n---\n\n');
}

const all = [...(await situations()), ...(await buildPeopleSituations())];

describe.each(all.map((situation) => [situation.name, situation] as const))('%s', (name, situation) => {
  const parts = renderParts(situation);

  it('reads as it did', () => {
    const path = join(FOLDER, `${name}.md`);
    const text = shown(situation, parts);
    if (WRITE) writeFileSync(path, text);
    expect(text).toBe(readFileSync(path, 'utf8'));
  });

  it.each(parts)('$title is within its limit', ({ text, most }) => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(most);
  });
});
