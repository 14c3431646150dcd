import { accessWeakened } from '../../../../src/engine/planes/security/access-weakened.js';
import { addedTo } from '../../run-planes.js';
import { cases, diff, edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(accessWeakened, {
  invalid: [
    ...cases(
      [
        ['src/a.ts', "res.setHeader('Access-Control-Allow-Origin', '*');"],
        ['src/a.py', '    allow_origins=["*"],'],
        ['src/a.py', '@csrf_exempt'],
        ['src/A.java', '  http.csrf().disable();'],
        ['src/A.java', '  .anyRequest().permitAll()'],
        ['src/A.cs', '  [AllowAnonymous]'],
        ['app/a.rb', '  skip_before_action :authenticate_user!'],
        ['src/a.ts', "res.cookie('sid', id, { httpOnly: false });"],
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 warn'] }),
    ),
  ],
  valid: [
    ...cases(
      [
        [
          'another in place',
          'src/a.py',
          [' import a', '-@login_required', '+@permission_required("a")', ' def f(): pass'],
        ],
        ['one named origin', 'src/a.py', [' f()', '+allow_origins=["https://a.example"]']],
        ['a test', 'test_a.py', [' import a', '-@login_required', ' def f(): pass']],
      ],
      (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
    ),
    {
      name: 'a deleted file',
      files: edit('src/a.py', '@login_required\ndef f(): pass\n', null),
      also: ['contract/export-removed src/a.py:1'],
    },
  ],
});
