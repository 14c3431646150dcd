/** The languages that are parsed as trees. */
import type { LanguageTable } from '../language-table.js';
import { BASH } from './bash.js';
import { C } from './c.js';
import { C_SHARP } from './c-sharp.js';
import { CPP } from './cpp.js';
import { DART } from './dart.js';
import { GO } from './go.js';
import { JAVA } from './java.js';
import { JAVASCRIPT } from './javascript.js';
import { KOTLIN } from './kotlin.js';
import { PHP } from './php.js';
import { PYTHON } from './python.js';
import { RUBY } from './ruby.js';
import { RUST } from './rust.js';
import { SCALA } from './scala.js';
import { SWIFT } from './swift.js';
import { TSX, TYPESCRIPT } from './typescript.js';

/** Tables by linguist's name of the language. */
const TABLES: ReadonlyMap<string, LanguageTable> = new Map([
  ['C', C],
  ['C#', C_SHARP],
  ['C++', CPP],
  ['Dart', DART],
  ['Go', GO],
  ['Java', JAVA],
  ['JavaScript', JAVASCRIPT],
  ['Kotlin', KOTLIN],
  ['PHP', PHP],
  ['Python', PYTHON],
  ['Ruby', RUBY],
  ['Rust', RUST],
  ['Scala', SCALA],
  ['Shell', BASH],
  ['Swift', SWIFT],
  ['TSX', TSX],
  ['TypeScript', TYPESCRIPT],
]);

/** Returns the table of a language; null if the language is read as text. */
export function findLanguageTable(language: string | null): LanguageTable | null {
  return (language === null ? undefined : TABLES.get(language)) ?? null;
}
