import { ASSERTIONS } from './assertions.js';
import { CONTRACTS } from './contracts.js';
import { FLOW } from './flow.js';
import type { Form } from './form.js';
import { GUARDS } from './guards.js';
import { MACHINES } from './machines.js';
import { RUNNING } from './running.js';
import { TEXTS } from './running-text.js';

/** All pairs of a fault and its safe twin. */
export const FORMS: readonly Form[] = [
  ...ASSERTIONS,
  ...RUNNING,
  ...GUARDS,
  ...TEXTS,
  ...FLOW,
  ...CONTRACTS,
  ...MACHINES,
];
