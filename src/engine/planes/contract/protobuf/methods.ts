/** Compares the calls of a service. */
import { clip } from '../../wording.js';
import type { Break } from '../breaks.js';
import { type Block, getLastSegment, isNamed } from './schema.js';
import type { Method } from './statements.js';

/** `place` maps a line of the old side to the new one. */
export function findMethodBreaks(place: (old: number) => number, before: Block, after: Block): readonly Break[] {
  const byName = new Map(after.methods.map((method) => [method.name, method]));
  return before.methods.flatMap((method): readonly Break[] => {
    const now = byName.get(method.name);
    const words = clip(`${isNamed(before) ? `${before.name}.` : ''}${method.name}`, 70);
    if (now === undefined) {
      return [
        {
          line: place(method.line),
          title: `The call ${words} is removed`,
          rationale:
            'Clients that make it get “unimplemented”. Keep it, marked as deprecated, until nothing calls it any more.',
          anchor: `${before.name}.${method.name}`,
        },
      ];
    }
    const lost = method.routes.filter((route) => !now.routes.includes(route));
    const others = [...reportRoutes(now, words, lost), ...reportIdempotency(method, now, words)];
    if (isSameType(method.takes, now.takes) && isSameType(method.gives, now.gives)) return others;
    return [
      {
        line: now.line,
        title: `The call ${words} takes or gives another type`,
        rationale: `It was ${clip(method.takes, 60)} → ${clip(method.gives, 60)}, and is ${clip(now.takes, 60)} → ${clip(now.gives, 60)}. Clients send and read the old ones. Add a call beside it.`,
        anchor: `${before.name}.${method.name}:${method.takes}:${method.gives}`,
      },
      ...others,
    ];
  });
}

/** Reports routes of `google.api.http` that are no longer served. */
function reportRoutes(now: Method, words: string, lost: readonly string[]): readonly Break[] {
  if (lost.length === 0) return [];
  return [
    {
      line: now.line,
      title: `The call ${words} no longer answers ${clip(lost.join(', '), 50)}`,
      rationale: 'Clients that call it over HTTP get 404 or 405. Keep the old route as an additional binding.',
      anchor: `${words} routes ${lost.join()}`,
    },
  ];
}

function reportIdempotency(before: Method, now: Method, words: string): readonly Break[] {
  if (before.idempotency === now.idempotency) return [];
  return [
    {
      line: now.line,
      title: `The call ${words} changes its idempotency level`,
      rationale: 'Clients decide by it whether they send a call again, and some send it as GET.',
      anchor: `${words} idempotency ${before.idempotency}`,
      severity: 'info',
    },
  ];
}

function isSameType(before: string, after: string): boolean {
  return (
    before.startsWith('stream ') === after.startsWith('stream ') && getLastSegment(before) === getLastSegment(after)
  );
}
