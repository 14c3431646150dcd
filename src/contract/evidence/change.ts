/** What the step `change` shows. */
import * as z from 'zod';

/** The class of a changed file, by its content and attributes. */
export const FileClass = z.enum([
  'source',
  'test',
  'docs',
  'config',
  'ci',
  'infra',
  'migration',
  'manifest',
  'lockfile',
  'generated',
  'vendored',
  'asset',
  'data',
]);
export type FileClass = z.infer<typeof FileClass>;

/** Step `change`: every changed file and its class. */
export const ChangeEvidence = z.object({
  files: z.array(
    z.object({
      path: z.string(),
      class: FileClass,
      language: z.string().nullable(),
      added: z.int(),
      removed: z.int(),
      note: z.string().nullable(),
    }),
  ),
});
export type ChangeEvidence = z.infer<typeof ChangeEvidence>;
