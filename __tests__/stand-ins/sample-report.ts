/** The report of the sample pull request, created by running the command. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { z } from 'zod';
import { KeptInput } from '../../src/cli/kept-input.js';
import { runReview } from '../../src/cli/review.js';
import { ObservedFinding, ObservedReview, Trace } from '../../src/contract/index.js';
import type { Report } from '../../src/report/index.js';

const SAMPLE = join(process.cwd(), 'examples', 'sample');
const TIME = '2026-06-15T09:00:00Z';
const PERSON = { NAME: 'Ada', EMAIL: 'ada@corner-shop.example', DATE: TIME };

/** Looks like a token. It is composed here, so that this repository contains no such string. */
export const TOKEN = ['ghp', 'q7RkT2mZx9LbV4nWc8YdH3sJf6GpA1uE5oKi'].join('_');

const Told = ObservedReview.extend({ findings: z.array(ObservedFinding) });

/**
 * Creates the sample as a git repository under `folder` with the branches `main` and `discount-codes`. Returns its
 * path.
 */
function repositoryIn(folder: string): string {
  const directory = join(folder, 'corner-shop');
  mkdirSync(directory, { recursive: true });
  const env = {
    PATH: process.env['PATH'] ?? '',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    ...Object.fromEntries(
      ['AUTHOR', 'COMMITTER'].flatMap((who) =>
        Object.entries(PERSON).map(([what, value]) => [`GIT_${who}_${what}`, value]),
      ),
    ),
  };
  const git = (...parameters: string[]) =>
    execFileSync('git', ['-C', directory, ...parameters], { env, stdio: 'pipe' });
  const commit = (from: string, message: string) => {
    cpSync(join(SAMPLE, from), directory, { recursive: true });
    git('add', '--all');
    git('commit', '--quiet', '--no-gpg-sign', '--message', message);
  };
  git('init', '--quiet', '--initial-branch', 'main');
  commit('base', 'The checkout of a corner shop');
  git('checkout', '--quiet', '-b', 'discount-codes');
  cpSync(join(SAMPLE, 'head'), directory, { recursive: true });
  const codes = join(directory, 'src', 'codes.js');
  const text = readFileSync(codes, 'utf8').replace('{{A_TOKEN_THAT_NOBODY_HAS}}', TOKEN);
  writeFileSync(codes, text);
  git('add', '--all');
  git('commit', '--quiet', '--no-gpg-sign', '--message', 'Discount codes at the checkout');
  return directory;
}

/** The sample's review in two forms: the page that the command writes, and the report for other pages. */
export interface SampleReport {
  readonly html: string;
  readonly report: Report;
}

/** Reviews the sample in a folder of its own. */
export async function sampleReport(folder: string): Promise<SampleReport> {
  const repo = repositoryIn(folder);
  const [trace, json, html] = ['trace.json', 'report.json', 'report.html'].map((name) => join(folder, name));
  const run = (format: 'json' | 'html', output: string | undefined) =>
    runReview(
      {
        repo,
        base: 'main',
        head: 'discount-codes',
        ticket: join(SAMPLE, 'TICKET.md'),
        policy: null,
        format,
        output: output ?? null,
        trace: format === 'json' ? (trace ?? null) : null,
      },
      {
        env: {},
        write: () => undefined,
        note: () => undefined,
        color: false,
        progress: { say: () => undefined, announce: () => undefined, clear: () => undefined },
        signal: new AbortController().signal,
      },
    );
  await run('json', json);
  await run('html', html);
  const read = (path = '') => readFileSync(path, 'utf8');
  const { findings, ...review } = Told.parse(JSON.parse(read(json)));
  const { snapshot } = KeptInput.parse(JSON.parse(read(join(folder, 'trace.snapshot.json'))));
  return {
    html: read(html),
    report: {
      repo: 'octo/corner-shop',
      pr: 7,
      headSha: snapshot.head.sha,
      serverUrl: 'https://github.com',
      review,
      findings,
      truncated: false,
      trace: Trace.parse(JSON.parse(read(trace))),
      change: snapshot,
      gate: { open: false, reason: 'the verdict is request-changes.' },
      notes: [],
    },
  };
}
