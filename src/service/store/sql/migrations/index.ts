import { initial } from './0001-initial.js';
import { rule } from './0002-rule.js';
import { base } from './0003-base.js';
import { evidence } from './0004-evidence.js';
import { audit } from './0005-audit.js';
import { waiting } from './0006-waiting.js';
import { completed } from './0007-completed.js';
import { waitingIndex } from './0008-waiting-index.js';
import { queue } from './0009-queue.js';
import type { Migration } from './migration.js';

/** All migrations, oldest first. A released one is never changed; a new one is added instead. */
export const MIGRATIONS: readonly Migration[] = [
  initial,
  rule,
  base,
  evidence,
  audit,
  waiting,
  completed,
  waitingIndex,
  queue,
];
