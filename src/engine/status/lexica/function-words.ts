/** Words that only hold a sentence together. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and or but if then than of to in on at by for with from as is are was were be been being it its this that these those there ' +
    'must shall should will would may might can could do does did has have had so too also ' +
    'when which who what where while until unless'
  ).split(' '),
);

/** Words of how far something goes: they make a difference between two sentences, but lines do not say them. */
export const SCOPE_WORDS: ReadonlySet<string> = new Set(
  'all any every each only same such other another own whatever always still again well whole itself either both now before after once'.split(
    ' ',
  ),
);
