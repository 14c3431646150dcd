/** Lists every rule of every plane. A new rule needs its own file and one line here. */
import type { Rule } from '../model.js';
import { exportRemoved } from './contract/export-removed.js';
import { graphqlBreak } from './contract/graphql-break.js';
import { madePublic } from './contract/made-public.js';
import { migrationEdited } from './contract/migration-edited.js';
import { migrationRisk } from './contract/migration-risk.js';
import { minimumRaised } from './contract/minimum-raised.js';
import { openapiBreak } from './contract/openapi-break.js';
import { packageEntry } from './contract/package-entry.js';
import { protobufBreak } from './contract/protobuf-break.js';
import { settingRemoved } from './contract/setting-removed.js';
import { signatureBreak } from './contract/signature-break.js';
import { activeContent } from './hygiene/active-content.js';
import { binaryFile } from './hygiene/binary-file.js';
import { brokenMarkup } from './hygiene/broken-markup.js';
import { commentLeftBehind } from './hygiene/comment-left-behind.js';
import { fileMode } from './hygiene/file-mode.js';
import { generatedEdited } from './hygiene/generated-edited.js';
import { imageWithoutText } from './hygiene/image-without-text.js';
import { largeChange } from './hygiene/large-change.js';
import { largeFile } from './hygiene/large-file.js';
import { lfsPointer } from './hygiene/lfs-pointer.js';
import { lineEndings } from './hygiene/line-endings.js';
import { misspeltWord } from './hygiene/misspelt-word.js';
import { mixedChange } from './hygiene/mixed-change.js';
import { newWithoutDocument } from './hygiene/new-without-document.js';
import { noChangeNote } from './hygiene/no-change-note.js';
import { pathClash } from './hygiene/path-clash.js';
import { repeatedCode } from './hygiene/repeated-code.js';
import { submodule } from './hygiene/submodule.js';
import { symbolicLink } from './hygiene/symbolic-link.js';
import { unclosedSign } from './hygiene/unclosed-sign.js';
import { undocumentedExport } from './hygiene/undocumented-export.js';
import { unfinishedComment } from './hygiene/unfinished-comment.js';
import { unreadClaim } from './hygiene/unread-claim.js';
import { unreadableLine } from './hygiene/unreadable-line.js';
import { usualCompanion } from './hygiene/usual-companion.js';
import { versionMismatch } from './hygiene/version-mismatch.js';
import { agentInstructions } from './integrity/agent-instructions.js';
import { botSettings } from './integrity/bot-settings.js';
import { checkSilenced } from './integrity/check-silenced.js';
import { codeowners } from './integrity/codeowners.js';
import { coverageLowered } from './integrity/coverage-lowered.js';
import { gatePolicy } from './integrity/gate-policy.js';
import { hiddenFiles } from './integrity/hidden-files.js';
import { lintLoosened } from './integrity/lint-loosened.js';
import { linterSuppressed } from './integrity/linter-suppressed.js';
import { suppressionAdded } from './integrity/suppression-added.js';
import { suppressionOutdated } from './integrity/suppression-outdated.js';
import { suppressionWithoutReason } from './integrity/suppression-without-reason.js';
import { testsNarrowed } from './integrity/tests-narrowed.js';
import { workflowChecksRemoved } from './integrity/workflow-checks-removed.js';
import { workflowCondition } from './integrity/workflow-condition.js';
import { workflowErrorsIgnored } from './integrity/workflow-errors-ignored.js';
import { workflowPermissions } from './integrity/workflow-permissions.js';
import { workflowRemoved } from './integrity/workflow-removed.js';
import { workflowStructure } from './integrity/workflow-structure.js';
import { workflowUntrustedCheckout } from './integrity/workflow-untrusted-checkout.js';
import { boxTickedWithoutLines } from './intent/box-ticked-without-lines.js';
import { claimNotHeld } from './intent/claim-not-held.js';
import { criterionUnbound } from './intent/criterion-unbound.js';
import { criterionWithoutCode } from './intent/criterion-without-code.js';
import { namedFileUntouched } from './intent/named-file-untouched.js';
import { outsideCriteria } from './intent/outside-criteria.js';
import { titleAgainstChange } from './intent/title-against-change.js';
import { assumedValue } from './robustness/assumed-value.js';
import { awaitDropped } from './robustness/await-dropped.js';
import { broadHandler } from './robustness/broad-handler.js';
import { causeLost } from './robustness/cause-lost.js';
import { commentedCode } from './robustness/commented-code.js';
import { contextDropped } from './robustness/context-dropped.js';
import { debugLeftover } from './robustness/debug-leftover.js';
import { doNotMerge } from './robustness/do-not-merge.js';
import { errorNotPassedOn } from './robustness/error-not-passed-on.js';
import { errorSwallowed } from './robustness/error-swallowed.js';
import { mergeConflict } from './robustness/merge-conflict.js';
import { resultIgnored } from './robustness/result-ignored.js';
import { saidTemporary } from './robustness/said-temporary.js';
import { unfilledPlaceholder } from './robustness/unfilled-placeholder.js';
import { unresolvedImport } from './robustness/unresolved-import.js';
import { unusedValue } from './robustness/unused-value.js';
import { accessWeakened } from './security/access-weakened.js';
import { bidirectionalText } from './security/bidirectional-text.js';
import { clusterAccess } from './security/cluster-access.js';
import { containerPrivilege } from './security/container-privilege.js';
import { containerRoot } from './security/container-root.js';
import { cryptoWeakened } from './security/crypto-weakened.js';
import { encodedCode } from './security/encoded-code.js';
import { guardLoosened } from './security/guard-loosened.js';
import { guardRemoved } from './security/guard-removed.js';
import { guardWidened } from './security/guard-widened.js';
import { hardCodedCredential } from './security/hard-coded-credential.js';
import { hiddenLineBreak } from './security/hidden-line-break.js';
import { injection } from './security/injection.js';
import { invisibleCharacters } from './security/invisible-characters.js';
import { lookAlikeName } from './security/look-alike-name.js';
import { misleadingName } from './security/misleading-name.js';
import { secret } from './security/secret.js';
import { transportWeakened } from './security/transport-weakened.js';
import { actionUnpinned } from './supply-chain/action-unpinned.js';
import { baseImage } from './supply-chain/base-image.js';
import { environmentFile } from './supply-chain/environment-file.js';
import { inputInjection } from './supply-chain/input-injection.js';
import { installScript } from './supply-chain/install-script.js';
import { lockfileHost } from './supply-chain/lockfile-host.js';
import { lockfileHttp } from './supply-chain/lockfile-http.js';
import { lockfileIntegrity } from './supply-chain/lockfile-integrity.js';
import { lockfileOtherPackage } from './supply-chain/lockfile-other-package.js';
import { lockfileRemoved } from './supply-chain/lockfile-removed.js';
import { lockfileWithoutManifest } from './supply-chain/lockfile-without-manifest.js';
import { majorVersion } from './supply-chain/major-version.js';
import { manifestWithoutLockfile } from './supply-chain/manifest-without-lockfile.js';
import { newDependency } from './supply-chain/new-dependency.js';
import { pinComment } from './supply-chain/pin-comment.js';
import { pipeToShell } from './supply-chain/pipe-to-shell.js';
import { privilegedTrigger } from './supply-chain/privileged-trigger.js';
import { registrySettings } from './supply-chain/registry-settings.js';
import { releaseCache } from './supply-chain/release-cache.js';
import { runsByItself } from './supply-chain/runs-by-itself.js';
import { scriptInjection } from './supply-chain/script-injection.js';
import { secretsInherit } from './supply-chain/secrets-inherit.js';
import { selfHostedRunner } from './supply-chain/self-hosted-runner.js';
import { sourceDependency } from './supply-chain/source-dependency.js';
import { tokenReach } from './supply-chain/token-reach.js';
import { unlockedInstall } from './supply-chain/unlocked-install.js';
import { versionLowered } from './supply-chain/version-lowered.js';
import { widenedRange } from './supply-chain/widened-range.js';
import { assertionsRemoved } from './tests/assertions-removed.js';
import { casesRemoved } from './tests/cases-removed.js';
import { checksUnreached } from './tests/checks-unreached.js';
import { disabled } from './tests/disabled.js';
import { focused } from './tests/focused.js';
import { logicWithoutTest } from './tests/logic-without-test.js';
import { notCollected } from './tests/not-collected.js';
import { reportedFailure } from './tests/reported-failure.js';
import { swappedValues } from './tests/swapped-values.js';
import { unsteady } from './tests/unsteady.js';
import { vacuousAssertion } from './tests/vacuous-assertion.js';
import { weakerAssertion } from './tests/weaker-assertion.js';
import { withoutAssertion } from './tests/without-assertion.js';

