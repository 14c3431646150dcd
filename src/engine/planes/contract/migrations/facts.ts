import type { Change, FileChange } from '../../../model.js';
import { readStretches } from '../stretches.js';
import { isMigration, type MigrationSide, readMigration } from './files.js';
import { normalizeName, type Operation } from './operations.js';

type Dialect = 'PostgreSQL' | 'MySQL' | 'SQLite' | 'other';

/** What a change says of its database besides one operation: the dialect, new tables, types before, checks that hold. */
export interface MigrationFacts {
  /** Null if nothing tells. */
  readonly dialect: Dialect | null;
  /** Tables that the change creates, drops or renames something to: no program uses them yet, or they are copies. */
  readonly created: ReadonlySet<string>;
  /** Schemas and databases that the change creates. */
  readonly schemas: ReadonlySet<string>;
  /** Tables and columns (`table.column`) that the change adds or fills, or of which a check was validated before. */
  readonly filled: ReadonlySet<string>;
  readonly validated: ReadonlySet<string>;
  /** Columns whose default the change sets, or takes away, in the end. */
  readonly defaulted: ReadonlyMap<string, boolean>;
  readonly dropped: ReadonlySet<string>;
  /** The type that a column (`table.column`) had, as far as the change says. */
  readonly before: ReadonlyMap<string, string>;
  /** Lines that go elsewhere in the change, where they define columns: schemas and models. */
  readonly models: ReadonlyMap<string, string>;
  /** Names in the lines that the change takes out of the program, in lower case with underscores. */
  readonly used: ReadonlySet<string>;
}

/** A migration of the change with what it does on both sides. */
export interface ReadFile {
  readonly change: FileChange;
  readonly before: MigrationSide;
  readonly after: MigrationSide;
  readonly text: string;
}

const join = (sides: readonly MigrationSide[]): MigrationSide => ({
  forward: sides.flatMap(({ forward }) => forward),
  back: sides.flatMap(({ back }) => back),
});

/** Reads every migration of a change that is there after it. */
export function readMigrations(change: Change): readonly ReadFile[] {
  return change.files
    .filter((file) => file.file.status !== 'deleted' && isMigration(file))
    .map((file) => {
      const stretches = readStretches(file);
      return {
        change: file,
        before: join(stretches.map(({ before, section }) => readMigration(file, before, section))),
        after: join(stretches.map(({ after, section }) => readMigration(file, after, section))),
        text: stretches
          .map(({ after }) => after.map(({ text }) => text.slice(0, 500)).join('\n'))
          .join('\n')
          .slice(0, MAX_READ),
      };
    });
}

/** The characters of a text in which a dialect is looked for. */
const MAX_READ = 20_000;

/** Gathers the facts for one migration of a change. */
export function gatherFacts(change: Change, all: readonly ReadFile[], one: ReadFile): MigrationFacts {
  const fresh = all.filter(({ change: { file } }) => file.status === 'added' || file.status === 'copied');
  const forward = [...fresh, ...(fresh.includes(one) ? [] : [one])].flatMap(({ after }) => after.forward);
  const [created, filled, validated, dropped] = [
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
    new Set<string>(),
  ];
  const schemas = new Set<string>();
  const defaulted = new Map<string, boolean>();
  for (const operation of forward) {
    const { kind, table, name, how } = operation;
    if (kind === 'create-table') created.add(table);
    if (kind === 'create-schema') schemas.add(table);
    // A copy takes the place of the table that was dropped.
    if (kind === 'rename-table') created.add(normalizeName(operation.detail));
    if (kind === 'add-column' || kind === 'update-all') filled.add(`${table}.${name}`);
    if (kind === 'add-column' && !how.has('default')) filled.add(`new ${table}.${name}`);
    if (kind === 'fill') filled.add(`${table}.${name}`);
    if (kind === 'set-default' || kind === 'drop-default') defaulted.set(`${table}.${name}`, kind === 'set-default');
    if (kind === 'validate') validated.add(table);
    if (kind === 'add-check' && !how.has('not-valid')) addChecked(validated, operation);
    if (kind === 'drop-table') dropped.add(table);
  }
  created.delete('');
  return {
    dialect: findDialect(change, one),
    created,
    schemas,
    filled,
    validated,
    defaulted,
    dropped,
    before: findOldTypes(one),
    models: readModels(change),
    used: readUsed(change, forward),
  };
}

