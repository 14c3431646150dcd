export const id = 4935;
export const ids = [4935,7219];
export const modules = {

/***/ 56662:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runProve: () => (/* binding */ runProve)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/base/digest.js
var digest = __webpack_require__(81047);
// EXTERNAL MODULE: ./build/src/grammars/folder.js
var folder = __webpack_require__(96974);
// EXTERNAL MODULE: ./build/src/grammars/index.js
var src_grammars = __webpack_require__(70728);
// EXTERNAL MODULE: ./build/src/contract/proof.js
var contract_proof = __webpack_require__(80322);
;// CONCATENATED MODULE: ./build/src/proving/error.js
/** Thrown where nothing can be proved: the command does not pass on the head, a folder is missing. Says what to do. */
class UnprovableError extends Error {
    name = 'UnprovableError';
}
//# sourceMappingURL=error.js.map
// EXTERNAL MODULE: ./build/src/base/order.js
var order = __webpack_require__(33703);
;// CONCATENATED MODULE: ./build/src/proving/marks.js
/**
 * What tools say when a program does not load, in contrast to one that does something else. A run that fails so proves
 * nothing: any test fails with it. The words are those of the tools' own messages.
 */
/** A name is missing that somebody refers to. */
const MISSING_NAME = new RegExp([
    'ReferenceError: ',
    'Cannot access .{1,100} before initialization',
    'is not a (?:function|constructor)\\b',
    'does not provide an export named',
    'Cannot find (?:module|package|name|symbol)\\b',
    'Module not found',
    'ERR_MODULE_NOT_FOUND',
    '\\b(?:ImportError|ModuleNotFoundError|NameError|UnboundLocalError)\\b',
    "'(?!NoneType)\\w{1,100}' object has no attribute",
    "(?:module|type object) '[\\w.]{1,100}' has no attribute",
    'got an unexpected keyword argument',
    'takes (?:from )?\\d{1,3}(?: to \\d{1,3})? positional arguments? but',
    'missing \\d{1,3} required (?:positional|keyword-only) arguments?',
    '\\b(?:NoSuchMethodError|NoSuchFieldError|NoClassDefFoundError|ClassNotFoundException|ExceptionInInitializerError)\\b',
    'uninitialized constant ',
    'undefined (?:local variable or )?method ',
    'Call to undefined (?:method|function)',
].join('|'), 'u');
/** The text is no program, or was not compiled. */
const NOT_LOADED = new RegExp([
    '\\b(?:SyntaxError|IndentationError|TabError)\\b',
    '\\[(?:build|setup) failed\\]',
    '\\berror\\[E\\d{4}\\]|could not compile',
    'COMPILATION ERROR|Compilation failed',
    '\\berror TS\\d{3,5}\\b|\\berror CS\\d{4}\\b',
    'Test suite failed to run',
    'errors? during collection|Failed Suites',
    'undefined: \\w',
].join('|'), 'u');
/** Returns whether a message tells of a name that is missing. */
const isMissingName = (message) => MISSING_NAME.test(message);
/** Returns whether a message tells of a text that was not loaded at all, or of a missing name. */
const isLoadFailure = (message) => NOT_LOADED.test(message) || MISSING_NAME.test(message);
//# sourceMappingURL=marks.js.map
// EXTERNAL MODULE: ./build/src/external/junit.js
var junit = __webpack_require__(1729);
// EXTERNAL MODULE: ./build/src/external/report-error.js
var report_error = __webpack_require__(89004);
;// CONCATENATED MODULE: ./build/src/proving/tests.js

/** Reads a report of tests (JUnit XML). Returns none for a text that is no report, such as one that was cut off. */
async function readTests(text) {
    try {
        const tests = await (0,junit/* readJUnit */.d)('the report', text);
        return tests.map(({ test: { name, suite, file, outcome }, said }) => {
            return { name, classname: suite, file: file ?? '', status: outcome, message: said };
        });
    }
    catch (fault) {
        if (!(fault instanceof report_error/* ReportError */.$))
            throw fault;
        return [];
    }
}
/** Names a test as people know it. */
function nameTest({ classname, name }) {
    return classname === '' || name.startsWith(classname) ? name : `${classname} › ${name}`;
}
/** A key by which the same test is found in another run. */
function keyTest({ file, classname, name }) {
    return JSON.stringify([file, classname, name]);
}
/** Whether a reported test is one that the change writes. */
function isSameTest(reported, { file, name }) {
    return matchesName(reported, name) && matchesFile(reported, file);
}
function matchesName({ name, classname }, written) {
    if (written === '')
        return false;
    const own = name.split(/ (?:>|›|::) /u).at(-1) ?? name;
    // A suite's name may stand before it, and parameters behind it.
    return [name, own, classname].some((one) => one === written ||
        one.endsWith(` ${written}`) ||
        one.startsWith(`${written}[`) ||
        one.startsWith(`${written}(`) ||
        one.startsWith(`${written}/`));
}
/** True as well if the report does not say where the test stands. */
function matchesFile({ file, classname }, written) {
    const path = written.replace(/\.\w+$/u, '');
    if (file !== '')
        return file === written || file.endsWith(`/${written}`) || written.endsWith(`/${file}`);
    const dotted = path.replaceAll('/', '.');
    // Python names the module: `tests.test_cart.TestCart`.
    return /^[\w.]+$/u.test(classname) && classname.includes('.') && /\.py$/u.test(written)
        ? dotted.endsWith(classname) ||
            classname.startsWith(dotted) ||
            `.${classname}.`.includes(`.${dotted.split('.').at(-1)}.`)
        : true;
}
//# sourceMappingURL=tests.js.map
;// CONCATENATED MODULE: ./build/src/proving/judge-run.js
/** What a run without a criterion's lines shows. The rules lean to one side: rather no proof than a false one. */



const MOST_NAMES = 3;
/** Names some tests, as a person reads them. */
function listNames(names) {
    const shown = names.slice(0, MOST_NAMES).map((name) => `"${name}"`);
    return names.length > MOST_NAMES ? `${shown.join(', ')} and ${names.length - MOST_NAMES} more` : shown.join(', ');
}
/**
 * Judges a run.
 * @param head the run of the same command on the untouched head, which passed
 */
function judgeRun(run, head, roles) {
    if (run.timedOut)
        return { outcome: 'timed-out', why: 'the command did not end in time without its lines' };
    return run.tests === null || head.tests === null
        ? judgeExit(run, head, roles)
        : judgeTests(run, run.tests, head.tests, roles);
}
/** By the exit code alone nobody knows which test failed, so a criterion that shares lines cannot be told apart. */
function judgeExit(run, head, { shared, own }) {
    if (run.code === 0)
        return { outcome: 'not-proved', why: 'the command passes without its lines' };
    if (isLoadFailure(run.output) && !isLoadFailure(head.output))
        return { outcome: 'unloadable', why: 'without its lines the program does not load' };
    if (shared)
        return {
            outcome: 'not-proved',
            why: 'other criteria share its lines: only a report by test (JUnit XML) tells them apart',
        };
    if (own.length > 0 && own.every(({ asserts }) => !asserts))
        return { outcome: 'not-proved', why: `its own tests assert nothing: ${listNames(own.map(({ name }) => name))}` };
    return {
        outcome: 'proved',
        why: `the command fails without its lines (exit ${run.code ?? 'by a signal'})`,
        failing: [],
    };
}
function judgeTests(run, tests, before, roles) {
    const passedBefore = new Set(before.filter(({ status }) => status === 'passed').map(keyTest));
    const standing = tests.filter(({ status }) => status === 'passed');
    const failing = tests.filter((one) => (one.status === 'failed' || one.status === 'error') && passedBefore.has(keyTest(one)));
    if (tests.length === 0)
        return { outcome: 'unloadable', why: 'without its lines no test runs' };
    if (failing.length === 0) {
        return run.code === 0
            ? { outcome: 'not-proved', why: describeStanding(standing, roles) }
            : { outcome: 'unloadable', why: 'without its lines the tests do not load' };
    }
    const places = new Set(standing.map(readPlace));
    const credible = failing.filter((one) => isCredible(one, places));
    if (credible.length === 0) {
        return { outcome: 'unloadable', why: `without its lines tests do not load, or miss a name: ${nameAll(failing)}` };
    }
    return judgeCredible(credible, standing, before, roles);
}
const readPlace = ({ file, classname }) => `${file}\n${classname}`;
const nameAll = (tests) => listNames(tests.map(nameTest).sort(order/* compareText */.n));
/** Whether a test fails by what the program does, and not because it was not loaded. */
function isCredible(test, places) {
    if (isMissingName(test.message))
        return false;
    if (places.has(readPlace(test)))
        return true;
    // Nothing beside it passes: perhaps nothing there was loaded.
    return test.status === 'failed' && !isLoadFailure(test.message);
}
function describeStanding(standing, { own }) {
    const idle = own.filter(({ asserts }) => !asserts);
    if (idle.length > 0)
        return `all ${standing.length} tests pass without its lines; ${listNames(idle.map(({ name }) => name))} assert nothing`;
    return `all ${standing.length} tests pass without its lines`;
}
function judgeCredible(credible, standing, before, { own, foreign, all, shared }) {
    const asserting = credible.filter((one) => {
        const written = all.filter((test) => isSameTest(one, test));
        return written.length === 0 || written.some(({ asserts }) => asserts);
    });
    if (asserting.length === 0)
        return { outcome: 'not-proved', why: `tests fail without its lines, but assert nothing: ${nameAll(credible)}` };
    const isOwn = (one) => own.some((test) => isSameTest(one, test));
    const present = before.filter((one) => one.status === 'passed' && isOwn(one));
    if (present.length > 0) {
        const noticed = asserting.filter(isOwn);
        if (noticed.length > 0)
            return prove(noticed);
        const still = standing.filter(isOwn);
        return still.length > 0
            ? {
                outcome: 'not-proved',
                why: `its own tests pass without its lines: ${nameAll(still)}; what fails is about something else: ${nameAll(asserting)}`,
            }
            : { outcome: 'unloadable', why: `its own tests do not run without its lines: ${nameAll(present)}` };
    }
    const others = shared ? asserting.filter((one) => !foreign.some((test) => isSameTest(one, test))) : asserting;
    if (others.length > 0)
        return prove(others);
    return {
        outcome: 'not-proved',
        why: `it shares lines with other criteria, and only their tests fail without them: ${nameAll(asserting)}`,
    };
}
function prove(tests) {
    const failing = [...new Set(tests.map(nameTest))].sort(order/* compareText */.n);
    const word = failing.length === 1 ? 'test fails' : 'tests fail';
    return { outcome: 'proved', why: `${failing.length} ${word} without its lines: ${listNames(failing)}`, failing };
}
//# sourceMappingURL=judge-run.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/src/sources/git/open.js + 1 modules
var git_open = __webpack_require__(16065);
// EXTERNAL MODULE: ./build/src/sources/git/repository.js
var git_repository = __webpack_require__(37883);
;// CONCATENATED MODULE: ./build/src/proving/scratch-tree.js
/**
 * A copy of the head outside of the repository, to run commands in. It is a repository of its own that borrows the
 * objects of the other: nothing is written there, neither a commit nor an entry of `git worktree`.
 */





const SECOND = 1_000;
class ScratchTree {
    scratch;
    directory;
    options;
    #writtenAt = 0;
    constructor(scratch, directory, options) {
        this.scratch = scratch;
        this.directory = directory;
        this.options = options;
    }
    /**
     * Checks the head out.
     * @throws UnprovableError if the repository, or a path to link, is not there
     */
    static async open(options, signal) {
        const { environment, repository, head } = options;
        const scratch = await git_repository/* ScratchRepository */.H1.make({ parent: options.folder, label: 'review-gate-prove', environment }, signal);
        try {
            if ((await (0,git_open/* borrowCheckout */.a2)(scratch, repository, false, signal)) === null)
                throw new UnprovableError(`${repository} is no git repository.`);
            const tree = new ScratchTree(scratch, (0,external_node_path_.join)(scratch.directory, 'tree'), options);
            await (0,external_node_fs_promises_.mkdir)(tree.directory);
            await (0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(tree.directory, '.git'), `gitdir: ${scratch.gitDir}\n`);
            await scratch.output(['config', 'core.bare', 'false']);
            await tree.#git(['checkout', '--quiet', '--force', '--detach', head]);
            await tree.#link();
            return tree;
        }
        catch (fault) {
            await scratch.dispose();
            throw fault;
        }
    }
    /** Files that are there now and that git does not know are part of the tree from now on: what a set-up made. */
    async keepUntracked() {
        const listed = await this.#git(['ls-files', '-z', '--others', '--exclude-standard', '--directory']);
        const paths = listed.split('\0').filter((path) => path !== '');
        await this.#exclude(paths);
    }
    /**
     * Makes the tree the head again, and then takes the lines of a criterion out. What git ignores stays: caches, builds.
     * No two states of a file are written in the same second, because caches tell them apart by that.
     */
    async reset(files) {
        const { now, sleep } = this.options;
        const wait = Math.floor(this.#writtenAt / SECOND) * SECOND + SECOND - now();
        if (this.#writtenAt > 0 && wait > 0)
            await sleep(wait);
        await this.#git(['reset', '--quiet', '--hard']);
        await this.#git(['clean', '--quiet', '--force', '-d']);
        for (const { path, text } of files)
            await this.#write(path, text);
        this.#writtenAt = now();
    }
    /** Removes files of earlier runs by their paths in the tree. */
    async remove(paths) {
        for (const path of paths)
            await (0,external_node_fs_promises_.rm)((0,external_node_path_.join)(this.directory, path), { force: true });
    }
    read(path) {
        return (0,external_node_fs_promises_.readFile)((0,external_node_path_.join)(this.directory, path), 'utf8');
    }
    /** Returns the paths of the files in a folder of the tree, links left out; none if it is not there. */
    async list(folder) {
        const inside = await (0,external_node_fs_promises_.readdir)((0,external_node_path_.join)(this.directory, folder), { withFileTypes: true }).catch(() => []);
        const found = [];
        for (const entry of inside) {
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isFile())
                found.push(path);
            else if (entry.isDirectory() && entry.name !== '.git' && entry.name !== 'node_modules')
                found.push(...(await this.list(path)));
        }
        return found;
    }
    /** Removes the tree. */
    async dispose() {
        await this.scratch.dispose();
    }
    async #write(path, text) {
        const target = (0,external_node_path_.join)(this.directory, path);
        const about = await (0,external_node_fs_promises_.lstat)(target);
        if (!about.isFile())
            throw new UnprovableError(`${path} is no file in the head: its lines cannot be taken out.`);
        await (0,external_node_fs_promises_.writeFile)(target, text);
        const seconds = this.options.now() / SECOND;
        await (0,external_node_fs_promises_.utimes)(target, seconds, seconds);
    }
    async #link() {
        const { links, repository } = this.options;
        for (const path of links) {
            const target = (0,external_node_path_.join)(repository, path);
            const there = await (0,external_node_fs_promises_.lstat)(target).catch(() => null);
            if (there === null)
                throw new UnprovableError(`${target} is not there: nothing to link (--link ${path}).`);
            const place = (0,external_node_path_.join)(this.directory, path);
            await (0,external_node_fs_promises_.mkdir)((0,external_node_path_.dirname)(place), { recursive: true });
            await (0,external_node_fs_promises_.rm)(place, { recursive: true, force: true });
            await (0,external_node_fs_promises_.symlink)(target, place);
        }
        await this.#exclude(links);
    }
    async #exclude(paths) {
        if (paths.length === 0)
            return;
        const folder = (0,external_node_path_.join)(this.scratch.gitDir, 'info');
        await (0,external_node_fs_promises_.mkdir)(folder, { recursive: true });
        const lines = paths.map((path) => `/${path.replace(/\/+$/u, '').replace(/[\\*?[\]!# ]/gu, '\\$&')}\n`);
        await (0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(folder, 'exclude'), lines.join(''), { flag: 'a' });
    }
    async #git(args) {
        return (await this.scratch.output(['--work-tree', this.directory, ...args], { cwd: this.directory })).toString('utf8');
    }
}
//# sourceMappingURL=scratch-tree.js.map
// EXTERNAL MODULE: ./build/src/engine/status/proved.js
var proved = __webpack_require__(57801);
;// CONCATENATED MODULE: ./build/src/proving/placeholders.js
/** What may stand in a command, each in braces. */
const PLACEHOLDERS = ['tests', 'test_files', 'test_pattern'];
/** Quotes a text as one word of a POSIX shell: nothing in single quotes has a meaning but the quote itself. */
function quoteForShell(text) {
    return `'${text.replaceAll('\0', '').replaceAll("'", `'\\''`)}'`;
}
/** Escapes what has a meaning in the regular expressions of JavaScript, Go (RE2), Java and Python. */
const escapePattern = (text) => text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');
/**
 * Fills a command.
 * - `{tests}`: the names, each a word of the shell
 * - `{test_files}`: the files, each a word
 * - `{test_pattern}`: one regular expression that matches every name; an empty word if there are no tests
 * Without tests the first two are left out, so that most runners run everything.
 */
function fillPlaceholders(command, tests) {
    const names = [...new Set(tests.map(({ name }) => name))];
    // `./`: a path that begins with a dash is no option.
    const files = [...new Set(tests.map(({ file }) => (file.startsWith('-') ? `./${file}` : file)))];
    const filled = {
        tests: names.map(quoteForShell).join(' '),
        test_files: files.map(quoteForShell).join(' '),
        test_pattern: quoteForShell(names.map(escapePattern).join('|')),
    };
    return command.replace(/\{(tests|test_files|test_pattern)\}/gu, (all, name) => isPlaceholder(name) ? filled[name] : all);
}
function isPlaceholder(name) {
    return PLACEHOLDERS.some((one) => one === name);
}
//# sourceMappingURL=placeholders.js.map
// EXTERNAL MODULE: ./build/src/engine/syntax/languages/index.js + 18 modules
var languages = __webpack_require__(7258);
// EXTERNAL MODULE: ./build/src/engine/syntax/parse-limits.js
var parse_limits = __webpack_require__(4094);
;// CONCATENATED MODULE: ./build/src/proving/revert/source-parser.js


/**
 * Returns the parser of a language; null where there is no grammar, or if the text is over the limits of parsing.
 * @throws what loading the grammar throws
 */
async function openSourceParser(language, text, grammars) {
    const table = (0,languages/* findLanguageTable */.Q)(language);
    if (language === null || table === null || (0,parse_limits/* describeExceededLimit */.ue)(text, table) !== null)
        return null;
    const grammar = await grammars.load(table.grammar);
    if (grammar === null)
        return null;
    return {
        language,
        parse: (source, read) => {
            const tree = grammar.parse(source);
            try {
                const indents = table.indented ? countStrayIndents(tree.rootNode) : 0;
                return read(tree.rootNode, (0,parse_limits/* countErrorCharacters */.Q6)(tree) + indents);
            }
            finally {
                tree.delete();
            }
        },
    };
}
/** Visits a node and all below it, parents first. `visit` returns false to leave out what is below. */
function walkTree(root, visit) {
    const open = [root];
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
        if (!visit(node))
            continue;
        for (let at = node.childCount - 1; at >= 0; at -= 1) {
            const child = node.child(at);
            if (child !== null)
                open.push(child);
        }
    }
}
/** Counts statements that are indented in another way than those before them: the grammar takes them, the language does not. */
function countStrayIndents(root) {
    let stray = 0;
    walkTree(root, (node) => {
        if (node.type !== 'block' && node.parent !== null)
            return true;
        const columns = new Map();
        for (const child of node.namedChildren) {
            if (child === null || child.type === 'comment')
                continue;
            const { row, column } = child.startPosition;
            if (!columns.has(row))
                columns.set(row, column);
        }
        const [first, ...rest] = columns.values();
        stray += rest.filter((column) => column !== first).length;
        return true;
    });
    return stray;
}
//# sourceMappingURL=source-parser.js.map
;// CONCATENATED MODULE: ./build/src/proving/revert/declarations.js

const FUNCTION = /function|method|constructor|accessor|^func_|lambda_literal/u;
const NO_FUNCTION = /call|invocation|type|signature|reference|clause|body|pointer|declarator|modifier|value_parameters/u;
const SCOPE = /^(?:class(?:_declaration|_definition|_specifier)?|abstract_class_declaration|impl_item|module|module_declaration|mod_item|namespace_(?:declaration|definition)|internal_module|object_(?:declaration|definition)|companion_object|singleton_class|trait_definition)$/u;
const TYPE = /^(?:interface_declaration|type_alias_(?:declaration|statement)|type_(?:spec|alias|item|definition)|struct_(?:item|specifier|declaration)|enum_(?:item|specifier|declaration|definition)|enum_declaration|trait_(?:item|declaration)|protocol_declaration|record_declaration|annotation_type_declaration|union_item)$/u;
const VALUE = /^(?:variable_declarator|assignment|const_spec|var_spec|short_var_declaration|(?:public_)?field_definition|let_declaration|const_item|static_item|init_declarator|property_declaration|val_definition|var_definition|const_element|property_element)$/u;
const WRAPPER = /^(?:export_statement|lexical_declaration|variable_declaration|decorated_definition|expression_statement|const_declaration|var_declaration|type_declaration|local_variable_declaration|field_declaration|declaration)$/u;
const rowsOf = ({ startPosition, endPosition }) => ({ first: startPosition.row + 1, last: endPosition.row + 1 });
const isModule = (node) => node.parent === null;
/** Returns the node that a declaration's name stands in. */
function findName(node) {
    for (const field of ['name', 'left', 'pattern', 'declarator', 'property']) {
        const named = node.childForFieldName(field);
        if (named === null)
            continue;
        return field === 'declarator' ? (findName(named) ?? named) : named;
    }
    return null;
}
/** A function without a name of its own has that of what it is assigned to; one that is an argument has none. */
function nameFunction(node) {
    const own = findName(node);
    if (own !== null)
        return { name: own.text, outer: node };
    const { parent } = node;
    if (/constructor|destructor|init_declaration/u.test(node.type))
        return { name: node.type, outer: node };
    if (parent === null || !/declarator|pair|assignment|field_definition|var_spec/u.test(parent.type))
        return null;
    const key = parent.childForFieldName('key') ?? findName(parent);
    return key === null ? null : { name: key.text, outer: parent };
}
function classify(node) {
    const { type } = node;
    if (!node.isNamed || isModule(node))
        return null;
    const body = node.childForFieldName('body');
    if (FUNCTION.test(type) && !NO_FUNCTION.test(type)) {
        const inside = body ?? node.children.find((one) => one?.type === 'function_body') ?? null;
        const named = inside === null ? null : nameFunction(node);
        return named === null ? null : { kind: 'function', name: named.name, node, body: inside, outer: named.outer };
    }
    if (type === 'arrow_function' && body !== null) {
        const named = nameFunction(node);
        return named === null ? null : { kind: 'function', name: named.name, node, body, outer: named.outer };
    }
    const kind = TYPE.test(type) ? 'type' : SCOPE.test(type) ? 'scope' : VALUE.test(type) ? 'value' : null;
    if (kind === null)
        return null;
    const name = findName(node)?.text ?? node.childForFieldName('type')?.text;
    if (name === undefined)
        return null;
    const value = node.childForFieldName('value') ?? node.childForFieldName('right');
    // `const f = () => …` is the function, which is found by itself.
    if (kind === 'value' &&
        value !== null &&
        /^(?:arrow_function|function_expression|generator_function)$/u.test(value.type))
        return null;
    return { kind, name, node, body: kind === 'value' ? value : body, outer: node };
}
/** Go names the type of a method in its receiver. */
function nameReceiver(node) {
    const receiver = node.childForFieldName('receiver')?.text;
    return receiver === undefined ? null : (/([\p{L}\p{N}_]+)(?:\[[^\]]*\])?\s*\)$/u.exec(receiver)?.[1] ?? null);
}
/**
 * Returns the declarations of a tree, parents before what they contain. A value that holds named functions is a scope:
 * the functions can be emptied one by one.
 */
function collectDeclarations(root) {
    const found = [];
    const known = new Map();
    walkTree(root, (node) => {
        const one = classify(node);
        if (one === null)
            return true;
        const around = findAround(node, known);
        const inner = [nameReceiver(node), one.name].filter((part) => part !== null).join('.');
        const path = around === null || around.path === '' ? inner : `${around.path}.${inner}`;
        known.set(node.id, { path, local: (around?.local ?? false) || one.kind === 'function' });
        found.push({ ...one, path, local: around?.local ?? false, ...findOuterRows(one.outer) });
        return true;
    });
    return found.map((one) => (one.kind === 'value' && holdsFunction(one, found) ? { ...one, kind: 'scope' } : one));
}
function holdsFunction({ node }, found) {
    return found.some((fn) => fn.kind === 'function' && fn.node.startIndex > node.startIndex && fn.node.endIndex <= node.endIndex);
}
function findAround(node, known) {
    for (let { parent } = node; parent !== null; { parent } = parent) {
        const around = known.get(parent.id);
        if (around !== undefined)
            return around;
    }
    return null;
}
/** Takes in what wraps a declaration, unless it wraps another one too. */
function findOuterRows(node) {
    let outer = node;
    while (outer.parent !== null && WRAPPER.test(outer.parent.type)) {
        const siblings = outer.parent.namedChildren.filter((one) => one !== null && /declarator|_spec$/u.test(one.type));
        if (siblings.length > 1)
            break;
        outer = outer.parent;
    }
    const { first, last } = rowsOf(outer);
    // A block of Python ends at the start of the next line.
    return { first, last: outer.endPosition.column === 0 && last > first ? last - 1 : last };
}
//# sourceMappingURL=declarations.js.map
;// CONCATENATED MODULE: ./build/src/proving/revert/edits.js
/** Changes of a text by place. */
/** Applies edits that do not overlap, in any order. An insertion comes before what is removed at the same place. */
function applyEdits(text, edits) {
    let at = 0;
    let out = '';
    for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
        out += text.slice(at, Math.max(at, edit.start)) + edit.text;
        at = Math.max(at, edit.end);
    }
    return out + text.slice(at);
}
/** The lines of a text by number, from 1, each with its place; the end includes the newline. */
class TextLines {
    text;
    starts;
    constructor(text) {
        this.text = text;
        const starts = [0];
        for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
            starts.push(at + 1);
        this.starts = starts;
    }
    get count() {
        return this.starts.length;
    }
    start(line) {
        return this.starts[line - 1] ?? this.text.length;
    }
    end(line) {
        return this.starts[line] ?? this.text.length;
    }
    /** Returns the line with its newline. */
    read(line) {
        return this.text.slice(this.start(line), this.end(line));
    }
    isBlank(line) {
        return this.read(line).trim() === '';
    }
}
//# sourceMappingURL=edits.js.map
;// CONCATENATED MODULE: ./build/src/proving/revert/hollow.js

const NO_VALUE = /^:?\s*(?:->\s*)?(?:void|Unit|Void|asserts\b.*|never|Promise<void>|\(\))$/u;
const readType = ({ node }, ...fields) => fields.map((field) => node.childForFieldName(field)?.text).find((text) => text !== undefined) ?? '';
/** A constructor of a derived class must call the one above it. */
function keepSuperCall(body) {
    const call = body.namedChildren.find((one) => one !== null && (one.type === 'explicit_constructor_invocation' || /^super\s*\(/u.test(one.text)));
    return call?.text ?? '';
}
const fillJavaScript = ({ name, node }, body) => {
    if (body.type !== 'statement_block')
        return 'undefined';
    return name === 'constructor' && node.type === 'method_definition' ? `{ ${keepSuperCall(body)} }` : '{}';
};
const fillTypeScript = (declaration, body) => {
    if (body.type !== 'statement_block')
        return '(undefined as any)';
    const type = readType(declaration, 'return_type');
    const generator = declaration.node.children.some((one) => one?.type === '*');
    if (type === '' || generator || NO_VALUE.test(type))
        return fillJavaScript(declaration, body);
    return '{ return undefined as any; }';
};
const fillPython = (_, body) => {
    let yields = false;
    walkTree(body, (node) => {
        if (node.type === 'yield')
            yields = true;
        return node.type !== 'function_definition' && node.type !== 'lambda';
    });
    return yields ? 'return; yield' : 'pass';
};
const fillGo = ({ node }) => {
    const result = node.childForFieldName('result');
    if (result === null)
        return '{}';
    if (result.type !== 'parameter_list')
        return `{ var r0 ${result.text}; return r0 }`;
    const parts = result.namedChildren.filter((one) => one !== null && one.type === 'parameter_declaration');
    if (parts.some((one) => one?.childForFieldName('name') != null))
        return '{ return }';
    const types = parts.map((one) => one?.childForFieldName('type')?.text ?? '');
    const names = types.map((_, index) => `r${index}`);
    return `{ ${types.map((type, index) => `var r${index} ${type}; `).join('')}return ${names.join(', ')} }`;
};
const fillJava = (declaration, body) => {
    if (declaration.node.type !== 'method_declaration')
        return `{ ${keepSuperCall(body)} }`;
    const type = readType(declaration, 'type');
    if (type === 'void')
        return '{}';
    if (type === 'boolean')
        return '{ return false; }';
    return /^(?:byte|short|int|long|char|float|double)$/u.test(type) ? '{ return 0; }' : '{ return null; }';
};
const fillCSharp = (declaration, body) => {
    if (body.type !== 'block')
        return /void/u.test(readType(declaration, 'returns', 'type')) ? null : '=> default';
    if (declaration.node.type === 'constructor_declaration')
        return '{}';
    const type = readType(declaration, 'returns', 'type');
    return /^(?:void|Task|ValueTask)$/u.test(type) ? '{}' : '{ return default; }';
};
const fillRust = (declaration) => {
    const type = readType(declaration, 'return_type');
    return type === '' || NO_VALUE.test(type) ? '{}' : '{ Default::default() }';
};
const fillPhp = (declaration) => {
    const type = readType(declaration, 'return_type').replace(/^:\s*/u, '').toLowerCase();
    const empty = { int: '0', float: '0.0', string: "''", bool: 'false', array: '[]' };
    if (type === '' || type === 'void' || type === 'mixed')
        return '{}';
    const value = type.startsWith('?') ? 'null' : empty[type];
    return value === undefined ? null : `{ return ${value}; }`;
};
const fillC = (declaration, body) => {
    if (body.type !== 'compound_statement')
        return null;
    const type = readType(declaration, 'type');
    return type === '' || type === 'void' ? '{}' : '{ return 0; }';
};
const fillCpp = (declaration, body) => {
    const filled = fillC(declaration, body);
    return filled === '{ return 0; }' ? '{ return {}; }' : filled;
};
/** Languages of which only functions that give nothing are emptied. */
const fillNoResult = ({ node }, body) => {
    const block = body.type === 'function_body' ? (body.namedChildren[0] ?? body) : body;
    const typed = node.childForFieldName('return_type') ?? node.childForFieldName('type');
    return block.text.startsWith('{') && typed === null && !/->|\)\s*:/u.test(node.text.slice(0, -body.text.length))
        ? '{}'
        : null;
};
const FILLERS = {
    JavaScript: fillJavaScript,
    TypeScript: fillTypeScript,
    TSX: fillTypeScript,
    Python: fillPython,
    Go: fillGo,
    Java: fillJava,
    'C#': fillCSharp,
    Rust: fillRust,
    PHP: fillPhp,
    C: fillC,
    'C++': fillCpp,
    Ruby: () => '',
};
/** Empties a function. Returns null where the language needs a result that cannot be made up. */
function emptyFunction(language, declaration) {
    const { body } = declaration;
    if (body === null)
        return null;
    const text = (FILLERS[language] ?? fillNoResult)(declaration, body);
    return text === null ? null : { start: body.startIndex, end: body.endIndex, text };
}
const NUMBER = /^(?:number|integer|float|\w*(?:integer|float(?:ing_point)?|real|int|number)_literal|unsigned_literal)$/u;
const COLLECTION = /^(?:array|object|list|dictionary|array_expression|array_creation_expression|hash)$/u;
const NOTHING = {
    JavaScript: 'undefined',
    TypeScript: '(undefined as any)',
    TSX: '(undefined as any)',
    Python: 'None',
};
/**
 * Replaces a value by the empty one of its kind: a number by zero, a text by the empty one. Returns null where none can
 * be made up, or where it is empty already.
 */
function emptyValue(language, { body }) {
    if (body === null)
        return null;
    const value = body.type === 'expression_list' && body.namedChildCount === 1 ? (body.namedChildren[0] ?? body) : body;
    const text = chooseEmptyValue(value) ?? NOTHING[language] ?? null;
    return text === null || text === value.text ? null : { start: value.startIndex, end: value.endIndex, text };
}
function chooseEmptyValue({ type, text }) {
    if (NUMBER.test(type))
        return /^0(?:\.0*)?$/u.test(text) ? '1' : '0';
    if (/^(?:string|interpreted_string_literal|string_literal)$/u.test(type)) {
        const [, quote = ''] = /^(["'])/u.exec(text) ?? [];
        return quote === '' || text === quote + quote ? null : quote + quote;
    }
    const truth = { true: 'false', false: 'true', True: 'False', False: 'True' };
    if (/^(?:true|false|boolean|boolean_literal)$/u.test(type))
        return truth[text] ?? null;
    if (COLLECTION.test(type) && /^[[{]/u.test(text))
        return text.startsWith('[') ? '[]' : '{}';
    return null;
}
//# sourceMappingURL=hollow.js.map
;// CONCATENATED MODULE: ./build/src/proving/revert/mend.js




/** Mends a text. `head` is the same file before the revert. */
function mendText(head, text, parser) {
    switch (parser.language) {
        case 'Go':
            return mendGo(head, text, parser);
        case 'Python':
            return parser.parse(text, (root) => applyEdits(text, fillEmptyBlocks(root, text)));
        default:
            return addResults(head, text, parser);
    }
}
/** A function that ended with its result, and does not any more, gives the empty value of its type. */
function addResults(head, text, parser) {
    const ended = parser.parse(head, (root) => new Set(collectDeclarations(root).flatMap((one) => (endsWithResult(one) ? [one.path] : []))));
    if (ended.size === 0)
        return text;
    const edits = parser.parse(text, (root) => collectDeclarations(root).flatMap((one) => {
        if (one.body === null || !ended.has(one.path) || endsWithResult(one))
            return [];
        const result = /^\{ (.+) \}$/su.exec(emptyFunction(parser.language, one)?.text ?? '')?.[1];
        const end = one.body.endIndex - 1;
        return result === undefined ? [] : [{ start: end, end, text: `${result}\n` }];
    }));
    return applyEdits(text, edits);
}
function endsWithResult({ kind, body }) {
    const last = kind === 'function' ? body?.namedChildren.findLast((one) => one?.type !== 'comment') : null;
    // Go has a list of statements in a block.
    const statement = last?.type === 'statement_list' ? last.namedChildren.at(-1) : last;
    return statement != null && /^(?:return_statement|throw_statement|return_expression)$/u.test(statement.type);
}
/** A block that lost its statements gets one that does nothing. */
function fillEmptyBlocks(root, text) {
    const edits = [];
    walkTree(root, (node) => {
        const body = node.childForFieldName('body') ?? node.childForFieldName('consequence');
        const blocks = [body, ...node.children.filter((one) => one?.type === 'block')];
        const holds = blocks.some((one) => one?.namedChildren.some((inner) => inner !== null && inner.type !== 'comment'));
        const opens = /^(?:function_definition|class_definition|\w+_(?:statement|clause))$/u.test(node.type);
        const colon = node.children.findLast((one) => one?.type === ':');
        if (!opens || holds || colon == null)
            return true;
        edits.push({ start: colon.endIndex, end: colon.endIndex, text: ' pass' });
        return true;
    });
    // One edit at a place: a clause and its statement may end with the same colon.
    return edits.filter((one, index) => edits.findIndex((other) => other.start === one.start) === index && text !== '');
}
function mendGo(head, text, parser) {
    const before = parser.parse(head, countNames);
    const imports = parser.parse(text, (root) => listUnusedImports(root, before, countNames(root)));
    const mended = addResults(head, applyEdits(text, imports), parser);
    return applyEdits(mended, parser.parse(mended, listUnusedVariables));
}
/** Counts the names that a text uses, its imports left out. */
function countNames(root) {
    const counts = new Map();
    walkTree(root, (node) => {
        if (node.type === 'import_declaration')
            return false;
        if (/identifier$/u.test(node.type))
            counts.set(node.text, (counts.get(node.text) ?? 0) + 1);
        return true;
    });
    return counts;
}
/** Returns the names by which an import may be used: `gopkg.in/yaml.v3` is `yaml`. */
function guessPackageNames(path) {
    const parts = path.split('/');
    const last = /^v\d+$/u.test(parts.at(-1) ?? '') ? parts.at(-2) : parts.at(-1);
    const name = (last ?? '').replace(/\.v\d+$/u, '');
    return [
        name,
        name.replace(/^go-/u, ''),
        name.replace(/-go$/u, ''),
        name.replaceAll('-', '_'),
        name.replaceAll('-', ''),
    ];
}
function listUnusedImports(root, before, after) {
    const edits = [];
    walkTree(root, (node) => {
        if (node.type !== 'import_spec')
            return true;
        const path = node.childForFieldName('path');
        const alias = node.childForFieldName('name');
        if (path === null || alias?.text === '_' || alias?.text === '.')
            return false;
        const names = alias === null ? guessPackageNames(path.text.slice(1, -1)) : [alias.text];
        const used = names.filter((name) => before.has(name));
        if (used.length > 0 && used.every((name) => !after.has(name)))
            edits.push({ start: node.startIndex, end: node.endIndex, text: `_ ${path.text}` });
        return false;
    });
    return edits;
}
/** Uses each variable of a function that is declared and no longer read. */
function listUnusedVariables(root) {
    const edits = [];
    walkTree(root, (node) => {
        if (!/^(?:function_declaration|method_declaration)$/u.test(node.type))
            return true;
        const body = node.childForFieldName('body');
        if (body === null)
            return false;
        const named = countNames(body);
        const written = countWritten(body);
        walkTree(body, (inner) => {
            const isUnread = (name) => (named.get(name) ?? 0) - (written.get(name) ?? 0) === 1;
            const names = listDeclared(inner).filter(({ text }) => text !== '_' && isUnread(text));
            if (names.length === 0)
                return true;
            if (inner.type === 'range_clause') {
                const left = inner.childForFieldName('left');
                const range = inner.children.find((one) => one?.type === 'range');
                const all = left?.namedChildren.every((one) => one?.text === '_' || names.some(({ id }) => id === one?.id));
                // `for _, _ := range` declares nothing, which Go refuses too.
                if (left != null && range != null && all === true)
                    edits.push({ start: left.startIndex, end: range.startIndex, text: '' });
                else
                    edits.push(...names.map(({ startIndex, endIndex }) => ({ start: startIndex, end: endIndex, text: '_' })));
            }
            else if (/^(?:block|statement_list)$/u.test(inner.parent?.type ?? '')) {
                const uses = names.map(({ text }) => `; _ = ${text}`).join('');
                edits.push({ start: inner.endIndex, end: inner.endIndex, text: uses });
            }
            return true;
        });
        return false;
    });
    return edits;
}
/** Counts how often names are only written: `name = …` does not read it. */
function countWritten(root) {
    const counts = new Map();
    walkTree(root, (node) => {
        if (node.type !== 'assignment_statement' || !node.children.some((one) => one?.type === '='))
            return true;
        for (const one of node.childForFieldName('left')?.namedChildren ?? [])
            if (one?.type === 'identifier')
                counts.set(one.text, (counts.get(one.text) ?? 0) + 1);
        return true;
    });
    return counts;
}
/** Returns the names that a statement declares. */
function listDeclared(node) {
    const left = node.type === 'short_var_declaration' || (node.type === 'range_clause' && node.text.includes(':='))
        ? node.childForFieldName('left')
        : null;
    return left?.namedChildren.filter((one) => one !== null).filter(({ type }) => type === 'identifier') ?? [];
}
//# sourceMappingURL=mend.js.map
;// CONCATENATED MODULE: ./build/src/proving/revert/returning.js
/** Which removed lines of a region come back when only some of its added lines go. */
/** Two lines belong together from this share of common words on. */
const ALIKE = 0.5;
/** Regions with more lines on a side are not aligned. */
const MOST = 400;
const WORD = /[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu;
function countWords(line) {
    const counts = new Map();
    for (const word of line.match(WORD) ?? [])
        counts.set(word, (counts.get(word) ?? 0) + 1);
    return counts;
}
/** Returns the share of words that two lines have in common, 0 to 1 (Dice). */
function compareWords(a, b) {
    let common = 0;
    let all = 0;
    for (const [word, count] of a) {
        common += Math.min(count, b.get(word) ?? 0);
        all += count;
    }
    for (const count of b.values())
        all += count;
    return all === 0 ? 1 : (2 * common) / all;
}
/**
 * Pairs each removed line with the added line that replaced it, in order; null for one that nothing replaced.
 * Gives the index of the added line for each removed one. The alignment has the largest sum of likeness.
 */
function pairRemovedLines(removed, added) {
    if (removed.length > MOST || added.length > MOST)
        return removed.map(() => null);
    const before = removed.map(countWords);
    const after = added.map(countWords);
    const width = added.length + 1;
    const best = new Float64Array((removed.length + 1) * width);
    const like = (r, a) => {
        const [left, right] = [before[r], after[a]];
        const share = left === undefined || right === undefined ? 0 : compareWords(left, right);
        return share >= ALIKE ? share : 0;
    };
    for (let r = removed.length - 1; r >= 0; r -= 1) {
        for (let a = added.length - 1; a >= 0; a -= 1) {
            const share = like(r, a);
            const paired = share === 0 ? 0 : share + (best[(r + 1) * width + a + 1] ?? 0);
            best[r * width + a] = Math.max(paired, best[(r + 1) * width + a] ?? 0, best[r * width + a + 1] ?? 0);
        }
    }
    const pairs = [];
    let a = 0;
    for (let r = 0; r < removed.length; r += 1) {
        while (a < added.length && best[r * width + a] === best[r * width + a + 1])
            a += 1;
        const share = a < added.length ? like(r, a) : 0;
        const paired = share > 0 && best[r * width + a] === share + (best[(r + 1) * width + a + 1] ?? 0);
        pairs.push(paired ? a : null);
        if (paired)
            a += 1;
    }
    return pairs;
}
/**
 * Returns the indexes of the removed lines that come back when the added lines at `gone` go: all if the whole region
 * goes; else those that are paired with a line that goes, and unpaired ones that stand between such lines, or where
 * most of the region goes.
 */
function chooseReturning(removed, added, gone) {
    const all = removed.map((_, index) => index);
    if (added.every((line, index) => gone.has(index) || line.trim() === ''))
        return all;
    const pairs = pairRemovedLines(removed, added);
    const written = added.flatMap((line, index) => (line.trim() === '' ? [] : [index]));
    const most = written.filter((index) => gone.has(index)).length * 2 > written.length;
    const returns = pairs.map((pair) => (pair === null ? null : gone.has(pair)));
    return all.filter((index) => {
        const own = returns[index];
        if (own !== null && own !== undefined)
            return own;
        const before = returns.slice(0, index).findLast((one) => one !== null);
        const after = returns.slice(index + 1).find((one) => one !== null);
        const beside = [before, after].filter((one) => one !== undefined);
        return most || (beside.length > 0 && beside.every((one) => one === true));
    });
}
//# sourceMappingURL=returning.js.map
;// CONCATENATED MODULE: ./build/src/proving/revert/reverter.js



/** Writes a file without lines. Knows the file; every draft of it is written by `write`. */
class FileReverter {
    request;
    lines;
    added;
    #removed;
    constructor(request) {
        this.request = request;
        this.lines = new TextLines(request.head);
        this.#removed = new TextLines(request.base);
        this.added = new Set(request.file.added.map(({ number }) => number));
    }
    /** Returns the file by a draft. */
    write({ drop, emptied }) {
        const { head, file, deletions, parser } = this.request;
        const edits = [...emptied.values()];
        const hidden = [...emptied.values()];
        const back = new Set(deletions);
        for (const number of drop) {
            const edit = { start: this.lines.start(number), end: this.lines.end(number), text: '' };
            if (!hidden.some(({ start, end }) => start <= edit.start && edit.end <= end))
                edits.push(edit);
        }
        for (const region of file.regions) {
            const text = back.has(region) ? this.#readRemoved(region.removed) : this.#readReturning(region, drop);
            if (text === '')
                continue;
            const first = region.added.find(({ number }) => drop.has(number))?.number ?? region.at + 1;
            const at = this.lines.start(first);
            const open = at === head.length && head !== '' && !head.endsWith('\n') ? '\n' : '';
            edits.push({ start: at, end: at, text: open + text });
        }
        const text = applyEdits(head, edits);
        return parser === null ? text : mendText(head, text, parser);
    }
    #readReturning({ added, removed }, drop) {
        if (removed.length === 0)
            return '';
        const gone = new Set(added.flatMap(({ number }, index) => (drop.has(number) ? [index] : [])));
        if (gone.size === 0)
            return '';
        const texts = (lines) => lines.map(({ text }) => text);
        const back = chooseReturning(texts(removed), texts(added), gone);
        return this.#readRemoved(back.flatMap((index) => removed[index] ?? []));
    }
    /** As the base wrote them: with their own ends. */
    #readRemoved(removed) {
        return removed.map(({ number }) => this.#removed.read(number).replace(/([^\n])$/u, '$1\n')).join('');
    }
}
//# sourceMappingURL=reverter.js.map
;// CONCATENATED MODULE: ./build/src/proving/revert/rows.js
/** Returns the numbers from one line to another, both included. */
function listRows(first, last) {
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
//# sourceMappingURL=rows.js.map
;// CONCATENATED MODULE: ./build/src/proving/revert/settle.js



/** Rounds of giving back declarations that the rest still uses; each gives back one at least. */
const MAX_ROUNDS = 20;
/** Returns the draft with what the rest of the file, or any other file, still needs. */
function settleDeclarations(reverter, start, declared, parser) {
    let draft = start;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const { drop, emptied } = draft;
        const text = reverter.write(draft);
        const left = parser.parse(text, readScopes);
        const lost = declared.find((one) => (one.kind === 'value' || one.kind === 'scope') &&
            drop.has(one.node.startPosition.row + 1) &&
            !left.has(one.path) &&
            isStillUsed(one, text, left));
        if (lost === undefined)
            return draft;
        const edit = lost.kind === 'value' ? emptyValue(parser.language, lost) : null;
        const rows = new Set(listRows(lost.first, lost.last));
        draft = {
            drop: new Set([...drop].filter((row) => !rows.has(row))),
            emptied: edit === null ? emptied : new Map([...emptied, [lost, edit]]),
        };
    }
    return draft;
}
function readScopes(root) {
    return new Map(collectDeclarations(root).map(({ path, node }) => [
        path,
        { text: node.text, parameters: node.childForFieldName('parameters')?.text ?? '' },
    ]));
}
/** A local name is known in the function around it, where a parameter may have it too; others are known everywhere. */
function isStillUsed({ path, name, local }, text, left) {
    if (!local)
        return true;
    if (name.includes('.'))
        return usesName(text, name);
    const scope = left.get(path.slice(0, -name.length - 1));
    return scope !== undefined && usesName(scope.text, name) && !usesName(scope.parameters, name);
}
/** Whether a text has a name as a word of its own. */
function usesName(text, name) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
        const around = `${text[at - 1] ?? ' '}${text[at + name.length] ?? ' '}`;
        if (!/[\p{L}\p{N}_$]/u.test(around))
            return true;
    }
    return false;
}
//# sourceMappingURL=settle.js.map
;// CONCATENATED MODULE: ./build/src/proving/revert/spare.js


const isWithin = (inner, outer) => inner !== outer && outer.node.startIndex <= inner.node.startIndex && inner.node.endIndex <= outer.node.endIndex;
/**
 * Returns what goes of the wanted lines.
 * @param declared the declarations of the head
 * @param known the paths of those that the base has: they come back as they were
 */
function spareDeclarations({ request, lines }, wanted, declared, known, { language }) {
    const drop = new Set(wanted);
    const emptied = new Map();
    const spare = (first, last) => {
        for (const row of listRows(first, last))
            drop.delete(row);
    };
    for (const one of declared) {
        const body = one.body;
        const rows = listRows(one.first, one.last);
        if (!rows.some((row) => drop.has(row)))
            continue;
        if (known.has(one.path) && request.reach === 'lines')
            continue;
        if (one.kind === 'type')
            spare(one.first, one.last);
        if (one.kind === 'value' || one.kind === 'type')
            continue;
        if (body === null) {
            spare(one.first, one.last);
            continue;
        }
        const [top, bottom] = [body.startPosition.row + 1, body.endPosition.row + 1];
        const inside = listRows(top, bottom).filter((row) => !lines.isBlank(row) && !isEdge(row, one, lines));
        const whole = one.kind === 'function' && !known.has(one.path) && inside.every((row) => drop.has(row));
        if (whole && ![...emptied.keys()].some((outer) => isWithin(one, outer))) {
            const edit = emptyFunction(language, one);
            if (edit !== null)
                emptied.set(one, edit);
            spare(one.first, one.last);
            continue;
        }
        listRows(one.first, one.last).forEach((row) => {
            if (row < top || isEdge(row, one, lines))
                drop.delete(row);
        });
    }
    if (request.reach === 'lines')
        return { drop, emptied };
    const functions = declared.filter(({ kind, body }) => kind === 'function' && body !== null);
    const inner = [...drop].filter((row) => functions.some((fn) => fn.body !== null && row >= fn.body.startPosition.row + 1 && row <= fn.last && !isEdge(row, fn, lines)));
    return { drop: new Set(inner), emptied };
}
/** Whether a line is part of what holds a body: its header, or a line of closing brackets. */
function isEdge(row, { body }, lines) {
    if (body === null)
        return true;
    const [top, bottom] = [body.startPosition.row + 1, body.endPosition.row + 1];
    if (row < top || row > bottom)
        return true;
    if (top === bottom || !/^[{(]/u.test(body.text))
        return false;
    return row === top || (row === bottom && /^[\s)\]};,]*$/u.test(lines.read(row)));
}
//# sourceMappingURL=spare.js.map
;// CONCATENATED MODULE: ./build/src/proving/revert/widen.js

/** Runs of lines that are tried one by one. */
const MAX_RUNS = 100;
function listRuns(drop) {
    const runs = [];
    for (const row of [...drop].sort((a, b) => a - b)) {
        const before = runs.at(-1);
        if (before !== undefined && before.last === row - 1)
            runs[runs.length - 1] = { ...before, last: row };
        else
            runs.push({ first: row, last: row });
    }
    return runs;
}
/**
 * Finds, run by run, what can go so that the file still parses: the run, else the smallest statement around it, else
 * the region it is in. Only added lines go, and none that only other criteria are bound to. Null if nothing can go.
 */
function widenRuns({ request, added, lines }, draft, root, parses) {
    const mayGo = (row) => lines.isBlank(row) || (added.has(row) && !request.kept.has(row) && !request.barred.has(row));
    let best = { drop: new Set(), emptied: draft.emptied };
    if (!parses(best))
        best = { drop: new Set(), emptied: new Map() };
    let any = best.emptied.size > 0 || request.deletions.length > 0;
    for (const run of listRuns(draft.drop).slice(0, MAX_RUNS)) {
        for (const around of [run, trimRun(run, lines), ...listAround(run, root, request.file.regions)]) {
            const rows = listRows(around.first, around.last);
            if (!rows.every(mayGo))
                continue;
            const next = { ...best, drop: new Set([...best.drop, ...rows.filter((row) => added.has(row))]) };
            if (!parses(next))
                continue;
            best = next;
            any = true;
            break;
        }
    }
    return any ? best : null;
}
/** A diff may take the closing bracket of one block for that of another: such lines at the ends are left standing. */
function trimRun({ first, last }, lines) {
    const closes = (row) => /^[\s)\]};,]*$/u.test(lines.read(row));
    let [from, to] = [first, last];
    while (from < to && closes(from))
        from += 1;
    while (to > from && closes(to))
        to -= 1;
    return { first: from, last: to };
}
/** Returns the statements around a run, the smallest first, and then the region that the run is in. */
function listAround(run, root, regions) {
    const around = [];
    const start = { row: run.first - 1, column: 0 };
    const end = { row: run.last - 1, column: Number.MAX_SAFE_INTEGER };
    for (let node = root.descendantForPosition(start, { ...end, column: 0 }); node !== null;) {
        const rows = { first: node.startPosition.row + 1, last: node.endPosition.row + 1 };
        const before = around.at(-1) ?? run;
        if (rows.first <= run.first && rows.last >= run.last)
            if (rows.first < before.first || rows.last > before.last)
                around.push(rows);
        const { parent } = node;
        if (parent === null)
            break;
        node = parent;
    }
    const region = regions.find(({ added }) => added.some(({ number }) => number === run.first));
    const [first, last] = [region?.added[0]?.number, region?.added.at(-1)?.number];
    if (first !== undefined && last !== undefined && last >= run.last)
        around.push({ first, last });
    return around;
}
//# sourceMappingURL=widen.js.map
;// CONCATENATED MODULE: ./build/src/proving/revert/file.js
/** Takes a criterion's lines out of one file, so that what is left is still a program that others can load. */





/** Takes the lines out. Returns null if nothing can go. */
function revertFile(request) {
    const reverter = new FileReverter(request);
    const { parser, head, wanted, kept, file } = request;
    const drop = new Set([...wanted].filter((number) => reverter.added.has(number) && !kept.has(number)));
    const plain = { drop, emptied: new Map() };
    if (parser === null)
        return finish(reverter, plain, isBroken(file.file.path, reverter.write(plain)));
    return parser.parse(head, (root, errors) => {
        const declared = collectDeclarations(root);
        const known = parser.parse(request.base, (before) => new Set(collectDeclarations(before).map(({ path }) => path)));
        const start = spareDeclarations(reverter, drop, declared, known, parser);
        const settled = settleDeclarations(reverter, start, declared, parser);
        const parses = (draft) => parser.parse(reverter.write(draft), (_, left) => left <= errors);
        if (parses(settled))
            return finish(reverter, settled, false);
        const widened = widenRuns(reverter, settled, root, parses);
        return widened === null
            ? null
            : finish(reverter, settleDeclarations(reverter, widened, declared, parser), !parses(widened));
    });
}
/** JSON is the one format without a grammar here that every reader of it refuses when it is broken. */
function isBroken(path, text) {
    if (!path.endsWith('.json'))
        return false;
    try {
        JSON.parse(text);
        return false;
    }
    catch {
        return true;
    }
}
function finish(reverter, draft, broken) {
    const { request, lines, added } = reverter;
    const text = reverter.write(draft);
    if (broken || text === request.head)
        return null;
    const gone = new Set(draft.drop);
    for (const { body } of draft.emptied.keys()) {
        if (body === null)
            continue;
        for (let row = body.startPosition.row + 1; row <= body.endPosition.row + 1; row += 1)
            gone.add(row);
    }
    const shown = [...gone].filter((number) => added.has(number) && !lines.isBlank(number)).sort((a, b) => a - b);
    return {
        path: request.file.file.path,
        text,
        lines: shown,
        emptied: [...draft.emptied.keys()].map(({ path }) => path),
        widened: shown.some((number) => !request.wanted.has(number)),
    };
}
//# sourceMappingURL=file.js.map
;// CONCATENATED MODULE: ./build/src/proving/revert/plan.js
/** Plans what goes when a criterion goes: for each of its files the text without its lines. */



/** What stays whatever it is bound to: tests, and files that do nothing when the tests run. */
const STAYS = new Set(['test', 'docs', 'lockfile', 'generated', 'vendored', 'asset', 'ci']);
const IMPORT = /^(?:import|use_declaration|package|include|using_|namespace_use|preproc_include|extern_crate|future_import|mod_item$)/u;
/** A line that only names what is visible outside; what it names is taken out where it is declared. */
const EXPORT = /^(?:export\s*(?:type\s*)?[{*]|(?:module\.)?exports(?:\.\w+)?\s*=\s*[\w$.]+;?$|__all__\b)/u;
const MAX_EXPORT = 300;
function collectLines(bindings) {
    const lines = new Map();
    for (const { file, first, last } of bindings.flatMap(({ ranges }) => ranges)) {
        const here = lines.get(file) ?? new Set();
        for (let number = first; number <= last; number += 1)
            here.add(number);
        lines.set(file, here);
    }
    return lines;
}
/**
 * Plans the revert of one criterion.
 * @param others the other bindings that count: their lines never go with those of this one, unless both have them
 * @throws what loading a grammar throws
 */
async function planRevert(binding, others, change, syntax, grammars) {
    if (binding.ranges.length === 0)
        return { why: 'it is bound to no lines' };
    const own = collectLines([binding]);
    const foreign = collectLines(others);
    const bound = change.files
        .filter(({ file }) => own.has(file.path))
        .toSorted((a, b) => (0,order/* compareText */.n)(a.file.path, b.file.path));
    const source = bound.filter((one) => !STAYS.has(one.class) && one.file.status !== 'deleted');
    if (source.length === 0)
        return { why: 'only tests, documents or generated files are bound to it' };
    const read = source.filter(({ file }) => file.new_text !== null);
    if (read.length === 0)
        return { why: 'the files that are bound to it were not read' };
    const ways = [];
    for (const reach of ['lines', 'bodies']) {
        const files = [];
        for (const file of read) {
            const wanted = own.get(file.file.path) ?? new Set();
            const parser = await openSourceParser(file.language, file.file.new_text ?? '', grammars);
            const barred = subtract(foreign.get(file.file.path) ?? new Set(), wanted);
            const reverted = revertOne(file, syntax.get(file.file.path) ?? null, { wanted, barred, parser, reach });
            if (reverted !== null)
                files.push(reverted);
        }
        if (files.length > 0 && !ways.some((way) => isSame(way.files, files)))
            ways.push({ reach, files });
    }
    return ways.length > 0
        ? { ways }
        : { why: 'what is left without its lines is no program, or its lines only declare' };
}
function isSame(a, b) {
    return a.length === b.length && a.every(({ path, text }, index) => b[index]?.path === path && b[index].text === text);
}
function subtract(from, what) {
    return new Set([...from].filter((one) => !what.has(one)));
}
function revertOne(file, syntax, one) {
    const head = file.file.new_text ?? '';
    return revertFile({
        ...one,
        file,
        head,
        base: file.file.old_text ?? '',
        deletions: file.regions.filter(({ added, at }) => added.length === 0 && one.wanted.has(Math.max(1, at))),
        kept: collectKept(head, syntax, one.parser),
    });
}
/** Lines that stay in a source file: imports and exports, which may be left unused, and tests that stand beside the code. */
function collectKept(head, syntax, parser) {
    const kept = new Set();
    const keep = (first, last) => {
        for (let number = first; number <= last; number += 1)
            kept.add(number);
    };
    for (const { first, last } of [...(syntax?.after?.imports ?? []), ...(syntax?.after?.cases ?? [])])
        keep(first, last);
    parser?.parse(head, (root) => walkTree(root, (node) => {
        if (node.parent === null)
            return true;
        if ((IMPORT.test(node.type) && node.isNamed) || EXPORT.test(node.text.slice(0, MAX_EXPORT)))
            keep(node.startPosition.row + 1, node.endPosition.row + 1);
        return false;
    }));
    return kept;
}
//# sourceMappingURL=plan.js.map
// EXTERNAL MODULE: ./build/src/engine/binding/query.js + 2 modules
var binding_query = __webpack_require__(2190);
// EXTERNAL MODULE: ./build/src/engine/text/words.js
var words = __webpack_require__(80883);
;// CONCATENATED MODULE: ./build/src/proving/written-tests.js
/** The tests that a change writes, and which criterion each is about. */


/** A test is about the criteria that have at least this share of the words that the best of them has. */
const NEAR = 0.85;
/** A word of a test's name counts as so many in its body: the name says what the test is about. */
const IN_NAME = 4;
const LITERAL = /^(?:true|false|null|undefined|None|True|False|nil|NaN)$/u;
const ASSERTING_CALL = /assert|expect|should|check|verify|must|require|raises|throws/iu;
/** Returns the tests with added lines, in the order of the files and of their lines. */
function listWrittenTests(change, syntax) {
    return change.files.flatMap((file) => {
        const side = syntax.get(file.file.path)?.after;
        return side === null || side === undefined ? [] : listOfFile(file, side);
    });
}
function listOfFile({ file, added }, side) {
    return side.cases
        .filter(({ suite, first, last }) => !suite && added.some(({ number }) => number >= first && number <= last))
        .map(({ name, first, last }) => ({ file: file.path, name, first, last, asserts: hasAssertion(side, first, last) }));
}
/** Whether lines assert something that is not the same whatever the program does: `assert.ok(true)` does not. */
function hasAssertion({ assertions, calls }, first, last) {
    const within = (one) => one.first >= first && one.last <= last;
    if (assertions.some((one) => within(one) && saysSomething(one.text)))
        return true;
    const asserted = (line) => assertions.some((one) => one.first <= line && line <= one.last);
    // A function of the project's own may do the asserting.
    return calls.some((one) => within(one) && !asserted(one.first) && ASSERTING_CALL.test(one.callee));
}
/** `text` is the tokens of an assertion, separated by one space. */
function saysSomething(text) {
    const tokens = text.split(' ');
    if (/^\w+ \. (?:Error|Errorf|Fatal|Fatalf|Fail|FailNow|fail)\b/u.test(text))
        return true;
    return tokens.some((token, index) => {
        if (index === 0 || !/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(token))
            return false;
        return tokens[index - 1] !== '.' && !LITERAL.test(token);
    });
}
/** Returns the tests of each criterion, by its id. A test that is about no criterion is in none. */
function assignTests(bindings, tests, change) {
    const cutter = new words/* WordCutter */.s();
    const query = (0,binding_query/* buildQuery */.Z)(bindings.map(({ criterion }) => criterion), cutter);
    const texts = new Map(change.files.map(({ file }) => [file.path, (file.new_text ?? '').split('\n')]));
    const wanted = query.wishes.map(({ words }) => words.reduce((sum, { term, weight }) => sum + weight * term.rarity, 0));
    const owned = new Map(bindings.map(({ criterion }) => [criterion.id, []]));
    for (const test of tests) {
        const weights = new Map();
        const count = (line, worth) => {
            for (const { cut } of cutter.cutLine(line))
                for (const { stem } of cut.tokens)
                    weights.set(stem, Math.max(worth, weights.get(stem) ?? 0));
        };
        for (const line of (texts.get(test.file) ?? []).slice(test.first - 1, test.last))
            count(line, 1);
        count(test.name, IN_NAME);
        const scores = query.wishes.map(({ words }, index) => {
            const shared = words.reduce((sum, { term, weight }) => sum + ((weights.get(term.key) ?? 0) * weight * term.rarity) / term.wanted.length, 0);
            return shared / Math.sqrt(Math.max(wanted[index] ?? 0, Number.EPSILON));
        });
        const best = Math.max(0, ...scores);
        const bound = bindings.map(({ ranges }) => ranges.some(({ file, first, last }) => file === test.file && first <= test.last && last >= test.first));
        bindings.forEach(({ criterion }, index) => {
            const near = best > 0 ? (scores[index] ?? 0) >= NEAR * best : (bound[index] ?? false);
            if (near)
                owned.get(criterion.id)?.push(test);
        });
    }
    return owned;
}
//# sourceMappingURL=written-tests.js.map
;// CONCATENATED MODULE: ./build/src/proving/targets.js
/** What is proved: each addressed criterion with the ways to take its lines out, its tests and its command. */





const ADDRESSED = new Set(['addressed', 'tested', 'proved']);
/**
 * Plans the proof of every addressed criterion.
 * @param asked what the outcomes depend on beside the lines
 * @throws what loading a grammar throws
 */
async function planTargets({ change, syntax, bindings }, asked, grammars) {
    const addressed = bindings.filter(({ shown }) => ADDRESSED.has(shown));
    const all = listWrittenTests(change, syntax);
    // Among all of them: a test of a criterion that is not addressed is no test of another one.
    const assigned = assignTests(bindings, all, change);
    const targets = [];
    for (const binding of addressed) {
        const { criterion } = binding;
        const others = addressed.filter((one) => one !== binding);
        const plan = await planRevert(binding, others, change, syntax, grammars);
        const own = assigned.get(criterion.id) ?? [];
        const ways = 'ways' in plan ? plan.ways : [];
        const command = fillPlaceholders(asked.command, own);
        const blank = {
            id: criterion.id,
            kind: criterion.kind,
            text_digest: (0,proved/* digestCriterion */.AL)(criterion),
            lines_digest: (0,proved/* digestBoundLines */.mn)(binding, change),
            reverted: [],
            emptied: [],
            failing: [],
        };
        targets.push({
            blank,
            plan,
            command,
            roles: { own, foreign: all.filter((test) => !own.includes(test)), all, shared: sharesLines(ways, others) },
            key: (0,digest/* digestJson */.t)([
                change.snapshot.head.sha,
                blank,
                command,
                [asked.check, asked.setUp, asked.junit, asked.once],
                ways.map(({ files }) => files.map(({ path, text }) => [path, text])),
            ]),
        });
    }
    return targets;
}
/** Whether another criterion is bound to a line that goes. */
function sharesLines(ways, others) {
    const ranges = others.flatMap((one) => one.ranges);
    return ways.some(({ files }) => files.some(({ path, lines }) => ranges.some(({ file, first, last }) => file === path && lines.some((line) => line >= first && line <= last))));
}
//# sourceMappingURL=targets.js.map
// EXTERNAL MODULE: ./build/src/engine/text/glob.js
var text_glob = __webpack_require__(7934);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/src/base/abort.js
var abort = __webpack_require__(40781);
;// CONCATENATED MODULE: ./build/src/proving/run-command.js
/** Runs a command line in a folder, with everything that it starts, and ends all of it in time. */


/** How much of the end of the output is kept, in bytes. */
const KEPT_BYTES = 256 * 1024;
/** Variables by which git would work on another repository than that of the folder. */
const GIT_VARIABLES = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|COMMON_DIR|PREFIX|NAMESPACE|CEILING_DIRECTORIES)$/u;
/**
 * Runs a command by the shell.
 * @param clock gives a signal that is aborted after so many milliseconds
 * @throws the signal's reason when it is aborted: the command is ended first
 */
async function runShell({ line, directory, environment, milliseconds }, signal, clock) {
    signal.throwIfAborted();
    const limit = clock(milliseconds);
    const child = (0,external_node_child_process_.spawn)(line, {
        cwd: directory,
        shell: true,
        env: Object.fromEntries(Object.entries(environment).filter(([name]) => !GIT_VARIABLES.test(name))),
        stdio: ['ignore', 'pipe', 'pipe'],
        // A group of its own: what the command started ends with it.
        detached: true,
    });
    const kept = keepEnd(child);
    const stopListening = [signal, limit].map((one) => (0,abort/* onAbort */.u)(one, () => endGroup(child)));
    try {
        const code = await new Promise((resolve, reject) => {
            child.once('error', reject);
            child.once('close', resolve);
        });
        signal.throwIfAborted();
        return { code, timedOut: limit.aborted, output: kept() };
    }
    finally {
        for (const stop of stopListening)
            stop();
        endGroup(child);
    }
}
/** Ends the command and what it left running, at once: none of it may write into the folder any more. */
function endGroup({ pid }) {
    if (pid === undefined)
        return;
    try {
        process.kill(-pid, 'SIGKILL');
    }
    catch {
        // All of it has ended.
    }
}
function keepEnd(child) {
    const chunks = [];
    let bytes = 0;
    const keep = (chunk) => {
        chunks.push(chunk);
        bytes += chunk.length;
        while (bytes - (chunks[0]?.length ?? 0) >= KEPT_BYTES)
            bytes -= chunks.shift()?.length ?? 0;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    return () => Buffer.concat(chunks).toString('utf8');
}
//# sourceMappingURL=run-command.js.map
;// CONCATENATED MODULE: ./build/src/proving/tree-runs.js
/** Runs commands in a scratch tree and reads what the tests report there. */





/** Lines of the output that an error shows. */
const SHOWN_LINES = 20;
/** Runs the command on the head without some lines; `files` is empty for the head itself. */
async function runInTree(tree, files, command, means) {
    await tree.reset(files);
    const matches = means.junit.map((glob) => (0,text_glob/* compileGlob */.S)(`/${glob.replace(/^\.?\/+/u, '')}`, 'files'));
    const listReports = async () => (await tree.list('')).filter((path) => matches.some((match) => match(path))).toSorted(order/* compareText */.n);
    // A report of an earlier run must not be taken for one of this.
    if (matches.length > 0)
        await tree.remove(await listReports());
    if (means.check !== null) {
        const checked = await runLine(tree, means.check, means);
        if (checked.code !== 0)
            return { ...checked, tests: null, checked: false };
    }
    const ended = await runLine(tree, command, means);
    if (matches.length === 0)
        return { ...ended, tests: null, checked: true };
    const tests = [];
    for (const path of await listReports())
        tests.push(...(await readTests(await tree.read(path))));
    return { ...ended, tests: tests.map((one) => withoutFolder(one, tree.directory)), checked: true };
}
/** Some runners name tests and files with the folder they ran in, which is another one for every tree. */
function withoutFolder(test, folder) {
    const cut = (text) => text.replaceAll(`${folder}/`, '');
    return { ...test, name: cut(test.name), classname: cut(test.classname), file: cut(test.file) };
}
function runLine(tree, line, { environment, allow, limit, signal }) {
    return runShell({ line, directory: tree.directory, environment, milliseconds: allow() }, signal, limit);
}
/**
 * Prepares a tree by a command: what it leaves behind stays for all runs.
 * @throws UnprovableError if it fails
 */
async function setUpTree(tree, line, means) {
    const { code, output } = await runLine(tree, line, means);
    if (code !== 0)
        throw new UnprovableError(`The set-up failed (${line}):\n${readEnd(output)}`);
    await tree.keepUntracked();
}
/**
 * Runs the command on the untouched head.
 * @throws UnprovableError if it does not pass there, or if no test was reported: then nothing can be proved by it
 */
async function runOnHead(tree, command, means) {
    const run = await runInTree(tree, [], command, means);
    const said = readEnd(run.output);
    if (!run.checked)
        throw new UnprovableError(`The check does not pass on the head itself (${means.check}):\n${said}`);
    if (run.timedOut)
        throw new UnprovableError(`The command did not end in time on the head itself (${command}):\n${said}`);
    if (run.code !== 0)
        throw new UnprovableError(`The command does not pass on the head itself (${command}):\n${said}`);
    if (run.tests !== null && !run.tests.some(({ status }) => status === 'passed'))
        throw new UnprovableError(`No passed test is reported in ${means.junit.join(', ')} after the command ran on the head (${command}):\n${said}`);
    return run;
}
function readEnd(output) {
    return output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n');
}
//# sourceMappingURL=tree-runs.js.map
;// CONCATENATED MODULE: ./build/src/proving/prove.js
/** Proves criteria: takes the lines of each out of a scratch copy of the head and runs the tests there. */






const prove_SECOND = 1_000;
/**
 * Proves every addressed criterion.
 * @returns the statement and the seconds by criterion
 * @throws UnprovableError if no criterion is addressed, or the command does not pass on the head; the signal's reason
 */
async function proveCriteria(reviewed, request, means) {
    const targets = await planTargets(reviewed, request, means.grammars);
    if (targets.length === 0)
        throw new UnprovableError('No criterion of the review is addressed, so there is nothing to prove. Name a ticket.');
    const found = await new Proving(reviewed.change.snapshot.head.sha, request, means).run(targets);
    return {
        statement: {
            repo: reviewed.repo,
            head_sha: reviewed.change.snapshot.head.sha,
            merge_base_sha: reviewed.change.snapshot.merge_base,
            command: request.command,
            check: request.check,
            by: request.junit.length > 0 ? 'junit' : 'exit-code',
            criteria: found.map(({ proof }) => proof),
        },
        seconds: Object.fromEntries(found.map(({ proof, seconds }) => [proof.id, seconds])),
    };
}
/** One run of the whole: its trees, its time, and what the commands did on the head. */
class Proving {
    head;
    request;
    means;
    #started;
    #heads = new Map();
    #done = 0;
    constructor(head, request, means) {
        this.head = head;
        this.request = request;
        this.means = means;
        this.#started = request.now();
    }
    async run(targets) {
        const found = new Map();
        const open = [];
        for (const target of targets) {
            const known = this.means.memory.find(target.key);
            if (known !== null)
                found.set(target, known);
            else if ('why' in target.plan)
                found.set(target, this.#conclude(target, null, 'not-provable', target.plan.why, 0));
            else
                open.push(target);
        }
        for (const [target, one] of found)
            this.#tell(target, targets.length, one);
        if (open.length > 0)
            await this.#runOpen(open, targets.length, found);
        return targets.flatMap((target) => found.get(target) ?? []);
    }
    async #runOpen(open, total, found) {
        const trees = [];
        const stop = new AbortController();
        const signal = AbortSignal.any([this.means.signal, stop.signal]);
        try {
            for (let at = 0; at < Math.min(this.request.jobs, open.length); at += 1)
                trees.push(await ScratchTree.open({ ...this.request, head: this.head }, signal));
            const means = this.#buildMeans(signal);
            const { setUp } = this.request;
            if (setUp !== null) {
                this.means.say(`set-up: ${setUp}`);
                await share(trees, [...trees], stop, (tree) => setUpTree(tree, setUp, means));
            }
            const commands = [...new Set(open.map(({ command }) => command))];
            this.means.say(`on the head: ${commands.length === 1 ? commands[0] : `${commands.length} commands`}`);
            await share(trees, commands, stop, async (tree, command) => {
                this.#heads.set(command, await runOnHead(tree, command, means));
            });
            await share(trees, open, stop, async (tree, target) => {
                this.means.say(`${target.blank.id}: running without its lines (${this.#readClock()})`);
                const one = await this.#prove(tree, target, means);
                found.set(target, one);
                this.#tell(target, total, one);
                if (one.proof.outcome !== 'not-run' && one.proof.outcome !== 'timed-out')
                    await this.means.memory.keep(target.key, one);
            });
        }
        finally {
            await Promise.all(trees.map((tree) => tree.dispose()));
        }
    }
    #buildMeans(signal) {
        const { junit, check, environment, timeout } = this.request;
        const { limit } = this.means;
        const allow = () => Math.max(1, Math.min(timeout, this.#leftOver()));
        return { junit, check, environment, limit, signal, allow };
    }
    #leftOver() {
        return this.#started + this.request.budget - this.request.now();
    }
    async #prove(tree, target, means) {
        const began = this.request.now();
        const ways = 'ways' in target.plan ? target.plan.ways : [];
        let last = null;
        const end = (way, outcome, why, failing = []) => this.#conclude(target, way, outcome, why, (this.request.now() - began) / prove_SECOND, failing);
        for (const way of ways) {
            if (this.#leftOver() <= 0)
                return end(way, 'not-run', 'the budget was used up');
            const judged = await this.#judgeWay(tree, target, way, means);
            if (judged.outcome === 'unloadable') {
                last = { way, why: judged.why };
                continue;
            }
            if (judged.outcome === 'timed-out' && this.#leftOver() <= 0)
                return end(way, 'not-run', 'the budget was used up');
            return end(way, judged.outcome, judged.why, judged.outcome === 'proved' ? judged.failing : []);
        }
        return end(last?.way ?? null, 'not-provable', last?.why ?? 'there is no way to take its lines out');
    }
    /** A test that fails by chance proves nothing, so what fails must fail twice. */
    async #judgeWay(tree, { command, roles }, way, means) {
        const head = this.#heads.get(command);
        if (head === undefined)
            throw new Error('a command was not run on the head');
        const judge = async () => {
            const run = await runInTree(tree, way.files, command, means);
            if (!run.checked && !run.timedOut)
                return { outcome: 'unloadable', why: 'without its lines the check fails' };
            return judgeRun(run, head, roles);
        };
        const first = await judge();
        if (first.outcome !== 'proved' || this.request.once)
            return first;
        const second = await judge();
        if (second.outcome !== 'proved')
            return second;
        const failing = second.failing.filter((name) => first.failing.includes(name));
        if (failing.length === 0 && first.failing.length > 0)
            return {
                outcome: 'not-proved',
                why: 'other tests fail in each of two runs without its lines: they fail by chance',
            };
        return { ...second, failing };
    }
    #conclude({ blank }, way, outcome, why, seconds, failing = []) {
        const proof = {
            ...blank,
            outcome,
            why: describeReach(why, way),
            reverted: way?.files.flatMap(({ path, lines }) => formatRuns(path, lines)) ?? [],
            emptied: way?.files.flatMap(({ emptied }) => emptied) ?? [],
            failing: failing.slice(0, contract_proof/* MAX_FAILING_TESTS */.ML),
        };
        return { proof, seconds: Math.round(seconds * 10) / 10 };
    }
    #tell({ blank }, total, { proof }) {
        this.#done += 1;
        this.means.say(`${this.#done} of ${total}  ${blank.id}  ${proof.outcome}: ${proof.why}  (${this.#readClock()})`);
    }
    #readClock() {
        return `${Math.round((this.request.now() - this.#started) / prove_SECOND)} s`;
    }
}
function describeReach(why, way) {
    return way?.files.some(({ widened }) => widened) === true ? `${why} (lines around them had to go too)` : why;
}
/** Formats line numbers in order as ranges: `src/a.js:1-3`. */
function formatRuns(path, lines) {
    const runs = [];
    for (const line of lines) {
        const before = runs.at(-1);
        if (before !== undefined && before.last === line - 1)
            before.last = line;
        else
            runs.push({ first: line, last: line });
    }
    return runs.map(({ first, last }) => (first === last ? `${path}:${first}` : `${path}:${first}-${last}`));
}
/** Works through a list, each tree taking the next item when it is free. A fault stops all of it, and is thrown. */
async function share(trees, items, stop, work) {
    const queue = [...items];
    const ended = await Promise.allSettled(trees.map(async (tree) => {
        try {
            for (let item = queue.shift(); item !== undefined; item = queue.shift())
                await work(tree, item);
        }
        catch (fault) {
            queue.length = 0;
            stop.abort(fault);
            throw fault;
        }
    }));
    for (const one of ended)
        if (one.status === 'rejected')
            throw one.reason;
}
//# sourceMappingURL=prove.js.map
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./build/src/contract/values.js
var values = __webpack_require__(16112);
;// CONCATENATED MODULE: ./build/src/proving/resume.js
/** Outcomes of earlier runs, kept in a file so that a stopped proof goes on where it was. */





