/**
 * Counts the findings of every rule on the merged changes of the two benchmarks, which is the noise that good projects
 * would see. The target is at most 0.3 findings of severity warn or error per change.
 *
 *     node build/bench/rules.js CASES.jsonl[.gz] … [--show RULE] … [--count N] [--record]
 *
 * Prints findings by rule and severity; with `--show` the first N findings of a rule with their lines and texts.
 */
import { parseArgs } from 'node:util';
import type { Criteria, EngineFinding } from '../src/engine/model.js';
import { RULES } from '../src/engine/planes/index.js';
import { buildDiffSnapshot } from './diff-snapshot.js';
import { recordFigures } from './figures.js';
import { readLines } from './read-lines.js';
import { runRules } from './run-planes.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    record: { type: 'boolean' },
    show: { type: 'string', multiple: true, default: [] },
    count: { type: 'string', default: '40' },
  },
});

interface Case {
  readonly id: string;
  readonly repo: string;
  readonly diff: string;
  readonly base?: string;
  readonly head?: string;
  readonly parent?: string;
  readonly sha?: string;
  readonly message?: string;
  /** All of them are met, because the change was merged for them. */
  readonly criteria?: readonly { readonly id: string; readonly text: string }[];
}

const cases = positionals.flatMap((path) => readLines(path).map((line): Case => JSON.parse(line)));

const counts = new Map<string, Map<string, number>>();
const changesHit = new Map<string, Set<string>>();
const shown = new Map<string, number>(values.show.map((rule) => [rule, 0]));
let slowest = { id: '', ms: 0 };

function buildCriteria({ criteria = [] }: Case): Criteria {
  return {
    source: criteria.length === 0 ? 'none' : 'ticket',
    items: criteria.map(({ id, text }) => ({
      id,
      text,
      asks: text,
      parts: [],
      kind: 'behaviour',
      codeVerifiable: true,
      origin: { ticket: '#1', line: null },
    })),
  };
}

function showFinding(id: string, finding: EngineFinding, lines: readonly { number: number; text: string }[]): void {
  const [first = 1, last = first] = finding.location.lineRange;
  console.log(`${id} ${finding.location.file}:${first}-${last} [${finding.severity}] ${finding.title}`);
  console.log(`    ${finding.rule}: ${finding.rationale.slice(0, 400)}`);
  for (const line of lines.filter(({ number }) => number >= first && number <= Math.min(last, first + 3))) {
    console.log(`    ${line.text.slice(0, 160)}`);
  }
}

for (const one of cases) {
  const start = performance.now();
  const snapshot = buildDiffSnapshot({
    repo: one.repo,
    base: one.base ?? one.parent ?? '0'.repeat(40),
    head: one.head ?? one.sha ?? '0'.repeat(40),
    title: one.message?.split('\n')[0] ?? '',
    body: one.message ?? '',
    diff: one.diff,
  });
  const { findings, added } = await runRules(snapshot, buildCriteria(one));
  const ms = performance.now() - start;
  if (ms > slowest.ms) slowest = { id: one.id, ms };
  for (const finding of findings) {
    const bySeverity = counts.get(finding.rule) ?? new Map<string, number>();
    bySeverity.set(finding.severity, (bySeverity.get(finding.severity) ?? 0) + 1);
    counts.set(finding.rule, bySeverity);
    changesHit.set(finding.rule, (changesHit.get(finding.rule) ?? new Set()).add(one.id));
    const before = shown.get(finding.rule);
    if (before !== undefined && before < Number(values.count)) {
      shown.set(finding.rule, before + 1);
      showFinding(one.id, finding, added.get(finding.location.file) ?? []);
    }
  }
}

let loud = 0;
console.log('rule | info | warn | error | changes');
for (const { id } of RULES) {
  const by = counts.get(id);
  if (by === undefined) continue;
  loud += (by.get('warn') ?? 0) + (by.get('error') ?? 0);
  const cell = (severity: string) => String(by.get(severity) ?? 0);
  console.log(`${id} | ${cell('info')} | ${cell('warn')} | ${cell('error')} | ${changesHit.get(id)?.size ?? 0}`);
}
console.log(
  `${cases.length} changes, ${(loud / cases.length).toFixed(3)} findings of warn or error a change (aim: at most 0.3)`,
);
console.log(`slowest: ${slowest.id}, ${slowest.ms.toFixed(0)} ms`);
recordFigures('node build/bench/rules.js BINDING.jsonl TIER.jsonl.gz', {
  'rules.changes': { value: cases.length, unit: 'changes' },
  'rules.loud-per-change': { value: Math.round((1000 * loud) / cases.length) / 1000, unit: 'findings' },
});
