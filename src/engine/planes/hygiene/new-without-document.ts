import { isChangeNote } from '../../change/change-notes.js';
import { isDocumentPath } from '../../change/path-names.js';
import type { FileChange, RawFinding, Rule, RuleContext, ScannedLine } from '../../model.js';
import type { Custom } from '../../snapshot.js';
import { containsName } from '../../text/contains-name.js';
import { REACH } from '../../text/reach.js';
import { isPublicSource } from '../contract/exports/public-surface.js';
import { findCustom } from '../customs.js';
import { isFunction } from '../is-function.js';
import { findNewSettings } from '../new-settings.js';
import { createMovedTest, isProduct } from '../tests/untested/decisions.js';
import { clip, toFileName } from '../wording.js';

/**
 * Reports what users newly can set, call or get, where the documents that the history changes with such code do not change,
 * or do not have its name. The finding gives the counts, so that the reader can weigh them.
 */
export const newWithoutDocument: Rule = {
  id: 'hygiene/new-without-document',
  severity: 'info',
  summary: 'Something is new for users, and the documents that often change with it do not name it',
  docs: {
    why: 'Users cannot find an option that is in no document.',
    bad: {
      files: {
        'cmd/watch.go': [
          ' func watch() {',
          '+\tcmd.Flags().BoolVar(&opts.quiet, "quiet-start", false, "Say nothing at the start")',
          ' }',
        ],
      },
      customs: [{ path: 'cmd/watch.go', of: 24, tests: 12, documents: [{ path: 'docs/watch.md', together: 11 }] }],
    },
    good: {
      files: {
        'cmd/watch.go': [
          ' func watch() {',
          '+\tcmd.Flags().BoolVar(&opts.quiet, "quiet-start", false, "Say nothing at the start")',
          ' }',
        ],
        'docs/watch.md': ['+`--quiet-start` says nothing at the start.'],
      },
      customs: [{ path: 'cmd/watch.go', of: 24, tests: 12, documents: [{ path: 'docs/watch.md', together: 11 }] }],
    },
  },
  suppressible: true,
  check(context) {
    const documents = readDocuments(context);
    if (documents === null) return [];
    const isMoved = createMovedTest(context);
    const told = context.change.files
      .filter(isProduct)
      .slice(0, MAX_FILES)
      .flatMap((change): readonly Told[] => {
        if (isMoved(change)) return [];
        const custom = findCustom(context, change.file.path);
        if (custom === null) return [];
        return [
          ...findSettings(context, change, custom, documents),
          ...findFunctions(context, change, custom, documents),
        ];
      });
    return describeAll(told);
  },
};

/** Each name is looked for in all documents, so no more files are read for names. */
const MAX_FILES = 100;

/** One new thing, with the documents that change with its file. */
interface Told {
  readonly change: FileChange;
  readonly line: number;
  readonly name: string;
  readonly words: string;
  readonly custom: Custom;
  readonly usual: Custom['documents'][number];
}

/** The changed documents, with their texts without regard to case and to what separates words. */
interface Documents {
  readonly paths: readonly string[];
  readonly text: string;
  /** The sentences in new comments and in texts over several lines. */
  readonly remarks: string;
  /** The paths that the change takes away. */
  readonly gone: ReadonlySet<string>;
}

const fold = (text: string): string => text.toLowerCase().replace(/[_\-.\s]/gu, '');

/** Reads them; null where the text of one is not at hand. */
function readDocuments({ change: { files }, syntax }: RuleContext): Documents | null {
  const changed = files.filter(
    ({ class: kind, file }) => file.status !== 'deleted' && (kind === 'docs' || isDocumentPath(file.path)),
  );
  if (changed.some(({ file }) => file.new_text === null && file.omitted !== 'binary')) return null;
  return {
    paths: changed.map(({ file }) => file.path),
    text: changed.map(({ file }) => fold(file.new_text ?? '')).join('\n'),
    remarks: files
      .flatMap(({ file }) => syntax.get(file.path)?.added ?? [])
      .filter(isSentence)
      .map(({ text }) => text)
      .join('\n'),
    gone: new Set(
      files.flatMap(({ file }) => [
        ...(file.status === 'deleted' ? [file.path] : []),
        ...(file.status === 'renamed' && file.old_path !== null ? [file.old_path] : []),
      ]),
    ),
  };
}

