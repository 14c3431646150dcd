import { readSideTexts } from '../../../base/hunk-lines.js';
import { isLargeFilePointer, MAX_POINTER } from '../../change/large-file-pointer.js';
import type { Rule } from '../../model.js';
import { leaveToPerson } from '../leave-to-person.js';
import { toFileName } from '../wording.js';

/** Reports a pointer of Git LFS: what it points at is not part of the change. */
export const lfsPointer: Rule = {
  id: 'hygiene/lfs-pointer',
  severity: 'info',
  summary: 'A pointer stands for a file that is not in the change',
  docs: {
    why: 'With Git LFS the repository has only a hash, and a checkout replaces it with another file. The pull request does not show that file.',
    bad: {
      files: {
        'tools/build.sh': [
          ' version https://git-lfs.github.com/spec/v1',
          '-oid sha256:2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
          '+oid sha256:fcde2b2edba56bf408601fb721fe9b5c338d10ee429ea04fae5511b68fbf8fb9',
          ' size 12346',
        ],
      },
    },
    good: { files: { 'tools/build.sh': [' #!/bin/sh', '-make', '+make all'] } },
  },
  suppressible: true,
  check({ change }) {
    const found = change.files.flatMap(({ file }) => {
      const text = file.new_text ?? readSideTexts(file.hunks[0]?.lines ?? [], 'new').join('\n');
      if (!isLargeFilePointer(text)) return [];
      const id = /\boid sha256:([0-9a-f]{12})/u.exec(text.slice(0, MAX_POINTER))?.[1] ?? '';
      const replaces = file.old_text !== null && !isLargeFilePointer(file.old_text);
      return [
        {
          file: file.path,
          first: 1,
          last: 1,
          title: replaces
            ? `${toFileName(file.path)} becomes a pointer to a file that nobody reviews`
            : `${toFileName(file.path)} points to a file that is not in the change`,
          rationale: `A checkout puts the file ${id === '' ? 'named here' : `${id}…`} of the LFS store in this place. Fetch it and look at it; text and programs belong into the repository itself.`,
          anchor: `pointer ${id}`,
        },
      ];
    });
    return leaveToPerson(found);
  },
};
