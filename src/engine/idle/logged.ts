/** Lines that only write into a log: nothing is done or answered by them. */
import type { Source } from '../change/source.js';
import type { Idle } from './idle.js';

const LOGS =
  /^(?:(?:this|self|[A-Z]\w*)(?:\.|->))?_?\$?(?:console|log|logger|logging|LOG|LOGGER|Log|slog|logrus|zap|tracing|winston)(?:\.|->|::)\w+!?\(|^(?:debug|info|warn|error|trace)!\(|^(?:if\b[^{;]{1,160}\)\s*)(?:console|log|logger)\.\w+\(/u;
/** Programs of the command line answer so, and end. */
const ENDS = /\b(?:exit|Exit|exitCode|abort)\b/u;
const NEAR = 3;

/** Returns whether code does nothing but write into a log. `code` is without the white space before it. */
export const writesLog = (code: string): boolean => LOGS.test(code);

/** What a log line hangs on: a criterion that asks for a line of a log, or for something to be written. */
export const ASKS_FOR_LOG =
  /\b(?:log\w*|print\w*|output\w*|show\w*|display\w*|say\w*|tell\w*|warn\w*|report\w*|trace\w*|debug\w*|writes?|written|record\w*|audit\w*|console|stderr|stdout|lists?|mention\w*|explain\w*|hint\w*|emit\w*|notif\w*|telemetry|metrics?)\b/iu;

/** Finds the added lines that only log. */
export function findLogged({ lines }: Source): ReadonlyMap<number, Idle> {
  const found = new Map<number, Idle>();
  for (const { number, code, isAdded } of lines)
    if (isAdded && writesLog(code) && !lines.slice(number, number + NEAR).some((line) => ENDS.test(line.code)))
      found.set(number, { why: 'only writes into a log', flag: LOG });
  return found;
}

/** Stands for what a log line hangs on. */
export const LOG = 'log';
