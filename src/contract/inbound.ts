/** Events that GitHub sends, and the answers to them. */
import * as z from 'zod';

/** The answer to an event: accepted, or ignored with the reason. */
export const InboundAnswer = z
  .strictObject({ status: z.enum(['accepted', 'ignored']), detail: z.string() })
  .meta({ id: 'InboundAnswer' });
export type InboundAnswer = z.infer<typeof InboundAnswer>;
