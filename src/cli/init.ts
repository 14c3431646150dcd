/** `init`: writes the files that a repository needs for the gate, and says why each is as it is. */
import { wrapText } from '../report/terminal/wrap-text.js';
import { type KeptFile, type Plan, type PlannedFile, planSetup } from '../setup/plan.js';
import { describeRepository, isOfInterest, type SeenRepository } from '../setup/seen.js';
import { EXIT, UsageError } from './exit.js';
import { findWorkTree, listFiles, readDefaultBranch } from './repository/repository.js';
import { checkPlace, readPlainFile, writeNewFile } from './repository/work-tree.js';

/** What `init` was asked. */
export interface InitOptions {
  readonly repo: string;
  readonly enforce: boolean;
  readonly dryRun: boolean;
  /** The action as workflows name it. */
  readonly action: string;
}

/** An action of a repository: `owner/name@ref`, perhaps with a folder. */
const ACTION = /^[\w.-]+\/[\w.-]+(?:\/[\w./-]+)?@[\w./-]+$/u;

/** Languages that are named; a repository may have a few files of many. */
const NAMED_LANGUAGES = 3;

/** A text in which files are read at once would hold too many files open. */
async function readTexts(top: string, paths: readonly string[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const path of paths.filter(isOfInterest)) {
    const text = await readPlainFile(top, path);
    if (text !== null) texts.set(path, text);
  }
  return texts;
}

async function seeRepository(top: string, signal: AbortSignal): Promise<SeenRepository> {
  const paths = await listFiles(top, signal);
  const texts = await readTexts(top, paths);
  return describeRepository({ defaultBranch: await readDefaultBranch(top, signal), paths, texts });
}

function formatSeen(top: string, { defaultBranch, languages, runners, workflows, owners }: SeenRepository): string {
  const seen = [
    `default branch ${defaultBranch}`,
    ...languages.slice(0, NAMED_LANGUAGES),
    ...runners.map(({ name }) => name),
    ...(workflows.length === 0 ? [] : [`workflows in .github/workflows: ${workflows.length}`]),
    ...(owners === null ? [] : ['code owners']),
  ];
  return `${wrapText(`${top}: ${seen.join(', ')}.`, '')}\n\n`;
}

const INDENT = '       ';
const formatWritten = ({ path, why }: PlannedFile, word: string) =>
  [`${word}  ${path}`, ...why.map((line) => wrapText(line, INDENT)), ''].join('\n');
const formatKept = ({ path, why }: KeptFile) => [`kept   ${path}`, wrapText(why, INDENT), ''].join('\n');
const formatText = ({ text }: PlannedFile) => `\n${text.replaceAll(/^(?=.)/gmu, INDENT)}`;

function formatRest({ notes, next }: Plan): string {
  return [
    ...notes.map((note) => `\n${wrapText(note, '')}\n`),
    '\nNext\n',
    ...next.map((step) => `${wrapText(step, '    ').replace(/^ {4}/u, '  - ')}\n`),
  ].join('');
}

/**
 * Looks at the repository, writes what it lacks and prints what was done. Nothing that is there is changed.
 * @returns exit code 0
 * @throws UsageError where there is no repository, or a file cannot be written
 */
export async function runInit(
  options: InitOptions & { readonly command: string },
  write: (text: string) => void,
  signal: AbortSignal,
): Promise<number> {
  if (!ACTION.test(options.action)) {
    throw new UsageError(`${options.action} names no action: write it as owner/name@ref.`);
  }
  const top = await findWorkTree(options.repo, signal);
  const seen = await seeRepository(top, signal);
  const plan = planSetup(seen, options);
  for (const { path } of plan.files) await checkPlace(top, path);
  write(formatSeen(top, seen));
  for (const file of plan.files) {
    if (!options.dryRun) await writeNewFile(top, file.path, file.text);
    write(options.dryRun ? `${formatWritten(file, 'would write')}${formatText(file)}` : formatWritten(file, 'wrote'));
  }
  write(plan.kept.map(formatKept).join(''));
  if (options.dryRun) write('\nNothing was written.\n');
  write(formatRest(plan));
  return EXIT.APPROVED;
}
