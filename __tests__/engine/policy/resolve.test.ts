import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PolicyError } from '../../../src/engine/policy/policy-error.js';
import { resolvePolicy } from '../../../src/engine/policy/resolve.js';
import type { ResolvedPolicy } from '../../../src/engine/policy/resolved.js';
import {
  findSetting,
  type KnownRule,
  liftSeverities,
  type SeveritySetting,
  selectHigher,
} from '../../../src/engine/policy/severities.js';
import type { PolicySources } from '../../../src/engine/snapshot.js';
import { policySources } from '../../stand-ins/snapshot.js';

const RULES: readonly KnownRule[] = [
  { id: 'tests/focused', severity: 'error' },
  { id: 'tests/disabled', severity: 'warn' },
  { id: 'security/secrets', severity: 'error' },
  { id: 'hygiene/large', severity: 'info' },
];

const toFile = (text: string | null, path = '.review-gate.yml') => (text === null ? null : { path, text });
const resolve = (
  sources: Partial<PolicySources>,
  file: string | null = null,
  chosen: string | null = null,
): Promise<ResolvedPolicy> =>
  resolvePolicy(
    policySources(sources),
    { trusted: toFile(file), chosen: toFile(chosen, '.review-gate.yml of topic') },
    RULES,
  );

const custom = (name: string, source: string) => ({ name, source });
const used = (resolved: ResolvedPolicy) =>
  resolved.sources.map((one) => `${one.used ? '+' : '-'}${one.origin}:${one.name}`);
const ruleNames = (resolved: ResolvedPolicy) => resolved.effective.rules.map((rule) => `${rule.source}:${rule.name}`);

const RULE = (name: string, verdict: string) => `rules: [{name: ${name}, if: true, verdict: ${verdict}}]\n`;

describe('which policy rules', () => {
  it('is the tenant’s when nothing else is there', async () => {
    const resolved = await resolve({ tenant: { name: 'strict', source: null } });
    expect(resolved.effective.name).toBe('strict');
    expect(resolved.effective.criteria.met).toBe(0.75);
    expect(used(resolved)).toEqual(['+tenant:strict']);
    expect(ruleNames(resolved)[0]).toBe('built-in:errors');
  });

  it('is the request’s before the tenant’s', async () => {
    const resolved = await resolve({
      requested: { name: 'advisory', source: null },
      tenant: { name: 'strict', source: null },
    });
    expect(resolved.effective.name).toBe('advisory');
    expect(used(resolved)).toEqual(['+request:advisory', '-tenant:strict']);
  });

  it('stands on balanced unless it says another, its own rules first', async () => {
    const resolved = await resolve({ tenant: custom('ours', RULE('mine', 'needs-review')) });
    expect(ruleNames(resolved).slice(0, 2)).toEqual(['tenant:mine', 'built-in:errors']);
    expect(used(resolved)).toEqual(['+tenant:ours', '+built-in:balanced']);
    expect((await resolve({ tenant: custom('ours', 'extends: advisory') })).effective.criteria.met).toBe(0.5);
  });

  it('puts a rule in the place of one of the same name', async () => {
    const resolved = await resolve({ tenant: custom('ours', RULE('warnings', 'auto-approve')) });
    expect(ruleNames(resolved).filter((name) => name.endsWith(':warnings'))).toEqual(['tenant:warnings']);
  });

  it('has its own globs first', async () => {
    const resolved = await resolve({ tenant: custom('ours', 'paths: {"gen/**": generated, "a/**": docs}') });
    expect(resolved.effective.paths).toEqual([
      { pattern: 'gen/**', class: 'generated' },
      { pattern: 'a/**', class: 'docs' },
    ]);
  });

  it.each([
    [
      'a built-in that is none',
      { requested: { name: 'lax', source: null } },
      /no built-in policy "lax"; there are: strict, balanced, advisory, legacy-open/,
    ],
    [
      'a request’s that does not parse',
      { requested: custom('ours', 'a: 1') },
      /"ours" does not parse: line 1, column 1: unknown key "a"/,
    ],
    [
      'a tenant’s that does not parse',
      { tenant: custom('ours', 'rules: 1') },
      /"ours" does not parse: line 1, column 8/,
    ],
  ])('cannot be %s', async (_, sources, message) => {
    await expect(resolve(sources)).rejects.toThrow(PolicyError);
    await expect(resolve(sources)).rejects.toThrow(message);
  });
});

