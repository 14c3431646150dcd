/** What a command writes, and to which stream. */
export interface Terminal {
  /** The result, to standard output. */
  write(text: string): void;
  /** Additional information for a person, to standard error. */
  note(text: string): void;
}

/** A result for programs: one JSON object on one line. */
export function formatJsonLine(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

/** Formats rows under their headings; each column is as wide as its longest cell. */
export function formatTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd();
  return [heads, ...rows].map((cells) => `${line(cells)}\n`).join('');
}
