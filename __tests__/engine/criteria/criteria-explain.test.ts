import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { explainIgnored } from '../../../src/engine/criteria/ignored-lines.js';
import { readCriteria } from '../../../src/engine/index.js';
import { processorClock, RUNAWAY_MILLISECONDS } from '../../stand-ins/processor-time.js';

/** `line reason: text` of each. */
const ignored = (body: string) => explainIgnored(body).map(({ line, reason, text }) => `${line} ${reason}: ${text}`);
const criteria = (body: string) =>
  readCriteria([{ id: '#1', provider: 'github', url: null, title: '', body, relation: 'requested' }], '').items.map(
    ({ origin, text }) => `${origin.line} ${text}`,
  );

describe('what of a ticket is no criterion', () => {
  it('says why, line by line', () => {
    const body = `The export must be fast. Please.

## Acceptance criteria
Some words before.
- [ ] The export has a header
- [ ] ~~It has a footer~~
- [ ] TBD
- [ ]
- Backend:
  - Rows are sorted
  - ...

## Notes
- Ask Anna
- ~~Ask Ben~~

## Definition of done
- Reviewed

## Requirements
- Node 20
`;
    expect(criteria(body)).toEqual(['5 The export has a header', '10 Rows are sorted']);
    expect(ignored(body)).toEqual([
      '1 outside of a section of acceptance criteria: The export must be fast. Please.',
      '4 text beside the list, table or scenarios that are the criteria: Some words before.',
      '6 struck through: ~~It has a footer~~',
      "7 a template's blank: it says nothing yet: TBD",
      '8 empty: ',
      '9 a title of what is below it: Backend:',
      "11 a template's blank: it says nothing yet: ...",
      '14 under "Notes", where no criteria are looked for: Ask Anna',
      '15 struck through: ~~Ask Ben~~',
      '18 under "Definition of done", which counts only where a ticket has no section of acceptance criteria: Reviewed',
      '21 under "Requirements", which counts only where a ticket has nothing that is called acceptance criteria: Node 20',
    ]);
  });

  it('names a block of code that never ends, which hides what is below it', () => {
    const body = (end: string) => `Steps:\n\n\`\`\`yaml\na: 1\n${end}\n## Acceptance criteria\n\n- Rows are sorted\n`;
    expect(ignored(body(''))).toEqual([
      '3 a block of code begins here and never ends, so all below it is code: end it with the same fence: ',
    ]);
    expect(ignored(body('```\n'))).toEqual([]);
    expect(ignored(`- Steps\n\n  ${body('').slice(8).replaceAll('\n', '\n  ')}`)).toHaveLength(2);
  });

  it('takes the parts of a criterion for it', () => {
    const body = `## AC
- The form of an address shows:
  - a name
  - an address
- Given a user
  When they log in
  Then they see "Hi"
### AC7: the export
- has a header
- has rows
`;
    expect(ignored(body)).toEqual([]);
    expect(criteria(body)).toHaveLength(3);
  });

  it('takes the steps of scenarios for them, in fences and without', () => {
    const body = `## Acceptance criteria
\`\`\`gherkin
Background:
  Given a shop
Scenario: buying
  When I buy
  Then I pay
\`\`\`
- Given a cart
- When I leave
- Then it is kept
`;
    expect(ignored(body)).toEqual([]);
    expect(criteria(body)).toHaveLength(2);
  });

  it('says that without ids or scenarios nothing counts where there are some', () => {
    const numbered = 'AC1: it works\n\n- the colour is nice\n\nIt should be quick.\n';
    expect(criteria(numbered)).toEqual(['1 it works']);
    expect(ignored(numbered)).toEqual([
      '3 without an id, and the criteria of this ticket are those that have one: the colour is nice',
      '5 without an id, and the criteria of this ticket are those that have one: It should be quick.',
    ]);
    const scenario = '## Behaviour\nGiven a\nWhen b\nThen c\n\n## Ideas\n- the colour is nice\n';
    expect(ignored(scenario)).toEqual([
      '7 no scenario, and the criteria of this ticket are its scenarios: the colour is nice',
    ]);
  });

  it('says that a section of acceptance criteria which nobody filled in keeps the others out', () => {
    const body = '## Acceptance criteria\n- TBD\n\n## Definition of done\n- Tests pass\n';
    expect(criteria(body)).toEqual([]);
    expect(ignored(body)).toEqual([
      "2 a template's blank: it says nothing yet: TBD",
      '5 under "Definition of done", which counts only where a ticket has no section of acceptance criteria: Tests pass',
    ]);
  });

  it('says which heading is none of criteria, and takes each row of a table that names no column of them', () => {
    expect(ignored('## What to do\n- Make it nice\n')).toEqual([
      '2 under "What to do", which is no heading of acceptance criteria: Make it nice',
    ]);
    const table = '## AC\n- it works\n\n| who | when |\n|---|---|\n| Anna | Monday |\n';
    expect(ignored(table)).toEqual([]);
    expect(criteria(table)).toEqual(['2 it works', '6 Anna | Monday']);
  });

  it('lists no prose, no comment and no code that nobody could mean', () => {
    const body = `I like it. It is nice.

<!-- - [ ] a template's line -->

## Notes
It was nice before.

\`\`\`js
// it must be nice
- [ ] x
\`\`\`
`;
    expect(ignored(body)).toEqual([]);
  });

  it('counts lines whatever ends them, and inside of fences', () => {
    expect(ignored('\r\n## Notes\r\n- a thing\r\n')).toEqual([
      '3 under "Notes", where no criteria are looked for: a thing',
    ]);
    const fenced = '## Acceptance criteria\n\n```markdown\n- [ ] it works\n- [ ] ~~not this~~\n```\n';
    expect(criteria(fenced)).toEqual(['4 it works']);
    expect(ignored(fenced)).toEqual(['5 struck through: ~~not this~~']);
  });

  it('knows the words of other languages', () => {
    expect(ignored('Der Export muss schnell sein.\n\n## Hinweise\n- später\n')).toEqual([
      '1 outside of a section of acceptance criteria: Der Export muss schnell sein.',
      '4 under "Hinweise", where no criteria are looked for: später',
    ]);
  });

  it('lists 400 at most, and how many more there are', () => {
    const said = explainIgnored(`## Notes\n${'- a\n'.repeat(5000)}`);
    expect(said).toHaveLength(400);
    expect(said.at(-1)?.reason).toBe('4601 more lines that are no criteria');
  });

  it('is quick on hostile tickets', () => {
    const hostile = [
      `## AC\n- a:\n${'  - b\n'.repeat(10_000)}`,
      `${'- x\n  '.repeat(9000)}`,
      `## AC\n${'- [ ] ~~a~~\n'.repeat(5000)}`,
      `## AC\n- ${'a '.repeat(30_000)}`,
      `${'> '.repeat(30_000)}- x`,
      `${'```\n'.repeat(16_000)}`,
      `## AC\n| criterion |\n|---|\n${'| a |\n'.repeat(10_000)}`,
      `${'AC1: must \n'.repeat(6000)}`,
    ];
    for (const body of hostile) {
      const spent = processorClock();
      explainIgnored(body);
      expect(spent()).toBeLessThan(RUNAWAY_MILLISECONDS);
    }
  });

  it('names no line that is a criterion, and only lines that there are', () => {
    const pieces = [
      '## Acceptance criteria',
      '## Notes',
      '**AC2** x',
      '- [ ] a',
      '- b',
      '  - c',
      'Given x',
      'When y',
      'Then z',
      '~~d~~',
      '- ~~d~~',
      '| criterion |',
      '|---|',
      '| e |',
      '',
      '```',
      'It must be so:',
      '> - f',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 25 }), (lines) => {
        const body = lines.join('\n');
        const taken = new Set(criteria(body).map((one) => one.split(' ', 1)[0]));
        for (const { line, reason } of explainIgnored(body)) {
          expect(taken.has(String(line))).toBe(false);
          expect(line).toBeGreaterThanOrEqual(1);
          expect(line).toBeLessThanOrEqual(lines.length);
          expect(reason).not.toBe('');
        }
      }),
      { numRuns: 1000 },
    );
  });
});