const Kept = schemas/* strictObject */.rej({
    schema: schemas/* literal */.euz('review-gate.prove-state/1'),
    /** By the digest of all that an outcome depends on. */
    found: schemas/* record */.g1P(values/* Digest */.np, schemas/* strictObject */.rej({ proof: contract_proof/* CriterionProof */.k, seconds: schemas/* number */.aig().min(0) })),
});
/** A memory of this run alone. */
const FORGETFUL = { find: () => null, keep: async () => undefined };
/**
 * Opens the memory in a file, which is made with the first outcome.
 * @throws UnprovableError if the file is there and is something else
 */
async function openProofMemory(path) {
    const found = new Map(Object.entries(await readKept(path)));
    let writing = Promise.resolve();
    return {
        find: (key) => found.get(key) ?? null,
        keep: (key, one) => {
            found.set(key, one);
            const kept = { schema: 'review-gate.prove-state/1', found: Object.fromEntries(found) };
            // One after the other, and whole: a stop must not leave half of a file.
            writing = writing.then(async () => {
                await (0,external_node_fs_promises_.writeFile)(`${path}.part`, `${JSON.stringify(kept, null, 1)}\n`);
                await (0,external_node_fs_promises_.rename)(`${path}.part`, path);
            });
            return writing;
        },
    };
}
async function readKept(path) {
    let text;
    try {
        text = await (0,external_node_fs_promises_.readFile)(path, 'utf8');
    }
    catch (fault) {
        if (external_node_util_.types.isNativeError(fault) && 'code' in fault && fault.code === 'ENOENT')
            return {};
        throw new UnprovableError(`The state of an earlier run cannot be read: ${path}.`, { cause: fault });
    }
    let value = null;
    try {
        value = JSON.parse(text);
    }
    catch {
        // Said below, like any other text that is no state.
    }
    const parsed = Kept.safeParse(value);
    if (!parsed.success)
        throw new UnprovableError(`${path} is no state of an earlier run. Name another file, or remove it.`);
    return parsed.data.found;
}
//# sourceMappingURL=resume.js.map
// EXTERNAL MODULE: ./build/src/engine/change/classified.js + 4 modules
var classified = __webpack_require__(82217);
// EXTERNAL MODULE: ./build/src/engine/pipeline.js + 69 modules
var pipeline = __webpack_require__(83138);
// EXTERNAL MODULE: ./build/src/engine/syntax/index.js + 28 modules
var syntax = __webpack_require__(91496);
;// CONCATENATED MODULE: ./build/src/proving/reviewed.js
/** Reads from a reviewed snapshot what a proof starts from. */



