import { type Form, forms, within } from './form.js';

const js = within("import { db } from './db';\nexport async function find(req, res) {", '}', '  ');
const py = within('import db\n\n\ndef find(request):\n    name = request.GET["name"]', '    return done()', '    ');
const go = within(
  'package shop\n\nfunc find(w http.ResponseWriter, r *http.Request) {\n\tname := r.FormValue("name")',
  '}',
  '\t',
);
const java = within(
  'class Find {\n    void find(HttpServletRequest request, Connection db) throws Exception {\n        String name = request.getParameter("name");',
  '    }\n}',
  '        ',
);
const kt = within('class Find {\n    fun find(name: String, db: Connection) {', '    }\n}', '        ');
const cs = within(
  'public class Find : Controller\n{\n    public IActionResult Run(string name)\n    {',
  '        return Done();\n    }\n}',
  '        ',
);
const rb = within(
  'class FindController < ApplicationController\n  def index\n    name = params[:name]',
  '  end\nend',
  '    ',
);
const php = within('<?php\nfunction find(PDO $db): void\n{\n    $name = $_GET["name"];', '}', '    ');
const rust = within('async fn find(name: &str, db: &Pool) -> Result<()> {', '    Ok(())\n}', '    ');
const scala = within('class Find {\n  def find(name: String): Unit = {', '  }\n}', '    ');
const swift = within('func find(name: String, db: Database) throws {', '}', '    ');
const dart = within('Future<void> find(String name, Database db) async {', '}', '  ');
const c = within('#include <stdlib.h>\nvoid find(const char *name)\n{\n    char text[200];', '}', '    ');
const cpp = within('#include <string>\nvoid find(const std::string& name) {', '}', '  ');
const sh = within('#!/bin/bash\nname="$1"', 'done_now');
const ex = within(
  'defmodule ShopWeb.FindController do\n  def index(conn, %{"name" => name}) do',
  '    done(conn)\n  end\nend',
  '    ',
);

