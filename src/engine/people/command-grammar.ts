/** Reads one `/review-gate` line: its verb, what it is about, the digest of that, and the reason. */
import { cutCharacters, foldSpace, oneLine, visible } from '../../base/text.js';
import { COMMAND, formatVouchTarget, type PeopleQuestion, SignatureVerb } from '../../contract/index.js';
import type { PeopleCommand } from '../model.js';

/** Longest line that is read, in UTF-16 code units. */
const MAX_LINE = 4_000;
/** Longest reason and target that are kept. */
const MAX_REASON = 500;
const MAX_TARGET = 1_000;

/** What a line answers for. `fault`: why it cannot count as it is written. */
export interface ReadCommand extends Pick<PeopleCommand, 'verb' | 'target' | 'because' | 'digest' | 'place'> {
  readonly fault: string | null;
}

/** What a line asks for. */
export type ReadQuestion = Pick<PeopleQuestion, 'verb' | 'target'>;

const HEAD = new RegExp(`^${COMMAND}[ \\t]+([A-Za-z]+)(?=[ \\t]|$)`, 'u');
const BECAUSE = /(?:^|[ \t])because(?=[ \t:,]|$)/iu;
const QUOTED = /^"(?:[^"\\]|\\.)*"/u;
const TICKED = /^`([^`]+)`/u;
const DIGEST = /@([0-9a-f]{4,64})$/iu;
const LINES = /:([1-9]\d{0,6})(?:-([1-9]\d{0,6}))?$/u;
const CRITERION = /^AC\d{1,5}$/iu;
/** The least of a fingerprint that may be given, in hex digits. */
const LEAST_PRINT = 8;
const PRINT = new RegExp(`^[0-9a-f]{${LEAST_PRINT},64}$`, 'iu');

/** Reads a line without blanks around it. */
export function readCommandLine(line: string): ReadCommand | ReadQuestion {
  const [head, written = ''] = HEAD.exec(line) ?? [];
  const verb = written.toLowerCase();
  const rest = head === undefined ? '' : line.slice(head.length).trim();
  const answers = SignatureVerb.safeParse(verb);
  if (answers.success) return readAnswer(answers.data, rest, line.length > MAX_LINE);
  if (verb === 'status') return { verb, target: '' };
  if (verb === 'explain') return { verb, target: show(rest.replaceAll('`', '').toUpperCase()) };
  return { verb: 'unknown', target: show(line.slice(COMMAND.length)) };
}

const show = (text: string) => cutCharacters(oneLine(text), MAX_TARGET);

/** The parts of what follows the verb. */
interface Parts {
  /** What it is about, as it is written. */
  readonly written: string;
  readonly target: string;
  readonly digest: string | null;
  readonly lines: { readonly first: number; readonly last: number } | null;
  readonly because: string;
}

function readAnswer(verb: SignatureVerb, rest: string, isLong: boolean): ReadCommand {
  const parts = isLong ? null : readParts(verb, rest);
  const of = (target: string, place: ReadCommand['place'], fault: string | null): ReadCommand => ({
    verb,
    target,
    because: show(parts?.because ?? '').slice(0, MAX_REASON),
    digest: parts?.digest ?? null,
    place,
    fault,
  });
  if (parts === null) return of(show(rest), null, 'its target has no clear end');
  const { written, target, lines, because } = parts;
  if (visible(written) !== written || target.length > MAX_TARGET) {
    return of(show(target), null, 'it has invisible characters, or is too long');
  }
  const reason = /[\p{Alpha}\d]/u.test(because) ? null : 'it gives no reason: write one after "because"';
  if (verb === 'vouch') {
    const shown = formatVouchTarget(target, lines);
    if (target === '') return of('', null, 'it names no file');
    return of(
      shown,
      { path: target, lines },
      lines !== null && lines.first > lines.last ? 'its lines go backwards' : reason,
    );
  }
  if (verb === 'sign') {
    return of(
      target.toUpperCase(),
      null,
      CRITERION.test(target) ? reason : 'it does not name one criterion, such as AC3',
    );
  }
  const name = `it does not name one finding by its fingerprint, or by ${LEAST_PRINT} or more of its first digits`;
  return of(target.toLowerCase(), null, PRINT.test(target) ? reason : name);
}

/** Reads target, lines, digest and reason; null if a quoted target does not end. */
function readParts(verb: SignatureVerb, rest: string): Parts | null {
  const quoted = QUOTED.exec(rest)?.[0];
  const [ticked, inner = ''] = TICKED.exec(rest) ?? [];
  const marked = quoted ?? ticked ?? '';
  if (marked === '' && /^["`]/u.test(rest)) return null;
  const after = rest.slice(marked.length);
  const at = after.search(BECAUSE);
  const tail = (at < 0 ? after : after.slice(0, at)).trim();
  const because = trimReason(at < 0 ? '' : after.slice(at).replace(BECAUSE, ''));
  const written = `${marked}${tail}`;
  if (quoted === undefined) return { written, because, ...readTarget(verb, `${inner}${tail}`) };
  const literal = readLiteral(quoted);
  // What follows a quoted path is its lines and its digest, or nothing.
  const { target, ...tie } = readTarget(verb, tail);
  return literal === null || target !== '' ? null : { written, because, ...tie, target: literal };
}

const trimReason = (text: string) => foldSpace(text.replace(/^[\s:,]+/u, ''));

function readLiteral(quoted: string): string | null {
  try {
    const value: unknown = JSON.parse(quoted);
    return typeof value === 'string' ? value : null;
  } catch {
    // No JSON: a path with a backslash of its own, for example.
    return null;
  }
}

function readTarget(verb: SignatureVerb, text: string): Pick<Parts, 'target' | 'lines' | 'digest'> {
  const [tie = '', digest = null] = DIGEST.exec(text) ?? [];
  const untied = text.slice(0, text.length - tie.length);
  const [range = '', first, last = first] = (verb === 'vouch' ? LINES.exec(untied) : null) ?? [];
  return {
    target: untied.slice(0, untied.length - range.length),
    lines: first === undefined ? null : { first: Number(first), last: Number(last) },
    digest: digest?.toLowerCase() ?? null,
  };
}
