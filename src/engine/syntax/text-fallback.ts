/** The text fallback: symbols are the hunks' section headings, and a scanner tells code, comments and strings apart. */
import { type HunkSide, readSideTexts } from '../../base/hunk-lines.js';
import type { FileChange, FileSyntax, Line, ScannedLine, SymbolSpan } from '../model.js';
import { scanLines } from '../text/scan.js';
import { findTextForm, type TextForm } from '../text/text-forms.js';
import { classifyTextChange } from './comparison/text-substance.js';

/** Reads a file without a tree; `reason` says why. */
export function readAsText(change: FileChange, reason: string): FileSyntax {
  const { file, language } = change;
  const lines = scanChange(change.added, change.removed, file, language);
  return {
    path: file.path,
    mode: 'text',
    reason: file.omitted === null ? reason : `no text: ${file.omitted}`,
    symbols: readHeadings(change),
    ...lines,
    before: null,
    after: null,
    symbolChanges: [],
    substance: classifyTextChange(change, lines),
    keepsBorders: false,
  };
}

/** Splits the changed lines of a file. The scan starts at the top if the whole text is available, else at each hunk. */
export function scanChange(
  added: readonly Line[],
  removed: readonly Line[],
  file: FileChange['file'],
  language: string | null,
): Pick<FileSyntax, 'added' | 'removed'> {
  return {
    added: scanSide(added, file, file.new_text, 'new', language),
    removed: scanSide(removed, file, file.old_text, 'old', language),
  };
}

function scanSide(
  lines: readonly Line[],
  file: FileChange['file'],
  text: string | null,
  side: HunkSide,
  language: string | null,
): readonly ScannedLine[] {
  if (lines.length === 0) return [];
  const form = findTextForm(language);
  const scanned = new Map<number, ScannedLine>();
  if (text !== null) {
    const all = text.split('\n');
    const parts = scanLines(all, form, true);
    for (const line of lines) {
      const part = parts[line.number - 1];
      if (part !== undefined && all[line.number - 1] === line.text) scanned.set(line.number, { ...line, ...part });
    }
  }
  if (scanned.size < lines.length) {
    for (const hunk of file.hunks) scanHunk(hunk, side, form, scanned);
  }
  return lines.map((line) => scanned.get(line.number) ?? { ...line, code: line.text, comment: blank(line.text) });
}

function scanHunk(
  hunk: FileChange['file']['hunks'][number],
  side: HunkSide,
  form: TextForm,
  into: Map<number, ScannedLine>,
): void {
  const start = hunk[`${side}_start`];
  const texts = readSideTexts(hunk.lines, side);
  scanLines(texts, form, start <= 1).forEach((part, index) => {
    const number = start + index;
    const text = texts[index] ?? '';
    if (!into.has(number)) into.set(number, { number, text, ...part });
  });
}

function blank(text: string): string {
  return ' '.repeat(text.length);
}

/** Git truncates headings at 80 bytes; a hostile heading may be longer. */
const MAX_HEADING = 200;

/**
 * Returns the symbols in hunk headings: `export async function total(cart: Cart)` → `total`. A heading without a
 * recognized name is returned unchanged.
 */
export function readHeadings(change: FileChange): readonly SymbolSpan[] {
  return change.file.hunks.flatMap((hunk) => {
    const heading = hunk.section.trim().slice(0, MAX_HEADING);
    if (heading === '') return [];
    const declared =
      /\b(class|interface|struct|enum|trait|impl|module|namespace|function|func|fun|fn|def|sub|type|object)\s+(?:\([^)]{0,100}\)\s*)?([\p{IDS}_$][\p{IDC}$.:]*)/u.exec(
        heading,
      );
    const called = /([\p{IDS}_$][\p{IDC}$]*)\s*\(/u.exec(heading);
    return [
      {
        name: declared?.[2] ?? called?.[1] ?? heading,
        kind: declared?.[1] ?? (called === null ? 'section' : 'function'),
        first: Math.max(1, hunk.new_start),
        last: Math.max(1, hunk.new_start, hunk.new_start + hunk.new_lines - 1),
      },
    ];
  });
}
