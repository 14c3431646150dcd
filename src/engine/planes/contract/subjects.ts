/** Which files carry a contract with others. */
import type { FileChange } from '../../model.js';

/** Neither tests nor other people's code, and more than white space changes in it. Documents and generated files count: descriptions of interfaces are both. */
export function isOurs(change: FileChange): boolean {
  return (
    change.class !== 'test' && change.class !== 'vendored' && !change.formattingOnly && !isExample(change.file.path)
  );
}

/** Folders whose files are there to be looked at, not built upon. */
function isExample(path: string): boolean {
  return /(?:^|\/)(?:examples?|samples?|fixtures?|testdata|test[-_]?data|demos?|playground|sandbox|benches|benchmarks?|testing|mocks?)\//iu.test(
    path,
  );
}
