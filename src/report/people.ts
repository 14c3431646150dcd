/** Who said what about the change, and what of it counts: a row for each person. Plain text, not escaped. */
import { readPeopleEvidence } from './evidence.js';
import type { Report } from './report.js';

/** What a person's word is worth for this head. */
export type PersonStanding = 'approved' | 'stale' | 'changes requested' | 'owner missing';

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

/** Lists people: whose approval counts, whose does not, who asked for changes, and which code owners are missing. */
export function listPeople(report: Pick<Report, 'trace'>): readonly PersonRow[] {
  const people = readPeopleEvidence(report);
  if (people === null) return [];
  const none = { at: '', url: null };
  return [
    ...people.approvals.map(({ login, at, url, why }) => ({
      name: `@${login}`,
      standing: 'approved' as const,
      at,
      url,
      why,
    })),
    ...people.stale.map(({ login, at, url, why }) => ({ name: `@${login}`, standing: 'stale' as const, at, url, why })),
    ...people.changes_requested.map((login) => ({
      name: `@${login}`,
      standing: 'changes requested' as const,
      ...none,
      why: 'answer it, and ask for another review',
    })),
    ...people.owners_missing.map((owner) => ({
      name: owner,
      standing: 'owner missing' as const,
      ...none,
      why: 'owns files of the change and has not approved it',
    })),
  ];
}
