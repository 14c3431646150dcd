/** What a path alone says of a file: that tests or documents are kept there, in the conventions of many languages. */
import { getFileName } from '../../base/paths.js';
import { DOCS_FOLDER, DOCS_NAME } from './file-patterns.js';

/** Words of folders and names of files that hold tests, in the languages’ own conventions. */
const TEST_WORD =
  /^(?:(?:unit|integration|functional|system|smoke|api|ui|browser|doc)?tests?(?:ing|cases?|suites?|data|scripts?|helpers?|utils?|kit|bed|lib)?|specs?|e2e|cypress|playwright|acceptance|features?|fixtures?|snapshots?|playgrounds?|conformance|golden|regress(?:ion)?|bats|t|it)$/u;

/** A folder of tests that begins with the name of what is tested: `caddytest`. */
const NAMED_TEST = /^(?!(?:la|con|pro|at|grea|fas)tests?$)[a-z]{3,12}tests?$/u;

/** Returns true if a folder or the name says that tests, or what they read, are kept there. */
export function isTestPath(path: string): boolean {
  const words = path.replace(/(\p{Lower}|\d)(\p{Upper})/gu, '$1_$2').split('/');
  const name = words.pop() ?? '';
  return (
    words.some((folder) =>
      folder
        .split(/[^A-Za-z0-9]+/u)
        .some((word) => TEST_WORD.test(word.toLowerCase()) || NAMED_TEST.test(word.toLowerCase())),
    ) ||
    name
      .split(/[^A-Za-z0-9]+/u)
      .some((word) => /^(?:tests?|specs?|e2e|IT)$/u.test(/^IT$/u.test(word) ? word : word.toLowerCase())) ||
    /\.(?:t|feature|bats|snap|phpt|trycmd|txtar|\w{0,20}test)$/u.test(name)
  );
}

/** Texts for people by their ends, pages of a manual with them. */
const DOCUMENT_END = /\.(?:md|mdx|markdown|rst|adoc|asciidoc|pod|rdoc|textile|org|txt|[1-8])$/u;
/** Folders with a note for the change log in each file. */
const NOTES =
  /(?:^|\/)(?:changelogs?|changelog\.d|changes|newsfragments|\.changeset|\.changes|release-?notes|releasenotes|unreleased)\//u;
const ENVIRONMENT = /(?:^|\/)\.env\.(?:example|sample|dist|template)$/u;

/** Code, whatever its name and folder: `security.rb`, `docs/conf.py`. */
const CODE_END =
  /\.(?:[cm]?[jt]sx?|py[iwx]?|rb|rake|go|rs|java|kts?|groovy|gradle|scala|clj[cs]?|cs|fsx?|vb|php|swift|dart|c|cc|cpp|cxx|h|hh|hpp|mm?|exs?|erl|hs|elm|ml|mli|lua|p[lm]|r|jl|nim|zig|cr|sql|sh|bash|zsh|fish|ps1|bat|cmd|vue|svelte|s?css|sass|less)$/u;

/**
 * Returns true if a path is that of a text for people: a document, a note for the change log, an example of an environment.
 * Code is none.
 */
export function isDocumentPath(path: string): boolean {
  const lower = path.toLowerCase();
  return (
    !CODE_END.test(lower) &&
    (DOCUMENT_END.test(lower) ||
      DOCS_FOLDER.test(path) ||
      NOTES.test(lower) ||
      ENVIRONMENT.test(path) ||
      DOCS_NAME.test(getFileName(path)))
  );
}
