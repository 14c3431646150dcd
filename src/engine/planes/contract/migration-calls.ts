/** Risks in migrations that are programs: the calls of the frameworks, and SQL in their strings. */

import type { Line } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { type MigrationText, normalizeName, type Risk, type RiskKind } from './migration-risk-types.js';

interface CallPattern {
  readonly kind: RiskKind;
  readonly pattern: RegExp;
  /** Matched against the whole call; without a match the call is no risk. */
  readonly only?: RegExp;
  /** If it matches, the call is no risk. */
  readonly unless?: RegExp;
}

/**
 * Rails, Django, Alembic and sqlalchemy-migrate, Laravel, Phinx, Knex, Sequelize, TypeORM, Entity Framework, Ecto,
 * Liquibase. The first group that matched is the name, if it is on the line of the call.
 */
const NAME = String.raw`[\s(]{0,4}(?:name:\s{0,2}|table:\s{0,2}|tableName\s{0,2}=\s{0,2})?[:'"\x60]{0,2}([\w.]{0,80})`;
const CALLS: readonly CallPattern[] = [
  createCallPattern(
    'drop-table',
    String.raw`(?:\b(?:op\.drop_table|drop_table|migrations\.DeleteModel|Schema::drop(?:IfExists)?|dropTable(?:IfExists)?|DropTable)|^\s*drop(?:_if_exists)? table)\b`,
  ),
  createCallPattern('drop-table', String.raw`<dropTable\b`),
  createCallPattern(
    'drop-column',
    String.raw`(?:\b(?:drop_column|remove_columns?|remove_reference|remove_belongs_to|remove_timestamps|migrations\.RemoveField|removeColumn|DropColumn)|(?:->|\.)dropColumns?|(?:->|\.)dropTimestamps|\bt\.remove|<dropColumn)\b`,
  ),
  createCallPattern('drop-column', String.raw`^\s*remove\s+:`),
  createCallPattern(
    'rename',
    String.raw`\b(?:rename_table|rename_column|migrations\.Rename(?:Field|Model)|Schema::rename|renameTable|renameColumn|RenameTable|RenameColumn)\b`,
  ),
  createCallPattern('rename', String.raw`\bop\.alter_column\b`, { only: /\bnew_column_name\s*=/u }),
  createCallPattern('rename', String.raw`^\s*rename[\s(]+table\b`),
  createCallPattern('type', String.raw`\b(?:change_column|changeColumn|modifyDataType|AlterColumn)\b`),
  createCallPattern('type', String.raw`\b(?:op|batch_op)\.alter_column\b`, { only: /(?<!existing_)\btype_\s*=/u }),
  createCallPattern(
    'type',
    String.raw`(?:->|\.)(?:string|text|integer|bigInteger|decimal|float|double|boolean|json|jsonb|timestamp|dateTime|char|enum|unsignedInteger|unsignedBigInteger|uuid)\b`,
    { only: /(?:->change\(\)|\.alter\(\))/u },
  ),
  createCallPattern('not-null', String.raw`\bchange_column_null\b`, { only: /,\s*false\s*\)?\s*$/mu }),
  createCallPattern('not-null', String.raw`\b(?:op|batch_op)\.alter_column\b`, {
    only: /(?<!existing_)\bnullable\s*=\s*False/u,
    unless: /\bserver_default\s*=/u,
  }),
  createCallPattern('not-null', String.raw`\b(?:op|batch_op)\.add_column\b`, {
    only: /\bnullable\s*=\s*False/u,
    unless: /\bserver_default\s*=/u,
  }),
  createCallPattern('not-null', String.raw`\badd_column\b`, { only: /\bnull:\s*false/u, unless: /\bdefault:/u }),
  createCallPattern('not-null', String.raw`\baddNotNullConstraint\b`, { unless: /\bdefaultNullValue\b/u }),
  // SQL in strings.
  createCallPattern('drop-table', String.raw`["'\x60(\s]drop\s{1,4}table\b(?:\s{1,4}if\s{1,4}exists)?`, {}, 'iu'),
  createCallPattern(
    'drop-column',
    String.raw`\balter\s{1,4}table\s{1,4}\S{1,100}\s{1,4}drop\s{1,4}column\b(?:\s{1,4}if\s{1,4}exists)?`,
    {},
    'iu',
  ),
  createCallPattern('truncate', String.raw`["'\x60]\s{0,4}truncate(?:\s{1,4}table)?\b`, {}, 'iu'),
  createCallPattern(
    'delete',
    String.raw`["'\x60]\s{0,4}delete\s{1,4}from\b`,
    { unless: /\b(?:where|using)\b/iu },
    'iu',
  ),
];

function createCallPattern(
  kind: RiskKind,
  pattern: string,
  more: Pick<CallPattern, 'only' | 'unless'> = {},
  flags = 'u',
): CallPattern {
  return { kind, pattern: new RegExp(`${pattern}${NAME}`, flags), ...more };
}

const CREATES =
  /\b(?:create_table|op\.create_table|migrations\.CreateModel|Schema::create|createTable(?:IfNotExists)?|CreateTable|create table)\b[\s(]{0,4}(?:name:\s{0,2})?[:'"`]{0,2}([\w.]{0,80})/iu;
/** The limit of lines that one call may have. */
const MAX_CALL_LINES = 12;

/** Reads the calls of a migration. Lines that begin with a comment are skipped. */
export function readCalls(lines: readonly Line[]): MigrationText {
  const created = new Set<string>();
  const texts = lines.map((line) => line.text.slice(0, REACH.statement));
  for (const [index, text] of texts.entries()) {
    const match = CREATES.exec(text);
    if (match === null) continue;
    // The name is on the line after `create_table(`.
    const name = match[1] !== '' ? match[1] : /[\w.]{1,80}/u.exec(texts[index + 1]?.slice(0, 100) ?? '')?.[0];
    created.add(normalizeName(name ?? ''));
  }
  const risks: Risk[] = [];
  texts.forEach((text, index) => {
    if (/^\s*(?:\/\/|#|--|\*|\/\*)/u.test(text)) return;
    const found = new Set<RiskKind>();
    for (const one of CALLS) {
      const match = one.pattern.exec(text);
      if (match === null || found.has(one.kind)) continue;
      const end = findCallEnd(texts, index);
      const whole = texts.slice(index, end + 1).join('\n');
      if ((one.only !== undefined && !one.only.test(whole)) || one.unless?.test(whole) === true) continue;
      const name = match[1] !== '' ? (match[1] ?? '') : (/["':]([\w.]{1,80})/u.exec(texts[index + 1] ?? '')?.[1] ?? '');
      if (created.has(normalizeName(name)) && name !== '') continue;
      found.add(one.kind);
      const number = lines[index]?.number ?? 1;
      risks.push({ kind: one.kind, name, line: number, first: number, last: lines[end]?.number ?? number });
    }
  });
  return { risks, created };
}

/** Returns the index of the line that closes the brackets opened by a call. */
function findCallEnd(texts: readonly string[], start: number): number {
  let depth = 0;
  for (let index = start; index < texts.length && index < start + MAX_CALL_LINES; index += 1) {
    for (const character of texts[index] ?? '') {
      if (character === '(' || character === '[' || character === '{') depth += 1;
      if (character === ')' || character === ']' || character === '}') depth -= 1;
    }
    if (depth <= 0) return index;
  }
  return Math.min(texts.length - 1, start);
}
