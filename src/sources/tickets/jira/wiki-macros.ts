/** Finds the macros of wiki markup that enclose text: which parts are code, quotes, and plain text. */

/** A part of a text. `quote` opens and closes in turn; there is always an even number of them. */
export type WikiPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly code: string; readonly language: string }
  /** The start and the end of a part with a title. */
  | { readonly kind: 'title'; readonly title: string }
  | { readonly kind: 'end' }
  | { readonly kind: 'quote' };

const MACRO =
  /\{(?<name>code|noformat|quote|panel|expand|info|tip|note|warning|success|error)(?::(?<options>[^{}\n]*))?\}/gu;
const VERBATIM: ReadonlySet<string> = new Set(['code', 'noformat']);

interface Macro {
  readonly name: string;
  readonly options: readonly string[];
  readonly start: number;
  readonly end: number;
}

/**
 * Splits a text. A macro that is not closed is dropped and its content stays text. Of a quote, panel or similar macro
 * its title and its extent are used. Names that are not macros, such as `/users/{id}`, are text.
 */
export function splitPieces(text: string): WikiPiece[] {
  const macros = Array.from(text.matchAll(MACRO), (match): Macro => {
    const options = match.groups?.['options']?.split('|').map((option) => option.trim()) ?? [];
    return { name: match.groups?.['name'] ?? '', options, start: match.index, end: match.index + match[0].length };
  });
  const closings = findNextOfSameName(macros);
  const pieces: WikiPiece[] = [];
  const titles = new Map<string, string>();
  let at = 0;
  for (const [index, macro] of macros.entries()) {
    if (macro.start < at) continue;
    pieces.push({ kind: 'text', text: text.slice(at, macro.start) });
    at = macro.end;
    const closing = closings[index];
    if (VERBATIM.has(macro.name)) {
      if (closing === undefined) continue;
      const code = text.slice(macro.end, closing.start).replace(/^\r?\n/u, '');
      pieces.push({ kind: 'code', code, language: macro.name === 'code' ? readLanguage(macro.options) : '' });
      at = closing.end;
    } else if (macro.name === 'quote') pieces.push({ kind: 'quote' });
    else pieces.push(...pairTitle(macro, titles));
  }
  pieces.push({ kind: 'text', text: text.slice(at) });
  return dropUnclosedQuote(pieces);
}

/** Returns for each macro the next one of the same name. It searches from the end, which is linear in their number. */
function findNextOfSameName(macros: readonly Macro[]): (Macro | undefined)[] {
  const latest = new Map<string, Macro>();
  return macros
    .toReversed()
    .map((macro) => {
      const next = latest.get(macro.name);
      latest.set(macro.name, macro);
      return next;
    })
    .reverse();
}

/** Returns the start or end of a panel or similar macro: the second of a name ends the first. `titles` are those open. */
function pairTitle(macro: Macro, titles: Map<string, string>): WikiPiece[] {
  const open = titles.get(macro.name);
  if (open !== undefined && macro.options.length === 0) {
    titles.delete(macro.name);
    return open === '' ? [] : [{ kind: 'end' }];
  }
  const title = readTitle(macro);
  titles.set(macro.name, title);
  return title === '' ? [] : [{ kind: 'title', title }];
}

/** Removes a last quote that is not closed, which would include the rest of the text. */
function dropUnclosedQuote(pieces: WikiPiece[]): WikiPiece[] {
  const quotes = pieces.filter(({ kind }) => kind === 'quote').length;
  const last = quotes % 2 === 1 ? pieces.findLastIndex(({ kind }) => kind === 'quote') : -1;
  return pieces.filter((_, at) => at !== last);
}

/** Returns the language of `{code:java}`, `{code:title=Foo.java|language=java}`. */
function readLanguage(options: readonly string[]): string {
  const named = options.find((option) => option.startsWith('language='))?.slice('language='.length);
  return named ?? options.find((option) => !option.includes('=')) ?? '';
}

/** Returns the title of `{panel:title=Acceptance criteria|borderStyle=solid}`, `{expand:Details}`. */
function readTitle({ name, options }: Macro): string {
  const named = options.find((option) => option.startsWith('title='))?.slice('title='.length);
  return named ?? (name === 'expand' ? options.find((option) => !option.includes('=')) : undefined) ?? '';
}
