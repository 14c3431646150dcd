import type { RiskKind } from './judge.js';

/** `title` goes after “The migration”. */
interface RiskWords {
  readonly title: string;
  readonly rationale: string;
}

/** What is said of each kind of risk: what the migration does, and what to do instead. Source: PostgreSQL's "ALTER TABLE" and "Explicit Locking", MySQL's "Online DDL Operations". */
export const RISK_WORDS: Readonly<Record<RiskKind, RiskWords>> = {
  'drop-table': {
    title: 'drops a table',
    rationale:
      'Its rows are lost, and programs that still read it fail. Make sure that nothing running uses it, and that there is a copy.',
  },
  'drop-schema': {
    title: 'drops a whole schema or database',
    rationale: 'All of its tables are lost on every database that runs it.',
  },
  'drop-view': {
    title: 'drops a materialized view',
    rationale:
      'Its rows are lost, and programs of the last release that still read it fail. First release code that no longer does.',
  },
  'drop-partition': {
    title: 'drops a part of a table',
    rationale:
      'Its rows are lost on every database that runs it. Make sure that there is a copy, or that nobody needs them.',
  },
  'drop-column': {
    title: 'drops a column',
    rationale:
      'Its values are lost, and programs of the last release that still name it fail until they are gone. First release code that no longer uses it, then drop it.',
  },
  forced: {
    title: 'drops a table that is there already',
    rationale:
      'With force, the table and its rows go before the new one is made. Without it, the migration stops where the table exists.',
  },
  truncate: { title: 'empties a table', rationale: 'Every row is lost on every database that runs it.' },
  delete: {
    title: 'deletes every row of a table',
    rationale: 'Nothing says which rows. Say which are meant, or that all of them are.',
  },
  update: {
    title: 'changes every row of a table',
    rationale:
      'Nothing says which rows: a large table is locked and rewritten. Say which are meant, and do it in steps, apart from changes of the schema.',
  },
  required: {
    title: 'requires a value that existing rows do not have',
    rationale:
      'A new column that is NOT NULL without a default fails where the table has rows, and so do programs of the last release that write none. Give a default, or fill the column first and require it later.',
  },
  'program-default': {
    title: 'adds a required column whose default only the new program knows',
    rationale:
      'The default does not stay in the database (Django takes it out again): programs of the last release that insert rows fail. Keep one there (in Django db_default), or allow null first.',
  },
  'not-null': {
    title: 'requires a value where rows may have none',
    rationale:
      'It fails where a row has none, and reads the whole table under a lock. Fill the column first; in PostgreSQL add CHECK (column IS NOT NULL) NOT VALID, validate it, and then require it.',
  },
  narrower: {
    title: 'makes the type of a column narrower',
    rationale: 'Values that do not fit are refused or cut. Check it against real data.',
  },
  type: {
    title: 'changes the type of a column',
    rationale:
      'The database may rewrite the table under a lock, and values that do not fit are refused or cut. Check it against real data and size.',
  },
  rewrite: {
    title: 'changes how a column is stored',
    rationale:
      'Every value fits, but PostgreSQL and MySQL rewrite the whole table, and nobody can read or write it meanwhile. On a large table fill a new column in steps.',
  },
  volatile: {
    title: 'adds a column whose default is computed for each row',
    rationale:
      'PostgreSQL rewrites the whole table under a lock, because the default is not the same for all rows. Add the column without it, set the default, and fill old rows in steps.',
  },
  generated: {
    title: 'adds a stored generated column',
    rationale: 'The database rewrites the whole table under a lock to compute it for every row.',
  },
  numbered: {
    title: 'adds a column that numbers every row',
    rationale: 'Existing rows get their numbers while the database rewrites the whole table under a lock.',
  },
  json: {
    title: 'adds a column of type json',
    rationale: 'In PostgreSQL json has no equality: SELECT DISTINCT and GROUP BY over the table fail. jsonb has.',
  },
  rename: {
    title: 'renames what running programs use',
    rationale:
      'Programs of the last release know the old name until they are gone. Add the new one, write both, and drop the old one later.',
  },
  'rename-value': {
    title: 'renames a value of a type',
    rationale: 'Programs of the last release read and write the old value until they are gone.',
  },
  index: {
    title: 'builds an index while writers wait',
    rationale:
      'Without CONCURRENTLY, PostgreSQL holds off every write to the table until the index is built. On a table that is small or new this is fine.',
  },
  'drop-index': {
    title: 'drops an index under a lock',
    rationale:
      'Without CONCURRENTLY, PostgreSQL waits for everybody who uses the table, and everybody after waits for it.',
  },
  'foreign-key': {
    title: 'adds a foreign key and checks every row',
    rationale:
      'PostgreSQL holds off writes to both tables meanwhile. Add it NOT VALID, and validate it in a later step.',
  },
  check: {
    title: 'adds a check and reads every row',
    rationale: 'PostgreSQL holds off reads and writes meanwhile. Add it NOT VALID, and validate it in a later step.',
  },
  unique: {
    title: 'requires values to be unique',
    rationale:
      'It fails where two rows are alike, and PostgreSQL locks the table while it builds the index. Build a unique index CONCURRENTLY first, and add the constraint USING INDEX.',
  },
  exclusion: {
    title: 'adds an exclusion constraint',
    rationale: 'PostgreSQL locks the table while it checks every row and builds the index; there is no way around it.',
  },
  'primary-key': {
    title: 'adds a primary key',
    rationale:
      'PostgreSQL locks the table while it builds the index. Build a unique index CONCURRENTLY first, and add the key USING INDEX.',
  },
  transaction: {
    title: 'builds or drops an index CONCURRENTLY in a transaction',
    rationale: 'PostgreSQL refuses this, so that the migration fails. Switch the transaction off for this migration.',
  },
  validate: {
    title: 'validates in the transaction that adds it',
    rationale:
      'The lock of adding it is held until the transaction ends, so that writers wait while every row is checked. Validate it in a migration of its own.',
  },
  lock: {
    title: 'locks a whole table',
    rationale: 'Nobody writes it, and mostly nobody reads it, until the statement is done.',
  },
};
