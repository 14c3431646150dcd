import { accessWeakened } from '../../../../src/engine/planes/security/access-weakened.js';
import { addedTo } from '../../run-planes.js';
import { cases, diff, edit, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(accessWeakened, {
  invalid: [
    {
      name: 'a test, as information',
      files: { 'test_a.py': diff(' import a', '-@login_required', ' def f(): pass') },
      findings: ['1 info'],
    },
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
    // A guard that goes.
    ...wholeAndBare(
      cases(
        [
          ['src/a.py', [' import a', '-@login_required', ' def refund(request):', '     pass']],
          ['src/A.java', [' class A {', '-  @PreAuthorize("hasRole(ADMIN)")', '   void a() {}', ' }']],
          ['app/a.rb', [' class A', '-  before_action :authenticate_user!', '   def a; end', ' end']],
          ['src/a.ts', [' async function f() {', '-  requireAdmin(user);', '   g();', ' }']],
        ],
        (path, marked) => ({ files: { [path]: diff(...marked) }, findings: ['1 warn'] }),
      ),
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
