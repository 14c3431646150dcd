/** Findings in their table. */
import type { FindingFilter } from '../../../contract/index.js';
import type { Findings } from '../store.js';
import type { TenantGate } from './gate.js';
import { searchable } from './text.js';

function passing(gate: TenantGate, { review_id, severity, plane, file }: FindingFilter) {
  let query = gate.selectFindings().where('review_id', '=', review_id);
  if (severity !== undefined) query = query.where('severity', '=', severity);
  if (plane !== undefined) query = query.where('plane', '=', searchable(plane));
  if (file !== undefined) query = query.where('file', '=', searchable(file));
  return query;
}

/** Returns the findings of the gate's tenant. */
export function sqlFindings(gate: TenantGate): Findings {
  return {
    async insert(reviewId, findings) {
      if (findings.length > 0) await gate.insertFindings(reviewId, findings).execute();
    },
    async get(id) {
      const row = await gate.selectFindings().select('doc').where('id', '=', id).executeTakeFirst();
      return row?.doc ?? null;
    },
    async list(filter, { after, limit }) {
      const query = passing(gate, filter).select('doc').orderBy('id').limit(limit);
      const rows = await (after === null ? query : query.where('id', '>', after)).execute();
      return rows.map(({ doc }) => doc);
    },
  };
}
