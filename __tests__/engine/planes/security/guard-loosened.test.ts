import { guardLoosened } from '../../../../src/engine/planes/security/guard-loosened.js';
import { cases, diff, edit, lines } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const swap = (path: string, text: string, from: string, to: string) => edit(path, text, text.replace(from, to));

const TS_MAY = lines(
  'export function mayRefund(user: User, amount: number): boolean {',
  '  return isAdmin(user) && amount < 1000',
  '}',
);
const TS_SESSION = lines(
  'export function requireLogin(req, res, next) {',
  '  if (!req.session.user) {',
  '    return res.status(401).end()',
  '  }',
  '  next()',
  '}',
  'export const requireRole = (role) => (req, res, next) => {',
  '  if (!req.session.user.roles.includes(role)) return res.status(403).end()',
  '  next()',
  '}',
);
const PY = lines(
  'def can_refund(user, amount):',
  '    if not user.is_staff or user.suspended:',
  '        return False',
  '    return amount < 1000',
);
const GO = lines(
  'package guard',
  '',
  'func Allowed(u User) bool {',
  '\tfor _, r := range u.Roles {',
  '\t\tif r == "admin" {',
  '\t\t\treturn true',
  '\t\t}',
  '\t}',
  '\treturn false',
  '}',
  '',
  'func RequireAdmin(u User) error {',
  '\tif !u.Admin {',
  '\t\treturn ErrForbidden',
  '\t}',
  '\treturn nil',
  '}',
);
const JAVA = lines(
  'class Guard {',
  '  boolean isAllowed(User user) {',
  '    return user.hasRole("ADMIN") && !user.isLocked();',
  '  }',
  '  void checkAccess(User user) {',
  '    if (!user.isStaff()) {',
  '      throw new AccessDeniedException("no");',
  '    }',
  '  }',
  '}',
);
const KOTLIN = lines(
  'class Guard {',
  '  fun isAllowed(user: User): Boolean = user.hasRole("ADMIN") && user.active',
  '}',
);
const RUBY = lines(
  'class OrdersController',
  '  def allowed?(user)',
  '    user.admin?',
  '  end',
  '',
  '  def require_admin',
  '    raise Forbidden unless current_user.admin? && current_user.active',
  '  end',
  'end',
);
const PHP = lines(
  '<?php',
  'class OrderPolicy',
  '{',
  '    public function update(User $user, Order $order): bool',
  '    {',
  '        return $user->id === $order->user_id;',
  '    }',
  '}',
);
const CS = lines(
  'class Guard {',
  '  public bool IsAllowed(User user) => user.IsInRole("Admin");',
  '  public bool HasAccess(User user)',
  '  {',
  '    return user.IsInRole("Admin");',
  '  }',
  '}',
);
const RUST = lines('pub fn allowed(user: &User) -> bool {', '    user.admin && !user.locked', '}');
const SWIFT = lines(
  'func requireAdmin(_ user: User) throws {',
  '  guard user.isAdmin else { throw AuthError.forbidden }',
  '}',
  'func isAuthorized(_ user: User) -> Bool {',
  '  return user.isAdmin',
  '}',
);
const SCALA = lines('object Guard {', '  def isAllowed(user: User): Boolean = user.role == "admin"', '}');
const BANNED = lines('export function isBanned(user: User): boolean {', '  return user.banned || user.expired', '}');
const OWNER = lines(
  'export async function cancel(user: User, id: string) {',
  '  const order = await db.order(id)',
  "  if (order.owner !== user.id) throw new Error('not yours')",
  '  await db.cancel(order)',
  '}',
);

/** It answers with an error beside yes and no. */
const GO_CHECK = `func (d *driver) CheckPasswd(user, pass string) (ok bool, err error) {
	if d.proxy != nil {
		_, _, err = d.proxy.call(user, pass)
		if err != nil {
			return false, nil
		}
		d.users[user] = pass
	} else {
		ok := compare(user, pass)
		if !ok {
			return false, nil
		}
	}
	return true, nil
}
`;

