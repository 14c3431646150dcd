/** Says which operations of a migration are a risk: data that is lost, a table that is locked, programs that fail. */
import type { Severity } from '../../../../contract/index.js';
import type { MigrationFacts } from './facts.js';
import type { Operation } from './operations.js';
import { compareTypes, isAnyText, isUnlimited } from './types.js';

/** Why an operation is a risk. `RISK_WORDS` says it in words. */
export type RiskKind =
  | 'drop-table'
  | 'drop-schema'
  | 'drop-view'
  | 'drop-partition'
  | 'drop-column'
  | 'forced'
  | 'truncate'
  | 'delete'
  | 'update'
  | 'required'
  | 'program-default'
  | 'not-null'
  | 'narrower'
  | 'type'
  | 'rewrite'
  | 'volatile'
  | 'generated'
  | 'numbered'
  | 'json'
  | 'rename'
  | 'rename-value'
  | 'index'
  | 'drop-index'
  | 'foreign-key'
  | 'check'
  | 'unique'
  | 'exclusion'
  | 'primary-key'
  | 'transaction'
  | 'validate'
  | 'lock';

/** An operation that is a risk, and how grave it is. */
export interface Risk {
  readonly kind: RiskKind;
  readonly severity: Severity;
  readonly operation: Operation;
  /** What it is about: `table.column`. */
  readonly name: string;
}

/** How a framework runs a migration, and what its projects mostly run it on. */
export interface Circumstances {
  readonly facts: MigrationFacts;
  /** Whether the migration is known to run in a transaction. */
  readonly inTransaction: boolean;
  /** Whether the framework is mostly run on PostgreSQL, as far as locks go. */
  readonly mayBePostgres: boolean;
  /** Tables to which the same transaction has added what is not validated yet. */
  readonly unchecked: ReadonlySet<string>;
}

/** Names of temporary tables. */
const THROWAWAY = /(?:^|_)(?:te?mp|temporary|old|new|backup|bak|copy|staging)(?:_|\d|$)/u;

/** Judges one operation; null if it is no risk. */
export function judgeOperation(operation: Operation, given: Circumstances): Risk | null {
  const found = judge(operation, given);
  if (found === null) return null;
  const { table, name } = operation;
  const named =
    operation.kind === 'drop-table' ||
    operation.kind === 'rename-table' ||
    operation.kind === 'truncate' ||
    operation.kind === 'drop-view'
      ? table
      : [table, name].filter((part) => part !== '').join('.');
  // The author says that it is safe, and may be wrong.
  const severity = operation.how.has('answered') ? 'info' : found[1];
  return { kind: found[0], severity, operation, name: named };
}

type Judged = readonly [RiskKind, Severity] | null;

function judge(operation: Operation, given: Circumstances): Judged {
  const { kind, how, table } = operation;
  const { facts } = given;
  const isNew =
    facts.created.has(table) || (THROWAWAY.test(table) && !(kind === 'rename-table' && /(?:^|_)old/u.test(table)));
  if (kind === 'add-index' || kind === 'drop-index') {
    if (how.has('concurrently'))
      return given.inTransaction && facts.dialect !== 'MySQL' ? ['transaction', 'warn'] : null;
    if (isNew || how.has('online') || !locksWriters(given)) return null;
    return [kind === 'add-index' ? 'index' : 'drop-index', 'info'];
  }
  if (kind === 'drop-schema') return facts.schemas.has(table) ? null : ['drop-schema', 'warn'];
  if (kind === 'rename-value') return ['rename-value', 'info'];
  if (kind === 'drop-table' && how.has('forced')) return ['forced', 'warn'];
  if (isNew) return null;
  switch (kind) {
    case 'drop-table':
      return ['drop-table', 'warn'];
    case 'drop-view':
      return ['drop-view', 'info'];
    case 'drop-partition':
      return ['drop-partition', 'info'];
    case 'drop-column':
      return facts.dropped.has(table) || facts.filled.has(`new ${table}.${operation.name}`)
        ? null
        : ['drop-column', rate(operation.name, facts)];
    case 'rename-table':
      return facts.dropped.has(table) ? null : ['rename', rate(table, facts)];
    case 'rename-column':
      return ['rename', rate(operation.name, facts)];
    case 'truncate':
      return ['truncate', 'warn'];
    case 'delete-all':
      return ['delete', 'warn'];
    case 'update-all':
      return facts.filled.has(`new ${table}.${operation.name}`) ? null : ['update', 'info'];
    case 'add-column':
      return judgeColumn(operation, given);
    case 'change-type':
      return judgeType(operation, facts);
    case 'set-not-null':
      return judgeNotNull(operation, facts);
    case 'validate':
      return given.inTransaction && given.unchecked.has(table) && locksWriters(given) ? ['validate', 'info'] : null;
    case 'lock':
      return ['lock', ['VACUUM FULL', 'CLUSTER'].includes(operation.detail) ? 'warn' : 'info'];
    default:
      return judgeConstraint(operation, given);
  }
}

