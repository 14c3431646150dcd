/** Selects the files that contain a contract with others. */
import type { FileChange } from '../../model.js';

/**
 * Returns true for files that are not tests or vendored code, and have more than white space changes. Documents and
 * generated files count: interface descriptions are both.
 */
export function isOurs(change: FileChange): boolean {
  return (
    change.class !== 'test' && change.class !== 'vendored' && !change.formattingOnly && !isExample(change.file.path)
  );
}

/** Returns true for folders of examples, scripts of developers and copies of others, which nobody depends on. */
function isExample(path: string): boolean {
  return /(?:^|\/)(?:examples?|samples?|fixtures?|testdata|test[-_]?data|demos?|playground|sandbox|benches|benchmarks?|bench|testing|mocks?|scripts?|hack|vendor|tutorials?|cookbook)\//u.test(
    path.toLowerCase(),
  );
}
