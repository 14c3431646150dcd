/** `verify` and `replay`: check a trace, and compute it again. */
import { existsSync } from 'node:fs';
import type { Envelope, Trace } from '../contract/index.js';
import { replay } from '../engine/index.js';
import { findGrammarFolder } from '../grammars/folder.js';
import { openGrammars } from '../grammars/index.js';
import { checkVerificationSummary } from '../report/index.js';
import type { SignatureEncoding } from '../service/api/auth/dsse.js';
import { checkSignature, checkStatement, type KeySet, SUMMARY_ENCODING } from '../service/api/auth/trace-signature.js';
import { EXIT, UsageError } from './exit.js';
import { toSnapshotPath } from './inputs/files.js';
import { readTraceFile } from './inputs/trace-file.js';
import { describeBuilds, identifyBuild, readKeptInput } from './kept-input.js';

/** What to do about a trace that does not hold. */
const ADVICE = {
  changed: 'Do not rely on it: get the trace again from the job or the service that made it.',
  unsigned: 'Only a service signs its traces. Without --keys the chain alone is checked.',
  signer: 'The keys must be those of the service that made it. If they are, do not rely on the trace.',
};

/** What is reported about the signer of a trace, and whether the signature holds. */
interface SignatureReport {
  readonly holds: boolean;
  readonly text: string;
}

function describeSignature({ signature, vsa }: Trace, keys: KeySet | null): SignatureReport {
  if (signature === null) {
    const text = 'It is not signed: the chain shows that nothing was changed in it, not who made it.';
    return { holds: keys === null, text };
  }
  const trace = describeSigner('It', 'signature', keys, signature);
  if (vsa == null || !trace.holds) return trace;
  const summary = describeSigner('Its verification summary', 'vsa', keys, vsa, SUMMARY_ENCODING);
  return summary.holds ? { holds: true, text: `${trace.text}\n${summary.text}` } : summary;
}

/** @param what the envelope in words, at the start of a sentence; `field`: its name in the trace */
function describeSigner(
  what: string,
  field: string,
  keys: KeySet | null,
  envelope: Envelope,
  encoding?: SignatureEncoding,
): SignatureReport {
  const named = envelope.signatures.map(({ keyid }) => keyid).join(', ');
  if (keys === null) {
    return {
      holds: true,
      text: `${what} says that the key ${named} signed it. That was not checked: name the keys with --keys.`,
    };
  }
  const check = checkSignature(envelope, keys, encoding);
  switch (check.state) {
    case 'good':
      return { holds: true, text: `${what} is signed with the key ${check.keyId}.` };
    case 'unknown-key':
      return { holds: false, text: `${field}: is of the key ${named}, which is not among the keys` };
    case 'bad':
      return { holds: false, text: `${field}: is not one of the key ${named} over this statement` };
  }
}

/**
 * Checks a trace's chain of hashes, its digest, the subject of its signature and its verification summary, and with keys
 * their signer. Returns exit
 * code 0 if all hold, 1 if one does not. With keys, an unsigned trace fails.
 */
export async function runVerify(path: string, keys: KeySet | null, write: (text: string) => void): Promise<number> {
  const fail = (faults: readonly string[], advice = ADVICE.changed) => {
    write(`${path} does not hold:\n${faults.map((fault) => `  ${fault}\n`).join('')}${advice}\n`);
    return EXIT.NOT_APPROVED;
  };
  const given = await readTraceFile(path, 'verify');
  if (given.faults.length > 0) return fail(given.faults);
  const trace = given.read();
  const faults = [...checkStatement(trace), ...checkVerificationSummary(trace)];
  if (faults.length > 0) return fail(faults);
  const said = describeSignature(trace, keys);
  if (!said.holds) return fail([said.text], trace.signature === null ? ADVICE.unsigned : ADVICE.signer);
  write(
    `${path} holds: ${trace.steps.length} steps, verdict ${trace.decision.verdict}, digest ${trace.digest}\n${said.text}\n`,
  );
  return EXIT.APPROVED;
}

/** Says what to do where there is no snapshot: a service and the step give the trace alone. */
function explainNoSnapshot(path: string, { signature, snapshot }: Trace): string {
  if (signature === null)
    return `There is no snapshot at ${path}. Name it with --snapshot; review --trace writes it beside the trace, the step writes none.`;
  const head = snapshot.head == null ? '' : ` --head ${snapshot.head.sha}`;
  return `There is no snapshot at ${path}, and the service that signed this trace gives none. Check the trace with "review-gate verify", or review the commits in a clone: review-gate review${head} --trace TRACE.json`;
}

/**
 * Reviews the stored snapshot again and compares byte by byte. Returns exit code 0 if the result is identical, 1
 * otherwise.
 */
export async function runReplay(path: string, snapshot: string | null, write: (text: string) => void): Promise<number> {
  const trace = (await readTraceFile(path, 'replay')).read();
  const inputPath = snapshot ?? toSnapshotPath(path);
  if (!existsSync(inputPath)) throw new UsageError(explainNoSnapshot(inputPath, trace));
  const grammars = openGrammars(findGrammarFolder(import.meta.dirname));
  const { made_by: recorded = null, ...input } = await readKeptInput(inputPath, trace);
  const outcome = await replay(input, trace, grammars);
  if (outcome.same) {
    write(`The same review came out, byte for byte: ${trace.digest}\n`);
    return EXIT.APPROVED;
  }
  const builds = describeBuilds(recorded, trace.engine.version, identifyBuild(import.meta.dirname));
  const differences = outcome.differences.map((difference) => `  ${difference}\n`).join('');
  write(`Another review came out:\n${differences}${builds}\n`);
  return EXIT.NOT_APPROVED;
}
