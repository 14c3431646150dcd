/** Compares the findings of two heads. */
import { groupBy } from '../../base/groups.js';
import type { SeenFinding } from '../../contract/index.js';
import type { EngineFinding, PlanesResult } from '../model.js';
import type { ChangedFile } from '../snapshot.js';

/** What is compared of a finding. */
export type ComparedFinding = Pick<EngineFinding, 'rule' | 'severity' | 'title' | 'location' | 'fingerprint' | 'about'>;

/** Findings that one head has and the other does not. */
export interface FindingsChange {
  readonly added: readonly SeenFinding[];
  readonly gone: readonly SeenFinding[];
}

/**
 * Compares by fingerprint. A finding in a file that was renamed since has another fingerprint: it is the same if its
 * rule and title are.
 * @param isCompared whether a rule sees both heads alike
 */
export function compareFindings(
  then: readonly ComparedFinding[],
  { findings, evidence }: Pick<PlanesResult, 'findings' | 'evidence'>,
  since: readonly ChangedFile[],
  isCompared: (rule: string) => boolean,
): FindingsChange {
  const paths = new Map(since.flatMap(({ path, old_path: old }) => (old === null ? [] : [[old, path]])));
  const [before, after] = [list(then, isCompared), list(findings, isCompared)];
  const [known, standing] = [listPrints(before), listPrints(after)];
  const gone = before.filter(({ fingerprint }) => !standing.has(fingerprint));
  const inRenamed = gone.filter(({ location }) => paths.has(location.file));
  const moved = groupBy(inRenamed, (one) => describe(one, paths.get(one.location.file)));
  const renamed = new Set<string>();
  const added = after.filter((one) => {
    if (known.has(one.fingerprint)) return false;
    const was = moved.get(describe(one, undefined))?.pop();
    if (was !== undefined) renamed.add(was.fingerprint);
    return was === undefined;
  });
  const suppressed = new Set(evidence.suppressed.map(({ fingerprint }) => fingerprint));
  const show = ({ rule, severity, title, location, fingerprint, about }: ComparedFinding): SeenFinding => ({
    rule,
    severity,
    title,
    location,
    fingerprint,
    ...(about !== undefined && { about }),
    suppressed: suppressed.has(fingerprint),
  });
  return { added: added.map(show), gone: gone.filter(({ fingerprint }) => !renamed.has(fingerprint)).map(show) };
}

const list = (findings: readonly ComparedFinding[], isCompared: (rule: string) => boolean) =>
  findings.filter(({ rule }) => isCompared(rule));

const listPrints = (findings: readonly ComparedFinding[]) => new Set(findings.map(({ fingerprint }) => fingerprint));

/** A finding's rule, title and file as it is called at this head. */
function describe({ rule, title, location }: ComparedFinding, renamed: string | undefined): string {
  return JSON.stringify([rule, title, renamed ?? location.file]);
}
