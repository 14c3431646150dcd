/** Runs every rule over a snapshot for the benchmarks, with no policy but the rules' own severities. */
import { bindCriteria } from '../src/engine/binding/index.js';
import { readChange } from '../src/engine/change/index.js';
import { openFlows } from '../src/engine/flow/index.js';
import type { Criteria, EffectivePolicy, EngineFinding } from '../src/engine/model.js';
import { runPlanes } from '../src/engine/planes/index.js';
import { DEFAULT_PEOPLE } from '../src/engine/policy/schema.js';
import type { Snapshot } from '../src/engine/snapshot.js';
import { readSyntax } from '../src/engine/syntax/index.js';
import { GRAMMARS } from './grammars.js';

/** The threshold of the policy `balanced`. */
const MET = 0.6;

const POLICY: EffectivePolicy = {
  name: 'bench',
  rules: [],
  severities: {},
  paths: [],
  criteria: { met: MET, required: 'addressed' },
  bases: [null],
  tickets: { repositories: [] },
  derived: [],
  people: DEFAULT_PEOPLE,
  suppressions: [],
};

const NO_CRITERIA: Criteria = { source: 'none', items: [] };

/** Returns the findings of all rules, and the added lines of each file by its path. */
export async function runRules(
  snapshot: Snapshot,
  criteria: Criteria = NO_CRITERIA,
): Promise<{
  readonly findings: readonly EngineFinding[];
  readonly added: ReadonlyMap<string, readonly { readonly number: number; readonly text: string }[]>;
}> {
  const change = readChange(snapshot, []);
  const syntax = await readSyntax(change, GRAMMARS);
  const flows = await openFlows(change, GRAMMARS);
  const context = { snapshot, change, syntax, criteria, flows, bindings: bindCriteria(criteria, change, MET) };
  const { findings } = await runPlanes(context, POLICY);
  return { findings, added: new Map(change.files.map(({ file, added }) => [file.path, added])) };
}