/** Runs the steps of the review that lead to the bindings. Throws as the review does. */
async function readReviewed({ snapshot, policy }, grammars) {
    const steps = await (0,pipeline/* tabulateReview */.h)(grammars).run({ snapshot, sources: policy, proposal: null, earlier: null });
    return {
        repo: snapshot.repo,
        change: (0,classified/* joinChange */.Z)(snapshot, steps.change),
        syntax: (0,syntax/* indexSyntax */.wV)(steps.syntax),
        bindings: steps.binding,
    };
}
//# sourceMappingURL=reviewed.js.map
// EXTERNAL MODULE: ./build/src/cli/exit.js
var exit = __webpack_require__(31194);
// EXTERNAL MODULE: ./build/src/cli/files.js
var files = __webpack_require__(24419);
// EXTERNAL MODULE: ./build/src/cli/review.js + 8 modules
var cli_review = __webpack_require__(90152);
;// CONCATENATED MODULE: ./build/src/cli/prove.js
/** `prove`: which tests notice the loss of each criterion's lines. */












const cli_prove_SECOND = 1_000;
/** Criteria that no code shows: they ask for a document, for tests, or for nothing to change. */
const WITHOUT_CODE = new Set(['doc', 'test', 'invariant', 'passes']);
const isGap = ({ kind, outcome }) => outcome !== 'proved' && !(outcome === 'not-provable' && WITHOUT_CODE.has(kind));
/**
 * Proves the criteria and writes what was found.
 * @returns the exit code: 0 all proved, 1 at least one is not
 * @throws UsageError and UnprovableError for what was asked; ReviewError where the review could not be had
 */
