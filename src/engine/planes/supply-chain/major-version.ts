import type { FileChange, Rule } from '../../model.js';
import type { OutlineLine } from '../outline.js';
import { clip } from '../wording.js';
import { collectOwnPackages } from './manifests/own-packages.js';
import { readManifests } from './manifests/read-manifests.js';
import { listTriggers, readWorkflows } from './workflows/outline.js';

/** Reports dependencies and actions that go to another major version, and workflows that the pull request does not try. */
export const majorVersion: Rule = {
  id: 'supply-chain/major-version',
  severity: 'info',
  summary: 'A dependency or an action goes to the next major version',
  docs: {
    why: 'By Semantic Versioning a major version may break what uses it. A workflow that does not run for pull requests breaks only after the merge.',
    bad: {
      files: {
        '.github/workflows/release.yml': [
          ' on: { push: { tags: ["v*"] } }',
          ' jobs:',
          '   release:',
          '     steps:',
          '-      - uses: actions/upload-artifact@v3',
          '+      - uses: actions/upload-artifact@v4',
        ],
      },
    },
    good: {
      files: {
        '.github/workflows/release.yml': [
          ' on: { push: { tags: ["v*"] } }',
          ' jobs:',
          '   release:',
          '     steps:',
          '-      - uses: actions/upload-artifact@v4.1.0',
          '+      - uses: actions/upload-artifact@v4.2.0',
        ],
      },
    },
  },
  suppressible: true,
  check({ change, snapshot }) {
    const isOwn = collectOwnPackages(change.files, snapshot.manifests);
    const packages = readManifests(change.files).flatMap(({ change: one, before, after }) => {
      const old = indexSingle(before.filter(({ source }) => source === null));
      return after.flatMap(({ name, spec, line, changed, source }): readonly Raised[] => {
        const was = old.get(name);
        if (!changed || source !== null || was === undefined || isOwn(name)) return [];
        return isRaised(was.spec, spec)
          ? [{ change: one, line, name, before: was.spec, after: spec, unseen: false }]
          : [];
      });
    });
    const found = [...packages, ...readWorkflows(change.files, /\buses\b/u).flatMap(findActions)];
    const [first] = found.toSorted((a, b) => Number(b.unseen) - Number(a.unseen));
    if (first === undefined) return [];
    const names = new Map(found.map((one) => [`${one.name} ${one.before} → ${one.after}`, one]));
    const unseen = [...new Set(found.filter((one) => one.unseen).map((one) => one.change.file.path))];
    const listed = [...names.keys()].slice(0, MAX_LISTED).map((text) => clip(text, 120));
    const more = names.size - listed.length;
    const tried =
      unseen.length === 0
        ? ''
        : ` This pull request does not run ${unseen
            .slice(0, MAX_NAMED)
            .map((path) => clip(path, 80))
            .join(', ')}${unseen.length > MAX_NAMED ? ' and others' : ''}: the first run after the merge tries it.`;
    return [
      {
        file: first.change.file.path,
        first: first.line,
        last: first.line,
        title: clip(
          `Next major version: ${clip(first.name, 60)} ${clip(first.before, 20)} → ${clip(first.after, 20)}${names.size > 1 ? ` and ${names.size - 1} more` : ''}`,
          110,
        ),
        rationale: `A major version may break what uses it: ${listed.join(', ')}${more > 0 ? ` and ${more} more` : ''}.${tried} Read what its release notes say of breaks, and name what of it concerns this project.`,
        anchor: found.map(({ name }) => name).join('\n'),
      },
    ];
  },
};

const MAX_LISTED = 10;
const MAX_NAMED = 3;

/** A dependency or an action whose major version is higher now, with its versions as written. */
interface Raised {
  readonly change: FileChange;
  readonly line: number;
  readonly name: string;
  readonly before: string;
  readonly after: string;
  /** Whether it stands in a workflow that no pull request starts. */
  readonly unseen: boolean;
}

/** The entries whose name stands once. */
function indexSingle<One extends { readonly name: string }>(entries: readonly One[]): ReadonlyMap<string, One> {
  const found = new Map<string, One | null>();
  for (const entry of entries) found.set(entry.name, found.has(entry.name) ? null : entry);
  return new Map([...found].flatMap(([name, entry]) => (entry === null ? [] : [[name, entry] as const])));
}

/** Returns true if the only major version of a range is lower than that of the other. Below 1.0 nothing is said of breaks. */
function isRaised(before: string, after: string): boolean {
  const [old, now] = [readMajor(before), readMajor(after)];
  return old !== null && now !== null && old > 0 && now > old;
}

/** The major version that a range begins at; null for several ranges, bounds from above, years, and what is no version. */
function readMajor(spec: string): number | null {
  const text = spec.trim();
  if (/[|,<!*]|\s-\s|\$/u.test(text)) return null;
  const major = /^[~^=>v\s]{0,6}(\d{1,3})(?:\.\d{1,9}){0,3}(?![\d.])/u.exec(text)?.[1];
  return major === undefined ? null : Number(major);
}

/** `owner/name@ref`, with the version that a comment gives to a commit. */
const USES =
  /\buses:\s{0,4}["']?([\w-][\w.-]{0,99}\/[\w./-]{1,200})@([\w.-]{1,100})["']?(?:\s{1,4}#\s{0,4}(\S{1,60}))?/u;

function findActions(workflow: ReturnType<typeof readWorkflows>[number]): readonly Raised[] {
  const old = new Map<string, Set<string>>();
  for (const { name, version } of listActions(workflow.before))
    old.set(name, (old.get(name) ?? new Set()).add(version));
  const events = listTriggers(workflow.after).map(({ name }) => name);
  const unseen = events.length > 0 && !events.some((name) => SEEN.has(name));
  return listActions(workflow.after).flatMap(({ name, version, line, changed }): readonly Raised[] => {
    const [was = '', ...others] = old.get(name) ?? [];
    return changed && others.length === 0 && isRaised(was, version)
      ? [{ change: workflow.change, line, name, before: was, after: version, unseen }]
      : [];
  });
}

/** Events that the pull request itself causes, or that others call the workflow by. */
const SEEN: ReadonlySet<string> = new Set(['pull_request', 'pull_request_target', 'workflow_call', 'merge_group']);

function listActions(lines: readonly OutlineLine[]) {
  return lines.flatMap(({ text, number, changed, block }) => {
    const match = block ? null : USES.exec(text.slice(0, MAX_LINE));
    if (match === null) return [];
    const [, name = '', ref = '', said = ''] = match;
    return [{ name, version: /^[0-9a-f]{40}$/u.test(ref) ? said : ref, line: number, changed }];
  });
}

/** A line that uses an action is shorter. */
const MAX_LINE = 500;
