import { resultIgnored } from '../../../../src/engine/planes/robustness/result-ignored.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(resultIgnored, {
  beside: ['tests/logic-without-test', 'robustness/await-dropped', 'robustness/error-not-passed-on'],
  invalid: cases(
    [
      ['src/a.go', [' func a(b string) int {', '+\tc, _ := strconv.Atoi(b)', ' \treturn c', ' }'], 2],
      ['src/a.go', [' func a() error {', '-\tb, err := attach()', '+\t_, err := attach()', ' \treturn err', ' }'], 2],
      ['src/a.go', [' func a() error {', '-\terr := b.Close()', '+\t_ = b.Close()', ' \treturn nil', ' }'], 2],
      [
        'src/a.ts',
        [' async function save() {', '   await b();', ' }', ' export async function c() {', '+  save();', ' }'],
        5,
      ],
      ['src/a.py', [' async def save():', '     await b()', ' ', ' def c():', '+    save()', '     return 1'], 5],
    ],
    (path, marked, line) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
  ),
  valid: cases(
    [
      [
        'looked at',
        'src/a.go',
        [' func a(b string) (int, error) {', '+\tc, err := strconv.Atoi(b)', '+\treturn c, err', ' }'],
      ],
      ['no error', 'src/a.go', [' func a(b sync.Map) any {', '+\tc, _ := b.Load(1)', '+\treturn c', ' }']],
      [
        'awaited',
        'src/a.ts',
        [' async function save() {', '   await b();', ' }', ' export async function c() {', '+  await save();', ' }'],
      ],
      [
        'said to be left',
        'src/a.ts',
        [' async function save() {', '   await b();', ' }', ' export async function c() {', '+  void save();', ' }'],
      ],
      [
        'at once',
        'src/a.ts',
        [' async function save() {', '   await b();', ' }', ' export function c() {', '+  save();', ' }'],
      ],
      [
        'of another',
        'src/a.ts',
        [
          ' async function save() {',
          '   await b();',
          ' }',
          ' export async function c(store: Store) {',
          '+  store.save();',
          ' }',
        ],
      ],
    ],
    (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
  ),
});