const INJECTED: readonly Form[] = forms(
  'text of others that runs',
  [/^security\/(?:injection|encoded-code)$/u],
  [
    [
      'sql js lines',
      'src/find.js',
      js(
        '+let query = \'SELECT * FROM orders WHERE 1 = 1\';\n+if (req.query.name) query += " AND name = \'" + req.query.name + "\'";\n+const rows = await db.query(query);',
      ),
      js(
        "+let query = 'SELECT * FROM orders WHERE 1 = 1';\n+if (req.query.name) query += ' AND name = ?';\n+const rows = await db.query(query, [req.query.name]);",
      ),
    ],
    [
      'sql ts knex',
      'src/find.ts',
      js(`+const rows = await knex.raw(\`SELECT * FROM orders WHERE name = '\${req.query.name}'\`);`),
      js("+const rows = await knex.raw('SELECT * FROM orders WHERE name = ?', [req.query.name]);"),
    ],
    [
      'sql ts prisma',
      'src/find.ts',
      js(`+const rows = await prisma.$queryRawUnsafe(\`SELECT * FROM orders WHERE name = '\${req.query.name}'\`);`),
      js(`+const rows = await prisma.$queryRaw\`SELECT * FROM orders WHERE name = \${req.query.name}\`;`),
    ],
    [
      'sql ts typeorm',
      'src/find.ts',
      js(`+const rows = await repo.createQueryBuilder().where(\`name = '\${req.query.name}'\`).getMany();`),
      js("+const rows = await repo.createQueryBuilder().where('name = :name', { name: req.query.name }).getMany();"),
    ],
    [
      'mongo js',
      'src/find.js',
      js(`+const rows = await orders.find({ $where: \`this.name == "\${req.query.name}"\` });`),
      js('+const rows = await orders.find({ name: String(req.query.name) });'),
    ],
    [
      'sql py percent',
      'shop/find.py',
      py('+sql = "SELECT * FROM orders WHERE name = \'%s\'" % name\n+cursor.execute(sql)'),
      py('+sql = "SELECT * FROM orders WHERE name = %s"\n+cursor.execute(sql, [name])'),
    ],
    [
      'sql py sqlalchemy',
      'shop/find.py',
      py('+session.execute(text(f"SELECT * FROM orders WHERE name = \'{name}\'"))'),
      py('+session.execute(text("SELECT * FROM orders WHERE name = :name"), {"name": name})'),
    ],
    [
      'sql py django',
      'shop/find.py',
      py('+Order.objects.raw("SELECT * FROM orders WHERE name = \'" + name + "\'")'),
      py('+Order.objects.raw("SELECT * FROM orders WHERE name = %s", [name])'),
    ],
    [
      'sql py extra',
      'shop/find.py',
      py('+Order.objects.extra(where=["name = \'%s\'" % name])'),
      py('+Order.objects.extra(where=["name = %s"], params=[name])'),
    ],
    [
      'sql go',
      'shop/find.go',
      go('+query := "SELECT * FROM orders WHERE name = \'" + name + "\'"\n+rows, err := db.Query(query)'),
      go('+query := "SELECT * FROM orders WHERE name = $1"\n+rows, err := db.Query(query, name)'),
    ],
    [
      'sql go gorm',
      'shop/find.go',
      go('+db.Where(fmt.Sprintf("name = \'%s\'", name)).Find(&orders)'),
      go('+db.Where("name = ?", name).Find(&orders)'),
    ],
    [
      'sql java builder',
      'src/main/java/shop/Find.java',
      java(
        '+StringBuilder sql = new StringBuilder("SELECT * FROM orders WHERE name = \'");\n+sql.append(name).append("\'");\n+db.createStatement().executeQuery(sql.toString());',
      ),
      java(
        '+PreparedStatement find = db.prepareStatement("SELECT * FROM orders WHERE name = ?");\n+find.setString(1, name);\n+find.executeQuery();',
      ),
    ],
    [
      'sql java jdbc template',
      'src/main/java/shop/Find.java',
      java('+jdbc.queryForList("SELECT * FROM orders WHERE name = \'" + name + "\'");'),
      java('+jdbc.queryForList("SELECT * FROM orders WHERE name = ?", name);'),
    ],
    [
      'sql kotlin',
      'src/main/kotlin/shop/Find.kt',
      kt('+db.createStatement().executeQuery("SELECT * FROM orders WHERE name = \'$name\'")'),
      kt('+db.prepareStatement("SELECT * FROM orders WHERE name = ?").apply { setString(1, name) }.executeQuery()'),
    ],
    [
      'sql c# dapper',
      'src/Find.cs',
      cs('+db.Query<Order>($"SELECT * FROM orders WHERE name = \'{name}\'");'),
      cs('+db.Query<Order>("SELECT * FROM orders WHERE name = @name", new { name });'),
    ],
    [
      'sql c# command',
      'src/Find.cs',
      cs('+command.CommandText = "SELECT * FROM orders WHERE name = \'" + name + "\'";'),
      cs(
        '+command.CommandText = "SELECT * FROM orders WHERE name = @name";\n+command.Parameters.AddWithValue("@name", name);',
      ),
    ],
    [
      'sql rails where',
      'app/controllers/find_controller.rb',
      rb('+Order.where("name = \'#{name}\'")'),
      rb('+Order.where("name = ?", name)'),
    ],
    [
      'sql rails order',
      'app/controllers/find_controller.rb',
      rb('+Order.find_by_sql("SELECT * FROM orders WHERE name = \'#{params[:name]}\'")'),
      rb('+Order.find_by_sql(["SELECT * FROM orders WHERE name = ?", params[:name]])'),
    ],
    [
      'sql php mysqli',
      'src/find.php',
      php('+$sql = "SELECT * FROM orders WHERE name = \'" . $name . "\'";\n+mysqli_query($link, $sql);'),
      php('+$find = $db->prepare("SELECT * FROM orders WHERE name = ?");\n+$find->execute([$name]);'),
    ],
    [
      'sql php laravel',
      'src/find.php',
      php('+DB::select("SELECT * FROM orders WHERE name = \'$name\'");'),
      php('+DB::select("SELECT * FROM orders WHERE name = ?", [$name]);'),
    ],
    [
      'sql php laravel raw',
      'src/find.php',
      php('+Order::whereRaw("name = \'{$name}\'")->get();'),
      php('+Order::whereRaw("name = ?", [$name])->get();'),
    ],
    [
      'sql rust sqlx',
      'src/find.rs',
      rust('+sqlx::query(&format!("SELECT * FROM orders WHERE name = \'{name}\'")).fetch_all(db).await?;'),
      rust('+sqlx::query("SELECT * FROM orders WHERE name = $1").bind(name).fetch_all(db).await?;'),
    ],
    [
      'sql scala',
      'src/main/scala/shop/Find.scala',
      scala('+db.run(sql"SELECT * FROM orders WHERE name = \'#$name\'".as[Order])'),
      scala('+db.run(sql"SELECT * FROM orders WHERE name = $name".as[Order])'),
    ],
    [
      'sql scala statement',
      'src/main/scala/shop/Find.scala',
      scala('+statement.executeQuery(s"SELECT * FROM orders WHERE name = \'$name\'")'),
      scala('+SQL("SELECT * FROM orders WHERE name = {name}").on("name" -> name)'),
    ],
    [
      'sql swift',
      'Sources/Shop/Find.swift',
      swift('+try db.execute("SELECT * FROM orders WHERE name = \'\\(name)\'")'),
      swift('+try db.execute("SELECT * FROM orders WHERE name = ?", [name])'),
    ],
    [
      'sql dart',
      'lib/find.dart',
      dart('+await db.rawQuery("SELECT * FROM orders WHERE name = \'$name\'");'),
      dart("+await db.rawQuery('SELECT * FROM orders WHERE name = ?', [name]);"),
    ],
    [
      'sql c',
      'src/find.c',
      c(
        '+snprintf(text, sizeof text, "SELECT * FROM orders WHERE name = \'%s\'", name);\n+sqlite3_exec(db, text, 0, 0, 0);',
      ),
      c(
        '+sqlite3_prepare_v2(db, "SELECT * FROM orders WHERE name = ?", -1, &find, 0);\n+sqlite3_bind_text(find, 1, name, -1, 0);',
      ),
    ],
    [
      'sql cpp',
      'src/find.cpp',
      cpp('+db.exec("SELECT * FROM orders WHERE name = \'" + name + "\'");'),
      cpp('+SQLite::Statement find(db, "SELECT * FROM orders WHERE name = ?");\n+find.bind(1, name);'),
    ],
    [
      'sql ecto',
      'lib/shop_web/find.ex',
      ex('+Ecto.Adapters.SQL.query!(Repo, "SELECT * FROM orders WHERE name = \'#{name}\'")'),
      ex('+Ecto.Adapters.SQL.query!(Repo, "SELECT * FROM orders WHERE name = $1", [name])'),
    ],
    [
      'shell js',
      'src/find.js',
      js(`+const command = \`tar xf \${req.query.name}\`;\n+execSync(command);`),
      js("+execFileSync('tar', ['xf', req.query.name]);"),
    ],
    [
      'shell ts spawn',
      'src/find.ts',
      js("+spawn('tar xf ' + req.query.name, { shell: true });"),
      js("+spawn('tar', ['xf', req.query.name], { shell: false });"),
    ],
    ['shell py popen', 'shop/find.py', py('+os.popen("tar xf " + name)'), py('+subprocess.run(["tar", "xf", name])')],
    [
      'shell py run',
      'shop/find.py',
      py('+subprocess.check_call("tar xf {}".format(name), shell=True)'),
      py('+subprocess.check_call(["tar", "xf", name], shell=False)'),
    ],
    [
      'shell go',
      'shop/find.go',
      go('+exec.Command("bash", "-c", fmt.Sprintf("tar xf %s", name)).Run()'),
      go('+exec.Command("tar", "xf", name).Run()'),
    ],
    [
      'shell java',
      'src/main/java/shop/Find.java',
      java('+new ProcessBuilder("/bin/sh", "-c", "tar xf " + name).start();'),
      java('+new ProcessBuilder("tar", "xf", name).start();'),
    ],
    [
      'shell kotlin',
      'src/main/kotlin/shop/Find.kt',
      kt('+Runtime.getRuntime().exec(arrayOf("sh", "-c", "tar xf $name"))'),
      kt('+Runtime.getRuntime().exec(arrayOf("tar", "xf", name))'),
    ],
    [
      'shell c#',
      'src/Find.cs',
      cs('+Process.Start("/bin/bash", $"-c \\"tar xf {name}\\"");'),
      cs('+Process.Start("tar", new[] { "xf", name });'),
    ],
    [
      'shell ruby',
      'app/controllers/find_controller.rb',
      rb('+output = %x(tar xf #{name})'),
      rb("+output, = Open3.capture2('tar', 'xf', name)"),
    ],
    [
      'shell php',
      'src/find.php',
      php('+passthru("tar xf $name");'),
      php('+passthru("tar xf " . escapeshellarg($name));'),
    ],
    ['shell php backtick', 'src/find.php', php('+$out = `tar xf $name`;'), php('+$out = `tar xf orders.tar`;')],
    [
      'shell rust',
      'src/find.rs',
      rust('+Command::new("bash").args(["-c", &format!("tar xf {}", name)]).status()?;'),
      rust('+Command::new("tar").args(["xf", name]).status()?;'),
    ],
    [
      'shell scala',
      'src/main/scala/shop/Find.scala',
      scala('+Seq("sh", "-c", s"tar xf $name").!'),
      scala('+Seq("tar", "xf", name).!'),
    ],
    [
      'shell swift',
      'Sources/Shop/Find.swift',
      swift('+task.executableURL = URL(fileURLWithPath: "/bin/sh")\n+task.arguments = ["-c", "tar xf \\(name)"]'),
      swift('+task.executableURL = URL(fileURLWithPath: "/usr/bin/tar")\n+task.arguments = ["xf", name]'),
    ],
    [
      'shell dart',
      'lib/find.dart',
      dart("+await Process.run('sh', ['-c', 'tar xf $name']);"),
      dart("+await Process.run('tar', ['xf', name]);"),
    ],
    [
      'shell c',
      'src/find.c',
      c('+sprintf(text, "tar xf %s", name);\n+system(text);'),
      c('+snprintf(text, sizeof text, "%s", name);\n+execlp("tar", "tar", "xf", text, (char *)0);'),
    ],
    [
      'shell cpp',
      'src/find.cpp',
      cpp('+std::system(("tar xf " + name).c_str());'),
      cpp('+boost::process::child child("/usr/bin/tar", "xf", name);'),
    ],
    ['shell eval', 'scripts/find.sh', sh('+eval "tar xf $name"'), sh('+tar xf -- "$name"')],
    [
      'shell sh c',
      'scripts/find.sh',
      sh('+ssh shop.io "tar xf $name"'),
      sh('+ssh shop.io "tar xf $(printf %q "$name")"'),
    ],
    [
      'code js',
      'src/find.js',
      js('+const rule = eval(req.body.rule);'),
      js('+const rule = JSON.parse(req.body.rule);'),
    ],
    ['code py', 'shop/find.py', py('+rule = eval(name)'), py('+rule = ast.literal_eval(name)')],
    [
      'code rb',
      'app/controllers/find_controller.rb',
      rb('+Order.send(params[:method])'),
      rb('+Order.public_send(:newest)'),
    ],
    ['code php', 'src/find.php', php('+include "pages/" . $_GET["page"];'), php('+include "pages/find.php";')],
    [
      'code java',
      'src/main/java/shop/Find.java',
      java('+Object rule = new ScriptEngineManager().getEngineByName("js").eval(name);'),
      java('+Object rule = rules.get(name);'),
    ],
    [
      'markup js',
      'src/find.js',
      js('+document.querySelector("#name").outerHTML = "<b>" + location.hash + "</b>";'),
      js('+document.querySelector("#name").textContent = location.hash;'),
    ],
    [
      'markup react',
      'src/Find.tsx',
      '-export const Find = ({ text }) => <p>{text}</p>;\n+export const Find = ({ text }) => <p dangerouslySetInnerHTML={{ __html: text }} />;',
      '-export const Find = ({ text }) => <p dangerouslySetInnerHTML={{ __html: text }} />;\n+export const Find = ({ text }) => <p>{text}</p>;',
    ],
    [
      'markup vue',
      'src/Find.vue',
      ' <template>\n-  <p>{{ text }}</p>\n+  <p v-html="text"></p>\n </template>',
      ' <template>\n-  <p v-html="text"></p>\n+  <p>{{ text }}</p>\n </template>',
    ],
    [
      'markup svelte',
      'src/Find.svelte',
      '-<p>{text}</p>\n+<p>{@html text}</p>',
      '-<p>{@html text}</p>\n+<p>{text}</p>',
    ],
    [
      'markup django',
      'templates/find.html',
      ' <div>\n-  {{ order.note }}\n+  {{ order.note|safe }}\n </div>',
      ' <div>\n-  {{ order.note|safe }}\n+  {{ order.note }}\n </div>',
    ],
    [
      'markup erb',
      'app/views/find.html.erb',
      ' <div>\n-  <%= @order.note %>\n+  <%== @order.note %>\n </div>',
      ' <div>\n-  <%== @order.note %>\n+  <%= @order.note %>\n </div>',
    ],
    [
      'markup blade',
      'resources/views/find.blade.php',
      ' <div>\n-  {{ $order->note }}\n+  {!! $order->note !!}\n </div>',
      ' <div>\n-  {!! $order->note !!}\n+  {{ $order->note }}\n </div>',
    ],
    [
      'markup go',
      'shop/find.go',
      go('+fmt.Fprintf(w, "<p>%s</p>", name)'),
      go('+fmt.Fprintf(w, "<p>%s</p>", html.EscapeString(name))'),
    ],
    [
      'markup c#',
      'Pages/Find.cshtml',
      ' <div>\n-  @Model.Note\n+  @Html.Raw(Model.Note)\n </div>',
      ' <div>\n-  @Html.Raw(Model.Note)\n+  @Model.Note\n </div>',
    ],
    ['objects py', 'shop/find.py', py('+order = pickle.loads(request.body)'), py('+order = json.loads(request.body)')],
    [
      'objects java',
      'src/main/java/shop/Find.java',
      java('+Object order = new ObjectInputStream(request.getInputStream()).readObject();'),
      java('+Order order = mapper.readValue(request.getInputStream(), Order.class);'),
    ],
    [
      'objects php',
      'src/find.php',
      php('+$order = unserialize($_COOKIE["order"]);'),
      php('+$order = json_decode($_COOKIE["order"], true);'),
    ],
    [
      'objects rb',
      'app/controllers/find_controller.rb',
      rb('+order = Marshal.load(Base64.decode64(name))'),
      rb('+order = JSON.parse(name)'),
    ],
    [
      'objects c#',
      'src/Find.cs',
      cs('+var order = new BinaryFormatter().Deserialize(Request.Body);'),
      cs('+var order = JsonSerializer.Deserialize<Order>(Request.Body);'),
    ],
  ],
);

