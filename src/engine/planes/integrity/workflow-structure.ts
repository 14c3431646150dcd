import type { FileChange, RawFinding, Rule } from '../../model.js';
import { readDocument } from '../document.js';
import { clip } from '../wording.js';
import { findWorkflowFaults, type WorkflowFault } from './workflow-faults.js';

/** Reports keys of a workflow that GitHub does not know, and names of steps, jobs, inputs and matrices that are not there. */
export const workflowStructure: Rule = {
  id: 'integrity/workflow-structure',
  severity: 'info',
  summary: 'A workflow has a key that does not exist, or names a step, job or input that is not there',
  docs: {
    why: 'GitHub refuses the whole file for an unknown key. It reads the output of a step that does not exist as empty, and says nothing.',
    bad: {
      files: {
        '.github/workflows/release.yml': [
          ' on: push',
          ' jobs:',
          '   release:',
          '     runs-on: ubuntu-latest',
          '     steps:',
          '       - id: version',
          '         run: ./version >> "$GITHUB_OUTPUT"',
          `+      - run: ./release \${{ steps.versions.outputs.number }}`,
        ],
      },
    },
    good: {
      files: {
        '.github/workflows/release.yml': [
          ' on: push',
          ' jobs:',
          '   release:',
          '     runs-on: ubuntu-latest',
          '     steps:',
          '       - id: version',
          '         run: ./version >> "$GITHUB_OUTPUT"',
          `+      - run: ./release \${{ steps.version.outputs.number }}`,
        ],
      },
    },
  },
  suppressible: true,
  check: ({ change }) => change.files.filter(isWorkflowFile).flatMap(collectFindings),
};

const isWorkflowFile = ({ file }: FileChange): boolean =>
  /^\.github\/workflows\/[^/]{1,200}\.ya?ml$/u.test(file.path) && file.status !== 'deleted';

const MAX_LISTED = 8;

/** One finding for a file, with what the change brings into it. */
function collectFindings({ file }: FileChange): readonly RawFinding[] {
  const before = new Set(readFaults(file.old_text).map(({ words }) => words));
  const fresh = readFaults(file.new_text).filter(({ words }) => !before.has(words));
  const [first] = fresh;
  if (first === undefined) return [];
  const listed = fresh.slice(0, MAX_LISTED).map(({ line, words }) => `${clip(words, 160)} (line ${line})`);
  const more = fresh.length - listed.length;
  return [
    {
      file: file.path,
      first: first.line,
      last: first.line,
      title: clip(`In this workflow ${first.words}`, 110),
      rationale: `New in the file: ${listed.join('; ')}${more > 0 ? `; and ${more} more` : ''}. See what is meant, and correct the name or the place.`,
      anchor: fresh.map(({ words }) => words).join('\n'),
    },
  ];
}

/** Longer workflows are not read. */
const MAX_TEXT = 300_000;

function readFaults(text: string | null): readonly WorkflowFault[] {
  const tree = text === null || text.length > MAX_TEXT ? null : readDocument(text);
  return tree === null ? [] : findWorkflowFaults(tree);
}
