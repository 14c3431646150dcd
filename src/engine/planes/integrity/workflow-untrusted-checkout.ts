import { foldSpace } from '../../../base/text.js';
import type { FileChange, RawFinding, Rule, ScannedLine } from '../../model.js';
import { findNewLines } from '../new-lines.js';
import { createNewSideReader } from '../new-side.js';
import { parseOutline } from '../outline.js';
import { readWholeSide } from '../side-lines.js';
import { createExposureTest } from '../supply-chain/workflows/exposed.js';
import { isWorkflow, stripComment } from '../workflow.js';

/** Reports code of a pull request that is checked out in a workflow with access to the repository's secrets. */
export const workflowUntrustedCheckout: Rule = {
  id: 'integrity/workflow-untrusted-checkout',
  severity: 'error',
  summary: 'A privileged workflow checks out code of the pull request',
  docs: {
    why: 'On pull_request_target, workflow_run and issue_comment a workflow has the secrets and a token that can write. Then everybody who opens a pull request from a fork can run code with them.',
    bad: {
      files: {
        '.github/workflows/label.yml': [
          ' on: pull_request_target',
          ' jobs:',
          '   label:',
          '     steps:',
          '       - uses: actions/checkout@v4',
          '+        with:',
          `+          ref: \${{ github.event.pull_request.head.sha }}`,
        ],
      },
    },
    good: {
      files: {
        '.github/workflows/test.yml': [
          ' on: pull_request',
          ' jobs:',
          '   test:',
          '     steps:',
          '       - uses: actions/checkout@v4',
          '+        with:',
          `+          ref: \${{ github.event.pull_request.head.sha }}`,
        ],
      },
    },
  },
  suppressible: true,
  check(context) {
    return findNewLines(context, isWorkflow).flatMap(({ change, lines }): readonly RawFinding[] => {
      const said = (line: ScannedLine) => foldSpace(stripComment(line));
      const heads = keepReachable(
        change,
        lines.filter((line) => HEAD_REF.test(said(line))),
      );
      const triggers = lines.filter((line) => TRIGGER.test(said(line)) && !ASKS_EVENT.test(said(line)));
      const found =
        heads.length > 0 && isPrivileged(change) ? heads : triggers.length > 0 && checksOutHead(change) ? triggers : [];
      const [first] = found;
      if (first === undefined) return [];
      const side = createNewSideReader(change);
      const where = found.map(({ number }) => nameStep(side, number)).join(', ');
      return [
        {
          file: change.file.path,
          first: first.number,
          last: first.number,
          title: 'Privileged workflow checks out code of the pull request',
          rationale: `The event of this workflow (pull_request_target, workflow_run or issue_comment) gives it the secrets of the repository, and a token with all that its permissions allow, and it checks out what the pull request brings (${/^\d+$/u.test(where) ? 'line' : 'lines'} ${where}). Unless a job before it, or an approval, keeps them out, anyone with a fork can run code with them. Use pull_request, or split the work: run untrusted code without secrets, and act on its results in a second workflow.`,
          anchor: first.text,
        },
      ];
    });
  },
};

/** Keeps the lines that an event of a stranger can reach, by the conditions of their job and step. */
function keepReachable(change: FileChange, heads: readonly ScannedLine[]): readonly ScannedLine[] {
  if (heads.length === 0 || change.file.new_text === null) return heads;
  const side = createNewSideReader(change);
  const brings = heads.filter(({ number }) => !onlyAsks(side, number));
  if (brings.length === 0) return brings;
  const findExposure = createExposureTest(readWholeSide(change, 'new').flatMap(parseOutline), true);
  return brings.filter(({ number }) => findExposure(number, HEAD_COMMIT) !== null);
}

