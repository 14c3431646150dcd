import { expect, it } from '@jest/globals';
import { injection } from '../../../../src/engine/planes/security/injection.js';
import { readPieces } from '../../../../src/engine/planes/security/text-pieces.js';
import { addedTo, runPlanesOn } from '../../run-planes.js';
import { cases, edit, lines, wholeAndBare } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(injection, {
  invalid: [
    { name: 'a test, as information', files: { 'a.test.ts': addedTo('first', 'eval(text);') }, findings: ['2 info'] },
    {
      name: 'far to the right',
      files: { 'src/a.js': addedTo('first', `${'a();'.repeat(500)}eval(text);`) },
      findings: ['2 warn'],
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
        (path, line) => ({ name: line, files: { [path]: addedTo('first', line) }, findings: ['2 warn'] }),
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
        findings: [`${before.length + 1} warn`],
      }),
    ),
    // In what developers run themselves it is information.
    ...cases([['scripts/release.ts'], ['tools/a.ts'], ['db/migrations/a.ts'], ['bench/a.ts']], (path) => ({
      files: { [path]: addedTo('first', `exec(\`tar xf \${path}\`);`) },
      findings: ['2 info'],
    })),
  ],
  valid: [
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
        ['src/a.py', 'exec("""raise value from cause""")'],
        ['src/a.py', "eval('''1 + 1''')"],
        ['src/a.py', 'model.eval()'],
        ['lib/a.rb', 'system("tar", "xf", path)'],
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
    { name: 'what only moved', files: edit('src/a.ts', 'eval(text);\nf();\n', 'f();\neval(text);\n') },
  ],
});
it('says once what a file does often, and where else', async () => {
  const lines = Array.from({ length: 20 }, (_, at) => `db.query(\`SELECT * FROM a WHERE id = \${id${at}}\`);`);
  const { findings } = await runPlanesOn({ 'src/a.ts': addedTo('first', ...lines) });
  expect(findings.map(({ rule }) => rule)).toEqual(['security/injection']);
  expect(findings[0]?.rationale).toContain('So do 19 other new calls of this file, on line 3, 4, 5');
});
it('reads texts in time, whatever they hold', () => {
  for (const language of ['TypeScript', 'Python', 'PHP', 'Ruby', 'Rust'])
    for (const piece of [`\${`, '"+', "f'{", '#{', '.format(', '\\(', '$a', '%s', '?', '([{', '"a"', 'a.b('])
      expect(typeof readPieces(piece.repeat(4_000), language).text).toBe('string');
});
