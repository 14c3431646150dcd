/** Who said what about the change, and what of it counts: a row for each person. Plain text, not escaped. */
import { readPeopleEvidence } from './evidence.js';
import type { Report } from './report.js';

/** What a person's word is worth for this head. */
export type PersonStanding = 'approved' | 'stale' | 'not counted' | 'changes requested' | 'owner missing';

/** A person, or an owner who is missing, and what their word is worth. */
export interface PersonRow {
  /** A login, or an owner as CODEOWNERS names them. */
  readonly name: string;
  readonly standing: PersonStanding;
  /** When it was said (ISO 8601); empty if it was not. */
  readonly at: string;
  /** The review; null if there is none. */
  readonly url: string | null;
  /** Why it counts, or what to do. */
  readonly why: string;
}

/** Lists people, what is missing first: code owners, changes that somebody asked for, and approvals by what they are worth. */
export function listPeople(report: Pick<Report, 'trace'>): readonly PersonRow[] {
  const people = readPeopleEvidence(report);
  if (people === null) return [];
  const toSilent = (standing: PersonStanding, why: string) => (name: string) => ({
    name,
    standing,
    at: '',
    url: null,
    why,
  });
  const toSaid =
    (standing: PersonStanding) =>
    ({ login, at, url, why }: (typeof people.approvals)[number]) => ({
      name: `@${login}`,
      standing,
      at,
      url,
      why,
    });
  return [
    ...people.owners_missing.map(
      toSilent('owner missing', 'one of them owns files of the change, and none has approved it'),
    ),
    ...people.changes_requested.map((login) =>
      toSilent('changes requested', 'answer it and ask for another look')(`@${login}`),
    ),
    ...people.stale.map(toSaid('stale')),
    ...people.approvals.map(toSaid('approved')),
    ...people.uncounted.map(toSaid('not counted')),
  ];
}

/** Says what could not be told of people, and what to do about it. */
export function listUnknown(report: Pick<Report, 'trace'>): readonly string[] {
  return readPeopleEvidence(report)?.unknown ?? [];
}
