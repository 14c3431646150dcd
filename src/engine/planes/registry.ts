/** Every rule of every plane. A new rule is a file of its own and a line here. */
import type { Rule } from '../model.js';
import { agentInstructions } from './integrity/agent-instructions.js';
import { codeowners } from './integrity/codeowners.js';
import { gatePolicy } from './integrity/gate-policy.js';
import { hiddenFiles } from './integrity/hidden-files.js';
import { suppressionAdded } from './integrity/suppression-added.js';
import { suppressionWithoutReason } from './integrity/suppression-without-reason.js';
import { workflowErrorsIgnored } from './integrity/workflow-errors-ignored.js';
import { workflowPermissions } from './integrity/workflow-permissions.js';
import { workflowRemoved } from './integrity/workflow-removed.js';
import { workflowUntrustedCheckout } from './integrity/workflow-untrusted-checkout.js';
import { criterionUnbound } from './intent/criterion-unbound.js';
import { criterionWithoutCode } from './intent/criterion-without-code.js';
import { outsideCriteria } from './intent/outside-criteria.js';
import { debugLeftover } from './robustness/debug-leftover.js';
import { doNotMerge } from './robustness/do-not-merge.js';
import { mergeConflict } from './robustness/merge-conflict.js';
import { bidirectionalText } from './security/bidirectional-text.js';
import { hardCodedCredential } from './security/hard-coded-credential.js';
import { invisibleCharacters } from './security/invisible-characters.js';
import { lookAlikeName } from './security/look-alike-name.js';
import { secret } from './security/secret.js';
import { assertionsRemoved } from './tests/assertions-removed.js';
import { casesRemoved } from './tests/cases-removed.js';
import { disabled } from './tests/disabled.js';
import { focused } from './tests/focused.js';

/** In the order in which they run and are listed. */
export const RULES: readonly Rule[] = [
  criterionUnbound,
  criterionWithoutCode,
  outsideCriteria,
  focused,
  disabled,
  assertionsRemoved,
  casesRemoved,
  secret,
  hardCodedCredential,
  bidirectionalText,
  invisibleCharacters,
  lookAlikeName,
  gatePolicy,
  workflowPermissions,
  workflowUntrustedCheckout,
  workflowErrorsIgnored,
  workflowRemoved,
  codeowners,
  hiddenFiles,
  agentInstructions,
  suppressionAdded,
  suppressionWithoutReason,
  mergeConflict,
  debugLeftover,
  doNotMerge,
];