/** `CHECK (a IS NOT NULL)`: what is required later holds already. */
function addChecked(validated: Set<string>, { table, detail }: Operation): void {
  const column = /["'`]?(\w{1,80})["'`]?\s{1,4}is\s{1,4}not\s{1,4}null/u.exec(detail)?.[1];
  if (column !== undefined) validated.add(`${table}.${column}`);
}

/** What undoes a change of a type says the type before. */
function findOldTypes({ after }: ReadFile): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { kind, table, name, type } of after.back) {
    if (kind === 'change-type' && type !== '') found.set(`${table}.${name}`, type);
  }
  return found;
}

const PATHS: readonly (readonly [Dialect, RegExp])[] = [
  [
    'PostgreSQL',
    /(?:^|[/._-])(?:postgres(?:ql)?|pgsql|psql|pg|supabase|cockroach(?:db)?|timescale(?:db)?)(?:[/._-]|$)/iu,
  ],
  ['MySQL', /(?:^|[/._-])(?:mysql|mariadb|tidb)(?:[/._-]|$)/iu],
  ['SQLite', /(?:^|[/._-])(?:sqlite3?|d1)(?:[/._-]|$)/iu],
  [
    'other',
    /(?:^|[/._-])(?:mssql|sqlserver|oracle|clickhouse|cassandra|snowflake|bigquery|spanner|h2|db2|redshift)(?:[/._-]|$)/iu,
  ],
];

