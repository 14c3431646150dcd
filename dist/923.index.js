export const id = 923;
export const ids = [923];
export const modules = {

/***/ 51730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ GIT_MODES)
/* harmony export */ });
/** Modes of git's tree entries that mean something to a review; other files have `100644`. */
const GIT_MODES = { executable: '100755', link: '120000', submodule: '160000' };
//# sourceMappingURL=git-modes.js.map

/***/ }),

/***/ 86976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ recognizeTicketFile)
/* harmony export */ });
/** Where tools keep tickets as files beside the code: Backlog.md, BMAD, spec-kit and OpenSpec. */
const PLACES = [
    {
        tool: 'Backlog.md',
        role: 'criteria',
        path: /^\.?backlog\/(?:tasks|drafts|completed|archive\/tasks)\/([a-z][a-z0-9]*-\d+(?:\.\d+)*)(?:[ -][^/]*)?\.md$/iu,
    },
    {
        tool: 'BMAD',
        role: 'criteria',
        path: /^(?:docs\/stories|_bmad-output\/implementation-artifacts)\/(?:[^/]+\/)?(?:story[-.])?(\d+[.-]\d+)(?:[.-][^/]*)?\.md$/iu,
    },
    { tool: 'spec-kit', role: 'criteria', path: /^specs\/(\d{3,}-[\w.-]+)\/spec\.md$/u },
    { tool: 'spec-kit', role: 'tasks', path: /^specs\/(\d{3,}-[\w.-]+)\/tasks\.md$/u },
    { tool: 'OpenSpec', role: 'criteria', path: /^openspec\/changes\/(?!archive\/)([\w.-]+)\/specs\/[^/]+\/spec\.md$/u },
    { tool: 'OpenSpec', role: 'tasks', path: /^openspec\/changes\/(?!archive\/)([\w.-]+)\/tasks\.md$/u },
];
/** Recognizes a ticket by its path in the repository; null if there is none at such a place. */
function recognizeTicketFile(path) {
    for (const { tool, role, path: place } of PLACES) {
        const key = place.exec(path)?.[1];
        if (key !== undefined)
            return { tool, role, key };
    }
    return null;
}
//# sourceMappingURL=ticket-places.js.map

/***/ }),

/***/ 98602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ey: () => (/* binding */ formatTimestamp),
/* harmony export */   YA: () => (/* binding */ seconds)
/* harmony export */ });
/* unused harmony export checkPeriod */
/** Times in the format of the contract. */
/** Converts milliseconds since the epoch to ISO 8601: UTC, with milliseconds and `Z`. */
function formatTimestamp(milliseconds) {
    return new Date(milliseconds).toISOString();
}
/** Formats a duration for people, in seconds: `1.5 s`; from 10 s on without decimals. */
function seconds(milliseconds) {
    const value = milliseconds < 10_000 ? Math.round(milliseconds / 100) / 10 : Math.round(milliseconds / 1000);
    return `${value} s`;
}
const DAY = 86_400_000;
/** The longest period of one export, in days. */
const MAX_PERIOD_DAYS = 366;
/** Says what is wrong with the end of a period of two ISO 8601 times; null if nothing is. */
function checkPeriod({ from, to }) {
    const length = Date.parse(to) - Date.parse(from);
    if (length <= 0)
        return 'must be later than from';
    return length > MAX_PERIOD_DAYS * DAY ? `must be at most ${MAX_PERIOD_DAYS} days after from` : null;
}
//# sourceMappingURL=time.js.map

/***/ }),

/***/ 90201:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ki: () => (/* binding */ REPOSITORY_POLICY_PATH)
/* harmony export */ });
/* unused harmony exports RepositoryPolicy, RateLimit, OnPullRequest, Tenant, TenantPatch, PolicyName, Policy, PolicySummary, PolicyPut */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96206);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16112);



/** How a repository's own policy file may change the tenant's policy. */
const RepositoryPolicy = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['tighten', 'override', 'ignore']).meta({ id: 'RepositoryPolicy' });
/** Where a repository keeps its own policy. */
const REPOSITORY_POLICY_PATH = '.review-gate.yml';
/** The limit on requests of a tenant: how many a minute on average, and how many at once after a pause. */
const RateLimit = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ per_minute: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(100_000), burst: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(100_000) })
    .meta({ id: 'RateLimit' });
/**
 * What the service does on an event of a pull request: nothing, a review, or a review whose result is posted as a check
 * run.
 */
const OnPullRequest = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['ignore', 'review', 'check']).meta({ id: 'OnPullRequest' });
/** A tenant and its settings. */
const Tenant = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1).max(100),
    default_policy: (0,_values_js__WEBPACK_IMPORTED_MODULE_1__/* .createTextSchema */ .Re)(1, _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .LIMITS */ .b.MAX_POLICY_NAME_CHARACTERS),
    repository_policy: RepositoryPolicy,
    rate_limit: RateLimit,
    retention_days: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(1).max(3650),
    on_pull_request: OnPullRequest,
    check_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .trim()
        .min(1)
        .max(100)
        .refine((text) => !/\p{C}/u.test(text), 'must be one line without control characters')
        .meta({ description: 'Name of the check run that the service posts.' }),
    created_at: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Timestamp */ .Dc,
})
    .meta({ id: 'Tenant' });
/** Body of `PATCH /v1/tenant`: any field of a tenant except id, name and created_at. */
const TenantPatch = Tenant.omit({ id: true, name: true, created_at: true }).partial().meta({
    id: 'TenantPatch',
});
/** A policy's name. It is part of a URL. */
const PolicyName = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/u, 'must be letters, digits, dots, - and _')
    .meta({ id: 'PolicyName' });
/** A named policy of a tenant. `source` is the YAML or JSON exactly as it was sent. */
const Policy = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1), source: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), created_at: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Timestamp */ .Dc, updated_at: _values_js__WEBPACK_IMPORTED_MODULE_1__/* .Timestamp */ .Dc })
    .meta({ id: 'Policy' });
/** A policy in a list, without its text. */
const PolicySummary = Policy.omit({ source: true }).meta({ id: 'PolicySummary' });
/** Body of `PUT /v1/policies/{name}` when it is JSON. */
const PolicyPut = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ source: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().min(1) }).meta({ id: 'PolicyPut' });
//# sourceMappingURL=tenant.js.map

/***/ }),

/***/ 54083:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ DOCS_NAME),
/* harmony export */   GA: () => (/* binding */ GENERATED_NAME),
/* harmony export */   JA: () => (/* binding */ LOCKFILES),
/* harmony export */   Qz: () => (/* binding */ VENDORED_PATH),
/* harmony export */   V4: () => (/* binding */ MANIFESTS),
/* harmony export */   ZJ: () => (/* binding */ INFRA_CONTENT),
/* harmony export */   dw: () => (/* binding */ INFRA_PATH),
/* harmony export */   fA: () => (/* binding */ CONFIG_NAME),
/* harmony export */   iT: () => (/* binding */ GENERATED_MARK),
/* harmony export */   ir: () => (/* binding */ MANIFEST_NAME),
/* harmony export */   jc: () => (/* binding */ ASSET_NAME),
/* harmony export */   ph: () => (/* binding */ DOCS_FOLDER),
/* harmony export */   tC: () => (/* binding */ CI_PATH)
/* harmony export */ });
/** File names and folders that identify the class of a file. Every list contains conventions that tools rely on. */
/** Lock files: written by package managers. */
const LOCKFILES = new Set(`package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock bun.lockb deno.lock go.sum go.work.sum
  Cargo.lock poetry.lock Pipfile.lock uv.lock pdm.lock pixi.lock Gemfile.lock gems.locked composer.lock
  packages.lock.json paket.lock pubspec.lock mix.lock rebar.lock Podfile.lock Package.resolved Cartfile.resolved
  gradle.lockfile buildscript-gradle.lockfile .terraform.lock.hcl flake.lock conan.lock MODULE.bazel.lock Chart.lock
  cabal.project.freeze stack.yaml.lock Manifest.toml jsr.lock`.split(/\s+/u));
/** Manifests: the parts and dependencies of a project. */
const MANIFESTS = new Set(`package.json pnpm-workspace.yaml lerna.json go.mod go.work Cargo.toml pom.xml build.gradle build.gradle.kts
  settings.gradle settings.gradle.kts libs.versions.toml gradle-wrapper.properties build.sbt setup.py setup.cfg
  pyproject.toml Pipfile Gemfile gems.rb composer.json Directory.Packages.props Directory.Build.props
  packages.config paket.dependencies pubspec.yaml mix.exs rebar.config Package.swift Podfile Cartfile conanfile.txt
  conanfile.py vcpkg.json deno.json deno.jsonc jsr.json environment.yml MODULE.bazel WORKSPACE stack.yaml
  cabal.project elm.json shard.yml project.clj deps.edn flake.nix bower.json`.split(/\s+/u));
/** Manifests by a pattern of their name. */
const MANIFEST_NAME = /(?:^requirements(?:[-_.][\w.-]+)?\.(?:txt|in)$)|(?:\.(?:gemspec|csproj|fsproj|vbproj|vcxproj|nuspec|podspec|cabal|rockspec|opam)$)/u;
/** Files that continuous integration runs, by path. */
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
/** Infrastructure files, by path. */
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
/** Keys at the start of a YAML file that an orchestrator reads. */
const INFRA_CONTENT = /^(?:apiVersion:\s*\S|AWSTemplateFormatVersion:|- hosts:\s|Resources:\s*$)/mu;
/** Generated files, by name: output of protocol compilers, code generators, bundlers. */
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
/** Markers that generators put into the first lines of their output, in lower case. */
const GENERATED_MARK = /(?:^|\W)@generated\b|\bcode generated (?:by|from)\b|<auto-?generated|\b(?:auto-?generated|automatically generated|generated automatically|machine generated)\b|\bgenerated by (?:the )?(?:protocol buffer compiler|protoc|swagger|openapi|thrift|antlr|bison|yacc|cmake|autoconf|automake|sqlc|mockgen|stringer|ragel|jflex|javacc|cython|gir2rs|bindgen|fbs|flatc|flatbuffers|build_runner|graphql)|\bdo not (?:edit|modify)(?: (?:this file|by hand|manually|directly))?[.!,:;]?\s*(?:\*\/|-->|$)|\bthis file (?:is|was) (?:auto)?generated\b/u;
/** Third-party code that is kept in the repository. */
const VENDORED_PATH = /(?:^|\/)(?:node_modules|bower_components|third[-_]?party|3rd[-_]?party|Godeps\/_workspace|Carthage\/(?:Checkouts|Build)|\.yarn\/(?:releases|plugins|sdks)|assets\/vendor)\/|^(?:vendor|Pods|extern|external)\/|(?:^|\/)(?:gradlew(?:\.bat)?|mvnw(?:\.cmd)?)$|(?:^|\/)jquery(?:[-.]\d[\w.]*)?(?:\.slim)?\.js$/u;
/** Images, fonts, audio, video, documents, archives. */
const ASSET_NAME = /\.(?:png|jpe?g|gif|webp|avif|bmp|ico|icns|svgz?|tiff?|psd|ai|sketch|fig|woff2?|ttf|otf|eot|mp[34]|m4[av]|wav|ogg|webm|mov|avi|flac|pdf|docx?|xlsx?|pptx?|odt|zip|tar|t?gz|bz2|xz|7z|rar|glb|gltf|fbx|obj|blend|atlas|lottie|car)$/iu;
/** Settings of tools, by name. */
const CONFIG_NAME = /^\.[\w.-]+$|\.config\.(?:[cm]?[jt]s|json)$|^(?:ts|js)config(?:\.[\w.-]+)?\.json$|\.(?:ini|cfg|conf|toml|properties|plist|editorconfig|env|env\.\w+|ya?ml|jsonc|json5|xcconfig|prefs|rc|ruleset|props|targets|bazelrc|runsettings)$|^(?:angular|nx|turbo|biome|renovate|vercel|firebase|nodemon|tslint|project|workspace|nest-cli|capacitor|appsettings[\w.]*|launchSettings|global|manifest|composer-require-checker)\.json$|^(?:CODEOWNERS|OWNERS|MANIFEST\.in|tox\.ini|Doxyfile|web\.config|app\.config|nuget\.config|phpunit\.xml(?:\.dist)?|phpcs\.xml(?:\.dist)?|phpstan\.neon(?:\.dist)?|checkstyle\.xml|AndroidManifest\.xml|log4j2?\.xml|logback\.xml)$/u;
/** Texts for people, by name; `.txt` alone is not enough. */
const DOCS_NAME = /^(?:README|LICEN[CS]E|COPYING|NOTICE|AUTHORS|CONTRIBUTORS|CONTRIBUTING|CHANGELOG|CHANGES|HISTORY|NEWS|RELEASES?|INSTALL|UPGRADING|UPGRADE|SECURITY|MAINTAINERS|THANKS|TODO|CODE_OF_CONDUCT|PATENTS)(?:[-.][\w.-]*)?$/iu;
/** Documentation folders, as linguist defines them, at the top of the repository or of a package. */
const DOCS_FOLDER = /(?:^|\/)(?:docs?|documentation|man|javadoc|release-?notes)\//iu;
//# sourceMappingURL=file-patterns.js.map

/***/ }),

/***/ 75471:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isTestPath),
/* harmony export */   n: () => (/* binding */ isDocumentPath)
/* harmony export */ });
/* harmony import */ var _base_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35827);
/* harmony import */ var _file_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54083);
/** What a path alone says of a file: that tests or documents are kept there, in the conventions of many languages. */


/** Words of folders and names of files that hold tests, in the languages’ own conventions. */
const TEST_WORD = /^(?:(?:unit|integration|functional|system|smoke|api|ui|browser|doc)?tests?(?:ing|cases?|suites?|data|scripts?|helpers?|utils?|kit|bed|lib)?|specs?|e2e|cypress|playwright|acceptance|features?|fixtures?|snapshots?|playgrounds?|conformance|golden|regress(?:ion)?|bats|t|it)$/u;
/** A folder of tests that begins with the name of what is tested: `caddytest`. */
const NAMED_TEST = /^(?!(?:la|con|pro|at|grea|fas)tests?$)[a-z]{3,12}tests?$/u;
/** Returns true if a folder or the name says that tests, or what they read, are kept there. */
function isTestPath(path) {
    const words = path.replace(/(\p{Lower}|\d)(\p{Upper})/gu, '$1_$2').split('/');
    const name = words.pop() ?? '';
    return (words.some((folder) => folder
        .split(/[^A-Za-z0-9]+/u)
        .some((word) => TEST_WORD.test(word.toLowerCase()) || NAMED_TEST.test(word.toLowerCase()))) ||
        name
            .split(/[^A-Za-z0-9]+/u)
            .some((word) => /^(?:tests?|specs?|e2e|IT)$/u.test(/^IT$/u.test(word) ? word : word.toLowerCase())) ||
        /\.(?:t|feature|bats|snap|phpt|trycmd|txtar|\w{0,20}test)$/u.test(name));
}
/** Texts for people by their ends, pages of a manual with them. */
const DOCUMENT_END = /\.(?:md|mdx|markdown|rst|adoc|asciidoc|pod|rdoc|textile|org|txt|[1-8])$/u;
/** Folders with a note for the change log in each file. */
const NOTES = /(?:^|\/)(?:changelogs?|changelog\.d|changes|newsfragments|\.changeset|\.changes|release-?notes|releasenotes|unreleased)\//u;
const ENVIRONMENT = /(?:^|\/)\.env\.(?:example|sample|dist|template)$/u;
/** Code, whatever its name and folder: `security.rb`, `docs/conf.py`. */
const CODE_END = /\.(?:[cm]?[jt]sx?|py[iwx]?|rb|rake|go|rs|java|kts?|groovy|gradle|scala|clj[cs]?|cs|fsx?|vb|php|swift|dart|c|cc|cpp|cxx|h|hh|hpp|mm?|exs?|erl|hs|elm|ml|mli|lua|p[lm]|r|jl|nim|zig|cr|sql|sh|bash|zsh|fish|ps1|bat|cmd|vue|svelte|s?css|sass|less)$/u;
/**
 * Returns true if a path is that of a text for people: a document, a note for the change log, an example of an environment.
 * Code is none.
 */
function isDocumentPath(path) {
    const lower = path.toLowerCase();
    return (!CODE_END.test(lower) &&
        (DOCUMENT_END.test(lower) ||
            _file_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .DOCS_FOLDER */ .ph.test(path) ||
            NOTES.test(lower) ||
            ENVIRONMENT.test(path) ||
            _file_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .DOCS_NAME */ .E1.test((0,_base_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .getFileName */ .WP)(path))));
}
//# sourceMappingURL=path-names.js.map

/***/ }),

/***/ 66919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  QO: () => (/* binding */ readLoads)
});

// UNUSED EXPORTS: isNamedSo, readNames

// EXTERNAL MODULE: ./build/src/base/hunk-lines.js
var hunk_lines = __webpack_require__(54437);
// EXTERNAL MODULE: ./build/src/base/paths.js
var paths = __webpack_require__(35827);
// EXTERNAL MODULE: ./build/src/engine/text/contains-name.js
var contains_name = __webpack_require__(47169);
// EXTERNAL MODULE: ./build/src/engine/text/scan.js
var scan = __webpack_require__(82725);
// EXTERNAL MODULE: ./build/src/engine/text/text-forms.js
var text_forms = __webpack_require__(83273);
// EXTERNAL MODULE: ./build/src/engine/text/reach.js
var reach = __webpack_require__(66829);
// EXTERNAL MODULE: ./build/src/engine/loads/paths.js
var loads_paths = __webpack_require__(74534);
;// CONCATENATED MODULE: ./build/src/engine/loads/ecmascript.js
/**
 * What JavaScript and TypeScript load by a relative path: `import`, `export … from`, `require`, `import()`. Paths of packages and of
 * aliases are not read. A path may leave out its ending, and may say `.js` for a file of TypeScript
 * (https://www.typescriptlang.org/docs/handbook/modules/reference.html#file-extension-substitution).
 */



