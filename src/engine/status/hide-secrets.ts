/** Hides secrets in what is quoted of the change beside a criterion: a trace and a comment have more readers than the code. */
import type { Binding } from '../model.js';
import { redact } from '../planes/security/credentials/redact.js';

/** Returns the bindings with every secret in their quoted texts masked. */
export function hideSecrets(bindings: readonly Binding[]): readonly Binding[] {
  const texts = bindings.flatMap(({ missing, contradicts }) => [
    ...missing,
    ...contradicts.flatMap(({ says, does }) => [says, does]),
  ]);
  if (texts.length === 0) return bindings;
  const hidden = redact(texts).values();
  const next = () => hidden.next().value ?? '';
  return bindings.map((binding) => ({
    ...binding,
    missing: binding.missing.map(next),
    contradicts: binding.contradicts.map((each) => ({ ...each, says: next(), does: next() })),
  }));
}
