/**
 * What a criterion asks for, without the words around it that say only that it is one: “Ensure that”, “[P1]”, “US-3:”,
 * “as agreed with the team”. Whoever leaves them out means the same, so nothing is decided by them.
 *
 * A frame is told by its words: all of them are about the work (tickets, people who check, deadlines), none about the product.
 * It ends where the sentence that is asked for begins: behind “that”, a comma or a colon, or in brackets.
 */

/** How often one frame may stand in another: “(must) US-3: Ensure that …”. */
const DEEPEST = 8;
/** What is left has at least so many words; else the frame is what was meant. */
const LEAST_WORDS = 2;
/** A frame of more words is a sentence that says something. */
const MOST_WORDS = 12;

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** Words that say nothing by themselves. Those that make a case (*if*, *when*, *unless*) and those that deny are not among them. */
const GLUE = list(
  `a an the this that these those it its is are was were be been being do does did will would shall should must may might can
  could need needs needed have has to of for in on at by with from as and or so we you i they our your their us me my one all
  any each also only just always still now then out up per via like here there following what which both therefore hence behaviour behavior`,
);
/** Words about the work: a frame has at least one. */
const WORK = list(
  `ensure ensured ensures make sure certain verify verified check checked checks confirm confirmed validate validated guarantee
  guaranteed assert prove proved proven demonstrate demonstrated show shown see seen observe observed known know rely fact
  expect expects expected expectation expectations want wants wanted wish wishes hope think thinks believe understand
  understanding far clear clearly obviously course please kindly thanks thank cheers note noted notes remember forget let let's lets
  don't us
  acceptance accepted acceptable accept criterion criteria ac acs dod requirement requirements required requires require
  mandatory must-have nice-to-have blocking blocker priority prio severity important essential critical necessary needed
  supposed intended intention idea goal aim objective case true hold holds
  qa tester testers reviewer reviewers team developer developers dev devs implementer implementers stakeholder stakeholders po pm owner
  owners maintainer maintainers assignee assigned customer customers user users reader somebody someone anybody anyone
  sprint iteration milestone epic story stories ticket tickets issue task tasks pr mr change changes work item scope
  jira figma linear notion slack design designs mockup mockups mock-up mock-ups spec specification discussion discussed thread
  meeting refinement planning standup grooming kickoff retro call comment comments agreed agreement decided described specified
  stated mentioned outlined defined explained requested proposed planned above below earlier later before see cf ref refs part
  due deadline estimate estimated points point pts sp cc done complete completed finished todo wip tbd new added open opened
  closed close merged ready sign-off signed signoff shipped delivered implemented considered counts count monday tuesday wednesday
  thursday friday saturday sunday today tomorrow week eod
  again according first second third next last finally lastly additionally furthermore moreover basically generally essentially ideally
  overall specifically short summary addition result end`,
);
/** Who works on it: what others see, want or check may be what the product is to do. */
const CONFIRM = list('verify verified check checked confirm confirmed validate validated accept accepted close closed');
const OTHERS = list('customer customers user users reader somebody someone anybody anyone');
/** `T3`, `AC-2`, `PROJ-482`, `#17`, `3.1`, `2024-05-31`, `@anna`, `~2h`, `p1`: no words of the product, where words about the work stand beside them. */
const MARK =
  /^(?:#[\w-]+|@[\w-]+|~?\d+(?:[.:-]\d+)*(?:h|d|w|pts?|sp)?|[a-z]{1,10}[-_]?\d{1,6}(?:\.\d+)*|[ps]rio|\p{Extended_Pictographic}\ufe0f?)$/u;

/** Which of them need no such word beside them: references and estimates. Standards have such names, too. */
const REFERENCE =
  /^(?:[#@][\w-]+|p[0-5]|~\d+(?:h|d|w)|\d+(?:sp|pts?)|(?!(?:utf|iso|rfc|sha|cve|aes|rsa|ieee|ansi|ecma|es|http|ipv|md|crc|iec|din|en)-)[a-z]{2,10}-\d{1,6}|:[a-z\d_+-]{3,30}:|\p{Extended_Pictographic}\ufe0f?)$/u;

/** What needs no word beside it, in front: ids, priorities, marks and shortcodes. Standards have such names, too. */
const LABELS: readonly RegExp[] = [
  /^(?:\p{Extended_Pictographic}\ufe0f?|:[a-z\d_+-]{3,30}:)\s*/u,
  /^<a (?:id|name)="[^"]*">\s*<\/a>\s*/u,
  /^[`*_]*[[(]?(?:ac|us|uc|req|requirement|fr|nfr|br|r|tc|story|user story|rule|scenario|criterion|dod|condition|item|point|step|priority|prio|p|s|t)[-_ #.]{0,2}\d{1,4}(?:\.\d{1,3}|\/[a-z]{1,3}[-_ ]?\d{1,3})*[\])]?[`*_]*(?:\s*[:|)–—-]\s*|(?<=[\])`*_])\s+)(?=\S)/u,
  /^[`*_]*[[(]?(?!(?:utf|iso|rfc|sha|cve|aes|rsa|ieee|ansi|ecma|es|http|ipv|md|crc|iec|din|en)-)[a-z]{2,10}-\d{1,6}[\])]?[`*_]*(?:\s*[:|–—]\s*|\s+-\s+|(?<=[\])`*_])\s+)(?=\S)/u,
  /^(?:#\d{1,4}|t\d{3,5}(?: \[[^\]\s]{1,10}\])*|\d{1,3}(?:\.\d{1,3}){1,3}\.?|\(?(?:\d{1,3}|[a-z])\)|§\s?\d[\d.]*)\s+(?=\S)/u,
  /^[[(](?:severity|priority|prio|sev|effort|size|estimate|owner|status|type|label|sprint|epic|component|area)[:= ][^\])]{1,20}[\])]\s*:?\s*(?=\S)/u,
  /^[[(](?:m|s|c|w|must|should|could|p\d|s\d|high|medium|low|core|must[- ]have|nice[- ]to[- ]have)[\])]\s*:?\s*(?=\S)/u,
  /^(?:must|should|could|p\d|high|medium|low)(?:[- ](?:have|prio|priority))?:\s+(?=\S)/u,
  /^(?:feature|outcome|condition|rule|scenario|then|behaviou?r|functional|non-functional):\s+(?=\S)/u,
  /^(?:fr|nfr|req|us|uc|ac)-\d{1,4}\s+(?=\S)/u,
  /^@[\w-]+:\s+(?=\S)/u,
  /^`?(?:then|and|but)`?,? (?=\S+ \S)/u,
];

