import type { FileChange, RawFinding, Rule } from '../../model.js';
import { listChanged } from '../side-lines.js';
import { clip } from '../wording.js';

/** Reports settings by which a bot or an app changes, merges or opens the repository. */
export const botSettings: Rule = {
  id: 'integrity/bot-settings',
  severity: 'info',
  summary: 'Settings of a bot that may change the repository',
  docs: {
    why: 'Apps read these files and act with their own rights. They can merge, remove protection or run code, and they ask nobody.',
    bad: {
      files: {
        '.github/dependabot.yml': [
          ' version: 2',
          ' updates:',
          '   - package-ecosystem: pip',
          '+    insecure-external-code-execution: allow',
        ],
      },
    },
    good: {
      files: {
        '.github/dependabot.yml': [
          ' version: 2',
          ' updates:',
          '   - package-ecosystem: pip',
          '+    open-pull-requests-limit: 5',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    return change.files.flatMap((changed) => {
      const { file } = changed;
      if (file.status === 'deleted') return [];
      return BOTS.filter(({ path }) => path.test(file.path)).flatMap((bot) => findActs(changed, bot));
    });
  },
};

interface Bot {
  readonly path: RegExp;
  /** A line that lets the app do something. */
  readonly line: RegExp;
  /** Completes “From here on …”. */
  readonly does: string;
  /** Code of others runs with the rights of the app. */
  readonly grave?: true;
}

/** By the documentation of each app. */
const BOTS: readonly Bot[] = [
  {
    path: /^\.github\/dependabot\.ya?ml$/u,
    line: /\binsecure-external-code-execution["']?\s{0,4}:\s{0,4}["']?allow\b/u,
    does: 'updates run code of the packages, with the registries’ passwords at hand',
    grave: true,
  },
  {
    path: /^\.github\/dependabot\.ya?ml$/u,
    line: /^\s{0,40}(?:url|replaces-base)["']?\s{0,4}:/u,
    does: 'updates come from this registry',
  },
  {
    path: /(?:^|\/)\.?renovate(?:rc)?(?:\.json5?)?$|^\.github\/renovate\.json5?$/u,
    line: /["']?(?:postUpgradeTasks|allowedPostUpgradeCommands|allowedCommands|allowScripts|exposeAllEnv)["']?\s{0,4}:/u,
    does: 'updates run commands with the rights of the bot',
    grave: true,
  },
  {
    path: /(?:^|\/)\.?renovate(?:rc)?(?:\.json5?)?$|^\.github\/renovate\.json5?$/u,
    line: /["']?(?:automerge|platformAutomerge|ignoreTests)["']?\s{0,4}:\s{0,4}true\b|:automerge\w{1,40}/u,
    does: 'updates are merged without a person',
  },
  {
    path: /^(?:\.github\/|\.mergify\/)?\.?mergify(?:\/config)?\.ya?ml$|^\.mergify\/config\.yml$/u,
    line: /^\s{0,40}(?:-\s{1,4})?(?:merge|queue|review|approve|dismiss_reviews|merge_conditions|queue_conditions|allow_\w{1,40})["']?\s{0,4}:/u,
    does: 'pull requests are merged or approved by these rules',
  },
  {
    path: /^\.github\/(?:settings|probot)\.ya?ml$/u,
    line: /^\s{0,40}(?:-\s{1,4})?(?:permission|username|private|restrictions|bypass\w{0,40})["']?\s{0,4}:/u,
    does: 'the app sets who may see the repository, or change it',
  },
  {
    path: /^\.github\/(?:settings|probot)\.ya?ml$/u,
    line: /^\s{0,40}(?:-\s{1,4})?(?:protection|enforce_admins|required_\w{1,60}|dismiss_stale_reviews|enable_(?:vulnerability_alerts|automated_security_fixes))["']?\s{0,4}:/u,
    does: 'the app sets what protects the repository',
  },
  {
    // How pull requests may be merged (allow_squash_merge) is a matter of taste.
    path: /^\.github\/(?:settings|probot)\.ya?ml$/u,
    line: /^\s{0,40}(?:-\s{1,4})?(?:allow_(?:auto_merge|force_pushes|deletions|forking))["']?\s{0,4}:\s{0,4}["']?(?:true|yes|on)\b/u,
    does: 'the app allows this in the repository',
  },
  {
    path: /^\.github\/(?:auto[-_]?(?:merge|approve)|kodiak|bulldozer|policy)\.(?:ya?ml|toml)$|^\.(?:kodiak|bulldozer|policy)\.(?:ya?ml|toml)$/u,
    line: /\S/u,
    does: 'pull requests are merged or approved by these rules',
  },
];

function findActs(changed: FileChange, { path: _, line: pattern, does, grave }: Bot): readonly RawFinding[] {
  const before = new Set(listChanged(changed, 'old').flatMap(({ text }) => (pattern.test(text) ? [text.trim()] : [])));
  const found = listChanged(changed, 'new').filter(
    ({ text }) => !/^\s*(?:#|\/\/)/u.test(text) && pattern.test(text) && !before.has(text.trim()),
  );
  const [first] = found;
  if (first === undefined) return [];
  return [
    {
      file: changed.file.path,
      first: first.number,
      last: first.number,
      title: clip(`From here on ${does}`, 110),
      rationale: `“${clip(found.map(({ text }) => text.trim()).join('; '), 300)}”: the app reads this file from the default branch and acts on it with its own rights. Check that this is meant, and who may change the file.`,
      anchor: does,
      severity: grave === true ? 'warn' : 'info',
    },
  ];
}
