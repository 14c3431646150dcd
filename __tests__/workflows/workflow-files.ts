/** The workflows of this repository, those it runs itself and those that people copy, as tests read them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../../..');

/** Where people find workflows to copy. */
export const EXAMPLES = 'examples/workflows';
/** Where those of this repository lie. */
export const OWN = '.github/workflows';
/** The name that documents and examples have for this action. */
export const ACTION = 'OWNER/review-gate@v1';

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

/** Reads a file of the repository. @param path from its root */
export function textOf(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** The workflows of a folder, as paths from the root, sorted. */
export function workflowsIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder))
    .filter((name) => /\.ya?ml$/u.test(name))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** A workflow's content. @throws where it has not the shape of one */
export function workflowOf(path: string): Workflow {
  return Workflow.parse(parse(textOf(path)));
}

/** The events that start it. */
export function eventsOf({ on }: Workflow): string[] {
  if (typeof on === 'string') return [on];
  return Array.isArray(on) ? on.map(String) : Object.keys(z.record(z.string(), z.unknown()).parse(on));
}

/** Every step of every job. */
export function stepsOf(workflow: Workflow): Step[] {
  return Object.values(workflow.jobs).flatMap(({ steps }) => steps);
}

/** A `uses:` as it is written, with the comment behind it. */
export interface Use {
  readonly file: string;
  /** `actions/checkout`, or `github/codeql-action/init`. */
  readonly action: string;
  readonly ref: string;
  readonly comment: string;
}

/** Every `uses:` of a workflow but those of this action. */
export function usesOf(file: string): Use[] {
  return [...textOf(file).matchAll(/^\s*(?:- )?uses: (?<action>[^@\s]+)@(?<ref>\S+)(?: # (?<comment>.*))?$/gmu)]
    .map(({ groups }) => ({
      file,
      action: groups?.['action'] ?? '',
      ref: groups?.['ref'] ?? '',
      comment: groups?.['comment'] ?? '',
    }))
    .filter(({ action, ref }) => `${action}@${ref}` !== ACTION);
}
