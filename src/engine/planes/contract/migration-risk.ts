import type { FileChange, RawFinding, Rule } from '../../model.js';
import { MAX_ANCHOR } from '../../text/reach.js';
import { leaveToPerson } from '../leave-to-person.js';
import { clip } from '../wording.js';
import { gatherFacts, type ReadFile, readMigrations } from './migrations/facts.js';
import { type Circumstances, judgeOperation, type Risk } from './migrations/judge.js';
import type { Operation } from './migrations/operations.js';
import { RISK_WORDS } from './migrations/risk-words.js';

/** Reports a migration that loses data, locks a table, or removes something that running programs use. */
export const migrationRisk: Rule = {
  id: 'contract/migration-risk',
  severity: 'info',
  summary: 'A migration may lose data, lock a table or break running programs',
  docs: {
    why: 'During a release, old and new programs use the same database. What the old programs read must stay until they are gone. Dropped data cannot be restored.',
    bad: {
      files: {
        'db/migrations/20240203_currency.sql': [
          '+ALTER TABLE orders DROP COLUMN total;',
          '+ALTER TABLE orders ADD COLUMN currency text NOT NULL;',
        ],
      },
    },
    good: {
      files: {
        'db/migrations/20240203_currency.sql': ["+ALTER TABLE orders ADD COLUMN currency text NOT NULL DEFAULT 'EUR';"],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    const all = readMigrations(change);
    const found = all.flatMap((one): readonly RawFinding[] => {
      const risks = findRisks(one, { ...describeFramework(one), facts: gatherFacts(change, all, one) });
      return risks.length === 0 ? [] : [describe(one.change, risks)];
    });
    return leaveToPerson(found);
  },
};

const toKey = ({ kind, table, name, type }: Operation) => `${kind} ${table} ${name} ${type}`;

function findRisks(
  one: ReadFile,
  given: Omit<Circumstances, 'inTransaction' | 'unchecked'> & { readonly wraps: boolean },
): readonly Risk[] {
  const added = new Set(one.change.added.map((line) => line.number));
  const known = new Set(one.before.forward.map(toKey));
  let begun = false;
  const risks: Risk[] = [];
  const seen = new Set<string>();
  const types = new Map<string, string>();
  const unchecked = new Set<string>();
  for (const read of one.after.forward) {
    const operation = addOldType(read, types);
    if (operation.kind === 'begin' || operation.kind === 'commit') {
      begun = operation.kind === 'begin';
      unchecked.clear();
    }
    if (operation.how.has('not-valid')) unchecked.add(operation.table);
    if (known.has(toKey(operation)) || !touchesAddedLine(operation, added)) continue;
    const risk = judgeOperation(operation, { ...given, unchecked, inTransaction: given.wraps || begun });
    const key = risk === null ? '' : `${risk.kind} ${risk.name}`;
    if (risk === null || seen.has(key)) continue;
    seen.add(key);
    risks.push(risk);
  }
  return risks;
}

/** The type that a column has by what the migration did before. Keeps the new one. */
function addOldType(operation: Operation, types: Map<string, string>): Operation {
  const { kind, table, name, type, before } = operation;
  if ((kind !== 'add-column' && kind !== 'change-type') || type === '') return operation;
  const key = `${table}.${name}`;
  const known = before || (types.get(key) ?? '');
  types.set(key, type);
  return { ...operation, before: known };
}

/** What the frameworks do by themselves: Rails, Django and Ecto wrap each migration in a transaction unless told not to. */
function describeFramework({ change, text }: ReadFile): { readonly wraps: boolean; readonly mayBePostgres: boolean } {
  const whole = change.file.new_text !== null || change.file.status === 'added';
  const wraps = {
    Ruby: !/\bdisable_ddl_transaction!/u.test(text),
    Elixir: !/@disable_ddl_transaction\s+true/u.test(text),
    Python: /\bclass\s+Migration\(/u.test(text) && !/\batomic\s*=\s*False/u.test(text),
  };
  const language = change.language ?? '';
  const may = language === 'Ruby' || language === 'Elixir' || language === 'Python' ? wraps[language] : false;
  // PHP and .NET are mostly run on MySQL and SQL Server.
  return { wraps: whole && may, mayBePostgres: language !== 'PHP' && language !== 'C#' };
}

/** More names than this are counted. */
const MAX_NAMED = 4;

/** One finding for a migration: the worst risk first, and the others after it. */
function describe(change: FileChange, risks: readonly Risk[]): RawFinding {
  const severity = risks.some((risk) => risk.severity === 'warn') ? 'warn' : 'info';
  const first = risks.find((risk) => risk.severity === severity) ?? risks[0];
  const kinds = [...new Set([...(first === undefined ? [] : [first.kind]), ...risks.map(({ kind }) => kind)])];
  const parts = kinds.map((kind) => {
    const names = risks.filter((risk) => risk.kind === kind && risk.name !== '').map(({ name }) => clip(name, 50));
    const more = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} more` : '';
    return { ...RISK_WORDS[kind], names: `${names.slice(0, MAX_NAMED).join(', ')}${more}` };
  });
  const [main, ...others] = parts;
  const also = others.map(({ title, names }) => (names === '' ? title : `${title} (${names})`));
  const line = first?.operation.line ?? 1;
  return {
    file: change.file.path,
    first: line,
    last: line,
    severity,
    title: `The migration ${main?.title ?? ''}${main === undefined || main.names === '' ? '' : `: ${main.names}`}`,
    rationale: [
      main?.rationale ?? '',
      also.length === 0 ? '' : `It also ${also.join('; ')}.`,
      first?.operation.how.has('answered') === true ? 'The author marks it as safe: look whether it is.' : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
    anchor: risks
      .map(({ kind, name }) => `${kind} ${name}`)
      .join(', ')
      .slice(0, MAX_ANCHOR),
  };
}

function touchesAddedLine({ line, first, last }: Operation, added: ReadonlySet<number>): boolean {
  if (added.has(line)) return true;
  for (let number = first; number <= last && number < first + 200; number += 1) if (added.has(number)) return true;
  return false;
}
