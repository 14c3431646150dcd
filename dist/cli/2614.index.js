export const id = 2614;
export const ids = [2614];
export const modules = {

/***/ 93866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ makeWellFormed),
/* harmony export */   S: () => (/* binding */ toPlainJson)
/* harmony export */ });
/** Conversion of values to plain, well-formed JSON, as a trace requires. */
/**
 * A lone surrogate, which RFC 8785 cannot represent. With the `u` flag, a complete pair is one character and does not
 * match.
 */
const LONE_SURROGATE = /\p{Surrogate}/gu;
/** An escaped surrogate: before its backslash stand only backslashes that are escaped themselves. */
const ESCAPED = /(?:^|[^\\])(?:\\\\)*\\ud/u;
/**
 * Returns the value without members that are undefined, which JSON cannot represent, and with lone surrogates replaced
 * by U+FFFD. Lone surrogates come from texts cut inside a pair, or from input made to break a digest. Keys are not
 * changed.
 */
function toPlainJson(value) {
    return JSON.parse(stringifyWellFormed(value));
}
/** Does the same as `toPlainJson` for a value whose type is plain data. */
function makeWellFormed(value) {
    return JSON.parse(stringifyWellFormed(value));
}
/** `JSON.stringify` escapes lone surrogates. Where nothing in its text is escaped so, no member needs to be looked at. */
function stringifyWellFormed(value) {
    const text = JSON.stringify(value);
    if (!text.includes('\\ud') || !ESCAPED.test(text))
        return text;
    return JSON.stringify(value, (_, one) => typeof one === 'string' ? one.replace(LONE_SURROGATE, '\ufffd') : one);
}
//# sourceMappingURL=plain-json.js.map

/***/ }),

/***/ 82217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ classifyFiles),
  Z: () => (/* binding */ joinChange)
});

// EXTERNAL MODULE: ./build/src/base/git-modes.js
var git_modes = __webpack_require__(51730);
// EXTERNAL MODULE: ./build/src/base/hunk-lines.js
var hunk_lines = __webpack_require__(54437);
// EXTERNAL MODULE: ./build/src/engine/syntax/text-fallback.js
var text_fallback = __webpack_require__(33958);
// EXTERNAL MODULE: ./build/src/engine/text/glob.js
var glob = __webpack_require__(7934);
// EXTERNAL MODULE: ./build/src/engine/change/attributes.js
var change_attributes = __webpack_require__(20376);
// EXTERNAL MODULE: ./build/src/engine/change/file-patterns.js
var file_patterns = __webpack_require__(54083);
// EXTERNAL MODULE: ./build/src/engine/change/migration-layouts.js
var migration_layouts = __webpack_require__(17207);
// EXTERNAL MODULE: ./build/src/engine/change/tests.js
var tests = __webpack_require__(93388);
;// CONCATENATED MODULE: ./build/src/engine/change/classify.js
/** What a changed file is. First match wins: what attributes say, then what names promise, then what contents show. */




/** Maximum number of characters of a file that are read to classify it. */
const HEAD_CHARACTERS = 8_000;
/** Number of first lines in which generators put their marker. */
const MARK_LINES = 12;
const MARK_CHARACTERS = 2_000;
/** Average line length from which a file counts as minified; handwritten lines are shorter. */
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
/** Classifies one file. `text` is the available head of its content: from the whole text, or from its hunks. */
function classify(file, language, attributes, text, whole) {
    const { path } = file;
    const name = path.slice(path.lastIndexOf('/') + 1);
    const head = text.slice(0, HEAD_CHARACTERS);
    if (file.new_mode === git_modes/* GIT_MODES */.s.submodule || file.old_mode === git_modes/* GIT_MODES */.s.submodule)
        return { class: 'vendored', note: 'a submodule' };
    if (attributes.generated === true)
        return { class: 'generated', note: '.gitattributes says so' };
    if (attributes.vendored === true)
        return { class: 'vendored', note: '.gitattributes says so' };
    if (attributes.documentation === true)
        return { class: 'docs', note: '.gitattributes says so' };
    if (file_patterns/* CI_PATH */.tC.test(path))
        return toClassification('ci');
    if (file_patterns/* LOCKFILES */.JA.has(name))
        return toClassification('lockfile');
    if (attributes.vendored === undefined && file_patterns/* VENDORED_PATH */.Qz.test(path))
        return toClassification('vendored');
    if (attributes.generated === undefined) {
        const why = findGeneratedReason(name, path, language, head, whole);
        if (why !== null)
            return { class: 'generated', note: why };
    }
    if (file_patterns/* MANIFESTS */.V4.has(name) || file_patterns/* MANIFEST_NAME */.ir.test(name))
        return toClassification('manifest');
    if (file.binary || file.omitted === 'binary') {
        if (file_patterns/* ASSET_NAME */.jc.test(name))
            return toClassification('asset');
        // Control characters in a comment make a source file look binary, but compilers still accept it.
        if (isCodeLanguage(language))
            return { class: 'source', note: 'binary, by the name of code' };
        return { class: 'asset', note: 'binary' };
    }
    if (file_patterns/* ASSET_NAME */.jc.test(name))
        return toClassification('asset');
    return classifyText(path, name, language, attributes, head, whole);
}
function classifyText(path, name, language, attributes, head, whole) {
    const isCode = isCodeLanguage(language);
    const isYaml = language?.name === 'YAML';
    if ((0,migration_layouts/* isMigrationFile */.Pb)(path, head, whole))
        return toClassification('migration');
    if (isProse(path, language) || (!isCode && file_patterns/* DOCS_NAME */.E1.test(name)))
        return toClassification('docs');
    const test = (0,tests/* findTestReason */.Y8)(path, isCode, head);
    if (test !== null)
        return { class: 'test', note: test === 'named as a test' ? null : test };
    if ((0,migration_layouts/* declaresMigration */.yf)(language?.name ?? null, head))
        return { class: 'migration', note: 'it says so' };
    if (file_patterns/* INFRA_PATH */.dw.test(path))
        return toClassification('infra');
    if (isYaml && file_patterns/* INFRA_CONTENT */.ZJ.test(head) && !file_patterns/* DOCS_FOLDER */.ph.test(path)) {
        return { class: 'infra', note: 'reads as a manifest of an orchestrator' };
    }
    if (attributes.documentation === undefined && file_patterns/* DOCS_FOLDER */.ph.test(path) && !isScript(language))
        return toClassification('docs');
    if (file_patterns/* CONFIG_NAME */.fA.test(name))
        return toClassification('config');
    if (isCode)
        return toClassification('source');
    if (language?.name === 'JSON' || language?.name === 'XML')
        return toClassification(path.includes('/') ? 'data' : 'config');
    if (language?.type === 'data' || name.endsWith('.txt'))
        return toClassification('data');
    if (head.startsWith('#!'))
        return { class: 'source', note: 'starts with #!' };
    // Unknown files count as code, which is the safe choice.
    return { class: 'source', note: 'of no known language' };
}
function toClassification(name) {
    return { class: name, note: null };
}
/** Returns whether a language is a programming or markup language, or counts as data but is written as code. */
function isCodeLanguage(language) {
    if (language === null)
        return false;
    return ((language.type === 'programming' || language.type === 'markup' || CODE_DATA.has(language.name)) &&
        language.name !== 'SVG');
}
function isScript(language) {
    return language?.type === 'programming';
}
/** Returns whether a file is documentation in prose. A plain `.txt` file counts only in documentation folders. */
function isProse(path, language) {
    if (language === null)
        return false;
    if (language.name === 'MDX' || language.name === 'TeX' || language.name === 'Roff')
        return true;
    return language.type === 'prose' && (language.name !== 'Text' || file_patterns/* DOCS_FOLDER */.ph.test(path));
}
function findGeneratedReason(name, path, language, head, whole) {
    if (file_patterns/* GENERATED_NAME */.GA.test(name) || file_patterns/* GENERATED_NAME */.GA.test(path))
        return 'by its name';
    if (!whole || head === '')
        return null;
    const first = head
        .slice(0, MARK_CHARACTERS)
        .split('\n', MARK_LINES)
        .filter((line) => /^\s*(?:\/\/|\/?\*|#|--|<!--|;|%|"""|'|\(\*|@generated)/u.test(line));
    if (first.some((line) => file_patterns/* GENERATED_MARK */.iT.test(line)))
        return 'its first lines say so';
    const minifiable = language?.name === 'JavaScript' || language?.name === 'CSS';
    const lines = head.split('\n').length;
    return minifiable && head.length >= 2_000 && head.length / lines > MINIFIED_AVERAGE ? 'minified' : null;
}
//# sourceMappingURL=classify.js.map
// EXTERNAL MODULE: ./build/src/engine/text/line-shape.js
var line_shape = __webpack_require__(52826);
;// CONCATENATED MODULE: ./build/src/engine/change/formatting.js
/** Does a change only move white space? Held against tokens and against what strings hold, so that meaning cannot slip. */

/**
 * Languages in which white space has a meaning (`rm -rf /tmp` and `/ tmp`, `a .b` and `a.b`). Only trailing white space
 * and blank lines are formatting there.
 */
const INDENTED = new Set('Python,Cython,Starlark,Mojo,YAML,Makefile,Haml,Slim,Pug,Sass,Stylus,CoffeeScript,Nim,F#,Haskell,Elm,PureScript,GDScript,Markdown,reStructuredText,AsciiDoc,Text,Just,Diff,CSV,TSV,MDX,Lean,COBOL,Fortran,Shell,fish,PowerShell,Batchfile,Dockerfile,Ruby,Perl,Tcl,CSS,SCSS,Less,Roff,TeX,Ignore List'.split(','));
/** Languages in which line ends have no meaning, so that lines may be split and joined. */
const FREE_FORM = new Set('C,C++,C#,Java,Rust,PHP,JSON,JSON with Comments,SQL,Dart,Objective-C,Solidity,Protocol Buffer'.split(','));
const BRACKETS = /[()[\]{},;]/u;
/**
 * Returns whether the two sides could differ in white space only. A quick test that avoids comparing tokens of new
 * code.
 */
function mayBeFormattingOnly(language, added, removed, status) {
    if (status === 'added' || status === 'deleted' || added.length + removed.length === 0)
        return false;
    const before = countNonBlankLines(removed);
    const after = countNonBlankLines(added);
    return isFreeForm(language) ? (before === 0) === (after === 0) : before === after;
}
/** Returns whether the two sides differ in white space only. */
function isFormattingOnly(language, added, removed) {
    const before = listLineKeys(language, removed);
    const after = listLineKeys(language, added);
    if (isFreeForm(language))
        return before.join(' ') === after.join(' ');
    return before.length === after.length && before.every((key, index) => key === after[index]);
}
function isFreeForm(language) {
    return language !== null && FREE_FORM.has(language);
}
function countNonBlankLines(lines) {
    return lines.filter((line) => line.text.trim() !== '').length;
}
function listLineKeys(language, lines) {
    const exact = language === null || INDENTED.has(language);
    return lines
        .map((line) => (exact ? line.text.trimEnd() : toTokenKey(line) + selectLineEnd(line)))
        .filter((key) => key !== '');
}
/**
 * Returns a newline for lines that must not be joined with the next: a comment, which would include the next line, and
 * a directive.
 */
function selectLineEnd({ text, comment }) {
    return comment.trim() !== '' || /^\s*#/u.test(text) || text.endsWith('\\') ? '\n' : '';
}
/**
 * Returns the tokens of a line, separated by one space. A line that contains a string is kept, except for its
 * indentation.
 */
function toTokenKey(line) {
    const { text } = line;
    if (findString(line, 0) >= 0)
        return findString(line, 0) === (0,line_shape/* measureIndent */.t)(text) ? text.trimEnd() : text.trim();
    let key = '';
    let last = '';
    for (let at = 0; at < text.length; at += 1) {
        const char = text.charAt(at);
        const kind = /\s/u.test(char) ? 'space' : classifyCharacter(char);
        if (kind === 'space') {
            last = kind;
            continue;
        }
        key += kind !== last || kind === 'bracket' ? ` ${char}` : char;
        last = kind;
    }
    return key.trimStart();
}
/**
 * Returns the index of the first character inside a string, which is text that is neither code nor comment; -1 if there
 * is none.
 */
function findString({ text, code, comment }, from) {
    for (let at = from; at < text.length; at += 1) {
        if (text[at] !== code[at] && text[at] !== comment[at] && text[at] !== ' ')
            return at;
    }
    return -1;
}
function classifyCharacter(char) {
    if (BRACKETS.test(char))
        return 'bracket';
    return /[\p{L}\p{N}_$]/u.test(char) ? 'word' : 'operator';
}
//# sourceMappingURL=formatting.js.map
// EXTERNAL MODULE: ./build/src/engine/change/languages.js + 1 modules
var change_languages = __webpack_require__(6310);
;// CONCATENATED MODULE: ./build/src/engine/change/regions.js
/** Hunks → changed lines and regions: unbroken runs of added lines with what they replaced. */

/** Reads a file's hunks. The lines are used instead of the counts in the hunk header. */
function readRegions(hunks) {
    const regions = [];
    const added = [];
    const removed = [];
    for (const hunk of hunks) {
        let run = null;
        for (const { mark, text, oldNumber, newNumber } of (0,hunk_lines/* readHunkLines */.qG)(hunk)) {
            if (mark === ' ')
                run = null;
            if (mark !== '+' && mark !== '-')
                continue;
            if (run === null) {
                run = { at: Math.max(0, newNumber - 1), added: [], removed: [], section: hunk.section };
                regions.push(run);
            }
            const line = { number: mark === '+' ? newNumber : oldNumber, text };
            if (mark === '+') {
                run.at = run.added[0]?.number ?? newNumber;
                run.added.push(line);
                added.push(line);
            }
            else {
                run.removed.push(line);
                removed.push(line);
            }
        }
    }
    return { regions, added, removed };
}
//# sourceMappingURL=regions.js.map
;// CONCATENATED MODULE: ./build/src/engine/change/index.js
/** Stage `change`: what each changed file is, and which lines of it changed. */









/**
 * Reads every changed file of a snapshot. `paths` comes from the policy: its first matching pattern overrides the
 * engine's own class. Never throws; a file whose contents are unavailable is classified by its name.
 */
function readChange(snapshot, paths) {
    const languages = (0,change_languages/* buildLanguageLookup */.j)();
    const attributes = (0,change_attributes/* readAttributes */.w)(snapshot.gitattributes?.text ?? null);
    const overrides = paths.map((path) => ({ matches: (0,glob/* compileGlob */.S)(path.pattern), ...path }));
    const files = snapshot.files.map((file) => {
        const override = overrides.find(({ matches }) => matches(file.path));
        return readFile(file, languages, attributes, override ?? null);
    });
    return { snapshot, files };
}
function readFile(file, languages, attributesOf, override) {
    const attributes = attributesOf(file.path);
    const text = file.new_text ?? file.old_text;
    const head = text ?? collectHunkText(file);
    const forced = attributes.language === undefined ? null : languages.named(attributes.language);
    const language = forced ?? languages.of(file.path, head.slice(0, head.indexOf('\n') + 1 || head.length));
    const classed = override === null
        ? selectGraverClass(classify(file, language, attributes, head, startsAtTop(file)), classifyBefore(file, languages, attributesOf))
        : { class: override.class, note: `the policy's pattern ${override.pattern}` };
    const lines = readRegions(file.hunks);
    const name = language?.name ?? null;
    return {
        file,
        class: classed.class,
        language: name,
        ...lines,
        formattingOnly: hasOnlyFormatting(file, name, lines),
        note: buildNote(file, classed.note),
    };
}
/**
 * Classes that are not reviewed closely. A name or a marker added by the change itself does not give a file such a
 * class.
 */
const UNREAD = new Set(['generated', 'vendored', 'docs', 'asset', 'data', 'lockfile']);
const DELICATE = new Set(['ci', 'infra', 'migration']);
/**
 * Returns the class that a file had before, by its old name and text; null for new files and if the text is
 * unavailable.
 */
function classifyBefore(file, languages, attributesOf) {
    const moved = file.status === 'renamed';
    if (!moved && (file.status === 'added' || file.status === 'copied' || file.old_text === null))
        return null;
    const path = moved ? (file.old_path ?? file.path) : file.path;
    const text = file.old_text ?? file.new_text ?? '';
    const before = { ...file, path, binary: false, omitted: null, new_mode: file.old_mode };
    const language = languages.of(path, text.slice(0, text.indexOf('\n') + 1 || text.length));
    return classify(before, language, attributesOf(path), text, file.old_text !== null);
}
/**
 * Returns the stricter class. A file that moves out of a sensitive class, or that this change marks as generated, keeps
 * its old class.
 */
function selectGraverClass(now, before) {
    if (before === null || before.class === now.class)
        return now;
    const stays = (DELICATE.has(before.class) && !DELICATE.has(now.class)) || (UNREAD.has(now.class) && !UNREAD.has(before.class));
    return stays ? { class: before.class, note: `${before.class} before this change` } : now;
}
function hasOnlyFormatting(file, language, lines) {
    if (!mayBeFormattingOnly(language, lines.added, lines.removed, file.status))
        return false;
    const { added, removed } = (0,text_fallback/* scanChange */.WG)(lines.added, lines.removed, file, language);
    // Regions are compared one by one, because a line that moves elsewhere is not formatting.
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
/**
 * Returns whether the start of the file is available. Only the first lines are read, so a hunk at the top is enough.
 */
function startsAtTop(file) {
    if (file.new_text !== null || file.old_text !== null)
        return true;
    return (file.hunks[0]?.new_start ?? 2) <= 1;
}
/** Lines by which a file is classed: its marks stand in its head. */
const HEAD_LINES = 400;
/** What the hunks show of a file whose text is not at hand: the new side, or the old one of a deleted file. */
function collectHunkText(file) {
    const side = file.status === 'deleted' ? 'old' : 'new';
    const lines = [];
    for (const hunk of file.hunks) {
        for (const text of (0,hunk_lines/* readSideTexts */.eF)(hunk.lines, side))
            lines.push(text);
        if (lines.length > HEAD_LINES)
            break;
    }
    return lines.join('\n');
}
function buildNote(file, note) {
    const notes = [
        note,
        file.omitted === null || file.omitted === 'binary' || file.omitted === 'submodule'
            ? null
            : `not read: ${file.omitted}`,
        file.new_mode === git_modes/* GIT_MODES */.s.link ? 'a symbolic link' : null,
        file.utf8 ? null : 'not UTF-8',
    ].filter((part) => part !== null);
    return notes.length === 0 ? null : notes.join('; ');
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/src/engine/change/classified.js

/** Reads the files of a snapshot, in its order. Never throws. */
function classifyFiles(snapshot, paths) {
    return readChange(snapshot, paths).files.map(({ file, ...read }) => ({
        ...read,
        path: file.path,
        old_path: file.old_path,
    }));
}
/** The change as the stages look at it: each file beside what was read of it. `classified` are the files of this snapshot. */
function joinChange(snapshot, classified) {
    const files = snapshot.files.flatMap((file, index) => {
        const found = classified[index];
        if (found === undefined)
            return [];
        const { path: _, old_path: __, ...read } = found;
        return [{ ...read, file }];
    });
    return { snapshot, files };
}
//# sourceMappingURL=classified.js.map

/***/ }),

/***/ 6310:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ buildLanguageLookup)
});

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
var JSON = __webpack_require__(17003);
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
 * Linguist's data of the languages that occur in reviews: names, types, extensions, file names, interpreters. Each
 * language is a separate import, so that the bundle does not contain all eight hundred. If two languages claim an
 * extension, the earlier one in the list has it.
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
    JSON/* default */.A,
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
/** Finds the language of a file by its name, its longest known extension, or its shebang line. */

/** Builds the lookups from linguist's data. They are built once per review, because the engine keeps no state. */
function buildLanguageLookup() {
    const byFilename = new Map();
    const byExtension = new Map();
    const byInterpreter = new Map();
    const byName = new Map();
    for (const language of LANGUAGES) {
        claim(byName, [toNameKey(language.name)], language);
        claim(byFilename, language.filenames ?? [], language);
        claim(byExtension, language.extensions ?? [], language);
        claim(byInterpreter, language.interpreters ?? [], language);
    }
    return {
        of(path, firstLine) {
            const name = path.slice(path.lastIndexOf('/') + 1);
            return (byFilename.get(name) ??
                findByExtension(byExtension, name) ??
                byInterpreter.get(readInterpreter(firstLine)) ??
                null);
        },
        named: (name) => byName.get(toNameKey(name)) ?? null,
    };
}
function claim(map, keys, language) {
    for (const key of keys)
        if (!map.has(key))
            map.set(key, language);
}
function toNameKey(name) {
    return name.toLowerCase().replaceAll('-', ' ');
}
/** Returns the language of the longest extension that linguist knows: `.html.erb` before `.erb`. */
function findByExtension(byExtension, name) {
    for (let dot = name.indexOf('.'); dot >= 0; dot = name.indexOf('.', dot + 1)) {
        const extension = name.slice(dot);
        const language = byExtension.get(extension) ?? byExtension.get(extension.toLowerCase());
        if (language !== undefined)
            return language;
    }
    return null;
}
/** Returns the interpreter of a shebang line: `#!/usr/bin/env -S python3.12 -u` → `python3`; empty if there is none. */
function readInterpreter(line) {
    if (!line.startsWith('#!'))
        return '';
    const words = line.slice(2, 200).trim().split(/\s+/u);
    const program = (word) => word.slice(word.lastIndexOf('/') + 1);
    const first = program(words[0] ?? '');
    const name = first === 'env' ? program(words.slice(1).find((word) => !/^-|=/u.test(word)) ?? '') : first;
    return name.replace(/\.\d+$/u, '');
}
//# sourceMappingURL=languages.js.map

/***/ }),

/***/ 83138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ tabulateReview)
});

// EXTERNAL MODULE: ./build/src/base/plain-json.js
var plain_json = __webpack_require__(93866);
// EXTERNAL MODULE: ./build/src/base/order.js
var order = __webpack_require__(33703);
;// CONCATENATED MODULE: ./build/src/engine/accounting/asked.js
/** Which lines an acceptance criterion of a trusted ticket asks for. */

/**
 * Minimum confidence of a range to account for its lines. Below it, a criterion may be met there, but the lines may
 * belong to something else.
 */
const ASKED = 0.33;
/**
 * The criteria whose lines count: those of a ticket, not of the pull request's own words. A person who signs answers for
 * the criterion, and not for lines that may come later.
 */
function selectTrusted(criteria, bindings) {
    if (criteria.source === 'body' || criteria.source === 'none')
        return [];
    return bindings.filter(({ status, shown, criterion }) => status === 'met' && shown !== 'signed' && criterion.codeVerifiable);
}
/** The lines that criteria ask for, by file. */
class AskedLines {
    #files = new Map();
    /** `files` are those that speak of the ticket. */
    constructor(bindings, files, least) {
        for (const { criterion, ranges } of bindings) {
            for (const { file, first, last, confidence } of ranges) {
                if (confidence < least || !files.has(file))
                    continue;
                const lines = this.#files.get(file) ?? new Map();
                this.#files.set(file, lines);
                for (let line = first; line <= last; line += 1)
                    lines.set(line, (lines.get(line) ?? new Set()).add(criterion.id));
            }
        }
    }
    /** Returns the ids of the criteria that ask for an added line, in the order of the criteria. */
    at(file, line) {
        return [...(this.#files.get(file)?.get(line) ?? [])];
    }
}
/** The part of a definition's added lines that must be asked for, so that the rest of it is too. */
const MOSTLY = 0.5;
const CALLABLE = new Set(['function', 'method']);
/** Lines inside of a function or method that is mostly asked for: its number, and the criteria that ask for it. */
function findEnclosedLines({ file, added }, syntax, asked) {
    const found = new Map();
    const written = added.filter(({ text }) => text.trim() !== '');
    for (const { kind, name, first, last } of syntax.after?.definitions ?? []) {
        if (!CALLABLE.has(kind))
            continue;
        const lines = written.slice((0,order/* countBefore */.t)(written, ({ number }) => number < first), (0,order/* countBefore */.t)(written, ({ number }) => number <= last));
        const wanted = lines.map(({ number }) => asked.at(file.path, number));
        const count = wanted.filter((ids) => ids.length > 0).length;
        if (count === 0 || count < lines.length * MOSTLY)
            continue;
        const criteria = [...new Set(wanted.flat())];
        for (const { number } of lines)
            if (!found.has(number))
                found.set(number, { name, criteria });
    }
    return found;
}
//# sourceMappingURL=asked.js.map
// EXTERNAL MODULE: ./build/src/engine/text/line-spans.js
var line_spans = __webpack_require__(49702);
;// CONCATENATED MODULE: ./build/src/engine/accounting/asked-names.js

/** Shorter names occur everywhere by chance. */
const MIN_NAME = 3;
/** Returns the names of the added or changed definitions in which an asked line lies, tests left out. */
function findAskedNames(change, syntax, asked) {
    const names = new Set();
    for (const { file, class: fileClass, added } of change.files) {
        const read = syntax.get(file.path);
        if (read === undefined || fileClass === 'test')
            continue;
        const lines = added.map(({ number }) => number).filter((number) => asked.at(file.path, number).length > 0);
        for (const { after } of read.symbolChanges) {
            if (after !== null && after.name.length >= MIN_NAME && (0,line_spans/* hasLineWithin */.Y)(lines, after))
                names.add(after.name);
        }
    }
    return names;
}
//# sourceMappingURL=asked-names.js.map
// EXTERNAL MODULE: ./build/src/engine/text/glob.js
var glob = __webpack_require__(7934);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 2 modules
var schemas = __webpack_require__(88343);
;// CONCATENATED MODULE: ./build/src/engine/accounting/reasons.js
/** Builds a reason that no criterion asks for. */
function because(reason, why) {
    return { reason, why, criteria: [] };
}
//# sourceMappingURL=reasons.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/version-range.js
/** The ranges of versions that manifests of npm use most: exact, `~` and `^`. Others are not known here. */
const VERSION = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})$/u;
/** Returns whether a version without a pre-release lies in a range; false for ranges of other forms. Source: semver.org. */
function satisfiesRange(version, range) {
    const at = readVersion(version);
    const from = readVersion(range.replace(/^[\^~=]/u, ''));
    if (at === null || from === null)
        return false;
    const [major, minor, patch] = at;
    const [least, leastMinor, leastPatch] = from;
    const isAtLeast = major - least || minor - leastMinor || patch - leastPatch;
    if (range.startsWith('~'))
        return isAtLeast >= 0 && major === least && minor === leastMinor;
    if (!range.startsWith('^'))
        return isAtLeast === 0;
    // Below 1.0.0 the leftmost number that is not 0 must stay.
    const isSame = major === least && (least > 0 || (minor === leastMinor && (leastMinor > 0 || patch === leastPatch)));
    return isAtLeast >= 0 && isSame;
}
function readVersion(text) {
    const [, major, minor, patch] = VERSION.exec(text) ?? [];
    return major === undefined || minor === undefined || patch === undefined
        ? null
        : [Number(major), Number(minor), Number(patch)];
}
//# sourceMappingURL=version-range.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/npm-lock.js
/**
 * Checks a lock file of npm entry by entry: every changed entry must follow from the edit of the manifest beside it.
 * Source: the documentation of npm, package-lock.json, lockfileVersion 3.
 */



const Needs = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).optional();
const Manifest = schemas/* looseObject */._H3({
    name: schemas/* string */.YjP().optional(),
    version: schemas/* string */.YjP().optional(),
    dependencies: Needs,
    devDependencies: Needs,
    optionalDependencies: Needs,
    peerDependencies: Needs,
});
const Entry = schemas/* looseObject */._H3({
    version: schemas/* string */.YjP().optional(),
    resolved: schemas/* string */.YjP().optional(),
    integrity: schemas/* string */.YjP().optional(),
    hasInstallScript: schemas/* boolean */.zMY().optional(),
    link: schemas/* boolean */.zMY().optional(),
    dependencies: Needs,
    optionalDependencies: Needs,
    peerDependencies: Needs,
});
/** Strict, so that a lock file with other parts (the tree of lockfileVersion 2) is not taken for checked. */
const Lock = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP().optional(),
    version: schemas/* string */.YjP().optional(),
    lockfileVersion: schemas/* literal */.euz(3),
    requires: schemas/* boolean */.zMY().optional(),
    packages: schemas/* record */.g1P(schemas/* string */.YjP(), Entry),
});
const LOCK_NAME = /(?:^|\/)package-lock\.json$/u;
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/u;
/** The fields in which a manifest and an entry name what they need. */
const NEEDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
/** Returns why a lock file follows from its manifest; null if an entry does not, or if the texts are not known. */
function findNpmLockReason(file, files) {
    if (!LOCK_NAME.test(file.path))
        return null;
    const manifest = files.find((one) => one.file.path === file.path.replace(/package-lock\.json$/u, 'package.json'))?.file;
    if (manifest === undefined)
        return null;
    const [before, after] = [parseJson(Lock, file.old_text), parseJson(Lock, file.new_text)];
    const [old, now] = [parseJson(Manifest, manifest.old_text), parseJson(Manifest, manifest.new_text)];
    if (before === null || after === null || old === null || now === null)
        return null;
    if (!agreesWithManifest(after, now))
        return null;
    const direct = listChangedNeeds(old, now);
    const reached = reachFrom(direct.keys(), after);
    const hosts = new Set(Object.values(before.packages).flatMap((entry) => readHost(entry) ?? []));
    const changed = Object.entries(after.packages).filter(([key, entry]) => key !== '' && JSON.stringify(entry) !== JSON.stringify(before.packages[key]));
    const follows = ([key, entry]) => {
        const name = key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length);
        const range = direct.get(name);
        const isDirect = key === `node_modules/${name}` && range !== undefined;
        return (reached.has(name) &&
            (!isDirect || satisfiesRange(entry.version ?? '', range)) &&
            isPlain(name, entry, before.packages[key], hosts));
    };
    if (direct.size === 0 || !changed.every(follows))
        return null;
    return because('derived', `each changed entry follows from the edit of ${manifest.path}`);
}
function parseJson(schema, text) {
    if (text === null)
        return null;
    try {
        return schema.safeParse(JSON.parse(text)).data ?? null;
    }
    catch {
        return null;
    }
}
/** Returns whether the lock file's own entry says what the manifest says. */
function agreesWithManifest({ packages }, manifest) {
    const root = Manifest.safeParse(packages['']).data;
    return root !== undefined && NEEDS.every((kind) => sortNeeds(root[kind]) === sortNeeds(manifest[kind]));
}
function sortNeeds(needs = {}) {
    return JSON.stringify(Object.entries(needs).sort());
}
/** Returns the dependencies that the edit adds or gives another range, with their ranges; removed ones with ''. */
function listChangedNeeds(old, now) {
    const changed = new Map();
    for (const kind of NEEDS) {
        const [before, after] = [old[kind] ?? {}, now[kind] ?? {}];
        for (const [name, range] of Object.entries(after))
            if (before[name] !== range)
                changed.set(name, range);
        for (const name of Object.keys(before))
            if (after[name] === undefined && !changed.has(name))
                changed.set(name, '');
    }
    return changed;
}
/** Returns all names that the packages of some names need, directly or not. */
function reachFrom(names, { packages }) {
    const byName = new Map();
    for (const [key, entry] of Object.entries(packages)) {
        const name = key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length);
        byName.set(name, [...(byName.get(name) ?? []), entry]);
    }
    const reached = new Set();
    const queue = [...names];
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
        if (reached.has(name))
            continue;
        reached.add(name);
        for (const entry of byName.get(name) ?? [])
            for (const kind of NEEDS)
                queue.push(...listNames(entry, kind));
    }
    return reached;
}
function listNames(entry, kind) {
    const needs = Needs.safeParse(entry[kind]).data;
    return Object.keys(needs ?? {});
}
/** Returns whether an entry comes from where the others come from, under its own name, and runs nothing new. */
function isPlain(name, entry, before, hosts) {
    const host = readHost(entry);
    const isMoved = before !== undefined &&
        before.version === entry.version &&
        (before.resolved !== entry.resolved || before.integrity !== entry.integrity);
    return (host !== null &&
        hosts.has(host) &&
        entry.resolved?.startsWith(`https://${host}/${name}/-/`) === true &&
        SHA512.test(entry.integrity ?? '') &&
        entry.link !== true &&
        (entry.hasInstallScript !== true || before?.hasInstallScript === true) &&
        !isMoved);
}
function readHost({ resolved = '' }) {
    return /^https:\/\/([^/?#@]+)\//u.exec(resolved)?.[1] ?? null;
}
//# sourceMappingURL=npm-lock.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/derived.js



/**
 * Returns the files that follow from others, with the reason: those that the policy names together with a source that
 * also changes, and lock files of which every changed entry follows from the manifest's edit.
 */
function findDerivedFiles(change, rules) {
    const compiled = rules.map(({ path, from }) => ({ isDerived: (0,glob/* compileGlob */.S)(path), isSource: (0,glob/* compileGlob */.S)(from) }));
    const paths = change.files.map(({ file }) => file.path);
    const sources = paths.filter((path) => !compiled.some(({ isDerived }) => isDerived(path)));
    const found = new Map();
    for (const path of paths) {
        for (const { isDerived, isSource } of compiled) {
            const source = isDerived(path) ? sources.find(isSource) : undefined;
            if (source !== undefined)
                found.set(path, because('derived', `the policy names it as made from ${source}, which changes too`));
        }
    }
    for (const { file } of change.files) {
        const reason = findNpmLockReason(file, change.files);
        if (reason !== null && !found.has(file.path))
            found.set(file.path, reason);
    }
    return found;
}
//# sourceMappingURL=derived.js.map
// EXTERNAL MODULE: ./build/src/base/hunk-lines.js
var hunk_lines = __webpack_require__(54437);
;// CONCATENATED MODULE: ./build/src/engine/accounting/words.js
/** The words of code, as tools compare names: runs of letters, digits, `_` and `$`. */
const WORD = /[\p{L}_$][\p{L}\p{N}_$]*/gu;
/** Returns the distinct words of a text, strings included. */
function listWords(text) {
    return new Set(text.match(WORD) ?? []);
}
/** Returns the first name of a callee: `expect` of `expect(x).toBe`, `m` of `m.load`. */
function readRoot(callee) {
    return /[\p{L}_$][\p{L}\p{N}_$]*/u.exec(callee.replace(/^(?:await|new|this\.|self\.)\s*/u, ''))?.[0] ?? '';
}
//# sourceMappingURL=words.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/test-lines.js
/**
 * Added lines of tests that only check what the ticket asks for. Tests run where secrets are, so a line counts only if
 * every call on it is known: of the test framework, of asked names, of the language's pure functions, or of the file
 * as it was.
 */



/** Functions of test frameworks, by the first name of a call. */
const FRAMEWORK = new Set(`describe context suite it test specify expect assert should beforeEach afterEach beforeAll afterAll before after
  setup teardown vi jest sinon cy chai t b s assertEquals assertEqual assertTrue assertFalse assertNull assertNotNull
  assertThat assertThrows assertRaises assertIn assertIs assertIsNone assertIsNotNone assertSame assertCount
  assertContains assertArrayEquals assert_eq assert_ne assert_matches matches pytest unittest raises approx fixture
  mark Assert Assertions Assumptions require suite_test XCTAssert XCTAssertEqual XCTAssertTrue XCTAssertFalse
  XCTAssertNil XCTAssertNotNil XCTAssertThrowsError Expect eq expectTypeOf assertType let subject EXPECT_EQ EXPECT_TRUE
  EXPECT_FALSE EXPECT_NE ASSERT_EQ ASSERT_TRUE ASSERT_FALSE TEST TEST_F TEST_CASE REQUIRE CHECK verify when given Mockito
  Test Fact Theory InlineData is ok equal deepEqual notEqual throws rejects doesNotThrow group setUp tearDown`.split(/\s+/u));
/** Functions and types without an effect outside the program, of the languages with a tree. */
const PURE = new Set(`Array Object String Number Boolean Map Set WeakMap Date Math JSON Symbol BigInt RegExp Promise Error TypeError
  RangeError Uint8Array structuredClone parseInt parseFloat isNaN len list dict set tuple str int float bool range sorted
  sum min max abs round enumerate zip map filter any all isinstance repr type print vec format println Some None Ok Err
  Box Rc Arc Vec HashMap HashSet String From Into Default clone to_string unwrap iter into collect List Arrays Map Set
  Optional Stream Collections Objects LocalDate Instant Duration BigDecimal UUID make append cap errors fmt strings bytes
  reflect time math sort array count implode explode sprintf is_array puts nil Struct Hash Integer Float Console Enumerable
  URL URLSearchParams Headers FormData Blob TextEncoder TextDecoder AbortController setTimeout clearTimeout document
  HTMLElement customElements Event CustomEvent KeyboardEvent MouseEvent console Dictionary Guid DateTime TimeSpan Convert Decimal Task`.split(/\s+/u));
/** Names by which a line leaves the program, whoever defines them. */
const REACHES_OUT = /\b(?:process|globalThis|global|window|Function|constructor|__proto__|eval|exec\w*|sh|shell|bash|spawn\w*|fork|system|popen|subprocess|child_process|Runtime|ProcessBuilder|Process|unsafe|ctypes|pickle|marshal|socket|fetch|XMLHttpRequest|axios|requests?|urllib\w*|curl|wget|http|https|net|dns|ssh|unlink\w*|rm\w*|write\w*|chmod|chown|os|fs|shutil|open|getenv|environ|env|atob|btoa|base64|importlib|__import__|dlopen|loadLibrary|ClassLoader|Reflection)\b|\brequire\s*\(|\bimport\s*\(/gu;
/** Names that reach any function, also when they stand in a string. */
const HIDDEN = /\b(?:curl|wget|nc|bash|powershell|\/bin\/sh|rm -rf)\b|constructor|__proto__|\beval\b|child_process|subprocess|__builtins__|__globals__|__class__/u;
/** Where a name gets its value: `const x =`, `x :=`, `let x`, `x =`. */
const LOCAL = /(?:^|[^\p{L}\p{N}_$.])([\p{L}_$][\p{L}\p{N}_$]*)\s*(?::\s*[\w<>[\], |]{1,80})?\s*(?::=|=(?![=>]))/gu;
/** Returns the numbers of the added lines of a test file that only check asked names. */
function findCheckingLines(change, syntax, names) {
    const { after } = syntax;
    if (change.class !== 'test' || after === null || names.size === 0)
        return new Set();
    const numbers = change.added.map(({ number }) => number);
    const naming = change.added.filter(({ text }) => hasAny(listWords(text), names)).map(({ number }) => number);
    const asserts = createInnerFinder(after.assertions);
    const cases = after.cases.filter(({ suite }) => !suite);
    const checking = cases.filter((one) => one.runs === 'always' && (0,line_spans/* hasLineWithin */.Y)(naming, one) && asserts(one));
    if (checking.length === 0)
        return new Set();
    const known = listKnownNames(change, after, names);
    const inCase = (0,line_spans/* findCovered */.EB)(numbers, cases);
    const inChecking = (0,line_spans/* findCovered */.EB)(numbers, checking);
    const strange = (0,line_spans/* findCovered */.EB)(numbers, after.calls.filter(({ callee }) => !known.has(readRoot(callee))));
    const before = listWords(change.file.old_text ?? '');
    const code = new Map(syntax.added.map((line) => [line.number, line.code]));
    return new Set(change.added
        .filter(({ number, text }) => {
        if (inCase.has(number) && !inChecking.has(number))
            return false;
        return !strange.has(number) && isContained(code.get(number) ?? text, before) && !HIDDEN.test(text);
    })
        .map(({ number }) => number));
}
/** Returns a function that tells whether one of many spans lies in another span. */
function createInnerFinder(spans) {
    const sorted = spans.toSorted((a, b) => a.first - b.first);
    // The least last line of the spans from each place on.
    const ends = [];
    let end = Number.POSITIVE_INFINITY;
    for (let at = sorted.length - 1; at >= 0; at -= 1) {
        end = Math.min(end, sorted[at]?.last ?? end);
        ends[at] = end;
    }
    return ({ first, last }) => (ends[(0,order/* countBefore */.t)(sorted, (one) => one.first < first)] ?? Number.POSITIVE_INFINITY) <= last;
}
/** Names that a test may call: what it defines itself counts, since the lines that define it are judged one by one. */
function listKnownNames({ added, file }, after, names) {
    const locals = added.flatMap(({ text }) => [...text.matchAll(LOCAL)].map(([, name = '']) => name));
    const own = after.definitions.flatMap(({ name, parameters }) => [name, ...parameters.map((one) => one.name)]);
    const importing = (0,line_spans/* findCovered */.EB)(added.map(({ number }) => number), after.imports.filter(({ module }) => OF_THE_REPOSITORY.test(module)));
    const imported = added.filter(({ number }) => importing.has(number)).flatMap(({ text }) => [...listWords(text)]);
    return new Set([...FRAMEWORK, ...PURE, ...names, ...listWords(file.old_text ?? ''), ...locals, ...own, ...imported]);
}
/** Modules of the repository itself, by how they are named. */
const OF_THE_REPOSITORY = /^(?:\.{1,2}(?:\/|$)|@\/|~\/|crate\b|super\b|self\b)/u;
/** Returns whether a line names nothing outside the program, apart from what the file named before. */
function isContained(text, before) {
    return [...text.matchAll(REACHES_OUT)].every(([found]) => before.has(found));
}
function hasAny(words, names) {
    return [...words].some((word) => names.has(word));
}
//# sourceMappingURL=test-lines.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/carrying-lines.js



/** Words that any line may add: of declarations, exports and imports in the languages with a tree. */
const KEYWORDS = new Set(`import export from as default type typeof const let var pub use mod crate super self public private protected static
  final val fun func def class interface enum struct using namespace package include require_relative extern readonly
  override internal open sealed abstract`.split(/\s+/u));
/** Kinds of definitions that only describe data. */
const TYPE_KINDS = new Set(['interface', 'type', 'enum']);
/** A line that decides, or that writes into something that exists, does more than carry. */
const ACTS = /\b(?:if|else|elif|elsif|unless|while|until|for|switch|case|when|match|catch|except|rescue|guard|throw|raise|delete)\b|&&|\|\||!|\?(?![.:])|(?:\.\s*[\w$#]+|\])\s*(?:[-+*/%|&^?]{1,2})?=(?![=>])/u;
const RETURNS = /\breturn\b/u;
/**
 * Returns the numbers of the added lines that only carry something asked. `accounted` are the added lines of the file
 * that have a reason already.
 */
function findCarryingLines(change, syntax, known, accounted) {
    const { after } = syntax;
    if (after === null || known.names.size === 0)
        return new Set();
    const used = listWords(change.added
        .filter(({ number }) => accounted.has(number))
        .map(({ text }) => text)
        .join('\n'));
    const before = listWords(change.file.old_text ?? '');
    const numbers = change.added.map(({ number }) => number);
    const isKnown = (root) => known.names.has(root) || before.has(root);
    const importing = (0,line_spans/* findCovered */.EB)(numbers, after.imports);
    const calling = (0,line_spans/* findCovered */.EB)(numbers, after.calls);
    const inUsedType = (0,line_spans/* findCovered */.EB)(numbers, after.definitions.filter(({ kind, name }) => TYPE_KINDS.has(kind) && used.has(name)));
    const callingUnknown = (0,line_spans/* findCovered */.EB)(numbers, after.calls.filter(({ callee }) => !isKnown(readRoot(callee))));
    const carries = (line, region, losesNothing) => {
        if (importing.has(line.number))
            return carriesImport(line, known.names, used);
        if (!calling.has(line.number) && inUsedType.has(line.number))
            return true;
        return losesNothing && !callingUnknown.has(line.number) && !acts(line, region) && onlyNames(line, known, before);
    };
    return new Set(change.regions.flatMap((region) => {
        const losesNothing = keepsWords(region);
        return region.added
            .filter((line) => !accounted.has(line.number) && carries(line, region, losesNothing))
            .map(({ number }) => number);
    }));
}
/** An import carries if what it names is asked, or used on a line that is accounted for. */
function carriesImport({ text }, names, used) {
    return [...listWords(text)].some((word) => !KEYWORDS.has(word) && (names.has(word) || used.has(word)));
}
/** Returns whether a line decides, writes, leaves the program, or ends a function before what stands below. */
function acts({ text }, { removed }) {
    return ACTS.test(text) || text.search(REACHES_OUT) >= 0 || (RETURNS.test(text) && removed.length === 0);
}
/** Returns whether a line names something asked and otherwise only what its file named before. */
function onlyNames({ text }, known, before) {
    const words = [...listWords(text)];
    if (!words.some((word) => known.names.has(word)))
        return false;
    const isKnown = (word) => known.names.has(word) || before.has(word) || KEYWORDS.has(word) || known.words.has(word.toLowerCase());
    return words.every(isKnown);
}
/** Returns whether the added lines of a region have all words of the lines that they replace. */
function keepsWords({ added, removed }) {
    const kept = listWords(added.map(({ text }) => text).join('\n'));
    return [...listWords(removed.map(({ text }) => text).join('\n'))].every((word) => kept.has(word));
}
//# sourceMappingURL=carrying-lines.js.map
// EXTERNAL MODULE: ./build/src/engine/syntax/directives.js
var directives = __webpack_require__(13550);
;// CONCATENATED MODULE: ./build/src/engine/accounting/comments.js

/** Marks at which a comment over several lines, or a string, begins or ends in one of the languages with a tree. */
const BORDER = /\/\*|\*\/|<!--|-->|\{-|-\}|\(\*|\*\)|#\||\|#|=begin|=end|--\[|\]\]|"""|'''|`|<#|#>|%\{|%\}|\/\+|\+\//u;
/** A comment that is whole on its line. */
const WHOLE = /^\/\*(?:(?!\*\/|\/\*).)*\*\/$|^<!--(?:(?!-->|<!--).)*-->$/u;
/** Some compilers end a comment here: at other line breaks, at escapes of Java, at the end of PHP. */
const ENDS_WITHIN = /[\r\v\f\u0085\u2028\u2029](?!$)|\\u|\?>/u;
/** The next line belongs to a line that ends so. */
const CONTINUED = /(?:\\|\?\?\/)\s*$/u;
/** Tags of documentation that only people read. Frameworks, compilers and code generators obey others. */
const READ_TAG = 'params?|returns?|throws|exception|see|since|author|version|link|brief|note|todo|details|description|summary|remarks|copyright|license';
/** Comments that frameworks, compilers, schedulers, test runners and documentation tests obey. */
const OBEYED = new RegExp([
    `(?:^|[\\s*{])@(?!(?:${READ_TAG})\\b)[A-Za-z]`,
    '^(?://|#|--|\\*)\\s?[\\w.+-]+:[\\w-]',
    '^(?://|#|/?\\*)\\s*(?:unordered\\s+)?output:',
    '^(?://|/?\\*)\\s*(?:\\+\\w|globals?\\b|exported\\b|js(?:hint|lint|cs)\\b|fall-?\\s?through)',
    '^#(?:[A-Z]{2,}\\b|%|\\s*(?:typed|encoding|coding|warn_\\w+|shareable_\\w+):)',
    '\\b(?:noinspection|suppress|disable|ignore(?:_\\w+)?|skip|region|endregion)\\b',
    '^(?://|#)(?:[A-Z_]{2,}\\b|>)',
    '^///\\s*<(?:reference|amd-)',
    '\\b(?:nosem\\w*|pyright|pyre-\\w|cython|distutils|sourcery|swift-tools-version|auto-?generated|code generated)\\b',
    '>>>|```|~~~|<code>|[$#{]\\{|:nodoc:',
].join('|'), 'iu');
/** Returns whether a comment is obeyed by a tool. */
function isObeyed(comment) {
    return (0,directives/* isDirective */.q)(comment) || OBEYED.test(comment.trim()) || ENDS_WITHIN.test(comment);
}
/**
 * Comments of these languages may be programs: the C code of cgo, tests in the documentation of Rust, the dependencies
 * of a Python script.
 */
const PROGRAM_IN_COMMENTS = new Map([
    ['Go', /^\s*import\s+"C"|^\s*"C"\s*$/mu],
    ['Rust', /```|~~~|^\s*\/\/[/!](?: {4,}|\s*\t)\S|\/\*[*!]/mu],
    ['Python', /^# \/\/\/ /mu],
]);
/** What counts only on the first lines of a file: the program that runs it, and its encoding. */
const HEAD = /^\uFEFF?#!|coding[:=]/u;
/** Returns whether comments of a file may contain a program, or move what counts only on its first lines. */
function mayRunComments({ file, language }) {
    if (file.old_text !== null && file.new_text !== null && readHead(file.old_text) !== readHead(file.new_text))
        return true;
    const program = PROGRAM_IN_COMMENTS.get(language ?? '');
    return program !== undefined && [file.old_text, file.new_text].some((text) => text === null || program.test(text));
}
function readHead(text) {
    return text
        .split('\n', 2)
        .map((line) => (HEAD.test(line) ? line : ''))
        .join('\n');
}
/**
 * Returns the changed lines of one side that are only comments or white space, each by itself. `textBefore` gives the
 * line of that side before a line; null if it is not known.
 */
function findIdleLines(syntax, side, textBefore) {
    if (syntax.mode !== 'tree')
        return new Set();
    const reading = side === 'added' ? syntax.after : syntax.before;
    if (reading === null)
        return new Set();
    return new Set(syntax[side].filter((line) => isIdle(line, textBefore(line.number))).map(({ number }) => number));
}
/** Returns whether a changed line goes on in the next one, or belongs to the one before it. */
function hasContinuedLine({ added, removed, file }) {
    const continues = (lines, text) => {
        const all = text?.split('\n');
        return lines.some(({ number, text: line }) => all === undefined || CONTINUED.test(line) || CONTINUED.test(all[number - 2] ?? ''));
    };
    return continues(added, file.new_text) || continues(removed, file.old_text);
}
function isIdle({ text, code, comment }, before) {
    const written = text.trim();
    if (before === null || CONTINUED.test(before) || CONTINUED.test(text))
        return false;
    // A blank line inside a string is neither code nor comment; whether there is a string around is not known here.
    if (written === '' || code.trim() !== '' || comment.trim() !== written)
        return false;
    if (isObeyed(comment))
        return false;
    return !BORDER.test(written) || WHOLE.test(written);
}
//# sourceMappingURL=comments.js.map
// EXTERNAL MODULE: ./build/src/base/git-modes.js
var git_modes = __webpack_require__(51730);
// EXTERNAL MODULE: ./build/src/engine/accounting/prose.js + 4 modules
var prose = __webpack_require__(13319);
;// CONCATENATED MODULE: ./build/src/engine/accounting/renames.js

/**
 * Returns why a rename cannot matter; null if it may. Only prose qualifies: frameworks find code by its name and folder
 * (routes, tests, plugins, migrations), and what finds it is not part of the change.
 */
function findMoveReason({ file, added, removed }, prose) {
    if (prose === null || file.old_path === null)
        return null;
    const whole = added.length + removed.length === 0 ? 'without a change' : 'with a change of its text';
    return because('inert', `prose, renamed ${whole}`);
}
//# sourceMappingURL=renames.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/file-facts.js
/** What changes of a file as a whole: its bytes, its mode, its name, its existence. Each is a span of its own. */




/** What a person is shown first: bytes that nobody can read, then modes and names. */
const WEIGHT = { bytes: 20, fact: 5 };
/** Returns the spans of a file that have no lines. `lines`: those that have. */
function listFileFacts(change, prose, opaque, lines) {
    const { file } = change;
    const facts = [];
    const add = ({ reason, why }, weight) => facts.push({
        location: { file: file.path, lineRange: [1, 1] },
        side: 'file',
        old_line_range: null,
        lines: 0,
        reason,
        why,
        symbol: null,
        criteria: [],
        weight,
    });
    const hasLines = change.added.length + change.removed.length > 0;
    if (!hasLines && opaque !== null)
        add(findPictureReason(file) ?? opaque, WEIGHT.bytes);
    const mode = describeMode(file);
    if (mode !== null)
        add(because('unaccounted', mode), WEIGHT.fact);
    if (file.status === 'renamed' || file.status === 'copied')
        add(findMoveReason(change, prose) ?? because('unaccounted', describeMove(file)), WEIGHT.fact);
    if (!hasLines && facts.length === 0)
        add(describeEmpty(file), WEIGHT.fact);
    if (hasLines && facts.length === 0 && prose === null && isWithoutCode(file, lines))
        add(WITHOUT_CODE, WEIGHT.fact);
    return facts;
}
/** A file can stand in for another of the same name, or be found by its name, whatever it says. */
const WITHOUT_CODE = because('unaccounted', 'a file of comments or blank lines alone: that it is there may matter');
/** Returns whether a file comes or goes of which no line can matter. */
function isWithoutCode({ status }, lines) {
    return (status === 'added' || status === 'deleted') && lines.every(({ reason }) => reason === 'inert');
}
/** Returns why the bytes of a picture cannot matter; null if they are not those of a picture. */
function findPictureReason(file) {
    const modes = [file.old_mode, file.new_mode];
    const contents = [
        ...(file.old_mode === null ? [] : [file.old_content ?? null]),
        ...(file.new_mode === null ? [] : [file.new_content ?? null]),
    ];
    if (modes.includes(git_modes/* GIT_MODES */.s.executable) || modes.includes(git_modes/* GIT_MODES */.s.link) || contents.length === 0)
        return null;
    if (!contents.every((content) => content?.kind === 'picture'))
        return null;
    return because('inert', `a picture by its bytes: ${contents.at(-1)?.format ?? ''}`);
}
function describeMode({ old_mode, new_mode, status }) {
    if (status === 'deleted')
        return null;
    if (old_mode !== null && new_mode !== null && old_mode !== new_mode)
        return `the mode changes from ${old_mode} to ${new_mode}`;
    if (old_mode === null && new_mode === git_modes/* GIT_MODES */.s.executable)
        return 'a new file that may be executed';
    return new_mode === git_modes/* GIT_MODES */.s.link && status === 'added' ? 'a symbolic link' : null;
}
function describeMove({ old_path, path, status }) {
    return `${status === 'copied' ? 'a copy' : 'renamed'} from ${old_path ?? path}: what names or collects the file may not be part of the change`;
}
/** The reason of a file without any changed line. */
function describeEmpty({ path, status }) {
    const what = status === 'deleted' ? 'an empty file is deleted' : 'a file without lines';
    if ((0,prose/* isProsePath */.H)(path))
        return because('inert', `${what}, named as prose`);
    return because('unaccounted', `${what}: that it is there may matter`);
}
//# sourceMappingURL=file-facts.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/moved-lines.js
/** Finds definitions of one file that moved inside of their container without a change. */
function findMovedLines({ file }, { symbolChanges }) {
    const added = new Set();
    const removed = new Set();
    const [old, now] = [file.old_text?.split('\n') ?? [], file.new_text?.split('\n') ?? []];
    for (const { change, before, after } of symbolChanges) {
        if (change !== 'moved' || before === null || after === null || before.container !== after.container)
            continue;
        if (readLines(old, before) !== readLines(now, after))
            continue;
        for (let line = before.first; line <= before.last; line += 1)
            removed.add(line);
        for (let line = after.first; line <= after.last; line += 1)
            added.add(line);
    }
    return { added, removed };
}
function readLines(lines, { first, last }) {
    return lines
        .slice(first - 1, last)
        .map((line) => line.trimEnd())
        .join('\n');
}
//# sourceMappingURL=moved-lines.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/reaching-lines.js

/** Calls and names that run programs or text, in the usual languages. `.exec(` of regular expressions is not among them. */
const RUNS = /(?<![\w.$])(?:eval|exec(?:Sync|File|FileSync|v|vp|ve|l|lp)?|spawn(?:Sync)?|system|popen|passthru|shell_exec|proc_open|Function)\s{0,4}\(|\b(?:child_process|subprocess|os\.system|os\.popen|Runtime\.getRuntime|ProcessBuilder|Process\.Start|os\/exec|exec\.Command|Command::new|vm\.run\w*|pickle\.loads?|marshal\.loads?|yaml\.unsafe_load|dlopen|System\.load\w*|__import__|importlib|ClassLoader|Marshal\.load)\b|\bnew\s{1,4}Function\b/gu;
/** What a test has no need of, unless the ticket or the file as it was names it. */
const LEAVES = /\b(?:fetch|axios|XMLHttpRequest|WebSocket|urllib\w*|requests|http\.(?:get|request|Get|Post|Client)|https\.(?:get|request)|net\.(?:connect|Socket|Dial)|socket|process\.env|os\.environ|getenv|System\.getenv|ENV|env::var|curl|wget)\b/gu;
/** Ways to any function by a text. */
const BY_TEXT = /\bglobalThis\s{0,4}\[|\bconstructor\s{0,4}[([]|\[\s{0,4}['"`]constructor|__(?:builtins|globals|class|proto)__/gu;
/**
 * Returns the numbers of the added lines that do so and are not expected: neither the file as it was nor the ticket names
 * what they use.
 *
 * @param words the words of the ticket, in lower case
 */
function findReachingLines({ class: fileClass, added, file }, syntax, words) {
    const patterns = fileClass === 'test' ? [RUNS, BY_TEXT, LEAVES] : [RUNS, BY_TEXT];
    const uncommented = new Map((syntax?.added ?? []).map((line) => [line.number, removeComment(line)]));
    const found = added.flatMap(({ number, text }) => patterns.flatMap((pattern) => [...(uncommented.get(number) ?? text).matchAll(pattern)].map((match) => ({
        number,
        words: match[0],
        head: text.slice(0, match.index),
    }))));
    if (found.length === 0)
        return new Set();
    const before = listWords(file.old_text ?? '');
    const declared = listDeclaredConstructors(syntax);
    const isExpected = (used) => [...listWords(used)].every((word) => before.has(word) || words.has(word.toLowerCase()));
    return new Set(found
        .filter((one) => !isExpected(one.words) && !(declared.has(one.number) && DECLARES.test(one.head)))
        .map(({ number }) => number));
}
/** What may stand before the word `constructor` where a class declares its own. */
const DECLARES = /^\s*(?:(?:public|private|protected)\s{1,4})?$/u;
/** Returns the lines where the tree has a constructor of a class: the word at their beginning reaches nothing. */
function listDeclaredConstructors(syntax) {
    const symbols = syntax?.mode === 'tree' ? syntax.symbols : [];
    return new Set(symbols.filter(({ name }) => /(?:^|\W)constructor$/u.test(name)).map(({ first }) => first));
}
/** Returns a line with blanks for its comment. Strings stay: they name modules. */
function removeComment({ text, comment }) {
    if (comment.trim() === '')
        return text;
    let code = '';
    for (let at = 0; at < text.length; at += 1)
        code += comment.charAt(at) === ' ' ? text.charAt(at) : ' ';
    return code;
}
//# sourceMappingURL=reaching-lines.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/removed-lines.js


/**
 * Words of lines that refuse something. Such a line that goes is never taken for replaced unless what takes its place
 * says the same words: a person must see it.
 */
const REFUSES = /throw|raise|panic|abort|reject|deny|denied|forbid|unauthor|refuse|assert|ensure|guard|verify|validat|sanitiz|escape|permi|allow|auth|login|admin|role|owner|access|token|csrf|secret|secure|check|require|protect|limit|401|403/iu;
/** Returns the removed lines of a region that its added lines replace. `added` are those lines with their reasons. */
function findReplacedLines(region, added) {
    const written = added.filter(({ line }) => line.text.trim() !== '');
    const by = written.find(({ reason }) => reason === 'asked') ?? written.find(({ reason }) => reason === 'supporting');
    if (by === undefined || written.some(({ reason }) => reason === 'unaccounted' || reason === 'opaque'))
        return new Map();
    const kept = listWords(written.map(({ line }) => line.text).join('\n'));
    const replaced = region.removed.filter((line) => !losesGuard(line, kept));
    return new Map(replaced.map(({ number }) => [number, { reason: by.reason, criteria: by.criteria }]));
}
function losesGuard({ text }, kept) {
    return [...listWords(text)].some((word) => REFUSES.test(word) && !kept.has(word));
}
/** Returns the removed lines of imports whose names the file does not use any more. */
function findDeadImports({ removed, file }, { before }) {
    if (before === null || file.new_text === null)
        return new Set();
    const left = listWords(file.new_text);
    const numbers = removed.map(({ number }) => number);
    const around = (0,line_spans/* findLastAround */.Lo)(numbers, before.imports);
    const dead = removed.filter(({ number, text }) => {
        const one = around.get(number);
        if (one === undefined)
            return false;
        const names = [...listWords(text.replace(one.module, ''))].filter((word) => !IMPORT_WORDS.has(word));
        return names.length > 0 && names.every((name) => !left.has(name));
    });
    return new Set(dead.map(({ number }) => number));
}
const IMPORT_WORDS = new Set([
    'import',
    'from',
    'as',
    'type',
    'typeof',
    'const',
    'use',
    'using',
    'require',
]);
//# sourceMappingURL=removed-lines.js.map
// EXTERNAL MODULE: ./build/src/contract/span.js
var span = __webpack_require__(2546);
// EXTERNAL MODULE: ./build/src/contract/span-order.js
var span_order = __webpack_require__(42955);
;// CONCATENATED MODULE: ./build/src/engine/accounting/spans.js
/** Cuts changed lines with their reasons into spans, and counts them. */

/** Cuts a run where the symbol, the reason or what the reason rests on changes. */
function cutRun({ file, side, at, lines }) {
    const groups = [];
    for (const line of lines) {
        const group = groups.at(-1);
        if (group?.[0] !== undefined && isSameSpan(group[0], line))
            group.push(line);
        else
            groups.push([line]);
    }
    return groups.flatMap((group) => {
        const first = group[0];
        const last = group.at(-1);
        if (first === undefined || last === undefined)
            return [];
        const range = [first.line.number, last.line.number];
        const { reason, why, criteria, symbol } = first;
        return {
            location: { file, lineRange: side === 'added' ? range : [Math.max(1, at), Math.max(1, at)] },
            side,
            old_line_range: side === 'removed' ? range : null,
            lines: group.length,
            reason,
            why,
            symbol,
            criteria: [...criteria],
            weight: group.reduce((sum, { weight }) => sum + weight, 0),
        };
    });
}
function isSameSpan(a, b) {
    return (a.reason === b.reason &&
        a.why === b.why &&
        a.symbol === b.symbol &&
        a.criteria.length === b.criteria.length &&
        a.criteria.every((id, index) => id === b.criteria[index]));
}
/** Counts spans, lines and files by reason. */
function countSpans(spans) {
    const files = new Map(span/* SpanReason */.vl.options.map((reason) => [reason, new Set()]));
    const counts = span/* AccountingCounts */.qi.parse(Object.fromEntries(span/* SpanReason */.vl.options.map((reason) => [reason, { lines: 0, spans: 0, files: 0 }])));
    for (const { reason, lines, location } of spans) {
        counts[reason].lines += lines;
        counts[reason].spans += 1;
        counts[reason].files = files.get(reason)?.add(location.file).size ?? 0;
    }
    return counts;
}
/**
 * Returns the part of the change that needs no person, by lines; spans without lines count as one line. 1 without any
 * span.
 */
function measureShare(spans) {
    const size = (some) => some.reduce((sum, { lines }) => sum + Math.max(1, lines), 0);
    const open = spans.filter(({ reason }) => (0,span_order/* isOpenReason */.j)(reason));
    return spans.length === 0 ? 1 : Math.floor((1 - size(open) / size(spans)) * 10_000) / 10_000;
}
//# sourceMappingURL=spans.js.map
// EXTERNAL MODULE: ./build/src/base/ticket-places.js
var ticket_places = __webpack_require__(86976);
// EXTERNAL MODULE: ./build/src/engine/criteria/ticket-files.js
var ticket_files = __webpack_require__(74288);
;// CONCATENATED MODULE: ./build/src/engine/accounting/ticket-progress.js
/** Lines of a ticket in the tree that only say how far the work is: ticked boxes, and a few fields of its front matter. */


const NONE = { added: new Set(), removed: new Set() };
/** A field with a plain value; what a value is quoted for may be more than a state. */
const STATE = /^(?:status|updated_date|updated|completed_date|assignee|last_updated):(?: {0,4}[\w @.,:+/-]{0,60}| *\[[\w @.,-]{0,60}\])?\r?$/u;
const BOX_MARK = /\[[ xX]\]/u;
/**
 * Finds those lines in a ticket that was there before. A box counts with its words unchanged: what a ticket asks for is
 * read at the base, so that a tick changes nothing of what is asked.
 */
function findTicketProgress({ file, added, removed }) {
    const { path, old_path, status, new_mode, old_mode } = file;
    if (status !== 'modified' || old_path !== null || new_mode !== old_mode)
        return NONE;
    if ((0,ticket_places/* recognizeTicketFile */.t)(path) === null)
        return NONE;
    const boxes = (0,ticket_files/* listTickedBoxes */.a3)(added, removed);
    const ticked = new Set(boxes.map(({ line }) => line));
    const words = new Set(added.filter(({ number }) => ticked.has(number)).map(({ text }) => emptyBox(text)));
    const end = findFrontMatterEnd(file.new_text);
    const oldEnd = findFrontMatterEnd(file.old_text);
    return {
        added: new Set([
            ...ticked,
            ...added.filter(({ number, text }) => number < end && STATE.test(text)).map(({ number }) => number),
        ]),
        removed: new Set(removed
            .filter(({ number, text }) => (number < oldEnd && STATE.test(text)) || (words.has(text) && BOX_MARK.test(text)))
            .map(({ number }) => number)),
    };
}
function emptyBox(text) {
    return text.replace(/\[[xX]\]/u, '[ ]');
}
/** Returns the number of the line that ends the front matter; 0 without one. */
function findFrontMatterEnd(text) {
    const lines = text?.split('\n', MAX_FRONT_MATTER) ?? [];
    if (lines[0]?.trimEnd() !== '---')
        return 0;
    return lines.findIndex((line, at) => at > 0 && line.trimEnd() === '---') + 1;
}
/** A front matter of more lines is none. */
const MAX_FRONT_MATTER = 100;
//# sourceMappingURL=ticket-progress.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/weight.js
/** How much a changed line matters to a person who looks: lines that decide or call count more. */
const DECIDES = /\b(?:if|else|elif|elsif|unless|for|foreach|while|switch|case|when|match|catch|except|rescue|guard|return|throw|raise)\b|&&|\|\||\?\?/u;
const CALLS = /[\p{L}\p{N}_]\(/u;
const ACTING = 3;
/** Characters of a line that are looked at. */
const MAX_LOOK = 1_000;
/** Returns the weight of a line: 0 for a blank one, 1, or more where it acts. */
function weighLine(text) {
    if (text.trim() === '')
        return 0;
    const look = text.slice(0, MAX_LOOK);
    return DECIDES.test(look) || CALLS.test(look) ? ACTING : 1;
}
//# sourceMappingURL=weight.js.map
// EXTERNAL MODULE: ./build/src/engine/change/file-patterns.js
var file_patterns = __webpack_require__(54083);
// EXTERNAL MODULE: ./build/src/engine/change/large-file-pointer.js
var large_file_pointer = __webpack_require__(54333);
;// CONCATENATED MODULE: ./build/src/engine/accounting/whole-file.js
/** Reasons that hold for all changed lines of a file. */






/** Nobody reads a line that is longer, in UTF-16 code units. */
const MAX_READ_LINE = 1_000;
/** Returns why the lines of a file are not read by anybody; null if they are. */
function findOpaqueReason({ file, added, removed }, isProse) {
    if (file.old_mode === git_modes/* GIT_MODES */.s.submodule || file.new_mode === git_modes/* GIT_MODES */.s.submodule)
        return because('opaque', 'a submodule: its commits are not part of the change');
    if (file.binary || file.omitted !== null)
        return because('opaque', `not read: ${file.omitted ?? 'binary'}`);
    if (isPointer(file))
        return because('opaque', 'a pointer of Git LFS: what it points at is not part of the change');
    if (!file.utf8)
        return because('opaque', 'its bytes are not UTF-8, so the lines shown are not what a tool reads');
    if (isProse)
        return null;
    if (file_patterns/* ASSET_NAME */.jc.test(file.path) && !/\.svgz?$/iu.test(file.path) && added.length > 0)
        return because('opaque', 'text in a file that is named as a picture or another binary');
    if ([...added, ...removed].some(({ text }) => text.length > MAX_READ_LINE))
        return because('opaque', `a line has more than ${MAX_READ_LINE} characters: nobody reads that`);
    return null;
}
/** Returns whether a side of a file, as far as it is known, is a pointer. */
function isPointer(file) {
    return ['old', 'new'].some((side) => (0,large_file_pointer/* isLargeFilePointer */.f)(file[`${side}_text`] ?? (0,hunk_lines/* readSideTexts */.eF)(file.hunks[0]?.lines ?? [], side).join('\n')));
}
/** Returns why no line of a file can matter, by the syntax trees of both sides; null if one may. */
function findIdleReason(change, syntax) {
    const { file } = change;
    if (file.status !== 'modified' || file.old_mode !== file.new_mode)
        return null;
    // The text of a link is a path, whatever language its name promises.
    if (file.new_mode === git_modes/* GIT_MODES */.s.link)
        return null;
    if (isSameJson(file.path, file.old_text, file.new_text))
        return because('inert', 'the same JSON value on both sides');
    if (syntax === null || syntax.mode !== 'tree')
        return null;
    if (syntax.substance === 'formatting')
        return because('inert', 'the same tokens on both sides: only white space');
    if (syntax.substance !== 'comments' || mayRunComments(change) || hasContinuedLine(change))
        return null;
    if ([...syntax.added, ...syntax.removed].some(({ comment }) => isObeyed(comment)))
        return null;
    return because('inert', 'the same tokens on both sides: only comments');
}
/** Returns whether two texts are JSON with the same tokens in the same order. */
function isSameJson(path, before, after) {
    if (before === null || after === null || !path.toLowerCase().endsWith('.json'))
        return false;
    try {
        JSON.parse(before);
        JSON.parse(after);
    }
    catch {
        return false;
    }
    return removeJsonSpace(before) === removeJsonSpace(after);
}
/** Removes white space outside strings. */
function removeJsonSpace(text) {
    return text.replace(/("(?:[^"\\]|\\.)*")|\s+/gu, '$1');
}
//# sourceMappingURL=whole-file.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/file.js
/** The account of one file: its whole-file reasons first, then the reasons of its lines, strongest first. */
















const PROSE = because('inert', 'prose: nothing runs, builds, checks or obeys it');
const ACTIVE_PROSE = because('unaccounted', 'in a text for people, but a tool may act on this line');
const COMMENT = because('inert', 'only a comment that no tool reads, by the syntax tree');
const PROGRESS = because('inert', 'it says how far a ticket is, and nothing of what the ticket asks for');
const BLANK = because('inert', 'only white space');
const REST = because('unaccounted', 'nothing shows that it is asked for or cannot matter');
const REACHING = because('unaccounted', 'it runs a program or a text, or leaves the program from a test, and the ticket does not say so');
const PLAIN_MODE = '100644';
/** Definitions that are shown by what contains them. */
const PARTS = new Set(['field', 'constant', 'variable']);
/** Gives reasons to all that changed of one file. */
class FileAccount {
    change;
    asked;
    derived;
    #whole;
    #idle;
    #moved;
    #dead;
    #enclosed;
    #reaching;
    #supporting;
    #progress;
    #prose;
    #opaque;
    #sides;
    constructor(change, syntax, asked, known, derived) {
        this.change = change;
        this.asked = asked;
        this.derived = derived;
        this.#prose = (0,prose/* readProse */.U)(change.file);
        this.#progress = findTicketProgress(change);
        this.#opaque = findOpaqueReason(change, this.#prose !== null);
        this.#whole = this.#opaque ?? findIdleReason(change, syntax);
        this.#sides = {
            added: readSideLines(change.added, syntax?.after),
            removed: readSideLines(change.removed, syntax?.before),
        };
        const read = syntax !== null && syntax.mode === 'tree' && this.isPlain() ? syntax : null;
        this.#idle = {
            added: this.findIdle(read, 'added'),
            removed: this.findIdle(read, 'removed'),
        };
        this.#reaching = findReachingLines(change, syntax, known.words);
        const wanted = read !== null && known.words.size > 0;
        this.#moved = wanted ? findMovedLines(change, read) : { added: new Set(), removed: new Set() };
        this.#dead = wanted ? findDeadImports(change, read) : new Set();
        this.#enclosed = wanted ? findEnclosedLines(change, read, asked) : new Map();
        this.#supporting = wanted ? this.findSupporting(read, known) : new Set();
    }
    /** Returns the spans in the order of the file: facts of the file as a whole, then line by line. */
    listSpans() {
        const { file, regions } = this.change;
        const spans = regions.flatMap((region) => {
            const added = fillGaps(region.added.map((line) => this.judge(line, 'added', this.judgeAdded(line))));
            const replaced = findReplacedLines(region, added);
            const removed = fillGaps(region.removed.map((line) => this.judge(line, 'removed', this.judgeRemoved(line, replaced.get(line.number)))));
            const place = { file: file.path, at: region.at };
            return [
                ...cutRun({ ...place, side: 'removed', lines: removed }),
                ...cutRun({ ...place, side: 'added', lines: added }),
            ];
        });
        return [...listFileFacts(this.change, this.#prose, this.#opaque, spans), ...spans];
    }
    /** Neither a link nor a file that changes its kind: what its lines are is what they seem. */
    isPlain() {
        const { old_mode, new_mode } = this.change.file;
        return [old_mode, new_mode].every((mode) => mode === null || mode === PLAIN_MODE || mode === '100755');
    }
    findIdle(read, side) {
        if (read === null || mayRunComments(this.change))
            return new Set();
        const lines = this.listLines(side);
        return findIdleLines(read, side, (number) => (number === 1 ? '' : (lines.get(number - 1) ?? null)));
    }
    listLines(side) {
        const { file } = this.change;
        const text = side === 'added' ? file.new_text : file.old_text;
        if (text !== null)
            return new Map(text.split('\n').map((line, index) => [index + 1, line]));
        const wanted = side === 'added' ? 'newNumber' : 'oldNumber';
        const other = side === 'added' ? '-' : '+';
        return new Map(file.hunks.flatMap((hunk) => (0,hunk_lines/* readHunkLines */.qG)(hunk).flatMap((line) => line.mark === other ? [] : [[line[wanted], line.text]])));
    }
    findSupporting(read, known) {
        const checking = findCheckingLines(this.change, read, known.names);
        const { path } = this.change.file;
        const accounted = new Set(this.change.added
            .map(({ number }) => number)
            .filter((number) => checking.has(number) || this.#enclosed.has(number) || this.asked.at(path, number).length > 0));
        return new Set([...checking, ...findCarryingLines(this.change, read, known, accounted)]);
    }
    judge(line, side, reason) {
        const symbol = this.#sides[side].symbols.get(line.number)?.name ?? null;
        return { ...reason, line, symbol, weight: weighLine(line.text) };
    }
    judgeAdded({ number, text }) {
        if (this.#whole !== null)
            return this.#whole;
        if (this.#prose !== null)
            return this.#prose.activeNew.has(number) ? ACTIVE_PROSE : PROSE;
        if (this.#progress.added.has(number))
            return PROGRESS;
        if (this.#idle.added.has(number))
            return COMMENT;
        const criteria = this.isPlain() ? this.asked.at(this.change.file.path, number) : [];
        if (this.#reaching.has(number))
            return REACHING;
        if (criteria.length > 0)
            return { reason: 'asked', why: `asked for by ${criteria.join(', ')}`, criteria };
        if (this.derived !== null)
            return this.derived;
        const around = this.#enclosed.get(number);
        if (around !== undefined) {
            const why = `inside of \`${around.name}\`, which is mostly asked for by ${around.criteria.join(', ')}`;
            return { reason: 'asked', why, criteria: around.criteria };
        }
        if (this.#supporting.has(number))
            return because('supporting', 'only carries or checks what is asked for');
        if (this.#moved.added.has(number))
            return because('supporting', 'moved without a change');
        return text.trim() === '' && this.isOutside(number, 'added') ? BLANK : REST;
    }
    judgeRemoved({ number, text }, replaced) {
        if (this.#whole !== null)
            return this.#whole;
        if (this.#prose !== null)
            return this.#prose.activeOld.has(number) ? ACTIVE_PROSE : PROSE;
        if (this.#progress.removed.has(number))
            return PROGRESS;
        if (this.#idle.removed.has(number))
            return COMMENT;
        if (replaced !== undefined)
            return { ...replaced, why: 'replaced by lines that are asked for' };
        if (this.derived !== null)
            return this.derived;
        if (this.#moved.removed.has(number))
            return because('supporting', 'moved without a change');
        if (this.#dead.has(number))
            return because('supporting', 'an import that the file does not use any more');
        return text.trim() === '' && this.isOutside(number, 'removed') ? BLANK : REST;
    }
    /** Returns whether a line is outside of every string, by the syntax tree. */
    isOutside(number, side) {
        const { quoted } = this.#sides[side];
        return quoted !== null && !quoted.has(number);
    }
}
function readSideLines(lines, syntax) {
    if (syntax === null || syntax === undefined)
        return { symbols: new Map(), quoted: null };
    const numbers = lines.map(({ number }) => number);
    const whole = syntax.definitions.filter(({ kind }) => !PARTS.has(kind));
    return { symbols: (0,line_spans/* findLastAround */.Lo)(numbers, whole), quoted: (0,line_spans/* findCovered */.EB)(numbers, syntax.literals) };
}
/** Lines that say nothing by themselves: blank ones, and brackets that close or open. */
const FILLER = /^[\s()[\]{},;]*$/u;
/**
 * A line that says nothing by itself goes with the line before it, or after it at the start of a run, so that spans are
 * not cut there. A bracket beside a comment stays code: it may end a block before the code below.
 */
function fillGaps(lines) {
    const filled = [];
    const start = lines.find(({ line: { text } }) => !FILLER.test(text));
    lines.forEach((line) => {
        const isFiller = FILLER.test(line.line.text) && line.reason !== 'opaque';
        const beside = isFiller ? (filled.at(-1) ?? start) : undefined;
        const isBracket = line.line.text.trim() !== '' && line.reason !== 'inert';
        const from = isBracket && beside?.reason === 'inert' ? undefined : beside;
        const { reason, why, criteria, symbol } = from ?? line;
        filled.push({ ...line, reason, why, criteria, symbol });
    });
    return filled;
}
//# sourceMappingURL=file.js.map
// EXTERNAL MODULE: ./build/src/engine/binding/query.js + 2 modules
var query = __webpack_require__(2190);
;// CONCATENATED MODULE: ./build/src/engine/models/relevance.json
const relevance_namespaceObject = /*#__PURE__*/JSON.parse('{"fitted":{"date":"2026-11-22","command":"npm run fit:relevance -- tickets/dev.jsonl.gz --date 2026-11-22","data":[{"file":"tickets/dev.jsonl.gz","sha256":"569cbd9236c82eb836326dc7c4a6f7ac10a06b3240390141636c6ede79fa7bb7"}],"left_out":{"own_lines_kept":0.9,"riders_taken":0.025}},"weights":{"bias":0.109,"words in added lines":1.153,"words in the path and in names around":1.967,"names in added lines or around":1.864,"words of the ticket":-0.955},"least":0.799}');
// EXTERNAL MODULE: ./build/src/engine/models/table.js
var table = __webpack_require__(32183);
// EXTERNAL MODULE: ./build/src/engine/text/arithmetic.js
var arithmetic = __webpack_require__(43740);
// EXTERNAL MODULE: ./build/src/engine/text/words.js
var words = __webpack_require__(80883);
;// CONCATENATED MODULE: ./build/src/engine/accounting/relevance.js
/**
 * How much a file says of a ticket: a line is asked for only in a file that speaks of the ticket at all. The binding
 * shares every changed line among the criteria, so a file that serves none of them is given to the one it is least
 * unlike. The weights are in `models/relevance.json`, which `npm run fit:relevance` writes.
 */





/** The features of a file and a ticket, in the order of their row. Words count by how rare they are in code at large. */
const RELEVANCE_FEATURES = [
    'bias',
    'words in added lines',
    'words in the path and in names around',
    'names in added lines or around',
    'words of the ticket',
];
/** Lines of a file that are read; enough for a long generated file. */
const MAX_LINES = 20_000;
/** Tells which files of a change speak of a ticket. */
class Relevance {
    #cutter = new words/* WordCutter */.s();
    #query;
    #weights;
    #least;
    constructor(criteria, model = relevance_namespaceObject) {
        this.#query = (0,query/* buildQuery */.Z)(criteria, this.#cutter);
        this.#weights = (0,table/* orderNumbers */.jU)('relevance.weights', model.weights, RELEVANCE_FEATURES);
        this.#least = model.least;
    }
    /** Returns whether a file speaks of the ticket. */
    covers(file, syntax) {
        const row = this.buildRow(file, syntax);
        return (0,arithmetic/* logistic */.bm)(this.#weights.reduce((sum, weight, at) => sum + weight * (row[at] ?? 0), 0)) >= this.#least;
    }
    /** Returns the row of RELEVANCE_FEATURES of a file. Linear in its added lines. */
    buildRow({ added, file }, syntax) {
        const lines = this.#match(added.slice(0, MAX_LINES).map(({ text }) => text));
        const around = this.#match([file.path, ...(syntax?.symbols ?? []).map(({ name }) => name)]);
        const all = sumRarities(this.#query.words.values());
        const names = new Set([...lines.names, ...around.names]);
        return [
            1,
            Math.sqrt(sumRarities(lines.words)),
            Math.sqrt(sumRarities(around.words)),
            Math.sqrt(names.size),
            (0,arithmetic.ln)(1 + all),
        ];
    }
    /** Returns the distinct words and names of the ticket that some texts contain. */
    #match(texts) {
        const words = new Set();
        const names = new Set();
        for (const text of texts) {
            for (const { cut } of this.#cutter.cutLine(text)) {
                const name = this.#query.names.get(cut.name === '' ? (cut.tokens[0]?.word ?? '') : cut.name);
                if (name !== undefined)
                    names.add(name);
                for (const { stem } of cut.tokens) {
                    const term = this.#query.words.get(stem);
                    if (term !== undefined)
                        words.add(term);
                }
            }
        }
        return { words, names };
    }
}
function sumRarities(terms) {
    return [...terms].reduce((sum, { rarity }) => sum + rarity, 0);
}
//# sourceMappingURL=relevance.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/index.js







/**
 * Accounts for a change. The spans are a partition: every changed line is in exactly one. `least` is the confidence
 * from which the lines of a criterion count as asked for.
 */
function accountForChange(inputs, least = ASKED) {
    const { change, syntax, criteria, binding, derived: rules } = inputs;
    const trusted = selectTrusted(criteria, binding);
    const relevance = new Relevance(trusted.map(({ criterion }) => criterion));
    const speaking = trusted.length === 0
        ? []
        : change.files.filter((file) => relevance.covers(file, syntax.get(file.file.path) ?? null));
    const asked = new AskedLines(trusted, new Set(speaking.map(({ file }) => file.path)), least);
    const known = {
        names: findAskedNames(change, syntax, asked),
        words: listWords(trusted
            .map(({ criterion }) => criterion.text)
            .join('\n')
            .toLowerCase()),
    };
    const derived = findDerivedFiles(change, rules);
    const spans = change.files.flatMap((file) => new FileAccount(file, syntax.get(file.file.path) ?? null, asked, known, derived.get(file.file.path) ?? null).listSpans());
    return { counts: countSpans(spans), share: measureShare(spans), spans };
}
//# sourceMappingURL=index.js.map
// EXTERNAL MODULE: ./build/src/engine/binding/index.js + 53 modules
var binding = __webpack_require__(47006);
// EXTERNAL MODULE: ./build/src/engine/change/classified.js + 4 modules
var classified = __webpack_require__(82217);
// EXTERNAL MODULE: ./build/src/engine/criteria/author-claims.js
var author_claims = __webpack_require__(63259);
// EXTERNAL MODULE: ./build/src/engine/criteria/index.js + 1 modules
var engine_criteria = __webpack_require__(17727);
// EXTERNAL MODULE: ./build/src/base/groups.js
var base_groups = __webpack_require__(54855);
;// CONCATENATED MODULE: ./build/src/engine/models/tier.json
const tier_namespaceObject = /*#__PURE__*/JSON.parse('{"fitted":{"date":"2026-11-22","command":"npm run fit:tier -- tier/dev.jsonl.gz --date 2026-11-22","data":[{"file":"tier/dev.jsonl.gz","sha256":"2da0f62ee9a76b713faba1c7073e78f46a3769ccd85a6f038aefa065100a2adb"}],"left_out":{"auc":0.6121,"lift_at_30_percent":0.672,"without_past":{"auc":0.5991,"lift_at_30_percent":0.655},"looked_at":{"auc":0.6168,"lift_at_30_percent":0.725},"set_aside":{"auc":0.5988,"lift_at_30_percent":0.611}}},"points":{"lines":0.08,"files":0.09,"decisions":0.21,"file_length":0.09,"decisions_in_length":0.07,"tests_removed":0.22,"pipeline":0.57,"past_people":0.14,"past_authors":0.16,"past_fixes":0.09,"past_reverts":0.19,"decisions_shared":0.15,"lines_shared":0.12,"decisions_mended":0.14},"most":{"lines":12,"files":5.6,"decisions":8.2,"file_length":13.9,"decisions_in_length":14.9,"tests_removed":9.1,"pipeline":1,"past_people":9.4,"past_authors":8.2,"past_fixes":9.5,"past_reverts":6.6,"decisions_shared":9.6,"lines_shared":11.1,"decisions_mended":9.3},"assumed_past":{"commits":41,"authors":13,"fixes":6,"reverts":1},"cuts":{"T2":2.8,"T3":6.2,"T4":9.4}}');
;// CONCATENATED MODULE: ./build/src/engine/tier/weights.js



/** The figures that the risk score is made of, in the order in which a report shows them. */
const MEASURES = [
    { feature: 'lines', scale: 'steps', note: 'lines changed' },
    { feature: 'files', scale: 'steps', note: 'files changed' },
    { feature: 'decisions', scale: 'steps', note: 'branches and conditions in changed lines' },
    { feature: 'file_length', scale: 'steps', note: 'lines of the longest file touched' },
    { feature: 'decisions_in_length', scale: 'steps', note: 'branches and conditions, by the length of their files' },
    { feature: 'tests_removed', scale: 'steps', note: 'lines removed from tests' },
    { feature: 'pipeline', scale: 'plain', note: 'what runs in continuous integration changes' },
    { feature: 'past_people', scale: 'steps', note: 'people who changed the files before' },
    { feature: 'past_authors', scale: 'steps', note: 'people who changed the most shared file before' },
    { feature: 'past_fixes', scale: 'steps', note: 'earlier commits that mended the files' },
    { feature: 'past_reverts', scale: 'steps', note: 'earlier commits that were taken back or took something back' },
    {
        feature: 'decisions_shared',
        scale: 'steps',
        note: 'branches and conditions, by the people who changed their files before',
    },
    { feature: 'lines_shared', scale: 'steps', note: 'lines, by the people who changed their files before' },
    {
        feature: 'decisions_mended',
        scale: 'steps',
        note: 'branches and conditions, by the commits that mended their files before',
    },
];
const CUT_TIERS = ['T2', 'T3', 'T4'];
const PAST_FIGURES = ['commits', 'authors', 'fixes', 'reverts'];
/** Reads the points and the cuts. Throws ModelError where the file has other features or tiers than the code. */
function readScoring(model = tier_namespaceObject) {
    const names = MEASURES.map(({ feature }) => feature);
    const points = (0,table/* orderNumbers */.jU)('tier.points', model.points, names);
    const most = (0,table/* orderNumbers */.jU)('tier.most', model.most, names);
    const cuts = (0,table/* orderNumbers */.jU)('tier.cuts', model.cuts, CUT_TIERS);
    const [commits = 0, authors = 0, fixes = 0, reverts = 0] = (0,table/* orderNumbers */.jU)('tier.assumed_past', model.assumed_past, PAST_FIGURES);
    return {
        weights: MEASURES.map((measure, at) => ({
            ...measure,
            points: Math.max(0, points[at] ?? 0),
            most: most[at] ?? 0,
        })),
        assumedPast: { commits, authors, fixes, reverts },
        cuts: CUT_TIERS.map((tier, at) => ({ tier, score: cuts[at] ?? 0 })),
    };
}
/** A feature's value on the scale that its points are for. */
function scaleFeature({ feature, scale, most }, features) {
    const value = scale === 'plain' ? features[feature] : (0,arithmetic/* approximateLog2 */.NG)(features[feature]);
    return Math.min(most, value);
}
//# sourceMappingURL=weights.js.map
;// CONCATENATED MODULE: ./build/src/engine/models/confidence.json
const confidence_namespaceObject = /*#__PURE__*/JSON.parse('{"fitted":{"date":"2026-11-22","command":"npm run fit:confidence -- binding/dev.jsonl tier/dev.jsonl.gz --date 2026-11-22","data":[{"file":"binding/dev.jsonl","sha256":"8a50cf9b87d79c6c5570f7cf26ecfacf8ad56e490001a1cd2666a600310d284c"},{"file":"tier/dev.jsonl.gz","sha256":"2da0f62ee9a76b713faba1c7073e78f46a3769ccd85a6f038aefa065100a2adb"}],"left_out":{"criteria":{"reviews":1299,"ece":0.042,"brier":0.204,"auc":0.707,"said":0.609,"held":0.629,"bins":[{"from":0.1,"said":0.195,"held":0.333,"reviews":2},{"from":0.2,"said":0.269,"held":0.273,"reviews":35},{"from":0.3,"said":0.346,"held":0.326,"reviews":128},{"from":0.4,"said":0.449,"held":0.439,"reviews":188},{"from":0.5,"said":0.546,"held":0.642,"reviews":150},{"from":0.6,"said":0.66,"held":0.682,"reviews":291},{"from":0.7,"said":0.742,"held":0.798,"reviews":366},{"from":0.8,"said":0.842,"held":0.771,"reviews":113},{"from":0.9,"said":0.94,"held":0.857,"reviews":26}]},"approvals_by_risk_alone":{"reviews":2002,"ece":0.001,"brier":0.024,"auc":0.546,"said":0.976,"held":0.976,"bins":[{"from":0.96,"said":0.968,"held":0.972,"reviews":366},{"from":0.97,"said":0.975,"held":0.974,"reviews":1143},{"from":0.98,"said":0.983,"held":0.982,"reviews":493}]},"refused_by_risk_alone":{"reviews":898,"reverted":0.044}}},"criterion":{"base":1.26,"slope":0.24},"reverted":{"base":-4.09,"slope":0.122},"score_scale":0.499}');
;// CONCATENATED MODULE: ./build/src/engine/decision/calibration.js



/** Reads the calibration. Throws ModelError where the file has other numbers than the code. */
function readCalibration(model = confidence_namespaceObject) {
    const line = ['base', 'slope'];
    const [met = 0, metSlope = 0] = (0,table/* orderNumbers */.jU)('confidence.criterion', model.criterion, line);
    const [reverted = 0, revertedSlope = 0] = (0,table/* orderNumbers */.jU)('confidence.reverted', model.reverted, line);
    const [scale = 0] = (0,table/* orderNumbers */.jU)('confidence', { score_scale: model.score_scale }, ['score_scale']);
    return {
        computeMetProbability: (confidence) => (0,arithmetic/* logistic */.bm)(met + metSlope * (0,arithmetic/* logit */.i2)(confidence)),
        computeKeptProbability: (score) => (0,arithmetic/* logistic */.bm)(-reverted - revertedSlope * score),
        computeBelowProbability: (score, cut) => (0,arithmetic/* logistic */.bm)((cut - score) / scale),
    };
}
/**
 * That a finding is right, before anybody read findings of its rule. Judgements, not fitted: a rule of `error` or `warn` that
 * was right in fewer than 8 of 10 cases read does not stay one.
 */
const FINDING = { error: 0.95, warn: 0.85, info: 0.7 };
/** Findings on merged changes that were read, and how many were right, of the rules that count by it: docs/precision. */
const READ = {
    'integrity/codeowners': { read: 9, right: 8 },
    'integrity/linter-suppressed': { read: 37, right: 37 },
    'supply-chain/lockfile-without-manifest': { read: 10, right: 7 },
    'supply-chain/manifest-without-lockfile': { read: 24, right: 7 },
    'supply-chain/new-dependency': { read: 85, right: 76 },
};
/** How many readings the judgement is worth beside those that were made. */
const JUDGED = 4;
/** The probability that findings of a rule are right: what was read of it, drawn to the judgement of its severity. */
function computeRightProbability(rule, severity) {
    const { read, right } = (Object.hasOwn(READ, rule) ? READ[rule] : undefined) ?? { read: 0, right: 0 };
    return (right + JUDGED * FINDING[severity]) / (read + JUDGED);
}
//# sourceMappingURL=calibration.js.map
// EXTERNAL MODULE: ./build/src/contract/tenant.js
var tenant = __webpack_require__(85982);
;// CONCATENATED MODULE: ./build/src/engine/people/enough.js
/** From the tier that a policy names on, as many people must approve. */
const FOUR_EYES = 2;
/** Returns how many approvals a policy asks for at a tier; `null`: at any tier. */
function countNeeded(wanted, tier) {
    const high = wanted.fourEyesFrom !== null && (tier === null || tier >= wanted.fourEyesFrom);
    return Math.max(wanted.approvals, high ? FOUR_EYES : 0);
}
/** Returns whether so many people approved, the code owners among them if the policy asks, and nobody asks for changes. */
function areEnough(people, wanted, needed) {
    const missing = wanted.owners ? people.ownersMissing : [];
    return people.approvals.length >= needed && missing.length === 0 && people.changesRequested.length === 0;
}
//# sourceMappingURL=enough.js.map
// EXTERNAL MODULE: ./build/src/engine/status/executed.js
var status_executed = __webpack_require__(85922);
// EXTERNAL MODULE: ./build/src/engine/status/reported-tests.js
var reported_tests = __webpack_require__(26472);
;// CONCATENATED MODULE: ./build/src/engine/decision/facts.js
/** Stages' results → the facts that a policy's conditions name. */






/** Every plane of the engine, so that a condition may name one without findings. */
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
/** Returns distinct values, sorted by UTF-16 code units, so that the order does not depend on a locale. */
const sortUnique = (values) => [...new Set(values)].sort();
/** Builds the facts of a review. It is pure: the facts depend only on the stages. */
function buildFacts(judged) {
    const { change, syntax, criteria, planes, risk } = judged;
    const { snapshot, files } = change;
    const tests = (0,reported_tests/* countReportedTests */.ol)(snapshot);
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
        findings: buildFindingFacts(planes.findings, planes.evidence),
        criteria: {
            source: criteria.source,
            complete: (0,engine_criteria/* areReadWhole */.W)(criteria),
            total: criteria.items.length,
            ...buildStatusFacts(judged.bindings),
        },
        accounting: { ...judged.accounting.counts, share: judged.accounting.share },
        tests: { given: tests !== null, ...(tests ?? { run: 0, failed: 0, skipped: 0 }) },
        tested: buildTestedFacts(change),
        reviews: buildReviewFacts(judged.people, judged.peopleWanted, risk.tier),
        change: {
            files: files.length,
            added: sum('added'),
            removed: sum('removed'),
            classes: sortUnique(files.map((file) => file.class)),
            languages: sortUnique(files.flatMap((file) => (file.language === null ? [] : [file.language]))),
            paths: sortUnique(paths),
            formatting_only: files.length > 0 && files.every(({ file }) => syntax.get(file.path)?.substance === 'formatting'),
        },
        pr: {
            number: snapshot.pr,
            repo: snapshot.repo,
            title: snapshot.title,
            author: snapshot.author,
            labels: sortUnique(snapshot.labels),
            base: snapshot.base.ref,
            head: snapshot.head.ref,
        },
        base: {
            allowed: judged.baseAllowed,
            ref: snapshot.base.ref,
            default: snapshot.host?.default_branch.ref ?? '',
        },
        policy: { changed: paths.includes(tenant/* REPOSITORY_POLICY_PATH */.ki), broken: judged.repositoryBroken },
    };
}
function buildReviewFacts(people, wanted, tier) {
    const needed = countNeeded(wanted, tier);
    return {
        given: people.given,
        approved: areEnough(people, wanted, needed),
        approvals: people.approvals.length,
        needed,
        stale: people.stale.length,
        changes_requested: people.changesRequested.length,
        owners_missing: people.ownersMissing,
    };
}
function buildTestedFacts(change) {
    const measured = (0,status_executed/* measureChange */.BX)(change);
    if (measured === null)
        return { given: false, lines: 0, executed: 0, share: 0 };
    const { lines, executed } = measured;
    return { given: true, lines, executed, share: lines === 0 ? 1 : executed / lines };
}
/** Builds the facts about findings. Those that a person accepted do not count. */
function buildFindingFacts(findings, evidence) {
    const standing = findings.filter(({ signed }) => signed === undefined);
    return {
        ...countFindings(standing),
        signed: findings.length - standing.length,
        suppressed: evidence.suppressed.length,
        left_out: evidence.left_out,
        rules: sortUnique(standing.flatMap((finding) => [finding, ...(finding.also ?? [])]).map(({ rule }) => rule)),
        by_plane: countByPlane(standing.flatMap((finding) => [finding, ...(finding.also ?? [])]), (evidence.reports ?? []).map((report) => report.plane)),
    };
}
/** Counts findings by severity. */
function countFindings(findings) {
    const count = (severity) => findings.filter((one) => one.severity === severity).length;
    return { total: findings.length, error: count('error'), warn: count('warn'), info: count('info') };
}
function countByPlane(findings, external) {
    const groups = new Map([...PLANES, ...external].map((plane) => [plane, []]));
    for (const finding of findings) {
        (0,base_groups/* addToGroup */.Mr)(groups, finding.plane, finding);
    }
    return Object.fromEntries(sortUnique(groups.keys()).map((plane) => [plane, countFindings(groups.get(plane) ?? [])]));
}
/** Builds the facts about the status of criteria. */
function buildStatusFacts(bindings) {
    const count = (status) => bindings.filter((binding) => binding.status === status).length;
    const countShown = (...wanted) => bindings.filter(({ shown }) => wanted.includes(shown)).length;
    const met = bindings.filter((binding) => binding.status === 'met');
    return {
        met: count('met'),
        weak: count('weak'),
        unmet: count('unmet'),
        contradicted: countShown('contradicted'),
        tested: countShown('tested', 'proved'),
        proved: countShown('proved'),
        not_verifiable: count('not_code_verifiable'),
        signed: countShown('signed'),
        min_confidence: met.reduce((least, binding) => Math.min(least, binding.confidence), 1),
    };
}
//# sourceMappingURL=facts.js.map
;// CONCATENATED MODULE: ./build/src/engine/decision/confidence.js
/**
 * Computes the confidence of a review: the probability that its decision to approve or not to approve is right.
 *
 * It depends on the uncertain facts: whether each criterion is met, whether the findings are right, how risky the
 * change is. To see which of them matter, the rules are first evaluated on the best possible facts (every criterion
 * met, no finding, the lowest tier). If they do not approve even then, no uncertain fact decides, and the confidence is
 * 1. Otherwise each part is made to fail alone; a part that then prevents the approval is a *part that decides*. The
 * probability that the change should be approved is the product of the probabilities of these parts,
 *
 *   approvable = Π met(criterion) × Π (1 − right(findings of a rule)) × risk
 *
 * and the confidence is this value for an approval, and one minus it for any other verdict. `risk` is the probability
 * that the change will not be reverted. If its tier prevents the approval, it is the probability that its score belongs
 * below the threshold after all.
 *
 * Where people approved what the rules left to them, the parts that stand against an approval were theirs to judge: they
 * do not decide.
 *
 * The probabilities are calibrated in `calibration.ts`. Parts are assumed to be independent.
 */




const FORMULA = 'approvable = product over the deciding parts of the probability that they allow an approval; confidence = approvable for auto-approve, 1 - approvable for every other verdict, 1 where no doubtful part decides';
/** Rules that repeat the status of a criterion. Their findings are not an uncertainty of their own. */
const REPEATS_CRITERIA = new Set(['intent/criterion-unbound', 'intent/criterion-without-code']);
const repeatsCriteria = (finding) => REPEATS_CRITERIA.has(finding.rule);
/** Computes the confidence of a verdict on `facts`; `decide` evaluates the rules that gave it. */
function computeConfidence(judged, facts, { verdict, byPeople }, decide) {
    const approves = (otherwise) => decide(otherwise) === 'auto-approve';
    const approved = verdict === 'auto-approve';
    const calibration = readCalibration();
    const best = buildBestFacts(judged, facts);
    // A policy may approve on facts for which others refuse. If the best facts are not approved, the actual facts are
    // used.
    const from = approved && !approves(best) ? facts : best;
    const doubts = [
        ...listCriteriaDoubts(judged, from, approves, calibration),
        ...listFindingDoubts(judged, from, approves),
        buildRiskDoubt(judged, from, approves, calibration),
    ].map((doubt) => (byPeople && doubt.against ? { ...doubt, pivotal: false } : doubt));
    if (!approves(from))
        return buildConfidence(1, 0, doubts, false);
    const approvable = computeApprovalProbability(doubts, approved);
    return buildConfidence(approved ? approvable : 1 - approvable, approvable, doubts, true);
}
function buildConfidence(confidence, approvable, doubts, open) {
    const parts = doubts.map(({ part, stands, pivotal }) => ({ part, stands: round(stands), pivotal: open && pivotal }));
    return { confidence: round(confidence), approvable: round(approvable), formula: FORMULA, parts };
}
function computeApprovalProbability(doubts, approved) {
    const deciding = doubts.filter(({ pivotal }) => pivotal);
    const product = deciding.reduce((sofar, { allows }) => sofar * allows, 1);
    const against = doubts.filter((doubt) => doubt.against);
    if (approved || against.length === 0 || deciding.some((doubt) => doubt.against))
        return product;
    // If several parts refused and none is enough alone, one wrong part would be enough to approve. The least certain one
    // is used.
    return product * (1 - against.reduce((least, { stands }) => Math.min(least, stands), 1));
}
/** Rounds to four decimals, within 0 and 1. */
function round(value) {
    return Math.min(1, Math.max(0, Math.round(value * 10_000) / 10_000));
}
/**
 * Returns the best facts that the uncertainties allow. Certain facts (paths, classes, coverage, labels) do not change.
 */
function buildBestFacts(judged, facts) {
    const all = judged.bindings.map(assumeMet);
    return { ...replaceFindings(judged, replaceBindings(facts, all), []), tier: findLowestTier(judged, facts) };
}
/** What a person signed is no doubt of the engine's. */
const isOpen = ({ status, shown }) => shown !== 'signed' && (status === 'met' || status === 'weak' || status === 'unmet');
function assumeMet(binding) {
    return isOpen(binding) ? { ...binding, status: 'met', shown: 'proved', contradicts: [], confidence: 1 } : binding;
}
/** Returns the lowest tier that the change may have. Its floors follow from its paths and are certain. */
function findLowestTier({ risk }, facts) {
    if (facts.tier === 0)
        return 0;
    return risk.floors.reduce((floor, { tier }) => Math.max(floor, Number(tier.slice(1))), 1);
}
function listCriteriaDoubts(judged, from, approves, { computeMetProbability: metProbability }) {
    const wanted = judged.bindings.filter(isOpen);
    const [first] = wanted;
    if (first === undefined)
        return [];
    // Any unmet criterion changes the facts in the same way, so the rules are evaluated once for all.
    const failed = judged.bindings.map((one) => (one === first ? { ...one, status: 'unmet' } : assumeMet(one)));
    const repeated = judged.planes.findings.filter(repeatsCriteria);
    const pivotal = !approves(replaceBindings(replaceFindings(judged, from, repeated), failed));
    return wanted.map(({ criterion, status, confidence }) => {
        const allows = metProbability(confidence);
        const met = status === 'met';
        return {
            part: `criterion ${criterion.id} is ${met ? 'met' : 'not met'}`,
            stands: met ? allows : 1 - allows,
            pivotal,
            allows,
            against: !met,
        };
    });
}
/** Groups findings by rule and severity: if one finding is wrong, similar ones are assumed to be wrong too. */
function listFindingDoubts(judged, from, approves) {
    const groups = new Map();
    for (const finding of judged.planes.findings) {
        if (repeatsCriteria(finding) || finding.signed !== undefined)
            continue;
        const key = `${finding.severity} of ${finding.rule}`;
        (0,base_groups/* addToGroup */.Mr)(groups, key, finding);
    }
    return [...groups].map(([key, findings]) => {
        const stands = computeRightProbability(findings[0]?.rule ?? '', findings[0]?.severity ?? 'info');
        const pivotal = !approves(replaceFindings(judged, from, findings));
        return { part: `findings: ${key}`, stands, pivotal, allows: 1 - stands, against: true };
    });
}
/** The risk: whether the change will be taken back, or, where its tier stops the approval, whether the score is so high. */
function buildRiskDoubt(judged, from, approves, { computeKeptProbability: keptProbability, computeBelowProbability: belowProbability }) {
    const { risk } = judged;
    const tier = Number(risk.tier.slice(1));
    if (approves({ ...from, tier })) {
        const allows = keptProbability(risk.score);
        return { part: 'the change will not be taken back', stands: allows, pivotal: true, allows, against: false };
    }
    const refused = findLowestRefused(from, tier, approves);
    const cut = readScoring().cuts.find((one) => one.tier === `T${refused}`);
    const certain = cut === undefined || findLowestTier(judged, from) >= refused;
    const allows = certain ? 0 : belowProbability(risk.score, cut.score);
    return { part: `the tier is ${risk.tier}`, stands: 1 - allows, pivotal: true, allows, against: true };
}
/** Returns the lowest tier up to `tier` that the rules refuse. */
function findLowestRefused(from, tier, approves) {
    for (let lower = 0; lower < tier; lower += 1)
        if (!approves({ ...from, tier: lower }))
            return lower;
    return tier;
}
function replaceBindings(facts, bindings) {
    return { ...facts, criteria: { ...facts.criteria, ...buildStatusFacts(bindings) } };
}
/** Replaces the findings that stand. Those that people accepted stay accepted. */
function replaceFindings({ planes }, facts, findings) {
    const accepted = planes.findings.filter(({ signed }) => signed !== undefined);
    const standing = findings.filter(({ signed }) => signed === undefined);
    return { ...facts, findings: buildFindingFacts([...accepted, ...standing], planes.evidence) };
}
//# sourceMappingURL=confidence.js.map
// EXTERNAL MODULE: ./build/src/engine/decision/decide.js + 1 modules
var decision_decide = __webpack_require__(97431);
;// CONCATENATED MODULE: ./build/src/engine/decision/index.js
/** Stage `decision`: the verdict of the policy on what the other stages found, and how sure it is. */




/**
 * Decides by the layers of a policy. The same rules are asked again, with the facts in doubt changed, for the confidence.
 * `proposal`, where there is one, is shown among the facts; no rule sees it.
 */
async function decideReview(judged, layers, proposal) {
    const facts = buildFacts(judged);
    const decide = await (0,decision_decide/* createDecider */.$)(layers);
    const outcome = decide(facts);
    const { confidence, ...how } = computeConfidence(judged, facts, { verdict: outcome.verdict, byPeople: outcome.rule === decision_decide/* PEOPLE_RULE */.D.name }, (changed) => decide(changed).verdict);
    return {
        verdict: outcome.verdict,
        rule: outcome.rule,
        rules: [...outcome.rules],
        facts: {
            ...jsonMembers(facts),
            confidence: (0,plain_json/* toPlainJson */.S)(how),
            evaluation_errors: (0,plain_json/* toPlainJson */.S)(outcome.errors),
            ...(proposal && { proposed_policy: (0,plain_json/* toPlainJson */.S)({ verdict: proposal.verdict, rule: proposal.rule }) }),
        },
        confidence,
    };
}
function jsonMembers(facts) {
    return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, (0,plain_json/* toPlainJson */.S)(value)]));
}
//# sourceMappingURL=index.js.map
// EXTERNAL MODULE: ./build/src/engine/people/owners.js
var people_owners = __webpack_require__(41468);
// EXTERNAL MODULE: ./build/src/base/hash.js
var hash = __webpack_require__(847);
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
// EXTERNAL MODULE: ./build/src/engine/since/edited.js
var since_edited = __webpack_require__(5136);
;// CONCATENATED MODULE: ./build/src/engine/people/ties.js
/**
 * What an answer of a person is tied to: the text of a criterion, the change of a file, the head that the person saw.
 * It holds as long as that is the same.
 */



/**
 * Hex digits of a digest in a command, as many as a fingerprint has. Fewer would let an author prepare two texts or two
 * files with the same digest, have one signed and push the other.
 */
const DIGEST_DIGITS = 32;
const digest = (...parts) => (0,hash/* hashSha256 */.Cb)(JSON.stringify(parts)).slice(0, DIGEST_DIGITS);
/** Compares what people answered for with what is there now. */
class Ties {
    snapshot;
    #files;
    #digests = new Map();
    #whole = null;
    constructor(snapshot) {
        this.snapshot = snapshot;
        this.#files = new Map(snapshot.files.map((file) => [file.path, file]));
    }
    /**
     * Returns the digest of what is signed: the criterion's words and, where code can show it, the whole change. Else a
     * signed criterion would stay met when its code is taken out again.
     */
    digestCriterion({ text, parts, codeVerifiable }) {
        return digest((0,base_text/* foldSpace */.GQ)(text), parts.map(base_text/* foldSpace */.GQ), codeVerifiable ? this.#digestChange() : null);
    }
    /** Returns the digest of what the change does to a file, both sides of it; null if it does not change it. */
    digestFile(path) {
        const file = this.#files.get(path);
        if (file === undefined)
            return null;
        const made = this.#digests.get(path) ?? this.#digest(file);
        this.#digests.set(path, made);
        return made;
    }
    /** Returns the path that a file of the change had at the base, if it was another. */
    findFormerPath(path) {
        return this.#files.get(path)?.old_path ?? null;
    }
    /** Returns whether a person saw this head, or one with the same files, and the same base under it. */
    sawHead({ commit, at }) {
        const { people, head } = this.snapshot;
        const retargeted = people?.retargeted_at ?? null;
        if (commit === null || (retargeted !== null && !(0,since_edited/* isEditedAfter */.M)(at, retargeted)))
            return false;
        if (commit === head.sha)
            return true;
        const seen = people?.seen.find(({ sha }) => sha === commit);
        return seen !== undefined && seen.tree !== null && seen.tree === people?.head_tree && seen.rebased.length === 0;
    }
    /** Returns whether a person saw what the change does to a file now. */
    sawFile(at, path) {
        if (this.sawHead(at))
            return true;
        const { people } = this.snapshot;
        const retargeted = people?.retargeted_at ?? null;
        const seen = people?.seen.find(({ sha }) => sha === at.commit);
        if (seen === undefined || seen.tree === null || (retargeted !== null && !(0,since_edited/* isEditedAfter */.M)(at.at, retargeted)))
            return false;
        const changed = new Set([
            ...seen.since.flatMap((file) => [file.path, file.old_path ?? file.path]),
            ...seen.rebased,
        ]);
        const old = this.#files.get(path)?.old_path ?? path;
        return !changed.has(path) && !changed.has(old);
    }
    /**
     * Returns whether a criterion's words are known to be older than an answer without a digest. Nobody says when an
     * issue began to be one that the change closes, and nobody when a file of the base became its ticket.
     */
    isOlderText({ origin }, at) {
        const { tickets, edited_at: bodyEdited } = this.snapshot;
        const sources = origin.ticket === null
            ? [bodyEdited]
            : tickets
                .filter(({ id }) => id === origin.ticket)
                .map(({ relation, edited_at: edited }) => (relation === 'requested' ? edited : undefined));
        return (sources.length > 0 &&
            sources.every((edited) => edited === null || (edited !== undefined && (0,since_edited/* isEditedAfter */.M)(at, edited))));
    }
    #digestChange() {
        this.#whole ??= digest(this.snapshot.files.map((file) => this.#digest(file)));
        return this.#whole;
    }
    #digest(file) {
        const { path, old_path, status, old_mode, new_mode, utf8, hunks } = file;
        const sides = ['old', 'new'].map((side) => {
            if (file[`${side}_mode`] === null)
                return null;
            return (utf8 ? file[`${side}_text`] : null) ?? file[`${side}_content`]?.digest ?? this.#unread();
        });
        return digest(path, old_path, status, old_mode, new_mode, sides, hunks);
    }
    /** What stands for a side that nobody could read: it is the same as long as all of the head and the base is. */
    #unread() {
        const { people, head, merge_base: base } = this.snapshot;
        return [people?.head_tree ?? head.sha, base];
    }
}
//# sourceMappingURL=ties.js.map
;// CONCATENATED MODULE: ./build/src/engine/people/who-may.js
const PUSHING = ['write', 'maintain', 'admin'];
/** The roles of GitHub that an entry of the policy means: its own, and those that may do more. */
const ROLES = new Map([
    ['write', PUSHING],
    ['maintain', PUSHING.slice(1)],
    ['admin', PUSHING.slice(2)],
]);
/** Returns whether people of a role may push to the repository. */
function mayPush(role) {
    return PUSHING.includes(role);
}
/** What a login of GitHub may consist of; `_` in those of managed users. */
const LOGIN = /^[A-Za-z0-9](?:[A-Za-z0-9_-]*)(?:\[bot\])?$/u;
/** Returns whether a login has no character that GitHub does not allow. */
function isPlainLogin(login) {
    return LOGIN.test(login);
}
/** Compares logins without case. Letters outside of ASCII fit none: some of them turn into ASCII in lower case. */
function isSameLogin(one, other) {
    return one === other || (isPlainLogin(one) && isPlainLogin(other) && one.toLowerCase() === other.toLowerCase());
}
/** Says who may. */
class Signers {
    said;
    lists;
    findOwners;
    ownersOnly;
    constructor(said, 
    /** Of each list one entry must fit. */
    lists, findOwners, 
    /** Whether only one of a file's code owners may answer for something in it. */
    ownersOnly) {
        this.said = said;
        this.lists = lists;
        this.findOwners = findOwners;
        this.ownersOnly = ownersOnly;
    }
    /**
     * Returns why a login may not answer for lines or a finding of a file; null if it may. `former`: the path that the file
     * had at the base, whose owners are asked too.
     */
    refuseFile(login, path, former) {
        const refused = this.refuse(login, [path]);
        if (refused !== null || !this.ownersOnly)
            return refused;
        const owners = [path, ...(former === null ? [] : [former])]
            .map(this.findOwners)
            .find((group) => group.length > 0 && !group.some((owner) => this.#owns(owner, login)));
        if (owners === undefined)
            return null;
        return {
            why: `${login} is no code owner of ${JSON.stringify(path)}: ${owners.join(' or ')} can answer for it (people.owners)`,
            again: false,
        };
    }
    /** Returns why a login may not answer for something in these files; null if it may. */
    refuse(login, paths) {
        const account = this.said.accounts.find((one) => isSameLogin(one.login, login));
        const isPerson = account?.kind === 'user' && !login.endsWith('[bot]');
        const refusing = this.lists.find((list) => !list.some((entry) => this.#isNamed(entry, login) || (isPerson && this.#fits(entry, login, paths))));
        if (refusing === undefined)
            return null;
        const allowed = `the policy lets ${refusing.join(', ')} do that (people.may_sign)`;
        if (!isPerson)
            return { why: `${login} is a bot, or nobody says that it is none, and ${allowed}`, again: false };
        const unread = refusing.filter((entry) => entry.includes('/') && this.#findMembers(entry) === null);
        const hint = unread.length === 0 ? '' : `; who is in ${unread.join(', ')} could not be read`;
        const role = account.role === null ? 'whose role nobody told' : `whose role is ${account.role}`;
        return { why: `${login}, ${role}, may not: ${allowed}${hint}`, again: false };
    }
    #isNamed(entry, login) {
        return entry.startsWith('@') && !entry.includes('/') && isSameLogin(entry.slice(1), login);
    }
    #fits(entry, login, paths) {
        if (entry === 'owners')
            return paths.some((path) => this.findOwners(path).some((owner) => this.#owns(owner, login)));
        if (entry.includes('/'))
            return this.#findMembers(entry)?.some((member) => isSameLogin(member, login)) ?? false;
        const role = this.said.accounts.find((one) => isSameLogin(one.login, login))?.role ?? 'none';
        return ROLES.get(entry)?.includes(role) ?? false;
    }
    #owns(owner, login) {
        return this.#isNamed(owner, login) || (owner.includes('/') && this.#fits(owner, login, []));
    }
    /** Returns the members of a team; null if they could not be read, or if there is no such team any more. */
    #findMembers(team) {
        return this.said.teams.find(({ name }) => name.toLowerCase() === team.toLowerCase())?.members ?? null;
    }
}
//# sourceMappingURL=who-may.js.map
;// CONCATENATED MODULE: ./build/src/engine/people/judging.js



/** The people are those of the policy at the base. Nobody may, where no host told who people are. */
function createJudging(snapshot, { maySign, owners }) {
    const said = snapshot.people ?? { accounts: [], teams: [] };
    return { signers: new Signers(said, maySign, (0,people_owners/* createOwnerLookup */.CN)(snapshot), owners), ties: new Ties(snapshot) };
}
/** Returns who answered, as the contract shows it. */
function toAnswer({ by, at, url, because }) {
    return { by, at, url, because };
}
//# sourceMappingURL=judging.js.map
;// CONCATENATED MODULE: ./build/src/engine/people/accept-findings.js

/** For the case that a policy does not parse, which might say who may. */
const findBrokenPolicy = () => 'the policy of the repository does not parse: mend it first';
/** What may not be suppressed may not be accepted either: secrets, and what guards the gate itself. */
function listUnacceptable(rules) {
    const fixed = new Set(rules.filter(({ suppressible }) => !suppressible).map(({ id }) => id));
    return (rule) => (fixed.has(rule) ? `findings of ${rule} cannot be accepted: mend it` : null);
}
/** Returns the findings, with those marked that people accepted. */
function acceptFindings(findings, commands, judging, findUnacceptable) {
    const signed = new Map();
    for (const command of commands) {
        if (command.verb !== 'accept')
            continue;
        const [finding, ...others] = findMeant(command, findings);
        if (finding === undefined || signed.has(finding))
            continue;
        if (refuseAccept(command, [finding, ...others], judging, findUnacceptable) === null)
            signed.set(finding, command);
    }
    return findings.map((finding) => {
        const command = signed.get(finding);
        return command === undefined ? finding : { ...finding, signed: toAnswer(command) };
    });
}
/** Returns the findings whose fingerprint begins as the command says. */
function findMeant({ target }, findings) {
    return findings.filter(({ fingerprint }) => fingerprint.startsWith(target));
}
/** Returns why a command accepts none of the findings that it may mean; null if it accepts the only one. */
function refuseAccept(command, meant, { signers, ties }, findUnacceptable) {
    if (command.refused !== null)
        return command.refused;
    const [finding, ...others] = meant;
    if (finding === undefined)
        return { why: 'no finding of this review has that fingerprint; it may be gone', again: false };
    if (others.length > 0)
        return { why: `${meant.length} findings have a fingerprint that begins so`, again: false };
    const unacceptable = findUnacceptable(finding.rule);
    if (unacceptable !== null)
        return { why: unacceptable, again: false };
    const { file } = finding.location;
    const refused = signers.refuseFile(command.by, file, ties.findFormerPath(file));
    if (refused !== null)
        return refused;
    // An author can try until another finding has the same first digits.
    const isWhole = command.target.length === finding.fingerprint.length;
    if (isWhole || ties.sawHead(command))
        return null;
    return { why: 'a part of a fingerprint counts only in a review of this head', again: true };
}
//# sourceMappingURL=accept-findings.js.map
;// CONCATENATED MODULE: ./build/src/engine/people/approved-spans.js
/** The lines that nothing accounts for, where people approved all of the change: they answer for them. */



/**
 * Gives the spans that are left the reason `vouched`, where the people that the policy asks for approved this head. The
 * tier is not known yet: where the policy asks for two people from some tier on, two must have approved.
 */
function vouchForApproved(accounting, people, wanted) {
    if (!areEnough(people, wanted, countNeeded(wanted, null)))
        return accounting;
    const why = `approved by ${people.approvals.map(({ login }) => login).join(', ')}`;
    const spans = accounting.spans.map((span) => (0,span_order/* isOpenReason */.j)(span.reason) ? { ...span, reason: 'vouched', why } : span);
    return { counts: countSpans(spans), share: measureShare(spans), spans };
}
//# sourceMappingURL=approved-spans.js.map
;// CONCATENATED MODULE: ./build/src/engine/people/approvals.js
/** Whose approval counts for this head: the last word of each person who may push and did not make the change. */



/**
 * Judges the last word of each person: a comment is none, a dismissed review takes back what it said. `judgeFit`
 * says whether a review was for this head.
 */
async function judgeApprovals(said, maySign, judgeFit) {
    const last = new Map();
    for (const review of said.reviews)
        if (review.state !== 'commented')
            last.set(review.login.toLowerCase(), review);
    const words = [...last].sort(([a], [b]) => (0,order/* compareText */.n)(a, b)).map(([, review]) => review);
    const approvals = [];
    const stale = [];
    const uncounted = [];
    for (const review of words) {
        if (review.state !== 'approved')
            continue;
        const fault = findFault(review, said, maySign);
        if (fault !== null)
            uncounted.push(toApproval(review, fault));
        else {
            const { fits, why } = await judgeFit(review);
            (fits ? approvals : stale).push(toApproval(review, why));
        }
    }
    const asking = words.filter(({ state, can_push }) => state === 'changes_requested' && can_push);
    return { approvals, stale, uncounted, changesRequested: asking.map(({ login }) => (0,base_text/* oneLine */.TN)(login)) };
}
const toApproval = ({ login, submitted_at: at, url, commit }, why) => ({
    login: (0,base_text/* oneLine */.TN)(login),
    at,
    url,
    commit,
    why,
});
/** Returns why an approval counts for no head; null if it may. What the host did not say speaks against it. */
function findFault({ login, can_push }, said, maySign) {
    const isIt = (other) => isSameLogin(other, login);
    const account = said.accounts.find((one) => isIt(one.login));
    if (!said.complete)
        return `nobody's approval counts: ${said.why}`;
    if (account === undefined || account.kind === 'unknown' || !isPlainLogin(login)) {
        return 'GitHub does not say whose account it is';
    }
    if (said.authors.some(isIt))
        return 'it is of an author of the change';
    if (account.kind === 'bot' && !maySign.every((list) => list.some((entry) => isIt(entry.replace(/^@/u, ''))))) {
        return `a machine approved, and the policy does not name @${login} under people.may_sign`;
    }
    if (!can_push || (account.role !== null && !mayPush(account.role))) {
        return 'its author may not push to the repository';
    }
    return null;
}
//# sourceMappingURL=approvals.js.map
;// CONCATENATED MODULE: ./build/src/contract/command-lines.js
/** The `/review-gate` lines that a person writes on a pull request, ready to copy: the reason goes to the end. */

/** What every command begins with. */
const COMMAND = '/review-gate';
/** A path that needs no quotation marks: nothing in it can be taken for lines, a digest or the reason. */
const PLAIN_PATH = /^[A-Za-z0-9_][A-Za-z0-9._/-]*$/u;
/** What is tied to a target: `@` and a digest, or nothing. */
const formatTie = (digest) => (digest === null ? '' : `@${digest}`);
/** Returns the line that signs a criterion. `digest` is of what is signed; null leaves it out. */
function formatSignLine(criterion, digest) {
    return `${COMMAND} sign ${criterion}${formatTie(digest)} because `;
}
/** Returns the line that accepts a finding. */
function formatAcceptLine(fingerprint) {
    return `${COMMAND} accept ${fingerprint} because `;
}
/** Returns the line that vouches for a file, or for some of its lines. `digest` is of the file's change. */
function formatVouchLine(path, lines, digest) {
    return `${COMMAND} vouch ${formatPath(path)}${formatLines(lines)}${formatTie(digest)} because `;
}
/** Formats the target of a vouch: a path that could be misread stands in quotation marks, as in JSON. */
function formatVouchTarget(path, lines) {
    return `${formatPath(path)}${formatLines(lines)}`;
}
function formatPath(path) {
    if (PLAIN_PATH.test(path))
        return path;
    // What nobody can see is written as its code, so that the line can be copied and read.
    return JSON.stringify(path).replace(/./gsu, (character) => (0,base_text/* visible */.RK)(character) === character ? character : escapeUnits(character));
}
function escapeUnits(character) {
    return Array.from({ length: character.length }, (_, at) => character.charCodeAt(at))
        .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
        .join('');
}
function formatLines(lines) {
    if (lines === null)
        return '';
    return lines.first === lines.last ? `:${lines.first}` : `:${lines.first}-${lines.last}`;
}
//# sourceMappingURL=command-lines.js.map
// EXTERNAL MODULE: ./build/src/contract/people.js
var people = __webpack_require__(13417);
;// CONCATENATED MODULE: ./build/src/engine/people/command-grammar.js
/** Reads one `/review-gate` line: its verb, what it is about, the digest of that, and the reason. */


/** Longest line that is read, in UTF-16 code units. */
const MAX_LINE = 4_000;
/** Longest reason and target that are kept. */
const MAX_REASON = 500;
const MAX_TARGET = 1_000;
const command_grammar_HEAD = new RegExp(`^${COMMAND}[ \\t]+([A-Za-z]+)(?=[ \\t]|$)`, 'u');
const BECAUSE = /(?:^|[ \t])because(?=[ \t:,]|$)/iu;
const QUOTED = /^"(?:[^"\\]|\\.)*"/u;
const TICKED = /^`([^`]+)`/u;
const DIGEST = /@([0-9a-f]{4,64})$/iu;
const LINES = /:([1-9]\d{0,6})(?:-([1-9]\d{0,6}))?$/u;
const CRITERION = /^AC\d{1,5}$/iu;
/** The least of a fingerprint that may be given, in hex digits. */
const LEAST_PRINT = 8;
const PRINT = new RegExp(`^[0-9a-f]{${LEAST_PRINT},64}$`, 'iu');
/** Reads a line without blanks around it. */
function readCommandLine(line) {
    const [head, written = ''] = command_grammar_HEAD.exec(line) ?? [];
    const verb = written.toLowerCase();
    const rest = head === undefined ? '' : line.slice(head.length).trim();
    const answers = people/* SignatureVerb */.qe.safeParse(verb);
    if (answers.success)
        return readAnswer(answers.data, rest, line.length > MAX_LINE);
    if (verb === 'status')
        return { verb, target: '' };
    if (verb === 'explain')
        return { verb, target: show(rest.replaceAll('`', '').toUpperCase()) };
    return { verb: 'unknown', target: show(line.slice(COMMAND.length)) };
}
const show = (text) => (0,base_text/* cutCharacters */.lD)((0,base_text/* oneLine */.TN)(text), MAX_TARGET);
function readAnswer(verb, rest, isLong) {
    const parts = isLong ? null : readParts(verb, rest);
    const of = (target, place, fault) => ({
        verb,
        target,
        because: show(parts?.because ?? '').slice(0, MAX_REASON),
        digest: parts?.digest ?? null,
        place,
        fault,
    });
    if (parts === null)
        return of(show(rest), null, 'nobody can tell where what it is about ends');
    const { written, target, lines, because } = parts;
    if ((0,base_text/* visible */.RK)(written) !== written || target.length > MAX_TARGET) {
        return of(show(target), null, 'it has characters that nobody sees, or is too long');
    }
    const reason = /[\p{L}\p{N}]/u.test(because) ? null : 'it gives no reason: write one after "because"';
    if (verb === 'vouch') {
        const shown = formatVouchTarget(target, lines);
        if (target === '')
            return of('', null, 'it names no file');
        return of(shown, { path: target, lines }, lines !== null && lines.first > lines.last ? 'its lines go backwards' : reason);
    }
    if (verb === 'sign') {
        return of(target.toUpperCase(), null, CRITERION.test(target) ? reason : 'it does not name one criterion, such as AC3');
    }
    const name = `it does not name one finding by its fingerprint, or by ${LEAST_PRINT} or more of its first digits`;
    return of(target.toLowerCase(), null, PRINT.test(target) ? reason : name);
}
/** Reads target, lines, digest and reason; null if a quoted target does not end. */
function readParts(verb, rest) {
    const quoted = QUOTED.exec(rest)?.[0];
    const [ticked, inner = ''] = TICKED.exec(rest) ?? [];
    const marked = quoted ?? ticked ?? '';
    if (marked === '' && /^["`]/u.test(rest))
        return null;
    const after = rest.slice(marked.length);
    const at = after.search(BECAUSE);
    const tail = (at < 0 ? after : after.slice(0, at)).trim();
    const because = trimReason(at < 0 ? '' : after.slice(at).replace(BECAUSE, ''));
    const written = `${marked}${tail}`;
    if (quoted === undefined)
        return { written, because, ...readTarget(verb, `${inner}${tail}`) };
    const literal = readLiteral(quoted);
    // What follows a quoted path is its lines and its digest, or nothing.
    const { target, ...tie } = readTarget(verb, tail);
    return literal === null || target !== '' ? null : { written, because, ...tie, target: literal };
}
const trimReason = (text) => (0,base_text/* foldSpace */.GQ)(text.replace(/^[\s:,]+/u, ''));
function readLiteral(quoted) {
    try {
        const value = JSON.parse(quoted);
        return typeof value === 'string' ? value : null;
    }
    catch {
        // No JSON: a path with a backslash of its own, for example.
        return null;
    }
}
function readTarget(verb, text) {
    const [tie = '', digest = null] = DIGEST.exec(text) ?? [];
    const untied = text.slice(0, text.length - tie.length);
    const [range = '', first, last = first] = (verb === 'vouch' ? LINES.exec(untied) : null) ?? [];
    return {
        target: untied.slice(0, untied.length - range.length),
        lines: first === undefined ? null : { first: Number(first), last: Number(last) },
        digest: digest?.toLowerCase() ?? null,
    };
}
//# sourceMappingURL=command-grammar.js.map
// EXTERNAL MODULE: ./build/src/engine/criteria/blocks.js + 2 modules
var criteria_blocks = __webpack_require__(78185);
// EXTERNAL MODULE: ./build/src/engine/criteria/html-tags.js
var html_tags = __webpack_require__(95561);
;// CONCATENATED MODULE: ./build/src/engine/people/command-texts.js
/**
 * Finds the `/review-gate` lines of a review or comment: those that GitHub shows as plain words. In code, in a quotation
 * and in a hidden comment there are none. Where it cannot be told for sure how a line is shown, the line says so.
 */



const START = new RegExp(`^ {0,3}${COMMAND}(?![\\w-])`, 'u');
/** HTML and quotations, in an item of a list too. */
const HOLDING = /^[\s*+\-\d.)]*(?:>|<[/!?A-Za-z])/u;
const LINE_END = /\r\n|\n|\r/u;
/** Reads the command lines of a body, in its order. Accepts any text; takes a time linear in it. */
function readCommandTexts(body) {
    const lines = body.split(LINE_END);
    if (!lines.some((line) => START.test(line)))
        return [];
    const blocks = (0,criteria_blocks/* readBlocks */.v)(body);
    const shown = listShownLines(blocks);
    const tags = new OpenTags();
    const code = new Set(blocks.flatMap(listCodeLines));
    let isHeld = false;
    return lines.flatMap((line, index) => {
        const number = index + 1;
        if (code.has(number))
            return [];
        const inside = tags.findOpen();
        // HTML goes on to the next empty line, and so may a quotation without its mark.
        isHeld = line.trim() !== '' && (isHeld || HOLDING.test(line));
        tags.read(line);
        const own = START.test(line) ? shown.get(number) : undefined;
        return own === undefined
            ? []
            : [{ written: line.trim(), shown: own.text.trim(), fault: command_texts_findFault(inside, own.isAfterOpen || isHeld) }];
    });
}
function command_texts_findFault(inside, isAfterOpen) {
    if (inside !== null)
        return `it stands inside of <${inside}>: write it outside of HTML`;
    return isAfterOpen ? 'the words above it leave a `, [, ~~, quotation or HTML open: put an empty line above it' : null;
}
/** Lists the command lines that are shown outside of quotations, by their number. */
function listShownLines(blocks) {
    const shown = new Map();
    const add = (line, text, marks) => {
        if (START.test(text) && !shown.has(line))
            shown.set(line, { text, isAfterOpen: marks.areOpen });
        marks.read(text);
    };
    const addItem = ({ line, lines, details, children }) => {
        const marks = new OpenMarks();
        for (const [index, text] of lines.entries())
            add(line + index, text, marks);
        for (const detail of details)
            add(detail.line, detail.text, marks);
        children.forEach(addItem);
    };
    let paragraph = new OpenMarks();
    for (const block of blocks) {
        if (block.type === 'line') {
            if (block.lead)
                paragraph = new OpenMarks();
            if (block.quoted)
                paragraph.read(block.text);
            else
                add(block.line, block.text, paragraph);
        }
        else if (block.type === 'heading')
            add(block.line, block.text, new OpenMarks());
        else if (block.type === 'list' && !block.quoted)
            block.items.forEach(addItem);
    }
    return shown;
}
/** What a paragraph opens and does not close: it may make code, a link or struck out text of what follows. */
class OpenMarks {
    /** The length of the run of backticks that is open; 0 if none is. */
    #ticks = 0;
    #brackets = 0;
    #struck = false;
    get areOpen() {
        return this.#ticks > 0 || this.#brackets > 0 || this.#struck;
    }
    read(text) {
        for (const [mark] of text.matchAll(/\\.|`+|~~|[[\]]/gsu)) {
            if (mark.startsWith('`'))
                this.#ticks = this.#ticks === 0 ? mark.length : mark.length === this.#ticks ? 0 : this.#ticks;
            else if (this.#ticks > 0)
                continue;
            else if (mark === '~~')
                this.#struck = !this.#struck;
            else if (mark === '[')
                this.#brackets += 1;
            else if (mark === ']')
                this.#brackets = Math.max(0, this.#brackets - 1);
        }
    }
}
function listCodeLines(block) {
    if (block.type === 'code')
        return block.lines.map(({ line }) => line);
    return block.type === 'list' ? block.items.flatMap(listItemCode) : [];
}
function listItemCode({ code, children }) {
    return [...code.flatMap(({ lines }) => lines.map(({ line }) => line)), ...children.flatMap(listItemCode)];
}
/** Tags that hold nothing, or that nobody has to close. */
const UNPAIRED = new Set('br hr img input col source wbr p li dt dd option tr td th thead tbody tfoot'.split(' '));
/** The HTML elements that are open at a line: they may quote, fold or hide what they contain. */
class OpenTags {
    #open = new Map();
    /** Returns one that is open; null if none is. */
    findOpen() {
        return [...this.#open].find(([, count]) => count > 0)?.[0] ?? null;
    }
    read(line) {
        const text = line.replace(/`[^`]*`/gu, '');
        for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
            const tag = (0,html_tags/* readTag */.z)(text, at);
            if (tag === null || UNPAIRED.has(tag.name))
                continue;
            const count = this.#open.get(tag.name) ?? 0;
            this.#open.set(tag.name, Math.max(0, count + (tag.closing ? -1 : 1)));
        }
    }
}
//# sourceMappingURL=command-texts.js.map
;// CONCATENATED MODULE: ./build/src/engine/people/commands.js
/** Reads the `/review-gate` lines of reviews and comments, and refuses those that nobody could let count. */






/** Most lines that a review reads: the newest of each person, so that nobody can push out those of others. */
const MAX_OF_PERSON = 100;
const MAX_COMMANDS = 1_000;
/** Reads what people wrote, in the order in which they wrote it. */
function readCommands(said) {
    const texts = listSaid(said).flatMap((one) => readCommandTexts(one.body).map((text) => ({ one, text })));
    const kept = keepNewest(texts, said);
    const commands = [];
    const questions = [];
    for (const { one, text } of kept) {
        const read = readCommandLine(text.written);
        const from = { by: (0,base_text/* cutCharacters */.lD)((0,base_text/* oneLine */.TN)(one.login), 100), at: one.at, url: one.url };
        if (!('because' in read)) {
            if (mayAsk(said, one.login))
                questions.push({ ...read, ...from });
            continue;
        }
        const { fault, ...command } = read;
        const refused = refuseSaid(said, one) ?? (fault === null ? refuseText(text) : { why: fault, again: true });
        commands.push({ ...command, ...from, commit: one.commit, refused });
    }
    return { commands, questions, leftOut: texts.length - kept.length };
}
function listSaid({ reviews, comments }) {
    const all = [
        ...reviews.map(({ submitted_at: at, state, ...rest }) => ({ ...rest, at, dismissed: state === 'dismissed' })),
        ...comments.map(({ created_at: at, ...rest }) => ({ ...rest, at, commit: null, dismissed: false })),
    ];
    return all.sort((a, b) => (0,order/* compareText */.n)(a.at, b.at) || (0,order/* compareText */.n)(a.url, b.url));
}
/** Beyond the limit, lines of people who may not push go first. The order stays. */
function keepNewest(lines, { accounts }) {
    const pushers = new Set(accounts.filter(({ role }) => mayPush(role)).map(({ login }) => login.toLowerCase()));
    const counts = new Map();
    const newest = lines.toReversed().filter(({ one: { login } }) => {
        (0,base_groups/* addToCount */.wL)(counts, login.toLowerCase());
        return (counts.get(login.toLowerCase()) ?? 0) <= MAX_OF_PERSON;
    });
    const isPusher = ({ one }) => pushers.has(one.login.toLowerCase());
    const ranked = [...newest.filter(isPusher), ...newest.filter((line) => !isPusher(line))];
    const kept = new Set(ranked.slice(0, MAX_COMMANDS));
    return lines.filter((line) => kept.has(line));
}
/** People who can read the repository may ask; bots may not, so that two of them do not talk to each other. */
function mayAsk({ accounts }, login) {
    const account = accounts.find((one) => isSameLogin(one.login, login));
    return account?.kind === 'user' && account.role !== null && account.role !== 'none' && isPlainLogin(login);
}
function refuseSaid(said, one) {
    if (!said.complete) {
        const why = `what people said could not be read whole (${said.why}), so nothing of it counts`;
        return { why, again: false };
    }
    if (!isPlainLogin(one.login))
        return { why: 'the login has characters that no login has', again: false };
    if (said.authors.some((author) => isSameLogin(author, one.login))) {
        return { why: `${one.login} made this change, and nobody answers for their own`, again: false };
    }
    if (one.dismissed)
        return { why: 'the review was dismissed, and what it says with it', again: true };
    return one.edited ? { why: 'it was edited after it was written, so it could be anything by now', again: true } : null;
}
/** What is written and what is shown must be about the same. */
function refuseText({ written, shown, fault }) {
    if (fault !== null)
        return { why: fault, again: true };
    const [a, b] = [readCommandLine(written), readCommandLine(shown)];
    const isSame = 'because' in b && 'because' in a && a.verb === b.verb && a.target === b.target && a.digest === b.digest;
    return isSame ? null : { why: 'GitHub shows it otherwise than it is written', again: true };
}
//# sourceMappingURL=commands.js.map
// EXTERNAL MODULE: ./build/src/engine/syntax/index.js + 28 modules
var engine_syntax = __webpack_require__(91496);
;// CONCATENATED MODULE: ./build/src/engine/people/stale.js
/** Whether an approval was for what the head is now: for the head itself, the same files, or all but what cannot matter. */




/** Spans that are named in words. */
const SHOWN = 3;
const refuse = (why) => ({ fits: false, why: `${why}. Approve this head` });
/** Compares the commits that people approved with the head. Each commit is read at most once. */
class HeadComparison {
    means;
    #judged = new Map();
    constructor(means) {
        this.means = means;
    }
    /** Says whether an approval is for this head. */
    async judge({ commit, submitted_at }) {
        const { snapshot, said } = this.means;
        const { retargeted_at: retargeted = null } = said;
        if (retargeted !== null && submitted_at <= retargeted) {
            return refuse('it was given before the pull request went into another base branch');
        }
        if (commit === null)
            return refuse('GitHub no longer knows the commit that it was given for');
        if (commit === snapshot.head.sha)
            return { fits: true, why: 'it was given for this head' };
        const known = this.#judged.get(commit);
        if (known !== undefined)
            return known;
        const judging = this.#judgeEarlier(commit);
        this.#judged.set(commit, judging);
        return judging;
    }
    async #judgeEarlier(commit) {
        const { said } = this.means;
        const at = `it was given for ${(0,base_text/* abbreviateSha */.Kx)(commit)}`;
        const seen = said.seen.find(({ sha }) => sha === commit);
        if (seen === undefined || seen.tree === null)
            return refuse(`${at}, which could not be compared with this head`);
        if (seen.rebased.length > 0) {
            return refuse(`${at}; since then the change stands on another state of ${list(seen.rebased)}`);
        }
        if (seen.tree === said.head_tree)
            return { fits: true, why: `${at}, which has the same files as this head` };
        if (seen.since.length === 0) {
            return { fits: true, why: `${at}; no file of the change differs since, only the base moved on` };
        }
        const spans = await this.#accountSince(seen);
        const open = spans.filter(({ reason }) => reason !== 'inert');
        // A changed file without a span would be a change that nobody accounted for.
        const silent = seen.since.filter(({ path }) => !spans.some(({ location }) => location.file === path));
        if (open.length > 0)
            return refuse(`${at}; since then ${describe(open)} changed`);
        if (silent.length > 0)
            return refuse(`${at}; since then ${list(silent.map(({ path }) => path))} changed`);
        return { fits: true, why: `${at}; since then only what cannot matter changed: ${describe(spans)}` };
    }
    /** Accounts for what came since, as for a change that no ticket asks for. */
    async #accountSince({ since }) {
        const snapshot = { ...this.means.snapshot, files: since, tickets: [], body: '' };
        const change = (0,classified/* joinChange */.Z)(snapshot, (0,classified/* classifyFiles */.S)(snapshot, this.means.paths));
        const syntax = (0,engine_syntax/* indexSyntax */.wV)([...(await (0,engine_syntax/* readSyntax */.kQ)(change, this.means.grammars)).values()]);
        const criteria = { source: 'none', items: [] };
        return accountForChange({ change, syntax, criteria, binding: [], derived: [] }).spans;
    }
}
function describe(spans) {
    return list(spans.map(({ location: { file, lineRange }, reason, why }) => {
        const [first, last] = lineRange;
        const place = first === last ? `${file}:${first}` : `${file}:${first}-${last}`;
        return reason === 'inert' ? `${place} (${why})` : place;
    }));
}
/** Names places, each once: a changed line is there on both sides. */
function list(places) {
    const different = [...new Set(places)];
    const more = different.length - SHOWN;
    const named = different.slice(0, SHOWN).join(', ');
    return more > 0 ? `${named} and ${(0,base_text/* counted */.hS)(more, 'more place')}` : named;
}
//# sourceMappingURL=stale.js.map
;// CONCATENATED MODULE: ./build/src/engine/people/index.js




/** Where no host told what people said. */
const NOBODY = {
    given: false,
    approvals: [],
    stale: [],
    uncounted: [],
    unknown: [],
    changesRequested: [],
    ownersMissing: [],
    commands: [],
    questions: [],
    leftOut: 0,
};
/** Judges what people said. An earlier head is read only where somebody approved it. */
async function judgePeople(snapshot, { wanted, paths }, grammars) {
    if (snapshot.people == null)
        return NOBODY;
    // Who opened the pull request made the change, also where the host lists the commits' authors alone.
    const said = { ...snapshot.people, authors: [snapshot.author, ...snapshot.people.authors] };
    const comparison = new HeadComparison({ snapshot, said, paths, grammars });
    const judged = await judgeApprovals(said, wanted.maySign, (review) => comparison.judge(review));
    const logins = judged.approvals.map(({ login }) => login);
    const owners = (0,people_owners/* findMissingOwners */.oM)(snapshot, said, logins);
    return {
        given: true,
        ...judged,
        unknown: [...(said.why === '' ? [] : [said.why]), ...(wanted.owners ? owners.unknown : [])],
        ownersMissing: owners.missing,
        ...readCommands(said),
    };
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/src/engine/people/sign-criteria.js

/** Returns the criteria with those that people signed as met. Their lines and what speaks for them stay as they are. */
function signCriteria(bindings, commands, judging) {
    const signing = commands.filter(({ verb }) => verb === 'sign');
    if (signing.length === 0)
        return bindings;
    return bindings.map((binding) => {
        if (!mayBeSigned(binding))
            return binding;
        const holding = signing.find((command) => command.target === binding.criterion.id && refuseSign(command, binding, judging) === null);
        if (holding === undefined)
            return binding;
        return { ...binding, status: 'met', shown: 'signed', missing: [], confidence: 1, signed: toAnswer(holding) };
    });
}
/** Returns whether a signature helps a criterion: it is not met, and no line says otherwise. */
function mayBeSigned({ status, shown }) {
    return status !== 'met' && shown !== 'contradicted';
}
/** Returns why a command does not sign a criterion; null if it does, needed or not. */
function refuseSign(command, binding, { signers, ties }) {
    const { criterion, shown, contradicts, ranges } = binding;
    const { id } = criterion;
    if (command.refused !== null)
        return command.refused;
    if (shown === 'contradicted') {
        const where = contradicts[0] === undefined ? 'a line' : contradicts[0].location;
        return { why: `${where} says otherwise than ${id}: mend the line or the ticket`, again: false };
    }
    const refused = signers.refuse(command.by, [...new Set(ranges.map(({ file }) => file))]);
    if (refused !== null)
        return refused;
    if (command.digest !== null) {
        if (command.digest === ties.digestCriterion(criterion))
            return null;
        const what = criterion.codeVerifiable ? `${id}, or the change,` : id;
        return { why: `${what} is not what was signed: look again`, again: true };
    }
    if (!ties.isOlderText(criterion, command.at)) {
        return { why: `nobody can tell that ${id} read then as it reads now`, again: true };
    }
    const sawCode = !criterion.codeVerifiable || ties.sawHead(command);
    return sawCode ? null : { why: `it was not said in a review of this head, and code can show ${id}`, again: true };
}
//# sourceMappingURL=sign-criteria.js.map
;// CONCATENATED MODULE: ./build/src/engine/people/vouch-spans.js
/** `/review-gate vouch src/x.ts because …`: a person answers for lines that nothing accounts for. */



/** Returns the account with what people vouch for. Only what is left to people changes its reason. */
function vouchForSpans(accounting, commands, judging) {
    const vouching = commands.filter((command) => command.verb === 'vouch' && refuseVouch(command, judging) === null);
    if (vouching.length === 0)
        return accounting;
    const byPath = (0,base_groups/* groupBy */.$z)(vouching, ({ place }) => place?.path ?? '');
    const spans = accounting.spans.map((span) => {
        if (!(0,span_order/* isOpenReason */.j)(span.reason))
            return span;
        const command = byPath.get(span.location.file)?.find((one) => covers(one, span));
        if (command === undefined)
            return span;
        return { ...span, reason: 'vouched', why: `${command.by} answers for it: ${command.because}` };
    });
    return { counts: countSpans(spans), share: measureShare(spans), spans };
}
/** Returns whether a command is about all of a span. A change of a file as a whole belongs to no lines. */
function covers({ place }, { location, side }) {
    if (place === null || place.path !== location.file)
        return false;
    if (place.lines === null)
        return true;
    const [first = 0, last = first] = location.lineRange;
    return side !== 'file' && place.lines.first <= first && last <= place.lines.last;
}
/** Returns why a command vouches for nothing; null if it vouches for its lines as far as they are left to people. */
function refuseVouch(command, { signers, ties }) {
    if (command.refused !== null)
        return command.refused;
    const path = command.place?.path ?? '';
    const digest = ties.digestFile(path);
    if (digest === null)
        return { why: 'the change does not touch a file of that name', again: false };
    const refused = signers.refuseFile(command.by, path, ties.findFormerPath(path));
    if (refused !== null)
        return refused;
    if (command.digest === null) {
        if (ties.sawFile(command, path))
            return null;
        const why = 'nobody can tell which lines were seen: it was not said in a review, or the file changed since';
        return { why, again: true };
    }
    if (command.digest === digest)
        return null;
    return { why: 'the change does something else to the file than what was vouched for: look again', again: true };
}
//# sourceMappingURL=vouch-spans.js.map
;// CONCATENATED MODULE: ./build/src/engine/people/settle.js
/** Stage `signatures`: what each command did in the end, in words, and what people can answer for now. */





/** Most lines that are offered, and most things of one kind that a sentence names. */
const MAX_OFFERS = 1_000;
const NAMED = 5;
const MAX_QUOTED = 160;
/** Says of each command what it did. */
function settleSignatures({ commands }, answered, judging, findUnacceptable) {
    const settler = new Settler(answered, judging, findUnacceptable);
    return { signatures: commands.map((command) => settler.settle(command)), offers: settler.listOffers() };
}
class Settler {
    answered;
    judging;
    findUnacceptable;
    constructor(answered, judging, findUnacceptable) {
        this.answered = answered;
        this.judging = judging;
        this.findUnacceptable = findUnacceptable;
    }
    settle(command) {
        const { verb, target, because, by, at, url } = command;
        const outcome = this.#judge(command);
        const said = { verb, target, because, by, at, url };
        if (typeof outcome === 'string')
            return { ...said, holds: true, why: outcome };
        const line = outcome.again ? this.#findLine(command) : null;
        const instead = line === null ? '' : `. Write in a new review or comment: \`${line}…\``;
        return { ...said, holds: false, why: `${outcome.why}${instead}` };
    }
    /** Lists what would help if a person answered for it: criteria, then files, then findings. */
    listOffers() {
        const { binding, accounting, findings } = this.answered;
        const open = new Set(accounting.spans.filter(({ reason }) => (0,span_order/* isOpenReason */.j)(reason)).map(({ location }) => location.file));
        const offers = [
            ...binding
                .filter(mayBeSigned)
                .map(({ criterion }) => ({ verb: 'sign', target: criterion.id, line: this.#signLine(criterion) })),
            ...[...open].map((path) => ({ verb: 'vouch', target: path, line: this.#vouchLine(path, null) })),
            ...findings
                .filter((finding) => finding.severity !== 'info' && finding.signed === undefined && this.findUnacceptable(finding.rule) === null)
                .map(({ fingerprint }) => ({
                verb: 'accept',
                target: fingerprint,
                line: formatAcceptLine(fingerprint),
            })),
        ];
        return offers.slice(0, MAX_OFFERS);
    }
    #judge(command) {
        if (command.verb === 'sign')
            return this.#judgeSign(command);
        return command.verb === 'accept' ? this.#judgeAccept(command) : this.#judgeVouch(command);
    }
    #judgeSign(command) {
        const binding = this.#findBinding(command);
        if (binding === undefined)
            return command.refused ?? { why: this.#describeUnknown(command.target), again: false };
        const refused = refuseSign(command, binding, this.judging);
        if (refused !== null)
            return refused;
        const { criterion, signed } = binding;
        if (signed === undefined)
            return `${criterion.id} is met without it`;
        const other = isOf(signed, command) ? '' : `, by ${signed.by} already`;
        return `${criterion.id} is signed${other}: “${(0,base_text/* cutCharacters */.lD)(criterion.text, MAX_QUOTED)}”`;
    }
    #judgeAccept(command) {
        const meant = findMeant(command, this.answered.findings);
        const refused = refuseAccept(command, meant, this.judging, this.findUnacceptable);
        const [finding] = meant;
        if (refused !== null || finding === undefined) {
            const choices = meant.slice(0, NAMED).map(({ fingerprint }) => `\`${formatAcceptLine(fingerprint)}…\``);
            const why = refused?.why ?? '';
            return {
                why: meant.length < 2 ? why : `${why}. Write one of: ${choices.join(', ')}`,
                again: refused?.again ?? false,
            };
        }
        const { signed, severity, title, location } = finding;
        const other = signed === undefined || isOf(signed, command) ? '' : `, by ${signed.by} already`;
        return `the ${severity} at ${(0,base_text/* oneLine */.TN)(location.file)}:${location.lineRange[0]} is accepted${other} and does not count: “${title}”`;
    }
    #judgeVouch(command) {
        const refused = refuseVouch(command, this.judging);
        if (refused !== null)
            return refused;
        const path = command.place?.path ?? '';
        const own = this.answered.accounting.spans.filter(({ location }) => location.file === path);
        const vouched = own.filter((span) => span.reason === 'vouched' && covers(command, span));
        const left = own.filter(({ reason }) => (0,span_order/* isOpenReason */.j)(reason));
        const places = left.slice(0, NAMED).map(({ location: { lineRange: [first, last], }, }) => `${first}-${last}`);
        const rest = left.length === 0 ? '' : `; left in this file: lines ${places.join(', ')}`;
        if (vouched.length === 0)
            return `nothing there was left to people${rest}`;
        const lines = vouched.reduce((sum, span) => sum + span.lines, 0);
        const size = lines === 0 ? 'the file as a whole' : (0,base_text/* counted */.hS)(lines, 'changed line');
        return `${size} of ${(0,base_text/* oneLine */.TN)(path)} ${lines > 1 ? 'are' : 'is'} vouched for${rest}`;
    }
    #findBinding({ target }) {
        return this.answered.binding.find(({ criterion }) => criterion.id === target);
    }
    #describeUnknown(target) {
        const ids = this.answered.binding.map(({ criterion }) => criterion.id);
        const more = ids.length - 2 * NAMED;
        const named = `${ids.slice(0, 2 * NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
        return `there is no ${target}; ${ids.length === 0 ? 'the review has no criteria' : `the criteria are ${named}`}`;
    }
    /** Returns the line to write instead, up to the reason; null if what it is about is not there. */
    #findLine(command) {
        if (command.verb === 'sign') {
            const binding = this.#findBinding(command);
            return binding === undefined ? null : this.#signLine(binding.criterion);
        }
        if (command.verb === 'accept') {
            const [finding, ...others] = findMeant(command, this.answered.findings);
            return finding === undefined || others.length > 0 ? null : formatAcceptLine(finding.fingerprint);
        }
        if (command.place === null || this.judging.ties.digestFile(command.place.path) === null)
            return null;
        return this.#vouchLine(command.place.path, command.place.lines);
    }
    #signLine(criterion) {
        return formatSignLine(criterion.id, this.judging.ties.digestCriterion(criterion));
    }
    #vouchLine(path, lines) {
        return formatVouchLine(path, lines, this.judging.ties.digestFile(path));
    }
}
function isOf(signed, { by, at, url }) {
    return signed.by === by && signed.at === at && signed.url === url;
}
//# sourceMappingURL=settle.js.map
// EXTERNAL MODULE: ./build/src/engine/planes/registry.js + 296 modules
var registry = __webpack_require__(5296);
// EXTERNAL MODULE: ./build/src/contract/limits.js
var limits = __webpack_require__(96206);
// EXTERNAL MODULE: ./build/src/contract/finding-order.js
var finding_order = __webpack_require__(19032);
// EXTERNAL MODULE: ./build/src/engine/policy/severities.js
var severities = __webpack_require__(34068);
;// CONCATENATED MODULE: ./build/src/engine/status/reported-evidence.js
/** Of each report its counts, or its files. */
function showReported({ reported = [] }) {
    return reported.map((report) => {
        const { digest } = report;
        const by = 'the job of the change';
        if (report.kind === 'junit')
            return { kind: report.kind, digest, by, ...report.counts };
        const { files, unplaced } = report;
        return { kind: report.kind, digest, by, files: files.map(({ path }) => path), unplaced: [...unplaced] };
    });
}
//# sourceMappingURL=reported-evidence.js.map
// EXTERNAL MODULE: ./build/src/engine/suppression/marked-lines.js
var marked_lines = __webpack_require__(54668);
// EXTERNAL MODULE: ./build/src/engine/suppression/markers.js
var suppression_markers = __webpack_require__(66691);
;// CONCATENATED MODULE: ./build/src/engine/suppression/index.js



/** Number of lines of a finding's range that are searched for a marker. */
const MAX_RANGE = 20;
/**
 * Compiles the suppressions of a review. `suppressible` says whether a rule may be suppressed; findings about secrets
 * may not.
 */
function createSuppressor(context, policy, suppressible) {
    const files = new Map(context.change.files.map((change) => [change.file.path, change]));
    const marked = new Map();
    const byPolicy = createPolicySuppressor(policy, context.snapshot.base.committed_at);
    return (finding) => {
        if (!suppressible(finding.rule))
            return null;
        const change = files.get(finding.location.file);
        if (change !== undefined) {
            const read = marked.get(change.file.path) ?? {
                added: new Set(change.added.map(({ number }) => number)),
                markers: (0,marked_lines/* readPlacedMarkers */.J)(change),
            };
            marked.set(change.file.path, read);
            const line = findMarker(finding, read);
            if (line !== null)
                return line;
        }
        return byPolicy(finding);
    };
}
/**
 * Finds the marker that suppresses a finding. One that was there before this change counts for the line that it was
 * written for alone; one that the change itself brings must name the rule.
 */
function findMarker(finding, { added, markers }) {
    const [first = 1, last = first] = finding.location.lineRange;
    const end = Math.min(last, first + MAX_RANGE);
    const found = markers.find(({ state, covers, line, rule, reason }) => {
        if (reason === '' || !(0,suppression_markers/* matchesRule */.I)(rule, finding.rule))
            return false;
        const inside = line >= first && line <= end;
        // A finding may be about a comment between the marker and its line.
        const below = line < first && first <= covers;
        if (state === 'added')
            return !rule.endsWith('/*') && (below || inside);
        return state === 'holds' && (covers === first || ((below || inside) && !suppression_hasAny(added, first, end)));
    });
    return found === undefined ? null : { reason: found.reason, by: `comment at ${finding.location.file}:${found.line}` };
}
function suppression_hasAny(numbers, first, last) {
    for (let line = first; line <= last; line += 1)
        if (numbers.has(line))
            return true;
    return false;
}
function createPolicySuppressor(policy, committedAt) {
    const entries = policy.suppressions
        .map((entry, index) => ({
        ...entry,
        by: `policy suppression ${index + 1}`,
        matchesPath: entry.path === null ? null : (0,glob/* compileGlob */.S)(entry.path),
    }))
        .filter((entry) => entry.reason.trim() !== '' &&
        (entry.rule !== null || entry.path !== null || entry.fingerprint !== null) &&
        // It is valid through the given day. Times and days in ISO 8601 can be compared as text.
        (entry.expires === null || committedAt.slice(0, 10) <= entry.expires));
    return (finding) => {
        const entry = entries.find(({ rule, matchesPath, fingerprint }) => (rule === null || (0,suppression_markers/* matchesRule */.I)(rule, finding.rule)) &&
            (matchesPath === null || matchesPath(finding.location.file)) &&
            (fingerprint === null || fingerprint === finding.fingerprint));
        return entry === undefined ? null : { reason: entry.reason, by: entry.by };
    };
}
//# sourceMappingURL=index.js.map
// EXTERNAL MODULE: ./build/src/engine/text/reach.js
var reach = __webpack_require__(66829);
// EXTERNAL MODULE: ./build/src/engine/planes/wording.js
var wording = __webpack_require__(57622);
;// CONCATENATED MODULE: ./build/src/engine/planes/external/matters.js
/**
 * What a finding is about, in a form in which findings of two tools can be compared: numbers of weaknesses (CWE, MITRE) and
 * ids of the engine's own rules. A matter is a text: `CWE-89`, `tests/focused`.
 */
const SECRET = [259, 321, 522, 540, 798];
const INJECTION = [74, 77, 78, 79, 80, 88, 89, 90, 91, 94, 95, 96, 116, 502, 564, 643, 917, 943, 1336];
/** The weaknesses that a rule of the engine is about. A rule that is left out is compared by its id alone. */
const WEAKNESSES = {
    'security/secret': SECRET,
    'security/hard-coded-credential': SECRET,
    'security/injection': INJECTION,
    'security/transport-weakened': [295, 297, 319, 322, 326, 757],
    'security/crypto-weakened': [326, 327, 328, 330, 338, 759, 760, 916],
    'security/access-weakened': [284, 285, 287, 306, 345, 346, 347, 352, 614, 732, 862, 863, 942, 1004, 1275],
    'security/bidirectional-text': [1007],
    'security/invisible-characters': [1007],
    'security/look-alike-name': [1007],
    'supply-chain/script-injection': [74, 77, 78, 94, 95, 116],
    'supply-chain/action-unpinned': [494, 829, 1357],
    'supply-chain/pipe-to-shell': [494, 829],
    'integrity/workflow-permissions': [250, 269, 272, 276],
};
/** Rules of other tools that are about what a rule of the engine is about, and whose reports give no weakness. */
const SAME = [
    {
        plane: /^(?:gitleaks|betterleaks|trufflehog|detect-secrets|secretlint|ggshield|gitguardian|kingfisher|noseyparker|nosey-parker)$/u,
        rule: /^/u,
        matters: SECRET.map(nameWeakness),
    },
    { plane: /^zizmor$/u, rule: /template-injection$/u, matters: ['supply-chain/script-injection'] },
    { plane: /^zizmor$/u, rule: /unpinned-uses$/u, matters: ['supply-chain/action-unpinned'] },
    { plane: /^zizmor$/u, rule: /excessive-permissions$/u, matters: ['integrity/workflow-permissions'] },
    { plane: /^zizmor$/u, rule: /dangerous-triggers$/u, matters: ['supply-chain/privileged-trigger'] },
    { plane: /^zizmor$/u, rule: /secrets-inherit$/u, matters: ['supply-chain/secrets-inherit'] },
    { plane: /^zizmor$/u, rule: /self-hosted-runner$/u, matters: ['supply-chain/self-hosted-runner'] },
    { plane: /^(?:eslint|oxlint|biome)/u, rule: /no-(?:focused|exclusive)-tests?$/iu, matters: ['tests/focused'] },
    { plane: /^(?:eslint|oxlint|biome)/u, rule: /no-(?:disabled|skipped)-tests?$/iu, matters: ['tests/disabled'] },
    { plane: /^oasdiff/u, rule: /^/u, matters: ['contract/openapi-break'] },
    { plane: /^buf/u, rule: /^/u, matters: ['contract/protobuf-break'] },
    { plane: /^graphql-inspector/u, rule: /^/u, matters: ['contract/graphql-break'] },
    { plane: /^squawk/u, rule: /^/u, matters: ['contract/migration-risk'] },
];
/** `89` → `CWE-89`. */
function nameWeakness(number) {
    return `CWE-${number}`;
}
/** Returns what a rule of the engine is about. */
function listOwnMatters(rule) {
    return [rule, ...(WEAKNESSES[rule] ?? []).map(nameWeakness)];
}
/** Returns what a rule of another tool is about: the weaknesses that its report gives, and those known of the tool. */
function listReportedMatters(plane, rule, weaknesses) {
    const known = SAME.filter((one) => one.plane.test(plane) && one.rule.test(rule)).flatMap(({ matters }) => matters);
    return [...new Set([...weaknesses.map(nameWeakness), ...known])];
}
//# sourceMappingURL=matters.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/external/tool-names.js
/** Names of other tools and of their rules, in a form for policies and suppressions. */

/** The names of the engine's planes, which no other tool's plane may have. */
const OWN = new Set(PLANES);
const MAX_PLANE = 40;
const MAX_ID = 200;
/**
 * Returns the plane of a tool: its name in lower case, without the edition, with dashes for characters that are not
 * ASCII letters or digits. So `Semgrep OSS` becomes `semgrep`. A name of one of the engine's planes gets the prefix
 * `sarif-`; a name without a letter becomes `sarif`.
 */
function toPlaneName(tool) {
    const name = tool
        .slice(0, MAX_PLANE * 4)
        .replace(/[^A-Za-z0-9]+/gu, '-')
        .toLowerCase()
        .replace(/^-/u, '')
        .replace(/-(?:oss|pro)$/u, '')
        .slice(0, MAX_PLANE)
        .replace(/-$/u, '');
    if (name === '')
        return 'sarif';
    return OWN.has(name) ? `sarif-${name}` : name;
}
/**
 * Returns `<plane>/<ruleId>`. Characters that a rule's id cannot contain (white space, a single colon, other scripts)
 * become dashes.
 */
function toRuleId(plane, rule) {
    const name = rule
        .slice(0, MAX_ID)
        .replace(/:{2,}/gu, '::')
        .replace(/(?<!:):(?!:)|[^A-Za-z0-9@._/:-]+/gu, '-')
        .slice(0, MAX_ID - plane.length - 1);
    // If the cut splits a pair of colons, the remaining colon is removed.
    return `${plane}/${name.replace(/(?<!:):$/u, '') || '-'}`;
}
//# sourceMappingURL=tool-names.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/external/touched-file.js
/**
 * Finds which lines of a file a change touches, with fast lookups: a report may contain thousands of results for one
 * file.
 */

function toSpan(region) {
    const first = region.added[0];
    const last = region.added.at(-1);
    if (first === undefined || last === undefined)
        return { first: region.at + 1, last: region.at };
    return { first: first.number, last: last.number };
}
/** Prepares a changed file; returns null if it has no lines on the new side, or no changed lines. */
function toTouchedFile(change) {
    const spans = change.regions.map(toSpan).toSorted((a, b) => a.last - b.last || a.first - b.first);
    const [top] = spans;
    if (top === undefined || change.file.status === 'deleted')
        return null;
    const lines = change.file.new_text?.split('\n') ?? null;
    const added = lines === null ? new Map(change.added.map((line) => [line.number, line.text])) : null;
    return {
        touches: (first, last) => {
            const next = (0,order/* countBefore */.t)(spans, (span) => span.last < first);
            return (spans[next]?.first ?? Number.POSITIVE_INFINITY) <= last;
        },
        start: top.first <= top.last ? top : { first: Math.max(1, top.last), last: Math.max(1, top.last) },
        end: Math.max(1, lines?.length ?? 1, spans.at(-1)?.last ?? 1),
        text: (line) => lines?.[line - 1] ?? added?.get(line) ?? '',
    };
}
//# sourceMappingURL=touched-file.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/external/index.js
/**
 * Planes of other tools: results of their reports that touch the change become findings under the tool's name. Other
 * results are only counted, because the change did not cause them.
 */







const MAX_MESSAGE = 1_400;
const MAX_DESCRIPTION = 300;
const MAX_NAME = 100;
/** Reads the snapshot's reports against its change. Without reports there is nothing of either. */
function readExternalPlanes(context) {
    const reports = context.snapshot.reports ?? [];
    if (reports.length === 0)
        return { rules: [], reports: [] };
    const placing = new ResultPlacer(context);
    const evidence = reports.map((report) => placing.take(report));
    return { rules: placing.rules(), reports: evidence };
}
class ResultPlacer {
    changes;
    files = new Map();
    found = new Map();
    seen = new Set();
    constructor({ change }) {
        this.changes = new Map(change.files.map((one) => [one.file.path, one]));
    }
    take(report) {
        const plane = toPlaneName(report.tool);
        const rules = new Map(report.rules.map((rule) => [rule.id, rule]));
        let [onChange, repeated] = [0, 0];
        for (const result of report.results) {
            const about = rules.get(result.rule);
            const finding = this.place(report, result, about);
            if (finding === null)
                continue;
            const id = toRuleId(plane, result.rule);
            const key = JSON.stringify([id, finding.file, finding.first, finding.last, result.message]);
            if (this.seen.has(key)) {
                repeated += 1;
                continue;
            }
            this.seen.add(key);
            onChange += 1;
            const matters = listReportedMatters(plane, result.rule, about?.weaknesses ?? []);
            const group = this.found.get(id) ?? { id, matters, findings: [] };
            group.findings.push(finding);
            this.found.set(id, group);
        }
        const { not_failures, without_place } = report.left_out;
        return {
            plane,
            tool: (0,wording/* clip */.$)(report.tool, MAX_NAME),
            version: report.version === null ? null : (0,wording/* clip */.$)(report.version, MAX_NAME),
            results: report.results.length + not_failures + without_place,
            on_change: onChange,
            elsewhere: report.results.length - onChange - repeated,
            repeated,
            not_failures,
            without_place,
        };
    }
    rules() {
        const sorted = [...this.found.values()].toSorted((a, b) => (0,order/* compareText */.n)(a.id, b.id));
        return sorted.map(({ id, matters, findings }) => ({
            id,
            matters,
            severity: findings.reduce((most, { severity = 'info' }) => ((0,finding_order/* rankSeverity */.y)(severity) > (0,finding_order/* rankSeverity */.y)(most) ? severity : most), 'info'),
            summary: 'A result of another tool.',
            suppressible: true,
            check: () => findings,
        }));
    }
    file(path) {
        const known = this.files.get(path);
        if (known !== undefined)
            return known;
        const change = this.changes.get(path);
        const made = change === undefined ? null : toTouchedFile(change);
        this.files.set(path, made);
        return made;
    }
    /** Returns the finding for a result; null if it touches nothing that changed. */
    place(report, result, known) {
        const file = this.file(result.file);
        if (file === null)
            return null;
        const { first, last } = result.lines ?? file.start;
        if (result.lines !== null && !file.touches(first, last))
            return null;
        const description = known?.description ?? '';
        const message = (0,wording/* clip */.$)(result.message, MAX_MESSAGE) || (0,wording/* clip */.$)(description, MAX_MESSAGE) || result.rule;
        const about = (0,wording/* clip */.$)(description, MAX_DESCRIPTION);
        const tool = (0,wording/* clip */.$)(report.version === null ? report.tool : `${report.tool} ${report.version}`, MAX_NAME);
        const rationale = [
            message,
            ...(about === '' || about === message ? [] : [`About the rule: ${about}`]),
            ...(known?.security_severity === undefined ? [] : [`The tool rates it ${known.security_severity} of 10.`]),
            ...(known?.weaknesses === undefined ? [] : [known.weaknesses.map((number) => `CWE-${number}`).join(', ')]),
            ...(known?.help === undefined ? [] : [`More: ${known.help}`]),
            `Reported by ${tool} as ${(0,wording/* clip */.$)(result.rule, MAX_NAME)}.`,
        ];
        return {
            file: result.file,
            first,
            last: Math.max(first, Math.min(last, file.end)),
            title: message,
            rationale: rationale.join(' — '),
            // The line's words and what the tool knows the result by: neither holds a line's number.
            anchor: [result.lines === null ? '' : file.text(first).slice(0, reach/* REACH */.o.statement), ...result.fingerprints].join('\n'),
            severity: result.severity,
            ...(result.suppressed && { excused: toExcuse(report, result.suppressed) }),
        };
    }
}
function toExcuse(report, { kind, reason }) {
    return {
        reason: reason === '' ? 'the report gives no reason' : reason,
        by: `${(0,wording/* clip */.$)(report.tool, MAX_NAME)} (${(0,wording/* clip */.$)(kind, MAX_NAME)})`,
    };
}
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/external/told-once.js
/** Tells a fault once that several tools found on one line. */



const MAX_NAMED = 5;
const MAX_RULE = 80;
/**
 * Joins findings of different planes that begin on the same line and are about the same matter. The engine's own stays
 * where there is one, since a report of the change's own job must not take its place; else the first by plane. It gets
 * the highest severity of them, names the others, and lists them in `also`, so that policies still count them.
 * @param listMatters what a finding of this rule is about (see matters.ts)
 * @param isOwn whether the rule is one of the engine
 */
function joinSameMatter(findings, listMatters, isOwn) {
    const lines = new Map();
    for (const finding of findings) {
        (0,base_groups/* addToGroup */.Mr)(lines, `${finding.location.file}\n${finding.location.lineRange[0] ?? 1}`, finding);
    }
    const joined = new Map();
    const gone = new Set();
    for (const [first, ...more] of lines.values()) {
        if (first === undefined || more.length === 0)
            continue;
        const kept = [];
        for (const finding of [first, ...more].toSorted((a, b) => Number(isOwn(b.rule)) - Number(isOwn(a.rule)))) {
            const matters = new Set(listMatters(finding.rule));
            const same = kept.find((one) => one.plane !== finding.plane && listMatters(one.rule).some((matter) => matters.has(matter)));
            if (same === undefined || isOwn(finding.rule)) {
                kept.push(finding);
                continue;
            }
            gone.add(finding);
            (0,base_groups/* addToGroup */.Mr)(joined, same, finding);
        }
    }
    if (gone.size === 0)
        return findings;
    return findings.filter((finding) => !gone.has(finding)).map((finding) => tell(finding, joined.get(finding) ?? []));
}
function tell(finding, others) {
    if (others.length === 0)
        return finding;
    const names = others.slice(0, MAX_NAMED).map(({ rule }) => (0,wording/* clip */.$)(rule, MAX_RULE));
    const more = others.length - names.length;
    return {
        ...finding,
        severity: others.reduce((most, { severity }) => ((0,finding_order/* rankSeverity */.y)(severity) > (0,finding_order/* rankSeverity */.y)(most) ? severity : most), finding.severity),
        rationale: `${finding.rationale} Also reported as ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
        also: others.map(({ rule, plane, severity }) => ({ rule, plane, severity })),
    };
}
//# sourceMappingURL=told-once.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/fingerprint.js


/**
 * The number of hex digits of a fingerprint: half of SHA-256 is enough to distinguish the findings of one repository.
 */
const LENGTH = 32;
/**
 * Returns the fingerprints of one rule's findings, in their order. A fingerprint is computed from the rule, the path,
 * the anchor without its white space, and the finding's index among identical ones from the top. So moved lines or a
 * new indentation do not change it.
 */
function computeFingerprints(rule, findings) {
    const seen = new Map();
    return findings.map((finding) => {
        const key = JSON.stringify([rule, finding.file, (0,base_text/* foldSpace */.GQ)(finding.anchor)]);
        const occurrence = seen.get(key) ?? 0;
        seen.set(key, occurrence + 1);
        return (0,hash/* hashSha256 */.Cb)(`${key}\n${occurrence}`).slice(0, LENGTH);
    });
}
//# sourceMappingURL=fingerprint.js.map
// EXTERNAL MODULE: ./build/src/engine/planes/document.js
var planes_document = __webpack_require__(88469);
;// CONCATENATED MODULE: ./build/src/engine/planes/document-lines.js
/** Aliases may repeat a part many times: a document with more values when written is not written at all. */
const MAX_VALUES = 50_000;
/** Writes documents as indented JSON; null if that would be too long. `source` are the lines of the original. */
function printLikeJson(trees, source) {
    const printer = new Printer(source);
    for (const tree of trees)
        printer.json(tree, '', '', '', '');
    return printer.result();
}
/** Writes documents as YAML in block style; null if that would be too long. Aliases and merge keys are filled in. */
function printLikeYaml(trees, source) {
    const printer = new Printer(source);
    for (const tree of trees)
        printer.yaml(tree, '', '');
    return printer.result();
}
class Printer {
    #lines = [];
    #source;
    #values = 0;
    constructor(source) {
        this.#source = source;
    }
    result() {
        return this.#values > MAX_VALUES ? null : this.#lines;
    }
    /** Counts a value; false beyond the limit. */
    #goesOn() {
        this.#values += 1;
        return this.#values <= MAX_VALUES;
    }
    #add(number, text, path) {
        this.#lines.push({ number, text, path });
    }
    json(tree, indent, key, comma, path) {
        if (!this.#goesOn())
            return;
        if (tree.kind === 'scalar') {
            this.#add(tree.line, `${indent}${key}${JSON.stringify(tree.value)}${comma}`, path);
            return;
        }
        const [open, close] = tree.kind === 'map' ? ['{', '}'] : ['[', ']'];
        this.#add(tree.line, `${indent}${key}${open}`, path);
        const inner = `${indent}  `;
        const members = [...tree.entries, ...tree.items.map((item) => [null, item])];
        members.forEach(([name, member], index) => {
            const after = index < members.length - 1 ? ',' : '';
            const head = name === null ? '' : `${JSON.stringify(name)}: `;
            this.json(member, inner, head, after, name === null ? path : `${path}/${name}`);
        });
        this.#add(this.#lines.at(-1)?.number ?? tree.line, `${indent}${close}${comma}`, path);
    }
    yaml(tree, indent, path, first = indent) {
        if (!this.#goesOn())
            return;
        let head = first;
        for (const [key, value] of listEntries(tree)) {
            this.#yamlMember(value, `${head}${quote(key)}:`, indent, `${path}/${key}`);
            head = indent;
        }
        for (const item of tree.items) {
            if (item.kind === 'scalar')
                this.#yamlMember(item, `${head}-`, indent, path);
            else
                this.yaml(item, `${indent}  `, path, `${head}- `);
            head = indent;
        }
    }
    #yamlMember(value, head, indent, path) {
        if (!this.#goesOn())
            return;
        if (value.kind !== 'scalar') {
            this.#add(value.line, head, path);
            this.yaml(value, `${indent}  `, path);
            return;
        }
        const text = value.value === null ? '' : String(value.value);
        if (!text.trim().includes('\n')) {
            this.#add(value.line, `${head} ${quote(text.trim())}`.trimEnd(), path);
            return;
        }
        this.#add(value.line, `${head} |`, path);
        text.split('\n').forEach((line, index) => {
            // A literal block has its lines below its key; other texts are cut at other places.
            const below = value.line + 1 + index;
            const number = this.#source[below - 1]?.trim() === line.trim() ? below : value.line;
            this.#add(number, `${indent}    ${line}`, path);
        });
    }
}
/** The entries of a map, with those that a merge key brings in: what the map says itself is stronger. */
function listEntries(tree) {
    const merged = tree.entries.get('<<');
    if (merged === undefined)
        return tree.entries;
    const all = new Map();
    for (const source of [merged, ...merged.items].toReversed()) {
        for (const [key, value] of listEntries(source))
            all.set(key, value);
    }
    for (const [key, value] of tree.entries)
        if (key !== '<<')
            all.set(key, value);
    return all;
}
/** Quotes a text that a reader of lines would take for something else: a comment, or another text in quotes. */
function quote(text) {
    if (!/^["']|\s#|^#|^[|>][+-]?\d?$/u.test(text))
        return text;
    return text.includes("'") ? (text.includes('"') ? text : `"${text}"`) : `'${text}'`;
}
//# sourceMappingURL=document-lines.js.map
// EXTERNAL MODULE: ./build/src/engine/planes/outline.js
var outline = __webpack_require__(53352);
;// CONCATENATED MODULE: ./build/src/engine/planes/parsed-sides.js
/**
 * Settings as a parser reads them. Rules read JSON and YAML a line and a key at a time. Where the changed lines do not show
 * a key each (one-line JSON, flow style, anchors, merge keys, escapes), both sides are parsed and written anew, a key on
 * each line, so that every rule sees what a tool will read.
 */





const JSON_LANGUAGES = new Set(['JSON', 'JSON with Comments', 'JSON5', 'JSONLD']);
/** The first lock format of Yarn looks like YAML and is not. */
const YARN_1 = /^# yarn lockfile v1\s*$/mu;
/** Longer sides (UTF-16 code units) are not parsed: the parser of YAML reads about a million a second. */
const MAX_PARSED = 500_000;
/** Returns the change with both sides as parsed, or the change itself where its lines show what is there. */
function withParsedSides(change) {
    const json = change.language !== null && JSON_LANGUAGES.has(change.language);
    if (!json && change.language !== 'YAML')
        return change;
    const { old_text: before, new_text: after } = change.file;
    if (after === null || YARN_1.test(after) || showsEveryKey(change, json))
        return change;
    const print = json ? printLikeJson : printLikeYaml;
    const [old, current] = [before ?? '', after].map((text) => {
        const trees = text.trim() === '' ? [] : text.length > MAX_PARSED ? null : (0,planes_document/* readDocuments */.r)(text);
        return trees === null ? null : print(trees, text.split('\n'));
    });
    if (current === undefined || current === null)
        return change;
    const parsed = {
        new: markChanged(current, old ?? [], collectNumbers(change, 'new')),
        old: markChanged(old ?? [], current, collectNumbers(change, 'old')),
    };
    return { ...change, parsed };
}
const collectNumbers = (change, side) => new Set((side === 'new' ? change.added : change.removed).map(({ number }) => number));
/** A key and a scalar, an item, an opening or a closing bracket: what pretty-printed JSON has on a line. */
const JSON_VALUE = '(?:"(?:[^"\\\\]|\\\\[^u])*"|[\\w.+-]+|\\[[^{}[\\]\\\\]*\\]?|\\{ ?\\}?)';
const JSON_LINE = new RegExp(`^(?:|//.*|(?:"(?:[^"\\\\]|\\\\[^u])*" ?: ?)?${JSON_VALUE} ?,?|[\\]}] ?,?(?: ?[{[])?)$`, 'u');
/** `- key: value` with a plain or quoted value, a list of plain values, or the head of a block. */
const YAML_LINE = /^(?:|#.*|---|(?:- ){0,3}(?:-|(?:["']?[\w./@$-]+["']?:(?: |$))?(?:[|>][+-]?\d?[+-]?|"[^"\\]*"|'[^']*'|\[[^{}[\]&*]*\]|[^\s[\]{}&*!|>%@`"'?:][^:"'{}[\]]*(?::[^\s][^:"'{}[\]]*){0,8}|\$\{\{.*)?(?: #.*)?))$/u;
/** A line that holds an alias or a merge key: what it stands for is elsewhere. */
const ALIAS = /^\s*(?:-\s+)*(?:<<|["']?[\w./@$-]+["']?)\s*:\s+\*[\w-]+\s*$|^\s*-\s+\*[\w-]+\s*$/mu;
/** Returns true if each changed line shows its own key and value, so that nothing has to be parsed. */
function showsEveryKey(change, json) {
    const lines = [...change.added, ...change.removed];
    if (json)
        return lines.every(({ text }) => JSON_LINE.test((0,base_text/* foldSpace */.GQ)(text)));
    if (ALIAS.test(change.file.new_text ?? ''))
        return false;
    const odd = lines.filter(({ text }) => !YAML_LINE.test((0,base_text/* foldSpace */.GQ)(text)));
    return odd.length === 0 || isInBlocks(change);
}
/** Returns true if all lines that are no plain entries stand in the texts of blocks: scripts, mostly. */
function isInBlocks(change) {
    return ['old', 'new'].every((side) => {
        const text = change.file[`${side}_text`];
        if (text === null)
            return true;
        const numbers = collectNumbers(change, side);
        const lines = text.split('\n').map((line, at) => ({ number: at + 1, text: line, changed: numbers.has(at + 1) }));
        return (0,outline/* parseOutline */._)(lines).every((line) => !line.changed || line.block || YAML_LINE.test((0,base_text/* foldSpace */.GQ)(line.text)));
    });
}
/**
 * Marks the lines that the other side does not have at the same place. Of lines that are alike, those on changed lines of
 * the file count first.
 */
function markChanged(own, other, changed) {
    const toKey = ({ path, text }) => `${path}\n${text.trim().replace(/,$/u, '')}`;
    const left = new Map();
    for (const line of other)
        (0,base_groups/* addToCount */.wL)(left, toKey(line));
    const alike = new Map();
    for (const line of own)
        (0,base_groups/* addToGroup */.Mr)(alike, toKey(line), line);
    const fresh = new Set();
    for (const [key, lines] of alike) {
        const ranked = lines.toSorted((a, b) => Number(changed.has(a.number)) - Number(changed.has(b.number)));
        for (const line of ranked.slice(left.get(key) ?? 0))
            fresh.add(line);
    }
    return own.map((line) => ({ number: line.number, text: line.text, changed: fresh.has(line) }));
}
//# sourceMappingURL=parsed-sides.js.map
// EXTERNAL MODULE: ./build/src/engine/planes/security/credentials/command-credentials.js
var command_credentials = __webpack_require__(83926);
// EXTERNAL MODULE: ./build/src/engine/planes/security/credentials/connection-strings.js
var connection_strings = __webpack_require__(21201);
// EXTERNAL MODULE: ./build/src/engine/planes/security/credentials/credential-arguments.js + 1 modules
var credential_arguments = __webpack_require__(36606);
// EXTERNAL MODULE: ./build/src/engine/planes/security/credentials/credential-forms.js
var credential_forms = __webpack_require__(19913);
// EXTERNAL MODULE: ./build/src/engine/planes/security/credentials/named-tokens.js
var named_tokens = __webpack_require__(53952);
// EXTERNAL MODULE: ./build/src/engine/planes/security/credentials/secret-patterns.js + 2 modules
var secret_patterns = __webpack_require__(28124);
;// CONCATENATED MODULE: ./build/src/engine/planes/security/credentials/redact.js
/** Removes secrets from the texts of findings and suppressions of all rules. */






/**
 * Separates the texts while they are searched as one. No text contains it, because `clip` removes control characters.
 */
const PART = '\n\0\n';
/** Masks every secret in the texts. Keeps their order and number. */
function redact(texts) {
    const whole = texts.join(PART);
    const ranges = [
        ...(0,secret_patterns/* findSecrets */.d)(whole),
        ...(0,credential_forms/* findCredentials */.g)(whole, 'code'),
        ...(0,credential_forms/* findCredentials */.g)(whole, 'settings').filter(({ rating }) => rating === 'strong'),
        ...(0,command_credentials/* findCommandCredentials */.r)(whole),
        ...(0,connection_strings/* findConnectionPasswords */.C)(whole),
        ...(0,credential_arguments/* findCredentialArguments */.D)(whole),
        ...(0,named_tokens/* findNamedTokens */.T)(whole, 'code').filter(({ rating }) => rating === 'strong'),
    ].sort((a, b) => a.start - b.start);
    let masked = '';
    let at = 0;
    for (const { start, end } of ranges) {
        if (end <= at)
            continue;
        if (start >= at)
            masked += `${whole.slice(at, start)}***`;
        at = end;
    }
    masked += whole.slice(at);
    const parts = masked.split(PART);
    // A secret never extends across two texts. If the number of parts changed, none of them is shown.
    return parts.length === texts.length ? parts : texts.map(() => '***');
}
//# sourceMappingURL=redact.js.map
;// CONCATENATED MODULE: ./build/src/engine/planes/index.js
/** Stage `planes`: runs every rule that the policy enables, separates suppressed findings, and applies the limit. */
















const MAX_TITLE = 120;
const MAX_RATIONALE = 2_000;
const planes_MAX_REASON = 300;
/**
 * Runs the rules over a change, and adds the results of other tools. Findings are in the contract's order, at most
 * LIMITS.MAX_FINDINGS of them. Beyond the limit, it keeps the most severe ones and one finding that gives the number of
 * the others. A rule that throws fails the review: no rule is skipped. `commands` are those of people, who may accept
 * findings.
 */
async function runPlanes(given, policy, commands = []) {
    const context = { ...given, change: { ...given.change, files: given.change.files.map(withParsedSides) } };
    const external = readExternalPlanes(context);
    const all = [...registry/* RULES */.y, ...external.rules];
    const suppressible = new Map(all.map((rule) => [rule.id, rule.suppressible]));
    const suppressed = [];
    const standing = [];
    const rules = [];
    const findSuppressor = createSuppressor(context, policy, (rule) => suppressible.get(rule) === true);
    for (const rule of all) {
        const set = (0,severities/* findSetting */.SP)(policy.severities, rule.id) ?? undefined;
        if (set === 'off') {
            rules.push({ rule: rule.id, severity: 'off', findings: 0 });
            continue;
        }
        const before = standing.length;
        for (const { finding, excused } of buildFindings(rule, await rule.check(context), set)) {
            const suppressor = excused ?? findSuppressor(finding);
            if (suppressor === null)
                standing.push(finding);
            else
                suppressed.push(planes_describe(finding, suppressor));
        }
        const findings = standing.length - before;
        rules.push({
            rule: rule.id,
            severity: set ?? rule.severity,
            findings,
            ...(findings > 0 && { summary: rule.summary }),
        });
    }
    const reported = showReported(context.snapshot);
    const judging = createJudging(context.snapshot, policy.people);
    const matters = new Map(all.map(({ id, matters: known }) => [id, known ?? listOwnMatters(id)]));
    const own = new Set(registry/* RULES */.y.map(({ id }) => id));
    const told = external.rules.length === 0
        ? standing
        : joinSameMatter(standing, (rule) => matters.get(rule) ?? [], (rule) => own.has(rule));
    const { kept, leftOut } = keepMostSevere(acceptFindings(told, commands, judging, listUnacceptable(all)));
    const findings = redactFindings(kept.sort(compareEngineFindings));
    return {
        findings,
        evidence: {
            rules,
            suppressed: redactSuppressed(suppressed.slice(0, limits/* LIMITS */.b.MAX_FINDINGS)),
            left_out: leftOut,
            findings: findings.map(({ rule, fingerprint }) => ({ rule, fingerprint })),
            ...(external.reports.length > 0 && { reports: [...external.reports] }),
            ...(reported.length > 0 && { reported: [...reported] }),
        },
    };
}
function buildFindings(rule, raw, set) {
    const sorted = raw.toSorted((a, b) => (0,order/* compareText */.n)(a.file, b.file) || a.first - b.first);
    const prints = computeFingerprints(rule.id, sorted);
    return sorted.map((finding, index) => {
        const first = Math.max(1, finding.first);
        return {
            finding: {
                rule: rule.id,
                plane: (0,severities/* readPlane */.z5)(rule.id),
                severity: set ?? finding.severity ?? rule.severity,
                location: { file: finding.file, lineRange: [first, Math.max(first, finding.last)] },
                title: (0,wording/* clip */.$)(finding.title, MAX_TITLE),
                rationale: (0,wording/* clip */.$)(finding.rationale, MAX_RATIONALE),
                fingerprint: prints[index] ?? '',
            },
            excused: finding.excused,
        };
    });
}
function planes_describe(finding, suppressor) {
    return {
        rule: finding.rule,
        file: finding.location.file,
        line: finding.location.lineRange[0] ?? 1,
        fingerprint: finding.fingerprint,
        title: finding.title,
        reason: (0,wording/* clip */.$)(suppressor.reason, planes_MAX_REASON),
        by: suppressor.by,
    };
}
function keepMostSevere(findings) {
    if (findings.length <= limits/* LIMITS */.b.MAX_FINDINGS)
        return { kept: [...findings], leftOut: 0 };
    const ranked = findings.toSorted((a, b) => (0,finding_order/* rankSeverity */.y)(b.severity) - (0,finding_order/* rankSeverity */.y)(a.severity) || compareEngineFindings(a, b));
    const kept = ranked.slice(0, limits/* LIMITS */.b.MAX_FINDINGS - 1);
    const worstLeft = ranked[kept.length];
    const leftOut = ranked.length - kept.length;
    if (worstLeft !== undefined)
        kept.push(buildLeftOutFinding(worstLeft, leftOut));
    return { kept, leftOut };
}
/** Returns one finding for all that were left out, with the severity of the most severe one. */
function buildLeftOutFinding(worst, number) {
    const rule = 'integrity/findings-left-out';
    return {
        rule,
        plane: 'integrity',
        severity: worst.severity,
        location: worst.location,
        title: `${number} more findings were left out`,
        rationale: `A review shows ${limits/* LIMITS */.b.MAX_FINDINGS} findings at most. The most severe are shown; ${number} more of severity ${worst.severity} or less were left out, the first of them here. Mend what is shown and review again, or turn rules off in the policy that do not suit the repository.`,
        fingerprint: computeFingerprints(rule, [{ ...worst, file: worst.location.file, first: 1, last: 1, anchor: 'left out' }])[0] ??
            '',
    };
}
function redactFindings(findings) {
    const words = redact(findings.flatMap((finding) => [finding.title, finding.rationale]));
    return findings.map((finding, index) => ({
        ...finding,
        title: words[index * 2] ?? '',
        rationale: words[index * 2 + 1] ?? '',
    }));
}
function redactSuppressed(suppressed) {
    const words = redact(suppressed.flatMap((one) => [one.title, one.reason]));
    return suppressed.map((one, index) => ({
        ...one,
        title: words[index * 2] ?? '',
        reason: words[index * 2 + 1] ?? '',
    }));
}
/** Compares by the contract's order; findings of one line and plane by their fingerprints. */
function compareEngineFindings(a, b) {
    return (0,finding_order/* compareFindings */.E)(a, b) || (0,order/* compareText */.n)(a.fingerprint, b.fingerprint);
}
//# sourceMappingURL=index.js.map
// EXTERNAL MODULE: ./build/src/engine/policy/bases.js
var bases = __webpack_require__(92117);
// EXTERNAL MODULE: ./build/src/engine/policy/resolve.js
var resolve = __webpack_require__(25603);
// EXTERNAL MODULE: ./build/src/engine/since/index.js + 5 modules
var since = __webpack_require__(56041);
// EXTERNAL MODULE: ./build/src/engine/status/author-claims.js
var status_author_claims = __webpack_require__(80700);
;// CONCATENATED MODULE: ./build/src/engine/status/hide-secrets.js

/** Returns the bindings with every secret in their quoted texts masked. */
function hideSecrets(bindings) {
    const texts = bindings.flatMap(({ missing, contradicts }) => [
        ...missing,
        ...contradicts.flatMap(({ says, does }) => [says, does]),
    ]);
    if (texts.length === 0)
        return bindings;
    const hidden = redact(texts).values();
    const next = () => hidden.next().value ?? '';
    return bindings.map((binding) => ({
        ...binding,
        missing: binding.missing.map(next),
        contradicts: binding.contradicts.map((each) => ({ ...each, says: next(), does: next() })),
    }));
}
//# sourceMappingURL=hide-secrets.js.map
// EXTERNAL MODULE: ./build/src/engine/change/tests.js
var tests = __webpack_require__(93388);
;// CONCATENATED MODULE: ./build/src/engine/tier/base-tests.js
/** Which files the base has as tests. */

/**
 * Returns whether the base has a file as a test, by its name and text there. A new file is none, whatever it is called:
 * its author has chosen the name.
 */
function wasTest({ file, language }) {
    if (file.status === 'added' || file.status === 'copied')
        return false;
    return (0,tests/* findTestReason */.Y8)(file.old_path ?? file.path, language !== null, file.old_text ?? '') !== null;
}
//# sourceMappingURL=base-tests.js.map
;// CONCATENATED MODULE: ./build/src/engine/tier/past.js

const past_NONE = { commits: 0, authors: 0, fixes: 0, reverts: 0 };
/**
 * Returns the reader of the past. A new file has none. `assumed` stands for a past that is not at hand: it is more than
 * most files have, so that nobody gains from hiding it.
 */
function createPastReader(assumed) {
    return (past, { status, history }) => {
        if (status === 'added' || status === 'copied')
            return { past: past_NONE, known: true };
        if (past?.state !== 'read')
            return { past: assumed, known: false };
        return { past: history ?? past_NONE, known: true };
    };
}
/** Measures the past of the counted files. */
function measurePast(files) {
    return {
        past_people: (0,arithmetic/* sum */.cz)(files.map(({ past }) => past.authors)),
        past_authors: (0,arithmetic/* maximum */.Ph)(files.map(({ past }) => past.authors)),
        past_fixes: (0,arithmetic/* sum */.cz)(files.map(({ past }) => past.fixes)),
        past_reverts: (0,arithmetic/* sum */.cz)(files.map(({ past }) => past.reverts)),
        decisions_shared: (0,arithmetic/* sum */.cz)(files.map(({ decisions, past }) => (0,arithmetic/* approximateLog2 */.NG)(decisions) * past.authors)),
        lines_shared: (0,arithmetic/* sum */.cz)(files.map(({ lines, past }) => (0,arithmetic/* approximateLog2 */.NG)(lines) * past.authors)),
        decisions_mended: (0,arithmetic/* sum */.cz)(files.map(({ decisions, past }) => (0,arithmetic/* approximateLog2 */.NG)(decisions) * past.fixes)),
    };
}
//# sourceMappingURL=past.js.map
;// CONCATENATED MODULE: ./build/src/engine/tier/features.js
/**
 * What the risk of a change is measured by: named figures of what it touches. None of them says who wrote it, when, or
 * what was said of it, and none falls when a line, a file or a commit is added: they are counts and maxima, of added and
 * removed lines alike. The class of a file does not count, because its name and its first lines are the author's to
 * choose; only what the base has as tests is measured as tests.
 */




/** Branches in code, by keywords that nearly all languages share. */
const DECISION = /\b(?:if|else|elif|elsif|unless|for|foreach|while|switch|case|when|match|catch|except|rescue|guard)\b|&&|\|\||\?\?/gu;
const LINE_CHARACTERS = 120;
/** A line that is only a comment in the common languages, or inside of one over several lines. */
const features_COMMENT = /^\s*(?:\/\/|\/?\*(?:\s|\*|\/|$)|#\s|<!--)/u;
/** The end of a comment with something behind it. */
const AFTER_COMMENT = /(?:\*\/|-->)\s*\S/u;
function countDecisions(text) {
    if (features_COMMENT.test(text) && !AFTER_COMMENT.test(text))
        return 0;
    return text.match(DECISION)?.length ?? 0;
}
/** Measures a change. `counted` are its files with changes that can matter. */
function measureFeatures(change, counted, readPast) {
    const tests = counted.filter(wasTest);
    const files = counted
        .filter((file) => !wasTest(file))
        .map((file) => {
        const lines = [...file.added, ...file.removed];
        return {
            path: file.file.path,
            changed: lines.length,
            lines: (0,arithmetic/* sum */.cz)(lines.map(({ text }) => Math.max(1, Math.ceil(text.length / LINE_CHARACTERS)))),
            decisions: (0,arithmetic/* sum */.cz)(lines.map(({ text }) => countDecisions(text))),
            length: measureLength(file),
            ...readPast(change.snapshot.past, file.file),
        };
    });
    const features = {
        lines: (0,arithmetic/* sum */.cz)(files.map((file) => file.lines)),
        files: files.length,
        decisions: (0,arithmetic/* sum */.cz)(files.map((file) => file.decisions)),
        file_length: (0,arithmetic/* maximum */.Ph)(files.map((file) => file.length)),
        decisions_in_length: (0,arithmetic/* sum */.cz)(files.map((file) => (0,arithmetic/* approximateLog2 */.NG)(file.decisions) * file.length)),
        tests_removed: (0,arithmetic/* sum */.cz)(tests.map((file) => file.removed.length)),
        pipeline: counted.some(({ file }) => file_patterns/* CI_PATH */.tC.test(file.path) || file_patterns/* CI_PATH */.tC.test(file.old_path ?? '')) ? 1 : 0,
        ...measurePast(files),
    };
    return { features, files, tests: tests.length };
}
/** Lines that a file had before; where its text is not at hand, the last line that its hunks show. */
function measureLength({ file }) {
    if (file.status === 'added' || file.status === 'copied')
        return 0;
    if (file.old_text !== null)
        return file.old_text.split('\n').length;
    const last = file.hunks.at(-1);
    return last === undefined ? 0 : last.old_start + last.old_lines;
}
//# sourceMappingURL=features.js.map
// EXTERNAL MODULE: ./build/src/engine/change/migration-layouts.js
var migration_layouts = __webpack_require__(17207);
;// CONCATENATED MODULE: ./build/src/engine/tier/migrations.js
/** Tells changes of stored data: by the places where frameworks look for them, and by what the changed lines say. */

/** Statements that change how data is stored; read in files of SQL only, because tests and libraries quote them. */
const STATEMENT = /\b(?:create|alter|drop|rename|truncate)\s+(?:or\s+replace\s+)?(?:unique\s+|temporary\s+|materialized\s+)?(?:table|index|column|type|view|schema|database|sequence|trigger|function|extension|policy|role|user)\b|\b(?:insert\s+into|delete\s+from|grant\s+\w+|revoke\s+\w+)\b|\bupdate\s+\S+\s+set\b/iu;
const SQL_FILE = /(?:\.(?:sql|ddl|psql|pgsql|mysql|plsql|tsql|cql))$/iu;
/** What migrations of a framework are written with, in any file. */
const migrations_FRAMEWORK = /\bActiveRecord::Migration\b|\bmigrations\.(?:Migration|AddField|RemoveField|AlterField|CreateModel|DeleteModel|RunSQL|RunPython)\b|\bop\.(?:add|drop|alter|create|rename|execute|batch_alter)\w*\(|\bSchema::(?:create|table|drop|dropIfExists|rename)\(|\bextends\s+(?:AbstractMigration|Migration)\b|\bimplements\s+MigrationInterface\b|\bMigrationBuilder\b|\bmigrationBuilder\.|\bqueryInterface\.(?:add|remove|create|drop|change|rename|bulk)\w*\(|\bknex\.schema\b|\bdatabaseChangeLog\b|\buse\s+Ecto\.Migration\b/u;
/** Returns whether a file changes how data is stored. */
function isMigration({ file, class: fileClass, added, removed }) {
    const paths = [file.path, file.old_path ?? file.path];
    if (fileClass === 'migration' || paths.some((path) => (0,migration_layouts/* isMigrationPath */.y6)(path) || migration_layouts/* SCHEMA_PATH */.yc.test(path)))
        return true;
    const sql = paths.some((path) => SQL_FILE.test(path));
    return [...added, ...removed].some(({ text }) => migrations_FRAMEWORK.test(text) || (sql && STATEMENT.test(text)));
}
//# sourceMappingURL=migrations.js.map
;// CONCATENATED MODULE: ./build/src/engine/tier/path-words.js
/** The words of a path: `src/AuthService/refreshToken.ts` has src, auth, service, refresh, token, ts. */
const MAX_READ = 1_000;
/** Reads a list of words, separated by blanks. */
function readPathWords(words) {
    return new Set(words.split(' '));
}
/** Returns whether a path has one of the words. */
function hasWord(path, words) {
    return path
        .slice(-MAX_READ)
        .replace(/([a-z0-9])([A-Z])/gu, '$1 $2')
        .toLowerCase()
        .split(/[^a-z0-9]+/u)
        .some((word) => words.has(word));
}
//# sourceMappingURL=path-words.js.map
;// CONCATENATED MODULE: ./build/src/engine/tier/floors.js
/**
 * Sets minimum tiers, independent of the score, for code in which a small mistake is costly. A floor only raises: no
 * folder, class or mark of a file takes one away, because the author chooses them.
 */






/** Words of a path that indicate access control. */
const ACCESS = readPathWords('auth authn authz authentication authorization authenticate authorize authenticator authorizer oauth oauth2 openid oidc saml sso ldap login logout signin signup password passwords passwd permission permissions acl rbac iam csrf cors mfa 2fa totp jwt session sessions');
/** Words of a path that indicate secrets or cryptography. */
const SECRETS = readPathWords('secret secrets credential credentials crypto cryptography cipher encrypt encryption decrypt keystore keychain keyring vault kms security sandbox');
/** Names that are defined, called or set in code: those that decide who may do what, and those that keep secrets. */
const ACCESS_CODE = /(?:authenticat|authoriz|authoris|permission|passw(?:or)?d|csrf|oauth|rbac|is_?admin|is_?allowed|has_?role|require_?(?:login|user|role|auth)|access_?(?:control|token))\w{0,40}["'\])]{0,2}\s?(?:[(:]|=[^=])/iu;
const SECRETS_CODE = /(?:hmac|encrypt|decrypt|cipher|key_?store|private_?key|credential|secret)\w{0,40}["'\])]{0,2}\s?(?:[(:]|=[^=])/iu;
/** Files that tools run or obey by themselves when a repository is opened, committed to or installed. */
const floors_OBEYED = /(?:^|\/)\.(?:husky|githooks|vscode|idea|devcontainer|cursor|claude|gemini|codex|windsurf|clinerules|roo)(?:\/|$)|(?:^|\/)(?:CODEOWNERS|\.gitattributes|\.gitmodules|\.npmrc|\.yarnrc(?:\.yml)?|\.pnpmfile\.cjs|pip\.conf|\.pypirc|\.envrc|\.lfsconfig|\.cursorrules|\.windsurfrules|\.mcp\.json|(?:CLAUDE|AGENTS?|GEMINI|SKILL)(?:\.[\w-]+)?\.md)$|^\.github\/(?:copilot-instructions\.md$|instructions\/|prompts\/|agents\/)/u;
const RULES = [
    { feature: 'ci', tier: 'T2', what: 'what runs in continuous integration', holds: (file) => isAt(file, file_patterns/* CI_PATH */.tC) },
    { feature: 'infra', tier: 'T2', what: 'what the program runs on', holds: isInfrastructure },
    { feature: 'migration', tier: 'T3', what: 'a migration of stored data', holds: isMigration },
    {
        feature: 'access',
        tier: 'T2',
        what: 'who may do what',
        holds: (file) => !wasTest(file) && (isNamedBy(file, ACCESS) || saysIn(file, ACCESS_CODE)),
    },
    {
        feature: 'secrets',
        tier: 'T2',
        what: 'how secrets are kept',
        holds: (file) => !wasTest(file) && (isNamedBy(file, SECRETS) || saysIn(file, SECRETS_CODE)),
    },
    {
        feature: 'policy',
        tier: 'T3',
        what: "the gate's own policy",
        holds: (file) => isAt(file, /^\.review-gate(?:\.ya?ml$|\/)/u),
    },
    { feature: 'obeyed', tier: 'T2', what: 'what tools obey by themselves', holds: (file) => isAt(file, floors_OBEYED) },
    { feature: 'program', tier: 'T3', what: 'a program without its source', holds: isProgram },
    { feature: 'script', tier: 'T2', what: 'what can be run as it is', holds: isScript },
    {
        feature: 'written elsewhere',
        tier: 'T2',
        what: 'code that was not written here',
        holds: (file) => file.class === 'vendored' || file.class === 'generated',
    },
    { feature: 'unreadable code', tier: 'T3', what: 'code that reads as binary', holds: isBinaryCode },
    { feature: 'unread', tier: 'T2', what: 'files that could not be read', holds: isUnread },
];
/** Maximum number of files that a note names. */
const floors_MAX_NAMED = 3;
/** Returns the floors of a change. `counted` are the files with changes that can matter. */
function findFloors(counted) {
    return RULES.flatMap(({ feature, tier, what, holds }) => {
        const files = counted.filter(holds);
        if (files.length === 0)
            return [];
        const named = files.slice(0, floors_MAX_NAMED).map(({ file }) => file.path);
        const more = files.length > floors_MAX_NAMED ? ` and ${files.length - floors_MAX_NAMED} more` : '';
        return [{ feature, tier, note: `${what}: ${named.join(', ')}${more}` }];
    });
}
/** From so many branches and conditions on nobody follows a change at one sitting, however calm the past of its files. */
const MANY_DECISIONS = 300;
/** Returns the floor of a change by its size. */
function findSizeFloor(decisions) {
    if (decisions < MANY_DECISIONS)
        return [];
    return [{ feature: 'size', tier: 'T3', note: `${decisions} branches and conditions` }];
}
/** Returns whether a file is, or was, at such a place. */
function isAt({ file }, pattern) {
    return pattern.test(file.path) || (file.old_path !== null && pattern.test(file.old_path));
}
function isNamedBy({ file }, words) {
    return hasWord(file.path, words) || (file.old_path !== null && hasWord(file.old_path, words));
}
/** Returns whether a changed line says one of the names. */
function saysIn({ added, removed }, names) {
    return [...added, ...removed].some(({ text }) => names.test(text));
}
function isInfrastructure(file) {
    if (isAt(file, file_patterns/* INFRA_PATH */.dw))
        return true;
    return file.language === 'YAML' && file_patterns/* INFRA_CONTENT */.ZJ.test(file.file.new_text ?? file.file.old_text ?? '');
}
function isProgram({ file }) {
    return file.new_content?.kind === 'program';
}
/** Returns whether a file that is called code holds bytes of no known format. */
function isBinaryCode({ file, language }) {
    return file.omitted === 'binary' && language !== null && !isKnownFormat(file.new_content);
}
function isUnread(file) {
    if (isBinaryCode(file) || isProgram(file))
        return false;
    return file.file.omitted !== null || (0,large_file_pointer/* isLargeFilePointer */.f)(file.file.new_text ?? '');
}
function isKnownFormat(content) {
    return content != null && content.kind !== 'unknown';
}
/** Returns whether a file can be run as it is: its mode says so from now on, or its first line names an interpreter. */
function isScript({ file, added }) {
    if (file.new_mode === git_modes/* GIT_MODES */.s.executable && file.old_mode !== git_modes/* GIT_MODES */.s.executable)
        return true;
    return file.new_text === null ? /^#!/u.test(added[0]?.text ?? '') : file.new_text.startsWith('#!');
}
//# sourceMappingURL=floors.js.map
;// CONCATENATED MODULE: ./build/src/engine/tier/reasons.js
/** Says in words about the code what the tier of a change rests on: what a reader should know first. */


/** How many reasons a review names. */
const MAX_REASONS = 3;
const MAX_FLOORS = 2;
/** From so many lines on, the length of a file is worth a word. */
const LONG_FILE = 200;
const MAX_PATH = 120;
/** The figures that rest on the past of the files. */
const PAST = [
    'past_people',
    'past_authors',
    'past_fixes',
    'past_reverts',
    'decisions_shared',
    'lines_shared',
    'decisions_mended',
];
/**
 * Names at most three reasons: first the floors that the tier stands on, then what has the most points, then the other
 * floors.
 */
function nameReasons(tier, floors, contributions, measured) {
    const carrying = floors.filter((floor) => floor.tier === tier).slice(0, MAX_FLOORS);
    const others = floors.filter((floor) => !carrying.includes(floor));
    const touches = ({ note }) => `touches ${note}`;
    const names = [...carrying.map(touches), ...describeFigures(contributions, measured), ...others.map(touches)];
    if (names.length === 0 && measured.tests > 0)
        return ['changes tests only'];
    return names.slice(0, MAX_REASONS);
}
/** What the figures say, the most points first. */
function describeFigures(contributions, { features, files }) {
    const sumPoints = (...names) => (0,arithmetic/* sum */.cz)(contributions.map(({ feature, points }) => (names.includes(feature) ? points : 0)));
    const busiest = selectFile(files, ({ past }) => past.authors + past.fixes + past.reverts);
    const longest = selectFile(files, ({ length, decisions }) => (decisions === 0 || length < LONG_FILE ? 0 : length));
    const reasons = [
        { points: sumPoints('decisions', 'lines', 'files'), text: describeSize(features.decisions, files) },
        longest === null
            ? null
            : {
                points: sumPoints('file_length', 'decisions_in_length'),
                text: `changes branches or conditions in ${cutPath(longest)}, a file of ${(0,base_text/* counted */.hS)(longest.length, 'line')}`,
            },
        busiest === null ? null : { points: sumPoints(...PAST), text: describePast(busiest) },
        features.tests_removed === 0
            ? null
            : { points: sumPoints('tests_removed'), text: `removes ${(0,base_text/* counted */.hS)(features.tests_removed, 'line')} of tests` },
    ];
    return reasons
        .filter((reason) => reason !== null)
        .filter(({ points }) => points > 0)
        .toSorted((a, b) => b.points - a.points)
        .map(({ text }) => text);
}
/** The file with the most of something, the first of several; null if no file has any. */
function selectFile(files, measure) {
    return files.reduce((best, file) => (measure(file) > (best === null ? 0 : measure(best)) ? file : best), null);
}
const cutPath = ({ path }) => (0,base_text/* cutCharacters */.lD)(path, MAX_PATH);
function describeSize(decisions, files) {
    const lines = (0,arithmetic/* sum */.cz)(files.map(({ changed }) => changed));
    const where = files.length === 1 && files[0] !== undefined ? cutPath(files[0]) : (0,base_text/* counted */.hS)(files.length, 'file');
    if (decisions === 0)
        return `changes ${(0,base_text/* counted */.hS)(lines, 'line')} in ${where}, none with a branch or condition`;
    return `changes ${(0,base_text/* counted */.hS)(lines, 'line')} with ${(0,base_text/* counted */.hS)(decisions, 'branch or condition', 'branches and conditions')} in ${where}`;
}
function describePast(file) {
    const { commits, authors, fixes, reverts } = file.past;
    const path = cutPath(file);
    const mended = fixes > 0 ? [`mended ${countTimes(fixes)}`] : [];
    const reverted = reverts > 0 ? [`reverted ${countTimes(reverts)}`] : [];
    const words = [...mended, ...reverted].join(' and ');
    if (!file.known)
        return `the past of ${path} is not known; it counts as changed by ${countPeople(authors)}, ${words}`;
    if (words === '')
        return `${path} was changed by ${countPeople(authors)} before`;
    return `${path} was ${words} in its last ${(0,base_text/* counted */.hS)(commits, 'change')}, which ${countPeople(authors)} made`;
}
const countPeople = (people) => (people === 1 ? '1 person' : `${people} people`);
const countTimes = (times) => (times === 1 ? 'once' : `${times} times`);
//# sourceMappingURL=reasons.js.map
;// CONCATENATED MODULE: ./build/src/engine/tier/substance.js

/**
 * Returns the files of which not everything is accounted for as inert, and those that are gone and are no prose: others
 * may name them. The class of a file does not count: its name, its folder and its first lines are the author's to choose.
 */
function selectSubstantial(change, spans) {
    const inert = new Set(spans.map(({ location }) => location.file));
    for (const { location, reason } of spans)
        if (reason !== 'inert')
            inert.delete(location.file);
    return change.files.filter(({ file }) => !inert.has(file.path) || (file.status === 'deleted' && !(0,prose/* isProsePath */.H)(file.path)));
}
//# sourceMappingURL=substance.js.map
;// CONCATENATED MODULE: ./build/src/engine/tier/index.js






/** Scores a change. A change of which all `spans` are inert is T0; every other change is T1 or higher. */
function assessRisk(change, spans) {
    const { weights, assumedPast, cuts } = readScoring();
    const counted = selectSubstantial(change, spans);
    const measured = measureFeatures(change, counted, createPastReader(assumedPast));
    const floors = [...findFloors(counted), ...findSizeFloor(measured.features.decisions)];
    const contributions = weights
        .map((weight) => computeContribution(weight, measured.features))
        .filter(({ points }) => points !== 0);
    const score = roundToHundredths(contributions.reduce((sum, { points }) => sum + points, 0));
    const byScore = counted.length === 0 ? 'T0' : selectTier(score, cuts);
    const tier = floors.reduce((highest, floor) => (floor.tier > highest ? floor.tier : highest), byScore);
    return { tier, score, contributions, floors, reasons: nameReasons(tier, floors, contributions, measured) };
}
function computeContribution(weight, features) {
    return {
        feature: weight.feature,
        value: roundToHundredths(features[weight.feature]),
        points: roundToHundredths(weight.points * scaleFeature(weight, features)),
        note: weight.note,
    };
}
function selectTier(score, cuts) {
    return cuts.reduce((tier, cut) => (score >= cut.score ? cut.tier : tier), 'T1');
}
function roundToHundredths(value) {
    return Math.round(value * 100) / 100;
}
//# sourceMappingURL=index.js.map
// EXTERNAL MODULE: ./build/src/engine/trace/evidence.js
var evidence = __webpack_require__(42881);
// EXTERNAL MODULE: ./build/src/base/digest.js
var base_digest = __webpack_require__(81047);
;// CONCATENATED MODULE: ./build/src/engine/trace/step-table.js
/**
 * A table of steps that produces both a run and its trace. A row lists what it takes; the step receives exactly that,
 * and the trace states exactly that, so both agree. The compiler knows the results of each row: a row that lists
 * something no earlier row gives, or reads something it does not list, does not compile.
 */


/** A table under construction; every method returns a new table with one more row. */
class StepTable {
    #run;
    #describe;
    /** The name of every step and the names of its inputs, in the order of execution. */
    rows;
    constructor(run, describe, rows) {
        this.#run = run;
        this.#describe = describe;
        this.rows = rows;
    }
    /** Creates a table without steps; its rows may take the inputs. */
    static start() {
        return new StepTable((inputs) => Promise.resolve(inputs), [], []);
    }
    /** Adds a step after the existing ones. */
    step(row) {
        const describe = (values, stated) => {
            const given = values[row.name];
            const outputDigest = digestPlainly(given);
            const input = Object.fromEntries(row.takes.map((name) => [name, stated.get(name) ?? values[name]]));
            stated.set(row.name, outputDigest);
            const evidence = row.evidence(given, pick(values, row.takes));
            return { name: row.name, inputDigest: digestPlainly(input), outputDigest, evidence };
        };
        return new StepTable((inputs) => this.#run(inputs).then((values) => new Promise((resolve) => resolve(row.run(pick(values, row.takes)))).then((given) => extend(values, row.name, given))), [...this.#describe, describe], [...this.rows, { name: row.name, takes: row.takes }]);
    }
    /**
     * Names a part of an earlier value, so that a step can take less than the whole. A part is not a step of the trace: a
     * step that takes it states it in full.
     */
    part(name, from, read) {
        return new StepTable((inputs) => this.#run(inputs).then((values) => extend(values, name, read(values[from]))), this.#describe, this.rows);
    }
    /** Runs every step. Returns the inputs, the parts and the results of the steps, by name. Rejects as the steps do. */
    run(inputs) {
        return this.#run(inputs);
    }
    /**
     * Describes a run for its trace. `digests` contains the digest of each input that is too large to be stated in full;
     * the other inputs are stated in full.
     */
    describe(values, digests) {
        const stated = new Map(Object.entries(digests));
        return this.#describe.map((describe) => describe(values, stated));
    }
}
/** Returns the digest of a value as plain JSON. Almost every value is: a copy is made of the others only. */
function digestPlainly(value) {
    try {
        return (0,base_digest/* digestJson */.t)(value);
    }
    catch {
        return (0,base_digest/* digestJson */.t)((0,plain_json/* toPlainJson */.S)(value));
    }
}
function pick(from, names) {
    return Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name)));
}
function extend(base, name, value) {
    return { ...base, [name]: value };
}
//# sourceMappingURL=step-table.js.map
;// CONCATENATED MODULE: ./build/src/engine/pipeline.js
/**
 * The steps of a review: their inputs, their computation, and their evidence in the trace. Both the review and its
 * trace are made from this table. A new step is one more row here and the file that it calls.
 */
























/** Builds the table of steps. `grammars` are part of the engine's version, so no row lists them as an input. */
function tabulateReview(grammars) {
    return StepTable.start()
        .step({
        name: 'policy',
        takes: ['snapshot', 'sources', 'proposal'],
        run: ({ snapshot, sources }) => (0,resolve/* resolvePolicy */.nZ)(sources, (0,bases/* selectRepositoryFiles */.Q)(snapshot), registry/* RULES */.y),
        evidence: (policy, { proposal }) => (0,evidence/* policyEvidence */.sI)(policy, proposal),
    })
        .part('paths', 'policy', ({ effective }) => effective.paths)
        .part('derived', 'policy', ({ effective }) => effective.derived)
        .part('required', 'policy', ({ effective }) => effective.criteria)
        .part('peopleWanted', 'policy', ({ effective }) => effective.people)
        .part('policyBroken', 'policy', ({ repositoryBroken }) => repositoryBroken)
        .part('ticketRepositories', 'policy', ({ effective }) => effective.tickets.repositories)
        .step({
        name: 'change',
        takes: ['snapshot', 'paths'],
        run: ({ snapshot, paths }) => (0,classified/* classifyFiles */.S)(snapshot, paths),
        evidence: evidence/* buildChangeEvidence */.C3,
    })
        .step({
        name: 'syntax',
        takes: ['snapshot', 'change'],
        run: async ({ snapshot, change }) => [...(await (0,engine_syntax/* readSyntax */.kQ)((0,classified/* joinChange */.Z)(snapshot, change), grammars)).values()],
        evidence: evidence/* buildSyntaxEvidence */.X5,
    })
        .step({
        name: 'criteria',
        takes: ['snapshot', 'ticketRepositories'],
        run: ({ snapshot, ticketRepositories }) => (0,plain_json/* makeWellFormed */.C)((0,engine_criteria/* readCriteria */.o)(snapshot.tickets, snapshot.body, ticketRepositories, snapshot.files)),
        evidence: evidence/* buildCriteriaEvidence */.X_,
    })
        .step({
        name: 'people',
        takes: ['snapshot', 'peopleWanted', 'paths'],
        run: async ({ snapshot, peopleWanted, paths }) => (0,plain_json/* makeWellFormed */.C)(await judgePeople(snapshot, { wanted: peopleWanted, paths }, grammars)),
        evidence: evidence/* buildPeopleEvidence */.V8,
    })
        .step({
        name: 'binding',
        takes: ['snapshot', 'change', 'criteria', 'required', 'people', 'peopleWanted'],
        run: async ({ snapshot, change, criteria, required, people, peopleWanted }) => {
            const joined = (0,classified/* joinChange */.Z)(snapshot, change);
            const bindings = hideSecrets((0,binding/* bindCriteria */.X)(criteria, joined, required.met, required.required));
            const claimed = (0,status_author_claims/* attachAuthorClaims */.m)((0,author_claims/* readAuthorClaims */.$)(snapshot.body), bindings, joined);
            const judging = createJudging(snapshot, peopleWanted);
            return (0,plain_json/* makeWellFormed */.C)(signCriteria(claimed, people.commands, judging));
        },
        evidence: evidence/* buildBindingEvidence */.v1,
    })
        .step({
        name: 'accounting',
        takes: ['snapshot', 'derived', 'change', 'syntax', 'criteria', 'binding', 'people', 'peopleWanted'],
        run: ({ snapshot, derived, change, syntax, criteria, binding, people, peopleWanted }) => {
            const joined = (0,classified/* joinChange */.Z)(snapshot, change);
            const accounting = accountForChange({
                change: joined,
                syntax: (0,engine_syntax/* indexSyntax */.wV)(syntax),
                criteria,
                binding,
                derived,
            });
            const judging = createJudging(snapshot, peopleWanted);
            const vouched = vouchForSpans(accounting, people.commands, judging);
            return (0,plain_json/* makeWellFormed */.C)(vouchForApproved(vouched, people, peopleWanted));
        },
        evidence: evidence/* buildAccountingEvidence */.xF,
    })
        .step({
        name: 'planes',
        takes: ['snapshot', 'policy', 'change', 'syntax', 'criteria', 'binding', 'people'],
        run: async ({ snapshot, policy, change, syntax, criteria, binding, people }) => {
            const context = { snapshot, change: (0,classified/* joinChange */.Z)(snapshot, change), syntax: (0,engine_syntax/* indexSyntax */.wV)(syntax), criteria };
            // Who may accept is for the policy to say: one that does not parse says nothing.
            const commands = policy.repositoryBroken ? [] : people.commands;
            return (0,plain_json/* makeWellFormed */.C)(await runPlanes({ ...context, bindings: binding }, policy.effective, commands));
        },
        evidence: ({ evidence }) => evidence,
    })
        .step({
        name: 'tier',
        takes: ['snapshot', 'change', 'accounting'],
        run: ({ snapshot, change, accounting }) => (0,plain_json/* makeWellFormed */.C)(assessRisk((0,classified/* joinChange */.Z)(snapshot, change), accounting.spans)),
        evidence: (risk) => risk,
    })
        .step({
        name: 'signatures',
        takes: ['snapshot', 'peopleWanted', 'policyBroken', 'people', 'binding', 'accounting', 'planes'],
        run: ({ snapshot, peopleWanted, policyBroken, people, binding, accounting, planes }) => {
            const judging = createJudging(snapshot, peopleWanted);
            const unacceptable = policyBroken ? findBrokenPolicy : listUnacceptable(registry/* RULES */.y);
            const answered = { binding, accounting, findings: planes.findings };
            return (0,plain_json/* makeWellFormed */.C)(settleSignatures(people, answered, judging, unacceptable));
        },
        evidence: (settled, { people }) => (0,evidence/* buildSignaturesEvidence */.Z)(settled, people),
    })
        .step({
        name: 'since',
        takes: ['snapshot', 'earlier', 'binding', 'accounting', 'planes'],
        run: (compared) => (0,plain_json/* makeWellFormed */.C)((0,since/* compareWithSeen */.v)(compared)),
        evidence: (since) => since,
    })
        .step({
        name: 'decision',
        takes: [
            'snapshot',
            'proposal',
            'policy',
            'change',
            'syntax',
            'criteria',
            'binding',
            'accounting',
            'planes',
            'tier',
            'people',
        ],
        run: ({ snapshot, proposal, policy, change, syntax, criteria, binding, accounting, planes, tier, people }) => {
            const judged = {
                change: (0,classified/* joinChange */.Z)(snapshot, change),
                syntax: (0,engine_syntax/* indexSyntax */.wV)(syntax),
                criteria,
                bindings: binding,
                accounting,
                planes,
                risk: tier,
                people,
                peopleWanted: policy.effective.people,
                repositoryBroken: policy.repositoryBroken,
                baseAllowed: (0,bases/* allowsBase */.q)(policy.effective.bases, snapshot),
            };
            return decideReview(judged, policy.layers, proposal);
        },
        evidence: evidence/* buildDecisionEvidence */.EN,
    });
}
//# sourceMappingURL=pipeline.js.map

/***/ }),

/***/ 28478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ review)
});

// EXTERNAL MODULE: ./build/src/base/digest.js
var digest = __webpack_require__(81047);
// EXTERNAL MODULE: ./build/src/base/plain-json.js
var plain_json = __webpack_require__(93866);
;// CONCATENATED MODULE: ./build/src/engine/people/present.js
/** Returns what the review says of people; null where no host told. */
function presentPeople(people, bindings) {
    if (!people.given)
        return null;
    const listShown = (shown) => bindings.filter((binding) => binding.shown === shown).map(({ criterion }) => criterion.id);
    return {
        approvals: people.approvals.map(({ login }) => login),
        stale: people.stale.map(({ login }) => login),
        owners_missing: [...people.ownersMissing],
        signed: listShown('signed'),
        open: listShown('open'),
    };
}
//# sourceMappingURL=present.js.map
// EXTERNAL MODULE: ./build/src/engine/pipeline.js + 69 modules
var pipeline = __webpack_require__(83138);
// EXTERNAL MODULE: ./build/src/contract/tenant.js
var tenant = __webpack_require__(85982);
;// CONCATENATED MODULE: ./build/src/engine/proposal.js
/** A change that edits the repository's policy is judged by the old one, and is shown what the new one would say. */

/**
 * Judges a change by its edited policy file. `judge` reviews a snapshot with the same sources. Returns null if the
 * change does not edit the file. Rejects as `judge` does.
 */
async function judgeProposal(snapshot, sources, judge) {
    const file = snapshot.files.find((one) => one.path === tenant/* REPOSITORY_POLICY_PATH */.ki || one.old_path === tenant/* REPOSITORY_POLICY_PATH */.ki);
    if (file === undefined)
        return null;
    if (sources.repository_policy === 'ignore')
        return describe('the tenant ignores repository policies', null);
    const stays = file.path === tenant/* REPOSITORY_POLICY_PATH */.ki && file.status !== 'deleted';
    if (stays && file.new_text === null)
        return describe('its new text could not be read', null);
    const edited = stays ? { path: tenant/* REPOSITORY_POLICY_PATH */.ki, text: file.new_text ?? '' } : null;
    const { policy, decision } = await judge({ ...snapshot, repository_policy: edited });
    const fault = policy.sources.find((one) => one.origin === 'repository' && policy.repositoryBroken);
    const broken = fault === undefined ? '' : `; the new one ${fault.note}`;
    return describe(`with it the verdict would be ${decision.verdict} (rule ${decision.rule})${broken}`, decision);
}
function describe(note, decision) {
    return {
        origin: {
            origin: 'pull-request',
            name: tenant/* REPOSITORY_POLICY_PATH */.ki,
            used: false,
            note: `edited by this change, not used: ${note}`,
        },
        verdict: decision?.verdict ?? null,
        rule: decision?.rule ?? null,
    };
}
//# sourceMappingURL=proposal.js.map
// EXTERNAL MODULE: ./build/src/engine/since/index.js + 5 modules
var since = __webpack_require__(56041);
// EXTERNAL MODULE: ./build/src/engine/trace/chain.js
var chain = __webpack_require__(47999);
// EXTERNAL MODULE: ./build/src/engine/trace/evidence.js
var evidence = __webpack_require__(42881);
// EXTERNAL MODULE: ./build/src/engine/version.js
var version = __webpack_require__(8860);
;// CONCATENATED MODULE: ./build/src/engine/review.js
/** The engine's main function: takes a snapshot and its policies, returns a verdict with its trace. Pure. */









/**
 * Reviews a snapshot. The same arguments give the same bytes on every machine. Both must be valid by their schemas;
 * they are not checked again. `grammars` are a part of the engine that is loaded on demand: the same version has the
 * same ones.
 * @throws PolicyError if the requested policy, or the tenant's, cannot be used; what `grammars` throws if one cannot be
 * loaded
 */
async function review(given, sources, grammars) {
    const { snapshot, digest } = makeDigestible(given);
    const table = (0,pipeline/* tabulateReview */.h)(grammars);
    const judge = (other) => table.run({ snapshot: other, sources, proposal: null, earlier: null });
    const proposal = await judgeProposal(snapshot, sources, judge);
    const earlier = await (0,since/* reviewSeenHead */.K)(snapshot, judge);
    const values = await table.run({ snapshot, sources, proposal, earlier });
    const { decision, tier, binding, accounting, planes } = values;
    const trace = {
        schema: 'review-gate.trace/1',
        engine: { version: version/* ENGINE_VERSION */.A },
        snapshot: {
            digest,
            coverage: snapshot.coverage,
            head: { sha: snapshot.head.sha, tree: snapshot.people?.head_tree ?? null },
        },
        steps: (0,chain/* chainSteps */.BM)(digest, table.describe(values, { snapshot: digest })),
        decision,
    };
    return {
        verdict: decision.verdict,
        tier: tier.tier,
        confidence: decision.confidence,
        acBindings: binding.map(evidence/* toAcBinding */.dw),
        findings: planes.findings,
        accounting: accounting.counts,
        people: presentPeople(values.people, binding),
        signatures: values.signatures.signatures,
        trace: { ...trace, digest: (0,chain/* digestTrace */.Wt)(trace) },
    };
}
/** Returns the snapshot with its digest. Replaces lone surrogates, because they have no canonical JSON form. */
function makeDigestible(snapshot) {
    try {
        return { snapshot, digest: (0,digest/* digestJson */.t)(snapshot) };
    }
    catch {
        const clean = (0,plain_json/* makeWellFormed */.C)(snapshot);
        return { snapshot: clean, digest: (0,digest/* digestJson */.t)(clean) };
    }
}
//# sourceMappingURL=review.js.map

/***/ }),

/***/ 5136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isEditedAfter)
/* harmony export */ });
/** Whether a text was edited after a review, by the clock of their host. */
/** A time in ISO 8601 UTC, with or without fractions of a second. */
const TIME = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.\d{1,9})?Z$/u;
/** Compares by seconds, as exact as GitHub tells times. False where nobody said when. */
function isEditedAfter(edited, at) {
    const [, one] = TIME.exec(edited ?? '') ?? [];
    const [, other] = TIME.exec(at) ?? [];
    return one !== undefined && other !== undefined && one > other;
}
//# sourceMappingURL=edited.js.map

/***/ }),

/***/ 56041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ compareWithSeen),
  K: () => (/* binding */ reviewSeenHead)
});

// EXTERNAL MODULE: ./build/src/contract/span-order.js
var span_order = __webpack_require__(42955);
// EXTERNAL MODULE: ./build/src/engine/planes/registry.js + 296 modules
var registry = __webpack_require__(5296);
// EXTERNAL MODULE: ./build/src/engine/trace/evidence.js
var evidence = __webpack_require__(42881);
;// CONCATENATED MODULE: ./build/src/engine/since/criteria.js

/** How good a status is. Those of one height are not told apart: the reports that speak of them are of one head only. */
const HEIGHTS = {
    contradicted: 0,
    unmet: 1,
    weak: 2,
    addressed: 3,
    tested: 3,
    proved: 3,
};
/** References that are named of a criterion, of each head. */
const MAX_LINES = 5;
/**
 * Returns the criteria that stand otherwise than they did, in the order of now, then those that are gone. A criterion
 * that people confirm is not compared, and one about test runs only where no head has a report.
 */
function compareCriteria(then, now, touched, reported) {
    const old = new Map(then.map((binding) => [binding.criterion.id, binding]));
    const ids = new Set(now.map(({ criterion }) => criterion.id));
    const comparable = ({ criterion }) => !(reported && criterion.kind === 'passes');
    const gone = then.filter(({ criterion }) => !ids.has(criterion.id));
    return [
        ...now.filter(comparable).flatMap((binding) => {
            const was = old.get(binding.criterion.id);
            return describe(was, binding, findMove(was, binding), touched);
        }),
        ...gone.flatMap((was) => describe(was, undefined, 'gone', touched)),
    ];
}
function findMove(was, now) {
    if (was === undefined)
        return 'new';
    if (was.criterion.text !== now.criterion.text)
        return 'reworded';
    const [low, high] = [HEIGHTS[was.shown], HEIGHTS[now.shown]];
    if (low === undefined || high === undefined || low === high)
        return null;
    return low < high ? 'up' : 'down';
}
function describe(was, now, move, touched) {
    const criterion = (now ?? was)?.criterion;
    if (move === null || criterion === undefined)
        return [];
    const lines = listReferences(now, (lines) => touched.isNew(lines));
    const lost = listReferences(was, (lines) => touched.isGone(lines));
    return [{ id: criterion.id, move, was: was?.shown ?? null, now: now?.shown ?? null, lines, lost }];
}
/** Lists the lines that speak for or against a criterion, of those that differ: against it first. */
function listReferences(binding, differs) {
    if (binding === undefined)
        return [];
    const against = binding.contradicts.filter(({ side }) => side === 'added').map(({ location }) => location);
    const about = binding.ranges.filter(differs).map(evidence/* formatLineRange */.B2);
    const named = against.filter((reference) => {
        const at = /^([\s\S]+):(\d+)(?:-(\d+))?$/u.exec(reference);
        const [, file = '', first = '', last = first] = at ?? [];
        return differs({ file, first: Number(first), last: Number(last) });
    });
    return [...new Set([...named, ...about])].slice(0, MAX_LINES);
}
//# sourceMappingURL=criteria.js.map
// EXTERNAL MODULE: ./build/src/engine/since/edited.js
var since_edited = __webpack_require__(5136);
// EXTERNAL MODULE: ./build/src/base/groups.js
var groups = __webpack_require__(54855);
;// CONCATENATED MODULE: ./build/src/engine/since/findings.js
/** Compares the findings of two heads. */

/**
 * Compares by fingerprint. A finding in a file that was renamed since has another fingerprint: it is the same if its
 * rule and title are.
 * @param isCompared whether a rule sees both heads alike
 */
function compareFindings(then, { findings, evidence }, since, isCompared) {
    const paths = new Map(since.flatMap(({ path, old_path: old }) => (old === null ? [] : [[old, path]])));
    const [before, after] = [list(then, isCompared), list(findings, isCompared)];
    const [known, standing] = [listPrints(before), listPrints(after)];
    const gone = before.filter(({ fingerprint }) => !standing.has(fingerprint));
    const inRenamed = gone.filter(({ location }) => paths.has(location.file));
    const moved = (0,groups/* groupBy */.$z)(inRenamed, (one) => findings_describe(one, paths.get(one.location.file)));
    const renamed = new Set();
    const added = after.filter((one) => {
        if (known.has(one.fingerprint))
            return false;
        const was = moved.get(findings_describe(one, undefined))?.pop();
        if (was !== undefined)
            renamed.add(was.fingerprint);
        return was === undefined;
    });
    const suppressed = new Set(evidence.suppressed.map(({ fingerprint }) => fingerprint));
    const show = ({ rule, severity, title, location, fingerprint }) => ({
        rule,
        severity,
        title,
        location,
        fingerprint,
        suppressed: suppressed.has(fingerprint),
    });
    return { added: added.map(show), gone: gone.filter(({ fingerprint }) => !renamed.has(fingerprint)).map(show) };
}
const list = (findings, isCompared) => findings.filter(({ rule }) => isCompared(rule));
const listPrints = (findings) => new Set(findings.map(({ fingerprint }) => fingerprint));
/** A finding's rule, title and file as it is called at this head. */
function findings_describe({ rule, title, location }, renamed) {
    return JSON.stringify([rule, title, renamed ?? location.file]);
}
//# sourceMappingURL=findings.js.map
// EXTERNAL MODULE: ./build/src/base/order.js
var order = __webpack_require__(33703);
;// CONCATENATED MODULE: ./build/src/engine/since/rebuild.js
/** Makes the snapshot of an earlier head from the one of this head. */

/**
 * Returns the change as it was at an earlier head: the files that are the same since, and the others as that head
 * changed them. Tickets and description are those of now. What was said or reported of this head is left out.
 */
function rebuildSnapshot(snapshot, { sha, since, before }) {
    const { reports: _reports, proofs: _proofs, reported: _reported, ...rest } = snapshot;
    const listPaths = (files) => files.flatMap(({ path, old_path: old }) => [path, old ?? path]);
    const other = new Set([...listPaths(since), ...before.map(({ path }) => path)]);
    const files = [...snapshot.files.filter(({ path }) => !other.has(path)), ...before];
    return {
        ...rest,
        head: { ref: snapshot.head.ref, sha },
        files: files.sort((a, b) => (0,order/* compareText */.n)(a.path, b.path)),
        people: null,
    };
}
/** Changed lines and files beyond which an earlier head is not reviewed again. */
const rebuild_MAX_LINES = 20_000;
const MAX_FILES = 1_000;
/** Returns whether a snapshot is small enough to be reviewed a second time for a comparison. */
function isSmall({ files }) {
    const lines = files.reduce((sum, { hunks }) => sum + hunks.reduce((all, hunk) => all + hunk.lines.length, 0), 0);
    return files.length <= MAX_FILES && lines <= rebuild_MAX_LINES;
}
//# sourceMappingURL=rebuild.js.map
;// CONCATENATED MODULE: ./build/src/engine/since/seen-head.js
/**
 * Returns the newest review of a known head by somebody who may push, is no author of the change and no bot. A review
 * without a verdict counts too: that person looked. Null if there is none, or if not all was read that people said.
 */
function findLastSeen({ people, head }) {
    if (people == null || !people.complete)
        return null;
    const isLooker = createLookerCheck(people);
    for (const review of people.reviews.toReversed()) {
        if (review.commit === null || !isLooker(review))
            continue;
        if (review.commit === head.sha)
            return { review, head: null };
        const seen = people.seen.find(({ sha, tree }) => sha === review.commit && tree !== null);
        if (seen !== undefined)
            return { review, head: seen };
    }
    return null;
}
function createLookerCheck({ authors, accounts }) {
    const bots = accounts.filter(({ kind }) => kind === 'bot').map(({ login }) => login);
    const others = new Set([...authors, ...bots].map((login) => login.toLowerCase()));
    return ({ can_push: mayPush, login }) => mayPush && !others.has(login.toLowerCase());
}
//# sourceMappingURL=seen-head.js.map
// EXTERNAL MODULE: ./build/src/base/hunk-lines.js
var hunk_lines = __webpack_require__(54437);
;// CONCATENATED MODULE: ./build/src/engine/since/touched.js
/** Which lines of the change differ from those of an earlier head. */

/** What differs between an earlier head and this one, line by line. */
class TouchedLines {
    /** By the path at this head, and by the path at the earlier one. */
    #now;
    #then;
    #paths;
    /** Files of which the hunks are not known. */
    #whole;
    /** Files that the change does something else to, as their base is another. */
    #rebased;
    /** Lines that the change already removed then, by the path of the base. */
    #removed;
    /** The changed files of then and of now, by their path. */
    #before;
    #files;
    constructor({ since, before, rebased }, { files }) {
        this.#now = new Map(since.map((file) => [file.path, listLines(file, '+')]));
        this.#then = new Map(since.map((file) => [findOldPath(file), listLines(file, '-')]));
        this.#removed = new Map(before.map((file) => [findOldPath(file), listLines(file, '-')]));
        this.#paths = new Set(since.flatMap((file) => [file.path, findOldPath(file)]));
        const unread = since.filter(({ omitted }) => omitted !== null);
        this.#whole = new Set(unread.flatMap((file) => [file.path, findOldPath(file)]));
        this.#rebased = new Set(rebased);
        this.#before = new Map(before.map((file) => [file.path, file]));
        this.#files = new Map(files.map((file) => [file.path, file]));
    }
    /** Returns whether one of the lines of this head was not there, or not so, at the earlier one. */
    isNew({ file, first, last }) {
        return this.#whole.has(file) || hasLine(this.#now.get(file), first, last);
    }
    /** Returns whether one of the lines of the earlier head is gone, or not so any more. */
    isGone({ file, first, last }) {
        return this.#whole.has(file) || hasLine(this.#then.get(file), first, last);
    }
    /** Returns whether a part of the change as it is now was not a part of it then. */
    isNewSpan({ location, side, old_line_range: old }) {
        const { file, lineRange } = location;
        if (this.#rebased.has(file))
            return true;
        if (!this.#paths.has(file))
            return false;
        const [first = 1, last = first] = old ?? lineRange;
        if (side === 'added')
            return this.isNew({ file, first, last });
        const now = this.#files.get(file);
        if (side === 'file')
            return !isSameWhole(this.#before.get(file), now);
        return !hasEveryLine(this.#removed.get(now?.old_path ?? file), first, last);
    }
}
function findOldPath({ path, old_path: old }) {
    return old ?? path;
}
/** Returns whether a file's name, mode and removal are as they were. What is no text may differ in its bytes. */
function isSameWhole(then, now) {
    if (then === undefined || now === undefined || then.omitted !== null || now.omitted !== null)
        return false;
    return (then.status === now.status &&
        then.old_path === now.old_path &&
        then.old_mode === now.old_mode &&
        then.new_mode === now.new_mode);
}
function listLines({ hunks }, wanted) {
    const numbers = new Set();
    for (const hunk of hunks) {
        for (const { mark, oldNumber, newNumber } of (0,hunk_lines/* readHunkLines */.qG)(hunk)) {
            if (mark === wanted)
                numbers.add(mark === '+' ? newNumber : oldNumber);
        }
    }
    return numbers;
}
function hasLine(lines, first, last) {
    if (lines === undefined)
        return false;
    // A range may be far longer than what differs.
    if (last - first >= lines.size)
        return [...lines].some((line) => line >= first && line <= last);
    for (let line = first; line <= last; line += 1)
        if (lines.has(line))
            return true;
    return false;
}
function hasEveryLine(lines, first, last) {
    if (lines === undefined || last - first >= lines.size)
        return false;
    for (let line = first; line <= last; line += 1)
        if (!lines.has(line))
            return false;
    return true;
}
//# sourceMappingURL=touched.js.map
;// CONCATENATED MODULE: ./build/src/engine/since/index.js
/**
 * Stage `since`: what changed since the last head that a person saw, so that a second look is short. The verdict does
 * not depend on it.
 */








/**
 * Reviews the last head that a person saw. `judge` runs the steps on its snapshot, with the same policy. Returns null
 * where there is none, nothing differs since, or the change is too large for a second review. Rejects as `judge` does.
 */
async function reviewSeenHead(snapshot, judge) {
    const head = findLastSeen(snapshot)?.head ?? null;
    if (head === null || head.since.length === 0)
        return null;
    const earlier = rebuildSnapshot(snapshot, head);
    if (!isSmall(snapshot) || !isSmall(earlier))
        return null;
    const { binding, planes } = await judge(earlier);
    return {
        criteria: binding.map(({ criterion, shown, contradicts, ranges }) => ({ criterion, shown, contradicts, ranges })),
        findings: planes.findings.map(({ rule, severity, title, location, fingerprint }) => ({
            rule,
            severity,
            title,
            location,
            fingerprint,
        })),
    };
}
/** The result where no person who counts has seen a head. */
const NOTHING_SEEN = {
    seen: null,
    skipped: '',
    files: [],
    more_files: 0,
    edited: [],
    criteria: [],
    findings: { added: [], gone: [], added_count: 0, gone_count: 0 },
    spans: { added: [], added_count: 0, looked_count: 0 },
};
/** Files and findings that a trace shows, and spans. */
const MAX_SHOWN = 100;
const MAX_SPANS = 1_000;
const TOO_LARGE = `the change has more than ${rebuild_MAX_LINES} lines or ${MAX_FILES} files, which is too large to be reviewed a second time`;
/** Rules that only the reports of one head speak of. */
const REPORT_RULES = new Set(['tests/reported-failure']);
const COMPARED_RULES = new Set(registry/* RULES */.y.map(({ id }) => id).filter((id) => !REPORT_RULES.has(id)));
/** Compares this head with the last one that a person saw. */
function compareWithSeen({ snapshot, binding, accounting, planes, earlier }) {
    const last = findLastSeen(snapshot);
    if (last === null)
        return NOTHING_SEEN;
    const { review, head } = last;
    const since = head?.since ?? [];
    const touched = new TouchedLines(head ?? { since: [], before: [], rebased: [] }, snapshot);
    const reported = (snapshot.reported ?? []).length > 0;
    const findings = earlier === null
        ? { added: [], gone: [] }
        : compareFindings(earlier.findings, planes, since, (rule) => COMPARED_RULES.has(rule));
    const open = accounting.spans.filter(({ reason }) => (0,span_order/* isOpenReason */.j)(reason));
    const added = open.filter((span) => touched.isNewSpan(span));
    return {
        seen: { login: review.login, at: review.submitted_at, url: review.url, commit: review.commit ?? '' },
        skipped: earlier === null && since.length > 0 ? TOO_LARGE : '',
        files: since.slice(0, MAX_SHOWN).map(({ path }) => path),
        more_files: Math.max(0, since.length - MAX_SHOWN),
        edited: listEdited(snapshot, review.submitted_at),
        criteria: earlier === null ? [] : [...compareCriteria(earlier.criteria, binding, touched, reported)],
        findings: {
            added: findings.added.slice(0, MAX_SHOWN),
            gone: findings.gone.slice(0, MAX_SHOWN),
            added_count: findings.added.length,
            gone_count: findings.gone.length,
        },
        spans: {
            added: added
                .slice(0, MAX_SPANS)
                .map(({ location, side, old_line_range }) => ({ location, side, old_line_range })),
            added_count: added.length,
            looked_count: open.length - added.length,
        },
    };
}
function listEdited({ tickets, edited_at: edited }, at) {
    const texts = [...tickets.map(({ id, edited_at }) => ({ id, edited: edited_at })), { id: 'description', edited }];
    return texts.flatMap(({ id, edited: time }) => ((0,since_edited/* isEditedAfter */.M)(time, at) ? [id] : []));
}
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 91496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wV: () => (/* binding */ indexSyntax),
  kQ: () => (/* binding */ readSyntax)
});

// UNUSED EXPORTS: readSyntaxWith

// EXTERNAL MODULE: ./build/src/base/groups.js
var groups = __webpack_require__(54855);
// EXTERNAL MODULE: ./build/src/base/order.js
var order = __webpack_require__(33703);
;// CONCATENATED MODULE: ./build/src/engine/syntax/span-tree.js
/** By where they begin; of two that begin together the wider first. */

function compareByPlace(a, b) {
    return a.start - b.start || b.end - a.end;
}
/**
 * Finds the innermost span that encloses a location. The spans must be sorted by position, and must be nested or
 * disjoint.
 */
class SpanTree {
    all;
    /** Per span: the index of the enclosing span; -1 at the top level. */
    parents = [];
    constructor(all) {
        this.all = all;
        const open = [];
        all.forEach((one, index) => {
            for (let top = open.at(-1); top !== undefined && (all[top]?.end ?? 0) < one.end; top = open.at(-1))
                open.pop();
            this.parents.push(open.at(-1) ?? -1);
            open.push(index);
        });
    }
    /** Returns the index of the innermost span that contains `start` to `end`; -1 if there is none. */
    around({ start, end }) {
        let at = (0,order/* countBefore */.t)(this.all, (one) => one.start <= start) - 1;
        while (at >= 0 && (this.all[at]?.end ?? 0) < end)
            at = this.parents[at] ?? -1;
        return at;
    }
    /** Returns the innermost span itself; undefined if there is none. */
    holder(place) {
        return this.all[this.around(place)];
    }
    /** Returns the index of the span that encloses another; -1 at the top level. */
    parentOf(index) {
        return this.parents[index] ?? -1;
    }
}
//# sourceMappingURL=span-tree.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/marks.js
/** Comments and strings as a tree has them, laid over lines. */


/** The opening of a string: a prefix, hashes, quotes. */
const OPENING = /^[A-Za-z@$&]{0,8}#{0,16}(?:"""|'''|["'`/])/u;
const QUOTES = /^(?:"""|'''|["'`/])/u;
/** Returns the start and end of a string's content; the whole span if it has no quotes. */
function findStringContent(text, span) {
    const opening = OPENING.exec(text.slice(span.start, Math.min(span.end, span.start + 32)))?.[0];
    if (opening === undefined)
        return [span.start, span.end];
    const start = span.start + opening.length;
    const quote = QUOTES.exec(opening.replace(/^[^"'`/]*/u, ''))?.[0] ?? '';
    const end = text.lastIndexOf(quote, span.end - quote.length);
    return end >= start && span.end - end <= quote.length + 16 ? [start, end] : [start, Math.max(start, span.end)];
}
/** Returns the text as consecutive ranges of code, comments and strings. */
function buildMarks(text, marked) {
    const parts = [
        ...marked.comments.map(({ start, end }) => ({ start, end, kind: 'comment' })),
        ...[...marked.strings, ...marked.regexes].map((span) => {
            const [start, end] = findStringContent(text, span);
            return { start, end, kind: 'string' };
        }),
        ...marked.holes.map(({ start, end }) => ({ start, end, kind: 'code' })),
    ].filter(({ start, end }) => end > start);
    parts.sort(compareByPlace);
    const marks = [];
    const open = [];
    const mark = (start, kind) => {
        if (marks.at(-1)?.start === start)
            marks.pop();
        if ((marks.at(-1)?.kind ?? 'code') !== kind)
            marks.push({ start, kind });
    };
    const closeUpTo = (limit) => {
        for (let top = open.at(-1); top !== undefined && top.end <= limit; top = open.at(-1)) {
            open.pop();
            mark(top.end, open.at(-1)?.kind ?? 'code');
        }
    };
    for (const part of parts) {
        closeUpTo(part.start);
        mark(part.start, part.kind);
        open.push(part);
    }
    closeUpTo(Number.POSITIVE_INFINITY);
    return marks;
}
/** Splits a line that begins at `offset` of the text. */
function scanMarked(line, offset, marks) {
    const end = offset + line.text.length;
    const first = (0,order/* countBefore */.t)(marks, (mark) => mark.start <= offset);
    let kind = marks[first - 1]?.kind ?? 'code';
    const code = [];
    const comment = [];
    for (let at = offset, next = first; at < end; next += 1) {
        const to = Math.min(end, marks[next]?.start ?? end);
        const text = line.text.slice(at - offset, to - offset);
        const blank = ' '.repeat(text.length);
        code.push(kind === 'code' ? text : blank);
        comment.push(kind === 'comment' ? text : blank);
        at = to;
        kind = marks[next]?.kind ?? kind;
    }
    return { ...line, code: code.join(''), comment: comment.join('') };
}
/** Replaces the comments of a text by spaces and keeps line breaks. */
function blankComments(text, comments) {
    if (comments.length === 0)
        return text;
    const parts = [];
    let at = 0;
    for (const { start, end } of comments) {
        if (start < at)
            continue;
        parts.push(text.slice(at, start), blank(text.slice(start, end)));
        at = end;
    }
    parts.push(text.slice(at));
    return parts.join('');
}
function blank(text) {
    return text
        .split('\n')
        .map((line) => ' '.repeat(line.length))
        .join('\n');
}
//# sourceMappingURL=marks.js.map
// EXTERNAL MODULE: ./build/src/engine/syntax/text-fallback.js
var text_fallback = __webpack_require__(33958);
;// CONCATENATED MODULE: ./build/src/engine/syntax/changed-lines.js


/** Splits the changed lines; lines that the trees do not contain are scanned as text. */
function scanByTree(change, { before, after }) {
    const added = scanPieces(change.added, after);
    const removed = scanPieces(change.removed, before);
    const left = (all, lines) => lines.filter((_, at) => all[at] === null);
    const rest = (0,text_fallback/* scanChange */.WG)(left(added, change.added), left(removed, change.removed), change.file, change.language);
    return { added: fillGaps(added, rest.added), removed: fillGaps(removed, rest.removed) };
}
function fillGaps(lines, rest) {
    let next = 0;
    return lines.flatMap((line) => {
        if (line !== null)
            return line;
        next += 1;
        return rest[next - 1] ?? [];
    });
}
/** Returns each line from the piece that contains it; null if no piece does or if its text differs. */
function scanPieces(lines, side) {
    const pieces = (side?.pieces ?? []).map((piece) => ({
        ...piece,
        marks: buildMarks(piece.reading.text, piece.reading.marked),
    }));
    let at = 0;
    return lines.map((line) => {
        for (; at < pieces.length; at += 1) {
            const piece = pieces[at];
            if (piece === undefined)
                return null;
            const number = line.number - piece.shift;
            if (number > piece.last)
                continue;
            const start = piece.reading.lines.start(number);
            if (!piece.usable || number < piece.first || !piece.reading.text.startsWith(line.text, start))
                return null;
            const end = piece.reading.text.charAt(start + line.text.length);
            return end === '' || end === '\n' ? scanMarked(line, start, piece.marks) : null;
        }
        return null;
    });
}
//# sourceMappingURL=changed-lines.js.map
// EXTERNAL MODULE: ./build/src/engine/syntax/languages/index.js + 18 modules
var languages = __webpack_require__(7258);
;// CONCATENATED MODULE: ./build/src/engine/syntax/moves.js
/** Changes that only put whole definitions and imports elsewhere, in their file or in another one of the change. */

/** Returns the paths of the files that contain only moves. */
function findPureMoves(files) {
    const lines = new LineCounts(files.map(({ change }) => change));
    let left = files.filter(({ change }) => lines.balanced(change)).map(takeApart);
    left = left.filter(({ sameRest }) => sameRest);
    // A file with other changes is removed together with its parts. Files that share parts with it then no longer balance
    // and are removed too.
    for (let before = -1; before !== left.length;) {
        before = left.length;
        const sums = new Map();
        for (const { difference } of left) {
            for (const [part, count] of difference)
                (0,groups/* addToCount */.wL)(sums, part, count);
        }
        left = left.filter(({ difference }) => [...difference.keys()].every((part) => sums.get(part) === 0));
    }
    return new Set(left.map(({ path }) => path));
}
/** Counts how often each line was added and removed in the whole change. */
class LineCounts {
    added = new Map();
    removed = new Map();
    constructor(changes) {
        for (const { added, removed } of changes) {
            for (const { text } of added)
                (0,groups/* addToCount */.wL)(this.added, text.trim(), 1);
            for (const { text } of removed)
                (0,groups/* addToCount */.wL)(this.removed, text.trim(), 1);
        }
    }
    /**
     * Returns whether every added line was removed elsewhere, and every removed line added elsewhere. Other files need no
     * closer comparison.
     */
    balanced({ added, removed, file }) {
        if (added.length + removed.length === 0 || (file.old_mode ?? file.new_mode) !== (file.new_mode ?? file.old_mode))
            return false;
        return (added.every(({ text }) => text.trim() === '' || this.removed.has(text.trim())) &&
            removed.every(({ text }) => text.trim() === '' || this.added.has(text.trim())));
    }
}
function takeApart({ change, sides }) {
    const difference = new Map();
    const rests = [sides.before, sides.after].map((side, at) => (side?.pieces ?? []).map((piece) => {
        const { parts, rest } = splitParts(piece);
        for (const part of parts)
            (0,groups/* addToCount */.wL)(difference, part, at === 0 ? -1 : 1);
        return piece.errors > 0 ? null : rest;
    }));
    for (const [part, sum] of difference)
        if (sum === 0)
            difference.delete(part);
    const [before = [], after = []] = rests;
    const sameRest = Array.from({ length: Math.max(before.length, after.length) }, (_, at) => before[at] !== null && after[at] !== null && (before[at] ?? '') === (after[at] ?? '')).every((same) => same);
    return { path: change.file.path, difference, sameRest };
}
/** Kinds that contain parts and are not parts themselves. */
const HOLDERS = new Set(['class', 'interface', 'module']);
/**
 * Returns the parts of a text, each with its container and with the comments and decorators directly above it, and the
 * lines outside the parts.
 */
function splitParts({ reading, first, last }) {
    const lines = reading.text.split('\n').map((line) => line.trimEnd());
    const codes = reading.code.split('\n');
    const stretches = [
        ...reading.found
            .filter((found, index) => !HOLDERS.has(found.definition.kind) && isInHoldersOnly(reading.found, index))
            .map(({ definition }) => ({ ...definition, place: definition.container ?? '' })),
        ...reading.side.imports.map((one) => ({ ...one, place: '' })),
    ].sort((a, b) => a.first - b.first || b.last - a.last);
    const parts = [];
    const rest = [];
    let at = first;
    const end = Math.min(last, lines.length);
    for (const { first: from, last: to, place } of stretches) {
        if (from < at || to > end)
            continue;
        let start = from;
        while (start > at && isAttachedLine(lines[start - 2] ?? '', codes[start - 2] ?? ''))
            start -= 1;
        rest.push(...lines.slice(at - 1, start - 1));
        parts.push(`${place}\n${lines.slice(start - 1, to).join('\n')}`);
        at = to + 1;
    }
    rest.push(...lines.slice(at - 1, end));
    return { parts, rest: rest.filter((line) => line !== '').join('\n') };
}
/** Returns whether all enclosing definitions are of the kinds in HOLDERS. */
function isInHoldersOnly(found, index) {
    for (let around = found[index]?.parent ?? -1; around >= 0; around = found[around]?.parent ?? -1) {
        if (!HOLDERS.has(found[around]?.definition.kind ?? 'function'))
            return false;
    }
    return true;
}
/** Returns whether a line is a comment, a decorator or an attribute. */
function isAttachedLine(line, code) {
    return line !== '' && (code.trim() === '' || /^\s*(?:@|#\[)/u.test(line));
}
//# sourceMappingURL=moves.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/captures.js

/**
 * Limits of the depth that a query searches and of the matches in progress at the same time. Each call of a chain is
 * two levels deep and keeps about 15 matches in progress, and every node is compared with all of them. Without these
 * limits a chain of 20,000 calls takes minutes.
 */
const MAX_DEPTH = 400;
const MAX_OPEN = 2_000;
/**
 * At most this many characters of a node are compared with a condition. A longer text ends with a character that no
 * condition contains.
 */
const MAX_TEXT = 300;
/**
 * Runs the query over the tree of a text. Captures whose names begin with an underscore are used only in conditions.
 */
function runQuery(tree, text, { query, conditions, fields }) {
    const known = new Map();
    const groups = new Map();
    const matches = [];
    for (const { patternIndex, captures } of query.matches(tree.rootNode, {
        matchLimit: MAX_OPEN,
        maxStartDepth: MAX_DEPTH,
    })) {
        const named = resolveFields(captures, fields);
        if (named === null)
            continue;
        const holds = conditions[patternIndex] ?? null;
        if (holds !== null) {
            const collectTexts = (wanted) => named.filter(({ name }) => name === wanted).map(({ node }) => clipText(text, toSpan(node, known)));
            if (!holds(collectTexts))
                continue;
        }
        const spans = [];
        for (const { name, node } of named) {
            if (name.startsWith('_'))
                continue;
            const span = toSpan(node, known);
            spans.push([name, span]);
            const group = groups.get(name);
            if (group === undefined)
                groups.set(name, new Map([[span.id, span]]));
            else
                group.set(span.id, span);
        }
        matches.push({ pattern: patternIndex, spans });
    }
    return { matches, of: (capture) => [...(groups.get(capture)?.values() ?? [])].sort(compareByPlace) };
}
/** Returns the captures with their node fields resolved; null if a required field is missing. */
function resolveFields(captures, fields) {
    if (fields.size === 0)
        return captures;
    const named = [];
    for (const one of captures) {
        const field = fields.get(one.name);
        if (field === undefined) {
            named.push(one);
            continue;
        }
        const node = one.node.childForFieldName(field.name);
        if (node?.isNamed)
            named.push({ name: field.capture, node });
        else if (field.needed)
            return null;
    }
    return named;
}
/** Parses the node fields from capture names: `in.body.body`, `maybe.type.parameter.type`. */
function readFields(captureNames) {
    return new Map(captureNames.flatMap((full) => {
        const [, kind, name = '', capture = ''] = /^(in|maybe)\.([a-z_]+)\.(.+)$/u.exec(full) ?? [];
        return kind === undefined ? [] : [[full, { name, capture, needed: kind === 'in' }]];
    }));
}
function clipText(text, { start, end }) {
    return end - start > MAX_TEXT ? `${text.slice(start, start + MAX_TEXT)}\u0000` : text.slice(start, end);
}
/** Returns the first span that a match captured under a name. */
function findCapture(match, capture) {
    return match.spans.find(([name]) => name === capture)?.[1];
}
function toSpan(node, known) {
    const before = known.get(node.id);
    if (before !== undefined)
        return before;
    const span = { id: node.id, start: node.startIndex, end: node.endIndex };
    known.set(node.id, span);
    return span;
}
//# sourceMappingURL=captures.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/predicates.js
/** Renames the conditions, so that tree-sitter returns them without evaluating them. */
function renamePredicates(query) {
    return query.replace(/\(#(not-)?(eq|match|any-of)\?/gu, '(#text-$1$2?');
}
/** The prefix of a capture that reads a node field (see captures.ts). */
const OF_FIELD = /^(?:in|maybe)\.[a-z_]+\./u;
/**
 * Returns the conditions of every pattern of a query made by `renamePredicates`; null for a pattern without
 * conditions.
 */
function compilePredicates(query) {
    return Array.from({ length: query.patternCount() }, (_, pattern) => {
        const all = query.predicatesForPattern(pattern).map(({ operator, operands }) => {
            const [first, ...others] = operands;
            const values = others.map((one) => (one.type === 'string' ? one.value : one.name));
            return first?.type === 'capture' ? compilePredicate(operator, first.name.replace(OF_FIELD, ''), values) : null;
        });
        const known = all.filter((one) => one !== null);
        return known.length === 0 ? null : (textsOf) => known.every((holds) => holds(textsOf));
    });
}
/** Builds a condition. It is satisfied if the match does not have the capture. */
function compilePredicate(operator, capture, values) {
    const positive = !operator.startsWith('text-not-');
    const test = createTextTest(operator.replace(/^text-(?:not-)?/u, ''), values);
    if (test === null)
        return null;
    return (textsOf) => textsOf(capture).every((text) => test(text) === positive);
}
function createTextTest(kind, values) {
    const [value = ''] = values;
    switch (kind) {
        case 'eq?':
            return (text) => text === value;
        case 'any-of?': {
            const known = new Set(values);
            return (text) => known.has(text);
        }
        case 'match?': {
            const pattern = new RegExp(value);
            return (text) => pattern.test(text);
        }
        default:
            return null;
    }
}
//# sourceMappingURL=predicates.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/queries.js


/** Compiles the query for the files, which must all be in the table's language. */
function compileQuery(table, files, grammar) {
    const texts = [...listFrames(table), ...files.flatMap(collectTexts)];
    const parts = table.query.flatMap((part) => {
        if (typeof part === 'string')
            return part;
        return texts.some((text) => part.where.test(text)) ? part.query : [];
    });
    const query = grammar.query(renamePredicates(parts.join('\n')));
    return { query, conditions: compilePredicates(query), fields: readFields(query.captureNames) };
}
/** Returns all texts that may be put around fragments of a diff. */
function listFrames({ fragments, inside = [], opening = '' }) {
    return [...fragments.flatMap(({ before, inner = '', after }) => [before, inner, after]), ...inside, opening];
}
/** Returns all texts of a file that may be parsed. The heading of a hunk may be put around it. */
function collectTexts({ file }) {
    const shown = file.hunks.flatMap(({ section, lines }) => [section, lines.join('\n')]);
    return [file.old_text ?? '', file.new_text ?? '', ...shown];
}
//# sourceMappingURL=queries.js.map
// EXTERNAL MODULE: ./build/src/engine/text/text-forms.js
var text_forms = __webpack_require__(83273);
// EXTERNAL MODULE: ./build/src/base/hunk-lines.js
var hunk_lines = __webpack_require__(54437);
;// CONCATENATED MODULE: ./build/src/engine/syntax/fragment.js
/** A piece out of the middle of a file, and what is put around it to read it. */

/** One side of a hunk. */
function extractFragment(hunk, side) {
    return {
        start: Math.max(1, hunk[`${side}_start`]),
        lines: (0,hunk_lines/* readSideTexts */.eF)(hunk.lines, side),
    };
}
/** The fragment in its framing, as one text. */
function framed({ lines }, { before, after }) {
    return [...before, ...lines, ...after].join('\n');
}
//# sourceMappingURL=fragment.js.map
// EXTERNAL MODULE: ./build/src/engine/text/reach.js
var reach = __webpack_require__(66829);
// EXTERNAL MODULE: ./build/src/engine/text/scan.js
var scan = __webpack_require__(82725);
// EXTERNAL MODULE: ./build/src/engine/syntax/docstrings.js
var docstrings = __webpack_require__(1028);
;// CONCATENATED MODULE: ./build/src/engine/syntax/word-blocks.js
/** Completes fragments in languages whose blocks end with a keyword (`end`). */


/** Keywords that open a block at the start of a line or of an assigned value. */
const BEGINS = /^\s*(?:class|module|def|if|unless|while|until|case|begin|for)\b/u;
const ASSIGNS = /=\s*(?:if|unless|case|begin)\b/u;
const DOES = /\bdo\s*(?:\|[^|]{0,200}\|)?\s*$/u;
/** A method without `end`: `def name(…) = value`. */
const ENDLESS = /^\s*def\s[^=]{0,200}\)?\s=\s/u;
const ENDS = /^\s*end\b/u;
const ENDS_LINE = /\bend\s*$/u;
const CLOSER = { '(': ')', '[': ']', '{': '}' };
const OPENER = { ')': '_(', ']': '[', '}': '_ {' };
/**
 * Returns the framings to try for such a fragment, most likely first. It adds as many blocks as the fragment closes.
 * The innermost one may be an `if` or a `case` if the fragment contains its `else` or `when`.
 */
function listWordFramings(fragment, form) {
    const { closed, open, openers, closers } = countBlocks(fragment, form);
    const around = (count) => Array.from({ length: count }, () => 'begin');
    const brackets = openers.length === 0 ? [] : [openers.join(' ')];
    const after = [...(closers.length === 0 ? [] : [closers.join('')]), ...Array.from({ length: open }, () => 'end')];
    const plain = { before: [...around(closed), ...brackets], after };
    const branching = ['if _', 'case _'].map((branch) => closed === 0
        ? { before: [branch, ...brackets], after: [...after, 'end'] }
        : { before: [...around(closed - 1), branch, ...brackets], after });
    const listed = closed === 0 && openers.length === 0 ? [{ before: ['_('], after: [...after, ')'] }] : [];
    return [plain, ...branching, ...listed];
}
function countBlocks({ lines, start }, form) {
    let closed = 0;
    let open = 0;
    const openers = [];
    const brackets = [];
    for (const { code } of (0,scan/* scanLines */.J)(lines, form, start <= 1)) {
        if (opensBlock(code))
            open += 1;
        if (ENDS.test(code)) {
            if (open > 0)
                open -= 1;
            else
                closed += 1;
        }
        for (const char of code) {
            const closer = CLOSER[char];
            if (closer !== undefined)
                brackets.push(closer);
            else if (OPENER[char] !== undefined) {
                if (brackets.at(-1) === char)
                    brackets.pop();
                else if (brackets.length === 0)
                    openers.push(OPENER[char] ?? '');
            }
        }
    }
    return { closed, open, openers: openers.reverse(), closers: brackets.reverse() };
}
function opensBlock(code) {
    if (DOES.test(code.slice(-400)))
        return true;
    const head = code.slice(0, reach/* REACH */.o.head);
    return (BEGINS.test(head) && !ENDS_LINE.test(code.slice(-20)) && !ENDLESS.test(head)) || ASSIGNS.test(head);
}
//# sourceMappingURL=word-blocks.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/framings.js
/** How a piece out of the middle of a file may be framed, so that a grammar takes it. */




/** How a fragment may be read, likeliest first; a heading is git's guess at what is around it. */
function listFramings(fragment, heading, table, form) {
    const framings = table.indented
        ? listIndentedFramings(fragment, heading.trim(), table)
        : table.words === true
            ? listWordFramings(fragment, form)
            : listBracketFramings(fragment, heading.trim(), table, form);
    const [commentStart, commentEnd] = findCommentFraming(fragment, form);
    const { opening } = table;
    const first = opening === undefined || fragment.lines.some((line) => line.includes(opening)) ? [] : [opening];
    return framings.map(({ before, after }) => ({
        before: [...first, ...before, ...commentStart],
        after: [...commentEnd, ...after],
    }));
}
/**
 * Returns the text that opens a block comment or docstring which the fragment only closes, and the text that closes a
 * comment which it only opens.
 */
function findCommentFraming({ lines, start: number }, form) {
    const docstring = number <= 1 ? null : (0,docstrings/* findOpenDocstring */.b)(lines, form);
    if (docstring !== null) {
        const last = lines.find((line) => line.includes(docstring.close)) ?? '';
        return [[`${/^[ \t]*/u.exec(last)?.[0] ?? ''}${docstring.open}`], []];
    }
    const { block } = form;
    if (!block.some(([open]) => open === '/*'))
        return [[], []];
    const text = lines.join('\n');
    const end = text.indexOf('*/');
    const start = text.indexOf('/*');
    const last = text.lastIndexOf('/*');
    const stays = last > text.lastIndexOf('*/') && text.slice(text.lastIndexOf('\n', last) + 1, last).trim() === '';
    return [end >= 0 && (start < 0 || end < start) ? ['/*'] : [], stays ? ['*/'] : []];
}
const framings_CLOSER = { '(': ')', '[': ']', '{': '}' };
const framings_OPENER = { ')': '(', ']': '[', '}': '{' };
function measureBalance({ lines, start }, form) {
    const openers = [];
    const open = [];
    const scanned = (0,scan/* scanLines */.J)(lines, form, start <= 1);
    scanned.forEach(({ code }, index) => {
        for (let at = 0; at < code.length; at += 1) {
            const char = code.charAt(at);
            const closer = framings_CLOSER[char];
            if (closer !== undefined)
                open.push(closer);
            else if (framings_OPENER[char] !== undefined) {
                if (open.at(-1) === char)
                    open.pop();
                else if (open.length === 0) {
                    const below = scanned[index + 1]?.code.slice(0, reach/* REACH */.o.word) ?? '';
                    openers.push(selectOpener(char, `${code.slice(at + 1, at + 20)} ${below}`));
                }
            }
        }
    });
    return { openers: openers.reverse(), closers: open.reverse() };
}
/** Returns the text to put before the fragment for a closing bracket, depending on what follows the bracket. */
function selectOpener(closer, rest) {
    if (closer !== '}')
        return framings_OPENER[closer] ?? '';
    if (/^\s*(?:catch|finally)\b/u.test(rest))
        return 'try {';
    return /^\s*else\b/u.test(rest) ? 'if (0) {' : '{';
}
function listBracketFramings(fragment, heading, table, form) {
    const { openers, closers } = measureBalance(fragment, form);
    const end = closers.length === 0 ? [] : [closers.join('')];
    const framings = [];
    const [outermost, ...others] = openers;
    const add = (before, after, inner) => {
        if (outermost === undefined)
            framings.push({ before: [before], after: [...end, after] });
        else if (outermost.endsWith('{')) {
            const [next, ...rest] = others;
            const second = next === undefined ? [] : [next === '{' ? inner : next];
            framings.push({ before: [[before, ...second, ...rest].join(' ')], after: end });
        }
    };
    const [first] = table.fragments;
    // The heading encloses the fragment only if the fragment begins inside a definition.
    if (heading.endsWith('{') && (openers.length > 0 || /^[ \t]/u.test(fragment.lines.find(isInked) ?? ''))) {
        add(heading, '}', first?.inner ?? '{');
    }
    if (first !== undefined && hasMethods(fragment))
        add(first.before, first.after, first.inner ?? '{');
    if (openers.length === 0 && fragment.lines.every((line) => /^(?:\s|$)/u.test(line))) {
        for (const one of table.fragments)
            if (one.first === true)
                add(one.before, one.after, '{');
    }
    framings.push({ before: openers.length === 0 ? [] : [openers.join(' ')], after: end });
    if (openers.at(-1)?.endsWith('{') === true) {
        for (const inside of table.inside ?? []) {
            framings.push({ before: [[...openers.slice(0, -1), inside].join(' ')], after: end });
        }
    }
    for (const { before, after, inner } of table.fragments)
        add(before, after, inner ?? '{');
    return framings;
}
const isInked = (line) => line.trim() !== '';
/**
 * Returns whether a line like `total(a) {` is at the fragment's own indentation. The grammar reads it as a call and a
 * block, but it is a method.
 */
function hasMethods({ lines }) {
    const inked = lines.filter(isInked);
    const least = inked.reduce((least, line) => Math.min(least, line.search(/\S/u)), Number.POSITIVE_INFINITY);
    return inked.some((line) => line.search(/\S/u) === least && METHOD.test(line.slice(least, least + 300)));
}
const METHOD = /^(?:(?:async|static|get|set|public|private|protected|override|readonly)\s+)*(?!(?:if|for|while|switch|catch|with|function|return|await|new|do|else|try|describe|it|test)\b)[\p{L}_$#][\p{L}\p{N}_$]*\([^()]*\)(?:\s*:\s*[^;{}=]{1,100})?\s*\{/u;
/** Returns framings that open a block for each level by which the fragment's indentation decreases. */
function listIndentedFramings({ lines }, heading, table) {
    const steps = [];
    let least = Number.POSITIVE_INFINITY;
    for (const line of lines) {
        const indentation = /^[ \t]*/u.exec(line)?.[0] ?? '';
        if (indentation.length === line.trimEnd().length || indentation.length >= least)
            continue;
        least = indentation.length;
        steps.push(indentation);
    }
    const levels = least > 0 && steps.length > 0 ? ['', ...steps.reverse()] : steps.reverse();
    // The deepest level is the fragment itself.
    const opened = levels.slice(0, -1);
    if (opened.length === 0)
        return [{ before: [], after: [] }];
    const framings = table.fragments.map(({ before, inner }) => ({
        before: opened.map((indentation, at) => indentation + (at === 0 ? before : (inner ?? before))),
        after: [],
    }));
    if (!/^(?:class|def|async\s+def)\s.*:$/su.test(heading))
        return framings;
    // A class is the outermost enclosing block, a function the innermost.
    const place = heading.startsWith('class') ? 0 : opened.length - 1;
    const rung = table.fragments[0]?.before ?? '';
    const known = opened.map((indentation, at) => indentation + (at === place ? heading : rung));
    return [{ before: known, after: [] }, ...framings];
}
//# sourceMappingURL=framings.js.map
// EXTERNAL MODULE: ./build/src/engine/syntax/parse-limits.js
var parse_limits = __webpack_require__(4094);
;// CONCATENATED MODULE: ./build/src/engine/text/line-index.js
/** Where the lines of a text begin. */

class LineIndex {
    starts;
    constructor(text) {
        const starts = [0];
        for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
            starts.push(at + 1);
        this.starts = starts;
    }
    /** Returns the line of an offset, from 1. */
    of(offset) {
        return (0,order/* countBefore */.t)(this.starts, (start) => start <= offset);
    }
    /** Returns the offset at which a line begins; infinite for a line that does not exist. */
    start(line) {
        return this.starts[line - 1] ?? Number.POSITIVE_INFINITY;
    }
    /** Returns the lines of a range; a line break at its end adds no line. */
    range(start, end) {
        return { first: this.of(start), last: this.of(Math.max(start, end - 1)) };
    }
}
//# sourceMappingURL=line-index.js.map
;// CONCATENATED MODULE: ./build/src/engine/text/tokens.js
/** A text's tokens, roughly: words, single signs, and strings as one. Enough to tell whether two pieces say the same. */

const TOKEN = /[\p{L}\p{N}_$]+|\S/gu;
class Tokens {
    code;
    strings;
    /** `code`: the text without its comments; `strings` sorted by position. */
    constructor(code, strings) {
        this.code = code;
        let end = -1;
        this.strings = strings.filter((string) => {
            if (string.end <= end)
                return false;
            end = string.end;
            return true;
        });
    }
    /** Returns the tokens between two offsets. */
    in(start, end) {
        const tokens = [];
        let at = start;
        for (let next = this.firstAfter(start); next < this.strings.length; next += 1) {
            const string = this.strings[next];
            if (string === undefined || string.end > end)
                break;
            this.split(at, string.start, tokens);
            tokens.push(this.code.slice(string.start, string.end));
            at = string.end;
        }
        this.split(at, end, tokens);
        return tokens;
    }
    split(start, end, into) {
        if (end <= start)
            return;
        for (const token of this.code.slice(start, end).match(TOKEN) ?? [])
            into.push(token);
    }
    firstAfter(start) {
        return (0,order/* countBefore */.t)(this.strings, (string) => string.start < start);
    }
}
//# sourceMappingURL=tokens.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/calls.js
/** The calls of a text, and what becomes of their results. */


const MAX_CALLEE = 200;
/** At most this many characters of a long call chain are read, counted from its end. */
const MAX_CHAIN = 1_000;
const MAX_ARGUMENT = 500;
const MAX_REST = 300;
/**
 * Finds the calls, in the order of the text. In a chain all calls start at the same offset, so the last call comes
 * first.
 */
function findCalls(captures, code, lines) {
    const awaited = mapStartsToEnds(captures.of('awaited'));
    const discarded = new Set(captures.of('statement').map(({ id }) => id));
    const lists = captures.of('arguments');
    const calls = new Map();
    for (const match of captures.matches) {
        const span = findCapture(match, 'call');
        if (span === undefined || calls.has(span.id))
            continue;
        const args = findCapture(match, 'arguments');
        const callee = findCapture(match, 'callee') ?? { start: span.start, end: args?.start ?? span.end };
        calls.set(span.id, {
            start: span.start,
            end: span.end,
            call: {
                callee: readCallee(code, callee, lists),
                ...lines.range(span.start, span.end),
                awaited: (awaited.get(span.start) ?? -1) >= span.end,
                discarded: discarded.has(span.id),
                ...(args === undefined ? NO_ARGUMENTS : readArguments(code, args)),
            },
        });
    }
    return [...calls.values()].sort((a, b) => a.start - b.start || b.end - a.end);
}
/** Returns the awaited expressions by start offset. Every call of a chain is awaited with the chain. */
function mapStartsToEnds(spans) {
    const ends = new Map();
    for (const { start, end } of spans)
        ends.set(start, Math.max(end, ends.get(start) ?? end));
    return ends;
}
function readCallee(code, callee, lists) {
    const start = Math.max(callee.start, callee.end - MAX_CHAIN);
    const parts = [];
    let at = start;
    for (let next = findFirstFrom(lists, start); next < lists.length; next += 1) {
        const list = lists[next];
        if (list === undefined || list.end > callee.end)
            break;
        if (list.start < at)
            continue;
        parts.push(code.slice(at, list.start));
        at = list.end;
    }
    parts.push(code.slice(at, callee.end));
    const text = parts.join('').trim();
    return text
        .replace(/^(?:new|await)\s+/u, (word) => (word.startsWith('new') ? 'new\u0000' : ''))
        .replace(/\s+/gu, '')
        .replace('\u0000', ' ')
        .slice(-MAX_CALLEE)
        .toWellFormed();
}
function findFirstFrom(lists, start) {
    return (0,order/* countBefore */.t)(lists, (list) => list.start < start);
}
const calls_OPENING = new Set('([{');
const CLOSING = new Set(')]}');
const NO_ARGUMENTS = { argument: '', rest: '' };
/**
 * Returns the first argument, and the text of the others. The first is the text up to the comma at its own depth. If strings contain commas or brackets, it may
 * only end at the length limit.
 */
function readArguments(code, list) {
    const text = code.slice(list.start, Math.min(list.end, list.start + 2 * MAX_ARGUMENT));
    const start = calls_OPENING.has(text.charAt(0)) ? 1 : 0;
    let depth = 0;
    let quote = '';
    let at = start;
    for (; at < text.length; at += 1) {
        const char = text.charAt(at);
        if (quote !== '') {
            if (char === '\\')
                at += 1;
            else if (char === quote)
                quote = '';
        }
        else if (char === '"' || char === "'" || char === '`')
            quote = char;
        else if (calls_OPENING.has(char))
            depth += 1;
        else if (CLOSING.has(char)) {
            if (depth === 0)
                break;
            depth -= 1;
        }
        else if (char === ',' && depth === 0)
            break;
    }
    const argument = text.slice(start, at).trim().slice(0, MAX_ARGUMENT).toWellFormed();
    const end = list.start + at + 1;
    const rest = end < list.end ? code.slice(end, Math.min(list.end, end + MAX_REST)).trim() : '';
    return {
        argument,
        rest: rest
            .replace(/[)\]}]$/u, '')
            .trim()
            .toWellFormed(),
    };
}
//# sourceMappingURL=calls.js.map
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
;// CONCATENATED MODULE: ./build/src/engine/syntax/exported.js

/** Kinds that have no hidden members. */
const OPEN = new Set(['interface', 'enum', 'type']);
/** Returns a function that decides whether a definition is visible outside its file or package. */
function createExportCheck(captures, code, heads, rule) {
    const marks = new SpanTree(captures.of('exported'));
    const hidden = new SpanTree(captures.of('hidden'));
    const holds = (all, one, outer) => {
        const mark = all.holder(one);
        return mark !== undefined && !(outer !== undefined && outer.start >= mark.start && outer.end <= mark.end);
    };
    const names = new Set(captures.of('exported.name').map(({ start, end }) => code.slice(start, end)));
    const marked = (one, outer) => {
        return holds(marks, one, outer) || (outer === undefined && names.has(one.label));
    };
    const isVisible = (how, one, outer, section) => {
        if (how === 'marked')
            return marked(one, outer);
        if (how === 'capital')
            return /^\p{Lu}/u.test(one.label);
        const words = [...section, ...heads.in(one.head.start, Math.max(one.head.start, one.name.start))];
        if (words.some((word) => rule.hiding.includes(word)))
            return false;
        return how === 'open' || words.some((word) => rule.showing.includes(word));
    };
    return (one, { definition, exported, inScope, section, hiddenByName }) => {
        if (rule.hidden?.test(one.label) === true || hiddenByName || holds(hidden, one, definition))
            return false;
        if (definition === undefined)
            return isVisible(inScope && rule.top !== 'marked' ? rule.members : rule.top, one, undefined, section);
        if (definition.kind === 'module')
            return exported && isVisible(rule.top, one, definition, section);
        if (OPEN.has(definition.kind))
            return exported && isVisible('open', one, definition, section);
        if (definition.kind === 'class')
            return exported && isVisible(rule.members, one, definition, section);
        return rule.top === 'marked' && marked(one, definition);
    };
}
//# sourceMappingURL=exported.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/head-tokens.js
/** Reads the tokens of definition heads without annotations and attributes. */

/** Returns tokens, except those in spans captured as `apart`. */
class HeadTokens {
    tokens;
    /** The outermost spans captured as `apart`, sorted by position. */
    apart;
    constructor(tokens, captures) {
        this.tokens = tokens;
        let end = -1;
        this.apart = captures.of('apart').filter((span) => {
            if (span.end <= end)
                return false;
            end = span.end;
            return true;
        });
    }
    /** Returns the tokens between two offsets. */
    in(start, end) {
        const parts = [];
        let at = start;
        for (let next = this.firstEndingAfter(start); next < this.apart.length; next += 1) {
            const span = this.apart[next];
            if (span === undefined || span.start >= end)
                break;
            parts.push(...this.tokens.in(at, Math.max(at, span.start)));
            at = span.end;
        }
        parts.push(...this.tokens.in(at, Math.max(at, end)));
        return parts;
    }
    firstEndingAfter(start) {
        return (0,order/* countBefore */.t)(this.apart, (span) => span.end <= start);
    }
}
//# sourceMappingURL=head-tokens.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/parameters.js
/** The parameters of a definition: those of the first list after its name. */





const parameters_MAX_TEXT = 200;
/** Returns a function that returns the parameters of a definition. */
function createParameterLookup(captures, code) {
    const lists = captures.of('parameters');
    const nest = new SpanTree(lists);
    const byList = new Map();
    for (const one of collectParameters(captures, code)) {
        const list = nest.holder(one);
        if (list === undefined)
            continue;
        (0,groups/* addToGroup */.Mr)(byList, list.id, one.parameter);
    }
    return ({ head, name, parameters }) => {
        const list = parameters ?? findFirstIn(lists, Math.max(name.end, head.start), head.end);
        return list === undefined ? [] : (byList.get(list.id) ?? []);
    };
}
function findFirstIn(lists, start, end) {
    const list = lists[(0,order/* countBefore */.t)(lists, (one) => one.start < start)];
    return list !== undefined && list.end <= end ? list : undefined;
}
/** Returns each parameter once, sorted by position. If two patterns match, the first pattern of the query wins. */
function collectParameters(captures, code) {
    const byName = new Map();
    for (const match of captures.matches) {
        const span = findCapture(match, 'parameter');
        if (span === undefined)
            continue;
        const name = findCapture(match, 'parameter.name');
        const type = findCapture(match, 'parameter.type');
        const key = name?.id ?? span.id;
        const before = byName.get(key);
        if (before !== undefined && before.pattern < match.pattern)
            continue;
        const optional = findCapture(match, 'parameter.optional') !== undefined;
        byName.set(key, {
            start: span.start,
            end: span.end,
            pattern: match.pattern,
            parameter: {
                name: name === undefined ? '' : readText(code, name).replace(/^[.*&]+\s*/u, ''),
                optional: optional || (before?.pattern === match.pattern && before.parameter.optional),
                type: type === undefined ? (before?.parameter.type ?? '') : readText(code, type).replace(/^(?::|->)\s*/u, ''),
            },
        });
    }
    return [...byName.values()].sort(compareByPlace);
}
function readText(code, { start, end }) {
    return (0,base_text/* foldSpace */.GQ)(code.slice(start, Math.min(end, start + parameters_MAX_TEXT)).toWellFormed());
}
//# sourceMappingURL=parameters.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/sections.js
/** What a text says of definitions beside them: `private:` before some, `private :name` behind one. */


/** Reads the captures `section` and `hidden.name`. */
function findSections(captures, nest, code) {
    const sections = new Map();
    for (const { start, end } of captures.of('section')) {
        (0,groups/* addToGroup */.Mr)(sections, nest.around({ start, end }), { start, words: code.slice(start, end).match(/\w+/gu) ?? [] });
    }
    const hidden = new Map();
    for (const span of captures.of('hidden.name')) {
        (0,groups/* addToGroup */.Mr)(hidden, nest.around(span), code.slice(span.start, span.end).replace(/^:/u, ''));
    }
    const names = new Map([...hidden].map(([container, all]) => [container, new Set(all)]));
    return {
        wordsFor: (container, place) => findLastBefore(sections.get(container) ?? [], place)?.words ?? [],
        hides: (container, name) => names.get(container)?.has(name) ?? false,
    };
}
function findLastBefore(all, place) {
    return all[(0,order/* countBefore */.t)(all, ({ start }) => start < place) - 1];
}
//# sourceMappingURL=sections.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/definitions.js
/** The definitions of a text: names, what is around them, parameters, signatures, and who may see them. */








const KINDS = new Map(['function', 'method', 'class', 'interface', 'type', 'enum', 'constant', 'variable', 'field', 'module'].map((kind) => [`definition.${kind}`, kind]));
const MAX_NAME = 200;
const MAX_CONTAINER = 300;
const MAX_SIGNATURE = 2_000;
/** Finds the definitions, in the order of the text. */
function findDefinitions(captures, code, lines, tokens, table) {
    const named = collectNamedPlaces(captures.matches, code);
    const nest = new SpanTree(named);
    const heads = new HeadTokens(tokens, captures);
    const sections = findSections(captures, nest, code);
    const parameters = createParameterLookup(captures, code);
    const containers = [];
    const outers = [];
    const exported = [];
    const places = new Map();
    const found = [];
    const seen = createExportCheck(captures, code, heads, table.exported);
    named.forEach((one, index) => {
        const parent = nest.parentOf(index);
        // Names that share a node are siblings, not parent and child.
        const beside = named[parent]?.start === one.start && named[parent]?.end === one.end;
        const around = beside ? (outers[parent] ?? -1) : parent;
        outers.push(around);
        const outer = named[around];
        const path = outer === undefined ? null : joinContainer(containers[around] ?? null, outer.label);
        const container = one.container === null ? path : joinContainer(path, one.container);
        containers.push(container);
        const definedIn = findEnclosingDefinition(named, nest, around);
        exported.push(one.kind !== null &&
            seen(one, {
                definition: named[definedIn],
                exported: exported[definedIn] ?? false,
                inScope: around !== definedIn || one.container !== null,
                section: sections.wordsFor(around, one.start),
                hiddenByName: sections.hides(around, one.label),
            }));
        if (one.kind === null)
            return;
        places.set(index, found.length);
        found.push({
            start: one.start,
            end: one.end,
            name: one.name,
            nameLine: lines.of(one.name.start),
            headEnd: one.head.end,
            parent: places.get(definedIn) ?? -1,
            definition: {
                name: one.label,
                container,
                kind: one.kind,
                ...lines.range(one.start, one.end),
                exported: exported[index] ?? false,
                parameters: takesParameters(one.kind) ? parameters(one) : [],
                signature: readSignature(one, heads),
            },
        });
    });
    return found;
}
function takesParameters(kind) {
    return kind === 'function' || kind === 'method' || kind === 'class';
}
/**
 * Returns each definition once, sorted by position. If two patterns match a node, the first pattern of the query wins.
 */
function collectNamedPlaces(matches, code) {
    const byNode = new Map();
    for (const match of matches) {
        const named = readNamedPlace(match, code);
        if (named === null)
            continue;
        const { span, one } = named;
        const others = byNode.get(span.id);
        const pattern = others?.values().next().value?.pattern ?? one.pattern;
        if (others === undefined || one.pattern < pattern) {
            byNode.set(span.id, new Map([[one.name.id, one]]));
        }
        else if (one.pattern === pattern && (others.get(one.name.id)?.captures ?? 0) < one.captures) {
            others.set(one.name.id, one);
        }
    }
    return [...byNode.values()].flatMap((names) => [...names.values()]).sort(compareByPlace);
}
function readNamedPlace(match, code) {
    const hit = match.spans.find(([capture]) => KINDS.has(capture) || capture === 'scope');
    const name = findCapture(match, 'name');
    if (hit === undefined || name === undefined)
        return null;
    const [capture, span] = hit;
    const body = findCapture(match, 'body');
    const container = findCapture(match, 'container');
    const one = {
        start: Math.min(span.start, name.start),
        end: Math.max(span.end, body?.end ?? 0),
        kind: KINDS.get(capture) ?? null,
        name,
        label: readLabel(code, name),
        container: container === undefined ? null : readContainer(code.slice(container.start, container.end)),
        // `exports.total = …`: the object before the name is not part of the signature.
        prefix: container !== undefined && /^(?:\.|::)$/u.test(code.slice(container.end, name.start))
            ? container.start
            : name.start,
        head: { start: span.start, end: body === undefined ? span.end : Math.min(body.start, span.end) },
        parameters: findCapture(match, 'parameters'),
        pattern: match.pattern,
        captures: match.spans.length,
    };
    return { span, one };
}
function readLabel(code, name) {
    const [start, end] = findStringContent(code, name);
    return (0,base_text/* foldSpace */.GQ)(code.slice(start, Math.min(end, start + MAX_NAME)).toWellFormed()).replace(/^:(?=\w)/u, '');
}
/** Returns the name of a container: `*Server[T]` → `Server`, `Cart.prototype` → `Cart`; null if there is none. */
function readContainer(text) {
    const name = text
        .slice(0, MAX_NAME)
        .toWellFormed()
        .replace(/[<[(].*$/su, '')
        .replace(/[*&\s]/gu, '')
        .replace(/::/gu, '.')
        .replace(/\.prototype$/u, '');
    return name === '' || /^(?:(?:module\.)?exports|this|self)$/u.test(name) ? null : name;
}
function joinContainer(outer, inner) {
    return (outer === null ? inner : `${outer}.${inner}`).slice(-MAX_CONTAINER).toWellFormed();
}
function findEnclosingDefinition(named, nest, index) {
    let around = index;
    while (around >= 0 && named[around]?.kind === null)
        around = nest.parentOf(around);
    return around;
}
/** Keywords that name the kind of a definition. The signature does not include them. */
const KIND_WORDS = new Set('function,def,fn,func,fun,class,interface,enum,struct,trait,type,namespace,module'.split(','));
/** Returns the text before the body, without the name. */
function readSignature({ head, name, prefix }, heads) {
    const end = Math.min(head.end, head.start + MAX_SIGNATURE);
    const before = heads.in(head.start, Math.min(prefix, end)).filter((token) => !KIND_WORDS.has(token));
    const all = [...before, ...heads.in(Math.max(name.end, head.start), end)];
    let first = 0;
    let last = all.length;
    while (first < last && (all[first] === '=' || KIND_WORDS.has(all[first] ?? '')))
        first += 1;
    while (last > first && /^[={:;>,]$/u.test(all[last - 1] ?? '') && !closesBracket(all, first, last))
        last -= 1;
    return all.slice(first, last).join(' ').toWellFormed();
}
/** Returns whether a `>` at the end closes type arguments; the other case is the second character of an arrow. */
function closesBracket(all, first, last) {
    return all[last - 1] === '>' && last - 2 >= first && all[last - 2] !== '=';
}
//# sourceMappingURL=definitions.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/handlers.js


/** Finds the handlers, in the order of the text. */
function findHandlers(captures, code, calls, lines, table) {
    const handlers = collectHandlers(captures, code);
    const nest = new SpanTree(handlers);
    const passing = new Set();
    for (const span of captures.of('passes')) {
        const handler = nest.holder(span);
        if (handler?.body != null && span.start >= handler.body.start)
            passing.add(handler.id);
    }
    for (const { start, end, call } of table.passers === null ? [] : calls) {
        const handler = nest.holder({ start, end });
        if (handler?.body == null || handler.error === null || start < handler.body.start)
            continue;
        if (call.argument === handler.error && table.passers?.test(call.callee) === true)
            passing.add(handler.id);
    }
    const nothing = new Set(['', ...table.nothing]);
    return handlers.map(({ id, start, end, body }) => ({
        ...lines.range(start, end),
        empty: body === null ||
            nothing.has(code
                .slice(body.start, body.end)
                .replace(/[\s{};]/gu, '')
                .slice(0, 50)),
        passesOn: passing.has(id),
    }));
}
function collectHandlers(captures, code) {
    const found = new Map();
    for (const match of captures.matches) {
        const span = findCapture(match, 'handler');
        if (span === undefined)
            continue;
        const error = findCapture(match, 'error');
        const before = found.get(span.id);
        found.set(span.id, {
            ...span,
            body: findCapture(match, 'body') ?? before?.body ?? null,
            error: error === undefined ? (before?.error ?? null) : code.slice(error.start, error.end).trim(),
        });
    }
    return [...found.values()].sort(compareByPlace);
}
//# sourceMappingURL=handlers.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/test-cases.js
/** Test cases and suites, and which of them run. */




const test_cases_MAX_NAME = 300;
/** Finds cases and suites, in the order of the text. */
function findTestCases(captures, text, lines) {
    const cases = collectCases(captures, text);
    const nest = new SpanTree(cases);
    const marked = (capture) => new Set(captures.of(capture).map((span) => nest.holder(span)?.id ?? -1));
    const focused = marked('focused');
    const disabled = marked('disabled');
    return cases.map(({ id, name, suite, start, end }) => ({
        name,
        suite,
        ...lines.range(start, end),
        runs: disabled.has(id) ? 'disabled' : focused.has(id) ? 'focused' : 'always',
    }));
}
/** Returns each case or suite once. If two patterns match a node, the first pattern of the query wins. */
function collectCases(captures, text) {
    const found = new Map();
    for (const match of captures.matches) {
        const single = findCapture(match, 'case');
        const span = single ?? findCapture(match, 'suite');
        const before = span === undefined ? undefined : found.get(span.id);
        if (span === undefined || (before !== undefined && before.pattern <= match.pattern))
            continue;
        const name = findCapture(match, 'name');
        const body = findCapture(match, 'body');
        found.set(span.id, {
            ...span,
            end: Math.max(span.end, body?.end ?? 0),
            suite: single === undefined,
            name: name === undefined ? '' : readCaseName(text, name),
            pattern: match.pattern,
        });
    }
    return [...found.values()].sort(compareByPlace);
}
function readCaseName(text, name) {
    const [start, end] = findStringContent(text, name);
    return (0,base_text/* foldSpace */.GQ)(text.slice(start, Math.min(end, start + test_cases_MAX_NAME)).toWellFormed());
}
//# sourceMappingURL=test-cases.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/parsed-text.js









/** Maximum length kept of a string or a module name. */
const MAX_STRING = 500;
/** Reads the tree of a text. */
function readTree(tree, text, whole, table, query) {
    const captures = runQuery(tree, text, query);
    const marked = {
        comments: captures.of('comment'),
        strings: captures.of('string'),
        regexes: captures.of('regex'),
        holes: captures.of('string.hole'),
    };
    const code = blankComments(text, marked.comments);
    const lines = new LineIndex(text);
    const tokens = new Tokens(code, [...marked.strings, ...marked.regexes].sort(compareByPlace));
    const calls = findCalls(captures, code, lines);
    const found = findDefinitions(captures, code, lines, tokens, table);
    const asserting = table.assertions === null ? [] : calls.filter(({ call }) => table.assertions?.test(call.callee));
    const side = {
        whole,
        definitions: found.map(({ definition }) => definition),
        calls: calls.map(({ call }) => call),
        literals: marked.strings.map((span) => {
            const [start, end] = findStringContent(text, span);
            return {
                text: text.slice(start, Math.min(end, start + MAX_STRING)).toWellFormed(),
                ...lines.range(span.start, span.end),
            };
        }),
        handlers: findHandlers(captures, code, calls, lines, table),
        cases: findTestCases(captures, text, lines),
        assertions: selectOutermost([...captures.of('assertion'), ...asserting]).map(({ start, end }) => ({
            ...lines.range(start, end),
            text: tokens.in(start, end).join(' '),
        })),
        imports: findImports(captures, text, lines),
    };
    return { text, code, lines, tokens, marked, found, side };
}
function selectOutermost(stretches) {
    let end = -1;
    return [...stretches].sort(compareByPlace).filter((one) => {
        if (one.end <= end)
            return false;
        end = one.end;
        return true;
    });
}
function findImports(captures, text, lines) {
    const found = new Map();
    for (const match of captures.matches) {
        const around = findCapture(match, 'import');
        if (around === undefined)
            continue;
        const parts = match.spans.filter(([capture]) => capture === 'module').map(([, span]) => span);
        const [span] = parts;
        if (span === undefined)
            continue;
        const [start, end] = findStringContent(text, { start: span.start, end: parts.at(-1)?.end ?? span.end });
        const module = text
            .slice(start, Math.min(end, start + MAX_STRING))
            .toWellFormed()
            .replace(/\s+/gu, '');
        if ((found.get(span.id)?.module.length ?? 0) > module.length)
            continue;
        found.set(span.id, { module, ...lines.range(around.start, around.end), start: span.start });
    }
    return [...found.values()]
        .sort((a, b) => a.start - b.start)
        .map(({ module, first, last }) => ({ module, first, last }));
}
//# sourceMappingURL=parsed-text.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/sides.js
/** The two sides of a changed file as trees: whole texts where they are at hand, else what the hunks show. */






/** If a larger share of a piece's characters does not parse, it is read as text. */
const MAX_ERRORS = 0.5;
/**
 * Reads both sides; returns a string with the reason if they must be read as text. `keep` receives every tree; the
 * caller must delete them.
 */
function readSides(file, language, table, { grammar, query }, keep) {
    const reader = new SideReader(table, grammar, query, language, keep);
    const texts = selectWholeTexts(file);
    const fault = [texts?.before, texts?.after]
        .map((text) => (text == null ? null : (0,parse_limits/* describeExceededLimit */.ue)(text, table)))
        .find((one) => one != null);
    if (fault != null)
        return fault;
    const before = texts === null ? reader.fragments(file, 'old') : reader.whole(texts.before);
    const after = texts === null ? reader.fragments(file, 'new') : reader.whole(texts.after);
    if (typeof before === 'string')
        return before;
    if (typeof after === 'string')
        return after;
    const parts = [...(before?.pieces ?? []), ...(after?.pieces ?? [])];
    const what = `parts ${texts === null ? 'of the hunks' : 'of the text'}`;
    const reasons = [
        ...(parts.some(({ errors }) => errors > 0) ? [`${what} do not parse`] : []),
        ...(parts.some(({ tree }) => (0,parse_limits/* isDeeper */.QZ)(tree, MAX_DEPTH))
            ? [`${what} are more than ${MAX_DEPTH} levels deep and were not looked at as syntax`]
            : []),
    ];
    return { before, after, reason: reasons.join('; ') };
}
/** Returns the texts of both sides, null for a side that does not exist. Returns null if the texts are unavailable. */
function selectWholeTexts(file) {
    const only = file.hunks.length === 1 ? file.hunks[0] : undefined;
    const shown = (side) => only !== undefined && Math.max(only.old_start, only.new_start) <= 1
        ? extractFragment(only, side).lines.join('\n')
        : null;
    if (file.status === 'added') {
        const after = file.new_text ?? shown('new');
        return after === null ? null : { before: null, after };
    }
    if (file.status === 'deleted') {
        const before = file.old_text ?? shown('old');
        return before === null ? null : { before, after: null };
    }
    return file.old_text === null || file.new_text === null ? null : { before: file.old_text, after: file.new_text };
}
class SideReader {
    table;
    grammar;
    query;
    language;
    keep;
    constructor(table, grammar, query, language, keep) {
        this.table = table;
        this.grammar = grammar;
        this.query = query;
        this.language = language;
        this.keep = keep;
    }
    whole(text) {
        if (text === null)
            return null;
        const tree = this.parse(text);
        const errors = (0,parse_limits/* countErrorCharacters */.Q6)(tree);
        if (errors > MAX_ERRORS * text.length)
            return 'most of the text does not parse';
        const reading = readTree(tree, text, true, this.table, this.query);
        const piece = { tree, reading, first: 1, last: Number.POSITIVE_INFINITY, shift: 0, errors, usable: true };
        return { pieces: [piece], syntax: reading.side };
    }
    fragments(file, side) {
        if (file.hunks.length === 0)
            return 'no lines at hand';
        if (file.status === (side === 'new' ? 'deleted' : 'added'))
            return null;
        const pieces = [];
        for (const hunk of file.hunks) {
            const fragment = extractFragment(hunk, side);
            const text = fragment.lines.join('\n');
            const fault = (0,parse_limits/* describeExceededLimit */.ue)(text, this.table);
            if (fault !== null)
                return fault;
            pieces.push(this.fragment(fragment, hunk.section));
        }
        if (!pieces.some(({ usable }) => usable))
            return 'the hunks do not parse';
        return { pieces, syntax: mergePieces(pieces.filter(({ usable }) => usable)) };
    }
    /** Returns the reading with the fewest errors. */
    fragment(fragment, heading) {
        let best = null;
        for (const framing of listFramings(fragment, heading, this.table, (0,text_forms/* findTextForm */.d)(this.language))) {
            const text = framed(fragment, framing);
            const tree = this.parse(text);
            const errors = (0,parse_limits/* countErrorCharacters */.Q6)(tree, best?.errors);
            if (best === null || errors < best.errors)
                best = { tree, text, before: framing.before.length, errors };
            if (errors === 0)
                break;
        }
        if (best === null)
            throw new Error('a fragment can be read in no way');
        const { tree, text, before, errors } = best;
        return {
            tree,
            reading: readTree(tree, text, false, this.table, this.query),
            first: before + 1,
            last: before + fragment.lines.length,
            shift: fragment.start - 1 - before,
            errors,
            usable: errors <= MAX_ERRORS * text.length,
        };
    }
    parse(text) {
        const tree = this.grammar.parse(text);
        this.keep(tree);
        return tree;
    }
}
/** Converts the lines of an item to lines of the file; null if the item begins in the text that the framing added. */
function toFileLines(piece, one) {
    if (one.first < piece.first || one.first > piece.last)
        return null;
    return { ...one, first: one.first + piece.shift, last: Math.min(one.last, piece.last) + piece.shift };
}
function mergePieces(pieces) {
    const all = (of) => pieces.flatMap((piece) => of(piece.reading.side).flatMap((one) => toFileLines(piece, one) ?? []));
    return {
        whole: false,
        definitions: all((side) => side.definitions).map((one) => ({ ...one, container: toRealContainer(one.container) })),
        calls: all((side) => side.calls),
        literals: all((side) => side.literals),
        handlers: all((side) => side.handlers),
        cases: all((side) => side.cases),
        assertions: all((side) => side.assertions),
        imports: all((side) => side.imports),
    };
}
/** Returns a container name without the names that a framing added. */
function toRealContainer(container) {
    const names = container?.split('.').filter((name) => !/^_[xX]?$/u.test(name)) ?? [];
    return names.length === 0 ? null : names.join('.');
}
//# sourceMappingURL=sides.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/line-set.js
/** The changed lines of one side, for asking whether a stretch holds one. */

class LineSet {
    numbers;
    constructor(lines) {
        this.numbers = lines.map(({ number }) => number).sort((a, b) => a - b);
    }
    /** Returns whether a line from `first` to `last` changed. */
    within(first, last) {
        const next = (0,order/* countBefore */.t)(this.numbers, (number) => number < first);
        return (this.numbers[next] ?? Number.POSITIVE_INFINITY) <= last;
    }
}
//# sourceMappingURL=line-set.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/similarity.js
/** How much two definitions say the same, their names apart. */

/** If two definitions differ, at most this many tokens of each are compared. */
const MAX_TOKENS = 2_000;
/**
 * Text after this many characters is compared as written, so that nested definitions are not split into tokens
 * repeatedly.
 */
const MAX_LENGTH = 20_000;
/** Definitions with fewer tokens are similar only if they are identical. */
const FEW = 12;
const GROUPS = {
    method: 'function',
    variable: 'constant',
    interface: 'class',
};
/** Prepares a definition for comparison. */
function toCandidate(found, { tokens, code }) {
    const { name, kind } = found.definition;
    const end = Math.min(found.end, found.start + MAX_LENGTH);
    const all = [
        ...tokens.in(found.start, Math.min(end, Math.max(found.start, found.name.start))),
        ...tokens.in(found.name.end, end),
    ].map((token) => (token === name ? '\u0000' : token));
    return { group: GROUPS[kind] ?? kind, content: all.join(' ') + code.slice(end, found.end), tokens: all };
}
/** Returns the share of common tokens, 0 to 1, counting repetitions. The value is 1 only for identical definitions. */
function measureSimilarity(a, b) {
    if (a.content === b.content)
        return a.tokens.length === 0 ? 0 : 1;
    const lengths = [Math.min(a.tokens.length, MAX_TOKENS), Math.min(b.tokens.length, MAX_TOKENS)];
    const longest = Math.max(...lengths);
    if (longest < FEW || Math.min(...lengths) < longest / 2)
        return 0;
    const counts = new Map();
    for (const token of a.tokens.slice(0, MAX_TOKENS))
        (0,groups/* addToCount */.wL)(counts, token);
    let both = 0;
    for (const token of b.tokens.slice(0, MAX_TOKENS)) {
        const left = counts.get(token) ?? 0;
        if (left === 0)
            continue;
        counts.set(token, left - 1);
        both += 1;
    }
    return Math.min(both / longest, 0.999);
}
//# sourceMappingURL=similarity.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/symbol-changes.js
/** What became of the definitions that a change touches: added, removed, renamed, moved, or with another signature or body. */




/**
 * Compares the sides of every file, and definitions removed from one file with those added to another. Returns the
 * changes by path, in line order.
 */
function findSymbolChanges(files) {
    const comparisons = files.map((file) => new FileComparison(file));
    joinMoved(comparisons);
    return new Map(comparisons.map((one) => [one.path, one.result()]));
}
/** If more unpaired definitions have the same name, they are not compared with each other; such code is generated. */
const MAX_SAME_NAME = 50;
/**
 * Pairs removed and added definitions of the same name in different places: identical content first, then similar
 * content.
 */
function joinMoved(comparisons) {
    const come = new Map();
    for (const single of comparisons.flatMap((one) => one.come)) {
        const others = come.get(single.definition.name);
        if (others === undefined)
            come.set(single.definition.name, [single]);
        else if (others.length < MAX_SAME_NAME)
            others.push(single);
    }
    const gone = comparisons.flatMap((one) => one.gone);
    for (const least of [1, 0.8]) {
        for (const single of gone) {
            if (single.partner !== null)
                continue;
            const partner = (come.get(single.definition.name) ?? []).find((other) => other.partner === null && other.group === single.group && measureSimilarity(single, other) >= least);
            if (partner === undefined)
                continue;
            single.partner = partner;
            partner.partner = single;
        }
    }
}
/** Compares both sides of one file. */
class FileComparison {
    path;
    gone = [];
    come = [];
    changes = [];
    removed;
    added;
    /** Removed line → the line before it on the new side. */
    places = new Map();
    constructor({ change, sides }) {
        this.path = change.file.path;
        this.removed = new LineSet(change.removed);
        this.added = new LineSet(change.added);
        for (const { at, added, removed } of change.regions) {
            for (const { number } of removed)
                this.places.set(number, Math.max(1, added.length > 0 ? at - 1 : at));
        }
        const before = sides.before?.pieces ?? [];
        const after = sides.after?.pieces ?? [];
        for (let at = 0; at < Math.max(before.length, after.length); at += 1) {
            this.compare(before[at], after[at]);
        }
    }
    /** Returns all changes of the file's definitions, in the order of the new side. */
    result() {
        const changes = [...this.changes];
        for (const { definition, partner, around } of this.come) {
            const withItsContainer = around?.partner !== null && around?.partner === partner?.around && partner !== null;
            if (withItsContainer)
                continue;
            const change = partner === null ? 'added' : 'moved';
            changes.push(createSymbolChange(change, partner?.definition ?? null, definition, definition, null));
        }
        for (const { definition, partner } of this.gone) {
            if (partner !== null)
                continue;
            const line = this.places.get(definition.first) ?? 1;
            changes.push(createSymbolChange('removed', definition, null, { first: line, last: line }, null));
        }
        return changes.sort((a, b) => a.first - b.first || b.last - a.last);
    }
    compare(before, after) {
        if (before?.usable === false || after?.usable === false)
            return;
        const old = new DefinitionTree(before, this.removed);
        const now = new DefinitionTree(after, this.added);
        const queue = [[-1, -1]];
        for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
            const pairs = pairDefinitions(old.childrenOf(next[0]), now.childrenOf(next[1]), old, now);
            for (const [a, b, renamed] of pairs) {
                queue.push([a, b]);
                this.comparePair(old, a, now, b, renamed);
            }
        }
        this.keepSingles(old, this.gone);
        this.keepSingles(now, this.come);
    }
    comparePair(old, a, now, b, renamed) {
        old.paired.add(a);
        now.paired.add(b);
        const before = old.definition(a);
        const after = now.definition(b);
        if (before === null || after === null)
            return;
        const note = (change) => this.changes.push(createSymbolChange(change, before, after, after, pairBodies(old.bodyText(a), now.bodyText(b))));
        if (renamed)
            note('renamed');
        else if (old.isTouched(a) || now.isTouched(b)) {
            if (before.signature !== after.signature || before.exported !== after.exported)
                note('signature');
            else if (old.ownBody(a) !== now.ownBody(b))
                note('body');
            // Identical lines were removed in one place and added in another.
            else if (old.nameChanged(a) && now.nameChanged(b) && old.text(a) === now.text(b))
                note('moved');
        }
    }
    /** Keeps definitions that have no counterpart and whose name is on a changed line. */
    keepSingles(level, into) {
        const kept = new Map();
        level.found.forEach((found, index) => {
            const definition = level.definition(index);
            if (level.paired.has(index) || definition === null || !level.nameChanged(index))
                return;
            const single = {
                ...level.candidate(index),
                of: this,
                definition,
                around: kept.get(found.parent) ?? null,
                partner: null,
            };
            kept.set(index, single);
            into.push(single);
        });
    }
}
function createSymbolChange(change, before, after, { first, last }, bodies) {
    return { change, before, after, first, last, bodies };
}
/** Longer bodies, in UTF-16 code units, are not kept for the rules. */
const MAX_BODY = 8_000;
function pairBodies(before, after) {
    if (before === null || after === null)
        return null;
    return before.length > MAX_BODY || after.length > MAX_BODY ? null : { before, after };
}
/** The definitions of one text, by their enclosing definition. */
class DefinitionTree {
    piece;
    lines;
    found;
    paired = new Set();
    children = new Map();
    candidates = new Map();
    constructor(piece, lines) {
        this.piece = piece;
        this.lines = lines;
        this.found = piece?.reading.found ?? [];
        this.found.forEach(({ parent }, index) => {
            (0,groups/* addToGroup */.Mr)(this.children, parent, index);
        });
    }
    childrenOf(index) {
        return this.children.get(index) ?? [];
    }
    /** Returns the definition with the lines of the file; null if it is only part of a framing. */
    definition(index) {
        const found = this.found[index];
        if (found === undefined || this.piece === undefined)
            return null;
        const definition = toFileLines(this.piece, found.definition);
        return definition === null ? null : { ...definition, container: toRealContainer(definition.container) };
    }
    candidate(index) {
        const known = this.candidates.get(index);
        if (known !== undefined)
            return known;
        const found = this.found[index];
        if (found === undefined || this.piece === undefined)
            throw new RangeError(`no definition ${index}`);
        const made = toCandidate(found, this.piece.reading);
        this.candidates.set(index, made);
        return made;
    }
    text(index) {
        const { start, end } = this.found[index] ?? { start: 0, end: 0 };
        return this.piece?.reading.text.slice(start, end) ?? '';
    }
    /**
     * Returns the text of a function after its head, without comments; with the indentation of its first line. Null for
     * other definitions.
     */
    bodyText(index) {
        const found = this.found[index];
        if (found === undefined || this.piece === undefined)
            return null;
        if (found.definition.kind !== 'function' && found.definition.kind !== 'method')
            return null;
        const { code } = this.piece.reading;
        const lineStart = code.lastIndexOf('\n', found.headEnd - 1) + 1;
        const start = code.slice(lineStart, found.headEnd).trim() === '' ? lineStart : found.headEnd;
        return code.slice(start, found.end);
    }
    isTouched(index) {
        const definition = this.definition(index);
        return definition !== null && this.lines.within(definition.first, definition.last);
    }
    nameChanged(index) {
        const line = (this.found[index]?.nameLine ?? 0) + (this.piece?.shift ?? 0);
        return this.lines.within(line, line);
    }
    /** Returns the tokens of a definition without its head and the definitions inside it. */
    ownBody(index) {
        const found = this.found[index];
        const tokens = this.piece?.reading.tokens;
        if (found === undefined || tokens === undefined)
            return '';
        const parts = [];
        let at = found.headEnd;
        for (const child of this.childrenOf(index)) {
            const { start, end } = this.found[child] ?? found;
            parts.push(...tokens.in(at, start));
            at = Math.max(at, end);
        }
        parts.push(...tokens.in(at, found.end));
        // Separators between members are ignored, because they are added and removed with the members.
        return parts.filter((token) => token !== ',' && token !== ';').join(' ');
    }
}
/** Pairs definitions of the same container on both sides: by the same name first, then renames. */
function pairDefinitions(before, after, old, now) {
    const pairs = [];
    const free = new Map();
    for (const index of after) {
        const name = now.found[index]?.definition.name ?? '';
        (0,groups/* addToGroup */.Mr)(free, name, index);
    }
    const left = [];
    for (const index of before) {
        const definition = old.found[index]?.definition;
        const same = free.get(definition?.name ?? '') ?? [];
        // Overloads: the one with the same signature, else the next one.
        const at = same
            .slice(0, MAX_SAME_NAME)
            .findIndex((other) => now.found[other]?.definition.signature === definition?.signature);
        const [other] = same.length === 0 ? [] : same.splice(Math.max(0, at), 1);
        if (other === undefined)
            left.push(index);
        else
            pairs.push([index, other, false]);
    }
    const come = [...free.values()].flat().sort((a, b) => a - b);
    return [...pairs, ...findRenames(left, come, old, now)];
}
/** If one container has more unpaired definitions, they are not compared. */
const MAX_RENAMES = 40;
/** Minimum similarity, with the same signature, for two definitions to count as a rename. */
const RENAMED = 0.6;
function findRenames(gone, come, old, now) {
    const from = gone.filter((index) => old.nameChanged(index));
    const to = come.filter((index) => now.nameChanged(index));
    if (from.length > MAX_RENAMES || to.length > MAX_RENAMES)
        return [];
    const pairs = [];
    const taken = new Set();
    for (const index of from) {
        const before = old.candidate(index);
        let best = -1;
        let most = 0;
        for (const other of to) {
            const after = now.candidate(other);
            if (taken.has(other) || after.group !== before.group)
                continue;
            const likeness = measureSimilarity(before, after);
            const sameHead = old.found[index]?.definition.signature === now.found[other]?.definition.signature;
            if (likeness > most && (likeness === 1 || (sameHead && likeness >= RENAMED))) {
                best = other;
                most = likeness;
            }
        }
        if (best < 0)
            continue;
        taken.add(best);
        pairs.push([index, best, true]);
    }
    return pairs;
}
//# sourceMappingURL=symbol-changes.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/symbols.js
/**
 * Returns the definitions that enclose the changed lines of the new side, innermost last. If only hunks are known,
 * their headings come first.
 */
function findEnclosingSymbols(change, after, headings) {
    const definitions = after?.syntax.definitions ?? [];
    const touched = new Set();
    const lines = change.regions.flatMap(({ at, added }) => added.length > 0 ? added.map(({ number }) => ({ first: number, last: number })) : [{ first: at, last: at + 1 }]);
    // Lines and definitions are both sorted, so definitions that ended before a line are not checked again.
    let open = [];
    let next = 0;
    for (const { first, last } of lines) {
        const begun = [];
        for (let one = definitions[next]; one !== undefined && one.first <= first; one = definitions[next]) {
            begun.push(one);
            next += 1;
        }
        open = [...open, ...begun].filter((one) => one.last >= first);
        for (const one of open)
            if (one.last >= last)
                touched.add(one);
    }
    const spans = definitions
        .filter((one) => touched.has(one))
        .map(({ name, kind, first, last }) => ({ name, kind, first, last }));
    return after === null || after.syntax.whole ? spans : [...headings, ...spans];
}
//# sourceMappingURL=symbols.js.map
// EXTERNAL MODULE: ./build/src/engine/syntax/text-substance.js
var text_substance = __webpack_require__(64172);
// EXTERNAL MODULE: ./build/src/engine/syntax/directives.js
var directives = __webpack_require__(13550);
;// CONCATENATED MODULE: ./build/src/engine/syntax/structure.js

/**
 * Serializes a tree, or only the given `lines` (both ends included). Strings, and text that belongs to no leaf, are
 * copied unchanged. Returns null if a part does not parse, because its meaning is unknown.
 */
function serializeTree(tree, reading) {
    if (tree.rootNode.hasError)
        return null;
    const { text, marked } = reading;
    const comments = new Set(marked.comments.map(({ id }) => id));
    const exact = new Set([...marked.strings, ...marked.regexes].map(({ id }) => id));
    const code = [];
    const words = [];
    const cursor = tree.walk();
    let depth = 0;
    let leaves = 0;
    let at = 0;
    const leaf = (start, end) => {
        const between = text.slice(at, start).trim();
        if (between !== '')
            code.push(between);
        code.push(text.slice(start, end));
        leaves += 1;
        at = end;
    };
    for (let more = true; more;) {
        const start = cursor.startIndex;
        if (comments.has(cursor.nodeId)) {
            const end = cursor.endIndex;
            const comment = text.slice(start, end);
            if ((0,directives/* isDirective */.q)(comment))
                code.push(comment.trim());
            words.push(`${leaves}:${comment.split('\n').map(trimmed).join('\n')}`);
            at = Math.max(at, end);
        }
        else {
            code.push(`${depth}${cursor.nodeType}`);
            if (exact.has(cursor.nodeId))
                leaf(start, cursor.endIndex);
            else if (cursor.gotoFirstChild()) {
                depth += 1;
                continue;
            }
            else
                leaf(start, cursor.endIndex);
        }
        while (!cursor.gotoNextSibling()) {
            if (!cursor.gotoParent()) {
                more = false;
                break;
            }
            depth -= 1;
        }
    }
    cursor.delete();
    const rest = text.slice(at).trim();
    if (rest !== '')
        code.push(rest);
    return { code: code.join('\n'), comments: words.join('\n') };
}
const trimmed = (line) => line.trim();
//# sourceMappingURL=structure.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/tree-substance.js

/** Classifies a file that is read as trees. Moves between files are not considered here. */
function classifyTreeChange(change, { before, after }, text) {
    const { file } = change;
    if (before === null || after === null || file.status === 'type_changed')
        return 'code';
    if (change.added.length + change.removed.length === 0)
        return 'code';
    let commented = false;
    for (const [at, old] of before.pieces.entries()) {
        const now = after.pieces[at];
        if (now === undefined)
            return 'code';
        const difference = classifyDifference(old, now);
        // Text that does not parse is classified by the scanner.
        if (difference === null)
            return text();
        if (difference === 'code')
            return 'code';
        if (difference === 'comments')
            commented = true;
    }
    return commented ? 'comments' : 'formatting';
}
/** Returns how two corresponding texts differ; null if one of them does not parse. */
function classifyDifference(before, after) {
    if (removeWhiteSpace(before.reading.code) !== removeWhiteSpace(after.reading.code))
        return before.errors + after.errors > 0 ? null : 'code';
    const [old, now] = [serializeTree(before.tree, before.reading), serializeTree(after.tree, after.reading)];
    if (old === null || now === null)
        return null;
    if (old.code !== now.code)
        return 'code';
    return old.comments === now.comments ? 'formatting' : 'comments';
}
/** Returns the text without white space. */
function removeWhiteSpace(code) {
    return code.replace(/\s+/gu, '');
}
//# sourceMappingURL=tree-substance.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/index.js
/**
 * Stage `syntax`: finds symbols and splits the changed lines into code, comments and strings. Files in a language that
 * has a table (languages/) are parsed as trees. Other files, and files that do not parse, are read as text.
 */











/**
 * Reads the syntax of every changed file, by path. Loads the grammars of the languages in the change; rejects if
 * loading fails.
 */
async function readSyntax(change, grammars) {
    return readSyntaxWith(change, await loadGrammars(change, grammars));
}
/** Does the same with loaded grammars, by name. Files of a language without a grammar are read as text. */
function readSyntaxWith(change, grammars) {
    const readers = createReaders(change, grammars);
    const read = change.files.map((file) => readFile(file, readers));
    const trees = read.flatMap((one) => one.tree ?? []);
    const changes = findSymbolChanges(trees);
    const moved = findPureMoves(trees);
    return new Map(read.map(({ syntax }) => {
        const { path } = syntax;
        const substance = syntax.substance === 'code' && moved.has(path) ? 'moved' : syntax.substance;
        return [path, { ...syntax, substance, symbolChanges: changes.get(path) ?? [] }];
    }));
}
/** The syntax of files that were read before, by path. */
function indexSyntax(files) {
    return new Map(files.map((file) => [file.path, file]));
}
/** Classes whose files nobody reads closely, and that may be huge. */
const AS_TEXT = new Set(['generated', 'vendored', 'lockfile', 'asset']);
function isParsed(file) {
    return (0,languages/* findLanguageTable */.Q)(file.language) !== null && file.file.omitted === null && !AS_TEXT.has(file.class);
}
async function loadGrammars(change, grammars) {
    const names = new Set(change.files.filter(isParsed).flatMap(({ language }) => (0,languages/* findLanguageTable */.Q)(language)?.grammar ?? []));
    const loaded = new Map();
    for (const name of [...names].sort()) {
        const grammar = await grammars.load(name);
        if (grammar !== null)
            loaded.set(name, grammar);
    }
    return loaded;
}
/** Returns the reader of each language that has a grammar. All files of a language share one query, compiled once. */
function createReaders(change, grammars) {
    const files = new Map();
    for (const file of change.files) {
        const table = (0,languages/* findLanguageTable */.Q)(file.language);
        if (table !== null && isParsed(file))
            (0,groups/* addToGroup */.Mr)(files, table, file);
    }
    const readers = new Map();
    for (const [table, those] of files) {
        const grammar = grammars.get(table.grammar);
        if (grammar !== undefined)
            readers.set(table, { grammar, query: compileQuery(table, those, grammar) });
    }
    return readers;
}
function readFile(change, readers) {
    const { file, language } = change;
    const asText = (why) => ({ syntax: (0,text_fallback/* readAsText */.Sj)(change, `${why}: read by hunks and words`), tree: null });
    const table = (0,languages/* findLanguageTable */.Q)(language);
    if (table === null)
        return asText('no grammar of its language');
    if (!isParsed(change))
        return asText(change.class);
    const reader = readers.get(table);
    if (reader === undefined)
        return asText('no grammars at hand');
    const trees = [];
    try {
        const sides = readSides(file, language, table, reader, (tree) => trees.push(tree));
        if (typeof sides === 'string')
            return asText(sides);
        const lines = scanByTree(change, sides);
        const syntax = {
            path: file.path,
            mode: 'tree',
            reason: sides.reason,
            symbols: findEnclosingSymbols(change, sides.after, (0,text_fallback/* readHeadings */.IM)(change)),
            ...lines,
            before: sides.before?.syntax ?? null,
            after: sides.after?.syntax ?? null,
            symbolChanges: [],
            substance: classifyTreeChange(change, sides, () => (0,text_substance/* classifyTextChange */.g)(change, lines)),
        };
        return { syntax, tree: { change, sides } };
    }
    finally {
        for (const tree of trees)
            tree.delete();
    }
}
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 7258:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ findLanguageTable)
});

;// CONCATENATED MODULE: ./build/src/engine/syntax/languages/bash.js
/**
 * Shell, with Bats and shUnit2. The grammar does not know `@test`: it parses such a test as a command and its lines as
 * commands after it.
 */
const BASH = {
    grammar: 'bash',
    query: [
        `
; Definitions
(function_definition) @definition.function @in.name.name @in.body.body
(program (variable_assignment name: (_) @name value: (_)? @body) @definition.variable)
(program (declaration_command (variable_assignment name: (_) @name value: (_)? @body) @definition.variable))
(declaration_command "export") @exported
(declaration_command "export" (variable_name) @exported.name)

; Calls
(command name: (command_name) @callee . argument: (_)? @arguments) @call

; Words
[(string) (raw_string) (ansi_c_string) (heredoc_body)] @string
(string [(command_substitution) (simple_expansion) (expansion)] @string.hole)
(heredoc_body [(command_substitution) (simple_expansion) (expansion)] @string.hole)
(comment) @comment

; Tests
((command name: (command_name) @_test . argument: (_) @name) @case (#eq? @_test "@test"))
((function_definition name: (_) @name) @case (#match? @name "^test(?:[A-Z_]|$)"))
((command name: (command_name) @_test) @disabled . (command name: (command_name) @_skip)
  (#eq? @_test "@test") (#eq? @_skip "skip"))
(program (test_command) @assertion)

; Imports
(command
  name: (command_name) @_source
  . argument: (_) @module
  (#any-of? @_source "source" "." "load" "bats_load_library")) @import
`,
    ],
    exported: { top: 'marked', members: 'open', showing: [], hiding: [], hidden: null },
    assertions: /^(?:assert|refute|fail|flunk)(?:[A-Z_]\w{0,60})?$/u,
    passers: null,
    nothing: [],
    fragments: [
        { before: 'if _; then', after: 'fi' },
        { before: 'case _ in', after: 'esac' },
        { before: '_() {', after: '}' },
    ],
    // A word of such signs, or a pipeline, takes quadratic time; 16,000 pipes in one word stop the parser.
    crowding: { signs: /[|)<>\]]/u, most: 500 },
    indented: false,
};
//# sourceMappingURL=bash.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/languages/c-family.js
/**
 * Query parts that C and C++ share. Nodes that are clear from their field are written `_`. The cost to prepare a query
 * depends on its named nodes with children, and the grammar of C++ is large.
 */
/** Types, variables, macros, calls, words and includes. */
const C_FAMILY = `
${['translation_unit', 'preproc_ifdef', 'preproc_if', 'declaration_list'].map(buildVariableQuery).join('')}
(declaration declarator: [
  (_ declarator: (identifier) @name parameters: (_) @parameters)
  (_ declarator: (_ declarator: (identifier) @name parameters: (_) @parameters))
]) @definition.function
(struct_specifier name: (type_identifier) @name body: (_) @body) @definition.class
(union_specifier name: (type_identifier) @name body: (_) @body) @definition.class
(enum_specifier name: (type_identifier) @name body: (_) @body) @definition.enum
(enumerator) @definition.constant @in.name.name @maybe.value.body
(type_definition type: (_ !name body: (field_declaration_list) @body) declarator: (type_identifier) @name) @definition.class
(type_definition type: (_ !name body: (enumerator_list) @body) declarator: (type_identifier) @name) @definition.enum
(type_definition type: (_ name: (_) body: (_)) declarator: (type_identifier) @name @definition.type)
(type_definition type: (_ !body) declarator: [
  (type_identifier) @name
  (_ declarator: (type_identifier) @name)
  (_ declarator: (_ (_ declarator: (type_identifier) @name)))
]) @definition.type
(field_declaration declarator: [
  (field_identifier) @name
  (_ declarator: (field_identifier) @name !parameters)
  (_ declarator: (_ (_ declarator: (field_identifier) @name)))
]) @definition.field
(preproc_def) @definition.constant @in.name.name @in.value.body
(preproc_function_def name: (_) @name parameters: (_) @parameters value: (_)? @body) @definition.function

[(parameter_list) (preproc_params)] @parameters
(preproc_params (identifier) @parameter @parameter.name)
(parameter_declaration type: (_) @parameter.type declarator: [
  (identifier) @parameter.name
  (_ declarator: (identifier) @parameter.name)
  (_ declarator: (_ declarator: (identifier) @parameter.name))
  (_ declarator: (_ (_ declarator: (identifier) @parameter.name)))
]) @parameter

(call_expression) @call @in.arguments.arguments
(expression_statement [(call_expression) @statement (cast_expression value: (call_expression) @statement)])

[(string_literal) (char_literal)] @string
(comment) @comment
(preproc_include) @import @in.path.module
`;
/** Functions that are tests by the usual macros and names. */
const C_TESTS = `
(function_definition
  declarator: (_ declarator: (identifier) @name)
  (#match? @name "^(?:test_|Test_|test[A-Z])")) @case
(compound_statement (expression_statement (call_expression function: (identifier) @_skip) @disabled)
  (#any-of? @_skip "skip" "TEST_IGNORE" "TEST_IGNORE_MESSAGE" "g_test_skip" "g_test_incomplete" "GTEST_SKIP" "SKIP"))
`;
/** assert.h, cmocka, Check, CUnit, Unity, GLib, GoogleTest, Catch2, doctest, Boost.Test, Qt Test and macros named like them. */
const C_ASSERTIONS = /^(?:assert|static_assert|_Static_assert|(?:assert|ck_assert|ck_abort|munit_assert|g_assert|cr_assert|cr_expect|tt_assert|tt_int|ASSERT|EXPECT|CHECK|REQUIRE|CU_ASSERT|TEST_ASSERT|TEST_FAIL|BOOST_CHECK|BOOST_REQUIRE|BOOST_TEST|QVERIFY|QCOMPARE|QFAIL|STATIC_REQUIRE|FAIL|SUCCEED|ADD_FAILURE|VERIFY|STRCMP_EQUAL|LONGS_EQUAL|DOUBLES_EQUAL)(?:_?\w{0,60}))$/u;
/** Variables outside functions. */
function buildVariableQuery(place) {
    const name = '[(identifier) @name (_ declarator: (identifier) @name !parameters !value)]';
    return `
(${place} (declaration declarator: [${name} (_ declarator: ${name} value: (_) @body)]) @definition.variable)`;
}
//# sourceMappingURL=c-family.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/languages/c.js

/**
 * C, with assertions of cmocka, Check, CUnit, Unity and GLib, and plain assertions. It also reads C++ headers that have
 * the extension of C.
 */
const C = {
    grammar: 'c',
    query: [
        `${C_FAMILY}
(function_definition declarator: [
  (_ declarator: (identifier) @name parameters: (_) @parameters)
  (_ declarator: (_ declarator: (identifier) @name parameters: (_) @parameters))
  (_ declarator: (_ declarator: (_ declarator: (identifier) @name parameters: (_) @parameters)))
] body: (_) @body) @definition.function
(function_definition
  type: (type_identifier) @_start
  declarator: (parenthesized_declarator (identifier) @name)
  body: (_) @body
  (#any-of? @_start "START_TEST" "START_LOOP_TEST")) @definition.function @case
(variadic_parameter) @parameter @parameter.name @parameter.optional
${C_TESTS}
`,
    ],
    exported: { top: 'open', members: 'open', showing: [], hiding: ['static'], hidden: null },
    assertions: C_ASSERTIONS,
    passers: null,
    nothing: [],
    fragments: [
        { before: 'void _() {', after: '}', first: true },
        { before: 'int _[] = {', after: '};' },
        { before: 'struct _ {', after: '};' },
        { before: 'enum _ {', after: '};' },
        { before: '_(', after: ');' },
    ],
    inside: ['int _[] = {', 'struct _ {', 'switch (_) {', 'enum _ {'],
    indented: false,
};
//# sourceMappingURL=c.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/languages/c-sharp.js
/** C#, with xUnit, NUnit, MSTest, FluentAssertions, Shouldly, Moq, NSubstitute and FakeItEasy. */
const C_SHARP = {
    grammar: 'c-sharp',
    query: [
        `
; Definitions
(class_declaration name: (_) @name (parameter_list)? @parameters body: (_)? @body) @definition.class
`,
        {
            where: /\bstruct\b/u,
            query: `
(struct_declaration name: (_) @name (parameter_list)? @parameters body: (_)? @body) @definition.class
`,
        },
        {
            where: /\brecord\b/u,
            query: `
(record_declaration name: (_) @name (parameter_list)? @parameters body: (_)? @body) @definition.class
`,
        },
        `
(interface_declaration) @definition.interface @in.name.name @in.body.body
(enum_declaration) @definition.enum @in.name.name @in.body.body
(enum_member_declaration) @definition.constant @in.name.name
(delegate_declaration) @definition.type @in.name.name @in.parameters.parameters
(method_declaration name: (_) @name parameters: (_) @parameters body: (_)? @body) @definition.method
(constructor_declaration name: (_) @name parameters: (_) @parameters body: (_)? @body) @definition.method
(local_function_statement name: (_) @name parameters: (_) @parameters body: (_)? @body) @definition.function
(property_declaration
  name: (_) @name
  accessors: (accessor_list (accessor_declaration body: (_))) @body) @definition.field
(property_declaration) @definition.field @in.name.name @maybe.value.body
(event_field_declaration (variable_declaration (variable_declarator name: (_) @name))) @definition.field
`,
        {
            where: /const/u,
            query: `
(field_declaration
  (modifier) @_const
  (variable_declaration (variable_declarator name: (_) @name . (_)? @body))
  (#eq? @_const "const")) @definition.constant
`,
        },
        `
(field_declaration (variable_declaration (variable_declarator name: (_) @name . (_)? @body))) @definition.field

(parameter_list) @parameters
(parameter type: (_)? @parameter.type name: (_) @parameter.name . (_)? @parameter.optional) @parameter
(parameter_list type: (_) @parameter.type name: (_) @parameter @parameter.name @parameter.optional)
(attribute_list) @apart

; Calls
(invocation_expression) @call @in.arguments.arguments
(object_creation_expression) @call @maybe.arguments.arguments
`,
        {
            where: /await/u,
            query: `
(await_expression (_) @awaited)
`,
        },
        `
(expression_statement [(invocation_expression) (object_creation_expression)] @statement)
`,
        {
            where: /await/u,
            query: `
(expression_statement (await_expression (_) @statement))
`,
        },
        `
; Words
[
  (string_literal) (verbatim_string_literal) (raw_string_literal) (interpolated_string_expression) (character_literal)
] @string
(interpolation) @string.hole
(comment) @comment

; Errors
(catch_clause (catch_declaration name: (_)? @error)? body: (_) @body) @handler
[(throw_statement) (throw_expression) (return_statement)] @passes
`,
        {
            where: /Assert|Environment/u,
            query: `
(invocation_expression function: (_) @_fail
  (#any-of? @_fail "Assert.Fail" "Environment.Exit" "Environment.FailFast")) @passes
`,
        },
        `
; Tests
`,
        {
            where: /\[/u,
            query: `
((method_declaration (attribute_list (attribute name: (_) @_test)) name: (_) @name) @case
  (#match? @_test "(?:^|[.])(?:[A-Za-z]{0,40}(?:Fact|Theory)|Test|TestCase|TestCaseSource|TestMethod|DataTestMethod|Property)(?:Attribute)?$"))
((class_declaration (attribute_list (attribute name: (_) @_suite)) name: (_) @name) @suite
  (#match? @_suite "^(?:TestFixture|TestFixtureSource|TestClass|Collection|Explicit|Ignore)(?:Attribute)?$"))
`,
        },
        `
((class_declaration name: (_) @name) @suite (#match? @name "^Test[A-Z]|(?:Tests?|Specs?|TestBase|TestFixture)$"))
`,
        {
            where: /Ignore|Explicit|Skip/u,
            query: `
((_ (attribute_list (attribute name: (_) @_off))) @disabled
  (#match? @_off "^(?:Ignore|Explicit|Skip)(?:Attribute)?$"))
((_ (attribute_list (attribute
  name: (_) @_test
  (attribute_argument_list (attribute_argument (assignment_expression left: (_) @_skip right: (_) @_why)))))) @disabled
  (#match? @_test "(?:Fact|Theory|Test|TestCase|Data)$")
  (#any-of? @_skip "Skip" "Ignore" "IgnoreReason" "Explicit")
  (#not-any-of? @_why "false" "null"))
`,
        },
        {
            where: /Assert|Skip/u,
            query: `
(method_declaration body: (block (expression_statement (invocation_expression function: (_) @_skip)) @disabled)
  (#match? @_skip "^(?:Assert[.](?:Ignore|Inconclusive|Skip)|Skip[.]Always)$"))
`,
        },
        `
; Imports
(using_directive (qualified_name) @module) @import
(using_directive !name (identifier) @module) @import
`,
    ],
    exported: {
        top: 'words',
        members: 'words',
        showing: ['public', 'protected'],
        hiding: ['private'],
        hidden: null,
    },
    assertions: /^(?:\w{1,60}\.){0,4}(?:[A-Z][a-z]{1,20})?Assert\.\w{1,60}$|\.Should(?:[A-Z]\w{0,60}$|(?!\w))|\.(?:Verify|VerifyAll|VerifyNoOtherCalls|MustHaveHappened\w{0,30}|MustNotHaveHappened)$|\.(?:Received|ReceivedWithAnyArgs|DidNotReceive|DidNotReceiveWithAnyArgs)(?!\w)|^Verify\w{0,40}$/u,
    passers: /(?:^|\.)(?:SetException|TrySetException|OnError|Fail|Failure|Failed|Error|Throw|Rethrow|Reject|AddError|FromException|Fault)$/u,
    nothing: [],
    fragments: [
        { before: 'class _ {', after: '}', inner: 'void _() {' },
        { before: 'namespace _ {', after: '}', inner: 'class _ {' },
        { before: 'enum _ {', after: '}' },
        { before: 'var _ = new _ {', after: '};' },
        { before: 'switch (_) {', after: '}' },
        { before: '_(', after: ');' },
    ],
    inside: ['switch (_) {', 'new _ {'],
    indented: false,
};
//# sourceMappingURL=c-sharp.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/languages/cpp.js

/** C++, with GoogleTest, Catch2, doctest and Boost.Test. */
const CPP = {
    grammar: 'cpp',
    query: [
        String.raw `
; Definitions
(function_definition
  declarator: (_
    declarator: (identifier) @_test
    parameters: (parameter_list . (_) . (_ type: (_) @name)))
  body: (_) @body
  (#match? @_test "^(?:[A-Z]{1,20}_)?(?:TEST|TEST_F|TEST_P|TYPED_TEST|TYPED_TEST_P)$")) @definition.function @case
(function_definition
  declarator: (_ declarator: (identifier) @_test parameters: (parameter_list . (_ type: (_) @name)))
  body: (_) @body
  (#match? @_test "^(?:[A-Z]{1,20}_){0,4}(?:TEST|TEST_CASE)$")) @definition.function @case
(field_declaration_list (_ declarator: [
  (_ declarator: [(identifier) (field_identifier) (destructor_name) (operator_name)] @name parameters: (_) @parameters)
  (_ (_ declarator: [(identifier) (field_identifier) (operator_name)] @name parameters: (_) @parameters))
] body: (_)? @body) @definition.method)
(function_definition declarator: [
  (_ declarator: (_ scope: (_) @container name: [
    (identifier) @name
    (destructor_name) @name
    (operator_name) @name
    (_ scope: (_) name: (_) @name)
  ]) parameters: (_) @parameters)
  (_ (_ declarator: (_ scope: (_) @container name: [
    (identifier) @name
    (operator_name) @name
    (_ scope: (_) name: (_) @name)
  ]) parameters: (_) @parameters))
] body: (_)? @body) @definition.method
(function_definition declarator: [
  (_ declarator: [(identifier) (operator_name)] @name parameters: (_) @parameters)
  (_ (_ declarator: [(identifier) (operator_name)] @name parameters: (_) @parameters))
] body: (_) @body) @definition.function
(class_specifier name: [(type_identifier) (template_type) (qualified_identifier)] @name body: (_) @body) @definition.class
(namespace_definition) @definition.module @in.name.name @in.body.body
(namespace_definition !name body: (_) @hidden)
(alias_declaration) @definition.type @in.name.name @in.type.body
(concept_definition) @definition.type @in.name.name
(field_declaration_list (access_specifier) @section)
(translation_unit (_ (storage_class_specifier "static")) @hidden)
(declaration_list (_ (storage_class_specifier "static")) @hidden)
(preproc_ifdef (_ (storage_class_specifier "static")) @hidden)
(optional_parameter_declaration type: (_) @parameter.type declarator: [
  (identifier) @parameter.name
  (_ (identifier) @parameter.name)
]) @parameter @parameter.optional
(parameter_declaration type: (_) @parameter.type declarator: (reference_declarator (identifier) @parameter.name)) @parameter
(variadic_parameter_declaration declarator: (_ (identifier) @parameter.name)) @parameter @parameter.optional
(parameter_list "..." @parameter @parameter.name @parameter.optional)
${C_FAMILY}

; Calls
(new_expression) @call @maybe.arguments.arguments
(template_argument_list) @arguments
(co_await_expression argument: (_) @awaited)
(expression_statement (new_expression) @statement)
(expression_statement (co_await_expression argument: (_) @statement))
(raw_string_literal) @string
(using_declaration (qualified_identifier) @module) @import
(import_declaration) @import @in.name.module

; Errors
(catch_clause parameters: (_ (_ declarator: [(identifier) @error (_ (identifier) @error)])?) body: (_) @body) @handler
[(throw_statement) (return_statement) (co_return_statement)] @passes
(call_expression function: (_) @_fail
  (#match? @_fail "^(?:std::)?(?:terminate|abort|exit|_Exit|rethrow_exception|current_exception|FAIL|ADD_FAILURE)$")) @passes

; Tests
((type_identifier) @disabled (#match? @disabled "^DISABLED_"))
(compound_statement (expression_statement (_ left: (call_expression function: (identifier) @_skip)) @disabled)
  (#eq? @_skip "GTEST_SKIP"))
((expression_statement (call_expression function: (identifier) @_test arguments: (_ . (_) @name))) @case
  . (compound_statement) @body
  (#any-of? @_test "TEST_CASE" "SCENARIO" "TEST_CASE_METHOD" "TEMPLATE_TEST_CASE" "SECTION" "SUBCASE" "GIVEN" "WHEN" "THEN"))
((expression_statement (call_expression function: (identifier) @_test arguments: (_ . (_) . (string_literal) @_tags)))
  @disabled . (compound_statement)
  (#any-of? @_test "TEST_CASE" "SCENARIO" "TEMPLATE_TEST_CASE")
  (#match? @_tags "\\[(?:[.]|!hide|hide)"))
${C_TESTS}
`,
    ],
    exported: { top: 'open', members: 'open', showing: [], hiding: ['private', 'protected'], hidden: null },
    assertions: C_ASSERTIONS,
    passers: /(?:^|\.|->|::)(?:set_exception|rethrow_exception|on_error|onError|fail|reject)$/u,
    nothing: [],
    fragments: [
        { before: 'class _ {', after: '};', inner: 'void _() {', first: true },
        { before: 'void _() {', after: '}', first: true },
        { before: 'int _[] = {', after: '};' },
        { before: 'enum _ {', after: '};' },
        { before: '_(', after: ');' },
    ],
    inside: ['class _ {', 'int _[] = {', 'switch (_) {', 'enum _ {'],
    indented: false,
};
//# sourceMappingURL=cpp.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/languages/dart.js
/**
 * Dart and Flutter, with package test. In the tree, signatures and bodies are siblings, and so are callees and
 * arguments.
 */
const DART = {
    grammar: 'dart',
    query: [
        `
; Definitions
(class_definition) @definition.class @in.name.name @in.body.body
(mixin_declaration (identifier) @name (class_body) @body) @definition.class
(extension_declaration) @definition.class @in.name.name @in.body.body
(enum_declaration) @definition.enum @in.name.name @in.body.body
(enum_constant) @definition.constant @in.name.name
(type_alias . (type_identifier) @name) @definition.type
((method_signature [
  (function_signature name: (_) @name (formal_parameter_list) @parameters)
  (getter_signature name: (_) @name)
  (setter_signature name: (_) @name (formal_parameter_list) @parameters)
  (constructor_signature name: (identifier) @name . parameters: (_) @parameters)
  (factory_constructor_signature (identifier) @name . (formal_parameter_list) @parameters)
]) @definition.method . (function_body) @body)
(declaration [
  (function_signature name: (_) @name (formal_parameter_list) @parameters)
  (getter_signature name: (_) @name)
  (setter_signature name: (_) @name (formal_parameter_list) @parameters)
  (constructor_signature name: (identifier) @name . parameters: (_) @parameters)
]) @definition.method
(declaration (initialized_identifier_list (initialized_identifier . (identifier) @name . (_)? @body))) @definition.field
(declaration (static_final_declaration_list (static_final_declaration . (identifier) @name . (_)? @body))) @definition.field
((function_signature name: (_) @name (formal_parameter_list) @parameters) @definition.function . (function_body) @body)
(program (static_final_declaration_list (static_final_declaration . (identifier) @name . (_) @body) @definition.constant))
(program (initialized_identifier_list (initialized_identifier . (identifier) @name . (_)? @body) @definition.variable))

(formal_parameter_list) @parameters
(optional_formal_parameters "required" . (formal_parameter [
  (identifier) @parameter.name
  (constructor_param (identifier) @parameter.name)
]) @parameter)
(optional_formal_parameters (formal_parameter (type_identifier)? @parameter.type [
  (identifier) @parameter.name
  (constructor_param (identifier) @parameter.name)
]) @parameter @parameter.optional)
(formal_parameter (type_identifier)? @parameter.type [
  (identifier) @parameter.name
  (constructor_param (identifier) @parameter.name)
]) @parameter

; Calls
((identifier) @call @callee . (selector (argument_part (arguments) @arguments)))
((selector (unconditional_assignable_selector (identifier) @call @callee))
  . (selector (argument_part (arguments) @arguments)))
((selector (conditional_assignable_selector (identifier) @call @callee))
  . (selector (argument_part (arguments) @arguments)))
(new_expression (arguments) @arguments) @call
(await_expression . (_) @awaited)
(await_expression (selector (unconditional_assignable_selector (identifier) @awaited)))
(expression_statement . (identifier) @statement . (selector (argument_part)) .)
(expression_statement
  (selector (unconditional_assignable_selector (identifier) @statement)) . (selector (argument_part)) .)

; Words
(string_literal) @string
(template_substitution) @string.hole
[(comment) (documentation_comment)] @comment

; Errors
(try_statement (catch_clause (catch_parameters . (identifier) @error)) . (block) @handler @body)
(try_statement (type_identifier) . (block) @handler @body)
[(rethrow_expression) (throw_expression) (return_statement)] @passes

; Tests
((identifier) @case
  . (selector (argument_part (arguments . (argument (_) @name))) @body)
  (#any-of? @case "test" "testWidgets" "testGoldens" "blocTest" "patrolTest"))
((identifier) @suite
  . (selector (argument_part (arguments . (argument (_) @name))) @body)
  (#eq? @suite "group"))
((named_argument (label (identifier) @_skip) [(true) (string_literal)]) @disabled (#eq? @_skip "skip"))
((named_argument (label (identifier) @_solo) (true)) @focused (#eq? @_solo "solo"))

; Imports
(import_specification (configurable_uri (uri (string_literal) @module))) @import
(library_export (configurable_uri (uri (string_literal) @module))) @import
`,
    ],
    exported: { top: 'open', members: 'open', showing: [], hiding: [], hidden: /^_/u },
    assertions: /^(?:expect(?:Later|Async\w{0,20})?|verify(?:Never|InOrder|NoMoreInteractions|ZeroInteractions)?|fail|assert)$/u,
    passers: /(?:^|\.)(?:completeError|addError|onError|reject|fail|reportError)$/u,
    nothing: [],
    fragments: [
        { before: 'class _ {', after: '}', inner: '_() {', first: true },
        { before: '_() {', after: '}', first: true },
        { before: 'switch (_) {', after: '}' },
        { before: '_(', after: ');' },
    ],
    indented: false,
};
//# sourceMappingURL=dart.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/languages/go.js
const DEFINITIONS = `
(function_declaration) @definition.function @in.name.name @maybe.body.body
(method_declaration
  receiver: (parameter_list (parameter_declaration type: (_) @container))
  name: (_) @name
  body: (_)? @body) @definition.method
(type_spec name: (_) @name type: (struct_type (_) @body)) @definition.class
(type_spec name: (_) @name type: (interface_type) @body) @definition.interface
(type_spec) @definition.type @in.name.name @in.type.body
(type_alias) @definition.type @in.name.name @in.type.body
(method_elem) @definition.method @in.name.name
(field_declaration name: (_) @name) @definition.field
(source_file (const_declaration (const_spec name: (identifier) @name value: (_)? @body) @definition.constant))
(source_file (var_declaration (var_spec
  name: (identifier) @name value: (expression_list (func_literal body: (_) @body))) @definition.function))
(source_file (var_declaration (var_spec name: (identifier) @name value: (_)? @body) @definition.variable))
(source_file (var_declaration (var_spec_list
  (var_spec name: (identifier) @name value: (_)? @body) @definition.variable)))
(short_var_declaration
  left: (expression_list . (identifier) @name .)
  right: (expression_list . (func_literal body: (_) @body) .)) @definition.function

(parameter_list) @parameters
(parameter_declaration name: (_) @parameter.name type: (_) @parameter.type) @parameter
(parameter_declaration !name type: (_) @parameter.type) @parameter
(variadic_parameter_declaration name: (_)? @parameter.name type: (_) @parameter.type) @parameter @parameter.optional
`;
const EXPRESSIONS = `
(call_expression) @call @in.function.callee @in.arguments.arguments
(expression_statement (call_expression) @statement)
[(interpreted_string_literal) (raw_string_literal)] @string
(rune_literal) @regex
(comment) @comment
(import_spec) @import @in.path.module

((if_statement
  condition: (binary_expression left: (_) @error operator: "!=" right: (nil))
  consequence: (block) @body) @handler
  (#match? @error "([eE]rr|Err[a-zA-Z]*|err[A-Z][a-zA-Z]*)$"))
(return_statement) @passes
((call_expression function: (identifier) @passes) (#eq? @passes "panic"))
((call_expression function: (selector_expression field: (field_identifier) @passes))
  (#match? @passes "^(Fatal|Panic|Exit)"))
`;
/** testing, testify, Ginkgo. */
const TESTS = [
    `
((function_declaration name: (_) @name parameters: (parameter_list (parameter_declaration))) @case
  (#match? @name "^(Test|Benchmark|Fuzz)([^a-z]|$)")
  (#not-eq? @name "TestMain"))
((function_declaration name: (_) @name) @case (#match? @name "^Example([^a-z]|$)"))
((method_declaration name: (_) @name parameters: (parameter_list) @_none) @case
  (#match? @name "^Test([^a-z]|$)")
  (#eq? @_none "()"))
`,
    {
        where: /Run/u,
        query: `
((call_expression
  function: (selector_expression operand: (identifier) field: (field_identifier) @_run)
  arguments: (argument_list . (_) @name (func_literal))) @case
  (#eq? @_run "Run"))
`,
    },
    `
`,
    {
        where: /It|Specify|Describe|Context|When|Entry/u,
        query: `
((call_expression function: (identifier) @_it arguments: (argument_list . (_) @name (func_literal))) @case
  (#any-of? @_it "It" "FIt" "PIt" "XIt" "Specify" "FSpecify" "PSpecify" "XSpecify"))
((call_expression function: (identifier) @_suite arguments: (argument_list . (_) @name (func_literal))) @suite
  (#any-of? @_suite "Describe" "FDescribe" "PDescribe" "XDescribe" "Context" "FContext" "PContext" "XContext" "When" "FWhen" "PWhen" "XWhen"))
((call_expression function: (identifier) @focused)
  (#any-of? @focused "FIt" "FSpecify" "FDescribe" "FContext" "FWhen" "FEntry" "FDescribeTable"))
((call_expression function: (identifier) @disabled)
  (#any-of? @disabled "PIt" "XIt" "PSpecify" "XSpecify" "PDescribe" "XDescribe" "PContext" "XContext" "PWhen" "XWhen" "PEntry"))
`,
    },
    `
`,
    {
        where: /Skip/u,
        query: `
((function_declaration body: (block (statement_list (expression_statement
  (call_expression function: (selector_expression field: (field_identifier) @disabled))))))
  (#any-of? @disabled "Skip" "Skipf" "SkipNow"))
((method_declaration body: (block (statement_list (expression_statement
  (call_expression function: (selector_expression field: (field_identifier) @disabled))))))
  (#any-of? @disabled "Skip" "Skipf" "SkipNow"))
((func_literal body: (block (statement_list (expression_statement
  (call_expression function: (selector_expression field: (field_identifier) @disabled))))))
  (#any-of? @disabled "Skip" "Skipf" "SkipNow"))
`,
    },
    `
`,
];
const GO = {
    grammar: 'go',
    query: [DEFINITIONS, EXPRESSIONS, ...TESTS],
    exported: { top: 'capital', members: 'capital', showing: [], hiding: [], hidden: null },
    assertions: /^(?:(?:t|b|f|tb|tt|c|s|suite)\.(?:Error|Errorf|Fatal|Fatalf|Fail|FailNow)|(?:assert|require|is|qt|must|check|assertions?|(?:s|suite)\.(?:Require|Assert)|s|suite)\.(?:Equal|NotEqual|True|False|Nil|NotNil|Error|NoError|ErrorIs|ErrorAs|ErrorContains|EqualError|Contains|NotContains|Len|Empty|NotEmpty|Zero|NotZero|Panics|NotPanics|Greater|Less|InDelta|JSONEq|YAMLEq|Same|IsType|Implements|Regexp|ElementsMatch|Subset|Eventually|Never|Assert|Check|Check\w*|DeepEqual|NilError|Condition|FailNow|Fail|\w*f)|(?:Expect|Eventually|Consistently|ExpectWithOffset|Ω)\.\w+(?:\.\w+)*|g\.Expect\.\w+)$/u,
    passers: null,
    nothing: [],
    fragments: [
        { before: 'func _() {', after: '}' },
        { before: 'type _ struct {', after: '}' },
        { before: 'var _ = _{', after: '}' },
    ],
    indented: false,
};
//# sourceMappingURL=go.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/languages/java.js
/** Java, with JUnit 3 to 5, TestNG, AssertJ, Hamcrest, Truth and Mockito. */
const JAVA = {
    grammar: 'java',
    query: [
        `
; Definitions
(class_declaration) @definition.class @in.name.name @in.body.body
(record_declaration name: (_) @name parameters: (_) @parameters body: (_) @body) @definition.class
(interface_declaration) @definition.interface @in.name.name @in.body.body
(annotation_type_declaration) @definition.interface @in.name.name @in.body.body
(enum_declaration) @definition.enum @in.name.name @in.body.body
(enum_constant) @definition.constant @in.name.name @maybe.body.body
(method_declaration name: (_) @name parameters: (_) @parameters body: (_)? @body) @definition.method
(annotation_type_element_declaration) @definition.method @in.name.name
(constructor_declaration name: (_) @name parameters: (_) @parameters body: (_) @body) @definition.method
(compact_constructor_declaration) @definition.method @in.name.name @in.body.body
(constant_declaration declarator: (variable_declarator name: (_) @name value: (_)? @body)) @definition.constant
(field_declaration declarator: (variable_declarator name: (_) @name value: (_)? @body)) @definition.field

(formal_parameters) @parameters
(formal_parameter) @parameter @in.type.parameter.type @in.name.parameter.name
(spread_parameter . (modifiers)? . (_) @parameter.type (variable_declarator name: (_) @parameter.name)) @parameter @parameter.optional
(modifiers [(marker_annotation) (annotation)] @apart)

; Calls
(method_invocation) @call @in.arguments.arguments
(object_creation_expression) @call @in.arguments.arguments
(explicit_constructor_invocation) @call @in.arguments.arguments
(expression_statement (_) @statement)

; Words
[(string_literal) (character_literal)] @string
(string_interpolation) @string.hole
[(line_comment) (block_comment)] @comment

; Errors
(catch_clause (catch_formal_parameter name: (_) @error) body: (_) @body) @handler
[(throw_statement) (return_statement)] @passes
`,
        {
            where: /fail|exit/u,
            query: `
(expression_statement (method_invocation name: (_) @_fail (#any-of? @_fail "fail" "exit"))) @passes
`,
        },
        `
; Tests
`,
        {
            where: /@/u,
            query: `
((method_declaration (modifiers (_ name: (_) @_test)) name: (_) @name) @case
  (#match? @_test "^(?:[a-zA-Z0-9_]+[.]){0,9}(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Property|Theory)$"))
`,
        },
        {
            where: /TestCase/u,
            query: `
((class_declaration
  (superclass (_) @_super)
  body: (class_body (method_declaration name: (_) @name) @case))
  (#match? @_super "TestCase$")
  (#match? @name "^test"))
`,
        },
        `
((class_declaration name: (_) @name) @suite (#match? @name "^Test[A-Z]|(?:Tests?|TestCase|IT|Spec)$"))
`,
        {
            where: /@/u,
            query: `
((class_declaration (modifiers (_ name: (_) @_suite)) name: (_) @name) @suite
  (#any-of? @_suite "Nested" "RunWith" "ExtendWith" "Disabled" "Ignore" "SpringBootTest"))
`,
        },
        {
            where: /Disabled|Ignore/u,
            query: `
((_ (modifiers (_ name: (_) @_off))) @disabled (#any-of? @_off "Disabled" "Ignore"))
`,
        },
        {
            where: /enabled/u,
            query: `
((_ (modifiers (annotation
  name: (_) @_test
  arguments: (annotation_argument_list (element_value_pair key: (_) @_enabled value: (false)))))) @disabled
  (#eq? @_test "Test")
  (#eq? @_enabled "enabled"))
`,
        },
        {
            where: /SkipException|TestAbortedException|AssumptionViolatedException/u,
            query: `
((method_declaration body: (block (throw_statement (object_creation_expression type: (_) @_skip)))) @disabled
  (#any-of? @_skip "SkipException" "TestAbortedException" "AssumptionViolatedException"))
`,
        },
        `
(assert_statement) @assertion

; Imports
(import_declaration [(scoped_identifier) (identifier)] @module) @import
`,
    ],
    exported: {
        top: 'words',
        members: 'words',
        showing: ['public', 'protected'],
        hiding: ['private'],
        hidden: null,
    },
    assertions: /^(?:(?:org\.)?[A-Z]\w{0,60}\.|this\.|softly\.){0,3}(?:assert[A-Z]\w{0,60}|assertThat|expect(?:That|Thrown)?|expectMsg\w{0,20}|fail|verify(?:[A-Z]\w{0,40})?|should)(?![\w])/u,
    passers: /(?:^|\.)(?:completeExceptionally|setException|onError|onFailure|onException|fail|failed|reject|addSuppressed|propagate|rethrow|sneakyThrow|error)$/u,
    nothing: [],
    fragments: [
        { before: 'class _X {', after: '}', inner: 'void _x() {' },
        { before: 'enum _X {', after: '}' },
        { before: 'switch (_x) {', after: '}' },
        { before: '_x(', after: ');' },
    ],
    inside: ['class _X {', 'switch (_x) {', 'new _X() {'],
    indented: false,
};
//# sourceMappingURL=java.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/languages/ecmascript.js
/** Functions, classes and their members. */
const ecmascript_DEFINITIONS = `
(function_declaration) @definition.function @in.name.name @in.body.body
(generator_function_declaration) @definition.function @in.name.name @in.body.body
(class_declaration) @definition.class @in.name.name @in.body.body
(method_definition) @definition.method @in.name.name @in.body.body
(variable_declarator name: (identifier) @name value: [
  (arrow_function) (function_expression) (generator_function)
] @in.body.body) @definition.function
(variable_declarator name: (identifier) @name value: (_ function: (identifier) arguments: (_ . [
  (arrow_function) (function_expression)
] @in.body.body))) @definition.function
(variable_declarator name: (identifier) @name value: (class) @in.body.body) @definition.class
(program [
  (lexical_declaration "const" (variable_declarator name: (identifier) @name) @definition.constant @maybe.value.body)
  (lexical_declaration (variable_declarator name: (identifier) @name) @definition.variable @maybe.value.body)
  (variable_declaration (variable_declarator name: (identifier) @name) @definition.variable @maybe.value.body)
])
(export_statement [
  (lexical_declaration "const" (variable_declarator name: (identifier) @name) @definition.constant @maybe.value.body)
  (lexical_declaration (variable_declarator name: (identifier) @name) @definition.variable @maybe.value.body)
  (variable_declaration (variable_declarator name: (identifier) @name) @definition.variable @maybe.value.body)
])
(pair key: [(property_identifier) (string) (private_property_identifier)] @name value: [
  (arrow_function) (function_expression)
] @in.body.body) @definition.method
(assignment_expression
  left: (member_expression) @in.object.container @in.property.name
  right: [(arrow_function) (function_expression) (class)] @in.body.body) @definition.function
(formal_parameters) @parameters
(arrow_function) @in.parameter.parameters @in.parameter.parameter @in.parameter.parameter.name
`;
/** ES modules and CommonJS. */
const MODULES = [
    `
(export_statement) @exported
(export_statement !source (export_clause (export_specifier name: (identifier) @exported.name)))
(export_statement value: (identifier) @exported.name)
(import_statement source: (string) @module) @import
(export_statement source: (string) @module) @import
(_ function: (import) arguments: (_ . (string) @module)) @import
`,
    {
        where: /exports/u,
        query: `
((assignment_expression left: (member_expression) @_exports) @exported
  (#match? @_exports "^(module\\\\.)?exports(\\\\.|$)"))
((assignment_expression left: (member_expression) @_exports right: (identifier) @exported.name)
  (#match? @_exports "^(module\\\\.)?exports(\\\\.|$)"))
((assignment_expression left: (member_expression) @_exports
  right: (object [
    (shorthand_property_identifier) @exported.name
    (pair value: (identifier) @exported.name)
  ]))
  (#eq? @_exports "module.exports"))
`,
    },
    {
        where: /require/u,
        query: `
((call_expression function: (identifier) @_require arguments: (arguments . (string) @module)) @import
  (#eq? @_require "require"))
`,
    },
];
/** Calls and the use of their results, strings and comments. */
const ecmascript_EXPRESSIONS = [
    `
(call_expression) @call @in.function.callee @in.arguments.arguments
(new_expression) @call @maybe.arguments.arguments
(expression_statement [(call_expression) (new_expression)] @statement)
(string) @string
(template_string) @string
(template_substitution) @string.hole
(regex) @regex
(comment) @comment
`,
    {
        where: /await|yield/u,
        query: `
(await_expression (_) @awaited)
(await_expression (parenthesized_expression (_) @awaited))
(yield_expression "*" (_) @awaited)
(for_in_statement "await" right: (_) @awaited)
(expression_statement (await_expression [(call_expression) (new_expression)] @statement))
`,
    },
];
/** Catch clauses, and callbacks passed to the `catch` method of a promise. */
const HANDLERS = [
    `
(catch_clause) @handler @maybe.parameter.error @in.body.body
(throw_statement) @passes
(return_statement) @passes
`,
    {
        where: /catch/u,
        query: `
(_
  function: (member_expression) @in.property._catch
  arguments: (_ . [(arrow_function) (function_expression)] @in.body.body) @handler
  (#eq? @in.property._catch "catch"))
(_
  function: (member_expression) @in.property._catch
  arguments: (_ . (arrow_function body: [
    (call_expression) (identifier) (member_expression) (new_expression) (await_expression) (parenthesized_expression)
  ] @passes))
  (#eq? @in.property._catch "catch"))
`,
    },
];
/** Jest, Vitest, Mocha, Jasmine, node:test, Playwright, AVA, tap, QUnit. */
const ecmascript_TESTS = [
    {
        where: /\b(?:[xf]?(?:it|describe|context)|x?(?:test|specify)|suite|ava|(?:Deno|t|tap)\.test|QUnit\.(?:test|module))\s*(?:[.(<]|\/[*/])/u,
        query: `
((call_expression
  function: [(identifier) (member_expression) (call_expression)] @_runner
  arguments: (arguments . [(string) (template_string) (identifier) (member_expression) (binary_expression)] @name [(arrow_function) (function_expression) (object) (identifier) (call_expression)])) @case
  (#match? @_runner "^(it|test|specify|xit|fit|xtest|xspecify|Deno\\\\.test|QUnit\\\\.test|ava|t\\\\.test|tap\\\\.test)(\\\\.|\\\\(|$)")
  (#not-match? @_runner "^test\\\\.(describe|suite|beforeEach|afterEach|beforeAll|afterAll|use|extend|step)\\\\b"))
((call_expression
  function: [(identifier) (member_expression)] @_runner
  arguments: (arguments . [(string) (template_string)] @name .)) @case
  (#match? @_runner "^(it|test|specify|xit|fit|xtest|xspecify)(\\\\.(todo|skip|only|fails|failing|concurrent))*$"))
((call_expression
  function: [(identifier) (member_expression) (call_expression)] @_runner
  arguments: (arguments . (_) @name [(arrow_function) (function_expression) (object) (identifier) (call_expression)])) @suite
  (#match? @_runner "^(describe|suite|context|fdescribe|xdescribe|fcontext|xcontext|test\\\\.describe|test\\\\.suite|QUnit\\\\.module)(\\\\.|\\\\(|$)"))
((call_expression function: [(identifier) (member_expression) (call_expression)] @focused)
  (#match? @focused "^(fit|fdescribe|fcontext|(it|test|specify|describe|suite|context)(\\\\.[a-zA-Z]+)*\\\\.only)(\\\\.|\\\\(|$)"))
((call_expression function: [(identifier) (member_expression) (call_expression)] @disabled)
  (#match? @disabled "^(xit|xtest|xspecify|xdescribe|xcontext|(it|test|specify|describe|suite|context)(\\\\.[a-zA-Z]+)*\\\\.(skip|todo|fixme))(\\\\.|\\\\(|$)"))
`,
    },
    {
        where: /skip/u,
        query: `
([
  (arrow_function body: (statement_block (expression_statement (call_expression
    function: (member_expression object: [(identifier) (this)] @_test property: (property_identifier) @disabled)))))
  (function_expression body: (statement_block (expression_statement (call_expression
    function: (member_expression object: [(identifier) (this)] @_test property: (property_identifier) @disabled)))))
]
  (#any-of? @_test "this" "t")
  (#eq? @disabled "skip"))
`,
    },
    {
        where: /expect|assert|should/u,
        query: `
((expression_statement (member_expression) @assertion) (#match? @assertion "^(expect|assert)\\\\b|\\\\.should\\\\."))
`,
    },
];
/** `expect(…).toBe` (not the call `expect` alone), `assert…`, `should` of chai, `t.is` of AVA and tap. */
const ASSERTIONS = /^(?:(?:await)?expect(?:\.(?:soft|poll|element))?\.(?!assertions$|hasAssertions$|extend$|any|objectContaining|stringMatching)[\w.]+|assert(?:\.[\w.]+)?|chai\.(?:expect|assert)\.[\w.]+|.*\.should(?:\.[\w.]+)?|sinon\.assert\.\w+|cy\.[\w.]*should|t\.(?:is|not|deepEqual|notDeepEqual|like|truthy|falsy|true|false|throws|throwsAsync|notThrows|notThrowsAsync|regex|notRegex|snapshot|assert|equal|strictEqual|ok|notOk|match|rejects|same|strictSame|not|pass|fail|plan))$/u;
/** Callees that pass an error on: callbacks with the usual names. */
const PASSERS = /(?:^|\.)(?:reject|next|callback|cb|done|fail|onError|onerror|emit|destroy|abort|error)$/u;
//# sourceMappingURL=ecmascript.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/languages/javascript.js

const FIELDS = `
(field_definition value: [(arrow_function) (function_expression)] @in.body.body) @definition.method @in.property.name
(field_definition) @definition.field @in.property.name @maybe.value.body
(formal_parameters [(identifier) (object_pattern) (array_pattern)] @parameter @parameter.name)
(formal_parameters (rest_pattern) @parameter @parameter.name @parameter.optional)
(formal_parameters (assignment_pattern) @parameter @in.left.parameter.name @in.right.parameter.optional)
`;
const JAVASCRIPT = {
    grammar: 'javascript',
    query: [ecmascript_DEFINITIONS, FIELDS, ...MODULES, ...ecmascript_EXPRESSIONS, ...HANDLERS, ...ecmascript_TESTS],
    exported: { top: 'marked', members: 'open', showing: [], hiding: [], hidden: /^#/u },
    assertions: ASSERTIONS,
    passers: PASSERS,
    nothing: ['undefined', 'null', 'void0'],
    fragments: [
        { before: 'class _ {', after: '}', inner: '_() {' },
        { before: 'async function* _() {', after: '}' },
        { before: 'const _ = {', after: '};' },
    ],
    indented: false,
};
//# sourceMappingURL=javascript.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/languages/kotlin.js
/**
 * Kotlin, with JUnit, kotlin.test, Kotest and MockK. The grammar has no field names, so the query identifies nodes by
 * position.
 */
const KOTLIN = {
    grammar: 'kotlin',
    query: [
        String.raw `
; Definitions
(class_declaration "interface" (type_identifier) @name (class_body)? @body) @definition.interface
(class_declaration (type_identifier) @name (enum_class_body) @body) @definition.enum
(class_declaration "class" (type_identifier) @name (primary_constructor)? @parameters (class_body)? @body) @definition.class
(object_declaration (type_identifier) @name (class_body)? @body) @definition.class
(enum_entry (simple_identifier) @name) @definition.constant
(type_alias (type_identifier) @name) @definition.type
([
  (class_body (function_declaration
    (simple_identifier) @name (function_value_parameters) @parameters (function_body)? @body) @definition.method)
  (enum_class_body (function_declaration
    (simple_identifier) @name (function_value_parameters) @parameters (function_body)? @body) @definition.method)
])
(function_declaration
  (simple_identifier) @name (function_value_parameters) @parameters (function_body)? @body) @definition.function
(secondary_constructor "constructor" @name (function_value_parameters) @parameters (statements)? @body) @definition.method
(class_body (property_declaration (variable_declaration (simple_identifier) @name) "=" . (_) @body) @definition.field)
(class_body (property_declaration (variable_declaration (simple_identifier) @name)) @definition.field)
(source_file (property_declaration
  (binding_pattern_kind "val") (variable_declaration (simple_identifier) @name) "=" . (_) @body) @definition.constant)
(source_file (property_declaration (variable_declaration (simple_identifier) @name)) @definition.variable)
(class_parameter (binding_pattern_kind) (simple_identifier) @name) @definition.field

[(function_value_parameters) (primary_constructor)] @parameters
(function_value_parameters
  (parameter (simple_identifier) @parameter.name . (_) @parameter.type) @parameter . "=" @parameter.optional)
(function_value_parameters
  (parameter_modifiers) @_vararg
  . (parameter (simple_identifier) @parameter.name . (_) @parameter.type) @parameter @parameter.optional
  (#match? @_vararg "vararg"))
(function_value_parameters (parameter (simple_identifier) @parameter.name . (_) @parameter.type) @parameter)
(class_parameter (simple_identifier) @parameter.name . (_) @parameter.type "="? @parameter.optional) @parameter
(modifiers (annotation) @apart)

; Calls
(call_expression (call_suffix) @arguments) @call
(call_expression (navigation_expression (_) @awaited (navigation_suffix (simple_identifier) @_await)) (#eq? @_await "await"))
([
  (function_body (statements (call_expression) @statement))
  (control_structure_body (statements (call_expression) @statement))
  (statements (call_expression) @statement . (_))
])

; Words
[(string_literal) (character_literal)] @string
[(interpolated_expression) (interpolated_identifier)] @string.hole
[(line_comment) (multiline_comment)] @comment

; Errors
(catch_block (simple_identifier) @error (statements)? @body) @handler
[(jump_expression "throw") (jump_expression "return")] @passes
(call_expression (simple_identifier) @_fail (#any-of? @_fail "fail" "error" "exitProcess")) @passes

; Tests
((function_declaration
  (modifiers (annotation [
    (user_type (type_identifier) @_test .)
    (constructor_invocation (user_type (type_identifier) @_test .))
  ]))
  (simple_identifier) @name) @case
  (#any-of? @_test "Test" "ParameterizedTest" "RepeatedTest" "TestFactory" "TestTemplate" "Property"))
(call_expression
  (call_expression
    (simple_identifier) @_it
    (call_suffix (value_arguments . (value_argument (string_literal) @name))))
  (call_suffix (annotated_lambda))
  (#any-of? @_it "test" "it" "should" "then" "expect" "scenario" "And" "Then" "xtest" "xit" "xshould" "xthen" "xexpect"
    "xscenario")) @case
(call_expression
  (call_expression
    (simple_identifier) @_describe
    (call_suffix (value_arguments . (value_argument (string_literal) @name))))
  (call_suffix (annotated_lambda))
  (#any-of? @_describe "context" "describe" "given" "feature" "Given" "When" "xcontext" "xdescribe" "xgiven" "xfeature")) @suite
(call_expression
  (call_expression
    (navigation_expression
      (call_expression
        (simple_identifier) @_it
        (call_suffix (value_arguments . (value_argument (string_literal) @name))))
      (navigation_suffix (simple_identifier) @_config))
    (call_suffix))
  (call_suffix (annotated_lambda))
  (#any-of? @_it "test" "it" "should" "then" "expect" "scenario")
  (#eq? @_config "config")) @case
(call_expression (string_literal) @name (call_suffix (annotated_lambda))) @case
((class_declaration (type_identifier) @name) @suite (#match? @name "(?:Tests?|Spec|IT)$"))
((_ (modifiers (annotation [
  (user_type (type_identifier) @_off .)
  (constructor_invocation (user_type (type_identifier) @_off .))
]))) @disabled
  (#any-of? @_off "Ignore" "Ignored" "Disabled"))
((call_expression (call_expression (simple_identifier) @_off (call_suffix)) (call_suffix (annotated_lambda))) @disabled
  (#any-of? @_off "xtest" "xit" "xshould" "xthen" "xexpect" "xscenario" "xcontext" "xdescribe" "xgiven" "xfeature"))
((value_argument (simple_identifier) @_enabled (boolean_literal) @_false) @disabled
  (#eq? @_enabled "enabled") (#eq? @_false "false"))
((call_expression (call_expression
  (simple_identifier) (call_suffix (value_arguments . (value_argument (string_literal) @_name))))) @focused
  (#match? @_name "^\"f:"))
((infix_expression (simple_identifier) @_should) @assertion (#match? @_should "^should[A-Z]"))

; Imports
(import_header (identifier) @module) @import
`,
    ],
    exported: { top: 'open', members: 'open', showing: [], hiding: ['private', 'internal'], hidden: null },
    assertions: /^(?:[A-Za-z]\w{0,60}\.){0,3}(?:assert(?:[A-Z]\w{0,60})?|fail|verify(?:[A-Z]\w{0,40})?|coVerify(?:[A-Z]\w{0,40})?|expect(?:That|Thrown|[A-Z]\w{0,40})?|shouldThrow\w{0,40}|confirmVerified)(?!\w)|\.should(?:[A-Z]\w{0,60}|Not)?$/u,
    passers: /(?:^|\.)(?:failure|fail|onError|onFailure|completeExceptionally|resumeWithException|reject|close|error)$/u,
    nothing: ['Unit'],
    fragments: [
        { before: 'class _ {', after: '}', inner: 'fun _() {', first: true },
        { before: 'fun _() {', after: '}', first: true },
        { before: 'when (_) {', after: '}' },
        { before: '_(', after: ')' },
    ],
    inside: ['class _ {', 'when (_) {'],
    indented: false,
};
//# sourceMappingURL=kotlin.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/languages/php.js
/** PHP, with PHPUnit and Pest. */
const PHP = {
    grammar: 'php',
    query: [
        `
; Definitions
(class_declaration) @definition.class @in.name.name @in.body.body
(trait_declaration) @definition.class @in.name.name @in.body.body
(interface_declaration) @definition.interface @in.name.name @in.body.body
(enum_declaration) @definition.enum @in.name.name @in.body.body
(enum_case) @definition.constant @in.name.name @maybe.value.body
(function_definition name: (_) @name parameters: (_) @parameters body: (_) @body) @definition.function
(method_declaration name: (_) @name parameters: (_) @parameters body: (_)? @body) @definition.method
(const_declaration (const_element . (_) @name . (_) @body)) @definition.constant
(property_declaration (property_element name: (variable_name (name) @name) default_value: (_)? @body)) @definition.field
(property_promotion_parameter name: (variable_name (name) @name) default_value: (_)? @body) @definition.field
`,
        {
            where: /define/u,
            query: `
(function_call_expression
  function: (name) @_define
  arguments: (arguments . (argument (string) @name) . (argument) @body)
  (#eq? @_define "define")) @definition.constant
`,
        },
        `
(formal_parameters) @parameters
(simple_parameter
  type: (_)? @parameter.type name: (_) @parameter.name default_value: (_)? @parameter.optional) @parameter
(property_promotion_parameter
  type: (_)? @parameter.type name: (_) @parameter.name default_value: (_)? @parameter.optional) @parameter
(variadic_parameter type: (_)? @parameter.type name: (_) @parameter.name) @parameter @parameter.optional
(attribute_list) @apart

; Calls
(function_call_expression) @call @in.arguments.arguments
(member_call_expression) @call @in.arguments.arguments
(nullsafe_member_call_expression) @call @in.arguments.arguments
(scoped_call_expression) @call @in.arguments.arguments
(object_creation_expression [(name) (qualified_name) (variable_name) (relative_scope)] (arguments)? @arguments) @call
(expression_statement (_) @statement)

; Words
[(string) (encapsed_string) (heredoc) (nowdoc)] @string
(encapsed_string [(variable_name) (member_access_expression) (subscript_expression)] @string.hole)
(heredoc_body [(variable_name) (member_access_expression) (subscript_expression)] @string.hole)
(comment) @comment

; Errors
(catch_clause name: (variable_name)? @error body: (_) @body) @handler
[(throw_expression) (exit_statement) (return_statement)] @passes
`,
        {
            where: /fail|abort|trigger_error/u,
            query: `
(member_call_expression name: (name) @_fail (#eq? @_fail "fail")) @passes
(scoped_call_expression name: (name) @_fail (#eq? @_fail "fail")) @passes
(function_call_expression function: (name) @_abort (#any-of? @_abort "abort" "trigger_error")) @passes
`,
        },
        `
; Tests
(method_declaration name: (name) @name (#match? @name "^test(?:[A-Z0-9_]|$)")) @case
`,
        {
            where: /@test/u,
            query: String.raw `
((comment) @_doc . (method_declaration name: (name) @name) @case (#match? @_doc "@test\\b"))
`,
        },
        {
            where: /#\[/u,
            query: String.raw `
((method_declaration attributes: (attribute_list (attribute_group (attribute (_) @_test))) name: (name) @name) @case
  (#match? @_test "(?:^|\\\\)Test$"))
`,
        },
        {
            where: /\b(?:it|test|todo|arch|describe)\b/u,
            query: `
(function_call_expression
  function: (name) @_it
  arguments: (arguments . (argument (_) @name))
  (#any-of? @_it "it" "test" "todo" "arch")) @case
(function_call_expression
  function: (name) @_describe
  arguments: (arguments . (argument (_) @name))
  (#eq? @_describe "describe")) @suite
`,
        },
        `
((class_declaration name: (name) @name (base_clause (_) @_super)) @suite (#match? @_super "TestCase$|^Unit$|Cest$"))
((class_declaration name: (name) @name) @suite (#match? @name "(?:Test|Cest|Spec)$"))
`,
        {
            where: /markTest/u,
            query: `
(method_declaration body: (compound_statement (expression_statement [
  (member_call_expression name: (name) @_skip)
  (scoped_call_expression name: (name) @_skip)
]) @disabled) (#any-of? @_skip "markTestSkipped" "markTestIncomplete"))
`,
        },
        {
            where: /@(?:skip|ignore)/u,
            query: String.raw `
((comment) @_doc . (method_declaration) @disabled (#match? @_doc "[*] @(?:skip|ignore)\\b"))
`,
        },
        {
            where: /skip|todo/u,
            query: `
(member_call_expression
  object: [
    (function_call_expression function: (name) @_it) @disabled
    (member_call_expression object: (function_call_expression function: (name) @_it) @disabled)
    (member_call_expression object: (member_call_expression object: (function_call_expression function: (name) @_it) @disabled))
  ]
  name: (name) @_skip
  arguments: [(arguments "(" . ")") (arguments . (argument [(string) (encapsed_string)]))]
  (#any-of? @_it "it" "test" "describe")
  (#any-of? @_skip "skip" "todo"))
`,
        },
        {
            where: /only/u,
            query: `
(member_call_expression
  object: [
    (function_call_expression function: (name) @_it) @focused
    (member_call_expression object: (function_call_expression function: (name) @_it) @focused)
    (member_call_expression object: (member_call_expression object: (function_call_expression function: (name) @_it) @focused))
  ]
  name: (name) @_only
  (#any-of? @_it "it" "test" "describe")
  (#eq? @_only "only"))
`,
        },
        {
            where: /todo/u,
            query: `
(function_call_expression function: (name) @_todo (#eq? @_todo "todo")) @disabled
`,
        },
        `
; Imports
(namespace_use_declaration (namespace_use_clause [(qualified_name) (name)] @module) @import)
(namespace_use_declaration (namespace_name) @module body: (_)) @import
`,
        {
            where: /require|include/iu,
            query: `
([
  (require_expression (string) @module) @import
  (require_once_expression (string) @module) @import
  (include_expression (string) @module) @import
  (include_once_expression (string) @module) @import
  (require_expression (binary_expression right: (string) @module)) @import
  (require_once_expression (binary_expression right: (string) @module)) @import
  (include_expression (binary_expression right: (string) @module)) @import
  (include_once_expression (binary_expression right: (string) @module)) @import
])
`,
        },
    ],
    exported: {
        top: 'open',
        members: 'open',
        showing: [],
        hiding: ['private'],
        hidden: null,
    },
    assertions: /^expect(?!\w)|(?:^|->|::|\\)(?:assert(?:[A-Z]\w{0,60})?|expect(?:[A-Z]\w{0,60}|s)|fail|should(?:[A-Z]\w{0,60})?)$/u,
    passers: /(?:^|->|::)(?:reject|fail|failed|report|abort|addError|onError|rethrow|rescue|reportException|handleException)$/u,
    nothing: [],
    fragments: [
        { before: 'class _ {', after: '}', inner: 'function _() {' },
        { before: '_(', after: ');' },
        { before: '[', after: '];' },
        { before: 'switch (_) {', after: '}' },
    ],
    inside: ['class _ {', 'switch (_) {'],
    indented: false,
    opening: '<?php',
};
//# sourceMappingURL=php.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/languages/python.js
const python_DEFINITIONS = `
(class_definition) @definition.class @in.name.name @in.body.body
(class_definition body: (block (function_definition name: (_) @name body: (_) @body) @definition.method))
(class_definition body: (block (decorated_definition
  definition: (function_definition name: (_) @name body: (_) @body)) @definition.method))
(class_definition body: (block (expression_statement
  (assignment left: (identifier) @name right: (_)? @body) @definition.field)))
(decorated_definition definition: (function_definition name: (_) @name body: (_) @body)) @definition.function
(module (function_definition name: (_) @name body: (_) @body) @definition.function)
(block (function_definition name: (_) @name body: (_) @body) @definition.function)
(module (expression_statement (assignment left: (identifier) @name right: (lambda body: (_) @body)) @definition.function))
((module (expression_statement (assignment left: (identifier) @name right: (_)? @body) @definition.constant))
  (#match? @name "^_?[A-Z][A-Z0-9_]*$"))
(module (expression_statement (assignment left: (identifier) @name right: (_)? @body) @definition.variable))
(type_alias_statement) @definition.type @in.left.name @in.right.body

[(parameters) (lambda_parameters)] @parameters
(parameters (identifier) @parameter @parameter.name)
(lambda_parameters (identifier) @parameter @parameter.name)
(typed_parameter . [
  (list_splat_pattern) (dictionary_splat_pattern)
] @parameter.name @parameter.optional type: (_) @parameter.type) @parameter
(typed_parameter . (identifier) @parameter.name type: (_) @parameter.type) @parameter
(default_parameter) @parameter @in.name.parameter.name @in.value.parameter.optional
(typed_default_parameter
  name: (_) @parameter.name
  type: (_) @parameter.type
  value: (_) @parameter.optional) @parameter
(parameters [(list_splat_pattern) (dictionary_splat_pattern)] @parameter @parameter.name @parameter.optional)
(lambda_parameters [(list_splat_pattern) (dictionary_splat_pattern)] @parameter @parameter.name @parameter.optional)
`;
const python_EXPRESSIONS = [
    `
(call) @call @in.function.callee @in.arguments.arguments
`,
    {
        where: /async|await|yield/u,
        query: `
(await (_) @awaited)
(await (parenthesized_expression (_) @awaited))
(yield "from" (_) @awaited)
(for_statement "async" right: (_) @awaited)
(with_statement "async" (with_clause (with_item value: (call) @awaited)))
(with_statement "async" (with_clause (with_item value: (as_pattern (call) @awaited))))
`,
    },
    `
(expression_statement (call) @statement)
`,
    {
        where: /await/u,
        query: `
(expression_statement (await (call) @statement))
`,
    },
    `
(string) @string
(interpolation) @string.hole
(comment) @comment

(import_statement name: (dotted_name) @module) @import
(import_statement name: (aliased_import name: (_) @module)) @import
(import_from_statement) @import @in.module_name.module
(future_import_statement "__future__" @module) @import
`,
    {
        where: /except/u,
        query: `
(except_clause (block) @body) @handler
(except_clause value: (as_pattern alias: (as_pattern_target (identifier) @error))) @handler
`,
    },
    `
(raise_statement) @passes
(return_statement) @passes
`,
];
/** pytest and unittest. */
const python_TESTS = [
    `
`,
    {
        where: /def\s+test/u,
        query: `
((module (function_definition name: (_) @name) @case) (#match? @name "^test"))
((block (function_definition name: (_) @name) @case) (#match? @name "^test"))
((decorated_definition definition: (function_definition name: (_) @name)) @case (#match? @name "^test"))
`,
    },
    `
`,
    {
        where: /Test/u,
        query: `
((module (class_definition name: (_) @name) @suite) (#match? @name "^Test|Tests?$|TestCase$"))
((block (class_definition name: (_) @name) @suite) (#match? @name "^Test|Tests?$|TestCase$"))
((decorated_definition definition: (class_definition name: (_) @name)) @suite (#match? @name "^Test|Tests?$|TestCase$"))
`,
    },
    `
((decorator) @disabled
  (#match? @disabled "^@(pytest[.]mark[.](skip\\\\b|xfail\\\\s*($|[(]\\\\s*(reason|strict|raises|run|[)])))|unittest[.](skip|expectedFailure)\\\\b|(skip|expectedFailure)\\\\b)")
  (#not-match? @disabled "skip(if|unless|If|Unless)"))
`,
    {
        where: /[sS]kip|xfail/u,
        query: `
((function_definition body: (block (expression_statement (call function: (_) @disabled))))
  (#any-of? @disabled "pytest.skip" "self.skipTest" "pytest.xfail"))
((function_definition body: (block (raise_statement (call function: (_) @disabled))))
  (#any-of? @disabled "unittest.SkipTest" "SkipTest" "pytest.skip.Exception"))
`,
    },
    `
(assert_statement) @assertion
`,
];
const PYTHON = {
    grammar: 'python',
    query: [python_DEFINITIONS, ...python_EXPRESSIONS, ...python_TESTS],
    // Names with two underscores on both sides belong to the language, and callers can use them.
    exported: { top: 'open', members: 'open', showing: [], hiding: [], hidden: /^_(?!_.*__$)/u },
    assertions: /^(?:(?:self|cls)\.(?:assert\w*|fail\w*)|pytest\.(?:raises|warns|fail|deprecated_call)|[\w.]*\.assert_\w+|(?:np|numpy|pd|torch)\.testing\.\w+|expect\.\w+(?:\.\w+)*|assert_(?:that|equal|raises)\w*)$/u,
    passers: /(?:^|\.)(?:set_exception|errback|reject|fail|on_error)$/u,
    nothing: ['pass', '...'],
    fragments: [
        { before: 'if 1:', after: '' },
        { before: 'class _:', after: '', inner: 'if 1:' },
    ],
    indented: true,
};
//# sourceMappingURL=python.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/languages/ruby.js
/** Ruby, with RSpec, Minitest, Test::Unit and the tests of Rails. */
const RUBY = {
    grammar: 'ruby',
    query: [
        `
; Definitions
(class) @definition.class @in.name.name @maybe.body.body
(module) @definition.module @in.name.name @maybe.body.body
(singleton_class) @scope @in.value.name
(program (method name: (_) @name parameters: (_)? @parameters body: (_)? @body) @definition.function)
(method name: (_) @name parameters: (_)? @parameters body: (_)? @body) @definition.method
(singleton_method name: (_) @name parameters: (_)? @parameters body: (_)? @body) @definition.method
(assignment left: (constant) @name right: (_) @body) @definition.constant
`,
        {
            where: /attr_(?:reader|writer|accessor)/u,
            query: `
(_
  method: (identifier) @_attribute
  arguments: (_ (simple_symbol) @definition.field @name)
  (#any-of? @_attribute "attr_reader" "attr_writer" "attr_accessor"))
`,
        },
        `
(alias) @definition.method @in.name.name

[(method_parameters) (lambda_parameters) (block_parameters)] @parameters
(method_parameters (identifier) @parameter @parameter.name)
(optional_parameter name: (_) @parameter.name value: (_)) @parameter @parameter.optional
(splat_parameter) @parameter @parameter.optional @in.name.parameter.name
(hash_splat_parameter) @parameter @parameter.optional @in.name.parameter.name
(block_parameter) @parameter @parameter.optional @in.name.parameter.name
(keyword_parameter) @parameter @in.name.parameter.name @maybe.value.parameter.optional
`,
        {
            where: /private|protected|public/u,
            query: `
([(body_statement (identifier) @section) (program (identifier) @section)]
  (#any-of? @section "private" "protected" "public"))
(_
  method: (identifier) @_private
  arguments: (_ [(method) @hidden (singleton_method) @hidden (simple_symbol) @hidden.name])
  (#any-of? @_private "private" "protected" "private_class_method" "private_constant"))
`,
        },
        `
; Calls
(call) @call @maybe.arguments.arguments @maybe.block.arguments
([
  (body_statement (call) @statement . (_))
  (block_body (call) @statement . (_))
  (then (call) @statement . (_))
  (program (call) @statement)
])

; Words
[(string) (heredoc_body) (bare_string) (character) (subshell)] @string
(interpolation) @string.hole
(regex) @regex
(comment) @comment

; Errors
(rescue variable: (exception_variable (_) @error)? body: (_)? @body) @handler
(rescue_modifier) @handler @in.handler.body
`,
        {
            where: /raise|fail|abort|exit|throw|flunk/u,
            query: `
([
  (then (identifier) @passes)
  (if_modifier body: (identifier) @passes)
  (unless_modifier body: (identifier) @passes)
] (#any-of? @passes "raise" "fail" "abort" "exit"))
(_ !receiver method: (identifier) @_raise (#any-of? @_raise "raise" "fail" "throw" "abort" "exit" "exit!" "flunk")) @passes
`,
        },
        `
(retry) @passes
(return) @passes

; Tests
(_
  !receiver
  method: (identifier) @_it
  arguments: (_ . (_) @name)?
  block: (_)
  (#any-of? @_it "it" "specify" "example" "scenario" "test" "its" "should" "fit" "fspecify" "fexample" "fscenario"
    "focus" "xit" "xspecify" "xexample" "xscenario")) @case
(method name: (identifier) @name (#match? @name "^test_")) @case
(_
  receiver: (constant)? @_rspec
  method: (identifier) @_describe
  arguments: (_ . (_) @name)
  block: (_)
  (#any-of? @_describe "describe" "context" "feature" "shared_examples" "shared_examples_for" "shared_context"
    "fdescribe" "fcontext" "ffeature" "xdescribe" "xcontext" "xfeature")) @suite
((class name: (_) @name (superclass (_) @_super)) @suite
  (#match? @_super "(?:^|::)(?:Test|Spec|[A-Za-z]{0,60}(?:TestCase|IntegrationTest|SystemTest|UnitTest))$"))
`,
        {
            where: /[xf](?:it|specify|example|scenario|describe|context|feature)|focus|skip|pending/u,
            query: `
((_ !receiver method: (identifier) @_focused block: (_)) @focused
  (#any-of? @_focused "fit" "fspecify" "fexample" "fscenario" "focus" "fdescribe" "fcontext" "ffeature"))
((_ !receiver method: (identifier) @_off block: (_)) @disabled
  (#any-of? @_off "xit" "xspecify" "xexample" "xscenario" "xdescribe" "xcontext" "xfeature"))
((_ method: (identifier) @_it arguments: (_
  [(simple_symbol) @_tag (pair key: (hash_key_symbol) @_tag value: [(true) (string)])]) block: (_)) @focused
  (#any-of? @_it "it" "specify" "example" "scenario" "test" "describe" "context" "feature")
  (#any-of? @_tag ":focus" "focus"))
((_ method: (identifier) @_it arguments: (_
  [(simple_symbol) @_tag (pair key: (hash_key_symbol) @_tag value: [(true) (string)])]) block: (_)) @disabled
  (#any-of? @_it "it" "specify" "example" "scenario" "test" "describe" "context" "feature")
  (#any-of? @_tag ":skip" "skip" ":pending" "pending"))
`,
        },
        {
            where: /skip|pending|omit/u,
            query: `
([
  (body_statement (identifier) @disabled)
  (block_body (identifier) @disabled)
] (#any-of? @disabled "skip" "pending" "omit"))
([
  (body_statement (_ !receiver method: (identifier) @_skip !block) @disabled)
  (block_body (_ !receiver method: (identifier) @_skip !block) @disabled)
] (#any-of? @_skip "skip" "pending" "omit"))
`,
        },
        `
; Imports
`,
        {
            where: /require|load/u,
            query: `
(_
  !receiver
  method: (identifier) @_require
  arguments: (_ (string) @module .)
  (#any-of? @_require "require" "require_relative" "load" "autoload" "require_dependency")) @import
`,
        },
    ],
    exported: {
        top: 'open',
        members: 'open',
        showing: [],
        hiding: ['private', 'protected'],
        hidden: null,
    },
    assertions: /^(?:self\.)?(?:assert|refute)(?:_\w{0,40})?[?!]?$|^(?:expect|is_expected|are_expected|expect_any_instance_of|aggregate_failures)(?!\w)|\.(?:should|should_not|must_\w{1,40}|wont_\w{1,40})$|^flunk$/u,
    passers: /(?:^|\.)(?:raise|fail|failure|fail_with|Failure|reject|abort|error!|render_error|handle_exception|add_error|on_error)$/u,
    nothing: ['nil'],
    fragments: [],
    indented: false,
    words: true,
};
//# sourceMappingURL=ruby.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/languages/rust.js
/**
 * Rust, with its built-in tests, those of async runtimes, rstest and proptest. The arguments of macros are read as
 * tokens.
 */
const RUST = {
    grammar: 'rust',
    query: [
        `
; Definitions
(impl_item body: (declaration_list
  (function_item name: (_) @name parameters: (_) @parameters body: (_) @body) @definition.method))
(trait_item body: (declaration_list
  (function_item name: (_) @name parameters: (_) @parameters body: (_) @body) @definition.method))
(function_signature_item) @definition.method @in.name.name @in.parameters.parameters
(function_item name: (_) @name parameters: (_) @parameters body: (_) @body) @definition.function
(macro_definition name: (_) @name . (macro_rule)? @body) @definition.function
(struct_item) @definition.class @in.name.name @maybe.body.body
(union_item) @definition.class @in.name.name @in.body.body
(enum_item) @definition.enum @in.name.name @in.body.body
(enum_variant) @definition.constant @in.name.name
(trait_item) @definition.interface @in.name.name @in.body.body
(type_item) @definition.type @in.name.name
(associated_type) @definition.type @in.name.name
(const_item) @definition.constant @in.name.name @maybe.value.body
(static_item) @definition.variable @in.name.name @maybe.value.body
(field_declaration) @definition.field @in.name.name
(mod_item) @definition.module @in.name.name @in.body.body
(impl_item type: [
  (type_identifier) @name
  (generic_type type: (type_identifier) @name)
  (generic_type type: (scoped_type_identifier name: (_) @name))
  (scoped_type_identifier name: (_) @name)
]) @scope

[(parameters) (closure_parameters)] @parameters
(parameter) @parameter @in.pattern.parameter.name @in.type.parameter.type

; Calls
(call_expression function: (generic_function function: (_) @callee) arguments: (_) @arguments) @call
(call_expression function: (_) @callee arguments: (_) @arguments) @call
(macro_invocation macro: (_) @callee (token_tree) @arguments) @call
(token_tree (identifier) @call @callee . (token_tree "(") @arguments)
(await_expression (_) @awaited)
(expression_statement [(call_expression) (macro_invocation)] @statement)
(expression_statement (await_expression (_) @statement))
(expression_statement (try_expression (_) @statement))
(expression_statement (try_expression (await_expression (_) @statement)))

; Words
[(string_literal) (raw_string_literal) (char_literal)] @string
[(line_comment) (block_comment)] @comment

; Errors
(if_expression
  condition: (let_condition pattern: (tuple_struct_pattern type: (_) @_err . (_)? @error))
  consequence: (_) @handler @body
  (#eq? @_err "Err"))
(match_arm
  pattern: (match_pattern (tuple_struct_pattern type: (_) @_err . (_)? @error))
  value: (_) @body
  (#eq? @_err "Err")) @handler
(let_declaration
  pattern: (tuple_struct_pattern type: (_) @_ok)
  alternative: (block) @handler @body
  (#any-of? @_ok "Ok" "Some"))
(call_expression function: (_) @_err (#match? @_err "^(?:Err|(?:std::)?process::(?:exit|abort)|panic_any|resume_unwind)$")) @passes
(macro_invocation macro: (_) @_fail
  (#match? @_fail "(?:^|::)(?:panic|bail|unreachable|unimplemented|todo|ensure|throw|abort|assert)$")) @passes
[(try_expression) (return_expression)] @passes

; Tests
((attribute_item (attribute . (_) @_test)) . (attribute_item)* . (function_item name: (_) @name) @case
  (#match? @_test "^(?:[a-z0-9_]+::){0,4}(?:test|[a-z0-9_]+_test|rstest|test_case|test_log|quickcheck|proptest)$"))
((attribute_item (attribute . (_) @_off)) . (attribute_item)* . (function_item) @disabled (#eq? @_off "ignore"))
((attribute_item (attribute . (_) @_cfg arguments: (token_tree (identifier) @_test)))
  . (attribute_item)* . (mod_item name: (_) @name) @suite
  (#eq? @_cfg "cfg") (#eq? @_test "test"))
((mod_item name: (_) @name body: (_)) @suite (#any-of? @name "test" "tests"))
(macro_invocation
  macro: (_) @_proptest
  (token_tree (token_tree (identifier) @_test) . (identifier) @name . (token_tree) . (token_tree) @case)
  (#match? @_proptest "proptest$") (#eq? @_test "test"))
((attribute_item (attribute . (_) @_panic)) @assertion (#eq? @_panic "should_panic"))

; Imports
(use_declaration argument: [
  (identifier) @module
  (scoped_identifier) @module
  (scoped_use_list path: (_) @module)
  (use_as_clause path: (_) @module)
  (use_wildcard (_) @module)
]) @import
(extern_crate_declaration) @import @in.name.module
(mod_item name: (_) @module !body) @import
`,
    ],
    exported: {
        top: 'words',
        members: 'words',
        showing: ['pub'],
        hiding: ['crate', 'super', 'self', 'in'],
        hidden: null,
    },
    assertions: /^(?:\w{1,40}::){0,3}(?:debug_|prop_|k9_)?(?:assert(?:_\w{0,40})?|expect_that|verify_that)$|\.assert$/u,
    passers: /(?:^|::|\.)(?:Err|Failed|Failure|Error|fail|abort|from|into|with_context|context|set_error)$/u,
    nothing: ['()'],
    fragments: [
        { before: 'fn _() {', after: '}' },
        { before: 'impl _ {', after: '}', inner: 'fn _() {' },
        { before: 'struct _ {', after: '}' },
        { before: 'match _ {', after: '}', inner: '_ => {' },
        { before: '_ = _ {', after: '};' },
        { before: 'enum _ {', after: '}' },
        { before: '_(', after: ');' },
        { before: '_!{', after: '}' },
    ],
    inside: ['match _ {', '_ = _ {', 'struct _ {', 'impl _ {', 'enum _ {', '_!{'],
    indented: false,
};
//# sourceMappingURL=rust.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/languages/scala.js
/** Scala 2 and 3, with ScalaTest, MUnit, specs2 and ScalaCheck. */
const SCALA = {
    grammar: 'scala',
    query: [
        `
; Definitions
(class_definition name: (_) @name class_parameters: (_)? @parameters body: (_)? @body) @definition.class
(object_definition) @definition.class @in.name.name @maybe.body.body
(trait_definition) @definition.interface @in.name.name @maybe.body.body
(enum_definition) @definition.enum @in.name.name @in.body.body
(simple_enum_case) @definition.constant @in.name.name
(full_enum_case) @definition.constant @in.name.name
(type_definition) @definition.type @in.name.name
(template_body (function_definition name: (_) @name parameters: (_)? @parameters body: (_) @body) @definition.method)
(function_declaration) @definition.method @in.name.name @maybe.parameters.parameters
(function_definition name: (_) @name parameters: (_)? @parameters body: (_) @body) @definition.function
(given_definition) @definition.constant @in.name.name @maybe.body.body
(template_body [
  (val_definition pattern: (identifier) @name value: (_) @body)
  (var_definition pattern: (identifier) @name value: (_) @body)
  (val_declaration name: (_) @name)
  (var_declaration name: (_) @name)
] @definition.field)
(compilation_unit (val_definition pattern: (identifier) @name value: (_) @body) @definition.constant)

[(parameters) (class_parameters)] @parameters
(parameter name: (_) @parameter.name type: (_)? @parameter.type default_value: (_)? @parameter.optional) @parameter
(class_parameter name: (_) @parameter.name type: (_)? @parameter.type default_value: (_)? @parameter.optional) @parameter
(annotation) @apart

; Calls
(call_expression) @call @in.arguments.arguments
(instance_expression (_) (arguments) @arguments) @call
([
  (template_body (call_expression) @statement)
  (block (call_expression) @statement . (_))
])

; Words
[(string) (interpolated_string_expression) (character_literal)] @string
(interpolation) @string.hole
[(comment) (block_comment)] @comment

; Errors
(catch_clause (case_block (case_clause pattern: [
  (typed_pattern pattern: (_) @error)
  (case_class_pattern (identifier) @error)
  (identifier) @error
  (_)
] body: (_)? @body) @handler))
[(throw_expression) (return_expression)] @passes
(call_expression function: (_) @_fail (#any-of? @_fail "Failure" "Left" "Future.failed" "fail" "sys.error" "sys.exit")) @passes

; Tests
(call_expression
  function: (call_expression function: (identifier) @_test arguments: (arguments . (_) @name))
  (#any-of? @_test "test" "it" "they" "ignore" "Scenario" "scenario" "property")) @case
(call_expression
  function: (call_expression function: (identifier) @_describe arguments: (arguments . (_) @name))
  (#any-of? @_describe "describe" "Feature" "feature" "suite")) @suite
(infix_expression
  left: [
    (string) @name
    (infix_expression right: (string) @name)
    (infix_expression left: (infix_expression right: (string) @name) operator: (identifier) @_tagged)
  ]
  operator: (_) @_in
  (#any-of? @_in "in" "ignore" ">>" "!")) @case
(infix_expression
  left: (string) @name
  operator: (_) @_should
  right: (block)
  (#any-of? @_should "should" "must" "when" "can" "-" "which")) @suite
((class_definition name: (_) @name extend: (_)) @suite (#match? @name "(?:Tests?|Spec|Suite|Specification|Properties)$"))
((call_expression function: (call_expression function: (identifier) @_ignore)) @disabled (#eq? @_ignore "ignore"))
((infix_expression operator: (identifier) @_ignore) @disabled (#eq? @_ignore "ignore"))
((call_expression function: (call_expression arguments: (arguments . (field_expression field: (_) @_ignore)))) @disabled
  (#any-of? @_ignore "ignore" "fail"))
((call_expression function: (call_expression arguments: (arguments . (field_expression field: (_) @_only)))) @focused
  (#eq? @_only "only"))
((class_definition (annotation name: (_) @_off)) @disabled (#any-of? @_off "Ignore" "Disabled"))
((infix_expression
  left: [(identifier) (call_expression) (field_expression) (integer_literal) (infix_expression) (tuple_expression)] @_left
  operator: (identifier) @_should) @assertion
  (#match? @_should "^(?:should|must|shouldBe|shouldEqual|shouldNot|mustBe|mustEqual|mustNot|mustNotEqual)$")
  (#not-any-of? @_left "it" "they" "behavior"))

; Imports
(import_declaration . (identifier) @module [(identifier) @module "."]*) @import
`,
    ],
    exported: { top: 'open', members: 'open', showing: [], hiding: ['private'], hidden: null },
    assertions: /^(?:\w{1,60}\.){0,2}(?:assert(?:[A-Z]\w{0,60})?|intercept(?:Message)?|interceptMessage|fail|forAll|verify)(?!\w)|\.(?:should|must|shouldBe|mustBe|shouldEqual|mustEqual)(?:[A-Z]\w{0,40})?$/u,
    passers: /(?:^|\.)(?:failed|failure|Failure|Left|raiseError|fail|left|onError|reject)$/u,
    nothing: ['()'],
    fragments: [
        { before: 'class _ {', after: '}', inner: 'def _() = {', first: true },
        { before: '_ match {', after: '}' },
        { before: '_(', after: ')' },
    ],
    inside: ['class _ {', '_ match {'],
    indented: false,
};
//# sourceMappingURL=scala.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/languages/swift.js
/**
 * Swift, with XCTest, Swift Testing, Quick and Nimble. Parameters are children of the function itself, without a list.
 * The parse time grows faster than the text (30 kB 0.1 s, 60 kB 1.4 s, 120 kB 5 s), so long texts are not parsed.
 */
const SWIFT = {
    grammar: 'swift',
    query: [
        `
; Definitions
(class_declaration declaration_kind: "extension" name: (user_type . (type_identifier) @name)) @scope
(class_declaration declaration_kind: "enum" name: (type_identifier) @name body: (_) @body) @definition.enum
(class_declaration name: (type_identifier) @name body: (_) @body) @definition.class
(protocol_declaration) @definition.interface @in.name.name @in.body.body
(enum_entry name: (simple_identifier) @name) @definition.constant
(typealias_declaration name: (type_identifier) @name) @definition.type
(protocol_function_declaration name: (simple_identifier) @name) @definition.method @parameters
(class_body (_ name: (simple_identifier) @name body: (function_body) @body) @definition.method @parameters)
(enum_class_body (_ name: (simple_identifier) @name body: (function_body) @body) @definition.method @parameters)
(_ name: (simple_identifier) @name body: (function_body) @body) @definition.function @parameters
(init_declaration name: "init" @name body: (_)? @body) @definition.method @parameters
(class_body (_ name: (_ bound_identifier: (_) @name) [value: (_) computed_value: (_)] @body) @definition.field)
(class_body (_ name: (_ bound_identifier: (_) @name)) @definition.field)
(enum_class_body (_ name: (_ bound_identifier: (_) @name)) @definition.field)
(protocol_body (_ name: (_ bound_identifier: (_) @name)) @definition.field)
(source_file (_ (_ mutability: "let") name: (_ bound_identifier: (_) @name) value: (_) @body) @definition.constant)
(source_file (_ name: (_ bound_identifier: (_) @name)) @definition.variable)

(_
  (parameter name: (simple_identifier) @parameter.name . name: (_) @parameter.type) @parameter
  . default_value: _ @parameter.optional)
(parameter name: (simple_identifier) @parameter.name . name: (_) @parameter.type "..."? @parameter.optional) @parameter
(modifiers (attribute) @apart)

; Calls
(call_expression (call_suffix) @arguments) @call
(macro_invocation (call_suffix) @arguments) @call
(await_expression expr: (_) @awaited)
(statements [
  (call_expression) @statement
  (_ expr: (call_expression) @statement)
  (_ expr: (_ expr: (call_expression) @statement))
])

; Words
[(line_string_literal) (multi_line_string_literal) (raw_string_literal)] @string
(interpolated_expression) @string.hole
[(comment) (multiline_comment)] @comment

; Errors
(catch_block error: (_ (_ bound_identifier: (_) @error))? (statements)? @body) @handler
(control_transfer_statement) @passes
(call_expression (simple_identifier) @_fail
  (#any-of? @_fail "fatalError" "preconditionFailure" "assertionFailure" "XCTFail" "exit")) @passes

; Tests
((_ name: (simple_identifier) @name body: (function_body)) @case (#match? @name "^test(?:[A-Z0-9_]|$)"))
((_
  (modifiers (_ . (_ . (type_identifier) @_test)))
  name: (simple_identifier) @name
  body: (function_body)) @case
  (#eq? @_test "Test"))
(call_expression
  (simple_identifier) @_it
  (_ (_ . (_ value: (line_string_literal) @name)) (lambda_literal))
  (#any-of? @_it "it" "fit" "xit")) @case
(call_expression
  (simple_identifier) @_describe
  (_ (_ . (_ value: (line_string_literal) @name)) (lambda_literal))
  (#any-of? @_describe "describe" "context" "fdescribe" "fcontext" "xdescribe" "xcontext")) @suite
((class_declaration name: (type_identifier) @name (_ inherits_from: (_ (type_identifier) @_super))) @suite
  (#match? @_super "(?:TestCase|Spec)$"))
((_ (modifiers (_ . (_ . (type_identifier) @_suite))) name: (type_identifier) @name) @suite
  (#eq? @_suite "Suite"))
((_ (modifiers (_
  . (_ . (type_identifier) @_test)
  [(_ target: (_) @_disabled) (_ (_ target: (_) @_disabled))]))) @disabled
  (#any-of? @_test "Test" "Suite") (#eq? @_disabled "disabled"))
(function_body (_ (_ (throw_keyword) (_ (simple_identifier) @_skip)) @disabled) (#eq? @_skip "XCTSkip"))
(call_expression
  (simple_identifier) @disabled
  (_ (lambda_literal))
  (#any-of? @disabled "xit" "xdescribe" "xcontext"))
(call_expression
  (simple_identifier) @focused
  (_ (lambda_literal))
  (#any-of? @focused "fit" "fdescribe" "fcontext"))

; Imports
(import_declaration (identifier) @module) @import
`,
    ],
    exported: { top: 'words', members: 'words', showing: ['public', 'open'], hiding: [], hidden: null },
    assertions: /^(?:XCTAssert\w{0,60}|XCTFail|XCTUnwrap|XCTExpectFailure|#expect|#require|expect|precondition|assert\w{0,40}|verify)(?!\w)/u,
    passers: /(?:^|\.)(?:failure|completion|reject|resume|onError|fail|send|fatalError)$/u,
    nothing: [],
    fragments: [
        { before: 'public class _ {', after: '}', inner: 'func _() {', first: true },
        { before: 'func _() {', after: '}', first: true },
        { before: 'switch _ {', after: '}' },
        { before: '_(', after: ')' },
    ],
    inside: ['do {', 'public class _ {', 'switch _ {'],
    longest: 50_000,
    indented: false,
};
//# sourceMappingURL=swift.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/languages/typescript.js

const TYPES = `
(abstract_class_declaration) @definition.class @in.name.name @in.body.body
(interface_declaration) @definition.interface @in.name.name @in.body.body
(type_alias_declaration) @definition.type @in.name.name @in.value.body
(enum_declaration) @definition.enum @in.name.name @in.body.body
(enum_body name: (_) @name @definition.field)
(enum_assignment) @definition.field @in.name.name @in.value.body
(internal_module) @definition.module @in.name.name @in.body.body
(module) @definition.module @in.name.name @in.body.body
(function_signature) @definition.function @in.name.name
(abstract_method_signature) @definition.method @in.name.name
(method_signature) @definition.method @in.name.name
(property_signature) @definition.field @in.name.name
(public_field_definition value: [(arrow_function) (function_expression)] @in.body.body) @definition.method @in.name.name
(public_field_definition) @definition.field @in.name.name @maybe.value.body
(ambient_declaration (lexical_declaration (variable_declarator name: (identifier) @name) @definition.constant))
(ambient_declaration (variable_declaration (variable_declarator name: (identifier) @name) @definition.variable))

(required_parameter
  pattern: (rest_pattern) @parameter.name @parameter.optional) @parameter @maybe.type.parameter.type
(required_parameter pattern: (_) @parameter.name) @parameter @maybe.type.parameter.type @maybe.value.parameter.optional
(optional_parameter pattern: (_) @parameter.name) @parameter @parameter.optional @maybe.type.parameter.type
(import_require_clause source: (string) @module) @import
`;
/** Table of the grammar `typescript`. TSX has its own grammar with the same node names. */
const TYPESCRIPT = {
    grammar: 'typescript',
    query: [ecmascript_DEFINITIONS, TYPES, ...MODULES, ...ecmascript_EXPRESSIONS, ...HANDLERS, ...ecmascript_TESTS],
    exported: { top: 'marked', members: 'open', showing: [], hiding: ['private', 'protected'], hidden: /^#/u },
    assertions: ASSERTIONS,
    passers: PASSERS,
    nothing: ['undefined', 'null', 'void0'],
    fragments: [
        { before: 'class _ {', after: '}', inner: '_() {' },
        { before: 'async function* _() {', after: '}' },
        { before: 'const _ = {', after: '};' },
        { before: 'interface _ {', after: '}' },
    ],
    indented: false,
};
const TSX = { ...TYPESCRIPT, grammar: 'tsx' };
//# sourceMappingURL=typescript.js.map
;// CONCATENATED MODULE: ./build/src/engine/syntax/languages/index.js
















/** Tables by linguist's name of the language. */
const TABLES = new Map([
    ['C', C],
    ['C#', C_SHARP],
    ['C++', CPP],
    ['Dart', DART],
    ['Go', GO],
    ['Java', JAVA],
    ['JavaScript', JAVASCRIPT],
    ['Kotlin', KOTLIN],
    ['PHP', PHP],
    ['Python', PYTHON],
    ['Ruby', RUBY],
    ['Rust', RUST],
    ['Scala', SCALA],
    ['Shell', BASH],
    ['Swift', SWIFT],
    ['TSX', TSX],
    ['TypeScript', TYPESCRIPT],
]);
/** Returns the table of a language; null if the language is read as text. */
function findLanguageTable(language) {
    return (language === null ? undefined : TABLES.get(language)) ?? null;
}
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 4094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q6: () => (/* binding */ countErrorCharacters),
/* harmony export */   QZ: () => (/* binding */ isDeeper),
/* harmony export */   ue: () => (/* binding */ describeExceededLimit)
/* harmony export */ });
/** Longer texts are not parsed. At 1 MB/s, the lowest measured speed, one side takes a second. */
const MAX_LENGTH = 1_000_000;
const MAX_LINES = 30_000;
/** Maximum number of open brackets. Handwritten code stays below 40, generated code below 200. */
const MAX_DEPTH = 500;
/** Returns why a text is not parsed; null if it can be parsed. */
function describeExceededLimit(text, { longest = MAX_LENGTH, crowding } = {}) {
    if (text.length > longest)
        return `longer than ${longest} characters`;
    let lines = 1;
    let depth = 0;
    for (let at = 0; at < text.length; at += 1) {
        switch (text.charCodeAt(at)) {
            case 10:
                lines += 1;
                break;
            case 40: // (
            case 91: // [
            case 123: // {
                depth += 1;
                if (depth > MAX_DEPTH)
                    return `more than ${MAX_DEPTH} brackets open at once`;
                break;
            case 41: // )
            case 93: // ]
            case 125: // }
                if (depth > 0)
                    depth -= 1;
                break;
            default:
        }
    }
    if (lines > MAX_LINES)
        return `more than ${MAX_LINES} lines`;
    return crowding === undefined ? null : describeCrowding(text, crowding);
}
function describeCrowding(text, { signs, most }) {
    let together = 0;
    for (const line of text.split('\n')) {
        const here = line.split(signs).length - 1;
        together = here === 0 ? 0 : together + here;
        if (together > most)
            return `more than ${most} pipes or brackets close together`;
    }
    return null;
}
/**
 * Returns how many characters of a tree do not parse: the tokens that are direct children of an error node, not the
 * nodes recognized inside it. A missing token counts as one. Stops when there are `most` of them.
 */
function countErrorCharacters(tree, most = Number.POSITIVE_INFINITY) {
    if (!tree.rootNode.hasError)
        return 0;
    const cursor = tree.walk();
    const inError = [];
    let errors = 0;
    for (let more = true; more && errors < most;) {
        const node = cursor.currentNode;
        if (node.isMissing)
            errors += 1;
        else if ((node.hasError || node.isError) && cursor.gotoFirstChild()) {
            inError.push(node.isError);
            continue;
        }
        else if (node.isError || (inError.at(-1) === true && node.childCount === 0)) {
            errors += Math.max(1, node.endIndex - node.startIndex);
        }
        while (!cursor.gotoNextSibling()) {
            if (!cursor.gotoParent()) {
                more = false;
                break;
            }
            inError.pop();
        }
    }
    cursor.delete();
    return errors;
}
/**
 * Returns whether any node is more than `levels` levels below the root. Skips nodes that have too few descendants to be
 * so deep.
 */
function isDeeper(tree, levels) {
    const cursor = tree.walk();
    let depth = 0;
    let deeper = tree.rootNode.descendantCount > levels && cursor.gotoFirstChild();
    if (deeper)
        depth = 1;
    while (deeper && depth <= levels) {
        if (cursor.currentNode.descendantCount > levels - depth && cursor.gotoFirstChild()) {
            depth += 1;
            continue;
        }
        while (deeper && !cursor.gotoNextSibling()) {
            deeper = cursor.gotoParent() && depth > 1;
            depth -= 1;
        }
    }
    cursor.delete();
    return deeper;
}
//# sourceMappingURL=parse-limits.js.map

/***/ }),

/***/ 47999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BH: () => (/* binding */ hashStep),
/* harmony export */   BM: () => (/* binding */ chainSteps),
/* harmony export */   Wt: () => (/* binding */ digestTrace)
/* harmony export */ });
/* harmony import */ var _base_digest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81047);
/* harmony import */ var _base_plain_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93866);
/** The hash chain of a trace: every step's hash covers its content and the previous hash. */


/**
 * Returns a step's hash. The first step's `previous` is the snapshot's digest, so the chain depends on what was
 * reviewed.
 */
function hashStep(previous, step) {
    const { name, input_digest, output_digest, evidence } = step;
    return (0,_base_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestJson */ .t)({ previous, name, input_digest, output_digest, evidence });
}
/** Chains the steps, beginning with the snapshot's digest. */
function chainSteps(snapshotDigest, steps) {
    let previous = snapshotDigest;
    return steps.map(({ name, inputDigest, outputDigest, evidence }) => {
        const step = { name, input_digest: inputDigest, output_digest: outputDigest, evidence: toJsonMembers(evidence) };
        previous = hashStep(previous, step);
        return { ...step, hash: previous };
    });
}
function toJsonMembers(evidence) {
    return Object.fromEntries(Object.entries(evidence).flatMap(([key, value]) => (value === undefined ? [] : [[key, (0,_base_plain_json_js__WEBPACK_IMPORTED_MODULE_1__/* .toPlainJson */ .S)(value)]])));
}
/** Returns the digest of a trace: of the engine's part without the digest itself. */
function digestTrace(trace) {
    const { schema, engine, snapshot, steps, decision } = trace;
    return (0,_base_digest_js__WEBPACK_IMPORTED_MODULE_0__/* .digestJson */ .t)({ schema, engine, snapshot, steps, decision });
}
//# sourceMappingURL=chain.js.map

/***/ }),

/***/ 42881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ formatLineRange),
/* harmony export */   C3: () => (/* binding */ buildChangeEvidence),
/* harmony export */   EN: () => (/* binding */ buildDecisionEvidence),
/* harmony export */   V8: () => (/* binding */ buildPeopleEvidence),
/* harmony export */   X5: () => (/* binding */ buildSyntaxEvidence),
/* harmony export */   X_: () => (/* binding */ buildCriteriaEvidence),
/* harmony export */   Z: () => (/* binding */ buildSignaturesEvidence),
/* harmony export */   dw: () => (/* binding */ toAcBinding),
/* harmony export */   sI: () => (/* binding */ policyEvidence),
/* harmony export */   v1: () => (/* binding */ buildBindingEvidence),
/* harmony export */   xF: () => (/* binding */ buildAccountingEvidence)
/* harmony export */ });
/* harmony import */ var _base_plain_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93866);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96206);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42955);
/** Converts the results of the stages to the contract's shapes. */


/** Lists the sources of the policy in force. The last one is the file as the change edits it, which is not in force. */
function policyEvidence(policy, proposal) {
    return {
        name: policy.effective.name,
        sources: [...policy.sources, ...(proposal ? [proposal.origin] : [])],
        effective: (0,_base_plain_json_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlainJson */ .S)(policy.effective),
    };
}
function buildChangeEvidence(files) {
    return {
        files: files.map(({ path, class: fileClass, language, added, removed, note }) => ({
            path,
            class: fileClass,
            language,
            added: added.length,
            removed: removed.length,
            note,
        })),
    };
}
/** The limits of symbols that a trace shows of one file, and of all files. */
const MAX_SYMBOLS_OF_FILE = 50;
const MAX_SYMBOLS = 2_000;
function buildSyntaxEvidence(syntax) {
    let left = MAX_SYMBOLS;
    return {
        files: syntax.map(({ path, mode, reason, substance, symbolChanges }) => {
            const shown = symbolChanges.slice(0, Math.min(left, MAX_SYMBOLS_OF_FILE));
            left -= shown.length;
            const symbols = shown.flatMap(toSymbolEvidence);
            return { path, mode, reason, substance, symbols, symbols_left_out: symbolChanges.length - shown.length };
        }),
    };
}
function toSymbolEvidence({ change, before, after, first, last }) {
    const named = (one) => (one.container === null ? one.name : `${one.container}.${one.name}`);
    const one = after ?? before;
    if (one === null)
        return [];
    const was = before === null || named(before) === named(one) ? null : named(before);
    return [{ change, kind: one.kind, name: named(one), was, first, last }];
}
function buildCriteriaEvidence(criteria) {
    return {
        source: criteria.source,
        ...(criteria.untrusted && { untrusted: [...criteria.untrusted] }),
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
function buildBindingEvidence(bindings) {
    return {
        bindings: bindings.map(({ criterion, status, shown, missing, contradicts, fall, confidence, ranges, places, claims, signed }) => ({
            id: criterion.id,
            status,
            shown,
            missing: [...missing],
            contradicts: [...contradicts],
            fall,
            confidence,
            lines: (places ?? ranges).map((range) => ({
                ref: formatLineRange(range),
                confidence: range.confidence,
                evidence: [...range.evidence],
            })),
            bound: ranges.map(formatLineRange),
            ...(claims === undefined
                ? {}
                : { claims: claims.map((claim) => ({ ref: formatLineRange(claim), why: claim.why })) }),
            ...(signed && { signed }),
        })),
    };
}
function buildPeopleEvidence({ given, approvals, stale, uncounted, unknown, changesRequested, ownersMissing, }) {
    return {
        given,
        approvals: [...approvals],
        stale: [...stale],
        uncounted: [...uncounted],
        unknown: [...unknown],
        changes_requested: [...changesRequested],
        owners_missing: [...ownersMissing],
    };
}
function buildSignaturesEvidence({ signatures, offers }, { given, questions, leftOut }) {
    const more = { questions: [...questions], offers: [...offers], left_out: leftOut };
    return { signatures: [...signatures], ...(given && more) };
}
/** Beyond the limit of a trace, the spans that are left to people are kept first, and of those the heaviest. */
function buildAccountingEvidence({ counts, share, spans }) {
    if (spans.length <= _contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.MAX_SPANS)
        return { counts, share, spans: [...spans], left_out: 0 };
    const ranked = [...spans].sort((a, b) => Number((0,_contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpenReason */ .j)(b.reason)) - Number((0,_contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpenReason */ .j)(a.reason)) || (0,_contract_index_js__WEBPACK_IMPORTED_MODULE_2__/* .compareSpans */ .f)(a, b));
    const kept = new Set(ranked.slice(0, _contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .LIMITS */ .b.MAX_SPANS));
    const shown = spans.filter((span) => kept.has(span));
    return { counts, share, spans: shown, left_out: spans.length - shown.length };
}
/** Converts a binding to the contract's form: criteria that are unmet or not verifiable by code have no lines. */
function toAcBinding({ criterion, status, shown, missing, contradicts, confidence, ranges, places, }) {
    return {
        id: criterion.id,
        lines: (places ?? ranges).map(formatLineRange),
        confidence,
        text: criterion.text,
        kind: criterion.kind,
        status: shown,
        met: status === 'met',
        missing: [...missing],
        contradicts: [...contradicts],
    };
}
/** Formats `<file>:<first>-<last>`, or `<file>:<line>` for a single line. */
function formatLineRange(range) {
    const lines = range.first === range.last ? `${range.first}` : `${range.first}-${range.last}`;
    return `${range.file}:${lines}`;
}
/** Summarises the decision; the step's output digest covers all of it. */
function buildDecisionEvidence({ verdict, rule, confidence }) {
    return { verdict, rule, confidence };
}
//# sourceMappingURL=evidence.js.map

/***/ }),

/***/ 96974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ findGrammarFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/** Finds the grammars of this installation. */


/**
 * Paths from the bundled entry points to the folder that contains `grammars`: from the action, the command and the
 * engine thread.
 */
const ABOVE = ['.', '..', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)('..', '..')];
/** Matches the folders of the compiled entry points of a checkout. */
const COMPILED = /^(?<checkout>.*)[\\/]build[\\/](?:src|bench)(?:[\\/][\w-]+)*$/u;
/**
 * Returns the folder of the grammars for the folder of an entry point. It is `grammars` of the entry's bundle, or
 * `dist/grammars` of the checkout in which it is compiled. If none exists, returns the expected folder next to the
 * entry; loading from it then reports what is missing.
 */
function findGrammarFolder(entry) {
    const checkout = COMPILED.exec(entry)?.groups?.['checkout'];
    const folders = checkout === undefined
        ? ABOVE.map((above) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(entry, above, 'grammars'))
        : [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, 'dist', 'grammars')];
    return folders.find((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'web-tree-sitter.wasm'))) ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(entry, 'grammars');
}
//# sourceMappingURL=folder.js.map

/***/ }),

/***/ 70728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ openGrammars)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73136);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57975);
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(78877);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38522);
/** Loads tree-sitter's runtime and grammars from a folder. They are WebAssembly, which cannot be bundled. */







const decompress = (0,node_util__WEBPACK_IMPORTED_MODULE_4__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_6__.brotliDecompress);
/**
 * Thrown if a grammar or the runtime is missing or cannot be loaded. Without it, the review would have a different
 * result.
 */
class GrammarError extends Error {
    name = 'GrammarError';
}
/**
 * Returns the grammars of a folder (absolute; `tree-sitter-<name>.wasm.br`, compressed with Brotli, next to
 * `web-tree-sitter.js` and its wasm).
 * Each is read once, when it is first used. Loading rejects with GrammarError.
 */
function openGrammars(folder) {
    const grammars = new Map();
    let runtime = null;
    return {
        load: (name) => {
            const known = grammars.get(name);
            if (known !== undefined)
                return known;
            runtime ??= loadRuntime(folder);
            const grammar = loadGrammar(folder, name, runtime);
            grammars.set(name, grammar);
            return grammar;
        },
    };
}
/** Maximum number of compiled queries that are cached per grammar. One change uses one or two of them. */
const KEPT_QUERIES = 32;
async function loadRuntime(folder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, 'web-tree-sitter.js');
    try {
        const runtime = await import(/* webpackIgnore: true */ (0,node_url__WEBPACK_IMPORTED_MODULE_3__.pathToFileURL)(file).href);
        await runtime.Parser.init({ locateFile: (name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name) });
        return runtime;
    }
    catch (cause) {
        throw new GrammarError(`The syntax trees' runtime ${file} ${describeFault(file)}.`, { cause });
    }
}
async function loadGrammar(folder, name, loading) {
    const { Language, Parser, Query } = await loading;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `tree-sitter-${name}.wasm.br`);
    try {
        const language = Language.loadSync(compileModule(await decompress(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(file))));
        const queries = new Map();
        return {
            language,
            parse: (text) => {
                // A new parser for each text: a scanner may keep state of the previous text (Swift's keeps an open raw string).
                const parser = new Parser().setLanguage(language);
                const tree = parser.parse(text);
                parser.delete();
                if (tree === null)
                    throw new GrammarError(`The parser of ${name} was stopped.`);
                return tree;
            },
            query: (source) => {
                const known = queries.get(source);
                if (known !== undefined)
                    return known;
                for (const [oldest, one] of queries) {
                    if (queries.size < KEPT_QUERIES)
                        break;
                    one.delete();
                    queries.delete(oldest);
                }
                const query = new Query(language, source);
                queries.set(source, query);
                return query;
            },
        };
    }
    catch (cause) {
        throw new GrammarError(`The grammar ${file} ${describeFault(file)}.`, { cause });
    }
}
/**
 * Compiles a grammar once, with V8's baseline compiler. By default V8 recompiles a function that runs often with its
 * optimizing compiler. For the largest lexers this takes seconds and gigabytes (112 kB of Swift on Node 24: 2,900 MB
 * instead of 88 MB; Kotlin 500 MB instead of 90 MB) and does not make a review faster. V8 decides at the first
 * compilation whether a function may be recompiled. So everything is compiled here at once, and then the flags are
 * reset, so that other WebAssembly is not affected.
 */
function compileModule(bytes) {
    (0,node_v8__WEBPACK_IMPORTED_MODULE_5__.setFlagsFromString)('--wasm-tier-up-filter=99999999');
    (0,node_v8__WEBPACK_IMPORTED_MODULE_5__.setFlagsFromString)('--no-wasm-lazy-compilation');
    try {
        return new WebAssembly.Module(bytes);
    }
    finally {
        (0,node_v8__WEBPACK_IMPORTED_MODULE_5__.setFlagsFromString)('--wasm-lazy-compilation');
        (0,node_v8__WEBPACK_IMPORTED_MODULE_5__.setFlagsFromString)('--wasm-tier-up-filter=-1');
    }
}
function describeFault(file) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? 'cannot be loaded' : 'is missing: the installation is not complete';
}
//# sourceMappingURL=index.js.map

/***/ })

};
