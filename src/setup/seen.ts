/** What can be seen of a repository without asking anybody. */
import { addToCount } from '../base/groups.js';
import { buildLanguageLookup } from '../engine/change/languages.js';
import { isTemplate, readTemplates, type SeenTemplates } from './issue-templates.js';
import { listRunners, mayNameRunner, type Runner } from './reports.js';
import { readWorkflow, type SeenWorkflow } from './workflows.js';

/** A repository as it lies in a folder. */
export interface Listing {
  readonly defaultBranch: string;
  /** Every file, from the root, with slashes. */
  readonly paths: readonly string[];
  /** Text of those files that `isOfInterest` picks. */
  readonly texts: ReadonlyMap<string, string>;
}

/** What a set-up is made from. */
export interface SeenRepository {
  readonly defaultBranch: string;
  /** Programming languages, the one with the most files first. */
  readonly languages: readonly string[];
  readonly runners: readonly Runner[];
  readonly workflows: readonly SeenWorkflow[];
  readonly templates: SeenTemplates;
  /** The file of code owners, if there is one. */
  readonly owners: string | null;
  /** All paths, to find names that are free. */
  readonly paths: ReadonlySet<string>;
}

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/u;
/** In the order in which GitHub looks for it. */
const OWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];

/** Whether the text of a file is needed to see what is there. */
export function isOfInterest(path: string): boolean {
  return WORKFLOW.test(path) || isTemplate(path) || mayNameRunner(path);
}

function listLanguages(paths: readonly string[]): string[] {
  const lookup = buildLanguageLookup();
  const counts = new Map<string, number>();
  for (const path of paths) {
    const language = lookup.of(path, '');
    if (language?.type === 'programming') addToCount(counts, language.name);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

/** Reads the listing. */
export function describeRepository({ defaultBranch, paths, texts }: Listing): SeenRepository {
  const all = new Set(paths);
  return {
    defaultBranch,
    languages: listLanguages(paths),
    runners: listRunners(texts),
    workflows: [...texts]
      .filter(([path]) => WORKFLOW.test(path))
      .flatMap(([path, text]) => readWorkflow(path, text) ?? []),
    templates: readTemplates(texts),
    owners: OWNERS.find((path) => all.has(path)) ?? null,
    paths: all,
  };
}
