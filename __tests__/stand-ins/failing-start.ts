/**
 * A process whose queue cannot be opened: `node failing-start.js DATABASE WHERE`. DATABASE is a URL of PostgreSQL or a
 * data folder; WHERE is what the database refuses, `queue` or `orphans`. It prints why the queue was not opened and
 * closes the database. Then nothing must keep it running.
 */
import { openPgBossQueue } from '../../src/service/queue/pg-boss.js';
import { openPglite } from '../../src/service/store/pglite.js';
import { openPostgres } from '../../src/service/store/postgres.js';

const REFUSAL = `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused by a trigger'; end $$;`;
const BREAKAGES: Readonly<Record<string, string>> = {
  queue: `create trigger refuse before insert or update on pgboss.queue for each row when (new.name = 'check-run') execute function refuse()`,
  orphans: `insert into pgboss.job (name, state) values ('review', 'active');
    create trigger refuse before insert or update or delete on pgboss.job for each row execute function refuse()`,
};

async function run(database: string, where: string): Promise<void> {
  const backend = database.startsWith('postgres:')
    ? await openPostgres(database, { poolSize: 4 })
    : await openPglite(database, () => undefined);
  const open = () => openPgBossQueue({ backend, clock: Date.now, log: () => undefined });
  await (await open()).stop();
  for (const statement of [REFUSAL, ...(BREAKAGES[where] ?? '').split(/;\n\s*/u)]) await backend.pool.query(statement);
  const said = await open().then(
    () => 'opened',
    (fault: unknown) => (fault instanceof Error ? fault.message : String(fault)),
  );
  await backend.close();
  process.stdout.write(`${said}\n`);
}

const [database = '', where = ''] = process.argv.slice(2);
await run(database, where);
