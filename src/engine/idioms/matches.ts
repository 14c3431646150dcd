/** Whether what a line of code does is what a criterion asks for. */
import { isMeasured, isSameQuantity } from '../status/quantities.js';
import type { AskedLimit } from './asked-limits.js';
import type { CodeLimit } from './code-limits.js';

/** Returns whether a limit of a line is the one that is asked for. */
export function isLimit(asked: AskedLimit, there: CodeLimit): boolean {
  if (asked.isLast || there.kind === 'last')
    return asked.isLast && there.kind === 'last' && isSameQuantity(asked.quantity, there.quantity);
  if (there.above !== null && asked.isPlain && there.above !== asked.above) return false;
  if (there.kind !== 'cut' && asked.above !== (there.kind === 'least')) return false;
  if (isSameQuantity(asked.quantity, there.quantity)) return asked.cut === there.cut;
  if (isMeasured(asked.quantity)) return false;
  const by = there.quantity.value - asked.quantity.value;
  return (
    Number.isInteger(asked.quantity.value) &&
    (asked.cut === 'from' ? by === -1 && there.cut === 'over' : by === 1 && there.cut === 'from')
  );
}

/** Returns whether a limit of a line is about the same number, or the one beside it. */
export function isNearLimit(asked: AskedLimit, there: CodeLimit): boolean {
  return (
    isSameQuantity(asked.quantity, there.quantity) ||
    (there.quantity.dimension === 'none' && Math.abs(asked.quantity.value - there.quantity.value) === 1)
  );
}
