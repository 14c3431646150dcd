/** One transaction on a tenant's rows in memory. */

import { digestText } from '../../../src/base/hash.js';
import type {
  Finding,
  FindingFilter,
  Policy,
  ReviewFilter,
  Tenant,
  TenantPatch,
  Trace,
} from '../../../src/contract/index.js';
import type {
  Blobs,
  Deliveries,
  EvidenceStore,
  Findings,
  IdempotencyKeys,
  IdempotencyRecord,
  Policies,
  RateState,
  Reviews,
  SealedSecret,
  Secrets,
  StoredDelivery,
  StoredReview,
  StoredWebhook,
  Traces,
  Transaction,
  Webhooks,
} from '../../../src/service/store/store.js';
import { type KeptReport, memoryEvidence } from './memory-evidence.js';
import { memoryDeliveries, memoryWebhooks } from './memory-outgoing.js';
import { memorySecrets } from './memory-secrets.js';
import { MemoryTable, take, type UndoLog } from './memory-table.js';

/** The rows of one tenant. */
export class TenantRows {
  readonly reviews = new MemoryTable<StoredReview>();
  /** A table a review, so that a page of one review never walks another's findings. */
  readonly findingsOf = new MemoryTable<MemoryTable<Finding>>();
  readonly findings = new MemoryTable<Finding>();
  readonly traces = new MemoryTable<Trace>();
  readonly blobs = new MemoryTable<string>();
  readonly evidence = new MemoryTable<KeptReport>();
  readonly idempotency = new MemoryTable<IdempotencyRecord>();
  /** Keys in the order they expire, which is the order they came in. */
  readonly expiring = new MemoryTable<string>();
  readonly policies = new MemoryTable<Policy>();
  rate: number | null = null;

  readonly checkRuns = new MemoryTable<number>();
  /** Ids of reviews whose pull request was closed after them, or whose commit of a merge queue is gone. */
  readonly closed = new MemoryTable<true>();
  readonly secrets = new MemoryTable<SealedSecret>();
  readonly webhooks = new MemoryTable<StoredWebhook>();
  readonly deliveries = new MemoryTable<StoredDelivery>();
  readonly leases = new MemoryTable<number>();
  installationId: string | null = null;

  constructor(public tenant: Tenant) {}
}

function passesReview(filter: ReviewFilter): (row: StoredReview) => boolean {
  return ({ asked, outcome }) =>
    (filter.repo === undefined || asked.repo === filter.repo) &&
    (filter.pr === undefined || asked.pr === filter.pr) &&
    (filter.status === undefined || outcome.status === filter.status) &&
    (filter.verdict === undefined || (outcome.status === 'complete' && outcome.verdict === filter.verdict)) &&
    (filter.tier === undefined || (outcome.status === 'complete' && outcome.tier === filter.tier));
}

function isForQueueCommit(repo: string, headSha: string): (row: StoredReview) => boolean {
  return ({ asked, queue }) => asked.repo === repo && queue?.headSha === headSha;
}

function passesFinding(filter: FindingFilter): (row: Finding) => boolean {
  return (row) =>
    (filter.severity === undefined || row.severity === filter.severity) &&
    (filter.plane === undefined || row.plane === filter.plane) &&
    (filter.rule === undefined || row.rule === filter.rule) &&
    (filter.file === undefined || row.location.file === filter.file);
}

export class MemoryTransaction implements Transaction {
  readonly tenantId: string;
  private readonly undo: UndoLog = [];
  private readonly afterCommit: (() => void)[] = [];

  constructor(
    private readonly rows: TenantRows,
    /** Tells the store's directory whose review this is. */
    private readonly index: (reviewId: string, undo: UndoLog) => void,
    private readonly unindex: (reviewId: string, undo: UndoLog) => void,
  ) {
    this.tenantId = rows.tenant.id;
    this.evidence = memoryEvidence(rows.evidence, this.undo);
    this.secrets = memorySecrets(rows.secrets, this.undo);
    this.webhooks = memoryWebhooks(rows, this.undo);
    this.deliveries = memoryDeliveries(rows, this.undo);
  }

  /** Runs once the transaction has committed; the memory queue hangs its jobs here. */
  onCommit(callback: () => void): void {
    this.afterCommit.push(callback);
  }

  commit(): void {
    for (const callback of this.afterCommit) callback();
  }

  rollback(): void {
    for (const takeBack of this.undo.reverse()) takeBack();
  }

  async tenant(): Promise<Tenant> {
    return this.rows.tenant;
  }

  async updateTenant(patch: TenantPatch): Promise<Tenant> {
    const before = this.rows.tenant;
    const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
    this.rows.tenant = { ...before, ...given };
    this.undo.push(() => {
      this.rows.tenant = before;
    });
    return this.rows.tenant;
  }

  async setInstallation(installationId: string | null): Promise<void> {
    const before = this.rows.installationId;
    this.rows.installationId = installationId;
    this.undo.push(() => {
      this.rows.installationId = before;
    });
  }

