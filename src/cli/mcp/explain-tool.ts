/** `explain`: what a rule finds and how to answer it. */
import * as z from 'zod';
import { explainName } from '../../engine/index.js';
import { UsageError } from '../exit.js';
import { formatGuide, formatUnknown } from '../output/rule-guide.js';
import type { Tool } from './tool.js';

const input = {
  rule: z
    .string()
    .max(200)
    .optional()
    .describe('A rule such as security/secret, or a plane such as security. Default: lists all rules.'),
};

const Example = z.array(z.object({ says: z.string(), lines: z.array(z.string()) }));

const output = {
  rule: z
    .object({
      rule: z.string(),
      plane: z.string(),
      severity: z.string(),
      finds: z.string(),
      why: z.string(),
      bad: Example,
      good: Example,
      read: z.string().nullable().describe('How many of its findings on merged changes were right.'),
      answerable: z.boolean().describe('False if it must be fixed: nothing suppresses it, nobody can accept it.'),
    })
    .optional(),
  planes: z
    .array(
      z.object({
        plane: z.string(),
        looksFor: z.string(),
        rules: z.array(z.object({ rule: z.string(), severity: z.string(), finds: z.string() })),
      }),
    )
    .optional(),
};

/** The tool. */
export const EXPLAIN_TOOL: Tool<typeof input, typeof output> = {
  name: 'explain',
  title: 'Explain a rule',
  description: 'Says what a rule of the gate finds, why that matters, how often it is right, and how to answer it.',
  input,
  output,
  async run({ rule }) {
    const guide = explainName(rule ?? null);
    if (guide.kind === 'unknown') throw new UsageError(formatUnknown(guide));
    const { kind: _, ...data } = structuredClone(guide);
    return { text: formatGuide(guide), data: z.object(output).parse(data) };
  },
};
