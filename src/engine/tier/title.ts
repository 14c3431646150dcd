/** Words of a title that indicate the intended kind of change. */

/** Words by their meaning; `docu*` matches all words with that prefix. */
const MEANINGS = {
  says_docs: 'doc docs document* readme comment* typo* changelog*',
  says_test: 'test* spec specs',
  says_fix: 'fix* bug* resolv*',
  says_refactor: 'refactor* clean* simplif* reorgani* move* moving rename* extract*',
  says_remove: 'remov* delet* drop* deprecat* unused',
  says_add: 'add adds added adding new support* introduc* implement* creat*',
  says_enable: 'enabl* activat*',
  says_upgrade: 'upgrad* updat* bump* migrat* roll*',
  says_use: 'use used uses using switch* replac* instead',
  says_faster: 'perf* optimi* speed* faster cach* reduc* memory lazy',
  says_error: 'error* exception* fail* crash* null panic*',
  says_change: 'chang* modif* alter* rework* rewrit* overhaul* convert*',
  says_style: 'lint* format* style* warning*',
  says_build: 'build* ci gradle maven bazel cmake compil* infra workflow*',
  says_packages: 'dependenc* version* package*',
  says_type: 'type* typing annotation* hint*',
  says_api: 'api* interface* public',
  says_feature: 'feat feature*',
} as const;

type TitleFeature = keyof typeof MEANINGS;
/** 1 for each meaning that the title has, and its number of words. */
export type TitleFeatures = Readonly<Record<TitleFeature, number>> & { readonly title_words: number };

const MAX_TITLE = 500;

/** Reads a title. */
export function readTitleFeatures(title: string): TitleFeatures {
  const shown = title.slice(0, MAX_TITLE);
  const words = shown
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const says = (meaning: TitleFeature) => {
    const known = MEANINGS[meaning].split(' ');
    const meant = (word: string) =>
      known.some((one) => (one.endsWith('*') ? word.startsWith(one.slice(0, -1)) : word === one));
    return words.some(meant) ? 1 : 0;
  };
  return {
    says_docs: says('says_docs'),
    says_test: says('says_test'),
    says_fix: says('says_fix'),
    says_refactor: says('says_refactor'),
    says_remove: says('says_remove'),
    says_add: says('says_add'),
    says_enable: says('says_enable'),
    says_upgrade: says('says_upgrade'),
    says_use: says('says_use'),
    says_faster: says('says_faster'),
    says_error: says('says_error'),
    says_change: says('says_change'),
    says_style: says('says_style'),
    says_build: says('says_build'),
    says_packages: says('says_packages'),
    says_type: says('says_type'),
    says_api: says('says_api'),
    says_feature: says('says_feature'),
    title_words: shown.split(/\s+/u).filter((word) => word !== '').length,
  };
}
