/** Parameters that a web framework fills with what somebody sends. By the documentation of each framework. */
import { escapePattern } from '../../../text/escape-pattern.js';
import { isRequested } from './outside.js';
import type { Scope } from './text-scope.js';

/** Marks of single parameters: Spring, JAX-RS, NestJS, ASP.NET. */
const MARKED =
  /(?:@(?:RequestParam|PathVariable|RequestBody|RequestHeader|CookieValue|ModelAttribute|QueryParam|PathParam|FormParam|HeaderParam|CookieParam|MatrixParam|Query|Body|Param|Headers|QueryValue)\b(?:\([^()]{0,80}\))?|\[From(?:Query|Body|Form|Route|Header)\w{0,10}(?:\([^()]{0,60}\))?\])\s{0,8}(?:final\s)?(?:[\w.<>[\]?]{1,40}\s{1,4})?$/u;

/** How a framework finds its handlers. */
interface Handlers {
  readonly languages: RegExp;
  /** The class around them. */
  readonly holder?: RegExp;
  /** The lines of their head, or above it. */
  readonly head: RegExp;
}

const HANDLERS: readonly Handlers[] = [
  // https://learn.microsoft.com/en-us/aspnet/core/mvc/controllers/actions, https://learn.microsoft.com/en-us/aspnet/core/razor-pages
  {
    languages: /^C#$/u,
    holder:
      /\bclass\s{1,4}\w{1,80}Controller\b|\bclass\s{1,4}\w{1,80}[^{]{0,120}:\s{0,4}[^{]{0,120}\b\w{0,40}(?:Controller(?:Base)?|PageModel|Hub)\b/u,
    head: /\bpublic\b/u,
  },
  // https://symfony.com/doc/current/controller.html, https://laravel.com/docs/controllers
  {
    languages: /^PHP$/u,
    holder: /\bclass\s{1,4}\w{1,80}\s{1,4}extends\s{1,4}\\?[\w\\]{0,80}Controller\b/u,
    head: /\bpublic\s{1,4}function\b/u,
  },
  // https://flask.palletsprojects.com/en/stable/quickstart/#routing, https://fastapi.tiangolo.com/tutorial/query-params/
  {
    languages: /^Python$/u,
    head: /^\s{0,40}@(?:\w{1,40}\.){1,3}(?:route|get|post|put|patch|delete|api_route|websocket)\(/mu,
  },
  // https://docs.spring.io/spring-framework/reference/web/webmvc/mvc-controller/ann-methods/arguments.html, https://jakarta.ee/specifications/restful-ws/
  {
    languages: /^(?:Java|Kotlin|Groovy)$/u,
    head: /^\s{0,40}@(?:(?:Get|Post|Put|Delete|Patch|Request)Mapping|GET|POST|PUT|DELETE|PATCH)\b/mu,
  },
];

/** A head of a function is no longer, with what stands above it. */
const MOST_HEAD = 12;
/** So far above a function its class begins. */
const MOST_ABOVE = 400;

/** Returns true for a part that somebody sends from another machine, as the function itself shows. */
export const isSentOrRequested = (part: string, scope: Scope): boolean => isRequested(part) || isSent(part, scope);

/** Returns true for a parameter that a framework gives what somebody sends. */
export function isSent(part: string, scope: Scope): boolean {
  if (!scope.parameters.includes(part)) return false;
  return isMarked(part, scope) || isOfHandler(part, scope);
}

function isMarked(part: string, { file, first, line }: Scope): boolean {
  for (let number = first; number <= Math.min(line, first + MOST_HEAD); number += 1) {
    const text = file.lines.get(number) ?? '';
    for (const { index } of text.matchAll(new RegExp(`\\b${escapePattern(part)}\\b`, 'gu')))
      if (MARKED.test(text.slice(Math.max(0, index - 160), index))) return true;
  }
  return false;
}

function isOfHandler(part: string, { file, first, line, name }: Scope): boolean {
  const found = HANDLERS.find(({ languages }) => languages.test(file.language));
  if (found === undefined || name === '') return false;
  const above: string[] = [];
  for (let number = first - 1; number >= first - MOST_HEAD; number -= 1) {
    const text = file.lines.get(number)?.trim();
    // Marks of a function stand directly above it.
    if (text === undefined || !/^(?:@|\[|[)\]]|\w{1,40}\s?=)/u.test(text)) break;
    above.push(file.lines.get(number) ?? '');
  }
  const own: string[] = [];
  for (let number = first; number <= Math.min(line - 1, first + MOST_HEAD); number += 1) {
    const text = file.lines.get(number) ?? '';
    own.push(text);
    if (text.includes(name)) break;
  }
  const head = [...above.toReversed(), ...own].join('\n');
  // A converter of the route lets numbers pass alone.
  if (!found.head.test(head) || new RegExp(`<(?:int|float|uuid):${part}>`, 'u').test(head)) return false;
  return found.holder === undefined || found.holder.test(readHolder(file.lines, first));
}

/** Returns the head of the class around a line: the nearest one above it. */
function readHolder(lines: ReadonlyMap<number, string>, first: number): string {
  for (let number = first; number >= Math.max(1, first - MOST_ABOVE); number -= 1) {
    const text = lines.get(number);
    if (text !== undefined && /\bclass\s{1,4}\w/u.test(text))
      return `${text} ${lines.get(number + 1) ?? ''} ${lines.get(number + 2) ?? ''}`;
  }
  return '';
}
