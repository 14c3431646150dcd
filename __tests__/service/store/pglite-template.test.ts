import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openTemplate, PGLITE_VERSION } from '../../../src/service/store/pglite-template.js';

describe('the empty embedded database', () => {
  let modules: string;
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);

  beforeAll(async () => {
    modules = await mkdtemp(join(tmpdir(), 'review-gate-template-'));
    const installed = join(modules, '@electric-sql/pglite');
    await mkdir(installed, { recursive: true });
    await writeFile(join(installed, 'package.json'), '{"version":"1.2.3"}');
  });
  afterAll(async () => {
    await rm(modules, { recursive: true, force: true });
  });

  it('is named to who lacks it in the version that this one is made for', async () => {
    expect(await readFile('package.json', 'utf8')).toContain(`"@electric-sql/pglite": "${PGLITE_VERSION}"`);
  });

  it('is made at the first use, which says so, and kept for the next, which says nothing', async () => {
    const made = await openTemplate(log, modules);
    expect(lines).toEqual(['Making the embedded database for the first time. This takes a few seconds.']);
    expect(await readdir(join(modules, '.cache/review-gate'))).toEqual(['pglite-1.2.3.tar.gz']);
    const again = await openTemplate(log, modules);
    expect(lines).toHaveLength(1);
    expect(Buffer.from(await again.arrayBuffer()).equals(Buffer.from(await made.arrayBuffer()))).toBe(true);
  });

  it('is made all the same where it cannot be kept, and says why', async () => {
    await rm(join(modules, '.cache'), { recursive: true });
    await writeFile(join(modules, '.cache'), 'a file where a folder should be');
    lines.length = 0;
    expect((await openTemplate(log, modules)).size).toBeGreaterThan(0);
    expect(lines[1]).toMatch(/^The empty database could not be kept for the next time: .*\.cache/u);
  });
});
