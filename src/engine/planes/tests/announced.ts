/** What the author says of the tests in the title and the description of the change. */
import type { RuleContext } from '../../model.js';
import { REACH } from '../../text/reach.js';

/** The author says that tests go, that something is removed, or that an earlier change is taken back. */
const ANNOUNCED =
  /\b(?:remov|delet|dropp?|clean|prun|retir|consolidat|dedup|simplif|reorgani|rewrit|merg|mov)\w{0,8}\b[^\n]{0,60}\btests?\b|\btests?\b[^\n]{0,40}\b(?:removed|deleted|dropped|obsolete|redundant|rewritten)\b|^(?:\w{1,20}(?:\([^)\n]{0,60}\))?!?:\s{0,4})?"?(?:revert|remov(?:e[sd]?|ing)|drop(?:s|ped)?|delet(?:e[sd]?|ing))\b/imu;

/** Returns the title and the start of the description. */
export function readWords({ snapshot }: RuleContext): string {
  return `${snapshot.title}\n${snapshot.body}`.slice(0, REACH.data);
}

/** Returns true if the author says that tests are removed, moved or rewritten, or that an earlier change is taken back. */
export function isAnnounced(context: RuleContext): boolean {
  return ANNOUNCED.test(readWords(context));
}
