/**
 * Text of others on its way through a workflow: what a script writes into the outputs of its step, or into variables of
 * later steps, and what a job hands on. Source: GitHub documentation, "Workflow commands" and "Passing information between
 * jobs".
 */
import type { OutlineLine } from '../../outline.js';
import { findExpressions, listFlowingPaths, parseExpression } from './expression.js';
import { listTriggers } from './outline.js';
import { listScripts, listSteps, type Step } from './scripts.js';
import type { ContextAuthor } from './untrusted-contexts.js';

type FindAuthor = (path: string) => ContextAuthor | null;

/** A shell's line that writes an output or a variable. */
const WRITES = /GITHUB_(?<file>OUTPUT|ENV)\b|::set-(?<old>output) /u;
const NAMED =
  /^(?:(?:echo|printf|Write-Output)\s+(?:-e\s+)?)?(?:\$?["'])?(?:::set-output name=)?(?<name>[A-Za-z_][\w-]{0,60})(?:=|::|<<)/u;
const ASSIGNS = /^(?:export |local |declare )?(?<name>[A-Za-z_]\w{0,60})=/u;
/** What a program leaves of a text: digits, a digest, a count, the characters or the words of a list. */
const CLEANS = /\btr\s+-\w{0,2}[cd]|\[\^|\b(?:wc|cksum|grep)\s|\w{2,6}sum\b|\bbase64\b|@(?:base64|uri|sh)\b/u;
/** Programs that print what others wrote: of a pull request, an issue, and of the event that started the run. */
const PRINTS =
  /\$\{?GITHUB_HEAD_REF\b|\bgh\s+(?:pr|issue|api)\b.{0,200}\b(?:title|body|comments?|headRefName|head\.(?:ref|label)|filename|path)\b|\bjq\b.{0,100}\.(?:title|body|ref|label|message)\b.{0,100}\$\{?GITHUB_EVENT_PATH\b/u;
/** A file is read into a text. */
const READS_FILE = /\$\(\s{0,2}(?:cat|head|tail|jq)\s|\$\(\s{0,2}<|\bcat\s{1,4}[\w"'$./{-]/u;
const DOWNLOADS = /download-artifact/u;

/** Returns the outputs of steps and jobs and the variables that carry text of others, by their path in expressions. */
export function collectCarried(
  lines: readonly OutlineLine[],
  findAuthor: FindAuthor,
): ReadonlyMap<string, ContextAuthor> {
  const carried = new Map<string, ContextAuthor>();
  if (!lines.some(({ text }) => WRITES.test(text)) && !lines.some(isOfJob)) return carried;
  const find: FindAuthor = (path) => carried.get(path) ?? findAuthor(path);
  const steps = listSteps(lines);
  const fetches = listTriggers(lines).some(({ name }) => name === 'workflow_run');
  // What a job hands on may be read by one that stands above it.
  for (const _ of [0, 1]) {
    const fetched = new Set<string | undefined>();
    for (const step of steps) {
      const job = step.lines[0]?.parents[1];
      if (fetches && (DOWNLOADS.test(step.action) || step.lines.some(({ text }) => text.includes('gh run download')))) {
        fetched.add(job);
      }
      for (const [path, author] of readStep(step, lines, find, fetched.has(job))) carried.set(path, author);
    }
    for (const line of lines.filter(isOfJob)) {
      const author = strongest(listPaths(line.text).map(find));
      if (author !== null) carried.set(`needs.${line.parents[1]}.outputs.${line.key}`.toLowerCase(), author);
    }
  }
  return carried;
}

const isOfJob = ({ key, parents, block }: OutlineLine) =>
  !block && key !== null && parents.length === 3 && parents[0] === 'jobs' && parents[2] === 'outputs';

function listPaths(text: string): readonly string[] {
  if (!text.includes('${{')) return [];
  return findExpressions(text).flatMap(({ inner }) => {
    const node = parseExpression(inner);
    return node === null ? [] : listFlowingPaths(node);
  });
}

function strongest(authors: readonly (ContextAuthor | null)[]): ContextAuthor | null {
  if (authors.includes('stranger')) return 'stranger';
  return authors.includes('caller') ? 'caller' : null;
}

/** The variables of `env:` that a step sees, by name. */
function readVariables(step: Step, lines: readonly OutlineLine[], find: FindAuthor): Map<string, ContextAuthor> {
  const own = new Map<string, ContextAuthor>();
  const read = (some: readonly OutlineLine[]) => {
    for (const { key, text, parents, block } of some) {
      if (block || key === null || parents.at(-1) !== 'env') continue;
      const author = strongest(listPaths(text).map(find));
      if (author === null) own.delete(key);
      else own.set(key, author);
    }
  };
  const job = step.lines[0]?.parents[1];
  read(lines.filter(({ parents }) => parents.length === 1 || (parents.length === 3 && parents[1] === job)));
  read(step.lines);
  return own;
}

/** Follows a step's script from line to line. */
function readStep(
  step: Step,
  lines: readonly OutlineLine[],
  find: FindAuthor,
  fetched: boolean,
): readonly (readonly [path: string, author: ContextAuthor])[] {
  const script = listScripts(step.lines).find(({ key }) => key === 'run');
  if (script === undefined || !WRITES.test(script.text)) return [];
  const id = step.lines.find(({ key, indent }) => key === 'id' && indent === step.lines[0]?.indent)?.value;
  const known = readVariables(step, lines, find);
  const found: (readonly [string, ContextAuthor])[] = [];
  const mark = (file: string, name: string, author: ContextAuthor) => {
    if (file === 'ENV') found.push([`env.${name}`.toLowerCase(), author]);
    else if (id !== undefined) found.push([`steps.${id}.outputs.${name}`.toLowerCase(), author]);
  };
  const judge = (text: string): ContextAuthor | null => {
    if (CLEANS.test(text)) return null;
    if (PRINTS.test(text) || (fetched && READS_FILE.test(text))) return 'stranger';
    const names = [...text.matchAll(/\$\{?(?:env:)?([A-Za-z_]\w{0,60})/gu)].map(
      ([, name = '']) => known.get(name) ?? null,
    );
    return strongest([...names, ...listPaths(text).map(find)]);
  };
  // `{ … } >> "$GITHUB_OUTPUT"` and `cat <<EOF >> "$GITHUB_OUTPUT"`: the lines between are written all the same.
  let held: (readonly [name: string, author: ContextAuthor])[] | null = null;
  let into: string | null = null;
  let open = '';
  for (const raw of script.text.split('\n')) {
    const text = raw.trim();
    const { file, old } = WRITES.exec(text)?.groups ?? {};
    const target = file ?? (old === undefined ? into : 'OUTPUT');
    const name = NAMED.exec(text)?.groups?.['name'];
    const author = judge(text);
    if (/^\{\s*$/u.test(text)) held = [];
    if (name !== undefined && (target !== null || held !== null)) open = name;
    if (author !== null && held !== null) held.push([open, author]);
    else if (author !== null && target !== null) mark(target, open, author);
    if (held !== null && text.startsWith('}')) {
      if (file !== undefined) for (const [of, by] of held) mark(file, of, by);
      held = null;
    }
    if (into !== null && /^[A-Z]\w*$/u.test(text)) into = null;
    if (file !== undefined && /\bcat\s{0,4}<</u.test(text)) into = file;
    const assigned = target === null && held === null ? ASSIGNS.exec(text)?.groups?.['name'] : undefined;
    if (assigned === undefined) continue;
    if (author === null) known.delete(assigned);
    else known.set(assigned, author);
  }
  return found;
}
