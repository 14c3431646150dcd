export const id = 745;
export const ids = [745];
export const modules = {

/***/ 56624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  judgeLock: () => (/* binding */ judgeLock)
});

// EXTERNAL MODULE: ./build/src/base/paths.js
var paths = __webpack_require__(35827);
// EXTERNAL MODULE: ./build/src/engine/accounting/reasons.js
var reasons = __webpack_require__(71781);
// EXTERNAL MODULE: ./build/src/base/groups.js
var base_groups = __webpack_require__(54855);
;// CONCATENATED MODULE: ./build/src/engine/accounting/locks/data.js
/** What a parser read, in maps: a key such as `__proto__` is one like any other. */
const NOTHING = new Map();
/** Deeper values are not read. */
const MAX_DEPTH = 40;
/**
 * Takes over what a parser of JSON or TOML gives. Other values (dates) become text.
 * @throws RangeError if it is too deep
 */
function toData(value, depth = 0) {
    if (depth > MAX_DEPTH)
        throw new RangeError('a value is nested too deep');
    if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
        return value;
    if (Array.isArray(value))
        return value.map((item) => toData(item, depth + 1));
    if (typeof value === 'object' && !isDate(value))
        return new Map(Object.entries(value).map(([key, one]) => [key, toData(one, depth + 1)]));
    return JSON.stringify(value) ?? '';
}
/** No table holds a function, so none can pass for a date. */
function isDate(value) {
    return 'getTime' in value && typeof value.getTime === 'function';
}
/** Returns the members of a map; none of another value. */
function members(data) {
    return isMap(data) ? data : NOTHING;
}
/** Returns the items of a list; none of another value. */
function items(data) {
    return Array.isArray(data) ? data : [];
}
/** Returns the texts by their keys; '' in place of another value. */
function textsByKey(data) {
    return new Map([...members(data)].map(([key, one]) => [key, data_text(one)]));
}
/** Returns a text; '' for another value. */
function data_text(data) {
    return typeof data === 'string' ? data : '';
}
/** Returns whether a value is a map. */
function isMap(data) {
    return data instanceof Map;
}
/** Returns the member at a path of keys. */
function at(data, ...keys) {
    let found = data;
    for (const key of keys)
        found = members(found).get(key);
    return found;
}
/** Writes a value so that equal values give equal texts, whatever the order of their keys. `without`: keys left out at the top. */
function print(data, without = new Set()) {
    if (Array.isArray(data))
        return `[${data.map((item) => print(item)).join(',')}]`;
    if (!isMap(data))
        return JSON.stringify(data ?? null);
    const own = [...data]
        .filter(([key]) => !without.has(key))
        .map(([key, one]) => `${JSON.stringify(key)}:${print(one)}`);
    return `{${own.toSorted().join(',')}}`;
}
//# sourceMappingURL=data.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/locks/graph.js
/** Returns the names that the entries of some names need, directly or not, by what one of the lock files says. */
function reachFrom(names, locks) {
    const needed = new Map();
    for (const { entries } of locks)
        for (const { name, needs } of entries.values()) {
            const known = needed.get(name) ?? new Set();
            needed.set(name, known);
            for (const need of needs)
                known.add(need.name);
        }
    const reached = new Set();
    const queue = [...names];
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
        if (reached.has(name))
            continue;
        reached.add(name);
        queue.push(...(needed.get(name) ?? []));
    }
    return reached;
}
/** Returns an entry that nothing needs, or a need that nothing fulfils, where that was not so before; null if there is none. */
function findLoose(before, after) {
    const { used, missing } = walk(after);
    const earlier = walk(before);
    for (const [key, { name, version }] of after.entries)
        if (!used.has(key) && (earlier.used.has(key) || !before.entries.has(key)))
            return { entry: `${name}@${version}`, why: 'nothing needs it' };
    for (const [key, { name, version }] of before.entries)
        if (!after.entries.has(key) && !earlier.used.has(key))
            return { entry: `${name}@${version}`, why: 'it goes, and it is not seen what it was for' };
    for (const [need, name] of missing)
        if (!earlier.missing.has(need))
            return { entry: name, why: 'it is needed, and the file has no entry for it' };
    return null;
}
function walk({ own, entries }) {
    const used = new Set();
    const missing = new Map();
    const queue = [];
    const follow = (by, needs) => {
        for (const { name, to, optional } of needs)
            if (to !== null && entries.has(to))
                queue.push(to);
            else if (!optional)
                missing.set(`${by}\n${name}`, name);
    };
    for (const [place, needs] of own)
        follow(`from ${place}`, needs);
    for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
        if (used.has(key))
            continue;
        used.add(key);
        const entry = entries.get(key);
        if (entry !== undefined)
            follow(key, entry.needs);
    }
    return { used, missing };
}
//# sourceMappingURL=graph.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/locks/programs.js
/** Returns the name of the program that a package may have by its own name. */
function getOwnProgram(name) {
    return name.slice(name.lastIndexOf('/') + 1);
}
/**
 * Returns that an entry brings a program that nothing shows to be its own; null if it does not. Managers make the programs
 * that the lock file names, whatever the package says: one called `tsc`, or another file behind `eslint`, would run in place
 * of what is known by that name. `known`: of the same name at the base. `there`: what was at the same place, where the place
 * decides who finds the program; null where it does not.
 */
function findStrangeProgram({ name, programs }, known, there) {
    for (const [program, path] of programs) {
        const isOwn = program === getOwnProgram(name);
        const isKnown = known.some((one) => one.programs.get(program) === path);
        const isPlaced = there === null || there?.programs.get(program) === path;
        if (isOwn ? !isKnown && known.length > 0 : !isKnown || !isPlaced)
            return `it brings the program ${program}, or another file for it`;
    }
    return null;
}
//# sourceMappingURL=programs.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/locks/ranges.js
/**
 * Which versions a range allows, as the package managers read it. Versions are numbers alone; what is not known here allows
 * nothing. Sources: node-semver, the Cargo Book ("Specifying Dependencies"), PEP 440, the documentation of Poetry.
 */
