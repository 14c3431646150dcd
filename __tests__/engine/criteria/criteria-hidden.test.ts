/** Criteria that people see in a ticket in forms that a reader misses, and text that GitHub hides. */
import { describe, expect, it } from '@jest/globals';
import { areReadWhole, readCriteria } from '../../../src/engine/criteria/index.js';
import { buildTicket } from '../../stand-ins/snapshot.js';

const A = 'A code takes ten percent off';
const B = 'A gift card can be used with a code';
const read = (body: string) => readCriteria([buildTicket(body)], '');
const texts = (body: string) => read(body).items.map((item) => item.text);
const under = (list: string) => `## Acceptance criteria\n\n${list}\n`;

describe('both are read', () => {
  it.each([
    ['an HTML list on one line', `<ul><li>${A}</li><li>${B}</li></ul>`],
    ['a numbered HTML list', `<ol><li>${A}<li>${B}</ol>`],
    ['an HTML list over lines', `<ul>\n  <li>\n    ${A}\n  </li>\n  <li>${B}</li>\n</ul>`],
    ['paragraphs of HTML', `<p>${A}</p><p>${B}</p>`],
    ['divisions', `<div>${A}</div><div>${B}</div>`],
    ['breaks', `${A}<br>${B}`],
    ['breaks in an item', `- [ ] ${A}<br>- [ ] ${B}`],
    ['a break and another sentence', `- [ ] ${A}<br/>${B}`],
    ['bullets after breaks', `• ${A}<br />• ${B}`],
    [
      'an HTML table',
      `<table><tr><th>Id</th><th>Criterion</th></tr><tr><td>1</td><td>${A}</td></tr><tr><td>2</td><td>${B}</td></tr></table>`,
    ],
    ['an HTML table without a header', `<table>\n<tr><td>${A}</td></tr>\n<tr><td>${B}</td></tr>\n</table>`],
    ['cells that hold Markdown', `<table><tr><td>\n\n- [ ] ${A}\n\n</td><td>\n\n- [ ] ${B}\n\n</td></tr></table>`],
    ['a table whose header says nothing', `| What | Who |\n|---|---|\n| ${A} | |\n| ${B} | |`],
    ['a table of one column', `| What |\n|---|\n| ${A} |\n| ${B} |`],
    ['a row without bars', `| Criterion |\n|---|\n| ${A} |\n${B}`],
    ['a list in a cell', `| Criterion |\n|---|\n| - ${A}<br>- ${B} |`],
    ['an HTML list in a cell', `| Criterion |\n|---|\n| <ul><li>${A}</li><li>${B}</li></ul> |`],
    ['a table in a quote', `> | Criterion |\n> |---|\n> | ${A} |\n> | ${B} |`],
    ['HTML boxes', `<input type="checkbox"> ${A}<br><input type="checkbox" checked> ${B}`],
    ['HTML boxes in a list', `<ul><li><input type=checkbox>${A}</li><li><input type=checkbox>${B}</li></ul>`],
    ['a part that folds', `- [ ] ${A}\n\n<details><summary>More</summary>\n\n- [ ] ${B}\n\n</details>`],
    [
      'after a part that folds',
      `- [ ] ${A}\n\n<details><summary>Notes</summary>\n\nNothing.\n\n</details>\n\n- [ ] ${B}`,
    ],
    ['a nested box', `- [ ] ${A}\n  - [ ] ${B}`],
    ['a nested box with a tab', `- [ ] ${A}\n\t- [ ] ${B}`],
    ['a box below a plain item', `- ${A}\n  - [ ] ${B}`],
    ['a nested HTML list with boxes', `<ul><li>[ ] ${A}<ul><li>[ ] ${B}</li></ul></li></ul>`],
    ['a box below what is struck out', `- [ ] ${A}\n- ~~Old~~\n  - [ ] ${B}`],
    ['a quote in a quote', `> > - [ ] ${A}\n>\n> - [ ] ${B}`],
    ['a quote and none', `> - [ ] ${A}\n\n- [ ] ${B}`],
    ['an empty comment', `- [ ] ${A}\n<!-->\n- [ ] ${B}\n\n-->`],
    ['an empty comment of three dashes', `- [ ] ${A}\n<!--->\n- [ ] ${B}\n\n-->`],
    ['a comment that ends with a bang', `- [ ] ${A}\n<!-- x --!>\n- [ ] ${B}\n`],
    ['text after a comment', `- [ ] ${A}\n<!-- x --> - [ ] ${B}`],
    ['an escaped comment', `- [ ] ${A}\n- [ ] ${B}\n\n\\<!--\n\nx`],
    ['an escaped bullet', `- [ ] ${A}\n\n\\- [ ] ${B}`],
    ['a bullet by reference', `- [ ] ${A}\n\n&#45; [ ] ${B}`],
    ['references', `- [ ] ${A}\n- [ ] &#65; gift&nbsp;card can be used with a&#x20;code`],
    ['invisible characters', `- [ ] ${A}\n- [ ] ${B.replace('gift', 'gi\u200bf\u2060t')}`],
    ['blanks of other widths', `-\u00a0[\u00a0] ${A}\n-\u2003[ ] ${B}`],
    ['boxes without bullets', `[ ] ${A}\n[x] ${B}`],
    ['boxes right after the bullet', `-[ ] ${A}\n-[x] ${B}`],
    ['large numbers', `1000. ${A}\n1001. ${B}`],
    ['letters', `a. ${A}\nb. ${B}`],
    ['Roman numbers', `ii. ${A}\niii. ${B}`],
    ['keycaps', `1️⃣ ${A}\n2️⃣ ${B}`],
    ['two lists with other marks', `* ${A}\n\n1) ${B}`],
    ['a fence that ends with its quote', `> \`\`\`json\n> {}\n\n- [ ] ${A}\n- [ ] ${B}`],
    ['a fence that ends with its item', `- [ ] ${A}\n  \`\`\`json\n  {}\n- [ ] ${B}`],
    ['a fence that is code itself', `Some text.\n\n    \`\`\`json\n\n- [ ] ${A}\n- [ ] ${B}`],
    ['boxes in a fence', `\`\`\`yaml\n- [ ] ${A}\n- [ ] ${B}\n\`\`\``],
    ['a struck box between', `- [ ] ${A}\n- [ ] ~~Old one~~\n- [ ] ${B}`],
    ['tildes that strike nothing out', `- [ ] ${A}\n- [ ] ~~ ${B} ~~`],
    ['brackets', `- [ ] ${A}\n- [ ] (${B})`],
    ['a link with a title', `- [ ] ${A}\n- [ ] [${B}](https://example.org "x y")`],
    ['a link by reference', `- [ ] ${A}\n- [ ] [${B}][1]\n\n[1]: https://example.org`],
    ['ids in paragraphs', `AC1: ${A}\n\nAC2: ${B}`],
    ['an id above its text', `AC1\n${A}\n\nAC2\n${B}`],
    ['a note on one line', `- [ ] ${A}\n\nNote: as agreed.\n\n- [ ] ${B}`],
    ['script', `- [ ] ${A}\n\n<script>\n- [ ] ${B}\n</script>`],
    [
      'a second section',
      `- [ ] ${A}\n\n## Acceptance criteria of the gift card and of everything that goes with it in the shop\n\n- [ ] ${B}`,
    ],
    ['a second section in bold', `- [ ] ${A}\n\n**Acceptance criteria (cards)**\n\n- [ ] ${B}`],
    ['a second section with hidden characters', `- [ ] ${A}\n\n## Accep\u200btance&nbsp;criteria\n\n- [ ] ${B}`],
    ['a second section in HTML', `- [ ] ${A}\n\n<h3>\nAcceptance <em>criteria</em>\n</h3>\n<ul><li>${B}</li></ul>`],
    ['a second section underlined once', `- [ ] ${A}\n\nAcceptance criteria\n-\n\n- [ ] ${B}`],
    ['a second section in other letters', `- [ ] ${A}\n\n## 𝐀𝐜𝐜𝐞𝐩𝐭𝐚𝐧𝐜𝐞 𝐜𝐫𝐢𝐭𝐞𝐫𝐢𝐚\n\n- [ ] ${B}`],
  ])('%s', (_, list) => {
    const found = texts(under(list)).map((text) => text.replace(/^[([~ ]*|[\])~ ]*(?:\(.*\)|\[1\])?$/gu, ''));
    expect(found).toEqual([A, B]);
  });
});

