/** The scripts of a manifest in JSON: by its parsed text, or by its lines if only hunks are at hand. */
import type { HunkSide } from '../../../../base/hunk-lines.js';
import type { FileChange } from '../../../model.js';
import { readDocument } from '../../document.js';
import { readHunkRuns } from '../../side-lines.js';

/** A script of a manifest: what it runs. */
export interface Script {
  readonly command: string;
  /** The line of its name, on its side. */
  readonly line: number;
}

/** Returns the scripts of one side, by name. Text that is no JSON is read by its lines. */
export function readScripts(change: FileChange, side: HunkSide): ReadonlyMap<string, Script> {
  const document = readDocument(change.file[`${side}_text`] ?? '');
  const scripts = new Map<string, Script>();
  if (document !== null) {
    for (const [name, { value, line }] of document.entries.get('scripts')?.entries ?? []) {
      if (typeof value === 'string') scripts.set(name, { command: value, line });
    }
    return scripts;
  }
  for (const line of readHunkRuns(change, side).flat()) {
    const [, name, command] = /^\s*"([\w:.-]{1,60})"\s*:\s*"((?:[^"\\]|\\.){0,500})"\s*,?\s*$/u.exec(line.text) ?? [];
    if (name !== undefined && command !== undefined && line.changed) scripts.set(name, { command, line: line.number });
  }
  return scripts;
}
