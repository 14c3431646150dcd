import { addToGroup } from '../../../base/groups.js';
import { counted } from '../../../base/text.js';
import type { Call, FileChange, RawFinding, Rule, RuleContext } from '../../model.js';
import { clip } from '../wording.js';
import { INJECTION_CALLS, type InjectionCall } from './injection-calls.js';

/** Reports a call that executes a text as code, command, query or page, if the text is composed at run time. */
export const injection: Rule = {
  id: 'security/injection',
  severity: 'warn',
  summary: 'Text put together at run time is run as code, command or query',
  docs: {
    why: 'Whoever can choose a part of the text chooses what runs.',
    bad: {
      files: {
        'src/orders.ts': [' const id = request.query.id;', "+db.query('SELECT * FROM orders WHERE id = ' + id);"],
      },
    },
    good: {
      files: {
        'src/orders.ts': [' const id = request.query.id;', "+db.query('SELECT * FROM orders WHERE id = $1', [id]);"],
      },
    },
  },
  suppressible: true,
  check(context) {
    return context.change.files.flatMap((change) => collectFindings(context, change));
  },
};

/** Returns one finding per kind of call and file, at the first such call. */
function collectFindings(context: RuleContext, change: FileChange): readonly RawFinding[] {
  const after = context.syntax.get(change.file.path)?.after ?? null;
  const { language } = change;
  if (after === null || language === null) return [];
  const added = new Map(change.added.map((line) => [line.number, line]));
  const moved = new Set(change.removed.map(({ text }) => text.trim()));
  const calls = new Map<InjectionCall, Call[]>();
  for (const call of after.calls) {
    const line = added.get(call.first);
    if (line === undefined || moved.has(line.text.trim())) continue;
    const found = INJECTION_CALLS.find((one) => isMeant(one, call, language));
    if (found === undefined) continue;
    addToGroup(calls, found, call);
  }
  return [...calls].flatMap(([found, [call, ...more]]) =>
    call === undefined ? [] : [buildFinding(change, found, call, more)],
  );
}

function buildFinding(change: FileChange, found: InjectionCall, call: Call, more: readonly Call[]): RawFinding {
  const others =
    more.length === 0
      ? ''
      : ` So do ${counted(more.length, 'other new call')} of this file, on line ${more
          .slice(0, MAX_LISTED)
          .map(({ first }) => first)
          .join(', ')}${more.length > MAX_LISTED ? ' …' : ''}.`;
  return {
    file: change.file.path,
    first: call.first,
    last: Math.max(call.first, Math.min(call.last, call.first + MAX_SHOWN)),
    title: clip(`${clip(call.callee, 50)} ${found.runs}`, 110),
    rationale: `This call ${found.runs}, and what it is given is put together at run time: “${clip(call.argument, 120)}”. If any part of it can come from outside, so can what it does. ${found.instead}${others}`,
    anchor: `${call.callee} ${call.argument}`,
    ...(found.mild === true || change.class === 'test' || IN_HOUSE.test(change.file.path)
      ? { severity: 'info' as const }
      : {}),
  };
}

const MAX_LISTED = 8;
/** Programs that only the developers run, on their own data. */
const IN_HOUSE =
  /(?:^|\/)(?:scripts?|tools?|build|bin|ci|\.ci|release|bench\w*|generators?|codegen|migrations?|migrate|seeds?|tests?|examples?)(?:\/|\.\w{1,5}$)|(?:^|\/)(?:Rakefile|\w*file\.\w{1,5}|setup\.py|[\w-]{1,60}\.config\.\w{1,5})$/iu;
const MAX_SHOWN = 5;

function isMeant(one: InjectionCall, call: Call, language: string): boolean {
  if (!one.languages.includes(language) || !one.callee.test(call.callee.slice(-100))) return false;
  if (one.argument !== undefined && !one.argument.test(call.argument)) return false;
  if (one.given === 'dynamic') return !isLiteral(call.argument);
  return isComposed(call.argument) && !isProgramText(call.argument);
}

/** Returns true for a text with inserted values: interpolated, joined or formatted. */
export function isComposed(argument: string): boolean {
  return (
    /\$\{|#\{|["'`]\s{0,4}(?:\+|\.\.?|%|<>|\|\|)\s{0,4}[\w$(@]|[\w$)\]]\s{0,4}(?:\+|\.)\s{0,4}["'`]|\.format\(|\bformat!\(|\bsprintf\(|\bSprintf\(|String\.format\(/iu.test(
      argument,
    ) ||
    /^(?:[rbu]{0,2}f|f[rb]?)["'].{0,200}\{/iu.test(argument) ||
    /^\$@?".{0,200}\{/u.test(argument) ||
    /^"[^"]{0,200}\$\w/u.test(argument) ||
    /\\\(\w/u.test(argument)
  );
}

/**
 * Returns true if all inserted parts belong to the program: constants, and parts whose names show that they are parts
 * of a query.
 */
function isProgramText(argument: string): boolean {
  const put = [...argument.matchAll(PUT_IN)].map(([, interpolated, after, before]) => interpolated ?? after ?? before);
  return (
    put.length > 0 && put.every((one) => one !== undefined && (CONSTANT.test(one.trim()) || PIECE.test(one.trim())))
  );
}

/** Expressions in braces after a dollar or number sign, or next to a plus or dot that joins texts. */
const PUT_IN =
  /[$#]\{([^{}]{1,100})\}|["'`]\s{0,4}[+.]\s{0,4}([\w$.]{1,60}(?:\(\w{0,30}\))?)|([\w$.)]{1,60})\s{0,4}[+.]\s{0,4}["'`]/gu;
const CONSTANT = /^(?:[\w$]{1,60}(?:\.|::)){0,4}[A-Z][A-Z0-9_]{1,60}$/u;
const PIECE =
  /^(?:[\w$]{1,60}\.){0,4}\w{0,60}(?:table(?:_?name)?|columns?|cols|fields|prefix|suffix|sql|sqlsource|query|clause|where|schema|placeholders?)$|quote\w{0,40}\(\w{0,30}\)$/iu;

/** Returns true for a single string or number literal, or an empty text. */
function isLiteral(argument: string): boolean {
  return (
    argument === '' ||
    (/^(?:["'`][^"'`]{0,200}["'`]?|"""[^"]{0,200}"""|'''[^']{0,200}'''|[\d.]{1,20}|None|null|nil|undefined|true|false)$/iu.test(
      argument,
    ) &&
      !isComposed(argument))
  );
}
