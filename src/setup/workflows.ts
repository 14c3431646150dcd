/** What the workflows of a repository say that a set-up depends on: events, branches, reports, and whether a gate is there. */
import { isAlias, parseDocument, visit } from 'yaml';
import * as z from 'zod';
import { type KeptReport, listKeptReports } from './reports.js';

const Mapping = z.record(z.string(), z.unknown());
const Step = z.looseObject({ uses: z.string().optional(), with: Mapping.optional() });
const Job = z.looseObject({ permissions: z.unknown().optional(), steps: z.array(Step).catch([]) });
const Workflow = z.looseObject({
  name: z.string().optional(),
  on: z.unknown().optional(),
  permissions: z.unknown().optional(),
  jobs: z.record(z.string(), Job),
});

/** A workflow of the repository. */
export interface SeenWorkflow {
  readonly path: string;
  readonly events: readonly string[];
  /** Branches that its `pull_request` names. */
  readonly bases: readonly string[];
  /** Whether a step of it is this action. */
  readonly hasGate: boolean;
  /** Reports that its jobs upload. */
  readonly reports: readonly KeptReport[];
  /** Why another workflow should not call it for its reports; null if it can be called. */
  readonly notCallable: string | null;
}

/** This action, whoever owns the copy. */
const GATE = /^[\w.-]+\/review-gate(?:\/[^@]*)?@/u;

/** A file of this size is no workflow: GitHub takes at most 512 KB. */
const MAX_CHARACTERS = 512_000;

/** Aliases of YAML could make a small file large: such a file is not read. */
function parseWorkflow(text: string): z.infer<typeof Workflow> | null {
  if (text.length > MAX_CHARACTERS) return null;
  const document = parseDocument(text, { logLevel: 'silent' });
  if (document.errors.length > 0) return null;
  let aliased = false;
  visit(document, (_, node) => {
    if (isAlias(node)) aliased = true;
  });
  return aliased ? null : (Workflow.safeParse(document.toJS()).data ?? null);
}

function listEvents(on: unknown): string[] {
  if (typeof on === 'string') return [on];
  if (Array.isArray(on)) return on.filter((event) => typeof event === 'string');
  return Object.keys(Mapping.safeParse(on).data ?? {});
}

function listBases(on: unknown): string[] {
  const settings = Mapping.safeParse(Mapping.safeParse(on).data?.['pull_request']).data;
  return z.array(z.string()).safeParse(settings?.['branches']).data ?? [];
}

/** Whether a job may do no more than read the code. Without a setting it has what the repository gives, which may be more. */
function readsOnly(permissions: unknown): boolean {
  const given = Mapping.safeParse(permissions);
  return given.success && Object.entries(given.data).every(([name, right]) => name === 'contents' && right !== 'write');
}

/**
 * A called workflow runs with the rights of the caller, which are to read the code, and without its secrets. One that asks
 * for more would not start.
 */
function explainNotCallable(
  events: readonly string[],
  text: string,
  workflow: z.infer<typeof Workflow>,
): string | null {
  if (!events.includes('workflow_call')) return 'it has no `workflow_call` below `on`';
  const jobs = Object.values(workflow.jobs).map(({ permissions }) => permissions ?? workflow.permissions);
  if (jobs.some((permissions) => permissions !== undefined && !readsOnly(permissions))) {
    return 'a job of it has more rights than to read the code';
  }
  return /\bsecrets\.(?!GITHUB_TOKEN\b)/u.test(text) ? 'it uses secrets' : null;
}

/** Reads a workflow. Null for what is none, or cannot be read. */
export function readWorkflow(path: string, text: string): SeenWorkflow | null {
  const workflow = parseWorkflow(text);
  if (workflow === null) return null;
  const events = listEvents(workflow.on);
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);
  return {
    path,
    events,
    bases: listBases(workflow.on),
    hasGate: steps.some(({ uses }) => uses !== undefined && GATE.test(uses)),
    reports: Object.values(workflow.jobs).flatMap((job) => listKeptReports(job.steps)),
    notCallable: explainNotCallable(events, text, workflow),
  };
}
