/**
 * Writes what the documentation takes from the sources: rules, facts and built-in policies, the API. With --check only
 * compares. Reads what tsc emitted.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openApiDocument } from '../build/src/contract/index.js';
import { RULES } from '../build/src/engine/planes/registry.js';
import { BUILT_IN_POLICIES } from '../build/src/engine/policy/built-in.js';
import { FACTS } from '../build/src/engine/policy/facts.js';
import { flagOf, SETTINGS, variableOf } from '../build/src/service/config.js';

const root = resolve(import.meta.dirname, '..');
const cell = (text) => text.replace(/\|/g, '\\|');
const fenced = (text, language = '') => `\`\`\`\`${language}\n${text.trim()}\n\`\`\`\``;

const rules = [
  '# Rules',
  '',
  'Each rule belongs to a plane. Its severity is what it has unless a policy says otherwise.',
  '',
  '| rule | severity | |',
  '|---|---|---|',
  ...RULES.map(
    (rule) => `| [\`${rule.id}\`](#${rule.id.replace('/', '')}) | ${rule.severity} | ${cell(rule.summary)} |`,
  ),
  ...RULES.flatMap((rule) => [
    '',
    `## ${rule.id}`,
    '',
    `**${rule.severity}** · ${rule.summary}.${rule.suppressible ? '' : ' No suppression hides it.'}`,
    '',
    rule.docs.why,
    '',
    'Bad:',
    '',
    fenced(rule.docs.bad),
    '',
    'Good:',
    '',
    fenced(rule.docs.good),
  ]),
  '',
].join('\n');

function placed(text, name, rows) {
  const place = new RegExp(`(<!-- ${name}: [^\n]* -->\n)[\\s\\S]*?(<!-- end of ${name} -->)`);
  if (!place.test(text)) throw new Error(`there is no place for ${name}`);
  return text.replace(place, (_, start, end) => `${start}\n${rows.join('\n')}\n\n${end}`);
}

const policyPath = resolve(root, 'docs', 'policy.md');
let policy = readFileSync(policyPath, 'utf8');
policy = placed(policy, 'facts', [
  '| fact | type | meaning |',
  '|---|---|---|',
  ...FACTS.map((fact) => `| \`${fact.name}\` | ${fact.type} | ${cell(fact.meaning)} |`),
]);
policy = placed(
  policy,
  'policies',
  Object.entries(BUILT_IN_POLICIES).map(([name, text]) => `### ${name}\n\n${fenced(text, 'yaml')}\n`),
);

const hosting = placed(readFileSync(resolve(root, 'docs', 'self-hosting.md'), 'utf8'), 'settings', [
  '| variable | flag | meaning |',
  '|---|---|---|',
  ...Object.entries(SETTINGS).map(
    ([name, { text }]) => `| \`${variableOf(name)}\` | \`${flagOf(name)}\` | ${cell(text)} |`,
  ),
]);

const files = {
  'docs/self-hosting.md': hosting,
  'docs/rules.md': rules,
  'docs/policy.md': policy,
  'docs/openapi.json': `${JSON.stringify(openApiDocument('https://review.example.com'), null, 2)}\n`,
};
const stale = Object.entries(files).filter(([path, text]) => {
  try {
    return readFileSync(resolve(root, path), 'utf8') !== text;
  } catch {
    return true;
  }
});
if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    process.stderr.write(`${stale.map(([path]) => path).join(', ')}: run \`npm run docs\` and commit.\n`);
    process.exit(1);
  }
} else for (const [path, text] of stale) writeFileSync(resolve(root, path), text);
