/** Tests that no runner runs, because they are the input of other tests. */

const DATA = /(?:^|\/)(?:testdata|test[-_]data|fixtures?|__fixtures__)\//iu;

/** Returns true for a file of tests that are input data of other tests, by the folder it stands in. */
export const isSampleTest = (path: string): boolean => DATA.test(path);
