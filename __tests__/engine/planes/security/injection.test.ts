import { expect, it } from '@jest/globals';
import { injection } from '../../../../src/engine/planes/security/injection.js';
import { readPieces } from '../../../../src/engine/planes/security/injections/text-pieces.js';
import { addedTo, runPlanesOn } from '../../run-planes.js';
import { cases, diff, edit, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const LISTING = ['def list(model, id)', 'end'];

describeRule(injection, {
  beside: ['robustness/commented-code'],
  invalid: [
    {
      name: 'an argument of a script in the text of another shell',
      files: { 'deploy/find.sh': diff(' #!/bin/sh', '+bash -c "tar xf $1"') },
      findings: ['2 info'],
    },
    ...wholeAndBare([
      {
        name: 'a shell of Scala',
        files: {
          'src/main/scala/A.scala': diff(
            ' class A {',
            '   def find(name: String): Unit = {',
            '+    Seq("sh", "-c", s"tar xf $name").!',
            '   }',
            ' }',
          ),
        },
        findings: ['3 info'],
      },
      {
        name: 'an argument of a script in a text that it runs',
        files: {
          'deploy/find.sh': diff(' #!/bin/bash', ' name="$1"', '+eval "tar xf $name"', ' done_now'),
        },
        findings: ['3 info'],
      },
      {
        name: 'a query of a list whose text is put together',
        files: {
          'app/models/find.rb': diff(
            ' def find(name)',
            '+  Order.find_by_sql(["SELECT * FROM orders WHERE name = \'#{params[:name]}\' AND kind = ?", 2])',
            ' end',
          ),
        },
        findings: ['2 warn'],
      },
    ]),
    // What objects of the program answer, and what somebody sends or names alone.
    ...cases(
      [
        ['#{Shop::Row.title} ON #{model.short} = #{Locale.now}', 'info'],
        ['#{Shop::Row.title} ON #{model.short} = #{params[:a]}', 'warn'],
        ['#{Shop::Row.title} ON #{model.short} = #{id}', 'info'],
      ],
      (parts, severity) => ({
        name: `a query of ${parts}`,
        files: edit('lib/a.rb', lines(...LISTING), lines(LISTING[0] ?? '', `  joins("LEFT JOIN ${parts}")`, 'end')),
        findings: [`2 ${severity}`],
      }),
    ),
    // Loud is what the function itself shows to come from another machine.
    ...cases(
      [
        ['src/a.ts', 'const id = request.query.id;', '3 warn'],
        ['src/a.ts', 'const id = req.params.id.trim();', '3 warn'],
        ['src/a.ts', 'const id = process.argv[2];', '3 info'],
        ['src/a.ts', 'const id = settings.find();', '3 info'],
      ],
      (path, line, finding) => ({
        name: `a query with a part by ${line}`,
        files: { [path]: addedTo('first', line, "db.query('SELECT * FROM a WHERE id = ' + id);") },
        findings: [finding],
      }),
    ),
    {
      name: 'a part that somebody sends, in place of one that nobody does',
      files: edit(
        'src/a.ts',
        "db.query('SELECT * FROM a WHERE id = ' + id);\n",
        "db.query('SELECT * FROM a WHERE id = ' + request.query.id);\n",
      ),
      findings: ['1 warn'],
    },
    {
      name: 'a text in other quotes that puts a name in from now on',
      files: edit(
        'lib/a.rb',
        "connection.execute('SELECT * FROM a WHERE id = #{id}')\n",
        'connection.execute("SELECT * FROM a WHERE id = #{id}")\n',
      ),
      findings: ['1 info'],
    },
    {
      name: 'a query that was a comment before',
      files: edit(
        'src/a.ts',
        'export function find(id: string) {\n  // return db.query("SELECT * FROM a WHERE id = " + id);\n}\n',
        'export function find(id: string) {\n  return db.query("SELECT * FROM a WHERE id = " + id);\n}\n',
      ),
      findings: ['2 info'],
    },
    {
      name: 'far to the right',
      files: { 'src/a.js': addedTo('first', `${'a();'.repeat(500)}eval(text);`) },
      findings: ['2 info'],
    },
    ...wholeAndBare(
      cases(
        [
          ['src/a.ts', `db.query(\`SELECT * FROM orders WHERE id = \${id}\`);`],
          ['src/a.ts', "db.query('SELECT * FROM orders WHERE id = ' + id);"],
          ['src/a.ts', 'eval(text);'],
          ['src/a.ts', `exec(\`tar xf \${path}\`);`],
          ['src/a.js', 'new Function(body);'],
          ['src/a.py', 'cursor.execute(f"SELECT * FROM orders WHERE id = {order_id}")'],
          ['src/a.py', 'cursor.execute("SELECT * FROM orders WHERE id = %s" % order_id)'],
          ['src/a.py', 'os.system("tar xf " + path)'],
          ['src/a.py', 'eval(text)'],
          ['lib/a.rb', 'system("tar xf #{path}")'],
          ['lib/a.rb', 'User.find_by_sql("SELECT * FROM users WHERE name = \'#{name}\'")'],
        ],
        (path, line) => ({ name: line, files: { [path]: addedTo('first', line) }, findings: ['2 info'] }),
      ),
    ),
    ...cases(
      [
        ['src/a.php', ['<?php'], '$db->query("SELECT * FROM orders WHERE id = $id");', []],
        ['src/a.php', ['<?php'], 'shell_exec("tar xf " . $path);', []],
        ['src/a.php', ['<?php'], 'assert("$value > 0");', []],
        ['src/a.php', ['<?php'], "assert('is_int(' . $value . ')');", []],
        ['a.go', ['package a', 'func f() {'], '\tdb.Query("SELECT * FROM orders WHERE id = " + id)', ['}']],
        [
          'src/A.java',
          ['class A { void f() {'],
          'statement.executeQuery("SELECT * FROM orders WHERE id = " + id);',
          ['} }'],
        ],
        ['src/A.cs', ['class A { void F() {'], 'new SqlCommand("SELECT * FROM orders WHERE id = " + id);', ['} }']],
        ['src/a.c', ['void f(char *a) {'], '  system(a);', ['}']],
        ['src/a.kt', ['fun f() {'], '  db.rawQuery("SELECT * FROM orders WHERE id = $id", null)', ['}']],
      ],
      (path, before, line, after) => ({
        files: edit(path, lines(...before, ...after), lines(...before, line, ...after)),
        findings: [`${before.length + 1} info`],
      }),
    ),
    // The program alone is looked up or configured: what it is given stands there.
    ...cases(
      [
        ['lib/a.rb', ['def list', '  tool = which("krew")', 'end'], '  `#{tool} list 2>/dev/null`', 2, 'info'],
        ['lib/a.rb', ['def list(tool)', 'end'], '  `#{tool} list`', 1, 'info'],
        ['lib/a.rb', ['def list', '  tool = params[:tool]', 'end'], '  `#{tool} list`', 2, 'warn'],
        ['lib/a.rb', ['def list', '  tool = which("krew")', 'end'], '  `#{tool} list #{name}`', 2, 'info'],
        ['lib/a.rb', ['def list', '  name = find', 'end'], '  `krew list #{name}`', 2, 'info'],
      ],
      (path, around, line, at, severity) => ({
        name: `${around.join(' ')} ${line}`,
        files: edit(path, lines(...around), lines(...around.slice(0, at), line, ...around.slice(at))),
        findings: [`${at + 1} ${severity}`],
      }),
    ),
    // A text that is put together above its call.
    ...wholeAndBare(
      cases(
        [
          ['src/a.ts', [`const q = \`SELECT * FROM orders WHERE id = \${id}\`;`, 'db.query(q);'], '3 info'],
          ['src/a.ts', ["let q = 'SELECT * FROM orders';", "q += ' WHERE id = ' + id;", 'db.query(q);'], '4 info'],
          ['src/a.py', ['q = "SELECT * FROM orders WHERE id = {}".format(order_id)', 'cursor.execute(q)'], '3 info'],
          ['src/a.py', ['cmd = "tar xf %s" % path', 'subprocess.run(cmd, shell=True)'], '3 info'],
          ['src/a.py', ['subprocess.run(cmd, shell=True)'], '2 info'],
          ['lib/a.rb', ['q = "SELECT * FROM orders WHERE id = #{id}"', 'connection.execute(q)'], '3 info'],
          ['lib/a.rb', ['Order.where("id = #{id}")'], '2 info'],
          ['lib/a.rb', ['listing = `ls #{path}`'], '2 info'],
          ['lib/a.rb', ['listing = %x(ls #{path})'], '2 info'],
          ['src/a.ts', [`spawn('sh', ['-c', \`tar xf \${path}\`]);`], '2 info'],
          ['src/a.ts', ['element.innerHTML = text;'], '2 info'],
          ['src/a.py', ['data = yaml.load(text, Loader=yaml.Loader)'], '2 info'],
          ['src/a.py', ['data = pickle.loads(body)'], '2 info'],
        ],
        (path, added, found) => ({
          name: added.join(' '),
          files: { [path]: addedTo('first', ...added) },
          findings: [found],
        }),
      ),
    ),
    ...cases(
      [
        [
          'a.go',
          ['package a', 'func f(id string) {'],
          ['\tq := fmt.Sprintf("SELECT * FROM orders WHERE id = %s", id)', '\tdb.QueryContext(ctx, q)'],
          ['}'],
        ],
        ['b.go', ['package a', 'func f(s string) {'], ['\tname := s', '\texec.Command("sh", "-c", "ls "+name)'], ['}']],
        [
          'src/A.java',
          ['class A { void f(String id) {'],
          [
            'StringBuilder q = new StringBuilder("SELECT * FROM a WHERE id = ");',
            'q.append(id);',
            'statement.executeQuery(q.toString());',
          ],
          ['} }'],
        ],
        [
          'src/B.java',
          ['class B { void f(String id) {'],
          ['int a = 1;', 'new ProcessBuilder("sh", "-c", "ls " + id);'],
          ['} }'],
        ],
        [
          'src/A.cs',
          ['class A { void F(string id) {'],
          ['var a = 1;', 'command.CommandText = "SELECT * FROM a WHERE id = " + id;'],
          ['} }'],
        ],
        ['src/a.c', ['void f(char *a) {'], ['  char b[99];', '  sprintf(b, "ls %s", a);', '  system(b);'], ['}']],
        [
          'src/a.rs',
          ['fn f(id: &str) {'],
          ['    let q = format!("SELECT * FROM a WHERE id = {}", id);', '    sqlx::query(&q);'],
          ['}'],
        ],
        [
          'src/b.rs',
          ['fn f(id: &str) {'],
          ['    let a = 1;', '    Command::new("sh").arg("-c").arg(format!("ls {id}"));'],
          ['}'],
        ],
        ['src/a.php', ['<?php'], ['$q = "SELECT * FROM a WHERE id = $id";', '$db->query($q);'], []],
        [
          'src/a.kt',
          ['fun f(id: String) {'],
          ['  val q = "SELECT * FROM a WHERE id = $id"', '  db.rawQuery(q, null)'],
          ['}'],
        ],
      ],
      (path, before, added, after) => ({
        name: `${path} ${added.join(' ')}`,
        files: edit(path, lines(...before, ...after), lines(...before, ...added, ...after)),
        findings: [`${before.length + added.length} info`],
      }),
    ),
    {
      name: 'a text that is made unsafe above a call that stays',
      files: edit(
        'src/a.ts',
        lines('function f(id) {', "  const q = 'SELECT * FROM a WHERE id = 1';", '  db.query(q);', '}'),
        lines('function f(id) {', "  const q = 'SELECT * FROM a WHERE id = ' + id;", '  db.query(q);', '}'),
      ),
      findings: ['3 info'],
    },
    // What the caller or somebody outside gives, through names that are imported, and queries that no call is seen of.
    ...wholeAndBare(
      cases(
        [
          ['src/a.ts', ["import child from 'node:child_process';", 'child.exec(line);'], '3 info'],
          ['src/a.ts', ["const { exec: start } = require('child_process');", 'start(line);'], '3 info'],
          ['src/a.js', ['const box = new Sandbox();', `box.run(\`f(\${req.query.a})\`);`], '3 info'],
          ['src/a.js', ["res.send('<h1>' + req.query.name);"], '2 info'],
          ['src/a.js', ["execFile('git', ['clone', req.body.url]);", "cp.execFile('git', [req.body.url]);"], '3 info'],
          ['src/a.py', ['from pickle import loads as read', 'read(body)'], '3 info'],
          ['src/a.py', ['import subprocess as sp', 'sp.run("tar xf " + path, shell=True)'], '3 info'],
          ['src/a.py', ['query = f"SELECT * FROM orders WHERE id = {order_id}"'], '2 info'],
          ['src/a.py', ['query = (', '    "SELECT * FROM orders "', '    f"WHERE id = {order_id}"', ')'], '3 info'],
          ['src/a.py', ['q = "SELECT * FROM a WHERE id = {}"', 'cursor.execute(q.format(number))'], '3 info'],
          ['src/a.py', ['from jinja2 import Environment', 'env = Environment(loader=files)'], '3 info'],
          ['lib/a.rb', ['Order.where(params[:filter])'], '2 info'],
          ['lib/a.rb', ['system(params[:line])'], '2 info'],
        ],
        (path, added, found) => ({
          name: added.join(' '),
          files: { [path]: addedTo('first', ...added) },
          findings: [found],
        }),
      ),
    ),
    ...cases(
      [
        ['src/A.java', 'void f(Connection db, String given) {', 'db.prepareStatement(given);', '2 info'],
        ['src/A.java', 'void f() {', 'response.getWriter().write(request.getParameter("a"));', '2 info'],
        ['src/A.cs', 'void F() {', 'var a = new BinaryFormatter();', '2 info'],
        ['src/A.cs', 'void F() {', 's.TypeNameHandling = TypeNameHandling.All;', '2 info'],
      ],
      (path, head, line, found) => ({
        name: `${path} ${line}`,
        files: edit(path, lines(`class A { ${head}`, '} }'), lines(`class A { ${head}`, line, '} }')),
        findings: [found],
      }),
    ),
    // In what developers run themselves it is information.
    ...cases([['scripts/release.ts'], ['tools/a.ts'], ['db/migrations/a.ts'], ['bench/a.ts']], (path) => ({
      files: { [path]: addedTo('first', `exec(\`tar xf \${path}\`);`) },
      findings: ['2 info'],
    })),
  ],
  valid: [
    ...wholeAndBare([
      {
        name: 'values behind a query, and arguments in a list',
        files: {
          'app/controllers/find_controller.rb': diff(
            ' class FindController < ApplicationController',
            '   def index',
            '+    Order.find_by_sql(["SELECT * FROM orders WHERE name = ?", params[:name]])',
            '   end',
            ' end',
          ),
          'src/Find.cs': diff(
            ' public class Find : Controller {',
            '   public IActionResult Run(string name) {',
            '+    Process.Start("tar", new[] { "xf", name });',
            '     return Done();',
            '   }',
            ' }',
          ),
          'src/main/scala/A.scala': diff(
            ' class A {',
            '   def find(name: String): Unit = {',
            '+    Seq("tar", "xf", name).!',
            '   }',
            ' }',
          ),
        },
      },
      {
        name: 'a script that runs its own text, names a variable, and keeps the signs of an argument',
        files: {
          'deploy/find.sh': diff(
            ' #!/bin/bash',
            ' name="$1"',
            ' mode=fast',
            '+eval "$(ssh-agent -s)"',
            '+eval "value=\\$$name"',
            '+eval "run --mode $mode"',
            `+eval "tar xf \${name@Q}"`,
            "+eval 'tar xf $name'",
            '+tar xf "$name"',
          ),
        },
      },
    ]),
    {
      name: 'a query whose lines are broken anew, in other quotes',
      files: edit(
        'src/a.py',
        "def find(name):\n    cursor.execute('SELECT * FROM a JOIN b ON a.id = b.id WHERE name = ' + name)\n",
        'def find(name):\n    cursor.execute(\n        "SELECT * FROM a "\n        "JOIN b ON a.id = b.id WHERE name = " + name\n    )\n',
      ),
    },
    {
      name: 'the same part in a query that is written out over lines',
      files: edit(
        'src/a.ts',
        "const q = 'SELECT * FROM a WHERE id = ' + request.query.id;\ndb.query(q);\n",
        "db.query(\n  'SELECT id'\n    + ' FROM a'\n    + ' WHERE id = ' + request.query.id,\n);\n",
      ),
    },
    {
      name: 'a query of a test beside the code of Rust',
      files: edit(
        'src/a.rs',
        'pub fn a() {}\n\n#[cfg(test)]\nmod tests {\n}\n',
        'pub fn a() {}\n\n#[cfg(test)]\nmod tests {\n    #[helper::test]\n    fn finds() {\n        let deep = format!("SELECT {}1", "1+".repeat(40));\n        assert!(sql_query(&deep).execute(&mut conn).is_err());\n    }\n}\n',
      ),
    },
    {
      name: 'a timer over several lines that gets a function',
      files: edit(
        'src/retry.ts',
        'export function again(options: Options) {\n  attempt();\n}\n',
        'export function again(options: Options) {\n  const delay = options.delay?.(1) ?? 0;\n  next = setTimeout(\n    () => attempt(),\n    delay,\n  );\n}\n',
      ),
    },
    {
      name: 'a query whose lines are broken at other places',
      files: edit(
        'src/a.ts',
        'export function comment(all: Column[], table: string) {\n  let sql = "CREATE TABLE " + table;\n  all.forEach(\n    (it) =>\n      (sql += "; COMMENT ON COLUMN " + table + it.name +\n        " IS " + it.comment),\n  );\n  return db.query(sql);\n}\n',
        'export function comment(all: Column[], table: string) {\n  let sql = "CREATE TABLE " + table;\n  all.forEach((it) => {\n    sql += "; COMMENT ON COLUMN " + table +\n      it.name + " IS " + it.comment;\n  });\n  return db.query(sql);\n}\n',
      ),
    },
    ...cases(
      [
        ['lib/a.rb', ['def a(x)', '  text = <<~EOS', '  EOS', 'end'], 2, '    A `#{x}` process runs already'],
        ['lib/a.rb', ['def a(x)', 'end'], 1, '  say "a `#{x}` process runs already"'],
        ['src/a.php', ['<?php', 'function a($x) {', '}'], 2, '  say("a `$x` process runs already");'],
      ],
      (path, around, at, line) => ({
        name: `a backtick within a text: ${line.trim()}`,
        files: edit(path, lines(...around), lines(...around.slice(0, at), line, ...around.slice(at))),
      }),
    ),
    { name: 'a test', files: { 'a.test.ts': addedTo('first', 'eval(text);') } },
    {
      name: 'a method that is handed on',
      files: { 'src/A.php': addedTo('<?php', '$events = array_map($this->read(...), $payload);') },
    },
    ...cases(
      [
        ['src/a.js', ["const render = new Function('a', 'return a.b');", 'render(h(App), root);']],
        ['src/a.py', ['from string import Template', 'a = Template("Dear " + name)']],
        ['src/a.py', ['a = Colour.from_string("#" + name)']],
        ['app/a.rb', ['redis.eval(script)']],
      ],
      (path, lines) => ({ name: lines.join(' '), files: { [path]: addedTo('first', ...lines) } }),
    ),
    ...cases(
      [
        ['src/a.ts', "db.query('SELECT * FROM orders WHERE id = $1', [id]);"],
        ['src/a.ts', `db.query(\`SELECT \${COLUMNS} FROM \${ORDER_TABLE}\`);`],
        ['src/a.ts', `db.query(\`SELECT * FROM \${tableName} WHERE \${whereClause}\`);`],
        ['src/a.ts', `client.query(\`orders of \${name}\`);`],
        ['src/a.ts', "execFile('tar', ['xf', path]);"],
        ['src/a.ts', `pattern.exec(\`a\${b}\`);`],
        ['src/a.ts', '// eval(text);'],
        ['src/a.py', 'cursor.execute("SELECT * FROM orders WHERE id = %s", (order_id,))'],
        ['src/a.py', 'ast.literal_eval(text)'],
        ['src/a.py', 'print(f"SELECT * FROM orders WHERE id = {order_id}")'],
        ['src/a.py', 'label = f"select {name} from the list"'],
        ['src/a.py', 'yaml.load(text, Loader=OwnSafeLoader)'],
        ['src/a.py', 'subprocess.run(["ping", request.GET["host"]])'],
        ['src/a.ts', 'db.query(sql, values);'],
        ['src/a.ts', 'repository.get(req.params.id);'],
        ['src/a.ts', "res.send('Hello ' + name);"],
        ['lib/a.rb', 'Order.where(name: params[:name])'],
        ['lib/a.rb', 'Order.where("id > #{sanitize params[:id]}")'],
        ['src/a.py', 'exec("""raise value from cause""")'],
        ['src/a.py', "eval('''1 + 1''')"],
        ['src/a.py', 'model.eval()'],
        ['lib/a.rb', 'system("tar", "xf", path)'],
        ['src/a.ts', "db.query('SELECT * FROM orders WHERE id = ? AND b = :b', [id]);"],
        ['src/a.ts', `sql\`SELECT * FROM orders WHERE id = \${id}\`;`],
        ['src/a.ts', `prisma.$queryRaw\`SELECT * FROM orders WHERE id = \${id}\`;`],
        ['src/a.ts', 'element.innerHTML = DOMPurify.sanitize(text);'],
        ['src/a.ts', "db.query('SELECT * FROM a WHERE id = ' + Number(id));"],
        ['src/a.ts', `db.query(\`SELECT * FROM a WHERE id IN (\${ids.map(() => '?').join(',')})\`, ids);`],
        ['src/a.py', 'os.system("tar xf " + shlex.quote(path))'],
        ['src/a.py', 'cursor.execute("SELECT * FROM a WHERE id = %d" % order_id)'],
        ['src/a.py', 'subprocess.run(["tar", "xf", path])'],
        ['src/a.py', 'yaml.load(text, Loader=yaml.SafeLoader)'],
        ['lib/a.rb', 'Order.where("id = ?", id)'],
        ['lib/a.rb', 'system("tar xf #{Shellwords.escape(path)}")'],
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) } }),
    ),
    // Conditions that PHP only holds.
    ...cases(
      [
        ['assert($domain !== false);'],
        ["assert(isset($all['a']));"],
        ["assert('is_int($value)');"],
        ['assert($a <= $b, "a is $a");'],
      ],
      (line) => ({ files: { 'src/a.php': addedTo('<?php', line) } }),
    ),
    ...cases(
      [
        [
          'src/a.ts',
          ["const TABLE = 'orders';", "const q = 'SELECT * FROM ' + TABLE + ' WHERE id = $1';", 'db.query(q, [id]);'],
        ],
        [
          'src/a.ts',
          ["const kind = 'open';", `const q = \`SELECT * FROM a WHERE kind = '\${kind}'\`;`, 'db.query(q);'],
        ],
        ['src/a.py', ['q = ("SELECT * FROM a "', '     "WHERE id = %s")', 'cursor.execute(q, (order_id,))']],
        ['lib/a.rb', ['execute(<<~SQL.squish)', '  UPDATE a SET b = #{connection.quoted_false}', 'SQL']],
        ['src/a.py', ['name = shlex.quote(path)', 'os.system(f"tar xf {name}")']],
        ['src/a.ts', [`let q = \`SELECT \${id}\`;`, "q = 'SELECT * FROM a WHERE id = 1';", 'db.query(q);']],
      ],
      (path, added) => ({ name: added.join(' '), files: { [path]: addedTo('first', ...added) } }),
    ),
    { name: 'what only moved', files: edit('src/a.ts', 'eval(text);\nf();\n', 'f();\neval(text);\n') },
  ],
});
it('says once what a file does often, and where else', async () => {
  const lines = Array.from({ length: 20 }, (_, at) => `db.query(\`SELECT * FROM a WHERE id = \${id${at}}\`);`);
  const { findings } = await runPlanesOn({ 'src/a.ts': addedTo('first', ...lines) });
  expect(findings.map(({ rule }) => rule)).toEqual(['security/injection']);
  expect(findings[0]?.rationale).toContain('The same holds for 19 other new calls of this file: line 3, 4, 5');
});
it('names every place of a file that does it a hundred times', async () => {
  const lines = Array.from({ length: 90 }, (_, at) => `db.query(\`SELECT * FROM a WHERE id = \${id${at}}\`);`);
  const { findings } = await runPlanesOn({ 'src/a.ts': addedTo('first', ...lines) });
  expect(findings[0]?.rationale).toContain(', 90, 91.');
});
it('reads texts in time, whatever they hold', () => {
  for (const language of ['TypeScript', 'Python', 'PHP', 'Ruby', 'Rust'])
    for (const piece of [`\${`, '"+', "f'{", '#{', '.format(', '\\(', '$a', '%s', '?', '([{', '"a"', 'a.b('])
      expect(typeof readPieces(piece.repeat(4_000), language).text).toBe('string');
});
