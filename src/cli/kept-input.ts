/** The file that `review --trace` writes beside a trace, for `replay`: what was reviewed, and by which build. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { digestJson } from '../base/digest.js';
import { listFieldFaults } from '../contract/field-faults.js';
import type { Trace } from '../contract/index.js';
import { ReviewInput } from '../engine/snapshot.js';
import { ENGINE_VERSION } from '../engine/version.js';
import { UsageError } from './exit.js';
import { checkShape, readJson, SNAPSHOT_FILE } from './inputs/files.js';
import { describeOtherForm } from './inputs/trace-file.js';

/** A build of this program. Two builds of one version can give two results, so the version alone does not tell them apart. */
const Build = z.strictObject({ version: z.string(), build: z.string() });
export type Build = z.infer<typeof Build>;

/**
 * What `review --trace` writes beside a trace: what was reviewed, and which build reviewed it. Files of older versions
 * do not have `made_by`.
 */
export const KeptInput = ReviewInput.extend({ made_by: Build.optional() });

/** What is read of a snapshot in another form. */
const NamesSnapshot = z.object({ snapshot: z.json() });

/** Returns whether this is the digest of a value; false for one that has no canonical JSON form. */
function hasDigest(value: unknown, digest: string): boolean {
  try {
    return digestJson(value) === digest;
  } catch {
    return false;
  }
}

/**
 * Reads the snapshot of a trace.
 * @throws UsageError if it is none, or the very one that was reviewed in a form of another version: what this version
 * would leave out of it could change the review
 */
export async function readKeptInput(path: string, trace: Trace): Promise<z.infer<typeof KeptInput>> {
  const given = await readJson(path, SNAPSHOT_FILE, z.json());
  const parsed = KeptInput.safeParse(given);
  const { digest } = trace.snapshot;
  const isReviewed = hasDigest(NamesSnapshot.safeParse(given).data?.snapshot, digest);
  if (isReviewed && !(parsed.success && hasDigest(parsed.data.snapshot, digest))) {
    const [first] = parsed.success ? [] : listFieldFaults(parsed.error, given);
    const fault = first === undefined ? 'it has more fields' : `${first.pointer} ${first.detail}`;
    const what = describeOtherForm(path, trace.engine.version, fault, 'replay');
    throw new UsageError(`${what} Or review the commits again with this one.`);
  }
  return checkShape(path, SNAPSHOT_FILE, KeptInput, given);
}

/** Characters of a build's name: enough that no two of one version have the same. */
const NAME_LENGTH = 12;

/**
 * Names the build that runs, by the content of its files. The same sources give the same bundle, and so the same name on
 * every machine.
 * @param entry the folder of the entry point: the bundle, or `cli` among the compiled sources
 */
export function identifyBuild(entry: string): Build {
  const compiled = resolve(entry, '..');
  const folder = existsSync(join(compiled, 'engine', 'version.js')) ? compiled : entry;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.js(?:on)?$/u.test(name));
  const hash = createHash('sha256');
  for (const name of files.map((each) => each.replaceAll('\\', '/')).sort()) {
    hash.update(`${name}\n`).update(
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest(),
    );
  }
  return { version: ENGINE_VERSION, build: hash.digest('hex').slice(0, NAME_LENGTH) };
}

/**
 * Says which build recorded a review of which another one came out, and what to do about it.
 * @param recorded the build that recorded it; null if the snapshot does not say
 */
export function describeBuilds(recorded: Build | null, version: string, running: Build): string {
  const name = (build: Build) => `version ${build.version}, build ${build.build}`;
  const here = `This is ${name(running)}.`;
  if (recorded !== null && version === running.version && recorded.build === running.build) {
    return `The same build recorded it (${name(running)}). So the trace or its snapshot was changed later, or they are of two reviews: check the trace with "review-gate verify".`;
  }
  const who =
    recorded === null
      ? `It was recorded by version ${version}; the snapshot does not say by which build.`
      : `It was recorded by version ${version}, build ${recorded.build}.`;
  const again =
    version === running.version
      ? 'Replay it with the build that recorded it'
      : `Replay it with the build that recorded it (npx review-gate@${version} replay …)`;
  return `${who} ${here} Another build can give another result. ${again}, or review the commits again with this one.`;
}
