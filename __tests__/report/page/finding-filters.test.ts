/** The findings of the page by rule and severity: counts, and filters that need no script. */
import { describe, expect, it } from '@jest/globals';
import { renderReportPage } from '../../../src/report/index.js';
import { buildFinding, buildReport } from '../report-builders.js';

const finding = (rule: string, severity: string, file: string, line: number) =>
  buildFinding({
    id: `${rule}-${file}-${line}`,
    rule,
    severity,
    title: `${rule} ${line}`,
    location: { file, lineRange: [line, line] },
  });

const render = (findings: ReturnType<typeof finding>[]) => renderReportPage(buildReport({ findings })).html;
const fold = (html: string) => html.replace(/<[^>]*>/gu, ' ').replace(/\s+/gu, ' ');

describe('the findings of a page', () => {
  const html = render([
    finding('tests/focused', 'error', 'a.test.ts', 3),
    finding('tests/focused', 'error', 'b.test.ts', 4),
    finding('robustness/unused-value', 'info', 'a.test.ts', 9),
  ]);
  const main = html.slice(html.indexOf('<main'));

  it('are counted by rule and file, each rule with a link to its own', () => {
    expect(fold(main)).toContain('2 rules with findings');
    expect(fold(main)).toMatch(/tests\/focused 2 errors 2 files .*robustness\/unused-value 1 note 1 file/u);
    expect(main).toContain('<a href="#only-rule1"><code>tests/focused</code></a>');
    expect(main).toContain('<a href="#only-error">2 errors</a>');
    expect(main).toContain('Show all 3');
  });

  it('stand behind the targets that choose among them', () => {
    expect(main.indexOf('id="only-rule1"')).toBeLessThan(main.indexOf('<div class="files">'));
    expect(main.match(/class="found error rule1"/gu)).toHaveLength(2);
    expect(main.match(/class="found info rule2"/gu)).toHaveLength(1);
    expect(html).toContain('#only-rule1:target ~ .files');
  });

  it('have no filters where all are of one rule', () => {
    const one = render([finding('tests/focused', 'error', 'a.test.ts', 3)]);
    expect(one.slice(one.indexOf('<main'))).not.toContain('only-');
  });

  it('of more rules than there are filters are counted all the same', () => {
    const many = render(Array.from({ length: 60 }, (_, at) => finding(`plane/rule-${at}`, 'warn', 'a.ts', at + 1)));
    expect(fold(many)).toContain('60 rules with findings');
    expect(many).toContain('id="only-rule40"');
    expect(many).not.toContain('id="only-rule41"');
    expect(fold(many)).toContain('plane/rule-59 1 warning');
  });

  it('fold a file that has notes alone, behind the first ones', () => {
    const many = render(
      Array.from({ length: 9 }, (_, at) => finding('a/b', at === 8 ? 'warn' : 'info', `f${at}.ts`, 1)),
    );
    expect(many.match(/<details class="file" id="file\d+" open>/gu)).toHaveLength(5);
    expect(many.match(/<details class="file" id="file\d+">/gu)).toHaveLength(4);
  });
});
