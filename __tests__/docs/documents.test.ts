/** README and docs as a reader uses them: every link leads somewhere, every workflow is one, every command is there. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { validate } from '@actions/languageservice';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { toString as wordsOf } from 'mdast-util-to-string';
import { gfm } from 'micromark-extension-gfm';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { z } from 'zod';
import { FORMATS } from '../../src/cli/output/formats.js';
import { readScoring } from '../../src/engine/tier/weights.js';
import { SETTINGS, toVariableName } from '../../src/service/config.js';
import { runCommand } from '../stand-ins/serving.js';
import { ACTION } from '../workflows/workflow-files.js';
import { documents, listFences, ROOT, readPage } from './pages.js';

const PATHS = documents();

function* walkNodes(node: Nodes): Generator<Nodes> {
  yield node;
  if ('children' in node) for (const child of node.children) yield* walkNodes(child);
}

const listNodes = (path: string) => [
  ...walkNodes(fromMarkdown(readPage(path), { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })),
];
const trees = new Map(PATHS.map((path) => [path, listNodes(path)]));

/** Addresses of links and pictures, those of HTML tags too. */
function listAddresses(path: string): string[] {
  return (trees.get(path) ?? []).flatMap((node) => {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') return [node.url];
    if (node.type !== 'html') return [];
    return [...node.value.matchAll(/(?:href|src|srcset)="([^"]*)"/gu)].map(([, url]) => url ?? '');
  });
}

/** Anchors of headings as GitHub makes them. */
function listAnchors(path: string): string[] {
  const seen = new Map<string, number>();
  return (trees.get(path) ?? listNodes(path))
    .filter((node) => node.type === 'heading')
    .map((node) => {
      const slug = wordsOf(node)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
        .replaceAll(' ', '-');
      const before = seen.get(slug) ?? 0;
      seen.set(slug, before + 1);
      return before === 0 ? slug : `${slug}-${before}`;
    });
}

const isElsewhere = (address: string) => /^[a-z][a-z+.-]*:/iu.test(address);

/** The file that a relative address names, from the root of the checkout. */
function resolveTarget(path: string, address: string): string {
  const [file = ''] = address.split('#');
  return file === '' ? path : posix.normalize(posix.join(posix.dirname(path), decodeURIComponent(file)));
}

/** Whether it is there by just that name: some file systems take any case. */
function isThere(path: string): boolean {
  const name = posix.basename(path);
  return existsSync(join(ROOT, path)) && (name === '..' || readdirSync(dirname(join(ROOT, path))).includes(name));
}

describe('words', () => {
  it.each(PATHS)('of %s are no tags that nobody sees', (path) => {
    const tags = (trees.get(path) ?? [])
      .flatMap((node) => (node.type === 'html' ? [node.value] : []))
      .filter((text) => !/^<!--[\s\S]*-->$/u.test(text) && !/^<picture>[\s\S]*<\/picture>$/u.test(text));
    expect(tags).toEqual([]);
  });
});