describeRule(guardLoosened, {
  beside: ['tests/logic-without-test', 'robustness/debug-leftover', 'contract/signature-break'],
  invalid: [
    {
      name: 'a login in the place of a role',
      files: {
        'shop/permissions.py': diff(
          ' class IsAdmin(BasePermission):',
          '     def has_permission(self, request, view):',
          '-        return request.user.is_staff',
          '+        return request.user.is_authenticated',
        ),
      },
      findings: ['2 info, asked'],
    },
    {
      name: 'a policy of Ruby that only asks whether there is somebody',
      files: {
        'app/policies/order_policy.rb': diff(
          ' class OrderPolicy < ApplicationPolicy',
          '   def destroy?',
          '-    user.admin? && record.open?',
          '+    user.present?',
          '   end',
          ' end',
        ),
      },
      findings: ['2 info, asked'],
    },
    ...cases(
      [
        [1, 'always yes', 'src/a.ts', TS_MAY, 'return isAdmin(user) && amount < 1000', 'return true'],
        [1, 'an early yes', 'src/a.ts', TS_MAY, '  return isAdmin', '  return true\n  return isAdmin'],
        [1, 'an asynchronous yes', 'src/a.ts', TS_MAY, 'isAdmin(user) && amount < 1000', 'Promise.resolve(true)'],
        ['1 info, asked', 'a part dropped', 'src/a.ts', TS_MAY, 'isAdmin(user) && amount < 1000', 'amount < 1000'],
        ['1 info, asked', 'one of them is enough', 'src/a.ts', TS_MAY, '&&', '||'],
        ['2 info, asked', 'Kotlin: one of them is enough', 'A.kt', KOTLIN, '&&', '||'],
        ['1 info, asked', 'kept out only if both hold', 'src/a.ts', BANNED, '||', '&&'],
        [
          1,
          'Ruby: a name that asks, always',
          'a.rb',
          lines('def authorized_to_refund?(user, order)', '  user.staff? && order.owner == user.id', 'end'),
          'user.staff? && order.owner == user.id',
          'true',
        ],
        [1, 'another way in', 'src/a.ts', TS_MAY, 'amount < 1000', "amount < 1000 || user.id === 'mallory'"],
        [1, 'another way in, in brackets', 'src/a.ts', TS_MAY, 'isAdmin(user)', '(isAdmin(user) || DEBUG)'],
        [
          1,
          'a header',
          'src/a.ts',
          TS_SESSION,
          '  if (!req.session.user) {',
          "  if (req.headers['x-a'] === 'b') return next()\n  if (!req.session.user) {",
        ],
        [
          '1 info, asked',
          'one more condition',
          'src/a.ts',
          TS_SESSION,
          '!req.session.user)',
          '!req.session.user && !req.query.preview)',
        ],
        [
          1,
          'Python: always',
          'a.py',
          PY,
          '    if not user.is_staff or user.suspended:\n        return False\n    return amount < 1000',
          '    return True',
        ],
        [1, 'Python: first', 'a.py', PY, '    if not', '    return True\n    if not'],
        ['1 info, asked', 'Python: one case less', 'a.py', PY, ' or user.suspended', ''],
        [3, 'Go: loop', 'a.go', GO, 'r == "admin"', 'r == "admin" || u.Name == "mallory"'],
        [3, 'Go: last answer', 'a.go', GO, '\treturn false', '\treturn true'],
        [12, 'Go: no error', 'a.go', GO, '\tif !u.Admin {\n\t\treturn ErrForbidden\n\t}\n', ''],
        [2, 'Java: always', 'A.java', JAVA, 'user.hasRole("ADMIN") && !user.isLocked()', 'true'],
        ['2 info, asked', 'Java: less', 'A.java', JAVA, ' && !user.isLocked()', ''],
        [
          5,
          'Java: throws no more',
          'A.java',
          JAVA,
          '    if (!user.isStaff()) {\n      throw new AccessDeniedException("no");\n    }\n',
          '',
        ],
        [2, 'Kotlin: always', 'A.kt', KOTLIN, 'user.hasRole("ADMIN") && user.active', 'true'],
        ['2 info, asked', 'Kotlin: less', 'A.kt', KOTLIN, ' && user.active', ''],
        [2, 'Ruby: always', 'a.rb', RUBY, '    user.admin?', '    true'],
        ['6 info, asked', 'Ruby: asks less', 'a.rb', RUBY, ' && current_user.active', ''],
        [
          6,
          'Ruby: raises no more',
          'a.rb',
          RUBY,
          '    raise Forbidden unless current_user.admin? && current_user.active\n',
          '',
        ],
        [4, 'PHP: a policy', 'src/OrderPolicy.php', PHP, '$user->id === $order->user_id', 'true'],
        [
          4,
          'PHP: another way in',
          'src/OrderPolicy.php',
          PHP,
          '$order->user_id',
          "$order->user_id || $user->name === 'm'",
        ],
        [2, 'C#: arrow', 'A.cs', CS, '=> user.IsInRole("Admin")', '=> true'],
        [3, 'C#: body', 'A.cs', CS, '    return user.IsInRole("Admin")', '    return true'],
        [1, 'Rust: always', 'src/a.rs', RUST, 'user.admin && !user.locked', 'true'],
        ['1 info, asked', 'Rust: less', 'src/a.rs', RUST, ' && !user.locked', ''],
        [
          1,
          'Swift: guard gone',
          'Sources/A.swift',
          SWIFT,
          '  guard user.isAdmin else { throw AuthError.forbidden }\n',
          '',
        ],
        [4, 'Swift: always', 'Sources/A.swift', SWIFT, '  return user.isAdmin', '  return true'],
        [2, 'Scala: always', 'A.scala', SCALA, 'user.role == "admin"', 'true'],
        [
          '1 info, asked',
          'a role no longer asked for',
          'src/a.ts',
          lines('function isAdmin(user: User) {', "  return user.roles.includes('admin')", '}'),
          "user.roles.includes('admin')",
          'user.roles.length > 0',
        ],
        ['2 info, asked', 'Java: anybody', 'A.java', JAVA, 'user.hasRole("ADMIN") && !user.isLocked()', 'user != null'],
        ['1 info, asked', 'Python: the last answer', 'a.py', PY, 'return amount < 1000', 'return True'],
        ['3 info, asked', 'Go: any role', 'a.go', GO, 'r == "admin"', 'r != ""'],
        [1, 'an owner: never', 'src/a.ts', OWNER, 'order.owner !== user.id', 'false'],
        ['1 info, asked', 'who is kept out', 'src/a.ts', BANNED, 'user.banned || user.expired', 'user.banned'],
        [1, 'nobody kept out', 'src/a.ts', BANNED, 'user.banned || user.expired', 'false'],
        ['1 info, asked', 'an owner, in any function', 'src/a.ts', OWNER, 'user.id)', 'user.id && !force)'],
        [
          '1 info, asked',
          'a part compared',
          'src/a.ts',
          lines('function verifyToken(a: string, b: string) {', '  return a === b', '}'),
          'a === b',
          'a.startsWith(b)',
        ],
      ],
      (line, name, path, text, from, to) => ({
        name,
        files: swap(path, text, from, to),
        findings: [typeof line === 'number' ? `${line} warn` : line],
      }),
    ),
  ],
  valid: [
    {
      name: 'a role in the place of a login',
      files: {
        'shop/permissions.py': diff(
          ' class IsAdmin(BasePermission):',
          '     def has_permission(self, request, view):',
          '-        return request.user.is_authenticated',
          '+        return request.user.is_staff',
        ),
      },
    },
    {
      name: 'a policy of Ruby that asks for one thing more',
      files: {
        'app/policies/order_policy.rb': diff(
          ' class OrderPolicy < ApplicationPolicy',
          '   def destroy?',
          '-    user.admin? && record.open?',
          '+    user.present? && user.admin? && record.open?',
          '   end',
          ' end',
        ),
      },
    },
    ...cases(
      [
        ['another argument', 'src/a.go', GO_CHECK, 'call(user, pass)', 'call(user, pass, from)'],
        ['one of them was enough', 'src/a.ts', BANNED.replace('isBanned', 'isStaff'), '||', '&&'],
        ['one condition more', 'src/a.ts', TS_MAY, 'amount < 1000', 'amount < 1000 && amount > 0'],
        [
          'other words for the same',
          'src/a.ts',
          TS_MAY,
          'isAdmin(user) && amount < 1000',
          'amount < 1000 && isAdmin(user)',
        ],
        [
          'a helper',
          'src/a.ts',
          TS_SESSION,
          '  if (!req.session.user) {\n    return res.status(401).end()\n  }',
          '  refuseStrangers(req, res)',
        ],
        ['one refusal more', 'a.py', PY, ' or user.suspended', ' or user.suspended or user.left'],
        ['always no', 'A.java', JAVA, 'user.hasRole("ADMIN") && !user.isLocked()', 'false'],
        ['kept out for more', 'src/a.ts', BANNED, 'user.expired', 'user.expired || user.left'],
        ['a renamed parameter', 'src/a.ts', TS_MAY, TS_MAY, TS_MAY.replaceAll('user', 'who')],
      ],
      (name, path, text, from, to) => ({ name, files: swap(path, text, from, to) }),
    ),
    {
      name: 'a name that says nothing of access',
      files: {
        'src/a.ts': diff(
          ' export function canScroll(view: View) {',
          '-  return view.height > 10',
          '+  return true',
          ' }',
        ),
      },
    },
  ],
});
