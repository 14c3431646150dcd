/** What pages show beside commands and workflows: policies, JSON, scripts, calls, codes, metrics, rules and facts. Each is real. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { ENDPOINTS, ERRORS } from '../../src/contract/index.js';
import { parsePolicy, RULES } from '../../src/engine/index.js';
import { FACTS } from '../../src/engine/policy/facts.js';
import { PolicyDocument } from '../../src/engine/policy/schema.js';
import { FAILING_MILLISECONDS, RETRY_WAITS } from '../../src/service/webhooks/schedule.js';
import { documents, listFences, ROOT, readPage } from './pages.js';

/** Pages about the present; the others say what was measured or decided at a time. */
const DATED = /^(?:CHANGELOG\.md|docs\/(?:figures|figures-earlier|decisions)\.md|docs\/precision\/)/u;
const PAGES = documents().filter((path) => !DATED.test(path));
const fences = PAGES.flatMap((path) => listFences(readPage(path)).map((fence) => ({ path, ...fence })));
const ofLanguage = (...languages: readonly string[]) => fences.filter(({ language }) => languages.includes(language));

/** Every text that a pattern finds in a page, with its page. */
const listNamed = (pattern: RegExp) =>
  PAGES.flatMap((path) => [...readPage(path).matchAll(pattern)].map(([all, name = all]) => ({ path, name })));

const POLICY_KEYS = new Set(Object.keys(PolicyDocument.shape));

/** Whether a piece of YAML is a policy: each of its keys is one of the language. */
function isPolicy(text: string): boolean {
  const value: unknown = parse(text);
  const keys = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  return keys.length > 0 && keys.every((key) => POLICY_KEYS.has(key));
}

describe('policies', () => {
  // docs/policy.md has its own test, with bad policies and what is said of them.
  const policies = ofLanguage('yaml').filter(({ path, text }) => path !== 'docs/policy.md' && isPolicy(text));

  it('are on several pages', () => {
    expect(new Set(policies.map(({ path }) => path)).size).toBeGreaterThan(3);
  });

  it.each(policies)('$path:$line parses', async ({ text }) => {
    expect(await parsePolicy(text)).toMatchObject({ ok: true });
  });
});

it.each(ofLanguage('json'))('$path:$line is JSON', ({ text }) => {
  expect(() => JSON.parse(text)).not.toThrow();
});

it.each(ofLanguage('bash', 'sh'))('$path:$line can be read by a shell', ({ text, path, line }) => {
  const { stderr, status } = spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' });
  expect([`${path}:${line}`, status, stderr]).toEqual([`${path}:${line}`, 0, '']);
});

/** Scripts of jq: what stands in single quotes behind its name and flags. */
const filters = fences.flatMap(({ path, line, language, text }) =>
  ['', 'bash', 'sh'].includes(language)
    ? [...text.matchAll(/\bjq (?:-\w+ )*'([^']*)'/gu)].map(([, filter = '']) => ({ path, line, filter }))
    : [],
);
/** A program of this machine, if it has it. */
const JQ = 'jq';
const hasJq = spawnSync(JQ, ['--version']).status === 0;

(hasJq ? it.each(filters) : it.skip.each(filters))(
  '$path:$line has a filter that jq can read: $filter',
  ({ filter }) => {
    const { stderr, status } = spawnSync(JQ, ['-n', `empty | ${filter}`], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  },
);

describe('names', () => {
  it('of calls are those of the contract', () => {
    const shape = (path: string) => path.replaceAll(/\{\w+\}/gu, '{}');
    const known = new Set(Object.values(ENDPOINTS).map(({ method, path }) => `${method.toUpperCase()} ${shape(path)}`));
    const named = listNamed(/`((?:GET|POST|PUT|PATCH|DELETE) \/[^`?\s]*)/gu).filter(({ name }) => !name.includes('…'));
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(({ name }) => !known.has(shape(name)))).toEqual([]);
  });

  it('of errors are those of the contract', () => {
    const named = listNamed(/\bE_[A-Z]+_\d{3}\b/gu);
    expect(named.filter(({ name }) => !Object.hasOwn(ERRORS, name))).toEqual([]);
  });

  it('of rules are those of the engine', () => {
    const planes = new Set(RULES.map(({ id }) => id.split('/')[0]));
    const known = new Set<string>(RULES.map(({ id }) => id));
    const named = listNamed(/`([a-z-]+\/[a-z-]+)`/gu).filter(({ name }) => planes.has(name.split('/')[0] ?? ''));
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  it('of facts are those of policies', () => {
    const groups = new Set(FACTS.map(({ name }) => name.split('.')[0]).filter((group) => group !== 'tier'));
    const keys = [...POLICY_KEYS].flatMap((key) => [`${key}.`, `${key}[`]);
    const known = FACTS.map(({ name }) => name);
    const named = listNamed(/`([a-z]+\.[a-z_.]+)`/gu).filter(
      ({ name }) =>
        groups.has(name.split('.')[0] ?? '') && !name.endsWith('.yml') && !keys.some((key) => name.startsWith(key)),
    );
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter(({ name }) => !known.some((fact) => fact === name || fact.startsWith(`${name}.`)))).toEqual([]);
  });
});

