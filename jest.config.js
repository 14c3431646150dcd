export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/build/__tests__'],
  testMatch: ['**/*.test.js'],
  transform: {},
  // Most of the time is waiting for processes that were spawned.
  maxWorkers: 3,
  testTimeout: 30_000,
  reporters: ['default', '<rootDir>/.ci/reporter.js'],
};
