/** The macros of wiki markup that stand around text: which pieces of it are code, quotes, and plain. */

/** A piece of a text. `quote` opens and closes in turn; there is always an even number of them. */
export type WikiPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly code: string; readonly language: string }
  | { readonly kind: 'title'; readonly title: string }
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
 * Takes a text apart. A macro that nothing closes is dropped and its text stays text; of a quote, panel or the like only its title and
 * its extent count. Names that are no macros, `/users/{id}`, are text.
 */
export function wikiPieces(text: string): WikiPiece[] {
  const macros = Array.from(text.matchAll(MACRO), (match): Macro => {
    const options = match.groups?.['options']?.split('|').map((option) => option.trim()) ?? [];
    return { name: match.groups?.['name'] ?? '', options, start: match.index, end: match.index + match[0].length };
  });
  const closings = nextOfSameName(macros);
  const pieces: WikiPiece[] = [];
  let at = 0;
  for (const [index, macro] of macros.entries()) {
    if (macro.start < at) continue;
    pieces.push({ kind: 'text', text: text.slice(at, macro.start) });
    at = macro.end;
    const closing = closings[index];
    if (VERBATIM.has(macro.name)) {
      if (closing === undefined) continue;
      const code = text.slice(macro.end, closing.start).replace(/^\r?\n/u, '');
      pieces.push({ kind: 'code', code, language: macro.name === 'code' ? languageOf(macro.options) : '' });
      at = closing.end;
    } else if (macro.name === 'quote') pieces.push({ kind: 'quote' });
    else pieces.push({ kind: 'title', title: titleOf(macro) });
  }
  pieces.push({ kind: 'text', text: text.slice(at) });
  return withEvenQuotes(pieces);
}

/** For each macro the next of its name, found from the end: linear, however many there are. */
function nextOfSameName(macros: readonly Macro[]): (Macro | undefined)[] {
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

/** A last quote that nothing closes would swallow the rest. */
function withEvenQuotes(pieces: WikiPiece[]): WikiPiece[] {
  const quotes = pieces.filter(({ kind }) => kind === 'quote').length;
  const last = quotes % 2 === 1 ? pieces.findLastIndex(({ kind }) => kind === 'quote') : -1;
  return pieces.filter((_, at) => at !== last);
}

/** `{code:java}`, `{code:title=Foo.java|language=java}`. */
function languageOf(options: readonly string[]): string {
  const named = options.find((option) => option.startsWith('language='))?.slice('language='.length);
  return named ?? options.find((option) => !option.includes('=')) ?? '';
}

/** `{panel:title=Acceptance criteria|borderStyle=solid}`, `{expand:Details}`. */
function titleOf({ name, options }: Macro): string {
  const named = options.find((option) => option.startsWith('title='))?.slice('title='.length);
  return named ?? (name === 'expand' ? options.find((option) => !option.includes('=')) : undefined) ?? '';
}
