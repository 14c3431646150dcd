import { GIT_MODES } from '../../../base/git-modes.js';
import type { Rule } from '../../model.js';
import { clip, toFileName } from '../wording.js';
import { readFirstLine } from './first-line.js';

/** Reports a symbolic link that leads out of the repository, or replaces a file. */
export const symbolicLink: Rule = {
  id: 'hygiene/symbolic-link',
  severity: 'warn',
  summary: 'A symbolic link leads out of the repository or replaces a file',
  docs: {
    why: 'Who follows it reads or writes what the link names, on the machine that builds: keys, other checkouts, anything. A file that becomes a link has other contents without a line in the diff.',
    bad: { files: { 'config/key.pem': { newMode: '120000', lines: ['+/etc/ssl/private/key.pem'] } } },
    good: { files: { 'docs/README.md': { newMode: '120000', lines: ['+../README.md'] } } },
  },
  suppressible: true,
  check({ change }) {
    return change.files.flatMap((changed) => {
      const { file } = changed;
      if (file.new_mode !== GIT_MODES.link) return [];
      const target = (readFirstLine(changed) ?? '').trim();
      const outside = target !== '' && leadsOut(file.path, target);
      const replaces = file.old_mode !== null && file.old_mode !== GIT_MODES.link;
      if (!outside && !replaces) return [];
      return [
        {
          file: file.path,
          first: 1,
          last: 1,
          title: outside
            ? `A symbolic link leads out of the repository: ${clip(target, 60)}`
            : `The file ${toFileName(file.path)} becomes a symbolic link`,
          rationale: outside
            ? 'What it names is another thing on every machine, and on a build machine it may be a secret. Link only to what is in the repository.'
            : `It now stands for ${clip(target, 100)}. Check that this is what every reader of the file is to see.`,
          anchor: `link ${target}`,
        },
      ];
    });
  },
};

function leadsOut(path: string, target: string): boolean {
  if (/^(?:[/\\~]|[A-Za-z]:)/u.test(target)) return true;
  let depth = path.split('/').length - 1;
  for (const part of target.split(/[/\\]/u)) {
    if (part === '..') depth -= 1;
    else if (part !== '' && part !== '.') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}