/** A relative path on a line that loads it. */
const LOADED = /(?<![@.\w$])(?<word>from|import|require)\s{0,4}(?<call>\(?)\s{0,4}(?<quote>['"])(?<path>\.{1,2}(?:\/[^'"\n]{0,300})?)\k<quote>/gu;
/** What bundlers make of a path, and what is filled in, leads to no one file. */
const NO_PATH = /[*{}<>|!%]|\$/u;
const SCRIPT = /\.(?:[cm]?[jt]sx?)$/u;
/** What makes a file that is not there no fault: it is tried, expected to fail, or stood in for. */
const TRIED = /\btry\s*\{|\bcatch\s*[({]|\.catch\(|\btoThrow|\brejects\b|\bvirtual:\s*true/u;
const AROUND = 3;
/** Lines of the longest list of names. */
const LONGEST_LIST = 200;
/** What stands behind the braces of names that the statement takes. */
const OF_THIS = /^\s*(?:from\b|=\s*(?:await\s+)?(?:require|import)\s*\()/u;
/** Reads the loads of a file. */
const readEcmascript = (file, tree) => file.lines.flatMap((text, at) => {
    if (text.length > reach/* REACH */.o.longLine || !text.includes('.'))
        return [];
    return [...text.matchAll(LOADED)].flatMap(({ groups }) => {
        const { word = '', call = '', path = '' } = groups ?? {};
        return judge(file, tree, { word, isCall: call !== '', path: path.replace(/[?#].*$/u, ''), line: at + 1 });
    });
});
function judge(file, tree, loading) {
    const { word, isCall, path, line } = loading;
    const place = (0,loads_paths/* resolvePath */.o1)((0,paths/* getFolder */.L2)(file.path), path);
    if (place === null || place === '' || NO_PATH.test(path) || isTried(file, line))
        return [];
    const names = word === 'import' && !isCall ? [] : listNames(file, line, word === 'from');
    const isChanged = file.isNew(line) || names.some((named) => file.isNew(named.line));
    if (!isChanged && !tree.mayLose((0,paths/* getFileName */.WP)(place).replace(/\..*$/u, '')))
        return [];
    const stem = place.replace(/\.[cm]?jsx?$/u, '');
    const [found, also] = [tree.find(place), stem === place ? [] : tree.find(stem)];
    if (found === undefined || also === undefined)
        return [];
    const there = [...found, ...also];
    if (there.length > 0)
        return judgeNames(file, tree, names, path, listScripts(there, tree));
    const isAsked = file.isNew(line) || tree.lost(place) || tree.lost(stem);
    return isAsked ? [{ written: path, place, name: null, line, word }] : [];
}
/** Returns the names that none of the files has. */
function judgeNames(file, tree, names, written, scripts) {
    const [place] = scripts;
    if (place === undefined)
        return [];
    return names.flatMap(({ name, line }) => {
        const isAsked = file.isNew(line) || scripts.some((script) => tree.lost(script, name));
        const isMissing = isAsked && scripts.every((script) => tree.has(script, name) === false);
        return isMissing ? [{ written, place, name, line, word: name }] : [];
    });
}
function isTried(file, line) {
    return file.lines.slice(Math.max(0, line - 1 - AROUND), line + AROUND).some((text) => TRIED.test(text));
}
/** Returns the files of ECMAScript that a load may mean; none where it may mean something else, too. */
function listScripts(there, tree) {
    const files = there.flatMap((path) => {
        if (!path.endsWith('/'))
            return [path];
        const inside = tree.find(`${path}index`);
        return inside === undefined || tree.find(`${path}package`)?.length !== 0 ? [''] : inside;
    });
    return files.every((path) => SCRIPT.test(path)) ? files : [];
}
/** The names in braces of the statement that ends on a line, without `default`. */
function listNames(file, line, isModule) {
    const head = isModule ? /^\s*(?:import|export)\b/u : /\b(?:const|let|var)\s*\{/u;
    let first = line;
    while (first > 0 && line - first < LONGEST_LIST && !head.test(file.lines[first - 1] ?? ''))
        first -= 1;
    if (!head.test(file.lines[first - 1] ?? ''))
        return [];
    const names = [];
    let isInside = false;
    for (let at = first; at <= line; at += 1) {
        const text = (file.lines[at - 1] ?? '').replace(/\/\/.*$|\/\*.*?\*\//gu, '').slice(0, reach/* REACH */.o.longLine);
        const opening = isInside ? 0 : text.indexOf('{') + 1;
        if (!isInside && opening === 0)
            continue;
        const closing = text.indexOf('}', opening);
        const inside = text.slice(opening, closing === -1 ? undefined : closing);
        // A pattern inside of the pattern, a value where there is none: what they say is not read.
        if (/[{[(]/u.test(inside))
            return [];
        for (const part of inside.split(',')) {
            const [, name] = /^\s*(?:type\s+)?([\p{IDS}_$][\p{IDC}$]*)\s*(?:$|:|=|\s+as\b)/u.exec(part) ?? [];
            if (name !== undefined && name !== 'default')
                names.push({ name, line: at });
        }
        if (closing !== -1)
            return at === line && OF_THIS.test(text.slice(closing + 1)) ? names : [];
        isInside = true;
    }
    return names;
}
//# sourceMappingURL=ecmascript.js.map
// EXTERNAL MODULE: ./build/src/engine/text/escape-pattern.js
var escape_pattern = __webpack_require__(42232);
;// CONCATENATED MODULE: ./build/src/engine/loads/go.js
/**
 * What Go takes from the packages of its own module: an imported package, `pkg.Name`, and functions of the file's own package. A package
 * is a folder, and a module is what `go.mod` names (https://go.dev/ref/mod#module-path). A package may get names from files that a build
 * makes; where `.gitignore` names files of Go nothing is known of them.
 */




const IMPORTED = /^\s*(?:import\s+)?(?:(?<as>[\w.]+)\s+)?"(?<path>[^"\s]{1,300})"\s*(?:\/\/.*)?$/u;
const MEMBER = /(?<![\w.)\]])(?<package>[a-z_]\w*)\.(?<name>\p{Upper}\w*)/gu;
/** What is called or made, and every name with a capital that is not that of a field. */
const OWN_NAME = /(?<![\w.)]|\bfunc )(?:(?<made>[A-Za-z_]\w*)[({]|(?<name>\p{Upper}\w*)(?![\w:]|\s*:[^=]))/gu;
/** Words of Go before a bracket, and its own functions and types. */
const OWN = new Set('append cap clear close complex copy delete imag len make max min new panic print println real recover bool byte complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string uint uint8 uint16 uint32 uint64 uintptr any comparable func if for switch select return go defer var const type map chan interface struct range case import'.split(' '));
/** The head of a method, also of an interface: its name is declared there. */
const HEAD = /^\s*(?:func\s*\(|[A-Za-z_]\w*\([^)]*\)\s*(?:\(|[\w*[].*)?$)/u;
/** Reads the loads of a file. */
const readGo = (file, tree) => {
    const module = findModule(file, tree);
    if (module === null)
        return [];
    const missing = [];
    const packages = new Map();
    const imports = listImports(file.lines);
    for (const { path, as, line } of imports) {
        if (as === '.')
            return [];
        if (module.name === null || !`${path}/`.startsWith(`${module.name}/`))
            continue;
        const folder = path === module.name ? module.folder : (0,loads_paths/* joinPath */.uJ)(module.folder, path.slice(module.name.length + 1));
        const there = folder === '' ? ['/'] : tree.find(folder);
        if (there === undefined)
            continue;
        if (there.includes(`${folder}/`) || folder === '')
            packages.set(as ?? readPackageName(path), `${folder}/`);
        else if (file.isNew(line) || tree.lost(folder))
            missing.push({ written: path, place: folder, name: null, line, word: '' });
    }
    const aliases = new Set(imports.map(({ path, as }) => as ?? path));
    return [...missing, ...judgeLines(file, tree, packages, aliases)];
};
/** `aliases` are names of packages; `import "C"` is one. */
function judgeLines(file, tree, packages, aliases) {
    const own = `${(0,paths/* getFolder */.L2)(file.path)}/`;
    const seen = new Set();
    const shadowed = new Map();
    const isShadowed = (name) => {
        const known = shadowed.get(name) ?? isDeclared(name, file.lines);
        shadowed.set(name, known);
        return known;
    };
    const missing = [];
    const judge = (folder, name, written, line) => {
        if (seen.has(written))
            return;
        seen.add(written);
        if (tree.has(folder, name) === false)
            missing.push({ written, place: folder, name, line, word: name });
    };
    for (const [at, code] of file.readCode().entries()) {
        if (!file.isNew(at + 1) || code.length > reach/* REACH */.o.longLine)
            continue;
        for (const { groups } of code.matchAll(MEMBER)) {
            const { package: taken = '', name = '' } = groups ?? {};
            const folder = packages.get(taken);
            if (folder !== undefined && !isShadowed(taken))
                judge(folder, name, `${taken}.${name}`, at + 1);
        }
        if (HEAD.test(code))
            continue;
        for (const { groups } of code.matchAll(OWN_NAME)) {
            const name = groups?.['made'] ?? groups?.['name'] ?? '';
            if (!OWN.has(name) && !aliases.has(name))
                judge(own, name, name, at + 1);
        }
    }
    return missing;
}
/** Returns whether a file has a value of this name, which hides the package. */
function isDeclared(name, lines) {
    const word = (0,escape_pattern/* escapePattern */.M)(name);
    const declared = new RegExp(`(?:\\bvar\\s+|[(,]\\s*)${word}\\s+[\\w*[(.]|\\b${word}\\b\\s*(?:,[^=]*)?:?=[^=]|\\b${word}\\s*:=`, 'u');
    return lines.some((line) => line.includes(name) && (line.length > reach/* REACH */.o.longLine || declared.test(line)));
}
/** The module that a file is part of: the nearest `go.mod` above it whose name begins one of its imports; null for none. */
function findModule(file, tree) {
    const names = new Set(listImports(file.lines).flatMap(({ path }) => listPrefixes(path)));
    for (let folder = (0,paths/* getFolder */.L2)(file.path);; folder = (0,paths/* getFolder */.L2)(folder)) {
        const manifest = (0,loads_paths/* joinPath */.uJ)(folder, 'go.mod');
        const there = tree.find(manifest);
        if (there === undefined)
            return null;
        if (there.includes(manifest)) {
            // A module that none of the imports names still has its own package.
            const asked = [...names].map((name) => ({ name, is: tree.has(manifest, name) }));
            if (asked.some(({ is }) => is === undefined))
                return null;
            return { folder, name: asked.find(({ is }) => is === true)?.name ?? null };
        }
        if (folder === '')
            return null;
    }
}
function listPrefixes(path) {
    const parts = path.split('/');
    return parts.map((_, at) => parts.slice(0, parts.length - at).join('/'));
}
/** The name that a package has by its path, without the version of a module. */
function readPackageName(path) {
    const [last = '', before = ''] = path.split('/').reverse();
    return /^v\d+$/u.test(last) ? before : last;
}
function listImports(lines) {
    const imports = [];
    let isInside = false;
    for (const [at, line] of lines.entries()) {
        if (/^import\s*\(/u.test(line))
            isInside = true;
        else if (isInside && line.startsWith(')'))
            isInside = false;
        else if (isInside || /^import\s/u.test(line)) {
            const { path, as } = (line.length > reach/* REACH */.o.longLine ? null : IMPORTED.exec(line))?.groups ?? {};
            if (path !== undefined)
                imports.push({ path, as, line: at + 1 });
        }
        else if (/^(?:func|type|var|const)\b/u.test(line))
            break;
    }
    return imports;
}
//# sourceMappingURL=go.js.map
;// CONCATENATED MODULE: ./build/src/engine/loads/plain.js
/** Loads that are a path and nothing more, a form for each language. */



const RELATIVE = (path, folder) => [(0,loads_paths/* resolvePath */.o1)(folder, path)];
/** Crates begin in these files; a module of any other file is in the folder of its name (https://doc.rust-lang.org/reference/items/modules.html). */
const CRATE_FILE = /^(?:mod|lib|main|build)\.rs$/u;
const CRATE_FOLDER = /(?:^|\/)(?:tests|benches|examples|src\/bin)$/u;
const FORMS = new Map([
    [
        'rb',
        { says: /^\s*(?<word>require_relative)\s*\(?\s*(?<quote>['"])(?<path>[\w./-]{1,300})\k<quote>/u, places: RELATIVE },
    ],
    [
        'php',
        {
            says: /\b(?<word>(?:require|include)(?:_once)?)\s*\(?\s*(?:__DIR__|dirname\(__FILE__\))\s*\.\s*(?<quote>['"])\/(?<path>[\w./-]{1,300})\k<quote>/u,
            places: RELATIVE,
        },
    ],
    [
        'dart',
        {
            // Generators write the others, and projects leave them out of the repository.
            says: /^\s*(?<word>import|export)\s+(?<quote>['"])(?!\w+:)(?<path>(?!.*\.(?:g|freezed|gr|config|mocks)\.dart)[\w./-]{1,300}\.dart)\k<quote>/u,
            places: RELATIVE,
        },
    ],
    [
        'rs',
        {
            says: /^(?:pub(?:\([\w ]{1,40}\))?\s+)?(?<word>mod)\s+(?:r#)?(?<path>\w{1,80})\s*;/u,
            places(name, folder, file) {
                const own = (0,loads_paths/* joinPath */.uJ)(folder, (0,paths/* getFileName */.WP)(file).replace(/\.rs$/u, ''));
                const roots = CRATE_FILE.test((0,paths/* getFileName */.WP)(file)) ? [folder] : CRATE_FOLDER.test(folder) ? [folder, own] : [own];
                return roots.map((root) => (0,loads_paths/* joinPath */.uJ)(root, name));
            },
        },
    ],
    [
        'yml',
        {
            says: /^\s*(?:-\s+)?(?<word>uses):\s+(?<quote>['"]?)(?<path>\.\/\.github\/[\w./-]{1,300})\k<quote>\s*(?:#.*)?$/u,
            places: (path) => [(0,loads_paths/* resolvePath */.o1)('', path)],
        },
    ],
]);
/** What a line above says that makes a module that is not there no fault: it is elsewhere, or under a condition. */
const ELSEWHERE = /^\s*#\[(?:path\b|cfg\b|cfg_attr\b)/u;
const plain_TRIED = /\b(?:begin|rescue|try|raise_error|file_exists|is_file)\b/u;
/** Reads the loads of a file of Ruby, PHP, Dart or Rust, or of a workflow. */
const readPlainLoads = (file, tree) => {
    const form = FORMS.get(file.path.slice(file.path.lastIndexOf('.') + 1).replace('yaml', 'yml'));
    if (form === undefined || (/\.ya?ml$/u.test(file.path) && !/(?:^|\/)\.github\//u.test(file.path)))
        return [];
    return file.lines.flatMap((text, at) => {
        if (text.length > reach/* REACH */.o.longLine)
            return [];
        const { path: written, word = '' } = form.says.exec(text)?.groups ?? {};
        if (written === undefined || ELSEWHERE.test(file.lines[at - 1] ?? ''))
            return [];
        if (plain_TRIED.test(`${file.lines[at - 1] ?? ''}\n${text}`))
            return [];
        if (!file.isNew(at + 1) && !tree.mayLose((0,paths/* getFileName */.WP)(written).replace(/\..*$/u, '')))
            return [];
        const places = form.places(written, (0,paths/* getFolder */.L2)(file.path), file.path).filter((place) => place !== null);
        const there = places.map((place) => tree.find(place));
        const [place] = places;
        if (place === undefined || there.some((paths) => paths === undefined || paths.length > 0))
            return [];
        const line = at + 1;
        return file.isNew(line) || places.some((one) => tree.lost(one)) ? [{ written, place, name: null, line, word }] : [];
    });
};
//# sourceMappingURL=plain.js.map
// EXTERNAL MODULE: ./build/src/engine/loads/names.js
var loads_names = __webpack_require__(61658);
;// CONCATENATED MODULE: ./build/src/engine/loads/python-modules.js
/** Where the modules of Python are, by their names. */


/** Modules of Python itself that programs load most: a package of the same name is seldom meant (https://docs.python.org/3/py-modindex.html). */
const STANDARD = new Set('abc argparse array ast asyncio base64 bisect builtins bz2 calendar collections concurrent configparser contextlib contextvars copy csv ctypes dataclasses datetime decimal difflib dis doctest email enum errno fcntl filecmp fnmatch fractions functools gc getpass gettext glob gzip hashlib heapq hmac html http importlib inspect io ipaddress itertools json keyword locale logging lzma math mimetypes multiprocessing numbers operator os pathlib pickle pkgutil platform plistlib posixpath pprint pwd queue random re resource secrets select shelve shlex shutil signal site socket sqlite3 ssl stat statistics string struct subprocess sys sysconfig tarfile tempfile textwrap threading time timeit token tokenize traceback tracemalloc types typing unicodedata unittest urllib uuid venv warnings weakref xml xmlrpc zipfile zipimport zlib zoneinfo __future__'.split(' '));
const ROOTS = ['', 'src', 'lib', 'python'];
/** Follows a module's name part by part; null where it is not known. */
function locate(folder, module, tree) {
    let at = folder;
    for (const part of module.split('.')) {
        if (part === '')
            continue;
        const next = (0,loads_paths/* joinPath */.uJ)(at, part);
        const there = tree.find(next);
        if (there === undefined)
            return null;
        if (there.length === 0)
            return { missing: next, within: at };
        at = next;
    }
    return { at };
}
/** The folders that a module's name may begin in; none for what is not of the repository. */
function listRoots(path, module, tree) {
    const [, dots = '', name = ''] = /^(\.*)(.*)$/u.exec(module) ?? [];
    let folder = (0,paths/* getFolder */.L2)(path);
    if (dots !== '') {
        for (let up = 1; up < dots.length; up += 1) {
            if (folder === '')
                return [];
            folder = (0,paths/* getFolder */.L2)(folder);
        }
        return folder === '' ? [] : [{ folder, module: name }];
    }
    const [top = ''] = name.split('.');
    if (STANDARD.has(top))
        return [];
    const roots = [];
    for (;; folder = (0,paths/* getFolder */.L2)(folder)) {
        for (const inner of ROOTS) {
            const root = inner === '' ? folder : (0,loads_paths/* joinPath */.uJ)(folder, inner);
            const isPackage = root !== '' && tree.find(`${root}/__init__`)?.length !== 0;
            if (!isPackage && (tree.find((0,loads_paths/* joinPath */.uJ)(root, `${top}/__init__`))?.length ?? 0) > 0)
                roots.push({ folder: root, module: name });
        }
        if (folder === '')
            return roots;
    }
}
//# sourceMappingURL=python-modules.js.map
;// CONCATENATED MODULE: ./build/src/engine/loads/python-statements.js
/** The import statements of Python. */

const FROM = /^\s*from\s+(?<module>\.{0,10}[\w.]{0,200})\s+import\s+(?<names>\S.*)$/u;
const PLAIN = /^\s*import\s+(?<modules>[\w., ]{1,300}?)\s*(?:#.*)?$/u;
const python_statements_LONGEST_LIST = 200;
/** What makes a module that is not there no fault. */
const python_statements_TRIED = /^\s*(?:try|except|else|finally)\b.*:|\b(?:raises|suppress|assertRaises\w*|skipif)\b|\bImportError\b/u;
/** Returns the statements of a text, one for each module that they name. */
function listStatements(lines) {
    const statements = [];
    for (let at = 0; at < lines.length; at += 1) {
        const line = lines[at] ?? '';
        if (!line.includes('import') || line.length > reach/* REACH */.o.longLine)
            continue;
        const first = at + 1;
        const from = FROM.exec(line)?.groups;
        if (from !== undefined) {
            const { module = '', names = '' } = from;
            at = findLast(lines, at, names);
            const texts = [names, ...lines.slice(first, at + 1)];
            const named = texts.flatMap((text, index) => readNames(text).map((one) => ({ ...one, line: first + index })));
            statements.push({ module, first, last: at + 1, names: named, as: null });
            continue;
        }
        for (const part of (PLAIN.exec(line)?.groups?.['modules'] ?? '').split(',')) {
            const [, module, as] = /^\s*(\w[\w.]*)(?:\s+as\s+(\w+))?\s*$/u.exec(part) ?? [];
            if (module !== undefined)
                statements.push({ module, first, last: first, names: [], as: as ?? module });
        }
    }
    return statements;
}
/** Returns the index of the last line of a list of names that begins on a line. */
function findLast(lines, at, names) {
    const isOpen = names.trimStart().startsWith('(');
    let last = at;
    const goesOn = (text) => (isOpen ? !text.includes(')') : /\\\s*$/u.test(text));
    while (last + 1 < lines.length && last - at < python_statements_LONGEST_LIST && goesOn(lines[last] ?? ''))
        last += 1;
    return last;
}
/** The names on one line of such a list, without `*`. */
function readNames(text) {
    return text
        .replace(/#.*$/u, '')
        .replace(/[()\\]/gu, ' ')
        .split(',')
        .flatMap((part) => {
        const [, name, as] = /^\s*([A-Za-z_]\w*)(?:\s+as\s+(\w+))?\s*$/u.exec(part) ?? [];
        return name === undefined ? [] : [{ name, as: as ?? name }];
    });
}
/** Returns whether a statement stands in a block that expects it to fail. */
function python_statements_isTried({ lines }, first) {
    let indent = readIndent(lines[first - 1] ?? '');
    for (let at = first - 1; at > 0 && indent > 0; at -= 1) {
        const line = lines[at - 1] ?? '';
        if (line.trim() === '' || readIndent(line) >= indent)
            continue;
        if (python_statements_TRIED.test(line))
            return true;
        indent = readIndent(line);
    }
    return false;
}
const readIndent = (line) => line.length - line.trimStart().length;
/** Returns whether a line is, or begins, such a statement. */
const isStatement = (line) => FROM.test(line) || PLAIN.test(line);
//# sourceMappingURL=python-statements.js.map
;// CONCATENATED MODULE: ./build/src/engine/loads/python.js
/**
 * What Python loads of the repository's own packages: `from .dates import parse`, `import shop.dates`, and names behind a loaded module
 * (`dates.parse`). An absolute import is one of the repository's where a folder above the file, or `src`, `lib` or `python` in one, has the
 * package and is none itself; packages that are installed are not read
 * (https://docs.python.org/3/reference/import.html#searching).
 */






/** Reads the loads of a file. */
const readPython = (file, tree) => {
    if (/\bsys\.modules\b/u.test(file.lines.join('\n')))
        return [];
    return listStatements(file.lines).flatMap((statement) => {
        if (!isAsked(file, tree, statement) || python_statements_isTried(file, statement.first))
            return [];
        const roots = listRoots(file.path, statement.module, tree);
        const judged = roots.map((root) => python_judge(file, tree, statement, root));
        // One place of several that has it is enough.
        return judged.find((missing) => missing.length === 0) ?? judged[0] ?? [];
    });
};
/** Returns whether something may be wrong with a statement: it is new, new lines use it, or what it names changes. */
function isAsked(file, tree, { module, names, as, first, last }) {
    const parts = [...module.split('.'), ...names.map(({ name }) => name)];
    if (someLine(first, last, file.isNew) || parts.some((part) => tree.mayLose(part)))
        return true;
    const behind = [...(as === null ? [] : [as]), ...names.map((named) => named.as)].map((name) => `${name}.`);
    return file.fresh.some(({ text }) => behind.some((name) => text.includes(name)));
}
function python_judge(file, tree, statement, root) {
    const { module, first, last } = statement;
    const place = locate(root.folder, root.module, tree);
    if (place === null)
        return [];
    const written = module;
    if ('missing' in place) {
        const isNew = someLine(first, last, file.isNew) || tree.lost(place.missing);
        const fromPackage = tree.has(`${place.within}/__init__.py`, loads_names/* ANY_NAME */.d) === false;
        const isPlain = tree.find(`${place.within}/__init__`)?.length === 0;
        return isNew && (fromPackage || isPlain)
            ? [{ written, place: place.missing, name: null, line: first, word: 'import' }]
            : [];
    }
    const taken = statement.names.flatMap((named) => file.isNew(named.line) || isLost(place.at, named.name, tree) ? judgeName(place.at, named, written, tree) : []);
    return [...taken, ...judgeMembers(file, tree, statement, place.at)];
}
/** Returns what is wrong with a name that is taken from a module. */
function judgeName(at, { name, line }, written, tree) {
    // Every module has those of Python, such as `__file__`.
    const inside = name.startsWith('__') ? undefined : tree.find((0,loads_paths/* joinPath */.uJ)(at, name));
    if (inside === undefined || inside.length > 0)
        return [];
    const file = findText(at, tree);
    return file !== null && tree.has(file, name) === false ? [{ written, place: file, name, line, word: name }] : [];
}
/** Judges what new lines take of modules that a statement loads: `dates.parse`. */
function judgeMembers(file, tree, { names, as, module }, at) {
    const modules = [
        ...(as === null ? [] : [{ as, at, written: module }]),
        ...names.map(({ name, as: own }) => ({
            as: own,
            at: (0,loads_paths/* joinPath */.uJ)(at, name),
            written: module.endsWith('.') ? `${module}${name}` : `${module}.${name}`,
        })),
    ];
    return modules.flatMap((one) => {
        const uses = file.fresh.filter((line) => line.text.includes(`${one.as}.`));
        if (uses.length === 0 || !mayBeTaken(one.as, file))
            return [];
        const there = tree.find(one.at);
        if (there === undefined || there.length === 0)
            return [];
        const text = findText(one.at, tree);
        if (text === null)
            return [];
        const member = new RegExp(`(?<![\\w.'"])${(0,escape_pattern/* escapePattern */.M)(one.as)}\\.([A-Za-z_]\\w*)(?!\\s*=[^=]|['"\\w])`, 'gu');
        return uses.flatMap((line) => [...line.text.matchAll(member)].flatMap(([, name = '']) => {
            if (name.startsWith('__'))
                return [];
            const inside = tree.find((0,loads_paths/* joinPath */.uJ)(one.at, name));
            if (inside === undefined || inside.length > 0 || tree.has(text, name) !== false)
                return [];
            return [{ written: one.written, place: text, name, line: line.number, word: name }];
        }));
    });
}
/** Returns whether a name means only what the import gives it: nothing else in the file is called so. */
function mayBeTaken(as, file) {
    const name = (0,escape_pattern/* escapePattern */.M)(as);
    const other = new RegExp(`^\\s*(?:def|class)\\s+${name}\\b|\\bdef\\b[^#]*[(,]\\s*\\*{0,2}${name}\\s*[,:=)]|\\blambda\\b[^:]*\\b${name}\\b|\\b(?:for|as|global|nonlocal|with)\\s+(?:[\\w, (]+,\\s*)?${name}\\b|(?:^|[,;(\\s])${name}\\s*(?:,[\\w\\s,]*)?(?::\\s*[\\w.[\\]"' |]+)?:?=(?!=)|^\\s*\\*{0,2}${name}\\s*[:,=]`, 'u');
    let imports = 0;
    for (const line of file.lines) {
        if (!line.includes(as))
            continue;
        if (line.length > reach/* REACH */.o.longLine)
            return false;
        if (isStatement(line)) {
            imports += 1;
            continue;
        }
        if (other.test(line))
            return false;
    }
    return imports === 1;
}
/** The file whose text is that of a module: its own, or that of its package; null where it is no file of Python, or not only one. */
function findText(at, tree) {
    const there = [...(tree.find(at) ?? []), ...(tree.find(`${at}/__init__`) ?? [])].filter((path) => !path.endsWith('/'));
    const [only] = there;
    return there.length === 1 && only !== undefined && only.endsWith('.py') ? only : null;
}
const isLost = (at, name, tree) => tree.lost(`${at}.py`, name) || tree.lost(`${at}/__init__.py`, name) || tree.lost((0,loads_paths/* joinPath */.uJ)(at, name));
const someLine = (first, last, is) => Array.from({ length: last - first + 1 }, (_, at) => first + at).some(is);
//# sourceMappingURL=python.js.map
// EXTERNAL MODULE: ./build/src/base/git-modes.js
var git_modes = __webpack_require__(51730);
;// CONCATENATED MODULE: ./build/src/engine/loads/tree.js
/** The repository as it will be with a change: the changed files, and what is known of the base. */




/** Answers from the change and from what was looked up, and notes what was not. */
class ChangedTree {
    stems = new Set();
    names = new Map();
    #now = new Map();
    #before = new Map();
    #gone = new Set();
    /** The parts of paths of the base that change, each without its ending. */
    #touched = new Set();
    /** Files and folders that the change has, by the folder that they are in. */
    #children = new Map();
    #read = new Map();
    #base;
    #baseNames;
    constructor(files, loaded) {
        for (const { path, old_path: old, status, old_text: before, new_text, new_mode: mode } of files) {
            // The text of a link is where it leads.
            const text = mode === git_modes/* GIT_MODES */.s.link ? null : new_text;
            if (status !== 'added' && status !== 'copied')
                this.#before.set(old ?? path, { path: old ?? path, text: before });
            if (status !== 'deleted')
                this.#now.set(path, { path, text });
        }
        for (const path of this.#before.keys())
            if (!this.#now.has(path))
                this.#gone.add(path);
        for (const path of this.#before.keys())
            for (const part of path.split('/'))
                this.#touched.add(part.replace(/\..*$/u, ''));
        const put = (folder, path) => {
            const inside = this.#children.get(folder) ?? new Set();
            this.#children.set(folder, inside.add(path));
        };
        for (const path of this.#now.keys()) {
            put((0,paths/* getFolder */.L2)(path), path);
            for (const folder of (0,paths/* listFoldersAbove */.jk)(path))
                put((0,paths/* getFolder */.L2)(folder), `${folder}/`);
        }
        this.#base = new Map(loaded?.places.map((place) => [place.stem, place]));
        this.#baseNames = new Map(loaded?.names.map((one) => [one.path, one]));
    }
    find(stem) {
        const base = this.#base.get(stem);
        if (base === undefined) {
            this.stems.add(stem);
            return undefined;
        }
        // What a build makes is there when it is loaded, and nobody knows what it is.
        if (base.made === true)
            return undefined;
        const name = (0,paths/* getFileName */.WP)(stem);
        const come = [...(this.#children.get((0,paths/* getFolder */.L2)(stem)) ?? [])].filter((path) => path.endsWith('/') ? path === `${stem}/` : (0,loads_paths/* isNamedSo */.a)((0,paths/* getFileName */.WP)(path), name));
        return [...new Set([...base.there.filter((path) => !this.#gone.has(path)), ...come])];
    }
    has(path, name) {
        if (!path.endsWith('/')) {
            const own = this.#now.get(path);
            return own === undefined ? this.#askBase(path, name) : this.#readSide(own, name);
        }
        const own = [...this.#now.values()].filter((side) => side.path.endsWith('.go') && `${(0,paths/* getFolder */.L2)(side.path)}/` === path);
        const known = own.map((side) => this.#readSide(side, name));
        if (known.includes(true))
            return true;
        return known.includes(undefined) ? undefined : this.#askBase(path, name);
    }
    mayLose(name) {
        return this.#touched.has(name);
    }
    lost(path, name) {
        if (name === undefined) {
            const [folder, own] = [(0,paths/* getFolder */.L2)(path), (0,paths/* getFileName */.WP)(path)];
            return [...this.#gone].some((gone) => ((0,paths/* getFolder */.L2)(gone) === folder && (0,loads_paths/* isNamedSo */.a)((0,paths/* getFileName */.WP)(gone), own)) || gone.startsWith(`${path}/`));
        }
        const before = this.#before.get(path);
        return before !== undefined && this.#now.has(path) && this.#readSide(before, name) === true;
    }
    #readSide(side, name) {
        if (side.text === null)
            return undefined;
        const names = this.#read.get(side) ?? (0,loads_names/* readNames */.r)(side.path, side.text);
        this.#read.set(side, names);
        return names.has(name);
    }
    #askBase(path, name) {
        const known = this.#baseNames.get(path);
        if (known?.has.includes(name) === true)
            return true;
        if (known?.lacks.includes(name) === true)
            return false;
        const asked = this.names.get(path) ?? new Set();
        this.names.set(path, asked.add(name));
        return undefined;
    }
}
//# sourceMappingURL=tree.js.map
;// CONCATENATED MODULE: ./build/src/engine/loads/index.js
/**
 * What lines load of the repository's own files, and which of it is not there: a file that was not committed, a name that the loaded file
 * does not have. It speaks only of what a build or a run would fail at.
 */












/** By the ending of a path; the language says what is a comment and a string there. */
const READERS = [
    { ends: /\.(?:[cm]?[jt]sx?|vue|svelte|astro)$/u, language: 'TypeScript', read: readEcmascript },
    { ends: /\.pyi?$/u, language: 'Python', read: readPython },
    { ends: /\.go$/u, language: 'Go', read: readGo },
    { ends: /\.rb$/u, language: 'Ruby', read: readPlainLoads },
    { ends: /\.php$/u, language: 'PHP', read: readPlainLoads },
    { ends: /\.dart$/u, language: 'Dart', read: readPlainLoads },
    { ends: /\.rs$/u, language: 'Rust', read: readPlainLoads },
    { ends: /\.ya?ml$/u, language: 'YAML', read: readPlainLoads },
];
/** Files that no program loads as they are: data of tests, and what projects are made from. */
const MATERIAL = /(?:^|\/)(?:__?fixtures?__?|fixtures?|test[-_]?data|tests?\/data|templates?|snapshots?|__snapshots__|stubs?|scaffolds?|skeletons?|boilerplates?|vendor|node_modules|third_party)\/|[{}<>%$]/iu;
/** Files of a change that are read; a larger one is not read at all, so that it does not depend on the order. */
const MAX_FILES = 1_000;
/** Characters (UTF-16 code units) of one that is read. */
const MAX_TEXT = 512 * 1024;
/**
 * Reads the loads of all changed files beside what was looked up in the base. Nothing is said where it is not known: who reads the
 * base asks, looks up the questions, and asks again until there are none.
 */
function readLoads(files, loaded) {
    const tree = new ChangedTree(files, loaded);
    const read = files.flatMap((file) => {
        const reader = READERS.find(({ ends }) => ends.test(file.path));
        return reader === undefined || !isRead(file) ? [] : [{ file, reader }];
    });
    if (read.length > MAX_FILES)
        return { missing: [], questions: tree };
    const missing = read.map(({ file, reader }) => {
        const loading = toLoadingFile(file, reader.language);
        return { file: file.path, missing: reader.read(loading, tree).filter((one) => isCode(loading, one)) };
    });
    return { missing: missing.filter((one) => one.missing.length > 0), questions: tree };
}
/** Returns whether the line is code where it loads: comments and texts speak of files, too. */
function isCode(file, { line, word }) {
    const code = file.readCode()[line - 1] ?? '';
    return word === '' ? code.trim() !== '' : (0,contains_name/* containsName */.X)(code, word);
}
function isRead({ path, new_text: text, status, on_base: onBase }) {
    return status !== 'deleted' && onBase !== true && text !== null && text.length <= MAX_TEXT && !MATERIAL.test(path);
}
function toLoadingFile({ path, old_path: old, new_text: text, hunks }, language) {
    const lines = (text ?? '').split(/\r?\n/u);
    const added = hunks
        .flatMap(hunk_lines/* readHunkLines */.qG)
        .filter(({ mark }) => mark === '+')
        .map((line) => line.newNumber);
    const numbers = new Set(added);
    // Relative paths lead elsewhere from another folder.
    const moved = old !== null && (0,paths/* getFolder */.L2)(old) !== (0,paths/* getFolder */.L2)(path);
    const fresh = (moved ? lines.map((_, at) => at + 1) : added).map((number) => ({
        number,
        text: lines[number - 1] ?? '',
    }));
    let code;
    const readCode = () => {
        code ??= (0,scan/* scanLines */.J)(lines, (0,text_forms/* findTextForm */.d)(language), true).map((line) => line.code);
        return code;
    };
    return { path, lines, readCode, fresh, isNew: (line) => moved || numbers.has(line) };
}
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 61658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ ANY_NAME),
/* harmony export */   r: () => (/* binding */ readNames)
/* harmony export */ });
/* harmony import */ var _text_escape_pattern_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42232);
/** Which names a text has: by its words, because a name may be made in many ways; for Go by what it declares. */

/** A text of Python that may have any name. */
const OPEN_PYTHON = /^[ \t]*from[ \t]+\S+[ \t]+import[ \t]+\(?[ \t]*\*|\b(?:__getattr__|__path__|globals\(\)|sys\.modules|setattr\(|exec\(|importlib|vars\(\)|__dict__)/mu;
/** One of ECMAScript: it passes on all names of another one, or its exports are the value of an expression. */
const OPEN_ECMASCRIPT = /\bexport\s*(?:type\s*)?\*\s*from\b|\bexport\s*=|\b__exportStar\b|\bmodule\.exports\s*=\s*(?![\s{])|\{\s*\.\.\.|,\s*\.\.\.|\bexports\s*\[|\bassign\s*\(\s*(?:module\.)?exports\b|\bdeclare\s+module\b/u;
/** Where Go declares a name: functions and methods, types, values, fields, parameters, labels, methods of an interface. */
const DECLARED_IN_GO = [
    /\bfunc\s+(?:\([^)]{0,200}\)\s{0,4})?([\p{IDS}_]\p{IDC}*)/gu,
    /\b(?:type|var|const)\s+([\p{IDS}_]\p{IDC}*(?:\s*,\s*[\p{IDS}_]\p{IDC}*)*)/gu,
    /^[ \t]+([\p{IDS}_]\p{IDC}*(?:\s*,\s*[\p{IDS}_]\p{IDC}*)*)/gmu,
    /(?<!\p{IDC})([\p{IDS}_]\p{IDC}*)\s*(?:,|:?=)/gu,
    /[[(,{;]\s*([\p{IDS}_]\p{IDC}*)\s+[\w*[(~]/gu,
    /^([\p{IDS}_]\p{IDC}*):\s*(?:\/\/.*)?$/gmu,
    /\{\s*([\p{IDS}_]\p{IDC}*)\(/gu,
];
/** No name has this sign. */
const ANY_NAME = '*';
/** Reads the names of a text of one of the languages of the readers, or of a `go.mod`, whose name is its module. */
function readNames(path, text) {
    if (path.endsWith('.go'))
        return collectDeclaredInGo(text);
    if (/(?:^|\/)go\.mod$/u.test(path))
        return { has: (name) => new RegExp(`^module\\s+"?${(0,_text_escape_pattern_js__WEBPACK_IMPORTED_MODULE_0__/* .escapePattern */ .M)(name)}"?\\s*(?://.*)?$`, 'mu').test(text) };
    const open = /\.pyi?$/u.test(path) ? OPEN_PYTHON : OPEN_ECMASCRIPT;
    let isOpen;
    return {
        has(name) {
            if (name !== ANY_NAME && hasWord(text, name))
                return true;
            isOpen ??= open.test(text);
            return isOpen;
        },
    };
}
/** Returns whether a text has a name that is no part of a longer one. */
function hasWord(text, name) {
    for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
        if (!/[\p{IDC}$]/u.test(text.charAt(at - 1)) && !/[\p{IDC}$]/u.test(text.charAt(at + name.length)))
            return true;
    return false;
}
function collectDeclaredInGo(text) {
    const code = text.replaceAll(/^(?:[^"`\n]|"[^"\n]*")*?\/\/.*$/gmu, (line) => line.slice(0, line.indexOf('//')));
    const names = new Set();
    for (const pattern of DECLARED_IN_GO)
        for (const [, found = ''] of code.matchAll(pattern))
            for (const name of found.split(/\s*,\s*/u))
                names.add(name);
    return names;
}
//# sourceMappingURL=names.js.map

/***/ }),

/***/ 74534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ isNamedSo),
/* harmony export */   o1: () => (/* binding */ resolvePath),
/* harmony export */   uJ: () => (/* binding */ joinPath)
/* harmony export */ });
/** Paths of loads. */
/** Returns the path that a relative one means from a folder; null where it leaves the repository. '' is the root. */
function resolvePath(folder, relative) {
    const parts = folder === '' ? [] : folder.split('/');
    for (const part of relative.split('/')) {
        if (part === '' || part === '.')
            continue;
        if (part !== '..')
            parts.push(part);
        else if (parts.pop() === undefined)
            return null;
    }
    return parts.join('/');
}
/** Returns the path of something in a folder. */
const joinPath = (folder, name) => (folder === '' ? name : `${folder}/${name}`);
/** Endings of files beside the one that a load means: its test, its story, its snapshot. */
const COMPANION = /^\.(?:tests?|specs?|unit|e2e|cy|stories|story|bench|mocks?|snap|fixtures?)(?:\.|$)/u;
/** Returns whether a name of a folder's child is `stem`, or `stem` with an ending that is not of another file beside it. */
function isNamedSo(name, stem) {
    if (name === stem)
        return true;
    return name.startsWith(`${stem}.`) && !COMPANION.test(name.slice(stem.length));
}
//# sourceMappingURL=paths.js.map

/***/ }),

/***/ 12089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ah: () => (/* binding */ HOSTED),
/* harmony export */   dx: () => (/* binding */ DEPLOYED),
/* harmony export */   sz: () => (/* binding */ listPartReaders),
/* harmony export */   vp: () => (/* binding */ findPartFile),
/* harmony export */   xC: () => (/* binding */ findPartEcosystem),
/* harmony export */   xh: () => (/* binding */ isTestedText)
/* harmony export */ });
/* harmony import */ var _base_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35827);
/** Which files of the base say of what a source file is a part. Who gathers them reads this too. */

const BY_SUFFIX = {
    ...name('npm', 'ts tsx mts cts js jsx mjs cjs vue svelte'),
    ...name('Python', 'py pyi'),
    ...name('Go', 'go'),
    ...name('Maven', 'java kt kts scala groovy'),
    ...name('NuGet', 'cs vb fs'),
    ...name('RubyGems', 'rb'),
    ...name('Composer', 'php'),
    ...name('Cargo', 'rs'),
    ...name('Pub', 'dart'),
};
const OWN_FILE = {
    'package.json': 'npm',
    'pyproject.toml': 'Python',
    'go.mod': 'Go',
    'Cargo.toml': 'Cargo',
};
function name(ecosystem, suffixes) {
    return Object.fromEntries(suffixes.split(' ').map((suffix) => [suffix, ecosystem]));
}
/** Returns the ecosystem by whose manifests a file is a part of something; null if there is none. */
function findPartEcosystem(path) {
    const file = (0,_base_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .getFileName */ .WP)(path);
    if (Object.hasOwn(OWN_FILE, file))
        return OWN_FILE[file] ?? null;
    const suffix = file.slice(file.lastIndexOf('.') + 1);
    return Object.hasOwn(BY_SUFFIX, suffix) ? (BY_SUFFIX[suffix] ?? null) : null;
}
/** Texts of whose blocks projects make tests: Rust of those that a package shows, programs for Python of all. */
const TESTED_TEXT = /\.(?:md|markdown|rst)$/iu;
/** Returns whether projects may make tests of the blocks of a file. */
function isTestedText(path) {
    return TESTED_TEXT.test(path);
}
/** Returns by whose files above a file it is said how it is read; none if nobody says it. */
function listPartReaders(path) {
    if (isTestedText(path))
        return ['Cargo', 'examples'];
    const ecosystem = findPartEcosystem(path);
    return ecosystem === null ? [] : [ecosystem];
}
/** What is deployed and not installed by others has one of these beside its manifests. */
const DEPLOYED = /^(?:Dockerfile|Containerfile|Procfile)$/u;
/** Names of manifests and of marks, of each ecosystem that has a form in which a package says that it is for nobody else. */
const NAMES = {
    npm: { manifest: /^package\.json$/u, mark: /^package[.-](?!lock\.json$)[\w.-]{1,60}\.json$/u },
    Python: { manifest: /^(?:pyproject\.toml|setup\.cfg)$/u, mark: /^(?:setup\.py|manage\.py)$/u },
    Go: { manifest: /^go\.mod$/u },
    Maven: { manifest: /^(?:pom\.xml|build\.gradle(?:\.kts)?)$/u },
    NuGet: { manifest: /\.(?:cs|fs|vb)proj$|^Directory\.Build\.(?:props|targets)$/u, mark: /\.nuspec$/u },
    RubyGems: { manifest: /^(?!)$/u, mark: /^(?:config\.ru|Gemfile)$|\.gemspec$/u },
    Composer: { manifest: /^composer\.json$/u, mark: /^(?:artisan|symfony\.lock)$/u },
    Cargo: { manifest: /^Cargo\.toml$/u },
    Pub: { manifest: /^pubspec\.yaml$/u },
    examples: { manifest: /^(?:pyproject\.toml|setup\.cfg|tox\.ini|pytest\.ini|conftest\.py)$/u },
};
/** Returns what is read of a file by its name for a reader; null for nothing. */
function findPartFile(file, reader) {
    const names = NAMES[reader];
    if (names === undefined)
        return null;
    if (names.manifest.test(file))
        return 'manifest';
    return DEPLOYED.test(file) || names.mark?.test(file) === true ? 'mark' : null;
}
/** Folders for code of others that runs inside of an application: it builds on the application's names. */
const HOSTED = /^(?:plugins?|extensions?|addons?|add-ons)$/iu;
//# sourceMappingURL=part-names.js.map

/***/ }),

/***/ 61845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ readOwnerRule),
/* harmony export */   MQ: () => (/* binding */ isOwnersPath),
/* harmony export */   jo: () => (/* binding */ createIdleTest),
/* harmony export */   yE: () => (/* binding */ listRemovedPatterns)
/* harmony export */ });
/* harmony import */ var _base_hunk_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54437);
/* harmony import */ var _base_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35827);
/** Lines of CODEOWNERS, and what their patterns name: the same for the rule and for who looks whether it is there. */


/** Returns true for the places where hosts look for code owners. */
const isOwnersPath = (path) => /^(?:\.github\/|docs\/|\.gitlab\/)?CODEOWNERS$/u.test(path);
/** Splits a line into its pattern and its owners; the pattern of an empty line, and of a comment, is empty. */
function readOwnerRule(text) {
    const [pattern = '', ...owners] = text
        .replace(/(?:^|\s)#.*$/u, '')
        .trim()
        .split(/\s+/u);
    return [pattern, new Set(owners)];
}
/** Returns the patterns on lines that a change takes out of such files, each once. */
function listRemovedPatterns(files) {
    const removed = files
        .filter(({ path, old_path: old }) => isOwnersPath(old ?? path))
        .flatMap(({ hunks }) => hunks.flatMap(_base_hunk_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .readHunkLines */ .qG))
        .flatMap(({ mark, text }) => (mark === '-' ? [readOwnerRule(text)[0]] : []));
    return [...new Set(removed)].filter((pattern) => pattern !== '');
}
/** Characters (UTF-16 code units) of the longest pattern that is read. */
const MAX_PATTERN = 500;
/**
 * Returns a test for patterns that name none of these files. A pattern with wildcards, other than one for all that is in a
 * folder, is said to name some: only names are compared.
 */
function createIdleTest(paths) {
    let known;
    return (pattern) => {
        const name = pattern.replace(/\/\*{1,2}$/u, '/').replace(/\/$/u, '');
        if (pattern.length > MAX_PATTERN || name === '' || /[*?[\]\\!]/u.test(name))
            return false;
        known ??= collectNames(paths);
        return name.includes('/') ? !known.whole.has(name.replace(/^\//u, '')) : !known.names.has(name);
    };
}
/** The paths of the files and of their folders, and the last part of each. */
function collectNames(paths) {
    const whole = new Set();
    for (const path of paths) {
        for (let end = path.length; end > 0 && !whole.has(path.slice(0, end)); end = path.lastIndexOf('/', end - 1))
            whole.add(path.slice(0, end));
    }
    return { whole, names: new Set([...whole].map(_base_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .getFileName */ .WP)) };
}
//# sourceMappingURL=owner-patterns.js.map

/***/ }),

/***/ 10981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Js: () => (/* binding */ nameManifestKind),
/* harmony export */   Kt: () => (/* binding */ FOR_DEVELOPERS),
/* harmony export */   SE: () => (/* binding */ isNotInstalled),
/* harmony export */   SQ: () => (/* binding */ ECOSYSTEMS),
/* harmony export */   _T: () => (/* binding */ findNamingEcosystem),
/* harmony export */   xc: () => (/* binding */ findManifestKind)
/* harmony export */ });
/* harmony import */ var _base_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35827);
/** Which files are manifests, by their names. Who gathers the manifests of the base reads this too. */

/** The ecosystem of each way of writing a manifest. Gradle takes Maven's packages. */
const ECOSYSTEMS = {
    npm: 'npm',
    Cargo: 'Cargo',
    Go: 'Go',
    Python: 'Python',
    RubyGems: 'RubyGems',
    Composer: 'Composer',
    Maven: 'Maven',
    Gradle: 'Maven',
    NuGet: 'NuGet',
    Pub: 'Pub',
    Hex: 'Hex',
};
const BY_NAME = {
    'package.json': 'npm',
    'pnpm-workspace.yaml': 'npm',
    'Cargo.toml': 'Cargo',
    'go.mod': 'Go',
    'pyproject.toml': 'Python',
    Pipfile: 'Python',
    'setup.cfg': 'Python',
    'setup.py': 'Python',
    Gemfile: 'RubyGems',
    'gems.rb': 'RubyGems',
    'composer.json': 'Composer',
    'pom.xml': 'Maven',
    'build.gradle': 'Gradle',
    'build.gradle.kts': 'Gradle',
    'libs.versions.toml': 'Gradle',
    'Directory.Packages.props': 'NuGet',
    'Directory.Build.props': 'NuGet',
    'packages.config': 'NuGet',
    'pubspec.yaml': 'Pub',
    'mix.exs': 'Hex',
};
const BY_SHAPE = [
    [/(?:^|[-_./])(?:requirements|constraints)(?:[-_.][\w.-]{1,60})?\.(?:txt|in)$/u, 'Python'],
    [/(?:^|\/)requirements\/(?:[\w.-]{1,60}\/){0,2}[\w.-]{1,60}\.(?:txt|in)$/u, 'Python'],
    [/(?:^|\/)(?:dependencies|libraries|libs|versions|deps)\.gradle(?:\.kts)?$/u, 'Gradle'],
    [/\.gemspec$/u, 'RubyGems'],
    [/\.(?:cs|fs|vb)proj$/u, 'NuGet'],
];
/** Manifests that are not installed: inputs of tests, and templates of generators. */
const NOT_INSTALLED = /(?:^|\/)(?:tests?|specs?|fixtures?|__fixtures__|__tests__|testdata|test[-_]data|testsuite|templates?|snapshots?|node_modules|vendor)\//u;
/** Returns true for a path in the inputs of tests, in templates and in vendored code. */
function isNotInstalled(path) {
    return NOT_INSTALLED.test(path);
}
/** Returns how the manifest at a path is written; null for other files, fixtures, templates and vendored code. */
function findManifestKind(path) {
    return NOT_INSTALLED.test(path) ? null : nameManifestKind(path);
}
/** Returns the same by the name of the file alone: a workspace may have its packages in such folders too. */
function nameManifestKind(path) {
    const name = (0,_base_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .getFileName */ .WP)(path);
    if (Object.hasOwn(BY_NAME, name))
        return BY_NAME[name] ?? null;
    return BY_SHAPE.find(([shape]) => shape.test(path))?.[1] ?? null;
}
/** Requirements that are installed to work on the project, and not with it. */
const FOR_DEVELOPERS = /(?:^|[-_./])(?:tests?|dev|develop|development|docs?|lint|typing|ci|bench|benchmarks?)(?:[-_.][\w.-]{0,60})?\.(?:txt|in)$/u;
/** Scripts of Gradle that are applied or compiled into plugins, and its settings: they name packages for others. */
const GRADLE_SCRIPT = /\.gradle(?:\.kts)?$/u;
/** Returns the ecosystem of a file that says which packages a repository uses: a manifest, or a script beside one. */
function findNamingEcosystem(path) {
    const kind = findManifestKind(path);
    if (kind !== null)
        return ECOSYSTEMS[kind];
    return GRADLE_SCRIPT.test(path) && !NOT_INSTALLED.test(path) ? 'Maven' : null;
}
//# sourceMappingURL=names.js.map

/***/ }),

/***/ 81870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ findOpenDocstring)
/* harmony export */ });
/* harmony import */ var _text_reach_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66829);
/** Pieces of a file that begin inside of a docstring: its two marks look the same, and a piece may show the second alone. */

/** The docstring that is open where a piece begins, as far as its first mark tells; null where none is. */
function findOpenDocstring(lines, form) {
    if (form.docstrings !== true)
        return null;
    const long = form.strings.filter(({ open, multiline }) => multiline && open.length > 1);
    for (const [index, full] of lines.entries()) {
        const line = full.slice(0, _text_reach_js__WEBPACK_IMPORTED_MODULE_0__/* .REACH */ .o.statement);
        const [first] = long
            .flatMap((one) => (line.includes(one.open) ? [{ one, at: line.indexOf(one.open) }] : []))
            .toSorted((a, b) => a.at - b.at);
        if (first === undefined)
            continue;
        const before = line.slice(0, first.at).trim();
        const after = line.slice(first.at + first.one.open.length).trim();
        return endsString(before, after, lines, index) ? first.one : null;
    }
    return null;
}
/** Returns whether the delimiter ends a string instead of starting one. */
function endsString(before, after, lines, index) {
    // After a closing delimiter only an operator, a bracket or a comment follows. Before an opening one there is one of
    // these, or a string prefix.
    if (/^[\p{Alpha}\d<*@:]/u.test(after))
        return false;
    if (before !== '')
        return /[\p{Alpha}\d.!?`"'>]$/u.test(before) && !/(?:^|[^\p{IDC}])[rbfu]{1,2}$/iu.test(before);
    const above = lines.slice(0, index).findLast((line) => line.trim() !== '');
    if (above !== undefined)
        return !/[:=(,[{\\]$/u.test(above.slice(-_text_reach_js__WEBPACK_IMPORTED_MODULE_0__/* .REACH */ .o.statement).trimEnd());
    const below = lines.slice(index + 1).find((line) => line.trim() !== '');
    return below !== undefined && CODE.test(below.slice(0, _text_reach_js__WEBPACK_IMPORTED_MODULE_0__/* .REACH */ .o.statement));
}
/** Matches lines that are code rather than prose. */
const CODE = /^\s*(?:(?:return|raise|yield|await|import|from|if|for|while|with|try|def|class|async|pass|assert|del|global)\b.*|@\w.*|[\w.[\]'"]+(?:,\s*[\w.]+)*\s*(?:[-+*/|&]?=)[^=].*|[\w.]+\(.*)$/u;
//# sourceMappingURL=docstrings.js.map

/***/ }),

/***/ 47169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ containsName)
/* harmony export */ });
/** Returns whether a text contains a name that is no part of a longer one. */
function containsName(text, name) {
    for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
        const [before, after] = [text.charAt(at - 1), text.charAt(at + name.length)];
        if (!/[\w$-]/u.test(before) && !/[\w$]/u.test(after))
            return true;
    }
    return false;
}
//# sourceMappingURL=contains-name.js.map

/***/ }),

/***/ 42232:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ escapePattern)
/* harmony export */ });
/** Writes a text so that a regular expression, also one with the flag `u`, takes each of its characters for itself. */
function escapePattern(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw `\$&`);
}
//# sourceMappingURL=escape-pattern.js.map

/***/ }),

/***/ 66829:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ MAX_ANCHOR),
/* harmony export */   o: () => (/* binding */ REACH)
/* harmony export */ });
/**
 * How far into a line a pattern is tried, in UTF-16 code units: the time stays bounded whatever a line holds. Each pattern
 * takes the least that what it looks for needs. Rules of security, supply chain and integrity read whole lines, with
 * patterns that are linear in them: what stands far to the right runs too.
 */
const REACH = {
    /** A keyword at the beginning of a line, or what git guesses to be around a hunk. */
    word: 200,
    /** A name and its value: an entry of a file of settings, an item of a list. */
    entry: 300,
    /** The head of a block. */
    head: 400,
    /** A statement as people write it. */
    statement: 500,
    /** A line as people write it, with a comment behind it. */
    line: 1_000,
    /** A statement with all its arguments on one line; longer lines are data or generated. */
    longLine: 2_000,
    /** A text or a key on one line. */
    data: 5_000,
};
/** An anchor, which tells findings of one rule and file apart, holds so much of a line at most, in UTF-16 code units. */
const MAX_ANCHOR = 200;
//# sourceMappingURL=reach.js.map

/***/ }),

/***/ 82725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ scanLines)
/* harmony export */ });
/* harmony import */ var _syntax_fragments_docstrings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81870);
/* harmony import */ var _escape_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42232);
/* harmony import */ var _reach_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66829);
/** Tells code, comments and strings apart, line by line: one pass, each character looked at a bounded number of times. */



/** Maximum length of a regular expression literal that is recognized. */
const MAX_REGEX = 1_000;
/**
 * Maximum average number of look-ahead reads per character of a line; above it, regular expressions are no longer
 * recognized in the line.
 */
const MAX_LOOK_AHEAD = 4;
/** Maximum nesting depth of template literals. */
const MAX_NESTING = 50;
/**
 * Scans consecutive lines of one side of a file. Neither a whole file nor a fragment begins inside a comment or string.
 * The exception is a fragment that starts inside a docstring.
 */
function scanLines(lines, form, whole) {
    const scanner = new Scanner(form, whole);
    if (!whole)
        scanner.beginIn((0,_syntax_fragments_docstrings_js__WEBPACK_IMPORTED_MODULE_0__/* .findOpenDocstring */ .b)(lines, form));
    return lines.map((line) => scanner.next(line));
}
class Scanner {
    form;
    whole;
    modes = [];
    /** Number of characters that may still be read ahead in this line. */
    lookAhead = 0;
    /** Finds the first characters of all opening delimiters; other characters are skipped quickly. */
    opener;
    constructor(form, whole) {
        this.form = form;
        this.whole = whole;
        const opens = [
            ...form.line,
            ...form.block.map(([open]) => open),
            ...form.strings.map((form) => form.open),
            ...(form.regex ? ['/'] : []),
            '{',
            '}',
        ];
        const first = new Set(opens.map((open) => open.charAt(0)));
        this.opener = new RegExp([...first].map(_escape_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .escapePattern */ .M).join('|'), 'gu');
    }
    /** Starts inside a string, unless `form` is null. */
    beginIn(form) {
        if (form !== null)
            this.modes.push({ kind: 'string', form });
    }
    next(line) {
        const inString = this.modes[0]?.kind === 'string';
        const parts = new Parts(line);
        this.lookAhead = MAX_LOOK_AHEAD * line.length;
        // Without the file's beginning, a line that opens with a star continues a comment that began before.
        if (this.form.star &&
            !this.whole &&
            this.modes.length === 0 &&
            /^\s*\*(?:[\s/*]|$)/u.test(line.slice(0, _reach_js__WEBPACK_IMPORTED_MODULE_2__/* .REACH */ .o.head))) {
            const end = line.indexOf('*/');
            parts.take('comment', end < 0 ? line.length : end + 2);
        }
        if (this.modes.length === 0 && parts.at === 0 && this.findOpener(line, 0) === line.length)
            return { code: line, comment: ' '.repeat(line.length), inString };
        while (parts.at < line.length)
            this.step(line, parts);
        this.endLine();
        return { ...parts.done(), inString };
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
    /** Returns where the first character of an opening delimiter stands from `from` on; else the end of the line. */
    findOpener(line, from) {
        this.opener.lastIndex = from;
        return this.opener.test(line) ? this.opener.lastIndex - 1 : line.length;
    }
    stepCode(line, parts, mode) {
        const at = this.findOpener(line, parts.at);
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
    /** Opens the comment, string or regular expression that begins at `at`; returns false if there is none. */
    open(line, at, parts) {
        const { form } = this;
        for (const [open, close] of form.block) {
            if (!line.startsWith(open, at))
                continue;
            parts.take('comment', at + open.length);
            this.modes.push({ kind: 'block', close });
            return true;
        }
        if (form.line.some((mark) => line.startsWith(mark, at)) && this.mayOpen(line, at)) {
            parts.take('comment', line.length);
            return true;
        }
        for (const one of form.strings) {
            if (!line.startsWith(one.open, at))
                continue;
            if (one.open === "'" && !this.quoteOpens(line, at))
                continue;
            parts.take('code', at + one.open.length);
            this.modes.push({ kind: 'string', form: one });
            return true;
        }
        return form.regex && line[at] === '/' && this.openRegex(line, at, parts);
    }
    mayOpen(line, at) {
        return !this.form.spaced || at === 0 || /[\s;{}()[\],>]/u.test(line.charAt(at - 1));
    }
    quoteOpens(line, at) {
        if (this.form.charQuote)
            return line[at + 1] === '\\' || line[at + 2] === "'" || line[at + 3] === "'";
        return !this.form.spaced || at === 0 || !/[\p{Alpha}\d]/u.test(line.charAt(at - 1));
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
    /** Ends single-line strings at the line end, closed or not, so that an unpaired quote affects only one line. */
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

/***/ }),

/***/ 83273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ findTextForm)
/* harmony export */ });
/** The comment and string syntax of each language, which the text fallback uses to separate code from text. */
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
    ...shareForm('JavaScript, TypeScript, TSX, Astro, CoffeeScript', {
        ...C_LIKE,
        strings: [TEMPLATE, DOUBLE, SINGLE],
        regex: true,
    }),
    ...shareForm('C, C++, Objective-C, Objective-C++, Cuda, GLSL, HLSL, Solidity, Apex, Protocol Buffer, Thrift, QML, D, Vala', C_LIKE),
    ...shareForm('Java, Kotlin, Scala, Groovy, Gradle, Gradle Kotlin DSL, Swift', {
        ...C_LIKE,
        strings: [TRIPLE_DOUBLE, DOUBLE, SINGLE],
    }),
    ...shareForm('Dart', { ...C_LIKE, strings: [TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE] }),
    ...shareForm('C#, Bicep', { ...C_LIKE, strings: [TRIPLE_DOUBLE, VERBATIM, DOUBLE, SINGLE] }),
    ...shareForm('Go', { ...C_LIKE, strings: [BACKTICK, DOUBLE, SINGLE] }),
    ...shareForm('Rust', { ...C_LIKE, strings: [RAW_RUST, { ...DOUBLE, multiline: true }, SINGLE], charQuote: true }),
    ...shareForm('Zig', { ...C_LIKE, charQuote: true }),
    ...shareForm('PHP, Hack', { ...C_LIKE, line: ['//', '#'], block: [['/*', '*/']], spaced: true }),
    ...shareForm('CSS', { ...C_LIKE, line: [] }),
    ...shareForm('SCSS, Less, Sass, Stylus', { ...C_LIKE, spaced: true }),
    ...shareForm('JSON, JSON5, JSON with Comments', { ...C_LIKE, strings: [DOUBLE], star: false }),
    ...shareForm('Jsonnet, HCL', { ...C_LIKE, line: ['//', '#'], strings: [DOUBLE], spaced: true }),
    ...shareForm('Python, Cython, Starlark, Mojo', {
        ...HASH,
        strings: [TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE],
        docstrings: true,
    }),
    ...shareForm('Ruby, Crystal', { ...HASH, block: [['=begin', '=end']] }),
    ...shareForm('Elixir, GraphQL, Julia', { ...HASH, strings: [TRIPLE_DOUBLE, DOUBLE] }),
    ...shareForm('Perl, R, Puppet, Nim, Tcl, Just', { ...HASH, spaced: true }),
    ...shareForm('Shell, Dockerfile, Makefile, CMake, YAML, Nginx, ApacheConf, Ignore List, CODEOWNERS, Git Attributes, Dotenv', {
        ...HASH,
        spaced: true,
    }),
    ...shareForm('INI, EditorConfig, Git Config, NPM Config, Java Properties, Pip Requirements', {
        ...NONE,
        line: ['#', ';'],
        spaced: true,
    }),
    ...shareForm('TOML', { ...HASH, strings: [TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE] }),
    ...shareForm('PowerShell', { ...HASH, block: [['<#', '#>']], spaced: true }),
    ...shareForm('SQL, PLpgSQL, PLSQL, TSQL', { ...C_LIKE, line: ['--'], strings: [SINGLE], star: false }),
    ...shareForm('Haskell, Elm, PureScript', {
        ...NONE,
        line: ['--'],
        block: [['{-', '-}']],
        strings: [DOUBLE],
        charQuote: true,
    }),
    ...shareForm('Lua', { ...NONE, line: ['--'], block: [['--[[', ']]']], strings: [DOUBLE, SINGLE] }),
    ...shareForm('Ada, VHDL', { ...NONE, line: ['--'], strings: [DOUBLE] }),
    ...shareForm('OCaml', { ...NONE, block: [['(*', '*)']], strings: [DOUBLE], charQuote: true }),
    ...shareForm('F#', {
        ...NONE,
        line: ['//'],
        block: [['(*', '*)']],
        strings: [TRIPLE_DOUBLE, DOUBLE],
        charQuote: true,
    }),
    ...shareForm('Clojure, Common Lisp, Emacs Lisp, Scheme, Racket', {
        ...NONE,
        line: [';'],
        strings: [{ ...DOUBLE, multiline: true }],
    }),
    ...shareForm('Erlang', { ...NONE, line: ['%'], strings: [DOUBLE, SINGLE] }),
    ...shareForm('TeX, MATLAB', { ...NONE, line: ['%'] }),
    ...shareForm('Fortran', { ...NONE, line: ['!'], strings: [DOUBLE, SINGLE] }),
    ...shareForm('Visual Basic .NET', { ...NONE, line: ["'"], strings: [{ ...DOUBLE, escape: false }] }),
    ...shareForm('HTML, XML, Markdown, MDX, SVG, XSLT, HTML+ERB, HTML+EEX, HTML+Razor, XML Property List', MARKUP),
    ...shareForm('Vue, Svelte, Blade, Twig, Jinja, Handlebars, HTML+PHP', {
        ...NONE,
        line: ['//'],
        block: [
            ['<!--', '-->'],
            ['/*', '*/'],
        ],
        spaced: true,
    }),
};
/** For unknown languages: only comments that nearly all languages share. */
const ANY = { ...C_LIKE, line: ['//', '#'], strings: [DOUBLE], spaced: true };
/** Returns the form of a language by linguist's name. */
function findTextForm(language) {
    return (language === null ? undefined : BY_LANGUAGE[language]) ?? ANY;
}
function shareForm(names, form) {
    return Object.fromEntries(names.split(', ').map((name) => [name, form]));
}
//# sourceMappingURL=text-forms.js.map

/***/ }),

/***/ 81940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openInstalledReviewer: () => (/* binding */ openInstalledReviewer)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/src/grammars/folder.js
/** Finds the grammars of this installation. */


/**
 * Paths from the bundled entry points to the folder that contains `grammars`: from the action, the command and the
 * engine process.
 */
const ABOVE = ['.', '..', (0,external_node_path_.join)('..', '..')];
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
        ? ABOVE.map((above) => (0,external_node_path_.join)(entry, above, 'grammars'))
        : [(0,external_node_path_.join)(checkout, 'dist', 'grammars')];
    return folders.find((folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'web-tree-sitter.wasm'))) ?? (0,external_node_path_.join)(entry, 'grammars');
}
//# sourceMappingURL=folder.js.map
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/sources/errors.js
var sources_errors = __webpack_require__(29837);
// EXTERNAL MODULE: ./build/src/sources/git/base-tree/base-files.js
var base_files = __webpack_require__(61249);
// EXTERNAL MODULE: ./build/src/sources/git/checkout.js
var git_checkout = __webpack_require__(1171);
// EXTERNAL MODULE: ./build/src/sources/git/fetch/remote.js + 2 modules
var remote = __webpack_require__(94930);
// EXTERNAL MODULE: ./build/src/sources/git/limits.js
var limits = __webpack_require__(12087);
// EXTERNAL MODULE: ./build/src/sources/git/merge-base.js
var merge_base = __webpack_require__(2985);
// EXTERNAL MODULE: ./build/src/sources/git/open.js + 2 modules
var git_open = __webpack_require__(8065);
// EXTERNAL MODULE: ./build/src/sources/git/program/repository.js + 2 modules
var repository = __webpack_require__(48594);
// EXTERNAL MODULE: ./build/src/sources/git/snapshot.js + 2 modules
var snapshot = __webpack_require__(86192);
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
;// CONCATENATED MODULE: ./build/src/sources/git/local/local-refs.js
/** What the refs and commits of a local repository say about a change. */



/**
 * Names of the default branch; the first one that there is and that shares commits with the head counts. The last one is what is
 * checked out: in a bare repository that is the default branch, and elsewhere it is nearer to it than the commit before the head.
 */
const DEFAULT_BRANCHES = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master', 'HEAD'];
/** Maximum number of commits whose messages form the body. */
const MAX_MESSAGES = 200;
/**
 * Finds the repository of a folder, both commits, if both are named, and what they share, by one call of git.
 * @returns null if it is not so simple: then `findCheckout`, `resolveSides` and `findMergeBase` say what there is, or what is wrong
 */
async function findCheckoutAndSides(repository, folder, asked, signal) {
    const { base, head } = asked;
    // Two dots would begin a range.
    if (base === null || ![base, head].every((name) => isSafeName(name) && !name.includes('..')))
        return null;
    // Git prints the second one, the first one, and what they share.
    const commits = `${base}^{commit}...${head}^{commit}`;
    const found = await (0,git_checkout/* findCheckoutAnd */.pP)(repository, folder, [commits, ...askBranchNames([head, base])], signal);
    // A name can stand for several commits: then there is another number of lines.
    const [, headSha, baseSha, shared = '', names] = SIDES.exec(found?.answers ?? '') ?? [];
    if (found === null || headSha === undefined || baseSha === undefined || names === undefined)
        return null;
    const { checkout } = found;
    const [headName, baseName] = readBranchAnswers(names, 2);
    const [mergeBase = null, ...more] = shared.match(/[0-9a-f]+/gu) ?? [];
    return {
        checkout,
        sides: { head: { ref: headName ?? head, sha: headSha }, base: { ref: baseName ?? base, sha: baseSha } },
        mergeBase: more.length > 0 || checkout.shallow.length > 0 ? null : mergeBase,
    };
}
/** Two commits, what they share, and the names of their branches, each of which is a line or none. */
const SIDES = /^([0-9a-f]{40,64})\n([0-9a-f]{40,64})\n((?:\^[0-9a-f]{40,64}\n)*)((?:(?:refs\/.+|HEAD)?\n?(?:true|false)\n){2})$/u;
/**
 * Resolves the commit to review and the commit to review against. If they are branches, including `HEAD`, their names
 * are those of the branches. Without a base it is the default branch: the first of `origin/HEAD`, `origin/main`,
 * `origin/master`, `main`, `master` that there is, else what is checked out. If that contains the head, it is the commit before the head: a branch
 * that is not the default one, such as the `main` of an earlier version, says nothing of this change.
 * @throws ProviderError if there is none.
 */
async function resolveSides(repository, checkout, asked, findShared, signal) {
    const bases = asked.base === null ? DEFAULT_BRANCHES : [asked.base];
    const [head, ...found] = await resolveCommits(repository, checkout, [asked.head, ...bases], signal);
    if (head === undefined || head === null)
        throw createUnknownRefError('head', asked.head, checkout);
    if (asked.base !== null && found[0] === null) {
        // In a clone a branch that nobody checked out has the name of the remote alone.
        const [remote = null] = await resolveCommits(repository, checkout, [`origin/${asked.base}`], signal);
        throw createUnknownRefError('base', asked.base, checkout, remote);
    }
    const base = (asked.base === null ? await findDefaultBranch(repository, found, head, findShared) : found[0]) ??
        (await resolveParent(repository, checkout, head, signal));
    const [headName, baseName] = await readBranchNames(repository, checkout, [head.ref, base.ref], signal);
    return { head: { ...head, ref: headName ?? head.ref }, base: { ...base, ref: baseName ?? base.ref } };
}
/**
 * Resolves the branch whose history is read. Without a name it is the default branch: the first of `origin/HEAD`,
 * `origin/main`, `origin/master`, `main`, `master` that there is, else what is checked out.
 * @throws ProviderError if there is none.
 */
async function resolveBranch(repository, checkout, asked, signal) {
    const names = asked === null ? DEFAULT_BRANCHES : [asked];
    const found = (await resolveCommits(repository, checkout, names, signal)).find((commit) => commit !== null);
    if (found === undefined && asked !== null)
        throw createUnknownRefError('base', asked, checkout);
    if (found === undefined) {
        throw new ProviderError('E_REQ_002', `The repository in ${checkout.directory} has no commit yet.`);
    }
    const [name] = await readBranchNames(repository, checkout, [found.ref], signal);
    return { ...found, ref: name ?? found.ref };
}
async function resolveParent(repository, checkout, head, signal) {
    const [before] = await resolveCommits(repository, checkout, [`${head.sha}~1`], signal);
    if (before !== undefined && before !== null)
        return { ...before, ref: `${(0,base_text/* abbreviateSha */.Kx)(head.sha)}~1` };
    throw new errors/* ProviderError */.m('E_REQ_002', `There is nothing to review ${head.sha} against: it has no commit before it, and no default branch that it has moved on from. Name a base with --base.`);
}
async function findDefaultBranch(repository, branches, head, findShared) {
    for (const branch of branches) {
        if (branch === null)
            continue;
        const shared = await findShared(repository, branch.sha, head.sha);
        // One that has nothing in common with the head is not what it left.
        if (shared.kind === 'found')
            return shared.sha === head.sha ? null : branch;
    }
    return null;
}
/**
 * Returns title, body and author as for a pull request. For one commit they are its own; for several, the title is the
 * branch name and the body all messages, oldest first.
 */
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
/** Returns the commit of each name; null where there is none. */
async function resolveCommits(repository, checkout, refs, signal) {
    const asked = refs.filter(isSafeName);
    const input = asked.map((ref) => `${ref}^{commit}\n`).join('');
    const printed = await (0,git_checkout/* readFromCheckout */.HN)(repository, checkout, { args: ['cat-file', '--batch-check'], input }, signal);
    const lines = printed.split('\n');
    const found = new Map(asked.map((ref, index) => [ref, /^([0-9a-f]{40,64}) commit \d+$/u.exec(lines[index] ?? '')?.[1]]));
    return refs.map((ref) => {
        const sha = found.get(ref);
        return sha === undefined ? null : { ref, sha };
    });
}
const isSafeName = (ref) => ref !== '' && !ref.startsWith('-') && !/[\0\n]/u.test(ref);
/**
 * Returns the short names of the branches to which names refer; null for one that is not a branch. All names must be
 * those of commits.
 */
async function readBranchNames(repository, checkout, refs, signal) {
    const args = ['rev-parse', ...askBranchNames(refs)];
    return readBranchAnswers(await (0,git_checkout/* readFromCheckout */.HN)(repository, checkout, { args }, signal), refs.length);
}
/** Git prints nothing for a name that is not a ref, so the answers are told apart by that to a question in between. */
const askBranchNames = (refs) => [
    '--symbolic-full-name',
    ...refs.flatMap((ref) => [ref, '--is-inside-git-dir']),
];
const readBranchAnswers = (printed, count) => printed
    .split(/^(?:true|false)\n/mu)
    .slice(0, count)
    .map((full) => /^refs\/(?:heads|remotes\/[^/]+)\/(.+)$/mu.exec(full)?.[1] ?? null);
function createUnknownRefError(role, ref, checkout, remote = null) {
    const said = `The ${role} ${(0,base_text/* quoteStart */.D3)(ref)} names no commit in ${checkout.directory}`;
    return new errors/* ProviderError */.m('E_REQ_002', remote === null
        ? `${said}. Name a branch, tag or commit that is there; a remote branch may need "git fetch" first.`
        : `${said}, but ${(0,base_text/* quoteStart */.D3)(remote.ref)} does: name that one (--${role} ${remote.ref}).`);
}
//# sourceMappingURL=local-refs.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/local/local.js
/** Reviews a repository on this machine: two refs, no API. */













/**
 * Creates a provider that returns its one change for any repository and pull request. Title, body and author come from
 * the commits, unless a title is given. Only commits are reviewed; uncommitted work is not part of the change. Use one provider for one review.
 */
function createLocalGitProvider(options) {
    // What does not change between the calls is asked of git once.
    let checkout = null;
    let sides = null;
    let version;
    let shared = null;
    const open = (signal, use) => (0,sources_errors/* runProviderCall */.D)(signal, () => {
        const environment = options.environment ?? process.env;
        return (0,repository/* withScratch */.hM)({ parent: (0,external_node_os_.tmpdir)(), environment, version }, signal, async (repository) => {
            ({ version } = repository);
            if (checkout === null) {
                const both = await findCheckoutAndSides(repository, options.directory, options, signal);
                sides = both?.sides ?? null;
                if (both !== null && both.mergeBase !== null) {
                    const found = { kind: 'found', sha: both.mergeBase, others: [] };
                    shared = { base: both.sides.base.sha, head: both.sides.head.sha, found };
                }
                checkout = both?.checkout ?? (await (0,git_checkout/* findCheckout */.I8)(repository, options.directory, false, signal));
            }
            if (checkout === null)
                throw createNoRepositoryError(options.directory);
            await (0,git_open/* borrowObjects */.oj)(repository, checkout);
            return use(repository, checkout);
        });
    });
    const findShared = async (repository, base, head) => {
        if (shared?.base !== base || shared.head !== head) {
            shared = { base, head, found: await (0,merge_base/* findMergeBase */.f)(repository, base, head) };
        }
        return shared.found;
    };
    const requireMergeBase = async (repository, { directory }, base, head) => {
        const found = await findShared(repository, base, head);
        if (found.kind === 'unrelated')
            throw (0,remote/* createUnrelatedError */.j)(base, head);
        if (found.kind === 'incomplete')
            throw createCutError(directory, found.why);
        return found;
    };
    return {
        pin: (request, signal) => open(signal, async (repository, found) => {
            const { head, base } = sides ?? (await resolveSides(repository, found, options, findShared, signal));
            const { sha: mergeBase } = await requireMergeBase(repository, found, base.sha, head.sha);
            const commits = await describeCommits(repository, mergeBase, head);
            return {
                ...toRequestName(request),
                base,
                head,
                ...commits,
                title: options.title ?? commits.title,
                labels: [],
                tickets: await readTickets(request, signal),
                missing: [],
            };
        }),
        snapshot: (change, signal) => open(signal, async (repository, found) => {
            const shared = await requireMergeBase(repository, found, change.base.sha, change.head.sha);
            // Objects that a partial clone lacks stay missing, and the coverage reports it.
            const fetchBlobs = () => Promise.resolve();
            const uncached = { commits: fetchBlobs, blobs: fetchBlobs };
            const { sha: mergeBase, others: otherBases } = shared;
            const opened = { repository, mergeBase, otherBases, fetchBlobs, past: async () => ({ repository, uncached }) };
            return (0,snapshot/* readSnapshot */.R)(opened, change, options.limits ?? limits/* GIT_LIMITS */.U);
        }),
        readPolicyFile: (change, path, signal) => open(signal, async (repository) => {
            const entry = await (0,base_files/* findFileAtCommit */.Cg)(repository, change.base.sha, path);
            return entry === null ? null : ((await (0,base_files/* readTexts */.Z7)(repository, [entry])).get(entry.path) ?? null);
        }),
        listTeams: () => Promise.resolve([]),
        ticket: ({ id, repo }, signal) => (0,sources_errors/* runProviderCall */.D)(signal, () => options.readTicket(id, signal, repo)),
    };
    async function readTickets(request, signal) {
        return request.ticket === null ? [] : [await options.readTicket(request.ticket, signal, request.repo)];
    }
}
const toRequestName = (request) => ({
    repo: request.repo,
    pr: request.pr,
});
function createCutError(directory, why) {
    return new errors/* ProviderError */.m('E_REQ_002', `The repository in ${directory} is not whole: ${why}. Get the rest with "git fetch --unshallow".`);
}
/** E_REQ_002: the folder is in no repository. */
function createNoRepositoryError(directory) {
    return new errors/* ProviderError */.m('E_REQ_002', `${(0,external_node_path_.resolve)(directory)} is not a git repository. Name one with --repo, or run the command inside one.`);
}
//# sourceMappingURL=local.js.map
// EXTERNAL MODULE: ./build/src/base/abort.js
var abort = __webpack_require__(40781);
// EXTERNAL MODULE: ./build/src/base/time.js
var time = __webpack_require__(98602);
// EXTERNAL MODULE: ./build/src/base/url.js
var url = __webpack_require__(16258);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/src/sources/tickets/file.js
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
/** Reads a ticket from a file. */




/** Size limit of a ticket, in bytes. */
const MAX_TICKET_BYTES = 1024 * 1024;
/**
 * Reads a Markdown file as the ticket, whatever id the request names. Its title is its first heading, or else its name.
 * @throws ProviderError E_AC_002 if it cannot be read.
 */
function createFileTicketReader(path) {
    return (_id, signal) => (0,sources_errors/* runProviderCall */.D)(signal, async () => {
        const text = (await readStart(path)).toString('utf8');
        return buildTextTicket((0,external_node_path_.basename)(path), text);
    });
}
/** Returns the ticket of a Markdown text. Its title is its first heading, or else its name. */
function buildTextTicket(name, text) {
    const body = text.replace(/^\ufeff/u, '');
    const heading = /^#\s+(.+?)\s*#*\s*$/mu.exec(body)?.[1];
    return { id: name, provider: 'file', url: null, title: heading ?? name, body, relation: 'requested' };
}
async function readStart(path) {
    let content;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const file = __addDisposableResource(env_1, await (0,promises_.open)(path), true);
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
        const code = (0,sources_errors/* readSystemCode */.P)(fault);
        const why = code === 'ENOENT'
            ? 'there is no such file'
            : code === 'EISDIR'
                ? 'it is a folder'
                : `it cannot be read (${code ?? 'unknown fault'})`;
        throw new errors/* ProviderError */.m('E_AC_002', `The ticket ${path} cannot be used: ${why}. Name a Markdown file.`, false, {
            cause: fault,
        });
    }
    if (content.length <= MAX_TICKET_BYTES)
        return content;
    throw new errors/* ProviderError */.m('E_AC_002', `The ticket ${path} is over ${MAX_TICKET_BYTES / 1024 / 1024} MiB. Name the ticket alone.`);
}
//# sourceMappingURL=file.js.map
;// CONCATENATED MODULE: ./build/src/reviewing/open-tickets.js
/** Opens the reader of the tickets that are named on this machine: a file, or an issue of GitHub. */





/** Somebody sits in front of the command. A step or a service waits longer, because nobody does. */
const PATIENCE = { silent: 2_000, whole: 20_000 };
const INSTEAD = 'Check the network and the proxy variables, or give the ticket as a file: --ticket TICKET.md.';
/** Reads an issue of GitHub, and gives up in time. @throws ProviderError that no other try heals, or the signal's reason */
async function askGitHub({ github, onWait, patience = PATIENCE }, { id, repo }, signal) {
    const limit = AbortSignal.timeout(patience.whole);
    const both = AbortSignal.any([limit, signal]);
    const host = (0,url/* parseHttpUrl */.f$)(github.apiUrl)?.host ?? github.apiUrl;
    const tell = () => onWait?.(`waiting for GitHub (${host}) to read the ticket ${id}, at most ${(0,time/* seconds */.YA)(patience.whole)}`);
    const telling = setTimeout(tell, patience.silent);
    try {
        const { createGitHubTicketReader } = await __webpack_require__.e(/* import() | github */ 326).then(__webpack_require__.bind(__webpack_require__, 87508));
        return await (0,abort/* rejectOnAbort */.d)(createGitHubTicketReader({ ...github, repo })(id, both), both);
    }
    catch (cause) {
        if (signal.aborted)
            throw cause;
        if (limit.aborted) {
            const text = `GitHub (${host}) did not answer within ${(0,time/* seconds */.YA)(patience.whole)}, so the ticket ${id} was not read. ${INSTEAD}`;
            throw new errors/* ProviderError */.m('E_UP_001', text, false, { cause });
        }
        if (!(cause instanceof errors/* ProviderError */.m) || !cause.transient)
            throw cause;
        throw new errors/* ProviderError */.m(cause.code, `${cause.message} ${INSTEAD}`, false, { cause });
    }
    finally {
        clearTimeout(telling);
    }
}
/** Opens the reader. An issue number without a repository belongs to `repo`. The client of GitHub is loaded when it is asked. */
function openTickets(from, repo) {
    const { ticketText, ticketFile, github } = from;
    if (ticketText != null)
        return async (id) => buildTextTicket(id, ticketText);
    if (ticketFile !== null)
        return createFileTicketReader(ticketFile);
    if (github !== null) {
        return (id, signal) => askGitHub({ ...from, github }, { id, repo }, signal);
    }
    return async (id) => {
        throw new errors/* ProviderError */.m('E_AC_002', `The ticket ${id} cannot be read: give it as a file, or a GitHub token.`);
    };
}
//# sourceMappingURL=open-tickets.js.map
;// CONCATENATED MODULE: ./build/src/reviewing/open-source.js
/** Opens where changes are read: pull requests of GitHub, or two commits of a repository on this machine. */


function openLocalProvider(source) {
    const { directory, base, head, title = null } = source;
    // Tickets belong to the repository that is asked for, which only the request names.
    const readTicket = (id, signal, repo) => openTickets(source, repo)(id, signal);
    return createLocalGitProvider({ directory, base, head, title, readTicket });
}
/** Opens the provider. Loads the client of GitHub only where GitHub is asked: it is a large part of what a local review would load. */
async function openSource(source) {
    if (source.kind === 'local')
        return openLocalProvider(source);
    const { kind: _, expected: __, ...options } = source;
    const { createGitHubSource } = await Promise.all(/* import() | provider */[__webpack_require__.e(326), __webpack_require__.e(204)]).then(__webpack_require__.bind(__webpack_require__, 32781));
    return createGitHubSource(options);
}
//# sourceMappingURL=open-source.js.map
;// CONCATENATED MODULE: ./build/src/reviewing/installed.js
/** The local reviewer with the grammars of this installation. */


/**
 * Opens a reviewer in this process. The code that an event names is fetched while the engine is loaded.
 * @param entry the folder of the entry that runs: the grammars are found from there
 */
async function openInstalledReviewer(source, options, entry) {
    const provider = await openSource(source);
    if (source.kind === 'github' && source.expected != null)
        await provider.foresee?.(source.expected, options.signal);
    const [{ openReviewerOver }, { openGrammars }] = await Promise.all([
        Promise.all(/* import() | engine */[__webpack_require__.e(536), __webpack_require__.e(209)]).then(__webpack_require__.bind(__webpack_require__, 87080)),
        Promise.all(/* import() | engine */[__webpack_require__.e(536), __webpack_require__.e(209)]).then(__webpack_require__.bind(__webpack_require__, 55320)),
    ]);
    return openReviewerOver(provider, { ...options, grammars: openGrammars(findGrammarFolder(entry)) });
}
//# sourceMappingURL=installed.js.map

/***/ }),

/***/ 29837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ runProviderCall),
/* harmony export */   P: () => (/* binding */ readSystemCode)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22396);
/** The outer error handling of the providers: converts internal errors to a ProviderError that a person can act on. */


/** Runs a call of a provider. @throws ProviderError, or the signal's reason if it is aborted */
async function runProviderCall(signal, call) {
    try {
        signal.throwIfAborted();
        return await call();
    }
    catch (fault) {
        if (signal.aborted)
            throw signal.reason;
        if (fault instanceof _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m)
            throw fault;
        const said = node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(fault) ? fault.message : String(fault);
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ProviderError */ .m('E_UP_001', `The change could not be read: ${said}. Check the disk and the repository.`, false, {
            cause: fault,
        });
    }
}
/** Returns the code of a system error, such as `ENOENT`; null if it has none. */
function readSystemCode(fault) {
    return node_util__WEBPACK_IMPORTED_MODULE_0__.types.isNativeError(fault) && 'code' in fault && typeof fault.code === 'string' ? fault.code : null;
}
//# sourceMappingURL=errors.js.map

/***/ }),

/***/ 61249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cg: () => (/* binding */ findFileAtCommit),
/* harmony export */   JY: () => (/* binding */ decodeBaseFiles),
/* harmony export */   XO: () => (/* binding */ listBaseFiles),
/* harmony export */   Z7: () => (/* binding */ readTexts),
/* harmony export */   fo: () => (/* binding */ isFile),
/* harmony export */   hs: () => (/* binding */ decodeTexts)
/* harmony export */ });
/* harmony import */ var _base_git_modes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51730);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90201);
/* harmony import */ var _changed_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48453);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12087);
/* harmony import */ var _program_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5288);
/* harmony import */ var _program_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32604);
/* harmony import */ var _program_trees_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59665);
/** The files that steer a review, read at the base commit: a pull request must not bring its own rules. */







const ATTRIBUTES = '.gitattributes';
/** GitHub's locations; the first that exists counts. */
const CODEOWNERS = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS'];
/** Returns which of the files exist in the base commit. */
function listBaseFiles(repository, base) {
    return (0,_program_trees_js__WEBPACK_IMPORTED_MODULE_0__/* .listTreeEntries */ .ld)(repository, base, [_contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .REPOSITORY_POLICY_PATH */ .ki, ATTRIBUTES, ...CODEOWNERS]);
}
/**
 * Decodes these files; `contents` are the objects that could be read. If a policy exists but was not read, the snapshot
 * is incomplete, because the gate must not fall back to weaker rules.
 */
function decodeBaseFiles(entries, contents) {
    const texts = decodeTexts(entries, contents);
    const findFile = (path) => {
        const text = path === undefined ? undefined : texts.get(path);
        return path === undefined || text === undefined ? null : { path, text };
    };
    const there = new Set(entries.filter(isFile).map((entry) => entry.path));
    const policy = entries.find((entry) => entry.path === _contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .REPOSITORY_POLICY_PATH */ .ki);
    return {
        repository_policy: findFile(_contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .REPOSITORY_POLICY_PATH */ .ki),
        gitattributes: findFile(ATTRIBUTES),
        codeowners: findFile(CODEOWNERS.find((path) => there.has(path))),
        omitted: policy === undefined || texts.has(_contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .REPOSITORY_POLICY_PATH */ .ki)
            ? []
            : [
                {
                    path: _contract_index_js__WEBPACK_IMPORTED_MODULE_1__/* .REPOSITORY_POLICY_PATH */ .ki,
                    reason: 'unreadable',
                    detail: `The repository's policy at the base commit could not be read: it must be an ordinary file of at most ${_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_STEERING_BYTES */ .J} bytes.`,
                    blocking: true,
                },
            ],
    };
}
/** Returns the object of a file at a commit; null if the path is not a regular file. */
async function findFileAtCommit(repository, commit, path) {
    const name = (0,_program_names_js__WEBPACK_IMPORTED_MODULE_3__/* .toRepositoryPath */ .Bd)(path);
    if (name === null)
        return null;
    const [entry] = await (0,_program_trees_js__WEBPACK_IMPORTED_MODULE_0__/* .listTreeEntries */ .ld)(repository, commit, [name]);
    return entry !== undefined && entry.path === name && isFile(entry) ? entry : null;
}
/** Returns the texts of entries by path, without links, folders, missing and oversized files. */
async function readTexts(repository, entries) {
    const names = entries.filter(isFile).map((entry) => entry.name);
    const sizes = await (0,_program_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .readObjectInfo */ .My)(repository, names);
    const small = names.filter((name) => (sizes.get(name)?.size ?? Infinity) <= _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_STEERING_BYTES */ .J);
    return decodeTexts(entries, await (0,_program_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .readObjects */ .$I)(repository, small));
}
/** Returns the texts of regular files by path; `contents` are the objects that could be read. */
function decodeTexts(entries, contents) {
    return new Map(entries.filter(isFile).flatMap(({ path, name }) => {
        const blob = contents.get(name);
        return blob === undefined ? [] : [[path, (0,_changed_text_js__WEBPACK_IMPORTED_MODULE_5__/* .decodeText */ .g7)(blob).text]];
    }));
}
/** Returns whether an entry is a regular file. */
function isFile(entry) {
    return entry.mode === '100644' || entry.mode === _base_git_modes_js__WEBPACK_IMPORTED_MODULE_6__/* .GIT_MODES */ .s.executable || entry.mode === '100664';
}
//# sourceMappingURL=base-files.js.map

/***/ }),

/***/ 37326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ readFetchedInfo)
/* harmony export */ });
/* harmony import */ var _program_objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32604);

/** Returns type and size of objects, after those that are missing were fetched at once; what cannot be had is not in the map. */
async function readFetchedInfo(repository, names, fetchBlobs) {
    const known = await (0,_program_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .readObjectInfo */ .My)(repository, names);
    const missing = names.filter((name) => !known.has(name));
    if (missing.length === 0)
        return known;
    await fetchBlobs(missing);
    return (0,_program_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .readObjectInfo */ .My)(repository, names);
}
//# sourceMappingURL=fetched-info.js.map

/***/ }),

/***/ 44780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ readChanges),
  U: () => (/* binding */ readFiles)
});

// EXTERNAL MODULE: ./build/src/sources/git/program/objects.js
var objects = __webpack_require__(32604);
// EXTERNAL MODULE: ./build/src/base/git-modes.js
var git_modes = __webpack_require__(51730);
// EXTERNAL MODULE: ./build/src/base/hash.js
var hash = __webpack_require__(847);
;// CONCATENATED MODULE: ./build/src/sources/git/changed/picture-structure.js
/**
 * Checks that the bytes of a picture are one complete picture and nothing else. What stands after the end of a picture
 * is shown by no viewer, and could be anything.
 */
/** Returns whether content is a complete picture of its format; false for formats that are not known here. */
function isCompletePicture(format, bytes) {
    return STRUCTURES.get(format)?.(bytes) ?? false;
}
const readTag = (bytes, at) => bytes.toString('latin1', at, at + 4);
/** PNG: chunks of length, type, data and checksum, from IHDR to IEND. */
function isPng(bytes) {
    let at = 8;
    for (let type = ''; at + 12 <= bytes.length;) {
        const length = bytes.readUInt32BE(at);
        const first = type === '';
        type = readTag(bytes, at + 4);
        if (!/^[A-Za-z]{4}$/u.test(type) || first !== (type === 'IHDR'))
            return false;
        at += 12 + length;
        if (type === 'IEND')
            return length === 0 && at === bytes.length;
    }
    return false;
}
const JPEG = { start: 0xd8, end: 0xd9, scan: 0xda, mark: 0xff };
/** Marks inside of a scan: a byte 0xff of the data, and the restart marks. */
const isScanMark = (mark) => mark === 0 || (mark >= 0xd0 && mark <= 0xd7);
/** JPEG: segments of a mark, a length and data, where scans are followed by data up to the next mark. */
function isJpeg(bytes) {
    let at = 2;
    while (at + 2 <= bytes.length) {
        const mark = bytes[at + 1] ?? 0;
        if (bytes[at] !== JPEG.mark)
            return false;
        if (mark === JPEG.end)
            return at + 2 === bytes.length;
        // Any number of bytes 0xff may stand before a mark.
        if (mark === JPEG.mark)
            at += 1;
        else {
            if (isScanMark(mark) || mark === JPEG.start || at + 4 > bytes.length)
                return false;
            at += 2 + bytes.readUInt16BE(at + 2);
            if (mark === JPEG.scan)
                at = findScanEnd(bytes, at);
        }
    }
    return false;
}
function findScanEnd(bytes, from) {
    let at = bytes.indexOf(JPEG.mark, from);
    while (at !== -1 && isScanMark(bytes[at + 1] ?? JPEG.mark))
        at = bytes.indexOf(JPEG.mark, at + 2);
    return at === -1 ? bytes.length : at;
}
const GIF = { picture: 0x2c, extension: 0x21, end: 0x3b };
/** GIF: a screen, then pictures and extensions made of blocks, up to the trailer. */
function isGif(bytes) {
    let at = 13 + measureColours(bytes[10]);
    while (at < bytes.length) {
        const kind = bytes[at];
        if (kind === GIF.end)
            return at + 1 === bytes.length;
        if (kind === GIF.picture)
            at = skipBlocks(bytes, at + 11 + measureColours(bytes[at + 9]));
        else if (kind === GIF.extension)
            at = skipBlocks(bytes, at + 2);
        else
            return false;
    }
    return false;
}
/** Bytes of the colour table that the flags announce. */
function measureColours(flags = 0) {
    return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1);
}
/** Skips blocks, each after a byte with its length, up to the empty one. */
function skipBlocks(bytes, from) {
    let at = from;
    for (let length = bytes[at]; length !== undefined; length = bytes[at]) {
        at += 1 + length;
        if (length === 0)
            return at;
    }
    return bytes.length;
}
/** WebP: a RIFF file of exactly this length, made of chunks of an even length. */
function isWebp(bytes) {
    if (bytes.length < 20 || bytes.readUInt32LE(4) + 8 !== bytes.length)
        return false;
    if (!/^VP8[ LX]$/u.test(readTag(bytes, 12)))
        return false;
    let at = 12;
    while (at + 8 <= bytes.length) {
        const length = bytes.readUInt32LE(at + 4);
        at += 8 + length + (length % 2);
    }
    return at === bytes.length;
}
/** The boxes of a still picture or of a sequence: the head, what it is made of, its data. */
const BOXES = [
    new Set(['ftyp', 'meta', 'mdat']),
    new Set(['ftyp', 'meta', 'moov', 'mdat']),
];
/** AVIF, HEIC: boxes of a length and a type, each once, to the end of the file. Boxes to be skipped are not allowed. */
function isBoxes(bytes) {
    const found = new Set();
    let at = 0;
    while (at + 8 <= bytes.length) {
        const length = bytes.readUInt32BE(at);
        const type = readTag(bytes, at + 4);
        if (length < 8 || found.has(type))
            return false;
        found.add(type);
        at += length;
    }
    return (at === bytes.length && BOXES.some((all) => all.size === found.size && [...found].every((type) => all.has(type))));
}
const ICON = { header: 6, entry: 16 };
/** ICO, CUR: a directory, and the pictures that it names, one after the other and nothing else. */
function isIcon(bytes) {
    if (bytes.length < ICON.header)
        return false;
    const count = bytes.readUInt16LE(4);
    const start = ICON.header + count * ICON.entry;
    if (count === 0 || start > bytes.length)
        return false;
    let total = start;
    for (let entry = ICON.header; entry < start; entry += ICON.entry) {
        const length = bytes.readUInt32LE(entry + 8);
        const offset = bytes.readUInt32LE(entry + 12);
        if (offset < start || offset + length > bytes.length)
            return false;
        total += length;
    }
    return total === bytes.length;
}
/** The sizes that the header of the pixels has in the versions of BMP. */
const BMP_HEADERS = new Set([12, 16, 40, 52, 56, 64, 108, 124]);
/** BMP: a header with the length of the file. */
function isBmp(bytes) {
    return (bytes.length >= 26 &&
        bytes.readUInt32LE(2) === bytes.length &&
        bytes.readUInt32LE(6) === 0 &&
        bytes.readUInt32LE(10) < bytes.length &&
        BMP_HEADERS.has(bytes.readUInt32LE(14)));
}
/**
 * By format. TIFF is missing: its parts may be anywhere in the file, so nothing shows where it ends. So is ICNS, whose parts may
 * be of any kind.
 */
const STRUCTURES = new Map([
    ['png', isPng],
    ['jpeg', isJpeg],
    ['gif', isGif],
    ['webp', isWebp],
    ['avif', isBoxes],
    ['heic', isBoxes],
    ['ico', isIcon],
    ['bmp', isBmp],
]);
//# sourceMappingURL=picture-structure.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/changed/binary-format.js
/**
 * Names the format of binary content by its bytes. The name of a file is not used, because the author of a change
 * chooses it.
 */


/** Pictures up to this size, in bytes, are pictures; nobody looks at all of a larger one. */
const MAX_PICTURE_BYTES = 1024 * 1024;
/** A format whose files have these bytes, given in latin1, at an offset. */
function signed(kind, format, ...signatures) {
    const tests = signatures.map(([text, at = 0]) => ({ bytes: Buffer.from(text, 'latin1'), at }));
    return {
        format,
        kind,
        matches: (start) => tests.some(({ bytes, at }) => start.subarray(at, at + bytes.length).equals(bytes)),
    };
}
const readText = (bytes, at, length) => bytes.toString('latin1', at, at + length);
/** A file of boxes (ISO base media) whose main brand is one of these. */
function branded(kind, format, brands) {
    return { format, kind, matches: (start) => readText(start, 4, 4) === 'ftyp' && brands.test(readText(start, 8, 4)) };
}
/** A RIFF file of this form. */
function riff(kind, format, form) {
    return { format, kind, matches: (start) => readText(start, 0, 4) === 'RIFF' && readText(start, 8, 4) === form };
}
/** Java classes and fat Mach-O files have the same signature; what follows is a version, or a small count. */
const SHARED_SIGNATURE = 0xcafebabe;
const OLDEST_JAVA = 45;
const startsShared = (start) => start.length >= 8 && start.readUInt32BE(0) === SHARED_SIGNATURE;
/** A font has at least one table, and far less than this. */
const MAX_FONT_TABLES = 128;
/** The mark of the order of bytes, and no character without a value, as text has none. */
const startsAsUtf16 = (start) => /^(?:\xff\xfe|\xfe\xff)/u.test(start.toString('latin1', 0, 2)) && !start.subarray(0, 1024).includes(Buffer.alloc(4));
/** The formats; the first that matches counts. Signatures are those of the formats' own specifications. */
const FORMATS = [
    signed('program', 'elf', ['\x7fELF']),
    signed('program', 'wasm', ['\0asm']),
    signed('program', 'dex', ['dex\n0']),
    signed('program', 'mach-o', ['\xfe\xed\xfa\xce'], ['\xfe\xed\xfa\xcf'], ['\xce\xfa\xed\xfe'], ['\xcf\xfa\xed\xfe']),
    {
        format: 'mach-o',
        kind: 'program',
        matches: (start) => startsShared(start) && start.readUInt32BE(4) < OLDEST_JAVA,
    },
    { format: 'java-class', kind: 'program', matches: startsShared },
    signed('program', 'llvm-bitcode', ['BC\xc0\xde']),
    signed('program', 'lua-bytecode', ['\x1bLua']),
    signed('program', 'script', ['#!']),
    signed('picture', 'png', ['\x89PNG\r\n\x1a\n']),
    signed('picture', 'jpeg', ['\xff\xd8\xff']),
    signed('picture', 'gif', ['GIF87a'], ['GIF89a']),
    riff('picture', 'webp', 'WEBP'),
    branded('picture', 'avif', /^avi[fs]$/u),
    branded('picture', 'heic', /^(?:hei[cxms]|mif1|msf1)$/u),
    signed('picture', 'ico', ['\0\0\x01\0'], ['\0\0\x02\0']),
    signed('picture', 'tiff', ['II*\0'], ['MM\0*']),
    signed('picture', 'icns', ['icns']),
    signed('font', 'woff', ['wOFF']),
    signed('font', 'woff2', ['wOF2']),
    signed('font', 'opentype', ['OTTO\0'], ['true\0'], ['ttcf\0']),
    {
        format: 'truetype',
        kind: 'font',
        matches: (start) => start.length >= 6 &&
            start.readUInt32BE(0) === 0x00010000 &&
            start.readUInt16BE(4) > 0 &&
            start.readUInt16BE(4) < MAX_FONT_TABLES,
    },
    riff('media', 'wav', 'WAVE'),
    riff('media', 'avi', 'AVI '),
    signed('media', 'ogg', ['OggS']),
    signed('media', 'flac', ['fLaC']),
    signed('media', 'matroska', ['\x1a\x45\xdf\xa3']),
    signed('media', 'mp3', ['ID3'], ['\xff\xfb'], ['\xff\xf3'], ['\xff\xf2']),
    signed('media', 'midi', ['MThd\0\0\0\x06']),
    branded('media', 'mp4', /^[\w ]{4}$/u),
    signed('archive', 'zip', ['PK\x03\x04'], ['PK\x05\x06'], ['PK\x07\x08']),
    signed('archive', 'gzip', ['\x1f\x8b\x08']),
    signed('archive', 'bzip2', ['BZh']),
    signed('archive', 'xz', ['\xfd7zXZ\0']),
    signed('archive', 'lzma', ['\x5d\0\0']),
    signed('archive', 'zstd', ['\x28\xb5\x2f\xfd']),
    signed('archive', 'lz4', ['\x04\x22\x4d\x18']),
    signed('archive', '7z', ['7z\xbc\xaf\x27\x1c']),
    signed('archive', 'rar', ['Rar!\x1a\x07']),
    signed('archive', 'cab', ['MSCF\0\0\0\0']),
    signed('archive', 'rpm', ['\xed\xab\xee\xdb']),
    signed('archive', 'ar', ['!<arch>\n']),
    signed('archive', 'tar', ['ustar', 257]),
    signed('document', 'pdf', ['%PDF-']),
    signed('document', 'ole', ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1']),
    signed('document', 'sqlite', ['SQLite format 3\0']),
    signed('document', 'gettext', ['\xde\x12\x04\x95'], ['\x95\x04\x12\xde']),
    // Two or four bytes are a weak signature, so these come last.
    { format: 'utf-16', kind: 'unknown', matches: (start) => startsAsUtf16(start) },
    signed('program', 'pe', ['MZ']),
    {
        format: 'python-bytecode',
        kind: 'program',
        matches: (start) => start.length >= 16 && readText(start, 2, 2) === '\r\n',
    },
    signed('picture', 'bmp', ['BM']),
];
/**
 * Returns what binary content is. A picture that is too large, incomplete or followed by other bytes is `unknown`.
 * Content of which only the start was read has no digest.
 */
function describeBinary(content) {
    const whole = Buffer.isBuffer(content);
    const { start, bytes } = whole ? { start: content, bytes: content.length } : content;
    const found = FORMATS.find((one) => one.matches(start));
    return {
        format: found?.format ?? 'unknown',
        kind: found === undefined || (found.kind === 'picture' && !isPicture(found.format)) ? 'unknown' : found.kind,
        bytes,
        ...(whole ? { digest: `sha256:${(0,hash/* sha256 */.sc)('hex', content)}` } : {}),
    };
    function isPicture(format) {
        return whole && bytes <= MAX_PICTURE_BYTES && isCompletePicture(format, start);
    }
}
//# sourceMappingURL=binary-format.js.map
// EXTERNAL MODULE: ./build/src/sources/git/changed/text.js
var changed_text = __webpack_require__(48453);
;// CONCATENATED MODULE: ./build/src/sources/git/changed/contents.js
/** The texts of changed files, as far as the limits go. */




/** Maximum content requested from git at a time, in bytes. */
const BATCH_BYTES = 16 * 1024 * 1024;
/** Returns the blobs that a change needs. */
function listBlobs(changes) {
    return changes.flatMap((change) => [change.old, change.new]).flatMap((side) => (isBlob(side) ? [side.name] : []));
}
/**
 * Reads the sides of all changes, the smallest first, so that a large file affects only itself. `also` are a few small
 * objects that are read along with them.
 */
async function readContents(repository, changes, known, also, limits) {
    const lookUpSize = (side) => (isBlob(side) ? (known.get(side.name)?.size ?? 0) : 0);
    const countBytes = (change) => lookUpSize(change.old) + lookUpSize(change.new);
    const bySize = changes
        .map((change, index) => ({ change, index, bytes: countBytes(change) }))
        .sort((a, b) => a.bytes - b.bytes || a.index - b.index);
    const made = new Array(changes.length);
    const budget = { text: limits.textLength, read: limits.readBytes, sniffed: limits.sniffedFiles };
    let from = 0;
    let others = null;
    while (others === null || from < bySize.length) {
        let bytes = 0;
        let to = from;
        const wanted = [];
        while (to < bySize.length && (to === from || bytes < BATCH_BYTES)) {
            for (const side of [bySize[to]?.change.old ?? null, bySize[to]?.change.new ?? null]) {
                if (!isBlob(side) || !known.has(side.name) || lookUpSize(side) > limits.fileBytes)
                    continue;
                wanted.push(side.name);
                bytes += lookUpSize(side);
            }
            to++;
        }
        const affordable = budget.read >= bytes;
        if (affordable)
            budget.read -= bytes;
        const along = others === null ? also : [];
        const blobs = await (0,objects/* readObjects */.$I)(repository, affordable ? [...along, ...wanted] : along);
        others ??= new Map(also.flatMap((name) => readEntry(blobs, name)));
        for (const { change, index } of bySize.slice(from, to)) {
            const read = (side) => readSide(repository, side, { known, blobs, limits, budget });
            made[index] = applyTextBudget(budget, { change, old: await read(change.old), new: await read(change.new) });
        }
        from = to;
    }
    return { contents: made, others };
}
function readEntry(blobs, name) {
    const bytes = blobs.get(name);
    return bytes === undefined ? [] : [[name, bytes]];
}
async function readSide(repository, side, reading) {
    if (side === null)
        return { kind: 'none' };
    if (side.mode === git_modes/* GIT_MODES */.s.submodule)
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
        const start = await (0,objects/* readStart */.H6)(repository, side.name, changed_text/* SNIFFED_BYTES */.eT);
        return (0,changed_text/* isBinary */.Go)(start)
            ? { kind: 'left_out', reason: 'binary', content: describeBinary({ start, bytes: info.size }) }
            : { kind: 'left_out', reason: 'too_large' };
    }
    const content = reading.blobs.get(side.name);
    if (content === undefined)
        return { kind: 'left_out', reason: 'too_large' };
    if ((0,changed_text/* isBinary */.Go)(content))
        return { kind: 'left_out', reason: 'binary', content: describeBinary(content) };
    return { kind: 'text', ...(0,changed_text/* decodeText */.g7)(content) };
}
/** Subtracts the texts from the remaining budget; texts that do not fit are left out. */
function applyTextBudget(budget, contents) {
    const measureText = (content) => (content.kind === 'text' ? content.text.length : 0);
    const length = measureText(contents.old) + measureText(contents.new);
    if (length > budget.text) {
        const cut = (content) => content.kind === 'text' ? { kind: 'left_out', reason: 'too_large' } : content;
        return { change: contents.change, old: cut(contents.old), new: cut(contents.new) };
    }
    budget.text -= length;
    return contents;
}
function isBlob(side) {
    return side !== null && side.mode !== git_modes/* GIT_MODES */.s.submodule;
}
//# sourceMappingURL=contents.js.map
// EXTERNAL MODULE: ./build/src/sources/git/program/names.js
var names = __webpack_require__(5288);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./build/src/base/order.js
var order = __webpack_require__(33703);
;// CONCATENATED MODULE: ./build/src/sources/git/program/write-tree.js
/** Writes trees into a scratch repository, as git's loose objects (https://git-scm.com/book/en/v2/Git-Internals-Git-Objects). */





/**
 * Writes a tree of plain files and returns its name. To start a git for it costs more than to write it. The blobs need not be there.
 */
async function writeTree(repository, format, files) {
    const entries = files
        .toSorted((a, b) => (0,order/* compareText */.n)(a.path, b.path))
        .flatMap(({ path, name }) => [Buffer.from(`100644 ${path}\0`, 'latin1'), Buffer.from(name, 'hex')]);
    const length = entries.reduce((sum, piece) => sum + piece.length, 0);
    const tree = Buffer.concat([Buffer.from(`tree ${length}\0`, 'latin1'), ...entries]);
    const name = (0,external_node_crypto_.createHash)(format).update(tree).digest('hex');
    const file = (0,external_node_path_.join)(repository.gitDir, 'objects', name.slice(0, 2), name.slice(2));
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
    // Put in its place whole: another review of the same repository may write the same tree, and its git read it.
    const draft = `${file}.${(0,external_node_crypto_.randomUUID)()}`;
    await (0,promises_.writeFile)(draft, (0,external_node_zlib_.deflateSync)(tree));
    await (0,promises_.rename)(draft, file);
    return name;
}
//# sourceMappingURL=write-tree.js.map
// EXTERNAL MODULE: ./build/src/base/hunk-lines.js
var hunk_lines = __webpack_require__(54437);
// EXTERNAL MODULE: ./build/src/base/text.js
var base_text = __webpack_require__(51036);
;// CONCATENATED MODULE: ./build/src/sources/git/changed/hunks.js
/** Reading the hunks out of git's patches. Works on bytes: a patch holds lines in whatever encoding the files have. */


const NEWLINE = 0x0a;
const AT = 0x40;
const BACKSLASH = 0x5c;
/**
 * Parses a patch printed by `git diff -U<n>`. Content and headers are distinguished only by the line counts of the
 * hunks, so that no line of a file can be taken for a header. Bytes that are not UTF-8 become U+FFFD.
 * @throws Error if the patch is truncated or invalid.
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
    const head = (0,hunk_lines/* readHunkHead */.BN)(header);
    if (head === null)
        throw new Error(`the patch has a hunk header in an unknown form: ${header.slice(0, base_text/* MAX_QUOTED_CHARACTERS */.LU)}`);
    let { old_lines: old, new_lines: added } = head;
    const content = [];
    while (old > 0 || added > 0) {
        const line = lines.next();
        const mark = (0,hunk_lines/* readHunkMark */.WU)(line);
        if (mark === null)
            throw new Error('the patch has a line that is neither kept, added nor removed');
        if ((0,hunk_lines/* isOnSide */.p7)(mark, 'old'))
            old--;
        if ((0,hunk_lines/* isOnSide */.p7)(mark, 'new'))
            added--;
        content.push(line);
    }
    if (old < 0 || added < 0)
        throw new Error('the patch has a hunk that is longer than its header says');
    // `\ No newline at end of file` belongs to the line before it and is not counted.
    if (!lines.done && lines.peek() === BACKSLASH)
        content.push(lines.next());
    return {
        ...head,
        // Git cuts this text after 80 bytes, within a character if need be.
        section: head.section.replace(/\ufffd+$/u, ''),
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
    /** Returns the first byte of the next line. */
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
;// CONCATENATED MODULE: ./build/src/sources/git/changed/patches.js



/**
 * Returns the hunks of each change, in the order of `changes`, from a single diff. It compares two temporary trees that
 * contain only the two sides, with numbers as names. The diff therefore does not depend on paths (their quoting, their
 * attributes) and excludes large files. Renamed files are compared with their old content, and links and modes by their
 * content.
 */
async function readHunks(repository, changes) {
    if (changes.length === 0)
        return [];
    const [from, to] = await makeTrees(repository, changes);
    const patch = await repository.output([
        'diff-tree',
        '-r',
        '-p',
        // Text was detected before; git must not decide again.
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
/** Writes the trees of both sides and returns their names. */
function makeTrees(repository, changes) {
    const listFiles = (which) => changes.flatMap((change, index) => {
        const side = change[which];
        return side === null ? [] : [{ path: String(index), name: side.name }];
    });
    const [from, to] = [listFiles('old'), listFiles('new')];
    const format = (0,names/* detectObjectFormat */.Yi)([...from, ...to][0]?.name ?? '');
    return Promise.all([writeTree(repository, format, from), writeTree(repository, format, to)]);
}
//# sourceMappingURL=patches.js.map
// EXTERNAL MODULE: ./build/src/sources/git/changed/raw-diff.js
var raw_diff = __webpack_require__(612);
;// CONCATENATED MODULE: ./build/src/sources/git/changed/changed-files.js





/**
 * Reads the changes from one commit to another. `also` gives further objects that are needed, by name, with the most bytes
 * that are read of one: they are fetched together. Beyond the limit of files, and if content is missing, renames are found only by identical content.
 */
async function readChanges(repository, commits, also, fetchBlobs, limits) {
    const plain = await (0,raw_diff/* listChanges */.W)(repository, commits.from, commits.to, 'none');
    // Without a file that is gone and one that is new, nothing was renamed.
    const paired = plain.some(({ status }) => status === 'added') && plain.some(({ status }) => status === 'deleted');
    const many = plain.length > limits.files;
    const listed = many && paired ? await (0,raw_diff/* listChanges */.W)(repository, commits.from, commits.to, 'identical') : plain;
    const further = await also(plain);
    const needed = [...new Set([...listBlobs(listed.slice(0, limits.files)), ...further.keys()])];
    let known = await (0,objects/* readObjectInfo */.My)(repository, needed);
    const missing = needed.filter((name) => !known.has(name));
    if (missing.length > 0) {
        await fetchBlobs(missing);
        known = await (0,objects/* readObjectInfo */.My)(repository, needed);
        // All blobs are too large for one fetch; the files that configure the review are fetched anyway.
        const steering = [...further.keys()].filter((name) => !known.has(name));
        if (steering.length > 0) {
            await fetchBlobs(steering);
            known = await (0,objects/* readObjectInfo */.My)(repository, needed);
        }
    }
    const whole = needed.every((name) => known.has(name));
    const renamed = many || !paired ? listed : await (0,raw_diff/* listChanges */.W)(repository, commits.from, commits.to, whole ? 'similar' : 'identical');
    const kept = renamed.slice(0, limits.files);
    const others = [...further].flatMap(([name, most]) => ((known.get(name)?.size ?? Infinity) <= most ? [name] : []));
    const read = await readKnown(repository, kept, known, others, limits);
    return {
        files: read.files,
        changed: renamed.length,
        omitted: [
            ...read.contents.flatMap((one, index) => describeOmission(one, read.files[index], limits)),
            ...findIndistinctPaths(read.files),
            ...describeExcessFiles(renamed.length, limits),
        ],
        others: read.others,
    };
}
/** Reads the files of changes that are listed already. What cannot be read says so in `omitted` of the file. */
async function readFiles(repository, changes, fetchBlobs, limits) {
    const needed = listBlobs(changes);
    const there = await (0,objects/* readObjectInfo */.My)(repository, needed);
    const missing = needed.filter((name) => !there.has(name));
    if (missing.length > 0)
        await fetchBlobs(missing);
    const known = missing.length > 0 ? await (0,objects/* readObjectInfo */.My)(repository, needed) : there;
    return (await readKnown(repository, changes, known, [], limits)).files;
}
/** Reads the content of changed files, of the objects that are there. `others` are further objects to read. */
async function readKnown(repository, changes, known, others, limits) {
    const read = await readContents(repository, changes, known, others, limits);
    const { contents } = read;
    const texts = contents.filter((one) => one.old.kind !== 'left_out' && one.new.kind !== 'left_out');
    const hunks = await readHunks(repository, texts.map((one) => one.change));
    const hunksByChange = new Map(texts.map((one, index) => [one.change, hunks[index] ?? []]));
    const files = contents.map((one) => toChangedFile(one, hunksByChange.get(one.change) ?? []));
    return { contents, files, others: read.others };
}
function toChangedFile(contents, hunks) {
    const { change, old, new: current } = contents;
    const path = (0,changed_text/* decodeText */.g7)(change.path);
    const oldPath = change.oldPath === null ? null : (0,changed_text/* decodeText */.g7)(change.oldPath);
    const omitted = findOmissionReason(contents);
    // One side alone would be misleading. But if a file became unreadable, its other side is all there is, so it is kept.
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
        old_content: readBinary(old),
        new_content: readBinary(current),
        hunks,
        history: null,
    };
}
const readBinary = (side) => side.kind === 'left_out' && side.reason === 'binary' ? side.content : null;
/** The reasons, most severe first: if both sides are left out, the file gets the more severe reason. */
const REASONS = ['unreadable', 'not_fetched', 'too_large', 'submodule', 'binary'];
function findOmissionReason(contents) {
    const sides = [contents.old, contents.new];
    return REASONS.find((reason) => sides.some((side) => side.kind === 'left_out' && side.reason === reason)) ?? null;
}
/**
 * Returns the coverage entry of a file. Binary content does not block, because a review of text cannot read it. Text
 * that became binary does block, and so does a submodule, because its code was not reviewed.
 */
function describeOmission(contents, file, limits) {
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
            return entry(`The text is over ${formatMebibytes(limits.fileBytes)} a side, or the change over ${formatMebibytes(limits.textLength)} in all; it was not reviewed.`, true);
        case 'not_fetched':
            return entry(`The content is not in this copy of the repository, or the change is over ${formatMebibytes(limits.fetchBytes)} to fetch; it was not reviewed.`, true);
        case 'unreadable':
            return entry('The object in the repository is no file; it was not reviewed.', true);
    }
}
/** Returns entries for different files whose names are equal after bytes that are not UTF-8 are replaced. */
function findIndistinctPaths(files) {
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
function describeExcessFiles(changed, limits) {
    if (changed <= limits.files)
        return [];
    const detail = `${changed} files changed; the first ${limits.files} by path were reviewed. Split the change.`;
    return [{ path: null, reason: 'too_many_files', detail, blocking: true }];
}
function formatMebibytes(bytes) {
    return `${Math.round((bytes / 1024 / 1024) * 100) / 100} MiB`;
}
//# sourceMappingURL=changed-files.js.map

/***/ }),

/***/ 612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ listChanges)
/* harmony export */ });
/* unused harmony export parseRawDiff */
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51036);
/** The list of changed files, from `git diff-tree --raw -z`. */

const RENAMES = {
    // Git's own defaults, set explicitly. Above 1,000 candidates per side git itself compares only identical content.
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
/**
 * Returns the changes from one commit to another, sorted by the bytes of the paths. Copies are not detected: all their
 * lines count as added.
 */
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
/**
 * Parses `:<mode> <mode> <name> <name> <status>NUL<path>NUL`, with a second path for renames and copies.
 * @throws Error on any other input.
 */
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
            throw new Error(`git printed a changed file in an unknown form: ${row.slice(0, _base_text_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_QUOTED_CHARACTERS */ .LU)}`);
        const first = next();
        const moved = status === 'renamed' || status === 'copied';
        changes.push({
            status,
            path: moved ? next() : first,
            oldPath: moved ? first : null,
            old: toSide(oldMode, oldName),
            new: toSide(newMode, newName),
        });
    }
    return changes;
}
function toSide(mode, name) {
    return mode === undefined || name === undefined || mode === '000000' ? null : { mode, name };
}
//# sourceMappingURL=raw-diff.js.map

/***/ }),

/***/ 48453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   eT: () => (/* binding */ SNIFFED_BYTES),
/* harmony export */   g7: () => (/* binding */ decodeText)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/**
 * Detects text by its content only, because a pull request must not be able to exclude its own files from the review.
 */

/** Number of bytes at the start of a file that are tested; the same as in git. */
const SNIFFED_BYTES = 8000;
/** A file with NUL bytes is still text if at most this share of its bytes is unusual. */
const ODD_SHARE = 0.1;
/** How a module of WebAssembly begins. One that carries texts has few unusual bytes, and no source begins with a NUL. */
const WEB_ASSEMBLY = Buffer.from('\0asm', 'latin1');
/** Tab, line feed, vertical tab, form feed, carriage return, escape: control characters of ordinary text. */
const ORDINARY_CONTROLS = new Set([0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1b]);
/**
 * Returns whether content is binary. As in git, content without a NUL byte near its start is text. Content with one is
 * binary only if many bytes are unusual. Otherwise one NUL in a comment would exclude a source file from the review.
 */
function isBinary(content) {
    const start = content.subarray(0, SNIFFED_BYTES);
    if (!start.includes(0))
        return false;
    if (start.subarray(0, WEB_ASSEMBLY.length).equals(WEB_ASSEMBLY))
        return true;
    // The cut may be within a character, so only the part before it must be UTF-8.
    const utf8 = (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(start.subarray(0, findCharacterBoundary(start)));
    let odd = 0;
    for (const byte of start) {
        if (byte < 0x20 ? !ORDINARY_CONTROLS.has(byte) : byte === 0x7f || (byte >= 0x80 && !utf8))
            odd++;
    }
    return odd > start.length * ODD_SHARE;
}
/** Decodes content: bytes that are not UTF-8 become U+FFFD, and a byte order mark is kept. */
function decodeText(content) {
    return { text: content.toString('utf8'), utf8: (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(content) };
}
/** Returns the start of the last character if it may be cut off, else the end. */
function findCharacterBoundary(bytes) {
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

/***/ }),

/***/ 1171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HN: () => (/* binding */ readFromCheckout),
/* harmony export */   I8: () => (/* binding */ findCheckout),
/* harmony export */   pP: () => (/* binding */ findCheckoutAnd)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22396);
/* harmony import */ var _program_program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5580);
/* harmony import */ var _program_repository_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48594);
/** Finds a repository that is already on this machine: a checkout, a work tree, a bare repository. */





/** What git is asked about a repository. */
const PLACES = ['--path-format=absolute', '--git-path', 'objects', '--git-path', 'shallow', '--show-object-format'];
/**
 * Finds the repository of a folder. With `exactly` the folder itself must be its top level; a repository in a parent
 * folder does not count. Returns null if there is none.
 * @throws ProviderError if there is one that git cannot read.
 */
async function findCheckout(scratch, folder, exactly, signal) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    if (!(await isFolder(directory)))
        return null;
    const result = await scratch.git.run({ args: ['rev-parse', ...PLACES], cwd: directory, ceiling: exactly ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(directory) : undefined }, signal);
    if (result.code !== 0) {
        if (/not a git repository/iu.test(result.stderr))
            return null;
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m('E_REQ_002', `The repository in ${directory} cannot be read (${(0,_program_program_js__WEBPACK_IMPORTED_MODULE_3__/* .readLastLine */ .HS)(result.stderr)}). Check it with "git status".`);
    }
    const { checkout } = await readPlaces(directory, result);
    return checkout;
}
/**
 * Asks the git that finds the repository of a folder something more, because each start of git costs more than its answer.
 * @param more further arguments of `rev-parse`
 * @returns the repository and what git printed for them; null if git refused any of it, and each should be asked alone
 */
async function findCheckoutAnd(scratch, folder, more, signal) {
    const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    if (!(await isFolder(directory)))
        return null;
    const result = await scratch.git.run({ args: ['rev-parse', ...PLACES, ...more], cwd: directory }, signal);
    return result.code === 0 ? readPlaces(directory, result) : null;
}
async function readPlaces(directory, { code, stdout }) {
    const [objects, shallow, format, ...answers] = stdout.toString('utf8').split('\n');
    if (objects === undefined || shallow === undefined || (format !== 'sha1' && format !== 'sha256')) {
        throw new _program_program_js__WEBPACK_IMPORTED_MODULE_3__/* .GitError */ .XS('rev-parse', code, 'git printed something else than its folders');
    }
    const checkout = { directory, objects, format, shallow: await (0,_program_repository_js__WEBPACK_IMPORTED_MODULE_4__/* .readShallow */ .J5)(shallow) };
    return { checkout, answers: answers.join('\n') };
}
/**
 * Runs git in the repository itself, where its refs are. Only for commands that only read refs.
 * @throws GitError
 */
async function readFromCheckout(scratch, checkout, call, signal) {
    return (await scratch.git.output({ ...call, cwd: checkout.directory }, signal)).toString('utf8');
}
async function isFolder(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}
//# sourceMappingURL=checkout.js.map

/***/ }),

/***/ 48720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ readCode)
});

