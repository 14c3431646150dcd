/** Reports that clients gave, in their table. */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod';
import type { EvidenceStore, StoredReport } from '../store.js';
import type { TenantGate } from './gate.js';

const compress = promisify(gzip);
const expand = promisify(gunzip);

const ABOUT = ['id', 'repo', 'head_sha', 'kind', 'digest', 'created_at', 'expires_at'] as const;

interface AboutRow extends Pick<StoredReport, 'id' | 'repo' | 'kind' | 'digest'> {
  readonly head_sha: string;
  readonly created_at: string;
  readonly expires_at: string;
}

function toStoredReport({ id, repo, kind, digest, ...row }: AboutRow): StoredReport {
  const [createdAt, expiresAt] = [Number(row.created_at), Number(row.expires_at)];
  return { id, repo, headSha: row.head_sha, kind, digest, createdAt, expiresAt };
}

const Root = z.string().nullable();

/** PostgreSQL's text does not hold every string; JSON without control characters does. */
const writeRoot = (root: string | null) => JSON.stringify(root);
const readRoot = (stored: string) => Root.parse(JSON.parse(stored));

/** Returns the reports of the gate's tenant. */
export function createSqlEvidence(gate: TenantGate): EvidenceStore {
  const selectSame = ({ repo, headSha, kind, digest }: StoredReport, root: string) =>
    gate
      .selectEvidence()
      .select(ABOUT)
      .where('repo', '=', repo)
      .where('head_sha', '=', headSha)
      .where('kind', '=', kind)
      .where('digest', '=', digest)
      .where('root', '=', root);
  const lengthen = (ids: readonly string[], until: number) =>
    gate
      .updateEvidence()
      .set({ expires_at: until })
      .where('id', 'in', ids)
      .where('expires_at', '<', String(until))
      .execute();
  return {
    async put(report, { root, text }) {
      const { id, repo, headSha, kind, digest, createdAt, expiresAt } = report;
      const place = writeRoot(root);
      const content = await compress(text);
      const row = {
        id,
        repo,
        head_sha: headSha,
        kind,
        digest,
        root: place,
        created_at: createdAt,
        expires_at: expiresAt,
      };
      await gate
        .insertEvidence({ ...row, bytes: content.length, content })
        .onConflict((conflict) =>
          conflict.columns(['tenant_id', 'repo', 'head_sha', 'kind', 'digest', 'root']).doNothing(),
        )
        .execute();
      const kept = toStoredReport(await selectSame(report, place).executeTakeFirstOrThrow());
      if (kept.expiresAt >= expiresAt) return kept;
      await lengthen([kept.id], expiresAt);
      return { ...kept, expiresAt };
    },
    async find(ids, now) {
      if (ids.length === 0) return [];
      const rows = await gate
        .selectEvidence()
        .select(ABOUT)
        .where('id', 'in', ids)
        .where('expires_at', '>', String(now))
        .execute();
      return rows.map(toStoredReport);
    },
    async read(id) {
      const row = await gate.selectEvidence().select(['root', 'content']).where('id', '=', id).executeTakeFirst();
      if (row === undefined) return null;
      return { root: readRoot(row.root), text: (await expand(row.content)).toString('utf8') };
    },
    async keep(ids, until) {
      if (ids.length > 0) await lengthen(ids, until);
    },
    async measure() {
      const row = await gate
        .selectEvidence()
        .select((all) => all.fn.sum('bytes').as('bytes'))
        .executeTakeFirst();
      return Number(row?.bytes ?? 0);
    },
    async expire(now, limit) {
      const expired = gate
        .selectEvidence()
        .select('id')
        .where('expires_at', '<=', String(now))
        .orderBy('expires_at')
        .limit(limit)
        .forUpdate()
        .skipLocked();
      const { numDeletedRows } = await gate.deleteEvidence().where('id', 'in', expired).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
