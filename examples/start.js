/**
 * The main job: builds the sample pull request as a real git repository and reviews it with the command, which reviews in
 * its own process.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

if (import.meta.dirname === undefined) {
  process.stderr.write(
    `This needs Node 22.3 or later, or 20.19 or later of Node 20. This is Node ${process.versions.node}.\n`,
  );
  process.exit(2);
}
const here = import.meta.dirname;
const out = resolve(here, '..', '.review-gate', 'sample');
const repository = join(out, 'corner-shop');

/** Every run builds the same commits: author and time are fixed, and no settings of this machine are read. */
const identity = {
  ...process.env,
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@corner-shop.example',
  GIT_AUTHOR_DATE: '2026-06-15T09:00:00Z',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@corner-shop.example',
  GIT_COMMITTER_DATE: '2026-06-15T09:00:00Z',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
};
const git = (...args) => execFileSync('git', ['-C', repository, ...args], { env: identity, stdio: 'pipe' });

function commit(folder, message) {
  cpSync(join(here, 'sample', folder), repository, { recursive: true });
  const codes = join(repository, 'src', 'codes.js');
  if (folder === 'head') {
    // Assembled here, so that this repository contains no text that looks like a token.
    const token = ['ghp', 'q7RkT2mZx9LbV4nWc8YdH3sJf6GpA1uE5oKi'].join('_');
    writeFileSync(codes, readFileSync(codes, 'utf8').replace('{{A_TOKEN_THAT_NOBODY_HAS}}', token));
  }
  git('add', '--all');
  git('commit', '--quiet', '--no-gpg-sign', '--message', message);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(repository, { recursive: true });
git('init', '--quiet', '--initial-branch', 'main');
// Who tries it commits here too, perhaps on a machine where git knows nobody.
git('config', 'user.name', 'Ada');
git('config', 'user.email', 'ada@corner-shop.example');
commit('base', 'The checkout of a corner shop');
git('checkout', '--quiet', '-b', 'discount-codes');
commit('head', 'Discount codes at the checkout');

const shown = (path) => relative(process.cwd(), path);
const review = (notes, ...args) =>
  spawnSync(
    process.execPath,
    [
      resolve(here, '..', 'dist', 'cli', 'index.js'),
      'review',
      ...[
        '--repo',
        repository,
        '--base',
        'main',
        '--head',
        'discount-codes',
        '--ticket',
        join(here, 'sample', 'TICKET.md'),
      ],
      ...args,
    ],
    { stdio: ['ignore', 'inherit', notes], encoding: 'utf8' },
  );

const { status } = review('inherit', '--trace', join(out, 'trace.json'));
if (status !== 0 && status !== 1) process.exit(status ?? 3);
// The same review in two more forms: what it says beside them stands above already.
for (const [format, file] of Object.entries({ markdown: 'report.md', html: 'report.html' })) {
  const again = review('pipe', '--format', format, '--output', join(out, file));
  if (again.status === status) continue;
  process.stderr.write(again.stderr);
  process.exit(again.status ?? 3);
}
process.stdout.write(
  `The pull request  ${shown(repository)} (discount-codes against main)\nThe report        ${shown(join(out, 'report.html'))} (open it in a browser), ${shown(join(out, 'report.md'))}\nThe trace         ${shown(join(out, 'trace.json'))} (node dist/cli/index.js verify, replay or why --trace, with this file)\nTo open the gate  fix what it names there, commit, and run: node dist/cli/index.js review --repo ${shown(repository)} --base main --ticket ${shown(join(here, 'sample', 'TICKET.md'))}\n`,
);
