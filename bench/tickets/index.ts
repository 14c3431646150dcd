/**
 * Whether the right criteria are said to be met, on tickets with the changes that ticked them:
 *
 *     npm run bench:tickets -- TICKETS.jsonl.gz LABELS.jsonl [--half second] [--met 0.6] [--by-repo]
 *
 * Half-done: the next ticket's criteria beside its own. Left open: boxes of the same ticket that stayed empty. Forgotten: a
 * criterion whose own lines were taken out. The halves are by the hash of the repository; the first is to develop with.
 */
import { parseArgs } from 'node:util';
import { bindCriteria } from '../../src/engine/binding/index.js';
import { buildItems, readTicketCases } from './cases.js';
import { LineScore } from './lines.js';
import { listRuns, readLabels, readRunChange } from './runs.js';
import { measureTickets, type Said } from './score.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'first' },
    met: { type: 'string', default: '0.6' },
    'by-repo': { type: 'boolean' },
  },
});
const [path = '', labelPath = ''] = positionals;
const labels = readLabels(labelPath);
const said: Said[] = [];
const lines = new LineScore();
for (const one of readTicketCases(path, values.half === 'second' ? 'second' : 'first')) {
  for (const run of listRuns(one, labels)) {
    const items = buildItems(run.criteria, one.id);
    const bindings = bindCriteria({ source: 'ticket', items }, readRunChange(run), Number(values.met));
    bindings.forEach(({ criterion, status, confidence, ranges, places }, at) => {
      const label = labels.get(one.id)?.[criterion.id] ?? null;
      const truth = run.criteria[at]?.truth ?? 'beside';
      const { id } = criterion;
      said.push({
        case: one.id,
        repo: one.repo,
        id,
        test: run.test,
        truth,
        label: label?.status ?? null,
        status,
        confidence,
      });
      if (run.test === 'own' && label !== null) lines.add(one.diff, label, places ?? ranges);
    });
  }
}
console.log(JSON.stringify({ ...measureTickets(said), lines: lines.measure() }, null, 2));
if (values['by-repo'] === true)
  for (const repo of new Set(said.map((one) => one.repo)))
    console.log(repo, JSON.stringify(measureTickets(said.filter((one) => one.repo === repo))));
