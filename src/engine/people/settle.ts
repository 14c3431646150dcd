/** Stage `signatures`: what each command did in the end, in words, and what people can answer for now. */
import { counted, cutCharacters, oneLine } from '../../base/text.js';
import {
  type CommandOffer,
  formatAcceptLine,
  formatSignLine,
  formatVouchLine,
  isOpenReason,
  type Signature,
} from '../../contract/index.js';
import type { Accounting, Binding, EngineFinding, People, PeopleCommand, Refusal, Settled } from '../model.js';
import { clip } from '../planes/wording.js';
import { isNamedRule } from '../policy/named-rules.js';
import { type FindUnacceptable, findMeant, refuseAccept } from './accept-findings.js';
import type { Judging } from './judging.js';
import { mayBeSigned, refuseSign } from './sign-criteria.js';
import { covers, refuseVouch } from './vouch-spans.js';

/** The stages that commands have an effect on, after they had it. */
export interface Answered {
  readonly binding: readonly Binding[];
  readonly accounting: Accounting;
  readonly findings: readonly EngineFinding[];
  /** The rules that conditions of the policy name: a note of one of them may keep the gate closed. */
  readonly namedRules: readonly string[];
}

/** Most lines that are offered, and most things of one kind that a sentence names. */
const MAX_OFFERS = 1_000;
const NAMED = 5;
const MAX_QUOTED = 160;
/** Rules that say in a finding what a criterion lacks. Their titles begin with its id, at most so long. */
const TELLS_OF_CRITERION = /^intent\/criterion-/u;
const NAMED_ID = 20;

/** What a command did: a refusal, or what it did in words. */
type Outcome = Refusal | string;

/** Says of each command what it did. */
export function settleSignatures(
  { commands }: Pick<People, 'commands'>,
  answered: Answered,
  judging: Judging,
  findUnacceptable: FindUnacceptable,
): Settled {
  const settler = new Settler(answered, judging, findUnacceptable);
  return { signatures: commands.map((command) => settler.settle(command)), offers: settler.listOffers() };
}

class Settler {
  constructor(
    private readonly answered: Answered,
    private readonly judging: Judging,
    private readonly findUnacceptable: FindUnacceptable,
  ) {}

  settle(command: PeopleCommand): Signature {
    const { verb, target, because, by, at, url } = command;
    const outcome = this.#judge(command);
    const said = { verb, target, because, by, at, url };
    if (typeof outcome === 'string') return { ...said, holds: true, why: outcome };
    const line = outcome.again ? this.#findLine(command) : null;
    const instead = line === null ? '' : `. Write in a new review or comment: \`${line}…\``;
    return { ...said, holds: false, why: `${outcome.why}${instead}` };
  }

