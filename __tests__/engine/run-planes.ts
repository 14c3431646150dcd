/** Runs the planes over a small change, as the engine does. */

import { readChange } from '../../src/engine/change/index.js';
import { openFlows } from '../../src/engine/flow/index.js';
import type { Binding, EffectivePolicy, PlanesResult, RuleContext } from '../../src/engine/model.js';
import { runPlanes } from '../../src/engine/planes/index.js';
import { ChangedLineReader } from '../../src/engine/planes/new-lines.js';
import { createTokenFinder } from '../../src/engine/planes/security/credentials/find-tokens.js';
import { DEFAULT_PEOPLE } from '../../src/engine/policy/schema.js';
import { readSyntax } from '../../src/engine/syntax/index.js';
import { GRAMMARS } from '../stand-ins/grammars.js';
import { buildSnapshot, type FileSpec, type SnapshotSpec } from '../stand-ins/snapshot.js';

export const NO_POLICY: EffectivePolicy = {
  name: 'test',
  rules: [],
  severities: {},
  paths: [],
  criteria: { met: 0.5, required: 'addressed' },
  bases: [null],
  tickets: { repositories: [] },
  derived: [],
  people: DEFAULT_PEOPLE,
  suppressions: [],
};

export async function buildContext(spec: SnapshotSpec, bindings: readonly Binding[] = []): Promise<RuleContext> {
  const snapshot = buildSnapshot(spec);
  const change = readChange(snapshot, []);
  const syntax = await readSyntax(change, GRAMMARS);
  return {
    snapshot,
    change,
    syntax,
    criteria: { source: bindings.length === 0 ? 'none' : 'ticket', items: bindings.map(({ criterion }) => criterion) },
    bindings,
    flows: await openFlows(change, GRAMMARS),
    findTokens: createTokenFinder(),
    changedLines: new ChangedLineReader(syntax),
  };
}

export async function runPlanesOn(
  files: Readonly<Record<string, FileSpec>>,
  policy: Partial<EffectivePolicy> = {},
  bindings: readonly Binding[] = [],
): Promise<PlanesResult> {
  return runPlanes(await buildContext({ files }, bindings), { ...NO_POLICY, ...policy });
}

/** Returns `rule file:first` of every finding. */
export async function listFindings(
  files: Readonly<Record<string, FileSpec>>,
  policy: Partial<EffectivePolicy> = {},
): Promise<string[]> {
  const { findings } = await runPlanesOn(files, policy);
  return findings.map(({ rule, location }) => `${rule} ${location.file}:${location.lineRange[0]}`);
}

/** Builds a file in which lines were added after an existing one. */
export function addedTo(first: string, ...lines: readonly string[]): FileSpec {
  return { old: `${first}\n`, new: `${[first, ...lines].join('\n')}\n` };
}
