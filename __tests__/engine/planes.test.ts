import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LIMITS } from '../../src/contract/index.js';
import { buildFindingFacts } from '../../src/engine/decision/facts.js';
import { RULES, runPlanes } from '../../src/engine/planes/index.js';
import { processorClock, RUNAWAY_MILLISECONDS } from '../stand-ins/processor-time.js';
import { addedTo, buildContext, listFindings, NO_POLICY, runPlanesOn } from './run-planes.js';

const debuggers = (lines: number) => addedTo('first', ...Array.from({ length: lines }, () => 'debugger;'));

describe('the registry', () => {
  it('names every rule once, with what a reader needs', () => {
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
    for (const { id, summary, docs } of RULES) {
      expect(id).toMatch(/^(?:intent|tests|security|integrity|supply-chain|contract|robustness|hygiene)\/[a-z-]+$/u);
      for (const text of [summary, docs.why]) expect(text.length).toBeGreaterThan(5);
      for (const { files } of [docs.bad, docs.good]) expect(Object.keys(files)).not.toEqual([]);
    }
  });

  it('lets nothing hide a secret or a suppression', () => {
    const fixed = RULES.filter(({ suppressible }) => !suppressible).map(({ id }) => id);
    expect(fixed).toEqual(
      expect.arrayContaining(['security/secret', 'security/hard-coded-credential', 'integrity/suppression-added']),
    );
  });
});

describe('notes that say that less is checked', () => {
  const lowered = { '.nycrc': { old: '{\n  "lines": 90\n}\n', new: '{\n  "lines": 70\n}\n' } };
  const moved = { '.rubocop.yml': { old: 'a: 1\n', new: 'a: 1\nStyle/Tab:\n  Enabled: false\n' } };
  const none = { suppressed: [], left_out: 0, reports: [] };

  it.each([
    ['of one rule', lowered, {}, ['integrity/coverage-lowered'], 'info'],
    [
      'whatever a policy says of their severity',
      lowered,
      { 'integrity/*': 'info' },
      ['integrity/coverage-lowered'],
      'info',
    ],
    ['that a policy makes louder', lowered, { 'integrity/*': 'warn' }, ['integrity/coverage-lowered'], 'warn'],
    ['of a rule that is off', lowered, { 'integrity/*': 'off' }, [], undefined],
    ['and not those of the same kind of rule that never were warnings', moved, {}, [], 'info'],
  ] as const)('are counted: %s', async (_, files, severities, expected, severity) => {
    const { findings } = await runPlanesOn(files, { severities });
    expect(buildFindingFacts(findings, none).checked_less).toEqual(expected);
    expect(findings.map((one) => one.severity)).toEqual(severity === undefined ? [] : [severity]);
  });

  it('are not counted once a person accepted them', async () => {
    const { findings } = await runPlanesOn(lowered, {});
    const signed = { by: 'ada', at: '2026-11-01T00:00:00.000Z', because: 'meant', url: '' };
    const facts = buildFindingFacts(
      findings.map((one) => ({ ...one, signed })),
      none,
    );
    expect(facts.checked_less).toEqual([]);
  });
});

describe('severities', () => {
  const files = { 'src/a.ts': addedTo('first', 'debugger;', '// DO NOT MERGE') };

  it.each([
    [{}, ['info', 'warn']],
    [{ 'robustness/debug-leftover': 'error' }, ['error', 'warn']],
    [{ 'robustness/*': 'info' }, ['info', 'info']],
    [{ 'robustness/*': 'info', 'robustness/do-not-merge': 'error' }, ['info', 'error']],
    [{ 'robustness/*': 'off', 'robustness/do-not-merge': 'info' }, ['info']],
    [{ 'robustness/*': 'off' }, []],
  ] as const)('%j → %j', async (severities, expected) => {
    const { findings, evidence } = await runPlanesOn(files, { severities });
    expect(findings.map(({ severity }) => severity)).toEqual(expected);
    expect(evidence.rules).toHaveLength(RULES.length);
    expect(evidence.rules.reduce((sum, rule) => sum + rule.findings, 0)).toBe(expected.length);
  });

  it('sets the policy over what a rule says of one finding', async () => {
    const print = { 'src/a.ts': addedTo('first', 'console.log(a);') };
    expect((await runPlanesOn(print)).findings.map(({ severity }) => severity)).toEqual(['info']);
    const severities = { 'robustness/debug-leftover': 'error' } as const;
    expect((await runPlanesOn(print, { severities })).findings.map(({ severity }) => severity)).toEqual(['error']);
  });
});

