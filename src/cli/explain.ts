/** `explain`: says what a rule finds, why that matters, how often it is right, and how to answer it. */
import { explainName } from '../engine/index.js';
import { EXIT, UsageError } from './exit.js';
import { formatGuide, formatUnknown } from './output/rule-guide.js';
import { formatJsonLine } from './output/terminal.js';

/** What `explain` was asked: a rule or a plane by name, or null for all planes. */
export interface ExplainOptions {
  readonly name: string | null;
  readonly format: 'text' | 'json';
}

/**
 * Writes the explanation.
 * @returns the exit code 0
 * @throws UsageError that names the nearest rules where there is no such name
 */
export function runExplain({ name, format }: ExplainOptions, write: (text: string) => void): number {
  const guide = explainName(name);
  if (guide.kind === 'unknown') throw new UsageError(formatUnknown(guide));
  const { kind: _, ...told } = guide;
  write(format === 'json' ? formatJsonLine(told) : formatGuide(guide));
  return EXIT.APPROVED;
}
