/**
 * `go.sum`: checksums alone. It never decides which modules are used, go.mod does. But a checksum that stands in it is not
 * asked of the checksum database any more. So none may come twice, none may change, and each must be of a module that is
 * known. Source: the Go Modules Reference, "go.sum files".
 */
import { getFolder } from '../../../../base/paths.js';
import type { FileChange } from '../../../model.js';
import type { Doubt } from '../model.js';

const LINE = /^(\S+) (v[^\s/]+)(\/go\.mod)? (h1:[A-Za-z0-9+/]{43}=)$/u;
/** A module that is the Go program itself: another one would compile everything. */
const TOOLCHAIN = 'golang.org/toolchain';

const whole = (why: string): Doubt => ({ entry: '', why });

/** Returns which line does not follow from go.mod; null if each does. */
export function findGoDoubt({ file }: FileChange, manifests: readonly FileChange[]): Doubt | null {
  const manifest = manifests.find((one) => getFolder(one.file.path) === getFolder(file.path))?.file;
  if (manifest === undefined) return whole('go.mod does not change with it');
  const [before, after] = [readSums(file.old_text), readSums(file.new_text)];
  const [old, now] = [readGoMod(manifest.old_text), readGoMod(manifest.new_text)];
  if (before === null || after === null || old === null || now === null)
    return whole('the file or go.mod has a form that is not read here, or was not there before');
  if (old.steers !== now.steers) return whole('go.mod changes more than what it requires');
  if (now.requires.size === old.requires.size && [...now.requires].every((one) => old.requires.has(one)))
    return whole('go.mod requires the same as before');
  for (const [key, sum] of after) {
    const { path, version, module } = readKey(key);
    const doubt = (why: string): Doubt => ({ entry: `${path}@${version}`, why });
    const was = before.get(key);
    if (was === sum) continue;
    if (was !== undefined) return doubt('its version stays, and its checksum changes');
    if (path === TOOLCHAIN) return doubt('it is a program that compiles everything');
    if (key !== module) continue;
    if (!now.requires.has(key)) return doubt('go.mod does not require this version of it');
    if (!after.has(`${key}/go.mod`)) return doubt('its own go.mod has no checksum');
  }
  for (const key of now.requires) {
    const { path, version } = readKey(key);
    const isLost = [key, `${key}/go.mod`].some((one) => before.has(one) && !after.has(one));
    if (isLost || (!old.requires.has(key) && !after.has(`${key}/go.mod`)))
      return { entry: `${path}@${version}`, why: 'go.mod requires it, and it has no checksum' };
  }
  return null;
}

/** Splits `path version`, or `path version/go.mod`: the checksum of a module's go.mod alone. */
function readKey(key: string) {
  const module = key.replace(/\/go\.mod$/u, '');
  const [path = '', version = ''] = module.split(' ');
  return { path, version, module };
}

/** Returns the checksums by what they are of; null if the text has another form. */
function readSums(text: string | null): ReadonlyMap<string, string> | null {
  if (text === null) return null;
  const sums = new Map<string, string>();
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [, path = '', version = '', own = '', sum = ''] = LINE.exec(line) ?? [];
    const key = `${path} ${version}${own}`;
    if (path === '' || sums.has(key)) return null;
    sums.set(key, sum);
  }
  return sums;
}

interface GoMod {
  /** `path version`. */
  readonly requires: ReadonlySet<string>;
  readonly steers: string;
}

function readGoMod(text: string | null): GoMod | null {
  if (text === null || /["`\r]|\/\*/u.test(text)) return null;
  const requires = new Set<string>();
  const steers: string[] = [];
  let block = '';
  for (const raw of text.split('\n')) {
    const line = raw.replace(/\/\/.*$/u, '').trim();
    if (line === '') continue;
    const open = /^(\w+) ?\($/u.exec(line)?.[1];
    if (open !== undefined) block = open;
    else if (line === ')') block = '';
    else {
      const said = block === '' ? line : `${block} ${line}`;
      const [, path, version] = /^require\s+(\S+)\s+(v\S+)$/u.exec(said) ?? [];
      if (path === undefined) steers.push(said.replace(/\s+/gu, ' '));
      else requires.add(`${path} ${version}`);
    }
  }
  return {
    requires,
    steers: steers
      .filter((one) => !/^(?:go|module|retract) /u.test(one))
      .toSorted()
      .join('\n'),
  };
}
