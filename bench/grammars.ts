import { findGrammarFolder } from '../src/grammars/folder.js';
import { openGrammars } from '../src/grammars/index.js';

/** Opens the grammars of this checkout's bundle. */
export const GRAMMARS = openGrammars(findGrammarFolder(import.meta.dirname));
