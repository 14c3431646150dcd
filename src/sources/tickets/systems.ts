import { JIRA } from './jira/index.js';
import { LINEAR } from './linear.js';
import type { TicketSystem } from './system.js';

/** The ticket systems besides GitHub. If a key may belong to several, they are asked in this order. */
export const TICKET_SYSTEMS: readonly TicketSystem[] = [JIRA, LINEAR];
