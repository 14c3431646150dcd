import { GIT_MODES } from '../../../base/git-modes.js';
import type { FileChange, Rule } from '../../model.js';
import { readFirstLine } from '../new-side.js';
import { toFileName } from '../wording.js';

/** Reports a file that becomes executable but is not a program, or a program that is no longer executable. */
export const fileMode: Rule = {
  id: 'hygiene/file-mode',
  severity: 'info',
  summary: 'The executable bit of a file does not fit it',
  docs: {
    why: 'A script without the bit fails when somebody calls it by name. On a document or module the bit is mostly a mistake, made by a file system.',
    bad: {
      files: {
        'scripts/release.sh': {
          oldMode: '100755',
          newMode: '100644',
          lines: [' #!/bin/sh', '-npm publish', '+npm publish --provenance'],
        },
      },
    },
    good: {
      files: {
        'scripts/release.sh': {
          oldMode: '100755',
          newMode: '100755',
          lines: [' #!/bin/sh', '-npm publish', '+npm publish --provenance'],
        },
      },
    },
  },
  suppressible: true,
  check({ change }) {
    return change.files.flatMap((changed) => {
      const words = describeModeChange(changed);
      if (words === null) return [];
      return [{ file: changed.file.path, first: 1, last: 1, ...words }];
    });
  },
};

const PLAIN = '100644';
/** Names of scripts. A file without an extension may be a program too. */
const SCRIPT =
  /(?:^|\/)[^./]+$|\.(?:sh|bash|zsh|fish|ksh|csh|py|rb|pl|pm|php|js|mjs|cjs|ts|lua|awk|tcl|r|ps1|bat|cmd|exe|bin|run|command|bats|expect|t|nu|groovy|kts|scala|swift|hs|ml|jl|exs|cgi|fcgi|wsgi|so|dylib|dll|in|j2|erb|tmpl|template)$/iu;

/** Names of documents, data and pictures. */
const NO_PROGRAM =
  /\.(?:md|markdown|rst|adoc|txt|log|csv|tsv|json|jsonc|ya?ml|toml|xml|html?|css|svg|png|jpe?g|gif|webp|ico|bmp|pdf|docx?|woff2?|ttf|otf|lock|snap|map)$|(?:^|\/)(?:LICEN[CS]E|README|NOTICE|AUTHORS|CHANGELOG)$/iu;

function describeModeChange(change: FileChange) {
  const { file } = change;
  if (file.binary) return null;
  const first = readFirstLine(change);
  const name = toFileName(file.path);
  if (file.old_mode === GIT_MODES.executable && file.new_mode === PLAIN) {
    if (first === null ? !/\.(?:sh|bash)$/u.test(file.path) : !first.startsWith('#!')) return null;
    return {
      title: `The script ${name} can no longer be run by its name`,
      rationale:
        'Its executable bit is removed, and it begins with “#!”. Calling it by its path fails. Set the bit again, or call it through its interpreter.',
      anchor: 'bit removed',
      checksLess: true as const,
    };
  }
  const gains = file.new_mode === GIT_MODES.executable && file.old_mode !== GIT_MODES.executable;
  const begins = first?.startsWith('#!') === true && file.old_text?.startsWith('#!') !== true;
  if (NO_PROGRAM.test(file.path) && (begins || (gains && first === null))) {
    return {
      title: `${name} is named as a document or picture and is a program`,
      rationale:
        'It begins with “#!” or can be executed, and its name says that there is nothing to run. Name it as what it is, so that people and tools read it as code.',
      anchor: 'program by another name',
      severity: 'warn' as const,
    };
  }
  if (!gains) return null;
  // A script that says how it is run is meant to be run. The accounting leaves the bit to a person all the same.
  if (first?.startsWith('#!') === true) return null;
  if (file.old_mode === PLAIN && SCRIPT.test(file.path)) {
    return {
      title: `${name} can be run by its name from now on`,
      rationale: 'It gets the executable bit. Check that it is meant to be called, and by whom.',
      anchor: 'bit added to a script',
    };
  }
  if (SCRIPT.test(file.path) || first === null) return null;
  return {
    title: `${name} gets the executable bit and is no program`,
    rationale:
      'Nothing in its first line says how to run it. Often a file system sets the bit on every file: git update-index --chmod=-x removes it.',
    anchor: 'bit added',
  };
}
