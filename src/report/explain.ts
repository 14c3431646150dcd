/** A review in one sentence with its evidence: what opened the gate, or what keeps it closed. Plain text, not escaped. */
import { abbreviateSha, counted, cutCharacters, formatCount, oneLine } from '../base/text.js';
import { ENGINE_SOURCE } from '../contract/index.js';
import { countAccounting, formatOpen, TOLD_REASONS } from './accounting.js';
import { countCriteria, formatTally } from './criteria.js';
import { findDecidingRule } from './decision.js';
import { listSignatures, readCriteriaEvidence, readPeopleEvidence } from './evidence.js';
import type { Report } from './report.js';
import { countFact, getFact, getVerdict } from './verdict.js';

/** What is told: a review with its trace. */
export type Explained = Pick<Report, 'repo' | 'pr' | 'headSha' | 'review' | 'trace'>;

/** Most names, and most signatures, that the sentence has; the rest is counted. */
const MAX_NAMED = 5;
/** Most characters of a name, of a reason that a person gave, and of words about a fault. */
const MAX_NAME = 80;
const MAX_REASON = 200;
const MAX_WORDS = 300;

const shorten = (text: string, most: number) => cutCharacters(oneLine(text), most);

/** A name as code. A mark of code in it would end the code early. */
const formatCode = (name: string) => `\`${shorten(name.replaceAll('`', "'"), MAX_NAME)}\``;

const formatLogin = (login: string) => `@${shorten(login, MAX_NAME)}`;

/** `a`, `a and b`, `a, b and 3 more`. */
function joinNames(names: readonly string[]): string {
  const named = names.slice(0, MAX_NAMED);
  const left = names.length - named.length;
  const [last = '', ...before] = (left > 0 ? [...named, `${formatCount(left)} more`] : named).toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}

/** A time as `2026-06-15 09:00 UTC`; one of another form as it is. */
function formatMoment(time: string): string {
  const parts = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}):\d{2}(?:\.\d+)?Z$/u.exec(time);
  return parts === null ? shorten(time, 40) : `${parts[1]} ${parts[2]} UTC`;
}

/**
 * Where the change is from and where it goes: ` at 2026-06-15 09:00 UTC on 1a2b3c4d5e6f into main`. A local review has the time of
 * its commit, so that it is the same whenever it is made: that says nothing of when it was approved.
 */
function formatPlace({ review, headSha, pr }: Explained): string {
  return [
    review.completed_at == null || pr === null ? '' : ` at ${formatMoment(review.completed_at)}`,
    headSha === null ? '' : ` on ${shorten(abbreviateSha(headSha), MAX_NAME)}`,
    review.base_ref == null ? '' : ` into ${shorten(review.base_ref, MAX_NAME)}`,
  ].join('');
}

/** The rule that decided: `` rule `clean` of `balanced` ``. Those of the engine stand beside every policy. */
function formatRule({ trace }: Explained): string {
  const decided = findDecidingRule({ trace });
  if (decided === null) return '';
  const own = trace?.decision.rules.some(({ name, source }) => name === decided.rule && source !== ENGINE_SOURCE);
  const policy = decided.policy === null ? '' : ` ${own ? 'of' : 'beside'} ${formatCode(decided.policy)}`;
  return `rule ${formatCode(decided.rule)}${policy}`;
}

function formatCriteria(told: Explained): string[] {
  const tally = countCriteria(told);
  if (tally.total === 0) return told.trace === null ? [] : ['no criteria'];
  const origins = (readCriteriaEvidence(told)?.criteria ?? []).map(({ origin }) => origin.ticket);
  const tickets = [...new Set(origins.filter((ticket) => ticket !== null))].map((ticket) => shorten(ticket, MAX_NAME));
  const source = tickets.length > 0 ? joinNames(tickets) : 'the description';
  return [`${tally.met} of ${counted(tally.total, 'criterion', 'criteria')} of ${source} met (${formatTally(tally)})`];
}

/** What became of the changed lines: `120 lines asked for, 11 supporting, 20 inert`. */
function formatLines(told: Explained): string[] {
  const tally = countAccounting(told);
  if (tally === null) return [];
  const settled = TOLD_REASONS.filter((reason) => reason !== 'unaccounted' && reason !== 'opaque')
    .filter((reason) => tally.byReason[reason] > 0)
    .map((reason, at) => {
      const count = tally.byReason[reason];
      return `${at === 0 ? counted(count, 'line') : formatCount(count)} ${reason === 'asked' ? 'asked for' : reason}`;
    });
  const open = formatOpen(tally);
  const parts = [...settled, ...(open === '' ? [] : [`${open} that nothing accounts for`])];
  return [parts.length === 0 ? 'no changed lines' : parts.join(', ')];
}

