/** Finds several behaviours in one criterion. They get one status together, so one of them missing is easily overlooked. */
import { foldSpace } from '../../base/text.js';
import { findStepRole, isStep } from '../criteria/items/gherkin.js';
import { fold } from '../text/fold.js';

/** Verbs of software that are rarely nouns, as stems before -s, -es, -ed or -d. */
const VERBS =
  'accept|add|allow|append|apply|appear|assign|avoid|become|block|cancel|clear|configure|connect|contain|convert|create|deactivate|delete|deny|deploy|disable|disappear|discard|emit|enable|encrypt|ensure|expire|explain|fail|fetch|generate|give|hide|ignore|include|insert|install|invalidate|keep|migrate|navigate|notify|notifie|open|parse|persist|prevent|provide|publish|raise|read|receive|redirect|reject|reload|remain|remove|rename|render|replace|reset|resolve|restore|retrie|retry|rotate|save|select|send|serve|show|skip|store|submit|subscribe|switch|throw|trigger|truncate|use|validate|verify|verifie|write';
/** Verbs that are nouns as well: counted only before an article or a pronoun, as in "and logs the error". */
const NOUNS_TOO =
  'call|change|check|close|copy|copie|count|display|download|export|filter|import|list|load|log|mark|move|order|print|record|report|request|return|run|search|set|sort|start|stop|test|track|update|upload|warn';
const ARTICLES = 'a|an|the|all|each|every|its|their|it|them|no|this|that|these|those|any';
const MODALS =
  'is|are|must|should|shall|will|can|cannot|may|does|do|has|have|muss|soll|kann|ist|wird|doit|peut|est|debe|puede|deve|pode|moet|kan';

const DOES = new RegExp(
  `^(?:also |then |not |it |they |we )*(?:(?:${VERBS})(?:s|es|d|ed)?\\b|(?:${NOUNS_TOO})(?:s|es|d|ed)? (?:${ARTICLES})\\b|(?:[^\\s,]+ ){1,5}(?:${MODALS})\\b)`,
  'u',
);
const JOINED = /[.;]\s+|(?:,\s*)?\s(?:and|und|et|y|e|en)\s/gu;
/** Conditions before what happens: an "and" in them joins no behaviours. */
const CONDITIONS =
  /^(?:(?:when|whenever|if|while|given|once|after|before|unless|wenn|falls|si|quand|cuando|se|quando|als)\s[^,]*,\s*)+/u;
/** In a scenario that is written as one sentence, what comes before is no result. */
const BEFORE_RESULT =
  /^(?:given|when|wenn|angenommen|gegeben|soit|quand|dado|cuando|quando|gegeven|als)\s.*?\s(?:then|dann|alors|entonces|entao|allora|dan)\s/u;
/** What comes after these words explains the behaviour, and is none of its own. */
const EXPLANATION = /\s(?:when|whenever|if|while|once|unless|until|because|so that|that|which|who|where|whose)\s.*$/u;

/** Longest text that is searched, in characters, and of one behaviour that is quoted. */
const REACH = 400;

/** Returns the results that a Gherkin scenario asks for: its Then steps, and the And steps after them. */
function listOutcomes(steps: readonly string[]): string[] {
  let after = false;
  return steps.filter((step) => {
    const role = findStepRole(step);
    if (role !== 'and') after = role === 'then';
    return after;
  });
}

/**
 * Returns the behaviours of a criterion, in its order: its nested items, the results of its scenario, or the parts that
 * "and" joins. One or none where it asks for one thing.
 * @param text its first line, without code and quoted text
 */
export function listBehaviours(text: string, parts: readonly string[]): readonly string[] {
  if (parts.some(isStep)) return listOutcomes(parts);
  if (parts.length > 1) return parts;
  const plain = foldSpace(fold(text.slice(0, REACH)))
    .replace(BEFORE_RESULT, '')
    .replace(CONDITIONS, '');
  const [first = '', ...rest] = plain.replace(EXPLANATION, '').split(JOINED);
  return [first, ...rest.filter((piece) => DOES.test(piece))];
}
