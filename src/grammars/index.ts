/** Loads tree-sitter's runtime and grammars from a folder. They are WebAssembly, which cannot be bundled. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { brotliDecompress } from 'node:zlib';
import type { Tree } from 'web-tree-sitter';
import type { Grammar, Grammars } from '../engine/syntax/grammars.js';
import { findTextEdit } from './text-edit.js';

/** The part of Node's `WebAssembly` that is used here. TypeScript has its types only with those of browsers. */
declare const WebAssembly: { readonly Module: new (bytes: Uint8Array) => object };

const decompress = promisify(brotliDecompress);

/** The type of the runtime's module. */
type Runtime = typeof import('web-tree-sitter');

/** Imports the runtime's module from its URL. */
export type ImportRuntime = (url: string) => Promise<Runtime>;

const importRuntime: ImportRuntime = (url) => import(/* webpackIgnore: true */ url);

/**
 * Thrown if a grammar or the runtime is missing or cannot be loaded. Without it, the review would have a different
 * result.
 */
class GrammarError extends Error {
  override readonly name = 'GrammarError';
}

/**
 * Returns the grammars of a folder (absolute; `tree-sitter-<name>.wasm.br`, compressed with Brotli, next to
 * `web-tree-sitter.js` and its wasm).
 * Each is read once, when it is first used. Loading rejects with GrammarError.
 * @param importModule imports the runtime, for a caller that has it already, such as a script, which cannot import
 */
export function openGrammars(folder: string, importModule = importRuntime): Grammars {
  const grammars = new Map<string, Promise<Grammar>>();
  let runtime: Promise<Runtime> | null = null;
  return {
    load: (name) => {
      const known = grammars.get(name);
      if (known !== undefined) return known;
      runtime ??= loadRuntime(folder, importModule);
      const grammar = loadGrammar(folder, name, runtime);
      grammars.set(name, grammar);
      return grammar;
    },
  };
}

/** Maximum number of compiled queries that are cached per grammar. One change uses one or two of them. */
const KEPT_QUERIES = 32;

async function loadRuntime(folder: string, importModule: ImportRuntime): Promise<Runtime> {
  const file = join(folder, 'web-tree-sitter.js');
  try {
    const runtime = await importModule(pathToFileURL(file).href);
    await runtime.Parser.init({ locateFile: (name: string) => join(folder, name) });
    return runtime;
  } catch (cause) {
    throw new GrammarError(`The syntax trees' runtime ${file} ${describeFault(file)}.`, { cause });
  }
}

async function loadGrammar(folder: string, name: string, loading: Promise<Runtime>): Promise<Grammar> {
  const { Edit, Language, Parser, Query } = await loading;
  const file = join(folder, `tree-sitter-${name}.wasm.br`);
  try {
    const language = Language.loadSync(compileModule(await decompress(await readFile(file))));
    const queries = new Map<string, InstanceType<typeof Query>>();
    const parse = (text: string, edited?: Tree) => {
      // A new parser for each text: a scanner may keep state of the previous text (Swift's keeps an open raw string).
      const parser = new Parser().setLanguage(language);
      const tree = parser.parse(text, edited);
      parser.delete();
      if (tree === null) throw new GrammarError(`The parser of ${name} was stopped.`);
      return tree;
    };
    return {
      language,
      parse: (text, before) => {
        // What does not parse may be read in another way by who reads it in pieces.
        if (before === undefined || before.tree.rootNode.hasError) return parse(text);
        const edited = before.tree.copy();
        edited.edit(new Edit(findTextEdit(before.text, text)));
        const tree = parse(text, edited);
        edited.delete();
        if (!tree.rootNode.hasError) return tree;
        tree.delete();
        return parse(text);
      },
      query: (source) => {
        const known = queries.get(source);
        if (known !== undefined) return known;
        for (const [oldest, one] of queries) {
          if (queries.size < KEPT_QUERIES) break;
          one.delete();
          queries.delete(oldest);
        }
        const query = new Query(language, source);
        queries.set(source, query);
        return query;
      },
    };
  } catch (cause) {
    throw new GrammarError(`The grammar ${file} ${describeFault(file)}.`, { cause });
  }
}

/**
 * Compiles a grammar once, with V8's baseline compiler. By default V8 recompiles a function that runs often with its
 * optimizing compiler. For the largest lexers this takes seconds and gigabytes (112 kB of Swift on Node 24: 2,900 MB
 * instead of 88 MB; Kotlin 500 MB instead of 90 MB) and does not make a review faster. V8 decides at the first
 * compilation whether a function may be recompiled. So everything is compiled here at once, and then the flags are
 * reset, so that other WebAssembly is not affected.
 */
function compileModule(bytes: Uint8Array): object {
  setFlagsFromString('--wasm-tier-up-filter=99999999');
  setFlagsFromString('--no-wasm-lazy-compilation');
  try {
    return new WebAssembly.Module(bytes);
  } finally {
    setFlagsFromString('--wasm-lazy-compilation');
    setFlagsFromString('--wasm-tier-up-filter=-1');
  }
}

function describeFault(file: string): string {
  return existsSync(file) ? 'cannot be loaded' : 'is missing: the installation is not complete';
}