  /** Lists what would help if a person answered for it: criteria, then files, then findings. */
  listOffers(): readonly CommandOffer[] {
    const { binding, accounting, findings, namedRules } = this.answered;
    const open = new Set(
      accounting.spans.filter(({ reason }) => isOpenReason(reason)).map(({ location }) => location.file),
    );
    const offers: readonly CommandOffer[] = [
      ...binding
        .filter(mayBeSigned)
        .map(({ criterion }) => ({ verb: 'sign' as const, target: criterion.id, line: this.#signLine(criterion) })),
      ...[...open].map((path) => ({ verb: 'vouch' as const, target: path, line: this.#vouchLine(path, null) })),
      ...findings
        .filter(
          (finding) =>
            (finding.severity !== 'info' || finding.checksLess === true || isNamedRule(finding.rule, namedRules)) &&
            finding.signed === undefined &&
            this.findUnacceptable(finding.rule) === null &&
            // To accept that a criterion is not met changes nothing: it is signed.
            this.#findUnmet(finding) === undefined,
        )
        .map(({ fingerprint }) => ({
          verb: 'accept' as const,
          target: fingerprint,
          line: formatAcceptLine(fingerprint),
        })),
    ];
    return offers.slice(0, MAX_OFFERS);
  }

  #judge(command: PeopleCommand): Outcome {
    if (command.verb === 'sign') return this.#judgeSign(command);
    return command.verb === 'accept' ? this.#judgeAccept(command) : this.#judgeVouch(command);
  }

  #judgeSign(command: PeopleCommand): Outcome {
    const binding = this.#findBinding(command);
    if (binding === undefined) return command.refused ?? { why: this.#describeUnknown(command.target), again: false };
    const refused = refuseSign(command, binding, this.judging);
    if (refused !== null) return refused;
    const { criterion, signed } = binding;
    if (signed === undefined) return `${criterion.id} is met without it`;
    const other = isOf(signed, command) ? '' : `, by ${signed.by} already`;
    return `${criterion.id} is signed${other}: “${cutCharacters(criterion.text, MAX_QUOTED)}”`;
  }

  #judgeAccept(command: PeopleCommand): Outcome {
    const meant = findMeant(command, this.answered.findings);
    const refused = refuseAccept(command, meant, this.judging, this.findUnacceptable);
    const [finding] = meant;
    if (refused !== null || finding === undefined) {
      const choices = meant.slice(0, NAMED).map(({ fingerprint }) => `\`${formatAcceptLine(fingerprint)}…\``);
      const why = refused?.why ?? '';
      return {
        why: meant.length < 2 ? why : `${why}. Write one of: ${choices.join(', ')}`,
        again: refused?.again ?? false,
      };
    }
    const { signed, severity, title, location } = finding;
    const other = signed === undefined || isOf(signed, command) ? '' : `, by ${signed.by} already`;
    const accepted = `the ${severity} at ${oneLine(location.file)}:${location.lineRange[0]} is accepted${other} and does not count: “${title}”`;
    return `${accepted}${this.#describeUnmet(finding)}`;
  }

  /** Says which criterion stays as it was, though the finding that told of it is accepted: only a signature helps it. */
  #describeUnmet(finding: EngineFinding): string {
    const left = this.#findUnmet(finding);
    if (left === undefined) return '';
    const line = this.#signLine(left.criterion);
    return `. ${oneLine(left.criterion.id)} itself stays ${left.shown} and can still keep the gate closed: write \`${line}…\``;
  }

  /** Returns the criterion that a finding tells of, where a signature helps it. */
  #findUnmet({ rule, title }: EngineFinding): Binding | undefined {
    if (!TELLS_OF_CRITERION.test(rule)) return undefined;
    return this.answered.binding.find(
      (binding) => mayBeSigned(binding) && title.startsWith(`${clip(binding.criterion.id, NAMED_ID)} `),
    );
  }

  #judgeVouch(command: PeopleCommand): Outcome {
    const refused = refuseVouch(command, this.judging);
    if (refused !== null) return refused;
    const path = command.place?.path ?? '';
    const own = this.answered.accounting.spans.filter(({ location }) => location.file === path);
    const vouched = own.filter((span) => span.reason === 'vouched' && covers(command, span));
    const left = own.filter(({ reason }) => isOpenReason(reason));
    const places = left.slice(0, NAMED).map(
      ({
        location: {
          lineRange: [first, last],
        },
      }) => `${first}-${last}`,
    );
    const rest = left.length === 0 ? '' : `; left in this file: lines ${places.join(', ')}`;
    if (vouched.length === 0) return `nothing there was left to people${rest}`;
    const lines = vouched.reduce((sum, span) => sum + span.lines, 0);
    const size = lines === 0 ? 'the file as a whole' : counted(lines, 'changed line');
    return `${size} of ${oneLine(path)} ${lines > 1 ? 'are' : 'is'} vouched for${rest}`;
  }

  #findBinding({ target }: PeopleCommand): Binding | undefined {
    return this.answered.binding.find(({ criterion }) => criterion.id === target);
  }

  #describeUnknown(target: string): string {
    const ids = this.answered.binding.map(({ criterion }) => criterion.id);
    const more = ids.length - 2 * NAMED;
    const named = `${ids.slice(0, 2 * NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    return `there is no ${target}; ${ids.length === 0 ? 'the review has no criteria' : `the criteria are ${named}`}`;
  }

  /** Returns the line to write instead, up to the reason; null if what it is about is not there. */
  #findLine(command: PeopleCommand): string | null {
    if (command.verb === 'sign') {
      const binding = this.#findBinding(command);
      return binding === undefined ? null : this.#signLine(binding.criterion);
    }
    if (command.verb === 'accept') {
      const [finding, ...others] = findMeant(command, this.answered.findings);
      return finding === undefined || others.length > 0 ? null : formatAcceptLine(finding.fingerprint);
    }
    if (command.place === null || this.judging.ties.digestFile(command.place.path) === null) return null;
    return this.#vouchLine(command.place.path, command.place.lines);
  }

  #signLine(criterion: Binding['criterion']): string {
    return formatSignLine(criterion.id, this.judging.ties.digestCriterion(criterion));
  }

  #vouchLine(path: string, lines: NonNullable<PeopleCommand['place']>['lines']): string {
    return formatVouchLine(path, lines, this.judging.ties.digestFile(path));
  }
}

function isOf(signed: Pick<PeopleCommand, 'by' | 'at' | 'url'>, { by, at, url }: PeopleCommand): boolean {
  return signed.by === by && signed.at === at && signed.url === url;
}
