/**
 * Linguist's data of the languages that occur in reviews: names, types, extensions, file names, interpreters. Each
 * language is a separate import, so that the bundle does not contain all eight hundred. If two languages claim an
 * extension, the earlier one in the list has it.
 */
import { CODE } from './linguist/code.js';
import { DATA } from './linguist/data.js';
import { DOCUMENTS } from './linguist/documents.js';
import type { Language } from './linguist/language.js';
import { RARE } from './linguist/rare.js';

/** In order of precedence. */
export const LANGUAGES: readonly Language[] = [...CODE, ...DOCUMENTS, ...DATA, ...RARE];
