/**
 * Adds one fault at a time to real changes, reviews each, and counts which faults are found in the right file and line.
 * Some faults alter lines that the change shows. Others are new code: half of them only as a diff, and half in a file
 * whose whole text is available.
 *
 *     npm run bench:mutate -- CASES.jsonl[.gz] … [--rounds N] [--missed] [--kind KIND] …
 *
 * Prints the number of added and found faults by kind and language, and which targets are missed. `--missed` prints
 * each fault that was not found, with its hunk.
 */

import { parseArgs } from 'node:util';
import { policySources } from '../../__tests__/stand-ins/snapshot.js';
import { readChange } from '../../src/engine/change/index.js';
import { review } from '../../src/engine/index.js';
import type { Change } from '../../src/engine/model.js';
import type { Snapshot } from '../../src/engine/snapshot.js';
import { readSnapshots } from '../cases.js';
import { recordFigures } from '../figures.js';
import { GRAMMARS } from '../grammars.js';
import { listsLine } from '../listed-lines.js';
import { chainFaults } from './chain-faults.js';
import { CHECK_FAULTS } from './check-templates.js';
import { codeFaults } from './code-faults.js';
import { contractFaults } from './contract-faults.js';
import { credentialFaults } from './credential-faults.js';
import { fileFaults } from './file-faults.js';
import { FLOW_FAULTS } from './flow-templates.js';
import { formatHunk } from './format-hunk.js';
import { gateFaults } from './gate-faults.js';
import { migrationFaults } from './migration-faults.js';
import { findSpots, NATURAL, plantNatural, type Spot } from './natural.js';
import { drawn, generateSecret, plainFaults, SUPPRESSIONS } from './other-faults.js';
import { type Planted, plantFile, plantHunk } from './plant.js';
import { plantAlone, plantPlain } from './plant-plain.js';
import { securityFaults } from './security-faults.js';
import { type CodeFault, TEMPLATES } from './templates.js';
import { testFaults } from './test-faults.js';
import { upkeepFaults } from './upkeep-faults.js';
import { workflowFaults } from './workflow-faults.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    record: { type: 'boolean' },
    rounds: { type: 'string', default: '20' },
    missed: { type: 'boolean' },
    kind: { type: 'string', multiple: true },
  },
});
const ROUNDS = Number(values.rounds);
const AIM = 0.95;
/** A finding with a longer range does not count, because its location is not precise. */
const MAX_RANGE = 12;

/** Faults that are planted as hunks of a file of their own, by the part of the rules that reports them. */
const PLAIN = [
  plainFaults,
  chainFaults,
  codeFaults,
  contractFaults,
  credentialFaults,
  fileFaults,
  gateFaults,
  migrationFaults,
  securityFaults,
  testFaults,
  upkeepFaults,
  workflowFaults,
];

