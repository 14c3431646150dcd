import { repeatedCode } from '../../../../src/engine/planes/hygiene/repeated-code.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const BODY = [
  'const price = readPriceOfArticle(line.article, line.customer);',
  'const rebate = readRebateOfArticle(line.article, line.customer);',
  'if (rebate > price) report.add(new RebateError(line.article));',
  'total.add(roundHalfUp((price - rebate) * line.count));',
  'log.debug({ line, price, rebate }, "a line of the cart was priced");',
];
const block = (mark: string, name: string, body: readonly string[] = BODY) => [
  `${mark}export function ${name}(line) {`,
  ...body.map((line) => `${mark}  ${line}`),
  `${mark}}`,
];
const other = BODY.map((line, index) => (index === 2 ? line.replace('price', 'least') : line));

describeRule(repeatedCode, {
  beside: ['tests/logic-without-test', 'hygiene/undocumented-export'],
  invalid: cases(
    [
      ['src/a.ts', [...block(' ', 'one'), ...block('+', 'two')], 9],
      ['src/a.js', [...block('+', 'one'), ...block(' ', 'two')], 2],
      ['src/a.ts', [' const a = 1;', ...block('+', 'one'), ...block('+', 'two')], 10],
    ],
    (path, marked, line) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
  ),
  valid: cases(
    [
      ['another line', 'src/a.ts', [...block(' ', 'one'), ...block('+', 'two', other)]],
      ['few lines', 'src/a.ts', [...block(' ', 'one'), ...block('+', 'two', BODY.slice(0, 3))]],
      ['moved', 'src/a.ts', [...block(' ', 'one'), ...block('-', 'two'), ' const a = 1;', ...block('+', 'two')]],
      ['a test', 'src/a.test.ts', [...block(' ', 'one'), ...block('+', 'two')]],
    ],
    (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
  ),
});
