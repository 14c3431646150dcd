import { foldSpace } from '../../../base/text.js';
import type { Rule } from '../../model.js';
import type { OutlineLine } from '../outline.js';
import { clip } from '../wording.js';
import { listTriggers, readWorkflows } from './workflow-outline.js';

/** Text that strangers choose is written into a script before it runs. */
export const scriptInjection: Rule = {
  id: 'supply-chain/script-injection',
  severity: 'error',
  summary: 'Text of strangers becomes part of a workflow’s script',
  docs: {
    why: 'GitHub puts the text into the script before the shell reads it: a title of `"; curl … | sh; "` is a command.',
    bad: {
      files: {
        '.github/workflows/triage.yml': [
          ' on: issues',
          ' jobs:',
          '   triage:',
          '     steps:',
          `+      - run: echo "\${{ github.event.issue.title }}"`,
        ],
      },
    },
    good: {
      files: {
        '.github/workflows/triage.yml': [
          ' on: issues',
          ' jobs:',
          '   triage:',
          '     steps:',
          '+      - run: echo "$TITLE"',
          '+        env:',
          `+          TITLE: \${{ github.event.issue.title }}`,
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    return readWorkflows(change.files, /\$\{\{/u).flatMap(({ change: { file }, before, after }) => {
      const had = new Set(before.filter(injects).map(({ text }) => text.trim()));
      const privileged = listTriggers(after).some(({ name }) => PRIVILEGED.test(name));
      return after
        .filter((line) => line.changed && injects(line) && !had.has(line.text.trim()))
        .map((line) => ({
          file: file.path,
          first: line.number,
          last: line.number,
          title: `Strangers’ text becomes part of a script: ${clip(UNTRUSTED.exec(foldSpace(line.text))?.[1] ?? '', 50)}`,
          rationale:
            'Whoever opens an issue or a pull request chooses this text, and it is put into the script before the script runs. Hand it over as an environment variable (env:) and use that in the script, in quotes.',
          anchor: line.text,
          severity: privileged || file.path.endsWith('action.yml') ? ('error' as const) : ('warn' as const),
        }));
    });
  },
};

/** Events that run with secrets on text from unknown people. */
const PRIVILEGED =
  /^(?:pull_request_target|workflow_run|issues|issue_comment|discussion|discussion_comment|fork|watch|gollum)$/u;

/** Values that anyone can set, as listed in GitHub's security hardening guide. */
const UNTRUSTED =
  /\$\{\{.{0,200}?\b(github\.(?:event\.(?:(?:issue|pull_request|discussion|workflow_run\.pull_requests.{0,20})\.(?:title|body)|(?:comment|review|review_comment|discussion_comment)\.body|pull_request\.head\.(?:ref|label|repo\.(?:default_branch|description|homepage))|pages.{0,10}\.page_name|(?:head_commit|workflow_run\.head_commit|commits.{0,10})\.(?:message|author\.(?:email|name))|workflow_run\.(?:head_branch|display_title))|head_ref)\b)/u;

function injects({ key, text, parents, block }: OutlineLine): boolean {
  if (!UNTRUSTED.test(foldSpace(text))) return false;
  if (key !== null) return isScript(key);
  // A hunk inside a script shows no key: a line without `key: value` is treated as a line of the script.
  return block ? isScript(parents.at(-1) ?? '') : parents.length === 0 && !/^\s*(?:-\s|#|[\w-]{1,60}:\s)/u.test(text);
}

const isScript = (key: string) => key === 'run' || key === 'script';