describe('fingerprints', () => {
  const prints = async (...lines: string[]) =>
    (await runPlanesOn({ 'src/a.ts': addedTo('first', ...lines) })).findings.map(({ fingerprint }) => fingerprint);

  it('stay when lines shift or are indented, and tell findings alike apart', async () => {
    const [one] = await prints('debugger;');
    expect(one).toMatch(/^[0-9a-f]{32}$/u);
    expect(await prints('a();', 'b();', '    debugger;')).toEqual([one]);
    const two = await prints('debugger;', 'debugger;');
    expect(new Set(two).size).toBe(2);
    expect(two).toContain(one);
  });

  it('differ by file and by words', async () => {
    const [here] = await prints('debugger;');
    const { findings } = await runPlanesOn({ 'src/b.ts': addedTo('first', 'debugger;') });
    expect(findings[0]?.fingerprint).not.toBe(here);
    expect(await prints('debugger; a();')).not.toContain(here);
  });
});

describe('order and limit', () => {
  it('is file, first line, plane, fingerprint', async () => {
    const files = {
      'src/b.ts': addedTo('first', 'debugger;'),
      'src/a.ts': addedTo('first', 'a();', 'debugger; // DO NOT MERGE', 'debugger;'),
      'src/Z.ts': addedTo('first', 'debugger;'),
    };
    const { findings } = await runPlanesOn(files);
    const keys = findings.map(({ location, plane, fingerprint }) => [
      location.file,
      location.lineRange[0],
      plane,
      fingerprint,
    ]);
    expect(keys.map(([file, line]) => `${file}:${line}`)).toEqual([
      'src/Z.ts:2',
      'src/a.ts:3',
      'src/a.ts:3',
      'src/a.ts:4',
      'src/b.ts:2',
    ]);
    expect(keys[1]?.[3] ?? '').toBeTruthy();
    expect(String(keys[1]?.[3]) < String(keys[2]?.[3])).toBe(true);
  });

  it.each([
    [LIMITS.MAX_FINDINGS, 0],
    [LIMITS.MAX_FINDINGS + 1, 2],
    [LIMITS.MAX_FINDINGS + 500, 501],
  ])('%i findings: %i left out', async (number, leftOut) => {
    const { findings, evidence } = await runPlanesOn(
      { 'src/a.ts': debuggers(number) },
      { severities: { 'hygiene/*': 'off' } },
    );
    expect(findings).toHaveLength(Math.min(number, LIMITS.MAX_FINDINGS));
    expect(evidence.left_out).toBe(leftOut);
    const notes = findings.filter(({ rule }) => rule === 'integrity/findings-left-out');
    expect(notes.map(({ title }) => title)).toEqual(leftOut === 0 ? [] : [`${leftOut} more findings were left out`]);
  });

  it('keeps the most severe', async () => {
    const files = { 'src/a.ts': debuggers(LIMITS.MAX_FINDINGS), 'zz.test.ts': addedTo('first', "it.only('a', f);") };
    const { findings } = await runPlanesOn(files, { severities: { 'robustness/debug-leftover': 'warn' } });
    expect(findings.map(({ rule }) => rule)).toContain('tests/focused');
    expect(findings.filter(({ rule }) => rule === 'integrity/findings-left-out')).toMatchObject([{ severity: 'warn' }]);
  });
});