const KEY = 'q7Xw9ZrT4mKb2NvLs8DfHj3P';
const CREDENTIALS: readonly Form[] = forms(
  'credential written down',
  [/^security\/(?:secret|hard-coded-credential)$/u],
  [
    ['env', '.env', ` PORT=80\n+STRIPE_SECRET=${KEY}`, ` PORT=80\n+STRIPE_SECRET=\${STRIPE_SECRET}`],
    ['env password', 'config/prod.env', ' PORT=80\n+MAIL_PASSWORD=hunter-9Kq7', ' PORT=80\n+MAIL_PASSWORD='],
    [
      'properties',
      'src/main/resources/application.properties',
      ` server.port=80\n+mail.smtp.password=Kq7-9xZt4m`,
      ` server.port=80\n+mail.smtp.password=\${MAIL_PASSWORD}`,
    ],
    [
      'spring yaml',
      'src/main/resources/application.yml',
      ' spring:\n   datasource:\n+    password: Kq7-9xZt4m',
      ` spring:\n   datasource:\n+    password: \${DB_PASSWORD}`,
    ],
    [
      'compose list',
      'docker-compose.yml',
      ' services:\n   db:\n     environment:\n+      - POSTGRES_PASSWORD=Kq7-9xZt4m',
      ` services:\n   db:\n     environment:\n+      - POSTGRES_PASSWORD=\${POSTGRES_PASSWORD:?set it}`,
    ],
    ['docker arg', 'Dockerfile', ` FROM node:24.1\n+ARG NPM_TOKEN=${KEY}`, ' FROM node:24.1\n+ARG NPM_TOKEN'],
    [
      'docker env',
      'Dockerfile',
      ` FROM node:24.1\n+ENV DB_PASSWORD Kq7-9xZt4m`,
      ' FROM node:24.1\n+ENV DB_PASSWORD_FILE /run/secrets/db',
    ],
    [
      'workflow env',
      '.github/workflows/a.yml',
      ` on: push\n jobs:\n   a:\n     env:\n+      DEPLOY_TOKEN: ${KEY}`,
      ` on: push\n jobs:\n   a:\n     env:\n+      DEPLOY_TOKEN: \${{ secrets.DEPLOY_TOKEN }}`,
    ],
    [
      'k8s',
      'deploy/secret.yaml',
      ' kind: Secret\n stringData:\n+  password: Kq7-9xZt4m',
      ' kind: ExternalSecret\n spec:\n+  secretStoreRef: { name: vault }',
    ],
    [
      'helm values',
      'chart/values.yaml',
      ' postgresql:\n+  postgresPassword: Kq7-9xZt4m',
      ' postgresql:\n+  existingSecret: shop-db',
    ],
    [
      'terraform',
      'infra/db.tf',
      ' resource "aws_db_instance" "shop" {\n+  password = "Kq7-9xZt4m"\n }',
      ' resource "aws_db_instance" "shop" {\n+  password = var.db_password\n }',
    ],
    [
      'ansible',
      'deploy/vars.yml',
      ' db_host: localhost\n+db_password: Kq7-9xZt4m',
      ' db_host: localhost\n+db_password: "{{ vault_db_password }}"',
    ],
    [
      'js camel',
      'src/db.js',
      " const host = 'db';\n+const dbPassword = 'Kq7-9xZt4m';",
      " const host = 'db';\n+const dbPassword = process.env.DB_PASSWORD;",
    ],
    [
      'ts option',
      'src/db.ts',
      " export const pool = new Pool({\n+  password: 'Kq7-9xZt4m',\n });",
      ' export const pool = new Pool({\n+  password: config.password,\n });',
    ],
    [
      'py',
      'shop/settings.py',
      ` DEBUG = False\n+SECRET_KEY = "${KEY}%8@"`,
      ' DEBUG = False\n+SECRET_KEY = os.environ["SECRET_KEY"]',
    ],
    [
      'py call',
      'shop/db.py',
      ' import psycopg2\n+db = psycopg2.connect(host="db", user="shop", password="Kq7-9xZt4m")',
      ' import psycopg2\n+db = psycopg2.connect(host="db", user="shop", password=settings.password)',
    ],
    [
      'go',
      'shop/db.go',
      ` package shop\n+const apiSecret = "${KEY}"`,
      ' package shop\n+var apiSecret = os.Getenv("API_SECRET")',
    ],
    [
      'go url',
      'shop/db.go',
      ' package shop\n+const dsn = "postgres://shop:Kq79xZt4m@db.shop.io:5432/shop"',
      ' package shop\n+const dsn = "postgres://db.shop.io:5432/shop"',
    ],
    [
      'java',
      'src/main/java/shop/Db.java',
      ' class Db {\n+    private static final String PASSWORD = "Kq7-9xZt4m";\n }',
      ' class Db {\n+    private static final String PASSWORD = System.getenv("DB_PASSWORD");\n }',
    ],
    [
      'kotlin',
      'src/main/kotlin/shop/Db.kt',
      ` object Db {\n+    const val API_SECRET = "${KEY}"\n }`,
      ' object Db {\n+    val apiSecret = System.getenv("API_SECRET")\n }',
    ],
    [
      'gradle',
      'app/build.gradle',
      ' android {\n   signingConfigs {\n     release {\n+      storePassword "Kq7-9xZt4m"\n     }\n   }\n }',
      ' android {\n   signingConfigs {\n     release {\n+      storePassword System.getenv("STORE_PASSWORD")\n     }\n   }\n }',
    ],
    [
      'c#',
      'src/Db.cs',
      ` public class Db\n {\n+    private const string ApiSecret = "${KEY}";\n }`,
      ' public class Db\n {\n+    private readonly string apiSecret = Environment.GetEnvironmentVariable("API_SECRET");\n }',
    ],
    [
      'appsettings',
      'src/appsettings.json',
      ' {\n   "ConnectionStrings": {\n+    "Shop": "Server=db;Database=shop;User Id=sa;Password=Kq79xZt4m;"\n   }\n }',
      ' {\n   "ConnectionStrings": {\n+    "Shop": "Server=db;Database=shop;Trusted_Connection=True;"\n   }\n }',
    ],
    [
      'ruby',
      'config/initializers/mail.rb',
      " Mail.defaults do\n+  delivery_method :smtp, user_name: 'shop', password: 'Kq7-9xZt4m'\n end",
      " Mail.defaults do\n+  delivery_method :smtp, user_name: 'shop', password: ENV.fetch('MAIL_PASSWORD')\n end",
    ],
    [
      'php',
      'wp-config.php',
      " <?php\n+define('DB_PASSWORD', 'Kq7-9xZt4m');",
      " <?php\n+define('DB_PASSWORD', getenv('DB_PASSWORD'));",
    ],
    [
      'rust',
      'src/db.rs',
      ` const HOST: &str = "db";\n+const API_SECRET: &str = "${KEY}";`,
      ' const HOST: &str = "db";\n+const API_SECRET: &str = env!("API_SECRET");',
    ],
    [
      'swift',
      'Sources/Shop/Keys.swift',
      ` enum Keys {\n+    static let apiSecret = "${KEY}"\n }`,
      ' enum Keys {\n+    static let apiSecret = Bundle.main.infoDictionary?["API_SECRET"]\n }',
    ],
    [
      'dart',
      'lib/keys.dart',
      ` class Keys {\n+  static const apiSecret = '${KEY}';\n }`,
      " class Keys {\n+  static const apiSecret = String.fromEnvironment('API_SECRET');\n }",
    ],
    [
      'shell',
      'scripts/get.sh',
      ' #!/bin/sh\n+curl -u shop:Kq7-9xZt4m https://shop.io/orders',
      ' #!/bin/sh\n+curl -u "shop:$PASSWORD" https://shop.io/orders',
    ],
    [
      'shell header',
      'scripts/get.sh',
      ` #!/bin/sh\n+curl -H 'Authorization: Bearer ${KEY}' https://shop.io/orders`,
      ' #!/bin/sh\n+curl -H "Authorization: Bearer $TOKEN" https://shop.io/orders',
    ],
    [
      'shell export',
      'scripts/get.sh',
      ' #!/bin/sh\n+export PGPASSWORD=Kq7-9xZt4m',
      ' #!/bin/sh\n+export PGPASSWORD="$(cat /run/secrets/db)"',
    ],
    [
      'fetch header',
      'src/api.ts',
      ` export const load = () => fetch('/orders', {\n+  headers: { Authorization: 'Bearer ${KEY}' },\n });`,
      ` export const load = () => fetch('/orders', {\n+  headers: { Authorization: \`Bearer \${token}\` },\n });`,
    ],
    [
      'elixir',
      'config/prod.exs',
      ` config :shop, ShopWeb.Endpoint,\n+  secret_key_base: "${KEY}${KEY}"`,
      ' config :shop, ShopWeb.Endpoint,\n+  secret_key_base: System.fetch_env!("SECRET_KEY_BASE")',
    ],
    [
      'scala',
      'conf/application.conf',
      ' db.default.username = shop\n+db.default.password = "Kq7-9xZt4m"',
      ` db.default.username = shop\n+db.default.password = \${?DB_PASSWORD}`,
    ],
    [
      'cpp',
      'src/db.cpp',
      ` const char* host = "db";\n+static const std::string api_secret = "${KEY}";`,
      ' const char* host = "db";\n+static const char* api_secret = std::getenv("API_SECRET");',
    ],
  ],
);

