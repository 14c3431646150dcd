/** The scripts of a manifest in JSON: by its parsed text, or by its lines if only hunks are at hand. */
import type { HunkSide } from '../../../base/hunk-lines.js';
import type { FileChange } from '../../model.js';
import { readHunkRuns } from '../side-lines.js';

export interface Script {
  readonly command: string;
  /** The line on its side; the first line if it was not found. */
  readonly line: number;
}

/** Returns the scripts of one side, by name. */
export function readScripts(change: FileChange, side: HunkSide): ReadonlyMap<string, Script> {
  const text = change.file[`${side}_text`];
  const parsed = text === null ? null : parseJson(text);
  const scripts = new Map<string, Script>();
  if (parsed !== null && text !== null) {
    const lines = text.split('\n');
    for (const [name, command] of listCommands(parsed)) {
      const at = lines.findIndex(
        (line) => line.includes(`"${name}"`) && line.includes(JSON.stringify(command).slice(1, 20)),
      );
      scripts.set(name, { command, line: at < 0 ? 1 : at + 1 });
    }
    return scripts;
  }
  for (const line of readHunkRuns(change, side).flat()) {
    const [, name, command] = /^\s*"([\w:.-]{1,60})"\s*:\s*"((?:[^"\\]|\\.){0,500})"\s*,?\s*$/u.exec(line.text) ?? [];
    if (name !== undefined && command !== undefined && line.changed) scripts.set(name, { command, line: line.number });
  }
  return scripts;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Broken text is read by its lines.
    return null;
  }
}

function listCommands(manifest: unknown): readonly (readonly [string, string])[] {
  if (typeof manifest !== 'object' || manifest === null || !('scripts' in manifest)) return [];
  const { scripts } = manifest;
  if (typeof scripts !== 'object' || scripts === null) return [];
  return Object.entries(scripts).flatMap(([name, command]) =>
    typeof command === 'string' ? [[name, command] as const] : [],
  );
}
