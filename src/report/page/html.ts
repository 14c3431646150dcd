/** HTML as text, in which everything is escaped that was not written as HTML. */

/** A piece of HTML: what it is made of is not escaped again. */
export class Html {
  constructor(readonly text: string) {}
}

export type Piece = string | number | Html | null | readonly Piece[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function textOf(piece: Piece): string {
  if (piece === null) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'string') return piece.replaceAll(/[&<>"']/gu, (character) => ESCAPES[character] ?? '');
  return typeof piece === 'number' ? String(piece) : piece.map(textOf).join('');
}

/** A template of HTML: what stands between is HTML, what is filled in is text, unless it is HTML itself. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(parts.map((part, at) => part + textOf(pieces[at] ?? null)).join(''));
}
