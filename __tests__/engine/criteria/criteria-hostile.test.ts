/** Criteria out of anything: never a throw, ids that hold, lines that exist, time that grows with the size alone. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { z } from 'zod';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import { DIALECTS } from '../../../src/engine/criteria/items/dialects.js';
import type { ListItem } from '../../../src/engine/criteria/markdown/block-types.js';
import { readBlocks } from '../../../src/engine/criteria/markdown/blocks.js';
import { processorClock, RUNAWAY_MILLISECONDS } from '../../stand-ins/processor-time.js';
import { buildTicket } from '../../stand-ins/snapshot.js';

const PIECES = [
  ...[
    '## Acceptance criteria',
    '**AC**',
    'Definition of Done:',
    '# Notes',
    '- ',
    '* ',
    '1. ',
    '• ',
    '> ',
    '[ ] ',
    '[x] ',
  ],
  ...[
    'AC1: ',
    'AC2 ',
    'Given ',
    'When ',
    'Then ',
    'Scenario: ',
    '```',
    '~~~',
    '---',
    '===',
    '<!--',
    '-->',
    '<li>',
    '|',
    '|--|',
  ],
  ...[
    '\n',
    '\n\n',
    '\r\n',
    '  ',
    '\t',
    ':',
    '`',
    '**',
    '_',
    '~~',
    'TBD',
    'a thing works',
    'ß',
    '\u0301',
    '\ud800',
    '🎉',
    '\0',
  ],
];
const body = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 80 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 400 }),
);

describe('any body', () => {
  it('gives ids of the right form, each once, and lines that the body has', () => {
    fc.assert(
      fc.property(body, body, (first, second) => {
        const tickets = [buildTicket({ id: '#1', body: first }), buildTicket({ id: '#2', body: second })];
        const { items } = readCriteria(tickets, '');
        expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
        for (const { id, text, origin } of items) {
          expect(id).toMatch(/^AC[1-9]\d{0,3}$/u);
          expect(text.trim()).not.toBe('');
          const lines = (origin.ticket === '#1' ? first : second).split(/\r\n|\n|\r/u).length;
          expect(origin.line).toBeGreaterThanOrEqual(1);
          expect(origin.line).toBeLessThanOrEqual(lines);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('gives the same twice', () => {
    fc.assert(fc.property(body, (text) => expect(readCriteria([], text)).toEqual(readCriteria([], text))));
  });
});

describe('hostile bodies', () => {
  const units: readonly string[] = [
    ...['[', '(', '<', '`', '*', '_', '|', '\\', '~~', '#', '>', ' ', '\t', '- ', '<!--', 'a:', '\u0301', 'é(<[{`'],
    ...[
      'a\n=\n',
      '1. 1. 1. a\n',
      '- - - a\n',
      '> a\n',
      '```\n',
      '<div>\n',
      '<li>a\n',
      '# a\n',
      ':\n',
      '—\n',
      '**a**\n- b\n',
      '<ul><li>a',
      'a <!-- b ',
      'a <!-- b\n',
      '<p "',
      "<p a='",
      '<table><tr><td>a\n',
      '<table>',
      '<details><summary>a\n',
      '<h2>a\n',
      '<?',
      '&#65;',
      '<br>',
      '<input type=checkbox>',
      '- [ ] a\n  ',
      '`` ` ',
      '[a]: b\n',
      '\u200b',
    ],
    ...[
      'Given a\n',
      'Given a\nWhen b\nThen c\n',
      'Scenario: x\n',
      'Background:\nGiven x\n',
      'AC1: foo\n',
      '-The list is sorted\n',
      '-The list is sorted\n\n\n\n',
      '*The list is sorted `*` *\n',
      'The list is sorted. - ',
      'the list must be so - The ',
      'It is so. - `a "b “c ',
      '| a |\n|--|\n',
    ],
  ];
  const heads = [
    '',
    '[',
    '## Acceptance criteria\n- [ ] [',
    '## Acceptance criteria\n',
    '## Acceptance criteria\n- ',
    '## Acceptance criteria\n```\n',
  ];

  it.each(units)('64 KiB of %j are read in time', (unit) => {
    for (const head of heads) {
      const text = head + unit.repeat(Math.floor(65_536 / unit.length));
      const spent = processorClock();
      readCriteria([buildTicket(text)], text);
      // Quadratic readers take a minute.
      expect(spent()).toBeLessThan(RUNAWAY_MILLISECONDS);
    }
  });

  it('deep nesting ends no stack, and a list without end is cut with a word about it', () => {
    const deep = Array.from({ length: 1400 }, (_, depth) => `${' '.repeat(depth)}- thing ${depth}`).join('\n');
    expect(() => readCriteria([buildTicket(`## AC\n${deep}`)], '')).not.toThrow();
    const { items } = readCriteria([buildTicket(`## AC\n${'- a thing\n'.repeat(100_000)}`)], '');
    expect(items).toHaveLength(400);
    expect(items.at(-1)).toMatchObject({ text: '99601 more criteria than a review reads', codeVerifiable: true });
  });

  it('a text without end is cut', () => {
    const [item] = readCriteria([buildTicket(`## AC\n- ${'word '.repeat(100_000)}`)], '').items;
    expect(item?.text).toHaveLength(2000);
  });
});

describe('against others', () => {
  it("has Cucumber's keywords", () => {
    const path = createRequire(import.meta.url).resolve('@cucumber/gherkin/package.json');
    const Language = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
    const table = z
      .record(z.string(), Language)
      .parse(JSON.parse(readFileSync(path.replace(/package\.json$/u, 'src/gherkin-languages.json'), 'utf8')));
    for (const dialect of DIALECTS) {
      const theirs = (key: string) => [table[dialect.language]?.[key] ?? []].flat();
      const steps = (key: string) => theirs(key).filter((word) => word !== '* ');
      expect(dialect).toEqual({
        language: dialect.language,
        feature: theirs('feature'),
        background: theirs('background'),
        scenario: theirs('scenario'),
        outline: theirs('scenarioOutline'),
        examples: theirs('examples'),
        givens: steps('given'),
        whens: steps('when'),
        thens: steps('then'),
        ands: [...steps('and'), ...steps('but')],
      });
    }
  });

  it('sees the blocks of ordinary Markdown as a CommonMark parser does', () => {
    const word = fc.constantFrom('apple', 'pear', 'plum', 'fig');
    const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));
    const block = fc.oneof(
      fc.tuple(fc.integer({ min: 1, max: 6 }), words).map(([level, text]) => `${'#'.repeat(level)} ${text}`),
      words.map((text) => `The ${text}.`),
      fc
        .array(fc.tuple(words, fc.array(words, { maxLength: 2 })), { minLength: 1, maxLength: 3 })
        .map((items) =>
          items.map(([text, inner]) => [`- ${text}`, ...inner.map((one) => `  - ${one}`)].join('\n')).join('\n'),
        ),
      words.map((text) => `\`\`\`\n${text}\n\`\`\``),
    );
    fc.assert(
      fc.property(fc.array(block, { maxLength: 8 }), (blocks) => {
        // A paragraph between keeps neighbouring lists apart: whether they are one list is a matter of taste.
        const text = blocks.join('\n\nThe end.\n\n');
        expect(readBlocks(text).map(outline)).toEqual(fromMarkdown(text).children.map(theirOutline));
      }),
    );
  });
});

type Outline = string | Outline[];

function outline(block: ReturnType<typeof readBlocks>[number]): Outline {
  if (block.type === 'heading') return `h${block.level} ${block.text}`;
  if (block.type === 'list') return block.items.map(itemOutline);
  if (block.type === 'code') return `code ${block.lines.map((line) => line.text).join('\n')}`;
  return block.type === 'line' ? block.text : block.type;
}

function itemOutline(item: ListItem): Outline {
  const own = item.lines.join(' ');
  return item.children.length === 0 ? [own] : [own, item.children.map(itemOutline)];
}

function theirOutline(node: ReturnType<typeof fromMarkdown>['children'][number]): Outline {
  if (node.type === 'heading') return `h${node.depth} ${textOf(node)}`;
  if (node.type === 'list') {
    return node.children.map((item) =>
      item.children.map((child) => (child.type === 'list' ? theirOutline(child) : textOf(child))),
    );
  }
  return node.type === 'code' ? `code ${node.value}` : textOf(node);
}
