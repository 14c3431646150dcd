/** What a changed file is. First match wins: what attributes say, then what names promise, then what contents show. */
import { GIT_MODES } from '../../base/git-modes.js';
import { getFileName } from '../../base/paths.js';
import type { FileClass } from '../../contract/index.js';
import type { ChangedFile } from '../snapshot.js';
import type { Attributes } from './attributes.js';
import {
  ASSET_NAME,
  CI_PATH,
  CONFIG_NAME,
  DOCS_FOLDER,
  DOCS_NAME,
  GENERATED_MARK,
  GENERATED_NAME,
  INFRA_CONTENT,
  INFRA_PATH,
  LOCKFILES,
  MANIFEST_NAME,
  MANIFESTS,
  VENDORED_PATH,
} from './file-patterns.js';
import type { Language } from './linguist/language.js';
import { declaresMigration, isMigrationFile } from './migration-layouts.js';
import { findTestReason } from './tests.js';

/** The one class of a changed file. */
export interface Classification {
  readonly class: FileClass;
  /** The reason, if the name alone does not show it. */
  readonly note: string | null;
}

/** Maximum number of characters of a file that are read to classify it. */
const HEAD_CHARACTERS = 8_000;
/** Number of first lines in which generators put their marker. */
const MARK_LINES = 12;
const MARK_CHARACTERS = 2_000;
/** Average line length from which a file counts as minified; handwritten lines are shorter. */
const MINIFIED_AVERAGE = 400;

/** Languages that linguist counts as data but that people write as code. */
const CODE_DATA: ReadonlySet<string> = new Set([
  'SQL',
  'GraphQL',
  'Protocol Buffer',
  'WebAssembly',
  'Thrift',
  'Smithy',
]);

/** Classifies one file. `text` is the available head of its content: from the whole text, or from its hunks. */
export function classify(
  file: ChangedFile,
  language: Language | null,
  attributes: Attributes,
  text: string,
  whole: boolean,
): Classification {
  const { path } = file;
  const name = getFileName(path);
  const head = text.slice(0, HEAD_CHARACTERS);
  if (file.new_mode === GIT_MODES.submodule || file.old_mode === GIT_MODES.submodule)
    return { class: 'vendored', note: 'a submodule' };
  if (attributes.generated === true) return { class: 'generated', note: '.gitattributes says so' };
  if (attributes.vendored === true) return { class: 'vendored', note: '.gitattributes says so' };
  if (attributes.documentation === true) return { class: 'docs', note: '.gitattributes says so' };
  if (CI_PATH.test(path)) return toClassification('ci');
  if (LOCKFILES.has(name)) return toClassification('lockfile');
  if (attributes.vendored === undefined && VENDORED_PATH.test(path)) return toClassification('vendored');
  if (attributes.generated === undefined) {
    const why = findGeneratedReason(name, path, language, head, whole);
    if (why !== null) return { class: 'generated', note: why };
  }
  if (MANIFESTS.has(name) || MANIFEST_NAME.test(name)) return toClassification('manifest');
  if (file.binary || file.omitted === 'binary') {
    if (ASSET_NAME.test(name)) return toClassification('asset');
    // Control characters in a comment make a source file look binary, but compilers still accept it.
    if (isCodeLanguage(language)) return { class: 'source', note: 'binary, by the name of code' };
    return { class: 'asset', note: 'binary' };
  }
  if (ASSET_NAME.test(name)) return toClassification('asset');
  return classifyText(path, name, language, attributes, head, whole);
}

function classifyText(
  path: string,
  name: string,
  language: Language | null,
  attributes: Attributes,
  head: string,
  whole: boolean,
): Classification {
  const isCode = isCodeLanguage(language);
  const isYaml = language?.name === 'YAML';
  if (isMigrationFile(path, head, whole)) return toClassification('migration');
  if (isProse(path, language) || (!isCode && DOCS_NAME.test(name))) return toClassification('docs');
  const test = findTestReason(path, isCode, head);
  if (test !== null) return { class: 'test', note: test === 'named as a test' ? null : test };
  if (declaresMigration(language?.name ?? null, head)) return { class: 'migration', note: 'it says so' };
  if (INFRA_PATH.test(path)) return toClassification('infra');
  if (isYaml && INFRA_CONTENT.test(head) && !DOCS_FOLDER.test(path)) {
    return { class: 'infra', note: 'reads as a manifest of an orchestrator' };
  }
  if (attributes.documentation === undefined && DOCS_FOLDER.test(path) && !isScript(language))
    return toClassification('docs');
  if (CONFIG_NAME.test(name)) return toClassification('config');
  if (isCode) return toClassification('source');
  if (language?.name === 'JSON' || language?.name === 'XML')
    return toClassification(path.includes('/') ? 'data' : 'config');
  if (language?.type === 'data' || name.endsWith('.txt')) return toClassification('data');
  if (head.startsWith('#!')) return { class: 'source', note: 'starts with #!' };
  // Unknown files count as code, which is the safe choice.
  return { class: 'source', note: 'of no known language' };
}

function toClassification(name: FileClass): Classification {
  return { class: name, note: null };
}

/** Returns whether a language is a programming or markup language, or counts as data but is written as code. */
function isCodeLanguage(language: Language | null): boolean {
  if (language === null) return false;
  return (
    (language.type === 'programming' || language.type === 'markup' || CODE_DATA.has(language.name)) &&
    language.name !== 'SVG'
  );
}

function isScript(language: Language | null): boolean {
  return language?.type === 'programming';
}

/** Returns whether a file is documentation in prose. A plain `.txt` file counts only in documentation folders. */
function isProse(path: string, language: Language | null): boolean {
  if (language === null) return false;
  if (language.name === 'MDX' || language.name === 'TeX' || language.name === 'Roff') return true;
  return language.type === 'prose' && (language.name !== 'Text' || DOCS_FOLDER.test(path));
}

/** A text that a script of a shell holds begins below such a line. */
const HERE_DOCUMENT = /<<-?\s{0,4}['"\\]?[A-Za-z_]/u;

function findGeneratedReason(
  name: string,
  path: string,
  language: Language | null,
  head: string,
  whole: boolean,
): string | null {
  if (GENERATED_NAME.test(name) || GENERATED_NAME.test(path)) return 'by its name';
  if (!whole || head === '') return null;
  const top = head.slice(0, MARK_CHARACTERS).split('\n', MARK_LINES);
  // What a script writes says of another file that it is generated.
  const written = language?.name === 'Shell' ? top.findIndex((line) => HERE_DOCUMENT.test(line)) : -1;
  const first = top
    .slice(0, written < 0 ? top.length : written)
    .filter((line) => /^\s*(?:\/\/|\/?\*|#|--|<!--|;|%|"""|'|\(\*|@generated)/u.test(line));
  if (first.some((line) => GENERATED_MARK.test(line.toLowerCase()))) return 'its first lines say so';
  const minifiable = language?.name === 'JavaScript' || language?.name === 'CSS';
  const lines = head.split('\n').length;
  return minifiable && head.length >= 2_000 && head.length / lines > MINIFIED_AVERAGE ? 'minified' : null;
}
