/** Routes that keep their way and lose a guard from the list before it: https://laravel.com/docs/middleware#assigning-middleware-to-routes */
import type { FileChange } from '../../../model.js';
import { REACH } from '../../../text/reach.js';

const CALL = /(?:->|::)middleware\(\s{0,4}(\[[^\]]{0,300}\]|(?:\s{0,4}["'][^"']{1,100}["']\s{0,4},?){1,8})\s{0,4}\)/u;
/** Names by which such a guard asks who somebody is, or what they may do. */
const GUARD =
  /^(?:auth|can|role|roles|permission|ability|abilities|admin|verified|signed|password\.confirm|2fa|mfa|staff|owner)(?:[.:_-]|$)/u;

/** A route without a guard that stood before it, and the line as it was. */
export interface OpenedRoute {
  readonly line: { readonly number: number; readonly text: string };
  readonly before: string;
  readonly lost: readonly string[];
}

/** Finds lines that are the same but for guards that they no longer name. */
export function findOpenedRoutes({ language, regions }: FileChange): readonly OpenedRoute[] {
  if (language !== 'PHP') return [];
  return regions.flatMap(({ added, removed }) =>
    removed.flatMap(({ text }): readonly OpenedRoute[] => {
      if (!text.includes('middleware(')) return [];
      const old = readRoute(text);
      const line = added.find((one) => readRoute(one.text).rest === old.rest);
      if (line === undefined) return [];
      const left = readRoute(line.text).names;
      const lost = old.names.filter((name) => !left.includes(name));
      // Another name in its place may ask for as much.
      const come = left.filter((name) => !old.names.includes(name));
      return come.length === 0 && lost.some((name) => GUARD.test(name)) ? [{ line, before: text, lost }] : [];
    }),
  );
}

/** A line without its guards, and their names. */
function readRoute(text: string): { readonly rest: string; readonly names: readonly string[] } {
  const line = text.slice(0, REACH.line);
  const list = CALL.exec(line)?.[1] ?? '';
  const names = [...list.matchAll(/["']([^"']{1,100})["']/gu)].flatMap(([, name]) => name ?? []);
  return { rest: line.replace(CALL, '').replace(/\s/gu, ''), names };
}
