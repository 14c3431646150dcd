/** Files of bytes that git takes for text, since their first part has no NUL: documents, archives, pictures. */
import type { FileChange, RuleContext } from '../model.js';

/**
 * How files of a kind begin, by the endings of their names. Signatures: ISO 32000-1, section 7.5.2 (PDF), PNG (W3C), JPEG
 * (ITU-T T.81), GIF89a, WOFF (W3C), OpenType, ZIP (APPNOTE.TXT), RIFF, Ogg (RFC 3533), FLAC (RFC 9639), SQLite. A byte that
 * no text has is U+FFFD here. Programs and what linguist knows as a language are none of these: their lines stay text.
 */
const KINDS: readonly { readonly name: RegExp; readonly start: RegExp }[] = [
  { name: /\.(?:pdf|ai)$/iu, start: /^%PDF-\d/u },
  { name: /\.png$/iu, start: /^\uFFFDPNG\r\n/u },
  { name: /\.(?:jpe?g)$/iu, start: /^\uFFFD{3}/u },
  { name: /\.gif$/iu, start: /^GIF8[79]a/u },
  { name: /\.(?:woff2?)$/iu, start: /^wOF[F2]/u },
  { name: /\.(?:otf|ttc)$/iu, start: /^(?:OTTO|ttcf)/u },
  { name: /\.(?:zip|docx|xlsx|pptx|od[tsp]|epub)$/iu, start: /^PK\p{Cc}{2}/u },
  { name: /\.(?:wav|avi|webp)$/iu, start: /^RIFF/u },
  { name: /\.(?:ogg|oga|ogv|opus)$/iu, start: /^OggS/u },
  { name: /\.flac$/iu, start: /^fLaC/u },
  { name: /\.(?:sqlite3?|db)$/iu, start: /^SQLite format 3/u },
];

/** So many bytes are none of UTF-8: the comment below the head of a PDF has four, and a slip in a text has one. */
const LEAST_BAD = 4;

/**
 * Returns true where the name of a file, how it begins and its bytes all say that it is no text. The lines that it seems to
 * have are chance, so a rule for lines would be untrue of them. The gate does not open for such a file: what is not UTF-8
 * is opaque.
 */
export function isBytes({ file, language }: FileChange): boolean {
  const text = file.new_text ?? file.old_text;
  if (language !== null || file.utf8 || text === null) return false;
  const starts = KINDS.some(({ name, start }) => name.test(file.path) && start.test(text));
  return starts && countBad(text) >= LEAST_BAD;
}

function countBad(text: string): number {
  let found = 0;
  for (let at = text.indexOf('\uFFFD'); at >= 0 && found < LEAST_BAD; at = text.indexOf('\uFFFD', at + 1)) found += 1;
  return found;
}

/** Returns the context with such files as binary ones, which have no lines. */
export function hideBytes<Context extends Pick<RuleContext, 'change' | 'syntax'>>(context: Context): Context {
  const { files } = context.change;
  const hidden = new Set(files.filter(isBytes));
  if (hidden.size === 0) return context;
  const paths = new Set([...hidden].map(({ file }) => file.path));
  return {
    ...context,
    change: { ...context.change, files: files.map((one) => (hidden.has(one) ? withoutLines(one) : one)) },
    syntax: new Map([...context.syntax].filter(([path]) => !paths.has(path))),
  };
}

function withoutLines(change: FileChange): FileChange {
  const file = { ...change.file, binary: true, old_text: null, new_text: null, hunks: [] };
  return { ...change, file, regions: [], added: [], removed: [] };
}
