/**
 * A process with a data folder. `node data-folder.js FOLDER lock` takes its lock; `… rows` opens its database and
 * writes one review after the other. It prints a line for each completed step, and runs until it is killed.
 */
import { lockDataDirectory } from '../../src/service/store/data-lock.js';
import { openPglite } from '../../src/service/store/pglite.js';
import { openSqlStore } from '../../src/service/store/sql/store.js';
import { review, tenant } from '../service/store/store-rows.js';

async function lock(folder: string): Promise<void> {
  try {
    await lockDataDirectory(folder);
    process.stdout.write('locked\n');
    setInterval(() => undefined, 1000);
  } catch (cause) {
    process.stdout.write(`${String(cause)}\n`);
  }
}

async function rows(folder: string): Promise<void> {
  const store = await openSqlStore(await openPglite(folder, () => undefined));
  await store.administration.createTenant(tenant('a'));
  for (let at = 0; ; at += 1) {
    const id = `rev_${process.pid}_${String(at).padStart(9, '0')}`;
    await store.tenant('a').transaction((tx) => tx.reviews.insert(review(id)));
    process.stdout.write(`${id}\n`);
  }
}

const [folder = '', what] = process.argv.slice(2);
await (what === 'rows' ? rows(folder) : lock(folder));
