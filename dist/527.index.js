export const id = 527;
export const ids = [527];
export const modules = {

/***/ 65407:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {

var map = {
	"./BurstyRateLimiter": [
		85860
	],
	"./BurstyRateLimiter.js": [
		85860
	],
	"./ExpressBruteFlexible": [
		83966,
		966
	],
	"./ExpressBruteFlexible.js": [
		83966,
		966
	],
	"./RLWrapperBlackAndWhite": [
		87383
	],
	"./RLWrapperBlackAndWhite.js": [
		87383
	],
	"./RLWrapperTimeouts": [
		24016
	],
	"./RLWrapperTimeouts.js": [
		24016
	],
	"./RateLimiterAbstract": [
		88569
	],
	"./RateLimiterAbstract.js": [
		88569
	],
	"./RateLimiterCluster": [
		10565
	],
	"./RateLimiterCluster.js": [
		10565
	],
	"./RateLimiterCompatibleAbstract": [
		77307
	],
	"./RateLimiterCompatibleAbstract.js": [
		77307
	],
	"./RateLimiterDrizzle": [
		50673
	],
	"./RateLimiterDrizzle.js": [
		50673
	],
	"./RateLimiterDrizzleNonAtomic": [
		75347
	],
	"./RateLimiterDrizzleNonAtomic.js": [
		75347
	],
	"./RateLimiterDynamo": [
		82309
	],
	"./RateLimiterDynamo.js": [
		82309
	],
	"./RateLimiterEtcd": [
		36481
	],
	"./RateLimiterEtcd.js": [
		36481
	],
	"./RateLimiterEtcdNonAtomic": [
		15299
	],
	"./RateLimiterEtcdNonAtomic.js": [
		15299
	],
	"./RateLimiterInsuredAbstract": [
		33847
	],
	"./RateLimiterInsuredAbstract.js": [
		33847
	],
	"./RateLimiterMemcache": [
		73250
	],
	"./RateLimiterMemcache.js": [
		73250
	],
	"./RateLimiterMemory": [
		24544
	],
	"./RateLimiterMemory.js": [
		24544
	],
	"./RateLimiterMongo": [
		28439
	],
	"./RateLimiterMongo.js": [
		28439
	],
	"./RateLimiterMySQL": [
		67793
	],
	"./RateLimiterMySQL.js": [
		67793
	],
	"./RateLimiterPostgres": [
		3740
	],
	"./RateLimiterPostgres.js": [
		3740
	],
	"./RateLimiterPrisma": [
		38704
	],
	"./RateLimiterPrisma.js": [
		38704
	],
	"./RateLimiterQueue": [
		52860
	],
	"./RateLimiterQueue.js": [
		52860
	],
	"./RateLimiterRedis": [
		54336
	],
	"./RateLimiterRedis.js": [
		54336
	],
	"./RateLimiterRedisNonAtomic": [
		87480
	],
	"./RateLimiterRedisNonAtomic.js": [
		87480
	],
	"./RateLimiterRes": [
		80449
	],
	"./RateLimiterRes.js": [
		80449
	],
	"./RateLimiterSQLite": [
		73283
	],
	"./RateLimiterSQLite.js": [
		73283
	],
	"./RateLimiterStoreAbstract": [
		65140
	],
	"./RateLimiterStoreAbstract.js": [
		65140
	],
	"./RateLimiterUnion": [
		10244
	],
	"./RateLimiterUnion.js": [
		10244
	],
	"./RateLimiterValkey": [
		32193
	],
	"./RateLimiterValkey.js": [
		32193
	],
	"./RateLimiterValkeyGlide": [
		53756
	],
	"./RateLimiterValkeyGlide.js": [
		53756
	],
	"./component/BlockedKeys": [
		38830
	],
	"./component/BlockedKeys/": [
		38830
	],
	"./component/BlockedKeys/BlockedKeys": [
		85202
	],
	"./component/BlockedKeys/BlockedKeys.js": [
		85202
	],
	"./component/BlockedKeys/index": [
		38830
	],
	"./component/BlockedKeys/index.js": [
		38830
	],
	"./component/MemoryStorage": [
		28178,
		178
	],
	"./component/MemoryStorage/": [
		28178,
		178
	],
	"./component/MemoryStorage/MemoryStorage": [
		81534
	],
	"./component/MemoryStorage/MemoryStorage.js": [
		81534
	],
	"./component/MemoryStorage/Record": [
		60749
	],
	"./component/MemoryStorage/Record.js": [
		60749
	],
	"./component/MemoryStorage/index": [
		28178,
		178
	],
	"./component/MemoryStorage/index.js": [
		28178,
		178
	],
	"./component/RateLimiterEtcdTransactionFailedError": [
		43184
	],
	"./component/RateLimiterEtcdTransactionFailedError.js": [
		43184
	],
	"./component/RateLimiterQueueError": [
		27948
	],
	"./component/RateLimiterQueueError.js": [
		27948
	],
	"./component/RateLimiterSetupError": [
		72922
	],
	"./component/RateLimiterSetupError.js": [
		72922
	],
	"./constants": [
		13880,
		880
	],
	"./constants.js": [
		13880,
		880
	],
	"./helper/isRateLimiterCompatible": [
		19238
	],
	"./helper/isRateLimiterCompatible.js": [
		19238
	]
};
function webpackAsyncContext(req) {
	if(!__webpack_require__.o(map, req)) {
		return Promise.resolve().then(() => {
			var e = new Error("Cannot find module '" + req + "'");
			e.code = 'MODULE_NOT_FOUND';
			throw e;
		});
	}

	var ids = map[req], id = ids[0];
	return Promise.all(ids.slice(1).map(__webpack_require__.e)).then(() => {
		return __webpack_require__.t(id, 7 | 16);
	});
}
webpackAsyncContext.keys = () => (Object.keys(map));
webpackAsyncContext.id = 65407;
module.exports = webpackAsyncContext;

/***/ }),

/***/ 52471:
/***/ ((module) => {

function webpackEmptyAsyncContext(req) {
	// Here Promise.resolve().then() is used instead of new Promise() to prevent
	// uncaught exception popping up in devtools
	return Promise.resolve().then(() => {
		var e = new Error("Cannot find module '" + req + "'");
		e.code = 'MODULE_NOT_FOUND';
		throw e;
	});
}
webpackEmptyAsyncContext.keys = () => ([]);
webpackEmptyAsyncContext.resolve = webpackEmptyAsyncContext;
webpackEmptyAsyncContext.id = 52471;
module.exports = webpackEmptyAsyncContext;

/***/ }),

/***/ 23479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startEmbedded: () => (/* binding */ startEmbedded),
  startWith: () => (/* binding */ startWith)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/contract/index.js + 24 modules
var contract = __webpack_require__(58866);
;// CONCATENATED MODULE: ./build/src/engine/change/glob.js
/**
 * Globs as `.gitignore` and CODEOWNERS have them: `*` and `?` within a folder, `**` across folders, `[a-z]` classes,
 * `{a,b}` alternatives. Matching costs at most pattern × path, whatever the pattern: nothing backtracks.
 */
/** More alternatives than this are taken literally: `{a,b}{a,b}…` must not grow without bound. */
const MAX_ALTERNATIVES = 64;
/**
 * Compiles a pattern into a test of repo-relative paths. A pattern without a slash matches at any depth; one with a
 * slash (but a trailing one) is held against the whole path. With `folders`, as in CODEOWNERS, a name without wildcards
 * or with a trailing slash stands for all that is in that folder too; with `files`, as in `.gitattributes`, it does not.
 */
function compileGlob(pattern, names = 'folders') {
    const alternatives = expandBraces(pattern).map((one) => compileOne(one, names));
    return (path) => alternatives.some((matches) => matches(path));
}
function compileOne(pattern, names) {
    const anchored = pattern.replace(/\/+$/u, '').includes('/');
    const bare = pattern.replace(/^\.?\//u, '').replace(/\/+$/u, '');
    if (bare === '')
        return () => false;
    const tokens = tokenize(anchored ? bare : `**/${bare}`);
    const within = [...tokens, { kind: 'char', char: '/' }, { kind: 'deep' }];
    const folderOnly = pattern.endsWith('/');
    const plain = !/[*?[]/u.test(bare.slice(bare.lastIndexOf('/') + 1));
    const deep = names === 'folders' && (folderOnly || plain);
    return (path) => (!folderOnly && run(tokens, path)) || (deep && run(within, path));
}
function tokenize(pattern) {
    const tokens = [];
    for (let at = 0; at < pattern.length; at += 1) {
        const char = pattern.charAt(at);
        if (char === '*') {
            const atFolderStart = at === 0 || pattern[at - 1] === '/';
            let end = at;
            while (pattern[end] === '*')
                end += 1;
            const deep = end - at >= 2 && atFolderStart && (end === pattern.length || pattern[end] === '/');
            // `**/` stands for any folders, none among them: the slash goes with it.
            tokens.push({ kind: deep ? 'deep' : 'star' });
            at = deep && pattern[end] === '/' ? end : end - 1;
            if (deep && pattern[end] === '/')
                tokens.push({ kind: 'char', char: '\0' });
        }
        else if (char === '?') {
            tokens.push({ kind: 'any' });
        }
        else if (char === '[') {
            const set = readSet(pattern, at);
            tokens.push(set?.token ?? { kind: 'char', char });
            at = set?.end ?? at;
        }
        else {
            if (char === '\\' && at + 1 < pattern.length)
                at += 1;
            tokens.push({ kind: 'char', char: pattern.charAt(at) });
        }
    }
    return tokens;
}
function readSet(pattern, start) {
    const negated = pattern[start + 1] === '!' || pattern[start + 1] === '^';
    const first = start + (negated ? 2 : 1);
    const end = pattern.indexOf(']', first + 1);
    if (end < 0)
        return null;
    const ranges = [];
    for (let at = first; at < end; at += 1) {
        const low = pattern.charAt(at);
        if (pattern[at + 1] === '-' && at + 2 < end) {
            ranges.push([low, pattern.charAt(at + 2)]);
            at += 2;
        }
        else {
            ranges.push([low, low]);
        }
    }
    return { token: { kind: 'set', negated, ranges }, end };
}
/**
 * Runs the pattern as a set of states over the path. The character NUL after a `deep` is no character but the boundary
 * behind a double star: passed at the start of the path, or by a slash.
 */
function run(tokens, path) {
    let states = new Set();
    const enter = (into, state, atFolderStart) => {
        if (into.has(state))
            return;
        into.add(state);
        const token = tokens[state];
        if (token?.kind === 'star' || token?.kind === 'deep') {
            const boundary = tokens[state + 1];
            const closes = boundary?.kind === 'char' && boundary.char === '\0';
            if (!closes)
                enter(into, state + 1, atFolderStart);
            else if (atFolderStart)
                enter(into, state + 2, atFolderStart);
        }
    };
    enter(states, 0, true);
    for (const char of path) {
        const next = new Set();
        for (const state of states) {
            const token = tokens[state];
            if (token === undefined)
                continue;
            const after = char === '/';
            if (token.kind === 'deep')
                enter(next, state, after);
            else if (token.kind === 'star' && !after)
                enter(next, state, false);
            else if (accepts(token, char))
                enter(next, state + 1, after);
        }
        if (next.size === 0)
            return false;
        states = next;
    }
    return states.has(tokens.length);
}
function accepts(token, char) {
    if (token.kind === 'char')
        return token.char === char;
    if (char === '/')
        return false;
    if (token.kind === 'any')
        return true;
    if (token.kind !== 'set')
        return false;
    return token.ranges.some(([low, high]) => low <= char && char <= high) !== token.negated;
}
function expandBraces(pattern) {
    let done = [''];
    for (let at = 0; at < pattern.length; at += 1) {
        const char = pattern.charAt(at);
        const close = char === '{' ? pattern.indexOf('}', at) : -1;
        const inner = close > 0 ? pattern.slice(at + 1, close).split(',') : [];
        if (inner.length > 1 && done.length * inner.length <= MAX_ALTERNATIVES) {
            done = done.flatMap((before) => inner.map((part) => before + part));
            at = close;
        }
        else {
            done = done.map((before) => before + char);
        }
    }
    return done;
}
//# sourceMappingURL=glob.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/grammar.js
/** How comments and strings are written, language by language: what the text fallback needs to tell code from words. */
const DOUBLE = { open: '"', close: '"', escape: true, multiline: false };
const SINGLE = { open: "'", close: "'", escape: true, multiline: false };
const BACKTICK = { open: '`', close: '`', escape: false, multiline: true };
const TEMPLATE = { open: '`', close: '`', escape: true, multiline: true, template: true };
const TRIPLE_DOUBLE = { open: '"""', close: '"""', escape: true, multiline: true };
const TRIPLE_SINGLE = { open: "'''", close: "'''", escape: true, multiline: true };
const VERBATIM = { open: '@"', close: '"', escape: false, multiline: true };
const RAW_RUST = { open: 'r#"', close: '"#', escape: false, multiline: true };
const NONE = {
    line: [],
    block: [],
    strings: [],
    spaced: false,
    charQuote: false,
    regex: false,
    star: false,
};
const C_LIKE = {
    ...NONE,
    line: ['//'],
    block: [['/*', '*/']],
    strings: [DOUBLE, SINGLE],
    star: true,
};
const HASH = { ...NONE, line: ['#'], strings: [DOUBLE, SINGLE] };
const MARKUP = { ...NONE, block: [['<!--', '-->']] };
const BY_LANGUAGE = {
    ...same('JavaScript, TypeScript, TSX, Astro, CoffeeScript', {
        ...C_LIKE,
        strings: [TEMPLATE, DOUBLE, SINGLE],
        regex: true,
    }),
    ...same('C, C++, Objective-C, Objective-C++, Cuda, GLSL, HLSL, Solidity, Apex, Protocol Buffer, Thrift, QML, D, Vala', C_LIKE),
    ...same('Java, Kotlin, Scala, Groovy, Gradle, Gradle Kotlin DSL, Swift', {
        ...C_LIKE,
        strings: [TRIPLE_DOUBLE, DOUBLE, SINGLE],
    }),
    ...same('Dart', { ...C_LIKE, strings: [TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE] }),
    ...same('C#, Bicep', { ...C_LIKE, strings: [TRIPLE_DOUBLE, VERBATIM, DOUBLE, SINGLE] }),
    ...same('Go', { ...C_LIKE, strings: [BACKTICK, DOUBLE, SINGLE] }),
    ...same('Rust', { ...C_LIKE, strings: [RAW_RUST, { ...DOUBLE, multiline: true }, SINGLE], charQuote: true }),
    ...same('Zig', { ...C_LIKE, charQuote: true }),
    ...same('PHP, Hack', { ...C_LIKE, line: ['//', '#'], block: [['/*', '*/']], spaced: true }),
    ...same('CSS', { ...C_LIKE, line: [] }),
    ...same('SCSS, Less, Sass, Stylus', { ...C_LIKE, spaced: true }),
    ...same('JSON, JSON5, JSON with Comments', { ...C_LIKE, strings: [DOUBLE], star: false }),
    ...same('Jsonnet, HCL', { ...C_LIKE, line: ['//', '#'], strings: [DOUBLE], spaced: true }),
    ...same('Python, Cython, Starlark, Mojo', {
        ...HASH,
        strings: [TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE],
    }),
    ...same('Ruby, Crystal', { ...HASH, block: [['=begin', '=end']] }),
    ...same('Elixir, GraphQL, Julia', { ...HASH, strings: [TRIPLE_DOUBLE, DOUBLE] }),
    ...same('Perl, R, Puppet, Nim, Tcl, Just', { ...HASH, spaced: true }),
    ...same('Shell, Dockerfile, Makefile, CMake, YAML, Nginx, ApacheConf, Ignore List, CODEOWNERS, Git Attributes, Dotenv', {
        ...HASH,
        spaced: true,
    }),
    ...same('INI, EditorConfig, Git Config, NPM Config, Java Properties, Pip Requirements', {
        ...NONE,
        line: ['#', ';'],
        spaced: true,
    }),
    ...same('TOML', { ...HASH, strings: [TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE] }),
    ...same('PowerShell', { ...HASH, block: [['<#', '#>']], spaced: true }),
    ...same('SQL, PLpgSQL, PLSQL, TSQL', { ...C_LIKE, line: ['--'], strings: [SINGLE], star: false }),
    ...same('Haskell, Elm, PureScript', {
        ...NONE,
        line: ['--'],
        block: [['{-', '-}']],
        strings: [DOUBLE],
        charQuote: true,
    }),
    ...same('Lua', { ...NONE, line: ['--'], block: [['--[[', ']]']], strings: [DOUBLE, SINGLE] }),
    ...same('Ada, VHDL', { ...NONE, line: ['--'], strings: [DOUBLE] }),
    ...same('OCaml', { ...NONE, block: [['(*', '*)']], strings: [DOUBLE], charQuote: true }),
    ...same('F#', { ...NONE, line: ['//'], block: [['(*', '*)']], strings: [TRIPLE_DOUBLE, DOUBLE], charQuote: true }),
    ...same('Clojure, Common Lisp, Emacs Lisp, Scheme, Racket', {
        ...NONE,
        line: [';'],
        strings: [{ ...DOUBLE, multiline: true }],
    }),
    ...same('Erlang', { ...NONE, line: ['%'], strings: [DOUBLE, SINGLE] }),
    ...same('TeX, MATLAB', { ...NONE, line: ['%'] }),
    ...same('Fortran', { ...NONE, line: ['!'], strings: [DOUBLE, SINGLE] }),
    ...same('Visual Basic .NET', { ...NONE, line: ["'"], strings: [{ ...DOUBLE, escape: false }] }),
    ...same('HTML, XML, Markdown, MDX, SVG, XSLT, HTML+ERB, HTML+EEX, HTML+Razor, XML Property List', MARKUP),
    ...same('Vue, Svelte, Blade, Twig, Jinja, Handlebars, HTML+PHP', {
        ...NONE,
        line: ['//'],
        block: [
            ['<!--', '-->'],
            ['/*', '*/'],
        ],
        spaced: true,
    }),
};
/** The unknown: only what is a comment nearly everywhere. */
const ANY = { ...C_LIKE, line: ['//', '#'], strings: [DOUBLE], spaced: true };
/** The grammar of a language by linguist's name. */
function grammarOf(language) {
    return (language === null ? undefined : BY_LANGUAGE[language]) ?? ANY;
}
function same(names, grammar) {
    return Object.fromEntries(names.split(', ').map((name) => [name, grammar]));
}
//# sourceMappingURL=grammar.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/scan.js
/** A regular expression longer than this is not looked for. */
const MAX_REGEX = 1_000;
/** How often a line's characters are looked at ahead, on average, before regular expressions are given up in it. */
const MAX_LOOK_AHEAD = 4;
/** How deep template literals are followed into each other. */
const MAX_NESTING = 50;
/** Scans consecutive lines of one side of a file, from a place where no comment or string is open. */
function scanLines(lines, grammar, whole) {
    const scanner = new Scanner(grammar, whole);
    return lines.map((line) => scanner.next(line));
}
class Scanner {
    grammar;
    whole;
    modes = [];
    /** Characters that may still be looked at ahead in this line. */
    lookAhead = 0;
    /** The first characters of everything that opens something; all others are passed over quickly. */
    openers;
    constructor(grammar, whole) {
        this.grammar = grammar;
        this.whole = whole;
        const opens = [
            ...grammar.line,
            ...grammar.block.map(([open]) => open),
            ...grammar.strings.map((form) => form.open),
            ...(grammar.regex ? ['/'] : []),
            '{',
            '}',
        ];
        this.openers = new Set(opens.map((open) => open.charAt(0)));
    }
    next(line) {
        const parts = new Parts(line);
        this.lookAhead = MAX_LOOK_AHEAD * line.length;
        // Without the file's beginning, a line that opens with a star continues a comment that began before.
        if (this.grammar.star && !this.whole && this.modes.length === 0 && /^\s*\*(?:[\s/*]|$)/u.test(line.slice(0, 400))) {
            const end = line.indexOf('*/');
            parts.take('comment', end < 0 ? line.length : end + 2);
        }
        while (parts.at < line.length)
            this.step(line, parts);
        this.endLine();
        return parts.done();
    }
    get mode() {
        return this.modes.at(-1) ?? CODE;
    }
    step(line, parts) {
        const mode = this.mode;
        if (mode.kind === 'block') {
            const end = line.indexOf(mode.close, parts.at);
            parts.take('comment', end < 0 ? line.length : end + mode.close.length);
            if (end >= 0)
                this.modes.pop();
        }
        else if (mode.kind === 'string') {
            this.stepString(line, parts, mode.form);
        }
        else {
            this.stepCode(line, parts, mode);
        }
    }
    stepString(line, parts, form) {
        let at = parts.at;
        for (; at < line.length; at += 1) {
            if (form.escape && line[at] === '\\') {
                at += 1;
            }
            else if (line.startsWith(form.close, at)) {
                parts.take('string', at);
                parts.take('code', at + form.close.length);
                this.modes.pop();
                return;
            }
            else if (form.template === true && line.startsWith('${', at) && this.modes.length < MAX_NESTING) {
                parts.take('string', at);
                parts.take('code', at + 2);
                this.modes.push({ kind: 'hole', depth: 0 });
                return;
            }
        }
        parts.take('string', line.length);
    }
    stepCode(line, parts, mode) {
        let at = parts.at;
        while (at < line.length && !this.openers.has(line.charAt(at)))
            at += 1;
        parts.take('code', at);
        if (at >= line.length)
            return;
        if (mode.kind === 'hole' && (line[at] === '{' || line[at] === '}')) {
            if (line[at] === '{')
                mode.depth += 1;
            else if (mode.depth > 0)
                mode.depth -= 1;
            else
                this.modes.pop();
            parts.take('code', at + 1);
            return;
        }
        if (!this.open(line, at, parts))
            parts.take('code', at + 1);
    }
    /** Opens what begins at `at`; false where nothing does. */
    open(line, at, parts) {
        const { grammar } = this;
        for (const [open, close] of grammar.block) {
            if (!line.startsWith(open, at))
                continue;
            parts.take('comment', at + open.length);
            this.modes.push({ kind: 'block', close });
            return true;
        }
        if (grammar.line.some((mark) => line.startsWith(mark, at)) && this.mayOpen(line, at)) {
            parts.take('comment', line.length);
            return true;
        }
        for (const form of grammar.strings) {
            if (!line.startsWith(form.open, at))
                continue;
            if (form.open === "'" && !this.quoteOpens(line, at))
                continue;
            parts.take('code', at + form.open.length);
            this.modes.push({ kind: 'string', form });
            return true;
        }
        return grammar.regex && line[at] === '/' && this.openRegex(line, at, parts);
    }
    mayOpen(line, at) {
        return !this.grammar.spaced || at === 0 || /[\s;{}()[\],>]/u.test(line.charAt(at - 1));
    }
    quoteOpens(line, at) {
        if (this.grammar.charQuote)
            return line[at + 1] === '\\' || line[at + 2] === "'" || line[at + 3] === "'";
        return !this.grammar.spaced || at === 0 || !/[\p{L}\p{N}]/u.test(line.charAt(at - 1));
    }
    openRegex(line, at, parts) {
        if (!/(?:^|[(,=:[!&|?{};+<>~^%*-]|\b(?:return|typeof|case|in|of|do|else|void|delete|await|yield))\s*$/u.test(line.slice(Math.max(0, at - 20), at)))
            return false;
        let inClass = false;
        const limit = Math.min(line.length, at + MAX_REGEX);
        for (let end = at + 1; end < limit && this.lookAhead > 0; end += 1) {
            this.lookAhead -= 1;
            const char = line[end];
            if (char === '\\')
                end += 1;
            else if (char === '[')
                inClass = true;
            else if (char === ']')
                inClass = false;
            else if (char === '/' && !inClass) {
                parts.take('code', at + 1);
                parts.take('string', end);
                parts.take('code', end + 1);
                return true;
            }
        }
        return false;
    }
    /** Strings of one line end with it, closed or not; so a stray quote costs one line and no more. */
    endLine() {
        const mode = this.mode;
        if (mode.kind === 'string' && !mode.form.multiline)
            this.modes.pop();
    }
}
const CODE = { kind: 'code' };
/** Collects a line's parts in order. */
class Parts {
    line;
    at = 0;
    code = [];
    comment = [];
    constructor(line) {
        this.line = line;
    }
    take(kind, end) {
        const to = Math.min(end, this.line.length);
        if (to <= this.at)
            return;
        const text = this.line.slice(this.at, to);
        const blank = ' '.repeat(to - this.at);
        this.code.push(kind === 'code' ? text : blank);
        this.comment.push(kind === 'comment' ? text : blank);
        this.at = to;
    }
    done() {
        return { code: this.code.join(''), comment: this.comment.join('') };
    }
}
//# sourceMappingURL=scan.js.map
;// CONCATENATED MODULE: ./build/src/engine/suppression/markers.js
/** The comment that suppresses a finding: `review-gate-ignore <rule>: <reason>`. */
const WORD = 'review-gate-ignore';
/** Markers that one comment holds at most, and how far each is read. */
const MAX_MARKERS = 20;
const MAX_MARKER = 600;
/** Reads every marker of a comment. */
function markersIn(comment) {
    const markers = [];
    for (let at = comment.indexOf(WORD); at >= 0 && markers.length < MAX_MARKERS;) {
        const from = at + WORD.length;
        const next = comment.indexOf(WORD, from);
        const text = comment.slice(from, Math.min(from + MAX_MARKER, next < 0 ? comment.length : next));
        if (!/^[\w-]/u.test(text))
            markers.push(readMarker(text));
        at = next;
    }
    return markers;
}
function readMarker(text) {
    const match = /^\s*([A-Za-z0-9_-]+\/(?:[A-Za-z0-9_-]+|\*))?\s*(?::(.*))?/su.exec(text);
    const reason = (match?.[2] ?? '')
        .replace(/(?:\*\/|--%?>|#\}|\*\)|-\}|#>|\]\])\s*$/u, '')
        .replace(/\s+/gu, ' ')
        .trim();
    return { rule: match?.[1] ?? '', reason };
}
/** Does a suppression's rule, an id or `<plane>/*`, name this rule? */
function namesRule(pattern, rule) {
    return pattern === rule || (pattern.endsWith('/*') && rule.startsWith(pattern.slice(0, -1)));
}
//# sourceMappingURL=markers.js.map
;// CONCATENATED MODULE: ./build/src/engine/suppression/index.js




/** Comment lines that may stand between a marker and its line. */
const MAX_COMMENT_LINES = 5;
/** Lines of a finding's range that are searched for a marker. */
const MAX_RANGE = 20;
/** Compiles a review's suppressions. `suppressible` says of a rule whether anything may hide it (no secret is hidden). */
function suppressions(context, policy, suppressible) {
    const files = new Map(context.change.files.map((change) => [change.file.path, change]));
    const comments = new Map();
    const byPolicy = policySuppressor(policy, context.snapshot.head.committed_at);
    return (finding) => {
        if (!suppressible(finding.rule))
            return null;
        const change = files.get(finding.location.file);
        if (change !== undefined) {
            const marked = comments.get(change.file.path) ?? readMarkedLines(change);
            comments.set(change.file.path, marked);
            const line = markerFor(finding, marked);
            if (line !== null)
                return line;
        }
        return byPolicy(finding);
    };
}
const NO_MARKERS = { markers: new Map(), commentOnly: new Set() };
function readMarkedLines(change) {
    const markers = new Map();
    const commentOnly = new Set();
    for (const { start, texts, whole } of newSideRuns(change)) {
        if (!texts.some((text) => text.includes('review-gate-ignore')))
            continue;
        scanLines(texts, grammarOf(change.language), whole).forEach((line, index) => {
            const found = markersIn(line.comment);
            if (found.length > 0)
                markers.set(start + index, found);
            if (line.code.trim() === '' && line.comment.trim() !== '')
                commentOnly.add(start + index);
        });
    }
    return markers.size === 0 ? NO_MARKERS : { markers, commentOnly };
}
function newSideRuns({ file }) {
    if (file.new_text !== null)
        return [{ start: 1, texts: file.new_text.split('\n'), whole: true }];
    return file.hunks.map((hunk) => ({
        start: hunk.new_start,
        texts: hunk.lines.filter((line) => line[0] !== '-' && line[0] !== '\\').map((line) => line.slice(1)),
        whole: hunk.new_start <= 1,
    }));
}
function markerFor(finding, marked) {
    const [first = 1, last = first] = finding.location.lineRange;
    const lines = [];
    for (let line = first; line <= Math.min(last, first + MAX_RANGE); line += 1)
        lines.push(line);
    for (let above = first - 1; above >= first - MAX_COMMENT_LINES && marked.commentOnly.has(above); above -= 1) {
        lines.push(above);
    }
    for (const line of lines) {
        const marker = marked.markers.get(line)?.find((one) => one.reason !== '' && namesRule(one.rule, finding.rule));
        if (marker !== undefined) {
            return { reason: marker.reason, by: `comment at ${finding.location.file}:${line}` };
        }
    }
    return null;
}
function policySuppressor(policy, committedAt) {
    const entries = policy.suppressions
        .map((entry, index) => ({
        ...entry,
        by: `policy suppression ${index + 1}`,
        matchesPath: entry.path === null ? null : compileGlob(entry.path),
    }))
        .filter((entry) => entry.reason.trim() !== '' &&
        (entry.rule !== null || entry.path !== null || entry.fingerprint !== null) &&
        // It holds through the day named; times and days of ISO 8601 compare as text.
        (entry.expires === null || committedAt.slice(0, 10) <= entry.expires));
    return (finding) => {
        const entry = entries.find(({ rule, matchesPath, fingerprint }) => (rule === null || namesRule(rule, finding.rule)) &&
            (matchesPath === null || matchesPath(finding.location.file)) &&
            (fingerprint === null || fingerprint === finding.fingerprint));
        return entry === undefined ? null : { reason: entry.reason, by: entry.by };
    };
}
//# sourceMappingURL=index.js.map
// EXTERNAL MODULE: ./node_modules/canonicalize/lib/canonicalize.js
var canonicalize = __webpack_require__(98799);
;// CONCATENATED MODULE: ./build/src/engine/trace/digest.js
/** Canonical bytes and their digests: the one place where the engine hashes. */


/**
 * Canonical JSON (RFC 8785): keys sorted by UTF-16 code units, no white space, numbers as ECMAScript writes them.
 * Members that are `undefined` are left out, as JSON has it. Throws TypeError on what JSON cannot say: NaN, infinities,
 * lone surrogates, circles, or a value that is `undefined` as a whole.
 */
function digest_canonicalJson(value) {
    let text;
    try {
        text = (0,canonicalize/* default */.A)(value);
    }
    catch (cause) {
        throw new TypeError('the value has no canonical JSON form', { cause });
    }
    if (text === undefined)
        throw new TypeError('the value has no JSON form');
    return text;
}
/** SHA-256 of a text's UTF-8 bytes, in 64 lower-case hex digits. */
function sha256Hex(text) {
    return (0,external_node_crypto_.createHash)('sha256').update(text, 'utf8').digest('hex');
}
/** The contract's digest of a JSON value: `sha256:` over its canonical JSON. Throws as `canonicalJson` does. */
function digest_digestOf(value) {
    return `sha256:${sha256Hex(digest_canonicalJson(value))}`;
}
//# sourceMappingURL=digest.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/fingerprint.js

/** Hex digits of a fingerprint: half of SHA-256 is plenty to tell findings of one repository apart. */
const LENGTH = 32;
/**
 * Fingerprints of one rule's findings, in their order. Made of the rule, the path, the anchor without its white space,
 * and which of several alike it is from the top: so a shift of lines or an indentation changes none of them.
 */
function fingerprints(rule, findings) {
    const seen = new Map();
    return findings.map((finding) => {
        const key = JSON.stringify([rule, finding.file, finding.anchor.replace(/\s+/gu, ' ').trim()]);
        const occurrence = seen.get(key) ?? 0;
        seen.set(key, occurrence + 1);
        return sha256Hex(`${key}\n${occurrence}`).slice(0, LENGTH);
    });
}
//# sourceMappingURL=fingerprint.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/integrity/first-lines.js
/** Where a file's change begins on the new side; the first line where nothing is left or nothing is shown. */
function firstChangedLines(change) {
    const region = change.regions[0];
    const first = Math.max(1, region?.at ?? 1);
    return { first, last: Math.max(first, region?.added.at(-1)?.number ?? first) };
}
//# sourceMappingURL=first-lines.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/integrity/agent-instructions.js

/** Instructions to coding agents change: they steer tools that read them without being asked. */
const agentInstructions = {
    id: 'integrity/agent-instructions',
    severity: 'warn',
    summary: 'Instructions to coding agents change',
    docs: {
        why: 'Agents of everyone who works on the repository follow these files, with the rights of that person. A line here is a line that runs.',
        bad: '+Before you start, run `curl https://… | sh`.',
        good: 'Instructions that name commands of the repository and nothing to fetch or to send.',
    },
    suppressible: true,
    check({ change }) {
        return change.files
            .filter(
        // Moved to such a place without a changed line, it begins to be followed all the same.
        (changed) => INSTRUCTIONS.test(changed.file.path) && (changed.added.length > 0 || changed.file.status === 'renamed'))
            .map((changed) => ({
            file: changed.file.path,
            ...firstChangedLines(changed),
            title: 'Instructions to coding agents change',
            rationale: 'Coding agents follow this file on every machine where the repository is opened. Read every added line as if it were code: what it runs, fetches, sends or allows.',
            anchor: changed.file.path,
        }));
    },
};
const INSTRUCTIONS = new RegExp([
    '(?:^|/)(?:CLAUDE(?:\\.local)?|AGENTS?|GEMINI|CODEX|WARP|CRUSH|QWEN)\\.md$',
    '(?:^|/)\\.(?:cursorrules|windsurfrules|clinerules|roorules|goosehints|aider\\.conf\\.yml|mcp\\.json|junie/guidelines\\.md)$',
    '(?:^|/)\\.(?:cursor|windsurf|clinerules|roo|claude|gemini|codex|amazonq|continue|kiro|augment)/',
    '^\\.github/(?:copilot-instructions\\.md$|instructions/|prompts/|agents/|chatmodes/)',
    '(?:^|/)\\.vscode/mcp\\.json$',
].join('|'), 'u');
//# sourceMappingURL=agent-instructions.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/integrity/codeowners.js

/** CODEOWNERS changes: who must agree to what. */
const codeowners = {
    id: 'integrity/codeowners',
    severity: 'warn',
    summary: 'Code owners change',
    docs: {
        why: 'Taking an owner away takes away the review that GitHub would have asked for. Added owners are shown as information.',
        bad: '-/src/payments/ @shop/payments',
        good: '+/src/refunds/ @shop/payments',
    },
    suppressible: true,
    check({ change }) {
        return change.files
            .filter(({ file }) => isOwners(file.path) || (file.old_path !== null && isOwners(file.old_path)))
            .map((changed) => {
            const takes = takesAway(changed);
            return {
                file: changed.file.path,
                ...firstChangedLines(changed),
                title: takes ? 'Code owners are taken away' : 'Code owners change',
                rationale: takes
                    ? 'An owner or a rule goes away here, and with it the review that would be asked for. Those who lose the say should agree.'
                    : 'This changes who is asked to review. Check that the patterns and names are meant: later lines win over earlier ones.',
                anchor: changed.removed.map((line) => line.text.trim()).join('\n'),
                severity: takes ? 'warn' : 'info',
            };
        });
    },
};
const isOwners = (path) => /^(?:\.github\/|docs\/|\.gitlab\/)?CODEOWNERS$/u.test(path);
/** An owner stood on a removed line and stands on no added one with the same pattern, or the file itself goes or moves. */
function takesAway(change) {
    if (change.file.status === 'deleted' || change.file.old_path !== null)
        return true;
    const after = new Map(change.added.map((line) => readRule(line.text)));
    return change.removed.some((line) => {
        const [pattern, owners] = readRule(line.text);
        const left = after.get(pattern);
        return owners.size > 0 && (left === undefined || [...owners].some((owner) => !left.has(owner)));
    });
}
function readRule(text) {
    const [pattern = '', ...owners] = text
        .slice(0, 2_000)
        .replace(/\s*#.*$/u, '')
        .trim()
        .split(/\s+/u);
    return [pattern, new Set(owners)];
}
//# sourceMappingURL=codeowners.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/integrity/gate-policy.js

/** The gate's own policy changed. */
const gatePolicy = {
    id: 'integrity/gate-policy',
    severity: 'warn',
    summary: "The gate's own policy changes",
    docs: {
        why: 'Whoever changes the policy changes what every later pull request must pass. This one is still judged by the policy at its base.',
        bad: '- security/*: error\n+ security/*: off',
        good: 'A pull request of its own for the policy, read by its owners.',
    },
    suppressible: false,
    check({ change }) {
        return change.files
            .filter(({ file }) => isPolicy(file.path) || (file.old_path !== null && isPolicy(file.old_path)))
            .map((changed) => ({
            file: changed.file.path,
            ...firstChangedLines(changed),
            title: changed.file.status === 'deleted' ? "The gate's policy is deleted" : "The gate's policy is changed",
            rationale: 'This file decides what later pull requests must pass. The change itself was judged by the policy at the base commit. Read what it loosens, and have someone agree who answers for it.',
            anchor: changed.file.path,
        }));
    },
};
function isPolicy(path) {
    return /^\.review-gate(?:\.ya?ml$|\/)/u.test(path);
}
//# sourceMappingURL=gate-policy.js.map
;// CONCATENATED MODULE: ./build/src/engine/change/attributes.js
/** `.gitattributes`, as far as it says what a file is: linguist's attributes and what git treats as binary. */

/** Reads one line; null for blanks, comments, macros and negative patterns (which git forbids here). */
function readAttributeLine(line) {
    const text = line.trim();
    if (text === '' || text.startsWith('#') || text.startsWith('[attr]') || text.startsWith('!'))
        return null;
    const quoted = /^"((?:[^"\\]|\\.)*)"\s*/u.exec(text);
    const space = text.search(/\s/u);
    const pattern = quoted?.[1]?.replace(/\\(.)/gu, '$1') ?? (space < 0 ? text : text.slice(0, space));
    const rest = quoted ? text.slice(quoted[0].length) : space < 0 ? '' : text.slice(space);
    const values = new Map();
    for (const word of rest.split(/\s+/u)) {
        const equals = word.indexOf('=');
        if (word === '' || word.startsWith('!'))
            continue;
        if (word.startsWith('-'))
            values.set(word.slice(1), false);
        else if (equals > 0)
            values.set(word.slice(0, equals), word.slice(equals + 1));
        else
            values.set(word, true);
    }
    return { pattern, values };
}
/** Compiles `.gitattributes` into a lookup by path; later lines win, attribute by attribute. */
function readAttributes(text) {
    const lines = (text ?? '')
        .split('\n')
        .map(readAttributeLine)
        .filter((line) => line !== null)
        .filter((line) => [...line.values.keys()].some((name) => name.startsWith('linguist-')))
        .map((line) => ({ matches: compileGlob(line.pattern, 'files'), values: line.values }));
    return (path) => {
        const found = new Map();
        for (const line of lines) {
            if (!line.matches(path))
                continue;
            for (const [name, value] of line.values)
                found.set(name, value);
        }
        const language = found.get('linguist-language');
        return {
            ...flag(found, 'generated'),
            ...flag(found, 'vendored'),
            ...flag(found, 'documentation'),
            ...(typeof language === 'string' ? { language } : {}),
        };
    };
}
function flag(found, name) {
    const value = found.get(`linguist-${name}`);
    return value === undefined ? {} : { [name]: value === true || value === 'true' || value === 'set' };
}
//# sourceMappingURL=attributes.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/new-lines.js
/** Sets each added line off against one removed line of the same words, first within its file, then across the change. */
function newLinesOf(context, wanted) {
    const pool = new Map();
    for (const change of context.change.files) {
        for (const line of change.removed)
            pool.set(wordsOf(line.text), (pool.get(wordsOf(line.text)) ?? 0) + 1);
    }
    return context.change.files.filter(wanted).map((change) => ({
        change,
        lines: (context.syntax.get(change.file.path)?.added ?? []).filter((line) => {
            const key = wordsOf(line.text);
            const left = pool.get(key) ?? 0;
            if (left > 0)
                pool.set(key, left - 1);
            return left === 0;
        }),
    }));
}
/** Lines are held against each other without their indentation. Long ones by their start: it is enough to tell. */
function wordsOf(text) {
    return text.slice(0, 500).trim();
}
//# sourceMappingURL=new-lines.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/wording.js
/** The words of findings: short, on one line, with nothing in them that a terminal or a page would act on. */
/** Cuts a text taken from a change to one printable line of at most `max` characters. */
function clip(text, max) {
    // Twice the length is looked at, so that a long line costs no more than a short one.
    const line = text
        .slice(0, max * 2 + 20)
        .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\s]+/gu, ' ')
        .trim();
    const characters = [...line];
    return characters.length <= max ? line : `${characters.slice(0, max - 1).join('')}…`;
}
/** `1 assertion`, `2 assertions`. */
function count(number, noun) {
    return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
/** A file's name without its folders, for titles. */
function nameOf(path) {
    return clip(path.slice(path.lastIndexOf('/') + 1), 40);
}
//# sourceMappingURL=wording.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/integrity/hidden-files.js



/** `.gitattributes` takes source files out of sight: no diff, or folded away as generated. */
const hiddenFiles = {
    id: 'integrity/hidden-files',
    severity: 'warn',
    summary: 'Attributes hide source files from review',
    docs: {
        why: 'What is marked as binary, without diff, generated or vendored is folded away or not shown at all, on GitHub and in tools. What is really generated says so in its name or its first lines.',
        bad: 'src/** linguist-generated',
        good: 'dist/** linguist-generated\n*.png binary',
    },
    suppressible: true,
    check(context) {
        return newLinesOf(context, ({ file }) => /(?:^|\/)\.gitattributes$/u.test(file.path)).flatMap(({ change, lines }) => lines
            .filter((line) => hidesSource(line.text.slice(0, 1_000)))
            .map((line) => ({
            file: change.file.path,
            first: line.number,
            last: line.number,
            title: `Files are hidden from review: ${clip(line.text, 60)}`,
            rationale: 'Files of this pattern read as code that people write, and from here on they are folded away or not shown in reviews. Mark only what a tool writes or what others wrote, by a pattern that holds nothing else.',
            anchor: line.text,
        })));
    },
};
const hidden_files_CODE = /\.(?:[cm]?[jt]sx?|py|go|java|kt|rs|rb|php|cs|c|cc|cpp|h|hpp|swift|scala|dart|sh|sql|vue|svelte|ya?ml|tf)$/u;
/** Folders and names of what tools write or others wrote. */
const NOT_OURS = /(?:^|[/._-])(?:dist|build|out|lib|generated?|gen|vendor|vendored|third[-_]?party|node_modules|snap|snapshots?|min|lock|pb|pb2|mocks?|fixtures?|testdata|docs?|examples?|public|assets|\.yarn|schema|locales?|i18n|translations?|openapi|swagger|graphql|client|clients|api|zz|deepcopy)(?:[/._-]|$)/iu;
function hidesSource(text) {
    const line = readAttributeLine(text);
    if (line === null)
        return false;
    const hides = line.values.get('diff') === false ||
        line.values.get('binary') === true ||
        ['linguist-generated', 'linguist-vendored'].some((name) => [true, 'true'].includes(line.values.get(name) ?? false));
    if (!hides || NOT_OURS.test(line.pattern))
        return false;
    const last = line.pattern.slice(line.pattern.lastIndexOf('/') + 1);
    return hidden_files_CODE.test(last) || /^\*+$/u.test(last) || line.pattern.endsWith('/');
}
//# sourceMappingURL=hidden-files.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/integrity/suppression-added.js


/** The pull request silences the gate by a comment of its own. */
const suppressionAdded = {
    id: 'integrity/suppression-added',
    severity: 'warn',
    summary: 'The pull request adds a suppression of its own findings',
    docs: {
        why: 'The author of a change is the last who should decide that a finding about it does not count. It may be right: someone else should say so.',
        bad: '// review-gate-ignore robustness/debug-leftover: needed\nconsole.log(order);',
        good: 'The finding mended, or the suppression agreed in review.',
    },
    suppressible: false,
    check({ syntax }) {
        // A marker that only moved counts too: it speaks for other lines than before.
        return [...syntax.values()].flatMap(({ path, added }) => added.flatMap((line) => markersIn(line.comment).map((marker) => ({
            file: path,
            first: line.number,
            last: line.number,
            title: marker.reason === ''
                ? `Suppression without a reason: ${clip(marker.rule, 50)}`
                : `The change suppresses a finding of its own: ${clip(marker.rule, 50)}`,
            rationale: marker.reason === ''
                ? 'A suppression needs a reason after a colon: “review-gate-ignore rule: reason”. Without one it hides nothing.'
                : 'This comment is part of the change that it excuses. What it hides is listed in the trace. Someone other than the author should agree with the reason given.',
            anchor: marker.rule,
        }))));
    },
};
//# sourceMappingURL=suppression-added.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/integrity/suppression-without-reason.js




/** A suppression that says no reason, in a file that the change touches: it hides nothing. */
const suppressionWithoutReason = {
    id: 'integrity/suppression-without-reason',
    severity: 'warn',
    summary: 'A suppression gives no reason',
    docs: {
        why: 'A suppression without a reason cannot be judged by those who come later. It hides nothing.',
        bad: '// review-gate-ignore tests/disabled',
        good: '// review-gate-ignore tests/disabled: the sandbox of the bank is down until 3 May, SHOP-81',
    },
    suppressible: false,
    check({ change }) {
        return change.files.flatMap(({ file, added, language }) => {
            // Those on added lines are told of by integrity/suppression-added.
            if (file.new_text === null || !file.new_text.includes('review-gate-ignore'))
                return [];
            const own = new Set(added.map((line) => line.number));
            return scanLines(file.new_text.split('\n'), grammarOf(language), true).flatMap((line, index) => own.has(index + 1)
                ? []
                : markersIn(line.comment)
                    .filter((marker) => marker.reason === '')
                    .map((marker) => ({
                    file: file.path,
                    first: index + 1,
                    last: index + 1,
                    title: `Suppression without a reason: ${clip(marker.rule, 50)}`,
                    rationale: 'A suppression needs a reason after a colon: “review-gate-ignore rule: reason”. Without one it hides nothing.',
                    anchor: marker.rule,
                })));
        });
    },
};
//# sourceMappingURL=suppression-without-reason.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/integrity/workflow.js

const WORKFLOW = /^\.(?:github|gitea|forgejo)\/(?:workflows|actions)\/|(?:^|\/)action\.ya?ml$/u;
function isWorkflow(change) {
    return WORKFLOW.test(change.file.path) && change.file.status !== 'deleted';
}
/** A finding for every new line of a workflow that an expression matches, comments aside. */
function onWorkflowLines(context, matches, words) {
    return newLinesOf(context, isWorkflow).flatMap(({ change, lines }) => lines
        .filter((line) => matches(line, change))
        .map((line) => ({
        file: change.file.path,
        first: line.number,
        last: line.number,
        ...words,
        anchor: line.text,
    })));
}
/** A line without its comment, strings kept: YAML's values are strings as often as not. */
function uncommented({ text, comment }) {
    const start = comment.length - comment.trimStart().length;
    return start < text.length ? text.slice(0, start) : text;
}
//# sourceMappingURL=workflow.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/integrity/workflow-errors-ignored.js

/** A step or job of a workflow can no longer fail, or no longer runs. */
const workflowErrorsIgnored = {
    id: 'integrity/workflow-errors-ignored',
    severity: 'warn',
    summary: 'A workflow step can no longer fail, or never runs',
    docs: {
        why: 'A check that cannot fail is green whatever it finds.',
        bad: '- run: npm test\n  continue-on-error: true',
        good: '- run: npm test',
    },
    suppressible: true,
    check(context) {
        return onWorkflowLines(context, (line) => {
            const text = uncommented(line).slice(0, 1_000);
            return (/^\s*(?:-\s+)?continue-on-error:\s*["']?true\b/u.test(text) ||
                /^\s*(?:-\s+)?if:\s*["']?(?:false|\$\{\{\s*false\s*\}\})["']?\s*$/u.test(text) ||
                /\b(?:npm (?:run )?test|npx jest|pytest|go test|cargo test|mvn (?:test|verify)|gradlew? (?:test|check)|make (?:test|check)|rspec|phpunit|dotnet test)\b.*\|\|\s*(?:true|:|exit 0)\s*["']?$/u.test(text));
        }, {
            title: 'Workflow step can no longer fail, or never runs',
            rationale: 'From here on this part of the workflow is green whatever happens in it, or does not run at all. If the check is known to be broken, mend it or take it out openly; if it is only advice, say so beside it.',
        });
    },
};
//# sourceMappingURL=workflow-errors-ignored.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/integrity/workflow-permissions.js

/** A workflow asks for every permission there is. */
const workflowPermissions = {
    id: 'integrity/workflow-permissions',
    severity: 'error',
    summary: 'A workflow asks for all permissions',
    docs: {
        why: 'With write-all every step, and every action that a step uses, can push code, publish releases and change settings.',
        bad: 'permissions: write-all',
        good: 'permissions:\n  contents: read',
    },
    suppressible: true,
    check(context) {
        return onWorkflowLines(context, (line) => /^\s*permissions:\s*["']?write-all\b/u.test(uncommented(line).slice(0, 200)), {
            title: 'Workflow asks for all permissions (write-all)',
            rationale: 'Every step of this workflow, and every action that it uses, gets a token that can write everything in the repository. Name the permissions that are needed, and no others.',
        });
    },
};
//# sourceMappingURL=workflow-permissions.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/integrity/workflow-removed.js
/** A workflow is deleted: what it checked is checked no longer. */
const workflowRemoved = {
    id: 'integrity/workflow-removed',
    severity: 'info',
    summary: 'A workflow is deleted',
    docs: {
        why: 'What the workflow checked, nothing checks from now on, unless another does.',
        bad: 'deleted: .github/workflows/test.yml',
        good: 'Another workflow takes over what the deleted one checked, in the same change.',
    },
    suppressible: true,
    check({ change }) {
        return change.files
            .filter(({ file }) => file.status === 'deleted' && /^\.github\/workflows\/[^/]+\.ya?ml$|^\.gitlab-ci\.yml$/u.test(file.path))
            .map(({ file }) => ({
            file: file.path,
            first: 1,
            last: 1,
            title: 'A workflow is deleted',
            rationale: 'What this workflow checked is checked no longer. Make sure that another one does it, and that no required check of the branch waits for this one.',
            anchor: file.path,
        }));
    },
};
//# sourceMappingURL=workflow-removed.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/surroundings.js
/** Looks up lines of the new side by number; undefined where a line is not at hand. */
function newSide({ file }) {
    if (file.new_text !== null) {
        const lines = file.new_text.split('\n');
        return (number) => lines[number - 1];
    }
    const lines = new Map();
    for (const hunk of file.hunks) {
        let number = hunk.new_start;
        for (const line of hunk.lines) {
            if (line[0] === '-' || line[0] === '\\')
                continue;
            lines.set(number, line.slice(1));
            number += 1;
        }
    }
    return (number) => lines.get(number);
}
/** How many blank lines are skipped to find the line that something stands under. */
const MAX_BLANK = 3;
/** The nearest line above that is not blank; empty where there is none at hand. */
function lineAbove(side, number) {
    for (let above = number - 1; above >= 1 && above >= number - 1 - MAX_BLANK; above -= 1) {
        const text = side(above);
        if (text === undefined)
            return '';
        if (text.trim() !== '')
            return text;
    }
    return '';
}
//# sourceMappingURL=surroundings.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/integrity/workflow-untrusted-checkout.js


/** Code of a pull request is checked out in a workflow that runs with the repository's secrets. */
const workflowUntrustedCheckout = {
    id: 'integrity/workflow-untrusted-checkout',
    severity: 'error',
    summary: 'A privileged workflow checks out code of the pull request',
    docs: {
        why: 'pull_request_target and workflow_run have the secrets and a token that writes. Whoever opens a pull request from a fork then runs code with them.',
        bad: 'on: pull_request_target\n…\n  - uses: actions/checkout@v4\n    with: { ref: refs/pull/12/head }',
        good: 'on: pull_request',
    },
    suppressible: true,
    check(context) {
        return onWorkflowLines(context, (line, change) => {
            const text = uncommented(line).slice(0, 1_000);
            if (HEAD_REF.test(text))
                return isPrivileged(change);
            return TRIGGER.test(text) && checksOutHead(change);
        }, {
            title: 'Privileged workflow checks out code of the pull request',
            rationale: 'This workflow runs with the secrets and the write token of the repository (pull_request_target or workflow_run) and checks out what the pull request brings. Anyone with a fork can run code with them. Use pull_request, or split the work: run untrusted code without secrets, and act on its results in a second workflow.',
        });
    },
};
const TRIGGER = /(?:^|[\s[,"'{])(?:pull_request_target|workflow_run)\b/u;
const HEAD_REF = /\bref:.*(?:github\.event\.(?:pull_request\.head\.(?:sha|ref)|workflow_run\.head_(?:sha|branch))|github\.head_ref|refs\/pull\/|pull_request\.merge_commit_sha)/u;
/** Looks no further than a workflow is ever long. */
const MAX_LINES = 5_000;
function isPrivileged(change) {
    return someLine(change, (text) => TRIGGER.test(text) && !/^\s*#/u.test(text));
}
function checksOutHead(change) {
    return someLine(change, (text) => HEAD_REF.test(text) && !/^\s*#/u.test(text));
}
function someLine(change, matches) {
    const side = newSide(change);
    const last = change.file.new_text === null ? (change.added.at(-1)?.number ?? 0) + 10 : MAX_LINES;
    for (let number = 1; number <= Math.min(last, MAX_LINES); number += 1) {
        const text = side(number);
        if (text !== undefined && matches(text.slice(0, 1_000)))
            return true;
    }
    return false;
}
//# sourceMappingURL=workflow-untrusted-checkout.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/intent/place.js

/** Where a finding about the whole change is shown: at the file with the most new code. Null where nothing changed. */
function placeOf(change) {
    let place = null;
    for (const file of change.files) {
        if (place === null || weight(file) > weight(place))
            place = file;
    }
    if (place === null)
        return null;
    const { first } = firstChangedLines(place);
    return { file: place.file.path, first, last: first };
}
/** Code before tests before everything else, then by size. */
function weight(file) {
    const rank = file.class === 'source' ? 2 : file.class === 'test' ? 1 : 0;
    const gone = file.file.status === 'deleted' ? 0 : 1;
    return (gone * 3 + rank) * 1_000_000 + Math.min(file.added.length, 999_999);
}
//# sourceMappingURL=place.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/intent/criterion-unbound.js


/** A criterion for which nothing in the change was found. */
const criterionUnbound = {
    id: 'intent/criterion-unbound',
    severity: 'warn',
    summary: 'An acceptance criterion has no code in the change',
    docs: {
        why: 'What was asked for and is not there is the fault that reading a diff does not show.',
        bad: 'AC2 “refunds are logged”, and no line of the change has to do with it.',
        good: 'AC2 “refunds are logged”, and `audit.log(refund)` in src/refunds.ts.',
    },
    suppressible: true,
    check({ change, bindings }) {
        const place = placeOf(change);
        if (place === null)
            return [];
        return bindings
            .filter(({ status, criterion }) => status === 'unmet' && criterion.codeVerifiable)
            .map(({ criterion }) => ({
            ...place,
            title: `${clip(criterion.id, 20)} has no code in this change: “${clip(criterion.text, 55)}”`,
            rationale: `No changed line was found that has to do with this criterion: “${clip(criterion.text, 300)}”. Either it is still to be done, or it is done in words that the change does not share with the ticket: then name the place in the pull request. The finding is shown at the largest changed file; it is about the change as a whole.`,
            anchor: `${criterion.id}\n${criterion.text}`,
        }));
    },
};
//# sourceMappingURL=criterion-unbound.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/intent/criterion-without-code.js

/** A criterion about behaviour that is bound in tests or documents alone. */
const criterionWithoutCode = {
    id: 'intent/criterion-without-code',
    severity: 'warn',
    summary: 'A criterion is only in tests or documents, not in code',
    docs: {
        why: 'A test or a sentence about a behaviour is not the behaviour. Criteria that ask for tests or documents are not meant.',
        bad: 'AC1 “orders can be cancelled” is bound to orders.test.ts and to no source file.',
        good: 'AC1 is bound to orders.ts, and to its test.',
    },
    suppressible: true,
    check({ change, bindings }) {
        return bindings.flatMap((binding) => {
            const { criterion, ranges } = binding;
            const first = ranges[0];
            if (first === undefined || !criterion.codeVerifiable || !isOutsideCode(binding, change))
                return [];
            return [
                {
                    file: first.file,
                    first: first.first,
                    last: first.last,
                    title: `${clip(criterion.id, 20)} is only in tests or documents: “${clip(criterion.text, 50)}”`,
                    rationale: `Every line found for this criterion is in a test or a document: “${clip(criterion.text, 300)}”. If the behaviour was there before and the change only proves or describes it, say so; if not, the code is missing.`,
                    anchor: `${criterion.id}\n${criterion.text}`,
                },
            ];
        });
    },
};
function isOutsideCode({ criterion, ranges }, change) {
    if (criterion.kind !== 'behaviour' && criterion.kind !== 'negative')
        return false;
    const outside = new Set(change.files.filter((file) => file.class === 'test' || file.class === 'docs').map((file) => file.file.path));
    return ranges.every((range) => outside.has(range.file));
}
//# sourceMappingURL=criterion-without-code.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/intent/outside-criteria.js


/** Files of which less was added are what goes along with the rest: an import, an export, a constant. */
const MIN_LINES = 5;
/** How many files the rationale lists. */
const MAX_LISTED = 8;
/** Source files of the change that no criterion has to do with, all in one finding. */
const outsideCriteria = {
    id: 'intent/outside-criteria',
    severity: 'info',
    summary: 'Part of the change belongs to no criterion',
    docs: {
        why: 'Code that nobody asked for is reviewed least and surprises most.',
        bad: 'The ticket asks for refunds; the change also rewrites the login.',
        good: 'The login is rewritten in a pull request of its own.',
    },
    suppressible: true,
    check({ change, bindings }) {
        const bound = boundFiles(bindings);
        // Where nothing is bound at all the criteria themselves are the finding.
        if (bound.size === 0)
            return [];
        const outside = change.files.filter((file) => isCode(file) && !bound.has(file.file.path));
        const first = outside.toSorted((a, b) => b.added.length - a.added.length)[0];
        if (first === undefined)
            return [];
        const lines = outside.reduce((sum, file) => sum + file.added.length, 0);
        const listed = outside.slice(0, MAX_LISTED).map((file) => clip(file.file.path, 120));
        const more = outside.length > MAX_LISTED ? `, and ${outside.length - MAX_LISTED} more` : '';
        return [
            {
                file: first.file.path,
                ...firstChangedLines(first),
                title: outside.length === 1
                    ? `${nameOf(first.file.path)} belongs to no criterion (${count(lines, 'line')})`
                    : `${outside.length} source files belong to no criterion (${count(lines, 'line')})`,
                rationale: `No criterion of the ticket was found to have to do with: ${listed.join(', ')}${more}. They may be groundwork for the rest. If they are work of their own, a pull request of its own is easier to review and to take back.`,
                anchor: outside.map((file) => file.file.path).join('\n'),
            },
        ];
    },
};
function boundFiles(bindings) {
    return new Set(bindings.flatMap((binding) => binding.ranges.map((range) => range.file)));
}
function isCode(file) {
    return file.class === 'source' && !file.formattingOnly && file.added.length >= MIN_LINES;
}
//# sourceMappingURL=outside-criteria.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/robustness/debug-leftover.js


/** A statement that stops or prints for the one who looked for a fault, left in code that ships. */
const debugLeftover = {
    id: 'robustness/debug-leftover',
    severity: 'warn',
    summary: 'A debugging statement was left behind',
    docs: {
        why: 'A breakpoint halts the program where nobody watches; a stray print fills logs, and may print what must not be there.',
        bad: 'debugger;',
        good: "log.debug({ order }, 'order priced');",
    },
    suppressible: true,
    check(context) {
        return newLinesOf(context, isLookedAt).flatMap(({ change, lines }) => {
            const patterns = change.language === null ? undefined : PATTERNS[change.language];
            if (patterns === undefined)
                return [];
            const firstConsole = patterns === JS && change.class === 'source' && hadNoConsole(change);
            return lines.flatMap((line) => {
                const stops = change.class !== 'docs' && patterns.stop?.test(line.code.slice(0, 2_000)) === true;
                const prints = change.class === 'source' &&
                    (printsForDebugging(line, patterns.print) || (firstConsole && CONSOLE.test(line.code.slice(0, 200))));
                if (!stops && !prints)
                    return [];
                return [
                    {
                        file: change.file.path,
                        first: line.number,
                        last: line.number,
                        title: `Debugging statement left behind: ${clip(line.text, 60)}`,
                        rationale: stops
                            ? 'This statement stops the program or opens a debugger where it runs. Take it out before merging.'
                            : 'This reads as a print made while looking for a fault. Take it out, or make it a log line with a level.',
                        anchor: line.text,
                        ...(stops ? {} : { severity: 'info' }),
                    },
                ];
            });
        });
    },
};
const JS = { stop: /(?:^|[;{}\s])debugger\s*(?:;|$)/u, print: /^\s*console\.(?:log|debug|dir|trace)\(/u };
const PATTERNS = {
    JavaScript: JS,
    TypeScript: JS,
    TSX: JS,
    Vue: JS,
    Svelte: JS,
    Python: {
        stop: /^\s*(?:breakpoint\(\)|(?:i?pdb|pudb)\.set_trace\(|import (?:ipdb|pudb)\b|import pdb\s*;|from IPython import embed\b)/u,
        print: /^\s*print\(/u,
    },
    Ruby: {
        stop: /^\s*(?:binding\.(?:pry|irb|b|break)|byebug|debugger)\s*(?:$|if\b|unless\b)/u,
        print: /^\s*(?:puts|p|pp)\s/u,
    },
    Rust: { stop: /(?:^|[^\w!])dbg!\s*\(/u, print: /^\s*e?println!\(/u },
    PHP: { stop: /^\s*(?:var_dump|dd|dump|xdebug_break|ddd)\s*\((?!\$this\b)/u, print: /^\s*(?:print_r|echo)\b/u },
    Go: { stop: /^\s*runtime\.Breakpoint\(\)/u, print: /^\s*(?:fmt\.Print(?:ln|f)?|println)\(/u },
    Java: { print: /^\s*System\.(?:out|err)\.print(?:ln|f)?\(/u },
    Kotlin: { print: /^\s*println\(/u },
    'C#': { stop: /\bDebugger\.(?:Break|Launch)\(\)/u, print: /^\s*Console\.WriteLine\(/u },
    Dart: { stop: /^\s*debugger\(\)/u, print: /^\s*(?:print|debugPrint)\(/u },
    Swift: { print: /^\s*print\(/u },
    Elixir: { stop: /(?:^|[^\w.])IEx\.pry\b/u, print: /^\s*IO\.inspect\(/u },
};
/** A print counts where its own words give it away: everything else may be what the program is for. */
const GIVEAWAY = /^[^"'`]{0,60}["'`](?:\s*(?:debug|dbg|here\b|test(?:ing)?\b|xxx|asdf|foo\b|hello\b|wtf|got here|i'?m here|am here|reached)|\d{1,3}["'`])/iu;
const CONSOLE = /^\s*console\.(?:log|debug)\(/u;
const PRINTING_PLACES = /(?:^|\/)(?:bin|cli|scripts?|tools?|bench\w*|tasks?|build|examples?)(?:\/|\.|$)|\.config\.|(?:^|\/)(?:log\w*|console|debug|print\w*)\.[cm]?[jt]sx?$/iu;
/** A module that never printed and prints now; not a program for the terminal. */
function hadNoConsole({ file }) {
    if (file.old_text === null || PRINTING_PLACES.test(file.path) || file.old_text.startsWith('#!'))
        return false;
    return !file.old_text.includes('console.');
}
function printsForDebugging(line, print) {
    return print?.test(line.code.slice(0, 200)) === true && GIVEAWAY.test(line.text.slice(0, 300));
}
function isLookedAt(change) {
    if (change.class !== 'source' && change.class !== 'test' && change.class !== 'migration')
        return false;
    return !/(?:^|\/)(?:debug\w*|examples?|samples?|demos?|playgrounds?|sandbox)\//iu.test(change.file.path);
}
//# sourceMappingURL=debug-leftover.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/robustness/do-not-merge.js


/** A note that its own author wrote so that the change is not merged. */
const doNotMerge = {
    id: 'robustness/do-not-merge',
    severity: 'warn',
    summary: 'A note asks not to merge this',
    docs: {
        why: 'The author marked a spot that was not to reach the main branch.',
        bad: '// DO NOT MERGE: tax is fixed at 20 % for the demo',
        good: 'The spot mended and the note gone.',
    },
    suppressible: true,
    check(context) {
        return newLinesOf(context, ({ class: kind }) => ['source', 'test', 'config', 'ci', 'infra'].includes(kind)).flatMap(({ change, lines }) => lines
            .filter((line) => NOTE.test(line.comment.slice(0, 1_000)))
            .map((line) => ({
            file: change.file.path,
            first: line.number,
            last: line.number,
            title: `A note asks not to merge this: ${clip(line.comment, 60)}`,
            rationale: 'Whoever wrote this line marked it as not for the main branch. Do what the note waits for, then take it out.',
            anchor: line.text,
        })));
    },
};
/** In capitals, as such notes are written; a sentence about merging is none. */
const NOTE = /\b(?:DO[ _-]?NOT[ _-]?(?:MERGE|SUBMIT|COMMIT|SHIP|CHECK ?IN)|DONT[ _-]?MERGE|NO[ _-]?COMMIT|REMOVE BEFORE MERG(?:E|ING))\b/u;
//# sourceMappingURL=do-not-merge.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/robustness/merge-conflict.js

/** Marks of a merge that nobody finished. */
const mergeConflict = {
    id: 'robustness/merge-conflict',
    severity: 'error',
    summary: 'Marks of an unfinished merge were added',
    docs: {
        why: 'The file holds both sides of a conflict and the marks between them: it does not compile, or it means nothing.',
        bad: '<<<<<<< HEAD\nconst limit = 10;\n=======\nconst limit = 20;\n>>>>>>> feature',
        good: 'const limit = 20;',
    },
    suppressible: true,
    check({ change }) {
        return change.files.flatMap((file) => conflicts(file).map((conflict) => ({
            file: file.file.path,
            ...conflict,
            title: `Merge conflict marks in ${nameOf(file.file.path)}`,
            rationale: 'Git leaves these marks where it could not merge. Decide which side holds, or join the two, and delete the marks.',
            anchor: 'merge conflict',
        })));
    },
};
const START = /^<{7}(?: |$)/u;
const MIDDLE = /^={7}\s*$/u;
const END = /^>{7}(?: |$)/u;
/**
 * A start with a middle and an end below it counts anywhere but in documents and data, which may show one. A lone
 * start or end counts in code: seven of them at a line's beginning are nothing else.
 */
function conflicts(change) {
    if (['docs', 'data', 'vendored', 'asset'].includes(change.class))
        return [];
    const found = [];
    let start = null;
    let middle = false;
    for (const line of change.added) {
        const text = line.text.slice(0, 200);
        if (START.test(text)) {
            if (start !== null && change.class !== 'test')
                found.push({ first: start, last: start });
            start = line.number;
            middle = false;
        }
        else if (MIDDLE.test(text)) {
            middle = start !== null;
        }
        else if (END.test(text)) {
            if (start !== null && middle)
                found.push({ first: start, last: line.number });
            else if (change.class !== 'test')
                found.push({ first: line.number, last: line.number });
            start = null;
            middle = false;
        }
    }
    if (start !== null && change.class !== 'test')
        found.push({ first: start, last: start });
    return found;
}
//# sourceMappingURL=merge-conflict.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/security/machine-read.js
const PEOPLE = new Set(['docs', 'data', 'asset', 'lockfile']);
/** Languages of data: what tests expect and what is translated may hold any script and any sign. */
const DATA = new Set(['JSON', 'CSV', 'TSV', 'XML', 'Text', 'Gettext Catalog', 'SVG', 'Markdown']);
/** Files that are run or steer what runs. Prose and data may hold any script and any sign. */
function isReadByMachines(change) {
    if (PEOPLE.has(change.class))
        return false;
    return change.class !== 'test' || (change.language !== null && !DATA.has(change.language));
}
//# sourceMappingURL=machine-read.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/security/bidirectional-text.js


/** Control characters that make code read otherwise than it runs ("Trojan Source", CVE-2021-42574). */
const bidirectionalText = {
    id: 'security/bidirectional-text',
    severity: 'error',
    summary: 'Bidirectional control characters change how code reads',
    docs: {
        why: 'Bidirectional controls reorder what is shown, so a reviewer reads other code than the compiler. Text in right-to-left scripts needs none of them in code; isolates that close within their string are fine.',
        bad: 'if (role !== "user<U+202E> <U+2066>// admins only<U+2069> <U+2066>") {',
        good: 'if (role !== "user") { // admins only',
    },
    suppressible: true,
    check({ change, syntax }) {
        return change.files.filter(isReadByMachines).flatMap((file) => (syntax.get(file.file.path)?.added ?? []).filter(reorders).map((line) => ({
            file: file.file.path,
            first: line.number,
            last: line.number,
            title: `Hidden bidirectional control characters in ${nameOf(file.file.path)}`,
            rationale: 'This line holds control characters that reorder the text on the screen, so what you read is not what runs. Look at it in an editor that shows them, and take them out; write them as escapes where a string needs them.',
            anchor: line.text.replace(/[^\p{L}\p{N}\p{P}\p{S}]+/gu, ' '),
        })));
    },
};
const bidirectional_text_ANY = /[\u202A-\u202E\u2066-\u2069]/u;
const OPEN = /[\u202A\u202B\u2066-\u2068]/u;
/** In code: any control. In a string or a comment: an override, or one that is still open where that ends. */
function reorders({ text, code, comment }) {
    if (!bidirectional_text_ANY.test(text))
        return false;
    let open = 0;
    let place = '';
    for (let at = 0; at < text.length; at += 1) {
        const char = text.charAt(at);
        const here = char === ' ' ? place : char === code[at] ? 'code' : char === comment[at] ? 'comment' : 'string';
        if (here !== place && open > 0)
            return true;
        place = here;
        if (!bidirectional_text_ANY.test(char))
            continue;
        if (here === 'code' || char === '\u202D' || char === '\u202E')
            return true;
        if (OPEN.test(char))
            open += 1;
        else if (open > 0)
            open -= 1;
    }
    return open > 0;
}
//# sourceMappingURL=bidirectional-text.js.map
// EXTERNAL MODULE: ./node_modules/@secretlint/secretlint-rule-preset-recommend/module/index.js
var secretlint_rule_preset_recommend_module = __webpack_require__(31577);
;// CONCATENATED MODULE: ./build/src/engine/planes/security/secret-patterns.js
/**
 * Secrets by their shape: secretlint's scanners, driven here and not by its core. The core marks every step on the
 * process's performance timeline, keeps the marks for ever, and reads DEBUG; and its comment filter would let
 * `secretlint-disable` hide a secret. A scanner gets text and nothing else: without a path and an extension none of
 * them touches the file system.
 */

/** What the scanners find, in words; what is not listed goes by the scanner's own name. */
const KINDS = {
    aws: 'AWS secret access key',
    gcp: 'Google Cloud private key',
    npm: 'npm token',
    slack: 'Slack token',
    basicauth: 'password in an address',
    openai: 'OpenAI API key',
    anthropic: 'Anthropic API key',
    groq: 'Groq API key',
    huggingface: 'Hugging Face token',
    linear: 'Linear API key',
    notion: 'Notion token',
    privatekey: 'private key',
    sendgrid: 'SendGrid API key',
    shopify: 'Shopify token',
    github: 'GitHub token',
    gitlab: 'GitLab token',
    grafana: 'Grafana token',
    '1password': '1Password service account token',
    'database-connection-string': 'password in a database address',
    'hashicorp-vault': 'Vault token',
    vercel: 'Vercel token',
    databricks: 'Databricks token',
    docker: 'Docker access token',
    figma: 'Figma token',
};
/** Shapes that the preset leaves out, each with a fixed start, so that a match is no accident. */
const MORE = [
    ['AWS access key id', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/gu],
    ['Stripe live key', /\b[rs]k_live_[A-Za-z0-9]{20,99}\b/gu],
    ['Google API key', /\bAIza[A-Za-z0-9_-]{35}(?![A-Za-z0-9_-])/gu],
];
/** What documentation and tests write in place of a secret: repeated characters, and words that say so. */
const DUMMY = /(.)\1{7}|example|placeholder|redacted|x{5}|\*{3}|\.{3}|dummy|your[-_]/iu;
/** Finds every secret in a text, in the order of their start; of those that overlap, the first. */
async function findSecrets(text) {
    const matches = [];
    for (const rule of secretlint_rule_preset_recommend_module/* rules */.a) {
        if (rule.meta.type !== 'scanner')
            continue;
        const name = nameOfScanner(rule.meta.id);
        const handler = rule.create({
            sharedOptions: {},
            // The scanners' messages hold the secret: they are not made.
            createTranslator: () => (messageId, data) => ({ message: '', messageId: String(messageId), data }),
            report: ({ range }) => {
                matches.push({ kind: KINDS[name] ?? name.replaceAll('-', ' '), start: range[0], end: range[1] });
            },
            ignore: () => undefined,
        }, {});
        await handler.file?.(sourceOf(text));
    }
    for (const [kind, pattern] of MORE) {
        for (const match of text.matchAll(pattern)) {
            matches.push({ kind, start: match.index, end: match.index + match[0].length });
        }
    }
    const real = matches.filter((match) => !DUMMY.test(text.slice(match.start, Math.min(match.end, match.start + 400))));
    return withoutOverlaps(real.sort((a, b) => a.start - b.start || b.end - a.end));
}
function withoutOverlaps(sorted) {
    let end = -1;
    return sorted.filter((match) => {
        if (match.start < end)
            return false;
        end = match.end;
        return true;
    });
}
/** `@secretlint/secretlint-rule-hashicorp-vault` → `hashicorp-vault`. */
function nameOfScanner(id) {
    return id.replace(/^@secretlint\/secretlint-rule-/u, '');
}
function sourceOf(content) {
    const nowhere = { line: 1, column: 0 };
    return {
        hasBOM: false,
        content,
        filePath: undefined,
        physicalFilePath: undefined,
        contentType: 'text',
        ext: '',
        getFilePath: () => undefined,
        getPhysicalFilePath: () => undefined,
        locationToRange: () => [0, 0],
        rangeToLocation: () => ({ start: nowhere, end: nowhere }),
        positionToIndex: () => 0,
        indexToPosition: () => nowhere,
    };
}
//# sourceMappingURL=secret-patterns.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/security/hard-coded-credential.js


/** A password, key or token written into code or settings as a plain value. */
const hardCodedCredential = {
    id: 'security/hard-coded-credential',
    severity: 'error',
    summary: 'A credential is written into the code',
    docs: {
        why: 'A credential in the code is known to all who read it, the same in every environment, and costs a release to change.',
        bad: 'password: "tr0ub4dor&3"',
        good: 'password: process.env.DB_PASSWORD',
    },
    suppressible: false,
    async check(context) {
        const findings = context.change.files.filter(hard_coded_credential_isLookedAt).map(async (change) => {
            const found = [];
            for (const line of change.added) {
                const name = credentialIn(line.text);
                // What has a known shape is a finding of security/secret already.
                if (name === null || (await findSecrets(line.text.slice(0, 5_000))).length > 0)
                    continue;
                found.push({
                    file: change.file.path,
                    first: line.number,
                    last: line.number,
                    title: `Hard-coded credential: ${clip(name, 60)}`,
                    rationale: 'The value on this line reads as a real credential, not as a placeholder. Whoever reads the repository has it, and it stays in the history. Change it, and read it from the environment or a secret store.',
                    anchor: name,
                });
            }
            return found;
        });
        return (await Promise.all(findings)).flat();
    },
};
/** Tests and documents are full of made-up credentials, lock files of hashes. */
function hard_coded_credential_isLookedAt(change) {
    return ['source', 'config', 'ci', 'infra', 'migration', 'manifest', 'data'].includes(change.class);
}
/** Lines are looked at this far: beyond, they are data. */
const MAX_LINE = 5_000;
const ASSIGNMENT = /["']?\s{0,4}(?::=|=>|[:=])\s{0,4}(["'`])([^"'`\\\s]{6,200})\1/gu;
const NAME = /([\p{L}\p{N}_$.-]{1,60})["'\])]{0,2}(?:\s?:\s?[\w<>.|? ]{1,30})?$/u;
/** Words that a credential's name ends in. */
const PASSWORD = /(?:password|passwd|pwd|passphrase|secret)$/iu;
const TOKEN = /(?:api[-_.]?key|access[-_.]?key|secret[-_.]?key|private[-_.]?key|auth[-_.]?key|access[-_.]?token|auth[-_.]?token|bearer[-_.]?token|refresh[-_.]?token|api[-_.]?token|client[-_.]?secret|credentials?|^token|[-_.]token)$/iu;
/** The name of the credential that a line sets to a real-looking value; null where there is none. */
function credentialIn(line) {
    for (const match of line.slice(0, MAX_LINE).matchAll(ASSIGNMENT)) {
        const name = NAME.exec(line.slice(Math.max(0, match.index - 90), match.index))?.[1];
        const value = match[2] ?? '';
        if (name === undefined || isPlaceholder(value))
            continue;
        if (PASSWORD.test(name) && looksLikePassword(value))
            return name;
        if (TOKEN.test(name) && looksLikeToken(value))
            return name;
    }
    return null;
}
/** References to where the value really is, and what people write in place of one. */
function isPlaceholder(value) {
    return (/[${}<>%()[\]]|^[@#*:./\\-]|:\/\//u.test(value) ||
        /example|sample|change[-_]?me|placeholder|dummy|fake|mock|your|insert|replace|todo|redact|password|passwd|secret|token|api_?key|default|none|null|undefined|required|invalid|test|xxx|\*\*|\.\.\.|foo|bar|12345|abcd|qwerty/iu.test(value));
}
function looksLikePassword(value) {
    if (/[-_.: /]/u.test(value) && isIdentifier(value))
        return false;
    return value.length >= 6 && /\d/u.test(value) && /\p{L}/u.test(value) && spread(value) >= 5;
}
function looksLikeToken(value) {
    if (isIdentifier(value) || !/^[A-Za-z0-9_+/=.~-]+$/u.test(value))
        return false;
    return value.length >= 16 && /\d.*\d/u.test(value) && /[A-Za-z]/u.test(value) && spread(value) >= 9;
}
/** `reset-token`, `user.password.v2`, `X-Api-Key`, `camelCase2`: names of things, and no values of them. */
function isIdentifier(value) {
    return /^(?:[A-Za-z]+\d{0,2}[-_.: /])*[A-Za-z]+\d{0,2}$/u.test(value);
}
/** How many different characters a value has. */
function spread(value) {
    return new Set(value).size;
}
//# sourceMappingURL=hard-coded-credential.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/security/invisible-characters.js


/** Characters that nobody sees: in code, or in such numbers that they can only be a hidden message. */
const invisibleCharacters = {
    id: 'security/invisible-characters',
    severity: 'error',
    summary: 'Invisible characters hide in code',
    docs: {
        why: 'An invisible character makes two names that look the same different, and a run of them can carry a hidden program or a hidden instruction. Joiners in emoji and in scripts that need them are fine.',
        bad: 'const user<U+200B> = load();',
        good: 'const user = load();',
    },
    suppressible: true,
    check({ change, syntax }) {
        return change.files.filter(isReadByMachines).flatMap((file) => (syntax.get(file.file.path)?.added ?? []).filter(hides).map((line) => ({
            file: file.file.path,
            first: line.number,
            last: line.number,
            title: `Invisible characters in ${nameOf(file.file.path)}`,
            rationale: 'This line holds characters that take no room on the screen, where none belong. They can make two names differ that look the same, or carry hidden text. Take them out; write them as escapes where a string needs them.',
            anchor: line.text.replace(/[^\p{L}\p{N}\p{P}\p{S}]+/gu, ' '),
        })));
    },
};
/** Zero-width spaces and joiners, soft hyphens, fillers, invisible operators. */
const INVISIBLE = /\u00AD|\u034F|[\u115F\u1160]|\u17B4|\u17B5|\u180E|\u200B|\u200C|\u200D|[\u2060-\u2064]|\u3164|\uFFA0|\uFEFF/u;
/** Tags and supplementary variation selectors: a run of them spells bytes. A flag of a country's part has six at most. */
const PAYLOAD = /(?:[\u{E0020}-\u{E007E}]|[\u{E0100}-\u{E01EF}]){8}/u;
function hides({ number, text, code }) {
    if (PAYLOAD.test(text))
        return true;
    if (!INVISIBLE.test(code))
        return false;
    // A byte order mark may open a file; joiners belong to the scripts that need them.
    const body = number === 1 ? code.replace(/^\uFEFF/u, '') : code;
    return INVISIBLE.test(body.replace(/(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Extended_Pictographic}]|\uFE0F)(?:\u200C|\u200D)/gu, ''));
}
//# sourceMappingURL=invisible-characters.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/security/look-alike-name.js


/** A name that mixes Latin letters with look-alikes of another script (Unicode TS 39, mixed-script confusables). */
const lookAlikeName = {
    id: 'security/look-alike-name',
    severity: 'error',
    summary: 'A name mixes Latin letters with look-alikes',
    docs: {
        why: 'A Cyrillic “а” in a Latin name makes another name that reads the same: code calls what the reviewer does not see.',
        bad: 'function isАdmin() {…}  // the second A is Cyrillic',
        good: 'function isAdmin() {…}',
    },
    suppressible: true,
    check({ change, syntax }) {
        return change.files
            .filter((file) => isReadByMachines(file) && file.class !== 'config')
            .flatMap((file) => (syntax.get(file.file.path)?.added ?? []).flatMap((line) => {
            const name = mixedName(line.code);
            if (name === null)
                return [];
            return [
                {
                    file: file.file.path,
                    first: line.number,
                    last: line.number,
                    title: `Look-alike letters in the name “${clip(name, 40)}”`,
                    rationale: `The name “${clip(name, 40)}” has Latin letters beside ${scriptOf(name)} ones that look the same, so it is another name than it reads. Write it in one script.`,
                    anchor: name,
                },
            ];
        }));
    },
};
/** Letters that look like a Latin one in most typefaces. */
const CYRILLIC = /[АВЕЅІЈКМНОРСТХУаеѕіјорсхуԁԛԝһ]/u;
const GREEK = /[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]/u;
function mixedName(code) {
    if (!CYRILLIC.test(code) && !GREEK.test(code))
        return null;
    for (const [name] of code.matchAll(/[\p{L}\p{N}_$]+/gu)) {
        if (/[A-Za-z]{2}/u.test(name) && (CYRILLIC.test(name) || GREEK.test(name)) && isOneScript(name))
            return name;
    }
    return null;
}
/** Letters that look like nothing Latin show that the name is meant as it is: `Δx`, `μТест`. */
function isOneScript(name) {
    return [...name].every((char) => !/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(char) || CYRILLIC.test(char) || GREEK.test(char));
}
function scriptOf(name) {
    return CYRILLIC.test(name) ? 'Cyrillic' : 'Greek';
}
//# sourceMappingURL=look-alike-name.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/security/added-text.js
/** Joins added lines; regions are parted by a NUL line, so that nothing is found across a gap. */
function addedText(change) {
    const pieces = [];
    const lines = [];
    const starts = [];
    let offset = 0;
    const push = (text, line) => {
        pieces.push(text);
        lines.push(line);
        starts.push(offset);
        offset += text.length + 1;
    };
    for (const region of change.regions) {
        for (const line of region.added)
            push(line.text, line);
        const last = region.added.at(-1);
        if (last !== undefined)
            push('\0', last);
    }
    return {
        text: pieces.join('\n'),
        lineAt(at) {
            let low = 0;
            let high = starts.length - 1;
            while (low < high) {
                const middle = (low + high + 1) >> 1;
                if ((starts[middle] ?? 0) <= at)
                    low = middle;
                else
                    high = middle - 1;
            }
            return lines[low] ?? { number: 1, text: '' };
        },
    };
}
//# sourceMappingURL=added-text.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/security/secret.js



/** A secret of a known shape in an added line. What it is is said; what it holds is not, here or anywhere. */
const secret = {
    id: 'security/secret',
    severity: 'error',
    summary: 'A secret was added',
    docs: {
        why: 'A secret in a repository is read by everyone who can read the repository, for ever: it stays in the history.',
        bad: 'const token = "ghp_…";',
        good: 'const token = process.env.GITHUB_TOKEN;',
    },
    suppressible: false,
    async check(context) {
        const findings = context.change.files
            .filter((change) => change.added.length > 0 && change.class !== 'lockfile')
            .map(async (change) => {
            const { text, lineAt } = addedText(change);
            const matches = await findSecrets(text);
            return matches.flatMap((match) => {
                const severity = severityOf(change, match, text.slice(match.start, match.end));
                if (severity === null)
                    return [];
                const first = lineAt(match.start);
                const last = lineAt(Math.max(match.start, match.end - 1));
                return [
                    {
                        file: change.file.path,
                        first: first.number,
                        last: Math.max(first.number, last.number),
                        title: `${article(match.kind)} in ${nameOf(change.file.path)}`,
                        rationale: `This line reads as holding ${article(match.kind).toLowerCase()}. Whoever can read the repository can use it, and deleting the line later does not take it out of the history. Revoke it, put a new one where secrets are kept (the environment, a secret store), and read it from there.`,
                        // The line's own words, but not the secret: the fingerprint must not give it away.
                        anchor: `${match.kind}\n${around(first.text)}`,
                        severity,
                    },
                ];
            });
        });
        return (await Promise.all(findings)).flat();
    },
};
/** Addresses of machines that are nobody's, as tests and documentation name them. */
const NOBODY = /(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|host\.docker\.internal|example|\.test\b|\.local\b|@(?:db|postgres|mysql|mongo|mongodb|database|host|hostname|server)(?=[:/?]|$))/iu;
/** Tests and documents are full of made-up keys and addresses: those count less, or not at all. */
function severityOf(change, match, value) {
    // A file of no known language in a documentation folder (`docs/server.key`) is no text that shows something.
    const forShow = change.class === 'test' || (change.class === 'docs' && change.language !== null);
    if (match.kind.startsWith('password in')) {
        // A match in an address starts at its scheme: what has no password in it is no secret.
        if (!/:\/\/[^/\s:@]*:[^/\s@]+@/u.test(value) || NOBODY.test(value))
            return null;
        return forShow ? 'info' : 'error';
    }
    if (match.kind === 'private key' && forShow)
        return 'info';
    return forShow ? 'warn' : 'error';
}
function article(kind) {
    const an = /^(?:[aeio]|AWS|npm|1P|OpenAI|Anthropic)/u.test(kind) ? 'An' : 'A';
    return clip(`${an} ${kind}`, 60);
}
/** What stands before the value: enough to tell two findings of a file apart. */
function around(text) {
    return text.slice(0, 200).replace(/[A-Za-z0-9_+/=-]{12,}/gu, '*');
}
//# sourceMappingURL=secret.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/tests/vocabulary.js
/** How the test frameworks of each language spell things. All expressions are held against code whose strings are blank. */
const FAMILIES = {
    JavaScript: 'js',
    TypeScript: 'js',
    TSX: 'js',
    Vue: 'js',
    Svelte: 'js',
    CoffeeScript: 'js',
    Python: 'python',
    Java: 'jvm',
    Kotlin: 'jvm',
    Groovy: 'jvm',
    Scala: 'jvm',
    'C#': 'dotnet',
    'F#': 'dotnet',
    'Visual Basic .NET': 'dotnet',
    Go: 'go',
    Rust: 'rust',
    Ruby: 'ruby',
    PHP: 'php',
    Hack: 'php',
    Dart: 'dart',
    Swift: 'swift',
    C: 'c',
    'C++': 'c',
    'Objective-C': 'c',
    'Objective-C++': 'c',
    Elixir: 'elixir',
};
function familyOf(language) {
    return (language === null ? undefined : FAMILIES[language]) ?? null;
}
/** Marks that make a runner run this test and leave out the others. */
const FOCUS = {
    js: /(?:^|[^\w$.])(?:(?:describe|it|test|context|suite|specify|fixture|scenario|bench|Deno\.test)(?:\.(?:concurrent|sequential|serial|parallel|each|describe))?\.only\b|(?:fdescribe|fit|fcontext|ftest)\s*\(\s*['"`])/u,
    ruby: /^\s*(?:(?:fit|fdescribe|fcontext|fspecify|fexample)\b\s*[('"]|(?:RSpec\.)?(?:it|describe|context|specify|scenario|feature|example)\b[^#]{0,200}?(?:\bfocus: true|, :focus\b|, focus\b))/u,
    go: /^\s*(?:(?:var\s+_\s*=\s*)?(?:FIt|FDescribe|FContext|FWhen|FSpecify|FDescribeTable|FEntry))\(/u,
    php: /->only\(\)/u,
    dart: /\bsolo:\s*true\b|^\s*solo(?:_test|_group)\(/u,
    swift: /^\s*(?:fit|fdescribe|fcontext)\(\s*"/u,
    python: /^\s*@pytest\.mark\.(?:only|focus)\b/u,
};
/** Marks that keep a test from running, whatever the circumstances. */
const DISABLE = {
    js: /(?:^|[^\w$.])(?:(?:describe|it|test|context|suite|specify|bench)(?:\.(?:concurrent|sequential|serial|parallel))?\.(?:skip|fixme)(?:\.each\b|\s*\(\s*['"`])|(?:xdescribe|xit|xtest|xcontext|xspecify)(?:\.each\b|\s*\(\s*['"`]))/u,
    python: /^\s*@(?:\w+\.)*(?:mark\.skip\b|skip\b(?=\s*(?:\(|$))|mark\.xfail\s*(?:$|\(\s*(?:reason|\))))/u,
    jvm: /^\s*@(?:\w+\.)*(?:Disabled|Ignore|Ignored)(?=\s*(?:\(|$|@|\/\/))|^\s*@Test\([^)]{0,100}\benabled\s*=\s*false/u,
    dotnet: /^\s*\[(?:\w+\.)*Ignore(?:Attribute)?\b|^\s*\[[^\]]{0,200}\bSkip\s*=\s*["$@]|^\s*\[Test\w*\([^\]]{0,200}\bIgnore\s*=/u,
    go: /^\s*(?:var\s+_\s*=\s*)?(?:PIt|XIt|PDescribe|XDescribe|PContext|XContext|PWhen|XWhen|PDescribeTable|XDescribeTable|PEntry|XEntry)\(/u,
    rust: /^\s*#\[ignore\b/u,
    ruby: /^\s*(?:xit|xdescribe|xcontext|xspecify|xexample|xscenario|xfeature)\b\s*[('"]|^\s*(?:it|describe|context|specify)\b[^#]{0,200}?(?:\bskip: (?:true|['"])|, :skip\b)/u,
    php: /->skip\(\)|->skip\(['"]/u,
    dart: /\bskip:\s*(?:true\b|['"])/u,
    swift: /^\s*(?:xit|xdescribe|xcontext)\(\s*"|^\s*@Test\([^)]{0,100}\.disabled\(/u,
    c: /^\s*TEST(?:_[FP])?\([^)]{0,200}\bDISABLED_\w/u,
    elixir: /^\s*@(?:module|describe)?tag\s+(?::skip\b|skip:)/u,
};
/** Calls that skip a test when they run: they count where nothing stands between them and the test's head. */
const SKIP_CALL = {
    go: /^\s*\w{1,3}\.(?:Skip|Skipf|SkipNow)\(/u,
    python: /^\s*(?:pytest\.skip\(|self\.skipTest\(|raise (?:unittest\.)?SkipTest\b)/u,
    php: /^\s*\$this->markTest(?:Skipped|Incomplete)\(/u,
    ruby: /^\s*(?:skip|pending)(?:\s+['"]|\s*\(\s*['"]|\s*$)/u,
    c: /^\s*GTEST_SKIP\(\)/u,
    swift: /^\s*throw XCTSkip\(/u,
    js: /^\s*(?:this|t|test)\.skip\(\s*(?:\)|['"`])/u,
};
/** The head of a test: what an unconditional skip stands under. */
const TEST_HEAD = {
    go: /func (?:\([^)]{0,60}\) )?Test\w*\(|\.Run\(|func\(t \*testing\.T\)/u,
    python: /^\s*(?:async )?def test\w*\(|^\s*(?:"""|''')/u,
    php: /function\s+\w+\s*\(|^\s*\{\s*$/u,
    ruby: /^\s*(?:def test_|(?:it|test|specify|scenario|example)\b)/u,
    c: /^\s*TEST(?:_[FP])?\(/u,
    swift: /func test\w*\(/u,
    js: /(?:^|[^\w$.])(?:it|test|specify|describe|suite)(?:\.\w+)?\s*\(/u,
};
/** A line that checks something. */
const ASSERTION = {
    js: /(?:^|[^\w$.])(?:expect|assert(?:\.\w+)*|expectTypeOf|expectObservable|assert[A-Z]\w*)\s*[(<]|\.should\b|\bt\.(?:is|deepEqual|true|false|throws\w*|regex|snapshot|like|not|equal|same|ok|match|strictSame)\(|\bsinon\.assert\b/u,
    python: /^\s*assert\b|\bself\.(?:assert|fail)\w*\(|\bpytest\.raises\b|\.assert_\w+\(/u,
    jvm: /(?:^|[^\w$])(?:assert\w*|verify\w*|expectThat|then)\s*[({]|\bAssertions?\.\w+\(|\bshould(?:Be|Have|Throw|Contain|Not)\w*|(?:^|\s)assert\s/u,
    dotnet: /\b(?:\w*Assert|CollectionAssert|StringAssert)\.(?:\w+)|\.Should\(\)|\.Verify\w*\(|\bAdd(?:Assert|UntilStep)\(/u,
    go: /\b(?:t|b|tt|s|is)\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)\(|\b(?:assert|require|g|gomega|qt|is|c|s)\.(?:\w*(?:Equal|True|False|Nil|Error|NoError|Contains|Len|Empty|NotEmpty|NotNil|Zero|Panics|Expect|That|Assert|Check)\w*)\(|^\s*Expect\(|^\s*Eventually\(|\bassert\.\w+\(/u,
    rust: /\b(?:debug_)?assert(?:_\w+)?!|\.unwrap_err\(\)|\bprop_assert\w*!/u,
    ruby: /^\s*(?:assert\w*|refute\w*|expect\w*|flunk)\b|\.should(?:_not)?\b|\.(?:must|wont)_\w+|\bis_expected\b/u,
    php: /(?:\$this->|self::|static::|Assert::)(?:assert\w*|expectException\w*|fail)\s*\(|\bexpect\s*\(|->assert\w+\(/u,
    dart: /^\s*(?:await )?(?:expect\w*|verify\w*)\s*\(/u,
    swift: /\bXCT(?:Assert\w*|Fail|Unwrap)\s*\(|#(?:expect|require)\s*\(|\bexpect\s*[({]/u,
    c: /\b(?:EXPECT|ASSERT|CHECK|REQUIRE|BOOST_(?:CHECK|REQUIRE|TEST)|XCTAssert|CU_ASSERT|TEST_ASSERT|QCOMPARE|QVERIFY)\w*\s*\(|\bassert\w*\s*\(/u,
    elixir: /^\s*(?:assert|refute)\w*\b/u,
};
/** The head of a test case. Group 1 is its name where the code holds it; a quote after the match opens it otherwise. */
const CASE = {
    js: /(?:^|[^\w$.])(?:it|test|specify|xit|xtest|fit)(?:\.(?:only|skip|concurrent|sequential|failing|fixme))?\s*\(\s*(?=['"`])/u,
    python: /^\s*(?:async )?def (test\w*)\s*\(/u,
    jvm: /^\s*(?:public |protected |final |internal |suspend |async )*(?:void|fun|def)\s+(test\w+)\s*\(/u,
    dotnet: /^\s*public\s+(?:async\s+)?(?:void|Task)\s+(Test\w*)\s*\(/u,
    go: /^func (?:\([^)]{0,60}\) )?((?:Test|Benchmark|Fuzz|Example)\w*)\s*\(/u,
    rust: /^\s*(?:pub )?(?:async )?fn (test_\w+)\s*\(/u,
    ruby: /^\s*(?:def (test_\w+[?!]?)|(?:it|test|specify|scenario|example)\s*\(?\s*(?=['"]))/u,
    php: /function\s+(test\w+)\s*\(|^\s*(?:it|test)\s*\(\s*(?=['"])/u,
    dart: /^\s*(?:test|testWidgets|blocTest\S*)\s*\(\s*(?=['"]|$)/u,
    swift: /\bfunc (test\w*)\s*\(/u,
    c: /^\s*TEST(?:_[FP])?\s*\(\s*(\w+\s*,\s*\w+)\s*\)/u,
    elixir: /^\s*test\s+(?=")/u,
};
//# sourceMappingURL=vocabulary.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/tests/case-names.js

/** Names longer than this are told apart by their start. */
const MAX_NAME = 200;
/** The name of the case that a line declares; null where it declares none. */
function caseName(line, family) {
    const match = CASE[family]?.exec(line.code.slice(0, 2_000));
    if (match === null || match === undefined)
        return null;
    const named = match[1];
    if (named !== undefined)
        return named;
    const open = match.index + match[0].length;
    const quote = line.text[open];
    if (quote === undefined)
        return '';
    const close = line.text.indexOf(quote, open + 1);
    return line.text.slice(open + 1, Math.min(close < 0 ? line.text.length : close, open + 1 + MAX_NAME));
}
//# sourceMappingURL=case-names.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/tests/assertions-removed.js



/** Assertions taken out of a test that stays. */
const assertionsRemoved = {
    id: 'tests/assertions-removed',
    severity: 'warn',
    summary: 'A test that stays lost assertions',
    docs: {
        why: 'Taking assertions out is the quickest way to make a failing test pass.',
        bad: '-  expect(total).toBe(12);\n   expect(items).toHaveLength(3);',
        good: '-  expect(total).toBe(12);\n+  expect(total).toBe(13);',
    },
    suppressible: true,
    check(context) {
        // Assertions that only moved, to another place or file, are not lost.
        const added = new Set(context.change.files.flatMap((change) => change.added.map((line) => assertions_removed_wordsOf(line.text))));
        return context.change.files.flatMap((change) => {
            const family = testFamily(change);
            if (family === null)
                return [];
            const lost = lostLines(context, change, family, added);
            const first = lost.regions[0];
            if (first === undefined)
                return [];
            return [
                {
                    file: change.file.path,
                    first: first.first,
                    last: first.last,
                    title: `${count(lost.assertions, 'assertion')} removed from tests that stay in ${nameOf(change.file.path)}`,
                    rationale: `${count(lost.assertions, 'line')} that checked something went without another in place, in ${count(lost.regions.length, 'spot')} of this file, while the tests around them stay. The tests prove less than before. Put the checks back, or say in the pull request why what they checked no longer holds.`,
                    anchor: lost.anchor,
                },
            ];
        });
    },
};
function testFamily(change) {
    if (change.class !== 'test' || change.file.status === 'deleted' || change.file.status === 'added')
        return null;
    return familyOf(change.language);
}
function assertions_removed_wordsOf(text) {
    return text.slice(0, 500).trim();
}
function assertionsIn(lines, family) {
    const pattern = ASSERTION[family];
    return pattern === undefined ? [] : lines.filter((line) => pattern.test(line.code.slice(0, 2_000)));
}
/** Regions that lose assertions and neither add one nor take a whole case away. */
function lostLines(context, change, family, moved) {
    const syntax = context.syntax.get(change.file.path);
    const removed = new Map(syntax?.removed.map((line) => [line.number, line]));
    const fresh = new Map(syntax?.added.map((line) => [line.number, line]));
    const regions = [];
    const texts = [];
    for (const region of change.regions) {
        const before = region.removed.flatMap((line) => removed.get(line.number) ?? []);
        const after = region.added.flatMap((line) => fresh.get(line.number) ?? []);
        const lost = assertionsIn(before, family).filter((line) => !moved.has(assertions_removed_wordsOf(line.text)));
        // A call in place of the assertion may well be one of the project's own checks.
        if (lost.length === 0 || after.some((line) => line.code.includes('(')))
            continue;
        if (before.some((line) => caseName(line, family) !== null || /[@[#]/u.test(line.code.trim().charAt(0))))
            continue;
        const first = Math.max(1, region.at);
        regions.push({ first, last: Math.max(first, region.added.at(-1)?.number ?? first) });
        texts.push(...lost.map((line) => line.text.trim()));
    }
    return { assertions: texts.length, regions, anchor: texts.join('\n') };
}
//# sourceMappingURL=assertions-removed.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/tests/cases-removed.js



/** How many of the lost names a rationale lists. */
const MAX_NAMES = 8;
/** Test cases taken away, and not moved or renamed. */
const casesRemoved = {
    id: 'tests/cases-removed',
    severity: 'warn',
    summary: 'Test cases were removed while the code they test stays',
    docs: {
        why: 'A test that is deleted cannot fail. Where code goes too, its tests go with it: then this is information.',
        bad: "-it('refuses a negative amount', …)",
        good: "-it('refuses a negative amount', …)\n+it('refuses an amount of zero or less', …)",
    },
    suppressible: true,
    check(context) {
        const added = namesOf(context, 'added');
        const removed = namesOf(context, 'removed');
        const kept = new Set(added.map((one) => one.name));
        const lost = removed.filter((one) => !kept.has(one.name));
        // As many new cases as lost ones: they were rewritten, or renamed.
        if (lost.length === 0 || removed.length - added.length <= 0)
            return [];
        const severity = codeGoesToo(context.change.files) ? 'info' : 'warn';
        return context.change.files.flatMap((change) => {
            const names = lost.filter((one) => one.change === change);
            const here = added.filter((one) => one.change === change).length;
            const first = names[0];
            if (first === undefined || names.length <= here)
                return [];
            const listed = names.slice(0, MAX_NAMES).map((one) => `“${clip(one.name, 60)}”`);
            const more = names.length > MAX_NAMES ? `, and ${names.length - MAX_NAMES} more` : '';
            return [
                {
                    file: change.file.path,
                    first: first.at,
                    last: first.at,
                    title: `${count(names.length, 'test case')} removed from ${nameOf(change.file.path)}`,
                    rationale: `Gone without a successor: ${listed.join(', ')}${more}. What they checked is unchecked from now on. If the behaviour is gone, say so in the pull request; if not, keep the cases.`,
                    anchor: names.map((one) => one.name).join('\n'),
                    severity,
                },
            ];
        });
    },
};
function namesOf(context, side) {
    return context.change.files.flatMap((change) => {
        const family = change.class === 'test' ? familyOf(change.language) : null;
        const lines = context.syntax.get(change.file.path)?.[side] ?? [];
        if (family === null)
            return [];
        const places = side === 'removed' ? placesOf(change) : null;
        return lines.flatMap((line) => {
            const name = caseName(line, family);
            return name === null || name === '' ? [] : [{ change, name, at: places?.get(line.number) ?? 1 }];
        });
    });
}
/** Where on the new side each removed line was. */
function placesOf(change) {
    return new Map(change.regions.flatMap((region) => region.removed.map((line) => [line.number, Math.max(1, region.at)])));
}
/** More code goes than comes: the tests may well have gone with what they tested. */
function codeGoesToo(files) {
    const source = files.filter((change) => change.class === 'source');
    return source.some((change) => change.file.status === 'deleted' || change.removed.length > change.added.length + 2);
}
//# sourceMappingURL=cases-removed.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/tests/disabled.js





/** A test disabled: marked as skipped whatever the circumstances, skipped by its first statement, or commented out. */
const disabled = {
    id: 'tests/disabled',
    severity: 'warn',
    summary: 'A test is disabled',
    docs: {
        why: 'A disabled test looks like coverage and checks nothing. Skips with a condition (an operating system, a missing service) are not meant.',
        bad: '@Disabled\n@Test void refundsTwice() { … }',
        good: '@Test void refundsTwice() { … }',
    },
    suppressible: true,
    check(context) {
        return newLinesOf(context, (change) => change.class === 'test').flatMap(({ change, lines }) => {
            const family = familyOf(change.language);
            if (family === null || change.file.status === 'copied')
                return [];
            const side = newSide(change);
            const gone = removedCases(change, context.syntax.get(change.file.path)?.removed ?? [], family);
            return lines
                .filter((line) => disables(line, family, side) || commentsOut(line, family, gone))
                .map((line) => ({
                file: change.file.path,
                first: line.number,
                last: line.number,
                title: `Disabled test: ${clip(line.text, 80)}`,
                rationale: 'From here on this test does not run, whatever it would find. Make it pass, or delete it and say why; if it must be skipped under a condition, state the condition in code.',
                anchor: line.text,
            }));
        });
    },
};
function disables(line, family, side) {
    if (DISABLE[family]?.test(line.code) === true)
        return true;
    if (SKIP_CALL[family]?.test(line.code) !== true)
        return false;
    if (family === 'ruby' && /\s(?:if|unless)\s/u.test(line.code))
        return false;
    return TEST_HEAD[family]?.test(lineAbove(side, line.number).slice(0, 1_000)) === true;
}
function removedCases(change, removed, family) {
    if (change.file.status === 'deleted')
        return new Set();
    return new Set(removed.map((line) => caseName(line, family)).filter((name) => name !== null && name !== ''));
}
/** A comment that holds the head of a case which the same change took out of the code. */
function commentsOut(line, family, gone) {
    if (gone.size === 0 || line.code.trim() !== '')
        return false;
    const body = line.comment.slice(0, 1_000).replace(/^\s*(?:\/\/|#|\/?\*)+\s?/u, '');
    const name = caseName({ number: line.number, text: body, code: body, comment: '' }, family);
    return name !== null && gone.has(name);
}
//# sourceMappingURL=disabled.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/tests/focused.js



/** A focused test added: `.only`, `fit`, `focus: true` and their like leave all other tests of the file out. */
const focused = {
    id: 'tests/focused',
    severity: 'error',
    summary: 'A test is focused, so that others no longer run',
    docs: {
        why: 'A focused test makes the runner leave out its neighbours: the suite stays green while it checks almost nothing.',
        bad: "it.only('adds', () => expect(add(1, 2)).toBe(3));",
        good: "it('adds', () => expect(add(1, 2)).toBe(3));",
    },
    suppressible: true,
    check(context) {
        return newLinesOf(context, (change) => change.class === 'test').flatMap(({ change, lines }) => {
            const family = familyOf(change.language);
            const pattern = family === null ? undefined : FOCUS[family];
            if (pattern === undefined)
                return [];
            return lines
                .filter((line) => pattern.test(line.code.slice(0, 2_000)))
                .map((line) => ({
                file: change.file.path,
                first: line.number,
                last: line.number,
                title: `Focused test: ${clip(line.text, 80)}`,
                rationale: 'This mark makes the test runner run this test and leave out the others beside it, so they can break unseen. Remove the mark before merging.',
                anchor: line.text,
            }));
        });
    },
};
//# sourceMappingURL=focused.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/registry.js

























/** In the order in which they run and are listed. */
const RULES = [
    criterionUnbound,
    criterionWithoutCode,
    outsideCriteria,
    focused,
    disabled,
    assertionsRemoved,
    casesRemoved,
    secret,
    hardCodedCredential,
    bidirectionalText,
    invisibleCharacters,
    lookAlikeName,
    gatePolicy,
    workflowPermissions,
    workflowUntrustedCheckout,
    workflowErrorsIgnored,
    workflowRemoved,
    codeowners,
    hiddenFiles,
    agentInstructions,
    suppressionAdded,
    suppressionWithoutReason,
    mergeConflict,
    debugLeftover,
    doNotMerge,
];
//# sourceMappingURL=registry.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/security/redact.js
/** Takes secrets out of the words of findings and suppressions, whichever rule wrote them. */


/** Parts the texts while they are looked at as one. No text holds it: `clip` takes control characters out. */
const PART = '\n\0\n';
/** Masks every secret in the texts, which keep their order and number. */
async function redact(texts) {
    const whole = texts.join(PART);
    let masked = '';
    let at = 0;
    for (const match of await findSecrets(whole)) {
        masked += `${whole.slice(at, match.start)}***`;
        at = match.end;
    }
    masked += whole.slice(at);
    const parts = masked.split(PART);
    // A secret never reaches across two texts: if the parts came out otherwise, none of them is shown.
    if (parts.length !== texts.length)
        return texts.map(() => '***');
    return parts.map((text) => credentialIn(text) === null ? text : text.replace(/(["'`])[^"'`\s]{6,200}\1/gu, '$1***$1'));
}
//# sourceMappingURL=redact.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/index.js
/** Stage `planes`: runs every rule that the policy leaves on, sets suppressed findings aside, and keeps to the limit. */







const RANK = { error: 2, warn: 1, info: 0 };
const MAX_TITLE = 120;
const MAX_RATIONALE = 2_000;
const MAX_REASON = 300;
/**
 * Runs the rules over a change. Findings come in the contract's order, at most LIMITS.MAX_FINDINGS of them: beyond,
 * the most severe, and one that says how many were left out. A rule that throws fails the review: nothing is skipped.
 */
async function runPlanes(context, policy) {
    const suppressible = new Map(RULES.map((rule) => [rule.id, rule.suppressible]));
    const suppressed = [];
    const standing = [];
    const rules = [];
    const suppressorOf = suppressions(context, policy, (rule) => suppressible.get(rule) === true);
    for (const rule of RULES) {
        const set = planes_severityOf(rule.id, policy);
        if (set === 'off') {
            rules.push({ rule: rule.id, severity: 'off', findings: 0 });
            continue;
        }
        const before = standing.length;
        for (const finding of findingsOf(rule, await rule.check(context), set)) {
            const suppressor = suppressorOf(finding);
            if (suppressor === null)
                standing.push(finding);
            else
                suppressed.push(describe(finding, suppressor));
        }
        rules.push({ rule: rule.id, severity: set ?? rule.severity, findings: standing.length - before });
    }
    const { kept, leftOut } = keepMostSevere(standing);
    const findings = await withoutSecrets(kept.sort(inOrder));
    return {
        findings,
        evidence: {
            rules,
            suppressed: await suppressedWithoutSecrets(suppressed.slice(0, contract/* LIMITS */.b1.MAX_FINDINGS)),
            left_out: leftOut,
            findings: findings.map(({ rule, fingerprint }) => ({ rule, fingerprint })),
        },
    };
}
/** What the policy says of a rule: by its id, else by its plane; undefined where it says nothing. */
function planes_severityOf(rule, policy) {
    return policy.severities[rule] ?? policy.severities[`${planeOf(rule)}/*`];
}
function planeOf(rule) {
    return rule.slice(0, rule.indexOf('/'));
}
function findingsOf(rule, raw, set) {
    const sorted = raw.toSorted((a, b) => compare(a.file, b.file) || a.first - b.first);
    const prints = fingerprints(rule.id, sorted);
    return sorted.map((finding, index) => {
        const first = Math.max(1, finding.first);
        return {
            rule: rule.id,
            plane: planeOf(rule.id),
            severity: set ?? finding.severity ?? rule.severity,
            location: { file: finding.file, lineRange: [first, Math.max(first, finding.last)] },
            title: clip(finding.title, MAX_TITLE),
            rationale: clip(finding.rationale, MAX_RATIONALE),
            fingerprint: prints[index] ?? '',
        };
    });
}
function describe(finding, suppressor) {
    return {
        rule: finding.rule,
        file: finding.location.file,
        line: finding.location.lineRange[0] ?? 1,
        fingerprint: finding.fingerprint,
        title: finding.title,
        reason: clip(suppressor.reason, MAX_REASON),
        by: suppressor.by,
    };
}
function keepMostSevere(findings) {
    if (findings.length <= contract/* LIMITS */.b1.MAX_FINDINGS)
        return { kept: [...findings], leftOut: 0 };
    const ranked = findings.toSorted((a, b) => RANK[b.severity] - RANK[a.severity] || inOrder(a, b));
    const kept = ranked.slice(0, contract/* LIMITS */.b1.MAX_FINDINGS - 1);
    const worstLeft = ranked[kept.length];
    const leftOut = ranked.length - kept.length;
    if (worstLeft !== undefined)
        kept.push(leftOutFinding(worstLeft, leftOut));
    return { kept, leftOut };
}
/** Stands for all that were left out, with the severity of the worst of them. */
function leftOutFinding(worst, number) {
    const rule = 'integrity/findings-left-out';
    return {
        rule,
        plane: 'integrity',
        severity: worst.severity,
        location: worst.location,
        title: `${number} more findings were left out`,
        rationale: `A review shows ${contract/* LIMITS */.b1.MAX_FINDINGS} findings at most. The most severe are shown; ${number} more of severity ${worst.severity} or less were left out, the first of them here. Mend what is shown and review again, or turn rules off in the policy that do not suit the repository.`,
        fingerprint: fingerprints(rule, [{ ...worst, file: worst.location.file, first: 1, last: 1, anchor: 'left out' }])[0] ?? '',
    };
}
async function withoutSecrets(findings) {
    const words = await redact(findings.flatMap((finding) => [finding.title, finding.rationale]));
    return findings.map((finding, index) => ({
        ...finding,
        title: words[index * 2] ?? '',
        rationale: words[index * 2 + 1] ?? '',
    }));
}
async function suppressedWithoutSecrets(suppressed) {
    const words = await redact(suppressed.flatMap((one) => [one.title, one.reason]));
    return suppressed.map((one, index) => ({
        ...one,
        title: words[index * 2] ?? '',
        reason: words[index * 2 + 1] ?? '',
    }));
}
/** The contract's order: file, first line, plane, fingerprint; by code units. */
function inOrder(a, b) {
    return (compare(a.location.file, b.location.file) ||
        (a.location.lineRange[0] ?? 1) - (b.location.lineRange[0] ?? 1) ||
        compare(a.plane, b.plane) ||
        compare(a.fingerprint, b.fingerprint));
}
function compare(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
//# sourceMappingURL=index.js.map
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/@bufbuild/cel/dist/esm/parse.js + 3 modules
var parse = __webpack_require__(53340);
// EXTERNAL MODULE: ./node_modules/@bufbuild/cel/dist/esm/plan.js + 9 modules
var plan = __webpack_require__(78217);
// EXTERNAL MODULE: ./node_modules/@bufbuild/cel/dist/esm/env.js + 34 modules
var env = __webpack_require__(89869);
// EXTERNAL MODULE: ./node_modules/@bufbuild/cel/dist/esm/error.js
var error = __webpack_require__(42108);
// EXTERNAL MODULE: ./node_modules/re2js/build/index.js
var build = __webpack_require__(2856);
;// CONCATENATED MODULE: ./build/src/engine/policy/facts.js
/** Every fact, in the order the documentation shows them. All come from the snapshot and the policy alone. */
const FACTS = [
    { name: 'tier', type: 'int', meaning: 'Risk of the change: 0 trivial, 1 low, 2 moderate, 3 high, 4 critical.' },
    { name: 'risk.score', type: 'double', meaning: 'The additive score behind the tier.' },
    { name: 'coverage.complete', type: 'bool', meaning: 'Nothing that matters of the change was left unseen.' },
    { name: 'coverage.files', type: 'int', meaning: 'Files changed, seen or not.' },
    { name: 'coverage.omitted', type: 'int', meaning: 'Files and inputs that were not looked at, blocking or not.' },
    { name: 'findings.total', type: 'int', meaning: 'Findings of every severity, suppressed ones not counted.' },
    { name: 'findings.error', type: 'int', meaning: 'Findings of severity error.' },
    { name: 'findings.warn', type: 'int', meaning: 'Findings of severity warn.' },
    { name: 'findings.info', type: 'int', meaning: 'Findings of severity info.' },
    { name: 'findings.suppressed', type: 'int', meaning: 'Findings that a suppression hides.' },
    { name: 'findings.left_out', type: 'int', meaning: 'Findings beyond the limit of one review.' },
    { name: 'findings.rules', type: 'list<string>', meaning: 'Ids of the rules with a finding, sorted.' },
    {
        name: 'findings.by_plane',
        type: 'map<counts>',
        meaning: 'Counts by plane: findings.by_plane["security"].error. Every plane of the engine is there, empty or not.',
    },
    {
        name: 'criteria.source',
        type: 'string',
        meaning: 'Where criteria came from: ticket, closing_issue, body or none.',
    },
    { name: 'criteria.total', type: 'int', meaning: 'Acceptance criteria, of every kind.' },
    { name: 'criteria.met', type: 'int', meaning: 'Criteria bound to lines with at least the confidence criteria.met.' },
    { name: 'criteria.weak', type: 'int', meaning: 'Criteria bound below that, or in tests or docs alone.' },
    { name: 'criteria.unmet', type: 'int', meaning: 'Criteria bound to nothing.' },
    { name: 'criteria.not_verifiable', type: 'int', meaning: 'Criteria that code cannot show (process, quality).' },
    {
        name: 'criteria.min_confidence',
        type: 'double',
        meaning: 'The lowest confidence of a met criterion; 1 without any.',
    },
    { name: 'change.files', type: 'int', meaning: 'Changed files that were read.' },
    { name: 'change.added', type: 'int', meaning: 'Lines added.' },
    { name: 'change.removed', type: 'int', meaning: 'Lines removed.' },
    { name: 'change.classes', type: 'list<string>', meaning: 'Classes of the changed files, sorted, each once.' },
    { name: 'change.languages', type: 'list<string>', meaning: 'Languages of the changed files, sorted, each once.' },
    {
        name: 'change.paths',
        type: 'list<string>',
        meaning: 'Paths of the changed files, old paths of renames too, sorted.',
    },
    { name: 'change.formatting_only', type: 'bool', meaning: 'Nothing but white space changed.' },
    { name: 'pr.number', type: 'int', meaning: "The pull request's number." },
    { name: 'pr.repo', type: 'string', meaning: '<owner>/<name>.' },
    { name: 'pr.title', type: 'string', meaning: "The pull request's title." },
    { name: 'pr.author', type: 'string', meaning: 'Login of who opened it.' },
    { name: 'pr.labels', type: 'list<string>', meaning: 'Its labels, sorted.' },
    { name: 'pr.base', type: 'string', meaning: 'The branch it goes into.' },
    { name: 'pr.head', type: 'string', meaning: 'The branch it comes from.' },
    { name: 'policy.changed', type: 'bool', meaning: 'The change edits the repository policy file.' },
    { name: 'policy.broken', type: 'bool', meaning: 'The repository policy file at the base does not parse.' },
];
/** The fields of `map<counts>`'s values. */
const COUNT_FIELDS = ['total', 'error', 'warn', 'info'];
//# sourceMappingURL=facts.js.map
;// CONCATENATED MODULE: ./build/src/engine/policy/types.js
/** Types of CEL expressions over the facts, as far as a policy needs them. */

const INT = { kind: 'int' };
const types_DOUBLE = { kind: 'double' };
const BOOL = { kind: 'bool' };
const STRING = { kind: 'string' };
/** What a faulty part has: it fits everywhere, so that one fault is told once. */
const UNKNOWN = { kind: 'unknown' };
const listOf = (of) => ({ kind: 'list', of });
/** A type in words, for faults. */
function types_nameOf(type) {
    if (type.kind === 'list')
        return type.of.kind === 'unknown' ? 'list' : `list of ${types_nameOf(type.of)}`;
    return type.kind === 'object' ? `group "${type.name}"` : type.kind;
}
/** Whether the one may stand where the other does. */
function types_same(a, b) {
    if (a.kind === 'unknown' || b.kind === 'unknown')
        return true;
    if ((a.kind === 'list' || a.kind === 'map') && a.kind === b.kind)
        return types_same(a.of, b.of);
    return a.kind === b.kind && a.kind !== 'object';
}
/** The more exact of two types that are the same but for unknown parts. */
function types_join(a, b) {
    if (a.kind === 'unknown')
        return b;
    if ((a.kind === 'list' || a.kind === 'map') && a.kind === b.kind)
        return { kind: a.kind, of: types_join(a.of, b.of) };
    return a;
}
const isNumber = (type) => type.kind === 'int' || type.kind === 'double';
const COUNTS = {
    kind: 'object',
    name: 'findings.by_plane[…]',
    fields: new Map(COUNT_FIELDS.map((field) => [field, INT])),
};
const BY_FACT_TYPE = {
    int: INT,
    double: types_DOUBLE,
    bool: BOOL,
    string: STRING,
    'list<string>': listOf(STRING),
    'map<counts>': { kind: 'map', of: COUNTS },
};
/** The names that stand at the top of a condition: `tier`, `findings`, … */
function factTypes() {
    const groups = new Map();
    const top = new Map();
    for (const { name, type } of FACTS) {
        const [group = name, field] = name.split('.');
        if (field === undefined) {
            top.set(group, BY_FACT_TYPE[type]);
            continue;
        }
        const fields = groups.get(group) ?? new Map();
        fields.set(field, BY_FACT_TYPE[type]);
        groups.set(group, fields);
        top.set(group, { kind: 'object', name: group, fields });
    }
    return top;
}
//# sourceMappingURL=types.js.map
;// CONCATENATED MODULE: ./build/src/engine/policy/check.js


const MACROS = ['all', 'exists', 'exists_one', 'filter'];
const STRING_TESTS = ['contains', 'startsWith', 'endsWith', 'matches'];
const KNOWN_FUNCTIONS = `${[...STRING_TESTS, ...MACROS].map((name) => `.${name}()`).join(', ')}, size(), has(), int(), double()`;
/** Checks a condition that parsed. */
function checkExpression(text, parsed) {
    const checker = new Checker(text, parsed);
    if (parsed.expr === undefined) {
        return { faults: [{ offset: 0, message: 'the condition is empty' }], loops: 0, groups: [] };
    }
    const type = checker.typeOf(parsed.expr, factTypes());
    if (!types_same(type, BOOL))
        checker.fault(parsed.expr, `a condition must be true or false, this is a ${types_nameOf(type)}`);
    return {
        faults: checker.faults.toSorted((a, b) => a.offset - b.offset),
        loops: checker.loops,
        groups: [...checker.groups],
    };
}
class Checker {
    text;
    parsed;
    faults = [];
    groups = new Set();
    loops = 0;
    inComprehension = false;
    constructor(text, parsed) {
        this.text = text;
        this.parsed = parsed;
    }
    fault(expr, message) {
        const offset = this.parsed.sourceInfo?.positions[String(expr.id)] ?? 0;
        // The parser places an operator at the white space before it.
        const blank = /^\s*/u.exec(this.text.slice(offset))?.[0].length ?? 0;
        this.faults.push({ offset: offset + blank, message });
        return UNKNOWN;
    }
    typeOf(expr, scope) {
        const kind = expr.exprKind;
        switch (kind.case) {
            case 'constExpr':
                return this.constant(expr, kind.value.constantKind.case);
            case 'identExpr': {
                const type = scope.get(kind.value.name);
                this.groups.add(kind.value.name);
                const known = [...scope.keys()].filter((name) => !name.startsWith('@')).join(', ');
                return type ?? this.fault(expr, `unknown fact "${kind.value.name}"; known: ${known}`);
            }
            case 'selectExpr': {
                if (kind.value.operand === undefined)
                    return UNKNOWN;
                const type = this.field(expr, this.typeOf(kind.value.operand, scope), kind.value.field);
                return kind.value.testOnly ? BOOL : type;
            }
            case 'listExpr':
                return listOf(this.elements(kind.value.elements, scope));
            case 'callExpr':
                return this.call(expr, kind.value, scope);
            case 'comprehensionExpr':
                return this.comprehension(expr, kind.value, scope);
            default:
                return this.fault(expr, 'maps and messages cannot be made in a condition');
        }
    }
    constant(expr, kind) {
        if (kind === 'int64Value')
            return INT;
        if (kind === 'doubleValue')
            return types_DOUBLE;
        if (kind === 'boolValue')
            return BOOL;
        if (kind === 'stringValue')
            return STRING;
        return this.fault(expr, 'only whole and decimal numbers, strings, true and false can be written in a condition');
    }
    field(expr, operand, field) {
        if (operand.kind === 'unknown')
            return UNKNOWN;
        if (operand.kind === 'map')
            return operand.of;
        if (operand.kind !== 'object')
            return this.fault(expr, `a ${types_nameOf(operand)} has no field "${field}"`);
        const known = [...operand.fields.keys()].join(', ');
        return (operand.fields.get(field) ??
            this.fault(expr, `unknown fact "${operand.name}.${field}"; "${operand.name}" has: ${known}`));
    }
    elements(elements, scope) {
        let type = UNKNOWN;
        for (const element of elements) {
            const one = this.typeOf(element, scope);
            if (!types_same(type, one))
                return this.fault(element, `a list of ${types_nameOf(type)} cannot hold a ${types_nameOf(one)}`);
            type = types_join(type, one);
        }
        return type;
    }
    call(expr, call, scope) {
        const target = call.target === undefined ? [] : [this.typeOf(call.target, scope)];
        const types = [...target, ...call.args.map((arg) => this.typeOf(arg, scope))];
        const [a = UNKNOWN, b = UNKNOWN, c = UNKNOWN] = types;
        const all = (type, result) => types.every((one) => types_same(one, type)) ? result : this.mismatch(expr, call.function, types);
        switch (call.function) {
            case '_&&_':
            case '_||_':
            case '!_':
            case '@not_strictly_false':
                return all(BOOL, BOOL);
            case '_==_':
            case '_!=_':
                return types_same(a, b) || (isNumber(a) && isNumber(b)) ? BOOL : this.mismatch(expr, call.function, types);
            case '_<_':
            case '_<=_':
            case '_>_':
            case '_>=_':
                return this.ordered(a, b) ? BOOL : this.mismatch(expr, call.function, types);
            case '_+_':
                return this.sum(expr, a, b);
            case '_-_':
            case '_*_':
            case '_/_':
                return types_same(a, b) && this.numeric(a) && this.numeric(b)
                    ? types_join(a, b)
                    : this.mismatch(expr, call.function, types);
            case '_%_':
                return all(INT, INT);
            case '-_':
                return this.numeric(a) ? a : this.mismatch(expr, call.function, types);
            case '_?_:_':
                return types_same(a, BOOL) && types_same(b, c) ? types_join(b, c) : this.mismatch(expr, call.function, types);
            case '@in':
                return this.membership(expr, a, b, types);
            case '_[_]':
                return this.index(expr, a, b, types);
            case 'size':
                return types.length === 1 && ['string', 'list', 'map', 'unknown'].includes(a.kind)
                    ? INT
                    : this.mismatch(expr, 'size', types);
            case 'int':
            case 'double':
                if (call.target !== undefined || types.length !== 1 || !this.numeric(a))
                    return this.mismatch(expr, call.function, types);
                return call.function === 'int' ? INT : types_DOUBLE;
            default:
                return this.stringTest(expr, call, types);
        }
    }
    numeric(type) {
        return isNumber(type) || type.kind === 'unknown';
    }
    ordered(a, b) {
        return (this.numeric(a) && this.numeric(b)) || (types_same(a, STRING) && types_same(b, STRING));
    }
    /** `+` adds numbers. Lists are joined only by what a `filter` expands to. */
    sum(expr, a, b) {
        if (a.kind === 'list' && types_same(a, b) && this.inComprehension)
            return types_join(a, b);
        return types_same(a, b) && this.numeric(a) && this.numeric(b) ? types_join(a, b) : this.mismatch(expr, '_+_', [a, b]);
    }
    membership(expr, element, whole, types) {
        if (whole.kind === 'unknown')
            return BOOL;
        if (whole.kind === 'list')
            return types_same(element, whole.of) ? BOOL : this.mismatch(expr, '@in', types);
        return whole.kind === 'map' && types_same(element, STRING) ? BOOL : this.mismatch(expr, '@in', types);
    }
    index(expr, whole, key, types) {
        if (whole.kind === 'unknown')
            return UNKNOWN;
        if (whole.kind === 'list' && types_same(key, INT))
            return whole.of;
        return whole.kind === 'map' && types_same(key, STRING) ? whole.of : this.mismatch(expr, '_[_]', types);
    }
    stringTest(expr, call, types) {
        if (!STRING_TESTS.includes(call.function)) {
            return this.fault(expr, `unknown function "${call.function}"; known: ${KNOWN_FUNCTIONS}`);
        }
        const [argument] = call.args;
        if (call.target === undefined ||
            call.args.length !== 1 ||
            argument === undefined ||
            !types.every((one) => types_same(one, STRING))) {
            return this.mismatch(expr, call.function, types);
        }
        return call.function === 'matches' ? this.pattern(argument) : BOOL;
    }
    /** Patterns are written out, so that a bad one is found here; RE2's syntax, which matches in linear time. */
    pattern(argument) {
        const kind = argument.exprKind;
        if (kind.case !== 'constExpr' || kind.value.constantKind.case !== 'stringValue') {
            return this.fault(argument, 'the pattern of matches() must be a string written out');
        }
        try {
            build/* RE2JS */.L3.compile(kind.value.constantKind.value);
            return BOOL;
        }
        catch {
            return this.fault(argument, 'not a regular expression that RE2 knows');
        }
    }
    comprehension(expr, loop, scope) {
        const macro = this.parsed.sourceInfo?.macroCalls[String(expr.id)]?.exprKind;
        const name = macro?.case === 'callExpr' ? macro.value.function : '';
        if (!MACROS.includes(name)) {
            return this.fault(expr, `unknown function "${name}"; known: ${KNOWN_FUNCTIONS}`);
        }
        const { iterRange, accuInit, loopCondition, loopStep, result } = loop;
        if (!iterRange || !accuInit || !loopCondition || !loopStep || !result)
            return UNKNOWN;
        const range = this.typeOf(iterRange, scope);
        if (this.inComprehension)
            return this.fault(expr, `${name}() cannot stand inside another ${MACROS.join(', ')}`);
        if (range.kind !== 'list' && range.kind !== 'map' && range.kind !== 'unknown') {
            return this.fault(expr, `${name}() needs a list, this is a ${types_nameOf(range)}`);
        }
        this.loops += 1;
        this.inComprehension = true;
        const element = range.kind === 'list' ? range.of : range.kind === 'map' ? STRING : UNKNOWN;
        const inner = new Map([...scope, [loop.iterVar, element], [loop.accuVar, this.typeOf(accuInit, scope)]]);
        this.typeOf(loopCondition, inner);
        inner.set(loop.accuVar, this.typeOf(loopStep, inner));
        const type = this.typeOf(result, inner);
        this.inComprehension = false;
        return type;
    }
    mismatch(expr, name, types) {
        if (types.some((type) => type.kind === 'unknown') && this.faults.length > 0)
            return UNKNOWN;
        const shown = name === '@in' ? 'in' : name.replaceAll('_', '');
        return this.fault(expr, `${shown || name} does not take ${types.map(types_nameOf).join(' and ')}`);
    }
}
//# sourceMappingURL=check.js.map
;// CONCATENATED MODULE: ./build/src/engine/policy/expression.js
/** A condition: CEL text → faults, or a function from facts to true, false or an error. */




/** Longest condition, and how deep brackets may go: what keeps parsing and evaluation small whatever is written. */
const MAX_EXPRESSION_CHARACTERS = 1_000;
const MAX_EXPRESSION_DEPTH = 24;
/** Compiles a condition. Never throws: what is wrong comes back as faults with their offset in the text. */
function compileCondition(text) {
    const large = sizeFault(text);
    if (large !== null)
        return { ok: false, faults: [large] };
    let parsed;
    try {
        parsed = (0,parse/* parse */.q)(text);
    }
    catch (error) {
        return { ok: false, faults: [syntaxFault(error)] };
    }
    const { faults, loops, groups } = checkExpression(text, parsed);
    if (faults.length > 0)
        return { ok: false, faults };
    const evaluate = (0,plan/* plan */.e)((0,env/* celEnv */.U)({ re2: cachingPatterns() }), parsed);
    return { ok: true, condition: (facts) => outcomeOf(evaluate, facts), loops, groups };
}
function outcomeOf(evaluate, facts) {
    try {
        const value = evaluate(facts);
        if ((0,error/* isCelError */.Jr)(value))
            return { held: false, error: value.message };
        return typeof value === 'boolean' ? { held: value, error: null } : { held: false, error: 'not true or false' };
    }
    catch {
        return { held: false, error: 'could not be evaluated' };
    }
}
/** Facts as CEL takes them: whole numbers as int, groups as maps, by the types of the table. */
function bindFacts(facts) {
    const top = new Map(Object.entries(facts));
    const bindings = new Map();
    const made = {};
    for (const { name, type } of FACTS) {
        const [group = name, field] = name.split('.');
        const value = field === undefined ? top.get(group) : new Map(Object.entries(top.get(group) ?? {})).get(field);
        const input = inputOf(value, type === 'double');
        if (field === undefined) {
            made[group] = input;
            continue;
        }
        const fields = bindings.get(group) ?? new Map();
        fields.set(field, input);
        bindings.set(group, fields);
        made[group] = fields;
    }
    return made;
}
function inputOf(value, asDouble) {
    if (typeof value === 'number')
        return asDouble ? value : BigInt(value);
    if (typeof value === 'boolean' || typeof value === 'string')
        return value;
    if (Array.isArray(value))
        return value.map((one) => inputOf(one, asDouble));
    if (typeof value === 'object' && value !== null) {
        return new Map(Object.entries(value).map(([key, one]) => [key, inputOf(one, asDouble)]));
    }
    return null;
}
/** A pattern is compiled once a condition, not once an element. */
function cachingPatterns() {
    const compiled = new Map();
    return {
        compile(pattern) {
            const known = compiled.get(pattern);
            if (known !== undefined)
                return known;
            const matcher = build/* RE2JS */.L3.compile(pattern);
            const made = { test: (text) => matcher.matcher(text).find() };
            compiled.set(pattern, made);
            return made;
        },
    };
}
function sizeFault(text) {
    if (text.trim() === '')
        return { offset: 0, message: 'the condition is empty' };
    if (text.length > MAX_EXPRESSION_CHARACTERS) {
        return {
            offset: MAX_EXPRESSION_CHARACTERS,
            message: `a condition has at most ${MAX_EXPRESSION_CHARACTERS} characters, this has ${text.length}`,
        };
    }
    let depth = 0;
    for (let at = 0; at < text.length; at += 1) {
        if ('([{'.includes(text.charAt(at)))
            depth += 1;
        else if (')]}'.includes(text.charAt(at)))
            depth -= 1;
        if (depth > MAX_EXPRESSION_DEPTH)
            return { offset: at, message: `brackets go deeper than ${MAX_EXPRESSION_DEPTH}` };
    }
    return null;
}
/** The parser's own message names what it expected in a dozen alternatives; where it stopped is what helps. */
function syntaxFault(error) {
    const message = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
    const found = /found ([\s\S]+?) but expecting/u.exec(message)?.[1] ?? 'something else';
    const location = typeof error === 'object' && error !== null && 'location' in error ? error.location : null;
    const start = typeof location === 'object' && location !== null && 'start' in location ? location.start : null;
    const offset = typeof start === 'object' && start !== null && 'offset' in start && typeof start.offset === 'number'
        ? start.offset
        : 0;
    return {
        offset,
        message: `not a CEL expression: ${found === 'end of input' ? 'it ends too early' : `cannot read on at ${found}`}`,
    };
}
//# sourceMappingURL=expression.js.map
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./build/src/engine/policy/language.js
/** The shape of a policy file: what a person may write, in YAML or JSON. */


/** The policies that every tenant has; also what `extends` may name. */
const BuiltInName = schemas/* enum */.k5n(['strict', 'balanced', 'advisory']);
/** A rule's id or all rules of a plane: `security/secrets`, `security/*`. */
const RulePattern = schemas/* string */.YjP()
    .max(130)
    .regex(/^[a-z0-9][a-z0-9._-]*\/(?:\*|[a-z0-9][a-zA-Z0-9._-]*)$/u, 'must be <plane>/<rule> or <plane>/*');
const Glob = schemas/* string */.YjP().min(1, 'must not be empty').max(500);
const RuleDocument = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP()
        .max(100)
        .regex(/^[A-Za-z0-9](?:[A-Za-z0-9 ._-]*[A-Za-z0-9])?$/u, 'must be letters, digits, dots, dashes, single words or several'),
    if: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* boolean */.zMY()], { error: 'must be a CEL expression' }).transform(String),
    verdict: contract/* Verdict */.Y,
});
const SuppressionDocument = schemas/* strictObject */.rej({
    rule: RulePattern.optional(),
    path: Glob.optional(),
    fingerprint: schemas/* string */.YjP().min(1).max(200).optional(),
    reason: schemas/* string */.YjP().max(1000).regex(/\S/u, 'a suppression needs a reason'),
    expires: iso/* date */.p6('must be a date, YYYY-MM-DD').optional(),
})
    .refine((one) => one.rule !== undefined || one.path !== undefined || one.fingerprint !== undefined, {
    error: 'a suppression names a rule, a path or a fingerprint, or several of them',
});
const CriteriaDocument = schemas/* strictObject */.rej({ met: schemas/* number */.aig().min(0).max(1) });
/**
 * A policy as it is written. `extends` names the built-in policy that it stands on (balanced when nothing is said); its
 * own rules come before that one's, and one of the same name takes its place.
 */
const PolicyDocument = schemas/* strictObject */.rej({
    extends: BuiltInName.optional(),
    rules: schemas/* array */.YOg(RuleDocument).max(100).optional(),
    severities: schemas/* record */.g1P(RulePattern, schemas/* enum */.k5n(['off', ...contract/* Severity */.AI.options])).optional(),
    paths: schemas/* record */.g1P(Glob, contract/* FileClass */.L3).optional(),
    criteria: CriteriaDocument.optional(),
    suppressions: schemas/* array */.YOg(SuppressionDocument).max(1000).optional(),
});
/** Longest policy, in UTF-16 code units. */
const MAX_POLICY_CHARACTERS = 64 * 1024;
/** Where a repository keeps its own policy. */
const REPOSITORY_POLICY_PATH = '.review-gate.yml';
//# sourceMappingURL=language.js.map
;// CONCATENATED MODULE: ./build/src/engine/policy/parse.js
/** Policy text → policy, or every fault of it with line, column and what is wrong. */



/** To find where a fault stands takes a walk through the text: beyond so many nobody reads on anyway. */
const MAX_FAULTS = 100;
/**
 * Reads a policy. Never throws. Of many faults the first hundred or so are told. Faults are syntax (YAML 1.2; JSON is part of it), unknown keys, wrong values, rules of
 * one name, and conditions that are not CEL, name a fact that there is not, or do not come to true or false.
 * `knownRules` are the engine's rule ids: a severity for a rule that its plane does not have is a fault; planes that the
 * engine does not have (those of plugged-in tools) are taken as they come.
 */
function parsePolicyText(text, knownRules) {
    const fault = (message) => ({ ok: false, faults: [{ line: 1, column: 1, message }] });
    if (text.length > MAX_POLICY_CHARACTERS) {
        return fault(`a policy has at most ${MAX_POLICY_CHARACTERS} characters, this has ${text.length}`);
    }
    try {
        return new Reading(text).result(knownRules);
    }
    catch {
        // Nothing above throws on purpose; what is left is depth beyond the stack and aliases that multiply.
        return fault('nested too deeply, or with too many aliases');
    }
}
class Reading {
    text;
    lines = new dist/* LineCounter */.HN();
    document;
    faults = [];
    constructor(text) {
        this.text = text;
        this.document = (0,dist/* parseDocument */.Tp)(text, {
            lineCounter: this.lines,
            prettyErrors: false,
            schema: 'core',
            stringKeys: true,
            resolveKnownTags: false,
        });
    }
    result(knownRules) {
        for (const problem of [...this.document.errors, ...this.document.warnings]) {
            // Where the stack ended depends on the machine; what is told must not.
            const deep = problem.code === 'RESOURCE_EXHAUSTION';
            this.fault(deep ? 0 : problem.pos[0], deep ? 'nested too deeply' : yamlMessage(problem.code, problem.message));
            if (deep || this.full())
                break;
        }
        if (this.faults.length > 0)
            return this.failed();
        const raw = this.document.toJS({ maxAliasCount: 50 });
        const parsed = PolicyDocument.safeParse(raw ?? {}, { reportInput: true });
        if (!parsed.success) {
            for (const issue of parsed.error.issues)
                if (!this.full())
                    this.issue(issue);
            this.conditions(raw);
            return this.failed();
        }
        this.conditions(raw);
        this.sameNames(parsed.data);
        this.unknownRules(parsed.data, knownRules);
        return this.faults.length > 0 ? this.failed() : { ok: true, policy: parsed.data };
    }
    full() {
        return this.faults.length >= MAX_FAULTS;
    }
    failed() {
        const sorted = this.faults.toSorted((a, b) => a.line - b.line || a.column - b.column);
        return { ok: false, faults: sorted };
    }
    fault(offset, message) {
        const { line, col } = this.lines.linePos(Math.max(0, Math.min(offset, this.text.length)));
        this.faults.push({ line: Math.max(1, line), column: Math.max(1, col), message });
    }
    issue(issue) {
        const at = place(issue.path);
        if (issue.code === 'unrecognized_keys') {
            for (const key of issue.keys.slice(0, MAX_FAULTS)) {
                const known = knownKeys(issue.path).join(', ');
                this.fault(this.keyOffset([...issue.path, key]), `${at}unknown key "${key}"; known: ${known}`);
            }
        }
        else if (issue.code === 'invalid_key') {
            this.fault(this.keyOffset(issue.path), `${at}${issue.issues[0]?.message ?? issue.message}`);
        }
        else {
            this.fault(this.valueOffset(issue.path), `${at}${wording(issue)}`);
        }
    }
    /** Conditions are compiled even where another part is faulty, so that all faults are told at once. */
    conditions(raw) {
        const rules = typeof raw === 'object' && raw !== null && 'rules' in raw ? raw.rules : null;
        if (!Array.isArray(rules))
            return;
        for (const [index, rule] of rules.slice(0, 100).entries()) {
            const condition = typeof rule === 'object' && rule !== null && 'if' in rule ? rule.if : null;
            if (typeof condition !== 'string')
                continue;
            const compiled = compileCondition(condition);
            if (compiled.ok)
                continue;
            const path = ['rules', index, 'if'];
            for (const { offset, message } of compiled.faults) {
                this.fault(this.offsetInside(path, condition, offset), `${place(path)}${message}`);
            }
        }
    }
    sameNames(policy) {
        const seen = new Set();
        for (const [index, rule] of (policy.rules ?? []).entries()) {
            const path = ['rules', index, 'name'];
            if (seen.has(rule.name)) {
                this.fault(this.valueOffset(path), `${place(path)}there is a rule "${rule.name}" before; names must differ`);
            }
            seen.add(rule.name);
        }
    }
    unknownRules(policy, knownRules) {
        const unknown = (pattern) => {
            const [plane = ''] = pattern.split('/');
            const ofPlane = knownRules.filter((rule) => rule.startsWith(`${plane}/`));
            if (pattern.endsWith('/*') || ofPlane.length === 0 || ofPlane.includes(pattern))
                return null;
            return `there is no rule "${pattern}"; "${plane}" has: ${ofPlane.toSorted().join(', ')}`;
        };
        for (const pattern of Object.keys(policy.severities ?? {})) {
            if (this.full())
                return;
            const message = unknown(pattern);
            if (message !== null)
                this.fault(this.keyOffset(['severities', pattern]), `severities: ${message}`);
        }
        for (const [index, { rule }] of (policy.suppressions ?? []).entries()) {
            if (this.full())
                return;
            const message = rule === undefined ? null : unknown(rule);
            const path = ['suppressions', index, 'rule'];
            if (message !== null)
                this.fault(this.valueOffset(path), `${place(path)}${message}`);
        }
    }
    /** The offset of a value; of the nearest one around it where it is missing. */
    valueOffset(path) {
        for (let length = path.length; length > 0; length -= 1) {
            const node = this.nodeAt(path.slice(0, length));
            if (node?.range)
                return node.range[0];
            if (length === path.length && this.pairAt(path) !== null)
                return this.keyOffset(path);
        }
        return this.document.contents?.range?.[0] ?? 0;
    }
    keyOffset(path) {
        const key = this.pairAt(path);
        return key?.range?.[0] ?? this.valueOffset(path.slice(0, -1));
    }
    nodeAt(path) {
        const node = this.document.getIn(path, true);
        return (0,dist/* isNode */.Ll)(node) ? node : null;
    }
    pairAt(path) {
        const parent = path.length === 1 ? this.document.contents : this.document.getIn(path.slice(0, -1), true);
        if (!(0,dist/* isMap */.jh)(parent))
            return null;
        const pair = parent.items.find((item) => (0,dist/* isPair */.tO)(item) && (0,dist/* isScalar */.jn)(item.key) && item.key.value === path.at(-1));
        return pair !== undefined && (0,dist/* isScalar */.jn)(pair.key) ? pair.key : null;
    }
    /** Where an offset of a scalar's value stands in the text: exact where the scalar is written as it reads. */
    offsetInside(path, value, offset) {
        const node = this.nodeAt(path);
        const start = node?.range?.[0] ?? this.valueOffset(path);
        if (!(0,dist/* isScalar */.jn)(node))
            return start;
        const lead = node.type === dist/* Scalar */.X5.PLAIN ? 0 : 1;
        return this.text.startsWith(value, start + lead) ? start + lead + offset : start;
    }
}
/** `rules[2].if: `, as a lead of a message. */
function place(path) {
    let text = '';
    for (const part of path)
        text += typeof part === 'number' ? `[${part}]` : `${text === '' ? '' : '.'}${String(part)}`;
    return text === '' ? '' : `${text}: `;
}
function knownKeys(path) {
    if (path[0] === 'rules')
        return Object.keys(RuleDocument.shape);
    if (path[0] === 'criteria')
        return Object.keys(CriteriaDocument.shape);
    if (path[0] === 'suppressions')
        return Object.keys(SuppressionDocument.shape);
    return Object.keys(PolicyDocument.shape);
}
function wording(issue) {
    if ('input' in issue && issue.input === undefined)
        return 'is missing';
    if (issue.code === 'invalid_value')
        return `must be one of ${issue.values.map(String).join(', ')}`;
    if (issue.code === 'invalid_type')
        return `must be ${ARTICLES.get(issue.expected) ?? issue.expected}`;
    return issue.message;
}
const ARTICLES = new Map([
    ['array', 'a list'],
    ['object', 'a mapping of keys to values'],
    ['record', 'a mapping of keys to values'],
    ['string', 'a text'],
    ['number', 'a number'],
]);
function yamlMessage(code, message) {
    if (code === 'MULTIPLE_DOCS')
        return 'a policy is one document; there is a second one';
    if (code === 'DUPLICATE_KEY')
        return 'this key is there twice';
    return message;
}
//# sourceMappingURL=parse.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/tables.js
/** Whether a line is the row of dashes below a table's header. */
function delimiterRow(line) {
    const text = line.trim();
    return text.includes('-') && text.includes('|') && /^[\s|:-]+$/u.test(text);
}
/** The table's rows from its header on, without the row of dashes. */
function rowsFrom(lines, start, bare) {
    const rows = [{ text: bare(lines[start] ?? ''), line: start + 1 }];
    for (let index = start + 2; index < lines.length; index++) {
        const text = bare(lines[index] ?? '');
        if (text.trim() === '' || !text.includes('|'))
            break;
        rows.push({ text, line: index + 1 });
    }
    return rows;
}
/** The cells of a row; `\|` is a bar inside a cell. */
function cells(row) {
    const text = row.trim();
    const found = [];
    let cell = '';
    for (let at = text.startsWith('|') ? 1 : 0; at < text.length; at++) {
        const char = text.charAt(at);
        if (char === '\\' && text.charAt(at + 1) === '|') {
            cell += '|';
            at++;
        }
        else if (char === '|') {
            found.push(cell.trim());
            cell = '';
        }
        else
            cell += char;
    }
    if (cell.trim() !== '' || !text.endsWith('|'))
        found.push(cell.trim());
    return found;
}
//# sourceMappingURL=tables.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/blocks.js

/** Deeper lists are read as lists of this depth. */
const MAX_DEPTH = 12;
const TAB = 4;
const BULLET = /^(?:[-*+•◦‣▪▸●○■□·]|\d{1,3}[.)]|[a-zA-Z][)]|\((?:\d{1,2}|[a-z])\))(?=[ \t]|$)/u;
const TIGHT_BULLET = /^[•◦‣▪▸●■]|^[–—](?=[ \t])|^(?=[☐☑☒✅✔✓])/u;
const FENCE = /^(`{3,}|~{3,})[ \t]*([^`]*)$/u;
const ATX = /^(#{1,6})(?:[ \t]+(.*)|)$|^(#{2,6}(?=[^\s#\d])|#(?=\p{Lu}))(.*)$/u;
const RULE = /^(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/u;
const UNDERLINE = /^(?:-{2,}|={2,})[ \t]*$/u;
const TAG = /^<\/?(?:details|summary|p|div|ul|ol|li|br|b|strong|i|em|h[1-6]|table|thead|tbody|tr|td|th|hr|img|span|center|a|sub|sup|kbd|section)(?=[\s/>])/iu;
/** Reads a body into blocks. Takes any text; never throws. */
function readBlocks(body) {
    return new BlockReader(body.split(/\r\n|\n|\r/u)).read();
}
class BlockReader {
    #lines;
    #blocks = [];
    #open = [];
    #afterBlank = true;
    #quoted = false;
    #inParagraph = false;
    constructor(lines) {
        this.#lines = lines;
    }
    read() {
        let index = 0;
        while (index < this.#lines.length)
            index = this.#step(index);
        return this.#blocks;
    }
    /** Reads what starts at a line and gives the index of the line after it. */
    #step(index) {
        const { text: unquoted, quoted } = unquote(this.#lines[index] ?? '');
        if (quoted !== this.#quoted) {
            this.#quoted = quoted;
            this.#open = [];
            this.#inParagraph = false;
        }
        const { indent, text } = indentation(unquoted);
        if (text === '')
            return this.#blank(index);
        if (text.startsWith('<!--'))
            return this.#comment(index, text);
        const fence = FENCE.exec(text);
        if (fence !== null)
            return this.#fence(index, indent, fence[1] ?? '', fence[2] ?? '');
        if (this.#underlines(text))
            return index + 1;
        if (RULE.test(text))
            return this.#push({ type: 'break' }, index);
        const heading = ATX.exec(text);
        if (heading !== null && indent < TAB) {
            const marks = heading[1] ?? heading[3] ?? '';
            const title = (heading[2] ?? heading[4] ?? '').trimEnd();
            return this.#push({ type: 'heading', level: marks.length, text: withoutClosingMarks(title), line: index + 1 }, index);
        }
        if (text.includes('|') && delimiterRow(unquote(this.#lines[index + 1] ?? '').text)) {
            const rows = rowsFrom(this.#lines, index, (line) => unquote(line).text);
            this.#push({ type: 'table', rows: rows.map((row) => ({ cells: cells(row.text), line: row.line })) }, index);
            return index + rows.length + 1;
        }
        if (text.startsWith('<') && TAG.test(text))
            return this.#html(index, text);
        return this.#text(index, indent, text);
    }
    #blank(index) {
        this.#afterBlank = true;
        this.#inParagraph = false;
        return index + 1;
    }
    #push(block, index) {
        this.#blocks.push(block);
        this.#open = [];
        this.#inParagraph = false;
        this.#afterBlank = true;
        return index + 1;
    }
    /** A comment may span lines; what follows its end on the same line is dropped with it, as CommonMark does. */
    #comment(index, text) {
        if (text.includes('-->', 4))
            return this.#blank(index);
        let next = index + 1;
        while (next < this.#lines.length && !(this.#lines[next] ?? '').includes('-->'))
            next++;
        return this.#blank(next);
    }
    #fence(index, indent, mark, info) {
        const inside = [];
        let next = index + 1;
        for (; next < this.#lines.length; next++) {
            const line = this.#quoted ? unquote(this.#lines[next] ?? '').text : (this.#lines[next] ?? '');
            if (closesFence(line, mark))
                break;
            inside.push({ text: line, line: next + 1 });
        }
        const block = { type: 'code', info: info.trim().toLowerCase(), lines: inside };
        const holder = this.#holder(indent);
        if (holder === undefined)
            return this.#push(block, next);
        holder.code.push(block);
        this.#afterBlank = true;
        return next + 1;
    }
    /** A setext underline makes the one line above it a heading; under a longer paragraph it is only a rule. */
    #underlines(text) {
        const last = this.#blocks.at(-1);
        if (!this.#inParagraph || last?.type !== 'line' || !UNDERLINE.test(text))
            return false;
        if (last.lead && last.text.split(/\s+/u, 14).length <= 12 && !/[.!?]$/u.test(last.text)) {
            this.#blocks.pop();
            this.#push({ type: 'heading', level: text.startsWith('=') ? 1 : 2, text: last.text, line: last.line }, 0);
        }
        else
            this.#push({ type: 'break' }, 0);
        return true;
    }
    #html(index, text) {
        const level = /^<h([1-6])[\s>]/iu.exec(text);
        const inner = withoutTags(text);
        if (inner === '')
            return this.#blank(index);
        if (level !== null)
            return this.#push({ type: 'heading', level: Number(level[1]), text: inner, line: index + 1 }, index);
        if (/^<summary[\s>]/iu.test(text))
            return this.#blank(index);
        return this.#text(index, 0, /^<li[\s>]/iu.test(text) ? `- ${inner}` : inner);
    }
    #text(index, indent, text) {
        const marker = BULLET.exec(text)?.[0] ?? TIGHT_BULLET.exec(text)?.[0];
        if (marker !== undefined)
            this.#item(index, indent, marker, text);
        else
            this.#continue(index, indent, text);
        this.#afterBlank = false;
        return index + 1;
    }
    #item(index, indent, marker, text) {
        let rest = text.slice(marker.length);
        const content = indent + Math.max(marker.length, 1) + 1;
        // `- - text` is one item to a reader.
        for (let again = 0; again < 4; again++) {
            const inner = /^[ \t]+[-*+](?=[ \t])/u.exec(rest);
            if (inner === null)
                break;
            rest = rest.slice(inner[0].length);
        }
        const item = { line: index + 1, lines: [rest.trim()], details: [], children: [], code: [] };
        while (this.#open.length > 0) {
            const top = this.#open.at(-1);
            if (top === undefined || indent >= Math.min(top.content, top.column + 2))
                break;
            if (indent >= top.column || this.#open.length === 1)
                break;
            this.#open.pop();
        }
        const top = this.#open.at(-1);
        const nests = top !== undefined && indent >= Math.min(top.content, top.column + 2) && this.#open.length < MAX_DEPTH;
        if (nests) {
            top.item.children.push(item);
            this.#open.push({ column: indent, content, items: top.item.children, item });
        }
        else if (top !== undefined) {
            top.items.push(item);
            this.#open[this.#open.length - 1] = { column: Math.min(indent, top.column), content, items: top.items, item };
        }
        else {
            const items = [item];
            this.#blocks.push({ type: 'list', items, quoted: this.#quoted });
            this.#open = [{ column: indent, content, items, item }];
        }
        this.#inParagraph = false;
    }
    /** The item that an indented line belongs to. */
    #holder(indent) {
        return indent === 0 ? undefined : (this.#open.findLast((list) => indent > list.column) ?? this.#open.at(-1))?.item;
    }
    #continue(index, indent, text) {
        const holder = this.#holder(indent) ?? (this.#afterBlank || opensAnew(text) ? undefined : this.#open.at(-1)?.item);
        if (holder !== undefined) {
            if (this.#afterBlank || holder.details.length > 0)
                holder.details.push({ text, line: index + 1 });
            else
                holder.lines.push(text);
            return;
        }
        this.#open = [];
        this.#blocks.push({ type: 'line', text, line: index + 1, quoted: this.#quoted, lead: !this.#inParagraph });
        this.#inParagraph = true;
    }
}
/** A line right under a list that is a label or a bold title is the next thing, not the last item's rest. */
function opensAnew(text) {
    return /:\s*$/u.test(text.slice(-8)) || text.startsWith('**') || text.startsWith('__');
}
/** Takes quote marks off the start of a line: any number of them counts as one. */
function unquote(line) {
    let at = 0;
    let quoted = false;
    for (; at < line.length; at++) {
        const char = line[at];
        if (char === '>')
            quoted = true;
        else if (char !== ' ')
            break;
    }
    if (!quoted)
        return { text: line, quoted };
    const mark = line.lastIndexOf('>', at);
    return { text: line.slice(line[mark + 1] === ' ' ? mark + 2 : mark + 1), quoted };
}
function indentation(line) {
    let [at, indent] = [0, 0];
    for (; at < line.length; at++) {
        const char = line[at];
        if (char === ' ' || char === '\u00a0')
            indent++;
        else if (char === '\t')
            indent += TAB - (indent % TAB);
        else
            break;
    }
    return { indent, text: line.slice(at).trimEnd() };
}
function closesFence(line, mark) {
    const text = line.trim();
    return text.length >= mark.length && text === mark.charAt(0).repeat(text.length);
}
function withoutClosingMarks(title) {
    let end = title.length;
    while (end > 0 && title[end - 1] === '#')
        end--;
    return end === 0 || /\s/u.test(title[end - 1] ?? '') ? title.slice(0, end).trim() : title.trim();
}
/** The text between tags; a `<` without its `>` stays. */
function withoutTags(text) {
    let out = '';
    let at = 0;
    while (at < text.length) {
        const open = text.indexOf('<', at);
        const close = open === -1 ? -1 : text.indexOf('>', open);
        if (close === -1)
            return (out + text.slice(at)).trim();
        out += `${text.slice(at, open)} `;
        at = close + 1;
    }
    return out.trim();
}
//# sourceMappingURL=blocks.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/dialects.js
const DIALECTS = [
    {
        language: 'en',
        feature: ['Feature', 'Business Need', 'Ability'],
        background: ['Background'],
        scenario: ['Example', 'Scenario'],
        outline: ['Scenario Outline', 'Scenario Template'],
        examples: ['Examples', 'Scenarios'],
        givens: ['Given '],
        whens: ['When '],
        thens: ['Then '],
        ands: ['And ', 'But '],
    },
    {
        language: 'de',
        feature: ['Funktionalität', 'Funktion'],
        background: ['Grundlage', 'Hintergrund', 'Voraussetzungen', 'Vorbedingungen'],
        scenario: ['Beispiel', 'Szenario'],
        outline: ['Szenariogrundriss', 'Szenarien'],
        examples: ['Beispiele'],
        givens: ['Angenommen ', 'Gegeben sei ', 'Gegeben seien '],
        whens: ['Wenn '],
        thens: ['Dann '],
        ands: ['Und ', 'Aber '],
    },
    {
        language: 'fr',
        feature: ['Fonctionnalité'],
        background: ['Contexte'],
        scenario: ['Exemple', 'Scénario'],
        outline: ['Plan du scénario', 'Plan du Scénario'],
        examples: ['Exemples'],
        givens: [
            'Soit ',
            'Sachant que ',
            "Sachant qu'",
            'Sachant ',
            'Etant donné que ',
            "Etant donné qu'",
            'Etant donné ',
            'Etant donnée ',
            'Etant donnés ',
            'Etant données ',
            'Étant donné que ',
            "Étant donné qu'",
            'Étant donné ',
            'Étant donnée ',
            'Étant donnés ',
            'Étant données ',
        ],
        whens: ['Quand ', 'Lorsque ', "Lorsqu'"],
        thens: ['Alors ', 'Donc '],
        ands: ['Et que ', "Et qu'", 'Et ', 'Mais que ', "Mais qu'", 'Mais '],
    },
    {
        language: 'es',
        feature: ['Característica', 'Necesidad del negocio', 'Requisito'],
        background: ['Antecedentes'],
        scenario: ['Ejemplo', 'Escenario'],
        outline: ['Esquema del escenario'],
        examples: ['Ejemplos'],
        givens: ['Dado ', 'Dada ', 'Dados ', 'Dadas '],
        whens: ['Cuando '],
        thens: ['Entonces '],
        ands: ['Y ', 'E ', 'Pero '],
    },
    {
        language: 'pt',
        feature: ['Funcionalidade', 'Característica', 'Caracteristica'],
        background: ['Contexto', 'Cenário de Fundo', 'Cenario de Fundo', 'Fundo'],
        scenario: ['Exemplo', 'Cenário', 'Cenario'],
        outline: ['Esquema do Cenário', 'Esquema do Cenario', 'Delineação do Cenário', 'Delineacao do Cenario'],
        examples: ['Exemplos', 'Cenários', 'Cenarios'],
        givens: ['Dado ', 'Dada ', 'Dados ', 'Dadas '],
        whens: ['Quando '],
        thens: ['Então ', 'Entao '],
        ands: ['E ', 'Mas '],
    },
    {
        language: 'it',
        feature: ['Funzionalità', 'Esigenza di Business', 'Abilità'],
        background: ['Contesto'],
        scenario: ['Esempio', 'Scenario'],
        outline: ['Schema dello scenario'],
        examples: ['Esempi'],
        givens: ['Dato ', 'Data ', 'Dati ', 'Date '],
        whens: ['Quando '],
        thens: ['Allora '],
        ands: ['E ', 'Ed ', 'Ma '],
    },
    {
        language: 'nl',
        feature: ['Functionaliteit'],
        background: ['Achtergrond'],
        scenario: ['Voorbeeld', 'Scenario'],
        outline: ['Abstract Scenario'],
        examples: ['Voorbeelden'],
        givens: ['Gegeven ', 'Stel '],
        whens: ['Als ', 'Wanneer '],
        thens: ['Dan '],
        ands: ['En ', 'Maar '],
    },
];
//# sourceMappingURL=dialects.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/fold.js
/** Words made comparable: no case, no marks, no punctuation. Unicode's own tables, no locale. */
const MARKS = /\p{M}/gu;
const NOT_WORD = /[^\p{L}\p{N}]+/gu;
/** Lower case without diacritics; everything else stays. */
function fold(text) {
    return text.normalize('NFD').replace(MARKS, '').toLowerCase().replaceAll('ß', 'ss');
}
/** The words of a text, folded, with single spaces between: `Critères d’acceptation :` is `criteres d acceptation`. */
function foldWords(text) {
    return fold(text).replace(NOT_WORD, ' ').trim();
}
//# sourceMappingURL=fold.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/text.js
/** From the raw text of an item to the criterion's text: boxes, ids, emphasis and comments off, code spans kept. */

/** The longest text a criterion has; the rest is cut, and an ellipsis says so. */
const MAX_TEXT = 2000;
const BOX = /^\\?\[(?:[ \txX✓✔–-]?|[ \t]{2})\\?\][.:]?(?=\s|$|[^(\s\]])/u;
const MARK_BOX = /^[☐☑☒✅✔✓❌]\ufe0f?\s*/u;
/** `AC1:`, `AC-1`, `(AC 1)`, `[AC#1]`, `**AC1**`, `Criterion 1:`, and the short forms of the other languages: CA1, AK1. */
const OWN_ID = /^[([]?\s*(?:(?:AC|CA|AK)[\s#_.-]?|(?:acceptance )?criterion #?|crit[eè]re #?|criterio #?|kriterium #?|criterium #?)(\d{1,4})(?:\.\d{1,3})?(?![\p{L}\p{N}])\s*[)\]]?\s*(?:[:.)–—-]+\s*)?/iu;
/** Reads an item's raw text. Linear in its length. */
function readItemText(raw) {
    let text = raw.length > MAX_TEXT * 2 ? raw.slice(0, MAX_TEXT * 2) : raw;
    text = withoutComments(text).trim();
    text = text.replace(BOX, '').trimStart().replace(MARK_BOX, '');
    const dropped = /^~~[^~]+~~[.;]?$/u.test(text);
    text = withoutEmphasis(text).replace(/\s+/gu, ' ').trim();
    const own = OWN_ID.exec(text);
    const id = own === null ? null : Number(own[1]);
    const rest = own === null ? text : text.slice(own[0].length).trim();
    return { text: cut(rest), id: id === null || id === 0 ? null : id, dropped };
}
function cut(text) {
    return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT - 1).toWellFormed()}…` : text;
}
function withoutComments(text) {
    let out = '';
    let at = 0;
    for (;;) {
        const open = text.indexOf('<!--', at);
        if (open === -1)
            return out + text.slice(at);
        out += text.slice(at, open);
        const close = text.indexOf('-->', open + 4);
        if (close === -1)
            return out;
        at = close + 3;
    }
}
/** Takes `**`, `__` at the edge of words, and single `*` or `_` around words off; code spans stay as they are. */
function withoutEmphasis(text) {
    if (!/[*_\\]/u.test(text))
        return text;
    const parts = text.split('`');
    // An odd number of backticks leaves the last one alone: what follows it is no code.
    const closed = parts.length % 2 === 1 ? parts.length : parts.length - 1;
    return parts.map((part, index) => (index % 2 === 1 && index < closed ? part : plain(part))).join('`');
}
function plain(text) {
    return text
        .replaceAll('**', '')
        .replace(/(^|[\s(["'])__(?=\S)/gu, '$1')
        .replace(/(\S)__(?=[\s)\]"'.,;:!?]|$)/gu, '$1')
        .replace(/(^|[\s(["'])[*_](?=[\p{L}\p{N}([<"'“‘])/gu, '$1')
        .replace(/([\p{L}\p{N})\]>"'”’.!?:])[*_](?=[\s)\]"'.,;:!?]|$)/gu, '$1')
        .replace(/\\([!-/:-@[-`{-~])/gu, '$1');
}
/** Folded texts that say that nothing is said. */
const EMPTY_WORDS = new Set([
    'tbd tba todo none nothing na n/a wip xxx pending later unknown text item criterion criteria example lorem',
    'keine ka folgt offen aucun aucune neant ninguno ninguna nada nenhum nenhuma nessuno nessuna geen nvt',
]
    .join(' ')
    .split(' ')
    .map(foldWords));
const EMPTY_PHRASES = new Set([
    'n a',
    'no response',
    'to be defined',
    'to be determined',
    'to be done',
    'to do',
    'text here',
    'your text here',
    'add here',
    'fill me in',
    'fill in',
    'lorem ipsum',
    'not applicable',
    'no acceptance criteria',
    'see above',
    'see below',
    'wird noch definiert',
    'noch offen',
    'a definir',
    'por definir',
    'da definire',
    'nader te bepalen',
    'a completer',
]);
const NUMBERED = /^(?:(?:first|second|third|another|one|two|three) )?(?:acceptance )?(?:criteria|criterion|criterium|kriterium|critere|criterio|item|requirement|condition|point|ac|scenario)(?: (?:\d+|[a-z]|one|two|three|etc|here))?$/u;
const LINK = /\[([^[\]]*)\]\([^()\s]*\)/gu;
const BLANKS = /\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}|<[^<>]*>/gu;
const STEP_WORDS = new Set('given when then and but if so that angenommen gegeben sei wenn dann und soit etant donne quand alors et dado dada cuando entonces y quando entao e dato allora gegeven als dan en'.split(' '));
/** Whether a text is a template's blank and says nothing: `...`, `TBD`, `<describe …>`, `Given (context), When (action)`. */
function text_isPlaceholder(text) {
    const bare = text.replaceAll('`', '').trim();
    const folded = foldWords(bare);
    if (folded === '' || EMPTY_WORDS.has(folded) || EMPTY_PHRASES.has(folded) || NUMBERED.test(folded))
        return true;
    if (text.includes('`'))
        return false;
    const left = fold(text
        .replace(LINK, ' $1 ')
        .replace(/<https?:[^<>]*>/gu, ' link ')
        .replace(BLANKS, ' '));
    const words = foldWords(left).split(' ');
    return words.every((word) => word === '' || STEP_WORDS.has(word)) && words.length < 16;
}
//# sourceMappingURL=text.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/gherkin.js
/** Gherkin without its parser: Cucumber's own refuses steps that stand without a Feature line, as tickets have them. */



function keywordsOf(dialect, index) {
    const of = (words, role) => words.map((word) => ({ folded: fold(word).trim(), role, dialect: index }));
    return [
        ...of(dialect.feature, 'feature'),
        ...of(dialect.background, 'background'),
        ...of(dialect.outline, 'scenario'),
        ...of(dialect.scenario, 'scenario'),
        ...of(dialect.examples, 'examples'),
        ...of(dialect.givens, 'given'),
        ...of(dialect.whens, 'when'),
        ...of(dialect.thens, 'then'),
        ...of(dialect.ands, 'and'),
    ];
}
/** Keywords by their first word, longest first, so that a line is held against few of them. */
const KEYWORDS = byFirstWord(DIALECTS.flatMap(keywordsOf).sort((a, b) => b.folded.length - a.folded.length));
const STARTS = DIALECTS.map((dialect) => [...dialect.givens, ...dialect.whens].map(spaced));
const ENDS = DIALECTS.map((dialect) => dialect.thens.map(spaced));
const NAMED = new Set(['feature', 'background', 'scenario', 'examples']);
const AFTER_NAME = /^\s*#?\d*\s*:|^\s+#?\d+\s*$/u;
const AFTER_STEP = /^(?:$|[\s:,'’])/u;
/** Only the start of a line can be a keyword. */
const KEYWORD_REACH = 60;
function byFirstWord(keywords) {
    const grouped = new Map();
    for (const keyword of keywords) {
        const word = firstWord(keyword.folded);
        grouped.set(word, [...(grouped.get(word) ?? []), keyword]);
    }
    return grouped;
}
function firstWord(folded) {
    return /^\p{L}+/u.exec(folded)?.[0] ?? '';
}
function spaced(keyword) {
    return ` ${foldWords(keyword)} `;
}
/** What a line is in each language in which it is anything but text. */
function rolesOf(text) {
    const start = fold(withoutEmphasis(text.slice(0, KEYWORD_REACH))).trimStart();
    const roles = new Map();
    for (const { folded, role, dialect } of KEYWORDS.get(firstWord(start)) ?? []) {
        if (roles.has(dialect) || !start.startsWith(folded))
            continue;
        const rest = start.slice(folded.length);
        if ((NAMED.has(role) ? AFTER_NAME : AFTER_STEP).test(rest))
            roles.set(dialect, role);
    }
    return roles;
}
/** Whether a line is Given or When, and Then, all in one: `Given a, when b, then c`. */
function isWholeStep(text) {
    const folded = ` ${foldWords(text.slice(0, 600))} `;
    return STARTS.some((starts, dialect) => starts.some((word) => folded.startsWith(word)) && (ENDS[dialect] ?? []).some((word) => folded.includes(word)));
}
/** The role of a line on its own, in the first language in which it has one. */
function stepRole(text) {
    const roles = rolesOf(text);
    return roles.size === 0 ? 'text' : (roles.get(Math.min(...roles.keys())) ?? 'text');
}
/** The language that fits most lines: it needs a Then, and a Given or a When; null where none has both. */
function dialectFor(lines) {
    const counts = DIALECTS.map(() => ({ starts: 0, thens: 0, hits: 0 }));
    for (const roles of lines) {
        for (const [dialect, role] of roles) {
            const count = counts[dialect];
            if (count === undefined)
                continue;
            count.hits++;
            if (role === 'given' || role === 'when')
                count.starts++;
            if (role === 'then')
                count.thens++;
        }
    }
    let best = null;
    counts.forEach(({ starts, thens, hits }, dialect) => {
        if (starts > 0 && thens > 0 && hits > (best === null ? 0 : (counts[best]?.hits ?? 0)))
            best = dialect;
    });
    return best;
}
/**
 * Reads lines as Gherkin: scenarios, and what of the lines is none. Lines that fit no language give no scenarios.
 * A Background's steps stand first in every scenario. Rows of examples, tags and comments are passed over.
 */
function readScenarios(lines) {
    const roles = lines.map(({ text }) => rolesOf(text));
    const dialect = dialectFor(roles);
    if (dialect === null)
        return { scenarios: [], rest: [...lines] };
    const rest = [];
    const drafts = [];
    let background = [];
    let into = 'none';
    for (const [index, { text: raw, line }] of lines.entries()) {
        const text = withoutEmphasis(raw).replace(/\s+/gu, ' ').trim();
        if (text === '' || /^[@#|]/u.test(text))
            continue;
        const role = roles[index]?.get(dialect) ?? 'text';
        const last = drafts.at(-1);
        if (role === 'feature' || role === 'examples')
            into = 'skip';
        else if (role === 'background') {
            background = [];
            into = 'background';
        }
        else if (role === 'scenario') {
            drafts.push({ title: text, line, steps: [], roles: [] });
            into = 'scenario';
        }
        else if (role === 'text') {
            // A step that wraps; anything else before the first step is prose.
            if (into === 'scenario' && last !== undefined && last.steps.length > 0)
                last.steps.push(`${last.steps.pop() ?? ''} ${text}`);
            else if (into === 'background' && background.length > 0)
                background.push(`${background.pop() ?? ''} ${text}`);
            else if (into === 'none')
                rest.push({ text: raw, line });
        }
        else if (into === 'background')
            background.push(text);
        else {
            const anew = last === undefined || into !== 'scenario' || (role === 'given' && last.roles.includes('then'));
            const draft = anew ? { title: '', line, steps: [], roles: [] } : last;
            if (anew)
                drafts.push(draft);
            draft.steps.push(text);
            draft.roles.push(role);
            into = 'scenario';
        }
    }
    return { scenarios: drafts.flatMap((draft) => finished(draft, background)), rest };
}
function finished(draft, background) {
    if (draft.steps.every((step) => text_isPlaceholder(step)))
        return [];
    const complete = draft.roles.includes('then') && draft.roles.some((role) => role === 'given' || role === 'when');
    return [{ title: draft.title, line: draft.line, steps: [...background, ...draft.steps], complete }];
}
//# sourceMappingURL=gherkin.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/titles.js
/** Titles of the sections of a ticket, in seven languages, as `foldWords` writes them: lower case, no marks, single spaces. */

const ACCEPTANCE = [
    // English
    'acceptance criteria',
    'acceptance criterion',
    'acceptance criterias',
    'acceptance',
    'acceptance conditions',
    'acceptance checklist',
    'acceptance tests',
    'acceptance test',
    'acceptance scenarios',
    'acceptance requirements',
    'acs',
    'ac',
    'a c',
    'success criteria',
    'exit criteria',
    'completion criteria',
    'conditions of satisfaction',
    'conditions of acceptance',
    'criteria of acceptance',
    'criteria for acceptance',
    'done when',
    'this is done when',
    // German
    'akzeptanzkriterien',
    'akzeptanzkriterium',
    'akzeptanz kriterien',
    'abnahmekriterien',
    'abnahmebedingungen',
    'erfolgskriterien',
    'fertig wenn',
    // French
    'criteres d acceptation',
    'critere d acceptation',
    'criteres d acceptance',
    'criteres de validation',
    'criteres de succes',
    'criteres de recette',
    'conditions d acceptation',
    // Spanish
    'criterios de aceptacion',
    'criterio de aceptacion',
    'criterios de aceptacion y prueba',
    'condiciones de aceptacion',
    'criterios de exito',
    // Portuguese
    'criterios de aceitacao',
    'criterio de aceitacao',
    'criterios de aceite',
    'criterio de aceite',
    'condicoes de aceitacao',
    'criterios de sucesso',
    // Italian
    'criteri di accettazione',
    'criterio di accettazione',
    'criteri di accettabilita',
    'condizioni di accettazione',
    'criteri di successo',
    // Dutch
    'acceptatiecriteria',
    'acceptatie criteria',
    'acceptatiecriterium',
    'acceptatievoorwaarden',
    'succescriteria',
];
const REQUIREMENTS = [
    'requirements',
    'requirement',
    'functional requirements',
    'requirements and context',
    'anforderungen',
    'anforderung',
    'funktionale anforderungen',
    'exigences',
    'exigences fonctionnelles',
    'besoins',
    'requisitos',
    'requisitos funcionales',
    'requerimientos',
    'requisitos funcionais',
    'requisiti',
    'requisiti funzionali',
    'vereisten',
    'eisen',
    'functionele eisen',
    'functionele vereisten',
];
const DONE = [
    'definition of done',
    'dod',
    'done criteria',
    'definition von fertig',
    'definition of done dod',
    'definition de fini',
    'definition du fini',
    'definition de termine',
    'definicion de hecho',
    'definicion de terminado',
    'definicion de listo',
    'definicao de pronto',
    'definicao de concluido',
    'definizione di fatto',
    'definizione di completato',
    'definitie van klaar',
    'definitie van gereed',
];
const STOP = [
    'notes',
    'note',
    'technical notes',
    'implementation notes',
    'dev notes',
    'developer notes',
    'design notes',
    'tasks',
    'task',
    'todo',
    'to do',
    'subtasks',
    'sub tasks',
    'implementation',
    'implementation plan',
    'implementation brief',
    'steps',
    'steps to reproduce',
    'out of scope',
    'not in scope',
    'non goals',
    'nice to have',
    'context',
    'additional context',
    'additional info',
    'additional information',
    'background',
    'description',
    'user story',
    'problem',
    'references',
    'resources',
    'links',
    'related',
    'related issues',
    'dependencies',
    'depends on',
    'blocked by',
    'parent',
    'parent epic',
    'epic',
    'priority',
    'labels',
    'owner',
    'assignee',
    'estimate',
    'story points',
    'risks',
    'questions',
    'open questions',
    'assumptions',
    'files',
    'affected files',
    'impacted files',
    'files to change',
    'appendix',
    'screenshots',
    'design',
    'designs',
    'mockups',
    'environment',
    'guidelines',
    'hypothesis',
    'definition of ready',
    // German
    'hinweise',
    'anmerkungen',
    'notizen',
    'aufgaben',
    'kontext',
    'hintergrund',
    'beschreibung',
    'nicht im umfang',
    'ausserhalb des umfangs',
    'abgrenzung',
    'betroffene dateien',
    'abhangigkeiten',
    'offene fragen',
    'risiken',
    // French
    'taches',
    'remarques',
    'notes techniques',
    'contexte',
    'hors perimetre',
    'fichiers concernes',
    'dependances',
    // Spanish, Portuguese
    'notas',
    'notas tecnicas',
    'tareas',
    'tarefas',
    'contexto',
    'descripcion',
    'descricao',
    'fuera de alcance',
    'fora de escopo',
    'fora do escopo',
    'archivos afectados',
    'arquivos afetados',
    'dependencias',
    // Italian
    'nota',
    'compiti',
    'contesto',
    'descrizione',
    'fuori ambito',
    'fuori scopo',
    'file interessati',
    'dipendenze',
    // Dutch
    'opmerkingen',
    'notities',
    'taken',
    'achtergrond',
    'beschrijving',
    'buiten scope',
    'betrokken bestanden',
    'afhankelijkheden',
];
const MAX_TITLE_WORDS = 9;
const EXACT = new Map([
    ...STOP.map((title) => [title, 'stop']),
    ...DONE.map((title) => [title, 'done']),
    ...REQUIREMENTS.map((title) => [title, 'requirements']),
    ...ACCEPTANCE.map((title) => [title, 'acceptance']),
]);
/** Titles that say what they are even with other words around them: two words or more, or one long one. */
const TELLING = [
    ...ACCEPTANCE.filter(isTelling).map((title) => [title, 'acceptance']),
    ...DONE.filter(isTelling).map((title) => [title, 'done']),
];
function isTelling(title) {
    return title.includes(' ') ? title.length >= 10 : title.length >= 14;
}
/** A title without numbering, emoji and what stands in brackets at its end: `3. Akzeptanzkriterien (neu):`. */
function bareTitle(text) {
    const trimmed = text.trimEnd();
    const open = trimmed.lastIndexOf('(');
    const cut = open > 0 && /\):?$/u.test(trimmed) ? trimmed.slice(0, open) : trimmed;
    return foldWords(cut).replace(/^(?:\d+ )+/u, '');
}
/**
 * The kind of the section that a title opens; null when the title is none of those known. `loose` also takes titles
 * with other words around a telling one ("Proposed acceptance criteria for v2"): for headings, not for plain lines.
 */
function sectionKind(title, loose) {
    if (title.length > 200)
        return null;
    const bare = bareTitle(title);
    const exact = EXACT.get(bare) ?? EXACT.get(bare.replace(/ \d+$/u, ''));
    if (exact !== undefined)
        return exact;
    if (!loose || bare.split(' ').length > MAX_TITLE_WORDS)
        return null;
    const padded = ` ${bare} `;
    return TELLING.find(([phrase]) => padded.includes(` ${phrase} `))?.[1] ?? null;
}
//# sourceMappingURL=titles.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/sections.js
/** A ticket's sections: which stretch of it holds criteria, by headings of any make. */




/** How strong a title is; a section ends at the next one that is as strong. Headings have 1 to 6. */
const BOLD = 7;
const PLAIN = 8;
const NO_RANK = 9;
const sections_MAX_TITLE = 200;
const MAX_BOLD_WORDS = 12;
const OPEN_SENTENCE = /(?:^|\s)(?:to|must|should|can|shall|will|may|cannot|not|soll|sollen|muss|mussen|kann|konnen|doit|peut|debe|puede|deve|pode|puo|moet|kan)\s?:$/u;
/** Whether a line goes on in each item below it: "The user can:". */
function isOpenSentence(text) {
    return OPEN_SENTENCE.test(fold(text.slice(-40)).trimEnd());
}
/** Cuts a ticket's blocks into sections. Text before the first known title stands in sections of kind `none`. */
function readSections(blocks) {
    const sections = [{ kind: 'none', title: null, entries: [] }];
    let rank = NO_RANK;
    let whole = false;
    let outer = null;
    for (const block of blocks) {
        let section = sections.at(-1) ?? { kind: 'none', title: null, entries: [] };
        const title = titleOf(block);
        if (title === null) {
            // "Acceptance criteria: it works." is whole; the next paragraph is another matter.
            if (block.type === 'line' && block.lead && whole)
                section = reopened(sections);
            if (block.type === 'break') {
                if (rank >= BOLD && section.entries.length > 0)
                    section = reopened(sections);
            }
            else if (block.type !== 'heading')
                section.entries.push(block);
            continue;
        }
        // A stretch of notes inside an acceptance section ends at the next title below that section's own.
        if (outer !== null && title.kind === null && title.rank > outer.rank && section !== outer.section) {
            section = { kind: 'acceptance', title: outer.section.title, entries: [] };
            sections.push(section);
            rank = outer.rank;
        }
        if (!opens(title, section, rank)) {
            section.entries.push({ type: 'label', text: labelText(title), line: title.line, heading: title.rank <= BOLD });
            continue;
        }
        const inner = section.kind === 'acceptance' && title.kind === 'stop' && title.rank > rank;
        if (inner)
            outer = { section, rank };
        else if (outer !== null && title.rank <= outer.rank)
            outer = null;
        section = { kind: title.kind ?? 'none', title: title.text, entries: [] };
        sections.push(section);
        rank = title.rank;
        if (section.kind === 'none')
            section.entries.push({ type: 'label', text: title.text, line: title.line, heading: title.rank <= BOLD });
        whole = title.rest !== '' && section.kind !== 'none';
        if (title.rest !== '')
            section.entries.push({ type: 'line', text: title.rest, line: title.line, quoted: false, lead: true });
    }
    return sections;
}
/** A section of no kind after one that has ended without a title. */
function reopened(sections) {
    const section = { kind: 'none', title: null, entries: [] };
    sections.push(section);
    return section;
}
function labelText(title) {
    return title.rest === '' ? title.text : `${title.text}: ${title.rest}`;
}
/** Whether a title ends the section before it. Titles of criteria and of scenarios stay inside. */
function opens(title, section, rank) {
    if (title.rank > rank && section.kind === 'acceptance' && title.kind !== 'stop')
        return false;
    if (title.kind !== null)
        return !(title.kind === section.kind && title.rank > rank);
    if (section.kind === 'none')
        return title.rank <= BOLD;
    if (title.rank > rank)
        return false;
    if (isCriterionTitle(title.text))
        return false;
    // "Acceptance criteria:" may be followed by "Backend:" at once, and then by its peers.
    const grouped = section.entries.length === 0 || section.entries[0]?.type === 'label';
    return !(title.rank === PLAIN && rank === PLAIN && grouped);
}
/** `### AC1: the export` and `Scenario 2: an error` are criteria, not sections. */
function isCriterionTitle(text) {
    return readItemText(text).id !== null || stepRole(text) !== 'text';
}
function titleOf(block) {
    if (block.type === 'heading') {
        const text = withoutEmphasis(block.text).trim();
        return {
            rank: block.level,
            text,
            rest: '',
            line: block.line,
            kind: isCriterionTitle(text) ? null : sectionKind(text, true),
        };
    }
    if (block.type !== 'line' || block.quoted)
        return null;
    return boldTitle(block.text, block.line) ?? plainTitle(block.text, block.line);
}
/** `**Title**`, `**Title:**`, `**Title**:` and `**Title:** rest`. */
function boldTitle(text, line) {
    const mark = text.startsWith('**') ? '**' : text.startsWith('__') ? '__' : null;
    if (mark === null)
        return null;
    const close = text.indexOf(mark, 2);
    if (close === -1 || close > sections_MAX_TITLE)
        return null;
    let inner = text.slice(2, close).trim();
    let rest = text.slice(close + 2).trim();
    const colon = inner.endsWith(':') || rest.startsWith(':');
    if (rest.startsWith(':'))
        rest = rest.slice(1).trim();
    inner = inner.replace(/:$/u, '').trim();
    if (inner === '' || (rest !== '' && !colon) || inner.split(' ').length > MAX_BOLD_WORDS)
        return null;
    if (rest !== '' && isCriterionTitle(inner))
        return null;
    const kind = isCriterionTitle(inner) ? null : sectionKind(inner, true);
    return { rank: BOLD, text: withoutEmphasis(inner), rest, line, kind };
}
/** A known title alone or before a colon, or any short line that ends in a colon. */
function plainTitle(text, line) {
    const colon = text.indexOf(':');
    const bare = withoutEmphasis(text.slice(0, sections_MAX_TITLE + 1)).trim();
    if (colon === -1) {
        const kind = bare.length <= sections_MAX_TITLE ? sectionKind(bare, false) : null;
        // Without a colon only the long and plain ones count: "Notes" or "AC" may be any line.
        return kind === 'acceptance' && bare.length > 9 ? { rank: PLAIN, text: bare, rest: '', line, kind } : null;
    }
    if (colon > sections_MAX_TITLE)
        return null;
    const rest = text.slice(colon + 1).trim();
    const title = withoutEmphasis(text.slice(0, colon)).trim();
    if (isOpenSentence(text) || isCriterionTitle(`${title}:`) || isCriterionTitle(title))
        return null;
    const kind = sectionKind(title, rest === '');
    const tells = kind === 'acceptance' || kind === 'stop';
    if (rest !== '')
        return tells && title.length > 2 ? { rank: PLAIN, text: title, rest, line, kind } : null;
    return title === '' ? null : { rank: PLAIN, text: title, rest, line, kind };
}
//# sourceMappingURL=sections.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/table-items.js
/** Criteria in a table: one a row, in the column whose header says so. */



const TEXT_HEADERS = new Set('criterion,criteria,requirement,description,scenario,behavior,behaviour,expected,expected result,expectation,condition,kriterium,beschreibung,anforderung,critere,description,exigence,criterio,descripcion,descricao,requisito,descrizione,criterium,beschrijving,eis'.split(','));
/** Columns that say something about a criterion but not what it is. */
const SIDE_HEADERS = new Set('id,nr,no,number,ac,status,state,done,priority,owner,notes,comment,comments,test,verified,estado,statut,hinweis,notas,note'.split(','));
const STEP_HEADERS = new Set('given,when,then,angenommen,wenn,dann,quand,alors,dado,cuando,entonces,quando,entao,dato,allora,gegeven,als,dan'.split(','));
const BARE_NUMBER = /^\d{1,4}$/u;
/** The criteria of a table's rows; the first row is the header. A table without a telling header gives none. */
function tableItems(rows) {
    const headers = (rows[0]?.cells ?? []).map(foldWords);
    const steps = headers.flatMap((header, at) => (STEP_HEADERS.has(header) ? [at] : []));
    const column = textColumn(headers);
    if (steps.length < 2 && column === -1)
        return [];
    return rows.slice(1).flatMap((row) => rowItem(row, headers, steps.length >= 2 ? steps : [column]));
}
function textColumn(headers) {
    const named = headers.findIndex((header) => TEXT_HEADERS.has(header) || sectionKind(header, true) === 'acceptance');
    if (named !== -1 && !(headers[named] === 'ac' && headers.length > 1))
        return named;
    const open = headers.flatMap((header, at) => (SIDE_HEADERS.has(header) || header === '' ? [] : [at]));
    return open.length === 1 && headers.length > 1 ? (open[0] ?? -1) : -1;
}
function rowItem(row, headers, columns) {
    const values = columns.map((at) => ({ header: headers[at] ?? '', value: row.cells[at] ?? '' }));
    if (values.every(({ value }) => text_isPlaceholder(value)))
        return [];
    const steps = columns.length > 1;
    const parts = steps ? values.map(({ header, value }) => stepText(header, value)) : [];
    const own = readItemText(steps ? parts.join(' ') : (values[0]?.value ?? ''));
    if (own.dropped)
        return [];
    const first = row.cells[0] ?? '';
    const beside = columns.includes(0) ? null : readItemText(`${first} x`).id;
    const numbered = !columns.includes(0) && BARE_NUMBER.test(first) && headers[0] === 'ac' ? Number(first) : null;
    return [{ text: own.text, parts, line: row.line, id: own.id ?? beside ?? numbered, form: 'marked' }];
}
/** A cell with its header's word before it, unless it begins with that. */
function stepText(header, value) {
    const word = header.charAt(0).toUpperCase() + header.slice(1);
    return foldWords(value).startsWith(`${header} `) ? value : `${word} ${value}`;
}
//# sourceMappingURL=table-items.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/items.js
/** From a section's entries to the criteria in it. */
var _a;





/** Reads a section's entries. Placeholders, struck-out items and hints beside a list are left out. */
function readItems(entries) {
    const reader = new ItemReader();
    for (const entry of entries)
        reader.take(entry);
    const found = reader.finish();
    const bare = reader.marked ? [] : found.filter((item) => item.form === 'bare');
    return reader.marked ? found.filter((item) => item.form !== 'bare') : bare;
}
class ItemReader {
    #found = [];
    #lines = [];
    #quotedLines = [];
    /** `### AC1: title`: what follows it is its parts. */
    #titled = null;
    /** Whether the section has a list, table, scenario or id, filled in or not. */
    marked = false;
    take(entry) {
        if (entry.type === 'line') {
            (entry.quoted ? this.#quotedLines : this.#lines).push({ text: entry.text, line: entry.line });
            return;
        }
        // "Given that …:" above a list holds for each of its items.
        const given = entry.type === 'list' ? this.#takeGiven() : null;
        this.#flushLines();
        if (entry.type === 'label')
            this.#label(entry);
        else if (entry.type === 'list')
            this.#list(entry.items, given);
        else if (entry.type === 'table')
            this.#add(tableItems(entry.rows));
        else if (entry.type === 'code')
            this.#code(entry.info, entry.lines);
    }
    finish() {
        this.#flushLines();
        this.#closeTitle();
        return this.#found;
    }
    #add(items) {
        const into = this.#titled?.items ?? this.#found;
        for (const item of items) {
            if (item.form !== 'bare')
                this.marked = true;
            if (!text_isPlaceholder(item.text))
                into.push(item);
        }
    }
    #label(label) {
        const own = readItemText(label.text);
        const role = stepRole(label.text);
        if (own.id !== null || role === 'scenario') {
            this.#closeTitle();
            this.marked = true;
            this.#titled = { title: label, text: own.text, id: own.id, items: [] };
        }
        else if (label.heading)
            this.#closeTitle();
    }
    #closeTitle() {
        const titled = this.#titled;
        this.#titled = null;
        if (titled === null)
            return;
        const parts = titled.items.flatMap((item) => (item.parts.length > 0 ? item.parts : [item.text]));
        const text = text_isPlaceholder(titled.text) || isUnnamed(titled.text) ? parts.join(' ') : titled.text;
        if (text !== '' && (parts.length > 0 || titled.id !== null))
            this.#add([
                {
                    text,
                    parts,
                    line: titled.title.line,
                    id: titled.id,
                    form: titled.id === null ? 'scenario' : 'marked',
                },
            ]);
    }
    #takeGiven() {
        const last = this.#lines.at(-1);
        if (last === undefined || !last.text.trimEnd().endsWith(':'))
            return null;
        if (stepRole(last.text) !== 'given' && !isOpenSentence(last.text))
            return null;
        const given = readItemText(last.text).text;
        if (text_isPlaceholder(given))
            return null;
        this.#lines.pop();
        return given;
    }
    #flushLines() {
        const [lines, quoted] = [this.#lines, this.#quotedLines];
        [this.#lines, this.#quotedLines] = [[], []];
        for (const group of [lines, quoted]) {
            const { scenarios, rest } = readScenarios(group);
            if (scenarios.length > 0 || group.some(({ text }) => isEmptyStep(text)))
                this.marked = true;
            const paragraphs = joinWrapped(rest).map((line) => bareItem(line));
            this.#add(mergeInOrder(scenarios.map(scenarioItem), paragraphs));
        }
    }
    #code(info, lines) {
        const { scenarios } = readScenarios(lines);
        const language = info.split(/\s/u, 1)[0] ?? '';
        if (scenarios.length > 0 && language !== 'markdown' && language !== 'md') {
            this.#add(scenarios.map(scenarioItem));
        }
        else if (['', 'markdown', 'md', 'text', 'txt'].includes(language))
            this.#markdown(lines);
    }
    /** Issue forms put what was typed into a fence when the field says `render: markdown`. */
    #markdown(lines) {
        const first = lines[0]?.line ?? 1;
        const entries = readSections(readBlocks(lines.map(({ text }) => text).join('\n'))).flatMap((section) => section.entries);
        const inner = new _a();
        for (const entry of entries)
            if (entry.type !== 'code')
                inner.take(entry);
        const items = inner.finish().filter((item) => item.form !== 'bare' || isWholeStep(item.text));
        this.#add(items.map((item) => ({ ...item, line: item.line + first - 1, form: 'marked' })));
    }
    #list(items, given) {
        this.marked = true;
        const steps = items.map((item) => ({ text: readItemText(items_ownText(item)).text, line: item.line }));
        const inSteps = steps.length > 1 && steps.every(({ text }) => isStep(text) && !isWholeStep(text));
        if (inSteps) {
            const above = given === null ? [] : [{ text: given, line: steps[0]?.line ?? 1 }];
            const { scenarios } = readScenarios([...above, ...steps]);
            if (scenarios.length > 0) {
                this.#add(scenarios.map(scenarioItem));
                return;
            }
        }
        for (const item of items)
            this.#add(listItem(item, given));
    }
}
_a = ItemReader;
function items_ownText(item) {
    return item.lines.join(' ');
}
function isStep(text) {
    const role = stepRole(text);
    return role !== 'text' && role !== 'feature';
}
function isEmptyStep(text) {
    return isStep(text) && text_isPlaceholder(text);
}
function isUnnamed(text) {
    return stepRole(text) === 'scenario' && /^[^:]*:?\s*$/u.test(text) && /\d\s*:?\s*$/u.test(text);
}
function scenarioItem({ title, line, steps, complete }) {
    const own = readItemText(isUnnamed(title) || text_isPlaceholder(title) ? '' : title);
    const text = own.text === '' ? steps.join(' ') : own.text;
    return { text, parts: steps, line, id: own.id, form: complete ? 'scenario' : 'marked' };
}
function bareItem({ text, line }) {
    const own = readItemText(text);
    const dropped = own.dropped || /^!?\[[^\]]*\]\([^)]*\)$/u.test(own.text);
    const form = own.id !== null || isWholeStep(own.text) ? 'marked' : 'bare';
    return { text: dropped ? '' : own.text, parts: [], line, id: own.id, form };
}
/** Words before the colon of an item whose children are choices or members of it, and not criteria of their own. */
const MAX_GROUP_WORDS = 4;
/**
 * A list item with what is nested in it. "One of:" and its children are one criterion; under a short title such as
 * "Backend:", or where only the children have boxes, each child is a criterion; else the children are its parts.
 */
function listItem(item, given) {
    const own = readItemText(items_ownText(item));
    if (own.dropped)
        return [];
    const children = item.children.filter((child) => !text_isPlaceholder(readItemText(items_ownText(child)).text));
    const text = given === null || own.text === '' ? own.text : `${given} ${own.text}`;
    const scenarios = item.code.flatMap((code) => readScenarios(code.lines).scenarios);
    if (children.length === 0) {
        const parts = scenarios.flatMap((scenario) => scenario.steps);
        const only = scenarios.length > 0 && own.text === '' ? scenarios.map(scenarioItem) : null;
        return only ?? [{ text, parts, line: item.line, id: own.id, form: 'marked' }];
    }
    const nested = children.map((child) => ({ text: readItemText(items_ownText(child)).text, line: child.line }));
    if (isStep(own.text) && !isWholeStep(own.text)) {
        const steps = readScenarios([{ text: own.text, line: item.line }, ...nested]).scenarios;
        if (steps.length === 1)
            return steps.map(scenarioItem);
        if (steps.length === 0 && stepRole(own.text) === 'given')
            return children.flatMap((child) => listItem(child, own.text));
    }
    if (own.id === null && isGroup(item, own.text))
        return children.flatMap((child) => listItem(child, given));
    const parts = nested.map((line) => line.text);
    const whole = own.text.endsWith(':') ? `${text} ${parts.join(' / ')}` : text;
    return [{ text: whole, parts, line: item.line, id: own.id, form: 'marked' }];
}
function isGroup(item, text) {
    if (text === '')
        return true;
    const boxed = (one) => /^\\?\[[ xX]?\\?\]/u.test(one.lines[0] ?? '');
    if (!boxed(item) && item.children.every(boxed))
        return true;
    const raw = items_ownText(item).trim();
    if (isOpenSentence(text))
        return false;
    const short = text.split(' ').length <= MAX_GROUP_WORDS && !/\b(?:either|one|any|all|both)\b/iu.test(text);
    return short && (text.endsWith(':') || /^(?:\*\*|__)[^*_]+(?:\*\*|__):?$/u.test(raw));
}
/** Lines of prose: a line that begins in lower case, or after a comma, goes on with the one before it. */
function joinWrapped(lines) {
    const joined = [];
    for (const { text, line } of lines) {
        const before = joined.at(-1);
        const wraps = before?.last === line - 1 && (/^[\p{Ll}(]/u.test(text) || /[,–—-]$/u.test(before.text.at(-1) ?? ''));
        if (before !== undefined && wraps) {
            before.text.push(text);
            before.last = line;
        }
        else
            joined.push({ text: [text], line, last: line });
    }
    return joined.map(({ text, line }) => ({ text: text.join(' '), line }));
}
function mergeInOrder(left, right) {
    return [...left, ...right].sort((a, b) => a.line - b.line);
}
//# sourceMappingURL=items.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/choose.js
/** Which of a ticket's sections its criteria come from: the most explicit ones that hold any. */

/** The items of all sections of a kind. */
function itemsOf(sections, kind) {
    return sections.filter((section) => section.kind === kind).flatMap((section) => readItems(section.entries));
}
/** The items of a ticket that are its criteria, by falling explicitness. */
function chooseItems(sections) {
    const acceptance = itemsOf(sections, 'acceptance');
    if (acceptance.length > 0)
        return { from: 'acceptance', items: acceptance };
    const open = sections.filter((section) => section.kind !== 'stop').flatMap((section) => readItems(section.entries));
    const numbered = open.filter((item) => item.id !== null);
    if (numbered.length > 0)
        return { from: 'ids', items: numbered };
    const scenarios = open.filter((item) => item.form === 'scenario');
    if (scenarios.length > 0)
        return { from: 'scenarios', items: scenarios };
    const requirements = itemsOf(sections, 'requirements');
    if (requirements.length > 0)
        return { from: 'requirements', items: requirements };
    // An acceptance section that nobody filled in: a general definition of done does not stand in for it.
    if (sections.some((section) => section.kind === 'acceptance'))
        return { from: 'none', items: [] };
    const done = itemsOf(sections, 'done');
    return { from: done.length > 0 ? 'done' : 'none', items: done };
}
//# sourceMappingURL=choose.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/explain.js
/**
 * What of a ticket is a criterion, and what looks like one and is none, and why. It extracts nothing by itself: it holds
 * what could be meant as a criterion against what the reader took.
 */






/** More are not listed; the last one then says how many there are. */
const explain_MAX_LISTED = 400;
/** A sentence of prose that asks for something, in the reader's seven languages. */
const DEMANDS = /(?:^|\s)(?:must|should|shall|needs? to|has to|have to|soll|sollen|sollte|muss|mussen|doit|doivent|devrait|debe|deben|deberia|deve|devem|devono|moet|moeten)\s/u;
const READ_AS_TEXT = new Set(['', 'markdown', 'md', 'text', 'txt']);
/** Says what of a ticket's body could be meant as a criterion and is none, in the order of the lines. Never throws. */
function explainIgnored(body) {
    const sections = readSections(readBlocks(body));
    const choice = chooseItems(sections);
    const taken = new Taken(choice);
    const found = sections
        .flatMap((section) => section.entries.flatMap((entry) => candidates(entry, section, 0)))
        .flatMap(withNested)
        .filter((candidate) => !taken.has(candidate))
        .map((candidate) => told(candidate, taken, choice, sections))
        .toSorted((a, b) => a.line - b.line);
    if (found.length <= explain_MAX_LISTED)
        return found;
    const [kept, left] = [found.slice(0, explain_MAX_LISTED - 1), found.slice(explain_MAX_LISTED - 1)];
    const line = left[0]?.line ?? 1;
    return [...kept, { line, text: '', reason: `${left.length} more lines that are no criteria` }];
}
function withNested(candidate) {
    return [candidate, ...candidate.within.flatMap(withNested)];
}
/** @param before lines of the body before the entry's own first one: of a text inside of a fence */
function candidates(entry, section, before) {
    const one = (form, raw, line) => ({
        form,
        line: line + before,
        raw,
        section,
        within: [],
    });
    switch (entry.type) {
        case 'list':
            return entry.items.map((item) => listed(item, section, before));
        case 'table':
            return entry.rows.slice(1).map(({ cells, line }) => one('row', cells.join(' | '), line));
        case 'line':
            return mayBeMeant(entry.text, section) ? [one('line', entry.text, entry.line)] : [];
        case 'label':
            return isCriterionLike(entry.text) ? [one('title', entry.text, entry.line)] : [];
        case 'code': {
            const scenarios = entry.lines.filter(({ text }) => stepRole(text) === 'scenario');
            if (scenarios.length > 0)
                return scenarios.map(({ text, line }) => one('title', text, line));
            // A fence inside of a fence stays closed: the reader opens one.
            if (before > 0 || !READ_AS_TEXT.has(entry.info.split(/\s/u, 1)[0] ?? ''))
                return [];
            const inner = readSections(readBlocks(entry.lines.map(({ text }) => text).join('\n')));
            const offset = (entry.lines[0]?.line ?? 1) - 1;
            return inner.flatMap(({ entries }) => entries.flatMap((each) => candidates(each, section, offset)));
        }
        case 'break':
            return [];
    }
}
function listed(item, section, before) {
    const within = item.children.map((child) => listed(child, section, before));
    return { form: 'item', line: item.line + before, raw: item.lines.join(' '), section, within };
}
function isCriterionLike(text) {
    return readItemText(text).id !== null || stepRole(text) === 'scenario';
}
/** Whether a line of prose could be meant as a criterion: any in a section of criteria, elsewhere what reads like one. */
function mayBeMeant(text, { kind }) {
    if (kind === 'acceptance' || isCriterionLike(text) || isWholeStep(text))
        return true;
    return DEMANDS.test(fold(text.slice(0, MAX_TEXT)));
}
/** What the reader took, by line and by words. */
class Taken {
    choice;
    #byLine;
    #lines;
    #partsOf = new Map();
    constructor(choice) {
        this.choice = choice;
        const items = choice.items.toSorted((a, b) => a.line - b.line);
        this.#byLine = new Map(items.map((item) => [item.line, item]));
        this.#lines = [...this.#byLine.keys()];
    }
    has(candidate) {
        if (!this.readIn(candidate.section))
            return false;
        if (this.#byLine.has(candidate.line))
            return true;
        const { text } = readItemText(candidate.raw);
        if (text === '')
            return false;
        // Parts of a criterion stand below it, and what holds for all of a list stands above.
        return this.#around(candidate.line).some((item) => this.#parts(item).has(text) || item.text.includes(text));
    }
    /** Whether criteria were taken out of such a section. */
    readIn({ kind }) {
        const { from } = this.choice;
        if (from === 'ids' || from === 'scenarios')
            return kind !== 'stop';
        return from !== 'none' && from === kind;
    }
    #parts(item) {
        const known = this.#partsOf.get(item) ?? new Set(item.parts);
        this.#partsOf.set(item, known);
        return known;
    }
    /** The items that stand next to a line, before and after it. */
    #around(line) {
        let [low, high] = [0, this.#lines.length];
        while (low < high) {
            const middle = (low + high) >>> 1;
            if ((this.#lines[middle] ?? 0) <= line)
                low = middle + 1;
            else
                high = middle;
        }
        return [this.#lines[low - 1], this.#lines[low]].flatMap((at) => this.#byLine.get(at ?? 0) ?? []);
    }
}
function told(candidate, taken, choice, sections) {
    const { line, raw } = candidate;
    return { line, text: readItemText(raw).text, reason: reasonOf(candidate, taken, choice, sections) };
}
const quoted = (title) => `under "${(title ?? '').slice(0, 80)}"`;
function reasonOf(candidate, taken, { from }, sections) {
    const { section, form, raw } = candidate;
    const { text, dropped } = readItemText(raw);
    if (dropped)
        return 'struck through';
    if (text === '')
        return 'empty';
    if (text_isPlaceholder(text))
        return "a template's blank: it says nothing yet";
    if (withNested(candidate).some((nested) => taken.has(nested)))
        return 'a title of what is below it';
    if (section.kind === 'stop')
        return `${quoted(section.title)}, where no criteria are looked for`;
    if (taken.readIn(section))
        return beside(form, from);
    switch (section.kind) {
        case 'requirements':
            return `${quoted(section.title)}, which counts only where a ticket has nothing that is called acceptance criteria`;
        case 'done':
            return sections.some(({ kind }) => kind === 'acceptance')
                ? `${quoted(section.title)}, which counts only where a ticket has no section of acceptance criteria`
                : `${quoted(section.title)}, which counts only where a ticket has no criteria of its own`;
        case 'acceptance':
            return form === 'row' ? NO_COLUMN : 'not in a form that is read as a criterion: make it an item of a list';
        case 'none':
            if (section.title === null)
                return 'outside of a section of acceptance criteria';
            return `${quoted(section.title)}, which is no heading of acceptance criteria`;
    }
}
const NO_COLUMN = 'in a table whose header names no column of criteria';
/** Why something is left out where other things were taken. */
function beside(form, from) {
    if (from === 'ids')
        return 'without an id, and the criteria of this ticket are those that have one';
    if (from === 'scenarios')
        return 'no scenario, and the criteria of this ticket are its scenarios';
    if (form === 'row')
        return NO_COLUMN;
    if (form === 'line')
        return 'text beside the list, table or scenarios that are the criteria';
    return 'not in a form that is read as a criterion';
}
//# sourceMappingURL=explain.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/kinds.js

/** People and groups whose consent is a process. */
const kinds_PEOPLE = '(?:product owner|po|product team|stakeholders?|designers?|design team|ux(?: team)?|qa(?: team)?|legal|security team|accessibility team|(?:the )?team|reviewers?|maintainers?|client|customer|business)';
const CONSENT = '(?:approves?|approved|accepts?|accepted|signs? off|signed off|reviews?|reviewed|confirms?|confirmed|has approved|has accepted)';
const PROCESS = [
    new RegExp(`^(?:the )?${kinds_PEOPLE} (?:has |have |had )?${CONSENT}\\b`, 'u'),
    new RegExp(`\\b(?:approved|reviewed|accepted|signed off|validated|verified|tested|checked) (?:off )?(?:by|with) (?:the |a |an )?${kinds_PEOPLE}\\b`, 'u'),
    /^(?:code|peer|pr|design|ux|security|legal|architecture)[ -]?(?:code )?(?:review|reviewed|approval|approved|sign[- ]?off)\b/u,
    /^(?:the )?(?:pr|pull request|merge request|mr)s? (?:is |are |was |were |has been |have been |must be |revue|revisad[oa]|gereviewt)?(?:approved|reviewed|merged|opened|created|revue|revisad[oa]|refers?)\b/u,
    /^(?:pr|pull request) (?:revue|refers to)\b/u,
    /\bmerged (?:in)?to (?:the )?(?:main|master|develop|trunk)\b/u,
    /^(?:is |was |has been |the (?:change|feature|work|story|fix) (?:is|was) )?(?:deployed|released|rolled out|shipped) (?:to|on|in) (?:the )?(?:staging|production|prod|dev|test|uat|qa)\b/u,
    /\b(?:was|is|been|work) (?:checked|tested|verified|validated) (?:in|on) (?:dev|test|staging|production|prod|uat|qa)\b/u,
    /\bacceptance criteria(?:s)? (?:are|is|were|have been) (?:all )?met\b|\bmeets all (?:the )?acceptance criteria/u,
    /^(?:a )?demo(?:ed|nstrated| (?:was )?(?:given|held|recorded))\b/u,
    /\b(?:written and approved|sign(?:ed)?[- ]off (?:from|by|obtained|given)|ticket (?:is |was )?(?:closed|updated|moved))\b/u,
    /^(?:code|design|work)? ?(?:wurde |ist )?(?:gereviewt|abgenommen|freigegeben)\b/u,
    /\b(?:product owner|fachbereich|team) (?:hat|nimmt) .{0,40}(?:abgenommen|akzeptiert|freigegeben|ab)\b/u,
    /^(?:code|revue de code|relecture)\b.{0,20}\b(?:revu|relu|validee?|effectuee?)\b/u,
    /^(?:codigo|revision de codigo|revisao de codigo)\b.{0,20}\b(?:revisado|aprobad[oa]|aprovad[oa]|feita|hecha)\b/u,
];
const TEST_WORDS = '(?:unit|integration|e2e|end[- ]to[- ]end|regression|acceptance|contract|snapshot|black[- ]?box|endpoint|automated|smoke|api)';
const QUALITY = [
    new RegExp(`\\b(?:all |existing |${TEST_WORDS} |the )*(?:tests?|checks?|ci|build|pipeline|lint(?:er|ing)?|suite)(?: suite)? (?:still |all |must |should )?(?:pass(?:es|ed|ing)?|(?:is|are|stays?|remains?) green|succeeds?|runs? clean)\\b`, 'u'),
    /\bci (?:is )?(?:green|verte?|verde|grun)\b/u,
    /\b(?:code |test |branch |line )?coverage\b.{0,30}(?:\d|%|increase|decrease|drop|remain|stay)|\d ?% (?:test |code )?coverage\b|\bcouverture\b.{0,12}\d|\babdeckung\b.{0,20}\d|\bcobertura\b.{0,20}\d/u,
    /\b(?:no|zero|without) (?:new )?(?:lint(?:er|ing)?|type|typescript|compiler|eslint|console|sonar) (?:errors?|warnings?|issues?)\b/u,
    /\b(?:axe|lighthouse|wcag|a11y|accessibility) (?:accessibility )?(?:checks?|scores?|audits?|standards?|compliant|compliance|requirements)\b|\bpasses (?:the )?axe\b|\bwcag\b/u,
    /\b(?:no|without) (?:known |new )?(?:performance |visual |functional )?regressions?\b/u,
    /\b(?:p9[059]|latency|throughput|page load|load time|response time|performance)\b.{0,40}\b(?:\d|under|below|improv|degrad|accept|budget|within)/u,
    /^works (?:in|on|with) (?:all |current |the latest |latest |modern |major )*(?:browsers?|chrome|firefox|safari|edge|ie)\b/u,
    /\b(?:code|solution|implementation) (?:is|should be|must be) (?:clean|readable|maintainable|well[- ]structured|in english|performant|scalable)\b/u,
    /\bfollows? (?:the |our )?(?:coding|code|style|team) (?:style|standards?|guidelines?|conventions?|guide)\b/u,
];
const TEST = [
    new RegExp(`^(?:there (?:is|are) |at least \\w+ |add(?:s|ed)? |new |write |the |a |an |every \\w+ has .{0,20})?(?:${TEST_WORDS} )*(?:tests?|specs?|test cases?)\\b(?! (?:data|environment|server|user|account|mode|button|page|account|key|results?|runs?|runner|id)\\b)`, 'u'),
    new RegExp(`\\b(?:${TEST_WORDS}|covered by|with|has) (?:${TEST_WORDS} )*tests?\\b`, 'u'),
    /\b(?:unit|integration|e2e)[- ]?test(?:ed|s)?\b|\b\w+[./-]test\.\w+`? (?:covers?|checks?|tests?)|\btests? (?:covers?|checks?|exist|added|written|prove|verify|assert)\b/u,
    /\b(?:test abgedeckt|getestet|unit-getestet|tests vorhanden|testes?|pruebas unitarias|tests unitaires|test unitari|unittests?) ?(?:vorhanden|ergan\w*|anadid\w*|escrit\w*|ajoute\w*|aggiunt\w*|toegevoegd|adicionad\w*)?$/u,
    /^(?:pruebas|testes|tests|test) (?:unitari\w+|de integra\w+|d integration)\b/u,
];
const DOCUMENTS = '(?:docs?|documentation|readme(?:\\.md)?|changelog(?:\\.md)?|release notes?|user guide|handbook|wiki|storybook|openapi(?:\\.ya?ml)?|dokumentation|documentacion|documentacao|documentazione|documentatie)';
const DOC = [
    /^(?:(?:is|are|fully|public api is|the \w+(?: \w+)? (?:is|are)) )?documented\b/u,
    new RegExp(`\\b(?:documented|described|explained|mentioned|noted) in (?:the )?(?:\\w+ )?${DOCUMENTS}\\b`, 'u'),
    new RegExp(`^(?:the |api |user |add(?:s|ed)? |updates?d? )*\`?${DOCUMENTS}\`?(?: file| entry| page)?(?: (?:is|are|has been|have been|was|were|must be))?(?: (?:updated|added|written|describes?|explains?|mentions?|lists?|documents?|says|shows|covers?|names|has|have|contains?|includes?|gets|complete|aktualisiert|erganzt|actualizad[oa]|mise? a jour|atualizad[oa]|aggiornat[oa]|bijgewerkt))`, 'u'),
    new RegExp(`\\b(?:update|updated|add|added|in) (?:to |the )*${DOCUMENTS}$`, 'u'),
    /\bist (?:dokumentiert|in der dokumentation)\b|\b(?:est|sont) documente/u,
];
const NEGATIVE = [
    /\b(?:must|shall|should|may|can|could|do|does|did|is|are|will|was|were) ?(?:not|n['’]t)\b|\bcannot\b|\bwon['’]t\b/u,
    /\b(?:no longer|never|not any ?more|nowhere)\b/u,
    /^no\b|^without\b|\b(?:is|are|be|been|was|were|gets?) (?:removed|deleted|dropped|gone)\b|^(?:remove|delete|drop)s?\b/u,
    /\b(?:nicht|nie|niemals|kein(?:e|en|er|em)?)\b|\b(?:jamais|n['’]\w+ pas|ne \w+ (?:pas|plus|jamais))\b/u,
    /\b(?:nunca|jamas|ya no)\b|^no se\b|\bnao\b|\bnon (?:deve|devono|viene|vengono|si|puo|e)\b|\b(?:niet|nooit|geen)\b/u,
];
/** Words beyond this do not change what a criterion is. */
const REACH = 400;
/** The kind of a criterion by its words. Process and quality only where it is plain: they take it out of the count. */
function criterionKind(text) {
    const folded = fold(text.slice(0, REACH)).replaceAll('`', '').replace(/\s+/gu, ' ').trim();
    const says = (patterns) => patterns.some((pattern) => pattern.test(folded));
    if (says(PROCESS))
        return 'process';
    if (says(QUALITY))
        return 'quality';
    if (says(DOC))
        return 'doc';
    if (says(TEST))
        return 'test';
    return says(NEGATIVE) ? 'negative' : 'behaviour';
}
/** Whether a change's lines can show that a criterion of this kind is met. */
function isCodeVerifiable(kind) {
    return kind !== 'process' && kind !== 'quality';
}
//# sourceMappingURL=kinds.js.map
;// CONCATENATED MODULE: ./build/src/engine/criteria/index.js





/** Criteria read of one review; a ticket with more is not a ticket. The last one then says how many were left out. */
const MAX_CRITERIA = 400;
/**
 * Reads the criteria. The requested tickets alone where there are any; else the issues that the pull request closes; else
 * the pull request's own body, and of that only an explicit section or `AC1` ids: a template's checklist is no criterion.
 * A requested ticket without criteria gives no items: the service refuses it.
 */
function readCriteria(tickets, body) {
    const requested = tickets.filter((ticket) => ticket.relation === 'requested');
    if (requested.length > 0)
        return settled('ticket', requested.flatMap(ticketItems));
    const closing = tickets.filter((ticket) => ticket.relation === 'closing').flatMap(ticketItems);
    if (closing.length > 0)
        return settled('closing_issue', closing);
    const own = bodyItems(body);
    return own.length > 0 ? settled('body', own) : { source: 'none', items: [] };
}
function ticketItems(ticket) {
    const { items } = chooseItems(readSections(readBlocks(ticket.body)));
    return items.map((item) => ({ ...item, ticket: ticket.id }));
}
/** What the author of a pull request ticks about themselves. */
const CONFESSION = /^(?:i|we|my|our)(?:['’]ve|\s)\s*(?:have|has|am|agree|confirm|read|ran|tested|checked|followed|added|updated|code|changes)?\b/iu;
function bodyItems(body) {
    const sections = readSections(readBlocks(body));
    const acceptance = itemsOf(sections, 'acceptance');
    const items = acceptance.length > 0
        ? acceptance
        : sections.flatMap((section) => readItems(section.entries)).filter((item) => item.id !== null);
    return items.filter((item) => !CONFESSION.test(item.text)).map((item) => ({ ...item, ticket: null }));
}
/** Gives ids: an item's own where it is free, else the lowest free one, in order. */
function settled(source, found) {
    const kept = found.length > MAX_CRITERIA ? found.slice(0, MAX_CRITERIA - 1) : found;
    const taken = new Set();
    const own = kept.map((item) => {
        if (item.id === null || taken.has(item.id))
            return null;
        taken.add(item.id);
        return item.id;
    });
    let next = 1;
    const free = () => {
        while (taken.has(next))
            next++;
        taken.add(next);
        return next;
    };
    const items = kept.map((item, index) => criterion(item, own[index] ?? free()));
    const left = found.length - kept.length;
    if (left > 0)
        items.push(leftOut(left, kept.at(-1)?.ticket ?? null, free()));
    return { source, items };
}
function criterion(item, id) {
    const kind = criterionKind(item.text);
    return {
        id: `AC${id}`,
        text: item.text,
        parts: item.parts,
        kind,
        codeVerifiable: isCodeVerifiable(kind),
        origin: { ticket: item.ticket, line: item.line },
    };
}
/** Stands for the criteria beyond the limit, so that they are never taken for met. */
function leftOut(count, ticket, id) {
    return {
        id: `AC${id}`,
        text: `${count} more criteria than a review reads`,
        parts: [],
        kind: 'behaviour',
        codeVerifiable: true,
        origin: { ticket, line: null },
    };
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/src/engine/policy/built-in.js
const BALANCED = `# Closes on errors and on what the ticket asks for and the change does not show; asks for a person where
# something is doubtful or dangerous; opens otherwise.
rules:
  - name: errors
    if: findings.error > 0
    verdict: request-changes
  - name: unmet-criteria
    if: criteria.source in ["ticket", "closing_issue"] && criteria.unmet > 0
    verdict: request-changes
  - name: incomplete
    if: "!coverage.complete"
    verdict: needs-review
  - name: nothing-to-review
    if: change.files == 0
    verdict: needs-review
  - name: unmet-in-description
    if: criteria.unmet > 0
    verdict: needs-review
  - name: weak-criteria
    if: criteria.weak > 0
    verdict: needs-review
  - name: warnings
    if: findings.warn > 0
    verdict: needs-review
  - name: high-risk
    if: tier >= 3
    verdict: needs-review
  - name: delicate-files
    if: change.classes.exists(c, c in ["ci", "infra", "migration"])
    verdict: needs-review
  - name: clean
    if: true
    verdict: auto-approve
criteria:
  met: 0.6
`;
const STRICT = `# Opens only for small, low-risk changes that show every criterion of a ticket and have no finding above info.
rules:
  - name: errors
    if: findings.error > 0
    verdict: request-changes
  - name: unmet-criteria
    if: criteria.unmet > 0
    verdict: request-changes
  - name: warnings
    if: findings.warn > 0
    verdict: request-changes
  - name: incomplete
    if: "!coverage.complete"
    verdict: needs-review
  - name: nothing-to-review
    if: change.files == 0
    verdict: needs-review
  - name: no-ticket
    if: criteria.source in ["none", "body"] && tier > 0
    verdict: needs-review
  - name: weak-criteria
    if: criteria.weak > 0
    verdict: needs-review
  - name: criteria-for-people
    if: criteria.not_verifiable > 0
    verdict: needs-review
  - name: risk
    if: tier >= 2
    verdict: needs-review
  - name: delicate-files
    if: change.classes.exists(c, c in ["ci", "infra", "migration", "manifest", "lockfile"])
    verdict: needs-review
  - name: policy-edited
    if: policy.changed
    verdict: needs-review
  - name: clean
    if: true
    verdict: auto-approve
criteria:
  met: 0.75
`;
const ADVISORY = `# Never asks for changes: says where a person should look, and opens for everything else.
rules:
  - name: incomplete
    if: "!coverage.complete"
    verdict: needs-review
  - name: errors
    if: findings.error > 0
    verdict: needs-review
  - name: unmet-criteria
    if: criteria.source == "ticket" && criteria.unmet > 0
    verdict: needs-review
  - name: critical-risk
    if: tier >= 4
    verdict: needs-review
  - name: clean
    if: true
    verdict: auto-approve
criteria:
  met: 0.5
`;
/** The text of each built-in policy. */
const BUILT_IN_POLICIES = {
    strict: STRICT,
    balanced: BALANCED,
    advisory: ADVISORY,
};
//# sourceMappingURL=built-in.js.map
;// CONCATENATED MODULE: ./build/src/engine/policy/severities.js
const ORDER = ['off', 'info', 'warn', 'error'];
/** The higher of two settings. */
function higher(a, b) {
    return ORDER.indexOf(a) >= ORDER.indexOf(b) ? a : b;
}
/** What a policy says of a rule: by its id, else by its plane; null where it says nothing. */
function settingOf(severities, rule) {
    const own = (key) => (Object.hasOwn(severities, key) ? severities[key] : undefined);
    return own(rule) ?? own(`${severities_planeOf(rule)}/*`) ?? null;
}
/**
 * The severities of `floor`, lifted by what `lift` says and never lowered. Every rule of the engine that `lift` speaks
 * of gets the higher of the two by its own id. Where `floor` is silent, the rule's own severity is the floor (no single
 * finding of a rule is above it): a setting below it does not count. Of rules that the engine does not have (those of
 * plugged-in tools) the own severity is not known: where `floor` is silent, only `error` counts there, which lowers
 * nothing.
 */
function liftSeverities(floor, lift, rules) {
    const made = { ...floor };
    for (const { id, severity } of rules) {
        const wanted = settingOf(lift, id);
        if (wanted === null)
            continue;
        const set = settingOf(floor, id);
        if (set !== null || higher(wanted, severity) === wanted)
            made[id] = higher(wanted, set ?? severity);
    }
    const planes = new Set(rules.map((rule) => severities_planeOf(rule.id)));
    for (const pattern of [...Object.keys(floor), ...Object.keys(lift)]) {
        const wanted = settingOf(lift, pattern);
        if (wanted === null || planes.has(severities_planeOf(pattern)))
            continue;
        const set = settingOf(floor, pattern);
        if (set !== null || wanted === 'error')
            made[pattern] = higher(wanted, set ?? 'off');
    }
    return made;
}
const severities_planeOf = (rule) => rule.slice(0, rule.indexOf('/'));
//# sourceMappingURL=severities.js.map
;// CONCATENATED MODULE: ./build/src/engine/policy/resolve.js




/** A requested or tenant policy that cannot be used: no such built-in one, or it does not parse. */
class PolicyError extends Error {
    faults;
    name = 'PolicyError';
    constructor(message, faults) {
        super(message);
        this.faults = faults;
    }
}
/** A fault in one line, as people are told it. */
function faultText(fault) {
    return `line ${fault.line}, column ${fault.column}: ${fault.message}`;
}
/** Resolves the policy of a review. `rules` are the engine's. Throws PolicyError for a request's or tenant's policy only. */
function resolvePolicy(sources, repositoryFile, rules) {
    const known = rules.map((rule) => rule.id);
    const { requested, tenant, repository_policy: mode } = sources;
    const requestOrigin = requested && origin('request', requested.name, true, 'named by the request');
    const tenantOrigin = (used, note) => origin('tenant', tenant.name, used, note);
    const ruling = () => {
        const reference = requested ?? tenant;
        return {
            name: reference.name,
            ...complete(read(reference, known), requested ? 'request' : 'tenant', reference.source === null),
        };
    };
    const rulingAlone = (repository, broken) => {
        const { name, policy, base } = ruling();
        return {
            effective: { name, ...policy },
            layers: [{ rules: policy.rules, otherwise: 'needs-review' }],
            repositoryBroken: broken,
            sources: [
                ...(requestOrigin ? [requestOrigin] : []),
                ...repository,
                tenantOrigin(!requested, requested ? 'the request names another' : 'the default of the tenant'),
                ...base,
            ],
        };
    };
    if (repositoryFile === null)
        return rulingAlone([], false);
    const fileOrigin = (used, note) => origin('repository', repositoryFile.path, used, note);
    if (mode === 'ignore')
        return rulingAlone([fileOrigin(false, 'the tenant ignores repository policies')], false);
    if (mode === 'override' && requested)
        return rulingAlone([fileOrigin(false, 'the request names another')], false);
    const parsed = parsePolicyText(repositoryFile.text, known);
    if (!parsed.ok) {
        const [first] = parsed.faults;
        const note = `does not parse, so nothing is approved until it does: ${first === undefined ? '' : faultText(first)}`;
        return rulingAlone([fileOrigin(false, note)], true);
    }
    if (mode === 'override') {
        const { policy, base } = complete(parsed.policy, 'repository', false);
        return {
            effective: { name: repositoryFile.path, ...policy },
            layers: [{ rules: policy.rules, otherwise: 'needs-review' }],
            repositoryBroken: false,
            sources: [
                fileOrigin(true, "takes the tenant's place"),
                tenantOrigin(false, "the repository's takes its place"),
                ...base,
            ],
        };
    }
    const floor = rulingAlone([fileOrigin(true, tighteningNote(parsed.policy))], false);
    return tightened(floor, repositoryFile.path, parsed.policy, rules);
}
function tightened(floor, path, file, rules) {
    const lift = file.extends === undefined ? file : merged(file, builtIn(file.extends));
    const layer = {
        rules: (lift.rules ?? []).map((rule) => ({ ...rule, source: 'repository' })),
        otherwise: file.extends === undefined ? null : 'needs-review',
    };
    return {
        ...floor,
        effective: {
            ...floor.effective,
            name: `${floor.effective.name} + ${path}`,
            rules: [...floor.effective.rules, ...layer.rules],
            severities: liftSeverities(floor.effective.severities, lift.severities ?? {}, rules),
            criteria: { met: Math.max(floor.effective.criteria.met, lift.criteria?.met ?? 0) },
        },
        layers: [...floor.layers, layer],
    };
}
function tighteningNote(file) {
    const unused = [
        ...(file.suppressions?.length ? ['suppressions'] : []),
        ...(Object.keys(file.paths ?? {}).length > 0 ? ['paths'] : []),
    ];
    const lead = 'tightens: the stricter verdict, the higher severity and the higher criteria.met count';
    return unused.length === 0 ? lead : `${lead}; its ${unused.join(' and ')} are not used, since they can loosen`;
}
const origin = (kind, name, used, note) => ({
    origin: kind,
    name,
    used,
    note,
});
/** The document that a reference names. */
function read(reference, known) {
    if (reference.source === null) {
        const name = BuiltInName.safeParse(reference.name);
        if (name.success)
            return builtIn(name.data);
        throw new PolicyError(`there is no built-in policy "${reference.name}"; there are: ${BuiltInName.options.join(', ')}`, []);
    }
    const parsed = parsePolicyText(reference.source, known);
    if (parsed.ok)
        return parsed.policy;
    const [first] = parsed.faults;
    const where = first === undefined ? '' : `: ${faultText(first)}`;
    throw new PolicyError(`the policy "${reference.name}" does not parse${where}`, parsed.faults);
}
function builtIn(name) {
    const parsed = parsePolicyText(BUILT_IN_POLICIES[name], []);
    if (parsed.ok)
        return parsed.policy;
    throw new PolicyError(`the built-in policy "${name}" does not parse`, parsed.faults);
}
/** A document laid over the one it stands on: its rules first, one of the same name in the other's place. */
function merged(own, base) {
    const names = new Set((own.rules ?? []).map((rule) => rule.name));
    return {
        rules: [...(own.rules ?? []), ...(base.rules ?? []).filter((rule) => !names.has(rule.name))],
        severities: { ...base.severities, ...own.severities },
        // Own globs first: the first match wins.
        paths: { ...own.paths, ...without(base.paths ?? {}, own.paths ?? {}) },
        criteria: own.criteria ?? base.criteria ?? { met: DEFAULT_MET },
        suppressions: [...(own.suppressions ?? []), ...(base.suppressions ?? [])],
    };
}
const without = (from, keys) => Object.fromEntries(Object.entries(from).filter(([key]) => !Object.hasOwn(keys, key)));
/** Where no policy says it; the built-in ones all do. */
const DEFAULT_MET = 0.6;
function complete(own, source, isBuiltIn) {
    const baseName = own.extends ?? 'balanced';
    const ownNames = new Set((own.rules ?? []).map((rule) => rule.name));
    const whole = isBuiltIn ? own : merged(own, builtIn(baseName));
    const sourceOf = (name) => (!isBuiltIn && ownNames.has(name) ? source : 'built-in');
    return {
        policy: {
            rules: (whole.rules ?? []).map((rule) => ({ ...rule, source: sourceOf(rule.name) })),
            severities: whole.severities ?? {},
            paths: Object.entries(whole.paths ?? {}).map(([pattern, fileClass]) => ({ pattern, class: fileClass })),
            criteria: whole.criteria ?? { met: DEFAULT_MET },
            suppressions: (whole.suppressions ?? []).map((one) => ({
                rule: one.rule ?? null,
                path: one.path ?? null,
                fingerprint: one.fingerprint ?? null,
                reason: one.reason,
                expires: one.expires ?? null,
            })),
        },
        base: isBuiltIn ? [] : [origin('built-in', baseName, true, 'what the policy stands on')],
    };
}
//# sourceMappingURL=resolve.js.map
;// CONCATENATED MODULE: ./build/src/engine/binding/arithmetic.js
/**
 * Logarithm and logistic function out of the four operations alone: IEEE 754 fixes those to the last bit, while `Math.log`
 * and `Math.exp` may differ between builds, and a threshold must not.
 */
const LN2 = Math.LN2;
/** Natural logarithm of a number above 0, to some twelve digits. */
function ln(x) {
    let mantissa = x;
    let exponent = 0;
    while (mantissa > 1.5) {
        mantissa /= 2;
        exponent++;
    }
    while (mantissa < 0.75) {
        mantissa *= 2;
        exponent--;
    }
    const y = (mantissa - 1) / (mantissa + 1);
    const square = y * y;
    let [term, sum] = [y, 0];
    for (let odd = 1; odd < 24; odd += 2) {
        sum += term / odd;
        term *= square;
    }
    return exponent * LN2 + 2 * sum;
}
/** e to the power of x, for |x| up to 40 (beyond that it is held there). */
function exp(x) {
    const held = Math.max(-40, Math.min(40, x)) / 64;
    let [term, sum] = [1, 1];
    for (let n = 1; n < 12; n++) {
        term *= held / n;
        sum += term;
    }
    for (let squaring = 0; squaring < 6; squaring++)
        sum *= sum;
    return sum;
}
/** 1 / (1 + e^-x). */
function logistic(x) {
    return 1 / (1 + exp(-x));
}
/** The inverse of `logistic`; probabilities are held inside 0.001 and 0.999. */
function logit(p) {
    const held = Math.max(0.001, Math.min(0.999, p));
    return ln(held / (1 - held));
}
/** A probability as the contract writes it: four decimals, within 0 and 1. */
function confidenceOf(p) {
    return Math.round(Math.max(0, Math.min(1, p)) * 10_000) / 10_000;
}
//# sourceMappingURL=arithmetic.js.map
;// CONCATENATED MODULE: ./build/src/engine/binding/evidence.js
const MAX_WORDS = 5;
const MAX_SURFACE = 60;
/** A word is rare here when at most this many units have it. */
const FEW = 2;
/** The reasons for one pair of unit and criterion, strongest first; never empty. */
function evidenceOf(gathered, scores, unit, criterion) {
    const counts = gathered.evidence.counts[unit];
    const here = gathered.units[unit];
    const reasons = [];
    if (counts === undefined || here === undefined)
        return reasons;
    if (gathered.evidence.pathNamed(unit, criterion))
        reasons.push(`is in ${here.path}, which the criterion names`);
    const words = (found) => wantedBy(found.words, criterion, gathered);
    const names = wantedBy(counts.added.names, criterion, gathered);
    if (names.length > 0)
        reasons.push(named(names));
    reasons.push(...shared('shares', words(counts.added), gathered));
    if (reasons.length === 0 || here.added.length === 0) {
        reasons.push(...shared(here.added.length === 0 ? 'removes' : 'replaces lines with', words(counts.removed), gathered));
    }
    if (reasons.length === 0)
        reasons.push(...shared('stands in a place with', words(counts.section), gathered));
    if (reasons.length === 0)
        reasons.push(...shared('is in a file with', words(counts.path), gathered));
    if (reasons.length === 0)
        reasons.push('goes with the lines around it, which are bound to this criterion');
    const total = gathered.query.wishes.length;
    const share = scores.shares[unit * total + criterion] ?? 0;
    if (total > 1)
        reasons.push(`${share.toFixed(2)} of 1 against the other ${total - 1} criteria`);
    return reasons;
}
/** The names that lines use, in words. */
function named(terms) {
    return `names ${terms.map((term) => `\`${shown(term)}\``).join(', ')}`;
}
function wantedBy(found, criterion, gathered) {
    const idf = (term) => gathered.evidence.idf.get(term) ?? 0;
    return [...found.keys()]
        .filter((term) => term.wanted.some((wish) => wish.criterion === criterion))
        .sort((a, b) => idf(b) - idf(a) || a.id - b.id)
        .slice(0, MAX_WORDS);
}
function shared(verb, terms, gathered) {
    if (terms.length === 0)
        return [];
    const rare = terms.every((term) => (gathered.evidence.holders.get(term) ?? 0) <= FEW) && gathered.units.length > FEW * 2;
    const noun = terms.length === 1 ? 'the word' : 'the words';
    return [`${verb} ${noun} ${terms.map(shown).join(', ')}${rare ? ' (rare here)' : ''}`];
}
function shown(term) {
    return term.surface.length > MAX_SURFACE ? `${term.surface.slice(0, MAX_SURFACE - 1).toWellFormed()}…` : term.surface;
}
//# sourceMappingURL=evidence.js.map
// EXTERNAL MODULE: ./node_modules/stemmer/index.js
var stemmer = __webpack_require__(3946);
;// CONCATENATED MODULE: ./build/src/engine/binding/words.js
/** Code and prose cut into comparable words: identifiers split, stems, stop words left out. */

/** Longer runs of letters are data, not words. */
const MAX_WORD = 64;
/** What of a line is read; a minified line costs no more than this. */
const words_MAX_LINE = 2000;
const words_WORD = /[\p{L}\p{N}_$]+(?:-[\p{L}\p{N}_$]+)*/gu;
const words_PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}]+|\p{N}+|\p{Lu}/gu;
const ASCII_LETTERS = /^[a-z]+$/u;
const words_STOP = new Set(('a an the and or but if then else of to in on at by for with from as is are was were be been being it its this that these those there here ' +
    'not no nor so than too very can could may might must shall should will would do does did done has have had having i we you he she they them ' +
    'their our your his her my me us who whom which what when where why how all any both each few more most other some such only own same just ' +
    'also into over under up down out off again further once about after before above below between through during because while until against ' +
    'etc eg ie via per now new use used uses using make makes made get gets ' +
    'given user users ac').split(' '));
/** Cuts text into words and remembers every distinct one, so that a large change is stemmed once a word. */
class WordCutter {
    #cuts = new Map();
    /** The runs of word characters of a line, in order, each cut. */
    cutsOf(line) {
        const found = [];
        const text = line.length > words_MAX_LINE ? line.slice(0, words_MAX_LINE) : line;
        for (const [raw] of text.matchAll(words_WORD))
            if (raw.length <= MAX_WORD)
                found.push({ raw, cut: this.cut(raw) });
        return found;
    }
    cut(raw) {
        let cut = this.#cuts.get(raw);
        if (cut === undefined) {
            cut = cutWord(raw);
            this.#cuts.set(raw, cut);
        }
        return cut;
    }
}
function cutWord(raw) {
    const parts = (raw.match(words_PART) ?? []).map((part) => part.toLowerCase());
    const tokens = parts.map((word) => ({ stem: stemOf(word), word }));
    return { tokens, name: parts.length > 1 ? parts.join('_') : '' };
}
function stemOf(word) {
    if (words_STOP.has(word) || (word.length < 2 && !/\p{Lo}/u.test(word)))
        return '';
    return ASCII_LETTERS.test(word) ? (0,stemmer/* stemmer */.I)(word) : word;
}
//# sourceMappingURL=words.js.map
;// CONCATENATED MODULE: ./build/src/engine/binding/general.js

/** What such a criterion may say without saying anything. */
const EMPTY = new Set(new WordCutter()
    .cutsOf('test tests testing spec specs unit units integration e2e end automated regression case cases suite coverage cover covers covered ' +
    'documentation document documented docs doc readme md changelog wiki release notes guide api public ' +
    'add added adds write written writes exist exists update updated updates include included cover change changes changed code feature ' +
    'functionality behavior behaviour implementation story issue work scenario scenarios everything needed necessary appropriate relevant ' +
    'require required proper corresponding well complete sufficient least one every each must should')
    .flatMap(({ cut }) => cut.tokens.map((token) => token.stem)));
/** Whether any test, or any document, would meet a criterion of kind `test` or `doc`. */
function isGeneral(criterion) {
    if (criterion.kind !== 'test' && criterion.kind !== 'doc')
        return false;
    const stems = new WordCutter().cutsOf(criterion.text).flatMap(({ cut }) => cut.tokens.map((token) => token.stem));
    return stems.every((stem) => stem === '' || EMPTY.has(stem));
}
//# sourceMappingURL=general.js.map
;// CONCATENATED MODULE: ./build/src/engine/binding/kinds.js
/**
 * How much sooner a criterion of tests takes a test than another criterion would, and of documents a document, as a term of
 * the ranking's score. A judgement: the benchmark has no criteria that ask for tests or documents alone.
 */
const FITS = 2;
const FITS_NOT = -6;
/** A criterion of tests binds to tests, one of documents to documents, any other to anything. */
function fits(kind, fileClass) {
    if (kind === 'test')
        return fileClass === 'test';
    if (kind === 'doc')
        return fileClass === 'docs';
    return true;
}
/** What the kinds add to the score of each pair, unit by unit. */
function kindBias(criteria, units, named) {
    const bias = new Float64Array(units.length * criteria.length);
    units.forEach((unit, at) => {
        criteria.forEach(({ kind }, criterion) => {
            if (kind !== 'test' && kind !== 'doc')
                return;
            const right = fits(kind, unit.class) || named(at, criterion);
            bias[at * criteria.length + criterion] = right ? FITS : FITS_NOT;
        });
    });
    return bias;
}
//# sourceMappingURL=kinds.js.map
;// CONCATENATED MODULE: ./build/src/engine/binding/ranges.js



/** Ranges kept of one criterion, the strongest. */
const MAX_RANGES = 200;
/**
 * How likely lines are a criterion's that use a name which it alone has, in units that go rather to another criterion:
 * 0.40 of 208 such lines on the development split, where a line has one owner; a real line may serve two.
 */
const ranges_NAMED = 0.4;
/** A name in more units than this says where nothing is. */
const FEW_UNITS = 4;
/** A unit as a range. */
function rangeOf(unit, confidence, evidence) {
    return { file: unit.path, first: unit.first, last: unit.last, confidence: confidenceOf(confidence), evidence };
}
/** Lines of a unit that use a name of this criterion alone: they are its own, whoever has the rest of the unit. */
function namedLines(gathered, unit, criterion) {
    const here = gathered.units[unit];
    const names = [...(gathered.evidence.counts[unit]?.added.names.keys() ?? [])].filter((term) => term.wanted.length === 1 &&
        term.wanted[0]?.criterion === criterion &&
        (gathered.evidence.holders.get(term) ?? 0) <= FEW_UNITS);
    if (here === undefined || names.length === 0)
        return [];
    const found = [];
    here.added.forEach((line, at) => {
        const terms = namesIn(line, names, gathered);
        if (terms.length === 0)
            return;
        const number = Math.min(here.last, here.first + at);
        const before = found.at(-1);
        if (before !== undefined && number <= before.last + 1)
            before.last = number;
        else
            found.push({ first: number, last: number, terms: new Set() });
        for (const term of terms)
            found.at(-1)?.terms.add(term);
    });
    return found.map(({ first, last, terms }) => ({
        range: { file: here.path, first, last, confidence: ranges_NAMED, evidence: [named([...terms])] },
        class: here.class,
    }));
}
function namesIn(line, names, gathered) {
    const inLine = new Set(new WordCutter().cutsOf(line).map(({ cut }) => cut.name || (cut.tokens[0]?.word ?? '')));
    return names.filter((term) => [...inLine].some((name) => gathered.query.names.get(name) === term));
}
/** The strongest ranges first; those that touch in one file are one. */
function sorted(ranges) {
    const order = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
    const byPlace = [...ranges].sort((a, b) => order(a.file, b.file) || a.first - b.first || a.last - b.last);
    const joined = [];
    for (const range of byPlace) {
        const before = joined.at(-1);
        if (before !== undefined && before.file === range.file && range.first <= before.last + 1)
            joined[joined.length - 1] = ranges_join(before, range);
        else
            joined.push(range);
    }
    return joined
        .sort((a, b) => b.confidence - a.confidence || order(a.file, b.file) || a.first - b.first)
        .slice(0, MAX_RANGES);
}
/** Two ranges as one: the confidence is the mean over their lines, the reasons are the stronger one's. */
function ranges_join(a, b) {
    const [left, right] = [a.last - a.first + 1, b.last - b.first + 1];
    const confidence = (a.confidence * left + b.confidence * right) / (left + right);
    const last = Math.max(a.last, b.last);
    const evidence = b.confidence > a.confidence ? b.evidence : a.evidence;
    return { file: a.file, first: a.first, last, confidence: confidenceOf(confidence), evidence };
}
//# sourceMappingURL=ranges.js.map
;// CONCATENATED MODULE: ./build/src/engine/binding/coverage.js
/** Whether a change covers a criterion at all: how much of what it says occurs in the changed lines. */

/** The features of a criterion, in the order of its row. */
const COVERAGE_FEATURES = (/* unused pure expression or super */ null && ([
    'words found',
    'words found in one place',
    'pairs found',
    'names found',
    'names missing',
    'path named',
    'length',
    'size of the change',
]));
/** One row a criterion. What must not be there any more may be found in removed lines too. Linear in the matches. */
function coverageRows(query, counts, pathNamed, negative) {
    const anywhere = new Set();
    const best = new Float64Array(query.wishes.length);
    for (const unit of counts) {
        const here = new Map();
        for (const kind of ['words', 'pairs', 'names']) {
            for (const field of [unit.added, unit.removed, unit.path])
                for (const term of field[kind].keys())
                    anywhere.add(term);
        }
        const added = new Set([...unit.added.words.keys(), ...unit.path.words.keys()]);
        for (const term of new Set([...added, ...unit.removed.words.keys()])) {
            for (const { criterion, weight } of term.wanted) {
                if (!added.has(term) && negative[criterion] !== true)
                    continue;
                here.set(criterion, (here.get(criterion) ?? 0) + weight * term.rarity);
            }
        }
        for (const [criterion, sum] of here)
            best[criterion] = Math.max(best[criterion] ?? 0, sum);
    }
    const size = ln(1 + counts.length);
    return query.wishes.map((wish, criterion) => {
        const all = wish.words.reduce((sum, { term, weight }) => sum + weight * term.rarity, 0);
        const found = wish.words.reduce((sum, { term, weight }) => sum + (anywhere.has(term) ? weight * term.rarity : 0), 0);
        return [
            all > 0 ? found / all : 0,
            all > 0 ? (best[criterion] ?? 0) / all : 0,
            ln(1 + held(wish.pairs, anywhere)),
            ln(1 + held(wish.names, anywhere)),
            ln(1 + wish.names.length - held(wish.names, anywhere)),
            pathNamed[criterion] === true ? 1 : 0,
            ln(1 + wish.words.length),
            size,
        ];
    });
}
function held(terms, anywhere) {
    return terms.reduce((sum, term) => sum + (anywhere.has(term) ? 1 : 0), 0);
}
//# sourceMappingURL=coverage.js.map
;// CONCATENATED MODULE: ./build/src/engine/binding/features.js
/** What speaks for a criterion in a unit: matches counted by field, weighted by how rare they are in this change. */

/** Where in a unit a match stands. */
const FIELDS = (/* unused pure expression or super */ null && (['added', 'removed', 'context', 'section', 'path']));
/** The features of a pair, in the order of its row. */
const FEATURES = [
    'added words',
    'removed words',
    'context words',
    'section words',
    'path words',
    'pairs',
    'names',
    'names around',
    'path named',
    'file words',
    'share of own words',
];
const PATH_NAMED = FEATURES.indexOf('path named');
const SATURATION = 1.2;
const LENGTH_PART = 0.6;
/** Units that a small change is thought to have beside its own, so that a word in its only unit still counts. */
const UNSEEN_UNITS = 4;
/** Counts every match and scores every pair. Linear in the words of the change. */
function gather(units, query, cutter) {
    const counts = units.map((unit) => {
        const count = (lines) => countsOf(lines, query, cutter);
        return {
            added: count(unit.added),
            removed: count(unit.removed),
            context: count(unit.context),
            section: count([unit.section]),
            path: count([unit.path]),
        };
    });
    const holders = holdersOf(counts);
    const idf = idfOf(query, holders, counts.length);
    const rows = new Float64Array(units.length * query.wishes.length * FEATURES.length);
    const scorer = new Scorer(units, query, counts, idf, rows);
    for (let unit = 0; unit < units.length; unit++)
        scorer.score(unit);
    scorer.addFileWords();
    const pathNamed = (unit, criterion) => rows[(unit * query.wishes.length + criterion) * FEATURES.length + PATH_NAMED] === 1;
    return { counts, rows, idf, holders, pathNamed };
}
function countsOf(lines, query, cutter) {
    const words = new Map();
    const pairs = new Map();
    const names = new Map();
    let length = 0;
    for (const line of lines) {
        let before = '';
        for (const { cut } of cutter.cutsOf(line)) {
            const name = query.names.get(cut.name === '' ? (cut.tokens[0]?.word ?? '') : cut.name);
            if (name !== undefined)
                names.set(name, (names.get(name) ?? 0) + 1);
            for (const { stem } of cut.tokens) {
                if (stem === '')
                    continue;
                length++;
                const word = query.words.get(stem);
                if (word !== undefined)
                    words.set(word, (words.get(word) ?? 0) + 1);
                if (word !== undefined && before !== '') {
                    const pair = query.pairs.get(`${before} ${stem}`);
                    if (pair !== undefined)
                        pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
                }
                before = word === undefined ? '' : stem;
            }
        }
    }
    return { words, pairs, names, length };
}
function holdersOf(counts) {
    const holders = new Map();
    for (const unit of counts) {
        const seen = new Set();
        for (const field of [unit.added, unit.removed]) {
            for (const kind of [field.words, field.pairs, field.names])
                for (const term of kind.keys())
                    seen.add(term);
        }
        for (const term of seen)
            holders.set(term, (holders.get(term) ?? 0) + 1);
    }
    return holders;
}
/** BM25's inverse document frequency over the units. */
function idfOf(query, holders, units) {
    const total = units + UNSEEN_UNITS;
    const idf = new Map();
    for (const kind of [query.words, query.pairs, query.names]) {
        for (const term of kind.values()) {
            const held = holders.get(term) ?? 0;
            idf.set(term, ln(1 + (total - held + 0.5) / (held + 0.5)));
        }
    }
    return idf;
}
class Scorer {
    #units;
    #query;
    #counts;
    #idf;
    #rows;
    #meanLength;
    #ownWeight;
    constructor(units, query, counts, idf, rows) {
        this.#units = units;
        this.#query = query;
        this.#counts = counts;
        this.#idf = idf;
        this.#rows = rows;
        this.#meanLength = counts.reduce((sum, unit) => sum + unit.added.length, 0) / Math.max(1, counts.length) || 1;
        this.#ownWeight = query.wishes.map((wish) => wish.words.reduce((sum, { term, weight }) => sum + weight * (idf.get(term) ?? 0), 0));
    }
    score(unit) {
        const counts = this.#counts[unit];
        if (counts === undefined)
            return;
        const { added, removed, context, section, path } = counts;
        this.#add(unit, 0, added.words, added.length);
        this.#add(unit, 1, removed.words, removed.length);
        this.#add(unit, 2, context.words, context.length);
        this.#add(unit, 3, section.words, section.length);
        this.#add(unit, 4, path.words, path.length);
        this.#add(unit, 5, added.pairs, added.length);
        this.#add(unit, 6, added.names, added.length);
        this.#add(unit, 7, removed.names, removed.length);
        this.#add(unit, 7, context.names, context.length);
        this.#add(unit, 7, section.names, section.length);
        this.#add(unit, 7, path.names, path.length);
        const path0 = this.#units[unit]?.path.toLowerCase() ?? '';
        this.#query.wishes.forEach((wish, criterion) => {
            const at = this.#at(unit, criterion);
            if (wish.paths.some((named) => names(path0, named)))
                this.#rows[at + 8] = 1;
            const own = this.#ownWeight[criterion] ?? 0;
            this.#rows[at + 10] = own > 0 ? (this.#rows[at] ?? 0) / own : 0;
        });
    }
    #at(unit, criterion) {
        return (unit * this.#query.wishes.length + criterion) * FEATURES.length;
    }
    #add(unit, feature, terms, length) {
        const norm = SATURATION * (1 - LENGTH_PART + (LENGTH_PART * length) / this.#meanLength);
        for (const [term, count] of terms) {
            const gain = ((this.#idf.get(term) ?? 0) * count * (SATURATION + 1)) / (count + norm);
            for (const { criterion, weight } of term.wanted) {
                const at = this.#at(unit, criterion) + feature;
                this.#rows[at] = (this.#rows[at] ?? 0) + gain * weight;
            }
        }
    }
    /** Each unit's file as a whole: the words anywhere in its changed lines. */
    addFileWords() {
        let from = 0;
        while (from < this.#units.length) {
            const file = this.#units[from]?.file;
            let to = from;
            const seen = new Set();
            for (; this.#units[to]?.file === file && to < this.#units.length; to++) {
                const counts = this.#counts[to];
                if (counts === undefined)
                    continue;
                for (const field of [counts.added, counts.removed, counts.path])
                    for (const term of field.words.keys())
                        seen.add(term);
            }
            for (const term of seen) {
                for (const { criterion, weight } of term.wanted) {
                    for (let unit = from; unit < to; unit++) {
                        const at = this.#at(unit, criterion) + 9;
                        this.#rows[at] = (this.#rows[at] ?? 0) + weight * (this.#idf.get(term) ?? 0);
                    }
                }
            }
            from = to;
        }
    }
}
/** Whether a file is the one that a criterion names: the path's end, on a boundary. */
function names(path, named) {
    return path === named || path.endsWith(`/${named}`) || (named.includes('/') && path.startsWith(`${named}/`));
}
//# sourceMappingURL=features.js.map
;// CONCATENATED MODULE: ./build/src/engine/binding/links.js

const links_NAME = /[A-Za-z_$][\w$]{3,60}/gu;
const MOST_SHARING = 8;
/** Reads the links between units. Linear in their text. */
function linksOf(units) {
    const twins = new Map();
    const twin = units.map((unit) => {
        const key = bareName(unit.path);
        const group = twins.get(key) ?? twins.size;
        twins.set(key, group);
        return group;
    });
    const gap = units.map((unit, index) => {
        const next = units[index + 1];
        return next === undefined || next.file !== unit.file ? Infinity : Math.max(0, next.first - unit.last);
    });
    return { file: units.map((unit) => unit.file), twin, shared: sharedNames(units), gap };
}
function sharedNames(units) {
    const holders = new Map();
    units.forEach((unit, index) => {
        for (const line of [...unit.added, ...unit.removed]) {
            for (const [name] of line.slice(0, words_MAX_LINE).matchAll(links_NAME)) {
                const held = holders.get(name);
                if (held === undefined)
                    holders.set(name, [index]);
                else if (held.at(-1) !== index && held.length <= MOST_SHARING)
                    held.push(index);
            }
        }
    });
    return [...holders.values()].filter((held) => held.length > 1 && held.length <= MOST_SHARING);
}
function bareName(path) {
    const file = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
    const stem = file
        .replace(/\.[^.]*$/u, '')
        .replace(/\.(?:test|spec)$/u, '')
        .replace(/^test_|_test$|_spec$|tests?$|spec$/u, '');
    return stem.replace(/[^\p{L}\p{N}]+/gu, '');
}
//# sourceMappingURL=links.js.map
;// CONCATENATED MODULE: ./build/src/engine/binding/common-words.js
/**
 * Words that stand in code at large, whatever it does: sharing one says little. Stems by how rare they are, from the share
 * of changes they occur in (mean over ten repositories without the highest, those found in most of them), as
 * `node build/bench/binding-words.js CASES.jsonl` prints them: ln(1 / share) / ln 50, to the nearest fifth.
 */
const BY_RARITY = [
    [0, 'return'],
    [0.2, 'creat default error fals file name option set string test true type valu'],
    [
        0.4,
        'add arg arrai assert base bool call case chang check class code com config const contain content context current data empti event except expect fail find format found function http id import includ instanc int kei list load log map messag null object on packag param pars path privat public read remov request requir result run see self size sourc start state static statu support target time try updat url var version void without write',
    ],
    [
        0.6,
        '10 32 access activ ad allow alreadi alwai api app append applic argument attribut author boolean break build byte cach cannot client collect command compil configur connect continu control copi core count custom debug def defin delet depend differ dir directori disabl displai don either enabl encod end ensur entri env equal err exampl exist exit express extend field filter first flag foo gener handl hash header host html ignor imag implement index info initi input instead interfac intern invalid io item iter join kind languag last length let level lib like limit line link local locat main manag match method mode model modul need next non none note number ok open oper opt order org origin output overrid paramet parent pass prefix process properti protect provid re ref refer resolv respons root select server sinc skip softwar specif specifi store str super system tag text todo util valid want warn whether window work',
    ],
    [
        0.8,
        '100 20 64 accept action actual addit address attr avail back bar block bodi builder callback catch child clear close combin common compar compat complet compon convert deprec descript detail detect determin develop directli doc document doesn due enum environ ex exec execut extern failur fetch final finish follow form full github global group helper identifi inform inherit init issu json known label look mark max mean merg metadata miss multipl num old otherwis page part perform platform point pointer port posit possibl push put queri raw reader record registri rel releas remot replac reset right scope script second send session show simpl split src still stop success sure titl tmp token top trigger two unit unknown utf variabl wai',
    ],
];
const RARITY = new Map(BY_RARITY.flatMap(([rarity, stems]) => stems.split(' ').map((stem) => [stem, rarity])));
/** How rare a stem is in code at large: 1 for all but the common ones. */
function rarityOf(stem) {
    return RARITY.get(stem) ?? 1;
}
//# sourceMappingURL=common-words.js.map
;// CONCATENATED MODULE: ./build/src/engine/binding/query.js

/** The first line of a text says what it is about; what follows explains. */
const BODY_WEIGHT = 0.5;
const PATH = /[\w.@-]+(?:\/[\w.@-]+)+|\b[\w-]+\.[a-z][a-z0-9]{0,5}\b/giu;
const query_CODE = /`([^`]{1,80})`|["“]([^"”]{2,40})["”]/gu;
const MAX_PATHS = 20;
class Terms {
    map = new Map();
    want(key, surface, rarity, criterion, weight) {
        const term = this.map.get(key) ?? { id: this.map.size, surface, rarity, wanted: [] };
        this.map.set(key, term);
        const last = term.wanted.at(-1);
        if (last?.criterion !== criterion)
            term.wanted.push({ criterion, weight });
        else if (weight > last.weight)
            last.weight = weight;
        return term;
    }
}
/** Reads the criteria into one query over all of them. */
function queryOf(criteria, cutter) {
    const [words, pairs, names] = [new Terms(), new Terms(), new Terms()];
    const wishes = criteria.map((criterion, index) => {
        const wanted = new Set();
        const [ownPairs, ownNames] = [new Set(), new Set()];
        const lines = [...criterion.text.split('\n'), ...criterion.parts.filter((part) => !criterion.text.includes(part))];
        lines.forEach((line, at) => {
            const weight = at === 0 ? 1 : BODY_WEIGHT;
            let before = '';
            for (const { raw, cut } of cutter.cutsOf(line)) {
                for (const { stem, word } of cut.tokens) {
                    if (stem !== '')
                        wanted.add(words.want(stem, word, rarityOf(stem), index, weight));
                    if (stem !== '' && before !== '' && before !== stem)
                        ownPairs.add(pairs.want(`${before} ${stem}`, word, 1, index, weight));
                    before = stem;
                }
                if (cut.name !== '')
                    ownNames.add(names.want(cut.name, raw, 1, index, weight));
            }
            for (const [, code = '', quoted = ''] of line.matchAll(query_CODE)) {
                const name = wholeName(code === '' ? quoted : code, cutter);
                if (name !== '')
                    ownNames.add(names.want(name, code === '' ? quoted : code, 1, index, weight));
            }
        });
        const text = lines.join('\n');
        return {
            words: [...wanted].map((term) => ({ term, weight: weightOf(term, index) })),
            pairs: [...ownPairs],
            names: [...ownNames],
            paths: [...new Set((text.match(PATH) ?? []).slice(0, MAX_PATHS).map((path) => path.toLowerCase()))],
        };
    });
    return { wishes, words: words.map, pairs: pairs.map, names: names.map };
}
function weightOf(term, criterion) {
    return term.wanted.find((wish) => wish.criterion === criterion)?.weight ?? 0;
}
/** A code span or quoted text as one name: `webhook-id`, "Check your email". */
function wholeName(text, cutter) {
    const parts = cutter.cutsOf(text).flatMap(({ cut }) => cut.tokens.map((token) => token.word));
    return parts.length > 6 || parts.join('').length < 3 ? '' : parts.join('_');
}
//# sourceMappingURL=query.js.map
;// CONCATENATED MODULE: ./build/src/engine/binding/rank.js
/** How likely each criterion owns a unit, held against the others: a softmax over the criteria, unit by unit. */


/** The features of the first ranking: a pair's own, then what the criterion brings everywhere. */
const RANK_FEATURES = [...FEATURES, 'length', 'covered'];
/** Rows of the first ranking, RANK_FEATURES.length numbers a pair. */
function rankRows(evidence, query, covered) {
    const criteria = query.wishes.length;
    const width = RANK_FEATURES.length;
    const pairs = criteria === 0 ? 0 : evidence.rows.length / FEATURES.length;
    const rows = new Float64Array(pairs * width);
    for (let pair = 0; pair < pairs; pair++) {
        const criterion = pair % criteria;
        rows.set(evidence.rows.subarray(pair * FEATURES.length, (pair + 1) * FEATURES.length), pair * width);
        rows[pair * width + FEATURES.length] = ln(1 + (query.wishes[criterion]?.words.length ?? 0));
        rows[pair * width + FEATURES.length + 1] = logit(covered[criterion] ?? 0);
    }
    return rows;
}
/** What the units around one say of a criterion, each as its share above or below an even one. */
const SPREAD_FEATURES = [
    'own share',
    'rest of the file',
    'file and its tests',
    'before',
    'after',
    'close before',
    'close after',
    'shared names',
    'many shared names',
    'rest of the change',
];
/** Rows of a further ranking over an earlier one. Linear in units, criteria and shared names. */
function spreadRows(shares, units, links, criteria) {
    const width = SPREAD_FEATURES.length;
    const rows = new Float64Array(shares.length * width);
    if (criteria === 0)
        return rows;
    const even = 1 / criteria;
    const size = units.map((unit) => Math.sqrt(1 + unit.added.length));
    const file = groupSums(shares, criteria, links.file, size);
    const twin = groupSums(shares, criteria, links.twin, size);
    const all = groupSums(shares, criteria, units.map(() => 0), size);
    const named = sharedMeans(shares, criteria, units.length, links.shared);
    for (let unit = 0; unit < units.length; unit++) {
        const own = size[unit] ?? 1;
        const before = unit > 0 ? nearness(links.gap[unit - 1]) : 0;
        const after = nearness(links.gap[unit]);
        for (let criterion = 0; criterion < criteria; criterion++) {
            const pair = unit * criteria + criterion;
            const share = shares[pair] ?? 0;
            const rest = (sums, group) => {
                const weight = (sums.weight[group] ?? 0) - own;
                const mean = weight > 1e-9 ? ((sums.sum[group * criteria + criterion] ?? 0) - own * share) / weight : even;
                return { mean: mean - even, trust: weight > 1e-9 ? weight / (weight + 2) : 0 };
            };
            const inFile = rest(file, links.file[unit] ?? 0);
            const inTwin = rest(twin, links.twin[unit] ?? 0);
            const left = before > 0 ? (shares[pair - criteria] ?? even) - even : 0;
            const right = after > 0 ? (shares[pair + criteria] ?? even) - even : 0;
            const count = named.count[unit] ?? 0;
            const together = count > 0 ? (named.sum[pair] ?? 0) / count - even : 0;
            const at = pair * width;
            rows[at] = ln(Math.max(share, 1e-4));
            rows[at + 1] = inFile.mean;
            rows[at + 2] = inTwin.mean * inTwin.trust;
            rows[at + 3] = left;
            rows[at + 4] = right;
            rows[at + 5] = left * before;
            rows[at + 6] = right * after;
            rows[at + 7] = together;
            rows[at + 8] = (together * count) / (count + 1);
            rows[at + 9] = rest(all, 0).mean;
        }
    }
    return rows;
}
/** 1 for touching units, falling with the lines between; 0 across files. */
function nearness(gap) {
    return gap === undefined || gap === Infinity ? 0 : 1 / (1 + gap / 10);
}
function groupSums(shares, criteria, groups, size) {
    const count = groups.reduce((most, group) => Math.max(most, group + 1), 0);
    const sum = new Float64Array(count * criteria);
    const weight = new Float64Array(count);
    groups.forEach((group, unit) => {
        const own = size[unit] ?? 1;
        weight[group] = (weight[group] ?? 0) + own;
        for (let criterion = 0; criterion < criteria; criterion++) {
            const at = group * criteria + criterion;
            sum[at] = (sum[at] ?? 0) + own * (shares[unit * criteria + criterion] ?? 0);
        }
    });
    return { sum, weight };
}
/** For each unit: over the names it shares, the sum of the other holders' mean shares, and how many names. */
function sharedMeans(shares, criteria, units, shared) {
    const sum = new Float64Array(units * criteria);
    const count = new Float64Array(units);
    const total = new Float64Array(criteria);
    for (const holders of shared) {
        total.fill(0);
        for (const unit of holders) {
            count[unit] = (count[unit] ?? 0) + 1;
            for (let criterion = 0; criterion < criteria; criterion++)
                total[criterion] = (total[criterion] ?? 0) + (shares[unit * criteria + criterion] ?? 0);
        }
        for (const unit of holders) {
            for (let criterion = 0; criterion < criteria; criterion++) {
                const at = unit * criteria + criterion;
                sum[at] = (sum[at] ?? 0) + ((total[criterion] ?? 0) - (shares[at] ?? 0)) / (holders.length - 1);
            }
        }
    }
    return { sum, count };
}
/**
 * Scores each pair by its row and the weights, and makes the scores of a unit's criteria into shares. `bias`, where given,
 * is added to the scores.
 */
function sharesOf(rows, weights, criteria, bias = null) {
    const width = weights.length;
    const shares = new Float64Array(rows.length / width);
    for (let from = 0; from < shares.length; from += criteria) {
        let highest = -Infinity;
        for (let pair = from; pair < from + criteria; pair++) {
            const score = weighed(rows, pair * width, weights) + (bias?.[pair] ?? 0);
            shares[pair] = score;
            if (score > highest)
                highest = score;
        }
        let sum = 0;
        for (let pair = from; pair < from + criteria; pair++) {
            const weight = exp((shares[pair] ?? 0) - highest);
            shares[pair] = weight;
            sum += weight;
        }
        for (let pair = from; pair < from + criteria; pair++)
            shares[pair] = (shares[pair] ?? 0) / sum;
    }
    return shares;
}
/** The weighted sum of a row that starts at an index. */
function weighed(rows, at, weights) {
    let sum = 0;
    for (let index = 0; index < weights.length; index++)
        sum += (weights[index] ?? 0) * (rows[at + index] ?? 0);
    return sum;
}
//# sourceMappingURL=rank.js.map
;// CONCATENATED MODULE: ./build/src/engine/binding/units.js
/** Lines kept on either side of a run that say where it stands. */
const CONTEXT = 3;
/** Lines of one unit that are read, on each side; a generated file of 100,000 lines is known by these. */
const units_MAX_LINES = 2000;
/** Longer runs of added lines are cut, into pieces of at least so many lines. */
const LONG_RUN = 12;
const LEAST_PIECE = 4;
/** Classes that no criterion is about. */
const UNBOUND = new Set(['lockfile', 'generated', 'vendored']);
/** The units of a change in file and line order; runs of a file are joined where there would be more than `most`. */
function unitsOf(change, most) {
    const units = change.files.flatMap((file, index) => (UNBOUND.has(file.class) ? [] : fileUnits(file, index)));
    if (units.length <= most)
        return units;
    const stride = Math.ceil(units.length / most);
    return joined(units, stride);
}
function fileUnits(file, index) {
    if (file.file.status === 'deleted')
        return [];
    const kept = keptLines(file);
    return file.regions.flatMap(pieces).flatMap((region) => {
        const span = spanOf(region, file);
        if (span === null || !saysAnything(region))
            return [];
        const around = [];
        for (let at = span.first - CONTEXT; at <= span.last + CONTEXT; at++) {
            if (at === span.first && region.added.length > 0)
                at = span.last + 1;
            const text = kept.get(at);
            if (text !== undefined)
                around.push(text);
        }
        return [
            {
                file: index,
                path: file.file.path,
                class: file.class,
                ...span,
                added: texts(region.added),
                removed: texts(region.removed),
                context: around,
                section: region.section,
            },
        ];
    });
}
/** Blank lines alone show nothing. */
function saysAnything(region) {
    return [...region.added, ...region.removed].some((line) => line.text.trim() !== '');
}
/** A long run is cut at blank lines before what stands as far out as its first line: one declaration or so a piece. */
function pieces(region) {
    if (region.added.length <= LONG_RUN)
        return [region];
    const out = [];
    let piece = [];
    let outer = Infinity;
    for (const line of region.added) {
        const text = line.text;
        const blankBefore = piece.length >= LEAST_PIECE && piece.at(-1)?.text.trim() === '';
        if (blankBefore && text.trim() !== '' && indentOf(text) <= outer) {
            out.push({
                ...region,
                at: piece[0]?.number ?? region.at,
                added: piece,
                removed: out.length === 0 ? region.removed : [],
            });
            piece = [];
            outer = Infinity;
        }
        if (text.trim() !== '')
            outer = Math.min(outer, indentOf(text));
        piece.push(line);
    }
    out.push({
        ...region,
        at: piece[0]?.number ?? region.at,
        added: piece,
        removed: out.length === 0 ? region.removed : [],
    });
    return out;
}
function indentOf(text) {
    return text.length - text.trimStart().length;
}
function texts(lines) {
    return lines.slice(0, units_MAX_LINES).map((line) => line.text);
}
/** The lines a region stands for on the head side; a deletion takes the line before it, or the first. */
function spanOf(region, file) {
    const [first, last] = [region.added[0], region.added.at(-1)];
    if (first !== undefined && last !== undefined)
        return { first: first.number, last: last.number };
    if (file.file.new_text === '')
        return null;
    const beside = Math.max(1, region.at);
    return { first: beside, last: beside };
}
/** Unchanged lines inside the hunks, by their number on the head side. */
function keptLines(file) {
    const kept = new Map();
    for (const hunk of file.file.hunks) {
        let number = hunk.new_start;
        for (const line of hunk.lines) {
            if (line.startsWith(' '))
                kept.set(number, line.slice(1));
            if (line.startsWith(' ') || line.startsWith('+'))
                number++;
        }
    }
    return kept;
}
/** Joins runs of one file, `stride` at a time: coarser, but a hostile change stays affordable. */
function joined(units, stride) {
    const out = [];
    let group = [];
    const close = () => {
        const [first, last] = [group[0], group.at(-1)];
        if (first !== undefined && last !== undefined)
            out.push({
                ...first,
                last: Math.max(first.last, last.last),
                added: group.flatMap((unit) => unit.added).slice(0, units_MAX_LINES),
                removed: group.flatMap((unit) => unit.removed).slice(0, units_MAX_LINES),
                context: group.flatMap((unit) => unit.context).slice(0, units_MAX_LINES),
            });
        group = [];
    };
    for (const unit of units) {
        if (group.length >= stride || (group[0] !== undefined && group[0].file !== unit.file))
            close();
        group.push(unit);
    }
    close();
    return out;
}
//# sourceMappingURL=units.js.map
;// CONCATENATED MODULE: ./build/src/engine/binding/weights.js
/**
 * The weights of the binding, fitted and printed by `node build/bench/binding-fit.js CASES.jsonl`: not to be edited by hand.
 * Figures when each repository is scored by weights fitted on the others (whole: the criteria of a change; foreign: one of
 * another change added; partial: some of its criteria missing):
 *
 * - lines to the right criterion, mean over cases: 0.709; macro F1: 0.620
 * - ECE, whole: 0.020
 * - ECE, foreign: 0.025
 * - ECE, partial: 0.053
 * - said to be covered at 0.3: own criteria 0.926, foreign ones 0.134
 * - said to be covered at 0.6: own criteria 0.837, foreign ones 0.055
 * - said to be covered at 0.75: own criteria 0.776, foreign ones 0.025
 */
/** Whether a change covers a criterion. */
const COVERAGE_WEIGHTS = [
    -1.1, // bias
    3.597, // words found
    3.438, // words found in one place
    2.494, // pairs found
    1.239, // names found
    -1.365, // names missing
    0.196, // path named
    -0.038, // length
    -0.41, // size of the change
];
/** Which criterion owns a unit, by what stands in it. */
const RANK_WEIGHTS = [
    0.337, // added words
    0.167, // removed words
    0.103, // context words
    0.071, // section words
    0.171, // path words
    -0.035, // pairs
    0.17, // names
    -0.038, // names around
    0.301, // path named
    0.082, // file words
    0.601, // share of own words
    -0.701, // length
    0.018, // covered
];
/** The same by what the units around it say, round by round. */
const SPREAD_WEIGHTS = [
    [
        0.957, // own share
        0.437, // rest of the file
        0.858, // file and its tests
        0.083, // before
        0.24, // after
        -0.051, // close before
        -0.021, // close after
        0.551, // shared names
        0.266, // many shared names
        -2.898, // rest of the change
    ],
    [
        0.968, // own share
        -0.168, // rest of the file
        0.6, // file and its tests
        -0.008, // before
        0.092, // after
        -0.061, // close before
        -0.129, // close after
        0.371, // shared names
        0.075, // many shared names
        -0.784, // rest of the change
    ],
];
/** From a share to a probability. */
const CALIBRATION_WEIGHTS = [
    -0.389, // bias
    0.767, // share
    0.058, // covered
    0.276, // share of own words
    0.092, // added words
    -0.065, // criteria
    -0.416, // alone
    -0.077, // alone, covered
    0.449, // alone, added words
];
//# sourceMappingURL=weights.js.map
;// CONCATENATED MODULE: ./build/src/engine/binding/score.js










/** Pairs of units and criteria that are looked at; with more, neighbouring units are joined. */
const MAX_PAIRS = 300_000;
/** No more is ever claimed: of what was fitted to be surer, this much was right. */
const SUREST = 0.98;
const SURE_OWNER = 0.85;
const DAMPING = 0.35;
/**
 * How likely a criterion that names a file owns a place in it, however little else speaks for it: on the development split
 * 0.66 of 105 such lines, and 0.87 of all 512 lines in files that a criterion names.
 */
const NAMED_FILE = 0.65;
const WEIGHTS = {
    coverage: COVERAGE_WEIGHTS,
    rank: RANK_WEIGHTS,
    spread: SPREAD_WEIGHTS,
    calibration: CALIBRATION_WEIGHTS,
};
/** The features of a pair's confidence. */
const CALIBRATION_FEATURES = (/* unused pure expression or super */ null && ([
    'bias',
    'share',
    'covered',
    'share of own words',
    'added words',
    'criteria',
    'alone',
    'alone, covered',
    'alone, added words',
]));
/** Cuts, counts and links: everything that does not depend on weights. */
function gatherAll(criteria, change) {
    const cutter = new WordCutter();
    const query = queryOf(criteria, cutter);
    const units = unitsOf(change, Math.max(64, Math.floor(MAX_PAIRS / Math.max(1, criteria.length))));
    const evidence = gather(units, query, cutter);
    const named = query.wishes.map((_, criterion) => units.some((__, unit) => evidence.pathNamed(unit, criterion)));
    const negative = criteria.map((criterion) => criterion.kind === 'negative');
    const coverage = coverageRows(query, evidence.counts, named, negative);
    return {
        units,
        query,
        evidence,
        links: linksOf(units),
        coverage,
        bias: kindBias(criteria, units, evidence.pathNamed),
    };
}
/** The probability that a change covers a criterion, from its row; 0 where nothing changed. */
function coveredOf(row, weights) {
    return score_held(logistic((weights[0] ?? 0) + weighed(row, 0, weights.slice(1))));
}
/** Large units make the logistic curve too sure at its upper end: on the development split 0.95 came true 87 times in 100. */
function damped(p) {
    return p > SURE_OWNER ? SURE_OWNER + (p - SURE_OWNER) * DAMPING : p;
}
function score_held(p) {
    return Math.max(1 - SUREST, Math.min(SUREST, p));
}
/** Scores every criterion and pair. Linear in pairs, words and shared names. */
function scoreAll(gathered, weights) {
    const { units, query, evidence, links } = gathered;
    const criteria = query.wishes.length;
    const covered = gathered.coverage.map((row) => (units.length === 0 ? 0 : coveredOf(row, weights.coverage)));
    let shares = sharesOf(rankRows(evidence, query, covered), weights.rank, criteria, gathered.bias);
    for (const round of weights.spread)
        shares = sharesOf(spreadRows(shares, units, links, criteria), round, criteria);
    const owns = new Float64Array(shares.length);
    for (let pair = 0; pair < owns.length; pair++) {
        const own = damped(logistic(weighed(calibrationRow(gathered, covered, shares, pair), 0, weights.calibration)));
        const named = evidence.pathNamed(Math.floor(pair / criteria), pair % criteria);
        owns[pair] = named ? Math.max(own, NAMED_FILE) : own;
    }
    return { covered, shares, owns };
}
const ADDED_WORDS = FEATURES.indexOf('added words');
const OWN_WORDS = FEATURES.indexOf('share of own words');
/** The row of a pair's confidence. */
function calibrationRow(gathered, covered, shares, pair) {
    const criteria = gathered.query.wishes.length;
    const at = pair * FEATURES.length;
    const rows = gathered.evidence.rows;
    const words = ln(1 + (rows[at + ADDED_WORDS] ?? 0));
    const sure = logit(covered[pair % criteria] ?? 0);
    return [
        1,
        // Alone, a criterion has all of every unit: that says nothing.
        criteria === 1 ? 0 : logit(shares[pair] ?? 0),
        sure,
        Math.min(1, rows[at + OWN_WORDS] ?? 0),
        words,
        ln(criteria),
        ...(criteria === 1 ? [1, sure, words] : [0, 0, 0]),
    ];
}
//# sourceMappingURL=score.js.map
;// CONCATENATED MODULE: ./build/src/engine/binding/index.js






/** A range is bound from this probability on; chosen on the development split of the benchmark. */
const BOUND = 0.4;
/** Below this probability of being covered a criterion is unmet and bound to nothing. */
const COVERED = 0.3;
/** The best range of a covered criterion is shown from here on, even where none is bound by itself. */
const BEST = 0.2;
/** The probability that a change with tests meets "Tests are added", which says nothing about which. A judgement, not fitted. */
const GENERAL = 0.7;
/**
 * Binds the criteria to a change's added lines. All are seen together: lines that one criterion explains are worth less to
 * the others. `met` is the policy's threshold. One binding a criterion, in their order; ranges strongest first.
 * The syntax is for the bindings to come; words and names need none.
 */
function bindCriteria(criteria, change, _syntax, met) {
    const wanted = criteria.items.filter((criterion) => criterion.codeVerifiable);
    const gathered = gatherAll(wanted, change);
    const scores = scoreAll(gathered, WEIGHTS);
    const bound = new Map(wanted.map((criterion, index) => [criterion.id, bind(criterion, index, gathered, scores, met)]));
    return criteria.items.map((criterion) => bound.get(criterion.id) ?? { criterion, status: 'not_code_verifiable', confidence: 0, ranges: [] });
}
function bind(criterion, index, gathered, scores, met) {
    if (isGeneral(criterion))
        return bindGeneral(criterion, gathered.units, met);
    const candidates = candidatesOf(criterion, index, gathered, scores);
    const covered = candidates.length === 0 ? 0 : (scores.covered[index] ?? 0);
    const strong = candidates.filter(({ confidence }) => confidence >= BOUND);
    const named = candidates
        .filter(({ confidence }) => confidence < BOUND)
        .flatMap(({ index: at }) => namedLines(gathered, at, index));
    const weak = candidates.slice(0, 1).filter(({ confidence }) => confidence >= BEST);
    const chosen = strong.length + named.length > 0 ? strong : weak;
    if (covered < COVERED || chosen.length + named.length === 0)
        return unmet(criterion, Math.min(covered, COVERED));
    const ranges = chosen.map(({ unit, index: at, confidence }) => rangeOf(unit, confidence, evidenceOf(gathered, scores, at, index)));
    const classes = [...chosen.map(({ unit }) => unit.class), ...named.map((found) => found.class)];
    return {
        criterion,
        status: statusOf(criterion.kind, covered, classes, met),
        confidence: confidenceOf(covered),
        ranges: sorted([...ranges, ...named.map((found) => found.range)]),
    };
}
/** The units that may show the criterion, likeliest first. */
function candidatesOf(criterion, index, gathered, scores) {
    const count = gathered.query.wishes.length;
    return gathered.units
        .map((unit, at) => ({ unit, index: at, confidence: scores.owns[at * count + index] ?? 0 }))
        .filter(({ unit, index: at }) => fits(criterion.kind, unit.class) || gathered.evidence.pathNamed(at, index))
        .sort((a, b) => b.confidence - a.confidence || a.index - b.index);
}
function unmet(criterion, confidence) {
    return { criterion, status: 'unmet', confidence: confidenceOf(confidence), ranges: [] };
}
/** Behaviour that only tests or documents speak of is not shown to be there. */
function statusOf(kind, covered, classes, met) {
    if (confidenceOf(covered) < met)
        return 'weak';
    if (kind === 'test' || kind === 'doc')
        return 'met';
    return classes.every((one) => one === 'test' || one === 'docs') ? 'weak' : 'met';
}
/** "Tests are added" and "Documentation is updated" are met by any such lines. */
function bindGeneral(criterion, units, met) {
    const chosen = units.filter((unit) => fits(criterion.kind, unit.class) && unit.added.some((line) => line.trim() !== ''));
    if (chosen.length === 0)
        return unmet(criterion, 0);
    const evidence = [criterion.kind === 'test' ? 'adds lines to a test file' : 'adds lines to a document'];
    const ranges = sorted(chosen.map((unit) => rangeOf(unit, GENERAL, evidence)));
    return { criterion, status: GENERAL >= met ? 'met' : 'weak', confidence: GENERAL, ranges };
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/index.js


/** Reads the syntax of every changed file, by path. */
function readSyntax(change) {
    return new Map(change.files.map((file) => [file.file.path, readAsText(file)]));
}
function readAsText(change) {
    const { file, language } = change;
    return {
        path: file.path,
        mode: 'text',
        reason: file.omitted === null ? 'no syntax tree is built yet: read by hunks and words' : `no text: ${file.omitted}`,
        symbols: symbolsOf(change),
        ...scanChange(change.added, change.removed, file, language),
    };
}
/** Takes a file's changed lines apart. With the whole text at hand the scan starts at its top, else at each hunk's. */
function scanChange(added, removed, file, language) {
    return {
        added: scanSide(added, file, file.new_text, '-', language),
        removed: scanSide(removed, file, file.old_text, '+', language),
    };
}
function scanSide(lines, file, text, otherMark, language) {
    if (lines.length === 0)
        return [];
    const grammar = grammarOf(language);
    const scanned = new Map();
    if (text !== null) {
        const all = text.split('\n');
        const parts = scanLines(all, grammar, true);
        for (const line of lines) {
            const part = parts[line.number - 1];
            if (part !== undefined && all[line.number - 1] === line.text)
                scanned.set(line.number, { ...line, ...part });
        }
    }
    if (scanned.size < lines.length) {
        for (const hunk of file.hunks)
            scanHunk(hunk, otherMark, grammar, scanned);
    }
    return lines.map((line) => scanned.get(line.number) ?? { ...line, code: line.text, comment: blank(line.text) });
}
function scanHunk(hunk, otherMark, grammar, into) {
    const side = hunk.lines.filter((line) => line[0] !== otherMark && line[0] !== '\\');
    const start = otherMark === '-' ? hunk.new_start : hunk.old_start;
    const texts = side.map((line) => line.slice(1));
    scanLines(texts, grammar, start <= 1).forEach((part, index) => {
        const number = start + index;
        const text = texts[index] ?? '';
        if (!into.has(number))
            into.set(number, { number, text, ...part });
    });
}
function blank(text) {
    return ' '.repeat(text.length);
}
/** Git cuts headings at 80 bytes; a hostile one may be longer. */
const MAX_HEADING = 200;
/** `export async function total(cart: Cart)` → `total`; the heading itself where no name is found in it. */
function symbolsOf(change) {
    return change.file.hunks.flatMap((hunk) => {
        const heading = hunk.section.trim().slice(0, MAX_HEADING);
        if (heading === '')
            return [];
        const declared = /\b(class|interface|struct|enum|trait|impl|module|namespace|function|func|fun|fn|def|sub|type|object)\s+(?:\([^)]{0,100}\)\s*)?([\p{L}_$][\p{L}\p{N}_$.:]*)/u.exec(heading);
        const called = /([\p{L}_$][\p{L}\p{N}_$]*)\s*\(/u.exec(heading);
        return [
            {
                name: declared?.[2] ?? called?.[1] ?? heading,
                kind: declared?.[1] ?? (called === null ? 'section' : 'function'),
                first: Math.max(1, hunk.new_start),
                last: Math.max(1, hunk.new_start, hunk.new_start + hunk.new_lines - 1),
            },
        ];
    });
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/src/engine/change/names.js
/** File names and folders that say by themselves what a file is. Every list is of conventions that tools rely on. */
/** Lock files: written by package managers. */
const LOCKFILES = new Set(`package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock bun.lockb deno.lock go.sum go.work.sum
  Cargo.lock poetry.lock Pipfile.lock uv.lock pdm.lock pixi.lock Gemfile.lock gems.locked composer.lock
  packages.lock.json paket.lock pubspec.lock mix.lock rebar.lock Podfile.lock Package.resolved Cartfile.resolved
  gradle.lockfile buildscript-gradle.lockfile .terraform.lock.hcl flake.lock conan.lock MODULE.bazel.lock Chart.lock
  cabal.project.freeze stack.yaml.lock Manifest.toml jsr.lock`.split(/\s+/u));
/** Manifests: what a project is made of and depends on. */
const MANIFESTS = new Set(`package.json pnpm-workspace.yaml lerna.json go.mod go.work Cargo.toml pom.xml build.gradle build.gradle.kts
  settings.gradle settings.gradle.kts libs.versions.toml gradle-wrapper.properties build.sbt setup.py setup.cfg
  pyproject.toml Pipfile Gemfile gems.rb composer.json Directory.Packages.props Directory.Build.props
  packages.config paket.dependencies pubspec.yaml mix.exs rebar.config Package.swift Podfile Cartfile conanfile.txt
  conanfile.py vcpkg.json deno.json deno.jsonc jsr.json environment.yml MODULE.bazel WORKSPACE stack.yaml
  cabal.project elm.json shard.yml project.clj deps.edn flake.nix bower.json`.split(/\s+/u));
/** Manifests by the shape of their name. */
const MANIFEST_NAME = /(?:^requirements(?:[-_.][\w.-]+)?\.(?:txt|in)$)|(?:\.(?:gemspec|csproj|fsproj|vbproj|vcxproj|nuspec|podspec|cabal|rockspec|opam)$)/u;
/** What continuous integration runs, by path. */
const CI_PATH = new RegExp([
    '^\\.github/(?:workflows|actions)/',
    '(?:^|/)action\\.ya?ml$',
    '^\\.gitlab-ci(?:\\.ya?ml|/)',
    '(?:^|/)\\.gitlab-ci\\.ya?ml$',
    '(?:^|/)Jenkinsfile(?:\\.[\\w.-]+)?$',
    '^\\.(?:circleci|buildkite|semaphore|woodpecker|drone|teamcity|gitea/workflows|forgejo/workflows)/',
    '^\\.(?:travis|drone|appveyor|woodpecker|cirrus|zuul)\\.ya?ml$',
    '^(?:appveyor|azure-pipelines[\\w.-]*|bitbucket-pipelines|cloudbuild|buildspec|codemagic|bitrise|zuul)\\.ya?ml$',
    '^(?:\\.azure-pipelines|\\.azuredevops|\\.ci|\\.zuul\\.d|zuul\\.d|\\.kokoro|\\.prow)/',
    '(?:^|/)\\.cirrus\\.star$',
    '^\\.github/(?:dependabot|renovate)\\.[\\w.]+$',
    '^\\.pre-commit-config\\.yaml$',
].join('|'), 'u');
/** What things run on, by path. */
const INFRA_PATH = new RegExp([
    '(?:^|/)(?:Dockerfile|Containerfile)(?:\\.[\\w.-]+)?$',
    '\\.(?:dockerfile|tf|tfvars|tofu|bicep|nomad)$',
    '(?:^|/)(?:docker-)?compose(?:[.-][\\w.-]+)?\\.ya?ml$',
    '(?:^|/)docker-bake\\.(?:hcl|json)$',
    '(?:^|/)(?:Chart|kustomization|skaffold|serverless|Pulumi(?:\\.[\\w-]+)?|helmfile)\\.(?:ya?ml)$',
    '(?:^|/)(?:fly|netlify|wrangler)\\.toml$',
    '(?:^|/)(?:Vagrantfile|Procfile|Caddyfile|Tiltfile|nginx\\.conf|\\.dockerignore)$',
    '(?:^|/)(?:templates/.*\\.tpl|ansible\\.cfg)$',
].join('|'), 'u');
/** Words that open a YAML file which an orchestrator reads. */
const INFRA_CONTENT = /^(?:apiVersion:\s*\S|AWSTemplateFormatVersion:|- hosts:\s|Resources:\s*$)/mu;
/** Written by tools, by name: compilers of protocols, code generators, bundlers. */
const GENERATED_NAME = new RegExp([
    '\\.min\\.(?:js|css|mjs|cjs)$',
    '\\.(?:js|css|mjs|cjs|ts)\\.map$',
    '\\.pb(?:\\.gw|\\.validate|_grpc)?\\.(?:go|cc|h|swift|dart|rb|ts|js)$',
    '_pb2(?:_grpc)?\\.pyi?$',
    '_pb\\.(?:js|d\\.ts|ts|rb)$',
    '\\.(?:g|freezed|gr|mocks|pbenum|pbjson|pbserver)\\.dart$',
    '\\.designer\\.(?:cs|vb)$',
    '\\.g\\.(?:i\\.)?cs$',
    '(?:^|/)zz_generated\\.[\\w.]+$',
    '\\.generated\\.\\w+$',
    '_generated\\.(?:go|rs|h|ts|py)$',
    '\\.xcodeproj/',
    '\\.(?:js|ts|jsx|tsx|mjs)\\.snap$',
].join('|'), 'u');
/** Marks that generators put into the first lines of what they write. */
const GENERATED_MARK = /(?:^|\W)@generated\b|\bcode generated (?:by|from)\b|<auto-?generated|\b(?:auto-?generated|automatically generated|generated automatically|machine generated)\b|\bgenerated by (?:the )?(?:protocol buffer compiler|protoc|swagger|openapi|thrift|antlr|bison|yacc|cmake|autoconf|automake|sqlc|mockgen|stringer|ragel|jflex|javacc|cython|gir2rs|bindgen|fbs|flatc|flatbuffers|build_runner|graphql)|\bdo not (?:edit|modify)(?: (?:this file|by hand|manually|directly))?[.!,:;]?\s*(?:\*\/|-->|$)|\bthis file (?:is|was) (?:auto)?generated\b/iu;
/** Other people's code, kept in the repository. */
const VENDORED_PATH = /(?:^|\/)(?:node_modules|bower_components|third[-_]?party|3rd[-_]?party|Godeps\/_workspace|Carthage\/(?:Checkouts|Build)|\.yarn\/(?:releases|plugins|sdks))\/|^(?:vendor|Pods|extern|external)\/|(?:^|\/)(?:gradlew(?:\.bat)?|mvnw(?:\.cmd)?)$|(?:^|\/)jquery(?:[-.]\d[\w.]*)?(?:\.slim)?\.js$/u;
/** A version-controlled step of a database's shape: folder and name. */
const MIGRATION_PATH = /(?:^|\/)(?:migrations?|migrate|alembic\/versions|changelogs?)\/(?:.*\/)?(?:[VRU]?\d{1,20}(?:[._-]\d+)*[-_]{1,2}[\w.-]+|[\w.-]+[-_]\d{8,20}|migration)\.(?:sql|rb|py|php|ts|js|mjs|cs|java|kt|go|ex|exs|xml|ya?ml|json)$/u;
/** What a migration does; asked for where the file's text is at hand. */
const MIGRATION_CONTENT = /\b(?:create|alter|drop|rename|truncate)\s+(?:table|index|column|type|view|schema|database|sequence|trigger|function|unique|extension)\b|\b(?:create_table|add_column|remove_column|add_index|drop_table|change_column|rename_column|execute)\b|\b(?:migrations\.Migration|ActiveRecord::Migration|op\.\w+\(|Schema::|knex\.schema|queryInterface|MigrationInterface|MigrationBuilder|databaseChangeLog|Ecto\.Migration|def (?:up|upgrade)\b|changeset|insert into|update\s+\S+\s+set|delete from)\b/iu;
/** Pictures, fonts, sounds, films, documents, archives. */
const ASSET_NAME = /\.(?:png|jpe?g|gif|webp|avif|bmp|ico|icns|svgz?|tiff?|psd|ai|sketch|fig|woff2?|ttf|otf|eot|mp[34]|m4[av]|wav|ogg|webm|mov|avi|flac|pdf|docx?|xlsx?|pptx?|odt|zip|tar|t?gz|bz2|xz|7z|rar|glb|gltf|fbx|obj|blend|atlas|lottie|car)$/iu;
/** Settings of tools, by name. */
const CONFIG_NAME = /^\.[\w.-]+$|\.config\.(?:[cm]?[jt]s|json)$|^(?:ts|js)config(?:\.[\w.-]+)?\.json$|\.(?:ini|cfg|conf|toml|properties|plist|editorconfig|env|env\.\w+|ya?ml|jsonc|json5|xcconfig|prefs|rc|ruleset|props|targets|bazelrc|runsettings)$|^(?:angular|nx|turbo|biome|renovate|vercel|firebase|nodemon|tslint|project|workspace|nest-cli|capacitor|appsettings[\w.]*|launchSettings|global|manifest|composer-require-checker)\.json$|^(?:CODEOWNERS|OWNERS|MANIFEST\.in|tox\.ini|Doxyfile|web\.config|app\.config|nuget\.config|phpunit\.xml(?:\.dist)?|phpcs\.xml(?:\.dist)?|phpstan\.neon(?:\.dist)?|checkstyle\.xml|AndroidManifest\.xml|log4j2?\.xml|logback\.xml)$/u;
/** Texts for people, by name; `.txt` is not one of them by itself. */
const DOCS_NAME = /^(?:README|LICEN[CS]E|COPYING|NOTICE|AUTHORS|CONTRIBUTORS|CONTRIBUTING|CHANGELOG|CHANGES|HISTORY|NEWS|RELEASES?|INSTALL|UPGRADING|UPGRADE|SECURITY|MAINTAINERS|THANKS|TODO|CODE_OF_CONDUCT|PATENTS)(?:[-.][\w.-]*)?$/iu;
/** Folders for people to read, as linguist has them, at the top of the repository or of a package. */
const DOCS_FOLDER = /(?:^|\/)(?:docs?|documentation|man|javadoc|release-?notes)\//iu;
//# sourceMappingURL=names.js.map
;// CONCATENATED MODULE: ./build/src/engine/change/tests.js
/** Is a file a test? By the file name that test runners look for; by folder only where convention or content agrees. */
/** Names that a test runner of some language picks up by default. */
const TEST_NAME = new RegExp([
    '\\.(?:test|spec|tests|specs|e2e|e2e-spec|cy|integration|unit|test-d|bench-test)\\.[cm]?[jt]sx?$',
    '\\.(?:test|spec)\\.(?:vue|svelte|dart|lua|luau|gd|php|py|rb|sh|bats|mts|gleam)$',
    '\\.bats$',
    '(?:^|[_-])(?:test|unittest|browsertest|perftest|gtest)s?\\.(?:go|py|rb|exs?|dart|cc|cpp|cxx|c|h|hpp|rs|clj|cljs|erl|lua|php|jl|R|r|zig|sh|ml|hs|nim|d|swift|kt|java|pl|scm|gd)$',
    '_(?:spec|SUITE|tests|unittests)\\.(?:rb|cr|lua|js|ts|erl|py|rs|cc|cpp|exs|clj)$',
    '^test[_-][\\w.-]+\\.(?:py|rb|c|cc|cpp|jl|R|r|lua|sh|php|ml|nim|exs)$',
    '(?:Test|Tests|TestCase|TestSuite|TestBase|IT|ITCase|Spec|Specs|Steps|TestUtils?|TestHelper)\\.(?:java|kt|kts|groovy|scala|cs|fs|vb|php|swift|m|mm|cpp|cc|hs|dart|ts|js)$',
    '^Test[A-Z]\\w*\\.(?:java|kt|groovy|scala|cs|hs|ml|php|swift|cpp|h|cc)$',
    '^(?:conftest|tests)\\.py$',
    '^(?:tests?|test_helpers?)\\.rs$',
    '^(?:spec_helper|rails_helper|test_helper)\\.rb$',
    '\\.feature$',
    '\\.t$',
].join('|'), 'u');
/** Folders that hold tests and nothing else, wherever they are. */
const TEST_FOLDER = /(?:^|\/)(?:__tests__|__mocks__|__fixtures__|__snapshots__|src\/\w*[tT]est|tests|testdata|androidTest|commonTest|jvmTest|unitTest|integration[-_]tests?|e2e|cypress|playwright|[\w.-]*\.(?:Unit|Integration)?(?:Tests?|Specs)|[\w]*(?:UnitTests|IntegrationTests|UITests))\//u;
/** Folders that hold tests where they stand at the top of the repository or of a package, not inside source folders. */
const PLAIN_FOLDER = /(?:^|\/)(?:test|spec|specs|tests-\w+|test-\w+|\w+_tests?)\//u;
const SOURCE_FOLDER = /(?:^|\/)(?:src|lib|app|source|internal|pkg|cmd|main)\//u;
/** What tests of the known frameworks look like. */
const TEST_CONTENT = /^\s*(?:(?:describe|it|test|suite|context|fdescribe|fit|xit|specify)(?:\.\w+)*\s*\(|def test_\w+|class \w*Test\w*[\s(:]|(?:async )?fun(?:c|ction)? test\w+|func (?:Test|Benchmark|Fuzz)[A-Z]\w*\(|#\[(?:\w+::)*test\b|@(?:\w+\.)*(?:Test|ParameterizedTest|RunWith|SpringBootTest|pytest\.\w+)\b|\[(?:Test|TestMethod|Fact|Theory|TestCase|TestFixture)\b|TEST(?:_[FP])?\(|(?:import|from) (?:unittest|pytest)\b|import (?:static )?org\.(?:junit|testng|mockito)\b|using (?:NUnit|Xunit|Microsoft\.VisualStudio\.TestTools)\b|RSpec\.|require ['"](?:spec_helper|rails_helper|test_helper|minitest\S*)['"]|BOOST_\w*TEST\w*\(|use PHPUnit\\)/mu;
/** Why a file is a test, in a word; null where it is none. `text` is what is at hand of it. */
function testReason(path, isCode, text) {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (TEST_NAME.test(name))
        return 'named as a test';
    if (TEST_FOLDER.test(path))
        return 'in a test folder';
    const folder = PLAIN_FOLDER.exec(path);
    if (folder === null)
        return null;
    const inSource = SOURCE_FOLDER.test(path.slice(0, folder.index + 1));
    if (!inSource && (isCode || /(?:^|\/)tests?\//u.test(folder[0])))
        return 'in a test folder';
    return isCode && TEST_CONTENT.test(text) ? 'in a folder of that name and reads as a test' : null;
}
//# sourceMappingURL=tests.js.map
;// CONCATENATED MODULE: ./build/src/engine/change/classify.js


/** As much of a file as is looked at to class it. */
const HEAD_CHARACTERS = 8_000;
/** Generators sign in the first lines. */
const MARK_LINES = 12;
const MARK_CHARACTERS = 2_000;
/** People do not write lines this long on average; minifiers do. */
const MINIFIED_AVERAGE = 400;
/** Languages that linguist counts as data but that people write as code. */
const CODE_DATA = new Set([
    'SQL',
    'GraphQL',
    'Protocol Buffer',
    'WebAssembly',
    'Thrift',
    'Smithy',
]);
/** Classes one file. `text` is the head of its content, as far as it is at hand: whole, or from its hunks. */
function classify(file, language, attributes, text, whole) {
    const { path } = file;
    const name = path.slice(path.lastIndexOf('/') + 1);
    const head = text.slice(0, HEAD_CHARACTERS);
    if (file.new_mode === '160000' || file.old_mode === '160000')
        return { class: 'vendored', note: 'a submodule' };
    if (attributes.generated === true)
        return { class: 'generated', note: '.gitattributes says so' };
    if (attributes.vendored === true)
        return { class: 'vendored', note: '.gitattributes says so' };
    if (attributes.documentation === true)
        return { class: 'docs', note: '.gitattributes says so' };
    if (CI_PATH.test(path))
        return classify_plain('ci');
    if (LOCKFILES.has(name))
        return classify_plain('lockfile');
    if (attributes.vendored === undefined && VENDORED_PATH.test(path))
        return classify_plain('vendored');
    if (attributes.generated === undefined) {
        const why = generatedReason(name, path, language, head, whole);
        if (why !== null)
            return { class: 'generated', note: why };
    }
    if (MANIFESTS.has(name) || MANIFEST_NAME.test(name))
        return classify_plain('manifest');
    if (file.binary || file.omitted === 'binary') {
        if (ASSET_NAME.test(name))
            return classify_plain('asset');
        // Control characters in a comment make a program look binary; compilers read it all the same.
        if (isCodeLanguage(language))
            return { class: 'source', note: 'binary, by the name of code' };
        return { class: 'asset', note: 'binary' };
    }
    if (ASSET_NAME.test(name))
        return classify_plain('asset');
    return classifyText(path, name, language, attributes, head, whole);
}
function classifyText(path, name, language, attributes, head, whole) {
    const isCode = isCodeLanguage(language);
    const isYaml = language?.name === 'YAML';
    if (MIGRATION_PATH.test(path) && (!whole || MIGRATION_CONTENT.test(head)))
        return classify_plain('migration');
    if (isProse(path, language) || (!isCode && DOCS_NAME.test(name)))
        return classify_plain('docs');
    const test = testReason(path, isCode, head);
    if (test !== null)
        return { class: 'test', note: test === 'named as a test' ? null : test };
    if (INFRA_PATH.test(path))
        return classify_plain('infra');
    if (isYaml && INFRA_CONTENT.test(head) && !DOCS_FOLDER.test(path)) {
        return { class: 'infra', note: 'reads as a manifest of an orchestrator' };
    }
    if (attributes.documentation === undefined && DOCS_FOLDER.test(path) && !isScript(language))
        return classify_plain('docs');
    if (CONFIG_NAME.test(name))
        return classify_plain('config');
    if (isCode)
        return classify_plain('source');
    if (language?.name === 'JSON' || language?.name === 'XML')
        return classify_plain(path.includes('/') ? 'data' : 'config');
    if (language?.type === 'data' || name.endsWith('.txt'))
        return classify_plain('data');
    if (head.startsWith('#!'))
        return { class: 'source', note: 'starts with #!' };
    // What nobody knows is looked at as code: the careful side.
    return { class: 'source', note: 'of no known language' };
}
function classify_plain(name) {
    return { class: name, note: null };
}
/** Programming and markup languages, and those that linguist counts as data but people write as code. */
function isCodeLanguage(language) {
    if (language === null)
        return false;
    return ((language.type === 'programming' || language.type === 'markup' || CODE_DATA.has(language.name)) &&
        language.name !== 'SVG');
}
function isScript(language) {
    return language?.type === 'programming';
}
/** Prose is documentation; a bare `.txt` only where documentation lives. */
function isProse(path, language) {
    if (language === null)
        return false;
    if (language.name === 'MDX' || language.name === 'TeX' || language.name === 'Roff')
        return true;
    return language.type === 'prose' && (language.name !== 'Text' || DOCS_FOLDER.test(path));
}
function generatedReason(name, path, language, head, whole) {
    if (GENERATED_NAME.test(name) || GENERATED_NAME.test(path))
        return 'by its name';
    if (!whole || head === '')
        return null;
    const first = head
        .slice(0, MARK_CHARACTERS)
        .split('\n', MARK_LINES)
        .filter((line) => /^\s*(?:\/\/|\/?\*|#|--|<!--|;|%|"""|'|\(\*|@generated)/u.test(line));
    if (first.some((line) => GENERATED_MARK.test(line)))
        return 'its first lines say so';
    const minifiable = language?.name === 'JavaScript' || language?.name === 'CSS';
    const lines = head.split('\n').length;
    return minifiable && head.length >= 2_000 && head.length / lines > MINIFIED_AVERAGE ? 'minified' : null;
}
//# sourceMappingURL=classify.js.map
;// CONCATENATED MODULE: ./build/src/engine/change/formatting.js
/** Languages in which white space is meaning (`rm -rf /tmp` and `/ tmp`, `a .b` and `a.b`): only trailing space and blank lines are formatting there. */
const INDENTED = new Set('Python,Cython,Starlark,Mojo,YAML,Makefile,Haml,Slim,Pug,Sass,Stylus,CoffeeScript,Nim,F#,Haskell,Elm,PureScript,GDScript,Markdown,reStructuredText,AsciiDoc,Text,Just,Diff,CSV,TSV,MDX,Lean,COBOL,Fortran,Shell,fish,PowerShell,Batchfile,Dockerfile,Ruby,Perl,Tcl,CSS,SCSS,Less,Roff,TeX,Ignore List'.split(','));
/** Languages in which a line's end means nothing: lines may be broken and joined. */
const FREE_FORM = new Set('C,C++,C#,Java,Rust,PHP,JSON,JSON with Comments,SQL,Dart,Objective-C,Solidity,Protocol Buffer'.split(','));
const BRACKETS = /[()[\]{},;]/u;
/** Could the two sides differ in white space alone? Cheap, so that what is plainly new is not taken apart. */
function mayBeFormattingOnly(language, added, removed, status) {
    if (status === 'added' || status === 'deleted' || added.length + removed.length === 0)
        return false;
    const before = inked(removed);
    const after = inked(added);
    return isFreeForm(language) ? (before === 0) === (after === 0) : before === after;
}
/** True where the two sides differ in white space alone. */
function isFormattingOnly(language, added, removed) {
    const before = lineKeys(language, removed);
    const after = lineKeys(language, added);
    if (isFreeForm(language))
        return before.join(' ') === after.join(' ');
    return before.length === after.length && before.every((key, index) => key === after[index]);
}
function isFreeForm(language) {
    return language !== null && FREE_FORM.has(language);
}
function inked(lines) {
    return lines.filter((line) => line.text.trim() !== '').length;
}
function lineKeys(language, lines) {
    const exact = language === null || INDENTED.has(language);
    return lines.map((line) => (exact ? line.text.trimEnd() : tokenKey(line) + endOf(line))).filter((key) => key !== '');
}
/** What ends with its line wherever lines may be joined: a comment, which would swallow the next, and a directive. */
function endOf({ text, comment }) {
    return comment.trim() !== '' || /^\s*#/u.test(text) || text.endsWith('\\') ? '\n' : '';
}
/** Tokens parted by one space. A line that holds a string stays as it is, its indentation apart. */
function tokenKey(line) {
    const { text } = line;
    if (stringAt(line, 0) >= 0)
        return stringAt(line, 0) === firstInk(text) ? text.trimEnd() : text.trim();
    let key = '';
    let last = '';
    for (let at = 0; at < text.length; at += 1) {
        const char = text.charAt(at);
        const kind = /\s/u.test(char) ? 'space' : formatting_kindOf(char);
        if (kind === 'space') {
            last = kind;
            continue;
        }
        key += kind !== last || kind === 'bracket' ? ` ${char}` : char;
        last = kind;
    }
    return key.trimStart();
}
/** Where the first character inside a string stands: text that is neither code nor comment. */
function stringAt({ text, code, comment }, from) {
    for (let at = from; at < text.length; at += 1) {
        if (text[at] !== code[at] && text[at] !== comment[at] && text[at] !== ' ')
            return at;
    }
    return -1;
}
function firstInk(text) {
    return text.length - text.trimStart().length;
}
function formatting_kindOf(char) {
    if (BRACKETS.test(char))
        return 'bracket';
    return /[\p{L}\p{N}_$]/u.test(char) ? 'word' : 'operator';
}
//# sourceMappingURL=formatting.js.map
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/ABAP.js
var ABAP = __webpack_require__(5271);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Ada.js
var Ada = __webpack_require__(6429);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/ApacheConf.js
var ApacheConf = __webpack_require__(28017);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Apex.js
var Apex = __webpack_require__(8593);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/AppleScript.js
var AppleScript = __webpack_require__(31422);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/AsciiDoc.js
var AsciiDoc = __webpack_require__(62194);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Assembly.js
var Assembly = __webpack_require__(17301);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Astro.js
var Astro = __webpack_require__(36138);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Ballerina.js
var Ballerina = __webpack_require__(5773);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Batchfile.js
var Batchfile = __webpack_require__(63287);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Bicep.js
var Bicep = __webpack_require__(82782);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Blade.js
var Blade = __webpack_require__(99099);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Browserslist.js
var Browserslist = __webpack_require__(6500);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/C.js
var C = __webpack_require__(13720);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/C_2b__2b_.js
var C_2b_2b_ = __webpack_require__(36204);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/C_23_.js
var C_23_ = __webpack_require__(23979);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Cairo.js
var Cairo = __webpack_require__(2793);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Clojure.js
var Clojure = __webpack_require__(30405);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/CMake.js
var CMake = __webpack_require__(59402);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/COBOL.js
var COBOL = __webpack_require__(90386);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/CODEOWNERS.js
var CODEOWNERS = __webpack_require__(46544);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/CoffeeScript.js
var CoffeeScript = __webpack_require__(32118);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Common_20_Lisp.js
var Common_20_Lisp = __webpack_require__(17724);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Crystal.js
var Crystal = __webpack_require__(50387);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/CSS.js
var CSS = __webpack_require__(5810);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/CSV.js
var CSV = __webpack_require__(97341);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Cuda.js
var Cuda = __webpack_require__(91418);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Cython.js
var Cython = __webpack_require__(9568);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/D.js
var D = __webpack_require__(70925);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Dart.js
var Dart = __webpack_require__(73892);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Diff.js
var Diff = __webpack_require__(84162);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Dockerfile.js
var Dockerfile = __webpack_require__(74439);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Dotenv.js
var Dotenv = __webpack_require__(71167);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Earthly.js
var Earthly = __webpack_require__(86574);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/EditorConfig.js
var EditorConfig = __webpack_require__(28610);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/EJS.js
var EJS = __webpack_require__(59957);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Elixir.js
var Elixir = __webpack_require__(78274);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Elm.js
var Elm = __webpack_require__(90893);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Emacs_20_Lisp.js
var Emacs_20_Lisp = __webpack_require__(23238);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Erlang.js
var Erlang = __webpack_require__(59198);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/F_23_.js
var F_23_ = __webpack_require__(57464);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Fortran.js
var Fortran = __webpack_require__(619);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/GDScript.js
var GDScript = __webpack_require__(38073);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Gettext_20_Catalog.js
var Gettext_20_Catalog = __webpack_require__(155);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Git_20_Attributes.js
var Git_20_Attributes = __webpack_require__(14560);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Git_20_Config.js
var Git_20_Config = __webpack_require__(15375);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/GLSL.js
var GLSL = __webpack_require__(30977);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Gleam.js
var Gleam = __webpack_require__(84769);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Go.js
var Go = __webpack_require__(50199);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Go_20_Checksums.js
var Go_20_Checksums = __webpack_require__(77503);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Go_20_Module.js
var Go_20_Module = __webpack_require__(45975);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Go_20_Workspace.js
var Go_20_Workspace = __webpack_require__(82446);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Gradle.js
var Gradle = __webpack_require__(71750);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Gradle_20_Kotlin_20_DSL.js
var Gradle_20_Kotlin_20_DSL = __webpack_require__(31928);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/GraphQL.js
var GraphQL = __webpack_require__(89636);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Groovy.js
var Groovy = __webpack_require__(42407);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Hack.js
var Hack = __webpack_require__(75456);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Haml.js
var Haml = __webpack_require__(87251);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Handlebars.js
var Handlebars = __webpack_require__(85009);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Haskell.js
var Haskell = __webpack_require__(24557);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Haxe.js
var Haxe = __webpack_require__(54729);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/HCL.js
var HCL = __webpack_require__(11170);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/HLSL.js
var HLSL = __webpack_require__(9482);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/HTML.js
var HTML = __webpack_require__(21580);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/HTML_2b_EEX.js
var HTML_2b_EEX = __webpack_require__(41842);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/HTML_2b_ERB.js
var HTML_2b_ERB = __webpack_require__(67855);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/HTML_2b_PHP.js
var HTML_2b_PHP = __webpack_require__(43320);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/HTML_2b_Razor.js
var HTML_2b_Razor = __webpack_require__(54808);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Ignore_20_List.js
var Ignore_20_List = __webpack_require__(46915);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/INI.js
var INI = __webpack_require__(23851);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Java.js
var Java = __webpack_require__(28453);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Java_20_Properties.js
var Java_20_Properties = __webpack_require__(48024);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Java_20_Server_20_Pages.js
var Java_20_Server_20_Pages = __webpack_require__(37932);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/JavaScript.js
var JavaScript = __webpack_require__(30890);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Jinja.js
var Jinja = __webpack_require__(15213);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/JSON.js
var data_JSON = __webpack_require__(17003);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/JSON_20_with_20_Comments.js
var JSON_20_with_20_Comments = __webpack_require__(87753);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/JSON5.js
var JSON5 = __webpack_require__(75688);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/JSONLD.js
var JSONLD = __webpack_require__(51019);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Jsonnet.js
var Jsonnet = __webpack_require__(89372);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Julia.js
var Julia = __webpack_require__(51968);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Jupyter_20_Notebook.js
var Jupyter_20_Notebook = __webpack_require__(5749);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Just.js
var Just = __webpack_require__(51119);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Kotlin.js
var Kotlin = __webpack_require__(95872);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Lean.js
var Lean = __webpack_require__(29993);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Less.js
var Less = __webpack_require__(13208);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Liquid.js
var Liquid = __webpack_require__(23901);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/LLVM.js
var LLVM = __webpack_require__(94416);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Lua.js
var Lua = __webpack_require__(10267);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/MATLAB.js
var MATLAB = __webpack_require__(83124);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Makefile.js
var Makefile = __webpack_require__(15161);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Markdown.js
var Markdown = __webpack_require__(70452);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/MDX.js
var MDX = __webpack_require__(29106);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Meson.js
var Meson = __webpack_require__(4403);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Mojo.js
var Mojo = __webpack_require__(23562);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Motoko.js
var Motoko = __webpack_require__(22014);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Move.js
var Move = __webpack_require__(7492);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Mustache.js
var Mustache = __webpack_require__(28515);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Nginx.js
var Nginx = __webpack_require__(11961);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Nim.js
var Nim = __webpack_require__(84425);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Nix.js
var Nix = __webpack_require__(93302);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/NPM_20_Config.js
var NPM_20_Config = __webpack_require__(73058);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Objective-C.js
var Objective_C = __webpack_require__(15834);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Objective-C_2b__2b_.js
var Objective_C_2b_2b_ = __webpack_require__(18734);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/OCaml.js
var OCaml = __webpack_require__(57481);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/OpenAPI_20_Specification_20_v2.js
var OpenAPI_20_Specification_20_v2 = __webpack_require__(86580);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Org.js
var Org = __webpack_require__(49079);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Pascal.js
var Pascal = __webpack_require__(70937);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Perl.js
var Perl = __webpack_require__(63116);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/PHP.js
var PHP = __webpack_require__(9257);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Pip_20_Requirements.js
var Pip_20_Requirements = __webpack_require__(66872);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/PLpgSQL.js
var PLpgSQL = __webpack_require__(62770);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/PLSQL.js
var PLSQL = __webpack_require__(61021);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Pod.js
var Pod = __webpack_require__(61918);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/PowerShell.js
var PowerShell = __webpack_require__(95740);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Procfile.js
var Procfile = __webpack_require__(29391);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Prolog.js
var Prolog = __webpack_require__(78398);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Protocol_20_Buffer.js
var Protocol_20_Buffer = __webpack_require__(39423);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Public_20_Key.js
var Public_20_Key = __webpack_require__(91077);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Pug.js
var Pug = __webpack_require__(43005);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Puppet.js
var Puppet = __webpack_require__(58551);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/PureScript.js
var PureScript = __webpack_require__(67892);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Python.js
var Python = __webpack_require__(95675);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/QML.js
var QML = __webpack_require__(9359);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/R.js
var R = __webpack_require__(78751);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Racket.js
var Racket = __webpack_require__(43103);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Raku.js
var Raku = __webpack_require__(61716);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/RDoc.js
var RDoc = __webpack_require__(87249);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Reason.js
var Reason = __webpack_require__(82369);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/ReScript.js
var ReScript = __webpack_require__(43919);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Roff.js
var Roff = __webpack_require__(53206);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Ruby.js
var Ruby = __webpack_require__(12765);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Rust.js
var Rust = __webpack_require__(10455);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/reStructuredText.js
var reStructuredText = __webpack_require__(86876);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Sass.js
var Sass = __webpack_require__(16323);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/SCSS.js
var SCSS = __webpack_require__(5009);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Scala.js
var Scala = __webpack_require__(50787);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Scheme.js
var Scheme = __webpack_require__(19114);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Shell.js
var Shell = __webpack_require__(48803);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Slim.js
var Slim = __webpack_require__(50112);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Smarty.js
var Smarty = __webpack_require__(92133);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Smithy.js
var Smithy = __webpack_require__(83755);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Solidity.js
var Solidity = __webpack_require__(55256);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/SQL.js
var SQL = __webpack_require__(7649);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Starlark.js
var Starlark = __webpack_require__(96481);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/StringTemplate.js
var StringTemplate = __webpack_require__(32978);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Stylus.js
var Stylus = __webpack_require__(48131);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/SVG.js
var SVG = __webpack_require__(85399);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Svelte.js
var Svelte = __webpack_require__(41090);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Sway.js
var Sway = __webpack_require__(1597);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Swift.js
var Swift = __webpack_require__(23446);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/SystemVerilog.js
var SystemVerilog = __webpack_require__(30316);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Tcl.js
var Tcl = __webpack_require__(4494);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/TeX.js
var TeX = __webpack_require__(23316);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Text.js
var Text = __webpack_require__(53458);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Textile.js
var Textile = __webpack_require__(71600);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Thrift.js
var Thrift = __webpack_require__(28326);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/TOML.js
var TOML = __webpack_require__(35817);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/TSQL.js
var TSQL = __webpack_require__(79249);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/TSV.js
var TSV = __webpack_require__(18524);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/TSX.js
var TSX = __webpack_require__(97154);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Twig.js
var Twig = __webpack_require__(66780);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/TypeScript.js
var TypeScript = __webpack_require__(44466);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Unity3D_20_Asset.js
var Unity3D_20_Asset = __webpack_require__(57479);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Vala.js
var Vala = __webpack_require__(37943);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Verilog.js
var Verilog = __webpack_require__(76683);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/VHDL.js
var VHDL = __webpack_require__(56355);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Visual_20_Basic_20_.NET.js
var Visual_20_Basic_20_NET = __webpack_require__(550);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Vue.js
var Vue = __webpack_require__(69525);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Vyper.js
var Vyper = __webpack_require__(67577);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/WebAssembly.js
var WebAssembly = __webpack_require__(18599);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/WebIDL.js
var WebIDL = __webpack_require__(10212);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/WGSL.js
var WGSL = __webpack_require__(62212);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/XML.js
var XML = __webpack_require__(30700);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/XML_20_Property_20_List.js
var XML_20_Property_20_List = __webpack_require__(74233);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/XSLT.js
var XSLT = __webpack_require__(94676);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/YAML.js
var YAML = __webpack_require__(20290);
// EXTERNAL MODULE: ./node_modules/linguist-languages/data/Zig.js
var Zig = __webpack_require__(32203);
;// CONCATENATED MODULE: ./build/src/engine/change/linguist.js
/**
 * Linguist's data of the languages that reviews meet (names, types, extensions, file names, interpreters), one import
 * each, so that the bundle holds these and not all eight hundred. Where two claim an extension, the earlier one has it.
 */


















































































































































































/** In order of precedence. */
const LANGUAGES = [
    TypeScript/* default */.A,
    TSX/* default */.A,
    JavaScript/* default */.A,
    Python/* default */.A,
    Go/* default */.A,
    Java/* default */.A,
    Rust/* default */.A,
    C/* default */.A,
    C_2b_2b_/* default */.A,
    C_23_/* default */.A,
    Ruby/* default */.A,
    PHP/* default */.A,
    Kotlin/* default */.A,
    Swift/* default */.A,
    Scala/* default */.A,
    Dart/* default */.A,
    Objective_C/* default */.A,
    Objective_C_2b_2b_/* default */.A,
    Shell/* default */.A,
    PowerShell/* default */.A,
    Batchfile/* default */.A,
    Perl/* default */.A,
    Lua/* default */.A,
    R/* default */.A,
    Julia/* default */.A,
    Haskell/* default */.A,
    Elixir/* default */.A,
    Erlang/* default */.A,
    Clojure/* default */.A,
    F_23_/* default */.A,
    OCaml/* default */.A,
    Groovy/* default */.A,
    Gradle/* default */.A,
    Gradle_20_Kotlin_20_DSL/* default */.A,
    Visual_20_Basic_20_NET/* default */.A,
    Zig/* default */.A,
    Nim/* default */.A,
    Crystal/* default */.A,
    D/* default */.A,
    Fortran/* default */.A,
    Ada/* default */.A,
    COBOL/* default */.A,
    Common_20_Lisp/* default */.A,
    Emacs_20_Lisp/* default */.A,
    Scheme/* default */.A,
    Racket/* default */.A,
    Elm/* default */.A,
    PureScript/* default */.A,
    CoffeeScript/* default */.A,
    Solidity/* default */.A,
    Assembly/* default */.A,
    Cuda/* default */.A,
    MATLAB/* default */.A,
    GDScript/* default */.A,
    Hack/* default */.A,
    Pascal/* default */.A,
    Tcl/* default */.A,
    Nix/* default */.A,
    Starlark/* default */.A,
    Cython/* default */.A,
    Puppet/* default */.A,
    Vala/* default */.A,
    Vyper/* default */.A,
    GLSL/* default */.A,
    HLSL/* default */.A,
    WGSL/* default */.A,
    Verilog/* default */.A,
    VHDL/* default */.A,
    SystemVerilog/* default */.A,
    Apex/* default */.A,
    ABAP/* default */.A,
    PLSQL/* default */.A,
    PLpgSQL/* default */.A,
    TSQL/* default */.A,
    SQL/* default */.A,
    GraphQL/* default */.A,
    Protocol_20_Buffer/* default */.A,
    Thrift/* default */.A,
    CMake/* default */.A,
    Makefile/* default */.A,
    Meson/* default */.A,
    Dockerfile/* default */.A,
    HCL/* default */.A,
    Bicep/* default */.A,
    Jsonnet/* default */.A,
    Smithy/* default */.A,
    Vue/* default */.A,
    Svelte/* default */.A,
    Astro/* default */.A,
    HTML/* default */.A,
    HTML_2b_ERB/* default */.A,
    HTML_2b_EEX/* default */.A,
    HTML_2b_Razor/* default */.A,
    HTML_2b_PHP/* default */.A,
    Blade/* default */.A,
    Haml/* default */.A,
    Pug/* default */.A,
    Twig/* default */.A,
    Jinja/* default */.A,
    Handlebars/* default */.A,
    EJS/* default */.A,
    Mustache/* default */.A,
    Liquid/* default */.A,
    Slim/* default */.A,
    CSS/* default */.A,
    SCSS/* default */.A,
    Sass/* default */.A,
    Less/* default */.A,
    Stylus/* default */.A,
    XSLT/* default */.A,
    QML/* default */.A,
    Java_20_Server_20_Pages/* default */.A,
    Markdown/* default */.A,
    MDX/* default */.A,
    reStructuredText/* default */.A,
    AsciiDoc/* default */.A,
    Org/* default */.A,
    Textile/* default */.A,
    RDoc/* default */.A,
    TeX/* default */.A,
    Roff/* default */.A,
    Pod/* default */.A,
    Text/* default */.A,
    YAML/* default */.A,
    TOML/* default */.A,
    INI/* default */.A,
    data_JSON/* default */.A,
    JSON_20_with_20_Comments/* default */.A,
    JSON5/* default */.A,
    JSONLD/* default */.A,
    XML/* default */.A,
    XML_20_Property_20_List/* default */.A,
    Java_20_Properties/* default */.A,
    EditorConfig/* default */.A,
    Dotenv/* default */.A,
    Git_20_Attributes/* default */.A,
    Git_20_Config/* default */.A,
    Ignore_20_List/* default */.A,
    CODEOWNERS/* default */.A,
    Nginx/* default */.A,
    ApacheConf/* default */.A,
    NPM_20_Config/* default */.A,
    Browserslist/* default */.A,
    CSV/* default */.A,
    TSV/* default */.A,
    SVG/* default */.A,
    Jupyter_20_Notebook/* default */.A,
    Gettext_20_Catalog/* default */.A,
    Go_20_Module/* default */.A,
    Go_20_Checksums/* default */.A,
    Go_20_Workspace/* default */.A,
    Pip_20_Requirements/* default */.A,
    Diff/* default */.A,
    Procfile/* default */.A,
    Just/* default */.A,
    Earthly/* default */.A,
    Smarty/* default */.A,
    Motoko/* default */.A,
    Cairo/* default */.A,
    Move/* default */.A,
    Mojo/* default */.A,
    Gleam/* default */.A,
    Reason/* default */.A,
    ReScript/* default */.A,
    Haxe/* default */.A,
    LLVM/* default */.A,
    WebAssembly/* default */.A,
    Lean/* default */.A,
    Prolog/* default */.A,
    AppleScript/* default */.A,
    Raku/* default */.A,
    Sway/* default */.A,
    Ballerina/* default */.A,
    WebIDL/* default */.A,
    StringTemplate/* default */.A,
    Unity3D_20_Asset/* default */.A,
    Public_20_Key/* default */.A,
    OpenAPI_20_Specification_20_v2/* default */.A,
];
//# sourceMappingURL=linguist.js.map
;// CONCATENATED MODULE: ./build/src/engine/change/languages.js
/** Which language a file is in: by name, by the longest known extension, or by its shebang. */

/** Builds the lookups from linguist's data; made once a review, since the engine keeps no state. */
function readLanguages() {
    const byFilename = new Map();
    const byExtension = new Map();
    const byInterpreter = new Map();
    const byName = new Map();
    for (const language of LANGUAGES) {
        claim(byName, [nameKey(language.name)], language);
        claim(byFilename, language.filenames ?? [], language);
        claim(byExtension, language.extensions ?? [], language);
        claim(byInterpreter, language.interpreters ?? [], language);
    }
    return {
        of(path, firstLine) {
            const name = path.slice(path.lastIndexOf('/') + 1);
            return (byFilename.get(name) ?? ofExtension(byExtension, name) ?? byInterpreter.get(interpreterOf(firstLine)) ?? null);
        },
        named: (name) => byName.get(nameKey(name)) ?? null,
    };
}
function claim(map, keys, language) {
    for (const key of keys)
        if (!map.has(key))
            map.set(key, language);
}
function nameKey(name) {
    return name.toLowerCase().replaceAll('-', ' ');
}
/** `.html.erb` before `.erb`: the longest extension that linguist knows. */
function ofExtension(byExtension, name) {
    for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
        const extension = name.slice(dot);
        const language = byExtension.get(extension) ?? byExtension.get(extension.toLowerCase());
        if (language !== undefined)
            return language;
    }
    return null;
}
/** `#!/usr/bin/env -S python3.12 -u` → `python3`; empty where there is no shebang. */
function interpreterOf(line) {
    if (!line.startsWith('#!'))
        return '';
    const words = line.slice(2, 200).trim().split(/\s+/u);
    const program = (word) => word.slice(word.lastIndexOf('/') + 1);
    const first = program(words[0] ?? '');
    const name = first === 'env' ? program(words.slice(1).find((word) => !/^-|=/u.test(word)) ?? '') : first;
    return name.replace(/\.\d+$/u, '');
}
//# sourceMappingURL=languages.js.map
;// CONCATENATED MODULE: ./build/src/engine/change/regions.js
/** Reads a file's hunks. Lines are trusted over the counts in the hunk's head. */
function readRegions(hunks) {
    const regions = [];
    const added = [];
    const removed = [];
    for (const hunk of hunks) {
        // A hunk without a new side counts from the line before it.
        let newLine = hunk.new_lines === 0 ? hunk.new_start + 1 : hunk.new_start;
        let oldLine = hunk.old_lines === 0 ? hunk.old_start + 1 : hunk.old_start;
        let run = null;
        const close = () => {
            if (run === null)
                return;
            const at = run.added[0]?.number ?? Math.max(0, newLine - 1);
            regions.push({ at, added: run.added, removed: run.removed, section: hunk.section });
            run = null;
        };
        for (const text of hunk.lines) {
            const mark = text[0];
            if (mark === '+') {
                const line = { number: newLine, text: text.slice(1) };
                run ??= { added: [], removed: [] };
                run.added.push(line);
                added.push(line);
                newLine += 1;
            }
            else if (mark === '-') {
                const line = { number: oldLine, text: text.slice(1) };
                run ??= { added: [], removed: [] };
                run.removed.push(line);
                removed.push(line);
                oldLine += 1;
            }
            else if (mark !== '\\') {
                close();
                newLine += 1;
                oldLine += 1;
            }
        }
        close();
    }
    return { regions, added, removed };
}
//# sourceMappingURL=regions.js.map
;// CONCATENATED MODULE: ./build/src/engine/change/index.js







/**
 * Reads every changed file of a snapshot. `paths` is the policy's: its first matching pattern overrules the engine's
 * own classing. Never throws; what is not at hand is classed by its name.
 */
function readChange(snapshot, paths) {
    const languages = readLanguages();
    const attributes = readAttributes(snapshot.gitattributes?.text ?? null);
    const overrides = paths.map((path) => ({ matches: compileGlob(path.pattern), ...path }));
    const files = snapshot.files.map((file) => {
        const override = overrides.find(({ matches }) => matches(file.path));
        return readFile(file, languages, attributes, override ?? null);
    });
    return { snapshot, files };
}
function readFile(file, languages, attributesOf, override) {
    const attributes = attributesOf(file.path);
    const text = file.new_text ?? file.old_text;
    const head = text ?? textOfHunks(file);
    const forced = attributes.language === undefined ? null : languages.named(attributes.language);
    const language = forced ?? languages.of(file.path, head.slice(0, head.indexOf('\n') + 1 || head.length));
    const classed = override === null
        ? graver(classify(file, language, attributes, head, startsAtTop(file)), classBefore(file, languages, attributesOf))
        : { class: override.class, note: `the policy's pattern ${override.pattern}` };
    const lines = readRegions(file.hunks);
    const name = language?.name ?? null;
    return {
        file,
        class: classed.class,
        language: name,
        ...lines,
        formattingOnly: onlyFormatted(file, name, lines),
        note: noteOf(file, classed.note),
    };
}
/** Classes that nobody reads closely: a name or a mark that the change itself brings does not put a file among them. */
const UNREAD = new Set(['generated', 'vendored', 'docs', 'asset', 'data', 'lockfile']);
const DELICATE = new Set(['ci', 'infra', 'migration']);
/** What a file that was there before was, by its old name and text; null for new files and where that is not at hand. */
function classBefore(file, languages, attributesOf) {
    const moved = file.status === 'renamed';
    if (!moved && (file.status === 'added' || file.status === 'copied' || file.old_text === null))
        return null;
    const path = moved ? (file.old_path ?? file.path) : file.path;
    const text = file.old_text ?? file.new_text ?? '';
    const before = { ...file, path, binary: false, omitted: null, new_mode: file.old_mode };
    const language = languages.of(path, text.slice(0, text.indexOf('\n') + 1 || text.length));
    return classify(before, language, attributesOf(path), text, file.old_text !== null);
}
/** Moved out of a delicate place, or said to be generated by this very change: it stays what it was. */
function graver(now, before) {
    if (before === null || before.class === now.class)
        return now;
    const stays = (DELICATE.has(before.class) && !DELICATE.has(now.class)) || (UNREAD.has(now.class) && !UNREAD.has(before.class));
    return stays ? { class: before.class, note: `${before.class} before this change` } : now;
}
function onlyFormatted(file, language, lines) {
    if (!mayBeFormattingOnly(language, lines.added, lines.removed, file.status))
        return false;
    const { added, removed } = scanChange(lines.added, lines.removed, file, language);
    // Region by region: a line that moves elsewhere is no formatting.
    let a = 0;
    let r = 0;
    return lines.regions.every((region) => {
        const after = added.slice(a, a + region.added.length);
        const before = removed.slice(r, r + region.removed.length);
        a += region.added.length;
        r += region.removed.length;
        return isFormattingOnly(language, after, before);
    });
}
/** Only the first lines are looked at, so a hunk that starts at the top is as good as the file. */
function startsAtTop(file) {
    if (file.new_text !== null || file.old_text !== null)
        return true;
    return (file.hunks[0]?.new_start ?? 2) <= 1;
}
/** What the hunks show of a file whose text is not at hand: the new side, or the old one of a deleted file. */
function textOfHunks(file) {
    const other = file.status === 'deleted' ? '+' : '-';
    const lines = [];
    for (const hunk of file.hunks) {
        for (const line of hunk.lines)
            if (line[0] !== other && line[0] !== '\\')
                lines.push(line.slice(1));
        if (lines.length > 400)
            break;
    }
    return lines.join('\n');
}
function noteOf(file, note) {
    const notes = [
        note,
        file.omitted === null || file.omitted === 'binary' || file.omitted === 'submodule'
            ? null
            : `not read: ${file.omitted}`,
        file.new_mode === '120000' ? 'a symbolic link' : null,
        file.utf8 ? null : 'not UTF-8',
    ].filter((part) => part !== null);
    return notes.length === 0 ? null : notes.join('; ');
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/src/engine/decision/facts.js

/** Every plane of the engine, so that a condition may name one that found nothing. */
const PLANES = [
    'contract',
    'hygiene',
    'integrity',
    'intent',
    'robustness',
    'security',
    'supply-chain',
    'tests',
];
/** Each once, sorted by UTF-16 code units: no locale has a say. */
const facts_sorted = (values) => [...new Set(values)].sort();
/** The facts of a review. Pure: nothing in them depends on anything but the stages. */
function factsOf(judged) {
    const { change, criteria, planes, risk } = judged;
    const { snapshot, files } = change;
    const sum = (of) => files.reduce((total, file) => total + file[of].length, 0);
    const paths = files.flatMap(({ file }) => [file.path, ...(file.old_path === null ? [] : [file.old_path])]);
    return {
        tier: Number(risk.tier.slice(1)),
        risk: { score: risk.score },
        coverage: {
            complete: snapshot.coverage.complete,
            files: snapshot.coverage.files,
            omitted: snapshot.coverage.omitted.length,
        },
        findings: findingFacts(planes.findings, planes.evidence),
        criteria: { source: criteria.source, total: criteria.items.length, ...statusFacts(judged.bindings) },
        change: {
            files: files.length,
            added: sum('added'),
            removed: sum('removed'),
            classes: facts_sorted(files.map((file) => file.class)),
            languages: facts_sorted(files.flatMap((file) => (file.language === null ? [] : [file.language]))),
            paths: facts_sorted(paths),
            formatting_only: files.length > 0 && files.every((file) => file.formattingOnly),
        },
        pr: {
            number: snapshot.pr,
            repo: snapshot.repo,
            title: snapshot.title,
            author: snapshot.author,
            labels: facts_sorted(snapshot.labels),
            base: snapshot.base.ref,
            head: snapshot.head.ref,
        },
        policy: { changed: paths.includes(REPOSITORY_POLICY_PATH), broken: judged.repositoryBroken },
    };
}
/** The facts about findings. */
function findingFacts(findings, evidence) {
    return {
        ...facts_countsOf(findings),
        suppressed: evidence.suppressed.length,
        left_out: evidence.left_out,
        rules: facts_sorted(findings.map((finding) => finding.rule)),
        by_plane: byPlane(findings),
    };
}
/** Findings by severity. */
function facts_countsOf(findings) {
    const count = (severity) => findings.filter((one) => one.severity === severity).length;
    return { total: findings.length, error: count('error'), warn: count('warn'), info: count('info') };
}
function byPlane(findings) {
    const groups = new Map(PLANES.map((plane) => [plane, []]));
    for (const finding of findings) {
        const group = groups.get(finding.plane);
        if (group === undefined)
            groups.set(finding.plane, [finding]);
        else
            group.push(finding);
    }
    return Object.fromEntries(facts_sorted(groups.keys()).map((plane) => [plane, facts_countsOf(groups.get(plane) ?? [])]));
}
/** The facts about how criteria came out. */
function statusFacts(bindings) {
    const count = (status) => bindings.filter((binding) => binding.status === status).length;
    const met = bindings.filter((binding) => binding.status === 'met');
    return {
        met: count('met'),
        weak: count('weak'),
        unmet: count('unmet'),
        not_verifiable: count('not_code_verifiable'),
        min_confidence: met.reduce((least, binding) => Math.min(least, binding.confidence), 1),
    };
}
//# sourceMappingURL=facts.js.map
;// CONCATENATED MODULE: ./build/src/engine/decision/confidence.js

/** Priors, not measured: that a finding of the severity is right, that the tier is, … */
const PRIORS = {
    finding: { error: 0.95, warn: 0.85, info: 0.7 },
    tier: 0.85,
    /** A criterion that was bound to nothing is not in the change: no higher, whatever its binding says. */
    unmet: 0.85,
    /** No error that a person would see went unseen. */
    unseen: 0.9,
    /** A change without criteria that code can show does what was wanted. */
    intent: 0.75,
};
const FORMULA = 'min of stands over pivotal parts; without any, 1 - product of (1 - stands) over doubtful parts that change the verdict together; else 1';
/** The confidence of `verdict` on `facts`. `decide` are the rules that gave it; `met` is the policy's threshold. */
function confidence_confidenceOf(judged, facts, met, verdict, decide) {
    const parts = doubts(judged, facts, met).map(({ part, stands, otherwise }) => ({
        part,
        stands: round(stands),
        pivotal: decide(otherwise) !== verdict,
    }));
    const pivotal = parts.filter((part) => part.pivotal).map((part) => part.stands);
    const confidence = pivotal.length > 0 ? Math.min(...pivotal) : together(judged, facts, met, verdict, decide);
    return { confidence: round(confidence), formula: FORMULA, parts };
}
/** Four decimals, inside 0..1. */
function round(value) {
    return Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000));
}
/**
 * The parts in a fixed order. Criteria of one status, and findings of one rule and severity, change the same facts: of
 * each group the least certain speaks for all.
 */
function doubts(judged, facts, met) {
    return [
        ...criteriaDoubts(judged, facts, met),
        ...findingDoubts(judged, facts),
        ...tierDoubts(facts),
        ...absent(facts),
    ];
}
/** How likely a criterion's status is right. A binding's confidence speaks for being met, and so against the others. */
function statusStands(binding, met) {
    if (binding.status === 'met')
        return binding.confidence;
    if (binding.status === 'unmet')
        return Math.min(PRIORS.unmet, 1 - binding.confidence);
    // Weak though confident: bound in tests or docs alone, which is a fact of the paths.
    return binding.status === 'weak' && binding.confidence >= met ? binding.confidence : 1 - binding.confidence;
}
function criteriaDoubts(judged, facts, met) {
    const made = [];
    for (const status of ['met', 'weak', 'unmet']) {
        const group = judged.bindings.filter((binding) => binding.status === status);
        const [first] = group.toSorted((a, b) => statusStands(a, met) - statusStands(b, met));
        if (first === undefined)
            continue;
        const turned = judged.bindings.map((one) => one === first ? { ...one, status: status === 'met' ? 'unmet' : 'met' } : one);
        made.push({
            part: `criterion ${first.criterion.id} is ${status}`,
            stands: statusStands(first, met),
            otherwise: withBindings(facts, turned),
        });
    }
    return made;
}
function findingDoubts(judged, facts) {
    const groups = new Map();
    for (const finding of judged.planes.findings) {
        const key = `${finding.severity} of ${finding.rule}`;
        if (!groups.has(key))
            groups.set(key, finding);
    }
    return [...groups].map(([key, dropped]) => ({
        part: `a finding: ${key}`,
        stands: PRIORS.finding[dropped.severity],
        otherwise: withFindings(judged, facts, judged.planes.findings.filter((one) => one !== dropped)),
    }));
}
function tierDoubts(facts) {
    const neighbour = (tier) => ({
        part: `the tier is T${facts.tier}, not T${tier}`,
        stands: PRIORS.tier,
        otherwise: { ...facts, tier },
    });
    return [
        ...(facts.tier > 0 ? [neighbour(facts.tier - 1)] : []),
        ...(facts.tier < 4 ? [neighbour(facts.tier + 1)] : []),
    ];
}
/** What is not there and might be: an error that no rule saw, a criterion that nobody wrote down. */
function absent(facts) {
    const { findings, criteria } = facts;
    const unseen = {
        part: 'no error went unseen',
        stands: PRIORS.unseen,
        otherwise: { ...facts, findings: { ...findings, total: findings.total + 1, error: findings.error + 1 } },
    };
    if (criteria.met + criteria.weak + criteria.unmet > 0)
        return [unseen];
    const wanted = { ...criteria, source: 'ticket', total: criteria.total + 1, unmet: 1 };
    return [
        unseen,
        {
            part: 'without criteria, the change does what was wanted',
            stands: PRIORS.intent,
            otherwise: { ...facts, criteria: wanted },
        },
    ];
}
/** No single part decides: the findings, the criteria that are not met, both, or both and the tier, all failing at once. */
function together(judged, facts, met, verdict, decide) {
    const { findings } = judged.planes;
    const open = judged.bindings.filter((binding) => binding.status === 'weak' || binding.status === 'unmet');
    const turned = judged.bindings.map((one) => (open.includes(one) ? { ...one, status: 'met' } : one));
    const failing = (stands) => stands.reduce((product, one) => product * (1 - one), 1);
    const noFindings = failing(findings.map((finding) => PRIORS.finding[finding.severity]));
    const allMet = failing(open.map((binding) => statusStands(binding, met)));
    const without = withFindings(judged, facts, []);
    const cases = [
        [without, noFindings],
        [withBindings(facts, turned), allMet],
        [withBindings(without, turned), noFindings * allMet],
        [{ ...withBindings(without, turned), tier: 0 }, noFindings * allMet * (1 - PRIORS.tier)],
    ];
    const changing = cases.filter(([otherwise]) => decide(otherwise) !== verdict).map(([, fails]) => fails);
    return changing.length === 0 ? 1 : 1 - Math.max(...changing);
}
function withBindings(facts, bindings) {
    return { ...facts, criteria: { ...facts.criteria, ...statusFacts(bindings) } };
}
function withFindings(judged, facts, findings) {
    return { ...facts, findings: findingFacts(findings, judged.planes.evidence) };
}
//# sourceMappingURL=confidence.js.map
;// CONCATENATED MODULE: ./build/src/engine/decision/conditions.js

/** Elements of lists that the conditions of one decision may walk through; beyond, a condition counts as failed. */
const MAX_VISITS = 100_000;
/** Policies are checked where they are read; a condition that does not compile here counts as one that fails. */
function compileRule(rule) {
    const compiled = compileCondition(rule.if);
    if (compiled.ok)
        return { rule, ...compiled };
    const error = compiled.faults[0]?.message ?? 'not a CEL expression';
    return { rule, condition: () => ({ held: false, error }), loops: 0, groups: [] };
}
/**
 * Gives, for each set of facts, a way to ask conditions about them. What a condition said of the first facts is kept: it
 * says the same of others that are the same in all that it names, so that asking "what if" is cheap. The bound counts
 * as if nothing were kept: the answer does not depend on what was asked before.
 */
function questions() {
    const kept = new Map();
    return (facts) => {
        const values = new Map(Object.entries(facts));
        const longest = longestList(facts);
        let bound = null;
        let visits = 0;
        return (rule) => {
            visits += rule.loops * longest;
            if (rule.loops > 0 && visits > MAX_VISITS) {
                return { held: false, error: `the policy's conditions walk through more than ${MAX_VISITS} elements of lists` };
            }
            const before = kept.get(rule);
            if (before !== undefined && rule.groups.every((name) => before.facts.get(name) === values.get(name))) {
                return before.outcome;
            }
            bound ??= bindFacts(facts);
            const outcome = rule.condition(bound);
            if (before === undefined)
                kept.set(rule, { facts: values, outcome });
            return outcome;
        };
    };
}
function longestList({ findings, change, pr }) {
    const lists = [
        findings.rules,
        Object.keys(findings.by_plane),
        change.classes,
        change.languages,
        change.paths,
        pr.labels,
    ];
    return lists.reduce((longest, list) => Math.max(longest, list.length), 0);
}
//# sourceMappingURL=conditions.js.map
;// CONCATENATED MODULE: ./build/src/engine/decision/decide.js

/** What no policy can switch off: an approval that one of these stands against becomes needs-review. */
const GUARDS = [
    { name: 'incomplete-snapshot', condition: '!coverage.complete', holds: (facts) => !facts.coverage.complete },
    { name: 'broken-repository-policy', condition: 'policy.broken', holds: (facts) => facts.policy.broken },
    {
        name: 'rule-not-evaluated',
        condition: 'a rule before the deciding one could not be evaluated',
        holds: (_, errors) => errors.length > 0,
    },
];
const NO_RULE = 'no-rule-held';
const STRICTNESS = ['auto-approve', 'needs-review', 'request-changes'];
const stricter = (a, b) => STRICTNESS.indexOf(a) > STRICTNESS.indexOf(b);
/**
 * Compiles the layers. The first rule that holds gives its layer's verdict; where none holds, needs-review (or nothing,
 * where the layer only adds to another). The strictest layer counts, the earlier one on a tie. Then the engine's guards
 * stand behind every policy: an incomplete snapshot, a repository policy that does not parse, or a rule that could not
 * be evaluated is never auto-approved.
 */
function decider(layers) {
    const compiled = layers.map((layer) => ({ ...layer, rules: layer.rules.map(compileRule) }));
    const asking = questions();
    return (facts) => {
        const ask = asking(facts);
        const errors = [];
        const rules = [];
        let best = null;
        for (const layer of compiled) {
            const said = layerVerdict(layer.rules, layer.otherwise, ask, rules, errors);
            if (said !== null && (best === null || stricter(said.verdict, best.verdict)))
                best = said;
        }
        const decided = best ?? { verdict: 'needs-review', rule: NO_RULE };
        return { ...decide_guarded(decided, facts, rules, errors), rules, errors };
    };
}
function layerVerdict(compiled, otherwise, ask, rules, errors) {
    let said = null;
    for (const one of compiled) {
        const { rule } = one;
        const outcome = said === null ? ask(one) : null;
        if (outcome !== null && outcome.error !== null) {
            errors.push({ rule: rule.name, source: rule.source, message: outcome.error });
        }
        rules.push({
            name: rule.name,
            condition: rule.if,
            verdict: rule.verdict,
            held: outcome?.held ?? null,
            source: rule.source,
        });
        if (outcome?.held)
            said = { verdict: rule.verdict, rule: rule.name };
    }
    if (otherwise === null)
        return said;
    rules.push({
        name: NO_RULE,
        condition: 'true',
        verdict: otherwise,
        held: said === null ? true : null,
        source: ENGINE,
    });
    return said ?? { verdict: otherwise, rule: NO_RULE };
}
const ENGINE = 'engine';
function decide_guarded(decided, facts, rules, errors) {
    let outcome = decided;
    for (const guard of GUARDS) {
        const held = outcome.verdict === 'auto-approve' ? guard.holds(facts, errors) : null;
        rules.push({ name: guard.name, condition: guard.condition, verdict: 'needs-review', held, source: ENGINE });
        if (held)
            outcome = { verdict: 'needs-review', rule: guard.name };
    }
    return outcome;
}
//# sourceMappingURL=decide.js.map
;// CONCATENATED MODULE: ./build/src/engine/tier/features.js
/** Classes whose lines nobody wrote by hand, or that nothing runs. */
const UNCOUNTED = new Set(['lockfile', 'generated', 'vendored', 'asset', 'data', 'docs']);
const SETTINGS = new Set(['config', 'ci', 'infra', 'manifest', 'migration']);
/** Decisions in code, by the words that nearly all languages share. */
const DECISION = /\b(?:if|else|elif|elsif|unless|for|foreach|while|switch|case|when|match|catch|except|rescue|guard)\b|&&|\|\||\?\?/u;
const CALL = /[\p{L}\p{N}_]\(/u;
const features_MAX_LINE = 500;
/** Measures a change. Only files that people write count, and of those not the ones whose white space alone changed. */
function featuresOf(change) {
    const counted = change.files.filter((file) => !UNCOUNTED.has(file.class) && !file.formattingOnly);
    const source = counted.filter((file) => file.class === 'source');
    const tests = counted.filter((file) => file.class === 'test');
    const settings = counted.filter((file) => SETTINGS.has(file.class));
    const code = source.flatMap((file) => file.added.map((line) => line.text.slice(0, features_MAX_LINE)));
    const before = counted.filter(({ file }) => file.status !== 'added');
    const past = before.flatMap(({ file }) => (file.history === null ? [] : [file.history]));
    return {
        lines: sum(counted.map(changedLines)),
        files: counted.length,
        spots: sum(counted.map((file) => file.regions.length)),
        decisions: code.filter((text) => DECISION.test(text)).length,
        calls: code.filter((text) => CALL.test(text)).length,
        file_length: maximum(source.map(lengthOf)),
        new_share: counted.length === 0 ? 0 : 1 - before.length / counted.length,
        settings: sum(settings.map(changedLines)),
        pipeline: counted.some((file) => file.class === 'ci') ? 1 : 0,
        tests_lost: Math.max(0, sum(tests.map((file) => file.removed.length - file.added.length))),
        past_changes: maximum(past.map(({ commits }) => commits)),
        past_authors: maximum(past.map(({ authors }) => authors)),
        days_still: past.length === 0 ? 0 : minimum(past.map((one) => one.days_since_last_change)),
        past_unknown: before.length > 0 && past.length === 0 ? 1 : 0,
    };
}
function changedLines(file) {
    return file.added.length + file.removed.length;
}
/** Lines that a file had before; where its text is not at hand, the last line that its hunks show. */
function lengthOf({ file }) {
    if (file.old_text !== null)
        return file.old_text.split('\n').length;
    const last = file.hunks.at(-1);
    return last === undefined ? 0 : last.old_start + last.old_lines;
}
function sum(values) {
    return values.reduce((total, value) => total + value, 0);
}
function maximum(values) {
    return values.reduce((most, value) => (value > most ? value : most), 0);
}
function minimum(values) {
    return values.reduce((least, value) => (value < least ? value : least), Number.MAX_SAFE_INTEGER);
}
//# sourceMappingURL=features.js.map
;// CONCATENATED MODULE: ./build/src/engine/tier/floors.js
/** Words of a path that name who may do what. */
const ACCESS = 'auth authn authz authentication authorization authenticate authorize authenticator authorizer oauth oauth2 openid oidc saml sso ldap login logout signin signup password passwords passwd permission permissions acl rbac iam csrf cors mfa 2fa totp jwt session sessions';
/** Words of a path that name secrets and the means to keep them. */
const SECRETS = 'secret secrets credential credentials crypto cryptography cipher encrypt encryption decrypt keystore keychain keyring vault kms security sandbox';
const access = new Set(ACCESS.split(' '));
const secrets = new Set(SECRETS.split(' '));
const floors_RULES = [
    { feature: 'ci', tier: 'T2', what: 'what runs in continuous integration', holds: (file) => file.class === 'ci' },
    { feature: 'infra', tier: 'T2', what: 'what the program runs on', holds: (file) => file.class === 'infra' },
    { feature: 'migration', tier: 'T3', what: 'a migration of stored data', holds: (file) => file.class === 'migration' },
    { feature: 'access', tier: 'T2', what: 'who may do what', holds: (file) => floors_isCode(file) && hasWord(file, access) },
    {
        feature: 'secrets',
        tier: 'T2',
        what: 'how secrets are kept',
        holds: (file) => floors_isCode(file) && hasWord(file, secrets),
    },
    {
        feature: 'policy',
        tier: 'T3',
        what: "the gate's own policy",
        holds: ({ file }) => /^\.review-gate(?:\.ya?ml$|\/)/u.test(file.path),
    },
    {
        feature: 'unreadable code',
        tier: 'T3',
        what: 'code that reads as binary',
        holds: (file) => file.file.omitted === 'binary' && file.class === 'source',
    },
    {
        feature: 'unread',
        tier: 'T2',
        what: 'files that could not be read',
        holds: ({ file }) => file.omitted === 'too_large' || file.omitted === 'not_fetched' || file.omitted === 'unreadable',
    },
];
/** How many files a note names. */
const MAX_NAMED = 3;
/** The floors that a change stands on. `counted` are the files whose change is more than words and white space. */
function floorsOf(counted, change) {
    return floors_RULES.flatMap(({ feature, tier, what, holds }) => {
        const files = (feature === 'unread' ? change.files : counted).filter(holds);
        if (files.length === 0)
            return [];
        const named = files.slice(0, MAX_NAMED).map(({ file }) => file.path);
        const more = files.length > MAX_NAMED ? ` and ${files.length - MAX_NAMED} more` : '';
        return [{ feature, tier, note: `${what}: ${named.join(', ')}${more}` }];
    });
}
function floors_isCode(file) {
    return file.class === 'source' || file.class === 'config';
}
/** `src/AuthService/refreshToken.ts` has the words src, auth, service, refresh, token, ts. */
function hasWord({ file }, words) {
    return file.path
        .slice(-1_000)
        .replace(/([a-z0-9])([A-Z])/gu, '$1 $2')
        .toLowerCase()
        .split(/[^a-z0-9]+/u)
        .some((word) => words.has(word));
}
//# sourceMappingURL=floors.js.map
;// CONCATENATED MODULE: ./build/src/engine/tier/substance.js



/** Comments that tools act on: they are code. */
const DIRECTIVE = /^\s*#\[|^\s*\/\*[!+]|@ts-|@flow|@jsx|eslint|tslint|biome|oxlint|prettier|stylelint|go:|\+build|nolint|noqa|type:\s*ignore|pragma|pylint|mypy|ruff|fmt:|isort|istanbul|c8 ignore|v8 ignore|coverage|cov:|frozen_string_literal|rubocop|phpcs|phpstan|psalm|NOSONAR|NOLINT|clang-|webpack|vite-|review-gate|shellcheck|hadolint|syntax=|escape=|-\*-|vim:|#!|@generated|sourceMappingURL|swiftlint|ktlint|checkstyle|language=|eslint|secretlint|gitleaks|nosec|yaml-language-server/iu;
const substance_MAX_LINE = 2_000;
/** The files whose change may change what anything does. */
function substantial(change) {
    return change.files.filter((file) => !isTrivial(file));
}
/** Documents, pictures, white space, and comments that no tool reads. */
function isTrivial(file) {
    // A changed mode or type is no matter of words.
    if (file.file.old_mode !== null && file.file.new_mode !== null && file.file.old_mode !== file.file.new_mode)
        return false;
    if (file.class === 'docs' || file.class === 'asset')
        return file.file.omitted === null || file.file.omitted === 'binary';
    if (file.formattingOnly)
        return true;
    if (file.language === null || file.file.status !== 'modified')
        return false;
    if (file.added.length + file.removed.length === 0)
        return false;
    const { added, removed } = scanChange(file.added, file.removed, file.file, file.language);
    return added.every(isComment) && removed.every(isComment) && sameCode(file);
}
/** No unchanged line came into a comment or out of one: `/*` and its end around code are more than words. */
function sameCode({ file, language }) {
    const grammar = grammarOf(language);
    const codeOf = (lines, whole) => scanLines(lines, grammar, whole)
        .map(({ comment }, index) => (comment.trim() === (lines[index] ?? '').trim() ? '' : (lines[index] ?? '').trim()))
        .filter((text) => text !== '')
        .join('\n');
    if (file.old_text !== null && file.new_text !== null) {
        return codeOf(file.old_text.split('\n'), true) === codeOf(file.new_text.split('\n'), true);
    }
    const side = (lines, other) => lines.filter((line) => line[0] !== other && line[0] !== '\\').map((line) => line.slice(1));
    return file.hunks.every(({ lines }) => codeOf(side(lines, '+'), false) === codeOf(side(lines, '-'), false));
}
function isComment(line) {
    if (line.text.trim() === '')
        return true;
    return line.comment.trim() === line.text.trim() && !DIRECTIVE.test(line.comment.slice(0, substance_MAX_LINE));
}
//# sourceMappingURL=substance.js.map
;// CONCATENATED MODULE: ./build/src/engine/tier/weights.js
const weights_WEIGHTS = [
    { feature: 'lines', points: 0.1, scale: 'steps', note: 'lines changed' },
    { feature: 'files', points: 0.1, scale: 'steps', note: 'files changed' },
    { feature: 'spots', points: 0.3, scale: 'steps', note: 'separate places changed' },
    { feature: 'decisions', points: 0.7, scale: 'steps', note: 'added lines of code that decide something' },
    { feature: 'calls', points: 0.6, scale: 'steps', note: 'added lines of code that call something' },
    { feature: 'file_length', points: 0.1, scale: 'steps', note: 'lines of the longest source file touched' },
    {
        feature: 'new_share',
        points: -1.6,
        scale: 'plain',
        note: 'share of files that are new: nothing relies on them yet',
    },
    {
        feature: 'settings',
        points: 0.1,
        scale: 'steps',
        note: 'lines of settings, pipelines, infrastructure, migrations',
    },
    { feature: 'pipeline', points: 4.5, scale: 'plain', note: 'what runs in continuous integration changes' },
    { feature: 'tests_lost', points: 0.5, scale: 'steps', note: 'lines that tests lost on balance' },
    { feature: 'past_changes', points: 0.4, scale: 'steps', note: 'commits to the busiest file before' },
    { feature: 'past_authors', points: 0.5, scale: 'steps', note: 'people who changed the most shared file before' },
    { feature: 'days_still', points: 0.5, scale: 'steps', note: 'days since any of the files last changed' },
    { feature: 'past_unknown', points: 5.7, scale: 'plain', note: 'the past of the files is not at hand: the average' },
];
/** From which score on a tier begins, lowest first; below the first it is T1. */
const CUTS = [
    { tier: 'T2', score: 9 },
    { tier: 'T3', score: 14 },
    { tier: 'T4', score: 18 },
];
/** A feature's value on the scale that its points are for. */
function scaled({ feature, scale }, features) {
    return scale === 'plain' ? features[feature] : steps(features[feature]);
}
/** About log2(1 + n): whole at powers of two and straight between them, so exact on every machine. */
function steps(n) {
    let power = 1;
    let digits = 0;
    while (power * 2 <= n + 1) {
        power *= 2;
        digits += 1;
    }
    return digits + (n + 1) / power - 1;
}
//# sourceMappingURL=weights.js.map
;// CONCATENATED MODULE: ./build/src/engine/tier/index.js




/** Scores a change. Documents, formatting and comments alone are T0; everything else is T1 or more. */
function assessRisk(change) {
    const counted = substantial(change);
    const floors = [...floorsOf(counted, change)];
    const features = featuresOf({ ...change, files: counted });
    const contributions = weights_WEIGHTS.map((weight) => ({
        feature: weight.feature,
        value: rounded(features[weight.feature]),
        points: rounded(weight.points * scaled(weight, features)),
        note: weight.note,
    })).filter(({ points }) => points !== 0);
    const score = rounded(contributions.reduce((sum, { points }) => sum + points, 0));
    const byScore = counted.length === 0 ? 'T0' : tierOf(score);
    const tier = floors.reduce((highest, floor) => (floor.tier > highest ? floor.tier : highest), byScore);
    return { tier, score, contributions, floors };
}
function tierOf(score) {
    return CUTS.reduce((tier, cut) => (score >= cut.score ? cut.tier : tier), 'T1');
}
function rounded(value) {
    // Adding zero turns -0 into 0, which JSON would write alike but compare otherwise.
    return Math.round(value * 100) / 100 + 0;
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/src/engine/trace/plain.js
/** Half of a pair without its other half: RFC 8785 has no form for it. Whole pairs are one character here. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
/**
 * The value without what JSON has no word for (members that are undefined), lone surrogates replaced by U+FFFD: texts
 * that were cut in the middle of a pair, or sent by someone who hoped to break a digest. Keys are left as they are.
 */
function plainJson(value) {
    return JSON.parse(wellFormedText(value));
}
/** The same of a value whose type is plain data. */
function wellFormed(value) {
    return JSON.parse(wellFormedText(value));
}
function wellFormedText(value) {
    return JSON.stringify(value, (_, one) => typeof one === 'string' ? one.replace(LONE_SURROGATE, '\ufffd') : one);
}
//# sourceMappingURL=plain.js.map
;// CONCATENATED MODULE: ./build/src/engine/trace/chain.js


/** The steps in the order they run. */
const chain_STEP_NAMES = (/* unused pure expression or super */ null && (['policy', 'change', 'syntax', 'criteria', 'binding', 'planes', 'tier', 'decision']));
/** A step's hash. The first step's `previous` is the snapshot's digest: the chain hangs on what was reviewed. */
function chain_hashOf(previous, step) {
    const { name, input_digest, output_digest, evidence } = step;
    return digest_digestOf({ previous, name, input_digest, output_digest, evidence });
}
/** Chains the steps onto the snapshot's digest. */
function chained(snapshotDigest, steps) {
    let previous = snapshotDigest;
    return steps.map(({ name, inputDigest, outputDigest, evidence }) => {
        const step = { name, input_digest: inputDigest, output_digest: outputDigest, evidence: members(evidence) };
        previous = chain_hashOf(previous, step);
        return { ...step, hash: previous };
    });
}
function members(evidence) {
    return Object.fromEntries(Object.entries(evidence).flatMap(([key, value]) => (value === undefined ? [] : [[key, plainJson(value)]])));
}
/** The digest of a trace: over the engine's part but the digest itself. */
function chain_traceDigest(trace) {
    const { schema, engine, snapshot, steps, decision } = trace;
    return digest_digestOf({ schema, engine, snapshot, steps, decision });
}
/** What the last step says of the decision; its output digest covers the whole of it. */
function chain_decisionEvidence(decision) {
    return { verdict: decision.verdict, rule: decision.rule, confidence: decision.confidence };
}
//# sourceMappingURL=chain.js.map
;// CONCATENATED MODULE: ./build/src/engine/trace/evidence.js
/** A change without the snapshot, which has its own digest. */
function changeOutput(change) {
    return change.files.map(({ file, ...rest }) => ({ ...rest, path: file.path, old_path: file.old_path }));
}
function changeEvidence(change) {
    return {
        files: change.files.map(({ file, class: fileClass, language, added, removed, note }) => ({
            path: file.path,
            class: fileClass,
            language,
            added: added.length,
            removed: removed.length,
            note,
        })),
    };
}
function syntaxEvidence(syntax) {
    return { files: [...syntax.values()].map(({ path, mode, reason }) => ({ path, mode, reason })) };
}
function criteriaEvidence(criteria) {
    return {
        source: criteria.source,
        criteria: criteria.items.map(({ id, text, parts, kind, codeVerifiable, origin }) => ({
            id,
            text,
            parts: [...parts],
            kind,
            code_verifiable: codeVerifiable,
            origin,
        })),
    };
}
function bindingEvidence(bindings) {
    return {
        bindings: bindings.map(({ criterion, status, confidence, ranges }) => ({
            id: criterion.id,
            status,
            confidence,
            lines: ranges.map((range) => ({
                ref: lineRef(range),
                confidence: range.confidence,
                evidence: [...range.evidence],
            })),
        })),
    };
}
/** A binding as the interface has it: criteria that are unmet or not for code to show have no lines. */
function acBinding({ criterion, confidence, ranges }) {
    return { id: criterion.id, lines: ranges.map(lineRef), confidence };
}
/** `<file>:<first>-<last>`, or `<file>:<line>` for a single line. */
function lineRef(range) {
    const lines = range.first === range.last ? `${range.first}` : `${range.first}-${range.last}`;
    return `${range.file}:${lines}`;
}
//# sourceMappingURL=evidence.js.map
;// CONCATENATED MODULE: ./build/src/engine/version.js
/** The engine's version, written into every trace: a replay by another version may well come out differently. */
const ENGINE_VERSION = '0.1.0';
//# sourceMappingURL=version.js.map
;// CONCATENATED MODULE: ./build/src/engine/review.js
















/**
 * Reviews a snapshot. The same arguments give the same bytes, everywhere. Both must be valid by their schemas: they are
 * not checked again. Throws PolicyError where the requested policy, or the tenant's, cannot be used.
 */
async function review_review(snapshot, policy) {
    const given = digestible(snapshot);
    const judgement = await judge(given.snapshot, policy);
    const proposal = await proposedPolicy(given.snapshot, policy);
    const decision = decisionOf(judgement, proposal);
    const trace = {
        schema: 'review-gate.trace/1',
        engine: { version: ENGINE_VERSION },
        snapshot: { digest: given.digest, coverage: given.snapshot.coverage },
        steps: chained(given.digest, stepsOf(given.digest, policy, judgement, proposal, decision)),
        decision,
    };
    return {
        verdict: decision.verdict,
        tier: judgement.risk.tier,
        confidence: decision.confidence,
        acBindings: judgement.bindings.map(acBinding),
        findings: judgement.planes.findings,
        trace: { ...trace, digest: chain_traceDigest(trace) },
    };
}
/** The snapshot with its digest; without lone surrogates, where it has any: they have no canonical JSON form. */
function digestible(snapshot) {
    try {
        return { snapshot, digest: digest_digestOf(snapshot) };
    }
    catch {
        const clean = wellFormed(snapshot);
        return { snapshot: clean, digest: digest_digestOf(clean) };
    }
}
async function judge(snapshot, sources) {
    const policy = resolvePolicy(sources, snapshot.repository_policy, RULES);
    const { effective } = policy;
    const change = readChange(snapshot, effective.paths);
    const syntax = readSyntax(change);
    const criteria = wellFormed(readCriteria(snapshot.tickets, snapshot.body));
    const bindings = wellFormed(bindCriteria(criteria, change, syntax, effective.criteria.met));
    const planes = wellFormed(await runPlanes({ snapshot, change, syntax, criteria, bindings }, effective));
    const risk = wellFormed(assessRisk(change));
    const judged = { change, criteria, bindings, planes, risk, repositoryBroken: policy.repositoryBroken };
    const facts = factsOf(judged);
    const decide = decider(policy.layers);
    return { ...judged, policy, syntax, facts, decide, outcome: decide(facts) };
}
async function proposedPolicy(snapshot, sources) {
    const file = snapshot.files.find((one) => one.path === REPOSITORY_POLICY_PATH || one.old_path === REPOSITORY_POLICY_PATH);
    if (file === undefined)
        return null;
    const said = (note, verdict, rule) => ({
        origin: {
            origin: 'pull-request',
            name: REPOSITORY_POLICY_PATH,
            used: false,
            note: `edited by this change, not used: ${note}`,
        },
        verdict,
        rule,
    });
    if (sources.repository_policy === 'ignore')
        return said('the tenant ignores repository policies', null, null);
    const stays = file.path === REPOSITORY_POLICY_PATH && file.status !== 'deleted';
    if (stays && file.new_text === null)
        return said('its new text could not be read', null, null);
    const repositoryPolicy = stays ? { path: REPOSITORY_POLICY_PATH, text: file.new_text ?? '' } : null;
    const { policy, outcome } = await judge({ ...snapshot, repository_policy: repositoryPolicy }, sources);
    const parses = policy.sources.find((one) => one.origin === 'repository' && policy.repositoryBroken);
    const broken = parses === undefined ? '' : `; the new one ${parses.note}`;
    return said(`with it the verdict would be ${outcome.verdict} (rule ${outcome.rule})${broken}`, outcome.verdict, outcome.rule);
}
function decisionOf(judgement, proposal) {
    const { policy, facts, outcome, decide } = judgement;
    const { confidence, ...how } = confidence_confidenceOf(judgement, facts, policy.effective.criteria.met, outcome.verdict, (otherwise) => decide(otherwise).verdict);
    return {
        verdict: outcome.verdict,
        rule: outcome.rule,
        rules: [...outcome.rules],
        facts: {
            ...review_members(facts),
            confidence: plainJson(how),
            evaluation_errors: plainJson(outcome.errors),
            ...(proposal && { proposed_policy: plainJson({ verdict: proposal.verdict, rule: proposal.rule }) }),
        },
        confidence,
    };
}
const review_members = (facts) => Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, plainJson(value)]));
/** The steps with what went in and what came out. Inputs are digests of digests: each stage names the outputs it took. */
function stepsOf(snapshotDigest, sources, judgement, proposal, decision) {
    const { policy, change, syntax, criteria, bindings, planes, risk } = judgement;
    const { effective } = policy;
    const outputs = new Map();
    const from = (...names) => Object.fromEntries(names.map((name) => [name, outputs.get(name) ?? null]));
    const step = (name, input, output, evidence) => {
        const outputDigest = digest_digestOf(plainJson(output));
        outputs.set(name, outputDigest);
        return { name, inputDigest: digest_digestOf(plainJson(input)), outputDigest, evidence };
    };
    const snapshot = snapshotDigest;
    const policySources = [...policy.sources, ...(proposal ? [proposal.origin] : [])];
    return [
        step('policy', { snapshot, sources }, policy, { name: effective.name, sources: policySources, effective }),
        step('change', { snapshot, paths: effective.paths }, changeOutput(change), changeEvidence(change)),
        step('syntax', from('change'), [...syntax.values()], syntaxEvidence(syntax)),
        step('criteria', { snapshot }, criteria, criteriaEvidence(criteria)),
        step('binding', { ...from('criteria', 'change', 'syntax'), met: effective.criteria.met }, bindings, bindingEvidence(bindings)),
        step('planes', { snapshot, ...from('policy', 'change', 'syntax', 'criteria', 'binding') }, planes, {
            ...planes.evidence,
        }),
        step('tier', from('change'), risk, { ...risk }),
        step('decision', { snapshot, ...from('policy', 'change', 'criteria', 'binding', 'planes', 'tier') }, decision, chain_decisionEvidence(decision)),
    ];
}
//# sourceMappingURL=review.js.map
;// CONCATENATED MODULE: ./build/src/engine/trace/compare.js

/** Compares a recorded trace with one made anew. Only the engine's part counts. */
function compare_compareTraces(recorded, made) {
    if (canonicalJson(enginePart(recorded)) === canonicalJson(enginePart(made)))
        return { same: true, differences: [] };
    const differences = [];
    if (recorded.engine.version !== made.engine.version) {
        differences.push(`engine: recorded by version ${recorded.engine.version}, replayed by version ${made.engine.version}`);
    }
    if (recorded.snapshot.digest !== made.snapshot.digest) {
        differences.push('snapshot: its digest is another; this is not the snapshot that was reviewed');
    }
    else if (canonicalJson(recorded.snapshot) !== canonicalJson(made.snapshot)) {
        differences.push(`snapshot: ${firstDifference(recorded.snapshot, made.snapshot)}`);
    }
    const step = firstStep(recorded.steps, made.steps);
    if (step !== null)
        differences.push(step);
    if (canonicalJson(recorded.decision) !== canonicalJson(made.decision)) {
        differences.push(`decision: ${firstDifference(recorded.decision, made.decision)}`);
    }
    if (differences.length === 0)
        differences.push('digest: the recorded one does not cover the recorded trace');
    return { same: false, differences };
}
function enginePart({ schema, engine, snapshot, steps, decision, digest }) {
    return { schema, engine, snapshot, steps, decision, digest };
}
function firstStep(recorded, made) {
    for (let index = 0; index < Math.max(recorded.length, made.length); index += 1) {
        const [a, b] = [recorded[index], made[index]];
        if (a === undefined || b === undefined)
            return `steps: recorded ${recorded.length}, made ${made.length}`;
        if (canonicalJson(a) === canonicalJson(b))
            continue;
        const at = `step ${a.name}`;
        if (a.name !== b.name)
            return `${at}: the replay has ${b.name} in its place`;
        if (a.input_digest !== b.input_digest)
            return `${at}: took another input`;
        if (canonicalJson(a.evidence) !== canonicalJson(b.evidence))
            return `${at}: ${firstDifference(a.evidence, b.evidence, 'evidence')}`;
        return a.output_digest === b.output_digest ? `${at}: its hash is another` : `${at}: gave another output`;
    }
    return null;
}
const MAX_SHOWN_CHARACTERS = 120;
/** The path to the first value that differs, and both values. */
function firstDifference(a, b, path = '') {
    if (compare_isGroup(a) && compare_isGroup(b) && Array.isArray(a) === Array.isArray(b)) {
        const [left, right] = [new Map(Object.entries(a)), new Map(Object.entries(b))];
        for (const key of [...new Set([...left.keys(), ...right.keys()])]) {
            if (compare_shown(left.get(key)) !== compare_shown(right.get(key))) {
                return firstDifference(left.get(key), right.get(key), path === '' ? key : `${path}.${key}`);
            }
        }
    }
    return `${path === '' ? 'value' : path} was ${compare_cut(compare_shown(a))}, is ${compare_cut(compare_shown(b))}`;
}
function compare_isGroup(value) {
    return typeof value === 'object' && value !== null;
}
const compare_shown = (value) => (value === undefined ? 'missing' : canonicalJson(value));
const compare_cut = (text) => (text.length > MAX_SHOWN_CHARACTERS ? `${text.slice(0, MAX_SHOWN_CHARACTERS)}…` : text);
//# sourceMappingURL=compare.js.map
;// CONCATENATED MODULE: ./build/src/engine/replay.js


/**
 * Reviews the stored input again and compares with the recorded trace, byte by byte of their canonical JSON. Says the
 * first step that differs, and another engine version where that is why. Throws PolicyError as `review` does.
 */
async function replay(input, trace) {
    const made = await review(input.snapshot, input.policy);
    return compareTraces(trace, made.trace);
}
//# sourceMappingURL=replay.js.map
;// CONCATENATED MODULE: ./build/src/engine/trace/verify.js
/** Does a trace hold together: its shape, its chain of hashes, its digest, and its decision against the last step. */



/** More faults of a shape than this are not told. */
const MAX_SHAPE_FAULTS = 20;
/**
 * Checks a trace as the service gives it, or the engine's part alone. Never throws. A changed value anywhere in the
 * engine's part is found. What it cannot show: that the trace was not made anew as a whole (a signature over the digest
 * does), nor that the engine would say the same (replay does); `review_id` and `signature` stand outside the digest.
 */
function verifyTrace(trace) {
    const whole = Trace.safeParse(trace);
    const part = EngineTrace.safeParse(trace);
    const read = whole.success ? whole : part;
    if (!read.success) {
        const issues = hasReviewId(trace) ? (whole.error?.issues ?? []) : (part.error?.issues ?? []);
        const faults = issues
            .slice(0, MAX_SHAPE_FAULTS)
            .map((issue) => `${issue.path.map(String).join('.') || 'trace'}: ${issue.message}`);
        return { ok: false, faults: faults.length > 0 ? faults : ['trace: not a trace'] };
    }
    try {
        const faults = [...stepFaults(read.data), ...decisionFaults(read.data), ...digestFaults(read.data)];
        return { ok: faults.length === 0, faults };
    }
    catch {
        return { ok: false, faults: ['trace: holds a value that has no canonical JSON form'] };
    }
}
function hasReviewId(trace) {
    return typeof trace === 'object' && trace !== null && 'review_id' in trace;
}
function stepFaults(trace) {
    const faults = [];
    const names = trace.steps.map((step) => step.name).join(', ');
    if (names !== STEP_NAMES.join(', '))
        faults.push(`steps: are ${names || 'none'}; should be ${STEP_NAMES.join(', ')}`);
    let previous = trace.snapshot.digest;
    for (const [index, step] of trace.steps.entries()) {
        const at = `steps.${index} (${step.name})`;
        if (hashOf(previous, step) !== step.hash) {
            faults.push(`${at}: its hash does not cover what it says and the hash before it`);
        }
        previous = step.hash;
        const evidence = new Map(Object.entries(STEP_EVIDENCE)).get(step.name)?.safeParse(step.evidence);
        const issue = evidence?.error?.issues[0];
        if (issue !== undefined)
            faults.push(`${at}: evidence.${issue.path.map(String).join('.')}: ${issue.message}`);
    }
    return faults;
}
function decisionFaults(trace) {
    const last = trace.steps.at(-1);
    if (last === undefined)
        return [];
    const agrees = last.output_digest === digestOf(trace.decision) &&
        canonicalJson(last.evidence) === canonicalJson(decisionEvidence(trace.decision));
    return agrees ? [] : ['decision: is not what the last step says'];
}
function digestFaults(trace) {
    return traceDigest(trace) === trace.digest ? [] : ['digest: does not cover the trace'];
}
//# sourceMappingURL=verify.js.map
;// CONCATENATED MODULE: ./build/src/engine/index.js
/** The engine's door: a review is a pure function of a snapshot and its policies. */














/** Reads a policy, YAML or JSON: the policy, or every fault with line, column and message. Never throws. */
function parsePolicy(text) {
    return parsePolicyText(text, RULES.map((rule) => rule.id));
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/src/engine/snapshot.js
/** What a review looks at, gathered once: the engine's only input beside the policy. Providers make it; nothing here does I/O. */


/** A run of changed lines. Line texts carry their mark first: ` ` kept, `+` added, `-` removed, `\` no newline at the end. */
const Hunk = schemas/* strictObject */.rej({
    old_start: schemas/* int */.Whr().min(0),
    old_lines: schemas/* int */.Whr().min(0),
    new_start: schemas/* int */.Whr().min(0),
    new_lines: schemas/* int */.Whr().min(0),
    /** What git prints after the second `@@`: the enclosing symbol, as a guess. */
    section: schemas/* string */.YjP(),
    lines: schemas/* array */.YOg(schemas/* string */.YjP()),
});
/** A file's past, of the ancestors of the base. */
const FileHistory = schemas/* strictObject */.rej({
    commits: schemas/* int */.Whr().min(0),
    authors: schemas/* int */.Whr().min(0),
    fixes: schemas/* int */.Whr().min(0),
    days_since_last_change: schemas/* number */.aig().min(0),
});
/** A changed file. Texts are null where they could not be had or are not text: `omitted` says why. */
const ChangedFile = schemas/* strictObject */.rej({
    /** Repo-relative, forward slashes; of a deleted file its old path. */
    path: schemas/* string */.YjP().min(1),
    old_path: schemas/* string */.YjP().nullable(),
    status: schemas/* enum */.k5n(['added', 'modified', 'deleted', 'renamed', 'copied', 'type_changed']),
    /** Git's mode, `100644`, `100755`, `120000` (symlink), `160000` (submodule); null on the side where there is no file. */
    old_mode: schemas/* string */.YjP().nullable(),
    new_mode: schemas/* string */.YjP().nullable(),
    binary: schemas/* boolean */.zMY(),
    /** Why the texts or hunks are missing: `binary`, `too_large`, `not_fetched`, `unreadable`, `submodule`; null when they are here. */
    omitted: schemas/* enum */.k5n(['binary', 'too_large', 'not_fetched', 'unreadable', 'submodule']).nullable(),
    /** False where bytes were not UTF-8 and are shown as U+FFFD. */
    utf8: schemas/* boolean */.zMY(),
    old_text: schemas/* string */.YjP().nullable(),
    new_text: schemas/* string */.YjP().nullable(),
    hunks: schemas/* array */.YOg(Hunk),
    history: FileHistory.nullable(),
});
/** A ticket as it was read; the engine finds the criteria in it. */
const Ticket = schemas/* strictObject */.rej({
    /** As people name it: `#12`, `owner/repo#12`, `SHOP-12`, or a file's name. */
    id: schemas/* string */.YjP().min(1),
    provider: schemas/* enum */.k5n(['github', 'jira', 'linear', 'file']),
    url: schemas/* string */.YjP().nullable(),
    title: schemas/* string */.YjP(),
    body: schemas/* string */.YjP(),
    /** `requested`: named by the caller; `closing`: the pull request closes it. */
    relation: schemas/* enum */.k5n(['requested', 'closing']),
});
const TextFile = schemas/* strictObject */.rej({ path: schemas/* string */.YjP(), text: schemas/* string */.YjP() });
const Snapshot = schemas/* strictObject */.rej({
    schema: schemas/* literal */.euz('review-gate.snapshot/1'),
    repo: contract/* Repo */.Ez,
    pr: contract/* PullNumber */.jK,
    base: schemas/* strictObject */.rej({ ref: schemas/* string */.YjP(), sha: contract/* Sha */.$R }),
    /** `committed_at`: ISO 8601 UTC of the head commit; the only clock there is (suppressions expire against it). */
    head: schemas/* strictObject */.rej({ ref: schemas/* string */.YjP(), sha: contract/* Sha */.$R, committed_at: schemas/* string */.YjP() }),
    merge_base: contract/* Sha */.$R,
    title: schemas/* string */.YjP(),
    body: schemas/* string */.YjP(),
    author: schemas/* string */.YjP(),
    labels: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Sorted by path (by code point). */
    files: schemas/* array */.YOg(ChangedFile),
    tickets: schemas/* array */.YOg(Ticket),
    /** `.review-gate.yml` at the base commit; null where there is none. */
    repository_policy: TextFile.nullable(),
    /** The root `.gitattributes` at the base commit. */
    gitattributes: TextFile.nullable(),
    /** CODEOWNERS at the base commit, from the first of GitHub's three places. */
    codeowners: TextFile.nullable(),
    coverage: contract/* Coverage */.xN,
});
/** A policy by name; `source` is null for the built-in ones. */
const PolicyReference = schemas/* strictObject */.rej({ name: schemas/* string */.YjP().min(1), source: schemas/* string */.YjP().nullable() });
/** Where the effective policy comes from, beside the snapshot's repository file. */
const PolicySources = schemas/* strictObject */.rej({
    /** The policy the request named; strongest. */
    requested: PolicyReference.nullable(),
    tenant: PolicyReference,
    repository_policy: contract/* RepositoryPolicy */.bI,
});
/** Everything a review depends on; what `replay` reads back. */
const ReviewInput = schemas/* strictObject */.rej({ snapshot: Snapshot, policy: PolicySources });
//# sourceMappingURL=snapshot.js.map
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./build/src/providers/provider.js
/** A fault of the provider or of what was asked of it. `message` is for the person who must act, and holds no secret. */
class provider_ProviderError extends Error {
    code;
    transient;
    name = 'ProviderError';
    constructor(code, message, 
    /** True where the same call may go through later. */
    transient = false, options) {
        super(message, options);
        this.code = code;
        this.transient = transient;
    }
}
//# sourceMappingURL=provider.js.map
;// CONCATENATED MODULE: ./build/src/providers/faults.js
/** The providers' outer wall: what goes wrong inside comes out as a ProviderError that a person can act on. */


/** Runs a call of a provider. @throws ProviderError, or the signal's reason where it is aborted. */
async function faults_guarded(signal, call) {
    try {
        signal.throwIfAborted();
        return await call();
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if (fault instanceof provider_ProviderError)
            throw fault;
        const said = external_node_util_.types.isNativeError(fault) ? fault.message : String(fault);
        throw new provider_ProviderError('E_UP_001', `The change could not be read: ${said}. Check the disk and the repository.`, false, {
            cause: fault,
        });
    }
}
/** The code of a system's fault, `ENOENT`; null where it has none. */
function faults_systemCode(fault) {
    return external_node_util_.types.isNativeError(fault) && 'code' in fault && typeof fault.code === 'string' ? fault.code : null;
}
//# sourceMappingURL=faults.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/names.js
/** Names that go into git's arguments. Whatever is not exactly of its form is refused, so that nothing can pass for an option. */


/** The object format that a full name belongs to. @throws ProviderError where it is no full object name. */
function formatOf(sha) {
    if (!contract/* Sha */.$R.safeParse(sha).success) {
        const shown = JSON.stringify(sha.slice(0, 80));
        throw new provider_ProviderError('E_REQ_002', `${shown} is not a full commit id of 40 or 64 hex digits.`);
    }
    return sha.length === 64 ? 'sha256' : 'sha1';
}
const isControl = (character) => character < ' ' || character === '\u007f';
/** Whether a branch's name may stand in a refspec; git's own rules, `check-ref-format`. */
function isBranchName(name) {
    return name !== '' && ![...name].some(isControl) && !/[ ~^:?*[\\]|\.\.|@\{|\/\/|^[/.-]|[/.]$|\.lock$/u.test(name);
}
/** A path inside a repository as git names it, or null where it can name no file there (`..`, absolute, empty). */
function repositoryPath(path) {
    const parts = path.replace(/^(?:\.\/+)+/u, '').split('/');
    const bad = parts.some((part) => part === '' || part === '.' || part === '..' || [...part].some(isControl));
    return bad ? null : parts.join('/');
}
//# sourceMappingURL=names.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/objects.js
/** Type and size of each object that is here; names that are missing are not in the map. */
async function objectInfo(repository, names) {
    const asked = [...new Set(names)];
    const found = new Map();
    if (asked.length === 0)
        return found;
    const printed = await repository.output(['cat-file', '--batch-check', '--buffer'], {
        input: `${asked.join('\n')}\n`,
    });
    for (const line of printed.toString('latin1').split('\n')) {
        const [name, type, size] = line.split(' ');
        if (name !== undefined && type !== undefined && size !== undefined)
            found.set(name, { type, size: Number(size) });
    }
    return found;
}
/** The bytes of objects. Names that are missing are not in the map. The caller sees to it that they fit into memory. */
async function readObjects(repository, names) {
    const asked = [...new Set(names)];
    const found = new Map();
    if (asked.length === 0)
        return found;
    const printed = await repository.output(['cat-file', '--batch', '--buffer'], { input: `${asked.join('\n')}\n` });
    let at = 0;
    while (at < printed.length) {
        const end = printed.indexOf(0x0a, at);
        if (end === -1)
            break;
        const [name, type, size] = printed.toString('latin1', at, end).split(' ');
        at = end + 1;
        // `<name> missing` has no third word, and no content behind it.
        if (name === undefined || type === undefined || size === undefined)
            continue;
        found.set(name, printed.subarray(at, at + Number(size)));
        at += Number(size) + 1;
    }
    return found;
}
/** The first bytes of a blob that is too large to be read whole. */
async function readStart(repository, name, bytes) {
    return (await repository.run(['cat-file', 'blob', name], { maxBytes: bytes })).stdout;
}
/** The files of a commit at exactly these paths; what is not there is left out. */
async function treeEntries(repository, commit, paths) {
    const printed = await repository.output(['ls-tree', '-z', '--full-tree', commit, '--', ...paths]);
    return printed
        .toString('utf8')
        .split('\0')
        .flatMap((row) => {
        const [, mode, name, path] = /^(\d{6}) \w+ ([0-9a-f]+)\t([\s\S]+)$/u.exec(row) ?? [];
        return mode === undefined || name === undefined || path === undefined ? [] : [{ path, mode, name }];
    });
}
//# sourceMappingURL=objects.js.map
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/src/providers/git/text.js
/** Telling text from other content, by the content alone: a pull request must not be able to say of its own files that they are not to be looked at. */

/** How much of a file decides; git looks at as much. */
const SNIFFED_BYTES = 8000;
/** Up to this share of odd bytes, a file with NUL bytes is text all the same. */
const ODD_SHARE = 0.1;
/** Tab, line feed, vertical tab, form feed, carriage return, escape: control characters of ordinary text. */
const ORDINARY_CONTROLS = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b]);
/**
 * Whether content is binary. As git has it, content without a NUL byte near its start is text. Content with one is binary
 * only if it also looks it: else one NUL in a comment would take a source file out of the review.
 */
function isBinary(content) {
    const start = content.subarray(0, SNIFFED_BYTES);
    if (!start.includes(0))
        return false;
    // The cut may fall within a character: only the part before it has to be UTF-8.
    const utf8 = (0,external_node_buffer_.isUtf8)(start.subarray(0, characterBoundary(start)));
    let odd = 0;
    for (const byte of start) {
        if (byte < 0x20 ? !ORDINARY_CONTROLS.has(byte) : byte === 0x7f || (byte >= 0x80 && !utf8))
            odd++;
    }
    return odd > start.length * ODD_SHARE;
}
/** Content as text: bytes that are not UTF-8 become U+FFFD, a byte order mark stays. */
function decode(content) {
    return { text: content.toString('utf8'), utf8: (0,external_node_buffer_.isUtf8)(content) };
}
/** Where the last character that could be cut off begins; the end where none is. */
function characterBoundary(bytes) {
    if (bytes.length < SNIFFED_BYTES)
        return bytes.length;
    for (let back = 1; back <= 3; back++) {
        const byte = bytes[bytes.length - back] ?? 0;
        if (byte >= 0xc0)
            return bytes.length - back;
        if (byte < 0x80)
            break;
    }
    return bytes.length;
}
//# sourceMappingURL=text.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/base-files.js



const POLICY = '.review-gate.yml';
const ATTRIBUTES = '.gitattributes';
/** GitHub's places, the first that exists counts. */
const base_files_CODEOWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/** Largest of these files that is read, in bytes; GitHub ignores a CODEOWNERS over 3 MB. */
const MAX_BYTES = 3 * 1024 * 1024;
/** Which of the files the base commit has. */
function listBaseFiles(repository, base) {
    return treeEntries(repository, base, [POLICY, ATTRIBUTES, ...base_files_CODEOWNERS]);
}
/** Reads them. A policy that is there but cannot be read makes the snapshot incomplete: the gate must not fall back to weaker rules. */
async function readBaseFiles(repository, entries) {
    const texts = await readTexts(repository, entries);
    const fileAt = (path) => {
        const text = path === undefined ? undefined : texts.get(path);
        return path === undefined || text === undefined ? null : { path, text };
    };
    const there = new Set(entries.filter(isFile).map((entry) => entry.path));
    const policy = entries.find((entry) => entry.path === POLICY);
    return {
        repository_policy: fileAt(POLICY),
        gitattributes: fileAt(ATTRIBUTES),
        codeowners: fileAt(base_files_CODEOWNERS.find((path) => there.has(path))),
        omitted: policy === undefined || texts.has(POLICY)
            ? []
            : [
                {
                    path: POLICY,
                    reason: 'unreadable',
                    detail: `The repository's policy at the base commit could not be read: it must be an ordinary file of at most ${MAX_BYTES} bytes.`,
                    blocking: true,
                },
            ],
    };
}
/** The object of a file at a commit, null where there is no ordinary file of that path. */
async function fileAtCommit(repository, commit, path) {
    const name = repositoryPath(path);
    if (name === null)
        return null;
    const [entry] = await treeEntries(repository, commit, [name]);
    return entry !== undefined && entry.path === name && isFile(entry) ? entry : null;
}
/** The texts of entries by path; links, folders, missing and oversized files are left out. */
async function readTexts(repository, entries) {
    const files = entries.filter(isFile);
    const sizes = await objectInfo(repository, files.map((entry) => entry.name));
    const small = files.filter((entry) => (sizes.get(entry.name)?.size ?? Infinity) <= MAX_BYTES);
    const blobs = await readObjects(repository, small.map((entry) => entry.name));
    return new Map(small.flatMap((entry) => {
        const blob = blobs.get(entry.name);
        return blob === undefined ? [] : [[entry.path, decode(blob).text]];
    }));
}
function isFile(entry) {
    return entry.mode === '100644' || entry.mode === '100755' || entry.mode === '100664';
}
//# sourceMappingURL=base-files.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/limits.js
/** The same for every provider: the same commits must give the same snapshot wherever they are read. */
const GIT_LIMITS = {
    fileBytes: 1024 * 1024,
    textLength: 32 * 1024 * 1024,
    readBytes: 512 * 1024 * 1024,
    // What is read, and as much again of what is only found to be binary or too large.
    fetchBytes: 1024 * 1024 * 1024,
    files: 5000,
    sniffedFiles: 200,
};
//# sourceMappingURL=limits.js.map
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./build/src/providers/git/environment.js
/** The surroundings that git runs in: only what we hand it, so that the same commits give the same bytes on every machine. */

/** The variables of ours that git may see: how to find programs, proxies, certificates and the place for temporary files. */
const PASSED_ON = [
    'PATH',
    'Path',
    'PATHEXT',
    'SystemRoot',
    'SYSTEMROOT',
    'windir',
    'TMPDIR',
    'TEMP',
    'TMP',
    'LD_LIBRARY_PATH',
    'DYLD_LIBRARY_PATH',
    'GIT_EXEC_PATH',
    'GIT_SSL_CAINFO',
    'GIT_SSL_CAPATH',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'http_proxy',
    'https_proxy',
    'HTTPS_PROXY',
    'all_proxy',
    'ALL_PROXY',
    'no_proxy',
    'NO_PROXY',
];
/** Settings every call has. They stand in the environment, where a repository's own settings cannot overrule them. */
const environment_SETTINGS = {
    'core.quotePath': 'false',
    'core.attributesFile': external_node_os_.devNull,
    'core.hooksPath': external_node_os_.devNull,
    'core.fsmonitor': 'false',
    'core.commitGraph': 'false',
    // Larger files are streamed, not held in memory; the largest text we look at is smaller.
    'core.bigFileThreshold': '1m',
    'credential.helper': '',
    'gc.auto': '0',
    'maintenance.auto': 'false',
    'submodule.recurse': 'false',
};
/**
 * The environment of one git call: no settings of the system or the user, no prompts, no messages in another language,
 * no replaced objects, no transport that was not asked for. Settings, the token among them, go through variables: unlike
 * arguments, other users of the machine cannot list those.
 */
function gitEnvironment(ours, around) {
    const environment = {};
    for (const name of PASSED_ON) {
        const value = ours[name];
        if (value !== undefined)
            environment[name] = value;
    }
    // curl reads this proxy in lower case alone.
    const proxy = ours['http_proxy'] ?? ours['HTTP_PROXY'];
    if (proxy !== undefined)
        environment['http_proxy'] = proxy;
    const settings = Object.entries({ ...environment_SETTINGS, ...around.settings });
    settings.forEach(([key, value], index) => {
        environment[`GIT_CONFIG_KEY_${index}`] = key;
        environment[`GIT_CONFIG_VALUE_${index}`] = value;
    });
    return {
        ...environment,
        GIT_CONFIG_COUNT: String(settings.length),
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: `${around.home}/gitconfig`,
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        GIT_PAGER: 'cat',
        GIT_ALLOW_PROTOCOL: around.protocols ?? 'none',
        HOME: around.home,
        XDG_CONFIG_HOME: around.home,
        LC_ALL: 'C',
        LANGUAGE: 'C',
        ...(around.gitDir === undefined ? {} : { GIT_DIR: around.gitDir }),
        ...(around.ceiling === undefined ? {} : { GIT_CEILING_DIRECTORIES: around.ceiling }),
    };
}
//# sourceMappingURL=environment.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/program.js
/** Running the `git` program. */



/** How much of what git complains of is kept. */
const MAX_STDERR_BYTES = 64 * 1024;
/** A call of git that failed. Never leaves the providers: each place that knows what was asked turns it into a ProviderError. */
class GitFailure extends Error {
    command;
    code;
    stderr;
    name = 'GitFailure';
    constructor(command, code, stderr) {
        super(`git ${command} failed (${code === null ? 'stopped' : `exit ${code}`}): ${lastLine(stderr)}`);
        this.command = command;
        this.code = code;
        this.stderr = stderr;
    }
}
/** The last thing git said, in one line of printable characters. */
function lastLine(stderr) {
    const lines = stderr.split(/[\r\n]+/u).filter((line) => line.trim() !== '');
    const line = lines.findLast((one) => /^(?:fatal|error):/u.test(one)) ?? lines.at(-1) ?? 'it said nothing';
    return line.replace(/[^\x20-\x7e\u00a0-\uffff]/gu, '?').slice(0, 300);
}
/** The git program of this machine, in neutral surroundings. */
class Git {
    home;
    environment;
    constructor(home, environment) {
        this.home = home;
        this.environment = environment;
    }
    /**
     * Runs git and waits for it.
     * @throws ProviderError where there is no git; the signal's reason where it is aborted (git is ended first).
     */
    run(call, signal) {
        return new Promise((resolve, reject) => {
            if (signal.aborted) {
                reject(signal.reason);
                return;
            }
            const child = (0,external_node_child_process_.spawn)('git', [...call.args], {
                cwd: call.cwd ?? this.home,
                env: gitEnvironment(this.environment, { home: this.home, ...call }),
                stdio: ['pipe', 'pipe', 'pipe'],
                windowsHide: true,
                // A group of its own, so that its helpers end with it.
                detached: GROUPS,
            });
            const stdout = [];
            const stderr = [];
            let printed = 0;
            let complained = 0;
            const stop = () => endGroup(child);
            const stops = [signal, ...(call.enough === undefined ? [] : [call.enough])];
            const settle = () => {
                for (const one of stops)
                    one.removeEventListener('abort', stop);
            };
            for (const one of stops)
                one.addEventListener('abort', stop, { once: true });
            child.stdout.on('data', (chunk) => {
                if (call.maxBytes !== undefined && printed >= call.maxBytes)
                    return;
                printed += chunk.length;
                stdout.push(chunk);
                if (call.maxBytes !== undefined && printed >= call.maxBytes)
                    stop();
            });
            child.stderr.on('data', (chunk) => {
                complained += chunk.length;
                if (complained <= MAX_STDERR_BYTES)
                    stderr.push(chunk);
            });
            // Git may end without reading all of its input; its exit code says why.
            child.stdin.on('error', () => undefined);
            child.on('error', (fault) => {
                settle();
                reject(signal.aborted ? signal.reason : noGit(fault));
            });
            child.on('close', (code) => {
                settle();
                if (signal.aborted) {
                    reject(signal.reason);
                    return;
                }
                const all = Buffer.concat(stdout);
                resolve({
                    code,
                    stdout: call.maxBytes === undefined ? all : all.subarray(0, call.maxBytes),
                    stderr: Buffer.concat(stderr).toString('utf8'),
                });
            });
            child.stdin.end(call.input ?? '');
        });
    }
    /**
     * Runs git and gives what it printed.
     * @throws GitFailure where git does not end with 0.
     */
    async output(call, signal) {
        const result = await this.run(call, signal);
        if (result.code !== 0)
            throw new GitFailure(call.args[0] ?? '', result.code, result.stderr);
        return result.stdout;
    }
}
/** Whether processes have groups that can be ended as one. */
const GROUPS = process.platform !== 'win32';
/** Ends git and what it started: a fetch waits in a helper, which would outlive it. */
function endGroup(child) {
    if (child.exitCode !== null || child.signalCode !== null)
        return;
    try {
        if (GROUPS && child.pid !== undefined)
            process.kill(-child.pid, 'SIGTERM');
        else
            child.kill('SIGTERM');
    }
    catch {
        // It has ended by itself.
    }
}
/** Oldest git whose settings can be kept apart from the user's (GIT_CONFIG_GLOBAL). */
const OLDEST = [2, 32];
/** @throws ProviderError where git is missing or too old to be trusted with its surroundings. */
async function requireGit(git, signal) {
    const said = (await git.output({ args: ['version'] }, signal)).toString('utf8').trim();
    const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/u.exec(said) ?? [];
    if (Number(major) > OLDEST[0] || (Number(major) === OLDEST[0] && Number(minor) >= OLDEST[1]))
        return;
    throw new provider_ProviderError('E_UP_001', `Git ${OLDEST.join('.')} or later is needed, but this machine has "${said}". Install a newer git.`);
}
function noGit(fault) {
    const why = fault.code === 'ENOENT'
        ? 'The git program was not found. Install git 2.32 or later and put it on the PATH.'
        : `The git program could not be started (${fault.code ?? fault.message}). Check the installation of git.`;
    return new provider_ProviderError('E_UP_001', why, false, { cause: fault });
}
//# sourceMappingURL=program.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/repository.js
/** A repository of ours, made for one look at other people's objects. */




/**
 * An empty bare repository in a temporary folder that borrows the objects of others. Git run in it sees their objects
 * and nothing else of them: no settings, hooks, attributes, filters, replaced objects or refs, and it writes nothing
 * there. So neither a checked-out pull request nor a setting of the machine can change what a diff says.
 */
class Scratch {
    directory;
    git;
    signal;
    constructor(directory, git, signal) {
        this.directory = directory;
        this.git = git;
        this.signal = signal;
    }
    static async make(options, signal) {
        const directory = await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)(options.parent, `${options.label ?? 'review-gate'}-`));
        try {
            // A workspace often belongs to another user than the one this runs as (containers); reading it is all we do.
            await (0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(directory, 'gitconfig'), '[safe]\n\tdirectory = *\n');
            const git = new Git(directory, options.environment);
            await requireGit(git, signal);
            return new Scratch(directory, git, signal);
        }
        catch (fault) {
            await (0,external_node_fs_promises_.rm)(directory, { recursive: true, force: true });
            throw fault;
        }
    }
    get gitDir() {
        return (0,external_node_path_.join)(this.directory, 'repository.git');
    }
    /** Lays the repository out, anew where it was before. `shallow`: the commits whose parents are known to be missing. */
    async layOut(format, objects, shallow) {
        await (0,external_node_fs_promises_.rm)(this.gitDir, { recursive: true, force: true });
        await (0,external_node_fs_promises_.mkdir)((0,external_node_path_.join)(this.gitDir, 'objects', 'info'), { recursive: true });
        await (0,external_node_fs_promises_.mkdir)((0,external_node_path_.join)(this.gitDir, 'objects', 'pack'), { recursive: true });
        await (0,external_node_fs_promises_.mkdir)((0,external_node_path_.join)(this.gitDir, 'refs'), { recursive: true });
        await (0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(this.gitDir, 'HEAD'), 'ref: refs/heads/none\n');
        await (0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(this.gitDir, 'config'), format === 'sha256'
            ? '[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = sha256\n'
            : '[core]\n\trepositoryformatversion = 0\n\tbare = true\n');
        await (0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(this.gitDir, 'objects', 'info', 'alternates'), objects.map((one) => `${repository_quoted(one)}\n`).join(''));
        if (shallow.length > 0)
            await (0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(this.gitDir, 'shallow'), shallow.map((sha) => `${sha}\n`).join(''));
    }
    /** The commits whose parents are missing; empty where history is whole. */
    async shallow() {
        return readShallow((0,external_node_path_.join)(this.gitDir, 'shallow'));
    }
    /** Runs git in this repository. */
    run(args, more = {}) {
        return this.git.run({ ...more, args, gitDir: this.gitDir }, this.signal);
    }
    /** Runs git in this repository and gives what it printed. @throws GitFailure */
    output(args, more = {}) {
        return this.git.output({ ...more, args, gitDir: this.gitDir }, this.signal);
    }
    /** Removes the folder. */
    async dispose() {
        await (0,external_node_fs_promises_.rm)(this.directory, { recursive: true, force: true, maxRetries: 3 });
    }
}
/** The commits that a `shallow` file lists; none where there is no such file. */
async function readShallow(path) {
    try {
        return (await (0,external_node_fs_promises_.readFile)(path, 'utf8')).split('\n').filter((line) => /^[0-9a-f]{40,64}$/u.test(line));
    }
    catch (fault) {
        if (faults_systemCode(fault) === 'ENOENT')
            return [];
        throw fault;
    }
}
/** A path as the alternates file wants it: as it is, or in C quotes where it could be misread. */
function repository_quoted(path) {
    return /^["#]|[\n\r]/u.test(path) ? JSON.stringify(path) : path;
}
//# sourceMappingURL=repository.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/checkout.js
/** A repository that is already on this machine: a checkout, a work tree, a bare repository. */





/**
 * Finds the repository of a folder. `exactly`: the folder itself must be its top, a repository further up does not count.
 * Gives null where there is none.
 * @throws ProviderError where there is one that git cannot read.
 */
async function findCheckout(scratch, folder, exactly, signal) {
    const directory = (0,external_node_path_.resolve)(folder);
    if (!(await isFolder(directory)))
        return null;
    const result = await scratch.git.run({
        args: [
            'rev-parse',
            '--path-format=absolute',
            '--git-path',
            'objects',
            '--git-path',
            'shallow',
            '--show-object-format',
        ],
        cwd: directory,
        ceiling: exactly ? (0,external_node_path_.dirname)(directory) : undefined,
    }, signal);
    if (result.code !== 0) {
        if (/not a git repository/iu.test(result.stderr))
            return null;
        throw new provider_ProviderError('E_REQ_002', `The repository in ${directory} cannot be read (${lastLine(result.stderr)}). Check it with "git status".`);
    }
    const [objects, shallow, format] = result.stdout.toString('utf8').split('\n');
    if (objects === undefined || shallow === undefined || (format !== 'sha1' && format !== 'sha256')) {
        throw new GitFailure('rev-parse', result.code, 'git printed something else than its folders');
    }
    return { directory, objects, format, shallow: await readShallow(shallow) };
}
/** Runs git in the repository itself, where its refs are. Only for calls that read nothing but refs. */
async function askCheckout(scratch, checkout, args, signal) {
    const result = await scratch.git.run({ args, cwd: checkout.directory }, signal);
    return result.code === 0 ? result.stdout.toString('utf8').trim() : null;
}
async function isFolder(path) {
    try {
        return (await (0,external_node_fs_promises_.stat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}
//# sourceMappingURL=checkout.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/merge-base.js
/** The merge base of two commits, and whether a cut-off history can be trusted with it. */


/**
 * Finds the merge base. In a shallow history a merge base may be found that is not the real one, since a better one lies
 * behind the cut. It is the real one exactly when no commit between it and the two tips is cut: then all that
 * lies above it is here. Of several merge bases (criss-cross merges) the newest is taken, and of equally old ones the
 * one whose id sorts first.
 */
async function findMergeBase(repository, base, head) {
    const here = await objectInfo(repository, [base, head]);
    for (const [role, sha] of [
        ['base', base],
        ['head', head],
    ]) {
        if (here.get(sha)?.type !== 'commit')
            return { kind: 'incomplete', why: `the ${role} commit ${sha} is not there` };
    }
    const found = await repository.run(['merge-base', '--all', base, head]);
    const shallow = new Set(await repository.shallow());
    if (found.code === 1) {
        return shallow.size === 0
            ? { kind: 'unrelated' }
            : { kind: 'incomplete', why: 'the history is cut off before the commit that both sides share' };
    }
    if (found.code !== 0) {
        // Parents that are neither there nor marked as cut off: an incomplete copy of the repository.
        if (/could not|cannot|missing|bad object|unable to read/iu.test(found.stderr)) {
            return { kind: 'incomplete', why: 'commits of the history are missing' };
        }
        throw new GitFailure('merge-base', found.code, found.stderr);
    }
    const bases = found.stdout.toString('latin1').split('\n').filter(Boolean);
    if (shallow.size > 0) {
        const between = await repository.output(['rev-list', base, head, '--not', ...bases]);
        const cut = between
            .toString('latin1')
            .split('\n')
            .some((sha) => shallow.has(sha));
        if (cut)
            return { kind: 'incomplete', why: 'the history is cut off between the two sides and what they share' };
    }
    return { kind: 'found', sha: await newest(repository, bases) };
}
async function newest(repository, commits) {
    const [only] = commits;
    if (commits.length === 1 && only !== undefined)
        return only;
    const printed = await repository.output(['log', '--no-walk', '--format=%ct %H', ...commits]);
    const rows = printed
        .toString('latin1')
        .split('\n')
        .filter(Boolean)
        .map((row) => ({ at: Number(row.split(' ')[0]), sha: row.split(' ')[1] ?? '' }));
    rows.sort((a, b) => b.at - a.at || (a.sha < b.sha ? -1 : 1));
    return rows[0]?.sha ?? '';
}
//# sourceMappingURL=merge-base.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/local-refs.js
/** What the refs and commits of a local repository say about a change. */



/** Where the default branch may be, the first that the head has moved on from counts. */
const DEFAULT_BRANCHES = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];
/** Most commits whose messages make up the body. */
const MAX_MESSAGES = 200;
/** The commit to review. Where it is a branch, `HEAD` among them, its name is the branch's. @throws ProviderError where there is none. */
async function resolveHead(repository, checkout, head, signal) {
    const sha = await commitOf(repository, checkout, head, signal);
    if (sha === null)
        throw unknownRef('head', head, checkout);
    return { ref: (await branchOf(repository, checkout, head, signal)) ?? head, sha };
}
/**
 * The commit to review against. Without a name: the default branch (`origin/HEAD`, `origin/main`, `origin/master`, `main`, `master`), the first
 * that does not hold the head already; where they all do, the commit before the head.
 * @throws ProviderError where there is none.
 */
async function resolveBase(repository, checkout, base, head, signal) {
    if (base !== null) {
        const sha = await commitOf(repository, checkout, base, signal);
        if (sha === null)
            throw unknownRef('base', base, checkout);
        return { ref: (await branchOf(repository, checkout, base, signal)) ?? base, sha };
    }
    for (const ref of DEFAULT_BRANCHES) {
        const sha = await commitOf(repository, checkout, ref, signal);
        if (sha === null)
            continue;
        const shared = await findMergeBase(repository, sha, head);
        if (shared.kind === 'found' && shared.sha !== head) {
            return { ref: (await branchOf(repository, checkout, ref, signal)) ?? ref, sha };
        }
    }
    const before = await commitOf(repository, checkout, `${head}~1`, signal);
    if (before !== null)
        return { ref: `${head.slice(0, 12)}~1`, sha: before };
    throw new provider_ProviderError('E_REQ_002', `There is nothing to review ${head} against: it has no commit before it, and no default branch that it has moved on from. Name a base.`);
}
/** Title, body and author as a pull request would have them: of one commit its own words; of several the branch's name and all messages, oldest first. */
async function describeCommits(repository, mergeBase, head) {
    const printed = await repository.output([
        'log',
        '-z',
        '--no-merges',
        '--no-show-signature',
        '--topo-order',
        `--max-count=${MAX_MESSAGES}`,
        '--format=%an%n%s%n%b',
        head.sha,
        `^${mergeBase}`,
    ]);
    const commits = printed
        .toString('utf8')
        .split('\0')
        .filter((one) => one.trim() !== '')
        .map((one) => {
        const [author = '', subject = '', ...body] = one.split('\n');
        return { author, subject, body: body.join('\n').trim() };
    });
    const newest = commits[0] ?? { author: '', subject: head.ref, body: '' };
    if (commits.length <= 1)
        return { title: newest.subject, body: newest.body, author: newest.author };
    return {
        title: /^[0-9a-f]{7,64}$|^HEAD(?:$|[~^@])/u.test(head.ref) ? newest.subject : head.ref,
        body: commits
            .reverse()
            .map((one) => `${one.subject}\n\n${one.body}`.trim())
            .join('\n\n'),
        author: newest.author,
    };
}
async function commitOf(repository, checkout, ref, signal) {
    if (ref === '' || ref.startsWith('-') || /[\0\n]/u.test(ref))
        return null;
    return askCheckout(repository, checkout, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`], signal);
}
/** The short name of the branch that a name means, null where it means none. */
async function branchOf(repository, checkout, ref, signal) {
    const full = await askCheckout(repository, checkout, ['rev-parse', '--symbolic-full-name', '--verify', '--quiet', '--end-of-options', ref], signal);
    return /^refs\/(?:heads|remotes\/[^/]+)\/(.+)$/u.exec(full ?? '')?.[1] ?? null;
}
function unknownRef(role, ref, checkout) {
    return new provider_ProviderError('E_REQ_002', `The ${role} ${JSON.stringify(ref.slice(0, 200))} names no commit in ${checkout.directory}. Name a branch, tag or commit that is there; a remote branch may need "git fetch" first.`);
}
//# sourceMappingURL=local-refs.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/cache.js
/** Objects that were fetched before, kept between reviews. */




/** Folders that a killed process left behind are removed once they are so old, in milliseconds. */
const ABANDONED_AFTER = 24 * 60 * 60 * 1000;
/** Where scratch repositories are made, beside the repositories of a cache. */
const cache_SCRATCH = 'scratch';
/** Its time of change is when the repository was last used. */
const cache_USED = 'used';
/** A repository that is being removed is waited for, so often and so long. It is no more than a look and a change of name. */
const WAITS = 100;
const WAIT_MILLISECONDS = 50;
/** Says that a repository is being removed. */
function cache_removalMark(root, name) {
    return (0,external_node_path_.join)(root, `${name}.removing`);
}
/**
 * The cache of one remote repository: packs, and a file for each pair of commits that were fetched with the history between
 * them. Nothing in it is ever changed, only added, and each addition appears at once and whole. So any number of processes may use it
 * at the same time without a lock. It has no refs and no settings: git is never run in it.
 *
 * It goes as a whole or not at all (`prune.ts`). Who uses it makes a scratch repository with its label first and enters then; who
 * removes it marks that first and looks for such scratch repositories then. So one of the two always sees the other.
 */
class ObjectCache {
    root;
    directory;
    /** What the scratch repositories that use it are called by. */
    label;
    constructor(root, url) {
        this.root = root;
        const readable = (0,external_node_path_.basename)(url, '.git')
            .replace(/[^A-Za-z0-9._-]/gu, '-')
            .slice(0, 40);
        this.label = `${readable}-${(0,external_node_crypto_.createHash)('sha256').update(url.toLowerCase()).digest('hex').slice(0, 16)}`;
        this.directory = (0,external_node_path_.join)(root, this.label);
    }
    /** To be borrowed from by a scratch repository. */
    get objects() {
        return (0,external_node_path_.join)(this.directory, 'objects');
    }
    /** Makes a place for scratch repositories on the same disk. */
    async open() {
        const scratch = (0,external_node_path_.join)(this.root, cache_SCRATCH);
        await (0,external_node_fs_promises_.mkdir)(scratch, { recursive: true, mode: 0o700 });
        await sweep(scratch);
        return scratch;
    }
    /** Makes the folders. To be called before anything else is done with it, once there is a scratch repository with its label. */
    async enter(sleep, signal) {
        const mark = cache_removalMark(this.root, this.label);
        for (let waits = 0; waits < WAITS && (await cache_modified(mark)) !== null; waits++)
            await sleep(WAIT_MILLISECONDS, signal);
        // Whoever has kept it so long was killed.
        await (0,external_node_fs_promises_.rm)(mark, { force: true });
        await (0,external_node_fs_promises_.mkdir)((0,external_node_path_.join)(this.objects, 'pack'), { recursive: true });
        await (0,external_node_fs_promises_.mkdir)(this.pairs, { recursive: true });
        await (0,external_node_fs_promises_.writeFile)((0,external_node_path_.join)(this.directory, cache_USED), '');
    }
    /** The pair, where its history is here. */
    async find(base, head) {
        const path = (0,external_node_path_.join)(this.pairs, `${base}-${head}`);
        return (await cache_modified(path)) === null ? null : { base, head, shallow: await readShallow(path) };
    }
    /** The pair that was kept last: what a new fetch starts from. */
    async latest() {
        let newest = null;
        for (const name of await (0,external_node_fs_promises_.readdir)(this.pairs)) {
            const at = /^[0-9a-f]+-[0-9a-f]+$/u.test(name) ? await cache_modified((0,external_node_path_.join)(this.pairs, name)) : null;
            if (at !== null && (newest === null || at > newest.at))
                newest = { name, at };
        }
        const [base, head] = newest?.name.split('-') ?? [];
        return base === undefined || head === undefined ? null : this.find(base, head);
    }
    /** Adds what a scratch repository fetched: its packs first, then the note that the pair is here. */
    async keep(scratch, pair) {
        await this.keepPacks(scratch);
        const shallow = await scratch.shallow();
        const path = (0,external_node_path_.join)(this.pairs, `${pair.base}-${pair.head}`);
        const unfinished = (0,external_node_path_.join)(this.pairs, `${(0,external_node_path_.basename)(scratch.directory)}.tmp`);
        await (0,external_node_fs_promises_.writeFile)(unfinished, shallow.map((sha) => `${sha}\n`).join(''));
        await (0,external_node_fs_promises_.rename)(unfinished, path);
    }
    /** Adds the packs of a scratch repository. Git sees a pack once its index is there: that comes last. */
    async keepPacks(scratch) {
        const from = (0,external_node_path_.join)(scratch.gitDir, 'objects', 'pack');
        const rank = (name) => (name.endsWith('.idx') ? 2 : name.endsWith('.pack') ? 1 : 0);
        const names = (await (0,external_node_fs_promises_.readdir)(from)).filter((name) => /^pack-[0-9a-f]+\.(?:pack|idx|rev|promisor)$/u.test(name));
        for (const name of names.sort((a, b) => rank(a) - rank(b))) {
            await cache_place((0,external_node_path_.join)(from, name), (0,external_node_path_.join)(this.objects, 'pack', name), `${(0,external_node_path_.basename)(scratch.directory)}.tmp`);
        }
    }
    get pairs() {
        return (0,external_node_path_.join)(this.directory, 'pairs');
    }
}
/** Puts a file in its place at once and whole. Its name says its content: one that is there already is the same. */
async function cache_place(from, to, unfinished) {
    try {
        await (0,external_node_fs_promises_.link)(from, to);
    }
    catch {
        if ((await cache_modified(to)) !== null)
            return;
        // A file system without links.
        await (0,external_node_fs_promises_.copyFile)(from, `${to}.${unfinished}`);
        await (0,external_node_fs_promises_.rename)(`${to}.${unfinished}`, to);
    }
}
/** When a file or folder was last changed, by the file system's clock; null where there is none. */
async function cache_modified(path) {
    try {
        return (await (0,external_node_fs_promises_.stat)(path)).mtimeMs;
    }
    catch {
        return null;
    }
}
/** Removes what killed processes left. The folder's own time of change stands for now: a scratch was just made or removed in it. */
async function sweep(folder) {
    const now = (await cache_modified(folder)) ?? 0;
    for (const name of await (0,external_node_fs_promises_.readdir)(folder)) {
        const at = await cache_modified((0,external_node_path_.join)(folder, name));
        if (at !== null && now - at > ABANDONED_AFTER)
            await (0,external_node_fs_promises_.rm)((0,external_node_path_.join)(folder, name), { recursive: true, force: true });
    }
}
//# sourceMappingURL=cache.js.map
;// CONCATENATED MODULE: ./build/src/providers/github/token.js
/** Tokens of GitHub: one that stays as it is, or one that is asked for at each use because it ends. */
/** The token as it is now. */
async function tokenNow(token, signal, refused) {
    return typeof token === 'string' ? token : token(signal, refused);
}
/** What comes in place of a token that was refused; null where there is no other. */
async function tokenInstead(token, refused, signal) {
    const other = await tokenNow(token, signal, refused);
    return other === refused ? null : other;
}
//# sourceMappingURL=token.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/fetch-limit.js
/** Keeping a fetch from bringing any amount. Git has no setting for that, so what it writes is measured while it does. */




/** How often is looked, in milliseconds: what comes in between is beyond the limit. */
const LOOK_MILLISECONDS = 200;
/**
 * Runs a fetch into the repository, and aborts `enough` once it has written more than `most` bytes.
 * @returns what `fetch` gives; null where it wrote too much, however quickly, and then nothing of that is left.
 */
async function withinBytes(repository, most, fetch) {
    const folder = (0,external_node_path_.join)(repository.gitDir, 'objects', 'pack');
    const before = new Set(await (0,external_node_fs_promises_.readdir)(folder));
    const enough = new AbortController();
    const ended = new AbortController();
    const [fetched, watched] = await Promise.allSettled([
        fetch(enough.signal).finally(() => ended.abort()),
        watch(folder, before, most, { enough, ended: ended.signal }),
    ]);
    if (fetched.status === 'rejected')
        throw fetched.reason;
    if (watched.status === 'rejected')
        throw watched.reason;
    const added = await addedTo(folder, before);
    if (added.bytes <= most)
        return fetched.value;
    for (const name of added.names)
        await (0,external_node_fs_promises_.rm)((0,external_node_path_.join)(folder, name), { force: true });
    return null;
}
/** Settles when the fetch has ended or was enough. A folder that cannot be looked at is enough too: there is no fetch unwatched. */
async function watch(folder, before, most, { enough, ended }) {
    if (most === Infinity)
        return;
    try {
        while (!ended.aborted && (await addedTo(folder, before)).bytes <= most) {
            // Woken up when it has ended.
            await (0,promises_.setTimeout)(LOOK_MILLISECONDS, undefined, { signal: ended }).catch(() => undefined);
        }
    }
    finally {
        enough.abort();
    }
}
/** The files of a folder that were not there before, unfinished ones among them, and their bytes. */
async function addedTo(folder, before) {
    const names = (await (0,external_node_fs_promises_.readdir)(folder)).filter((name) => !before.has(name));
    let bytes = 0;
    for (const name of names)
        bytes += await sizeOf((0,external_node_path_.join)(folder, name));
    return { names, bytes };
}
async function sizeOf(path) {
    try {
        return (await (0,external_node_fs_promises_.stat)(path)).size;
    }
    catch (fault) {
        // Git gives a pack its name when it is whole.
        if (faults_systemCode(fault) === 'ENOENT')
            return 0;
        throw fault;
    }
}
//# sourceMappingURL=fetch-limit.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/remote-faults.js
/** What it means when a fetch fails. */


/** In this order: the first that fits. Git's words, which LC_ALL=C keeps in English. */
const FAULTS = [
    ['refused', /not our ref|unadvertised object|couldn't find remote ref|no such ref|invalid want/iu],
    ['unauthorized', /could not read (?:Username|Password)|Authentication failed|returned error: 401/iu],
    ['forbidden', /returned error: 403|access denied/iu],
    ['not_found', /repository '.*' not found|returned error: (?:404|410)/iu],
    ['moved', /returned error: 30\d|unable to update url base from redirection/iu],
    [
        'passing',
        /returned error: (?:408|429|5\d\d)|Could not resolve|Failed to connect|Couldn't connect|Connection (?:refused|reset|timed out)|timed out|too slow|early EOF|unexpected disconnect|hung up|RPC failed|Empty reply|Recv failure|Send failure|transfer closed|unexpected end|SSL_ERROR/iu,
    ],
];
/** What kind of fault git's words tell of. */
function remoteFault(failure) {
    return FAULTS.find(([, words]) => words.test(failure.stderr))?.[0] ?? 'other';
}
/** The fault for the person who must act. `secrets` are taken out of git's words, should they ever hold one. */
function explainRemote(failure, url, secrets) {
    const said = secrets
        .filter((secret) => secret !== '')
        .reduce((text, secret) => text.replaceAll(secret, '***'), lastLine(failure.stderr));
    const cause = { cause: new GitFailure(failure.command, failure.code, said) };
    switch (remoteFault(failure)) {
        case 'unauthorized':
        case 'forbidden':
            return new provider_ProviderError('E_TOK_001', `${url} refuses the token. Give the token (or the job's "permissions") "contents: read" on this repository, and renew it if it has expired.`, false, cause);
        case 'not_found':
            return new provider_ProviderError('E_REQ_002', `There is no repository at ${url}, or the token may not see it. Check the name, and that the token has "contents: read" on it.`, false, cause);
        case 'moved':
            return new provider_ProviderError('E_REQ_002', `${url} has moved. Name the repository as it is called now.`, false, cause);
        case 'passing':
            return new provider_ProviderError('E_UP_001', `The code could not be fetched from ${url} (${said}). Try again.`, true, cause);
        default:
            return new provider_ProviderError('E_UP_001', `The code could not be fetched from ${url} (${said}).`, false, cause);
    }
}
//# sourceMappingURL=remote-faults.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/remote.js
/** Fetching from a remote repository by smart HTTP: two commits, the history up to what they share, and only the files that are needed. */







/** How much history is fetched, commit by commit from the tips: more and more until the merge base is certain; the last is all there is. */
const DEPTHS = [32, 256, 2048, 2_147_483_647];
/** A fetch that failed in passing is tried again after so long, in milliseconds. */
const PAUSES = [1000, 3000];
/** A connection that brings nothing for so long is given up, in seconds. */
const STALLED_SECONDS = 30;
/** Our names for what was fetched. */
const REF = 'refs/review-gate';
/** Fetches into a scratch repository. */
class Fetcher {
    repository;
    remote;
    change;
    sleep;
    signal;
    depth = DEPTHS[0];
    byName = false;
    constructor(repository, remote, change, sleep, signal) {
        this.repository = repository;
        this.remote = remote;
        this.change = change;
        this.sleep = sleep;
        this.signal = signal;
    }
    /**
     * Fetches both commits and enough history to be certain of their merge base, without the content of files.
     * Asks for the commits by id, and where the server does not give those out, by the names they had.
     * @returns the merge base.
     */
    async history() {
        const { base, head } = this.change;
        let why = '';
        for (const depth of DEPTHS) {
            this.depth = depth;
            await this.fetchCommits();
            const found = await findMergeBase(this.repository, base.sha, head.sha);
            if (found.kind === 'found')
                return found.sha;
            if (found.kind === 'unrelated')
                throw unrelated(base.sha, head.sha);
            why = found.why;
            if ((await this.repository.shallow()).length === 0)
                break;
        }
        throw new provider_ProviderError('E_UP_001', `${this.remote.url} no longer gives out what the pull request was when the review began: ${why}. It was probably force-pushed; ask for a new review.`);
    }
    /** Fetches blobs, all at once; none where they are more than `most` bytes. */
    async blobs(names, most) {
        if (names.length === 0)
            return;
        const outcome = await this.fetch(['--filter=blob:none', '--stdin', 'origin'], { ...PARTIAL, 'fetch.negotiationAlgorithm': 'noop' }, { input: `${names.join('\n')}\n`, most });
        // An old server, that gives out only what has a name: everything again, with the content.
        if (outcome === 'refused')
            await this.fetchNamed(['--refetch'], {}, { most });
    }
    async fetchCommits() {
        const { base, head } = this.change;
        if (!this.byName) {
            const wanted = [`+${base.sha}:${REF}/base`, `+${head.sha}:${REF}/head`];
            this.byName = (await this.fetch([`--depth=${this.depth}`, 'origin', ...wanted], PARTIAL)) === 'refused';
        }
        if (this.byName)
            await this.fetchNamed([], PARTIAL);
    }
    /** Each by itself: the base branch may be gone. */
    async fetchNamed(options, settings, more = {}) {
        const { pr, base } = this.change;
        const named = [`+refs/pull/${pr}/head:${REF}/pull`];
        if (isBranchName(base.ref))
            named.push(`+refs/heads/${base.ref}:${REF}/branch`);
        for (const one of named)
            await this.fetch([...options, `--depth=${this.depth}`, 'origin', one], settings, more);
    }
    /**
     * @returns `refused`: the server does not give out what was asked for; `too_much`: it is more than `most` bytes, and none of it is here.
     * @throws ProviderError on every other fault.
     */
    async fetch(args, settings, { input, most } = {}) {
        let token = await tokenNow(this.remote.token, this.signal);
        let renewed = false;
        for (let attempt = 0;; attempt++) {
            const surroundings = { settings: { ...this.settings(token), ...settings }, protocols: 'https:http' };
            const result = await withinBytes(this.repository, most ?? Infinity, (enough) => this.repository.run(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--recurse-submodules=no', ...args], { input, ...surroundings, enough }));
            if (result === null)
                return 'too_much';
            if (result.code === 0)
                return 'fetched';
            const failure = new GitFailure('fetch', result.code, result.stderr);
            const fault = remoteFault(failure);
            if (fault === 'refused')
                return 'refused';
            if (fault === 'unauthorized' && !renewed) {
                renewed = true;
                const other = await tokenInstead(this.remote.token, token, this.signal);
                if (other !== null) {
                    token = other;
                    continue;
                }
            }
            const pause = PAUSES[attempt];
            if (fault !== 'passing' || pause === undefined) {
                throw explainRemote(failure, this.remote.url, [token, basic(token)]);
            }
            await this.sleep(pause, this.signal);
        }
    }
    settings(token) {
        const { url } = this.remote;
        return {
            'remote.origin.url': url,
            'protocol.version': '2',
            // Else the token would follow to wherever the server points.
            'http.followRedirects': 'false',
            'http.lowSpeedLimit': '1',
            'http.lowSpeedTime': String(STALLED_SECONDS),
            // Keeps what was fetched as packs, which the cache can take over.
            'fetch.unpackLimit': '1',
            ...(token === '' ? {} : { [`http.${new URL(url).origin}/.extraHeader`]: `Authorization: Basic ${basic(token)}` }),
        };
    }
}
/** Makes git leave out the content of files, and accept that it is missing. */
const PARTIAL = { 'remote.origin.promisor': 'true', 'remote.origin.partialCloneFilter': 'blob:none' };
const basic = (token) => Buffer.from(`x-access-token:${token}`).toString('base64');
/** The two sides share no commit. */
function unrelated(base, head) {
    return new provider_ProviderError('E_REQ_002', `The commits ${base} and ${head} have no commit in common, so there is no change to review. Rebase the branch onto its base.`);
}
//# sourceMappingURL=remote.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/open.js
/** Opening the repository that holds a change: a checkout on this machine, or a remote through the cache. */








/** Runs `use` on a scratch repository and removes it afterwards, whatever comes of it. */
async function withScratch(options, signal, use) {
    const scratch = await Scratch.make(options, signal);
    try {
        return await use(scratch);
    }
    finally {
        await scratch.dispose();
    }
}
/** Makes a scratch repository borrow from the checkout in a folder. Gives null where there is none. */
async function borrowCheckout(scratch, folder, exactly, signal) {
    const checkout = await findCheckout(scratch, folder, exactly, signal);
    if (checkout !== null)
        await scratch.layOut(checkout.format, [checkout.objects], checkout.shallow);
    return checkout;
}
/** Runs `use` on the change, fetched from the remote as far as the cache does not have it. */
async function withRemote(options, change, signal, use) {
    const cache = new ObjectCache(options.cacheDirectory, options.remote.url);
    const parent = await cache.open();
    return withScratch({ parent, label: cache.label, environment: options.environment }, signal, async (repository) => {
        await cache.enter(options.sleep, signal);
        const fetcher = new Fetcher(repository, options.remote, change, options.sleep, signal);
        const mergeBase = (await fromCache(repository, cache, change)) ?? (await fromRemote(repository, cache, change, fetcher));
        const fetchBlobs = async (names) => {
            await fetcher.blobs(names, options.fetchBytes);
            await cache.keepPacks(repository);
        };
        return use({ repository, mergeBase, fetchBlobs });
    });
}
async function fromCache(repository, cache, change) {
    const kept = await cache.find(change.base.sha, change.head.sha);
    if (kept === null)
        return null;
    await repository.layOut(formatOf(change.head.sha), [cache.objects], kept.shallow);
    const found = await mergeBaseOf(repository, change);
    return found.kind === 'found' ? found.sha : null;
}
async function fromRemote(repository, cache, change, fetcher) {
    const seeded = await sow(repository, cache, change);
    let mergeBase;
    try {
        mergeBase = await fetcher.history();
    }
    catch (fault) {
        // A damaged cache must not stand in the way: once more without it.
        if (!seeded || !(fault instanceof provider_ProviderError) || fault.code !== 'E_UP_001' || fault.transient)
            throw fault;
        await repository.layOut(formatOf(change.head.sha), [], []);
        mergeBase = await fetcher.history();
    }
    await cache.keep(repository, { base: change.base.sha, head: change.head.sha });
    return mergeBase;
}
/** Starts from what was fetched last, so that only what is new has to come. Gives whether there was anything. */
async function sow(repository, cache, change) {
    const format = formatOf(change.head.sha);
    const seed = await cache.latest();
    await repository.layOut(format, [cache.objects], seed?.shallow ?? []);
    if (seed === null)
        return false;
    for (const side of ['base', 'head']) {
        const result = await repository.run(['update-ref', `refs/review-gate/seed-${side}`, seed[side]]);
        if (result.code === 0)
            continue;
        await repository.layOut(format, [], []);
        return false;
    }
    return true;
}
/** The merge base; a repository that git stumbles over counts as incomplete. */
async function mergeBaseOf(repository, change) {
    try {
        return await findMergeBase(repository, change.base.sha, change.head.sha);
    }
    catch (fault) {
        if (!(fault instanceof GitFailure))
            throw fault;
        return { kind: 'incomplete', why: fault.message };
    }
}
//# sourceMappingURL=open.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/contents.js


/** Mode of a submodule. */
const SUBMODULE = '160000';
/** How much content is asked of git at a time, in bytes. */
const BATCH_BYTES = 16 * 1024 * 1024;
/** The blobs that a change needs. */
function blobsOf(changes) {
    return changes.flatMap((change) => [change.old, change.new]).flatMap((side) => (isBlob(side) ? [side.name] : []));
}
/** Reads the sides of all changes, the smallest first so that one large file costs itself alone. Gives them in the order of `changes`. */
async function readContents(repository, changes, known, limits) {
    const sizeOf = (side) => (isBlob(side) ? (known.get(side.name)?.size ?? 0) : 0);
    const bytesOf = (change) => sizeOf(change.old) + sizeOf(change.new);
    const bySize = changes
        .map((change, index) => ({ change, index, bytes: bytesOf(change) }))
        .sort((a, b) => a.bytes - b.bytes || a.index - b.index);
    const made = new Array(changes.length);
    const budget = { text: limits.textLength, read: limits.readBytes, sniffed: limits.sniffedFiles };
    let from = 0;
    while (from < bySize.length) {
        let bytes = 0;
        let to = from;
        const wanted = [];
        while (to < bySize.length && (to === from || bytes < BATCH_BYTES)) {
            for (const side of [bySize[to]?.change.old ?? null, bySize[to]?.change.new ?? null]) {
                if (!isBlob(side) || !known.has(side.name) || sizeOf(side) > limits.fileBytes)
                    continue;
                wanted.push(side.name);
                bytes += sizeOf(side);
            }
            to++;
        }
        const affordable = budget.read >= bytes;
        if (affordable)
            budget.read -= bytes;
        const blobs = affordable ? await readObjects(repository, wanted) : new Map();
        for (const { change, index } of bySize.slice(from, to)) {
            const read = (side) => readSide(repository, side, { known, blobs, limits, budget });
            made[index] = within(budget, { change, old: await read(change.old), new: await read(change.new) });
        }
        from = to;
    }
    return made;
}
async function readSide(repository, side, reading) {
    if (side === null)
        return { kind: 'none' };
    if (side.mode === SUBMODULE)
        return { kind: 'left_out', reason: 'submodule' };
    const info = reading.known.get(side.name);
    if (info === undefined)
        return { kind: 'left_out', reason: 'not_fetched' };
    if (info.type !== 'blob')
        return { kind: 'left_out', reason: 'unreadable' };
    if (info.size > reading.limits.fileBytes) {
        if (reading.budget.sniffed <= 0)
            return { kind: 'left_out', reason: 'too_large' };
        reading.budget.sniffed--;
        const binary = isBinary(await readStart(repository, side.name, SNIFFED_BYTES));
        return { kind: 'left_out', reason: binary ? 'binary' : 'too_large' };
    }
    const content = reading.blobs.get(side.name);
    if (content === undefined)
        return { kind: 'left_out', reason: 'too_large' };
    if (isBinary(content))
        return { kind: 'left_out', reason: 'binary' };
    return { kind: 'text', ...decode(content) };
}
/** Takes the texts off what may still be kept; what does not fit is left out. */
function within(budget, contents) {
    const lengthOf = (content) => (content.kind === 'text' ? content.text.length : 0);
    const length = lengthOf(contents.old) + lengthOf(contents.new);
    if (length > budget.text) {
        const cut = (content) => content.kind === 'text' ? { kind: 'left_out', reason: 'too_large' } : content;
        return { change: contents.change, old: cut(contents.old), new: cut(contents.new) };
    }
    budget.text -= length;
    return contents;
}
function isBlob(side) {
    return side !== null && side.mode !== SUBMODULE;
}
//# sourceMappingURL=contents.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/hunks.js
const NEWLINE = 0x0a;
const AT = 0x40;
const BACKSLASH = 0x5c;
/**
 * Reads a patch as `git diff -U<n>` prints it. Content is told from headers by the line counts of the hunks alone, so that no
 * line of a file can pass for a header. Bytes that are not UTF-8 become U+FFFD.
 * @throws Error where the patch is cut off or is none.
 */
function parsePatch(patch) {
    const files = [];
    const lines = new Lines(patch);
    while (!lines.done) {
        if (lines.peek() === AT) {
            const file = files.at(-1);
            if (file === undefined)
                throw new Error('the patch begins with a hunk instead of a file');
            file.hunks.push(readHunk(lines));
            continue;
        }
        const line = lines.next();
        if (line.startsWith('diff --git '))
            files.push({ header: [line], hunks: [] });
        else
            files.at(-1)?.header.push(line);
    }
    return files;
}
function readHunk(lines) {
    const header = lines.next();
    const [, oldStart, oldLines = '1', newStart, newLines = '1', section = ''] = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@(?: ([\s\S]*))?$/u.exec(header) ?? [];
    if (oldStart === undefined || newStart === undefined) {
        throw new Error(`the patch has a hunk header in an unknown form: ${header.slice(0, 200)}`);
    }
    let old = Number(oldLines);
    let added = Number(newLines);
    const content = [];
    while (old > 0 || added > 0) {
        const line = lines.next();
        if (line.startsWith(' ')) {
            old--;
            added--;
        }
        else if (line.startsWith('-'))
            old--;
        else if (line.startsWith('+'))
            added--;
        else if (!line.startsWith('\\'))
            throw new Error('the patch has a line that is neither kept, added nor removed');
        content.push(line);
    }
    if (old < 0 || added < 0)
        throw new Error('the patch has a hunk that is longer than its header says');
    // `\ No newline at end of file` belongs to the line before it and is not counted.
    if (!lines.done && lines.peek() === BACKSLASH)
        content.push(lines.next());
    return {
        old_start: Number(oldStart),
        old_lines: Number(oldLines),
        new_start: Number(newStart),
        new_lines: Number(newLines),
        // Git cuts this text after 80 bytes, within a character if need be.
        section: section.replace(/\ufffd+$/u, ''),
        lines: content,
    };
}
/** The lines of a patch, one after the other. A carriage return is part of its line. */
class Lines {
    bytes;
    at = 0;
    constructor(bytes) {
        this.bytes = bytes;
    }
    get done() {
        return this.at >= this.bytes.length;
    }
    /** The first byte of the next line. */
    peek() {
        return this.bytes[this.at];
    }
    next() {
        if (this.done)
            throw new Error('the patch ends in the middle of a hunk');
        const found = this.bytes.indexOf(NEWLINE, this.at);
        const end = found === -1 ? this.bytes.length : found;
        const line = this.bytes.toString('utf8', this.at, end);
        this.at = end + 1;
        return line;
    }
}
//# sourceMappingURL=hunks.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/patches.js

/**
 * The hunks of each change, in the order of `changes`, all in one diff. Two trees are made that hold nothing but the two sides, under
 * numbers for names, and those are compared: so the diff does not depend on paths (their quoting, their attributes), large
 * files stay out of it, renamed files are compared with what they were, and a link or a mode is compared by its content.
 */
async function readHunks(repository, changes) {
    const [from, to] = [await makeTree(repository, changes, 'old'), await makeTree(repository, changes, 'new')];
    const patch = await repository.output([
        'diff-tree',
        '-r',
        '-p',
        // We have decided what is text; git must not decide again.
        '--text',
        '--unified=3',
        '--inter-hunk-context=0',
        '--diff-algorithm=myers',
        '--indent-heuristic',
        '--no-renames',
        '--no-color',
        '--no-ext-diff',
        '--no-textconv',
        '--src-prefix=a/',
        '--dst-prefix=b/',
        from,
        to,
    ]);
    const hunks = changes.map(() => []);
    for (const file of parsePatch(patch)) {
        const index = /^diff --git a\/(\d+) b\/\1$/u.exec(file.header[0] ?? '')?.[1];
        if (index === undefined)
            throw new Error('git printed a patch of a file that was not asked for');
        hunks[Number(index)]?.push(...file.hunks);
    }
    return hunks;
}
async function makeTree(repository, changes, which) {
    const rows = changes.flatMap((change, index) => {
        const side = change[which];
        return side === null ? [] : [`100644 blob ${side.name}\t${index}\0`];
    });
    return (await repository.output(['mktree', '-z'], { input: rows.join('') })).toString('latin1').trim();
}
//# sourceMappingURL=patches.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/raw-diff.js
const RENAMES = {
    // Git's own defaults, pinned. Beyond 1,000 candidates a side git itself looks for identical content alone.
    similar: ['--find-renames=50%', '-l1000'],
    identical: ['--find-renames=100%', '-l1000'],
    none: ['--no-renames'],
};
const STATUS = {
    A: 'added',
    M: 'modified',
    D: 'deleted',
    R: 'renamed',
    C: 'copied',
    T: 'type_changed',
};
/** What changed from one commit to another, in the order of the paths' bytes. Copies are not looked for: all their lines count as added. */
async function listChanges(repository, from, to, renames) {
    const printed = await repository.output([
        'diff-tree',
        '-r',
        '-z',
        '--raw',
        '--no-abbrev',
        '--no-ext-diff',
        '--no-textconv',
        '--ignore-submodules=none',
        ...RENAMES[renames],
        from,
        to,
    ]);
    return parseRawDiff(printed).sort((a, b) => Buffer.compare(a.path, b.path));
}
/** Reads `:<mode> <mode> <name> <name> <status>NUL<path>NUL`, with a second path for renames and copies. @throws on anything else. */
function parseRawDiff(printed) {
    const changes = [];
    let at = 0;
    const next = () => {
        const end = printed.indexOf(0, at);
        if (end === -1)
            throw new Error('git printed an incomplete list of changed files');
        const field = printed.subarray(at, end);
        at = end + 1;
        return field;
    };
    while (at < printed.length) {
        const row = next().toString('latin1');
        const [, oldMode, newMode, oldName, newName, letter = ''] = /^:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) ([A-Z])\d*$/u.exec(row) ?? [];
        const status = STATUS[letter];
        if (status === undefined)
            throw new Error(`git printed a changed file in an unknown form: ${row.slice(0, 200)}`);
        const first = next();
        const moved = status === 'renamed' || status === 'copied';
        changes.push({
            status,
            path: moved ? next() : first,
            oldPath: moved ? first : null,
            old: side(oldMode, oldName),
            new: side(newMode, newName),
        });
    }
    return changes;
}
function side(mode, name) {
    return mode === undefined || name === undefined || mode === '000000' ? null : { mode, name };
}
//# sourceMappingURL=raw-diff.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/changed-files.js





/**
 * Reads what changed from one commit to another. `also` are blobs needed besides: they come in the same fetch.
 * Beyond the limit of files, and where content is missing, renames are found by identical content alone.
 */
async function readChanges(repository, commits, also, fetchBlobs, limits) {
    const plain = await listChanges(repository, commits.from, commits.to, 'none');
    const many = plain.length > limits.files;
    const listed = many ? await listChanges(repository, commits.from, commits.to, 'identical') : plain;
    const needed = [...new Set([...blobsOf(listed.slice(0, limits.files)), ...also])];
    let known = await objectInfo(repository, needed);
    const missing = needed.filter((name) => !known.has(name));
    if (missing.length > 0) {
        await fetchBlobs(missing);
        known = await objectInfo(repository, needed);
        // Too much for a fetch: what steers the review is had all the same.
        const steering = also.filter((name) => !known.has(name));
        if (steering.length > 0) {
            await fetchBlobs(steering);
            known = await objectInfo(repository, needed);
        }
    }
    const whole = needed.every((name) => known.has(name));
    const renamed = many
        ? listed
        : await listChanges(repository, commits.from, commits.to, whole ? 'similar' : 'identical');
    const kept = renamed.slice(0, limits.files);
    const contents = await readContents(repository, kept, known, limits);
    const texts = contents.filter((one) => one.old.kind !== 'left_out' && one.new.kind !== 'left_out');
    const hunks = await readHunks(repository, texts.map((one) => one.change));
    const hunksOf = new Map(texts.map((one, index) => [one.change, hunks[index] ?? []]));
    const files = contents.map((one) => changedFile(one, hunksOf.get(one.change) ?? []));
    return {
        files,
        changed: renamed.length,
        omitted: [
            ...contents.flatMap((one, index) => omission(one, files[index], limits)),
            ...indistinct(files),
            ...beyond(renamed.length, limits),
        ],
    };
}
function changedFile(contents, hunks) {
    const { change, old, new: current } = contents;
    const path = decode(change.path);
    const oldPath = change.oldPath === null ? null : decode(change.oldPath);
    const omitted = changed_files_leftOut(contents);
    // A side without the other is half the truth, but all there is of a file that turned into something unreadable.
    const keep = omitted !== 'too_large' && omitted !== 'not_fetched';
    const utf8 = [old, current].every((side) => side.kind !== 'text' || side.utf8);
    return {
        path: path.text,
        old_path: oldPath?.text ?? null,
        status: change.status,
        old_mode: change.old?.mode ?? null,
        new_mode: change.new?.mode ?? null,
        binary: omitted === 'binary',
        omitted,
        utf8: utf8 && path.utf8 && (oldPath?.utf8 ?? true),
        old_text: keep && old.kind === 'text' ? old.text : null,
        new_text: keep && current.kind === 'text' ? current.text : null,
        hunks,
        history: null,
    };
}
/** The reasons, the gravest first: of two sides that are left out, the graver one is the file's. */
const REASONS = ['unreadable', 'not_fetched', 'too_large', 'submodule', 'binary'];
function changed_files_leftOut(contents) {
    const sides = [contents.old, contents.new];
    return REASONS.find((reason) => sides.some((side) => side.kind === 'left_out' && side.reason === reason)) ?? null;
}
/**
 * The coverage's entry of a file. Binary content is nothing a review of text could read, so it does not block by itself; but text
 * that turned binary does, and so does a submodule, since the code behind it was not looked at.
 */
function omission(contents, file, limits) {
    if (file === undefined || file.omitted === null)
        return [];
    const { path, omitted: reason } = file;
    const entry = (detail, blocking) => [{ path, reason, detail, blocking }];
    switch (reason) {
        case 'binary':
            return contents.old.kind === 'text' && contents.new.kind === 'left_out'
                ? entry('The file was text and is binary now; what it holds was not reviewed.', true)
                : entry('A binary file; its content was not reviewed.', false);
        case 'submodule':
            return contents.change.new === null
                ? entry('A submodule was removed.', false)
                : entry('A submodule; the code it points to was not reviewed.', true);
        case 'too_large':
            return entry(`The text is over ${mebibytes(limits.fileBytes)} a side, or the change over ${mebibytes(limits.textLength)} in all; it was not reviewed.`, true);
        case 'not_fetched':
            return entry(`The content is not in this copy of the repository, or the change is over ${mebibytes(limits.fetchBytes)} to fetch; it was not reviewed.`, true);
        case 'unreadable':
            return entry('The object in the repository is no file; it was not reviewed.', true);
    }
}
/** Different files whose names read the same once bytes that are not UTF-8 are replaced. */
function indistinct(files) {
    const seen = new Set();
    const twice = new Set();
    for (const { path } of files) {
        if (seen.has(path))
            twice.add(path);
        seen.add(path);
    }
    return [...twice].map((path) => ({
        path,
        reason: 'unreadable',
        detail: 'Several files have names that are not UTF-8 and cannot be told apart. Rename them.',
        blocking: true,
    }));
}
function beyond(changed, limits) {
    if (changed <= limits.files)
        return [];
    const detail = `${changed} files changed; the first ${limits.files} by path were reviewed. Split the change.`;
    return [{ path: null, reason: 'too_many_files', detail, blocking: true }];
}
function mebibytes(bytes) {
    return `${Math.round((bytes / 1024 / 1024) * 100) / 100} MiB`;
}
//# sourceMappingURL=changed-files.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/snapshot.js


/**
 * The snapshot of a pinned change. The same commits give the same snapshot, wherever the repository came from.
 * `fetchBlobs` is called with every blob that is needed and not here, and, where that gives none, with those of the base alone.
 */
async function readSnapshot(repository, change, mergeBase, fetchBlobs, limits) {
    const entries = await listBaseFiles(repository, change.base.sha);
    const { files, changed, omitted } = await readChanges(repository, { from: mergeBase, to: change.head.sha }, entries.filter((entry) => entry.mode.startsWith('100')).map((entry) => entry.name), fetchBlobs, limits);
    const { omitted: unreadable, ...baseFiles } = await readBaseFiles(repository, entries);
    const all = [...change.missing, ...unreadable, ...omitted];
    return {
        schema: 'review-gate.snapshot/1',
        repo: change.repo,
        pr: change.pr,
        base: { ref: change.base.ref, sha: change.base.sha },
        head: { ref: change.head.ref, sha: change.head.sha, committed_at: await commitTime(repository, change.head.sha) },
        merge_base: mergeBase,
        title: change.title,
        body: change.body,
        author: change.author,
        labels: [...change.labels],
        files,
        tickets: [...change.tickets],
        ...baseFiles,
        coverage: { complete: all.every((one) => !one.blocking), files: changed, omitted: all },
    };
}
/** When a commit was made, in UTC. A time that is none (git stores what it is given) reads as the epoch. */
async function commitTime(repository, commit) {
    const seconds = Number((await repository.output(['log', '-1', '--format=%ct', commit])).toString('latin1').trim());
    const time = new Date(seconds * 1000);
    const usable = Number.isFinite(time.getTime()) && time.getUTCFullYear() >= 0 && time.getUTCFullYear() <= 9999;
    return (usable ? time : new Date(0)).toISOString();
}
//# sourceMappingURL=snapshot.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/local.js
/** Reviewing a repository on this machine: two refs, no API. */










/**
 * A provider that takes every repo and pull request it is asked for as the one change it was made with. Title, body and author come from
 * the commits. Commits alone are reviewed: what is not committed is no part of the change.
 */
function localGitProvider(options) {
    const open = (signal, use) => faults_guarded(signal, () => withScratch({ parent: (0,external_node_os_.tmpdir)(), environment: options.environment ?? process.env }, signal, async (repository) => {
        const checkout = await borrowCheckout(repository, options.directory, false, signal);
        if (checkout === null)
            throw noRepository(options.directory);
        return use(repository, checkout);
    }));
    return {
        pin: (request, signal) => open(signal, async (repository, checkout) => {
            const head = await resolveHead(repository, checkout, options.head, signal);
            const base = await resolveBase(repository, checkout, options.base, head.sha, signal);
            const mergeBase = await requireMergeBase(repository, checkout, base.sha, head.sha);
            const commits = await describeCommits(repository, mergeBase, head);
            return {
                ...local_named(request),
                base,
                head,
                ...commits,
                labels: [],
                tickets: await tickets(request, signal),
                missing: [],
            };
        }),
        snapshot: (change, signal) => open(signal, async (repository, checkout) => {
            const mergeBase = await requireMergeBase(repository, checkout, change.base.sha, change.head.sha);
            // What a partial clone lacks stays missing, and the coverage says so.
            return readSnapshot(repository, change, mergeBase, () => Promise.resolve(), options.limits ?? GIT_LIMITS);
        }),
        readAtBase: (change, path, signal) => open(signal, async (repository) => {
            const entry = await fileAtCommit(repository, change.base.sha, path);
            return entry === null ? null : ((await readTexts(repository, [entry])).get(entry.path) ?? null);
        }),
        ticket: ({ id }, signal) => faults_guarded(signal, () => options.readTicket(id, signal)),
    };
    async function tickets(request, signal) {
        return request.ticket === null ? [] : [await options.readTicket(request.ticket, signal)];
    }
}
const local_named = (request) => ({ repo: request.repo, pr: request.pr });
async function requireMergeBase(repository, checkout, base, head) {
    const found = await findMergeBase(repository, base, head);
    if (found.kind === 'found')
        return found.sha;
    if (found.kind === 'unrelated')
        throw unrelated(base, head);
    throw new provider_ProviderError('E_REQ_002', `The repository in ${checkout.directory} is not whole: ${found.why}. Get the rest with "git fetch --unshallow".`);
}
function noRepository(directory) {
    return new provider_ProviderError('E_REQ_002', `${directory} is not a folder in a git repository. Name one, or run the command inside of one.`);
}
//# sourceMappingURL=local.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/prune.js
/** Removing what has not been used for long from the caches of repositories. Any number of processes may do so, and use them, at one time. */




/** A scratch repository that is older belongs to a process that was killed: a review is over by then. In milliseconds. */
const IN_USE_FOR = (/* unused pure expression or super */ null && (60 * 60_000));
/** A mark that is older was left by a process that was killed, in milliseconds. */
const MARK_LASTS = 60_000;
/** Where repositories go to be deleted. */
const GONE = 'gone-';
/**
 * Removes repositories that were not used for too long, then the least recently used ones until the rest is small enough. One that is
 * in use stays, whatever its size.
 * @param roots the folders that providers were given as their `cacheDirectory`; one that is missing is empty
 */
async function pruneCaches(roots, limits) {
    const kept = [];
    const removable = [];
    for (const root of roots) {
        const now = await clockOf(root);
        if (now === null)
            continue;
        await removeLeftovers(root, now);
        for (const one of await repositoriesIn(root, now)) {
            kept.push(one);
            if (now - one.usedAt > limits.age)
                removable.push(one);
        }
    }
    const bytesBefore = kept.reduce((sum, { bytes }) => sum + bytes, 0);
    let bytesAfter = bytesBefore;
    let removed = 0;
    const old = new Set(removable);
    for (const one of kept.toSorted((a, b) => a.usedAt - b.usedAt)) {
        if (!old.has(one) && bytesAfter <= limits.bytes)
            continue;
        if (!(await removeRepository(one.root, one.name, one.now)))
            continue;
        bytesAfter -= one.bytes;
        removed++;
    }
    return { removed, bytesBefore, bytesAfter };
}
/** Now, by the clock of the file system, which is what all the times below come from; null where there is no such folder. */
async function clockOf(root) {
    const path = join(root, 'pruned');
    try {
        await writeFile(path, '');
    }
    catch (fault) {
        if (systemCode(fault) === 'ENOENT' || systemCode(fault) === 'ENOTDIR')
            return null;
        throw fault;
    }
    return modified(path);
}
/** What a process that was killed while it deleted left. */
async function removeLeftovers(root, now) {
    for (const name of await readdir(root)) {
        const at = name.startsWith(GONE) ? await modified(join(root, name)) : null;
        if (at !== null && now - at > IN_USE_FOR)
            await rm(join(root, name), { recursive: true, force: true });
    }
}
async function repositoriesIn(root, now) {
    const found = [];
    for (const name of await readdir(root)) {
        if (!/-[0-9a-f]{16}$/u.test(name))
            continue;
        const directory = join(root, name);
        const usedAt = (await modified(join(directory, USED))) ?? (await modified(directory));
        if (usedAt !== null)
            found.push({ root, now, name, usedAt, bytes: await prune_sizeOf(directory) });
    }
    return found;
}
/** The packs are all that counts. */
async function prune_sizeOf(directory) {
    const packs = join(directory, 'objects', 'pack');
    let sum = 0;
    for (const name of await prune_namesIn(packs))
        sum += await bytesOf(join(packs, name));
    return sum;
}
/**
 * Removes a repository from a cache at once and whole, unless it is in use or another process is at it.
 * @param now by the clock of the file system
 * @returns whether it is gone
 */
async function removeRepository(root, name, now) {
    const mark = removalMark(root, name);
    try {
        await writeFile(mark, '', { flag: 'wx' });
    }
    catch (fault) {
        if (systemCode(fault) !== 'EEXIST')
            throw fault;
        const at = await modified(mark);
        if (at !== null && now - at > MARK_LASTS)
            await rm(mark, { force: true });
        return false;
    }
    let gone = null;
    try {
        if (await isInUse(root, name, (await modified(mark)) ?? 0))
            return false;
        gone = await mkdtemp(join(root, GONE));
        await rename(join(root, name), join(gone, name));
    }
    catch (fault) {
        // Another process was quicker.
        if (systemCode(fault) !== 'ENOENT')
            throw fault;
    }
    finally {
        await rm(mark, { force: true });
        // Deleting takes its time; nobody waits for it.
        if (gone !== null)
            await rm(gone, { recursive: true, force: true, maxRetries: 3 });
    }
    return true;
}
async function isInUse(root, name, now) {
    const scratch = join(root, SCRATCH);
    for (const one of await prune_namesIn(scratch)) {
        const at = one.startsWith(`${name}-`) ? await modified(join(scratch, one)) : null;
        if (at !== null && now - at < IN_USE_FOR)
            return true;
    }
    return false;
}
async function prune_namesIn(folder) {
    try {
        return await readdir(folder);
    }
    catch (fault) {
        if (systemCode(fault) === 'ENOENT')
            return [];
        throw fault;
    }
}
async function bytesOf(path) {
    try {
        return (await stat(path)).size;
    }
    catch (fault) {
        if (systemCode(fault) === 'ENOENT')
            return 0;
        throw fault;
    }
}
//# sourceMappingURL=prune.js.map
;// CONCATENATED MODULE: ./build/src/providers/git/workspace.js




/** What the workspace does not have. Never leaves this file. */
class Incomplete extends Error {
    name = 'Incomplete';
}
/**
 * Runs `use` on the change in a workspace. Gives null where the workspace has not all of it: no repository, another one, commits
 * missing, history cut off too early (the checkout action's default), files left out (partial clones). Then it must be fetched.
 */
async function withWorkspace(options, workspace, change, signal, use) {
    try {
        return await withScratch(options, signal, async (repository) => {
            if ((await borrowCheckout(repository, workspace, true, signal)) === null)
                return null;
            const found = await findMergeBase(repository, change.base.sha, change.head.sha);
            if (found.kind !== 'found')
                return null;
            const fetchBlobs = () => Promise.reject(new Incomplete('The workspace lacks the content of files.'));
            return use({ repository, mergeBase: found.sha, fetchBlobs });
        });
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if (fault instanceof Incomplete || fault instanceof GitFailure || fault instanceof provider_ProviderError)
            return null;
        throw fault;
    }
}
//# sourceMappingURL=workspace.js.map
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js + 21 modules
var github = __webpack_require__(11758);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(49735);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(86856);
// EXTERNAL MODULE: ./node_modules/undici/index.js
var undici = __webpack_require__(46752);
;// CONCATENATED MODULE: ./build/src/providers/github/aborting.js
/** Waiting that ends when a signal fires. */
/** `work`, or the signal's reason as soon as it fires: not everything that is waited for knows a signal. */
function untilAborted(signal, work) {
    return new Promise((resolve, reject) => {
        const abort = () => reject(signal.reason);
        if (signal.aborted)
            abort();
        signal.addEventListener('abort', abort, { once: true });
        work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
    });
}
//# sourceMappingURL=aborting.js.map
;// CONCATENATED MODULE: ./build/src/providers/github/faults.js
/** What it means when a call to GitHub fails. */


/** The status of an answer; null where there was none. */
function faults_statusOf(fault) {
    if (!external_node_util_.types.isNativeError(fault) || !('status' in fault) || typeof fault.status !== 'number')
        return null;
    // Octokit gives 500 to requests that were never answered, too.
    return 'response' in fault && fault.response !== undefined ? fault.status : null;
}
/** A rate limit speaks through 403 and 429 as well; its words tell it from a missing permission. */
function isRateLimit(fault) {
    const status = faults_statusOf(fault);
    return status === 429 || (status === 403 && external_node_util_.types.isNativeError(fault) && /rate limit|abuse/iu.test(fault.message));
}
/**
 * The fault for the person who must act. `doing` ends "GitHub … while "; `permission` is what the token must have for it. 404 is the
 * caller's to explain.
 */
function explainGitHub(fault, doing, permission) {
    // Where no token could be had, the reason is told already.
    if (fault instanceof provider_ProviderError)
        return fault;
    const status = faults_statusOf(fault);
    const cause = { cause: fault };
    if (isRateLimit(fault)) {
        const text = `The token's rate limit at GitHub is used up (while ${doing}). Try again later, or use a token with a higher limit.`;
        return new provider_ProviderError('E_UP_001', text, true, cause);
    }
    if (status === 401) {
        const text = `GitHub does not accept the token (401 while ${doing}). Give a valid token with "${permission}".`;
        return new provider_ProviderError('E_TOK_001', text, false, cause);
    }
    if (status === 403) {
        const text = `The token may not do this (403 while ${doing}). Give the token, or the job's "permissions", "${permission}".`;
        return new provider_ProviderError('E_TOK_001', text, false, cause);
    }
    if (status !== null && status < 500 && status !== 408) {
        return new provider_ProviderError('E_UP_001', `GitHub answered ${status} while ${doing}.`, false, cause);
    }
    const said = status === null ? `did not answer (${faults_reasonOf(fault)})` : `answered ${status}`;
    return new provider_ProviderError('E_UP_001', `GitHub ${said} while ${doing}. Try again.`, true, cause);
}
/**
 * The parts of an answer that are used, checked. @throws ProviderError where they are not what GitHub describes: a page in place of
 * JSON, another pull request's answer. It may pass: what stands between GitHub and us does such things.
 */
function understood(schema, answer, doing) {
    const parsed = schema.safeParse(answer);
    if (parsed.success)
        return parsed.data;
    const places = parsed.error.issues.map(({ path }) => path.join('.')).filter((path) => path !== '');
    const where = places.length === 0 ? '' : ` (${[...new Set(places)].slice(0, 5).join(', ')})`;
    throw new provider_ProviderError('E_UP_001', `GitHub's answer while ${doing} is not as it should be${where}. Try again.`, true);
}
/** In few words, why there was no answer: the innermost cause says most. */
function faults_reasonOf(fault) {
    let reason = 'no reason given';
    for (let at = fault, depth = 0; depth < 4 && hasMessage(at); depth++) {
        if (at.message !== '')
            reason = at.message;
        at = 'cause' in at ? at.cause : undefined;
    }
    return reason.slice(0, 200);
}
function hasMessage(value) {
    return typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';
}
//# sourceMappingURL=faults.js.map
;// CONCATENATED MODULE: ./build/src/providers/github/client.js
/** Calls to GitHub's API. */








/** How long GitHub may be silent during one request, in milliseconds. */
const SILENCE_TIMEOUT = 15_000;
/** How long a call may take with all its attempts and waits, in milliseconds. */
const CALL_TIMEOUT = 60_000;
/** A request that failed in passing is sent again so often. */
const RETRIES = 2;
/** Another time gives no other answer to these; and a rate limit that is not waited for is not to be run into again. */
const FINAL = [400, 401, 403, 404, 410, 422, 429, 451];
/** A rate limit that lifts within so many seconds is waited for, once; a longer one is a fault. */
const MAX_RATE_LIMIT_WAIT = 30;
/**
 * For clients that only read: their one POST is a GraphQL query, and the throttling plugin would keep a second between any two of
 * them. Of many reviews at once each would wait for all before it.
 */
const UNSPACED = {
    write: { key: () => ({ schedule: (_options, task) => task() }) },
};
/** Makes a client; no request is sent yet. */
function gitHubClient(api) {
    const wait = (seconds, _request, _octokit, attempts) => attempts < 1 && seconds <= MAX_RATE_LIMIT_WAIT;
    const { token } = api;
    const throttle = {
        // The plugin keeps one queue an id in the whole process: nobody is to wait for another.
        id: (0,external_node_crypto_.randomUUID)(),
        retryAfterBaseValue: api.retryAfter ?? 1000,
        onRateLimit: wait,
        onSecondaryRateLimit: wait,
    };
    // The plugin's types ask for a whole Bottleneck.Group here; it calls only what UNSPACED has.
    if (api.writes !== true)
        Object.assign(throttle, UNSPACED);
    const octokit = (0,github.getOctokit)(
    // Octokit wants a word here; with a strategy of ours it is never sent.
    typeof token === 'string' ? token : 'of-a-source', {
        ...(typeof token === 'string' ? {} : { authStrategy: () => authorizing(token) }),
        baseUrl: api.apiUrl.replace(/\/+$/u, ''),
        userAgent: 'review-gate',
        request: { fetch: api.fetch ?? proxiedFetch(api.environment ?? process.env) },
        log: { debug: () => { }, info: () => { }, warn: () => { }, error: () => { } },
        retry: { retries: RETRIES, doNotRetry: FINAL, retryAfterBaseValue: api.retryAfter ?? 1000 },
        throttle,
    }, dist_bundle.retry, plugin_throttling_dist_bundle.throttling);
    return {
        call: (signal, send) => {
            const limited = AbortSignal.any([signal, AbortSignal.timeout(api.callTimeout ?? CALL_TIMEOUT)]);
            return untilAborted(limited, send(octokit, { signal: limited }));
        },
    };
}
/** Authorizes each request with the source's token of that moment; one that is refused is replaced once. */
function authorizing(source) {
    const never = new AbortController().signal;
    return {
        hook: async (send, route, parameters) => {
            const endpoint = send.endpoint.merge(route, parameters);
            const signal = endpoint.request?.signal ?? never;
            const token = await source(signal);
            endpoint.headers['authorization'] = `token ${token}`;
            try {
                return await send(endpoint);
            }
            catch (fault) {
                const other = faults_statusOf(fault) === 401 ? await tokenInstead(source, token, signal) : null;
                if (other === null)
                    throw fault;
                endpoint.headers['authorization'] = `token ${other}`;
                return send(endpoint);
            }
        },
    };
}
const TIMES = { connect: { timeout: 10_000 }, headersTimeout: SILENCE_TIMEOUT, bodyTimeout: SILENCE_TIMEOUT };
/** A fetch over the proxies that the environment names, in either case. Its connections are shared by all who are given it. */
function proxiedFetch(environment) {
    const value = (name) => environment[name] ?? environment[name.toUpperCase()] ?? '';
    let dispatcher = null;
    return (url, init) => {
        const [httpProxy, httpsProxy] = [value('http_proxy'), value('https_proxy')];
        dispatcher ??=
            httpProxy === '' && httpsProxy === ''
                ? new undici.Agent(TIMES)
                : new undici.EnvHttpProxyAgent({ ...TIMES, httpProxy, httpsProxy, noProxy: value('no_proxy') });
        return (0,undici.fetch)(url, { ...init, dispatcher });
    };
}
//# sourceMappingURL=client.js.map
;// CONCATENATED MODULE: ./build/src/providers/github/keywords.js
/**
 * The issues that a pull request's text says it closes, by GitHub's rules: one of nine words, a colon if one likes, white space, and `#12`,
 * `owner/repo#12` or an issue's URL. Source: "Linking a pull request to an issue" in GitHub's documentation.
 */
const CLOSING = /(?<![\w-])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?[ \t]+(?:(?<place>[\w-]+\/[\w.-]+)?#|(?<url>https?:\/\/[^\s/]+)\/(?<path>[\w-]+\/[\w.-]+)\/issues\/)(?<number>\d{1,10})(?![\w])/giu;
/** The issues, each once, in the order of the text. `serverUrl`: where URLs must point; `repo`: what a bare `#12` belongs to. */
function closingKeywords(body, repo, serverUrl) {
    const found = new Map();
    for (const { groups } of keywords_plainText(body).matchAll(CLOSING)) {
        if (groups?.['url'] !== undefined && groups['url'].toLowerCase() !== serverUrl.toLowerCase())
            continue;
        const ref = { repo: groups?.['path'] ?? groups?.['place'] ?? repo, number: Number(groups?.['number']) };
        const key = `${ref.repo.toLowerCase()}#${ref.number}`;
        if (ref.number > 0 && !found.has(key))
            found.set(key, ref);
    }
    return [...found.values()];
}
/** The text without what GitHub does not read keywords in: comments, fenced code, code spans. */
function keywords_plainText(body) {
    const kept = [];
    let fence = null;
    for (const line of keywords_withoutComments(body).split(/\r?\n/u)) {
        const mark = /^ {0,3}(`{3,}|~{3,})/u.exec(line)?.[1];
        if (fence === null) {
            if (mark === undefined)
                kept.push(withoutCodeSpans(line));
            else
                fence = mark;
        }
        else if (mark?.startsWith(fence) === true)
            fence = null;
    }
    return kept.join('\n');
}
function keywords_withoutComments(text) {
    const parts = [];
    let at = 0;
    while (at < text.length) {
        const start = text.indexOf('<!--', at);
        if (start === -1)
            break;
        parts.push(text.slice(at, start));
        const end = text.indexOf('-->', start + 4);
        at = end === -1 ? text.length : end + 3;
    }
    parts.push(text.slice(at));
    return parts.join('');
}
/** Drops what stands between two runs of equally many backticks. */
function withoutCodeSpans(line) {
    const runs = [...line.matchAll(/`+/gu)];
    // The next run of the same length, found from the end: linear, however many runs there are.
    const latest = new Map();
    const closing = runs
        .toReversed()
        .map((run) => {
        const next = latest.get(run[0].length);
        latest.set(run[0].length, run);
        return next;
    })
        .reverse();
    const parts = [];
    let at = 0;
    for (const [index, open] of runs.entries()) {
        const close = closing[index];
        if (open.index < at || close === undefined)
            continue;
        parts.push(line.slice(at, open.index), '`');
        at = close.index + close[0].length;
    }
    parts.push(line.slice(at));
    return parts.join('');
}
//# sourceMappingURL=keywords.js.map
;// CONCATENATED MODULE: ./build/src/providers/github/tickets.js
/** GitHub issues as tickets. */






/** What is used of an issue's answer. */
const Issue = schemas/* object */.Ikc({
    title: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().nullish(),
    html_url: schemas/* string */.YjP(),
    pull_request: schemas/* unknown */.L5J().optional(),
});
/** An issue that is not there, or not for this token. */
class IssueNotReadable extends Error {
    issue;
    why;
    name = 'IssueNotReadable';
    constructor(issue, 
    /** `none`: no such issue as far as the token sees; `pull`: a pull request; `denied`: the token may not. */
    why) {
        super(`${issue.repo}#${issue.number}: ${why}`);
        this.issue = issue;
        this.why = why;
    }
}
/** Reads an issue. @throws IssueNotReadable, ProviderError */
async function readIssue(client, issue, within, signal) {
    const [owner = '', repo = ''] = issue.repo.split('/');
    const doing = `reading the issue ${issueName(issue, '')}`;
    try {
        const answer = await client.call(signal, (octokit, request) => octokit.rest.issues.get({ owner, repo, issue_number: issue.number, request }));
        const data = understood(Issue.extend({ number: schemas/* literal */.euz(issue.number) }), answer.data, doing);
        if (data.pull_request !== undefined)
            throw new IssueNotReadable(issue, 'pull');
        return {
            id: issueName(issue, within.repo),
            provider: 'github',
            url: data.html_url,
            title: data.title,
            body: data.body ?? '',
            relation: within.relation,
        };
    }
    catch (fault) {
        if (signal.aborted || fault instanceof IssueNotReadable)
            throw fault;
        const status = faults_statusOf(fault);
        if (status === 404 || status === 410)
            throw new IssueNotReadable(issue, 'none');
        if (status === 403 && !isRateLimit(fault))
            throw new IssueNotReadable(issue, 'denied');
        throw explainGitHub(fault, doing, 'issues: read');
    }
}
/** `#12` in its own repository, `owner/repo#12` elsewhere. */
function issueName(issue, repo) {
    return issue.repo.toLowerCase() === repo.toLowerCase() ? `#${issue.number}` : `${issue.repo}#${issue.number}`;
}
/** Reads the ticket that a request names. @throws ProviderError: E_AC_002 where it is no issue that can be read. */
async function readRequestedTicket(client, id, repo, serverUrl, signal) {
    const issue = parseTicketId(id, repo, serverUrl);
    try {
        return await readIssue(client, issue, { repo, relation: 'requested' }, signal);
    }
    catch (fault) {
        if (!(fault instanceof IssueNotReadable))
            throw fault;
        const name = issueName(issue, '');
        switch (fault.why) {
            case 'pull':
                throw new provider_ProviderError('E_AC_002', `${name} is a pull request, not an issue. Name the issue with the acceptance criteria.`);
            case 'denied':
                throw new provider_ProviderError('E_TOK_001', `The token may not read the issue ${name}. Give the token, or the job's "permissions", "issues: read".`);
            case 'none':
                throw new provider_ProviderError('E_AC_002', `GitHub has no issue ${name}, or the token may not see it. Check the number, and that the token has "issues: read" on ${issue.repo}.`);
        }
    }
}
/** Reads `12`, `#12`, `owner/repo#12` and issue URLs. @throws ProviderError E_AC_002 on anything else. */
function parseTicketId(id, repo, serverUrl) {
    const text = id.trim();
    const short = /^(?:([\w-]+\/[\w.-]+)?#)?(\d{1,10})$/u.exec(text);
    const url = /^(https?:\/\/[^/]+)\/([\w-]+\/[\w.-]+)\/(issues|pull)\/(\d{1,10})(?:[/?#].*)?$/iu.exec(text);
    const place = short?.[1] ?? url?.[2] ?? repo;
    const number = Number(short?.[2] ?? url?.[4]);
    const elsewhere = url !== null && url[1]?.toLowerCase() !== serverUrl.replace(/\/+$/u, '').toLowerCase();
    if ((short !== null || (url !== null && !elsewhere)) &&
        contract/* Repo */.Ez.safeParse(place).success &&
        contract/* PullNumber */.jK.safeParse(number).success) {
        return { repo: place, number };
    }
    const shown = JSON.stringify(text.slice(0, 128));
    const hint = 'Name a GitHub issue: 12, #12, owner/repo#12 or its URL.';
    if (/^[A-Za-z][A-Za-z0-9_]*-\d+$/u.test(text)) {
        throw new provider_ProviderError('E_AC_002', `${shown} reads like a Jira or Linear issue, and no Jira or Linear provider is set up here. ${hint}`);
    }
    if (elsewhere)
        throw new provider_ProviderError('E_AC_002', `${shown} is not on ${serverUrl}. ${hint}`);
    throw new provider_ProviderError('E_AC_002', `${shown} is no ticket that can be read. ${hint}`);
}
/** Reads tickets from GitHub issues, for changes that are not on GitHub themselves. */
function githubTicketReader(options) {
    const client = gitHubClient(options);
    const serverUrl = options.serverUrl ?? serverOf(options.apiUrl);
    return (id, signal) => faults_guarded(signal, () => readRequestedTicket(client, id, options.repo, serverUrl, signal));
}
/** `https://api.github.com` → `https://github.com`, `https://api.x.ghe.com` → `https://x.ghe.com`, `https://host/api/v3` → `https://host`. */
function serverOf(apiUrl) {
    return new URL(apiUrl).origin.replace(/^(https?:\/\/)api\./u, '$1');
}
//# sourceMappingURL=tickets.js.map
;// CONCATENATED MODULE: ./build/src/providers/github/closing-issues.js
/** The issues that a pull request closes. */





/** Most closing issues that are read; GitHub itself lists ten by keyword. */
const MAX_ISSUES = 50;
const QUERY = `query ($owner: String!, $name: String!, $number: Int!) {
  repository(owner: $owner, name: $name) {
    pullRequest(number: $number) {
      closingIssuesReferences(first: ${MAX_ISSUES}) {
        totalCount
        nodes { number title body url repository { nameWithOwner } }
      }
    }
  }
}`;
/** The part of the answer that we need; whatever has another shape counts as no answer. */
const Answer = schemas/* object */.Ikc({
    repository: schemas/* object */.Ikc({
        pullRequest: schemas/* object */.Ikc({
            closingIssuesReferences: schemas/* object */.Ikc({
                totalCount: schemas/* int */.Whr().optional(),
                nodes: schemas/* array */.YOg(schemas/* object */.Ikc({
                    number: schemas/* int */.Whr(),
                    title: schemas/* string */.YjP(),
                    body: schemas/* string */.YjP().nullish(),
                    url: schemas/* string */.YjP(),
                    repository: schemas/* object */.Ikc({ nameWithOwner: schemas/* string */.YjP() }),
                })
                    .nullable()),
            }),
        }),
    }),
});
/**
 * Asks GitHub (GraphQL) which issues the pull request closes. Where that fails, reads the closing words of its text instead,
 * and says so. An issue that is closed but cannot be read blocks: its criteria are unknown. One exception: a number that the text
 * names and that its own repository does not have; nothing can be closed by that.
 * @throws ProviderError where the token is refused or an issue cannot be read for now.
 */
async function closingIssues(client, pull, serverUrl, signal) {
    const [owner, name] = pull.repo.split('/');
    try {
        const answer = await client.call(signal, (octokit, request) => octokit.graphql(QUERY, { owner, name, number: pull.pr, request }));
        const parsed = Answer.safeParse(answer);
        if (parsed.success)
            return closing_issues_listed(parsed.data.repository.pullRequest.closingIssuesReferences, pull.repo);
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if (fault instanceof provider_ProviderError)
            throw fault;
        if (faults_statusOf(fault) === 401) {
            throw new provider_ProviderError('E_TOK_001', 'GitHub does not accept the token (401). Give a valid token.', false, {
                cause: fault,
            });
        }
    }
    return namedInText(client, pull, serverUrl, signal);
}
function closing_issues_listed(issues, repo) {
    const there = issues.nodes.filter((issue) => issue !== null);
    const tickets = there.map((issue) => ({
        id: issueName({ repo: issue.repository.nameWithOwner, number: issue.number }, repo),
        provider: 'github',
        url: issue.url,
        title: issue.title,
        body: issue.body ?? '',
        relation: 'closing',
    }));
    const unread = Math.max(issues.totalCount ?? 0, issues.nodes.length) - there.length;
    if (unread === 0)
        return { tickets, missing: [] };
    const detail = `${unread} of the issues that the pull request closes could not be read. Give the token "issues: read" on their repositories, or name the ticket.`;
    return { tickets, missing: [{ path: null, reason: 'closing_issue', detail, blocking: true }] };
}
async function namedInText(client, pull, serverUrl, signal) {
    const named = closingKeywords(pull.body, pull.repo, serverUrl).slice(0, MAX_ISSUES);
    const detail = 'GitHub did not say which issues the pull request closes; the closing words in its text were read instead. Issues that were linked by hand are not known.';
    const missing = [{ path: null, reason: 'closing_issues_by_text', detail, blocking: false }];
    const tickets = [];
    for (const issue of named) {
        try {
            tickets.push(await readIssue(client, issue, { repo: pull.repo, relation: 'closing' }, signal));
        }
        catch (fault) {
            if (!(fault instanceof IssueNotReadable))
                throw fault;
            // A pull request is no ticket, whatever the text says.
            if (fault.why !== 'pull')
                missing.push(unreadable(issue, fault.why, pull.repo));
        }
    }
    return { tickets, missing };
}
function unreadable(issue, why, repo) {
    const own = issue.repo.toLowerCase() === repo.toLowerCase();
    const name = issueName(issue, repo);
    return why === 'none' && own
        ? { path: null, reason: 'closing_issue', detail: `The text closes ${name}, which does not exist.`, blocking: false }
        : {
            path: null,
            reason: 'closing_issue',
            detail: `The text closes ${name}, which the token may not read. Give it "issues: read" there, or name the ticket.`,
            blocking: true,
        };
}
//# sourceMappingURL=closing-issues.js.map
;// CONCATENATED MODULE: ./build/src/providers/github/pull.js
/** The pull request, pinned. */




/** What is used of a pull request's answer: what is not so, whoever answered, is no answer of GitHub's. */
const Pull = schemas/* object */.Ikc({
    state: schemas/* string */.YjP(),
    title: schemas/* string */.YjP(),
    body: schemas/* string */.YjP().nullish(),
    user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullish(),
    labels: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() })),
    base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), sha: contract/* Sha */.$R, repo: schemas/* object */.Ikc({ full_name: contract/* Repo */.Ez }) }),
    head: schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), sha: contract/* Sha */.$R }),
});
const Commit = schemas/* object */.Ikc({ sha: contract/* Sha */.$R });
/** What the token must have to read a pull request and its code. */
const PERMISSION = 'pull-requests: read';
/**
 * Reads the pull request. The base is the tip of its branch, so that the policy in force is the newest one and what was merged from the base since
 * does not count as part of the change. Of one that is closed, or whose base branch is gone, it is the commit that GitHub names as its base.
 * @throws ProviderError
 */
async function readPull(client, asked, signal) {
    const [owner = '', repo = ''] = asked.repo.split('/');
    const name = `${asked.repo}#${asked.pr}`;
    const doing = `reading the pull request ${name}`;
    try {
        const answer = await client.call(signal, (octokit, request) => octokit.rest.pulls.get({ owner, repo, pull_number: asked.pr, request }));
        const data = understood(Pull.extend({ number: schemas/* literal */.euz(asked.pr) }), answer.data, doing);
        const tip = data.state === 'open' ? await branchTip(client, { owner, repo, branch: data.base.ref }, signal) : null;
        return {
            // As GitHub calls it now: a renamed repository answers to its old name too, but git is not redirected.
            repo: data.base.repo.full_name,
            pr: data.number,
            base: { ref: data.base.ref, sha: tip ?? data.base.sha },
            head: { ref: data.head.ref, sha: data.head.sha },
            title: data.title,
            body: data.body ?? '',
            // GitHub's own name for an account that was deleted.
            author: data.user?.login ?? 'ghost',
            labels: [...new Set(data.labels.map((label) => label.name))].sort(),
        };
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if (fault instanceof provider_ProviderError)
            throw fault;
        if (faults_statusOf(fault) === 404) {
            throw new provider_ProviderError('E_REQ_002', `GitHub has no pull request ${name}, or the token may not see it. Check repo and pr, and that the token has "${PERMISSION}" there.`);
        }
        throw explainGitHub(fault, doing, PERMISSION);
    }
}
/** The newest commit of a branch; null where there is no such branch. */
async function branchTip(client, place, signal) {
    const { owner, repo, branch } = place;
    const doing = `reading the base branch ${branch} of ${owner}/${repo}`;
    try {
        const { data } = await client.call(signal, (octokit, request) => octokit.rest.repos.getCommit({ owner, repo, ref: `heads/${branch}`, per_page: 1, request }));
        return understood(Commit, data, doing).sha;
    }
    catch (fault) {
        const status = faults_statusOf(fault);
        if (!signal.aborted && (status === 404 || status === 409 || status === 422))
            return null;
        if (signal.aborted)
            throw signal.reason;
        throw explainGitHub(fault, doing, 'contents: read');
    }
}
//# sourceMappingURL=pull.js.map
;// CONCATENATED MODULE: ./build/src/providers/github/provider.js
/** Pull requests of GitHub: words and tickets over its API, code over git. */













/** The provider of GitHub. The API is asked for the pull request and its tickets alone; no limit of its file lists applies. */
function githubProvider(options) {
    const client = gitHubClient(options);
    const serverUrl = options.serverUrl.replace(/\/+$/u, '');
    const environment = options.environment ?? process.env;
    const limits = options.limits ?? GIT_LIMITS;
    const ownTicket = (id, repo, signal) => readRequestedTicket(client, id, repo, serverUrl, signal);
    const readTicket = options.readTicket?.(ownTicket) ?? ownTicket;
    /** Runs `use` on the change: in the workspace where that has all of it, else on what was fetched. */
    async function withCode(change, signal, use) {
        const remote = {
            remote: { url: `${serverUrl}/${change.repo}.git`, token: options.token },
            cacheDirectory: options.cacheDirectory,
            environment,
            fetchBytes: limits.fetchBytes,
            sleep: options.sleep ?? ((milliseconds, given) => (0,promises_.setTimeout)(milliseconds, undefined, { signal: given })),
        };
        if (options.workspace !== null) {
            const parent = await new ObjectCache(options.cacheDirectory, remote.remote.url).open();
            const boxed = await withWorkspace({ parent, environment }, options.workspace, change, signal, async (opened) => ({
                result: await use(opened),
            }));
            if (boxed !== null)
                return boxed.result;
        }
        return withRemote(remote, change, signal, use);
    }
    return {
        pin: (request, signal) => faults_guarded(signal, async () => {
            const pull = await readPull(client, request, signal);
            if (request.ticket === null)
                return { ...pull, ...(await closingIssues(client, pull, serverUrl, signal)) };
            const ticket = await readTicket(request.ticket, pull.repo, signal);
            return { ...pull, tickets: [ticket], missing: [] };
        }),
        snapshot: (change, signal) => faults_guarded(signal, () => withCode(change, signal, ({ repository, mergeBase, fetchBlobs }) => readSnapshot(repository, change, mergeBase, fetchBlobs, limits))),
        readAtBase: (change, path, signal) => faults_guarded(signal, () => withCode(change, signal, async ({ repository, fetchBlobs }) => {
            const entry = await fileAtCommit(repository, change.base.sha, path);
            if (entry === null)
                return null;
            if (!(await objectInfo(repository, [entry.name])).has(entry.name))
                await fetchBlobs([entry.name]);
            return (await readTexts(repository, [entry])).get(entry.path) ?? null;
        })),
        ticket: ({ repo, id }, signal) => faults_guarded(signal, () => readTicket(id, repo, signal)),
    };
}
//# sourceMappingURL=provider.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/address.js
/** Where a tenant's Jira is. The tenant says so; the credentials go there. */


/**
 * Reads `base_url`: https, or http to a host that the operator allows; a path is kept (`https://host/jira`).
 * @throws ProviderError E_TOK_001 on anything else
 */
function address_jiraAddress(text, allowHost) {
    const url = parseUrl(text);
    if (url === null || !/^https?:$/u.test(url.protocol) || url.username !== '' || url.password !== '') {
        throw refused('must be an address such as https://example.atlassian.net, without a user or a password in it');
    }
    const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
    if (url.protocol === 'http:' && !allowHost(url.hostname, port)) {
        throw refused('must begin with https://, so that the token is not sent in the clear; the operator can allow single hosts');
    }
    return new URL(`${url.origin}${url.pathname.replace(/\/+$/u, '')}`);
}
function refused(why) {
    return new ProviderError('E_TOK_001', `The base_url of the token for Jira ${why}. Set the token anew.`);
}
/** An address below it. */
function address_below(base, path) {
    return new URL(`${base.origin}${base.pathname.replace(/\/+$/u, '')}${path}`);
}
//# sourceMappingURL=address.js.map
;// CONCATENATED MODULE: ./build/src/providers/json-call.js




/** Largest answer that is read, in bytes. */
const MAX_ANSWER_BYTES = (/* unused pure expression or super */ null && (5 * 1024 * 1024));
/** How long one request may take in all, in milliseconds. */
const CALL_MILLISECONDS = 12_000;
/** A rate limit that lifts within so many seconds is waited for, once. */
const json_call_MAX_RATE_LIMIT_WAIT = 8;
/**
 * Sends a request and reads the answer. A short rate limit is waited for, once.
 * @throws ProviderError E_UP_001 where there is no answer, one of 429 or from 500 on, or one that is too large; the signal's reason
 */
async function json_call_callJson(connection, call, signal) {
    const first = await send(connection, call, signal);
    const wait = first.status === 429 ? secondsToWait(first.headers) : null;
    if (wait === null)
        return passed(first, call);
    await connection.sleep(wait * 1000, signal);
    return passed(await send(connection, call, signal), call);
}
function passed(answer, { system, doing }) {
    if (answer.status === 429)
        throw json_call_rateLimited(system, doing);
    if (answer.status < 500 && answer.status !== 408)
        return answer;
    throw new ProviderError('E_UP_001', `${system} answered ${answer.status} while ${doing}. Try again.`, true);
}
/** The rate limit of a ticket system is used up. */
function json_call_rateLimited(system, doing) {
    const text = `The token's rate limit at ${system} is used up (while ${doing}). Try again later.`;
    return new ProviderError('E_UP_001', text, true);
}
/** RFC 9110 §10.2.3, in seconds; null where it says nothing or asks for more than we wait. */
function secondsToWait(headers) {
    const given = String(headers['retry-after'] ?? '').trim();
    return /^\d{1,6}$/u.test(given) && Number(given) <= json_call_MAX_RATE_LIMIT_WAIT ? Number(given) : null;
}
async function send(connection, call, signal) {
    const limit = AbortSignal.timeout(connection.timeout ?? CALL_MILLISECONDS);
    const { method, url, body } = call;
    try {
        const answer = await request(url, {
            method,
            body: body ?? null,
            headers: { accept: 'application/json', 'user-agent': 'review-gate', ...call.headers },
            dispatcher: connection.dispatcher,
            signal: AbortSignal.any([signal, limit]),
        });
        const text = await json_call_read(answer.body, call);
        return { status: answer.statusCode, headers: answer.headers, json: parsed(text) };
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if (fault instanceof ProviderError)
            throw fault;
        throw unanswered(fault, call, limit.aborted);
    }
}
async function json_call_read(body, { system, doing, ...call }) {
    const { maxBytes = MAX_ANSWER_BYTES } = call;
    const chunks = [];
    let size = 0;
    for await (const chunk of body) {
        const bytes = Buffer.from(chunk);
        size += bytes.length;
        // Leaving the loop ends the connection.
        if (size > maxBytes) {
            const text = `${system} answered with more than ${maxBytes / 1024 / 1024} MiB while ${doing}. That is not read.`;
            throw new ProviderError('E_UP_001', text);
        }
        chunks.push(bytes);
    }
    return Buffer.concat(chunks).toString('utf8');
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Faults of the address, not of the moment. */
const LASTING = new Set([
    'ENOTFOUND',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'CERT_HAS_EXPIRED',
]);
function unanswered(fault, { system, doing, url }, late) {
    const code = systemCode(fault);
    if (late) {
        return new ProviderError('E_UP_001', `${system} did not answer in time while ${doing}. Try again.`, true);
    }
    // The guard's own words name the address that a private name has: that is not the tenant's to know.
    if (types.isNativeError(fault) && fault.name === 'AddressRefused') {
        const text = `${system} (${url.host}) was not asked while ${doing}: its address is not one of the public internet. The operator of the service can allow single hosts.`;
        return new ProviderError('E_UP_001', text, false, { cause: fault });
    }
    const said = code ?? (types.isNativeError(fault) ? fault.message.slice(0, 200) : 'no reason given');
    // A connection that was refused on purpose has no code: another time will not help it.
    const lasting = code === null || LASTING.has(code);
    const advice = lasting ? 'Check its address.' : 'Try again.';
    const text = `${system} (${url.host}) could not be reached while ${doing}: ${said}. ${advice}`;
    return new ProviderError('E_UP_001', text, !lasting, { cause: fault });
}
//# sourceMappingURL=json-call.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/criteria-fields.js
/** Custom fields that hold acceptance criteria, found by what people call them. */
/** Names, folded: those that the criteria reader knows as titles and that can only mean this, in its seven languages. */
const NAMES = new Set([
    'acceptance criteria',
    'acceptance criterion',
    'acceptance criterias',
    'acceptance conditions',
    'acceptance checklist',
    'acceptance tests',
    'acceptance scenarios',
    'acceptance requirements',
    'ac',
    'acs',
    'success criteria',
    'conditions of satisfaction',
    'conditions of acceptance',
    'criteria for acceptance',
    'akzeptanzkriterien',
    'akzeptanzkriterium',
    'akzeptanz kriterien',
    'abnahmekriterien',
    'abnahmebedingungen',
    'erfolgskriterien',
    'criteres d acceptation',
    'critere d acceptation',
    'criteres d acceptance',
    'criteres de validation',
    'criteres de succes',
    'criteres de recette',
    'conditions d acceptation',
    'criterios de aceptacion',
    'criterio de aceptacion',
    'condiciones de aceptacion',
    'criterios de exito',
    'criterios de aceitacao',
    'criterio de aceitacao',
    'criterios de aceite',
    'criterio de aceite',
    'condicoes de aceitacao',
    'criterios de sucesso',
    'criteri di accettazione',
    'criterio di accettazione',
    'condizioni di accettazione',
    'criteri di successo',
    'acceptatiecriteria',
    'acceptatie criteria',
    'acceptatiecriterium',
    'acceptatievoorwaarden',
    'succescriteria',
]);
/** Fields of one name that are asked for; every team's own project may have one. */
const MAX_FIELDS = 50;
/** Lower case without marks and punctuation, and without what stands in brackets at the end: `Akzeptanzkriterien (neu)`. */
function folded(name) {
    return name
        .slice(0, 200)
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/\([^()]*\)\s*$/u, '')
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
}
/**
 * The ids of the fields with the criteria.
 * @param wanted the name or id that the tenant gave; null to go by the usual names
 */
function criteria_fields_criteriaFields(fields, wanted) {
    const name = wanted === null ? null : folded(wanted);
    const fits = (field) => name === null ? NAMES.has(folded(field.name)) : folded(field.name) === name || field.id === wanted;
    const ids = fields.filter((field) => isPlain(field.id) && fits(field)).map((field) => field.id);
    return [...new Set(ids)].slice(0, MAX_FIELDS);
}
/** Whether an id may stand in a list of ids. */
function isPlain(id) {
    return /^[A-Za-z][\w-]{0,99}$/u.test(id);
}
//# sourceMappingURL=criteria-fields.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/faults.js
/** What it means when Jira does not give an issue. */


/** What the token's account must be able to do. */
const faults_PERMISSION = 'Its account needs "Browse projects" on the project of the issue; a scoped token, "read:jira-work" as well.';
/**
 * Jira answers a request whose credentials it does not take as that of a stranger: 404, or 200 with what is public. Only this header
 * tells: https://confluence.atlassian.com/jirakb/understanding-x-seraph-loginreason-header.
 */
function refusedBySeraph(headers) {
    return /AUTHENTICATED_FAILED|AUTHENTICATION_DENIED/u.test(String(headers['x-seraph-loginreason'] ?? ''));
}
/**
 * Checks that an answer is what was asked for. 404 is the caller's to explain.
 * @throws ProviderError E_TOK_001 where the token or the address is wrong, E_UP_001 on other refusals
 */
function faults_mustBeAnswer({ status, headers }, doing) {
    if (status === 401 || refusedBySeraph(headers)) {
        const text = `Jira does not accept the token (while ${doing}). Set it anew: on Cloud with the email of its account, on Server and Data Center without. ${faults_PERMISSION}`;
        throw new ProviderError('E_TOK_001', text);
    }
    if (status === 403) {
        throw new ProviderError('E_TOK_001', `Jira refuses the token (403 while ${doing}). ${faults_PERMISSION}`);
    }
    if (status >= 300 && status < 400) {
        const text = `Jira answered with a redirect${elsewhere(headers)} while ${doing}. It is not followed, since the token would go there too: set the token anew with the address that Jira itself answers at as base_url.`;
        throw new ProviderError('E_TOK_001', text);
    }
    if (status >= 400 && status !== 404) {
        throw new ProviderError('E_UP_001', `Jira answered ${status} while ${doing}.`);
    }
}
/** ` to https://host`, where the redirect says so. */
function elsewhere({ location }) {
    const url = location === undefined ? null : parseUrl(location);
    return url === null ? '' : ` to ${url.origin.slice(0, 200)}`;
}
/** An answer that is not what Jira answers. */
function faults_notJira(base, doing) {
    const text = `What is at ${base.href} did not answer as Jira does while ${doing}. Check the base_url of the token for Jira.`;
    return new ProviderError('E_UP_001', text);
}
//# sourceMappingURL=faults.js.map
;// CONCATENATED MODULE: ./build/src/providers/markdown/inline.js
/** Markdown inside a line. */
/** Text in which nothing is a comment: those hide what is in them. */
function inline_plainText(text) {
    return text.replaceAll('<!--', '<\\!--');
}
/** Text between marks. Blanks at its ends stay outside of them, else they are no marks. */
function inline_marked(mark, text) {
    const inner = text.trim();
    if (inner === '')
        return text;
    const start = text.indexOf(inner);
    return `${text.slice(0, start)}${mark}${inner}${mark}${text.slice(start + inner.length)}`;
}
/** A code span, between as many backticks as it takes. */
function inline_codeSpan(text) {
    const inner = inline_plainText(text.replace(/\s+/gu, ' '));
    if (inner.trim() === '')
        return inner;
    const longest = (inner.match(/`+/gu) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
    const mark = '`'.repeat(longest + 1);
    const pad = inner.startsWith('`') || inner.endsWith('`') ? ' ' : '';
    return `${mark}${pad}${inner}${pad}${mark}`;
}
/** A link; the text alone where the address is none that a person could follow. */
function inline_link(text, address) {
    const target = address.trim();
    if (!/^(?:https?:\/\/|mailto:)\S/iu.test(target))
        return text;
    if (text.trim() === '' || text.trim() === target)
        return target;
    const safe = target.replace(/[()<>\s]/gu, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
    return `[${text.replace(/[[\]]/gu, '\\$&')}](${safe})`;
}
/** An image that only its own site can show. */
function inline_image(name) {
    return `![${name.replace(/[[\]\n]/gu, ' ').trim()}](attachment)`;
}
//# sourceMappingURL=inline.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/adf-inline.js
/** ADF's inline nodes as Markdown. */


const INLINE = new Set([
    'text',
    'hardBreak',
    'mention',
    'emoji',
    'inlineCard',
    'status',
    'date',
    'placeholder',
    'mediaInline',
    'inlineExtension',
]);
/** Whether a node belongs into a line. One of an unknown kind does where it has words of its own and nothing in it. */
function adf_inline_isInline(node) {
    return INLINE.has(kindOf(node)) || (contentOf(node).length === 0 && typeof node['text'] === 'string');
}
const BREAK = { text: '\n', strike: false, href: '', strong: false, em: false, code: false, done: true };
/** The marks, from the outermost to the innermost. Neighbours with the same one share it. */
const WRAPS = [
    { key: (piece) => piece.strike, wrap: (text) => inline_marked('~~', text) },
    { key: (piece) => piece.href, wrap: (text, piece) => inline_link(text, piece.href) },
    { key: (piece) => piece.strong, wrap: (text) => inline_marked('**', text) },
    { key: (piece) => piece.em, wrap: (text) => inline_marked('*', text) },
];
/** Inline nodes as Markdown; hard breaks are line ends. */
function adf_inline_inlineMarkdown(nodes) {
    return wrapped(withStruckBreaks(nodes.flatMap(piecesOf)), 0);
}
/** The same in one line. */
function adf_inline_inlineLine(nodes) {
    return adf_inline_inlineMarkdown(nodes).replaceAll('\n', ' ').trim();
}
function piecesOf(node) {
    const own = kindOf(node) === 'mediaInline' ? mediaName(node) : ownText(node);
    const inner = contentOf(node);
    const text = inner.length === 0 ? own : `${own} ${wordsIn(inner)}`.trim();
    if (text === '')
        return [];
    const marks = node['marks'];
    const named = Array.isArray(marks) ? marks.filter(isNode) : [];
    const has = (kind) => named.some((mark) => kindOf(mark) === kind);
    const anchor = named.find((mark) => kindOf(mark) === 'link');
    const piece = {
        strike: has('strike'),
        href: anchor === undefined ? '' : textAttribute(anchor, 'href'),
        strong: has('strong'),
        em: has('em'),
        code: has('code'),
        done: kindOf(node) === 'mediaInline',
    };
    const lines = text.split(/\r\n|[\n\r\u2028]/u);
    return lines.flatMap((line, at) => [
        ...(at === 0 ? [] : [BREAK]),
        ...(line === '' ? [] : [{ ...piece, text: line }]),
    ]);
}
/** What a medium is called, as an image. */
function mediaName(node) {
    return image(textAttribute(node, 'alt') || 'file');
}
/** A break between two struck pieces is struck: the whole stays one. */
function withStruckBreaks(pieces) {
    return pieces.map((piece, at) => piece === BREAK && pieces[at - 1]?.strike === true && pieces[at + 1]?.strike === true
        ? { ...piece, strike: true }
        : piece);
}
function wrapped(pieces, level) {
    const wrap = WRAPS[level];
    if (wrap === undefined)
        return pieces.map(bare).join('');
    const parts = [];
    let start = 0;
    for (let at = 1; at <= pieces.length; at++) {
        const [first, next] = [pieces[start], pieces[at]];
        if (first === undefined || (next !== undefined && wrap.key(next) === wrap.key(first)))
            continue;
        const inner = wrapped(pieces.slice(start, at), level + 1);
        parts.push(wrap.key(first) ? wrap.wrap(inner, first) : inner);
        start = at;
    }
    return parts.join('');
}
function bare(piece) {
    if (piece.done)
        return piece.text;
    return piece.code ? codeSpan(piece.text) : plainText(piece.text);
}
//# sourceMappingURL=adf-inline.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/adf.js
/**
 * The Atlassian Document Format as Markdown: https://developer.atlassian.com/cloud/jira/platform/apis/document/structure/. Takes any
 * value, never throws, and is linear in its size; of kinds that it does not know it keeps the words.
 */





/** What lies deeper gives its words alone: no person writes so. */
const adf_MAX_DEPTH = 32;
/**
 * Converts a document.
 * @param under the level of the heading that it will stand under; 0 for none
 */
function adf_adfToMarkdown(document, under = 0) {
    if (!isNode(document))
        return '';
    const writer = new MarkdownWriter();
    new AdfConverter(writer, under).blocks(kindOf(document) === 'doc' ? contentOf(document) : [document], 0);
    return writer.toString();
}
class AdfConverter {
    writer;
    under;
    /** How many items we are in. */
    items = 0;
    constructor(writer, under) {
        this.writer = writer;
        this.under = under;
    }
    /** Writes nodes; inline ones that stand among blocks make a paragraph. */
    blocks(nodes, depth) {
        if (depth > adf_MAX_DEPTH) {
            this.writer.paragraph(inlineMarkdown([{ type: 'text', text: wordsIn(nodes) }]));
            return;
        }
        let loose = [];
        for (const node of nodes) {
            if (isInline(node)) {
                loose.push(node);
                continue;
            }
            this.writer.paragraph(inlineMarkdown(loose));
            loose = [];
            this.block(node, depth);
        }
        this.writer.paragraph(inlineMarkdown(loose));
    }
    block(node, depth) {
        const { writer } = this;
        const content = contentOf(node);
        switch (kindOf(node)) {
            case 'paragraph':
            case 'caption':
                writer.paragraph(inlineMarkdown(content));
                break;
            case 'heading': {
                const text = inlineLine(content);
                const level = Math.min(6, numberAttribute(node, 'level', 1, 6, 1) + this.under);
                if (text !== '')
                    writer.block([`${'#'.repeat(level)} ${text}`]);
                break;
            }
            case 'bulletList':
            case 'decisionList':
            case 'taskList':
            case 'orderedList':
                // A list in an item follows its text at once.
                if (this.items > 0)
                    writer.tighten();
                this.list(node, depth);
                break;
            case 'codeBlock':
                writer.fence(content.map(ownText).join(''), textAttribute(node, 'language'));
                break;
            case 'blockquote':
                writer.within('> ', '> ', () => this.blocks(content, depth + 1));
                break;
            case 'rule':
                writer.block(['---']);
                break;
            case 'table':
                writeTable(writer, content.map((row) => contentOf(row).map((cell) => this.cell(cell, depth + 1))));
                break;
            case 'expand':
            case 'nestedExpand':
                writer.paragraph(marked('**', textAttribute(node, 'title').replaceAll('\n', ' ')));
                this.blocks(content, depth + 1);
                break;
            case 'media':
                writer.block([image(textAttribute(node, 'alt') || 'file')]);
                break;
            default:
                // Panels, layouts, cards, extensions and whatever comes: their words, then what is in them.
                writer.paragraph(inlineMarkdown([{ type: 'text', text: ownText(node) }]));
                this.blocks(content, depth + 1);
        }
    }
    list(node, depth) {
        let number = numberAttribute(node, 'order', 0, 999_999, 1);
        for (const item of contentOf(node)) {
            const kind = kindOf(item);
            if (kind.endsWith('List')) {
                // A list right in a list: it belongs to the item before it.
                this.writer.within('  ', '  ', () => this.inItem([item], depth + 1));
                continue;
            }
            const mark = kindOf(node) === 'orderedList' ? `${number++}. ` : '- ';
            const task = kind === 'taskItem' || kind === 'blockTaskItem';
            const box = task ? (textAttribute(item, 'state') === 'DONE' ? '[x] ' : '[ ] ') : '';
            this.writer.within(mark + box, ' '.repeat(mark.length), () => this.inItem(contentOf(item), depth + 1));
            this.writer.tighten();
        }
        this.writer.separate();
    }
    inItem(content, depth) {
        this.items++;
        this.blocks(content, depth);
        this.items--;
    }
    cell(node, depth) {
        const content = contentOf(node);
        const simple = (one) => isInline(one) || kindOf(one) === 'paragraph' || kindOf(one) === 'heading';
        return {
            header: kindOf(node) === 'tableHeader',
            blocks: !content.every(simple),
            line: () => content
                .map((one) => (isInline(one) ? inlineLine([one]) : inlineLine(simple(one) ? contentOf(one) : textOf(one))))
                .filter((line) => line !== '')
                .join(' '),
            write: () => this.blocks(content, depth),
        };
    }
}
function textOf(node) {
    return [{ type: 'text', text: wordsIn([node]) }];
}
//# sourceMappingURL=adf.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/wiki-inline.js
/** Jira's wiki markup inside a line, as Markdown: https://jira.atlassian.com/secure/WikiRendererHelpAction.jspa?section=all. */

/** Stands for what is done while marks are looked for around it. Text does not hold it: it is taken out first. */
const wiki_inline_DONE = '\u0000';
/**
 * What nothing is looked for in: escaped characters, monospace, links, images, and the colours, anchors and columns that are dropped. No part
 * can begin again inside of itself, so that this is linear.
 */
const ATOM = /\\([!-/:-@[-`{-~])|\{\{((?:[^{}\n]|\{(?!\{)|\}(?!\}))+)\}\}|\[([^[\]\n]+)\]|!([^\s!|]+)(?:\|[^!\n]*)?!(?!\w)|\{(?:color|anchor|toc|align|section|column|center)(?::[^{}\n]*)?\}/gu;
const wiki_inline_WORD = String.raw `[\p{L}\p{N}]`;
const STRONG = wiki_inline_around('\\*');
const EM = wiki_inline_around('_');
const STRIKE = wiki_inline_around('-');
const INSERTED = wiki_inline_around('\\+');
const CITED = new RegExp(String.raw `(?<!${wiki_inline_WORD}|\?)\?\?(?=\S)((?:[^?\n]|\?(?!\?))*[^\s?])\?\?(?!${wiki_inline_WORD})`, 'gu');
const RAISED = wiki_inline_around('\\^');
const LOWERED = wiki_inline_around('~');
/** A mark that begins before a word and ends after one; between two of the same there is none. */
function wiki_inline_around(mark) {
    return new RegExp(String.raw `(?<!${wiki_inline_WORD}|${mark}|\\)${mark}(?=[^\s${mark}])([^${mark}\n]*[^\s${mark}])${mark}(?!${wiki_inline_WORD}|${mark})`, 'gu');
}
/** One line of wiki markup as Markdown. Never throws; linear. */
function wiki_inline_wikiInline(text) {
    const done = [];
    const open = text.replaceAll(wiki_inline_DONE, '').replace(ATOM, (whole, ...groups) => {
        const [escaped, mono, target, picture] = groups.map((group) => (typeof group === 'string' ? group : undefined));
        const made = atom(whole, { escaped, mono, target, picture });
        if (made === '')
            return '';
        done.push(made);
        return wiki_inline_DONE;
    });
    const emphasised = plainText(open)
        .replace(STRONG, (_, inner) => marked('**', inner))
        .replace(EM, (_, inner) => marked('*', inner))
        .replace(STRIKE, (_, inner) => marked('~~', inner))
        .replace(INSERTED, '$1')
        .replace(CITED, '$1')
        .replace(RAISED, '$1')
        .replace(LOWERED, '$1');
    let next = 0;
    return emphasised.replaceAll(wiki_inline_DONE, () => done[next++] ?? '');
}
function atom(whole, { escaped, mono, target, picture }) {
    // Markdown escapes in the same way; two backslashes are a line's end in the wiki.
    if (escaped !== undefined)
        return escaped === '\\' ? '\n' : whole;
    if (mono !== undefined)
        return codeSpan(mono);
    if (target !== undefined)
        return linkOf(whole, target);
    return picture === undefined ? '' : pictureOf(whole, picture);
}
/** `[text|address]`, `[address]`, `[~user]`, `[^file]`; a box such as `[x]` and brackets that are no link stay. */
function linkOf(whole, inner) {
    const [text = '', address] = inner.split('|', 2).map((part) => part.trim());
    if (address !== undefined && address !== '') {
        if (/^[~^#]/u.test(address))
            return plainText(text);
        // What is no address is words, and no word is lost.
        return /^(?:[a-z][a-z0-9+.-]*:|\/|www\.)/iu.test(address) ? link(plainText(text), address) : plainText(whole);
    }
    if (text.startsWith('~'))
        return `@${plainText(text.slice(1).replace(/^accountid:/u, ''))}`;
    if (text.startsWith('^'))
        return plainText(text.slice(1));
    if (/^(?:https?:\/\/|mailto:)/iu.test(text))
        return link('', text);
    return plainText(whole);
}
/** An image is a file with an extension or an address; anything else between exclamation marks is text. */
function pictureOf(whole, name) {
    return /\.[A-Za-z0-9]{2,5}$|^https?:/u.test(name) ? image(name) : plainText(whole);
}
//# sourceMappingURL=wiki-inline.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/wiki-macros.js
/** The macros of wiki markup that stand around text: which pieces of it are code, quotes, and plain. */
const MACRO = /\{(?<name>code|noformat|quote|panel|expand|info|tip|note|warning|success|error)(?::(?<options>[^{}\n]*))?\}/gu;
const wiki_macros_VERBATIM = new Set(['code', 'noformat']);
/**
 * Takes a text apart. A macro that nothing closes is dropped and its text stays text; of a quote, panel or the like only its title and
 * its extent count. Names that are no macros, `/users/{id}`, are text.
 */
function wiki_macros_wikiPieces(text) {
    const macros = Array.from(text.matchAll(MACRO), (match) => {
        const options = match.groups?.['options']?.split('|').map((option) => option.trim()) ?? [];
        return { name: match.groups?.['name'] ?? '', options, start: match.index, end: match.index + match[0].length };
    });
    const closings = nextOfSameName(macros);
    const pieces = [];
    let at = 0;
    for (const [index, macro] of macros.entries()) {
        if (macro.start < at)
            continue;
        pieces.push({ kind: 'text', text: text.slice(at, macro.start) });
        at = macro.end;
        const closing = closings[index];
        if (wiki_macros_VERBATIM.has(macro.name)) {
            if (closing === undefined)
                continue;
            const code = text.slice(macro.end, closing.start).replace(/^\r?\n/u, '');
            pieces.push({ kind: 'code', code, language: macro.name === 'code' ? languageOf(macro.options) : '' });
            at = closing.end;
        }
        else if (macro.name === 'quote')
            pieces.push({ kind: 'quote' });
        else
            pieces.push({ kind: 'title', title: wiki_macros_titleOf(macro) });
    }
    pieces.push({ kind: 'text', text: text.slice(at) });
    return withEvenQuotes(pieces);
}
/** For each macro the next of its name, found from the end: linear, however many there are. */
function nextOfSameName(macros) {
    const latest = new Map();
    return macros
        .toReversed()
        .map((macro) => {
        const next = latest.get(macro.name);
        latest.set(macro.name, macro);
        return next;
    })
        .reverse();
}
/** A last quote that nothing closes would swallow the rest. */
function withEvenQuotes(pieces) {
    const quotes = pieces.filter(({ kind }) => kind === 'quote').length;
    const last = quotes % 2 === 1 ? pieces.findLastIndex(({ kind }) => kind === 'quote') : -1;
    return pieces.filter((_, at) => at !== last);
}
/** `{code:java}`, `{code:title=Foo.java|language=java}`. */
function languageOf(options) {
    const named = options.find((option) => option.startsWith('language='))?.slice('language='.length);
    return named ?? options.find((option) => !option.includes('=')) ?? '';
}
/** `{panel:title=Acceptance criteria|borderStyle=solid}`, `{expand:Details}`. */
function wiki_macros_titleOf({ name, options }) {
    const named = options.find((option) => option.startsWith('title='))?.slice('title='.length);
    return named ?? (name === 'expand' ? options.find((option) => !option.includes('=')) : undefined) ?? '';
}
//# sourceMappingURL=wiki-macros.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/wiki.js
/** Jira's wiki markup, as Server and Data Center keep it, as Markdown. Takes any text, never throws, and is linear in its length. */






const HEADING = /^h([1-6])\.\s+(.*)$/u;
const QUOTED_LINE = /^bq\.\s+(.*)$/u;
const ITEM = /^([*#-]+)\s+(\S.*)$/u;
const wiki_RULE = /^-{4,5}$/u;
/** The icons of a check list. */
const ICON = /^\(([/x])\)\s+/u;
/** Deeper lists are read as lists of this depth. */
const wiki_MAX_DEPTH = 12;
/** Deep enough below a bullet and below a number, and no code block below either. */
const INDENT = '    ';
/**
 * Converts a text.
 * @param under the level of the heading that it will stand under; 0 for none
 */
function wiki_wikiToMarkdown(text, under = 0) {
    const writer = new MarkdownWriter();
    new WikiConverter(writer, under).pieces(wikiPieces(text));
    return writer.toString();
}
class WikiConverter {
    writer;
    under;
    constructor(writer, under) {
        this.writer = writer;
        this.under = under;
    }
    pieces(pieces) {
        let quoted = null;
        for (const piece of pieces) {
            if (piece.kind === 'quote') {
                const inside = quoted;
                quoted = inside === null ? [] : null;
                if (inside !== null)
                    this.writer.within('> ', '> ', () => this.pieces(inside));
            }
            else if (quoted !== null)
                quoted.push(piece);
            else
                this.piece(piece);
        }
    }
    piece(piece) {
        if (piece.kind === 'code')
            this.writer.fence(piece.code, piece.language);
        else if (piece.kind === 'title')
            this.writer.paragraph(marked('**', wikiInline(piece.title)));
        else
            this.lines(piece.text.split(/\r\n|\n|\r/u), true);
    }
    /** Writes lines. `tables`: whether there may be any; there are none in a table's cell. */
    lines(lines, tables) {
        let paragraph = [];
        const flush = () => {
            if (paragraph.length === 0)
                return;
            this.writer.paragraph(wikiInline(paragraph.join('\n')));
            paragraph = [];
        };
        for (let at = 0; at < lines.length;) {
            const line = lines[at]?.trim() ?? '';
            if (tables && beginsRow(line)) {
                flush();
                at = this.table(lines, at);
            }
            else if (isItem(line)) {
                flush();
                at = this.list(lines, at);
            }
            else {
                if (line === '')
                    flush();
                else if (!this.ownLine(line, flush))
                    paragraph.push(line);
                at++;
            }
        }
        flush();
    }
    /** Writes a line that is a block by itself. */
    ownLine(line, flush) {
        const heading = HEADING.exec(line);
        const quoted = QUOTED_LINE.exec(line)?.[1];
        if (heading === null && quoted === undefined && !wiki_RULE.test(line))
            return false;
        flush();
        if (quoted !== undefined)
            this.writer.within('> ', '> ', () => this.writer.paragraph(wikiInline(quoted)));
        else if (heading === null)
            this.writer.block(['---']);
        else {
            const level = Math.min(6, Number(heading[1]) + this.under);
            this.writer.block([`${'#'.repeat(level)} ${oneLine(heading[2] ?? '')}`]);
        }
        return true;
    }
    /** Writes the list that begins at a line and gives the index of the line after it. Lines that follow an item at once are its own. */
    list(lines, start) {
        const written = [];
        let depth = 0;
        let at = start;
        for (; at < lines.length; at++) {
            const line = lines[at]?.trim() ?? '';
            if (line === '' || beginsRow(line) || HEADING.test(line) || QUOTED_LINE.test(line) || wiki_RULE.test(line))
                break;
            const item = ITEM.exec(line);
            const mark = item?.[1] ?? '';
            const icon = ICON.exec(item?.[2] ?? line);
            const text = (item?.[2] ?? line).slice(icon?.[0].length ?? 0);
            const [first = '', ...more] = wikiInline(text).split('\n');
            if (item === null && icon === null)
                written.push(`${INDENT.repeat(depth - 1)}  ${wikiInline(line)}`);
            else {
                // An item cannot be more than one deeper than the one before it.
                depth = Math.min(Math.max(mark.length, 1), depth + 1, wiki_MAX_DEPTH);
                const box = icon === null ? '' : icon[1] === 'x' ? '[ ] ' : '[x] ';
                written.push(`${INDENT.repeat(depth - 1)}${mark.endsWith('#') ? '1. ' : '- '}${box}${first}`);
                for (const next of more)
                    written.push(`${INDENT.repeat(depth - 1)}  ${next.trim()}`);
            }
        }
        this.writer.block(written);
        return at;
    }
    /** Writes the table that begins at a line and gives the index of the line after it. */
    table(lines, start) {
        const rows = [];
        let at = start;
        while (beginsRow(lines[at] ?? '')) {
            const { row, next } = rowAt(lines, at);
            rows.push(rowCells(row).map((cell) => this.cell(cell)));
            at = next;
        }
        writeTable(this.writer, rows);
        return at;
    }
    cell({ header, text }) {
        return {
            header,
            blocks: text.includes('\n'),
            line: () => oneLine(text),
            write: () => this.lines(text.split('\n'), false),
        };
    }
}
function isItem(line) {
    return !wiki_RULE.test(line) && (ITEM.test(line) || ICON.test(line));
}
function oneLine(text) {
    return wikiInline(text).replaceAll('\n', ' ').trim();
}
//# sourceMappingURL=wiki.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/values.js
/** The values of Jira's fields as Markdown. */





/** Choices of one field that are looked at. */
const MAX_CHOICES = 1000;
/**
 * A field's value: a document, a text, one choice or many. Numbers, dates and people say nothing that a criterion could be.
 * @param under the level of the heading that it will stand under; 0 for none
 */
function values_fieldMarkdown(value, form, under) {
    if (typeof value === 'string')
        return form === 'wiki' ? wikiToMarkdown(value, under) : plainMarkdown(value);
    if (Array.isArray(value)) {
        const choices = value.slice(0, MAX_CHOICES).map(choiceText);
        return choices.map((choice) => (choice === '' ? '' : `- ${choice}\n`)).join('');
    }
    if (isNode(value) && value['type'] === 'doc')
        return adfToMarkdown(value, under);
    const choice = choiceText(value);
    return choice === '' ? '' : `${choice}\n`;
}
/** Plain text, in which people write lists all the same. */
function plainMarkdown(text) {
    const writer = new MarkdownWriter();
    for (const paragraph of text.split(/(?:\r\n|\n|\r){2,}/u))
        writer.paragraph(plainText(paragraph.replace(/\r\n?/gu, '\n')));
    return writer.toString();
}
/** A choice is a word, or an object with it; check lists of apps name it in ways of their own. */
function choiceText(choice) {
    if (typeof choice === 'string')
        return choice.replace(/\s+/gu, ' ').trim();
    if (!isNode(choice))
        return '';
    const word = [choice['value'], choice['name'], choice['text']].find((one) => typeof one === 'string');
    return typeof word === 'string' ? word.replace(/\s+/gu, ' ').trim() : '';
}
//# sourceMappingURL=values.js.map
;// CONCATENATED MODULE: ./build/src/providers/jira/tickets.js
/**
 * Issues of Jira as tickets. Cloud: version 3 of its REST API, an account's email and API token. Server and Data Center: version 2, a
 * personal access token. Source: the REST API documentation of each.
 */








/**
 * Largest ticket, in characters: four times what Jira lets anybody write, unless its administrator raised that. It is read on the
 * event loop, which a server that answers with more would hold up for everybody.
 */
const MAX_TICKET_CHARACTERS = (/* unused pure expression or super */ null && (128 * 1024));
/** Largest answer with an issue, in bytes: a document takes several times its text. */
const MAX_ISSUE_BYTES = (/* unused pure expression or super */ null && (1024 * 1024));
/** How long the list of fields is kept, in milliseconds. */
const FIELDS_KEPT = (/* unused pure expression or super */ null && (5 * 60_000));
const tickets_HEADING = '## Acceptance criteria';
const HEADING_LEVEL = 2;
const Fields = schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* string */.YjP(), name: schemas/* string */.YjP() }).catch({ id: '', name: '' }));
const tickets_Issue = schemas/* object */.Ikc({
    key: schemas/* string */.YjP().regex(/^\S{1,200}$/u),
    fields: schemas/* looseObject */._H3({ summary: schemas/* string */.YjP().nullish() }),
});
/** Makes the reader; nothing is asked yet. @throws ProviderError E_TOK_001 where the address is none that may be used */
function jiraTickets(options) {
    const { email, token, connection, clock, criteriaField } = options;
    const base = jiraAddress(options.baseUrl, options.allowHost);
    const api = email === null ? '/rest/api/2' : '/rest/api/3';
    const form = email === null ? 'wiki' : 'plain';
    const authorization = email === null ? `Bearer ${token}` : `Basic ${Buffer.from(`${email}:${token}`).toString('base64')}`;
    let kept = null;
    async function get(path, doing, signal, maxBytes) {
        const url = below(base, `${api}${path}`);
        const answer = await callJson(connection, { system: 'Jira', doing, method: 'GET', url, headers: { authorization }, maxBytes }, signal);
        mustBeAnswer(answer, doing);
        return answer;
    }
    async function fields(signal) {
        if (kept !== null && kept.until > clock())
            return kept.fields;
        const doing = 'listing its fields';
        const parsed = Fields.safeParse((await get('/field', doing, signal)).json);
        if (!parsed.success)
            throw notJira(base, doing);
        kept = { fields: parsed.data, until: clock() + FIELDS_KEPT };
        return parsed.data;
    }
    async function criteriaIds(signal) {
        if (criteriaField !== null && /^customfield_\d{1,10}$/u.test(criteriaField))
            return [criteriaField];
        const ids = criteriaFields(await fields(signal), criteriaField);
        if (criteriaField === null || ids.length > 0)
            return ids;
        const shown = JSON.stringify(criteriaField.slice(0, 100));
        throw new ProviderError('E_AC_002', `Jira has no field ${shown}, which is to hold the criteria. Set the token for Jira anew with another criteria_field, or without one.`);
    }
    async function read(key, signal) {
        const ids = await criteriaIds(signal);
        const doing = `reading the issue ${key}`;
        const wanted = ['summary', 'description', ...ids].join(',');
        const path = `/issue/${encodeURIComponent(key)}?fields=${encodeURIComponent(wanted)}`;
        const answer = await get(path, doing, signal, MAX_ISSUE_BYTES);
        if (answer.status === 404) {
            throw new ProviderError('E_AC_002', `Jira has no issue ${key}, or the token may not see it. Check the key, and that the token's account has "Browse projects" there.`);
        }
        const parsed = tickets_Issue.safeParse(answer.json);
        if (!parsed.success)
            throw notJira(base, doing);
        // A moved issue answers to its old key, too: this is the new one.
        const { key: id, fields: values } = parsed.data;
        return {
            id,
            provider: 'jira',
            url: below(base, `/browse/${encodeURIComponent(id)}`).href,
            title: values.summary ?? id,
            body: bodyOf(id, values, ids),
            relation: 'requested',
        };
    }
    function bodyOf(id, values, ids) {
        const tooLong = () => new ProviderError('E_AC_002', `The issue ${id} is too long to be read as a ticket. Name a shorter one.`);
        for (const field of ['description', ...ids]) {
            const value = values[field];
            if (typeof value === 'string' && value.length > MAX_TICKET_CHARACTERS)
                throw tooLong();
        }
        const description = fieldMarkdown(values['description'], form, 0);
        const criteria = ids
            .map((field) => fieldMarkdown(values[field], form, HEADING_LEVEL))
            .filter((text) => text !== '');
        const body = [description, ...(criteria.length === 0 ? [] : [`${tickets_HEADING}\n`, ...criteria])]
            .filter((text) => text !== '')
            .join('\n');
        if (body.length > MAX_TICKET_CHARACTERS)
            throw tooLong();
        return body;
    }
    return { base, read: (key, signal) => guarded(signal, () => read(key, signal)) };
}
//# sourceMappingURL=tickets.js.map
;// CONCATENATED MODULE: ./build/src/providers/linear/tickets.js
/** Issues of Linear as tickets, over its GraphQL API. Source: https://linear.app/developers/graphql. */




/** Where Linear's API is. */
const LINEAR_API = 'https://api.linear.app/graphql';
/** Largest ticket, in characters, as of one of Jira's: it is read on the event loop. */
const tickets_MAX_TICKET_CHARACTERS = (/* unused pure expression or super */ null && (128 * 1024));
const tickets_QUERY = 'query Issue($id: String!) { issue(id: $id) { identifier title description url } }';
const tickets_Answer = schemas/* object */.Ikc({
    data: schemas/* object */.Ikc({
        issue: schemas/* object */.Ikc({
            identifier: schemas/* string */.YjP().regex(/^\S{1,200}$/u),
            title: schemas/* string */.YjP(),
            description: schemas/* string */.YjP().nullish(),
            url: schemas/* string */.YjP(),
        })
            .nullish(),
    })
        .nullish(),
    errors: schemas/* array */.YOg(schemas/* object */.Ikc({
        message: schemas/* string */.YjP().catch(''),
        extensions: schemas/* object */.Ikc({ code: schemas/* string */.YjP().catch(''), type: schemas/* string */.YjP().catch('') }).catch({ code: '', type: '' }),
    }))
        .catch([]),
});
const tickets_PERMISSION = 'It must be able to read the issue (scope "read"), in the workspace and team of the issue.';
/** Makes the reader; nothing is asked yet. */
function linearTickets({ token, apiUrl, connection }) {
    // Its API keys stand alone; OAuth's tokens are bearers.
    const authorization = token.startsWith('lin_api_') ? token : `Bearer ${token.replace(/^Bearer\s+/iu, '')}`;
    async function read(id, signal) {
        const doing = `reading the issue ${id}`;
        const answer = await callJson(connection, {
            system: 'Linear',
            doing,
            method: 'POST',
            url: new URL(apiUrl),
            headers: { authorization, 'content-type': 'application/json' },
            body: JSON.stringify({ query: tickets_QUERY, variables: { id } }),
        }, signal);
        const parsed = tickets_Answer.safeParse(answer.json);
        mustBeAnswer(answer, parsed.success ? parsed.data.errors : [], doing);
        const issue = parsed.data?.data?.issue;
        if (!parsed.success || issue === undefined) {
            throw new ProviderError('E_UP_001', `Linear answered with something else than an issue while ${doing}.`);
        }
        if (issue === null)
            throw none(id);
        const body = withPlainFolds(issue.description ?? '');
        if (body.length > tickets_MAX_TICKET_CHARACTERS) {
            throw new ProviderError('E_AC_002', `The issue ${id} is too long to be read as a ticket. Name a shorter one.`);
        }
        return {
            id: issue.identifier,
            provider: 'linear',
            url: issue.url,
            title: issue.title,
            body,
            relation: 'requested',
        };
    }
    function mustBeAnswer({ status }, errors, doing) {
        const said = errors.map(({ message, extensions }) => ({
            message,
            words: `${extensions.code} ${extensions.type}`.toUpperCase().replaceAll(/[ _]/gu, ''),
        }));
        const is = (pattern) => said.some(({ words }) => pattern.test(words));
        if (is(/RATELIMITED/u))
            throw rateLimited('Linear', doing);
        if (status === 401 || is(/AUTHENTICATIONERROR|UNAUTHENTICATED/u)) {
            throw new ProviderError('E_TOK_001', `Linear does not accept the token (while ${doing}). Set it anew. ${tickets_PERMISSION}`);
        }
        if (status === 403 || is(/FORBIDDEN|FEATURENOTACCESSIBLE/u)) {
            throw new ProviderError('E_TOK_001', `Linear refuses the token (while ${doing}). ${tickets_PERMISSION}`);
        }
        if (status >= 300 && status < 400) {
            throw new ProviderError('E_UP_001', `Linear answered with a redirect while ${doing}. It is not followed.`);
        }
        const missing = said.some(({ message, words }) => /ENTITYNOTFOUND/u.test(words) || /not found|could not find/iu.test(message));
        if (missing)
            throw none(doing.replace('reading the issue ', ''));
        if (is(/INTERNAL|NETWORK|BOOTSTRAP|LOCKTIMEOUT/u)) {
            throw new ProviderError('E_UP_001', `Linear failed while ${doing}. Try again.`, true);
        }
        if (status >= 400 || said.length > 0) {
            throw new ProviderError('E_UP_001', `Linear refused the request (${status}) while ${doing}.`);
        }
    }
    return { read: (id, signal) => guarded(signal, () => read(id, signal)) };
}
function none(id) {
    return new ProviderError('E_AC_002', `Linear has no issue ${id}, or the token may not see it. Check the id, and that the token belongs to its workspace.`);
}
/** Sections that fold, `+++ Title` to `+++`, as bold titles: the rest is Markdown already. Inside of code they are code. */
function withPlainFolds(text) {
    let fence = null;
    return text
        .split(/\r\n|\n|\r/u)
        .map((line) => {
        const mark = /^\s*(`{3,}|~{3,})/u.exec(line)?.[1];
        if (fence !== null) {
            if (mark?.startsWith(fence) === true)
                fence = null;
            return line;
        }
        fence = mark ?? null;
        const fold = /^\+{3}(?:\s+(.*))?$/u.exec(line);
        if (fold === null)
            return line;
        const title = fold[1]?.trim() ?? '';
        return title === '' ? '' : `**${title}**\n`;
    })
        .join('\n');
}
//# sourceMappingURL=tickets.js.map
;// CONCATENATED MODULE: ./build/src/providers/ticket-file.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
/** A ticket out of a file. */




/** Largest ticket that is read, in bytes. */
const MAX_TICKET_BYTES = 1024 * 1024;
/**
 * Reads a Markdown file as the ticket, whatever the ticket is called. Its title is its first heading, else its name.
 * @throws ProviderError E_AC_002 where it cannot be read.
 */
function fileTicketReader(path) {
    return (_id, signal) => faults_guarded(signal, async () => {
        const name = (0,external_node_path_.basename)(path);
        const body = (await ticket_file_readStart(path)).toString('utf8').replace(/^\ufeff/u, '');
        const heading = /^#\s+(.+?)\s*#*\s*$/mu.exec(body)?.[1];
        return { id: name, provider: 'file', url: null, title: heading ?? name, body, relation: 'requested' };
    });
}
async function ticket_file_readStart(path) {
    let content;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_1, await (0,external_node_fs_promises_.open)(path), true);
            const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(MAX_TICKET_BYTES + 1) });
            content = buffer.subarray(0, bytesRead);
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (fault) {
        const code = faults_systemCode(fault);
        const why = code === 'ENOENT'
            ? 'there is no such file'
            : code === 'EISDIR'
                ? 'it is a folder'
                : `it cannot be read (${code ?? 'unknown fault'})`;
        throw new provider_ProviderError('E_AC_002', `The ticket ${path} cannot be used: ${why}. Name a Markdown file.`, false, {
            cause: fault,
        });
    }
    if (content.length <= MAX_TICKET_BYTES)
        return content;
    throw new provider_ProviderError('E_AC_002', `The ticket ${path} is over ${MAX_TICKET_BYTES} bytes. Name the ticket alone.`);
}
//# sourceMappingURL=ticket-file.js.map
;// CONCATENATED MODULE: ./build/src/providers/tickets.js
/** Which system a ticket belongs to, by its id: `#12` is GitHub's, `SHOP-12` Jira's or Linear's, an address that of its host. */


/** `SHOP-12`; Jira's keys have at least two characters before the dash, Linear's one. */
const KEY = /^([A-Za-z][A-Za-z0-9_]{0,49})-(\d{1,10})$/u;
/** In the path or the query of an address of Jira's: `/browse/SHOP-12`, `/issues/SHOP-12`, `?selectedIssue=SHOP-12`. */
const KEY_IN_PATH = /\/(?:browse|issues?)\/([A-Za-z][A-Za-z0-9_]{0,49}-\d{1,10})(?:\/|$)/u;
/** A reader over several systems. @throws (when reading) ProviderError: E_TOK_001 where the token that it takes is missing. */
function ticketReader(sources) {
    return async (id, repo, signal) => {
        const text = id.trim();
        if (KEY.test(text))
            return byKey(sources, text.toUpperCase(), signal);
        const url = /^https?:\/\//iu.test(text) ? parseUrl(text) : null;
        if (url === null)
            return sources.github(id, repo, signal);
        if (url.hostname.toLowerCase() === 'linear.app')
            return byLinearAddress(sources, url, signal);
        return (await byJiraAddress(sources, url, signal)) ?? sources.github(id, repo, signal);
    };
}
/** Jira first; Linear where there is no Jira, or where it has no such issue. */
async function byKey(sources, key, signal) {
    const { jira, linear, advice } = sources;
    if (jira === null && linear === null) {
        const text = `${key} reads like an issue of Jira or Linear, and there is no token for either. ${advice.jira} ${advice.linear}`;
        throw new ProviderError('E_TOK_001', text);
    }
    if (jira !== null) {
        try {
            return await (await jira()).read(key, signal);
        }
        catch (fault) {
            if (linear === null || !(fault instanceof ProviderError) || fault.code !== 'E_AC_002')
                throw fault;
        }
    }
    try {
        return (await (await linear?.())?.read(key, signal)) ?? noSuch(key);
    }
    catch (fault) {
        if (jira === null || !(fault instanceof ProviderError) || fault.code !== 'E_AC_002')
            throw fault;
        throw new ProviderError('E_AC_002', `Neither Jira nor Linear has an issue ${key} that their tokens may see. Check the key and the tokens.`, false, { cause: fault });
    }
}
function noSuch(key) {
    throw new ProviderError('E_AC_002', `There is no issue ${key}.`);
}
/** `https://linear.app/<workspace>/issue/ENG-123/<title>`. */
async function byLinearAddress({ linear, advice }, url, signal) {
    const key = KEY_IN_PATH.exec(url.pathname)?.[1]?.toUpperCase();
    if (key === undefined) {
        throw new ProviderError('E_AC_002', 'The address on linear.app is not that of an issue. Name the issue: ENG-123.');
    }
    if (linear === null)
        throw new ProviderError('E_TOK_001', `There is no token for Linear. ${advice.linear}`);
    return (await linear()).read(key, signal);
}
/** Gives null where the address is none of Jira's. */
async function byJiraAddress({ jira, advice }, url, signal) {
    const cloud = url.hostname.toLowerCase().endsWith('.atlassian.net');
    const key = (KEY_IN_PATH.exec(url.pathname)?.[1] ?? url.searchParams.get('selectedIssue') ?? '').toUpperCase();
    if (jira === null) {
        if (!cloud)
            return null;
        throw new ProviderError('E_TOK_001', `There is no token for Jira. ${advice.jira}`);
    }
    // Only an address that looks like Jira's is worth asking where that is.
    if (!cloud && !KEY.test(key))
        return null;
    const tickets = await jira();
    if (url.origin !== tickets.base.origin) {
        if (!cloud)
            return null;
        throw new ProviderError('E_AC_002', `The address is not on ${tickets.base.origin}, where the token for Jira belongs.`);
    }
    if (KEY.test(key))
        return tickets.read(key, signal);
    throw new ProviderError('E_AC_002', `The address on ${tickets.base.origin} is not that of an issue. Name it: SHOP-12.`);
}
//# sourceMappingURL=tickets.js.map
;// CONCATENATED MODULE: ./build/src/providers/index.js
/** Where changes and tickets come from. */










//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/src/service/vault/vault.js
/**
 * Secrets at rest: each is sealed by AES-256-GCM under a key of its own, and that key by a master key (envelope encryption,
 * NIST SP 800-38D for the mode). What is sealed for one place cannot be opened for another.
 */

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';
const ID_CHARACTERS = 12;
/** What was sealed cannot be opened: the master key is missing or another, or the text was changed or moved. */
class vault_VaultFault extends Error {
    name = 'VaultFault';
}
function encrypt(key, plain, place) {
    const nonce = (0,external_node_crypto_.randomBytes)(NONCE_BYTES);
    const cipher = (0,external_node_crypto_.createCipheriv)(CIPHER, key, nonce).setAAD(Buffer.from(place));
    return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}
function decrypt(key, box, place) {
    const end = box.length - TAG_BYTES;
    const decipher = (0,external_node_crypto_.createDecipheriv)(CIPHER, key, box.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(Buffer.from(place)).setAuthTag(box.subarray(end));
    return Buffer.concat([decipher.update(box.subarray(NONCE_BYTES, end)), decipher.final()]);
}
/** The id of a master key: it names the key and gives nothing of it away. */
function keyIdOf(key) {
    return (0,external_node_crypto_.createHash)('sha256').update('review-gate/master-key-id\n').update(key).digest('hex').slice(0, ID_CHARACTERS);
}
function ringOf(masterKeys) {
    const short = masterKeys.find(({ length }) => length !== KEY_BYTES);
    if (short !== undefined)
        throw new Error(`a master key is ${KEY_BYTES} bytes, not ${short.length}`);
    const [current] = masterKeys;
    return { current, keyId: keyIdOf(current), byId: new Map(masterKeys.map((key) => [keyIdOf(key), key])) };
}
/** A vault over master keys. Throws where a key has another length. */
function createVault(masterKeys) {
    let ring = ringOf(masterKeys);
    return {
        get keyId() {
            return ring.keyId;
        },
        replace: (replacement) => {
            ring = ringOf(replacement);
        },
        seal: (place, text) => {
            const { current, keyId } = ring;
            const own = (0,external_node_crypto_.randomBytes)(KEY_BYTES);
            const parts = [encrypt(current, own, place), encrypt(own, Buffer.from(text), place)];
            return { keyId, box: [VERSION, ...parts.map((part) => part.toString('base64url'))].join('.') };
        },
        open: (place, sealed) => {
            const master = ring.byId.get(sealed.keyId);
            if (master === undefined)
                throw new vault_VaultFault(`there is no master key ${sealed.keyId}`);
            const [version, wrapped = '', text = ''] = sealed.box.split('.');
            if (version !== VERSION)
                throw new vault_VaultFault('it is of a form that this version does not know');
            try {
                const own = decrypt(master, Buffer.from(wrapped, 'base64url'), place);
                return decrypt(own, Buffer.from(text, 'base64url'), place).toString('utf8');
            }
            catch (cause) {
                throw new vault_VaultFault('it was changed, moved, or sealed by another key', { cause });
            }
        },
    };
}
//# sourceMappingURL=vault.js.map
;// CONCATENATED MODULE: ./build/src/service/auth/link-keys.js
/** Keys that trace links are signed with (HMAC-SHA-256), and the form in which they are kept. */


const BYTES = 32;
const Kept = schemas/* object */.Ikc({ created_at: schemas/* number */.aig(), key: schemas/* base64url */.r0z().length(43) });
function linkKeyOf(bytes, createdAt) {
    const id = (0,external_node_crypto_.createHash)('sha256').update('review-gate/link-key-id\n').update(bytes).digest('base64url');
    return { id, createdAt, bytes };
}
/** Makes a key. */
function createLinkKey(createdAt) {
    return linkKeyOf((0,external_node_crypto_.randomBytes)(BYTES), createdAt);
}
/** The key as text, for the vault. */
function writeLinkKey({ createdAt, bytes }) {
    return JSON.stringify({ created_at: createdAt, key: Buffer.from(bytes).toString('base64url') });
}
/** Reads what `writeLinkKey` wrote. Throws where it is something else. */
function readLinkKey(text) {
    const { created_at, key } = Kept.parse(JSON.parse(text));
    return linkKeyOf(Buffer.from(key, 'base64url'), created_at);
}
//# sourceMappingURL=link-keys.js.map
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwk/thumbprint.js + 1 modules
var thumbprint = __webpack_require__(73423);
;// CONCATENATED MODULE: ./build/src/service/auth/signing-keys.js
/** Key pairs that sign (ES256, RFC 7518 §3.4), what is published of them, and the form in which they are kept. */



/** What is published of a key (RFC 7517). */
const PublicKey = schemas/* object */.Ikc({
    kty: schemas/* literal */.euz('EC'),
    crv: schemas/* literal */.euz('P-256'),
    x: schemas/* string */.YjP().min(1),
    y: schemas/* string */.YjP().min(1),
    kid: schemas/* string */.YjP().min(1),
    alg: schemas/* literal */.euz('ES256'),
    use: schemas/* literal */.euz('sig'),
});
const Point = schemas/* object */.Ikc({ kty: schemas/* literal */.euz('EC'), crv: schemas/* literal */.euz('P-256'), x: schemas/* string */.YjP(), y: schemas/* string */.YjP() });
const PrivateJwk = Point.extend({ d: schemas/* string */.YjP() });
const signing_keys_Kept = schemas/* object */.Ikc({ created_at: schemas/* number */.aig(), jwk: PrivateJwk });
async function signingKeyOf(privateKey, createdAt) {
    const verifyingKey = (0,external_node_crypto_.createPublicKey)(privateKey);
    const point = Point.parse(verifyingKey.export({ format: 'jwk' }));
    const id = await (0,thumbprint/* calculateJwkThumbprint */.s)(point);
    return { id, createdAt, privateKey, verifyingKey, publicKey: { ...point, kid: id, alg: 'ES256', use: 'sig' } };
}
/** Makes a key pair. */
async function createSigningKey(createdAt) {
    const { privateKey } = (0,external_node_crypto_.generateKeyPairSync)('ec', { namedCurve: 'P-256' });
    return signingKeyOf(privateKey, createdAt);
}
/** The key as text, for the vault: it holds the private key. */
function writeSigningKey({ createdAt, privateKey }) {
    return JSON.stringify({ created_at: createdAt, jwk: PrivateJwk.parse(privateKey.export({ format: 'jwk' })) });
}
/** Reads what `writeSigningKey` wrote. Throws where it is something else. */
async function readSigningKey(text) {
    const { created_at, jwk } = signing_keys_Kept.parse(JSON.parse(text));
    return signingKeyOf((0,external_node_crypto_.createPrivateKey)({ key: jwk, format: 'jwk' }), created_at);
}
//# sourceMappingURL=signing-keys.js.map
;// CONCATENATED MODULE: ./build/src/service/auth/key-families.js
/** The three families of keys that the service signs with: how long a replaced one is still taken, and how each is kept. */



/** How long a process may go on signing with a key that another one has replaced: until it reads the keys again. */
const key_families_REFRESH_MILLISECONDS = 30_000;
/** Clocks of several machines agree no better than this. */
const SKEW_MILLISECONDS = 30_000;
const OVERLAP_MILLISECONDS = key_families_REFRESH_MILLISECONDS + SKEW_MILLISECONDS;
const key_families_TOKEN_KEYS = {
    name: 'token',
    kind: 'ES256',
    livesOnMilliseconds: contract/* LIMITS */.b1.TOKEN_LIFETIME_SECONDS * 1000 + OVERLAP_MILLISECONDS,
    create: createSigningKey,
    write: writeSigningKey,
    read: readSigningKey,
};
/** A trace is read for as long as it is kept anywhere. */
const key_families_TRACE_KEYS = { ...key_families_TOKEN_KEYS, name: 'trace', livesOnMilliseconds: Infinity };
const key_families_LINK_KEYS = {
    name: 'link',
    kind: 'HS256',
    livesOnMilliseconds: contract/* LIMITS */.b1.TRACE_LINK_SECONDS * 1000 + OVERLAP_MILLISECONDS,
    create: async (createdAt) => createLinkKey(createdAt),
    write: writeLinkKey,
    read: async (text) => readLinkKey(text),
};
/** Newest first; at one moment the greater id, so that every process chooses the same. */
function key_families_newestFirst(a, b) {
    if (a.createdAt !== b.createdAt)
        return b.createdAt - a.createdAt;
    return a.id < b.id ? 1 : -1;
}
/**
 * Those that are still good at `now`: the newest, and each that was replaced not longer ago than its family lives on.
 * @param keys newest first
 */
function key_families_liveKeys(family, keys, now) {
    return keys.filter((_, at) => {
        const successor = keys[at - 1];
        return successor === undefined || successor.createdAt + family.livesOnMilliseconds > now;
    });
}
//# sourceMappingURL=key-families.js.map
;// CONCATENATED MODULE: ./build/src/service/auth/keyring.js



/** Somebody who sends nothing but unknown key ids makes the keys be read no more often than this. */
const LOOK_AGAIN_MILLISECONDS = 1000;
const prefixOf = (family) => `signing/${family.name}/`;
/** One family in the store, and what was last read of it. */
class KeptKeys {
    family;
    options;
    keys = [];
    /** Boxes that could not be opened: each is told once. */
    told = new Set();
    constructor(family, options) {
        this.family = family;
        this.options = options;
    }
    live() {
        return liveKeys(this.family, this.keys, this.options.clock());
    }
    async read() {
        const rows = await this.options.store.administration.secrets.list(prefixOf(this.family));
        const read = await Promise.all(rows.map((row) => this.open(row)));
        this.keys = read.filter((key) => key !== null).toSorted(newestFirst);
    }
    /** Makes the first key where there is none that can be opened. Two processes may do so at once: the newer one signs. */
    async ensure() {
        if (this.keys.length === 0)
            await this.add();
    }
    /** Puts a new key in front. */
    async add() {
        const { store, vault, clock } = this.options;
        const now = clock();
        // After the one before it on any machine's clock, or it would not sign.
        const key = await this.family.create(Math.max(now, (this.keys[0]?.createdAt ?? 0) + 1));
        const name = `${prefixOf(this.family)}${key.id}`;
        const secret = { name, kind: this.family.kind, text: this.family.write(key) };
        await store.administration.secrets.put(sealSecret(vault, null, secret, now));
        await this.read();
    }
    /** Removes the keys that nothing is taken from any more. */
    async removeEnded() {
        const live = this.live();
        for (const key of this.keys.filter((each) => !live.includes(each))) {
            await this.options.store.administration.secrets.remove(`${prefixOf(this.family)}${key.id}`);
        }
        await this.read();
    }
    /** Null for a row that cannot be opened here: the service carries on with the others. */
    async open(row) {
        const id = row.name.slice(prefixOf(this.family).length);
        const known = this.keys.find((key) => key.id === id);
        if (known !== undefined)
            return known;
        let text;
        try {
            text = openSecret(this.options.vault, null, row);
        }
        catch (cause) {
            if (!(cause instanceof VaultFault))
                throw cause;
            this.tell(row, cause.message);
            return null;
        }
        try {
            return await this.family.read(text);
        }
        catch {
            // What the fault says may hold a piece of the key.
            this.tell(row, 'what it holds is no key of this version');
            return null;
        }
    }
    tell({ name, box }, reason) {
        if (this.told.has(box))
            return;
        this.told.add(box);
        this.options.log(`the signing key ${name} cannot be used: ${reason}`);
    }
}
/** Opens the keys, and makes those that are not there yet. Rejects where the store cannot be reached. */
async function openKeyring(options) {
    const { clock, log } = options;
    const token = new KeptKeys(TOKEN_KEYS, options);
    const trace = new KeptKeys(TRACE_KEYS, options);
    const link = new KeptKeys(LINK_KEYS, options);
    const families = [token, trace, link];
    let readAt = clock();
    let lookedAgainAt = Number.NEGATIVE_INFINITY;
    let reading = null;
    const keys = () => ({ token: token.live(), trace: trace.live(), link: link.live() });
    const readAll = async () => {
        const startedAt = clock();
        for (const family of families)
            await family.read();
        readAt = startedAt;
    };
    /** One reading at a time, which all wait for; one that fails leaves the known keys. */
    const refresh = () => {
        reading ??= readAll()
            .catch((cause) => {
            log(`the signing keys cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`);
        })
            .finally(() => {
            reading = null;
        });
        return reading;
    };
    const stale = () => clock() - readAt >= REFRESH_MILLISECONDS;
    await readAll();
    for (const family of families)
        await family.ensure();
    return {
        known: () => {
            if (stale())
                void refresh();
            return keys();
        },
        current: async () => {
            if (stale())
                await refresh();
            return keys();
        },
        lookAgain: async () => {
            if (clock() - lookedAgainAt >= LOOK_AGAIN_MILLISECONDS) {
                lookedAgainAt = clock();
                await refresh();
            }
            else {
                await reading;
            }
            return keys();
        },
        rotate: async () => {
            await readAll();
            for (const family of families) {
                await family.add();
                await family.removeEnded();
            }
            return keys();
        },
    };
}
/** Keys of a service that ends with its process. It has none for traces: a signature nobody can check later says nothing. */
async function memoryKeyring(clock) {
    const now = clock();
    const keys = { token: [await key_families_TOKEN_KEYS.create(now)], trace: [], link: [await key_families_LINK_KEYS.create(now)] };
    return { known: () => keys, current: async () => keys, lookAgain: async () => keys, rotate: async () => keys };
}
//# sourceMappingURL=keyring.js.map
;// CONCATENATED MODULE: ./build/src/service/auth/secrets.js
/** Client secrets: made at random, kept as scrypt hashes, compared in constant time. */

const SECRET_BYTES = 32;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** scrypt's cost: 16 MiB and some 40 ms. Kept with each hash, so that it can grow. */
const COST = { N: 16_384, r: 8, p: 1 };
function derive(secret, salt, { N, r, p }) {
    return new Promise((resolve, reject) => {
        (0,external_node_crypto_.scrypt)(secret, salt, HASH_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
            if (error === null)
                resolve(key);
            else
                reject(error);
        });
    });
}
/** A new client secret: 256 bits that need no escaping in a form or a header, with a prefix that secret scanners can know. */
function createSecret() {
    return `rgs_${(0,external_node_crypto_.randomBytes)(SECRET_BYTES).toString('base64url')}`;
}
/** What is stored of a secret: `scrypt$N$r$p$salt$hash`. */
async function hashSecret(secret) {
    const salt = (0,external_node_crypto_.randomBytes)(SALT_BYTES);
    const key = await derive(secret, salt, COST);
    return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}
/** Whether `secret` is the one that was hashed. Of null (no such client) it takes as long and is false. */
async function verifySecret(secret, stored) {
    const [, N, r, p, salt, hash] = (stored ?? '').split('$');
    if (hash === undefined || salt === undefined) {
        await derive(secret, Buffer.alloc(SALT_BYTES), COST);
        return false;
    }
    const expected = Buffer.from(hash, 'base64url');
    const actual = await derive(secret, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) });
    return expected.length === actual.length && (0,external_node_crypto_.timingSafeEqual)(expected, actual);
}
//# sourceMappingURL=secrets.js.map
;// CONCATENATED MODULE: ./build/src/service/ids.js
/** Ids as TypeID 0.3 has them: a prefix and a UUIDv7 (RFC 9562) in 26 characters of lower-case Crockford base32. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const ids_ID_CHARACTERS = 26;
const RANDOM_BYTES = 10;
const RAND_B_BITS = 62n;
const TAIL_BITS = 74n;
const ids_VERSION = 7n << 76n;
const VARIANT = 2n << RAND_B_BITS;
function base32(value) {
    let rest = value;
    let text = '';
    for (let at = 0; at < ids_ID_CHARACTERS; at += 1) {
        text = ALPHABET.charAt(Number(rest & 31n)) + text;
        rest >>= 5n;
    }
    return text;
}
function toBigInt(bytes) {
    return bytes.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
}
/** 48 bits of time, version, 12 bits, variant, 62 bits: the 74 random bits are one counter across the variant. */
function uuid(milliseconds, tail) {
    const high = tail >> RAND_B_BITS;
    const low = tail & ((1n << RAND_B_BITS) - 1n);
    return (BigInt(milliseconds) << 80n) | ids_VERSION | (high << 64n) | VARIANT | low;
}
/**
 * @param clock milliseconds since the epoch
 * @param random gives that many bytes; asked once a millisecond, then the random part counts up (RFC 9562 §6.2, method 2),
 *   so ids made in one go sort as they were made, and a clock that stands still or goes back breaks nothing
 */
function createIds(clock, random) {
    let last = -1;
    let tail = 0n;
    return (prefix) => {
        const now = Math.floor(clock());
        if (now > last) {
            last = now;
            // The top bit stays clear, so that counting up has room.
            tail = toBigInt(random(RANDOM_BYTES)) & ((1n << (TAIL_BITS - 1n)) - 1n);
        }
        else {
            tail += 1n;
        }
        return `${prefix}_${base32(uuid(last, tail))}`;
    };
}
//# sourceMappingURL=ids.js.map
;// CONCATENATED MODULE: ./build/src/service/operation/observer.js
/** For a service that nobody measures. */
const UNOBSERVED = {
    stage: (_stage, _reviewId, work) => work(),
    provider: (_call, work) => work(),
    began: () => undefined,
    reviewEnded: () => undefined,
    delivery: () => undefined,
};
//# sourceMappingURL=observer.js.map
;// CONCATENATED MODULE: ./build/src/service/queue/dispatch.js
/** Runs the handler of the job's kind. */
function dispatch(handlers, attempt, job) {
    switch (job.kind) {
        case 'review':
            return handlers.review({ ...attempt, job });
        case 'pull-request':
            return handlers['pull-request']({ ...attempt, job });
        case 'check-run':
            return handlers['check-run']({ ...attempt, job });
        case 'retention':
            return handlers.retention({ ...attempt, job });
    }
}
//# sourceMappingURL=dispatch.js.map
;// CONCATENATED MODULE: ./build/src/service/queue/memory.js

/** Tries at a job before the last one's fault stands. */
const ATTEMPTS = 3;
/** Wait before the second try, in milliseconds; each further one is four times the one before. */
const FIRST_RETRY_MILLISECONDS = 500;
const RETRY_GROWTH = 4;
const RETENTION_MILLISECONDS = 60 * 60 * 1000;
/** Of jobs with the same key one runs at a time. */
function keyOf(job) {
    return job.kind === 'review' ? `${job.tenantId} ${job.key}` : null;
}
class MemoryQueue {
    options;
    waiting = [];
    running = new Map();
    stopped = new AbortController();
    hurried = new AbortController();
    handlers = null;
    concurrency = 0;
    constructor(options) {
        this.options = options;
    }
    enqueue(tx, job) {
        tx.onCommit(() => this.push({ job, number: 1, since: this.options.clock() }));
    }
    async work(handlers, concurrency) {
        this.handlers = handlers;
        this.concurrency = concurrency;
        this.repeatRetention();
        this.drain();
    }
    async backlog() {
        const kinds = ['review', 'pull-request', 'check-run', 'retention'];
        const now = this.options.clock();
        return kinds.map((kind) => {
            const waiting = this.waiting.filter(({ job }) => job.kind === kind);
            const oldest = Math.min(now, ...waiting.map(({ since }) => since));
            const running = [...this.running.values()].filter(({ job }) => job.kind === kind);
            return { kind, waiting: waiting.length, running: running.length, oldestMilliseconds: now - oldest };
        });
    }
    async stop(hurry) {
        this.stopped.abort();
        const giveUp = () => this.hurried.abort(new Error('the queue is stopping'));
        if (hurry?.aborted === true)
            giveUp();
        hurry?.addEventListener('abort', giveUp, { once: true });
        await Promise.all(this.running.keys());
        hurry?.removeEventListener('abort', giveUp);
    }
    push(waiting) {
        this.waiting.push(waiting);
        this.drain();
    }
    drain() {
        const { handlers } = this;
        if (handlers === null)
            return;
        while (!this.stopped.signal.aborted && this.running.size < this.concurrency) {
            const next = this.takeNext();
            if (next === null)
                return;
            const run = this.attempt(handlers, next).finally(() => {
                this.running.delete(run);
                this.drain();
            });
            this.running.set(run, next);
        }
    }
    /** The oldest whose key no running job has. */
    takeNext() {
        const taken = new Set([...this.running.values()].map(({ job }) => keyOf(job)));
        const at = this.waiting.findIndex(({ job }) => {
            const key = keyOf(job);
            return key === null || !taken.has(key);
        });
        return at === -1 ? null : (this.waiting.splice(at, 1)[0] ?? null);
    }
    /** Never rejects: a rejected handler means another try, as long as there is one. */
    async attempt(handlers, { job, number, since }) {
        const last = number >= ATTEMPTS;
        try {
            await dispatch(handlers, { number, last, signal: this.hurried.signal }, job);
        }
        catch {
            if (!last && !this.stopped.signal.aborted)
                this.retryLater({ job, number: number + 1, since });
        }
    }
    /** Waits beside the running jobs, not among them: a job that waits holds up no other. */
    retryLater(waiting) {
        const wait = FIRST_RETRY_MILLISECONDS * RETRY_GROWTH ** (waiting.number - 2);
        this.options.sleep(wait, this.stopped.signal).then(() => this.push(waiting), () => undefined);
    }
    repeatRetention() {
        this.options.sleep(RETENTION_MILLISECONDS, this.stopped.signal).then(() => {
            this.push({ job: { kind: 'retention' }, number: 1, since: this.options.clock() });
            this.repeatRetention();
        }, () => undefined);
    }
}
//# sourceMappingURL=memory.js.map
;// CONCATENATED MODULE: ./build/src/service/context.js
/** The address of a review's trace. */
function traceUrl(publicUrl, reviewId) {
    return `${publicUrl}/v1/reviews/${reviewId}/trace`;
}
//# sourceMappingURL=context.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/present.js

/** Milliseconds since the epoch → ISO 8601, UTC, milliseconds, `Z`. */
function timestamp(milliseconds) {
    return new Date(milliseconds).toISOString();
}
/** The queued, completed or failed shape, exactly. */
function presentReview(stored, publicUrl) {
    const { id, asked, change, outcome } = stored;
    const about = {
        repo: asked.repo,
        pr: asked.pr,
        head_sha: change.head.sha,
        ticket: asked.ticket,
        policy: asked.policy,
        dry_run: asked.dry_run,
    };
    const created_at = timestamp(stored.createdAt);
    const nothing = { verdict: null, tier: null, trace_url: null };
    switch (outcome.status) {
        case 'queued':
            return { id, status: 'queued', ...nothing, created_at, ...about };
        case 'failed':
            return { id, status: 'failed', ...nothing, created_at, ...about, error: { ...outcome.error } };
        case 'complete':
            return {
                id,
                status: 'complete',
                verdict: outcome.verdict,
                tier: outcome.tier,
                confidence: outcome.confidence,
                ac_bindings: [...outcome.acBindings],
                trace_url: traceUrl(publicUrl, id),
                created_at,
                completed_at: timestamp(outcome.completedAt),
                ...about,
                counts: outcome.counts,
            };
    }
}
//# sourceMappingURL=present.js.map
// EXTERNAL MODULE: ./node_modules/fastify/fastify.js
var fastify = __webpack_require__(16703);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:util/types"
var types_ = __webpack_require__(73429);
;// CONCATENATED MODULE: ./build/src/service/store/away.js
/** Whether a fault says that the database is away, and not that the query was wrong. */

/** PostgreSQL's codes (appendix A of its manual): shutting down, starting, too many connections; class 08 is connections. */
const SQL_STATES = new Set(['57P01', '57P02', '57P03', '53300']);
const CONNECTION_CLASS = '08';
const SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
/** What `pg` says without a code: a connection that ended, or one that could not be had in time. */
const WORDS = /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/u;
/** True of faults that pass when the database is back. */
function isDatabaseAway(cause) {
    if (!(0,types_.isNativeError)(cause))
        return false;
    if (cause instanceof AggregateError && cause.errors.length > 0)
        return cause.errors.every(isDatabaseAway);
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    return SQL_STATES.has(code) || SYSTEM.has(code) || code.startsWith(CONNECTION_CLASS) || WORDS.test(cause.message);
}
//# sourceMappingURL=away.js.map
;// CONCATENATED MODULE: ./build/src/service/http/headers.js
/** An API answers with data, never with a page that may run or be framed; pages that come later set their own policy. */
const SECURITY = {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
};
const HSTS = 'max-age=31536000';
/** What every answer carries, also those that the framework gives before any hook runs. */
function baseHeaders(requestId) {
    return { ...SECURITY, 'x-request-id': requestId, 'cache-control': 'no-store' };
}
/** X-Request-Id, the security headers, and `Connection: close` once the service is going down. */
function setHeaders(app, { publicUrl, closing }) {
    app.addHook('onRequest', async (request, reply) => {
        reply.headers(baseHeaders(request.id));
        if (publicUrl().startsWith('https:'))
            reply.header('strict-transport-security', HSTS);
    });
    // As late as can be: a request that was under way when the service began to close must not keep its connection.
    app.addHook('onSend', async (_request, reply) => {
        if (closing())
            reply.header('connection', 'close');
    });
}
const CALLERS_ID = /^[\w.-]{1,128}$/u;
/** The caller's own request id where it is harmless, else a new one. */
function requestId(given, fresh) {
    return typeof given === 'string' && CALLERS_ID.test(given) ? given : fresh();
}
//# sourceMappingURL=headers.js.map
;// CONCATENATED MODULE: ./build/src/service/http/problem.js
/** Faults on their way to the caller: RFC 9457 problem details with a code of the contract. */

/** A fault the caller may know of. `message` becomes `detail`: it says what to do next and holds nothing internal. */
class ServiceFault extends Error {
    code;
    name = 'ServiceFault';
    status;
    errors;
    headers;
    constructor(code, detail, options = {}) {
        super(detail, { cause: options.cause });
        this.code = code;
        this.status = options.status ?? contract/* ERRORS */.Sr[code].status;
        this.errors = options.errors;
        this.headers = options.headers ?? {};
    }
}
/** The one way to say that something is not there; another tenant's id reads exactly the same. */
function notFound(what) {
    return new ServiceFault('E_NF_001', `There is no such ${what}. Check the id, and that the token is of the right tenant.`);
}
/** The body of an error answer. `instance` names the request, as the X-Request-Id header does. */
function problemOf(fault, requestId) {
    return {
        type: `urn:review-gate:error:${fault.code}`,
        title: contract/* ERRORS */.Sr[fault.code].title,
        status: fault.status,
        detail: fault.message,
        instance: `urn:review-gate:request:${requestId}`,
        code: fault.code,
        ...(fault.errors === undefined ? {} : { errors: [...fault.errors] }),
    };
}
//# sourceMappingURL=problem.js.map
;// CONCATENATED MODULE: ./build/src/service/http/errors.js
/** Every answer that is not a success goes through here, the framework's own faults too: problem+json and nothing internal. */




const PROBLEM_TYPE = 'application/problem+json';
function isFrameworkFault(cause) {
    return (typeof cause === 'object' &&
        cause !== null &&
        'statusCode' in cause &&
        typeof cause.statusCode === 'number' &&
        'code' in cause &&
        typeof cause.code === 'string');
}
const errors_WORDS = {
    400: 'The request is malformed: the body must be one valid JSON value, the address valid percent-encoding.',
    408: 'The request took too long to arrive. Send it again.',
    411: 'The request needs a Content-Length.',
    414: 'The address of the request is too long.',
    415: 'The Content-Type is not one this call takes. Send application/json in UTF-8; /openapi.json names what else a call takes.',
    431: 'The headers of the request are too large.',
};
/** What the caller may know of `cause`. */
function faultOf(cause) {
    if (cause instanceof ServiceFault)
        return cause;
    if (isFrameworkFault(cause) && cause.statusCode >= 400 && cause.statusCode < 500) {
        if (cause.statusCode === 413)
            return new ServiceFault('E_REQ_003', 'The body is over 64 KiB. Send a smaller one.');
        const detail = errors_WORDS[cause.statusCode] ?? 'The request cannot be understood.';
        return new ServiceFault('E_REQ_001', detail, { status: cause.statusCode, cause });
    }
    if (isDatabaseAway(cause)) {
        return new ServiceFault('E_INT_001', 'The database cannot be reached now. It is safe to send the request again.', {
            status: 503,
            headers: { 'Retry-After': '2' },
            cause,
        });
    }
    return new ServiceFault('E_INT_001', 'Something went wrong on our side. Try again; name the instance if it stays.', {
        cause,
    });
}
/** The cause of a fault of ours, for the operator's log: one line, with where it was thrown. */
function causeLine(cause) {
    const text = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    return text.replaceAll(/\s*\n\s*/gu, ' | ');
}
function answer(request, reply, cause, log) {
    const fault = faultOf(cause);
    request.faultCode = fault.code;
    if (fault.status === 500 || isDatabaseAway(cause))
        log(`${request.id} ${request.method} ${request.routeOptions.url ?? '?'}: ${causeLine(cause)}`);
    void reply
        .code(fault.status)
        .headers({ ...baseHeaders(request.id), ...fault.headers })
        .type(PROBLEM_TYPE)
        // As bytes: the framework would add a charset to a text, and this media type has none.
        .send(Buffer.from(JSON.stringify(problemOf(fault, request.id))));
}
/** For Fastify's `frameworkErrors`: addresses that cannot be routed never reach the error handler. */
function answerFrameworkFault(log) {
    return (cause, request, reply) => answer(request, reply, cause, log);
}
/** Sets the error handler. `allowed` gives the methods that a path knows; none where there is no such path. */
function handleErrors(app, log, allowed) {
    app.setErrorHandler((cause, request, reply) => answer(request, reply, cause, log));
    app.addHook('onRequest', async (request) => {
        if (!request.is404)
            return;
        const path = request.url.replace(/[?#].*$/su, '').replace(/^https?:\/\/[^/]*/iu, '');
        const methods = allowed(path);
        if (methods.length === 0 || methods.includes(request.method)) {
            throw new ServiceFault('E_NF_001', 'There is no such call. /openapi.json lists those there are.');
        }
        throw new ServiceFault('E_REQ_001', `The call does not know ${request.method}. It knows ${methods.join(', ')}.`, {
            status: 405,
            headers: { Allow: methods.join(', ') },
        });
    });
}
const CLIENT_FAULTS = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
/** For Fastify's `clientErrorHandler`: what could not even be read as HTTP. */
function answerClientFault(requestId) {
    return (error, socket) => {
        if (error.code === 'ECONNRESET' || !socket.writable) {
            socket.destroy();
            return;
        }
        const status = CLIENT_FAULTS[error.code ?? ''] ?? 400;
        const id = requestId();
        const body = JSON.stringify(problemOf(faultOf({ statusCode: status, code: 'CLIENT' }), id));
        socket.end([
            `HTTP/1.1 ${status} ${external_node_http_.STATUS_CODES[status]}`,
            `Content-Type: ${PROBLEM_TYPE}`,
            `Content-Length: ${Buffer.byteLength(body)}`,
            'Connection: close',
            ...Object.entries(baseHeaders(id)).map(([name, value]) => `${name}: ${value}`),
            '',
            body,
        ].join('\r\n'));
    };
}
//# sourceMappingURL=errors.js.map
;// CONCATENATED MODULE: ./build/src/service/http/framing.js

/** Of headers that come once, Node keeps the first and drops the others in silence; others keep the last. */
const ONCE = new Set(['host', 'authorization', 'content-type']);
/** Where such a request ends is not certain, so none may follow it. */
const CLOSE = { Connection: 'close' };
function twice({ rawHeaders }) {
    const seen = new Set();
    for (let at = 0; at < rawHeaders.length; at += 2) {
        const name = (rawHeaders[at] ?? '').toLowerCase();
        if (!ONCE.has(name))
            continue;
        if (seen.has(name))
            return name;
        seen.add(name);
    }
    return null;
}
/** What is wrong with the frame of a request; null where nothing is. */
function framing_faultOf(request) {
    const { headers, httpVersion } = request;
    const malformed = (detail) => new ServiceFault('E_REQ_001', `The request is malformed: ${detail}`, { status: 400, headers: CLOSE });
    const repeated = twice(request);
    if (repeated !== null)
        return malformed(`the header ${repeated} must come once.`);
    // RFC 9112 §3.2; before 1.1 there was none.
    if (headers.host === undefined && httpVersion !== '1.0')
        return malformed('the header Host is missing.');
    const coding = headers['transfer-encoding'];
    if (coding !== undefined && (httpVersion === '1.0' || coding.toLowerCase() !== 'chunked')) {
        return malformed('the only Transfer-Encoding is chunked, and that of HTTP/1.1.');
    }
    const { expect } = headers;
    if (expect !== undefined && expect.toLowerCase() !== '100-continue') {
        return new ServiceFault('E_REQ_001', 'The only Expect is 100-continue.', { status: 417, headers: CLOSE });
    }
    return null;
}
/** Node's own answers to these have no body and no id: it is told to leave them to the hook. */
const LENIENT_HTTP = { requireHostHeader: false };
/** Refuses them before anything else is looked at. */
function refuseAmbiguousFrames(app) {
    app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
    app.addHook('onRequest', async ({ raw }) => {
        const fault = framing_faultOf(raw);
        if (fault !== null)
            throw fault;
    });
}
//# sourceMappingURL=framing.js.map
;// CONCATENATED MODULE: ./build/src/service/http/media.js
/** Bodies are UTF-8: JSON is nothing else (RFC 8259 §8.1), and what would be read as other letters is better refused. */


const CHARSET = /;\s*charset\s*=\s*"?([^\s";]*)/iu;
/** US-ASCII is the same bytes. */
const TAKEN = new Set(['utf-8', 'utf8', 'us-ascii']);
const IDENTITY = /^\s*(?:identity)?\s*$/iu;
/** The fault of a Content-Type that names another charset; null where it names none, or UTF-8. */
function otherCharset(contentType) {
    const charset = CHARSET.exec(contentType ?? '')?.[1];
    if (charset === undefined || TAKEN.has(charset.toLowerCase()))
        return null;
    return new ServiceFault('E_REQ_001', 'The Content-Type names another charset than UTF-8. Send the body in UTF-8.', {
        status: 415,
    });
}
/** What is read of a body as bytes. Null where it is no UTF-8: what would be read as other letters is not read at all. */
function readUtf8(body) {
    return (0,external_node_buffer_.isUtf8)(body) ? body.toString('utf8') : null;
}
/** The fault of a body that readUtf8 does not read. */
function notUtf8() {
    return new ServiceFault('E_REQ_001', 'The request is malformed: the body is not valid UTF-8.');
}
/** Nothing is unpacked, so nothing can unpack to more than a body may be (RFC 9110 §8.4, §15.5.16). */
function refuseEncodings(app) {
    app.addHook('preParsing', async ({ method, headers: { 'content-encoding': encoding } }) => {
        if (method === 'GET' || method === 'HEAD' || encoding === undefined || IDENTITY.test(encoding))
            return;
        throw new ServiceFault('E_REQ_001', 'The body has a Content-Encoding, and none is taken. Send it as it is.', {
            status: 415,
            headers: { 'Accept-Encoding': 'identity' },
        });
    });
}
/** Takes bodies of a media type as text, and as what `read` makes of it. */
function takeText(app, mediaType, read) {
    app.addContentTypeParser(mediaType, { parseAs: 'buffer' }, (request, body, done) => {
        const fault = otherCharset(request.headers['content-type']);
        const text = readUtf8(body);
        if (fault !== null)
            done(fault, undefined);
        else if (text === null)
            done(notUtf8(), undefined);
        else
            done(null, read(text));
    });
}
//# sourceMappingURL=media.js.map
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/util/decode_protected_header.js
var decode_protected_header = __webpack_require__(61196);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwt/sign.js + 1 modules
var sign = __webpack_require__(72896);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwt/verify.js + 1 modules
var jwt_verify = __webpack_require__(25057);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/util/errors.js
var errors = __webpack_require__(5674);
;// CONCATENATED MODULE: ./build/src/service/auth/access-tokens.js
/** Access tokens: JWTs of RFC 9068 (`at+jwt`), signed with ES256; the public keys are published as a JWKS. */




const ALGORITHM = 'ES256';
const TYPE = 'at+jwt';
const Claims = schemas/* object */.Ikc({ client_id: schemas/* string */.YjP().min(1), tenant_id: schemas/* string */.YjP().min(1), scope: schemas/* string */.YjP() });
/** Why a token is no good, in words for its bearer. */
class TokenRefused extends Error {
    name = 'TokenRefused';
}
const foreign = (cause) => new TokenRefused('The access token is not one of this service.', { cause });
/** The key that a token names. */
function kidOf(token) {
    let kid;
    try {
        ({ kid } = (0,decode_protected_header/* decodeProtectedHeader */._)(token));
    }
    catch (cause) {
        throw foreign(cause);
    }
    if (typeof kid !== 'string')
        throw foreign();
    return kid;
}
class AccessTokens {
    options;
    constructor(options) {
        this.options = options;
    }
    /** The public keys, for whoever verifies tokens or the signatures of traces themselves. */
    async jwks() {
        const { token, trace } = await this.options.keyring.current();
        return { keys: [...token, ...trace].map(({ publicKey }) => publicKey) };
    }
    async mint(client, scopes) {
        const { clock, issuer, keyring } = this.options;
        const [key] = (await keyring.current()).token;
        if (key === undefined)
            throw new Error('there is no key to sign access tokens with');
        const now = Math.floor(clock() / 1000);
        return new sign/* SignJWT */.P({ client_id: client.id, tenant_id: client.tenantId, scope: scopes.join(' ') })
            .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: key.id })
            .setIssuer(issuer())
            .setAudience(issuer())
            .setSubject(client.id)
            .setIssuedAt(now)
            .setExpirationTime(now + contract/* LIMITS */.b1.TOKEN_LIFETIME_SECONDS)
            .setJti((0,external_node_crypto_.randomUUID)())
            .sign(key.privateKey);
    }
    /** Throws TokenRefused for whatever this service did not mint, has expired, or is of a client that is revoked. */
    async verify(token) {
        const key = await this.keyOf(kidOf(token));
        const claims = Claims.safeParse(await this.payloadOf(token, key));
        if (!claims.success)
            throw foreign(claims.error);
        const { client_id, tenant_id, scope } = claims.data;
        if (!(await this.options.clients.mayCall(client_id, tenant_id))) {
            throw new TokenRefused('The client of the access token was revoked.');
        }
        const known = scope.split(' ').flatMap((word) => contract/* Scope */.HG.safeParse(word).data ?? []);
        return { clientId: client_id, tenantId: tenant_id, scopes: new Set(known) };
    }
    /** A key that another process has just made is not known here yet. */
    async keyOf(kid) {
        const { keyring } = this.options;
        const named = ({ id }) => id === kid;
        const key = keyring.known().token.find(named) ?? (await keyring.lookAgain()).token.find(named);
        if (key === undefined)
            throw foreign();
        return key;
    }
    async payloadOf(token, key) {
        const { clock, issuer } = this.options;
        try {
            const { payload } = await (0,jwt_verify/* jwtVerify */.V)(token, key.verifyingKey, {
                algorithms: [ALGORITHM],
                typ: TYPE,
                issuer: issuer(),
                audience: issuer(),
                requiredClaims: ['exp', 'iat', 'sub', 'jti'],
                currentDate: new Date(clock()),
            });
            return payload;
        }
        catch (cause) {
            if (cause instanceof errors/* JWTExpired */.n)
                throw new TokenRefused('The access token has expired.', { cause });
            throw foreign(cause);
        }
    }
}
//# sourceMappingURL=access-tokens.js.map
;// CONCATENATED MODULE: ./build/src/service/auth/bearer.js


const REALM = 'Bearer realm="review-gate"';
/** `token68` of RFC 9110 §11.2, behind the scheme in any case. */
const BEARER = /^bearer +([A-Za-z0-9\-._~+/]+=*) *$/iu;
/** 401: `error` is left out where the request named no token at all (RFC 6750 §3.1). */
function unauthorized(detail, error) {
    const reason = error === undefined ? '' : `, error="${error}", error_description="${detail}"`;
    return new ServiceFault('E_AUTH_001', `${detail} Mint a token at /oauth/token and send it as Authorization: Bearer.`, {
        headers: { 'WWW-Authenticate': `${REALM}${reason}` },
    });
}
function forbidden(scope) {
    const error = `error="insufficient_scope", error_description="The call needs the scope ${scope}.", scope="${scope}"`;
    return new ServiceFault('E_AUTH_002', `The call needs the scope ${scope}: mint a token that has it.`, {
        headers: { 'WWW-Authenticate': `${REALM}, ${error}` },
    });
}
/**
 * @param header the Authorization header as it came
 * @param scope the one scope that the call needs
 * @returns who calls. Throws E_AUTH_001 or E_AUTH_002
 */
async function authorize(header, scope, tokens) {
    if (header === undefined)
        throw unauthorized('The Authorization header is missing.');
    const token = BEARER.exec(header)?.[1];
    if (token === undefined)
        throw unauthorized('The Authorization header is not a bearer token.');
    const principal = await tokens.verify(token).catch((cause) => {
        if (cause instanceof TokenRefused)
            throw unauthorized(cause.message, 'invalid_token');
        throw cause;
    });
    if (!principal.scopes.has(scope))
        throw forbidden(scope);
    return principal;
}
//# sourceMappingURL=bearer.js.map
;// CONCATENATED MODULE: ./build/src/service/http/input.js


/** More faults than these are not listed: a body of a thousand unknown fields is not worth an answer of that size. */
const input_MAX_FAULTS = 50;
const NO_BODY = schemas/* strictObject */.rej({}).optional();
function segment(key) {
    return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
const inBody = (path) => path.map(segment).join('');
const inQuery = (path) => `?${path.map(String).join('.')}`;
const inPath = (path) => `{${path.map(String).join('.')}}`;
const inHeader = (path) => path.map(String).join('.');
function isMissing(value, path) {
    let at = value;
    for (const key of path) {
        if (typeof at !== 'object' || at === null)
            return false;
        at = Object.entries(at).find(([name]) => name === String(key))?.[1];
    }
    return at === undefined;
}
function faultsOf(error, value, place) {
    return error.issues
        .flatMap((issue) => issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ pointer: place([...issue.path, key]), detail: `unknown field "${key}"` }))
        : [{ pointer: place(issue.path), detail: isMissing(value, issue.path) ? 'is missing' : issue.message }])
        .slice(0, input_MAX_FAULTS);
}
/** E_REQ_001 that names each fault. */
function malformed(faults) {
    const named = faults.map(({ pointer, detail }) => `${pointer === '' ? 'the body' : pointer}: ${detail}`).join('; ');
    return new ServiceFault('E_REQ_001', `The request is malformed. ${named}`, { errors: faults });
}
function input_parse(schema, value, place) {
    const parsed = schema.safeParse(value);
    if (parsed.success)
        return parsed.data;
    throw malformed(faultsOf(parsed.error, value, place));
}
/** The query, by the call's schema. Throws E_REQ_001 that names each bad or unknown parameter. */
function readQuery(schema, request) {
    return input_parse(schema, request.query, inQuery);
}
/** The JSON body, by the call's schema. Throws E_REQ_001 that names each bad or unknown field. */
function readBody(schema, request) {
    return input_parse(schema, request.body, inBody);
}
/** The same for a body that names a change: where repo and pr alone are at fault, that has a code of its own, E_REQ_002. */
function input_readChange(schema, request) {
    try {
        return readBody(schema, request);
    }
    catch (cause) {
        if (!(cause instanceof ServiceFault) || cause.errors === undefined)
            throw cause;
        const { errors } = cause;
        if (!errors.every(({ pointer }) => pointer === '/repo' || pointer === '/pr'))
            throw cause;
        const named = errors.map(({ pointer, detail }) => `${pointer.slice(1)}: ${detail}`).join('; ');
        throw new ServiceFault('E_REQ_002', `Invalid repo or pr: ${named}.`, { errors });
    }
}
/** A body that came in the call's other media type, as it is. */
class TextBody {
    text;
    constructor(text) {
        this.text = text;
    }
}
/** The body of a call that takes a text too: `ofText` says what a text is the short form of. */
function readBodyOrText(schema, request, ofText) {
    const { body } = request;
    return input_parse(schema, body instanceof TextBody ? ofText(body.text) : body, inBody);
}
/** For calls without a body: nothing or `{}`, so that a field somebody hopes has an effect is not passed over in silence. */
function refuseBody(request) {
    input_parse(NO_BODY, request.body, inBody);
}
/** The headers that the call's schema names, whatever their case. Throws E_REQ_001 that names each bad one. */
function readHeaders(schema, request) {
    const given = Object.keys(schema.shape).map((name) => [name, request.headers[name.toLowerCase()]]);
    return input_parse(schema, Object.fromEntries(given.filter(([, value]) => value !== undefined)), inHeader);
}
/** The path's parameters; undefined where they cannot name anything, which reads as "no such resource". */
function readParams(schema, request) {
    const parsed = schema.safeParse(request.params);
    return parsed.success ? parsed.data : undefined;
}
/** The path's parameters where the call makes what they name. Throws E_REQ_001 where they cannot be a name. */
function mustReadParams(schema, request) {
    return input_parse(schema, request.params, inPath);
}
//# sourceMappingURL=input.js.map
;// CONCATENATED MODULE: ./build/src/service/http/route.js




const NO_QUERY = schemas/* strictObject */.rej({});
/** `{name}` of OpenAPI → `:name` of the router, which takes `::` for a colon. */
function fastifyPath(path) {
    return path.replaceAll(':', '::').replaceAll(/\{(\w+)\}/gu, ':$1');
}
/** Whether `path` is one of the operation's addresses. */
function matches(operation, path) {
    const pattern = operation.path.replaceAll(/[.\\+*?^$()[\]|]/gu, '\\$&').replaceAll(/\{\w+\}/gu, '[^/]+');
    return new RegExp(`^${pattern}$`, 'u').test(path);
}
/** An answer of the call, as text that was made of its shape before. */
function sendText(reply, operation, body) {
    return reply.code(operation.success.status).type('application/json; charset=utf-8').send(body);
}
/** An answer of the call: its own status, and a body of its own shape. */
function route_send(reply, operation, body) {
    return sendText(reply, operation, JSON.stringify(body));
}
/** A call that asks for no bearer. */
function openRoute({ app, served }, operation, handler) {
    served.add(operation.id);
    app.route({
        method: operation.method.toUpperCase(),
        url: fastifyPath(operation.path),
        config: { operation: operation.id },
        handler,
    });
}
/** A call that needs a bearer with the operation's scope. Checked before the body is read. */
function guardedRoute({ app, served }, { tokens }, operation, handler, { instead } = {}) {
    const principals = new WeakMap();
    const { orText } = operation.body ?? {};
    served.add(operation.id);
    const route = {
        method: operation.method.toUpperCase(),
        url: fastifyPath(operation.path),
        config: { operation: operation.id },
        onRequest: async (request) => {
            const other = request.headers.authorization === undefined ? await instead?.(request) : null;
            const principal = other ?? (await authorize(request.headers.authorization, operation.scope, tokens));
            principals.set(request, principal);
            request.caller = principal;
        },
        handler: async (request, reply) => {
            const principal = principals.get(request);
            if (principal === undefined)
                throw new Error('the route ran without its guard');
            // A parameter somebody hopes has an effect is not passed over in silence.
            if (operation.query === undefined)
                readQuery(NO_QUERY, request);
            return handler({ request, reply, principal });
        },
    };
    if (orText === undefined)
        app.route(route);
    else {
        // In a scope of its own: no other call takes the media type.
        app.register(async (scope) => {
            takeText(scope, orText, (text) => new TextBody(text));
            scope.route(route);
        });
    }
}
//# sourceMappingURL=route.js.map
;// CONCATENATED MODULE: ./build/src/service/http/times.js

const SERVER_TIMES = {
    headers: 15_000,
    request: 30_000,
    // A simulation gives itself 60 s, and says then what to do instead.
    answer: 75_000,
    keepAlive: 72_000,
    idle: 120_000,
    look: 3000,
    connections: 10_000,
};
/** The framework's options. */
function serverOptions({ headers, request, keepAlive, idle, look }) {
    return {
        http: { headersTimeout: headers, connectionsCheckingInterval: look, maxHeaderSize: 16 * 1024 },
        requestTimeout: request,
        keepAliveTimeout: keepAlive,
        connectionTimeout: idle,
    };
}
const RETRY_AFTER_SECONDS = 10;
/**
 * Gives up answers that take longer than `answer`. A timer of our own: the framework's `handlerTimeout` ends with the
 * request's body, so it never fires for a call that has one.
 */
function limitAnswers(app, { answer }) {
    app.addHook('onRequest', async (_request, reply) => {
        const timer = setTimeout(() => {
            if (reply.sent)
                return;
            // Its work may yet be done: with the key it is safe to ask again.
            const detail = 'The answer took too long and was given up. Try again, with the same Idempotency-Key if there was one.';
            void reply.send(new ServiceFault('E_INT_001', detail, {
                status: 503,
                headers: { 'Retry-After': String(RETRY_AFTER_SECONDS) },
            }));
        }, answer);
        reply.raw.once('close', () => clearTimeout(timer));
    });
}
//# sourceMappingURL=times.js.map
// EXTERNAL MODULE: external "node:process"
var external_node_process_ = __webpack_require__(1708);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
// EXTERNAL MODULE: ./node_modules/@fastify/under-pressure/index.js
var under_pressure = __webpack_require__(70856);
;// CONCATENATED MODULE: ./build/src/service/operation/overload.js
/** Requests are turned away before the process falls over, and told when to come back; probes and figures never are. */




/** Of what the process may have: so much, and it is nearly gone. */
const SHARE = 0.9;
const EVENT_LOOP_MILLISECONDS = 1000;
const WAITING_CONNECTIONS = 200;
const overload_RETRY_AFTER_SECONDS = 5;
/** More than any machine has: how Node says that nothing bounds the process. */
const UNBOUNDED_BYTES = (/* unused pure expression or super */ null && (2 ** 52));
/** Answered whatever the load is: an orchestrator that gets no answer kills the process, which makes load worse. */
const ALWAYS = new Set(['health', 'ready', 'metrics']);
const PRESSURES = {
    [under_pressure.TYPE_EVENT_LOOP_DELAY]: 'event-loop',
    [under_pressure.TYPE_HEAP_USED_BYTES]: 'heap',
    [under_pressure.TYPE_RSS_BYTES]: 'memory',
    [under_pressure.TYPE_HEALTH_CHECK]: 'database',
};
/** Limits that suit the process: of its heap, and of the memory that its container gives it. */
function defaultLimits() {
    const memory = constrainedMemory();
    const bounded = memory > 0 && memory < UNBOUNDED_BYTES;
    return {
        eventLoopMilliseconds: EVENT_LOOP_MILLISECONDS,
        heapBytes: Math.floor(getHeapStatistics().heap_size_limit * SHARE),
        memoryBytes: bounded ? Math.floor(memory * SHARE) : 0,
        waitingConnections: WAITING_CONNECTIONS,
    };
}
/** Adds the guard. To be called before routes in scopes of their own are registered. */
function guardAgainstOverload(app, { limits, sampleMilliseconds = 1000, waiting }, meter) {
    app.register(under_pressure.fastifyUnderPressure, {
        maxEventLoopDelay: limits.eventLoopMilliseconds,
        maxHeapUsedBytes: limits.heapBytes,
        maxRssBytes: limits.memoryBytes,
        sampleInterval: sampleMilliseconds,
        ...(limits.waitingConnections === 0
            ? {}
            : { healthCheck: async () => waiting() <= limits.waitingConnections, healthCheckInterval: sampleMilliseconds }),
        pressureHandler: async (request, _reply, type) => {
            const { operation } = request.routeOptions.config;
            if (operation !== undefined && ALWAYS.has(operation))
                return;
            meter?.turnedAway(PRESSURES[type] ?? 'event-loop');
            throw new ServiceFault('E_INT_001', `The service is overloaded. Try again in ${overload_RETRY_AFTER_SECONDS} s.`, {
                status: 503,
                headers: { 'Retry-After': String(overload_RETRY_AFTER_SECONDS) },
            });
        },
    });
}
//# sourceMappingURL=overload.js.map
;// CONCATENATED MODULE: ./build/src/service/operation/requests.js

/** Asked for by machines, every few seconds: not worth a line unless somebody looks for it. */
const PROBES = new Set(['health', 'ready', 'metrics']);
function header(request, name) {
    const value = request.headers[name];
    return typeof value === 'string' ? value : undefined;
}
function levelOf(operation, status) {
    // 502 to 504 are a provider's or the load's, and pass; 500 is a fault of ours.
    if (status === 500)
        return 'error';
    if (status > 500)
        return 'warn';
    return operation !== undefined && PROBES.has(operation) ? 'debug' : 'info';
}
/** Hooks that see every request first and last. To be called before other hooks are added. */
function observeRequests(app, { meter, logger, tracer, clock }) {
    const seen = new WeakMap();
    app.addHook('onRequest', async (request) => {
        const { operation } = request.routeOptions.config;
        const route = operation === undefined ? null : contract/* OPERATIONS */.xb[operation].path;
        const span = tracer.begin(route === null ? request.method : `${request.method} ${route}`, {
            kind: 'server',
            attributes: {
                'http.request.method': request.method,
                'url.scheme': request.protocol,
                'review_gate.request.id': request.id,
                ...(route === null ? {} : { 'http.route': route }),
                ...(operation === undefined ? {} : { 'review_gate.operation': operation }),
            },
        }, { traceparent: header(request, 'traceparent'), tracestate: header(request, 'tracestate') });
        seen.set(request, { since: clock(), span });
    });
    // As late as can be: what reads the body runs in the socket's context, not in the request's.
    app.addHook('preHandler', (request, _reply, done) => {
        const one = seen.get(request);
        if (one === undefined)
            done();
        else
            one.span.within(done);
    });
    app.addHook('onResponse', async (request, reply) => {
        const one = seen.get(request);
        if (one === undefined)
            return;
        const { operation } = request.routeOptions.config;
        const status = reply.statusCode;
        const milliseconds = Math.max(0, clock() - one.since);
        const tenant = request.caller?.tenantId;
        meter?.request({ operation: operation ?? null, method: request.method, status, milliseconds });
        one.span.set({
            'http.response.status_code': status,
            ...(tenant === undefined ? {} : { 'review_gate.tenant.id': tenant }),
        });
        one.span.end(status >= 500 ? (request.faultCode ?? String(status)) : null);
        logger[levelOf(operation, status)]('request', {
            request_id: request.id,
            operation: operation ?? null,
            method: request.method,
            status,
            duration_ms: Math.round(milliseconds),
            ...(request.faultCode === undefined ? {} : { code: request.faultCode }),
            ...(request.caller === undefined
                ? {}
                : { tenant_id: request.caller.tenantId, client_id: request.caller.clientId }),
            ...(one.span.traceId === null ? {} : { trace_id: one.span.traceId }),
            // A caller that went away before it had the answer.
            ...(reply.raw.writableFinished ? {} : { aborted: true }),
        });
    });
}
//# sourceMappingURL=requests.js.map
;// CONCATENATED MODULE: ./build/src/service/pages/document.js
/** What a page needs of an OpenAPI document: read with care, so that the page can be made of any. */

const Schema = schemas/* lazy */.RZV(() => schemas/* looseObject */._H3({
    $ref: schemas/* string */.YjP().optional(),
    type: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP())]).optional(),
    description: schemas/* string */.YjP().optional(),
    enum: schemas/* array */.YOg(schemas/* unknown */.L5J()).optional(),
    format: schemas/* string */.YjP().optional(),
    pattern: schemas/* string */.YjP().optional(),
    minimum: schemas/* number */.aig().optional(),
    maximum: schemas/* number */.aig().optional(),
    minLength: schemas/* number */.aig().optional(),
    maxLength: schemas/* number */.aig().optional(),
    minItems: schemas/* number */.aig().optional(),
    maxItems: schemas/* number */.aig().optional(),
    items: Schema.optional(),
    properties: schemas/* record */.g1P(schemas/* string */.YjP(), Schema).optional(),
    additionalProperties: schemas/* union */.KCZ([schemas/* boolean */.zMY(), Schema]).optional(),
    required: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    oneOf: schemas/* array */.YOg(Schema).optional(),
    anyOf: schemas/* array */.YOg(Schema).optional(),
}));
const Content = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ schema: Schema }));
const Call = schemas/* object */.Ikc({
    operationId: schemas/* string */.YjP(),
    summary: schemas/* string */.YjP(),
    security: schemas/* array */.YOg(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* string */.YjP()))),
    parameters: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), in: schemas/* string */.YjP(), required: schemas/* boolean */.zMY(), schema: Schema }))
        .default([]),
    requestBody: schemas/* object */.Ikc({ content: Content }).optional(),
    responses: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({
        description: schemas/* string */.YjP(),
        headers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ description: schemas/* string */.YjP() })).default({}),
        content: Content.default({}),
    })),
});
const ApiDocument = schemas/* object */.Ikc({
    info: schemas/* object */.Ikc({ title: schemas/* string */.YjP(), description: schemas/* string */.YjP() }),
    servers: schemas/* array */.YOg(schemas/* object */.Ikc({ url: schemas/* string */.YjP() })).min(1),
    paths: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* record */.g1P(schemas/* string */.YjP(), Call)),
    components: schemas/* object */.Ikc({
        schemas: schemas/* record */.g1P(schemas/* string */.YjP(), Schema),
        securitySchemes: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ flows: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({ scopes: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()) })) })),
    }),
});
/** Reads the document. Throws where it is none that a page can be made of. */
function readDocument(document) {
    return ApiDocument.parse(document);
}
//# sourceMappingURL=document.js.map
;// CONCATENATED MODULE: ./build/src/service/pages/examples.js
const JSON_TYPE = 'application/json';
/** Bodies of calls, as the contract's schemas take them. */
const BODIES = {
    createReview: { repo: 'octo/shop', pr: 7, ticket: '#42' },
    createWebhook: { url: 'https://ci.example.com/hooks/review-gate', events: ['review.completed'] },
    patchTenant: { default_policy: 'strict', retention_days: 90 },
    putPolicy: { source: 'extends: balanced' },
    putProviderToken: { token: 'ghp_replace_me' },
    simulatePolicy: { repo: 'octo/shop', pr: 7, policy: 'strict' },
    lintTicket: { text: '## Acceptance criteria\n- The total is rounded to cents' },
    receiveGithub: { action: 'opened' },
};
/** Path and query parameters. */
const VALUES = {
    name: 'strict-payments',
    provider: 'github',
    review_id: 'rev_01jz8w6q3tfq6b0m3c9d1x7k2n',
};
const IDS = {
    reviews: 'rev_01jz8w6q3tfq6b0m3c9d1x7k2n',
    findings: 'fnd_01jz8w6q3tfq6b0m3c9d1x7k2n',
    webhooks: 'whk_01jz8w6q3tfq6b0m3c9d1x7k2n',
};
const FORM = [
    '--data-urlencode "grant_type=client_credentials"',
    '--data-urlencode "client_id=$CLIENT_ID"',
    '--data-urlencode "client_secret=$CLIENT_SECRET"',
];
/** `'` ends a quoted text in a shell. */
const examples_quoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;
function filled(path) {
    const [resource = ''] = path.replace(/^\/v1\//u, '').split('/');
    return path.replaceAll(/\{(\w+)\}/gu, (_, name) => (name === 'id' ? IDS[resource] : VALUES[name]) ?? name);
}
function isKnown(id) {
    return Object.hasOwn(BODIES, id);
}
/** The call for curl. `$TOKEN`, `$CLIENT_ID` and `$CLIENT_SECRET` are the reader's. */
function curlOf({ baseUrl, method, path, operationId, bearer, query }) {
    const search = new URLSearchParams(query.map((name) => [name, VALUES[name] ?? name])).toString();
    const url = `${baseUrl.replace(/\/$/u, '')}${filled(path)}${search === '' ? '' : `?${search}`}`;
    const verb = method.toUpperCase();
    const form = path === '/oauth/token' ? FORM : [];
    const body = isKnown(operationId) ? BODIES[operationId] : undefined;
    const parts = [
        ...(verb === 'GET' || form.length > 0 || (verb === 'POST' && body !== undefined) ? [] : [`-X ${verb}`]),
        examples_quoted(url),
        ...(bearer ? ['-H "Authorization: Bearer $TOKEN"'] : []),
        ...form,
        ...(body === undefined ? [] : [`-H 'Content-Type: ${JSON_TYPE}'`, `-d ${examples_quoted(JSON.stringify(body))}`]),
    ];
    return `curl ${parts.join(' \\\n  ')}`;
}
//# sourceMappingURL=examples.js.map
;// CONCATENATED MODULE: ./build/src/service/pages/html.js
/** HTML as text, in which everything is escaped that was not written as HTML. */
/** A piece of HTML: what it is made of is not escaped again. */
class Html {
    text;
    constructor(text) {
        this.text = text;
    }
}
const ESCAPES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
function html_textOf(piece) {
    if (piece === null)
        return '';
    if (piece instanceof Html)
        return piece.text;
    if (typeof piece === 'string')
        return piece.replaceAll(/[&<>"']/gu, (character) => ESCAPES[character] ?? '');
    return typeof piece === 'number' ? String(piece) : piece.map(html_textOf).join('');
}
/** A template of HTML: what stands between is HTML, what is filled in is text, unless it is HTML itself. */
function html(parts, ...pieces) {
    return new Html(parts.map((part, at) => part + html_textOf(pieces[at] ?? null)).join(''));
}
//# sourceMappingURL=html.js.map
;// CONCATENATED MODULE: ./build/src/service/pages/schema.js

/** Deeper nesting is not unfolded; nothing of the API is. */
const schema_MAX_DEPTH = 6;
const schema_nameOf = (reference) => reference.slice(reference.lastIndexOf('/') + 1);
/** Where a schema of the components stands on the page. */
const anchorOf = (name) => `schema-${name}`;
function schema_joined(pieces, between) {
    return pieces.map((piece, at) => (at === 0 ? piece : [between, piece]));
}
const literal = (value) => html `<code>${JSON.stringify(value) ?? ''}</code>`;
function alternatives(schema) {
    return schema.oneOf ?? schema.anyOf;
}
/** The type of a value, in a few words. */
function typeOf(schema) {
    if (schema.$ref !== undefined) {
        const name = schema_nameOf(schema.$ref);
        return html `<a href="#${anchorOf(name)}">${name}</a>`;
    }
    if (schema.const !== undefined)
        return literal(schema.const);
    if (schema.enum !== undefined)
        return schema_joined(schema.enum.map(literal), ' or ');
    const either = alternatives(schema);
    if (either !== undefined)
        return schema_joined(either.map(typeOf), ' or ');
    const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['any']);
    return schema_joined(types.map((type) => (type === 'array' && schema.items !== undefined ? ['array of ', typeOf(schema.items)] : type)), ' or ');
}
function range(least, most, unit) {
    // Zod writes the safe integers into the schema; nobody needs to read that.
    const bounded = most !== undefined && most < Number.MAX_SAFE_INTEGER ? most : undefined;
    const bounding = least !== undefined && least > Number.MIN_SAFE_INTEGER ? least : undefined;
    if (bounding !== undefined && bounded !== undefined) {
        return bounding === bounded ? `exactly ${bounded}${unit}` : `${bounding} to ${bounded}${unit}`;
    }
    if (bounded !== undefined)
        return `at most ${bounded}${unit}`;
    return bounding === undefined || bounding === 0 ? null : `at least ${bounding}${unit}`;
}
/** What a value may be, beyond its type. */
function limitsOf(schema) {
    const words = [
        range(schema.minimum, schema.maximum, ''),
        range(schema.minLength, schema.maxLength, ' characters'),
        range(schema.minItems, schema.maxItems, ' items'),
        // The pattern of a date or an address says less than its name.
        schema.format ?? (schema.pattern === undefined ? null : html `<code>${schema.pattern}</code>`),
    ].filter((word) => word !== null);
    return words.length === 0 ? null : html `<span class="limits">${schema_joined(words, ', ')}</span>`;
}
/** One named value: a parameter, or a field of an object. */
function field(name, schema, required, depth = 0) {
    const need = required ? html `<span class="need">required</span>` : null;
    return html `<dt><code>${name}</code> <span class="type">${typeOf(schema)}</span> ${need}</dt>
<dd>${schema.description === undefined ? null : html `<p>${schema.description}</p>`}${limitsOf(schema)}${inside(schema, depth + 1)}</dd>
`;
}
/** The fields of a schema that is written in place; nothing for one that only names another. */
function inside(schema, depth = 0) {
    if (depth > schema_MAX_DEPTH || schema.$ref !== undefined)
        return null;
    if (schema.properties !== undefined) {
        const required = new Set(schema.required ?? []);
        const fields = Object.entries(schema.properties).map(([name, one]) => field(name, one, required.has(name), depth));
        return fields.length === 0 ? null : html `<dl class="fields">${fields}</dl>`;
    }
    if (schema.items !== undefined)
        return inside(schema.items, depth);
    const either = alternatives(schema)?.filter((one) => one.$ref === undefined && inside(one, depth) !== null) ?? [];
    return either.map((one, at) => html `<div class="either">${at === 0 ? 'Either' : 'Or'}${inside(one, depth)}</div>`);
}
/** A schema of the components. */
function component(name, schema) {
    return html `<section class="schema" id="${anchorOf(name)}">
<h3>${name}</h3>
${schema.description === undefined ? null : html `<p>${schema.description}</p>`}
<p class="type">${typeOf(schema)} ${limitsOf(schema)}</p>
${inside(schema)}
</section>
`;
}
//# sourceMappingURL=schema.js.map
;// CONCATENATED MODULE: ./build/src/service/pages/style.js
/** The look of the pages: light and dark as the reader has it, readable from 360 pixels on, nothing loaded. */
const STYLE = `
:root { color-scheme: light dark; --ink: #1c2128; --soft: #57606a; --paper: #fff; --panel: #f6f8fa; --line: #d0d7de; --link: #0550ae; --mark: #8a4600; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6edf3; --soft: #9da7b3; --paper: #0d1117; --panel: #161b22; --line: #30363d; --link: #79b8ff; --mark: #f0b072; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { margin: 0.5rem 0; font-size: 1.7rem; line-height: 1.25; }
h2 { margin: 2.5rem 0 0.5rem; padding-bottom: 0.25rem; border-bottom: 1px solid var(--line); font-size: 1.35rem; }
h3 { margin: 2rem 0 0.25rem; font-size: 1.1rem; }
h4 { margin: 1rem 0 0.25rem; font-size: 0.95rem; color: var(--soft); }
p { margin: 0.25rem 0; }
a { color: var(--link); }
a:focus-visible, pre:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
code, pre { font: 0.9em/1.5 ui-monospace, monospace; }
pre { margin: 0.25rem 0; padding: 0.75rem; overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; background: var(--panel); overflow-wrap: normal; }
nav ul { margin: 0.25rem 0; padding: 0; list-style: none; columns: 20rem; }
nav li { break-inside: avoid; padding: 0.15rem 0; }
dl { margin: 0.25rem 0; }
dt { margin-top: 0.4rem; }
dd { margin: 0 0 0 1rem; }
dl.fields { padding-left: 0.75rem; border-left: 2px solid var(--line); }
.method { display: inline-block; min-width: 3.6rem; font-weight: 600; text-transform: uppercase; }
.type, .limits, .either, .soft { color: var(--soft); font-size: 0.92em; }
.need { color: var(--mark); font-size: 0.85em; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; background: var(--paper); }
`;
//# sourceMappingURL=style.js.map
;// CONCATENATED MODULE: ./build/src/service/pages/docs.js
/** The API as one page, made of its OpenAPI document: no script, nothing loaded, everything in it escaped. */







/** The groups, by the first part of a path; what has none of these says what the service is. */
const docs_GROUPS = [
    ['Access tokens', ['oauth']],
    ['Reviews', ['reviews']],
    ['Findings', ['findings']],
    ['Webhooks', ['webhooks']],
    ['Tenant', ['tenant', 'policies', 'policies:simulate', 'provider-tokens', 'tickets:lint']],
];
const OTHERS = 'About the service';
/** Ours, and free of what ends a style element. */
const STYLESHEET = new Html(STYLE);
function groupOf(path) {
    const [part = ''] = path.replace(/^\/(?:v1\/)?/u, '').split('/');
    return docs_GROUPS.find(([, parts]) => parts.includes(part))?.[0] ?? OTHERS;
}
function docs_listed(document) {
    return Object.entries(document.paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, call]) => ({ path, method, call })));
}
const answerKey = (status, description) => `${status} ${description}`;
/** Answers that every call may give are said once. */
function commonAnswers(calls) {
    const [first, ...rest] = calls;
    const has = ({ call }, status, description) => call.responses[status]?.description === description;
    const faults = Object.entries(first?.call.responses ?? {}).filter(([status]) => Number(status) >= 400);
    return new Map(faults
        .filter(([status, { description }]) => rest.every((one) => has(one, status, description)))
        .map(([status, { description }]) => [answerKey(status, description), [status, description]]));
}
function docs_answer(status, { description, headers, content }) {
    const bodies = Object.entries(content)
        .filter(([type]) => type !== 'application/problem+json')
        .map(([type, { schema }]) => html `<div class="type">${type}: ${typeOf(schema)}</div>${inside(schema)}`);
    const sent = Object.entries(headers).map(([name, header]) => html `<div><code>${name}</code> ${header.description}</div>`);
    return html `<dt><code>${status}</code>${Number(status) >= 400 ? [' ', description] : null}</dt>
<dd>${bodies}${sent}</dd>
`;
}
function parametersOf({ parameters }) {
    const words = { path: 'In the path', query: 'In the query', header: 'As headers' };
    return Object.entries(words).map(([place, title]) => {
        const here = parameters.filter((one) => one.in === place);
        if (here.length === 0)
            return null;
        const fields = here.map(({ name, schema, required }) => field(name, schema, required));
        return html `<h4>${title}</h4><dl class="fields">${fields}</dl>`;
    });
}
function section({ path, method, call }, baseUrl, common) {
    const scopes = call.security.flatMap((one) => Object.values(one).flat());
    const answers = Object.entries(call.responses).filter(([status, { description }]) => !common.has(answerKey(status, description)));
    const query = call.parameters.filter((one) => one.in === 'query' && one.required).map(({ name }) => name);
    const example = curlOf({
        baseUrl,
        method,
        path,
        operationId: call.operationId,
        bearer: scopes.length > 0,
        query,
    });
    const scope = scopes.length > 0 ? html `Needs a token with the scope <code>${scopes.join(' ')}</code>.` : html `Needs no token.`;
    const bodies = Object.entries(call.requestBody?.content ?? {}).map(([type, { schema }]) => html `<h4>Body, ${type}</h4><p class="type">${typeOf(schema)}</p>${inside(schema)}`);
    return html `<section id="${call.operationId}">
<h3><span class="method">${method}</span> <code>${path}</code></h3>
<p>${call.summary}</p>
<p class="soft">${scope}</p>
${parametersOf(call)}${bodies}
<h4>Answers</h4>
<dl>${answers.map(([status, one]) => docs_answer(status, one))}</dl>
<h4>Example</h4>
<pre tabindex="0"><code>${example}</code></pre>
</section>
`;
}
function errorsSection(common) {
    const codes = Object.entries(contract/* ERRORS */.Sr).map(([code, { status, title }]) => html `<dt><code>${code}</code> <span class="type">${status}</span></dt><dd>${title}</dd>`);
    return html `<section id="errors">
<h2>Errors</h2>
<p>Errors are <code>application/problem+json</code> (RFC 9457); <code>detail</code> says what to do next, <code>instance</code> names the request as <code>X-Request-Id</code> does.</p>
<dl class="fields">${codes}</dl>
<h3>Every call may answer</h3>
<dl>${[...common.values()].map(([status, description]) => html `<dt><code>${status}</code></dt><dd>${description}</dd>`)}</dl>
</section>
`;
}
function scopesSection({ components }) {
    const scopes = Object.values(components.securitySchemes).flatMap(({ flows }) => Object.values(flows).flatMap(({ scopes: all }) => Object.entries(all)));
    return html `<section id="scopes">
<h2>Scopes</h2>
<p>A call needs the one scope that it names; <code>admin</code> implies none of the others.</p>
<dl class="fields">${scopes.map(([scope, text]) => html `<dt><code>${scope}</code></dt><dd>${text}</dd>`)}</dl>
</section>
`;
}
function policyFor(style) {
    const hash = (0,external_node_crypto_.createHash)('sha256').update(style).digest('base64');
    return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
/** Makes the page. Throws where the document is none that a page can be made of. */
function docsPage(openApi) {
    const document = readDocument(openApi);
    const baseUrl = document.servers[0]?.url ?? '';
    const calls = docs_listed(document);
    const common = commonAnswers(calls);
    const groups = [...docs_GROUPS.map(([title]) => title), OTHERS]
        .map((title) => ({ title, calls: calls.filter(({ path }) => groupOf(path) === title) }))
        .filter((group) => group.calls.length > 0);
    const idOf = (title) => title.toLowerCase().replaceAll(' ', '-');
    const schemas = Object.entries(document.components.schemas).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const page = html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}: the API</title>
<style>${STYLESHEET}</style>
</head>
<body>
<a class="skip" href="#calls">To the calls</a>
<header>
<h1>${document.info.title}: the API</h1>
<p>${document.info.description}</p>
<p>The address is <code>${baseUrl}</code>. As a document for programs: <a href="${baseUrl}/openapi.json">openapi.json</a>.</p>
</header>
<nav aria-label="Calls">
${groups.map((group) => html `<h4><a href="#${idOf(group.title)}">${group.title}</a></h4>
<ul>${group.calls.map(({ method, path, call }) => html `<li><span class="method">${method}</span> <a href="#${call.operationId}"><code>${path}</code></a></li>`)}</ul>
`)}
<p><a href="#scopes">Scopes</a>, <a href="#errors">errors</a>, <a href="#schemas">schemas</a></p>
</nav>
<main id="calls">
${groups.map((group) => html `<section id="${idOf(group.title)}">
<h2>${group.title}</h2>
${group.calls.map((one) => section(one, baseUrl, common))}
</section>
`)}
${scopesSection(document)}
${errorsSection(common)}
<section id="schemas">
<h2>Schemas</h2>
${schemas.map(([name, schema]) => component(name, schema))}
</section>
</main>
</body>
</html>
`;
    return { html: page.text, contentSecurityPolicy: policyFor(STYLE) };
}
//# sourceMappingURL=docs.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/about.js
/** What the service says of itself: health, readiness, figures, the OpenAPI document as JSON and as a page, the authorization server and its keys. */




const toldOf = ({ detail }) => detail;
/** Registers the calls. */
function aboutRoutes(router, context) {
    const { publicUrl, tokens } = context;
    // The calls and the address do not change while the process runs.
    let page = null;
    openRoute(router, contract/* OPERATIONS */.xb.health, async (_request, reply) => route_send(reply, contract/* OPERATIONS */.xb.health, { status: 'ok' }));
    openRoute(router, contract/* OPERATIONS */.xb.ready, async (_request, reply) => {
        const faults = await context.ready();
        if (faults.length > 0) {
            throw new ServiceFault('E_INT_001', `The service cannot take work now: ${faults.map(toldOf).join(' ')}`, {
                status: 503,
                headers: { 'Retry-After': '1' },
                errors: faults,
            });
        }
        return route_send(reply, contract/* OPERATIONS */.xb.ready, { status: 'ready' });
    });
    openRoute(router, contract/* OPERATIONS */.xb.openapi, async (_request, reply) => route_send(reply, contract/* OPERATIONS */.xb.openapi, { openapi: '', ...(0,contract/* openApiDocument */.wA)(publicUrl(), [...router.served]) }));
    const { meter } = context.operation;
    if (meter !== null) {
        openRoute(router, contract/* OPERATIONS */.xb.metrics, async (_request, reply) => reply.type(meter.contentType).send(await meter.exposition()));
    }
    openRoute(router, contract/* OPERATIONS */.xb.docs, async (_request, reply) => {
        page ??= docsPage((0,contract/* openApiDocument */.wA)(publicUrl(), [...router.served]));
        return reply
            .headers({ 'content-security-policy': page.contentSecurityPolicy, 'cache-control': 'public, max-age=300' })
            .type('text/html; charset=utf-8')
            .send(page.html);
    });
    openRoute(router, contract/* OPERATIONS */.xb.oauthMetadata, async (_request, reply) => route_send(reply, contract/* OPERATIONS */.xb.oauthMetadata, {
        issuer: publicUrl(),
        token_endpoint: `${publicUrl()}${contract/* OPERATIONS */.xb.mintToken.path}`,
        jwks_uri: `${publicUrl()}${contract/* OPERATIONS */.xb.jwks.path}`,
        grant_types_supported: ['client_credentials'],
        response_types_supported: [],
        token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
        scopes_supported: Object.keys(contract/* SCOPES */.iW),
        service_documentation: `${publicUrl()}${contract/* OPERATIONS */.xb.docs.path}`,
    }));
    openRoute(router, contract/* OPERATIONS */.xb.jwks, async (_request, reply) => {
        reply.header('cache-control', 'public, max-age=300');
        return route_send(reply, contract/* OPERATIONS */.xb.jwks, await tokens.jwks());
    });
}
//# sourceMappingURL=about.js.map
;// CONCATENATED MODULE: ./build/src/service/tenants/rate-limit.js
const MINUTE_MILLISECONDS = 60_000;
const SECOND_MILLISECONDS = 1000;
/** So that a whole number of requests is not one less for a rate that does not divide the minute. */
const ROUNDING = 1e-6;
const seconds = (milliseconds) => Math.max(0, Math.ceil(milliseconds / SECOND_MILLISECONDS));
/** Takes one request out of the bucket, if there is one. */
async function takeRequest(state, limit, now) {
    const interval = MINUTE_MILLISECONDS / limit.per_minute;
    const tolerance = interval * limit.burst;
    // The time at which the bucket would be full again; never before now, and never later than that of an empty one: a clock that
    // was ahead, or a larger limit, would shut the tenant out for as long as that.
    const known = (await state.load()) ?? now;
    const latest = now + tolerance;
    const full = Math.min(Math.max(now, known), latest);
    const after = full + interval;
    const wait = after - now - tolerance;
    if (wait > ROUNDING) {
        if (known > latest + ROUNDING)
            await state.save(latest);
        return { allowed: false, remaining: 0, retryAfterSeconds: seconds(wait), resetSeconds: seconds(full - now) };
    }
    await state.save(after);
    return {
        allowed: true,
        remaining: Math.floor((tolerance - (after - now)) / interval + ROUNDING),
        retryAfterSeconds: 0,
        resetSeconds: seconds(after - now),
    };
}
/** `RateLimit-Policy` and `RateLimit`, on every answer that took or was refused a request. */
function rateHeaders(limit, decision) {
    const window = seconds((MINUTE_MILLISECONDS * limit.burst) / limit.per_minute);
    return {
        'RateLimit-Policy': `"minute";q=${limit.per_minute};w=60, "burst";q=${limit.burst};w=${window}`,
        RateLimit: `"burst";r=${decision.remaining};t=${decision.resetSeconds}`,
    };
}
//# sourceMappingURL=rate-limit.js.map
;// CONCATENATED MODULE: ./build/src/service/aborting.js
/** Waiting that ends when a signal fires. */
/** `work`, or the signal's reason as soon as it fires: not everything that is waited for listens to a signal. */
function orAborted(work, signal) {
    return new Promise((resolve, reject) => {
        const abort = () => reject(signal.reason);
        if (signal.aborted)
            abort();
        signal.addEventListener('abort', abort, { once: true });
        work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
    });
}
//# sourceMappingURL=aborting.js.map
;// CONCATENATED MODULE: ./build/src/service/tenants/policies.js


const LOOKS_LIKE_A_PATH = /\/|\.ya?ml$/u;
const LEAVES_THE_REPOSITORY = /^\/|(?:^|\/)\.\.(?:\/|$)/u;
/** YAML allows none of these, and not every store can keep them. */
const UNPRINTABLE = /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}]/u;
/** What a policy is called whose text the request brings. */
const policies_INLINE = 'source of the request';
/** More faults than these are not listed. */
const policies_MAX_FAULTS = 50;
/** Whether a name may be that of a file in the repository. */
function isRepositoryPath(name) {
    return LOOKS_LIKE_A_PATH.test(name) && !LEAVES_THE_REPOSITORY.test(name) && !UNPRINTABLE.test(name);
}
function refuse(detail, errors) {
    return new ServiceFault('E_POL_001', detail, { errors });
}
async function byName(name, tenant) {
    const own = await tenant.read((tx) => tx.policies.get(name));
    if (own !== null)
        return { name, source: own.source };
    return BuiltInName.safeParse(name).success ? { name, source: null } : null;
}
async function unknown(name, tenant) {
    const names = await tenant.read((tx) => tx.policies.names());
    const known = [...BuiltInName.options, ...names].join(', ');
    return refuse(`There is no policy named ${name}. There are: ${known}.`, [
        { pointer: '/policy', detail: `no such policy; there are: ${known}` },
    ]);
}
async function byPath(path, repository) {
    const plain = path.replace(/^(?:\.\/)+/u, '');
    if (LEAVES_THE_REPOSITORY.test(plain)) {
        const detail = 'must be a path inside the repository';
        throw refuse(`The policy's path ${detail}.`, [{ pointer: '/policy', detail }]);
    }
    const { provider, change, signal } = repository;
    const source = await provider.readAtBase(change, plain, signal);
    if (source !== null)
        return { name: plain, source };
    throw refuse(`The policy file is not in the repository at the base commit ${change.base.sha.slice(0, 12)}. Policies are read there and never at the head: merge it first, or name a policy.`, [{ pointer: '/policy', detail: 'no such file at the base commit' }]);
}
/** What is wrong with a policy's text, where that is so. */
function policies_faultsOf(source) {
    const at = UNPRINTABLE.exec(source)?.index;
    if (at !== undefined) {
        const before = source.slice(0, at).split(/\r\n|\n|\r/u);
        const column = (before.at(-1) ?? '').length + 1;
        return [{ line: before.length, column, message: 'a control character, or half of a character' }];
    }
    const parsed = parsePolicy(source);
    return parsed.ok ? [] : parsed.faults;
}
/**
 * Throws E_POL_001 with the line of each fault where the policy's own text does not parse.
 * @param pointer the field of the request that the faults are told of
 */
function mustParse(reference, pointer = '/policy') {
    if (reference.source === null)
        return reference;
    const faults = policies_faultsOf(reference.source);
    if (faults.length === 0)
        return reference;
    const errors = faults.slice(0, policies_MAX_FAULTS).map((fault) => ({ pointer, detail: faultText(fault) }));
    const more = faults.length > policies_MAX_FAULTS ? `; and ${faults.length - policies_MAX_FAULTS} more` : '';
    const named = errors.map(({ detail }) => detail).join('; ');
    throw refuse(`The policy ${reference.name} does not parse. ${named}${more}`, errors);
}
/**
 * The policy sources of one review.
 * @param requested what the request named, or the text it brought; null for the tenant's default
 */
async function resolvePolicies(requested, lookup) {
    const { tenant, repository } = lookup;
    const find = async (name) => {
        // A policy that was given under a name is meant, also where the name looks like a path.
        const named = await byName(name, tenant);
        if (named !== null)
            return mustParse(named);
        if (repository === null || !LOOKS_LIKE_A_PATH.test(name))
            throw await unknown(name, tenant);
        return mustParse(await byPath(name, repository));
    };
    const asked = async () => {
        if (requested === null || typeof requested === 'string')
            return requested === null ? null : find(requested);
        return mustParse({ name: policies_INLINE, source: requested.source }, '/source');
    };
    const settings = await tenant.read((tx) => tx.tenant());
    return {
        requested: await asked(),
        tenant: await find(settings.default_policy),
        repository_policy: settings.repository_policy,
    };
}
//# sourceMappingURL=policies.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/prepare.js
/** What is read before a review is queued: the change, its tickets and its policies. Throws what the caller must know. */





/** How long the caller waits for the provider at most. */
const PIN_MILLISECONDS = 30_000;
async function pin(provider, asked, signal) {
    const change = await provider.pin({ repo: asked.repo, pr: asked.pr, ticket: asked.ticket }, signal);
    const tickets = change.tickets.filter(({ relation }) => relation === 'requested');
    if (asked.ticket !== null && readCriteria(tickets, '').items.length === 0) {
        throw new ServiceFault('E_AC_001', `The ticket ${asked.ticket} has no acceptance criteria. Write them into it (a list under the heading "Acceptance criteria" will do), or name another ticket.`);
    }
    return change;
}
/** What the provider's faults are to the caller; `signal` is the one that ends the wait. */
function upstream(cause, signal) {
    if (cause instanceof provider_ProviderError)
        return new ServiceFault(cause.code, cause.message, { cause });
    if (cause instanceof ServiceFault || !signal.aborted)
        return cause;
    return new ServiceFault('E_UP_001', 'The provider did not answer in time. It is safe to send the request again.', {
        status: 504,
        cause,
    });
}
/** Reads the change and its policies. Throws ServiceFault. */
async function prepare(context, tenant, asked, stopping = context.hurried) {
    const signal = AbortSignal.any([context.deadline(PIN_MILLISECONDS), stopping]);
    const read = async () => {
        const provider = await context.providerFor(tenant.id);
        const change = await context.observer.stage('pin', null, () => pin(provider, asked, signal));
        const repository = context.policiesByPath ? { provider, change, signal } : null;
        return { change, policy: await resolvePolicies(asked.policy, { tenant, repository }) };
    };
    try {
        return await orAborted(read(), signal);
    }
    catch (cause) {
        throw upstream(cause, signal);
    }
}
//# sourceMappingURL=prepare.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/create.js
/** A request becomes a queued review, once: everything that can be wrong is found before. */





/** The same request, however its JSON was written, has the same digest. */
function create_digestOf({ repo, pr, ticket, policy, dry_run }) {
    return (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([repo, pr, ticket, policy, dry_run]))
        .digest('base64url');
}
/** The review that the key already stands for, if it does. Throws E_IDEM_001 where it stands for another request. */
async function earlier(tx, { key, bodyDigest }, now) {
    const record = await tx.idempotency.find(key, now);
    if (record === null)
        return null;
    if (record.bodyDigest !== bodyDigest) {
        throw new ServiceFault('E_IDEM_001', 'The Idempotency-Key stands for another request. Use a new key for this one.');
    }
    return tx.reviews.get(record.reviewId);
}
/** What the result depends on. The head and the base are commits, the tickets and the policies texts. */
function create_keyOf({ change, policy }) {
    return (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([change, policy]))
        .digest('base64url');
}
function refuseOverLimit(rate, headers) {
    if (rate.allowed)
        return;
    throw new ServiceFault('E_RATE_001', `Too many reviews at once. Try again in ${rate.retryAfterSeconds} s.`, {
        headers: { ...headers, 'Retry-After': String(rate.retryAfterSeconds) },
    });
}
/** Counts a request against the tenant's limit, throws E_RATE_001 where that is hit, and gives the headers that say so. */
async function countRequest(tx, now) {
    const { rate_limit: limit } = await tx.tenant();
    const rate = await takeRequest(tx.rate, limit, now);
    const headers = rateHeaders(limit, rate);
    // Thrown after the transaction: a refusal must not take back what it counted.
    return () => {
        refuseOverLimit(rate, headers);
        return headers;
    };
}
/** Creates a review, or finds the one that the idempotency key stands for. Throws ServiceFault. */
async function createReview(context, { tenantId, asked, origin, idempotencyKey }) {
    const { store, queue, ids, clock } = context;
    const idempotency = idempotencyKey === null ? null : { key: idempotencyKey, bodyDigest: create_digestOf(asked) };
    const tenant = store.tenant(tenantId);
    const { before, counted } = await tenant.transaction(async (tx) => {
        const now = clock();
        const before = idempotency === null ? null : await earlier(tx, idempotency, now);
        // A repeated request makes no review, so it costs none.
        return { before, counted: before === null ? await countRequest(tx, now) : null };
    });
    const headers = counted?.() ?? {};
    if (before !== null)
        return { review: before, headers };
    const prepared = await prepare(context, tenant, asked);
    const review = await tenant.transaction(async (tx) => {
        const now = clock();
        const made = {
            id: ids('rev'),
            origin,
            key: create_keyOf(prepared),
            asked,
            ...prepared,
            createdAt: now,
            outcome: { status: 'queued' },
        };
        if (idempotency !== null) {
            const record = { ...idempotency, reviewId: made.id, expiresAt: now + contract/* LIMITS */.b1.IDEMPOTENCY_MILLISECONDS };
            // The same key may come twice at one time: both read the provider, and the first to get here is the review.
            const first = await tx.idempotency.insert(record, now);
            const other = first ? null : await earlier(tx, idempotency, now);
            if (other !== null)
                return other;
        }
        await tx.reviews.insert(made);
        await queue.enqueue(tx, { kind: 'review', tenantId, reviewId: made.id, key: made.key });
        return made;
    });
    return { review, headers };
}
//# sourceMappingURL=create.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/create-review.js
/** POST /v1/reviews: everything that can be wrong is found before the answer, then the review is queued, once. */





/** The answer to a POST is the queued shape, also to a repeated one whose review has ended since: the answer is the same. */
function queuedShape(review, publicUrl) {
    const shown = presentReview({ ...review, outcome: { status: 'queued' } }, publicUrl);
    if (shown.status !== 'queued')
        throw new Error('a queued review is shown as queued');
    return shown;
}
/** Registers the call. */
function createReviewRoute(router, context) {
    guardedRoute(router, context, contract/* OPERATIONS */.xb.createReview, async ({ request, reply, principal: { tenantId } }) => {
        const { 'Idempotency-Key': idempotencyKey = null } = readHeaders(contract/* OPERATIONS */.xb.createReview.headers, request);
        const { repo, pr, ticket = null, policy = null, dry_run = false, } = input_readChange(contract/* OPERATIONS */.xb.createReview.body.schema, request);
        const asked = { repo, pr, ticket, policy, dry_run };
        const { review, headers } = await createReview(context, { tenantId, asked, origin: 'api', idempotencyKey });
        const url = `${context.publicUrl()}/v1/reviews/${review.id}`;
        reply.headers({ ...headers, location: url, 'retry-after': '1' });
        return route_send(reply, contract/* OPERATIONS */.xb.createReview, queuedShape(review, context.publicUrl()));
    });
}
//# sourceMappingURL=create-review.js.map
;// CONCATENATED MODULE: ./build/src/service/http/page.js


const MARK = 'after';
function encode(mark, id) {
    return Buffer.from(`${mark}:${id}`).toString('base64url');
}
function page_decode(mark, page, id) {
    const text = Buffer.from(page, 'base64url').toString('latin1');
    const parsed = id.safeParse(text.startsWith(`${mark}:`) ? text.slice(mark.length + 1) : '');
    if (parsed.success && encode(mark, parsed.data) === page)
        return parsed.data;
    const detail = 'is not a next_page of this list';
    throw new ServiceFault('E_REQ_001', `?page ${detail}. Start again without it.`, {
        errors: [{ pointer: '?page', detail }],
    });
}
/**
 * One page of a list.
 * @param query what the caller asked for
 * @param id the schema of the rows' ids: a cursor of another list is refused
 * @param read gives the rows of a slice
 * @param mark what sets the cursors of this list apart, where the form of its ids does not
 */
async function readPage(query, id, read, mark = MARK) {
    const limit = query.limit ?? contract/* LIMITS */.b1.DEFAULT_PAGE_ROWS;
    const after = query.page === undefined ? null : page_decode(mark, query.page, id);
    // One more than asked for tells whether a further page has anything.
    const rows = await read({ after, limit: limit + 1 });
    const last = rows[limit - 1];
    if (rows.length <= limit || last === undefined)
        return { rows, nextPage: null };
    return { rows: rows.slice(0, limit), nextPage: encode(mark, last.id) };
}
//# sourceMappingURL=page.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/findings.js
/** GET /v1/findings and GET /v1/findings/{id}. */





/** Registers the calls. */
function findingRoutes(router, context) {
    guardedRoute(router, context, contract/* OPERATIONS */.xb.listFindings, async ({ request, reply, principal }) => {
        const { limit, page, ...filter } = readQuery(contract/* OPERATIONS */.xb.listFindings.query, request);
        const { rows, nextPage } = await readPage({ limit, page }, contract/* FindingId */.VJ, (slice) => context.store.tenant(principal.tenantId).read(async (tx) => {
            const found = await tx.findings.list(filter, slice);
            // Where there are findings, there is a review.
            if (found.length === 0 && (await tx.reviews.summary(filter.review_id)) === null)
                throw notFound('review');
            return found;
        }));
        return route_send(reply, contract/* OPERATIONS */.xb.listFindings, { data: [...rows], next_page: nextPage });
    });
    guardedRoute(router, context, contract/* OPERATIONS */.xb.getFinding, async ({ request, reply, principal }) => {
        const params = readParams(contract/* OPERATIONS */.xb.getFinding.params, request);
        if (params === undefined)
            throw notFound('finding');
        const finding = await context.store.tenant(principal.tenantId).read((tx) => tx.findings.get(params.id));
        if (finding === null)
            throw notFound('finding');
        return route_send(reply, contract/* OPERATIONS */.xb.getFinding, finding);
    });
}
//# sourceMappingURL=findings.js.map
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/errors.js
var classic_errors = __webpack_require__(961);
;// CONCATENATED MODULE: ./build/src/service/github-events/event.js
/** What an event of GitHub asks for. Read tolerantly: of its many fields only those that decide ("Webhook events and payloads"). */


/** Actions that bring code, or a base, that was not reviewed. */
const REVIEWED = new Set(['opened', 'synchronize', 'reopened', 'ready_for_review']);
/** `"installation": { … "id": 1`. In a text of JSON a quote is escaped, so that this stands in no string. */
const event_NAMED = /"installation"\s{0,20}:\s{0,20}\{[^{}]{0,200}?"id"\s{0,20}:\s{0,20}([1-9]\d{0,18})(?!\d)/gu;
/** GitHub names one. */
const event_MAX_NAMED = 4;
const Installed = schemas/* object */.Ikc({ installation: schemas/* object */.Ikc({ id: schemas/* int */.Whr().positive() }) });
/** An event `pull_request`. */
const PullRequestEvent = schemas/* object */.Ikc({
    action: schemas/* string */.YjP(),
    pull_request: schemas/* object */.Ikc({
        number: contract/* PullNumber */.jK,
        state: schemas/* string */.YjP(),
        draft: schemas/* boolean */.zMY().nullish(),
        head: schemas/* object */.Ikc({ sha: contract/* Sha */.$R }),
    }),
    repository: schemas/* object */.Ikc({ full_name: contract/* Repo */.Ez }),
    changes: schemas/* object */.Ikc({ base: schemas/* unknown */.L5J().optional() }).nullish(),
});
const ignored = (why) => ({ kind: 'ignored', why });
/**
 * The installations that a body seems to name, at most a few: enough to look for who may have signed it. Read without parsing,
 * since whoever sends megabytes of JSON is not known yet; `installationOf` says which it is.
 */
function installationsNamed(body) {
    const named = body.toString('latin1').matchAll(event_NAMED);
    return [...new Set(Array.from(named, ([, id = '']) => id))].slice(-event_MAX_NAMED);
}
/** The installation that an event is about, as text; null where it names none. */
function installationOf(payload) {
    const parsed = Installed.safeParse(payload);
    return parsed.success ? String(parsed.data.installation.id) : null;
}
/** What an event asks for. Throws ZodError where a pull request's event is not as GitHub documents it. */
function meaningOf(event, payload) {
    if (event !== 'pull_request')
        return ignored('Only events of pull requests start a review.');
    const { action, pull_request: pull, repository, changes } = PullRequestEvent.parse(payload);
    const rebased = action === 'edited' && changes?.base !== undefined;
    if (!rebased && !REVIEWED.has(action)) {
        return ignored(action === 'edited'
            ? 'The base was not changed, so there is nothing new to review.'
            : 'This action on a pull request starts no review.');
    }
    if (pull.state !== 'open')
        return ignored('The pull request is closed.');
    if (pull.draft === true)
        return ignored('The pull request is a draft: it is reviewed when it is ready for review.');
    return { kind: 'review', repo: repository.full_name, pr: pull.number, headSha: pull.head.sha };
}
//# sourceMappingURL=event.js.map
;// CONCATENATED MODULE: ./build/src/service/github-events/signature.js
/** The signature of GitHub's deliveries: `X-Hub-Signature-256`, an HMAC over the exact bytes of the body ("Validating webhook deliveries"). */

const signature_FORM = /^sha256=([0-9a-f]{64})$/u;
/** What a secret signs a body with. */
function signatureOf(secret, body) {
    return `sha256=${(0,external_node_crypto_.createHmac)('sha256', secret).update(body).digest('hex')}`;
}
/** Whether a header has the form of a signature at all. */
function isSignature(header) {
    return header !== undefined && signature_FORM.test(header);
}
/** Whether the secret signed the body. Takes the same time whatever is wrong. */
function signature_isSignedBy(secret, body, signature) {
    const expected = Buffer.from(signatureOf(secret, body));
    const given = Buffer.from(signature);
    return given.length === expected.length && (0,external_node_crypto_.timingSafeEqual)(given, expected);
}
//# sourceMappingURL=signature.js.map
;// CONCATENATED MODULE: ./build/src/service/vault/secret.js
/** @param tenantId null for the service's own */
function secret_placeOf(tenantId, name) {
    return `${tenantId ?? 'service'}/${name}`;
}
/** Seals a text for its row. */
function secret_sealSecret(vault, tenantId, secret, now) {
    const { name, kind, text } = secret;
    return { name, kind, ...vault.seal(secret_placeOf(tenantId, name), text), updatedAt: now };
}
/** Opens a row. Throws VaultFault. */
function secret_openSecret(vault, tenantId, secret) {
    return vault.open(secret_placeOf(tenantId, secret.name), secret);
}
//# sourceMappingURL=secret.js.map
;// CONCATENATED MODULE: ./build/src/service/tenants/github-credentials.js
/** What a tenant gave for GitHub: a token, or an App whose installation gives tokens. */




/** The name of the row; its text is the JSON that PUT /v1/provider-tokens/github took. */
const GITHUB_SECRET = 'provider/github';
const Id = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* int */.Whr()]).transform(String);
/** A row, read: what was good enough to be taken once stays so, whatever is asked of new ones. */
const Given = schemas/* union */.KCZ([
    schemas/* object */.Ikc({ token: schemas/* string */.YjP() }),
    schemas/* object */.Ikc({
        app_id: Id,
        installation_id: Id,
        private_key: schemas/* string */.YjP(),
        webhook_secret: schemas/* string */.YjP().optional(),
    }),
]);
const github_credentials_NONE = 'The tenant has no token for GitHub. Set one: PUT /v1/provider-tokens/github with a token, or with the id, installation and private key of a GitHub App.';
/** Opens the row. @throws ProviderError E_TOK_002 where that cannot be done. */
function openGithubSecret(vault, tenantId, row) {
    try {
        return Given.parse(JSON.parse(secret_openSecret(vault, tenantId, row)));
    }
    catch (cause) {
        if (!(cause instanceof vault_VaultFault || cause instanceof SyntaxError || cause instanceof classic_errors/* ZodError */.G))
            throw cause;
        throw new provider_ProviderError('E_TOK_002', "The tenant's token for GitHub cannot be decrypted. Set it anew, or give the service the master key that sealed it.", false, 
        // The others may quote what they read.
        cause instanceof vault_VaultFault ? { cause } : {});
    }
}
/**
 * What a tenant's calls to GitHub are made with; of an App the source of its tokens, which `apps` keeps.
 * @throws ProviderError E_TOK_001 where the tenant gave nothing, E_TOK_002 where it cannot be decrypted
 */
async function githubCredentials(store, vault, tenantId, apps) {
    const row = await store.tenant(tenantId).read((tx) => tx.secrets.get(GITHUB_SECRET));
    if (row === null)
        throw new ProviderError('E_TOK_001', github_credentials_NONE);
    const given = openGithubSecret(vault, tenantId, row);
    if ('token' in given)
        return { token: given.token };
    const { app_id: appId, installation_id: installationId, private_key: privateKey } = given;
    return { token: apps.of({ appId, installationId, privateKey }) };
}
//# sourceMappingURL=github-credentials.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/github-webhooks.js
/** POST /webhooks/github: events of a GitHub App. Checked and queued, no more: GitHub waits 10 s for the answer, reviews take longer. */











const github_webhooks_JSON_TYPE = 'application/json';
const MEBIBYTE = 1024 * 1024;
/** One answer for every way in which a signature is not good: it does not say which installations are known. */
function unsigned() {
    return new ServiceFault('E_AUTH_001', "The event's X-Hub-Signature-256 is missing or not made with the webhook secret. Give the App's webhook and the tenant's token for GitHub the same webhook_secret.", { headers: { 'WWW-Authenticate': 'X-Hub-Signature-256' } });
}
/** The framework's words are about API calls; here the reader is whoever set up the App. */
function explained(cause) {
    const { status } = faultOf(cause);
    if (status === 413) {
        return new ServiceFault('E_REQ_003', `The event is over ${contract/* LIMITS */.b1.MAX_EVENT_BYTES / MEBIBYTE} MiB.`, { cause });
    }
    if (status === 415 && !(cause instanceof ServiceFault)) {
        const detail = `Events are taken as ${github_webhooks_JSON_TYPE} alone: choose that as the content type in the settings of the App's webhook.`;
        return new ServiceFault('E_REQ_001', detail, { status, cause });
    }
    return cause;
}
function github_webhooks_malformed(detail) {
    return new ServiceFault('E_REQ_001', `The event is not what GitHub documents. ${detail}`, {
        errors: [{ pointer: '', detail }],
    });
}
function payloadOf(body) {
    try {
        return JSON.parse(body.toString('utf8'));
    }
    catch {
        throw github_webhooks_malformed('The body is not valid JSON.');
    }
}
function meaning(event, payload) {
    try {
        return meaningOf(event, payload);
    }
    catch (cause) {
        if (!(cause instanceof classic_errors/* ZodError */.G))
            throw cause;
        throw github_webhooks_malformed(cause.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
    }
}
const leftAlone = (detail) => ({ status: 'ignored', detail });
/** Registers the call in a scope of its own: it alone needs the exact bytes of its body, and takes larger ones. */
function githubWebhookRoute(router, context) {
    const { store, queue, vault, log } = context;
    // Signs for installations that nobody has: to say no takes as long for them.
    const nobodys = (0,external_node_crypto_.randomBytes)(32).toString('hex');
    /** The webhook secret by which a tenant knows that installation's events; null where it has none. */
    const secretOf = async (tenantId, installation) => {
        const row = await store.tenant(tenantId).read((tx) => tx.secrets.get(GITHUB_SECRET));
        if (row === null)
            return null;
        try {
            const given = openGithubSecret(vault, tenantId, row);
            return 'token' in given || given.installation_id !== installation ? null : (given.webhook_secret ?? null);
        }
        catch (cause) {
            if (!(cause instanceof provider_ProviderError))
                throw cause;
            log(`an event for the tenant ${tenantId} cannot be checked: ${cause.message}`);
            return null;
        }
    };
    /** The tenants of an installation whose secret signed the body. */
    const signersOf = async (installation, body, signature) => {
        const known = await store.directory.tenantsOfInstallation(installation);
        const secrets = await Promise.all(known.map((tenantId) => secretOf(tenantId, installation)));
        return known.filter((_, index) => {
            const secret = secrets[index] ?? null;
            return signature_isSignedBy(secret ?? nobodys, body, signature) && secret !== null;
        });
    };
    /** The payload, and the tenants whose secret signed it. Throws E_AUTH_001 where there are none: nothing is parsed before. */
    const verified = async (body, signature) => {
        const signers = new Map();
        for (const installation of installationsNamed(body)) {
            const found = await signersOf(installation, body, signature);
            if (found.length > 0)
                signers.set(installation, found);
        }
        if (signers.size === 0) {
            signature_isSignedBy(nobodys, body, signature);
            throw unsigned();
        }
        const payload = payloadOf(body);
        const tenants = signers.get(installationOf(payload) ?? '');
        if (tenants === undefined)
            throw unsigned();
        return { payload, tenants };
    };
    /** Queues a review for the tenants that want one. Gives how many those are. */
    const enqueue = async (tenants, delivery, { repo, pr, headSha }) => {
        let wanted = 0;
        for (const tenantId of tenants) {
            await store.tenant(tenantId).transaction(async (tx) => {
                if ((await tx.tenant()).on_pull_request === 'ignore')
                    return;
                await queue.enqueue(tx, { kind: 'pull-request', tenantId, delivery, repo, pr, headSha });
                wanted += 1;
            });
        }
        return wanted;
    };
    const receive = async (request) => {
        const headers = readHeaders(contract/* OPERATIONS */.xb.receiveGithub.headers, request);
        const { 'X-GitHub-Event': event, 'X-GitHub-Delivery': delivery, 'X-Hub-Signature-256': signature } = headers;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        if (!isSignature(signature))
            throw unsigned();
        if (event === 'ping' && installationsNamed(body).length === 0) {
            // Sent when the webhook is set up. It names no installation by which its secret could be found, and has no effect.
            return leftAlone('The service is here. Whether the webhook secret is right shows with the first event.');
        }
        const { payload, tenants } = await verified(body, signature);
        const asked = meaning(event, payload);
        if (asked.kind === 'ignored')
            return leftAlone(asked.why);
        if ((await enqueue(tenants, delivery, asked)) > 0) {
            return { status: 'accepted', detail: 'The pull request will be reviewed.' };
        }
        return leftAlone('The tenant ignores pull requests: PATCH /v1/tenant with on_pull_request to have them reviewed.');
    };
    router.app.register(async (app) => {
        app.removeAllContentTypeParsers();
        const limits = { parseAs: 'buffer', bodyLimit: contract/* LIMITS */.b1.MAX_EVENT_BYTES };
        app.addContentTypeParser(github_webhooks_JSON_TYPE, limits, (_request, body, done) => done(null, body));
        app.setErrorHandler((cause) => {
            // The parent's error handler answers it.
            throw explained(cause);
        });
        openRoute({ app, served: router.served }, contract/* OPERATIONS */.xb.receiveGithub, async (request, reply) => route_send(reply, contract/* OPERATIONS */.xb.receiveGithub, await receive(request)));
    });
}
//# sourceMappingURL=github-webhooks.js.map
;// CONCATENATED MODULE: ./build/src/service/tenants/lint.js



/** How long the caller waits for the provider at most. */
const READ_MILLISECONDS = 30_000;
async function lint_read(context, tenantId, { repo, ticket }) {
    const signal = AbortSignal.any([context.deadline(READ_MILLISECONDS), context.hurried]);
    const asked = async () => (await context.providerFor(tenantId)).ticket({ repo, id: ticket }, signal);
    try {
        return await orAborted(asked(), signal);
    }
    catch (cause) {
        throw upstream(cause, signal);
    }
}
/** What of a ticket's text is a criterion. */
function lint(body) {
    const ticket = { id: 'text', provider: 'file', url: null, title: '', body, relation: 'requested' };
    const { items } = readCriteria([ticket], '');
    let last = 1;
    const criteria = items.map(({ id, text, kind, origin }) => {
        // The one that stands for those beyond the limit has no line of its own.
        last = origin.line ?? last;
        return { id, text, kind, line: last };
    });
    return { criteria, ignored: [...explainIgnored(body)] };
}
/** Reads the ticket where one is named, and lints it. Throws ServiceFault. */
async function lintTicket(context, tenantId, asked) {
    if ('text' in asked)
        return { ticket: null, title: null, ...lint(asked.text) };
    const ticket = await lint_read(context, tenantId, asked);
    return { ticket: ticket.id, title: ticket.title, ...lint(ticket.body) };
}
//# sourceMappingURL=lint.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/lint.js





const [lint_NAMED, TEXT] = contract/* OPERATIONS */.xb.lintTicket.body.schema.options;
/** Read as the one of the two shapes whose field the body has, so that each fault is named. */
function readAsked(request) {
    const { body } = request;
    const isText = typeof body === 'object' && body !== null && 'text' in body && !('ticket' in body);
    return isText ? readBody(TEXT, request) : input_readChange(lint_NAMED, request);
}
/** Registers the call. */
function lintRoute(router, context) {
    const { store, clock } = context;
    guardedRoute(router, context, contract/* OPERATIONS */.xb.lintTicket, async ({ request, reply, principal: { tenantId } }) => {
        const asked = readAsked(request);
        const counted = await store.tenant(tenantId).transaction((tx) => countRequest(tx, clock()));
        reply.headers(counted());
        return route_send(reply, contract/* OPERATIONS */.xb.lintTicket, await lintTicket(context, tenantId, asked));
    });
}
//# sourceMappingURL=lint.js.map
;// CONCATENATED MODULE: ./build/src/service/tenants/own-policies.js
/** The policies that a tenant keeps: put, read, listed and removed; and which names its default may have. */





const isBuiltIn = (name) => BuiltInName.safeParse(name).success;
/** The tenant's row is written first: whoever changes the default or the policies waits for the other. */
function inTurn(tx) {
    return tx.updateTenant({});
}
/** The policy, or E_NF_001 in words. */
async function readPolicy(tx, name) {
    const policy = await tx.policies.get(name);
    if (policy !== null)
        return policy;
    if (!isBuiltIn(name))
        throw notFound('policy');
    throw new ServiceFault('E_NF_001', `${name} is built in: the tenant has no policy of its own under that name.`);
}
/** Policies whose names follow `after`, by name, as rows with the name for their id. */
async function listPolicies(tx, { after, limit }) {
    const names = (await tx.policies.names()).toSorted().filter((name) => after === null || name > after);
    const rows = [];
    for (const id of names.slice(0, limit)) {
        const row = await tx.policies.get(id);
        if (row !== null)
            rows.push({ id, name: row.name, created_at: row.created_at, updated_at: row.updated_at });
    }
    return rows;
}
/**
 * Creates or replaces a policy. A built-in name may be taken: the tenant's own then goes before the built-in one
 * wherever the name is asked for (`extends` means the built-in one still), and the trace says which it was.
 * @throws ServiceFault E_POL_001 where the text does not parse, with each fault's line and column, or where there are
 * too many policies
 */
async function putPolicy(tx, { name, source }, now) {
    mustParse({ name, source }, '/source');
    await inTurn(tx);
    const before = await tx.policies.get(name);
    if (before === null && (await tx.policies.names()).length >= contract/* LIMITS */.b1.MAX_POLICIES) {
        const detail = `The tenant has ${contract/* LIMITS */.b1.MAX_POLICIES} policies, which is as many as there may be. Remove one first.`;
        throw new ServiceFault('E_POL_001', detail);
    }
    const updated_at = timestamp(now);
    const policy = { name, source, created_at: before?.created_at ?? updated_at, updated_at };
    await tx.policies.put(policy);
    return policy;
}
/** Removes a policy. @throws ServiceFault E_NF_001, or E_POL_001 where the tenant's default would be nothing */
async function removePolicy(tx, name) {
    const { default_policy } = await inTurn(tx);
    await readPolicy(tx, name);
    if (default_policy === name && !isBuiltIn(name)) {
        throw new ServiceFault('E_POL_001', `The policy ${name} is the tenant's default. Name another one first: PATCH /v1/tenant with default_policy.`);
    }
    await tx.policies.remove(name);
}
/**
 * Changes the tenant's settings.
 * @param policiesByPath whether the default may be a path in the repositories; whether it is there, each review finds out
 * @throws ServiceFault E_POL_001 where the default is neither such a path nor a policy that there is
 */
async function patchTenant(tx, patch, policiesByPath) {
    const tenant = await tx.updateTenant(patch);
    const { default_policy: name } = patch;
    if (name === undefined || isBuiltIn(name) || (await tx.policies.get(name)) !== null)
        return tenant;
    if (policiesByPath && isRepositoryPath(name))
        return tenant;
    const known = [...BuiltInName.options, ...(await tx.policies.names())].join(', ');
    throw new ServiceFault('E_POL_001', `There is no policy of the name that default_policy gives. There are: ${known}.`, {
        errors: [{ pointer: '/default_policy', detail: `no such policy; there are: ${known}` }],
    });
}
//# sourceMappingURL=own-policies.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/policies.js
/** GET /v1/policies, and GET, PUT and DELETE /v1/policies/{name}. */






/** Registers the calls. */
function policyRoutes(router, context) {
    const { store, clock } = context;
    guardedRoute(router, context, contract/* OPERATIONS */.xb.listPolicies, async ({ request, reply, principal: { tenantId } }) => {
        const query = readQuery(contract/* OPERATIONS */.xb.listPolicies.query, request);
        const read = (slice) => store.tenant(tenantId).transaction((tx) => listPolicies(tx, slice));
        // A policy may be called as another list's rows are.
        const { rows, nextPage } = await readPage(query, contract/* PolicyName */.ys, read, 'policy');
        const data = rows.map(({ name, created_at, updated_at }) => ({ name, created_at, updated_at }));
        return route_send(reply, contract/* OPERATIONS */.xb.listPolicies, { data, next_page: nextPage });
    });
    guardedRoute(router, context, contract/* OPERATIONS */.xb.getPolicy, async ({ request, reply, principal: { tenantId } }) => {
        const params = readParams(contract/* OPERATIONS */.xb.getPolicy.params, request);
        if (params === undefined)
            throw notFound('policy');
        const policy = await store.tenant(tenantId).read((tx) => readPolicy(tx, params.name));
        return route_send(reply, contract/* OPERATIONS */.xb.getPolicy, policy);
    });
    guardedRoute(router, context, contract/* OPERATIONS */.xb.putPolicy, async ({ request, reply, principal: { tenantId } }) => {
        const { name } = mustReadParams(contract/* OPERATIONS */.xb.putPolicy.params, request);
        const { source } = readBodyOrText(contract/* OPERATIONS */.xb.putPolicy.body.schema, request, (text) => ({ source: text }));
        const policy = await store.tenant(tenantId).transaction((tx) => putPolicy(tx, { name, source }, clock()));
        return route_send(reply, contract/* OPERATIONS */.xb.putPolicy, policy);
    });
    guardedRoute(router, context, contract/* OPERATIONS */.xb.deletePolicy, async ({ request, reply, principal: { tenantId } }) => {
        refuseBody(request);
        const params = readParams(contract/* OPERATIONS */.xb.deletePolicy.params, request);
        if (params === undefined)
            throw notFound('policy');
        await store.tenant(tenantId).transaction((tx) => removePolicy(tx, params.name));
        return reply.code(contract/* OPERATIONS */.xb.deletePolicy.success.status).send();
    });
}
//# sourceMappingURL=policies.js.map
;// CONCATENATED MODULE: ./build/src/service/tenants/provider-token.js
/** What a tenant gives for a provider: checked for that provider, sealed, and never given back. */




const PREFIX = 'provider/';
/** GitHub makes keys of 2048 bits. */
const LEAST_KEY_BITS = 2048;
const APP_FIELDS = Object.keys(contract/* GithubAppToken */.UU.shape);
/** The name of the row that a provider's token is sealed under. */
function secretName(provider) {
    return `${PREFIX}${provider}`;
}
/** The shape that a body has to be of: of GitHub's two the one whose fields it has. */
function shapeOf(provider, body) {
    if (provider === 'jira')
        return contract/* JiraToken */.gA;
    if (provider === 'linear')
        return contract/* LinearToken */.NK;
    const names = typeof body === 'object' && body !== null ? Object.keys(body) : [];
    return names.some((name) => APP_FIELDS.includes(name)) ? contract/* GithubAppToken */.UU : contract/* GithubAccessToken */.jp;
}
function readKey(pem) {
    try {
        return (0,external_node_crypto_.createPrivateKey)({ key: pem, format: 'pem' });
    }
    catch {
        // What it throws says what the text is not, and may quote it.
        return null;
    }
}
/** What is wrong with a private key; null where it will do. */
function keyFault(pem) {
    if (/^-----BEGIN ENCRYPTED|^Proc-Type:.*ENCRYPTED/mu.test(pem)) {
        return 'is protected by a passphrase: give the key as GitHub gave it';
    }
    const key = readKey(pem);
    if (key === null) {
        const escaped = pem.includes('\\n') ? ' The text holds \\n as two characters: send line breaks.' : '';
        return `is no private key in PEM form: give the whole file, from its BEGIN line to its END line.${escaped}`;
    }
    if (key.asymmetricKeyType !== 'rsa')
        return 'is no RSA key: a GitHub App signs with RSA';
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
    return bits < LEAST_KEY_BITS ? `is an RSA key of ${bits} bits: it must have at least ${LEAST_KEY_BITS}` : null;
}
/** What is wrong with the address of a Jira; null where it will do. */
function addressFault(text, allowsHttp) {
    const url = new URL(text);
    if (url.username !== '' || url.password !== '')
        return 'must not hold a user or a password: give them as email and token';
    if (url.search !== '' || url.hash !== '')
        return 'must have neither a query nor a fragment';
    if (url.protocol === 'https:' || allowsHttp(url))
        return null;
    return 'must be https: the token would be sent in the clear (the operator may allow the host)';
}
/**
 * What the shapes cannot say of a token that has the right one.
 * @param given the parsed body
 * @param allowsHttp whether the operator lets a host be reached over plain HTTP
 */
function provider_token_faultsOf(given, allowsHttp) {
    const app = contract/* GithubAppToken */.UU.safeParse(given).data;
    const jira = contract/* JiraToken */.gA.safeParse(given).data;
    const faults = [
        { pointer: '/private_key', detail: app === undefined ? null : keyFault(app.private_key) },
        { pointer: '/base_url', detail: jira === undefined ? null : addressFault(jira.base_url, allowsHttp) },
    ];
    return faults.flatMap(({ pointer, detail }) => (detail === null ? [] : [{ pointer, detail }]));
}
/** Seals a token in the place of the one before. An App's installation becomes the tenant's; a plain token ends that. */
async function putProviderToken(tx, vault, { provider, given, now, }) {
    const app = provider === 'github' ? contract/* GithubAppToken */.UU.safeParse(given).data : undefined;
    const secret = {
        name: secretName(provider),
        kind: app === undefined ? 'token' : 'app',
        text: JSON.stringify(given),
    };
    await tx.secrets.put(secret_sealSecret(vault, tx.tenantId, secret, now));
    if (provider === 'github')
        await tx.setInstallation(app === undefined ? null : String(app.installation_id));
}
/** False where there is none. */
async function removeProviderToken(tx, provider) {
    if (provider === 'github')
        await tx.setInstallation(null);
    return tx.secrets.remove(secretName(provider));
}
function present({ name, kind, keyId, updatedAt }) {
    const provider = contract/* ProviderName */.Jd.safeParse(name.slice(PREFIX.length)).data;
    return provider === undefined ? [] : [{ provider, kind, key_id: keyId, updated_at: timestamp(updatedAt) }];
}
/** Which tokens there are, by provider. */
async function listProviderTokens(tx) {
    return (await tx.secrets.list(PREFIX)).flatMap(present);
}
//# sourceMappingURL=provider-token.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/provider-tokens.js
/** GET /v1/provider-tokens, and PUT and DELETE /v1/provider-tokens/{provider}: write-only. */





/** Registers the calls. */
function providerTokenRoutes(router, context, { allowsHttp }) {
    const { store, vault, clock } = context;
    guardedRoute(router, context, contract/* OPERATIONS */.xb.listProviderTokens, async ({ reply, principal: { tenantId } }) => route_send(reply, contract/* OPERATIONS */.xb.listProviderTokens, { data: await store.tenant(tenantId).read(listProviderTokens) }));
    guardedRoute(router, context, contract/* OPERATIONS */.xb.putProviderToken, async ({ request, reply, principal: { tenantId } }) => {
        const params = readParams(contract/* OPERATIONS */.xb.putProviderToken.params, request);
        if (params === undefined)
            throw notFound('provider');
        const given = readBody(shapeOf(params.provider, request.body), request);
        const faults = provider_token_faultsOf(given, allowsHttp);
        if (faults.length > 0)
            throw malformed(faults);
        const row = { provider: params.provider, given, now: clock() };
        await store.tenant(tenantId).transaction((tx) => putProviderToken(tx, vault, row));
        return reply.code(contract/* OPERATIONS */.xb.putProviderToken.success.status).send();
    });
    guardedRoute(router, context, contract/* OPERATIONS */.xb.deleteProviderToken, async ({ request, reply, principal: { tenantId } }) => {
        refuseBody(request);
        const params = readParams(contract/* OPERATIONS */.xb.deleteProviderToken.params, request);
        if (params === undefined)
            throw notFound('provider');
        const there = await store.tenant(tenantId).transaction((tx) => removeProviderToken(tx, params.provider));
        if (!there)
            throw notFound('provider token');
        return reply.code(contract/* OPERATIONS */.xb.deleteProviderToken.success.status).send();
    });
}
//# sourceMappingURL=provider-tokens.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/ended.js
/** Answers on ended reviews, kept for a while: an ended review never changes, and is read most in the minute after its end. */
/** One that retention has removed is not shown for longer than this. */
const KEEP_MILLISECONDS = 30_000;
/** Answers kept, of some kilobytes each; the oldest go first. */
const MAX_ANSWERS = 1000;
class EndedReviews {
    clock;
    answers = new Map();
    /** @param clock milliseconds since the epoch */
    constructor(clock) {
        this.clock = clock;
    }
    /** The answer on a review of that tenant; null where none is kept. */
    get(tenantId, reviewId) {
        const kept = this.answers.get(`${tenantId} ${reviewId}`);
        return kept === undefined || kept.until <= this.clock() ? null : kept;
    }
    put(tenantId, reviewId, answer) {
        const key = `${tenantId} ${reviewId}`;
        // Moved to the end, where the newest are.
        this.answers.delete(key);
        this.answers.set(key, { ...answer, until: this.clock() + KEEP_MILLISECONDS });
        for (const oldest of this.answers.keys()) {
            if (this.answers.size <= MAX_ANSWERS)
                break;
            this.answers.delete(oldest);
        }
    }
}
//# sourceMappingURL=ended.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/reviews.js
/** GET /v1/reviews/{id} and GET /v1/reviews. */








function etagOf(body) {
    return `"${(0,external_node_crypto_.createHash)('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
/** Whether the caller already has the body (RFC 9110 §13.1.2: compared weakly). */
function alreadyHas(ifNoneMatch, etag) {
    return (ifNoneMatch ?? '').split(',').some((item) => {
        const tag = item.trim();
        return tag === '*' || tag.replace(/^W\//u, '') === etag;
    });
}
/** Registers the calls. */
function reviewRoutes(router, context) {
    const ended = new EndedReviews(context.clock);
    const answerOn = async (tenantId, id) => {
        const kept = ended.get(tenantId, id);
        if (kept !== null)
            return { ...kept, queued: false };
        const stored = await context.store.tenant(tenantId).read((tx) => tx.reviews.summary(id));
        if (stored === null)
            throw notFound('review');
        const review = presentReview(stored, context.publicUrl());
        const body = JSON.stringify(review);
        const answer = { body, etag: etagOf(body) };
        const queued = review.status === 'queued';
        if (!queued)
            ended.put(tenantId, id, answer);
        return { ...answer, queued };
    };
    guardedRoute(router, context, contract/* OPERATIONS */.xb.getReview, async ({ request, reply, principal }) => {
        const params = readParams(contract/* OPERATIONS */.xb.getReview.params, request);
        if (params === undefined)
            throw notFound('review');
        const { tenantId } = principal;
        const { queued, body, etag } = await answerOn(tenantId, params.id);
        reply.headers({ etag, 'cache-control': 'private, no-cache' });
        if (queued)
            reply.header('retry-after', '1');
        if (alreadyHas(request.headers['if-none-match'], etag))
            return reply.code(304).send();
        return sendText(reply, contract/* OPERATIONS */.xb.getReview, body);
    });
    guardedRoute(router, context, contract/* OPERATIONS */.xb.listReviews, async ({ request, reply, principal }) => {
        const { limit, page, ...filter } = readQuery(contract/* OPERATIONS */.xb.listReviews.query, request);
        const { rows, nextPage } = await readPage({ limit, page }, contract/* ReviewId */.kt, (slice) => context.store.tenant(principal.tenantId).read((tx) => tx.reviews.list(filter, slice)));
        const data = rows.map((row) => presentReview(row, context.publicUrl()));
        return route_send(reply, contract/* OPERATIONS */.xb.listReviews, { data, next_page: nextPage });
    });
}
//# sourceMappingURL=reviews.js.map
;// CONCATENATED MODULE: ./build/src/service/http/slots.js
/** Work that only so much of is done at a time: who comes when all is taken is told to come back. */

/** @returns runs `work` for a tenant where a slot is free. Rejects with a ServiceFault of 503 where none is. */
function createSlots({ count, detail, ownDetail, retryAfterSeconds, }) {
    const taken = new Set();
    return async (tenantId, work) => {
        const own = taken.has(tenantId);
        if (own || taken.size >= count) {
            throw new ServiceFault('E_INT_001', own ? ownDetail : detail, {
                status: 503,
                headers: { 'Retry-After': String(retryAfterSeconds) },
            });
        }
        taken.add(tenantId);
        try {
            return await work();
        }
        finally {
            taken.delete(tenantId);
        }
    };
}
//# sourceMappingURL=slots.js.map
;// CONCATENATED MODULE: ./build/src/service/threads/limit.js
/** A review that wants more of the machine than one may have. */
const limit_WORDS = {
    memory: (amount) => `needed more than ${amount} MB of memory`,
    time: (amount) => `took longer than ${amount} s`,
};
/** Thrown where the engine goes over a limit. `amount` is in megabytes, or in seconds. */
class EngineLimitError extends Error {
    limit;
    name = 'EngineLimitError';
    constructor(limit, amount, options) {
        super(`The review ${limit_WORDS[limit](amount)} and was given up. Split the pull request, or leave generated files out of it.`, options);
        this.limit = limit;
    }
}
//# sourceMappingURL=limit.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/failure.js
/** What a failed review says of why: the code and the words of whoever knows, and nothing internal. */




const MINUTES = contract/* LIMITS */.b1.MAX_REVIEW_MILLISECONDS / 60_000;
const AGAIN = 'Ask for it again; if it stays so, split the pull request.';
/** The provider did not give the change in the time that a review has. */
const PROVIDER_TIMED_OUT = {
    code: 'E_UP_001',
    detail: `The change could not be read within ${MINUTES} minutes and the review was given up. ${AGAIN}`,
};
/** The change was there, and the review itself took all of its time. */
const REVIEW_TIMED_OUT = {
    code: 'E_INT_001',
    detail: `The review took longer than ${MINUTES} minutes and was given up. ${AGAIN}`,
};
/** Whoever ran it did not live to say why. */
function diedTooOften(deaths) {
    return {
        code: 'E_INT_001',
        detail: `The review was given up: its worker ended ${deaths} times while it ran. ${AGAIN}`,
    };
}
/** Ours; the log knows more. */
const OURS = { code: 'E_INT_001', detail: 'The review failed on our side. Ask for it again.' };
/** What may be said of `cause`; null where it is nobody's business but ours. */
function failureOf(cause) {
    if (cause instanceof provider_ProviderError)
        return { code: cause.code, detail: cause.message };
    if (cause instanceof PolicyError)
        return { code: 'E_POL_001', detail: cause.message };
    if (cause instanceof EngineLimitError)
        return { code: 'E_INT_001', detail: cause.message };
    return null;
}
//# sourceMappingURL=failure.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/made.js
function byCodeUnits(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}
/** In the contract's order: file, first line, plane, and the engine's within; of each what the contract shows. */
function made_inOrder(found) {
    const first = ({ location }) => location.lineRange[0] ?? 0;
    return found
        .toSorted((a, b) => byCodeUnits(a.location.file, b.location.file) || first(a) - first(b) || byCodeUnits(a.plane, b.plane))
        .map(({ plane, severity, location, title, rationale, fingerprint }) => ({
        plane,
        severity,
        location,
        title,
        rationale,
        fingerprint,
    }));
}
/** Gives ids in that order, so that rising ids are it. */
function withIds(found, reviewId, ids) {
    return made_inOrder(found).map((finding) => ({ id: ids('fnd'), review_id: reviewId, ...finding }));
}
/** How many findings of each severity there are. */
function made_countsOf(found) {
    const of = (severity) => found.filter((finding) => finding.severity === severity).length;
    return { info: of('info'), warn: of('warn'), error: of('error') };
}
//# sourceMappingURL=made.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/simulate.js





/** How long the caller waits at most: what takes longer is for a review, which is waited for in another way. */
const SIMULATION_MILLISECONDS = 60_000;
const SECONDS = SIMULATION_MILLISECONDS / 1000;
function timedOut(cause) {
    const detail = `The simulation took longer than ${SECONDS} s and was given up. It is safe to send it again; for a large pull request ask for a review with dry_run instead.`;
    return new ServiceFault('E_UP_001', detail, { status: 504, cause });
}
/** What is wrong, as far as the caller may know. */
function simulate_told(cause) {
    const failure = failureOf(cause);
    return failure === null ? cause : new ServiceFault(failure.code, failure.detail, { cause });
}
/** Reviews the pull request under the policy and says what came out. Throws ServiceFault. */
async function simulate(context, tenantId, { repo, pr, ticket, policy, source }) {
    const deadline = context.deadline(SIMULATION_MILLISECONDS);
    const signal = AbortSignal.any([deadline, context.hurried]);
    const make = async () => {
        const asked = { repo, pr, ticket: ticket ?? null, policy: source === undefined ? (policy ?? null) : { source } };
        const prepared = await prepare(context, context.store.tenant(tenantId), asked, signal);
        const provider = await context.providerFor(tenantId);
        const snapshot = await provider.snapshot(prepared.change, signal);
        const result = await context.review(snapshot, prepared.policy, signal);
        return {
            repo,
            pr,
            head_sha: prepared.change.head.sha,
            verdict: result.verdict,
            tier: result.tier,
            confidence: result.confidence,
            ac_bindings: [...result.acBindings],
            counts: made_countsOf(result.findings),
            findings: made_inOrder(result.findings),
            trace: result.trace,
        };
    };
    try {
        return await orAborted(make(), signal);
    }
    catch (cause) {
        if (deadline.aborted)
            throw timedOut(cause);
        throw upstream(simulate_told(cause), signal);
    }
}
//# sourceMappingURL=simulate.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/simulate.js
/** POST /v1/policies:simulate: what a review under a policy would say. */






/** At a time and process, one a tenant: the callers wait, and reviews go before. */
const SIMULATIONS = 3;
/** Registers the call. */
function simulateRoute(router, context) {
    const { store, clock } = context;
    const inSlot = createSlots({
        count: SIMULATIONS,
        detail: 'Other simulations are under way. Try again in a few seconds.',
        ownDetail: 'A simulation of this tenant is under way. Send the next one when it has ended.',
        retryAfterSeconds: 5,
    });
    guardedRoute(router, context, contract/* OPERATIONS */.xb.simulatePolicy, async ({ request, reply, principal: { tenantId } }) => {
        const asked = input_readChange(contract/* OPERATIONS */.xb.simulatePolicy.body.schema, request);
        return inSlot(tenantId, async () => {
            const counted = await store.tenant(tenantId).transaction((tx) => countRequest(tx, clock()));
            reply.headers(counted());
            return route_send(reply, contract/* OPERATIONS */.xb.simulatePolicy, await simulate(context, tenantId, asked));
        });
    });
}
//# sourceMappingURL=simulate.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/tenant.js
/** GET and PATCH /v1/tenant: the tenant and its settings. */




/** Registers the calls. */
function tenantRoutes(router, context) {
    const { store, policiesByPath } = context;
    guardedRoute(router, context, contract/* OPERATIONS */.xb.getTenant, async ({ reply, principal: { tenantId } }) => route_send(reply, contract/* OPERATIONS */.xb.getTenant, await store.tenant(tenantId).read((tx) => tx.tenant())));
    guardedRoute(router, context, contract/* OPERATIONS */.xb.patchTenant, async ({ request, reply, principal: { tenantId } }) => {
        const patch = readBody(contract/* OPERATIONS */.xb.patchTenant.body.schema, request);
        const tenant = await store.tenant(tenantId).transaction((tx) => patchTenant(tx, patch, policiesByPath));
        return route_send(reply, contract/* OPERATIONS */.xb.patchTenant, tenant);
    });
}
//# sourceMappingURL=tenant.js.map
;// CONCATENATED MODULE: ./build/src/service/auth/clients.js

/** Whether the secret is one of the client's that are good at `now`. Of no client, or a revoked one, it is false and takes as long. */
async function verifyClient(client, secret, now) {
    const live = client === null || client.revokedAt !== null ? [] : client.secrets;
    const good = live.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
    // Always two: how long it takes says nothing of how many there are.
    const checks = await Promise.all([0, 1].map((at) => verifySecret(secret, good[at]?.hash ?? null)));
    return checks.includes(true);
}
//# sourceMappingURL=clients.js.map
// EXTERNAL MODULE: ./node_modules/ipaddr.js/lib/ipaddr.js
var ipaddr = __webpack_require__(48280);
// EXTERNAL MODULE: ./node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(70370);
// EXTERNAL MODULE: ./node_modules/rate-limiter-flexible/index.js
var rate_limiter_flexible = __webpack_require__(8649);
;// CONCATENATED MODULE: ./build/src/service/auth/token-guard.js
/**
 * What stands before the check of a client's secret. A check costs some 40 ms of CPU and 16 MiB, so only a few run at a
 * time; and whoever has been wrong too often waits. Right answers cost nothing: no fleet of jobs is slowed down by it.
 * Failures are counted for an address, and for a client's id as one address tries it: who knows an id cannot lock its
 * owner out, and one job with an old secret does not lock out its neighbours behind the same address.
 */





const TOKEN_GUARD = {
    atATime: 2,
    waiting: 64,
    failuresOfAddress: 60,
    failuresOfClient: 10,
    windowSeconds: 60,
};
/** The network that one customer has: an address of IPv4, or the first 64 bits of one of IPv6. */
function networkOf(address) {
    if (!ipaddr.isValid(address))
        return address;
    const parsed = ipaddr.process(address);
    return parsed.kind() === 'ipv4' ? parsed.toString() : parsed.toNormalizedString().split(':').slice(0, 4).join(':');
}
/** A key of one size, however long the id is that somebody sends. */
function token_guard_keyOf(...parts) {
    return (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(parts)).digest('base64url');
}
/** Makes the guard of one process; what it counts is kept in memory, for one window. */
function createTokenGuard(options = TOKEN_GUARD) {
    const { atATime, waiting, windowSeconds: duration } = options;
    const inTurn = (0,p_limit/* default */.A)(atATime);
    const ofAddress = new rate_limiter_flexible.RateLimiterMemory({ points: options.failuresOfAddress, duration });
    const ofClient = new rate_limiter_flexible.RateLimiterMemory({ points: options.failuresOfClient, duration });
    return {
        /**
         * Runs `check`, which gives null where the secret is wrong.
         * @throws ServiceFault of 429 for who was wrong too often, of 503 where too many wait
         */
        async verified({ clientId, address }, check) {
            const network = networkOf(address);
            const counters = [
                { limiter: ofAddress, key: token_guard_keyOf(network) },
                { limiter: ofClient, key: token_guard_keyOf(network, clientId) },
            ];
            const refuse = async () => {
                const states = await Promise.all(counters.map(({ limiter, key }) => limiter.get(key)));
                const waits = states.flatMap((state) => state !== null && state.remainingPoints <= 0 ? [state.msBeforeNext] : []);
                if (waits.length > 0)
                    throw tooOften(Math.max(...waits));
            };
            await refuse();
            if (inTurn.pendingCount >= waiting)
                throw tooMany();
            return inTurn(async () => {
                // Those that came together are held to what the first of them came to.
                await refuse();
                const result = await check();
                if (result === null)
                    await Promise.all(counters.map(({ limiter, key }) => limiter.penalty(key)));
                return result;
            });
        },
    };
}
function tooOften(milliseconds) {
    const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
    return new ServiceFault('E_RATE_001', `Too many wrong client secrets came from this address. Try again in ${seconds} s, with the right one.`, { headers: { 'Retry-After': String(seconds) } });
}
function tooMany() {
    return new ServiceFault('E_INT_001', 'Too many ask for tokens at once. Try again; a token is good for an hour.', {
        status: 503,
        headers: { 'Retry-After': '1' },
    });
}
//# sourceMappingURL=token-guard.js.map
;// CONCATENATED MODULE: ./build/src/service/auth/token-request.js
/** Reading a token request: the form of RFC 6749 §4.4.2 and the two ways a client says who it is (§2.3.1). */

/** An error of RFC 6749 §5.2. */
class TokenFault extends Error {
    error;
    status;
    name = 'TokenFault';
    constructor(error, description, status = error === 'invalid_client' ? 401 : 400) {
        super(description);
        this.error = error;
        this.status = status;
    }
}
const BASIC = /^basic +([A-Za-z0-9+/]+=*) *$/iu;
/** A form's fields. A parameter that comes twice is refused; one without a value counts as left out (§3.2). */
function readTokenForm(text) {
    const fields = new Map();
    const known = Object.keys(contract/* TokenRequest */.DW.shape);
    for (const [name, value] of new URLSearchParams(text)) {
        if (!known.includes(name))
            continue;
        if (fields.has(name))
            throw new TokenFault('invalid_request', `The parameter ${name} must come once.`);
        fields.set(name, value);
    }
    const given = Object.fromEntries([...fields].filter(([, value]) => value !== ''));
    const parsed = contract/* TokenRequest */.DW.safeParse(given);
    if (!parsed.success)
        throw new TokenFault('invalid_request', 'The parameter grant_type is missing.');
    if (parsed.data.grant_type !== 'client_credentials') {
        throw new TokenFault('unsupported_grant_type', 'The only grant_type is client_credentials.');
    }
    return parsed.data;
}
function formDecode(text) {
    try {
        return decodeURIComponent(text.replaceAll('+', ' '));
    }
    catch {
        throw new TokenFault('invalid_client', 'The Basic credentials are not form-encoded.');
    }
}
function basicCredentials(header) {
    const encoded = BASIC.exec(header)?.[1];
    if (encoded === undefined)
        throw new TokenFault('invalid_client', 'The Authorization header is not HTTP Basic.');
    const text = Buffer.from(encoded, 'base64').toString('utf8');
    const colon = text.indexOf(':');
    if (colon < 0)
        throw new TokenFault('invalid_client', 'The Basic credentials have no colon.');
    return { clientId: formDecode(text.slice(0, colon)), clientSecret: formDecode(text.slice(colon + 1)) };
}
/** Who asks. Both ways at once are refused (§2.3). */
function readCredentials(form, header) {
    if (header !== undefined) {
        if (form.client_secret !== undefined) {
            throw new TokenFault('invalid_request', 'Send the credentials in the header or in the form, not in both.');
        }
        const credentials = basicCredentials(header);
        if (form.client_id !== undefined && form.client_id !== credentials.clientId) {
            throw new TokenFault('invalid_request', 'The client_id of the form is not the one of the header.');
        }
        return credentials;
    }
    if (form.client_id === undefined || form.client_secret === undefined) {
        throw new TokenFault('invalid_client', 'The client_id or the client_secret is missing.');
    }
    return { clientId: form.client_id, clientSecret: form.client_secret };
}
/**
 * The scopes to grant: those asked for, each once, in the order asked; without any, all the client has.
 * Throws `invalid_scope` for one that is unknown or not the client's.
 */
function grantScopes(asked, allowed) {
    const words = [...new Set((asked ?? '').split(' ').filter((word) => word !== ''))];
    if (words.length === 0)
        return Object.keys(contract/* SCOPES */.iW).flatMap((name) => allowed.filter((scope) => scope === name));
    return words.map((word) => {
        const scope = contract/* Scope */.HG.safeParse(word).data;
        if (scope === undefined || !allowed.includes(scope)) {
            throw new TokenFault('invalid_scope', 'A requested scope is unknown or not one of this client.');
        }
        return scope;
    });
}
//# sourceMappingURL=token-request.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/token.js







const token_FORM = contract/* OPERATIONS */.xb.mintToken.body.type;
/** Faults of the framework (another content type, too large a body) are `invalid_request` here; ours stay problems. */
function tokenFaultOf(cause) {
    if (cause instanceof TokenFault)
        return cause;
    // OAuth has no word for "too often".
    if (cause instanceof ServiceFault && cause.status !== 415)
        return null;
    const fault = faultOf(cause);
    if (fault.status >= 500)
        return null;
    const detail = fault.status === 415 ? `The body must be ${token_FORM}, without a Content-Encoding.` : 'The request is malformed.';
    return new TokenFault('invalid_request', detail, fault.status === 413 ? 413 : 400);
}
/** Registers the call in a scope of its own: it alone takes forms, and it alone answers in OAuth's error shape. */
function tokenRoute(router, context) {
    const { store, tokens, clock } = context;
    const guard = createTokenGuard();
    router.app.register(async (app) => {
        app.removeAllContentTypeParsers();
        app.addContentTypeParser(token_FORM, { parseAs: 'string' }, (_request, body, done) => done(null, body));
        app.setErrorHandler((cause, _request, reply) => {
            const fault = tokenFaultOf(cause);
            // A parent's error handler takes over what is thrown here.
            if (fault === null)
                throw cause;
            const body = { error: fault.error, error_description: fault.message };
            if (fault.status === 401)
                reply.header('www-authenticate', 'Basic realm="review-gate", charset="UTF-8"');
            return reply.code(fault.status).header('pragma', 'no-cache').send(body);
        });
        openRoute({ app, served: router.served }, contract/* OPERATIONS */.xb.mintToken, async (request, reply) => {
            const form = readTokenForm(typeof request.body === 'string' ? request.body : '');
            const { clientId, clientSecret } = readCredentials(form, request.headers.authorization);
            const client = await guard.verified({ clientId, address: request.ip }, async () => {
                const found = await store.directory.client(clientId);
                // Of a client that does not exist it takes as long to say so.
                return (await verifyClient(found, clientSecret, clock())) ? found : null;
            });
            if (client === null)
                throw new TokenFault('invalid_client', 'The client_id or the client_secret is wrong.');
            const scopes = grantScopes(form.scope, client.scopes);
            reply.header('pragma', 'no-cache');
            return route_send(reply, contract/* OPERATIONS */.xb.mintToken, {
                access_token: await tokens.mint(client, scopes),
                token_type: 'Bearer',
                expires_in: contract/* LIMITS */.b1.TOKEN_LIFETIME_SECONDS,
                scope: scopes.join(' '),
            });
        });
    });
}
//# sourceMappingURL=token.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/traces.js






/** Registers the calls. */
function traceRoutes(router, context) {
    const { store, links } = context;
    const byLink = async (request) => {
        const { expires, signature } = readQuery(contract/* OPERATIONS */.xb.getTrace.query, request);
        if (expires === undefined && signature === undefined)
            return null;
        const id = readParams(contract/* OPERATIONS */.xb.getTrace.params, request)?.id ?? '';
        const state = await links.check(id, { expires: expires ?? '', signature: signature ?? '' });
        if (state === 'expired')
            throw unauthorized('The link has expired: ask for a new one.');
        const tenantId = state === 'good' ? await store.directory.tenantOfReview(id) : null;
        if (tenantId === null)
            throw unauthorized('The link is not a valid one: ask for a new one.');
        return { tenantId, clientId: 'link', scopes: new Set(['findings:read']) };
    };
    guardedRoute(router, context, contract/* OPERATIONS */.xb.getTrace, async ({ request, reply, principal }) => {
        readQuery(contract/* OPERATIONS */.xb.getTrace.query, request);
        const params = readParams(contract/* OPERATIONS */.xb.getTrace.params, request);
        if (params === undefined)
            throw notFound('review');
        const { review, trace } = await store.tenant(principal.tenantId).read(async (tx) => {
            const found = await tx.traces.get(params.id);
            // Where there is a trace, there is a review.
            return { trace: found, review: found === null ? await tx.reviews.summary(params.id) : null };
        });
        if (trace === null) {
            if (review === null)
                throw notFound('review');
            throw new ServiceFault('E_NF_001', `The review is ${review.outcome.status}: only a complete one has a trace.`);
        }
        return route_send(reply, contract/* OPERATIONS */.xb.getTrace, trace);
    }, { instead: byLink });
    guardedRoute(router, context, contract/* OPERATIONS */.xb.createTraceLink, async ({ request, reply, principal }) => {
        refuseBody(request);
        const params = readParams(contract/* OPERATIONS */.xb.createTraceLink.params, request);
        if (params === undefined)
            throw notFound('review');
        const review = await store.tenant(principal.tenantId).read((tx) => tx.reviews.summary(params.id));
        if (review === null)
            throw notFound('review');
        return route_send(reply, contract/* OPERATIONS */.xb.createTraceLink, await links.create(review.id, traceUrl(context.publicUrl(), review.id)));
    });
}
//# sourceMappingURL=traces.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/present.js

/** A subscription, without its secret. */
function presentWebhook({ id, url, events, status, reason, createdAt }) {
    return { id, url, events: [...events], status, reason, created_at: timestamp(createdAt) };
}
/** A delivery and how it stands. */
function presentDelivery(stored) {
    const { id, event, reviewId, attempt, status, responseStatus, nextAttemptAt, createdAt } = stored;
    return {
        id,
        event,
        review_id: reviewId,
        attempt,
        status,
        response_status: responseStatus,
        next_attempt_at: nextAttemptAt === null ? null : timestamp(nextAttemptAt),
        created_at: timestamp(createdAt),
    };
}
//# sourceMappingURL=present.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/schedule.js
/** When a delivery is tried again, as Standard Webhooks proposes it, and when a subscription has failed for too long. */
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Waits after the first failure, the second, and so on, in milliseconds; after the last of these attempts it is over. */
const RETRY_WAITS = [
    5 * SECOND,
    5 * MINUTE,
    30 * MINUTE,
    2 * HOUR,
    5 * HOUR,
    10 * HOUR,
    14 * HOUR,
    20 * HOUR,
    24 * HOUR,
];
/** Waits grow by up to this part, so that what failed together does not come back together. */
const JITTER = 0.1;
/** A receiver that asks for more time than this gets this. */
const MAX_RETRY_AFTER = 24 * HOUR;
/** A subscription whose every delivery has failed for so long is disabled. */
const FAILING_MILLISECONDS = 5 * 24 * HOUR;
/** Statuses whose Retry-After is heeded: RFC 6585 §4, RFC 9110 §15.6.4. */
const HEEDED = new Set([429, 503]);
/**
 * @param failures attempts that have failed, from 1
 * @param now milliseconds since the epoch
 * @param retryAfter milliseconds that the receiver asked for; null where it did not
 * @param fraction a random number from 0 up to 1
 * @returns when to try again, milliseconds since the epoch; null where it is over
 */
function nextAttemptAt(failures, now, retryAfter, fraction) {
    const wait = RETRY_WAITS[failures - 1];
    if (wait === undefined)
        return null;
    return now + Math.max(Math.round(wait * (1 + JITTER * fraction)), retryAfter ?? 0);
}
/**
 * Reads Retry-After (RFC 9110 §10.2.3): seconds, or a date.
 * @returns milliseconds from now, a day at most; null where the status does not have it heeded or it cannot be read
 */
function readRetryAfter(status, header, now) {
    if (header === undefined || !HEEDED.has(status))
        return null;
    const text = header.trim();
    const wait = /^\d+$/u.test(text) ? Number(text) * SECOND : Date.parse(text) - now;
    return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER);
}
//# sourceMappingURL=schedule.js.map
// EXTERNAL MODULE: ./node_modules/standardwebhooks/dist/index.js
var standardwebhooks_dist = __webpack_require__(15487);
;// CONCATENATED MODULE: ./build/src/service/webhooks/signing.js
/** The signing secrets of a subscription: made, sealed, and used as Standard Webhooks 1.0 has it. */




const signing_SECRET_BYTES = 32;
const signing_PREFIX = 'whsec_';
const signing_SECOND = 1000;
/** How long the secret before the last rotation still signs beside the new one. */
const ROTATION_MILLISECONDS = 24 * 60 * 60 * signing_SECOND;
/** What is sealed, as one text of JSON. */
const SigningSecrets = schemas/* strictObject */.rej({
    current: schemas/* string */.YjP(),
    previous: schemas/* string */.YjP().nullable(),
    /** Milliseconds since the epoch. */
    previousEndsAt: schemas/* number */.aig().nullable(),
});
/** The row of a subscription's secrets. */
function signingSecretName(webhookId) {
    return `webhook/${webhookId}`;
}
/** A new secret, beside which the one before it still signs for a day. */
function createSigningSecrets(before, now) {
    const current = `${signing_PREFIX}${(0,external_node_crypto_.randomBytes)(signing_SECRET_BYTES).toString('base64')}`;
    if (before === null)
        return { current, previous: null, previousEndsAt: null };
    return { current, previous: before.current, previousEndsAt: now + ROTATION_MILLISECONDS };
}
/** Seals the secrets for their row. */
function sealSigningSecrets(vault, tenantId, webhookId, secrets, now) {
    const text = JSON.stringify(secrets);
    return secret_sealSecret(vault, tenantId, { name: signingSecretName(webhookId), kind: 'signing', text }, now);
}
/** Opens the row. Throws VaultFault. */
function openSigningSecrets(vault, tenantId, sealed) {
    return SigningSecrets.parse(JSON.parse(secret_openSecret(vault, tenantId, sealed)));
}
/**
 * The headers that name and sign a delivery.
 * @param id of the delivery, the same in every attempt
 * @param now the moment of this attempt, milliseconds since the epoch
 */
function signatureHeaders(secrets, id, body, now) {
    const { current, previous, previousEndsAt } = secrets;
    const stillGood = previous !== null && previousEndsAt !== null && now < previousEndsAt ? [previous] : [];
    const signatures = [current, ...stillGood].map((secret) => new standardwebhooks_dist/* Webhook */.KD(secret).sign(id, new Date(now), body));
    return {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now / signing_SECOND)),
        'webhook-signature': signatures.join(' '),
    };
}
//# sourceMappingURL=signing.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/settle.js


/** The receiver is gone for good: RFC 9110 §15.5.11, and Standard Webhooks. */
const settle_GONE = 410;
const PAGE_ROWS = 100;
const MAX_PAGES = 10;
/** Removes a subscription, its deliveries and its secrets. False where there is none. */
async function removeSubscription(tx, id) {
    await tx.secrets.remove(signingSecretName(id));
    return tx.webhooks.remove(id);
}
function isSuccess(status) {
    return status !== null && status >= 200 && status < 300;
}
function settle_reasonOf(since, words) {
    const start = new Date(since).toISOString();
    return `Every delivery since ${start} has failed, the last one by: ${words}. Repair the receiver, then send a test: one that arrives makes the subscription active again.`;
}
/** After a delivery that arrived: whatever was wrong is over. */
async function restore(tx, webhook) {
    if (webhook.status === 'active' && webhook.failingSince === null)
        return;
    await tx.webhooks.update({ ...webhook, status: 'active', reason: null, failingSince: null });
}
/** Notes a failure, and disables the subscription where it has lasted too long. */
async function blame(tx, webhook, { answer, now }) {
    const failingSince = webhook.failingSince ?? now;
    const lasted = now - failingSince >= FAILING_MILLISECONDS;
    if (!lasted && webhook.failingSince !== null)
        return webhook;
    const noted = {
        ...webhook,
        failingSince,
        ...(lasted ? { status: 'disabled', reason: settle_reasonOf(failingSince, answer.words) } : {}),
    };
    await tx.webhooks.update(noted);
    return noted;
}
/** Ends what is still on its way to a subscription. What a very long list leaves over ends when its time comes. */
async function endPending(tx, webhookId) {
    let after = null;
    for (let page = 0; page < MAX_PAGES; page += 1) {
        const rows = await tx.deliveries.list(webhookId, { after, limit: PAGE_ROWS });
        for (const row of rows) {
            if (row.status === 'pending')
                await tx.deliveries.update({ ...row, status: 'failed', nextAttemptAt: null });
        }
        after = rows.at(-1)?.id ?? null;
        if (after === null || rows.length < PAGE_ROWS)
            return;
    }
}
/**
 * Settles an attempt at a delivery of the schedule.
 * @returns null where the delivery was removed or settled meanwhile
 */
async function settleScheduled(tx, id, attempted) {
    const { answer, now, fraction, blames } = attempted;
    const stored = await tx.deliveries.get(id);
    if (stored === null || stored.status !== 'pending')
        return null;
    const webhook = await tx.webhooks.get(stored.webhookId);
    if (webhook === null)
        return null;
    const attempt = stored.attempt + 1;
    const tried = { ...stored, attempt, responseStatus: answer.status, nextAttemptAt: null };
    if (isSuccess(answer.status)) {
        const delivery = { ...tried, status: 'delivered' };
        // The subscription before its deliveries, everywhere: transactions that meet then wait, and never for each other.
        await restore(tx, webhook);
        await tx.deliveries.update(delivery);
        return { delivery, ending: 'delivered', disabled: false };
    }
    if (answer.status === settle_GONE) {
        await removeSubscription(tx, webhook.id);
        return { delivery: { ...tried, status: 'failed' }, ending: 'gone', disabled: false };
    }
    const noted = blames && webhook.status === 'active' ? await blame(tx, webhook, attempted) : webhook;
    const next = noted.status === 'disabled' ? null : nextAttemptAt(attempt, now, answer.retryAfter, fraction);
    const delivery = { ...tried, status: next === null ? 'failed' : 'pending', nextAttemptAt: next };
    await tx.deliveries.update(delivery);
    const disabled = noted.status === 'disabled' && webhook.status === 'active';
    if (disabled)
        await endPending(tx, webhook.id);
    return { delivery, ending: next === null ? 'failed' : 'retried', disabled };
}
/** Settles a test: there is one attempt, and one that fails is held against nobody. A success, or a 410, is what it always is. */
async function settleTest(tx, made, { status }) {
    const webhook = await tx.webhooks.get(made.webhookId);
    const arrived = isSuccess(status);
    const delivery = {
        ...made,
        attempt: 1,
        status: arrived ? 'delivered' : 'failed',
        responseStatus: status,
        nextAttemptAt: null,
    };
    if (status === settle_GONE && webhook !== null) {
        await removeSubscription(tx, webhook.id);
        return { delivery, ending: 'gone', disabled: false };
    }
    if (webhook !== null) {
        if (arrived)
            await restore(tx, webhook);
        await tx.deliveries.insert(delivery);
    }
    return { delivery, ending: arrived ? 'delivered' : 'failed', disabled: false };
}
//# sourceMappingURL=settle.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/addresses.js
/**
 * Which addresses are of the public internet. Sources: the IANA special-purpose address registries (RFC 6890), which
 * ipaddr.js has as ranges, and RFC 4291 §2.4 (global unicast IPv6 is 2000::/3).
 */

/** Public by its number, but answered by the host of a virtual machine on Azure: its metadata and agents. */
const AZURE_HOST = '168.63.129.16';
/** Where IPv4 stands in the last four bytes and is what is reached: RFC 4291 §2.5.5.2, and NAT64's well-known prefix, RFC 6052 §2.1. */
const HOLDS_IPV4 = ['::ffff:0:0/96', '64:ff9b::/96'];
const GLOBAL_UNICAST = '2000::/3';
/** IPv4-compatible IPv6 (RFC 4291 §2.5.5.1, deprecated), which ipaddr.js takes for the mapped form. */
const COMPATIBLE = /^::\d+(?:\.\d+){3}$/u;
const IPV4_BYTES = 4;
function isWithin(address, block) {
    return address.match(ipaddr.IPv6.parseCIDR(block));
}
function isPublic(address) {
    if (address instanceof ipaddr.IPv4)
        return address.range() === 'unicast' && address.toString() !== AZURE_HOST;
    if (HOLDS_IPV4.some((block) => isWithin(address, block))) {
        return isPublic(new ipaddr.IPv4(address.toByteArray().slice(-IPV4_BYTES)));
    }
    // 6to4, Teredo and other tunnels are no unicast of their own, whatever address is in them: they are refused as a whole.
    return address.range() === 'unicast' && isWithin(address, GLOBAL_UNICAST);
}
/** The hostname of a URL as an address: without the brackets of IPv6; null where it is a name. */
function addresses_literalOf(hostname) {
    const bare = hostname.replace(/^\[|\]$/gu, '');
    return ipaddr.isValid(bare) ? bare : null;
}
/** Whether the address, IPv4 or IPv6 in any spelling, is one of the public internet. What is no address is not. */
function addresses_isPublicAddress(address) {
    return ipaddr.isValid(address) && !COMPATIBLE.test(address) && isPublic(ipaddr.parse(address));
}
//# sourceMappingURL=addresses.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/allow-list.js
/** The operator's list of hosts that may be reached although they are private, and over plain HTTP. */

/** A host, in brackets where it is IPv6, and perhaps a port. IPv6 alone needs no brackets. */
const ENTRY = /^(?<host>\[[\da-f:.]+\]|[^\s:/?#@*[\]]+)(?::(?<port>\d{1,5}))?$/iu;
const BARE_IPV6 = /^[\da-f:.]*:[\da-f:.]*:[\da-f:.]*$/iu;
const MAX_PORT = 65_535;
function withoutBrackets(hostname) {
    return hostname.replace(/^\[|\]$/gu, '').toLowerCase();
}
/** As the URL parser spells it, so that it compares with what stands in a URL; null where it is none. */
function normalised(host) {
    const url = parseUrl(`http://${host}/`);
    return url === null ? null : withoutBrackets(url.hostname);
}
/** @returns `host` or `host:port`, normalised. Throws where the entry is neither */
function parseEntry(entry) {
    const text = BARE_IPV6.test(entry) ? `[${entry}]` : entry;
    const { host = '', port } = ENTRY.exec(text)?.groups ?? {};
    const name = host === '' ? null : normalised(host);
    if (name === null || Number(port ?? 1) > MAX_PORT || Number(port ?? 1) < 1) {
        throw new Error(`"${entry}" is neither a host nor host:port; it is what webhooks are allowed to reach.`);
    }
    return port === undefined ? name : `${name}:${Number(port)}`;
}
/**
 * @param entries `host`, which opens all its ports, or `host:port`; a host is a name or an address, without wildcards
 * @throws Error that names the entry that is none
 */
function parseAllowList(entries) {
    const open = new Set(entries.map(parseEntry));
    return {
        has: (hostname, port) => {
            const name = withoutBrackets(hostname);
            return open.has(name) || open.has(`${name}:${port}`);
        },
    };
}
/** The port that a URL leads to. */
function allow_list_portOf({ protocol, port }) {
    if (port !== '')
        return Number(port);
    return protocol === 'https:' ? 443 : 80;
}
//# sourceMappingURL=allow-list.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/subscription-url.js
/** What the URL of a subscription must be. Names are checked again, with all their addresses, whenever they are connected to. */



/** Names of the machine itself: RFC 6761 §6.3. */
const LOCALHOST = /(?:^|\.)localhost\.?$/iu;
const UNSEEN = /[\s\p{Cc}]/u;
/** @returns what is wrong with the URL, in words for who chose it; null where nothing is */
function subscriptionUrlFault(text, allow) {
    // The URL parser passes over tabs and line breaks; a text that is shown again must not hold them.
    const url = UNSEEN.test(text) ? null : (0,contract/* parseUrl */.Dl)(text);
    if (url === null)
        return 'is not a URL';
    if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return 'must begin with https://';
    if (url.username !== '' || url.password !== '') {
        return 'must hold no user name and no password: check the signature of a delivery instead';
    }
    if (allow.has(url.hostname, allow_list_portOf(url)))
        return null;
    if (url.protocol === 'http:')
        return 'must begin with https://';
    const literal = addresses_literalOf(url.hostname);
    const isPrivate = literal === null ? LOCALHOST.test(url.hostname) : !addresses_isPublicAddress(literal);
    if (isPrivate)
        return 'must lead to the public internet; the operator of the service can open a single host';
    return null;
}
//# sourceMappingURL=subscription-url.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/test-event.js


/** In the field `ticket`: the one free text of a review. */
const TEST_TICKET = 'TEST: this is a test delivery, there is no such review';
/** A delivery that is in no store yet. Its review is a dry run without a verdict, so that no receiver takes it for an approval. */
function testDelivery({ ids, clock, publicUrl }, webhookId) {
    const now = clock();
    const id = ids('rev');
    const data = {
        id,
        status: 'complete',
        verdict: null,
        tier: 'T0',
        confidence: 0,
        ac_bindings: [],
        trace_url: traceUrl(publicUrl(), id),
        created_at: timestamp(now),
        completed_at: timestamp(now),
        repo: 'example/test',
        pr: 1,
        head_sha: '0'.repeat(40),
        ticket: TEST_TICKET,
        policy: null,
        dry_run: true,
        counts: { info: 0, warn: 0, error: 0 },
    };
    const event = { type: 'review.completed', timestamp: timestamp(now), data };
    return {
        id: ids('dlv'),
        webhookId,
        event: event.type,
        reviewId: null,
        body: JSON.stringify(event),
        attempt: 0,
        status: 'pending',
        responseStatus: null,
        nextAttemptAt: null,
        createdAt: now,
    };
}
//# sourceMappingURL=test-event.js.map
;// CONCATENATED MODULE: ./build/src/service/routes/webhooks.js











/** Subscriptions of a tenant, at most: each is a delivery more for every review. */
const MAX_SUBSCRIPTIONS = 50;
function webhooks_tooMany() {
    return new ServiceFault('E_REQ_001', `The tenant has ${MAX_SUBSCRIPTIONS} subscriptions, as many as it may. Remove one first.`);
}
function badUrl(detail) {
    return new ServiceFault('E_REQ_001', `The request is malformed. /url: ${detail}`, {
        errors: [{ pointer: '/url', detail }],
    });
}
/** The id in the path. What can name no subscription reads as one that is not there. */
function webhookIdOf(request) {
    const params = readParams(contract/* OPERATIONS */.xb.getWebhook.params, request);
    if (params === undefined)
        throw notFound('webhook');
    return params.id;
}
/** Registers the calls. */
function webhookRoutes(router, context, door) {
    const { store, vault, clock, ids } = context;
    const find = async (tenantId, id) => {
        const webhook = await store.tenant(tenantId).read((tx) => tx.webhooks.get(id));
        if (webhook === null)
            throw notFound('webhook');
        return webhook;
    };
    guardedRoute(router, context, contract/* OPERATIONS */.xb.createWebhook, async ({ request, reply, principal }) => {
        const { url, events } = readBody(contract/* OPERATIONS */.xb.createWebhook.body.schema, request);
        const fault = subscriptionUrlFault(url, door.allow);
        if (fault !== null)
            throw badUrl(fault);
        const now = clock();
        const webhook = {
            id: ids('whk'),
            url,
            events: [...new Set(events)],
            status: 'active',
            reason: null,
            createdAt: now,
            failingSince: null,
        };
        const secrets = createSigningSecrets(null, now);
        await store.tenant(principal.tenantId).transaction(async (tx) => {
            const others = await tx.webhooks.list({ after: null, limit: MAX_SUBSCRIPTIONS });
            if (others.length >= MAX_SUBSCRIPTIONS)
                throw webhooks_tooMany();
            await tx.webhooks.insert(webhook);
            await tx.secrets.put(sealSigningSecrets(vault, principal.tenantId, webhook.id, secrets, now));
        });
        return route_send(reply, contract/* OPERATIONS */.xb.createWebhook, { ...presentWebhook(webhook), secret: secrets.current });
    });
    guardedRoute(router, context, contract/* OPERATIONS */.xb.listWebhooks, async ({ request, reply, principal }) => {
        const query = readQuery(contract/* OPERATIONS */.xb.listWebhooks.query, request);
        const { rows, nextPage } = await readPage(query, contract/* WebhookId */.df, (slice) => store.tenant(principal.tenantId).read((tx) => tx.webhooks.list(slice)));
        return route_send(reply, contract/* OPERATIONS */.xb.listWebhooks, { data: rows.map(presentWebhook), next_page: nextPage });
    });
    guardedRoute(router, context, contract/* OPERATIONS */.xb.getWebhook, async ({ request, reply, principal }) => {
        const webhook = await find(principal.tenantId, webhookIdOf(request));
        return route_send(reply, contract/* OPERATIONS */.xb.getWebhook, presentWebhook(webhook));
    });
    guardedRoute(router, context, contract/* OPERATIONS */.xb.deleteWebhook, async ({ request, reply, principal }) => {
        const id = webhookIdOf(request);
        const removed = await store.tenant(principal.tenantId).transaction((tx) => removeSubscription(tx, id));
        if (!removed)
            throw notFound('webhook');
        return reply.code(contract/* OPERATIONS */.xb.deleteWebhook.success.status).send();
    });
    guardedRoute(router, context, contract/* OPERATIONS */.xb.testWebhook, async ({ request, reply, principal }) => {
        refuseBody(request);
        const { id } = await find(principal.tenantId, webhookIdOf(request));
        const delivery = await door.test(principal.tenantId, testDelivery(context, id));
        return route_send(reply, contract/* OPERATIONS */.xb.testWebhook, presentDelivery(delivery));
    });
    guardedRoute(router, context, contract/* OPERATIONS */.xb.listDeliveries, async ({ request, reply, principal }) => {
        const query = readQuery(contract/* OPERATIONS */.xb.listDeliveries.query, request);
        const { id } = await find(principal.tenantId, webhookIdOf(request));
        const { rows, nextPage } = await readPage(query, contract/* DeliveryId */.a, (slice) => store.tenant(principal.tenantId).read((tx) => tx.deliveries.list(id, slice)));
        return route_send(reply, contract/* OPERATIONS */.xb.listDeliveries, { data: rows.map(presentDelivery), next_page: nextPage });
    });
    /** The secrets before a rotation; null where they cannot be opened any more, which a new one mends. */
    const opened = (tenantId, sealed) => {
        if (sealed === null)
            return null;
        try {
            return openSigningSecrets(vault, tenantId, sealed);
        }
        catch (cause) {
            if (cause instanceof vault_VaultFault)
                return null;
            throw cause;
        }
    };
    guardedRoute(router, context, contract/* OPERATIONS */.xb.rotateWebhook, async ({ request, reply, principal }) => {
        refuseBody(request);
        const id = webhookIdOf(request);
        const { tenantId } = principal;
        const now = clock();
        const rotated = await store.tenant(tenantId).transaction(async (tx) => {
            const webhook = await tx.webhooks.get(id);
            if (webhook === null)
                throw notFound('webhook');
            const secrets = createSigningSecrets(opened(tenantId, await tx.secrets.get(signingSecretName(id))), now);
            await tx.secrets.put(sealSigningSecrets(vault, tenantId, id, secrets, now));
            return { ...presentWebhook(webhook), secret: secrets.current };
        });
        return route_send(reply, contract/* OPERATIONS */.xb.rotateWebhook, rotated);
    });
}
//# sourceMappingURL=webhooks.js.map
;// CONCATENATED MODULE: ./build/src/service/app.js
/** The Fastify application: what holds for every call, and the calls. */

























/** A path parameter longer than this is 414; none that names anything is. */
const MAX_PARAMETER_CHARACTERS = 1024;
const app_JSON_TYPE = 'application/json';
/** JSON only. Nothing at all counts as no body; the call's schema says whether that will do. */
function takeJson(app) {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(app_JSON_TYPE, { parseAs: 'buffer' }, (request, body, done) => {
        const fault = otherCharset(request.headers['content-type']);
        const text = readUtf8(body);
        if (fault !== null)
            done(fault, undefined);
        else if (text === null)
            done(notUtf8(), undefined);
        else if (text === '')
            done(null, undefined);
        else
            void parse(request, text, done);
    });
}
/** The methods that the served calls give a path. */
function methodsOf(served, path) {
    const operations = [...served].map((id) => contract/* OPERATIONS */.xb[id]);
    const methods = operations.filter((operation) => matches(operation, path)).map(({ method }) => method.toUpperCase());
    return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
}
/** The calls that clients make. */
function tenantCalls(router, context) {
    tokenRoute(router, context);
    createReviewRoute(router, context);
    reviewRoutes(router, context);
    findingRoutes(router, context);
    traceRoutes(router, context);
    githubWebhookRoute(router, context);
    if (context.webhooks !== null)
        webhookRoutes(router, context, context.webhooks);
    tenantRoutes(router, context);
    policyRoutes(router, context);
    // The hosts that the operator opened for webhooks may be sent a token over plain HTTP too.
    providerTokenRoutes(router, context, {
        allowsHttp: (url) => context.webhooks?.allow.has(url.hostname, allow_list_portOf(url)) ?? false,
    });
    simulateRoute(router, context);
    lintRoute(router, context);
}
/** Builds the application; it listens to nothing yet. */
function createApp(context, { calls, times, trustProxy }) {
    const { log, closing, publicUrl, clock, operation } = context;
    const options = serverOptions(times);
    const app = fastify({
        logger: false,
        bodyLimit: contract/* LIMITS */.b1.MAX_BODY_BYTES,
        trustProxy: trustProxy.length === 0 ? false : [...trustProxy],
        ...options,
        http: { ...options.http, ...LENIENT_HTTP },
        routerOptions: { maxParamLength: MAX_PARAMETER_CHARACTERS },
        genReqId: ({ headers }) => requestId(headers['x-request-id'], external_node_crypto_.randomUUID),
        frameworkErrors: answerFrameworkFault(log),
        clientErrorHandler: answerClientFault(external_node_crypto_.randomUUID),
        // While it closes, what still comes is answered as ever, with `Connection: close`.
        return503OnClosing: false,
    });
    const router = { app, served: new Set() };
    app.server.maxConnections = times.connections;
    observeRequests(app, { ...operation, clock });
    limitAnswers(app, times);
    takeJson(app);
    refuseEncodings(app);
    setHeaders(app, { publicUrl, closing });
    refuseAmbiguousFrames(app);
    handleErrors(app, log, (path) => methodsOf(router.served, path));
    if (operation.overload !== null)
        guardAgainstOverload(app, operation.overload, operation.meter);
    if (calls === 'all')
        tenantCalls(router, context);
    aboutRoutes(router, context);
    return app;
}
//# sourceMappingURL=app.js.map
;// CONCATENATED MODULE: ./build/src/service/auth/client-status.js
/** For how long an answer is taken: after that time at most, a revocation is effective in every process. */
const STATUS_MILLISECONDS = 30_000;
/** Clients remembered; the oldest answers go first. */
const MAX_CLIENTS = 10_000;
class ClientStatus {
    options;
    answers = new Map();
    constructor(options) {
        this.options = options;
    }
    /** Whether it is a client of that tenant and not revoked, as of 30 s ago at most. Rejects where the store cannot be read. */
    async mayCall(clientId, tenantId) {
        const now = this.options.clock();
        const known = this.answers.get(clientId);
        if (known !== undefined && known.until > now)
            return (await known.tenantId) === tenantId;
        return (await this.ask(clientId, now)) === tenantId;
    }
    /** All who ask at once wait for one reading. */
    ask(clientId, now) {
        const tenantId = this.options.directory
            .client(clientId)
            .then((client) => (client === null || client.revokedAt !== null ? null : client.tenantId));
        const answer = { until: now + STATUS_MILLISECONDS, tenantId };
        // Moved to the end, where the newest are.
        this.answers.delete(clientId);
        this.answers.set(clientId, answer);
        for (const oldest of this.answers.keys()) {
            if (this.answers.size <= MAX_CLIENTS)
                break;
            this.answers.delete(oldest);
        }
        // A store that failed is asked again by the next call.
        tenantId.catch(() => {
            if (this.answers.get(clientId) === answer)
                this.answers.delete(clientId);
        });
        return tenantId;
    }
}
//# sourceMappingURL=client-status.js.map
;// CONCATENATED MODULE: ./build/src/service/auth/trace-links.js
/** Links that open one trace without a bearer until they expire: an HMAC over the review and the time. */


function trace_links_sign({ bytes }, reviewId, expires) {
    return (0,external_node_crypto_.createHmac)('sha256', bytes).update(`trace-link/1\n${reviewId}\n${expires}`).digest();
}
function signedBy(keys, reviewId, { expires, signature }) {
    const given = Buffer.from(signature, 'base64url');
    // Base64 has several spellings of the same bytes; only the one that was handed out is the link.
    if (given.toString('base64url') !== signature)
        return false;
    return keys.some((key) => {
        const expected = trace_links_sign(key, reviewId, expires);
        return given.length === expected.length && (0,external_node_crypto_.timingSafeEqual)(given, expected);
    });
}
class TraceLinks {
    options;
    constructor(options) {
        this.options = options;
    }
    /** A link to `traceUrl`, the address of the trace of `reviewId`. */
    async create(reviewId, traceUrl) {
        const [key] = (await this.options.keyring.current()).link;
        if (key === undefined)
            throw new Error('there is no key to sign links with');
        const expires = Math.floor(this.options.clock() / 1000) + contract/* LIMITS */.b1.TRACE_LINK_SECONDS;
        const url = new URL(traceUrl);
        url.searchParams.set('expires', String(expires));
        url.searchParams.set('signature', trace_links_sign(key, reviewId, String(expires)).toString('base64url'));
        return { url: url.href, expires_at: new Date(expires * 1000).toISOString() };
    }
    /** `expired` is told only of links that were good once, and for as long as their key is kept. */
    async check(reviewId, query) {
        const { keyring, clock } = this.options;
        const signed = signedBy(keyring.known().link, reviewId, query) ||
            // Another process may have signed it with a key that is not known here yet.
            signedBy((await keyring.lookAgain()).link, reviewId, query);
        if (!signed)
            return 'bad';
        return Number(query.expires) * 1000 > clock() ? 'good' : 'expired';
    }
}
//# sourceMappingURL=trace-links.js.map
;// CONCATENATED MODULE: ./build/src/service/auth/dsse.js
/**
 * Signed envelopes: DSSE v1 (https://github.com/secure-systems-lab/dsse/blob/master/protocol.md) with ES256, whose
 * signatures are r and s side by side, 64 bytes (RFC 7518 §3.4), as in the example of DSSE's own protocol.
 */

const ENCODING = 'ieee-p1363';
/** The bytes that are signed: the pre-authentication encoding, lengths in bytes. */
function preAuthenticationEncoding(payloadType, payload) {
    const head = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `;
    return Buffer.concat([Buffer.from(head), payload]);
}
/** Signs a payload. */
function signEnvelope(payloadType, payload, key) {
    const bytes = Buffer.from(payload);
    const sig = (0,external_node_crypto_.sign)('sha256', preAuthenticationEncoding(payloadType, bytes), {
        key: key.privateKey,
        dsaEncoding: ENCODING,
    });
    return {
        payloadType,
        payload: bytes.toString('base64'),
        signatures: [{ keyid: key.id, sig: sig.toString('base64') }],
    };
}
/** Whether one of the envelope's signatures is the key's. Its key ids are hints and prove nothing. */
function dsse_isSignedBy({ payloadType, payload, signatures }, key) {
    const bytes = preAuthenticationEncoding(payloadType, Buffer.from(payload, 'base64'));
    return signatures.some(({ sig }) => verify('sha256', bytes, { key, dsaEncoding: ENCODING }, Buffer.from(sig, 'base64')));
}
//# sourceMappingURL=dsse.js.map
;// CONCATENATED MODULE: ./build/src/service/auth/trace-signature.js
/**
 * Who made a trace: an in-toto statement (https://in-toto.io/Statement/v1) that names the review and the trace's digest, in a
 * DSSE envelope signed with the service's trace key. The chain of hashes alone does not show a trace that was made anew.
 */



const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const PREDICATE_TYPE = 'urn:review-gate:trace:1';
const DIGEST_PREFIX = 'sha256:';
/** What the statement must say; what else it says is passed over, as in-toto asks for. */
const Statement = schemas/* object */.Ikc({
    _type: schemas/* literal */.euz(STATEMENT_TYPE),
    subject: schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP(), digest: schemas/* object */.Ikc({ sha256: schemas/* string */.YjP() }) })).length(1),
    predicateType: schemas/* literal */.euz(PREDICATE_TYPE),
});
/** A public key of a JWKS (RFC 7517) that a trace may be signed with. */
const VerifyingKey = schemas/* looseObject */._H3({
    kty: schemas/* literal */.euz('EC'),
    crv: schemas/* literal */.euz('P-256'),
    x: schemas/* string */.YjP(),
    y: schemas/* string */.YjP(),
    kid: schemas/* string */.YjP(),
});
/** A JWKS, as `/.well-known/jwks.json` publishes it. Keys of other kinds are passed over. */
const KeySet = schemas/* looseObject */._H3({ keys: schemas/* array */.YOg(schemas/* looseObject */._H3({})) });
function statementOf({ review_id, digest }) {
    return {
        _type: STATEMENT_TYPE,
        subject: [{ name: review_id, digest: { sha256: digest.slice(DIGEST_PREFIX.length) } }],
        predicateType: PREDICATE_TYPE,
    };
}
/** Signs traces with the keyring's newest trace key; null where it has none. */
function traceSigner(keyring) {
    return async (trace) => {
        const [key] = (await keyring.current()).trace;
        return key === undefined ? null : signEnvelope(PAYLOAD_TYPE, JSON.stringify(statementOf(trace)), key);
    };
}
function readStatement(payload) {
    try {
        return Statement.parse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8')));
    }
    catch {
        return null;
    }
}
/** What is wrong with what the signature is about; empty where it is about this trace. Says nothing of who signed. */
function statementFaults(trace) {
    if (trace.signature === null)
        return [];
    const { payloadType, payload } = trace.signature;
    const expected = statementOf(trace).subject[0];
    const subject = payloadType === PAYLOAD_TYPE ? readStatement(payload)?.subject[0] : undefined;
    if (subject === undefined)
        return ['signature: is not over an in-toto statement on a trace'];
    const faults = [];
    if (subject.digest.sha256 !== expected?.digest.sha256)
        faults.push('signature: is over another trace');
    if (subject.name !== trace.review_id)
        faults.push(`signature: is for the review ${subject.name}`);
    return faults;
}
/** Checks who signed. Only keys that the signature names are tried; a key's own id is the one it has in the set. */
function checkSignature(signature, { keys }) {
    const keyIds = signature.signatures.map(({ keyid }) => keyid);
    const named = keys.flatMap((key) => VerifyingKey.safeParse(key).data ?? []).filter(({ kid }) => keyIds.includes(kid));
    if (named.length === 0)
        return { state: 'unknown-key', keyIds };
    for (const { kty, crv, x, y, kid } of named) {
        const ofKey = { ...signature, signatures: signature.signatures.filter(({ keyid }) => keyid === kid) };
        try {
            const key = createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' });
            if (isSignedBy(ofKey, key))
                return { state: 'good', keyId: kid };
        }
        catch {
            // Not a point of the curve: no key, and nobody's signature.
        }
    }
    return { state: 'bad' };
}
//# sourceMappingURL=trace-signature.js.map
// EXTERNAL MODULE: ./build/src/report/index.js + 8 modules
var report = __webpack_require__(10245);
;// CONCATENATED MODULE: ./build/src/service/github-events/post.js
/** One check run to be posted once, by jobs that may run twice. */



/** For 5,000 findings in fifties, at GitHub's pace, with room to spare. */
const POST_MILLISECONDS = 10 * 60_000;
/** Enough for the person who reads it on the pull request; the bell that starts a review is theirs to ring. */
const post_AGAIN = 'Then push a commit, or close and reopen the pull request, to have it reviewed.';
/** The output of a check run where no review could be had. */
function failedOutput(title, detail, hint) {
    const summary = (0,report/* couldNotReviewSummary */.hi)({ title, detail, hint, notes: [] });
    return { title: 'The review failed', summary: (0,report/* cutBytes */.Uw)(summary, report/* MAX_CHECK_OUTPUT_BYTES */.SJ), text: null };
}
/**
 * Posts a check run, or what an earlier attempt left out of it. What cannot be mended by trying again is logged, and so is
 * the fault of a last attempt: nobody waits for the result but the pull request.
 * @returns the check run's id; null where it could not be posted
 * @throws what may go better in another attempt
 */
async function postOnce(context, { tenantId, about, attempt }, make) {
    const signal = AbortSignal.any([attempt.signal, context.deadline(POST_MILLISECONDS)]);
    try {
        const checks = await context.checksFor(tenantId);
        const run = make(checks);
        return await context.observer.provider('github.checks', async () => {
            const { id, fault } = await (0,report/* postCheckRun */.YG)(checks, run, signal, await checks.findCheckRun(run, signal));
            if (fault !== null)
                throw fault.cause;
            return id;
        });
    }
    catch (cause) {
        if (attempt.signal.aborted)
            throw cause;
        const final = cause instanceof provider_ProviderError && !cause.transient;
        if (!final && !attempt.last)
            throw cause;
        const said = cause instanceof provider_ProviderError ? cause.message : causeLine(cause);
        context.log(`${about}: the check run could not be posted. ${said}`);
        return null;
    }
}
//# sourceMappingURL=post.js.map
;// CONCATENATED MODULE: ./build/src/service/github-events/pull-request.js
/** An event of a pull request becomes a review, or a failed check run that says why it cannot. */





/** Whether the same attempt may go better later: the limit, a provider that is down, a fault of ours. */
function passes(cause) {
    if (!(cause instanceof ServiceFault))
        return true;
    if (cause.code === 'E_RATE_001' || cause.code === 'E_INT_001')
        return true;
    // Without the provider's own word on it, E_UP_001 is a time-out.
    return cause.code === 'E_UP_001' && (!(cause.cause instanceof provider_ProviderError) || cause.cause.transient);
}
/** Says on the pull request, if the tenant posts there, why there is no review. */
async function pull_request_refuse(context, attempt, fault) {
    const { tenantId, delivery, repo, pr, headSha } = attempt.job;
    const about = `${repo}#${pr}, event ${delivery} of the tenant ${tenantId}`;
    context.log(`${about}: no review (${fault.code}). ${fault.message}`);
    const settings = await context.store.tenant(tenantId).read((tx) => tx.tenant());
    if (settings.on_pull_request !== 'check')
        return;
    await postOnce(context, { tenantId, about, attempt }, () => ({
        repo,
        headSha,
        name: settings.check_name,
        conclusion: 'failure',
        output: failedOutput('there is no review', `${fault.message} (${fault.code})`, post_AGAIN),
        annotations: [],
        detailsUrl: null,
        externalId: `github:${delivery}`,
    }));
}
/**
 * Creates the review that an event asks for; the same delivery always gives the same one. Rejects where another attempt may
 * go better. What the author or the tenant must mend, and what is still wrong at the last attempt, is told on the pull request.
 */
function handlePullRequest(context) {
    return async (attempt) => {
        const { tenantId, delivery, repo, pr } = attempt.job;
        try {
            await createReview(context, {
                tenantId,
                asked: { repo, pr, ticket: null, policy: null, dry_run: false },
                origin: 'event',
                idempotencyKey: `github:${delivery}:${tenantId}`,
            });
        }
        catch (cause) {
            if (attempt.signal.aborted || (passes(cause) && !attempt.last))
                throw cause;
            const fault = faultOf(cause);
            if (fault.status === 500)
                context.log(`${repo}#${pr}, event ${delivery}: ${causeLine(cause)}`);
            await pull_request_refuse(context, attempt, fault);
        }
    };
}
//# sourceMappingURL=pull-request.js.map
;// CONCATENATED MODULE: ./build/src/service/github-events/review-check.js




const FINDINGS_AT_ONCE = 1000;
/** Reviews of one pull request that are looked through for a later one of the same head. */
const LATER_REVIEWS = 50;
async function review_check_findingsOf(tx, reviewId) {
    const found = [];
    for (;;) {
        const after = found.at(-1)?.id ?? null;
        const some = await tx.findings.list({ review_id: reviewId }, { after, limit: FINDINGS_AT_ONCE });
        found.push(...some);
        if (some.length < FINDINGS_AT_ONCE)
            return found;
    }
}
/** A newer review of the same head says more (its base is another, say), and its check run must be the last. */
async function isOvertaken(tx, { id, asked, change }) {
    const newest = await tx.reviews.list({ repo: asked.repo, pr: asked.pr }, { after: null, limit: LATER_REVIEWS });
    return newest.some((other) => other.id > id && other.origin === 'event' && other.change.head.sha === change.head.sha);
}
/** What there is to post; null where there is nothing, or somebody has. */
async function readEnded(tx, reviewId) {
    const review = await tx.reviews.get(reviewId);
    if (review === null || review.outcome.status === 'queued' || review.asked.dry_run)
        return null;
    if ((await tx.reviews.checkRunOf(reviewId)) !== null || (await isOvertaken(tx, review)))
        return null;
    const { check_name: checkName } = await tx.tenant();
    return { review, findings: await review_check_findingsOf(tx, reviewId), trace: await tx.traces.get(reviewId), checkName };
}
/** The step's default rule: nothing but auto-approve opens the gate. */
function gateOf(verdict) {
    const open = verdict === 'auto-approve';
    const word = verdict === null ? 'there is no verdict' : `the verdict is ${verdict}`;
    return { open, reason: open ? `${word}.` : `${word}; only auto-approve opens it.` };
}
/** Verdict and output, linked to `serverUrl`. */
function review_check_shown({ review, findings, trace }, publicUrl, serverUrl) {
    const { outcome, change } = review;
    if (outcome.status !== 'complete') {
        const error = outcome.status === 'failed' ? outcome.error : { code: 'E_INT_001', detail: 'it has not ended.' };
        const detail = `The service could not finish the review ${review.id} (${error.code}): ${error.detail}`;
        return { conclusion: 'failure', output: failedOutput('the review failed', detail, post_AGAIN) };
    }
    const gate = gateOf(outcome.verdict);
    const output = (0,report/* checkRunOutput */.TN)({
        repo: change.repo,
        pr: change.pr,
        headSha: change.head.sha,
        serverUrl,
        review: presentReview(review, publicUrl),
        findings,
        truncated: false,
        trace,
        gate,
        notes: [],
    });
    return { conclusion: gate.open ? 'success' : 'failure', output };
}
/** Posts the check run of a review. At least once as a job, and once as a check run: it is looked for before it is made. */
function postReviewCheck(context) {
    return async (attempt) => {
        const { tenantId, reviewId } = attempt.job;
        const tenant = context.store.tenant(tenantId);
        const ended = await tenant.read((tx) => readEnded(tx, reviewId));
        if (ended === null)
            return;
        const { review, findings, checkName } = ended;
        const url = traceUrl(context.publicUrl(), reviewId);
        const link = review.outcome.status === 'complete' ? (await context.links.create(reviewId, url)).url : null;
        const id = await postOnce(context, { tenantId, about: reviewId, attempt }, ({ serverUrl }) => ({
            ...review_check_shown(ended, context.publicUrl(), serverUrl),
            repo: review.change.repo,
            headSha: review.change.head.sha,
            name: checkName,
            annotations: (0,report/* annotations */.hk)(findings),
            detailsUrl: (0,report/* detailsUrlOf */.lR)(link),
            externalId: reviewId,
        }));
        if (id !== null)
            await tenant.transaction((tx) => tx.reviews.noteCheckRun(reviewId, id));
    };
}
//# sourceMappingURL=review-check.js.map
;// CONCATENATED MODULE: ./build/src/service/operation/logger.js
/** What the service writes down for its operator. */
/** For a service whose operator reads nothing. */
const SILENT = {
    error: () => undefined,
    warn: () => undefined,
    info: () => undefined,
    debug: () => undefined,
};
//# sourceMappingURL=logger.js.map
;// CONCATENATED MODULE: ./build/src/service/operation/tracer.js
/** Spans, as the service makes them; what exports them is behind this door and loaded only when it is wanted. */
const NO_SPAN = {
    traceId: null,
    rename: () => undefined,
    set: () => undefined,
    within: (work) => work(),
    end: () => undefined,
};
/** For a service that nobody traces. */
const UNTRACED = {
    begin: () => NO_SPAN,
    run: (_name, _start, work) => work(),
    ended: () => undefined,
};
//# sourceMappingURL=tracer.js.map
;// CONCATENATED MODULE: ./build/src/service/operation/instruments.js
/** What a service that somebody operates has beside its calls; the embedded one has none of it. */


/** For a service that nobody operates. */
const NO_INSTRUMENTS = {
    logger: SILENT,
    tracer: UNTRACED,
    meter: null,
    checks: [],
    overload: null,
};
//# sourceMappingURL=instruments.js.map
;// CONCATENATED MODULE: ./build/src/service/operation/jobs.js
function subject(job) {
    return {
        ...('tenantId' in job ? { tenant_id: job.tenantId } : {}),
        ...('reviewId' in job ? { review_id: job.reviewId } : {}),
        ...(job.kind === 'pull-request' ? { repo: job.repo, pr: String(job.pr), delivery: job.delivery } : {}),
    };
}
/** The same handlers, observed. */
function observeJobs(logger, observer, handlers) {
    const observed = (handler) => async (attempt) => {
        const { job, number, last, signal } = attempt;
        try {
            if (observer.attempt === undefined)
                await handler(attempt);
            else
                await observer.attempt(job, number, () => handler(attempt));
        }
        catch (cause) {
            const fields = { kind: job.kind, ...subject(job), attempt: number, cause };
            if (signal.aborted)
                logger.info('job put back: the process is stopping', fields);
            else if (last)
                logger.error('job failed for the last time', fields);
            else
                logger.warn('job failed and will be tried again', fields);
            throw cause;
        }
        logger.debug('job done', { kind: job.kind, ...subject(job), attempt: number });
    };
    return {
        review: observed(handlers.review),
        'pull-request': observed(handlers['pull-request']),
        'check-run': observed(handlers['check-run']),
        retention: observed(handlers.retention),
    };
}
//# sourceMappingURL=jobs.js.map
;// CONCATENATED MODULE: ./build/src/service/operation/readiness.js

const CHECK_MILLISECONDS = 2000;
const KEPT_MILLISECONDS = 1000;
const readiness_CLOSING = { pointer: '/closing', detail: 'The process is stopping.' };
/** Checks run only when somebody asks, in parallel, each for two seconds at most. */
function createReadiness({ checks, deadline, clock, closing, changed }) {
    const failing = new Set();
    let kept = null;
    const tell = (name, cause) => {
        const fails = cause !== null;
        if (fails === failing.has(name))
            return;
        if (fails)
            failing.add(name);
        else
            failing.delete(name);
        changed(name, cause);
    };
    const outcome = async (check) => {
        const signal = deadline(CHECK_MILLISECONDS);
        try {
            await orAborted(check.run(), signal);
            tell(check.name, null);
            return [];
        }
        catch (cause) {
            tell(check.name, cause);
            const late = signal.aborted ? ` It did not answer within ${CHECK_MILLISECONDS / 1000} s.` : '';
            return [{ pointer: `/${check.name}`, detail: `${check.failing}${late}` }];
        }
    };
    return async () => {
        if (closing())
            return [readiness_CLOSING];
        const now = clock();
        if (kept === null || now - kept.at >= KEPT_MILLISECONDS) {
            kept = { at: now, faults: Promise.all(checks.map(outcome)).then((faults) => faults.flat()) };
        }
        return kept.faults;
    };
}
//# sourceMappingURL=readiness.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/retention.js
const DAY = 24 * 60 * 60 * 1000;
/** Rows that one transaction removes: a review has thousands of findings. */
const REVIEWS = 20;
const DELIVERIES = 500;
const KEYS = 500;
/** Removes, tenant by tenant, the reviews and deliveries that are older than it keeps them, and the keys that have expired. */
function expireTenants({ store, clock, }) {
    return async ({ signal }) => {
        for (const { id, retention_days: days } of await store.administration.tenants()) {
            const now = clock();
            const before = now - days * DAY;
            const inSlices = async (limit, expire) => {
                let removed = limit;
                while (removed >= limit) {
                    signal.throwIfAborted();
                    removed = await store.tenant(id).transaction(expire);
                }
            };
            await inSlices(REVIEWS, (tx) => tx.reviews.expire(before, REVIEWS));
            await inSlices(DELIVERIES, (tx) => tx.deliveries.expire(before, DELIVERIES));
            await inSlices(KEYS, (tx) => tx.idempotency.expire(now, KEYS));
        }
    };
}
//# sourceMappingURL=retention.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/alike.js
/**
 * The same head, ticket and policy asked for twice is computed once. The queue runs reviews of one key one after the
 * other, so the second finds the first one's result, and takes it.
 */

/** How many of those alike are looked at, the newest: they run in turn, so that the last one to end is among them. */
const LOOKED_AT = 10;
const PAGE = 500;
/** One with the same key that was completed after this one was asked for; null where there is none. */
async function completedSince(tx, review) {
    for (const { id, outcome } of await tx.reviews.alike(review, LOOKED_AT)) {
        if (outcome.status === 'complete' && outcome.completedAt > review.createdAt)
            return { id, outcome };
    }
    return null;
}
async function alike_findingsOf(tx, reviewId) {
    const found = [];
    let after = null;
    // A review has at most MAX_FINDINGS and one that counts the others.
    while (found.length <= contract/* LIMITS */.b1.MAX_FINDINGS) {
        const page = await tx.findings.list({ review_id: reviewId }, { after, limit: PAGE });
        found.push(...page);
        after = page.at(-1)?.id ?? null;
        if (page.length < PAGE)
            break;
    }
    return found;
}
/** The engine's part of a trace: who it belongs to and its signature are a review's own. */
function engineTrace({ review_id: _review, signature: _signature, ...trace }) {
    return trace;
}
/** What a review that is alike came to after this one was asked for; null where this one must be computed. */
async function madeAlike(tenant, review) {
    return tenant.read(async (tx) => {
        const other = await completedSince(tx, review);
        const trace = other === null ? null : await tx.traces.get(other.id);
        if (other === null || trace === null)
            return null;
        const { tier, confidence, acBindings, inputDigest } = other.outcome;
        return {
            verdict: trace.decision.verdict,
            tier,
            confidence,
            acBindings,
            findings: await alike_findingsOf(tx, other.id),
            trace: engineTrace(trace),
            input: { digest: inputDigest },
        };
    });
}
//# sourceMappingURL=alike.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/publish.js

/** What an end of a review is called. */
const EVENTS = { complete: 'review.completed', failed: 'review.failed' };
/**
 * Writes the deliveries of a review's end, dry runs too. Call it in the transaction that ends the review: then the event
 * is there if, and only if, the end is.
 * @param review as it is stored after its end; one that is still queued has no event
 */
async function publishReviewEvent(context, tx, review) {
    const { status } = review.outcome;
    if (status === 'queued')
        return;
    const event = EVENTS[status];
    const subscriptions = await tx.webhooks.subscribed(event);
    if (subscriptions.length === 0)
        return;
    const now = context.clock();
    // The bytes that are signed and sent, the same in every attempt.
    const body = JSON.stringify({
        type: event,
        timestamp: timestamp(now),
        data: presentReview(review, context.publicUrl()),
    });
    for (const { id: webhookId } of subscriptions) {
        await tx.deliveries.insert({
            id: context.ids('dlv'),
            webhookId,
            event,
            reviewId: review.id,
            body,
            attempt: 0,
            status: 'pending',
            responseStatus: null,
            nextAttemptAt: now,
            createdAt: now,
        });
    }
}
//# sourceMappingURL=publish.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/finish.js


/** What follows the end of a review, in the transaction that ends it. */
async function announce(context, tx, review) {
    await publishReviewEvent(context, tx, review);
    if (review.origin !== 'event')
        return;
    const { on_pull_request: setting } = await tx.tenant();
    if (setting !== 'check')
        return;
    await context.queue.enqueue(tx, { kind: 'check-run', tenantId: tx.tenantId, reviewId: review.id });
}
/** Writes what a review came to. Nothing happens where it has ended already. */
async function writeComplete(context, tenantId, review, made) {
    const { store, ids, clock, signTrace } = context;
    const findings = withIds(made.findings, review.id, ids);
    const unsigned = { ...made.trace, review_id: review.id };
    // Before the transaction: the signer's keys may have to be read, and the store may have no second connection.
    const trace = { ...unsigned, signature: await signTrace(unsigned) };
    const ended = {
        status: 'complete',
        verdict: review.asked.dry_run ? null : made.verdict,
        tier: made.tier,
        confidence: made.confidence,
        acBindings: made.acBindings,
        counts: made_countsOf(made.findings),
    };
    const written = await store.tenant(tenantId).transaction(async (tx) => {
        const inputDigest = 'text' in made.input ? await tx.blobs.put(made.input.text) : made.input.digest;
        const complete = { ...ended, completedAt: clock(), inputDigest };
        if (!(await tx.reviews.finish(review.id, complete)))
            return false;
        await tx.findings.insert(review.id, findings);
        await tx.traces.insert(trace);
        await announce(context, tx, { ...review, outcome: complete });
        return true;
    });
    if (written)
        context.observer.reviewEnded('complete', clock() - review.createdAt);
}
/** Writes that a review failed, and why. Nothing happens where it has ended already. */
async function writeFailed(context, tenantId, review, error) {
    const outcome = { status: 'failed', error, failedAt: context.clock() };
    const written = await context.store.tenant(tenantId).transaction(async (tx) => {
        if (!(await tx.reviews.finish(review.id, outcome)))
            return false;
        await announce(context, tx, { ...review, outcome });
        return true;
    });
    if (written)
        context.observer.reviewEnded('failed', context.clock() - review.createdAt);
}
//# sourceMappingURL=finish.js.map
;// CONCATENATED MODULE: ./build/src/service/reviews/run.js
/** One review, from queued to its end: read the change, run the engine, write everything down, once. */







/** A review that so many workers died of is one that kills them. Restarts kill workers too, so it is not few. */
const MOST_DEATHS = 10;
/** Runs reviews. */
class ReviewWorker {
    context;
    constructor(context) {
        this.context = context;
    }
    /**
     * Runs one attempt. Rejects where another may go better: a transient fault of the provider, a store that cannot be
     * reached, a queue that stops. May run twice for one review; its end is written once.
     */
    async run({ job, last, deaths = 0, signal: stopping }) {
        const { tenantId } = job;
        const stored = await this.context.store.tenant(tenantId).read((tx) => tx.reviews.get(job.reviewId));
        if (stored === null || stored.outcome.status !== 'queued')
            return;
        if (deaths >= MOST_DEATHS)
            return writeFailed(this.context, tenantId, stored, diedTooOften(deaths));
        const deadline = this.context.deadline(contract/* LIMITS */.b1.MAX_REVIEW_MILLISECONDS);
        const signal = AbortSignal.any([stopping, deadline]);
        const progress = { read: false };
        let made;
        try {
            made = await orAborted(this.make(tenantId, stored, progress, signal), signal);
        }
        catch (cause) {
            if (stopping.aborted)
                throw cause;
            const transient = !deadline.aborted && cause instanceof provider_ProviderError && cause.transient;
            if (transient && !last)
                throw cause;
            const timedOut = progress.read ? REVIEW_TIMED_OUT : PROVIDER_TIMED_OUT;
            return writeFailed(this.context, tenantId, stored, deadline.aborted ? timedOut : this.failure(cause, stored.id));
        }
        try {
            await this.context.observer.stage('store', stored.id, () => writeComplete(this.context, tenantId, stored, made));
        }
        catch (cause) {
            // A store that cannot be written to may be back for the next try; after the last one nobody would come back.
            if (!last)
                throw cause;
            await writeFailed(this.context, tenantId, stored, this.failure(cause, stored.id));
        }
    }
    async make(tenantId, review, progress, signal) {
        const { store, observer, providerFor } = this.context;
        const alike = await madeAlike(store.tenant(tenantId), review);
        if (alike !== null)
            return alike;
        const { change, policy } = review;
        const snapshot = await observer.stage('snapshot', review.id, async () => {
            const provider = await providerFor(tenantId);
            return provider.snapshot(change, signal);
        });
        progress.read = true;
        const result = await observer.stage('engine', review.id, () => this.context.review(snapshot, policy, signal));
        return { ...result, input: { text: JSON.stringify({ snapshot, policy }) } };
    }
    /** What the caller is told; what is ours goes to the log. */
    failure(cause, reviewId) {
        const known = failureOf(cause);
        if (known === null)
            this.context.log(`${reviewId}: ${causeLine(cause)}`);
        return known ?? OURS;
    }
}
//# sourceMappingURL=run.js.map
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:dns/promises"
var external_node_dns_promises_ = __webpack_require__(71553);
;// CONCATENATED MODULE: ./build/src/service/webhooks/names.js
/** From names to addresses. */

const TIMEOUT_MILLISECONDS = 3000;
const TRIES = 2;
/**
 * By DNS alone. A tenant chooses these names: the system's own look-up would hold one of the process's few threads for as long
 * as the name's servers please, and would read names of the operator's network (the hosts file, search domains).
 */
const names_publicNames = async (hostname) => {
    const resolver = new Resolver({ timeout: TIMEOUT_MILLISECONDS, tries: TRIES });
    const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    if (four.status === 'rejected' && six.status === 'rejected')
        throw four.reason;
    return [four, six].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
};
/** As the system resolves them, for hosts that the operator opened. */
const names_operatorsNames = async (hostname) => (await lookup(hostname, { all: true })).map(({ address }) => address);
//# sourceMappingURL=names.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/guard.js
/**
 * Connections that reach the public internet and nothing else (server-side request forgery, OWASP). A name is looked up once,
 * every address it has is checked, and the connection goes to those addresses: what the name says a moment later changes
 * nothing. Redirects are not followed by who uses this, and a proxy that the environment names is not used: it would connect
 * in our place, unchecked.
 */





/** The host is, or its name leads to, an address that may not be reached. */
class AddressRefused extends Error {
    name = 'AddressRefused';
}
const CONNECT_MILLISECONDS = 10_000;
/** One address of several is given up for the next after this; the last one has the whole time. */
const NEXT_ADDRESS_MILLISECONDS = 2000;
/**
 * The addresses that a connection to the host may go to.
 * @throws AddressRefused where one of them is not public, unless the operator's list has the host
 */
async function addressesOf(hostname, port, options) {
    const { lookup: lookupPublic = publicNames, lookupAllowed = operatorsNames } = options;
    const allowed = options.allow.has(hostname, port);
    const literal = literalOf(hostname);
    const lookup = allowed ? lookupAllowed : lookupPublic;
    const addresses = literal === null ? await lookup(hostname) : [literal];
    if (addresses.length === 0)
        throw new Error(`${hostname} has no address`);
    const refused = allowed ? undefined : addresses.find((address) => !isPublicAddress(address));
    if (refused !== undefined) {
        throw new AddressRefused(`${hostname} leads to ${refused}, which is not an address of the public internet`);
    }
    return addresses;
}
/** A look-up that has its answer already. */
function pinned(addresses) {
    const known = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
    return (_hostname, { all }, callback) => {
        const [first] = known;
        if (all === true || first === undefined)
            callback(null, known);
        else
            callback(null, first.address, first.family);
    };
}
/** A dispatcher for undici whose every connection is checked as it is made. Close it when it is no longer needed. */
function guardedAgent(options) {
    const connect = (to, callback) => {
        addressesOf(to.hostname, portOf(to), options)
            .then((addresses) => {
            // The name stays the connection's name, for SNI and the certificate; only its look-up is ours.
            const connector = buildConnector({
                timeout: options.connectTimeout ?? CONNECT_MILLISECONDS,
                lookup: pinned(addresses),
                autoSelectFamily: true,
                autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MILLISECONDS,
                maxCachedSessions: 0,
            });
            connector(to, callback);
        })
            .catch((cause) => callback(cause instanceof Error ? cause : new Error(String(cause)), null));
    };
    return new Agent({ connect });
}
//# sourceMappingURL=guard.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/send.js
/** One attempt at a delivery over HTTP. Never rejects: whatever happens is an answer or the lack of one. */




/** Time for one attempt as a whole: name, connection, headers and body. */
const ATTEMPT_MILLISECONDS = 15_000;
/** What is read of an answer's body before the connection is dropped; nothing of it is used. */
const BODY_BYTES = 4096;
/** The code of a fault of the network or of TLS (`ECONNREFUSED`, `CERT_HAS_EXPIRED`); it names no address. */
function codeOf(cause) {
    const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
    return typeof code === 'string' && /^\w+$/u.test(code) ? ` (${code})` : '';
}
function send_unanswered(cause, deadline) {
    const none = { status: null, retryAfter: null };
    if (deadline.aborted) {
        const words = `no answer within ${ATTEMPT_MILLISECONDS / 1000} s`;
        return { ...none, words, detail: words };
    }
    if (cause instanceof AddressRefused) {
        return { ...none, words: 'an address that deliveries do not reach', detail: cause.message };
    }
    const words = `no answer${codeOf(cause)}`;
    return { ...none, words, detail: words };
}
/** Posts the body. Redirects are answers like any other. */
async function send_send(sending) {
    const { url, body, headers, dispatcher, deadline, stopping, now } = sending;
    const signal = AbortSignal.any([deadline, stopping]);
    try {
        // An abort reaches a request only once it is connected, so it is not left to the request alone.
        const answer = await orAborted((0,undici.request)(url, {
            dispatcher,
            method: 'POST',
            headers: { 'content-type': 'application/json', 'user-agent': 'review-gate', ...headers },
            body,
            signal,
            // A connection of its own: what a receiver leaves behind on one never meets the next delivery.
            reset: true,
            headersTimeout: ATTEMPT_MILLISECONDS,
            bodyTimeout: ATTEMPT_MILLISECONDS,
        }), signal);
        // Read for the receiver's sake, who may still be writing; the status has said it all.
        await answer.body.dump({ limit: BODY_BYTES, signal }).catch(() => undefined);
        const { statusCode: status } = answer;
        const header = answer.headers['retry-after'];
        const retryAfter = readRetryAfter(status, Array.isArray(header) ? header[0] : header, now);
        return { status, retryAfter, words: `HTTP ${status}`, detail: `HTTP ${status}` };
    }
    catch (cause) {
        return send_unanswered(cause, deadline);
    }
}
//# sourceMappingURL=send.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/sender.js




const FRACTION_BYTES = 4;
/** The host that a subscription's deliveries go to. */
function hostOf(webhook) {
    return new URL(webhook.url).host;
}
async function load(tx, deliveryId) {
    const delivery = await tx.deliveries.get(deliveryId);
    if (delivery === null || delivery.status !== 'pending')
        return null;
    const webhook = await tx.webhooks.get(delivery.webhookId);
    return webhook === null ? null : { delivery, webhook };
}
class Sender {
    options;
    constructor(options) {
        this.options = options;
    }
    /**
     * A claimed delivery; null where it goes nowhere any more: it is over, or its subscription is removed or disabled, which
     * ends it.
     */
    async look(tenantId, deliveryId) {
        const tenant = this.options.store.tenant(tenantId);
        const rows = await tenant.read((tx) => load(tx, deliveryId));
        if (rows === null)
            return null;
        if (rows.webhook.status === 'active')
            return rows;
        await tenant.transaction(async (tx) => {
            const now = await load(tx, deliveryId);
            if (now?.webhook.status === 'disabled') {
                await tx.deliveries.update({ ...now.delivery, status: 'failed', nextAttemptAt: null });
            }
        });
        return null;
    }
    /** Gives a claimed delivery back, to be claimed again from `at` on (null for when it was due); no attempt is counted. */
    async giveBack(tenantId, deliveryId, at) {
        await this.options.store.tenant(tenantId).transaction(async (tx) => {
            const delivery = await tx.deliveries.get(deliveryId);
            if (delivery?.status !== 'pending')
                return;
            await tx.deliveries.update({ ...delivery, nextAttemptAt: at ?? delivery.nextAttemptAt });
        });
    }
    /**
     * One attempt at a claimed delivery. When `stopping` fires before an answer came, it is given back. What changed since the
     * look is not lost: the secret, which goes with its subscription, and the rows to be written are read anew.
     */
    async attempt(tenantId, rows, stopping) {
        const { store, clock } = this.options;
        const tenant = store.tenant(tenantId);
        const { id: deliveryId } = rows.delivery;
        const begun = clock();
        const { answer, blames } = await this.post(tenantId, rows, stopping);
        if (stopping.aborted && answer.status === null) {
            await this.giveBack(tenantId, deliveryId, null);
            return;
        }
        const attempted = { answer, now: clock(), fraction: this.fraction(), blames };
        const settled = await tenant.transaction((tx) => settleScheduled(tx, deliveryId, attempted));
        if (settled !== null)
            this.tell(settled, rows.webhook, answer, attempted.now - begun);
    }
    /** The one attempt at a test delivery, which is stored with its end. */
    async test(tenantId, rows, stopping) {
        const { store, clock } = this.options;
        const begun = clock();
        const { answer } = await this.post(tenantId, rows, stopping);
        const settled = await store.tenant(tenantId).transaction((tx) => settleTest(tx, rows.delivery, answer));
        this.tell(settled, rows.webhook, answer, clock() - begun);
        return settled.delivery;
    }
    async post(tenantId, { delivery, webhook }, stopping) {
        const { clock, deadline, dispatcher } = this.options;
        const secrets = await this.secretsOf(tenantId, webhook.id);
        if (typeof secrets === 'string') {
            const answer = { status: null, retryAfter: null, words: 'a fault on our side', detail: secrets };
            return { answer, blames: false };
        }
        const now = clock();
        const answer = await send_send({
            url: webhook.url,
            body: delivery.body,
            headers: signatureHeaders(secrets, delivery.id, delivery.body, now),
            dispatcher,
            deadline: deadline(ATTEMPT_MILLISECONDS),
            stopping,
            now,
        });
        return { answer, blames: true };
    }
    /** The secrets, or why there are none. */
    async secretsOf(tenantId, webhookId) {
        const { store, vault } = this.options;
        const sealed = await store.tenant(tenantId).read((tx) => tx.secrets.get(signingSecretName(webhookId)));
        if (sealed === null)
            return 'its signing secret is not in the store';
        try {
            return openSigningSecrets(vault, tenantId, sealed);
        }
        catch (cause) {
            if (cause instanceof vault_VaultFault)
                return `its signing secret cannot be opened: ${cause.message}`;
            throw cause;
        }
    }
    fraction() {
        const bytes = this.options.random(FRACTION_BYTES);
        return bytes.reduceRight((value, byte) => (value + byte) / 256, 0);
    }
    /** The host alone is named: a path, and a query even more, may be a secret of the receiver's. */
    tell(settled, webhook, answer, milliseconds) {
        const { observer, log } = this.options;
        const { delivery, ending, disabled } = settled;
        observer.delivery(ending, milliseconds);
        if (ending === 'delivered')
            return;
        const then = {
            retried: delivery.nextAttemptAt === null ? '' : `again at ${new Date(delivery.nextAttemptAt).toISOString()}`,
            failed: disabled ? 'the subscription is disabled' : 'given up',
            gone: 'the subscription is removed',
        }[ending];
        log(`${delivery.id} of ${webhook.id} to ${hostOf(webhook)}: attempt ${delivery.attempt}: ${answer.detail}; ${then}`);
    }
}
//# sourceMappingURL=sender.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/deliveries.js

const deliveries_SECOND = 1000;
const POLL_MILLISECONDS = deliveries_SECOND;
/** How long a claimed delivery is ours. An attempt takes 15 s at most, so none begins in the second half of it. */
const LEASE_MILLISECONDS = 120 * deliveries_SECOND;
const LATEST_START_MILLISECONDS = LEASE_MILLISECONDS / 2;
/** Deliveries that are claimed and not yet over, at most. */
const MAX_LOAD = 256;
/** Of one tenant so many wait for their turn; what is more goes back to the store, out of the way of the others. */
const MAX_WAITING_OF_TENANT = 64;
const CROWDED_MILLISECONDS = 10 * deliveries_SECOND;
/** Starts sending. Any number of processes may: a delivery is claimed by one of them at a time. */
function startDeliveries(options) {
    const { store, sender, lanes, clock, sleep, fault } = options;
    const stopped = new AbortController();
    const hurried = new AbortController();
    const underWay = new Map();
    let woken = new AbortController();
    const handle = async (tenantId, deliveryId, claimedAt) => {
        const outbound = await sender.look(tenantId, deliveryId);
        if (outbound === null)
            return;
        if (lanes.waitingOf(tenantId) >= MAX_WAITING_OF_TENANT) {
            await sender.giveBack(tenantId, deliveryId, clock() + CROWDED_MILLISECONDS);
            return;
        }
        await lanes.run({ tenantId, host: hostOf(outbound.webhook) }, async () => {
            if (stopped.signal.aborted)
                return sender.giveBack(tenantId, deliveryId, null);
            // Too late to end within the lease: somebody else will have it.
            if (clock() - claimedAt >= LATEST_START_MILLISECONDS)
                return undefined;
            return sender.attempt(tenantId, outbound, hurried.signal);
        });
    };
    /** @returns whether there may be more */
    const claim = async () => {
        const room = MAX_LOAD - underWay.size;
        if (room <= 0)
            return false;
        const now = clock();
        const claimed = await store.outbox.claim(now, LEASE_MILLISECONDS, room);
        for (const { tenantId, deliveryId } of claimed) {
            // A lease that ended while its attempt goes on (a clock was moved): the attempt stands.
            if (underWay.has(deliveryId))
                continue;
            const run = handle(tenantId, deliveryId, now)
                // Not settled, so its lease ends and it is tried again.
                .catch((cause) => fault(deliveryId, cause))
                .finally(() => {
                underWay.delete(deliveryId);
                if (underWay.size === MAX_LOAD - 1)
                    woken.abort();
            });
            underWay.set(deliveryId, run);
        }
        return claimed.length === room;
    };
    const pause = async () => {
        const signal = AbortSignal.any([stopped.signal, woken.signal]);
        // Rejects where it was woken or stopped, which is all there is to know.
        await sleep(POLL_MILLISECONDS, signal).catch(() => undefined);
    };
    const loop = async () => {
        let troubled = false;
        while (!stopped.signal.aborted) {
            // Before the look, so that what wakes it during the look is not missed.
            woken = new AbortController();
            let more = false;
            try {
                more = await claim();
                troubled = false;
            }
            catch (cause) {
                // Once, not each second, for a store that cannot be reached.
                if (!troubled)
                    fault('deliveries cannot be claimed', cause);
                troubled = true;
            }
            if (!more)
                await pause();
        }
    };
    const looping = loop();
    return {
        wake: () => woken.abort(),
        async close(hurry) {
            stopped.abort();
            const giveUp = () => hurried.abort(new Error('the service is stopping'));
            if (hurry?.aborted === true)
                giveUp();
            hurry?.addEventListener('abort', giveUp, { once: true });
            await looping;
            await Promise.all(underWay.values());
            hurry?.removeEventListener('abort', giveUp);
        },
    };
}
//# sourceMappingURL=deliveries.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/lanes.js
/** How much is under way at one time: in all, for one tenant and to one host, so that a slow receiver holds up nobody else's. */
class Lanes {
    limits;
    waiting = [];
    running = new Set();
    constructor(limits) {
        this.limits = limits;
    }
    /** How many of the tenant wait for their turn. */
    waitingOf(tenantId) {
        return this.waiting.filter(({ lane }) => lane.tenantId === tenantId).length;
    }
    /** Runs `work` in its turn. */
    async run({ tenantId, host }, work) {
        const lane = { tenantId, host };
        await new Promise((begin) => {
            this.waiting.push({ lane, begin });
            this.next();
        });
        try {
            return await work();
        }
        finally {
            this.running.delete(lane);
            this.next();
        }
    }
    /** Begins whatever may begin, the longest waiting first. */
    next() {
        for (let at = 0; at < this.waiting.length && this.running.size < this.limits.all;) {
            const waiting = this.waiting[at];
            if (waiting === undefined || !this.isFree(waiting.lane)) {
                at += 1;
                continue;
            }
            this.waiting.splice(at, 1);
            this.running.add(waiting.lane);
            waiting.begin();
        }
    }
    isFree({ tenantId, host }) {
        let ofTenant = 0;
        let ofHost = 0;
        for (const lane of this.running) {
            if (lane.tenantId === tenantId)
                ofTenant += 1;
            if (lane.host === host)
                ofHost += 1;
        }
        return ofTenant < this.limits.perTenant && ofHost < this.limits.perHost;
    }
}
//# sourceMappingURL=lanes.js.map
;// CONCATENATED MODULE: ./build/src/service/webhooks/outgoing.js





const LIMITS = { all: 32, perTenant: 8, perHost: 4 };
/** Somebody waits for a test's answer, so tests do not stand in line behind deliveries. */
const TEST_LIMITS = { all: 16, perTenant: 4, perHost: 4 };
/** Tests of one tenant that wait for their turn: callers wait 15 s for each that goes before. */
const MAX_WAITING_TESTS = 8;
const outgoing_RETRY_AFTER_SECONDS = 15;
function tooManyTests() {
    return new ServiceFault('E_INT_001', 'Other tests of the tenant are under way. Try again when they have ended.', {
        status: 503,
        headers: { 'Retry-After': String(outgoing_RETRY_AFTER_SECONDS) },
    });
}
/** Composes it; nothing runs yet. */
function createOutgoing({ means, hurried, ...options }) {
    const { store, clock, log } = options;
    const { allow, dispatcher, sleep } = means;
    const sender = new Sender({ ...options, dispatcher });
    const lanes = new Lanes(LIMITS);
    const tests = new Lanes(TEST_LIMITS);
    return {
        allow,
        async test(tenantId, delivery) {
            const webhook = await store.tenant(tenantId).read((tx) => tx.webhooks.get(delivery.webhookId));
            if (webhook === null)
                throw notFound('webhook');
            if (tests.waitingOf(tenantId) >= MAX_WAITING_TESTS)
                throw tooManyTests();
            const lane = { tenantId, host: hostOf(webhook) };
            return tests.run(lane, () => sender.test(tenantId, { delivery, webhook }, hurried));
        },
        start: () => startDeliveries({
            store,
            sender,
            lanes,
            clock,
            sleep,
            fault: (what, cause) => log(`${what}: ${causeLine(cause)}`),
        }),
    };
}
//# sourceMappingURL=outgoing.js.map
;// CONCATENATED MODULE: ./build/src/service/service.js
/** The service, composed of its parts: who starts it brings the store, the queue, the provider and the keys. */
















const HOST_OF_ALL = { '0.0.0.0': '127.0.0.1', '::': '[::1]' };
/** An address to reach a listening socket by. */
function reachable(host, port) {
    const name = HOST_OF_ALL[host] ?? (host.includes(':') ? `[${host}]` : host);
    return `http://${name}:${port}`;
}
async function noChecks() {
    throw new provider_ProviderError('E_TOK_001', 'This service posts no check runs.');
}
/** Composes the service; nothing runs yet. */
function createService(options) {
    const { store, queue, clock, keyring } = options;
    let address = options.publicUrl?.replace(/\/+$/u, '') ?? null;
    let closing = false;
    const hurried = new AbortController();
    const publicUrl = () => {
        if (address === null)
            throw new Error('the service has no address before it listens');
        return address;
    };
    const { webhooks: means, operation = NO_INSTRUMENTS, times = SERVER_TIMES } = options;
    operation.meter?.watchQueue(() => queue.backlog());
    const outgoing = means === undefined ? null : createOutgoing({ ...options, means, hurried: hurried.signal });
    let deliveries = null;
    const context = {
        store,
        queue,
        providerFor: options.providerFor,
        checksFor: options.checksFor ?? noChecks,
        policiesByPath: options.policiesByPath,
        review: options.review,
        tokens: new AccessTokens({
            keyring,
            clients: new ClientStatus({ directory: store.directory, clock }),
            issuer: () => options.issuer ?? publicUrl(),
            clock,
        }),
        links: new TraceLinks({ keyring, clock }),
        vault: options.vault,
        observer: options.observer,
        operation,
        ready: createReadiness({
            checks: [
                { name: 'database', failing: 'The database cannot be reached.', run: () => store.ping() },
                { name: 'queue', failing: 'The queue cannot be read.', run: () => queue.backlog() },
                ...operation.checks,
            ],
            deadline: options.deadline,
            clock,
            closing: () => closing,
            changed: (check, cause) => cause === null
                ? operation.logger.info('ready again', { check })
                : operation.logger.warn('not ready', { check, cause }),
        }),
        ids: createIds(clock, options.random),
        clock,
        deadline: options.deadline,
        publicUrl,
        log: options.log,
        closing: () => closing,
        hurried: hurried.signal,
        signTrace: traceSigner(keyring),
        webhooks: outgoing,
    };
    const app = createApp(context, { calls: options.calls ?? 'all', times, trustProxy: options.trustProxy ?? [] });
    const reviews = new ReviewWorker(context);
    return {
        async listen({ host, port }) {
            await app.listen({ host, port });
            const bound = app.server.address();
            if (bound === null || typeof bound === 'string')
                throw new Error('the service listens on no port');
            const localUrl = reachable(host, bound.port);
            address ??= localUrl;
            return { localUrl, publicUrl: address };
        },
        async work(concurrency) {
            deliveries = outgoing?.start() ?? null;
            await queue.work(observeJobs(operation.logger, context.observer, {
                review: async (attempt) => {
                    await reviews.run(attempt);
                    deliveries?.wake();
                },
                'pull-request': handlePullRequest(context),
                'check-run': postReviewCheck(context),
                retention: expireTenants(context),
            }), concurrency);
        },
        async close(hurry) {
            closing = true;
            const giveUp = () => hurried.abort(new Error('the service is stopping'));
            if (hurry?.aborted === true)
                giveUp();
            hurry?.addEventListener('abort', giveUp, { once: true });
            await Promise.all([queue.stop(hurry), deliveries?.close(hurry), app.close()]);
        },
    };
}
//# sourceMappingURL=service.js.map
;// CONCATENATED MODULE: ./build/src/service/store/memory-table.js
/** A table in memory: rows by id, ids in order, and every change undoable until its transaction commits. */
/** Where `key` stands, or would stand, in `sorted`: the number of keys before it. Keys compare by code unit. */
function lowerBound(sorted, key) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        const at = sorted[middle];
        if (at !== undefined && at < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
class MemoryTable {
    rows = new Map();
    keys = [];
    get(key) {
        return this.rows.get(key);
    }
    /** Inserts or replaces. Appending in key order, the usual case, costs no move. */
    put(key, row, undo) {
        const before = this.rows.get(key);
        if (before === undefined)
            this.keys.splice(lowerBound(this.keys, key), 0, key);
        this.rows.set(key, row);
        undo.push(() => {
            if (before === undefined)
                this.remove(key);
            else
                this.rows.set(key, before);
        });
    }
    delete(key, undo) {
        const before = this.rows.get(key);
        if (before === undefined)
            return;
        this.remove(key);
        undo.push(() => {
            this.keys.splice(lowerBound(this.keys, key), 0, key);
            this.rows.set(key, before);
        });
    }
    /** The keys, rising. */
    names() {
        return this.keys;
    }
    /** Rows whose keys follow `after`, rising. */
    *rising(after) {
        let at = after === null ? 0 : lowerBound(this.keys, after);
        if (after !== null && this.keys[at] === after)
            at += 1;
        for (; at < this.keys.length; at += 1)
            yield* this.at(at);
    }
    /** Rows whose keys precede `after`, falling. */
    *falling(after) {
        const start = after === null ? this.keys.length : lowerBound(this.keys, after);
        for (let at = start - 1; at >= 0; at -= 1)
            yield* this.at(at);
    }
    *at(index) {
        const key = this.keys[index];
        const row = key === undefined ? undefined : this.rows.get(key);
        if (row !== undefined)
            yield row;
    }
    remove(key) {
        this.rows.delete(key);
        this.keys.splice(lowerBound(this.keys, key), 1);
    }
}
/** The first `limit` rows that pass. */
function take(rows, limit, passes) {
    const taken = [];
    if (limit < 1)
        return taken;
    for (const row of rows) {
        if (!passes(row))
            continue;
        taken.push(row);
        if (taken.length >= limit)
            break;
    }
    return taken;
}
//# sourceMappingURL=memory-table.js.map
;// CONCATENATED MODULE: ./build/src/service/store/memory-secrets.js
/** Sealed secrets in memory. */

/** Secrets in a table; changes go into the transaction's undo log. */
function memorySecrets(table, undo) {
    return {
        get: async (name) => table.get(name) ?? null,
        put: async (secret) => table.put(secret.name, secret, undo),
        remove: async (name) => {
            const there = table.get(name) !== undefined;
            table.delete(name, undo);
            return there;
        },
        list: async (prefix) => take(table.rising(null), Number.POSITIVE_INFINITY, ({ name }) => name.startsWith(prefix)),
    };
}
//# sourceMappingURL=memory-secrets.js.map
;// CONCATENATED MODULE: ./build/src/service/store/memory-outgoing.js
/** Subscriptions and deliveries in memory. */

const ALL = Number.POSITIVE_INFINITY;
function dropDelivery({ deliveries, leases }, id, undo) {
    deliveries.delete(id, undo);
    leases.delete(id, undo);
}
/** Subscriptions in a table; changes go into the transaction's undo log. */
function memoryWebhooks(tables, undo) {
    const { webhooks, deliveries } = tables;
    return {
        insert: async (webhook) => webhooks.put(webhook.id, webhook, undo),
        get: async (id) => webhooks.get(id) ?? null,
        list: async ({ after, limit }) => take(webhooks.falling(after), limit, () => true),
        subscribed: async (event) => take(webhooks.rising(null), ALL, ({ status, events }) => status === 'active' && events.includes(event)),
        update: async (webhook) => {
            if (webhooks.get(webhook.id) !== undefined)
                webhooks.put(webhook.id, webhook, undo);
        },
        remove: async (id) => {
            if (webhooks.get(id) === undefined)
                return false;
            webhooks.delete(id, undo);
            for (const delivery of take(deliveries.rising(null), ALL, ({ webhookId }) => webhookId === id)) {
                dropDelivery(tables, delivery.id, undo);
            }
            return true;
        },
    };
}
/** Deliveries in a table; changes go into the transaction's undo log. */
function memoryDeliveries(tables, undo) {
    const { deliveries, leases } = tables;
    return {
        insert: async (delivery) => deliveries.put(delivery.id, delivery, undo),
        get: async (id) => deliveries.get(id) ?? null,
        list: async (webhookId, { after, limit }) => take(deliveries.falling(after), limit, (delivery) => delivery.webhookId === webhookId),
        update: async (delivery) => {
            if (deliveries.get(delivery.id) === undefined)
                return;
            deliveries.put(delivery.id, delivery, undo);
            leases.delete(delivery.id, undo);
        },
        expire: async (before, limit) => {
            const over = ({ status, createdAt }) => status !== 'pending' && createdAt < before;
            const rows = take(deliveries.rising(null), limit, over);
            for (const { id } of rows)
                dropDelivery(tables, id, undo);
            return rows.length;
        },
    };
}
//# sourceMappingURL=memory-outgoing.js.map
;// CONCATENATED MODULE: ./build/src/service/store/memory-transaction.js
/** One transaction on a tenant's rows in memory. */




/** The rows of one tenant. */
class TenantRows {
    tenant;
    reviews = new MemoryTable();
    /** A table a review, so that a page of one review never walks another's findings. */
    findingsOf = new MemoryTable();
    findings = new MemoryTable();
    traces = new MemoryTable();
    blobs = new MemoryTable();
    idempotency = new MemoryTable();
    /** Keys in the order they expire, which is the order they came in. */
    expiring = new MemoryTable();
    policies = new MemoryTable();
    rate = null;
    checkRuns = new MemoryTable();
    secrets = new MemoryTable();
    webhooks = new MemoryTable();
    deliveries = new MemoryTable();
    leases = new MemoryTable();
    installationId = null;
    constructor(tenant) {
        this.tenant = tenant;
    }
}
function passesReview(filter) {
    return ({ asked, outcome }) => (filter.repo === undefined || asked.repo === filter.repo) &&
        (filter.pr === undefined || asked.pr === filter.pr) &&
        (filter.status === undefined || outcome.status === filter.status) &&
        (filter.verdict === undefined || (outcome.status === 'complete' && outcome.verdict === filter.verdict)) &&
        (filter.tier === undefined || (outcome.status === 'complete' && outcome.tier === filter.tier));
}
function passesFinding(filter) {
    return (row) => (filter.severity === undefined || row.severity === filter.severity) &&
        (filter.plane === undefined || row.plane === filter.plane) &&
        (filter.file === undefined || row.location.file === filter.file);
}
class MemoryTransaction {
    rows;
    index;
    unindex;
    tenantId;
    undo = [];
    afterCommit = [];
    constructor(rows, 
    /** Tells the store's directory whose review this is. */
    index, unindex) {
        this.rows = rows;
        this.index = index;
        this.unindex = unindex;
        this.tenantId = rows.tenant.id;
        this.secrets = memorySecrets(rows.secrets, this.undo);
        this.webhooks = memoryWebhooks(rows, this.undo);
        this.deliveries = memoryDeliveries(rows, this.undo);
    }
    /** Runs once the transaction has committed; the memory queue hangs its jobs here. */
    onCommit(callback) {
        this.afterCommit.push(callback);
    }
    commit() {
        for (const callback of this.afterCommit)
            callback();
    }
    rollback() {
        for (const takeBack of this.undo.reverse())
            takeBack();
    }
    async tenant() {
        return this.rows.tenant;
    }
    async updateTenant(patch) {
        const before = this.rows.tenant;
        const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
        this.rows.tenant = { ...before, ...given };
        this.undo.push(() => {
            this.rows.tenant = before;
        });
        return this.rows.tenant;
    }
    async setInstallation(installationId) {
        const before = this.rows.installationId;
        this.rows.installationId = installationId;
        this.undo.push(() => {
            this.rows.installationId = before;
        });
    }
    reviews = {
        insert: async (review) => {
            this.rows.reviews.put(review.id, review, this.undo);
            this.index(review.id, this.undo);
        },
        get: async (id) => this.rows.reviews.get(id) ?? null,
        summary: async (id) => this.rows.reviews.get(id) ?? null,
        list: async (filter, { after, limit }) => take(this.rows.reviews.falling(after), limit, passesReview(filter)),
        finish: async (id, outcome) => {
            const review = this.rows.reviews.get(id);
            if (review === undefined || review.outcome.status !== 'queued')
                return false;
            this.rows.reviews.put(id, { ...review, outcome }, this.undo);
            return true;
        },
        alike: async ({ id, key }, limit) => take(this.rows.reviews.falling(null), limit, (row) => row.key === key && row.id !== id && row.outcome.status === 'complete'),
        noteCheckRun: async (id, checkRunId) => {
            if (this.rows.checkRuns.get(id) !== undefined)
                return false;
            this.rows.checkRuns.put(id, checkRunId, this.undo);
            return true;
        },
        checkRunOf: async (id) => this.rows.checkRuns.get(id) ?? null,
        expire: async (before, limit) => {
            const over = ({ createdAt, outcome }) => createdAt < before && outcome.status !== 'queued';
            const rows = take(this.rows.reviews.rising(null), limit, over);
            for (const row of rows)
                this.dropReview(row.id);
            this.dropUnnamedBlobs();
            return rows.length;
        },
    };
    findings = {
        insert: async (reviewId, findings) => {
            const own = this.rows.findingsOf.get(reviewId) ?? new MemoryTable();
            this.rows.findingsOf.put(reviewId, own, this.undo);
            for (const finding of findings) {
                own.put(finding.id, finding, this.undo);
                this.rows.findings.put(finding.id, finding, this.undo);
            }
        },
        get: async (id) => this.rows.findings.get(id) ?? null,
        list: async (filter, { after, limit }) => {
            const own = this.rows.findingsOf.get(filter.review_id);
            return own === undefined ? [] : take(own.rising(after), limit, passesFinding(filter));
        },
    };
    traces = {
        insert: async (trace) => this.rows.traces.put(trace.review_id, trace, this.undo),
        get: async (reviewId) => this.rows.traces.get(reviewId) ?? null,
    };
    blobs = {
        put: async (text) => {
            const digest = `sha256:${(0,external_node_crypto_.createHash)('sha256').update(text).digest('hex')}`;
            this.rows.blobs.put(digest, text, this.undo);
            return digest;
        },
        get: async (digest) => this.rows.blobs.get(digest) ?? null,
    };
    idempotency = {
        find: async (key, now) => this.live(key, now),
        insert: async (record, now) => {
            if (this.live(record.key, now) !== null)
                return false;
            this.dropExpired(now, Number.POSITIVE_INFINITY);
            this.rows.idempotency.put(record.key, record, this.undo);
            this.rows.expiring.put(this.expiryKey(record), record.key, this.undo);
            return true;
        },
        expire: async (now, limit) => this.dropExpired(now, limit),
    };
    policies = {
        get: async (name) => this.rows.policies.get(name) ?? null,
        put: async (policy) => this.rows.policies.put(policy.name, policy, this.undo),
        remove: async (name) => {
            const there = this.rows.policies.get(name) !== undefined;
            this.rows.policies.delete(name, this.undo);
            return there;
        },
        names: async () => [...this.rows.policies.rising(null)].map(({ name }) => name),
    };
    rate = {
        load: async () => this.rows.rate,
        save: async (value) => {
            const before = this.rows.rate;
            this.rows.rate = value;
            this.undo.push(() => {
                this.rows.rate = before;
            });
        },
    };
    secrets;
    webhooks;
    deliveries;
    dropReview(id) {
        for (const { id: finding } of [...(this.rows.findingsOf.get(id)?.rising(null) ?? [])]) {
            this.rows.findings.delete(finding, this.undo);
        }
        this.rows.findingsOf.delete(id, this.undo);
        this.rows.traces.delete(id, this.undo);
        this.rows.checkRuns.delete(id, this.undo);
        this.rows.reviews.delete(id, this.undo);
        this.unindex(id, this.undo);
    }
    dropUnnamedBlobs() {
        const outcomes = [...this.rows.reviews.rising(null)].map(({ outcome }) => outcome);
        const named = new Set(outcomes.map((outcome) => (outcome.status === 'complete' ? outcome.inputDigest : null)));
        for (const digest of [...this.rows.blobs.names()]) {
            if (!named.has(digest))
                this.rows.blobs.delete(digest, this.undo);
        }
    }
    live(key, now) {
        const record = this.rows.idempotency.get(key);
        return record !== undefined && record.expiresAt > now ? record : null;
    }
    expiryKey(record) {
        return `${String(record.expiresAt).padStart(16, '0')} ${record.key}`;
    }
    dropExpired(now, limit) {
        const keys = [...this.expired(now)].slice(0, limit);
        for (const key of keys) {
            const record = this.rows.idempotency.get(key);
            if (record === undefined)
                continue;
            this.rows.expiring.delete(this.expiryKey(record), this.undo);
            this.rows.idempotency.delete(key, this.undo);
        }
        return keys.length;
    }
    *expired(now) {
        for (const key of this.rows.expiring.rising(null)) {
            const record = this.rows.idempotency.get(key);
            if (record !== undefined && record.expiresAt > now)
                return;
            yield key;
        }
    }
}
//# sourceMappingURL=memory-transaction.js.map
;// CONCATENATED MODULE: ./build/src/service/store/memory-administration.js



class MemoryAdministration {
    rowsOf;
    clientOf;
    ownSecrets = new MemoryTable();
    secrets = memorySecrets(this.ownSecrets, []);
    constructor(rowsOf, clientOf) {
        this.rowsOf = rowsOf;
        this.clientOf = clientOf;
    }
    async createTenant(tenant) {
        if ([...this.rowsOf.values()].some((rows) => rows.tenant.name === tenant.name))
            return false;
        this.rowsOf.set(tenant.id, new TenantRows(tenant));
        return true;
    }
    async tenants() {
        return [...this.rowsOf.values()]
            .map(({ tenant }) => tenant)
            .toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
    }
    async createClient(client) {
        this.clientOf.set(client.id, client);
    }
    async clients(tenantId) {
        return [...this.clientOf.values()]
            .filter((client) => client.tenantId === tenantId)
            .toSorted((a, b) => a.createdAt - b.createdAt);
    }
    async updateClient(client) {
        if (this.clientOf.get(client.id)?.revokedAt !== null)
            return false;
        this.clientOf.set(client.id, client);
        return true;
    }
    async sealedOtherwise(keyId, limit) {
        return this.places()
            .flatMap(({ tenantId, table }) => [...table.rising(null)].map((secret) => ({ tenantId, secret })))
            .filter(({ secret }) => secret.keyId !== keyId)
            .slice(0, limit);
    }
    async reseal(tenantId, before, after) {
        const table = this.places().find((place) => place.tenantId === tenantId)?.table;
        if (table?.get(before.name)?.box !== before.box)
            return false;
        table.put(after.name, after, []);
        return true;
    }
    places() {
        const ofTenants = [...this.rowsOf.values()].map(({ tenant, secrets }) => ({ tenantId: tenant.id, table: secrets }));
        return [{ tenantId: null, table: this.ownSecrets }, ...ofTenants];
    }
}
//# sourceMappingURL=memory-administration.js.map
;// CONCATENATED MODULE: ./build/src/service/store/memory.js
/** The store in memory: for the embedded service, and for tests of everything above it. Gone when the process is. */



class MemoryStore {
    tenants = new Map();
    clients = new Map();
    tenantOf = new Map();
    /** Transactions run one after the other: that is what makes them serializable. */
    tail = Promise.resolve();
    administration = new MemoryAdministration(this.tenants, this.clients);
    directory = {
        client: async (id) => this.clients.get(id) ?? null,
        tenantOfReview: async (reviewId) => this.tenantOf.get(reviewId) ?? null,
        tenantNamed: async (name) => [...this.tenants.values()].find((rows) => rows.tenant.name === name)?.tenant ?? null,
        tenantsOfInstallation: async (installationId) => [...this.tenants.values()].filter((rows) => rows.installationId === installationId).map((rows) => rows.tenant.id),
    };
    outbox = {
        claim: (now, leaseMilliseconds, limit) => this.inTurn(async () => {
            const claimed = [];
            for (const { tenant, deliveries, leases } of this.tenants.values()) {
                const due = take(deliveries.rising(null), limit - claimed.length, ({ id, status, nextAttemptAt }) => {
                    const free = (leases.get(id) ?? 0) <= now;
                    return status === 'pending' && nextAttemptAt !== null && nextAttemptAt <= now && free;
                });
                for (const { id } of due) {
                    leases.put(id, now + leaseMilliseconds, []);
                    claimed.push({ tenantId: tenant.id, deliveryId: id });
                }
            }
            return claimed;
        }),
    };
    tenant(id) {
        const transaction = (work) => this.inTurn(() => this.run(id, work));
        return { id, transaction, read: transaction };
    }
    async ping() { }
    async close() {
        await this.tail;
    }
    inTurn(run) {
        const result = this.tail.then(run);
        this.tail = result.catch(() => undefined);
        return result;
    }
    async run(tenantId, work) {
        const rows = this.tenants.get(tenantId);
        if (rows === undefined)
            throw new Error(`no tenant ${tenantId}`);
        const tx = new MemoryTransaction(rows, (reviewId, undo) => {
            this.tenantOf.set(reviewId, tenantId);
            undo.push(() => this.tenantOf.delete(reviewId));
        }, (reviewId, undo) => {
            this.tenantOf.delete(reviewId);
            undo.push(() => this.tenantOf.set(reviewId, tenantId));
        });
        let result;
        try {
            result = await work(tx);
        }
        catch (cause) {
            tx.rollback();
            throw cause;
        }
        tx.commit();
        return result;
    }
}
//# sourceMappingURL=memory.js.map
;// CONCATENATED MODULE: ./build/src/service/embedded.js
/** The service inside another process: memory store, one tenant, one client with a random secret, on a loopback port. */
















const LOOPBACK = '127.0.0.1';
/** One caller, one review at a time; a second does not wait for the first one's fetch. */
const CONCURRENCY = 2;
/** What an embedded client needs to trigger a review and read all of it; there is nothing to administer. */
const SCOPES = ['reviews:read', 'reviews:write', 'findings:read'];
function embedded_ticketReader({ ticketFile, github }, repo) {
    if (ticketFile !== null)
        return fileTicketReader(ticketFile);
    if (github !== null)
        return githubTicketReader({ ...github, repo });
    return async (id) => {
        throw new provider_ProviderError('E_AC_002', `The ticket ${id} cannot be read: give it as a file, or a GitHub token.`);
    };
}
/** Tickets belong to the repository that is asked for, which only the request names. */
function localProvider(source) {
    const { directory, base, head } = source;
    const of = ({ repo }) => localGitProvider({ directory, base, head, readTicket: embedded_ticketReader(source, repo) });
    return {
        pin: (request, signal) => of(request).pin(request, signal),
        snapshot: (change, signal) => of(change).snapshot(change, signal),
        readAtBase: (change, path, signal) => of(change).readAtBase(change, path, signal),
        ticket: (request, signal) => of(request).ticket(request, signal),
    };
}
function providerOf(source) {
    if (source.kind === 'local')
        return localProvider(source);
    const { kind: _, ...options } = source;
    return githubProvider(options);
}
/** Starts the service; resolves when it answers. Throws where no loopback port can be had. */
async function startEmbedded(options) {
    return startWith(providerOf(options.source), options);
}
/** The same with a provider of the caller's. */
async function startWith(provider, options) {
    const { clock = Date.now, random = external_node_crypto_.randomBytes, log = () => undefined } = options;
    const ids = createIds(clock, random);
    const tenantId = ids('ten');
    const clientId = ids('cli');
    const clientSecret = createSecret();
    const [keyring, secretHash] = await Promise.all([memoryKeyring(clock), hashSecret(clientSecret)]);
    const store = new MemoryStore();
    const now = timestamp(clock());
    await store.administration.createTenant({
        id: tenantId,
        name: 'embedded',
        default_policy: options.defaultPolicy ?? 'balanced',
        repository_policy: options.repositoryPolicy ?? 'override',
        rate_limit: { per_minute: contract/* LIMITS */.b1.REVIEWS_PER_MINUTE, burst: contract/* LIMITS */.b1.REVIEWS_BURST },
        retention_days: 1,
        on_pull_request: 'ignore',
        check_name: 'Review Gate',
        created_at: now,
    });
    const secret = { hash: secretHash, createdAt: clock(), expiresAt: null };
    await store.administration.createClient({
        id: clientId,
        tenantId,
        scopes: SCOPES,
        secrets: [secret],
        createdAt: clock(),
        revokedAt: null,
    });
    const tenant = store.tenant(tenantId);
    await tenant.transaction(async (tx) => {
        for (const [name, source] of Object.entries(options.policies ?? {})) {
            await tx.policies.put({ name, source, created_at: now, updated_at: now });
        }
    });
    const service = createService({
        store,
        queue: new MemoryQueue({ clock, sleep: (milliseconds, signal) => (0,promises_.setTimeout)(milliseconds, undefined, { signal }) }),
        providerFor: async () => provider,
        policiesByPath: true,
        review: review_review,
        keyring,
        vault: createVault([(0,external_node_crypto_.randomBytes)(KEY_BYTES)]),
        observer: UNOBSERVED,
        publicUrl: null,
        clock,
        random,
        deadline: (milliseconds) => AbortSignal.timeout(milliseconds),
        log,
    });
    const { localUrl: baseUrl } = await service.listen({ host: LOOPBACK, port: 0 });
    await service.work(CONCURRENCY);
    return {
        baseUrl,
        clientId,
        clientSecret,
        reviewInput: (reviewId) => tenant.transaction(async (tx) => {
            const review = await tx.reviews.get(reviewId);
            if (review?.outcome.status !== 'complete')
                return null;
            const text = await tx.blobs.get(review.outcome.inputDigest);
            return text === null ? null : ReviewInput.parse(JSON.parse(text));
        }),
        close: async () => {
            await service.close(AbortSignal.abort());
            await store.close();
        },
    };
}
//# sourceMappingURL=embedded.js.map

/***/ })

};
