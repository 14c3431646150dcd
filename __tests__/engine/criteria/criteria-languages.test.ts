import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { foldSpace } from '../../../src/base/text.js';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import { convertAdfToMarkdown } from '../../../src/sources/tickets/jira/adf.js';
import { buildTicket } from '../../stand-ins/snapshot.js';

const texts = (body: string) => readCriteria([buildTicket(body)], '').items.map((item) => item.text);
const lines = (...rows: string[]) => rows.join('\n');

describe('titles', () => {
  it.each([
    ['受け入れ条件', '補足'],
    ['受入基準（Acceptance Criteria）', 'スコープ外'],
    ['验收标准', '相关文档'],
    ['四、验收标准', '参考资料'],
    ['第二期验收标准', '任务'],
    ['완료 조건 (Definition of Done)', '참고 사항'],
    ['인수 조건', '구현 가이드'],
    ['✅ Критерии приёмки', 'Примечания'],
    ['Критерии готовности:', 'Вне рамок'],
    ['Kryteria akceptacji', 'Poza zakresem'],
    ['🎯 Kabul Kriterleri', 'Notlar'],
    ['Acceptanskriterier', 'Bakgrund'],
    ['Akceptační kritéria', 'Poznámky'],
    ['Deliverables', 'Hints'],
    ['Expected outcome', 'Tips'],
  ])('%s, and not %s', (title, other) => {
    const lists = (mark: string) =>
      lines(`${mark}${title}`, '', '- a thing', '- b thing', '', `${mark}${other}`, '', '- no');
    expect(texts(lists('## '))).toEqual(['a thing', 'b thing']);
  });

  it.each([
    ['a line with a wide colon', '验收标准：\n- a thing\n- b thing'],
    ['brackets of Japanese', '【受け入れ条件】\n- a thing\n- b thing'],
    ['bold with a wide colon', '**인수 조건：**\n- a thing\n- b thing'],
    [
      'an item of a list',
      '- **Role:** anybody\n- **Acceptance criteria:**\n  - a thing\n  - b thing\n- **Notes:**\n  - no',
    ],
    ['an item before the list', '- Criteria di accettazione\n\n## Criteri di accettazione\n- a thing\n- b thing'],
  ])('%s', (_, body) => expect(texts(body)).toEqual(['a thing', 'b thing']));
});

describe('items', () => {
  it.each([
    ['numbers with a wide dot', '1．a thing\n2．b thing'],
    ['numbers with a list comma', '1、a thing\n2、b thing'],
    ['numbers in wide brackets', '（1） a thing\n（2） b thing'],
    ['dots of Japanese', '・a thing\n・b thing'],
    ['boxes without a blank', '-[x] a thing\n-[ ] b thing'],
    ['a quoted list', '> - [ ] a thing\n> - [x] b thing'],
  ])('%s', (_, list) => expect(texts(`## Acceptance criteria\n\n${list}`)).toEqual(['a thing', 'b thing']));

  it('reads numbers that stand close to their text', () =>
    expect(texts('## 验收标准\n\n1.支持导出\n2.支持导入')).toEqual(['支持导出', '支持导入']));

  it.each([
    '1. なし',
    '- 无',
    '- 없음',
    '- нет',
    '- brak',
    '- [ ] Something that can be verified to show that it works',
  ])('takes %s for a blank', (item) => expect(texts(`## Acceptance criteria\n\n${item}`)).toEqual([]));

  it.each([
    ['- `2**30` and 2**30 are one', '`2**30` and 2**30 are one'],
    ['- _PyLong_Frexp is called by _start', '_PyLong_Frexp is called by _start'],
    ['- a _word_ and **two words**', 'a word and two words'],
    ['- サイズが**同じ**である', 'サイズが同じである'],
  ])('%s keeps what is no mark', (item, text) => expect(texts(`## AC\n${item}`)).toEqual([text]));

  it('keeps an item that counts out what it asks for', () =>
    expect(texts('## AC\n- [ ] The file contains:\n  - a head\n  - a tail')).toEqual([
      'The file contains: a head / a tail',
    ]));

  it('reads the boxes of a ticket that has nothing else', () => {
    expect(texts('Please do:\n\n- [ ] a thing\n- [x] b thing\n- no box')).toEqual(['a thing', 'b thing']);
    expect(texts('- [ ] a thing\n\n## Acceptance criteria\n- b thing')).toEqual(['b thing']);
    expect(texts('## Tasks\n- [ ] a thing')).toEqual([]);
    expect(texts('## Anything\n- [ ] a thing')).toEqual([]);
    expect(readCriteria([], '- [ ] a thing').items).toEqual([]);
  });

  it('leaves out advice that a template left', () =>
    expect(texts('**Acceptance Criteria**\nAcceptance criteria take doubt from your issues.')).toEqual([]));
});

describe('Gherkin', () => {
  it.each([
    ['Japanese', ['シナリオ: 検索', '前提 本がある', 'もし 題名で探す', 'ならば 本が出る', 'かつ 数が出る']],
    ['Chinese', ['场景: 搜索', '假如 有一本书', '当 按标题搜索', '那么 显示这本书', '并且 显示数量']],
    [
      'Korean',
      ['시나리오: 검색', '조건 책이 있다', '만일 제목으로 찾으면', '그러면 책이 나온다', '그리고 수가 나온다'],
    ],
    ['Russian', ['Сценарий: поиск', 'Дано книга есть', 'Когда ищу по названию', 'Тогда она видна', 'И видно число']],
    ['Polish', ['Scenariusz: szukanie', 'Mając książkę', 'Kiedy szukam', 'Wtedy ją widzę', 'Oraz widzę liczbę']],
    [
      'Turkish',
      ['Senaryo: arama', 'Diyelim ki bir kitap var', 'Eğer adıyla ararsam', 'O zaman kitap görünür', 'Ve sayı görünür'],
    ],
  ])('%s', (_, [title = '', ...steps]) => {
    const { items } = readCriteria([buildTicket(lines('```gherkin', title, ...steps, '```'))], '');
    expect(items.map(({ text, parts }) => [text, parts])).toEqual([[title, steps]]);
  });

  it('does not take the first person of English for a step', () =>
    expect(texts('## AC\n- I can search\n- I can sort\n  - by name')).toEqual(['I can search', 'I can sort']));
});

describe('the tickets of the data', () => {
  const Row = z.object({ id: z.string(), body: z.unknown(), criteria: z.array(z.string()) });
  const rows = readFileSync(new URL('../../../../bench/data/tickets.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Row.parse(JSON.parse(line)));
  const bare = (text: string) => foldSpace(text.replace(/[^\p{L}\p{N}]+/gu, ' ')).toLowerCase();

  it('reads them as a careful person does', () => {
    const exact = rows.filter(({ body, criteria }) => {
      const said = texts(typeof body === 'string' ? body : convertAdfToMarkdown(body));
      return JSON.stringify(said.map(bare)) === JSON.stringify(criteria.map(bare));
    });
    expect(rows).toHaveLength(65);
    expect(exact.length).toBeGreaterThanOrEqual(LEAST_EXACT);
  });
});

/** Tickets of the data that are read exactly; a reader may not fall behind that. */
const LEAST_EXACT = 64;
