/** The engine is pure: no clock, network, files, randomness or locale, in what it imports and in what it says. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseImports, withoutComments } from '../parse-imports.js';

const ROOT = process.cwd();
const ENGINE = 'src/engine';

/** `node:` modules that are pure functions, and the one file that may use each. */
const NODE_MODULES: Readonly<Record<string, string>> = { 'node:crypto': 'src/base/hash.ts' };

/** Packages the engine builds on, each looked at once: what it calls of them reads nothing but its arguments. */
const PACKAGES: readonly string[] = [
  '@bufbuild/cel',
  '@cucumber/gherkin',
  'canonicalize',
  'linguist-languages',
  'mdast',
  'mdast-util-from-markdown',
  'mdast-util-gfm',
  'mdast-util-to-string',
  'micromark-extension-gfm',
  're2js',
  'smol-toml',
  'stemmer',
  'yaml',
  'zod',
];

/** Names that read the world or depend on where the program runs. */
const IMPURE: readonly RegExp[] = [
  /\b(?:process|globalThis|require|Buffer|performance|navigator|console|Intl|Date|Temporal|crypto|fetch|XMLHttpRequest|WebSocket|Worker|SharedArrayBuffer|Atomics|WeakRef|FinalizationRegistry|eval)\b(?!\s*[:?]\s)/u,
  /\b(?:setTimeout|setInterval|setImmediate|queueMicrotask|structuredClone|random|hrtime|randomUUID|randomBytes|getRandomValues)\b\s*\(/u,
  /\bMath\s*\.\s*random\b/u,
  /\.\s*(?:localeCompare|toLocale\w*)/u,
  // Rounded differently by engines: the language leaves their last digits open.
  /\bMath\s*\.\s*(?:sinh?|cosh?|tanh?|asinh?|acosh?|atan[h2]?|cbrt|expm1|log1p|hypot)\b/u,
  /\bimport\s*\.\s*meta\b/u,
  /\bnew\s+Function\b/u,
];

function files(folder: string, ending: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

/** `file:line: what` for every impure name in a text. */
function impureNames(file: string, text: string): string[] {
  return withoutComments(text, true)
    .split('\n')
    .flatMap((line, index) =>
      IMPURE.flatMap((pattern) => {
        const match = pattern.exec(line);
        return match === null ? [] : [`${file}:${index + 1}: ${match[0].trim()}`];
      }),
    );
}

/** `file:line: what` for every import that the engine may not have, of the file and all it reaches in the compiled tree. */
function impureImports(entry: string): { faults: string[]; reached: string[] } {
  const faults: string[] = [];
  const reached = new Set<string>();
  const queue = [entry];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const source = file.replace(/^build\//u, '').replace(/\.js$/u, '.ts');
    for (const { specifier, line } of parseImports(readFileSync(join(ROOT, file), 'utf8'))) {
      if (specifier.startsWith('.')) {
        const to = posix.join(dirname(file), specifier);
        if (/^build\/src\/(?:engine|contract|base)\//u.test(to)) queue.push(to);
        else faults.push(`${source}:${line}: ${specifier} leaves the engine`);
      } else if (specifier.startsWith('node:')) {
        if (NODE_MODULES[specifier] !== source) faults.push(`${source}:${line}: ${specifier}`);
      } else if (!PACKAGES.some((name) => specifier === name || specifier.startsWith(`${name}/`))) {
        faults.push(`${source}:${line}: ${specifier} is no package the engine may use`);
      }
    }
  }
  return { faults, reached: [...reached] };
}

/** What compiles to nothing brings nothing. */
const onlyTypes = (compiled: string) => withoutComments(compiled).trim() === 'export {};';

describe('the engine', () => {
  it('reaches only itself, the contract, the ground floor and packages that were looked at', () => {
    const { faults, reached } = impureImports('build/src/engine/index.js');
    expect(faults).toEqual([]);
    expect(reached.length).toBeGreaterThan(20);
  });

  it('has no file that its door does not reach, types and schemas aside', () => {
    const { reached } = impureImports('build/src/engine/index.js');
    const unreached = files(ENGINE, '.ts').filter((file) => {
      const compiled = `build/${file.replace(/\.ts$/u, '.js')}`;
      return !reached.includes(compiled) && !onlyTypes(readFileSync(join(ROOT, compiled), 'utf8'));
    });
    expect(unreached).toEqual(
      ['changed-file', 'reported', 'said-by-people', 'snapshot'].map((name) => `${ENGINE}/${name}.ts`),
    );
  });

  it('names nothing impure in its sources, nor in what it reaches below', () => {
    const { reached } = impureImports('build/src/engine/index.js');
    const below = reached
      .map((file) => file.replace(/^build\//u, '').replace(/\.js$/u, '.ts'))
      .filter((file) => !file.startsWith(`${ENGINE}/`));
    expect(below).toContain('src/base/order.ts');
    const found = [...files(ENGINE, '.ts'), ...below].flatMap((file) =>
      impureNames(file, readFileSync(join(ROOT, file), 'utf8')),
    );
    expect(found).toEqual([]);
  });

  it('names letters, digits and case in patterns by binary properties, which V8 compiles in a tenth of the time', () => {
    // Letters are `\p{Alpha}`, parts of names `\p{IDS}` and `\p{IDC}`. All visible signs together have no such name.
    const found = files(ENGINE, '.ts').filter((file) =>
      /\\p\{(?:L|N|Nd|Lu|Ll)\}/u.test(
        readFileSync(join(ROOT, file), 'utf8').replaceAll(String.raw`\p{L}\p{N}\p{P}\p{S}`, ''),
      ),
    );
    expect(found).toEqual([]);
  });

  it('is compiled: the tree that is walked is that of the sources', () => {
    const missing = files(ENGINE, '.ts').filter(
      (file) => !existsSync(join(ROOT, 'build', file.replace(/\.ts$/u, '.js'))),
    );
    expect(missing).toEqual([]);
  });
});

describe('the search for impure names', () => {
  it.each([
    ['const now = Date.now();', 'Date'],
    ['a.sort((x, y) => x.localeCompare(y))', '.localeCompare'],
    ['n.toLocaleString()', '.toLocaleString'],
    ['Math.random()', 'random('],
    ['process.env.TZ', 'process'],
    ['new Intl.Collator()', 'Intl'],
    ['await fetch(url)', 'fetch'],
    ['setTimeout(go, 1)', 'setTimeout('],
    ['performance.now()', 'performance'],
    ['import.meta.url', 'import.meta'],
    ['console.log(1)', 'console'],
    ['Math.cbrt(2)', 'Math.cbrt'],
  ])('finds %s', (line, name) => {
    expect(impureNames('a.ts', `\n${line}`)).toContain(`a.ts:2: ${name}`);
  });

  it.each([
    '// Date.now()',
    '/* fetch */',
    "const text = 'process.env';",
    'const words = `console.log`;',
    'const a = { date: 1 };',
    'kind === "process"',
  ])('lets %s be', (line) => {
    expect(impureNames('a.ts', line)).toEqual([]);
  });
});
