import type { HunkSide } from '../../../base/hunk-lines.js';
import type { FileChange, RawFinding, Rule } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { type OutlineLine, parseOutline } from '../outline.js';
import { locateRemovedLine, readWholeSide } from '../side-lines.js';
import { listTriggers } from '../supply-chain/workflows/outline.js';
import { clip } from '../wording.js';
import { isWorkflow } from '../workflow.js';
import { findCheck, findCheckingAction } from './check-commands.js';

/** Reports an existing workflow that no longer runs a check, or no longer runs on pull requests. */
export const workflowChecksRemoved: Rule = {
  id: 'integrity/workflow-checks-removed',
  severity: 'info',
  summary: 'A workflow loses a check or its trigger',
  docs: {
    why: 'The workflow stays green, but it checks less than before. A missing check is hard to see in a list of green ones.',
    bad: {
      files: {
        '.github/workflows/ci.yml': [
          ' jobs:',
          '   test:',
          '     steps:',
          '       - run: npm ci',
          '-      - run: npm test',
        ],
      },
    },
    good: {
      files: {
        '.github/workflows/ci.yml': [
          ' jobs:',
          '   test:',
          '     steps:',
          '       - run: npm ci',
          '-      - run: npm test',
          '+      - run: npm test -- --ci',
        ],
      },
    },
  },
  suppressible: true,
  checksLess: true,
  check({ change }) {
    const all = change.files.filter((one) => isWorkflow(one) && /\.ya?ml$/u.test(one.file.path));
    if (!all.some((one) => one.removed.some(({ text }) => LOSSES.test(text) || findCheck(text) !== null))) return [];
    const workflows = all.map(readWorkflowSides);
    const scripts = workflows.flatMap(({ after }) => readCommands(after)).filter((command) => SCRIPT.test(command));
    const elsewhere = change.files.filter((one) => !all.includes(one)).flatMap(({ added }) => added);
    const runs = createKeptTest([
      ...workflows.flatMap(({ after }) => readCommands(after)),
      ...elsewhere.map(({ text }) => text.slice(0, REACH.line)),
    ]);
    const asked = workflows.some(
      ({ change: { file }, after }) =>
        file.status === 'added' && listTriggers(after).some(({ name }) => name === 'pull_request'),
    );
    return workflows.flatMap((one) => [...findLostChecks(one, runs, scripts), ...(asked ? [] : findLostTriggers(one))]);
  },
};

/** Triggers and actions, which a removed line may contain besides commands. */
const LOSSES = /\bpull_request\b|\buses\b/u;

interface WorkflowSides {
  readonly change: FileChange;
  readonly before: readonly OutlineLine[];
  readonly after: readonly OutlineLine[];
}

function readWorkflowSides(change: FileChange): WorkflowSides {
  const side = (which: HunkSide) => readWholeSide(change, which).flatMap(parseOutline);
  return { change, before: side('old'), after: side('new') };
}

/** Commands that look for a tool, say its name, or take it away: they do not run it. */
const NAMES_ONLY =
  /^\s*(?:-\s+)?(?:e?grep|rg|sed|awk|cut|echo|printf|which|command -v|(?:npm|pnpm|yarn|bun) (?:rm|remove|uninstall|un|ls|list|why)|pip3? (?:uninstall|list|show)|gem uninstall|apt(?:-get)? (?:remove|purge))\b/u;

