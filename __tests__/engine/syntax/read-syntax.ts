/** Reads the syntax of small changes, with whole texts or from the hunks only. */
import { readChange } from '../../../src/engine/change/index.js';
import type { FileSyntax, SideSyntax, Syntax } from '../../../src/engine/model.js';
import { readSyntax } from '../../../src/engine/syntax/index.js';
import { GRAMMARS } from '../../stand-ins/grammars.js';
import { buildSnapshot, type FileSpec } from '../../stand-ins/snapshot.js';

export type Files = Readonly<Record<string, FileSpec>>;

/** Returns the syntax of a change; `bare`: as in a diff without the files' texts. */
export async function readChangeSyntax(files: Files, how: 'whole' | 'bare' = 'whole'): Promise<Syntax> {
  const snapshot = buildSnapshot({ files });
  const bare = snapshot.files.map((file) => ({ ...file, old_text: null, new_text: null }));
  return readSyntax(readChange(how === 'bare' ? { ...snapshot, files: bare } : snapshot, []), GRAMMARS);
}

/** Returns the syntax of the only file of a change. */
export async function fileSyntax(path: string, spec: FileSpec, how: 'whole' | 'bare' = 'whole'): Promise<FileSyntax> {
  const syntax = (await readChangeSyntax({ [path]: spec }, how)).get(path);
  if (syntax === undefined) throw new Error(`no syntax of ${path}`);
  return syntax;
}

/** Returns the new side of a new file, which must have a tree. */
export async function readSideSyntax(path: string, text: string): Promise<SideSyntax> {
  const { after, reason } = await fileSyntax(path, { new: text });
  if (after === null) throw new Error(`${path} has no tree: ${reason}`);
  return after;
}

/** Describes the changes of the definitions: `renamed a→b`. */
export function describeChanges({ symbolChanges }: FileSyntax): string[] {
  return symbolChanges.map(({ change, before, after }) => {
    const names = [before, after].flatMap((one) =>
      one === null ? [] : [one.container === null ? one.name : `${one.container}.${one.name}`],
    );
    return `${change} ${[...new Set(names)].join('→')}`;
  });
}
