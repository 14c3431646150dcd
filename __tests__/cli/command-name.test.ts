import { expect, it } from '@jest/globals';
import { nameCommand } from '../../src/cli/command-name.js';

it.each([
  [{ npm_command: 'exec' }, 'npx review-gate'],
  [{ npm_command: 'run-script' }, 'review-gate'],
  [{}, 'review-gate'],
])('the command is started by its name, and by npx only if npx started it: %j', (env, name) => {
  expect(nameCommand(env)).toBe(name);
});
