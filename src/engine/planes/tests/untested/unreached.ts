/** What a change adds and none of its tests names or reaches, though they name other parts of it. */
import { addToGroup } from '../../../../base/groups.js';
import type { Definition, FileChange, RuleContext } from '../../../model.js';
import { containsName } from '../../../text/contains-name.js';
import { REACH } from '../../../text/reach.js';
import type { NamedByTests } from './changed-tests.js';
import { findDecisions, findNewFunctions, isProduct } from './decisions.js';

/** A new function or line that decides, with the name by which a test would have to name it. */
export interface Unreached {
  readonly change: FileChange;
  readonly line: number;
  readonly name: string;
  readonly kind: 'function' | 'decision';
}

/** A source of the change, with its definitions and lines. */
interface Source {
  readonly change: FileChange;
  readonly definitions: readonly Definition[];
  readonly fresh: readonly Definition[];
  /** The functions that come or change. */
  readonly touched: readonly Definition[];
  readonly lines: readonly string[];
}

/** Functions that a language or a framework calls: a test of what they belong to takes them. */
const CALLED_BY_OTHERS =
  /^(?:__\w+|constructor|init|initialize|new|main|[Ss]tring|[Ee]rror|[Uu]nwrap|to_?[Ss]\w{0,20}|[Ee]quals|hash\w*|[Cc]lose|[Dd]ispose|[Rr]ender|[Rr]un|[Hh]andle\w{0,20}|on_?[A-Z]\w+|on_\w+|[gs]et[A-Z_]\w*|is[A-Z]\w*|fmt|drop|clone|default|from|eq|visit\w*|call|up|down|[Ss]etup|[Ss]tart|[Ss]top|register\w*|boot|poll\w*|Less|Len|Swap|(?:Un)?[Mm]arshal\w*|(?:de)?serialize|[Dd]escribe|[Cc]ollect|Reset)$/u;

/**
 * Returns what no test names or reaches. Where the tests name no function that changes, they test from outside, and only
 * what has to be set by its name counts.
 */
export function findUnreached(
  context: RuleContext,
  moved: Map<string, number>,
  named: NamedByTests,
): readonly Unreached[] {
  const sources = context.change.files.flatMap((change) => readSource(context, change));
  const reached = findReached(sources, named);
  const single = named.single && sources.some((source) => isTestedAlone(source, named));
  return sources.flatMap((source) => [
    ...(single && !isNewWithTest(source, named) ? findFunctions(context, source, reached) : []),
    ...findLines(context, moved, source, { sources, reached, named, single }),
  ]);
}

/** Programs are run as a whole. */
const PROGRAM = /(?:^|\/)bin\//u;

function readSource({ syntax }: RuleContext, change: FileChange): readonly Source[] {
  const file = syntax.get(change.file.path);
  if (
    !isProduct(change) ||
    PROGRAM.test(change.file.path) ||
    file?.after?.whole !== true ||
    change.file.new_text === null
  )
    return [];
  const fresh = file.symbolChanges.flatMap(({ change: kind, after }) =>
    kind === 'added' && after !== null ? [after] : [],
  );
  const touched = file.symbolChanges.flatMap(({ after }) => (after !== null && isFunction(after) ? [after] : []));
  return [{ change, definitions: file.after.definitions, fresh, touched, lines: change.file.new_text.split('\n') }];
}

const isFunction = ({ kind }: Definition): boolean => kind === 'function' || kind === 'method';

/** A new file with a test of its own: frameworks call its functions by their names. */
const isNewWithTest = ({ change }: Source, named: NamedByTests): boolean =>
  change.file.status === 'added' && named.isBeside(change.file.path);

const isTestedAlone = ({ change, touched }: Source, named: NamedByTests): boolean =>
  named.isBeside(change.file.path) ||
  touched.some(({ name }) => name.length >= LEAST_TELLING && !CALLED_BY_OTHERS.test(name) && named.has(name));

/** Returns the functions that the tests name, and those that these call, as far as the change shows both. */
function findReached(sources: readonly Source[], named: NamedByTests): ReadonlySet<Definition> {
  const open = sources.flatMap((source) =>
    source.definitions.filter(isFunction).map((definition) => ({ definition, source })),
  );
  const reached = new Set(
    open.flatMap(({ definition }) => (named.has(definition.name) || isBorne(definition, named) ? [definition] : [])),
  );
  const queue = open.filter(({ definition }) => reached.has(definition));
  const called = new CalledNames(open.filter(({ definition }) => !reached.has(definition)));
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const { definition: caller, source } = next;
    for (const one of called.takeFrom(source.lines.slice(caller.first - 1, caller.last).join('\n'))) {
      reached.add(one.definition);
      queue.push(one);
    }
  }
  return reached;
}

interface Located {
  readonly definition: Definition;
  readonly source: Source;
}

/** A word, or a sign. A text that contains a name has the first part of the name. */
const NAME_PART = /[\w$]+|[^\w$]/gu;

/** Functions by their names, to find those that a text names without a look at all of them. */
class CalledNames {
  /** By the first part of the name, then by the name. */
  readonly #left = new Map<string, Map<string, Located[]>>();

