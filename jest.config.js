export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/build/__tests__'],
  testMatch: ['**/*.test.js'],
  transform: {},
  testTimeout: 30_000,
  reporters: ['default', '<rootDir>/.ci/reporter.js'],
};
