/**
 * Compares the engine with semgrep, using local rules of the same number, and with secretlint for secrets only. Each
 * runs in its own process for each change, on the same changes, one after the other in the same run.
 *
 *     python3 -m venv PEERS && PEERS/bin/pip install semgrep
 *     npm install --prefix PEERS secretlint @secretlint/secretlint-rule-preset-recommend
 *     npm run bench:peers -- CASES.jsonl[.gz] --peers PEERS [--changes N]
 *
 * Targets: five times as fast as semgrep, and at most one and a half times the time of secretlint.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { policySources } from '../../__tests__/stand-ins/snapshot.js';
import { RULES } from '../../src/engine/planes/index.js';
import type { Snapshot } from '../../src/engine/snapshot.js';
import { readSnapshots } from '../cases.js';
import { semgrepRules } from './semgrep-rules.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { peers: { type: 'string', default: 'peers' }, changes: { type: 'string', default: '30' } },
});
const peers = resolve(values.peers);
const scratch = mkdtempSync(join(tmpdir(), 'review-gate-peers-'));

/** Evenly spaced changes, so that all repositories are included. */
const all = positionals.flatMap((path) => readSnapshots(path));
const step = Math.max(1, Math.floor(all.length / Number(values.changes)));
const chosen = all.filter((_, index) => index % step === 0).slice(0, Number(values.changes));

const rules = semgrepRules(RULES.length);
const rulesFile = join(scratch, 'rules.yml');
writeFileSync(rulesFile, rules.text);
const secretlintFile = join(scratch, 'secretlintrc.json');
writeFileSync(
  secretlintFile,
  JSON.stringify({ rules: [{ id: join(peers, 'node_modules/@secretlint/secretlint-rule-preset-recommend') }] }),
);

/** Writes the new side of each file, as far as the diff shows it. */
function writeFiles(snapshot: Snapshot, folder: string): void {
  for (const file of snapshot.files) {
    if (file.status === 'deleted' || file.hunks.length === 0) continue;
    const path = join(folder, file.path);
    mkdirSync(dirname(path), { recursive: true });
    const lines = file.hunks.flatMap((hunk) => hunk.lines.filter((line) => /^[ +]/u.test(line)));
    writeFileSync(path, `${lines.map((line) => line.slice(1)).join('\n')}\n`);
  }
}

/** A policy that looks only for secrets. */
const SECRETS_ONLY = [
  'severities:',
  ...[...new Set(RULES.map(({ id }) => id.slice(0, id.indexOf('/'))))].map((plane) => `  ${plane}/*: off`),
  '  security/secret: error',
  'rules:',
  '  - { name: secrets, if: "findings.error > 0", verdict: request-changes }',
  '  - { name: else, if: "true", verdict: auto-approve }',
].join('\n');

interface Contender {
  readonly name: string;
  readonly command: string;
  readonly arguments: readonly string[];
  /** Exit codes that mean that the program ran. */
  readonly ran: readonly number[];
}

function contenders(folder: string, input: string, secretsInput: string): readonly Contender[] {
  const ours = join(import.meta.dirname, 'review.js');
  return [
    { name: 'all rules', command: process.execPath, arguments: [ours, input], ran: [0] },
    {
      name: 'semgrep',
      command: join(peers, 'bin', 'semgrep'),
      arguments: [
        'scan',
        '--metrics=off',
        '--disable-version-check',
        '--quiet',
        '--no-git-ignore',
        '--config',
        rulesFile,
        folder,
      ],
      ran: [0, 1],
    },
    { name: 'secrets only', command: process.execPath, arguments: [ours, secretsInput], ran: [0] },
    {
      name: 'secretlint',
      command: process.execPath,
      arguments: [
        join(peers, 'node_modules', 'secretlint', 'bin', 'secretlint.js'),
        '--secretlintrc',
        secretlintFile,
        '**/*',
      ],
      ran: [0, 1],
    },
  ];
}

const spent = new Map<string, number[]>();
try {
  chosen.forEach((snapshot, index) => {
    const folder = join(scratch, String(index));
    mkdirSync(folder);
    writeFiles(snapshot, folder);
    const write = (name: string, policy: unknown) => {
      const path = join(scratch, name);
      writeFileSync(path, JSON.stringify({ snapshot, policy }));
      return path;
    };
    const input = write(`${index}.json`, policySources());
    const secretsInput = write(`${index}-secrets.json`, {
      ...policySources(),
      requested: { name: 'secrets', source: SECRETS_ONLY },
    });
    for (const { name, command, arguments: given, ran } of contenders(folder, input, secretsInput)) {
      const start = performance.now();
      const { status, stdout, stderr } = spawnSync(command, given, { cwd: folder, encoding: 'utf8' });
      const ms = performance.now() - start;
      // A program of Node that is missing or throws ends with 1 too, but prints no findings.
      if (status === null || !ran.includes(status) || (status === 1 && stdout === ''))
        throw new Error(`${name} failed (${status}): ${stderr.slice(0, 500)}`);
      spent.set(name, [...(spent.get(name) ?? []), ms]);
    }
    process.stderr.write(`\r${index + 1} of ${chosen.length}`);
  });
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
process.stderr.write('\n');

const total = (name: string) => (spent.get(name) ?? []).reduce((sum, ms) => sum + ms, 0);
for (const [name, times] of spent) {
  const sorted = [...times].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  console.log(`${name}: ${median.toFixed(0)} ms median, ${(sorted.at(-1) ?? 0).toFixed(0)} ms most`);
}
console.log(
  `semgrep with ${rules.count} rules takes ${(total('semgrep') / total('all rules')).toFixed(1)} times as long as all ${RULES.length} rules (aim 5)`,
);
console.log(
  `secrets only takes ${(total('secrets only') / total('secretlint')).toFixed(2)} times as long as secretlint (aim 1.5 at most)`,
);
