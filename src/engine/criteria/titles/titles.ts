/**
 * Titles of the sections of a ticket, in the languages that tickets are written in, in the form that `foldWords` returns: lower case, no
 * diacritics, single spaces.
 */
import { foldSpace } from '../../../base/text.js';
import { foldWords } from '../../text/fold.js';
import { ACCEPTANCE_TITLES } from './acceptance-titles.js';
import { DONE_ABROAD, REQUIREMENTS_ABROAD, STOP_ABROAD } from './titles-abroad.js';

/**
 * The meaning of a section. `acceptance` sections hold criteria. `requirements` and `done` sections hold them if there
 * is no acceptance section. `stop` sections never do.
 */
export type SectionKind = 'acceptance' | 'requirements' | 'done' | 'stop';

const REQUIREMENTS: readonly string[] = [
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
  ...REQUIREMENTS_ABROAD.map(foldWords),
];

const DONE: readonly string[] = [
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
  // What the work gives, where nothing is called a criterion
  'deliverables',
  'deliverable',
  'expected outcome',
  'expected outcomes',
  ...DONE_ABROAD.map(foldWords),
];

const STOP: readonly string[] = [
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
  'hint',
  'hints',
  'tips',
  'how to verify',
  'how to test',
  'verification',
  'test plan',
  'testing',
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
  ...STOP_ABROAD.map(foldWords),
];

/** Of longer titles only the first words count. */
const MAX_TITLE_WORDS = 9;
const MAX_TITLE_CHARACTERS = 200;
/** A known title of so few letters may be any line: "Notes", "AC". */
const MIN_CLEAR = 9;

const EXACT: ReadonlyMap<string, SectionKind> = new Map([
  ...STOP.map((title) => [title, 'stop'] as const),
  ...DONE.map((title) => [title, 'done'] as const),
  ...REQUIREMENTS.map((title) => [title, 'requirements'] as const),
  ...ACCEPTANCE_TITLES.map((title) => [title, 'acceptance'] as const),
]);

/** Titles that are recognized even with other words around them: two words or more, or one long word. */
const TELLING: readonly (readonly [string, SectionKind])[] = [
  ...ACCEPTANCE_TITLES.filter(isTelling).map((title) => [title, 'acceptance'] as const),
  ...DONE.filter(isTelling).map((title) => [title, 'done'] as const),
];

/** Languages that put no space between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Titles that are recognized at the end of a longer one without a space before them: `第二期验收标准`. */
const TELLING_ENDS = [...ACCEPTANCE_TITLES, ...DONE].filter((title) => UNSPACED.test(title));

function isTelling(title: string): boolean {
  return title.includes(' ') ? title.length >= 10 : title.length >= 14;
}

/** Returns a title without numbering, emoji and a bracketed end: `3. Akzeptanzkriterien (neu):`. */
function normalizeTitle(text: string): string {
  const trimmed = text.trimEnd();
  const open = trimmed.lastIndexOf('(');
  const cut = open > 0 && /\):?$/u.test(trimmed) ? trimmed.slice(0, open) : trimmed;
  return foldWords(cut).replace(/^(?:\d+ )+/u, '');
}

/**
 * Returns the kind of the section that a title opens; null if the title is unknown. `loose` also accepts other words
 * around a known title ("Proposed acceptance criteria for v2"): for headings, not for plain lines.
 */
export function findSectionKind(title: string, loose: boolean): SectionKind | null {
  const bare = normalizeTitle(foldSpace(title).normalize('NFKC').slice(0, MAX_TITLE_CHARACTERS));
  const exact = EXACT.get(bare) ?? EXACT.get(bare.replace(/ \d+$/u, ''));
  if (exact !== undefined) return exact;
  if (!loose) return null;
  const short = bare.split(' ').length <= MAX_TITLE_WORDS;
  const padded = ` ${bare} `;
  const tells = (phrase: string) => (short ? padded.includes(` ${phrase} `) : padded.startsWith(` ${phrase} `));
  const told = TELLING.find(([phrase]) => tells(phrase))?.[1];
  if (told !== undefined) return told;
  const end = TELLING_ENDS.find((title) => bare.endsWith(title));
  return end === undefined ? null : (EXACT.get(end) ?? null);
}

/** Returns whether a title may be short and yet clear, for lines without a mark of a title. */
export function isClearTitle(bare: string): boolean {
  return bare.length > MIN_CLEAR || UNSPACED.test(bare);
}
