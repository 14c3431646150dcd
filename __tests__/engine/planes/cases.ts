/** Changes and cases for the tests of rules. */
import { changedFile, type FileSpec } from '../../stand-ins/snapshot.js';
import type { Files, ValidCase } from './rule-tester.js';

/** A case for each row of a table. */
export function cases<Row extends readonly [unknown, ...unknown[]], Case extends ValidCase>(
  table: readonly Row[],
  make: (...row: [...Row]) => Case,
): readonly Case[] {
  return table.map((row) => make(...row));
}

/** One file that changes from one text to another; null: it is not there. */
export function edit(path: string, before: string | null, after: string | null): Files {
  return { [path]: { old: before, new: after } };
}

/** Lines as a text. */
export const lines = (...all: readonly string[]) => `${all.join('\n')}\n`;

const readSide = (marked: readonly string[], without: string) =>
  lines(...marked.filter((line) => !line.startsWith(without)).map((line) => line.slice(1)));

/** A file as a diff: ` ` kept, `-` removed, `+` added. */
export function diff(...marked: readonly string[]): FileSpec {
  return { old: readSide(marked, '+'), new: readSide(marked, '-') };
}

/** The same files as a bare diff shows them: hunks, and no texts. */
export function hunksAlone(files: Files): Files {
  const without = { old_text: null, new_text: null };
  return Object.fromEntries(
    Object.entries(files).map(([path, spec]) => [path, { ...spec, raw: { ...spec.raw, ...without } }]),
  );
}

/** One file as a bare diff shows it whose hunks have a heading of their own. */
export function underHeading(section: string, path: string, before: string, after: string): Files {
  const { hunks } = changedFile(path, { old: before, new: after });
  const raw = { old_text: null, new_text: null, hunks: hunks.map((hunk) => ({ ...hunk, section })) };
  return { [path]: { old: before, new: after, raw } };
}

/** Each case twice: with the whole texts of its files, and from their hunks alone. */
export function wholeAndBare<Case extends ValidCase>(all: readonly Case[]): readonly Case[] {
  return all.flatMap((one) => [
    one,
    {
      ...one,
      name: `${one.name ?? Object.keys(one.files).join(', ')}, from the hunks alone`,
      files: hunksAlone(one.files),
    },
  ]);
}
