/** Reads mix.exs of Elixir: `{:name, "~> 1.2"}`, `{:name, git: "…"}`. Source: https://hexdocs.pm/mix/Mix.Tasks.Deps.html */
import { getFolder } from '../../../../base/paths.js';
import { type Dependency, isGroupForDevelopers, type ManifestReader } from './dependency.js';
import { createGitSource, createPathSource } from './source.js';

/** The function of a project that lists what it needs. */
const LISTS = /^\s{0,80}defp?\s{1,4}\w{0,40}deps\w{0,40}\b/u;
const FUNCTION = /^\s{0,80}defp?\s/u;
const ENTRY = /^\s{0,80}(?:\[\s{0,4})?\{:(\w{1,100}),\s{0,4}(.{1,600})$/u;
/** Where a piece shows no function, only this is a package: a version with its sign, or a place that it comes from. */
const LIKE_ENTRY = /^(?:"\s{0,2}(?:~>|>=?|==)\s{0,2}\d|(?:git|github):\s{0,2}")/u;

/** Reads the packages of a project of Elixir. */
export const readMix: ManifestReader = (run, path) => {
  let within: boolean | null = (run[0]?.number ?? 1) <= 1 ? false : null;
  return run.flatMap(({ text, number, changed }): readonly Dependency[] => {
    if (FUNCTION.test(text)) within = LISTS.test(text);
    const match = within === false ? null : ENTRY.exec(text);
    if (match === null) return [];
    const [, name = '', rest = ''] = match;
    if (within === null && !LIKE_ENTRY.test(rest)) return [];
    const option = (key: string) => new RegExp(`\\b${key}:\\s*"([^"]{1,300})"`, 'u').exec(rest)?.[1];
    const git = option('git') ?? option('github');
    const revision = option('ref') ?? option('tag') ?? option('branch');
    const local = option('path');
    const source = /\bin_umbrella:\s*true/u.test(rest)
      ? ({ kind: 'local', target: 'umbrella', pinned: true } as const)
      : git !== undefined
        ? createGitSource(revision === undefined ? git : `${git}#${revision}`)
        : local !== undefined
          ? createPathSource(local, getFolder(path))
          : null;
    const groups = /\bonly:\s*(\[[^\]]{1,200}\]|:\w{1,40})/u.exec(rest)?.[1]?.match(/\w{1,40}/gu) ?? [];
    const developers = groups.length > 0 && groups.every(isGroupForDevelopers);
    return [
      {
        name,
        spec: /^"([^"]{0,100})"/u.exec(rest)?.[1] ?? '',
        source,
        line: number,
        changed,
        ...(developers ? { forDevelopers: true } : {}),
      },
    ];
  });
};
