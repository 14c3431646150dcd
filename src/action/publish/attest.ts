/**
 * The attestation of an approval: what the review verified, signed with the identity of the job and stored with the
 * repository. Only approvals are attested: an attestation stays, and a head that a person approves later would have one
 * that says otherwise beside it. Whoever deploys asks for one that says PASSED, and a missing one says enough.
 */
import { rejectOnAbort } from '../../base/abort.js';
import { buildVerificationSummary } from '../../report/index.js';
import { readErrorMessage } from '../errors.js';
import type { Gate } from '../gate.js';
import type { ObtainedReview } from '../review.js';
import type { Step } from '../step.js';
import { describePostFailure, type PostAttempt } from './post-failure.js';

/** Whether what was asked for is done, and a note for the reader. */
export interface Attested {
  readonly done: boolean;
  readonly notes: readonly string[];
}

/** The texts for errors of storing an attestation. */
const ATTESTATION: PostAttempt = {
  what: 'attestation',
  deed: 'store attestations',
  permission: 'attestations: write',
  check:
    'Attestations need a public repository, or GitHub Enterprise Cloud for a private one. If there are none, leave the input attest out.',
};

const NO_IDENTITY =
  'The job has no identity to sign with. Add `id-token: write` and `attestations: write` to the permissions of the job. A pull request from a fork, or from Dependabot, gets neither, also if the workflow asks for them: see "Forks" in the README.';

/** Builds the statement; null if the review has no trace that names what was reviewed. */
function buildStatement({ context, environment, inputs, deps }: Step, { review, trace: read }: ObtainedReview) {
  const trace = read?.trace ?? null;
  const { serverUrl, workflowRef, repository } = environment;
  return buildVerificationSummary(
    { repo: context.repo, pr: context.pr, headSha: trace?.snapshot.head?.sha ?? null, review, trace },
    {
      verifierId: inputs.remote?.baseUrl ?? `${serverUrl}/${workflowRef ?? repository ?? context.repo}`,
      // A review in the job has the time of its commits.
      timeVerified: new Date(deps.now()).toISOString(),
      serverUrl,
    },
  );
}

async function signAndStore(step: Step, reviewed: ObtainedReview): Promise<string> {
  const { environment, context, deps, deadline, outputs } = step;
  if (!environment.hasIdentity) throw new Error(NO_IDENTITY);
  const statement = buildStatement(step, reviewed);
  if (statement === null) throw new Error('The trace of the review could not be read, and it names what was reviewed.');
  let bundle: object;
  try {
    bundle = await rejectOnAbort(deps.signAsJob(statement), deadline.signal);
  } catch (fault) {
    deps.signal.throwIfAborted();
    throw new Error(`It could not be signed: ${readErrorMessage(fault)}. Run the job again.`, { cause: fault });
  }
  const home = environment.repository ?? context.repo;
  let id: string;
  try {
    id = await (await step.github()).storeAttestation(home, bundle, deadline.signal);
  } catch (fault) {
    deps.signal.throwIfAborted();
    const { message, hint } = describePostFailure(fault, ATTESTATION);
    throw new Error(`${message} ${hint}`, { cause: fault });
  }
  const url = `${environment.serverUrl}/${home}/attestations/${id}`;
  outputs.set('attestation-id', id);
  outputs.set('attestation-url', url);
  return url;
}

/** Attests the approval if the input `attest` asks for it. Never throws: what failed is logged as an error. */
export async function attestApproval(step: Step, reviewed: ObtainedReview, gate: Gate): Promise<Attested> {
  const { inputs, log, deps } = step;
  if (!inputs.attest || deps.signal.aborted) return { done: true, notes: [] };
  if (!gate.approved || !gate.open) {
    log.info('Nothing is attested: the change is not approved.');
    return { done: true, notes: [] };
  }
  try {
    log.info(`The approval is attested: ${await signAndStore(step, reviewed)}`);
    return { done: true, notes: [] };
  } catch (fault) {
    if (deps.signal.aborted) return { done: true, notes: [] };
    const note = `The approval is not attested, as attest: true asks for. ${readErrorMessage(fault)}`;
    log.error(note);
    return { done: false, notes: [note] };
  }
}