const HIDDEN: readonly Form[] = forms(
  'hidden text',
  [/^security\/(?:bidirectional-text|invisible-characters|look-alike-name|misleading-name|hidden-line-break)$/u],
  [
    [
      'bidi in a string',
      'src/a.py',
      ' level = read()\n+if level != "user\u202e \u2066# only admins\u2069 \u2066":\n+    open_all()',
      ' level = read()\n+if level != "user":  # only admins\n+    open_all()',
    ],
    [
      'bidi isolate go',
      'src/a.go',
      ' package a\n+// start \u2067 } end\n func a() {}',
      ' package a\n+// start } end\n func a() {}',
    ],
    [
      'zero width string',
      'src/a.ts',
      " const a = 1;\n+const role = 'ad\u200bmin';",
      " const a = 1;\n+const role = 'admin';",
    ],
    [
      'zero width name',
      'src/a.js',
      ' const a = 1;\n+const is\u200dAdmin = true;',
      ' const a = 1;\n+const isAdmin = true;',
    ],
    [
      'cyrillic java',
      'src/A.java',
      ' class A {\n+    boolean is\u0410dmin = true;\n }',
      ' class A {\n+    boolean isAdmin = true; // \u0410\u0434\u043c\u0438\u043d\n }',
    ],
    [
      'greek rust',
      'src/a.rs',
      ' fn a() {}\n+fn v\u03b1lidate() {}',
      ' fn a() {}\n+// \u03b1 is the rate.\n+fn validate() {}',
    ],
    ['cyrillic package', 'requirements.txt', ' django==5.1\n+r\u0435quests==2.32', ' django==5.1\n+requests==2.32'],
    [
      'filler',
      'src/a.js',
      ' const a = 1;\n+const { timeout, \u3164 } = req.query;',
      " const a = 1;\n+const label = '\u5408\u8a08';",
    ],
    ['tag characters', 'AGENTS.md', ' # Rules\n+Be kind.\u{e0041}\u{e0042}\u{e0043}', ' # Rules\n+Be kind. \u{1f600}'],
  ],
);

/** Text of others that becomes a query, a command, code or markup; and credentials written down. */
export const TEXTS: readonly Form[] = [...INJECTED, ...CREDENTIALS, ...HIDDEN];