/** Returns true for a line without code of its own that holds words enough for a sentence. */
const isSentence = ({ code, text }: ScannedLine): boolean =>
  !/\w/u.test(code) &&
  (text.slice(0, REACH.line).match(/(?<![\w.])[\p{Alpha}'’]+(?![\w(=[])/gu)?.length ?? 0) >= LEAST_WORDS;

const LEAST_WORDS = 4;

/** A document that came with so many of the changes names what they add. */
const LEAST_FOR_SETTING = 0.1;
/** Most functions are described in no document, so the document has to come with more of the changes. */
const LEAST_FOR_FUNCTION = 0.4;

/** What is left to do is no document for users. */
const PLAN = /(?:^|\/)(?:to-?dos?|roadmap|backlog)\.\w{1,10}$/iu;

/** Finds a document that came so often and is still there. */
function findUsual(
  { of, documents }: Custom,
  least: number,
  gone: ReadonlySet<string>,
): Custom['documents'][number] | undefined {
  return documents.find(
    ({ path, together }) =>
      together >= least * of && !gone.has(path) && !PLAN.test(path) && (path.endsWith('/') || isDocumentPath(path)),
  );
}

function findSettings(
  { syntax }: RuleContext,
  change: FileChange,
  custom: Custom,
  { text, remarks, gone }: Documents,
): readonly Told[] {
  const usual = findUsual(custom, LEAST_FOR_SETTING, gone);
  if (usual === undefined) return [];
  return findNewSettings(change, syntax.get(change.file.path))
    .filter(({ name }) => !text.includes(fold(name)))
    .filter(({ kind, name }) => kind !== 'environment variable' || !containsName(remarks, name))
    .map(({ kind, name, line }) => ({
      change,
      line,
      name: clip(name, 40),
      words: `the ${kind} ${clip(name, 60)}`,
      custom,
      usual,
    }));
}

/** Shorter functions hand on what others do. */
const LEAST_LINES = 4;

function findFunctions(
  { syntax }: RuleContext,
  change: FileChange,
  custom: Custom,
  { paths, gone }: Documents,
): readonly Told[] {
  const usual = findUsual(custom, LEAST_FOR_FUNCTION, gone);
  // That the change log has no note is told once a change, by the rule on notes.
  if (usual !== undefined && isChangeNote(usual.path)) return [];
  if (usual === undefined || paths.length > 0 || !isPublicSource(change)) return [];
  return (syntax.get(change.file.path)?.symbolChanges ?? []).flatMap(({ change: how, after }): readonly Told[] => {
    if (how !== 'added' || after === null || !after.exported || /^_|^\W/u.test(after.name)) return [];
    if (!isFunction(after) || after.last - after.first + 1 < LEAST_LINES) return [];
    return [
      {
        change,
        line: after.first,
        name: clip(after.name, 40),
        words: `the function ${clip(after.name, 60)}`,
        custom,
        usual,
      },
    ];
  });
}

function describeAll(told: readonly Told[]): readonly RawFinding[] {
  const [first] = told;
  if (first === undefined) return [];
  const listed = told
    .slice(0, MAX_LISTED)
    .map(({ change, line, words }) => `${words} (${toFileName(change.file.path)}:${line})`);
  const more = told.length - listed.length;
  const names = [...new Set(told.map(({ name }) => name))];
  const { custom, usual } = first;
  return [
    {
      file: first.change.file.path,
      first: first.line,
      last: first.line,
      title: clip(
        `No document of the change names ${names.slice(0, MAX_NAMED).join(', ')}${names.length > MAX_NAMED ? ' and others' : ''}`,
        110,
      ),
      rationale: `New: ${listed.join('; ')}${more > 0 ? `; and ${more} more` : ''}. Of the newest ${custom.of} changes of at most 40 files to ${clip(custom.path, 80)}, ${usual.together} also ${usual.path.endsWith('/') ? 'add a file to' : 'change'} ${clip(usual.path, 80)}. Say there what is new, or leave it if users need not know.`,
      anchor: names.join('\n'),
    },
  ];
}

const MAX_LISTED = 6;
const MAX_NAMED = 3;
