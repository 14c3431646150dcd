/** Criteria that ask for something to be seen outside of the change: a run on a real machine, a measurement, a decision. */
import { foldSpace } from '../../../base/text.js';
import { fold } from '../../text/fold.js';
import { compileFolded, matchesAlways } from './clauses.js';

/** Characters of a criterion that are read. */
const REACH = 600;

/** Where something is seen that no line of the change and no test of it shows. */
const OUTSIDE =
  '(?:(?:a|an|the|one|its|each|every|some) )?(?:(?:real|live|actual|physical|representative|production|prod|staging) (?:[\\w-]+ )?(?:vms?|machines?|hardware|devices?|box(?:es)?|hosts?|servers?|runs?|push(?:es)?|prs?|pull requests?|deploy\\w*|clusters?|environments?|phones?|accounts?|tags?|workloads?|data)|(?:rc|release) tags?)';
const SEEN =
  '(?:observed|proven|proved|measured|verified|validated|confirmed|demonstrated|captured|reproduced|tested|tried out|checked)';
const AT = '(?:on|at|in|against|by|from|during|under|with)';
/** What is decided about the work; users of products choose plans and options. */
const MATTER = '(?:fix|direction|approach|designs?|mechanism|semantics|trade-?offs?)';
const JUDGES =
  '(?:king|architects?|maintainers?|owner|product owner|lead|tech lead|reviewers?|team|operator|engineering|stakeholders?)';

const PATTERNS: readonly RegExp[] = [
  new RegExp(`\\b(?:${SEEN}(?: [\\w-]+){0,3}?|(?:green|red)(?: end[ -]to[ -]end)?) ${AT} ${OUTSIDE}\\b`, 'u'),
  /^(?:proven|proved|shown|demonstrated|confirmed|verified|validated) by (?:an? |one |the )?(?:(?:full|real|live|actual|manual|single) )*(?:observation|run|deployment|rehearsal|dry[- ]run)\b/u,
  /^measured(?::| (?:on|at|in|by|with|against|before|after|and)\b)/u,
  /\bre-?measured\b/u,
  /^(?:(?:a|the) )?(?:profiling|benchmarks?|benchmarking|measurements?|dogfooding|smoke[- ]test\w*|dry[- ]run|(?:real|live|actual|manual) (?:run|test|deployment)\w*)\b.{0,80}?\b(?:confirms?|shows?|proves?|demonstrates?)\b/u,
  /^(?:the )?(?:next |first )?(?:production|staging|prod|live) (?:release|deploy\w*|rollout|cut|upgrade) (?:succeeds?|completes?|is|runs?|works?|goes)\b/u,
  new RegExp(
    `^(?:the |an? )?(?:[\\w-]+ (?:decides?|decided|ratif(?:y|ies|ied)|rules? on|signs? off(?: on)?)|${JUDGES} (?:approves?|approved|chooses?|chose))(?: on)? (?:(?:the|a|an|this|that|final) )*(?:[\\w-]+ ){0,3}?${MATTER}\\b`,
    'u',
  ),
  /^(?:(?:the|a|an) )?(?:[\w-]+ ){0,2}?(?:decision|ruling) (?:is |was |has been )?(?:made|taken|recorded)(?:$| (?:on|about|whether|how|among|between|with|here|for)\b)/u,
  new RegExp(
    `^(?:(?:the|a|an|chosen|final) )*(?:[\\w-]+ ){0,2}?${MATTER} (?:is |was |has been |gets )?(?:decided|agreed|approved|ratified|settled)\\b`,
    'u',
  ),
  new RegExp(`^decide (?:on )?(?:the |an |a )?(?:[\\w-]+ ){0,2}?${MATTER}\\b`, 'u'),
  /\b(?:documented|recorded|noted|written down) (?:here|(?:in|on) (?:the|this) (?:ticket|task|issue|story|pr|pull request))(?: (?:body|summary|notes?|description|thread|comments?))?(?:$| (?:with|including|as)\b)/u,
  /\b(?:deltas?|numbers|speed-?ups?|outcome) recorded$/u,
  /^(?:it |this |the gate |the change )?lands? green\b/u,
];

/** Other languages. */
const ABROAD = compileFolded([
  '\\b(?:nachgewiesen|gemessen|beobachtet|bestätigt|geprüft) (?:auf|in|an|mit) (?:der |einer? |echte[nrm]? )*(?:hardware|produktion|produktivumgebung|staging|geräten?|maschinen?)\\b',
  '\\b(?:mesuré|observé|vérifié|confirmé)e?s? (?:sur|en) (?:la |le |une? )?(?:production|préproduction|machine réelle|matériel réel)\\b',
  '\\b(?:medid|observad|verificad|confirmad)[oa]s? en (?:la |el |un )?(?:producción|hardware real|entorno real)\\b',
]);

/** Each of these criteria has one of these words. V8 takes long to compile the patterns, and most criteria need none of them. */
const SIGNS = compileFolded([
  'real|live|actual|physical|representative|prod|staging|\\btags?\\b|measure|dry[- ]run|smoke|profiling|benchmark|dogfood',
  'observ|proven|prove|shown|demonstrated|confirmed|verified|validated|deci[ds]|ruling|rules? on|ratif|sign|approv|cho[os]|agreed|settled',
  'document|record|noted|written|green',
  'manual|hardware|gerat|maschine|machine|materiel|mesure|medid|verificad|confirmad',
]);

/** Returns whether a clause asks for something to be seen outside of the change. */
export function isObserved(clause: string): boolean {
  return matchesAlways(clause, { signs: SIGNS, patterns: PATTERNS, abroad: ABROAD });
}

/** The whole of a criterion hangs on what stands first, before a colon, or last, after a dash or in brackets. */
const OPENING = /^([^:]{3,90}):\s/u;
const CLOSING = new RegExp(`(?:\\s(?:—|–|--)\\s|[,(] ?)((?:${SEEN}|recorded) [^—–()]{3,120})\\)?[.]?$`, 'u');

/**
 * Returns whether a criterion says of all it asks for where it must be seen: "Green on a real machine: the restore
 * completes, no data are lost", "The fleet completes — observed at a release tag".
 */
export function isSeenOutside(text: string): boolean {
  const folded = foldSpace(fold(text.slice(0, REACH)).replaceAll('`', ''));
  const [opening, closing] = [OPENING.exec(folded)?.[1], CLOSING.exec(folded)?.[1]];
  return (opening !== undefined && isObserved(`${opening}:`)) || (closing !== undefined && isObserved(closing));
}
