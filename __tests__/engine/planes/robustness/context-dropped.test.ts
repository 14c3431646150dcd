import { contextDropped } from '../../../../src/engine/planes/robustness/context-dropped.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(contextDropped, {
  beside: ['tests/logic-without-test'],
  invalid: cases(
    [
      ['src/a.go', [' func a(ctx context.Context) error {', '+\treturn b(context.Background())', ' }'], 2],
      ['src/a.go', [' func (s *S) a(ctx context.Context, n int) error {', '+\treturn b(context.TODO(), n)', ' }'], 2],
    ],
    (path, marked, line) => ({ files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
  ),
  valid: cases(
    [
      ['handed on', 'src/a.go', [' func a(ctx context.Context) error {', '+\treturn b(ctx)', ' }']],
      ['none is given', 'src/a.go', [' func a() error {', '+\treturn b(context.Background())', ' }']],
      ['none is read', 'src/a.go', [' func a(_ context.Context) error {', '+\treturn b(context.Background())', ' }']],
      [
        'with a limit',
        'src/a.go',
        [
          ' func a(ctx context.Context) error {',
          '+\tc, cancel := context.WithTimeout(context.Background(), d)',
          '+\tdefer cancel()',
          '+\treturn b(c)',
          ' }',
        ],
      ],
      [
        'a comment',
        'src/a.go',
        [' func a(ctx context.Context) error {', '+\treturn b(ctx) // not context.Background()', ' }'],
      ],
      [
        'a test',
        'src/a_test.go',
        [
          ' func TestA(t *testing.T) {',
          ' \tctx := context.Background()',
          '+\tb(context.Background())',
          ' \trequire.NoError(t, c(ctx))',
          ' }',
        ],
      ],
    ],
    (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
  ),
});