/** Returns the checks that a line of a step runs, without comments. */
function listChecks({ key, value, text, block, parents }: OutlineLine): readonly string[] {
  if (/^\s*#/u.test(text)) return [];
  if (key === 'uses') return [findCheckingAction(value)].filter((name) => name !== null);
  const command = key === 'run' || (key === null && (block || parents.length === 0));
  const said = block ? text : value;
  if (NAMES_ONLY.test(said) && !/&&|;/u.test(said)) return [];
  return command ? [findCheck(block ? text : value)].filter((name) => name !== null) : [];
}

/** Returns the tool of a check: `npx eslint src` and `eslint .` count as the same check. */
function normalizeCheck(check: string): string {
  const words = check.replace(/^(?:npx|pnpm|yarn|bunx|bundle exec|python\d? -m|\.\/|vendor\/bin\/)\s*/u, '').split(' ');
  const rest = words.filter((word) => !word.startsWith('-') && word !== 'run');
  return rest.slice(0, 2).join(' ');
}

/**
 * Returns the commands and checking actions of one side of a workflow, each on one line: a folded block (`>`), and a line
 * of a shell that ends with a backslash, go on below.
 */
function readCommands(lines: readonly OutlineLine[]): readonly string[] {
  const commands: string[] = [];
  let folded = false;
  let open = false;
  for (const line of lines) {
    if (line.key !== null) folded = line.value.startsWith('>');
    if (!/^\s*#/u.test(line.text) && (line.key === null || line.key === 'run' || line.key === 'uses')) {
      const text = line.key === 'uses' ? (findCheckingAction(line.value) ?? '') : line.block ? line.text : line.value;
      const goesOn = line.block && (open || (folded && line.text.trim() !== '')) && commands.length > 0;
      const last = goesOn ? `${commands.pop() ?? ''} ` : '';
      commands.push(`${last}${text.trim().replace(/\\$/u, '')}`.slice(0, REACH.longLine));
    }
    open = /\\\s*$/u.test(line.text);
    if (!line.block && line.key === null) folded = false;
  }
  return commands;
}

/** Returns a function that tells whether a command runs a check: its tool, and after it what it is told to do. */
function createKeptTest(commands: readonly string[]): (name: string) => boolean {
  const kept = commands.map((command) =>
    command.split(/[\s"'=]+/u).map((word) => word.replace(/^(?:\.\/|vendor\/bin\/)|@.*$|[;,]+$/gu, '').toLowerCase()),
  );
  return (name) =>
    kept.some((words) => {
      let from = 0;
      return name.split(' ').every((wanted) => {
        const at = words.findIndex((word, index) => index >= from && (word === wanted || word.endsWith(`:${wanted}`)));
        from = at + 1;
        return at >= 0;
      });
    });
}

/** Lines that run a script of the project, an action or workflow of it or of another, what a matrix says, or a command by the name of a check. */
const SUCCESSOR =
  /\brun:\s{0,5}(?:\.\/|bash |sh |python\d? |node |deno |\$\{\{)\S?|\buses:\s{0,5}(?:\.\/|\S{1,200}\/\.github\/workflows\/)|\brun:.{0,200}\b(?:check|lint|test|tests|verify|validate|typecheck|ci)\b/u;

/** A step that runs all checks of a kind by the project's own name for them: `npm run lint`, `make test`. */
const SCRIPT =
  /^(?:npm|pnpm|yarn|bun|make|just|task|rake|composer|poe|hatch|deno task)(?: run)?(?: -\S{1,20}){0,3} (?:lint|test|typecheck|type-check|check)(?=$|[\s;&|])/u;

/** Tools by what such a script is called. */
const TOOLS: Readonly<Record<string, RegExp>> = {
  lint: /\b(?:eslint|oxlint|biome|stylelint|prettier|flake8|pylint|ruff|black|isort|rubocop|golangci-lint|phpcs|shellcheck|hadolint|swiftlint)\b/u,
  test: /\b(?:jest|vitest|mocha|karma|playwright|cypress|pytest|tox|nox|unittest|rspec|phpunit|pest)\b/u,
  typecheck: /\b(?:tsc|mypy|pyright|phpstan|psalm)\b/u,
};

/** Returns true if a step of the head runs the script by whose name projects call this tool. */
function isCalledByScript(name: string, scripts: readonly string[]): boolean {
  return Object.entries(TOOLS).some(
    ([kind, tools]) =>
      tools.test(name) &&
      scripts.some((script) => new RegExp(`\\b(?:${kind}|check)\\b`, 'u').test(script.replaceAll('type-', 'type'))),
  );
}

/** Reports, once for a file, the checks that none of the changed workflows runs any more. */
function findLostChecks(
  { change, before }: WorkflowSides,
  runs: (name: string) => boolean,
  scripts: readonly string[],
): readonly RawFinding[] {
  const lost = new Map<string, { readonly check: string; readonly at: number }>();
  for (const line of before) {
    if (!line.changed) continue;
    for (const check of listChecks(line)) {
      const name = normalizeCheck(check);
      if (!runs(name) && !lost.has(name)) lost.set(name, { check, at: locateRemovedLine(change, line.number) });
    }
  }
  const all = [...lost.values()];
  const [first] = all;
  if (first === undefined) return [];
  // A script of the project, or another tool, may now run what was removed.
  const replaced =
    change.added.some(({ text }) => !/^\s*#/u.test(text) && SUCCESSOR.test(text)) ||
    [...lost.keys()].every((name) => isCalledByScript(name, scripts));
  if (replaced) return [];
  const list = all.map(({ check }) => clip(check, 70)).join(', ');
  return [
    {
      file: change.file.path,
      first: first.at,
      last: first.at,
      title: `Workflow no longer runs: ${clip(list, 80)}`,
      rationale: `${all.length === 1 ? 'This check is' : `These checks are (${clip(list, 300)})`} removed, and no other line of the changed files runs it. If another workflow runs it, say which. If the check is broken, fix it.`,
      anchor: [...lost.keys()].join('\n'),
    },
  ];
}

function findLostTriggers({ change, before, after }: WorkflowSides): readonly RawFinding[] {
  const now = new Set(listTriggers(after).map(({ name }) => name));
  if (now.has('pull_request') || now.has('pull_request_target') || now.has('workflow_call')) return [];
  const gone = listTriggers(before).find(({ name, line }) => line.changed && name === 'pull_request');
  if (gone === undefined) return [];
  // Only workflows that check something; a hunk alone does not show this.
  const checks = before.some((line) => listChecks(line).length > 0);
  if (!checks && change.file.old_text !== null) return [];
  const at = locateRemovedLine(change, gone.line.number);
  return [
    {
      file: change.file.path,
      first: at,
      last: at,
      title: 'Workflow no longer runs on pull requests',
      rationale:
        'From now on the result of this workflow is known only after the merge. If it takes too long, let it run for the paths that matter.',
      anchor: 'pull_request',
    },
  ];
}
