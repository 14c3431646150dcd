/** Findings in their table. */
import type { Selectable } from 'kysely';
import type { Finding, FindingFilter } from '../../../contract/index.js';
import type { Findings } from '../store.js';
import type { TenantGate } from './gate.js';
import type { FindingsTable } from './schema.js';
import { escapeSearchText } from './text.js';

function selectMatching(gate: TenantGate, { review_id, severity, plane, rule, file }: FindingFilter) {
  let query = gate.selectFindings().where('review_id', '=', review_id);
  if (severity !== undefined) query = query.where('severity', '=', severity);
  if (plane !== undefined) query = query.where('plane', '=', escapeSearchText(plane));
  if (rule !== undefined) query = query.where('rule', '=', escapeSearchText(rule));
  if (file !== undefined) query = query.where('file', '=', escapeSearchText(file));
  return query;
}

function readFinding({ doc }: Pick<Selectable<FindingsTable>, 'doc'>): Finding {
  return { ...doc, rule: doc.rule ?? null };
}

/** Findings of the gate's tenant. */
export function createSqlFindings(gate: TenantGate): Findings {
  return {
    async insert(reviewId, findings) {
      if (findings.length > 0) await gate.insertFindings(reviewId, findings).execute();
    },
    async get(id) {
      const row = await gate.selectFindings().select('doc').where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : readFinding(row);
    },
    async list(filter, { after, limit }) {
      const query = selectMatching(gate, filter).select('doc').orderBy('id').limit(limit);
      const rows = await (after === null ? query : query.where('id', '>', after)).execute();
      return rows.map(readFinding);
    },
  };
}
