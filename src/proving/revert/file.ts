/** Takes a criterion's lines out of one file, so that what is left is still a program that others can load. */
import { collectDeclarations } from './declarations.js';
import { type Draft, type FileRequest, FileReverter } from './reverter.js';
import { settleDeclarations } from './settle.js';
import { spareDeclarations } from './spare.js';
import { widenRuns } from './widen.js';

/** A file without the lines. */
export interface FileRevert {
  readonly path: string;
  readonly text: string;
  /** Lines of the head that are gone or emptied. */
  readonly lines: readonly number[];
  /** Names of functions and values that are left with nothing in them. */
  readonly emptied: readonly string[];
  /** More than the criterion's own lines had to go. */
  readonly widened: boolean;
}

/** Takes the lines out. Returns null if nothing can go. */
export function revertFile(request: FileRequest): FileRevert | null {
  const reverter = new FileReverter(request);
  const { parser, head, wanted, kept, file } = request;
  const drop = new Set([...wanted].filter((number) => reverter.added.has(number) && !kept.has(number)));
  const plain: Draft = { drop, emptied: new Map() };
  if (parser === null) return finish(reverter, plain, isBroken(file.file.path, reverter.write(plain)));
  return parser.parse(head, (root, errors) => {
    const declared = collectDeclarations(root);
    const known = parser.parse(request.base, (before) => new Set(collectDeclarations(before).map(({ path }) => path)));
    const start = spareDeclarations(reverter, drop, declared, known, parser);
    const settled = settleDeclarations(reverter, start, declared, parser);
    const parses = (draft: Draft) => parser.parse(reverter.write(draft), (_, left) => left <= errors);
    if (parses(settled)) return finish(reverter, settled, false);
    const widened = widenRuns(reverter, settled, root, parses);
    return widened === null
      ? null
      : finish(reverter, settleDeclarations(reverter, widened, declared, parser), !parses(widened));
  });
}

/** JSON is the one format without a grammar here that every reader of it refuses when it is broken. */
function isBroken(path: string, text: string): boolean {
  if (!path.endsWith('.json')) return false;
  try {
    JSON.parse(text);
    return false;
  } catch {
    return true;
  }
}

function finish(reverter: FileReverter, draft: Draft, broken: boolean): FileRevert | null {
  const { request, lines, added } = reverter;
  const text = reverter.write(draft);
  if (broken || text === request.head) return null;
  const gone = new Set(draft.drop);
  for (const { body } of draft.emptied.keys()) {
    if (body === null) continue;
    for (let row = body.startPosition.row + 1; row <= body.endPosition.row + 1; row += 1) gone.add(row);
  }
  const shown = [...gone].filter((number) => added.has(number) && !lines.isBlank(number)).sort((a, b) => a - b);
  return {
    path: request.file.file.path,
    text,
    lines: shown,
    emptied: [...draft.emptied.keys()].map(({ path }) => path),
    widened: shown.some((number) => !request.wanted.has(number)),
  };
}
