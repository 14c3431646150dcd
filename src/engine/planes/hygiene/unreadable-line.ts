import { formatCount } from '../../../base/text.js';
import type { FileClass } from '../../../contract/index.js';
import type { FileChange, RawFinding, Rule } from '../../model.js';
import type { ChangedFile } from '../../snapshot.js';
import { MAX_ANCHOR } from '../../text/reach.js';
import { tellOnce } from '../tell-once.js';
import { toFileName } from '../wording.js';

/** Reports lines that are so long that nobody reads them to their end. */
export const unreadableLine: Rule = {
  id: 'hygiene/unreadable-line',
  severity: 'info',
  summary: 'A line is too long for anyone to read',
  docs: {
    why: 'Reviews show only the first part of a long line. The rest runs too.',
    bad: { files: { 'web/app.js': [' start();', `+${'f(1);'.repeat(1_200)}`] } },
    good: { files: { 'web/app.js': [' start();', '+f(1);'] } },
  },
  suppressible: true,
  checksLess: true,
  check: ({ change }) => tellOnce(change.files.flatMap(findLongLines)),
};

/** In UTF-16 code units. Handwritten lines are far shorter, also tables and texts. */
const MAX_READ = 5_000;

const isUnreadable = (text: string) => text.length > MAX_READ;

/** What runs nowhere. Tools write lock files, and the rules of locks read every entry. */
const INERT: ReadonlySet<FileClass> = new Set(['lockfile', 'data', 'asset', 'docs']);

/** Data, snapshots and catalogues of messages among tests and sources, by name. */
const DATA =
  /\.(?:jsonl?|ndjson|geojson|har|[ct]sv|txt|pot?|xlf|xliff|strings|svg|snap|ambr|(?:js|css|mjs|cjs|ts)\.map)$/iu;
const KEPT_BY_NAME: ReadonlySet<FileClass> = new Set(['source', 'test', 'generated', 'vendored']);

function findLongLines({ file, added, class: kind }: FileChange): readonly RawFinding[] {
  if (INERT.has(kind) || (KEPT_BY_NAME.has(kind) && DATA.test(file.path))) return [];
  const lines = added.filter(({ text }) => isUnreadable(text));
  const [line] = lines;
  if (line === undefined || isWrittenByTool(file, kind)) return [];
  const more = lines.length - 1;
  return [
    {
      file: file.path,
      first: line.number,
      last: line.number,
      title: `${toFileName(file.path)} gets a line of ${formatCount(line.text.length)} characters${more === 0 ? '' : `, and ${more} more that are too long`}`,
      rationale:
        'Few people read such a line to its end. If it is generated, change its source and generate it in the pipeline. If not, write it in a form that people can read.',
      anchor: line.text.slice(0, MAX_ANCHOR),
    },
  ];
}

/** Returns whether the base has the file as a tool writes it, with such lines: what the change says of it does not count. */
function isWrittenByTool({ status, old_text: text }: ChangedFile, kind: FileClass): boolean {
  if (status !== 'modified' || text === null || (kind !== 'generated' && kind !== 'vendored')) return false;
  return text.split('\n').some(isUnreadable);
}
