/** Compares the credentials that an operation asks for. */
import type { Tree } from '../../document.js';
import { clip } from '../../wording.js';
import type { DocumentBreak } from './merge.js';

/** Reports credentials that are no longer enough: each way in that was open must still be. */
export function findSecurityBreaks(
  before: Tree | undefined,
  after: Tree | undefined,
  where: string,
): readonly DocumentBreak[] {
  if (after === undefined) return [];
  const now = listWaysIn(after);
  const lost = listWaysIn(before).find((way) => !now.some((other) => isPartOf(other, way)));
  if (lost === undefined) return [];
  const names = [...new Set(lost.map((part) => part.split(' ')[0] ?? ''))];
  return [
    {
      line: after.line,
      title:
        names.length === 0
          ? `${where} now asks for credentials`
          : `${where} no longer lets in who comes with ${clip(names.join(' and '), 50)} as before`,
      rationale:
        'Clients that send no more get 401 or 403. If the service asked before and the document did not say so, say that.',
      anchor: `security ${where}`,
      mild: false,
    },
  ];
}

/** Returns the requirements, each as its schemes and scopes. None at all, or an empty one, lets in everybody. */
function listWaysIn(security: Tree | undefined): readonly (readonly string[])[] {
  if (security === undefined || security.items.length === 0) return [[]];
  return security.items.map(({ entries }) =>
    [...entries].flatMap(([scheme, scopes]) => [
      scheme,
      ...scopes.items.map(({ value }) => `${scheme} ${String(value)}`),
    ]),
  );
}

function isPartOf(some: readonly string[], all: readonly string[]): boolean {
  return some.every((one) => all.includes(one));
}
