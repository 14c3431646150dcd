/** How rules ask for the flow of values. */
import type { HunkSide } from '../../base/hunk-lines.js';
import type { FileChange } from '../model/change.js';
import type { FileFlow } from './file-flow.js';

/** Reads the flow of a side of a file; null where there is no tree of the whole side. */
export type FlowReader = (change: FileChange, side: HunkSide) => FileFlow | null;
