/** Tickets as people write them → the criteria a careful person reads in them. */
import { describe, expect, it } from '@jest/globals';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import { buildTicket } from '../../stand-ins/snapshot.js';

const read = (body: string) => readCriteria([buildTicket(body)], '').items;
const texts = (body: string) => read(body).map((item) => item.text);
const lines = (...rows: string[]) => rows.join('\n');

describe('headings', () => {
  it.each([
    ['an ATX heading', '## Acceptance criteria\n\n- a thing works\n- b thing works\n\n## Notes\n- not this'],
    ['without a space', '##Acceptance Criteria\n- a thing works\n- b thing works\n#Notes\n- not this'],
    ['setext', 'Acceptance criteria\n-------\n- a thing works\n- b thing works\n\nNotes\n=====\n- not this'],
    ['bold', '**Acceptance Criteria:**\n- a thing works\n- b thing works\n\n**Notes**\n- not this'],
    ['plain with a colon', 'Acceptance criteria:\n1. a thing works\n2. b thing works\n\nNotes:\n- not this'],
    ['upper case alone', 'ACCEPTANCE CRITERIA\n- a thing works\n- b thing works'],
    ['emoji and numbering', '## ✅ 3. Acceptance criteria (draft)\n- a thing works\n- b thing works'],
    ['words around it', '### Proposed acceptance criteria for version two\n- a thing works\n- b thing works'],
    ['short', '### AC\n- a thing works\n- b thing works\n### Out of scope\n- not this'],
    ['HTML', '<h2>Acceptance criteria</h2>\n<ul>\n<li>a thing works</li>\n<li>b thing works</li>\n</ul>'],
    ['German', '## Akzeptanzkriterien\n- a thing works\n- b thing works\n## Hinweise\n- not this'],
    ['French', '### Critères d’acceptation :\n- a thing works\n- b thing works\n### Tâches\n- not this'],
    ['Spanish', 'Criterios de aceptación:\n- a thing works\n- b thing works'],
    ['Portuguese', '**Critérios de aceite**\n- a thing works\n- b thing works\n\n**Notas**\n- not this'],
    ['Italian', '# Criteri di accettazione\n- a thing works\n- b thing works'],
    ['Dutch', 'Acceptatiecriteria\n- a thing works\n- b thing works'],
    ['two sections', '## Acceptance criteria (shop)\n- a thing works\n## Acceptance criteria (mail)\n- b thing works'],
    [
      'groups below it',
      '## Acceptance criteria\n### Shop\n- a thing works\n### Mail\n- b thing works\n## Files\n- `x.ts`',
    ],
    [
      'notes amid groups',
      '## Acceptance criteria\n### Shop\n- a thing works\n### Notes\n- no\n### Mail\n- b thing works',
    ],
    ['plain groups', 'Acceptance criteria:\nShop:\n- a thing works\n\nMail:\n- b thing works\n\nNotes:\n- not this'],
    ['a rule ends a bold section', '**Acceptance criteria**\n- a thing works\n- b thing works\n\n---\n\n- not this'],
  ])('%s', (_, body) => expect(texts(body)).toEqual(['a thing works', 'b thing works']));

  it('takes a section that is one sentence, and not the next paragraph', () =>
    expect(texts('Acceptance criteria: the export is a CSV file.\n\nThanks!')).toEqual(['the export is a CSV file.']));
});

