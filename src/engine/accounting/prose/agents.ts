/**
 * Sentences that are for coding agents and not for people. An agent reads every document, and what it is told there it may do. Only
 * what names whom it is for can be seen: a sentence for everybody is for agents too.
 */

const AGENT =
  '(?:AIs?|LLMs?|(?:large )?language models?|(?:AI|LLM|[Cc]oding|[Aa]utomated|[Aa]utonomous)[ -](?:agents?|assistants?|tools?|contributors?|reviewers?|bots?|models?)|Claude(?: Code)?|(?:GitHub )?Copilot|Codex|Gemini|ChatGPT|Devin|Windsurf)';
const TOLD: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|guidelines)\b/iu,
  new RegExp(
    `\\b(?:[Nn]otes? (?:to|for)|[Ii]nstructions for|[Dd]ear|[Aa]ttention:?|[Ii]f you are|[Yy]ou are|[Ww]hen you are) (?:an? |all |any |the )?${AGENT}\\b`,
    'u',
  ),
  new RegExp(
    `\\b${AGENT}(?: [\\w ,]{0,60})?\\b(?:must|shall|should always|should never|always|never|do not|please)\\b`,
    'u',
  ),
  new RegExp(`^[#\\s>*_-]*(?:[Ff]or )?${AGENT}\\s?[:,]`, 'u'),
  /\b[Ff]or (?:AI|LLMs?|automated|autonomous|coding)\b[ -]?(?:agents?|assistants?|contributors?|reviewers?|tools?|models?)?/u,
  /<\/?(?:system|assistant|user|instructions?|prompt|tool_\w+|im_start)\b|<\|/iu,
];

/** Returns whether a line is for an agent. */
export function isForAgents(line: string): boolean {
  return TOLD.some((pattern) => pattern.test(line));
}
