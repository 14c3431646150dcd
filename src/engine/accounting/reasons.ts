/** The reason of a changed line or of a file's fact, as the stage's parts give it. */
import type { SpanReason } from '../../contract/index.js';

/** A reason with what it rests on. */
export interface LineReason {
  readonly reason: SpanReason;
  /** In words, for people. */
  readonly why: string;
  /** Ids of the criteria that ask for it. */
  readonly criteria: readonly string[];
}

/** Builds a reason that no criterion asks for. */
export function because(reason: SpanReason, why: string): LineReason {
  return { reason, why, criteria: [] };
}

/** The reason of a line of which nothing else is known. */
export const REST = because('unaccounted', 'no criterion is seen to ask for it, and it may matter');