describe('items', () => {
  it.each([
    ['boxes', '- [ ] a thing\n- [x] b thing\n- [X]  c thing'],
    ['crooked boxes', '- [ ]. a thing\n- [] b thing\n- \\[ \\] c thing'],
    ['stars and pluses', '* a thing\n+ b thing\n* c thing'],
    ['numbers', '1. a thing\n2) b thing\n(3) c thing'],
    ['letters', 'a) a thing\nb) b thing\nc) c thing'],
    ['unicode bullets', '• a thing\n•b thing\n◦ c thing'],
    ['dashes', '– a thing\n— b thing\n– c thing'],
    ['check marks', '✅ a thing\n☐ b thing\n☑ c thing'],
    ['indented', '    - a thing\n    - b thing\n    - c thing'],
    ['wrapped', '- a\n  thing\n- b\nthing\n- c thing'],
    ['emphasis', '- **a** thing\n- _b_ thing\n- *c* thing'],
    [
      'a table',
      '| ID | Criterion | Done |\n|--|--|--|\n| 1 | a thing | no |\n| 2 | b thing | no |\n| 3 | c thing | no |',
    ],
    ['bare lines', 'a thing\n\nb thing\n\nc thing'],
    ['in a quote', '> - a thing\n> - b thing\n> - c thing'],
    ['in a fence of an issue form', '```markdown\n- a thing\n- b thing\n- c thing\n```'],
    ['beside comments', '<!--\n- [ ] example\n-->\n- a thing <!-- why -->\n- b thing\n- c thing'],
    ['with what is struck out', '- a thing\n- ~~old thing~~\n- b thing\n- c thing'],
    ['with a hint above', '> what must hold\n\nSee below:\n\n- a thing\n- b thing\n- c thing'],
    ['Windows line ends', '- a thing\r\n- b thing\r\n- c thing'],
  ])('%s', (_, list) => expect(texts(`## Acceptance criteria\n\n${list}`)).toEqual(['a thing', 'b thing', 'c thing']));

  it('keeps code spans, paths and flags as they are', () => {
    const text = '`triage apply` refuses `--ready-for agent` per `src/wire/acceptance_criteria.ts`.';
    expect(texts(`## AC\n- ${text}`)).toEqual([text]);
  });

  it('joins choices below an item to it, and keeps members as its parts', () => {
    const items = read(
      '## AC\n- has headers, either:\n  - one of these\n  - or those\n- is sorted well today\n  - by name',
    );
    expect(items.map(({ text, parts }) => [text, parts])).toEqual([
      ['has headers, either: one of these / or those', ['one of these', 'or those']],
      ['is sorted well today', ['by name']],
    ]);
  });

  it('reads a short title with boxes below it as a group', () =>
    expect(texts('## AC\n- Shop:\n  - [ ] a thing\n  - [ ] b thing')).toEqual(['a thing', 'b thing']));

  it('carries an open sentence into each item', () =>
    expect(texts('## AC\nThe user can:\n- log in\n- log out')).toEqual([
      'The user can: log in',
      'The user can: log out',
    ]));

  it('names the line of each item', () =>
    expect(read('# Story\n\n## AC\n\n- a thing\n\n  more\n- b thing').map((item) => item.origin)).toEqual([
      { ticket: '#1', line: 5 },
      { ticket: '#1', line: 8 },
    ]));
});

describe('ids', () => {
  const ids = (body: string) => read(body).map((item) => `${item.id} ${item.text}`);

  it.each([
    ['AC1: a thing\nAC-3: b thing\nAC 2. c thing'],
    ['- **AC1** – a thing\n- [AC3] b thing\n- (AC 2) c thing'],
    ['### AC1: a thing\n### AC3 – b thing\n### AC 2. c thing'],
    ['| AC | Requirement |\n|--|--|\n| AC1 | a thing |\n| 3 | b thing |\n| AC2 | c thing |'],
  ])('keeps own ids: %j', (list) =>
    expect(ids(`## Acceptance criteria\n${list}`)).toEqual(['AC1 a thing', 'AC3 b thing', 'AC2 c thing']),
  );

  it('counts the others, and gives a free id to a duplicate', () =>
    expect(ids('## AC\n- AC2: a thing\n- b thing\n- AC2: c thing')).toEqual([
      'AC2 a thing',
      'AC1 b thing',
      'AC3 c thing',
    ]));

  it('keeps ids apart over several tickets', () => {
    const tickets = [
      buildTicket({ id: '#1', body: '## AC\n- AC1: a thing' }),
      buildTicket({ id: '#2', body: '## AC\n- AC1: b' }),
    ];
    expect(readCriteria(tickets, '').items.map(({ id, origin }) => [id, origin.ticket])).toEqual([
      ['AC1', '#1'],
      ['AC2', '#2'],
    ]);
  });

  it('finds ids without any heading', () =>
    expect(ids('Some text.\n\nAC1. The user can x\nAC2. The user can y\n\nThanks')).toEqual([
      'AC1 The user can x',
      'AC2 The user can y',
    ]));
});

