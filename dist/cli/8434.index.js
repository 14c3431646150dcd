export const id = 8434;
export const ids = [8434];
export const modules = {

/***/ 93843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ PostgresDialect)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/identifier-node.js
var identifier_node = __webpack_require__(72500);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/raw-node.js
var raw_node = __webpack_require__(75721);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/parser/savepoint-parser.js
/// <reference types="./savepoint-parser.d.ts" />


function parseSavepointCommand(command, savepointName) {
    return raw_node/* RawNode */.z.createWithChildren([
        raw_node/* RawNode */.z.createWithSql(`${command} `),
        identifier_node/* IdentifierNode */.O.create(savepointName), // ensures savepointName gets sanitized
    ]);
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/object-utils.js
var object_utils = __webpack_require__(64403);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/query-id.js + 1 modules
var query_id = __webpack_require__(38557);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/query-compiler/compiled-query.js
/// <reference types="./compiled-query.d.ts" />



const CompiledQuery = (0,object_utils/* freeze */.CN)({
    raw(sql, parameters = []) {
        return (0,object_utils/* freeze */.CN)({
            sql,
            query: raw_node/* RawNode */.z.createWithSql(sql),
            parameters: (0,object_utils/* freeze */.CN)(parameters),
            queryId: (0,query_id/* createQueryId */.a)(),
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/util/stack-trace-utils.js
/// <reference types="./stack-trace-utils.d.ts" />

function extendStackTrace(err, stackError) {
    if (isStackHolder(err) && stackError.stack) {
        // Remove the first line that just says `Error`.
        const stackExtension = stackError.stack.split('\n').slice(1).join('\n');
        err.stack += `\n${stackExtension}`;
        return err;
    }
    return err;
}
function isStackHolder(obj) {
    return (0,object_utils/* isObject */.Gv)(obj) && (0,object_utils/* isString */.Kg)(obj.stack);
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/dialect/postgres/postgres-driver.js
/// <reference types="./postgres-driver.d.ts" />





const PRIVATE_RELEASE_METHOD = Symbol();
class PostgresDriver {
    #config;
    #connections = new WeakMap();
    #pool;
    constructor(config) {
        this.#config = (0,object_utils/* freeze */.CN)({ ...config });
    }
    async init() {
        this.#pool = (0,object_utils/* isFunction */.Tn)(this.#config.pool)
            ? await this.#config.pool()
            : this.#config.pool;
    }
    async acquireConnection() {
        const client = await this.#pool.connect();
        // `destroy` was called while the connection was being acquired.
        if (!this.#pool) {
            client.release();
            throw new Error('driver has already been destroyed');
        }
        let connection = this.#connections.get(client);
        if (!connection) {
            connection = new PostgresConnection(client, {
                cursor: this.#config.cursor ?? null,
            });
            this.#connections.set(client, connection);
            // The driver must take care of calling `onCreateConnection` when a new
            // connection is created. The `pg` module doesn't provide an async hook
            // for the connection creation. We need to call the method explicitly.
            if (this.#config.onCreateConnection) {
                await this.#config.onCreateConnection(connection);
            }
        }
        if (this.#config.onReserveConnection) {
            await this.#config.onReserveConnection(connection);
        }
        return connection;
    }
    async beginTransaction(connection, settings) {
        if (settings.isolationLevel || settings.accessMode) {
            let sql = 'start transaction';
            if (settings.isolationLevel) {
                sql += ` isolation level ${settings.isolationLevel}`;
            }
            if (settings.accessMode) {
                sql += ` ${settings.accessMode}`;
            }
            await connection.executeQuery(CompiledQuery.raw(sql));
        }
        else {
            await connection.executeQuery(CompiledQuery.raw('begin'));
        }
    }
    async commitTransaction(connection) {
        await connection.executeQuery(CompiledQuery.raw('commit'));
    }
    async rollbackTransaction(connection) {
        await connection.executeQuery(CompiledQuery.raw('rollback'));
    }
    async savepoint(connection, savepointName, compileQuery) {
        await connection.executeQuery(compileQuery(parseSavepointCommand('savepoint', savepointName), (0,query_id/* createQueryId */.a)()));
    }
    async rollbackToSavepoint(connection, savepointName, compileQuery) {
        await connection.executeQuery(compileQuery(parseSavepointCommand('rollback to', savepointName), (0,query_id/* createQueryId */.a)()));
    }
    async releaseSavepoint(connection, savepointName, compileQuery) {
        await connection.executeQuery(compileQuery(parseSavepointCommand('release', savepointName), (0,query_id/* createQueryId */.a)()));
    }
    async releaseConnection(connection) {
        connection[PRIVATE_RELEASE_METHOD]();
    }
    async destroy() {
        if (this.#pool) {
            const pool = this.#pool;
            this.#pool = undefined;
            await pool.end();
        }
    }
}
class PostgresConnection {
    #client;
    #options;
    constructor(client, options) {
        this.#client = client;
        this.#options = options;
    }
    async executeQuery(compiledQuery) {
        try {
            const { command, rowCount, rows } = await this.#client.query(compiledQuery.sql, [...compiledQuery.parameters]);
            return {
                numAffectedRows: command === 'INSERT' ||
                    command === 'UPDATE' ||
                    command === 'DELETE' ||
                    command === 'MERGE'
                    ? BigInt(rowCount)
                    : undefined,
                rows: rows ?? [],
            };
        }
        catch (err) {
            throw extendStackTrace(err, new Error());
        }
    }
    async *streamQuery(compiledQuery, chunkSize) {
        if (!this.#options.cursor) {
            throw new Error("'cursor' is not present in your postgres dialect config. It's required to make streaming work in postgres.");
        }
        if (!Number.isInteger(chunkSize) || chunkSize <= 0) {
            throw new Error('chunkSize must be a positive integer');
        }
        const cursor = this.#client.query(new this.#options.cursor(compiledQuery.sql, compiledQuery.parameters.slice()));
        try {
            while (true) {
                const rows = await cursor.read(chunkSize);
                if (rows.length === 0) {
                    break;
                }
                yield {
                    rows,
                };
            }
        }
        finally {
            await cursor.close();
        }
    }
    [PRIVATE_RELEASE_METHOD]() {
        this.#client.release();
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/migration/migrator.js + 1 modules
var migrator = __webpack_require__(47611);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/raw-builder/sql.js + 1 modules
var sql = __webpack_require__(48956);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/dialect/postgres/postgres-introspector.js
/// <reference types="./postgres-introspector.d.ts" />



class PostgresIntrospector {
    #db;
    constructor(db) {
        this.#db = db;
    }
    async getSchemas() {
        let rawSchemas = await this.#db
            .selectFrom('pg_catalog.pg_namespace')
            .select('nspname')
            .$castTo()
            .execute();
        return rawSchemas.map((it) => ({ name: it.nspname }));
    }
    async getTables(options = { withInternalKyselyTables: false }) {
        let query = this.#db
            // column
            .selectFrom('pg_catalog.pg_attribute as a')
            // table
            .innerJoin('pg_catalog.pg_class as c', 'a.attrelid', 'c.oid')
            // table schema
            .innerJoin('pg_catalog.pg_namespace as ns', 'c.relnamespace', 'ns.oid')
            // column data type
            .innerJoin('pg_catalog.pg_type as typ', 'a.atttypid', 'typ.oid')
            // column data type schema
            .innerJoin('pg_catalog.pg_namespace as dtns', 'typ.typnamespace', 'dtns.oid')
            .select([
            'a.attname as column',
            'a.attnotnull as not_null',
            'a.atthasdef as has_default',
            'c.relname as table',
            'c.relkind as table_type',
            'ns.nspname as schema',
            'typ.typname as type',
            'dtns.nspname as type_schema',
            (0,sql/* sql */.l) `col_description(a.attrelid, a.attnum)`.as('column_description'),
            (0,sql/* sql */.l) `pg_get_serial_sequence(quote_ident(ns.nspname) || '.' || quote_ident(c.relname), a.attname)`.as('auto_incrementing'),
        ])
            .where('c.relkind', 'in', [
            'r' /*regular table*/,
            'v' /*view*/,
            'p' /*partitioned table*/,
        ])
            .where('ns.nspname', '!~', '^pg_')
            .where('ns.nspname', '!=', 'information_schema')
            // Filter out internal cockroachdb schema
            .where('ns.nspname', '!=', 'crdb_internal')
            // Only schemas where we are allowed access
            .where((0,sql/* sql */.l) `has_schema_privilege(ns.nspname, 'USAGE')`)
            // No system columns
            .where('a.attnum', '>=', 0)
            .where('a.attisdropped', '!=', true)
            .orderBy('ns.nspname')
            .orderBy('c.relname')
            .orderBy('a.attnum')
            .$castTo();
        if (!options.withInternalKyselyTables) {
            query = query
                .where('c.relname', '!=', migrator/* DEFAULT_MIGRATION_TABLE */.kQ)
                .where('c.relname', '!=', migrator/* DEFAULT_MIGRATION_LOCK_TABLE */.sy);
        }
        const rawColumns = await query.execute();
        return this.#parseTableMetadata(rawColumns);
    }
    async getMetadata(options) {
        return {
            tables: await this.getTables(options),
        };
    }
    #parseTableMetadata(columns) {
        const tables = [];
        const schemas = new Map();
        for (const column of columns) {
            let schema = schemas.get(column.schema);
            if (!schema) {
                schema = new Map();
                schemas.set(column.schema, schema);
            }
            let table = schema.get(column.table);
            if (!table) {
                table = (0,object_utils/* freeze */.CN)({
                    columns: [],
                    isView: column.table_type === 'v',
                    name: column.table,
                    schema: column.schema,
                });
                schema.set(column.table, table);
                tables.push(table);
            }
            table.columns.push((0,object_utils/* freeze */.CN)({
                comment: column.column_description ?? undefined,
                dataType: column.type,
                dataTypeSchema: column.type_schema,
                hasDefaultValue: column.has_default,
                isAutoIncrementing: column.auto_incrementing !== null,
                isNullable: !column.not_null,
                name: column.column,
            }));
        }
        return tables;
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/create-table-node.js
var create_table_node = __webpack_require__(95034);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/insert-query-node.js
var insert_query_node = __webpack_require__(21473);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/operation-node-visitor.js
/// <reference types="./operation-node-visitor.d.ts" />

class OperationNodeVisitor {
    nodeStack = [];
    get parentNode() {
        return this.nodeStack[this.nodeStack.length - 2];
    }
    #visitors = (0,object_utils/* freeze */.CN)({
        AliasNode: this.visitAlias.bind(this),
        ColumnNode: this.visitColumn.bind(this),
        IdentifierNode: this.visitIdentifier.bind(this),
        SchemableIdentifierNode: this.visitSchemableIdentifier.bind(this),
        RawNode: this.visitRaw.bind(this),
        ReferenceNode: this.visitReference.bind(this),
        SelectQueryNode: this.visitSelectQuery.bind(this),
        SelectionNode: this.visitSelection.bind(this),
        TableNode: this.visitTable.bind(this),
        FromNode: this.visitFrom.bind(this),
        SelectAllNode: this.visitSelectAll.bind(this),
        AndNode: this.visitAnd.bind(this),
        OrNode: this.visitOr.bind(this),
        ValueNode: this.visitValue.bind(this),
        ValueListNode: this.visitValueList.bind(this),
        PrimitiveValueListNode: this.visitPrimitiveValueList.bind(this),
        ParensNode: this.visitParens.bind(this),
        JoinNode: this.visitJoin.bind(this),
        OperatorNode: this.visitOperator.bind(this),
        WhereNode: this.visitWhere.bind(this),
        InsertQueryNode: this.visitInsertQuery.bind(this),
        DeleteQueryNode: this.visitDeleteQuery.bind(this),
        ReturningNode: this.visitReturning.bind(this),
        CreateTableNode: this.visitCreateTable.bind(this),
        AddColumnNode: this.visitAddColumn.bind(this),
        ColumnDefinitionNode: this.visitColumnDefinition.bind(this),
        DropTableNode: this.visitDropTable.bind(this),
        DataTypeNode: this.visitDataType.bind(this),
        OrderByNode: this.visitOrderBy.bind(this),
        OrderByItemNode: this.visitOrderByItem.bind(this),
        GroupByNode: this.visitGroupBy.bind(this),
        GroupByItemNode: this.visitGroupByItem.bind(this),
        UpdateQueryNode: this.visitUpdateQuery.bind(this),
        ColumnUpdateNode: this.visitColumnUpdate.bind(this),
        LimitNode: this.visitLimit.bind(this),
        OffsetNode: this.visitOffset.bind(this),
        OnConflictNode: this.visitOnConflict.bind(this),
        OnDuplicateKeyNode: this.visitOnDuplicateKey.bind(this),
        CreateIndexNode: this.visitCreateIndex.bind(this),
        DropIndexNode: this.visitDropIndex.bind(this),
        ListNode: this.visitList.bind(this),
        PrimaryKeyConstraintNode: this.visitPrimaryKeyConstraint.bind(this),
        UniqueConstraintNode: this.visitUniqueConstraint.bind(this),
        ReferencesNode: this.visitReferences.bind(this),
        CheckConstraintNode: this.visitCheckConstraint.bind(this),
        WithNode: this.visitWith.bind(this),
        CommonTableExpressionNode: this.visitCommonTableExpression.bind(this),
        CommonTableExpressionNameNode: this.visitCommonTableExpressionName.bind(this),
        HavingNode: this.visitHaving.bind(this),
        CreateSchemaNode: this.visitCreateSchema.bind(this),
        DropSchemaNode: this.visitDropSchema.bind(this),
        AlterTableNode: this.visitAlterTable.bind(this),
        DropColumnNode: this.visitDropColumn.bind(this),
        RenameColumnNode: this.visitRenameColumn.bind(this),
        AlterColumnNode: this.visitAlterColumn.bind(this),
        ModifyColumnNode: this.visitModifyColumn.bind(this),
        AddConstraintNode: this.visitAddConstraint.bind(this),
        DropConstraintNode: this.visitDropConstraint.bind(this),
        RenameConstraintNode: this.visitRenameConstraint.bind(this),
        ForeignKeyConstraintNode: this.visitForeignKeyConstraint.bind(this),
        CreateViewNode: this.visitCreateView.bind(this),
        RefreshMaterializedViewNode: this.visitRefreshMaterializedView.bind(this),
        DropViewNode: this.visitDropView.bind(this),
        GeneratedNode: this.visitGenerated.bind(this),
        DefaultValueNode: this.visitDefaultValue.bind(this),
        OnNode: this.visitOn.bind(this),
        ValuesNode: this.visitValues.bind(this),
        SelectModifierNode: this.visitSelectModifier.bind(this),
        CreateTypeNode: this.visitCreateType.bind(this),
        DropTypeNode: this.visitDropType.bind(this),
        ExplainNode: this.visitExplain.bind(this),
        DefaultInsertValueNode: this.visitDefaultInsertValue.bind(this),
        AggregateFunctionNode: this.visitAggregateFunction.bind(this),
        OverNode: this.visitOver.bind(this),
        PartitionByNode: this.visitPartitionBy.bind(this),
        PartitionByItemNode: this.visitPartitionByItem.bind(this),
        SetOperationNode: this.visitSetOperation.bind(this),
        BinaryOperationNode: this.visitBinaryOperation.bind(this),
        UnaryOperationNode: this.visitUnaryOperation.bind(this),
        UsingNode: this.visitUsing.bind(this),
        FunctionNode: this.visitFunction.bind(this),
        CaseNode: this.visitCase.bind(this),
        WhenNode: this.visitWhen.bind(this),
        JSONReferenceNode: this.visitJSONReference.bind(this),
        JSONPathNode: this.visitJSONPath.bind(this),
        JSONPathLegNode: this.visitJSONPathLeg.bind(this),
        JSONOperatorChainNode: this.visitJSONOperatorChain.bind(this),
        TupleNode: this.visitTuple.bind(this),
        MergeQueryNode: this.visitMergeQuery.bind(this),
        MatchedNode: this.visitMatched.bind(this),
        AddIndexNode: this.visitAddIndex.bind(this),
        CastNode: this.visitCast.bind(this),
        FetchNode: this.visitFetch.bind(this),
        TopNode: this.visitTop.bind(this),
        OutputNode: this.visitOutput.bind(this),
        OrActionNode: this.visitOrAction.bind(this),
        CollateNode: this.visitCollate.bind(this),
    });
    visitNode = (node) => {
        this.nodeStack.push(node);
        this.#visitors[node.kind](node);
        this.nodeStack.pop();
    };
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/operator-node.js
var operator_node = __webpack_require__(18953);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/parens-node.js
var parens_node = __webpack_require__(30486);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/create-view-node.js
var create_view_node = __webpack_require__(42553);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/set-operation-node.js
var set_operation_node = __webpack_require__(2131);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/when-node.js
var when_node = __webpack_require__(49669);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/log-once.js
var log_once = __webpack_require__(14776);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/query-compiler/default-query-compiler.js
/// <reference types="./default-query-compiler.d.ts" />











const LIT_WRAP_REGEX = /'/g;
const JSON_PATH_MEMBER_WRAP_REGEX = /['"]/g;
class DefaultQueryCompiler extends OperationNodeVisitor {
    #sql = '';
    #parameters = [];
    get numParameters() {
        return this.#parameters.length;
    }
    compileQuery(node, queryId) {
        this.#sql = '';
        this.#parameters = [];
        this.nodeStack.splice(0, this.nodeStack.length);
        this.visitNode(node);
        return (0,object_utils/* freeze */.CN)({
            query: node,
            queryId,
            sql: this.getSql(),
            parameters: [...this.#parameters],
        });
    }
    getSql() {
        return this.#sql;
    }
    visitSelectQuery(node) {
        const wrapInParens = this.parentNode !== undefined &&
            !parens_node/* ParensNode */.k.is(this.parentNode) &&
            !insert_query_node/* InsertQueryNode */.o.is(this.parentNode) &&
            !create_table_node/* CreateTableNode */.B.is(this.parentNode) &&
            !create_view_node/* CreateViewNode */.Y.is(this.parentNode) &&
            !set_operation_node/* SetOperationNode */.i.is(this.parentNode);
        if (this.parentNode === undefined && node.explain) {
            this.visitNode(node.explain);
            this.append(' ');
        }
        if (wrapInParens) {
            this.append('(');
        }
        if (node.with) {
            this.visitNode(node.with);
            this.append(' ');
        }
        this.append('select');
        if (node.distinctOn) {
            this.append(' ');
            this.compileDistinctOn(node.distinctOn);
        }
        if (node.frontModifiers?.length) {
            this.append(' ');
            this.compileList(node.frontModifiers, ' ');
        }
        if (node.top) {
            this.append(' ');
            this.visitNode(node.top);
        }
        if (node.selections) {
            this.append(' ');
            this.compileList(node.selections);
        }
        if (node.from) {
            this.append(' ');
            this.visitNode(node.from);
        }
        if (node.joins) {
            this.append(' ');
            this.compileList(node.joins, ' ');
        }
        if (node.where) {
            this.append(' ');
            this.visitNode(node.where);
        }
        if (node.groupBy) {
            this.append(' ');
            this.visitNode(node.groupBy);
        }
        if (node.having) {
            this.append(' ');
            this.visitNode(node.having);
        }
        if (node.setOperations) {
            this.append(' ');
            this.compileList(node.setOperations, ' ');
        }
        if (node.orderBy) {
            this.append(' ');
            this.visitNode(node.orderBy);
        }
        if (node.limit) {
            this.append(' ');
            this.visitNode(node.limit);
        }
        if (node.offset) {
            this.append(' ');
            this.visitNode(node.offset);
        }
        if (node.fetch) {
            this.append(' ');
            this.visitNode(node.fetch);
        }
        if (node.endModifiers?.length) {
            this.append(' ');
            this.compileList(this.sortSelectModifiers([...node.endModifiers]), ' ');
        }
        if (wrapInParens) {
            this.append(')');
        }
    }
    visitFrom(node) {
        this.append('from ');
        this.compileList(node.froms);
    }
    visitSelection(node) {
        this.visitNode(node.selection);
    }
    visitColumn(node) {
        this.visitNode(node.column);
    }
    compileDistinctOn(expressions) {
        this.append('distinct on (');
        this.compileList(expressions);
        this.append(')');
    }
    compileList(nodes, separator = ', ') {
        const lastIndex = nodes.length - 1;
        for (let i = 0; i <= lastIndex; i++) {
            this.visitNode(nodes[i]);
            if (i < lastIndex) {
                this.append(separator);
            }
        }
    }
    visitWhere(node) {
        this.append('where ');
        this.visitNode(node.where);
    }
    visitHaving(node) {
        this.append('having ');
        this.visitNode(node.having);
    }
    visitInsertQuery(node) {
        const wrapInParens = this.parentNode !== undefined &&
            !parens_node/* ParensNode */.k.is(this.parentNode) &&
            !raw_node/* RawNode */.z.is(this.parentNode) &&
            !when_node/* WhenNode */.t.is(this.parentNode);
        if (this.parentNode === undefined && node.explain) {
            this.visitNode(node.explain);
            this.append(' ');
        }
        if (wrapInParens) {
            this.append('(');
        }
        if (node.with) {
            this.visitNode(node.with);
            this.append(' ');
        }
        this.append(node.replace ? 'replace' : 'insert');
        // TODO: remove in 0.29.
        if (node.ignore) {
            (0,log_once/* logOnce */.u)('`InsertQueryNode.ignore` is deprecated. Use `InsertQueryNode.orAction` instead.');
            this.append(' ignore');
        }
        if (node.orAction) {
            this.append(' ');
            this.visitNode(node.orAction);
        }
        if (node.top) {
            this.append(' ');
            this.visitNode(node.top);
        }
        if (node.into) {
            this.append(' into ');
            this.visitNode(node.into);
        }
        if (node.columns) {
            this.append(' (');
            this.compileList(node.columns);
            this.append(')');
        }
        if (node.output) {
            this.append(' ');
            this.visitNode(node.output);
        }
        if (node.values) {
            this.append(' ');
            this.visitNode(node.values);
        }
        if (node.defaultValues) {
            this.append(' ');
            this.append('default values');
        }
        if (node.onConflict) {
            this.append(' ');
            this.visitNode(node.onConflict);
        }
        if (node.onDuplicateKey) {
            this.append(' ');
            this.visitNode(node.onDuplicateKey);
        }
        if (node.returning) {
            this.append(' ');
            this.visitNode(node.returning);
        }
        if (wrapInParens) {
            this.append(')');
        }
        if (node.endModifiers?.length) {
            this.append(' ');
            this.compileList(node.endModifiers, ' ');
        }
    }
    visitValues(node) {
        this.append('values ');
        this.compileList(node.values);
    }
    visitDeleteQuery(node) {
        const wrapInParens = this.parentNode !== undefined &&
            !parens_node/* ParensNode */.k.is(this.parentNode) &&
            !raw_node/* RawNode */.z.is(this.parentNode);
        if (this.parentNode === undefined && node.explain) {
            this.visitNode(node.explain);
            this.append(' ');
        }
        if (wrapInParens) {
            this.append('(');
        }
        if (node.with) {
            this.visitNode(node.with);
            this.append(' ');
        }
        this.append('delete ');
        if (node.top) {
            this.visitNode(node.top);
            this.append(' ');
        }
        this.visitNode(node.from);
        if (node.output) {
            this.append(' ');
            this.visitNode(node.output);
        }
        if (node.using) {
            this.append(' ');
            this.visitNode(node.using);
        }
        if (node.joins) {
            this.append(' ');
            this.compileList(node.joins, ' ');
        }
        if (node.where) {
            this.append(' ');
            this.visitNode(node.where);
        }
        if (node.returning) {
            this.append(' ');
            this.visitNode(node.returning);
        }
        if (node.orderBy) {
            this.append(' ');
            this.visitNode(node.orderBy);
        }
        if (node.limit) {
            this.append(' ');
            this.visitNode(node.limit);
        }
        if (wrapInParens) {
            this.append(')');
        }
        if (node.endModifiers?.length) {
            this.append(' ');
            this.compileList(node.endModifiers, ' ');
        }
    }
    visitReturning(node) {
        this.append('returning ');
        this.compileList(node.selections);
    }
    visitAlias(node) {
        this.visitNode(node.node);
        this.append(' as ');
        this.visitNode(node.alias);
    }
    visitReference(node) {
        if (node.table) {
            this.visitNode(node.table);
            this.append('.');
        }
        this.visitNode(node.column);
    }
    visitSelectAll(_) {
        this.append('*');
    }
    visitIdentifier(node) {
        this.append(this.getLeftIdentifierWrapper());
        this.compileUnwrappedIdentifier(node);
        this.append(this.getRightIdentifierWrapper());
    }
    compileUnwrappedIdentifier(node) {
        if (!(0,object_utils/* isString */.Kg)(node.name)) {
            throw new Error('a non-string identifier was passed to compileUnwrappedIdentifier.');
        }
        this.append(this.sanitizeIdentifier(node.name));
    }
    visitAnd(node) {
        this.visitNode(node.left);
        this.append(' and ');
        this.visitNode(node.right);
    }
    visitOr(node) {
        this.visitNode(node.left);
        this.append(' or ');
        this.visitNode(node.right);
    }
    visitValue(node) {
        if (node.immediate) {
            this.appendImmediateValue(node.value);
        }
        else {
            this.appendValue(node.value);
        }
    }
    visitValueList(node) {
        this.append('(');
        this.compileList(node.values);
        this.append(')');
    }
    visitTuple(node) {
        this.append('(');
        this.compileList(node.values);
        this.append(')');
    }
    visitPrimitiveValueList(node) {
        this.append('(');
        const { values } = node;
        for (let i = 0; i < values.length; ++i) {
            this.appendValue(values[i]);
            if (i !== values.length - 1) {
                this.append(', ');
            }
        }
        this.append(')');
    }
    visitParens(node) {
        this.append('(');
        this.visitNode(node.node);
        this.append(')');
    }
    visitJoin(node) {
        this.append(JOIN_TYPE_SQL[node.joinType]);
        this.append(' ');
        this.visitNode(node.table);
        if (node.on) {
            this.append(' ');
            this.visitNode(node.on);
        }
    }
    visitOn(node) {
        this.append('on ');
        this.visitNode(node.on);
    }
    visitRaw(node) {
        const { sqlFragments, parameters: params } = node;
        for (let i = 0; i < sqlFragments.length; ++i) {
            this.append(sqlFragments[i]);
            if (params.length > i) {
                this.visitNode(params[i]);
            }
        }
    }
    visitOperator(node) {
        this.append(node.operator);
    }
    visitTable(node) {
        this.visitNode(node.table);
    }
    visitSchemableIdentifier(node) {
        if (node.schema) {
            this.visitNode(node.schema);
            this.append('.');
        }
        this.visitNode(node.identifier);
    }
    visitCreateTable(node) {
        this.append('create ');
        if (node.frontModifiers?.length) {
            this.compileList(node.frontModifiers, ' ');
            this.append(' ');
        }
        if (node.temporary) {
            this.append('temporary ');
        }
        this.append('table ');
        if (node.ifNotExists) {
            this.append('if not exists ');
        }
        this.visitNode(node.table);
        if (!node.selectQuery) {
            this.append(' (');
            this.compileList([...node.columns, ...(node.constraints ?? [])]);
            this.append(')');
        }
        if (node.onCommit) {
            this.append(' on commit ');
            this.append(node.onCommit);
        }
        if (node.endModifiers?.length) {
            this.append(' ');
            this.compileList(node.endModifiers, ' ');
        }
        if (node.selectQuery) {
            this.append(' as ');
            this.visitNode(node.selectQuery);
        }
    }
    visitColumnDefinition(node) {
        if (node.ifNotExists) {
            this.append('if not exists ');
        }
        this.visitNode(node.column);
        this.append(' ');
        this.visitNode(node.dataType);
        if (node.unsigned) {
            this.append(' unsigned');
        }
        if (node.frontModifiers && node.frontModifiers.length > 0) {
            this.append(' ');
            this.compileList(node.frontModifiers, ' ');
        }
        if (node.generated) {
            this.append(' ');
            this.visitNode(node.generated);
        }
        if (node.identity) {
            this.append(' identity');
        }
        if (node.defaultTo) {
            this.append(' ');
            this.visitNode(node.defaultTo);
        }
        if (node.notNull) {
            this.append(' not null');
        }
        if (node.unique) {
            this.append(' unique');
        }
        if (node.nullsNotDistinct) {
            this.append(' nulls not distinct');
        }
        if (node.primaryKey) {
            this.append(' primary key');
        }
        if (node.autoIncrement) {
            this.append(' ');
            this.append(this.getAutoIncrement());
        }
        if (node.references) {
            this.append(' ');
            this.visitNode(node.references);
        }
        if (node.check) {
            this.append(' ');
            this.visitNode(node.check);
        }
        if (node.endModifiers && node.endModifiers.length > 0) {
            this.append(' ');
            this.compileList(node.endModifiers, ' ');
        }
    }
    getAutoIncrement() {
        return 'auto_increment';
    }
    visitReferences(node) {
        this.append('references ');
        this.visitNode(node.table);
        this.append(' (');
        this.compileList(node.columns);
        this.append(')');
        if (node.onDelete) {
            this.append(' on delete ');
            this.append(node.onDelete);
        }
        if (node.onUpdate) {
            this.append(' on update ');
            this.append(node.onUpdate);
        }
    }
    visitDropTable(node) {
        this.append('drop table ');
        if (node.ifExists) {
            this.append('if exists ');
        }
        this.visitNode(node.table);
        if (node.cascade) {
            this.append(' cascade');
        }
    }
    visitDataType(node) {
        this.append(node.dataType);
    }
    visitOrderBy(node) {
        this.append('order by ');
        this.compileList(node.items);
    }
    visitOrderByItem(node) {
        this.visitNode(node.orderBy);
        if (node.collation) {
            this.append(' ');
            this.visitNode(node.collation);
        }
        if (node.direction) {
            this.append(' ');
            this.visitNode(node.direction);
        }
        if (node.nulls) {
            this.append(' nulls ');
            this.append(node.nulls);
        }
    }
    visitGroupBy(node) {
        this.append('group by ');
        this.compileList(node.items);
    }
    visitGroupByItem(node) {
        this.visitNode(node.groupBy);
    }
    visitUpdateQuery(node) {
        const wrapInParens = this.parentNode !== undefined &&
            !parens_node/* ParensNode */.k.is(this.parentNode) &&
            !raw_node/* RawNode */.z.is(this.parentNode) &&
            !when_node/* WhenNode */.t.is(this.parentNode);
        if (this.parentNode === undefined && node.explain) {
            this.visitNode(node.explain);
            this.append(' ');
        }
        if (wrapInParens) {
            this.append('(');
        }
        if (node.with) {
            this.visitNode(node.with);
            this.append(' ');
        }
        this.append('update ');
        if (node.top) {
            this.visitNode(node.top);
            this.append(' ');
        }
        if (node.table) {
            this.visitNode(node.table);
            this.append(' ');
        }
        this.append('set ');
        if (node.updates) {
            this.compileList(node.updates);
        }
        if (node.output) {
            this.append(' ');
            this.visitNode(node.output);
        }
        if (node.from) {
            this.append(' ');
            this.visitNode(node.from);
        }
        if (node.joins) {
            if (!node.from) {
                throw new Error("Joins in an update query are only supported as a part of a PostgreSQL 'update set from join' query. If you want to create a MySQL 'update join set' query, see https://kysely.dev/docs/examples/update/my-sql-joins");
            }
            this.append(' ');
            this.compileList(node.joins, ' ');
        }
        if (node.where) {
            this.append(' ');
            this.visitNode(node.where);
        }
        if (node.returning) {
            this.append(' ');
            this.visitNode(node.returning);
        }
        if (node.orderBy) {
            this.append(' ');
            this.visitNode(node.orderBy);
        }
        if (node.limit) {
            this.append(' ');
            this.visitNode(node.limit);
        }
        if (wrapInParens) {
            this.append(')');
        }
        if (node.endModifiers?.length) {
            this.append(' ');
            this.compileList(node.endModifiers, ' ');
        }
    }
    visitColumnUpdate(node) {
        this.visitNode(node.column);
        this.append(' = ');
        this.visitNode(node.value);
    }
    visitLimit(node) {
        this.append('limit ');
        this.visitNode(node.limit);
    }
    visitOffset(node) {
        this.append('offset ');
        this.visitNode(node.offset);
    }
    visitOnConflict(node) {
        this.append('on conflict');
        if (node.columns) {
            this.append(' (');
            this.compileList(node.columns);
            this.append(')');
        }
        else if (node.constraint) {
            this.append(' on constraint ');
            this.visitNode(node.constraint);
        }
        else if (node.indexExpression) {
            this.append(' (');
            this.visitNode(node.indexExpression);
            this.append(')');
        }
        if (node.indexWhere) {
            this.append(' ');
            this.visitNode(node.indexWhere);
        }
        if (node.doNothing === true) {
            this.append(' do nothing');
        }
        else if (node.updates) {
            this.append(' do update set ');
            this.compileList(node.updates);
            if (node.updateWhere) {
                this.append(' ');
                this.visitNode(node.updateWhere);
            }
        }
    }
    visitOnDuplicateKey(node) {
        this.append('on duplicate key update ');
        this.compileList(node.updates);
    }
    visitCreateIndex(node) {
        this.append('create ');
        if (node.unique) {
            this.append('unique ');
        }
        this.append('index ');
        if (node.ifNotExists) {
            this.append('if not exists ');
        }
        this.visitNode(node.name);
        if (node.table) {
            this.append(' on ');
            this.visitNode(node.table);
        }
        if (node.using) {
            this.append(' using ');
            this.visitNode(node.using);
        }
        if (node.columns) {
            this.append(' (');
            this.compileList(node.columns);
            this.append(')');
        }
        if (node.nullsNotDistinct) {
            this.append(' nulls not distinct');
        }
        if (node.where) {
            this.append(' ');
            this.visitNode(node.where);
        }
    }
    visitDropIndex(node) {
        this.append('drop index ');
        if (node.ifExists) {
            this.append('if exists ');
        }
        this.visitNode(node.name);
        if (node.table) {
            this.append(' on ');
            this.visitNode(node.table);
        }
        if (node.cascade) {
            this.append(' cascade');
        }
    }
    visitCreateSchema(node) {
        this.append('create schema ');
        if (node.ifNotExists) {
            this.append('if not exists ');
        }
        this.visitNode(node.schema);
    }
    visitDropSchema(node) {
        this.append('drop schema ');
        if (node.ifExists) {
            this.append('if exists ');
        }
        this.visitNode(node.schema);
        if (node.cascade) {
            this.append(' cascade');
        }
    }
    visitPrimaryKeyConstraint(node) {
        if (node.name) {
            this.append('constraint ');
            this.visitNode(node.name);
            this.append(' ');
        }
        this.append('primary key (');
        this.compileList(node.columns);
        this.append(')');
        this.buildDeferrable(node);
    }
    buildDeferrable(node) {
        if (node.deferrable !== undefined) {
            if (node.deferrable) {
                this.append(' deferrable');
            }
            else {
                this.append(' not deferrable');
            }
        }
        if (node.initiallyDeferred !== undefined) {
            if (node.initiallyDeferred) {
                this.append(' initially deferred');
            }
            else {
                this.append(' initially immediate');
            }
        }
    }
    visitUniqueConstraint(node) {
        if (node.name) {
            this.append('constraint ');
            this.visitNode(node.name);
            this.append(' ');
        }
        this.append('unique');
        if (node.nullsNotDistinct) {
            this.append(' nulls not distinct');
        }
        this.append(' (');
        this.compileList(node.columns);
        this.append(')');
        this.buildDeferrable(node);
    }
    visitCheckConstraint(node) {
        if (node.name) {
            this.append('constraint ');
            this.visitNode(node.name);
            this.append(' ');
        }
        this.append('check (');
        this.visitNode(node.expression);
        this.append(')');
    }
    visitForeignKeyConstraint(node) {
        if (node.name) {
            this.append('constraint ');
            this.visitNode(node.name);
            this.append(' ');
        }
        this.append('foreign key (');
        this.compileList(node.columns);
        this.append(') ');
        this.visitNode(node.references);
        if (node.onDelete) {
            this.append(' on delete ');
            this.append(node.onDelete);
        }
        if (node.onUpdate) {
            this.append(' on update ');
            this.append(node.onUpdate);
        }
        this.buildDeferrable(node);
    }
    visitList(node) {
        this.compileList(node.items);
    }
    visitWith(node) {
        this.append('with ');
        if (node.recursive) {
            this.append('recursive ');
        }
        this.compileList(node.expressions);
    }
    visitCommonTableExpression(node) {
        this.visitNode(node.name);
        this.append(' as ');
        if ((0,object_utils/* isBoolean */.Lm)(node.materialized)) {
            if (!node.materialized) {
                this.append('not ');
            }
            this.append('materialized ');
        }
        this.visitNode(node.expression);
    }
    visitCommonTableExpressionName(node) {
        this.visitNode(node.table);
        if (node.columns) {
            this.append('(');
            this.compileList(node.columns);
            this.append(')');
        }
    }
    visitAlterTable(node) {
        this.append('alter table ');
        this.visitNode(node.table);
        this.append(' ');
        if (node.renameTo) {
            this.append('rename to ');
            this.visitNode(node.renameTo);
        }
        if (node.setSchema) {
            this.append('set schema ');
            this.visitNode(node.setSchema);
        }
        if (node.addConstraint) {
            this.visitNode(node.addConstraint);
        }
        if (node.dropConstraint) {
            this.visitNode(node.dropConstraint);
        }
        if (node.renameConstraint) {
            this.visitNode(node.renameConstraint);
        }
        if (node.columnAlterations) {
            this.compileColumnAlterations(node.columnAlterations);
        }
        if (node.addIndex) {
            this.visitNode(node.addIndex);
        }
        if (node.dropIndex) {
            this.visitNode(node.dropIndex);
        }
    }
    visitAddColumn(node) {
        this.append('add column ');
        this.visitNode(node.column);
    }
    visitRenameColumn(node) {
        this.append('rename column ');
        this.visitNode(node.column);
        this.append(' to ');
        this.visitNode(node.renameTo);
    }
    visitDropColumn(node) {
        this.append('drop column ');
        this.visitNode(node.column);
    }
    visitAlterColumn(node) {
        this.append('alter column ');
        this.visitNode(node.column);
        this.append(' ');
        if (node.dataType) {
            if (this.announcesNewColumnDataType()) {
                this.append('type ');
            }
            this.visitNode(node.dataType);
            if (node.dataTypeExpression) {
                this.append('using ');
                this.visitNode(node.dataTypeExpression);
            }
        }
        if (node.setDefault) {
            this.append('set default ');
            this.visitNode(node.setDefault);
        }
        if (node.dropDefault) {
            this.append('drop default');
        }
        if (node.setNotNull) {
            this.append('set not null');
        }
        if (node.dropNotNull) {
            this.append('drop not null');
        }
    }
    visitModifyColumn(node) {
        this.append('modify column ');
        this.visitNode(node.column);
    }
    visitAddConstraint(node) {
        this.append('add ');
        this.visitNode(node.constraint);
    }
    visitDropConstraint(node) {
        this.append('drop constraint ');
        if (node.ifExists) {
            this.append('if exists ');
        }
        this.visitNode(node.constraintName);
        if (node.modifier === 'cascade') {
            this.append(' cascade');
        }
        else if (node.modifier === 'restrict') {
            this.append(' restrict');
        }
    }
    visitRenameConstraint(node) {
        this.append('rename constraint ');
        this.visitNode(node.oldName);
        this.append(' to ');
        this.visitNode(node.newName);
    }
    visitSetOperation(node) {
        this.append(node.operator);
        this.append(' ');
        if (node.all) {
            this.append('all ');
        }
        this.visitNode(node.expression);
    }
    visitCreateView(node) {
        this.append('create ');
        if (node.orReplace) {
            this.append('or replace ');
        }
        if (node.materialized) {
            this.append('materialized ');
        }
        if (node.temporary) {
            this.append('temporary ');
        }
        this.append('view ');
        if (node.ifNotExists) {
            this.append('if not exists ');
        }
        this.visitNode(node.name);
        this.append(' ');
        if (node.columns) {
            this.append('(');
            this.compileList(node.columns);
            this.append(') ');
        }
        if (node.as) {
            this.append('as ');
            this.visitNode(node.as);
        }
    }
    visitRefreshMaterializedView(node) {
        this.append('refresh materialized view ');
        if (node.concurrently) {
            this.append('concurrently ');
        }
        this.visitNode(node.name);
        if (node.withNoData) {
            this.append(' with no data');
        }
        else {
            this.append(' with data');
        }
    }
    visitDropView(node) {
        this.append('drop ');
        if (node.materialized) {
            this.append('materialized ');
        }
        this.append('view ');
        if (node.ifExists) {
            this.append('if exists ');
        }
        this.visitNode(node.name);
        if (node.cascade) {
            this.append(' cascade');
        }
    }
    visitGenerated(node) {
        this.append('generated ');
        if (node.always) {
            this.append('always ');
        }
        if (node.byDefault) {
            this.append('by default ');
        }
        this.append('as ');
        if (node.identity) {
            this.append('identity');
        }
        if (node.expression) {
            this.append('(');
            this.visitNode(node.expression);
            this.append(')');
        }
        if (node.stored) {
            this.append(' stored');
        }
    }
    visitDefaultValue(node) {
        this.append('default ');
        this.visitNode(node.defaultValue);
    }
    visitSelectModifier(node) {
        if (node.rawModifier) {
            this.visitNode(node.rawModifier);
        }
        else {
            this.append(SELECT_MODIFIER_SQL[node.modifier]);
        }
        if (node.of) {
            this.append(' of ');
            this.compileList(node.of, ', ');
        }
    }
    visitCreateType(node) {
        this.append('create type ');
        this.visitNode(node.name);
        if (node.enum) {
            this.append(' as enum ');
            this.visitNode(node.enum);
        }
    }
    visitDropType(node) {
        this.append('drop type ');
        if (node.ifExists) {
            this.append('if exists ');
        }
        this.visitNode(node.name);
    }
    visitExplain(node) {
        this.append('explain');
        if (node.options || node.format) {
            this.append(' ');
            this.append(this.getLeftExplainOptionsWrapper());
            if (node.options) {
                this.visitNode(node.options);
                if (node.format) {
                    this.append(this.getExplainOptionsDelimiter());
                }
            }
            if (node.format) {
                this.append('format');
                this.append(this.getExplainOptionAssignment());
                this.append(node.format);
            }
            this.append(this.getRightExplainOptionsWrapper());
        }
    }
    visitDefaultInsertValue(_) {
        this.append('default');
    }
    visitAggregateFunction(node) {
        this.append(node.func);
        this.append('(');
        if (node.distinct) {
            this.append('distinct ');
        }
        this.compileList(node.aggregated);
        if (node.orderBy) {
            this.append(' ');
            this.visitNode(node.orderBy);
        }
        this.append(')');
        if (node.withinGroup) {
            this.append(' within group (');
            this.visitNode(node.withinGroup);
            this.append(')');
        }
        if (node.filter) {
            this.append(' filter(');
            this.visitNode(node.filter);
            this.append(')');
        }
        if (node.over) {
            this.append(' ');
            this.visitNode(node.over);
        }
    }
    visitOver(node) {
        this.append('over(');
        if (node.partitionBy) {
            this.visitNode(node.partitionBy);
            if (node.orderBy) {
                this.append(' ');
            }
        }
        if (node.orderBy) {
            this.visitNode(node.orderBy);
        }
        this.append(')');
    }
    visitPartitionBy(node) {
        this.append('partition by ');
        this.compileList(node.items);
    }
    visitPartitionByItem(node) {
        this.visitNode(node.partitionBy);
    }
    visitBinaryOperation(node) {
        this.visitNode(node.leftOperand);
        this.append(' ');
        this.visitNode(node.operator);
        this.append(' ');
        this.visitNode(node.rightOperand);
    }
    visitUnaryOperation(node) {
        this.visitNode(node.operator);
        if (!this.isMinusOperator(node.operator)) {
            this.append(' ');
        }
        this.visitNode(node.operand);
    }
    isMinusOperator(node) {
        return operator_node/* OperatorNode */.zX.is(node) && node.operator === '-';
    }
    visitUsing(node) {
        this.append('using ');
        this.compileList(node.tables);
    }
    visitFunction(node) {
        this.append(node.func);
        this.append('(');
        this.compileList(node.arguments);
        this.append(')');
    }
    visitCase(node) {
        this.append('case');
        if (node.value) {
            this.append(' ');
            this.visitNode(node.value);
        }
        if (node.when) {
            this.append(' ');
            this.compileList(node.when, ' ');
        }
        if (node.else) {
            this.append(' else ');
            this.visitNode(node.else);
        }
        this.append(' end');
        if (node.isStatement) {
            this.append(' case');
        }
    }
    visitWhen(node) {
        this.append('when ');
        this.visitNode(node.condition);
        if (node.result) {
            this.append(' then ');
            this.visitNode(node.result);
        }
    }
    visitJSONReference(node) {
        this.visitNode(node.reference);
        this.visitNode(node.traversal);
    }
    visitJSONPath(node) {
        if (node.inOperator) {
            this.visitNode(node.inOperator);
        }
        this.append("'$");
        for (const pathLeg of node.pathLegs) {
            this.visitNode(pathLeg);
        }
        this.append("'");
    }
    visitJSONPathLeg(node) {
        const isArrayLocation = node.type === 'ArrayLocation';
        const value = String(node.value);
        if (isArrayLocation) {
            this.append('[');
            this.append(this.sanitizeStringLiteral(value));
            this.append(']');
        }
        else {
            this.append('."');
            this.append(this.sanitizeJSONPathMemberValue(value));
            this.append('"');
        }
    }
    visitJSONOperatorChain(node) {
        for (let i = 0, len = node.values.length; i < len; i++) {
            if (i === len - 1) {
                this.visitNode(node.operator);
            }
            else {
                this.append('->');
            }
            this.visitNode(node.values[i]);
        }
    }
    visitMergeQuery(node) {
        if (node.with) {
            this.visitNode(node.with);
            this.append(' ');
        }
        this.append('merge ');
        if (node.top) {
            this.visitNode(node.top);
            this.append(' ');
        }
        this.append('into ');
        this.visitNode(node.into);
        if (node.using) {
            this.append(' ');
            this.visitNode(node.using);
        }
        if (node.whens) {
            this.append(' ');
            this.compileList(node.whens, ' ');
        }
        if (node.returning) {
            this.append(' ');
            this.visitNode(node.returning);
        }
        if (node.output) {
            this.append(' ');
            this.visitNode(node.output);
        }
        if (node.endModifiers?.length) {
            this.append(' ');
            this.compileList(node.endModifiers, ' ');
        }
    }
    visitMatched(node) {
        if (node.not) {
            this.append('not ');
        }
        this.append('matched');
        if (node.bySource) {
            this.append(' by source');
        }
    }
    visitAddIndex(node) {
        this.append('add ');
        if (node.unique) {
            this.append('unique ');
        }
        this.append('index ');
        this.visitNode(node.name);
        if (node.columns) {
            this.append(' (');
            this.compileList(node.columns);
            this.append(')');
        }
        if (node.using) {
            this.append(' using ');
            this.visitNode(node.using);
        }
    }
    visitCast(node) {
        this.append('cast(');
        this.visitNode(node.expression);
        this.append(' as ');
        this.visitNode(node.dataType);
        this.append(')');
    }
    visitFetch(node) {
        this.append('fetch next ');
        this.visitNode(node.rowCount);
        this.append(` rows ${node.modifier}`);
    }
    visitOutput(node) {
        this.append('output ');
        this.compileList(node.selections);
    }
    visitTop(node) {
        this.append(`top(${node.expression})`);
        if (node.modifiers) {
            this.append(` ${node.modifiers}`);
        }
    }
    visitOrAction(node) {
        this.append(node.action);
    }
    visitCollate(node) {
        this.append('collate ');
        this.visitNode(node.collation);
    }
    append(str) {
        this.#sql += str;
    }
    appendValue(parameter) {
        this.addParameter(parameter);
        this.append(this.getCurrentParameterPlaceholder());
    }
    getLeftIdentifierWrapper() {
        return '"';
    }
    getRightIdentifierWrapper() {
        return '"';
    }
    getCurrentParameterPlaceholder() {
        return '$' + this.numParameters;
    }
    getLeftExplainOptionsWrapper() {
        return '(';
    }
    getExplainOptionAssignment() {
        return ' ';
    }
    getExplainOptionsDelimiter() {
        return ', ';
    }
    getRightExplainOptionsWrapper() {
        return ')';
    }
    sanitizeIdentifier(identifier) {
        const leftWrap = this.getLeftIdentifierWrapper();
        const rightWrap = this.getRightIdentifierWrapper();
        let sanitized = '';
        for (const c of identifier) {
            sanitized += c;
            if (c === leftWrap) {
                sanitized += leftWrap;
            }
            else if (c === rightWrap) {
                sanitized += rightWrap;
            }
        }
        return sanitized;
    }
    sanitizeStringLiteral(value) {
        return value.replace(LIT_WRAP_REGEX, "''");
    }
    sanitizeJSONPathMemberValue(value) {
        return value.replace(JSON_PATH_MEMBER_WRAP_REGEX, (char) => char === "'" ? "''" : '\\"');
    }
    addParameter(parameter) {
        this.#parameters.push(parameter);
    }
    appendImmediateValue(value) {
        if ((0,object_utils/* isString */.Kg)(value)) {
            this.appendStringLiteral(value);
        }
        else if ((0,object_utils/* isNumber */.Et)(value) || (0,object_utils/* isBoolean */.Lm)(value) || (0,object_utils/* isBigInt */.sI)(value)) {
            this.append(value.toString());
        }
        else if ((0,object_utils/* isNull */.kZ)(value)) {
            this.append('null');
        }
        else if ((0,object_utils/* isDate */.$P)(value)) {
            this.appendImmediateValue(value.toISOString());
        }
        else {
            throw new Error(`invalid immediate value ${value}`);
        }
    }
    appendStringLiteral(value) {
        this.append("'");
        this.append(this.sanitizeStringLiteral(value));
        this.append("'");
    }
    sortSelectModifiers(arr) {
        arr.sort((left, right) => left.modifier && right.modifier
            ? SELECT_MODIFIER_PRIORITY[left.modifier] -
                SELECT_MODIFIER_PRIORITY[right.modifier]
            : 1);
        return (0,object_utils/* freeze */.CN)(arr);
    }
    compileColumnAlterations(columnAlterations) {
        this.compileList(columnAlterations);
    }
    /**
     * controls whether the dialect adds a "type" keyword before a column's new data
     * type in an ALTER TABLE statement.
     */
    announcesNewColumnDataType() {
        return true;
    }
}
const SELECT_MODIFIER_SQL = (0,object_utils/* freeze */.CN)({
    ForKeyShare: 'for key share',
    ForNoKeyUpdate: 'for no key update',
    ForUpdate: 'for update',
    ForShare: 'for share',
    NoWait: 'nowait',
    SkipLocked: 'skip locked',
    Distinct: 'distinct',
});
const SELECT_MODIFIER_PRIORITY = (0,object_utils/* freeze */.CN)({
    ForKeyShare: 1,
    ForNoKeyUpdate: 1,
    ForUpdate: 1,
    ForShare: 1,
    NoWait: 2,
    SkipLocked: 2,
    Distinct: 0,
});
const JOIN_TYPE_SQL = (0,object_utils/* freeze */.CN)({
    InnerJoin: 'inner join',
    LeftJoin: 'left join',
    RightJoin: 'right join',
    FullJoin: 'full join',
    CrossJoin: 'cross join',
    LateralInnerJoin: 'inner join lateral',
    LateralLeftJoin: 'left join lateral',
    LateralCrossJoin: 'cross join lateral',
    OuterApply: 'outer apply',
    CrossApply: 'cross apply',
    Using: 'using',
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/dialect/postgres/postgres-query-compiler.js
/// <reference types="./postgres-query-compiler.d.ts" />

const ID_WRAP_REGEX = /"/g;
class PostgresQueryCompiler extends DefaultQueryCompiler {
    sanitizeIdentifier(identifier) {
        return identifier.replace(ID_WRAP_REGEX, '""');
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/dialect/dialect-adapter-base.js
/// <reference types="./dialect-adapter-base.d.ts" />
/**
 * A basic implementation of `DialectAdapter` with sensible default values.
 * Third-party dialects can extend this instead of implementing the `DialectAdapter`
 * interface from scratch. That way all new settings will get default values when
 * they are added and there will be less breaking changes.
 */
class DialectAdapterBase {
    get supportsCreateIfNotExists() {
        return true;
    }
    get supportsTransactionalDdl() {
        return false;
    }
    get supportsReturning() {
        return false;
    }
    get supportsOutput() {
        return false;
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/dialect/postgres/postgres-adapter.js
/// <reference types="./postgres-adapter.d.ts" />


const LOCK_ID = BigInt('3853314791062309107');
const LOCK_TIMEOUT_MILLISECONDS = 60 * 60 * 1_000;
class PostgresAdapter extends DialectAdapterBase {
    get supportsTransactionalDdl() {
        return true;
    }
    get supportsReturning() {
        return true;
    }
    async acquireMigrationLock(db, _opt) {
        // in 1 RTT, acquire a session-level advisory lock with a timeout.
        //
        // if ever this runs inside a transaction, niche edge case we support - the
        // user is responsible to set a different timeout value or disable (`0` value).
        await (0,sql/* sql */.l) `
    with set_timeout as (
      select set_config('lock_timeout', '${sql/* sql */.l.lit(LOCK_TIMEOUT_MILLISECONDS)}', true) as config_val
    )
    select pg_advisory_lock(${sql/* sql */.l.lit(LOCK_ID)})
    from set_timeout`.execute(db);
    }
    async releaseMigrationLock(db, _opt) {
        await (0,sql/* sql */.l) `select pg_advisory_unlock(${sql/* sql */.l.lit(LOCK_ID)})`.execute(db);
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/dialect/postgres/postgres-dialect.js
/// <reference types="./postgres-dialect.d.ts" />




/**
 * PostgreSQL dialect that uses the [pg](https://node-postgres.com/) library.
 *
 * The constructor takes an instance of {@link PostgresDialectConfig}.
 *
 * ```ts
 * import { Pool } from 'pg'
 *
 * new PostgresDialect({
 *   pool: new Pool({
 *     database: 'some_db',
 *     host: 'localhost',
 *   })
 * })
 * ```
 *
 * If you want the pool to only be created once it's first used, `pool`
 * can be a function:
 *
 * ```ts
 * import { Pool } from 'pg'
 *
 * new PostgresDialect({
 *   pool: async () => new Pool({
 *     database: 'some_db',
 *     host: 'localhost',
 *   })
 * })
 * ```
 */
class PostgresDialect {
    #config;
    constructor(config) {
        this.#config = config;
    }
    createDriver() {
        return new PostgresDriver(this.#config);
    }
    createQueryCompiler() {
        return new PostgresQueryCompiler();
    }
    createAdapter() {
        return new PostgresAdapter();
    }
    createIntrospector(db) {
        return new PostgresIntrospector(db);
    }
}


/***/ }),

/***/ 56692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ isDynamicReferenceBuilder),
/* harmony export */   g: () => (/* binding */ DynamicReferenceBuilder)
/* harmony export */ });
/* harmony import */ var _operation_node_operation_node_source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58952);
/* harmony import */ var _parser_reference_parser_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80554);
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64403);
/// <reference types="./dynamic-reference-builder.d.ts" />



class DynamicReferenceBuilder {
    #dynamicReference;
    get dynamicReference() {
        return this.#dynamicReference;
    }
    /**
     * @private
     *
     * This needs to be here just so that the typings work. Without this
     * the generated .d.ts file contains no reference to the type param R
     * which causes this type to be equal to DynamicReferenceBuilder with
     * any R.
     */
    get refType() {
        return undefined;
    }
    constructor(reference) {
        this.#dynamicReference = reference;
    }
    toOperationNode() {
        return (0,_parser_reference_parser_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSimpleReferenceExpression */ .vd)(this.#dynamicReference);
    }
}
function isDynamicReferenceBuilder(obj) {
    return ((0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .isObject */ .Gv)(obj) &&
        (0,_operation_node_operation_node_source_js__WEBPACK_IMPORTED_MODULE_2__/* .isOperationNodeSource */ .N)(obj) &&
        (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .isString */ .Kg)(obj.dynamicReference));
}


/***/ }),

/***/ 96245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bj: () => (/* binding */ DynamicTableBuilder),
/* harmony export */   uc: () => (/* binding */ isAliasedDynamicTableBuilder)
/* harmony export */ });
/* unused harmony export AliasedDynamicTableBuilder */
/* harmony import */ var _operation_node_alias_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1275);
/* harmony import */ var _operation_node_identifier_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72500);
/* harmony import */ var _operation_node_operation_node_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58952);
/* harmony import */ var _parser_table_parser_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30985);
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64403);
/// <reference types="./dynamic-table-builder.d.ts" />





class DynamicTableBuilder {
    #table;
    get table() {
        return this.#table;
    }
    constructor(table) {
        this.#table = table;
    }
    as(alias) {
        return new AliasedDynamicTableBuilder(this.#table, alias);
    }
}
class AliasedDynamicTableBuilder {
    #table;
    #alias;
    get table() {
        return this.#table;
    }
    get alias() {
        return this.#alias;
    }
    constructor(table, alias) {
        this.#table = table;
        this.#alias = alias;
    }
    toOperationNode() {
        return _operation_node_alias_node_js__WEBPACK_IMPORTED_MODULE_0__/* .AliasNode */ .N.create((0,_parser_table_parser_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTable */ .M$)(this.#table), _operation_node_identifier_node_js__WEBPACK_IMPORTED_MODULE_2__/* .IdentifierNode */ .O.create(this.#alias));
    }
}
function isAliasedDynamicTableBuilder(obj) {
    return ((0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_3__/* .isObject */ .Gv)(obj) &&
        (0,_operation_node_operation_node_source_js__WEBPACK_IMPORTED_MODULE_4__/* .isOperationNodeSource */ .N)(obj) &&
        (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_3__/* .isString */ .Kg)(obj.table) &&
        (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_3__/* .isString */ .Kg)(obj.alias));
}


/***/ }),

/***/ 22994:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ createExpressionBuilder),
  A: () => (/* binding */ expressionBuilder)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/query-builder/select-query-builder.js + 7 modules
var select_query_builder = __webpack_require__(70415);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/select-query-node.js + 2 modules
var select_query_node = __webpack_require__(24517);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/table-parser.js
var table_parser = __webpack_require__(30985);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/plugin/with-schema/with-schema-plugin.js + 1 modules
var with_schema_plugin = __webpack_require__(58383);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/query-id.js + 1 modules
var query_id = __webpack_require__(38557);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/query-builder/function-module.js + 3 modules
var function_module = __webpack_require__(45369);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/reference-parser.js
var reference_parser = __webpack_require__(80554);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/binary-operation-parser.js
var binary_operation_parser = __webpack_require__(38322);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/parens-node.js
var parens_node = __webpack_require__(30486);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/expression/expression-wrapper.js
var expression_wrapper = __webpack_require__(47714);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/operator-node.js
var operator_node = __webpack_require__(18953);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/object-utils.js
var object_utils = __webpack_require__(64403);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/unary-operation-node.js
/// <reference types="./unary-operation-node.d.ts" />

/**
 * @internal
 */
const UnaryOperationNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'UnaryOperationNode';
    },
    create(operator, operand) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'UnaryOperationNode',
            operator,
            operand,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/parser/unary-operation-parser.js
/// <reference types="./unary-operation-parser.d.ts" />



function parseExists(operand) {
    return parseUnaryOperation('exists', operand);
}
function parseNotExists(operand) {
    return parseUnaryOperation('not exists', operand);
}
function parseUnaryOperation(operator, operand) {
    return UnaryOperationNode.create(operator_node/* OperatorNode */.zX.create(operator), (0,reference_parser/* parseReferenceExpression */.$O)(operand));
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/value-parser.js
var value_parser = __webpack_require__(74238);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/query-executor/noop-query-executor.js
var noop_query_executor = __webpack_require__(29413);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/query-builder/case-builder.js
var case_builder = __webpack_require__(20456);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/case-node.js
var case_node = __webpack_require__(32309);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/alias-node.js
var alias_node = __webpack_require__(1275);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/identifier-node.js
var identifier_node = __webpack_require__(72500);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/json-operator-chain-node.js
var json_operator_chain_node = __webpack_require__(23276);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/json-path-leg-node.js
/// <reference types="./json-path-leg-node.d.ts" />

/**
 * @internal
 */
const JSONPathLegNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'JSONPathLegNode';
    },
    create(type, value) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'JSONPathLegNode',
            type,
            value,
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/json-path-node.js
var json_path_node = __webpack_require__(16545);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/json-reference-node.js
var json_reference_node = __webpack_require__(58599);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/operation-node-source.js
var operation_node_source = __webpack_require__(58952);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/value-node.js
var value_node = __webpack_require__(93732);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/query-builder/json-path-builder.js
/// <reference types="./json-path-builder.d.ts" />








const HASH_NEGATIVE_INDEX_REGEX = /^#-\d+$/;
class JSONPathBuilder {
    #node;
    constructor(node) {
        this.#node = node;
    }
    /**
     * Access an element of a JSON array in a specific location.
     *
     * Since there's no guarantee an element exists in the given array location, the
     * resulting type is always nullable. If you're sure the element exists, you
     * should use {@link SelectQueryBuilder.$assertType} to narrow the type safely.
     *
     * See also {@link key} to access properties of JSON objects.
     *
     * ### Examples
     *
     * ```ts
     * await db.selectFrom('person')
     *   .select(eb =>
     *     eb.ref('nicknames', '->').at(0).as('primary_nickname')
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * select "nicknames"->0 as "primary_nickname" from "person"
     *```
     *
     * Combined with {@link key}:
     *
     * ```ts
     * db.selectFrom('person').select(eb =>
     *   eb.ref('experience', '->').at(0).key('role').as('first_role')
     * )
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * select "experience"->0->'role' as "first_role" from "person"
     * ```
     *
     * You can use `'last'` to access the last element of the array in MySQL:
     *
     * ```ts
     * db.selectFrom('person').select(eb =>
     *   eb.ref('nicknames', '->$').at('last').as('last_nickname')
     * )
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * select `nicknames`->'$[last]' as `last_nickname` from `person`
     * ```
     *
     * Or `'#-1'` in SQLite:
     *
     * ```ts
     * db.selectFrom('person').select(eb =>
     *   eb.ref('nicknames', '->>$').at('#-1').as('last_nickname')
     * )
     * ```
     *
     * The generated SQL (SQLite):
     *
     * ```sql
     * select "nicknames"->>'$[#-1]' as `last_nickname` from `person`
     * ```
     */
    at(index) {
        if ((typeof index !== 'number' && typeof index !== 'string') ||
            (typeof index === 'number' && !Number.isInteger(index)) ||
            (typeof index === 'string' &&
                index !== 'last' &&
                !HASH_NEGATIVE_INDEX_REGEX.test(index))) {
            throw new Error(`Unexpected index value in .at(...): ${index}`);
        }
        return this.#createBuilderWithPathLeg('ArrayLocation', index);
    }
    /**
     * Access a property of a JSON object.
     *
     * If a field is optional, the resulting type will be nullable.
     *
     * See also {@link at} to access elements of JSON arrays.
     *
     * ### Examples
     *
     * ```ts
     * db.selectFrom('person').select(eb =>
     *   eb.ref('address', '->').key('city').as('city')
     * )
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * select "address"->'city' as "city" from "person"
     * ```
     *
     * Going deeper:
     *
     * ```ts
     * db.selectFrom('person').select(eb =>
     *   eb.ref('profile', '->$').key('website').key('url').as('website_url')
     * )
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * select `profile`->'$.website.url' as `website_url` from `person`
     * ```
     *
     * Combined with {@link at}:
     *
     * ```ts
     * db.selectFrom('person').select(eb =>
     *   eb.ref('profile', '->').key('addresses').at(0).key('city').as('city')
     * )
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * select "profile"->'addresses'->0->'city' as "city" from "person"
     * ```
     */
    key(key) {
        return this.#createBuilderWithPathLeg('Member', key);
    }
    #createBuilderWithPathLeg(legType, value) {
        if (json_reference_node/* JSONReferenceNode */.Q.is(this.#node)) {
            return new TraversedJSONPathBuilder(json_reference_node/* JSONReferenceNode */.Q.cloneWithTraversal(this.#node, json_path_node/* JSONPathNode */.c.is(this.#node.traversal)
                ? json_path_node/* JSONPathNode */.c.cloneWithLeg(this.#node.traversal, JSONPathLegNode.create(legType, value))
                : json_operator_chain_node/* JSONOperatorChainNode */.k.cloneWithValue(this.#node.traversal, value_node/* ValueNode */.q.createImmediate(value))));
        }
        return new TraversedJSONPathBuilder(json_path_node/* JSONPathNode */.c.cloneWithLeg(this.#node, JSONPathLegNode.create(legType, value)));
    }
}
class TraversedJSONPathBuilder extends JSONPathBuilder {
    #node;
    constructor(node) {
        super(node);
        this.#node = node;
    }
    /** @private */
    get expressionType() {
        return undefined;
    }
    as(alias) {
        return new AliasedJSONPathBuilder(this, alias);
    }
    /**
     * Change the output type of the json path.
     *
     * This method call doesn't change the SQL in any way. This methods simply
     * returns a copy of this `JSONPathBuilder` with a new output type.
     */
    $castTo() {
        return new TraversedJSONPathBuilder(this.#node);
    }
    $notNull() {
        return new TraversedJSONPathBuilder(this.#node);
    }
    toOperationNode() {
        return this.#node;
    }
}
class AliasedJSONPathBuilder {
    #jsonPath;
    #alias;
    constructor(jsonPath, alias) {
        this.#jsonPath = jsonPath;
        this.#alias = alias;
    }
    /** @private */
    get expression() {
        return this.#jsonPath;
    }
    /** @private */
    get alias() {
        return this.#alias;
    }
    toOperationNode() {
        return alias_node/* AliasNode */.N.create(this.#jsonPath.toOperationNode(), (0,operation_node_source/* isOperationNodeSource */.N)(this.#alias)
            ? this.#alias.toOperationNode()
            : identifier_node/* IdentifierNode */.O.create(this.#alias));
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/binary-operation-node.js
var binary_operation_node = __webpack_require__(71758);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/and-node.js
var and_node = __webpack_require__(22176);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/tuple-node.js
/// <reference types="./tuple-node.d.ts" />

/**
 * @internal
 */
const TupleNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'TupleNode';
    },
    create(values) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'TupleNode',
            values: (0,object_utils/* freeze */.CN)(values),
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/data-type-parser.js + 1 modules
var data_type_parser = __webpack_require__(10960);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/cast-node.js
/// <reference types="./cast-node.d.ts" />

/**
 * @internal
 */
const CastNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'CastNode';
    },
    create(expression, dataType) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'CastNode',
            expression,
            dataType,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/expression/expression-builder.js
/// <reference types="./expression-builder.d.ts" />
























function createExpressionBuilder(executor = noop_query_executor/* NOOP_QUERY_EXECUTOR */.W) {
    function binary(lhs, op, rhs) {
        return new expression_wrapper/* ExpressionWrapper */.Is((0,binary_operation_parser/* parseValueBinaryOperation */.ds)(lhs, op, rhs));
    }
    function unary(op, expr) {
        return new expression_wrapper/* ExpressionWrapper */.Is(parseUnaryOperation(op, expr));
    }
    const eb = Object.assign(binary, {
        fn: undefined,
        eb: undefined,
        selectFrom(table) {
            return (0,select_query_builder/* createSelectQueryBuilder */.c)({
                queryId: (0,query_id/* createQueryId */.a)(),
                executor,
                queryNode: select_query_node/* SelectQueryNode */.L.createFrom((0,table_parser/* parseTableExpressionOrList */.JB)(table)),
            });
        },
        case(reference) {
            return new case_builder/* CaseBuilder */.OU({
                node: case_node/* CaseNode */.P.create((0,object_utils/* isUndefined */.b0)(reference)
                    ? undefined
                    : (0,reference_parser/* parseReferenceExpression */.$O)(reference)),
            });
        },
        ref(reference, op) {
            if ((0,object_utils/* isUndefined */.b0)(op)) {
                return new expression_wrapper/* ExpressionWrapper */.Is((0,reference_parser/* parseStringReference */.q5)(reference));
            }
            return new JSONPathBuilder((0,reference_parser/* parseJSONReference */.NF)(reference, op));
        },
        jsonPath() {
            return new JSONPathBuilder(json_path_node/* JSONPathNode */.c.create());
        },
        table(table) {
            return new expression_wrapper/* ExpressionWrapper */.Is((0,table_parser/* parseTable */.M$)(table));
        },
        val(value) {
            return new expression_wrapper/* ExpressionWrapper */.Is((0,value_parser/* parseValueExpression */.$s)(value));
        },
        refTuple(...values) {
            return new expression_wrapper/* ExpressionWrapper */.Is(TupleNode.create(values.map(reference_parser/* parseReferenceExpression */.$O)));
        },
        tuple(...values) {
            return new expression_wrapper/* ExpressionWrapper */.Is(TupleNode.create(values.map(value_parser/* parseValueExpression */.$s)));
        },
        lit(value) {
            return new expression_wrapper/* ExpressionWrapper */.Is((0,value_parser/* parseSafeImmediateValue */.dJ)(value));
        },
        unary,
        not(expr) {
            return unary('not', expr);
        },
        exists(expr) {
            return unary('exists', expr);
        },
        neg(expr) {
            return unary('-', expr);
        },
        between(expr, start, end) {
            return new expression_wrapper/* ExpressionWrapper */.Is(binary_operation_node/* BinaryOperationNode */.l.create((0,reference_parser/* parseReferenceExpression */.$O)(expr), operator_node/* OperatorNode */.zX.create('between'), and_node/* AndNode */.s.create((0,value_parser/* parseValueExpression */.$s)(start), (0,value_parser/* parseValueExpression */.$s)(end))));
        },
        betweenSymmetric(expr, start, end) {
            return new expression_wrapper/* ExpressionWrapper */.Is(binary_operation_node/* BinaryOperationNode */.l.create((0,reference_parser/* parseReferenceExpression */.$O)(expr), operator_node/* OperatorNode */.zX.create('between symmetric'), and_node/* AndNode */.s.create((0,value_parser/* parseValueExpression */.$s)(start), (0,value_parser/* parseValueExpression */.$s)(end))));
        },
        and(exprs) {
            if ((0,object_utils/* isReadonlyArray */.MH)(exprs)) {
                return new expression_wrapper/* ExpressionWrapper */.Is((0,binary_operation_parser/* parseFilterList */.KN)(exprs, 'and'));
            }
            return new expression_wrapper/* ExpressionWrapper */.Is((0,binary_operation_parser/* parseFilterObject */.Ve)(exprs, 'and'));
        },
        or(exprs) {
            if ((0,object_utils/* isReadonlyArray */.MH)(exprs)) {
                return new expression_wrapper/* ExpressionWrapper */.Is((0,binary_operation_parser/* parseFilterList */.KN)(exprs, 'or'));
            }
            return new expression_wrapper/* ExpressionWrapper */.Is((0,binary_operation_parser/* parseFilterObject */.Ve)(exprs, 'or'));
        },
        parens(...args) {
            const node = (0,binary_operation_parser/* parseValueBinaryOperationOrExpression */.GB)(args);
            if (parens_node/* ParensNode */.k.is(node)) {
                // No double wrapping.
                return new expression_wrapper/* ExpressionWrapper */.Is(node);
            }
            else {
                return new expression_wrapper/* ExpressionWrapper */.Is(parens_node/* ParensNode */.k.create(node));
            }
        },
        cast(expr, dataType) {
            return new expression_wrapper/* ExpressionWrapper */.Is(CastNode.create((0,reference_parser/* parseReferenceExpression */.$O)(expr), (0,data_type_parser/* parseDataTypeExpression */.Q)(dataType)));
        },
        withSchema(schema) {
            return createExpressionBuilder(executor.withPluginAtFront(new with_schema_plugin/* WithSchemaPlugin */.B(schema)));
        },
    });
    eb.fn = (0,function_module/* createFunctionModule */.t)();
    eb.eb = eb;
    return eb;
}
function expressionBuilder(_) {
    return createExpressionBuilder();
}


/***/ }),

/***/ 47714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ ExpressionWrapper)
/* harmony export */ });
/* unused harmony exports AliasedExpressionWrapper, OrWrapper, AndWrapper */
/* harmony import */ var _operation_node_alias_node_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1275);
/* harmony import */ var _operation_node_and_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22176);
/* harmony import */ var _operation_node_identifier_node_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72500);
/* harmony import */ var _operation_node_operation_node_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58952);
/* harmony import */ var _operation_node_or_node_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64998);
/* harmony import */ var _operation_node_parens_node_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30486);
/* harmony import */ var _parser_binary_operation_parser_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38322);
/// <reference types="./expression-wrapper.d.ts" />







class ExpressionWrapper {
    #node;
    constructor(node) {
        this.#node = node;
    }
    /** @private */
    get expressionType() {
        return undefined;
    }
    as(alias) {
        return new AliasedExpressionWrapper(this, alias);
    }
    or(...args) {
        return new OrWrapper(_operation_node_or_node_js__WEBPACK_IMPORTED_MODULE_0__/* .OrNode */ .K.create(this.#node, (0,_parser_binary_operation_parser_js__WEBPACK_IMPORTED_MODULE_1__/* .parseValueBinaryOperationOrExpression */ .GB)(args)));
    }
    and(...args) {
        return new AndWrapper(_operation_node_and_node_js__WEBPACK_IMPORTED_MODULE_2__/* .AndNode */ .s.create(this.#node, (0,_parser_binary_operation_parser_js__WEBPACK_IMPORTED_MODULE_1__/* .parseValueBinaryOperationOrExpression */ .GB)(args)));
    }
    /**
     * Change the output type of the expression.
     *
     * This method call doesn't change the SQL in any way. This methods simply
     * returns a copy of this `ExpressionWrapper` with a new output type.
     */
    $castTo() {
        return new ExpressionWrapper(this.#node);
    }
    /**
     * Omit null from the expression's type.
     *
     * This function can be useful in cases where you know an expression can't be
     * null, but Kysely is unable to infer it.
     *
     * This method call doesn't change the SQL in any way. This methods simply
     * returns a copy of `this` with a new output type.
     */
    $notNull() {
        return new ExpressionWrapper(this.#node);
    }
    toOperationNode() {
        return this.#node;
    }
}
class AliasedExpressionWrapper {
    #expr;
    #alias;
    constructor(expr, alias) {
        this.#expr = expr;
        this.#alias = alias;
    }
    /** @private */
    get expression() {
        return this.#expr;
    }
    /** @private */
    get alias() {
        return this.#alias;
    }
    toOperationNode() {
        return _operation_node_alias_node_js__WEBPACK_IMPORTED_MODULE_3__/* .AliasNode */ .N.create(this.#expr.toOperationNode(), (0,_operation_node_operation_node_source_js__WEBPACK_IMPORTED_MODULE_4__/* .isOperationNodeSource */ .N)(this.#alias)
            ? this.#alias.toOperationNode()
            : _operation_node_identifier_node_js__WEBPACK_IMPORTED_MODULE_5__/* .IdentifierNode */ .O.create(this.#alias));
    }
}
class OrWrapper {
    #node;
    constructor(node) {
        this.#node = node;
    }
    /** @private */
    get expressionType() {
        return undefined;
    }
    as(alias) {
        return new AliasedExpressionWrapper(this, alias);
    }
    or(...args) {
        return new OrWrapper(_operation_node_or_node_js__WEBPACK_IMPORTED_MODULE_0__/* .OrNode */ .K.create(this.#node, (0,_parser_binary_operation_parser_js__WEBPACK_IMPORTED_MODULE_1__/* .parseValueBinaryOperationOrExpression */ .GB)(args)));
    }
    /**
     * Change the output type of the expression.
     *
     * This method call doesn't change the SQL in any way. This methods simply
     * returns a copy of this `OrWrapper` with a new output type.
     */
    $castTo() {
        return new OrWrapper(this.#node);
    }
    toOperationNode() {
        return _operation_node_parens_node_js__WEBPACK_IMPORTED_MODULE_6__/* .ParensNode */ .k.create(this.#node);
    }
}
class AndWrapper {
    #node;
    constructor(node) {
        this.#node = node;
    }
    /** @private */
    get expressionType() {
        return undefined;
    }
    as(alias) {
        return new AliasedExpressionWrapper(this, alias);
    }
    and(...args) {
        return new AndWrapper(_operation_node_and_node_js__WEBPACK_IMPORTED_MODULE_2__/* .AndNode */ .s.create(this.#node, (0,_parser_binary_operation_parser_js__WEBPACK_IMPORTED_MODULE_1__/* .parseValueBinaryOperationOrExpression */ .GB)(args)));
    }
    /**
     * Change the output type of the expression.
     *
     * This method call doesn't change the SQL in any way. This methods simply
     * returns a copy of this `AndWrapper` with a new output type.
     */
    $castTo() {
        return new AndWrapper(this.#node);
    }
    toOperationNode() {
        return _operation_node_parens_node_js__WEBPACK_IMPORTED_MODULE_6__/* .ParensNode */ .k.create(this.#node);
    }
}


/***/ }),

/***/ 21628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ isExpression),
/* harmony export */   q: () => (/* binding */ isAliasedExpression)
/* harmony export */ });
/* harmony import */ var _operation_node_operation_node_source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58952);
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./expression.d.ts" />


function isExpression(obj) {
    return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(obj) && 'expressionType' in obj && (0,_operation_node_operation_node_source_js__WEBPACK_IMPORTED_MODULE_1__/* .isOperationNodeSource */ .N)(obj);
}
function isAliasedExpression(obj) {
    return ((0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(obj) &&
        'expression' in obj &&
        (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(obj.alias) &&
        (0,_operation_node_operation_node_source_js__WEBPACK_IMPORTED_MODULE_1__/* .isOperationNodeSource */ .N)(obj));
}


/***/ }),

/***/ 61980:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _$: () => (/* binding */ Kysely)
});

// UNUSED EXPORTS: Command, ConnectionBuilder, ControlledTransaction, ControlledTransactionBuilder, Transaction, TransactionBuilder, isKyselyProps

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/object-utils.js
var object_utils = __webpack_require__(64403);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/alter-table-node.js
/// <reference types="./alter-table-node.d.ts" />

/**
 * @internal
 */
const AlterTableNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'AlterTableNode';
    },
    create(table) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'AlterTableNode',
            table,
        });
    },
    cloneWithTableProps(node, props) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            ...props,
        });
    },
    cloneWithColumnAlteration(node, columnAlteration) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            columnAlterations: node.columnAlterations
                ? [...node.columnAlterations, columnAlteration]
                : [columnAlteration],
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/identifier-node.js
var identifier_node = __webpack_require__(72500);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/create-index-node.js
/// <reference types="./create-index-node.d.ts" />


/**
 * @internal
 */
const CreateIndexNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'CreateIndexNode';
    },
    create(name) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'CreateIndexNode',
            name: identifier_node/* IdentifierNode */.O.create(name),
        });
    },
    cloneWith(node, props) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            ...props,
        });
    },
    cloneWithColumns(node, columns) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            columns: [...(node.columns || []), ...columns],
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/create-schema-node.js
/// <reference types="./create-schema-node.d.ts" />


/**
 * @internal
 */
const CreateSchemaNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'CreateSchemaNode';
    },
    create(schema, params) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'CreateSchemaNode',
            schema: identifier_node/* IdentifierNode */.O.create(schema),
            ...params,
        });
    },
    cloneWith(createSchema, params) {
        return (0,object_utils/* freeze */.CN)({
            ...createSchema,
            ...params,
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/create-table-node.js
var create_table_node = __webpack_require__(95034);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/schemable-identifier-node.js
var schemable_identifier_node = __webpack_require__(99073);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/drop-index-node.js
/// <reference types="./drop-index-node.d.ts" />


/**
 * @internal
 */
const DropIndexNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'DropIndexNode';
    },
    create(name, params) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'DropIndexNode',
            name: schemable_identifier_node/* SchemableIdentifierNode */.y.create(name),
            ...params,
        });
    },
    cloneWith(dropIndex, props) {
        return (0,object_utils/* freeze */.CN)({
            ...dropIndex,
            ...props,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/drop-schema-node.js
/// <reference types="./drop-schema-node.d.ts" />


/**
 * @internal
 */
const DropSchemaNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'DropSchemaNode';
    },
    create(schema, params) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'DropSchemaNode',
            schema: identifier_node/* IdentifierNode */.O.create(schema),
            ...params,
        });
    },
    cloneWith(dropSchema, params) {
        return (0,object_utils/* freeze */.CN)({
            ...dropSchema,
            ...params,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/drop-table-node.js
/// <reference types="./drop-table-node.d.ts" />

/**
 * @internal
 */
const DropTableNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'DropTableNode';
    },
    create(table, params) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'DropTableNode',
            table,
            ...params,
        });
    },
    cloneWith(dropIndex, params) {
        return (0,object_utils/* freeze */.CN)({
            ...dropIndex,
            ...params,
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/table-parser.js
var table_parser = __webpack_require__(30985);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/add-column-node.js
/// <reference types="./add-column-node.d.ts" />

/**
 * @internal
 */
const AddColumnNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'AddColumnNode';
    },
    create(column) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'AddColumnNode',
            column,
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/column-node.js
var column_node = __webpack_require__(58711);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/column-definition-node.js
/// <reference types="./column-definition-node.d.ts" />


/**
 * @internal
 */
const ColumnDefinitionNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'ColumnDefinitionNode';
    },
    create(column, dataType) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'ColumnDefinitionNode',
            column: column_node/* ColumnNode */.Z.create(column),
            dataType,
        });
    },
    cloneWithFrontModifier(node, modifier) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            frontModifiers: node.frontModifiers
                ? (0,object_utils/* freeze */.CN)([...node.frontModifiers, modifier])
                : [modifier],
        });
    },
    cloneWithEndModifier(node, modifier) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            endModifiers: node.endModifiers
                ? (0,object_utils/* freeze */.CN)([...node.endModifiers, modifier])
                : [modifier],
        });
    },
    cloneWith(node, props) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            ...props,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/drop-column-node.js
/// <reference types="./drop-column-node.d.ts" />


/**
 * @internal
 */
const DropColumnNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'DropColumnNode';
    },
    create(column) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'DropColumnNode',
            column: column_node/* ColumnNode */.Z.create(column),
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/rename-column-node.js
/// <reference types="./rename-column-node.d.ts" />


/**
 * @internal
 */
const RenameColumnNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'RenameColumnNode';
    },
    create(column, newColumn) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'RenameColumnNode',
            column: column_node/* ColumnNode */.Z.create(column),
            renameTo: column_node/* ColumnNode */.Z.create(newColumn),
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/check-constraint-node.js
/// <reference types="./check-constraint-node.d.ts" />


/**
 * @internal
 */
const CheckConstraintNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'CheckConstraintNode';
    },
    create(expression, constraintName) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'CheckConstraintNode',
            expression,
            name: constraintName
                ? identifier_node/* IdentifierNode */.O.create(constraintName)
                : undefined,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/references-node.js
/// <reference types="./references-node.d.ts" />

const ON_MODIFY_FOREIGN_ACTIONS = [
    'no action',
    'restrict',
    'cascade',
    'set null',
    'set default',
];
/**
 * @internal
 */
const ReferencesNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'ReferencesNode';
    },
    create(table, columns) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'ReferencesNode',
            table,
            columns: (0,object_utils/* freeze */.CN)([...columns]),
        });
    },
    cloneWithOnDelete(references, onDelete) {
        return (0,object_utils/* freeze */.CN)({
            ...references,
            onDelete,
        });
    },
    cloneWithOnUpdate(references, onUpdate) {
        return (0,object_utils/* freeze */.CN)({
            ...references,
            onUpdate,
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/select-all-node.js
var select_all_node = __webpack_require__(69007);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/reference-parser.js
var reference_parser = __webpack_require__(80554);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/operation-node-source.js
var operation_node_source = __webpack_require__(58952);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/value-node.js
var value_node = __webpack_require__(93732);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/parser/default-value-parser.js
/// <reference types="./default-value-parser.d.ts" />


function parseDefaultValueExpression(value) {
    return (0,operation_node_source/* isOperationNodeSource */.N)(value)
        ? value.toOperationNode()
        : value_node/* ValueNode */.q.createImmediate(value);
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/generated-node.js
/// <reference types="./generated-node.d.ts" />

/**
 * @internal
 */
const GeneratedNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'GeneratedNode';
    },
    create(params) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'GeneratedNode',
            ...params,
        });
    },
    createWithExpression(expression) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'GeneratedNode',
            always: true,
            expression,
        });
    },
    cloneWith(node, params) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            ...params,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/default-value-node.js
/// <reference types="./default-value-node.d.ts" />

/**
 * @internal
 */
const DefaultValueNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'DefaultValueNode';
    },
    create(defaultValue) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'DefaultValueNode',
            defaultValue,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/parser/on-modify-action-parser.js
/// <reference types="./on-modify-action-parser.d.ts" />

function parseOnModifyForeignAction(action) {
    if (ON_MODIFY_FOREIGN_ACTIONS.includes(action)) {
        return action;
    }
    throw new Error(`invalid OnModifyForeignAction ${action}`);
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/column-definition-builder.js
/// <reference types="./column-definition-builder.d.ts" />









class ColumnDefinitionBuilder {
    #node;
    constructor(node) {
        this.#node = node;
    }
    /**
     * Adds `auto_increment` or `autoincrement` to the column definition
     * depending on the dialect.
     *
     * Some dialects like PostgreSQL don't support this. On PostgreSQL
     * you can use the `serial` or `bigserial` data type instead.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .createTable('person')
     *   .addColumn('id', 'integer', col => col.autoIncrement().primaryKey())
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * create table `person` (
     *   `id` integer primary key auto_increment
     * )
     * ```
     */
    autoIncrement() {
        return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node, { autoIncrement: true }));
    }
    /**
     * Makes the column an identity column.
     *
     * This only works on some dialects like MS SQL Server (MSSQL).
     *
     * For PostgreSQL's `generated always as identity` use {@link generatedAlwaysAsIdentity}.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .createTable('person')
     *   .addColumn('id', 'integer', col => col.identity().primaryKey())
     *   .execute()
     * ```
     *
     * The generated SQL (MSSQL):
     *
     * ```sql
     * create table "person" (
     *   "id" integer identity primary key
     * )
     * ```
     */
    identity() {
        return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node, { identity: true }));
    }
    /**
     * Makes the column the primary key.
     *
     * If you want to specify a composite primary key use the
     * {@link CreateTableBuilder.addPrimaryKeyConstraint} method.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .createTable('person')
     *   .addColumn('id', 'integer', col => col.primaryKey())
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * create table `person` (
     *   `id` integer primary key
     * )
     */
    primaryKey() {
        return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node, { primaryKey: true }));
    }
    /**
     * Adds a foreign key constraint for the column.
     *
     * If your database engine doesn't support foreign key constraints in the
     * column definition (like MySQL 5) you need to call the table level
     * {@link CreateTableBuilder.addForeignKeyConstraint} method instead.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .createTable('pet')
     *   .addColumn('owner_id', 'integer', (col) => col.references('person.id'))
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * create table "pet" (
     *   "owner_id" integer references "person" ("id")
     * )
     * ```
     */
    references(ref) {
        const references = (0,reference_parser/* parseStringReference */.q5)(ref);
        if (!references.table || select_all_node/* SelectAllNode */.U.is(references.column)) {
            throw new Error(`invalid call references('${ref}'). The reference must have format table.column or schema.table.column`);
        }
        return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node, {
            references: ReferencesNode.create(references.table, [
                references.column,
            ]),
        }));
    }
    /**
     * Adds an `on delete` constraint for the foreign key column.
     *
     * If your database engine doesn't support foreign key constraints in the
     * column definition (like MySQL 5) you need to call the table level
     * {@link CreateTableBuilder.addForeignKeyConstraint} method instead.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .createTable('pet')
     *   .addColumn(
     *     'owner_id',
     *     'integer',
     *     (col) => col.references('person.id').onDelete('cascade')
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * create table "pet" (
     *   "owner_id" integer references "person" ("id") on delete cascade
     * )
     * ```
     */
    onDelete(onDelete) {
        if (!this.#node.references) {
            throw new Error('on delete constraint can only be added for foreign keys');
        }
        return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node, {
            references: ReferencesNode.cloneWithOnDelete(this.#node.references, parseOnModifyForeignAction(onDelete)),
        }));
    }
    /**
     * Adds an `on update` constraint for the foreign key column.
     *
     * If your database engine doesn't support foreign key constraints in the
     * column definition (like MySQL 5) you need to call the table level
     * {@link CreateTableBuilder.addForeignKeyConstraint} method instead.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .createTable('pet')
     *   .addColumn(
     *     'owner_id',
     *     'integer',
     *     (col) => col.references('person.id').onUpdate('cascade')
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * create table "pet" (
     *   "owner_id" integer references "person" ("id") on update cascade
     * )
     * ```
     */
    onUpdate(onUpdate) {
        if (!this.#node.references) {
            throw new Error('on update constraint can only be added for foreign keys');
        }
        return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node, {
            references: ReferencesNode.cloneWithOnUpdate(this.#node.references, parseOnModifyForeignAction(onUpdate)),
        }));
    }
    /**
     * Adds a unique constraint for the column.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .createTable('person')
     *   .addColumn('email', 'varchar(255)', col => col.unique())
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * create table `person` (
     *   `email` varchar(255) unique
     * )
     * ```
     */
    unique() {
        return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node, { unique: true }));
    }
    /**
     * Adds a `not null` constraint for the column.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .createTable('person')
     *   .addColumn('first_name', 'varchar(255)', col => col.notNull())
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * create table `person` (
     *   `first_name` varchar(255) not null
     * )
     * ```
     */
    notNull() {
        return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node, { notNull: true }));
    }
    /**
     * Adds a `unsigned` modifier for the column.
     *
     * This only works on some dialects like MySQL.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .createTable('person')
     *   .addColumn('age', 'integer', col => col.unsigned())
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * create table `person` (
     *   `age` integer unsigned
     * )
     * ```
     */
    unsigned() {
        return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node, { unsigned: true }));
    }
    /**
     * Adds a default value constraint for the column.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .createTable('pet')
     *   .addColumn('number_of_legs', 'integer', (col) => col.defaultTo(4))
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * create table `pet` (
     *   `number_of_legs` integer default 4
     * )
     * ```
     *
     * Values passed to `defaultTo` are interpreted as value literals by default. You can define
     * an arbitrary SQL expression using the {@link sql} template tag:
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * await db.schema
     *   .createTable('pet')
     *   .addColumn(
     *     'created_at',
     *     'timestamp',
     *     (col) => col.defaultTo(sql`CURRENT_TIMESTAMP`)
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * create table `pet` (
     *   `created_at` timestamp default CURRENT_TIMESTAMP
     * )
     * ```
     */
    defaultTo(value) {
        return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node, {
            defaultTo: DefaultValueNode.create(parseDefaultValueExpression(value)),
        }));
    }
    /**
     * Adds a check constraint for the column.
     *
     * ### Examples
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * await db.schema
     *   .createTable('pet')
     *   .addColumn('number_of_legs', 'integer', (col) =>
     *     col.check(sql`number_of_legs < 5`)
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * create table `pet` (
     *   `number_of_legs` integer check (number_of_legs < 5)
     * )
     * ```
     */
    check(expression) {
        return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node, {
            check: CheckConstraintNode.create(expression.toOperationNode()),
        }));
    }
    /**
     * Makes the column a generated column using a `generated always as` statement.
     *
     * ### Examples
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * await db.schema
     *   .createTable('person')
     *   .addColumn('full_name', 'varchar(255)',
     *     (col) => col.generatedAlwaysAs(sql`concat(first_name, ' ', last_name)`)
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * create table `person` (
     *   `full_name` varchar(255) generated always as (concat(first_name, ' ', last_name))
     * )
     * ```
     */
    generatedAlwaysAs(expression) {
        return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node, {
            generated: GeneratedNode.createWithExpression(expression.toOperationNode()),
        }));
    }
    /**
     * Adds the `generated always as identity` specifier.
     *
     * This only works on some dialects like PostgreSQL.
     *
     * For MS SQL Server (MSSQL)'s identity column use {@link identity}.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .createTable('person')
     *   .addColumn('id', 'integer', col => col.generatedAlwaysAsIdentity().primaryKey())
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * create table "person" (
     *   "id" integer generated always as identity primary key
     * )
     * ```
     */
    generatedAlwaysAsIdentity() {
        return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node, {
            generated: GeneratedNode.create({ identity: true, always: true }),
        }));
    }
    /**
     * Adds the `generated by default as identity` specifier on supported dialects.
     *
     * This only works on some dialects like PostgreSQL.
     *
     * For MS SQL Server (MSSQL)'s identity column use {@link identity}.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .createTable('person')
     *   .addColumn('id', 'integer', col => col.generatedByDefaultAsIdentity().primaryKey())
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * create table "person" (
     *   "id" integer generated by default as identity primary key
     * )
     * ```
     */
    generatedByDefaultAsIdentity() {
        return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node, {
            generated: GeneratedNode.create({ identity: true, byDefault: true }),
        }));
    }
    /**
     * Makes a generated column stored instead of virtual. This method can only
     * be used with {@link generatedAlwaysAs}
     *
     * ### Examples
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * await db.schema
     *   .createTable('person')
     *   .addColumn('full_name', 'varchar(255)', (col) => col
     *     .generatedAlwaysAs(sql`concat(first_name, ' ', last_name)`)
     *     .stored()
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * create table `person` (
     *   `full_name` varchar(255) generated always as (concat(first_name, ' ', last_name)) stored
     * )
     * ```
     */
    stored() {
        if (!this.#node.generated) {
            throw new Error('stored() can only be called after generatedAlwaysAs');
        }
        return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node, {
            generated: GeneratedNode.cloneWith(this.#node.generated, {
                stored: true,
            }),
        }));
    }
    /**
     * This can be used to add any additional SQL right after the column's data type.
     *
     * ### Examples
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * await db.schema
     *   .createTable('person')
     *   .addColumn('id', 'integer', col => col.primaryKey())
     *   .addColumn(
     *     'first_name',
     *     'varchar(36)',
     *     (col) => col.modifyFront(sql`collate utf8mb4_general_ci`).notNull()
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * create table `person` (
     *   `id` integer primary key,
     *   `first_name` varchar(36) collate utf8mb4_general_ci not null
     * )
     * ```
     */
    modifyFront(modifier) {
        return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWithFrontModifier(this.#node, modifier.toOperationNode()));
    }
    /**
     * Adds `nulls not distinct` specifier.
     * Should be used with `unique` constraint.
     *
     * This only works on some dialects like PostgreSQL.
     *
     * ### Examples
     *
     * ```ts
     * db.schema
     *   .createTable('person')
     *   .addColumn('id', 'integer', col => col.primaryKey())
     *   .addColumn('first_name', 'varchar(30)', col => col.unique().nullsNotDistinct())
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * create table "person" (
     *   "id" integer primary key,
     *   "first_name" varchar(30) unique nulls not distinct
     * )
     * ```
     */
    nullsNotDistinct() {
        return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node, { nullsNotDistinct: true }));
    }
    /**
     * Adds `if not exists` specifier. This only works for PostgreSQL.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .alterTable('person')
     *   .addColumn('email', 'varchar(255)', col => col.unique().ifNotExists())
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * alter table "person" add column if not exists "email" varchar(255) unique
     * ```
     */
    ifNotExists() {
        return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWith(this.#node, { ifNotExists: true }));
    }
    /**
     * This can be used to add any additional SQL to the end of the column definition.
     *
     * ### Examples
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * await db.schema
     *   .createTable('person')
     *   .addColumn('id', 'integer', col => col.primaryKey())
     *   .addColumn(
     *     'age',
     *     'integer',
     *     col => col.unsigned()
     *       .notNull()
     *       .modifyEnd(sql`comment ${sql.lit('it is not polite to ask a woman her age')}`)
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * create table `person` (
     *   `id` integer primary key,
     *   `age` integer unsigned not null comment 'it is not polite to ask a woman her age'
     * )
     * ```
     */
    modifyEnd(modifier) {
        return new ColumnDefinitionBuilder(ColumnDefinitionNode.cloneWithEndModifier(this.#node, modifier.toOperationNode()));
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    toOperationNode() {
        return this.#node;
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/modify-column-node.js
/// <reference types="./modify-column-node.d.ts" />

/**
 * @internal
 */
const ModifyColumnNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'ModifyColumnNode';
    },
    create(column) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'ModifyColumnNode',
            column,
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/data-type-parser.js + 1 modules
var data_type_parser = __webpack_require__(10960);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/foreign-key-constraint-node.js
/// <reference types="./foreign-key-constraint-node.d.ts" />



/**
 * @internal
 */
const ForeignKeyConstraintNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'ForeignKeyConstraintNode';
    },
    create(sourceColumns, targetTable, targetColumns, constraintName) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'ForeignKeyConstraintNode',
            columns: sourceColumns,
            references: ReferencesNode.create(targetTable, targetColumns),
            name: constraintName
                ? identifier_node/* IdentifierNode */.O.create(constraintName)
                : undefined,
        });
    },
    cloneWith(node, props) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            ...props,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/foreign-key-constraint-builder.js
/// <reference types="./foreign-key-constraint-builder.d.ts" />


class ForeignKeyConstraintBuilder {
    #node;
    constructor(node) {
        this.#node = node;
    }
    onDelete(onDelete) {
        return new ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.cloneWith(this.#node, {
            onDelete: parseOnModifyForeignAction(onDelete),
        }));
    }
    onUpdate(onUpdate) {
        return new ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.cloneWith(this.#node, {
            onUpdate: parseOnModifyForeignAction(onUpdate),
        }));
    }
    deferrable() {
        return new ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.cloneWith(this.#node, { deferrable: true }));
    }
    notDeferrable() {
        return new ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.cloneWith(this.#node, { deferrable: false }));
    }
    initiallyDeferred() {
        return new ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.cloneWith(this.#node, {
            initiallyDeferred: true,
        }));
    }
    initiallyImmediate() {
        return new ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.cloneWith(this.#node, {
            initiallyDeferred: false,
        }));
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    toOperationNode() {
        return this.#node;
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/add-constraint-node.js
/// <reference types="./add-constraint-node.d.ts" />

/**
 * @internal
 */
const AddConstraintNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'AddConstraintNode';
    },
    create(constraint) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'AddConstraintNode',
            constraint,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/unique-constraint-node.js
/// <reference types="./unique-constraint-node.d.ts" />



/**
 * @internal
 */
const UniqueConstraintNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'UniqueConstraintNode';
    },
    create(columns, constraintName, nullsNotDistinct) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'UniqueConstraintNode',
            columns: (0,object_utils/* freeze */.CN)(columns.map(column_node/* ColumnNode */.Z.create)),
            name: constraintName
                ? identifier_node/* IdentifierNode */.O.create(constraintName)
                : undefined,
            nullsNotDistinct,
        });
    },
    cloneWith(node, props) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            ...props,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/drop-constraint-node.js
/// <reference types="./drop-constraint-node.d.ts" />


/**
 * @internal
 */
const DropConstraintNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'DropConstraintNode';
    },
    create(constraintName) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'DropConstraintNode',
            constraintName: identifier_node/* IdentifierNode */.O.create(constraintName),
        });
    },
    cloneWith(dropConstraint, props) {
        return (0,object_utils/* freeze */.CN)({
            ...dropConstraint,
            ...props,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/alter-column-node.js
/// <reference types="./alter-column-node.d.ts" />


/**
 * @internal
 */
const AlterColumnNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'AlterColumnNode';
    },
    create(column, prop, value) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'AlterColumnNode',
            column: column_node/* ColumnNode */.Z.create(column),
            [prop]: value,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/alter-column-builder.js
/// <reference types="./alter-column-builder.d.ts" />



class AlterColumnBuilder {
    #column;
    constructor(column) {
        this.#column = column;
    }
    setDataType(dataType) {
        return new AlteredColumnBuilder(AlterColumnNode.create(this.#column, 'dataType', (0,data_type_parser/* parseDataTypeExpression */.Q)(dataType)));
    }
    setDefault(value) {
        return new AlteredColumnBuilder(AlterColumnNode.create(this.#column, 'setDefault', parseDefaultValueExpression(value)));
    }
    dropDefault() {
        return new AlteredColumnBuilder(AlterColumnNode.create(this.#column, 'dropDefault', true));
    }
    setNotNull() {
        return new AlteredColumnBuilder(AlterColumnNode.create(this.#column, 'setNotNull', true));
    }
    dropNotNull() {
        return new AlteredColumnBuilder(AlterColumnNode.create(this.#column, 'dropNotNull', true));
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
}
/**
 * Allows us to force consumers to do exactly one alteration to a column.
 *
 * One cannot do no alterations:
 *
 * ```ts
 * await db.schema
 *   .alterTable('person')
 * //  .execute() // Property 'execute' does not exist on type 'AlteredColumnBuilder'.
 * ```
 *
 * ```ts
 * await db.schema
 *   .alterTable('person')
 * //  .alterColumn('age', (ac) => ac) // Type 'AlterColumnBuilder' is not assignable to type 'AlteredColumnBuilder'.
 * //  .execute()
 * ```
 *
 * One cannot do multiple alterations:
 *
 * ```ts
 * await db.schema
 *   .alterTable('person')
 * //  .alterColumn('age', (ac) => ac.dropNotNull().setNotNull()) // Property 'setNotNull' does not exist on type 'AlteredColumnBuilder'.
 * //  .execute()
 * ```
 *
 * Which would now throw a compilation error, instead of a runtime error.
 */
class AlteredColumnBuilder {
    #alterColumnNode;
    constructor(alterColumnNode) {
        this.#alterColumnNode = alterColumnNode;
    }
    toOperationNode() {
        return this.#alterColumnNode;
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/alter-table-executor.js
/// <reference types="./alter-table-executor.d.ts" />

class AlterTableExecutor {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    toOperationNode() {
        return this.#props.executor.transformQuery(this.#props.node, this.#props.queryId);
    }
    compile() {
        return this.#props.executor.compileQuery(this.toOperationNode(), this.#props.queryId);
    }
    async execute() {
        await this.#props.executor.executeQuery(this.compile());
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/alter-table-add-foreign-key-constraint-builder.js
/// <reference types="./alter-table-add-foreign-key-constraint-builder.d.ts" />



class AlterTableAddForeignKeyConstraintBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    onDelete(onDelete) {
        return new AlterTableAddForeignKeyConstraintBuilder({
            ...this.#props,
            constraintBuilder: this.#props.constraintBuilder.onDelete(onDelete),
        });
    }
    onUpdate(onUpdate) {
        return new AlterTableAddForeignKeyConstraintBuilder({
            ...this.#props,
            constraintBuilder: this.#props.constraintBuilder.onUpdate(onUpdate),
        });
    }
    deferrable() {
        return new AlterTableAddForeignKeyConstraintBuilder({
            ...this.#props,
            constraintBuilder: this.#props.constraintBuilder.deferrable(),
        });
    }
    notDeferrable() {
        return new AlterTableAddForeignKeyConstraintBuilder({
            ...this.#props,
            constraintBuilder: this.#props.constraintBuilder.notDeferrable(),
        });
    }
    initiallyDeferred() {
        return new AlterTableAddForeignKeyConstraintBuilder({
            ...this.#props,
            constraintBuilder: this.#props.constraintBuilder.initiallyDeferred(),
        });
    }
    initiallyImmediate() {
        return new AlterTableAddForeignKeyConstraintBuilder({
            ...this.#props,
            constraintBuilder: this.#props.constraintBuilder.initiallyImmediate(),
        });
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    toOperationNode() {
        return this.#props.executor.transformQuery(AlterTableNode.cloneWithTableProps(this.#props.node, {
            addConstraint: AddConstraintNode.create(this.#props.constraintBuilder.toOperationNode()),
        }), this.#props.queryId);
    }
    compile() {
        return this.#props.executor.compileQuery(this.toOperationNode(), this.#props.queryId);
    }
    async execute() {
        await this.#props.executor.executeQuery(this.compile());
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/alter-table-drop-constraint-builder.js
/// <reference types="./alter-table-drop-constraint-builder.d.ts" />



class AlterTableDropConstraintBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    ifExists() {
        return new AlterTableDropConstraintBuilder({
            ...this.#props,
            node: AlterTableNode.cloneWithTableProps(this.#props.node, {
                dropConstraint: DropConstraintNode.cloneWith(this.#props.node.dropConstraint, {
                    ifExists: true,
                }),
            }),
        });
    }
    cascade() {
        return new AlterTableDropConstraintBuilder({
            ...this.#props,
            node: AlterTableNode.cloneWithTableProps(this.#props.node, {
                dropConstraint: DropConstraintNode.cloneWith(this.#props.node.dropConstraint, {
                    modifier: 'cascade',
                }),
            }),
        });
    }
    restrict() {
        return new AlterTableDropConstraintBuilder({
            ...this.#props,
            node: AlterTableNode.cloneWithTableProps(this.#props.node, {
                dropConstraint: DropConstraintNode.cloneWith(this.#props.node.dropConstraint, {
                    modifier: 'restrict',
                }),
            }),
        });
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    toOperationNode() {
        return this.#props.executor.transformQuery(this.#props.node, this.#props.queryId);
    }
    compile() {
        return this.#props.executor.compileQuery(this.toOperationNode(), this.#props.queryId);
    }
    async execute() {
        await this.#props.executor.executeQuery(this.compile());
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/primary-key-constraint-node.js
/// <reference types="./primary-key-constraint-node.d.ts" />



/**
 * @internal
 */
const PrimaryKeyConstraintNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'PrimaryKeyConstraintNode';
    },
    create(columns, constraintName) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'PrimaryKeyConstraintNode',
            columns: (0,object_utils/* freeze */.CN)(columns.map(column_node/* ColumnNode */.Z.create)),
            name: constraintName
                ? identifier_node/* IdentifierNode */.O.create(constraintName)
                : undefined,
        });
    },
    cloneWith(node, props) {
        return (0,object_utils/* freeze */.CN)({ ...node, ...props });
    },
});
/**
 * Backwards compatibility for a typo in the codebase.
 *
 * @deprecated Use {@link PrimaryKeyConstraintNode} instead.
 */
const PrimaryConstraintNode = (/* unused pure expression or super */ null && (PrimaryKeyConstraintNode));

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/add-index-node.js
/// <reference types="./add-index-node.d.ts" />


/**
 * @internal
 */
const AddIndexNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'AddIndexNode';
    },
    create(name) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'AddIndexNode',
            name: identifier_node/* IdentifierNode */.O.create(name),
        });
    },
    cloneWith(node, props) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            ...props,
        });
    },
    cloneWithColumns(node, columns) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            columns: [...(node.columns || []), ...columns],
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/raw-node.js
var raw_node = __webpack_require__(75721);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/alter-table-add-index-builder.js
/// <reference types="./alter-table-add-index-builder.d.ts" />





class AlterTableAddIndexBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    /**
     * Makes the index unique.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .alterTable('person')
     *   .addIndex('person_first_name_index')
     *   .unique()
     *   .column('email')
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * alter table `person` add unique index `person_first_name_index` (`email`)
     * ```
     */
    unique() {
        return new AlterTableAddIndexBuilder({
            ...this.#props,
            node: AlterTableNode.cloneWithTableProps(this.#props.node, {
                addIndex: AddIndexNode.cloneWith(this.#props.node.addIndex, {
                    unique: true,
                }),
            }),
        });
    }
    /**
     * Adds a column to the index.
     *
     * Also see {@link columns} for adding multiple columns at once or {@link expression}
     * for specifying an arbitrary expression.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .alterTable('person')
     *   .addIndex('person_first_name_and_age_index')
     *   .column('first_name')
     *   .column('age desc')
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * alter table `person` add index `person_first_name_and_age_index` (`first_name`, `age` desc)
     * ```
     */
    column(column) {
        return new AlterTableAddIndexBuilder({
            ...this.#props,
            node: AlterTableNode.cloneWithTableProps(this.#props.node, {
                addIndex: AddIndexNode.cloneWithColumns(this.#props.node.addIndex, [
                    (0,reference_parser/* parseOrderedColumnName */.Ow)(column),
                ]),
            }),
        });
    }
    /**
     * Specifies a list of columns for the index.
     *
     * Also see {@link column} for adding a single column or {@link expression} for
     * specifying an arbitrary expression.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .alterTable('person')
     *   .addIndex('person_first_name_and_age_index')
     *   .columns(['first_name', 'age desc'])
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * alter table `person` add index `person_first_name_and_age_index` (`first_name`, `age` desc)
     * ```
     */
    columns(columns) {
        return new AlterTableAddIndexBuilder({
            ...this.#props,
            node: AlterTableNode.cloneWithTableProps(this.#props.node, {
                addIndex: AddIndexNode.cloneWithColumns(this.#props.node.addIndex, columns.map(reference_parser/* parseOrderedColumnName */.Ow)),
            }),
        });
    }
    /**
     * Specifies an arbitrary expression for the index.
     *
     * ### Examples
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * await db.schema
     *   .alterTable('person')
     *   .addIndex('person_first_name_index')
     *   .expression(sql<boolean>`(first_name < 'Sami')`)
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * alter table `person` add index `person_first_name_index` ((first_name < 'Sami'))
     * ```
     */
    expression(expression) {
        return new AlterTableAddIndexBuilder({
            ...this.#props,
            node: AlterTableNode.cloneWithTableProps(this.#props.node, {
                addIndex: AddIndexNode.cloneWithColumns(this.#props.node.addIndex, [
                    expression.toOperationNode(),
                ]),
            }),
        });
    }
    using(indexType) {
        return new AlterTableAddIndexBuilder({
            ...this.#props,
            node: AlterTableNode.cloneWithTableProps(this.#props.node, {
                addIndex: AddIndexNode.cloneWith(this.#props.node.addIndex, {
                    using: raw_node/* RawNode */.z.createWithSql(indexType),
                }),
            }),
        });
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    toOperationNode() {
        return this.#props.executor.transformQuery(this.#props.node, this.#props.queryId);
    }
    compile() {
        return this.#props.executor.compileQuery(this.toOperationNode(), this.#props.queryId);
    }
    async execute() {
        await this.#props.executor.executeQuery(this.compile());
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/unique-constraint-builder.js
/// <reference types="./unique-constraint-builder.d.ts" />

class UniqueConstraintNodeBuilder {
    #node;
    constructor(node) {
        this.#node = node;
    }
    /**
     * Adds `nulls not distinct` to the unique constraint definition
     *
     * Supported by PostgreSQL dialect only
     */
    nullsNotDistinct() {
        return new UniqueConstraintNodeBuilder(UniqueConstraintNode.cloneWith(this.#node, { nullsNotDistinct: true }));
    }
    deferrable() {
        return new UniqueConstraintNodeBuilder(UniqueConstraintNode.cloneWith(this.#node, { deferrable: true }));
    }
    notDeferrable() {
        return new UniqueConstraintNodeBuilder(UniqueConstraintNode.cloneWith(this.#node, { deferrable: false }));
    }
    initiallyDeferred() {
        return new UniqueConstraintNodeBuilder(UniqueConstraintNode.cloneWith(this.#node, {
            initiallyDeferred: true,
        }));
    }
    initiallyImmediate() {
        return new UniqueConstraintNodeBuilder(UniqueConstraintNode.cloneWith(this.#node, {
            initiallyDeferred: false,
        }));
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    toOperationNode() {
        return this.#node;
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/primary-key-constraint-builder.js
/// <reference types="./primary-key-constraint-builder.d.ts" />

class PrimaryKeyConstraintBuilder {
    #node;
    constructor(node) {
        this.#node = node;
    }
    deferrable() {
        return new PrimaryKeyConstraintBuilder(PrimaryKeyConstraintNode.cloneWith(this.#node, { deferrable: true }));
    }
    notDeferrable() {
        return new PrimaryKeyConstraintBuilder(PrimaryKeyConstraintNode.cloneWith(this.#node, { deferrable: false }));
    }
    initiallyDeferred() {
        return new PrimaryKeyConstraintBuilder(PrimaryKeyConstraintNode.cloneWith(this.#node, {
            initiallyDeferred: true,
        }));
    }
    initiallyImmediate() {
        return new PrimaryKeyConstraintBuilder(PrimaryKeyConstraintNode.cloneWith(this.#node, {
            initiallyDeferred: false,
        }));
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    toOperationNode() {
        return this.#node;
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/check-constraint-builder.js
/// <reference types="./check-constraint-builder.d.ts" />
class CheckConstraintBuilder {
    #node;
    constructor(node) {
        this.#node = node;
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    toOperationNode() {
        return this.#node;
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/rename-constraint-node.js
/// <reference types="./rename-constraint-node.d.ts" />


/**
 * @internal
 */
const RenameConstraintNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'RenameConstraintNode';
    },
    create(oldName, newName) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'RenameConstraintNode',
            oldName: identifier_node/* IdentifierNode */.O.create(oldName),
            newName: identifier_node/* IdentifierNode */.O.create(newName),
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/alter-table-builder.js
/// <reference types="./alter-table-builder.d.ts" />






























/**
 * This builder can be used to create a `alter table` query.
 */
class AlterTableBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    renameTo(newTableName) {
        return new AlterTableExecutor({
            ...this.#props,
            node: AlterTableNode.cloneWithTableProps(this.#props.node, {
                renameTo: (0,table_parser/* parseTable */.M$)(newTableName),
            }),
        });
    }
    setSchema(newSchema) {
        return new AlterTableExecutor({
            ...this.#props,
            node: AlterTableNode.cloneWithTableProps(this.#props.node, {
                setSchema: identifier_node/* IdentifierNode */.O.create(newSchema),
            }),
        });
    }
    alterColumn(column, alteration) {
        const builder = alteration(new AlterColumnBuilder(column));
        return new AlterTableColumnAlteringBuilder({
            ...this.#props,
            node: AlterTableNode.cloneWithColumnAlteration(this.#props.node, builder.toOperationNode()),
        });
    }
    dropColumn(column) {
        return new AlterTableColumnAlteringBuilder({
            ...this.#props,
            node: AlterTableNode.cloneWithColumnAlteration(this.#props.node, DropColumnNode.create(column)),
        });
    }
    renameColumn(column, newColumn) {
        return new AlterTableColumnAlteringBuilder({
            ...this.#props,
            node: AlterTableNode.cloneWithColumnAlteration(this.#props.node, RenameColumnNode.create(column, newColumn)),
        });
    }
    addColumn(columnName, dataType, build = object_utils/* noop */.lQ) {
        const builder = build(new ColumnDefinitionBuilder(ColumnDefinitionNode.create(columnName, (0,data_type_parser/* parseDataTypeExpression */.Q)(dataType))));
        return new AlterTableColumnAlteringBuilder({
            ...this.#props,
            node: AlterTableNode.cloneWithColumnAlteration(this.#props.node, AddColumnNode.create(builder.toOperationNode())),
        });
    }
    modifyColumn(columnName, dataType, build = object_utils/* noop */.lQ) {
        const builder = build(new ColumnDefinitionBuilder(ColumnDefinitionNode.create(columnName, (0,data_type_parser/* parseDataTypeExpression */.Q)(dataType))));
        return new AlterTableColumnAlteringBuilder({
            ...this.#props,
            node: AlterTableNode.cloneWithColumnAlteration(this.#props.node, ModifyColumnNode.create(builder.toOperationNode())),
        });
    }
    /**
     * See {@link CreateTableBuilder.addUniqueConstraint}
     */
    addUniqueConstraint(constraintName, columns, build = object_utils/* noop */.lQ) {
        const uniqueConstraintBuilder = build(new UniqueConstraintNodeBuilder(UniqueConstraintNode.create(columns, constraintName)));
        return new AlterTableExecutor({
            ...this.#props,
            node: AlterTableNode.cloneWithTableProps(this.#props.node, {
                addConstraint: AddConstraintNode.create(uniqueConstraintBuilder.toOperationNode()),
            }),
        });
    }
    /**
     * See {@link CreateTableBuilder.addCheckConstraint}
     */
    addCheckConstraint(constraintName, checkExpression, build = object_utils/* noop */.lQ) {
        const constraintBuilder = build(new CheckConstraintBuilder(CheckConstraintNode.create(checkExpression.toOperationNode(), constraintName)));
        return new AlterTableExecutor({
            ...this.#props,
            node: AlterTableNode.cloneWithTableProps(this.#props.node, {
                addConstraint: AddConstraintNode.create(constraintBuilder.toOperationNode()),
            }),
        });
    }
    /**
     * See {@link CreateTableBuilder.addForeignKeyConstraint}
     *
     * Unlike {@link CreateTableBuilder.addForeignKeyConstraint} this method returns
     * the constraint builder and doesn't take a callback as the last argument. This
     * is because you can only add one column per `ALTER TABLE` query.
     */
    addForeignKeyConstraint(constraintName, columns, targetTable, targetColumns, build = object_utils/* noop */.lQ) {
        const constraintBuilder = build(new ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.create(columns.map(column_node/* ColumnNode */.Z.create), (0,table_parser/* parseTable */.M$)(targetTable), targetColumns.map(column_node/* ColumnNode */.Z.create), constraintName)));
        return new AlterTableAddForeignKeyConstraintBuilder({
            ...this.#props,
            constraintBuilder,
        });
    }
    /**
     * See {@link CreateTableBuilder.addPrimaryKeyConstraint}
     */
    addPrimaryKeyConstraint(constraintName, columns, build = object_utils/* noop */.lQ) {
        const constraintBuilder = build(new PrimaryKeyConstraintBuilder(PrimaryKeyConstraintNode.create(columns, constraintName)));
        return new AlterTableExecutor({
            ...this.#props,
            node: AlterTableNode.cloneWithTableProps(this.#props.node, {
                addConstraint: AddConstraintNode.create(constraintBuilder.toOperationNode()),
            }),
        });
    }
    dropConstraint(constraintName) {
        return new AlterTableDropConstraintBuilder({
            ...this.#props,
            node: AlterTableNode.cloneWithTableProps(this.#props.node, {
                dropConstraint: DropConstraintNode.create(constraintName),
            }),
        });
    }
    renameConstraint(oldName, newName) {
        return new AlterTableDropConstraintBuilder({
            ...this.#props,
            node: AlterTableNode.cloneWithTableProps(this.#props.node, {
                renameConstraint: RenameConstraintNode.create(oldName, newName),
            }),
        });
    }
    /**
     * This can be used to add index to table.
     *
     *  ### Examples
     *
     * ```ts
     * db.schema.alterTable('person')
     *   .addIndex('person_email_index')
     *   .column('email')
     *   .unique()
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * alter table `person` add unique index `person_email_index` (`email`)
     * ```
     */
    addIndex(indexName) {
        return new AlterTableAddIndexBuilder({
            ...this.#props,
            node: AlterTableNode.cloneWithTableProps(this.#props.node, {
                addIndex: AddIndexNode.create(indexName),
            }),
        });
    }
    /**
     * This can be used to drop index from table.
     *
     * ### Examples
     *
     * ```ts
     * db.schema.alterTable('person')
     *   .dropIndex('person_email_index')
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * alter table `person` drop index `test_first_name_index`
     * ```
     */
    dropIndex(indexName) {
        return new AlterTableExecutor({
            ...this.#props,
            node: AlterTableNode.cloneWithTableProps(this.#props.node, {
                dropIndex: DropIndexNode.create(indexName),
            }),
        });
    }
    /**
     * Calls the given function passing `this` as the only argument.
     *
     * See {@link CreateTableBuilder.$call}
     */
    $call(func) {
        return func(this);
    }
}
class AlterTableColumnAlteringBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    alterColumn(column, alteration) {
        const builder = alteration(new AlterColumnBuilder(column));
        return new AlterTableColumnAlteringBuilder({
            ...this.#props,
            node: AlterTableNode.cloneWithColumnAlteration(this.#props.node, builder.toOperationNode()),
        });
    }
    dropColumn(column) {
        return new AlterTableColumnAlteringBuilder({
            ...this.#props,
            node: AlterTableNode.cloneWithColumnAlteration(this.#props.node, DropColumnNode.create(column)),
        });
    }
    renameColumn(column, newColumn) {
        return new AlterTableColumnAlteringBuilder({
            ...this.#props,
            node: AlterTableNode.cloneWithColumnAlteration(this.#props.node, RenameColumnNode.create(column, newColumn)),
        });
    }
    addColumn(columnName, dataType, build = object_utils/* noop */.lQ) {
        const builder = build(new ColumnDefinitionBuilder(ColumnDefinitionNode.create(columnName, (0,data_type_parser/* parseDataTypeExpression */.Q)(dataType))));
        return new AlterTableColumnAlteringBuilder({
            ...this.#props,
            node: AlterTableNode.cloneWithColumnAlteration(this.#props.node, AddColumnNode.create(builder.toOperationNode())),
        });
    }
    modifyColumn(columnName, dataType, build = object_utils/* noop */.lQ) {
        const builder = build(new ColumnDefinitionBuilder(ColumnDefinitionNode.create(columnName, (0,data_type_parser/* parseDataTypeExpression */.Q)(dataType))));
        return new AlterTableColumnAlteringBuilder({
            ...this.#props,
            node: AlterTableNode.cloneWithColumnAlteration(this.#props.node, ModifyColumnNode.create(builder.toOperationNode())),
        });
    }
    toOperationNode() {
        return this.#props.executor.transformQuery(this.#props.node, this.#props.queryId);
    }
    compile() {
        return this.#props.executor.compileQuery(this.toOperationNode(), this.#props.queryId);
    }
    async execute() {
        await this.#props.executor.executeQuery(this.compile());
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/binary-operation-parser.js
var binary_operation_parser = __webpack_require__(38322);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/query-node.js + 3 modules
var query_node = __webpack_require__(80602);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/operation-node-transformer.js + 1 modules
var operation_node_transformer = __webpack_require__(89346);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/value-list-node.js
var value_list_node = __webpack_require__(47093);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/plugin/immediate-value/immediate-value-transformer.js
/// <reference types="./immediate-value-transformer.d.ts" />



/**
 * Transforms all ValueNodes to immediate.
 *
 * WARNING! This should never be part of the public API. Users should never use this.
 * This is an internal helper.
 *
 * @internal
 */
class ImmediateValueTransformer extends operation_node_transformer/* OperationNodeTransformer */.V {
    transformPrimitiveValueList(node) {
        return value_list_node/* ValueListNode */.s.create(node.values.map(value_node/* ValueNode */.q.createImmediate));
    }
    transformValue(node) {
        return value_node/* ValueNode */.q.createImmediate(node.value);
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/create-index-builder.js
/// <reference types="./create-index-builder.d.ts" />








class CreateIndexBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    /**
     * Adds the "if not exists" modifier.
     *
     * If the index already exists, no error is thrown if this method has been called.
     */
    ifNotExists() {
        return new CreateIndexBuilder({
            ...this.#props,
            node: CreateIndexNode.cloneWith(this.#props.node, {
                ifNotExists: true,
            }),
        });
    }
    /**
     * Makes the index unique.
     */
    unique() {
        return new CreateIndexBuilder({
            ...this.#props,
            node: CreateIndexNode.cloneWith(this.#props.node, {
                unique: true,
            }),
        });
    }
    /**
     * Adds `nulls not distinct` specifier to index.
     * This only works on some dialects like PostgreSQL.
     *
     * ### Examples
     *
     * ```ts
     * db.schema.createIndex('person_first_name_index')
     *  .on('person')
     *  .column('first_name')
     *  .nullsNotDistinct()
     *  .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * create index "person_first_name_index"
     * on "test" ("first_name")
     * nulls not distinct;
     * ```
     */
    nullsNotDistinct() {
        return new CreateIndexBuilder({
            ...this.#props,
            node: CreateIndexNode.cloneWith(this.#props.node, {
                nullsNotDistinct: true,
            }),
        });
    }
    /**
     * Specifies the table for the index.
     */
    on(table) {
        return new CreateIndexBuilder({
            ...this.#props,
            node: CreateIndexNode.cloneWith(this.#props.node, {
                table: (0,table_parser/* parseTable */.M$)(table),
            }),
        });
    }
    /**
     * Adds a column to the index.
     *
     * Also see {@link columns} for adding multiple columns at once or {@link expression}
     * for specifying an arbitrary expression.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *         .createIndex('person_first_name_and_age_index')
     *         .on('person')
     *         .column('first_name')
     *         .column('age desc')
     *         .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * create index "person_first_name_and_age_index" on "person" ("first_name", "age" desc)
     * ```
     */
    column(column) {
        return new CreateIndexBuilder({
            ...this.#props,
            node: CreateIndexNode.cloneWithColumns(this.#props.node, [
                (0,reference_parser/* parseOrderedColumnName */.Ow)(column),
            ]),
        });
    }
    /**
     * Specifies a list of columns for the index.
     *
     * Also see {@link column} for adding a single column or {@link expression} for
     * specifying an arbitrary expression.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *         .createIndex('person_first_name_and_age_index')
     *         .on('person')
     *         .columns(['first_name', 'age desc'])
     *         .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * create index "person_first_name_and_age_index" on "person" ("first_name", "age" desc)
     * ```
     */
    columns(columns) {
        return new CreateIndexBuilder({
            ...this.#props,
            node: CreateIndexNode.cloneWithColumns(this.#props.node, columns.map(reference_parser/* parseOrderedColumnName */.Ow)),
        });
    }
    /**
     * Specifies an arbitrary expression for the index.
     *
     * ### Examples
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * await db.schema
     *   .createIndex('person_first_name_index')
     *   .on('person')
     *   .expression(sql`first_name COLLATE "fi_FI"`)
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * create index "person_first_name_index" on "person" (first_name COLLATE "fi_FI")
     * ```
     */
    expression(expression) {
        return new CreateIndexBuilder({
            ...this.#props,
            node: CreateIndexNode.cloneWithColumns(this.#props.node, [
                expression.toOperationNode(),
            ]),
        });
    }
    using(indexType) {
        return new CreateIndexBuilder({
            ...this.#props,
            node: CreateIndexNode.cloneWith(this.#props.node, {
                using: raw_node/* RawNode */.z.createWithSql(indexType),
            }),
        });
    }
    where(...args) {
        const transformer = new ImmediateValueTransformer();
        return new CreateIndexBuilder({
            ...this.#props,
            node: query_node/* QueryNode */.L.cloneWithWhere(this.#props.node, transformer.transformNode((0,binary_operation_parser/* parseValueBinaryOperationOrExpression */.GB)(args), this.#props.queryId)),
        });
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    toOperationNode() {
        return this.#props.executor.transformQuery(this.#props.node, this.#props.queryId);
    }
    compile() {
        return this.#props.executor.compileQuery(this.toOperationNode(), this.#props.queryId);
    }
    async execute() {
        await this.#props.executor.executeQuery(this.compile());
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/create-schema-builder.js
/// <reference types="./create-schema-builder.d.ts" />


class CreateSchemaBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    ifNotExists() {
        return new CreateSchemaBuilder({
            ...this.#props,
            node: CreateSchemaNode.cloneWith(this.#props.node, { ifNotExists: true }),
        });
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    toOperationNode() {
        return this.#props.executor.transformQuery(this.#props.node, this.#props.queryId);
    }
    compile() {
        return this.#props.executor.compileQuery(this.toOperationNode(), this.#props.queryId);
    }
    async execute() {
        await this.#props.executor.executeQuery(this.compile());
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/parser/on-commit-action-parse.js
/// <reference types="./on-commit-action-parse.d.ts" />

function parseOnCommitAction(action) {
    if (create_table_node/* ON_COMMIT_ACTIONS */.o.includes(action)) {
        return action;
    }
    throw new Error(`invalid OnCommitAction ${action}`);
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/expression-parser.js
var expression_parser = __webpack_require__(61655);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/create-table-builder.js
/// <reference types="./create-table-builder.d.ts" />

















/**
 * This builder can be used to create a `create table` query.
 */
class CreateTableBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    /**
     * Adds the "temporary" modifier.
     *
     * Use this to create a temporary table.
     */
    temporary() {
        return new CreateTableBuilder({
            ...this.#props,
            node: create_table_node/* CreateTableNode */.B.cloneWith(this.#props.node, {
                temporary: true,
            }),
        });
    }
    /**
     * Adds an "on commit" statement.
     *
     * This can be used in conjunction with temporary tables on supported databases
     * like PostgreSQL.
     */
    onCommit(onCommit) {
        return new CreateTableBuilder({
            ...this.#props,
            node: create_table_node/* CreateTableNode */.B.cloneWith(this.#props.node, {
                onCommit: parseOnCommitAction(onCommit),
            }),
        });
    }
    /**
     * Adds the "if not exists" modifier.
     *
     * If the table already exists, no error is thrown if this method has been called.
     */
    ifNotExists() {
        return new CreateTableBuilder({
            ...this.#props,
            node: create_table_node/* CreateTableNode */.B.cloneWith(this.#props.node, {
                ifNotExists: true,
            }),
        });
    }
    /**
     * Adds a column to the table.
     *
     * ### Examples
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * await db.schema
     *   .createTable('person')
     *   .addColumn('id', 'integer', (col) => col.autoIncrement().primaryKey())
     *   .addColumn('first_name', 'varchar(50)', (col) => col.notNull())
     *   .addColumn('last_name', 'varchar(255)')
     *   .addColumn('bank_balance', 'numeric(8, 2)')
     *   // You can specify any data type using the `sql` tag if the types
     *   // don't include it.
     *   .addColumn('data', sql`any_type_here`)
     *   .addColumn('parent_id', 'integer', (col) =>
     *     col.references('person.id').onDelete('cascade')
     *   )
     * ```
     *
     * With this method, it's once again good to remember that Kysely just builds the
     * query and doesn't provide the same API for all databases. For example, some
     * databases like older MySQL don't support the `references` statement in the
     * column definition. Instead foreign key constraints need to be defined in the
     * `create table` query. See the next example:
     *
     * ```ts
     * await db.schema
     *   .createTable('person')
     *   .addColumn('id', 'integer', (col) => col.primaryKey())
     *   .addColumn('parent_id', 'integer')
     *   .addForeignKeyConstraint(
     *     'person_parent_id_fk',
     *     ['parent_id'],
     *     'person',
     *     ['id'],
     *     (cb) => cb.onDelete('cascade')
     *   )
     *   .execute()
     * ```
     *
     * Another good example is that PostgreSQL doesn't support the `auto_increment`
     * keyword and you need to define an autoincrementing column for example using
     * `serial`:
     *
     * ```ts
     * await db.schema
     *   .createTable('person')
     *   .addColumn('id', 'serial', (col) => col.primaryKey())
     *   .execute()
     * ```
     */
    addColumn(columnName, dataType, build = object_utils/* noop */.lQ) {
        const columnBuilder = build(new ColumnDefinitionBuilder(ColumnDefinitionNode.create(columnName, (0,data_type_parser/* parseDataTypeExpression */.Q)(dataType))));
        return new CreateTableBuilder({
            ...this.#props,
            node: create_table_node/* CreateTableNode */.B.cloneWithColumn(this.#props.node, columnBuilder.toOperationNode()),
        });
    }
    /**
     * Adds a primary key constraint for one or more columns.
     *
     * The constraint name can be anything you want, but it must be unique
     * across the whole database.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .createTable('person')
     *   .addColumn('first_name', 'varchar(64)')
     *   .addColumn('last_name', 'varchar(64)')
     *   .addPrimaryKeyConstraint('primary_key', ['first_name', 'last_name'])
     *   .execute()
     * ```
     */
    addPrimaryKeyConstraint(constraintName, columns, build = object_utils/* noop */.lQ) {
        const constraintBuilder = build(new PrimaryKeyConstraintBuilder(PrimaryKeyConstraintNode.create(columns, constraintName)));
        return new CreateTableBuilder({
            ...this.#props,
            node: create_table_node/* CreateTableNode */.B.cloneWithConstraint(this.#props.node, constraintBuilder.toOperationNode()),
        });
    }
    /**
     * Adds a unique constraint for one or more columns.
     *
     * The constraint name can be anything you want, but it must be unique
     * across the whole database.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .createTable('person')
     *   .addColumn('first_name', 'varchar(64)')
     *   .addColumn('last_name', 'varchar(64)')
     *   .addUniqueConstraint(
     *     'first_name_last_name_unique',
     *     ['first_name', 'last_name']
     *   )
     *   .execute()
     * ```
     *
     * In dialects such as PostgreSQL you can specify `nulls not distinct` as follows:
     *
     * ```ts
     * await db.schema
     *   .createTable('person')
     *   .addColumn('first_name', 'varchar(64)')
     *   .addColumn('last_name', 'varchar(64)')
     *   .addUniqueConstraint(
     *     'first_name_last_name_unique',
     *     ['first_name', 'last_name'],
     *     (cb) => cb.nullsNotDistinct()
     *   )
     *   .execute()
     * ```
     */
    addUniqueConstraint(constraintName, columns, build = object_utils/* noop */.lQ) {
        const uniqueConstraintBuilder = build(new UniqueConstraintNodeBuilder(UniqueConstraintNode.create(columns, constraintName)));
        return new CreateTableBuilder({
            ...this.#props,
            node: create_table_node/* CreateTableNode */.B.cloneWithConstraint(this.#props.node, uniqueConstraintBuilder.toOperationNode()),
        });
    }
    /**
     * Adds a check constraint.
     *
     * The constraint name can be anything you want, but it must be unique
     * across the whole database.
     *
     * ### Examples
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * await db.schema
     *   .createTable('animal')
     *   .addColumn('number_of_legs', 'integer')
     *   .addCheckConstraint('check_legs', sql`number_of_legs < 5`)
     *   .execute()
     * ```
     */
    addCheckConstraint(constraintName, checkExpression, build = object_utils/* noop */.lQ) {
        const constraintBuilder = build(new CheckConstraintBuilder(CheckConstraintNode.create(checkExpression.toOperationNode(), constraintName)));
        return new CreateTableBuilder({
            ...this.#props,
            node: create_table_node/* CreateTableNode */.B.cloneWithConstraint(this.#props.node, constraintBuilder.toOperationNode()),
        });
    }
    /**
     * Adds a foreign key constraint.
     *
     * The constraint name can be anything you want, but it must be unique
     * across the whole database.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .createTable('pet')
     *   .addColumn('owner_id', 'integer')
     *   .addForeignKeyConstraint(
     *     'owner_id_foreign',
     *     ['owner_id'],
     *     'person',
     *     ['id'],
     *   )
     *   .execute()
     * ```
     *
     * Add constraint for multiple columns:
     *
     * ```ts
     * await db.schema
     *   .createTable('pet')
     *   .addColumn('owner_id1', 'integer')
     *   .addColumn('owner_id2', 'integer')
     *   .addForeignKeyConstraint(
     *     'owner_id_foreign',
     *     ['owner_id1', 'owner_id2'],
     *     'person',
     *     ['id1', 'id2'],
     *     (cb) => cb.onDelete('cascade')
     *   )
     *   .execute()
     * ```
     */
    addForeignKeyConstraint(constraintName, columns, targetTable, targetColumns, build = object_utils/* noop */.lQ) {
        const builder = build(new ForeignKeyConstraintBuilder(ForeignKeyConstraintNode.create(columns.map(column_node/* ColumnNode */.Z.create), (0,table_parser/* parseTable */.M$)(targetTable), targetColumns.map(column_node/* ColumnNode */.Z.create), constraintName)));
        return new CreateTableBuilder({
            ...this.#props,
            node: create_table_node/* CreateTableNode */.B.cloneWithConstraint(this.#props.node, builder.toOperationNode()),
        });
    }
    /**
     * This can be used to add any additional SQL to the front of the query __after__ the `create` keyword.
     *
     * Also see {@link temporary}.
     *
     * ### Examples
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * await db.schema
     *   .createTable('person')
     *   .modifyFront(sql`global temporary`)
     *   .addColumn('id', 'integer', col => col.primaryKey())
     *   .addColumn('first_name', 'varchar(64)', col => col.notNull())
     *   .addColumn('last_name', 'varchar(64)', col => col.notNull())
     *   .execute()
     * ```
     *
     * The generated SQL (Postgres):
     *
     * ```sql
     * create global temporary table "person" (
     *   "id" integer primary key,
     *   "first_name" varchar(64) not null,
     *   "last_name" varchar(64) not null
     * )
     * ```
     */
    modifyFront(modifier) {
        return new CreateTableBuilder({
            ...this.#props,
            node: create_table_node/* CreateTableNode */.B.cloneWithFrontModifier(this.#props.node, modifier.toOperationNode()),
        });
    }
    /**
     * This can be used to add any additional SQL to the end of the query.
     *
     * Also see {@link onCommit}.
     *
     * ### Examples
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * await db.schema
     *   .createTable('person')
     *   .addColumn('id', 'integer', col => col.primaryKey())
     *   .addColumn('first_name', 'varchar(64)', col => col.notNull())
     *   .addColumn('last_name', 'varchar(64)', col => col.notNull())
     *   .modifyEnd(sql`collate utf8_unicode_ci`)
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * create table `person` (
     *   `id` integer primary key,
     *   `first_name` varchar(64) not null,
     *   `last_name` varchar(64) not null
     * ) collate utf8_unicode_ci
     * ```
     */
    modifyEnd(modifier) {
        return new CreateTableBuilder({
            ...this.#props,
            node: create_table_node/* CreateTableNode */.B.cloneWithEndModifier(this.#props.node, modifier.toOperationNode()),
        });
    }
    /**
     * Allows to create table from `select` query.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .createTable('copy')
     *   .temporary()
     *   .as(db.selectFrom('person').select(['first_name', 'last_name']))
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * create temporary table "copy" as
     * select "first_name", "last_name" from "person"
     * ```
     */
    as(expression) {
        return new CreateTableBuilder({
            ...this.#props,
            node: create_table_node/* CreateTableNode */.B.cloneWith(this.#props.node, {
                selectQuery: (0,expression_parser/* parseExpression */.YK)(expression),
            }),
        });
    }
    /**
     * Calls the given function passing `this` as the only argument.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .createTable('test')
     *   .$call((builder) => builder.addColumn('id', 'integer'))
     *   .execute()
     * ```
     *
     * This is useful for creating reusable functions that can be called with a builder.
     *
     * ```ts
     * import { type CreateTableBuilder, sql } from 'kysely'
     *
     * const addDefaultColumns = (ctb: CreateTableBuilder<any, any>) => {
     *   return ctb
     *     .addColumn('id', 'integer', (col) => col.notNull())
     *     .addColumn('created_at', 'date', (col) =>
     *       col.notNull().defaultTo(sql`now()`)
     *     )
     *     .addColumn('updated_at', 'date', (col) =>
     *       col.notNull().defaultTo(sql`now()`)
     *     )
     * }
     *
     * await db.schema
     *   .createTable('test')
     *   .$call(addDefaultColumns)
     *   .execute()
     * ```
     */
    $call(func) {
        return func(this);
    }
    toOperationNode() {
        return this.#props.executor.transformQuery(this.#props.node, this.#props.queryId);
    }
    compile() {
        return this.#props.executor.compileQuery(this.toOperationNode(), this.#props.queryId);
    }
    async execute() {
        await this.#props.executor.executeQuery(this.compile());
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/drop-index-builder.js
/// <reference types="./drop-index-builder.d.ts" />



class DropIndexBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    /**
     * Specifies the table the index was created for. This is not needed
     * in all dialects.
     */
    on(table) {
        return new DropIndexBuilder({
            ...this.#props,
            node: DropIndexNode.cloneWith(this.#props.node, {
                table: (0,table_parser/* parseTable */.M$)(table),
            }),
        });
    }
    ifExists() {
        return new DropIndexBuilder({
            ...this.#props,
            node: DropIndexNode.cloneWith(this.#props.node, {
                ifExists: true,
            }),
        });
    }
    cascade() {
        return new DropIndexBuilder({
            ...this.#props,
            node: DropIndexNode.cloneWith(this.#props.node, {
                cascade: true,
            }),
        });
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    toOperationNode() {
        return this.#props.executor.transformQuery(this.#props.node, this.#props.queryId);
    }
    compile() {
        return this.#props.executor.compileQuery(this.toOperationNode(), this.#props.queryId);
    }
    async execute() {
        await this.#props.executor.executeQuery(this.compile());
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/drop-schema-builder.js
/// <reference types="./drop-schema-builder.d.ts" />


class DropSchemaBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    ifExists() {
        return new DropSchemaBuilder({
            ...this.#props,
            node: DropSchemaNode.cloneWith(this.#props.node, {
                ifExists: true,
            }),
        });
    }
    cascade() {
        return new DropSchemaBuilder({
            ...this.#props,
            node: DropSchemaNode.cloneWith(this.#props.node, {
                cascade: true,
            }),
        });
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    toOperationNode() {
        return this.#props.executor.transformQuery(this.#props.node, this.#props.queryId);
    }
    compile() {
        return this.#props.executor.compileQuery(this.toOperationNode(), this.#props.queryId);
    }
    async execute() {
        await this.#props.executor.executeQuery(this.compile());
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/drop-table-builder.js
/// <reference types="./drop-table-builder.d.ts" />


class DropTableBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    ifExists() {
        return new DropTableBuilder({
            ...this.#props,
            node: DropTableNode.cloneWith(this.#props.node, {
                ifExists: true,
            }),
        });
    }
    cascade() {
        return new DropTableBuilder({
            ...this.#props,
            node: DropTableNode.cloneWith(this.#props.node, {
                cascade: true,
            }),
        });
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    toOperationNode() {
        return this.#props.executor.transformQuery(this.#props.node, this.#props.queryId);
    }
    compile() {
        return this.#props.executor.compileQuery(this.toOperationNode(), this.#props.queryId);
    }
    async execute() {
        await this.#props.executor.executeQuery(this.compile());
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/query-id.js + 1 modules
var query_id = __webpack_require__(38557);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/plugin/with-schema/with-schema-plugin.js + 1 modules
var with_schema_plugin = __webpack_require__(58383);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/create-view-node.js
var create_view_node = __webpack_require__(42553);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/plugin/immediate-value/immediate-value-plugin.js
/// <reference types="./immediate-value-plugin.d.ts" />

/**
 * Transforms all ValueNodes to immediate.
 *
 * WARNING! This should never be part of the public API. Users should never use this.
 * This is an internal helper.
 *
 * @internal
 */
class ImmediateValuePlugin {
    #transformer = new ImmediateValueTransformer();
    transformQuery(args) {
        return this.#transformer.transformNode(args.node, args.queryId);
    }
    transformResult(args) {
        return Promise.resolve(args.result);
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/create-view-builder.js
/// <reference types="./create-view-builder.d.ts" />




class CreateViewBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    /**
     * Adds the "temporary" modifier.
     *
     * Use this to create a temporary view.
     */
    temporary() {
        return new CreateViewBuilder({
            ...this.#props,
            node: create_view_node/* CreateViewNode */.Y.cloneWith(this.#props.node, {
                temporary: true,
            }),
        });
    }
    materialized() {
        return new CreateViewBuilder({
            ...this.#props,
            node: create_view_node/* CreateViewNode */.Y.cloneWith(this.#props.node, {
                materialized: true,
            }),
        });
    }
    /**
     * Only implemented on some dialects like SQLite. On most dialects, use {@link orReplace}.
     */
    ifNotExists() {
        return new CreateViewBuilder({
            ...this.#props,
            node: create_view_node/* CreateViewNode */.Y.cloneWith(this.#props.node, {
                ifNotExists: true,
            }),
        });
    }
    orReplace() {
        return new CreateViewBuilder({
            ...this.#props,
            node: create_view_node/* CreateViewNode */.Y.cloneWith(this.#props.node, {
                orReplace: true,
            }),
        });
    }
    columns(columns) {
        return new CreateViewBuilder({
            ...this.#props,
            node: create_view_node/* CreateViewNode */.Y.cloneWith(this.#props.node, {
                columns: columns.map(reference_parser/* parseColumnName */.RY),
            }),
        });
    }
    /**
     * Sets the select query or a `values` statement that creates the view.
     *
     * WARNING!
     * Some dialects don't support parameterized queries in DDL statements and therefore
     * the query or raw {@link sql } expression passed here is interpolated into a single
     * string opening an SQL injection vulnerability. DO NOT pass unchecked user input
     * into the query or raw expression passed to this method!
     */
    as(query) {
        const queryNode = query
            .withPlugin(new ImmediateValuePlugin())
            .toOperationNode();
        return new CreateViewBuilder({
            ...this.#props,
            node: create_view_node/* CreateViewNode */.Y.cloneWith(this.#props.node, {
                as: queryNode,
            }),
        });
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    toOperationNode() {
        return this.#props.executor.transformQuery(this.#props.node, this.#props.queryId);
    }
    compile() {
        return this.#props.executor.compileQuery(this.toOperationNode(), this.#props.queryId);
    }
    async execute() {
        await this.#props.executor.executeQuery(this.compile());
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/drop-view-node.js
/// <reference types="./drop-view-node.d.ts" />


/**
 * @internal
 */
const DropViewNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'DropViewNode';
    },
    create(name) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'DropViewNode',
            name: schemable_identifier_node/* SchemableIdentifierNode */.y.create(name),
        });
    },
    cloneWith(dropView, params) {
        return (0,object_utils/* freeze */.CN)({
            ...dropView,
            ...params,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/drop-view-builder.js
/// <reference types="./drop-view-builder.d.ts" />


class DropViewBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    materialized() {
        return new DropViewBuilder({
            ...this.#props,
            node: DropViewNode.cloneWith(this.#props.node, {
                materialized: true,
            }),
        });
    }
    ifExists() {
        return new DropViewBuilder({
            ...this.#props,
            node: DropViewNode.cloneWith(this.#props.node, {
                ifExists: true,
            }),
        });
    }
    cascade() {
        return new DropViewBuilder({
            ...this.#props,
            node: DropViewNode.cloneWith(this.#props.node, {
                cascade: true,
            }),
        });
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    toOperationNode() {
        return this.#props.executor.transformQuery(this.#props.node, this.#props.queryId);
    }
    compile() {
        return this.#props.executor.compileQuery(this.toOperationNode(), this.#props.queryId);
    }
    async execute() {
        await this.#props.executor.executeQuery(this.compile());
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/create-type-node.js
/// <reference types="./create-type-node.d.ts" />



/**
 * @internal
 */
const CreateTypeNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'CreateTypeNode';
    },
    create(name) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'CreateTypeNode',
            name,
        });
    },
    cloneWithEnum(createType, values) {
        return (0,object_utils/* freeze */.CN)({
            ...createType,
            enum: value_list_node/* ValueListNode */.s.create(values.map(value_node/* ValueNode */.q.createImmediate)),
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/create-type-builder.js
/// <reference types="./create-type-builder.d.ts" />


class CreateTypeBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    toOperationNode() {
        return this.#props.executor.transformQuery(this.#props.node, this.#props.queryId);
    }
    /**
     * Creates an enum type.
     *
     * ### Examples
     *
     * ```ts
     * db.schema.createType('species').asEnum(['cat', 'dog', 'frog'])
     * ```
     */
    asEnum(values) {
        return new CreateTypeBuilder({
            ...this.#props,
            node: CreateTypeNode.cloneWithEnum(this.#props.node, values),
        });
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    compile() {
        return this.#props.executor.compileQuery(this.toOperationNode(), this.#props.queryId);
    }
    async execute() {
        await this.#props.executor.executeQuery(this.compile());
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/drop-type-node.js
/// <reference types="./drop-type-node.d.ts" />

/**
 * @internal
 */
const DropTypeNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'DropTypeNode';
    },
    create(name) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'DropTypeNode',
            name,
        });
    },
    cloneWith(dropType, params) {
        return (0,object_utils/* freeze */.CN)({
            ...dropType,
            ...params,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/drop-type-builder.js
/// <reference types="./drop-type-builder.d.ts" />


class DropTypeBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    ifExists() {
        return new DropTypeBuilder({
            ...this.#props,
            node: DropTypeNode.cloneWith(this.#props.node, {
                ifExists: true,
            }),
        });
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    toOperationNode() {
        return this.#props.executor.transformQuery(this.#props.node, this.#props.queryId);
    }
    compile() {
        return this.#props.executor.compileQuery(this.toOperationNode(), this.#props.queryId);
    }
    async execute() {
        await this.#props.executor.executeQuery(this.compile());
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/parser/identifier-parser.js
/// <reference types="./identifier-parser.d.ts" />

function parseSchemableIdentifier(id) {
    const SCHEMA_SEPARATOR = '.';
    if (id.includes(SCHEMA_SEPARATOR)) {
        const parts = id.split(SCHEMA_SEPARATOR).map(trim);
        if (parts.length === 2) {
            return schemable_identifier_node/* SchemableIdentifierNode */.y.createWithSchema(parts[0], parts[1]);
        }
        else {
            throw new Error(`invalid schemable identifier ${id}`);
        }
    }
    else {
        return schemable_identifier_node/* SchemableIdentifierNode */.y.create(id);
    }
}
function trim(str) {
    return str.trim();
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/refresh-materialized-view-node.js
/// <reference types="./refresh-materialized-view-node.d.ts" />


/**
 * @internal
 */
const RefreshMaterializedViewNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'RefreshMaterializedViewNode';
    },
    create(name) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'RefreshMaterializedViewNode',
            name: schemable_identifier_node/* SchemableIdentifierNode */.y.create(name),
        });
    },
    cloneWith(createView, params) {
        return (0,object_utils/* freeze */.CN)({
            ...createView,
            ...params,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/refresh-materialized-view-builder.js
/// <reference types="./refresh-materialized-view-builder.d.ts" />


class RefreshMaterializedViewBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    /**
     * Adds the "concurrently" modifier.
     *
     * Use this to refresh the view without locking out concurrent selects on the materialized view.
     *
     * WARNING!
     * This cannot be used with the "with no data" modifier.
     */
    concurrently() {
        return new RefreshMaterializedViewBuilder({
            ...this.#props,
            node: RefreshMaterializedViewNode.cloneWith(this.#props.node, {
                concurrently: true,
                withNoData: false,
            }),
        });
    }
    /**
     * Adds the "with data" modifier.
     *
     * If specified (or defaults) the backing query is executed to provide the new data, and the materialized view is left in a scannable state
     */
    withData() {
        return new RefreshMaterializedViewBuilder({
            ...this.#props,
            node: RefreshMaterializedViewNode.cloneWith(this.#props.node, {
                withNoData: false,
            }),
        });
    }
    /**
     * Adds the "with no data" modifier.
     *
     * If specified, no new data is generated and the materialized view is left in an unscannable state.
     *
     * WARNING!
     * This cannot be used with the "concurrently" modifier.
     */
    withNoData() {
        return new RefreshMaterializedViewBuilder({
            ...this.#props,
            node: RefreshMaterializedViewNode.cloneWith(this.#props.node, {
                withNoData: true,
                concurrently: false,
            }),
        });
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    toOperationNode() {
        return this.#props.executor.transformQuery(this.#props.node, this.#props.queryId);
    }
    compile() {
        return this.#props.executor.compileQuery(this.toOperationNode(), this.#props.queryId);
    }
    async execute() {
        await this.#props.executor.executeQuery(this.compile());
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/schema/schema.js
/// <reference types="./schema.d.ts" />




























/**
 * Provides methods for building database schema.
 */
class SchemaModule {
    #executor;
    constructor(executor) {
        this.#executor = executor;
    }
    /**
     * Create a new table.
     *
     * ### Examples
     *
     * This example creates a new table with columns `id`, `first_name`,
     * `last_name` and `gender`:
     *
     * ```ts
     * await db.schema
     *   .createTable('person')
     *   .addColumn('id', 'integer', col => col.primaryKey().autoIncrement())
     *   .addColumn('first_name', 'varchar', col => col.notNull())
     *   .addColumn('last_name', 'varchar', col => col.notNull())
     *   .addColumn('gender', 'varchar')
     *   .execute()
     * ```
     *
     * This example creates a table with a foreign key. Not all database
     * engines support column-level foreign key constraint definitions.
     * For example if you are using MySQL 5.X see the next example after
     * this one.
     *
     * ```ts
     * await db.schema
     *   .createTable('pet')
     *   .addColumn('id', 'integer', col => col.primaryKey().autoIncrement())
     *   .addColumn('owner_id', 'integer', col => col
     *     .references('person.id')
     *     .onDelete('cascade')
     *   )
     *   .execute()
     * ```
     *
     * This example adds a foreign key constraint for a columns just
     * like the previous example, but using a table-level statement.
     * On MySQL 5.X you need to define foreign key constraints like
     * this:
     *
     * ```ts
     * await db.schema
     *   .createTable('pet')
     *   .addColumn('id', 'integer', col => col.primaryKey().autoIncrement())
     *   .addColumn('owner_id', 'integer')
     *   .addForeignKeyConstraint(
     *     'pet_owner_id_foreign', ['owner_id'], 'person', ['id'],
     *     (constraint) => constraint.onDelete('cascade')
     *   )
     *   .execute()
     * ```
     */
    createTable(table) {
        return new CreateTableBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            executor: this.#executor,
            node: create_table_node/* CreateTableNode */.B.create((0,table_parser/* parseTable */.M$)(table)),
        });
    }
    /**
     * Drop a table.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .dropTable('person')
     *   .execute()
     * ```
     */
    dropTable(table) {
        return new DropTableBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            executor: this.#executor,
            node: DropTableNode.create((0,table_parser/* parseTable */.M$)(table)),
        });
    }
    /**
     * Create a new index.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .createIndex('person_full_name_unique_index')
     *   .on('person')
     *   .columns(['first_name', 'last_name'])
     *   .execute()
     * ```
     */
    createIndex(indexName) {
        return new CreateIndexBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            executor: this.#executor,
            node: CreateIndexNode.create(indexName),
        });
    }
    /**
     * Drop an index.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .dropIndex('person_full_name_unique_index')
     *   .execute()
     * ```
     */
    dropIndex(indexName) {
        return new DropIndexBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            executor: this.#executor,
            node: DropIndexNode.create(indexName),
        });
    }
    /**
     * Create a new schema.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .createSchema('some_schema')
     *   .execute()
     * ```
     */
    createSchema(schema) {
        return new CreateSchemaBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            executor: this.#executor,
            node: CreateSchemaNode.create(schema),
        });
    }
    /**
     * Drop a schema.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .dropSchema('some_schema')
     *   .execute()
     * ```
     */
    dropSchema(schema) {
        return new DropSchemaBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            executor: this.#executor,
            node: DropSchemaNode.create(schema),
        });
    }
    /**
     * Alter a table.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .alterTable('person')
     *   .alterColumn('first_name', (ac) => ac.setDataType('text'))
     *   .execute()
     * ```
     */
    alterTable(table) {
        return new AlterTableBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            executor: this.#executor,
            node: AlterTableNode.create((0,table_parser/* parseTable */.M$)(table)),
        });
    }
    /**
     * Create a new view.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .createView('dogs')
     *   .orReplace()
     *   .as(db.selectFrom('pet').selectAll().where('species', '=', 'dog'))
     *   .execute()
     * ```
     */
    createView(viewName) {
        return new CreateViewBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            executor: this.#executor,
            node: create_view_node/* CreateViewNode */.Y.create(viewName),
        });
    }
    /**
     * Refresh a materialized view.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .refreshMaterializedView('my_view')
     *   .concurrently()
     *   .execute()
     * ```
     */
    refreshMaterializedView(viewName) {
        return new RefreshMaterializedViewBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            executor: this.#executor,
            node: RefreshMaterializedViewNode.create(viewName),
        });
    }
    /**
     * Drop a view.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .dropView('dogs')
     *   .ifExists()
     *   .execute()
     * ```
     */
    dropView(viewName) {
        return new DropViewBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            executor: this.#executor,
            node: DropViewNode.create(viewName),
        });
    }
    /**
     * Create a new type.
     *
     * Only some dialects like PostgreSQL have user-defined types.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .createType('species')
     *   .asEnum(['dog', 'cat', 'frog'])
     *   .execute()
     * ```
     */
    createType(typeName) {
        return new CreateTypeBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            executor: this.#executor,
            node: CreateTypeNode.create(parseSchemableIdentifier(typeName)),
        });
    }
    /**
     * Drop a type.
     *
     * Only some dialects like PostgreSQL have user-defined types.
     *
     * ### Examples
     *
     * ```ts
     * await db.schema
     *   .dropType('species')
     *   .ifExists()
     *   .execute()
     * ```
     */
    dropType(typeName) {
        return new DropTypeBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            executor: this.#executor,
            node: DropTypeNode.create(parseSchemableIdentifier(typeName)),
        });
    }
    /**
     * Returns a copy of this schema module with the given plugin installed.
     */
    withPlugin(plugin) {
        return new SchemaModule(this.#executor.withPlugin(plugin));
    }
    /**
     * Returns a copy of this schema module  without any plugins.
     */
    withoutPlugins() {
        return new SchemaModule(this.#executor.withoutPlugins());
    }
    /**
     * See {@link QueryCreator.withSchema}
     */
    withSchema(schema) {
        return new SchemaModule(this.#executor.withPluginAtFront(new with_schema_plugin/* WithSchemaPlugin */.B(schema)));
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/dynamic/dynamic-reference-builder.js
var dynamic_reference_builder = __webpack_require__(56692);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/dynamic/dynamic-table-builder.js
var dynamic_table_builder = __webpack_require__(96245);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/dynamic/dynamic.js
/// <reference types="./dynamic.d.ts" />


class DynamicModule {
    /**
     * Creates a dynamic reference to a column that is not know at compile time.
     *
     * Kysely is built in a way that by default you can't refer to tables or columns
     * that are not actually visible in the current query and context. This is all
     * done by TypeScript at compile time, which means that you need to know the
     * columns and tables at compile time. This is not always the case of course.
     *
     * This method is meant to be used in those cases where the column names
     * come from the user input or are not otherwise known at compile time.
     *
     * WARNING! Unlike values, column names are not escaped by the database engine
     * or Kysely and if you pass in unchecked column names using this method, you
     * create an SQL injection vulnerability. Always __always__ validate the user
     * input before passing it to this method.
     *
     * There are couple of examples below for some use cases, but you can pass
     * `ref` to other methods as well. If the types allow you to pass a `ref`
     * value to some place, it should work.
     *
     * ### Examples
     *
     * Filter by a column not know at compile time:
     *
     * ```ts
     * async function someQuery(filterColumn: string, filterValue: string) {
     *   const { ref } = db.dynamic
     *
     *   return await db
     *     .selectFrom('person')
     *     .selectAll()
     *     .where(ref(filterColumn), '=', filterValue)
     *     .execute()
     * }
     *
     * someQuery('first_name', 'Arnold')
     * someQuery('person.last_name', 'Aniston')
     * ```
     *
     * Order by a column not know at compile time:
     *
     * ```ts
     * async function someQuery(orderBy: string) {
     *   const { ref } = db.dynamic
     *
     *   return await db
     *     .selectFrom('person')
     *     .select('person.first_name as fn')
     *     .orderBy(ref(orderBy))
     *     .execute()
     * }
     *
     * someQuery('fn')
     * ```
     *
     * In this example we add selections dynamically:
     *
     * ```ts
     * const { ref } = db.dynamic
     *
     * // Some column name provided by the user. Value not known at compile time.
     * const columnFromUserInput: PossibleColumns = 'birthdate';
     *
     * // A type that lists all possible values `columnFromUserInput` can have.
     * // You can use `keyof Person` if any column of an interface is allowed.
     * type PossibleColumns = 'last_name' | 'first_name' | 'birthdate'
     *
     * const [person] = await db.selectFrom('person')
     *   .select([
     *     ref<PossibleColumns>(columnFromUserInput),
     *     'id'
     *   ])
     *   .execute()
     *
     * // The resulting type contains all `PossibleColumns` as optional fields
     * // because we cannot know which field was actually selected before
     * // running the code.
     * const lastName: string | null | undefined = person?.last_name
     * const firstName: string | undefined = person?.first_name
     * const birthDate: Date | null | undefined = person?.birthdate
     *
     * // The result type also contains the compile time selection `id`.
     * person?.id
     * ```
     */
    ref(reference) {
        return new dynamic_reference_builder/* DynamicReferenceBuilder */.g(reference);
    }
    /**
     * Creates a table reference to a table that's not fully known at compile time.
     *
     * The type `T` is allowed to be a union of multiple tables.
     *
     * <!-- siteExample("select", "Generic find query", 130) -->
     *
     * A generic type-safe helper function for finding a row by a column value:
     *
     * ```ts
     * import { SelectType } from 'kysely'
     * import { Database } from 'type-editor'
     *
     * async function getRowByColumn<
     *   T extends keyof Database,
     *   C extends keyof Database[T] & string,
     *   V extends SelectType<Database[T][C]>,
     * >(t: T, c: C, v: V) {
     *   // We need to use the dynamic module since the table name
     *   // is not known at compile time.
     *   const { table, ref } = db.dynamic
     *
     *   return await db
     *     .selectFrom(table(t).as('t'))
     *     .selectAll()
     *     .where(ref(c), '=', v)
     *     .orderBy('t.id')
     *     .executeTakeFirstOrThrow()
     * }
     *
     * const person = await getRowByColumn('person', 'first_name', 'Arnold')
     * ```
     */
    table(table) {
        return new dynamic_table_builder/* DynamicTableBuilder */.bj(table);
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/driver/default-connection-provider.js
/// <reference types="./default-connection-provider.d.ts" />
class DefaultConnectionProvider {
    #driver;
    constructor(driver) {
        this.#driver = driver;
    }
    async provideConnection(consumer) {
        const connection = await this.#driver.acquireConnection();
        try {
            return await consumer(connection);
        }
        finally {
            await this.#driver.releaseConnection(connection);
        }
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/query-creator.js + 24 modules
var query_creator = __webpack_require__(29822);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/query-executor/query-executor-base.js
var query_executor_base = __webpack_require__(61360);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/query-executor/default-query-executor.js
/// <reference types="./default-query-executor.d.ts" />

class DefaultQueryExecutor extends query_executor_base/* QueryExecutorBase */.R {
    #compiler;
    #adapter;
    #connectionProvider;
    constructor(compiler, adapter, connectionProvider, plugins = []) {
        super(plugins);
        this.#compiler = compiler;
        this.#adapter = adapter;
        this.#connectionProvider = connectionProvider;
    }
    get adapter() {
        return this.#adapter;
    }
    compileQuery(node, queryId) {
        return this.#compiler.compileQuery(node, queryId);
    }
    provideConnection(consumer) {
        return this.#connectionProvider.provideConnection(consumer);
    }
    withPlugins(plugins) {
        return new DefaultQueryExecutor(this.#compiler, this.#adapter, this.#connectionProvider, [...this.plugins, ...plugins]);
    }
    withPlugin(plugin) {
        return new DefaultQueryExecutor(this.#compiler, this.#adapter, this.#connectionProvider, [...this.plugins, plugin]);
    }
    withPluginAtFront(plugin) {
        return new DefaultQueryExecutor(this.#compiler, this.#adapter, this.#connectionProvider, [plugin, ...this.plugins]);
    }
    withConnectionProvider(connectionProvider) {
        return new DefaultQueryExecutor(this.#compiler, this.#adapter, connectionProvider, [...this.plugins]);
    }
    withoutPlugins() {
        return new DefaultQueryExecutor(this.#compiler, this.#adapter, this.#connectionProvider, []);
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/util/performance-now.js
/// <reference types="./performance-now.d.ts" />

function performanceNow() {
    if (typeof performance !== 'undefined' && (0,object_utils/* isFunction */.Tn)(performance.now)) {
        return performance.now();
    }
    else {
        return Date.now();
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/driver/runtime-driver.js
/// <reference types="./runtime-driver.d.ts" />

/**
 * A small wrapper around {@link Driver} that makes sure the driver is
 * initialized before it is used, only initialized and destroyed
 * once etc.
 */
class RuntimeDriver {
    #driver;
    #log;
    #initPromise;
    #initDone;
    #destroyPromise;
    #connections = new WeakSet();
    constructor(driver, log) {
        this.#initDone = false;
        this.#driver = driver;
        this.#log = log;
    }
    async init() {
        if (this.#destroyPromise) {
            throw new Error('driver has already been destroyed');
        }
        if (!this.#initPromise) {
            this.#initPromise = this.#driver
                .init()
                .then(() => {
                this.#initDone = true;
            })
                .catch((err) => {
                this.#initPromise = undefined;
                return Promise.reject(err);
            });
        }
        await this.#initPromise;
    }
    async acquireConnection() {
        if (this.#destroyPromise) {
            throw new Error('driver has already been destroyed');
        }
        if (!this.#initDone) {
            await this.init();
        }
        const connection = await this.#driver.acquireConnection();
        if (!this.#connections.has(connection)) {
            if (this.#needsLogging()) {
                this.#addLogging(connection);
            }
            this.#connections.add(connection);
        }
        return connection;
    }
    async releaseConnection(connection) {
        await this.#driver.releaseConnection(connection);
    }
    beginTransaction(connection, settings) {
        return this.#driver.beginTransaction(connection, settings);
    }
    commitTransaction(connection) {
        return this.#driver.commitTransaction(connection);
    }
    rollbackTransaction(connection) {
        return this.#driver.rollbackTransaction(connection);
    }
    savepoint(connection, savepointName, compileQuery) {
        if (this.#driver.savepoint) {
            return this.#driver.savepoint(connection, savepointName, compileQuery);
        }
        throw new Error('The `savepoint` method is not supported by this driver');
    }
    rollbackToSavepoint(connection, savepointName, compileQuery) {
        if (this.#driver.rollbackToSavepoint) {
            return this.#driver.rollbackToSavepoint(connection, savepointName, compileQuery);
        }
        throw new Error('The `rollbackToSavepoint` method is not supported by this driver');
    }
    releaseSavepoint(connection, savepointName, compileQuery) {
        if (this.#driver.releaseSavepoint) {
            return this.#driver.releaseSavepoint(connection, savepointName, compileQuery);
        }
        throw new Error('The `releaseSavepoint` method is not supported by this driver');
    }
    async destroy() {
        if (!this.#initPromise) {
            return;
        }
        await this.#initPromise;
        if (!this.#destroyPromise) {
            this.#destroyPromise = this.#driver.destroy().catch((err) => {
                this.#destroyPromise = undefined;
                return Promise.reject(err);
            });
        }
        await this.#destroyPromise;
    }
    #needsLogging() {
        return (this.#log.isLevelEnabled('query') || this.#log.isLevelEnabled('error'));
    }
    // This method monkey patches the database connection's executeQuery method
    // by adding logging code around it. Monkey patching is not pretty, but it's
    // the best option in this case.
    #addLogging(connection) {
        const executeQuery = connection.executeQuery;
        const streamQuery = connection.streamQuery;
        const dis = this;
        connection.executeQuery = async (compiledQuery) => {
            let caughtError;
            const startTime = performanceNow();
            try {
                return await executeQuery.call(connection, compiledQuery);
            }
            catch (error) {
                caughtError = error;
                await dis.#logError(error, compiledQuery, startTime);
                throw error;
            }
            finally {
                if (!caughtError) {
                    await dis.#logQuery(compiledQuery, startTime);
                }
            }
        };
        connection.streamQuery = async function* (compiledQuery, chunkSize) {
            let caughtError;
            const startTime = performanceNow();
            try {
                for await (const result of streamQuery.call(connection, compiledQuery, chunkSize)) {
                    yield result;
                }
            }
            catch (error) {
                caughtError = error;
                await dis.#logError(error, compiledQuery, startTime);
                throw error;
            }
            finally {
                if (!caughtError) {
                    await dis.#logQuery(compiledQuery, startTime, true);
                }
            }
        };
    }
    async #logError(error, compiledQuery, startTime) {
        await this.#log.error(() => ({
            level: 'error',
            error,
            query: compiledQuery,
            queryDurationMillis: this.#calculateDurationMillis(startTime),
        }));
    }
    async #logQuery(compiledQuery, startTime, isStream = false) {
        await this.#log.query(() => ({
            level: 'query',
            isStream,
            query: compiledQuery,
            queryDurationMillis: this.#calculateDurationMillis(startTime),
        }));
    }
    #calculateDurationMillis(startTime) {
        return performanceNow() - startTime;
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/driver/single-connection-provider.js
/// <reference types="./single-connection-provider.d.ts" />
const ignoreError = () => { };
class SingleConnectionProvider {
    #connection;
    #runningPromise;
    constructor(connection) {
        this.#connection = connection;
    }
    async provideConnection(consumer) {
        while (this.#runningPromise) {
            await this.#runningPromise.catch(ignoreError);
        }
        // `#runningPromise` must be set to undefined before it's
        // resolved or rejected. Otherwise the while loop above
        // will misbehave.
        this.#runningPromise = this.#run(consumer).finally(() => {
            this.#runningPromise = undefined;
        });
        return this.#runningPromise;
    }
    // Run the runner in an async function to make sure it doesn't
    // throw synchronous errors.
    async #run(runner) {
        return await runner(this.#connection);
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/driver/driver.js
/// <reference types="./driver.d.ts" />
const TRANSACTION_ACCESS_MODES = ['read only', 'read write'];
const TRANSACTION_ISOLATION_LEVELS = [
    'read uncommitted',
    'read committed',
    'repeatable read',
    'serializable',
    'snapshot',
];
function validateTransactionSettings(settings) {
    if (settings.accessMode &&
        !TRANSACTION_ACCESS_MODES.includes(settings.accessMode)) {
        throw new Error(`invalid transaction access mode ${settings.accessMode}`);
    }
    if (settings.isolationLevel &&
        !TRANSACTION_ISOLATION_LEVELS.includes(settings.isolationLevel)) {
        throw new Error(`invalid transaction isolation level ${settings.isolationLevel}`);
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/query-builder/function-module.js + 3 modules
var function_module = __webpack_require__(45369);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/util/log.js
/// <reference types="./log.d.ts" />

const logLevels = ['query', 'error'];
const LOG_LEVELS = (0,object_utils/* freeze */.CN)(logLevels);
class Log {
    #levels;
    #logger;
    constructor(config) {
        if ((0,object_utils/* isFunction */.Tn)(config)) {
            this.#logger = config;
            this.#levels = (0,object_utils/* freeze */.CN)({
                query: true,
                error: true,
            });
        }
        else {
            this.#logger = defaultLogger;
            this.#levels = (0,object_utils/* freeze */.CN)({
                query: config.includes('query'),
                error: config.includes('error'),
            });
        }
    }
    isLevelEnabled(level) {
        return this.#levels[level];
    }
    async query(getEvent) {
        if (this.#levels.query) {
            await this.#logger(getEvent());
        }
    }
    async error(getEvent) {
        if (this.#levels.error) {
            await this.#logger(getEvent());
        }
    }
}
function defaultLogger(event) {
    if (event.level === 'query') {
        const prefix = `kysely:query:${event.isStream ? 'stream:' : ''}`;
        console.log(`${prefix} ${event.query.sql}`);
        console.log(`${prefix} duration: ${event.queryDurationMillis.toFixed(1)}ms`);
    }
    else if (event.level === 'error') {
        if (event.error instanceof Error) {
            console.error(`kysely:error: ${event.error.stack ?? event.error.message}`);
        }
        else {
            console.error(`kysely:error: ${JSON.stringify({
                error: event.error,
                query: event.query.sql,
                queryDurationMillis: event.queryDurationMillis,
            })}`);
        }
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/util/compilable.js
/// <reference types="./compilable.d.ts" />

function isCompilable(value) {
    return (0,object_utils/* isObject */.Gv)(value) && (0,object_utils/* isFunction */.Tn)(value.compile);
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/query-builder/case-builder.js
var case_builder = __webpack_require__(20456);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/case-node.js
var case_node = __webpack_require__(32309);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/provide-controlled-connection.js + 1 modules
var provide_controlled_connection = __webpack_require__(2199);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/log-once.js
var log_once = __webpack_require__(14776);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/kysely.js
/// <reference types="./kysely.d.ts" />



















// @ts-ignore
Symbol.asyncDispose ??= Symbol('Symbol.asyncDispose');
/**
 * The main Kysely class.
 *
 * You should create one instance of `Kysely` per database using the {@link Kysely}
 * constructor. The dialect manages database connections and may use a shared
 * pool or database instance.
 *
 * ### Examples
 *
 * This example assumes your database has a "person" table:
 *
 * ```ts
 * import * as Sqlite from 'better-sqlite3'
 * import { type Generated, Kysely, SqliteDialect } from 'kysely'
 *
 * interface Database {
 *   person: {
 *     id: Generated<number>
 *     first_name: string
 *     last_name: string | null
 *   }
 * }
 *
 * const db = new Kysely<Database>({
 *   dialect: new SqliteDialect({
 *     database: new Sqlite(':memory:'),
 *   })
 * })
 * ```
 *
 * @typeParam DB - The database interface type. Keys of this type must be table names
 *    in the database and values must be interfaces that describe the rows in those
 *    tables. See the examples above.
 */
class Kysely extends query_creator/* QueryCreator */.n {
    #props;
    constructor(args) {
        let superProps;
        let props;
        if (isKyselyProps(args)) {
            superProps = { executor: args.executor };
            props = { ...args };
        }
        else {
            const dialect = args.dialect;
            const driver = dialect.createDriver();
            const compiler = dialect.createQueryCompiler();
            const adapter = dialect.createAdapter();
            const log = new Log(args.log ?? []);
            const runtimeDriver = new RuntimeDriver(driver, log);
            const connectionProvider = new DefaultConnectionProvider(runtimeDriver);
            const executor = new DefaultQueryExecutor(compiler, adapter, connectionProvider, args.plugins ?? []);
            superProps = { executor };
            props = {
                config: args,
                executor,
                dialect,
                driver: runtimeDriver,
            };
        }
        super(superProps);
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    /**
     * Returns the {@link SchemaModule} module for building database schema.
     */
    get schema() {
        return new SchemaModule(this.#props.executor);
    }
    /**
     * Returns a the {@link DynamicModule} module.
     *
     * The {@link DynamicModule} module can be used to bypass strict typing and
     * passing in dynamic values for the queries.
     */
    get dynamic() {
        return new DynamicModule();
    }
    /**
     * Returns a {@link DatabaseIntrospector | database introspector}.
     */
    get introspection() {
        return this.#props.dialect.createIntrospector(this.withoutPlugins());
    }
    case(value) {
        return new case_builder/* CaseBuilder */.OU({
            node: case_node/* CaseNode */.P.create((0,object_utils/* isUndefined */.b0)(value) ? undefined : (0,expression_parser/* parseExpression */.YK)(value)),
        });
    }
    /**
     * Returns a {@link FunctionModule} that can be used to write somewhat type-safe function
     * calls.
     *
     * ```ts
     * const { count } = db.fn
     *
     * await db.selectFrom('person')
     *   .innerJoin('pet', 'pet.owner_id', 'person.id')
     *   .select([
     *     'id',
     *     count('pet.id').as('person_count'),
     *   ])
     *   .groupBy('person.id')
     *   .having(count('pet.id'), '>', 10)
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * select "person"."id", count("pet"."id") as "person_count"
     * from "person"
     * inner join "pet" on "pet"."owner_id" = "person"."id"
     * group by "person"."id"
     * having count("pet"."id") > $1
     * ```
     *
     * Why "somewhat" type-safe? Because the function calls are not bound to the
     * current query context. They allow you to reference columns and tables that
     * are not in the current query. E.g. remove the `innerJoin` from the previous
     * query and TypeScript won't even complain.
     *
     * If you want to make the function calls fully type-safe, you can use the
     * {@link ExpressionBuilder.fn} getter for a query context-aware, stricter {@link FunctionModule}.
     *
     * ```ts
     * await db.selectFrom('person')
     *   .innerJoin('pet', 'pet.owner_id', 'person.id')
     *   .select((eb) => [
     *     'person.id',
     *     eb.fn.count('pet.id').as('pet_count')
     *   ])
     *   .groupBy('person.id')
     *   .having((eb) => eb.fn.count('pet.id'), '>', 10)
     *   .execute()
     * ```
     */
    get fn() {
        return (0,function_module/* createFunctionModule */.t)();
    }
    /**
     * Creates a {@link TransactionBuilder} that can be used to run queries inside a transaction.
     *
     * The returned {@link TransactionBuilder} can be used to configure the transaction. The
     * {@link TransactionBuilder.execute} method can then be called to run the transaction.
     * {@link TransactionBuilder.execute} takes a function that is run inside the
     * transaction. If the function throws an exception,
     * 1. the exception is caught,
     * 2. the transaction is rolled back, and
     * 3. the exception is thrown again.
     * Otherwise the transaction is committed.
     *
     * The callback function passed to the {@link TransactionBuilder.execute | execute}
     * method gets the transaction object as its only argument. The transaction is
     * of type {@link Transaction} which inherits {@link Kysely}. Any query
     * started through the transaction object is executed inside the transaction.
     *
     * To run a controlled transaction, allowing you to commit and rollback manually,
     * use {@link startTransaction} instead.
     *
     * ### Examples
     *
     * <!-- siteExample("transactions", "Simple transaction", 10) -->
     *
     * This example inserts two rows in a transaction. If an exception is thrown inside
     * the callback passed to the `execute` method,
     * 1. the exception is caught,
     * 2. the transaction is rolled back, and
     * 3. the exception is thrown again.
     * Otherwise the transaction is committed.
     *
     * ```ts
     * const catto = await db.transaction().execute(async (trx) => {
     *   const jennifer = await trx.insertInto('person')
     *     .values({
     *       first_name: 'Jennifer',
     *       last_name: 'Aniston',
     *       age: 40,
     *     })
     *     .returning('id')
     *     .executeTakeFirstOrThrow()
     *
     *   return await trx.insertInto('pet')
     *     .values({
     *       owner_id: jennifer.id,
     *       name: 'Catto',
     *       species: 'cat',
     *       is_favorite: false,
     *     })
     *     .returningAll()
     *     .executeTakeFirst()
     * })
     * ```
     *
     * Setting the isolation level:
     *
     * ```ts
     * import type { Kysely } from 'kysely'
     *
     * await db
     *   .transaction()
     *   .setIsolationLevel('serializable')
     *   .execute(async (trx) => {
     *     await doStuff(trx)
     *   })
     *
     * async function doStuff(kysely: typeof db) {
     *   // ...
     * }
     * ```
     */
    transaction() {
        return new TransactionBuilder({ ...this.#props });
    }
    /**
     * Creates a {@link ControlledTransactionBuilder} that can be used to run queries inside a controlled transaction.
     *
     * The returned {@link ControlledTransactionBuilder} can be used to configure the transaction.
     * The {@link ControlledTransactionBuilder.execute} method can then be called
     * to start the transaction and return a {@link ControlledTransaction}.
     *
     * A {@link ControlledTransaction} allows you to commit and rollback manually,
     * execute savepoint commands. It extends {@link Transaction} which extends {@link Kysely},
     * so you can run queries inside the transaction. Once the transaction is committed,
     * or rolled back, it can't be used anymore - all queries will throw an error.
     * This is to prevent accidentally running queries outside the transaction - where
     * atomicity is not guaranteed anymore.
     *
     * ### Examples
     *
     * <!-- siteExample("transactions", "Controlled transaction", 11) -->
     *
     * A controlled transaction allows you to commit and rollback manually, execute
     * savepoint commands, and queries in general.
     *
     * In this example we start a transaction, use it to insert two rows and then commit
     * the transaction. If an error is thrown, we catch it and rollback the transaction.
     *
     * ```ts
     * const trx = await db.startTransaction().execute()
     *
     * try {
     *   const jennifer = await trx.insertInto('person')
     *     .values({
     *       first_name: 'Jennifer',
     *       last_name: 'Aniston',
     *       age: 40,
     *     })
     *     .returning('id')
     *     .executeTakeFirstOrThrow()
     *
     *   const catto = await trx.insertInto('pet')
     *     .values({
     *       owner_id: jennifer.id,
     *       name: 'Catto',
     *       species: 'cat',
     *       is_favorite: false,
     *     })
     *     .returningAll()
     *     .executeTakeFirstOrThrow()
     *
     *   await trx.commit().execute()
     *
     *   // ...
     * } catch (error) {
     *   await trx.rollback().execute()
     * }
     * ```
     *
     * <!-- siteExample("transactions", "Controlled transaction /w savepoints", 12) -->
     *
     * A controlled transaction allows you to commit and rollback manually, execute
     * savepoint commands, and queries in general.
     *
     * In this example we start a transaction, insert a person, create a savepoint,
     * try inserting a toy and a pet, and if an error is thrown, we rollback to the
     * savepoint. Eventually we release the savepoint, insert an audit record and
     * commit the transaction. If an error is thrown, we catch it and rollback the
     * transaction.
     *
     * ```ts
     * const trx = await db.startTransaction().execute()
     *
     * try {
     *   const jennifer = await trx
     *     .insertInto('person')
     *     .values({
     *       first_name: 'Jennifer',
     *       last_name: 'Aniston',
     *       age: 40,
     *     })
     *     .returning('id')
     *     .executeTakeFirstOrThrow()
     *
     *   const trxAfterJennifer = await trx.savepoint('after_jennifer').execute()
     *
     *   try {
     *     const catto = await trxAfterJennifer
     *       .insertInto('pet')
     *       .values({
     *         owner_id: jennifer.id,
     *         name: 'Catto',
     *         species: 'cat',
     *       })
     *       .returning('id')
     *       .executeTakeFirstOrThrow()
     *
     *     await trxAfterJennifer
     *       .insertInto('toy')
     *       .values({ name: 'Bone', price: 1.99, pet_id: catto.id })
     *       .execute()
     *   } catch (error) {
     *     await trxAfterJennifer.rollbackToSavepoint('after_jennifer').execute()
     *   }
     *
     *   await trxAfterJennifer.releaseSavepoint('after_jennifer').execute()
     *
     *   await trx.insertInto('audit').values({ action: 'added Jennifer' }).execute()
     *
     *   await trx.commit().execute()
     * } catch (error) {
     *   await trx.rollback().execute()
     * }
     * ```
     */
    startTransaction() {
        return new ControlledTransactionBuilder({ ...this.#props });
    }
    /**
     * Provides a kysely instance bound to a single database connection.
     *
     * ### Examples
     *
     * ```ts
     * await db
     *   .connection()
     *   .execute(async (db) => {
     *     // `db` is an instance of `Kysely` that's bound to a single
     *     // database connection. All queries executed through `db` use
     *     // the same connection.
     *     await doStuff(db)
     *   })
     *
     * async function doStuff(kysely: typeof db) {
     *   // ...
     * }
     * ```
     */
    connection() {
        return new ConnectionBuilder({ ...this.#props });
    }
    /**
     * Returns a copy of this Kysely instance with the given plugin installed.
     */
    withPlugin(plugin) {
        return new Kysely({
            ...this.#props,
            executor: this.#props.executor.withPlugin(plugin),
        });
    }
    /**
     * Returns a copy of this Kysely instance without any plugins.
     */
    withoutPlugins() {
        return new Kysely({
            ...this.#props,
            executor: this.#props.executor.withoutPlugins(),
        });
    }
    /**
     * @override
     */
    withSchema(schema) {
        return new Kysely({
            ...this.#props,
            executor: this.#props.executor.withPluginAtFront(new with_schema_plugin/* WithSchemaPlugin */.B(schema)),
        });
    }
    /**
     * Returns a copy of this Kysely instance with tables added to its
     * database type.
     *
     * This method only modifies the types and doesn't affect any of the
     * executed queries in any way.
     *
     * ### Examples
     *
     * The following example adds and uses a temporary table:
     *
     * ```ts
     * await db.schema
     *   .createTable('temp_table')
     *   .temporary()
     *   .addColumn('some_column', 'integer')
     *   .execute()
     *
     * const tempDb = db.withTables<{
     *   temp_table: {
     *     some_column: number
     *   }
     * }>()
     *
     * await tempDb
     *   .insertInto('temp_table')
     *   .values({ some_column: 100 })
     *   .execute()
     * ```
     */
    withTables() {
        return new Kysely({ ...this.#props });
    }
    /**
     * Releases all resources and disconnects from the database.
     *
     * Call this when you are done using the `Kysely` instance and Kysely is
     * responsible for closing its connections, pool, or database instance.
     *
     * If the pool or database instance is shared with other consumers or its
     * lifecycle is managed elsewhere, skip this call. Let the application close it
     * once all consumers, including Kysely, have finished. No separate cleanup of
     * the `Kysely` instance is needed.
     *
     * The driver is initialized lazily. If initialization hasn't started, this
     * method does nothing.
     */
    async destroy() {
        await this.#props.driver.destroy();
    }
    /**
     * Returns true if this `Kysely` instance is a transaction.
     *
     * You can also use `db instanceof Transaction`.
     */
    get isTransaction() {
        return false;
    }
    /**
     * @internal
     * @private
     */
    getExecutor() {
        return this.#props.executor;
    }
    /**
     * Executes a given compiled query or query builder.
     *
     * See {@link https://github.com/kysely-org/kysely/blob/master/site/docs/recipes/0004-splitting-query-building-and-execution.md#execute-compiled-queries splitting build, compile and execute code recipe} for more information.
     */
    executeQuery(query, 
    // TODO: remove this in the future. deprecated in  0.28.x
    queryId) {
        if (queryId !== undefined) {
            (0,log_once/* logOnce */.u)('Passing `queryId` in `db.executeQuery` is deprecated and will result in a compile-time error in the future.');
        }
        const compiledQuery = isCompilable(query) ? query.compile() : query;
        return this.getExecutor().executeQuery(compiledQuery);
    }
    async [Symbol.asyncDispose]() {
        await this.destroy();
    }
}
class Transaction extends Kysely {
    #props;
    constructor(props) {
        super(props);
        this.#props = props;
    }
    // The return type is `true` instead of `boolean` to make Kysely<DB>
    // unassignable to Transaction<DB> while allowing assignment the
    // other way around.
    get isTransaction() {
        return true;
    }
    transaction() {
        throw new Error('calling the transaction method for a Transaction is not supported');
    }
    connection() {
        throw new Error('calling the connection method for a Transaction is not supported');
    }
    async destroy() {
        throw new Error('calling the destroy method for a Transaction is not supported');
    }
    withPlugin(plugin) {
        return new Transaction({
            ...this.#props,
            executor: this.#props.executor.withPlugin(plugin),
        });
    }
    withoutPlugins() {
        return new Transaction({
            ...this.#props,
            executor: this.#props.executor.withoutPlugins(),
        });
    }
    withSchema(schema) {
        return new Transaction({
            ...this.#props,
            executor: this.#props.executor.withPluginAtFront(new with_schema_plugin/* WithSchemaPlugin */.B(schema)),
        });
    }
    withTables() {
        return new Transaction({ ...this.#props });
    }
}
function isKyselyProps(obj) {
    return ((0,object_utils/* isObject */.Gv)(obj) &&
        (0,object_utils/* isObject */.Gv)(obj.config) &&
        (0,object_utils/* isObject */.Gv)(obj.driver) &&
        (0,object_utils/* isObject */.Gv)(obj.executor) &&
        (0,object_utils/* isObject */.Gv)(obj.dialect));
}
class ConnectionBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    async execute(callback) {
        return this.#props.executor.provideConnection(async (connection) => {
            const executor = this.#props.executor.withConnectionProvider(new SingleConnectionProvider(connection));
            const db = new Kysely({
                ...this.#props,
                executor,
            });
            return await callback(db);
        });
    }
}
class TransactionBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    setAccessMode(accessMode) {
        return new TransactionBuilder({
            ...this.#props,
            accessMode,
        });
    }
    setIsolationLevel(isolationLevel) {
        return new TransactionBuilder({
            ...this.#props,
            isolationLevel,
        });
    }
    async execute(callback) {
        const { isolationLevel, accessMode, ...kyselyProps } = this.#props;
        const settings = { isolationLevel, accessMode };
        validateTransactionSettings(settings);
        return this.#props.executor.provideConnection(async (connection) => {
            const state = { isCommitted: false, isRolledBack: false };
            const executor = new NotCommittedOrRolledBackAssertingExecutor(this.#props.executor.withConnectionProvider(new SingleConnectionProvider(connection)), state);
            const transaction = new Transaction({
                ...kyselyProps,
                executor,
            });
            let transactionBegun = false;
            try {
                await this.#props.driver.beginTransaction(connection, settings);
                transactionBegun = true;
                const result = await callback(transaction);
                await this.#props.driver.commitTransaction(connection);
                state.isCommitted = true;
                return result;
            }
            catch (error) {
                if (transactionBegun) {
                    await this.#props.driver.rollbackTransaction(connection);
                    state.isRolledBack = true;
                }
                throw error;
            }
        });
    }
}
class ControlledTransactionBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    setAccessMode(accessMode) {
        return new ControlledTransactionBuilder({
            ...this.#props,
            accessMode,
        });
    }
    setIsolationLevel(isolationLevel) {
        return new ControlledTransactionBuilder({
            ...this.#props,
            isolationLevel,
        });
    }
    async execute() {
        const { isolationLevel, accessMode, ...props } = this.#props;
        const settings = { isolationLevel, accessMode };
        validateTransactionSettings(settings);
        const connection = await (0,provide_controlled_connection/* provideControlledConnection */.G)(this.#props.executor);
        try {
            await this.#props.driver.beginTransaction(connection.connection, settings);
        }
        catch (error) {
            connection.release();
            throw error;
        }
        return new ControlledTransaction({
            ...props,
            connection,
            state: { isCommitted: false, isRolledBack: false },
            executor: this.#props.executor.withConnectionProvider(new SingleConnectionProvider(connection.connection)),
        });
    }
}
class ControlledTransaction extends Transaction {
    #props;
    #compileQuery;
    constructor(props) {
        const transactionState = props.state ?? {
            isCommitted: false,
            isRolledBack: false,
        };
        const controlledProps = {
            ...props,
            state: transactionState,
            executor: new NotCommittedOrRolledBackAssertingExecutor(props.executor, transactionState),
        };
        const { connection, state, ...transactionProps } = controlledProps;
        super(transactionProps);
        this.#props = (0,object_utils/* freeze */.CN)(controlledProps);
        const queryId = (0,query_id/* createQueryId */.a)();
        this.#compileQuery = (node) => controlledProps.executor.compileQuery(node, queryId);
    }
    get isCommitted() {
        return this.#props.state.isCommitted;
    }
    get isRolledBack() {
        return this.#props.state.isRolledBack;
    }
    /**
     * Commits the transaction.
     *
     * Waits for ongoing queries to finish. Streams must be exhausted or closed
     * before awaiting this command. When consuming a stream with `for await`,
     * exit the loop before committing.
     *
     * See {@link rollback}.
     *
     * ### Examples
     *
     * ```ts
     * import type { Kysely } from 'kysely'
     * import type { Database } from 'type-editor' // imaginary module
     *
     * const trx = await db.startTransaction().execute()
     *
     * try {
     *   await doSomething(trx)
     *
     *   await trx.commit().execute()
     * } catch (error) {
     *   await trx.rollback().execute()
     * }
     *
     * async function doSomething(kysely: Kysely<Database>) {}
     * ```
     */
    commit() {
        return new Command(async () => {
            await this.#props.executor.provideConnection(async (connection) => {
                await this.#props.driver.commitTransaction(connection);
                this.#props.state.isCommitted = true;
                this.#props.connection.release();
            });
        });
    }
    /**
     * Rolls back the transaction.
     *
     * The connection is released even if the rollback fails, so the transaction
     * cannot be used afterwards in either case.
     *
     * Waits for ongoing queries to finish. Streams must be exhausted or closed
     * before awaiting this command. When consuming a stream with `for await`,
     * exit the loop before rolling back.
     *
     * See {@link commit} and {@link rollbackToSavepoint}.
     *
     * ### Examples
     *
     * ```ts
     * import type { Kysely } from 'kysely'
     * import type { Database } from 'type-editor' // imaginary module
     *
     * const trx = await db.startTransaction().execute()
     *
     * try {
     *   await doSomething(trx)
     *
     *   await trx.commit().execute()
     * } catch (error) {
     *   await trx.rollback().execute()
     * }
     *
     * async function doSomething(kysely: Kysely<Database>) {}
     * ```
     */
    rollback() {
        return new Command(async () => {
            await this.#props.executor.provideConnection(async (connection) => {
                // A failed rollback can't be meaningfully retried (e.g. dead connection).
                try {
                    await this.#props.driver.rollbackTransaction(connection);
                }
                finally {
                    this.#props.state.isRolledBack = true;
                    this.#props.connection.release();
                }
            });
        });
    }
    /**
     * Creates a savepoint with a given name.
     *
     * Waits for ongoing queries to finish. Streams must be exhausted or closed
     * before awaiting this command. When consuming a stream with `for await`,
     * exit the loop before creating a savepoint.
     *
     * See {@link rollbackToSavepoint} and {@link releaseSavepoint}.
     *
     * For a type-safe experience, you should use the returned instance from now on.
     *
     * ### Examples
     *
     * ```ts
     * import type { Kysely } from 'kysely'
     * import type { Database } from 'type-editor' // imaginary module
     *
     * const trx = await db.startTransaction().execute()
     *
     * await insertJennifer(trx)
     *
     * const trxAfterJennifer = await trx.savepoint('after_jennifer').execute()
     *
     * try {
     *   await doSomething(trxAfterJennifer)
     * } catch (error) {
     *   await trxAfterJennifer.rollbackToSavepoint('after_jennifer').execute()
     * }
     *
     * async function insertJennifer(kysely: Kysely<Database>) {}
     * async function doSomething(kysely: Kysely<Database>) {}
     * ```
     */
    savepoint(savepointName) {
        return new Command(async () => {
            await this.#props.executor.provideConnection(async (connection) => {
                await this.#props.driver.savepoint?.(connection, savepointName, this.#compileQuery);
            });
            return new ControlledTransaction({ ...this.#props });
        });
    }
    /**
     * Rolls back to a savepoint with a given name.
     *
     * Waits for ongoing queries to finish. Streams must be exhausted or closed
     * before awaiting this command. When consuming a stream with `for await`,
     * exit the loop before rolling back to a savepoint.
     *
     * See {@link savepoint} and {@link releaseSavepoint}.
     *
     * You must use the same instance returned by {@link savepoint}, or
     * escape the type-check by using `as any`.
     *
     * ### Examples
     *
     * ```ts
     * import type { Kysely } from 'kysely'
     * import type { Database } from 'type-editor' // imaginary module
     *
     * const trx = await db.startTransaction().execute()
     *
     * await insertJennifer(trx)
     *
     * const trxAfterJennifer = await trx.savepoint('after_jennifer').execute()
     *
     * try {
     *   await doSomething(trxAfterJennifer)
     * } catch (error) {
     *   await trxAfterJennifer.rollbackToSavepoint('after_jennifer').execute()
     * }
     *
     * async function insertJennifer(kysely: Kysely<Database>) {}
     * async function doSomething(kysely: Kysely<Database>) {}
     * ```
     */
    rollbackToSavepoint(savepointName) {
        return new Command(async () => {
            await this.#props.executor.provideConnection(async (connection) => {
                await this.#props.driver.rollbackToSavepoint?.(connection, savepointName, this.#compileQuery);
            });
            return new ControlledTransaction({ ...this.#props });
        });
    }
    /**
     * Releases a savepoint with a given name.
     *
     * Waits for ongoing queries to finish. Streams must be exhausted or closed
     * before awaiting this command. When consuming a stream with `for await`,
     * exit the loop before releasing a savepoint.
     *
     * See {@link savepoint} and {@link rollbackToSavepoint}.
     *
     * You must use the same instance returned by {@link savepoint}, or
     * escape the type-check by using `as any`.
     *
     * ### Examples
     *
     * ```ts
     * import type { Kysely } from 'kysely'
     * import type { Database } from 'type-editor' // imaginary module
     *
     * const trx = await db.startTransaction().execute()
     *
     * await insertJennifer(trx)
     *
     * const trxAfterJennifer = await trx.savepoint('after_jennifer').execute()
     *
     * try {
     *   await doSomething(trxAfterJennifer)
     * } catch (error) {
     *   await trxAfterJennifer.rollbackToSavepoint('after_jennifer').execute()
     * }
     *
     * await trxAfterJennifer.releaseSavepoint('after_jennifer').execute()
     *
     * await doSomethingElse(trx)
     *
     * async function insertJennifer(kysely: Kysely<Database>) {}
     * async function doSomething(kysely: Kysely<Database>) {}
     * async function doSomethingElse(kysely: Kysely<Database>) {}
     * ```
     */
    releaseSavepoint(savepointName) {
        return new Command(async () => {
            await this.#props.executor.provideConnection(async (connection) => {
                await this.#props.driver.releaseSavepoint?.(connection, savepointName, this.#compileQuery);
            });
            return new ControlledTransaction({ ...this.#props });
        });
    }
    withPlugin(plugin) {
        return new ControlledTransaction({
            ...this.#props,
            executor: this.#props.executor.withPlugin(plugin),
        });
    }
    withoutPlugins() {
        return new ControlledTransaction({
            ...this.#props,
            executor: this.#props.executor.withoutPlugins(),
        });
    }
    withSchema(schema) {
        return new ControlledTransaction({
            ...this.#props,
            executor: this.#props.executor.withPluginAtFront(new with_schema_plugin/* WithSchemaPlugin */.B(schema)),
        });
    }
    withTables() {
        return new ControlledTransaction({ ...this.#props });
    }
}
class Command {
    #cb;
    constructor(cb) {
        this.#cb = cb;
    }
    /**
     * Executes the command.
     */
    async execute() {
        return await this.#cb();
    }
}
function assertNotCommittedOrRolledBack(state) {
    if (state.isCommitted) {
        throw new Error('Transaction is already committed');
    }
    if (state.isRolledBack) {
        throw new Error('Transaction is already rolled back');
    }
}
/**
 * An executor wrapper that asserts that the transaction state is not committed
 * or rolled back when a query is executed.
 *
 * @internal
 */
class NotCommittedOrRolledBackAssertingExecutor {
    #executor;
    #state;
    constructor(executor, state) {
        if (executor instanceof NotCommittedOrRolledBackAssertingExecutor) {
            this.#executor = executor.#executor;
        }
        else {
            this.#executor = executor;
        }
        this.#state = state;
    }
    get adapter() {
        return this.#executor.adapter;
    }
    get plugins() {
        return this.#executor.plugins;
    }
    transformQuery(node, queryId) {
        return this.#executor.transformQuery(node, queryId);
    }
    compileQuery(node, queryId) {
        return this.#executor.compileQuery(node, queryId);
    }
    provideConnection(consumer) {
        assertNotCommittedOrRolledBack(this.#state);
        return this.#executor.provideConnection(async (connection) => {
            assertNotCommittedOrRolledBack(this.#state);
            return await consumer(connection);
        });
    }
    executeQuery(compiledQuery) {
        assertNotCommittedOrRolledBack(this.#state);
        return this.#executor
            .withConnectionProvider(this)
            .executeQuery(compiledQuery);
    }
    stream(compiledQuery, chunkSize) {
        assertNotCommittedOrRolledBack(this.#state);
        return this.#executor
            .withConnectionProvider(this)
            .stream(compiledQuery, chunkSize);
    }
    withConnectionProvider(connectionProvider) {
        return new NotCommittedOrRolledBackAssertingExecutor(this.#executor.withConnectionProvider(connectionProvider), this.#state);
    }
    withPlugin(plugin) {
        return new NotCommittedOrRolledBackAssertingExecutor(this.#executor.withPlugin(plugin), this.#state);
    }
    withPlugins(plugins) {
        return new NotCommittedOrRolledBackAssertingExecutor(this.#executor.withPlugins(plugins), this.#state);
    }
    withPluginAtFront(plugin) {
        return new NotCommittedOrRolledBackAssertingExecutor(this.#executor.withPluginAtFront(plugin), this.#state);
    }
    withoutPlugins() {
        return new NotCommittedOrRolledBackAssertingExecutor(this.#executor.withoutPlugins(), this.#state);
    }
}


/***/ }),

/***/ 47611:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sy: () => (/* binding */ DEFAULT_MIGRATION_LOCK_TABLE),
  kQ: () => (/* binding */ DEFAULT_MIGRATION_TABLE),
  aR: () => (/* binding */ Migrator)
});

// UNUSED EXPORTS: DEFAULT_ALLOW_UNORDERED_MIGRATIONS, MIGRATION_LOCK_ID, NO_MIGRATIONS

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/plugin/noop-plugin.js
/// <reference types="./noop-plugin.d.ts" />
class NoopPlugin {
    transformQuery(args) {
        return args.node;
    }
    async transformResult(args) {
        return args.result;
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/plugin/with-schema/with-schema-plugin.js + 1 modules
var with_schema_plugin = __webpack_require__(58383);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/object-utils.js
var object_utils = __webpack_require__(64403);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/migration/migrator.js
/// <reference types="./migrator.d.ts" />



const DEFAULT_MIGRATION_TABLE = 'kysely_migration';
const DEFAULT_MIGRATION_LOCK_TABLE = 'kysely_migration_lock';
const DEFAULT_ALLOW_UNORDERED_MIGRATIONS = false;
const MIGRATION_LOCK_ID = 'migration_lock';
const NO_MIGRATIONS = (0,object_utils/* freeze */.CN)({ __noMigrations__: true });
/**
 * A class for running migrations.
 *
 * ### Example
 *
 * This example uses the {@link FileMigrationProvider} that reads migrations
 * files from a single folder. You can easily implement your own
 * {@link MigrationProvider} if you want to provide migrations some
 * other way.
 *
 * ```ts
 * import { promises as fs } from 'node:fs'
 * import path from 'node:path'
 * import * as Sqlite from 'better-sqlite3'
 * import {
 *   FileMigrationProvider,
 *   Kysely,
 *   Migrator,
 *   SqliteDialect
 * } from 'kysely'
 *
 * const db = new Kysely<any>({
 *   dialect: new SqliteDialect({
 *     database: Sqlite(':memory:')
 *   })
 * })
 *
 * const migrator = new Migrator({
 *   db,
 *   provider: new FileMigrationProvider({
 *     fs,
 *     // Path to the folder that contains all your migrations.
 *     migrationFolder: 'some/path/to/migrations',
 *     path,
 *   })
 * })
 * ```
 */
class Migrator {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    /**
     * Returns a {@link MigrationInfo} object for each migration.
     *
     * The returned array is sorted by migration name.
     */
    async getMigrations() {
        const tableExists = await this.#doesTableExist(this.#migrationTable);
        const executedMigrations = tableExists
            ? await this.#props.db
                .withPlugin(this.#schemaPlugin)
                .selectFrom(this.#migrationTable)
                .select(['name', 'timestamp'])
                .$narrowType()
                .execute()
            : [];
        const migrations = await this.#resolveMigrations();
        return migrations.map(({ name, ...migration }) => {
            const executed = executedMigrations.find((it) => it.name === name);
            return {
                name,
                migration,
                executedAt: executed ? new Date(executed.timestamp) : undefined,
            };
        });
    }
    /**
     * Runs all migrations that have not yet been run.
     *
     * This method returns a {@link MigrationResultSet} instance and _never_ throws.
     * {@link MigrationResultSet.error} holds the error if something went wrong.
     * {@link MigrationResultSet.results} contains information about which migrations
     * were executed and which failed. See the examples below.
     *
     * This method goes through all possible migrations provided by the provider and runs the
     * ones whose names come alphabetically after the last migration that has been run. If the
     * list of executed migrations doesn't match the beginning of the list of possible migrations
     * an error is returned.
     *
     * ### Examples
     *
     * ```ts
     * import { promises as fs } from 'node:fs'
     * import path from 'node:path'
     * import * as Sqlite from 'better-sqlite3'
     * import { FileMigrationProvider, Migrator } from 'kysely'
     *
     * const migrator = new Migrator({
     *   db,
     *   provider: new FileMigrationProvider({
     *     fs,
     *     migrationFolder: 'some/path/to/migrations',
     *     path,
     *   })
     * })
     *
     * const { error, results } = await migrator.migrateToLatest()
     *
     * results?.forEach((it) => {
     *   if (it.status === 'Success') {
     *     console.log(`migration "${it.migrationName}" was executed successfully`)
     *   } else if (it.status === 'Error') {
     *     console.error(`failed to execute migration "${it.migrationName}"`)
     *   }
     * })
     *
     * if (error) {
     *   console.error('failed to run `migrateToLatest`')
     *   console.error(error)
     * }
     * ```
     */
    async migrateToLatest() {
        return this.#migrate(() => ({ direction: 'Up', step: Infinity }));
    }
    /**
     * Migrate up/down to a specific migration.
     *
     * This method returns a {@link MigrationResultSet} instance and _never_ throws.
     * {@link MigrationResultSet.error} holds the error if something went wrong.
     * {@link MigrationResultSet.results} contains information about which migrations
     * were executed and which failed.
     *
     * ### Examples
     *
     * ```ts
     * import { promises as fs } from 'node:fs'
     * import path from 'node:path'
     * import { FileMigrationProvider, Migrator } from 'kysely'
     *
     * const migrator = new Migrator({
     *   db,
     *   provider: new FileMigrationProvider({
     *     fs,
     *     // Path to the folder that contains all your migrations.
     *     migrationFolder: 'some/path/to/migrations',
     *     path,
     *   })
     * })
     *
     * await migrator.migrateTo('some_migration')
     * ```
     *
     * If you specify the name of the first migration, this method migrates
     * down to the first migration, but doesn't run the `down` method of
     * the first migration. In case you want to migrate all the way down,
     * you can use a special constant `NO_MIGRATIONS`:
     *
     * ```ts
     * import { promises as fs } from 'node:fs'
     * import path from 'node:path'
     * import { FileMigrationProvider, Migrator, NO_MIGRATIONS } from 'kysely'
     *
     * const migrator = new Migrator({
     *   db,
     *   provider: new FileMigrationProvider({
     *     fs,
     *     // Path to the folder that contains all your migrations.
     *     migrationFolder: 'some/path/to/migrations',
     *     path,
     *   })
     * })
     *
     * await migrator.migrateTo(NO_MIGRATIONS)
     * ```
     */
    async migrateTo(targetMigrationName) {
        return this.#migrate(({ migrations, executedMigrations, pendingMigrations, }) => {
            if ((0,object_utils/* isObject */.Gv)(targetMigrationName) &&
                targetMigrationName.__noMigrations__ === true) {
                return { direction: 'Down', step: Infinity };
            }
            if (!migrations.find((m) => m.name === targetMigrationName)) {
                throw new Error(`migration "${targetMigrationName}" doesn't exist`);
            }
            const executedIndex = executedMigrations.indexOf(targetMigrationName);
            const pendingIndex = pendingMigrations.findIndex((m) => m.name === targetMigrationName);
            if (executedIndex !== -1) {
                return {
                    direction: 'Down',
                    step: executedMigrations.length - executedIndex - 1,
                };
            }
            else if (pendingIndex !== -1) {
                return { direction: 'Up', step: pendingIndex + 1 };
            }
            else {
                throw new Error(`migration "${targetMigrationName}" isn't executed or pending`);
            }
        });
    }
    /**
     * Migrate one step up.
     *
     * This method returns a {@link MigrationResultSet} instance and _never_ throws.
     * {@link MigrationResultSet.error} holds the error if something went wrong.
     * {@link MigrationResultSet.results} contains information about which migrations
     * were executed and which failed.
     *
     * ### Examples
     *
     * ```ts
     * import { promises as fs } from 'node:fs'
     * import path from 'node:path'
     * import { FileMigrationProvider, Migrator } from 'kysely'
     *
     * const migrator = new Migrator({
     *   db,
     *   provider: new FileMigrationProvider({
     *     fs,
     *     // Path to the folder that contains all your migrations.
     *     migrationFolder: 'some/path/to/migrations',
     *     path,
     *   })
     * })
     *
     * await migrator.migrateUp()
     * ```
     */
    async migrateUp() {
        return this.#migrate(() => ({ direction: 'Up', step: 1 }));
    }
    /**
     * Migrate one step down.
     *
     * This method returns a {@link MigrationResultSet} instance and _never_ throws.
     * {@link MigrationResultSet.error} holds the error if something went wrong.
     * {@link MigrationResultSet.results} contains information about which migrations
     * were executed and which failed.
     *
     * ### Examples
     *
     * ```ts
     * import { promises as fs } from 'node:fs'
     * import path from 'node:path'
     * import { FileMigrationProvider, Migrator } from 'kysely'
     *
     * const migrator = new Migrator({
     *   db,
     *   provider: new FileMigrationProvider({
     *     fs,
     *     // Path to the folder that contains all your migrations.
     *     migrationFolder: 'some/path/to/migrations',
     *     path,
     *   })
     * })
     *
     * await migrator.migrateDown()
     * ```
     */
    async migrateDown() {
        return this.#migrate(() => ({ direction: 'Down', step: 1 }));
    }
    async #migrate(getMigrationDirectionAndStep) {
        try {
            await this.#ensureMigrationTableSchemaExists();
            await this.#ensureMigrationTableExists();
            await this.#ensureMigrationLockTableExists();
            await this.#ensureLockRowExists();
            return await this.#runMigrations(getMigrationDirectionAndStep);
        }
        catch (error) {
            if (error instanceof MigrationResultSetError) {
                return error.resultSet;
            }
            return { error };
        }
    }
    get #migrationTableSchema() {
        return this.#props.migrationTableSchema;
    }
    get #migrationTable() {
        return this.#props.migrationTableName ?? DEFAULT_MIGRATION_TABLE;
    }
    get #migrationLockTable() {
        return this.#props.migrationLockTableName ?? DEFAULT_MIGRATION_LOCK_TABLE;
    }
    get #allowUnorderedMigrations() {
        return (this.#props.allowUnorderedMigrations ?? DEFAULT_ALLOW_UNORDERED_MIGRATIONS);
    }
    get #schemaPlugin() {
        if (this.#migrationTableSchema) {
            return new with_schema_plugin/* WithSchemaPlugin */.B(this.#migrationTableSchema);
        }
        return new NoopPlugin();
    }
    async #ensureMigrationTableSchemaExists() {
        if (!this.#migrationTableSchema) {
            // Use default schema. Nothing to do.
            return;
        }
        const schemaExists = await this.#doesSchemaExist();
        if (schemaExists) {
            return;
        }
        try {
            await this.#createIfNotExists(this.#props.db.schema.createSchema(this.#migrationTableSchema));
        }
        catch (error) {
            const schemaExists = await this.#doesSchemaExist();
            // At least on PostgreSQL, `if not exists` doesn't guarantee the `create schema`
            // query doesn't throw if the schema already exits. That's why we check if
            // the schema exist here and ignore the error if it does.
            if (!schemaExists) {
                throw error;
            }
        }
    }
    async #ensureMigrationTableExists() {
        const tableExists = await this.#doesTableExist(this.#migrationTable);
        if (tableExists) {
            return;
        }
        try {
            await this.#createIfNotExists(this.#props.db.schema
                .withPlugin(this.#schemaPlugin)
                .createTable(this.#migrationTable)
                .addColumn('name', 'varchar(255)', (col) => col.notNull().primaryKey())
                // The migration run time as ISO string. This is not a real date type as we
                // can't know which data type is supported by all future dialects.
                .addColumn('timestamp', 'varchar(255)', (col) => col.notNull()));
        }
        catch (error) {
            const tableExists = await this.#doesTableExist(this.#migrationTable);
            // At least on PostgreSQL, `if not exists` doesn't guarantee the `create table`
            // query doesn't throw if the table already exits. That's why we check if
            // the table exist here and ignore the error if it does.
            if (!tableExists) {
                throw error;
            }
        }
    }
    async #ensureMigrationLockTableExists() {
        const tableExists = await this.#doesTableExist(this.#migrationLockTable);
        if (tableExists) {
            return;
        }
        try {
            await this.#createIfNotExists(this.#props.db.schema
                .withPlugin(this.#schemaPlugin)
                .createTable(this.#migrationLockTable)
                .addColumn('id', 'varchar(255)', (col) => col.notNull().primaryKey())
                .addColumn('is_locked', 'integer', (col) => col.notNull().defaultTo(0)));
        }
        catch (error) {
            const tableExists = await this.#doesTableExist(this.#migrationLockTable);
            // At least on PostgreSQL, `if not exists` doesn't guarantee the `create table`
            // query doesn't throw if the table already exits. That's why we check if
            // the table exist here and ignore the error if it does.
            if (!tableExists) {
                throw error;
            }
        }
    }
    async #ensureLockRowExists() {
        const lockRowExists = await this.#doesLockRowExists();
        if (lockRowExists) {
            return;
        }
        try {
            await this.#props.db
                .withPlugin(this.#schemaPlugin)
                .insertInto(this.#migrationLockTable)
                .values({ id: MIGRATION_LOCK_ID, is_locked: 0 })
                .execute();
        }
        catch (error) {
            const lockRowExists = await this.#doesLockRowExists();
            if (!lockRowExists) {
                throw error;
            }
        }
    }
    async #doesSchemaExist() {
        const schemas = await this.#props.db.introspection.getSchemas();
        return schemas.some((it) => it.name === this.#migrationTableSchema);
    }
    async #doesTableExist(tableName) {
        const schema = this.#migrationTableSchema;
        const tables = await this.#props.db.introspection.getTables({
            withInternalKyselyTables: true,
        });
        return tables.some((it) => it.name === tableName && (!schema || it.schema === schema));
    }
    async #doesLockRowExists() {
        const lockRow = await this.#props.db
            .withPlugin(this.#schemaPlugin)
            .selectFrom(this.#migrationLockTable)
            .where('id', '=', MIGRATION_LOCK_ID)
            .select('id')
            .executeTakeFirst();
        return !!lockRow;
    }
    async #runMigrations(getMigrationDirectionAndStep) {
        const adapter = this.#props.db.getExecutor().adapter;
        const lockOptions = (0,object_utils/* freeze */.CN)({
            lockTable: this.#props.migrationLockTableName ?? DEFAULT_MIGRATION_LOCK_TABLE,
            lockRowId: MIGRATION_LOCK_ID,
            lockTableSchema: this.#props.migrationTableSchema,
        });
        const run = async (db) => {
            const state = await this.#getState(db);
            if (state.migrations.length === 0) {
                return { results: [] };
            }
            const { direction, step } = getMigrationDirectionAndStep(state);
            if (step <= 0) {
                return { results: [] };
            }
            if (direction === 'Down') {
                return await this.#migrateDown(db, state, step);
            }
            else if (direction === 'Up') {
                return await this.#migrateUp(db, state, step);
            }
            return { results: [] };
        };
        const runWithLock = async (db, cb) => {
            try {
                await adapter.acquireMigrationLock(db, lockOptions);
                return await cb(db);
            }
            finally {
                await adapter.releaseMigrationLock(db, lockOptions);
            }
        };
        if (adapter.supportsTransactionalDdl && !this.#props.disableTransactions) {
            return this.#props.db
                .connection()
                .execute((db) => runWithLock(db, (db) => db.transaction().execute((trx) => run(trx))));
        }
        return this.#props.db.connection().execute((db) => runWithLock(db, run));
    }
    async #getState(db) {
        const migrations = await this.#resolveMigrations();
        const executedMigrations = await this.#getExecutedMigrations(db);
        this.#ensureNoMissingMigrations(migrations, executedMigrations);
        if (!this.#allowUnorderedMigrations) {
            this.#ensureMigrationsInOrder(migrations, executedMigrations);
        }
        const pendingMigrations = this.#getPendingMigrations(migrations, executedMigrations);
        return (0,object_utils/* freeze */.CN)({
            migrations,
            executedMigrations,
            lastMigration: (0,object_utils/* getLast */.Ps)(executedMigrations),
            pendingMigrations,
        });
    }
    #getPendingMigrations(migrations, executedMigrations) {
        return migrations.filter((migration) => {
            return !executedMigrations.includes(migration.name);
        });
    }
    async #resolveMigrations() {
        const allMigrations = await this.#props.provider.getMigrations();
        return Object.keys(allMigrations)
            .sort()
            .map((name) => ({
            ...allMigrations[name],
            name,
        }));
    }
    async #getExecutedMigrations(db) {
        const executedMigrations = await db
            .withPlugin(this.#schemaPlugin)
            .selectFrom(this.#migrationTable)
            .select(['name', 'timestamp'])
            .$narrowType()
            .execute();
        const nameComparator = this.#props.nameComparator || ((a, b) => a.localeCompare(b));
        return (executedMigrations
            // https://github.com/kysely-org/kysely/issues/843
            .sort((a, b) => {
            if (a.timestamp === b.timestamp) {
                return nameComparator(a.name, b.name);
            }
            return (new Date(a.timestamp).getTime() - new Date(b.timestamp).getTime());
        })
            .map((it) => it.name));
    }
    #ensureNoMissingMigrations(migrations, executedMigrations) {
        // Ensure all executed migrations exist in the `migrations` list.
        for (const executed of executedMigrations) {
            if (!migrations.some((it) => it.name === executed)) {
                throw new Error(`corrupted migrations: previously executed migration ${executed} is missing`);
            }
        }
    }
    #ensureMigrationsInOrder(migrations, executedMigrations) {
        // Ensure the executed migrations are the first ones in the migration list.
        for (let i = 0; i < executedMigrations.length; ++i) {
            if (migrations[i].name !== executedMigrations[i]) {
                throw new Error(`corrupted migrations: expected previously executed migration ${executedMigrations[i]} to be at index ${i} but ${migrations[i].name} was found in its place. New migrations must always have a name that comes alphabetically after the last executed migration.`);
            }
        }
    }
    async #migrateDown(db, state, step) {
        const migrationsToRollback = state.executedMigrations
            .slice()
            .reverse()
            .slice(0, step)
            .map((name) => {
            return state.migrations.find((it) => it.name === name);
        });
        const results = migrationsToRollback.map((migration) => {
            return {
                migrationName: migration.name,
                direction: 'Down',
                status: 'NotExecuted',
            };
        });
        for (let i = 0; i < results.length; ++i) {
            const migration = migrationsToRollback[i];
            try {
                if (migration.down) {
                    await migration.down(db);
                    await db
                        .withPlugin(this.#schemaPlugin)
                        .deleteFrom(this.#migrationTable)
                        .where('name', '=', migration.name)
                        .execute();
                    results[i] = {
                        migrationName: migration.name,
                        direction: 'Down',
                        status: 'Success',
                    };
                }
            }
            catch (error) {
                results[i] = {
                    migrationName: migration.name,
                    direction: 'Down',
                    status: 'Error',
                };
                throw new MigrationResultSetError({
                    error,
                    results,
                });
            }
        }
        return { results };
    }
    async #migrateUp(db, state, step) {
        const migrationsToRun = state.pendingMigrations.slice(0, step);
        const results = migrationsToRun.map((migration) => {
            return {
                migrationName: migration.name,
                direction: 'Up',
                status: 'NotExecuted',
            };
        });
        for (let i = 0; i < results.length; i++) {
            const migration = state.pendingMigrations[i];
            try {
                await migration.up(db);
                await db
                    .withPlugin(this.#schemaPlugin)
                    .insertInto(this.#migrationTable)
                    .values({
                    name: migration.name,
                    timestamp: new Date().toISOString(),
                })
                    .execute();
                results[i] = {
                    migrationName: migration.name,
                    direction: 'Up',
                    status: 'Success',
                };
            }
            catch (error) {
                results[i] = {
                    migrationName: migration.name,
                    direction: 'Up',
                    status: 'Error',
                };
                throw new MigrationResultSetError({
                    error,
                    results,
                });
            }
        }
        return { results };
    }
    async #createIfNotExists(qb) {
        if (this.#props.db.getExecutor().adapter.supportsCreateIfNotExists) {
            qb = qb.ifNotExists();
        }
        await qb.execute();
    }
}
class MigrationResultSetError extends Error {
    #resultSet;
    constructor(result) {
        super();
        this.#resultSet = result;
    }
    get resultSet() {
        return this.#resultSet;
    }
}


/***/ }),

/***/ 1275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ AliasNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./alias-node.d.ts" />

/**
 * @internal
 */
const AliasNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'AliasNode';
    },
    create(node, alias) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'AliasNode',
            node,
            alias,
        });
    },
});


/***/ }),

/***/ 22176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ AndNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./and-node.d.ts" />

/**
 * @internal
 */
const AndNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'AndNode';
    },
    create(left, right) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'AndNode',
            left,
            right,
        });
    },
});


/***/ }),

/***/ 71758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ BinaryOperationNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./binary-operation-node.d.ts" />

/**
 * @internal
 */
const BinaryOperationNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'BinaryOperationNode';
    },
    create(leftOperand, operator, rightOperand) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'BinaryOperationNode',
            leftOperand,
            operator,
            rightOperand,
        });
    },
});


/***/ }),

/***/ 32309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ CaseNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/* harmony import */ var _when_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49669);
/// <reference types="./case-node.d.ts" />


/**
 * @internal
 */
const CaseNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'CaseNode';
    },
    create(value) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'CaseNode',
            value,
        });
    },
    cloneWithWhen(caseNode, when) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...caseNode,
            when: (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)(caseNode.when ? [...caseNode.when, when] : [when]),
        });
    },
    cloneWithThen(caseNode, then) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...caseNode,
            when: caseNode.when
                ? (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([
                    ...caseNode.when.slice(0, -1),
                    _when_node_js__WEBPACK_IMPORTED_MODULE_1__/* .WhenNode */ .t.cloneWithResult(caseNode.when[caseNode.when.length - 1], then),
                ])
                : undefined,
        });
    },
    cloneWith(caseNode, props) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...caseNode,
            ...props,
        });
    },
});


/***/ }),

/***/ 58711:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ ColumnNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/* harmony import */ var _identifier_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72500);
/// <reference types="./column-node.d.ts" />


/**
 * @internal
 */
const ColumnNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'ColumnNode';
    },
    create(column) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'ColumnNode',
            column: _identifier_node_js__WEBPACK_IMPORTED_MODULE_1__/* .IdentifierNode */ .O.create(column),
        });
    },
});


/***/ }),

/***/ 95034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ CreateTableNode),
/* harmony export */   o: () => (/* binding */ ON_COMMIT_ACTIONS)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./create-table-node.d.ts" />

const ON_COMMIT_ACTIONS = ['preserve rows', 'delete rows', 'drop'];
/**
 * @internal
 */
const CreateTableNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'CreateTableNode';
    },
    create(table) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'CreateTableNode',
            table,
            columns: (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([]),
        });
    },
    cloneWithColumn(createTable, column) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...createTable,
            columns: (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([...createTable.columns, column]),
        });
    },
    cloneWithConstraint(createTable, constraint) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...createTable,
            constraints: createTable.constraints
                ? (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([...createTable.constraints, constraint])
                : (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([constraint]),
        });
    },
    cloneWithFrontModifier(createTable, modifier) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...createTable,
            frontModifiers: createTable.frontModifiers
                ? (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([...createTable.frontModifiers, modifier])
                : (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([modifier]),
        });
    },
    cloneWithEndModifier(createTable, modifier) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...createTable,
            endModifiers: createTable.endModifiers
                ? (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([...createTable.endModifiers, modifier])
                : (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([modifier]),
        });
    },
    cloneWith(createTable, params) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...createTable,
            ...params,
        });
    },
});


/***/ }),

/***/ 42553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ CreateViewNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/* harmony import */ var _schemable_identifier_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99073);
/// <reference types="./create-view-node.d.ts" />


/**
 * @internal
 */
const CreateViewNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'CreateViewNode';
    },
    create(name) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'CreateViewNode',
            name: _schemable_identifier_node_js__WEBPACK_IMPORTED_MODULE_1__/* .SchemableIdentifierNode */ .y.create(name),
        });
    },
    cloneWith(createView, params) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...createView,
            ...params,
        });
    },
});


/***/ }),

/***/ 92787:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ DeleteQueryNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/* harmony import */ var _from_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97829);
/* harmony import */ var _using_node_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11043);
/* harmony import */ var _query_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80602);
/// <reference types="./delete-query-node.d.ts" />




/**
 * @internal
 */
const DeleteQueryNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'DeleteQueryNode';
    },
    create(fromItems, withNode) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'DeleteQueryNode',
            from: _from_node_js__WEBPACK_IMPORTED_MODULE_1__/* .FromNode */ .N.create(fromItems),
            ...(withNode && { with: withNode }),
        });
    },
    // TODO: remove in v0.29
    /**
     * @deprecated Use `QueryNode.cloneWithoutOrderBy` instead.
     */
    cloneWithOrderByItems: (node, items) => _query_node_js__WEBPACK_IMPORTED_MODULE_2__/* .QueryNode */ .L.cloneWithOrderByItems(node, items),
    // TODO: remove in v0.29
    /**
     * @deprecated Use `QueryNode.cloneWithoutOrderBy` instead.
     */
    cloneWithoutOrderBy: (node) => _query_node_js__WEBPACK_IMPORTED_MODULE_2__/* .QueryNode */ .L.cloneWithoutOrderBy(node),
    cloneWithLimit(deleteNode, limit) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...deleteNode,
            limit,
        });
    },
    cloneWithoutLimit(deleteNode) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...deleteNode,
            limit: undefined,
        });
    },
    cloneWithUsing(deleteNode, tables) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...deleteNode,
            using: deleteNode.using !== undefined
                ? _using_node_js__WEBPACK_IMPORTED_MODULE_3__/* .UsingNode */ .f.cloneWithTables(deleteNode.using, tables)
                : _using_node_js__WEBPACK_IMPORTED_MODULE_3__/* .UsingNode */ .f.create(tables),
        });
    },
});


/***/ }),

/***/ 97829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ FromNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./from-node.d.ts" />

/**
 * @internal
 */
const FromNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'FromNode';
    },
    create(froms) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'FromNode',
            froms: (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)(froms),
        });
    },
    cloneWithFroms(from, froms) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...from,
            froms: (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([...from.froms, ...froms]),
        });
    },
});


/***/ }),

/***/ 72500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ IdentifierNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./identifier-node.d.ts" />

/**
 * @internal
 */
const IdentifierNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'IdentifierNode';
    },
    create(name) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'IdentifierNode',
            name,
        });
    },
});


/***/ }),

/***/ 21473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ InsertQueryNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./insert-query-node.d.ts" />

/**
 * @internal
 */
const InsertQueryNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'InsertQueryNode';
    },
    create(into, withNode, replace) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'InsertQueryNode',
            into,
            ...(withNode && { with: withNode }),
            replace,
        });
    },
    createWithoutInto() {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'InsertQueryNode',
        });
    },
    cloneWith(insertQuery, props) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...insertQuery,
            ...props,
        });
    },
});


/***/ }),

/***/ 10704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ JoinNode)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/object-utils.js
var object_utils = __webpack_require__(64403);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/and-node.js
var and_node = __webpack_require__(22176);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/or-node.js
var or_node = __webpack_require__(64998);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/on-node.js
/// <reference types="./on-node.d.ts" />



/**
 * @internal
 */
const OnNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'OnNode';
    },
    create(filter) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'OnNode',
            on: filter,
        });
    },
    cloneWithOperation(onNode, operator, operation) {
        return (0,object_utils/* freeze */.CN)({
            ...onNode,
            on: operator === 'And'
                ? and_node/* AndNode */.s.create(onNode.on, operation)
                : or_node/* OrNode */.K.create(onNode.on, operation),
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/join-node.js
/// <reference types="./join-node.d.ts" />


/**
 * @internal
 */
const JoinNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'JoinNode';
    },
    create(joinType, table) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'JoinNode',
            joinType,
            table,
            on: undefined,
        });
    },
    createWithOn(joinType, table, on) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'JoinNode',
            joinType,
            table,
            on: OnNode.create(on),
        });
    },
    cloneWithOn(joinNode, operation) {
        return (0,object_utils/* freeze */.CN)({
            ...joinNode,
            on: joinNode.on
                ? OnNode.cloneWithOperation(joinNode.on, 'And', operation)
                : OnNode.create(operation),
        });
    },
});


/***/ }),

/***/ 23276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ JSONOperatorChainNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./json-operator-chain-node.d.ts" />

/**
 * @internal
 */
const JSONOperatorChainNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'JSONOperatorChainNode';
    },
    create(operator) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'JSONOperatorChainNode',
            operator,
            values: (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([]),
        });
    },
    cloneWithValue(node, value) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...node,
            values: (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([...node.values, value]),
        });
    },
});


/***/ }),

/***/ 16545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ JSONPathNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./json-path-node.d.ts" />

/**
 * @internal
 */
const JSONPathNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'JSONPathNode';
    },
    create(inOperator) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'JSONPathNode',
            inOperator,
            pathLegs: (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([]),
        });
    },
    cloneWithLeg(jsonPathNode, pathLeg) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...jsonPathNode,
            pathLegs: (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([...jsonPathNode.pathLegs, pathLeg]),
        });
    },
});


/***/ }),

/***/ 58599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ JSONReferenceNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./json-reference-node.d.ts" />

/**
 * @internal
 */
const JSONReferenceNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'JSONReferenceNode';
    },
    create(reference, traversal) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'JSONReferenceNode',
            reference,
            traversal,
        });
    },
    cloneWithTraversal(node, traversal) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...node,
            traversal,
        });
    },
});


/***/ }),

/***/ 18882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ LimitNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./limit-node.d.ts" />

/**
 * @internal
 */
const LimitNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'LimitNode';
    },
    create(limit) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'LimitNode',
            limit,
        });
    },
});


/***/ }),

/***/ 80849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ ListNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./list-node.d.ts" />

/**
 * @internal
 */
const ListNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'ListNode';
    },
    create(items) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'ListNode',
            items: (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)(items),
        });
    },
});


/***/ }),

/***/ 74940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ MergeQueryNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/* harmony import */ var _when_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49669);
/// <reference types="./merge-query-node.d.ts" />


/**
 * @internal
 */
const MergeQueryNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'MergeQueryNode';
    },
    create(into, withNode) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'MergeQueryNode',
            into,
            ...(withNode && { with: withNode }),
        });
    },
    cloneWithUsing(mergeNode, using) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...mergeNode,
            using,
        });
    },
    cloneWithWhen(mergeNode, when) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...mergeNode,
            whens: mergeNode.whens
                ? (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([...mergeNode.whens, when])
                : (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([when]),
        });
    },
    cloneWithThen(mergeNode, then) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...mergeNode,
            whens: mergeNode.whens
                ? (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([
                    ...mergeNode.whens.slice(0, -1),
                    _when_node_js__WEBPACK_IMPORTED_MODULE_1__/* .WhenNode */ .t.cloneWithResult(mergeNode.whens[mergeNode.whens.length - 1], then),
                ])
                : undefined,
        });
    },
});


/***/ }),

/***/ 58952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isOperationNodeSource)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./operation-node-source.d.ts" />

function isOperationNodeSource(obj) {
    return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .isObject */ .Gv)(obj) && (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .isFunction */ .Tn)(obj.toOperationNode);
}


/***/ }),

/***/ 89346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ OperationNodeTransformer)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/object-utils.js
var object_utils = __webpack_require__(64403);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/util/require-all-props.js
/// <reference types="./require-all-props.d.ts" />
/**
 * Helper function to check listed properties according to given type. Check if all properties has been used when object is initialised.
 *
 * Example use:
 *
 * ```ts
 * type SomeType = { propA: string; propB?: number; }
 *
 * // propB has to be mentioned even it is optional. It still should be initialized with undefined.
 * const a: SomeType = requireAllProps<SomeType>({ propA: "value A", propB: undefined });
 *
 * // checked type is implicit for variable.
 * const b = requireAllProps<SomeType>({ propA: "value A", propB: undefined });
 * ```
 *
 * Wrong use of this helper:
 *
 * 1. Omit checked type - all checked properties will be expect as of type never
 *
 * ```ts
 * type SomeType = { propA: string; propB?: number; }
 * // const z: SomeType = requireAllProps({ propC: "no type will work" }); // Property 'propA' is missing in type '{ propC: string; }' but required in type 'SomeType'.
 * ```
 *
 * 2. Apply to spreaded object - there is no way how to check in compile time if spreaded object contains all properties
 *
 * ```ts
 * type SomeType = { propA: string; propB?: number; }
 * const y: SomeType = { propA: "" }; // valid object according to SomeType declaration
 * // const x = requireAllProps<SomeType>({ ...y }); // Argument of type '{ propA: string; propB?: number; }' is not assignable to parameter of type 'AllProps<SomeType>'.
 * ```
 *
 * @param obj object to check if all properties has been used
 * @returns untouched obj parameter is returned
 */
function requireAllProps(obj) {
    return obj;
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/operation-node-transformer.js
/// <reference types="./operation-node-transformer.d.ts" />


/**
 * Transforms an operation node tree into another one.
 *
 * Kysely queries are expressed internally as a tree of objects (operation nodes).
 * `OperationNodeTransformer` takes such a tree as its input and returns a
 * transformed deep copy of it. By default the `OperationNodeTransformer`
 * does nothing. You need to override one or more methods to make it do
 * something.
 *
 * There's a method for each node type. For example if you'd like to convert
 * each identifier (table name, column name, alias etc.) from camelCase to
 * snake_case, you'd do something like this:
 *
 * ```ts
 * import { type IdentifierNode, OperationNodeTransformer } from 'kysely'
 * import snakeCase from 'lodash/snakeCase'
 *
 * class CamelCaseTransformer extends OperationNodeTransformer {
 *   override transformIdentifier(node: IdentifierNode): IdentifierNode {
 *     node = super.transformIdentifier(node)
 *
 *     return {
 *       ...node,
 *       name: snakeCase(node.name),
 *     }
 *   }
 * }
 *
 * const transformer = new CamelCaseTransformer()
 *
 * const query = db.selectFrom('person').select(['first_name', 'last_name'])
 *
 * const tree = transformer.transformNode(query.toOperationNode())
 * ```
 */
class OperationNodeTransformer {
    nodeStack = [];
    #transformers = (0,object_utils/* freeze */.CN)({
        AliasNode: this.transformAlias.bind(this),
        ColumnNode: this.transformColumn.bind(this),
        IdentifierNode: this.transformIdentifier.bind(this),
        SchemableIdentifierNode: this.transformSchemableIdentifier.bind(this),
        RawNode: this.transformRaw.bind(this),
        ReferenceNode: this.transformReference.bind(this),
        SelectQueryNode: this.transformSelectQuery.bind(this),
        SelectionNode: this.transformSelection.bind(this),
        TableNode: this.transformTable.bind(this),
        FromNode: this.transformFrom.bind(this),
        SelectAllNode: this.transformSelectAll.bind(this),
        AndNode: this.transformAnd.bind(this),
        OrNode: this.transformOr.bind(this),
        ValueNode: this.transformValue.bind(this),
        ValueListNode: this.transformValueList.bind(this),
        PrimitiveValueListNode: this.transformPrimitiveValueList.bind(this),
        ParensNode: this.transformParens.bind(this),
        JoinNode: this.transformJoin.bind(this),
        OperatorNode: this.transformOperator.bind(this),
        WhereNode: this.transformWhere.bind(this),
        InsertQueryNode: this.transformInsertQuery.bind(this),
        DeleteQueryNode: this.transformDeleteQuery.bind(this),
        ReturningNode: this.transformReturning.bind(this),
        CreateTableNode: this.transformCreateTable.bind(this),
        AddColumnNode: this.transformAddColumn.bind(this),
        ColumnDefinitionNode: this.transformColumnDefinition.bind(this),
        DropTableNode: this.transformDropTable.bind(this),
        DataTypeNode: this.transformDataType.bind(this),
        OrderByNode: this.transformOrderBy.bind(this),
        OrderByItemNode: this.transformOrderByItem.bind(this),
        GroupByNode: this.transformGroupBy.bind(this),
        GroupByItemNode: this.transformGroupByItem.bind(this),
        UpdateQueryNode: this.transformUpdateQuery.bind(this),
        ColumnUpdateNode: this.transformColumnUpdate.bind(this),
        LimitNode: this.transformLimit.bind(this),
        OffsetNode: this.transformOffset.bind(this),
        OnConflictNode: this.transformOnConflict.bind(this),
        OnDuplicateKeyNode: this.transformOnDuplicateKey.bind(this),
        CreateIndexNode: this.transformCreateIndex.bind(this),
        DropIndexNode: this.transformDropIndex.bind(this),
        ListNode: this.transformList.bind(this),
        PrimaryKeyConstraintNode: this.transformPrimaryKeyConstraint.bind(this),
        UniqueConstraintNode: this.transformUniqueConstraint.bind(this),
        ReferencesNode: this.transformReferences.bind(this),
        CheckConstraintNode: this.transformCheckConstraint.bind(this),
        WithNode: this.transformWith.bind(this),
        CommonTableExpressionNode: this.transformCommonTableExpression.bind(this),
        CommonTableExpressionNameNode: this.transformCommonTableExpressionName.bind(this),
        HavingNode: this.transformHaving.bind(this),
        CreateSchemaNode: this.transformCreateSchema.bind(this),
        DropSchemaNode: this.transformDropSchema.bind(this),
        AlterTableNode: this.transformAlterTable.bind(this),
        DropColumnNode: this.transformDropColumn.bind(this),
        RenameColumnNode: this.transformRenameColumn.bind(this),
        AlterColumnNode: this.transformAlterColumn.bind(this),
        ModifyColumnNode: this.transformModifyColumn.bind(this),
        AddConstraintNode: this.transformAddConstraint.bind(this),
        DropConstraintNode: this.transformDropConstraint.bind(this),
        RenameConstraintNode: this.transformRenameConstraint.bind(this),
        ForeignKeyConstraintNode: this.transformForeignKeyConstraint.bind(this),
        CreateViewNode: this.transformCreateView.bind(this),
        RefreshMaterializedViewNode: this.transformRefreshMaterializedView.bind(this),
        DropViewNode: this.transformDropView.bind(this),
        GeneratedNode: this.transformGenerated.bind(this),
        DefaultValueNode: this.transformDefaultValue.bind(this),
        OnNode: this.transformOn.bind(this),
        ValuesNode: this.transformValues.bind(this),
        SelectModifierNode: this.transformSelectModifier.bind(this),
        CreateTypeNode: this.transformCreateType.bind(this),
        DropTypeNode: this.transformDropType.bind(this),
        ExplainNode: this.transformExplain.bind(this),
        DefaultInsertValueNode: this.transformDefaultInsertValue.bind(this),
        AggregateFunctionNode: this.transformAggregateFunction.bind(this),
        OverNode: this.transformOver.bind(this),
        PartitionByNode: this.transformPartitionBy.bind(this),
        PartitionByItemNode: this.transformPartitionByItem.bind(this),
        SetOperationNode: this.transformSetOperation.bind(this),
        BinaryOperationNode: this.transformBinaryOperation.bind(this),
        UnaryOperationNode: this.transformUnaryOperation.bind(this),
        UsingNode: this.transformUsing.bind(this),
        FunctionNode: this.transformFunction.bind(this),
        CaseNode: this.transformCase.bind(this),
        WhenNode: this.transformWhen.bind(this),
        JSONReferenceNode: this.transformJSONReference.bind(this),
        JSONPathNode: this.transformJSONPath.bind(this),
        JSONPathLegNode: this.transformJSONPathLeg.bind(this),
        JSONOperatorChainNode: this.transformJSONOperatorChain.bind(this),
        TupleNode: this.transformTuple.bind(this),
        MergeQueryNode: this.transformMergeQuery.bind(this),
        MatchedNode: this.transformMatched.bind(this),
        AddIndexNode: this.transformAddIndex.bind(this),
        CastNode: this.transformCast.bind(this),
        FetchNode: this.transformFetch.bind(this),
        TopNode: this.transformTop.bind(this),
        OutputNode: this.transformOutput.bind(this),
        OrActionNode: this.transformOrAction.bind(this),
        CollateNode: this.transformCollate.bind(this),
    });
    transformNode(node, queryId) {
        if (!node) {
            return node;
        }
        this.nodeStack.push(node);
        const out = this.transformNodeImpl(node, queryId);
        this.nodeStack.pop();
        return (0,object_utils/* freeze */.CN)(out);
    }
    transformNodeImpl(node, queryId) {
        return this.#transformers[node.kind](node, queryId);
    }
    transformNodeList(list, queryId) {
        if (!list) {
            return list;
        }
        return (0,object_utils/* freeze */.CN)(list.map((node) => this.transformNode(node, queryId)));
    }
    transformSelectQuery(node, queryId) {
        return requireAllProps({
            kind: 'SelectQueryNode',
            from: this.transformNode(node.from, queryId),
            selections: this.transformNodeList(node.selections, queryId),
            distinctOn: this.transformNodeList(node.distinctOn, queryId),
            joins: this.transformNodeList(node.joins, queryId),
            groupBy: this.transformNode(node.groupBy, queryId),
            orderBy: this.transformNode(node.orderBy, queryId),
            where: this.transformNode(node.where, queryId),
            frontModifiers: this.transformNodeList(node.frontModifiers, queryId),
            endModifiers: this.transformNodeList(node.endModifiers, queryId),
            limit: this.transformNode(node.limit, queryId),
            offset: this.transformNode(node.offset, queryId),
            with: this.transformNode(node.with, queryId),
            having: this.transformNode(node.having, queryId),
            explain: this.transformNode(node.explain, queryId),
            setOperations: this.transformNodeList(node.setOperations, queryId),
            fetch: this.transformNode(node.fetch, queryId),
            top: this.transformNode(node.top, queryId),
        });
    }
    transformSelection(node, queryId) {
        return requireAllProps({
            kind: 'SelectionNode',
            selection: this.transformNode(node.selection, queryId),
        });
    }
    transformColumn(node, queryId) {
        return requireAllProps({
            kind: 'ColumnNode',
            column: this.transformNode(node.column, queryId),
        });
    }
    transformAlias(node, queryId) {
        return requireAllProps({
            kind: 'AliasNode',
            node: this.transformNode(node.node, queryId),
            alias: this.transformNode(node.alias, queryId),
        });
    }
    transformTable(node, queryId) {
        return requireAllProps({
            kind: 'TableNode',
            table: this.transformNode(node.table, queryId),
        });
    }
    transformFrom(node, queryId) {
        return requireAllProps({
            kind: 'FromNode',
            froms: this.transformNodeList(node.froms, queryId),
        });
    }
    transformReference(node, queryId) {
        return requireAllProps({
            kind: 'ReferenceNode',
            column: this.transformNode(node.column, queryId),
            table: this.transformNode(node.table, queryId),
        });
    }
    transformAnd(node, queryId) {
        return requireAllProps({
            kind: 'AndNode',
            left: this.transformNode(node.left, queryId),
            right: this.transformNode(node.right, queryId),
        });
    }
    transformOr(node, queryId) {
        return requireAllProps({
            kind: 'OrNode',
            left: this.transformNode(node.left, queryId),
            right: this.transformNode(node.right, queryId),
        });
    }
    transformValueList(node, queryId) {
        return requireAllProps({
            kind: 'ValueListNode',
            values: this.transformNodeList(node.values, queryId),
        });
    }
    transformParens(node, queryId) {
        return requireAllProps({
            kind: 'ParensNode',
            node: this.transformNode(node.node, queryId),
        });
    }
    transformJoin(node, queryId) {
        return requireAllProps({
            kind: 'JoinNode',
            joinType: node.joinType,
            table: this.transformNode(node.table, queryId),
            on: this.transformNode(node.on, queryId),
        });
    }
    transformRaw(node, queryId) {
        return requireAllProps({
            kind: 'RawNode',
            sqlFragments: (0,object_utils/* freeze */.CN)([...node.sqlFragments]),
            parameters: this.transformNodeList(node.parameters, queryId),
        });
    }
    transformWhere(node, queryId) {
        return requireAllProps({
            kind: 'WhereNode',
            where: this.transformNode(node.where, queryId),
        });
    }
    transformInsertQuery(node, queryId) {
        return requireAllProps({
            kind: 'InsertQueryNode',
            into: this.transformNode(node.into, queryId),
            columns: this.transformNodeList(node.columns, queryId),
            values: this.transformNode(node.values, queryId),
            returning: this.transformNode(node.returning, queryId),
            onConflict: this.transformNode(node.onConflict, queryId),
            onDuplicateKey: this.transformNode(node.onDuplicateKey, queryId),
            endModifiers: this.transformNodeList(node.endModifiers, queryId),
            with: this.transformNode(node.with, queryId),
            ignore: node.ignore,
            orAction: this.transformNode(node.orAction, queryId),
            replace: node.replace,
            explain: this.transformNode(node.explain, queryId),
            defaultValues: node.defaultValues,
            top: this.transformNode(node.top, queryId),
            output: this.transformNode(node.output, queryId),
        });
    }
    transformValues(node, queryId) {
        return requireAllProps({
            kind: 'ValuesNode',
            values: this.transformNodeList(node.values, queryId),
        });
    }
    transformDeleteQuery(node, queryId) {
        return requireAllProps({
            kind: 'DeleteQueryNode',
            from: this.transformNode(node.from, queryId),
            using: this.transformNode(node.using, queryId),
            joins: this.transformNodeList(node.joins, queryId),
            where: this.transformNode(node.where, queryId),
            returning: this.transformNode(node.returning, queryId),
            endModifiers: this.transformNodeList(node.endModifiers, queryId),
            with: this.transformNode(node.with, queryId),
            orderBy: this.transformNode(node.orderBy, queryId),
            limit: this.transformNode(node.limit, queryId),
            explain: this.transformNode(node.explain, queryId),
            top: this.transformNode(node.top, queryId),
            output: this.transformNode(node.output, queryId),
        });
    }
    transformReturning(node, queryId) {
        return requireAllProps({
            kind: 'ReturningNode',
            selections: this.transformNodeList(node.selections, queryId),
        });
    }
    transformCreateTable(node, queryId) {
        return requireAllProps({
            kind: 'CreateTableNode',
            table: this.transformNode(node.table, queryId),
            columns: this.transformNodeList(node.columns, queryId),
            constraints: this.transformNodeList(node.constraints, queryId),
            temporary: node.temporary,
            ifNotExists: node.ifNotExists,
            onCommit: node.onCommit,
            frontModifiers: this.transformNodeList(node.frontModifiers, queryId),
            endModifiers: this.transformNodeList(node.endModifiers, queryId),
            selectQuery: this.transformNode(node.selectQuery, queryId),
        });
    }
    transformColumnDefinition(node, queryId) {
        return requireAllProps({
            kind: 'ColumnDefinitionNode',
            column: this.transformNode(node.column, queryId),
            dataType: this.transformNode(node.dataType, queryId),
            references: this.transformNode(node.references, queryId),
            primaryKey: node.primaryKey,
            autoIncrement: node.autoIncrement,
            unique: node.unique,
            notNull: node.notNull,
            unsigned: node.unsigned,
            defaultTo: this.transformNode(node.defaultTo, queryId),
            check: this.transformNode(node.check, queryId),
            generated: this.transformNode(node.generated, queryId),
            frontModifiers: this.transformNodeList(node.frontModifiers, queryId),
            endModifiers: this.transformNodeList(node.endModifiers, queryId),
            nullsNotDistinct: node.nullsNotDistinct,
            identity: node.identity,
            ifNotExists: node.ifNotExists,
        });
    }
    transformAddColumn(node, queryId) {
        return requireAllProps({
            kind: 'AddColumnNode',
            column: this.transformNode(node.column, queryId),
        });
    }
    transformDropTable(node, queryId) {
        return requireAllProps({
            kind: 'DropTableNode',
            table: this.transformNode(node.table, queryId),
            ifExists: node.ifExists,
            cascade: node.cascade,
        });
    }
    transformOrderBy(node, queryId) {
        return requireAllProps({
            kind: 'OrderByNode',
            items: this.transformNodeList(node.items, queryId),
        });
    }
    transformOrderByItem(node, queryId) {
        return requireAllProps({
            kind: 'OrderByItemNode',
            orderBy: this.transformNode(node.orderBy, queryId),
            direction: this.transformNode(node.direction, queryId),
            collation: this.transformNode(node.collation, queryId),
            nulls: node.nulls,
        });
    }
    transformGroupBy(node, queryId) {
        return requireAllProps({
            kind: 'GroupByNode',
            items: this.transformNodeList(node.items, queryId),
        });
    }
    transformGroupByItem(node, queryId) {
        return requireAllProps({
            kind: 'GroupByItemNode',
            groupBy: this.transformNode(node.groupBy, queryId),
        });
    }
    transformUpdateQuery(node, queryId) {
        return requireAllProps({
            kind: 'UpdateQueryNode',
            table: this.transformNode(node.table, queryId),
            from: this.transformNode(node.from, queryId),
            joins: this.transformNodeList(node.joins, queryId),
            where: this.transformNode(node.where, queryId),
            updates: this.transformNodeList(node.updates, queryId),
            returning: this.transformNode(node.returning, queryId),
            endModifiers: this.transformNodeList(node.endModifiers, queryId),
            with: this.transformNode(node.with, queryId),
            explain: this.transformNode(node.explain, queryId),
            limit: this.transformNode(node.limit, queryId),
            top: this.transformNode(node.top, queryId),
            output: this.transformNode(node.output, queryId),
            orderBy: this.transformNode(node.orderBy, queryId),
        });
    }
    transformColumnUpdate(node, queryId) {
        return requireAllProps({
            kind: 'ColumnUpdateNode',
            column: this.transformNode(node.column, queryId),
            value: this.transformNode(node.value, queryId),
        });
    }
    transformLimit(node, queryId) {
        return requireAllProps({
            kind: 'LimitNode',
            limit: this.transformNode(node.limit, queryId),
        });
    }
    transformOffset(node, queryId) {
        return requireAllProps({
            kind: 'OffsetNode',
            offset: this.transformNode(node.offset, queryId),
        });
    }
    transformOnConflict(node, queryId) {
        return requireAllProps({
            kind: 'OnConflictNode',
            columns: this.transformNodeList(node.columns, queryId),
            constraint: this.transformNode(node.constraint, queryId),
            indexExpression: this.transformNode(node.indexExpression, queryId),
            indexWhere: this.transformNode(node.indexWhere, queryId),
            updates: this.transformNodeList(node.updates, queryId),
            updateWhere: this.transformNode(node.updateWhere, queryId),
            doNothing: node.doNothing,
        });
    }
    transformOnDuplicateKey(node, queryId) {
        return requireAllProps({
            kind: 'OnDuplicateKeyNode',
            updates: this.transformNodeList(node.updates, queryId),
        });
    }
    transformCreateIndex(node, queryId) {
        return requireAllProps({
            kind: 'CreateIndexNode',
            name: this.transformNode(node.name, queryId),
            table: this.transformNode(node.table, queryId),
            columns: this.transformNodeList(node.columns, queryId),
            unique: node.unique,
            using: this.transformNode(node.using, queryId),
            ifNotExists: node.ifNotExists,
            where: this.transformNode(node.where, queryId),
            nullsNotDistinct: node.nullsNotDistinct,
        });
    }
    transformList(node, queryId) {
        return requireAllProps({
            kind: 'ListNode',
            items: this.transformNodeList(node.items, queryId),
        });
    }
    transformDropIndex(node, queryId) {
        return requireAllProps({
            kind: 'DropIndexNode',
            name: this.transformNode(node.name, queryId),
            table: this.transformNode(node.table, queryId),
            ifExists: node.ifExists,
            cascade: node.cascade,
        });
    }
    transformPrimaryKeyConstraint(node, queryId) {
        return requireAllProps({
            kind: 'PrimaryKeyConstraintNode',
            columns: this.transformNodeList(node.columns, queryId),
            name: this.transformNode(node.name, queryId),
            deferrable: node.deferrable,
            initiallyDeferred: node.initiallyDeferred,
        });
    }
    transformUniqueConstraint(node, queryId) {
        return requireAllProps({
            kind: 'UniqueConstraintNode',
            columns: this.transformNodeList(node.columns, queryId),
            name: this.transformNode(node.name, queryId),
            nullsNotDistinct: node.nullsNotDistinct,
            deferrable: node.deferrable,
            initiallyDeferred: node.initiallyDeferred,
        });
    }
    transformForeignKeyConstraint(node, queryId) {
        return requireAllProps({
            kind: 'ForeignKeyConstraintNode',
            columns: this.transformNodeList(node.columns, queryId),
            references: this.transformNode(node.references, queryId),
            name: this.transformNode(node.name, queryId),
            onDelete: node.onDelete,
            onUpdate: node.onUpdate,
            deferrable: node.deferrable,
            initiallyDeferred: node.initiallyDeferred,
        });
    }
    transformSetOperation(node, queryId) {
        return requireAllProps({
            kind: 'SetOperationNode',
            operator: node.operator,
            expression: this.transformNode(node.expression, queryId),
            all: node.all,
        });
    }
    transformReferences(node, queryId) {
        return requireAllProps({
            kind: 'ReferencesNode',
            table: this.transformNode(node.table, queryId),
            columns: this.transformNodeList(node.columns, queryId),
            onDelete: node.onDelete,
            onUpdate: node.onUpdate,
        });
    }
    transformCheckConstraint(node, queryId) {
        return requireAllProps({
            kind: 'CheckConstraintNode',
            expression: this.transformNode(node.expression, queryId),
            name: this.transformNode(node.name, queryId),
        });
    }
    transformWith(node, queryId) {
        return requireAllProps({
            kind: 'WithNode',
            expressions: this.transformNodeList(node.expressions, queryId),
            recursive: node.recursive,
        });
    }
    transformCommonTableExpression(node, queryId) {
        return requireAllProps({
            kind: 'CommonTableExpressionNode',
            name: this.transformNode(node.name, queryId),
            materialized: node.materialized,
            expression: this.transformNode(node.expression, queryId),
        });
    }
    transformCommonTableExpressionName(node, queryId) {
        return requireAllProps({
            kind: 'CommonTableExpressionNameNode',
            table: this.transformNode(node.table, queryId),
            columns: this.transformNodeList(node.columns, queryId),
        });
    }
    transformHaving(node, queryId) {
        return requireAllProps({
            kind: 'HavingNode',
            having: this.transformNode(node.having, queryId),
        });
    }
    transformCreateSchema(node, queryId) {
        return requireAllProps({
            kind: 'CreateSchemaNode',
            schema: this.transformNode(node.schema, queryId),
            ifNotExists: node.ifNotExists,
        });
    }
    transformDropSchema(node, queryId) {
        return requireAllProps({
            kind: 'DropSchemaNode',
            schema: this.transformNode(node.schema, queryId),
            ifExists: node.ifExists,
            cascade: node.cascade,
        });
    }
    transformAlterTable(node, queryId) {
        return requireAllProps({
            kind: 'AlterTableNode',
            table: this.transformNode(node.table, queryId),
            renameTo: this.transformNode(node.renameTo, queryId),
            setSchema: this.transformNode(node.setSchema, queryId),
            columnAlterations: this.transformNodeList(node.columnAlterations, queryId),
            addConstraint: this.transformNode(node.addConstraint, queryId),
            dropConstraint: this.transformNode(node.dropConstraint, queryId),
            renameConstraint: this.transformNode(node.renameConstraint, queryId),
            addIndex: this.transformNode(node.addIndex, queryId),
            dropIndex: this.transformNode(node.dropIndex, queryId),
        });
    }
    transformDropColumn(node, queryId) {
        return requireAllProps({
            kind: 'DropColumnNode',
            column: this.transformNode(node.column, queryId),
        });
    }
    transformRenameColumn(node, queryId) {
        return requireAllProps({
            kind: 'RenameColumnNode',
            column: this.transformNode(node.column, queryId),
            renameTo: this.transformNode(node.renameTo, queryId),
        });
    }
    transformAlterColumn(node, queryId) {
        return requireAllProps({
            kind: 'AlterColumnNode',
            column: this.transformNode(node.column, queryId),
            dataType: this.transformNode(node.dataType, queryId),
            dataTypeExpression: this.transformNode(node.dataTypeExpression, queryId),
            setDefault: this.transformNode(node.setDefault, queryId),
            dropDefault: node.dropDefault,
            setNotNull: node.setNotNull,
            dropNotNull: node.dropNotNull,
        });
    }
    transformModifyColumn(node, queryId) {
        return requireAllProps({
            kind: 'ModifyColumnNode',
            column: this.transformNode(node.column, queryId),
        });
    }
    transformAddConstraint(node, queryId) {
        return requireAllProps({
            kind: 'AddConstraintNode',
            constraint: this.transformNode(node.constraint, queryId),
        });
    }
    transformDropConstraint(node, queryId) {
        return requireAllProps({
            kind: 'DropConstraintNode',
            constraintName: this.transformNode(node.constraintName, queryId),
            ifExists: node.ifExists,
            modifier: node.modifier,
        });
    }
    transformRenameConstraint(node, queryId) {
        return requireAllProps({
            kind: 'RenameConstraintNode',
            oldName: this.transformNode(node.oldName, queryId),
            newName: this.transformNode(node.newName, queryId),
        });
    }
    transformCreateView(node, queryId) {
        return requireAllProps({
            kind: 'CreateViewNode',
            name: this.transformNode(node.name, queryId),
            temporary: node.temporary,
            orReplace: node.orReplace,
            ifNotExists: node.ifNotExists,
            materialized: node.materialized,
            columns: this.transformNodeList(node.columns, queryId),
            as: this.transformNode(node.as, queryId),
        });
    }
    transformRefreshMaterializedView(node, queryId) {
        return requireAllProps({
            kind: 'RefreshMaterializedViewNode',
            name: this.transformNode(node.name, queryId),
            concurrently: node.concurrently,
            withNoData: node.withNoData,
        });
    }
    transformDropView(node, queryId) {
        return requireAllProps({
            kind: 'DropViewNode',
            name: this.transformNode(node.name, queryId),
            ifExists: node.ifExists,
            materialized: node.materialized,
            cascade: node.cascade,
        });
    }
    transformGenerated(node, queryId) {
        return requireAllProps({
            kind: 'GeneratedNode',
            byDefault: node.byDefault,
            always: node.always,
            identity: node.identity,
            stored: node.stored,
            expression: this.transformNode(node.expression, queryId),
        });
    }
    transformDefaultValue(node, queryId) {
        return requireAllProps({
            kind: 'DefaultValueNode',
            defaultValue: this.transformNode(node.defaultValue, queryId),
        });
    }
    transformOn(node, queryId) {
        return requireAllProps({
            kind: 'OnNode',
            on: this.transformNode(node.on, queryId),
        });
    }
    transformSelectModifier(node, queryId) {
        return requireAllProps({
            kind: 'SelectModifierNode',
            modifier: node.modifier,
            rawModifier: this.transformNode(node.rawModifier, queryId),
            of: this.transformNodeList(node.of, queryId),
        });
    }
    transformCreateType(node, queryId) {
        return requireAllProps({
            kind: 'CreateTypeNode',
            name: this.transformNode(node.name, queryId),
            enum: this.transformNode(node.enum, queryId),
        });
    }
    transformDropType(node, queryId) {
        return requireAllProps({
            kind: 'DropTypeNode',
            name: this.transformNode(node.name, queryId),
            ifExists: node.ifExists,
        });
    }
    transformExplain(node, queryId) {
        return requireAllProps({
            kind: 'ExplainNode',
            format: node.format,
            options: this.transformNode(node.options, queryId),
        });
    }
    transformSchemableIdentifier(node, queryId) {
        return requireAllProps({
            kind: 'SchemableIdentifierNode',
            schema: this.transformNode(node.schema, queryId),
            identifier: this.transformNode(node.identifier, queryId),
        });
    }
    transformAggregateFunction(node, queryId) {
        return requireAllProps({
            kind: 'AggregateFunctionNode',
            func: node.func,
            aggregated: this.transformNodeList(node.aggregated, queryId),
            distinct: node.distinct,
            orderBy: this.transformNode(node.orderBy, queryId),
            withinGroup: this.transformNode(node.withinGroup, queryId),
            filter: this.transformNode(node.filter, queryId),
            over: this.transformNode(node.over, queryId),
        });
    }
    transformOver(node, queryId) {
        return requireAllProps({
            kind: 'OverNode',
            orderBy: this.transformNode(node.orderBy, queryId),
            partitionBy: this.transformNode(node.partitionBy, queryId),
        });
    }
    transformPartitionBy(node, queryId) {
        return requireAllProps({
            kind: 'PartitionByNode',
            items: this.transformNodeList(node.items, queryId),
        });
    }
    transformPartitionByItem(node, queryId) {
        return requireAllProps({
            kind: 'PartitionByItemNode',
            partitionBy: this.transformNode(node.partitionBy, queryId),
        });
    }
    transformBinaryOperation(node, queryId) {
        return requireAllProps({
            kind: 'BinaryOperationNode',
            leftOperand: this.transformNode(node.leftOperand, queryId),
            operator: this.transformNode(node.operator, queryId),
            rightOperand: this.transformNode(node.rightOperand, queryId),
        });
    }
    transformUnaryOperation(node, queryId) {
        return requireAllProps({
            kind: 'UnaryOperationNode',
            operator: this.transformNode(node.operator, queryId),
            operand: this.transformNode(node.operand, queryId),
        });
    }
    transformUsing(node, queryId) {
        return requireAllProps({
            kind: 'UsingNode',
            tables: this.transformNodeList(node.tables, queryId),
        });
    }
    transformFunction(node, queryId) {
        return requireAllProps({
            kind: 'FunctionNode',
            func: node.func,
            arguments: this.transformNodeList(node.arguments, queryId),
        });
    }
    transformCase(node, queryId) {
        return requireAllProps({
            kind: 'CaseNode',
            value: this.transformNode(node.value, queryId),
            when: this.transformNodeList(node.when, queryId),
            else: this.transformNode(node.else, queryId),
            isStatement: node.isStatement,
        });
    }
    transformWhen(node, queryId) {
        return requireAllProps({
            kind: 'WhenNode',
            condition: this.transformNode(node.condition, queryId),
            result: this.transformNode(node.result, queryId),
        });
    }
    transformJSONReference(node, queryId) {
        return requireAllProps({
            kind: 'JSONReferenceNode',
            reference: this.transformNode(node.reference, queryId),
            traversal: this.transformNode(node.traversal, queryId),
        });
    }
    transformJSONPath(node, queryId) {
        return requireAllProps({
            kind: 'JSONPathNode',
            inOperator: this.transformNode(node.inOperator, queryId),
            pathLegs: this.transformNodeList(node.pathLegs, queryId),
        });
    }
    transformJSONPathLeg(node, _queryId) {
        return requireAllProps({
            kind: 'JSONPathLegNode',
            type: node.type,
            value: node.value,
        });
    }
    transformJSONOperatorChain(node, queryId) {
        return requireAllProps({
            kind: 'JSONOperatorChainNode',
            operator: this.transformNode(node.operator, queryId),
            values: this.transformNodeList(node.values, queryId),
        });
    }
    transformTuple(node, queryId) {
        return requireAllProps({
            kind: 'TupleNode',
            values: this.transformNodeList(node.values, queryId),
        });
    }
    transformMergeQuery(node, queryId) {
        return requireAllProps({
            kind: 'MergeQueryNode',
            into: this.transformNode(node.into, queryId),
            using: this.transformNode(node.using, queryId),
            whens: this.transformNodeList(node.whens, queryId),
            with: this.transformNode(node.with, queryId),
            top: this.transformNode(node.top, queryId),
            endModifiers: this.transformNodeList(node.endModifiers, queryId),
            output: this.transformNode(node.output, queryId),
            returning: this.transformNode(node.returning, queryId),
        });
    }
    transformMatched(node, _queryId) {
        return requireAllProps({
            kind: 'MatchedNode',
            not: node.not,
            bySource: node.bySource,
        });
    }
    transformAddIndex(node, queryId) {
        return requireAllProps({
            kind: 'AddIndexNode',
            name: this.transformNode(node.name, queryId),
            columns: this.transformNodeList(node.columns, queryId),
            unique: node.unique,
            using: this.transformNode(node.using, queryId),
            ifNotExists: node.ifNotExists,
        });
    }
    transformCast(node, queryId) {
        return requireAllProps({
            kind: 'CastNode',
            expression: this.transformNode(node.expression, queryId),
            dataType: this.transformNode(node.dataType, queryId),
        });
    }
    transformFetch(node, queryId) {
        return requireAllProps({
            kind: 'FetchNode',
            rowCount: this.transformNode(node.rowCount, queryId),
            modifier: node.modifier,
        });
    }
    transformTop(node, _queryId) {
        return requireAllProps({
            kind: 'TopNode',
            expression: node.expression,
            modifiers: node.modifiers,
        });
    }
    transformOutput(node, queryId) {
        return requireAllProps({
            kind: 'OutputNode',
            selections: this.transformNodeList(node.selections, queryId),
        });
    }
    transformDataType(node, _queryId) {
        // An Object.freezed leaf node. No need to clone.
        return node;
    }
    transformSelectAll(node, _queryId) {
        // An Object.freezed leaf node. No need to clone.
        return node;
    }
    transformIdentifier(node, _queryId) {
        // An Object.freezed leaf node. No need to clone.
        return node;
    }
    transformValue(node, _queryId) {
        // An Object.freezed leaf node. No need to clone.
        return node;
    }
    transformPrimitiveValueList(node, _queryId) {
        // An Object.freezed leaf node. No need to clone.
        return node;
    }
    transformOperator(node, _queryId) {
        // An Object.freezed leaf node. No need to clone.
        return node;
    }
    transformDefaultInsertValue(node, _queryId) {
        // An Object.freezed leaf node. No need to clone.
        return node;
    }
    transformOrAction(node, _queryId) {
        // An Object.freezed leaf node. No need to clone.
        return node;
    }
    transformCollate(node, _queryId) {
        // An Object.freezed leaf node. No need to clone.
        return node;
    }
}


/***/ }),

/***/ 18953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xm: () => (/* binding */ isJSONOperator),
/* harmony export */   we: () => (/* binding */ OPERATORS),
/* harmony export */   zX: () => (/* binding */ OperatorNode)
/* harmony export */ });
/* unused harmony exports COMPARISON_OPERATORS, ARITHMETIC_OPERATORS, JSON_OPERATORS, BINARY_OPERATORS, UNARY_FILTER_OPERATORS, UNARY_OPERATORS, isOperator, isBinaryOperator, isComparisonOperator, isArithmeticOperator */
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./operator-node.d.ts" />

const COMPARISON_OPERATORS = [
    '=',
    '==',
    '!=',
    '<>',
    '>',
    '>=',
    '<',
    '<=',
    'in',
    'not in',
    'is',
    'is not',
    'like',
    'not like',
    'match',
    'ilike',
    'not ilike',
    '@>',
    '<@',
    '^@',
    '&&',
    '?',
    '?&',
    '?|',
    '!<',
    '!>',
    '<=>',
    '!~',
    '~',
    '~*',
    '!~*',
    '@@',
    '@@@',
    '!!',
    '<->',
    'regexp',
    'is distinct from',
    'is not distinct from',
];
const ARITHMETIC_OPERATORS = [
    '+',
    '-',
    '*',
    '/',
    '%',
    '^',
    '&',
    '|',
    '#',
    '<<',
    '>>',
];
const JSON_OPERATORS = ['->', '->>'];
const BINARY_OPERATORS = [
    ...COMPARISON_OPERATORS,
    ...ARITHMETIC_OPERATORS,
    '&&',
    '||',
];
const UNARY_FILTER_OPERATORS = ['exists', 'not exists'];
const UNARY_OPERATORS = ['not', '-', ...UNARY_FILTER_OPERATORS];
const OPERATORS = [
    ...BINARY_OPERATORS,
    ...JSON_OPERATORS,
    ...UNARY_OPERATORS,
    'between',
    'between symmetric',
];
/**
 * @internal
 */
const OperatorNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'OperatorNode';
    },
    create(operator) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'OperatorNode',
            operator,
        });
    },
});
function isOperator(op) {
    return isString(op) && OPERATORS.includes(op);
}
function isBinaryOperator(op) {
    return isString(op) && BINARY_OPERATORS.includes(op);
}
function isComparisonOperator(op) {
    return isString(op) && COMPARISON_OPERATORS.includes(op);
}
function isArithmeticOperator(op) {
    return isString(op) && ARITHMETIC_OPERATORS.includes(op);
}
function isJSONOperator(op) {
    return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(op) && JSON_OPERATORS.includes(op);
}


/***/ }),

/***/ 64998:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ OrNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./or-node.d.ts" />

/**
 * @internal
 */
const OrNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'OrNode';
    },
    create(left, right) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'OrNode',
            left,
            right,
        });
    },
});


/***/ }),

/***/ 63043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ OrderByNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./order-by-node.d.ts" />

/**
 * @internal
 */
const OrderByNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'OrderByNode';
    },
    create(items) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'OrderByNode',
            items: (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([...items]),
        });
    },
    cloneWithItems(orderBy, items) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...orderBy,
            items: (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([...orderBy.items, ...items]),
        });
    },
});


/***/ }),

/***/ 30486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ ParensNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./parens-node.d.ts" />

/**
 * @internal
 */
const ParensNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'ParensNode';
    },
    create(node) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'ParensNode',
            node,
        });
    },
});


/***/ }),

/***/ 60817:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ PrimitiveValueListNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./primitive-value-list-node.d.ts" />

/**
 * @internal
 */
const PrimitiveValueListNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'PrimitiveValueListNode';
    },
    create(values) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'PrimitiveValueListNode',
            values: (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([...values]),
        });
    },
});


/***/ }),

/***/ 80602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ QueryNode)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/insert-query-node.js
var insert_query_node = __webpack_require__(21473);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/select-query-node.js + 2 modules
var select_query_node = __webpack_require__(24517);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/update-query-node.js
var update_query_node = __webpack_require__(73625);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/delete-query-node.js
var delete_query_node = __webpack_require__(92787);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/where-node.js
var where_node = __webpack_require__(60950);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/object-utils.js
var object_utils = __webpack_require__(64403);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/returning-node.js
/// <reference types="./returning-node.d.ts" />

/**
 * @internal
 */
const ReturningNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'ReturningNode';
    },
    create(selections) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'ReturningNode',
            selections: (0,object_utils/* freeze */.CN)(selections),
        });
    },
    cloneWithSelections(returning, selections) {
        return (0,object_utils/* freeze */.CN)({
            ...returning,
            selections: returning.selections
                ? (0,object_utils/* freeze */.CN)([...returning.selections, ...selections])
                : (0,object_utils/* freeze */.CN)(selections),
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/explain-node.js
/// <reference types="./explain-node.d.ts" />

/**
 * @internal
 */
const ExplainNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'ExplainNode';
    },
    create(format, options) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'ExplainNode',
            format,
            options,
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/merge-query-node.js
var merge_query_node = __webpack_require__(74940);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/output-node.js
/// <reference types="./output-node.d.ts" />

/**
 * @internal
 */
const OutputNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'OutputNode';
    },
    create(selections) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'OutputNode',
            selections: (0,object_utils/* freeze */.CN)(selections),
        });
    },
    cloneWithSelections(output, selections) {
        return (0,object_utils/* freeze */.CN)({
            ...output,
            selections: output.selections
                ? (0,object_utils/* freeze */.CN)([...output.selections, ...selections])
                : (0,object_utils/* freeze */.CN)(selections),
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/order-by-node.js
var order_by_node = __webpack_require__(63043);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/query-node.js
/// <reference types="./query-node.d.ts" />











/**
 * @internal
 */
const QueryNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return (select_query_node/* SelectQueryNode */.L.is(node) ||
            insert_query_node/* InsertQueryNode */.o.is(node) ||
            update_query_node/* UpdateQueryNode */.U.is(node) ||
            delete_query_node/* DeleteQueryNode */.e.is(node) ||
            merge_query_node/* MergeQueryNode */.r.is(node));
    },
    cloneWithEndModifier(node, modifier) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            endModifiers: node.endModifiers
                ? (0,object_utils/* freeze */.CN)([...node.endModifiers, modifier])
                : (0,object_utils/* freeze */.CN)([modifier]),
        });
    },
    cloneWithWhere(node, operation) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            where: node.where
                ? where_node/* WhereNode */.o.cloneWithOperation(node.where, 'And', operation)
                : where_node/* WhereNode */.o.create(operation),
        });
    },
    cloneWithJoin(node, join) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            joins: node.joins ? (0,object_utils/* freeze */.CN)([...node.joins, join]) : (0,object_utils/* freeze */.CN)([join]),
        });
    },
    cloneWithReturning(node, selections) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            returning: node.returning
                ? ReturningNode.cloneWithSelections(node.returning, selections)
                : ReturningNode.create(selections),
        });
    },
    cloneWithoutReturning(node) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            returning: undefined,
        });
    },
    cloneWithoutWhere(node) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            where: undefined,
        });
    },
    cloneWithExplain(node, format, options) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            explain: ExplainNode.create(format, options?.toOperationNode()),
        });
    },
    cloneWithTop(node, top) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            top,
        });
    },
    cloneWithOutput(node, selections) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            output: node.output
                ? OutputNode.cloneWithSelections(node.output, selections)
                : OutputNode.create(selections),
        });
    },
    cloneWithOrderByItems(node, items) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            orderBy: node.orderBy
                ? order_by_node/* OrderByNode */.O.cloneWithItems(node.orderBy, items)
                : order_by_node/* OrderByNode */.O.create(items),
        });
    },
    cloneWithoutOrderBy(node) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            orderBy: undefined,
        });
    },
});


/***/ }),

/***/ 75721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ RawNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./raw-node.d.ts" />

/**
 * @internal
 */
const RawNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'RawNode';
    },
    create(sqlFragments, parameters) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'RawNode',
            sqlFragments: (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)(sqlFragments),
            parameters: (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)(parameters),
        });
    },
    createWithSql(sql) {
        return RawNode.create([sql], []);
    },
    createWithChild(child) {
        return RawNode.create(['', ''], [child]);
    },
    createWithChildren(children) {
        return RawNode.create(new Array(children.length + 1).fill(''), children);
    },
});


/***/ }),

/***/ 79804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ ReferenceNode)
/* harmony export */ });
/* harmony import */ var _select_all_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69007);
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./reference-node.d.ts" />


/**
 * @internal
 */
const ReferenceNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'ReferenceNode';
    },
    create(column, table) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'ReferenceNode',
            table,
            column,
        });
    },
    createSelectAll(table) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'ReferenceNode',
            table,
            column: _select_all_node_js__WEBPACK_IMPORTED_MODULE_1__/* .SelectAllNode */ .U.create(),
        });
    },
});


/***/ }),

/***/ 99073:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ SchemableIdentifierNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/* harmony import */ var _identifier_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72500);
/// <reference types="./schemable-identifier-node.d.ts" />


/**
 * @internal
 */
const SchemableIdentifierNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'SchemableIdentifierNode';
    },
    create(identifier) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'SchemableIdentifierNode',
            identifier: _identifier_node_js__WEBPACK_IMPORTED_MODULE_1__/* .IdentifierNode */ .O.create(identifier),
        });
    },
    createWithSchema(schema, identifier) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'SchemableIdentifierNode',
            schema: _identifier_node_js__WEBPACK_IMPORTED_MODULE_1__/* .IdentifierNode */ .O.create(schema),
            identifier: _identifier_node_js__WEBPACK_IMPORTED_MODULE_1__/* .IdentifierNode */ .O.create(identifier),
        });
    },
});


/***/ }),

/***/ 69007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ SelectAllNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./select-all-node.d.ts" />

/**
 * @internal
 */
const SelectAllNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'SelectAllNode';
    },
    create() {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'SelectAllNode',
        });
    },
});


/***/ }),

/***/ 24517:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ SelectQueryNode)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/object-utils.js
var object_utils = __webpack_require__(64403);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/from-node.js
var from_node = __webpack_require__(97829);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/group-by-node.js
/// <reference types="./group-by-node.d.ts" />

/**
 * @internal
 */
const GroupByNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'GroupByNode';
    },
    create(items) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'GroupByNode',
            items: (0,object_utils/* freeze */.CN)(items),
        });
    },
    cloneWithItems(groupBy, items) {
        return (0,object_utils/* freeze */.CN)({
            ...groupBy,
            items: (0,object_utils/* freeze */.CN)([...groupBy.items, ...items]),
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/and-node.js
var and_node = __webpack_require__(22176);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/or-node.js
var or_node = __webpack_require__(64998);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/having-node.js
/// <reference types="./having-node.d.ts" />



/**
 * @internal
 */
const HavingNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'HavingNode';
    },
    create(filter) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'HavingNode',
            having: filter,
        });
    },
    cloneWithOperation(havingNode, operator, operation) {
        return (0,object_utils/* freeze */.CN)({
            ...havingNode,
            having: operator === 'And'
                ? and_node/* AndNode */.s.create(havingNode.having, operation)
                : or_node/* OrNode */.K.create(havingNode.having, operation),
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/query-node.js + 3 modules
var query_node = __webpack_require__(80602);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/select-query-node.js
/// <reference types="./select-query-node.d.ts" />





/**
 * @internal
 */
const SelectQueryNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'SelectQueryNode';
    },
    create(withNode) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'SelectQueryNode',
            ...(withNode && { with: withNode }),
        });
    },
    createFrom(fromItems, withNode) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'SelectQueryNode',
            from: from_node/* FromNode */.N.create(fromItems),
            ...(withNode && { with: withNode }),
        });
    },
    cloneWithSelections(select, selections) {
        return (0,object_utils/* freeze */.CN)({
            ...select,
            selections: select.selections
                ? (0,object_utils/* freeze */.CN)([...select.selections, ...selections])
                : (0,object_utils/* freeze */.CN)(selections),
        });
    },
    cloneWithDistinctOn(select, expressions) {
        return (0,object_utils/* freeze */.CN)({
            ...select,
            distinctOn: select.distinctOn
                ? (0,object_utils/* freeze */.CN)([...select.distinctOn, ...expressions])
                : (0,object_utils/* freeze */.CN)(expressions),
        });
    },
    cloneWithFrontModifier(select, modifier) {
        return (0,object_utils/* freeze */.CN)({
            ...select,
            frontModifiers: select.frontModifiers
                ? (0,object_utils/* freeze */.CN)([...select.frontModifiers, modifier])
                : (0,object_utils/* freeze */.CN)([modifier]),
        });
    },
    // TODO: remove in v0.29
    /**
     * @deprecated Use `QueryNode.cloneWithoutOrderBy` instead.
     */
    cloneWithOrderByItems: (node, items) => query_node/* QueryNode */.L.cloneWithOrderByItems(node, items),
    cloneWithGroupByItems(selectNode, items) {
        return (0,object_utils/* freeze */.CN)({
            ...selectNode,
            groupBy: selectNode.groupBy
                ? GroupByNode.cloneWithItems(selectNode.groupBy, items)
                : GroupByNode.create(items),
        });
    },
    cloneWithLimit(selectNode, limit) {
        return (0,object_utils/* freeze */.CN)({
            ...selectNode,
            limit,
        });
    },
    cloneWithOffset(selectNode, offset) {
        return (0,object_utils/* freeze */.CN)({
            ...selectNode,
            offset,
        });
    },
    cloneWithFetch(selectNode, fetch) {
        return (0,object_utils/* freeze */.CN)({
            ...selectNode,
            fetch,
        });
    },
    cloneWithHaving(selectNode, operation) {
        return (0,object_utils/* freeze */.CN)({
            ...selectNode,
            having: selectNode.having
                ? HavingNode.cloneWithOperation(selectNode.having, 'And', operation)
                : HavingNode.create(operation),
        });
    },
    cloneWithSetOperations(selectNode, setOperations) {
        return (0,object_utils/* freeze */.CN)({
            ...selectNode,
            setOperations: selectNode.setOperations
                ? (0,object_utils/* freeze */.CN)([...selectNode.setOperations, ...setOperations])
                : (0,object_utils/* freeze */.CN)([...setOperations]),
        });
    },
    cloneWithoutSelections(select) {
        return (0,object_utils/* freeze */.CN)({
            ...select,
            selections: [],
        });
    },
    cloneWithoutLimit(select) {
        return (0,object_utils/* freeze */.CN)({
            ...select,
            limit: undefined,
        });
    },
    cloneWithoutOffset(select) {
        return (0,object_utils/* freeze */.CN)({
            ...select,
            offset: undefined,
        });
    },
    // TODO: remove in v0.29
    /**
     * @deprecated Use `QueryNode.cloneWithoutOrderBy` instead.
     */
    cloneWithoutOrderBy: (node) => query_node/* QueryNode */.L.cloneWithoutOrderBy(node),
    cloneWithoutGroupBy(select) {
        return (0,object_utils/* freeze */.CN)({
            ...select,
            groupBy: undefined,
        });
    },
});


/***/ }),

/***/ 2131:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ SetOperationNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./set-operation-node.d.ts" />

/**
 * @internal
 */
const SetOperationNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'SetOperationNode';
    },
    create(operator, expression, all) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'SetOperationNode',
            operator,
            expression,
            all,
        });
    },
});


/***/ }),

/***/ 81763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ TableNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/* harmony import */ var _schemable_identifier_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99073);
/// <reference types="./table-node.d.ts" />


/**
 * @internal
 */
const TableNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'TableNode';
    },
    create(table) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'TableNode',
            table: _schemable_identifier_node_js__WEBPACK_IMPORTED_MODULE_1__/* .SchemableIdentifierNode */ .y.create(table),
        });
    },
    createWithSchema(schema, table) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'TableNode',
            table: _schemable_identifier_node_js__WEBPACK_IMPORTED_MODULE_1__/* .SchemableIdentifierNode */ .y.createWithSchema(schema, table),
        });
    },
});


/***/ }),

/***/ 73625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ UpdateQueryNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/* harmony import */ var _from_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97829);
/* harmony import */ var _list_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80849);
/// <reference types="./update-query-node.d.ts" />



/**
 * @internal
 */
const UpdateQueryNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'UpdateQueryNode';
    },
    create(tables, withNode) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'UpdateQueryNode',
            // For backwards compatibility, use the raw table node when there's only one table
            // and don't rename the property to something like `tables`.
            table: tables.length === 1 ? tables[0] : _list_node_js__WEBPACK_IMPORTED_MODULE_1__/* .ListNode */ .v.create(tables),
            ...(withNode && { with: withNode }),
        });
    },
    createWithoutTable() {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'UpdateQueryNode',
        });
    },
    cloneWithFromItems(updateQuery, fromItems) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...updateQuery,
            from: updateQuery.from
                ? _from_node_js__WEBPACK_IMPORTED_MODULE_2__/* .FromNode */ .N.cloneWithFroms(updateQuery.from, fromItems)
                : _from_node_js__WEBPACK_IMPORTED_MODULE_2__/* .FromNode */ .N.create(fromItems),
        });
    },
    cloneWithUpdates(updateQuery, updates) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...updateQuery,
            updates: updateQuery.updates
                ? (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([...updateQuery.updates, ...updates])
                : updates,
        });
    },
    cloneWithLimit(updateQuery, limit) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...updateQuery,
            limit,
        });
    },
});


/***/ }),

/***/ 11043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ UsingNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./using-node.d.ts" />

/**
 * @internal
 */
const UsingNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'UsingNode';
    },
    create(tables) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'UsingNode',
            tables: (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)(tables),
        });
    },
    cloneWithTables(using, tables) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...using,
            tables: (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([...using.tables, ...tables]),
        });
    },
});


/***/ }),

/***/ 47093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ ValueListNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./value-list-node.d.ts" />

/**
 * @internal
 */
const ValueListNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'ValueListNode';
    },
    create(values) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'ValueListNode',
            values: (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)(values),
        });
    },
});


/***/ }),

/***/ 93732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ ValueNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./value-node.d.ts" />

/**
 * @internal
 */
const ValueNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'ValueNode';
    },
    create(value) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'ValueNode',
            value,
        });
    },
    createImmediate(value) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'ValueNode',
            value,
            immediate: true,
        });
    },
});


/***/ }),

/***/ 49669:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ WhenNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/// <reference types="./when-node.d.ts" />

/**
 * @internal
 */
const WhenNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'WhenNode';
    },
    create(condition) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'WhenNode',
            condition,
        });
    },
    cloneWithResult(whenNode, result) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...whenNode,
            result,
        });
    },
});


/***/ }),

/***/ 60950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ WhereNode)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/* harmony import */ var _and_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22176);
/* harmony import */ var _or_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64998);
/// <reference types="./where-node.d.ts" />



/**
 * @internal
 */
const WhereNode = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
    is(node) {
        return node.kind === 'WhereNode';
    },
    create(filter) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            kind: 'WhereNode',
            where: filter,
        });
    },
    cloneWithOperation(whereNode, operator, operation) {
        return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)({
            ...whereNode,
            where: operator === 'And'
                ? _and_node_js__WEBPACK_IMPORTED_MODULE_1__/* .AndNode */ .s.create(whereNode.where, operation)
                : _or_node_js__WEBPACK_IMPORTED_MODULE_2__/* .OrNode */ .K.create(whereNode.where, operation),
        });
    },
});


/***/ }),

/***/ 38322:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GB: () => (/* binding */ parseValueBinaryOperationOrExpression),
/* harmony export */   KN: () => (/* binding */ parseFilterList),
/* harmony export */   Ve: () => (/* binding */ parseFilterObject),
/* harmony export */   ds: () => (/* binding */ parseValueBinaryOperation),
/* harmony export */   vC: () => (/* binding */ parseReferentialBinaryOperation)
/* harmony export */ });
/* harmony import */ var _operation_node_binary_operation_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71758);
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(64403);
/* harmony import */ var _operation_node_operation_node_source_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(58952);
/* harmony import */ var _operation_node_operator_node_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(18953);
/* harmony import */ var _reference_parser_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80554);
/* harmony import */ var _value_parser_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74238);
/* harmony import */ var _operation_node_value_node_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93732);
/* harmony import */ var _operation_node_and_node_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22176);
/* harmony import */ var _operation_node_parens_node_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(30486);
/* harmony import */ var _operation_node_or_node_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64998);
/// <reference types="./binary-operation-parser.d.ts" />










function parseValueBinaryOperationOrExpression(args) {
    if (args.length === 3) {
        return parseValueBinaryOperation(args[0], args[1], args[2]);
    }
    else if (args.length === 1) {
        return (0,_value_parser_js__WEBPACK_IMPORTED_MODULE_0__/* .parseValueExpression */ .$s)(args[0]);
    }
    throw new Error(`invalid arguments: ${JSON.stringify(args)}`);
}
function parseValueBinaryOperation(left, operator, right) {
    if (isIsOperator(operator) && needsIsOperator(right)) {
        return _operation_node_binary_operation_node_js__WEBPACK_IMPORTED_MODULE_1__/* .BinaryOperationNode */ .l.create((0,_reference_parser_js__WEBPACK_IMPORTED_MODULE_2__/* .parseReferenceExpression */ .$O)(left), parseOperator(operator), _operation_node_value_node_js__WEBPACK_IMPORTED_MODULE_3__/* .ValueNode */ .q.createImmediate(right));
    }
    return _operation_node_binary_operation_node_js__WEBPACK_IMPORTED_MODULE_1__/* .BinaryOperationNode */ .l.create((0,_reference_parser_js__WEBPACK_IMPORTED_MODULE_2__/* .parseReferenceExpression */ .$O)(left), parseOperator(operator), (0,_value_parser_js__WEBPACK_IMPORTED_MODULE_0__/* .parseValueExpressionOrList */ .U2)(right));
}
function parseReferentialBinaryOperation(left, operator, right) {
    return _operation_node_binary_operation_node_js__WEBPACK_IMPORTED_MODULE_1__/* .BinaryOperationNode */ .l.create((0,_reference_parser_js__WEBPACK_IMPORTED_MODULE_2__/* .parseReferenceExpression */ .$O)(left), parseOperator(operator), (0,_reference_parser_js__WEBPACK_IMPORTED_MODULE_2__/* .parseReferenceExpression */ .$O)(right));
}
function parseFilterObject(obj, combinator) {
    return parseFilterList(Object.entries(obj)
        .filter(([, v]) => !(0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_4__/* .isUndefined */ .b0)(v))
        .map(([k, v]) => parseValueBinaryOperation(k, needsIsOperator(v) ? 'is' : '=', v)), combinator);
}
function parseFilterList(list, combinator, withParens = true) {
    const combine = combinator === 'and' ? _operation_node_and_node_js__WEBPACK_IMPORTED_MODULE_5__/* .AndNode */ .s.create : _operation_node_or_node_js__WEBPACK_IMPORTED_MODULE_6__/* .OrNode */ .K.create;
    if (list.length === 0) {
        return _operation_node_binary_operation_node_js__WEBPACK_IMPORTED_MODULE_1__/* .BinaryOperationNode */ .l.create(_operation_node_value_node_js__WEBPACK_IMPORTED_MODULE_3__/* .ValueNode */ .q.createImmediate(1), _operation_node_operator_node_js__WEBPACK_IMPORTED_MODULE_7__/* .OperatorNode */ .zX.create('='), _operation_node_value_node_js__WEBPACK_IMPORTED_MODULE_3__/* .ValueNode */ .q.createImmediate(combinator === 'and' ? 1 : 0));
    }
    let node = toOperationNode(list[0]);
    for (let i = 1; i < list.length; ++i) {
        node = combine(node, toOperationNode(list[i]));
    }
    if (list.length > 1 && withParens) {
        return _operation_node_parens_node_js__WEBPACK_IMPORTED_MODULE_8__/* .ParensNode */ .k.create(node);
    }
    return node;
}
function isIsOperator(operator) {
    return operator === 'is' || operator === 'is not';
}
function needsIsOperator(value) {
    return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_4__/* .isNull */ .kZ)(value) || (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_4__/* .isBoolean */ .Lm)(value);
}
function parseOperator(operator) {
    if ((0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_4__/* .isString */ .Kg)(operator) && _operation_node_operator_node_js__WEBPACK_IMPORTED_MODULE_7__/* .OPERATORS */ .we.includes(operator)) {
        return _operation_node_operator_node_js__WEBPACK_IMPORTED_MODULE_7__/* .OperatorNode */ .zX.create(operator);
    }
    if ((0,_operation_node_operation_node_source_js__WEBPACK_IMPORTED_MODULE_9__/* .isOperationNodeSource */ .N)(operator)) {
        return operator.toOperationNode();
    }
    throw new Error(`invalid operator ${JSON.stringify(operator)}`);
}
function toOperationNode(nodeOrSource) {
    return (0,_operation_node_operation_node_source_js__WEBPACK_IMPORTED_MODULE_9__/* .isOperationNodeSource */ .N)(nodeOrSource)
        ? nodeOrSource.toOperationNode()
        : nodeOrSource;
}


/***/ }),

/***/ 10960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ parseDataTypeExpression)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/object-utils.js
var object_utils = __webpack_require__(64403);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/data-type-node.js
/// <reference types="./data-type-node.d.ts" />

const SIMPLE_COLUMN_DATA_TYPES = [
    'varchar',
    'char',
    'text',
    'integer',
    'int2',
    'int4',
    'int8',
    'smallint',
    'bigint',
    'boolean',
    'real',
    'double precision',
    'float4',
    'float8',
    'decimal',
    'numeric',
    'binary',
    'bytea',
    'date',
    'datetime',
    'time',
    'timetz',
    'timestamp',
    'timestamptz',
    'serial',
    'bigserial',
    'uuid',
    'json',
    'jsonb',
    'blob',
    'varbinary',
    'int4range',
    'int4multirange',
    'int8range',
    'int8multirange',
    'numrange',
    'nummultirange',
    'tsrange',
    'tsmultirange',
    'tstzrange',
    'tstzmultirange',
    'daterange',
    'datemultirange',
];
const COLUMN_DATA_TYPE_REGEX = [
    /^varchar\(\d+\)$/,
    /^char\(\d+\)$/,
    /^decimal\(\d+, \d+\)$/,
    /^numeric\(\d+, \d+\)$/,
    /^binary\(\d+\)$/,
    /^datetime\(\d+\)$/,
    /^time\(\d+\)$/,
    /^timetz\(\d+\)$/,
    /^timestamp\(\d+\)$/,
    /^timestamptz\(\d+\)$/,
    /^varbinary\(\d+\)$/,
];
/**
 * @internal
 */
const DataTypeNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'DataTypeNode';
    },
    create(dataType) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'DataTypeNode',
            dataType,
        });
    },
});
function isColumnDataType(dataType) {
    if (SIMPLE_COLUMN_DATA_TYPES.includes(dataType)) {
        return true;
    }
    if (COLUMN_DATA_TYPE_REGEX.some((r) => r.test(dataType))) {
        return true;
    }
    return false;
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/operation-node-source.js
var operation_node_source = __webpack_require__(58952);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/parser/data-type-parser.js
/// <reference types="./data-type-parser.d.ts" />


function parseDataTypeExpression(dataType) {
    if ((0,operation_node_source/* isOperationNodeSource */.N)(dataType)) {
        return dataType.toOperationNode();
    }
    if (isColumnDataType(dataType)) {
        return DataTypeNode.create(dataType);
    }
    throw new Error(`invalid column data type ${JSON.stringify(dataType)}`);
}


/***/ }),

/***/ 61655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SS: () => (/* binding */ isExpressionOrFactory),
/* harmony export */   YK: () => (/* binding */ parseExpression),
/* harmony export */   v0: () => (/* binding */ parseAliasedExpression)
/* harmony export */ });
/* harmony import */ var _expression_expression_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21628);
/* harmony import */ var _operation_node_operation_node_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58952);
/* harmony import */ var _expression_expression_builder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22994);
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64403);
/// <reference types="./expression-parser.d.ts" />




function parseExpression(exp) {
    if ((0,_operation_node_operation_node_source_js__WEBPACK_IMPORTED_MODULE_0__/* .isOperationNodeSource */ .N)(exp)) {
        return exp.toOperationNode();
    }
    else if ((0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .isFunction */ .Tn)(exp)) {
        return exp((0,_expression_expression_builder_js__WEBPACK_IMPORTED_MODULE_2__/* .expressionBuilder */ .A)()).toOperationNode();
    }
    throw new Error(`invalid expression: ${JSON.stringify(exp)}`);
}
function parseAliasedExpression(exp) {
    if ((0,_operation_node_operation_node_source_js__WEBPACK_IMPORTED_MODULE_0__/* .isOperationNodeSource */ .N)(exp)) {
        return exp.toOperationNode();
    }
    else if ((0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .isFunction */ .Tn)(exp)) {
        return exp((0,_expression_expression_builder_js__WEBPACK_IMPORTED_MODULE_2__/* .expressionBuilder */ .A)()).toOperationNode();
    }
    throw new Error(`invalid aliased expression: ${JSON.stringify(exp)}`);
}
function isExpressionOrFactory(obj) {
    return (0,_expression_expression_js__WEBPACK_IMPORTED_MODULE_3__/* .isExpression */ .B)(obj) || (0,_expression_expression_js__WEBPACK_IMPORTED_MODULE_3__/* .isAliasedExpression */ .q)(obj) || (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_1__/* .isFunction */ .Tn)(obj);
}


/***/ }),

/***/ 44609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ parseJoin)
/* harmony export */ });
/* harmony import */ var _operation_node_join_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10704);
/* harmony import */ var _binary_operation_parser_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38322);
/* harmony import */ var _parse_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44403);
/* harmony import */ var _table_parser_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30985);
/// <reference types="./join-parser.d.ts" />




function parseJoin(joinType, args) {
    if (args.length === 3) {
        return parseSingleOnJoin(joinType, args[0], args[1], args[2]);
    }
    else if (args.length === 2) {
        return parseCallbackJoin(joinType, args[0], args[1]);
    }
    else if (args.length === 1) {
        return parseOnlessJoin(joinType, args[0]);
    }
    else {
        throw new Error('not implemented');
    }
}
function parseCallbackJoin(joinType, from, callback) {
    return callback((0,_parse_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .createJoinBuilder */ .GQ)(joinType, from)).toOperationNode();
}
function parseSingleOnJoin(joinType, from, lhsColumn, rhsColumn) {
    return _operation_node_join_node_js__WEBPACK_IMPORTED_MODULE_1__/* .JoinNode */ .b.createWithOn(joinType, (0,_table_parser_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTableExpression */ .uJ)(from), (0,_binary_operation_parser_js__WEBPACK_IMPORTED_MODULE_3__/* .parseReferentialBinaryOperation */ .vC)(lhsColumn, '=', rhsColumn));
}
function parseOnlessJoin(joinType, from) {
    return _operation_node_join_node_js__WEBPACK_IMPORTED_MODULE_1__/* .JoinNode */ .b.create(joinType, (0,_table_parser_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTableExpression */ .uJ)(from));
}


/***/ }),

/***/ 51765:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bE: () => (/* binding */ isOrderByDirection),
  xk: () => (/* binding */ parseOrderBy)
});

// UNUSED EXPORTS: parseOrderByItem

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/dynamic/dynamic-reference-builder.js
var dynamic_reference_builder = __webpack_require__(56692);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/expression/expression.js
var expression = __webpack_require__(21628);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/object-utils.js
var object_utils = __webpack_require__(64403);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/order-by-item-node.js
/// <reference types="./order-by-item-node.d.ts" />

/**
 * @internal
 */
const OrderByItemNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'OrderByItemNode';
    },
    create(orderBy, direction) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'OrderByItemNode',
            orderBy,
            direction,
        });
    },
    cloneWith(node, props) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            ...props,
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/raw-node.js
var raw_node = __webpack_require__(75721);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/identifier-node.js
var identifier_node = __webpack_require__(72500);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/collate-node.js
/// <reference types="./collate-node.d.ts" />


/**
 * @internal
 */
const CollateNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'CollateNode';
    },
    create(collation) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'CollateNode',
            collation: identifier_node/* IdentifierNode */.O.create(collation),
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/query-builder/order-by-item-builder.js
/// <reference types="./order-by-item-builder.d.ts" />




class OrderByItemBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    /**
     * Adds `desc` to the `order by` item.
     *
     * See {@link asc} for the opposite.
     */
    desc() {
        return new OrderByItemBuilder({
            node: OrderByItemNode.cloneWith(this.#props.node, {
                direction: raw_node/* RawNode */.z.createWithSql('desc'),
            }),
        });
    }
    /**
     * Adds `asc` to the `order by` item.
     *
     * See {@link desc} for the opposite.
     */
    asc() {
        return new OrderByItemBuilder({
            node: OrderByItemNode.cloneWith(this.#props.node, {
                direction: raw_node/* RawNode */.z.createWithSql('asc'),
            }),
        });
    }
    /**
     * Adds `nulls last` to the `order by` item.
     *
     * This is only supported by some dialects like PostgreSQL and SQLite.
     *
     * See {@link nullsFirst} for the opposite.
     */
    nullsLast() {
        return new OrderByItemBuilder({
            node: OrderByItemNode.cloneWith(this.#props.node, { nulls: 'last' }),
        });
    }
    /**
     * Adds `nulls first` to the `order by` item.
     *
     * This is only supported by some dialects like PostgreSQL and SQLite.
     *
     * See {@link nullsLast} for the opposite.
     */
    nullsFirst() {
        return new OrderByItemBuilder({
            node: OrderByItemNode.cloneWith(this.#props.node, { nulls: 'first' }),
        });
    }
    /**
     * Adds `collate <collationName>` to the `order by` item.
     */
    collate(collation) {
        return new OrderByItemBuilder({
            node: OrderByItemNode.cloneWith(this.#props.node, {
                collation: CollateNode.create(collation),
            }),
        });
    }
    toOperationNode() {
        return this.#props.node;
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/log-once.js
var log_once = __webpack_require__(14776);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/expression-parser.js
var expression_parser = __webpack_require__(61655);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/reference-parser.js
var reference_parser = __webpack_require__(80554);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/parser/order-by-parser.js
/// <reference types="./order-by-parser.d.ts" />








function isOrderByDirection(thing) {
    return thing === 'asc' || thing === 'desc';
}
function parseOrderBy(args) {
    if (args.length === 2) {
        return [parseOrderByItem(args[0], args[1])];
    }
    if (args.length === 1) {
        const [orderBy] = args;
        if (Array.isArray(orderBy)) {
            (0,log_once/* logOnce */.u)('orderBy(array) is deprecated, use multiple orderBy calls instead.');
            return orderBy.map((item) => parseOrderByItem(item));
        }
        return [parseOrderByItem(orderBy)];
    }
    throw new Error(`Invalid number of arguments at order by! expected 1-2, received ${args.length}`);
}
function parseOrderByItem(expr, modifiers) {
    const parsedRef = parseOrderByExpression(expr);
    if (OrderByItemNode.is(parsedRef)) {
        if (modifiers) {
            throw new Error('Cannot specify direction twice!');
        }
        return parsedRef;
    }
    return parseOrderByWithModifiers(parsedRef, modifiers);
}
function parseOrderByExpression(expr) {
    if ((0,expression_parser/* isExpressionOrFactory */.SS)(expr)) {
        return (0,expression_parser/* parseExpression */.YK)(expr);
    }
    if ((0,dynamic_reference_builder/* isDynamicReferenceBuilder */.C)(expr)) {
        return expr.toOperationNode();
    }
    const [ref, direction] = expr.split(' ');
    if (direction) {
        (0,log_once/* logOnce */.u)("`orderBy('column asc')` is deprecated. Use `orderBy('column', 'asc')` instead.");
        return parseOrderByWithModifiers((0,reference_parser/* parseStringReference */.q5)(ref), direction);
    }
    return (0,reference_parser/* parseStringReference */.q5)(expr);
}
function parseOrderByWithModifiers(expr, modifiers) {
    if (typeof modifiers === 'string') {
        if (!isOrderByDirection(modifiers)) {
            throw new Error(`Invalid order by direction: ${modifiers}`);
        }
        return OrderByItemNode.create(expr, raw_node/* RawNode */.z.createWithSql(modifiers));
    }
    if ((0,expression/* isExpression */.B)(modifiers)) {
        (0,log_once/* logOnce */.u)("`orderBy(..., expr)` is deprecated. Use `orderBy(..., 'asc')` or `orderBy(..., (ob) => ...)` instead.");
        return OrderByItemNode.create(expr, modifiers.toOperationNode());
    }
    const node = OrderByItemNode.create(expr);
    if (!modifiers) {
        return node;
    }
    return modifiers(new OrderByItemBuilder({ node })).toOperationNode();
}


/***/ }),

/***/ 44403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  GQ: () => (/* binding */ createJoinBuilder),
  EQ: () => (/* binding */ createOverBuilder),
  bl: () => (/* binding */ createQueryCreator)
});

// UNUSED EXPORTS: createSelectQueryBuilder

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/join-node.js + 1 modules
var join_node = __webpack_require__(10704);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/object-utils.js
var object_utils = __webpack_require__(64403);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/order-by-node.js
var order_by_node = __webpack_require__(63043);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/partition-by-node.js
/// <reference types="./partition-by-node.d.ts" />

/**
 * @internal
 */
const PartitionByNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'PartitionByNode';
    },
    create(items) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'PartitionByNode',
            items: (0,object_utils/* freeze */.CN)(items),
        });
    },
    cloneWithItems(partitionBy, items) {
        return (0,object_utils/* freeze */.CN)({
            ...partitionBy,
            items: (0,object_utils/* freeze */.CN)([...partitionBy.items, ...items]),
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/over-node.js
/// <reference types="./over-node.d.ts" />



/**
 * @internal
 */
const OverNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'OverNode';
    },
    create() {
        return (0,object_utils/* freeze */.CN)({
            kind: 'OverNode',
        });
    },
    cloneWithOrderByItems(overNode, items) {
        return (0,object_utils/* freeze */.CN)({
            ...overNode,
            orderBy: overNode.orderBy
                ? order_by_node/* OrderByNode */.O.cloneWithItems(overNode.orderBy, items)
                : order_by_node/* OrderByNode */.O.create(items),
        });
    },
    cloneWithPartitionByItems(overNode, items) {
        return (0,object_utils/* freeze */.CN)({
            ...overNode,
            partitionBy: overNode.partitionBy
                ? PartitionByNode.cloneWithItems(overNode.partitionBy, items)
                : PartitionByNode.create(items),
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/raw-node.js
var raw_node = __webpack_require__(75721);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/binary-operation-parser.js
var binary_operation_parser = __webpack_require__(38322);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/query-builder/join-builder.js
/// <reference types="./join-builder.d.ts" />




class JoinBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    on(...args) {
        return new JoinBuilder({
            ...this.#props,
            joinNode: join_node/* JoinNode */.b.cloneWithOn(this.#props.joinNode, (0,binary_operation_parser/* parseValueBinaryOperationOrExpression */.GB)(args)),
        });
    }
    /**
     * Just like {@link WhereInterface.whereRef} but adds an item to the join's
     * `on` clause instead.
     *
     * See {@link WhereInterface.whereRef} for documentation and examples.
     */
    onRef(lhs, op, rhs) {
        return new JoinBuilder({
            ...this.#props,
            joinNode: join_node/* JoinNode */.b.cloneWithOn(this.#props.joinNode, (0,binary_operation_parser/* parseReferentialBinaryOperation */.vC)(lhs, op, rhs)),
        });
    }
    /**
     * Adds `on true`.
     */
    onTrue() {
        return new JoinBuilder({
            ...this.#props,
            joinNode: join_node/* JoinNode */.b.cloneWithOn(this.#props.joinNode, raw_node/* RawNode */.z.createWithSql('true')),
        });
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    toOperationNode() {
        return this.#props.joinNode;
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/query-node.js + 3 modules
var query_node = __webpack_require__(80602);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/order-by-parser.js + 3 modules
var order_by_parser = __webpack_require__(51765);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/partition-by-item-node.js
/// <reference types="./partition-by-item-node.d.ts" />

/**
 * @internal
 */
const PartitionByItemNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'PartitionByItemNode';
    },
    create(partitionBy) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'PartitionByItemNode',
            partitionBy,
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/reference-parser.js
var reference_parser = __webpack_require__(80554);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/parser/partition-by-parser.js
/// <reference types="./partition-by-parser.d.ts" />


function parsePartitionBy(partitionBy) {
    return (0,reference_parser/* parseReferenceExpressionOrList */.kU)(partitionBy).map(PartitionByItemNode.create);
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/query-builder/over-builder.js
/// <reference types="./over-builder.d.ts" />





class OverBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    orderBy(...args) {
        return new OverBuilder({
            overNode: OverNode.cloneWithOrderByItems(this.#props.overNode, (0,order_by_parser/* parseOrderBy */.xk)(args)),
        });
    }
    clearOrderBy() {
        return new OverBuilder({
            overNode: query_node/* QueryNode */.L.cloneWithoutOrderBy(this.#props.overNode),
        });
    }
    partitionBy(partitionBy) {
        return new OverBuilder({
            overNode: OverNode.cloneWithPartitionByItems(this.#props.overNode, parsePartitionBy(partitionBy)),
        });
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    toOperationNode() {
        return this.#props.overNode;
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/query-creator.js + 24 modules
var query_creator = __webpack_require__(29822);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/query-executor/noop-query-executor.js
var noop_query_executor = __webpack_require__(29413);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/table-parser.js
var table_parser = __webpack_require__(30985);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/parser/parse-utils.js
/// <reference types="./parse-utils.d.ts" />










function createSelectQueryBuilder() {
    return newSelectQueryBuilder({
        queryId: createQueryId(),
        executor: NOOP_QUERY_EXECUTOR,
        queryNode: SelectQueryNode.createFrom(parseTableExpressionOrList([])),
    });
}
function createQueryCreator() {
    return new query_creator/* QueryCreator */.n({
        executor: noop_query_executor/* NOOP_QUERY_EXECUTOR */.W,
    });
}
function createJoinBuilder(joinType, table) {
    return new JoinBuilder({
        joinNode: join_node/* JoinNode */.b.create(joinType, (0,table_parser/* parseTableExpression */.uJ)(table)),
    });
}
function createOverBuilder() {
    return new OverBuilder({
        overNode: OverNode.create(),
    });
}


/***/ }),

/***/ 80554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ parseReferenceExpression),
/* harmony export */   DT: () => (/* binding */ parseAliasedStringReference),
/* harmony export */   NF: () => (/* binding */ parseJSONReference),
/* harmony export */   Ow: () => (/* binding */ parseOrderedColumnName),
/* harmony export */   RY: () => (/* binding */ parseColumnName),
/* harmony export */   kU: () => (/* binding */ parseReferenceExpressionOrList),
/* harmony export */   q5: () => (/* binding */ parseStringReference),
/* harmony export */   vd: () => (/* binding */ parseSimpleReferenceExpression)
/* harmony export */ });
/* harmony import */ var _operation_node_alias_node_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1275);
/* harmony import */ var _operation_node_column_node_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58711);
/* harmony import */ var _operation_node_reference_node_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79804);
/* harmony import */ var _operation_node_table_node_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(81763);
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/* harmony import */ var _expression_parser_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61655);
/* harmony import */ var _operation_node_identifier_node_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(72500);
/* harmony import */ var _order_by_parser_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(51765);
/* harmony import */ var _operation_node_operator_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18953);
/* harmony import */ var _operation_node_json_reference_node_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58599);
/* harmony import */ var _operation_node_json_operator_chain_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(23276);
/* harmony import */ var _operation_node_json_path_node_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16545);
/// <reference types="./reference-parser.d.ts" />












function parseSimpleReferenceExpression(exp) {
    if ((0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(exp)) {
        return parseStringReference(exp);
    }
    return exp.toOperationNode();
}
function parseReferenceExpressionOrList(arg) {
    if ((0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .isReadonlyArray */ .MH)(arg)) {
        return arg.map((it) => parseReferenceExpression(it));
    }
    else {
        return [parseReferenceExpression(arg)];
    }
}
function parseReferenceExpression(exp) {
    if ((0,_expression_parser_js__WEBPACK_IMPORTED_MODULE_1__/* .isExpressionOrFactory */ .SS)(exp)) {
        return (0,_expression_parser_js__WEBPACK_IMPORTED_MODULE_1__/* .parseExpression */ .YK)(exp);
    }
    return parseSimpleReferenceExpression(exp);
}
function parseJSONReference(ref, op) {
    const referenceNode = parseStringReference(ref);
    if ((0,_operation_node_operator_node_js__WEBPACK_IMPORTED_MODULE_2__/* .isJSONOperator */ .Xm)(op)) {
        return _operation_node_json_reference_node_js__WEBPACK_IMPORTED_MODULE_3__/* .JSONReferenceNode */ .Q.create(referenceNode, _operation_node_json_operator_chain_node_js__WEBPACK_IMPORTED_MODULE_4__/* .JSONOperatorChainNode */ .k.create(_operation_node_operator_node_js__WEBPACK_IMPORTED_MODULE_2__/* .OperatorNode */ .zX.create(op)));
    }
    const opWithoutLastChar = op.slice(0, -1);
    if ((0,_operation_node_operator_node_js__WEBPACK_IMPORTED_MODULE_2__/* .isJSONOperator */ .Xm)(opWithoutLastChar)) {
        return _operation_node_json_reference_node_js__WEBPACK_IMPORTED_MODULE_3__/* .JSONReferenceNode */ .Q.create(referenceNode, _operation_node_json_path_node_js__WEBPACK_IMPORTED_MODULE_5__/* .JSONPathNode */ .c.create(_operation_node_operator_node_js__WEBPACK_IMPORTED_MODULE_2__/* .OperatorNode */ .zX.create(opWithoutLastChar)));
    }
    throw new Error(`Invalid JSON operator: ${op}`);
}
function parseStringReference(ref) {
    const COLUMN_SEPARATOR = '.';
    if (!ref.includes(COLUMN_SEPARATOR)) {
        return _operation_node_reference_node_js__WEBPACK_IMPORTED_MODULE_6__/* .ReferenceNode */ .q.create(_operation_node_column_node_js__WEBPACK_IMPORTED_MODULE_7__/* .ColumnNode */ .Z.create(ref));
    }
    const parts = ref.split(COLUMN_SEPARATOR).map(trim);
    if (parts.length === 3) {
        return parseStringReferenceWithTableAndSchema(parts);
    }
    if (parts.length === 2) {
        return parseStringReferenceWithTable(parts);
    }
    throw new Error(`invalid column reference ${ref}`);
}
function parseAliasedStringReference(ref) {
    const ALIAS_SEPARATOR = ' as ';
    if (ref.includes(ALIAS_SEPARATOR)) {
        const [columnRef, alias] = ref.split(ALIAS_SEPARATOR).map(trim);
        return _operation_node_alias_node_js__WEBPACK_IMPORTED_MODULE_8__/* .AliasNode */ .N.create(parseStringReference(columnRef), _operation_node_identifier_node_js__WEBPACK_IMPORTED_MODULE_9__/* .IdentifierNode */ .O.create(alias));
    }
    else {
        return parseStringReference(ref);
    }
}
function parseColumnName(column) {
    return _operation_node_column_node_js__WEBPACK_IMPORTED_MODULE_7__/* .ColumnNode */ .Z.create(column);
}
function parseOrderedColumnName(column) {
    const ORDER_SEPARATOR = ' ';
    if (column.includes(ORDER_SEPARATOR)) {
        const [columnName, order] = column.split(ORDER_SEPARATOR).map(trim);
        if (!(0,_order_by_parser_js__WEBPACK_IMPORTED_MODULE_10__/* .isOrderByDirection */ .bE)(order)) {
            throw new Error(`invalid order direction "${order}" next to "${columnName}"`);
        }
        return (0,_order_by_parser_js__WEBPACK_IMPORTED_MODULE_10__/* .parseOrderBy */ .xk)([columnName, order])[0];
    }
    else {
        return parseColumnName(column);
    }
}
function parseStringReferenceWithTableAndSchema(parts) {
    const [schema, table, column] = parts;
    return _operation_node_reference_node_js__WEBPACK_IMPORTED_MODULE_6__/* .ReferenceNode */ .q.create(_operation_node_column_node_js__WEBPACK_IMPORTED_MODULE_7__/* .ColumnNode */ .Z.create(column), _operation_node_table_node_js__WEBPACK_IMPORTED_MODULE_11__/* .TableNode */ .H.createWithSchema(schema, table));
}
function parseStringReferenceWithTable(parts) {
    const [table, column] = parts;
    return _operation_node_reference_node_js__WEBPACK_IMPORTED_MODULE_6__/* .ReferenceNode */ .q.create(_operation_node_column_node_js__WEBPACK_IMPORTED_MODULE_7__/* .ColumnNode */ .Z.create(column), _operation_node_table_node_js__WEBPACK_IMPORTED_MODULE_11__/* .TableNode */ .H.create(table));
}
function trim(str) {
    return str.trim();
}


/***/ }),

/***/ 19033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ parseSelectAll),
  G: () => (/* binding */ parseSelectArg)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/object-utils.js
var object_utils = __webpack_require__(64403);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/reference-node.js
var reference_node = __webpack_require__(79804);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/select-all-node.js
var select_all_node = __webpack_require__(69007);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/selection-node.js
/// <reference types="./selection-node.d.ts" />



/**
 * @internal
 */
const SelectionNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'SelectionNode';
    },
    create(selection) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'SelectionNode',
            selection: selection,
        });
    },
    createSelectAll() {
        return (0,object_utils/* freeze */.CN)({
            kind: 'SelectionNode',
            selection: select_all_node/* SelectAllNode */.U.create(),
        });
    },
    createSelectAllFromTable(table) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'SelectionNode',
            selection: reference_node/* ReferenceNode */.q.createSelectAll(table),
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/reference-parser.js
var reference_parser = __webpack_require__(80554);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/dynamic/dynamic-reference-builder.js
var dynamic_reference_builder = __webpack_require__(56692);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/expression-parser.js
var expression_parser = __webpack_require__(61655);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/table-parser.js
var table_parser = __webpack_require__(30985);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/expression/expression-builder.js + 6 modules
var expression_builder = __webpack_require__(22994);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/parser/select-parser.js
/// <reference types="./select-parser.d.ts" />







function parseSelectArg(selection) {
    if ((0,object_utils/* isFunction */.Tn)(selection)) {
        return parseSelectArg(selection((0,expression_builder/* expressionBuilder */.A)()));
    }
    else if ((0,object_utils/* isReadonlyArray */.MH)(selection)) {
        return selection.map((it) => parseSelectExpression(it));
    }
    else {
        return [parseSelectExpression(selection)];
    }
}
function parseSelectExpression(selection) {
    if ((0,object_utils/* isString */.Kg)(selection)) {
        return SelectionNode.create((0,reference_parser/* parseAliasedStringReference */.DT)(selection));
    }
    else if ((0,dynamic_reference_builder/* isDynamicReferenceBuilder */.C)(selection)) {
        return SelectionNode.create(selection.toOperationNode());
    }
    else {
        return SelectionNode.create((0,expression_parser/* parseAliasedExpression */.v0)(selection));
    }
}
function parseSelectAll(table) {
    if (!table) {
        return [SelectionNode.createSelectAll()];
    }
    else if (Array.isArray(table)) {
        return table.map(parseSelectAllArg);
    }
    else {
        return [parseSelectAllArg(table)];
    }
}
function parseSelectAllArg(table) {
    if ((0,object_utils/* isString */.Kg)(table)) {
        return SelectionNode.createSelectAllFromTable((0,table_parser/* parseTable */.M$)(table));
    }
    throw new Error(`invalid value selectAll expression: ${JSON.stringify(table)}`);
}


/***/ }),

/***/ 30985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JB: () => (/* binding */ parseTableExpressionOrList),
/* harmony export */   M$: () => (/* binding */ parseTable),
/* harmony export */   Xm: () => (/* binding */ parseAliasedTable),
/* harmony export */   uJ: () => (/* binding */ parseTableExpression)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/* harmony import */ var _operation_node_alias_node_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1275);
/* harmony import */ var _operation_node_table_node_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81763);
/* harmony import */ var _expression_parser_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61655);
/* harmony import */ var _operation_node_identifier_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(72500);
/* harmony import */ var _dynamic_dynamic_table_builder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96245);
/// <reference types="./table-parser.d.ts" />






function parseTableExpressionOrList(table) {
    if ((0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .isReadonlyArray */ .MH)(table)) {
        return table.map((it) => parseTableExpression(it));
    }
    else {
        return [parseTableExpression(table)];
    }
}
function parseTableExpression(table) {
    if ((0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .isString */ .Kg)(table)) {
        return parseAliasedTable(table);
    }
    else if ((0,_dynamic_dynamic_table_builder_js__WEBPACK_IMPORTED_MODULE_1__/* .isAliasedDynamicTableBuilder */ .uc)(table)) {
        return table.toOperationNode();
    }
    else {
        return (0,_expression_parser_js__WEBPACK_IMPORTED_MODULE_2__/* .parseAliasedExpression */ .v0)(table);
    }
}
function parseAliasedTable(from) {
    const ALIAS_SEPARATOR = ' as ';
    if (from.includes(ALIAS_SEPARATOR)) {
        const [table, alias] = from.split(ALIAS_SEPARATOR).map(trim);
        return _operation_node_alias_node_js__WEBPACK_IMPORTED_MODULE_3__/* .AliasNode */ .N.create(parseTable(table), _operation_node_identifier_node_js__WEBPACK_IMPORTED_MODULE_4__/* .IdentifierNode */ .O.create(alias));
    }
    else {
        return parseTable(from);
    }
}
function parseTable(from) {
    const SCHEMA_SEPARATOR = '.';
    if (from.includes(SCHEMA_SEPARATOR)) {
        const [schema, table] = from.split(SCHEMA_SEPARATOR).map(trim);
        return _operation_node_table_node_js__WEBPACK_IMPORTED_MODULE_5__/* .TableNode */ .H.createWithSchema(schema, table);
    }
    else {
        return _operation_node_table_node_js__WEBPACK_IMPORTED_MODULE_5__/* .TableNode */ .H.create(from);
    }
}
function trim(str) {
    return str.trim();
}


/***/ }),

/***/ 80848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ parseTop)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/object-utils.js
var object_utils = __webpack_require__(64403);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/top-node.js
/// <reference types="./top-node.d.ts" />

/**
 * @internal
 */
const TopNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'TopNode';
    },
    create(expression, modifiers) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'TopNode',
            expression,
            modifiers,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/parser/top-parser.js
/// <reference types="./top-parser.d.ts" />


function parseTop(expression, modifiers) {
    if (!(0,object_utils/* isNumber */.Et)(expression) && !(0,object_utils/* isBigInt */.sI)(expression)) {
        throw new Error(`Invalid top expression: ${expression}`);
    }
    if (!(0,object_utils/* isUndefined */.b0)(modifiers) && !isTopModifiers(modifiers)) {
        throw new Error(`Invalid top modifiers: ${modifiers}`);
    }
    return TopNode.create(expression, modifiers);
}
function isTopModifiers(modifiers) {
    return (modifiers === 'percent' ||
        modifiers === 'with ties' ||
        modifiers === 'percent with ties');
}


/***/ }),

/***/ 74238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $s: () => (/* binding */ parseValueExpression),
/* harmony export */   U2: () => (/* binding */ parseValueExpressionOrList),
/* harmony export */   dJ: () => (/* binding */ parseSafeImmediateValue),
/* harmony export */   qH: () => (/* binding */ isSafeImmediateValue)
/* harmony export */ });
/* harmony import */ var _operation_node_primitive_value_list_node_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60817);
/* harmony import */ var _operation_node_value_list_node_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47093);
/* harmony import */ var _operation_node_value_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93732);
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/* harmony import */ var _expression_parser_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61655);
/// <reference types="./value-parser.d.ts" />





function parseValueExpressionOrList(arg) {
    if ((0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .isReadonlyArray */ .MH)(arg)) {
        return parseValueExpressionList(arg);
    }
    return parseValueExpression(arg);
}
function parseValueExpression(exp) {
    if ((0,_expression_parser_js__WEBPACK_IMPORTED_MODULE_1__/* .isExpressionOrFactory */ .SS)(exp)) {
        return (0,_expression_parser_js__WEBPACK_IMPORTED_MODULE_1__/* .parseExpression */ .YK)(exp);
    }
    return _operation_node_value_node_js__WEBPACK_IMPORTED_MODULE_2__/* .ValueNode */ .q.create(exp);
}
function isSafeImmediateValue(value) {
    return (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .isNumber */ .Et)(value) || (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .isBoolean */ .Lm)(value) || (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .isNull */ .kZ)(value);
}
function parseSafeImmediateValue(value) {
    if (!isSafeImmediateValue(value)) {
        throw new Error(`unsafe immediate value ${JSON.stringify(value)}`);
    }
    return _operation_node_value_node_js__WEBPACK_IMPORTED_MODULE_2__/* .ValueNode */ .q.createImmediate(value);
}
function parseValueExpressionList(arg) {
    if (arg.some(_expression_parser_js__WEBPACK_IMPORTED_MODULE_1__/* .isExpressionOrFactory */ .SS)) {
        return _operation_node_value_list_node_js__WEBPACK_IMPORTED_MODULE_3__/* .ValueListNode */ .s.create(arg.map((it) => parseValueExpression(it)));
    }
    return _operation_node_primitive_value_list_node_js__WEBPACK_IMPORTED_MODULE_4__/* .PrimitiveValueListNode */ .h.create(arg);
}


/***/ }),

/***/ 58383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ WithSchemaPlugin)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/alias-node.js
var alias_node = __webpack_require__(1275);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/identifier-node.js
var identifier_node = __webpack_require__(72500);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/join-node.js + 1 modules
var join_node = __webpack_require__(10704);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/list-node.js
var list_node = __webpack_require__(80849);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/operation-node-transformer.js + 1 modules
var operation_node_transformer = __webpack_require__(89346);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/schemable-identifier-node.js
var schemable_identifier_node = __webpack_require__(99073);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/table-node.js
var table_node = __webpack_require__(81763);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/using-node.js
var using_node = __webpack_require__(11043);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/object-utils.js
var object_utils = __webpack_require__(64403);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/plugin/with-schema/with-schema-transformer.js
/// <reference types="./with-schema-transformer.d.ts" />









// This object exist only so that we get a type error when a new RootOperationNode
// is added. If you get a type error here, make sure to add the new root node and
// handle it correctly in the transformer.
//
// DO NOT REFACTOR THIS EVEN IF IT SEEMS USELESS TO YOU!
const ROOT_OPERATION_NODES = (0,object_utils/* freeze */.CN)({
    AlterTableNode: true,
    CreateIndexNode: true,
    CreateSchemaNode: true,
    CreateTableNode: true,
    CreateTypeNode: true,
    CreateViewNode: true,
    RefreshMaterializedViewNode: true,
    DeleteQueryNode: true,
    DropIndexNode: true,
    DropSchemaNode: true,
    DropTableNode: true,
    DropTypeNode: true,
    DropViewNode: true,
    InsertQueryNode: true,
    RawNode: true,
    SelectQueryNode: true,
    UpdateQueryNode: true,
    MergeQueryNode: true,
});
const SCHEMALESS_FUNCTIONS = {
    json_agg: true,
    to_json: true,
};
class WithSchemaTransformer extends operation_node_transformer/* OperationNodeTransformer */.V {
    #schema;
    #schemableIds = new Set();
    #ctes = new Set();
    constructor(schema) {
        super();
        this.#schema = schema;
    }
    transformNodeImpl(node, queryId) {
        if (!this.#isRootOperationNode(node)) {
            return super.transformNodeImpl(node, queryId);
        }
        const ctes = this.#collectCTEs(node);
        for (const cte of ctes) {
            this.#ctes.add(cte);
        }
        const tables = this.#collectSchemableIds(node);
        for (const table of tables) {
            this.#schemableIds.add(table);
        }
        const transformed = super.transformNodeImpl(node, queryId);
        for (const table of tables) {
            this.#schemableIds.delete(table);
        }
        for (const cte of ctes) {
            this.#ctes.delete(cte);
        }
        return transformed;
    }
    transformSchemableIdentifier(node, queryId) {
        const transformed = super.transformSchemableIdentifier(node, queryId);
        if (transformed.schema || !this.#schemableIds.has(node.identifier.name)) {
            return transformed;
        }
        return {
            ...transformed,
            schema: identifier_node/* IdentifierNode */.O.create(this.#schema),
        };
    }
    transformReferences(node, queryId) {
        const transformed = super.transformReferences(node, queryId);
        if (transformed.table.table.schema) {
            return transformed;
        }
        return {
            ...transformed,
            table: table_node/* TableNode */.H.createWithSchema(this.#schema, transformed.table.table.identifier.name),
        };
    }
    transformAggregateFunction(node, queryId) {
        return {
            ...super.transformAggregateFunction({ ...node, aggregated: [] }, queryId),
            aggregated: this.#transformTableArgsWithoutSchemas(node, queryId, 'aggregated'),
        };
    }
    transformFunction(node, queryId) {
        return {
            ...super.transformFunction({ ...node, arguments: [] }, queryId),
            arguments: this.#transformTableArgsWithoutSchemas(node, queryId, 'arguments'),
        };
    }
    transformSelectModifier(node, queryId) {
        return {
            ...super.transformSelectModifier({ ...node, of: undefined }, queryId),
            of: node.of?.map((item) => table_node/* TableNode */.H.is(item) && !item.table.schema
                ? {
                    ...item,
                    table: this.transformIdentifier(item.table.identifier, queryId),
                }
                : this.transformNode(item, queryId)),
        };
    }
    #transformTableArgsWithoutSchemas(node, queryId, argsKey) {
        return SCHEMALESS_FUNCTIONS[node.func]
            ? node[argsKey].map((arg) => !table_node/* TableNode */.H.is(arg) || arg.table.schema
                ? this.transformNode(arg, queryId)
                : {
                    ...arg,
                    table: this.transformIdentifier(arg.table.identifier, queryId),
                })
            : this.transformNodeList(node[argsKey], queryId);
    }
    #isRootOperationNode(node) {
        return node.kind in ROOT_OPERATION_NODES;
    }
    #collectSchemableIds(node) {
        const schemableIds = new Set();
        if ('name' in node && node.name && schemable_identifier_node/* SchemableIdentifierNode */.y.is(node.name)) {
            this.#collectSchemableId(node.name, schemableIds);
        }
        if ('from' in node && node.from) {
            for (const from of node.from.froms) {
                this.#collectSchemableIdsFromTableExpr(from, schemableIds);
            }
        }
        if ('into' in node && node.into) {
            this.#collectSchemableIdsFromTableExpr(node.into, schemableIds);
        }
        if ('table' in node && node.table) {
            this.#collectSchemableIdsFromTableExpr(node.table, schemableIds);
        }
        if ('joins' in node && node.joins) {
            for (const join of node.joins) {
                this.#collectSchemableIdsFromTableExpr(join.table, schemableIds);
            }
        }
        if ('using' in node && node.using) {
            if (join_node/* JoinNode */.b.is(node.using)) {
                this.#collectSchemableIdsFromTableExpr(node.using.table, schemableIds);
            }
            else {
                this.#collectSchemableIdsFromTableExpr(node.using, schemableIds);
            }
        }
        return schemableIds;
    }
    #collectCTEs(node) {
        const ctes = new Set();
        if ('with' in node && node.with) {
            this.#collectCTEIds(node.with, ctes);
        }
        return ctes;
    }
    #collectSchemableIdsFromTableExpr(node, schemableIds) {
        if (table_node/* TableNode */.H.is(node)) {
            return this.#collectSchemableId(node.table, schemableIds);
        }
        if (alias_node/* AliasNode */.N.is(node) && table_node/* TableNode */.H.is(node.node)) {
            return this.#collectSchemableId(node.node.table, schemableIds);
        }
        if (list_node/* ListNode */.v.is(node)) {
            for (const table of node.items) {
                this.#collectSchemableIdsFromTableExpr(table, schemableIds);
            }
            return;
        }
        if (using_node/* UsingNode */.f.is(node)) {
            for (const table of node.tables) {
                this.#collectSchemableIdsFromTableExpr(table, schemableIds);
            }
            return;
        }
    }
    #collectSchemableId(node, schemableIds) {
        const id = node.identifier.name;
        if (!this.#schemableIds.has(id) && !this.#ctes.has(id)) {
            schemableIds.add(id);
        }
    }
    #collectCTEIds(node, ctes) {
        for (const expr of node.expressions) {
            const cteId = expr.name.table.table.identifier.name;
            if (!this.#ctes.has(cteId)) {
                ctes.add(cteId);
            }
        }
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/plugin/with-schema/with-schema-plugin.js
/// <reference types="./with-schema-plugin.d.ts" />

class WithSchemaPlugin {
    #transformer;
    constructor(schema) {
        this.#transformer = new WithSchemaTransformer(schema);
    }
    transformQuery(args) {
        return this.#transformer.transformNode(args.node, args.queryId);
    }
    async transformResult(args) {
        return args.result;
    }
}


/***/ }),

/***/ 20456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OU: () => (/* binding */ CaseBuilder)
/* harmony export */ });
/* unused harmony exports CaseThenBuilder, CaseWhenBuilder, CaseEndBuilder */
/* harmony import */ var _expression_expression_wrapper_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47714);
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/* harmony import */ var _operation_node_case_node_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32309);
/* harmony import */ var _operation_node_when_node_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49669);
/* harmony import */ var _parser_binary_operation_parser_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38322);
/* harmony import */ var _parser_value_parser_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74238);
/// <reference types="./case-builder.d.ts" />






class CaseBuilder {
    #props;
    constructor(props) {
        this.#props = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)(props);
    }
    when(...args) {
        return new CaseThenBuilder({
            ...this.#props,
            node: _operation_node_case_node_js__WEBPACK_IMPORTED_MODULE_1__/* .CaseNode */ .P.cloneWithWhen(this.#props.node, _operation_node_when_node_js__WEBPACK_IMPORTED_MODULE_2__/* .WhenNode */ .t.create((0,_parser_binary_operation_parser_js__WEBPACK_IMPORTED_MODULE_3__/* .parseValueBinaryOperationOrExpression */ .GB)(args))),
        });
    }
}
class CaseThenBuilder {
    #props;
    constructor(props) {
        this.#props = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)(props);
    }
    then(valueExpression) {
        return new CaseWhenBuilder({
            ...this.#props,
            node: _operation_node_case_node_js__WEBPACK_IMPORTED_MODULE_1__/* .CaseNode */ .P.cloneWithThen(this.#props.node, (0,_parser_value_parser_js__WEBPACK_IMPORTED_MODULE_4__/* .isSafeImmediateValue */ .qH)(valueExpression)
                ? (0,_parser_value_parser_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSafeImmediateValue */ .dJ)(valueExpression)
                : (0,_parser_value_parser_js__WEBPACK_IMPORTED_MODULE_4__/* .parseValueExpression */ .$s)(valueExpression)),
        });
    }
}
class CaseWhenBuilder {
    #props;
    constructor(props) {
        this.#props = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)(props);
    }
    when(...args) {
        return new CaseThenBuilder({
            ...this.#props,
            node: _operation_node_case_node_js__WEBPACK_IMPORTED_MODULE_1__/* .CaseNode */ .P.cloneWithWhen(this.#props.node, _operation_node_when_node_js__WEBPACK_IMPORTED_MODULE_2__/* .WhenNode */ .t.create((0,_parser_binary_operation_parser_js__WEBPACK_IMPORTED_MODULE_3__/* .parseValueBinaryOperationOrExpression */ .GB)(args))),
        });
    }
    else(valueExpression) {
        return new CaseEndBuilder({
            ...this.#props,
            node: _operation_node_case_node_js__WEBPACK_IMPORTED_MODULE_1__/* .CaseNode */ .P.cloneWith(this.#props.node, {
                else: (0,_parser_value_parser_js__WEBPACK_IMPORTED_MODULE_4__/* .isSafeImmediateValue */ .qH)(valueExpression)
                    ? (0,_parser_value_parser_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSafeImmediateValue */ .dJ)(valueExpression)
                    : (0,_parser_value_parser_js__WEBPACK_IMPORTED_MODULE_4__/* .parseValueExpression */ .$s)(valueExpression),
            }),
        });
    }
    end() {
        return new _expression_expression_wrapper_js__WEBPACK_IMPORTED_MODULE_5__/* .ExpressionWrapper */ .Is(_operation_node_case_node_js__WEBPACK_IMPORTED_MODULE_1__/* .CaseNode */ .P.cloneWith(this.#props.node, { isStatement: false }));
    }
    endCase() {
        return new _expression_expression_wrapper_js__WEBPACK_IMPORTED_MODULE_5__/* .ExpressionWrapper */ .Is(_operation_node_case_node_js__WEBPACK_IMPORTED_MODULE_1__/* .CaseNode */ .P.cloneWith(this.#props.node, { isStatement: true }));
    }
}
class CaseEndBuilder {
    #props;
    constructor(props) {
        this.#props = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)(props);
    }
    end() {
        return new _expression_expression_wrapper_js__WEBPACK_IMPORTED_MODULE_5__/* .ExpressionWrapper */ .Is(_operation_node_case_node_js__WEBPACK_IMPORTED_MODULE_1__/* .CaseNode */ .P.cloneWith(this.#props.node, { isStatement: false }));
    }
    endCase() {
        return new _expression_expression_wrapper_js__WEBPACK_IMPORTED_MODULE_5__/* .ExpressionWrapper */ .Is(_operation_node_case_node_js__WEBPACK_IMPORTED_MODULE_1__/* .CaseNode */ .P.cloneWith(this.#props.node, { isStatement: true }));
    }
}


/***/ }),

/***/ 45369:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ createFunctionModule)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/expression/expression-wrapper.js
var expression_wrapper = __webpack_require__(47714);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/object-utils.js
var object_utils = __webpack_require__(64403);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/where-node.js
var where_node = __webpack_require__(60950);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/order-by-node.js
var order_by_node = __webpack_require__(63043);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/aggregate-function-node.js
/// <reference types="./aggregate-function-node.d.ts" />



/**
 * @internal
 */
const AggregateFunctionNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'AggregateFunctionNode';
    },
    create(aggregateFunction, aggregated = []) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'AggregateFunctionNode',
            func: aggregateFunction,
            aggregated,
        });
    },
    cloneWithDistinct(aggregateFunctionNode) {
        return (0,object_utils/* freeze */.CN)({
            ...aggregateFunctionNode,
            distinct: true,
        });
    },
    cloneWithOrderBy(aggregateFunctionNode, orderItems, withinGroup = false) {
        const prop = withinGroup ? 'withinGroup' : 'orderBy';
        return (0,object_utils/* freeze */.CN)({
            ...aggregateFunctionNode,
            [prop]: aggregateFunctionNode[prop]
                ? order_by_node/* OrderByNode */.O.cloneWithItems(aggregateFunctionNode[prop], orderItems)
                : order_by_node/* OrderByNode */.O.create(orderItems),
        });
    },
    cloneWithFilter(aggregateFunctionNode, filter) {
        return (0,object_utils/* freeze */.CN)({
            ...aggregateFunctionNode,
            filter: aggregateFunctionNode.filter
                ? where_node/* WhereNode */.o.cloneWithOperation(aggregateFunctionNode.filter, 'And', filter)
                : where_node/* WhereNode */.o.create(filter),
        });
    },
    cloneWithOrFilter(aggregateFunctionNode, filter) {
        return (0,object_utils/* freeze */.CN)({
            ...aggregateFunctionNode,
            filter: aggregateFunctionNode.filter
                ? where_node/* WhereNode */.o.cloneWithOperation(aggregateFunctionNode.filter, 'Or', filter)
                : where_node/* WhereNode */.o.create(filter),
        });
    },
    cloneWithOver(aggregateFunctionNode, over) {
        return (0,object_utils/* freeze */.CN)({
            ...aggregateFunctionNode,
            over,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/function-node.js
/// <reference types="./function-node.d.ts" />

/**
 * @internal
 */
const FunctionNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'FunctionNode';
    },
    create(func, args) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'FunctionNode',
            func,
            arguments: args,
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/reference-parser.js
var reference_parser = __webpack_require__(80554);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/select-parser.js + 1 modules
var select_parser = __webpack_require__(19033);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/alias-node.js
var alias_node = __webpack_require__(1275);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/identifier-node.js
var identifier_node = __webpack_require__(72500);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/parse-utils.js + 6 modules
var parse_utils = __webpack_require__(44403);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/binary-operation-parser.js
var binary_operation_parser = __webpack_require__(38322);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/order-by-parser.js + 3 modules
var order_by_parser = __webpack_require__(51765);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/query-node.js + 3 modules
var query_node = __webpack_require__(80602);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/query-builder/aggregate-function-builder.js
/// <reference types="./aggregate-function-builder.d.ts" />








class AggregateFunctionBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    /** @private */
    get expressionType() {
        return undefined;
    }
    /**
     * Returns an aliased version of the function.
     *
     * In addition to slapping `as "the_alias"` to the end of the SQL,
     * this method also provides strict typing:
     *
     * ```ts
     * const result = await db
     *   .selectFrom('person')
     *   .select(
     *     (eb) => eb.fn.count<number>('id').as('person_count')
     *   )
     *   .executeTakeFirstOrThrow()
     *
     * // `person_count: number` field exists in the result type.
     * console.log(result.person_count)
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * select count("id") as "person_count"
     * from "person"
     * ```
     */
    as(alias) {
        return new AliasedAggregateFunctionBuilder(this, alias);
    }
    /**
     * Adds a `distinct` clause inside the function.
     *
     * ### Examples
     *
     * ```ts
     * const result = await db
     *   .selectFrom('person')
     *   .select((eb) =>
     *     eb.fn.count<number>('first_name').distinct().as('first_name_count')
     *   )
     *   .executeTakeFirstOrThrow()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * select count(distinct "first_name") as "first_name_count"
     * from "person"
     * ```
     */
    distinct() {
        return new AggregateFunctionBuilder({
            ...this.#props,
            aggregateFunctionNode: AggregateFunctionNode.cloneWithDistinct(this.#props.aggregateFunctionNode),
        });
    }
    orderBy(...args) {
        return new AggregateFunctionBuilder({
            ...this.#props,
            aggregateFunctionNode: query_node/* QueryNode */.L.cloneWithOrderByItems(this.#props.aggregateFunctionNode, (0,order_by_parser/* parseOrderBy */.xk)(args)),
        });
    }
    clearOrderBy() {
        return new AggregateFunctionBuilder({
            ...this.#props,
            aggregateFunctionNode: query_node/* QueryNode */.L.cloneWithoutOrderBy(this.#props.aggregateFunctionNode),
        });
    }
    withinGroupOrderBy(...args) {
        return new AggregateFunctionBuilder({
            ...this.#props,
            aggregateFunctionNode: AggregateFunctionNode.cloneWithOrderBy(this.#props.aggregateFunctionNode, (0,order_by_parser/* parseOrderBy */.xk)(args), true),
        });
    }
    filterWhere(...args) {
        return new AggregateFunctionBuilder({
            ...this.#props,
            aggregateFunctionNode: AggregateFunctionNode.cloneWithFilter(this.#props.aggregateFunctionNode, (0,binary_operation_parser/* parseValueBinaryOperationOrExpression */.GB)(args)),
        });
    }
    /**
     * Adds a `filter` clause with a nested `where` clause after the function, where
     * both sides of the operator are references to columns.
     *
     * Similar to {@link WhereInterface}'s `whereRef` method.
     *
     * ### Examples
     *
     * Count people with same first and last names versus general public:
     *
     * ```ts
     * const result = await db
     *   .selectFrom('person')
     *   .select((eb) => [
     *     eb.fn
     *       .count<number>('id')
     *       .filterWhereRef('first_name', '=', 'last_name')
     *       .as('repeat_name_count'),
     *     eb.fn.count<number>('id').as('total_count'),
     *   ])
     *   .executeTakeFirstOrThrow()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * select
     *   count("id") filter(where "first_name" = "last_name") as "repeat_name_count",
     *   count("id") as "total_count"
     * from "person"
     * ```
     */
    filterWhereRef(lhs, op, rhs) {
        return new AggregateFunctionBuilder({
            ...this.#props,
            aggregateFunctionNode: AggregateFunctionNode.cloneWithFilter(this.#props.aggregateFunctionNode, (0,binary_operation_parser/* parseReferentialBinaryOperation */.vC)(lhs, op, rhs)),
        });
    }
    /**
     * Adds an `over` clause (window functions) after the function.
     *
     * ### Examples
     *
     * ```ts
     * const result = await db
     *   .selectFrom('person')
     *   .select(
     *     (eb) => eb.fn.avg<number>('age').over().as('average_age')
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * select avg("age") over() as "average_age"
     * from "person"
     * ```
     *
     * Also supports passing a callback that returns an over builder,
     * allowing to add partition by and sort by clauses inside over.
     *
     * ```ts
     * const result = await db
     *   .selectFrom('person')
     *   .select(
     *     (eb) => eb.fn.avg<number>('age').over(
     *       ob => ob.partitionBy('last_name').orderBy('first_name', 'asc')
     *     ).as('average_age')
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * select avg("age") over(partition by "last_name" order by "first_name" asc) as "average_age"
     * from "person"
     * ```
     */
    over(over) {
        const builder = (0,parse_utils/* createOverBuilder */.EQ)();
        return new AggregateFunctionBuilder({
            ...this.#props,
            aggregateFunctionNode: AggregateFunctionNode.cloneWithOver(this.#props.aggregateFunctionNode, (over ? over(builder) : builder).toOperationNode()),
        });
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    /**
     * Casts the expression to the given type.
     *
     * This method call doesn't change the SQL in any way. This methods simply
     * returns a copy of this `AggregateFunctionBuilder` with a new output type.
     */
    $castTo() {
        return new AggregateFunctionBuilder(this.#props);
    }
    /**
     * Omit null from the expression's type.
     *
     * This function can be useful in cases where you know an expression can't be
     * null, but Kysely is unable to infer it.
     *
     * This method call doesn't change the SQL in any way. This methods simply
     * returns a copy of `this` with a new output type.
     */
    $notNull() {
        return new AggregateFunctionBuilder(this.#props);
    }
    toOperationNode() {
        return this.#props.aggregateFunctionNode;
    }
}
/**
 * {@link AggregateFunctionBuilder} with an alias. The result of calling {@link AggregateFunctionBuilder.as}.
 */
class AliasedAggregateFunctionBuilder {
    #aggregateFunctionBuilder;
    #alias;
    constructor(aggregateFunctionBuilder, alias) {
        this.#aggregateFunctionBuilder = aggregateFunctionBuilder;
        this.#alias = alias;
    }
    /** @private */
    get expression() {
        return this.#aggregateFunctionBuilder;
    }
    /** @private */
    get alias() {
        return this.#alias;
    }
    toOperationNode() {
        return alias_node/* AliasNode */.N.create(this.#aggregateFunctionBuilder.toOperationNode(), identifier_node/* IdentifierNode */.O.create(this.#alias));
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/table-parser.js
var table_parser = __webpack_require__(30985);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/query-builder/function-module.js
/// <reference types="./function-module.d.ts" />








function createFunctionModule() {
    const fn = (name, args) => {
        return new expression_wrapper/* ExpressionWrapper */.Is(FunctionNode.create(name, (0,reference_parser/* parseReferenceExpressionOrList */.kU)(args ?? [])));
    };
    const agg = (name, args) => {
        return new AggregateFunctionBuilder({
            aggregateFunctionNode: AggregateFunctionNode.create(name, args ? (0,reference_parser/* parseReferenceExpressionOrList */.kU)(args) : undefined),
        });
    };
    return Object.assign(fn, {
        agg,
        avg(column) {
            return agg('avg', [column]);
        },
        coalesce(...values) {
            return fn('coalesce', values);
        },
        count(column) {
            return agg('count', [column]);
        },
        countAll(table) {
            return new AggregateFunctionBuilder({
                aggregateFunctionNode: AggregateFunctionNode.create('count', (0,select_parser/* parseSelectAll */.J)(table)),
            });
        },
        max(column) {
            return agg('max', [column]);
        },
        min(column) {
            return agg('min', [column]);
        },
        sum(column) {
            return agg('sum', [column]);
        },
        any(column) {
            return fn('any', [column]);
        },
        jsonAgg(table) {
            return new AggregateFunctionBuilder({
                aggregateFunctionNode: AggregateFunctionNode.create('json_agg', [
                    (0,object_utils/* isString */.Kg)(table) ? (0,table_parser/* parseTable */.M$)(table) : table.toOperationNode(),
                ]),
            });
        },
        toJson(table) {
            return new expression_wrapper/* ExpressionWrapper */.Is(FunctionNode.create('to_json', [
                (0,object_utils/* isString */.Kg)(table) ? (0,table_parser/* parseTable */.M$)(table) : table.toOperationNode(),
            ]));
        },
    });
}


/***/ }),

/***/ 43008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ NoResultError),
/* harmony export */   x: () => (/* binding */ isNoResultErrorConstructor)
/* harmony export */ });
/// <reference types="./no-result-error.d.ts" />
class NoResultError extends Error {
    /**
     * The operation node tree of the query that was executed.
     */
    node;
    constructor(node) {
        super('no result');
        this.node = node;
    }
}
function isNoResultErrorConstructor(fn) {
    return Object.prototype.hasOwnProperty.call(fn, 'prototype');
}


/***/ }),

/***/ 70415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ createSelectQueryBuilder)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/alias-node.js
var alias_node = __webpack_require__(1275);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/object-utils.js
var object_utils = __webpack_require__(64403);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/select-modifier-node.js
/// <reference types="./select-modifier-node.d.ts" />

/**
 * @internal
 */
const SelectModifierNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'SelectModifierNode';
    },
    create(modifier, of) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'SelectModifierNode',
            modifier,
            of,
        });
    },
    createWithExpression(modifier) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'SelectModifierNode',
            rawModifier: modifier,
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/join-parser.js
var join_parser = __webpack_require__(44609);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/table-parser.js
var table_parser = __webpack_require__(30985);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/select-parser.js + 1 modules
var select_parser = __webpack_require__(19033);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/reference-parser.js
var reference_parser = __webpack_require__(80554);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/select-query-node.js + 2 modules
var select_query_node = __webpack_require__(24517);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/query-node.js + 3 modules
var query_node = __webpack_require__(80602);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/order-by-parser.js + 3 modules
var order_by_parser = __webpack_require__(51765);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/limit-node.js
var limit_node = __webpack_require__(18882);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/offset-node.js
/// <reference types="./offset-node.d.ts" />

/**
 * @internal
 */
const OffsetNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'OffsetNode';
    },
    create(offset) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'OffsetNode',
            offset,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/group-by-item-node.js
/// <reference types="./group-by-item-node.d.ts" />

/**
 * @internal
 */
const GroupByItemNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'GroupByItemNode';
    },
    create(groupBy) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'GroupByItemNode',
            groupBy,
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/expression/expression-builder.js + 6 modules
var expression_builder = __webpack_require__(22994);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/parser/group-by-parser.js
/// <reference types="./group-by-parser.d.ts" />




function parseGroupBy(groupBy) {
    groupBy = (0,object_utils/* isFunction */.Tn)(groupBy) ? groupBy((0,expression_builder/* expressionBuilder */.A)()) : groupBy;
    return (0,reference_parser/* parseReferenceExpressionOrList */.kU)(groupBy).map(GroupByItemNode.create);
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/query-builder/no-result-error.js
var no_result_error = __webpack_require__(43008);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/identifier-node.js
var identifier_node = __webpack_require__(72500);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/set-operation-node.js
var set_operation_node = __webpack_require__(2131);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/expression-parser.js
var expression_parser = __webpack_require__(61655);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/parser/set-operation-parser.js
/// <reference types="./set-operation-parser.d.ts" />




function parseSetOperations(operator, expression, all) {
    if ((0,object_utils/* isFunction */.Tn)(expression)) {
        expression = expression((0,expression_builder/* createExpressionBuilder */.O)());
    }
    if (!(0,object_utils/* isReadonlyArray */.MH)(expression)) {
        expression = [expression];
    }
    return expression.map((expr) => set_operation_node/* SetOperationNode */.i.create(operator, (0,expression_parser/* parseExpression */.YK)(expr), all));
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/binary-operation-parser.js
var binary_operation_parser = __webpack_require__(38322);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/expression/expression-wrapper.js
var expression_wrapper = __webpack_require__(47714);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/value-parser.js
var value_parser = __webpack_require__(74238);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/value-node.js
var value_node = __webpack_require__(93732);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/fetch-node.js
/// <reference types="./fetch-node.d.ts" />


/**
 * @internal
 */
const FetchNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'FetchNode';
    },
    create(rowCount, modifier) {
        return {
            kind: 'FetchNode',
            rowCount: value_node/* ValueNode */.q.create(rowCount),
            modifier,
        };
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/parser/fetch-parser.js
/// <reference types="./fetch-parser.d.ts" />


function parseFetch(rowCount, modifier) {
    if (!(0,object_utils/* isNumber */.Et)(rowCount) && !(0,object_utils/* isBigInt */.sI)(rowCount)) {
        throw new Error(`Invalid fetch row count: ${rowCount}`);
    }
    if (!isFetchModifier(modifier)) {
        throw new Error(`Invalid fetch modifier: ${modifier}`);
    }
    return FetchNode.create(rowCount, modifier);
}
function isFetchModifier(value) {
    return value === 'only' || value === 'with ties';
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/top-parser.js + 1 modules
var top_parser = __webpack_require__(80848);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/query-builder/select-query-builder.js
/// <reference types="./select-query-builder.d.ts" />
var _a;





















class SelectQueryBuilderImpl {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    get expressionType() {
        return undefined;
    }
    get isSelectQueryBuilder() {
        return true;
    }
    where(...args) {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithWhere(this.#props.queryNode, (0,binary_operation_parser/* parseValueBinaryOperationOrExpression */.GB)(args)),
        });
    }
    whereRef(lhs, op, rhs) {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithWhere(this.#props.queryNode, (0,binary_operation_parser/* parseReferentialBinaryOperation */.vC)(lhs, op, rhs)),
        });
    }
    having(...args) {
        return new _a({
            ...this.#props,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithHaving(this.#props.queryNode, (0,binary_operation_parser/* parseValueBinaryOperationOrExpression */.GB)(args)),
        });
    }
    havingRef(lhs, op, rhs) {
        return new _a({
            ...this.#props,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithHaving(this.#props.queryNode, (0,binary_operation_parser/* parseReferentialBinaryOperation */.vC)(lhs, op, rhs)),
        });
    }
    select(selection) {
        return new _a({
            ...this.#props,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithSelections(this.#props.queryNode, (0,select_parser/* parseSelectArg */.G)(selection)),
        });
    }
    distinctOn(selection) {
        return new _a({
            ...this.#props,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithDistinctOn(this.#props.queryNode, (0,reference_parser/* parseReferenceExpressionOrList */.kU)(selection)),
        });
    }
    modifyFront(modifier) {
        return new _a({
            ...this.#props,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithFrontModifier(this.#props.queryNode, SelectModifierNode.createWithExpression(modifier.toOperationNode())),
        });
    }
    modifyEnd(modifier) {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithEndModifier(this.#props.queryNode, SelectModifierNode.createWithExpression(modifier.toOperationNode())),
        });
    }
    distinct() {
        return new _a({
            ...this.#props,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithFrontModifier(this.#props.queryNode, SelectModifierNode.create('Distinct')),
        });
    }
    forUpdate(of) {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithEndModifier(this.#props.queryNode, SelectModifierNode.create('ForUpdate', of ? (0,object_utils/* asArray */._j)(of).map(table_parser/* parseTable */.M$) : undefined)),
        });
    }
    forShare(of) {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithEndModifier(this.#props.queryNode, SelectModifierNode.create('ForShare', of ? (0,object_utils/* asArray */._j)(of).map(table_parser/* parseTable */.M$) : undefined)),
        });
    }
    forKeyShare(of) {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithEndModifier(this.#props.queryNode, SelectModifierNode.create('ForKeyShare', of ? (0,object_utils/* asArray */._j)(of).map(table_parser/* parseTable */.M$) : undefined)),
        });
    }
    forNoKeyUpdate(of) {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithEndModifier(this.#props.queryNode, SelectModifierNode.create('ForNoKeyUpdate', of ? (0,object_utils/* asArray */._j)(of).map(table_parser/* parseTable */.M$) : undefined)),
        });
    }
    skipLocked() {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithEndModifier(this.#props.queryNode, SelectModifierNode.create('SkipLocked')),
        });
    }
    noWait() {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithEndModifier(this.#props.queryNode, SelectModifierNode.create('NoWait')),
        });
    }
    selectAll(table) {
        return new _a({
            ...this.#props,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithSelections(this.#props.queryNode, (0,select_parser/* parseSelectAll */.J)(table)),
        });
    }
    innerJoin(...args) {
        return this.#join('InnerJoin', args);
    }
    leftJoin(...args) {
        return this.#join('LeftJoin', args);
    }
    rightJoin(...args) {
        return this.#join('RightJoin', args);
    }
    fullJoin(...args) {
        return this.#join('FullJoin', args);
    }
    crossJoin(...args) {
        return this.#join('CrossJoin', args);
    }
    innerJoinLateral(...args) {
        return this.#join('LateralInnerJoin', args);
    }
    leftJoinLateral(...args) {
        return this.#join('LateralLeftJoin', args);
    }
    crossJoinLateral(...args) {
        return this.#join('LateralCrossJoin', args);
    }
    crossApply(...args) {
        return this.#join('CrossApply', args);
    }
    outerApply(...args) {
        return this.#join('OuterApply', args);
    }
    #join(joinType, args) {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithJoin(this.#props.queryNode, (0,join_parser/* parseJoin */.a)(joinType, args)),
        });
    }
    orderBy(...args) {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithOrderByItems(this.#props.queryNode, (0,order_by_parser/* parseOrderBy */.xk)(args)),
        });
    }
    groupBy(groupBy) {
        return new _a({
            ...this.#props,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithGroupByItems(this.#props.queryNode, parseGroupBy(groupBy)),
        });
    }
    limit(limit) {
        return new _a({
            ...this.#props,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithLimit(this.#props.queryNode, limit_node/* LimitNode */.a.create((0,value_parser/* parseValueExpression */.$s)(limit))),
        });
    }
    offset(offset) {
        return new _a({
            ...this.#props,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithOffset(this.#props.queryNode, OffsetNode.create((0,value_parser/* parseValueExpression */.$s)(offset))),
        });
    }
    fetch(rowCount, modifier = 'only') {
        return new _a({
            ...this.#props,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithFetch(this.#props.queryNode, parseFetch(rowCount, modifier)),
        });
    }
    top(expression, modifiers) {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithTop(this.#props.queryNode, (0,top_parser/* parseTop */.f)(expression, modifiers)),
        });
    }
    union(expression) {
        return new _a({
            ...this.#props,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithSetOperations(this.#props.queryNode, parseSetOperations('union', expression, false)),
        });
    }
    unionAll(expression) {
        return new _a({
            ...this.#props,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithSetOperations(this.#props.queryNode, parseSetOperations('union', expression, true)),
        });
    }
    intersect(expression) {
        return new _a({
            ...this.#props,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithSetOperations(this.#props.queryNode, parseSetOperations('intersect', expression, false)),
        });
    }
    intersectAll(expression) {
        return new _a({
            ...this.#props,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithSetOperations(this.#props.queryNode, parseSetOperations('intersect', expression, true)),
        });
    }
    except(expression) {
        return new _a({
            ...this.#props,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithSetOperations(this.#props.queryNode, parseSetOperations('except', expression, false)),
        });
    }
    exceptAll(expression) {
        return new _a({
            ...this.#props,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithSetOperations(this.#props.queryNode, parseSetOperations('except', expression, true)),
        });
    }
    as(alias) {
        return new AliasedSelectQueryBuilderImpl(this, alias);
    }
    clearSelect() {
        return new _a({
            ...this.#props,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithoutSelections(this.#props.queryNode),
        });
    }
    clearWhere() {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithoutWhere(this.#props.queryNode),
        });
    }
    clearLimit() {
        return new _a({
            ...this.#props,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithoutLimit(this.#props.queryNode),
        });
    }
    clearOffset() {
        return new _a({
            ...this.#props,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithoutOffset(this.#props.queryNode),
        });
    }
    clearOrderBy() {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithoutOrderBy(this.#props.queryNode),
        });
    }
    clearGroupBy() {
        return new _a({
            ...this.#props,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithoutGroupBy(this.#props.queryNode),
        });
    }
    $call(func) {
        return func(this);
    }
    $if(condition, func) {
        if (condition) {
            return func(this);
        }
        return new _a({
            ...this.#props,
        });
    }
    $castTo() {
        return new _a(this.#props);
    }
    $narrowType() {
        return new _a(this.#props);
    }
    $assertType() {
        return new _a(this.#props);
    }
    $asTuple() {
        return new expression_wrapper/* ExpressionWrapper */.Is(this.toOperationNode());
    }
    $asScalar() {
        return new expression_wrapper/* ExpressionWrapper */.Is(this.toOperationNode());
    }
    withPlugin(plugin) {
        return new _a({
            ...this.#props,
            executor: this.#props.executor.withPlugin(plugin),
        });
    }
    toOperationNode() {
        return this.#props.executor.transformQuery(this.#props.queryNode, this.#props.queryId);
    }
    compile() {
        return this.#props.executor.compileQuery(this.toOperationNode(), this.#props.queryId);
    }
    async execute() {
        const compiledQuery = this.compile();
        const result = await this.#props.executor.executeQuery(compiledQuery);
        return result.rows;
    }
    async executeTakeFirst() {
        const [result] = await this.execute();
        return result;
    }
    async executeTakeFirstOrThrow(errorConstructor = no_result_error/* NoResultError */.F) {
        const result = await this.executeTakeFirst();
        if (result === undefined) {
            const error = (0,no_result_error/* isNoResultErrorConstructor */.x)(errorConstructor)
                ? new errorConstructor(this.toOperationNode())
                : errorConstructor(this.toOperationNode());
            throw error;
        }
        return result;
    }
    async *stream(chunkSize = 100) {
        const compiledQuery = this.compile();
        const stream = this.#props.executor.stream(compiledQuery, chunkSize);
        for await (const item of stream) {
            yield* item.rows;
        }
    }
    async explain(format, options) {
        const builder = new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithExplain(this.#props.queryNode, format, options),
        });
        return await builder.execute();
    }
}
_a = SelectQueryBuilderImpl;
function createSelectQueryBuilder(props) {
    return new SelectQueryBuilderImpl(props);
}
/**
 * {@link SelectQueryBuilder} with an alias. The result of calling {@link SelectQueryBuilder.as}.
 */
class AliasedSelectQueryBuilderImpl {
    #queryBuilder;
    #alias;
    constructor(queryBuilder, alias) {
        this.#queryBuilder = queryBuilder;
        this.#alias = alias;
    }
    get expression() {
        return this.#queryBuilder;
    }
    get alias() {
        return this.#alias;
    }
    get isAliasedSelectQueryBuilder() {
        return true;
    }
    toOperationNode() {
        return alias_node/* AliasNode */.N.create(this.#queryBuilder.toOperationNode(), identifier_node/* IdentifierNode */.O.create(this.#alias));
    }
}


/***/ }),

/***/ 29822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ QueryCreator)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/query-builder/select-query-builder.js + 7 modules
var select_query_builder = __webpack_require__(70415);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/select-parser.js + 1 modules
var select_parser = __webpack_require__(19033);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/column-node.js
var column_node = __webpack_require__(58711);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/primitive-value-list-node.js
var primitive_value_list_node = __webpack_require__(60817);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/value-list-node.js
var value_list_node = __webpack_require__(47093);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/object-utils.js
var object_utils = __webpack_require__(64403);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/value-parser.js
var value_parser = __webpack_require__(74238);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/values-node.js
/// <reference types="./values-node.d.ts" />

/**
 * @internal
 */
const ValuesNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'ValuesNode';
    },
    create(values) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'ValuesNode',
            values: (0,object_utils/* freeze */.CN)(values),
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/expression-parser.js
var expression_parser = __webpack_require__(61655);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/default-insert-value-node.js
/// <reference types="./default-insert-value-node.d.ts" />

/**
 * @internal
 */
const DefaultInsertValueNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'DefaultInsertValueNode';
    },
    create() {
        return (0,object_utils/* freeze */.CN)({
            kind: 'DefaultInsertValueNode',
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/expression/expression-builder.js + 6 modules
var expression_builder = __webpack_require__(22994);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/parser/insert-values-parser.js
/// <reference types="./insert-values-parser.d.ts" />









function parseInsertExpression(arg) {
    const objectOrList = (0,object_utils/* isFunction */.Tn)(arg) ? arg((0,expression_builder/* expressionBuilder */.A)()) : arg;
    const list = (0,object_utils/* isReadonlyArray */.MH)(objectOrList)
        ? objectOrList
        : (0,object_utils/* freeze */.CN)([objectOrList]);
    return parseInsertColumnsAndValues(list);
}
function parseInsertColumnsAndValues(rows) {
    const columns = parseColumnNamesAndIndexes(rows);
    return [
        (0,object_utils/* freeze */.CN)([...columns.keys()].map(column_node/* ColumnNode */.Z.create)),
        ValuesNode.create(rows.map((row) => parseRowValues(row, columns))),
    ];
}
function parseColumnNamesAndIndexes(rows) {
    const columns = new Map();
    for (const row of rows) {
        const cols = Object.keys(row);
        for (const col of cols) {
            if (!columns.has(col) && row[col] !== undefined) {
                columns.set(col, columns.size);
            }
        }
    }
    return columns;
}
function parseRowValues(row, columns) {
    const rowColumns = Object.keys(row);
    const rowValues = Array.from({
        length: columns.size,
    });
    let hasUndefinedOrComplexColumns = false;
    let indexedRowColumns = rowColumns.length;
    for (const col of rowColumns) {
        const columnIdx = columns.get(col);
        if ((0,object_utils/* isUndefined */.b0)(columnIdx)) {
            indexedRowColumns--;
            continue;
        }
        const value = row[col];
        if ((0,object_utils/* isUndefined */.b0)(value) || (0,expression_parser/* isExpressionOrFactory */.SS)(value)) {
            hasUndefinedOrComplexColumns = true;
        }
        rowValues[columnIdx] = value;
    }
    const hasMissingColumns = indexedRowColumns < columns.size;
    if (hasMissingColumns || hasUndefinedOrComplexColumns) {
        const defaultValue = DefaultInsertValueNode.create();
        return value_list_node/* ValueListNode */.s.create(rowValues.map((it) => (0,object_utils/* isUndefined */.b0)(it) ? defaultValue : (0,value_parser/* parseValueExpression */.$s)(it)));
    }
    return primitive_value_list_node/* PrimitiveValueListNode */.h.create(rowValues);
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/insert-query-node.js
var insert_query_node = __webpack_require__(21473);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/query-node.js + 3 modules
var query_node = __webpack_require__(80602);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/column-update-node.js
/// <reference types="./column-update-node.d.ts" />

/**
 * @internal
 */
const ColumnUpdateNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'ColumnUpdateNode';
    },
    create(column, value) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'ColumnUpdateNode',
            column,
            value,
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/reference-parser.js
var reference_parser = __webpack_require__(80554);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/parser/update-set-parser.js
/// <reference types="./update-set-parser.d.ts" />






function parseUpdate(...args) {
    if (args.length === 2) {
        return [
            ColumnUpdateNode.create((0,reference_parser/* parseReferenceExpression */.$O)(args[0]), (0,value_parser/* parseValueExpression */.$s)(args[1])),
        ];
    }
    return parseUpdateObjectExpression(args[0]);
}
function parseUpdateObjectExpression(update) {
    const updateObj = (0,object_utils/* isFunction */.Tn)(update) ? update((0,expression_builder/* expressionBuilder */.A)()) : update;
    return Object.entries(updateObj)
        .filter(([_, value]) => value !== undefined)
        .map(([key, value]) => {
        return ColumnUpdateNode.create(column_node/* ColumnNode */.Z.create(key), (0,value_parser/* parseValueExpression */.$s)(value));
    });
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/on-duplicate-key-node.js
/// <reference types="./on-duplicate-key-node.d.ts" />

/**
 * @internal
 */
const OnDuplicateKeyNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'OnDuplicateKeyNode';
    },
    create(updates) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'OnDuplicateKeyNode',
            updates,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/query-builder/insert-result.js
/// <reference types="./insert-result.d.ts" />
/**
 * The result of an insert query.
 *
 * If the table has an auto incrementing primary key {@link insertId} will hold
 * the generated id on dialects that support it. For example PostgreSQL doesn't
 * return the id by default and {@link insertId} is undefined. On PostgreSQL you
 * need to use {@link ReturningInterface.returning} or {@link ReturningInterface.returningAll}
 * to get out the inserted id.
 *
 * {@link numInsertedOrUpdatedRows} holds the number of (actually) inserted rows.
 * On MySQL, updated rows are counted twice when using `on duplicate key update`.
 *
 * ### Examples
 *
 * ```ts
 * import type { NewPerson } from 'type-editor' // imaginary module
 *
 * async function insertPerson(person: NewPerson) {
 *   const result = await db
 *     .insertInto('person')
 *     .values(person)
 *     .executeTakeFirstOrThrow()
 *
 *   console.log(result.insertId) // relevant on MySQL
 *   console.log(result.numInsertedOrUpdatedRows) // always relevant
 * }
 * ```
 */
class InsertResult {
    /**
     * The auto incrementing primary key of the inserted row.
     *
     * This property can be undefined when the query contains an `on conflict`
     * clause that makes the query succeed even when nothing gets inserted.
     *
     * This property is always undefined on dialects like PostgreSQL that
     * don't return the inserted id by default. On those dialects you need
     * to use the {@link ReturningInterface.returning | returning} method.
     */
    insertId;
    /**
     * Affected rows count.
     */
    numInsertedOrUpdatedRows;
    constructor(insertId, numInsertedOrUpdatedRows) {
        this.insertId = insertId;
        this.numInsertedOrUpdatedRows = numInsertedOrUpdatedRows;
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/query-builder/no-result-error.js
var no_result_error = __webpack_require__(43008);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/identifier-node.js
var identifier_node = __webpack_require__(72500);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/where-node.js
var where_node = __webpack_require__(60950);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/on-conflict-node.js
/// <reference types="./on-conflict-node.d.ts" />


/**
 * @internal
 */
const OnConflictNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'OnConflictNode';
    },
    create() {
        return (0,object_utils/* freeze */.CN)({
            kind: 'OnConflictNode',
        });
    },
    cloneWith(node, props) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            ...props,
        });
    },
    cloneWithIndexWhere(node, operation) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            indexWhere: node.indexWhere
                ? where_node/* WhereNode */.o.cloneWithOperation(node.indexWhere, 'And', operation)
                : where_node/* WhereNode */.o.create(operation),
        });
    },
    cloneWithIndexOrWhere(node, operation) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            indexWhere: node.indexWhere
                ? where_node/* WhereNode */.o.cloneWithOperation(node.indexWhere, 'Or', operation)
                : where_node/* WhereNode */.o.create(operation),
        });
    },
    cloneWithUpdateWhere(node, operation) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            updateWhere: node.updateWhere
                ? where_node/* WhereNode */.o.cloneWithOperation(node.updateWhere, 'And', operation)
                : where_node/* WhereNode */.o.create(operation),
        });
    },
    cloneWithUpdateOrWhere(node, operation) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            updateWhere: node.updateWhere
                ? where_node/* WhereNode */.o.cloneWithOperation(node.updateWhere, 'Or', operation)
                : where_node/* WhereNode */.o.create(operation),
        });
    },
    cloneWithoutIndexWhere(node) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            indexWhere: undefined,
        });
    },
    cloneWithoutUpdateWhere(node) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            updateWhere: undefined,
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/binary-operation-parser.js
var binary_operation_parser = __webpack_require__(38322);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/query-builder/on-conflict-builder.js
/// <reference types="./on-conflict-builder.d.ts" />






class OnConflictBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    /**
     * Specify a single column as the conflict target.
     *
     * Also see the {@link columns}, {@link constraint} and {@link expression}
     * methods for alternative ways to specify the conflict target.
     */
    column(column) {
        const columnNode = column_node/* ColumnNode */.Z.create(column);
        return new OnConflictBuilder({
            ...this.#props,
            onConflictNode: OnConflictNode.cloneWith(this.#props.onConflictNode, {
                columns: this.#props.onConflictNode.columns
                    ? (0,object_utils/* freeze */.CN)([...this.#props.onConflictNode.columns, columnNode])
                    : (0,object_utils/* freeze */.CN)([columnNode]),
            }),
        });
    }
    /**
     * Specify a list of columns as the conflict target.
     *
     * Also see the {@link column}, {@link constraint} and {@link expression}
     * methods for alternative ways to specify the conflict target.
     */
    columns(columns) {
        const columnNodes = columns.map(column_node/* ColumnNode */.Z.create);
        return new OnConflictBuilder({
            ...this.#props,
            onConflictNode: OnConflictNode.cloneWith(this.#props.onConflictNode, {
                columns: this.#props.onConflictNode.columns
                    ? (0,object_utils/* freeze */.CN)([...this.#props.onConflictNode.columns, ...columnNodes])
                    : (0,object_utils/* freeze */.CN)(columnNodes),
            }),
        });
    }
    /**
     * Specify a specific constraint by name as the conflict target.
     *
     * Also see the {@link column}, {@link columns} and {@link expression}
     * methods for alternative ways to specify the conflict target.
     */
    constraint(constraintName) {
        return new OnConflictBuilder({
            ...this.#props,
            onConflictNode: OnConflictNode.cloneWith(this.#props.onConflictNode, {
                constraint: identifier_node/* IdentifierNode */.O.create(constraintName),
            }),
        });
    }
    /**
     * Specify an expression as the conflict target.
     *
     * This can be used if the unique index is an expression index.
     *
     * Also see the {@link column}, {@link columns} and {@link constraint}
     * methods for alternative ways to specify the conflict target.
     */
    expression(expression) {
        return new OnConflictBuilder({
            ...this.#props,
            onConflictNode: OnConflictNode.cloneWith(this.#props.onConflictNode, {
                indexExpression: expression.toOperationNode(),
            }),
        });
    }
    where(...args) {
        return new OnConflictBuilder({
            ...this.#props,
            onConflictNode: OnConflictNode.cloneWithIndexWhere(this.#props.onConflictNode, (0,binary_operation_parser/* parseValueBinaryOperationOrExpression */.GB)(args)),
        });
    }
    whereRef(lhs, op, rhs) {
        return new OnConflictBuilder({
            ...this.#props,
            onConflictNode: OnConflictNode.cloneWithIndexWhere(this.#props.onConflictNode, (0,binary_operation_parser/* parseReferentialBinaryOperation */.vC)(lhs, op, rhs)),
        });
    }
    clearWhere() {
        return new OnConflictBuilder({
            ...this.#props,
            onConflictNode: OnConflictNode.cloneWithoutIndexWhere(this.#props.onConflictNode),
        });
    }
    /**
     * Adds the "do nothing" conflict action.
     *
     * ### Examples
     *
     * ```ts
     * const id = 1
     * const first_name = 'John'
     *
     * await db
     *   .insertInto('person')
     *   .values({ first_name, id })
     *   .onConflict((oc) => oc
     *     .column('id')
     *     .doNothing()
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * insert into "person" ("first_name", "id")
     * values ($1, $2)
     * on conflict ("id") do nothing
     * ```
     */
    doNothing() {
        return new OnConflictDoNothingBuilder({
            ...this.#props,
            onConflictNode: OnConflictNode.cloneWith(this.#props.onConflictNode, {
                doNothing: true,
            }),
        });
    }
    /**
     * Adds the "do update set" conflict action.
     *
     * ### Examples
     *
     * ```ts
     * const id = 1
     * const first_name = 'John'
     *
     * await db
     *   .insertInto('person')
     *   .values({ first_name, id })
     *   .onConflict((oc) => oc
     *     .column('id')
     *     .doUpdateSet({ first_name })
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * insert into "person" ("first_name", "id")
     * values ($1, $2)
     * on conflict ("id")
     * do update set "first_name" = $3
     * ```
     *
     * In the next example we use the `ref` method to reference
     * columns of the virtual table `excluded` in a type-safe way
     * to create an upsert operation:
     *
     * ```ts
     * import type { NewPerson } from 'type-editor' // imaginary module
     *
     * async function upsertPerson(person: NewPerson): Promise<void> {
     *   await db.insertInto('person')
     *     .values(person)
     *     .onConflict((oc) => oc
     *       .column('id')
     *       .doUpdateSet((eb) => ({
     *         first_name: eb.ref('excluded.first_name'),
     *         last_name: eb.ref('excluded.last_name')
     *       })
     *     )
     *   )
     *   .execute()
     * }
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * insert into "person" ("first_name", "last_name")
     * values ($1, $2)
     * on conflict ("id")
     * do update set
     *  "first_name" = excluded."first_name",
     *  "last_name" = excluded."last_name"
     * ```
     */
    doUpdateSet(update) {
        return new OnConflictUpdateBuilder({
            ...this.#props,
            onConflictNode: OnConflictNode.cloneWith(this.#props.onConflictNode, {
                updates: parseUpdateObjectExpression(update),
            }),
        });
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
}
class OnConflictDoNothingBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    toOperationNode() {
        return this.#props.onConflictNode;
    }
}
class OnConflictUpdateBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    where(...args) {
        return new OnConflictUpdateBuilder({
            ...this.#props,
            onConflictNode: OnConflictNode.cloneWithUpdateWhere(this.#props.onConflictNode, (0,binary_operation_parser/* parseValueBinaryOperationOrExpression */.GB)(args)),
        });
    }
    /**
     * Specify a where condition for the update operation.
     *
     * See {@link WhereInterface.whereRef} for more info.
     */
    whereRef(lhs, op, rhs) {
        return new OnConflictUpdateBuilder({
            ...this.#props,
            onConflictNode: OnConflictNode.cloneWithUpdateWhere(this.#props.onConflictNode, (0,binary_operation_parser/* parseReferentialBinaryOperation */.vC)(lhs, op, rhs)),
        });
    }
    clearWhere() {
        return new OnConflictUpdateBuilder({
            ...this.#props,
            onConflictNode: OnConflictNode.cloneWithoutUpdateWhere(this.#props.onConflictNode),
        });
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     */
    $call(func) {
        return func(this);
    }
    toOperationNode() {
        return this.#props.onConflictNode;
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/top-parser.js + 1 modules
var top_parser = __webpack_require__(80848);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/or-action-node.js
/// <reference types="./or-action-node.d.ts" />

/**
 * @internal
 */
const OrActionNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'OrActionNode';
    },
    create(action) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'OrActionNode',
            action,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/query-builder/insert-query-builder.js
/// <reference types="./insert-query-builder.d.ts" />















class InsertQueryBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    /**
     * Sets the values to insert for an {@link Kysely.insertInto | insert} query.
     *
     * This method takes an object whose keys are column names and values are
     * values to insert. In addition to the column's type, the values can be
     * raw {@link sql} snippets or select queries.
     *
     * You must provide all fields you haven't explicitly marked as nullable
     * or optional using {@link Generated} or {@link ColumnType}.
     *
     * The return value of an `insert` query is an instance of {@link InsertResult}. The
     * {@link InsertResult.insertId | insertId} field holds the auto incremented primary
     * key if the database returned one.
     *
     * On PostgreSQL and some other dialects, you need to call `returning` to get
     * something out of the query.
     *
     * Also see the {@link expression} method for inserting the result of a select
     * query or any other expression.
     *
     * ### Examples
     *
     * <!-- siteExample("insert", "Single row", 10) -->
     *
     * Insert a single row:
     *
     * ```ts
     * const result = await db
     *   .insertInto('person')
     *   .values({
     *     first_name: 'Jennifer',
     *     last_name: 'Aniston',
     *     age: 40
     *   })
     *   .executeTakeFirst()
     *
     * // `insertId` is only available on dialects that
     * // automatically return the id of the inserted row
     * // such as MySQL and SQLite. On PostgreSQL, for example,
     * // you need to add a `returning` clause to the query to
     * // get anything out. See the "returning data" example.
     * console.log(result.insertId)
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * insert into `person` (`first_name`, `last_name`, `age`) values (?, ?, ?)
     * ```
     *
     * <!-- siteExample("insert", "Multiple rows", 20) -->
     *
     * On dialects that support it (for example PostgreSQL) you can insert multiple
     * rows by providing an array. Note that the return value is once again very
     * dialect-specific. Some databases may only return the id of the *last* inserted
     * row and some return nothing at all unless you call `returning`.
     *
     * ```ts
     * await db
     *   .insertInto('person')
     *   .values([{
     *     first_name: 'Jennifer',
     *     last_name: 'Aniston',
     *     age: 40,
     *   }, {
     *     first_name: 'Arnold',
     *     last_name: 'Schwarzenegger',
     *     age: 70,
     *   }])
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * insert into "person" ("first_name", "last_name", "age") values (($1, $2, $3), ($4, $5, $6))
     * ```
     *
     * <!-- siteExample("insert", "Returning data", 30) -->
     *
     * On supported dialects like PostgreSQL you need to chain `returning` to the query to get
     * the inserted row's columns (or any other expression) as the return value. `returning`
     * works just like `select`. Refer to `select` method's examples and documentation for
     * more info.
     *
     * ```ts
     * const result = await db
     *   .insertInto('person')
     *   .values({
     *     first_name: 'Jennifer',
     *     last_name: 'Aniston',
     *     age: 40,
     *   })
     *   .returning(['id', 'first_name as name'])
     *   .executeTakeFirstOrThrow()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * insert into "person" ("first_name", "last_name", "age") values ($1, $2, $3) returning "id", "first_name" as "name"
     * ```
     *
     * <!-- siteExample("insert", "Complex values", 40) -->
     *
     * In addition to primitives, the values can also be arbitrary expressions.
     * You can build the expressions by using a callback and calling the methods
     * on the expression builder passed to it:
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * const ani = "Ani"
     * const ston = "ston"
     *
     * const result = await db
     *   .insertInto('person')
     *   .values(({ ref, selectFrom, fn }) => ({
     *     first_name: 'Jennifer',
     *     last_name: sql<string>`concat(${ani}, ${ston})`,
     *     middle_name: ref('first_name'),
     *     age: selectFrom('person')
     *       .select(fn.avg<number>('age').as('avg_age')),
     *   }))
     *   .executeTakeFirst()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * insert into "person" (
     *   "first_name",
     *   "last_name",
     *   "middle_name",
     *   "age"
     * )
     * values (
     *   $1,
     *   concat($2, $3),
     *   "first_name",
     *   (select avg("age") as "avg_age" from "person")
     * )
     * ```
     *
     * You can also use the callback version of subqueries or raw expressions:
     *
     * ```ts
     * await db.with('jennifer', (db) => db
     *   .selectFrom('person')
     *   .where('first_name', '=', 'Jennifer')
     *   .select(['id', 'first_name', 'gender'])
     *   .limit(1)
     * ).insertInto('pet').values((eb) => ({
     *   owner_id: eb.selectFrom('jennifer').select('id'),
     *   name: eb.selectFrom('jennifer').select('first_name'),
     *   species: 'cat',
     * }))
     * .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * with "jennifer" as (
     *   select "id", "first_name", "gender"
     *   from "person"
     *   where "first_name" = $1
     *   limit $2
     * )
     * insert into "pet" ("owner_id", "name", "species")
     * values (
     *  (select "id" from "jennifer"),
     *  (select "first_name" from "jennifer"),
     *  $3
     * )
     * ```
     */
    values(insert) {
        const [columns, values] = parseInsertExpression(insert);
        return new InsertQueryBuilder({
            ...this.#props,
            queryNode: insert_query_node/* InsertQueryNode */.o.cloneWith(this.#props.queryNode, {
                columns,
                values,
            }),
        });
    }
    /**
     * Sets the columns to insert.
     *
     * The {@link values} method sets both the columns and the values and this method
     * is not needed. But if you are using the {@link expression} method, you can use
     * this method to set the columns to insert.
     *
     * ### Examples
     *
     * ```ts
     * await db.insertInto('person')
     *   .columns(['first_name'])
     *   .expression((eb) => eb.selectFrom('pet').select('pet.name'))
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * insert into "person" ("first_name")
     * select "pet"."name" from "pet"
     * ```
     */
    columns(columns) {
        return new InsertQueryBuilder({
            ...this.#props,
            queryNode: insert_query_node/* InsertQueryNode */.o.cloneWith(this.#props.queryNode, {
                columns: (0,object_utils/* freeze */.CN)(columns.map(column_node/* ColumnNode */.Z.create)),
            }),
        });
    }
    /**
     * Insert an arbitrary expression. For example the result of a select query.
     *
     * ### Examples
     *
     * <!-- siteExample("insert", "Insert subquery", 50) -->
     *
     * You can create an `INSERT INTO SELECT FROM` query using the `expression` method.
     * This API doesn't follow our WYSIWYG principles and might be a bit difficult to
     * remember. The reasons for this design stem from implementation difficulties.
     *
     * ```ts
     * const result = await db.insertInto('person')
     *   .columns(['first_name', 'last_name', 'age'])
     *   .expression((eb) => eb
     *     .selectFrom('pet')
     *     .select((eb) => [
     *       'pet.name',
     *       eb.val('Petson').as('last_name'),
     *       eb.lit(7).as('age'),
     *     ])
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * insert into "person" ("first_name", "last_name", "age")
     * select "pet"."name", $1 as "last_name", 7 as "age from "pet"
     * ```
     */
    expression(expression) {
        return new InsertQueryBuilder({
            ...this.#props,
            queryNode: insert_query_node/* InsertQueryNode */.o.cloneWith(this.#props.queryNode, {
                values: (0,expression_parser/* parseExpression */.YK)(expression),
            }),
        });
    }
    /**
     * Creates an `insert into "person" default values` query.
     *
     * ### Examples
     *
     * ```ts
     * await db.insertInto('person')
     *   .defaultValues()
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * insert into "person" default values
     * ```
     */
    defaultValues() {
        return new InsertQueryBuilder({
            ...this.#props,
            queryNode: insert_query_node/* InsertQueryNode */.o.cloneWith(this.#props.queryNode, {
                defaultValues: true,
            }),
        });
    }
    /**
     * This can be used to add any additional SQL to the end of the query.
     *
     * ### Examples
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * await db.insertInto('person')
     *   .values({
     *     first_name: 'John',
     *     last_name: 'Doe',
     *     gender: 'male',
     *   })
     *   .modifyEnd(sql`-- This is a comment`)
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * insert into `person` ("first_name", "last_name", "gender")
     * values (?, ?, ?) -- This is a comment
     * ```
     */
    modifyEnd(modifier) {
        return new InsertQueryBuilder({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithEndModifier(this.#props.queryNode, modifier.toOperationNode()),
        });
    }
    /**
     * Changes an `insert into` query to an `insert ignore into` query.
     *
     * This is only supported by some dialects like MySQL.
     *
     * To avoid a footgun, when invoked with the SQLite dialect, this method will
     * be handled like {@link orIgnore}. See also, {@link orAbort}, {@link orFail},
     * {@link orReplace}, and {@link orRollback}.
     *
     * If you use the ignore modifier, ignorable errors that occur while executing the
     * insert statement are ignored. For example, without ignore, a row that duplicates
     * an existing unique index or primary key value in the table causes a duplicate-key
     * error and the statement is aborted. With ignore, the row is discarded and no error
     * occurs.
     *
     * ### Examples
     *
     * ```ts
     * await db.insertInto('person')
     *   .ignore()
     *   .values({
     *     first_name: 'John',
     *     last_name: 'Doe',
     *     gender: 'female',
     *   })
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * insert ignore into `person` (`first_name`, `last_name`, `gender`) values (?, ?, ?)
     * ```
     *
     * The generated SQL (SQLite):
     *
     * ```sql
     * insert or ignore into "person" ("first_name", "last_name", "gender") values (?, ?, ?)
     * ```
     */
    ignore() {
        return new InsertQueryBuilder({
            ...this.#props,
            queryNode: insert_query_node/* InsertQueryNode */.o.cloneWith(this.#props.queryNode, {
                orAction: OrActionNode.create('ignore'),
            }),
        });
    }
    /**
     * Changes an `insert into` query to an `insert or ignore into` query.
     *
     * This is only supported by some dialects like SQLite.
     *
     * To avoid a footgun, when invoked with the MySQL dialect, this method will
     * be handled like {@link ignore}.
     *
     * See also, {@link orAbort}, {@link orFail}, {@link orReplace}, and {@link orRollback}.
     *
     * ### Examples
     *
     * ```ts
     * await db.insertInto('person')
     *   .orIgnore()
     *   .values({
     *     first_name: 'John',
     *     last_name: 'Doe',
     *     gender: 'female',
     *   })
     *   .execute()
     * ```
     *
     * The generated SQL (SQLite):
     *
     * ```sql
     * insert or ignore into "person" ("first_name", "last_name", "gender") values (?, ?, ?)
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * insert ignore into `person` (`first_name`, `last_name`, `gender`) values (?, ?, ?)
     * ```
     */
    orIgnore() {
        return new InsertQueryBuilder({
            ...this.#props,
            queryNode: insert_query_node/* InsertQueryNode */.o.cloneWith(this.#props.queryNode, {
                orAction: OrActionNode.create('ignore'),
            }),
        });
    }
    /**
     * Changes an `insert into` query to an `insert or abort into` query.
     *
     * This is only supported by some dialects like SQLite.
     *
     * See also, {@link orIgnore}, {@link orFail}, {@link orReplace}, and {@link orRollback}.
     *
     * ### Examples
     *
     * ```ts
     * await db.insertInto('person')
     *   .orAbort()
     *   .values({
     *     first_name: 'John',
     *     last_name: 'Doe',
     *     gender: 'female',
     *   })
     *   .execute()
     * ```
     *
     * The generated SQL (SQLite):
     *
     * ```sql
     * insert or abort into "person" ("first_name", "last_name", "gender") values (?, ?, ?)
     * ```
     */
    orAbort() {
        return new InsertQueryBuilder({
            ...this.#props,
            queryNode: insert_query_node/* InsertQueryNode */.o.cloneWith(this.#props.queryNode, {
                orAction: OrActionNode.create('abort'),
            }),
        });
    }
    /**
     * Changes an `insert into` query to an `insert or fail into` query.
     *
     * This is only supported by some dialects like SQLite.
     *
     * See also, {@link orIgnore}, {@link orAbort}, {@link orReplace}, and {@link orRollback}.
     *
     * ### Examples
     *
     * ```ts
     * await db.insertInto('person')
     *   .orFail()
     *   .values({
     *     first_name: 'John',
     *     last_name: 'Doe',
     *     gender: 'female',
     *   })
     *   .execute()
     * ```
     *
     * The generated SQL (SQLite):
     *
     * ```sql
     * insert or fail into "person" ("first_name", "last_name", "gender") values (?, ?, ?)
     * ```
     */
    orFail() {
        return new InsertQueryBuilder({
            ...this.#props,
            queryNode: insert_query_node/* InsertQueryNode */.o.cloneWith(this.#props.queryNode, {
                orAction: OrActionNode.create('fail'),
            }),
        });
    }
    /**
     * Changes an `insert into` query to an `insert or replace into` query.
     *
     * This is only supported by some dialects like SQLite.
     *
     * You can also use {@link Kysely.replaceInto} to achieve the same result.
     *
     * See also, {@link orIgnore}, {@link orAbort}, {@link orFail}, and {@link orRollback}.
     *
     * ### Examples
     *
     * ```ts
     * await db.insertInto('person')
     *   .orReplace()
     *   .values({
     *     first_name: 'John',
     *     last_name: 'Doe',
     *     gender: 'female',
     *   })
     *   .execute()
     * ```
     *
     * The generated SQL (SQLite):
     *
     * ```sql
     * insert or replace into "person" ("first_name", "last_name", "gender") values (?, ?, ?)
     * ```
     */
    orReplace() {
        return new InsertQueryBuilder({
            ...this.#props,
            queryNode: insert_query_node/* InsertQueryNode */.o.cloneWith(this.#props.queryNode, {
                orAction: OrActionNode.create('replace'),
            }),
        });
    }
    /**
     * Changes an `insert into` query to an `insert or rollback into` query.
     *
     * This is only supported by some dialects like SQLite.
     *
     * See also, {@link orIgnore}, {@link orAbort}, {@link orFail}, and {@link orReplace}.
     *
     * ### Examples
     *
     * ```ts
     * await db.insertInto('person')
     *   .orRollback()
     *   .values({
     *     first_name: 'John',
     *     last_name: 'Doe',
     *     gender: 'female',
     *   })
     *   .execute()
     * ```
     *
     * The generated SQL (SQLite):
     *
     * ```sql
     * insert or rollback into "person" ("first_name", "last_name", "gender") values (?, ?, ?)
     * ```
     */
    orRollback() {
        return new InsertQueryBuilder({
            ...this.#props,
            queryNode: insert_query_node/* InsertQueryNode */.o.cloneWith(this.#props.queryNode, {
                orAction: OrActionNode.create('rollback'),
            }),
        });
    }
    /**
     * Changes an `insert into` query to an `insert top into` query.
     *
     * `top` clause is only supported by some dialects like MS SQL Server.
     *
     * ### Examples
     *
     * Insert the first 5 rows:
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * await db.insertInto('person')
     *   .top(5)
     *   .columns(['first_name', 'gender'])
     *   .expression(
     *     (eb) => eb.selectFrom('pet').select(['name', sql.lit('other').as('gender')])
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (MS SQL Server):
     *
     * ```sql
     * insert top(5) into "person" ("first_name", "gender") select "name", 'other' as "gender" from "pet"
     * ```
     *
     * Insert the first 50 percent of rows:
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * await db.insertInto('person')
     *   .top(50, 'percent')
     *   .columns(['first_name', 'gender'])
     *   .expression(
     *     (eb) => eb.selectFrom('pet').select(['name', sql.lit('other').as('gender')])
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (MS SQL Server):
     *
     * ```sql
     * insert top(50) percent into "person" ("first_name", "gender") select "name", 'other' as "gender" from "pet"
     * ```
     */
    top(expression, modifiers) {
        return new InsertQueryBuilder({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithTop(this.#props.queryNode, (0,top_parser/* parseTop */.f)(expression, modifiers)),
        });
    }
    /**
     * Adds an `on conflict` clause to the query.
     *
     * `on conflict` is only supported by some dialects like PostgreSQL and SQLite. On MySQL
     * you can use {@link ignore} and {@link onDuplicateKeyUpdate} to achieve similar results.
     *
     * ### Examples
     *
     * ```ts
     * await db
     *   .insertInto('pet')
     *   .values({
     *     name: 'Catto',
     *     species: 'cat',
     *     owner_id: 3,
     *   })
     *   .onConflict((oc) => oc
     *     .column('name')
     *     .doUpdateSet({ species: 'hamster' })
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * insert into "pet" ("name", "species", "owner_id")
     * values ($1, $2, $3)
     * on conflict ("name")
     * do update set "species" = $4
     * ```
     *
     * You can provide the name of the constraint instead of a column name:
     *
     * ```ts
     * await db
     *   .insertInto('pet')
     *   .values({
     *     name: 'Catto',
     *     species: 'cat',
     *     owner_id: 3,
     *   })
     *   .onConflict((oc) => oc
     *     .constraint('pet_name_key')
     *     .doUpdateSet({ species: 'hamster' })
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * insert into "pet" ("name", "species", "owner_id")
     * values ($1, $2, $3)
     * on conflict on constraint "pet_name_key"
     * do update set "species" = $4
     * ```
     *
     * You can also specify an expression as the conflict target in case
     * the unique index is an expression index:
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * await db
     *   .insertInto('pet')
     *   .values({
     *     name: 'Catto',
     *     species: 'cat',
     *     owner_id: 3,
     *   })
     *   .onConflict((oc) => oc
     *     .expression(sql<string>`lower(name)`)
     *     .doUpdateSet({ species: 'hamster' })
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * insert into "pet" ("name", "species", "owner_id")
     * values ($1, $2, $3)
     * on conflict (lower(name))
     * do update set "species" = $4
     * ```
     *
     * You can add a filter for the update statement like this:
     *
     * ```ts
     * await db
     *   .insertInto('pet')
     *   .values({
     *     name: 'Catto',
     *     species: 'cat',
     *     owner_id: 3,
     *   })
     *   .onConflict((oc) => oc
     *     .column('name')
     *     .doUpdateSet({ species: 'hamster' })
     *     .where('excluded.name', '!=', 'Catto')
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * insert into "pet" ("name", "species", "owner_id")
     * values ($1, $2, $3)
     * on conflict ("name")
     * do update set "species" = $4
     * where "excluded"."name" != $5
     * ```
     *
     * You can create an `on conflict do nothing` clauses like this:
     *
     * ```ts
     * await db
     *   .insertInto('pet')
     *   .values({
     *     name: 'Catto',
     *     species: 'cat',
     *     owner_id: 3,
     *   })
     *   .onConflict((oc) => oc
     *     .column('name')
     *     .doNothing()
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * insert into "pet" ("name", "species", "owner_id")
     * values ($1, $2, $3)
     * on conflict ("name") do nothing
     * ```
     *
     * You can refer to the columns of the virtual `excluded` table
     * in a type-safe way using a callback and the `ref` method of
     * `ExpressionBuilder`:
     *
     * ```ts
     * await db.insertInto('person')
     *   .values({
     *     id: 1,
     *     first_name: 'John',
     *     last_name: 'Doe',
     *     gender: 'male',
     *   })
     *   .onConflict(oc => oc
     *     .column('id')
     *     .doUpdateSet({
     *       first_name: (eb) => eb.ref('excluded.first_name'),
     *       last_name: (eb) => eb.ref('excluded.last_name')
     *     })
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * insert into "person" ("id", "first_name", "last_name", "gender")
     * values ($1, $2, $3, $4)
     * on conflict ("id")
     * do update set
     *  "first_name" = "excluded"."first_name",
     *  "last_name" = "excluded"."last_name"
     * ```
     */
    onConflict(callback) {
        return new InsertQueryBuilder({
            ...this.#props,
            queryNode: insert_query_node/* InsertQueryNode */.o.cloneWith(this.#props.queryNode, {
                onConflict: callback(new OnConflictBuilder({
                    onConflictNode: OnConflictNode.create(),
                })).toOperationNode(),
            }),
        });
    }
    /**
     * Adds `on duplicate key update` to the query.
     *
     * If you specify `on duplicate key update`, and a row is inserted that would cause
     * a duplicate value in a unique index or primary key, an update of the old row occurs.
     *
     * This is only implemented by some dialects like MySQL. On most dialects you should
     * use {@link onConflict} instead.
     *
     * ### Examples
     *
     * ```ts
     * await db
     *   .insertInto('person')
     *   .values({
     *     id: 1,
     *     first_name: 'John',
     *     last_name: 'Doe',
     *     gender: 'male',
     *   })
     *   .onDuplicateKeyUpdate({ updated_at: new Date().toISOString() })
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * insert into `person` (`id`, `first_name`, `last_name`, `gender`)
     * values (?, ?, ?, ?)
     * on duplicate key update `updated_at` = ?
     * ```
     */
    onDuplicateKeyUpdate(update) {
        return new InsertQueryBuilder({
            ...this.#props,
            queryNode: insert_query_node/* InsertQueryNode */.o.cloneWith(this.#props.queryNode, {
                onDuplicateKey: OnDuplicateKeyNode.create(parseUpdateObjectExpression(update)),
            }),
        });
    }
    returning(selection) {
        return new InsertQueryBuilder({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithReturning(this.#props.queryNode, (0,select_parser/* parseSelectArg */.G)(selection)),
        });
    }
    returningAll() {
        return new InsertQueryBuilder({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithReturning(this.#props.queryNode, (0,select_parser/* parseSelectAll */.J)()),
        });
    }
    output(args) {
        return new InsertQueryBuilder({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithOutput(this.#props.queryNode, (0,select_parser/* parseSelectArg */.G)(args)),
        });
    }
    outputAll(table) {
        return new InsertQueryBuilder({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithOutput(this.#props.queryNode, (0,select_parser/* parseSelectAll */.J)(table)),
        });
    }
    /**
     * Clears all `returning` clauses from the query.
     *
     * ### Examples
     *
     * ```ts
     * await db.insertInto('person')
     *   .values({ first_name: 'James', last_name: 'Smith', gender: 'male' })
     *   .returning(['first_name'])
     *   .clearReturning()
     *   .execute()
     * ```
     *
     * The generated SQL(PostgreSQL):
     *
     * ```sql
     * insert into "person" ("first_name", "last_name", "gender") values ($1, $2, $3)
     * ```
     */
    clearReturning() {
        return new InsertQueryBuilder({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithoutReturning(this.#props.queryNode),
        });
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     *
     * If you want to conditionally call a method on `this`, see
     * the {@link $if} method.
     *
     * ### Examples
     *
     * The next example uses a helper function `log` to log a query:
     *
     * ```ts
     * import type { Compilable } from 'kysely'
     *
     * function log<T extends Compilable>(qb: T): T {
     *   console.log(qb.compile())
     *   return qb
     * }
     *
     * await db.insertInto('person')
     *   .values({ first_name: 'John', last_name: 'Doe', gender: 'male' })
     *   .$call(log)
     *   .execute()
     * ```
     */
    $call(func) {
        return func(this);
    }
    /**
     * Call `func(this)` if `condition` is true.
     *
     * This method is especially handy with optional selects. Any `returning` or `returningAll`
     * method calls add columns as optional fields to the output type when called inside
     * the `func` callback. This is because we can't know if those selections were actually
     * made before running the code.
     *
     * You can also call any other methods inside the callback.
     *
     * ### Examples
     *
     * ```ts
     * import type { NewPerson } from 'type-editor' // imaginary module
     *
     * async function insertPerson(values: NewPerson, returnLastName: boolean) {
     *   return await db
     *     .insertInto('person')
     *     .values(values)
     *     .returning(['id', 'first_name'])
     *     .$if(returnLastName, (qb) => qb.returning('last_name'))
     *     .executeTakeFirstOrThrow()
     * }
     * ```
     *
     * Any selections added inside the `if` callback will be added as optional fields to the
     * output type since we can't know if the selections were actually made before running
     * the code. In the example above the return type of the `insertPerson` function is:
     *
     * ```ts
     * Promise<{
     *   id: number
     *   first_name: string
     *   last_name?: string
     * }>
     * ```
     */
    $if(condition, func) {
        if (condition) {
            return func(this);
        }
        return new InsertQueryBuilder({
            ...this.#props,
        });
    }
    /**
     * Change the output type of the query.
     *
     * This method call doesn't change the SQL in any way. This methods simply
     * returns a copy of this `InsertQueryBuilder` with a new output type.
     */
    $castTo() {
        return new InsertQueryBuilder(this.#props);
    }
    /**
     * Narrows (parts of) the output type of the query.
     *
     * Kysely tries to be as type-safe as possible, but in some cases we have to make
     * compromises for better maintainability and compilation performance. At present,
     * Kysely doesn't narrow the output type of the query based on {@link values} input
     * when using {@link returning} or {@link returningAll}.
     *
     * This utility method is very useful for these situations, as it removes unncessary
     * runtime assertion/guard code. Its input type is limited to the output type
     * of the query, so you can't add a column that doesn't exist, or change a column's
     * type to something that doesn't exist in its union type.
     *
     * ### Examples
     *
     * Turn this code:
     *
     * ```ts
     * import type { Person } from 'type-editor' // imaginary module
     *
     * const person = await db.insertInto('person')
     *   .values({
     *     first_name: 'John',
     *     last_name: 'Doe',
     *     gender: 'male',
     *     nullable_column: 'hell yeah!'
     *   })
     *   .returningAll()
     *   .executeTakeFirstOrThrow()
     *
     * if (isWithNoNullValue(person)) {
     *   functionThatExpectsPersonWithNonNullValue(person)
     * }
     *
     * function isWithNoNullValue(person: Person): person is Person & { nullable_column: string } {
     *   return person.nullable_column != null
     * }
     * ```
     *
     * Into this:
     *
     * ```ts
     * import type { NotNull } from 'kysely'
     *
     * const person = await db.insertInto('person')
     *   .values({
     *     first_name: 'John',
     *     last_name: 'Doe',
     *     gender: 'male',
     *     nullable_column: 'hell yeah!'
     *   })
     *   .returningAll()
     *   .$narrowType<{ nullable_column: NotNull }>()
     *   .executeTakeFirstOrThrow()
     *
     * functionThatExpectsPersonWithNonNullValue(person)
     * ```
     */
    $narrowType() {
        return new InsertQueryBuilder(this.#props);
    }
    /**
     * Asserts that query's output row type equals the given type `T`.
     *
     * This method can be used to simplify excessively complex types to make TypeScript happy
     * and much faster.
     *
     * Kysely uses complex type magic to achieve its type safety. This complexity is sometimes too much
     * for TypeScript and you get errors like this:
     *
     * ```
     * error TS2589: Type instantiation is excessively deep and possibly infinite.
     * ```
     *
     * In these case you can often use this method to help TypeScript a little bit. When you use this
     * method to assert the output type of a query, Kysely can drop the complex output type that
     * consists of multiple nested helper types and replace it with the simple asserted type.
     *
     * Using this method doesn't reduce type safety at all. You have to pass in a type that is
     * structurally equal to the current type.
     *
     * ### Examples
     *
     * ```ts
     * import type { NewPerson, NewPet, Species } from 'type-editor' // imaginary module
     *
     * async function insertPersonAndPet(person: NewPerson, pet: Omit<NewPet, 'owner_id'>) {
     *   return await db
     *     .with('new_person', (qb) => qb
     *       .insertInto('person')
     *       .values(person)
     *       .returning('id')
     *       .$assertType<{ id: number }>()
     *     )
     *     .with('new_pet', (qb) => qb
     *       .insertInto('pet')
     *       .values((eb) => ({
     *         owner_id: eb.selectFrom('new_person').select('id'),
     *         ...pet
     *       }))
     *       .returning(['name as pet_name', 'species'])
     *       .$assertType<{ pet_name: string, species: Species }>()
     *     )
     *     .selectFrom(['new_person', 'new_pet'])
     *     .selectAll()
     *     .executeTakeFirstOrThrow()
     * }
     * ```
     */
    $assertType() {
        return new InsertQueryBuilder(this.#props);
    }
    /**
     * Returns a copy of this InsertQueryBuilder instance with the given plugin installed.
     */
    withPlugin(plugin) {
        return new InsertQueryBuilder({
            ...this.#props,
            executor: this.#props.executor.withPlugin(plugin),
        });
    }
    toOperationNode() {
        return this.#props.executor.transformQuery(this.#props.queryNode, this.#props.queryId);
    }
    compile() {
        return this.#props.executor.compileQuery(this.toOperationNode(), this.#props.queryId);
    }
    /**
     * Executes the query and returns an array of rows.
     *
     * Also see the {@link executeTakeFirst} and {@link executeTakeFirstOrThrow} methods.
     */
    async execute() {
        const compiledQuery = this.compile();
        const result = await this.#props.executor.executeQuery(compiledQuery);
        const { adapter } = this.#props.executor;
        const query = compiledQuery.query;
        if ((query.returning && adapter.supportsReturning) ||
            (query.output && adapter.supportsOutput)) {
            return result.rows;
        }
        return [
            new InsertResult(result.insertId, result.numAffectedRows ?? BigInt(0)),
        ];
    }
    /**
     * Executes the query and returns the first result or undefined if
     * the query returned no result.
     */
    async executeTakeFirst() {
        const [result] = await this.execute();
        return result;
    }
    /**
     * Executes the query and returns the first result or throws if
     * the query returned no result.
     *
     * By default an instance of {@link NoResultError} is thrown, but you can
     * provide a custom error class, or callback as the only argument to throw a different
     * error.
     */
    async executeTakeFirstOrThrow(errorConstructor = no_result_error/* NoResultError */.F) {
        const result = await this.executeTakeFirst();
        if (result === undefined) {
            const error = (0,no_result_error/* isNoResultErrorConstructor */.x)(errorConstructor)
                ? new errorConstructor(this.toOperationNode())
                : errorConstructor(this.toOperationNode());
            throw error;
        }
        return result;
    }
    async *stream(chunkSize = 100) {
        const compiledQuery = this.compile();
        const stream = this.#props.executor.stream(compiledQuery, chunkSize);
        for await (const item of stream) {
            yield* item.rows;
        }
    }
    async explain(format, options) {
        const builder = new InsertQueryBuilder({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithExplain(this.#props.queryNode, format, options),
        });
        return await builder.execute();
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/join-parser.js
var join_parser = __webpack_require__(44609);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/table-parser.js
var table_parser = __webpack_require__(30985);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/query-builder/delete-result.js
/// <reference types="./delete-result.d.ts" />
class DeleteResult {
    numDeletedRows;
    constructor(numDeletedRows) {
        this.numDeletedRows = numDeletedRows;
    }
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/delete-query-node.js
var delete_query_node = __webpack_require__(92787);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/limit-node.js
var limit_node = __webpack_require__(18882);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/order-by-parser.js + 3 modules
var order_by_parser = __webpack_require__(51765);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/query-builder/delete-query-builder.js
/// <reference types="./delete-query-builder.d.ts" />
var _a;













class DeleteQueryBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    where(...args) {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithWhere(this.#props.queryNode, (0,binary_operation_parser/* parseValueBinaryOperationOrExpression */.GB)(args)),
        });
    }
    whereRef(lhs, op, rhs) {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithWhere(this.#props.queryNode, (0,binary_operation_parser/* parseReferentialBinaryOperation */.vC)(lhs, op, rhs)),
        });
    }
    clearWhere() {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithoutWhere(this.#props.queryNode),
        });
    }
    /**
     * Changes a `delete from` query into a `delete top from` query.
     *
     * `top` clause is only supported by some dialects like MS SQL Server.
     *
     * ### Examples
     *
     * Delete the first 5 rows:
     *
     * ```ts
     * await db
     *   .deleteFrom('person')
     *   .top(5)
     *   .where('age', '>', 18)
     *   .executeTakeFirstOrThrow()
     * ```
     *
     * The generated SQL (MS SQL Server):
     *
     * ```sql
     * delete top(5) from "person" where "age" > @1
     * ```
     *
     * Delete the first 50% of rows:
     *
     * ```ts
     * await db
     *   .deleteFrom('person')
     *   .top(50, 'percent')
     *   .where('age', '>', 18)
     *   .executeTakeFirstOrThrow()
     * ```
     *
     * The generated SQL (MS SQL Server):
     *
     * ```sql
     * delete top(50) percent from "person" where "age" > @1
     * ```
     */
    top(expression, modifiers) {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithTop(this.#props.queryNode, (0,top_parser/* parseTop */.f)(expression, modifiers)),
        });
    }
    using(tables) {
        return new _a({
            ...this.#props,
            queryNode: delete_query_node/* DeleteQueryNode */.e.cloneWithUsing(this.#props.queryNode, (0,table_parser/* parseTableExpressionOrList */.JB)(tables)),
        });
    }
    innerJoin(...args) {
        return this.#join('InnerJoin', args);
    }
    leftJoin(...args) {
        return this.#join('LeftJoin', args);
    }
    rightJoin(...args) {
        return this.#join('RightJoin', args);
    }
    fullJoin(...args) {
        return this.#join('FullJoin', args);
    }
    #join(joinType, args) {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithJoin(this.#props.queryNode, (0,join_parser/* parseJoin */.a)(joinType, args)),
        });
    }
    returning(selection) {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithReturning(this.#props.queryNode, (0,select_parser/* parseSelectArg */.G)(selection)),
        });
    }
    returningAll(table) {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithReturning(this.#props.queryNode, (0,select_parser/* parseSelectAll */.J)(table)),
        });
    }
    output(args) {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithOutput(this.#props.queryNode, (0,select_parser/* parseSelectArg */.G)(args)),
        });
    }
    outputAll(table) {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithOutput(this.#props.queryNode, (0,select_parser/* parseSelectAll */.J)(table)),
        });
    }
    /**
     * Clears all `returning` clauses from the query.
     *
     * ### Examples
     *
     * ```ts
     * await db.deleteFrom('pet')
     *   .returningAll()
     *   .where('name', '=', 'Max')
     *   .clearReturning()
     *   .execute()
     * ```
     *
     * The generated SQL(PostgreSQL):
     *
     * ```sql
     * delete from "pet" where "name" = "Max"
     * ```
     */
    clearReturning() {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithoutReturning(this.#props.queryNode),
        });
    }
    /**
     * Clears the `limit` clause from the query.
     *
     * ### Examples
     *
     * ```ts
     * await db.deleteFrom('pet')
     *   .returningAll()
     *   .where('name', '=', 'Max')
     *   .limit(5)
     *   .clearLimit()
     *   .execute()
     * ```
     *
     * The generated SQL(PostgreSQL):
     *
     * ```sql
     * delete from "pet" where "name" = "Max" returning *
     * ```
     */
    clearLimit() {
        return new _a({
            ...this.#props,
            queryNode: delete_query_node/* DeleteQueryNode */.e.cloneWithoutLimit(this.#props.queryNode),
        });
    }
    orderBy(...args) {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithOrderByItems(this.#props.queryNode, (0,order_by_parser/* parseOrderBy */.xk)(args)),
        });
    }
    clearOrderBy() {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithoutOrderBy(this.#props.queryNode),
        });
    }
    /**
     * Adds a limit clause to the query.
     *
     * A limit clause in a delete query is only supported by some dialects
     * like MySQL.
     *
     * ### Examples
     *
     * Delete 5 oldest items in a table:
     *
     * ```ts
     * await db
     *   .deleteFrom('pet')
     *   .orderBy('created_at')
     *   .limit(5)
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * delete from `pet` order by `created_at` limit ?
     * ```
     */
    limit(limit) {
        return new _a({
            ...this.#props,
            queryNode: delete_query_node/* DeleteQueryNode */.e.cloneWithLimit(this.#props.queryNode, limit_node/* LimitNode */.a.create((0,value_parser/* parseValueExpression */.$s)(limit))),
        });
    }
    /**
     * This can be used to add any additional SQL to the end of the query.
     *
     * ### Examples
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * await db.deleteFrom('person')
     *   .where('first_name', '=', 'John')
     *   .modifyEnd(sql`-- This is a comment`)
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * delete from `person`
     * where `first_name` = "John" -- This is a comment
     * ```
     */
    modifyEnd(modifier) {
        return new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithEndModifier(this.#props.queryNode, modifier.toOperationNode()),
        });
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     *
     * If you want to conditionally call a method on `this`, see
     * the {@link $if} method.
     *
     * ### Examples
     *
     * The next example uses a helper function `log` to log a query:
     *
     * ```ts
     * import type { Compilable } from 'kysely'
     *
     * function log<T extends Compilable>(qb: T): T {
     *   console.log(qb.compile())
     *   return qb
     * }
     *
     * await db.deleteFrom('person')
     *   .$call(log)
     *   .execute()
     * ```
     */
    $call(func) {
        return func(this);
    }
    /**
     * Call `func(this)` if `condition` is true.
     *
     * This method is especially handy with optional selects. Any `returning` or `returningAll`
     * method calls add columns as optional fields to the output type when called inside
     * the `func` callback. This is because we can't know if those selections were actually
     * made before running the code.
     *
     * You can also call any other methods inside the callback.
     *
     * ### Examples
     *
     * ```ts
     * async function deletePerson(id: number, returnLastName: boolean) {
     *   return await db
     *     .deleteFrom('person')
     *     .where('id', '=', id)
     *     .returning(['id', 'first_name'])
     *     .$if(returnLastName, (qb) => qb.returning('last_name'))
     *     .executeTakeFirstOrThrow()
     * }
     * ```
     *
     * Any selections added inside the `if` callback will be added as optional fields to the
     * output type since we can't know if the selections were actually made before running
     * the code. In the example above the return type of the `deletePerson` function is:
     *
     * ```ts
     * Promise<{
     *   id: number
     *   first_name: string
     *   last_name?: string
     * }>
     * ```
     */
    $if(condition, func) {
        if (condition) {
            return func(this);
        }
        return new _a({
            ...this.#props,
        });
    }
    /**
     * Change the output type of the query.
     *
     * This method call doesn't change the SQL in any way. This methods simply
     * returns a copy of this `DeleteQueryBuilder` with a new output type.
     */
    $castTo() {
        return new _a(this.#props);
    }
    /**
     * Narrows (parts of) the output type of the query.
     *
     * Kysely tries to be as type-safe as possible, but in some cases we have to make
     * compromises for better maintainability and compilation performance. At present,
     * Kysely doesn't narrow the output type of the query when using {@link where} and {@link returning} or {@link returningAll}.
     *
     * This utility method is very useful for these situations, as it removes unncessary
     * runtime assertion/guard code. Its input type is limited to the output type
     * of the query, so you can't add a column that doesn't exist, or change a column's
     * type to something that doesn't exist in its union type.
     *
     * ### Examples
     *
     * Turn this code:
     *
     * ```ts
     * import type { Person } from 'type-editor' // imaginary module
     *
     * const person = await db.deleteFrom('person')
     *   .where('id', '=', 3)
     *   .where('nullable_column', 'is not', null)
     *   .returningAll()
     *   .executeTakeFirstOrThrow()
     *
     * if (isWithNoNullValue(person)) {
     *   functionThatExpectsPersonWithNonNullValue(person)
     * }
     *
     * function isWithNoNullValue(person: Person): person is Person & { nullable_column: string } {
     *   return person.nullable_column != null
     * }
     * ```
     *
     * Into this:
     *
     * ```ts
     * import type { NotNull } from 'kysely'
     *
     * const person = await db.deleteFrom('person')
     *   .where('id', '=', 3)
     *   .where('nullable_column', 'is not', null)
     *   .returningAll()
     *   .$narrowType<{ nullable_column: NotNull }>()
     *   .executeTakeFirstOrThrow()
     *
     * functionThatExpectsPersonWithNonNullValue(person)
     * ```
     */
    $narrowType() {
        return new _a(this.#props);
    }
    /**
     * Asserts that query's output row type equals the given type `T`.
     *
     * This method can be used to simplify excessively complex types to make TypeScript happy
     * and much faster.
     *
     * Kysely uses complex type magic to achieve its type safety. This complexity is sometimes too much
     * for TypeScript and you get errors like this:
     *
     * ```
     * error TS2589: Type instantiation is excessively deep and possibly infinite.
     * ```
     *
     * In these case you can often use this method to help TypeScript a little bit. When you use this
     * method to assert the output type of a query, Kysely can drop the complex output type that
     * consists of multiple nested helper types and replace it with the simple asserted type.
     *
     * Using this method doesn't reduce type safety at all. You have to pass in a type that is
     * structurally equal to the current type.
     *
     * ### Examples
     *
     * ```ts
     * import type { Species } from 'type-editor' // imaginary module
     *
     * async function deletePersonAndPets(personId: number) {
     *   return await db
     *     .with('deleted_person', (qb) => qb
     *        .deleteFrom('person')
     *        .where('id', '=', personId)
     *        .returning('first_name')
     *        .$assertType<{ first_name: string }>()
     *     )
     *     .with('deleted_pets', (qb) => qb
     *       .deleteFrom('pet')
     *       .where('owner_id', '=', personId)
     *       .returning(['name as pet_name', 'species'])
     *       .$assertType<{ pet_name: string, species: Species }>()
     *     )
     *     .selectFrom(['deleted_person', 'deleted_pets'])
     *     .selectAll()
     *     .execute()
     * }
     * ```
     */
    $assertType() {
        return new _a(this.#props);
    }
    /**
     * Returns a copy of this DeleteQueryBuilder instance with the given plugin installed.
     */
    withPlugin(plugin) {
        return new _a({
            ...this.#props,
            executor: this.#props.executor.withPlugin(plugin),
        });
    }
    toOperationNode() {
        return this.#props.executor.transformQuery(this.#props.queryNode, this.#props.queryId);
    }
    compile() {
        return this.#props.executor.compileQuery(this.toOperationNode(), this.#props.queryId);
    }
    /**
     * Executes the query and returns an array of rows.
     *
     * Also see the {@link executeTakeFirst} and {@link executeTakeFirstOrThrow} methods.
     */
    async execute() {
        const compiledQuery = this.compile();
        const result = await this.#props.executor.executeQuery(compiledQuery);
        const { adapter } = this.#props.executor;
        const query = compiledQuery.query;
        if ((query.returning && adapter.supportsReturning) ||
            (query.output && adapter.supportsOutput)) {
            return result.rows;
        }
        return [new DeleteResult(result.numAffectedRows ?? BigInt(0))];
    }
    /**
     * Executes the query and returns the first result or undefined if
     * the query returned no result.
     */
    async executeTakeFirst() {
        const [result] = await this.execute();
        return result;
    }
    /**
     * Executes the query and returns the first result or throws if
     * the query returned no result.
     *
     * By default an instance of {@link NoResultError} is thrown, but you can
     * provide a custom error class, or callback as the only argument to throw a different
     * error.
     */
    async executeTakeFirstOrThrow(errorConstructor = no_result_error/* NoResultError */.F) {
        const result = await this.executeTakeFirst();
        if (result === undefined) {
            const error = (0,no_result_error/* isNoResultErrorConstructor */.x)(errorConstructor)
                ? new errorConstructor(this.toOperationNode())
                : errorConstructor(this.toOperationNode());
            throw error;
        }
        return result;
    }
    async *stream(chunkSize = 100) {
        const compiledQuery = this.compile();
        const stream = this.#props.executor.stream(compiledQuery, chunkSize);
        for await (const item of stream) {
            yield* item.rows;
        }
    }
    async explain(format, options) {
        const builder = new _a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithExplain(this.#props.queryNode, format, options),
        });
        return await builder.execute();
    }
}
_a = DeleteQueryBuilder;

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/update-query-node.js
var update_query_node = __webpack_require__(73625);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/query-builder/update-result.js
/// <reference types="./update-result.d.ts" />
class UpdateResult {
    /**
     * The number of rows the update query updated (even if not changed).
     */
    numUpdatedRows;
    /**
     * The number of rows the update query changed.
     *
     * This is **optional** and only supported in dialects such as MySQL.
     * You would probably use {@link numUpdatedRows} in most cases.
     */
    numChangedRows;
    constructor(numUpdatedRows, numChangedRows) {
        this.numUpdatedRows = numUpdatedRows;
        this.numChangedRows = numChangedRows;
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/query-builder/update-query-builder.js
/// <reference types="./update-query-builder.d.ts" />
var update_query_builder_a;














class UpdateQueryBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    where(...args) {
        return new update_query_builder_a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithWhere(this.#props.queryNode, (0,binary_operation_parser/* parseValueBinaryOperationOrExpression */.GB)(args)),
        });
    }
    whereRef(lhs, op, rhs) {
        return new update_query_builder_a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithWhere(this.#props.queryNode, (0,binary_operation_parser/* parseReferentialBinaryOperation */.vC)(lhs, op, rhs)),
        });
    }
    clearWhere() {
        return new update_query_builder_a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithoutWhere(this.#props.queryNode),
        });
    }
    /**
     * Changes an `update` query into a `update top` query.
     *
     * `top` clause is only supported by some dialects like MS SQL Server.
     *
     * ### Examples
     *
     * Update the first row:
     *
     * ```ts
     * await db.updateTable('person')
     *   .top(1)
     *   .set({ first_name: 'Foo' })
     *   .where('age', '>', 18)
     *   .executeTakeFirstOrThrow()
     * ```
     *
     * The generated SQL (MS SQL Server):
     *
     * ```sql
     * update top(1) "person" set "first_name" = @1 where "age" > @2
     * ```
     *
     * Update the 50% first rows:
     *
     * ```ts
     * await db.updateTable('person')
     *   .top(50, 'percent')
     *   .set({ first_name: 'Foo' })
     *   .where('age', '>', 18)
     *   .executeTakeFirstOrThrow()
     * ```
     *
     * The generated SQL (MS SQL Server):
     *
     * ```sql
     * update top(50) percent "person" set "first_name" = @1 where "age" > @2
     * ```
     */
    top(expression, modifiers) {
        return new update_query_builder_a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithTop(this.#props.queryNode, (0,top_parser/* parseTop */.f)(expression, modifiers)),
        });
    }
    from(from) {
        return new update_query_builder_a({
            ...this.#props,
            queryNode: update_query_node/* UpdateQueryNode */.U.cloneWithFromItems(this.#props.queryNode, (0,table_parser/* parseTableExpressionOrList */.JB)(from)),
        });
    }
    innerJoin(...args) {
        return this.#join('InnerJoin', args);
    }
    leftJoin(...args) {
        return this.#join('LeftJoin', args);
    }
    rightJoin(...args) {
        return this.#join('RightJoin', args);
    }
    fullJoin(...args) {
        return this.#join('FullJoin', args);
    }
    #join(joinType, args) {
        return new update_query_builder_a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithJoin(this.#props.queryNode, (0,join_parser/* parseJoin */.a)(joinType, args)),
        });
    }
    orderBy(...args) {
        return new update_query_builder_a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithOrderByItems(this.#props.queryNode, (0,order_by_parser/* parseOrderBy */.xk)(args)),
        });
    }
    clearOrderBy() {
        return new update_query_builder_a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithoutOrderBy(this.#props.queryNode),
        });
    }
    /**
     * Adds a limit clause to the update query for supported databases, such as MySQL.
     *
     * ### Examples
     *
     * Update the first 2 rows in the 'person' table:
     *
     * ```ts
     * await db
     *   .updateTable('person')
     *   .set({ first_name: 'Foo' })
     *   .limit(2)
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * update `person` set `first_name` = ? limit ?
     * ```
     */
    limit(limit) {
        return new update_query_builder_a({
            ...this.#props,
            queryNode: update_query_node/* UpdateQueryNode */.U.cloneWithLimit(this.#props.queryNode, limit_node/* LimitNode */.a.create((0,value_parser/* parseValueExpression */.$s)(limit))),
        });
    }
    set(...args) {
        return new update_query_builder_a({
            ...this.#props,
            queryNode: update_query_node/* UpdateQueryNode */.U.cloneWithUpdates(this.#props.queryNode, parseUpdate(...args)),
        });
    }
    returning(selection) {
        return new update_query_builder_a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithReturning(this.#props.queryNode, (0,select_parser/* parseSelectArg */.G)(selection)),
        });
    }
    returningAll(table) {
        return new update_query_builder_a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithReturning(this.#props.queryNode, (0,select_parser/* parseSelectAll */.J)(table)),
        });
    }
    output(args) {
        return new update_query_builder_a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithOutput(this.#props.queryNode, (0,select_parser/* parseSelectArg */.G)(args)),
        });
    }
    outputAll(table) {
        return new update_query_builder_a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithOutput(this.#props.queryNode, (0,select_parser/* parseSelectAll */.J)(table)),
        });
    }
    /**
     * This can be used to add any additional SQL to the end of the query.
     *
     * ### Examples
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * await db.updateTable('person')
     *   .set({ age: 39 })
     *   .where('first_name', '=', 'John')
     *   .modifyEnd(sql.raw('-- This is a comment'))
     *   .execute()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * update `person`
     * set `age` = 39
     * where `first_name` = "John" -- This is a comment
     * ```
     */
    modifyEnd(modifier) {
        return new update_query_builder_a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithEndModifier(this.#props.queryNode, modifier.toOperationNode()),
        });
    }
    /**
     * Clears all `returning` clauses from the query.
     *
     * ### Examples
     *
     * ```ts
     * db.updateTable('person')
     *   .returningAll()
     *   .set({ age: 39 })
     *   .where('first_name', '=', 'John')
     *   .clearReturning()
     * ```
     *
     * The generated SQL(PostgreSQL):
     *
     * ```sql
     * update "person" set "age" = 39 where "first_name" = "John"
     * ```
     */
    clearReturning() {
        return new update_query_builder_a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithoutReturning(this.#props.queryNode),
        });
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     *
     * If you want to conditionally call a method on `this`, see
     * the {@link $if} method.
     *
     * ### Examples
     *
     * The next example uses a helper function `log` to log a query:
     *
     * ```ts
     * import type { Compilable } from 'kysely'
     * import type { PersonUpdate } from 'type-editor' // imaginary module
     *
     * function log<T extends Compilable>(qb: T): T {
     *   console.log(qb.compile())
     *   return qb
     * }
     *
     * const values = {
     *   first_name: 'John',
     * } satisfies PersonUpdate
     *
     * db.updateTable('person')
     *   .set(values)
     *   .$call(log)
     *   .execute()
     * ```
     */
    $call(func) {
        return func(this);
    }
    /**
     * Call `func(this)` if `condition` is true.
     *
     * This method is especially handy with optional selects. Any `returning` or `returningAll`
     * method calls add columns as optional fields to the output type when called inside
     * the `func` callback. This is because we can't know if those selections were actually
     * made before running the code.
     *
     * You can also call any other methods inside the callback.
     *
     * ### Examples
     *
     * ```ts
     * import type { PersonUpdate } from 'type-editor' // imaginary module
     *
     * async function updatePerson(id: number, updates: PersonUpdate, returnLastName: boolean) {
     *   return await db
     *     .updateTable('person')
     *     .set(updates)
     *     .where('id', '=', id)
     *     .returning(['id', 'first_name'])
     *     .$if(returnLastName, (qb) => qb.returning('last_name'))
     *     .executeTakeFirstOrThrow()
     * }
     * ```
     *
     * Any selections added inside the `if` callback will be added as optional fields to the
     * output type since we can't know if the selections were actually made before running
     * the code. In the example above the return type of the `updatePerson` function is:
     *
     * ```ts
     * Promise<{
     *   id: number
     *   first_name: string
     *   last_name?: string
     * }>
     * ```
     */
    $if(condition, func) {
        if (condition) {
            return func(this);
        }
        return new update_query_builder_a({
            ...this.#props,
        });
    }
    /**
     * Change the output type of the query.
     *
     * This method call doesn't change the SQL in any way. This methods simply
     * returns a copy of this `UpdateQueryBuilder` with a new output type.
     */
    $castTo() {
        return new update_query_builder_a(this.#props);
    }
    /**
     * Narrows (parts of) the output type of the query.
     *
     * Kysely tries to be as type-safe as possible, but in some cases we have to make
     * compromises for better maintainability and compilation performance. At present,
     * Kysely doesn't narrow the output type of the query based on {@link set} input
     * when using {@link where} and/or {@link returning} or {@link returningAll}.
     *
     * This utility method is very useful for these situations, as it removes unncessary
     * runtime assertion/guard code. Its input type is limited to the output type
     * of the query, so you can't add a column that doesn't exist, or change a column's
     * type to something that doesn't exist in its union type.
     *
     * ### Examples
     *
     * Turn this code:
     *
     * ```ts
     * import type { Person } from 'type-editor' // imaginary module
     *
     * const id = 1
     * const now = new Date().toISOString()
     *
     * const person = await db.updateTable('person')
     *   .set({ deleted_at: now })
     *   .where('id', '=', id)
     *   .where('nullable_column', 'is not', null)
     *   .returningAll()
     *   .executeTakeFirstOrThrow()
     *
     * if (isWithNoNullValue(person)) {
     *   functionThatExpectsPersonWithNonNullValue(person)
     * }
     *
     * function isWithNoNullValue(person: Person): person is Person & { nullable_column: string } {
     *   return person.nullable_column != null
     * }
     * ```
     *
     * Into this:
     *
     * ```ts
     * import type { NotNull } from 'kysely'
     *
     * const id = 1
     * const now = new Date().toISOString()
     *
     * const person = await db.updateTable('person')
     *   .set({ deleted_at: now })
     *   .where('id', '=', id)
     *   .where('nullable_column', 'is not', null)
     *   .returningAll()
     *   .$narrowType<{ deleted_at: Date; nullable_column: NotNull }>()
     *   .executeTakeFirstOrThrow()
     *
     * functionThatExpectsPersonWithNonNullValue(person)
     * ```
     */
    $narrowType() {
        return new update_query_builder_a(this.#props);
    }
    /**
     * Asserts that query's output row type equals the given type `T`.
     *
     * This method can be used to simplify excessively complex types to make TypeScript happy
     * and much faster.
     *
     * Kysely uses complex type magic to achieve its type safety. This complexity is sometimes too much
     * for TypeScript and you get errors like this:
     *
     * ```
     * error TS2589: Type instantiation is excessively deep and possibly infinite.
     * ```
     *
     * In these case you can often use this method to help TypeScript a little bit. When you use this
     * method to assert the output type of a query, Kysely can drop the complex output type that
     * consists of multiple nested helper types and replace it with the simple asserted type.
     *
     * Using this method doesn't reduce type safety at all. You have to pass in a type that is
     * structurally equal to the current type.
     *
     * ### Examples
     *
     * ```ts
     * import type { PersonUpdate, PetUpdate, Species } from 'type-editor' // imaginary module
     *
     * const person = {
     *   id: 1,
     *   gender: 'other',
     * } satisfies PersonUpdate
     *
     * const pet = {
     *   name: 'Fluffy',
     * } satisfies PetUpdate
     *
     * const result = await db
     *   .with('updated_person', (qb) => qb
     *     .updateTable('person')
     *     .set(person)
     *     .where('id', '=', person.id)
     *     .returning('first_name')
     *     .$assertType<{ first_name: string }>()
     *   )
     *   .with('updated_pet', (qb) => qb
     *     .updateTable('pet')
     *     .set(pet)
     *     .where('owner_id', '=', person.id)
     *     .returning(['name as pet_name', 'species'])
     *     .$assertType<{ pet_name: string, species: Species }>()
     *   )
     *   .selectFrom(['updated_person', 'updated_pet'])
     *   .selectAll()
     *   .executeTakeFirstOrThrow()
     * ```
     */
    $assertType() {
        return new update_query_builder_a(this.#props);
    }
    /**
     * Returns a copy of this UpdateQueryBuilder instance with the given plugin installed.
     */
    withPlugin(plugin) {
        return new update_query_builder_a({
            ...this.#props,
            executor: this.#props.executor.withPlugin(plugin),
        });
    }
    toOperationNode() {
        return this.#props.executor.transformQuery(this.#props.queryNode, this.#props.queryId);
    }
    compile() {
        return this.#props.executor.compileQuery(this.toOperationNode(), this.#props.queryId);
    }
    /**
     * Executes the query and returns an array of rows.
     *
     * Also see the {@link executeTakeFirst} and {@link executeTakeFirstOrThrow} methods.
     */
    async execute() {
        const compiledQuery = this.compile();
        const result = await this.#props.executor.executeQuery(compiledQuery);
        const { adapter } = this.#props.executor;
        const query = compiledQuery.query;
        if ((query.returning && adapter.supportsReturning) ||
            (query.output && adapter.supportsOutput)) {
            return result.rows;
        }
        return [
            new UpdateResult(result.numAffectedRows ?? BigInt(0), result.numChangedRows),
        ];
    }
    /**
     * Executes the query and returns the first result or undefined if
     * the query returned no result.
     */
    async executeTakeFirst() {
        const [result] = await this.execute();
        return result;
    }
    /**
     * Executes the query and returns the first result or throws if
     * the query returned no result.
     *
     * By default an instance of {@link NoResultError} is thrown, but you can
     * provide a custom error class, or callback as the only argument to throw a different
     * error.
     */
    async executeTakeFirstOrThrow(errorConstructor = no_result_error/* NoResultError */.F) {
        const result = await this.executeTakeFirst();
        if (result === undefined) {
            const error = (0,no_result_error/* isNoResultErrorConstructor */.x)(errorConstructor)
                ? new errorConstructor(this.toOperationNode())
                : errorConstructor(this.toOperationNode());
            throw error;
        }
        return result;
    }
    async *stream(chunkSize = 100) {
        const compiledQuery = this.compile();
        const stream = this.#props.executor.stream(compiledQuery, chunkSize);
        for await (const item of stream) {
            yield* item.rows;
        }
    }
    async explain(format, options) {
        const builder = new update_query_builder_a({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithExplain(this.#props.queryNode, format, options),
        });
        return await builder.execute();
    }
}
update_query_builder_a = UpdateQueryBuilder;

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/select-query-node.js + 2 modules
var select_query_node = __webpack_require__(24517);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/table-node.js
var table_node = __webpack_require__(81763);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/common-table-expression-name-node.js
/// <reference types="./common-table-expression-name-node.d.ts" />



/**
 * @internal
 */
const CommonTableExpressionNameNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'CommonTableExpressionNameNode';
    },
    create(tableName, columnNames) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'CommonTableExpressionNameNode',
            table: table_node/* TableNode */.H.create(tableName),
            columns: columnNames
                ? (0,object_utils/* freeze */.CN)(columnNames.map(column_node/* ColumnNode */.Z.create))
                : undefined,
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/parse-utils.js + 6 modules
var parse_utils = __webpack_require__(44403);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/common-table-expression-node.js
/// <reference types="./common-table-expression-node.d.ts" />

/**
 * @internal
 */
const CommonTableExpressionNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'CommonTableExpressionNode';
    },
    create(name, expression) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'CommonTableExpressionNode',
            name,
            expression,
        });
    },
    cloneWith(node, props) {
        return (0,object_utils/* freeze */.CN)({
            ...node,
            ...props,
        });
    },
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/query-builder/cte-builder.js
/// <reference types="./cte-builder.d.ts" />


class CTEBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    /**
     * Makes the common table expression materialized.
     */
    materialized() {
        return new CTEBuilder({
            ...this.#props,
            node: CommonTableExpressionNode.cloneWith(this.#props.node, {
                materialized: true,
            }),
        });
    }
    /**
     * Makes the common table expression not materialized.
     */
    notMaterialized() {
        return new CTEBuilder({
            ...this.#props,
            node: CommonTableExpressionNode.cloneWith(this.#props.node, {
                materialized: false,
            }),
        });
    }
    toOperationNode() {
        return this.#props.node;
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/parser/with-parser.js
/// <reference types="./with-parser.d.ts" />





function parseCommonTableExpression(nameOrBuilderCallback, expression) {
    const expressionNode = expression((0,parse_utils/* createQueryCreator */.bl)()).toOperationNode();
    if ((0,object_utils/* isFunction */.Tn)(nameOrBuilderCallback)) {
        return nameOrBuilderCallback(cteBuilderFactory(expressionNode)).toOperationNode();
    }
    return CommonTableExpressionNode.create(parseCommonTableExpressionName(nameOrBuilderCallback), expressionNode);
}
function cteBuilderFactory(expressionNode) {
    return (name) => {
        return new CTEBuilder({
            node: CommonTableExpressionNode.create(parseCommonTableExpressionName(name), expressionNode),
        });
    };
}
function parseCommonTableExpressionName(name) {
    if (name.includes('(')) {
        const parts = name.split(/[\(\)]/);
        const table = parts[0];
        const columns = parts[1].split(',').map((it) => it.trim());
        return CommonTableExpressionNameNode.create(table, columns);
    }
    else {
        return CommonTableExpressionNameNode.create(name);
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/with-node.js
/// <reference types="./with-node.d.ts" />

/**
 * @internal
 */
const WithNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'WithNode';
    },
    create(expression, params) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'WithNode',
            expressions: (0,object_utils/* freeze */.CN)([expression]),
            ...params,
        });
    },
    cloneWithExpression(withNode, expression) {
        return (0,object_utils/* freeze */.CN)({
            ...withNode,
            expressions: (0,object_utils/* freeze */.CN)([...withNode.expressions, expression]),
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/query-id.js + 1 modules
var query_id = __webpack_require__(38557);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/plugin/with-schema/with-schema-plugin.js + 1 modules
var with_schema_plugin = __webpack_require__(58383);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/merge-query-node.js
var merge_query_node = __webpack_require__(74940);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/operation-node/matched-node.js
/// <reference types="./matched-node.d.ts" />

/**
 * @internal
 */
const MatchedNode = (0,object_utils/* freeze */.CN)({
    is(node) {
        return node.kind === 'MatchedNode';
    },
    create(not, bySource = false) {
        return (0,object_utils/* freeze */.CN)({
            kind: 'MatchedNode',
            not,
            bySource,
        });
    },
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/operation-node-source.js
var operation_node_source = __webpack_require__(58952);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/raw-node.js
var raw_node = __webpack_require__(75721);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/when-node.js
var when_node = __webpack_require__(49669);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/parser/merge-parser.js
/// <reference types="./merge-parser.d.ts" />






function parseMergeWhen(type, args, refRight) {
    return when_node/* WhenNode */.t.create((0,binary_operation_parser/* parseFilterList */.KN)([
        MatchedNode.create(!type.isMatched, type.bySource),
        ...(args && args.length > 0
            ? [
                args.length === 3 && refRight
                    ? (0,binary_operation_parser/* parseReferentialBinaryOperation */.vC)(args[0], args[1], args[2])
                    : (0,binary_operation_parser/* parseValueBinaryOperationOrExpression */.GB)(args),
            ]
            : []),
    ], 'and', false));
}
function parseMergeThen(result) {
    if ((0,object_utils/* isString */.Kg)(result)) {
        return raw_node/* RawNode */.z.create([result], []);
    }
    if ((0,operation_node_source/* isOperationNodeSource */.N)(result)) {
        return result.toOperationNode();
    }
    return result;
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/query-executor/noop-query-executor.js
var noop_query_executor = __webpack_require__(29413);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/query-builder/merge-result.js
/// <reference types="./merge-result.d.ts" />
class MergeResult {
    numChangedRows;
    constructor(numChangedRows) {
        this.numChangedRows = numChangedRows;
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/query-builder/merge-query-builder.js
/// <reference types="./merge-query-builder.d.ts" />














class MergeQueryBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    /**
     * This can be used to add any additional SQL to the end of the query.
     *
     * ### Examples
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * await db
     *   .mergeInto('person')
     *   .using('pet', 'pet.owner_id', 'person.id')
     *   .whenMatched()
     *   .thenDelete()
     *   .modifyEnd(sql.raw('-- this is a comment'))
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * merge into "person" using "pet" on "pet"."owner_id" = "person"."id" when matched then delete -- this is a comment
     * ```
     */
    modifyEnd(modifier) {
        return new MergeQueryBuilder({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithEndModifier(this.#props.queryNode, modifier.toOperationNode()),
        });
    }
    /**
     * Changes a `merge into` query to an `merge top into` query.
     *
     * `top` clause is only supported by some dialects like MS SQL Server.
     *
     * ### Examples
     *
     * Affect 5 matched rows at most:
     *
     * ```ts
     * await db.mergeInto('person')
     *   .top(5)
     *   .using('pet', 'person.id', 'pet.owner_id')
     *   .whenMatched()
     *   .thenDelete()
     *   .execute()
     * ```
     *
     * The generated SQL (MS SQL Server):
     *
     * ```sql
     * merge top(5) into "person"
     * using "pet" on "person"."id" = "pet"."owner_id"
     * when matched then
     *   delete
     * ```
     *
     * Affect 50% of matched rows:
     *
     * ```ts
     * await db.mergeInto('person')
     *   .top(50, 'percent')
     *   .using('pet', 'person.id', 'pet.owner_id')
     *   .whenMatched()
     *   .thenDelete()
     *   .execute()
     * ```
     *
     * The generated SQL (MS SQL Server):
     *
     * ```sql
     * merge top(50) percent into "person"
     * using "pet" on "person"."id" = "pet"."owner_id"
     * when matched then
     *   delete
     * ```
     */
    top(expression, modifiers) {
        return new MergeQueryBuilder({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithTop(this.#props.queryNode, (0,top_parser/* parseTop */.f)(expression, modifiers)),
        });
    }
    using(...args) {
        return new WheneableMergeQueryBuilder({
            ...this.#props,
            queryNode: merge_query_node/* MergeQueryNode */.r.cloneWithUsing(this.#props.queryNode, (0,join_parser/* parseJoin */.a)('Using', args)),
        });
    }
    returning(args) {
        return new MergeQueryBuilder({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithReturning(this.#props.queryNode, (0,select_parser/* parseSelectArg */.G)(args)),
        });
    }
    returningAll(table) {
        return new MergeQueryBuilder({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithReturning(this.#props.queryNode, (0,select_parser/* parseSelectAll */.J)(table)),
        });
    }
    output(args) {
        return new MergeQueryBuilder({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithOutput(this.#props.queryNode, (0,select_parser/* parseSelectArg */.G)(args)),
        });
    }
    outputAll(table) {
        return new MergeQueryBuilder({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithOutput(this.#props.queryNode, (0,select_parser/* parseSelectAll */.J)(table)),
        });
    }
}
class WheneableMergeQueryBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    /**
     * This can be used to add any additional SQL to the end of the query.
     *
     * ### Examples
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * await db
     *   .mergeInto('person')
     *   .using('pet', 'pet.owner_id', 'person.id')
     *   .whenMatched()
     *   .thenDelete()
     *   .modifyEnd(sql.raw('-- this is a comment'))
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * merge into "person" using "pet" on "pet"."owner_id" = "person"."id" when matched then delete -- this is a comment
     * ```
     */
    modifyEnd(modifier) {
        return new WheneableMergeQueryBuilder({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithEndModifier(this.#props.queryNode, modifier.toOperationNode()),
        });
    }
    /**
     * See {@link MergeQueryBuilder.top}.
     */
    top(expression, modifiers) {
        return new WheneableMergeQueryBuilder({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithTop(this.#props.queryNode, (0,top_parser/* parseTop */.f)(expression, modifiers)),
        });
    }
    /**
     * Adds a simple `when matched` clause to the query.
     *
     * For a `when matched` clause with an `and` condition, see {@link whenMatchedAnd}.
     *
     * For a simple `when not matched` clause, see {@link whenNotMatched}.
     *
     * For a `when not matched` clause with an `and` condition, see {@link whenNotMatchedAnd}.
     *
     * ### Examples
     *
     * ```ts
     * const result = await db.mergeInto('person')
     *   .using('pet', 'person.id', 'pet.owner_id')
     *   .whenMatched()
     *   .thenDelete()
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * merge into "person"
     * using "pet" on "person"."id" = "pet"."owner_id"
     * when matched then
     *   delete
     * ```
     */
    whenMatched() {
        return this.#whenMatched([]);
    }
    whenMatchedAnd(...args) {
        return this.#whenMatched(args);
    }
    /**
     * Adds the `when matched` clause to the query with an `and` condition. But unlike
     * {@link whenMatchedAnd}, this method accepts a column reference as the 3rd argument.
     *
     * This method is similar to {@link SelectQueryBuilder.whereRef}, so see the documentation
     * for that method for more examples.
     */
    whenMatchedAndRef(lhs, op, rhs) {
        return this.#whenMatched([lhs, op, rhs], true);
    }
    #whenMatched(args, refRight) {
        return new MatchedThenableMergeQueryBuilder({
            ...this.#props,
            queryNode: merge_query_node/* MergeQueryNode */.r.cloneWithWhen(this.#props.queryNode, parseMergeWhen({ isMatched: true }, args, refRight)),
        });
    }
    /**
     * Adds a simple `when not matched` clause to the query.
     *
     * For a `when not matched` clause with an `and` condition, see {@link whenNotMatchedAnd}.
     *
     * For a simple `when matched` clause, see {@link whenMatched}.
     *
     * For a `when matched` clause with an `and` condition, see {@link whenMatchedAnd}.
     *
     * ### Examples
     *
     * ```ts
     * const result = await db.mergeInto('person')
     *   .using('pet', 'person.id', 'pet.owner_id')
     *   .whenNotMatched()
     *   .thenInsertValues({
     *     first_name: 'John',
     *     last_name: 'Doe',
     *   })
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * merge into "person"
     * using "pet" on "person"."id" = "pet"."owner_id"
     * when not matched then
     *   insert ("first_name", "last_name") values ($1, $2)
     * ```
     */
    whenNotMatched() {
        return this.#whenNotMatched([]);
    }
    whenNotMatchedAnd(...args) {
        return this.#whenNotMatched(args);
    }
    /**
     * Adds the `when not matched` clause to the query with an `and` condition. But unlike
     * {@link whenNotMatchedAnd}, this method accepts a column reference as the 3rd argument.
     *
     * Unlike {@link whenMatchedAndRef}, you cannot reference columns from the target table.
     *
     * This method is similar to {@link SelectQueryBuilder.whereRef}, so see the documentation
     * for that method for more examples.
     */
    whenNotMatchedAndRef(lhs, op, rhs) {
        return this.#whenNotMatched([lhs, op, rhs], true);
    }
    /**
     * Adds a simple `when not matched by source` clause to the query.
     *
     * Supported in MS SQL Server.
     *
     * Similar to {@link whenNotMatched}, but returns a {@link MatchedThenableMergeQueryBuilder}.
     */
    whenNotMatchedBySource() {
        return this.#whenNotMatched([], false, true);
    }
    whenNotMatchedBySourceAnd(...args) {
        return this.#whenNotMatched(args, false, true);
    }
    /**
     * Adds the `when not matched by source` clause to the query with an `and` condition.
     *
     * Similar to {@link whenNotMatchedAndRef}, but you can reference columns from
     * the target table, and not from source table and returns a {@link MatchedThenableMergeQueryBuilder}.
     */
    whenNotMatchedBySourceAndRef(lhs, op, rhs) {
        return this.#whenNotMatched([lhs, op, rhs], true, true);
    }
    returning(args) {
        return new WheneableMergeQueryBuilder({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithReturning(this.#props.queryNode, (0,select_parser/* parseSelectArg */.G)(args)),
        });
    }
    returningAll(table) {
        return new WheneableMergeQueryBuilder({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithReturning(this.#props.queryNode, (0,select_parser/* parseSelectAll */.J)(table)),
        });
    }
    output(args) {
        return new WheneableMergeQueryBuilder({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithOutput(this.#props.queryNode, (0,select_parser/* parseSelectArg */.G)(args)),
        });
    }
    outputAll(table) {
        return new WheneableMergeQueryBuilder({
            ...this.#props,
            queryNode: query_node/* QueryNode */.L.cloneWithOutput(this.#props.queryNode, (0,select_parser/* parseSelectAll */.J)(table)),
        });
    }
    #whenNotMatched(args, refRight = false, bySource = false) {
        const props = {
            ...this.#props,
            queryNode: merge_query_node/* MergeQueryNode */.r.cloneWithWhen(this.#props.queryNode, parseMergeWhen({ isMatched: false, bySource }, args, refRight)),
        };
        const Builder = bySource
            ? MatchedThenableMergeQueryBuilder
            : NotMatchedThenableMergeQueryBuilder;
        return new Builder(props);
    }
    /**
     * Simply calls the provided function passing `this` as the only argument. `$call` returns
     * what the provided function returns.
     *
     * If you want to conditionally call a method on `this`, see
     * the {@link $if} method.
     *
     * ### Examples
     *
     * The next example uses a helper function `log` to log a query:
     *
     * ```ts
     * import type { Compilable } from 'kysely'
     *
     * function log<T extends Compilable>(qb: T): T {
     *   console.log(qb.compile())
     *   return qb
     * }
     *
     * await db.updateTable('person')
     *   .set({ first_name: 'John' })
     *   .$call(log)
     *   .execute()
     * ```
     */
    $call(func) {
        return func(this);
    }
    /**
     * Call `func(this)` if `condition` is true.
     *
     * This method is especially handy with optional selects. Any `returning` or `returningAll`
     * method calls add columns as optional fields to the output type when called inside
     * the `func` callback. This is because we can't know if those selections were actually
     * made before running the code.
     *
     * You can also call any other methods inside the callback.
     *
     * ### Examples
     *
     * ```ts
     * import type { PersonUpdate } from 'type-editor' // imaginary module
     *
     * async function updatePerson(id: number, updates: PersonUpdate, returnLastName: boolean) {
     *   return await db
     *     .updateTable('person')
     *     .set(updates)
     *     .where('id', '=', id)
     *     .returning(['id', 'first_name'])
     *     .$if(returnLastName, (qb) => qb.returning('last_name'))
     *     .executeTakeFirstOrThrow()
     * }
     * ```
     *
     * Any selections added inside the `if` callback will be added as optional fields to the
     * output type since we can't know if the selections were actually made before running
     * the code. In the example above the return type of the `updatePerson` function is:
     *
     * ```ts
     * Promise<{
     *   id: number
     *   first_name: string
     *   last_name?: string
     * }>
     * ```
     */
    $if(condition, func) {
        if (condition) {
            return func(this);
        }
        return new WheneableMergeQueryBuilder({
            ...this.#props,
        });
    }
    toOperationNode() {
        return this.#props.executor.transformQuery(this.#props.queryNode, this.#props.queryId);
    }
    compile() {
        return this.#props.executor.compileQuery(this.toOperationNode(), this.#props.queryId);
    }
    /**
     * Executes the query and returns an array of rows.
     *
     * Also see the {@link executeTakeFirst} and {@link executeTakeFirstOrThrow} methods.
     */
    async execute() {
        const compiledQuery = this.compile();
        const result = await this.#props.executor.executeQuery(compiledQuery);
        const { adapter } = this.#props.executor;
        const query = compiledQuery.query;
        if ((query.returning && adapter.supportsReturning) ||
            (query.output && adapter.supportsOutput)) {
            return result.rows;
        }
        return [new MergeResult(result.numAffectedRows)];
    }
    /**
     * Executes the query and returns the first result or undefined if
     * the query returned no result.
     */
    async executeTakeFirst() {
        const [result] = await this.execute();
        return result;
    }
    /**
     * Executes the query and returns the first result or throws if
     * the query returned no result.
     *
     * By default an instance of {@link NoResultError} is thrown, but you can
     * provide a custom error class, or callback as the only argument to throw a different
     * error.
     */
    async executeTakeFirstOrThrow(errorConstructor = no_result_error/* NoResultError */.F) {
        const result = await this.executeTakeFirst();
        if (result === undefined) {
            const error = (0,no_result_error/* isNoResultErrorConstructor */.x)(errorConstructor)
                ? new errorConstructor(this.toOperationNode())
                : errorConstructor(this.toOperationNode());
            throw error;
        }
        return result;
    }
}
class MatchedThenableMergeQueryBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    /**
     * Performs the `delete` action.
     *
     * To perform the `do nothing` action, see {@link thenDoNothing}.
     *
     * To perform the `update` action, see {@link thenUpdate} or {@link thenUpdateSet}.
     *
     * ### Examples
     *
     * ```ts
     * const result = await db.mergeInto('person')
     *   .using('pet', 'person.id', 'pet.owner_id')
     *   .whenMatched()
     *   .thenDelete()
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * merge into "person"
     * using "pet" on "person"."id" = "pet"."owner_id"
     * when matched then
     *   delete
     * ```
     */
    thenDelete() {
        return new WheneableMergeQueryBuilder({
            ...this.#props,
            queryNode: merge_query_node/* MergeQueryNode */.r.cloneWithThen(this.#props.queryNode, parseMergeThen('delete')),
        });
    }
    /**
     * Performs the `do nothing` action.
     *
     * This is supported in PostgreSQL.
     *
     * To perform the `delete` action, see {@link thenDelete}.
     *
     * To perform the `update` action, see {@link thenUpdate} or {@link thenUpdateSet}.
     *
     * ### Examples
     *
     * ```ts
     * const result = await db.mergeInto('person')
     *   .using('pet', 'person.id', 'pet.owner_id')
     *   .whenMatched()
     *   .thenDoNothing()
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * merge into "person"
     * using "pet" on "person"."id" = "pet"."owner_id"
     * when matched then
     *   do nothing
     * ```
     */
    thenDoNothing() {
        return new WheneableMergeQueryBuilder({
            ...this.#props,
            queryNode: merge_query_node/* MergeQueryNode */.r.cloneWithThen(this.#props.queryNode, parseMergeThen('do nothing')),
        });
    }
    /**
     * Perform an `update` operation with a full-fledged {@link UpdateQueryBuilder}.
     * This is handy when multiple `set` invocations are needed.
     *
     * For a shorthand version of this method, see {@link thenUpdateSet}.
     *
     * To perform the `delete` action, see {@link thenDelete}.
     *
     * To perform the `do nothing` action, see {@link thenDoNothing}.
     *
     * ### Examples
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * const result = await db.mergeInto('person')
     *   .using('pet', 'person.id', 'pet.owner_id')
     *   .whenMatched()
     *   .thenUpdate((ub) => ub
     *     .set(sql`metadata['has_pets']`, 'Y')
     *     .set({
     *       updated_at: new Date().toISOString(),
     *     })
     *   )
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * merge into "person"
     * using "pet" on "person"."id" = "pet"."owner_id"
     * when matched then
     *   update set metadata['has_pets'] = $1, "updated_at" = $2
     * ```
     */
    thenUpdate(set) {
        return new WheneableMergeQueryBuilder({
            ...this.#props,
            queryNode: merge_query_node/* MergeQueryNode */.r.cloneWithThen(this.#props.queryNode, parseMergeThen(set(new UpdateQueryBuilder({
                queryId: this.#props.queryId,
                executor: noop_query_executor/* NOOP_QUERY_EXECUTOR */.W,
                queryNode: update_query_node/* UpdateQueryNode */.U.createWithoutTable(),
            })))),
        });
    }
    thenUpdateSet(...args) {
        // @ts-ignore not sure how to type this so it won't complain about set(...args).
        return this.thenUpdate((ub) => ub.set(...args));
    }
}
class NotMatchedThenableMergeQueryBuilder {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    /**
     * Performs the `do nothing` action.
     *
     * This is supported in PostgreSQL.
     *
     * To perform the `insert` action, see {@link thenInsertValues}.
     *
     * ### Examples
     *
     * ```ts
     * const result = await db.mergeInto('person')
     *   .using('pet', 'person.id', 'pet.owner_id')
     *   .whenNotMatched()
     *   .thenDoNothing()
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * merge into "person"
     * using "pet" on "person"."id" = "pet"."owner_id"
     * when not matched then
     *   do nothing
     * ```
     */
    thenDoNothing() {
        return new WheneableMergeQueryBuilder({
            ...this.#props,
            queryNode: merge_query_node/* MergeQueryNode */.r.cloneWithThen(this.#props.queryNode, parseMergeThen('do nothing')),
        });
    }
    thenInsertValues(insert) {
        const [columns, values] = parseInsertExpression(insert);
        return new WheneableMergeQueryBuilder({
            ...this.#props,
            queryNode: merge_query_node/* MergeQueryNode */.r.cloneWithThen(this.#props.queryNode, parseMergeThen(insert_query_node/* InsertQueryNode */.o.cloneWith(insert_query_node/* InsertQueryNode */.o.createWithoutInto(), {
                columns,
                values,
            }))),
        });
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/query-creator.js
/// <reference types="./query-creator.d.ts" />

















class QueryCreator {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    /**
     * Creates a `select` query builder for the given table or tables.
     *
     * The tables passed to this method are built as the query's `from` clause.
     *
     * ### Examples
     *
     * Create a select query for one table:
     *
     * ```ts
     * db.selectFrom('person').selectAll()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * select * from "person"
     * ```
     *
     * Create a select query for one table with an alias:
     *
     * ```ts
     * const persons = await db.selectFrom('person as p')
     *   .select(['p.id', 'first_name'])
     *   .execute()
     *
     * console.log(persons[0].id)
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * select "p"."id", "first_name" from "person" as "p"
     * ```
     *
     * Create a select query from a subquery:
     *
     * ```ts
     * const persons = await db.selectFrom(
     *     (eb) => eb.selectFrom('person').select('person.id as identifier').as('p')
     *   )
     *   .select('p.identifier')
     *   .execute()
     *
     * console.log(persons[0].identifier)
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * select "p"."identifier",
     * from (
     *   select "person"."id" as "identifier" from "person"
     * ) as p
     * ```
     *
     * Create a select query from raw sql:
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * const items = await db
     *   .selectFrom(sql<{ one: number }>`(select 1 as one)`.as('q'))
     *   .select('q.one')
     *   .execute()
     *
     * console.log(items[0].one)
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * select "q"."one",
     * from (
     *   select 1 as one
     * ) as q
     * ```
     *
     * When you use the `sql` tag you need to also provide the result type of the
     * raw snippet / query so that Kysely can figure out what columns are
     * available for the rest of the query.
     *
     * The `selectFrom` method also accepts an array for multiple tables. All
     * the above examples can also be used in an array.
     *
     * ```ts
     * import { sql } from 'kysely'
     *
     * const items = await db.selectFrom([
     *     'person as p',
     *     db.selectFrom('pet').select('pet.species').as('a'),
     *     sql<{ one: number }>`(select 1 as one)`.as('q')
     *   ])
     *   .select(['p.id', 'a.species', 'q.one'])
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * select "p".id, "a"."species", "q"."one"
     * from
     *   "person" as "p",
     *   (select "pet"."species" from "pet") as a,
     *   (select 1 as one) as "q"
     * ```
     */
    selectFrom(from) {
        return (0,select_query_builder/* createSelectQueryBuilder */.c)({
            queryId: (0,query_id/* createQueryId */.a)(),
            executor: this.#props.executor,
            queryNode: select_query_node/* SelectQueryNode */.L.createFrom((0,table_parser/* parseTableExpressionOrList */.JB)(from), this.#props.withNode),
        });
    }
    selectNoFrom(selection) {
        return (0,select_query_builder/* createSelectQueryBuilder */.c)({
            queryId: (0,query_id/* createQueryId */.a)(),
            executor: this.#props.executor,
            queryNode: select_query_node/* SelectQueryNode */.L.cloneWithSelections(select_query_node/* SelectQueryNode */.L.create(this.#props.withNode), (0,select_parser/* parseSelectArg */.G)(selection)),
        });
    }
    /**
     * Creates an insert query.
     *
     * The return value of this query is an instance of {@link InsertResult}. {@link InsertResult}
     * has the {@link InsertResult.insertId | insertId} field that holds the auto incremented id of
     * the inserted row if the db returned one.
     *
     * See the {@link InsertQueryBuilder.values | values} method for more info and examples. Also see
     * the {@link ReturningInterface.returning | returning} method for a way to return columns
     * on supported databases like PostgreSQL.
     *
     * ### Examples
     *
     * ```ts
     * const result = await db
     *   .insertInto('person')
     *   .values({
     *     first_name: 'Jennifer',
     *     last_name: 'Aniston'
     *   })
     *   .executeTakeFirst()
     *
     * console.log(result.insertId)
     * ```
     *
     * Some databases like PostgreSQL support the `returning` method:
     *
     * ```ts
     * const { id } = await db
     *   .insertInto('person')
     *   .values({
     *     first_name: 'Jennifer',
     *     last_name: 'Aniston'
     *   })
     *   .returning('id')
     *   .executeTakeFirstOrThrow()
     * ```
     */
    insertInto(table) {
        return new InsertQueryBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            executor: this.#props.executor,
            queryNode: insert_query_node/* InsertQueryNode */.o.create((0,table_parser/* parseTable */.M$)(table), this.#props.withNode),
        });
    }
    /**
     * Creates a "replace into" query.
     *
     * This is only supported by some dialects like MySQL or SQLite.
     *
     * Similar to MySQL's {@link InsertQueryBuilder.onDuplicateKeyUpdate} that deletes
     * and inserts values on collision instead of updating existing rows.
     *
     * An alias of SQLite's {@link InsertQueryBuilder.orReplace}.
     *
     * The return value of this query is an instance of {@link InsertResult}. {@link InsertResult}
     * has the {@link InsertResult.insertId | insertId} field that holds the auto incremented id of
     * the inserted row if the db returned one.
     *
     * See the {@link InsertQueryBuilder.values | values} method for more info and examples.
     *
     * ### Examples
     *
     * ```ts
     * const result = await db
     *   .replaceInto('person')
     *   .values({
     *     first_name: 'Jennifer',
     *     last_name: 'Aniston'
     *   })
     *   .executeTakeFirstOrThrow()
     *
     * console.log(result.insertId)
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * replace into `person` (`first_name`, `last_name`) values (?, ?)
     * ```
     */
    replaceInto(table) {
        return new InsertQueryBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            executor: this.#props.executor,
            queryNode: insert_query_node/* InsertQueryNode */.o.create((0,table_parser/* parseTable */.M$)(table), this.#props.withNode, true),
        });
    }
    /**
     * Creates a delete query.
     *
     * See the {@link DeleteQueryBuilder.where} method for examples on how to specify
     * a where clause for the delete operation.
     *
     * The return value of the query is an instance of {@link DeleteResult}.
     *
     * ### Examples
     *
     * <!-- siteExample("delete", "Single row", 10) -->
     *
     * Delete a single row:
     *
     * ```ts
     * const result = await db
     *   .deleteFrom('person')
     *   .where('person.id', '=', 1)
     *   .executeTakeFirst()
     *
     * console.log(result.numDeletedRows)
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * delete from "person" where "person"."id" = $1
     * ```
     *
     * Some databases such as MySQL support deleting from multiple tables:
     *
     * ```ts
     * const result = await db
     *   .deleteFrom(['person', 'pet'])
     *   .using('person')
     *   .innerJoin('pet', 'pet.owner_id', 'person.id')
     *   .where('person.id', '=', 1)
     *   .executeTakeFirst()
     * ```
     *
     * The generated SQL (MySQL):
     *
     * ```sql
     * delete from `person`, `pet`
     * using `person`
     * inner join `pet` on `pet`.`owner_id` = `person`.`id`
     * where `person`.`id` = ?
     * ```
     */
    deleteFrom(from) {
        return new DeleteQueryBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            executor: this.#props.executor,
            queryNode: delete_query_node/* DeleteQueryNode */.e.create((0,table_parser/* parseTableExpressionOrList */.JB)(from), this.#props.withNode),
        });
    }
    /**
     * Creates an update query.
     *
     * See the {@link UpdateQueryBuilder.where} method for examples on how to specify
     * a where clause for the update operation.
     *
     * See the {@link UpdateQueryBuilder.set} method for examples on how to
     * specify the updates.
     *
     * The return value of the query is an {@link UpdateResult}.
     *
     * ### Examples
     *
     * ```ts
     * const result = await db
     *   .updateTable('person')
     *   .set({ first_name: 'Jennifer' })
     *   .where('person.id', '=', 1)
     *   .executeTakeFirst()
     *
     * console.log(result.numUpdatedRows)
     * ```
     */
    updateTable(tables) {
        return new UpdateQueryBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            executor: this.#props.executor,
            queryNode: update_query_node/* UpdateQueryNode */.U.create((0,table_parser/* parseTableExpressionOrList */.JB)(tables), this.#props.withNode),
        });
    }
    /**
     * Creates a merge query.
     *
     * The return value of the query is a {@link MergeResult}.
     *
     * See the {@link MergeQueryBuilder.using} method for examples on how to specify
     * the other table.
     *
     * ### Examples
     *
     * <!-- siteExample("merge", "Source row existence", 10) -->
     *
     * Update a target column based on the existence of a source row:
     *
     * ```ts
     * const result = await db
     *   .mergeInto('person as target')
     *   .using('pet as source', 'source.owner_id', 'target.id')
     *   .whenMatchedAnd('target.has_pets', '!=', 'Y')
     *   .thenUpdateSet({ has_pets: 'Y' })
     *   .whenNotMatchedBySourceAnd('target.has_pets', '=', 'Y')
     *   .thenUpdateSet({ has_pets: 'N' })
     *   .executeTakeFirstOrThrow()
     *
     * console.log(result.numChangedRows)
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * merge into "person"
     * using "pet"
     * on "pet"."owner_id" = "person"."id"
     * when matched and "has_pets" != $1
     * then update set "has_pets" = $2
     * when not matched by source and "has_pets" = $3
     * then update set "has_pets" = $4
     * ```
     *
     * <!-- siteExample("merge", "Temporary changes table", 20) -->
     *
     * Merge new entries from a temporary changes table:
     *
     * ```ts
     * const result = await db
     *   .mergeInto('wine as target')
     *   .using(
     *     'wine_stock_change as source',
     *     'source.wine_name',
     *     'target.name',
     *   )
     *   .whenNotMatchedAnd('source.stock_delta', '>', 0)
     *   .thenInsertValues(({ ref }) => ({
     *     name: ref('source.wine_name'),
     *     stock: ref('source.stock_delta'),
     *   }))
     *   .whenMatchedAnd(
     *     (eb) => eb('target.stock', '+', eb.ref('source.stock_delta')),
     *     '>',
     *     0,
     *   )
     *   .thenUpdateSet('stock', (eb) =>
     *     eb('target.stock', '+', eb.ref('source.stock_delta')),
     *   )
     *   .whenMatched()
     *   .thenDelete()
     *   .executeTakeFirstOrThrow()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * merge into "wine" as "target"
     * using "wine_stock_change" as "source"
     * on "source"."wine_name" = "target"."name"
     * when not matched and "source"."stock_delta" > $1
     * then insert ("name", "stock") values ("source"."wine_name", "source"."stock_delta")
     * when matched and "target"."stock" + "source"."stock_delta" > $2
     * then update set "stock" = "target"."stock" + "source"."stock_delta"
     * when matched
     * then delete
     * ```
     */
    mergeInto(targetTable) {
        return new MergeQueryBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            executor: this.#props.executor,
            queryNode: merge_query_node/* MergeQueryNode */.r.create((0,table_parser/* parseAliasedTable */.Xm)(targetTable), this.#props.withNode),
        });
    }
    /**
     * Creates a `with` query (Common Table Expression).
     *
     * ### Examples
     *
     * <!-- siteExample("cte", "Simple selects", 10) -->
     *
     * Common table expressions (CTE) are a great way to modularize complex queries.
     * Essentially they allow you to run multiple separate queries within a
     * single roundtrip to the DB.
     *
     * Since CTEs are a part of the main query, query optimizers inside DB
     * engines are able to optimize the overall query. For example, postgres
     * is able to inline the CTEs inside the using queries if it decides it's
     * faster.
     *
     * ```ts
     * const result = await db
     *   // Create a CTE called `jennifers` that selects all
     *   // persons named 'Jennifer'.
     *   .with('jennifers', (db) => db
     *     .selectFrom('person')
     *     .where('first_name', '=', 'Jennifer')
     *     .select(['id', 'age'])
     *   )
     *   // Select all rows from the `jennifers` CTE and
     *   // further filter it.
     *   .with('adult_jennifers', (db) => db
     *     .selectFrom('jennifers')
     *     .where('age', '>', 18)
     *     .select(['id', 'age'])
     *   )
     *   // Finally select all adult jennifers that are
     *   // also younger than 60.
     *   .selectFrom('adult_jennifers')
     *   .where('age', '<', 60)
     *   .selectAll()
     *   .execute()
     * ```
     *
     * <!-- siteExample("cte", "Inserts, updates and deletions", 20) -->
     *
     * Some databases like postgres also allow you to run other queries than selects
     * in CTEs. On these databases CTEs are extremely powerful:
     *
     * ```ts
     * const result = await db
     *   .with('new_person', (db) => db
     *     .insertInto('person')
     *     .values({
     *       first_name: 'Jennifer',
     *       age: 35,
     *     })
     *     .returning('id')
     *   )
     *   .with('new_pet', (db) => db
     *     .insertInto('pet')
     *     .values({
     *       name: 'Doggo',
     *       species: 'dog',
     *       is_favorite: true,
     *       // Use the id of the person we just inserted.
     *       owner_id: db
     *         .selectFrom('new_person')
     *         .select('id')
     *     })
     *     .returning('id')
     *   )
     *   .selectFrom(['new_person', 'new_pet'])
     *   .select([
     *     'new_person.id as person_id',
     *     'new_pet.id as pet_id'
     *   ])
     *   .execute()
     * ```
     *
     * The CTE name can optionally specify column names in addition to
     * a name. In that case Kysely requires the expression to retun
     * rows with the same columns.
     *
     * ```ts
     * await db
     *   .with('jennifers(id, age)', (db) => db
     *     .selectFrom('person')
     *     .where('first_name', '=', 'Jennifer')
     *     // This is ok since we return columns with the same
     *     // names as specified by `jennifers(id, age)`.
     *     .select(['id', 'age'])
     *   )
     *   .selectFrom('jennifers')
     *   .selectAll()
     *   .execute()
     * ```
     *
     * The first argument can also be a callback. The callback is passed
     * a `CTEBuilder` instance that can be used to configure the CTE:
     *
     * ```ts
     * await db
     *   .with(
     *     (cte) => cte('jennifers').materialized(),
     *     (db) => db
     *       .selectFrom('person')
     *       .where('first_name', '=', 'Jennifer')
     *       .select(['id', 'age'])
     *   )
     *   .selectFrom('jennifers')
     *   .selectAll()
     *   .execute()
     * ```
     */
    with(nameOrBuilder, expression) {
        const cte = parseCommonTableExpression(nameOrBuilder, expression);
        return new QueryCreator({
            ...this.#props,
            withNode: this.#props.withNode
                ? WithNode.cloneWithExpression(this.#props.withNode, cte)
                : WithNode.create(cte),
        });
    }
    /**
     * Creates a recursive `with` query (Common Table Expression).
     *
     * Note that recursiveness is a property of the whole `with` statement.
     * You cannot have recursive and non-recursive CTEs in a same `with` statement.
     * Therefore the recursiveness is determined by the **first** `with` or
     * `withRecusive` call you make.
     *
     * See the {@link with} method for examples and more documentation.
     */
    withRecursive(nameOrBuilder, expression) {
        const cte = parseCommonTableExpression(nameOrBuilder, expression);
        return new QueryCreator({
            ...this.#props,
            withNode: this.#props.withNode
                ? WithNode.cloneWithExpression(this.#props.withNode, cte)
                : WithNode.create(cte, { recursive: true }),
        });
    }
    /**
     * Returns a copy of this query creator instance with the given plugin installed.
     */
    withPlugin(plugin) {
        return new QueryCreator({
            ...this.#props,
            executor: this.#props.executor.withPlugin(plugin),
        });
    }
    /**
     * Returns a copy of this query creator instance without any plugins.
     */
    withoutPlugins() {
        return new QueryCreator({
            ...this.#props,
            executor: this.#props.executor.withoutPlugins(),
        });
    }
    /**
     * Sets the schema to be used for all table references that don't explicitly
     * specify a schema.
     *
     * This only affects the query created through the builder returned from
     * this method and doesn't modify the `db` instance.
     *
     * See [this recipe](https://github.com/kysely-org/kysely/blob/master/site/docs/recipes/0007-schemas.md)
     * for a more detailed explanation.
     *
     * ### Examples
     *
     * ```
     * await db
     *   .withSchema('mammals')
     *   .selectFrom('pet')
     *   .selectAll()
     *   .innerJoin('public.person', 'public.person.id', 'pet.owner_id')
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * select * from "mammals"."pet"
     * inner join "public"."person"
     * on "public"."person"."id" = "mammals"."pet"."owner_id"
     * ```
     *
     * `withSchema` is smart enough to not add schema for aliases,
     * common table expressions or other places where the schema
     * doesn't belong to:
     *
     * ```
     * await db
     *   .withSchema('mammals')
     *   .selectFrom('pet as p')
     *   .select('p.name')
     *   .execute()
     * ```
     *
     * The generated SQL (PostgreSQL):
     *
     * ```sql
     * select "p"."name" from "mammals"."pet" as "p"
     * ```
     */
    withSchema(schema) {
        return new QueryCreator({
            ...this.#props,
            executor: this.#props.executor.withPluginAtFront(new with_schema_plugin/* WithSchemaPlugin */.B(schema)),
        });
    }
}


/***/ }),

/***/ 29413:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ NOOP_QUERY_EXECUTOR)
/* harmony export */ });
/* unused harmony export NoopQueryExecutor */
/* harmony import */ var _query_executor_base_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61360);
/// <reference types="./noop-query-executor.d.ts" />

/**
 * A {@link QueryExecutor} subclass that can be used when you don't
 * have a {@link QueryCompiler}, {@link ConnectionProvider} or any
 * other needed things to actually execute queries.
 */
class NoopQueryExecutor extends _query_executor_base_js__WEBPACK_IMPORTED_MODULE_0__/* .QueryExecutorBase */ .R {
    get adapter() {
        throw new Error('this query cannot be compiled to SQL');
    }
    compileQuery() {
        throw new Error('this query cannot be compiled to SQL');
    }
    provideConnection() {
        throw new Error('this query cannot be executed');
    }
    withConnectionProvider() {
        throw new Error('this query cannot have a connection provider');
    }
    withPlugin(plugin) {
        return new NoopQueryExecutor([...this.plugins, plugin]);
    }
    withPlugins(plugins) {
        return new NoopQueryExecutor([...this.plugins, ...plugins]);
    }
    withPluginAtFront(plugin) {
        return new NoopQueryExecutor([plugin, ...this.plugins]);
    }
    withoutPlugins() {
        return new NoopQueryExecutor([]);
    }
}
const NOOP_QUERY_EXECUTOR = new NoopQueryExecutor();


/***/ }),

/***/ 61360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ QueryExecutorBase)
/* harmony export */ });
/* harmony import */ var _util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64403);
/* harmony import */ var _util_provide_controlled_connection_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2199);
/* harmony import */ var _util_log_once_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14776);
/// <reference types="./query-executor-base.d.ts" />



const NO_PLUGINS = (0,_util_object_utils_js__WEBPACK_IMPORTED_MODULE_0__/* .freeze */ .CN)([]);
class QueryExecutorBase {
    #plugins;
    constructor(plugins = NO_PLUGINS) {
        this.#plugins = plugins;
    }
    get plugins() {
        return this.#plugins;
    }
    transformQuery(node, queryId) {
        for (const plugin of this.#plugins) {
            const transformedNode = plugin.transformQuery({ node, queryId });
            // We need to do a runtime check here. There is no good way
            // to write types that enforce this constraint.
            if (transformedNode.kind === node.kind) {
                node = transformedNode;
            }
            else {
                throw new Error([
                    `KyselyPlugin.transformQuery must return a node`,
                    `of the same kind that was given to it.`,
                    `The plugin was given a ${node.kind}`,
                    `but it returned a ${transformedNode.kind}`,
                ].join(' '));
            }
        }
        return node;
    }
    async executeQuery(compiledQuery) {
        return await this.provideConnection(async (connection) => {
            const result = await connection.executeQuery(compiledQuery);
            if ('numUpdatedOrDeletedRows' in result) {
                (0,_util_log_once_js__WEBPACK_IMPORTED_MODULE_1__/* .logOnce */ .u)('kysely:warning: outdated driver/plugin detected! `QueryResult.numUpdatedOrDeletedRows` has been replaced with `QueryResult.numAffectedRows`.');
            }
            return await this.#transformResult(result, compiledQuery.queryId);
        });
    }
    async *stream(compiledQuery, chunkSize) {
        const { connection, release } = await (0,_util_provide_controlled_connection_js__WEBPACK_IMPORTED_MODULE_2__/* .provideControlledConnection */ .G)(this);
        try {
            for await (const result of connection.streamQuery(compiledQuery, chunkSize)) {
                yield await this.#transformResult(result, compiledQuery.queryId);
            }
        }
        finally {
            release();
        }
    }
    async #transformResult(result, queryId) {
        for (const plugin of this.#plugins) {
            result = await plugin.transformResult({ result, queryId });
        }
        return result;
    }
}


/***/ }),

/***/ 48956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ sql)
});

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/identifier-node.js
var identifier_node = __webpack_require__(72500);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/operation-node-source.js
var operation_node_source = __webpack_require__(58952);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/raw-node.js
var raw_node = __webpack_require__(75721);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/value-node.js
var value_node = __webpack_require__(93732);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/reference-parser.js
var reference_parser = __webpack_require__(80554);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/table-parser.js
var table_parser = __webpack_require__(30985);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/parser/value-parser.js
var value_parser = __webpack_require__(74238);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/query-id.js + 1 modules
var query_id = __webpack_require__(38557);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/operation-node/alias-node.js
var alias_node = __webpack_require__(1275);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/object-utils.js
var object_utils = __webpack_require__(64403);
// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/query-executor/noop-query-executor.js
var noop_query_executor = __webpack_require__(29413);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/raw-builder/raw-builder.js
/// <reference types="./raw-builder.d.ts" />





class RawBuilderImpl {
    #props;
    constructor(props) {
        this.#props = (0,object_utils/* freeze */.CN)(props);
    }
    get expressionType() {
        return undefined;
    }
    get isRawBuilder() {
        return true;
    }
    as(alias) {
        return new AliasedRawBuilderImpl(this, alias);
    }
    $castTo() {
        return new RawBuilderImpl({ ...this.#props });
    }
    $notNull() {
        return new RawBuilderImpl(this.#props);
    }
    withPlugin(plugin) {
        return new RawBuilderImpl({
            ...this.#props,
            plugins: this.#props.plugins !== undefined
                ? (0,object_utils/* freeze */.CN)([...this.#props.plugins, plugin])
                : (0,object_utils/* freeze */.CN)([plugin]),
        });
    }
    toOperationNode() {
        return this.#toOperationNode(this.#getExecutor());
    }
    compile(executorProvider) {
        return this.#compile(this.#getExecutor(executorProvider));
    }
    async execute(executorProvider) {
        const executor = this.#getExecutor(executorProvider);
        return executor.executeQuery(this.#compile(executor));
    }
    #getExecutor(executorProvider) {
        const executor = executorProvider !== undefined
            ? executorProvider.getExecutor()
            : noop_query_executor/* NOOP_QUERY_EXECUTOR */.W;
        return this.#props.plugins !== undefined
            ? executor.withPlugins(this.#props.plugins)
            : executor;
    }
    #toOperationNode(executor) {
        return executor.transformQuery(this.#props.rawNode, this.#props.queryId);
    }
    #compile(executor) {
        return executor.compileQuery(this.#toOperationNode(executor), this.#props.queryId);
    }
}
function createRawBuilder(props) {
    return new RawBuilderImpl(props);
}
class AliasedRawBuilderImpl {
    #rawBuilder;
    #alias;
    constructor(rawBuilder, alias) {
        this.#rawBuilder = rawBuilder;
        this.#alias = alias;
    }
    get expression() {
        return this.#rawBuilder;
    }
    get alias() {
        return this.#alias;
    }
    get rawBuilder() {
        return this.#rawBuilder;
    }
    toOperationNode() {
        return alias_node/* AliasNode */.N.create(this.#rawBuilder.toOperationNode(), (0,operation_node_source/* isOperationNodeSource */.N)(this.#alias)
            ? this.#alias.toOperationNode()
            : identifier_node/* IdentifierNode */.O.create(this.#alias));
    }
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/raw-builder/sql.js
/// <reference types="./sql.d.ts" />









const sql = Object.assign((sqlFragments, ...parameters) => {
    return createRawBuilder({
        queryId: (0,query_id/* createQueryId */.a)(),
        rawNode: raw_node/* RawNode */.z.create(sqlFragments, parameters?.map(parseParameter) ?? []),
    });
}, {
    ref(columnReference) {
        return createRawBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            rawNode: raw_node/* RawNode */.z.createWithChild((0,reference_parser/* parseStringReference */.q5)(columnReference)),
        });
    },
    val(value) {
        return createRawBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            rawNode: raw_node/* RawNode */.z.createWithChild((0,value_parser/* parseValueExpression */.$s)(value)),
        });
    },
    value(value) {
        return this.val(value);
    },
    table(tableReference) {
        return createRawBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            rawNode: raw_node/* RawNode */.z.createWithChild((0,table_parser/* parseTable */.M$)(tableReference)),
        });
    },
    id(...ids) {
        const fragments = new Array(ids.length + 1).fill('.');
        fragments[0] = '';
        fragments[fragments.length - 1] = '';
        return createRawBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            rawNode: raw_node/* RawNode */.z.create(fragments, ids.map(identifier_node/* IdentifierNode */.O.create)),
        });
    },
    lit(value) {
        return createRawBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            rawNode: raw_node/* RawNode */.z.createWithChild(value_node/* ValueNode */.q.createImmediate(value)),
        });
    },
    literal(value) {
        return this.lit(value);
    },
    raw(sql) {
        return createRawBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            rawNode: raw_node/* RawNode */.z.createWithSql(sql),
        });
    },
    join(array, separator = sql `, `) {
        const nodes = new Array(Math.max(2 * array.length - 1, 0));
        const sep = separator.toOperationNode();
        for (let i = 0; i < array.length; ++i) {
            nodes[2 * i] = parseParameter(array[i]);
            if (i !== array.length - 1) {
                nodes[2 * i + 1] = sep;
            }
        }
        return createRawBuilder({
            queryId: (0,query_id/* createQueryId */.a)(),
            rawNode: raw_node/* RawNode */.z.createWithChildren(nodes),
        });
    },
});
function parseParameter(param) {
    if ((0,operation_node_source/* isOperationNodeSource */.N)(param)) {
        return param.toOperationNode();
    }
    return (0,value_parser/* parseValueExpression */.$s)(param);
}


/***/ }),

/***/ 14776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ logOnce)
/* harmony export */ });
/// <reference types="./log-once.d.ts" />
const LOGGED_MESSAGES = new Set();
/**
 * Use for system-level logging, such as deprecation messages.
 * Logs a message and ensures it won't be logged again.
 */
function logOnce(message) {
    if (LOGGED_MESSAGES.has(message)) {
        return;
    }
    LOGGED_MESSAGES.add(message);
    console.log(message);
}


/***/ }),

/***/ 64403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $P: () => (/* binding */ isDate),
/* harmony export */   CN: () => (/* binding */ freeze),
/* harmony export */   Et: () => (/* binding */ isNumber),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   Kg: () => (/* binding */ isString),
/* harmony export */   Lm: () => (/* binding */ isBoolean),
/* harmony export */   MH: () => (/* binding */ isReadonlyArray),
/* harmony export */   Ps: () => (/* binding */ getLast),
/* harmony export */   Tn: () => (/* binding */ isFunction),
/* harmony export */   _j: () => (/* binding */ asArray),
/* harmony export */   b0: () => (/* binding */ isUndefined),
/* harmony export */   kZ: () => (/* binding */ isNull),
/* harmony export */   lQ: () => (/* binding */ noop),
/* harmony export */   sI: () => (/* binding */ isBigInt)
/* harmony export */ });
/* unused harmony exports isEmpty, isBuffer, isArrayBufferOrView, isPlainObject, asReadonlyArray, compare */
/// <reference types="./object-utils.d.ts" />
function isEmpty(obj) {
    if (Array.isArray(obj) || isString(obj) || isBuffer(obj)) {
        return obj.length === 0;
    }
    else if (obj) {
        return Object.keys(obj).length === 0;
    }
    return false;
}
function isUndefined(obj) {
    return typeof obj === 'undefined' || obj === undefined;
}
function isString(obj) {
    return typeof obj === 'string';
}
function isNumber(obj) {
    return typeof obj === 'number';
}
function isBoolean(obj) {
    return typeof obj === 'boolean';
}
function isNull(obj) {
    return obj === null;
}
function isDate(obj) {
    return obj instanceof Date;
}
function isBigInt(obj) {
    return typeof obj === 'bigint';
}
// Don't change the returnd type to `obj is Buffer` to not create a
// hard dependency to node.
function isBuffer(obj) {
    return typeof Buffer !== 'undefined' && Buffer.isBuffer(obj);
}
function isFunction(obj) {
    return typeof obj === 'function';
}
function isObject(obj) {
    return typeof obj === 'object' && obj !== null;
}
function isArrayBufferOrView(obj) {
    return obj instanceof ArrayBuffer || ArrayBuffer.isView(obj);
}
function isPlainObject(obj) {
    if (!isObject(obj) || getTag(obj) !== '[object Object]') {
        return false;
    }
    if (Object.getPrototypeOf(obj) === null) {
        return true;
    }
    let proto = obj;
    while (Object.getPrototypeOf(proto) !== null) {
        proto = Object.getPrototypeOf(proto);
    }
    return Object.getPrototypeOf(obj) === proto;
}
function getLast(arr) {
    return arr[arr.length - 1];
}
function freeze(obj) {
    return Object.freeze(obj);
}
function asArray(arg) {
    if (isReadonlyArray(arg)) {
        return arg;
    }
    else {
        return [arg];
    }
}
function asReadonlyArray(arg) {
    if (isReadonlyArray(arg)) {
        return arg;
    }
    else {
        return freeze([arg]);
    }
}
function isReadonlyArray(arg) {
    return Array.isArray(arg);
}
function noop(obj) {
    return obj;
}
function compare(obj1, obj2) {
    if (isReadonlyArray(obj1) && isReadonlyArray(obj2)) {
        return compareArrays(obj1, obj2);
    }
    else if (isObject(obj1) && isObject(obj2)) {
        return compareObjects(obj1, obj2);
    }
    return obj1 === obj2;
}
function compareArrays(arr1, arr2) {
    if (arr1.length !== arr2.length) {
        return false;
    }
    for (let i = 0; i < arr1.length; ++i) {
        if (!compare(arr1[i], arr2[i])) {
            return false;
        }
    }
    return true;
}
function compareObjects(obj1, obj2) {
    if (isBuffer(obj1) && isBuffer(obj2)) {
        return compareBuffers(obj1, obj2);
    }
    else if (isDate(obj1) && isDate(obj2)) {
        return compareDates(obj1, obj2);
    }
    return compareGenericObjects(obj1, obj2);
}
function compareBuffers(buf1, buf2) {
    return Buffer.compare(buf1, buf2) === 0;
}
function compareDates(date1, date2) {
    return date1.getTime() === date2.getTime();
}
function compareGenericObjects(obj1, obj2) {
    const keys1 = Object.keys(obj1);
    const keys2 = Object.keys(obj2);
    if (keys1.length !== keys2.length) {
        return false;
    }
    for (const key of keys1) {
        if (!compare(obj1[key], obj2[key])) {
            return false;
        }
    }
    return true;
}
const toString = Object.prototype.toString;
function getTag(value) {
    if (value == null) {
        return value === undefined ? '[object Undefined]' : '[object Null]';
    }
    return toString.call(value);
}


/***/ }),

/***/ 2199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ provideControlledConnection)
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/util/deferred.js
/// <reference types="./deferred.d.ts" />
class Deferred {
    #promise;
    #resolve;
    #reject;
    constructor() {
        this.#promise = new Promise((resolve, reject) => {
            this.#reject = reject;
            this.#resolve = resolve;
        });
    }
    get promise() {
        return this.#promise;
    }
    resolve = (value) => {
        if (this.#resolve) {
            this.#resolve(value);
        }
    };
    reject = (reason) => {
        if (this.#reject) {
            this.#reject(reason);
        }
    };
}

// EXTERNAL MODULE: ./node_modules/kysely/dist/esm/util/object-utils.js
var object_utils = __webpack_require__(64403);
;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/util/provide-controlled-connection.js
/// <reference types="./provide-controlled-connection.d.ts" />


async function provideControlledConnection(connectionProvider) {
    const connectionDefer = new Deferred();
    const connectionReleaseDefer = new Deferred();
    connectionProvider
        .provideConnection(async (connection) => {
        connectionDefer.resolve(connection);
        return await connectionReleaseDefer.promise;
    })
        .catch((ex) => connectionDefer.reject(ex));
    // Create composite of the connection and the release method instead of
    // modifying the connection or creating a new nesting `DatabaseConnection`.
    // This way we don't accidentally override any methods of 3rd party
    // connections and don't return wrapped connections to drivers that
    // expect a certain specific connection class.
    return (0,object_utils/* freeze */.CN)({
        connection: await connectionDefer.promise,
        release: connectionReleaseDefer.resolve,
    });
}


/***/ }),

/***/ 38557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ createQueryId)
});

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/util/random-string.js
/// <reference types="./random-string.d.ts" />
const CHARS = [
    'A',
    'B',
    'C',
    'D',
    'E',
    'F',
    'G',
    'H',
    'I',
    'J',
    'K',
    'L',
    'M',
    'N',
    'O',
    'P',
    'Q',
    'R',
    'S',
    'T',
    'U',
    'V',
    'W',
    'X',
    'Y',
    'Z',
    'a',
    'b',
    'c',
    'd',
    'e',
    'f',
    'g',
    'h',
    'i',
    'j',
    'k',
    'l',
    'm',
    'n',
    'o',
    'p',
    'q',
    'r',
    's',
    't',
    'u',
    'v',
    'w',
    'x',
    'y',
    'z',
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
    '7',
    '8',
    '9',
];
function randomString(length) {
    let chars = '';
    for (let i = 0; i < length; ++i) {
        chars += randomChar();
    }
    return chars;
}
function randomChar() {
    return CHARS[~~(Math.random() * CHARS.length)];
}

;// CONCATENATED MODULE: ./node_modules/kysely/dist/esm/util/query-id.js
/// <reference types="./query-id.d.ts" />

function createQueryId() {
    return new LazyQueryId();
}
class LazyQueryId {
    #queryId;
    get queryId() {
        if (this.#queryId === undefined) {
            this.#queryId = randomString(8);
        }
        return this.#queryId;
    }
}


/***/ })

};
