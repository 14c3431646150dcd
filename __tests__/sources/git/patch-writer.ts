/**
 * Writes hunks back as a patch, and applies them itself: two ways to show that no part of a change was lost when it was
 * read.
 */
import type { ChangedFile, Hunk } from '../../../src/engine/snapshot.js';

/**
 * Applies hunks to an old text and returns the new one.
 * @throws Error if they do not match
 */
export function applyHunks(oldText: string, hunks: readonly Hunk[]): string {
  const old = oldText.match(/[^\n]*\n|[^\n]+$/gu) ?? [];
  const made: string[] = [];
  let at = 0;
  for (const hunk of hunks) {
    const start = hunk.old_lines === 0 ? hunk.old_start : hunk.old_start - 1;
    made.push(...old.slice(at, start));
    at = start;
    hunk.lines.forEach((line, index) => {
      const mark = line[0];
      if (mark === '\\') return;
      const text = line.slice(1) + (hunk.lines[index + 1]?.startsWith('\\') === true ? '' : '\n');
      if (mark !== '+') {
        if (old[at] !== text)
          throw new Error(`line ${at + 1} is ${JSON.stringify(old[at])}, not ${JSON.stringify(text)}`);
        at++;
      }
      if (mark !== '-') made.push(text);
    });
    if (made.filter((line) => line.endsWith('\n')).length + 1 < hunk.new_start)
      throw new Error('a hunk starts too early');
  }
  return [...made, ...old.slice(at)].join('');
}

/** Writes files as a patch for `git apply`. */
export function writePatch(files: readonly ChangedFile[]): string {
  return files.map(writeFile).join('');
}

function writeFile(file: ChangedFile): string {
  const oldPath = file.old_path ?? file.path;
  const lines = [`diff --git ${quoted(`a/${oldPath}`)} ${quoted(`b/${file.path}`)}`];
  if (file.old_mode === null) lines.push(`new file mode ${file.new_mode}`);
  else if (file.new_mode === null) lines.push(`deleted file mode ${file.old_mode}`);
  else if (file.old_mode !== file.new_mode) lines.push(`old mode ${file.old_mode}`, `new mode ${file.new_mode}`);
  if (file.status === 'renamed') lines.push(`rename from ${quoted(oldPath)}`, `rename to ${quoted(file.path)}`);
  if (file.hunks.length > 0) {
    lines.push(`--- ${file.old_mode === null ? '/dev/null' : quoted(`a/${oldPath}`)}`);
    lines.push(`+++ ${file.new_mode === null ? '/dev/null' : quoted(`b/${file.path}`)}`);
  }
  for (const hunk of file.hunks) {
    lines.push(
      `@@ -${hunk.old_start},${hunk.old_lines} +${hunk.new_start},${hunk.new_lines} @@ ${hunk.section}`.trimEnd(),
    );
    lines.push(...hunk.lines);
  }
  return `${lines.join('\n')}\n`;
}

function quoted(path: string): string {
  const escaped = [...Buffer.from(path)].map((byte) =>
    byte < 0x20 || byte >= 0x7f || byte === 0x22 || byte === 0x5c
      ? `\\${byte.toString(8).padStart(3, '0')}`
      : String.fromCharCode(byte),
  );
  return `"${escaped.join('')}"`;
}
