/** What the changed tests leave out of what comes with a change: names and messages that they do not have. */
import { groupBy } from '../../../../base/groups.js';
import { counted } from '../../../../base/text.js';
import type { Definition, FileChange, RuleContext } from '../../../model.js';
import { findLastAround } from '../../../text/line-spans.js';
import { REACH } from '../../../text/reach.js';
import { isFunction } from '../../is-function.js';
import { findNewSettings } from '../../new-settings.js';
import { clip, toFileName } from '../../wording.js';
import { type Behaviour, findBehaviours } from './behaviours.js';
import { type NamedByTests, readNames, readTestTexts, type TestTexts } from './changed-tests.js';
import { isProduct } from './decisions.js';
import { findNewErrors, readRemoved } from './new-errors.js';
import { isLong, LEAST_PLAIN_LINES } from './substance.js';
import { findUnnamedSources, type UnnamedSource } from './unnamed-sources.js';
import { CALLED_BY_OTHERS, findUnreached, isMarked } from './unreached.js';

/** One thing that the changed tests do not have. */
export interface LeftOut {
  readonly change: FileChange;
  readonly line: number;
  /** Its name in a title: `--dry-run`, `mergeCarts`. */
  readonly name: string;
  /** What it is, with its name: “the new option `--dry-run`”. */
  readonly words: string;
}

/** Returns it; empty where the text of a changed test is not at hand. Takes time by the length of sources and tests. */
export function findLeftOut(context: RuleContext, tests: readonly FileChange[]): readonly LeftOut[] {
  const texts = readTestTexts(tests);
  if (texts === null) return [];
  const named = readNames(tests, context);
  const behaviours = named?.single === true ? findBehaviours(context) : [];
  const found = [
    ...findSettings(context, texts),
    ...findErrors(context, texts),
    ...(named === null
      ? []
      : [
          ...findUnreached(context, named).map(describeFunction),
          ...findUncalled(context, named, behaviours),
          ...findUnnamedSources(context, named, behaviours)
            .filter(({ lines }) => !isLong(context) || lines >= LEAST_PLAIN_LINES)
            .map(describeSource),
        ]),
  ];
  const taken = new Set<string>();
  return found.filter(({ change, line }) => {
    const key = `${line} ${change.file.path}`;
    const first = !taken.has(key);
    taken.add(key);
    return first;
  });
}

/** Each name is looked for in all tests, so no more files are read for names. */
const MAX_FILES = 100;

function findSettings(context: RuleContext, texts: TestTexts): readonly LeftOut[] {
  return context.change.files
    .filter(isProduct)
    .slice(0, MAX_FILES)
    .flatMap((change) =>
      findNewSettings(change, context.syntax.get(change.file.path))
        .filter(({ kind, name }) => !texts.has(name) && !(isLong(context) && kind === 'environment variable'))
        .map(({ kind, name, line }) => ({
          change,
          line,
          name: clip(name, 40),
          words: `the new ${kind} ${clip(name, 60)}`,
        })),
    );
}

function findErrors(context: RuleContext, texts: TestTexts): readonly LeftOut[] {
  const gone = readRemoved(context);
  const found = context.change.files
    .filter(isProduct)
    .slice(0, MAX_FILES)
    .flatMap((change) =>
      findNewErrors(context, change, gone)
        .filter(({ message }) => !texts.hasMessage(message))
        .map(({ message, line }) => ({
          change,
          line,
          name: `“${clip(message, 50)}”`,
          words: `the message of the new error “${clip(message, 80)}”`,
        })),
    );
  // Mostly a test expects an error by its type or by a flag.
  const least = isLong(context) ? LEAST_ERRORS : 1;
  return found.length > texts.expectedErrors && found.length >= least ? found : [];
}

/** The message of a single error is hardly asked a test for where tests are usual. */
const LEAST_ERRORS = 2;

const describeFunction = ({ change, line, name }: { change: FileChange; line: number; name: string }): LeftOut => ({
  change,
  line,
  name,
  words: `the new function ${clip(name, 60)}`,
});

const describeSource = ({ change, line, name, lines }: UnnamedSource): LeftOut => {
  const file = toFileName(change.file.path);
  return {
    change,
    line,
    name: file,
    words: `anything of ${file}, where ${clip(name, 60)} and what stands beside it get ${counted(lines, 'different line')} of code`,
  };
};

/** A function of a changed source, with the lines that are its own and not those of a function within it. */
interface Own {
  readonly change: FileChange;
  readonly definition: Definition;
  readonly words: ReadonlySet<string>;
}

/**
 * Returns what is new in functions that the changed tests do not name, and that no function of the changed files calls by
 * name which they do name. What stands outside of functions is run by whoever takes the file.
 */
