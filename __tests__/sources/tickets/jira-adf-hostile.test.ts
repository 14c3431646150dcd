import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readCriteria } from '../../../src/engine/index.js';
import { convertAdfToMarkdown } from '../../../src/sources/tickets/jira/adf.js';
import { growth, processorTime, RUNAWAY_MILLISECONDS } from '../../stand-ins/processor-time.js';
import { li, md, node, p, row, text, ul, words } from './adf-nodes.js';

const ticket = (body: string) =>
  ({ id: 'SHOP-12', provider: 'jira', url: null, title: '', body, relation: 'requested' }) as const;
describe('hostile documents', () => {
  it.each([
    ['lists', (inner: unknown) => node('bulletList', [li(inner)])],
    ['lists right in lists', (inner: unknown) => node('taskList', [inner])],
    ['quotes', (inner: unknown) => node('blockquote', [inner])],
    ['panels', (inner: unknown) => node('panel', [inner])],
    ['tables', (inner: unknown) => node('table', [node('tableRow', [node('tableCell', [inner])])])],
    ['paragraphs', (inner: unknown) => p(inner)],
    ['things', (inner: unknown) => node('thing', [inner])],
  ])('10,000 deep: %s', (_, wrap) => {
    let deep: unknown = words('at the end');
    for (let depth = 0; depth < 10_000; depth++) deep = wrap(deep);
    const body = md(deep, words('after'));
    expect(body).toContain('at the end');
    expect(body).toContain('after');
    expect(body.length).toBeLessThan(1000);
  });

  it.each([
    ['paragraphs', (count: number) => md(...Array.from({ length: count }, () => words('a b c')))],
    [
      'pieces',
      (count: number) => md(p(...Array.from({ length: count }, (_, at) => text('x ', at % 2 ? 'strong' : 'em')))),
    ],
    ['breaks', (count: number) => md(p(...Array.from({ length: count }, () => ({ type: 'hardBreak' }))))],
    [
      'backticks',
      (count: number) => md(p(text('`'.repeat(count), 'code')), node('codeBlock', [text('`'.repeat(count))])),
    ],
    ['comments', (count: number) => md(words('<!--'.repeat(count)))],
    [
      'a wide row, many short ones',
      (count: number) =>
        md(
          node('table', [
            row('h', ...Array.from({ length: count }, () => 'x')),
            ...Array.from({ length: count }, () => row('c', 'y')),
          ]),
        ),
    ],
    [
      'cells',
      (count: number) =>
        md(
          node(
            'table',
            Array.from({ length: count }, () => row('cc', 'x', [ul('y')])),
          ),
        ),
    ],
  ])('take time that grows with their size alone: %s', (_, make) => {
    expect(growth(make, 4000)).toBeLessThan(32);
  });

  it('of 5 MB are converted in time', () => {
    const content = Array.from({ length: 40_000 }, (_, at) =>
      node('bulletList', [li(p(text(`Item ${at} `, 'strong'), text('does it')))]),
    );
    expect(JSON.stringify(content).length).toBeGreaterThan(5_000_000);
    expect(processorTime(() => md(...content))).toBeLessThan(RUNAWAY_MILLISECONDS);
  });

  it('of any shape are taken, and never throw', () => {
    const kinds =
      'doc paragraph text heading bulletList orderedList taskList taskItem listItem table tableRow tableCell tableHeader codeBlock expand media mention date emoji hardBreak decisionList blockquote panel inlineCard x'.split(
        ' ',
      );
    const tree = fc.letrec((tie) => ({
      node: fc.record(
        {
          type: fc.oneof(fc.constantFrom(...kinds), fc.anything()),
          text: fc.oneof(fc.string(), fc.anything()),
          attrs: fc.oneof(
            fc.record(
              {
                level: fc.anything(),
                order: fc.anything(),
                timestamp: fc.anything(),
                title: fc.anything(),
                alt: fc.string(),
                url: fc.anything(),
              },
              { requiredKeys: [] },
            ),
            fc.anything(),
          ),
          marks: fc.oneof(
            fc.array(
              fc.record({ type: fc.constantFrom('strong', 'em', 'code', 'strike', 'link'), attrs: fc.anything() }),
            ),
            fc.anything(),
          ),
          content: fc.oneof({ depthSize: 'small' }, fc.array(tie('node'), { maxLength: 5 }), fc.anything()),
        },
        { requiredKeys: [] },
      ),
    }));
    fc.assert(
      fc.property(tree.node, (any) => {
        const body = convertAdfToMarkdown(any);
        expect(typeof body).toBe('string');
        expect(() => readCriteria([ticket(body)], '')).not.toThrow();
      }),
      { numRuns: 300 },
    );
    expect([null, 1, 'x', [], undefined].map((any) => convertAdfToMarkdown(any))).toEqual(['', '', '', '', '']);
  });

  it('keep every word of what a person writes', () => {
    const word = fc.stringMatching(/^[a-z]{3,8}$/u);
    const line = word.map((one) => words(one));
    const block = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        line,
        fc
          .array(tie('any'), { minLength: 1, maxLength: 3 })
          .chain((content) =>
            fc.constantFrom(
              node('panel', content),
              node('blockquote', content),
              node('expand', content),
              node('bulletList', [li(...content)]),
              node('table', [node('tableRow', [node('tableCell', content)])]),
            ),
          ),
      ),
    })).any;
    fc.assert(
      fc.property(block, (any) => {
        const all = [...JSON.stringify(any).matchAll(/"text":"([a-z]+)"/gu)].map((match) => match[1]);
        expect(md(any).match(/[a-z]{3,8}/gu) ?? []).toEqual(all);
      }),
    );
  });
});
