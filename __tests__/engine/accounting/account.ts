/** Accounts for a small change, as the engine does, with the lines that a ticket asks for given. */

import { accountForChange } from '../../../src/engine/accounting/index.js';
import { judgeLocks } from '../../../src/engine/accounting/locks/index.js';
import { readChange } from '../../../src/engine/change/index.js';
import type { Accounting, Binding, Criteria, EffectivePolicy } from '../../../src/engine/model.js';
import { judgeStatus } from '../../../src/engine/status/index.js';
import { readSyntax } from '../../../src/engine/syntax/index.js';
import { GRAMMARS } from '../../stand-ins/grammars.js';
import { buildSnapshot, type FileSpec, type SnapshotSpec } from '../../stand-ins/snapshot.js';

export type Files = Readonly<Record<string, FileSpec>>;

/** A criterion of a ticket and the lines it is bound to, as `file:first-last`. */
export interface AskedFor {
  readonly text: string;
  readonly lines: readonly string[];
  readonly source?: Criteria['source'];
  readonly confidence?: number;
  readonly status?: Binding['status'];
  /** How surely a second criterion owns the same lines. */
  readonly shared?: number;
  /** What a second criterion says, of which no line is found. */
  readonly undone?: string;
  /** The lines are those without which it would not be met. */
  readonly own?: boolean;
}

/** Accounts for a change. */
export async function account(
  files: Files,
  { text, lines, source = 'ticket', confidence = 0.95, status = 'met', shared, undone, own = false }: AskedFor = {
    text: '',
    lines: [],
    source: 'none',
  },
  rest: SnapshotSpec = {},
  derived: EffectivePolicy['derived'] = [],
): Promise<Accounting> {
  const change = readChange(buildSnapshot({ ...rest, files }), []);
  const criterion = {
    id: 'AC1',
    text,
    asks: text,
    parts: [],
    kind: 'behaviour' as const,
    codeVerifiable: true,
    origin: { ticket: '#1', line: 1 },
  };
  const ranges = lines.map((line) => {
    const [, file = '', first = '1', last = first] = /^(.*):(\d+)(?:-(\d+))?$/u.exec(line) ?? [];
    return { file, first: Number(first), last: Number(last), confidence, evidence: [] };
  });
  const bound = { criterion, status, fall: null, confidence, ranges, owned: ranges, own: own ? ranges : [] };
  const second = { ...bound, criterion: { ...criterion, id: 'AC2' }, ranges: [], own: [] };
  const parts = ranges.map((range) => ({ ...range, confidence: shared ?? 0 }));
  const left = { ...second, criterion: { ...criterion, id: 'AC3', text: undone ?? '', asks: undone ?? '' } };
  const all =
    source === 'none'
      ? []
      : [
          bound,
          ...(shared === undefined ? [] : [{ ...second, owned: parts }]),
          ...(undone === undefined ? [] : [{ ...left, owned: [], status: 'unmet' as const }]),
        ];
  return accountForChange({
    change,
    syntax: await readSyntax(change, GRAMMARS),
    criteria: { source, items: all.map((one) => one.criterion) },
    binding: all.map((one) => judgeStatus(one, 'addressed')),
    derived,
    locks: await judgeLocks(change),
  });
}

/** Describes the spans: `inert +2-3`, `unaccounted -1`, `opaque file`; with more than one file its path leads. */
export function describeSpans({ spans }: Accounting): string[] {
  const several = new Set(spans.map(({ location }) => location.file)).size > 1;
  return spans.map(({ reason, side, location, old_line_range }) => {
    const [first, last] = (side === 'removed' ? old_line_range : location.lineRange) ?? [];
    const range = first === last ? `${first}` : `${first}-${last}`;
    const where = side === 'file' ? 'file' : `${side === 'added' ? '+' : '-'}${range}`;
    return `${several ? `${location.file} ` : ''}${reason} ${where}`;
  });
}

/** Returns the distinct reasons of a change, sorted. */
export async function listReasons(files: Files, asked?: AskedFor): Promise<string[]> {
  const { spans } = await account(files, asked);
  return [...new Set(spans.map(({ reason }) => reason))].toSorted();
}

/** Returns the text of the added lines that have one of the reasons. */
export async function listAdded(files: Files, reasons: readonly string[], asked?: AskedFor): Promise<string[]> {
  const { spans } = await account(files, asked);
  return spans
    .filter(({ side, reason }) => side === 'added' && reasons.includes(reason))
    .flatMap(({ location }) => {
      const [first = 1, last = first] = location.lineRange;
      return (files[location.file]?.new ?? '').split('\n').slice(first - 1, last);
    })
    .filter((line) => line.trim() !== '');
}
