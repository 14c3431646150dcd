/**
 * Limits of check runs that GitHub enforces although its description does not state them in schemas. Sources: the text
 * of the description ("maximum size is 64 KB", "255 characters", "only on the same line") and experience of public
 * actions.
 */
import { z } from 'zod';

const MAX_ANNOTATIONS = 50;
const MAX_OUTPUT_BYTES = 65_535;
const MAX_MESSAGE_BYTES = 64 * 1024;
const MAX_TITLE_CHARACTERS = 255;

export const Annotation = z.object({
  path: z.string(),
  start_line: z.int(),
  end_line: z.int(),
  start_column: z.int().optional(),
  end_column: z.int().optional(),
  annotation_level: z.enum(['notice', 'warning', 'failure']),
  message: z.string(),
  title: z.string().optional(),
  raw_details: z.string().optional(),
});
export type Annotation = z.infer<typeof Annotation>;

export const CheckRunBody = z.object({
  name: z.string().optional(),
  head_sha: z.string().optional(),
  status: z.enum(['queued', 'in_progress', 'completed']).optional(),
  conclusion: z.string().optional(),
  completed_at: z.string().optional(),
  external_id: z.string().max(255).optional(),
  details_url: z.string().optional(),
  output: z
    .object({
      title: z.string().optional(),
      summary: z.string(),
      text: z.string().optional(),
      annotations: z.array(Annotation).optional(),
    })
    .optional(),
});
export type CheckRunBody = z.infer<typeof CheckRunBody>;

const bytes = (text: string | undefined): number => Buffer.byteLength(text ?? '');

function pathFaults(path: string): string[] {
  const parts = path.split('/');
  const bad = path === '' || path.includes('\\') || parts.some((part) => part === '' || part === '.' || part === '..');
  return bad ? [`path is not relative to the repository: ${JSON.stringify(path)}`] : [];
}

function annotationFaults(annotation: Annotation): string[] {
  const { start_line: first, end_line: last, start_column: from, end_column: to } = annotation;
  const faults = pathFaults(annotation.path);
  if (first < 1) faults.push(`start_line is ${first}`);
  if (last < first) faults.push(`end_line ${last} is before start_line ${first}`);
  if ((from === undefined) !== (to === undefined)) faults.push('only one column');
  if (from !== undefined && first !== last) faults.push('columns on more than one line');
  if (from !== undefined && to !== undefined && (from < 1 || to < from)) faults.push(`columns ${from} to ${to}`);
  if (annotation.message === '') faults.push('message is empty');
  if (bytes(annotation.message) > MAX_MESSAGE_BYTES) faults.push(`message has ${bytes(annotation.message)} bytes`);
  if (bytes(annotation.raw_details) > MAX_MESSAGE_BYTES) faults.push('raw_details is too long');
  if ([...(annotation.title ?? '')].length > MAX_TITLE_CHARACTERS) faults.push('title is too long');
  return faults;
}

/** Returns why GitHub would respond with 422; empty if it accepts the body. */
export function checkRunFaults(body: CheckRunBody): readonly string[] {
  const { output } = body;
  const faults: string[] = [];
  if (body.name === '') faults.push('name is empty');
  if (body.status === 'completed' && body.conclusion === undefined) faults.push('completed without a conclusion');
  if (bytes(output?.summary) > MAX_OUTPUT_BYTES) faults.push(`summary has ${bytes(output?.summary)} bytes`);
  if (bytes(output?.text) > MAX_OUTPUT_BYTES) faults.push(`text has ${bytes(output?.text)} bytes`);
  const annotations = output?.annotations ?? [];
  if (annotations.length > MAX_ANNOTATIONS) faults.push(`${annotations.length} annotations in one request`);
  return [...faults, ...annotations.flatMap(annotationFaults)];
}

/** Returns whether a text contains an unpaired surrogate, which GitHub cannot parse. */
export function hasLoneSurrogate(value: unknown): boolean {
  let found = false;
  JSON.stringify(value, (_key, item: unknown) => {
    found ||= typeof item === 'string' && !item.isWellFormed();
    return item;
  });
  return found;
}
