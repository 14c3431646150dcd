import type { InjectionCall } from './injection-call.js';
import { JVM } from './injection-kinds.js';

const SCRIPT = ['TypeScript', 'TSX', 'JavaScript'];
const ALL = [...SCRIPT, ...JVM, 'Python', 'Ruby', 'PHP', 'Go', 'C#', 'Rust', 'Swift', 'Dart'];

/**
 * Anything but a list of conditions, each a column, an operator and a value, which is bound:
 * https://laravel.com/docs/queries#where-clauses
 */
const NO_CONDITIONS =
  /^(?!\[(?:\s{0,80}\[\s{0,8}(['"])[\w.>-]{1,80}\1\s{0,8},\s{0,8}(['"])(?:=|[<>]=?|<>|!=|<=>|(?:not )?i?like)\2\s{0,8},(?:[^[\]]|\[[^[\]]{0,80}\]){1,300}\]\s{0,8},?){1,20}\s{0,80}\]$)/iu;

/** What a text must hold to be a query, as many libraries have calls by these names. */
export const SQL =
  /\bselect\b[\s\S]{0,400}\bfrom\b|\binsert\s{1,8}into\b|\bupdate\b[\s\S]{0,200}\bset\b|\bdelete\s{1,8}from\b|\b(?:drop|create|alter|truncate)\s{1,4}(?:table|database|user|role|index|view|schema)\b|\bwhere\b[\s\S]{0,200}(?:[=<>]|\bin\b|\blike\b)|\bgrant\s{1,4}\w{1,20}|^\s{0,8}(?:from|merge\s{1,4}into|replace\s{1,4}into|call|exec|set|use|vacuum|pragma)\s{1,4}\S|^\s{0,8}select\s{1,8}\uFFFC/iu;

/** A word that such a text has. It may be put together: then its words stand in several lines. */
const SQL_SIGN =
  /(?<![.\w$])(?:select|insert\s{1,8}into|update|delete\s{1,8}from|drop|create|alter|truncate|where|grant)\b(?!\()|\b(?:select|where)\(|(?:^|["'`])\s{0,8}(?:from|merge\s{1,4}into|replace\s{1,4}into|call|exec|set|use|vacuum|pragma)\s{1,4}\S/iu;

const OF_SQL = { text: SQL, sign: SQL_SIGN } as const;

const QUERY = {
  runs: 'runs a text as a query of a database',
  instead: 'Put a placeholder where the value stands and pass the value beside the text.',
  composed: 'warn',
  unknown: null,
  outside: 'parameter',
  query: true,
} as const;

/** Calls of databases, object mappers and directories that run a text as a query. By the documentation of each. */
export const QUERY_CALLS: readonly InjectionCall[] = [
  {
    languages: ALL,
    names: (
      'query execute exec executemany executescript execute_sql executeQuery executeUpdate ' +
      'executeLargeUpdate executeSql addBatch prepareStatement prepareCall prepare createQuery ' +
      'createNativeQuery createSQLQuery createStatement newQuery nativeSQL createNamedQuery raw ' +
      'rawQuery rawInsert rawUpdate rawDelete execSQL compileStatement PreparedStatementCreatorFactory ' +
      'queryForObject queryForList queryForMap queryForRowSet queryForInt queryForLong queryForStream ' +
      'batchUpdate update preparedQuery batch one many manyOrNone oneOrNone none any all get run each ' +
      'fetch fetchrow fetchval fetch_all fetch_one copy_expert cursor mogrify FromSqlRaw SqlQueryRaw ' +
      'SqlQuery FromSql ExecuteSqlRaw ExecuteSqlRawAsync ExecuteSqlCommand ExecuteSqlCommandAsync ' +
      'ExecuteNonQuery ExecuteReader ExecuteScalar Execute ExecuteAsync QueryAsync QueryFirst ' +
      'QueryFirstAsync QueryFirstOrDefault QueryFirstOrDefaultAsync QuerySingle QuerySingleAsync ' +
      'ExecuteScalarAsync ExecuteQuery SqlCommand NpgsqlCommand MySqlCommand SqliteCommand ' +
      'OleDbCommand OdbcCommand OracleCommand SqlDataAdapter SQLiteCommand find_by_sql select_all ' +
      'select_value select_values select_rows select_one exec_query exec_params exec_update ' +
      'exec_delete execute_batch count_by_sql async_exec sanitize_sql statement unprepared select ' +
      'insert delete fromQuery executeStatement fetchAllAssociative fetchAssociative fetchOne ' +
      'real_query multi_query get_results get_row get_var get_col mysqli_query mysqli_multi_query ' +
      'mysqli_real_query mysqli_prepare mysql_query pg_query pg_prepare pg_send_query PG_Query mysql_unbuffered_query mssql_query mysqli_send_query send_query sqlsrv_query ' +
      'sqlite_query odbc_exec oci_parse db_query Query QueryEx ExecEx QueryRow QueryContext ' +
      'QueryRowContext Exec ExecContext ExecOne QueryOne Prepare PrepareContext Queryx QueryRowx ' +
      'NamedExec NamedQuery MustExec Preparex Get Select Raw ExecOneContext QueryOneContext sql_query ' +
      'query_as query_scalar query_with query_row query_map execute_batch batch_execute simple_query ' +
      'prepare_cached query_drop exec_drop query_one query_opt sqlite3_exec read_sql read_sql_query ' +
      'sql text runQuery asyncExec queryRaw runSql createUpdate createScript createBatch createCall ' +
      'GetSqlStringCommand CreateSqlStringCommand ExecuteDataSet ExecuteDataTable FillDataSet CreateQuery CreateSQLQuery CreateSqlQuery ' +
      'SqlQueryAsync FromSqlRawAsync sqlite3_prepare_v2 sqlite3_prepare read_sql_table rawQueryWithFactory fetchAll fetchColumn fetchRow fetchPairs ' +
      'fetchAssoc selectOne executeQueryAsync queryOne queryAll queryScalar queryColumn createCommand Sql ExecuteList ' +
      'QueryMultiple QueryMultipleAsync QueryUnbufferedAsync SqlBatch SQLiteDataAdapter LoadDataSet ' +
      'ExecuteCommand queryStream executeMany multi multiResult result'
    ).split(' '),
    ...OF_SQL,
    ...QUERY,
  },
  {
    // Drivers and mappers of .NET: ADO.NET, SQL Server Compact, Entity Framework, Dapper, NHibernate, PetaPoco, NPoco, OrmLite, Cosmos DB, Cassandra.
    languages: ['C#', 'F#', 'Visual Basic .NET'],
    names: (
      'SqlCeCommand SqlCeDataAdapter OdbcDataAdapter OleDbDataAdapter OracleDataAdapter NpgsqlDataAdapter ' +
      'MySqlDataAdapter SqliteDataAdapter FbCommand FbDataAdapter DB2Command AseCommand EntityCommand MySqlScript ' +
      'SqlBatchCommand NpgsqlBatchCommand CommandDefinition ExecuteReaderAsync ExecuteNonQueryAsync ExecuteDataRow ' +
      'ExecuteDataRowAsync ExecuteDataset ExecuteDatasetAsync UpdateDataSet UpdateDataSetAsync QuerySingleOrDefault ' +
      'QuerySingleOrDefaultAsync CreateFilter Delete DeleteAsync Fetch FetchAsync Page PageAsync SkipTake Single ' +
      'SingleOrDefault First FirstOrDefault SqlList SqlListAsync SqlScalar SqlScalarAsync SqlColumn SimpleStatement ' +
      'CreateCommand QueryDefinition SqlQuerySpec GetItemQueryIterator GetItemQueryStreamIterator CreateDocumentQuery'
    ).split(' '),
    ...OF_SQL,
    ...QUERY,
  },
  {
    // https://nhibernate.info/doc/nhibernate-reference/querycriteria.html
    languages: ['C#'],
    names: ['Sql'],
    callee: /\b(?:Expression|Restrictions)\.Sql$/u,
    text: /[=<>]|\blike\b|\bin\b/iu,
    ...QUERY,
  },
  {
    // https://developer.android.com/reference/androidx/sqlite/db/SimpleSQLiteQuery
    languages: JVM,
    names: ['SimpleSQLiteQuery', 'RoomRawQuery', 'SimpleStatement'],
    ...OF_SQL,
    ...QUERY,
  },
  {
    // https://www.sqlite.org/c3ref/exec.html, https://dev.mysql.com/doc/c-api/, https://www.postgresql.org/docs/current/libpq-exec.html, https://doc.qt.io/qt-6/qsqlquery.html, https://libpqxx.readthedocs.io
    languages: ['C', 'C++', 'Objective-C'],
    names: (
      'sqlite3_exec sqlite3_prepare sqlite3_prepare_v2 sqlite3_prepare_v3 sqlite3_get_table mysql_query ' +
      'mysql_real_query PQexec PQexecParams PQprepare PQsendQuery exec exec0 exec1 exec_params execute executeQuery ' +
      'executeUpdate prepareStatement prepare SQLExecDirect QSqlQuery setQuery query'
    ).split(' '),
    ...OF_SQL,
    ...QUERY,
  },
  {
    // https://learn.microsoft.com/en-us/dotnet/api/system.web.ui.webcontrols.sqldatasource
    languages: ['C#'],
    names: ['SqlDataSource'],
    which: 'last',
    ...OF_SQL,
    ...QUERY,
  },
  {
    // https://docs.spring.io/spring-security/reference/servlet/authentication/passwords/jdbc.html
    languages: JVM,
    names:
      'usersByUsernameQuery authoritiesByUsernameQuery groupAuthoritiesByUsername setUsersByUsernameQuery setAuthoritiesByUsernameQuery setGroupAuthoritiesByUsernameQuery'.split(
        ' ',
      ),
    ...OF_SQL,
    ...QUERY,
  },
  {
    languages: SCRIPT,
    names: (
      '$queryRawUnsafe $executeRawUnsafe whereRaw orWhereRaw andWhereRaw havingRaw orderByRaw ' +
      'groupByRaw joinRaw fromRaw literal raw'
    ).split(' '),
    callee: /Unsafe$|\w{2,10}Raw$|\b(?:sequelize|Sequelize|knex|db|trx)\.(?:literal|raw)$/u,
    ...QUERY,
  },
  {
    languages: SCRIPT,
    names: 'where andWhere orWhere having innerJoin leftJoin addSelect orderBy'.split(' '),
    text: /[=<>]|\blike\b|\bin\b/iu,
    ...QUERY,
  },
  {
    languages: ['Python'],
    names: ['raw', 'RawSQL', 'extra'],
    callee: /\.(?:objects|\w{1,20}\(?\)?)\.(?:raw|extra)$|(?:^|\.)RawSQL$/u,
    text: /\w/u,
    ...QUERY,
  },
  {
    languages: ['Python'],
    names: ['extra'],
    callee: /\.extra$/u,
    given: /^(?:where|select|tables|order_by)\s{0,2}=\s{0,2}([\s\S]{1,600})$/u,
    ...QUERY,
  },
  {
    languages: ['Python'],
    names: 'filter where having order_by group_by text from_statement prefix_with suffix_with'.split(' '),
    callee: /(?:^|\.)(?:sqlalchemy\.|sa\.|sql\.)?text$|\.(?:filter|where|having|order_by|group_by)$/u,
    given: /^([rRbB]?[fF]?["'][\s\S]{0,600}|(?:["'(])[\s\S]{0,600})$/u,
    text: /\S/u,
    ...QUERY,
  },
  {
    languages: ['Ruby'],
    names: (
      'where not having order reorder group joins select from pluck find_by exists? lock rewhere ' +
      'delete_all destroy_all update_all delete_by destroy_by average calculate count maximum minimum ' +
      'sum find_or_create_by sql or'
    ).split(' '),
    given: /^("[\s\S]{0,600}|'[^']{0,200}'\s{0,4}[+%][\s\S]{0,400}|[a-z_]\w{0,40})$/u,
    text: /[=<>]|\blike\b|\bin\b|\bon\b|\bdesc\b|\basc\b|\bselect\b/iu,
    ...QUERY,
  },
  {
    // Rails 2: conditions: "…".
    languages: ['Ruby'],
    names: 'find all first last count named_scope scope find_each sum update_all delete_all exists?'.split(' '),
    given: /(?:^|[\s{,(]):?conditions(?:\s{0,4}=>|:)\s{0,4}(["'][\s\S]{0,400})$/u,
    text: /[=<>]|\blike\b|\bin\b/iu,
    ...QUERY,
  },
  {
    // A value of a request alone may be a text, a list or a table of conditions.
    languages: ['Ruby'],
    names: (
      'where not having order reorder group joins select reselect pluck find_by find_by! lock rewhere delete_by ' +
      'destroy_by update_all calculate maximum minimum average find_or_create_by find_or_create_by! ' +
      'find_or_initialize_by from in_order_of'
    ).split(' '),
    given:
      /^(?::\w{1,40},\s{0,4}|"name )?((?:params|request|cookies)(?:\.\w{1,30}(?:\([^()]{0,60}\))?){0,4}\[[\s\S]{1,200})$/u,
    ...QUERY,
    composed: null,
    unknown: 'info',
  },
  {
    languages: ['PHP'],
    names: (
      'raw whereRaw orWhereRaw havingRaw orHavingRaw orderByRaw groupByRaw selectRaw fromRaw statement ' + 'unprepared'
    ).split(' '),
    callee: /(?:[A-Z]\w{0,40}::|->)(?:raw|\w{2,10}Raw|unprepared)$/u,
    text: /\S/u,
    ...QUERY,
  },
  {
    languages: ['PHP'],
    names: ['where', 'andWhere', 'orWhere', 'having', 'createQuery'],
    callee: /->\w{1,20}$/u,
    arguments: NO_CONDITIONS,
    text: /[=<>]|\blike\b|\bin\b/iu,
    ...QUERY,
  },
  {
    languages: ['Go'],
    names: 'Where Or Not Having Order Group Joins Pluck WhereOr ColumnExpr TableExpr OrderExpr Expr'.split(' '),
    text: /[=<>]|\blike\b|\bin\b|\basc\b|\bdesc\b/iu,
    ...QUERY,
  },
  {
    languages: JVM,
    names: (
      'where having condition field sqlRestriction setFilter setOrdering setGrouping plain apply last ' + 'query'
    ).split(' '),
    callee: /\b(?:Restrictions\.sqlRestriction|DSL\.\w{1,20}|\w{1,30}\.(?:setFilter|sqlRestriction|plain))$/u,
    ...QUERY,
  },
  {
    // Android: parts of a query, apart from its values.
    languages: JVM,
    names:
      'delete update query managedQuery appendWhere setTables buildQuery updateWithOnConflict queryWithFactory'.split(
        ' ',
      ),
    callee: /(?:^|\.)\w{0,20}(?:db|database|[bB]uilder|qb|[rR]esolver)(?:\(\))?\.\w{1,30}$/iu,
    text: /[=<>]|\blike\b|\bin\b/iu,
    ...QUERY,
    which: 'every',
    outside: 'source',
  },
  {
    languages: JVM,
    names: ['newQuery'],
    given: /^[^,"]{1,80},\s{0,8}(?:[^,"]{1,80},\s{0,8})?([^,]{1,600})$/u,
    ...QUERY,
  },
  {
    languages: [...JVM, 'C#', 'PHP', 'Python', 'Go', 'Ruby'],
    names:
      'search ldap_search ldap_list ldap_read search_s search_st search_ext search_ext_s DirectorySearcher SearchRequest NewSearchRequest searchControls'.split(
        ' ',
      ),
    which: 'every',
    text: /\(\s{0,4}[&|]?\(?\w{1,40}\s{0,4}[~<>]?=/u,
    runs: 'runs a text as a query of a directory (LDAP)',
    composed: 'info',
    unknown: null,
    instead: 'Escape each value for a filter.',
  },
  {
    languages: [...JVM, 'C#', 'PHP', 'Python', 'Ruby'],
    names: (
      'xpath evaluate compile SelectNodes SelectSingleNode selectNodes selectSingleNode query ' +
      'XPathSelectElement XPathSelectElements at_xpath Evaluate'
    ).split(' '),
    text: /^\s{0,4}\.{0,2}\/{1,2}[\w*][\s\S]{0,300}\[[\s\S]{0,200}=/u,
    runs: 'runs a text as a query of a document (XPath)',
    composed: 'info',
    unknown: null,
    instead: 'Bind the value to a variable of the expression.',
  },
];
