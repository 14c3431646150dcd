import { assumedValue } from '../../../../src/engine/planes/robustness/assumed-value.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(assumedValue, {
  beside: ['tests/logic-without-test', 'robustness/unused-value'],
  invalid: cases(
    [
      ['src/a.rs', [' fn a(b: &str) -> Result<u32, E> {', '+    let c = b.parse().unwrap();', '     Ok(c)', ' }'], 2],
      ['src/A.kt', [' fun a(b: Map<String, Int>): Int {', '+  return b["c"]!!', ' }'], 2],
      ['src/a.swift', [' func a() {', '+  let b = try! c()', '+  d(b)', ' }'], 2],
      ['src/a.swift', [' func a(b: Any) {', '+  c(b as! D)', ' }'], 2],
      [
        'src/a.go',
        [' func a(b string) {', ' \tc, err := d(b)', '+\tif err != nil {', '+\t\tpanic(err)', '+\t}', ' \te(c)', ' }'],
        4,
      ],
      ['src/a.ts', [' export function a(b: B) {', '+  c((b as any).d);', ' }'], 2],
      ['src/a.tsx', [' export function a(b: B) {', '+  c(b as unknown as D);', ' }'], 2],
    ],
    (path, marked, line) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
  ),
  valid: [
    ...cases(
      [
        ['no way to say that it failed', 'src/a.rs', [' fn a(b: &str) -> u32 {', '+    b.parse().unwrap()', ' }']],
        ['a lock', 'src/a.rs', [' fn a(b: &Mutex<u32>) -> u32 {', '+    *b.lock().unwrap()', ' }']],
        ['a written pattern', 'src/a.rs', [' fn a() -> Regex {', '+    Regex::new("b").unwrap()', ' }']],
        ['a default', 'src/a.rs', [' fn a(b: &str) -> u32 {', '+    b.parse().unwrap_or(1)', ' }']],
        ['words', 'src/a.rs', [' fn a() {', '+    b("c.unwrap()");', ' }']],
        ['a comment', 'src/a.ts', [' export function a(b: B) {', '+  c(b); // as any', ' }']],
        [
          'written anew',
          'src/a.ts',
          [' export function a(b: B) {', '-  c((b as any).d);', '+  e((b as any).d);', ' }'],
        ],
        ['an example', 'examples/a.rs', [' fn a(b: &str) -> u32 {', '+    b.parse().unwrap()', ' }']],
        ['not equal', 'src/A.kt', [' fun a(b: Int): Boolean {', '+  return b != 1', ' }']],
        ['a test', 'src/a.test.ts', [" it('b', () => {", '+  expect((c as any).d).toBe(1);', ' });']],
      ],
      (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
    ),
    {
      name: 'a test in a source file',
      files: {
        'src/a.rs': diff(
          ' fn a() {}',
          ' #[cfg(test)]',
          ' mod tests {',
          '     #[test]',
          '     fn b() {',
          '+        c().unwrap();',
          '         assert_eq!(d(), 1);',
          '     }',
          ' }',
        ),
      },
    },
  ],
});