const TEXTS: readonly (readonly [Dialect, RegExp])[] = [
  [
    'PostgreSQL',
    /\b(?:CONCURRENTLY|jsonb|timestamptz|plpgsql|bigserial|serial|bytea|tsvector|hstore|citext)\b|\bUSING\s+(?:gin|gist|brin|btree|hash)\b|\$\$|::(?:text|int|jsonb?|uuid|regclass)\b|\bNOT\s+VALID\b|\bADD\s+VALUE\b|postgresql|Npgsql|algorithm:\s*:concurrently|disable_ddl_transaction|django\.contrib\.postgres|validate:\s*false|enable_extension|pgm\./iu,
  ],
  ['SQLite', /\bAUTOINCREMENT\b|\bPRAGMA\s|Sqlite:|"sqlite"|\bWITHOUT\s+ROWID\b/iu],
  [
    'MySQL',
    /\bENGINE\s?=|\bAUTO_INCREMENT\b|\butf8mb[34]\b|\b(?:MODIFY|CHANGE)\s+COLUMN\b|\bunsigned\b|\bMySql:|ALTER TABLE `|(?:ALGORITHM|LOCK)\s?(?:=|:\s?:)\s?(?:INPLACE|INSTANT|NOCOPY|COPY|NONE|SHARED|EXCLUSIVE|DEFAULT)\b/iu,
  ],
  ['other', /\[dbo\]|\bdbo\.|\bNVARCHAR\b|\bVARCHAR2\b|SqlServer:|\bsp_rename\b|\bMergeTree\b/iu],
];

/** Files that say which database a project has. */
const SETTINGS =
  /(?:^|\/)(?:database\.yml|schema\.prisma|migration_lock\.toml|structure\.sql|schema\.rb|drizzle\.config\.\w+|knexfile\.\w+|diesel\.toml|sqlc\.ya?ml|alembic\.ini)$/u;
const SETTING: readonly (readonly [Dialect, RegExp])[] = [
  [
    'PostgreSQL',
    /adapter:\s*postg|provider\s*=\s*"postgres|dialect:\s*["']postg|client:\s*["']pg|engine:\s*"?postg|enable_extension|SET search_path|pg_catalog|backend\s*=\s*"postg/u,
  ],
  [
    'MySQL',
    /adapter:\s*(?:mysql2?|trilogy)|provider\s*=\s*"mysql|dialect:\s*["']mysql|client:\s*["']mysql|engine:\s*"?mysql|ENGINE=InnoDB|charset:\s*"utf8/u,
  ],
  ['SQLite', /adapter:\s*sqlite3?|provider\s*=\s*"sqlite|dialect:\s*["']sqlite|client:\s*["'](?:better-)?sqlite/u],
];

const find = (table: readonly (readonly [Dialect, RegExp])[], text: string) =>
  table.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

function findDialect(change: Change, { change: file, text }: ReadFile): Dialect | null {
  const said = find(PATHS, file.file.path) ?? find(TEXTS, text);
  if (said !== null) return said;
  const settings = change.files.filter(({ file: { path } }) => SETTINGS.test(path));
  for (const { file: setting, added } of settings) {
    const found = find(
      SETTING,
      setting.new_text?.slice(0, MAX_READ) ??
        added
          .map((line) => line.text)
          .join('\n')
          .slice(0, MAX_READ),
    );
    if (found !== null) return found;
  }
  return null;
}

/** Which of the dropped and renamed names stand in removed lines of the program. */
function readUsed(change: Change, operations: readonly Operation[]): ReadonlySet<string> {
  const wanted = new Set<string>();
  for (const { kind, table, name } of operations) {
    if (kind === 'drop-column' || kind === 'rename-column') wanted.add(name);
    if (kind === 'rename-table') wanted.add(table);
  }
  wanted.delete('');
  const used = new Set<string>();
  if (wanted.size === 0) return used;
  for (const { class: fileClass, removed, file } of change.files) {
    if (fileClass !== 'source' || /(?:schema\.rb|structure\.sql|ModelSnapshot\.cs|Designer\.cs)$/u.test(file.path))
      continue;
    for (const { text } of removed) {
      for (const [word] of text.slice(0, 500).matchAll(/[A-Za-z_]\w{2,80}/gu)) {
        const plain = word.replace(/([a-z\d])([A-Z])/gu, '$1_$2').toLowerCase();
        if (wanted.has(plain)) used.add(plain);
        if (wanted.has(word.toLowerCase())) used.add(word.toLowerCase());
      }
    }
  }
  return used;
}

/** Lines of other files that define a column and go: `t.string "name", limit: 50`, `name = models.CharField(max_length=50)`. */
function readModels(change: Change): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { file, removed, language } of change.files) {
    const isSchema = /(?:schema\.rb|structure\.sql)$/u.test(file.path);
    if (!isSchema && !(language === 'Python' && /model/iu.test(file.path))) continue;
    for (const { text } of removed) {
      const line = text.slice(0, 300);
      const rails = /^\s*t\.(\w{1,40}) "(\w{1,80})"(.*)$/u.exec(line);
      const django = /^\s*(\w{1,80})\s*=\s*models\.(\w{1,60})\((.*)$/u.exec(line);
      if (rails !== null) found.set(rails[2] ?? '', describeRails(rails[1] ?? '', rails[3] ?? ''));
      if (django !== null) found.set(django[1] ?? '', describeDjango(django[2] ?? '', django[3] ?? ''));
    }
  }
  return found;
}

function describeRails(type: string, options: string): string {
  const limit = /\blimit: (\d{1,9})/u.exec(options)?.[1];
  const [precision, scale] = [/\bprecision: (\d{1,4})/u.exec(options)?.[1], /\bscale: (\d{1,4})/u.exec(options)?.[1]];
  if (limit !== undefined) return type === 'integer' ? (Number(limit) > 4 ? 'bigint' : 'integer') : `${type}(${limit})`;
  return precision === undefined ? type : `${type}(${precision}${scale === undefined ? '' : `, ${scale}`})`;
}

function describeDjango(type: string, options: string): string {
  const length = /\bmax_length=(\d{1,9})/u.exec(options)?.[1];
  const [digits, places] = [
    /\bmax_digits=(\d{1,4})/u.exec(options)?.[1],
    /\bdecimal_places=(\d{1,4})/u.exec(options)?.[1],
  ];
  const size = length ?? (digits === undefined ? undefined : `${digits}, ${places ?? '0'}`);
  const nullable = /\bnull=True/u.test(options) ? ' null' : '';
  return `${type.toLowerCase()}${size === undefined ? '' : `(${size})`}${nullable}`;
}
