/**
 * Writes what the documentation takes from the sources: rules, facts and built-in policies, the API, measured figures.
 * With --check only compares. Reads what tsc emitted.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fillFigures, readSources, showTemplate } from '../build/bench/figures.js';
import { buildOpenApiDocument, ENDPOINTS, ERRORS } from '../build/src/contract/index.js';
import { PLANES, showExample } from '../build/src/engine/guide/index.js';
import { RULES } from '../build/src/engine/planes/registry.js';
import { BUILT_IN_POLICIES } from '../build/src/engine/policy/built-in.js';
import { FACTS } from '../build/src/engine/policy/facts.js';
import { SETTINGS, toFlagName, toVariableName } from '../build/src/service/config.js';

const root = resolve(import.meta.dirname, '..');
const sources = readSources();
/** A cell of a table: bars would end it, and what looks like a tag is no tag. */
const cell = (text) =>
  text
    .replace(/\|/g, '\\|')
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part.replace(/</g, '&lt;') : part))
    .join('`');
/** The first line may begin with the blank that marks it as kept. */
const fenced = (text, language = '') => `\`\`\`\`${language}\n${text.replace(/^\n+/, '').trimEnd()}\n\`\`\`\``;

const planeOf = (rule) => rule.id.slice(0, rule.id.indexOf('/'));
const planes = [...new Set(RULES.map(planeOf))];
const unknown = planes.filter((plane) => PLANES[plane] === undefined);
if (unknown.length > 0)
  throw new Error(`say in src/engine/guide/planes.ts what the plane ${unknown.join(', ')} looks for`);

/** What reading a rule's findings on merged changes came to: `docs/precision/<plane>.md`, a row a rule and severity. */
function precisionOf(rule) {
  const [plane, name] = rule.id.split('/');
  const rows = fillFigures(readFileSync(resolve(root, 'docs', 'precision', `${plane}.md`), 'utf8'), sources)
    .replace(/<!-- .*? -->/g, '')
    .split('\n')
    .filter((line) => line.startsWith('|') && line.split('|')[1].includes(`\`${name}\``))
    .map((line) => line.split('|').map((text) => text.trim()));
  const said = rows.flatMap(([, , severity, findings, read, right, precision]) => {
    if (!/\d/.test(precision ?? '')) return [];
    const worth = /[a-z]/.test(precision) ? precision : `${right} of ${/\d+/.exec(read)?.[0]}`;
    // What was read may have been said in another severity than the rule's own.
    const [, alone] = /\((?:all|both) (\w+)\)/.exec(findings) ?? [];
    const as = alone ?? (rows.length > 1 || /^\w+$/.test(severity) ? severity.split(/[ ;,]/)[0] : rule.severity);
    return [[as === rule.severity && rows.length === 1 ? '' : `${as}: `, worth]];
  });
  return said.length === 0 ? null : addUp(said).join('; ');
}

/** Makes one figure of several readings of one severity: 4 of 5 and 1 of 2 are 5 of 7. Other words stay as they are. */
function addUp(said) {
  const sums = new Map();
  const words = [];
  for (const [severity, worth] of said) {
    const [, right, read] = /^(\d+) of (\d+)$/.exec(worth) ?? [];
    if (read === undefined) words.push(`${severity}${worth}`);
    else {
      const [rights, reads] = sums.get(severity) ?? [0, 0];
      sums.set(severity, [rights + Number(right), reads + Number(read)]);
    }
  }
  return [...[...sums].map(([severity, [right, read]]) => `${severity}${right} of ${read}`), ...words];
}

const fencedLines = (lines) => `\`\`\`\`diff\n${lines.join('\n')}\n\`\`\`\``;

/** One example as Markdown; the last line is not empty. */
const printed = (word, example) =>
  showExample(word, example)
    .flatMap(({ says, lines }) => (lines.length === 0 ? [says, ''] : [says, '', fencedLines(lines), '']))
    .slice(0, -1);

