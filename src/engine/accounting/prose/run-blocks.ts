/** Which blocks of a text the project runs, by what the base says in the folders above: nothing in the text says it. */
import { getFileName } from '../../../base/paths.js';
import type { Part } from '../../snapshot.js';

/** Which blocks are run. */
export interface RunBlocks {
  /** Those that name no language, and what only its indentation marks. */
  readonly unnamed: boolean;
  /** Those of Python. */
  readonly python: boolean;
}

/**
 * Programs that make tests of the examples in texts, as settings, requirements and `conftest.py` name them: Sybil, markdown-pytest,
 * pytest-markdown-docs, pytest-codeblocks, pytest-examples, phmdoctest, mktestdocs, byexample.
 */
const TESTS_EXAMPLES =
  /\bsybil\b|--?markdown-docs\b|\bmarkdown[-_](?:pytest|docs)\b|--codeblocks\b|\bpytest[-_]codeblocks\b|\bpytest[-_]examples\b|\bphmdoctest\b|\bmktestdocs\b|\bbyexample\b/iu;
const CRATE = 'Cargo.toml';

/** Reads what is said of a text. A package of Rust runs the blocks of a text that it shows among its documents. */
export function readRunBlocks(path: string, parts: readonly Part[]): RunBlocks {
  const above = parts.filter((part) => path.startsWith(part.path.slice(0, -getFileName(part.path).length)));
  return {
    unnamed: above.some((part) => getFileName(part.path) === CRATE),
    python: above.some((part) => part.text !== null && TESTS_EXAMPLES.test(part.text)),
  };
}

/** Returns whether a block is of Python by the first word of its mark. */
export function isPython(words: string): boolean {
  return /^(?:py|python|python3|pycon|ipython)\b/iu.test(words);
}