describe('Gherkin', () => {
  const scenario = ['Given a cart', 'When it is paid', 'Then a receipt is mailed'];

  it.each([
    ['fenced', `\`\`\`gherkin\nFeature: Pay\n\n  Scenario: Paying\n    ${scenario.join('\n    ')}\n\`\`\``],
    ['bare', `As a customer\nI want to pay\n\nScenario: Paying\n${scenario.join('\n')}`],
    ['under a bold title', `**Acceptance criteria**\n**Scenario: Paying**\n${scenario.join('\n')}`],
    ['in a list', `## AC\n- Scenario: Paying\n  - ${scenario.join('\n  - ')}`],
    ['under headings', `## AC\n### Scenario: Paying\n- ${scenario.join('\n- ')}`],
  ])('a scenario is one criterion: %s', (_, body) =>
    expect(read(body).map(({ text, parts }) => [text, parts])).toEqual([['Scenario: Paying', scenario]]),
  );

  it.each([
    ['lines', scenario.join('\n')],
    ['items', `- ${scenario.join('\n- ')}`],
    ['a quote', `> ${scenario.join('\n> ')}`],
    ['bold steps', '**Given** a cart\n**When** it is paid\n**Then** a receipt is mailed'],
  ])('steps without a name are one criterion: %s', (_, steps) =>
    expect(texts(`## Acceptance criteria\n\n${steps}`)).toEqual([scenario.join(' ')]),
  );

  it('a Given above a list holds for each item', () =>
    expect(texts('## AC\nGiven that I am in:\n- When I go, then I am out.\n- When I stay, then not.')).toEqual([
      'Given that I am in: When I go, then I am out.',
      'Given that I am in: When I stay, then not.',
    ]));

  it('puts the background before each scenario, in German too', () => {
    const body = lines(
      '```gherkin',
      '# language: de',
      'Funktionalität: Kasse',
      '  Grundlage:',
      '    Angenommen ich bin angemeldet',
      '  Szenario: Zahlen',
      '    Wenn ich zahle',
      '    Dann kommt ein Beleg',
      '```',
    );
    expect(read(body).map(({ text, parts }) => [text, parts])).toEqual([
      ['Szenario: Zahlen', ['Angenommen ich bin angemeldet', 'Wenn ich zahle', 'Dann kommt ein Beleg']],
    ]);
  });

  it('does not take an Italian date for a step', () =>
    expect(texts('## Criteri di accettazione\n- Data di scadenza visibile\n- E tutto il resto')).toHaveLength(2));
});

describe('nothing is invented', () => {
  it.each([
    ['empty boxes', '## Acceptance criteria\n- [ ]\n- [ ] \n*'],
    ['words that say nothing', '## Acceptance criteria\n- TBD\n- N/A\n- ...\n- todo\n- Criterion 1\n- …'],
    ['angle brackets', '## Acceptance criteria\n- <describe the criterion>\n- [ ] [what must be true]'],
    ['template steps', '## Acceptance criteria\n- [ ] Given (context), When (action), Then (outcome)'],
    [
      'empty steps',
      '# Acceptance criteria\n## Scenario 1\nGiven:\n\nWhen:\n\nThen:\n# Definition of done\n- It is good.',
    ],
    ['a form left empty', '### Acceptance criteria\n\n_No response_\n\n### Other\n- something'],
    ['comments', '## Acceptance criteria\n<!--\n- [ ] a\n- [ ] b\n-->'],
    ['a bug report', 'It crashes.\n\n## Steps to reproduce\n1. open\n2. click\n\n**Expected:** no crash'],
    ['prose about criteria', 'A **definition of done** is a list.\n\n- Code is in English.\n- It works.'],
    ['tasks', '## Tasks\n- [ ] write it\n- [ ] test it'],
    ['an empty body', ''],
  ])('%s', (_, body) => expect(texts(body)).toEqual([]));

  it('reads requirements or a definition of done where there is no acceptance section', () => {
    expect(texts('# Requirements\n- must do x\n# Definition of Done\n- is good')).toEqual(['must do x']);
    expect(texts('Definition of Done (DoD):\n• Peers looked\n• It runs')).toEqual(['Peers looked', 'It runs']);
    expect(texts('## Acceptance criteria\n- a thing\n## Definition of Done\n- is good')).toEqual(['a thing']);
  });
});

