/** How reviews went, by week. */
import * as z from 'zod';
import { Repo } from '../values.js';

/** Filters of `GET /v1/trends`. */
export const TrendFilter = z.strictObject({ repo: Repo.optional() });

const Amount = z.int().min(0);

/** The pull requests whose first verdict was asked for in a week, and what became of them. */
export const TrendWeek = z
  .strictObject({
    from: z.iso.date().meta({ description: 'The Monday that it begins with, in UTC.' }),
    pulls: Amount.meta({ description: 'Pull requests that were reviewed for the first time.' }),
    opened: Amount.meta({ description: 'Those of them that the gate has opened for since.' }),
    median_seconds_to_green: Amount.nullable().meta({
      description: 'From the first request to the first auto-approve, where there is one; null without any.',
    }),
    criteria: Amount.meta({ description: 'Criteria that their first reviews judged.' }),
    met: Amount.meta({ description: 'Those of them that were met then.' }),
  })
  .meta({ id: 'TrendWeek' });
export type TrendWeek = z.infer<typeof TrendWeek>;

/** The answer of `GET /v1/trends`. */
export const Trends = z
  .strictObject({
    weeks: z.array(TrendWeek).meta({ description: 'Every week, the oldest first.' }),
    complete: z
      .boolean()
      .meta({ description: 'False if there were more pull requests than are counted: the newest are.' }),
  })
  .meta({ id: 'Trends' });
export type Trends = z.infer<typeof Trends>;
