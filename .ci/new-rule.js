/**
 * `npm run new:rule -- <plane>/<name>`: writes the file of a new rule, its test, and its lines in the registry. The test fails
 * until the rule is written.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Script } from 'node:vm';

const root = resolve(import.meta.dirname, '..');
const REGISTRY = 'src/engine/planes/registry.ts';

function refuse(why) {
  process.stderr.write(`${why}\n`);
  process.exit(1);
}

/** `look-alike-name` → `lookAlikeName`. */
const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

function isIdentifier(word) {
  try {
    return new Script(`'use strict'; const ${word} = 0;`) instanceof Script;
  } catch {
    return false;
  }
}

/** The rules in the registry, in the order of its list. */
function readRegistry(text) {
  const paths = new Map(
    [...text.matchAll(/^import \{ (\w+) \} from '\.\/(.+)\.js';$/gm)].map(([, identifier, id]) => [identifier, id]),
  );
  const [, list = ''] = /readonly Rule\[\] = \[\n([\s\S]*?)^\];/m.exec(text) ?? [];
  const identifiers = [...list.matchAll(/^ {2}(\w+),$/gm)].map(([, identifier]) => identifier);
  return identifiers.map((identifier) => ({ identifier, id: paths.get(identifier) }));
}

/** The registry with one rule more: its import in the order of paths, its place in the list behind the others of its plane. */
function register(text, rules, { id, identifier }) {
  const plane = id.slice(0, id.indexOf('/') + 1);
  const next = rules
    .map((rule) => rule.id)
    .toSorted()
    .find((other) => other > id);
  const line = `import { ${identifier} } from './${id}.js';\n`;
  const imported =
    next === undefined
      ? text.replace('\n/** In the order', `${line}\n/** In the order`)
      : text.replace(new RegExp(`^import \\{ \\w+ \\} from '\\./${next}\\.js';\n`, 'm'), (after) => `${line}${after}`);
  const last = rules.findLast((rule) => rule.id.startsWith(plane)).identifier;
  return imported.replace(`\n  ${last},\n`, `\n  ${last},\n  ${identifier},\n`);
}

const ruleText = (id, identifier) => `import type { Rule } from '../../model.js';

/** Say in a sentence what the rule finds. */
export const ${identifier}: Rule = {
  id: '${id}',
  severity: 'info',
  summary: 'What it finds, in a few words',
  docs: {
    why: 'Say why a reviewer wants to be told, in a sentence or two.',
    bad: { files: { 'src/cart.ts': [' const items = load();', '+what(the, rule, finds);'] } },
    good: { files: { 'src/cart.ts': [' const items = load();', '+what(it, leaves, alone);'] } },
  },
  suppressible: true,
  check() {
    // Write the rule here: its argument has the change, its syntax and its criteria.
    return [];
  },
};
`;

const testText = (id, identifier) => `import { ${identifier} } from '../../../../src/engine/planes/${id}.js';
import { addedTo } from '../../run-planes.js';
import { describeRule } from '../rule-tester.js';

describeRule(${identifier}, {
  invalid: [{ files: { 'src/cart.ts': addedTo('first', 'what(the, rule, finds);') }, findings: ['2 info'] }],
  valid: [{ files: { 'src/cart.ts': addedTo('first', 'what(it, leaves, alone);') } }],
});
`;

const [id = '', ...rest] = process.argv.slice(2);
const registry = readFileSync(resolve(root, REGISTRY), 'utf8');
const rules = readRegistry(registry);
const planes = [...new Set(rules.map((rule) => rule.id.slice(0, rule.id.indexOf('/'))))];
const parts = /^([a-z-]+)\/([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/.exec(id);
if (parts === null || rest.length > 0)
  refuse('Name one rule as <plane>/<name>, in small letters, digits and dashes: npm run new:rule -- tests/slow-test');
const [, plane, name] = parts;
if (!planes.includes(plane)) refuse(`There is no plane ${plane}. The planes are ${planes.join(', ')}.`);
const identifier = camelCase(name);
if (!isIdentifier(identifier)) refuse(`${name} is a word of JavaScript: choose another name.`);
const taken = rules.find((rule) => rule.id === id || rule.identifier === identifier);
if (taken !== undefined) refuse(`The name is taken by the rule ${taken.id}.`);

const files = {
  [`src/engine/planes/${id}.ts`]: ruleText(id, identifier),
  [`__tests__/engine/planes/${id}.test.ts`]: testText(id, identifier),
};
const there = Object.keys(files).find((path) => existsSync(resolve(root, path)));
if (there !== undefined) refuse(`${there} is there already.`);
for (const [path, text] of Object.entries(files)) writeFileSync(resolve(root, path), text);
writeFileSync(resolve(root, REGISTRY), register(registry, rules, { id, identifier }));

process.stdout.write(`Written:
${[...Object.keys(files), REGISTRY].map((path) => `  ${path}`).join('\n')}
Next: write the rule and its examples until its test passes, then run \`npm run docs\`. CONTRIBUTING.md, "Adding a rule", has the rest.
`);
