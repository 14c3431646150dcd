/** `verify` and `replay`: what a trace says is checked, and made again. */
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { Trace } from '../contract/index.js';
import { replay, verifyTrace } from '../engine/index.js';
import { ReviewInput } from '../engine/snapshot.js';
import { EXIT, UsageError } from './exit.js';
import { readJson, snapshotPathOf } from './files.js';

/** Checks a trace's chain of hashes and its digest. Exit code 0 where all hold, 1 where one does not. */
export async function runVerify(path: string, write: (text: string) => void): Promise<number> {
  const checked = verifyTrace(await readJson(path, 'trace', z.json()));
  if (!checked.ok) {
    write(`${path} does not hold:\n${checked.faults.map((fault) => `  ${fault}\n`).join('')}`);
    return EXIT.NOT_APPROVED;
  }
  const trace = await readJson(path, 'trace', Trace);
  write(
    `${path} holds: ${trace.steps.length} steps, verdict ${trace.decision.verdict}, digest ${trace.digest}\n` +
      (trace.signature === null
        ? 'It is not signed: the chain shows that nothing was changed in it, not who made it.\n'
        : ''),
  );
  return EXIT.APPROVED;
}

/** Reviews the stored snapshot again and compares byte by byte. Exit code 0 where the same comes out, 1 where not. */
export async function runReplay(path: string, snapshot: string | null, write: (text: string) => void): Promise<number> {
  const trace = await readJson(path, 'trace', Trace);
  const inputPath = snapshot ?? snapshotPathOf(path);
  if (!existsSync(inputPath)) {
    throw new UsageError(
      `There is no snapshot at ${inputPath}. Name it with --snapshot; review --trace writes it beside the trace.`,
    );
  }
  const outcome = await replay(await readJson(inputPath, 'snapshot', ReviewInput), trace);
  if (outcome.same) {
    write(`The same review came out, byte for byte: ${trace.digest}\n`);
    return EXIT.APPROVED;
  }
  write(`Another review came out:\n${outcome.differences.map((difference) => `  ${difference}\n`).join('')}`);
  return EXIT.NOT_APPROVED;
}
