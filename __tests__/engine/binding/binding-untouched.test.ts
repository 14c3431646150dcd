/** A criterion that names a function is not met by a change beside it. */
import { describe, expect, it } from '@jest/globals';
import { bindCriteria } from '../../../src/engine/binding/index.js';
import { readChange } from '../../../src/engine/change/index.js';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import { processorClock, RUNAWAY_MILLISECONDS } from '../../stand-ins/processor-time.js';
import { buildSnapshot, buildTicket } from '../../stand-ins/snapshot.js';

function judge(criterion: string, path: string, old: string, now: string) {
  const ticket = buildTicket(`## Acceptance criteria\n- ${criterion}`);
  return bindCriteria(
    readCriteria([ticket], ''),
    readChange(buildSnapshot({ files: { [path]: { old, new: now } } }), []),
    0.6,
  )[0];
}

const SHOP = `const RATE = 2;

export function price(n) {
  return round(n * RATE);
}

export function label(name) {
  return name;
}

function round(n) {
  return n;
}
`;
const edit = (criterion: string, from: string, to: string) =>
  judge(criterion, 'src/shop.js', SHOP, SHOP.replace(from, to));

describe('a criterion that names a function', () => {
  it('is not met by a change of the function beside it', () => {
    const [from, to] = ['  return name;', '  if (name < 0) throw new RangeError();\n  return name;'];
    expect(edit('`label` throws a RangeError for a negative name', from, to)?.status).toBe('met');
    const beside = edit('`price` throws a RangeError for a negative name', from, to);
    expect(beside?.status).not.toBe('met');
    expect(beside?.missing).toContain('a change in `price`: the changed lines stand beside it');
  });

  it.each([
    ['a function that it calls', '`price` is never negative', '  return n;\n', '  return Math.max(0, n);\n'],
    ['a constant that it names', '`price` has a `RATE` of 3', 'RATE = 2', 'RATE = 3'],
    ['itself', '`price` is never negative', 'return round(n * RATE)', 'return Math.max(0, round(n * RATE))'],
  ])('may be met by a change of %s', (_, criterion, from, to) => {
    expect(edit(criterion, from, to)?.missing).not.toContain('a change in `price`: the changed lines stand beside it');
  });

  it.each([
    ['by its class', '`Basket.price` throws a RangeError for a negative name', 'a change in `Basket.price`'],
    ['by an object', '`basket.price` throws a RangeError for a negative name', 'a change in `basket.price`'],
    ['by a module', '`shop::price` throws a RangeError for a negative name', 'a change in `shop::price`'],
  ])('may name it %s', (_, criterion, said) => {
    const old = `class Basket {\n${SHOP.replaceAll('function ', '')}}\n`;
    const now = old.replace('  return name;', '  if (name < 0) throw new RangeError();\n  return name;');
    expect(judge(criterion, 'src/shop.js', old, now)?.missing.join()).toContain(said);
  });

  it('may name a method by the type of its receiver', () => {
    const old = 'func (b Basket) Price() int {\n\treturn b.n\n}\n\nfunc (b Basket) Label() string {\n\treturn b.s\n}\n';
    const now = old.replace('\treturn b.s', '\tif b.n < 0 {\n\t\tpanic("negative")\n\t}\n\treturn b.s');
    expect(judge('`Basket.Price` panics if n is negative', 'basket.go', old, now)?.missing.join()).toContain(
      'a change in `Basket.Price`',
    );
  });

  it.each([
    ['the key of a default', '  retries: 2,', '  retries: 3,'],
    ['a type that goes', '  retries?: number;', ''],
    ['a symbol of a table', "  'retries' => 2,", "  'retries' => 3,"],
  ])('may be met by a change of %s, although an accessor of the same name stays', (_, from, to) => {
    const old = `const defaults = {\n${from}\n};\n\nclass Options {\n  get retries() {\n    return this.own;\n  }\n}\n`;
    const said = judge('`retries` is 3 by default', 'src/options.js', old, old.replace(from, to))?.missing ?? [];
    expect(said.join()).not.toContain('stand beside it');
  });

  it.each([
    [
      'an attribute',
      'src/a.rs',
      '#[cfg(feature = "form")]',
      'pub fn form(n: u8) -> u8 {\n    n\n}\n\npub fn json(n: u8) -> u8 {\n    n\n}\n',
    ],
    ['a decorator', 'src/a.py', '@feature("form")', 'def form(n):\n    return n\n\n\ndef json(n):\n    return n\n'],
  ])('is reached by %s above it', (_, path, mark, old) => {
    const said = (name: string) =>
      judge(`\`${name}\` exists only with the feature`, path, old, `${mark}\n${old}`)?.missing.join();
    expect(said('form')).not.toContain('stand beside it');
    expect(said('json')).toContain('a change in `json`');
  });

  it('may name what is not to be touched', () => {
    const said = edit(
      'A negative name throws a RangeError without touching `price`',
      '  return name;',
      '  if (name < 0) throw new RangeError();\n  return name;',
    );
    expect(said?.missing.join()).not.toContain('stand beside it');
  });

  it('may name one of a type that the file does not declare: that is another function of the same name', () => {
    const [from, to] = ['  return name;', '  if (name < 0) throw new RangeError();\n  return name;'];
    expect(edit('A negative name throws a RangeError, as `Intl.price` does', from, to)?.missing.join()).not.toContain(
      'stand beside it',
    );
  });

  it.each(['The name of `label` is no longer like `price`', 'A `label` is not a `price`, and never negative'])(
    'may say what it is not: %s',
    (criterion) => {
      const said = edit(criterion, '  return name;', '  return Math.max(0, name);')?.missing ?? [];
      expect(said.join()).not.toContain('stand beside it');
    },
  );

  it('knows nothing of files whose text is not there', () => {
    const files = {
      'src/shop.js': { old: SHOP, new: SHOP.replace('return name', 'return name + 1'), raw: { new_text: null } },
    };
    const read = readCriteria([buildTicket('## Acceptance criteria\n- `price` adds 1')], '');
    expect(bindCriteria(read, readChange(buildSnapshot({ files }), []), 0.6)[0]?.missing.join()).not.toContain(
      'beside',
    );
  });

  it('takes time that grows with the text alone', () => {
    const old = Array.from({ length: 4000 }, (_, at) => `function f${at}() {\n  g${at}();\n}\n`).join('');
    const spent = processorClock();
    judge('`f1` and `f2` and `f3` are sorted', 'src/many.js', old, old.replaceAll('  g', '  h'));
    expect(spent()).toBeLessThan(RUNAWAY_MILLISECONDS);
  });

  it('may be met by lines that use it, where that is what is asked', () => {
    const now = SHOP.replace('  return name;', '  return name + round(price(name));');
    const beside = (criterion: string) => judge(criterion, 'src/shop.js', SHOP, now)?.missing.join() ?? '';
    expect(beside('A label shows what it costs by calling `price`')).not.toContain('stand beside it');
    expect(beside('`price` shows what a label costs')).toContain('a change in `price`');
    expect(beside('When `price` is known, a label shows what it costs')).not.toContain('stand beside it');
    expect(beside('A label shows what it costs through `round` and `price`')).not.toContain('stand beside it');
    expect(
      edit('A label shows what it costs by calling `price`', 'return name', "return name + ' costs'")?.missing.join(),
    ).toContain('a change in `price`');
  });
});

