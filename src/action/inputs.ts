/** Reads the step's inputs strictly and reports all invalid ones together. */

import { isAbsolute, normalize, resolve } from 'node:path';
import { LIMITS, PullNumber, Repo } from '../contract/index.js';
import type { Env } from './environment.js';
import { ConfigurationError } from './errors.js';
import { DEFAULTS, type InputName } from './inputs/names.js';
import { CONTROL, InputReader } from './inputs/reader.js';
import { type RemoteService, readRemote } from './inputs/remote.js';

const FAIL_ON = ['not-approved', 'error', 'never'] as const;
const ON_ERROR = ['fail', 'warn'] as const;
const ANNOTATIONS = ['check', 'log', 'none'] as const;
const COMMENT = ['never', 'on-findings', 'always'] as const;
/** Inputs that name a file to write. */
const FILES = ['trace-file', 'sarif-file', 'report-file'] as const satisfies readonly InputName[];

/** An input that names a file to write. */
export type FileInput = (typeof FILES)[number];

/** The values of `fail-on`: which results close the gate. action.yml says what each one does. */
export type FailOn = (typeof FAIL_ON)[number];

/** The values of `on-error`: what becomes of the job if no review could be completed. */
export type OnError = (typeof ON_ERROR)[number];

/** The parsed inputs. */
export interface Inputs {
  /** Null: the review runs in the job. */
  readonly remote: RemoteService | null;
  readonly githubToken: string;
  /** Null: taken from the event. */
  readonly repo: string | null;
  readonly pr: number | null;
  /** Null: not sent. */
  readonly ticket: string | null;
  readonly policy: string | null;
  readonly dryRun: boolean;
  readonly failOn: FailOn;
  readonly onError: OnError;
  readonly timeoutSeconds: number;
  readonly pollIntervalSeconds: number;
  readonly annotations: (typeof ANNOTATIONS)[number];
  readonly checkName: string;
  readonly comment: (typeof COMMENT)[number];
  /**
   * The files to write, by the input that names them: empty, relative paths inside the workspace, or absolute paths.
   */
  readonly files: Readonly<Partial<Record<FileInput, string>>>;
  /** Paths and globs of reports: SARIF of other tools, JUnit XML of the tests, and what they executed. */
  readonly sarif: readonly string[];
  readonly junit: readonly string[];
  readonly coverage: readonly string[];
  readonly proof: readonly string[];
  /** Sign an approval with the identity of the job. */
  readonly attest: boolean;
}

const MAX_TIMEOUT_SECONDS = 86_400;
const MAX_POLL_INTERVAL_SECONDS = 300;
const MAX_CHECK_NAME_CHARACTERS = 100;
const MAX_PATH_CHARACTERS = 4096;

/** Reads the paths of the files to write; each must be different. */
function readFiles(reader: InputReader): Inputs['files'] {
  const files: Partial<Record<FileInput, string>> = {};
  const taken = new Map<string, FileInput>();
  for (const name of FILES) {
    const path = reader.line(name, MAX_PATH_CHARACTERS);
    if (path === null) continue;
    const outside = !isAbsolute(path) && /^\.\.?(?:[\\/]|$)/u.test(normalize(path));
    if (outside || /[\\/]$/u.test(path)) {
      reader.bad(name, 'must be the path of a file, absolute or inside the workspace');
    }
    const place = resolve('/', path);
    const other = taken.get(place);
    if (other !== undefined) reader.bad(name, `must be another file than ${other}`);
    taken.set(place, name);
    files[name] = path;
  }
  return files;
}

const MAX_REPORT_LINES = 100;

/** Reads paths and globs of reports, one a line. */
function readReportNames(reader: InputReader, name: 'sarif' | 'junit' | 'coverage' | 'proof'): readonly string[] {
  const value = reader.text(name);
  const lines = value
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '');
  if (
    lines.length > MAX_REPORT_LINES ||
    lines.some((each) => CONTROL.test(each) || each.length > MAX_PATH_CHARACTERS)
  ) {
    reader.bad(name, `must be at most ${MAX_REPORT_LINES} paths or globs, one a line, without control characters`);
  }
  return lines;
}

function readRepo(reader: InputReader): string | null {
  const value = reader.text('repo');
  if (value === '') return null;
  if (Repo.safeParse(value).success) return value;
  reader.bad('repo', 'must be <owner>/<name>, such as octo-org/octo-repo');
  return null;
}

function readPr(reader: InputReader): number | null {
  const value = reader.text('pr');
  if (value === '') return null;
  const number = Number(value);
  if (String(number) === value && PullNumber.safeParse(number).success) return number;
  reader.bad('pr', "must be a pull request's number, such as 42");
  return null;
}

/**
 * Reads every input.
 * @throws ConfigurationError that names every invalid input, its value unless secret, and what is allowed
 */
export function readInputs(env: Env): Inputs {
  const reader = new InputReader(env);
  const inputs: Inputs = {
    remote: readRemote(reader, reader.flag('allow-http')),
    githubToken: reader.text('github-token'),
    repo: readRepo(reader),
    pr: readPr(reader),
    ticket: reader.line('ticket', LIMITS.MAX_TICKET_CHARACTERS),
    policy: reader.line('policy', LIMITS.MAX_POLICY_NAME_CHARACTERS),
    dryRun: reader.flag('dry-run'),
    failOn: reader.choice('fail-on', FAIL_ON, 'not-approved'),
    onError: reader.choice('on-error', ON_ERROR, 'fail'),
    timeoutSeconds: reader.whole('timeout-seconds', 1, MAX_TIMEOUT_SECONDS),
    pollIntervalSeconds: reader.positive('poll-interval-seconds', MAX_POLL_INTERVAL_SECONDS),
    annotations: reader.choice('annotations', ANNOTATIONS, 'check'),
    checkName: reader.line('check-name', MAX_CHECK_NAME_CHARACTERS) ?? DEFAULTS['check-name'],
    comment: reader.choice('comment', COMMENT, 'never'),
    files: readFiles(reader),
    sarif: readReportNames(reader, 'sarif'),
    junit: readReportNames(reader, 'junit'),
    coverage: readReportNames(reader, 'coverage'),
    proof: readReportNames(reader, 'proof'),
    attest: reader.flag('attest'),
  };
  if (inputs.attest && inputs.githubToken === '') {
    reader.faults.push('github-token is empty, but attest is true: the attestation is stored with it');
  }
  if (reader.text('base-url') === '' && inputs.githubToken === '') {
    reader.faults.push(
      `github-token is empty: the review in the job reads the pull request with it. Leave it out for the job's own token`,
    );
  }
  if (reader.faults.length === 0) return inputs;
  const count = reader.faults.length;
  throw new ConfigurationError(count === 1 ? 'An input is wrong.' : `${count} inputs are wrong.`, reader.faults);
}
