import { injection } from '../../../../../src/engine/planes/security/injection.js';
import { cases, lines } from '../../cases.js';
import { describeRule } from '../../rule-tester.js';

const beside = ['tests/logic-without-test'];
/** A file that the change adds. */
const whole = (path: string, ...texts: readonly string[]) => ({ [path]: { old: null, new: lines(...texts) } });
const python = (...body: readonly string[]) =>
  whole(
    'src/carts.py',
    'ALLOWED = {"name", "price"}',
    'PLAIN = re.compile("x")',
    'def list_carts(cur, key):',
    ...body.map((line) => `    ${line}`),
    '    cur.execute("SELECT * FROM carts ORDER BY " + key)',
  );
const php = (...body: readonly string[]) =>
  whole('src/carts.php', '<?php', '$id = $_GET["id"];', ...body, '$db->query("SELECT * FROM carts WHERE id = $id");');

describeRule(injection, {
  invalid: [
    ...cases(
      [
        // A check that refuses nothing, of another name, of a list of another kind, or of a pattern that lets anything in.
        [['if key not in ALLOWED:', '    log(key)'], '6 info'],
        [['if row not in ALLOWED:', '    raise ValueError'], '6 info'],
        [['if key not in text:', '    raise ValueError'], '6 info'],
        [['if not re.fullmatch(r".+", key):', '    raise ValueError'], '6 info'],
        [['if not re.match(r"[a-z]+", key):', '    raise ValueError'], '6 info'],
        // A list whose name says that it holds what is allowed, and that gets something else.
        [
          [
            'allowed = ["name"]',
            'allowed.append(request.args["more"])',
            'if key not in allowed:',
            '    raise ValueError',
          ],
          '8 info',
        ],
        // What was checked is exchanged before it is used.
        [['if key not in ALLOWED:', '    raise ValueError', 'key = request.args["key"]'], '7 warn'],
      ],
      (body, found) => ({ name: body.join(' '), files: python(...body), findings: [found], beside }),
    ),
    ...cases(
      [
        [['if (preg_match("/^.*$/", $id)) { log($id); }'], '4 warn'],
        [['if (in_array($other, [1, 2])) { die(); }'], '4 warn'],
        [['settype($id, "string");'], '4 warn'],
      ],
      (body, found) => ({ name: body.join(' '), files: php(...body), findings: [found], beside }),
    ),
  ],
  valid: [
    ...cases(
      [
        [['allowed = ["name"]', 'allowed.append("price")', 'if key not in allowed:', '    raise ValueError'], ''],
        [['if key not in ALLOWED:', '    raise ValueError'], ''],
        [['if not key.isalnum():', '    return None'], ''],
        [['if not re.fullmatch(r"[a-z_]+", key):', '    raise ValueError'], ''],
        [['if not re.match(r"^[a-z_]+$", key):', '    raise ValueError'], ''],
        [['assert key in ("name", "price")'], ''],
      ],
      (body) => ({ name: body.join(' '), files: python(...body), beside }),
    ),
    ...cases(
      [
        [['settype($id, "integer");'], ''],
        [['$id += 0;'], ''],
        [['if (!ctype_digit($id)) { die(); }'], ''],
        [
          [
            '$plain = "/^[0-9]*$/";',
            'if (preg_match($plain, $id) == 1) {',
            '  $id = $id;',
            '} else {',
            '  $id = "";',
            '}',
          ],
          '',
        ],
        [
          [
            '$known = array("1", "2");',
            'if (in_array($id, [1, 2], true)) {',
            '  $id = $id;',
            '} else {',
            '  $id = $known[0];',
            '}',
          ],
          '',
        ],
        [['$id = preg_replace("/[^0-9]/", "", $id);'], ''],
      ],
      (body) => ({ name: body.join(' '), files: php(...body), beside }),
    ),
    {
      name: 'a list of JavaScript',
      files: whole(
        'src/carts.js',
        "const ALLOWED = ['name', 'price'];",
        'function list(db, column) {',
        '  if (!ALLOWED.includes(column)) throw new Error(column);',
        "  return db.query('SELECT * FROM carts ORDER BY ' + column);",
        '}',
      ),
      beside,
    },
    {
      name: 'a connection that a function is given, and a query that is written there',
      files: whole('src/carts.php', '<?php', 'function all($link) {', '  return mysqli_query($link, "SELECT 1");', '}'),
      beside,
    },
    {
      name: 'a function for later',
      files: whole('src/carts.js', 'execScript(() => {});'),
      beside,
    },
  ],
});