describe('sources', () => {
  const closing = (body: string) => buildTicket({ id: '#2', body, relation: 'closing' });

  it('takes requested tickets alone, then closing issues, then the body', () => {
    const own = '## Acceptance criteria\n- from the body';
    expect(readCriteria([buildTicket('## AC\n- asked'), closing('## AC\n- closed')], own)).toMatchObject({
      source: 'ticket',
      items: [{ text: 'asked' }],
    });
    expect(readCriteria([closing('## AC\n- closed')], own)).toMatchObject({
      source: 'closing_issue',
      items: [{ text: 'closed' }],
    });
    expect(readCriteria([closing('nothing')], own)).toMatchObject({
      source: 'body',
      items: [{ origin: { ticket: null, line: 2 } }],
    });
    expect(readCriteria([], 'nothing')).toEqual({ source: 'none', items: [] });
  });

  describe('an issue of another repository, which the author of the change may own', () => {
    const foreign = buildTicket({ id: 'eve/notes#3', body: '## AC\n- from elsewhere', relation: 'closing' });

    it('counts as the author’s own text, beside the body', () =>
      expect(readCriteria([foreign], '## Acceptance criteria\n- from the body')).toMatchObject({
        source: 'body',
        items: [
          { text: 'from the body', origin: { ticket: null } },
          { text: 'from elsewhere', origin: { ticket: 'eve/notes#3' } },
        ],
        untrusted: ['eve/notes#3'],
      }));

    it('adds nothing to an issue that counts', () =>
      expect(readCriteria([foreign, closing('## AC\n- closed')], '')).toMatchObject({
        source: 'closing_issue',
        items: [{ text: 'closed' }],
        untrusted: ['eve/notes#3'],
      }));

    it.each([
      [['eve/notes'], 'closing_issue'],
      [['Eve/Notes'], 'closing_issue'],
      [['acme/planning', 'eve/notes'], 'closing_issue'],
      [['eve/other', 'notes', 'eve'], 'body'],
      [['xeve/notes', 'eve/notes2'], 'body'],
    ])('with the repositories %j of the policy it is read as %s', (repositories, source) =>
      expect(readCriteria([foreign], '', repositories).source).toBe(source),
    );

    it('is the ticket where the caller names it', () =>
      expect(readCriteria([{ ...foreign, relation: 'requested' }], '')).toMatchObject({ source: 'ticket' }));
  });

  it('gives nothing for a requested ticket without criteria, whatever else there is', () =>
    expect(readCriteria([buildTicket('nothing'), closing('## AC\n- closed')], '## AC\n- own')).toEqual({
      source: 'ticket',
      items: [],
    }));

  it.each([
    ['## Checklist\n- [ ] I have read the contributing guide\n- [x] Tests added'],
    ['## Definition of done\n- [ ] Tests added'],
    ['## Requirements\n- Node 20'],
    ['Scenario: x\nGiven a\nWhen b\nThen c'],
  ])("takes nothing of a pull request's template: %j", (body) => expect(readCriteria([], body).source).toBe('none'));

  it('leaves out what authors tick about themselves', () =>
    expect(readCriteria([], '## Acceptance criteria\n- [x] Exports CSV\n- [x] I have tested it').items).toHaveLength(
      1,
    ));
});

describe('keys of tickets', () => {
  it('are no ids of criteria, however a list of commits repeats them', () => {
    const commits =
      '* [AC-1139] Refactored the check\n\n* [AC-1139] Removed a test method\n\n* [AC-1144] Removed line break';
    expect(texts(commits)).toEqual(['Removed line break']);
    expect(texts('* [AC-1139] Refactored the check\n* [AC-1139] Removed a test method')).toEqual([]);
    expect(readCriteria([], '* [AC-1139] Refactored the check\n* [AC-1139] Removed a test method').items).toEqual([]);
    expect(texts('- AC-1.1 a thing works\n- AC-1.2 b thing works')).toEqual(['a thing works', 'b thing works']);
  });
});

describe('kinds', () => {
  it.each([
    ['behaviour', 'The link expires after 60 minutes'],
    ['behaviour', 'Each `429` has a `Retry-After` header.'],
    ['behaviour', 'An admin sees which requests were approved'],
    ['behaviour', 'The review page shows the documents'],
    ['negative', 'The reply must not contain the password'],
    ['negative', 'Passwords are no longer logged'],
    ['negative', 'Das Passwort wird nicht angezeigt'],
    ['test', 'Unit tests are added'],
    ['test', 'E2E tests cover the checkout'],
    ['test', '`src/a.unit.test.ts` covers the refusal'],
    ['doc', 'Documented in README.'],
    ['doc', 'The README has a section about codes'],
    ['doc', 'Documentation is updated'],
    ['process', 'The product owner accepts the story'],
    ['process', 'Code reviewed'],
    ['process', 'Deployed to staging'],
    ['passes', 'All tests pass'],
    ['invariant', 'Other commands keep working'],
    ['quality', 'Code coverage is at least 90 %'],
    ['quality', 'Passes the axe accessibility checks'],
  ])('%s: %s', (kind, text) => {
    const [item] = read(`## AC\n- ${text}`);
    expect([item?.kind, item?.codeVerifiable]).toEqual([kind, !['process', 'quality', 'passes'].includes(kind)]);
  });
});
