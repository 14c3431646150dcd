/** Finds the custom fields that hold acceptance criteria, by their usual names. */

import { ACCEPTANCE_FIELD_NAMES } from '../../../engine/criteria/titles/acceptance-titles.js';
import { foldWords } from '../../../engine/text/fold.js';

/** A field of Jira's. */
export interface JiraField {
  readonly id: string;
  readonly name: string;
}

const NAMES: ReadonlySet<string> = new Set(ACCEPTANCE_FIELD_NAMES);

/** Maximum number of requested fields with the same name; every team-managed project may have one. */
const MAX_FIELDS = 50;

const MAX_NAME_CHARACTERS = 200;

/** The name as it is compared, without what stands in brackets at its end: `Akzeptanzkriterien (neu)`. */
function foldName(name: string): string {
  return foldWords(name.slice(0, MAX_NAME_CHARACTERS).replace(/\([^()]*\)\s*$/u, ''));
}

/**
 * Returns the ids of the fields with the criteria.
 * @param wanted the name or id that the tenant configured; null to use the usual names
 */
export function findCriteriaFields(fields: readonly JiraField[], wanted: string | null): string[] {
  const name = wanted === null ? null : foldName(wanted);
  const fits = (field: JiraField) =>
    name === null ? NAMES.has(foldName(field.name)) : foldName(field.name) === name || field.id === wanted;
  const ids = fields.filter((field) => isPlain(field.id) && fits(field)).map((field) => field.id);
  return [...new Set(ids)].slice(0, MAX_FIELDS);
}

/** Returns whether an id is valid in a list of ids. */
function isPlain(id: string): boolean {
  return /^[A-Za-z][\w-]{0,99}$/u.test(id);
}