/**
 * What the change takes out of the program beside the migration, the release before it still names. A file of SQLite has one
 * program, which stops before it migrates.
 */
function rate(name: string, facts: MigrationFacts): Severity {
  return facts.used.has(name) && facts.dialect !== 'SQLite' ? 'warn' : 'info';
}

/** PostgreSQL alone holds writers off while it builds an index or checks rows, and has a way around. */
function locksWriters({ facts, mayBePostgres }: Circumstances): boolean {
  return facts.dialect === 'PostgreSQL' || (facts.dialect === null && mayBePostgres);
}

function judgeColumn({ table, name, how, type }: Operation, given: Circumstances): Judged {
  const { dialect } = given.facts;
  const postgres = locksWriters(given);
  if (how.has('generated')) return dialect === 'SQLite' ? null : ['generated', 'info'];
  if (how.has('numbered')) return dialect === 'SQLite' ? null : ['numbered', 'info'];
  if (how.has('volatile')) return postgres ? ['volatile', 'info'] : null;
  const stays = given.facts.defaulted.get(`${table}.${name}`);
  const goes = how.has('program-default') || (how.has('default') && stays === false);
  if (goes && how.has('required')) return stays === true ? null : ['program-default', 'info'];
  if (goes) return null;
  // MySQL gives the rows the zero of the type.
  if (how.has('required') && !how.has('default')) return ['required', dialect === 'MySQL' ? 'info' : 'warn'];
  return type === 'json' && postgres ? ['json', 'info'] : null;
}

function judgeType(operation: Operation, facts: MigrationFacts): Judged {
  const { table, name, type, how, detail } = operation;
  const model = facts.models.get(name)?.replace(/ null$/u, '');
  const before = operation.before || facts.before.get(`${table}.${name}`) || model || '';
  const change = before === '' ? 'unknown' : compareTypes(before, type);
  switch (change) {
    case 'same':
    case 'wider':
      return null;
    case 'narrower':
      return ['narrower', 'warn'];
    case 'rewrites':
      return facts.dialect === 'SQLite' ? null : ['rewrite', 'info'];
    case 'other':
      return ['type', 'info'];
    default:
      // What Django is told of a field is mostly no change of the column.
      if (detail === 'field') return null;
      return (isAnyText(type) || isUnlimited(type)) && !how.has('using') ? null : ['type', 'info'];
  }
}

function judgeNotNull({ table, name, how, detail }: Operation, facts: MigrationFacts): Judged {
  if (facts.validated.has(table) || facts.validated.has(`${table}.${name}`) || how.has('not-valid')) return null;
  if (detail === 'field' && facts.models.get(name)?.endsWith(' null') !== true) return null;
  // A clause that repeats the whole column mostly changes something else, unless its rows are filled before.
  if (detail === 'restated' && !facts.filled.has(`${table}.${name}`)) return null;
  if (facts.dialect === 'SQLite') return null;
  // Old rows are filled, and old programs get the default.
  if (facts.filled.has(`${table}.${name}`) && facts.defaulted.get(`${table}.${name}`) === true) return null;
  return ['not-null', 'info'];
}

function judgeConstraint({ kind, how }: Operation, given: Circumstances): Judged {
  if (how.has('not-valid') || how.has('ready')) return null;
  // Two rows that are alike stop it anywhere.
  if (kind === 'add-unique' && given.facts.dialect !== 'SQLite') return ['unique', 'info'];
  if (!locksWriters(given)) return null;
  switch (kind) {
    case 'add-foreign-key':
      return ['foreign-key', 'info'];
    case 'add-check':
      return ['check', 'info'];
    case 'add-exclusion':
      return ['exclusion', 'info'];
    case 'add-primary-key':
      return ['primary-key', 'info'];
    default:
      return null;
  }
}