/** Where a frame in front may end. */
const ENDS = /\s(?:that|when|once|if|as soon as|to)\s|[,:|]\s|\s[–—-]+\s|(?<=\S)[\])]:?\s|\s(?=\p{Alpha})/gu;
/** What says that what follows “that” and “to” is asked for; *a story that* and *assigned to* do not. */
const SAYS =
  /(?:^|\s)(?:sure|certain|ensured?|ensures|verif(?:y|ied)|check(?:ed)?|confirm(?:ed)?|validated?|guaranteed?|assert|proven?|demonstrated?|shown?|seen?|observed?|known?|fact|expect(?:ed|s|ation)?|wants?|wish|wanted|require[ds]?|requirement|important|essential|necessary|needed|critical|mandatory|case|true|holds?|agreed|decided|goal|idea|aim|intention|clear|note|remember|forget|think|believe|hope|accept(?:ed)?|intended|supposed|like|is|needs?) (?:that|to)$/u;
/** What is followed by what is asked for without such a word. */
const OPENS =
  /^(?:(?:we|you|i|one|please|kindly|also|can|could|would|must|should|have to|need to|to) )*(?:ensure|guarantee|make sure|be sure|please|kindly|let's|lets|let us|should|must|need to|have to)$/u;
/** A frame that makes a case of the work alone: “Done when”, “Once this ticket is closed,”. */
const CASE_OF_WORK =
  /^(?:(?:.{0,40} )?(?:done|accepted|acceptable|complete|completed|finished|closed|ready)(?: only)? (?:when|once|if|as soon as)|(?:after|once|when|with|in|following|upon|as of|from) (?:this|the|that) (?:change|pr|pull request|mr|task|ticket|issue|story|work|sprint|iteration|feature|fix|merge|update|implementation|epic)\b[^,]{0,30},)$/u;

/** Where a frame behind may begin. */
const BEGINS =
  /(?:[,;]|\s[–—-]+|→|\||\.)\s|\s[([{*_]{1,3}(?=\S)|\s(?=[#~:]|\p{Extended_Pictographic}|(?:\*\*)?(?:todo|done|wip|tbd)\b)/gu;
/** What ends a list item. */
const TAIL = /(?:[;,.!?]|\s[–—-]+)(?:\s(?:and|or))?$/u;

/** Other ways to say *must*. */
const MODAL = /\b(?:shall|should|will|ought to)\b/giu;
const LONG_MODAL =
  /\b(?:(?:has|have|needs?) to|(?:is|are) (?:expected|required|supposed|needed|meant) to|(?:is|are) to (?=be\b|\p{Lower}+\b))/giu;
/** Beside these, nobody *has to* is not nobody *must*. */
const DENIES = /\b(?:no|not|nobody|none|never|nothing|without)\b|n['’]t\b/iu;

/** Returns what a criterion asks for. Linear in the text but for its first and last words. */
export function removeFraming(text: string): string {
  let core = unwrap(text.trim());
  for (let depth = 0; depth < DEEPEST; depth += 1) {
    const next = cutBehind(cutFront(core));
    if (next === core) break;
    core = next;
  }
  return sayMust(core);
}

/** Says *must* for all ways to say it, but in code and quotes. */
function sayMust(text: string): string {
  if (!/\b(?:shall|should|will|to)\b/iu.test(text)) return text;
  const denies = DENIES.test(text);
  return text
    .split(/(`[^`]*`|"[^"]*"|“[^”]*”)/u)
    .map((part, at) => {
      if (at % 2 === 1) return part;
      const said = part.replace(MODAL, 'must');
      return denies ? said : said.replace(LONG_MODAL, (long) => (long.endsWith(' ') ? 'must ' : 'must'));
    })
    .join('');
}

const isEnough = (rest: string) => rest.split(/\s+/u).length >= LEAST_WORDS;
/** Letters whose lower case is longer would move what is found. */
const toLower = (text: string) => {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text;
};

/** A text that stands in quotes or in a link as a whole. */
function unwrap(text: string): string {
  const found = /^(?:"([^"]+)"|“([^“”]+)”|'([^']+)'|\[([^[\]]+)\]\([^()\s]*\))[.;,]?$/u.exec(text);
  return found?.slice(1).find((inner) => inner !== undefined && isEnough(inner)) ?? text;
}

function cutFront(text: string): string {
  const lower = toLower(text.slice(0, REACH));
  for (const label of LABELS) {
    const length = label.exec(lower)?.[0].length ?? 0;
    const rest = text.slice(length).trim();
    if (length > 0 && isEnough(rest)) return rest;
  }
  for (const { 0: end, index } of lower.matchAll(ENDS)) {
    const [front, rest] = [lower.slice(0, index + end.length).trim(), text.slice(index + end.length).trim()];
    if (!isEnough(rest)) continue;
    if (OPENS.test(front)) return rest;
    if (end.trim() === '') continue;
    if (CASE_OF_WORK.test(front)) return rest;
    const isThat = /\s(?:that|to)$/u.test(front);
    if (!/\s(?:when|once|if|as soon as)$/u.test(front) && (!isThat || SAYS.test(front)) && isFrame(front)) return rest;
  }
  return text;
}

/** Characters of a text that are read for a frame. */
const REACH = 160;

function cutBehind(text: string): string {
  const bare = text.replace(TAIL, '');
  const cut = isEnough(bare) ? bare : text;
  const offset = Math.max(0, cut.length - REACH);
  const lower = toLower(cut.slice(offset));
  for (const { index } of lower.matchAll(BEGINS)) {
    const rest = cut.slice(0, offset + index).trim();
    if (isEnough(rest) && isFrame(lower.slice(index))) return rest;
  }
  return cut;
}

/** Returns whether all words are about the work. */
function isFrame(text: string): boolean {
  if (text.includes('`') || text.split('(').length < text.split(')').length) return false;
  const words = text
    .split(/[\s[\](){}|→]+/u)
    .map((word) => (REFERENCE.test(word) ? word : word.replaceAll(/^[*_`"“–—-]+|[*_`"”,;:.!?–—-]+$/gu, '')))
    .filter((word) => word !== '');
  if (words.length === 0 || words.length > MOST_WORDS) return false;
  if (words.some((word) => OTHERS.has(word)) && words.some((word) => CONFIRM.has(word))) return false;
  const isAbout = (word: string) => WORK.has(word) || REFERENCE.test(word);
  return words.some(isAbout) && words.every((word) => isAbout(word) || GLUE.has(word) || MARK.test(word));
}
