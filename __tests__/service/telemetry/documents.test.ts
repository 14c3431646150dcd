/** What docs/operations.md says of figures and settings, held to what there is. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { ENDPOINTS } from '../../../src/contract/index.js';
import { LogLevel, SETTINGS, toVariableName } from '../../../src/service/config.js';
import { createObserver } from '../../../src/service/telemetry/measured-observer.js';
import { createMeter, createRegistry } from '../../../src/service/telemetry/prometheus.js';
import { UNTRACED } from '../../../src/service/telemetry/tracer.js';
import { readExposition } from './exposition.js';

const text = readFileSync('docs/operations.md', 'utf8');
const Alerts = z.object({
  groups: z.array(z.object({ rules: z.array(z.looseObject({ alert: z.string(), expr: z.string() })) })),
});
const rules = Alerts.parse(parse(/```yaml\n([\s\S]*?)```/u.exec(text)?.[1] ?? '')).groups.flatMap(
  (group) => group.rules,
);
const NAMES = /\b(?:review_gate|nodejs|process)_[a-z0-9_]+/gu;

/** Every name that Prometheus would know of a process, and the labels of each that has some. */
async function figures() {
  const registry = createRegistry('all');
  const clock = () => 0;
  const meter = createMeter({ registry, clock, pool: () => ({ total: 0, idle: 0, waiting: 0 }) });
  meter.watchQueue(async () => [{ kind: 'review', waiting: 0, running: 0, oldestMilliseconds: 0 }]);
  const observer = createObserver({ registry, tracer: UNTRACED, clock });
  meter.request({ operation: 'getReview', method: 'GET', status: 429, milliseconds: 1 });
  observer.delivery('failed', 1);
  observer.began('review', 1);
  observer.reviewEnded('complete', 1);
  await observer.provider('github.pin', async () => undefined);
  await observer.attempt?.({ kind: 'retention' }, 1, async () => undefined);
  const { samples, types } = readExposition(await meter.exposition());
  const labels = new Map<string, Set<string>>();
  for (const sample of samples) labels.set(sample.name, new Set(Object.keys(sample.labels)));
  return { names: new Set([...types.keys(), ...labels.keys()]), labels };
}

describe('the alerts', () => {
  it('are of figures and labels that there are', async () => {
    const { names, labels } = await figures();
    expect(rules.length).toBeGreaterThanOrEqual(8);
    for (const { alert, expr } of rules) {
      const named = [...expr.matchAll(NAMES)].map(([name]) => name);
      expect([alert, named.filter((name) => !names.has(name))]).toEqual([alert, []]);
      expect(named).not.toEqual([]);
      for (const [, name = '', filter = ''] of expr.matchAll(/\b([a-z_0-9]+)\{([^}]*)\}/gu)) {
        const used = [...filter.matchAll(/(\w+)!?=/gu)].map(([, label]) => label ?? '');
        expect([alert, used.filter((label) => !labels.get(name)?.has(label))]).toEqual([alert, []]);
      }
    }
  });

  it('name operations that there are', () => {
    const operations = rules.flatMap(({ expr }) => [...expr.matchAll(/operation="(\w+)"/gu)].map(([, id]) => id));
    const known: readonly string[] = Object.keys(ENDPOINTS);
    expect(operations.filter((id) => !known.includes(String(id)))).toEqual([]);
  });

  it('have brackets that close', () => {
    for (const { alert, expr } of rules) {
      const count = (character: string) => expr.split(character).length;
      expect([alert, count('('), count('{'), count('[')]).toEqual([alert, count(')'), count('}'), count(']')]);
    }
  });
});

describe('the page for operators', () => {
  it('names only figures, settings and levels that there are', async () => {
    const { names } = await figures();
    const figuresNamed = [...text.matchAll(NAMES)].map(([name]) => name);
    expect(figuresNamed.filter((name) => !names.has(name))).toEqual([]);
    const settings = new Set(Object.keys(SETTINGS).map(toVariableName));
    const named = [...text.matchAll(/\bREVIEW_GATE_[A-Z_]+/gu)].map(([name]) => name);
    expect(named.filter((name) => !settings.has(name))).toEqual([]);
    for (const level of LogLevel.options) expect(text).toContain(`\`${level}\``);
  });

  it('names every figure of ours', async () => {
    const { names } = await figures();
    const own = [...names].filter((name) => name.startsWith('review_gate_') && !/_(?:bucket|sum|count)$/u.test(name));
    const unsaid = own.filter((name) => !text.includes(name));
    expect(unsaid).toEqual(['review_gate_build_info']);
  });
});