// EXTERNAL MODULE: ./build/src/sources/git/base-tree/base-files.js
var base_files = __webpack_require__(61249);
// EXTERNAL MODULE: ./build/src/base/order.js
var order = __webpack_require__(33703);
// EXTERNAL MODULE: ./build/src/engine/planes/supply-chain/manifests/names.js
var manifests_names = __webpack_require__(10981);
// EXTERNAL MODULE: ./build/src/sources/git/program/objects.js
var objects = __webpack_require__(32604);
// EXTERNAL MODULE: ./build/src/sources/git/program/trees.js
var trees = __webpack_require__(59665);
// EXTERNAL MODULE: ./build/src/sources/git/base-tree/fetched-info.js
var fetched_info = __webpack_require__(37326);
;// CONCATENATED MODULE: ./build/src/sources/git/base-tree/base-manifests.js
/** The manifests of the base beside those of a change: which packages the repository asks for already. */






/** More than the largest builds have: Spring Boot has 700 in 1 MB. */
const MANIFEST_LIMITS = {
    listBytes: 64 * 1024 * 1024,
    files: 1500,
    fileBytes: 256 * 1024,
    bytes: 4 * 1024 * 1024,
};
/** Reads them at a commit; null if `files` have no manifest. */
async function readBaseManifests(repository, base, files, fetchBlobs, limits = MANIFEST_LIMITS) {
    const written = files.filter(({ status }) => status !== 'deleted');
    const wanted = new Set(written.map(({ path }) => (0,manifests_names/* findNamingEcosystem */._T)(path)).filter((one) => one !== null));
    if (wanted.size === 0)
        return null;
    const changed = new Set(files.flatMap(({ path, old_path: old }) => (old === null ? [path] : [path, old])));
    const tree = await (0,trees/* listTree */.nT)(repository, base, limits.listBytes);
    const there = tree.entries.filter((entry) => {
        const ecosystem = (0,manifests_names/* findNamingEcosystem */._T)(entry.path);
        return ecosystem !== null && wanted.has(ecosystem) && (0,base_files/* isFile */.fo)(entry) && !changed.has(entry.path);
    });
    const nearest = there
        .toSorted((a, b) => countFolders(a) - countFolders(b) || (0,order/* compareText */.n)(a.path, b.path))
        .slice(0, limits.files);
    const names = nearest.map(({ name }) => name);
    const known = await (0,fetched_info/* readFetchedInfo */.M)(repository, names, fetchBlobs);
    let left = limits.bytes;
    const kept = nearest.filter(({ name }) => {
        const size = known.get(name)?.size ?? Infinity;
        if (size > limits.fileBytes || size > left)
            return false;
        left -= size;
        return true;
    });
    const contents = await (0,objects/* readObjects */.$I)(repository, kept.map(({ name }) => name));
    const texts = (0,base_files/* decodeTexts */.hs)(kept, contents);
    return {
        files: [...texts].map(([path, text]) => ({ path, text })).toSorted((a, b) => (0,order/* compareText */.n)(a.path, b.path)),
        whole: tree.whole && texts.size === there.length,
    };
}
const countFolders = ({ path }) => path.split('/').length;
//# sourceMappingURL=base-manifests.js.map
// EXTERNAL MODULE: ./build/src/engine/planes/integrity/owner-patterns.js
var owner_patterns = __webpack_require__(61845);
;// CONCATENATED MODULE: ./build/src/sources/git/base-tree/idle-owners.js
/** Which patterns that a change takes out of CODEOWNERS name nothing in the base: nobody loses anything by them. */



