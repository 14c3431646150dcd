/** Compares what limits a value: lengths, ranges, patterns, and what else a schema may demand (JSON Schema 2020-12). */
import type { Tree } from '../../document.js';
import { clip } from '../../wording.js';
import { LOWER, UPPER, WIDER } from './limit-order.js';
import { type Direction, type DocumentBreak, type MergedSchema, writeSchema } from './merge.js';

/** Counts: zero is no limit. */
const COUNTS: ReadonlySet<string> = new Set(['minLength', 'minItems', 'minProperties', 'minContains']);
/** Demands that are there or not. */
const DEMANDS = [
  'pattern',
  'const',
  'multipleOf',
  'uniqueItems',
  'contains',
  'not',
  'if',
  'then',
  'else',
  'dependentRequired',
  'dependentSchemas',
  'propertyNames',
  'patternProperties',
  'prefixItems',
  'unevaluatedItems',
  'unevaluatedProperties',
  'contentSchema',
  'contentMediaType',
  'contentEncoding',
];
/** Demands whose parts are compared on their own. */
const WITH_PARTS: ReadonlySet<string> = new Set(['contains', 'not', 'then', 'else', 'propertyNames', 'contentSchema']);

type Step = 'set' | 'narrower' | 'other' | 'wider' | 'gone' | null;

/** Reports limits of one schema as one break: those that a request newly meets, or that an answer no longer keeps. */
export function findLimitBreaks(
  before: MergedSchema,
  after: MergedSchema,
  direction: Direction,
  where: string,
): readonly DocumentBreak[] {
  const matters: readonly Step[] = direction === 'request' ? ['set', 'narrower', 'other'] : ['gone', 'wider', 'other'];
  const steps = [
    ...UPPER.map((key) => [key, compareNumbers(before, after, key, 1)] as const),
    ...LOWER.map((key) => [key, compareNumbers(before, after, key, -1)] as const),
    ...DEMANDS.map((key) => [key, compareDemands(before, after, key)] as const),
    ['format', compareFormats(before, after)] as const,
    ['additionalProperties', before.closed || !after.closed ? null : 'set'] as const,
  ].filter(([key, step]) => matters.includes(step) && !(key === 'pattern' && direction === 'response'));
  const [first] = steps;
  if (first === undefined) return [];
  const line = after.keywords.get(first[0])?.line ?? after.line;
  const words = steps.slice(0, 4).map(([key, step]) => describeStep(before, after, key, step));
  return [
    {
      line,
      title: clip(`${where}: ${words.join(', ')}`, 118),
      rationale:
        direction === 'request'
          ? 'Clients that send what was allowed before are refused. If it was refused before, this only says it.'
          : 'Clients may get what they were told that they do not.',
      anchor: `limits ${where} ${steps.map(([key]) => key).join()}`,
      mild: direction === 'response' || !steps.some(([, step]) => step === 'narrower'),
    },
  ];
}

function describeStep(before: MergedSchema, after: MergedSchema, key: string, step: Step): string {
  const show = (tree: Tree | undefined) => (tree?.kind === 'scalar' ? ` ${clip(String(tree.value), 30)}` : '');
  const [was, is] = [show(before.keywords.get(key)), show(after.keywords.get(key))];
  if (step === 'set') return `new limit ${key}${is}`;
  return step === 'gone' ? `no longer ${key}${was}` : `${key}${was === '' ? '' : `${was} becomes${is}`}`;
}

/** `sign` is 1 for limits that are stricter when they are lower. */
function compareNumbers(before: MergedSchema, after: MergedSchema, key: string, sign: 1 | -1): Step {
  const [old, now] = [readLimit(before, key), readLimit(after, key)];
  if (old === now) return null;
  if (old === null) return 'set';
  if (now === null) return 'gone';
  return sign * (now - old) < 0 ? 'narrower' : 'wider';
}

/** In OpenAPI 3.0 an exclusive limit is true or false, beside the limit itself. */
function readLimit({ keywords }: MergedSchema, key: string): number | null {
  const value = keywords.get(key)?.value;
  if (value === true) return 1;
  return typeof value === 'number' && !(value === 0 && COUNTS.has(key)) ? value : null;
}

function compareDemands(before: MergedSchema, after: MergedSchema, key: string): Step {
  const [old, now] = [readDemand(before, key), readDemand(after, key)];
  if (old === undefined || now === undefined) return old === now ? null : old === undefined ? 'set' : 'gone';
  return WITH_PARTS.has(key) || writeSchema(old) === writeSchema(now) ? null : 'other';
}

function readDemand({ keywords }: MergedSchema, key: string): Tree | undefined {
  const demand = keywords.get(key);
  return demand?.kind === 'scalar' && EMPTY[key]?.includes(String(demand.value)) === true ? undefined : demand;
}

/** Values that demand nothing. */
const EMPTY: Readonly<Record<string, readonly string[]>> = {
  pattern: ['', '.*', '^.*$'],
  uniqueItems: ['false'],
  unevaluatedItems: ['true'],
  unevaluatedProperties: ['true'],
};

function compareFormats({ format: old }: MergedSchema, { format: now }: MergedSchema): Step {
  if (WIDER[now] === old && old !== '') return 'narrower';
  return WIDER[old] === now && now !== '' ? 'wider' : null;
}
