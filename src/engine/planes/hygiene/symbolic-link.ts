import { GIT_MODES } from '../../../base/git-modes.js';
import type { FileChange, Rule } from '../../model.js';
import { readFirstLine } from '../new-side.js';
import { clip, toFileName } from '../wording.js';

/** Reports a symbolic link: one that leads out of the repository, into git's own folder, or in place of a file most of all. */
export const symbolicLink: Rule = {
  id: 'hygiene/symbolic-link',
  severity: 'info',
  summary: 'A symbolic link leads out of the repository or replaces a file',
  docs: {
    why: 'A program that follows the link reads or writes another file of the machine that builds, for example keys. A file that becomes a link has another content, and the diff does not show it.',
    bad: { files: { 'config/key.pem': { newMode: '120000', lines: ['+/etc/ssl/private/key.pem'] } } },
    good: { files: { 'docs/README.md': ['+# The shop'] } },
  },
  suppressible: true,
  check({ change }) {
    return change.files.flatMap((changed) => {
      const { file } = changed;
      if (file.new_mode !== GIT_MODES.link) return [];
      const target = readTarget(changed);
      if (target === '') return [];
      const outside = leadsOut(file.path, target);
      const intoGit = leadsIntoGit(target);
      const replaces = file.old_mode !== null && file.old_mode !== GIT_MODES.link;
      return [
        {
          file: file.path,
          first: 1,
          last: 1,
          title: intoGit
            ? `A symbolic link leads into git’s own folder: ${clip(target, 60)}`
            : outside
              ? `A symbolic link leads out of the repository: ${clip(target, 60)}`
              : replaces
                ? `The file ${toFileName(file.path)} becomes a symbolic link`
                : `A symbolic link to ${clip(target, 60)}`,
          rationale: intoGit
            ? 'Who writes through it changes hooks and settings of the repository, which run commands on this machine. Projects rarely need such a link.'
            : outside
              ? 'Its target differs from machine to machine, and on a build machine it may be a secret. Link only to files of the repository.'
              : `It now stands for ${clip(target, 100)}. Check that this is what every reader of the file is to see.`,
          anchor: `link ${target}`,
          severity: intoGit ? ('error' as const) : ('info' as const),
          ...(outside ? { checksLess: true as const } : {}),
        },
      ];
    });
  },
};

/** The target is the whole text of the link: it may hold line breaks. */
function readTarget(changed: FileChange): string {
  return (changed.file.new_text ?? readFirstLine(changed) ?? '').trim();
}

/** Returns true if a part of the target is `.git`, as any file system writes it: case, ending dots, short names. */
function leadsIntoGit(target: string): boolean {
  return target
    .split(/[/\\]/u)
    .some((part) =>
      /^(?:\.git|git~\d{1,4})(?::.*)?$/iu.test(part.replace(/[\p{Cf}]/gu, '').replace(/[. ]{1,10}$/u, '')),
    );
}

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
