/** Reads the `/review-gate` lines of reviews and comments, and refuses those that nobody could let count. */
import { addToCount } from '../../base/groups.js';
import { compareText } from '../../base/order.js';
import { cutCharacters, oneLine } from '../../base/text.js';
import type { People, PeopleCommand, Refusal } from '../model.js';
import type { SaidByPeople } from '../said-by-people.js';
import { readCommandLine } from './command-grammar.js';
import { type CommandText, readCommandTexts } from './command-texts.js';
import { isPlainLogin, isSameLogin, mayPush } from './who-may.js';

/** Most lines that a review reads: the newest of each person, so that nobody can push out those of others. */
const MAX_OF_PERSON = 100;
const MAX_COMMANDS = 1_000;

/** A review or comment with lines in it. */
interface Said {
  readonly body: string;
  readonly login: string;
  readonly at: string;
  readonly url: string;
  readonly edited: boolean;
  readonly commit: string | null;
  readonly dismissed: boolean;
}

/** A command line and where it stands. */
interface SaidLine {
  readonly one: Said;
  readonly text: CommandText;
}

/** Reads what people wrote, in the order in which they wrote it. */
export function readCommands(said: SaidByPeople): Pick<People, 'commands' | 'questions' | 'leftOut'> {
  const texts = listSaid(said).flatMap((one) => readCommandTexts(one.body).map((text) => ({ one, text })));
  const kept = keepNewest(texts, said);
  const commands: PeopleCommand[] = [];
  const questions: People['questions'][number][] = [];
  for (const { one, text } of kept) {
    const read = readCommandLine(text.written);
    const from = { by: cutCharacters(oneLine(one.login), 100), at: one.at, url: one.url };
    if (!('because' in read)) {
      if (mayAsk(said, one.login)) questions.push({ ...read, ...from });
      continue;
    }
    const { fault, ...command } = read;
    const refused = refuseSaid(said, one) ?? (fault === null ? refuseText(text) : { why: fault, again: true });
    commands.push({ ...command, ...from, commit: one.commit, refused });
  }
  return { commands, questions, leftOut: texts.length - kept.length };
}

function listSaid({ reviews, comments }: SaidByPeople): readonly Said[] {
  const all = [
    ...reviews.map(({ submitted_at: at, state, ...rest }) => ({ ...rest, at, dismissed: state === 'dismissed' })),
    ...comments.map(({ created_at: at, ...rest }) => ({ ...rest, at, commit: null, dismissed: false })),
  ];
  return all.sort((a, b) => compareText(a.at, b.at) || compareText(a.url, b.url));
}

/** Beyond the limit, lines of people who may not push go first. The order stays. */
function keepNewest(lines: readonly SaidLine[], { accounts }: SaidByPeople): readonly SaidLine[] {
  const pushers = new Set(accounts.filter(({ role }) => mayPush(role)).map(({ login }) => login.toLowerCase()));
  const counts = new Map<string, number>();
  const newest = lines.toReversed().filter(({ one: { login } }) => {
    addToCount(counts, login.toLowerCase());
    return (counts.get(login.toLowerCase()) ?? 0) <= MAX_OF_PERSON;
  });
  const isPusher = ({ one }: SaidLine) => pushers.has(one.login.toLowerCase());
  const ranked = [...newest.filter(isPusher), ...newest.filter((line) => !isPusher(line))];
  const kept = new Set(ranked.slice(0, MAX_COMMANDS));
  return lines.filter((line) => kept.has(line));
}

/** People who can read the repository may ask; bots may not, so that two of them do not talk to each other. */
function mayAsk({ accounts }: SaidByPeople, login: string): boolean {
  const account = accounts.find((one) => isSameLogin(one.login, login));
  return account?.kind === 'user' && account.role !== null && account.role !== 'none' && isPlainLogin(login);
}

function refuseSaid(said: SaidByPeople, one: Said): Refusal | null {
  if (!said.complete) {
    const why = `reviews and comments could not be read completely (${said.why}), so none of them counts`;
    return { why, again: false };
  }
  if (!isPlainLogin(one.login)) return { why: 'the login has characters that no login has', again: false };
  if (said.authors.some((author) => isSameLogin(author, one.login))) {
    return { why: `${one.login} made this change, and nobody can answer for their own change`, again: false };
  }
  if (one.dismissed) return { why: 'the review was dismissed', again: true };
  return one.edited ? { why: 'it was edited after it was written', again: true } : null;
}

/** What is written and what is shown must be about the same. */
function refuseText({ written, shown, fault }: CommandText): Refusal | null {
  if (fault !== null) return { why: fault, again: true };
  const [a, b] = [readCommandLine(written), readCommandLine(shown)];
  const isSame =
    'because' in b && 'because' in a && a.verb === b.verb && a.target === b.target && a.digest === b.digest;
  return isSame ? null : { why: 'GitHub does not show it as it is written', again: true };
}
