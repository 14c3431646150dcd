/** Cases that a change takes out of the file and that did not run there: in a comment, or with a mark in their head. */
import { addToCount, takeFromCount } from '../../../../base/groups.js';
import type { ScannedLine } from '../../../model.js';
import { readRunnerCode } from '../runner-code.js';
import { DISABLE, type Family } from '../vocabulary.js';
import { readHeadName } from './case-names.js';
import { readCommentedHead } from './commented-cases.js';

/** Such cases by their names. Each stands for one of the new side: a second one of its name ran before. */
export class OffBefore {
  readonly #left = new Map<string, number>();

  constructor(removed: readonly ScannedLine[], family: Family | null) {
    if (family === null) return;
    for (const line of removed) {
      const marked = DISABLE[family]?.test(readRunnerCode(line)) === true ? line.text : null;
      const name = readHeadName(readCommentedHead(line, family) ?? marked ?? '');
      if (name !== null) addToCount(this.#left, name);
    }
  }

  /** Returns whether the case of a head did not run before, and takes it away. */
  take(head: string): boolean {
    const name = readHeadName(head);
    return name !== null && takeFromCount(this.#left, name);
  }
}
