/**
 * Finds settings and calls that weaken security: weaknesses in new lines, and protections that were removed without a
 * replacement.
 */
import type { FileChange, RawFinding, RuleContext, ScannedLine } from '../../model.js';
import { newLinesOf } from '../new-lines.js';
import { placesOfRemoved } from '../side-lines.js';
import { clip } from '../wording.js';

/** Something that weakens security when it is added. */
export interface Weakness {
  readonly pattern: RegExp;
  /** Completes "The new line …". */
  readonly does: string;
  /** Reported as information, because it is often intended. */
  readonly mild?: true;
}

/** A protection: if it is removed, a replacement must be added. */
export interface Guard {
  readonly pattern: RegExp;
  /** Completes "This change takes away …". */
  readonly what: string;
}

/** Maximum number of characters of a line that are matched. */
const MAX_LINE = 1_000;

/**
 * Returns whether a file contains code or settings that run somewhere. Tests and documents often weaken security on
 * purpose.
 */
export function runs(change: FileChange): boolean {
  return ['source', 'config', 'ci', 'infra', 'manifest'].includes(change.class) && !FOR_TESTS.test(change.file.path);
}

/** Files among the code that are only for tests. */
const FOR_TESTS = /(?:^|\/)(?:tests?|testing|testdata|fixtures|mocks?)(?:\/|\.\w{1,5}$)/iu;

/**
 * Returns a finding for each new line with a weakness, for the first one that matches. It ignores comments, lines that
 * replace a line with the same weakness in the file, and repetitions of the same line.
 */
export function weaknessesIn(
  context: RuleContext,
  weaknesses: readonly Weakness[],
  advice: string,
): readonly RawFinding[] {
  const said = new Set<string>();
  const weaknessOf = ({ text, comment }: ScannedLine) =>
    comment.trim() === text.trim()
      ? undefined
      : weaknesses.find(({ pattern }) => pattern.test(text.slice(0, MAX_LINE)));
  return newLinesOf(context, runs).flatMap(({ change, lines }) => {
    const before = new Map<Weakness, number>();
    for (const line of context.syntax.get(change.file.path)?.removed ?? []) {
      const had = weaknessOf(line);
      if (had !== undefined) before.set(had, (before.get(had) ?? 0) + 1);
    }
    return lines.flatMap((line) => {
      const found = weaknessOf(line);
      if (found === undefined) return [];
      const left = before.get(found) ?? 0;
      before.set(found, left - 1);
      const text = line.text.slice(0, MAX_LINE);
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
          ...(found.mild === true ? { severity: 'info' as const } : {}),
        },
      ];
    });
  });
}

/** Returns a finding for each protection of a file that was removed, and neither moved nor replaced in other words. */
export function guardsLost(context: RuleContext, guards: readonly Guard[], advice: string): readonly RawFinding[] {
  return context.change.files.filter(runs).flatMap((change) => {
    const syntax = context.syntax.get(change.file.path);
    if (syntax === undefined || change.file.status === 'deleted') return [];
    const places = placesOfRemoved(change);
    return guards.flatMap(({ pattern, what }) => {
      const guarding = (lines: typeof syntax.added) =>
        lines.filter(({ text, comment }) => comment.trim() !== text.trim() && pattern.test(text.slice(0, MAX_LINE)));
      const lost = guarding(syntax.removed);
      const left = lost.slice(guarding(syntax.added).length);
      const [line] = left;
      if (line === undefined || movedElsewhere(context, change, line.text)) return [];
      const at = places.get(line.number) ?? 1;
      return [
        {
          file: change.file.path,
          first: at,
          last: at,
          title: clip(`Removed: ${what}`, 110),
          rationale: `This change takes away ${what}: “${clip(line.text, 160)}”. ${advice}`,
          anchor: line.text.trim(),
        },
      ];
    });
  });
}

function movedElsewhere(context: RuleContext, from: FileChange, text: string): boolean {
  const words = text.trim();
  return context.change.files.some(
    (change) => change !== from && change.added.some((line) => line.text.trim() === words),
  );
}
