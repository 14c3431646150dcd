/** The templates for issues that a repository has, and whether one asks for acceptance criteria. */
import { parse } from 'yaml';
import * as z from 'zod';
import { ACCEPTANCE_TITLES } from '../engine/criteria/titles/acceptance-titles.js';
import { foldWords } from '../engine/text/fold.js';

/** What the templates of a repository come to. */
export interface SeenTemplates {
  readonly paths: readonly string[];
  /** `markdown` if all that it has are Markdown files. */
  readonly style: 'form' | 'markdown';
  /** The first one that asks for acceptance criteria. */
  readonly withCriteria: string | null;
}

/** The folder in which GitHub looks for them. */
export const TEMPLATE_FOLDER = '.github/ISSUE_TEMPLATE';

const IN_FOLDER = /^\.github\/ISSUE_TEMPLATE\/[^/]+\.(?:md|ya?ml)$/u;
const ALONE = /^(?:\.github\/|docs\/)?ISSUE_TEMPLATE\.md$/iu;
const CHOOSER = /\/config\.ya?ml$/u;

/** Whether the path is that of a template. */
export function isTemplate(path: string): boolean {
  return (IN_FOLDER.test(path) && !CHOOSER.test(path)) || ALONE.test(path);
}

const Form = z.looseObject({
  body: z.array(z.looseObject({ attributes: z.looseObject({ label: z.string().optional() }).optional() })),
});

const TITLES: ReadonlySet<string> = new Set(ACCEPTANCE_TITLES.map(foldWords));
const meansCriteria = (title: string) => TITLES.has(foldWords(title.replace(/:\s*$/u, '')));

function listLabels(text: string): string[] {
  try {
    const form = Form.safeParse(parse(text, { logLevel: 'silent', maxAliasCount: 0 }));
    return form.data?.body.flatMap(({ attributes }) => attributes?.label ?? []) ?? [];
  } catch {
    // A form that is no YAML asks for nothing: GitHub does not show it either.
    return [];
  }
}

const listHeadings = (text: string) =>
  [...text.matchAll(/^ {0,3}(?:#{1,6} +|\*\*)(.+?)(?:\*\*)?[ #]*$/gmu)].map(([, title = '']) => title);

/** Reads the templates among the files. */
export function readTemplates(files: ReadonlyMap<string, string>): SeenTemplates {
  const templates = [...files].filter(([path]) => isTemplate(path));
  const titles = (path: string, text: string) => (path.endsWith('.md') ? listHeadings(text) : listLabels(text));
  return {
    paths: templates.map(([path]) => path),
    style: templates.length > 0 && templates.every(([path]) => path.endsWith('.md')) ? 'markdown' : 'form',
    withCriteria: templates.find(([path, text]) => titles(path, text).some(meansCriteria))?.[0] ?? null,
  };
}
