/**
 * Generates `webhook-examples.jsonl`: real payloads of the events below, one of each action, without addresses and ids that
 * nothing reads. The two commands are in README.md in the folder above.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { exit } from 'node:process';
import { z } from 'zod';

/** Events that start a workflow or tell the service something, and some that do neither. */
const EVENTS = new Set([
  'check_run',
  'check_suite',
  'installation',
  'installation_repositories',
  'issue_comment',
  'merge_group',
  'ping',
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
  'pull_request_review_thread',
  'push',
  'repository',
  'repository_dispatch',
  'workflow_dispatch',
  'workflow_run',
]);

const Examples = z.array(z.object({ name: z.string(), examples: z.array(z.record(z.string(), z.json())) }));
type Json = z.infer<ReturnType<typeof z.json>>;

/** Fields that hold nothing but an address, or an id that is not read. */
const UNREAD = /^(?:.+_url|url|node_id|gravatar_id|_links)$/u;
/** Items of a list that are kept. */
const MOST = 5;

function shorten(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, MOST).map(shorten);
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([key]) => !UNREAD.test(key));
  return Object.fromEntries(kept.map(([key, item]) => [key, shorten(item)]));
}

function extract(source: string): string {
  const newest = new Map<string, string>();
  for (const { name, examples } of Examples.parse(JSON.parse(source))) {
    if (!EVENTS.has(name)) continue;
    for (const payload of examples) {
      const line = JSON.stringify({ event: name, payload: shorten(payload) });
      newest.set(`${name} ${JSON.stringify(payload['action'] ?? null)}`, line);
    }
  }
  return `${[...newest.values()].join('\n')}\n`;
}

const [, , from, to] = process.argv;
if (from === undefined || to === undefined) exit(2);
writeFileSync(to, extract(readFileSync(from, 'utf8')));
