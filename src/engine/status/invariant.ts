/** Whether a change leaves alone what a criterion wants left alone. */
import { getFileName } from '../../base/paths.js';
import { foldSpace } from '../../base/text.js';
import { splitClauses } from '../criteria/kinds/clauses.js';
import { readInvariant } from '../criteria/kinds/invariants.js';
import { containsName } from '../text/contains-name.js';
import { WordCutter } from '../text/words.js';
import { readStems, type TouchedPlace, type TouchedPlaces } from './touched-places.js';

/** What is shown of a criterion that something stays as it is. */
export interface InvariantShown {
  /** `addressed`: what it names is known and untouched. */
  readonly shown: 'addressed' | 'weak';
  /** What that rests on, in a sentence. */
  readonly rests: string;
  /** What the author can do; empty if it is addressed. */
  readonly missing: readonly string[];
  /** Where the change touches what is named, in the order of the change; at most `MAX_SHOWN`. */
  readonly touched: readonly Pick<TouchedPlace, 'file' | 'line' | 'side' | 'text'>[];
}

const MAX_SHOWN = 3;
/** Of the words that name the subject so large a part must be found for it to be the subject. */
const SUBJECT_SHARE = 0.5;
const KNOWN_SHARE = 0.66;
/** A subject of so many words is told by them too, and not by a name alone. */
const DESCRIBED = 3;

const CODE_SPAN = /`([^`]{2,80})`/gu;
/** A path, an option, or a name with an inner capital, underscore, dot, `::` or `()`. */
const NAME =
  /(?<![\w./-])(?:--[a-z][\w-]+|\.{0,2}\/?(?:[\w.@-]+\/)+(?:[\w@-]+(?:\.[\w@-]+)*\.[a-z][a-z0-9]{0,5}\b|(?![\w]))|[A-Za-z_$][\w$]*(?:(?:\.|::|->)[A-Za-z_$][\w$]*)+|[a-z$]+[A-Z][\w$]*|[A-Z][a-z0-9]+[A-Z][\w$]*|[A-Za-z0-9]+(?:_[A-Za-z0-9]+)+|[A-Za-z_]\w+\(\))/gu;
const MAX_NAMES = 20;

/** Words that name no thing that code could be about. */
const GENERAL: ReadonlySet<string> = new Set(
  (
    'existing other current remaining previous old older legacy legitimate valid correct everything anything nothing else rest behavior behaviour ' +
    'functionality functional feature features thing things way ways system application app product code codebase project implementation logic flow ' +
    'flows case cases caller callers call calls site sites work works working function functions semantics change changes changed affected unaffected ' +
    'unchanged untouched still today now before present fully otherwise completely entirely all every each established visible observable own public'
  ).split(' '),
);
const TESTS =
  /^(?:(?:all|the|every|existing|other|current|old|present) )*(?:[\w-]+ )?(?:tests?|test suites?|specs?)(?: (?:files?|cases?|assertions?|expectations?|snapshots?))?$/u;

/** Checks a criterion of kind `invariant` against what a change touches. Never throws. */
export function checkInvariant(text: string, touched: TouchedPlaces): InvariantShown {
  const subjects = splitClauses(text).flatMap((clause) => readInvariant(clause) ?? []);
  const subject = foldSpace(subjects.map((one) => one.subject).join(' '));
  if (TESTS.test(subject)) return checkTests(touched);
  const names = readNames(text);
  if (names.length === 0) return checkWords(subject, touched);
  const named = checkNames(names, touched);
  // Names may be examples, or the place of a thing that many words describe.
  const described = readSubjectStems(subject, names);
  const about = listCode(touched.places).filter((place) => sharePart(described, place.stems) >= SUBJECT_SHARE);
  return named.shown === 'weak' || described.length < DESCRIBED || about.length === 0
    ? named
    : toTouched(about, `"${subject}"`);
}

function checkTests({ places }: TouchedPlaces): InvariantShown {
  const found = places.filter((place) => place.class === 'test' && place.removes);
  if (found.length > 0) return toTouched(found, 'tests that were there');
  return toUntouched('no line of a test that was there is changed or taken out');
}

function checkNames(names: readonly string[], { places }: TouchedPlaces): InvariantShown {
  const shown = names.map((name) => `\`${name}\``).join(', ');
  const found = listCode(places).filter((place) => names.some((name) => concerns(place, name)));
  if (found.length > 0) return toTouched(found, shown);
  return toUntouched(`no changed line names ${shown} or stands in it`);
}

