/** Sources whose code changes, and of which the changed tests name nothing: neither the file, nor what is new in it. */
import { getFileName } from '../../../../base/paths.js';
import type { FileChange, RuleContext } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { findCustom } from '../../customs.js';
import type { Behaviour } from './behaviours.js';
import { type ChangedFunction, findChangedFunctions } from './changed-functions.js';
import type { NamedByTests } from './changed-tests.js';
import { isProduct } from './decisions.js';

/** A source with changed code, and the function in it that changes most. */
export interface UnnamedSource {
  readonly change: FileChange;
  readonly line: number;
  readonly name: string;
  /** The different new lines of all its functions. */
  readonly lines: number;
}

/** In fewer lines of a file there is little to test, unless they decide something. */
const LEAST_CHANGED = 6;
/** So often the history brings a test with such files. */
const LEAST_OFTEN = 0.1;
/** Shorter names stand for many things. */
const LEAST_NAME = 4;

/**
 * Returns them in the order of the change. A source that a named one names, itself or through others of the change, is
 * reached by the tests. Takes time by the length of the sources.
 * @param behaviours what is new in the change
 */
export function findUnnamedSources(
  context: RuleContext,
  named: NamedByTests,
  behaviours: readonly Behaviour[],
): readonly UnnamedSource[] {
  if (!named.single) return [];
  const functions = findChangedFunctions(
    context,
    (change) => named.isWrittenIn(change.language) && isOftenTested(context, change),
  );
  const sources = context.change.files.filter(
    (change) => isProduct(change) && change.file.status !== 'deleted' && change.file.new_text !== null,
  );
  const candidates = sources.flatMap((change): readonly UnnamedSource[] => {
    const own = functions.filter((one) => one.change === change);
    const most = own.reduce<ChangedFunction | null>(
      (best, one) => (best === null || one.lines > best.lines ? one : best),
      null,
    );
    const lines = own.reduce((sum, one) => sum + one.lines, 0);
    const decides = behaviours.some((one) => one.change === change);
    if (most === null || lines < (decides ? 1 : LEAST_CHANGED)) return [];
    return [{ change, line: most.line, name: most.name, lines }];
  });
  if (candidates.length === 0) return [];
  const names = new Map(sources.map((change) => [change, listNames(context, change)]));
  const isNamed = (change: FileChange) => (names.get(change) ?? []).some((name) => named.has(name));
  const reached = new Set(sources.filter(isNamed));
  // Without a source that they name, the tests are of something that cannot be told.
  if (reached.size === 0) return [];
  const byName = new Map<string, FileChange[]>();
  for (const [change, list] of names)
    for (const name of list) byName.set(name, [...(byName.get(name) ?? []).slice(0, MAX_SAME), change]);
  const open = [...reached];
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    for (const word of readWords(one)) {
      for (const other of byName.get(word) ?? []) {
        if (!reached.has(other)) open.push(other);
        reached.add(other);
      }
      byName.delete(word);
    }
  }
  return candidates.filter(({ change }) => !reached.has(change));
}

/** The limit of sources that have a definition of one name. */
const MAX_SAME = 20;

function isOftenTested(context: RuleContext, { file }: FileChange): boolean {
  const custom = findCustom(context, file.path);
  // Where nothing is known of the folder, the tests of this change show that the project has some.
  return custom === null || custom.tests >= LEAST_OFTEN * custom.of;
}

/** The name of the file without its ends, and the names of what it defines. */
function listNames({ syntax }: RuleContext, { file }: FileChange): readonly string[] {
  const stem = getFileName(file.path).replace(/\..*$/u, '');
  const defined = (syntax.get(file.path)?.after?.definitions ?? []).flatMap(({ name, container }) => [
    name.replace(/^#|[?!=]$/gu, ''),
    container?.split('.').at(-1) ?? '',
  ]);
  return [...new Set([stem, ...defined])].filter((name) => name.length >= LEAST_NAME && !OF_MANY.test(name));
}

/** Names that files and methods of many things have. */
const OF_MANY =
  /^(?:index|main|mod|lib|init|__init__|__construct|constructor|initialize|execute|handle|update|create|render|value|name|this|self|test|data|type|equals|hashCode|toString|configure)$/u;

const WORD = /[\p{IDS}_$][\p{IDC}$]*/gu;

/** The words of a source, a long line of it as far as it is read. */
function readWords({ file }: FileChange): ReadonlySet<string> {
  const lines = (file.new_text ?? '').split('\n');
  return new Set(lines.flatMap((line) => line.slice(0, REACH.longLine).match(WORD) ?? []));
}
