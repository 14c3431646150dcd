/** What is looked for in any case of letters is found in capitals too: the patterns are in lower case, and so must be what they read. */
import { describe, expect, it } from '@jest/globals';
import { isObeyed } from '../../../src/engine/accounting/lines/obeyed.js';
import { isProsePath } from '../../../src/engine/accounting/prose.js';
import { readValues } from '../../../src/engine/binding/lines/new-values.js';
import { isChangeNote, isUpgradeNote } from '../../../src/engine/change/change-notes.js';
import { isUndoFile } from '../../../src/engine/change/migration-layouts.js';
import { readItemText } from '../../../src/engine/criteria/items/item-text.js';
import { readAskedLimits } from '../../../src/engine/idioms/asked-limits.js';
import { readAskedFactors } from '../../../src/engine/idioms/factors.js';
import { readAskedSteps } from '../../../src/engine/idioms/steps.js';
import { rateValue } from '../../../src/engine/planes/security/credentials/credential-values.js';
import { isHarmless } from '../../../src/engine/planes/security/injections/harmless.js';
import { readAnchors } from '../../../src/engine/status/criterion-anchors.js';
import { readQuantities } from '../../../src/engine/status/quantities.js';
import { classifyMessage } from '../../../src/sources/git/history/history-messages.js';

describe('capitals', () => {
  it.each(['CHANGELOG.md', 'docs/Release-Notes.MD', 'News/entry.txt', '.Changeset/one.md'])(
    'do not hide the change note %s',
    (path) => {
      expect(isChangeNote(path)).toBe(true);
    },
  );

  it.each(['src/NEWS.ts', 'src/CHANGES.TS'])('do not make a change note of %s', (path) => {
    expect(isChangeNote(path)).toBe(false);
  });

  it('do not hide an upgrade note, or a file that undoes a migration', () => {
    expect(isUpgradeNote('docs/UPGRADING.md')).toBe(true);
    expect(isUndoFile('db/0001_users.DOWN.sql')).toBe(true);
    expect(isUndoFile('db/0001_users.UP.sql')).toBe(false);
  });

  it.each(['// @Generated', '# PRAGMA: no cover', '// NOINSPECTION all', '# TYPED: true'])(
    'do not hide the comment %s, which a tool obeys',
    (comment) => {
      expect(isObeyed(comment, null)).toBe(true);
    },
  );

  it('do not make prose of what an agent reads', () => {
    expect(isProsePath('docs/AGENTS.md')).toBe(false);
    expect(isProsePath('Prompts/one.md')).toBe(false);
    expect(isProsePath('docs/GUIDE.md')).toBe(true);
  });

  it('are the same value', () => {
    expect(readValues('a = TRUE, b = None, c = 10_000')).toEqual(['true', 'none', '10000']);
  });

  it.each(['AC1: it works', 'ac1: it works', '(Criterion 1) it works', 'CRITÈRE 1: it works'])(
    'do not hide the number of %s',
    (raw) => {
      expect(readItemText(raw)).toMatchObject({ id: 1, text: 'it works' });
    },
  );

  it('do not hide limits, factors and steps, which are told at their places', () => {
    expect(readAskedLimits('Names of AT LEAST 3 letters')).toMatchObject([{ above: true, cut: 'from' }]);
    expect(readAskedLimits('Never NEGATIVE')).toMatchObject([{ above: true, cut: 'from' }]);
    expect(readAskedFactors('HALF OF the fee')).toMatchObject([{ at: 0, end: 7, factors: [0.5] }]);
    expect(readAskedSteps('Adds ONE to the count')).toMatchObject([{ at: 0, step: 1 }]);
  });

  it('stay in what is quoted of a number', () => {
    expect(readQuantities('5 KB')).toMatchObject([{ text: '5 KB', at: 0, value: 5, dimension: 'bytes' }]);
    expect(readQuantities('0xFF')).toMatchObject([{ text: '0xFF', value: 255 }]);
    expect(readQuantities('3 µs, 4 μs')).toMatchObject([{ value: 3 }, { value: 4 }]);
  });

  it('do not hide what stands before an anchor', () => {
    expect(readAnchors('NOT `retry`')).toEqual([]);
    expect(readAnchors('Set TO `retry`')).toMatchObject([{ text: 'retry', isValue: true }]);
  });

  it.each(['PASSWORD', 'ChangeMe', 'SHA-256', '0XFF'])('do not make a secret of %s', (value) => {
    expect(rateValue(value, 'token')).toBeNull();
  });

  it.each(['HtmlEncode(name)', 'HTMLENCODE(name)', 'cgi.Escape(name)', 'JSON.Stringify(name)', 'Sanitize name'])(
    'do not make harm of %s',
    (code) => {
      expect(isHarmless(code)).toBe(true);
    },
  );

  it.each(['name', 'unescape(name)', 'UnEscape(name)', 'req.query.name'])('do not make %s harmless', (code) => {
    expect(isHarmless(code)).toBe(false);
  });

  it('do not hide a fix or a revert', () => {
    expect(classifyMessage('FIX the total')).toBe('fix');
    expect(classifyMessage('REVERT "Add totals"')).toBe('revert');
    expect(classifyMessage(`Add totals\n\nThis Reverts Commit ${'AB'.repeat(20)}.`)).toBe('revert');
    expect(classifyMessage('Add totals')).toBe('other');
  });
});
