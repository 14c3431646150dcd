/** Words that turn what a sentence says: English, then German, French and Spanish, without diacritics. */
export const NEGATIONS: ReadonlySet<string> = new Set(
  (
    'no not never none nothing without cannot neither nor nobody nowhere ' +
    'isnt arent wasnt werent dont doesnt didnt wont cant couldnt shouldnt mustnt hasnt havent ' +
    'nicht nie niemals kein keine keinen keiner keinem ohne ' +
    'pas jamais sans aucun aucune ' +
    'nunca jamas ningun ninguna sin'
  ).split(' '),
);
