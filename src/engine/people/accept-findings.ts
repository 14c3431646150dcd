/** `/review-gate accept <fingerprint> because …`: a person answers for a finding, and it does not count. */
import type { EngineFinding, PeopleCommand, Refusal, Rule } from '../model.js';
import { type Judging, toAnswer } from './judging.js';

/** Returns why nobody may accept findings of a rule; null if those may whom the policy names. */
export type FindUnacceptable = (rule: string) => string | null;

/** A policy that does not parse might say who may. */
const findBrokenPolicy: FindUnacceptable = () => 'the policy of the repository does not parse: fix it first';

/** Says of the findings of a review which nobody may accept. `policyBroken`: whether the policy that says who may does not parse. */
export function judgeAcceptable(
  policyBroken: boolean,
  rules: readonly Pick<Rule, 'id' | 'suppressible'>[],
): FindUnacceptable {
  return policyBroken ? findBrokenPolicy : listUnacceptable(rules);
}

/** What may not be suppressed may not be accepted either: secrets, and what guards the gate itself. */
export function listUnacceptable(rules: readonly Pick<Rule, 'id' | 'suppressible'>[]): FindUnacceptable {
  const fixed = new Set<string>(rules.filter(({ suppressible }) => !suppressible).map(({ id }) => id));
  return (rule) => (fixed.has(rule) ? `findings of ${rule} cannot be accepted: fix them` : null);
}

/** Returns the findings, with those marked that people accepted. */
export function acceptFindings(
  findings: readonly EngineFinding[],
  commands: readonly PeopleCommand[],
  judging: Judging,
  findUnacceptable: FindUnacceptable,
): EngineFinding[] {
  const signed = new Map<EngineFinding, PeopleCommand>();
  for (const command of commands) {
    if (command.verb !== 'accept') continue;
    const [finding, ...others] = findMeant(command, findings);
    if (finding === undefined || signed.has(finding)) continue;
    if (refuseAccept(command, [finding, ...others], judging, findUnacceptable) === null) signed.set(finding, command);
  }
  return findings.map((finding) => {
    const command = signed.get(finding);
    return command === undefined ? finding : { ...finding, signed: toAnswer(command) };
  });
}

/** Returns the findings whose fingerprint begins as the command says. */
export function findMeant(
  { target }: Pick<PeopleCommand, 'target'>,
  findings: readonly EngineFinding[],
): readonly EngineFinding[] {
  return findings.filter(({ fingerprint }) => fingerprint.startsWith(target));
}

/** Returns why a command accepts none of the findings that it may mean; null if it accepts the only one. */
export function refuseAccept(
  command: PeopleCommand,
  meant: readonly EngineFinding[],
  { signers, ties }: Judging,
  findUnacceptable: FindUnacceptable,
): Refusal | null {
  if (command.refused !== null) return command.refused;
  const [finding, ...others] = meant;
  if (finding === undefined)
    return { why: 'no finding of this review has that fingerprint; it may be gone', again: false };
  if (others.length > 0) return { why: `${meant.length} findings have a fingerprint that begins so`, again: false };
  const unacceptable = findUnacceptable(finding.rule);
  if (unacceptable !== null) return { why: unacceptable, again: false };
  const { file } = finding.location;
  const refused = signers.refuseFile(command.by, file, ties.findFormerPath(file));
  if (refused !== null) return refused;
  // An author can try until another finding has the same first digits.
  const isWhole = command.target.length === finding.fingerprint.length;
  if (isWhole || ties.sawHead(command)) return null;
  return { why: 'a part of a fingerprint counts only in a review of this head', again: true };
}
