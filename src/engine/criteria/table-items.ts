/** Reads criteria in a table: one per row, from the column that the header marks. */
import { foldWords } from '../text/fold.js';
import type { Item } from './block-types.js';
import { isPlaceholder, readItemText } from './item-text.js';
import { findSectionKind } from './titles.js';

interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

const TEXT_HEADERS: ReadonlySet<string> = new Set(
  'criterion,criteria,requirement,description,scenario,behavior,behaviour,expected,expected result,expectation,condition,kriterium,beschreibung,anforderung,critere,description,exigence,criterio,descripcion,descricao,requisito,descrizione,criterium,beschrijving,eis'.split(
    ',',
  ),
);
/** Columns that contain information about a criterion but not its text. */
const SIDE_HEADERS: ReadonlySet<string> = new Set(
  'id,nr,no,number,ac,status,state,done,priority,owner,notes,comment,comments,test,verified,estado,statut,hinweis,notas,note'.split(
    ',',
  ),
);
const STEP_HEADERS: ReadonlySet<string> = new Set(
  'given,when,then,angenommen,wenn,dann,quand,alors,dado,cuando,entonces,quando,entao,dato,allora,gegeven,als,dan'.split(
    ',',
  ),
);
const BARE_NUMBER = /^\d{1,4}$/u;

/**
 * Returns the criteria in a table's rows; the first row is the header. A table whose header does not mark a column
 * gives none.
 */
export function readTableItems(rows: readonly Row[]): Item[] {
  const headers = (rows[0]?.cells ?? []).map(foldWords);
  const steps = headers.flatMap((header, at) => (STEP_HEADERS.has(header) ? [at] : []));
  const column = findTextColumn(headers);
  if (steps.length < 2 && column === -1) return [];
  return rows.slice(1).flatMap((row) => readRowItem(row, headers, steps.length >= 2 ? steps : [column]));
}

function findTextColumn(headers: readonly string[]): number {
  const named = headers.findIndex(
    (header) => TEXT_HEADERS.has(header) || findSectionKind(header, true) === 'acceptance',
  );
  if (named !== -1 && !(headers[named] === 'ac' && headers.length > 1)) return named;
  const open = headers.flatMap((header, at) => (SIDE_HEADERS.has(header) || header === '' ? [] : [at]));
  return open.length === 1 && headers.length > 1 ? (open[0] ?? -1) : -1;
}

function readRowItem(row: Row, headers: readonly string[], columns: readonly number[]): Item[] {
  const values = columns.map((at) => ({ header: headers[at] ?? '', value: row.cells[at] ?? '' }));
  if (values.every(({ value }) => isPlaceholder(value))) return [];
  const steps = columns.length > 1;
  const parts = steps ? values.map(({ header, value }) => formatStep(header, value)) : [];
  const own = readItemText(steps ? parts.join(' ') : (values[0]?.value ?? ''));
  if (own.dropped) return [];
  const first = row.cells[0] ?? '';
  const beside = columns.includes(0) ? null : readItemText(`${first} x`).id;
  const numbered = !columns.includes(0) && BARE_NUMBER.test(first) && headers[0] === 'ac' ? Number(first) : null;
  return [{ text: own.text, parts, line: row.line, id: own.id ?? beside ?? numbered, form: 'marked' }];
}

/** Returns a cell with its header's word before it, unless it already begins with that word. */
function formatStep(header: string, value: string): string {
  const word = header.charAt(0).toUpperCase() + header.slice(1);
  return foldWords(value).startsWith(`${header} `) ? value : `${word} ${value}`;
}
