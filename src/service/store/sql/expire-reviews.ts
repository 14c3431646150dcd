/** The removal of reviews by age, and of the texts that only they refer to. */
import type { TenantGate } from './gate.js';

/** Maximum number of unreferenced texts that one call removes. */
const SWEPT_AT_ONCE = 1000;

/** Selects the digests of the texts that reviews refer to: their inputs and their traces. */
function selectNamedBlobs(gate: TenantGate) {
  const inputs = gate
    .selectReviews()
    .select('input_digest as digest')
    .where('input_digest', 'is not', null)
    .$narrowType<{ digest: string }>();
  return { inputs, traces: gate.selectTraces().select('digest') };
}

/**
 * Removes the given texts that no review refers to. They are locked first and checked again. A transaction that is
 * about to refer to a text holds its lock, so that text is skipped.
 */
async function sweepBlobs(gate: TenantGate, digests: readonly string[]): Promise<void> {
  if (digests.length === 0) return;
  const found = gate.selectBlobs().select('digest').where('digest', 'in', digests);
  const held = (await found.forUpdate().skipLocked().execute()).map(({ digest }) => digest);
  if (held.length === 0) return;
  const { inputs, traces } = selectNamedBlobs(gate);
  await gate
    .deleteBlobs()
    .where('digest', 'in', held)
    .where('digest', 'not in', inputs.where('input_digest', 'in', held))
    .where('digest', 'not in', traces.where('digest', 'in', held))
    .execute();
}

/** Returns texts without a reference, including those of attempts that ended too late. */
async function listUnnamedBlobs(gate: TenantGate): Promise<readonly string[]> {
  const { inputs, traces } = selectNamedBlobs(gate);
  const rows = await gate.selectBlobs().select('digest').except(inputs).except(traces).limit(SWEPT_AT_ONCE).execute();
  return rows.map(({ digest }) => digest);
}

/**
 * Removes at most `limit` ended reviews that were made before a time (milliseconds since the epoch), with the texts that nothing
 * else refers to. Returns how many it removed.
 */
export async function expireReviews(gate: TenantGate, before: number, limit: number): Promise<number> {
  const over = await gate
    .selectReviews()
    .select(['id', 'input_digest'])
    .where('status', '<>', 'queued')
    .where('created_at', '<', String(before))
    .orderBy('created_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  const digests = over.map(({ input_digest }) => input_digest).filter((digest) => digest !== null);
  if (over.length > 0) {
    const ids = over.map(({ id }) => id);
    const traces = await gate.selectTraces().select('digest').where('review_id', 'in', ids).execute();
    digests.push(...traces.map(({ digest }) => digest));
    await gate.deleteReviews().where('id', 'in', ids).execute();
  }
  // Checking all texts takes longer, so it is done only once, after the last old review is removed.
  await sweepBlobs(gate, over.length < limit ? [...digests, ...(await listUnnamedBlobs(gate))] : digests);
  return over.length;
}
