import { counted } from '../../../base/text.js';
import type { RawFinding, Rule } from '../../model.js';
import { clip } from '../wording.js';
import { readLocks } from './locks/entries.js';
import { isPlainHttp } from './locks/hosts.js';

/** Reports a package in a lock file that is fetched without encryption. */
export const lockfileHttp: Rule = {
  id: 'supply-chain/lockfile-http',
  severity: 'warn',
  summary: 'A lock file fetches packages over plain HTTP',
  docs: {
    why: 'Somebody on the network can replace the package. If the entry has no hash, the installer does not notice.',
    bad: {
      files: {
        'yarn.lock': [
          ' # yarn lockfile v1',
          ' ',
          ' ms@^2.1.1:',
          '   version "2.1.3"',
          '-  resolved "https://registry.npmjs.org/ms/-/ms-2.1.3.tgz"',
          '+  resolved "http://registry.npmjs.org/ms/-/ms-2.1.3.tgz"',
        ],
      },
    },
    good: {
      files: {
        'yarn.lock': [
          ' # yarn lockfile v1',
          ' ',
          ' ms@^2.1.1:',
          '   version "2.1.3"',
          '-  resolved "http://registry.npmjs.org/ms/-/ms-2.1.3.tgz"',
          '+  resolved "https://registry.npmjs.org/ms/-/ms-2.1.3.tgz"',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    return readLocks(change.files).flatMap(({ change: { file }, before, after }): readonly RawFinding[] => {
      const earlier = new Set(before.flatMap(({ urls }) => urls.map(({ value }) => value)));
      const found = after.flatMap(({ name, urls }) =>
        urls
          .filter((url) => url.changed && isPlainHttp(url.value) && !earlier.has(url.value))
          .map((url) => ({ name, url })),
      );
      const [first] = found;
      if (first === undefined) return [];
      const others = found.length > 1 ? ` and ${counted(found.length - 1, 'other')}` : '';
      return [
        {
          file: file.path,
          first: first.url.line,
          last: first.url.line,
          title: `Lock file fetches ${clip(first.name, 50) || 'a package'}${others} over plain HTTP`,
          rationale:
            'The link begins with http:, so somebody on the network can change the package. Set the registry’s address to https: and create the lock file again.',
          anchor: first.url.value,
        },
      ];
    });
  },
};
