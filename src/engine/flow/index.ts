/**
 * The flow of values within functions, read from syntax trees where a rule asks for it. A file is parsed once more then: few
 * files hold what rules ask about.
 *
 * `FileFlow` answers which values of a name reach a place, and what an expression of literals is. It rests on steps
 * (`steps.ts`): what a function does to its names. `read-steps.ts` and the other `read-…` files make them of a tree,
 * `read-lines.ts` of lines where there is none. `step-index.ts` finds them by place and by name, `reach.ts` goes back over
 * them, and `conditions.ts` says what follows from a condition.
 */
import type { HunkSide } from '../../base/hunk-lines.js';
import type { Change, FileChange } from '../model.js';
import type { Grammar, Grammars } from '../syntax/grammars.js';
import { findLanguageTable } from '../syntax/languages/index.js';
import { countErrorCharacters, describeExceededLimit } from '../syntax/parse-limits.js';
import { selectWholeTexts } from '../syntax/whole-texts.js';
import { FileFlow } from './file-flow.js';
import type { FlowReader } from './flow-reader.js';
import { hasFlow } from './node-roles.js';
import { copyTree } from './plain-node.js';

export type { FlowReader } from './flow-reader.js';

/** Longer texts are not read: rules look at hand-written files. */
const MAX_LENGTH = 300_000;

/** Loads what is needed to read the flow in the files of a change. */
export async function openFlows(change: Change, grammars: Grammars): Promise<FlowReader> {
  const loaded = new Map<string, Grammar>();
  for (const { language } of change.files) {
    const name = language !== null && hasFlow(language) ? findLanguageTable(language)?.grammar : undefined;
    if (name === undefined || loaded.has(name)) continue;
    const grammar = await grammars.load(name);
    if (grammar !== null) loaded.set(name, grammar);
  }
  const read = new Map<string, FileFlow | null>();
  return (file, side) => {
    const key = `${side} ${file.file.path}`;
    const known = read.get(key);
    if (known !== undefined) return known;
    const flow = readFlow(file, side, loaded);
    read.set(key, flow);
    return flow;
  };
}

function readFlow(
  { file, language }: FileChange,
  side: HunkSide,
  loaded: ReadonlyMap<string, Grammar>,
): FileFlow | null {
  const table = findLanguageTable(language);
  const grammar = table === null ? undefined : loaded.get(table.grammar);
  const texts = selectWholeTexts(file);
  const text = (side === 'new' ? texts?.after : texts?.before) ?? null;
  if (language === null || !hasFlow(language) || table === null || grammar === undefined || text === null) return null;
  if (text.length > MAX_LENGTH || describeExceededLimit(text, table) !== null) return null;
  const tree = grammar.parse(text);
  try {
    // What does not parse may be anything.
    if (countErrorCharacters(tree, 1) > 0) return null;
    const root = copyTree(tree);
    return root === null ? null : FileFlow.ofTree(root, text, language);
  } finally {
    tree.delete();
  }
}
