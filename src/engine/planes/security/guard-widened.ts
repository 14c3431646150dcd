import type { FileChange, RawFinding, Rule, RuleContext, ScannedLine } from '../../model.js';
import { splitName } from '../../text/access-names.js';
import { REACH } from '../../text/reach.js';
import { leaveToPerson } from '../leave-to-person.js';
import { clip } from '../wording.js';
import { findWiderAbilities } from './guards/abilities.js';
import { listUses } from './guards/guard-uses.js';
import { findOpenedRoutes } from './guards/route-middleware.js';
import { isInService } from './weaknesses/in-service.js';

/** Reports a guard that stays and asks for less: another role, no role, a login alone, or not everywhere. */
export const guardWidened: Rule = {
  id: 'security/guard-widened',
  severity: 'info',
  summary: 'A guard that stays lets more people in',
  docs: {
    why: 'The check is still in the code, so its change is easily overlooked, and it lets more people pass than before.',
    bad: {
      files: {
        'src/server.ts': [
          ' const app = express();',
          "-app.post('/refund', requireRole('admin'), refund);",
          "+app.post('/refund', requireRole('user'), refund);",
        ],
      },
    },
    good: {
      files: {
        'src/server.ts': [
          ' const app = express();',
          "-app.post('/refund', requireRole('staff'), refund);",
          "+app.post('/refund', requireRole('admin'), refund);",
        ],
      },
    },
  },
  suppressible: true,
  check: (context) =>
    leaveToPerson(
      context.change.files
        .filter(isInService)
        .flatMap((change) => [
          ...findWidened(context, change),
          ...findLostOwners(change),
          ...reportAbilities(change),
          ...reportRoutes(change),
        ]),
    ),
};

function findWidened({ syntax }: RuleContext, change: FileChange): readonly RawFinding[] {
  const { added, removed } = syntax.get(change.file.path) ?? { added: [], removed: [] };
  const before = listUses(removed, []);
  if (before.length === 0) return [];
  const after = listUses(added, []);
  return change.regions.flatMap((region): readonly RawFinding[] => {
    const old = new Set(region.removed.map(({ number }) => number));
    const now = new Set(region.added.map(({ number }) => number));
    const gone = before.filter(({ line }) => old.has(line.number));
    const come = after.filter(({ line }) => now.has(line.number));
    if (gone.length !== come.length) return [];
    return gone.flatMap((use, at): readonly RawFinding[] => {
      const other = come[at];
      if (other === undefined) return [];
      const how =
        use.name === other.name
          ? compareDemands(use.name, readDemand(use.line, use.name), readDemand(other.line, other.name))
          : asksForRole(use.name) && asksForLogin(other.name)
            ? `stood here, and ${other.name} asks only for a login`
            : null;
      return how === null ? [] : [buildFinding(change, other.line, use.line.text, `${use.name} ${how}`)];
    });
  });
}

interface Demand {
  readonly texts: readonly string[];
  /** `except: :a`, `only: :b`: it does not hold everywhere. */
  readonly limits: boolean;
}

/** Reads what is given to a guard on its line. */
function readDemand({ text }: ScannedLine, name: string): Demand {
  const line = text.slice(0, REACH.line);
  const from = line.indexOf(name) + name.length;
  const rest = line.slice(from);
  const open = /^[^\s(]?\(/u.exec(rest);
  const given = open === null ? rest : rest.slice(0, findClose(rest, open[0].length - 1) + 1);
  return {
    texts: [...given.matchAll(NESTED.test(given) ? /'([^'"]{1,100})'/gu : /["'`]([^"'`]{1,100})["'`]/gu)].flatMap(
      ([, item]) => item ?? [],
    ),
    limits: /\b(?:except|only|if|unless)\s?(?::|=>)/u.test(given),
  };
}

/** Texts inside a text: `"hasRole('ADMIN')"`. */
const NESTED = /"[^"]{0,200}'[^"]{1,200}"/u;

