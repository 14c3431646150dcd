import { z } from 'zod';
import { LIMITS } from './limits.js';

/** A whole number as a parameter has it: digits, and no other spelling of the same number. */
export const WholeNumber = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,15})$/u, 'must be a whole number')
  .transform(Number);

/** Paging parameters of every list. `page` is the opaque string that `next_page` held. */
export const PageQuery = z.strictObject({
  limit: WholeNumber.pipe(z.int().min(1).max(LIMITS.MAX_PAGE_ROWS)).optional(),
  page: z.string().min(1).max(1024).optional(),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** A page of `item`: `{data, next_page}`; `next_page` is null when there is no further page. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({ data: z.array(item), next_page: z.string().nullable() });
