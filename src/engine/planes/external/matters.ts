/**
 * What a finding is about, in a form in which findings of two tools can be compared: numbers of weaknesses (CWE, MITRE) and
 * ids of the engine's own rules. A matter is a text: `CWE-89`, `tests/focused`.
 */

const SECRET = [259, 321, 522, 540, 798];
const INJECTION = [74, 77, 78, 79, 80, 88, 89, 90, 91, 94, 95, 96, 116, 502, 564, 643, 917, 943, 1336];

/** The weaknesses that a rule of the engine is about. A rule that is left out is compared by its id alone. */
const WEAKNESSES: Readonly<Record<string, readonly number[]>> = {
  'security/secret': SECRET,
  'security/hard-coded-credential': SECRET,
  'security/injection': INJECTION,
  'security/transport-weakened': [295, 297, 319, 322, 326, 757],
  'security/crypto-weakened': [326, 327, 328, 330, 338, 759, 760, 916],
  'security/access-weakened': [284, 285, 287, 306, 345, 346, 347, 352, 614, 732, 862, 863, 942, 1004, 1275],
  'security/bidirectional-text': [1007],
  'security/invisible-characters': [1007],
  'security/look-alike-name': [1007],
  'supply-chain/script-injection': [74, 77, 78, 94, 95, 116],
  'supply-chain/action-unpinned': [494, 829, 1357],
  'supply-chain/pipe-to-shell': [494, 829],
  'integrity/workflow-permissions': [250, 269, 272, 276],
};

/** Rules of other tools that are about what a rule of the engine is about, and whose reports give no weakness. */
const SAME: readonly { readonly plane: RegExp; readonly rule: RegExp; readonly matters: readonly string[] }[] = [
  {
    plane:
      /^(?:gitleaks|betterleaks|trufflehog|detect-secrets|secretlint|ggshield|gitguardian|kingfisher|noseyparker|nosey-parker)$/u,
    rule: /^/u,
    matters: SECRET.map(nameWeakness),
  },
  { plane: /^zizmor$/u, rule: /template-injection$/u, matters: ['supply-chain/script-injection'] },
  { plane: /^zizmor$/u, rule: /unpinned-uses$/u, matters: ['supply-chain/action-unpinned'] },
  { plane: /^zizmor$/u, rule: /excessive-permissions$/u, matters: ['integrity/workflow-permissions'] },
  { plane: /^zizmor$/u, rule: /dangerous-triggers$/u, matters: ['supply-chain/privileged-trigger'] },
  { plane: /^zizmor$/u, rule: /secrets-inherit$/u, matters: ['supply-chain/secrets-inherit'] },
  { plane: /^zizmor$/u, rule: /self-hosted-runner$/u, matters: ['supply-chain/self-hosted-runner'] },
  { plane: /^(?:eslint|oxlint|biome)/u, rule: /no-(?:focused|exclusive)-tests?$/iu, matters: ['tests/focused'] },
  { plane: /^(?:eslint|oxlint|biome)/u, rule: /no-(?:disabled|skipped)-tests?$/iu, matters: ['tests/disabled'] },
  { plane: /^oasdiff/u, rule: /^/u, matters: ['contract/openapi-break'] },
  { plane: /^buf/u, rule: /^/u, matters: ['contract/protobuf-break'] },
  { plane: /^graphql-inspector/u, rule: /^/u, matters: ['contract/graphql-break'] },
  { plane: /^squawk/u, rule: /^/u, matters: ['contract/migration-risk'] },
];

/** `89` → `CWE-89`. */
function nameWeakness(number: number): string {
  return `CWE-${number}`;
}

/** Returns what a rule of the engine is about. */
export function listOwnMatters(rule: string): readonly string[] {
  return [rule, ...(WEAKNESSES[rule] ?? []).map(nameWeakness)];
}

/** Returns what a rule of another tool is about: the weaknesses that its report gives, and those known of the tool. */
export function listReportedMatters(plane: string, rule: string, weaknesses: readonly number[]): readonly string[] {
  const known = SAME.filter((one) => one.plane.test(plane) && one.rule.test(rule)).flatMap(({ matters }) => matters);
  return [...new Set([...weaknesses.map(nameWeakness), ...known])];
}
