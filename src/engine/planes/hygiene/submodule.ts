import { GIT_MODES } from '../../../base/git-modes.js';
import { readSideTexts } from '../../../base/hunk-lines.js';
import { abbreviateSha } from '../../../base/text.js';
import type { FileChange, Rule } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { clip, toFileName } from '../wording.js';

/** Reports code of another repository that changes by a commit id, or comes from another address. */
export const submodule: Rule = {
  id: 'hygiene/submodule',
  severity: 'info',
  summary: 'A submodule moves, or comes from another address',
  docs: {
    why: 'A new commit of a submodule can change all its code, and the pull request shows only one line.',
    bad: {
      files: {
        '.gitmodules': [
          ' [submodule "lib"]',
          ' \tpath = lib',
          '-\turl = https://github.com/shop/lib',
          '+\turl = https://github.com/sh0p/lib',
        ],
      },
    },
    good: {
      files: {
        '.gitmodules': [
          ' [submodule "lib"]',
          ' \tpath = lib',
          '-\turl = git@github.com:shop/lib',
          '+\turl = https://github.com/shop/lib.git',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    return change.files.flatMap((changed) =>
      changed.file.path === '.gitmodules' ? reportAddressChanges(changed) : reportPointerChange(changed),
    );
  },
};

function reportPointerChange({ file }: FileChange) {
  if (file.new_mode !== GIT_MODES.submodule && file.old_mode !== GIT_MODES.submodule) return [];
  const verb =
    file.old_mode === GIT_MODES.submodule
      ? file.new_mode === GIT_MODES.submodule
        ? 'moves'
        : 'is removed'
      : 'is added';
  const [from, to] = (['old', 'new'] as const).map((side) => {
    const line = readSideTexts(file.hunks[0]?.lines ?? [], side).find((one) => one.startsWith('Subproject commit '));
    const [commit] = /[0-9a-f]{7,40}/u.exec(line ?? '') ?? [];
    return commit === undefined ? undefined : abbreviateSha(commit);
  });
  const way = from !== undefined && to !== undefined ? ` It goes from ${from} to ${to}.` : '';
  return [
    {
      file: file.path,
      first: 1,
      last: 1,
      title: `The submodule ${toFileName(file.path)} ${verb}`,
      rationale: `${verb === 'is removed' ? 'Make sure that nothing builds against it any more.' : 'Its code is not part of what is shown here. Read what comes with it, or see that the commit is a release.'}${way}`,
      anchor: verb,
      // A file or folder that becomes a submodule, or the reverse, is more severe than a new commit.
      ...(file.old_mode !== null && file.old_mode !== file.new_mode && file.new_mode !== null
        ? { checksLess: true as const }
        : {}),
    },
  ];
}

/** Finds addresses that change, and those that are not encrypted. New submodules are reported by their own entry. */
function reportAddressChanges(change: FileChange) {
  const hosts = new Set(change.removed.map((line) => readHost(line.text)).filter((host) => host !== ''));
  return change.regions.flatMap((region) =>
    region.added.flatMap((line) => {
      const host = readHost(line.text);
      if (host === '') return [];
      const plain = /=\s*(?:http|git):\/\//u.test(line.text.slice(0, REACH.statement));
      const replaced = region.removed.some((one) => readHost(one.text) !== '');
      const owner = readOwner(line.text);
      const moved = replaced && (!hosts.has(host) || !change.removed.some((one) => readOwner(one.text) === owner));
      if (!plain && !moved) return [];
      return [
        {
          file: change.file.path,
          first: line.number,
          last: line.number,
          title: moved
            ? `A submodule comes from another address: ${clip(host + owner, 60)}`
            : 'A submodule is fetched without encryption',
          rationale: moved
            ? 'Another host or owner may put other code there. Make sure that the new place is known and meant.'
            : 'Somebody on the network can replace the code. Use https.',
          anchor: line.text,
          severity: 'warn' as const,
        },
      ];
    }),
  );
}

function readHost(text: string): string {
  return (
    /^\s*url\s*=\s*(?:\w{2,8}:\/\/)?(?:[\w.-]{1,80}@)?([\w.-]{1,200}\.\w{2,20})[:/]/u.exec(
      text.slice(0, REACH.statement),
    )?.[1] ?? ''
  );
}

function readOwner(text: string): string {
  return (
    /^\s*url\s*=\s*(?:\w{2,8}:\/\/)?(?:[\w.-]{1,80}@)?[\w.-]{1,200}[:/]([\w.-]{1,100})\//u.exec(
      text.slice(0, REACH.statement),
    )?.[1] ?? ''
  );
}
