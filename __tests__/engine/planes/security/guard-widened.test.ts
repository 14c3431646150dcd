import { guardWidened } from '../../../../src/engine/planes/security/guard-widened.js';
import { cases, diff, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(guardWidened, {
  beside: ['security/access-weakened'],
  invalid: [
    ...wholeAndBare(
      cases(
        [
          [
            'all of them',
            "-Route::delete('/orders/{id}', [OrderController::class, 'destroy'])->middleware('can:admin');",
            "+Route::delete('/orders/{id}', [OrderController::class, 'destroy']);",
            'A route no longer names can:admin',
          ],
          [
            'one of them',
            "-Route::middleware(['auth', 'admin'])->group(function () {",
            "+Route::middleware(['auth'])->group(function () {",
            'A route no longer names admin',
          ],
        ],
        (name, before, after, title) => ({
          name: `a route of Laravel without ${name}`,
          files: { 'routes/web.php': diff(' <?php', before, after) },
          findings: ['2 info, asked'],
          titles: [title],
        }),
      ),
    ),
    ...wholeAndBare(
      cases(
        [
          ['everything', '-    can :read, Order', '+    can :manage, :all'],
          ['every action', '-    can [:read, :index], Order', '+    can :manage, Order'],
          ['every object', '-    can :destroy, Order', '+    can :destroy, :all'],
        ],
        (name, before, after) => ({
          name: `an ability of ${name}`,
          files: {
            'app/models/ability.rb': diff(' class Ability', '   def initialize(user)', before, after, '   end', ' end'),
          },
          findings: ['3 info, asked'],
        }),
      ),
    ),
    {
      name: 'another guard in its place: both are named',
      files: { 'src/a.ts': diff("-app.get('/a', requireRole('admin'), f)", "+app.get('/a', requireLogin, f)") },
      findings: ['1 info, asked'],
      titles: ['requireRole stood here, and requireLogin asks only for a login'],
    },
    ...cases(
      [
        [
          'another role',
          'src/a.ts',
          1,
          ["-app.post('/a', requireRole('admin'), f)", "+app.post('/a', requireRole('user'), f)"],
        ],
        [
          'a login alone',
          'src/a.ts',
          1,
          ["-app.post('/a', requireRole('admin'), f)", "+app.post('/a', requireLogin, f)"],
        ],
        [
          'one more role',
          'src/a.ts',
          1,
          ["-app.post('/a', requireRole('admin'), f)", "+app.post('/a', requireRole('admin', 'user'), f)"],
        ],
        [
          'Python: a permission',
          'a.py',
          1,
          ["-@permission_required('shop.refund')", "+@permission_required('shop.view')", ' def f(): pass'],
        ],
        [
          'Java: more roles',
          'src/A.java',
          2,
          [
            ' class A {',
            `-  @PreAuthorize("hasRole('ADMIN')")`,
            `+  @PreAuthorize("hasAnyRole('ADMIN', 'USER')")`,
            '   void a() {}',
            ' }',
          ],
        ],
        [
          'Kotlin: everybody',
          'src/A.kt',
          2,
          [
            ' class A {',
            `-  @PreAuthorize("hasRole('ADMIN')")`,
            '+  @PreAuthorize("permitAll()")',
            '   fun a() {}',
            ' }',
          ],
        ],
        ['C#: no role', 'A.cs', 1, ['-[Authorize(Roles = "Admin")]', '+[Authorize]', ' class A {}']],
        [
          'Ruby: not everywhere',
          'app/a.rb',
          2,
          [
            ' class A',
            '-  before_action :authenticate_user!',
            '+  before_action :authenticate_user!, except: [:destroy]',
            '   def a; end',
            ' end',
          ],
        ],
        [
          'Python: whose it is',
          'a.py',
          2,
          [
            ' def f(request, pk):',
            '-    return Order.objects.get(pk=pk, owner=request.user)',
            '+    return Order.objects.get(pk=pk)',
          ],
        ],
        [
          'JavaScript: whose it is',
          'src/a.js',
          2,
          [
            ' async function f(req) {',
            '-  return db.findOne({ id: req.params.id, userId: req.user.id })',
            '+  return db.findOne({ id: req.params.id })',
            ' }',
          ],
        ],
        [
          'Ruby: whose it is',
          'app/a.rb',
          2,
          [' def f', '-  Order.where(id: id, user: current_user).first', '+  Order.where(id: id).first', ' end'],
        ],
      ],
      (name, path, line, marked) => ({ name, files: { [path]: diff(...marked) }, findings: [`${line} info, asked`] }),
    ),
  ],
  valid: [
    {
      name: 'a route of Laravel with another guard, and one that is slowed down no more',
      files: {
        'routes/web.php': diff(
          ' <?php',
          "-Route::delete('/orders/{id}', 'OrderController@destroy')->middleware('can:admin');",
          "+Route::delete('/orders/{id}', 'OrderController@destroy')->middleware('can:delete,order');",
          "-Route::get('/orders', 'OrderController@index')->middleware(['auth', 'throttle:60']);",
          "+Route::get('/orders', 'OrderController@index')->middleware(['auth']);",
        ),
      },
    },
    ...wholeAndBare(
      cases(
        [
          ['less', '-    can :manage, :all', '+    can :manage, Order'],
          ['another object', '-    can :read, Order', '+    can :read, Invoice'],
          ['a new line alone', '+    can :manage, :all if user.admin?', '     can :read, Order'],
        ],
        (name, before, after) => ({
          name: `an ability of ${name}`,
          files: {
            'app/models/ability.rb': diff(' class Ability', '   def initialize(user)', before, after, '   end', ' end'),
          },
        }),
      ),
    ),
    ...cases(
      [
        [
          'a stronger role',
          'src/a.ts',
          ["-app.post('/a', requireRole('staff'), f)", "+app.post('/a', requireRole('admin'), f)"],
        ],
        [
          'a role nobody knows here',
          'src/a.ts',
          ["-app.post('/a', requireRole('baker'), f)", "+app.post('/a', requireRole('miller'), f)"],
        ],
        [
          'another route',
          'src/a.ts',
          ["-app.post('/a', requireRole('admin'), f)", "+app.post('/b', requireRole('admin'), f)"],
        ],
        [
          'Ruby: everywhere',
          'app/a.rb',
          [
            ' class A',
            '-  before_action :authenticate_user!, only: [:a]',
            '+  before_action :authenticate_user!',
            '   def a; end',
            ' end',
          ],
        ],
        [
          'another query',
          'a.py',
          [
            ' def f(request, pk):',
            '-    return Order.objects.get(pk=pk, owner=request.user)',
            '+    return orders.find(request.user, pk)',
          ],
        ],
      ],
      (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
    ),
  ],
});
