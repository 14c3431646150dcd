/** Puts reports into a snapshot: of each what it says about the files of the change. */
import type { CoverageKind } from '../../contract/index.js';
import type { CoverageReport, LineRange, Reported } from '../../engine/reported.js';
import type { Snapshot } from '../../engine/snapshot.js';
import type { GivenReport } from '../given.js';
import { REPORT_LIMITS } from '../limits.js';
import type { MeasuredFile } from '../parsed.js';
import { ChangedPaths } from './paths.js';
import { ChangedModules, placeTests } from './tests.js';

/** Names of files that a report could not place are shown up to this number. */
const MAX_UNPLACED = 100;
const MAX_ENDINGS = 100;
/** Tests of one file whose lines are kept. */
const MAX_CONTEXTS = 2_000;

/** Returns the snapshot with what the reports say of its change. Without reports it is the same. */
export function placeReports(snapshot: Snapshot, given: readonly GivenReport[]): Snapshot {
  if (given.length === 0) return snapshot;
  const files = snapshot.files.filter(({ status }) => status !== 'deleted');
  const names = files.map(({ path }) => path);
  const lengths = new Map(files.map((file) => [file.path, countLines(file.new_text)]));
  const places = { paths: new ChangedPaths(names), modules: new ChangedModules(names), changed: new Set(names) };
  const tools = given.flatMap(({ parsed }) => (parsed.kind === 'sarif' ? parsed.reports : []));
  const proofs = given.flatMap(({ parsed }) => (parsed.kind === 'proof' ? [parsed.proof] : []));
  const reported: Reported[] = [];
  let room: number = REPORT_LIMITS.KEPT_TESTS;
  for (const { parsed, digest, roots } of given) {
    if (parsed.kind === 'sarif' || parsed.kind === 'proof') continue;
    if (parsed.kind === 'junit') {
      const report = placeTests(parsed.tests, digest, roots, places, room);
      room -= report.tests.length;
      reported.push(report);
    } else reported.push(placeCoverage(parsed, digest, roots, places.paths, lengths));
  }
  return {
    ...snapshot,
    ...(tools.length > 0 && { reports: [...(snapshot.reports ?? []), ...tools] }),
    ...(proofs.length > 0 && { proofs }),
    ...(reported.length > 0 && { reported }),
  };
}

function placeCoverage(
  { kind, files }: { readonly kind: CoverageKind; readonly files: readonly MeasuredFile[] },
  digest: string,
  roots: readonly string[],
  paths: ChangedPaths,
  lengths: ReadonlyMap<string, number>,
): CoverageReport {
  const placed = paths.placeAll(
    files.map(({ names }) => names),
    roots,
  );
  const unplaced: string[] = [];
  const kept = files.flatMap((file, at) => {
    const place = placed[at] ?? null;
    const shown = (file.names[0] ?? '').slice(0, REPORT_LIMITS.NAME).toWellFormed();
    if (place === null) return [];
    if (place === 'ambiguous') {
      unplaced.push(`${shown}: may be several files of the change`);
      return [];
    }
    if (findLastLine(file) > (lengths.get(place.path) ?? 0)) {
      unplaced.push(`${shown}: has more lines than ${place.path} of this head`);
      return [];
    }
    return [{ path: place.path, ...copyLines(file) }];
  });
  return {
    kind,
    digest,
    files: kept,
    endings: [...new Set(files.flatMap(({ names }) => readEnding(names[0] ?? '')))].sort().slice(0, MAX_ENDINGS),
    unplaced: unplaced.slice(0, MAX_UNPLACED),
  };
}

function copyLines({ executed, missed, by }: MeasuredFile) {
  const lines = { executed: [...executed], missed: [...missed] };
  if (by === null) return lines;
  const tests = [...by].slice(0, MAX_CONTEXTS);
  return {
    ...lines,
    by: tests.map(([test, ran]) => ({ test: test.slice(0, REPORT_LIMITS.NAME).toWellFormed(), lines: [...ran] })),
  };
}

function findLastLine({ executed, missed }: MeasuredFile): number {
  const last = (ranges: readonly LineRange[]) => ranges.at(-1)?.last ?? 0;
  return Math.max(last(executed), last(missed));
}

/** Unknown lengths are no limit. A newline at the end is followed by an empty line, which some tools count. */
function countLines(text: string | null): number {
  return text === null ? Number.POSITIVE_INFINITY : text.split('\n').length;
}

function readEnding(path: string): string[] {
  const ending = /\.[A-Za-z0-9]{1,12}$/u.exec(path)?.[0];
  return ending === undefined ? [] : [ending.toLowerCase()];
}
