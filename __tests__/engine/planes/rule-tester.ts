/** Tests of one rule: what it finds, what it leaves alone, and the examples of its documentation. */
import { describe, expect, it } from '@jest/globals';
import type { Example } from '../../../src/engine/example.js';
import type { Binding, EngineFinding, Rule } from '../../../src/engine/model.js';
import { runPlanes } from '../../../src/engine/planes/index.js';
import type { Reported } from '../../../src/engine/reported.js';
import type { Custom, Habit } from '../../../src/engine/snapshot.js';
import { buildLoaded } from '../../stand-ins/loaded.js';
import { buildManifests, buildPast, buildSnapshot, type FileSpec } from '../../stand-ins/snapshot.js';
import { buildContext, NO_POLICY } from '../run-planes.js';
import { reviewExample } from './example.js';

/** Changed files by path. */
export type Files = Readonly<Record<string, FileSpec>>;

/** A change in which the rule finds nothing. */
export interface ValidCase {
  /** What the change is an example of; its files and first changed lines when left out. */
  readonly name?: string;
  readonly files: Files;
  /** The title of the pull request. */
  readonly title?: string;
  /** True for two refs that no host knows: the title is the subject of a commit. */
  readonly local?: true;
  /** The description of the pull request. */
  readonly body?: string;
  /** Criteria and the lines that they are bound to; none when left out. */
  readonly bindings?: readonly Binding[];
  /** What the job reported of its tests. */
  readonly reported?: readonly Reported[];
  /** What the history changes together. */
  readonly habits?: readonly Habit[];
  /** What the history changes besides. */
  readonly customs?: readonly Custom[];
  /** Other manifests of the base; all of them, if any. */
  readonly manifests?: Readonly<Record<string, string>>;
  /** Other files of the base by path, if the change loads files of its own. */
  readonly base?: Readonly<Record<string, string>>;
  /** Patterns of CODEOWNERS that name nothing in the base, if any are taken out. */
  readonly idleOwners?: readonly string[];
  /** The text of `CODEOWNERS`, if the host reads that file at the base. */
  readonly owners?: string;
  /** The root `.gitattributes` of the base. */
  readonly attributes?: string;
  /** What other rules find in it, as `plane/rule file:line`. */
  readonly also?: readonly string[];
}

/** A change in which the rule finds something. */
export interface InvalidCase extends ValidCase {
  /**
   * `<line> <severity>` of each finding, in order; `<file>:<line> <severity>` where several files change. `info, asked` is a
   * note that says of itself that the gate leaves it to a person.
   */
  readonly findings: readonly string[];
  /** The titles of the findings, where they matter. */
  readonly titles?: readonly string[];
}

export interface RuleCases {
  readonly valid: readonly ValidCase[];
  readonly invalid: readonly InvalidCase[];
  /** Other rules that may find something in these changes too; what any other rule finds is a fault. */
  readonly beside?: readonly string[];
}

/** Examples of other rules change code and no test: what is said of that is tested where that rule is. */
const SAID_OF_MOST = 'tests/logic-without-test';

const MAX_NAME_CHARACTERS = 120;

function describeFiles(files: Files): string {
  const parts = Object.entries(files).map(([path, { old, new: text }]) => {
    const [before, after] = [old?.split('\n') ?? [], text?.split('\n') ?? []];
    const added = after.filter((line) => !before.includes(line)).map((line) => `+${line}`);
    const removed = before.filter((line) => !after.includes(line)).map((line) => `-${line}`);
    return [path, ...removed.slice(0, 2), ...added.slice(0, 2)].join(' ');
  });
  return parts.join('; ').slice(0, MAX_NAME_CHARACTERS);
}

const matches = (rule: Rule) => (finding: EngineFinding) => finding.rule === rule.id;
const place = ({ rule, location }: EngineFinding) => `${rule} ${location.file}:${location.lineRange[0]}`;

const weigh = ({ severity, checksLess }: EngineFinding) =>
  severity === 'info' && checksLess === true ? 'info, asked' : severity;

async function review({
  files,
  title = 'A change',
  local,
  body = '',
  bindings = [],
  reported = [],
  habits = [],
  customs = [],
  manifests,
  base,
  idleOwners,
  owners,
  attributes,
}: ValidCase): Promise<readonly EngineFinding[]> {
  const context = await buildContext(
    {
      files,
      title,
      body,
      ...(local === true ? {} : { people: {} }),
      reported: [...reported],
      past: buildPast(habits, customs),
      ...(manifests === undefined ? {} : { manifests: buildManifests(manifests) }),
      ...(base === undefined ? {} : { loaded: buildLoaded(buildSnapshot({ files }).files, base) }),
      ...(owners === undefined ? {} : { codeowners: owners }),
      ...(attributes === undefined ? {} : { gitattributes: attributes }),
      ...(idleOwners === undefined ? {} : { idle_owners: [...idleOwners] }),
    },
    bindings,
  );
  return (await runPlanes(context, NO_POLICY)).findings;
}

async function check(rule: Rule, given: ValidCase & Partial<InvalidCase>, beside: readonly string[]): Promise<void> {
  const all = await review(given);
  const own = all.filter(matches(rule));
  const several = Object.keys(given.files).length > 1;
  const told = own.map((one) => `${several ? `${one.location.file}:` : ''}${one.location.lineRange[0]} ${weigh(one)}`);
  expect(told).toEqual(given.findings ?? []);
  if (given.titles !== undefined) expect(own.map(({ title }) => title)).toEqual(given.titles);
  const declared = [...beside, SAID_OF_MOST];
  const others = all.filter((finding) => !matches(rule)(finding) && !declared.includes(finding.rule));
  expect(others.map(place)).toEqual(given.also ?? []);
}

/** What rules say of an example at warn or error. */
async function findLoud(example: Example): Promise<readonly string[]> {
  const findings = await reviewExample(example);
  return findings.filter(({ severity }) => severity !== 'info').map(place);
}

/**
 * Declares the tests of a rule. Every change is reviewed by all rules: what this one finds must be what the case says, and
 * the others must find nothing that is not declared. So are the two examples of the rule's documentation, where notes of
 * other rules are let pass.
 */
export function describeRule(rule: Rule, { valid, invalid, beside = [] }: RuleCases): void {
  if (valid.length === 0 || invalid.length === 0) throw new Error(`${rule.id} needs cases of both kinds`);
  describe(rule.id, () => {
    it('finds its bad example', async () => {
      const findings = await reviewExample(rule.docs.bad);
      if (!findings.some(matches(rule)))
        throw new Error(`${rule.id} finds nothing in its bad example: write the rule, or mend the example.`);
      const others = (await findLoud(rule.docs.bad)).filter((one) => !one.startsWith(`${rule.id} `));
      expect(others.filter((one) => !beside.includes(one.split(' ')[0] ?? ''))).toEqual([]);
    });

    it('leaves its good example alone', async () => {
      const findings = await reviewExample(rule.docs.good);
      expect(findings.filter(matches(rule))).toEqual([]);
      expect((await findLoud(rule.docs.good)).filter((one) => !beside.includes(one.split(' ')[0] ?? ''))).toEqual([]);
    });

    describe('finds', () => {
      for (const one of invalid) it(one.name ?? describeFiles(one.files), () => check(rule, one, beside));
    });

    describe('leaves alone', () => {
      for (const one of valid) it(one.name ?? describeFiles(one.files), () => check(rule, one, beside));
    });
  });
}
