/** Builds HTML as text. Everything that is not of type `Html` is escaped. */

/** A piece of HTML, which is not escaped again. */
export class Html {
  constructor(readonly text: string) {}
}

/** A number is no piece: `formatCount` makes it text for people, `String` a name of a place, such as a line. */
export type Piece = string | Html | null | readonly Piece[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function renderPiece(piece: Piece): string {
  if (piece === null) return '';
  if (piece instanceof Html) return piece.text;
  if (typeof piece === 'string') return piece.replaceAll(/[&<>"']/gu, (character) => ESCAPES[character] ?? '');
  return piece.map(renderPiece).join('');
}

/** Tag for HTML templates: the template's text is HTML; inserted values are escaped unless they are `Html`. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(parts.map((part, at) => part + renderPiece(pieces[at] ?? null)).join(''));
}
