import { describe, expect, it } from '@jest/globals';
import { fillFigures, readSources, type Sources, showTemplate } from '../../bench/figures.js';
import { documents, readPage } from './pages.js';

const figure = (value: number) => ({ value, unit: 'ms', date: '2026-11-21', machine: '2 cores', command: 'bench' });
const SOURCES: Sources = {
  figures: {
    'mutate.found': figure(2288),
    'mutate.planted': figure(2289),
    'tier.auc': figure(0.66),
    'cold.start': figure(-4.5),
  },
  models: { tier: { fitted: { left_out: { auc: 0.646 } }, cuts: { T2: 6.1 }, name: 'tier' } },
};

describe('a template', () => {
  it.each([
    ['{mutate.found}', '2,288'],
    ['{mutate.found} of {mutate.planted}', '2,288 of 2,289'],
    ['{tier.auc:3}', '0.660'],
    ['{tier.auc}', '0.66'],
    ['{mutate.found/mutate.planted:%2} %', '99.96 %'],
    ['{models.tier.cuts.T2}', '6.1'],
    ['{left-out.tier.auc:2}', '0.65'],
    ['{cold.start} °C', '−4.5 °C'],
    ['no figure', 'no figure'],
  ])('%s says %s', (template, text) => {
    expect(showTemplate(template, SOURCES)).toBe(text);
  });

  it.each([
    '{mutate.lost}',
    '{toString}',
    '{models.tier.name}',
    '{models.none.cuts}',
    '{models.tier.cuts.T9}',
    '{left-out.tier}',
    '{tier.auc/none.at-all}',
  ])('that names what was not measured is refused by name: %s', (template) => {
    expect(() => showTemplate(template, SOURCES)).toThrow(/no figure (?:[\w.-]+) in docs\/figures\.json/u);
  });
});

describe('a document', () => {
  it('gets what was measured between its marks, whatever stood there, and keeps the rest', () => {
    const text =
      'AUC <!-- figure {tier.auc:3} -->0.5<!-- end -->, <!-- figure {mutate.found} --><!-- end --> found <!-- a note -->.';
    expect(fillFigures(text, SOURCES)).toBe(
      'AUC <!-- figure {tier.auc:3} -->0.660<!-- end -->, <!-- figure {mutate.found} -->2,288<!-- end --> found <!-- a note -->.',
    );
  });

  it('keeps what stands behind a mark that nobody closed', () => {
    const text = 'marks are `<!-- figure {tier.auc} -->`, and <!-- figure {tier.auc} -->0<!-- end --> is one';
    expect(fillFigures(text, SOURCES)).toBe(text.replace('>0<', '>0.66<'));
  });

  const sources = readSources();
  const marked = documents().filter((path) => readPage(path).includes('<!-- figure '));

  it.each(marked)('says what was measured: %s', (path) => {
    expect(fillFigures(readPage(path), sources)).toBe(readPage(path));
  });
});
