/** Processes that start at the same time find the queue's tables missing at the same time. */
import { describe, expect, it } from '@jest/globals';
import { KINDS } from '../../../src/service/queue/job-envelope.js';
import { openPgBossQueue } from '../../../src/service/queue/pg-boss.js';
import { openPostgres } from '../../../src/service/store/postgres.js';
import { openSqlStore } from '../../../src/service/store/sql/store.js';
import { emptyDatabase, POSTGRES_URL } from '../databases.js';

const PROCESSES = 5;

(POSTGRES_URL === null ? describe.skip : describe)('the queue on an empty database', () => {
  // It went wrong every other time.
  it.each([1, 2, 3, 4])('is opened by several at once, and by each of them (%d)', async () => {
    const database = await emptyDatabase();
    const lines: string[] = [];
    const open = async () => {
      const backend = await openPostgres(database.url, { poolSize: 4 });
      await openSqlStore(backend);
      const queue = await openPgBossQueue({ backend, clock: Date.now, log: (line) => void lines.push(line) });
      return { backend, queue };
    };
    const opened = await Promise.all(Array.from({ length: PROCESSES }, open));
    const backlogs = await Promise.all(opened.map(({ queue }) => queue.backlog()));
    expect(backlogs.map((backlog) => backlog.map(({ waiting }) => waiting))).toEqual(
      Array(PROCESSES).fill(KINDS.map(() => 0)),
    );
    for (const { queue, backend } of opened) {
      await queue.stop();
      await backend.close();
    }
    expect(lines).toEqual([]);
    await database.drop();
  });
});
