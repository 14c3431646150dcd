/** Finds words related to query terms: abbreviations, longer and shorter forms, and synonyms in code. */

import { addToGroup } from '../../../base/groups.js';
import type { WordCutter } from '../../text/words.js';
import type { Query, Term } from './query.js';

/** A word of the change that is related to query terms. There is one object per distinct word or synonym group. */
export interface RelatedWord {
  /** The stem of the word, or the number of the synonym group. */
  readonly key: string | number;
  /** The query terms that it may stand for. */
  readonly terms: readonly Term[];
}

/** Synonym groups, one per line. They are written by hand; their weights are fitted. */
const SENSES = `
error exception fail failure err throw raise panic fault
delete remove rm drop unset del destroy discard erase clear purge prune clean cleanup
config configuration conf cfg setting settings preference option options opt flag
create new make construct build generate gen
init initialize initialise initial setup start begin
stop end finish terminate shutdown kill close exit quit
parameter param params argument arg args input
directory dir folder path
repository repo
message msg text string label
auth authenticate authentication authorize authorization login credential credentials token password
context ctx
implement implementation impl
specification spec specs
document doc docs documentation readme comment javadoc
environment env
database db
dependency dep deps dependencies package pkg
information info metadata
number num count counter
utility util utils helper helpers
async asynchronous await promise future
sync synchronous synchronize
function func fn method
variable var
property prop props attribute attr field
reference ref
temporary temp tmp
previous prev old
current cur curr
maximum max limit
minimum min
length len size
command cmd
request req
response resp res reply
connection conn connect
address addr
button btn
image img
error err
pointer ptr
buffer buf
memory mem alloc allocate free leak
integer int
boolean bool
string str
character char
object obj
element elem el
index idx position pos
iterate iterator iter loop each
calculate compute calc
execute exec run invoke
show display visible render print
hide hidden invisible
warning warn deprecate deprecated deprecation
log logging logger debug trace
check verify validate valid assert ensure
test tests spec testing unittest
mock stub fake
fetch get retrieve load read
write save store persist put set
update modify change upgrade
rename alias
lock mutex
thread concurrent concurrency parallel
null nil none undefined nullptr optional
default fallback
enable enabled allow permit support
disable disabled deny forbid disallow prevent
list array slice vec vector collection
map dict dictionary hash table
duplicate dup copy clone
private internal protected
public export api
static const constant final readonly
type types typing
version ver
http https url uri link
certificate cert tls ssl
platform os windows linux unix macos
conflict combine
absolute relative
wait sleep timeout delay
cache cached caching memo
sort order
compare equal equals diff
parse parser parsing
format formatter
encode encoding encoder
decode decoding decoder
serialize serialise serializer serialization marshal dump
deserialize unmarshal
register registration registry
subscribe listen listener event handler on
notify notification
permission permissions mode chmod
install installation installer
uninstall uninstaller
compress gzip zip archive tar
extract unpack
append push add
insert put add
select choose pick
click press touch
mouse pointer cursor
window screen monitor
color colour
`;

/**
 * Two stems are related when one is a prefix of the other and both are long enough, or when their first letters are
 * equal.
 */
const LEAST_SHORTER = 3;
const LEAST_BEGINNING = 4;
const SAME_BEGINNING = 6;
const MOST_LONGER = 8;

/** Finds which words of a change are related to query terms. The result for each distinct word is cached. */
export class RelatedWordFinder {
  readonly #byHead = new Map<string, [string, Term][]>();
  readonly #senses = new Map<string, RelatedWord[]>();
  readonly #known = new Map<string, readonly RelatedWord[] | null>();

  constructor(query: Query, cutter: WordCutter) {
    for (const [stem, term] of query.words) {
      if (stem.length < LEAST_SHORTER) continue;
      const head = stem.slice(0, LEAST_SHORTER);
      addToGroup(this.#byHead, head, [stem, term]);
    }
    if (query.words.size === 0) return;
    SENSES.trim()
      .split('\n')
      .forEach((line, key) => {
        const stems = new Set(cutter.cutLine(line).flatMap(({ cut }) => cut.tokens.map((token) => token.stem)));
        stems.delete('');
        const terms = [...stems].flatMap((stem) => query.words.get(stem) ?? []);
        if (terms.length === 0) return;
        const kin = { key, terms };
        for (const stem of stems) addToGroup(this.#senses, stem, kin);
      });
  }

  /** Returns the relations of a word of the change, or null if it has none. */
  findRelated(stem: string): readonly RelatedWord[] | null {
    let known = this.#known.get(stem);
    if (known === undefined) {
      const terms = (this.#byHead.get(stem.slice(0, LEAST_SHORTER)) ?? [])
        .filter(([wanted]) => areWordForms(wanted, stem))
        .map(([, term]) => term);
      const kin = [...(terms.length > 0 ? [{ key: stem, terms }] : []), ...(this.#senses.get(stem) ?? [])];
      known = kin.length > 0 ? kin : null;
      this.#known.set(stem, known);
    }
    return known;
  }
}

/** Returns whether the stem of a query term and another stem are forms of the same word. */
function areWordForms(wanted: string, other: string): boolean {
  const shorter = Math.min(wanted.length, other.length);
  if (wanted === other || shorter < LEAST_SHORTER || Math.abs(wanted.length - other.length) > MOST_LONGER) return false;
  if (other.startsWith(wanted)) return wanted.length <= MOST_LONGER;
  if (wanted.startsWith(other)) return other.length >= LEAST_BEGINNING;
  return shorter >= SAME_BEGINNING && wanted.slice(0, SAME_BEGINNING) === other.slice(0, SAME_BEGINNING);
}
