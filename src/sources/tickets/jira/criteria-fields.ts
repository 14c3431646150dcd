/** Finds the custom fields that hold acceptance criteria, by their usual names. */

/** A field of Jira. */
export interface JiraField {
  readonly id: string;
  readonly name: string;
}

/** Folded names: the titles of the criteria reader in its seven languages that are unambiguous. */
const NAMES: ReadonlySet<string> = new Set([
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

/** Maximum number of requested fields with the same name; every team-managed project may have one. */
const MAX_FIELDS = 50;

/** Returns a name in lower case, without diacritics, punctuation and a bracketed end: `Akzeptanzkriterien (neu)`. */
function folded(name: string): string {
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
 * Returns the ids of the fields with the criteria.
 * @param wanted the name or id that the tenant configured; null to use the usual names
 */
export function criteriaFields(fields: readonly JiraField[], wanted: string | null): string[] {
  const name = wanted === null ? null : folded(wanted);
  const fits = (field: JiraField) =>
    name === null ? NAMES.has(folded(field.name)) : folded(field.name) === name || field.id === wanted;
  const ids = fields.filter((field) => isPlain(field.id) && fits(field)).map((field) => field.id);
  return [...new Set(ids)].slice(0, MAX_FIELDS);
}

/** Returns whether an id is valid in a list of ids. */
function isPlain(id: string): boolean {
  return /^[A-Za-z][\w-]{0,99}$/u.test(id);
}
