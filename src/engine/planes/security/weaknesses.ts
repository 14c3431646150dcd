/** Settings and calls that let a guard down: looked for in lines that are new, and where a guard goes without another in its place. */

import { addToCount } from '../../../base/groups.js';
import { foldSpace } from '../../../base/text.js';
import type { FileChange, RawFinding, RuleContext, ScannedLine } from '../../model.js';
import { findNewLines } from '../new-lines.js';
import { isProse } from '../prose.js';
import { mapRemovedLines } from '../side-lines.js';
import { clip } from '../wording.js';

/** A pattern that weakens a protection if it is added. */
export interface Weakness {
  readonly pattern: RegExp;
  /** Completes "The new line …". */
  readonly does: string;
  /** True: only information, because it is often intended. */
  readonly mild?: true;
}

/** A protection: if it is removed, it needs a replacement. */
export interface Guard {
  readonly pattern: RegExp;
  /** Completes "This change takes away …". */
  readonly what: string;
}

/** What runs somewhere or controls what runs, whatever its folder and name say. */
const isRunnable = (change: FileChange) => !isProse(change);

/** Code and settings that run where people depend on them. Tests let guards down all the time, on their own machine. */
export const isInService = (change: FileChange): boolean => isRunnable(change) && !isForTests(change);

/** Tests let guards down all the time, on their own machine: there it is only information. */
function isForTests(change: FileChange): boolean {
  return change.class === 'test' || FOR_TESTS.test(change.file.path);
}

/** Paths of tests, examples and tools of developers that are classified as code. */
const FOR_TESTS = /(?:^|\/)(?:tests?|testing|testdata|fixtures|mocks?|examples?|samples?|demos?)(?:\/|\.\w{1,5}$)/iu;

/**
 * Returns a finding for each new line with a weakness, by the first pattern that matches. `signs` is a fast test that
 * every such line passes. Comments do not count, nor a
 * line that replaces one with the same weakness in its file. For identical lines, only the first is reported.
 */
export function findWeaknesses(
  context: RuleContext,
  signs: RegExp,
  weaknesses: readonly Weakness[],
  advice: string,
): readonly RawFinding[] {
  const said = new Set<string>();
  const matchWeakness = (line: ScannedLine) => {
    const code = signs.test(line.text) ? foldCode(line) : null;
    return code === null ? undefined : weaknesses.find(({ pattern }) => pattern.test(code));
  };
  return findNewLines(context, isRunnable).flatMap(({ change, lines }) => {
    const before = new Map<Weakness, number>();
    for (const line of context.syntax.get(change.file.path)?.removed ?? []) {
      const had = matchWeakness(line);
      if (had !== undefined) addToCount(before, had);
    }
    return lines.flatMap((line) => {
      const found = matchWeakness(line);
      if (found === undefined) return [];
      const left = before.get(found) ?? 0;
      before.set(found, left - 1);
      const { text } = line;
      if (left > 0 || said.has(text.trim())) return [];
      said.add(text.trim());
      return [
        {
          file: change.file.path,
          first: line.number,
          last: line.number,
          title: clip(`This line ${found.does}`, 110),
          rationale: `The new line ${found.does}: “${clip(text, 160)}”. ${advice}`,
          anchor: text.trim(),
          ...(found.mild === true || isForTests(change) ? { severity: 'info' as const } : {}),
        },
      ];
    });
  });
}

/**
 * Returns a finding for each removed line with a protection that neither moved nor was replaced in other words in its
 * file.
 */
export function findLostGuards(context: RuleContext, guards: readonly Guard[], advice: string): readonly RawFinding[] {
  return context.change.files.filter(isRunnable).flatMap((change) => {
    const syntax = context.syntax.get(change.file.path);
    if (syntax === undefined || change.file.status === 'deleted') return [];
    const removed = listFolded(syntax.removed);
    if (removed.length === 0) return [];
    const places = mapRemovedLines(change);
    return guards.flatMap(({ pattern, what }) => {
      const lost = removed.filter(({ code }) => pattern.test(code));
      if (lost.length === 0) return [];
      const kept = listFolded(syntax.added).filter(({ code }) => pattern.test(code)).length;
      const line = lost[kept]?.line;
      if (line === undefined || isMovedElsewhere(context, change, line.text)) return [];
      const at = places.get(line.number) ?? 1;
      return [
        {
          file: change.file.path,
          first: at,
          last: at,
          title: clip(`Removed: ${what}`, 110),
          rationale: `This change takes away ${what}: “${clip(line.text, 160)}”. ${advice}`,
          anchor: line.text.trim(),
          ...(isForTests(change) ? { severity: 'info' as const } : {}),
        },
      ];
    });
  });
}

/** The line without its comment and with single spaces, or null if all of it is a comment. */
function foldCode({ text, comment }: ScannedLine): string | null {
  const said = comment.trim();
  if (said === '') return foldSpace(text);
  return said === text.trim() ? null : foldSpace(text.replace(said, ' '));
}

function listFolded(lines: readonly ScannedLine[]): readonly { readonly line: ScannedLine; readonly code: string }[] {
  return lines.flatMap((line) => {
    const code = foldCode(line);
    return code === null ? [] : [{ line, code }];
  });
}

function isMovedElsewhere(context: RuleContext, from: FileChange, text: string): boolean {
  const words = text.trim();
  return context.change.files.some(
    (change) => change !== from && change.added.some((line) => line.text.trim() === words),
  );
}
