/** The data of a step: its dependencies, and what it has read so far. */
import type { HttpReviewerOptions } from '../client/index.js';
import type { GivenReport } from '../external/index.js';
import type { SignableStatement } from '../github/sign-as-job.js';
import type { GitHub, GitHubOptions } from '../github/step.js';
import type { LocalOptions } from '../reviewing/open-local.js';
import type { ReviewSource } from '../reviewing/open-source.js';
import type { Reviewer } from '../reviewing/reviewer.js';
import type { Context } from './context.js';
import type { Clock, Deadline } from './deadline.js';
import type { Env, Environment } from './environment.js';
import type { Inputs } from './inputs.js';
import type { Commands, Log } from './log/log.js';
import type { Outputs } from './outputs.js';

/** Opens a reviewer that uses a service. */
type OpenRemote = (options: HttpReviewerOptions) => Promise<Reviewer>;
/** Opens a reviewer in this process, with the grammars of this installation. */
type OpenLocal = (source: ReviewSource, options: Omit<LocalOptions, 'grammars'>) => Promise<Reviewer>;

/** All external dependencies. `src/action` accesses the process, the clock and the network only through these. */
export interface Dependencies extends Clock {
  readonly env: Env;
  readonly core: Commands;
  readonly random: () => number;
  /** Aborted with an `InterruptedError` when the runner stops the step. */
  readonly signal: AbortSignal;
  readonly openLocal: OpenLocal;
  readonly openRemote: OpenRemote;
  readonly openGitHub: (options: GitHubOptions) => Promise<GitHub>;
  /** Signs a statement with the identity of the job. Gives a sigstore bundle. */
  readonly signAsJob: (statement: SignableStatement) => Promise<object>;
}

/** A step after its context is known. */
export interface Step {
  readonly deps: Dependencies;
  readonly log: Log;
  readonly outputs: Outputs;
  readonly environment: Environment;
  readonly inputs: Inputs;
  /** What the inputs sarif, junit and coverage name. */
  readonly reports: readonly GivenReport[];
  readonly context: Context;
  readonly deadline: Deadline;
  /** GitHub, opened on first use; rejects if the token is empty. */
  readonly github: () => Promise<GitHub>;
}
