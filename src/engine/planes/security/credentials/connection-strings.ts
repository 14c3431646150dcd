/** Finds passwords in connection strings: `Server=db;User Id=shop;Password=…`, `host=db user=shop password=…`, `?user=shop&password=…`. */
import type { CredentialMatch, Writing } from './credential-forms.js';
import { rateValue } from './credential-values.js';

/** The keyword of the password, with what follows it. https://www.connectionstrings.com, https://www.postgresql.org/docs/current/libpq-connect.html */
const PASSWORD = /\b(?<name>password|pwd|passwd)[ \t]?=[ \t]?(?<value>[^\s;"'`&,<>)]{3,100})/giu;
/** Other keywords of such strings, or a host with its port, as Redis has it: one must stand near, in the same text. */
const KEYWORD =
  /(?:^|[\s;?&"'`{,])(?:server|data source|datasource|host(?:name)?|addr(?:ess)?|database|initial catalog|dbname|db|user(?: ?id| ?name)?|uid|provider|driver|dsn|endpoint|port)[ \t]?=[^=]|(?:^|["'`\s])[\w.-]{1,80}:\d{2,5},[ \t]?/iu;
/** So far around the password the others are. */
const NEAR = 200;

/** Returns the passwords in connection strings of a text. The time is linear in the text. */
export function findConnectionPasswords(text: string, writing: Writing): readonly CredentialMatch[] {
  const found: CredentialMatch[] = [];
  for (const match of text.matchAll(PASSWORD)) {
    const { name = '', value = '' } = match.groups ?? {};
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - NEAR), match.index).replace(/^[\s\S]*\n/u, '');
    const after = text.slice(end, end + NEAR).replace(/\n[\s\S]*$/u, '');
    // Apart from its neighbours it is an assignment.
    if (!/[;&?,][ \t"'&]{0,4}$|[\w'"][ \t]$/u.test(before) && !/^[;&]/u.test(after)) continue;
    if (!KEYWORD.test(before) && !KEYWORD.test(after)) continue;
    if (writing === 'code' && isArgument(before, after)) continue;
    const rating = rateValue(value, 'password', 'sure');
    if (rating !== null) found.push({ name, value, start: end - value.length, end, rating });
  }
  return found;
}

const QUOTED = /"(?:[^"\\]|\\.){0,200}"|'(?:[^'\\]|\\.){0,200}'|`(?:[^`\\]|\\.){0,200}`/gu;

/**
 * Returns true for an argument or a property of code, whose value is a name: `host="db", password=fromVault`. Such a one
 * stands outside of quotes, beside others that are parted by commas.
 */
function isArgument(before: string, after: string): boolean {
  const open = before.replace(QUOTED, '').match(/["'`]/gu)?.length ?? 0;
  return open % 2 === 0 && (/,[ \t]{0,4}$/u.test(before) || /["'`]/u.test(before) || /^[[(.]/u.test(after));
}
