/** Reads criteria in a table: one per row, from the column that the header marks. */
import { foldWords } from '../../text/fold.js';
import type { Item } from '../markdown/block-types.js';
import { CELL_BREAK } from '../markdown/shown-lines.js';
import { findSectionKind } from '../titles/titles.js';
import { isPlaceholder, readItemText } from './item-text.js';

interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

const TEXT_HEADERS: ReadonlySet<string> = new Set(
  'criterion,criteria,requirement,description,scenario,behavior,behaviour,expected,expected result,expectation,condition,kriterium,beschreibung,anforderung,critere,description,exigence,criterio,descripcion,descricao,requisito,descrizione,criterium,beschrijving,eis'
    .split(',')
    .concat(
      '条件,要件,内容,基準,标准,標準,需求,描述,조건,기준,내용,요구사항,критерий,описание,требование,kryterium,opis,wymaganie,kriter,aciklama,gereksinim'
        .split(',')
        .map(foldWords),
    ),
);
/** Columns that contain information about a criterion but not its text. */
const SIDE_HEADERS: ReadonlySet<string> = new Set(
  'id,nr,no,number,ac,status,state,done,priority,owner,notes,comment,comments,test,verified,estado,statut,hinweis,notas,note,evidence,proof,verdict,nachweis,beleg,preuve,evidencia,prova,bewijs'
    .split(',')
    .concat(
      '状態,状态,狀態,備考,备注,優先度,优先级,番号,编号,번호,상태,비고,статус,номер,приоритет,примечание,uwagi,lp,durum,oncelik'
        .split(',')
        .map(foldWords),
    ),
);
const STEP_HEADERS: ReadonlySet<string> = new Set(
  'given,when,then,angenommen,wenn,dann,quand,alors,dado,cuando,entonces,quando,entao,dato,allora,gegeven,als,dan'.split(
    ',',
  ),
);
const BARE_NUMBER = /^\d{1,4}$/u;
/** A line of a list inside a cell. */
const LISTED = /^(?:[-*+•][ \t]+|\d{1,3}[.)][ \t]+)((?:\[[ xX]?\])?.*)$|^(?=\[[ xX]?\])/u;

/**
 * Returns the criteria in a table's rows; the first row is the header. If the header marks no column, each row with all
 * of its cells is one.
 */
export function readTableItems(rows: readonly Row[]): Item[] {
  const headers = (rows[0]?.cells ?? []).map(foldWords);
  const steps = headers.flatMap((header, at) => (STEP_HEADERS.has(header) ? [at] : []));
  const column = findTextColumn(headers);
  const body = rows.slice(1);
  if (steps.length >= 2) return body.flatMap((row) => readRowItem(row, headers, steps));
  return column === -1 ? body.flatMap(readWholeRow) : body.flatMap((row) => readCellItems(row, headers, column));
}

/** Returns a row as one criterion: its cells, with the bars that people see between them. */
function readWholeRow({ cells, line }: Row): Item[] {
  const filled = cells.map(joinCellLines).filter((cell) => !isPlaceholder(readItemText(cell).text));
  const own = readItemText(filled.join(' | '));
  const struck = filled.length > 0 && filled.every((cell) => readItemText(cell).dropped);
  return filled.length === 0 || own.dropped || struck
    ? []
    : [{ text: own.text, parts: [], line, id: own.id, form: 'marked' }];
}

/** Returns the criteria of one cell: several if it is a list, else one. */
function readCellItems(row: Row, headers: readonly string[], column: number): Item[] {
  const lines = (row.cells[column] ?? '')
    .split(CELL_BREAK)
    .flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const listed = lines.length > 1 && lines.filter((line) => LISTED.test(line)).length > 1;
  if (!listed) return readRowItem(row, headers, [column]);
  const items = lines.map((line) => ({ line: row.line, ...readItemText(line.replace(LISTED, '$1')) }));
  return items.flatMap(({ text, id, line, dropped }) =>
    dropped ? [] : [{ text, parts: [], line, id, form: 'marked' as const }],
  );
}

function joinCellLines(cell: string): string {
  return cell.replaceAll(CELL_BREAK, ' ').trim();
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
  const values = columns.map((at) => ({ header: headers[at] ?? '', value: joinCellLines(row.cells[at] ?? '') }));
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
