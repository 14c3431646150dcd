/**
 * Lines that do what the ticket does not say, wherever they stand: such a line is not asked for because it stands among
 * lines that are. Each check can only close. Source: docs/judgement.md, "What opens the gate".
 */
import type { FileChange, FileSyntax } from '../../model.js';
import type { Known } from '../lines/carrying.js';
import { findUnsaidDecisions } from './decisions.js';
import { findDoubles } from './doubles.js';
import { findUnsaidEdits } from './edits.js';
import { findIdleTests } from './idle-tests.js';
import { findEscapedLineBreaks } from './line-breaks.js';
import { findEndless } from './loops.js';
import { findPatches } from './patches.js';
import { findUnsaidProducts } from './products.js';
import { findReachingLines } from './reaching.js';
import { findUnsaidSignatures } from './signatures.js';
import { findSwallowed } from './swallowed.js';
import { findToldSecrets } from './told-secrets.js';
import { readUncommented } from './uncommented.js';

/** Returns the added lines of a file that a person must see, with the reason in words. */
export function findUnsaidLines(
  change: FileChange,
  syntax: FileSyntax | null,
  { ticket, names }: Known,
): ReadonlyMap<number, string> {
  const uncommented = readUncommented(syntax?.added);
  const checks = [
    findUnsaidDecisions(change, syntax, ticket),
    findReachingLines(change, syntax, ticket, uncommented),
    findUnsaidEdits(change, syntax, ticket, uncommented),
    findUnsaidProducts(change, syntax, ticket),
    findToldSecrets(change, syntax, ticket, uncommented),
    findEndless(change, syntax, ticket),
    findPatches(change, syntax, ticket, uncommented),
    findSwallowed(change, syntax, ticket),
    findUnsaidSignatures(change, syntax, ticket),
    findIdleChecks(change, syntax, names),
    findEscapedLineBreaks(change),
  ];
  // The first check that speaks of a line says why.
  return new Map(checks.toReversed().flatMap((one) => [...one]));
}

/** Lines of tests that prove nothing of what the ticket asks for. */
function findIdleChecks(
  change: FileChange,
  syntax: FileSyntax | null,
  names: ReadonlySet<string>,
): ReadonlyMap<number, string> {
  const after = syntax?.after ?? null;
  if (change.class !== 'test' || after === null || names.size === 0) return new Map();
  const why = 'it is in a test that calls nothing of the program';
  const idle = [...findIdleTests(change, after, names)].map((number) => [number, why] as const);
  return new Map([...idle, ...findDoubles(change, after, names)]);
}
