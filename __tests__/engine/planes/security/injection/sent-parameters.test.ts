import { injection } from '../../../../../src/engine/planes/security/injection.js';
import { cases, lines } from '../../cases.js';
import { describeRule } from '../../rule-tester.js';

/** A file that the change adds. */
const whole = (path: string, ...texts: readonly string[]) => ({ [path]: { old: null, new: lines(...texts) } });

/** A class of C# with one method. */
const inClass = (head: string, method: string, statement: string) => [
  head,
  '{',
  `  ${method}`,
  '  {',
  `    ${statement}`,
  '  }',
  '}',
];

describeRule(injection, {
  invalid: cases(
    [
      // A framework gives the parameters of its handlers what somebody sends.
      ['src/A.cs', inClass('class Cart : Controller', 'public void F(string q)', 'new SqlCommand(q);'), '5 info'],
      ['src/A.cs', inClass('class Cart : Controller', 'public void F(Q q)', 'new SqlCommand(q.ToString());'), '5 info'],
      ['src/A.cs', inClass('class CartController', 'public void F(string q)', 'new SqlCommand(q);'), '5 info'],
      ['src/A.cs', inClass('class Cart', 'public void F()', 'orders.FromSql(Request["q"]);'), '5 info'],
      [
        'src/A.cs',
        inClass('class Cart : ControllerBase', 'public void F(string q)', 'db.ExecuteQuery<Order>(q);'),
        '5 info',
      ],
      ['src/A.cs', inClass('class Cart : Controller', 'public void F(string q)', 'Process.Start(q);'), '5 info'],
      ['src/a.py', ['@app.get("/run")', 'def run(name: str):', '    cursor.execute(name)'], '3 info'],
      [
        'src/A.java',
        ['class A {', '  @GetMapping("/a")', '  void a(String q) {', '    conn.prepareStatement(q);', '  }', '}'],
        '4 info',
      ],
      // Objects out of data.
      ['src/a.py', ['torch.load("model.pth", weights_only=False)'], '1 info'],
      ['src/a.rb', ['JSON.load(params[:order])'], '1 info'],
      // Types of a call, and a query that has no table yet.
      [
        'src/B.cs',
        inClass('class Store', 'void F(string n)', 'conn.Query<Order>("SELECT * FROM a WHERE n = " + n);'),
        '5 info',
      ],
      ['src/B.java', ['class B {', '  void b(String n) {', '    jdbc.execute("SELECT " + n);', '  }', '}'], '3 info'],
      // What is escaped for a query is not for a page, and what a method returns goes on.
      ['src/a.php', ['<?php', 'echo mysqli_real_escape_string($db, $_GET["a"]);'], '2 info'],
      ['src/a.php', ['<?php', '$a = explode(" ", $_GET["a"]);', 'echo implode("-", $a);'], '3 info'],
      [
        'src/a.php',
        ['<?php', 'class A {', '  static function raw() {', '    return $_GET["a"];', '  }', '}', 'echo A::raw();'],
        '7 info',
      ],
      ['src/a.php', ['<?php', '$data = [];', '$data["a"] = $_GET["a"];', 'echo $data["a"];'], '4 info'],
    ],
    (path, texts, found) => ({ name: `${path} ${texts.join(' ')}`, files: whole(path, ...texts), findings: [found] }),
  ),
  valid: cases(
    [
      ['src/A.cs', inClass('class Store', 'public void F(string q)', 'new SqlCommand(q);')],
      ['src/A.cs', inClass('class Cart : Controller', 'private void F(string q)', 'new SqlCommand(q);')],
      ['src/A.cs', inClass('class Cart : Controller', 'public void F(int q)', 'new SqlCommand("SELECT 1", q);')],
      ['src/A.cs', inClass('class Cart : Controller', 'public void F(string q)', 'new SqlDataSource(q, "SELECT 1");')],
      ['src/a.py', ['@app.get("/<int:n>")', 'def run(n):', '    return subprocess.run(n)']],
      ['src/a.php', ['<?php', 'function n(): int {', '  return $_GET["n"];', '}', 'echo n();']],
      ['src/a.py', ['torch.load("model.pth", weights_only=True)']],
      ['src/a.rb', ['JSON.load(File.read("order.json"))']],
      ['src/a.php', ['<?php', '$data = [];', '$data["a"] = (int) $_GET["a"];', 'echo $data["a"];']],
      [
        'src/a.php',
        ['<?php', '$db->query("SELECT * FROM a WHERE n = \'" . mysqli_real_escape_string($db, $_GET["a"]) . "\'");'],
      ],
    ],
    (path, texts) => ({ name: `${path} ${texts.join(' ')}`, files: whole(path, ...texts) }),
  ),
});
