/**
 * Secrets that a line tells: a value whose name says that it is secret goes into a log, a message of an error, or an answer.
 * The ticket asks for it only with a criterion that names both.
 */
import type { FileChange, FileSyntax } from '../../model.js';
import { findCovered } from '../../text/line-spans.js';
import { REACH } from '../../text/reach.js';
import { cutLine } from './pieces.js';
import type { TicketWords } from './ticket.js';
import type { Uncommented } from './uncommented.js';

/** Calls that write what people or other programs read. */
const TELLS =
  /(?:^|[^\w$])(?:console\.\w{1,20}|(?:\w{0,30}\.)?(?:log|logger|logging|slog|Log|Logger|LOG|_logger|Rails\.logger)\.\w{1,20}|log|print|println|eprintln!?|println!|print!|panic!|format_err!|anyhow!|bail!|debug!|info!|warn!|error!|trace!|puts|pp|printf|error_log|var_dump|fmt\.(?:Print|Fprint|Errorf|Sprint)\w{0,5}|errors\.New|System\.(?:out|err)\.\w{1,10}|Console\.(?:Write|WriteLine|Error\.\w{1,12})|echo|panic|sys\.std(?:out|err)\.write|captureMessage|captureException|setExtra|addBreadcrumb|track|report\w{0,12})\s{0,4}[( ]/u;
const RAISES = /\b(?:throw|raise|\w{0,40}(?:Error|Exception|Fault))\b/u;
/** The last word of a name of a secret, and the one before where one alone says too little. */
const SECRET =
  /(?:^|[_a-z\d$])(?:password|passwd|pwd|passphrase|secret|credentials?|private_?key|api_?key|access_?key|secret_?key|session_?id|(?:access|auth|api|refresh|bearer|session|id|reset|csrf)_?token|jwt|cvv|cvc|ssn|card_?number|otp|(?:password|passwd)_?(?:hash|digest)|hashed_?password|authorization|set_?cookie)$/iu;
const PLAIN_TOKEN = /^(?:token|card|pin|iban|cookie|cookies)$/iu;
/** A part of each such name: few lines have one. */
const SIGN = /pass|pwd|secret|credential|key|session|token|jwt|cvv|cvc|ssn|card|otp|authorization|cookie|pin|iban/iu;
/** Where a token is a word of a language. */
const LANGUAGE = /lexer|tokeniz|\btokens\b|parser|\bast\b|syntax/iu;
const HARMLESS =
  /\.(?:length|size|count|len)\b|!!|\b(?:Boolean|bool|typeof|mask\w*|redact\w*|hash\w*|obfuscat\w*)\s{0,4}\(/u;
const TOLD =
  /\b(?:log|print|show|display|output|writ|messag|error|return|respon|answer|send|includ|contain|report|has|have|expos|give|list)/u;

/** Returns the added lines that tell a secret. */
export function findToldSecrets(
  { class: fileClass, added, file }: FileChange,
  syntax: FileSyntax | null,
  ticket: TicketWords,
  uncommented: Uncommented,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (fileClass === 'test' || fileClass === 'docs' || ticket.words.size === 0) return found;
  const lines = added
    .map(({ number, text }) => ({ number, line: (uncommented.get(number) ?? text).slice(0, REACH.longLine) }))
    .filter(({ line }) => SIGN.test(line));
  if (lines.length === 0) return found;
  const telling = findCovered(
    lines.map(({ number }) => number),
    (syntax?.after?.calls ?? []).filter(({ callee }) => TELLS.test(`${callee}(`) || RAISES.test(callee)),
  );
  const asked = new Map<string, boolean>();
  const isLanguage = () => LANGUAGE.test(file.path) || LANGUAGE.test(file.new_text ?? '');
  for (const { number, line } of lines) {
    if (!telling.has(number) && !TELLS.test(line) && !RAISES.test(line)) continue;
    if (HARMLESS.test(line)) continue;
    const secret = listValues(line).find((name) => SECRET.test(name) || (PLAIN_TOKEN.test(name) && !isLanguage()));
    if (secret === undefined) continue;
    const isAsked = asked.get(secret) ?? isAskedFor(secret, ticket);
    asked.set(secret, isAsked);
    if (isAsked) continue;
    found.set(number, `it tells \`${secret.slice(0, 60)}\`, and the ticket does not ask for it`);
  }
  return found;
}

/** Values that are put into a text, in the usual languages. */
const PUT_IN = /[{$]([\p{IDS}_][\p{IDC}.]{0,80})/gu;

/** Returns the names of a line that stand for values: outside of texts, and where a text takes one in. */
function listValues(line: string): readonly string[] {
  const names = cutLine(line).flatMap(({ kind, quoted, text }) => (kind === 'name' && !quoted ? [text] : []));
  return [...names, ...[...line.matchAll(PUT_IN)].map(([, path = '']) => path.split('.').at(-1) ?? '')];
}

/** One criterion names the secret, and that it is told. */
function isAskedFor(name: string, { text }: TicketWords): boolean {
  const word = /[a-z]+$/u.exec(name.toLowerCase())?.[0] ?? name.toLowerCase();
  return text.split('\n').some((line) => line.includes(word) && TOLD.test(line));
}
