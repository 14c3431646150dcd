/**
 * Whether a line of a workflow can run with a text that a stranger chose: by the events that start the workflow, and the
 * conditions of its job and its step. Source of the events: GitHub documentation, "Events that trigger workflows".
 */
import type { OutlineLine } from '../../outline.js';
import { isText, listConditions, parseCondition } from './conditions.js';
import { type ExpressionNode, isTrue } from './expression.js';
import { listTriggers } from './outline.js';
import { listSteps } from './scripts.js';

/** `open`: whoever opens an issue or a pull request can; `merged`: the author of a commit that somebody merged can. */
export type Exposure = 'open' | 'merged' | null;

/** Events that people with rights in the repository cause, or nobody: what they carry is theirs. */
const OF_MEMBERS: ReadonlySet<string> = new Set([
  'branch_protection_rule',
  'create',
  'delete',
  'deployment',
  'label',
  'merge_group',
  'milestone',
  'page_build',
  'push',
  'registry_package',
  'release',
  'repository_dispatch',
  'schedule',
  'workflow_dispatch',
]);
/** Events of strangers that a workflow may be started by where its own lines do not say it, or say that others call it. */
const OF_STRANGERS = [
  'pull_request',
  'pull_request_target',
  'pull_request_review',
  'pull_request_review_comment',
  'issues',
  'issue_comment',
  'discussion',
  'discussion_comment',
  'workflow_run',
  'gollum',
] as const;
const COMMITS = /^github\.event\.(?:head_commit|commits)\b/u;

/**
 * Returns a function that tells it for a context (in lower case, joined by dots) on a line, by its number. `whole`: the
 * lines are all of the file, and not what a hunk shows.
 */
export function createExposureTest(
  lines: readonly OutlineLine[],
  whole: boolean,
): (line: number, path: string) => Exposure {
  const named = whole ? listTriggers(lines).filter(({ line }) => line.parents.length < 2) : [];
  const events = [...new Set(named.map(({ name }) => name))];
  const open =
    events.length === 0 || events.includes('workflow_call')
      ? OF_STRANGERS
      : events.filter((event) => !OF_MEMBERS.has(event));
  const conditions = listConditions(lines);
  const steps = listSteps(lines).map(({ lines: own }) => own);
  const ofLines = new Map<number, readonly ExpressionNode[]>();
  const jobs = new Map(lines.map(({ number, parents }) => [number, parents[0] === 'jobs' ? parents[1] : undefined]));
  const findConditions = (number: number): readonly ExpressionNode[] => {
    const known = ofLines.get(number);
    if (known !== undefined) return known;
    const step = steps.find((own) => (own[0]?.number ?? 0) <= number && number <= (own.at(-1)?.number ?? 0));
    const job = jobs.get(number);
    const found = conditions
      .filter(
        (one) =>
          (job !== undefined && one.parents.length === 2 && one.parents[0] === 'jobs' && one.parents[1] === job) ||
          step?.some((line) => line.number === one.number && line.indent === step[0]?.indent) === true,
      )
      .flatMap((one) => (isText(one) ? [] : (parseCondition(one) ?? [])));
    ofLines.set(number, found);
    return found;
  };
  return (number, path) => {
    const guards = findConditions(number);
    const runs = (event: string) => guards.every((guard) => holds(guard, { event, path }) !== false);
    if (open.some(runs)) return 'open';
    return COMMITS.test(path) && (events.length === 0 || events.includes('push')) && runs('push') ? 'merged' : null;
  };
}

/** A stranger causes `event`; what is asked for is the text at `path`. */
interface Stranger {
  readonly event: string;
  readonly path: string;
}

/** Returns whether a condition holds when a stranger causes the event; null if that depends on more than is known. */
function holds(node: ExpressionNode, stranger: Stranger): boolean | null {
  if (node.kind === 'literal') return isTrue(node.value);
  if (node.kind === 'path') return FORK.test(node.path) && isOfRequest(stranger) ? true : null;
  if (node.kind === 'call') return holdsCall(node.name, node.parts, stranger);
  const { operator, parts } = node;
  if (operator === '==' || operator === '!=') {
    const equal = areEqual(parts, stranger);
    return equal === null ? null : equal === (operator === '==');
  }
  const [left, right] = parts.map((part) => holds(part, stranger));
  if (operator === '!') return left === undefined || left === null ? null : !left;
  if (operator === '&&')
    return left === false || right === false ? false : left === true && right === true ? true : null;
  if (operator === '||')
    return left === true || right === true ? true : left === false && right === false ? false : null;
  return null;
}