  readonly reviews: Reviews = {
    insert: async (review) => {
      this.rows.reviews.put(review.id, review, this.undo);
      this.index(review.id, this.undo);
    },
    get: async (id) => this.rows.reviews.get(id) ?? null,
    summary: async (id) => this.rows.reviews.get(id) ?? null,
    list: async (filter, { after, limit }) => take(this.rows.reviews.falling(after), limit, passesReview(filter)),
    waiting: async (filter, limit) => {
      const seen = new Set<string>();
      return take(this.rows.reviews.falling(null), limit, (row) => {
        if (row.queue !== null || row.outcome.status !== 'complete' || row.outcome.verdict === null) return false;
        const pull = `${row.asked.repo}#${row.asked.pr}`;
        if (seen.has(pull)) return false;
        seen.add(pull);
        if (this.rows.closed.get(row.id) !== undefined) return false;
        return passesReview({ ...filter, verdict: 'needs-review' })(row);
      });
    },
    firsts: async (filter, from, limit) => {
      const completes = [...this.rows.reviews.rising(null)].flatMap(({ asked, createdAt, outcome }) =>
        outcome.status === 'complete' && outcome.verdict !== null ? [{ asked, createdAt, outcome }] : [],
      );
      const isSamePull = (a: StoredReview['asked'], b: StoredReview['asked']) => a.repo === b.repo && a.pr === b.pr;
      return completes
        .filter((one, at) => completes.findIndex(({ asked }) => isSamePull(asked, one.asked)) === at)
        .map((first) => ({ first, all: completes.filter(({ asked }) => isSamePull(asked, first.asked)) }))
        .filter(({ first }) => first.createdAt >= from && [undefined, first.asked.repo].includes(filter.repo))
        .map(({ first, all }) => {
          const green = all.filter(({ outcome }) => outcome.verdict === 'auto-approve');
          const judged = first.outcome.acBindings.filter(({ met }) => met !== undefined);
          return {
            createdAt: first.createdAt,
            greenAt: green.length === 0 ? null : Math.min(...green.map(({ outcome }) => outcome.completedAt)),
            criteria: judged.length,
            met: judged.filter(({ met }) => met).length,
          };
        })
        .toReversed()
        .slice(0, limit);
    },
    closePulls: async (repo, pr) => {
      const wanted = passesReview(pr === null ? { repo } : { repo, pr });
      const ofPull = take(this.rows.reviews.rising(null), Number.POSITIVE_INFINITY, wanted);
      for (const { id, queue } of ofPull) if (queue === null) this.rows.closed.put(id, true, this.undo);
    },
    findQueueCommit: async (repo, headSha) => {
      const [newest] = take(this.rows.reviews.falling(null), 1, isForQueueCommit(repo, headSha));
      return newest === undefined || newest.queue === null ? null : { pr: newest.asked.pr, queue: newest.queue };
    },
    closeQueueCommit: async (repo, headSha) => {
      const ofCommit = isForQueueCommit(repo, headSha);
      const ids = take(this.rows.reviews.rising(null), Number.POSITIVE_INFINITY, ofCommit).map(({ id }) => id);
      for (const id of ids) this.rows.closed.put(id, true, this.undo);
      return ids.some((id) => this.rows.checkRuns.get(id) === undefined);
    },
    isClosed: async (id) => this.rows.closed.get(id) ?? false,
    finish: async (id, outcome) => {
      const review = this.rows.reviews.get(id);
      if (review === undefined || review.outcome.status !== 'queued') return false;
      this.rows.reviews.put(id, { ...review, outcome }, this.undo);
      return true;
    },
    ended: async (ids) => {
      const status = (id: string) => this.rows.reviews.get(id)?.outcome.status ?? 'queued';
      return ids.filter((id) => status(id) !== 'queued');
    },
    alike: async ({ id, key }, limit) =>
      take(
        this.rows.reviews.falling(null),
        limit,
        (row) => row.key === key && row.id !== id && row.outcome.status === 'complete',
      ),
    findQueuedEvent: async ({ key, queue }) =>
      take(
        this.rows.reviews.falling(null),
        1,
        (row) =>
          row.key === key &&
          row.queue?.headSha === queue?.headSha &&
          row.origin === 'event' &&
          row.outcome.status === 'queued',
      )[0] ?? null,
    pullsOfHead: async (repo, headSha) => {
      const ofHead = ({ asked, change, origin }: StoredReview) =>
        asked.repo === repo && change.head.sha === headSha && origin === 'event';
      const found = take(this.rows.reviews.rising(null), Number.POSITIVE_INFINITY, ofHead);
      return [...new Set(found.map(({ asked }) => asked.pr))].sort((a, b) => a - b);
    },
    completed: async ({ from, to }, { after, limit }) => {
      const place = (row: StoredReview) => (row.outcome.status === 'complete' ? row.outcome.completedAt : null);
      return take(this.rows.reviews.rising(null), Number.POSITIVE_INFINITY, (row) => {
        const at = place(row);
        if (at === null || at < from || at >= to) return false;
        return after === null || at > after.completedAt || (at === after.completedAt && row.id > after.id);
      })
        .toSorted((a, b) => (place(a) ?? 0) - (place(b) ?? 0) || (a.id < b.id ? -1 : 1))
        .slice(0, limit);
    },
    noteCheckRun: async (id, checkRunId) => {
      if (this.rows.checkRuns.get(id) !== undefined) return false;
      this.rows.checkRuns.put(id, checkRunId, this.undo);
      return true;
    },
    getCheckRunId: async (id) => this.rows.checkRuns.get(id) ?? null,
    expire: async (before, limit) => {
      const over = ({ createdAt, outcome }: StoredReview) => createdAt < before && outcome.status !== 'queued';
      const rows = take(this.rows.reviews.rising(null), limit, over);
      for (const row of rows) this.dropReview(row.id);
      this.dropUnnamedBlobs();
      return rows.length;
    },
  };

