/** A stand-in for @actions/core that records all calls in order. */
import type { Commands, Level, Place } from '../../src/action/log/log.js';

interface RecordedCommand {
  readonly level: Level;
  readonly message: string;
  readonly place?: Place;
}

export interface RecordingCore extends Commands {
  /** Lines without a command. */
  readonly plain: string[];
  readonly commands: RecordedCommand[];
  readonly secrets: string[];
  readonly outputs: Record<string, string>;
  /** Everything in order, as `kind: text`. */
  readonly everything: string[];
  of(level: Level): RecordedCommand[];
}

export function recordingCore(): RecordingCore {
  const plain: string[] = [];
  const commands: RecordedCommand[] = [];
  const secrets: string[] = [];
  const outputs: Record<string, string> = {};
  const everything: string[] = [];
  const command = (level: Level) => (message: string, place?: Place) => {
    commands.push({ level, message, ...(place === undefined ? {} : { place }) });
    everything.push(`${level}: ${message}`);
  };
  return {
    plain,
    commands,
    secrets,
    outputs,
    everything,
    of: (level) => commands.filter((each) => each.level === level),
    info: (message) => {
      plain.push(message);
      everything.push(`info: ${message}`);
    },
    startGroup: (name) => {
      everything.push(`group: ${name}`);
    },
    endGroup: () => {
      everything.push('end of group');
    },
    debug: (message) => {
      everything.push(`debug: ${message}`);
    },
    notice: command('notice'),
    warning: command('warning'),
    error: command('error'),
    setSecret: (secret) => {
      secrets.push(secret);
      everything.push(`mask: ${secret}`);
    },
    setOutput: (name, value) => {
      outputs[name] = String(value);
      everything.push(`output: ${name}`);
    },
  };
}
