/** Writes the workflow of the gate. `examples/workflows/minimal.yml` is what it gives where nothing is to be seen. */
import type { KeptReport, ReportInput } from './reports.js';
import { quote } from './yaml-text.js';

/** A workflow whose reports the gate takes. */
export interface CalledWorkflow {
  readonly path: string;
  readonly reports: readonly KeptReport[];
}

/** What the workflow depends on. */
export interface GateWorkflow {
  /** The action: `owner/name@ref`. */
  readonly action: string;
  /** The first lines, without the mark of a comment. */
  readonly about: readonly string[];
  readonly mergeQueue: boolean;
  /** Whether it only shows its verdict. */
  readonly advice: boolean;
  readonly called: CalledWorkflow | null;
}

const DOWNLOAD = 'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1';
const INPUTS: readonly ReportInput[] = ['junit', 'coverage', 'sarif'];
const unique = (texts: readonly string[]) => [...new Set(texts)];

/** An expression of GitHub's workflows. */
const evaluate = (expression: string) => `\${{ ${expression} }}`;

function writeConcurrency(mergeQueue: boolean): string[] {
  return mergeQueue
    ? [
        'concurrency:',
        '  # Never cancel the run of a merge group: the queue would treat it as a failure.',
        `  group: review-gate-${evaluate('github.event.pull_request.number || github.ref')}`,
        `  cancel-in-progress: ${evaluate("github.event_name == 'pull_request'")}`,
      ]
    : [
        '# After a new push the review of the old commit is not needed.',
        'concurrency:',
        `  group: review-gate-${evaluate('github.event.pull_request.number')}`,
        `  cancel-in-progress: ${evaluate("github.event.action == 'synchronize'")}`,
      ];
}

function writeInputs({ advice, called }: GateWorkflow): string[] {
  const reports = INPUTS.flatMap((input) => {
    const files = unique(
      (called?.reports ?? []).filter((report) => report.input === input).map(({ file }) => `reports/**/${file}`),
    );
    if (files.length === 0) return [];
    if (files.length === 1) return [`          ${input}: ${quote(files.join(''))}`];
    return [`          ${input}: |`, ...files.map((file) => `            ${file}`)];
  });
  const inputs = [...(advice ? ['          fail-on: never # shows the verdict and blocks nobody'] : []), ...reports];
  return inputs.length === 0 ? [] : ['        with:', ...inputs];
}

function writeDownloads({ called }: GateWorkflow): string[] {
  return unique((called?.reports ?? []).map(({ artifact }) => artifact)).flatMap((artifact) => [
    `      - uses: ${DOWNLOAD}`,
    '        with:',
    `          pattern: ${quote(artifact)}`,
    '          path: reports',
  ]);
}

/** Returns the workflow as YAML. */
export function writeGateWorkflow(gate: GateWorkflow): string {
  const { called } = gate;
  return [
    ...gate.about.map((line) => `# ${line}`),
    'name: Review Gate',
    'on:',
    '  pull_request:',
    '    # edited: another base is another question, and the text may hold the criteria.',
    '    types: [opened, synchronize, reopened, edited]',
    '  pull_request_review: # an approval, a sign-off, or one that is taken back',
    '    types: [submitted, edited, dismissed]',
    ...(gate.mergeQueue ? ['  merge_group:'] : []),
    '',
    'permissions: {}',
    '',
    ...writeConcurrency(gate.mergeQueue),
    '',
    'jobs:',
    ...(called === null
      ? []
      : [
          '  # It runs code of the pull request, so it may only read the code.',
          '  tests:',
          '    permissions:',
          '      contents: read',
          `    uses: ./${called.path}`,
          '',
          '  # This job may write, so it runs nothing of the pull request.',
        ]),
    '  gate:',
    ...(called === null ? [] : ['    needs: tests', `    if: ${evaluate('!cancelled()')}`]),
    '    runs-on: ubuntu-latest',
    '    timeout-minutes: 15',
    '    permissions:',
    '      contents: read # the code, by git',
    '      pull-requests: read # the pull request',
    '      issues: read # the ticket that it closes',
    '      checks: write # the check run with annotations',
    '    steps:',
    ...writeDownloads(gate),
    `      - uses: ${gate.action}`,
    ...writeInputs(gate),
    '',
  ].join('\n');
}
