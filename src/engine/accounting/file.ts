/** The account of one file: its whole-file reasons first, then the reasons of its lines, strongest first. */
import { readHunkLines } from '../../base/hunk-lines.js';
import { once } from '../../base/once.js';
import type { Span } from '../../contract/index.js';
import type { Idle } from '../idle/index.js';
import type { Definition, FileChange, FileSyntax, Line, SideSyntax } from '../model.js';
import { findCovered, findLastAround, type LineSpan } from '../text/line-spans.js';
import { type AskedLines, findEnclosedLines } from './asked.js';
import { listFileFacts } from './files/file-facts.js';
import { findIdleReason, findOpaqueReason } from './files/whole-file.js';
import { createBlankJudge, type JudgeBlank } from './lines/blank.js';
import { findCarryingLines, type Known } from './lines/carrying.js';
import { findIdleLines, mayRunComments } from './lines/comments.js';
import { findDeadImports } from './lines/dead-imports.js';
import { findFrameLines } from './lines/frame.js';
import type { GoneLines } from './lines/gone.js';
import { findMovedLines, type MovedLines } from './lines/moved.js';
import { ObeyedLines } from './lines/obeyed-lines.js';
import { type Assertions, findReplacedLines, listAssertions } from './lines/removed.js';
import { findCheckingLines } from './lines/tests.js';
import { findTicketProgress, type TicketProgress } from './lines/ticket-progress.js';
import { weighLine } from './lines/weight.js';
import type { Prose } from './prose.js';
import { because, type LineReason, REST } from './reasons.js';
import { cutRun, type JudgedLine } from './spans.js';
import { findUnsaidLines } from './unsaid/index.js';

const PROSE = because('inert', 'text for people: nothing runs, builds or checks it, and no tool obeys it');
const ACTIVE_PROSE = because('unaccounted', 'in a text for people, but a tool, or who copies it, may act on this line');
const COMMENT = because('inert', 'only a comment that no tool reads, by the syntax tree');
const PROGRESS = because('inert', 'it says how far a ticket is, and nothing of what the ticket asks for');
const BLANK = because('inert', 'only white space');
const CUT = because('unaccounted', 'a blank line that ends what the line before it goes on with');
const UNASKED = because(
  'unaccounted',
  'in a definition that the ticket does not name, and that nothing else of the change is seen to use',
);
const PLAIN_MODE = '100644';

/** Definitions that are shown by what contains them. */
const PARTS: ReadonlySet<string> = new Set(['field', 'constant', 'variable']);

type Side = 'added' | 'removed';

/** Gives reasons to all that changed of one file. */
export class FileAccount {
  readonly #whole: LineReason | null;
  readonly #idle: Readonly<Record<Side, ReadonlySet<number>>>;
  readonly #moved: MovedLines;
  readonly #dead: ReadonlySet<number>;
  readonly #enclosed: ReturnType<typeof findEnclosedLines>;
  readonly #unsaid: ReadonlyMap<number, string>;
  readonly #unasked: ReadonlySet<number>;
  readonly #supporting: ReadonlySet<number>;
  readonly #progress: TicketProgress;
  readonly #opaque;
  readonly #sides: Readonly<Record<Side, SideLines>>;
  readonly #assertions: Assertions;
  readonly #judgeBlank: JudgeBlank;
  readonly #obeyed: ObeyedLines;
  readonly #readLine: Readonly<Record<Side, () => (number: number) => string | null>>;

