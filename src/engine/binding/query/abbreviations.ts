/** Short forms in which code writes words that a criterion writes out, or the other way round. They are the same word, not another one of like sense. */

/** The word, and its short forms. */
const FORMS = `
address addr
administrator admin
application app
argument arg args
asynchronous async
attribute attr attrs
average avg
boolean bool
buffer buf
button btn
calculate calc
category cat
certificate cert
character char
column col cols
command cmd
configuration config conf cfg
connection conn
context ctx
database db
declaration decl
delete del
description desc
destination dest dst
dictionary dict
directory dir dirs
document doc docs
element elem
environment env
error err
expression expr
extension ext
function func fn
generate gen
identifier ident
image img
implementation impl
index idx
information info
initialize init
integer int
language lang
length len
library lib libs
manager mgr
maximum max
memory mem
message msg
milliseconds ms millis
minimum min
number num
object obj
operator op
organization org
original orig
package pkg
parameter param params
permission perm perms
pointer ptr
position pos
previous prev
property prop props
reference ref refs
repository repo
request req
response resp
seconds sec secs
server srv
service svc
source src
specification spec
statistics stats
string str
synchronous sync
temporary temp tmp
timestamp ts
transaction tx txn
value val
variable var
version ver
warning warn
`;

/** The groups of forms of one word. */
export const ABBREVIATIONS: readonly (readonly string[])[] = FORMS.trim()
  .split('\n')
  .map((line) => line.split(' '));
