/**
 * Module hooks of a test run: what belongs to the tests is loaded anew for each test file, all else once. The product's modules have
 * their patterns made late, as the bundle has them: what is tested is what runs.
 */
import { makePatternsLate } from '../late-patterns.js';

const TESTS = new URL('../../build/__tests__/', import.meta.url).href;
const PRODUCT = new URL('../../build/src/', import.meta.url).href;
const LATE = new URL('../late-pattern.js', import.meta.url).href;
const GLOBALS = new URL('./globals.js', import.meta.url).href;

/** The test file's number, which `runtime.js` adds to its address, goes on to the modules that it imports. */
export async function resolve(specifier, context, next) {
  const run = /\?run=\d+$/u.exec(context.parentURL ?? '')?.[0] ?? '';
  if (run !== '' && specifier === '@jest/globals') return { url: GLOBALS + run, format: 'module', shortCircuit: true };
  const found = await next(specifier, context);
  // A package that a test uses imports JSON without saying so, which Node refuses.
  if (found.url.endsWith('.json')) return { ...found, importAttributes: { type: 'json' } };
  return found.url.startsWith(TESTS) ? { ...found, url: found.url + run } : found;
}

export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (!url.startsWith(PRODUCT) || loaded.format !== 'module') return loaded;
  const written = String(loaded.source);
  const changed = makePatternsLate(written);
  return changed === written ? loaded : { ...loaded, source: `import { late } from '${LATE}'; ${changed}` };
}
