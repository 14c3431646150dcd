/** `audit`: exports what a service decided in a period. */
import { checkPeriod } from '../base/time.js';
import { createAuditor } from '../client/index.js';
import { AuditPeriod } from '../contract/index.js';
import { EXIT, UsageError } from './exit.js';
import { createNotes, readServiceAccess, type ServiceFlags } from './service-access.js';

/** The flags of `audit`. `from` and `to` are days (their start in UTC) or times, as they were written. */
export interface AuditFlags extends ServiceFlags {
  readonly from: string;
  readonly to: string;
}

/** What the command works with beside its flags. */
export interface AuditMeans {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly write: (text: string) => void;
  /** Takes what is said while the service is waited for. */
  readonly note: (text: string) => void;
  readonly signal: AbortSignal;
}

/** The longest time that an export may take. */
const LIMIT_MS = 3_600_000;

/** A day stands for its start in UTC. */
const toLimit = (text: string) => (/^\d{4}-\d{2}-\d{2}$/u.test(text) ? `${text}T00:00:00Z` : text);

function readPeriod({ from, to }: AuditFlags): AuditPeriod {
  const read = AuditPeriod.safeParse({ from: toLimit(from), to: toLimit(to) });
  if (read.success) {
    const fault = checkPeriod(read.data);
    if (fault !== null) throw new UsageError(`--to ${fault.replace(/\bfrom\b/u, '--from')}.`);
    return read.data;
  }
  const flags = new Set(read.error.issues.map(({ path }) => `--${path.join('.')}`));
  throw new UsageError(
    [...flags].map((flag) => `${flag} must be a day, 2026-01-31, or a time, 2026-01-31T12:00:00Z.`).join('\n'),
  );
}

/**
 * Writes a line of JSON for each review that was completed in the period, oldest first. Returns exit code 0.
 * @throws UsageError for flags that cannot be used; ReviewError if the service does not answer or refuses
 */
export async function runAudit(flags: AuditFlags, { env, write, note, signal }: AuditMeans): Promise<number> {
  const period = readPeriod(flags);
  const access = readServiceAccess(flags, env);
  const auditor = createAuditor({
    ...access,
    scope: 'admin',
    deadline: Date.now() + LIMIT_MS,
    signal,
    log: createNotes(note),
  });
  try {
    for await (const lines of auditor.exportPeriod(period)) write(lines);
  } finally {
    await auditor.close();
  }
  return EXIT.APPROVED;
}
