/** Runs a bundle as one script, with the code that V8 compiled of it in an earlier run. */
// Whole, as zlib below: an older Node does not have the names, and the command could not say that it is too old.
import buffer from 'node:buffer';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';
import zlib from 'node:zlib';
import type { CodeCache } from './code-cache.js';

/** A script that ran. */
export interface KeptScript {
  readonly exports: unknown;
  /** Keeps what is compiled now, functions that were compiled at their first call among it, unless that was kept before. */
  readonly keep: () => void;
}

/**
 * Runs a script: an expression of a function that takes `exports, require, module, __filename, __dirname`, as Node wraps a
 * CommonJS module. It cannot use `import()`: V8 forgets for compiled code that was kept who imports.
 * @param file its absolute path
 */
export function runScript(file: string, cache: CodeCache): KeptScript {
  const bytes = readFileSync(file);
  const name = nameCode(bytes);
  const kept = cache.read(name);
  // Of ASCII it is the same text, and costs less to read.
  const script = new Script(bytes.toString(buffer.isAscii(bytes) ? 'latin1' : 'utf8'), {
    filename: file,
    ...(kept === null ? {} : { cachedData: kept.code }),
  });
  const wrapper: unknown = script.runInThisContext();
  if (typeof wrapper !== 'function') throw new TypeError(`${file} is not a script of this bundle.`);
  const module: { readonly exports: unknown } = { exports: {} };
  Reflect.apply(wrapper, undefined, [module.exports, createRequire(file), module, file, dirname(file)]);
  return {
    exports: module.exports,
    keep: () => {
      if (kept === null || kept.old || script.cachedDataRejected === true) cache.write(name, script.createCachedData());
    },
  };
}

/**
 * Names compiled code by all that it depends on: the script (V8 compares lengths alone; a checksum tells versions apart, and takes
 * a quarter of the time of a digest), and Node, the processor, V8 and its settings.
 */
function nameCode(script: Buffer): string {
  const content = `${script.length}-${zlib.crc32(script).toString(16)}`;
  return `${process.version}-${process.arch}-${cachedDataVersionTag().toString(16)}-${content}`;
}
