/**
 * Logs as JSON lines, one per entry, with pino. They are written to stderr: stdout has only the line with the URL of
 * the service.
 */
import { pino } from 'pino';
import type { Config } from '../config.js';
import type { Fields, Logger } from './logger.js';
import { redactFields, redactText } from './redact.js';

/** The destination of lines, such as `process.stderr`. */
export interface LogSink {
  write(line: string): unknown;
}

/** What is logged, and where to. */
export interface JsonLoggerOptions {
  readonly level: Config['logLevel'];
  readonly sink: LogSink;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Fields of every entry, such as the role of the process. */
  readonly base?: Fields;
}

/**
 * Creates a logger. Entries have `level` (a word), `time` (ISO 8601), `message` and their fields; secrets are removed
 * from all of them. Each line is written synchronously, so that the last lines before a crash are not lost.
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

/** Returns a log function for parts that report in lines that the operator should read: entries of level `warn`. */
export function createLineLogger(logger: Logger): (line: string) => void {
  return (line) => logger.warn(line);
}
