/** Where tools keep tickets as files beside the code: Backlog.md, BMAD, spec-kit and OpenSpec. */

/** What a file at such a place is. */
export interface TicketFile {
  readonly tool: 'Backlog.md' | 'BMAD' | 'spec-kit' | 'OpenSpec';
  /** How people name the ticket, as it stands in the path. */
  readonly key: string;
  /** `tasks`: a list of steps, with boxes and without criteria. */
  readonly role: 'criteria' | 'tasks';
}

const PLACES: readonly (Omit<TicketFile, 'key'> & { readonly path: RegExp })[] = [
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
export function recognizeTicketFile(path: string): TicketFile | null {
  for (const { tool, role, path: place } of PLACES) {
    const key = place.exec(path)?.[1];
    if (key !== undefined) return { tool, role, key };
  }
  return null;
}
