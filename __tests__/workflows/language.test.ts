/** Workflows and action.yml by GitHub's own language service, the one of its editor: offline, with this action's inputs. */
import { type ValidationConfig, validate } from '@actions/languageservice';
import { validateAction } from '@actions/languageservice/validate-action';
import { describe, expect, it } from '@jest/globals';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { z } from 'zod';
import { ACTION, EXAMPLES, OWN, readFile, workflowsIn } from './workflow-files.js';

const Metadata = z.looseObject({
  name: z.string(),
  description: z.string(),
  inputs: z.record(z.string(), z.object({ description: z.string(), required: z.boolean(), default: z.string() })),
  outputs: z.record(z.string(), z.object({ description: z.string() })),
});

const ours = Metadata.parse(parse(readFile('action.yml')));

const config: ValidationConfig = {
  actionsMetadataProvider: {
    // Of other people's actions nothing is known offline; without a list, their inputs are let through.
    fetchActionMetadata: async ({ owner, name }) =>
      ACTION.startsWith(`${owner}/${name}@`) ? ours : { name, description: '' },
  },
};

// The service remembers what it read by its path.
const document = (path: string, text: string) => TextDocument.create(`file:///${path}`, 'yaml', 1, text);

async function validateFile(path: string, text = readFile(path)): Promise<string[]> {
  const found = await validate(document(path, text), config);
  return found.map(({ range, message }) => `${path}:${range.start.line + 1}: ${message}`);
}

describe('a workflow', () => {
  it.each([...workflowsIn(EXAMPLES), ...workflowsIn(OWN)])('%s has no fault', async (path) => {
    expect(await validateFile(path)).toEqual([]);
  });

  const minimal = `${EXAMPLES}/minimal.yml`;
  it.each([
    ['an input that action.yml has not', `${ACTION}\n        with: { tiket: 3 }`, "Invalid action input 'tiket'"],
    ['an expression that names nothing', `${ACTION}\n        with: { pr: "\${{ gihub.event.number }}" }`, 'gihub'],
    ['a key that no step has', `${ACTION}\n        whit: { pr: 3 }`, 'whit'],
  ])('with %s is caught', async (what, step, said) => {
    const text = readFile(minimal).replace(ACTION, step);
    expect((await validateFile(`${what}.yml`, text)).join('\n')).toContain(said);
  });
});

describe('action.yml', () => {
  it('has no fault', async () => {
    expect(await validateAction(document('action.yml', readFile('action.yml')), config)).toEqual([]);
  });

  it.each([
    ['a colour that is none', ['color: purple', 'color: mauve']],
    ['an icon that is none', ['icon: shield', 'icon: gate']],
    ['a Node that no runner has', ['using: node24', 'using: node23']],
  ])('with %s is caught', async (what, [from = '', to = '']) => {
    const text = readFile('action.yml');
    expect(text).toContain(from);
    expect(await validateAction(document(`${what}/action.yml`, text.replace(from, to)), config)).not.toEqual([]);
  });

  it("keeps the Marketplace's rules on its description", () => {
    expect(ours.description.length).toBeLessThan(125);
    expect(ours.description).toMatch(/^[A-Z].*\.$/u);
  });
});
