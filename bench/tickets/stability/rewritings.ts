/** The same code written otherwise, on both sides of a change: what it does stays, so all that is said of it must stay. */
import type { ChangedFile, Snapshot } from '../../../src/engine/snapshot.js';

/** A way to write the same code. */
export interface Rewriting {
  readonly name: string;
  /** Files where it would mean something else. */
  readonly except: RegExp;
  rewrite(line: string): string;
}

const NONE = /^$/u;
/** Where indentation says something, or where a tab does. */
const INDENTED = /\.(?:ya?ml|py|md|mdx|nix|haml|pug)$|(?:^|\/)Makefile$|\.mk$/u;
const SCRIPTS_ONLY = /(?<!\.[cm]?[jt]sx?|\.vue)$/u;

/** Every rewriting, the same each time. */
export const REWRITINGS: readonly Rewriting[] = [
  { name: 'line ends of Windows', except: NONE, rewrite: (line) => `${line}\r` },
  { name: 'indentation doubled', except: INDENTED, rewrite: (line) => line.replace(/^ +/u, '$&$&') },
  {
    name: 'tabs for spaces',
    except: INDENTED,
    rewrite: (line) => line.replace(/^(?: {2})+/u, (indent) => '\t'.repeat(indent.length / 2)),
  },
  {
    name: 'spaces for tabs',
    except: INDENTED,
    rewrite: (line) => line.replace(/^\t+/u, (indent) => '    '.repeat(indent.length)),
  },
  {
    name: 'other quotes',
    except: SCRIPTS_ONLY,
    rewrite: (line) => (/["`\\]/u.test(line) ? line : line.replaceAll(/'([^'\n]*)'/gu, '"$1"')),
  },
  {
    name: 'no semicolons',
    except: SCRIPTS_ONLY,
    rewrite: (line) => (/^\s*for\b/u.test(line) ? line : line.replace(/;$/u, '')),
  },
  { name: 'spaces at the end', except: /\.mdx?$/u, rewrite: (line) => line.replace(/[;{,]$/u, '$& ') },
];

/** Writes all files of a snapshot otherwise, before and after the change. */
export function rewriteSnapshot(snapshot: Snapshot, way: Rewriting): Snapshot {
  return {
    ...snapshot,
    files: snapshot.files.map((file) => (way.except.test(file.path) ? file : rewriteFile(file, way))),
  };
}

function rewriteFile(file: ChangedFile, { rewrite }: Rewriting): ChangedFile {
  // What stands behind the last line break is no line.
  const rewriteText = (text: string | null) =>
    text?.replaceAll(/[^\n]*\n|[^\n]+$/gu, (line) =>
      line.endsWith('\n') ? `${rewrite(line.slice(0, -1))}\n` : rewrite(line),
    ) ?? null;
  return {
    ...file,
    old_text: rewriteText(file.old_text),
    new_text: rewriteText(file.new_text),
    hunks: file.hunks.map((hunk) => ({
      ...hunk,
      lines: hunk.lines.map((line) => (line.startsWith('\\') ? line : `${line.slice(0, 1)}${rewrite(line.slice(1))}`)),
    })),
  };
}
