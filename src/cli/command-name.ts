/** How the reader of a message starts this command. */

/**
 * Returns what to type for it. Where npm runs it without an installation (`npx`, `npm exec`), the name alone is on no PATH.
 */
export function nameCommand(env: Readonly<Record<string, string | undefined>>): string {
  return env['npm_command'] === 'exec' ? 'npx review-gate' : 'review-gate';
}
