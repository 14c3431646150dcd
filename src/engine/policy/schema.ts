/** The schema of a policy file, in YAML or JSON. */
import * as z from 'zod';
import { FileClass, Repo, RequiredStatus, Severity, Tier, Verdict } from '../../contract/index.js';

/** The policies that every tenant has; `extends` may name one of them. */
export const BuiltInName = z.enum(['strict', 'balanced', 'advisory', 'legacy-open']);
export type BuiltInName = z.infer<typeof BuiltInName>;

/**
 * A rule id or all rules of a plane: `security/secret`, `security/*`; ids of other tools in the form of
 * `planes/external/tool-names.ts`.
 */
const RulePattern = z
  .string()
  .max(200)
  .regex(/^[a-z0-9][a-z0-9._-]*\/(?:\*|(?:[A-Za-z0-9@._/-]|::)+)$/u, 'must be <plane>/<rule> or <plane>/*');

const Glob = z.string().min(1, 'must not be empty').max(500);

/** A rule of a policy: a name, a condition in CEL (a bool is taken too), and the verdict if it holds. */
export const RuleDocument = z.strictObject({
  name: z
    .string()
    .max(100)
    .regex(
      /^[A-Za-z0-9](?:[A-Za-z0-9 ._-]*[A-Za-z0-9])?$/u,
      'must be letters, digits, blanks, dots, dashes and underscores, and begin and end with a letter or a digit',
    ),
  if: z.union([z.string(), z.boolean()], { error: 'must be a CEL expression' }).transform(String),
  verdict: Verdict,
});

/**
 * A suppression: the findings that it hides, by one or several marks that must all fit, and why. It hides nothing if
 * the base commit is of a later day (UTC) than `expires`.
 */
export const SuppressionDocument = z
  .strictObject({
    rule: RulePattern.optional(),
    path: Glob.optional(),
    fingerprint: z.string().min(1).max(200).optional(),
    reason: z.string().max(1000).regex(/\S/u, 'a suppression needs a reason'),
    expires: z.iso.date('must be a date, YYYY-MM-DD').optional(),
  })
  .refine((one) => one.rule !== undefined || one.path !== undefined || one.fingerprint !== undefined, {
    error: 'a suppression names a rule, a path or a fingerprint, or several of them',
  });

/** `met`: the least confidence of a met criterion. `require`: the least that must be shown of it. */
export const CriteriaDocument = z.strictObject({
  met: z.number().min(0).max(1).optional(),
  require: RequiredStatus.optional(),
});

/** `repositories`: those besides the change's own whose issues count as tickets when the change closes them. */
export const TicketsDocument = z.strictObject({ repositories: z.array(Repo).max(100) });

/** `path`: the files that are made. `from`: their sources. Globs. */
export const DerivedDocument = z.strictObject({ path: Glob, from: Glob });

/** `@login`, `@organisation/team`, a role, or the code owners of what is signed. */
const MaySign = z
  .string()
  .max(200)
  .regex(
    /^(?:write|maintain|admin|owners|@[A-Za-z0-9][A-Za-z0-9_-]*(?:\[bot\]|\/[A-Za-z0-9_.-]+)?)$/u,
    'must be write, maintain, admin, owners, @login or @organisation/team',
  );

/**
 * Which people open the gate for what is left to them. `approvals` and `owners`: whose approval is needed. `may_sign`:
 * who may sign, accept and vouch. `four_eyes_from`: the tier from which two people must approve.
 */
export const PeopleDocument = z.strictObject({
  approvals: z.int().min(1).max(10).optional(),
  owners: z.boolean().optional(),
  may_sign: z.array(MaySign).min(1).max(100).optional(),
  four_eyes_from: Tier.optional(),
});

/** Rules that one policy may have. */
export const MAX_RULES = 100;

/**
 * A policy as written. `extends` names the built-in policy that it is based on (default: balanced). Its own rules come
 * before those of the base, and a rule with the same name replaces the base's rule.
 */
export const PolicyDocument = z.strictObject({
  extends: BuiltInName.optional(),
  rules: z.array(RuleDocument).max(MAX_RULES).optional(),
  severities: z.record(RulePattern, z.enum(['off', ...Severity.options])).optional(),
  paths: z.record(Glob, FileClass).optional(),
  criteria: CriteriaDocument.optional(),
  tickets: TicketsDocument.optional(),
  people: PeopleDocument.optional(),
  /** Globs of branches that changes may go into without a person, besides the default branch. */
  bases: z.array(Glob).max(100).optional(),
  /** Files that are made from others: accounted for where a source changes too. */
  derived: z.array(DerivedDocument).max(100).optional(),
  suppressions: z.array(SuppressionDocument).max(1000).optional(),
});
export type PolicyDocument = z.infer<typeof PolicyDocument>;

/** Maximum length of a policy, in UTF-16 code units. */
export const MAX_POLICY_CHARACTERS = 64 * 1024;

/** What of its criteria a policy takes for met where it says nothing. */
export const DEFAULT_CRITERIA = { met: 0.6, required: 'addressed' } as const;

/** Which people a policy asks for where it says nothing. */
export const DEFAULT_PEOPLE = { approvals: 1, owners: true, maySign: [['write']], fourEyesFrom: null } as const;