function checkWords(subject: string, { places, left }: TouchedPlaces): InvariantShown {
  const stems = readSubjectStems(subject, []);
  if (stems.length === 0) return toUnknown('it names nothing that could be looked for');
  const shares = (found: ReadonlySet<string>) => sharePart(stems, found);
  const found = listCode(places).filter((place) => shares(place.stems) >= SUBJECT_SHARE);
  if (found.length > 0) return toTouched(found, `"${subject}"`);
  if (!left.some((one) => shares(one) >= KNOWN_SHARE)) {
    return toUnknown(`nothing in the files of the change is called "${subject}"`);
  }
  return toUntouched(`no changed line is about "${subject}", which stands in the same files`);
}

/** Returns the stems of the words that tell what stays, without those of names. */
function readSubjectStems(subject: string, names: readonly string[]): string[] {
  const cutter = new WordCutter();
  const named = new Set(names.flatMap((name) => readStems(name.toLowerCase(), cutter)));
  const words = subject.split(/[^\p{IDC}-]+/u).filter((word) => word !== '' && !GENERAL.has(word));
  return [...new Set(readStems(words.join(' '), cutter))].filter((stem) => !named.has(stem));
}

function sharePart(stems: readonly string[], found: ReadonlySet<string>): number {
  return stems.filter((stem) => found.has(stem)).length / stems.length;
}

/** Returns the places that are neither tests nor documents: those may speak of what stays. */
function listCode(places: readonly TouchedPlace[]): TouchedPlace[] {
  return places.filter((place) => place.class !== 'test' && place.class !== 'docs');
}

function readNames(text: string): string[] {
  const spans = [...text.matchAll(CODE_SPAN)].map(([, inner = '']) => inner.trim());
  const bare = text.replaceAll(CODE_SPAN, ' ').match(NAME) ?? [];
  return [...new Set([...spans, ...bare])].filter((name) => name !== '').slice(0, MAX_NAMES);
}

/** Returns whether a place names a name, stands in it, or is of a file or folder of that name. */
function concerns({ file, own }: TouchedPlace, name: string): boolean {
  const bare = name.replace(/\(\)$/u, '');
  const path = bare.replace(/^\.?\//u, '');
  if (path.includes('/') || path.includes('.')) {
    if (file === path || file.startsWith(path.endsWith('/') ? path : `${path}/`) || file.endsWith(`/${path}`))
      return true;
  }
  const stem = getFileName(file).split('.', 1)[0];
  return stem === bare || own.some((line) => containsName(line, bare));
}

function toUntouched(rests: string): InvariantShown {
  return { shown: 'addressed', rests, missing: [], touched: [] };
}

function toUnknown(rests: string): InvariantShown {
  const missing = [
    'in the ticket, the name of what stays as it is, as `code`: a file, a symbol, an option or a command',
  ];
  return { shown: 'weak', rests, missing, touched: [] };
}

function toTouched(found: readonly TouchedPlace[], what: string): InvariantShown {
  const places = found.slice(0, MAX_SHOWN).map(({ file, line, side, text }) => ({ file, line, side, text }));
  const where = places.map(({ file, line }) => `${file}:${line}`).join(', ');
  const more = found.length > MAX_SHOWN ? ` and ${found.length - MAX_SHOWN} more places` : '';
  return {
    shown: 'weak',
    rests: `the change touches ${what}: ${where}${more}`,
    missing: ['the word of a person that what is touched stays as it was, or a change that leaves it alone'],
    touched: places,
  };
}
