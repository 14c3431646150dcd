import type { FileChange, Rule } from '../../model.js';
import { toFileName } from '../wording.js';

/** Reports a large file, which stays in the repository's history, or encoded binary data in a source file. */
export const largeFile: Rule = {
  id: 'hygiene/large-file',
  severity: 'info',
  summary: 'A large file or an unreadable blob is added',
  docs: {
    why: 'Git keeps every file in its history, and every clone fetches it. Nobody can read a blob inside of code.',
    bad: { files: { 'data/payload.json': { times: 30_000, lines: ['+[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],'] } } },
    good: {
      files: {
        'data/payload.sha256': [
          '+9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08  payload-1.4.0.json',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    return change.files.flatMap((changed) => {
      const { file } = changed;
      const size = file.new_text?.length ?? 0;
      if (file.status === 'added' && (file.omitted === 'too_large' || size > LARGE) && !EXPECTED.has(changed.class)) {
        const known = size > 0 ? `${Math.round(size / 100_000) / 10} million characters` : 'too large to be read';
        return [
          {
            file: file.path,
            first: 1,
            last: 1,
            title: `${toFileName(file.path)} is new and large: ${known}`,
            rationale:
              'It stays in the history even if it is deleted later. Keep it elsewhere, or in Git LFS, if it is no source.',
            anchor: 'large',
          },
        ];
      }
      return BLOB_CLASSES.has(changed.class) ? findBlobs(changed) : [];
    });
  },
};

const LARGE = 1_000_000;
const EXPECTED: ReadonlySet<FileChange['class']> = new Set(['lockfile', 'vendored', 'test', 'asset']);
const BLOB_CLASSES: ReadonlySet<FileChange['class']> = new Set(['source', 'ci', 'infra', 'config', 'manifest']);
/**
 * Four kilobytes of continuous encoded data. Pictures in style sheets and pages declare their type and do not count.
 */
const MIN_BLOB = 4_000;
/** How far into a line encoded bytes are looked for, and of how many the variety is measured, in UTF-16 code units. */
const MAX_SEARCHED = 200_000;
const SAMPLE = 1_000;

function findBlobs(change: FileChange) {
  for (const line of change.added) {
    if (line.text.length < MIN_BLOB) continue;
    const blob = /[A-Za-z0-9+/]{4000}/u.exec(line.text.slice(0, MAX_SEARCHED));
    if (
      blob === null ||
      /data:(?:image|font|audio|application\/(?:font|x-font))[^,]{0,60},/u.test(
        line.text.slice(Math.max(0, blob.index - 100), blob.index),
      )
    )
      continue;
    if (new Set(blob[0].slice(0, SAMPLE)).size < 12) continue;
    return [
      {
        file: change.file.path,
        first: line.number,
        last: line.number,
        title: `A blob of ${line.text.length} characters is added to ${toFileName(change.file.path)}`,
        rationale:
          'Nobody can review what is encoded here. Say what it is and how it was made, or keep it as a file of its own that a script makes.',
        anchor: `blob ${blob[0].slice(0, 60)}`,
        checksLess: true as const,
      },
    ];
  }
  return [];
}