const rules = [
  '# Rules',
  '',
  '<!-- written by `npm run docs` from src/engine/planes and docs/precision: edit there -->',
  '',
  `${RULES.length} rules in ${planes.length} planes. A *plane* is a group of rules about one subject. Each rule has a severity, which a [policy](policy.md) can change:`,
  '`severities: { robustness/debug-leftover: error, intent/*: off }`. If a rule is less sure of a finding, it may give it a lower severity.',
  '',
  '- **error**: the built-in policies `strict` and `balanced` ask for changes. **warn**: they ask for a person. **info**: shown. It decides nothing, unless it says that less is checked (the fact `findings.checked_less`).',
  '- **read**: somebody read findings on merged changes of public projects, and so many of them were right: a reviewer would want to see',
  '  that line. A severity before the number is the one of these findings. “–”: merged changes have too few of them to say. Then only',
  '  tests and planted faults check the rule. [How the rules were read](#how-the-rules-were-read).',
  '- Each tool whose [SARIF](sarif.md) report is read is a plane too.',
  '',
  '## Suppressing a finding',
  '',
  'By a comment on the line, or in the comment lines above it, with the rule and a reason:',
  '',
  fenced("// review-gate-ignore robustness/debug-leftover: this is the command's output\nconsole.log(report);", 'js'),
  '',
  'Every form of comment of the language works, and `<plane>/*` names a whole plane. Without a reason the comment has no effect. You can also',
  'suppress in the policy, by rule, path or fingerprint, with a reason and a last day: [policy.md](policy.md#what-may-stand-in-a-policy).',
  '',
  'A suppressed finding stays in the report and in the trace, with its reason. A suppression that the pull request itself adds is a finding',
  `([\`integrity/suppression-added\`](#integritysuppression-added)). Nothing suppresses ${RULES.filter(
    (rule) => !rule.suppressible,
  )
    .map((rule) => `\`${rule.id}\``)
    .join(', ')}.`,
  '',
  '## The planes',
  '',
  '| plane | rules | looks for |',
  '|---|---|---|',
  ...planes.map(
    (plane) =>
      `| [\`${plane}\`](#${plane}) | ${RULES.filter((rule) => planeOf(rule) === plane).length} | ${PLANES[plane]} |`,
  ),
  ...planes.flatMap((plane) => {
    const own = RULES.filter((rule) => planeOf(rule) === plane);
    return [
      '',
      `## ${plane}`,
      '',
      '| rule | severity | finds | read |',
      '|---|---|---|---|',
      ...own.map(
        (rule) =>
          `| [\`${rule.id}\`](#${rule.id.replace('/', '')}) | ${rule.severity} | ${cell(rule.summary)} | ${cell(precisionOf(rule) ?? '–')} |`,
      ),
      ...own.flatMap((rule) => [
        '',
        `### ${rule.id}`,
        '',
        `**${rule.severity}** · ${rule.summary}.${rule.suppressible ? '' : ' No suppression hides it.'}`,
        '',
        rule.docs.why,
        '',
        ...printed('Bad', rule.docs.bad),
        '',
        ...printed('Good', rule.docs.good),
      ]),
    ];
  }),
  '',
  '## How the rules were read',
  '',
  showTemplate(
    'One reader read findings on {precision.changes} merged changes of 20 public projects on 2026-11-21. Few findings say little: of 3 right out of 4 the 95 %',
    sources,
  ),
  'interval reaches from 0.3 to 0.95. These pages say what was wrong, what was corrected since, and which planted faults were found:',
  `${planes.map((plane) => `[${plane}](precision/${plane}.md)`).join(', ')}. Figures of all rules together: [figures.md](figures.md#judgement).`,
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
  ...FACTS.map((fact) => `| \`${fact.name}\` | \`${fact.type}\` | ${cell(fact.meaning)} |`),
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
    ([name, { text }]) => `| \`${toVariableName(name)}\` | \`${toFlagName(name)}\` | ${cell(text)} |`,
  ),
]);

const api = placed(
  placed(readFileSync(resolve(root, 'docs', 'api.md'), 'utf8'), 'calls', [
    '| call | scope | |',
    '|---|---|---|',
    ...Object.values(ENDPOINTS).map(
      ({ method, path, scope, summary }) =>
        `| \`${method.toUpperCase()} ${path}\` | ${scope === null ? '–' : `\`${scope}\``} | ${cell(summary)} |`,
    ),
  ]),
  'errors',
  [
    '| code | status | |',
    '|---|---|---|',
    ...Object.entries(ERRORS).map(([code, { status, title }]) => `| \`${code}\` | ${status} | ${cell(title)} |`),
  ],
);

/** The same for the command, which has no documents beside it. */
const precisions = Object.fromEntries(
  RULES.map((rule) => [rule.id, precisionOf(rule)])
    .filter(([, read]) => read !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1)),
);

/** How often probabilities held, a row for each step of them. */
const heldRows = ({ bins }, width, what) => [
  `| said | mean said | held | ${what} |`,
  '|---|---|---|---|',
  ...bins.map(
    ({ from, said, held, reviews }) =>
      `| ${from.toFixed(width < 0.1 ? 2 : 1)} to ${(from + width).toFixed(width < 0.1 ? 2 : 1)} | ${said.toFixed(3)} | ${held.toFixed(3)} | ${reviews} |`,
  ),
];
const { criteria, approvals_by_risk_alone: approvals } = sources.models.confidence.fitted.left_out;
const confidence = placed(
  placed(readFileSync(resolve(root, 'docs', 'confidence.md'), 'utf8'), 'criteria', heldRows(criteria, 0.1, 'reviews')),
  'approvals',
  heldRows(approvals, 0.01, 'approvals'),
);

/** Every other page, for the figures in it; the README has its own script. */
const pages = readdirSync(resolve(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => [`docs/${name.replaceAll('\\', '/')}`, readFileSync(resolve(root, 'docs', name), 'utf8')]);

const written = {
  ...Object.fromEntries(pages),
  'docs/api.md': api,
  'docs/confidence.md': confidence,
  'docs/self-hosting.md': hosting,
  'docs/rules.md': rules,
  'src/engine/guide/precision.json': `${JSON.stringify(precisions, null, 2)}\n`,
  'docs/policy.md': policy,
  'docs/openapi.json': `${JSON.stringify(buildOpenApiDocument('https://review.example.com'), null, 2)}\n`,
};
const files = Object.fromEntries(
  Object.entries(written).map(([path, text]) => [path, path.endsWith('.md') ? fillFigures(text, sources) : text]),
);
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
