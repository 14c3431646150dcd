/** Pages of a list. The cursor names the last returned row, so it stays valid while rows are added. */
import * as z from 'zod';
import { LIMITS, type PageQuery } from '../../../contract/index.js';
import type { Slice } from '../../store/store.js';
import { ServiceError } from './problem.js';

const MARK = 'after';

function encodeCursor(mark: string, id: string): string {
  return Buffer.from(`${mark}:${id}`).toString('base64url');
}

function decodeCursor(mark: string, page: string, id: z.ZodType<string>): string {
  const text = Buffer.from(page, 'base64url').toString('latin1');
  const parsed = id.safeParse(text.startsWith(`${mark}:`) ? text.slice(mark.length + 1) : '');
  if (parsed.success && encodeCursor(mark, parsed.data) === page) return parsed.data;
  const detail = 'is not a next_page of this list';
  throw new ServiceError('E_REQ_001', `?page ${detail}. Start again without it.`, {
    errors: [{ pointer: '?page', detail }],
  });
}

/** A row of a list that never changes: its place is its id. */
export interface PlacedRow<T> {
  readonly id: string;
  readonly row: T;
}

/** The schema of such an id. */
export const Place = z.string().regex(/^(?:0|[1-9]\d{0,5})$/u);

/** Gives each row its place. */
export function placeRows<T>(rows: readonly T[]): readonly PlacedRow<T>[] {
  return rows.map((row, place) => ({ id: String(place), row }));
}

/** Returns a slice of the rows that are wanted. */
export function slicePlaced<T>(
  placed: readonly PlacedRow<T>[],
  { after, limit }: Slice,
  wanted: (row: T) => boolean = () => true,
): readonly PlacedRow<T>[] {
  return placed
    .slice(after === null ? 0 : Number(after) + 1)
    .filter(({ row }) => wanted(row))
    .slice(0, limit);
}

/**
 * Reads one page of a list.
 * @param query what the caller asked for
 * @param id the schema of the rows' ids: a cursor of another list is refused
 * @param read returns the rows of a slice
 * @param mark distinguishes the cursors of this list from those of lists with ids of the same form
 */
export async function readPage<Row extends { readonly id: string }>(
  query: PageQuery,
  id: z.ZodType<string>,
  read: (slice: Slice) => Promise<readonly Row[]>,
  mark = MARK,
): Promise<{ rows: readonly Row[]; nextPage: string | null }> {
  const limit = query.limit ?? LIMITS.DEFAULT_PAGE_ROWS;
  const after = query.page === undefined ? null : decodeCursor(mark, query.page, id);
  // One more row than requested shows whether there is a further page.
  const rows = await read({ after, limit: limit + 1 });
  const last = rows[limit - 1];
  if (rows.length <= limit || last === undefined) return { rows, nextPage: null };
  return { rows: rows.slice(0, limit), nextPage: encodeCursor(mark, last.id) };
}
