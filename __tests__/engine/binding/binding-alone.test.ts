/** Whether a criterion is met is judged for it alone: by lines that act, that are its own, and by nothing beside it. */
import { describe, expect, it } from '@jest/globals';
import { bindCriteria } from '../../../src/engine/binding/index.js';
import { readChange } from '../../../src/engine/change/index.js';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import type { Binding } from '../../../src/engine/model.js';
import { buildSnapshot, buildTicket, type FileSpec } from '../../stand-ins/snapshot.js';

const MET = 0.6;

function bind(criteria: readonly string[], files: Readonly<Record<string, FileSpec>>): readonly Binding[] {
  const body = `## Acceptance criteria\n${criteria.map((text) => `- ${text}`).join('\n')}`;
  return bindCriteria(readCriteria([buildTicket(body)], ''), readChange(buildSnapshot({ files }), []), MET);
}

const RETRY = `export async function retryDelivery(delivery, attempts) {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const headers = { 'webhook-id': delivery.id, 'webhook-timestamp': String(delivery.createdAt) };
    const response = await send(delivery.url, delivery.body, headers);
    if (response.ok) return 'delivered';
  }
  return 'failed';
}
`;
const EXPORT = `export function exportCsv(rows, columns) {
  return rows.map((row) => columns.map((column) => quote(row[column])).join(';')).join('\\r\\n');
}
`;
const SHOP = { 'src/retry.js': { new: RETRY }, 'src/export.js': { new: EXPORT } };
const ASKED = 'A retry of a delivery sends `webhook-id` beside the timestamp.';
const LOCKED = 'Administrators can lock an account after five failed logins.';

describe('the other criteria of a ticket', () => {
  it.each([
    ['others that are met too', ['The rows are exported as CSV, and a column is quoted.']],
    ['others that nothing speaks of', [LOCKED, 'The page shows a banner to guests.']],
    ['others in the same words', ['Each delivery is sent with headers.', 'A delivery that has failed is retried.']],
  ])('change neither the probability nor the fall: %s', (_, others) => {
    const [alone] = bind([ASKED], SHOP);
    for (const order of [
      [ASKED, ...others],
      [...others, ASKED],
    ]) {
      const beside = bind(order, SHOP).find(({ criterion }) => criterion.text === ASKED);
      expect([beside?.confidence, beside?.fall]).toEqual([alone?.confidence, alone?.fall]);
    }
  });
});

describe('a line of which only the value is another', () => {
  const LIMITS = 'export const DEFAULT_ATTEMPTS = 3;\nexport const VERBOSE_LOG = true;\n';
  const edit = (from: string, to: string) => ({ 'src/limits.js': { old: LIMITS, new: LIMITS.replace(from, to) } });
  const more = edit('ATTEMPTS = 3', 'ATTEMPTS = 5');
  const quiet = edit('LOG = true', 'LOG = false');

  it.each([
    ['`DEFAULT_ATTEMPTS` is 5', more],
    ['The default number of attempts is `5`', more],
    ['`VERBOSE_LOG` is `false`', quiet],
  ])('shows a criterion that names both: %s', (text, files) => {
    expect(bind([text], files)[0]).toMatchObject({ status: 'met' });
  });

  it.each([
    ['another value', '`DEFAULT_ATTEMPTS` is 4', more],
    ['the value of before', '`DEFAULT_ATTEMPTS` is 3', more],
    ['no value', 'The attempts are logged', more],
    ['the same value of something else', 'The delay of a delivery is 5 seconds', more],
    ['the other of two', '`VERBOSE_LOG` is `true`', quiet],
  ])('does not show one that names %s', (_, text, files) => {
    expect(bind([text], files)[0]?.status).not.toBe('met');
  });

  it('shows nothing where the value only moved', () => {
    const files = { 'src/limits.js': { old: `${LIMITS}\n`, new: `\n${LIMITS}` } };
    expect(bind(['`DEFAULT_ATTEMPTS` is 3'], files)[0]?.status).not.toBe('met');
  });
});

describe('own lines', () => {
  it('let the probability fall when they are thought away', () => {
    const [binding] = bind([ASKED], SHOP);
    expect(binding?.status).toBe('met');
    expect(binding?.fall).toBeGreaterThan(0.3);
  });

  it('are none where only documents and comments speak of behaviour', () => {
    const comments = `${RETRY}// ${LOCKED}\n`;
    const files = { 'src/retry.js': { new: comments }, 'README.md': { new: `# Logins\n\n${LOCKED}\n` } };
    expect(bind([LOCKED], files)[0]).toMatchObject({ status: 'unmet', ranges: [], fall: null });
  });

  it('do not become more by prose', () => {
    const readme = { 'docs/deliveries.md': { new: `# Deliveries\n\n${ASKED}\n` } };
    const [before] = bind([ASKED], SHOP);
    const [after] = bind([ASKED], { ...SHOP, ...readme });
    expect(after?.confidence).toBe(before?.confidence);
  });

  it('are tests that stand inside a file of code no more than other tests: alone they do not show behaviour', () => {
    const inner = `#[cfg(test)]\nmod tests {\n    #[test]\n    fn retry_of_a_delivery_sends_webhook_id_beside_the_timestamp() {\n        assert!(delivery_retry_timestamp_webhook_id());\n    }\n}\n`;
    const [binding] = bind([ASKED], { 'src/lib.rs': { new: inner } });
    expect(binding?.status).not.toBe('met');
  });
});
