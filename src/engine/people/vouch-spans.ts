/** `/review-gate vouch src/x.ts because …`: a person answers for lines that nothing accounts for. */
import { groupBy } from '../../base/groups.js';
import { isOpenReason, type Span } from '../../contract/index.js';
import { countSpans, measureShare } from '../accounting/spans.js';
import type { Accounting, PeopleCommand, Refusal } from '../model.js';
import type { Judging } from './judging.js';

/** Returns the account with what people vouch for. Only what is left to people changes its reason. */
export function vouchForSpans(
  accounting: Accounting,
  commands: readonly PeopleCommand[],
  judging: Judging,
): Accounting {
  const vouching = commands.filter((command) => command.verb === 'vouch' && refuseVouch(command, judging) === null);
  if (vouching.length === 0) return accounting;
  const byPath = groupBy(vouching, ({ place }) => place?.path ?? '');
  const spans = accounting.spans.map((span): Span => {
    if (!isOpenReason(span.reason)) return span;
    const command = byPath.get(span.location.file)?.find((one) => covers(one, span));
    if (command === undefined) return span;
    return { ...span, reason: 'vouched', why: `${command.by} answers for it: ${command.because}` };
  });
  return { counts: countSpans(spans), share: measureShare(spans), spans };
}

/** Returns whether a command is about all of a span. A change of a file as a whole belongs to no lines. */
export function covers({ place }: Pick<PeopleCommand, 'place'>, { location, side }: Span): boolean {
  if (place === null || place.path !== location.file) return false;
  if (place.lines === null) return true;
  const [first = 0, last = first] = location.lineRange;
  return side !== 'file' && place.lines.first <= first && last <= place.lines.last;
}

/** Returns why a command vouches for nothing; null if it vouches for its lines as far as they are left to people. */
export function refuseVouch(command: PeopleCommand, { signers, ties }: Judging): Refusal | null {
  if (command.refused !== null) return command.refused;
  const path = command.place?.path ?? '';
  const digest = ties.digestFile(path);
  if (digest === null) return { why: 'the change does not touch a file of that name', again: false };
  const refused = signers.refuseFile(command.by, path, ties.findFormerPath(path));
  if (refused !== null) return refused;
  if (command.digest === null) {
    if (ties.sawFile(command, path)) return null;
    const why =
      'it is not known which lines this person saw: it was not written in a review, or the file changed since';
    return { why, again: true };
  }
  if (command.digest === digest) return null;
  return { why: 'the change does something else to the file than what was vouched for: look again', again: true };
}
