/** Why the added lines of a change wait for a person, when a ticket is bound to all of them. */
import { account, type Files } from '../account.js';

/** Returns the reasons of the lines of one file that are left. */
export async function listWhy(
  path: string,
  old: string | null,
  now: string,
  text: string,
  undone?: string,
): Promise<readonly string[]> {
  const lines = [`${path}:1-${now.split('\n').length}`];
  const files: Files = { [path]: { old, new: now } };
  const { spans } = await account(files, { text, lines, ...(undone === undefined ? {} : { undone }) });
  return spans.flatMap(({ side, reason, why }) => (side === 'added' && reason === 'unaccounted' ? [why] : []));
}
