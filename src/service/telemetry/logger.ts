/** The log of the service for its operator. */

/** The variable parts of an entry, by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** One entry per call: a constant message, with the variable parts as fields. */
export interface Logger {
  error(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  debug(message: string, fields?: Fields): void;
}

/** Discards all entries. */
export const SILENT: Logger = {
  error: () => undefined,
  warn: () => undefined,
  info: () => undefined,
  debug: () => undefined,
};
