/**
 * Reads the step's inputs strictly and reports all invalid ones together. The defaults are also in action.yml; a test
 * compares them.
 */

import { isAbsolute, normalize, resolve } from 'node:path';
import { cutCharacters, oneLine } from '../base/text.js';
import { holdsCredentials, isLoopback, parseUrl, withoutEndSlashes } from '../base/url.js';
import { LIMITS, PullNumber, Repo } from '../contract/index.js';
import type { Env } from './environment.js';
import { ConfigurationError } from './errors.js';

/** All inputs with their default values, as in action.yml. */
export const DEFAULTS = {
  'base-url': '',
  'client-id': '',
  'client-secret': '',
  'allow-http': 'false',
  'github-token': '',
  repo: '',
  pr: '',
  ticket: '',
  policy: '',
  'dry-run': 'false',
  'fail-on': 'not-approved',
  'on-error': 'fail',
  'timeout-seconds': '600',
  'poll-interval-seconds': '2',
  annotations: 'check',
  'check-name': 'Review Gate',
  comment: 'never',
  'trace-file': '',
  'sarif-file': '',
  'report-file': '',
  sarif: '',
  junit: '',
  coverage: '',
  proof: '',
  attest: 'false',
} as const satisfies Record<string, string>;
export type InputName = keyof typeof DEFAULTS;

/** Inputs whose value is never shown; they are masked before anything is logged. */
export const SECRET_INPUTS = ['client-secret', 'github-token'] as const satisfies readonly InputName[];

const FAIL_ON = ['not-approved', 'error', 'never'] as const;
const ON_ERROR = ['fail', 'warn'] as const;
const ANNOTATIONS = ['check', 'log', 'none'] as const;
const COMMENT = ['never', 'on-findings', 'always'] as const;
/** Inputs that name a file to write. */
const FILES = ['trace-file', 'sarif-file', 'report-file'] as const satisfies readonly InputName[];
export type FileInput = (typeof FILES)[number];
export type FailOn = (typeof FAIL_ON)[number];
export type OnError = (typeof ON_ERROR)[number];

/** A service that the user runs. */
interface RemoteService {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

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

/** Returns an input's value as the runner passes it: in `INPUT_` plus the upper-case name, with its dashes. */
export function readInput(env: Env, name: InputName): string {
  return env[`INPUT_${name.toUpperCase()}`]?.trim() ?? '';
}

const MAX_TIMEOUT_SECONDS = 86_400;
const MAX_POLL_INTERVAL_SECONDS = 300;
const MAX_CHECK_NAME_CHARACTERS = 100;
const CONTROL = /\p{Cc}/u;

const formatValue = (value: string) => JSON.stringify(cutCharacters(oneLine(value), 200));

/** Reads inputs one by one and collects all faults. */
class Reader {
  readonly faults: string[] = [];

  constructor(private readonly env: Env) {}

  /** Returns the given value, or the default if there is none. */
  text(name: InputName): string {
    const given = readInput(this.env, name);
    return given === '' ? DEFAULTS[name] : given;
  }

  bad(name: InputName, allowed: string): void {
    this.faults.push(`${name} is ${formatValue(this.text(name))}: ${allowed}`);
  }

  choice<const T extends string>(name: InputName, words: readonly T[], otherwise: T): T {
    const value = this.text(name);
    const word = words.find((each) => each === value);
    if (word === undefined) this.bad(name, `must be one of ${words.join(', ')}`);
    return word ?? otherwise;
  }

  /** Reads a boolean in the spellings of YAML 1.2's core schema. */
  flag(name: InputName): boolean {
    const value = this.text(name);
    if (/^(?:true|True|TRUE)$/u.test(value)) return true;
    if (!/^(?:false|False|FALSE)$/u.test(value)) this.bad(name, 'must be true or false');
    return false;
  }

