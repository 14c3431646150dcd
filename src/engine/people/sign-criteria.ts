/** `/review-gate sign AC4 because …`: a person answers for a criterion, and it counts as met. */
import type { AcceptedBy } from '../../contract/index.js';
import type { Binding, PeopleCommand, Refusal } from '../model.js';
import { type Judging, toAnswer } from './judging.js';

/** Returns the criteria with those that people signed as met. Their lines and what speaks for them stay as they are. */
export function signCriteria(
  bindings: readonly Binding[],
  commands: readonly PeopleCommand[],
  judging: Judging,
): readonly Binding[] {
  const signing = commands.filter(({ verb }) => verb === 'sign');
  if (signing.length === 0) return bindings;
  return bindings.map((binding) => {
    if (!mayBeSigned(binding)) return binding;
    const holding = signing.find(
      (command) => command.target === binding.criterion.id && refuseSign(command, binding, judging) === null,
    );
    return holding === undefined ? binding : signCriterion(binding, toAnswer(holding));
  });
}

/** Returns a criterion as it is once a person signed it: the same if no signature helps it. */
export function signCriterion(binding: Binding, signed: AcceptedBy): Binding {
  if (!mayBeSigned(binding)) return binding;
  return { ...binding, status: 'met', shown: 'signed', missing: [], confidence: 1, signed };
}

/** Returns whether a signature helps a criterion: it is not met, and no line says otherwise. */
export function mayBeSigned({ status, shown }: Pick<Binding, 'status' | 'shown'>): boolean {
  return status !== 'met' && shown !== 'contradicted';
}

/** Returns why a command does not sign a criterion; null if it does, needed or not. */
export function refuseSign(command: PeopleCommand, binding: Binding, { signers, ties }: Judging): Refusal | null {
  const { criterion, shown, contradicts, ranges } = binding;
  const { id } = criterion;
  if (command.refused !== null) return command.refused;
  if (shown === 'contradicted') {
    const where = contradicts[0] === undefined ? 'a line' : contradicts[0].location;
    return { why: `${where} contradicts ${id}: fix the line or the ticket`, again: false };
  }
  const refused = signers.refuse(command.by, [...new Set(ranges.map(({ file }) => file))]);
  if (refused !== null) return refused;
  if (command.digest !== null) {
    if (command.digest === ties.digestCriterion(criterion)) return null;
    const what = criterion.codeVerifiable ? `${id}, or the change,` : id;
    return { why: `${what} is not what was signed: look again`, again: true };
  }
  if (!ties.isOlderText(criterion, command.at)) {
    return { why: `it is not known whether ${id} had the same words then`, again: true };
  }
  const sawCode = !criterion.codeVerifiable || ties.sawHead(command);
  return sawCode ? null : { why: `it was not said in a review of this head, and code can show ${id}`, again: true };
}
