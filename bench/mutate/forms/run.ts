/**
 * Reviews pairs of a fault and its safe twin, each in a change of its own: as a whole file, and as a hunk alone. Counts the
 * faults that a rule of their kind reports, and the twins of which such a rule speaks.
 *
 *     npm run bench:mutate:forms -- [--half read|aside] [--kind KIND] [--show missed|alarms]
 *
 * The names of the pairs divide them into two halves by their hash. One was read while rules were mended; of the other only
 * the counts were looked at.
 */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { buildSnapshot } from '../../../__tests__/stand-ins/snapshot.js';
import { runRules } from '../../run-planes.js';
import { type Planted, plantFile, plantHunk } from '../plant.js';
import type { Form } from './form.js';
import { FORMS } from './index.js';

const { values } = parseArgs({
  options: { half: { type: 'string' }, kind: { type: 'string', multiple: true }, show: { type: 'string' } },
});

type Half = 'read' | 'aside';
const findHalf = ({ kind, name }: Form): Half =>
  (createHash('sha256').update(`${kind}: ${name}`).digest()[0] ?? 0) % 2 === 0 ? 'read' : 'aside';

interface Tally {
  pairs: number;
  whole: number;
  bare: number;
  alarms: number;
  bareAlarms: number;
}
const NOTHING: Tally = { pairs: 0, whole: 0, bare: 0, alarms: 0, bareAlarms: 0 };

const EMPTY = buildSnapshot({ files: {}, title: 'A change' });

async function findRules({ snapshot, file }: Planted): Promise<readonly string[]> {
  const { findings } = await runRules(snapshot);
  return findings.filter(({ location }) => location.file === file).map(({ rule, title }) => `${rule}: ${title}`);
}

const tallies = new Map<string, Tally>();
function count(key: string, by: Tally): void {
  const now = tallies.get(key) ?? NOTHING;
  tallies.set(key, {
    pairs: now.pairs + by.pairs,
    whole: now.whole + by.whole,
    bare: now.bare + by.bare,
    alarms: now.alarms + by.alarms,
    bareAlarms: now.bareAlarms + by.bareAlarms,
  });
}

for (const form of FORMS) {
  const half = findHalf(form);
  if (values.half !== undefined && values.half !== half) continue;
  if (values.kind?.includes(form.kind) === false) continue;
  const { path, bad, good, rules } = form;
  const said = await Promise.all(
    [
      plantFile(EMPTY, path, bad, ['', '']),
      plantHunk(EMPTY, path, bad),
      plantFile(EMPTY, path, good, ['', '']),
      plantHunk(EMPTY, path, good),
    ].map(findRules),
  );
  const hits = said.map((all) => all.filter((one) => rules.some((rule) => rule.test(one.slice(0, one.indexOf(':'))))));
  const [whole = 0, bare = 0, alarms = 0, bareAlarms = 0] = hits.map((all) => Math.min(1, all.length));
  const by = { pairs: 1, whole, bare, alarms, bareAlarms };
  count(`${half} | ${form.kind}`, by);
  count(`${half} | all`, by);
  if (half === 'aside') continue;
  if (values.show === 'missed' && whole === 0)
    console.log(`missed: ${form.kind}: ${form.name}\n${bad}\n  said: ${said[0]?.join(' | ')}\n`);
  if (values.show === 'bare' && whole === 1 && bare === 0) console.log(`missed bare: ${form.kind}: ${form.name}\n`);
  if (values.show === 'alarms' && alarms + bareAlarms > 0) {
    console.log(
      `alarm: ${form.kind}: ${form.name}\n${good}\n  said: ${hits[2]?.join(' | ')} / ${hits[3]?.join(' | ')}\n`,
    );
  }
}

console.log('half | kind | pairs | found: whole file | hunk alone | alarms: whole file | hunk alone');
for (const [key, { pairs, whole, bare, alarms, bareAlarms }] of tallies) {
  console.log(`${key} | ${pairs} | ${whole} | ${bare} | ${alarms} | ${bareAlarms}`);
}
