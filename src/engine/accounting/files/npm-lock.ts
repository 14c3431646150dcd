/**
 * Checks a lock file of npm entry by entry: every changed entry must follow from the edit of the manifest beside it.
 * Source: the documentation of npm, package-lock.json, lockfileVersion 3.
 */

import * as z from 'zod';
import { addToGroup } from '../../../base/groups.js';
import type { FileChange } from '../../model.js';
import type { ChangedFile } from '../../snapshot.js';
import { because, type LineReason } from '../reasons.js';
import { satisfiesRange } from './version-range.js';

const Needs = z.record(z.string(), z.string()).optional();
const Manifest = z.looseObject({
  name: z.string().optional(),
  version: z.string().optional(),
  dependencies: Needs,
  devDependencies: Needs,
  optionalDependencies: Needs,
  peerDependencies: Needs,
});
type Manifest = z.infer<typeof Manifest>;
const Entry = z.looseObject({
  version: z.string().optional(),
  resolved: z.string().optional(),
  integrity: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
  bin: z.union([z.string(), z.record(z.string(), z.string())]).optional(),
  link: z.boolean().optional(),
  dependencies: Needs,
  optionalDependencies: Needs,
  peerDependencies: Needs,
});
type Entry = z.infer<typeof Entry>;
/** Strict, so that a lock file with other parts (the tree of lockfileVersion 2) is not taken for checked. */
const Lock = z.strictObject({
  name: z.string().optional(),
  version: z.string().optional(),
  lockfileVersion: z.literal(3),
  requires: z.boolean().optional(),
  packages: z.record(z.string(), Entry),
});
type Lock = z.infer<typeof Lock>;

const LOCK_NAME = /(?:^|\/)package-lock\.json$/u;
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/u;
/** The fields in which a manifest and an entry name what they need. */
const NEEDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

/** Returns why a lock file follows from its manifest; null if an entry does not, or if the texts are not known. */
export function findNpmLockReason(file: ChangedFile, files: readonly FileChange[]): LineReason | null {
  if (!LOCK_NAME.test(file.path)) return null;
  const manifest = files.find(
    (one) => one.file.path === file.path.replace(/package-lock\.json$/u, 'package.json'),
  )?.file;
  if (manifest === undefined) return null;
  const [before, after] = [parseJson(Lock, file.old_text), parseJson(Lock, file.new_text)];
  const [old, now] = [parseJson(Manifest, manifest.old_text), parseJson(Manifest, manifest.new_text)];
  if (before === null || after === null || old === null || now === null) return null;
  if (!agreesWithManifest(after, now)) return null;
  const direct = listChangedNeeds(old, now);
  const reached = reachFrom(direct.keys(), after);
  const hosts = new Set(Object.values(before.packages).flatMap((entry) => readHost(entry) ?? []));
  const changed = Object.entries(after.packages).filter(
    ([key, entry]) => key !== '' && JSON.stringify(entry) !== JSON.stringify(before.packages[key]),
  );
  const follows = ([key, entry]: [string, Entry]) => {
    const name = key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const range = direct.get(name);
    const isDirect = key === `node_modules/${name}` && range !== undefined;
    return (
      reached.has(name) &&
      (isDirect ? satisfiesRange(entry.version ?? '', range) : hasPlainPrograms(name, entry, before.packages[key])) &&
      isPlain(name, entry, before.packages[key], hosts)
    );
  };
  if (direct.size === 0 || !changed.every(follows)) return null;
  return because('derived', `each changed entry follows from the edit of ${manifest.path}`);
}

function parseJson<T>(schema: z.ZodType<T>, text: string | null): T | null {
  if (text === null) return null;
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Returns whether the lock file's own entry says what the manifest says. */
function agreesWithManifest({ packages }: Lock, manifest: Manifest): boolean {
  const root = Manifest.safeParse(packages['']).data;
  return root !== undefined && NEEDS.every((kind) => sortNeeds(root[kind]) === sortNeeds(manifest[kind]));
}

function sortNeeds(needs: Readonly<Record<string, string>> = {}): string {
  return JSON.stringify(Object.entries(needs).sort());
}

/** Returns the dependencies that the edit adds or gives another range, with their ranges; removed ones with ''. */
function listChangedNeeds(old: Manifest, now: Manifest): ReadonlyMap<string, string> {
  const changed = new Map<string, string>();
  for (const kind of NEEDS) {
    const [before, after] = [old[kind] ?? {}, now[kind] ?? {}];
    for (const [name, range] of Object.entries(after)) if (before[name] !== range) changed.set(name, range);
    for (const name of Object.keys(before)) if (after[name] === undefined && !changed.has(name)) changed.set(name, '');
  }
  return changed;
}

/** Returns all names that the packages of some names need, directly or not. */
function reachFrom(names: Iterable<string>, { packages }: Lock): ReadonlySet<string> {
  const byName = new Map<string, Entry[]>();
  for (const [key, entry] of Object.entries(packages)) {
    const name = key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length);
    addToGroup(byName, name, entry);
  }
  const reached = new Set<string>();
  const queue = [...names];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    for (const entry of byName.get(name) ?? []) for (const kind of NEEDS) queue.push(...listNames(entry, kind));
  }
  return reached;
}

function listNames(entry: Entry, kind: (typeof NEEDS)[number]): readonly string[] {
  const needs = Needs.safeParse(entry[kind]).data;
  return Object.keys(needs ?? {});
}

/** Returns whether an entry comes from where the others come from, under its own name, and runs nothing new. */
function isPlain(name: string, entry: Entry, before: Entry | undefined, hosts: ReadonlySet<string>): boolean {
  const host = readHost(entry);
  const isMoved =
    before !== undefined &&
    before.version === entry.version &&
    (before.resolved !== entry.resolved || before.integrity !== entry.integrity);
  return (
    host !== null &&
    hosts.has(host) &&
    entry.resolved?.startsWith(`https://${host}/${name}/-/`) === true &&
    SHA512.test(entry.integrity ?? '') &&
    entry.link !== true &&
    (entry.hasInstallScript !== true || before?.hasInstallScript === true) &&
    !isMoved
  );
}

/**
 * Returns whether an entry that the manifest does not name brings no program but one of its own name. Scripts of npm look
 * for programs in the packages first: a package that anybody may publish could stand in for `tsc` or `node`.
 */
function hasPlainPrograms(name: string, { bin }: Entry, before: Entry | undefined): boolean {
  const list = (one: Entry['bin']) => (typeof one === 'string' || one === undefined ? [] : Object.keys(one));
  const known = new Set([name.slice(name.lastIndexOf('/') + 1), ...list(before?.bin)]);
  return list(bin).every((program) => known.has(program));
}

function readHost({ resolved = '' }: Entry): string | null {
  return /^https:\/\/([^/?#@]+)\//u.exec(resolved)?.[1] ?? null;
}
