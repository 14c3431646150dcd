/** Criteria and lines are assigned together: what hangs together goes together, and one line is not everybody's. */
import { describe, expect, it } from '@jest/globals';
import { bindCriteria } from '../../../src/engine/binding/index.js';
import { buildJointRows, JOINT_FEATURES } from '../../../src/engine/binding/scores/joint.js';
import { findLinks } from '../../../src/engine/binding/scores/links.js';
import { gatherAll, scoreAll } from '../../../src/engine/binding/scores/score.js';
import { readWeights } from '../../../src/engine/binding/scores/weights.js';
import { collectSigns } from '../../../src/engine/binding/units/signs.js';
import { collectUnits, type Unit } from '../../../src/engine/binding/units/units.js';
import { readChange } from '../../../src/engine/change/index.js';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import type { Binding } from '../../../src/engine/model.js';
import { WordCutter } from '../../../src/engine/text/words.js';
import { buildSnapshot, buildTicket, type FileSpec } from '../../stand-ins/snapshot.js';

const MET = 0.6;

function bind(criteria: readonly string[], files: Readonly<Record<string, FileSpec>>): readonly Binding[] {
  const body = `## Acceptance criteria\n${criteria.map((text) => `- ${text}`).join('\n')}`;
  return bindCriteria(readCriteria([buildTicket(body)], ''), readChange(buildSnapshot({ files }), []), MET);
}

const holds = (binding: Binding | undefined, file: string) => (binding?.ranges ?? []).some((one) => one.file === file);

const CRITERIA = [
  'The invoice list can be filtered by due date.',
  'A failed login locks the account after five attempts.',
];
const FILTER = `import { dayBounds } from './bounds.js';

/** Invoices whose due date is within the filter. */
export function filterInvoices(invoices, due) {
  const [from, to] = dayBounds(due);
  return invoices.filter((invoice) => invoice.dueDate >= from && invoice.dueDate < to);
}
`;
const BOUNDS = `export function dayBounds(value) {
  const start = new Date(value);
  start.setUTCHours(0, 0, 0, 0);
  return [start, new Date(start.getTime() + 86_400_000)];
}
`;
const LOCK = `/** Locks an account when the login failed five times. */
export function afterFailedLogin(account) {
  account.failedAttempts += 1;
  if (account.failedAttempts >= 5) account.locked = true;
}
`;
const FILES = {
  'src/invoices/filter.js': { new: FILTER },
  'src/invoices/bounds.js': { new: BOUNDS },
  'src/login.js': { new: LOCK },
};

describe('lines that hang together', () => {
  it('a helper goes with the code that uses it, though it has no word of the criterion', () => {
    const [filter, lock] = bind(CRITERIA, FILES);
    expect(holds(filter, 'src/invoices/bounds.js')).toBe(true);
    expect(holds(lock, 'src/invoices/bounds.js')).toBe(false);
  });

  it('says which name they have in common, and where', () => {
    const [filter] = bind(CRITERIA, FILES);
    const evidence = filter?.ranges.flatMap((range) => (range.file.endsWith('bounds.js') ? range.evidence : []));
    expect(evidence?.join('; ')).toMatch(
      /introduces `dayBounds`, which src\/invoices\/filter\.js:\d+ of this criterion uses/u,
    );
  });

  it('the same replacement in several files goes to one criterion', () => {
    const page = (call: string) => `${'// kept\n'.repeat(8)}${call}\n${'// kept\n'.repeat(8)}`;
    const renamed = { old: page('paintTable(rows);'), new: page('renderGrid(rows);') };
    const files = {
      'src/grid.js': { old: page('function paintTable(rows) {}'), new: page('function renderGrid(rows) {}') },
      'src/a.js': renamed,
      'src/b.js': renamed,
      'src/c.js': renamed,
      'src/login.js': { new: LOCK },
    };
    const [rename, lock] = bind(['Rename `paintTable` to `renderGrid`.', CRITERIA[1] ?? ''], files);
    for (const file of ['src/grid.js', 'src/a.js', 'src/b.js', 'src/c.js']) {
      expect(holds(rename, file)).toBe(true);
      expect(holds(lock, file)).toBe(false);
    }
  });
});

describe('one line is not everybody’s', () => {
  it('what one criterion explains is not bound to the other', () => {
    const [filter, lock] = bind(CRITERIA, FILES);
    expect(holds(filter, 'src/login.js')).toBe(false);
    expect(holds(lock, 'src/invoices/filter.js')).toBe(false);
  });

  it('a criterion that nothing is of takes nothing from the others', () => {
    const alone = bind(CRITERIA, FILES);
    const bindings = bind([...CRITERIA, 'Thumbnails are rendered in the background.'], FILES);
    expect(bindings.map(({ status }) => status)).toEqual(['met', 'met', 'unmet']);
    expect(bindings[2]?.ranges).toEqual([]);
    for (const at of [0, 1]) {
      const places = (list: readonly Binding[]) => list[at]?.ranges.map(({ file, first }) => `${file}:${first}`).sort();
      expect(places(bindings)).toEqual(places(alone));
    }
  });

  it.each([
    ['no criterion', [] as string[], FILES],
    ['no changed line', CRITERIA, {}],
    ['one unit', CRITERIA, { 'src/login.js': { new: LOCK } }],
  ])('takes %s', (_, criteria, files) => {
    for (const binding of bind(criteria, files)) expect(binding.confidence).toBeLessThanOrEqual(1);
  });
});

