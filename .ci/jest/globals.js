/** What `@jest/globals` is to a test file: loaded anew for each, with the functions of its run. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } =
  globalThis.reviewGateTestGlobals;
