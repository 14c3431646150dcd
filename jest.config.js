import { availableParallelism } from 'node:os';

export default {
  runtime: '<rootDir>/.ci/jest/runtime.js',
  testSequencer: '<rootDir>/.ci/jest/sequencer.js',
  roots: ['<rootDir>/build/__tests__'],
  testMatch: ['**/*.test.js'],
  transform: {},
  globalSetup: '<rootDir>/.ci/jest/setup.js',
  globalTeardown: '<rootDir>/.ci/jest/teardown.js',
  // Most of the time is waiting for processes that were spawned.
  maxWorkers: availableParallelism() + 2,
  // On a busy machine a worker needs more than the usual half second to give back its memory.
  workerGracefulExitTimeout: 10_000,
  // It ends what hangs, and nothing that is only slow: on a machine that does other work a test takes many times longer.
  testTimeout: 300_000,
  reporters: ['default', '<rootDir>/.ci/jest/reporter.js'],
};
