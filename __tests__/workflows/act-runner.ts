/**
 * Runs a workflow in act (github.com/nektos/act), a runner that is independent of GitHub: directly on this machine,
 * without Docker and without the internet. This checkout is used as the action, and `act-player.ts` simulates
 * everything else.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { Call } from './act-player.js';
import { ACTION, EXAMPLES, listUses, readFile, workflowsIn } from './workflow-files.js';

const ROOT = join(import.meta.dirname, '../../..');
const BUNDLE = process.env['REVIEW_GATE_BUNDLE'] ?? join(ROOT, 'dist/index.js');
const PLAYER = join(import.meta.dirname, 'act-player.js');

/** The message if act is not available. */
export const NO_ACT =
  'No act on this machine (REVIEW_GATE_ACT names it; .ci/run fetches it): the example workflows are validated, and not run.';

/** Returns the act program that `REVIEW_GATE_ACT` names; null if it names none. */
export function findAct(env: NodeJS.ProcessEnv): string | null {
  const named = env['REVIEW_GATE_ACT'];
  return named === undefined || named === '' ? null : named;
}

type Texts = Readonly<Record<string, string>>;

/** A workflow to run. */
export interface ActRun {
  /** Its path from the root of the repository. */
  readonly workflow: string;
  readonly event: string;
  readonly payload: unknown;
  readonly env: Texts;
  /** `GITHUB_TOKEN` is the job's token. */
  readonly secrets: Texts;
  readonly vars?: Texts;
}

/** The results of a workflow. */
export interface ActResult {
  /** `<job>: success` or `<job>: failure` of jobs that were not skipped, sorted. */
  readonly jobs: readonly string[];
  /** Outputs of steps, by name; the last one counts. */
  readonly outputs: Texts;
  /** The job summaries. */
  readonly summary: string;
  /** The output of act. */
  readonly log: string;
  /** The calls in addition to this action. */
  readonly calls: readonly Call[];
  /** Reads a file that was left in the workspace (`workspace/…`) or in the store of artifacts (`store/…`). */
  readonly file: (path: string) => string;
}

const Line = z.looseObject({
  jobID: z.string().default(''),
  msg: z.string().default(''),
  jobResult: z.string().optional(),
  command: z.string().optional(),
  name: z.string().default(''),
  arg: z.string().default(''),
  content: z.string().default(''),
});

const flags = (flag: string, values: Texts = {}): string[] =>
  Object.entries(values).flatMap(([name, value]) => [flag, `${name}=${value}`]);

/**
 * Parses the lines that act prints with `--json`. A line that is not JSON is an error message and is added to the log.
 */
function parseLines(text: string): z.infer<typeof Line>[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => Line.parse(line.startsWith('{') ? JSON.parse(line) : { msg: line }));
}

/** The runner, with a folder for all files that it and the workflows write. */
export class ActRunner {
  readonly #folder = mkdtempSync(join(tmpdir(), 'review-gate-act-'));
  readonly #act: string;
  readonly #local: readonly string[];
  #runs = 0;

  /** @param act the path of the program */
  constructor(act: string) {
    if (!existsSync(BUNDLE)) throw new Error(`${BUNDLE} is not there: build the bundle first`);
    this.#act = act;
    const others = workflowsIn(EXAMPLES).flatMap(listUses);
    this.#local = [
      `${ACTION}=${this.#action()}`,
      ...others.map(({ action, ref }) => `${action.split('/').slice(0, 2).join('/')}@${ref}=${this.#played(action)}`),
    ];
    const programs = join(this.#folder, 'bin');
    mkdirSync(programs);
    for (const name of ['gh', 'npm', 'npx']) {
      const main = join(programs, `${name}.mjs`);
      writeFileSync(
        main,
        `import { play } from ${JSON.stringify(PLAYER)};\nprocess.stdout.write(play('${name}', process.argv.slice(2), process.env));\n`,
      );
      writeFileSync(join(programs, name), `#!/bin/sh\nexec node '${main}' "$@"\n`, { mode: 0o755 });
    }
  }

  /**
   * Prepares this action as a runner downloads it. The command is left out, and the first poll of the review has no
   * delay.
   */
  #action(): string {
    const folder = join(this.#folder, 'action');
    const dist = realpathSync(dirname(BUNDLE));
    cpSync(dist, join(folder, 'dist'), { recursive: true, filter: (path) => path !== join(dist, 'cli') });
    const [before, wait, after] = readFile('action.yml').split(/(?<=poll-interval-seconds:[\s\S]*?default: )('2')/u);
    if (wait === undefined) throw new Error('action.yml: the first wait is not two seconds any more');
    writeFileSync(join(folder, 'action.yml'), `${before}'0.1'${after}`);
    return folder;
  }

  /**
   * Creates a repository with a simulated action. `github/codeql-action/upload-sarif` is in a subfolder of its
   * repository.
   */
  #played(name: string): string {
    const [owner = '', repository = '', ...path] = name.split('/');
    const root = join(this.#folder, 'others', owner, repository);
    const folder = join(root, ...path);
    mkdirSync(folder, { recursive: true });
    const main = `import { play } from ${JSON.stringify(PLAYER)};\nplay(${JSON.stringify(name)}, null, process.env);\n`;
    writeFileSync(join(folder, 'index.mjs'), main);
    const metadata = { name, description: name, runs: { using: 'node24', main: 'index.mjs' } };
    writeFileSync(join(folder, 'action.yml'), JSON.stringify(metadata));
    return root;
  }

  /** Runs a workflow in an empty workspace: nothing is checked out, whatever the workflow says. */
  async run({ workflow, event, payload, env, secrets, vars }: ActRun): Promise<ActResult> {
    this.#runs += 1;
    const folder = join(this.#folder, String(this.#runs));
    const path = (name: string): string => join(folder, name);
    for (const name of ['workspace', 'home', 'store']) mkdirSync(path(name), { recursive: true });
    writeFileSync(path('event.json'), JSON.stringify(payload));
    writeFileSync(path('calls'), '');
    const child = spawn(
      this.#act,
      [
        event,
        ...['--workflows', join(ROOT, workflow), '--eventpath', path('event.json')],
        ...['--directory', path('workspace'), '--bind', '--platform', 'ubuntu-latest=-self-hosted'],
        ...['--action-offline-mode', '--no-cache-server', '--json'],
        ...this.#local.flatMap((local) => ['--local-repository', local]),
        ...flags('--env', { ...env, ACT_CALLS: path('calls'), ACT_STORE: path('store') }),
        ...flags('--secret', secrets),
        ...flags('--var', vars),
      ],
      {
        env: {
          PATH: [join(this.#folder, 'bin'), dirname(process.execPath), process.env['PATH']].join(delimiter),
          HOME: path('home'),
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    );
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    await once(child, 'close');
    const lines = parseLines(Buffer.concat(chunks).toString());
    const calls = readFileSync(path('calls'), 'utf8').split('\n').filter(Boolean);
    return {
      jobs: lines.flatMap(({ jobID, jobResult }) => (jobResult === undefined ? [] : [`${jobID}: ${jobResult}`])).sort(),
      outputs: Object.fromEntries(
        lines.filter(({ command }) => command === 'set-output').map(({ name, arg }) => [name, arg]),
      ),
      summary: lines.map(({ content }) => content).join(''),
      log: lines.map(({ msg }) => msg).join('\n'),
      calls: calls.map((line) => Call.parse(JSON.parse(line))),
      file: (name) => readFileSync(path(name), 'utf8'),
    };
  }

  /** Removes every file. */
  close(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
