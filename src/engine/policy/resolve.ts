/**
 * Decides which policy applies. In order of priority: the request's policy, the repository's own file, the tenant's
 * policy, and the built-in policy on which each is based. The *ruling* policy is the request's if there is one, else the
 * tenant's. A setting of the tenant defines what the repository's file may change:
 *
 * - `ignore`: the file is not read.
 * - `override`: the file of the default branch replaces the tenant's policy. A policy that the request names still has
 *   priority. The file of another base is not read, because the author of the change chose that branch.
 * - `tighten`: the file can only make the ruling policy stricter, and so can the file of a base that is not the default
 *   branch. Exactly:
 *   - verdict: the rules of all policies are evaluated on the same facts, each by its first match, and the strictest
 *     verdict wins (request-changes over needs-review over auto-approve). A file without `extends` is based on the
 *     ruling policy: only its own rules are evaluated, and if none holds, it gives no verdict.
 *   - severities: the higher one for each rule; `off` is the lowest. A file cannot lower or disable a rule.
 *   - criteria.met: the higher value; criteria.require: the one that asks for more.
 *   - people: more approvals, the owners if one asks for them, two people from the lower tier; who signs must be allowed
 *     to by every policy.
 *   - bases: every policy must allow the base.
 *   - suppressions, path classes and ticket repositories of the file are not used: they weaken the policy, and no class
 *     is stricter than another.
 *
 * With `tighten`, the verdict is therefore never weaker than the ruling policy's on these facts. The facts contain at
 * least its findings and at most its met criteria.
 *
 * In both modes that read a file, a file that does not parse prevents auto-approve, and the reason is reported.
 */

import type { PolicySources } from '../snapshot.js';
import type { RepositoryFiles } from './bases.js';
import { completePolicy, readPolicy, toOrigin } from './complete.js';
import { type PolicyProblem, parsePolicyText } from './parse.js';
import { formatProblem } from './policy-error.js';
import type { Origin, ResolvedPolicy } from './resolved.js';
import type { KnownRule } from './severities.js';
import { describeTightening, tightenPolicy } from './tighten.js';

/**
 * Resolves the policy of a review. `rules` are the engine's rules.
 * @throws PolicyError only for the request's or the tenant's policy
 */
export async function resolvePolicy(
  sources: PolicySources,
  { trusted, chosen }: RepositoryFiles,
  rules: readonly KnownRule[],
): Promise<ResolvedPolicy> {
  const known = rules.map((rule) => rule.id);
  const { requested, tenant, repository_policy: mode } = sources;
  const requestOrigin = requested && toOrigin('request', requested.name, true, 'named by the request');
  const tenantOrigin = (used: boolean, note: string) => toOrigin('tenant', tenant.name, used, note);
  const resolveRuling = async () => {
    const reference = requested ?? tenant;
    return {
      name: reference.name,
      ...completePolicy(
        await readPolicy(reference, known),
        requested ? 'request' : 'tenant',
        reference.source === null,
      ),
    };
  };
  const resolveRulingAlone = async (repository: readonly Origin[], broken: boolean): Promise<ResolvedPolicy> => {
    const { name, policy, base } = await resolveRuling();
    return {
      effective: { name, ...policy },
      layers: [{ rules: policy.rules, otherwise: 'needs-review' }],
      repositoryBroken: broken,
      sources: [
        ...(requestOrigin ? [requestOrigin] : []),
        ...repository,
        tenantOrigin(!requested, requested ? 'the request names another' : 'the default policy'),
        ...base,
      ],
    };
  };
  const given = [trusted, chosen].filter((file) => file !== null);
  if (mode === 'ignore' || (mode === 'override' && requested)) {
    const why = mode === 'ignore' ? 'the tenant ignores repository policies' : 'the request names another';
    return resolveRulingAlone(
      given.map((file) => toFileOrigin(file.path, false, why)),
      false,
    );
  }
  if (mode === 'override') {
    const passed = chosen === null ? [] : [toFileOrigin(chosen.path, false, "the default branch's file counts")];
    if (trusted === null) return resolveRulingAlone(passed, false);
    const parsed = await parsePolicyText(trusted.text, known);
    if (!parsed.ok) return resolveRulingAlone([toBrokenOrigin(trusted.path, parsed.faults), ...passed], true);
    const { policy, base } = completePolicy(parsed.policy, 'repository', false);
    return {
      effective: { name: trusted.path, ...policy },
      layers: [{ rules: policy.rules, otherwise: 'needs-review' }],
      repositoryBroken: false,
      sources: [
        toFileOrigin(trusted.path, true, 'takes the place of the default policy'),
        ...passed,
        tenantOrigin(false, "the repository's takes its place"),
        ...base,
      ],
    };
  }
  const read = await Promise.all(
    given.map(async ({ path, text }) => ({ path, parsed: await parsePolicyText(text, known) })),
  );
  const origins = read.map(({ path, parsed }) =>
    parsed.ok ? toFileOrigin(path, true, describeTightening(parsed.policy)) : toBrokenOrigin(path, parsed.faults),
  );
  let tightened = await resolveRulingAlone(
    origins,
    read.some(({ parsed }) => !parsed.ok),
  );
  for (const { path, parsed } of read) {
    if (parsed.ok) tightened = tightenPolicy(tightened, path, parsed.policy, rules);
  }
  return tightened;
}

const toFileOrigin = (path: string, used: boolean, note: string) => toOrigin('repository', path, used, note);

function toBrokenOrigin(path: string, [first]: readonly PolicyProblem[]): Origin {
  const fault = first === undefined ? '' : formatProblem(first);
  return toFileOrigin(path, false, `does not parse, so nothing is approved until it does: ${fault}`);
}
