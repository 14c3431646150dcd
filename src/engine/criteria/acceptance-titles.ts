/**
 * What people call acceptance criteria, in seven languages, as `foldWords` writes it: titles of sections, and names of the fields of a
 * ticket system. Stated once for both, so that a ticket reads the same whether its criteria stand in a section or in a field.
 */

/** Names that mean acceptance criteria wherever they stand, as the name of a field too. */
export const ACCEPTANCE_FIELD_NAMES: readonly string[] = [
  // English
  'acceptance criteria',
  'acceptance criterion',
  'acceptance criterias',
  'acceptance conditions',
  'acceptance checklist',
  'acceptance tests',
  'acceptance scenarios',
  'acceptance requirements',
  'acs',
  'ac',
  'success criteria',
  'conditions of satisfaction',
  'conditions of acceptance',
  'criteria for acceptance',
  // German
  'akzeptanzkriterien',
  'akzeptanzkriterium',
  'akzeptanz kriterien',
  'abnahmekriterien',
  'abnahmebedingungen',
  'erfolgskriterien',
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
  'condizioni di accettazione',
  'criteri di successo',
  // Dutch
  'acceptatiecriteria',
  'acceptatie criteria',
  'acceptatiecriterium',
  'acceptatievoorwaarden',
  'succescriteria',
];

/** Titles of a section with acceptance criteria: those names, and words that mean it as a title only. */
export const ACCEPTANCE_TITLES: readonly string[] = [
  ...ACCEPTANCE_FIELD_NAMES,
  'acceptance',
  'acceptance test',
  'a c',
  'exit criteria',
  'completion criteria',
  'criteria of acceptance',
  'done when',
  'this is done when',
  'fertig wenn',
  'criterios de aceptacion y prueba',
  'criteri di accettabilita',
];
