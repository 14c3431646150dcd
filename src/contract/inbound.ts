/** Events that GitHub sends: what is read of them, and what it is told. */
import { z } from 'zod';

/** The answer to an event: taken, or left alone and why. */
export const InboundAnswer = z
  .strictObject({ status: z.enum(['accepted', 'ignored']), detail: z.string() })
  .meta({ id: 'InboundAnswer' });
export type InboundAnswer = z.infer<typeof InboundAnswer>;
