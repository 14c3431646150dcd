/** Files that a tool built out of sources, and that the repository keeps: their sources have the same change. */
import type { FileChange } from '../model.js';

/** Folders that tools write to. */
const FOLDER = /(?:^|\/)(?:dist|build|out|bundle|bundles|umd|cjs|esm)\//iu;
const SCRIPT = /\.(?:[cm]?js|css)$/iu;

/**
 * What bundlers and compilers write around the code of others: a map of the source, a module for several loaders, helpers.
 * Their names: rollup, webpack, Babel, TypeScript, esbuild.
 */
const MARKS =
  /^[/*# @]{2,5}sourceMappingURL=\S|__webpack_(?:require|modules)__|\btypeof exports === ['"]object['"] && typeof module !== ['"]undefined['"]|\b_interopRequire(?:Default|Wildcard)\b|\b_interop(?:Default|Namespace)\w{0,20}\(|^var __(?:awaiter|createBinding|importDefault|commonJS|toESM|defProp)\b|^Object\.defineProperty\(exports, ['"]__esModule['"]/mu;

/** So much of the beginning and of the end is read, in UTF-16 code units. */
const HEAD = 20_000;
const TAIL = 1_000;

/** Returns whether the base has the file as a tool writes it. What the change itself says of the file does not count. */
export function isBuilt({ file: { path, status, old_text: text } }: FileChange): boolean {
  if (status !== 'modified' || text === null || !FOLDER.test(path) || !SCRIPT.test(path)) return false;
  return MARKS.test(text.slice(0, HEAD)) || MARKS.test(text.slice(-TAIL));
}
