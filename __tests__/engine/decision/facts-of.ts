/** Facts for tests of rules: a small, clean change with one met criterion. Given facts override the defaults. */
import type { Facts } from '../../../src/engine/policy/facts.js';

const NONE = { lines: 0, spans: 0, files: 0 };

type Laid = { readonly [Group in keyof Facts]?: Facts[Group] extends number ? number : Partial<Facts[Group]> };

export function factsWith(laid: Laid = {}): Facts {
  return {
    tier: laid.tier ?? 1,
    risk: { score: 3.5, ...laid.risk },
    coverage: { complete: true, files: 2, omitted: 0, for_people: false, ...laid.coverage },
    findings: {
      total: 0,
      error: 0,
      warn: 0,
      info: 0,
      suppressed: 0,
      signed: 0,
      left_out: 0,
      rules: [],
      checked_less: [],
      by_plane: { security: { total: 0, error: 0, warn: 0, info: 0 } },
      ...laid.findings,
    },
    criteria: {
      source: 'ticket',
      complete: true,
      total: 1,
      met: 1,
      weak: 0,
      unmet: 0,
      contradicted: 0,
      tested: 0,
      proved: 0,
      not_verifiable: 0,
      signed: 0,
      min_confidence: 0.9,
      ...laid.criteria,
    },
    accounting: {
      opaque: NONE,
      inert: NONE,
      asked: { lines: 12, spans: 2, files: 2 },
      supporting: NONE,
      derived: NONE,
      vouched: NONE,
      unaccounted: NONE,
      share: 1,
      ...laid.accounting,
    },
    tests: { given: false, run: 0, failed: 0, skipped: 0, ...laid.tests },
    tested: { given: false, lines: 0, executed: 0, share: 0, ...laid.tested },
    reviews: {
      given: false,
      approved: false,
      approvals: 0,
      needed: 1,
      stale: 0,
      changes_requested: 0,
      owners_missing: [],
      ...laid.reviews,
    },
    change: {
      files: 2,
      added: 10,
      removed: 2,
      classes: ['source', 'test'],
      languages: ['TypeScript'],
      paths: ['src/a.ts', 'src/a.test.ts'],
      formatting_only: false,
      ...laid.change,
    },
    pr: {
      number: 7,
      repo: 'octo/shop',
      title: 'A change',
      author: 'octocat',
      labels: [],
      base: 'main',
      head: 'x',
      ...laid.pr,
    },
    base: { allowed: true, ref: 'main', default: 'main', ...laid.base },
    policy: { changed: false, broken: false, ...laid.policy },
  };
}
