/**
 * Runs each test file as Node runs modules, in the worker's own realm. Jest's own way makes a new global object for each file, in which
 * every look-up of a global is slow, and loads and compiles all modules again for each. The product keeps no state in modules, so one
 * copy of them serves all files of a worker; modules of the tests themselves are loaded anew for each file (`loader.js`).
 */
import { createRequire, register } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import JestRuntime from 'jest-runtime';
import { openGrammars } from '../../build/src/grammars/index.js';

register('./loader.js', import.meta.url);

// What is costly to start lasts as long as the worker: the grammars of the checkout's bundle, with their compiled queries (nothing is
// read before a test asks for one), and embedded databases in memory that a test file has given back.
globalThis.reviewGateGrammars = openGrammars(join(import.meta.dirname, '../../dist/grammars'));
globalThis.reviewGateDatabases = [];

// A worker that Jest tells to end has nothing left to do, but an embedded database waits up to ten seconds for a timer of its own.
const END = 2;
if (process.send !== undefined) process.on('message', ([kind]) => kind === END && process.exit());

const require = createRequire(import.meta.url);

/** What jest-circus keeps in the global object for the file that runs. */
const OF_A_RUN = new Set(['JEST_STATE_SYMBOL', 'EVENT_HANDLERS']);

let runs = 0;

export default class NativeRuntime extends JestRuntime {
  /** The module by which jest-circus collects and runs the tests of one file: a new one for each. */
  requireInternalModule(path) {
    delete require.cache[path];
    return require(path);
  }

  /** `globals.js` exports them to the file. */
  setGlobalsForRuntime(globals) {
    globalThis.reviewGateTestGlobals = globals;
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    runs += 1;
    return import(`${pathToFileURL(path).href}?run=${runs}`);
  }

  teardown() {
    super.teardown();
    for (const key of Object.getOwnPropertySymbols(globalThis)) {
      if (OF_A_RUN.has(key.description)) delete globalThis[key];
    }
  }
}
