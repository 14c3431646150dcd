/** Recognizes criteria that ask for tests or documents without naming a subject. */
import type { Criterion } from '../../model.js';
import { WordCutter } from '../../text/words.js';

/** Words that do not name a subject in such a criterion. */
const EMPTY =
  'test tests testing spec specs unit units integration e2e end automated regression case cases suite coverage cover covers covered ' +
  'documentation document documented docs doc readme md changelog wiki release notes guide api public ' +
  'add added adds write written writes exist exists update updated updates include included cover change changes changed code feature ' +
  'functionality behavior behaviour implementation story issue work scenario scenarios everything needed necessary appropriate relevant ' +
  'require required proper corresponding well complete sufficient least one every each must should ' +
  'mention mentions tell tells say says describe describes explain explains note news entry file page section log fix present new up date';

/** Returns whether any test or any document meets a criterion of kind `test` or `doc`. */
export function isGeneral(criterion: Criterion): boolean {
  if (criterion.kind !== 'test' && criterion.kind !== 'doc') return false;
  const cutter = new WordCutter();
  const cutStems = (text: string) => cutter.cutLine(text).flatMap(({ cut }) => cut.tokens.map((token) => token.stem));
  const empty = new Set(cutStems(EMPTY));
  // A version says under which title a text stands; that it does is for the exact words to show.
  const isEmpty = (stem: string) => empty.has(stem) || (criterion.kind === 'doc' && /^(?:version|\d+)$/u.test(stem));
  return cutStems(criterion.asks).every((stem) => stem === '' || isEmpty(stem));
}