/** In the order of execution and of documentation. */
export const RULES: readonly Rule[] = [
  criterionUnbound,
  criterionWithoutCode,
  outsideCriteria,
  namedFileUntouched,
  titleAgainstChange,
  claimNotHeld,
  boxTickedWithoutLines,
  focused,
  disabled,
  assertionsRemoved,
  logicWithoutTest,
  casesRemoved,
  weakerAssertion,
  checksUnreached,
  notCollected,
  reportedFailure,
  withoutAssertion,
  vacuousAssertion,
  unsteady,
  swappedValues,
  secret,
  hardCodedCredential,
  injection,
  transportWeakened,
  cryptoWeakened,
  accessWeakened,
  bidirectionalText,
  invisibleCharacters,
  lookAlikeName,
  misleadingName,
  hiddenLineBreak,
  guardLoosened,
  guardRemoved,
  guardWidened,
  encodedCode,
  containerPrivilege,
  clusterAccess,
  containerRoot,
  gatePolicy,
  workflowPermissions,
  workflowUntrustedCheckout,
  workflowErrorsIgnored,
  workflowChecksRemoved,
  workflowRemoved,
  codeowners,
  hiddenFiles,
  agentInstructions,
  lintLoosened,
  coverageLowered,
  linterSuppressed,
  suppressionAdded,
  suppressionWithoutReason,
  suppressionOutdated,
  testsNarrowed,
  checkSilenced,
  workflowCondition,
  botSettings,
  workflowStructure,
  newDependency,
  sourceDependency,
  widenedRange,
  manifestWithoutLockfile,
  lockfileWithoutManifest,
  lockfileRemoved,
  lockfileHost,
  lockfileHttp,
  lockfileIntegrity,
  lockfileOtherPackage,
  installScript,
  registrySettings,
  pipeToShell,
  baseImage,
  actionUnpinned,
  privilegedTrigger,
  secretsInherit,
  selfHostedRunner,
  scriptInjection,
  runsByItself,
  versionLowered,
  environmentFile,
  tokenReach,
  releaseCache,
  unlockedInstall,
  inputInjection,
  pinComment,
  majorVersion,
  mergeConflict,
  debugLeftover,
  doNotMerge,
  errorSwallowed,
  errorNotPassedOn,
  awaitDropped,
  saidTemporary,
  assumedValue,
  broadHandler,
  causeLost,
  commentedCode,
  contextDropped,
  resultIgnored,
  unfilledPlaceholder,
  unusedValue,
  unresolvedImport,
  migrationEdited,
  migrationRisk,
  openapiBreak,
  graphqlBreak,
  protobufBreak,
  packageEntry,
  binaryFile,
  fileMode,
  symbolicLink,
  submodule,
  generatedEdited,
  unreadClaim,
  largeChange,
  mixedChange,
  largeFile,
  lineEndings,
  pathClash,
  activeContent,
  lfsPointer,
  unreadableLine,
  usualCompanion,
  noChangeNote,
  unclosedSign,
  undocumentedExport,
  newWithoutDocument,
  commentLeftBehind,
  versionMismatch,
  misspeltWord,
  repeatedCode,
  brokenMarkup,
  imageWithoutText,
  unfinishedComment,
  exportRemoved,
  signatureBreak,
  settingRemoved,
  madePublic,
  minimumRaised,
];
