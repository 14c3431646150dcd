/** Parses the Prometheus text format, version 0.0.4, as documented. Throws if a line does not match it. */

interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface Exposition {
  readonly samples: readonly Sample[];
  /** By the name of the metric. */
  readonly types: ReadonlyMap<string, string>;
}

const NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/u;
const LABEL = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(,|$)/u;
const NUMBER = /^(?:[+-]?Inf|[Nn]a[Nn]|[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)$/u;
const TYPES = new Set(['counter', 'gauge', 'histogram', 'summary', 'untyped']);
const SUFFIX = /_(?:bucket|sum|count)$/u;

function parseLabels(text: string): Record<string, string> {
  const labels: Record<string, string> = {};
  let rest = text;
  while (rest !== '') {
    const [whole = '', name = '', value = ''] = LABEL.exec(rest) ?? [];
    if (whole === '') throw new Error(`no label: ${rest}`);
    if (Object.hasOwn(labels, name)) throw new Error(`a label twice: ${text}`);
    labels[name] = value.replaceAll(/\\(["\\n])/gu, (_, c: string) => (c === 'n' ? '\n' : c));
    rest = rest.slice(whole.length);
  }
  return labels;
}

function number(text: string): number {
  if (!NUMBER.test(text)) throw new Error(`no number: ${text}`);
  if (/Inf$/u.test(text)) return text.startsWith('-') ? -Infinity : Infinity;
  return Number(text);
}

export function readExposition(text: string): Exposition {
  if (!text.endsWith('\n')) throw new Error('the last line does not end');
  const types = new Map<string, string>();
  const samples: Sample[] = [];
  const seen = new Set<string>();
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const comment = /^# (HELP|TYPE) (\S+) (.*)$/u.exec(line);
    if (comment !== null) {
      const [, kind, name = '', rest = ''] = comment;
      if (!NAME.test(name)) throw new Error(`no name: ${line}`);
      if (kind === 'TYPE') {
        if (types.has(name) || !TYPES.has(rest)) throw new Error(`a type twice, or none: ${line}`);
        types.set(name, rest);
      }
      continue;
    }
    const [, name = '', labels = '', value = ''] = /^([^\s{]+)(?:\{(.*)\})? (\S+)$/u.exec(line) ?? [];
    if (!NAME.test(name)) throw new Error(`no sample: ${line}`);
    if (!types.has(name) && !types.has(name.replace(SUFFIX, ''))) throw new Error(`a sample of no type: ${line}`);
    const key = `${name}{${labels}}`;
    if (seen.has(key)) throw new Error(`a sample twice: ${line}`);
    seen.add(key);
    samples.push({ name, labels: parseLabels(labels), value: number(value) });
  }
  return { samples, types };
}

/** Returns the value of the only sample with these labels, among others; undefined if there is none. */
export function findSample(
  { samples }: Exposition,
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number | undefined {
  return samples.find(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
  )?.value;
}
