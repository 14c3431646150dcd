/**
 * Is what a report promises people true? Each ticket of the benchmark is reviewed with its change, and reviewed again after
 * people did what the report says opens the gate: approved it, or answered for each thing with the line beside it. Then
 * with one of the answers left out: where all of them open it, it must stay closed.
 *
 *     npm run bench:opening -- TICKETS.jsonl.gz [--half second] [--policy strict] [--every N] [--show] [--record]
 *     npm run bench:opening -- TICKETS.jsonl.gz --comments FOLDER [--half second] [--every N]
 *
 * Prints how many promises were made, and how many were wrong. The aim is 0. `--comments` only writes the comment of each pull
 * request into a folder, every third one after an approval: give them to somebody who never saw one, and ask what they say.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exit } from 'node:process';
import { parseArgs } from 'node:util';
import { buildPeople, type PeopleSpec } from '../../__tests__/stand-ins/people.js';
import { buildTicket, policySources } from '../../__tests__/stand-ins/snapshot.js';
import { decideGate } from '../../src/action/gate.js';
import { review } from '../../src/engine/index.js';
import type { Snapshot } from '../../src/engine/snapshot.js';
import { listCommands, listOpeningCommands } from '../../src/report/commands.js';
import { formatStepsTitle, listOpeningSteps, type Report, renderComment } from '../../src/report/index.js';
import { ANSWERING, describeAnswering } from '../../src/report/opening.js';
import { recordFigures } from '../figures.js';
import { GRAMMARS } from '../grammars.js';
import { buildTicketSnapshot, readTicketCases, type TicketCase } from './cases.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'first' },
    policy: { type: 'string', default: 'balanced' },
    every: { type: 'string', default: '1' },
    show: { type: 'boolean' },
    record: { type: 'boolean' },
    comments: { type: 'string' },
  },
});
/** With more answers than that, none is left out: each is a review of its own. */
const MAX_LEFT_OUT = 8;
const PEOPLE = ['ada', 'bob'];

/** A ticket with all its criteria, those that the change leaves open among them. */
function buildSnapshot(one: TicketCase): Snapshot {
  const items = one.criteria.map(({ text }) => `- ${text.replaceAll(/\s+/gu, ' ')}`);
  const tickets = [buildTicket(`## Acceptance criteria\n\n${items.join('\n')}\n`)];
  return { ...buildTicketSnapshot(one, ''), title: 'A change', tickets };
}

/** Reviews a change after people said something. */
async function report(snapshot: Snapshot, reviews: NonNullable<PeopleSpec['reviews']>): Promise<Report> {
  const people = buildPeople(
    { reviews, accounts: PEOPLE.map((login) => ({ login })) },
    snapshot.head.sha,
    snapshot.author,
  );
  const sources = policySources({ tenant: { name: values.policy, source: null } });
  const { verdict, tier, confidence, acBindings, findings, trace } = await review(
    { ...snapshot, people },
    sources,
    GRAMMARS,
  );
  return {
    repo: snapshot.repo,
    pr: snapshot.pr,
    headSha: snapshot.head.sha,
    serverUrl: null,
    review: { id: 'rev_1', status: 'complete', verdict, tier, confidence, ac_bindings: [...acBindings] },
    findings: findings.map((finding, at) => ({ ...finding, id: `fnd_${at}` })),
    truncated: false,
    trace: { ...trace, review_id: 'rev_1', signature: null },
    gate: { open: verdict === 'auto-approve', reason: '' },
    notes: [],
  };
}

const answerWith = (lines: readonly string[], state: 'approved' | 'commented' = 'commented') => [
  { login: 'ada', state, body: lines.map((line) => `${line}I looked at it`).join('\n') },
];
const approvals = PEOPLE.map((login) => ({ login, state: 'approved' as const }));

/** One thing that reports promise, and how often it did not hold. */
class PromiseCount {
  made = 0;
  wrong = 0;
  constructor(readonly name: string) {}

  check(id: string, holds: boolean, why: string): void {
    this.made += 1;
    if (holds) return;
    this.wrong += 1;
    if (values.show === true) console.log(`${id}: ${this.name}: ${why}`);
  }
}