/** Maximum output of git for the list of files, in bytes. */
const MAX_LIST = 64 * 1024 * 1024;
/** So many patterns are looked up; larger files are written anew by programs. */
const MAX_PATTERNS = 1_000;
/** Returns them in order; null if the change takes out none, or if the list of files is not whole. */
async function readIdleOwners(repository, base, files) {
    const removed = (0,owner_patterns/* listRemovedPatterns */.yE)(files).slice(0, MAX_PATTERNS);
    if (removed.length === 0)
        return null;
    const { entries, whole } = await (0,trees/* listTree */.nT)(repository, base, MAX_LIST);
    return whole ? removed.filter((0,owner_patterns/* createIdleTest */.jo)(entries.map(({ path }) => path))).toSorted(order/* compareText */.n) : null;
}
//# sourceMappingURL=idle-owners.js.map
// EXTERNAL MODULE: ./build/src/base/groups.js
var groups = __webpack_require__(54855);
// EXTERNAL MODULE: ./build/src/base/paths.js
var base_paths = __webpack_require__(35827);
// EXTERNAL MODULE: ./build/src/engine/loads/index.js + 7 modules
var loads = __webpack_require__(66919);
// EXTERNAL MODULE: ./build/src/engine/loads/paths.js
var paths = __webpack_require__(74534);
// EXTERNAL MODULE: ./build/src/engine/loads/names.js
var loads_names = __webpack_require__(61658);
;// CONCATENATED MODULE: ./build/src/sources/git/base-tree/base-texts.js




