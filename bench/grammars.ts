/** Opens the grammars of this checkout's bundle. */
import { findGrammarFolder } from '../src/grammars/folder.js';
import { openGrammars } from '../src/grammars/index.js';

export const GRAMMARS = openGrammars(findGrammarFolder(import.meta.dirname));
