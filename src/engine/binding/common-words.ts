/**
 * Words that are common in code of any kind, so sharing one is weak evidence. The stems are grouped by rarity, computed
 * from the share of changes in which they occur. That share is the mean over ten repositories without the highest
 * value, for stems found in most of them. The formula is ln(1 / share) / ln 50, rounded to the nearest fifth.
 * `node build/bench/binding-words.js CASES.jsonl` prints the table.
 */
const BY_RARITY: readonly (readonly [number, string])[] = [
  [0, 'return'],
  [0.2, 'creat default error fals file name option set string test true type valu'],
  [
    0.4,
    'add arg arrai assert base bool call case chang check class code com config const contain content context current data empti event except expect fail find format found function http id import includ instanc int kei list load log map messag null object on packag param pars path privat public read remov request requir result run see self size sourc start state static statu support target time try updat url var version void without write',
  ],
  [
    0.6,
    '10 32 access activ ad allow alreadi alwai api app append applic argument attribut author boolean break build byte cach cannot client collect command compil configur connect continu control copi core count custom debug def defin delet depend differ dir directori disabl displai don either enabl encod end ensur entri env equal err exampl exist exit express extend field filter first flag foo gener handl hash header host html ignor imag implement index info initi input instead interfac intern invalid io item iter join kind languag last length let level lib like limit line link local locat main manag match method mode model modul need next non none note number ok open oper opt order org origin output overrid paramet parent pass prefix process properti protect provid re ref refer resolv respons root select server sinc skip softwar specif specifi store str super system tag text todo util valid want warn whether window work',
  ],
  [
    0.8,
    '100 20 64 accept action actual addit address attr avail back bar block bodi builder callback catch child clear close combin common compar compat complet compon convert deprec descript detail detect determin develop directli doc document doesn due enum environ ex exec execut extern failur fetch final finish follow form full github global group helper identifi inform inherit init issu json known label look mark max mean merg metadata miss multipl num old otherwis page part perform platform point pointer port posit possibl push put queri raw reader record registri rel releas remot replac reset right scope script second send session show simpl split src still stop success sure titl tmp token top trigger two unit unknown utf variabl wai',
  ],
];

const RARITY: ReadonlyMap<string, number> = new Map(
  BY_RARITY.flatMap(([rarity, stems]) => stems.split(' ').map((stem) => [stem, rarity] as const)),
);

/** Returns how rare a stem is in code in general: 1 for every stem that is not in the table. */
export function rarityOf(stem: string): number {
  return RARITY.get(stem) ?? 1;
}
