/** docs/criteria.md: what it says of criteria is what the engine says, and each example comes out as it tells. */
import { describe, expect, it } from '@jest/globals';
import { formatTicketLint } from '../../src/cli/ticket.js';
import { ShownStatus } from '../../src/contract/index.js';
import { readAuthorClaims } from '../../src/engine/criteria/author-claims.js';
import { explainTicket } from '../../src/engine/index.js';
import { STATUS_MEANINGS } from '../../src/report/index.js';
import { review } from '../stand-ins/grammars.js';
import { buildSnapshot, policySources } from '../stand-ins/snapshot.js';
import { listFences, readPage } from './pages.js';

const page = readPage('docs/criteria.md');
const section = (title: string) => (page.split(`\n## ${title}\n`)[1] ?? '').split('\n## ')[0] ?? '';
const rows = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));

const lint = (body: string) =>
  explainTicket({ id: 'T', provider: 'file', url: null, title: '', body, relation: 'requested' });
const lintOne = (text: string) => lint(`## Acceptance criteria\n- ${text}\n`).criteria[0]?.notes;

describe('what is hard to show', () => {
  const table = rows(section('How to write them'));

  it('has examples', () => {
    expect(table.length).toBeGreaterThan(5);
  });

  it.each(table)('%s| %s | %s', (_, bad = '', good = '') => {
    expect(lintOne(bad)).not.toEqual([]);
    expect(lintOne(good)).toEqual([]);
  });
});

describe('the example of ticket lint', () => {
  const fences = listFences(page);

  it('is what the command prints', () => {
    const [ticket, printed] = ['markdown', 'text'].map(
      (kind) => fences.find(({ language }) => language === kind)?.text,
    );
    const shown = formatTicketLint({ ticket: null, title: null, ...lint(ticket ?? '') });
    expect(shown.trim()).toBe(printed?.trim());
  });

  it('says once what holds for several criteria, with their ids', () => {
    const ticket = '## Acceptance criteria\n\n- The list is sorted\n- `maxRetries` is 3\n- The menu is shown\n';
    const shown = formatTicketLint({ ticket: null, title: null, ...lint(ticket) });
    expect(shown.match(/It names nothing exact/gu)).toHaveLength(1);
    expect(shown.match(/shown by changed code/gu)).toHaveLength(1);
    expect(shown).toMatch(
      /AC1[^!]*see the end: the same holds for other criteria\n\nAC2[^!]*\n\nAC3[^!]*see the end: [^\n]*\n\nAC1, AC3\n {4}! It names nothing exact/u,
    );
  });
});

describe('the statuses', () => {
  const text = section('The statuses');

  it('are all there, with the meaning that the reports give', () => {
    const told = new Map(rows(text).map(([, word, meaning]) => [word?.replaceAll('`', ''), meaning]));
    for (const shown of ShownStatus.options) expect([shown, told.get(shown)]).toEqual([shown, STATUS_MEANINGS[shown]]);
    expect(told.size).toBe(ShownStatus.options.length);
  });

  const examples = text
    .split('\n### ')
    .slice(1)
    .map((part) => ({ status: part.split('\n')[0] ?? '', part }));

  it.each(examples)('$status is what the example shows', async ({ status, part }) => {
    const [, criterion = ''] = /^> (.+)$/mu.exec(part) ?? [];
    const [, path = ''] = /^In `(.+)`:$/mu.exec(part) ?? [];
    const lines = listFences(part)[0]?.text.trimEnd().split('\n') ?? [];
    const side = (without: string) => lines.flatMap((line) => (line.startsWith(without) ? [] : `${line.slice(1)}\n`));
    const snapshot = buildSnapshot({
      files: { [path]: { old: side('+').join(''), new: side('-').join('') } },
      tickets: [`## Acceptance criteria\n- ${criterion}\n`],
    });
    const { acBindings } = await review(snapshot, policySources());
    expect(acBindings.map((binding) => binding.status)).toEqual([status]);
  });

  it('have examples of what a change can show by itself', () => {
    expect(examples.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['unmet', 'weak', 'addressed', 'contradicted', 'open']),
    );
  });
});

describe('the claims', () => {
  it('are read as they are written', () => {
    const [example] = listFences(section('Point at the lines'));
    const read = readAuthorClaims(example?.text ?? '').map(({ criterion, file, first, last }) => [
      criterion,
      file,
      first,
      last,
    ]);
    expect(read).toEqual([
      ['AC1', 'src/total.ts', 3, 6],
      ['AC2', 'src/cart.ts', 10, 20],
      ['AC2', 'test/cart.test.ts', 4, 4],
    ]);
  });
});
