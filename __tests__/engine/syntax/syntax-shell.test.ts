/** Shell: what its trees say of a file, of pieces out of a diff, and of a file that does not parse. */
import { describe, expect, it } from '@jest/globals';
import { fileSaid, pieceSaid } from './syntax-said.js';

const PATH = 'bin/pay.sh';

const said = await fileSaid(
  PATH,
  `#!/usr/bin/env bash
# Pays orders.
set -euo pipefail
source ./lib.sh
. "$DIR/gateway.sh"

readonly LIMIT=100
export CARD="none"
retries=3

function pay() {
  local card="$1"
  curl -s "https://pay.example/$card" || true
  total=$(count 'items' | wc -l)
  if ! charge "$card"; then
    return 1
  fi
}

refund() { echo "refund $(date)"; }

cat <<EOF
paid $total
EOF

@test "pays once" {
  run pay 4242
  [ "$status" -eq 0 ]
  assert_equal "$output" "paid"
}

@test "pays twice" {
  skip "later"
}

test_refund() {
  assertEquals 1 "$(refund)"
}
`,
);

describe('Shell as a tree', () => {
  it('is read as one', () => {
    expect(said.mode).toBe('tree');
  });

  it('finds definitions, and who may see them', () => {
    expect(said.definitions).toEqual([
      '7 variable LIMIT',
      '8 +variable CARD',
      '9 variable retries',
      '11-18 function pay',
      '20 function refund',
      '36-38 function test_refund',
    ]);
  });

  it('finds calls, and what becomes of their results', () => {
    expect(said.calls).toEqual([
      '3 set',
      '4 source',
      '5 .',
      '13 curl',
      '13 true',
      '14 count',
      '14 wc',
      '15 charge',
      '16 return',
      '20 echo',
      '20 date',
      '22 cat',
      '26 @test',
      '27 run',
      '29 assert_equal',
      '30 }',
      '32 @test',
      '33 skip',
      '34 }',
      '37 assertEquals',
      '37 refund',
    ]);
  });

  it('finds tests, and which of them run', () => {
    expect(said.cases).toEqual(['26 case pays once', '32 case pays twice disabled', '36-38 case test_refund']);
  });

  it('finds assertions', () => {
    expect(said.assertions).toEqual([
      '28 ["$status"-eq0]',
      '29 assert_equal"$output""paid"',
      '37 assertEquals1"$(refund)"',
    ]);
  });

  it('finds imports', () => {
    expect(said.imports).toEqual(['./lib.sh', '$DIR/gateway.sh']);
  });

  it('finds strings', () => {
    expect(said.strings).toEqual([
      '$DIR/gateway.sh',
      'none',
      '$1',
      'https://pay.example/$card',
      'items',
      '$card',
      'refund $(date)',
      'paid $total\n',
      'pays once',
      '$status',
      '$output',
      'paid',
      'pays twice',
      'later',
      '$(refund)',
    ]);
  });

  it('tells comments from code', () => {
    expect(said.comments).toEqual(['1 #!/usr/bin/env bash', '2 # Pays orders.']);
  });
});

describe('Pieces of Shell', () => {
  it.each([
    {
      what: 'a function body alone',
      lines: ['   local left=1', '-  charge "$card"', '+  charge "$card" "$left" || exit 1', '   echo "paid"'],
      says: {
        definitions: ['40 variable left'],
        calls: ['41 charge', '41 exit', '42 echo'],
        strings: ['$card', '$left', 'paid'],
      },
    },
  ])('of $what are read', async ({ lines, says }) => {
    expect(await pieceSaid(PATH, lines)).toMatchObject({ mode: 'tree', ...says });
  });

  it('finds what it can in a file that does not parse', async () => {
    const broken = await fileSaid(PATH, ['pay() {', '  if charge "x"; then', '}', 'left() { echo 1; }'].join('\n'));
    expect(broken.definitions).toEqual(['4 function left']);
    expect(broken.calls).toEqual(expect.arrayContaining(['3 }', '4 echo']));
  });
});
