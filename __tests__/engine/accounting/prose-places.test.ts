/** Where a text or a picture lies decides whether a program may read it. */
import { describe, expect, it } from '@jest/globals';
import type { FileSpec } from '../../stand-ins/snapshot.js';
import { listReasons } from './account.js';

const TEXT = 'A sentence for people.\n';
const OTHER = 'Another sentence.\n';
const picture = { kind: 'picture', format: 'png', bytes: 68 } as const;
const PICTURE: FileSpec = {
  old: '',
  new: '',
  raw: { binary: true, old_text: null, new_text: null, hunks: [], old_content: picture, new_content: picture },
};

describe('a text', () => {
  it.each([
    'README.md',
    'MIGRATION.md',
    'notes.md',
    'docs/guide/start.md',
    'docs/src/content/docs/start.md',
    'docs/guides/testing.md',
    'documentation/a.rst',
    'packages/cart/docs/a.md',
    'packages/cart/README.md',
    'packages/cart/CHANGELOG.md',
    'src/cart/README.md',
    'src/NOTICE',
    'tests/README.md',
    'website/docs/a.md',
    'doc/a.adoc',
    'crates/cart/UPGRADING.md',
  ])('is for people where documents lie: %s', async (path) => {
    expect(await listReasons({ [path]: { old: TEXT, new: OTHER } })).toEqual(['inert']);
  });

  it.each([
    ['a test compares it', 'test/data/aligned_table.md'],
    ['a test compares it', 'tests/cases/README.md'],
    ['a test compares it', 'pkg/render/test/data/a.md'],
    ['a test compares it', 'mkdocs/tests/integration/docs/index.md'],
    ['a test compares it', 'docs/tests/a.md'],
    ['a test compares it', 'styles/examples/headings.md'],
    ['a program shows it', 'src/emails/welcome.md'],
    ['a program shows it', 'src/docs/terms.md'],
    ['a program shows it', 'app/legal/privacy.md'],
    ['a program shows it', 'content/posts/first.md'],
    ['a program shows it', 'public/terms.md'],
    ['a program shows it', 'internal/help/usage.md'],
    ['a program shows it', 'src/TERMS.md'],
    ['a program shows it', 'src/main/resources/docs/help.md'],
    ['nobody knows', 'data/a.rst'],
  ])('is not where %s: %s', async (_, path) => {
    expect(await listReasons({ [path]: { old: TEXT, new: OTHER } })).toEqual(['unaccounted']);
    expect(await listReasons({ [path]: { new: TEXT } })).toContain('unaccounted');
  });
});

describe('a picture', () => {
  it.each([
    'logo.png',
    'docs/images/a.png',
    'docs/_static/a.png',
    'packages/cart/docs/a.gif',
    '.github/logo.png',
    'screenshots/a.png',
    'media/a.png',
  ])('is for people where documents lie: %s', async (path) => {
    expect(await listReasons({ [path]: PICTURE })).toEqual(['inert']);
  });

  it('is not inert where it goes', async () => {
    const gone: FileSpec = { ...PICTURE, new: null, raw: { ...PICTURE.raw, new_content: null, new_mode: null } };
    expect(await listReasons({ 'docs/a.png': gone })).not.toContain('inert');
  });

  it.each([
    'tests/pngsuite/basi0g01.png',
    'testdata/a.png',
    'specs/images/valid/a.png',
    'e2e/home.spec.ts-snapshots/home-linux.png',
    'src/__image_snapshots__/a.png',
    'docs/__screenshots__/a.png',
    'docs/tests/a.png',
    'src/assets/logo.png',
    'lib/server/images/404.png',
    'public/logo.png',
    'static/pay.png',
    'app/icon.png',
    'assets/sprites.png',
    'android/app/src/main/res/drawable/a.png',
    'favicon.ico',
    'docs/favicon.ico',
    'home.snap.png',
    'expected.png',
  ])('is not where a test compares it or a program shows it: %s', async (path) => {
    expect(await listReasons({ [path]: PICTURE })).toEqual(['opaque']);
  });
});
