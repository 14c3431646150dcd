/** `why`: one sentence that says why a review of the past approved, or did not. */
import * as z from 'zod';
import { EXIT } from '../exit.js';
import { runWhy } from '../why.js';
import { resolveInside } from './confine.js';
import type { Tool } from './tool.js';

const input = {
  trace_path: z.string().min(1).describe('A trace, a JSON file of the repository, by its path from the top.'),
};
const output = { approved: z.boolean(), sentence: z.string() };

/** The tool. */
export const WHY_TOOL: Tool<typeof input, typeof output> = {
  name: 'why',
  title: 'Explain a verdict',
  description: 'Says in one sentence why the review of a trace file approved, or why it did not.',
  input,
  output,
  async run({ trace_path: path }, { root, signal }) {
    const said: string[] = [];
    const trace = await resolveInside(root, path);
    const write = (text: string): void => void said.push(text);
    const code = await runWhy(null, { trace }, { env: {}, write, note: () => undefined, signal });
    const sentence = said.join('').trim();
    return { text: sentence, data: { approved: code === EXIT.APPROVED, sentence } };
  },
};
