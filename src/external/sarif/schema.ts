/** The parts of a SARIF 2.1.0 log (OASIS) that are read. Everything else is accepted and ignored. */
import * as z from 'zod';
import { SARIF_LIMITS } from './limits.js';

/** An array whose length is checked before its items. Null, which some tools write, is an empty array. */
const createListSchema = <T extends z.ZodType>(item: T, most: number, what: string) =>
  z.preprocess((value) => value ?? [], z.array(z.unknown()).max(most, `more than ${most} ${what}`).pipe(z.array(item)));

const index = z.number().nullish();
const text = z.string().nullish();
const Message = z.object({ text }).nullish();
const Messages = z.record(z.string(), z.object({ text })).nullish();

/** §3.4 */
export const ArtifactLocation = z.object({ uri: text, uriBaseId: text, index });
export type ArtifactLocation = z.infer<typeof ArtifactLocation>;

/** §3.49. `level` is read as text, so that an unknown value does not invalidate the report. */
export const Rule = z.object({
  id: text,
  guid: text,
  name: text,
  shortDescription: Message,
  fullDescription: Message,
  messageStrings: Messages,
  defaultConfiguration: z.object({ level: text }).nullish(),
  helpUri: text,
  /** §3.8. Tags and grades as GitHub's code scanning documents them. */
  properties: z.record(z.string(), z.unknown()).nullish(),
  /** §3.53 */
  relationships: z
    .array(z.object({ target: z.object({ id: text, toolComponent: z.object({ name: text }).nullish() }).nullish() }))
    .nullish(),
});
export type Rule = z.infer<typeof Rule>;

/** §3.19 */
export const Component = z.object({
  name: z.string(),
  guid: text,
  version: text,
  semanticVersion: text,
  rules: createListSchema(Rule, SARIF_LIMITS.RULES, 'rules'),
  globalMessageStrings: Messages,
});
export type Component = z.infer<typeof Component>;

/** §3.52 */
const RuleReference = z.object({
  id: text,
  guid: text,
  index,
  toolComponent: z.object({ index, guid: text, name: text }).nullish(),
});
export type RuleReference = z.infer<typeof RuleReference>;

/** §3.27 */
export const Result = z.object({
  ruleId: text,
  ruleIndex: index,
  rule: RuleReference.nullish(),
  kind: text,
  level: text,
  message: z.object({ text, id: text, arguments: z.array(z.unknown()).nullish() }).nullish(),
  locations: z
    .array(
      z.object({
        physicalLocation: z
          .object({
            artifactLocation: ArtifactLocation.nullish(),
            region: z.object({ startLine: z.number().nullish(), endLine: z.number().nullish() }).nullish(),
          })
          .nullish(),
      }),
    )
    .nullish(),
  partialFingerprints: z.record(z.string(), z.unknown()).nullish(),
  fingerprints: z.record(z.string(), z.unknown()).nullish(),
  suppressions: z.array(z.object({ kind: text, status: text, justification: text })).nullish(),
  baselineState: text,
  provenance: z.object({ invocationIndex: index }).nullish(),
});
export type Result = z.infer<typeof Result>;

/** §3.20 */
export const Invocation = z.object({
  executionSuccessful: z.boolean().nullish(),
  ruleConfigurationOverrides: z
    .array(z.object({ descriptor: RuleReference, configuration: z.object({ level: text }).nullish() }))
    .nullish(),
});
export type Invocation = z.infer<typeof Invocation>;

/** §3.14 */
export const Run = z.object({
  tool: z.object({ driver: Component, extensions: createListSchema(Component, SARIF_LIMITS.EXTENSIONS, 'extensions') }),
  invocations: z.array(Invocation).nullish(),
  originalUriBaseIds: z.record(z.string(), ArtifactLocation).nullish(),
  artifacts: createListSchema(z.object({ location: ArtifactLocation.nullish() }), SARIF_LIMITS.ARTIFACTS, 'artifacts'),
  results: createListSchema(Result, SARIF_LIMITS.RESULTS, 'results'),
  externalPropertyFileReferences: z.object({ results: z.array(z.unknown()).nullish() }).nullish(),
});
export type Run = z.infer<typeof Run>;

/** §3.13. The version is checked before the rest. */
export const SarifLog = z.object({ runs: createListSchema(Run, SARIF_LIMITS.RUNS, 'runs') });
