/** Decides which files can contain a public contract. */
import type { FileChange } from '../../model.js';

/**
 * Returns whether a file is neither a test nor third-party code, and has changes other than white space. Documents and
 * generated files count, because interface descriptions can be either.
 */
export function isOurs(change: FileChange): boolean {
  return (
    change.class !== 'test' && change.class !== 'vendored' && !change.formattingOnly && !isExample(change.file.path)
  );
}

/** Returns whether the file is an example that no code depends on. */
function isExample(path: string): boolean {
  return /(?:^|\/)(?:examples?|samples?|fixtures?|testdata|test[-_]?data|demos?|playground|sandbox|benches|benchmarks?|testing|mocks?)\//iu.test(
    path,
  );
}
