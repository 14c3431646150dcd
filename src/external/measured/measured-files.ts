/** Gathers what a report of coverage says of the lines of its files, and holds it to the limits. */
import type { LineRange } from '../../engine/reported.js';
import { createTooManyError, REPORT_LIMITS } from '../limits.js';
import type { MeasuredFile } from '../parsed.js';

interface Gathered {
  readonly names: readonly string[];
  readonly executed: LineRange[];
  readonly missed: LineRange[];
  readonly by: Map<string, LineRange[]>;
}

/** Larger line numbers are none. */
const MAX_LINE = 2_147_483_647;
const ADVICE = 'give one report for each part of the repository';

/** The files of one report. */
export class MeasuredFiles {
  private readonly files = new Map<string, Gathered>();
  private runs = 0;

  constructor(private readonly report: string) {}

  /** Adds a file, or finds it by its first name. */
  file(...names: readonly string[]): MeasuredLines {
    const [key = ''] = names;
    let gathered = this.files.get(key);
    if (gathered === undefined) {
      if (this.files.size >= REPORT_LIMITS.COVERED_FILES) {
        throw createTooManyError(this.report, REPORT_LIMITS.COVERED_FILES, 'files', ADVICE);
      }
      gathered = { names, executed: [], missed: [], by: new Map() };
      this.files.set(key, gathered);
    }
    return new MeasuredLines(gathered, () => this.count());
  }

  /** The files with their lines in order. A line that ran anywhere ran. */
  list(): readonly MeasuredFile[] {
    return [...this.files.values()].map(({ names, executed, missed, by }) => {
      const ran = joinRanges(executed);
      const tests = [...by].map(([test, lines]) => [test, joinRanges(lines)] as const);
      return {
        names,
        executed: ran,
        missed: subtractRanges(joinRanges(missed), ran),
        by: tests.length === 0 ? null : new Map(tests),
      };
    });
  }

  private count(): void {
    this.runs += 1;
    if (this.runs > REPORT_LIMITS.RUNS) {
      throw createTooManyError(this.report, REPORT_LIMITS.RUNS, 'runs of lines', ADVICE);
    }
  }
}

/** The lines of one file. */
class MeasuredLines {
  constructor(
    private readonly gathered: Gathered,
    private readonly count: () => void,
  ) {}

  /** Adds lines that were executed, or that could have been. Numbers that are no lines are left out. */
  add(first: number, last: number, ran: boolean): void {
    this.put(ran ? this.gathered.executed : this.gathered.missed, first, last);
  }

  /** Adds a line that a test executed. */
  addBy(test: string, line: number): void {
    const lines = this.gathered.by.get(test) ?? [];
    this.gathered.by.set(test, lines);
    this.put(lines, line, line);
  }

  private put(ranges: LineRange[], first: number, last: number): void {
    if (!(first >= 1) || !(last >= first) || last > MAX_LINE) return;
    const before = ranges.at(-1);
    if (before !== undefined && first === before.last + 1) ranges[ranges.length - 1] = { first: before.first, last };
    else {
      this.count();
      ranges.push({ first, last });
    }
  }
}

/** Returns the ranges in order, those joined that touch or overlap. */
function joinRanges(ranges: readonly LineRange[]): LineRange[] {
  const joined: LineRange[] = [];
  for (const range of ranges.toSorted((a, b) => a.first - b.first || a.last - b.last)) {
    const before = joined.at(-1);
    if (before === undefined || range.first > before.last + 1) joined.push(range);
    else if (range.last > before.last) joined[joined.length - 1] = { first: before.first, last: range.last };
  }
  return joined;
}

/** Returns what of `from` is not in `without`; both are in order and joined. */
function subtractRanges(from: readonly LineRange[], without: readonly LineRange[]): LineRange[] {
  const left: LineRange[] = [];
  let at = 0;
  for (const { first, last } of from) {
    let start = first;
    while ((without[at]?.last ?? Number.POSITIVE_INFINITY) < start) at += 1;
    for (let next = at; start <= last; next += 1) {
      const cut = without[next];
      if (cut === undefined || cut.first > last) {
        left.push({ first: start, last });
        break;
      }
      if (cut.first > start) left.push({ first: start, last: cut.first - 1 });
      start = cut.last + 1;
    }
  }
  return left;
}
