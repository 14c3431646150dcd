/**
 * Writes the licences of the packages in a bundle: `node .ci/licences.js STATS.json FILE`. The statistics are the bundler's; its
 * own list of licences holds the packages of one chunk alone.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [statsFile, out] = process.argv.slice(2);

/** Names of all modules, those that were put together into one among them. */
function* namesIn(modules) {
  for (const { name, modules: inner } of modules ?? []) {
    yield name;
    yield* namesIn(inner);
  }
}

const PACKAGE = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//u;
const folders = new Map();
for (const name of namesIn(JSON.parse(readFileSync(statsFile, 'utf8')).modules)) {
  const [folder, found] = PACKAGE.exec(name ?? '') ?? [];
  if (found !== undefined) folders.set(found, folder.slice(folder.indexOf('node_modules/')));
}

const text = [...folders]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, folder]) => {
    const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice)\b/iu.test(file));
    const texts = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
    return [name, license, ...texts].join('\n');
  });
if (text.length === 0) throw new Error(`${statsFile} names no packages`);
writeFileSync(out, `${text.join('\n\n')}\n`);
