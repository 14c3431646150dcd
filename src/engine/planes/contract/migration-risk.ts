import type { Severity } from '../../../contract/index.js';
import type { FileChange, Rule } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { clip } from '../wording.js';
import { type Break, toFindings } from './breaks.js';
import { readCalls } from './migration-calls.js';
import { findUndoLines, isMigration } from './migration-files.js';
import type { Risk, RiskKind } from './migration-risk-types.js';
import { readSql } from './migration-sql.js';
import { readStretches, type Stretch } from './stretches.js';

/** Reports a migration that loses data, locks a table, or removes something that running programs use. */
export const migrationRisk: Rule = {
  id: 'contract/migration-risk',
  severity: 'warn',
  summary: 'A migration may lose data, lock a table or break running programs',
  docs: {
    why: 'While a release rolls out, old and new programs use one database. What the old ones still read must stay until they are gone, and what is dropped is dropped for ever.',
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
    return change.files
      .filter((file) => file.file.status !== 'deleted' && isMigration(file))
      .flatMap((file) =>
        toFindings(
          file,
          readStretches(file).flatMap((stretch) => findRisks(file, stretch)),
        ),
      );
  },
};

const WORDS: Readonly<Record<RiskKind, readonly [title: string, rationale: string, severity: Severity]>> = {
  'drop-table': [
    'The migration drops a table',
    'Its rows are lost, and programs that still read it fail. Make sure that nothing running uses it, and that there is a copy.',
    'warn',
  ],
  'drop-column': [
    'The migration drops a column',
    'Its values are lost, and programs of the last release that still name it fail until they are gone. First release code that no longer uses it, then drop it.',
    'warn',
  ],
  truncate: ['The migration empties a table', 'Every row is lost on every database that runs it.', 'warn'],
  delete: [
    'The migration deletes every row of a table',
    'There is no WHERE. Say which rows are meant, or that all of them are.',
    'warn',
  ],
  update: [
    'The migration changes every row of a table',
    'There is no WHERE: a large table is locked and written anew. Say which rows are meant, and do it in steps.',
    'info',
  ],
  'not-null': [
    'The migration requires a value where rows may have none',
    'It fails where rows are there without one, and so do programs of the last release that write none. Give a default, or fill the column first and require it later.',
    'warn',
  ],
  type: [
    'The migration changes the type of a column',
    'The table may be written anew under a lock, and values that do not fit are refused or cut. Check it against real data and size.',
    'warn',
  ],
  rename: [
    'The migration renames what running programs use',
    'Programs of the last release know the old name until they are gone. Add the new one, write both, and drop the old one later.',
    'warn',
  ],
  index: [
    'An index is built while writers wait',
    'Without CONCURRENTLY, PostgreSQL holds off every write to the table until the index is built. On a table that is small or new this is fine.',
    'info',
  ],
};

function findRisks(file: FileChange, stretch: Stretch): readonly Break[] {
  const sql = file.language === 'SQL' || file.file.path.endsWith('.sql') || file.language === 'PLpgSQL';
  const { risks } = sql ? readSql(stretch.after) : readCalls(stretch.after);
  if (risks.length === 0) return [];
  const added = new Set(file.added.map((line) => line.number));
  const undone = findUndoLines(file.file.path, stretch.after, stretch.section);
  const isPostgres =
    sql &&
    stretch.after.some(({ text }) =>
      /\b(?:CONCURRENTLY|USING\s+(?:gin|gist|brin|btree)|jsonb|timestamptz|plpgsql|bigserial)\b/iu.test(
        text.slice(0, REACH.statement),
      ),
    );
  return risks
    .filter((risk) => touchesAddedLine(risk, added) && !undone.has(risk.line))
    .map((risk) => {
      const [title, rationale, severity] = WORDS[risk.kind];
      const name = clip(risk.name.replace(/["'`[\]]/gu, ''), 50);
      return {
        line: risk.line,
        title: name === '' ? title : `${title}: ${name}`,
        rationale,
        anchor: `${risk.kind} ${risk.name}`,
        severity: risk.kind === 'index' && isPostgres ? 'warn' : severity,
      };
    });
}

function touchesAddedLine(risk: Risk, added: ReadonlySet<number>): boolean {
  if (added.has(risk.line)) return true;
  for (let line = risk.first; line <= risk.last && line < risk.first + 200; line += 1) if (added.has(line)) return true;
  return false;
}
