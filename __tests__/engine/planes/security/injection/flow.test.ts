import { injection } from '../../../../../src/engine/planes/security/injection.js';
import { addedTo } from '../../../run-planes.js';
import { cases, lines } from '../../cases.js';
import { describeRule } from '../../rule-tester.js';

/** A file that the change adds. */
const whole = (path: string, ...texts: readonly string[]) => ({ [path]: { old: null, new: lines(...texts) } });

describeRule(injection, {
  invalid: [
    // A query that is set where the command is made.
    ...cases(
      [
        ['CommandText = "SELECT * FROM a WHERE b = " + name,', '4 info'],
        ['CommandText = Request["query"],', '4 info'],
        ['CommandText = Request.Form["query"].Substring(1),', '4 info'],
        ['CommandText = given[0],', '4 info'],
      ],
      (line, found) => ({
        name: line,
        files: whole(
          'src/A.cs',
          'class A { void F(string name) {',
          'var given = Request.UserLanguages;',
          'var c = new SqlCommand() {',
          line,
          '  CommandType = CommandType.Text,',
          '}; } }',
        ),
        findings: [found],
        beside: ['tests/logic-without-test'],
      }),
    ),
    {
      name: 'arguments of a program, where it is described',
      files: whole(
        'src/A.cs',
        'class A { void F() {',
        'var i = new ProcessStartInfo("copy") {',
        '  Arguments = Request.Form["from"] + " /tmp",',
        '}; } }',
      ),
      findings: ['3 warn'],
      beside: ['tests/logic-without-test'],
    },
    // An object that writes, and reads too.
    {
      name: 'a formatter that reads',
      files: whole(
        'src/A.cs',
        'class A { object F(object o) {',
        'var f = new BinaryFormatter();',
        'f.Serialize(stream, o);',
        'return f.Deserialize(stream);',
        '} }',
      ),
      findings: ['2 info'],
      beside: ['tests/logic-without-test'],
    },
    // What a function of the file makes, and what its calls give to it.
    ...cases(
      [
        [
          'src/a.py',
          ['def build(name):', '    return "SELECT * FROM a WHERE name = \'%s\'" % name'],
          ['def find(cursor, name):', '    cursor.execute(build(name))'],
          '4 info',
        ],
        ['src/a.php', ['<?php', 'function show($text) {', '  echo $text;', '}'], ["show($_GET['text']);"], '3 info'],
        ['src/a.php', ['<?php', "$page = $_GET['page'];"], ["include 'pages/' . $page;"], '3 warn'],
        ['src/a.php', ['<?php', 'foreach ($_POST as $key => $value) {'], ['  echo $value;', '}'], '3 info'],
        [
          'store/a.go',
          ['package store', 'func find(db *sql.DB, name string) {', '\tvar text strings.Builder'],
          [
            '\ttext.WriteString("SELECT * FROM a WHERE name = ")',
            '\ttext.WriteString(name)',
            '\tdb.Query(text.String())',
            '}',
          ],
          '6 info',
        ],
        // A property that is made of what somebody gave.
        [
          'src/A.cs',
          ['class A {', '  string Mode => "WAL" + given;', '  void F(Connection c, string given) {'],
          ['    c.Execute("PRAGMA journal_mode=" + Mode);', '  }', '}'],
          '4 info',
        ],
        [
          'lib/b.rb',
          ['def f(kind, loud)', '  command = "ls"'],
          ['  command << " " + kind unless loud', '  Open3.popen3(command)', 'end'],
          '4 info',
        ],
        [
          'src/a.js',
          ['function f(el, text) {'],
          ["let shown = ''; shown = text; el.innerHTML = shown;", '}'],
          '2 info',
        ],
      ],
      (path, before, after, found) => ({
        name: `${path} ${after.join(' ')}`,
        files: whole(path, ...before, ...after),
        findings: [found],
      }),
    ),
    // Documented calls of the platforms.
    ...cases(
      [
        ['src/A.java', 'mapper.enableDefaultTyping();', '2 info'],
        ['src/A.java', 'SerializationUtils.deserialize(bytes);', '2 info'],
        ['src/A.java', 'CommandLine.parse("ping " + host);', '2 info'],
        ['src/A.java', 'Class.forName(request.getParameter("type"));', '2 info'],
        ['src/A.cs', 'Response.Write(Request.QueryString["name"]);', '2 info'],
        ['src/A.cs', 'var s = new XmlSerializer(Type.GetType(name));', '2 info'],
        ['src/A.cs', 'database.GetSqlStringCommand("SELECT * FROM a WHERE b = " + name);', '2 info'],
      ],
      (path, line, found) => ({
        name: `${path} ${line}`,
        files: whole(path, 'class A { void f(String name) {', line, '} }'),
        findings: [found],
      }),
    ),
    ...cases(
      [
        ['src/a.py', 'return HttpResponse("<p>" + request.GET["name"] + "</p>")', '2 info'],
        ['src/a.py', 'numpy.load(path, allow_pickle=True)', '2 info'],
        ['src/a.py', 'importlib.import_module(request.args["name"])', '2 info'],
        ['lib/a.rb', 'render inline: "<p>#{params[:name]}</p>"', '2 info'],
        ['lib/a.rb', 'params[:type].constantize.new', '2 info'],
        ['src/a.js', "users.find({ $where: 'this.name == ' + name });", '2 info'],
        ['src/a.go', 'fmt.Fprintf(w, "<p>%s</p>", r.FormValue("name"))', '2 info'],
      ],
      (path, line, found) => ({
        name: line,
        files: { [path]: addedTo(path.endsWith('.go') ? 'package a' : '', line) },
        findings: [found],
      }),
    ),
  ],
  valid: [
    // An object that only writes; what is computed of numbers; lists of places.
    ...cases(
      [
        [
          'src/A.cs',
          ['class A { void F(string from) {', 'var i = new ProcessStartInfo("copy") {', 'Arguments = from,', '}; } }'],
        ],
        [
          'src/A.java',
          [
            'class A { Object f(InputStream in) {',
            'var s = new ValidatingObjectInputStream(in);',
            's.accept(Order.class);',
            'return s.readObject();',
            '} }',
          ],
        ],
        ['src/A.java', ['class A { String f(Object o) {', 'Yaml y = new Yaml();', 'return y.dump(o);', '} }']],
        [
          'src/a.php',
          [
            '<?php',
            "$id = filter_input(INPUT_GET, 'id', FILTER_VALIDATE_INT);",
            'mysqli_query($c, "SELECT * FROM a WHERE b = $id");',
          ],
        ],
        [
          'src/A.cs',
          ['class A { void F(object o) {', 'var f = new BinaryFormatter();', 'f.Serialize(stream, o);', '} }'],
        ],
        ['src/B.cs', ['class B { Action F() {', 'var f = new LosFormatter();', 'return f.Serialize;', '} }']],
        [
          'src/C.cs',
          [
            'class C { void F(object o) {',
            'var s = new JavaScriptSerializer(resolver);',
            'return s.Serialize(o);',
            '} }',
          ],
        ],
        ['src/a.php', ['<?php', '$db->query("SELECT * FROM a LIMIT " . 10 * (2 + 1) . ";");']],
        ['src/a.js', ['db.query("SELECT * FROM a LIMIT " + 60 * 60 / 2);']],
        [
          'src/a.php',
          [
            '<?php',
            "$db->query(sprintf('SELECT * FROM a WHERE b IN (%s)', \\implode(',', \\array_fill(0, \\count($ids), '%d'))));",
          ],
        ],
        ['src/a.php', ['<?php', "$db->query('SELECT * FROM a WHERE b = ' . \\intval($b));"]],
        [
          'src/A.cs',
          ['class A { void F() {', 'var c = new SqlCommand { CommandText = "SELECT 1", Connection = own };', '} }'],
        ],
        [
          'src/A.cs',
          ['class A { void F(string sql) {', 'var c = new SqlCommand()', '{', '  CommandText = sql,', '};', '} }'],
        ],
      ],
      (path, texts) => ({ name: texts.join(' '), files: whole(path, ...texts), beside: ['tests/logic-without-test'] }),
    ),
    // Numbers, by the types that the function declares.
    ...cases(
      [
        [
          'src/A.java',
          ['class A { void f(Statement s, int id) {', 's.executeQuery("SELECT * FROM a WHERE id = " + id);', '} }'],
        ],
        ['src/A.cs', ['class A { void F(int id) {', 'new SqlCommand("SELECT * FROM a WHERE id = " + id);', '} }']],
        ['src/a.rs', ['fn f(n: i64) {', '    sqlx::query(&format!("SELECT * FROM a LIMIT {}", n));', '}']],
        ['src/a.kt', ['fun f(s: Statement, n: Int) {', '  s.executeQuery("SELECT * FROM a LIMIT $n")', '}']],
        // A function that the file calls with literals alone.
        [
          'a.go',
          ['package a', 'func run(name string) { exec.Command(name).Run() }', 'func main() { run("ls"); run("pwd") }'],
        ],
        // Values of a prepared statement.
        [
          'b.go',
          [
            'package a',
            'func f(db *sql.DB, id string) {',
            '\tstmt, _ := db.Prepare("SELECT 1")',
            '\tstmt.QueryRow(id)',
            '}',
          ],
        ],
        // A name of an ended block, and one of another file of the package.
        [
          'c.go',
          [
            'package a',
            'func f(db *sql.DB) {',
            '\tq := "SELECT 1"',
            '\t{',
            '\t\tq := "a"',
            '\t\tq += os.Args[1]',
            '\t}',
            '\tdb.Query(q)',
            '}',
          ],
        ],
        ['d.go', ['package a', 'func f(db *sql.DB) {', '\tdb.Query("SELECT * FROM " + orderTable)', '}']],
        ['src/a.py', ['def f(conn, n):', '    conn.execute(text("SELECT * FROM a WHERE n = :n"), {"n": n})']],
        ['src/A.cs', ['class A { void F(string n) {', 'users.FromSql($"SELECT * FROM a WHERE n = {n}");', '} }']],
        [
          'src/A.cs',
          ['class A { void F() {', 'Response.Write(HttpUtility.HtmlEncode(Request.QueryString["name"]));', '} }'],
        ],
        ['src/a.php', ['<?php', "echo isset($_GET['a']) ? 'yes' : 'no';"]],
        ['src/a.php', ['<?php', "$n = (int) $_GET['n'];", '$db->query("SELECT * FROM a WHERE n = $n");']],
        ['src/a.php', ['<?php', "$pages = ['a' => 'a.php'];", "include $pages[$_GET['page']] ?? 'home.php';"]],
        ['lib/a.rb', ['system "#{RbConfig.ruby} ./bin/rails -f #{__dir__}/a.rb"']],
        ['lib/a.rb', ['def f(path)', '  `ls #{path.shellescape}`', 'end']],
        ['src/a.html', ['<a href="javascript:void(0)">Open</a>', '<a href="javascript:;">Close</a>']],
        [
          'src/A.cs',
          [
            'class A {',
            '  protected virtual string Mode => "WAL";',
            '  void F(Connection c) {',
            '    c.Execute("PRAGMA journal_mode=" + Mode);',
            '  }',
            '}',
          ],
        ],
        [
          'lib/a.rb',
          [
            'def f(kind)',
            '  part = kind.to_s.empty? ? "" : " -f #{kind.shellescape}"',
            '  command = "ls"',
            '  command << part',
            '  command << " 1> /dev/null" unless loud',
            '  Open3.popen3(command)',
            'end',
          ],
        ],
        ['src/a.ts', ['class A {', '  innerHTML: string;', '}']],
      ],
      (path, texts) => ({ name: `${path} ${texts.join(' ')}`, files: whole(path, ...texts) }),
    ),
  ],
});
