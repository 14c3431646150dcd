/** What the service writes down for its operator. */

export type Fields = Readonly<Record<string, unknown>>;

/** One entry a call: a message that is always the same, and what differs as fields. */
export interface Logger {
  error(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  info(message: string, fields?: Fields): void;
  debug(message: string, fields?: Fields): void;
}

/** For a service whose operator reads nothing. */
export const SILENT: Logger = {
  error: () => undefined,
  warn: () => undefined,
  info: () => undefined,
  debug: () => undefined,
};
