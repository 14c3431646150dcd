/**
 * Simulates what a runner of GitHub has and this machine has not, for workflows that act runs: `gh`, npm, third-party
 * actions.
 */
import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Played = z.looseObject({
  /** The file in which calls are recorded, one per line. */
  ACT_CALLS: z.string(),
  /** The folder that simulates the store of artifacts, and code scanning. */
  ACT_STORE: z.string(),
  /** The output of `gh`. */
  ACT_GH: z.string().default(''),
  /** The findings of ESLint, as SARIF. */
  ACT_ESLINT: z.string().default(''),
});

/** A call of a program or an action. */
export const Call = z.object({
  name: z.string(),
  /** Only for a program. */
  arguments: z.array(z.string()).default([]),
  /** Only for an action: its non-empty inputs. */
  inputs: z.record(z.string(), z.string()).default({}),
});
export type Call = z.infer<typeof Call>;

/** Reads the inputs: `INPUT_SARIF_FILE` → `sarif_file`. */
function readInputs(env: NodeJS.ProcessEnv): Record<string, string> {
  const given = Object.entries(env).filter(([name, value]) => name.startsWith('INPUT_') && value !== '');
  return Object.fromEntries(given.map(([name, value]) => [name.slice('INPUT_'.length).toLowerCase(), value ?? '']));
}

/**
 * Simulates one call and records it.
 * @param name `gh`, `npx`, `actions/upload-artifact`
 * @param parameters of a program; null for an action, whose inputs are in the environment
 * @returns the text to print
 * @public The programs that `act-runner.ts` writes import it.
 */
export function play(name: string, parameters: readonly string[] | null, env: NodeJS.ProcessEnv): string {
  const { ACT_CALLS, ACT_STORE, ACT_GH, ACT_ESLINT } = Played.parse(env);
  const inputs = parameters === null ? readInputs(env) : {};
  appendFileSync(ACT_CALLS, `${JSON.stringify({ name, arguments: parameters ?? [], inputs })}\n`);
  const path = inputs['path'] ?? '';
  const artifact = join(ACT_STORE, inputs['name'] ?? '');
  switch (name) {
    case 'npx':
      writeFileSync(parameters?.[parameters.indexOf('--output-file') + 1] ?? '', ACT_ESLINT);
      return '';
    case 'actions/upload-artifact':
      cpSync(path, join(artifact, path), { recursive: true });
      return '';
    case 'actions/download-artifact':
      mkdirSync(path, { recursive: true });
      cpSync(artifact, path, { recursive: true });
      return '';
    case 'github/codeql-action/upload-sarif':
      cpSync(inputs['sarif_file'] ?? '', join(ACT_STORE, 'code-scanning.sarif'));
      return '';
    default:
      return name === 'gh' ? `${ACT_GH}\n` : '';
  }
}
