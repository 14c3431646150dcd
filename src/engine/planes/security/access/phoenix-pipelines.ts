/** Pipelines of Phoenix that make pages and leave a guard out: https://hexdocs.pm/phoenix/routing.html#pipelines */
import type { HunkSide } from '../../../../base/hunk-lines.js';
import type { FileChange, RawFinding, RuleContext, SideLine } from '../../../model.js';
import { readWholeSide } from '../../side-lines.js';
import { clip } from '../../wording.js';

/** A pipeline whose end is known. */
interface Pipeline {
  readonly name: string;
  readonly first: number;
  readonly text: string;
}

/** A guard that a pipeline for pages should have. */
interface Missing {
  /** Completes "This pipeline …". */
  readonly does: string;
  readonly lacks: RegExp;
  /** What the pipeline has to say for the guard to be meant. */
  readonly needs: RegExp;
  readonly severity: 'warn' | 'info';
  readonly instead: string;
}

const HTML = /\bplug[\s(]{1,4}:accepts\s{0,4},\s{0,4}[[~]?w?[[(]?[^\n]{0,40}\bhtml\b/u;
const SESSION = /\bplug[\s(]{1,4}:fetch_session\b/u;

const GUARDS: readonly Missing[] = [
  {
    does: 'takes forms and checks no token against forged requests (CSRF)',
    lacks: /\bprotect_from_forgery\b|\bCSRFProtection\b/u,
    needs: SESSION,
    severity: 'warn',
    instead: 'Add plug :protect_from_forgery behind :fetch_session.',
  },
  {
    does: 'leaves protective headers of pages out, the one that says which code pages may run among them (CSP)',
    lacks: /\bput_secure_browser_headers\b/u,
    needs: HTML,
    severity: 'info',
    instead: 'Add plug :put_secure_browser_headers with a content-security-policy.',
  },
  {
    does: 'sets protective headers without the one that says which code pages may run (CSP)',
    lacks: /\bput_secure_browser_headers\b\)?\s{0,4},|content[-_]security[-_]policy|\bCSP\b/iu,
    needs: /\bput_secure_browser_headers\b/u,
    severity: 'info',
    instead: 'Give put_secure_browser_headers a content-security-policy.',
  },
];

const PIPELINE = /^(\s{0,40})pipeline[\s(]{1,4}:(\w{1,60})\)?\s{1,4}do\b/u;
/** Longer pipelines are not read. */
const MOST_LINES = 60;

const ROUTE =
  /^\s{0,40}(get|post|put|patch|delete)[\s(]{1,4}"[^"]{0,200}"\s{0,4},\s{0,4}([\w.]{1,80})\s{0,4},\s{0,4}(:\w{1,60})/u;

/** Returns the new routes that give one action to GET, which carries no token, and to another method. */
function findSharedActions(change: FileChange): readonly RawFinding[] {
  const added = new Set(change.added.map(({ number }) => number));
  const routes = readWholeSide(change, 'new')
    .flat()
    .flatMap(({ number, text }) => {
      const [, method = '', controller = '', action = ''] = ROUTE.exec(text) ?? [];
      return method === '' ? [] : [{ number, text, asks: method === 'get', action: `${controller} ${action}` }];
    });
  const changing = new Map(routes.filter(({ asks }) => !asks).map((route) => [route.action, route]));
  return routes.flatMap(({ number, text, asks, action }) => {
    const other = asks ? changing.get(action) : undefined;
    if (other === undefined || !(added.has(number) || added.has(other.number))) return [];
    return [
      {
        file: change.file.path,
        first: number,
        last: number,
        title: clip(`GET reaches an action that changes something: ${action}`, 110),
        rationale: `Line ${other.number} gives this action to another method, and GET carries no token against forged requests (CSRF): a link on another site is enough. Give each method an action of its own.`,
        anchor: text.trim(),
        severity: 'info' as const,
      },
    ];
  });
}

/** Returns a finding for each pipeline that leaves a guard out and did not before, and for each action that GET reaches too. */
export function findOpenPipelines({ change }: RuleContext): readonly RawFinding[] {
  return change.files.flatMap((one) => {
    if (one.language !== 'Elixir' || one.class === 'test') return [];
    const changed = [...one.added, ...one.removed];
    const shared = one.added.some(({ text }) => ROUTE.test(text)) ? findSharedActions(one) : [];
    if (!changed.some(({ text }) => /\bpipeline\b|\bplug\b/u.test(text))) return shared;
    const before = new Set(
      listPipelines(one, 'old').flatMap((pipeline) =>
        listMissing(pipeline).map(({ does }) => `${pipeline.name} ${does}`),
      ),
    );
    const open = listPipelines(one, 'new').flatMap((pipeline) =>
      listMissing(pipeline)
        .filter(({ does }) => !before.has(`${pipeline.name} ${does}`))
        .map((missing) => buildFinding(one, pipeline, missing)),
    );
    return [...shared, ...open];
  });
}

function listMissing({ text }: Pipeline): readonly Missing[] {
  return GUARDS.filter(({ lacks, needs }) => needs.test(text) && !lacks.test(text));
}

function listPipelines(change: FileChange, side: HunkSide): readonly Pipeline[] {
  const found: Pipeline[] = [];
  for (const run of readWholeSide(change, side)) {
    for (const [at, line] of run.entries()) {
      const head = PIPELINE.exec(line.text);
      if (head === null) continue;
      const body = readBlock(run, at, head[1] ?? '');
      if (body !== null) found.push({ name: head[2] ?? '', first: line.number, text: body });
    }
  }
  return found;
}

/** Returns the lines of a block up to the `end` at its own depth; null if the end is not known. */
function readBlock(run: readonly SideLine[], at: number, indent: string): string | null {
  const lines: string[] = [];
  for (const line of run.slice(at + 1, at + MOST_LINES)) {
    if (line.text.startsWith(`${indent}end`)) return lines.join('\n');
    lines.push(line.text.replace(/(?:^|\s)#\s.{0,400}$/u, ''));
  }
  return null;
}

function buildFinding(change: FileChange, { name, first }: Pipeline, { does, severity, instead }: Missing): RawFinding {
  return {
    file: change.file.path,
    first,
    last: first,
    title: clip(`The pipeline ${name} ${does}`, 110),
    rationale: `This pipeline ${does}. ${instead}`,
    anchor: `${name} ${does}`,
    severity,
  };
}