/** Bounds of one text, and of all, in bytes. */
const MAX_TEXT_BYTES = 512 * 1024;
const MAX_BYTES = 16 * 1024 * 1024;
/** Reads texts of the base, each once. */
class BaseTexts {
    #bytes = 0;
    /** Files that are not read: too large, or a link. */
    closed = [];
    #base;
    #known = new Map();
    constructor(base) {
        this.#base = base;
    }
    /** Returns whether more was asked for than is read; then texts are missing. */
    isTooMuch() {
        return this.#bytes > MAX_BYTES;
    }
    /** Returns the texts by path, of those that there are. */
    async read(paths) {
        const fresh = [...new Set(paths)].filter((path) => !this.#known.has(path));
        for (const path of fresh)
            this.#known.set(path, null);
        if (fresh.length > 0)
            for (const [path, text] of await this.#load(fresh))
                this.#known.set(path, text);
        return new Map(paths.flatMap((path) => {
            const text = this.#known.get(path) ?? null;
            return text === null ? [] : [[path, text]];
        }));
    }
    async #load(paths) {
        const { repository, commit, fetchBlobs } = this.#base;
        const all = await (0,trees/* listTreeEntries */.ld)(repository, commit, paths);
        const entries = all.filter(base_files/* isFile */.fo);
        this.closed.push(...all.filter((entry) => !(0,base_files/* isFile */.fo)(entry)).map(({ path }) => path));
        const names = entries.map(({ name }) => name);
        const known = await (0,fetched_info/* readFetchedInfo */.M)(repository, names, fetchBlobs);
        const sizeOf = ({ name }) => known.get(name)?.size ?? Number.POSITIVE_INFINITY;
        const small = entries.filter((entry) => sizeOf(entry) <= MAX_TEXT_BYTES);
        this.closed.push(...entries.filter((entry) => sizeOf(entry) > MAX_TEXT_BYTES).map(({ path }) => path));
        this.#bytes += small.reduce((sum, entry) => sum + sizeOf(entry), 0);
        if (this.isTooMuch())
            return new Map();
        return (0,base_files/* decodeTexts */.hs)(small, await (0,objects/* readObjects */.$I)(repository, small.map(({ name }) => name)));
    }
}
//# sourceMappingURL=base-texts.js.map
// EXTERNAL MODULE: ./build/src/engine/text/glob.js
var glob = __webpack_require__(7934);
;// CONCATENATED MODULE: ./build/src/sources/git/base-tree/ignored.js
/**
 * Which files are not kept in a repository because a build makes them, by `.gitignore` of the base or of the change
 * (https://git-scm.com/docs/gitignore). What a later pattern takes back counts as ignored: then nothing is said of it.
 */


const NAME = '.gitignore';
/** So many patterns of one file are read. */
const ignored_MAX_PATTERNS = 2_000;
const MAX_PATTERN = 200;
/** What files of programs end with. */
const ENDINGS = [
    '',
    '.js',
    '.ts',
    '.tsx',
    '.jsx',
    '.mjs',
    '.d.ts',
    '.json',
    '.css',
    '.py',
    '.go',
    '.rb',
    '.rs',
    '.php',
];
/** Reads the patterns above some paths. */
async function readIgnored(texts, files, paths) {
    const folders = new Set(['', ...paths.flatMap(base_paths/* listFoldersAbove */.jk)]);
    const wanted = [...folders].map((folder) => (folder === '' ? NAME : `${folder}/${NAME}`));
    const found = await texts.read(wanted);
    return new Map(wanted.map((path) => {
        const own = files.find((file) => file.path === path)?.new_text ?? '';
        return [(0,base_paths/* getFolder */.L2)(path), listPatterns(`${found.get(path) ?? ''}\n${own}`)];
    }));
}
function listPatterns(text) {
    return text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !/^[#!]/u.test(line) && line.length <= MAX_PATTERN)
        .slice(0, ignored_MAX_PATTERNS);
}
/** So many times a pattern is held against a path at most; of more paths all count as not kept. */
const MAX_TESTS = 1_000_000;
/** Returns the paths, each with or without its ending, of which a pattern says that they are not kept. */
function findIgnored(ignored, stems) {
    const tests = [...ignored].map(([folder, patterns]) => ({
        prefix: folder === '' ? '' : `${folder}/`,
        tests: patterns.map((pattern) => (0,glob/* compileGlob */.S)(pattern)),
    }));
    const patterns = tests.reduce((sum, { tests: own }) => sum + own.length, 0);
    if (patterns * stems.length * ENDINGS.length > MAX_TESTS)
        return new Set(stems);
    return new Set(stems.filter((stem) => tests.some(({ prefix, tests: own }) => {
        if (!stem.startsWith(prefix))
            return false;
        const path = stem.slice(prefix.length);
        const names = [...ENDINGS.map((ending) => `${path}${ending}`), `${path}/any`, ...(0,base_paths/* listFoldersAbove */.jk)(path)];
        return own.some((matches) => names.some(matches));
    })));
}
/** Returns whether files of Go in a folder are left to a build: by a sign for any name, or by the folder. */
function makesGo(folder, ignored) {
    return [...ignored].some(([above, patterns]) => {
        if (above !== '' && !folder.startsWith(`${above}/`))
            return false;
        return patterns.some((pattern) => {
            const [, path = '', name] = /^(.*\/)?([^/]*)\.go$/u.exec(pattern) ?? [];
            if (name === undefined)
                return false;
            if (path === '' || path === '**/')
                return name.includes('*') && !name.endsWith('_test');
            return folder.endsWith(path.replace(/^\//u, ''));
        });
    });
}
//# sourceMappingURL=ignored.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/base-tree/loaded.js
/** What the base has of the files that lines of a change load, looked up as far as the engine asks. */








/** Bounds, so that it is the same on every machine. A change that reaches further is told nothing, because a part may mislead. */
const MAX_ROUNDS = 12;
const MAX_STEMS = 20_000;
const MAX_TEXTS = 1_000;
/** Looks up what the changed files load; null if they load nothing of the repository, or too much. */
async function readLoaded(base, files) {
    const texts = new BaseTexts(base);
    let loaded = { places: [], names: [] };
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const { stems, names } = (0,loads/* readLoads */.QO)(files, loaded).questions;
        if (stems.size === 0 && names.size === 0)
            return loaded.places.length === 0 ? null : sort(loaded);
        if (loaded.places.length + stems.size > MAX_STEMS)
            return null;
        const places = await findPlaces(base, texts, files, stems);
        const found = await findNames(base, texts, files, names);
        if (found === null)
            return null;
        loaded = { places: [...loaded.places, ...places], names: joinNames(loaded.names, found) };
    }
    return null;
}
function sort({ places, names }) {
    return {
        places: places.toSorted((a, b) => (0,order/* compareText */.n)(a.stem, b.stem)),
        names: names
            .map(({ path, has, lacks }) => ({ path, has: has.toSorted(order/* compareText */.n), lacks: lacks.toSorted(order/* compareText */.n) }))
            .toSorted((a, b) => (0,order/* compareText */.n)(a.path, b.path)),
    };
}
function joinNames(known, found) {
    const joined = new Map(known.map((one) => [one.path, one]));
    for (const { path, has, lacks } of found) {
        const before = joined.get(path);
        joined.set(path, { path, has: [...(before?.has ?? []), ...has], lacks: [...(before?.lacks ?? []), ...lacks] });
    }
    return [...joined.values()];
}
/** Files that say what a folder is. */
const MARK = /(?:^|\/)(?:__init__|index|package|go\.mod)$/u;
/** Finds what is there by each stem. */
async function findPlaces({ repository, commit }, texts, files, stems) {
    if (stems.size === 0)
        return [];
    const folders = new Set([...stems].map(base_paths/* getFolderPrefix */.lN));
    const above = new Set([...stems].flatMap(base_paths/* listFoldersAbove */.jk));
    const entries = await (0,trees/* listTreeEntries */.ld)(repository, commit, [...folders, ...above]);
    const inside = new Map();
    for (const entry of entries)
        (0,groups/* addToGroup */.Mr)(inside, (0,base_paths/* getFolder */.L2)(entry.path), entry);
    // What lies behind a link or in a submodule is not in the tree.
    const outside = new Set(entries.filter((entry) => above.has(entry.path) && !(0,trees/* isFolder */.lQ)(entry)).map(({ path }) => `${path}/`));
    const places = [...stems].map((stem) => {
        const name = (0,base_paths/* getFileName */.WP)(stem);
        const there = (inside.get((0,base_paths/* getFolder */.L2)(stem)) ?? [])
            .filter(({ path }) => (0,paths/* isNamedSo */.a)((0,base_paths/* getFileName */.WP)(path), name))
            .map((entry) => ((0,trees/* isFolder */.lQ)(entry) ? `${entry.path}/` : entry.path));
        const behind = [...outside].some((path) => stem.startsWith(path));
        return { stem, there: there.toSorted(order/* compareText */.n), ...(behind && { made: true }) };
    });
    // What only says what a folder is was asked to look further.
    const empty = places
        .filter(({ stem, there, made }) => there.length === 0 && made !== true && !MARK.test(stem))
        .map(({ stem }) => stem);
    const made = empty.length === 0 ? new Set() : findIgnored(await readIgnored(texts, files, empty), empty);
    return places.map((place) => (made.has(place.stem) ? { ...place, made: true } : place));
}
/** Finds which names texts have; null if there are too many texts. */
async function findNames({ repository, commit }, texts, files, asked) {
    if (asked.size === 0)
        return [];
    const changed = new Set(files.flatMap(({ path, old_path: old }) => (old === null ? [path] : [path, old])));
    const folders = [...asked.keys()].filter((path) => path.endsWith('/'));
    const children = await (0,trees/* listTreeEntries */.ld)(repository, commit, folders.map((folder) => (folder === '/' ? '' : folder)));
    const inside = new Map();
    for (const entry of children)
        if ((0,base_files/* isFile */.fo)(entry) && entry.path.endsWith('.go') && !changed.has(entry.path))
            (0,groups/* addToGroup */.Mr)(inside, `${(0,base_paths/* getFolder */.L2)(entry.path)}/`, entry.path);
    const wanted = [...asked.keys()].flatMap((path) => (path.endsWith('/') ? (inside.get(path) ?? []) : [path]));
    if (wanted.length > MAX_TEXTS)
        return null;
    const read = await texts.read(wanted);
    if (texts.isTooMuch())
        return null;
    const ignored = await readIgnored(texts, files, folders);
    return [...asked].map(([path, names]) => {
        const isFolderOfGo = path.endsWith('/');
        const parts = isFolderOfGo ? (inside.get(path) ?? []) : [path];
        const known = parts.map((part) => (read.has(part) ? (0,loads_names/* readNames */.r)(part, read.get(part) ?? '') : null));
        // A file that is not read may have any name; so may a package of which a build makes files.
        const isOpen = texts.closed.some((one) => parts.includes(one)) || (isFolderOfGo && makesGo(path, ignored));
        const hasName = (name) => isOpen || known.some((one) => one?.has(name) === true);
        return { path, has: [...names].filter(hasName), lacks: [...names].filter((name) => !hasName(name)) };
    });
}
//# sourceMappingURL=loaded.js.map
// EXTERNAL MODULE: ./build/src/sources/git/changed/raw-diff.js
var raw_diff = __webpack_require__(612);
// EXTERNAL MODULE: ./build/src/sources/git/changed/text.js
var changed_text = __webpack_require__(48453);
;// CONCATENATED MODULE: ./build/src/sources/git/base-tree/on-base.js


/**
 * Marks the files of which the base has the same content and mode as the head: both lines took over one commit, or release
 * branches are merged. Asks git nothing if the base did not move.
 */
async function markOnBase(repository, { base, mergeBase, head }, files) {
    if (base === mergeBase || files.length === 0)
        return files;
    const different = new Set((await (0,raw_diff/* listChanges */.W)(repository, base, head, 'none')).map(({ path }) => (0,changed_text/* decodeText */.g7)(path).text));
    return files.map((file) => file.utf8 && !different.has(file.path) && (file.old_path === null || !different.has(file.old_path))
        ? { ...file, on_base: true }
        : file);
}
//# sourceMappingURL=on-base.js.map
// EXTERNAL MODULE: ./build/src/engine/planes/contract/exports/part-names.js
var part_names = __webpack_require__(12089);
;// CONCATENATED MODULE: ./build/src/sources/git/base-tree/parts.js
/** The files of the base above each changed file that say of what it is a part: of a package for others, or of a program. */





/** Bounds, so that it is the same on every machine. A change that reaches further gets none, because one alone may mislead. */
const MAX_FOLDERS = 400;
const MAX_PARTS = 60;
/** Maximum size of the text of one, in bytes; of a larger one only its path is known. */
const MAX_PART_BYTES = 64 * 1024;
/** None were found, or none are listed because the change reaches too far. */
const NO_PARTS = { manifests: [], marks: [] };
/** Lists them at a commit. */
async function listParts(repository, base, changes) {
    const asked = listAskedFolders(changes);
    if (asked.size === 0 || asked.size > MAX_FOLDERS)
        return NO_PARTS;
    const manifests = [];
    const marks = [];
    for (let level = [(0,trees/* openRoot */.R8)(base)]; level.length > 0;) {
        const children = await (0,trees/* listChildren */.AW)(repository, level);
        for (const entry of children) {
            const at = entry.path.lastIndexOf('/') + 1;
            const file = entry.path.slice(at);
            if ((0,trees/* isFolder */.lQ)(entry)) {
                if (part_names/* HOSTED */.ah.test(file))
                    marks.push(`${entry.path}/`);
                continue;
            }
            const kinds = [...(asked.get(entry.path.slice(0, at)) ?? [])].map((one) => (0,part_names/* findPartFile */.vp)(file, one));
            if (kinds.includes('manifest') && (0,base_files/* isFile */.fo)(entry))
                manifests.push(entry);
            else if (kinds.some((kind) => kind !== null))
                marks.push(entry.path);
        }
        level = children.filter((child) => (0,trees/* isFolder */.lQ)(child) && asked.has(`${child.path}/`));
    }
    return manifests.length + marks.length > MAX_PARTS ? NO_PARTS : { manifests, marks };
}
/** Completes them; `texts` are the manifests that could be read, by path. */
function toParts({ manifests, marks }, texts) {
    return [
        ...manifests.map(({ path }) => ({ path, text: texts.get(path) ?? null })),
        ...marks.map((path) => ({ path, text: null })),
    ].toSorted((a, b) => (0,order/* compareText */.n)(a.path, b.path));
}
/** The folders above what the change edits or takes away, and above new texts, with a slash at their end and '' for the root, and whose manifests speak there. */
function listAskedFolders(changes) {
    const asked = new Map();
    for (const { old, oldPath, path } of changes) {
        const { text } = (0,changed_text/* decodeText */.g7)(oldPath ?? path);
        const readers = (0,part_names/* listPartReaders */.sz)(text);
        if (readers.length === 0 || (old === null && !(0,part_names/* isTestedText */.xh)(text)))
            continue;
        for (let at = text.lastIndexOf('/');; at = text.lastIndexOf('/', at - 1)) {
            const folder = text.slice(0, at + 1);
            asked.set(folder, new Set([...(asked.get(folder) ?? []), ...readers]));
            if (at <= 0)
                break;
        }
    }
    return asked;
}
//# sourceMappingURL=parts.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/base-tree/twins.js
/** Finds files of the base that a new path clashes with where file systems do not tell names apart by case. */



/** Maximum number of folders listed; a change with new files in more of them gets no answer for the rest, by path. */
const twins_MAX_FOLDERS = 2_000;
/** What file systems of macOS and Windows compare names by. */
const fold = (name) => name.normalize('NFC').toLowerCase();
/**
 * Adds to each new file its twins: unchanged files and folders of a commit whose path differs only by case or by the form of its
 * letters. Reads the trees of the folders that new files are in, and of their twins, a level at a time.
 */
async function nameTwins(repository, commit, files) {
    const fresh = files.filter(({ status }) => status === 'added' || status === 'renamed' || status === 'copied');
    const wanted = new Map();
    for (const { path } of fresh)
        (0,groups/* addToGroup */.Mr)(wanted, fold(path), path);
    const changed = new Set(files.flatMap(({ path, old_path: old }) => (old === null ? [path] : [path, old])));
    const found = new Map();
    for (const path of await listAlike(repository, commit, [...wanted.keys()])) {
        if (changed.has(path))
            continue;
        for (const own of wanted.get(fold(path)) ?? [])
            if (own !== path)
                (0,groups/* addToGroup */.Mr)(found, own, path);
    }
    return files.map((file) => {
        const twins = found.get(file.path);
        return twins === undefined ? file : { ...file, twins };
    });
}
/** Returns the files and folders of a commit whose folded paths are among these. */
async function listAlike(repository, commit, folded) {
    const prefixes = new Set(folded.flatMap(base_paths/* listFoldersAbove */.jk));
    const asked = new Set(folded);
    const files = [];
    let left = twins_MAX_FOLDERS;
    for (let level = folded.length === 0 ? [] : [(0,trees/* openRoot */.R8)(commit)]; level.length > 0 && left > 0;) {
        const entries = await (0,trees/* listChildren */.AW)(repository, level.slice(0, left));
        left -= level.length;
        files.push(...entries.filter(({ path }) => asked.has(fold(path))).map(({ path }) => path));
        level = entries.filter((entry) => (0,trees/* isFolder */.lQ)(entry) && prefixes.has(fold(entry.path)));
    }
    return files;
}
//# sourceMappingURL=twins.js.map
// EXTERNAL MODULE: ./build/src/sources/git/changed/changed-files.js + 6 modules
var changed_files = __webpack_require__(44780);
// EXTERNAL MODULE: ./build/src/sources/git/merge-base.js
var merge_base = __webpack_require__(2985);
;// CONCATENATED MODULE: ./build/src/sources/git/changed/several-bases.js
/**
 * Finds what a merge would change and the difference from one merge base does not show. If two sides share several newest
 * commits (criss-cross merges), git merges against all of them. A head made of two of them by hand can take back what one
 * of them brought, and the difference from the other does not have it.
 */




/** Files that are named; the others are counted. */
const NAMED = 20;
/**
 * Returns an entry for each file of which nothing shows what a merge makes: it differs between the shared commits, the head
 * would not leave it as the base has it, and the merge base is not the commit that counts for it. Asks git nothing if there
 * is one shared commit.
 */
async function findUnshownFiles(repository, { base, head, mergeBase, otherBases }) {
    if (otherBases.length === 0)
        return [];
    const compare = async (from, to) => {
        const changes = await (0,raw_diff/* listChanges */.W)(repository, from, to, 'none');
        return new Map(changes.map(({ path }) => [path.toString('latin1'), path]));
    };
    const [other, ...more] = otherBases;
    const unsure = new Map();
    for (const one of otherBases)
        for (const [key, path] of await compare(mergeBase, one))
            unsure.set(key, path);
    const different = await compare(base, head);
    for (const key of unsure.keys())
        if (!different.has(key))
            unsure.delete(key);
    const root = other === undefined || more.length > 0 ? null : await (0,merge_base/* findMergeBase */.f)(repository, mergeBase, other);
    if (other !== undefined && root?.kind === 'found' && root.others.length === 0) {
        // Where one of the two left a file alone, the other one counts.
        const [ours, theirs, since] = [
            await compare(root.sha, mergeBase),
            await compare(root.sha, other),
            await compare(other, head),
        ];
        for (const key of unsure.keys())
            if (!theirs.has(key) || (!ours.has(key) && !since.has(key)))
                unsure.delete(key);
    }
    return describeFiles([...unsure.values()].map((path) => (0,changed_text/* decodeText */.g7)(path).text).sort(order/* compareText */.n));
}
function describeFiles(paths) {
    const reason = 'several_merge_bases';
    const advice = 'Merge the base branch into the branch: then both share one.';
    const left = paths.length - NAMED;
    const named = paths.slice(0, NAMED).map((path) => {
        const detail = `Both sides share several newest commits, in which this file differs, so the change does not show what a merge makes of it. ${advice}`;
        return { path, reason, detail, blocking: true };
    });
    if (left <= 0)
        return named;
    return [...named, { path: null, reason, detail: `The same holds for ${left} more files. ${advice}`, blocking: true }];
}
//# sourceMappingURL=several-bases.js.map
// EXTERNAL MODULE: ./build/src/sources/git/history/history.js + 5 modules
var history_history = __webpack_require__(51235);
// EXTERNAL MODULE: ./build/src/sources/git/limits.js
var git_limits = __webpack_require__(12087);
;// CONCATENATED MODULE: ./build/src/sources/git/code.js











/**
 * Reads the code of a change. `fetchBlobs` of the opened change is called with all missing blobs; if that fetches none, it
 * is called again with only those of the base commit.
 */
async function readCode({ repository, mergeBase, otherBases, fetchBlobs, past }, { base, head }, limits) {
    const entries = await (0,base_files/* listBaseFiles */.XO)(repository, base);
    let part = NO_PARTS;
    const listAlso = async (changes) => {
        part = await listParts(repository, base, changes);
        return new Map([
            ...part.manifests.map(({ name }) => [name, MAX_PART_BYTES]),
            ...[base, ...entries.filter(base_files/* isFile */.fo).map(({ name }) => name)].map((name) => [name, git_limits/* MAX_STEERING_BYTES */.J]),
        ]);
    };
    const { files, changed, omitted, others } = await (0,changed_files/* readChanges */.S)(repository, { from: mergeBase, to: head }, listAlso, fetchBlobs, limits);
    const { omitted: unreadable, ...baseFiles } = (0,base_files/* decodeBaseFiles */.JY)(entries, others);
    const [history, named, manifests, idleOwners, unshown, loaded] = await Promise.all([
        past().then((opened) => (0,history_history/* readPast */.rj)(opened.repository, base, files)),
        markOnBase(repository, { base, mergeBase, head }, files).then((marked) => nameTwins(repository, base, marked)),
        readBaseManifests(repository, base, files, fetchBlobs),
        readIdleOwners(repository, base, files),
        findUnshownFiles(repository, { base, head, mergeBase, otherBases }),
        readLoaded({ repository, commit: base, fetchBlobs }, files),
    ]);
    return {
        ...baseFiles,
        committedAt: readCommitTime(others.get(base)),
        files: named.map((file) => ({ ...file, history: history.files.get(file.path) ?? null })),
        changed,
        omitted: [...unreadable, ...omitted, ...unshown],
        past: history.past,
        manifests,
        idleOwners,
        parts: toParts(part, (0,base_files/* decodeTexts */.hs)(part.manifests, others)),
        loaded,
    };
}
/** Returns the time of a commit in UTC. An invalid time, which git can store, is read as the epoch. */
function readCommitTime(commit) {
    const [header = ''] = commit?.toString('latin1').split('\n\n', 1) ?? [];
    const [, seconds] = /^committer [^\n]*> (\d{1,15})(?: [+-]\d+)?$/mu.exec(header) ?? [];
    const time = new Date(Number(seconds) * 1000);
    const usable = Number.isFinite(time.getTime()) && time.getUTCFullYear() <= 9999;
    return (usable ? time : new Date(0)).toISOString();
}
//# sourceMappingURL=code.js.map

/***/ }),

/***/ 42582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UF: () => (/* binding */ ObjectCache)
/* harmony export */ });
/* unused harmony exports SCRATCH, USED, buildRemovalMarkPath, readModifiedTime */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _base_hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(847);
/* harmony import */ var _base_make_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91718);
/* harmony import */ var _program_repository_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48594);
/* harmony import */ var _fetch_span_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54853);
/** Objects that were fetched before, kept between reviews. */