/** The change of several files: each with its text before, null for a new one, and after. */
function judgeFiles(criterion: string, files: Record<string, { old: string | null; new: string }>) {
  const ticket = buildTicket(`## Acceptance criteria\n- ${criterion}`);
  return bindCriteria(readCriteria([ticket], ''), readChange(buildSnapshot({ files }), []), 0.6)[0];
}

const CALLER = `import { total } from './shop.js';\n\nexport function print(rows) {\n  return total(rows);\n}\n`;
const CALLS = CALLER.replace('import { total }', 'import { missingFields, total }').replace(
  '  return total(rows);',
  "  const missing = missingFields(rows);\n  if (missing.length > 0) throw new Error('missing required fields');\n  return total(rows);",
);
const TESTS = `import { missingFields } from '../src/shop.js';\n\ntest('required fields', () => {\n  expect(missingFields([{ name: null }])).toEqual(['name', 'price']);\n});\n`;
const DECLARES = `${SHOP}\nexport function missingFields(rows) {\n  return REQUIRED.filter((field) => rows.every((row) => row[field] == null));\n}\n`;

describe('a criterion of a function that is to be there', () => {
  const files = {
    'src/print.js': { old: CALLER, new: CALLS },
    'test/shop.test.js': { old: null, new: TESTS },
  };
  const criterion = 'The function `missingFields(rows)` returns the names of the required fields that are missing';

  it('is not met by calls and tests of it', () => {
    const calls = judgeFiles(criterion, files);
    expect(calls?.status).not.toBe('met');
    expect(calls?.missing).toContain(
      '`missingFields` itself: the changed lines call or load it, and no changed file declares it',
    );
  });

  it('may be met where it is declared', () => {
    const declared = judgeFiles(criterion, { ...files, 'src/shop.js': { old: SHOP, new: DECLARES } });
    expect(declared?.status).toBe('met');
  });

  it.each([
    ['in one line', 'src/shop.js', 'export const missingFields = (rows) => REQUIRED.filter((field) => !rows[field]);'],
    ['as a macro', 'src/shop.h', '#define missingFields(rows) (REQUIRED & ~(rows))'],
    ['of a table', 'src/shop.lua', 'function Shop.missingFields(rows) return REQUIRED - rows end'],
    ['of a type', 'src/shop.kt', 'fun Shop.missingFields(rows: Rows) = REQUIRED - rows'],
    ['of a class', 'src/shop.cc', 'Rows Shop::missingFields(Rows rows) { return REQUIRED - rows; }'],
  ])('may be met where it is declared %s', (_, path, line) => {
    const declared = judgeFiles(criterion, { ...files, [path]: { old: 'x\n', new: `x\n${line}\n` } });
    expect(declared?.missing.join()).not.toContain('itself');
  });

  it.each([
    'Printing calls the function `missingFields` and throws an Error where required fields are missing',
    'The `missingFields` function must be called before printing: an Error says that required fields are missing',
  ])('may be met by calls where it is only to be used: %s', (used) => {
    expect(judgeFiles(used, files)?.missing.join()).not.toContain('itself');
  });
});

describe('a criterion that names a file by its path', () => {
  const twoFiles = (path: string) => ({
    'src/print.js': { old: CALLER, new: CALLS },
    [path]: { old: SHOP, new: SHOP.replace('RATE = 2', 'RATE = 3') },
  });
  const said = 'more lines for it in `src/shop/tax.js`, which it names: what changed there has few of its words';

  it('is not met by lines of other files alone', () => {
    const criterion = 'In `src/shop/tax.js`, an Error is thrown where required fields are missing';
    const away = judgeFiles(criterion, twoFiles('src/shop/tax.js'));
    expect(away?.status).not.toBe('met');
    expect(away?.missing).toContain(said);
  });

  it.each([
    ['has a name of it', 'In `src/shop/tax.js`, `RATE` is 3 where required fields are missing'],
    ['is named without its folder', 'In `tax.js`, an Error is thrown where required fields are missing'],
  ])('may be met where the file %s', (_, criterion) => {
    expect(judgeFiles(criterion, twoFiles('src/shop/tax.js'))?.missing.join()).not.toContain(said);
  });
});
