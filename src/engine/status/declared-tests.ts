/**
 * Where the tests of a report stand in the test files of the change: by their names as the files write them. It needs
 * no syntax tree, so it knows every language whose tests are named by a string or by a function.
 */
import type { FileChange } from '../model.js';
import type { ReportedTest } from '../reported.js';
import { measureIndent } from '../text/line-shape.js';
import type { LineSpan } from '../text/line-spans.js';
import { MAX_LINE } from '../text/words.js';

const QUOTED = /"([^"\\]{2,200})"|'([^'\\]{2,200})'|`([^`\\]{2,200})`/gu;
/** A line that may name a test by a function: a definition, or a macro of a framework. */
const DEFINES = /\b(?:def|func?|fun|function|fn|void|sub|class|public|async|suspend|proc|TEST\w*)\b/u;
const IDENTIFIER = /[\p{IDS}_$][\p{IDC}$]{2,200}/gu;
const SCENARIO = /^\s*(?:Scenario(?: Outline| Template)?|Example|Rule):\s{0,20}(\S.{1,200})$/u;
/** Where a title of a table of cases begins to differ from case to case. */
const PLACEHOLDER = /%[sidfjop#%]|\$\{?\w|#?\{/u;
const MIN_TEMPLATE = 4;
const MAX_TEMPLATES = 200;
/** A name in more files says nothing about which one is meant. */
const MAX_FILES = 8;
/** Words of a name that are tried as the beginning of a title. */
const MAX_WORDS = 40;
const CLOSING = /^\s*(?:[)\]}]|end\b)/u;

/** The names that a test file gives its tests, with their lines. */
export class DeclaredTests {
  private readonly titles = new Map<string, number>();
  private readonly functions = new Map<string, number>();
  private readonly templates: { readonly start: string; readonly line: number }[] = [];
  private readonly words: ReadonlySet<string>;
  private readonly lines: ReadonlyMap<number, string>;
  private readonly spans = new Map<number, LineSpan>();
  private readonly last: number;

  constructor({ file, added }: FileChange) {
    const whole = file.new_text?.split('\n').map((text, at) => [at + 1, text] as const);
    this.lines = new Map(whole ?? added.map(({ number, text }) => [number, text] as const));
    this.last = [...this.lines.keys()].at(-1) ?? 0;
    const words = new Set(readWords(file.path));
    for (const [number, text] of this.lines) {
      const line = text.slice(0, MAX_LINE);
      for (const word of readWords(line)) words.add(word);
      this.readNames(line, number);
    }
    this.words = words;
  }

  /** Returns the lines of the test; null if the file does not name it. */
  find({ name }: Pick<ReportedTest, 'name'>): LineSpan | null {
    const line = this.findTitle(name) ?? this.findTitle(cutParameters(name)) ?? this.findFunction(name);
    return line === null ? null : this.measure(line);
  }

  /** Whether a suite may be one of this file: a part of its name stands in the path or in the text. */
  mayHold(suite: string): boolean {
    const words = readWords(suite);
    return words.length === 0 || words.slice(-2).some((word) => this.words.has(word));
  }

  private readNames(line: string, number: number): void {
    const put = (names: Map<string, number>, name: string) => {
      if (!names.has(name)) names.set(name, number);
    };
    const scenario = SCENARIO.exec(line)?.[1]?.trim();
    if (scenario !== undefined) put(this.titles, scenario);
    for (const [, double, single, back] of line.matchAll(QUOTED)) {
      const title = (double ?? single ?? back ?? '').replace(/\s+/gu, ' ').trim();
      const start = title.split(PLACEHOLDER, 1)[0]?.trimEnd() ?? '';
      if (start.length === title.length) put(this.titles, title);
      else if (start.length >= MIN_TEMPLATE && this.templates.length < MAX_TEMPLATES) {
        this.templates.push({ start, line: number });
      }
    }
    if (DEFINES.test(line)) for (const [name] of line.matchAll(IDENTIFIER)) put(this.functions, name);
  }

