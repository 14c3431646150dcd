/** Lines of the code that decide something: conditions, branches and handlers, without what only looks like one. */
import { addToCount, takeFromCount } from '../../../../base/groups.js';
import { compareText } from '../../../../base/order.js';
import type { Definition, FileChange, FileSyntax, Line, RuleContext, ScannedLine } from '../../../model.js';
import { normaliseLine } from '../../../text/line-shape.js';
import { REACH } from '../../../text/reach.js';
import { isMacro, isThin } from './thin-functions.js';

/** A keyword at its place: `match = 1`, `f(case)` and `x.when(…)` are names. A loop only says what is done for each. */
const DECIDES =
  /(?:^|[^\w$.#@'"])(?:(?:if|elif|elsif|unless|while)\b(?!\s*[=:,)]\s)|(?:switch|case|when|match|catch|except|rescue)\b(?!\s*(?:[=,.;)\]]|$))|else if\b)/u;

const GUARD = /^\s*guard\b/u;
const SAID = />[^<>{}]{1,400}<(?=\/)/gu;

/** Compilation under a condition, the handing on of an error in Go, and guards of imports decide nothing for a user. */
const PLAIN =
  /^\s*#\s*(?:if|elif|elseif|ifdef|ifndef)\b|^\s*(?:\}\s*else\s+)?if (?:\w+ :?= .{1,200}; )?err != nil \{$|\bTYPE_CHECKING\b|\bPY[23]\d?\b|\bsys\.version_info\b|\bexcept (?:ImportError|ModuleNotFoundError)\b|__name__ ==|^\s*(?:unsafe\s+)?impl\b/u;

/** Cases of an enumeration, by language: they declare, and decide nothing. */
const ENUM_CASE: Readonly<Partial<Record<string, RegExp>>> = {
  Swift: /^\s*(?:indirect\s+)?case\s[^:]*$/u,
  PHP: /^\s*case\s+\w+(?:\s*=\s*[^:]*)?;\s*$/u,
  Scala: /^\s*case\s+(?:object|class)\b|^\s*case\s+[\w, ]+$/u,
};

/** Code that people do not use in production, and patterns of tree-sitter: their tests are not asked for. */
const ASIDE =
  /(?:^|\/)(?:\.\w[\w.-]*|_?examples?|client-dist|xtask|samples?|demos?|docs?|docs_src|scripts?|tools?|hack|misc|benches|benchmarks?|perf|vendor\w*|third[-_]?party|deps|external|migrations?|migrate|stories|storybook|tutorials?|templates?|assets|public|rootfs|__testfixtures__)\/|^(?:types|typings|stubs)\/|\.stories\.\w+$|\.d\.[cm]?ts$|\.rbi$|\.(?:config|conf)\.\w+$|^(?:contrib|dev)\/|(?:^|\/)(?:setup|noxfile|conanfile|manage|gulpfile|gruntfile|build)\.\w+$|(?:^|\/)(?:rakefile|fastfile|dangerfile|jakefile|gemfile|podfile|vagrantfile)$|\.rake$|(?:^|\/)buildsrc\/|(?:^|\/)queries\/.{1,200}\.scm$/u;

/** Code that documents show. Below a folder of sources these are names of the product’s own parts. */
const OF_DOCUMENTS =
  /^(?:(?!(?:src|lib|app|pkg|internal|cmd)\/)[^/]{1,100}\/){0,8}(?:documentation|manual|snippets)\//u;

/** Returns the numbers of the added lines that decide something new, beyond what went from the same place. */
export function findDecisions(context: RuleContext, moved: Map<string, number>, change: FileChange): readonly number[] {
  const syntax = context.syntax.get(change.file.path);
  if (!isProduct(change) || syntax === undefined || syntax.substance !== 'code') return [];
  const decides = (line: ScannedLine) => isDecision(line, change.language);
  const added = syntax.added.filter(decides);
  if (added.length === 0) return [];
  const fresh = new Set(
    added.filter(({ text }) => !takeFromCount(moved, normaliseLine(text))).map(({ number }) => number),
  );
  const came = new Set(added.map(({ text }) => normaliseLine(text)));
  const lost = syntax.removed.filter((line) => decides(line) && !came.has(normaliseLine(line.text)));
  const gone = new Set(lost.map(({ number }) => number));
  // A condition that moves and gets another name on its way decides what it did.
  for (const line of added.filter(({ number }) => fresh.has(number)).slice(0, MAX_COMPARED)) {
    const old = lost.slice(0, MAX_COMPARED).find((one) => gone.has(one.number) && isNearlySame(line.code, one.code));
    if (old === undefined) continue;
    fresh.delete(line.number);
    gone.delete(old.number);
  }
  // Where nearly as many conditions go as come, those that come may be the old ones in another form.
  if (gone.size > 0 && fresh.size < TIMES_NEW * gone.size) return [];
  return change.regions.flatMap((region) => {
    const own = region.added.filter(({ number }) => fresh.has(number));
    const replaced = region.removed.filter(({ number }) => gone.has(number)).length;
    return own.slice(replaced).map(({ number }) => number);
  });
}

/**
 * Returns the numbers of the added lines that decide something in the place of a line that did, by other operators or other
 * values: `a > 1` for `a > 0`, `a && b` for `a`. Where several stand in one place, they are compared in their order.
 */
export function findChangedConditions(context: RuleContext, change: FileChange): readonly number[] {
  const syntax = context.syntax.get(change.file.path);
  if (!isProduct(change) || syntax === undefined || syntax.substance !== 'code') return [];
  const read = (lines: readonly ScannedLine[]) =>
    new Map(lines.filter((line) => isDecision(line, change.language)).map((line) => [line.number, line]));
  const [added, removed] = [read(syntax.added), read(syntax.removed)];
  return change.regions.flatMap((region) => {
    const [own, old] = [pick(region.added, added), pick(region.removed, removed)];
    if (own.length !== old.length) return [];
    return own.flatMap((line, at) => {
      const before = old[at];
      return before === undefined || !decidesOtherwise(before, line) ? [] : [line.number];
    });
  });
}

const pick = (lines: readonly Line[], known: ReadonlyMap<number, ScannedLine>): readonly ScannedLine[] =>
  lines.flatMap(({ number }) => known.get(number) ?? []);

/** Operators that decide, numbers, and strings. */
const MARKS =
  /&&|\|\||[!=]==?|[<>]=?|!|\b(?:and|or|not|in|is|nil|null|None|true|false)\b|\b\d[\d_.]*\b|(["'`])[^"'`]{0,60}\1/gu;
const NAMES = /[\p{IDS}_$][\p{IDC}$]*/gu;

/** A handler of errors, and the kinds that it takes: languages write types with capital letters. */
const HANDLER = /^\W{0,200}(?:catch|except|rescue)\b/u;
const listKinds = (line: string): string =>
  [...new Set(line.slice(0, REACH.statement).match(/(?<![\w.$])[A-Z]\w*/gu))].toSorted(compareText).join(' ');

/** A condition of a tag stands among attributes that decide nothing. */
const OF_TAG = /\b(?:v-(?:if|else-if|show)|\*ngIf|x-if)=(["'])(.{0,300}?)\1/u;

function focus(line: ScannedLine): ScannedLine {
  const said = OF_TAG.exec(line.text.slice(0, REACH.line))?.[0];
  return said === undefined ? line : { ...line, text: said, code: said };
}

function decidesOtherwise(beforeLine: ScannedLine, afterLine: ScannedLine): boolean {
  const [before, after] = [focus(beforeLine), focus(afterLine)];
  if (HANDLER.test(before.code) && HANDLER.test(after.code)) {
    const [old, own] = [listKinds(before.code), listKinds(after.code)];
    return old !== '' && own !== '' && old !== own;
  }
  const [old, own] = [before, after].map(({ text, code }) => ({
    marks: [...(text.slice(0, REACH.statement).match(MARKS) ?? [])],
    names: new Set(code.slice(0, REACH.statement).match(NAMES)),
  }));
  if (old === undefined || own === undefined || old.marks.join(' ') === own.marks.join(' ')) return false;
  // A condition that only loses a part was simplified, mostly where the part always held.
  const known = new Set<string>(old.marks);
  const gains = own.marks.length > old.marks.length || own.marks.some((mark) => !known.has(mark));
  if (!gains && [...own.names].every((name) => old.names.has(name))) return false;
  // With other names it is another condition in another form.
  const shared = [...old.names].filter((name) => own.names.has(name)).length;
  return shared >= SAME_NAMES * old.names.size;
}

/** The share of the names of a condition that it keeps when it only decides otherwise. */
const SAME_NAMES = 0.75;

/** In a file that loses conditions, new ones are told where there are so many times more. */
const TIMES_NEW = 3;
/** The limit of lines of each side that are compared with each other. */
const MAX_COMPARED = 100;
/** A condition with fewer words is like too many others. */
const MIN_WORDS = 4;
/** The share of words that two forms of one condition have in common. */
const NEARLY = 0.75;

function isNearlySame(one: string, other: string): boolean {
  const [own, theirs] = [one, other].map(
    (code) => new Set(code.slice(0, REACH.statement).match(/\w{2,60}|[=!<>]=|[<>]/gu)),
  );
  if (own === undefined || theirs === undefined || own.size < MIN_WORDS) return false;
  const shared = [...own].filter((word) => theirs.has(word)).length;
  return shared >= NEARLY * Math.max(own.size, theirs.size);
}

/** Shorter functions hand on what others do. */
const LEAST_FUNCTION_LINES = 4;

/**
 * Returns the first lines of the functions that come with the change: each is new behaviour, whatever it decides. `removed`
 * are the lines that went anywhere in the change.
 */
export function findNewFunctions(
  { syntax }: RuleContext,
  removed: ReadonlySet<string>,
  change: FileChange,
): readonly number[] {
  const file = syntax.get(change.file.path);
  if (!isProduct(change) || file === undefined) return [];
  const added = new Map(change.added.map(({ number, text }) => [number, text]));
  const scanned = new Map(file.added.map((line) => [line.number, line]));
  const lines = (change.file.new_text ?? '').split('\n');
  const isFunction = (one: Definition | null) => one?.kind === 'function' || one?.kind === 'method';
  // What comes where a function goes may be the old one under another name.
  if (file.symbolChanges.some(({ change: kind, before }) => kind === 'removed' && isFunction(before))) return [];
  return file.symbolChanges.flatMap(({ change: kind, after }) =>
    kind === 'added' &&
    after !== null &&
    isFunction(after) &&
    !isConstructor(after) &&
    after.last - after.first + 1 >= LEAST_FUNCTION_LINES &&
    !onlyCallsBase(after, added) &&
    !wasBefore(after, lines, added, removed) &&
    !isTakenOut(after, lines, file) &&
    !isAside(after, scanned)
      ? [after.first]
      : [],
  );
}

/** Returns true if most of the lines below the head stood there before, here or elsewhere: another name, or a part of another. */
function wasBefore(
  { first, last }: Definition,
  lines: readonly string[],
  added: ReadonlyMap<number, string>,
  removed: ReadonlySet<string>,
): boolean {
  let said = 0;
  let old = 0;
  for (let number = first + 1; number <= Math.min(last, first + MAX_BODY); number += 1) {
    const text = normaliseLine(lines[number - 1] ?? '');
    if (text.length < LEAST_LINE) continue;
    said += 1;
    if (!added.has(number) || removed.has(text)) old += 1;
  }
  return old > MOST_MOVED * said;
}

/** The share of the words of a function that the lines that went have, too. */
const SAME_WORDS = 0.75;

/**
 * Returns true for a function of the file alone in a file that gets shorter, with words that stood there before: what several
 * places did is done in one.
 */
function isTakenOut(
  { first, last, exported }: Definition,
  lines: readonly string[],
  { added, removed }: FileSyntax,
): boolean {
  if (exported || last - first > MAX_BODY) return false;
  const count = (all: readonly ScannedLine[]) => all.filter(({ code }) => /\w/u.test(code)).length;
  if (count(added) >= count(removed)) return false;
  const listWords = (texts: readonly string[]) =>
    new Set(texts.flatMap((text) => text.slice(0, REACH.statement).match(NAMES) ?? []));
  const own = listWords(lines.slice(first, last));
  const old = listWords(removed.map(({ code }) => code));
  return [...own].filter((word) => old.has(word)).length >= SAME_WORDS * own.size;
}

/** The limit of lines of a function that are looked for among those that went. */
const MAX_BODY = 400;

/** The limit of lines of a function that are read to tell a macro or a thin one. */
const MAX_READ = 40;

/** Returns true for a macro, and for a function of one expression that decides nothing. */
function isAside({ first, last }: Definition, scanned: ReadonlyMap<number, ScannedLine>): boolean {
  const count = Math.min(last - first + 1, MAX_READ);
  const lines = Array.from({ length: count }, (_, at) => scanned.get(first + at)).filter((line) => line !== undefined);
  return isMacro(lines) || (lines.length === last - first + 1 && isThin(lines));
}

/** A statement that calls what the base has: Java, Kotlin, Swift, Scala, TypeScript, Ruby, Python; C#; PHP. */
const CALLS_BASE = /^\s*(?:return\s{1,4}|await\s{1,4})?(?:super\b|base\.|parent::)/u;

/** Returns true for a method that only hands on to the one that it overrides, such as one that narrows a type or a comment. */
function onlyCallsBase({ first, last }: Definition, added: ReadonlyMap<number, string>): boolean {
  if (last - first > MAX_HANDED_LINES) return false;
  const lines = Array.from({ length: last - first + 1 }, (_, at) => (added.get(first + at) ?? 'a').trim());
  const body = lines.filter((line) => /[\w@]/u.test(line) && !/^(?:@|end$|\/\/|\/?\*|#)/u.test(line));
  const statements = body.filter((line) => CALLS_BASE.test(line));
  // The head and the one statement.
  return statements.length === 1 && body.length <= 2;
}

/** The head, annotations, a statement and brackets. */
const MAX_HANDED_LINES = 8;

const isConstructor = ({ name, container }: Definition): boolean =>
  /^(?:constructor|init|initialize|__init__|__construct)$/u.test(name) || name === container?.split('.').at(-1);

/** Returns true for code whose tests are asked for. */
export function isProduct({ class: kind, file }: FileChange): boolean {
  // A namespace is written with a capital letter: the product has templates of its own there.
  const path = file.path.replaceAll('/Templates/', '/').toLowerCase();
  return kind === 'source' && !ASIDE.test(path) && !OF_DOCUMENTS.test(path);
}

/** Returns true for a line that takes one way or another. */
export function isDecision({ code }: ScannedLine, language: string | null): boolean {
  const head = code.slice(0, REACH.statement);
  // What stands between two tags is said to people.
  const line = head.replace(SAID, '><');
  return (
    (DECIDES.test(line) || (language === 'Swift' && GUARD.test(line))) &&
    !PLAIN.test(line) &&
    ENUM_CASE[language ?? '']?.test(line) !== true
  );
}

/** Returns what went anywhere in the change, by its words. */
export function readRemovedLines({ change }: Pick<RuleContext, 'change'>): ReadonlySet<string> {
  return new Set(change.files.flatMap((file) => file.removed.map(({ text }) => normaliseLine(text))));
}

/** Returns a function that tells whether most of what a file gains went elsewhere in the change: its code moved. */
export function createMovedTest({ change }: RuleContext): (file: FileChange) => boolean {
  const removed = readRemovedLines({ change });
  return ({ added }) => {
    const said = added.map(({ text }) => normaliseLine(text)).filter((text) => text.length >= LEAST_LINE);
    return said.filter((text) => removed.has(text)).length > MOST_MOVED * said.length;
  };
}

/** Shorter lines are in every file. */
const LEAST_LINE = 8;
const MOST_MOVED = 0.5;

/** Counts the removed lines of the whole change by their words: a line that comes again only moved. */
export function countRemoved({ change }: RuleContext): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { removed } of change.files) for (const { text } of removed) addToCount(counts, normaliseLine(text));
  return counts;
}
