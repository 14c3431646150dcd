/** What shares a word with a ticket is not asked for by that alone. */
import { describe, expect, it } from '@jest/globals';
import { account, type Files } from './account.js';

const TEXT = '`wave` waves to a guest by name';
const WAVE = 'export function wave(name) {\n  return name\n}\n';

async function openLines(files: Files): Promise<readonly string[]> {
  const lines = Object.entries(files).map(([path, { new: text }]) => `${path}:1-${text?.split('\n').length ?? 1}`);
  const { spans } = await account(files, { text: TEXT, lines });
  return spans.flatMap(({ reason, location }) =>
    reason === 'unaccounted' ? [`${location.file}:${location.lineRange[0]}-${location.lineRange[1]}`] : [],
  );
}

describe('a new definition beside what is asked for', () => {
  it('is for a person where the ticket does not name it and nothing uses it', async () => {
    const more = "export function waveAdmin(name) {\n  return name === 'm'\n}\n";
    expect(await openLines({ 'src/wave.ts': { new: WAVE + more } })).toEqual(['src/wave.ts:4-6']);
  });

  it('is for a person though an export hands it on, and a test calls it', async () => {
    const more =
      "function waveAdmin(name) {\n  return name === 'm'\n}\nexport { waveAdmin }\nexport {\n  waveAdmin as admin,\n  waveAdmin,\n}\n";
    const test =
      "import { waveAdmin } from '../src/wave'\n\ntest('wave', () => {\n  expect(waveAdmin('m')).toBe(true)\n})\n";
    const open = await openLines({ 'src/wave.ts': { new: WAVE + more }, 'test/wave.test.ts': { new: test } });
    expect(open).toContain('src/wave.ts:4-6');
  });

  it('is for a person in Python and Go, too', async () => {
    const python = "def wave(name):\n    return name\n\n\ndef wave_admin(name):\n    return name == 'm'\n";
    expect(await openLines({ 'src/wave.py': { new: python } })).toEqual(['src/wave.py:5-6']);
    const go =
      'package wave\n\nfunc Wave(name string) string {\n\treturn name\n}\n\nfunc WaveAdmin(name string) bool {\n\treturn name == "m"\n}\n';
    expect(await openLines({ 'wave.go': { new: go } })).toEqual(['wave.go:7-9']);
  });

  it('is asked for where something asked for uses it', async () => {
    const used = 'function bow(name) {\n  return name.trim()\n}\n';
    const wave = 'export function wave(name) {\n  return bow(name)\n}\n';
    expect(await openLines({ 'src/wave.ts': { new: used + wave } })).toEqual([]);
  });

  it('is asked for where another file of the change uses it', async () => {
    const bow = 'export function waveDeep(name) {\n  return name.trim()\n}\n';
    const wave = "import { waveDeep } from './deep'\n\nexport function wave(name) {\n  return waveDeep(name)\n}\n";
    expect(await openLines({ 'src/deep.ts': { new: bow }, 'src/wave.ts': { new: wave } })).toEqual([]);
  });

  it('is asked for where the ticket has all words of its name', async () => {
    const more = 'export function waveGuest(name) {\n  return wave(name)\n}\n';
    expect(await openLines({ 'src/wave.ts': { new: WAVE + more } })).toEqual([]);
  });
});