  /** A name is the titles of its suites and its own, joined by blanks or signs: the last part that is a title is its own. */
  /** All names by which a test of this file may be found: titles, functions, and the beginnings of titles of tables. */
  listNames(): { readonly whole: Iterable<string>; readonly starts: readonly string[] } {
    return {
      whole: [...this.titles.keys(), ...this.functions.keys()],
      starts: this.templates.map(({ start }) => start),
    };
  }

  private findTitle(name: string): number | null {
    for (const end of listEnds(name)) {
      // Go writes blanks of a title as underscores.
      const line = this.titles.get(end) ?? this.titles.get(end.replaceAll('_', ' '));
      if (line !== undefined) return line;
    }
    const found = this.templates.find(({ start }) => beginsTitle(name, start));
    return found?.line ?? null;
  }

  private findFunction(name: string): number | null {
    return this.functions.get(readShortName(name)) ?? null;
  }

  /** From the line of the name on, as long as lines are indented more, with the line that closes them. */
  private measure(first: number): LineSpan {
    const known = this.spans.get(first);
    if (known !== undefined) return known;
    const start = this.lines.get(first) ?? '';
    const titleAlone = /^\s*["'`]/u.test(start);
    const indent = measureIndent(start) - (titleAlone ? 1 : 0);
    let last = first;
    for (let at = first + 1; at <= this.last; at += 1) {
      const line = this.lines.get(at) ?? '';
      if (line.trim() === '') continue;
      const inner = measureIndent(line) > indent;
      // A brace may stand on a line of its own before the body.
      if (!inner && !(measureIndent(line) === indent && (CLOSING.test(line) || /^\s*\{/u.test(line)))) break;
      last = at;
      if (!inner && CLOSING.test(line)) break;
    }
    const span = { first, last };
    this.spans.set(first, span);
    return span;
  }
}

/** Whether a title in the name of a test begins so. */
function beginsTitle(name: string, start: string): boolean {
  return name.startsWith(start) || name.includes(` ${start}`);
}

const cutParameters = (name: string) => name.replace(/[[(][^\])]{0,200}[\])]$/u, '').trimEnd();

/** Returns what of a name may be the title of the test: the whole, and what follows a gap if it has blanks or is the last word. */
function listEnds(name: string): readonly string[] {
  const gaps = [...name.matchAll(/[\s/>:›.]+/gu)]
    .slice(0, MAX_WORDS)
    .map((gap) => name.slice(gap.index + gap[0].length));
  return [name, ...gaps.filter((end, at) => end.includes(' ') || at === gaps.length - 1)];
}

/** Finds the files that may declare a test, by its name. */
export class DeclaringFiles<T extends { readonly names: DeclaredTests }> {
  private readonly whole = new Map<string, T[]>();
  private readonly starts: { readonly start: string; readonly file: T }[] = [];

  constructor(files: readonly T[]) {
    for (const file of files) {
      const { whole, starts } = file.names.listNames();
      for (const name of whole) {
        const known = this.whole.get(name) ?? [];
        if (known.length < MAX_FILES) this.whole.set(name, [...known, file]);
      }
      for (const start of starts) if (this.starts.length < MAX_TEMPLATES) this.starts.push({ start, file });
    }
  }

  find(name: string): ReadonlySet<T> {
    const ends = [...listEnds(name), ...listEnds(cutParameters(name))];
    const keys = new Set([...ends, ...ends.map((end) => end.replaceAll('_', ' ')), readShortName(name)]);
    return new Set([
      ...[...keys].flatMap((key) => this.whole.get(key) ?? []),
      ...this.starts.filter(({ start }) => beginsTitle(name, start)).map(({ file }) => file),
    ]);
  }
}

/** Returns a test's own name without its suites, its parameters and the case of a table: `a::b[1]` is `b`. */
export function readShortName(name: string): string {
  const own = name.slice(name.lastIndexOf('::') + 1).replace(/^:/u, '');
  const bare = own.replace(/[[({#].*$/su, '').replace(/\/.*$/su, '');
  return /[^.\\>]+$/u.exec(bare)?.[0]?.trim() ?? bare;
}

function readWords(text: string): string[] {
  return text.match(/[\p{Alpha}\d]{3,}/gu)?.map((word) => word.toLowerCase()) ?? [];
}