describe('links', () => {
  it.each(PATHS)('of %s lead somewhere', (path) => {
    const broken = listAddresses(path).filter((address) => {
      if (isElsewhere(address)) return !URL.canParse(address) || !address.startsWith('https://');
      const target = resolveTarget(path, address);
      if (target.startsWith('..') || !isThere(target)) return true;
      const [, anchor] = address.split('#');
      return anchor !== undefined && !(target.endsWith('.md') && listAnchors(target).includes(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('of the index lead to every document', () => {
    const linked = new Set(listAddresses('docs/README.md').map((address) => resolveTarget('docs/README.md', address)));
    const others = PATHS.filter((path) => path !== 'docs/README.md' && !path.startsWith('__tests__/'));
    expect(others.filter((path) => !linked.has(path))).toEqual([]);
  });

  it('of the README lead to the index', () => {
    expect(listAddresses('README.md')).toContain('docs/README.md');
  });
});

describe('figures', () => {
  const measured = [
    readPage('docs/figures.md'),
    readPage('docs/confidence.md'),
    readPage('docs/precision/intent.md'),
    ...readScoring().cuts.map(({ score }) => score),
  ].join(' ');

  it.each([
    ['README.md', readPage('README.md').split('\n## How well it does\n')[1]?.split('\n## ')[0] ?? ''],
    ['docs/judgement.md', readPage('docs/judgement.md')],
  ])('of %s are those that were measured', (_, text) => {
    const named = [...text.matchAll(/\d[\d,]*\.\d+|\d+,\d{3}|\d+ of \d+/gu)].map(([figure]) => figure);
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((figure) => !measured.includes(figure))).toEqual([]);
    const [, dated] = /(\d{4}-\d\d-\d\d)/u.exec(text) ?? [];
    expect(measured).toContain(dated);
  });
});

describe('pictures', () => {
  const FOLDER = join(ROOT, 'docs', 'images');

  it('are all shown somewhere, are described, and are light', () => {
    const shown = new Set(PATHS.flatMap((path) => listAddresses(path).map((address) => resolveTarget(path, address))));
    const files = readdirSync(FOLDER);
    expect(files.filter((name) => !shown.has(`docs/images/${name}`))).toEqual([]);
    const bytes = files.reduce((sum, name) => sum + statSync(join(FOLDER, name)).size, 0);
    expect(bytes).toBeLessThan(1_000_000);
    const images = PATHS.flatMap((path) => trees.get(path) ?? []).filter((node) => node.type === 'image');
    expect(images.filter(({ alt }) => (alt ?? '').length < 20)).toEqual([]);
    expect(readPage('README.md')).toMatch(/<img alt="[^"]{20,}"/u);
  });
});

const fences = PATHS.flatMap((path) => listFences(readPage(path)).map((fence) => ({ path, ...fence })));

const Action = z.object({
  inputs: z.record(z.string(), z.unknown()),
  outputs: z.record(z.string(), z.unknown()),
});

const Uses = z.looseObject({ uses: z.string(), with: z.record(z.string(), z.unknown()).optional() });

/** Every step in a piece of YAML, however little of a workflow is around it. */
function stepsIn(value: unknown): z.output<typeof Uses>[] {
  if (Array.isArray(value)) return value.flatMap(stepsIn);
  if (typeof value !== 'object' || value === null) return [];
  const step = Uses.safeParse(value);
  return [...(step.success ? [step.data] : []), ...Object.values(value).flatMap(stepsIn)];
}

describe('workflows', () => {
  const action = Action.parse(parse(readPage('action.yml')));
  const examples = fences.filter(({ language }) => language === 'yaml');

  it.each(examples)('$path:$line is YAML, and knows the inputs and outputs', ({ text }) => {
    const steps = stepsIn(parse(text)).filter(({ uses }) => uses.includes('review-gate@'));
    const names = steps.flatMap(({ with: inputs }) => Object.keys(inputs ?? {}));
    expect(names.filter((name) => action.inputs[name] === undefined)).toEqual([]);
    for (const step of steps) expect(step.uses).toBe(ACTION);
    const outputs = [...text.matchAll(/steps\.gate\.outputs\.([\w-]+)/gu)].map(([, name]) => name ?? '');
    expect(outputs.filter((name) => action.outputs[name] === undefined)).toEqual([]);
  });

  it.each(examples.filter(({ text }) => /^on:/mu.test(text) && /^jobs:/mu.test(text)))(
    '$path:$line is a whole one, with rights of its own',
    async ({ path, line, text }) => {
      const Whole = z.strictObject({
        name: z.string(),
        on: z.unknown(),
        permissions: z.record(z.string(), z.enum(['read', 'write', 'none'])),
        jobs: z.record(z.string(), z.object({ 'runs-on': z.string(), steps: z.array(z.unknown()).min(1) })),
      });
      expect(Whole.safeParse(parse(text)).error?.message).toBeUndefined();
      // And in the eyes of GitHub's own editor.
      const faults = await validate(TextDocument.create(`file:///${path}/${line}.yml`, 'yaml', 1, text));
      expect(faults.map(({ message }) => message)).toEqual([]);
    },
  );
});

/** Lines that somebody could type: those of fences, lines that go on joined, and code in a sentence. Examples of rules are changes. */
const typed = [
  ...fences
    .filter(({ path, language }) => path !== 'docs/rules.md' && ['', 'bash', 'sh'].includes(language))
    .flatMap(({ path, text }) =>
      text
        .replaceAll(/\\\n\s*/gu, '')
        .split('\n')
        .map((line) => ({ path, line })),
    ),
  ...PATHS.flatMap((path) =>
    (trees.get(path) ?? []).flatMap((node) => (node.type === 'inlineCode' ? [{ path, line: node.value }] : [])),
  ),
];

/** The words behind the command's name, without what a comment or another command adds. */
const COMMAND =
  /(?:\bnode \S*dist\/cli\/index\.js|^(?:[A-Z_]+=\S+ )*(?:npx (?:-p \S+ )*)?review-gate(?:@[\d.]+)?|(?<=[|;(] ?)review-gate)((?: +[^|;#)]+)?)/gu;
const asked = typed.flatMap(({ path, line }) =>
  [...line.matchAll(COMMAND)].map(([, words = '']) => ({
    path,
    line,
    words: words
      .replaceAll(/"\$@"/gu, '')
      .replaceAll(/"[^"]*"|'[^']*'/gu, 'TEXT')
      .trim()
      .split(/\s+/u)
      .filter((word) => word !== ''),
  })),
);

/** What `--help` says: the commands below, and the flags. */
interface Help {
  readonly commands: ReadonlyMap<string, Help>;
  readonly flags: ReadonlySet<string>;
}

async function readHelp(words: readonly string[]): Promise<Help> {
  const { stdout, code } = await runCommand([...words, '--help']);
  expect(code).toBe(0);
  const below = [...(stdout.split('\nCommands:\n')[1] ?? '').matchAll(/^ {2}([a-z]+)/gmu)].map(
    ([, name]) => name ?? '',
  );
  const commands = await Promise.all(
    below.filter((name) => name !== 'help').map(async (name) => [name, await readHelp([...words, name])] as const),
  );
  return {
    commands: new Map(commands),
    flags: new Set([...stdout.matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gmu)].map(([, flag]) => flag ?? '')),
  };
}

describe('commands', () => {
  let root: Help;
  beforeAll(async () => {
    root = await readHelp([]);
  });

  it('are looked for in the right places', () => {
    expect(asked.length).toBeGreaterThan(20);
    expect(root.commands.get('client')?.commands.has('rotate')).toBe(true);
    expect(root.commands.get('review')?.flags.has('--ticket')).toBe(true);
  });

  it('and their flags are real', () => {
    const wrong = asked.flatMap(({ path, line, words }) => {
      let help = root;
      let depth = 0;
      for (; depth < words.length; depth += 1) {
        const below = help.commands.get(words[depth] ?? '');
        if (below === undefined) break;
        help = below;
      }
      // What has commands below takes nothing but one of them.
      const stray = help.commands.size > 0 && words[depth] !== undefined && !words[depth]?.startsWith('-');
      const flags = words.filter((word) => word.startsWith('--')).map((word) => word.split('=')[0] ?? '');
      const unknown = flags.filter((flag) => !help.flags.has(flag));
      return stray || unknown.length > 0 ? [`${path}: ${line} (${stray ? words[depth] : unknown.join(', ')})`] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('name every format of a report', () => {
    const line = readPage('README.md')
      .split('\n')
      .find((one) => one.startsWith('review-gate review --format '));
    const named = new Set<string>(line?.match(/\w+/gu));
    expect(FORMATS.filter((format) => !named.has(format))).toEqual([]);
  });

  it('of npm, of the benches and of .ci are there', () => {
    const Package = z.object({ scripts: z.record(z.string(), z.string()) });
    const { scripts } = Package.parse(JSON.parse(readPage('package.json')));
    const missing = typed.flatMap(({ path, line }) => [
      ...[...line.matchAll(/\bnpm run (?:--silent )?([\w:]+)/gu)]
        .filter(([, name]) => scripts[name ?? ''] === undefined)
        .map(([found]) => `${path}: ${found}`),
      ...[...line.matchAll(/\bnode (?:--\S+ )*build\/(bench\/[\w/-]+)\.js/gu)]
        .filter(([, name]) => !existsSync(join(ROOT, `${name}.ts`)))
        .map(([found]) => `${path}: ${found}`),
      ...[...line.matchAll(/(?:^|\s)(\.ci\/[\w.-]+)/gu)]
        .filter(([, name]) => !existsSync(join(ROOT, name ?? '')))
        .map(([found]) => `${path}: ${found}`),
    ]);
    expect(missing).toEqual([]);
  });

  it('and folders and files of this repository are named as they are', () => {
    // What other repositories have, in examples of tickets and of what `init` writes.
    const foreign = ['src/cart.ts', 'src/orders.ts', 'src/texts.ts', 'src/total.ts', 'docs/stories/1.2.title.md'];
    const written = ['.github/workflows/review-gate.yml', '.github/ISSUE_TEMPLATE/change.md'];
    // Documents that say what was at a time, or what other projects have.
    const dated = ['CHANGELOG.md', 'docs/decisions.md', 'docs/figures.md', 'docs/figures-earlier.md', 'docs/rules.md'];
    const PATH = /^(?:src|__tests__|bench|docs|examples|dist|\.ci|\.github)\/[\w./-]*$/u;
    const named = PATHS.filter((path) => !dated.includes(path)).flatMap((path) =>
      (trees.get(path) ?? []).flatMap((node) =>
        node.type === 'inlineCode' && PATH.test(node.value) ? [{ path, name: node.value }] : [],
      ),
    );
    expect(named.length).toBeGreaterThan(40);
    const missing = named.filter(
      ({ name }) => ![...foreign, ...written].includes(name) && !existsSync(join(ROOT, name)),
    );
    expect(missing).toEqual([]);
  });

  it('name variables that are read', () => {
    const known = Object.keys(SETTINGS).flatMap((setting) => [
      toVariableName(setting),
      `${toVariableName(setting)}_FILE`,
    ]);
    // Of the tests, of the commands that ask a service, and the levels of a verification summary.
    const others = [
      'REVIEW_GATE_ACT',
      'REVIEW_GATE_BUNDLE',
      'REVIEW_GATE_BASE_URL',
      'REVIEW_GATE_CLIENT_ID',
      'REVIEW_GATE_CLIENT_SECRET',
      'REVIEW_GATE_APPROVED_BY_RULES',
      'REVIEW_GATE_APPROVED_BY_PEOPLE',
      'REVIEW_GATE_CRITERIA_MET',
    ];
    const named = PATHS.flatMap((path) =>
      [...readPage(path).matchAll(/\bREVIEW_GATE_[A-Z_]+\b/gu)].map(([name]) => ({ path, name })),
    );
    expect(named.filter(({ name }) => ![...known, ...others].includes(name))).toEqual([]);
  });
});