const RULES_OF: Readonly<Record<CodeFault, readonly RegExp[]>> = {
  'focused test': [/^tests\/focused$/u],
  'disabled test': [/^tests\/disabled$/u],
  'removed assertion': [/^tests\/assertions-removed$/u],
  'emptied catch': [/^robustness\//u],
  'dropped await': [/^robustness\//u],
  'removed export': [/^contract\//u],
};

interface Plan {
  readonly kind: string;
  readonly language: string;
  readonly rules: readonly RegExp[];
  readonly planted: Planted;
}

/** The real changes, with the files of each language and class. */
const changes: readonly Change[] = positionals
  .flatMap((path) => readSnapshots(path))
  .map((snapshot) => readChange(snapshot, []));

/** Files that others do not use: what is taken from them is no fault. */
const NOT_BUILT_UPON =
  /(?:^|\/)(?:_?internal|_?private|examples?|samples?|demos?|tests?|test_driver|integration_test|bench(?:es|marks)?|tools?)\/|(?:^|\/)build\.rs$/iu;

const isBuiltUpon = (path: string) => !NOT_BUILT_UPON.test(path);

/** Input of other tests: no runner collects it, so nothing is lost in it. */
const OF_OTHER_TESTS = /(?:^|\/)(?:testdata|test[-_]data|TestCases|__?fixtures__?|fixtures?)\//iu;
const isRun = (path: string) => !OF_OTHER_TESTS.test(path);

/** Returns the change to which the fault of a round is added: one with a file of this kind if there is one. */
function findHost(
  language: string,
  test: boolean,
  round: number,
  takes: (path: string) => boolean = () => true,
): { snapshot: Snapshot; path: string | null } {
  const found = (hosts.get(`${language} ${test}`) ?? []).filter(({ path }) => takes(path));
  const host = found[(round * 37) % Math.max(1, found.length)];
  if (host !== undefined) return host;
  return { snapshot: changes[(round * 101) % changes.length]?.snapshot ?? emptiness(), path: null };
}

function emptiness(): never {
  throw new Error('Name at least one file of cases that are not empty.');
}

const hosts = new Map<string, { snapshot: Snapshot; path: string }[]>();
for (const { snapshot, files } of changes) {
  for (const { file, language, class: fileClass } of files) {
    if (language === null || file.status !== 'modified' || !['source', 'test'].includes(fileClass)) continue;
    const key = `${language} ${fileClass === 'test'}`;
    const list = hosts.get(key) ?? [];
    hosts.set(key, list);
    list.push({ snapshot, path: file.path });
  }
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function filled(template: string, round: number): string {
  const a = `total${capital(drawn('bcdfghklmnprst', 4, round * 2 + 1).toLowerCase())}`;
  const b = `share${capital(drawn('bcdfghklmnprst', 4, round * 2 + 2).toLowerCase())}`;
  return template.replaceAll('$a', a).replaceAll('$b', b).replaceAll('$A', capital(a)).replaceAll('$B', capital(b));
}

function* plans(): Generator<Plan> {
  for (const [language, { source, test, entry, comment, around, faults }] of Object.entries(TEMPLATES)) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const place = (hunk: string, inTest: boolean, takes?: (path: string) => boolean): Planted => {
        const host = findHost(language, inTest, round, takes);
        const usual = inTest ? test : source;
        return round % 2 === 0
          ? plantHunk(host.snapshot, host.path ?? usual, hunk)
          : plantFile(host.snapshot, usual, hunk, (inTest ? around?.test : around?.source) ?? ['', '']);
      };
      for (const fault of FAULTS) {
        const template = faults[fault];
        if (template === undefined) continue;
        const inTest = ['focused test', 'disabled test', 'removed assertion'].includes(fault);
        const text = filled(template, round);
        const takes = fault === 'removed export' ? isBuiltUpon : inTest ? isRun : undefined;
        const planted =
          fault === 'removed export' && entry !== undefined
            ? (round % 2 === 0 ? plantHunk : plantAlone)(findHost(language, false, round).snapshot, entry, text)
            : place(text, inTest, takes);
        yield { kind: fault, language, rules: RULES_OF[fault], planted };
      }
      yield {
        kind: 'token',
        language,
        rules: [/^security\/(?:secret|hard-coded-credential)$/u],
        planted: place(` \n+${comment} key: "${generateSecret(round)}"\n `, false),
      };
      yield {
        kind: 'bidi character',
        language,
        rules: [/^security\/bidirectional-text$/u],
        planted: place(` \n+${comment} only admins \u202E ${'}'} \u2066 if admin\n `, false),
      };
      yield {
        kind: "suppression of the gate's findings",
        language,
        rules: [/^integrity\/suppression-added$/u],
        planted: place(` \n+${comment} review-gate-ignore security/injection: checked before\n `, false),
      };
      yield {
        kind: "suppression of another tool's findings",
        language,
        rules: [/^integrity\/.*(?:suppress|linter|silenc)/u],
        planted: place(` \n+${SUPPRESSIONS[language] ?? ''}\n `, false),
      };
    }
  }
  yield* languagePlans();
  for (let round = 0; round < ROUNDS * 3; round += 1) {
    for (const fault of PLAIN.flatMap((list) => list(round))) {
      const { kind, rules } = fault;
      yield { kind, language: '', rules, planted: plantPlain(findHost('', false, round).snapshot, fault, round) };
    }
  }
}

/** Faults of which each language has its own words, in files such as the language has them. */
function* languagePlans(): Generator<Plan> {
  for (const { kind, rules, inTest, whole, alone, hunks } of [...CHECK_FAULTS, ...FLOW_FAULTS]) {
    for (const [language, hunk] of Object.entries(hunks)) {
      const places = TEMPLATES[language];
      if (places === undefined) continue;
      const usual = inTest ? places.test : places.source;
      const around = (inTest ? places.around?.test : places.around?.source) ?? ['', ''];
      for (let round = 0; round < ROUNDS; round += 1) {
        const host = findHost(language, inTest, round, inTest ? isRun : isBuiltUpon);
        const snapshot = alone === true ? { ...host.snapshot, files: [] } : host.snapshot;
        const text = filled(hunk, round);
        const planted =
          whole === true
            ? plantAlone(snapshot, usual, text)
            : round % 2 === 0
              ? plantHunk(snapshot, host.path ?? usual, text)
              : plantFile(snapshot, usual, text, around);
        yield { kind, language, rules, planted };
      }
    }
  }
}

/** Returns altered real lines: per language a number of places, spread over the changes. */
function* naturalPlans(): Generator<Plan> {
  for (const fault of NATURAL) {
    const spots = new Map<string, Spot[]>();
    for (const change of changes) {
      for (const { language, spot } of findSpots(change, fault)) {
        spots.set(language, [...(spots.get(language) ?? []), spot]);
      }
    }
    for (const [language, all] of spots) {
      const alter = fault.languages[language];
      for (let round = 0; round < Math.min(ROUNDS, all.length); round += 1) {
        const spot = all[Math.floor((round * all.length) / Math.min(ROUNDS, all.length))];
        const planted = spot === undefined || alter === undefined ? null : plantNatural(spot, alter, round);
        if (planted !== null) yield { kind: fault.kind, language, rules: fault.rules, planted };
      }
    }
  }
}

const FAULTS: readonly CodeFault[] = [
  'focused test',
  'disabled test',
  'removed assertion',
  'emptied catch',
  'dropped await',
  'removed export',
];

interface Tally {
  found: number;
  loud: number;
  planted: number;
}
const tallies = new Map<string, Tally>();

for (const { kind, language, rules, planted } of [...plans(), ...naturalPlans()]) {
  if (values.kind?.includes(kind) === false) continue;
  const { findings } = await review(planted.snapshot, policySources(), GRAMMARS);
  const hits = findings.filter(({ rule, location: { file, lineRange }, rationale }) => {
    const [first = 1, last = first] = lineRange;
    const own = file === planted.file;
    const near = own && planted.line >= first - 1 && planted.line <= last + 1 && last - first <= MAX_RANGE;
    return (
      rules.some((pattern) => pattern.test(rule)) &&
      (near || listsLine(rationale, planted.file, planted.line - 1, planted.line + 1, own))
    );
  });
  const key = `${kind} | ${language}`;
  const tally = tallies.get(key) ?? { found: 0, loud: 0, planted: 0 };
  tallies.set(key, tally);
  tally.planted += 1;
  if (hits.length > 0) tally.found += 1;
  if (hits.some(({ severity }) => severity !== 'info')) tally.loud += 1;
  if (hits.length === 0 && values.missed === true) {
    const there = findings.filter(({ location }) => location.file === planted.file);
    const said = there.map(({ rule, location }) => `${rule}:${location.lineRange.join('-')}`).join(' ');
    console.log(
      `missed: ${key} in ${planted.snapshot.head.sha.slice(0, 12)} ${planted.file}:${planted.line} (${said})`,
    );
    console.log(formatHunk(planted));
  }
}

console.log('kind | language | found | of these warn or error | planted');
let short = 0;
for (const [key, { found, loud, planted }] of tallies) {
  const falls = found / planted < AIM;
  if (falls) short += 1;
  console.log(`${key} | ${found} | ${loud} | ${planted}${falls ? ' | falls short' : ''}`);
}
const all = [...tallies.values()].reduce((sum, one) => sum + one.planted, 0);
const found = [...tallies.values()].reduce((sum, one) => sum + one.found, 0);
console.log(
  `${found} of ${all} found (${((100 * found) / all).toFixed(1)} %); ${short} of ${tallies.size} rows under ${AIM * 100} %`,
);
recordFigures('npm run bench:mutate -- BINDING.jsonl TIER.jsonl.gz --rounds 10', {
  'mutate.planted': { value: all, unit: 'faults' },
  'mutate.found': { value: found, unit: 'faults' },
});
