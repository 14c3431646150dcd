/** Reports of one tenant in memory. */
import type { EvidenceStore, ReportText, StoredReport } from '../../../src/service/store/store.js';
import { type MemoryTable, take, type UndoLog } from './memory-table.js';

/** A report with its text. */
export type KeptReport = StoredReport & ReportText;

export function memoryEvidence(rows: MemoryTable<KeptReport>, undo: UndoLog): EvidenceStore {
  const all = () => [...rows.rising(null)];
  const shown = ({ root: _root, text: _text, ...report }: KeptReport): StoredReport => report;
  const lengthen = (row: KeptReport, until: number) => {
    const kept = { ...row, expiresAt: Math.max(row.expiresAt, until) };
    rows.put(row.id, kept, undo);
    return kept;
  };
  return {
    put: async (report, text) => {
      const key = (row: KeptReport) => JSON.stringify([row.repo, row.headSha, row.kind, row.digest, row.root]);
      const given = { ...report, ...text };
      const same = all().find((row) => key(row) === key(given)) ?? given;
      return shown(lengthen(same, report.expiresAt));
    },
    find: async (ids, now) =>
      all()
        .filter((row) => ids.includes(row.id) && row.expiresAt > now)
        .map(shown),
    read: async (id) => {
      const row = rows.get(id);
      return row === undefined ? null : { root: row.root, text: row.text };
    },
    keep: async (ids, until) => {
      for (const row of all()) if (ids.includes(row.id)) lengthen(row, until);
    },
    measure: async () => all().reduce((sum, { text }) => sum + text.length, 0),
    expire: async (now, limit) => {
      const over = take(rows.rising(null), limit, ({ expiresAt }) => expiresAt <= now);
      for (const { id } of over) rows.delete(id, undo);
      return over.length;
    },
  };
}
