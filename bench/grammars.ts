/** Opens the grammars of this checkout's bundle. */
import { grammarFolder } from '../src/grammars/folder.js';
import { openGrammars } from '../src/grammars/index.js';

export const GRAMMARS = openGrammars(grammarFolder(import.meta.dirname));
