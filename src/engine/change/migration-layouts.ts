/**
 * Where the frameworks keep migrations of a database schema, and how they name them: the one place that knows. Each row
 * is from the documentation of the tool.
 */

interface Layout {
  readonly framework: string;
  /** The path from its end. */
  readonly path: RegExp;
  /** What a file of the layout says. Asked where the head of the text is at hand; absent where the path is enough. */
  readonly says?: RegExp;
  /** Whether other files have such paths too, so that only the text can tell. */
  readonly vague?: true;
}

/** Statements and calls of which each migration has some. */
const CHANGES_SCHEMA =
  /\b(?:create|alter|drop|rename|truncate|lock|reindex|cluster|vacuum)\s+(?:or\s+replace\s+)?(?:unique\s+|temporary\s+|materialized\s+|full\s+)?(?:table|index|column|type|view|schema|database|sequence|trigger|function|procedure|unique|extension|policy|role|user|domain)\b|\b(?:create_table|add_column|remove_column|add_index|drop_table|change_column|rename_column|execute)\b|\b(?:migrations\.Migration|ActiveRecord::Migration|op\.\w+\(|Schema::|knex\.schema|queryInterface|queryRunner|MigrationInterface|MigrationBuilder|databaseChangeLog|Ecto\.Migration|pgm\.\w+\(|def (?:up|upgrade|change)\b|changeset|insert into|update\s+\S+\s+set|delete from)/iu;
const PHP_MIGRATION = /\bextends\s+\S{0,80}Migration\b|\bSchema::/u;

const LAYOUTS: readonly Layout[] = [
  // alembic.sqlalchemy.org, "Tutorial": a hexadecimal id by default. Flask-Migrate: migrations/versions.
  {
    framework: 'Alembic',
    path: /(?:^|\/)versions\/(?:[\w.-]+\/)*[0-9a-f]{8,32}_[\w.-]*\.py$|(?:^|\/)(?:[\w-]*alembic[\w-]*|[\w-]*migrations?)\/(?:[\w.-]+\/){0,3}versions\/(?:[\w.-]+\/)*(?!__init__)\w[\w.-]*\.py$/u,
    says: /^(?:down_)?revision\b|\balembic\b|\bop\.\w+\(|\bdef (?:up|down)grade\b/mu,
  },
  // docs.djangoproject.com, "Migrations": four digits by default.
  {
    framework: 'Django',
    path: /(?:^|\/)[\w-]*migrations\/(?:[\w-]+\/)*\d{4}_\w+\.py$/u,
    says: /\bmigrations\.|\bMigration\b|\bop\.\w+\(|\bdef (?:up|upgrade)\b/u,
  },
  // guides.rubyonrails.org, "Active Record Migrations": fourteen digits, three before Rails 2.1; engines and second
  // databases have folders of their own.
  {
    framework: 'Rails',
    path: /(?:^|\/)(?:db\/(?:\w+\/)?|\w+_)(?:post_)?migrat(?:e|ions?)\/(?:[\w.-]+\/)*\d{3,14}_\w+\.rb$/u,
    says: CHANGES_SCHEMA,
  },
  // documentation.red-gate.com/flyway, "Migrations": versioned, undo, baseline, repeatable.
  { framework: 'Flyway', path: /(?:^|\/)(?:[VUB]\d+(?:[._]\d+)*|R)__[\w .-]+\.(?:sql|java|kt|scala)$/u },
  // docs.liquibase.com, "Changelogs".
  {
    framework: 'Liquibase',
    path: /(?:^|\/)[\w.-]*changelog[\w.-]*\.(?:xml|ya?ml|json|sql)$|(?:^|\/)(?:liquibase|(?:db[.-]?)?changelogs?|changesets?)\/(?:.*\/)?[\w.-]+\.(?:xml|ya?ml|json|sql)$/u,
    says: /\bdatabaseChangeLog\b|^--\s?(?:liquibase formatted sql|changeset\s)|<changeSet\b|\bchangeSet"?:/imu,
    vague: true,
  },
  // prisma.io, "Prisma Migrate"; Diesel and Hasura: a folder for each.
  {
    framework: 'Prisma, Diesel, Hasura',
    path: /(?:^|\/)[\w-]*migrations?\/(?:.*\/)?\d{4,20}[-_][^/]+\/(?:migration|up|down)\.sql$|(?:^|\/)[\w-]*migrations?\/(?:.*\/)?\d{4}-\d\d-\d\d-\d{6}[\w-]*\/(?:up|down)\.sql$/u,
  },
  // learn.microsoft.com/ef/core, "Migrations overview".
  {
    framework: 'Entity Framework',
    path: /(?:^|\/)[\w.-]*Migrations?\/(?:.*\/)?\d{12,15}_\w+\.cs$/u,
    says: /\bMigration(?:Builder)?\b/u,
  },
  // fluentmigrator.github.io: an attribute has the number, the file any name.
  {
    framework: 'FluentMigrator',
    path: /(?:^|\/)[\w.-]*Migrations?\/(?:.*\/)?\w+\.cs$/u,
    says: /^\s*\[\w*Migration\(\s*(?:version\s*:\s*)?\d/mu,
    vague: true,
  },
  // doctrine-project.org, "Doctrine Migrations"; TYPO3 and Shopware name classes alike.
  { framework: 'Doctrine', path: /(?:^|\/)[\w-]*migrations?\/(?:.*\/)?(?:Version|Migration)\d{6,20}\w*\.php$/iu },
  // laravel.com, "Migrations"; Phinx and CakePHP: fourteen digits; Yii: `m200101_000000_name`.
  {
    framework: 'Laravel, Phinx, Yii',
    path: /(?:^|\/)[\w-]*migrations?\/(?:.*\/)?(?:\d{4}_\d\d_\d\d_\d{6}_|\d{14}_|m\d{6}_\d{6}_)\w+\.php$/iu,
    says: PHP_MIGRATION,
  },
  // hexdocs.pm/ecto_sql, "Ecto.Migration": priv/<repository>/migrations.
  {
    framework: 'Ecto',
    path: /(?:^|\/)[\w-]*migrations\/(?:.*\/)?\d{8,14}_\w+\.exs?$/u,
    says: /\bMigration\b/u,
  },
  // orm.drizzle.team, "drizzle-kit generate".
  { framework: 'Drizzle', path: /(?:^|\/)drizzle\/(?:.*\/)?\d{4}_[\w-]+\.sql$/u },
  // playframework.com, "Managing database evolutions".
  { framework: 'Play', path: /(?:^|\/)evolutions\/(?:[\w-]+\/)?\d+\.sql$/u },
  // sqitch.org, "sqitchtutorial".
  {
    framework: 'Sqitch',
    path: /(?:^|\/)(?:sqitch\/|)(?:deploy|revert)\/[\w.-]+\.sql$/u,
    says: CHANGES_SCHEMA,
    vague: true,
  },
  // golang-migrate, goose, dbmate, sqlx, Supabase, Atlas, Knex, TypeORM, MikroORM, Sequelize, node-pg-migrate, db-migrate:
  // a number or a time, then words; MikroORM puts a word before the time.
  {
    framework: 'numbered files',
    path: /(?:^|\/)(?:(?:[\w.]*[-_.])?(?:migrations?|migrate)|[a-z]+Migrations|migrations?[-_]\w+|flyway)\/(?:.*\/)?(?:[VRUB]?\d{1,20}(?:[._-]\d+)*[-_.]{1,2}[\w.-]+|[\w.-]+[-_]\d{8,20}|Migration\d{8,20}\w*|migration|\d{3,20})\.(?:sql|rb|py|php|[cm]?[jt]s|cs|java|kt|scala|go|rs|ex|exs|xml|ya?ml|json)$/u,
    says: CHANGES_SCHEMA,
  },
];

/** A word that the path of each layout has, in lower case, asked first: V8 takes long to compile all their patterns. */
const SIGNS = /versions\/|migrat|__|changelog|changeset|liquibase|drizzle\/|evolutions\/|deploy\/|revert\/|flyway/u;

const listLayouts = (end: string): readonly Layout[] => (SIGNS.test(end.toLowerCase()) ? LAYOUTS : []);

/** What a file says of itself, wherever it lies: the class, the variable or the comment that the framework wants. */
const DECLARES: Readonly<Record<string, RegExp>> = {
  Ruby: /^class\s+[\w:]+\s*<\s*ActiveRecord::Migration\b/mu,
  Python: /^class\s+Migration\(\s*(?:\w+\.)?migrations?\.Migration\s*\)|^down_revision\s*(?::[^=\n]{1,60})?=/mu,
  TypeScript: /^export\s+(?:default\s+)?class\s+\w+\s+implements\s+MigrationInterface\b/mu,
  JavaScript: /^module\.exports\s*=\s*class\s+\w+\s+implements\s+MigrationInterface\b/mu,
  'C#': /^\s*(?:public|internal)\s+(?:sealed\s+|partial\s+){0,2}class\s+\w+\s*:\s*Migration\b/mu,
  PHP: /^(?:final\s+)?class\s+\w+\s+extends\s+AbstractMigration\b/mu,
  Elixir: /^\s+use\s+Ecto\.Migration\b/mu,
  SQL: /^--\s?\+\s?(?:goose|migrate|micrate)\s+Up\b|^--\s?migrate:up\b|^--\s?liquibase formatted sql\b/imu,
  XML: /^<databaseChangeLog\b/mu,
};

/** Paths are read from their end: a layout stands there. */
const MAX_PATH = 500;

/**
 * Returns true for a migration. `head`: the first characters of the file, or what the hunks show; `atTop` whether it
 * begins with the first line.
 */
export function isMigrationFile(path: string, head: string, atTop: boolean): boolean {
  const end = path.slice(-MAX_PATH);
  return listLayouts(end).some(({ path: place, says, vague }) => {
    if (!place.test(end)) return false;
    // Whatever SQL stands in such a place is run.
    if (says === undefined || (vague !== true && end.endsWith('.sql'))) return true;
    return says.test(head) || (!atTop && vague !== true);
  });
}

/** Returns true for a file that says that it is a migration, whatever it is called. */
export function declaresMigration(language: string | null, head: string): boolean {
  return DECLARES[language ?? '']?.test(head) === true;
}

/** Returns true for the path of a migration, whatever the file says. */
export function isMigrationPath(path: string): boolean {
  const end = path.slice(-MAX_PATH);
  return listLayouts(end).some(({ path: place, vague }) => vague !== true && place.test(end));
}

/**
 * The shape of the whole database, or of a model that migrations are made from: Rails, Prisma, Core Data, Room, dbmate.
 */
const SCHEMA_PATH =
  /(?:^|\/)db\/(?:\w+_)?(?:schema\.rb|structure\.sql|schema\.sql)$|(?:^|\/)schema\.prisma$|\.xcdatamodeld?\/|(?:^|\/)schemas\/[\w.]{1,120}(?:database|db)\w{0,40}\/\d+\.json$/u;

/** Returns true for the path of the whole shape of the database. */
export function isSchemaPath(path: string): boolean {
  return SCHEMA_PATH.test(path.toLowerCase());
}

/** Migrations that run again when they change, so that an edit reaches every database: Flyway. */
const REPEATED = /(?:^|\/)R__[^/]+$|(?:^|\/)afterMigrate(?:__[^/]+)?\.sql$/u;

/** Returns true for a migration that runs again whenever it changes. */
export function isRepeated(path: string): boolean {
  return REPEATED.test(path);
}

/** A file that holds only the way back: golang-migrate, sqlx, Diesel, Hasura, Prisma; Flyway; Sqitch. */
const UNDO_NAME =
  /(?:^|[./_-])(?:down|rollback|undo|revert)\.(?:sql|[cm]?[jt]s|py|rb)$|(?:^|\/)u\d[\d._]*__[^/]+\.sql$|(?:^|\/)(?:revert|rollbacks?|down)\/[^/]+\.sql$/u;

/** Returns true for a file that only undoes a migration. */
export function isUndoFile(path: string): boolean {
  return UNDO_NAME.test(path.toLowerCase());
}
