/** docs/policy.md: every example is handed to the engine's own parser, checker and evaluator. */
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { parsePolicy } from '../../src/engine/index.js';
import { bindFacts, compileCondition } from '../../src/engine/policy/expression.js';
import { FACTS, type Facts } from '../../src/engine/policy/facts.js';
import {
  CriteriaDocument,
  DerivedDocument,
  PeopleDocument,
  PolicyDocument,
  RuleDocument,
  SuppressionDocument,
  TicketsDocument,
} from '../../src/engine/policy/schema.js';
import { listFences, readPage } from './pages.js';

const page = readPage('docs/policy.md');
const fences = listFences(page);

const Counts = z.strictObject({ total: z.int(), error: z.int(), warn: z.int(), info: z.int() });
const Span = z.strictObject({ lines: z.int(), spans: z.int(), files: z.int() });
const Reasons = {
  opaque: Span,
  inert: Span,
  asked: Span,
  supporting: Span,
  derived: Span,
  vouched: Span,
  unaccounted: Span,
};
const Example: z.ZodType<Facts> = z.strictObject({
  tier: z.int(),
  risk: z.strictObject({ score: z.number() }),
  coverage: z.strictObject({ complete: z.boolean(), files: z.int(), omitted: z.int(), for_people: z.boolean() }),
  findings: Counts.extend({
    suppressed: z.int(),
    signed: z.int(),
    left_out: z.int(),
    rules: z.array(z.string()),
    checked_less: z.array(z.string()),
    by_plane: z.record(z.string(), Counts),
  }),
  criteria: z.strictObject({
    source: z.enum(['ticket', 'closing_issue', 'body', 'none']),
    complete: z.boolean(),
    total: z.int(),
    met: z.int(),
    weak: z.int(),
    unmet: z.int(),
    contradicted: z.int(),
    tested: z.int(),
    proved: z.int(),
    not_verifiable: z.int(),
    signed: z.int(),
    min_confidence: z.number(),
  }),
  accounting: z.strictObject({ ...Reasons, share: z.number() }),
  tests: z.strictObject({ given: z.boolean(), run: z.int(), failed: z.int(), skipped: z.int() }),
  tested: z.strictObject({ given: z.boolean(), lines: z.int(), executed: z.int(), share: z.number() }),
  reviews: z.strictObject({
    given: z.boolean(),
    approved: z.boolean(),
    approvals: z.int(),
    needed: z.int(),
    stale: z.int(),
    changes_requested: z.int(),
    owners_missing: z.array(z.string()),
  }),
  change: z.strictObject({
    files: z.int(),
    added: z.int(),
    removed: z.int(),
    classes: z.array(z.enum(['source', 'test', 'docs', 'config'])),
    languages: z.array(z.string()),
    paths: z.array(z.string()),
    formatting_only: z.boolean(),
  }),
  pr: z.strictObject({
    number: z.int(),
    repo: z.string(),
    title: z.string(),
    author: z.string(),
    labels: z.array(z.string()),
    base: z.string(),
    head: z.string(),
  }),
  base: z.strictObject({ allowed: z.boolean(), ref: z.string(), default: z.string() }),
  policy: z.strictObject({ changed: z.boolean(), broken: z.boolean() }),
});

const facts = bindFacts(Example.parse(JSON.parse(fences.find(({ language }) => language === 'json')?.text ?? '')));

/** `condition // → true`, `condition // → error: …`, `condition // ✗ fault`. */
const conditions = fences
  .filter(({ language }) => language === 'cel')
  .flatMap(({ text }) => text.trimEnd().split('\n'))
  .map((line) => {
    const [, condition = '', mark = '', said = ''] = /^(.*?)\s+\/\/ (→|✗) (.+)$/u.exec(line) ?? [];
    return { line, condition, mark, said };
  });

/** What comes of a condition, in the page's words. */
async function describeOutcome(text: string): Promise<string> {
  const compiled = await compileCondition(text);
  if (!compiled.ok) return `✗ ${compiled.faults[0]?.message}`;
  const { held, error } = compiled.condition(facts);
  return error === null ? `→ ${held}` : `→ error: ${error}`;
}

describe('the conditions shown', () => {
  it.each(conditions)('$line', async ({ condition, mark, said }) => {
    const outcome = await describeOutcome(condition);
    // The page may leave off the end of a long message, and no other part of it.
    expect(outcome.slice(0, `${mark} ${said}`.length)).toBe(`${mark} ${said}`);
    if (said === 'true' || said === 'false') expect(outcome).toBe(`${mark} ${said}`);
  });

  it('name every fact', () => {
    const good = conditions.filter(({ mark }) => mark === '→').map(({ condition }) => condition);
    const shown = (name: string) => good.some((condition) => condition.includes(name));
    expect(FACTS.map(({ name }) => name).filter((name) => !shown(name))).toEqual([]);
  });

  it('use every operator and every function that a condition may use', async () => {
    const good = conditions.filter(({ mark }) => mark === '→').map(({ condition }) => ` ${condition} `);
    const operators = ['!', '&&', '||', '==', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%', '?', 'in'];
    const spaced = operators.filter((one) => one !== '!').map((one) => ` ${one} `);
    // The checker's own list, from the message on a function that it does not know.
    const unknown = await compileCondition('pr.title.noSuchFunction()');
    const known = unknown.ok ? '' : (unknown.faults[0]?.message.split('known: ')[1] ?? '');
    const functions = [...known.matchAll(/\w+/gu)].map(([name]) => `${name}(`);
    expect(functions.length).toBeGreaterThan(8);
    for (const use of ['!coverage', ' -200', '[0]', '["security"]', ...spaced, ...functions])
      expect([use, good.some((condition) => condition.includes(use))]).toEqual([use, true]);
  });
});

describe('the policies shown', () => {
  const policies = fences.flatMap((fence, index) => {
    const next = fences[index + 1];
    const said = next?.language === 'text' ? next.text : null;
    return fence.language === 'yaml' ? [{ ...fence, said }] : [];
  });

  it.each(policies)('line $line', async ({ text, said }) => {
    const parsed = await parsePolicy(text);
    const told = parsed.ok
      ? ''
      : parsed.faults.map(({ line, column, message }) => `.review-gate.yml:${line}:${column}: ${message}\n`).join('');
    expect(told).toBe(said ?? '');
  });

  it('are good and bad ones, the built-in ones among them', () => {
    expect(policies.filter(({ said }) => said !== null)).toHaveLength(2);
    expect(policies.length).toBeGreaterThan(10);
  });

  it('use every key of the language, and the page explains each', () => {
    const keys = [
      PolicyDocument,
      RuleDocument,
      SuppressionDocument,
      CriteriaDocument,
      PeopleDocument,
      DerivedDocument,
      TicketsDocument,
    ].flatMap((shape) => Object.keys(shape.shape));
    for (const key of keys) {
      expect([key, policies.some(({ text, said }) => said === null && text.includes(`${key}:`))]).toEqual([key, true]);
      expect([key, new RegExp(`\`[^\`]*\\b${key}\\b[^\`]*\``, 'u').test(page)]).toEqual([key, true]);
    }
  });
});
