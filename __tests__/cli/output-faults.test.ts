/** Standard output that takes nothing more, and a Node that is too old. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { describeOldNode } from '../../src/cli/node-version.js';
import { ROOT } from '../docs/pages.js';
import { COMMAND } from '../stand-ins/serving.js';

const env = { PATH: process.env['PATH'] ?? '' };

describe('the command', () => {
  it('says that the disk is full, and does not end as a closed gate does', () => {
    if (!existsSync('/dev/full')) return;
    const run = spawnSync('sh', ['-c', `"${process.execPath}" "${COMMAND}" explain > /dev/full`], {
      env,
      encoding: 'utf8',
    });
    expect(run.stderr).toBe(
      'review-gate: Standard output cannot be written: the disk is full (ENOSPC). Write to another place.\n',
    );
    expect(run.status).toBe(2);
  });

  it('says nothing if its reader has read enough', async () => {
    const child = spawn(process.execPath, [COMMAND, 'explain'], { env });
    const said: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
    child.stdout.destroy();
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(said).toEqual([]);
  });

  it('links on a Node that is too old, so that it can say so', () => {
    // A name that an older Node does not export would be a syntax error before the first statement.
    const imports = readFileSync(COMMAND, 'utf8').match(/import\{[^}]*\b(?:crc32|isAscii|styleText)\b[^}]*\}/gu);
    expect(imports).toBeNull();
  });
});

describe('describeOldNode', () => {
  const has = { getBuiltinModule: () => undefined };

  it.each(['14.21.3', '18.20.4', '20.18.3'])('refuses Node %s and says what to do', (version) => {
    expect(describeOldNode(version, has)).toBe(
      `Review Gate needs Node 22.3 or later, or 20.19 or later of Node 20. This is Node ${version}. Install a newer one (https://nodejs.org), and run the command again.`,
    );
  });

  it('refuses a newer one that lacks what the command uses', () => {
    expect(describeOldNode('21.7.3', {})).toContain('This is Node 21.7.3.');
  });

  it.each(['20.19.0', '20.20.2', '22.12.0', '24.1.0'])('takes Node %s', (version) => {
    expect(describeOldNode(version, has)).toBeNull();
  });

  /** Whether a version is in a range of `^20.19` and `>=22.3`, as npm reads them. */
  const isWithin = (version: string, range: string) =>
    range.split(' || ').some((part) => {
      const [, sign = '', major, minor] = /^(\^|>=)(\d+)\.(\d+)$/u.exec(part) ?? [];
      const [isMajor = 0, isMinor = 0] = version.split('.').map(Number);
      if (isMajor === Number(major)) return isMinor >= Number(minor);
      return sign === '>=' && isMajor > Number(major);
    });

  // `process.getBuiltinModule` came with 22.3, and with 20.16 to Node 20.
  it.each([
    ['20.18.3', true],
    ['20.19.0', true],
    ['21.7.3', false],
    ['22.2.0', false],
    ['22.3.0', true],
    ['24.1.0', true],
  ])('and the manifest say the same of Node %s', (version, built) => {
    const manifest = z.object({ engines: z.object({ node: z.string() }) });
    const { engines } = manifest.parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
    expect(isWithin(version, engines.node)).toBe(describeOldNode(version, built ? has : {}) === null);
  });
});
