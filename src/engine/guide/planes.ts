/** What each plane of the engine looks for, in words. A plane that is not here stops `npm run docs`. */
export const PLANES: Readonly<Record<string, string>> = {
  intent: 'whether the change does what its criteria ask for, and nothing else',
  tests: 'tests that check less than before',
  security: 'secrets, hidden text, injection, weakened checks of access',
  integrity: 'the gate itself: policy, workflows, owners, linters and thresholds made weaker',
  'supply-chain': 'what comes in from outside: dependencies, lock files, images, actions',
  robustness: 'ignored errors, leftovers, unfinished merges, files that were not committed',
  contract: 'what other code depends on: exports, schemas, migrations, settings',
  hygiene: 'files that do not belong, or that nobody can review',
};