describe('what nobody sees is not read', () => {
  it.each([
    ['a comment', `<!-- - [ ] ${B} -->`],
    ['a comment over lines', `<!--\n- [ ] ${B}\n\n- [ ] ${B}\n-->`],
    ['a comment without an end', `<!-- x\n\n- [ ] ${B}`],
    ['an end that is part of the start', `<!--\n- [ ] ${B}\n--->`],
    ['a declaration', `<!X\n- [ ] ${B}\n>`],
    ['an instruction', `<? ${B} ?>`],
    ['character data', `<![CDATA[ - [ ] ${B} ]]>`],
    ['attributes', `<p title="- [ ] ${B}"></p>`],
    ['the words for a picture', `<img src="x.png" alt="${B}">`],
    ['the definition of a link', `[x]: https://example.org "${B}"`],
  ])('%s', (_, hidden) => {
    expect(texts(under(`- [ ] ${A}\n\n${hidden}`))).toEqual([A]);
    expect(texts(`${hidden}\n\n${under('Nothing.')}`).join()).not.toContain(B);
  });

  it('takes a comment out of a line, and shows what GitHub shows of it', () => {
    expect(texts(under(`- [ ] ${A} <!-- ${B} -->`))).toEqual([A]);
    expect(texts(under(`- [ ] ${A} <!-- ${B}\n  goes on -->`))).toEqual([A]);
    expect(texts(under(`- [ ] ${A} <!-- ${B}`))).toEqual([`${A} <!-- ${B}`]);
    expect(texts(under(`- [ ] ${A} \`<!-- ${B} -->\``))).toEqual([`${A} \`<!-- ${B} -->\``]);
    expect(texts(under(`- [ ] ${A} <!-- a -- b -->`))).toEqual([`${A} <!-- a -- b -->`]);
  });

  it('drops what is struck out, in HTML too', () => {
    expect(texts(under(`- [ ] ${A}\n- [ ] ~~${B}~~\n- [ ] ~${B}~\n- [ ] <del>${B}</del>`))).toEqual([A]);
    expect(texts(under(`- [ ] ${A}\n- [ ] &#126;&#126;${B}&#126;&#126;`))).toHaveLength(2);
  });
});

