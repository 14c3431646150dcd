/** Calls that a change lets run on their own: started, and never waited for, where they were waited for before. */
import type { FileChange, FileSyntax, ScannedLine } from '../../../model.js';
import { REACH } from '../../../text/reach.js';

/** How a line starts work and goes on, by language; what is called in it is compared with what was waited for. */
const STARTS: Readonly<Partial<Record<string, RegExp>>> = {
  JavaScript: /^\s{0,200}(?:void\s|[\w.$]{1,100}\.forEach\(\s?async\b)/u,
  TypeScript: /^\s{0,200}(?:void\s|[\w.$]{1,100}\.forEach\(\s?async\b)/u,
  TSX: /^\s{0,200}(?:void\s|[\w.$]{1,100}\.forEach\(\s?async\b)/u,
  Python: /^\s{0,200}(?:asyncio\.(?:create_task|ensure_future|gather)|\w{1,40}\.create_task)\(/u,
  Dart: /^\s{0,200}unawaited\(/u,
  Rust: /^\s{0,200}(?:tokio|async_std::task|smol)::spawn\((?!.{0,300}\.await)/u,
  'C#': /^\s{0,200}_ = (?!await\b)|^\s{0,200}Task\.Run\(/u,
  Swift: /^\s{0,200}Task(?:\.detached)? \{(?!.{0,300}\.value\b)/u,
};
const WAITS = /\bawait\b|\.await\b/u;
/** The end of a call that waits for its result, in languages without a word for it. */
const WAITS_AT_END: Readonly<Partial<Record<string, RegExp>>> = {
  Java: /\)\.(?:join|get)\(\);\s{0,4}$/u,
  Kotlin: /[)}]\.(?:join|await)\(\)\s{0,4}$/u,
  Scala: /^\s{0,200}Await\.(?:result|ready)\(/u,
};
/** Any way to wait for a result, or to have it. */
const GETS = /\.(?:join|get|getNow|getOrThrow|await|awaitAll)\(|\bAwait\./u;
const CALLED = /[\p{IDS}_$][\p{IDC}$]{1,80}(?=\()/gu;
/** Words before a bracket that call nothing. */
const NO_CALL: ReadonlySet<string> = new Set(
  'if for while switch catch forEach spawn create_task gather ensure_future unawaited all result ready join get await map'.split(
    ' ',
  ),
);

/** Returns the new lines that start what a removed line of their region waited for, in order. */
export function findDetached({ language, regions }: FileChange, syntax: FileSyntax): readonly ScannedLine[] {
  const starts = STARTS[language ?? ''];
  const end = WAITS_AT_END[language ?? ''];
  if (starts === undefined && end === undefined) return [];
  const removed = new Map(syntax.removed.map((line) => [line.number, line]));
  const added = new Map(syntax.added.map((line) => [line.number, line]));
  return regions.flatMap((region) => {
    const old = region.removed.flatMap(({ number }) => read(removed.get(number)));
    const own = region.added.flatMap(({ number }) => added.get(number) ?? []);
    const looped = old.some((code) => LOOPS.test(code));
    const waited = new Set(old.filter((code) => WAITS.test(code) || end?.test(code) === true).flatMap(listCalled));
    if ((waited.size === 0 && !looped) || own.length > MAX_LINES) return [];
    const codes = own.map(({ code }) => code.slice(0, REACH.statement));
    if (end !== undefined)
      return codes.some((code) => GETS.test(code) || WAITS.test(code))
        ? []
        : own.filter((line) => isLeft(line, waited));
    return own.filter(
      ({ code }) =>
        starts?.test(code.slice(0, REACH.statement)) === true &&
        ((looped && EACH.test(code.slice(0, REACH.statement))) ||
          (startsBlock(code) ? codes : [code]).flatMap(listCalled).some((name) => waited.has(name))),
    );
  });
}

const MAX_LINES = 40;
/** A loop waits for each of its calls; a callback of `forEach` is not waited for. */
const LOOPS = /^\s{0,200}for\b/u;
const EACH = /\.forEach\(\s?async\b/u;

const read = (line: ScannedLine | undefined): readonly string[] =>
  line === undefined ? [] : [line.code.slice(0, REACH.statement)];

const listCalled = (code: string): readonly string[] =>
  (code.slice(0, REACH.statement).match(CALLED) ?? []).filter((name) => !NO_CALL.has(name));

/** A block whose lines below call. */
const startsBlock = (code: string): boolean =>
  /[{(]\s{0,4}$|=>\s{0,4}\{?\s{0,4}$/u.test(code.slice(0, REACH.statement));

/** Returns true for a statement that calls the same and does nothing with it. */
function isLeft({ code }: ScannedLine, waited: ReadonlySet<string>): boolean {
  const text = code.slice(0, REACH.statement);
  return (
    /^\s{0,200}[\w.]{1,120}(?:\(| ?\{)/u.test(text) &&
    !/^\s{0,200}(?:return|throw)\b/u.test(text) &&
    listCalled(text).some((name) => waited.has(name))
  );
}
