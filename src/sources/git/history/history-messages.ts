/** Reads from a commit's message whether it fixes something or reverts another commit. */

/** Maximum number of characters of a message that are read; the rest is quotation. */
const MAX_MESSAGE = 20_000;

const REVERTS =
  /\bthis (?:reverts|partially reverts|effectively reverts) (?:the )?(?:commit |merge )?[0-9a-f]{7,64}\b/u;
const REVERT_TITLE = /^(?:\[[^\]]{1,40}\] ?|\w{1,20}(?:\([^)]{1,60}\))?: ?)?revert(?:ed|s)?\b/u;
const MENDS =
  /\b(?:fixes|fix(?:es)? (?:for|of)|fixup (?:of|for)|fixup!|fixed|follow-?up (?:to|of))[ :]{1,3}(?:commit )?[0-9a-f]{7,64}\b/u;
const FIX_TITLE = /\b(?:fix|fixes|fixed|fixing|bug|bugfix|hotfix|regression|resolves?)\b/u;

/** Returns what a message says of its commit. A revert of a fix is only a revert. */
export function classifyMessage(message: string): 'revert' | 'fix' | 'other' {
  const text = message.slice(0, MAX_MESSAGE).toLowerCase();
  const end = text.indexOf('\n');
  const title = end === -1 ? text : text.slice(0, end);
  if (REVERT_TITLE.test(title) || REVERTS.test(text)) return 'revert';
  return FIX_TITLE.test(title) || MENDS.test(text) ? 'fix' : 'other';
}
