import { z } from 'zod';
import { LIMITS } from './limits.js';

/** Paging parameters of every list. `page` is the opaque string that `next_page` held. */
export const PageQuery = z.strictObject({
  limit: z.coerce.number().pipe(z.int().min(1).max(LIMITS.MAX_PAGE_ROWS)).optional(),
  page: z.string().min(1).max(1024).optional(),
});
export type PageQuery = z.infer<typeof PageQuery>;

/** A page of `item`: `{data, next_page}`; `next_page` is null when there is no further page. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.strictObject({ data: z.array(item), next_page: z.string().nullable() });
