import { guardRemoved } from '../../../../src/engine/planes/security/guard-removed.js';
import { cases, diff, edit, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const GUARD = '  if (!user.isAdmin) throw new Forbidden();';
/** A function that loses its check, with `now` in its place, and another file that changes. */
const move = (now: string, path: string, ...other: readonly string[]) => ({
  'src/orders.ts': diff(
    ' export async function cancel(user: User, id: string) {',
    `-${GUARD}`,
    `+${now}`,
    '   const order = await db.order(id);',
    '   await db.cancel(order);',
    ' }',
  ),
  [path]: diff(...other),
});

describeRule(guardRemoved, {
  beside: ['tests/logic-without-test'],
  invalid: [
    ...wholeAndBare([
      {
        name: 'the check of a script that root runs it',
        files: {
          'deploy/remove.sh': diff(
            ' #!/bin/sh',
            ' set -e',
            '-if [ "$(id -u)" -ne 0 ]; then',
            '-  echo "root only" >&2',
            '-  exit 1',
            '-fi',
            ' remove_orders "$1"',
          ),
        },
        findings: ['2 info, asked'],
      },
    ]),
    ...cases(
      [
        [
          'src/a.c',
          [
            ' static long ctl(struct file *f, long arg)',
            ' {',
            '-    if (!capable(CAP_SYS_ADMIN))',
            '-        return -EPERM;',
            '     return run(arg);',
            ' }',
          ],
          1,
        ],
        [
          'src/a.php',
          [
            ' <?php',
            ' function shop_remove() {',
            "-    if (!current_user_can('manage_options')) {",
            "-        wp_die('no');",
            '-    }',
            '     run($id);',
            ' }',
          ],
          2,
        ],
        [
          'shop/routes.go',
          [
            ' package shop',
            ' func routes(r *gin.Engine) {',
            ' \tadmin := r.Group("/admin")',
            '-\tadmin.Use(AuthRequired())',
            ' \tadmin.DELETE("/a", remove)',
            ' }',
          ],
          3,
        ],
      ],
      (path, marked, line) => ({
        name: `a guard of ${path} by the words of its framework`,
        files: { [path]: diff(...marked) },
        findings: [`${line} warn`],
      }),
    ),
    {
      name: 'a check that stands in a new function of another file, which is not called',
      files: move('', 'src/who.ts', '+export function mustBe(user: User) {', `+${GUARD}`, '+}'),
      findings: ['src/orders.ts:1 warn'],
    },
    {
      name: 'a check that a caller in another file has now: others may call, too',
      files: move(
        '',
        'src/routes.ts',
        ' export async function route(user: User, id: string) {',
        `+${GUARD}`,
        '   await cancel(user, id);',
        ' }',
      ),
      findings: ['src/orders.ts:1 info, asked'],
    },
    {
      name: 'a function that is called instead and asks something else',
      files: move(
        '  mustBe(user);',
        'src/who.ts',
        '+export function mustBe(user: User) {',
        '+  if (!user.name) throw new Forbidden();',
        '+}',
      ),
      findings: ['src/orders.ts:1 warn'],
      titles: ['A guard is gone in cancel: ! user . isAdmin'],
    },
    {
      name: 'a guard in whose place new lines refuse: they may refuse fewer people',
      files: {
        'src/Orders.cs': diff(
          ' public class Orders {',
          '   public async Task<Order> GetAll(Guid id) {',
          '-    await ValidateOrderAccessAsync(id);',
          '+    if (!await _context.ManageOrders(id) && !await _context.ManageCarts(id))',
          '+    {',
          '+      throw new UnauthorizedAccessException();',
          '+    }',
          '     return await _orders.GetAll(id);',
          '   }',
          ' }',
        ),
      },
      findings: ['2 info, asked'],
    },
    {
      name: 'a guard in whose place new lines refuse for another reason',
      files: {
        'src/Orders.cs': diff(
          ' public class Orders {',
          '   public async Task<Order> GetAll(Guid id) {',
          '-    await ValidateOrderAccessAsync(id);',
          '+    if (id == Guid.Empty)',
          '+    {',
          '+      throw new NotFoundException();',
          '+    }',
          '     return await _orders.GetAll(id);',
          '   }',
          ' }',
        ),
      },
      findings: ['2 warn'],
    },
    {
      name: 'a guard whose own function goes, while a new condition asks what it asked',
      files: {
        'src/index.rs': diff(
          ' impl Index {',
          '-    fn check_auth_allowed(&self) -> Result<()> {',
          '-        if self.needs_key && !self.options.auth_by_key {',
          '-            bail!("not allowed");',
          '-        }',
          '-        Ok(())',
          '-    }',
          '     fn load(&mut self) -> Result<Page> {',
          '+        if !self.options.auth_by_key {',
          '+            self.needs_key = false;',
          '+        }',
          '         let start = self.first;',
          '         let page = self.page(start);',
          '-        self.check_auth_allowed()?;',
          '         self.fetch(page)',
          '     }',
          ' }',
        ),
      },
      findings: ['7 info, asked'],
    },
    {
      name: 'a guard whose own function goes, and nothing asks what it asked',
      files: {
        'src/index.rs': diff(
          ' impl Index {',
          '-    fn check_auth_allowed(&self) -> Result<()> {',
          '-        if self.needs_key && !self.options.auth_by_key {',
          '-            bail!("not allowed");',
          '-        }',
          '-        Ok(())',
          '-    }',
          '     fn load(&mut self) -> Result<Page> {',
          '         let page = self.page(self.first);',
          '-        self.check_auth_allowed()?;',
          '         self.fetch(page)',
          '     }',
          ' }',
        ),
      },
      findings: ['3 warn'],
    },
    ...cases(
      [
        ['opens the same with a key: what it refuses, a person sees', 'decryptToken', '1 info, asked'],
        ['refuses nothing', 'decodeToken', '1 warn'],
        ['opens something else', 'decryptCookie', '1 warn'],
      ],
      (name, now, finding) => ({
        name: `a call in the place of the guard that ${name}`,
        files: {
          'src/shop.ts': diff(
            ' function join(text: string, key: Key) {',
            '-  const user = signed.verifyToken(text, key)',
            `+  const user = signed.${now}(text, key)`,
            '   return carts.open(user)',
            ' }',
          ),
        },
        findings: [finding],
      }),
    ),
    ...wholeAndBare(
      cases(
        [
          ['middleware', 1, 'src/a.ts', [' const app = express()', '-app.use(requireLogin)', " app.get('/a', list)"]],
          ['helmet', 1, 'src/a.js', [' const app = express()', '-app.use(helmet())', " app.get('/a', list)"]],
          [
            'an argument of a route',
            1,
            'src/a.ts',
            [' const app = express()', "-app.post('/a', requireRole('admin'), refund)", "+app.post('/a', refund)"],
          ],
          [
            'Python: a decorator',
            1,
            'a.py',
            [' import a', '-@login_required', ' def refund(request):', '     return a.b(request)'],
          ],
          [
            'Java: an annotation',
            1,
            'src/A.java',
            [' class A {', '-  @PreAuthorize("hasRole(\'ADMIN\')")', '   void a() {}', ' }'],
          ],
          [
            'C#: an attribute',
            1,
            'src/A.cs',
            [' class A {', '-  [Authorize(Roles = "Admin")]', '   public void Go() {}', ' }'],
          ],
          [
            'Ruby: a hook',
            1,
            'app/a.rb',
            [' class A', '-  before_action :authenticate_user!', '   def a', '     b', '   end', ' end'],
          ],
          [
            'Kotlin: a call',
            1,
            'src/A.kt',
            [' fun refund(user: User) {', '-  requireAdmin(user)', '   pay(user)', ' }'],
          ],
          [
            'Go: a call',
            3,
            'a.go',
            [' package a', ' ', ' func Refund(u User) {', '-\tMustBeFast(requireAdmin(u))', ' \tpay(u)', ' }'],
          ],
          [
            'PHP: a call',
            4,
            'src/A.php',
            [
              ' <?php',
              ' class A {',
              '   public function go($id) {',
              '     $a = find($id);',
              "-    $this->denyAccessUnlessGranted('EDIT', $a);",
              '     return $a;',
              '   }',
              ' }',
            ],
          ],
          [
            'Scala: a call',
            2,
            'src/A.scala',
            [
              ' object A {',
              '   def refund(user: User): Unit = {',
              '-    requireAdmin(user)',
              '     pay(user)',
              '   }',
              ' }',
            ],
          ],
          [
            'Rust: a call',
            1,
            'src/a.rs',
            [' fn refund(user: &User) {', '-    require_admin(user);', '     pay(user);', ' }'],
          ],
          [
            'Swift: a call',
            1,
            'Sources/A.swift',
            [' func refund(user: User) throws {', '-  try requireAdmin(user)', '   pay(user)', ' }'],
          ],
          [
            'JavaScript: a call',
            1,
            'src/a.js',
            [' async function cancel(user, id) {', '-  await ensureAuthorized(user)', '   return db.cancel(id)', ' }'],
          ],
        ],
        (name, line, path, marked) => ({ name, files: { [path]: diff(...marked) }, findings: [`${line} warn`] }),
      ),
    ),
    ...cases(
      [
        [
          'an owner',
          'src/a.ts',
          [
            ' async function cancel(user: User, id: string) {',
            '   const order = await db.order(id)',
            "-  if (order.owner !== user.id) throw new Error('no')",
            '   await db.cancel(order)',
            ' }',
          ],
        ],
        [
          'an owner, only logged',
          'src/a.ts',
          [
            ' async function cancel(user: User, id: string) {',
            '   const order = await db.order(id)',
            "-  if (order.owner !== user.id) throw new Error('no')",
            "+  if (order.owner !== user.id) note('no')",
            '   await db.cancel(order)',
            ' }',
          ],
        ],
        [
          'Ruby: a raise',
          'app/a.rb',
          [' def destroy', '-  raise Forbidden unless allowed?(current_user)', '   Order.find(1).destroy', ' end'],
        ],
        [
          'Go: a return',
          'a.go',
          [
            ' func Refund(u User) error {',
            '-\tif !u.IsAdmin {',
            '-\t\treturn ErrForbidden',
            '-\t}',
            ' \treturn pay(u)',
            ' }',
          ],
        ],
        [
          'Python: a raise',
          'a.py',
          [' def refund(user):', '-    if not user.is_staff:', '-        raise PermissionDenied', '     pay(user)'],
        ],
        [
          'Java: a throw',
          'src/A.java',
          [
            ' class A { void refund(User user) {',
            '-    if (!user.isStaff()) {',
            '-      throw new IllegalStateException();',
            '-    }',
            '     pay(user);',
            '   }',
            ' }',
          ],
        ],
      ],
      (name, path, marked) => ({ name, files: { [path]: diff(...marked) }, findings: ['1 warn'] }),
    ),
  ],
  valid: [
    ...wholeAndBare([
      {
        name: 'the check of a script that is written in another way, and one that left nowhere',
        files: {
          'deploy/remove.sh': diff(
            ' #!/bin/sh',
            '-if [ "$(id -u)" -ne 0 ]; then',
            '+if [ "$EUID" -ne 0 ]; then',
            '   exit 1',
            ' fi',
            ' remove_orders "$1"',
          ),
          'deploy/show.sh': diff(
            ' #!/bin/sh',
            '-if [ "$(id -u)" -eq 0 ]; then',
            '-  echo "as root"',
            '-fi',
            ' show_orders "$1"',
          ),
        },
      },
    ]),
    {
      name: 'a check that a function of another file makes, which is called in its place',
      files: move('  mustBe(user);', 'src/who.ts', '+export function mustBe(user: User) {', `+${GUARD}`, '+}'),
    },
    ...cases(
      [
        [
          'one that does more, in place',
          'a.ts',
          [
            ' async function save(user: User, list: Item[]) {',
            '-  await validateAccess(user, list)',
            '+  list = await validateAccessAndLeaveOutOwnItemsOfOthers(user, list)',
            '   await db.save(list)',
            ' }',
          ],
        ],
        ['another in place', 'a.py', [' import a', '-@login_required', '+@permission_required("a")', ' def f(): pass']],
        [
          'gone with its function',
          'src/a.ts',
          [
            '-function cancel(user: User) {',
            '-  requireAdmin(user)',
            '-  db.cancel(user)',
            '-}',
            ' export const a = 1',
          ],
        ],
        [
          'gone with its route',
          'src/a.ts',
          [' const app = express()', "-app.post('/a', requireRole('admin'), refund)", ' app.listen(1)'],
        ],
        [
          'renamed everywhere',
          'src/a.ts',
          [
            ' function cancel(user: User) {',
            '-  requireAdmin(user)',
            '+  ensureAdmin(user)',
            '   db.cancel(user)',
            ' }',
          ],
        ],
        [
          'one level up',
          'src/a.ts',
          [
            ' const app = express()',
            '+app.use(requireLogin)',
            "-app.get('/a', requireLogin, list)",
            "+app.get('/a', list)",
          ],
        ],
        [
          'into the condition',
          'src/a.ts',
          [
            ' function cancel(user: User) {',
            '-  requireAdmin(user)',
            '+  if (!isAdmin(user)) throw requireAdmin(user)',
            '   db.cancel(user)',
            ' }',
          ],
        ],
        ['an import', 'src/a.ts', [" import { b } from './b.js'", "-import { requireAdmin } from './c.js'", ' b()']],
        ['a test', 'a.test.ts', [" it('a', () => {", '-  requireAdmin(user)', '   b()', ' })']],
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