const byApproval = new PromiseCount('an approval opens it, or not');
const byAnswers = new PromiseCount('answers to each thing open it, or not');
const byBoth = new PromiseCount('answers and an approval open what asks for changes');
const needed = new PromiseCount('each answer is needed');
const verdicts = new Map<string, number>();

async function tryCase(one: TicketCase): Promise<void> {
  const snapshot = buildSnapshot(one);
  const first = await report(snapshot, []);
  const verdict = first.review.verdict ?? '';
  verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
  if (first.gate.open) return;
  const steps = listOpeningSteps(first);
  const said = steps.map(({ what }) => what).join(' ');
  const approved = await report(snapshot, approvals);
  byApproval.check(one.id, approved.gate.open === steps.length > 0, `${said} → ${approved.review.verdict}`);
  const lines = listCommands(first).map(({ line }) => line);
  if (lines.length === 0) return;
  const both = describeAnswering(first);
  const promised = said.includes(ANSWERING) || (both !== '' && !both.includes('and approve'));
  const answered = await report(snapshot, answerWith(lines));
  const rule = answered.trace?.decision.rule ?? '';
  byAnswers.check(one.id, answered.gate.open === promised, `${said}${both} → ${answered.review.verdict} by ${rule}`);
  if (both !== '') {
    // The lines that the report shows: an approval answers for the others.
    const shown = listOpeningCommands(first).map(({ line }) => line);
    const then = await report(snapshot, [...answerWith(shown, 'approved'), ...approvals.slice(1)]);
    byBoth.check(one.id, then.gate.open, `${both} → ${then.review.verdict}`);
  }
  if (!answered.gate.open || lines.length > MAX_LEFT_OUT) return;
  for (const [at, line] of lines.entries()) {
    const less = await report(snapshot, answerWith(lines.toSpliced(at, 1)));
    needed.check(one.id, !less.gate.open, `${line} (${formatStepsTitle(first)})`);
  }
}

/** Writes the comment that a person would find on the pull request. */
async function writeComment(one: TicketCase, index: number, folder: string): Promise<void> {
  const told = await report(buildSnapshot(one), index % 3 === 2 ? approvals.slice(0, 1) : []);
  const { verdict } = told.review;
  const gate = decideGate(
    { review: told.review, findings: told.findings, truncated: false },
    { failOn: 'not-approved', onError: 'fail', dryRun: false },
  );
  const again = 'Then this job runs again by itself, and the gate opens.';
  const text = renderComment(
    { ...told, serverUrl: 'https://github.com', gate, again },
    { checkName: 'Review Gate', checkRunUrl: null, runUrl: null },
  );
  writeFileSync(join(folder, `${String(index + 1).padStart(3, '0')}-${verdict}.md`), text);
}

const [path = ''] = positionals;
const half = values.half === 'second' ? 'second' : 'first';
const cases = readTicketCases(path, half).filter((_, at) => at % Number(values.every) === 0);
if (values.comments !== undefined) {
  for (const [index, one] of cases.entries()) await writeComment(one, index, values.comments);
  exit();
}
for (const [index, one] of cases.entries()) {
  await tryCase(one);
  console.error(`${index + 1} of ${cases.length} tickets`);
}
console.log([...verdicts].map(([verdict, count]) => `${count} ${verdict}`).join(', '));
const all = [byApproval, byAnswers, byBoth, needed];
for (const { name, made, wrong } of all) console.log(`${name}: ${made} times, wrong ${wrong}`);
if (values.record === true) {
  const sum = (of: (one: PromiseCount) => number) => all.reduce((total, one) => total + of(one), 0);
  recordFigures(`npm run bench:opening -- TICKETS.jsonl.gz --half ${half} --policy ${values.policy}`, {
    'opening.tickets': { value: cases.length, unit: '' },
    'opening.promises': { value: sum(({ made }) => made), unit: '' },
    'opening.wrong': { value: sum(({ wrong }) => wrong), unit: '' },
  });
}
