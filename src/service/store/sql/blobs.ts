/** Blobs and traces: texts by their digest, compressed, each stored once a tenant. */

import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod';
import { digestText } from '../../../base/hash.js';
import { Coverage, Decision, DecisionRule, EngineTrace, TraceHead, TraceStep } from '../../../contract/index.js';
import type { Blobs, Traces } from '../store.js';
import type { TenantGate } from './gate.js';

const compress = promisify(gzip);
const expand = promisify(gunzip);

/**
 * A trace as it is stored. Old and new processes share a database during an upgrade, so a later version may have written
 * more fields. They stay, because the digest covers them.
 */
const StoredTrace = z.looseObject({
  ...EngineTrace.shape,
  engine: z.looseObject(EngineTrace.shape.engine.shape),
  snapshot: z.looseObject({
    ...EngineTrace.shape.snapshot.shape,
    coverage: z.looseObject({
      ...Coverage.shape,
      omitted: z.array(z.looseObject(Coverage.shape.omitted.element.shape)),
    }),
    head: z.looseObject(TraceHead.shape).optional(),
  }),
  steps: z.array(z.looseObject(TraceStep.shape)),
  decision: z.looseObject({ ...Decision.shape, rules: z.array(z.looseObject(DecisionRule.shape)) }),
});

async function decompressText(content: Buffer): Promise<string> {
  return (await expand(content)).toString('utf8');
}

/** Returns the blobs of the gate's tenant. */
export function createSqlBlobs(gate: TenantGate): Blobs {
  return {
    async put(text) {
      const digest = digestText(text);
      const content = await compress(text);
      // An existing row is locked until the transaction ends, so that a text about to be referenced is not removed.
      await gate
        .insertBlob({ digest, content })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'digest']).doUpdateSet({ digest }))
        .execute();
      return digest;
    },
    async get(digest) {
      const row = await gate.selectBlobs().select('content').where('digest', '=', digest).executeTakeFirst();
      return row === undefined ? null : decompressText(row.content);
    },
  };
}

/** Returns the traces of the gate's tenant. The common part of reviews with the same result is one blob. */
export function createSqlTraces(gate: TenantGate, blobs: Blobs): Traces {
  return {
    async insert({ review_id, signature, vsa, ...engine }) {
      const digest = await blobs.put(JSON.stringify(engine));
      const envelopes = { signature: JSON.stringify(signature), vsa: vsa == null ? null : JSON.stringify(vsa) };
      await gate.insertTrace({ review_id, digest, ...envelopes }).execute();
    },
    async get(reviewId) {
      const row = await gate
        .selectTraceContents()
        .select(['traces.signature', 'traces.vsa', 'blobs.content'])
        .where('traces.review_id', '=', reviewId)
        .executeTakeFirst();
      if (row === undefined) return null;
      const engine = StoredTrace.parse(JSON.parse(await decompressText(row.content)));
      return { ...engine, review_id: reviewId, signature: row.signature, vsa: row.vsa ?? null };
    },
  };
}