/** A folder's name: so much of the repository's, in UTF-16 code units, and so many hex digits of its address's hash. */
const NAME_CHARACTERS = 40;
const HASH_DIGITS = 16;
/** Folders that a killed process left behind are removed once they are so old, in milliseconds. */
const ABANDONED_AFTER = 24 * 60 * 60 * 1000;
/** The folder of scratch repositories, next to the repositories of a cache. */
const SCRATCH = 'scratch';
/** A file whose modification time is the last use of the repository. */
const USED = 'used';
/**
 * How often, and for how many milliseconds each time, to wait for the removal of a repository. A removal only reads a
 * folder and renames another.
 */
const WAITS = 100;
const WAIT_MILLISECONDS = 50;
/** Returns the path of the file that marks a repository as being removed. */
function buildRemovalMarkPath(root, name) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, `${name}.removing`);
}
/**
 * The cache of one remote repository: packs, and a file for each pair of commits that were fetched with the history
 * before them. Files are never changed, only added or replaced as a whole, and each addition is atomic. Any number of processes can therefore use the cache at the same
 * time without a lock. It has no refs and no settings: git never runs in it.
 *
 * It is removed completely or not at all (`prune.ts`). A user of the cache first creates a scratch repository with its
 * label and then enters. A process that removes it first writes a marker and then looks for such scratch repositories.
 * So at least one of the two always sees the other.
 */
class ObjectCache {
    root;
    directory;
    /** The prefix of the names of scratch repositories that use it. */
    label;
    constructor(root, url) {
        this.root = root;
        const readable = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(url, '.git')
            .replace(/[^A-Za-z0-9._-]/gu, '-')
            .slice(0, NAME_CHARACTERS);
        this.label = `${readable}-${(0,_base_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .hashSha256 */ .Cb)(url.toLowerCase()).slice(0, HASH_DIGITS)}`;
        this.directory = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, this.label);
    }
    /** The object folder that a scratch repository can use as an alternate. */
    get objects() {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, 'objects');
    }
    /** Creates the folder for scratch repositories, on the same disk. */
    async open() {
        const scratch = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.root, SCRATCH);
        (0,_base_make_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolder */ .f)(scratch, 0o700);
        await removeStaleFiles(scratch);
        return scratch;
    }
    /**
     * Creates the folders. Call it before any other use of the cache, after creating a scratch repository with its label.
     */
    async enter(sleep, signal) {
        const mark = buildRemovalMarkPath(this.root, this.label);
        for (let waits = 0; waits < WAITS && (await readModifiedTime(mark)) !== null; waits++)
            await sleep(WAIT_MILLISECONDS, signal);
        // A process that kept the marker for so long was killed.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(mark, { force: true });
        (0,_base_make_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.objects, 'pack'));
        (0,_base_make_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .makeFolder */ .f)(this.pairs);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, USED), '');
    }
    /** Returns the pair if its history is cached, else null. */
    async find(base, head) {
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.pairs, `${base}-${head}`);
        if ((await readModifiedTime(path)) === null)
            return null;
        return { base, head, span: (0,_fetch_span_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSpan */ .wr)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8')), shallow: await (0,_program_repository_js__WEBPACK_IMPORTED_MODULE_5__/* .readShallow */ .J5)(path) };
    }
    /** Returns the pair that was cached last, as the start of a new fetch; null if there is none. */
    async latest() {
        let newest = null;
        for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(this.pairs)) {
            const at = /^[0-9a-f]+-[0-9a-f]+$/u.test(name) ? await readModifiedTime((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.pairs, name)) : null;
            if (at !== null && (newest === null || at > newest.at))
                newest = { name, at };
        }
        const [base, head] = newest?.name.split('-') ?? [];
        return base === undefined || head === undefined ? null : this.find(base, head);
    }
    /** Adds what a scratch repository fetched: first its packs, then the file for the pair. */
    async keep(scratch, pair) {
        await this.keepPacks(scratch);
        const shallow = await scratch.shallow();
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.pairs, `${pair.base}-${pair.head}`);
        const unfinished = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.pairs, `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(scratch.directory)}.tmp`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(unfinished, [(0,_fetch_span_js__WEBPACK_IMPORTED_MODULE_4__/* .formatSpan */ .QA)(pair.span), ...shallow].map((line) => `${line}\n`).join(''));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(unfinished, path);
    }
    /** Adds the packs of a scratch repository. Git uses a pack once its index exists, so the index is added last. */
    async keepPacks(scratch) {
        const from = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch.gitDir, 'objects', 'pack');
        const rank = (name) => (name.endsWith('.idx') ? 2 : name.endsWith('.pack') ? 1 : 0);
        const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(from)).filter((name) => /^pack-[0-9a-f]+\.(?:pack|idx|rev|promisor)$/u.test(name));
        for (const name of names.sort((a, b) => rank(a) - rank(b))) {
            await placeFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.objects, 'pack', name), `${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(scratch.directory)}.tmp`);
        }
    }
    get pairs() {
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(this.directory, 'pairs');
    }
}
/** Puts a file in place atomically. Its name identifies its content, so an existing file is identical. */
async function placeFile(from, to, unfinished) {
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.link)(from, to);
    }
    catch {
        if ((await readModifiedTime(to)) !== null)
            return;
        // The file system has no hard links.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)(from, `${to}.${unfinished}`);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(`${to}.${unfinished}`, to);
    }
}
/** Returns the modification time of a file or folder by the file system's clock; null if it does not exist. */
async function readModifiedTime(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path)).mtimeMs;
    }
    catch {
        return null;
    }
}
/**
 * Removes folders that killed processes left. The modification time of the parent folder serves as the current time,
 * because a scratch repository was just created or removed in it.
 */
async function removeStaleFiles(folder) {
    const now = (await readModifiedTime(folder)) ?? 0;
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder)) {
        const at = await readModifiedTime((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        if (at !== null && now - at > ABANDONED_AFTER)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { recursive: true, force: true });
    }
}
//# sourceMappingURL=cache.js.map

/***/ }),

/***/ 54853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QA: () => (/* binding */ formatSpan),
/* harmony export */   Rf: () => (/* binding */ FIRST_DEPTH),
/* harmony export */   S5: () => (/* binding */ chooseNextDepth),
/* harmony export */   hr: () => (/* binding */ estimateSince),
/* harmony export */   lj: () => (/* binding */ toFetchArgument),
/* harmony export */   wP: () => (/* binding */ isWhole),
/* harmony export */   wr: () => (/* binding */ parseSpan)
/* harmony export */ });
/* harmony import */ var _history_history_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51235);
/** How much of the history a fetch asks for, and how much the next one should. */

/** The depth of the first fetch, in commits from the tips. Most merge bases are so near. */
const FIRST_DEPTH = 32;
/** By so much the depth grows at least: where the merge base is not certain yet, and where only older commits miss. */
const DEPTH_GROWTH = { mergeBase: 8, past: 2 };
/** A depth over this is a fetch of everything. */
const MAX_DEPTH = 16_384;
const WHOLE = { kind: 'depth', commits: 2_147_483_647 };
/** More time than the newest commits let expect, because a repository is sometimes busier and sometimes less. */
const SPARE_TIME = 1.4;
/** By so much the time grows at least: where the merge base is not certain yet, and where only older commits miss. */
const TIME_GROWTH = { mergeBase: 4, past: 1.25 };
/** Returns whether a span is the whole history. */
const isWhole = (span) => span.kind === 'depth' && span.commits >= WHOLE.commits;
/** Returns the argument of `git fetch`. */
const toFetchArgument = (span) => span.kind === 'depth' ? `--depth=${span.commits}` : `--shallow-since=@${span.seconds} +0000`;
/** Returns a line that `parseSpan` reads. */
const formatSpan = (span) => span.kind === 'depth' ? `depth ${span.commits}` : `since ${span.seconds}`;
/** Reads the span in a text; a depth of 0 if there is none. */
function parseSpan(text) {
    const { kind, number } = /^(?<kind>depth|since) (?<number>\d{1,10})$/mu.exec(text)?.groups ?? {};
    return kind === 'since'
        ? { kind, seconds: Number(number) }
        : { kind: 'depth', commits: number === undefined ? 0 : Number(number) };
}
/**
 * Returns the time from which on a fetch probably has all commits that are counted. A depth would not tell: a branch that
 * was merged late makes thousands of old commits near.
 * @param reach what is here
 * @param last the span of the last fetch
 * @param mergeBase the time of the merge base, null if it is not certain
 */
function estimateSince(reach, last, mergeBase) {
    const growth = mergeBase === null ? TIME_GROWTH.mergeBase : TIME_GROWTH.past;
    // A fetch by time has all commits of that time; those that are cut off in it are older than they look.
    const known = last.kind === 'since' ? { commits: reach.commits, seconds: Math.max(0, reach.tip - last.seconds) } : reach.known;
    const expected = (known.seconds * _history_history_js__WEBPACK_IMPORTED_MODULE_0__/* .PAST_LIMITS */ .Ee.commits) / Math.max(1, known.commits);
    const span = Math.max(expected * SPARE_TIME, reach.tip - reach.middle, last.kind === 'since' ? (reach.tip - last.seconds) * growth : 0);
    return { kind: 'since', seconds: Math.max(1, Math.floor(Math.min(reach.tip - span, mergeBase ?? Infinity))) };
}
/**
 * Returns the next depth. `reach`: how far the history before the base reaches, null if the merge base is not certain.
 * Merges make more commits of the same depth, so the depth is estimated from how many the last one gave.
 */
function chooseNextDepth(depth, reach) {
    const next = reach === null
        ? depth * DEPTH_GROWTH.mergeBase
        : Math.max(depth * DEPTH_GROWTH.past, Math.ceil((depth * (_history_history_js__WEBPACK_IMPORTED_MODULE_0__/* .PAST_LIMITS */ .Ee.commits + 1)) / Math.max(1, reach.commits)));
    return next > MAX_DEPTH ? WHOLE : { kind: 'depth', commits: next };
}
//# sourceMappingURL=fetch-span.js.map

/***/ }),

/***/ 94930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ Fetcher),
  j: () => (/* binding */ createUnrelatedError)
});

// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/github/token.js
var github_token = __webpack_require__(5628);
// EXTERNAL MODULE: ./build/src/sources/git/program/names.js
var names = __webpack_require__(5288);
// EXTERNAL MODULE: ./build/src/sources/git/program/program.js + 1 modules
var program = __webpack_require__(5580);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/sources/errors.js
var sources_errors = __webpack_require__(29837);
;// CONCATENATED MODULE: ./build/src/sources/git/fetch/fetch-limit.js
/** Limits the size of a fetch. Git has no setting for it, so the written data is measured during the fetch. */




/** Interval of the measurement in milliseconds; the fetch can exceed the limit within one interval. */
const LOOK_MILLISECONDS = 200;
/**
 * Runs a fetch into the repository, and aborts `enough` once it has written more than `most` bytes.
 * @returns the result of `fetch`; null if it wrote too much, even if it ended before a measurement. Its files are then
 * removed.
 */
async function limitFetchBytes(repository, most, fetch) {
    const folder = (0,external_node_path_.join)(repository.gitDir, 'objects', 'pack');
    const before = new Set(await (0,promises_.readdir)(folder));
    const enough = new AbortController();
    const ended = new AbortController();
    const [fetched, watched] = await Promise.allSettled([
        fetch(enough.signal).finally(() => ended.abort()),
        watchFetch(folder, before, most, { enough, ended: ended.signal }),
    ]);
    if (fetched.status === 'rejected')
        throw fetched.reason;
    if (watched.status === 'rejected')
        throw watched.reason;
    const added = await findAddedFiles(folder, before);
    if (added.bytes <= most)
        return fetched.value;
    for (const name of added.names)
        await (0,promises_.rm)((0,external_node_path_.join)(folder, name), { force: true });
    return null;
}
/**
 * Resolves when the fetch has ended or exceeded the limit. A folder that cannot be read also aborts the fetch, so that
 * no fetch is unmeasured.
 */
async function watchFetch(folder, before, most, { enough, ended }) {
    if (most === Infinity)
        return;
    try {
        while (!ended.aborted && (await findAddedFiles(folder, before)).bytes <= most) {
            // The wait ends early when the fetch has ended.
            await (0,external_node_timers_promises_.setTimeout)(LOOK_MILLISECONDS, undefined, { signal: ended }).catch(() => undefined);
        }
    }
    finally {
        enough.abort();
    }
}
/** Returns the new files of a folder, including unfinished ones, and their total size in bytes. */
async function findAddedFiles(folder, before) {
    const names = (await (0,promises_.readdir)(folder)).filter((name) => !before.has(name));
    let bytes = 0;
    for (const name of names)
        bytes += await readFileSize((0,external_node_path_.join)(folder, name));
    return { names, bytes };
}
async function readFileSize(path) {
    try {
        return (await (0,promises_.stat)(path)).size;
    }
    catch (fault) {
        // Git renames a pack when it is complete.
        if ((0,sources_errors/* readSystemCode */.P)(fault) === 'ENOENT')
            return 0;
        throw fault;
    }
}
//# sourceMappingURL=fetch-limit.js.map
// EXTERNAL MODULE: ./build/src/sources/git/fetch/fetch-span.js
var fetch_span = __webpack_require__(54853);
;// CONCATENATED MODULE: ./build/src/sources/git/fetch/remote-errors.js
/** Classifies and explains the errors of a fetch. */


/** In this order; the first match wins. These are messages of git, which LC_ALL=C keeps in English. */
const FAULTS = [
    [
        'refused',
        /not our ref|unadvertised object|couldn't find remote ref|no such ref|invalid want|does not support --shallow-since|no commits selected for shallow/iu,
    ],
    ['unauthorized', /could not read (?:Username|Password)|Authentication failed|returned error: 401/iu],
    ['forbidden', /returned error: 403|access denied/iu],
    ['not_found', /repository '.*' not found|returned error: (?:404|410)/iu],
    ['moved', /returned error: 30\d|unable to update url base from redirection/iu],
    [
        'passing',
        /returned error: (?:408|429|5\d\d)|Could not resolve|Failed to connect|Couldn't connect|Connection (?:refused|reset|timed out)|timed out|too slow|early EOF|unexpected disconnect|hung up|RPC failed|Empty reply|Recv failure|Send failure|transfer closed|unexpected end|SSL_ERROR/iu,
    ],
];
/** Returns the kind of error that git's message describes. */
function classifyRemoteError(failure) {
    return FAULTS.find(([, words]) => words.test(failure.stderr))?.[0] ?? 'other';
}
/** Returns the error for the person who must act. `secrets` are removed from git's message, in case it contains one. */
function explainRemote(failure, url, secrets) {
    const said = secrets
        .filter((secret) => secret !== '')
        .reduce((text, secret) => text.replaceAll(secret, '***'), (0,program/* readLastLine */.HS)(failure.stderr));
    const cause = { cause: new program/* GitError */.XS(failure.command, failure.code, said) };
    switch (classifyRemoteError(failure)) {
        case 'unauthorized':
        case 'forbidden':
            return new errors/* ProviderError */.m('E_TOK_001', `${url} refuses the token. Give the token (or the job's "permissions") "contents: read" on this repository, and renew it if it has expired.`, false, cause);
        case 'not_found':
            return new errors/* ProviderError */.m('E_REQ_002', `There is no repository at ${url}, or the token may not see it. Check the name, and that the token has "contents: read" on it.`, false, cause);
        case 'moved':
            return new errors/* ProviderError */.m('E_REQ_002', `${url} has moved. Name the repository as it is called now.`, false, cause);
        case 'passing':
            return new errors/* ProviderError */.m('E_UP_001', `The code could not be fetched from ${url} (${said}). Try again.`, true, cause);
        default:
            return new errors/* ProviderError */.m('E_UP_001', `The code could not be fetched from ${url} (${said}).`, false, cause);
    }
}
//# sourceMappingURL=remote-errors.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/fetch/remote.js
/**
 * Fetches from a remote repository by smart HTTP: two commits, the history up to their merge base, and only the files
 * that are needed.
 */







/** The depth of a fetch of an earlier head, in commits. */
const EARLIER_DEPTH = 128;
/** The depth of a fetch of missing parents: a branch that was merged often is not longer. */
const PARENTS_DEPTH = 16;
/** Delays before a fetch with a temporary error is retried, in milliseconds. */
const PAUSES = [1000, 3000];
/** A connection that transfers nothing for this time is closed, in seconds. */
const STALLED_SECONDS = 30;
/** The prefix of refs for fetched commits. */
const REF = 'refs/review-gate';
/** Fetches into a scratch repository. */
class Fetcher {
    repository;
    remote;
    change;
    sleep;
    signal;
    /** The span of the last fetch of the history. */
    span = { kind: 'depth', commits: fetch_span/* FIRST_DEPTH */.Rf };
    byName = false;
    constructor(repository, remote, change, sleep, signal) {
        this.repository = repository;
        this.remote = remote;
        this.change = change;
        this.sleep = sleep;
        this.signal = signal;
    }
    /** Returns a fetcher for other commits, or into another repository that has all that was fetched here. */
    with(other) {
        const { repository = this.repository, change = this.change, signal = this.signal } = other;
        const fetcher = new Fetcher(repository, this.remote, change, this.sleep, signal);
        fetcher.span = this.span;
        fetcher.byName = this.byName;
        return fetcher;
    }
    /** The address of the repository. */
    get url() {
        return this.remote.url;
    }
    /**
     * Fetches both commits and a span of the history before them, without the content of files. Requests the commits by id
     * and, if the server refuses that, by their names.
     */
    async history(span) {
        const { base, head } = this.change;
        this.span = span;
        if (!this.byName) {
            const wanted = [`+${base.sha}:${REF}/base`, `+${head.sha}:${REF}/head`];
            const outcome = await this.fetch([(0,fetch_span/* toFetchArgument */.lj)(span), 'origin', ...wanted], PARTIAL);
            if (outcome === 'fetched')
                return 'by_id';
            if (span.kind === 'since')
                return 'refused';
            this.byName = true;
        }
        await this.fetchNamed([], PARTIAL);
        return 'by_name';
    }
    /**
     * Fetches the newest commit of the base branch and the head, with a small depth and without the content of files.
     * Returns the former; null if the server refuses.
     * @param begin called when the fetch is under way
     */
    async tips(begin) {
        const { base, head } = this.change;
        if (!(0,names/* isBranchName */.Q8)(base.ref))
            return null;
        const wanted = [`+refs/heads/${base.ref}:${REF}/base`, `+${head.sha}:${REF}/head`];
        const fetched = await this.fetch([(0,fetch_span/* toFetchArgument */.lj)(this.span), 'origin', ...wanted], PARTIAL, { begin });
        if (fetched !== 'fetched')
            return null;
        return (await this.repository.output(['rev-parse', '--verify', `${REF}/base`])).toString('latin1').trim();
    }
    /** Fetches commits with a few before them and without the content of files. Returns false if the server refuses. */
    async parents(names) {
        if (names.length === 0)
            return true;
        const wanted = names.map((name) => `+${name}:${REF}/past-${name}`);
        return (await this.fetch([`--depth=${PARENTS_DEPTH}`, 'origin', ...wanted], PARTIAL)) === 'fetched';
    }
    /** Fetches blobs in one request; fetches none if they are more than `most` bytes. */
    async blobs(names, most) {
        if (names.length === 0)
            return;
        const outcome = await this.fetch(['--filter=blob:none', '--stdin', 'origin'], { ...PARTIAL, 'fetch.negotiationAlgorithm': 'noop' }, { input: `${names.join('\n')}\n`, most });
        // An old server that only provides objects with a name: everything is fetched again, with the content.
        if (outcome === 'refused')
            await this.fetchNamed(['--refetch'], {}, { most });
    }
    /** Fetches commits with a part of their history, without the content of files. Those that the server refuses stay missing. */
    async commits(names) {
        for (const name of names) {
            await this.fetch([`--depth=${EARLIER_DEPTH}`, 'origin', `+${name}:${REF}/earlier-${name}`], PARTIAL);
        }
    }
    /** Each ref is fetched separately, because the base branch may have been deleted. */
    async fetchNamed(options, settings, more = {}) {
        const { pr, base } = this.change;
        const named = [`+refs/pull/${pr}/head:${REF}/pull`];
        if ((0,names/* isBranchName */.Q8)(base.ref))
            named.push(`+refs/heads/${base.ref}:${REF}/branch`);
        for (const one of named)
            await this.fetch([...options, (0,fetch_span/* toFetchArgument */.lj)(this.span), 'origin', one], settings, more);
    }
    /**
     * Runs a fetch.
     * @returns `refused`: the server does not provide the object under this name; `too_much`: it is more than `most`
     * bytes, and nothing of it is kept.
     * @throws ProviderError on every other error.
     */
    async fetch(args, settings, { input, most, begin } = {}) {
        let token = await (0,github_token/* readToken */.A)(this.remote.token, this.signal);
        let renewed = false;
        for (let attempt = 0;; attempt++) {
            const surroundings = { settings: { ...this.settings(token), ...settings }, protocols: 'https:http' };
            const result = await limitFetchBytes(this.repository, most ?? Infinity, (enough) => this.repository.run(['fetch', '--quiet', '--no-tags', '--no-write-fetch-head', '--recurse-submodules=no', ...args], { input, ...surroundings, enough, begin }));
            if (result === null)
                return 'too_much';
            if (result.code === 0)
                return 'fetched';
            const failure = new program/* GitError */.XS('fetch', result.code, result.stderr);
            const fault = classifyRemoteError(failure);
            if (fault === 'refused')
                return 'refused';
            if (fault === 'unauthorized' && !renewed) {
                renewed = true;
                const other = await (0,github_token/* replaceToken */.E)(this.remote.token, { token, why: 'ended' }, this.signal);
                if (other !== null) {
                    token = other;
                    continue;
                }
            }
            const pause = PAUSES[attempt];
            if (fault !== 'passing' || pause === undefined) {
                throw explainRemote(failure, this.remote.url, [token, encodeBasicToken(token)]);
            }
            await this.sleep(pause, this.signal);
        }
    }
    settings(token) {
        const { url } = this.remote;
        return {
            'remote.origin.url': url,
            'protocol.version': '2',
            // Otherwise the token would be sent to any server to which this one redirects.
            'http.followRedirects': 'false',
            'http.lowSpeedLimit': '1',
            'http.lowSpeedTime': String(STALLED_SECONDS),
            // Keeps the fetched objects as packs, which the cache can copy.
            'fetch.unpackLimit': '1',
            ...(token === ''
                ? {}
                : { [`http.${new URL(url).origin}/.extraHeader`]: `Authorization: Basic ${encodeBasicToken(token)}` }),
        };
    }
}
/** Makes git omit the content of files, and accept that it is missing. */
const PARTIAL = { 'remote.origin.promisor': 'true', 'remote.origin.partialCloneFilter': 'blob:none' };
const encodeBasicToken = (token) => Buffer.from(`x-access-token:${token}`).toString('base64');
/** Returns the error for two sides without a common commit. */
function createUnrelatedError(base, head) {
    return new errors/* ProviderError */.m('E_REQ_002', `The commits ${base} and ${head} have no commit in common, so there is no change to review. Rebase the branch onto its base.`);
}
//# sourceMappingURL=remote.js.map

/***/ }),

/***/ 51235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ee: () => (/* binding */ PAST_LIMITS),
  aV: () => (/* binding */ measureReach),
  rj: () => (/* binding */ readPast)
});

// EXTERNAL MODULE: ./build/src/base/order.js
var order = __webpack_require__(33703);
// EXTERNAL MODULE: ./build/src/base/paths.js
var paths = __webpack_require__(35827);
// EXTERNAL MODULE: ./build/src/engine/change/path-names.js
var path_names = __webpack_require__(75471);
;// CONCATENATED MODULE: ./build/src/sources/git/history/customs.js
/** Counts what the history changes besides the files of a change: tests and documents. */



/** Larger commits change files together that have nothing to do with each other. */
const MOST_FILES = 40;
/** The newest changes that are counted, and the fewest that say anything. */
const NEWEST = 100;
const LEAST_CHANGES = 20;
/** Maximum number of changed files that are asked for, of places told, and of documents of each. */
const MAX_CHANGED = 200;
const MAX_CUSTOMS = 40;
const MAX_DOCUMENTS = 6;
/** A document that came along fewer times came by chance. */
const LEAST_TOGETHER = 3;
/**
 * Counts around `changed`, the paths of a change.
 * @param commits the newest ones, newest first
 * @param merged the files of each change as it was merged, by `joinMerged`
 */
function findCustoms(commits, merged, changed) {
    const paths = changed.filter((path) => !(0,path_names/* isTestPath */.M)(path) && !(0,path_names/* isDocumentPath */.n)(path)).slice(0, MAX_CHANGED);
    if (paths.length === 0)
        return [];
    const wanted = new Set(paths.flatMap(listPlaces));
    const changes = new Map();
    for (const [at, files] of merged.entries()) {
        if (files.length > MOST_FILES)
            continue;
        for (const place of selectPlaces(files, wanted)) {
            const known = changes.get(place) ?? [];
            changes.set(place, known);
            if (known.length < NEWEST)
                known.push({ at, files });
        }
    }
    const gone = findGone(commits);
    const often = (place) => (changes.get(place)?.length ?? 0) >= LEAST_CHANGES;
    const places = new Set(paths.flatMap((path) => listPlaces(path).find(often) ?? []));
    const kinds = { isTest: remember(path_names/* isTestPath */.M), isDocument: remember(path_names/* isDocumentPath */.n) };
    const counted = [...places]
        .toSorted(order/* compareText */.n)
        .slice(0, MAX_CUSTOMS)
        .map((path) => countBeside(path, changes.get(path) ?? [], gone, kinds));
    const starts = findStarts(merged, new Set(counted.flatMap(({ documents }) => documents.map(({ path }) => path))));
    return counted.map((custom) => countSince(custom, changes.get(custom.path) ?? [], starts));
}
/** Returns for each document, or folder of documents, how many merged changes are newer than the first that has it. */
function findStarts(merged, documents) {
    const starts = new Map();
    for (const [at, files] of merged.entries()) {
        for (const { path } of files) {
            const folder = (0,paths/* getFolderPrefix */.lN)(path);
            if (documents.has(path))
                starts.set(path, at);
            if (documents.has(folder))
                starts.set(folder, at);
        }
    }
    return starts;
}
/** Says of each document that is younger than the oldest change how many changes it could have come with. */
function countSince(custom, changes, starts) {
    return {
        ...custom,
        documents: custom.documents.map((document) => {
            const start = starts.get(document.path);
            const since = start === undefined ? custom.of : changes.filter(({ at }) => at <= start).length;
            return since === custom.of ? document : { ...document, since };
        }),
    };
}
/** Returns the paths of which the newest commit that has them says that they were removed. */
function findGone(commits) {
    const newest = new Map();
    for (const { files } of commits) {
        for (const { path, status } of files)
            if (!newest.has(path))
                newest.set(path, status);
    }
    return new Set([...newest].filter(([, status]) => status === 'removed').map(([path]) => path));
}
/** Asks once of each path: the places of a change have the same files in their history. */
function remember(ask) {
    const known = new Map();
    return (path) => {
        const answer = known.get(path) ?? ask(path);
        known.set(path, answer);
        return answer;
    };
}
function countBeside(path, changes, gone, { isTest, isDocument }) {
    const counts = new Map();
    for (const { files } of changes) {
        const documents = files
            .filter((file) => file.status !== 'removed' && isDocument(file.path) && !isTest(file.path))
            .map((file) => (file.status === 'added' ? (0,paths/* getFolderPrefix */.lN)(file.path) : file.path));
        for (const document of new Set(documents)) {
            if (document !== '')
                counts.set(document, (counts.get(document) ?? 0) + 1);
        }
    }
    return {
        path,
        of: changes.length,
        tests: changes.filter(({ files }) => files.some((file) => isTest(file.path))).length,
        documents: [...counts]
            .filter(([document, together]) => together >= LEAST_TOGETHER && !gone.has(document))
            .toSorted(([a, one], [b, other]) => other - one || (0,order/* compareText */.n)(a, b))
            .slice(0, MAX_DOCUMENTS)
            .map(([document, together]) => ({ path: document, together })),
    };
}
/** `a/b/c.ts` → `a/b/c.ts`, `a/b/`, `a/`. */
function listPlaces(path) {
    const parts = path.split('/').slice(0, -1);
    return [path, ...parts.map((_, at) => `${parts.slice(0, parts.length - at).join('/')}/`)];
}
/** Returns the places of the files that are wanted. Of each wanted place, the folders above it are wanted too. */
function selectPlaces(files, wanted) {
    const found = new Set();
    for (const { path } of files) {
        if (wanted.has(path))
            found.add(path);
        for (let end = path.indexOf('/'); end !== -1; end = path.indexOf('/', end + 1)) {
            const folder = path.slice(0, end + 1);
            if (!wanted.has(folder))
                break;
            found.add(folder);
        }
    }
    return found;
}
//# sourceMappingURL=customs.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/history/habits.js
/**
 * Finds what the history changes together with the files of a change, and the change does not: association rules with
 * support and confidence, as Zimmermann et al. count them ("Mining version histories to guide software changes", ICSE 2004).
 */


/** Larger commits change files together that have nothing to do with each other. */
const habits_MOST_FILES = 40;
/** A pair of files is a habit from so many common changes, and such a share of those to the first file. */
const habits_LEAST_TOGETHER = 10;
const LEAST_SHARE = 0.85;
/** The newest changes to a folder that are counted, the fewest that say anything, and the share that is a habit. */
const habits_NEWEST = 100;
const habits_LEAST_CHANGES = 40;
const LEAST_FOLDER_SHARE = 0.3;
/** Maximum number of files of the change for which partners are counted, and of habits that are told. */
const habits_MAX_CHANGED = 200;
const MAX_HABITS = 20;
/**
 * Finds the habits that concern `changed`, the paths of a change.
 * @param commits the newest ones, newest first
 * @param merged the files of each change as it was merged, by `joinMerged`
 */
function findHabits(commits, merged, changed) {
    const paths = changed.slice(0, habits_MAX_CHANGED);
    return [...findPairs(commits, paths), ...findFolders(merged, paths)]
        .toSorted((a, b) => b.together / b.of - a.together / a.of ||
        (0,order/* compareText */.n)(a.changed, b.changed) ||
        (0,order/* compareText */.n)(a.companion, b.companion))
        .slice(0, MAX_HABITS);
}
function findPairs(commits, changed) {
    const wanted = new Set(changed);
    const partners = new Map();
    const gone = new Set();
    const known = new Set();
    for (const { files } of commits) {
        for (const { path, status } of files) {
            // The newest commit comes first: what it removed is no companion any more.
            if (!known.has(path) && status === 'removed')
                gone.add(path);
            known.add(path);
        }
        if (files.length > habits_MOST_FILES)
            continue;
        for (const { path } of files)
            if (wanted.has(path))
                countPartners(partners, path, files);
    }
    return [...partners].flatMap(([path, counts]) => {
        const of = counts.get(path) ?? 0;
        return [...counts].flatMap(([companion, together]) => wanted.has(companion) || gone.has(companion) || together < habits_LEAST_TOGETHER || together < of * LEAST_SHARE
            ? []
            : [{ kind: 'file', changed: path, companion, together, of }]);
    });
}
/** Counts the files of a commit that changes `path`, itself included. */
function countPartners(partners, path, files) {
    const counts = partners.get(path) ?? new Map();
    partners.set(path, counts);
    for (const { path: other } of files)
        counts.set(other, (counts.get(other) ?? 0) + 1);
}
/** Finds folders below which changes to a folder of the root usually add a file, such as notes for the change log. */
function findFolders(all, changed) {
    const roots = [...new Set(changed.flatMap((path) => listFolderPrefixes(path).slice(0, 1)))];
    const touched = new Set(changed.flatMap(listFolderPrefixes));
    if (roots.length === 0)
        return [];
    const merged = all.filter((files) => files.length <= habits_MOST_FILES);
    return roots.flatMap((root) => {
        const newest = merged.filter((files) => files.some(({ path }) => path.startsWith(root))).slice(0, habits_NEWEST);
        if (newest.length < habits_LEAST_CHANGES)
            return [];
        const counts = new Map();
        for (const files of newest) {
            const added = files.filter(({ status }) => status === 'added').flatMap(({ path }) => listFolderPrefixes(path));
            for (const folder of new Set(added))
                counts.set(folder, (counts.get(folder) ?? 0) + 1);
        }
        const habits = [...counts].filter(([folder, together]) => !folder.startsWith(root) && !touched.has(folder) && together >= newest.length * LEAST_FOLDER_SHARE);
        // Of a folder and the one above it that say the same, the inner one says more.
        const inner = habits.filter(([folder, together]) => !habits.some(([other, count]) => other !== folder && other.startsWith(folder) && count === together));
        return inner.map(([companion, together]) => ({ kind: 'new-file', changed: root, companion, together, of: newest.length }));
    });
}
/** `a/b/c.ts` → `a/`, `a/b/`. */
function listFolderPrefixes(path) {
    return (0,paths/* listFoldersAbove */.jk)(path).map((folder) => `${folder}/`);
}
//# sourceMappingURL=habits.js.map
// EXTERNAL MODULE: ./build/src/sources/git/program/program.js + 1 modules
var program = __webpack_require__(5580);
;// CONCATENATED MODULE: ./build/src/sources/git/history/history-log.js
/** Reads the log of the newest commits in one pass of git. It reads only trees and no contents of files. */

