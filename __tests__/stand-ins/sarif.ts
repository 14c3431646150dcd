/**
 * A validator of SARIF logs: the schema of the standard, and the limits of code scanning that a schema cannot express.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { z } from 'zod';

const FILE = join(import.meta.dirname, '../../../__tests__/stand-ins/sarif-schema.json');

const Text = z.looseObject({ text: z.string().min(1) });

/** The properties that code scanning reads and requires (GitHub, "SARIF support for code scanning"). */
const CodeScanning = z.looseObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z
    .array(
      z.looseObject({
        tool: z.looseObject({
          driver: z.looseObject({
            name: z.string().min(1),
            rules: z
              .array(
                z.looseObject({
                  id: z.string().min(1).max(255),
                  name: z.string().min(1).max(255).optional(),
                  shortDescription: Text.extend({ text: z.string().min(1).max(1024) }),
                  fullDescription: Text.extend({ text: z.string().min(1).max(1024) }),
                  help: Text,
                  defaultConfiguration: z.strictObject({ level: z.enum(['note', 'warning', 'error']) }),
                  properties: z.looseObject({
                    tags: z.array(z.string().min(1)).max(10),
                    precision: z.enum(['very-high', 'high', 'medium', 'low']).optional(),
                    'problem.severity': z.enum(['error', 'warning', 'recommendation']),
                    'security-severity': z
                      .string()
                      .regex(/^\d+\.\d$/u)
                      .refine((score) => Number(score) > 0 && Number(score) <= 10)
                      .optional(),
                  }),
                }),
              )
              .max(25_000),
          }),
        }),
        automationDetails: z.looseObject({ id: z.string().regex(/^review-gate\/[^/]+$/u) }),
        invocations: z
          .array(
            z.looseObject({
              executionSuccessful: z.boolean(),
              toolExecutionNotifications: z.array(z.looseObject({ level: z.string(), message: Text })),
            }),
          )
          .length(1),
        results: z
          .array(
            z.looseObject({
              ruleId: z.string().min(1),
              ruleIndex: z.int().min(0),
              level: z.enum(['note', 'warning', 'error']),
              message: Text,
              locations: z
                .array(
                  z.looseObject({
                    physicalLocation: z.looseObject({
                      artifactLocation: z.looseObject({ uri: z.string().min(1), uriBaseId: z.literal('%SRCROOT%') }),
                      region: z.looseObject({ startLine: z.int().min(1), endLine: z.int().min(1) }),
                    }),
                  }),
                )
                .length(1),
              partialFingerprints: z.record(z.string(), z.string()).optional(),
              suppressions: z
                .array(
                  z.strictObject({
                    kind: z.enum(['inSource', 'external']),
                    status: z.literal('accepted'),
                    justification: z.string().min(1),
                  }),
                )
                .length(1)
                .optional(),
            }),
          )
          .max(5_000),
      }),
    )
    .length(1),
});
type SarifLog = z.infer<typeof CodeScanning>;
export type SarifRun = SarifLog['runs'][number];

const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

/** Returns a function that parses a log, and throws if the standard or code scanning would refuse it. */
export function sarifJudge(): (text: string) => SarifRun {
  // The schema's own patterns are not valid in Unicode mode.
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  formats.default(ajv);
  const validate = ajv.compile(JSON.parse(readFileSync(FILE, 'utf8')));
  return (text) => {
    const log: unknown = JSON.parse(text);
    if (!validate(log)) throw new Error(`not SARIF 2.1.0: ${ajv.errorsText(validate.errors).slice(0, 1000)}`);
    const [run] = CodeScanning.parse(log).runs;
    if (run === undefined) throw new Error('no run');
    const compressed = gzipSync(text).byteLength;
    if (compressed > MAX_UPLOAD_BYTES) throw new Error(`${compressed} bytes, compressed`);
    const { rules } = run.tool.driver;
    if (new Set(rules.map(({ id }) => id)).size !== rules.length) throw new Error('a rule is there twice');
    for (const { ruleId, ruleIndex, locations } of run.results) {
      if (rules[ruleIndex]?.id !== ruleId) throw new Error(`ruleIndex ${ruleIndex} is not ${ruleId}`);
      for (const { physicalLocation } of locations) {
        const { artifactLocation, region } = physicalLocation;
        const url = new URL(artifactLocation.uri, 'file:///root/');
        if (!url.pathname.startsWith('/root/') || url.host !== '' || region.endLine < region.startLine)
          throw new Error(`${artifactLocation.uri} leads out of the repository, or its lines are none`);
      }
    }
    return run;
  };
}