describe('nested items', () => {
  it.each([
    ['One of these:'],
    ['It has headers, either:'],
    ['Eine der folgenden Angaben ist da'],
    ['Au moins une de ces valeurs est là'],
    ['Al menos uno de estos valores'],
    ['Pelo menos um destes valores'],
    ['Almeno uno di questi valori'],
    ['Minstens een van deze waarden'],
  ])('boxes below %j are one criterion', (parent) => {
    const [one, ...more] = read(under(`- [ ] ${parent}\n  - [ ] ${A}\n  - [ ] ${B}`)).items;
    expect([one?.parts, more]).toEqual([[A, B], []]);
  });

  it('what has no box is a part, with what is below it', () => {
    const body = under(`- [ ] ${A}\n  - by name\n    - and by age\n      - [ ] ${B}\n\n  More about it.`);
    expect(read(body).items.map(({ text, parts }) => [text, parts])).toEqual([
      [A, ['by name', 'and by age', 'More about it.']],
      [B, []],
    ]);
  });
});

describe('limits', () => {
  it('a ticket within them is read whole', () => expect(areReadWhole(read(under(`- [ ] ${A}`)))).toBe(true));

  it.each([
    ['too many criteria', under(`- [ ] ${A}\n`.repeat(500))],
    ['a long text', under(`- [ ] ${`${A} `.repeat(100)} ${B}`)],
    ['a long text behind marks', under(`- [ ] ${A} ${'** '.repeat(3000)} ${B}`)],
    ['a long part', under(`- [ ] ${A}\n  - ${`${A} `.repeat(100)} ${B}`)],
  ])('one with %s is not, and says so', (_, body) => expect(areReadWhole(read(body))).toBe(false));

  it('blanks take nothing away', () =>
    expect(texts(under(`- [ ] ${A}\n- [ ] A gift card${' '.repeat(9000)}can be used with a code`))).toEqual([A, B]));

  it('depth takes nothing away', () => {
    const deep = Array.from({ length: 40 }, (_, depth) => `${'  '.repeat(depth)}- [ ] ${A} ${depth}`).join('\n');
    expect(texts(under(deep))).toHaveLength(40);
    expect(texts(under(`${'<ul><li>'.repeat(40)}${A}<ul><li>[ ] ${B}`))).toEqual([A, B]);
  });
});
