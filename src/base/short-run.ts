/** Settings of a process that makes one review and ends. */
// The default export: a bundler keeps of a namespace only the names that it can see in use.
import nodeModule from 'node:module';
import { isAbsolute, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

/**
 * By default V8 compiles more than a short run gives back. With these settings, WebAssembly keeps the code of the
 * baseline compiler, and a regular expression is compiled to machine code after 50 runs, or for a text of 1,000
 * characters, and not at its second run. They change the speed only. (https://v8.dev/docs/wasm-compilation-pipeline,
 * https://v8.dev/blog/regexp-tier-up)
 */
const SETTINGS = ['--liftoff-only', '--regexp-tier-up-ticks=50', '--no-regexp-peephole-optimization'];

/**
 * The optimising compiler waits until a function has run thirty times as often as by default. It took a third of the
 * processor time of a review of 500 lines, and to wait costs no time in one of 10,000. The setting has another name from
 * Node 22 on; versions between have neither.
 */
const OPTIMISE_LATE: ReadonlyMap<number, string> = new Map([
  [20, '--interrupt-budget=4000000'],
  ...[22, 23, 24].map((major) => [major, '--invocation-count-for-turbofan=90000'] as const),
]);

/** Major versions of Node whose V8 has the settings. V8 writes an error for a setting that it does not have. */
const KNOWN = { from: 20, to: 24 };

/**
 * Makes a process cheaper that ends after one review. It must be called before the modules of the review are loaded, and
 * never in a process that makes many reviews.
 */
export function prepareShortRun(environment: Readonly<Record<string, string | undefined>>): void {
  const major = Number.parseInt(process.versions.node, 10);
  if (major >= KNOWN.from && major <= KNOWN.to) for (const setting of SETTINGS) setFlagsFromString(setting);
  const late = OPTIMISE_LATE.get(major);
  if (late !== undefined) setFlagsFromString(late);
  const { HOME = '', XDG_CACHE_HOME = join(HOME, '.cache') } = environment;
  if (isAbsolute(XDG_CACHE_HOME)) keepCompiledCode(join(XDG_CACHE_HOME, 'review-gate', 'compiled'));
}

/**
 * Keeps the compiled code of the modules for the next run, where Node can do so (from 22.1;
 * https://nodejs.org/api/module.html#module-compile-cache). In a folder of the user, because who can write such a file
 * decides what runs. If the folder cannot be written, Node works without it.
 */
function keepCompiledCode(folder: string): void {
  const enable: unknown = Reflect.get(nodeModule, 'enableCompileCache');
  if (typeof enable === 'function') enable(folder);
}