/** The findings that nobody accepted: `no findings above info`. */
function formatFindings(told: Explained): string[] {
  if (getFact(told, 'findings.total') === undefined) return [];
  const [error, warn, info] = ['error', 'warn', 'info'].map((severity) => countFact(told, `findings.${severity}`));
  const worse = [...(error ? [counted(error, 'error')] : []), ...(warn ? [counted(warn, 'warning')] : [])];
  if (worse.length > 0) return [worse.join(' and ')];
  return [info ? 'no findings above info' : 'no findings'];
}

const DID = { sign: 'signed', accept: 'accepted', vouch: 'vouched for' } as const;

/** Who answered for what, and why: `AC4 signed by @ada because “seen in staging”`. */
function formatSignatures(told: Explained): string[] {
  const holding = listSignatures(told).filter(({ holds }) => holds);
  const named = holding.slice(0, MAX_NAMED).map(({ verb, target, by, because }) => {
    const what = `${verb === 'accept' ? 'finding ' : ''}${shorten(target, MAX_NAME)}`;
    return `${what} ${DID[verb]} by ${formatLogin(by)} because “${shorten(because, MAX_REASON)}”`;
  });
  const left = holding.length - named.length;
  return left > 0 ? [...named, `${counted(left, 'more signature', 'more signatures')}`] : named;
}

function formatApprovals(told: Explained): string[] {
  const logins = readPeopleEvidence(told)?.approvals.map(({ login }) => formatLogin(login)) ?? [];
  return logins.length === 0 ? [] : [`${joinNames(logins)} approved this head`];
}

/** What people have not done yet, or said against it. */
function formatMissing(told: Explained): string[] {
  const people = readPeopleEvidence(told);
  if (people === null || !people.given) return [];
  const needed = countFact(told, 'reviews.needed');
  const stale = people.stale.map(({ login }) => formatLogin(login));
  const uncounted = people.uncounted.map(({ login }) => formatLogin(login));
  const against = people.changes_requested.map(formatLogin);
  const owners = people.owners_missing.map((owner) => shorten(owner, MAX_NAME));
  return [
    ...(people.approvals.length < needed ? [`${people.approvals.length} of ${counted(needed, 'approval')} given`] : []),
    ...(stale.length === 0 ? [] : [`${joinNames(stale)} approved another state of the change`]),
    ...(uncounted.length === 0 ? [] : [`the approval of ${joinNames(uncounted)} does not count`]),
    ...(against.length === 0 ? [] : [`${joinNames(against)} asked for changes`]),
    ...(owners.length === 0 ? [] : [`no approval of the code owner ${joinNames(owners)}`]),
    ...people.unknown.slice(0, 1).map((words) => shorten(words, MAX_WORDS).replace(/\.$/u, '')),
  ];
}

function formatTier({ review }: Explained): string[] {
  return review.tier == null ? [] : [shorten(review.tier, MAX_NAME)];
}

/** `octo/shop#7`; two commits on a machine have no number, and a folder without a remote has no owner. */
function nameSubject(repo: string, pr: number | null): string {
  if (pr !== null) return `${shorten(repo, 200)}#${pr}`;
  return `The local change to ${shorten(repo.replace(/^local\//u, ''), 200)}`;
}

/**
 * Returns whether a review opened the gate, and what it rests on, as one sentence on one line. What others wrote is
 * shortened, and shown where it is invisible.
 */
export function explainVerdict(told: Explained): string {
  const { review, repo, pr } = told;
  const subject = nameSubject(repo, pr);
  const place = formatPlace(told);
  if (review.status === 'failed') {
    const why = shorten(review.error?.detail ?? 'the service did not say why', MAX_WORDS).replace(/\.$/u, '');
    return `${subject} could not be reviewed${place}: ${why}.`;
  }
  const verdict = getVerdict(told);
  if (review.status !== 'complete' || verdict === null) {
    return `${subject} was not approved${place}: the review is not complete, its status is ${shorten(review.status, MAX_NAME)}.`;
  }
  const rule = formatRule(told);
  const rest = [...formatCriteria(told), ...formatLines(told), ...formatSignatures(told), ...formatFindings(told)];
  if (verdict === 'auto-approve') {
    const was = review.dry_run === true ? 'would have been approved, if it were not a dry run,' : 'was approved';
    const evidence = [...formatApprovals(told), ...rest, ...formatTier(told)].join('; ');
    return `${subject} ${was}${place}${rule === '' ? '' : ` by ${rule}`}${evidence === '' ? '' : `: ${evidence}`}.`;
  }
  const asks = verdict === 'request-changes' ? 'asks for changes' : 'asks for a person';
  const because = findDecidingRule(told)?.because ?? '';
  const decided = rule === '' ? `the verdict is ${shorten(verdict, MAX_NAME)}` : `${rule} ${asks}`;
  const reason = because === '' ? decided : `${decided} (${shorten(because, MAX_WORDS)})`;
  const was = review.dry_run === true ? 'would not have been approved in this dry run' : 'was not approved';
  return `${subject} ${was}${place}: ${[reason, ...formatMissing(told), ...formatApprovals(told), ...rest, ...formatTier(told)].join('; ')}.`;
}
