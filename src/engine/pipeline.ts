/**
 * The steps of a review: their inputs, their computation, and their evidence in the trace. Both the review and its
 * trace are made from this table. A new step is one more row here and the file that it calls.
 */
import { makeWellFormed } from '../base/plain-json.js';
import { accountForChange } from './accounting/index.js';
import { judgeLocks } from './accounting/locks/index.js';
import { bindCriteria } from './binding/index.js';
import { classifyFiles, createJoin } from './change/classified.js';
import { readAuthorClaims } from './criteria/author-claims.js';
import { readCriteria } from './criteria/index.js';
import { decideReview } from './decision/index.js';
import { openFlows } from './flow/index.js';
import { createIdleFinder } from './idle/index.js';
import { judgeAcceptable } from './people/accept-findings.js';
import { vouchForApproved } from './people/approved-spans.js';
import { judgePeople } from './people/index.js';
import { createJudging } from './people/judging.js';
import { settleSignatures } from './people/settle.js';
import { signCriteria } from './people/sign-criteria.js';
import { vouchForSpans } from './people/vouch-spans.js';
import { RULES, runPlanes } from './planes/index.js';
import { allowsBase, selectRepositoryFiles } from './policy/bases.js';
import { listNamedRules } from './policy/named-rules.js';
import { resolvePolicy } from './policy/resolve.js';
import type { Proposal } from './proposal.js';
import { compareWithSeen, type EarlierReview } from './since/index.js';
import type { PolicySources, Snapshot } from './snapshot.js';
import { attachAuthorClaims } from './status/author-claims.js';
import { hideSecrets } from './status/hide-secrets.js';
import type { Grammars } from './syntax/grammars.js';
import { indexSyntax, readSyntax } from './syntax/index.js';
import { assessRisk } from './tier/index.js';
import {
  buildAccountingEvidence,
  buildBindingEvidence,
  buildChangeEvidence,
  buildCriteriaEvidence,
  buildDecisionEvidence,
  buildPeopleEvidence,
  buildPolicyEvidence,
  buildSignaturesEvidence,
  buildSyntaxEvidence,
} from './trace/evidence.js';
import { StepTable } from './trace/step-table.js';

/** The inputs of a review. */
export interface ReviewInputs {
  readonly snapshot: Snapshot;
  readonly sources: PolicySources;
  /** The effect of the policy file as changed by this change; null if the change does not edit it. */
  readonly proposal: Proposal | null;
  /** What the review of the last head that a person saw found; null if there is nothing to compare with. */
  readonly earlier: EarlierReview | null;
}