/** The ranges of npm, pnpm and Yarn. */
const NPM_RANGES = { bare: '=', and: /\s+/u };
/** The ranges of Cargo. */
const CARGO_RANGES = { bare: '^', and: /\s*,\s*/u };
/** The ranges of PEP 440 and of Poetry. */
const PYTHON_RANGES = { bare: '==', and: /\s*,\s*/u };
const PARTS = 6;
const CONDITION = /^(\^|~=|~>?|>=?|<=?|={1,3}|!=)?\s*v?((?:\d{1,9}|[xX*])(?:\.(?:\d{1,9}|[xX*])){0,5})(-[0-9A-Za-z.-]{1,60})?$/u;
const VERSION = /^v?\d{1,9}(?:\.\d{1,9}){0,5}$/u;
/** A range is short; a longer one is not read. */
const MAX_RANGE = 200;
/** Returns the numbers of a version; null for one with other parts, such as a pre-release. */
function readNumbers(version) {
    return VERSION.test(version) ? pad(version.replace(/^v/u, '').split('.').map(Number)) : null;
}
/** Compares two versions by their numbers: below 0 if the first is older. */
function compareNumbers(a, b) {
    const at = a.findIndex((part, index) => part !== b[index]);
    return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
/** Returns whether a range allows a version; false if one of them is not read here. */
function allowsVersion(version, range, { bare, and }) {
    const own = range.trim();
    // A version of whatever form is allowed by its own name.
    if (version !== '' && own.replace(/^={1,3}\s*/u, '') === version)
        return true;
    const numbers = readNumbers(version);
    if (numbers === null || own.length > MAX_RANGE)
        return false;
    return own.split('||').some((part) => {
        const joined = part.trim().replace(/(\^|~=|~>?|[<>=!]=?)\s+/gu, '$1');
        const hyphen = /^(\S+)\s+-\s+(\S+)$/u.exec(joined);
        const conditions = hyphen === null ? joined.split(and) : [`>=${hyphen[1]}`, `<=${hyphen[2]}`];
        return conditions.every((one) => (one === '' || one === '*' ? true : holds(numbers, one, bare)));
    });
}
function holds(version, condition, bare) {
    const [, sign = bare, written = '', before] = CONDITION.exec(condition) ?? [];
    if (written === '')
        return false;
    const all = written.split('.');
    const end = all.findIndex((part) => !/^\d/u.test(part));
    // Behind a `*` stands nothing but others.
    if (end >= 0 && all.slice(end).some((part) => /^\d/u.test(part)))
        return false;
    const parts = (end < 0 ? all : all.slice(0, end)).map(Number);
    // Python fills up with zeros what npm and Cargo leave open.
    const kept = bare !== '==' && parts.length < 3 ? parts.length : PARTS;
    const isIn = (from, to) => from !== null && compareNumbers(version, from) >= 0 && (to === null || compareNumbers(version, to) < 0);
    const start = pad(parts);
    const isExact = isIn(start, next(start, end >= 0 ? parts.length : kept));
    // A release lies above its own pre-releases.
    const behind = before === undefined ? next(start, kept) : start;
    switch (sign) {
        case '=':
        case '==':
        case '===':
            return before === undefined && isExact;
        case '!=':
            return before !== undefined || !isExact;
        case '^':
            return isIn(start, next(parts, countKept(parts)));
        case '~':
        case '~>':
            return isIn(start, next(parts, Math.min(2, parts.length)));
        case '~=':
            return parts.length > 1 && isIn(start, next(parts, parts.length - 1));
        case '>=':
            return isIn(start, null);
        case '>':
            return isIn(behind, null);
        case '<':
            return isIn([], start);
        default:
            return behind !== null && isIn([], behind);
    }
}
/** How many leading parts `^` keeps: up to the first that is not 0. */
function countKept(parts) {
    const first = parts.findIndex((part) => part > 0);
    return first < 0 ? parts.length : first + 1;
}
/** The first version behind all that begin with the leading parts; null where there is none. */
function next(parts, kept) {
    if (kept === 0)
        return null;
    const own = pad(parts).slice(0, kept);
    return pad([...own.slice(0, -1), (own.at(-1) ?? 0) + 1]);
}
function pad(parts) {
    return Array.from({ length: PARTS }, (_, at) => parts[at] ?? 0);
}
//# sourceMappingURL=ranges.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/locks/check.js
/**
 * Checks a lock file entry by entry: what changed must follow from the edit of the manifests. The same for every package
 * manager; the formats say what an entry is.
 *
 * Most managers believe what a lock file says that a package needs. So nobody may come in by that: a name that was not
 * locked before is only taken from the manifest, and a package that stays locked changes its version only if it was
 * needed before by one that the manifest's edit names.
 */





/** Returns the first doubt; null if each changed entry follows. */
function findDoubt(before, after, edit, format) {
    const whole = (why) => ({ entry: '', why });
    if (before.rest !== after.rest)
        return whole('what the file says beside its entries changes');
    if (edit.steers !== null)
        return whole(`${edit.steers} changes more than what it depends on`);
    if (edit.disagrees !== null)
        return whole(`it does not say what ${edit.disagrees} asks for`);
    if (edit.ranges.size === 0 && !edit.removes)
        return whole('no edit of a manifest in this change asks for another package');
    return new Check(before, after, edit, format).find() ?? findLoose(before, after);
}
/** A name with more entries is left to people. */
const MAX_SAME_NAME = 100;
class Check {
    before;
    after;
    edit;
    format;
    #reached;
    #hosts;
    /** Of the base, by name. */
    #known;
    /** The entries that the manifest's edit names, by key. */
    #direct;
    /** Keys of entries that are as they were. */
    #same;
    /** Names that something needs without a range. */
    #unbounded;
    constructor(before, after, edit, format) {
        this.before = before;
        this.after = after;
        this.edit = edit;
        this.format = format;
        const entries = [...after.entries.values()];
        this.#known = (0,base_groups/* groupBy */.$z)(before.entries.values(), ({ name }) => name);
        this.#reached = reachFrom([...edit.ranges.keys()], format.asksRegistry ? [before, after] : [before]);
        this.#hosts = new Set([...before.entries.values()].filter(({ fault }) => fault === null).map(({ host }) => host));
        const asked = [...after.own.values()].flat().filter(({ name }) => edit.ranges.has(name));
        this.#direct = new Map(asked.flatMap((need) => (need.to === null ? [] : [[need.to, need]])));
        const keys = [...after.entries].filter(([key, entry]) => isSame(before.entries.get(key), entry));
        this.#same = new Set(keys.map(([key]) => key));
        const needs = entries.flatMap((entry) => entry.needs.filter(({ range }) => range === null));
        this.#unbounded = new Set(needs.map(({ name }) => name));
    }
    find() {
        for (const [key, entry] of this.after.entries) {
            const why = this.#same.has(key) ? null : this.judge(key, entry, this.before.entries.get(key));
            if (why !== null)
                return { entry: describe(entry), why };
        }
        return this.findUnfit();
    }
    /** Returns why a changed entry does not follow; null if it does. */
    judge(key, entry, old) {
        const direct = this.#direct.get(key);
        const known = this.#known.get(entry.name) ?? [];
        if (known.length > MAX_SAME_NAME)
            return 'more entries have its name than are compared';
        const program = findStrangeProgram(entry, known, this.format.places === true ? old : null);
        const same = known.filter(({ version }) => version === entry.version);
        if (same.length > 0)
            return findOther(entry, same, this.format) ?? program;
        if (entry.fault !== null)
            return entry.fault;
        if (known.some(({ fault }) => fault !== null))
            return 'another one of its name does not come from the registry';
        const hosts = known.length === 0 ? this.#hosts : new Set(known.map(({ host }) => host));
        if (hosts.size === 0 ? entry.host !== '' : hosts.size > 1 || !hosts.has(entry.host))
            return 'it comes from another place than the others';
        if (entry.script && !known.some(({ script }) => script))
            return 'it runs a script when it is installed';
        if (program !== null)
            return program;
        if (direct !== undefined)
            return this.judgeDirect(entry, direct, known);
        if (known.length === 0 && !this.format.asksRegistry)
            return 'it is new, and only the lock file says that something needs it';
        if (!this.#reached.has(entry.name))
            return 'nothing that the edit of the manifest is about needs it';
        return findOlder(entry, known) ?? this.findJump(entry, known);
    }
    /** Without a range that says how far a package may move, it stays at the major version that it had. */
    findJump({ name, version }, known) {
        if (this.format.asksRegistry || !this.#unbounded.has(name))
            return null;
        const [major = -1, minor = -1] = readNumbers(version) ?? [];
        const isNear = known.some((one) => {
            const [knownMajor, knownMinor] = readNumbers(one.version) ?? [];
            return major === knownMajor && (major > 0 || minor === knownMinor);
        });
        return isNear ? null : 'it moves to another major version, and no range says that it may';
    }
    judgeDirect(entry, { name, range }, known) {
        const ranges = range === null ? [...(this.edit.ranges.get(name) ?? [])] : [range];
        const isAllowed = (version) => ranges.some((one) => this.format.allows(version, one));
        if (!isAllowed(entry.version))
            return `the manifest asks for ${ranges.join(', ')}`;
        // A range that the old version fulfils too leaves it where it is, or moves it up.
        return findOlder(entry, known.filter(({ version }) => isAllowed(version)));
    }
    /** Returns the first need that changed, or that gets something else now, and does not get what it asks for. */
    findUnfit() {
        const { before, after } = this;
        for (const [key, entry] of after.entries) {
            const old = before.entries.get(key)?.needs ?? [];
            const doubt = this.findUnfitNeed(entry.needs, old, `${describe(entry)} needs`, this.#same.has(key));
            if (doubt !== null)
                return doubt;
        }
        for (const [place, needs] of after.own) {
            const doubt = this.findUnfitNeed(needs, before.own.get(place) ?? [], 'the manifest asks for', true);
            if (doubt !== null)
                return doubt;
        }
        return null;
    }
    findUnfitNeed(needs, old, who, stays) {
        const sign = ({ kind, name, range, to }) => JSON.stringify([kind, name, range, to]);
        const known = new Set(stays ? old.map(sign) : []);
        for (const need of needs) {
            const got = this.after.entries.get(need.to ?? '');
            if (got === undefined || need.optional)
                continue;
            if (known.has(sign(need)) && this.#same.has(need.to ?? ''))
                continue;
            if (got.name !== need.name)
                return { entry: describe(got), why: `it stands in the place of ${need.name}` };
            if (need.range !== null && !this.format.allows(got.version, need.range))
                return { entry: describe(got), why: `${who} ${need.range}` };
        }
        return null;
    }
}
function describe({ name, version }) {
    return `${name}@${version}`;
}
function isSame(old, now) {
    return (old !== undefined &&
        old.name === now.name &&
        old.version === now.version &&
        old.pin === now.pin &&
        old.more === now.more &&
        old.script === now.script &&
        old.fault === now.fault &&
        printNeeds(old) === printNeeds(now) &&
        print(old.programs) === print(now.programs));
}
/** What it asks for, without what it gets: that may change as long as it is what is asked for. */
function printNeeds({ needs }) {
    return needs
        .map(({ name, kind, range, optional }) => JSON.stringify([name, kind, range, optional]))
        .toSorted()
        .join('\n');
}
/** Returns what is other in an entry of a version that was locked before; null if nothing is: it only stands elsewhere. */
function findOther(entry, same, { asksRegistry }) {
    const pinned = same.filter(({ pin }) => pin === entry.pin);
    if (pinned.length === 0)
        return 'its version stays, and its source or its checksum changes';
    const alike = pinned.filter(({ more, fault, script }) => more === entry.more && fault === entry.fault && script === entry.script);
    if (alike.length === 0)
        return 'its version stays, and what the file says of it changes';
    // Other features of a crate need other crates.
    if (asksRegistry)
        return null;
    const print = (one) => printNeeds({ ...one, needs: one.needs.filter(({ optional }) => !optional) });
    return alike.some((one) => print(one) === print(entry)) ? null : 'its version stays, and it needs other packages';
}
/** Returns that an entry goes back to an older version than one of the same name and major version; null if it does not. */
function findOlder({ version }, known) {
    if (known.length === 0)
        return null;
    const now = readNumbers(version);
    const old = known.map((one) => readNumbers(one.version));
    if (now === null || old.includes(null))
        return 'the order of its versions is not read here';
    const earlier = old.filter((one) => one !== null);
    const isOlder = earlier.some((one) => one[0] === now[0] && compareNumbers(one, now) > 0) ||
        earlier.every((one) => compareNumbers(one, now) > 0);
    return isOlder ? 'it is older than what was locked before' : null;
}
//# sourceMappingURL=check.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/locks/edits.js
/** Compares both sides of the manifests with each other, and with what the lock file says of them. */
function readEdit(before, after, changes) {
    const ranges = new Map();
    let removes = false;
    const add = (name, range) => {
        const known = ranges.get(name) ?? new Set();
        ranges.set(name, known);
        known.add(range);
    };
    for (const { before: old, after: now } of changes) {
        const known = new Set(old.needs.map(sign));
        for (const need of now.needs)
            if (!known.has(sign(need)) && need.range !== null)
                add(need.name, need.range);
        for (const [name, range] of now.shared)
            if (old.shared.get(name) !== range)
                add(name, range);
        const left = new Set([...now.needs.map(({ name }) => name), ...now.shared.keys()]);
        removes ||= [...old.needs.map(({ name }) => name), ...old.shared.keys()].some((name) => !left.has(name));
    }
    const steered = changes.find(({ before: old, after: now }) => old.steers !== now.steers || old.place !== now.place);
    return { ranges, removes, steers: steered?.path ?? null, disagrees: findDisagreement(before, after, changes) };
}
const sign = ({ kind, name, range }) => JSON.stringify([kind, name, range]);
function findDisagreement(before, after, changes) {
    for (const { path, after: manifest } of changes) {
        if (manifest.place === null)
            continue;
        const own = after.own.get(manifest.place);
        if (own === undefined || !agrees(own, manifest.needs))
            return path;
    }
    const edited = new Set(changes.map(({ after: { place } }) => place));
    const print = (needs = []) => needs.map(sign).toSorted().join('\n');
    const places = [...new Set([...before.own.keys(), ...after.own.keys()])].filter((place) => !edited.has(place));
    const moved = places.find((place) => print(before.own.get(place)) !== print(after.own.get(place)));
    return moved === undefined ? null : `the manifest of ${moved === '' ? 'its folder' : moved}`;
}
/**
 * Returns whether a lock file repeats the needs of a manifest. It may leave out peers, and write them as needs like any other. A format with one
 * list, or without ranges, is compared by what it has.
 */
function agrees(own, manifest) {
    const hasKinds = own.some(({ kind }) => kind !== '');
    const hasRanges = own.some(({ range }) => range !== null);
    const write = (kind, { name, range }) => JSON.stringify([hasKinds ? kind : '', name, hasRanges ? range : null]);
    const said = new Set(own.map((need) => write(need.kind, need)));
    const isPeer = ({ kind }) => kind === 'peerDependencies';
    const kinds = ['peerDependencies', 'dependencies'];
    const allowed = new Set(manifest.flatMap((need) => (isPeer(need) ? kinds.map((kind) => write(kind, need)) : [write(need.kind, need)])));
    return (manifest.every((need) => isPeer(need) || said.has(write(need.kind, need))) &&
        [...said].every((one) => allowed.has(one)));
}
//# sourceMappingURL=edits.js.map
// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
;// CONCATENATED MODULE: ./build/src/engine/accounting/locks/read-toml.js
/** Reads TOML. */


/** Returns the table of a text; null if it is no TOML. */
function readToml(source) {
    try {
        const data = toData((0,dist/* parse */.qg)(source));
        return isMap(data) ? data : null;
    }
    catch {
        return null;
    }
}
//# sourceMappingURL=read-toml.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/locks/formats/cargo.js
/**
 * `Cargo.lock` and `Cargo.toml`. Cargo asks the registry's index what a crate needs, whatever the lock file says; with
 * `--locked` it refuses one that says otherwise. Source: the Cargo Book; cargo's `core/resolver/encode.rs`.
 */




/** The public registry, as cargo writes it. */
const REGISTRY = 'registry+https://github.com/rust-lang/crates.io-index';
const KNOWN = new Set(['name', 'version', 'source', 'checksum', 'dependencies']);
const LISTS = ['dependencies', 'dev-dependencies', 'build-dependencies'];
const SECTIONS = ['package', 'metadata'];
/** The format of Cargo 1.53 and later. */
const CARGO = {
    manifest: 'Cargo.toml',
    asksRegistry: true,
    readLock,
    readManifest,
    allows: (version, range) => allowsVersion(version, range, CARGO_RANGES),
};
function readLock(source) {
    const data = readToml(source);
    const version = data?.get('version');
    if (data === null || (version !== 3 && version !== 4))
        return null;
    const packages = items(data.get('package'));
    const keys = new Map();
    for (const one of packages) {
        const { name, version: its, source: from } = readId(one);
        // A dependency is written as short as it is unambiguous.
        for (const short of [name, `${name} ${its}`, `${name} ${its} (${from})`])
            (0,base_groups/* addToGroup */.Mr)(keys, short, toKey(one));
    }
    const own = new Map();
    const entries = new Map();
    for (const one of packages) {
        const needs = items(at(one, 'dependencies')).map((need) => {
            const found = keys.get(data_text(need)) ?? [];
            const name = data_text(need).split(' ', 1).join('');
            return { name, kind: '', range: null, to: found.length === 1 ? (found[0] ?? null) : null, optional: false };
        });
        if (entries.has(toKey(one)))
            return null;
        if (isOwn(one))
            own.set(readId(one).name, needs);
        entries.set(toKey(one), readEntry(one, needs));
    }
    return { own, entries, rest: print(data, new Set(SECTIONS)) + print(data.get('metadata')) };
}
function readId(one) {
    return { name: data_text(at(one, 'name')), version: data_text(at(one, 'version')), source: data_text(at(one, 'source')) };
}
/** A member of the workspace is built from its folder. */
const isOwn = (one) => !members(one).has('source') && !members(one).has('checksum');
function toKey(one) {
    const { name, version, source } = readId(one);
    return isOwn(one) ? name : `${name} ${version} ${source}`;
}
function readEntry(one, needs) {
    const { name, version, source } = readId(one);
    const same = { name, programs: new Map(), script: false, more: '' };
    // What a member needs is compared with its manifest, and its version is that of the manifest.
    if (isOwn(one))
        return { ...same, version: '', needs: [], pin: '', host: '', fault: 'it is a folder' };
    const checksum = data_text(at(one, 'checksum'));
    const fault = findFault(one, source, checksum);
    return { ...same, version, needs, pin: print([source, checksum]), host: source, fault };
}
function findFault(one, source, checksum) {
    if (source !== REGISTRY)
        return 'it does not come from crates.io';
    if (!/^[0-9a-f]{64}$/u.test(checksum))
        return 'it has no checksum of SHA-256';
    if (!/^[\w-]+$/u.test(data_text(at(one, 'name'))))
        return 'its name is none of a crate';
    const unknown = [...members(one).keys()].find((field) => !KNOWN.has(field));
    return unknown === undefined ? null : `what \`${unknown}\` says is not read here`;
}
function readManifest(source, folder) {
    const data = readToml(source);
    if (data === null)
        return null;
    const tables = [data, ...members(data.get('target')).values()];
    const needs = tables.flatMap((table) => LISTS.flatMap((list) => readList(list, at(table, list))));
    const shared = new Map(readList('', at(data, 'workspace', 'dependencies')).flatMap(({ name, range }) => range === null ? [] : [[name, range]]));
    const place = at(data, 'package', 'name');
    const more = [
        ...tables.flatMap((table) => LISTS.map((list) => at(table, list))),
        at(data, 'workspace', 'dependencies'),
    ];
    return {
        place: place === undefined ? null : data_text(place),
        isBelow: folder !== '',
        needs,
        shared,
        steers: readSteers(data, more),
    };
}
function readList(kind, list) {
    return [...members(list)].map(([key, one]) => {
        const range = isMap(one) ? one.get('version') : one;
        const name = isMap(one) && one.has('package') ? data_text(one.get('package')) : key;
        // Other features bring other crates.
        const features = isMap(one) ? print([one.get('features') ?? [], one.get('default-features') ?? true]) : '';
        return { name, kind: kind + features, range: typeof range === 'string' ? range : null, to: null, optional: false };
    });
}
/** Members of a dependency that only say which version of it, and how much of it is compiled. */
const PLAIN = new Set([
    'version',
    'features',
    'default-features',
    'optional',
    'workspace',
    'package',
]);
/** What else decides which crates are taken: patches, members, and the sources of dependencies. */
function readSteers(data, lists) {
    const sources = lists.flatMap((list) => [...members(list)].flatMap(([name, one]) => (isMap(one) ? [`${name} ${print(one, PLAIN)}`] : [])));
    const own = new Set([
        ...LISTS,
        'target',
        'features',
        'package',
        'lib',
        'bin',
        'profile',
        'lints',
        'test',
        'bench',
        'example',
        'workspace',
        'badges',
    ]);
    const workspace = print(data.get('workspace'), new Set(['dependencies', 'package', 'lints', 'metadata']));
    const held = ['name', 'links', 'resolver', 'build'].map((key) => print(at(data, 'package', key)));
    return [...sources.filter((one) => !one.endsWith(' {}')).toSorted(), print(data, own), workspace, ...held].join('\n');
}
//# sourceMappingURL=cargo.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/locks/formats/go-sum.js
/**
 * `go.sum`: checksums alone. It never decides which modules are used, go.mod does. But a checksum that stands in it is not
 * asked of the checksum database any more. So none may come twice, none may change, and each must be of a module that is
 * known. Source: the Go Modules Reference, "go.sum files".
 */

const LINE = /^(\S+) (v[^\s/]+)(\/go\.mod)? (h1:[A-Za-z0-9+/]{43}=)$/u;
/** A module that is the Go program itself: another one would compile everything. */
const TOOLCHAIN = 'golang.org/toolchain';
const whole = (why) => ({ entry: '', why });
/** Returns which line does not follow from go.mod; null if each does. */
function findGoDoubt({ file }, manifests) {
    const manifest = manifests.find((one) => (0,paths/* getFolder */.L2)(one.file.path) === (0,paths/* getFolder */.L2)(file.path))?.file;
    if (manifest === undefined)
        return whole('go.mod does not change with it');
    const [before, after] = [readSums(file.old_text), readSums(file.new_text)];
    const [old, now] = [readGoMod(manifest.old_text), readGoMod(manifest.new_text)];
    if (before === null || after === null || old === null || now === null)
        return whole('the file or go.mod has a form that is not read here, or was not there before');
    if (old.steers !== now.steers)
        return whole('go.mod changes more than what it requires');
    if (now.requires.size === old.requires.size && [...now.requires].every((one) => old.requires.has(one)))
        return whole('go.mod requires the same as before');
    for (const [key, sum] of after) {
        const { path, version, module } = readKey(key);
        const doubt = (why) => ({ entry: `${path}@${version}`, why });
        const was = before.get(key);
        if (was === sum)
            continue;
        if (was !== undefined)
            return doubt('its version stays, and its checksum changes');
        if (path === TOOLCHAIN)
            return doubt('it is a program that compiles everything');
        if (key !== module)
            continue;
        if (!now.requires.has(key))
            return doubt('go.mod does not require this version of it');
        if (!after.has(`${key}/go.mod`))
            return doubt('its own go.mod has no checksum');
    }
    for (const key of now.requires) {
        const { path, version } = readKey(key);
        const isLost = [key, `${key}/go.mod`].some((one) => before.has(one) && !after.has(one));
        if (isLost || (!old.requires.has(key) && !after.has(`${key}/go.mod`)))
            return { entry: `${path}@${version}`, why: 'go.mod requires it, and it has no checksum' };
    }
    return null;
}
/** Splits `path version`, or `path version/go.mod`: the checksum of a module's go.mod alone. */
function readKey(key) {
    const module = key.replace(/\/go\.mod$/u, '');
    const [path = '', version = ''] = module.split(' ');
    return { path, version, module };
}
/** Returns the checksums by what they are of; null if the text has another form. */
function readSums(text) {
    if (text === null)
        return null;
    const sums = new Map();
    for (const line of text.split('\n')) {
        if (line === '')
            continue;
        const [, path = '', version = '', own = '', sum = ''] = LINE.exec(line) ?? [];
        const key = `${path} ${version}${own}`;
        if (path === '' || sums.has(key))
            return null;
        sums.set(key, sum);
    }
    return sums;
}
function readGoMod(text) {
    if (text === null || /["`\r]|\/\*/u.test(text))
        return null;
    const requires = new Set();
    const steers = [];
    let block = '';
    for (const raw of text.split('\n')) {
        const line = raw.replace(/\/\/.*$/u, '').trim();
        if (line === '')
            continue;
        const open = /^(\w+) ?\($/u.exec(line)?.[1];
        if (open !== undefined)
            block = open;
        else if (line === ')')
            block = '';
        else {
            const said = block === '' ? line : `${block} ${line}`;
            const [, path, version] = /^require\s+(\S+)\s+(v\S+)$/u.exec(said) ?? [];
            if (path === undefined)
                steers.push(said.replace(/\s+/gu, ' '));
            else
                requires.add(`${path} ${version}`);
        }
    }
    return {
        requires,
        steers: steers
            .filter((one) => !/^(?:go|module|retract) /u.test(one))
            .toSorted()
            .join('\n'),
    };
}
//# sourceMappingURL=go-sum.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/locks/formats/package-json.js
/** The manifest of npm, pnpm and Yarn, as far as a lock file depends on it. */

/** The lists of what a package needs. Those of the kind `peerDependencies` may be absent. */
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const PEERS = 'peerDependencies';
/** Members that change which packages are taken, or which of them run scripts. */
const STEERING = [
    ...['overrides', 'resolutions', 'pnpm', 'workspaces', 'catalog', 'catalogs', 'packageManager', 'dependenciesMeta'],
    ...['peerDependenciesMeta', 'bundleDependencies', 'bundledDependencies', 'devEngines', 'installConfig'],
];
/** Parses JSON; null if it is none. */
function parseJson(source) {
    try {
        return toData(JSON.parse(source));
    }
    catch {
        return null;
    }
}
/** Reads a `package.json`. `place`: where the lock file speaks of it. */
function readPackageJson(source, place) {
    const data = parseJson(source);
    if (!isMap(data))
        return null;
    const steers = STEERING.map((key) => print(at(data, key))).join('\n');
    return { place, needs: readNeeds(data, () => null), shared: new Map(), steers };
}
/** Reads the lists of needs of a manifest or an entry. `resolve`: returns the key of the entry that a name gets. */
function readNeeds(data, resolve) {
    return KINDS.flatMap((kind) => [...members(at(data, kind))].map(([name, range]) => ({
        name,
        kind,
        range: data_text(range),
        to: resolve(name),
        optional: kind === PEERS,
    })));
}
const SHA512 = /^sha512-[A-Za-z0-9+/]{86}==$/u;
/** Returns whether a checksum is one of SHA-512 alone, as registries of npm give it. */
function isStrong(integrity) {
    return SHA512.test(integrity);
}
/** Returns the host of the archive that a registry of npm serves for a name and a version; null for another address. */
function readArchiveHost(address, name, version) {
    const [, host = '', rest = ''] = /^https:\/\/([a-z0-9.-]+)\/(.*)$/u.exec(address) ?? [];
    const base = name.slice(name.lastIndexOf('/') + 1);
    return host !== '' && rest === `${name}/-/${base}-${version}.tgz` ? host : null;
}
/** The names of packages that a registry of npm takes. */
const NAME = /^(?:@[a-z0-9~-][a-z0-9._~-]*\/)?[a-z0-9~-][a-z0-9._~-]*$/iu;
/** Returns whether a text is a name of a package. */
function isPackageName(name) {
    return name.length <= 214 && NAME.test(name);
}
//# sourceMappingURL=package-json.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/locks/formats/npm.js
/** `package-lock.json`. Source: the documentation of npm, package-lock.json, lockfileVersion 3. */



const INSIDE = 'node_modules/';
/** Members of an entry that are read, or that cannot change what is installed. */
const npm_KNOWN = new Set([
    ...['version', 'resolved', 'integrity', 'hasInstallScript', 'bin', 'dependencies', 'optionalDependencies'],
    ...['peerDependencies', 'peerDependenciesMeta', 'os', 'cpu', 'libc', 'engines', 'license', 'funding', 'deprecated'],
    ...['dev', 'optional', 'devOptional', 'peer'],
]);
/** Members that are compared by themselves, and those that follow from the manifests or are for people. */
const APART = new Set([
    ...['version', 'resolved', 'integrity', 'hasInstallScript', 'dependencies', 'optionalDependencies'],
    ...['peerDependencies', 'engines', 'license', 'funding', 'deprecated', 'dev', 'optional', 'devOptional', 'peer'],
]);
const OWN_APART = new Set([...KINDS, 'name', 'version', 'license', 'engines', 'bin']);
/** The format of npm 7 and later. */
const NPM = {
    manifest: 'package.json',
    asksRegistry: false,
    places: true,
    readLock: npm_readLock,
    readManifest: readPackageJson,
    allows: (version, range) => allowsVersion(version, range, NPM_RANGES),
};
function npm_readLock(source) {
    const data = parseJson(source);
    if (at(data ?? undefined, 'lockfileVersion') !== 3)
        return null;
    const packages = members(at(data ?? undefined, 'packages'));
    const own = new Map();
    const entries = new Map();
    const folders = [];
    for (const [key, one] of packages) {
        if (!isMap(one))
            return null;
        const needs = readNeeds(one, (name) => resolve(key, name, packages));
        if (key.includes(INSIDE))
            entries.set(key, npm_readEntry(key, one, needs));
        else {
            own.set(key, needs);
            folders.push(`${key} ${print(one, OWN_APART)}`);
        }
    }
    const rest = print(data ?? undefined, new Set(['packages', 'name', 'version']));
    return { own, entries, rest: [rest, ...folders.toSorted()].join('\n') };
}
/** Returns the entry that a package finds under a name, as Node looks for it: from its own folder upwards. */
function resolve(from, name, packages) {
    let folder = from;
    for (;;) {
        const key = folder === '' ? `${INSIDE}${name}` : `${folder}/${INSIDE}${name}`;
        if (packages.has(key))
            return key;
        if (folder === '')
            return null;
        folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')));
        if (folder.endsWith('/node_modules') || folder === 'node_modules')
            folder = folder.slice(0, Math.max(0, folder.length - INSIDE.length));
    }
}
function npm_readEntry(key, data, needs) {
    const name = key.slice(key.lastIndexOf(INSIDE) + INSIDE.length);
    const [version, resolved, integrity] = ['version', 'resolved', 'integrity'].map((field) => data_text(data.get(field)));
    // Without an address npm asks its registry for the name and the version.
    const host = data.has('resolved') ? readArchiveHost(resolved ?? '', name, version ?? '') : '';
    return {
        name,
        version: version ?? '',
        needs,
        pin: print([resolved ?? '', integrity ?? '']),
        host: host ?? '',
        fault: npm_findFault(name, data, host, integrity ?? ''),
        programs: textsByKey(data.get('bin')),
        script: data.has('hasInstallScript') && data.get('hasInstallScript') !== false,
        more: print(data, APART),
    };
}
function npm_findFault(name, data, host, integrity) {
    if (!isPackageName(name))
        return 'its name is none of a package';
    if (host === null)
        return 'its address is not that of this version in a registry';
    if (!isStrong(integrity))
        return 'it has no checksum of SHA-512';
    const unknown = [...data.keys()].find((field) => !npm_KNOWN.has(field));
    return unknown === undefined ? null : `what \`${unknown}\` says is not read here`;
}
//# sourceMappingURL=npm.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/locks/indented.js
/** Signs that one reader takes for a line break or leaves out, and another does not. */
const ODD = /[\p{Cc}\u0085\u2028\u2029\uFEFF]/u;
const SINGLE = "'(?:[^']|'')*'";
const DOUBLE = String.raw `"(?:[^"\\]|\\["\\/])*"`;
/** Signs that begin something else than a plain text. */
const START = '[^\\s\'"#&*!|>%@`{}[\\],?:-]';
const KEY = new RegExp(`^(${SINGLE}|${DOUBLE}|(?:${START}|[-:?](?=[^\\s:]))(?:[^\\s:#,{}[\\]]|:(?=\\S)|#(?=\\S)){0,2000}):(?: (.*))?$`, 'u');
const indented_PLAIN = new RegExp(`^(?:${START}|[-:?](?=\\S))(?:(?!: |:$| #).)*$`, 'u');
const BLOCK = /^[|>][-+]?$/u;
const indented_MAX_DEPTH = 24;
class Refused extends Error {
}
/** Reads a text; null if it has another form. */
function readIndented(source) {
    const lines = source.split('\n');
    if (lines.some((line) => ODD.test(line)))
        return null;
    try {
        const reader = new Reader(lines);
        const read = reader.readMap(0);
        return reader.isAtEnd() && read.size > 0 ? read : null;
    }
    catch (error) {
        if (error instanceof Refused)
            return null;
        throw error;
    }
}
class Reader {
    lines;
    #at = 0;
    constructor(lines) {
        this.lines = lines;
        this.skip();
    }
    isAtEnd() {
        return this.#at >= this.lines.length;
    }
    readMap(indent) {
        if (indent > indented_MAX_DEPTH)
            throw new Refused();
        const map = new Map();
        for (; !this.isAtEnd() && this.depth() === indent; this.skip()) {
            const [, written = '', value = ''] = KEY.exec(this.line().slice(indent)) ?? [];
            const key = written === '' ? '' : readScalar(written);
            if (key === '' || key === '<<' || map.has(key))
                throw new Refused();
            this.#at += 1;
            map.set(key, value === '' ? this.readBelow(indent) : BLOCK.test(value) ? this.readBlock(indent) : readValue(value));
        }
        if (!this.isAtEnd() && this.depth() > indent)
            throw new Refused();
        return map;
    }
    readBelow(indent) {
        this.skip();
        const depth = this.isAtEnd() ? 0 : this.depth();
        if (depth <= indent)
            throw new Refused();
        return /^- /u.test(this.line().slice(depth)) ? this.readList(depth) : this.readMap(depth);
    }
    readList(indent) {
        const list = [];
        for (; !this.isAtEnd() && this.depth() === indent; this.skip()) {
            const [, value] = /^- (\S.*)$/u.exec(this.line().slice(indent)) ?? [];
            // An item that is a map of its own is not written by the managers.
            if (value === undefined || KEY.test(value))
                throw new Refused();
            list.push(readValue(value));
            this.#at += 1;
        }
        if (!this.isAtEnd() && this.depth() > indent)
            throw new Refused();
        return list;
    }
    /** The text of a block is for people: a message of who published the package. */
    readBlock(indent) {
        const taken = [];
        while (!this.isAtEnd() && (this.line().trim() === '' || this.depth() > indent)) {
            taken.push(this.line());
            this.#at += 1;
        }
        return taken.join('\n');
    }
    line() {
        return this.lines[this.#at] ?? '';
    }
    depth() {
        return this.line().search(/[^ ]/u);
    }
    skip() {
        while (!this.isAtEnd() && /^ *$|^#/u.test(this.line()))
            this.#at += 1;
    }
}
function readScalar(written) {
    if (written.startsWith("'"))
        return written.slice(1, -1).replaceAll("''", "'");
    return written.startsWith('"') ? written.slice(1, -1).replace(/\\(.)/gu, '$1') : written;
}
const WHOLE = new RegExp(`^(?:${SINGLE}|${DOUBLE})$`, 'u');
const PIECE = new RegExp(`\\s*(?:([{}[\\],:])|(${SINGLE}|${DOUBLE}|(?:[^\\s'"#&*!|>%@\`{}[\\],:]|:(?=[^\\s,}\\]]))(?:[^,:{}[\\]#]|:(?=[^\\s,}\\]])|(?<=\\S)#){0,4000}))`, 'uy');
function readValue(written) {
    const value = written.trim();
    if (WHOLE.test(value))
        return readScalar(value);
    if (/^[{[]/u.test(value))
        return readFlow(value);
    if (!indented_PLAIN.test(value))
        throw new Refused();
    return value;
}
/** Reads a map or a list on one line. */
function readFlow(value) {
    PIECE.lastIndex = 0;
    const pieces = [];
    while (PIECE.lastIndex < value.length) {
        const [, sign, scalar] = PIECE.exec(value) ?? [];
        if (sign === undefined && scalar === undefined)
            throw new Refused();
        pieces.push(sign ?? `=${readScalar((scalar ?? '').trim())}`);
    }
    const flow = new Flow(pieces);
    const read = flow.read(0);
    if (!flow.isAtEnd())
        throw new Refused();
    return read;
}
class Flow {
    pieces;
    #at = 0;
    constructor(pieces) {
        this.pieces = pieces;
    }
    isAtEnd() {
        return this.#at === this.pieces.length;
    }
    read(depth) {
        const piece = this.take();
        if (piece.startsWith('='))
            return piece.slice(1);
        if (depth > 4)
            throw new Refused();
        if (piece === '{')
            return this.readMap(depth);
        if (piece !== '[')
            throw new Refused();
        const list = [];
        while (this.pieces[this.#at] !== ']') {
            list.push(this.read(depth + 1));
            this.separate(']');
        }
        this.#at += 1;
        return list;
    }
    readMap(depth) {
        const map = new Map();
        while (this.pieces[this.#at] !== '}') {
            const key = this.take();
            if (!key.startsWith('=') || this.take() !== ':' || map.has(key.slice(1)))
                throw new Refused();
            map.set(key.slice(1), this.read(depth + 1));
            this.separate('}');
        }
        this.#at += 1;
        return map;
    }
    take() {
        const piece = this.pieces[this.#at];
        if (piece === undefined)
            throw new Refused();
        this.#at += 1;
        return piece;
    }
    separate(end) {
        if (this.pieces[this.#at] === end)
            return;
        if (this.take() !== ',')
            throw new Refused();
    }
}
//# sourceMappingURL=indented.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/locks/formats/pnpm.js
/** `pnpm-lock.yaml`. Source: the specification of pnpm's lock file, version 9.0. */





const pnpm_PARTS = ['importers', 'packages', 'snapshots'];
const pnpm_KNOWN = new Set([
    ...['resolution', 'engines', 'hasBin', 'deprecated', 'peerDependencies', 'peerDependenciesMeta', 'os', 'cpu', 'libc'],
    ...['dependencies', 'optionalDependencies', 'transitivePeerDependencies', 'optional'],
]);
const pnpm_APART = new Set(['resolution', 'engines', 'deprecated']);
/** The format of pnpm 9 and 10. */
const PNPM = {
    manifest: 'package.json',
    asksRegistry: false,
    readLock: pnpm_readLock,
    readManifest: (source, folder) => readPackageJson(source, folder === '' ? '.' : folder),
    allows: (version, range) => allowsVersion(version, range, NPM_RANGES),
};
function pnpm_readLock(source) {
    const data = readIndented(source);
    if (data === null || data_text(data.get('lockfileVersion')) !== '9.0')
        return null;
    const packages = members(data.get('packages'));
    const own = new Map();
    for (const [place, lists] of members(data.get('importers'))) {
        if ([...members(lists).keys()].some((kind) => !KINDS.some((one) => one === kind)))
            return null;
        own.set(place, KINDS.flatMap((kind) => [...members(at(lists, kind))].map(([name, one]) => readOwn(kind, name, one))));
    }
    const entries = new Map();
    for (const [key, snapshot] of members(data.get('snapshots')))
        entries.set(key, pnpm_readEntry(key, snapshot, packages));
    // A package without a snapshot is never installed, but it is a part of the file that somebody has to read.
    const used = new Set([...entries.keys()].map(removePeers));
    for (const [key, one] of packages)
        if (!used.has(key))
            entries.set(key, pnpm_readEntry(key, one, packages));
    return { own, entries, rest: print(data, new Set(pnpm_PARTS)) };
}
function readOwn(kind, name, one) {
    const to = readTarget(name, data_text(at(one, 'version')));
    return { name, kind, range: data_text(at(one, 'specifier')), to, optional: false };
}
/** Returns the key of what a name gets: `4.4.1(peer@1.0.0)` is a version of it, `other@1.0.0` another package. */
function readTarget(name, version) {
    if (version.startsWith('link:'))
        return null;
    return /^[^(]+@/u.test(version) ? version : `${name}@${version}`;
}
const removePeers = (key) => key.replace(/\(.*$/u, '');
function pnpm_readId(key) {
    const [, name = '', version = ''] = /^(@?[^@]+)@(.+)$/u.exec(removePeers(key)) ?? [];
    return { name, version };
}
function pnpm_readEntry(key, snapshot, packages) {
    const data = members(packages.get(removePeers(key)));
    const { name, version } = pnpm_readId(key);
    const peers = new Set([
        ...members(data.get('peerDependencies')).keys(),
        ...items(at(snapshot, 'transitivePeerDependencies')).map((one) => data_text(one)),
    ]);
    const needs = ['dependencies', 'optionalDependencies'].flatMap((kind) => [...members(at(snapshot, kind))].map(([one, to]) => ({
        name: one,
        kind,
        range: null,
        to: readTarget(one, data_text(to)),
        optional: peers.has(one),
    })));
    return {
        name,
        version,
        needs,
        pin: print(data.get('resolution')),
        host: '',
        fault: pnpm_findFault(key, data, snapshot),
        programs: data.has('hasBin') ? new Map([[getOwnProgram(name), '']]) : new Map(),
        script: false,
        more: print(data, pnpm_APART),
    };
}
function pnpm_findFault(key, data, snapshot) {
    const { name, version } = pnpm_readId(key);
    if (!isPackageName(name))
        return 'its name is none of a package';
    if (key.includes('(patch_hash='))
        return 'it is patched';
    if (!/^\d[\w.+-]*$/u.test(version))
        return 'it does not come from the registry';
    const resolution = data.get('resolution');
    if (!isMap(resolution) || [...resolution.keys()].some((one) => one !== 'integrity'))
        return 'it does not come from the registry';
    if (!isStrong(data_text(resolution.get('integrity'))))
        return 'it has no checksum of SHA-512';
    const unknown = [...data.keys(), ...members(snapshot).keys()].find((field) => !pnpm_KNOWN.has(field));
    return unknown === undefined ? null : `what \`${unknown}\` says is not read here`;
}
//# sourceMappingURL=pnpm.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/locks/formats/pyproject.js
/** `pyproject.toml`, as far as a lock file depends on it. Sources: PEP 508, 621 and 735; the documentation of uv and Poetry. */


/** Names of packages are compared without case, and `-`, `_` and `.` are the same. Source: PEP 503. */
function normaliseName(name) {
    return name.toLowerCase().replace(/[-_.]+/gu, '-');
}
/** Writes a specifier the same way whatever its order and spaces. */
function normaliseSpecifier(range) {
    return range
        .replace(/[\s()]/gu, '')
        .split(',')
        .filter((one) => one !== '')
        .toSorted()
        .join(',');
}
const REQUIREMENT = /^\s*([A-Za-z0-9][\w.-]*)\s*(\[[^\]]*\])?\s*([^;@]*?)\s*(@[^;]*)?(;.*)?$/u;
/** A longer requirement, or name of a file, is not read. */
const MAX_WRITTEN = 300;
function readRequirement(kind, whole) {
    const written = whole.slice(0, MAX_WRITTEN + 1);
    const [, name = written, extras = '', range = '', source] = REQUIREMENT.exec(written) ?? [];
    // A requirement with an address of its own is no range of versions.
    const said = whole.length > MAX_WRITTEN ? whole : source === undefined ? normaliseSpecifier(range) : source.trim();
    return { name: normaliseName(name), kind: kind + extras.replace(/\s/gu, ''), range: said, to: null, optional: false };
}
function readPoetryList(kind, list) {
    return [...members(list)].flatMap(([name, one]) => {
        if (name === 'python')
            return [];
        const range = isMap(one) ? one.get('version') : one;
        const extras = isMap(one) ? print(one.get('extras')) : '';
        return [{ name: normaliseName(name), kind: kind + extras, range: data_text(range), to: null, optional: false }];
    });
}
const STRINGS = (list) => items(list).filter((one) => typeof one === 'string');
/** Members of `[project]` that do not change which packages are taken. */
const FREE = new Set([
    ...[
        'dependencies',
        'optional-dependencies',
        'version',
        'description',
        'readme',
        'license',
        'license-files',
        'authors',
    ],
    ...['maintainers', 'keywords', 'classifiers', 'urls', 'scripts', 'gui-scripts', 'entry-points'],
]);
/** Reads the manifest. `place`: its folder, from that of the lock file. */
function readPyproject(source, place) {
    const data = readToml(source);
    if (data === null)
        return null;
    const project = at(data, 'project');
    const groups = members(at(data, 'dependency-groups'));
    const [uv, poetry] = [at(data, 'tool', 'uv'), at(data, 'tool', 'poetry')];
    const needs = [
        ...STRINGS(at(project, 'dependencies')).map((one) => readRequirement('', one)),
        ...[...members(at(project, 'optional-dependencies'))].flatMap(([extra, list]) => STRINGS(list).map((one) => readRequirement(`extra ${extra}`, one))),
        ...[...groups].flatMap(([group, list]) => STRINGS(list).map((one) => readRequirement(`group ${group}`, one))),
        ...STRINGS(at(uv, 'dev-dependencies')).map((one) => readRequirement('group dev', one)),
        ...readPoetryList('', at(poetry, 'dependencies')),
        ...readPoetryList('group dev', at(poetry, 'dev-dependencies')),
        ...[...members(at(poetry, 'group'))].flatMap(([group, one]) => readPoetryList(`group ${group}`, at(one, 'dependencies'))),
    ];
    const included = [...groups].map(([group, list]) => [group, items(list).filter((one) => typeof one !== 'string')]);
    const poetryLists = ['dependencies', 'dev-dependencies'].map((list) => at(poetry, list));
    const steers = [
        print(project, FREE),
        print(uv, new Set(['dev-dependencies'])),
        print([at(poetry, 'source'), at(poetry, 'extras')].map((one) => one ?? null)),
        ...[...poetryLists, ...[...members(at(poetry, 'group')).values()].map((one) => at(one, 'dependencies'))].map(printSources),
        print(at(data, 'build-system')),
        ...included.map(([group, list]) => `${group} ${print(list)}`),
    ];
    return { place, needs, shared: new Map(), steers: steers.join('\n') };
}
/** What a list of Poetry says beside versions: the version of Python, and sources other than the registry. */
function printSources(list) {
    const plain = new Set(['version', 'extras', 'optional', 'markers', 'python']);
    const own = [...members(list)].flatMap(([name, one]) => name === 'python' ? [print(one)] : isMap(one) && print(one, plain) !== '{}' ? [`${name} ${print(one, plain)}`] : []);
    return own.toSorted().join('\n');
}
const SHA256 = /^sha256:[0-9a-f]{64}$/u;
/** Returns whether a checksum is one of SHA-256. */
function isSha256(hash) {
    return SHA256.test(hash);
}
/** Returns whether a file of a registry of Python carries the name and the version in its own name. Source: PEP 427 and 625. */
function isFileOf(file, name, version) {
    if (file.length > MAX_WRITTEN)
        return false;
    const [, own = '', its = ''] = /^(.+?)-(\d[^-]*)(?:-\d[^-]*)?-[^-]+-[^-]+-[^-]+\.whl$/u.exec(file) ??
        /^(.+)-(\d[^-]*)\.(?:tar\.gz|zip|tar\.bz2)$/u.exec(file) ??
        [];
    return normaliseName(own) === normaliseName(name) && its === version;
}
//# sourceMappingURL=pyproject.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/locks/formats/poetry.js
/** `poetry.lock`. Source: the documentation of Poetry; what Poetry 1.x and 2.x write. */





const poetry_KNOWN = new Set([
    ...[
        'name',
        'version',
        'description',
        'optional',
        'python-versions',
        'groups',
        'files',
        'dependencies',
        'extras',
        'markers',
    ],
    'category',
]);
/** The format of Poetry 1.5 and later. */
const POETRY = {
    manifest: 'pyproject.toml',
    asksRegistry: false,
    readLock: poetry_readLock,
    readManifest: readPyproject,
    withOwn: addOwn,
    allows: (version, range) => allowsVersion(version, range.replace(/[()]/gu, ''), PYTHON_RANGES),
};
function poetry_readLock(source) {
    const data = readToml(source);
    const metadata = data?.get('metadata');
    if (data === null || !/^2\./u.test(data_text(at(metadata, 'lock-version'))))
        return null;
    const packages = items(data.get('package'));
    const index = (0,base_groups/* groupBy */.$z)(packages, (one) => normaliseName(data_text(at(one, 'name'))));
    const entries = new Map();
    for (const one of packages) {
        const entry = poetry_readEntry(one, index);
        const key = poetry_toKey(entry.name, entry.version);
        if (entries.has(key))
            return null;
        entries.set(key, entry);
    }
    const rest = print(data, new Set(['package', 'metadata'])) + print(metadata, new Set(['content-hash', 'lock-version']));
    return { own: new Map(), entries, rest };
}
const poetry_toKey = (name, version) => `${name} ${version}`;
/** Returns the key of the one entry of a name; null if there is none, or several for other versions of Python. */
function poetry_resolve(name, index) {
    const found = index.get(normaliseName(name)) ?? [];
    return found[0] === undefined || found.length > 1 ? null : poetry_toKey(normaliseName(name), data_text(at(found[0], 'version')));
}
function poetry_readEntry(one, index) {
    const [name, version] = [normaliseName(data_text(at(one, 'name'))), data_text(at(one, 'version'))];
    const files = items(at(one, 'files'));
    const extras = members(at(one, 'extras'));
    const needs = [...members(at(one, 'dependencies'))].flatMap(([need, said]) => (Array.isArray(said) ? said : [said]).map((each) => ({
        name: normaliseName(need),
        kind: print(at(each, 'markers')),
        range: Array.isArray(said) ? null : isMap(each) ? data_text(each.get('version')) : data_text(each),
        to: poetry_resolve(need, index),
        optional: at(each, 'optional') === true || extras.size > 0,
    })));
    return {
        name,
        version,
        needs,
        pin: print([at(one, 'source') ?? null, ...files]),
        host: '',
        fault: poetry_findFault(one, name, version, files),
        programs: new Map(),
        script: false,
        more: '',
    };
}
function poetry_findFault(one, name, version, files) {
    if (at(one, 'source') !== undefined)
        return 'it does not come from PyPI';
    if (files.length === 0)
        return 'it has no file of PyPI';
    if (!files.every((file) => isFileOf(data_text(at(file, 'file')), name, version)))
        return 'it names a file of another version';
    if (!files.every((file) => isSha256(data_text(at(file, 'hash')))))
        return 'it has no checksum of SHA-256';
    const unknown = [...members(one).keys()].find((field) => !poetry_KNOWN.has(field));
    return unknown === undefined ? null : `what \`${unknown}\` says is not read here`;
}
/** A lock file of Poetry belongs to the one manifest beside it, and does not repeat it. */
function addOwn(lock, manifests) {
    const byName = (0,base_groups/* groupBy */.$z)(lock.entries, ([, { name }]) => name);
    const resolveOwn = (name) => {
        const found = byName.get(name) ?? [];
        return found.length === 1 ? (found[0]?.[0] ?? null) : null;
    };
    const own = manifests
        .filter(({ place }) => place === '')
        .map(({ place, needs }) => [place ?? '', needs.map((need) => ({ ...need, to: resolveOwn(need.name) }))]);
    return { ...lock, own: new Map(own) };
}
//# sourceMappingURL=poetry.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/locks/formats/uv.js
/** `uv.lock`. Source: the documentation of uv, "Locking and syncing"; uv's `crates/uv-resolver/src/lock`. */





const uv_REGISTRY = 'https://pypi.org/simple';
const FILES = /^https:\/\/files\.pythonhosted\.org\/packages\/[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{60}\/([^/?#%]+)$/u;
const uv_KNOWN = new Set([
    ...['name', 'version', 'source', 'dependencies', 'optional-dependencies', 'sdist', 'wheels', 'resolution-markers'],
]);
const FOLDERS = ['editable', 'virtual', 'directory'];
const uv_LISTS = ['dependencies', 'optional-dependencies', 'dev-dependencies'];
/** The format of uv. */
const UV = {
    manifest: 'pyproject.toml',
    asksRegistry: false,
    readLock: uv_readLock,
    readManifest: readPyproject,
    allows: (version, range) => allowsVersion(version, range, PYTHON_RANGES),
};
function uv_readLock(source) {
    const data = readToml(source);
    if (data === null || data.get('version') !== 1)
        return null;
    const packages = items(data.get('package'));
    const index = indexKeys(packages);
    const own = new Map();
    const entries = new Map();
    const metadata = [];
    for (const one of packages) {
        const key = uv_toKey(one);
        if (entries.has(key))
            return null;
        const needs = uv_readNeeds(one, index);
        const name = data_text(at(one, 'name'));
        if (isFolder(one)) {
            own.set(getFolder(one), uv_readOwn(one, needs));
            metadata.push(`${name} ${print(at(one, 'source'))} ${print(at(one, 'metadata', 'provides-extras'))}`);
        }
        entries.set(key, uv_readEntry(one, needs));
    }
    const rest = [print(data, new Set(['package', 'revision'])), ...metadata.toSorted()].join('\n');
    return { own, entries, rest };
}
/** Returns the folder of a member of the workspace, from that of the lock file. */
function getFolder(one) {
    const source = at(one, 'source');
    const folder = FOLDERS.map((kind) => data_text(at(source, kind))).join('');
    return folder === '.' ? '' : folder;
}
const isFolder = (one) => FOLDERS.some((kind) => members(at(one, 'source')).has(kind));
function uv_toKey(one) {
    return isFolder(one)
        ? data_text(at(one, 'name'))
        : [data_text(at(one, 'name')), data_text(at(one, 'version')), print(at(one, 'source'))].join(' ');
}
/** The keys of entries by name, and by name and version. */
function indexKeys(packages) {
    const index = new Map();
    for (const one of packages) {
        const name = data_text(at(one, 'name'));
        (0,base_groups/* addToGroup */.Mr)(index, name, uv_toKey(one));
        (0,base_groups/* addToGroup */.Mr)(index, `${name} ${data_text(at(one, 'version'))}`, uv_toKey(one));
    }
    return index;
}
function uv_readNeeds(one, index) {
    const lists = uv_LISTS.flatMap((kind) => {
        const list = at(one, kind);
        return isMap(list) ? [...list].map(([extra, own]) => [`${kind} ${extra}`, items(own)]) : [[kind, items(list)]];
    });
    return lists.flatMap(([kind, list]) => list.map((need) => {
        const [name, version] = [data_text(at(need, 'name')), data_text(at(need, 'version'))];
        const found = index.get(version === '' ? name : `${name} ${version}`) ?? [];
        const to = found.length === 1 ? (found[0] ?? null) : null;
        return { name, kind: `${kind} ${print(at(need, 'marker'))}`, range: null, to, optional: false };
    }));
}
/** What the project's own entry repeats of the manifest, with the ranges; each gets what the entry needs by that name. */
function uv_readOwn(one, needs) {
    const metadata = at(one, 'metadata');
    const byName = (0,base_groups/* groupBy */.$z)(needs, ({ name }) => name);
    const groups = [...members(at(metadata, 'requires-dev')).values()].flatMap((list) => items(list));
    const own = [...items(at(metadata, 'requires-dist')), ...groups].flatMap((need) => {
        const name = data_text(at(need, 'name'));
        const isPlain = ['git', 'url', 'path', 'editable', 'directory', 'virtual', 'index'].every((key) => at(need, key) === undefined);
        const range = isPlain ? normaliseSpecifier(data_text(at(need, 'specifier'))) : print(need);
        const got = byName.get(name) ?? [];
        const same = { name, kind: '', range, optional: false };
        return got.length === 0 ? [{ ...same, to: null }] : got.map(({ to }) => ({ ...same, to }));
    });
    const said = new Set(own.map(({ name }) => name));
    // What it needs and does not ask for nobody asks for.
    return [
        ...own,
        ...needs.filter(({ name }) => !said.has(name)).map((need) => ({ ...need, kind: '', range: 'unasked' })),
    ];
}
function uv_readEntry(one, needs) {
    const [name, version] = [data_text(at(one, 'name')), data_text(at(one, 'version'))];
    const same = { name, programs: new Map(), script: false };
    if (isFolder(one))
        return { ...same, version: '', needs: [], pin: '', host: '', fault: 'it is a folder', more: '' };
    const files = [at(one, 'sdist'), ...items(at(one, 'wheels'))].filter((file) => file !== undefined);
    const host = data_text(at(one, 'source', 'registry'));
    return {
        ...same,
        version,
        needs,
        pin: print([at(one, 'source') ?? null, ...files]),
        host,
        fault: uv_findFault(one, name, version, files),
        more: print(at(one, 'resolution-markers')),
    };
}
function uv_findFault(one, name, version, files) {
    if (print(at(one, 'source')) !== print(new Map([['registry', uv_REGISTRY]])))
        return 'it does not come from PyPI';
    if (files.length === 0)
        return 'it has no file of PyPI';
    for (const file of files) {
        const own = FILES.exec(data_text(at(file, 'url')))?.[1];
        if (own === undefined || !isFileOf(own, name, version))
            return 'its address is not that of a file of this version at PyPI';
        if (!isSha256(data_text(at(file, 'hash'))))
            return 'it has no checksum of SHA-256';
    }
    const unknown = [...members(one).keys()].find((field) => !uv_KNOWN.has(field));
    return unknown === undefined ? null : `what \`${unknown}\` says is not read here`;
}
//# sourceMappingURL=uv.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/locks/formats/yarn-classic.js
const yarn_classic_ODD = /[\p{Cc}\u0085\u2028\u2029\uFEFF]/u;
/** A pattern: in quotes, or without a colon at its end. */
const PATTERN = String.raw `(?:"[^"\\]+"|[^\s",:](?:[^\s",:]|:(?=[^\s,]))*)`;
const HEAD = new RegExp(`^(${PATTERN}(?:, ${PATTERN})*):$`, 'u');
const FIELD = /^ {2}([A-Za-z]+) ("[^"\\]*"|[^\s":]\S*)$/u;
const LIST = /^ {2}([A-Za-z]+):$/u;
const NEED = /^ {4}("[^"\\]+"|[^\s":]+) ("[^"\\]*"|[^\s"]+)$/u;
const unquote = (word) => word.replace(/^"|"$/gu, '');
/** Returns the entries by their heads (`debug@^4.3.0, debug@4`); null if the text has another form. */
function readYarnClassic(source) {
    if (!/^# yarn lockfile v1$/mu.test(source))
        return null;
    const blocks = new Map();
    let block = null;
    let list = null;
    for (const line of source.split('\n')) {
        if (yarn_classic_ODD.test(line))
            return null;
        if (line === '' || line.startsWith('#'))
            continue;
        const head = HEAD.exec(line)?.[1];
        if (head !== undefined) {
            const patterns = (head.match(/"[^"]+"|[^\s,"]+/gu) ?? []).map(unquote).join(', ');
            if (blocks.has(patterns))
                return null;
            block = new Map();
            list = null;
            blocks.set(patterns, block);
            continue;
        }
        const [, field, value = ''] = FIELD.exec(line) ?? [];
        const name = LIST.exec(line)?.[1];
        const [, needed, range = ''] = NEED.exec(line) ?? [];
        if (block === null)
            return null;
        if (field !== undefined) {
            if (block.has(field))
                return null;
            list = null;
            block.set(field, unquote(value));
        }
        else if (name !== undefined) {
            if (block.has(name))
                return null;
            list = new Map();
            block.set(name, list);
        }
        else if (needed !== undefined && list !== null) {
            if (list.has(unquote(needed)))
                return null;
            list.set(unquote(needed), unquote(range));
        }
        else
            return null;
    }
    return blocks;
}
//# sourceMappingURL=yarn-classic.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/locks/formats/yarn.js
/** `yarn.lock`, of Yarn 1 and of Yarn 4. Source: the documentation of Yarn; what both write. */





/** The format of both. */
const YARN = {
    manifest: 'package.json',
    asksRegistry: false,
    readLock: (source) => (source.includes('\n__metadata:\n') ? readBerry(source) : readClassic(source)),
    readManifest: readPackageJson,
    withOwn: yarn_addOwn,
    allows: (version, range) => allowsVersion(version, range.replace(/^npm:/u, ''), NPM_RANGES),
};
/** Yarn 1 does not repeat what the manifests ask for; a lock file of Yarn 4 does. */
function yarn_addOwn(lock, manifests) {
    if (lock.own.size > 0)
        return lock;
    // Which folders below belong to the workspace is said in a manifest that may not be part of the change.
    const own = manifests
        .filter(({ place }) => place === '')
        .map(({ place, needs }) => {
        const asked = needs.filter(({ optional }) => !optional);
        return [place ?? '', asked.map((need) => ({ ...need, to: `${need.name}@${need.range}` }))];
    });
    return { ...lock, own: new Map(own) };
}
/** Each pattern is a key: one that nothing asks for would decide what a later edit gets. */
function listPatterns(head) {
    return head.split(', ');
}
const CLASSIC = new Set([
    'version',
    'resolved',
    'integrity',
    'dependencies',
    'optionalDependencies',
]);
const yarn_LISTS = new Set(['dependencies', 'peerDependencies']);
const yarn_KINDS = ['dependencies', 'optionalDependencies', 'peerDependencies'];
function readClassic(source) {
    const blocks = readYarnClassic(source);
    return blocks === null ? null : readBlocks(blocks, 'yarn lockfile v1', readClassicEntry);
}
function readBlocks(blocks, rest, read) {
    const entries = new Map();
    const own = new Map();
    const patterns = new Set([...blocks.keys()].flatMap(listPatterns));
    const resolve = (name, range) => [`${name}@${range}`, `${name}@npm:${range}`].find((pattern) => patterns.has(pattern)) ?? `${name}@${range}`;
    for (const [head, data] of blocks) {
        if (!isMap(data))
            return null;
        const needs = yarn_readNeeds(data, resolve);
        const folder = /@workspace:(.*)$/u.exec(data_text(data.get('resolution')))?.[1];
        if (folder !== undefined)
            own.set(folder === '.' ? '' : folder, needs
                .filter(({ optional }) => !optional)
                .map((need) => ({ ...need, kind: '', range: need.range?.replace(/^npm:/u, '') ?? null })));
        for (const pattern of listPatterns(head)) {
            const name = /^(@?[^@]+)@./u.exec(pattern)?.[1] ?? '';
            if (entries.has(pattern))
                return null;
            entries.set(pattern, folder === undefined ? read(name, data, needs) : readFolder(name, data));
        }
    }
    return { own, entries, rest };
}
function yarn_readNeeds(data, resolve) {
    return yarn_KINDS.flatMap((kind) => [...members(at(data, kind))].map(([name, range]) => ({
        name,
        kind,
        range: data_text(range),
        to: kind === 'peerDependencies' ? null : resolve(name, data_text(range)),
        optional: kind === 'peerDependencies',
    })));
}
/** A member of the workspace: what it needs is compared with its manifest. */
function readFolder(name, data) {
    const fault = 'it is a folder';
    return {
        name,
        version: '',
        needs: [],
        pin: '',
        host: '',
        fault,
        programs: new Map(),
        script: false,
        more: print(data, yarn_LISTS),
    };
}
function readClassicEntry(name, data, needs) {
    const [version = '', resolved = '', integrity = ''] = ['version', 'resolved', 'integrity'].map((key) => data_text(data.get(key)));
    const host = readArchiveHost(resolved.replace(/#[0-9a-f]{40}$/u, ''), name, version);
    const unknown = [...data.keys()].find((field) => !CLASSIC.has(field));
    const fault = !isPackageName(name)
        ? 'its name is none of a package'
        : host === null
            ? 'its address is not that of this version in a registry'
            : !isStrong(integrity)
                ? 'it has no checksum of SHA-512'
                : unknown === undefined
                    ? null
                    : `what \`${unknown}\` says is not read here`;
    const pin = print([resolved, integrity]);
    return { name, version, needs, pin, host: host ?? '', fault, programs: new Map(), script: false, more: '' };
}
const BERRY = new Set([
    ...[
        'version',
        'resolution',
        'checksum',
        'dependencies',
        'peerDependencies',
        'dependenciesMeta',
        'peerDependenciesMeta',
    ],
    ...['bin', 'conditions', 'languageName', 'linkType'],
]);
const yarn_APART = new Set(['version', 'resolution', 'checksum', 'dependencies', 'peerDependencies']);
function readBerry(source) {
    const data = readIndented(source);
    const settings = data?.get('__metadata');
    if (data === null || settings === undefined)
        return null;
    const blocks = new Map([...data].filter(([key]) => key !== '__metadata'));
    return readBlocks(blocks, print(settings), readBerryEntry);
}
function readBerryEntry(name, data, needs) {
    const [version = '', resolution = '', checksum = ''] = ['version', 'resolution', 'checksum'].map((key) => data_text(data.get(key)));
    const unknown = [...data.keys()].find((field) => !BERRY.has(field));
    const isHard = data_text(data.get('linkType')) === 'hard' && data_text(data.get('languageName')) === 'node';
    const fault = !isPackageName(name)
        ? 'its name is none of a package'
        : resolution !== `${name}@npm:${version}` || !isHard
            ? 'it does not come from the registry under its own name'
            : !/^(?:\w{1,8}\/)?[0-9a-f]{128}$/u.test(checksum)
                ? 'it has no checksum of SHA-512'
                : unknown === undefined
                    ? null
                    : `what \`${unknown}\` says is not read here`;
    const programs = textsByKey(data.get('bin'));
    const pin = print([resolution, checksum]);
    return { name, version, needs, pin, host: '', fault, programs, script: false, more: print(data, yarn_APART) };
}
//# sourceMappingURL=yarn.js.map
;// CONCATENATED MODULE: ./build/src/engine/accounting/locks/judge.js
/** Judges the changed lock files of a change. Loaded only if there is one. */











const FORMATS = new Map([
    ['package-lock.json', NPM],
    ['pnpm-lock.yaml', PNPM],
    ['yarn.lock', YARN],
    ['Cargo.lock', CARGO],
    ['uv.lock', UV],
    ['poetry.lock', POETRY],
]);
/** What is shown of an entry, in UTF-16 code units. */
const MAX_SHOWN = 80;
/** Returns why a lock file follows from its manifests, or which entry of it does not. */
function judgeLock(lock, files) {
    const format = FORMATS.get((0,paths/* getFileName */.WP)(lock.file.path));
    const manifest = format?.manifest ?? 'go.mod';
    const folder = (0,paths/* getFolder */.L2)(lock.file.path);
    const manifests = files.filter(({ file: { path } }) => (0,paths/* getFileName */.WP)(path) === manifest && (folder === '' || path.startsWith(`${folder}/`)));
    const doubt = format === undefined ? findGoDoubt(lock, manifests) : findLockDoubt(lock, manifests, format);
    if (doubt !== null)
        return (0,reasons/* because */.x)('unaccounted', sayDoubt(doubt));
    const named = manifests.map(({ file }) => file.path);
    return (0,reasons/* because */.x)('derived', `each changed entry follows from the edit of ${named.join(', ')}`);
}
function sayDoubt({ entry, why }) {
    const shown = entry.replace(/[^\w@/.+-]/gu, '?').slice(0, MAX_SHOWN);
    return entry === ''
        ? `it does not follow from a manifest: ${why}`
        : `\`${shown}\` does not follow from a manifest: ${why}`;
}
const judge_whole = (why) => ({ entry: '', why });
function findLockDoubt(lock, manifests, format) {
    const { old_text: old, new_text: now } = lock.file;
    if (old === null || now === null)
        return judge_whole('the file was not there before, or goes, or is too long');
    if (manifests.length === 0)
        return judge_whole(`no ${format.manifest} changes with it`);
    const [before, after] = [format.readLock(old), format.readLock(now)];
    if (before === null || after === null)
        return judge_whole('the file has a form that is not read here');
    const changes = [];
    for (const { file } of manifests) {
        const place = (0,paths/* getFolder */.L2)(file.path).slice((0,paths/* getFolder */.L2)(lock.file.path).length).replace(/^\//u, '');
        const read = (text) => (text === null ? null : format.readManifest(text, place));
        const [was, is] = [read(file.old_text), read(file.new_text)];
        if (was === null || is === null)
            return judge_whole(`${file.path} comes or goes, or is not read here`);
        changes.push({ path: file.path, before: was, after: is });
    }
    const withOwn = (lock, side) => format.withOwn?.(lock, changes.map((change) => change[side])) ?? lock;
    const [from, to] = [withOwn(before, 'before'), withOwn(after, 'after')];
    // A package of its own in a folder below has its own lock file, or none.
    const own = changes.filter(({ after: { place, isBelow = false } }) => (place === null || from.own.has(place) || to.own.has(place)) && (!isBelow || from.own.size > 1));
    return findDoubt(from, to, readEdit(from, to, own), format);
}
//# sourceMappingURL=judge.js.map

/***/ })

};
