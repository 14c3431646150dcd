/** Imports that go: nothing of the file uses them any more, or they come back. */
import { describe, expect, it } from '@jest/globals';
import { account } from './account.js';

/** Returns the reason of an import that goes, of which the rest of the file is given on both sides. */
async function judge(path: string, head: string, old: string, now: string): Promise<string> {
  const top = path.endsWith('.go') ? 'package shop\n' : '';
  const { spans } = await account(
    { [path]: { old: `${top}${head}\n${old}`, new: top + now } },
    { text: 'the price rounds cents', lines: [`${path}:90`] },
  );
  const at = top === '' ? 1 : 2;
  const span = spans.find(
    ({ old_line_range: lines }) => lines !== null && (lines[0] ?? 0) <= at && at <= (lines[1] ?? 0),
  );
  return span?.reason ?? 'none';
}

describe('an import that goes', () => {
  it.each([
    [
      'price.py',
      'import math',
      'def price(cents):\n    return math.floor(cents)\n',
      'def price(cents):\n    return round(cents)\n',
    ],
    [
      'price.py',
      'from shop import Cents',
      'def price(cents):\n    return Cents(cents)\n',
      'def price(cents):\n    return shop.Cents(cents)\n',
    ],
    [
      'price.py',
      'from shop import Cents',
      'def price(cents):\n    return Cents(cents)\n',
      "def price(cents):\n    return show('not Cents %d', cents)\n",
    ],
    [
      'price.py',
      'from shop import Cents',
      'def price(cents):\n    return Cents(cents)\n',
      'def price(cents):\n    # no Cents here\n    return round(cents)\n',
    ],
    [
      'price.go',
      'import "math/big"',
      'func price(cents int) int {\n\treturn big.Round(cents)\n}\n',
      'func price(cents int) int {\n\treturn round(cents)\n}\n',
    ],
    [
      'price.go',
      'import "example.com/round/v2"',
      'func price(cents int) int {\n\treturn round.Up(cents)\n}\n',
      'func price(cents int) int {\n\treturn cents\n}\n',
    ],
    [
      'price.ts',
      "import { floor } from './floor.js';",
      'export const price = (cents) => floor(cents);\n',
      'export const price = (cents) => Math.floor(cents);\n',
    ],
  ])('is not missed: %s %s', async (path, head, old, now) => {
    expect(await judge(path, head, old, now)).toBe('supporting');
  });

  it.each([
    // Nothing used it: it was there for what it does.
    [
      'price.py',
      'import hooks',
      'def price(cents):\n    return cents\n',
      'def price(cents):\n    return round(cents)\n',
    ],
    [
      'price.py',
      'from shop import hooks',
      'def price(cents):\n    return cents\n',
      'def price(cents):\n    return round(cents)\n',
    ],
    [
      'price.go',
      'import _ "example.com/hooks"',
      'func price(cents int) int {\n\treturn hooks(cents)\n}\n',
      'func price(cents int) int {\n\treturn cents\n}\n',
    ],
    [
      'price.go',
      'import . "example.com/round"',
      'func price(cents int) int {\n\treturn round(cents)\n}\n',
      'func price(cents int) int {\n\treturn cents\n}\n',
    ],
    [
      'price.ts',
      "import './hooks.js';",
      'export const price = (cents) => hooks(cents);\n',
      'export const price = (cents) => cents;\n',
    ],
    // It is used between texts.
    [
      'price.py',
      'from shop import Cents',
      'def price(cents):\n    return Cents(cents)\n',
      "def price(cents):\n    return 'a' + Cents(cents) + 'b c'\n",
    ],
    [
      'price.ts',
      "import { open } from './open.js';",
      'export const price = (cents) => open(cents);\n',
      "export const price = (cents) => /'/.test(cents) || open(cents, ' ');\n",
    ],
    // Something else has the name now.
    [
      'price.py',
      'from shop import pow',
      'def price(cents):\n    return pow(cents)\n',
      'def price(cents):\n    return pow(cents, 2)\n',
    ],
    [
      'price.ts',
      "import { fetch } from './fetch.js';",
      'export const price = (cents) => fetch(cents);\n',
      'export const price = (cents) => fetch(cents + 1);\n',
    ],
    [
      'price.go',
      'import "crypto/rand"',
      'func price(cents int) int {\n\treturn rand.Int(cents)\n}\n',
      'import "math/rand"\n\nfunc price(cents int) int {\n\treturn rand.Int(cents)\n}\n',
    ],
    [
      'price.py',
      'from safe import check',
      'def price(cents):\n    return check(cents)\n',
      'from lax import check\n\ndef price(cents):\n    return round(cents)\n',
    ],
    [
      'price.ts',
      "import { cents } from './cents.js';",
      'export const price = () => [...cents];\n',
      'export const price = () => [0, ...cents];\n',
    ],
    [
      'price.py',
      'from shop import Cents',
      'def price(cents):\n    return Cents(cents)\n',
      "def price(cents):\n    return globals()['Cents'](cents)\n",
    ],
    [
      'price.py',
      'from shop import Cents',
      'def price(cents):\n    return Cents(cents)\n',
      "def price(cents):\n    return f'{Cents(cents)} cents'\n",
    ],
  ])('waits: %s %s', async (path, head, old, now) => {
    expect(await judge(path, head, old, now)).toBe('unaccounted');
  });
});

describe('an import that comes back', () => {
  const old = 'import math\nimport os\n\ndef price(cents):\n    return check(cents)\n';
  const from = 'from safe import check';

  it.each([
    'import math\nimport os\nfrom safe import check\n',
    'import math\nimport os\nfrom safe import check, round\n',
  ])('is no loss: %s', async (head) => {
    expect(await judge('price.py', from, old, old.replace('import math\nimport os\n', head))).toBe('supporting');
  });

  it.each([
    ['of another module', 'import math\nimport os\nfrom lax import check\n'],
    ['under another name', 'import math\nimport os\nfrom safe import check as cheque, allow as check\n'],
    [
      'inside of a function',
      'import math\nimport os\ndef show(cents):\n    from safe import check\n    return cents\n',
    ],
    ['beside another of the name', 'import math\nimport os\nfrom safe import check\nfrom lax import check, round\n'],
    ['beside one that takes all names', 'import math\nimport os\nfrom safe import check\nfrom lax import *\n'],
  ])('waits: %s', async (_, head) => {
    expect(await judge('price.py', from, old, old.replace('import math\nimport os\n', head))).toBe('unaccounted');
  });

  it('waits, where a name of a script comes from elsewhere', async () => {
    const use = 'export const price = (cents) => check(cents);\n';
    const waits = await judge(
      'price.ts',
      "import check from './safe.js';",
      use,
      `import { check } from './safe.js';\n${use}`,
    );
    expect(waits).toBe('unaccounted');
  });
});
