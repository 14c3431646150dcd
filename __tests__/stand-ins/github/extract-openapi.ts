/**
 * Generates `openapi.json`: the operations below from GitHub's own OpenAPI description, with the components that
 * they need and without prose. The two commands are in README.md in this folder.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { exit } from 'node:process';

/** The operations that the action, the service and the GitHub provider may call. Any other call fails its test. */
const OPERATIONS: readonly (readonly [string, string])[] = [
  ['get', '/repos/{owner}/{repo}'],
  ['get', '/repos/{owner}/{repo}/pulls/{pull_number}'],
  ['get', '/repos/{owner}/{repo}/issues/{issue_number}'],
  ['post', '/repos/{owner}/{repo}/check-runs'],
  ['patch', '/repos/{owner}/{repo}/check-runs/{check_run_id}'],
  ['get', '/repos/{owner}/{repo}/commits/{ref}/check-runs'],
  ['post', '/app/installations/{installation_id}/access_tokens'],
  ['get', '/repos/{owner}/{repo}/contents/{path}'],
  ['get', '/repos/{owner}/{repo}/commits/{ref}'],
  ['get', '/repos/{owner}/{repo}/branches/{branch}'],
  ['get', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['post', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['patch', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['post', '/repos/{owner}/{repo}/attestations'],
  ['get', '/repos/{owner}/{repo}/collaborators/{username}/permission'],
  ['get', '/repos/{owner}/{repo}/compare/{basehead}'],
  ['get', '/orgs/{org}/teams/{team_slug}/members'],
];

/** Keys with text for people only. */
const PROSE = new Set(['description', 'summary', 'title', 'example', 'examples', 'externalDocs', 'tags', 'deprecated']);
/** Keys whose members are names, so that a property with the name `title` is kept. */
const MAPS = new Set(['properties', 'schemas', 'responses', 'paths', 'headers', 'content']);

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

function withoutProse(value: Json, isMap: boolean): Json {
  if (Array.isArray(value)) return value.map((item) => withoutProse(item, false));
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([key]) => isMap || !(PROSE.has(key) || key.startsWith('x-')));
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutProse(item, !isMap && MAPS.has(key))]));
}

function member(value: Json | undefined, key: string): Json | undefined {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value[key] : undefined;
}

function references(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (value === null || typeof value !== 'object') return [];
  const own = typeof value['$ref'] === 'string' ? [value['$ref']] : [];
  return [...own, ...Object.values(value).flatMap(references)];
}

function extract(whole: Json): Json {
  const paths: { [key: string]: { [key: string]: Json } } = {};
  for (const [method, path] of OPERATIONS) {
    const operation = member(member(member(whole, 'paths'), path), method);
    if (operation === undefined) throw new Error(`the description has no ${method} ${path}`);
    paths[path] = { ...paths[path], [method]: withoutProse(operation, false) };
  }
  const components: { [kind: string]: { [name: string]: Json } } = {};
  const wanted = references(paths);
  for (const reference of wanted) {
    const [kind = '', name = ''] = reference.replace('#/components/', '').split('/');
    if (components[kind]?.[name] !== undefined || kind === 'examples') continue;
    const component = withoutProse(member(member(member(whole, 'components'), kind), name) ?? null, false);
    components[kind] = { ...components[kind], [name]: component };
    wanted.push(...references(component));
  }
  const info = member(whole, 'info');
  return {
    openapi: member(whole, 'openapi') ?? '3.0.3',
    info: {
      title: 'The part of the GitHub v3 REST API that Review Gate uses, without prose',
      version: member(info, 'version') ?? '',
      license: member(info, 'license') ?? null,
      'x-source': 'https://github.com/octokit/openapi (npm @octokit/openapi, generated/api.github.com.json)',
    },
    paths,
    components,
  };
}

const [, , from, to] = process.argv;
if (from === undefined || to === undefined) exit(2);
writeFileSync(to, `${JSON.stringify(extract(JSON.parse(readFileSync(from, 'utf8'))), null, 1)}\n`);
