/**
 * Words that have the stem of a word with a contrary, and say something else: `options` are no less required for being called
 * so, and `validate` is what finds the invalid.
 */
export const OTHER_MEANINGS: ReadonlySet<string> = new Set(
  (
    'option options validate validates validated validating validator validators validation validations validity ' +
    'locale locales locals direction directional directions directive directives identity identities ident idents ' +
    'activity activities visibility connection connections connectivity requirement requirements important international ' +
    'attachment attachments inserter equality mutability immutability invalidate invalidates invalidated invalidating ' +
    'invalidation synchronized continuous continuously successive publication publications rights rel retire retired ' +
    'retires retirement ant blocks cached caching caches receive receives received receiving receivable'
  ).split(' '),
);
