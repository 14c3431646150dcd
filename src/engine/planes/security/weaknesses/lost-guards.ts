/** Guards that a change takes away without another in their place. */
import type { FileChange, FileSyntax, RawFinding, RuleContext, ScannedLine } from '../../../model.js';
import { findLastAround } from '../../../text/line-spans.js';
import { isFunction } from '../../is-function.js';
import { mapRemovedLines } from '../../side-lines.js';
import { clip } from '../../wording.js';
import { foldCode } from './fold-code.js';
import { isForTests, isRunnable } from './in-service.js';

/** A protection: if it is removed, it needs a replacement. */
export interface Guard {
  readonly pattern: RegExp;
  /** Completes "This change takes away …". */
  readonly what: string;
  /** True: a call, so what texts say of it does not count, and with the function around it goes what it protected. */
  readonly inCode?: boolean;
}

/**
 * Returns a finding for each removed line with a protection that neither moved nor was replaced in other words in its
 * file, nor went with the function that it stood in.
 */
export function findLostGuards(context: RuleContext, guards: readonly Guard[], advice: string): readonly RawFinding[] {
  return context.change.files.filter(isRunnable).flatMap((change) => {
    const syntax = context.syntax.get(change.file.path);
    if (syntax === undefined || change.file.status === 'deleted') return [];
    const removed = listFolded(syntax.removed);
    if (removed.length === 0) return [];
    const places = mapRemovedLines(change);
    const goesWithFunction = createGoneTest(syntax);
    return guards.flatMap(({ pattern, what, inCode }) => {
      const holds = ({ line, code }: FoldedLine) => pattern.test(code) && (inCode !== true || pattern.test(line.code));
      const lost = removed.filter((one) => holds(one) && !(inCode === true && goesWithFunction(one.line)));
      if (lost.length === 0) return [];
      const kept = listFolded(syntax.added).filter(holds).length;
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

/** Returns a function that tells whether a removed line stood in a function of which the file has none by its name any more. */
function createGoneTest({ before, after, removed }: FileSyntax): (line: ScannedLine) => boolean {
  if (before === null || after === null) return () => false;
  const around = findLastAround(
    removed.map(({ number }) => number),
    before.definitions.filter(isFunction),
  );
  const left = new Set(after.definitions.filter(isFunction).map(({ name }) => name));
  return ({ number }) => {
    const name = around.get(number)?.name;
    return name !== undefined && !left.has(name);
  };
}

interface FoldedLine {
  readonly line: ScannedLine;
  /** The line without its comment. */
  readonly code: string;
}

function listFolded(lines: readonly ScannedLine[]): readonly FoldedLine[] {
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
