/** All versions of the tables, oldest first. One that was released is never changed; another follows it. */
import { initial } from './0001-initial.js';
import { rule } from './0002-rule.js';
import type { Migration } from './migration.js';

export const MIGRATIONS: readonly Migration[] = [initial, rule];