  constructor(functions: readonly Located[]) {
    for (const one of functions) {
      const { name } = one.definition;
      const part = name.match(NAME_PART)?.[0] ?? '';
      const names = this.#left.get(part) ?? new Map<string, Located[]>();
      this.#left.set(part, names);
      addToGroup(names, name, one);
    }
  }

  /** Returns the functions that a text names, each only once for all texts. */
  takeFrom(text: string): readonly Located[] {
    const taken: Located[] = [];
    for (const part of new Set(['', ...(text.match(NAME_PART) ?? [])])) {
      const names = this.#left.get(part);
      if (names === undefined) continue;
      for (const [name, functions] of names) {
        if (!containsName(text, name)) continue;
        for (const one of functions) taken.push(one);
        names.delete(name);
      }
    }
    return taken;
  }
}

const isBorne = ({ name, container }: Definition, named: NamedByTests): boolean =>
  CALLED_BY_OTHERS.test(name) && named.has(container?.split('.').at(-1) ?? '');

/** The new functions that others may call and no test does. */
function findFunctions(
  context: RuleContext,
  { change, fresh, definitions }: Source,
  reached: ReadonlySet<Definition>,
): readonly Unreached[] {
  const long = new Set(findNewFunctions(context, change));
  return definitions
    .filter(
      (one) =>
        isFunction(one) &&
        one.exported &&
        !isInner(one) &&
        !reached.has(one) &&
        long.has(one.first) &&
        !CALLED_BY_OTHERS.test(one.name) &&
        fresh.some(({ first }) => first === one.first),
    )
    .map(({ first, name }) => ({ change, line: first, name, kind: 'function' }));
}

interface Around {
  readonly sources: readonly Source[];
  readonly reached: ReadonlySet<Definition>;
  readonly named: NamedByTests;
  /** Whether the tests call single functions of the change. */
  readonly single: boolean;
}

/**
 * The new lines that decide: in a file of which the tests name nothing, and those that ask for a name that comes with the
 * change and that no test sets.
 */
function findLines(
  context: RuleContext,
  moved: Map<string, number>,
  source: Source,
  { sources, reached, named, single }: Around,
): readonly Unreached[] {
  const { change, definitions, lines } = source;
  const decisions = findDecisions(context, moved, change);
  if (decisions.length === 0) return [];
  const foreign = single && !named.isBeside(change.file.path);
  const names = new Set(
    sources
      .filter(({ change: { language } }) => language === change.language)
      .flatMap(({ fresh }) => fresh.filter(isSettable))
      .map(({ name }) => name),
  );
  return decisions.flatMap((line): readonly Unreached[] => {
    const text = lines[line - 1] ?? '';
    const own = [...names].find((name) => containsName(text, name) && !named.has(name));
    if (own !== undefined) return [{ change, line, name: own, kind: 'decision' }];
    const around = definitions.filter(({ first, last }) => first <= line && last >= line);
    const inner = around.at(-1);
    if (!foreign || inner === undefined || !isRun(inner) || around.some((one) => isReached(one, { reached, named })))
      return [];
    const refuses = lines.slice(line, line + 2).some((next) => REFUSES.test(next.slice(0, REACH.entry)));
    if (!refuses && readWords(text).some((word) => named.adds(word))) return [];
    return [{ change, line, name: inner.name, kind: 'decision' }];
  });
}

/** A type or field that others set: a test of what it decides has to name it. */
function isSettable(one: Definition): boolean {
  const kind = one.kind === 'field' || one.kind === 'class' || one.kind === 'interface' || one.kind === 'enum';
  return kind && one.exported && !isInner(one) && one.name.length >= LEAST_NAME && /[a-z]/u.test(one.name);
}

const isInner = ({ signature }: Definition): boolean =>
  /\b(?:private|protected|internal|fileprivate)\b/u.test(signature);

/** What stands in a type and in no function of it is an operator or an accessor, which others use without a name. */
const isRun = ({ kind }: Definition): boolean => !['class', 'interface', 'type', 'enum', 'module'].includes(kind);

/** A function is reached if it is called; a value that is set, and a type without functions around the line, if it is named. */
function isReached(one: Definition, { reached, named }: Pick<Around, 'reached' | 'named'>): boolean {
  if (isFunction(one)) return reached.has(one);
  return one.kind === 'constant' || one.kind === 'variable' || one.kind === 'field' ? named.has(one.name) : false;
}

/** A new error: a test of it has its message, or calls the function. */
const REFUSES = /^\s*(?:throw|raise|panic!?\(|return\b.{0,60}(?:[Ee]rrorf?\(|Err\(|errors\.New))/u;

/** The words of a line by which a test that sets what it asks for is known. */
const readWords = (text: string): readonly string[] =>
  (text.match(/[A-Za-z_]\w{5,}/gu) ?? []).filter(
    (word) =>
      !/^(?:return|switch|foreach|except|guard|unless|elseif|isinstance|instanceof|isEmpty|length|undefined)$/u.test(
        word,
      ),
  );

const LEAST_TELLING = 6;
/** Shorter names stand for many things. */
const LEAST_NAME = 5;
