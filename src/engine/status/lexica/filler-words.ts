/** Words of requirements that say nothing of what a program does: that a change lacks them shows nothing. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  (
    'also always another appropriate appropriately because both consistent consistently correct correctly corresponding current currently ' +
    'different each either etc every exactly existing exists full fully include included includes including incl instead just local never only ' +
    'other others proper properly related relevant remain remains respective respectively same still such ' +
    'accept accepts accepting argument arguments attempt attempting attempts attribute attributes behavior behaviour ensure ensures ensuring field ' +
    'fields function functions handle handled handles handling input instance method methods object objects operation operations output ' +
    'parameter parameters perform performed performing performs provide provided provides providing return returned returning returns support ' +
    'supported supporting supports system try tries trying unchanged use used uses using value values ' +
    'non pre re than that their them then there these they this those thus together when where which while will with within without works'
  ).split(' '),
);