  constructor(
    private readonly change: FileChange,
    syntax: FileSyntax | null,
    private readonly asked: AskedLines,
    private readonly known: Known,
    unasked: readonly LineSpan[],
    private readonly gone: GoneLines,
    private readonly derived: LineReason | null,
    private readonly useless: ReadonlyMap<number, Idle>,
    private readonly prose: Prose | null,
  ) {
    this.#progress = findTicketProgress(change);
    this.#opaque = findOpaqueReason(change, this.prose !== null);
    this.#obeyed = new ObeyedLines(change, syntax);
    this.#whole = this.#opaque ?? findIdleReason(change, syntax, this.#obeyed);
    this.#sides = {
      added: readSideLines(change.added, syntax?.after),
      removed: readSideLines(change.removed, syntax?.before),
    };
    this.#assertions = listAssertions(syntax);
    this.#judgeBlank = createBlankJudge(change, this.#obeyed);
    this.#readLine = {
      added: once(() => this.createLineReader('added')),
      removed: once(() => this.createLineReader('removed')),
    };
    const read = syntax !== null && syntax.mode === 'tree' && this.isPlain() ? syntax : null;
    this.#idle = {
      added: this.findIdle(read, 'added'),
      removed: this.findIdle(read, 'removed'),
    };
    this.#unsaid = findUnsaidLines(change, syntax, known);
    this.#unasked = findCovered(
      change.added.map(({ number }) => number),
      unasked,
    );
    const wanted = read !== null && known.words.size > 0;
    this.#moved = wanted ? findMovedLines(change, read) : { added: new Set(), removed: new Set() };
    this.#dead = wanted ? findDeadImports(change, read) : new Set();
    this.#enclosed = wanted ? findEnclosedLines(change, read, asked) : new Map();
    this.#supporting = wanted ? this.findSupporting(read, known) : new Set();
  }

  /** Returns the spans in the order of the file: facts of the file as a whole, then line by line. */
  listSpans(): readonly Span[] {
    const { class: fileClass, file, regions } = this.change;
    const words = fileClass === 'test' || fileClass === 'docs' ? null : this.known.words;
    const spans = regions.flatMap((region) => {
      const added = fillGaps(region.added.map((line) => this.judge(line, 'added', this.judgeAdded(line))));
      const replaced = findReplacedLines(region, added, this.#assertions, words);
      const removed = fillGaps(
        region.removed.map((line) => this.judge(line, 'removed', this.judgeRemoved(line, replaced.get(line.number)))),
      );
      const place = { file: file.path, at: region.at };
      return [
        ...cutRun({ ...place, side: 'removed', lines: removed }),
        ...cutRun({ ...place, side: 'added', lines: added }),
      ];
    });
    return [...listFileFacts(this.change, this.prose, this.#opaque, spans), ...spans];
  }

  /** Neither a link nor a file that changes its kind: what its lines are is what they seem. */
  private isPlain(): boolean {
    const { old_mode, new_mode } = this.change.file;
    return [old_mode, new_mode].every((mode) => mode === null || mode === PLAIN_MODE || mode === '100755');
  }

  private findIdle(read: FileSyntax | null, side: Side): ReadonlySet<number> {
    if (read === null || mayRunComments(this.change)) return new Set();
    return findIdleLines(read, this.change.language, side, (number) => this.readBefore(number, side), this.#obeyed);
  }

  /** Returns the line before a line of a side; null if it is not known. */
  private readBefore(number: number, side: Side): string | null {
    return number === 1 ? '' : this.#readLine[side]()(number - 1);
  }

  /** Returns what a line is that only has white space; null if it has more. */
  private readBlank(line: Line, side: Side): LineReason | null {
    const { number, text } = line;
    if (text.trim() !== '') return null;
    const blank = this.#judgeBlank(line, side, this.readBefore(number, side));
    if (blank === 'cuts') return CUT;
    return blank === 'idle' && this.isOutside(number, side) ? BLANK : REST;
  }

  /** Returns a function that gives a line of a side by its number; null where it is not known. */
  private createLineReader(side: Side): (number: number) => string | null {
    const { file } = this.change;
    const text = side === 'added' ? file.new_text : file.old_text;
    if (text !== null) {
      const lines = text.split('\n');
      return (number) => lines[number - 1] ?? null;
    }
    const wanted = side === 'added' ? 'newNumber' : 'oldNumber';
    const other = side === 'added' ? '-' : '+';
    const lines = new Map(
      file.hunks.flatMap((hunk) =>
        readHunkLines(hunk).flatMap((line): [number, string][] =>
          line.mark === other ? [] : [[line[wanted], line.text]],
        ),
      ),
    );
    return (number) => lines.get(number) ?? null;
  }

  private findSupporting(read: FileSyntax, known: Known): ReadonlySet<number> {
    const checking = findCheckingLines(this.change, read, known.names);
    const { path } = this.change.file;
    const accounted = new Set(
      this.change.added
        .map(({ number }) => number)
        .filter(
          (number) => checking.has(number) || this.#enclosed.has(number) || this.asked.at(path, number).length > 0,
        ),
    );
    const carrying = findCarryingLines(this.change, read, known, accounted);
    const frame = findFrameLines(this.change, new Set([...accounted, ...carrying]));
    return new Set([...checking, ...carrying, ...frame]);
  }

  private judge(line: Line, side: Side, reason: LineReason): JudgedLine {
    const symbol = this.#sides[side].symbols.get(line.number)?.name ?? null;
    const { criteria, why } = reason;
    return { reason: reason.reason, why, criteria, line, symbol, weight: weighLine(line.text, this.change.class) };
  }

  private judgeAdded(line: Line): LineReason {
    const { number } = line;
    if (this.#whole !== null) return this.#whole;
    if (this.prose !== null) return this.prose.activeNew.has(number) ? ACTIVE_PROSE : PROSE;
    const blank = this.readBlank(line, 'added');
    if (blank === CUT) return CUT;
    if (this.#progress.added.has(number)) return PROGRESS;
    if (this.#idle.added.has(number)) return COMMENT;
    const criteria = this.isPlain() ? this.asked.at(this.change.file.path, number) : [];
    const unsaid = this.#unsaid.get(number);
    if (unsaid !== undefined) return because('unaccounted', unsaid);
    if (this.#unasked.has(number)) return UNASKED;
    const idle = this.useless.get(number);
    if (idle !== undefined && idle.flag === null) return because('unaccounted', `it does nothing: it ${idle.why}`);
    if (criteria.length > 0) return { reason: 'asked', why: `asked for by ${criteria.join(', ')}`, criteria };
    if (this.derived?.reason === 'derived') return this.derived;
    const around = this.#enclosed.get(number);
    if (around !== undefined) {
      const why = `inside of \`${around.name}\`, which is mostly asked for by ${around.criteria.join(', ')}`;
      return { reason: 'asked', why, criteria: around.criteria };
    }
    if (this.#supporting.has(number)) return because('supporting', 'only carries or checks what is asked for');
    if (this.#moved.added.has(number)) return because('supporting', 'moved without a change');
    if (blank !== null) return blank;
    const near = this.asked.near(this.change.file.path, number);
    // The report shows the line at these criteria: without a word, the reader would see it counted in two ways.
    if (near.length === 0) return this.derived ?? REST;
    return because('unaccounted', `perhaps for ${near.join(', ')}: check that it is`);
  }

  private judgeRemoved(line: Line, replaced: Pick<JudgedLine, 'reason' | 'criteria'> | undefined): LineReason {
    const { number } = line;
    if (this.#whole !== null) return this.#whole;
    if (this.prose !== null) return this.prose.activeOld.has(number) ? ACTIVE_PROSE : PROSE;
    const blank = this.readBlank(line, 'removed');
    if (blank === CUT) return CUT;
    if (this.#progress.removed.has(number)) return PROGRESS;
    if (this.#idle.removed.has(number)) return COMMENT;
    if (replaced !== undefined) return { ...replaced, why: 'replaced by lines that are asked for' };
    if (this.derived?.reason === 'derived') return this.derived;
    const criteria = this.gone.asked.get(number);
    if (criteria !== undefined) return { reason: 'asked', why: `${criteria.join(', ')} asks for it to go`, criteria };
    if (this.gone.tests.has(number)) return because('supporting', 'a test of what is asked to go');
    if (this.gone.unused.has(number)) return because('supporting', 'nothing of the file uses it any more');
    if (this.#moved.removed.has(number)) return because('supporting', 'moved without a change');
    if (this.#dead.has(number))
      return because('supporting', 'an import that the file does not use any more, or that comes back in it');
    return blank ?? this.derived ?? REST;
  }

  /** Returns whether a line is outside of every string, by the syntax tree. */
  private isOutside(number: number, side: Side): boolean {
    const { quoted } = this.#sides[side];
    return quoted !== null && !quoted.has(number);
  }
}

/** What the syntax tree says of the changed lines of one side. */
interface SideLines {
  /** The innermost definition around a line. */
  readonly symbols: ReadonlyMap<number, Definition>;
  /** Lines of strings; null if there is no tree. */
  readonly quoted: ReadonlySet<number> | null;
}

function readSideLines(lines: readonly Line[], syntax: SideSyntax | null | undefined): SideLines {
  if (syntax === null || syntax === undefined) return { symbols: new Map(), quoted: null };
  const numbers = lines.map(({ number }) => number);
  const whole = syntax.definitions.filter(({ kind }) => !PARTS.has(kind));
  return { symbols: findLastAround(numbers, whole), quoted: findCovered(numbers, syntax.literals) };
}

/** Lines that say nothing by themselves: blank ones, and brackets that close or open. */
const FILLER = /^[\s()[\]{},;]*$/u;

/**
 * A line that says nothing by itself goes with the line before it, or after it at the start of a run, so that spans are
 * not cut there. Beside a comment it stays what it is: a bracket may end a block before the code below, and a blank line
 * may be part of a string. So does a line that cuts a command.
 */
function fillGaps(lines: readonly JudgedLine[]): readonly JudgedLine[] {
  const filled: JudgedLine[] = [];
  const start = lines.find(({ line: { text } }) => !FILLER.test(text));
  for (const one of lines) {
    const { line, weight } = one;
    const isFiller = FILLER.test(line.text) && one.reason !== 'opaque' && one.why !== CUT.why;
    const beside = isFiller ? (filled.at(-1) ?? start) : undefined;
    const from = one.reason !== 'inert' && beside?.reason === 'inert' ? undefined : beside;
    const { reason, why, criteria, symbol } = from ?? one;
    filled.push({ reason, why, criteria, line, symbol, weight });
  }
  return filled;
}
