/**
 * The configuration of the service: flags first, then the environment (`REVIEW_GATE_…`), then defaults for a single
 * machine.
 */

import { isAbsolute, join, resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import * as z from 'zod';
import { parseHttpUrl, removeEndSlashes } from '../base/url.js';
import { parseAllowList } from './webhooks/allow-list.js';

/** What a process does: answers calls, processes reviews, or both. */
export const Role = z.enum(['all', 'api', 'worker'], { error: 'must be all, api or worker' });
export type Role = z.infer<typeof Role>;

/** The lowest level that is logged; `silent` logs nothing. The names are those of pino. */
export const LogLevel = z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
  error: 'must be fatal, error, warn, info, debug or silent',
});

const address = z
  .string()
  .refine((text) => parseHttpUrl(text) !== null, 'must be an address that begins with http:// or https://')
  .transform(removeEndSlashes);
const createIntegerSchema = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/u, 'must be a whole number')
    .transform(Number)
    .refine((number) => number >= least && number <= most, `must be from ${least} to ${most}`);
const isNetwork = (text: string) => ipaddr.isValid(text) || ipaddr.isValidCIDR(text);
const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);

function isAllowEntry(entry: string): boolean {
  try {
    parseAllowList([entry]);
    return true;
  } catch {
    // The error message would contain the value; the fault must name only the setting.
    return false;
  }
}

/** What settings are when nothing is said; said once, for the shapes and for the help. */
const DEFAULTS = {
  host: '127.0.0.1',
  port: 8787,
  dataDir: '.review-gate',
  githubApiUrl: 'https://api.github.com',
  githubServerUrl: 'https://github.com',
  logLevel: 'info',
  concurrency: 2,
  reviewMemory: 1024,
  cacheGib: 10,
  databasePool: 10,
  drainSeconds: 25,
} as const;

/** Every setting: its shape as text, and what it is when nothing is said. The flag is the name in kebab-case. */
const Settings = z.object({
  role: Role.default('all'),
  host: z.string().min(1).default(DEFAULTS.host),
  port: createIntegerSchema(0, 65_535).default(DEFAULTS.port),
  dataDir: z.string().min(1).default(DEFAULTS.dataDir),
  databaseUrl: z
    .string()
    .refine((text) => /^postgres(?:ql)?:\/\/./u.test(text), 'must begin with postgres://')
    .nullable()
    .default(null),
  publicUrl: address.nullable().default(null),
  masterKey: z.string().nullable().default(null),
  githubApiUrl: address.default(DEFAULTS.githubApiUrl),
  githubServerUrl: address.default(DEFAULTS.githubServerUrl),
  webhookAllowHosts: list
    .refine((entries) => entries.every(isAllowEntry), 'must be hosts, or host:port, with commas between')
    .default([]),
  trustProxy: list
    .refine((entries) => entries.every(isNetwork), 'must be addresses or networks (10.0.0.0/8), with commas between')
    .default([]),
  logLevel: LogLevel.default(DEFAULTS.logLevel),
  concurrency: createIntegerSchema(1, 256).default(DEFAULTS.concurrency),
  reviewMemory: createIntegerSchema(64, 65_536).default(DEFAULTS.reviewMemory),
  cacheDir: z.string().min(1).nullable().default(null),
  cacheGib: createIntegerSchema(1, 100_000).default(DEFAULTS.cacheGib),
  databasePool: createIntegerSchema(2, 1000).default(DEFAULTS.databasePool),
  drainSeconds: createIntegerSchema(1, 3600).default(DEFAULTS.drainSeconds),
});
type Setting = keyof typeof Settings.shape;

