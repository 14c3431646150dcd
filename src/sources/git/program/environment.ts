/**
 * Builds the environment for git. It contains only explicit settings, so that the same commits give the same bytes on
 * every machine.
 */
import { devNull } from 'node:os';
import { delimiter, isAbsolute } from 'node:path';
import { readDirectHosts, readProxyVariable } from '../../../base/proxy.js';

/**
 * The variables of this process that git may see: paths of programs, proxies, certificates and the folder for temporary
 * files.
 */
const PASSED_ON = [
  'PATHEXT',
  'SystemRoot',
  'SYSTEMROOT',
  'windir',
  'TMPDIR',
  'TEMP',
  'TMP',
  'LD_LIBRARY_PATH',
  'DYLD_LIBRARY_PATH',
  'GIT_EXEC_PATH',
  'GIT_SSL_CAINFO',
  'GIT_SSL_CAPATH',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'all_proxy',
  'ALL_PROXY',
] as const;

/** The names that the list of the folders of programs has: on Windows the second one. */
const PROGRAM_FOLDERS = ['PATH', 'Path'] as const;

/**
 * Returns the variables that list the folders of programs, with the absolute ones. The others mean a folder of the
 * repository that git works on, and a pull request may have put a program `git` there.
 */
export function selectProgramFolders(ours: NodeJS.ProcessEnv): Record<string, string> {
  const found = PROGRAM_FOLDERS.map((name): [string, string] => {
    const folders = (ours[name] ?? '').split(delimiter).filter((folder) => isAbsolute(folder));
    return [name, folders.join(delimiter)];
  });
  // An empty list would mean the folder of the call too; without one there are the folders of the system.
  return Object.fromEntries(found.filter(([, list]) => list !== ''));
}

/** Settings of every call. They are environment variables, which a repository's own settings cannot override. */
const SETTINGS = {
  'core.quotePath': 'false',
  'core.attributesFile': devNull,
  'core.hooksPath': devNull,
  'core.fsmonitor': 'false',
  'core.commitGraph': 'false',
  // Larger files are streamed instead of held in memory; the largest text that is read is smaller.
  'core.bigFileThreshold': '1m',
  'credential.helper': '',
  'gc.auto': '0',
  'maintenance.auto': 'false',
  'submodule.recurse': 'false',
} as const;

/** The settings that differ between calls. */
export interface GitEnvironmentOptions {
  /** A folder of this program that contains `gitconfig`. */
  readonly home: string;
  readonly gitDir?: string | undefined;
  /** Git does not look for a repository in this folder or above it. */
  readonly ceiling?: string | undefined;
  /** Allowed transports, `https:http`; none by default. */
  readonly protocols?: string | undefined;
  readonly settings?: Readonly<Record<string, string>> | undefined;
}

/**
 * Returns the environment of one git call: no settings of the system or the user, no prompts, no translated messages,
 * no replaced objects, and only the requested transports. Settings, including the token, are passed in variables,
 * because other users of the machine can list arguments but not variables.
 */
export function buildGitEnvironment(ours: NodeJS.ProcessEnv, around: GitEnvironmentOptions): Record<string, string> {
  const environment: Record<string, string> = selectProgramFolders(ours);
  for (const name of PASSED_ON) {
    const value = ours[name];
    if (value !== undefined) environment[name] = value;
  }
  // The same variables, in the same order, as for the requests that we send ourselves. Curl reads `http_proxy` in lower case alone.
  for (const name of ['http_proxy', 'https_proxy']) {
    const proxy = readProxyVariable(ours, name);
    if (proxy !== null) environment[name] = proxy;
  }
  environment['no_proxy'] = readDirectHosts(ours).join(',');

  const settings = Object.entries({ ...SETTINGS, ...around.settings });
  settings.forEach(([key, value], index) => {
    environment[`GIT_CONFIG_KEY_${index}`] = key;
    environment[`GIT_CONFIG_VALUE_${index}`] = value;
  });
  return {
    ...environment,
    GIT_CONFIG_COUNT: String(settings.length),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: `${around.home}/gitconfig`,
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    // A file that is not there: a list in the repository could give commits other parents.
    GIT_GRAFT_FILE: `${around.home}/grafts`,
    GIT_NO_LAZY_FETCH: '1',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_ASKPASS: '',
    GIT_PAGER: 'cat',
    GIT_ALLOW_PROTOCOL: around.protocols ?? 'none',
    HOME: around.home,
    XDG_CONFIG_HOME: around.home,
    LC_ALL: 'C',
    LANGUAGE: 'C',
    ...(around.gitDir === undefined ? {} : { GIT_DIR: around.gitDir }),
    ...(around.ceiling === undefined ? {} : { GIT_CEILING_DIRECTORIES: around.ceiling }),
  };
}