describe('signs and links', () => {
  const unit = (added: string[], removed: string[] = [], more: Partial<Unit> = {}): Unit => ({
    file: 0,
    path: 'src/a.ts',
    class: 'source',
    first: 1,
    last: added.length,
    added,
    removed,
    context: [],
    section: '',
    ...more,
  });

  it.each([
    ['a function', 'export async function parseDate(text) {', 'parseDate'],
    ['a method', '  parseDate(text: string): Date {', 'parseDate'],
    ['a Python function', 'def parse_date(text):', 'parse_date'],
    ['a Go method', 'func (p *Parser) ParseDate(text string) error {', 'ParseDate'],
    ['a Java class', 'public final class DateParser {', 'DateParser'],
    ['a constant', 'const MAX_DATES = 4;', 'MAX_DATES'],
    ['a field', 'self.pending_dates = []', 'pending_dates'],
    ['a macro', '#define DATE_LIMIT 10', 'DATE_LIMIT'],
  ])('sees the declaration of %s', (_, line, name) => {
    expect([...collectSigns(unit([line]), new WordCutter()).declared]).toContain(name);
  });

  it.each([
    ['a call', 'parseDate(text);'],
    ['a condition', 'if (parseDate(text)) {'],
    ['a comparison', 'parsedDate == other'],
    ['an arrow', 'parsedDate => {'],
    ['an empty line', ''],
  ])('takes %s for no declaration', (_, line) => {
    expect([...collectSigns(unit([line]), new WordCutter()).declared]).toEqual([]);
  });

  it('reads what a small edit replaces', () => {
    const signs = collectSigns(unit(['call(newName, 1);'], ['call(oldName, 1);']), new WordCutter());
    expect([...signs.replaced]).toEqual(['oldName → newName']);
  });

  it('holds every unit of a small change against every other, and of a large one against some', () => {
    const many = (count: number) =>
      findLinks(
        Array.from({ length: count }, (_, at) =>
          unit([`value${at % 50} = next();`], [], { file: at, path: `src/${at}.ts` }),
        ),
        3,
        new WordCutter(),
      ).other.length;
    expect(many(10)).toBe(45);
    expect(many(1500)).toBeLessThanOrEqual(100_000);
  });

  it('reads no links where there is nothing', () => {
    const links = findLinks(collectUnits(readChange(buildSnapshot({ files: {} }), []), 10), 0, new WordCutter());
    expect([...links.start]).toEqual([0]);
    expect(links.other).toHaveLength(0);
  });
});

describe('what a criterion has of the other units of a class', () => {
  const files = { 'a.test.js': { new: 'one();\n' }, 'b.test.js': { new: 'two();\n' }, 'c.js': { new: 'three();\n' } };
  const units = collectUnits(readChange(buildSnapshot({ files }), []), 10);
  const links = findLinks(units, 2, new WordCutter());
  const pulls = new Float64Array(links.other.length);

  it('counts tests with tests and code with code', () => {
    const shares = Float64Array.of(0.9, 0.1, 0.5, 0.5, 0.1, 0.9);
    const rows = buildJointRows(shares, links, pulls, units, 2);
    const at = JOINT_FEATURES.indexOf('units of its class');
    const ofClass = units.map((_, unit) => rows[unit * 2 * JOINT_FEATURES.length + at] ?? NaN);
    expect(units.map(({ path }) => path)).toEqual(['a.test.js', 'b.test.js', 'c.js']);
    expect(ofClass[0]).toBeCloseTo(0);
    expect(ofClass[1]).toBeGreaterThan(0.2);
    expect(ofClass[2]).toBeCloseTo(0);
  });
});

describe('the confidences of the criteria of one place', () => {
  const body = `## Acceptance criteria\n${CRITERIA.map((text) => `- ${text}`).join('\n')}\n- Everything is documented.\n`;
  const { items } = readCriteria([buildTicket(body)], '');
  const gathered = gatherAll(items, readChange(buildSnapshot({ files: FILES }), []));
  const { shares, owns } = scoreAll(gathered, readWeights());

  it('have the order of its shares', () => {
    gathered.units.forEach((_, unit) => {
      const order = (of: Float64Array) =>
        items
          .map((__, k) => k)
          .toSorted((a, b) => (of[unit * items.length + b] ?? 0) - (of[unit * items.length + a] ?? 0));
      expect(order(owns)).toEqual(order(shares));
    });
    expect(gathered.units.length).toBeGreaterThan(2);
  });

  it('of a criterion that is alone follow its words: it has every share', () => {
    const alone = gatherAll(items.slice(0, 1), readChange(buildSnapshot({ files: FILES }), []));
    const confidences = scoreAll(alone, readWeights()).owns;
    const at = (path: string) => confidences[alone.units.findIndex((unit) => unit.path === path)] ?? 0;
    expect(at('src/invoices/filter.js')).toBeGreaterThan(at('src/login.js'));
  });
});