/** Actions that take a `ref` to ask for the checks of a commit, and bring nothing of it. */
const ASKS_CHECKS =
  /^\s*-?\s*uses:\s*["']?[\w.-]{1,60}\/(?:\w{1,30}[-_]){0,5}wait[-_](?:on|for)[-_](?:check|status|commit)/iu;

/** Returns whether a line is an input of a step that only asks how a commit does. */
function onlyAsks(side: (number: number) => string | undefined, line: number): boolean {
  for (let number = line; number > 0 && number > line - MAX_STEP; number -= 1) {
    const text = side(number) ?? '';
    if (/^\s*(?:-\s*)?uses:/u.test(text)) return ASKS_CHECKS.test(text);
    if (/^\s*-\s/u.test(text)) return false;
  }
  return false;
}

/** What strangers bring, where a condition asks for it. */
const HEAD_COMMIT = 'github.event.pull_request.head.sha';

/** Lines above in which the step of an input begins. */
const MAX_STEP = 10;

/** Returns the lines from the beginning of the step that a line stands in, as "3–5"; the line alone if none is shown. */
function nameStep(side: (number: number) => string | undefined, line: number): string {
  const indent = (side(line) ?? '').search(/\S/u);
  for (let number = line; number > 0 && number > line - MAX_STEP; number -= 1) {
    const text = side(number);
    if (text === undefined) break;
    const own = text.search(/\S/u);
    if (own <= indent && /^\s*-\s/u.test(text)) return number === line ? `${line}` : `${number}–${line}`;
  }
  return `${line}`;
}

const TRIGGER = /(?:^|[\s[,"'{])(?:pull_request_target|workflow_run|issue_comment)\b/u;
/** A condition or a script that asks for the event starts nothing. */
const ASKS_EVENT = /\bgithub\.event_name\b|[!=]==?\s{0,4}["'](?:pull_request_target|workflow_run|issue_comment)\b/u;
const HEAD =
  'github\\.event\\.(?:pull_request\\.head\\.(?:sha|ref)|workflow_run\\.head(?:_(?:sha|branch|commit\\.id)|\\.(?:sha|ref))|pull_request\\.merge_commit_sha)|github\\.head_ref';
/** An input of the checkout, the GitHub command, or git itself that brings the code of a pull request. */
const HEAD_REF = new RegExp(
  [
    `\\bref:.{0,300}(?:${HEAD}|refs/pull/|steps\\.[\\w-]{1,80}\\.outputs\\.[\\w-]{0,40}(?:head|sha|pr_?ref))`,
    '\\brepository:.{0,300}github\\.event\\.(?:pull_request\\.head\\.repo|workflow_run\\.head_repository)\\.full_name',
    '\\bgh\\s+pr\\s+checkout\\b',
    `\\bgit\\s+(?:checkout|switch|merge|reset|worktree|pull|fetch)\\b.{0,200}(?:${HEAD}|(?:refs/)?pull/.{0,80}/(?:head|merge))`,
  ].join('|'),
  'u',
);

/** The limit of lines read; workflows are shorter. */
const MAX_LINES = 5_000;

function isPrivileged(change: FileChange): boolean {
  return hasMatchingLine(change, (text) => TRIGGER.test(text) && !/^\s*#/u.test(text));
}

/** Returns true if a line of the file's new side checks out the code of a pull request. */
export function checksOutHead(change: FileChange): boolean {
  const side = createNewSideReader(change);
  return hasMatchingLine(
    change,
    (text, number) => HEAD_REF.test(text) && !/^\s*#/u.test(text) && !onlyAsks(side, number),
  );
}

function hasMatchingLine(change: FileChange, matches: (text: string, number: number) => boolean): boolean {
  const side = createNewSideReader(change);
  const last = change.file.new_text === null ? (change.added.at(-1)?.number ?? 0) + 10 : MAX_LINES;
  for (let number = 1; number <= Math.min(last, MAX_LINES); number += 1) {
    const text = side(number);
    if (text !== undefined && matches(foldSpace(text), number)) return true;
  }
  return false;
}
