/** Plays, in a workflow that act runs, what a runner of GitHub has and this machine has not: `gh`, npm, other people's actions. */
import { appendFileSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Played = z.looseObject({
  /** Where calls are written down, a line each. */
  ACT_CALLS: z.string(),
  /** The folder that plays the store of artifacts, and code scanning. */
  ACT_STORE: z.string(),
  /** What `gh` prints. */
  ACT_GH: z.string().default(''),
  /** What ESLint finds, as SARIF. */
  ACT_ESLINT: z.string().default(''),
});

/** A program or an action that was called. */
export const Call = z.object({
  name: z.string(),
  /** Of a program. */
  arguments: z.array(z.string()).default([]),
  /** Of an action: those that are not empty. */
  inputs: z.record(z.string(), z.string()).default({}),
});
export type Call = z.infer<typeof Call>;

/** `INPUT_SARIF_FILE` → `sarif_file`. */
function inputsOf(env: NodeJS.ProcessEnv): Record<string, string> {
  const given = Object.entries(env).filter(([name, value]) => name.startsWith('INPUT_') && value !== '');
  return Object.fromEntries(given.map(([name, value]) => [name.slice('INPUT_'.length).toLowerCase(), value ?? '']));
}

/**
 * Plays one call and writes it down.
 * @param name `gh`, `npx`, `actions/upload-artifact`
 * @param parameters of a program; null for an action, whose inputs are in the environment
 * @returns what is to be printed
 */
export function play(name: string, parameters: readonly string[] | null, env: NodeJS.ProcessEnv): string {
  const { ACT_CALLS, ACT_STORE, ACT_GH, ACT_ESLINT } = Played.parse(env);
  const inputs = parameters === null ? inputsOf(env) : {};
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
