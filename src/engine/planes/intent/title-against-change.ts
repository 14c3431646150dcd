import { addToCount, takeFromCount } from '../../../base/groups.js';
import type { FileClass } from '../../../contract/index.js';
import { countChangedLines } from '../../change/count-changed-lines.js';
import type { FileChange, FileSyntax, RawFinding, Rule, ScannedLine } from '../../model.js';
import type { Snapshot } from '../../snapshot.js';
import { REACH } from '../../text/reach.js';
import { clip } from '../wording.js';
import { findBumpedOthers } from './bumped-others.js';

/**
 * Reports a title that announces only texts, tests or white space while the change does more, or one dependency while
 * others change their version too.
 */
export const titleAgainstChange: Rule = {
  id: 'intent/title-against-change',
  severity: 'info',
  summary: 'The change does more than its title says',
  docs: {
    why: 'Reviewers may look less closely at a change whose title says that it is about documents or tests. Other parts of it may stay unread.',
    bad: {
      title: 'docs: mend a typo',
      files: {
        'README.md': ['-Sing in first.', '+Sign in first.'],
        'src/auth.ts': [
          ' const session = open(user);',
          '+session.extend(days(30));',
          '+if (user.isAdmin) session.grantAll();',
          '+audit.write(user);',
          '+return session;',
        ],
      },
    },
    good: {
      title: 'fix(auth): refuse expired tokens',
      files: {
        'README.md': [' # Shop', '+Tokens expire after an hour.'],
        'src/auth.ts': [
          ' const session = open(user);',
          '+if (session.expired) throw new AuthError(user);',
          '+audit.write(user);',
          '+return session;',
        ],
      },
    },
  },
  suppressible: true,
  check({ change, snapshot, syntax }) {
    // Without a host the title is the subject of one commit, which need not speak of the others.
    if (snapshot.people === undefined || snapshot.people === null) return [];
    const announced = ANNOUNCED.find(({ title }) => title.test(snapshot.title.slice(0, REACH.entry)));
    if (announced === undefined) return tellBumped(snapshot, change.files);
    const beyond = change.files.filter(
      (file) =>
        isCode(file) &&
        !announced.classes.includes(file.class) &&
        !announced.places.test(file.file.path) &&
        countCodeLines(syntax.get(file.file.path), announced.words !== 'style') > announced.spared,
    );
    const worst = beyond.toSorted((a, b) => countChangedLines(b) - countChangedLines(a))[0];
    if (worst === undefined) return [];
    const first = Math.max(1, worst.regions[0]?.at ?? 1);
    return [
      {
        file: worst.file.path,
        first,
        last: first,
        title: `The title speaks of ${announced.words} alone; code changes too`,
        rationale: `“${clip(snapshot.title, 100)}” announces ${announced.words}. ${beyond.length === 1 ? 'Code changes' : 'Files of code change'} as well, most of all this one (${countChangedLines(worst)} lines). Name it in the title, or put it into a pull request of its own.`,
        anchor: beyond.map(({ file }) => file.path).join('\n'),
      },
    ];
  },
};

function tellBumped(said: Snapshot, files: readonly FileChange[]): readonly RawFinding[] {
  const found = findBumpedOthers(said, files);
  if (found === null) return [];
  const { named, others, change, line } = found;
  return [
    {
      file: change.file.path,
      first: line,
      last: line,
      title: clip(
        `The title speaks of ${named} alone; ${clip(others[0] ?? '', 40)}${others.length > 1 ? ' and others change' : ' changes'} version too`,
        110,
      ),
      rationale: `Also changed: ${clip(others.join(', '), 300)}. Name them in the title or the description, so that people who look for such a change find this one.`,
      anchor: others.join('\n'),
    },
  ];
}

interface AnnouncedKind {
  readonly title: RegExp;
  readonly words: string;
  /** Folders of files with such a name that contain code. */
  readonly places: RegExp;
  /** The number of changed code lines per file that is tolerated. */
  readonly spared: number;
  readonly classes: readonly FileClass[];
}

const SHOWN = /(?:^|[/-])(?:docs?|doc|examples?|samples?|demos?|site|website|debian)(?:[/-]|$)/iu;
const TRIED =
  /(?:^|[/_.-])(?:tests?|testing|testdata|e2e|integration|fixtures|fuzz\w*|bench\w*|autobahn|examples?)(?:[/_.-]|$)/iu;
/** Announcements by the types of Conventional Commits. */
const ANNOUNCED: readonly AnnouncedKind[] = [
  {
    title: /^\s*docs?(?:\([^)]{0,60}\))?!?:|^\s*\[docs?\]/iu,
    words: 'documents',
    classes: ['docs'],
    places: SHOWN,
    spared: 3,
  },
  {
    title: /^\s*tests?(?:\([^)]{0,60}\))?!?:|^\s*\[tests?\]/iu,
    words: 'tests',
    classes: ['test', 'docs'],
    places: TRIED,
    spared: 3,
  },
  { title: /^\s*style(?:\([^)]{0,60}\))?!?:/iu, words: 'style', classes: [], places: /^$/u, spared: 0 },
];

function isCode({ class: fileClass }: FileChange): boolean {
  return fileClass === 'source' || fileClass === 'migration';
}

/** What only describes code: Go's struct tags, and annotations from which documents are made. */
const STRUCT_TAG = /`[^`]*`\s*$/u;
const DESCRIBES =
  /^\s*(?:@(?:Api(?:Operation|Param|Response|Model|ModelProperty|Property|Tags?)?\w{0,20}|Schema|Operation|Parameter|Tag|Description|deprecated|Deprecated|doc|moduledoc|typedoc)\b|\[(?:Description|Obsolete|Swagger\w{0,20}|EditorBrowsable)\b|#!?\[doc\b)/u;

/**
 * Counts a file's changed lines with code. Lines of a block comment do not count, even if the hunk does not show its
 * start. With `alike`, neither do lines that change only what they say: a text, a struct tag.
 */
function countCodeLines(syntax: FileSyntax | undefined, alike: boolean): number {
  if (syntax === undefined || syntax.substance !== 'code') return 0;
  const lists = [syntax.added, syntax.removed].map((lines) =>
    lines.filter(
      ({ code, text }) => code.trim().length > 1 && !/^\s*(?:\*|\/\*|<!--)/u.test(text.slice(0, REACH.statement)),
    ),
  );
  const [added = [], removed = []] = lists;
  if (!alike) return added.length + removed.length;
  // The contents of texts are blank here.
  const shape = ({ code }: ScannedLine) => code.slice(0, REACH.longLine).replace(STRUCT_TAG, '').replace(/\s/gu, '');
  const speaking = (line: ScannedLine) => !DESCRIBES.test(line.code.slice(0, REACH.entry));
  const shapes = new Map<string, number>();
  const old = removed.filter(speaking);
  for (const line of old) addToCount(shapes, shape(line));
  const fresh = added.filter(speaking);
  const same = fresh.filter((line) => takeFromCount(shapes, shape(line))).length;
  return old.length + fresh.length - 2 * same;
}