it('docs/self-hosting.md says how often a delivery is tried, and when a subscription is disabled', () => {
  const DAY = 86_400_000;
  const said = readPage('docs/self-hosting.md').replaceAll('\n', ' ');
  const days = RETRY_WAITS.reduce((sum, wait) => sum + wait, 0) / DAY;
  expect([RETRY_WAITS.length + 1, Math.round(days), FAILING_MILLISECONDS / DAY]).toEqual([10, 3, 5]);
  expect(said).toContain('the service tries ten times in about three days.');
  expect(said).toContain('If every delivery of a subscription fails for five days, the subscription is disabled.');
});

describe('benches and fits', () => {
  const Package = z.object({ scripts: z.record(z.string(), z.string()) });
  const { scripts } = Package.parse(JSON.parse(readPage('package.json')));
  const typed = PAGES.flatMap((path) =>
    [...readPage(path).matchAll(/\bnpm run (?:--silent )?((?:bench|fit):[\w:-]+) -- ([^`\n]*)/gu)].flatMap(
      ([, name = '', words = '']) =>
        [...words.matchAll(/(?<![\w-])--([a-z][\w-]*)/gu)].map(([, flag = '']) => ({ path, name, flag })),
    ),
  );

  it('are typed with flags', () => {
    expect(typed.length).toBeGreaterThan(8);
  });

  it.each(typed)('$name has --$flag, as $path says', ({ name, flag }) => {
    const file = /\bbuild\/(bench\/[\w/-]+)\.js/u.exec(scripts[name] ?? '')?.[1] ?? name;
    expect(readPage(`${file}.ts`)).toMatch(new RegExp(`\\b(?:${flag}|'${flag}'): \\{ type: '|--${flag}\\b`, 'u'));
  });
});

describe('docs/design.md', () => {
  const page = readPage('docs/design.md');

  it.each(['src', 'src/contract', 'src/engine', 'src/service', 'src/sources/git'])(
    'names each folder of %s',
    (folder) => {
      const folders = readdirSync(join(ROOT, folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
      const named = ({ name }: { readonly name: string }) =>
        page.includes(`\`${name}/`) || page.includes(`\`${folder}/${name}/`);
      expect(folders.filter((entry) => !named(entry)).map(({ name }) => name)).toEqual([]);
    },
  );
});

describe('metrics', () => {
  /** Each metric in the sources, with its labels. */
  const folder = join(ROOT, 'src', 'service', 'telemetry');
  const labels = new Map(
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .flatMap((text) => text.split(/(?=name: 'review_gate_)/u).slice(1))
      .map((text) => {
        const name = /^name: '(\w+)'/u.exec(text)?.[1] ?? '';
        const listed = /labelNames: \[([^\]]*)\]/u.exec(text)?.[1] ?? '';
        return [name, [...listed.matchAll(/'(\w+)'/gu)].map(([, label = '']) => label)] as const;
      }),
  );
  const toName = (name: string) => name.replace(/_(?:count|sum|bucket)$/u, '');

  it('that pages name are those of the service', () => {
    const named = listNamed(/\breview_gate_\w+/gu);
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter(({ name }) => !labels.has(toName(name)))).toEqual([]);
  });

  it('are asked for by operations that the API has and that do not wait because the caller asks for it', () => {
    const waiting = ['createReview', 'getReview'];
    const asked = listNamed(/\boperation="(\w+)"/gu).map(({ name }) => name);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((name) => !Object.hasOwn(ENDPOINTS, name) || waiting.includes(name))).toEqual([]);
  });

  it('have the labels that pages ask for', () => {
    const asked = listNamed(/\breview_gate_\w+\{\w+/gu).map(({ path, name }) => {
      const [metric = '', label = ''] = name.split('{');
      return { path, metric: toName(metric), label };
    });
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.filter(({ metric, label }) => labels.get(metric)?.includes(label) !== true)).toEqual([]);
  });
});
