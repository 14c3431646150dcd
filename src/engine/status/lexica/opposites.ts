/**
 * Words that say the contrary of each other: one pair of groups a line. Words are compared by their stems. English, then
 * German, French and Spanish without diacritics.
 */
export const OPPOSITES = `
enable enabled activate activated | disable disabled deactivate deactivated inactive
on | off
allow allowed permit permitted grant granted | deny denied forbid forbidden disallow disallowed prevent prevented block blocked prohibit refuse refused revoke revoked
accept accepted approve approved | reject rejected refuse refused decline declined discard discarded dismiss dismissed
add added append appended insert inserted attach attached | remove removed delete deleted drop dropped detach detached erase erased
include included | exclude excluded omit omitted ignore ignored skip skipped
keep kept retain retained preserve preserved stay stays | drop dropped discard discarded lose lost remove removed
show shown display displayed visible reveal | hide hidden invisible
open opened | close closed
start started begin began | stop stopped end ended halt
stop stopped | continue continued proceed
increase increased grow raise | decrease decreased shrink reduce lower
before | after
ascending asc | descending desc
first earliest | last latest
oldest older | newest newer latest
largest biggest longest highest | smallest shortest lowest
least minimum min | most maximum max
more | less fewer
above over | below under
upper uppercase | lower lowercase
required mandatory | optional
public exported | private internal
sync synchronous synchronously | async asynchronous asynchronously
warn warning | error fail fails
read | write
push | pop
encode encoded | decode decoded
encrypt encrypted | decrypt decrypted
compress compressed | decompress decompressed
lock locked acquire | unlock unlocked release
valid | invalid
succeed succeeds success successful | fail fails failure failed
true | false
empty | filled
same equal identical | different other
local | global remote
inside within | outside
left | right
top | bottom
front | back behind
horizontal horizontally | vertical vertically
parent ancestor | child children descendant
input | output
import | export
install installed | uninstall uninstalled
connect connected | disconnect disconnected
register registered | unregister unregistered
subscribe subscribed | unsubscribe unsubscribed
mount mounted | unmount unmounted
load loaded | unload unloaded
expand expanded | collapse collapsed
automatic automatically | manual manually
online | offline
lazy lazily | eager eagerly
arrival arrives arrive | departure departs depart
sender | recipient receiver
login | logout
debit | credit
width | height
mutable | immutable readonly
static | dynamic
relative | absolute
inclusive | exclusive
silent silently | loud warn warned
fast faster | slow slower
early earlier | late later
plain | secret encrypted
all | own
known | unknown
direct directly | indirect indirectly
success | error
aktiviert einschalten | deaktiviert ausschalten
hinzufugen hinzugefugt | entfernen entfernt
anzeigen angezeigt sichtbar | ausblenden ausgeblendet verborgen
erlaubt zugelassen | verboten abgelehnt
vor | nach
aufsteigend | absteigend
erste | letzte
activer active | desactiver desactive
ajouter ajoute | supprimer supprime retirer
afficher affiche | masquer masque cache
avant | apres
croissant | decroissant
premier premiere | dernier derniere
activar activado | desactivar desactivado
agregar anadir anadido | eliminar eliminado quitar
mostrar | ocultar oculto
antes | despues
ascendente | descendente
primero | ultimo
`;