  readonly findings: Findings = {
    insert: async (reviewId, findings) => {
      const own = this.rows.findingsOf.get(reviewId) ?? new MemoryTable<Finding>();
      this.rows.findingsOf.put(reviewId, own, this.undo);
      for (const finding of findings) {
        own.put(finding.id, finding, this.undo);
        this.rows.findings.put(finding.id, finding, this.undo);
      }
    },
    get: async (id) => this.rows.findings.get(id) ?? null,
    list: async (filter, { after, limit }) => {
      const own = this.rows.findingsOf.get(filter.review_id);
      return own === undefined ? [] : take(own.rising(after), limit, passesFinding(filter));
    },
  };

  readonly traces: Traces = {
    insert: async (trace) => this.rows.traces.put(trace.review_id, trace, this.undo),
    get: async (reviewId) => this.rows.traces.get(reviewId) ?? null,
  };

  readonly blobs: Blobs = {
    put: async (text) => {
      const digest = digestText(text);
      this.rows.blobs.put(digest, text, this.undo);
      return digest;
    },
    get: async (digest) => this.rows.blobs.get(digest) ?? null,
  };

  readonly idempotency: IdempotencyKeys = {
    find: async (key, now) => this.live(key, now),
    insert: async (record, now) => {
      if (this.live(record.key, now) !== null) return false;
      this.dropExpired(now, Number.POSITIVE_INFINITY);
      this.rows.idempotency.put(record.key, record, this.undo);
      this.rows.expiring.put(this.expiryKey(record), record.key, this.undo);
      return true;
    },
    expire: async (now, limit) => this.dropExpired(now, limit),
  };

  readonly policies: Policies = {
    get: async (name) => this.rows.policies.get(name) ?? null,
    put: async (policy) => this.rows.policies.put(policy.name, policy, this.undo),
    remove: async (name) => {
      const there = this.rows.policies.get(name) !== undefined;
      this.rows.policies.delete(name, this.undo);
      return there;
    },
    names: async () => [...this.rows.policies.rising(null)].map(({ name }) => name),
  };

  readonly rate: RateState = {
    load: async () => this.rows.rate,
    save: async (value) => {
      const before = this.rows.rate;
      this.rows.rate = value;
      this.undo.push(() => {
        this.rows.rate = before;
      });
    },
  };

  readonly evidence: EvidenceStore;
  readonly secrets: Secrets;
  readonly webhooks: Webhooks;
  readonly deliveries: Deliveries;

  private dropReview(id: string): void {
    for (const { id: finding } of [...(this.rows.findingsOf.get(id)?.rising(null) ?? [])]) {
      this.rows.findings.delete(finding, this.undo);
    }
    this.rows.findingsOf.delete(id, this.undo);
    this.rows.traces.delete(id, this.undo);
    this.rows.checkRuns.delete(id, this.undo);
    this.rows.reviews.delete(id, this.undo);
    this.unindex(id, this.undo);
  }

  private dropUnnamedBlobs(): void {
    const outcomes = [...this.rows.reviews.rising(null)].map(({ outcome }) => outcome);
    const named = new Set(outcomes.map((outcome) => (outcome.status === 'complete' ? outcome.inputDigest : null)));
    for (const digest of [...this.rows.blobs.names()]) {
      if (!named.has(digest)) this.rows.blobs.delete(digest, this.undo);
    }
  }

  private live(key: string, now: number): IdempotencyRecord | null {
    const record = this.rows.idempotency.get(key);
    return record !== undefined && record.expiresAt > now ? record : null;
  }

  private expiryKey(record: IdempotencyRecord): string {
    return `${String(record.expiresAt).padStart(16, '0')} ${record.key}`;
  }

  private dropExpired(now: number, limit: number): number {
    const keys = [...this.expired(now)].slice(0, limit);
    for (const key of keys) {
      const record = this.rows.idempotency.get(key);
      if (record === undefined) continue;
      this.rows.expiring.delete(this.expiryKey(record), this.undo);
      this.rows.idempotency.delete(key, this.undo);
    }
    return keys.length;
  }

  private *expired(now: number): Generator<string> {
    for (const key of this.rows.expiring.rising(null)) {
      const record = this.rows.idempotency.get(key);
      if (record !== undefined && record.expiresAt > now) return;
      yield key;
    }
  }
}
