/** Reads workflows for tests: those that this repository runs, and those for users to copy. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../../..');

/** The folder of workflows to copy. */
export const EXAMPLES = 'examples/workflows';
/** The folder of this repository's own workflows. */
export const OWN = '.github/workflows';

const Scalar = z.union([z.string(), z.number(), z.boolean()]);
const Permissions = z.union([z.string(), z.record(z.string(), z.enum(['read', 'write', 'none']))]);
const Step = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), Scalar).optional(),
});
const Workflow = z.looseObject({
  name: z.string(),
  on: z.unknown(),
  permissions: Permissions.optional(),
  concurrency: z.looseObject({ group: z.string() }).optional(),
  jobs: z.record(
    z.string(),
    z.looseObject({
      name: z.string().optional(),
      permissions: Permissions.optional(),
      'timeout-minutes': z.number().optional(),
      steps: z.array(Step),
    }),
  ),
});

export type Step = z.infer<typeof Step>;
export type Workflow = z.infer<typeof Workflow>;

/**
 * Reads a file of the repository.
 * @param path from its root
 */
export function readFile(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

const Package = z.object({ repository: z.object({ url: z.string() }) });
const { repository } = Package.parse(JSON.parse(readFile('package.json')));
const [, address = ''] = /^git\+https:\/\/github\.com\/(.+)\.git$/u.exec(repository.url) ?? [];
/** The name of this action in documents and examples: package.json says where it is. */
export const ACTION = `${address}@v1`;

/** Returns the workflows of a folder, as paths from the root, sorted. */
export function workflowsIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder))
    .filter((name) => /\.ya?ml$/u.test(name))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/**
 * Parses a workflow.
 * @throws Error if it does not have the shape of one
 */
export function readWorkflow(path: string): Workflow {
  return Workflow.parse(parse(readFile(path)));
}

/** Returns the events that start it. */
export function listEvents({ on }: Workflow): string[] {
  if (typeof on === 'string') return [on];
  return Array.isArray(on) ? on.map(String) : Object.keys(z.record(z.string(), z.unknown()).parse(on));
}

const Typed = z.looseObject({ types: z.array(z.string()).optional() });

/** Returns the types that a workflow listens to for an event; null for GitHub's default. */
export function listTypes({ on }: Workflow, event: string): string[] | null {
  if (typeof on !== 'object' || Array.isArray(on)) return null;
  const settings = z.record(z.string(), z.unknown()).parse(on)[event];
  return Typed.nullish().parse(settings)?.types ?? null;
}

/** Returns every step of every job. */
export function buildSteps(workflow: Workflow): Step[] {
  return Object.values(workflow.jobs).flatMap(({ steps }) => steps);
}

/** A `uses:` as written, with the comment after it. */
export interface Use {
  readonly file: string;
  /** `actions/checkout`, or `github/codeql-action/init`. */
  readonly action: string;
  readonly ref: string;
  readonly comment: string;
}

/** Returns every `uses:` of a workflow except those of this action. */
export function listUses(file: string): Use[] {
  return [...readFile(file).matchAll(/^\s*(?:- )?uses: (?<action>[^@\s]+)@(?<ref>\S+)(?: # (?<comment>.*))?$/gmu)]
    .map(({ groups }) => ({
      file,
      action: groups?.['action'] ?? '',
      ref: groups?.['ref'] ?? '',
      comment: groups?.['comment'] ?? '',
    }))
    .filter(({ action, ref }) => `${action}@${ref}` !== ACTION);
}