const FORK = /^github\.event\.pull_request\.head\.repo\.fork$/u;
const OF_HEAD =
  /^github\.event\.(?:pull_request\.head\.repo|workflow_run\.head_repository)\.(?:full_name|id|owner\.login)$/u;
const OF_THIS =
  /^github\.(?:repository|repository_id|repository_owner|event\.repository\.(?:full_name|id|owner\.login)|event\.pull_request\.base\.repo\.(?:full_name|id))$/u;
const AUTHOR = /^github\.event\.(pull_request|issue|comment|review|discussion)\.(?:user\.login|author_association)$/u;
/** What GitHub says of people who have rights in the repository. */
const TRUSTED: ReadonlySet<string> = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
const REF = /^github\.(?:ref|ref_name|ref_type)$/u;

/** Where the head of a request is what the event is about: `github.ref` is then `refs/pull/…`. */
const isOfRequest = ({ event }: Stranger) => /^pull_request/u.test(event);
const hasRefOfRequest = (stranger: Stranger) => isOfRequest(stranger) && stranger.event !== 'pull_request_target';

function areEqual(parts: readonly ExpressionNode[], stranger: Stranger): boolean | null {
  const path = parts.find((part) => part.kind === 'path')?.path;
  if (path === undefined) return null;
  const literal = parts.find((part) => part.kind === 'literal')?.value;
  const other = parts.find((part) => part.kind === 'path' && part.path !== path);
  if (path === 'github.event_name' && literal !== undefined) return String(literal).toLowerCase() === stranger.event;
  if (FORK.test(path) && typeof literal === 'boolean' && isOfRequest(stranger)) return literal;
  if (other?.kind === 'path') {
    const [one, two] = [path, other.path];
    // A stranger cannot push to the repository itself, only to a fork.
    return (OF_HEAD.test(one) && OF_THIS.test(two)) || (OF_HEAD.test(two) && OF_THIS.test(one)) ? false : null;
  }
  if (typeof literal !== 'string') return null;
  if (OF_HEAD.test(path)) return false;
  if (path === 'github.event.workflow_run.event') return OF_MEMBERS.has(literal.toLowerCase()) ? false : null;
  if (REF.test(path)) return hasRefOfRequest(stranger) ? literal.startsWith('refs/pull/') : null;
  return isAuthor(path, stranger) && (path.endsWith('.login') || TRUSTED.has(literal.toUpperCase())) ? false : null;
}

/** Whether a context is about the author of the text that is asked for: another one's rights say nothing of it. */
function isAuthor(path: string, stranger: Stranger): boolean {
  const of = AUTHOR.exec(path)?.[1];
  if (of === undefined) return false;
  return (
    stranger.path.startsWith(`github.event.${of}.`) || (of === 'pull_request' && stranger.path === 'github.head_ref')
  );
}

function holdsCall(name: string, parts: readonly ExpressionNode[], stranger: Stranger): boolean | null {
  const [first, second] = parts;
  if (name === 'always') return true;
  if (name === 'startswith' && first?.kind === 'path' && second?.kind === 'literal') {
    const begin = String(second.value).toLowerCase();
    if (first.path === 'github.event_name') return stranger.event.startsWith(begin);
    return first.path === 'github.ref' && hasRefOfRequest(stranger) && /^refs\/(?:heads|tags)\//u.test(begin)
      ? false
      : null;
  }
  if (name !== 'contains' || second?.kind !== 'path') return null;
  const list = readList(first);
  if (list === null) return null;
  if (second.path === 'github.event_name') return list.some((one) => one.toLowerCase() === stranger.event);
  const trusted = list.every((one) => TRUSTED.has(one.toUpperCase()));
  return trusted && second.path.endsWith('.author_association') && isAuthor(second.path, stranger) ? false : null;
}

/** Returns the strings of `fromJSON('["a", "b"]')`; null for anything else. */
function readList(node: ExpressionNode | undefined): readonly string[] | null {
  if (node?.kind !== 'call' || node.name !== 'fromjson') return null;
  const [text] = node.parts;
  if (text?.kind !== 'literal' || typeof text.value !== 'string') return null;
  const items = /^\s*\[(.*)\]\s*$/su
    .exec(text.value)?.[1]
    ?.split(',')
    .map((item) => item.trim());
  if (items === undefined || items.some((item) => !/^"[^"]*"$/u.test(item))) return null;
  return items.map((item) => item.slice(1, -1));
}