describe('what says that less is checked', () => {
  it('is never hidden by a flood of other notes', async () => {
    const kept = "it('subtracts', () => { expect(subtract(3, 1)).toBe(2); });\n";
    const files = {
      'a.test.ts': debuggers(LIMITS.MAX_FINDINGS),
      'zz.test.ts': { old: `it('adds', () => { expect(add(1, 2)).toBe(3); });\n${kept}`, new: kept },
    };
    const { findings } = await runPlanesOn(files, {
      severities: { 'robustness/debug-leftover': 'info', 'tests/cases-removed': 'info', 'hygiene/*': 'off' },
    });
    expect(findings.map(({ rule }) => rule)).toContain('tests/cases-removed');
  });
});

describe('hostile input', () => {
  it('never throws, gives valid findings, and the same ones again', async () => {
    const piece = fc.constantFrom(
      'it.only(',
      "'",
      '"',
      '`',
      '// review-gate-ignore ',
      'tests/focused',
      ': why',
      '\n',
      ' ',
      'debugger;',
      '<<<<<<< a',
      '\n=======\n',
      '>>>>>>> b',
      'password = "',
      'ghp_',
      'a1B2c3',
      '\u202E',
      '\u200B',
      '\uD800',
      'expect(',
      '@Ignore',
      '\0',
      '/*',
      '*/',
      'permissions: write-all',
    );
    const text = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''));
    const path = fc.constantFrom(
      'a.test.ts',
      'src/a.ts',
      'src/a.py',
      '.github/workflows/a.yml',
      'CODEOWNERS',
      '.gitattributes',
      'a.md',
      'ATest.java',
    );
    await fc.assert(
      fc.asyncProperty(path, text, text, async (name, before, after) => {
        const context = await buildContext({ files: { [name]: { old: before, new: after } } });
        const first = await runPlanes(context, NO_POLICY);
        expect(await runPlanes(context, NO_POLICY)).toEqual(first);
        for (const { title, rationale, location, fingerprint } of first.findings) {
          expect([...title].length).toBeLessThanOrEqual(120);
          expect(rationale).not.toBe('');
          expect(title).not.toMatch(/[\p{Cc}\p{Cs}]/u);
          expect(fingerprint).toMatch(/^[0-9a-f]{32}$/u);
          const [from = 0, to = 0] = location.lineRange;
          expect(from >= 1 && to >= from).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['one line of calls', 'a("b", c);'.repeat(200_000)],
    ['one line of credentials', 'password = "'.repeat(160_000)],
    ['one word', 'testTestexpectEqual'.repeat(100_000)],
    ['one line of near-secrets', `SG.a.${'b'.repeat(257)}`.repeat(7_000)],
    ['one line of near-addresses', 'postgres://a:b'.repeat(140_000)],
    ['one line of markers', 'review-gate-ignore '.repeat(100_000)],
    ['one line of blanks', ' '.repeat(2_000_000)],
  ])('%s, 2 MB long, is read in time', async (_, line) => {
    for (const path of ['src/a.ts', 'a.test.ts', '.github/workflows/a.yml']) {
      const spent = processorClock();
      await listFindings({ [path]: addedTo('first', line) });
      expect(spent()).toBeLessThan(RUNAWAY_MILLISECONDS);
    }
  });

  it('reads 100,000 lines with 100,000 findings in time', async () => {
    const lines = Array.from({ length: 100_000 }, (_, n) => `if (false) expect(f(${n})).toBe(${n});`);
    const hunk = {
      old_start: 0,
      old_lines: 0,
      new_start: 1,
      new_lines: lines.length,
      section: '',
      lines: lines.map((line) => `+${line}`),
    };
    const spent = processorClock();
    const { evidence } = await runPlanesOn({
      'a.test.ts': { new: '', raw: { new_text: lines.join('\n'), hunks: [hunk] } },
    });
    expect(evidence.left_out).toBe(100_000 - LIMITS.MAX_FINDINGS + 1);
    expect(spent()).toBeLessThan(RUNAWAY_MILLISECONDS);
  });
});
