/** The lines that are given out for a criterion are fewer than those that count as asked for: where a reader would look. */
import { describe, expect, it } from '@jest/globals';
import { bindCriteria } from '../../../src/engine/binding/index.js';
import { readChange } from '../../../src/engine/change/index.js';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import type { Binding, BoundRange } from '../../../src/engine/model.js';
import { buildBindingEvidence, toAcBinding } from '../../../src/engine/trace/evidence.js';
import { buildSnapshot, buildTicket, type FileSpec } from '../../stand-ins/snapshot.js';

function bind(criteria: readonly string[], files: Readonly<Record<string, FileSpec>>): readonly Binding[] {
  const body = `## Acceptance criteria\n${criteria.map((text) => `- ${text}`).join('\n')}`;
  return bindCriteria(readCriteria([buildTicket(body)], ''), readChange(buildSnapshot({ files }), []), 0.6);
}

const show = (ranges: readonly BoundRange[] = []) => ranges.map(({ file, first, last }) => `${file}:${first}-${last}`);

const VOUCHER = 'An expired voucher is refused with `VOUCHER_EXPIRED`.';
/** One long function: what checks the voucher stands at its end, far from the rest. */
const REST = Array.from({ length: 16 }, (_, at) => `  order.part${at} = readPart(input, ${at});`).join('\n');
const CHECKOUT = `export function checkout(order, input) {
${REST}

  if (input.voucher.expired) {
    throw refused('VOUCHER_EXPIRED');
  }
}
`;

describe('the places of a criterion', () => {
  it('are the paragraphs with its words, without the rest of what is bound', () => {
    const [binding] = bind([VOUCHER], { 'src/checkout.js': { new: CHECKOUT } });
    expect(show(binding?.ranges)).toEqual(['src/checkout.js:1-22']);
    expect(show(binding?.places)).toEqual(['src/checkout.js:19-22']);
  });

  it('begin with code, whatever a test says more fully, and not where a test is asked for', () => {
    const spec = `it('refuses an expired voucher with VOUCHER_EXPIRED', () => {
  expect(() => checkout(order, { voucher: expired })).toThrow('VOUCHER_EXPIRED');
});
`;
    const files = { 'src/checkout.js': { new: CHECKOUT }, 'src/a.test.js': { new: spec } };
    const first = (criterion: string) => bind([criterion], files)[0]?.places?.[0]?.file;
    expect(first(VOUCHER)).toBe('src/checkout.js');
    const imports = {
      'src/checkout.js': { new: CHECKOUT },
      'src/a.js': { new: "import { expired, voucher, refused, VOUCHER_EXPIRED } from './vouchers.js';\n" },
    };
    expect(bind([VOUCHER], imports)[0]?.places?.map(({ file }) => file)).toEqual(['src/checkout.js', 'src/a.js']);
    expect(first('A test shows that an expired voucher is refused with `VOUCHER_EXPIRED`.')).toBe('src/a.test.js');
  });

  it('have a confidence and reasons, as ranges have', () => {
    const [place] = bind([VOUCHER], { 'src/checkout.js': { new: CHECKOUT } })[0]?.places ?? [];
    expect(place?.confidence).toBeGreaterThan(0);
    expect(place?.evidence.join()).toContain('voucher');
  });

  it('join paragraphs with only blank lines between them', () => {
    const text = `if (voucher.expired) refuse('VOUCHER_EXPIRED');\n\n\nlog('a voucher expired, it was refused');\n`;
    const [binding] = bind([VOUCHER], { 'src/voucher.js': { new: text } });
    expect(show(binding?.places)).toEqual(['src/voucher.js:1-4']);
  });

  it('are where something was removed, too', () => {
    const old = `export function pay(order) {\n  legacyVoucher(order);\n  return order.total;\n}\n`;
    const files = { 'src/pay.js': { old, new: old.replace('  legacyVoucher(order);\n', '') } };
    const [binding] = bind(['`legacyVoucher` is removed from payment.'], files);
    expect(show(binding?.places ?? binding?.ranges)).toEqual(show(binding?.ranges));
  });

  it.each([
    ['a criterion that nothing shows', 'Guests see a banner with the weather.'],
    ['tests in general, which are all lines of tests', 'Tests are added'],
  ])('are the ranges of %s', (_, text) => {
    const [binding] = bind([text], { 'test/pay.test.js': { new: `it('pays', () => pay(1));\n` } });
    expect(binding?.places).toBeUndefined();
  });

  it('are the lines of the API; the trace says beside them what is bound', () => {
    const bindings = bind([VOUCHER], { 'src/checkout.js': { new: CHECKOUT } });
    expect(bindings.map(toAcBinding)[0]?.lines).toEqual(['src/checkout.js:19-22']);
    const [traced] = buildBindingEvidence(bindings).bindings;
    expect(traced?.lines.map(({ ref }) => ref)).toEqual(['src/checkout.js:19-22']);
    expect(traced?.bound).toEqual(['src/checkout.js:1-22']);
  });
});
