/**
 * Assertions with words of their own: `expect(a === b)` of one library is a whole check, and the beginning of one in another.
 * Which one a file means is shown by what it imports, or by the assertions that are written out beside.
 */
import type { SideSyntax } from '../../../model.js';
import type { Family } from '../vocabulary.js';

/** Libraries whose `expect` needs a matcher behind it, by the documentation of each. */
const WITH_MATCHERS =
  /^(?:@jest\/globals|jest|vitest|chai|expect|expect\.js|jasmine(?:-core)?|bun:test|@playwright\/test|playwright\/test|@wdio\/globals|@storybook\/\w{1,20}|storybook\/test|@vitest\/\w{1,20}|cypress)$/u;
/** An assertion that is written out: `expect(a).to…`, `expect(a).not…`. */
const WRITTEN_OUT = /^expect(?:\.(?:soft|poll|element))?\.(?:not|to|resolves|rejects)(?![a-z])/u;

/** Libraries of the JVM whose `assertThat` needs more behind it, or a second argument. */
const OF_SUBJECTS =
  /^(?:org\.(?:assertj|hamcrest|junit|fest|testng)|com\.google\.(?:common\.)?truth|androidx\.test|assertk|strikt|io\.kotest)\./u;

/** Returns true if nothing shows that the assertions of a file need more than they name. */
export function hasOwnWords(family: Family, { imports, calls }: SideSyntax): boolean {
  if (family === 'js')
    return (
      !imports.some(({ module }) => WITH_MATCHERS.test(module)) && !calls.some(({ callee }) => WRITTEN_OUT.test(callee))
    );
  if (family !== 'jvm') return false;
  return imports.some(({ module }) => /\.assertThat$/u.test(module) && !OF_SUBJECTS.test(module));
}
