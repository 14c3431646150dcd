import type { RawFinding, Rule } from '../../model.js';
import type { OutlineLine } from '../outline.js';
import { clip } from '../wording.js';
import { isAction, isPrivileged, listTriggers, readWorkflows, type Workflow } from './workflows/outline.js';
import { collectOutsideVariables } from './workflows/outside-variables.js';
import { listScripts } from './workflows/scripts.js';

/** Reports a script that lets text of others set variables or the path of all later steps. */
export const environmentFile: Rule = {
  id: 'supply-chain/environment-file',
  severity: 'warn',
  summary: 'Text of other people may set variables of later steps',
  docs: {
    why: 'What a step writes to GITHUB_ENV or GITHUB_PATH holds for every later step. Text with a line break can set LD_PRELOAD or NODE_OPTIONS. Then the next program runs a stranger’s code.',
    bad: {
      files: {
        '.github/workflows/label.yml': [
          ' on: issue_comment',
          ' jobs:',
          '   label:',
          '     steps:',
          '       - env:',
          `           BODY: \${{ github.event.comment.body }}`,
          '+        run: echo "COMMAND=$BODY" >> "$GITHUB_ENV"',
        ],
      },
    },
    good: {
      files: {
        '.github/workflows/label.yml': [
          ' on: issue_comment',
          ' jobs:',
          '   label:',
          '     steps:',
          '+      - run: echo "MODE=fast" >> "$GITHUB_ENV"',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    return readWorkflows(change.files, /GITHUB_(?:ENV|PATH)|ALLOW_UNSECURE_COMMANDS|::(?:set-env|add-path)/iu).flatMap(
      (workflow) => [...findWrites(workflow), ...findOldCommands(workflow)],
    );
  },
};

/** A write to the files of the runner, in the words of shells and of scripts. */
const WRITES =
  />{1,2}\s{0,4}["']?(?:\$\{?|%)(?:env:)?GITHUB_(?:ENV|PATH)\b|\b(?:tee|Out-File|Add-Content|Set-Content)\b.{0,80}GITHUB_(?:ENV|PATH)\b/iu;

/** A line that writes, and the variable of strangers that it writes; null for text that it computes. */
interface Write {
  readonly line: OutlineLine;
  readonly given: string | null;
}

function findWrites({ change, before, after }: Workflow): readonly RawFinding[] {
  const outside = [...collectOutsideVariables(after)].flatMap(([name, author]) =>
    author === 'stranger' ? [name] : [],
  );
  const { file } = change;
  const privileged = isPrivileged(after) || isAction(change);
  // Without secrets and rights to write, later steps have nothing that a stranger could not have. A hunk may not show it.
  const reaches = privileged || listTriggers(after).length === 0;
  const had = new Set(before.map(({ text }) => text.trim()));
  const found = listScripts(after)
    .flatMap(({ lines }) => lines)
    .flatMap((line): readonly Write[] => {
      if (!line.changed || !WRITES.test(line.text) || had.has(line.text.trim())) return [];
      const own = line.text.replace(/["']?\$\{?(?:env:)?GITHUB_(?:ENV|PATH)\b\}?["']?/giu, '');
      const given = outside.find((name) => namesVariable(own, name));
      if (given !== undefined) return [{ line, given }];
      const computed = own.replace(OF_MACHINE, '');
      // Of a command's output it is not known who wrote it.
      return privileged && /\$\(|`[^`]{1,300}`|\$\{?\w|%\w{1,60}%/u.test(computed) ? [{ line, given: null }] : [];
    });
  const [first] = found.toSorted((a, b) => Number(b.given !== null) - Number(a.given !== null));
  if (first === undefined) return [];
  return [
    {
      file: file.path,
      first: first.line.number,
      last: first.line.number,
      title:
        first.given === null
          ? 'Computed text is written to GITHUB_ENV or GITHUB_PATH where strangers may have a say'
          : `Text of other people is written to GITHUB_ENV or GITHUB_PATH: ${clip(first.given, 40)}`,
      rationale: `“${clip(first.line.text, 200)}” sets variables or the path for all later steps (${found.length === 1 ? 'line' : 'lines'} ${clip(found.map(({ line }) => line.number).join(', '), 100)}). A line break in a text of others sets more of them, such as LD_PRELOAD. Use an output of the step, or write fixed texts only.`,
      anchor: first.line.text.trim(),
      severity: first.given !== null && reaches ? 'warn' : 'info',
      ...(first.given === null ? {} : { checksLess: true as const }),
    },
  ];
}

/** Folders that the machine names: nobody outside writes them. */
const OF_MACHINE =
  /\$(?:HOME|PWD|RUNNER_TEMP|RUNNER_TOOL_CACHE|GITHUB_WORKSPACE)\b|\$\{(?:HOME|PWD|RUNNER_TEMP|RUNNER_TOOL_CACHE|GITHUB_WORKSPACE)\}|\$env:(?:USERPROFILE|RUNNER_TEMP|GITHUB_WORKSPACE)\b/gu;

/** Returns true if a line uses a variable of the shell. */
function namesVariable(text: string, name: string): boolean {
  const at = text.search(new RegExp(`[$%{:]${name.replace(/[^\w]/gu, '')}\\b`, 'u'));
  return at >= 0;
}

/** The commands that GitHub switched off for this reason, and the switch that brings them back. */
function findOldCommands({ change: { file }, before, after }: Workflow): readonly RawFinding[] {
  const isSwitch = ({ key, value, text }: OutlineLine) =>
    (key === 'ACTIONS_ALLOW_UNSECURE_COMMANDS' && /^(?:true|1)$/iu.test(value)) ||
    /ACTIONS_ALLOW_UNSECURE_COMMANDS["']?\s{0,4}[:=]\s{0,4}["']?true/iu.test(text);
  if (before.some(isSwitch)) return [];
  const line = after.find((one) => one.changed && isSwitch(one));
  if (line === undefined) return [];
  return [
    {
      file: file.path,
      first: line.number,
      last: line.number,
      title: 'Commands in the output of a step set variables again',
      rationale:
        'With ACTIONS_ALLOW_UNSECURE_COMMANDS whatever a program prints (a title, a log of others) can set variables and the path of later steps. GitHub switched this off for that reason: write to $GITHUB_ENV instead.',
      anchor: 'ACTIONS_ALLOW_UNSECURE_COMMANDS',
    },
  ];
}