function findClose(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** Words for those who may least, and for rights to look only. */
const LEAST =
  /^(?:user|users|member|members|customer|guest|guests|anonymous|public|everyone|everybody|all|authenticated|viewer|reader|read|view|list|any|\*)$/u;

const isLeast = (text: string) =>
  /permitAll|isAnonymous|isAuthenticated|AllowAll|AllowAny/u.test(text) ||
  splitName(text).some((word) => LEAST.test(word)) ||
  text === '*';

function compareDemands(name: string, before: Demand, after: Demand): string | null {
  if (after.limits && !before.limits) return 'no longer holds everywhere';
  if (before.texts.length === 0) return null;
  if (after.texts.length === 0) return 'asks for no role any more';
  if (after.texts.every(isLeast) && !before.texts.some(isLeast)) return `asks only for ${after.texts.join(', ')}`;
  const roles = /any|role|secured/iu.test(`${name} ${before.texts.join(' ')}`);
  const more = after.texts.filter((text) => !before.texts.includes(text));
  const kept = before.texts.every((text) => after.texts.includes(text));
  if (roles && kept && more.some(isLeast)) return `lets ${more.join(', ')} in too`;
  // One expression: `hasRole('ADMIN')` → `hasAnyRole('ADMIN', 'USER')`.
  return after.texts.some(isLeast) && !before.texts.some(isLeast) && kept ? 'lets more roles in' : null;
}

const asksForRole = (name: string) =>
  splitName(name).some((word) =>
    /^(?:admin|admins|role|roles|permission|permissions|staff|owner|superuser)$/u.test(word),
  );
const asksForLogin = (name: string) =>
  !asksForRole(name) &&
  splitName(name).some((word) => /^(?:login|auth|authenticate|authenticated|session|logged)$/u.test(word));

/** A condition of a query by which people get only what is theirs. */
const OWNED =
  /,?\s{0,4}["']?\b(?:owner|user|author|tenant|account|customer|member|organi[sz]ation|org|workspace|created_?by|team)(?:_?id|Id|__\w{1,20})?["']?\s{0,4}(?:=>|[:=])\s{0,4}[$@]?(?:this\.|self\.)?(?:current_?user|current_?account|current_?tenant|request|req|ctx|context|session|auth|user|principal|tenant|viewer)(?:(?:\.|->|\?\.|::)\w{1,30}(?:\(\))?){0,4}/giu;
const QUERY =
  /\b(?:find\w{0,30}|get\w{0,30}|filter\w{0,10}|where|query|select|first\w{0,10}|objects|delete\w{0,20}|update\w{0,20}|destroy\w{0,10}|count|load)\b/iu;

/** Finds queries that lose the condition by which people get only what is theirs, and nothing else. */
function findLostOwners(change: FileChange): readonly RawFinding[] {
  const plain = (text: string) => text.replace(/\s/gu, '').replace(/([({[]),/gu, '$1');
  return change.regions.flatMap(({ added, removed }) =>
    removed.flatMap(({ text }): readonly RawFinding[] => {
      const line = text.slice(0, REACH.line);
      if (!QUERY.test(line)) return [];
      const without = plain(line.replace(OWNED, ''));
      if (without === plain(line)) return [];
      const now = added.find((one) => plain(one.text.slice(0, REACH.line)) === without);
      return now === undefined ? [] : [buildFinding(change, now, line, 'A query no longer asks whose it is')];
    }),
  );
}

/** What a class of abilities allows is asked for elsewhere, so a person has to see for whom the line holds. */
const reportAbilities = (change: FileChange): readonly RawFinding[] =>
  findWiderAbilities(change).map(({ line, before }) => ({
    ...buildFinding(change, line, before, 'An ability allows more than before'),
    severity: 'info',
    checksLess: true,
  }));

/** A guard may stand around the whole group of routes: a person has to see whether it does. */
const reportRoutes = (change: FileChange): readonly RawFinding[] =>
  findOpenedRoutes(change).map(({ line, before, lost }) => ({
    ...buildFinding(change, line, before, `A route no longer names ${lost.join(', ')}`),
    severity: 'info',
    checksLess: true,
  }));

function buildFinding(
  { file }: FileChange,
  { number, text }: { readonly number: number; readonly text: string },
  before: string,
  what: string,
): RawFinding {
  return {
    file: file.path,
    first: number,
    last: number,
    title: clip(what, 110),
    rationale: `Before: “${clip(before, 160)}”; now: “${clip(text, 160)}”. More people may pass than before. If that is intended, say in the pull request who and why. If not, put the check back.`,
    anchor: `${what}\n${text.trim()}`,
  };
}