async function runProve(options, environment) {
    const started = Date.now();
    if (options.run.trim() === '')
        throw new exit/* UsageError */.e('The command is empty: name one with --run.');
    const memory = options.resume === undefined ? FORGETFUL : await openProofMemory((0,external_node_path_.resolve)(options.resume));
    const { directory, input } = await reviewFirst(options, environment);
    const grammars = (0,src_grammars/* openGrammars */.Z)((0,folder/* findGrammarFolder */.f)(import.meta.dirname));
    const reviewed = await readReviewed(input, grammars);
    const found = await proveCriteria(reviewed, toRequest(options, directory, environment), {
        grammars,
        memory,
        limit: (milliseconds) => AbortSignal.timeout(milliseconds),
        signal: environment.signal,
        say: (line) => environment.note(`${line}\n`),
    });
    const file = {
        schema: 'review-gate.proof/1',
        digest: (0,digest/* digestJson */.t)(found.statement),
        statement: found.statement,
        seconds: { total: Math.round((Date.now() - started) / 100) / 10, criteria: { ...found.seconds } },
    };
    const json = `${JSON.stringify(file, null, 2)}\n`;
    if (options.out !== undefined)
        await (0,files/* writeText */.x3)(options.out, json);
    environment.write(options.format === 'json' ? json : formatProof(file));
    return found.statement.criteria.some(isGap) ? exit/* EXIT */.d.NOT_APPROVED : exit/* EXIT */.d.APPROVED;
}
/** Reviews the change as `review` does, for its bindings. */
async function reviewFirst(options, environment) {
    const asked = {
        repo: options.repo,
        base: options.base ?? null,
        head: options.head,
        ticket: options.ticket ?? null,
        policy: options.policy ?? null,
    };
    const { sources } = await (0,cli_review/* readSources */.tW)(asked, environment);
    const reviewer = await (0,cli_review/* openReviewer */.Qu)(sources, environment);
    try {
        const review = await reviewer.wait(await (0,cli_review/* askForReview */.bb)(reviewer, sources));
        const input = await reviewer.input(review);
        if (review.status !== 'complete' || input === null)
            throw new Error(`The review failed: ${review.error?.detail ?? 'nobody said why'}`);
        return { directory: sources.repository.directory, input };
    }
    finally {
        await reviewer.close();
    }
}
function toRequest(options, repository, { env }) {
    return {
        repository,
        folder: (0,external_node_os_.tmpdir)(),
        command: options.run,
        check: options.check ?? null,
        setUp: options.setUp ?? null,
        junit: options.junit,
        links: options.link,
        jobs: options.jobs,
        once: options.once,
        timeout: options.timeout * cli_prove_SECOND,
        budget: options.budget * cli_prove_SECOND,
        environment: { ...env },
        now: Date.now,
        sleep: async (milliseconds) => {
            await (0,promises_.setTimeout)(milliseconds);
        },
    };
}
/** Writes a line for each criterion, and what the proof rests on. */
function formatProof({ statement, seconds }) {
    const { criteria, by } = statement;
    const width = Math.max(...criteria.map(({ outcome }) => outcome.length));
    const rows = criteria.map(({ id, outcome, why, reverted, emptied }) => {
        const where = reverted.length === 0 ? '' : `\n${' '.repeat(width + 2)}without ${reverted.join(', ')}`;
        const left = emptied.length === 0 ? '' : ` (emptied: ${emptied.join(', ')})`;
        return `${outcome.padEnd(width)}  ${id}  ${why}${where}${left}\n`;
    });
    const proved = criteria.filter(({ outcome }) => outcome === 'proved').length;
    const basis = by === 'junit'
        ? 'by the tests in the reports'
        : 'by the exit code alone: name the JUnit XML of the tests with --junit';
    return `${rows.join('')}\n${proved} of ${criteria.length} proved, ${basis}; ${seconds.total} s\n`;
}
//# sourceMappingURL=prove.js.map

/***/ }),

/***/ 49567:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* binding */ number)
/* harmony export */ });
/* unused harmony exports string, boolean, bigint, date */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._coercedNumber */ .qG(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodNumber */ .rSt, params);
}
function boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return core._coercedDate(schemas.ZodDate, params);
}


/***/ })

};
