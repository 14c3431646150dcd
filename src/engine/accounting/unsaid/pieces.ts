/** A line as names, numbers and operators, in any language. Other signs and texts for people are left out. */

import { REACH } from '../../text/reach.js';

/** A part of a line. */
export interface Piece {
  readonly kind: 'name' | 'number' | 'operator';
  readonly text: string;
  /** It stands in quotes, and not where a value is put into the text. */
  readonly quoted: boolean;
}

const TEXT = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/gu;
const VALUE = /\$\{[^}]*\}|#\{[^}]*\}/gu;
const PIECE =
  /(?<=[\s(,=]):[\p{IDS}_]\w*|[\p{IDS}_$](?!\{)[\p{IDC}$]*|\d[\p{IDC}]*(?:\.\d[\p{IDC}]*)*|[=!]==?|[<>]=|&&|\|\||(?<=\s)[<>+*/%-](?=\s)|!(?=[\p{IDC}($!])/gu;
const NAME = /^:?[\p{IDS}_$]/u;
const NUMBER = /^\d/u;
const QUERY = /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|WHERE|FROM|JOIN|GRANT|VALUES|ORDER BY|LIMIT)\b/u;

/** A text that compares two things: a part of a query. */
const CONDITION = /^[\p{IDS}_][\w.]* (?:[<>]=?|[!=]?=|<>) (?:[\w.:?]+|%s)(?: (?:and|or|AND|OR) .{1,80})?$/u;

/** A text of signs alone is one piece. */
const SIGNS = /^[^\p{Alpha}\d\s$\\]{1,8}$/u;

/** Cuts a line. Linear in it. */
export function cutLine(line: string): readonly Piece[] {
  const text = line.slice(0, REACH.line);
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(TEXT)) {
    cutPart(text.slice(from, match.index), false, pieces);
    from = match.index + match[0].length;
    cutText(match[0].slice(1, -1), pieces);
  }
  cutPart(text.slice(from), false, pieces);
  return pieces;
}

/** A text with spaces is for people, unless it is a query. */
function cutText(text: string, pieces: Piece[]): void {
  const values = text.match(VALUE) ?? [];
  const rest = text.replaceAll(VALUE, ' ');
  if (SIGNS.test(rest)) pieces.push({ kind: 'name', text: rest, quoted: true });
  else if (CONDITION.test(rest)) cutPart(rest, false, pieces);
  else if (!/\S\s+\S/u.test(rest) || QUERY.test(rest)) cutPart(rest, true, pieces);
  for (const value of values) cutPart(value.slice(2, -1), false, pieces);
}

function cutPart(text: string, quoted: boolean, pieces: Piece[]): void {
  for (const [piece] of text.matchAll(PIECE)) {
    const kind = NAME.test(piece) ? 'name' : NUMBER.test(piece) ? 'number' : 'operator';
    if (kind !== 'operator' || !quoted) pieces.push({ kind, text: piece, quoted });
  }
}