/** Help text of each setting, for the command's help and the documentation. */
export const SETTINGS: Readonly<Record<Setting, { readonly value: string; readonly text: string }>> = {
  role: { value: 'all|api|worker', text: 'what this process does: answer calls, run reviews, or both' },
  host: { value: 'address', text: `the address to listen on (${DEFAULTS.host})` },
  port: { value: 'number', text: `the port to listen on; 0 takes any free one (${DEFAULTS.port})` },
  dataDir: { value: 'dir', text: `the data folder: embedded database, keys, cache (${DEFAULTS.dataDir})` },
  databaseUrl: { value: 'url', text: 'PostgreSQL, postgres://…; without it the embedded database is used' },
  publicUrl: { value: 'url', text: 'the address for clients, if it is not the one listened on' },
  masterKey: {
    value: 'base64',
    text: 'the key that encrypts secrets, 32 bytes; several with commas between: the first encrypts, all decrypt',
  },
  githubApiUrl: { value: 'url', text: `the API of GitHub (${DEFAULTS.githubApiUrl})` },
  githubServerUrl: { value: 'url', text: `GitHub itself, for git and links (${DEFAULTS.githubServerUrl})` },
  webhookAllowHosts: {
    value: 'hosts',
    text: 'private hosts that webhooks and Jira may use: host or host:port, with commas between',
  },
  trustProxy: {
    value: 'networks',
    text: 'addresses or networks of reverse proxies, with commas between: their X-Forwarded-For is believed. Without it all callers behind a proxy share one limit on wrong secrets',
  },
  logLevel: { value: 'level', text: `fatal, error, warn, info, debug or silent (${DEFAULTS.logLevel})` },
  concurrency: { value: 'number', text: `reviews that a worker runs at a time (${DEFAULTS.concurrency})` },
  reviewMemory: { value: 'mib', text: `memory that one review may take, in MiB (${DEFAULTS.reviewMemory})` },
  cacheDir: { value: 'dir', text: "the cache of fetched repositories (the data folder's cache/)" },
  cacheGib: { value: 'gib', text: `how large the cache may grow, in GiB (${DEFAULTS.cacheGib})` },
  databasePool: {
    value: 'number',
    text: `most connections to PostgreSQL of one process (${DEFAULTS.databasePool})`,
  },
  drainSeconds: {
    value: 'seconds',
    text: `how long running reviews may take to end when the process stops, in seconds (${DEFAULTS.drainSeconds})`,
  },
};

/** The validated settings, with absolute folders. */
export type Config = Omit<z.output<typeof Settings>, 'cacheDir'> & { readonly cacheDir: string };

/** The location of the service's data, which the operator's commands need too. */
export type DataLocation = Pick<Config, 'dataDir' | 'databaseUrl' | 'masterKey'>;

/** A setting that is not valid. `message` names the setting but never its value, which may be a secret. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const toSnakeCase = (setting: string) => setting.replaceAll(/[A-Z]/gu, (letter) => `_${letter}`).toUpperCase();

/** `dataDir` → `--data-dir`. */
export function toFlagName(setting: string): string {
  return `--${setting.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** `dataDir` → `REVIEW_GATE_DATA_DIR`. */
export function toVariableName(setting: string): string {
  return `REVIEW_GATE_${toSnakeCase(setting)}`;
}

/** Secret settings may be in a file named by `…_FILE`, as containers mount them. */
const IN_FILES: readonly Setting[] = ['masterKey', 'databaseUrl'];

/**
 * Reads the files of `…_FILE` variables into the variables themselves if those are empty.
 * @param read returns a file's text
 * @throws ConfigError if a file cannot be read
 */
export async function readSecretFiles(
  environment: Readonly<Partial<Record<string, string>>>,
  read: (path: string) => Promise<string>,
): Promise<Partial<Record<string, string>>> {
  const filled: Partial<Record<string, string>> = { ...environment };
  for (const setting of IN_FILES) {
    const variable = toVariableName(setting);
    const path = environment[`${variable}_FILE`] ?? '';
    if (path === '' || (environment[variable] ?? '') !== '') continue;
    try {
      filled[variable] = (await read(path)).trim();
    } catch (cause) {
      throw new ConfigError(`${variable}_FILE names a file that cannot be read: ${path}.`, { cause });
    }
  }
  return filled;
}

/**
 * Reads the settings. An empty value counts as none.
 * @param flags by setting, as given on the command line
 * @param environment the environment of the process
 * @param directory the base folder for relative paths
 */
export function readConfig(
  flags: Readonly<Partial<Record<string, string>>>,
  environment: Readonly<Partial<Record<string, string>>>,
  directory: string,
): Config {
  const given = Object.keys(Settings.shape).flatMap((setting): [string, string][] => {
    const value = flags[setting] ?? environment[toVariableName(setting)] ?? '';
    return value.trim() === '' ? [] : [[setting, value.trim()]];
  });
  const parsed = Settings.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => {
      const setting = String(path[0]);
      return `${flags[setting] === undefined ? toVariableName(setting) : toFlagName(setting)} ${message}.`;
    });
    throw new ConfigError(faults.join(' '));
  }
  const { cacheDir, ...rest } = parsed.data;
  const absolute = (folder: string) => (isAbsolute(folder) ? folder : resolve(directory, folder));
  const dataDir = absolute(rest.dataDir);
  return { ...rest, dataDir, cacheDir: cacheDir === null ? join(dataDir, 'cache') : absolute(cacheDir) };
}
