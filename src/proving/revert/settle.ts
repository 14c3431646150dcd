/** Gives back declarations that are gone and still used: with an empty value where there is one. */
import type { Node } from 'web-tree-sitter';
import { collectDeclarations, type Declaration } from './declarations.js';
import { emptyValue } from './hollow.js';
import type { Draft, FileReverter } from './reverter.js';
import { listRows } from './rows.js';
import type { SourceParser } from './source-parser.js';

/** Rounds of giving back declarations that the rest still uses; each gives back one at least. */
const MAX_ROUNDS = 20;

/** Returns the draft with what the rest of the file, or any other file, still needs. */
export function settleDeclarations(
  reverter: FileReverter,
  start: Draft,
  declared: readonly Declaration[],
  parser: SourceParser,
): Draft {
  let draft = start;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { drop, emptied } = draft;
    const text = reverter.write(draft);
    const left = parser.parse(text, readScopes);
    const lost = declared.find(
      (one) =>
        (one.kind === 'value' || one.kind === 'scope') &&
        drop.has(one.node.startPosition.row + 1) &&
        !left.has(one.path) &&
        isStillUsed(one, text, left),
    );
    if (lost === undefined) return draft;
    const edit = lost.kind === 'value' ? emptyValue(parser.language, lost) : null;
    const rows = new Set(listRows(lost.first, lost.last));
    draft = {
      drop: new Set([...drop].filter((row) => !rows.has(row))),
      emptied: edit === null ? emptied : new Map([...emptied, [lost, edit]]),
    };
  }
  return draft;
}

/** What is left of a declaration: its text and its parameters, as written. */
interface Scope {
  readonly text: string;
  readonly parameters: string;
}

function readScopes(root: Node): ReadonlyMap<string, Scope> {
  return new Map(
    collectDeclarations(root).map(({ path, node }) => [
      path,
      { text: node.text, parameters: node.childForFieldName('parameters')?.text ?? '' },
    ]),
  );
}

/** A local name is known in the function around it, where a parameter may have it too; others are known everywhere. */
function isStillUsed({ path, name, local }: Declaration, text: string, left: ReadonlyMap<string, Scope>): boolean {
  if (!local) return true;
  if (name.includes('.')) return usesName(text, name);
  const scope = left.get(path.slice(0, -name.length - 1));
  return scope !== undefined && usesName(scope.text, name) && !usesName(scope.parameters, name);
}

/** Whether a text has a name as a word of its own. */
function usesName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + name.length] ?? ' '}`;
    if (!/[\p{L}\p{N}_$]/u.test(around)) return true;
  }
  return false;
}