  /** Reads a whole number from `min` to `max`, without sign, exponent or leading zero. */
  whole(name: InputName, min: number, max: number): number {
    const value = this.text(name);
    const number = Number(value);
    if (String(number) === value && Number.isSafeInteger(number) && number >= min && number <= max) return number;
    this.bad(name, `must be a whole number from ${min} to ${max}`);
    return min;
  }

  /** Reads a number above zero, with or without decimals. */
  positive(name: InputName, max: number): number {
    const value = this.text(name);
    const number = Number(value);
    if (/^(?:0|[1-9]\d*)(?:\.\d+)?$/u.test(value) && number > 0 && number <= max) return number;
    this.bad(name, `must be a number above 0 and at most ${max}, such as 2 or 0.5`);
    return 1;
  }

  /** Reads a single line of at most `max` characters; null if it is empty. */
  line(name: InputName, max: number): string | null {
    const value = this.text(name);
    if (value === '') return null;
    if (CONTROL.test(value) || value.length > max) {
      this.bad(name, `must be one line of at most ${max} characters, without control characters`);
      return null;
    }
    return value;
  }
}

const MAX_PATH_CHARACTERS = 4096;

/** Reads the paths of the files to write; each must be different. */
function readFiles(reader: Reader): Inputs['files'] {
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
function readReportNames(reader: Reader, name: 'sarif' | 'junit' | 'coverage' | 'proof'): readonly string[] {
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

function readRepo(reader: Reader): string | null {
  const value = reader.text('repo');
  if (value === '') return null;
  if (Repo.safeParse(value).success) return value;
  reader.bad('repo', 'must be <owner>/<name>, such as octo-org/octo-repo');
  return null;
}

function readPr(reader: Reader): number | null {
  const value = reader.text('pr');
  if (value === '') return null;
  const number = Number(value);
  if (String(number) === value && PullNumber.safeParse(number).success) return number;
  reader.bad('pr', "must be a pull request's number, such as 42");
  return null;
}

function readBaseUrl(reader: Reader, allowHttp: boolean): string | null {
  const value = reader.text('base-url');
  const url = parseUrl(value);
  if (url === null) {
    reader.bad('base-url', 'must be an absolute address, such as https://review.example.com');
    return null;
  }
  if (holdsCredentials(url)) {
    reader.faults.push('base-url holds a user name or password (not shown): use client-id and client-secret');
    return null;
  }
  if (url.search !== '' || url.hash !== '') {
    reader.bad('base-url', 'must have no query and no fragment');
    return null;
  }
  const loopback = isLoopback(url.hostname);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && (loopback || allowHttp))) {
    return withoutEndSlashes(url.href);
  }
  reader.bad('base-url', 'must be https; http is allowed on loopback, or anywhere with allow-http: true');
  return null;
}

const NO_SECRETS =
  'A run for a pull request from a fork, or from Dependabot, gets no secrets, and so an empty one. ' +
  'See "Forks" in the README for what can be done: a review in the job, which needs no secret, or an event that has them';

function readRemote(reader: Reader, allowHttp: boolean): RemoteService | null {
  const [clientId, clientSecret] = [reader.text('client-id'), reader.text('client-secret')];
  if (reader.text('base-url') === '') {
    for (const name of ['client-id', 'client-secret'] as const) {
      if (reader.text(name) !== '') {
        reader.faults.push(
          `base-url is empty, but ${name} is given: give base-url too, or leave ${name} out for a review in the job`,
        );
      }
    }
    return null;
  }
  const baseUrl = readBaseUrl(reader, allowHttp);
  if (clientId === '') reader.faults.push('client-id is empty: base-url needs the client id of your service');
  if (clientSecret === '') {
    reader.faults.push(`client-secret is empty: base-url needs the client's secret. ${NO_SECRETS}`);
  }
  return baseUrl === null ? null : { baseUrl, clientId, clientSecret };
}

/**
 * Reads every input.
 * @throws ConfigurationError that names every invalid input, its value unless secret, and what is allowed
 */
export function readInputs(env: Env): Inputs {
  const reader = new Reader(env);
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