/** Builds the table of steps. `grammars` are part of the engine's version, so no row lists them as an input. */
export function tabulateReview(grammars: Grammars) {
  const join = createJoin();
  const findIdle = createIdleFinder();
  return StepTable.start<ReviewInputs>()
    .step({
      name: 'policy',
      takes: ['snapshot', 'sources', 'proposal'],
      run: ({ snapshot, sources }) => resolvePolicy(sources, selectRepositoryFiles(snapshot), RULES),
      evidence: (policy, { proposal }) => buildPolicyEvidence(policy, proposal),
    })
    .part('paths', 'policy', ({ effective }) => effective.paths)
    .part('derived', 'policy', ({ effective }) => effective.derived)
    .part('required', 'policy', ({ effective }) => effective.criteria)
    .part('peopleWanted', 'policy', ({ effective }) => effective.people)
    .part('policyBroken', 'policy', ({ repositoryBroken }) => repositoryBroken)
    .part('namedRules', 'policy', ({ layers }) => listNamedRules(layers, RULES))
    .part('ticketRepositories', 'policy', ({ effective }) => effective.tickets.repositories)
    .step({
      name: 'change',
      takes: ['snapshot', 'paths'],
      run: ({ snapshot, paths }) => classifyFiles(snapshot, paths),
      evidence: buildChangeEvidence,
    })
    .step({
      name: 'syntax',
      takes: ['snapshot', 'change'],
      run: async ({ snapshot, change }) => [...(await readSyntax(join(snapshot, change), grammars)).values()],
      evidence: buildSyntaxEvidence,
    })
    .step({
      name: 'criteria',
      takes: ['snapshot', 'ticketRepositories'],
      run: ({ snapshot, ticketRepositories }) =>
        makeWellFormed(readCriteria(snapshot.tickets, snapshot.body, ticketRepositories, snapshot.files)),
      evidence: buildCriteriaEvidence,
    })
    .step({
      name: 'people',
      takes: ['snapshot', 'peopleWanted', 'paths'],
      run: async ({ snapshot, peopleWanted, paths }) =>
        makeWellFormed(await judgePeople(snapshot, { wanted: peopleWanted, paths }, grammars)),
      evidence: buildPeopleEvidence,
    })
    .step({
      name: 'binding',
      takes: ['snapshot', 'change', 'criteria', 'required', 'people', 'peopleWanted'],
      run: async ({ snapshot, change, criteria, required, people, peopleWanted }) => {
        const joined = join(snapshot, change);
        const bindings = hideSecrets(bindCriteria(criteria, joined, required.met, required.required, findIdle));
        const claimed = attachAuthorClaims(readAuthorClaims(snapshot.body), bindings, joined);
        const judging = createJudging(snapshot, peopleWanted);
        return makeWellFormed(signCriteria(claimed, people.commands, judging));
      },
      evidence: buildBindingEvidence,
    })
    .step({
      name: 'accounting',
      takes: ['snapshot', 'derived', 'change', 'syntax', 'criteria', 'binding', 'people', 'peopleWanted'],
      run: async ({ snapshot, derived, change, syntax, criteria, binding, people, peopleWanted }) => {
        const joined = join(snapshot, change);
        const accounting = accountForChange({
          change: joined,
          syntax: indexSyntax(syntax),
          criteria,
          binding,
          derived,
          locks: await judgeLocks(joined),
          findIdle,
        });
        const judging = createJudging(snapshot, peopleWanted);
        const vouched = vouchForSpans(accounting, people.commands, judging);
        return makeWellFormed(vouchForApproved(vouched, people, peopleWanted));
      },
      evidence: buildAccountingEvidence,
    })
    .step({
      name: 'planes',
      takes: ['snapshot', 'policy', 'change', 'syntax', 'criteria', 'binding', 'people'],
      run: async ({ snapshot, policy, change, syntax, criteria, binding, people }) => {
        const joined = join(snapshot, change);
        const flows = await openFlows(joined, grammars);
        const context = { snapshot, change: joined, syntax: indexSyntax(syntax), criteria, flows };
        // Who may accept is for the policy to say: one that does not parse says nothing.
        const commands = policy.repositoryBroken ? [] : people.commands;
        return makeWellFormed(await runPlanes({ ...context, bindings: binding }, policy.effective, commands));
      },
      evidence: ({ evidence }) => evidence,
    })
    .step({
      name: 'tier',
      takes: ['snapshot', 'change', 'accounting'],
      run: ({ snapshot, change, accounting }) => makeWellFormed(assessRisk(join(snapshot, change), accounting.spans)),
      evidence: (risk) => risk,
    })
    .step({
      name: 'signatures',
      takes: ['snapshot', 'peopleWanted', 'policyBroken', 'namedRules', 'people', 'binding', 'accounting', 'planes'],
      run: ({ snapshot, peopleWanted, policyBroken, namedRules, people, binding, accounting, planes }) => {
        const judging = createJudging(snapshot, peopleWanted);
        const answered = { binding, accounting, findings: planes.findings, namedRules };
        return makeWellFormed(settleSignatures(people, answered, judging, judgeAcceptable(policyBroken, RULES)));
      },
      evidence: (settled, { people }) => buildSignaturesEvidence(settled, people),
    })
    .step({
      name: 'since',
      takes: ['snapshot', 'earlier', 'binding', 'accounting', 'planes'],
      run: (compared) => makeWellFormed(compareWithSeen(compared)),
      evidence: (since) => since,
    })
    .step({
      name: 'decision',
      takes: [
        'snapshot',
        'proposal',
        'policy',
        'change',
        'syntax',
        'criteria',
        'binding',
        'accounting',
        'planes',
        'tier',
        'people',
      ],
      run: ({ snapshot, proposal, policy, change, syntax, criteria, binding, accounting, planes, tier, people }) => {
        const judged = {
          change: join(snapshot, change),
          syntax: indexSyntax(syntax),
          criteria,
          bindings: binding,
          accounting,
          planes,
          risk: tier,
          people,
          peopleWanted: policy.effective.people,
          repositoryBroken: policy.repositoryBroken,
          baseAllowed: allowsBase(policy.effective.bases, snapshot),
        };
        return decideReview(judged, policy.layers, proposal, judgeAcceptable(policy.repositoryBroken, RULES));
      },
      evidence: buildDecisionEvidence,
    });
}
