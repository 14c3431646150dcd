/** Logs as JSON lines, one an entry, by pino. They go to stderr: stdout has the one line that says where the service listens. */
import { pino } from 'pino';
import type { Config } from '../config.js';
import type { Fields, Logger } from './logger.js';
import { redactFields, redactText } from './redact.js';

/** Where lines go. `process.stderr` is one. */
export interface LogSink {
  write(line: string): unknown;
}

export interface JsonLoggerOptions {
  readonly level: Config['logLevel'];
  readonly sink: LogSink;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** What every entry carries: the role of the process, say. */
  readonly base?: Fields;
}

/**
 * Entries have `level` (a word), `time` (ISO 8601), `message`, and their fields; secrets are taken out of all of it.
 * Each line is written at once: what a process said before it died is there.
 */
export function createLogger({ level, sink, clock, base = {} }: JsonLoggerOptions): Logger {
  const logger = pino(
    {
      level,
      base: redactFields(base),
      messageKey: 'message',
      timestamp: () => `,"time":"${new Date(clock()).toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
    },
    { write: (line: string) => void sink.write(line) },
  );
  const entry =
    (at: 'error' | 'warn' | 'info' | 'debug') =>
    (message: string, fields: Fields = {}) => {
      if (logger.isLevelEnabled(at)) logger[at](redactFields(fields), redactText(message));
    };
  return { error: entry('error'), warn: entry('warn'), info: entry('info'), debug: entry('debug') };
}

/** For what reports in lines, each of which somebody should look at: entries of the level `warn`. */
export function lineLogger(logger: Logger): (line: string) => void {
  return (line) => logger.warn(line);
}
