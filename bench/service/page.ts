/**
 * Measures a page of findings with 1,000 rows in the table and with 1,000,000: milliseconds over HTTP, and the ratio.
 *
 *   npm run bench:page -- [rows: 1000000]
 */
import { performance } from 'node:perf_hooks';
import { createPageSchema, Finding } from '../../src/contract/index.js';
import { Cluster } from './cluster.js';
import { median } from './load.js';
import { openReviewed } from './reviewed.js';

const CALLS = 300;
const AIM = 1.5;
const Page = createPageSchema(Finding);
const FEW = 1000;
const [many = 1_000_000] = process.argv.slice(2).map(Number);

/**
 * Creates reviews that are not read, as owners of the findings: copies of the existing one, a hundred findings each.
 */
const FILL_REVIEWS = `
  insert into reviews
  select (jsonb_populate_record(model, jsonb_build_object('id', 'rev_' || $3 || lpad(n::text, 20, '0')))).*
  from (select reviews from reviews where id = $1) of_review(model), generate_series(0, $2 / 100) n`;
/** Creates findings as copies of an existing row: for the review $1, or for the copies. */
const FILL_FINDINGS = `
  insert into findings (tenant_id, review_id, id, severity, plane, file, doc)
  select model.tenant_id, case when $3 = '' then $1 else 'rev_' || $3 || lpad((n / 100)::text, 20, '0') end,
    'fnd_0' || left(md5($3 || n), 25), model.severity, model.plane, 'src/file' || (n % 50) || '.ts', model.doc
  from (select * from findings where review_id = $1 order by id limit 1) model, generate_series(1, $2) n`;

const cluster = await Cluster.open('postgres');
try {
  const { caller, review, client } = await openReviewed(cluster);
  // Findings of other reviews, in the format of the rows: a hundred per review, and two hundred for the review that is
  // read.
  /** @param copies a marker for the reviews that own them; empty for the review that is read */
  const fill = async (rows: number, copies: string) => {
    if (copies !== '') await client.query(FILL_REVIEWS, [review.id, rows, copies]);
    await client.query(FILL_FINDINGS, [review.id, rows, copies]);
    await client.query('ANALYZE findings');
  };
  const pages = async () => {
    const times: number[] = [];
    for (let call = 0; call < CALLS; call += 1) {
      const begun = performance.now();
      const answer = await caller.call('GET', `/v1/findings?review_id=${review.id}&limit=100`);
      times.push(performance.now() - begun);
      if (answer.status !== 200 || Page.parse(answer.json).data.length !== 100) throw new Error(answer.text);
    }
    return median(times);
  };
  await fill(200, '');
  await fill(FEW - 200, 'a');
  await pages();
  const few = await pages();
  await fill(many - FEW, 'b');
  await pages();
  const lots = await pages();
  await client.end();
  console.log(`a page of 100 findings, ${FEW} rows      ${few.toFixed(2)} ms`);
  console.log(`the same, ${many} rows             ${lots.toFixed(2)} ms`);
  console.log(`ratio                              ${(lots / few).toFixed(2)} (aim under ${AIM})`);
} finally {
  await cluster.close();
}