/**
 * The format that git prints for a commit. The word at its start may also occur in paths and messages, but not at the
 * positions where it is searched.
 */
const FORMAT = 'commit %H%x00%P%x00%an%x00%ae%x00%B%x00';
/**
 * Reads the newest commits that lead to `tip`, including it. Git walks from the newest to the oldest.
 * @throws GitError
 */
async function readLog(repository, tip, limits) {
    const result = await repository.run([
        'log',
        '-z',
        '--name-status',
        '--no-renames',
        '--no-ext-diff',
        '--no-textconv',
        '--no-show-signature',
        '--no-mailmap',
        '--encoding=UTF-8',
        '--ignore-submodules=none',
        `--max-count=${limits.commits}`,
        `--format=${FORMAT}`,
        tip,
        '--',
    ], { maxBytes: limits.bytes });
    const cut = result.stdout.length >= limits.bytes;
    if (result.code !== 0 && !cut)
        throw new program/* GitError */.XS('log', result.code, result.stderr);
    const parsed = parseLog(result.stdout);
    // The last one may be incomplete.
    const commits = cut ? parsed.slice(0, -1) : parsed;
    return { commits, whole: !cut && commits.length < limits.commits };
}
/** The length of the letter of a status, with the line break that may be before it. */
const LONGEST_LETTER = 2;
/** Parses the output of git; exported for its test. Parts that do not have git's format are skipped. */
function parseLog(printed) {
    const commits = [];
    // One text that is split costs a tenth of a text for each field.
    const fields = printed.toString('utf8').split('\0');
    let at = 0;
    const next = () => fields[at++] ?? '';
    let files = [];
    while (at < fields.length) {
        const field = next();
        if (field.length > LONGEST_LETTER) {
            const [, sha] = /^\n?commit ([0-9a-f]{40,64})$/u.exec(field) ?? [];
            if (sha === undefined)
                continue;
            const [parents, name, mail, message] = [next(), next(), next(), next()];
            files = [];
            commits.push({ sha, parents: parents.split(' '), person: toPerson(name, mail), message, files });
            continue;
        }
        const [, letter] = /^\n?([ADMTUX])$/u.exec(field) ?? [];
        if (letter === undefined)
            continue;
        files.push({ path: next(), status: letter === 'A' ? 'added' : letter === 'D' ? 'removed' : 'changed' });
    }
    return commits;
}
/**
 * Returns the person of a commit. GitHub hides addresses as `12345+login@users.noreply.github.com`; the number was
 * added later than the name.
 */
function toPerson(name, mail) {
    const address = mail
        .trim()
        .toLowerCase()
        .replace(/^\d{1,12}\+(?=[^@]{1,100}@users\.noreply\.)/u, '');
    return address === '' ? name.trim().toLowerCase() : address;
}
//# sourceMappingURL=history-log.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/history/history-messages.js
/** Reads from a commit's message whether it fixes something or reverts another commit. */
/** Maximum number of characters of a message that are read; the rest is quotation. */
const MAX_MESSAGE = 20_000;
const REVERTS = /\bthis (?:reverts|partially reverts|effectively reverts) (?:the )?(?:commit |merge )?[0-9a-f]{7,64}\b/u;
const REVERT_TITLE = /^(?:\[[^\]]{1,40}\] ?|\w{1,20}(?:\([^)]{1,60}\))?: ?)?revert(?:ed|s)?\b/u;
const MENDS = /\b(?:fixes|fix(?:es)? (?:for|of)|fixup (?:of|for)|fixup!|fixed|follow-?up (?:to|of))[ :]{1,3}(?:commit )?[0-9a-f]{7,64}\b/u;
const FIX_TITLE = /\b(?:fix|fixes|fixed|fixing|bug|bugfix|hotfix|regression|resolves?)\b/u;
/** Returns what a message says of its commit. A revert of a fix is only a revert. */
function classifyMessage(message) {
    const text = message.slice(0, MAX_MESSAGE).toLowerCase();
    const end = text.indexOf('\n');
    const title = end === -1 ? text : text.slice(0, end);
    if (REVERT_TITLE.test(title) || REVERTS.test(text))
        return 'revert';
    return FIX_TITLE.test(title) || MENDS.test(text) ? 'fix' : 'other';
}
//# sourceMappingURL=history-messages.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/history/join-merged.js
/**
 * Returns the files of each change as it was merged, newest first: a commit of the main line with those of the branch
 * that it merges. A branch's source and its note in the change log are often two commits.
 */
function joinMerged(commits) {
    const bySha = new Map(commits.map((commit) => [commit.sha, commit]));
    const line = [];
    for (let commit = commits[0]; commit !== undefined; commit = bySha.get(commit.parents[0] ?? ''))
        line.push(commit);
    const taken = new Set(line.map(({ sha }) => sha));
    // From the oldest on: a commit belongs to the merge that brought it first.
    const joined = line.toReversed().map((commit) => {
        const files = [...commit.files];
        const open = commit.parents.slice(1);
        for (let sha = open.pop(); sha !== undefined; sha = open.pop()) {
            const brought = taken.has(sha) ? undefined : bySha.get(sha);
            if (brought === undefined)
                continue;
            taken.add(sha);
            files.push(...brought.files);
            open.push(...brought.parents);
        }
        return files;
    });
    return joined.toReversed();
}
//# sourceMappingURL=join-merged.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/history/history.js





/**
 * The bounds of the history. More commits would be more telling; so many are fetched with a few MB, and read in half a
 * second.
 */
const PAST_LIMITS = { commits: 2000, bytes: 64 * 1024 * 1024 };
/**
 * Counts the newest commits of the base that changed the files. The base is the tip of the base branch and not the
 * merge base, because the author of the change chooses the commit to start from.
 * @throws GitError
 */
async function readPast(repository, base, files, limits = PAST_LIMITS) {
    const { commits, whole } = await readLog(repository, base, limits);
    const shallow = new Set(await repository.shallow());
    if (shallow.size > 0 && commits.some(({ sha }) => shallow.has(sha))) {
        const detail = `the clone is shallow: it ends before the newest ${limits.commits} commits of the base`;
        return { past: { state: 'unknown', reason: 'shallow', detail }, files: new Map() };
    }
    const before = files.filter(({ status }) => status !== 'added');
    const counted = countFiles(commits, new Set(before.map(readOldPath)));
    const paths = files.flatMap(({ path, old_path }) => [path, ...(old_path === null ? [] : [old_path])]);
    const merged = joinMerged(commits);
    const habits = findHabits(commits, merged, paths);
    const customs = findCustoms(commits, merged, paths);
    return {
        past: {
            state: 'read',
            commits: commits.length,
            whole,
            ...(habits.length > 0 && { habits }),
            ...(customs.length > 0 && { customs }),
        },
        files: new Map(before.flatMap((file) => {
            const history = counted.get(readOldPath(file));
            return history === undefined ? [] : [[file.path, history]];
        })),
    };
}
/**
 * Returns how far the history before a commit reaches.
 * @throws GitError
 */
async function measureReach(repository, tip) {
    const shallow = new Set(await repository.shallow());
    const most = PAST_LIMITS.commits;
    if (shallow.size === 0)
        return { commits: most, cut: [], tip: 0, middle: 0, known: { commits: most, seconds: 0 } };
    const printed = await repository.output(['rev-list', '--timestamp', `--max-count=${most}`, tip]);
    const rows = printed
        .toString('latin1')
        .split('\n')
        .filter(Boolean)
        .map((row) => ({ at: Number(row.split(' ')[0]), sha: row.split(' ')[1] ?? '' }));
    const cut = rows.filter(({ sha }) => shallow.has(sha));
    const first = rows[0]?.at ?? 0;
    const newestCut = Math.max(...cut.map(({ at }) => at), 0);
    return {
        commits: rows.length,
        cut: cut.map(({ sha }) => sha),
        tip: first,
        middle: rows.map(({ at }) => at).toSorted((a, b) => a - b)[rows.length >> 1] ?? first,
        known: { commits: rows.filter(({ at }) => at > newestCut).length, seconds: Math.max(0, first - newestCut) },
    };
}
const readOldPath = (file) => file.old_path ?? file.path;
/** Counts per path; paths that no commit changed are missing. */
function countFiles(commits, paths) {
    const counts = new Map();
    for (const { person, message, files } of commits) {
        const touched = files.map(({ path }) => path).filter((path) => paths.has(path));
        if (touched.length === 0)
            continue;
        const kind = classifyMessage(message);
        for (const path of touched) {
            const count = counts.get(path) ?? { people: new Set(), commits: 0, fixes: 0, reverts: 0 };
            counts.set(path, count);
            count.people.add(person);
            count.commits += 1;
            count.fixes += kind === 'fix' ? 1 : 0;
            count.reverts += kind === 'revert' ? 1 : 0;
        }
    }
    return new Map([...counts].map(([path, { people, ...count }]) => [path, { ...count, authors: people.size }]));
}
//# sourceMappingURL=history.js.map

/***/ }),

/***/ 12087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ MAX_STEERING_BYTES),
/* harmony export */   U: () => (/* binding */ GIT_LIMITS)
/* harmony export */ });
/** The same for every provider, because the same commits must always give the same snapshot. */
const GIT_LIMITS = {
    fileBytes: 1024 * 1024,
    textLength: 32 * 1024 * 1024,
    readBytes: 512 * 1024 * 1024,
    // The content that is read, and the same amount of content that turns out to be binary or too large.
    fetchBytes: 1024 * 1024 * 1024,
    files: 5000,
    sniffedFiles: 200,
};
/** Maximum size of a file that steers the review, in bytes; GitHub ignores a CODEOWNERS over 3 MB. */
const MAX_STEERING_BYTES = 3 * 1024 * 1024;
//# sourceMappingURL=limits.js.map

/***/ }),

/***/ 2985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ findMergeBase)
/* harmony export */ });
/* harmony import */ var _base_order_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33703);
/* harmony import */ var _program_program_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5580);
/** Finds the merge base of two commits, and decides whether a shallow history is enough for it. */


/**
 * Finds the merge base. A shallow history may give a wrong merge base if a better one is behind the cut. The result is
 * correct exactly if no commit between it and the two tips is cut off, because then all commits above it are available.
 * If there are several merge bases (criss-cross merges), the newest is used, and of equally old ones the one with the
 * lowest id.
 */
async function findMergeBase(repository, base, head) {
    const found = await repository.run(['merge-base', '--all', base, head]);
    const shallow = new Set(await repository.shallow());
    if (found.code === 1) {
        return shallow.size === 0
            ? { kind: 'unrelated' }
            : { kind: 'incomplete', why: 'the history is cut off before the commit that both sides share' };
    }
    if (found.code !== 0) {
        const absent = /Not a valid commit name ([0-9a-f]+)/u.exec(found.stderr)?.[1];
        if (absent !== undefined) {
            return { kind: 'incomplete', why: `the ${absent === base ? 'base' : 'head'} commit ${absent} is not there` };
        }
        // Parents that neither exist nor are marked as cut off: the copy of the repository is incomplete.
        if (/could not|cannot|missing|bad object|unable to read/iu.test(found.stderr)) {
            return { kind: 'incomplete', why: 'commits of the history are missing' };
        }
        throw new _program_program_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('merge-base', found.code, found.stderr);
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
    const sha = await findNewest(repository, bases);
    return { kind: 'found', sha, others: bases.filter((one) => one !== sha) };
}
async function findNewest(repository, commits) {
    const [only] = commits;
    if (commits.length === 1 && only !== undefined)
        return only;
    const printed = await repository.output(['log', '--no-walk', '--format=%ct %H', ...commits]);
    const rows = printed
        .toString('latin1')
        .split('\n')
        .filter(Boolean)
        .map((row) => ({ at: Number(row.split(' ')[0]), sha: row.split(' ')[1] ?? '' }));
    rows.sort((a, b) => b.at - a.at || (0,_base_order_js__WEBPACK_IMPORTED_MODULE_1__/* .compareText */ .n)(a.sha, b.sha));
    return rows[0]?.sha ?? '';
}
//# sourceMappingURL=merge-base.js.map

/***/ }),

/***/ 8065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a2: () => (/* binding */ borrowCheckout),
  oj: () => (/* binding */ borrowObjects),
  T4: () => (/* binding */ withRemote),
  aC: () => (/* binding */ withRemoteTip)
});

// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: ./build/src/sources/git/checkout.js
var git_checkout = __webpack_require__(1171);
// EXTERNAL MODULE: ./build/src/sources/git/fetch/cache.js
var fetch_cache = __webpack_require__(42582);
// EXTERNAL MODULE: ./build/src/sources/git/history/history.js + 5 modules
var history_history = __webpack_require__(51235);
// EXTERNAL MODULE: ./build/src/sources/git/merge-base.js
var merge_base = __webpack_require__(2985);
// EXTERNAL MODULE: ./build/src/sources/git/fetch/fetch-span.js
var fetch_span = __webpack_require__(54853);
// EXTERNAL MODULE: ./build/src/sources/git/program/objects.js
var objects = __webpack_require__(32604);
;// CONCATENATED MODULE: ./build/src/sources/git/fetch/join-parents.js
/** Mends what a fetch by time leaves behind: commits that git calls cut off, and are not. */


/** How often missing parents are fetched after a fetch by time, and at most how many each time. */
const JOINS = 3;
const MOST_PARENTS = 60;
/**
 * Takes commits that are not here out of the list of those that are cut off. In a fetch by time git lists every commit of
 * that time with an older parent, and does not send those behind another one of the list. It refuses to go on from them
 * later ("error in object: unshallow").
 */
async function forgetUnsentCuts(repository) {
    const cuts = await repository.shallow();
    const here = await (0,objects/* readObjectInfo */.My)(repository, cuts);
    if (cuts.length > here.size)
        await repository.cutAt(cuts.filter((sha) => here.has(sha)));
}
/**
 * Adds what a fetch by time leaves out: the parents of commits that are counted, which may be years older than these. The
 * commits then no longer count as cut off; their parents do. Does nothing where there are many, or the server refuses.
 * Returns how far the history reaches then.
 */
async function joinParents(repository, fetcher, { base, head }) {
    for (let joins = 0;; joins += 1) {
        const reach = await (0,history_history/* measureReach */.aV)(repository, base.sha);
        if (reach.commits < history_history/* PAST_LIMITS */.Ee.commits || reach.cut.length === 0 || joins === JOINS)
            return reach;
        const [here, parents] = await Promise.all([
            listCommits(repository, [base.sha, head.sha]),
            listParents(repository, reach.cut),
        ]);
        const cuts = new Set(await repository.shallow());
        const missing = parents.filter((sha) => !here.has(sha) && !cuts.has(sha));
        if (missing.length > MOST_PARENTS || !(await fetcher.parents(missing)))
            return reach;
        // The fetch is of a depth, and where that ends within what was here before, nothing is cut off.
        const whole = new Set([...reach.cut, ...[...here].filter((sha) => !cuts.has(sha))]);
        await repository.cutAt((await repository.shallow()).filter((sha) => !whole.has(sha)));
    }
}
async function listCommits(repository, tips) {
    const printed = await repository.output(['rev-list', ...tips]);
    return new Set(printed.toString('latin1').split('\n').filter(Boolean));
}
/** Returns the parents that commits name, also those that are cut off. */
async function listParents(repository, commits) {
    const read = await (0,objects/* readObjects */.$I)(repository, commits);
    const headers = [...read.values()].map((commit) => commit.toString('latin1').split('\n\n', 1)[0] ?? '');
    return [
        ...new Set(headers.flatMap((header) => [...header.matchAll(/^parent ([0-9a-f]+)$/gmu)].map(([, sha = '']) => sha))),
    ];
}
//# sourceMappingURL=join-parents.js.map
// EXTERNAL MODULE: ./build/src/sources/git/fetch/remote.js + 2 modules
var fetch_remote = __webpack_require__(94930);
;// CONCATENATED MODULE: ./build/src/sources/git/fetch/fetch-history.js
/** Fetches the two commits of a change with as much of the history as a review reads, in few requests and few bytes. */






/** Fetches by time before the depth decides. */
const MOST_BY_TIME = 5;
/** Plans the first fetch: of a small depth, or of the span with which the cached history was fetched. */
function planFirstFetch(known) {
    const span = known?.kind === 'since' ? known : { kind: 'depth', commits: Math.max(fetch_span/* FIRST_DEPTH */.Rf, known?.commits ?? 0) };
    return { span, depth: span.kind === 'depth' ? span.commits : fetch_span/* FIRST_DEPTH */.Rf, byTime: 0 };
}
/**
 * Fetches both commits and enough history to determine their merge base; until `past` also the commits that `readPast`
 * counts. All is without the content of files. The first fetch has a small depth. From its commits follows the time since
 * which the others were made; if a server cannot fetch by time, the depth grows until it is enough.
 * @throws ProviderError if the commits are no longer available or have no commit in common
 */
async function fetchHistory(place, first, until) {
    const { repository, fetcher, change } = place;
    const { base, head } = change;
    for (let plan = first;;) {
        const { outcome, joined } = await fetchSpan(place, plan);
        const timely = outcome === 'by_id' && plan.byTime < MOST_BY_TIME;
        const [found, measured] = await Promise.all([
            (0,merge_base/* findMergeBase */.f)(repository, base.sha, head.sha),
            joined ?? (timely ? (0,history_history/* measureReach */.aV)(repository, base.sha) : null),
        ]);
        if (found.kind === 'unrelated')
            throw (0,fetch_remote/* createUnrelatedError */.j)(base.sha, head.sha);
        const whole = (0,fetch_span/* isWhole */.wP)(plan.span) || (await repository.shallow()).length === 0;
        if (found.kind === 'incomplete' && whole)
            throw createGoneError(fetcher.url, found.why);
        const reach = measured ?? (found.kind === 'found' ? await (0,history_history/* measureReach */.aV)(repository, base.sha) : null);
        if (found.kind === 'found' && (whole || reach?.cut.length === 0))
            return { shared: found, span: plan.span, rest: null };
        const rest = timely && reach !== null ? await planByTime(repository, plan, reach, found) : planByDepth(plan, reach, found);
        if (found.kind === 'found' && until === 'merge-base')
            return { shared: found, span: plan.span, rest };
        plan = rest;
    }
}
async function planByTime(repository, { span, depth, byTime }, reach, found) {
    const mergeBase = found.kind === 'found' ? await readTime(repository, found.sha) : null;
    return { span: (0,fetch_span/* estimateSince */.hr)(reach, span, mergeBase), depth, byTime: byTime + 1 };
}
/** The server does not know times, or they mislead. */
function planByDepth({ span, depth: last }, reach, found) {
    const depth = span.kind === 'depth' ? span.commits : last;
    return { span: (0,fetch_span/* chooseNextDepth */.S5)(depth, found.kind === 'found' ? reach : null), depth, byTime: MOST_BY_TIME };
}
/** Makes a fetch. Of one by time also how far the history reaches. */
async function fetchSpan({ repository, fetcher, change }, { span, made }) {
    if (made !== undefined)
        return { outcome: made, joined: null };
    if (span.kind === 'depth')
        return { outcome: await fetcher.history(span), joined: null };
    try {
        const outcome = await fetcher.history(span);
        if (outcome !== 'by_id')
            return { outcome, joined: null };
        await forgetUnsentCuts(repository);
        return { outcome, joined: await joinParents(repository, fetcher, change) };
    }
    catch (fault) {
        // A server or a version of git that cannot do it: what is here stays, and the depth decides.
        if (!(fault instanceof errors/* ProviderError */.m) || fault.code !== 'E_UP_001' || fault.transient)
            throw fault;
        return { outcome: 'refused', joined: null };
    }
}
async function readTime(repository, commit) {
    const printed = await repository.output(['log', '-1', '--format=%ct', commit]);
    return Number(printed.toString('latin1').trim());
}
const createGoneError = (url, why) => new errors/* ProviderError */.m('E_UP_001', `${url} no longer gives out what the pull request was when the review began: ${why}. It was probably force-pushed; ask for a new review.`);
//# sourceMappingURL=fetch-history.js.map
// EXTERNAL MODULE: ./build/src/sources/git/program/names.js
var names = __webpack_require__(5288);
// EXTERNAL MODULE: ./build/src/sources/git/program/program.js + 1 modules
var program = __webpack_require__(5580);
// EXTERNAL MODULE: ./build/src/sources/git/program/repository.js + 2 modules
var repository = __webpack_require__(48594);
;// CONCATENATED MODULE: ./build/src/sources/git/open.js
/** Opens the repository that contains a change: a checkout on this machine, or a remote through the cache. */










/** Makes a scratch repository use the objects of the checkout in a folder. Returns null if there is none. */
async function borrowCheckout(scratch, folder, exactly, signal) {
    const checkout = await (0,git_checkout/* findCheckout */.I8)(scratch, folder, exactly, signal);
    if (checkout !== null)
        await borrowObjects(scratch, checkout);
    return checkout;
}
/** Makes a scratch repository use the objects of a checkout. */
async function borrowObjects(scratch, checkout) {
    await scratch.layOut(checkout.format, [checkout.objects], checkout.shallow);
}
/** Runs `use` on the change, and fetches from the remote what the cache does not contain. */
async function withRemote(options, change, signal, use) {
    return withCache(options, change, signal, async (place) => {
        const kept = await openFromCache(place);
        if (kept !== null)
            return use(openWhole(place, kept));
        const seed = await seedFromCache(place);
        return useWhileFetching(place, await fetchMergeBase(place, seed), seed !== null, use);
    });
}
/**
 * Does the same with the newest commit of the base branch. Returns null if the remote refuses, and if the cache has
 * anything: what is there is not fetched ahead.
 * @param begin called when the first fetch is under way
 */
async function withRemoteTip(options, expected, signal, { begin, use }) {
    const unknown = { ...expected, base: { ...expected.base, sha: '' } };
    return withCache(options, unknown, signal, async ({ repository, cache, fetcher, ...rest }) => {
        if ((await cache.latest()) !== null)
            return null;
        await repository.layOut((0,names/* detectObjectFormat */.Yi)(expected.head.sha), [], []);
        const sha = await fetcher.tips(begin);
        if (sha === null)
            return null;
        const change = { ...expected, base: { ...expected.base, sha } };
        const place = { ...rest, repository, cache, change, fetcher: fetcher.with({ change }) };
        const fetched = await fetchHistory(place, { ...planFirstFetch(null), made: 'by_id' }, 'merge-base');
        return useWhileFetching(place, fetched, false, (opened) => use(opened, change));
    });
}
async function withCache({ remote, cacheDirectory, environment, fetchBytes, sleep }, change, signal, use) {
    const cache = new fetch_cache/* ObjectCache */.UF(cacheDirectory, remote.url);
    const parent = await cache.open();
    return (0,repository/* withScratch */.hM)({ parent, label: cache.label, environment }, signal, async (repository) => {
        await cache.enter(sleep, signal);
        const fetcher = new fetch_remote/* Fetcher */.e(repository, remote, change, sleep, signal);
        return use({ repository, cache, change, fetcher, fetchBytes, signal });
    });
}
/** Returns what both sides share if the cache has all of the change and of its past, else null. */
async function openFromCache({ repository, cache, change }) {
    const kept = await cache.find(change.base.sha, change.head.sha);
    if (kept === null)
        return null;
    await repository.layOut((0,names/* detectObjectFormat */.Yi)(change.head.sha), [cache.objects], kept.shallow);
    const found = await tryMergeBase(repository, change);
    if (found.kind !== 'found')
        return null;
    return (await (0,history_history/* measureReach */.aV)(repository, change.base.sha)).cut.length === 0 ? found : null;
}
/** @param seed the span with which the repository was fetched that is here already; null if there is none */
async function fetchMergeBase(place, seed) {
    try {
        return await fetchHistory(place, planFirstFetch(seed), 'merge-base');
    }
    catch (fault) {
        if (seed === null || !isDamage(fault))
            throw fault;
        await place.repository.layOut((0,names/* detectObjectFormat */.Yi)(place.change.head.sha), [], []);
        return fetchHistory(place, planFirstFetch(null), 'merge-base');
    }
}
/** A damaged cache must not prevent the review: what fails so with a part of it is tried once more without. */
const isDamage = (fault) => fault instanceof errors/* ProviderError */.m && fault.code === 'E_UP_001' && !fault.transient;
/** Runs `use` while the rest of the history is fetched, and ends when both have ended. */
async function useWhileFetching(place, fetched, seeded, use) {
    const failed = new AbortController();
    const past = fetchPast(place, fetched, seeded, AbortSignal.any([place.signal, failed.signal]));
    // Whoever waits for it is told.
    past.catch(() => undefined);
    try {
        const result = await use({ ...openWhole(place, fetched.shared), past: () => past });
        await past;
        return result;
    }
    finally {
        failed.abort();
        await past.catch(() => undefined);
    }
}
/** Fetches the rest into a repository of its own, and adds all to the cache. */
async function fetchPast(place, { span, rest }, seeded, signal) {
    const { repository, cache, change } = place;
    const pair = { base: change.base.sha, head: change.head.sha };
    if (rest === null) {
        await cache.keep(repository, { ...pair, span });
        return openPast(place);
    }
    const format = (0,names/* detectObjectFormat */.Yi)(change.head.sha);
    const fork = await repository.fork(format, signal);
    const forked = { ...place, repository: fork, fetcher: place.fetcher.with({ repository: fork, signal }) };
    let whole;
    try {
        whole = await fetchHistory(forked, rest, 'past');
    }
    catch (fault) {
        if (!seeded || !isDamage(fault))
            throw fault;
        await fork.layOut(format, [], []);
        whole = await fetchHistory(forked, planFirstFetch(null), 'past');
    }
    await cache.keepPacks(repository);
    await cache.keep(fork, { ...pair, span: whole.span });
    return openPast(forked);
}
const openPast = ({ repository, fetcher, fetchBytes }) => ({
    repository,
    uncached: { commits: (names) => fetcher.commits(names), blobs: (names) => fetcher.blobs(names, fetchBytes) },
});
/** Opens a repository in which nothing of the history is missing. */
function openWhole(place, { sha, others }) {
    const { repository, cache, fetcher, fetchBytes } = place;
    return {
        repository,
        mergeBase: sha,
        otherBases: others,
        fetchBlobs: async (names) => {
            await fetcher.blobs(names, fetchBytes);
            await cache.keepPacks(repository);
        },
        past: async () => openPast(place),
    };
}
/**
 * Starts from the last fetch, so that only new objects are fetched. Returns its span, or null if there was none. A
 * fetch of a smaller one would shorten what is here.
 */
async function seedFromCache({ repository, cache, change }) {
    const format = (0,names/* detectObjectFormat */.Yi)(change.head.sha);
    const seed = await cache.latest();
    await repository.layOut(format, [cache.objects], seed?.shallow ?? []);
    if (seed === null)
        return null;
    for (const side of ['base', 'head']) {
        const result = await repository.run(['update-ref', `refs/review-gate/seed-${side}`, seed[side]]);
        if (result.code === 0)
            continue;
        await repository.layOut(format, [], []);
        return null;
    }
    return seed.span;
}
/** Returns the merge base; a repository that git cannot read counts as incomplete. */
async function tryMergeBase(repository, change) {
    try {
        return await (0,merge_base/* findMergeBase */.f)(repository, change.base.sha, change.head.sha);
    }
    catch (fault) {
        if (!(fault instanceof program/* GitError */.XS))
            throw fault;
        return { kind: 'incomplete', why: fault.message };
    }
}
//# sourceMappingURL=open.js.map

/***/ }),

/***/ 5288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ toRepositoryPath),
/* harmony export */   Q8: () => (/* binding */ isBranchName),
/* harmony export */   Yi: () => (/* binding */ detectObjectFormat)
/* harmony export */ });
/* harmony import */ var _base_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22396);
/* harmony import */ var _base_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51036);
/* harmony import */ var _contract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16112);
/**
 * Validates names that are used in git's arguments. A name without the exact form is rejected, so that none can be read
 * as an option.
 */



/**
 * Returns the object format of a full object name.
 * @throws ProviderError if it is not a full object name.
 */
function detectObjectFormat(sha) {
    if (!_contract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .Sha */ .$R.safeParse(sha).success) {
        const shown = (0,_base_text_js__WEBPACK_IMPORTED_MODULE_1__/* .quoteStart */ .D3)(sha);
        throw new _base_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ProviderError */ .m('E_REQ_002', `${shown} is not a full commit id of 40 or 64 hex digits.`);
    }
    return sha.length === 64 ? 'sha256' : 'sha1';
}
const isControl = (character) => character < ' ' || character === '\u007f';
/** Returns whether a branch name is valid in a refspec, by git's own rules (`check-ref-format`). */
function isBranchName(name) {
    return name !== '' && ![...name].some(isControl) && !/[ ~^:?*[\\]|\.\.|@\{|\/\/|^[/.-]|[/.]$|\.lock$/u.test(name);
}
/** Returns a path inside a repository in git's form; null if it cannot name a file there (`..`, absolute, empty). */
function toRepositoryPath(path) {
    const parts = path.replace(/^(?:\.\/+)+/u, '').split('/');
    const bad = parts.some((part) => part === '' || part === '.' || part === '..' || [...part].some(isControl));
    return bad ? null : parts.join('/');
}
//# sourceMappingURL=names.js.map

/***/ }),

/***/ 32604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ readObjects),
/* harmony export */   H6: () => (/* binding */ readStart),
/* harmony export */   My: () => (/* binding */ readObjectInfo)
/* harmony export */ });
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5580);

/** Returns type and size of each object that exists; missing names are not in the map. */
async function readObjectInfo(repository, names) {
    return mapAnswers(repository, 'info', names, ({ type, size }) => ({ type, size }));
}
/**
 * Returns the bytes of objects; missing names are not in the map. The caller must make sure that they fit into memory.
 */
async function readObjects(repository, names) {
    return mapAnswers(repository, 'contents', names, ({ bytes }) => bytes);
}
async function mapAnswers(repository, question, names, read) {
    const asked = [...new Set(names)];
    const answers = await repository.ask(question, asked);
    return new Map(answers.flatMap((answer, at) => (answer === null ? [] : [[asked[at] ?? answer.name, read(answer)]])));
}
/**
 * Returns the first bytes of a blob that is too large to be read completely.
 * @throws GitError
 */
async function readStart(repository, name, bytes) {
    const { code, stdout, stderr } = await repository.run(['cat-file', 'blob', name], { maxBytes: bytes });
    // Git is stopped once it has printed enough; if it ends before that, it failed.
    if (code !== 0 && stdout.length < bytes)
        throw new _program_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS('cat-file', code, stderr);
    return stdout;
}
//# sourceMappingURL=objects.js.map

/***/ }),

/***/ 5580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XS: () => (/* binding */ GitError),
  jT: () => (/* binding */ GitProgram),
  Cy: () => (/* binding */ createNoGitError),
  N4: () => (/* binding */ endGroup),
  HS: () => (/* binding */ readLastLine),
  oj: () => (/* binding */ requireGit)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: ./build/src/base/abort.js
var abort = __webpack_require__(40781);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/base/proxy.js
var base_proxy = __webpack_require__(99743);
;// CONCATENATED MODULE: ./build/src/sources/git/program/environment.js
/**
 * Builds the environment for git. It contains only explicit settings, so that the same commits give the same bytes on
 * every machine.
 */



/**
 * The variables of this process that git may see: paths of programs, proxies, certificates and the folder for temporary
 * files.
 */
const PASSED_ON = [
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
    'all_proxy',
    'ALL_PROXY',
];
/** The names that the list of the folders of programs has: on Windows the second one. */
const PROGRAM_FOLDERS = ['PATH', 'Path'];
/**
 * Returns the variables that list the folders of programs, with the absolute ones. The others mean a folder of the
 * repository that git works on, and a pull request may have put a program `git` there.
 */
function selectProgramFolders(ours) {
    const found = PROGRAM_FOLDERS.map((name) => {
        const folders = (ours[name] ?? '').split(external_node_path_.delimiter).filter((folder) => (0,external_node_path_.isAbsolute)(folder));
        return [name, folders.join(external_node_path_.delimiter)];
    });
    // An empty list would mean the folder of the call too; without one there are the folders of the system.
    return Object.fromEntries(found.filter(([, list]) => list !== ''));
}
/** Settings of every call. They are environment variables, which a repository's own settings cannot override. */
const SETTINGS = {
    'core.quotePath': 'false',
    'core.attributesFile': external_node_os_.devNull,
    'core.hooksPath': external_node_os_.devNull,
    'core.fsmonitor': 'false',
    'core.commitGraph': 'false',
    // Larger files are streamed instead of held in memory; the largest text that is read is smaller.
    'core.bigFileThreshold': '1m',
    'credential.helper': '',
    'gc.auto': '0',
    'maintenance.auto': 'false',
    'submodule.recurse': 'false',
};
/**
 * Returns the environment of one git call: no settings of the system or the user, no prompts, no translated messages,
 * no replaced objects, and only the requested transports. Settings, including the token, are passed in variables,
 * because other users of the machine can list arguments but not variables.
 */