describe('a repository’s own policy', () => {
  const LOOSE =
    'extends: advisory\nseverities: {security/*: off}\npaths: {"**": docs}\ncriteria: {met: 0.1}\nsuppressions: [{path: "**", reason: no}]\n';

  it('is not read where the tenant says ignore, not even a broken one', async () => {
    const resolved = await resolve({ repository_policy: 'ignore' }, 'rules: 1');
    expect(resolved.repositoryBroken).toBe(false);
    expect(used(resolved)).toEqual(['-repository:.review-gate.yml', '+tenant:balanced']);
  });

  it('takes the tenant’s place where the tenant says override', async () => {
    const resolved = await resolve({ repository_policy: 'override', tenant: { name: 'strict', source: null } }, LOOSE);
    expect(resolved.effective).toMatchObject({
      name: '.review-gate.yml',
      criteria: { met: 0.1 },
      severities: { 'security/*': 'off' },
    });
    expect(resolved.effective.suppressions).toHaveLength(1);
    expect(resolved.layers).toHaveLength(1);
    expect(used(resolved)).toEqual(['+repository:.review-gate.yml', '-tenant:strict', '+built-in:advisory']);
  });

  it('does not take the place of what the request names', async () => {
    const resolved = await resolve(
      { repository_policy: 'override', requested: { name: 'strict', source: null } },
      LOOSE,
    );
    expect(resolved.effective.name).toBe('strict');
    expect(used(resolved)).toEqual(['+request:strict', '-repository:.review-gate.yml', '-tenant:balanced']);
  });

  it('loosens nothing where it may only tighten', async () => {
    const alone = (await resolve({})).effective;
    const both = await resolve({}, LOOSE);
    expect(both.effective.criteria).toEqual(alone.criteria);
    expect(both.effective.severities).toEqual(alone.severities);
    expect(both.effective.paths).toEqual([]);
    expect(both.effective.suppressions).toEqual([]);
    expect(both.sources[0]?.note).toContain('its suppressions and paths are not used, since they can loosen');
    expect(both.layers[0]?.rules).toEqual((await resolve({})).layers[0]?.rules);
  });

  it('requires the higher status of the two, and never a lower one', async () => {
    const file = (text: string) => resolve({ tenant: custom('ours', 'criteria: {require: tested}') }, text);
    const required = async (text: string) => (await file(text)).effective.criteria.required;
    expect(await required('criteria: {require: addressed}')).toBe('tested');
    expect(await required('criteria: {require: proved}')).toBe('proved');
    expect(await required('criteria: {met: 0.9}')).toBe('tested');
  });

  it('keeps what its base says of criteria where it says nothing of that itself', async () => {
    const own = await resolve({ tenant: custom('ours', 'extends: strict\ncriteria: {require: proved}') });
    expect(own.effective.criteria).toEqual({ met: 0.75, required: 'proved' });
  });

  it('tightens thresholds, severities and rules', async () => {
    const both = await resolve(
      {},
      `extends: strict\nseverities: {hygiene/large: error, tests/*: warn}\ncriteria: {met: 0.9}\n`,
    );
    expect(both.effective.criteria.met).toBe(0.9);
    expect(both.effective.severities).toEqual({ 'hygiene/large': 'error', 'tests/disabled': 'warn' });
    expect(both.layers.map((layer) => layer.otherwise)).toEqual(['needs-review', 'needs-review']);
    expect(both.effective.name).toBe('balanced + .review-gate.yml');
  });

  it('without extends adds its own rules alone to those it tightens', async () => {
    const both = await resolve({ tenant: { name: 'advisory', source: null } }, RULE('mine', 'needs-review'));
    expect(both.layers[1]).toEqual({
      rules: [{ name: 'mine', if: 'true', verdict: 'needs-review', source: 'repository' }],
      otherwise: null,
    });
  });

  it.each(['tighten', 'override'] as const)('that does not parse is told and marked in mode %s', async (mode) => {
    const resolved = await resolve(
      { repository_policy: mode },
      'rules:\n  - name: a\n    if: teir > 1\n    verdict: needs-review\n',
    );
    expect(resolved.repositoryBroken).toBe(true);
    expect(resolved.effective.name).toBe('balanced');
    expect(resolved.sources[0]).toMatchObject({ origin: 'repository', used: false });
    expect(resolved.sources[0]?.note).toMatch(
      /^does not parse, so nothing is approved until it does: line 3, column 9: .*"teir"/,
    );
  });
});

describe('lifted severities', () => {
  const setting = fc.constantFrom<SeveritySetting>('off', 'info', 'warn', 'error');
  const patterns = [
    ...RULES.map((rule) => rule.id),
    'tests/*',
    'security/*',
    'hygiene/*',
    'eslint/*',
    'eslint/no-eval',
  ];
  const severities = fc.dictionary(fc.constantFrom(...patterns), setting, { noNullPrototype: true });

  it('are for every rule the higher of both, its own severity where the floor is silent', () => {
    fc.assert(
      fc.property(severities, severities, (floor, lift) => {
        const made = liftSeverities(floor, lift, RULES);
        for (const { id, severity } of RULES) {
          const before = findSetting(floor, id) ?? severity;
          expect(findSetting(made, id) ?? severity).toBe(selectHigher(before, findSetting(lift, id) ?? 'off'));
        }
        // Of a plugged-in tool's rules the own severity is not known: where the floor is silent, only error counts.
        const wanted = findSetting(lift, 'eslint/no-eval');
        const before = findSetting(floor, 'eslint/no-eval');
        const after = findSetting(made, 'eslint/no-eval');
        if (before !== null) expect(after).toBe(selectHigher(before, wanted ?? 'off'));
        else expect(wanted === 'error' ? ['error'] : [null, 'error']).toContain(after);
      }),
      { numRuns: 500 },
    );
  });

  it('stay as they are when nothing is lifted', () => {
    fc.assert(fc.property(severities, (floor) => expect(liftSeverities(floor, {}, RULES)).toEqual(floor)));
  });
});
