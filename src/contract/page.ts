import * as z from 'zod';
import { LIMITS } from './limits.js';

/** A whole number as a parameter: decimal digits only, with one spelling per number. */
export const WholeNumber = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,15})$/u, 'must be a whole number')
  .transform(Number);

/** Paging parameters of every list. `page` is the opaque string from `next_page`. */
export const PageQuery = z.strictObject({
  limit: WholeNumber.pipe(z.int().min(1).max(LIMITS.MAX_PAGE_ROWS)).optional(),
  page: z.string().min(1).max(1024).optional(),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** Builds the schema of a page of `item`: `{data, next_page}`. `next_page` is null if there is no further page. */
export const createPageSchema = <T extends z.ZodType>(item: T) =>
  z.strictObject({ data: z.array(item), next_page: z.string().nullable() });