function buildGitEnvironment(ours, around) {
    const environment = selectProgramFolders(ours);
    for (const name of PASSED_ON) {
        const value = ours[name];
        if (value !== undefined)
            environment[name] = value;
    }
    // The same variables, in the same order, as for the requests that we send ourselves. Curl reads `http_proxy` in lower case alone.
    for (const name of ['http_proxy', 'https_proxy']) {
        const proxy = (0,base_proxy/* readProxyVariable */.jY)(ours, name);
        if (proxy !== null)
            environment[name] = proxy;
    }
    environment['no_proxy'] = (0,base_proxy/* readDirectHosts */.Zd)(ours).join(',');
    const settings = Object.entries({ ...SETTINGS, ...around.settings });
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
        // A file that is not there: a list in the repository could give commits other parents.
        GIT_GRAFT_FILE: `${around.home}/grafts`,
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
;// CONCATENATED MODULE: ./build/src/sources/git/program/program.js
/** Runs the `git` program. */




/** So much of what git says is shown, in UTF-16 code units. */
const MAX_SAID = 300;
/** How much of what git complains of is kept. */
const MAX_STDERR_BYTES = 64 * 1024;
/**
 * Thrown for a failed call of git. It never leaves the providers: each caller that knows the purpose converts it to a
 * ProviderError.
 */
class GitError extends Error {
    command;
    code;
    stderr;
    name = 'GitError';
    constructor(command, code, stderr) {
        super(`git ${command} failed (${code === null ? 'stopped' : `exit ${code}`}): ${readLastLine(stderr)}`);
        this.command = command;
        this.code = code;
        this.stderr = stderr;
    }
}
/** Returns the last line of git's error output, with printable characters only. */
function readLastLine(stderr) {
    const lines = stderr.split(/[\r\n]+/u).filter((line) => line.trim() !== '');
    const line = lines.findLast((one) => /^(?:fatal|error):/u.test(one)) ?? lines.at(-1) ?? 'it said nothing';
    return line.replace(/[^\x20-\x7e\u00a0-\uffff]/gu, '?').slice(0, MAX_SAID);
}
/** The git program of this machine, in a neutral environment. */
class GitProgram {
    home;
    environment;
    constructor(home, environment) {
        this.home = home;
        this.environment = environment;
    }
    /** Starts git, which takes input. What it says, and that it ended, is for the caller to hear. */
    start(call) {
        return (0,external_node_child_process_.spawn)('git', listArguments(call), { ...this.place(call), stdio: ['pipe', 'pipe', 'pipe'] });
    }
    /** Starts git, which gets the input of the call. Without one there is nothing to write to a git that may have ended. */
    startWith(call) {
        if (call.input !== undefined)
            return this.start(call);
        return (0,external_node_child_process_.spawn)('git', listArguments(call), { ...this.place(call), stdio: ['ignore', 'pipe', 'pipe'] });
    }
    place(call) {
        return {
            // Never in the repository: Windows looks for the program itself in this folder first.
            cwd: this.home,
            env: buildGitEnvironment(this.environment, { home: this.home, ...call }),
            windowsHide: true,
            // Git gets its own process group, so that its helpers are ended with it.
            detached: GROUPS,
        };
    }
    /**
     * Runs git and waits for it.
     * @throws ProviderError if git is not installed; the signal's reason if it is aborted (git is ended first).
     */
    run(call, signal) {
        return new Promise((resolve, reject) => {
            if (signal.aborted) {
                reject(signal.reason);
                return;
            }
            const child = this.startWith(call);
            const stdout = [];
            const stderr = [];
            let printed = 0;
            let complained = 0;
            const stop = () => endGroup(child);
            const stops = [signal, ...(call.enough === undefined ? [] : [call.enough])];
            const listening = stops.map((one) => (0,abort/* onAbort */.u)(one, stop));
            const settle = () => {
                for (const stopListening of listening)
                    stopListening();
            };
            child.stdout.on('data', (chunk) => {
                if (call.read !== undefined) {
                    call.read(chunk);
                    return;
                }
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
            child.stdin?.on('error', () => undefined);
            child.on('error', (fault) => {
                settle();
                reject(signal.aborted ? signal.reason : createNoGitError(fault));
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
            child.stdin?.end(call.input);
            call.begin?.();
        });
    }
    /**
     * Runs git and returns its output.
     * @throws GitError if git does not exit with 0.
     */
    async output(call, signal) {
        const result = await this.run(call, signal);
        if (result.code !== 0)
            throw new GitError(call.args[0] ?? '', result.code, result.stderr);
        return result.stdout;
    }
}
/** Returns the arguments. Git goes to the folder of the call by itself. */
const listArguments = ({ args, cwd }) => [...(cwd === undefined ? [] : ['-C', cwd]), ...args];
/** Whether the platform has process groups that can be ended together. */
const GROUPS = process.platform !== 'win32';
/** Ends git and its child processes: a fetch waits in a helper that would otherwise continue to run. */
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
        // It has already ended.
    }
}
/** The oldest git version whose settings can be separated from the user's (GIT_CONFIG_GLOBAL). */
const OLDEST = [2, 32];
/** From this version on `cat-file` takes commands (https://git-scm.com/docs/git-cat-file). */
const TAKES_COMMANDS = [2, 36];
const isSince = ([major, minor], since) => major > since[0] || (major === since[0] && minor >= since[1]);
/**
 * Asks for the version of git.
 * @throws ProviderError if git is missing or too old for a neutral environment.
 */
async function requireGit(git, signal) {
    const said = (await git.output({ args: ['version'] }, signal)).toString('utf8').trim();
    const [, major = '0', minor = '0'] = /(\d+)\.(\d+)/u.exec(said) ?? [];
    const version = [Number(major), Number(minor)];
    if (isSince(version, OLDEST))
        return { takesCommands: isSince(version, TAKES_COMMANDS) };
    throw new errors/* ProviderError */.m('E_UP_001', `Git ${OLDEST.join('.')} or later is needed, but this machine has "${said}". Install a newer git.`);
}
/** E_UP_001: git could not be started. */
function createNoGitError(fault) {
    const why = fault.code === 'ENOENT'
        ? 'The git program was not found. Install git 2.32 or later and put it on the PATH.'
        : `The git program could not be started (${fault.code ?? fault.message}). Check the installation of git.`;
    return new errors/* ProviderError */.m('E_UP_001', why, false, { cause: fault });
}
//# sourceMappingURL=program.js.map

/***/ }),

/***/ 48594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J5: () => (/* binding */ readShallow),
  hM: () => (/* binding */ withScratch)
});

// UNUSED EXPORTS: ScratchRepository

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/base/errors.js
var errors = __webpack_require__(22396);
;// CONCATENATED MODULE: ./build/src/base/file-fault.js
/** What the operating system says of a file or a folder that cannot be used, in words for whoever named it. */
/** By the codes of Node: https://nodejs.org/api/errors.html#common-system-errors. */
const WORDS = {
    ENOENT: 'there is no such file or folder',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of the path is a file, not a folder',
    EEXIST: 'a file of that name is there',
    EACCES: 'this user may not',
    EPERM: 'this user may not',
    EROFS: 'the file system is read-only',
    ENOSPC: 'the disk is full',
    EDQUOT: 'the quota of the disk is used up',
    ENAMETOOLONG: 'the name is too long',
    EMFILE: 'too many files are open',
    ELOOP: 'its links lead in a circle',
};
/** Returns why a file cannot be used: `it is a folder (EISDIR)`; the fault's own message if its code is not known. */
function describeFileFault(fault) {
    if (!(fault instanceof Error))
        return String(fault);
    const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : '';
    const words = Object.hasOwn(WORDS, code) ? WORDS[code] : undefined;
    return words === undefined ? fault.message : `${words} (${code})`;
}
//# sourceMappingURL=file-fault.js.map
// EXTERNAL MODULE: ./build/src/sources/errors.js
var sources_errors = __webpack_require__(29837);
// EXTERNAL MODULE: ./build/src/base/abort.js
var abort = __webpack_require__(40781);
// EXTERNAL MODULE: ./build/src/sources/git/program/program.js + 1 modules
var program = __webpack_require__(5580);
;// CONCATENATED MODULE: ./build/src/sources/git/program/object-reader.js


const NONE = Buffer.alloc(0);
/** Names are the full ones of objects, so a line is no longer than this. */
const MAX_LINE = 400;
/**
 * Parses `<name> SP <type> SP <size> LF`, with `<bytes> LF` after it where the contents were asked for, and `<name> SP missing LF`.
 * @throws GitError for anything else
 */
function parseAnswers(printed, question) {
    const answers = [];
    let at = 0;
    for (;;) {
        const end = printed.indexOf(0x0a, at);
        if (end === -1) {
            if (printed.length - at > MAX_LINE)
                throw createAnswerError(printed.toString('latin1', at, at + MAX_LINE));
            return { answers, read: at, needs: 1 };
        }
        const line = printed.toString('latin1', at, end);
        const [name = '', type = '', size] = line.split(' ');
        if (size === undefined) {
            if (type !== 'missing')
                throw createAnswerError(line);
            answers.push(null);
            at = end + 1;
            continue;
        }
        const length = Number(size);
        if (!Number.isSafeInteger(length))
            throw createAnswerError(line);
        const after = question === 'contents' ? end + 1 + length + 1 : end + 1;
        if (after > printed.length)
            return { answers, read: at, needs: after - at };
        const bytes = question === 'contents' ? printed.subarray(end + 1, after - 1) : NONE;
        answers.push({ name, type, size: length, bytes });
        at = after;
    }
}
const createAnswerError = (line) => new program/* GitError */.XS('cat-file', null, `git printed another answer: ${line}`);
/** `git cat-file --batch-command` in a repository, from the first question on until it is ended. */
class ObjectReader {
    signal;
    #child;
    #ended;
    #open = null;
    #last = Promise.resolve();
    /** Why there are no more answers. */
    #fault = null;
    #pieces = [];
    #length = 0;
    #needs = 1;
    #complaint = '';
    constructor(git, gitDir, signal) {
        this.signal = signal;
        const child = git.start({ args: ['cat-file', '--batch-command', '--buffer'], gitDir });
        this.#child = child;
        const stop = () => (0,program/* endGroup */.N4)(child);
        const stopListening = (0,abort/* onAbort */.u)(signal, stop);
        child.stdout.on('data', (piece) => this.#hear(piece));
        child.stderr.on('data', (piece) => {
            if (this.#complaint.length <= MAX_COMPLAINT)
                this.#complaint += piece.toString('utf8');
        });
        // Git may end without reading all of its input; that it ended says why.
        child.stdin.on('error', () => undefined);
        this.#ended = new Promise((resolve) => {
            child.on('error', (fault) => {
                this.#fail((0,program/* createNoGitError */.Cy)(fault));
                resolve();
            });
            child.on('close', (code) => {
                stopListening();
                this.#fail(new program/* GitError */.XS('cat-file', code, this.#complaint));
                resolve();
            });
        });
    }
    /**
     * Asks about objects, each by its full name or `<commit>^{tree}`. One question is answered after the other.
     * @throws GitError if git ended; ProviderError if it could not be started; the signal's reason if it is aborted
     */
    ask(question, names) {
        const answer = this.#last.then(() => new Promise((resolve, reject) => {
            this.#open = { question, asked: names.length, answers: [], resolve, reject };
            if (this.#fault !== null)
                this.#fail(this.#fault.cause);
            else
                this.#child.stdin.write(`${names.map((name) => `${question} ${name}\n`).join('')}flush\n`);
        }));
        this.#last = answer.catch(() => undefined);
        return answer;
    }
    /** Ends git and waits for that. */
    end() {
        this.#child.stdin.end();
        return this.#ended;
    }
    #hear(piece) {
        this.#pieces.push(piece);
        this.#length += piece.length;
        if (this.#open === null || this.#length < this.#needs)
            return;
        const printed = Buffer.concat(this.#pieces);
        try {
            const { answers, read, needs } = parseAnswers(printed, this.#open.question);
            this.#open.answers.push(...answers);
            this.#pieces = [printed.subarray(read)];
            this.#length = printed.length - read;
            this.#needs = needs;
        }
        catch (fault) {
            this.#fail(fault);
            (0,program/* endGroup */.N4)(this.#child);
            return;
        }
        if (this.#open.answers.length < this.#open.asked)
            return;
        const { resolve, answers } = this.#open;
        this.#open = null;
        resolve(answers);
    }
    #fail(cause) {
        this.#fault ??= { cause: this.signal.aborted ? this.signal.reason : cause };
        const open = this.#open;
        this.#open = null;
        open?.reject(this.#fault.cause);
    }
}
/** Characters of git's complaints that are kept. */
const MAX_COMPLAINT = 64 * 1024;
//# sourceMappingURL=object-reader.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/program/repository.js
/** A temporary repository that reads the objects of another repository. */







/** @throws ProviderError that names the parent if nothing can be made in it */
async function makeFolder({ parent, label = 'review-gate' }) {
    try {
        return await (0,promises_.mkdtemp)((0,external_node_path_.join)(parent, `${label}-`));
    }
    catch (fault) {
        throw new errors/* ProviderError */.m('E_UP_001', `No temporary folder can be made in ${parent}: ${describeFileFault(fault)}. Make it writable. If it is the system’s folder for such files, TMPDIR names another one.`, false, { cause: fault });
    }
}
/**
 * An empty bare repository in a temporary folder that uses the objects of others. Git runs in it and sees only their
 * objects: no settings, hooks, attributes, filters, replaced objects or refs. It writes nothing to the others. So
 * neither a checked-out pull request nor a setting of the machine can change a diff.
 */
class ScratchRepository {
    directory;
    git;
    version;
    signal;
    /** Calls of git that have not ended. */
    running = new Set();
    forks = [];
    /** Stays from the first question about objects on. */
    reader = null;
    constructor(directory, git, version, signal) {
        this.directory = directory;
        this.git = git;
        this.version = version;
        this.signal = signal;
    }
    static async make(options, signal) {
        const directory = await makeFolder(options);
        try {
            // A workspace often belongs to a different user than this process (containers). It is only read, so this is safe.
            await (0,promises_.writeFile)((0,external_node_path_.join)(directory, 'gitconfig'), '[safe]\n\tdirectory = *\n');
            const git = new program/* GitProgram */.jT(directory, options.environment);
            return new ScratchRepository(directory, git, options.version ?? (await (0,program/* requireGit */.oj)(git, signal)), signal);
        }
        catch (fault) {
            await (0,promises_.rm)(directory, { recursive: true, force: true });
            throw fault;
        }
    }
    get gitDir() {
        return (0,external_node_path_.join)(this.directory, 'repository.git');
    }
    /**
     * Creates the repository files, replacing earlier ones. `shallow`: the commits whose parents are known to be missing.
     */
    async layOut(format, objects, shallow) {
        await this.endReader();
        await (0,promises_.rm)(this.gitDir, { recursive: true, force: true });
        await (0,promises_.mkdir)((0,external_node_path_.join)(this.gitDir, 'objects', 'info'), { recursive: true });
        await (0,promises_.mkdir)((0,external_node_path_.join)(this.gitDir, 'objects', 'pack'), { recursive: true });
        await (0,promises_.mkdir)((0,external_node_path_.join)(this.gitDir, 'refs'), { recursive: true });
        await (0,promises_.writeFile)((0,external_node_path_.join)(this.gitDir, 'HEAD'), 'ref: refs/heads/none\n');
        await (0,promises_.writeFile)((0,external_node_path_.join)(this.gitDir, 'config'), format === 'sha256'
            ? '[core]\n\trepositoryformatversion = 1\n\tbare = true\n[extensions]\n\tobjectformat = sha256\n'
            : '[core]\n\trepositoryformatversion = 0\n\tbare = true\n');
        await (0,promises_.writeFile)((0,external_node_path_.join)(this.gitDir, 'objects', 'info', 'alternates'), objects.map((one) => `${quotePath(one)}\n`).join(''));
        if (shallow.length > 0)
            await this.cutAt(shallow);
    }
    /**
     * Creates a second repository that begins as this one: the same objects, refs and cuts. A history can be fetched into it
     * while this one is read: git does not safely read a repository whose cuts change. It is removed with this one.
     * @param signal ends the calls of git in it
     */
    async fork(format, signal) {
        const directory = (0,external_node_path_.join)(this.directory, `${(0,external_node_path_.basename)(this.directory)}-fork`);
        const other = new ScratchRepository(directory, this.git, this.version, signal);
        this.forks.push(other);
        await other.layOut(format, [(0,external_node_path_.join)(this.gitDir, 'objects')], await this.shallow());
        await (0,promises_.cp)((0,external_node_path_.join)(this.gitDir, 'refs'), (0,external_node_path_.join)(other.gitDir, 'refs'), { recursive: true });
        return other;
    }
    /** States which commits have parents that are missing. */
    async cutAt(shallow) {
        await (0,promises_.writeFile)((0,external_node_path_.join)(this.gitDir, 'shallow'), shallow.map((sha) => `${sha}\n`).join(''));
    }
    /** Returns the commits whose parents are missing; empty if the history is complete. */
    async shallow() {
        return readShallow((0,external_node_path_.join)(this.gitDir, 'shallow'));
    }
    /** Runs git in this repository. */
    run(args, more = {}) {
        return this.track(this.git.run({ ...more, args, gitDir: this.gitDir }, this.signal));
    }
    /**
     * Runs git in this repository and returns its output.
     * @throws GitError
     */
    output(args, more = {}) {
        return this.track(this.git.output({ ...more, args, gitDir: this.gitDir }, this.signal));
    }
    /**
     * Asks about objects by their full names: one answer each, null for an object that is not here. All questions go to one
     * git that stays, unless it is too old for that.
     * @throws GitError
     */
    ask(question, names) {
        if (names.length === 0)
            return Promise.resolve([]);
        if (!this.version.takesCommands)
            return this.askOnce(question, names);
        this.reader ??= new ObjectReader(this.git, this.gitDir, this.signal);
        return this.track(this.reader.ask(question, names));
    }
    async askOnce(question, names) {
        const mode = question === 'info' ? '--batch-check' : '--batch';
        const printed = await this.output(['cat-file', mode, '--buffer'], { input: `${names.join('\n')}\n` });
        return parseAnswers(printed, question).answers;
    }
    async endReader() {
        const { reader } = this;
        this.reader = null;
        await reader?.end();
    }
    track(call) {
        this.running.add(call);
        const end = () => this.running.delete(call);
        call.then(end, end);
        return call;
    }
    /** Removes the folder once no git runs in it. */
    async dispose() {
        await Promise.allSettled(this.running);
        await Promise.all([this, ...this.forks].map((one) => one.endReader()));
        await (0,promises_.rm)(this.directory, { recursive: true, force: true, maxRetries: 3 });
    }
}
/** Runs `use` on a scratch repository and removes it afterwards, even after an error. */
async function withScratch(options, signal, use) {
    const scratch = await ScratchRepository.make(options, signal);
    try {
        return await use(scratch);
    }
    finally {
        await scratch.dispose();
    }
}
/** Returns the commits that a `shallow` file lists; none if the file does not exist. */
async function readShallow(path) {
    try {
        return (await (0,promises_.readFile)(path, 'utf8')).split('\n').filter((line) => /^[0-9a-f]{40,64}$/u.test(line));
    }
    catch (fault) {
        if ((0,sources_errors/* readSystemCode */.P)(fault) === 'ENOENT')
            return [];
        throw fault;
    }
}
/** Returns a path for the alternates file: unchanged, or in C quotes if it could be misread. */
function quotePath(path) {
    return /^["#]|[\n\r]/u.test(path) ? JSON.stringify(path) : path;
}
//# sourceMappingURL=repository.js.map

/***/ }),

/***/ 59665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AW: () => (/* binding */ listChildren),
/* harmony export */   R8: () => (/* binding */ openRoot),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   ld: () => (/* binding */ listTreeEntries),
/* harmony export */   nT: () => (/* binding */ listTree)
/* harmony export */ });
/* harmony import */ var _base_paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35827);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32604);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5580);
/** Reads the trees of commits: which files there are, without their contents. */



const FOLDER = '040000';
/** Returns whether an entry is a folder. */
const isFolder = ({ mode }) => mode === FOLDER;
/** The root folder of a commit. */
const openRoot = (commit) => ({ path: '', mode: FOLDER, name: `${commit}^{tree}` });
/**
 * Returns what is in folders, in the order of the folders and of git.
 * @throws GitError if a folder cannot be read
 */
async function listChildren(repository, folders) {
    const trees = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__/* .readObjects */ .$I)(repository, folders.map(({ name }) => name));
    return folders.flatMap(({ path, name }) => {
        const tree = trees.get(name);
        if (tree === undefined)
            throw new _program_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS('cat-file', null, `fatal: the tree ${name} is missing`);
        return parseTree(tree, path === '' ? '' : `${path}/`, hashBytes(name));
    });
}
/** Bytes of an object's name in a tree, by the name of one, in hex, with `^{tree}` after it or not. */
const hashBytes = (name) => (name.length >= 64 ? 32 : 20);
/** Parses `<mode> SP <name> NUL <bytes of the object's name>`. */
function parseTree(tree, folder, hash) {
    const entries = [];
    for (let at = 0; at < tree.length;) {
        const space = tree.indexOf(0x20, at);
        const end = tree.indexOf(0, space);
        if (space === -1 || end === -1)
            throw new _program_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS('cat-file', null, 'fatal: a tree ends early');
        entries.push({
            path: `${folder}${tree.toString('utf8', space + 1, end)}`,
            mode: tree.toString('latin1', at, space).padStart(6, '0'),
            name: tree.toString('hex', end + 1, end + 1 + hash),
        });
        at = end + 1 + hash;
    }
    return entries;
}
/**
 * Returns the entries of a commit at exactly these paths, in git's order; paths that do not exist are left out. Of a path
 * with a slash at its end, what is in that folder.
 * @throws GitError
 */
async function listTreeEntries(repository, commit, paths) {
    const wanted = new Set(paths);
    const ways = new Set(paths.flatMap(_base_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .listFoldersAbove */ .jk));
    const found = [];
    for (let level = [openRoot(commit)]; level.length > 0;) {
        const children = await listChildren(repository, level);
        const asked = children.filter(({ path }) => wanted.has(path) || wanted.has((0,_base_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .getFolderPrefix */ .lN)(path)));
        found.push(...asked);
        level = children.filter((child) => isFolder(child) && ways.has(child.path));
    }
    return found.toSorted((a, b) => Buffer.compare(toOrder(a), toOrder(b)));
}
/** What git orders entries by: a folder has a slash at its end. */
const toOrder = (entry) => Buffer.from(isFolder(entry) ? `${entry.path}/` : entry.path);
/**
 * Returns all files of a commit. `whole`: git printed less than `maxBytes`, beyond which the rest is left out.
 * @throws GitError
 */
async function listTree(repository, commit, maxBytes) {
    const { code, stdout, stderr } = await repository.run(['ls-tree', '-r', '-z', '--full-tree', commit], { maxBytes });
    const cut = stdout.length >= maxBytes;
    if (code !== 0 && !cut)
        throw new _program_js__WEBPACK_IMPORTED_MODULE_1__/* .GitError */ .XS('ls-tree', code, stderr);
    // The last row may be incomplete.
    const rows = (cut ? stdout.subarray(0, stdout.lastIndexOf(0)) : stdout).toString('utf8').split('\0');
    const entries = rows.flatMap((row) => {
        const [, mode, name, path] = /^(\d{6}) \w+ ([0-9a-f]+)\t([\s\S]+)$/u.exec(row) ?? [];
        return mode === undefined || name === undefined || path === undefined ? [] : [{ path, mode, name }];
    });
    return { entries, whole: !cut };
}
//# sourceMappingURL=trees.js.map

/***/ }),

/***/ 86192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ readSnapshot)
});

// EXTERNAL MODULE: ./build/src/base/ticket-places.js
var ticket_places = __webpack_require__(86976);
// EXTERNAL MODULE: ./build/src/sources/git/program/trees.js
var trees = __webpack_require__(59665);
// EXTERNAL MODULE: ./build/src/sources/git/base-tree/base-files.js
var base_files = __webpack_require__(61249);
// EXTERNAL MODULE: ./build/src/sources/git/base-tree/fetched-info.js
var fetched_info = __webpack_require__(37326);
;// CONCATENATED MODULE: ./build/src/sources/git/base-tree/named-tickets.js
/** Tickets of the tree that a pull request names by its branch, title or description, as they are at the base. */




/** Maximum number of named tickets; of more none is meant. */
const MAX_NAMED = 5;
/** Characters of a description that are searched. */
const MAX_WORDS = 20_000;
/** Folders of tickets, and folders that have one folder for each ticket. */
const FOLDERS = ['backlog/tasks/', '.backlog/tasks/', 'docs/stories/'];
const OWN_FOLDERS = ['specs/', 'openspec/changes/'];
/** Reads the tickets at a commit that the words name. */
async function readNamedTickets(repository, commit, words, fetchBlobs) {
    const entries = await listNamedTickets(repository, commit, words);
    await (0,fetched_info/* readFetchedInfo */.M)(repository, entries.map(({ name }) => name), fetchBlobs);
    return toNamedTickets(entries, await (0,base_files/* readTexts */.Z7)(repository, entries));
}
/** Lists the tickets at a commit that the words name, at most `MAX_NAMED`, by path. */
async function listNamedTickets(repository, commit, words) {
    const text = `${words.branch}\n${words.title}\n${words.body.slice(0, MAX_WORDS)}`.toLowerCase();
    const listed = await (0,trees/* listTreeEntries */.ld)(repository, commit, [...FOLDERS, ...OWN_FOLDERS]);
    const files = listed.filter((entry) => (0,base_files/* isFile */.fo)(entry) && isNamed(entry.path, text));
    const folders = listed.filter(({ path }) => OWN_FOLDERS.some((folder) => path.startsWith(folder) && names(text, path.slice(folder.length))));
    const inside = await listSpecs(repository, commit, folders.slice(0, MAX_NAMED));
    const found = [...files, ...inside];
    return found.length > MAX_NAMED ? [] : found;
}
/** The tickets of entries whose texts could be read; `texts` are by path. */
function toNamedTickets(entries, texts) {
    return entries.flatMap(({ path }) => {
        const body = texts.get(path);
        if (body === undefined)
            return [];
        const title = /^#\s+(.+?)\s*#*\s*$/mu.exec(body)?.[1] ?? path;
        return [{ id: path, provider: 'file', url: null, title, body, relation: 'closing' }];
    });
}
/** Lists what the folders of tickets say: `spec.md`, and those of OpenSpec one folder deeper. */
async function listSpecs(repository, commit, folders) {
    if (folders.length === 0)
        return [];
    const specs = await (0,trees/* listTreeEntries */.ld)(repository, commit, folders.flatMap(({ path }) => [`${path}/spec.md`, `${path}/specs/`]));
    const deeper = specs.filter((entry) => !(0,base_files/* isFile */.fo)(entry)).map(({ path }) => `${path}/spec.md`);
    const deep = deeper.length === 0 ? [] : await (0,trees/* listTreeEntries */.ld)(repository, commit, deeper);
    return [...specs, ...deep].filter((entry) => (0,base_files/* isFile */.fo)(entry) && (0,ticket_places/* recognizeTicketFile */.t)(entry.path)?.role === 'criteria');
}
function isNamed(path, text) {
    const file = (0,ticket_places/* recognizeTicketFile */.t)(path);
    if (file === null || file.role !== 'criteria')
        return false;
    if (file.tool !== 'BMAD')
        return names(text, file.key);
    const [epic = '', story = ''] = file.key.split(/[.-]/u);
    return (names(text, `story ${epic}.${story}`) ||
        names(text, `story-${epic}.${story}`) ||
        names(text, `story-${epic}-${story}`));
}
/** A name of one word and without a digit may be any word of the text. */
const CLEAR_NAME = /[\d-]/u;
/** Returns whether a text, in lower case, has a name as a word of its own. */
function names(text, name) {
    const wanted = name.toLowerCase();
    if (!CLEAR_NAME.test(wanted))
        return false;
    for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
        const [before, after] = [text.charAt(at - 1), text.slice(at + wanted.length, at + wanted.length + 2)];
        if (!/[\p{IDC}-]/u.test(before) && !/^(?:[\p{IDC}]|[.-]\d)/u.test(after))
            return true;
    }
    return false;
}
//# sourceMappingURL=named-tickets.js.map
// EXTERNAL MODULE: ./build/src/sources/git/code.js + 9 modules
var git_code = __webpack_require__(48720);
// EXTERNAL MODULE: ./build/src/sources/git/changed/changed-files.js + 6 modules
var changed_files = __webpack_require__(44780);
// EXTERNAL MODULE: ./build/src/sources/git/changed/raw-diff.js
var raw_diff = __webpack_require__(612);
// EXTERNAL MODULE: ./build/src/sources/git/merge-base.js
var merge_base = __webpack_require__(2985);
;// CONCATENATED MODULE: ./build/src/sources/git/seen.js



/** Earlier heads that are read: the newest that were reviewed. */
const MAX_SEEN = 5;
/** What is read of each. Beyond it, the head counts as one that could not be had. */
const SEEN_LIMITS = { files: 300, textLength: 4 * 1024 * 1024 };
/** Adds to what people said what git says of the commits. */
async function completePeople(opened, change, limits) {
    const people = change.people ?? null;
    if (people === null)
        return null;
    const wanted = listSeen(people, change);
    const { mergeBase } = opened;
    const past = await opened.past();
    const { repository, uncached } = past;
    const absent = [];
    for (const sha of wanted)
        if ((await readTree(repository, sha)) === null)
            absent.push(sha);
    if (absent.length > 0)
        await uncached.commits(absent);
    const seen = [];
    for (const sha of wanted) {
        const place = { seen: sha, base: change.base.sha, mergeBase, head: change.head.sha };
        seen.push(await readSeen(past, place, { ...limits, ...SEEN_LIMITS }));
    }
    return { ...people, head_tree: await readTree(repository, change.head.sha), teams: [], seen };
}
/** Returns the commits that people other than who opened the pull request reviewed, the newest review first. */
function listSeen({ reviews, accounts }, { author, head }) {
    const people = new Set(accounts.filter(({ kind, login }) => kind === 'user' && login !== author).map(({ login }) => login));
    const commits = reviews.filter(({ login }) => people.has(login)).map(({ commit }) => commit);
    const earlier = commits.filter((commit) => commit !== null && commit !== head.sha);
    return [...new Set(earlier.filter((commit) => commit !== null).reverse())].slice(0, MAX_SEEN);
}
/** Returns the tree of a commit; null if the commit is not there. */
async function readTree(repository, commit) {
    const { code, stdout } = await repository.run(['rev-parse', '--verify', '--quiet', `${commit}^{tree}`]);
    return code === 0 ? stdout.toString('latin1').trim() : null;
}
/** Where anything is not certain, the tree is null: nothing is known of that head then. */
async function readSeen({ repository, uncached }, { seen: sha, base, mergeBase, head }, limits) {
    const unknown = { sha, tree: null, since: [], before: [], rebased: [] };
    const tree = await readTree(repository, sha);
    const left = tree === null ? null : await (0,merge_base/* findMergeBase */.f)(repository, base, sha);
    if (left?.kind !== 'found')
        return unknown;
    const compare = (from, to) => (0,raw_diff/* listChanges */.W)(repository, from, to, 'none');
    const then = await compare(left.sha, sha);
    const now = await compare(mergeBase, head);
    const moved = await compare(left.sha, mergeBase);
    const between = await compare(sha, head);
    const current = new Set(now.map(keyPath));
    const either = new Set([...then.map(keyPath), ...current]);
    const since = between.filter((one) => either.has(keyPath(one)));
    const touched = new Set(since.map(keyPath));
    const before = then.filter((one) => touched.has(keyPath(one)));
    if (since.length > limits.files)
        return unknown;
    return {
        sha,
        tree,
        since: await (0,changed_files/* readFiles */.U)(repository, since, uncached.blobs, limits),
        before: await (0,changed_files/* readFiles */.U)(repository, before, uncached.blobs, limits),
        rebased: moved.filter((one) => current.has(keyPath(one))).map(({ path }) => path.toString('utf8')),
    };
}
/** A path as a key. Paths are bytes; without the search for renames each change has one. */
const keyPath = ({ path }) => path.toString('latin1');
//# sourceMappingURL=seen.js.map
;// CONCATENATED MODULE: ./build/src/sources/git/snapshot.js



/**
 * Builds the snapshot of a pinned change. The same commits give the same snapshot, whatever the source of the
 * repository. Only in a shallow clone on this machine the history is unavailable, and the snapshot records that.
 * @param known the code of these commits, if it was read before
 */
async function readSnapshot(opened, change, limits, known = null) {
    const { repository, mergeBase, fetchBlobs } = opened;
    const { base, head, people, edited_at } = change;
    const code = known ?? (await (0,git_code/* readCode */.w)(opened, { base: base.sha, head: head.sha }, limits));
    // A pull request that closes issues, or a request that names a ticket, needs no words to be searched.
    const named = change.tickets.length > 0
        ? []
        : await readNamedTickets(repository, base.sha, { branch: head.ref, title: change.title, body: change.body }, fetchBlobs);
    const { committedAt, files, changed, omitted, past, manifests, idleOwners, parts, loaded, ...baseFiles } = code;
    const all = [...change.missing, ...omitted];
    return {
        schema: 'review-gate.snapshot/1',
        repo: change.repo,
        pr: change.pr,
        base: { ref: base.ref, sha: base.sha, committed_at: committedAt },
        host: change.host ?? null,
        head: { ref: head.ref, sha: head.sha },
        merge_base: mergeBase,
        title: change.title,
        body: change.body,
        author: change.author,
        labels: [...change.labels],
        files,
        tickets: [...change.tickets, ...named],
        ...baseFiles,
        coverage: { complete: all.every((one) => !one.blocking), files: changed, omitted: all },
        past,
        ...(manifests === null ? {} : { manifests }),
        ...(idleOwners === null ? {} : { idle_owners: [...idleOwners] }),
        ...(parts.length === 0 ? {} : { parts: [...parts] }),
        ...(loaded === null ? {} : { loaded }),
        // Last, because it may fetch, and less of the history may be known then.
        ...(people === undefined ? {} : { people: await completePeople(opened, change, limits) }),
        ...(edited_at === undefined ? {} : { edited_at }),
    };
}
//# sourceMappingURL=snapshot.js.map

/***/ })

};
