import { describe, expect, it } from '@jest/globals';
import { bare, planeOf } from './planes-contract-of.js';

describe('contract/setting-removed', () => {
  it.each([
    ['src/a.ts', 'const a = process.env.SHOP_PORT;'],
    ['src/a.ts', "const a = process.env['SHOP_PORT'];"],
    ['shop/a.py', 'run(os.environ.get("SHOP_PORT"))'],
    ['shop/a.py', "run(os.environ['SHOP_PORT'])"],
    ['shop/a.go', 'var a = os.Getenv("SHOP_PORT")'],
    ['src/a.rs', 'let a = env::var("SHOP_PORT");'],
    ['src/A.java', 'String a = System.getenv("SHOP_PORT");'],
    ['lib/a.rb', "a = ENV.fetch('SHOP_PORT')"],
    ['src/a.php', "$a = getenv('SHOP_PORT');"],
    ['.env.example', 'SHOP_PORT=80'],
    ['shop/a.py', "parser.add_argument('--shop-port')"],
    ['src/a.ts', "program.option('-p, --shop-port <n>', 'a port');"],
    ['cmd/a.go', 'flag.String("shop-port", "80", "a port")'],
  ])('%s: %s', async (path, line) => {
    const [before, after] = [`one\n${line}\ntwo\n`, 'one\ntwo\n'];
    expect(await planeOf('contract', { [path]: { old: before, new: after } })).toEqual(['setting-removed:1 info']);
    expect(await planeOf('contract', { [path]: bare(path, [before, after]) })).toEqual(['setting-removed:1 info']);
  });

  it.each([
    ['src/a.ts', 'const a = process.env.SHOP_PORT;', 'const b = process.env.PORT ?? process.env.SHOP_PORT;'],
    ['src/a.ts', '// process.env.SHOP_PORT', ''],
    ['src/a.ts', 'const a = process.env.NODE_ENV;', ''],
    ['src/a.ts', 'const a = process.env.shopPort;', ''],
    ['src/a.test.ts', 'const a = process.env.SHOP_PORT;', ''],
    ['docs/a.md', 'process.env.SHOP_PORT', ''],
    ['lib/a.rb', "ENV['SHOP_PORT'] = '80'", ''],
  ])('not %s: %s → %s', async (path, before, after) => {
    expect(await planeOf('contract', { [path]: { old: `one\n${before}\n`, new: `one\n${after}\n` } })).toEqual([]);
  });

  it('does not mind a setting that is read in another file from now on', async () => {
    const line = 'const a = process.env.SHOP_PORT;\n';
    const moved = { 'src/a.ts': { old: `one();\n${line}`, new: 'one();\n' }, 'src/b.ts': { old: null, new: line } };
    expect(await planeOf('contract', moved)).toEqual([]);
  });
});
