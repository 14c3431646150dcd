/**
 * The step's log. The runner reads stdout and stderr for workflow commands: a line that begins with `::`, or that
 * contains `##[` anywhere (actions/runner, ActionCommand.cs). Text written by this module cannot form such a command.
 */

import { Secrets } from '../../base/excerpt.js';
import { cutCharacters, visible } from '../../base/text.js';

/** The part of @actions/core that the step uses. Its commands escape `%`, CR and LF, in properties also `:` and `,`. */
export interface Commands {
  info(message: string): void;
  debug(message: string): void;
  notice(message: string, place?: Place): void;
  warning(message: string, place?: Place): void;
  error(message: string, place?: Place): void;
  setSecret(secret: string): void;
  setOutput(name: string, value: unknown): void;
  startGroup(name: string): void;
  endGroup(): void;
}

/** The location of a log annotation. */
export interface Place {
  readonly title?: string;
  readonly file?: string;
  readonly startLine?: number;
  readonly endLine?: number;
}

/**
 * The levels that the runner has workflow commands for, and limits the annotations of (GitHub documentation, "Workflow
 * commands").
 */
export type Level = 'error' | 'warning' | 'notice';

/** The runner keeps this many annotations per level and step, and drops the others silently. */
const MAX_LOG_ANNOTATIONS_PER_LEVEL = 10;
/** The runner cuts longer annotation messages. */
export const MAX_LOG_MESSAGE_CHARACTERS = 4096;

/** Breaks up `##[` and escapes all invisible characters except newlines. */
function disarmCommands(text: string): string {
  return visible(text).replace(/##(?=\[)/gu, '##\\');
}

/** Splits the text into lines, none of which is a workflow command. */
export function splitPlainLines(text: string): string[] {
  return disarmCommands(text)
    .split('\n')
    .map((line) => (/^\s*::/u.test(line) ? `\\${line.trimStart()}` : line));
}

const WORDS: Readonly<Record<Level, string>> = { error: 'Error', warning: 'Warning', notice: 'Notice' };

/** Writes to the step's log, respects the runner's limits, and makes all text safe. */
export class Log {
  readonly #used: Record<Level, number> = { error: 0, warning: 0, notice: 0 };
  readonly #masked = new Set<string>();
  readonly #secrets = new Secrets();

  constructor(private readonly commands: Commands) {}

  info(text: string): void {
    for (const line of splitPlainLines(text)) this.commands.info(line);
  }

  /** Writes lines that the runner folds under a title. */
  group(title: string, lines: readonly string[]): void {
    this.commands.startGroup(disarmCommands(title));
    for (const line of lines) this.info(line);
    this.commands.endGroup();
  }

  debug(text: string): void {
    this.commands.debug(disarmCommands(text));
  }

  notice(text: string): void {
    this.say('notice', text);
  }

  warning(text: string): void {
    this.say('warning', text);
  }

  error(text: string): void {
    this.say('error', text);
  }

  /**
   * Writes an annotation by workflow command. One per level is reserved for the step's own message.
   * @returns false if the level's limit is reached and nothing was written
   */
  annotate(level: Level, message: string, place: Place): boolean {
    if (this.#used[level] >= MAX_LOG_ANNOTATIONS_PER_LEVEL - 1) return false;
    this.command(level, message, place);
    return true;
  }

  /** Masks a secret in everything that the runner shows from now on. */
  mask(secret: string): void {
    if (secret.trim() === '' || this.#masked.has(secret)) return;
    this.#masked.add(secret);
    this.#secrets.add(secret);
    this.commands.setSecret(secret);
  }

  /** Removes the secrets from a text that the runner does not mask: the check run and the summary. */
  redact(text: string): string {
    return this.#secrets.scrub(text);
  }

  /** Writes an annotation while the level's limit allows it, then plain lines. */
  private say(level: Level, text: string): void {
    if (this.#used[level] < MAX_LOG_ANNOTATIONS_PER_LEVEL) this.command(level, text);
    else this.info(`${WORDS[level]}: ${text}`);
  }

  private command(level: Level, text: string, place?: Place): void {
    this.#used[level] += 1;
    const whole = disarmCommands(text);
    const message = cutCharacters(whole, MAX_LOG_MESSAGE_CHARACTERS);
    if (message !== whole) this.info(whole);
    if (place === undefined) this.commands[level](message);
    else {
      this.commands[level](message, {
        ...place,
        ...(place.title === undefined ? {} : { title: disarmCommands(place.title) }),
        ...(place.file === undefined ? {} : { file: disarmCommands(place.file) }),
      });
    }
  }
}
