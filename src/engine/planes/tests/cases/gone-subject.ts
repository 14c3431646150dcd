/** What a test case is about: a function that the change takes out of the code goes with its tests. */
import type { Definition, FileSyntax, RuleContext } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import type { ChangedCase } from './changed-cases.js';

const IDENTIFIER = /[\p{IDS}_$][\p{IDC}$]*/gu;
/** Shorter names stand for many things: of functions, and of members, which are named without what they belong to. */
const LEAST_NAME = { function: 4, member: 8 } as const;

/**
 * Returns a function that tells whether a removed case has the name of something that the change removes from the code, and that
 * no touched file of the code defines or newly names.
 */
export function createSubjectTest(context: RuleContext): (removed: ChangedCase) => boolean {
  const gone = listGone(context);
  return ({ body }) =>
    gone.size > 0 &&
    body.slice(1).some((text) => (text.slice(0, REACH.line).match(IDENTIFIER) ?? []).some((word) => gone.has(word)));
}

function listGone({ change, syntax }: RuleContext): ReadonlySet<string> {
  const code = change.files.filter(({ class: kind }) => kind === 'source');
  const gone = new Set(
    code.flatMap(({ file }) =>
      listRemoved(syntax.get(file.path), file.status === 'deleted').flatMap((one) =>
        isTelling(one) ? [one.name] : [],
      ),
    ),
  );
  if (gone.size === 0) return gone;
  for (const { file } of code) {
    const { added = [], after = null } = syntax.get(file.path) ?? {};
    for (const { name } of after?.definitions ?? []) gone.delete(name);
    for (const { code: text } of added)
      for (const word of text.slice(0, REACH.line).match(IDENTIFIER) ?? []) gone.delete(word);
  }
  return gone;
}

/** Returns the definitions that go; all of a file that is deleted. */
function listRemoved(syntax: FileSyntax | undefined, deleted: boolean): readonly Definition[] {
  if (deleted) return syntax?.before?.definitions ?? [];
  return (syntax?.symbolChanges ?? []).flatMap(({ change: how, before }) =>
    how === 'removed' && before !== null ? [before] : [],
  );
}

const isTelling = ({ name, container }: Definition): boolean =>
  name.length >= (container === null ? LEAST_NAME.function : LEAST_NAME.member);
