import { describe, expect, it } from '@jest/globals';
import { isComposed } from '../../src/engine/planes/security/injection.js';
import type { FileSpec } from '../stand-ins/snapshot.js';
import { addedTo, planesOf } from './planes-of.js';

const said = async (path: string, spec: FileSpec) =>
  (await planesOf({ [path]: spec })).findings
    .filter(({ rule }) => rule === 'security/injection')
    .map(({ severity, location }) => `${severity} ${location.lineRange[0]}`);

const COMPOSED = [
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
] as const;

describe('security/injection', () => {
  it.each(COMPOSED)('%s: %s', async (path, line) => {
    expect(await said(path, addedTo('first', line))).toEqual(['warn 2']);
    expect(await said(path, { ...addedTo('first', line), raw: { old_text: null, new_text: null } })).toEqual([
      'warn 2',
    ]);
  });

  it.each([
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
  ] as const)('%s: %j %s', async (path, before, line, after) => {
    const text = (lines: readonly string[]) => `${lines.join('\n')}\n`;
    const spec = { old: text([...before, ...after]), new: text([...before, line, ...after]) };
    expect(await said(path, spec)).toEqual([`warn ${before.length + 1}`]);
  });

  it.each([
    ['src/a.ts', "db.query('SELECT * FROM orders WHERE id = $1', [id]);"],
    ['src/a.ts', `db.query(\`SELECT \${COLUMNS} FROM \${ORDER_TABLE}\`);`],
    ['src/a.ts', `db.query(\`SELECT * FROM \${tableName} WHERE \${whereClause}\`);`],
    ['src/a.ts', `client.query(\`orders of \${name}\`);`],
    ['src/a.ts', "execFile('tar', ['xf', path]);"],
    ['src/a.ts', `pattern.exec(\`a\${b}\`);`],
    ['src/a.ts', '// eval(text);'],
    ['a.test.ts', 'eval(text);'],
    ['src/a.py', 'cursor.execute("SELECT * FROM orders WHERE id = %s", (order_id,))'],
    ['src/a.py', 'ast.literal_eval(text)'],
    ['src/a.py', 'exec("""raise value from cause""")'],
    ['src/a.py', "eval('''1 + 1''')"],
    ['src/a.py', 'model.eval()'],
    ['lib/a.rb', 'system("tar", "xf", path)'],
  ])('not %s: %s', async (path, line) => {
    expect(await said(path, addedTo('first', line))).toEqual([]);
  });

  it.each([
    'assert($domain !== false);',
    "assert(isset($all['a']));",
    "assert('is_int($value)');",
    'assert($a <= $b, "a is $a");',
  ])('is no condition that PHP only holds: %s', async (line) => {
    expect(await said('src/a.php', addedTo('<?php', line))).toEqual([]);
  });

  it.each(['scripts/release.ts', 'tools/a.ts', 'db/migrations/a.ts', 'bench/a.ts'])(
    'is information in %s, which developers run themselves',
    async (path) => {
      expect(await said(path, addedTo('first', `exec(\`tar xf \${path}\`);`))).toEqual(['info 2']);
    },
  );

  it('says once what a file does often, and where else', async () => {
    const lines = Array.from({ length: 20 }, (_, at) => `db.query(\`SELECT * FROM a WHERE id = \${id${at}}\`);`);
    const { findings } = await planesOf({ 'src/a.ts': addedTo('first', ...lines) });
    expect(findings.map(({ rule }) => rule)).toEqual(['security/injection']);
    expect(findings[0]?.rationale).toContain('So do 19 other new calls of this file, on line 3, 4, 5');
  });

  it('leaves alone what only moved, and lines that a program wrote', async () => {
    const line = 'eval(text);';
    expect(await said('src/a.ts', { old: `${line}\nf();\n`, new: `f();\n${line}\n` })).toEqual([]);
    expect(await said('src/a.js', addedTo('first', `eval(text);${'a();'.repeat(500)}`))).toEqual([]);
  });

  it('tells composed texts from others in time, whatever they hold', () => {
    expect(isComposed("'a' + b")).toBe(true);
    expect(isComposed("'a'")).toBe(false);
    for (const piece of [`\${`, '"+', "f'{", '#{', '.format', '\\('])
      expect(typeof isComposed(piece.repeat(40_000))).toBe('boolean');
  });
});