function findUncalled(context: RuleContext, named: NamedByTests, all: readonly Behaviour[]): readonly LeftOut[] {
  if (!named.single) return [];
  const behaviours = all.filter(({ kind }) => kind !== 'setting' && kind !== 'error');
  if (behaviours.length === 0) return [];
  const sources = context.change.files.filter(
    (change) =>
      isProduct(change) &&
      named.isWrittenIn(change.language) &&
      change.file.new_text !== null &&
      change.file.status !== 'deleted',
  );
  const read = sources.map((change) => readFunctions(context, change));
  const functions = read.flatMap(({ own }) => own);
  const reached = new Set(functions.filter(({ definition }) => isNamed(definition, named)));
  if (reached.size === 0) return [];
  const byName = groupBy(functions, ({ definition }) => toWord(definition.name));
  const open: ReadonlySet<string>[] = [
    ...read.map(({ outside }) => outside),
    ...[...reached].map(({ words }) => words),
  ];
  for (let words = open.pop(); words !== undefined; words = open.pop()) {
    for (const word of words) {
      for (const one of byName.get(word) ?? []) {
        if (!reached.has(one)) open.push(one.words);
        reached.add(one);
      }
      byName.delete(word);
    }
  }
  const left = new Map<Own, Behaviour>();
  const texts = new Map(sources.map((change) => [change, change.file.new_text?.split('\n') ?? []]));
  const marked = ({ change, definition }: Own) => isMarked(texts.get(change) ?? [], definition.first);
  const byChange = groupBy(behaviours, ({ change }) => change);
  for (const { change, around } of read) {
    for (const behaviour of byChange.get(change) ?? []) {
      const one = around(behaviour.line);
      if (one === null || reached.has(one) || left.has(one) || !isCalledByName(one) || marked(one)) continue;
      // What a test sets by name, or a function that nothing outside of its file can name.
      if (namesWords(behaviour, named) || (behaviour.kind === 'function' && !one.definition.exported)) continue;
      left.set(one, behaviour);
    }
  }
  return [...left].map(([{ change, definition }, { kind, line, words }]) => {
    const name = clip(definition.name, 60);
    return {
      change,
      line,
      name: clip(definition.name, 40),
      words:
        kind === 'function'
          ? `the new function ${name}, or what calls it`
          : `${name}, which gets ${words}, or what calls it`,
    };
  });
}

/** Returns true if the tests have a name of several words that stands in the line. */
function namesWords({ text }: Behaviour, named: NamedByTests): boolean {
  return (text.slice(0, REACH.statement).match(WORD) ?? []).some((word) => SEVERAL_WORDS.test(word) && named.has(word));
}

const SEVERAL_WORDS = /[a-z\d][A-Z]|[^_]_[^_]/u;

/** A name without the signs that Ruby and JavaScript put to it. */
const toWord = (name: string): string => name.replace(/^#|[?!=]$/gu, '');

const isNamed = ({ name, container }: Definition, named: NamedByTests): boolean =>
  named.has(toWord(name)) || (CONSTRUCTOR.test(name) && named.has(container?.split('.').at(-1) ?? ''));

const CONSTRUCTOR = /^(?:constructor|init|initialize|new|__init__|__construct|__call__|__new__)$/u;

/**
 * Languages, frameworks and interfaces call some functions, and methods through what a type inherits; those with short
 * names may be anything.
 */
const isCalledByName = ({ definition: { name, container }, change }: Own): boolean =>
  name.length >= LEAST_NAME &&
  !CALLED_BY_OTHERS.test(name) &&
  (container === null || change.language === 'Go' || change.language === 'Rust');

function readFunctions(
  { syntax }: RuleContext,
  change: FileChange,
): { change: FileChange; own: readonly Own[]; outside: ReadonlySet<string>; around: (line: number) => Own | null } {
  const all = (syntax.get(change.file.path)?.after?.definitions ?? []).filter(isFunction);
  // A function within another is run by that one.
  let end = 0;
  const definitions = all.filter(({ first, last }) => {
    const outer = first > end;
    if (outer) end = last;
    return outer;
  });
  const lines = (change.file.new_text ?? '').split('\n');
  const numbers = lines.map((_, at) => at + 1);
  const innermost = findLastAround(numbers, definitions);
  const outside = new Set<string>();
  const words = new Map<Definition, Set<string>>(definitions.map((one) => [one, new Set<string>()]));
  for (const [at, line] of lines.entries()) {
    if (IMPORT.test(line)) continue;
    const definition = innermost.get(at + 1);
    const into = definition === undefined ? outside : words.get(definition);
    // The first line of a function has its own name.
    const own = definition?.first === at + 1 ? toWord(definition.name) : null;
    for (const word of line.slice(0, REACH.longLine).match(WORD) ?? []) if (word !== own) into?.add(word);
  }
  const own = definitions.map((definition): Own => ({ change, definition, words: words.get(definition) ?? new Set() }));
  const known = new Map(own.map((one) => [one.definition, one]));
  return {
    change,
    own,
    outside,
    around(line) {
      const definition = innermost.get(line);
      return definition === undefined ? null : (known.get(definition) ?? null);
    },
  };
}

const IMPORT = /^\s{0,80}(?:import|from|use|using|require|pub use|export (?:\{|\*))\b/u;
const WORD = /[\p{IDS}_$][\p{IDC}$]*/gu;
/** Shorter names stand for many things. */
const LEAST_NAME = 4;
