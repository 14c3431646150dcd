/** Units of measure: what is measured, and how much of its smallest unit each is. */

/** What a number counts. `count` is a number of things, which every language and project names otherwise. */
export type Dimension = 'time' | 'bytes' | 'money' | 'share' | 'count' | 'none';

/** A unit of measure: what it counts, and how much of the smallest unit of that it is. */
export interface Measure {
  readonly dimension: Dimension;
  /** In nanoseconds, bytes, cents or hundredths; two for the two meanings of a kilobyte. */
  readonly factors: readonly number[];
}

const time = (factor: number): Measure => ({ dimension: 'time', factors: [factor] });
const bytes = (power: number): Measure => ({ dimension: 'bytes', factors: [1000 ** power, 1024 ** power] });
const money = (factor: number): Measure => ({ dimension: 'money', factors: [factor] });
const SHARE: Measure = { dimension: 'share', factors: [1] };
const COUNT: Measure = { dimension: 'count', factors: [1] };

const SECOND = 1e9;
const LISTS: readonly (readonly [string, Measure])[] = [
  ['ns nanosecond nanoseconds nanos', time(1)],
  ['us µs microsecond microseconds micros', time(1e3)],
  ['ms msec millisecond milliseconds millis millisekunden millisecondes milisegundos', time(1e6)],
  ['s sec secs second seconds sekunde sekunden seconde secondes segundo segundos', time(SECOND)],
  ['m min mins minute minutes minuten minuto minutos', time(60 * SECOND)],
  ['h hr hrs hour hours stunde stunden heure heures hora horas', time(3600 * SECOND)],
  ['d day days tag tage tagen jour jours dia dias', time(86_400 * SECOND)],
  ['w week weeks woche wochen semaine semaines semana semanas', time(7 * 86_400 * SECOND)],
  ['month months monat monate mois meses', time(30 * 86_400 * SECOND)],
  ['year years jahr jahre anos', time(365 * 86_400 * SECOND)],
  ['euro euros eur dollar dollars usd pound pounds gbp franken francs chf', money(100)],
  ['cents pence', money(1)],
  ['b byte bytes octets', bytes(0)],
  ['k kb kib kilobyte kilobytes', bytes(1)],
  ['mb mib megabyte megabytes', bytes(2)],
  ['g gb gib gigabyte gigabytes', bytes(3)],
  ['tb tib terabyte terabytes', bytes(4)],
  ['% percent prozent pourcent', SHARE],
  [
    'time times attempt attempts retry retries try tries character characters char chars line lines digit digits item items entry entries row rows ' +
      'column columns pixel pixels px level levels space spaces word words result results page pages file files request requests connection connections ' +
      'thread threads worker workers bit bits step steps version versions record records mal zeichen zeilen versuche fois caracteres lignes veces lineas',
    COUNT,
  ],
];

/** The units of measure by their names, in lower case. */
export const MEASURES: ReadonlyMap<string, Measure> = new Map(
  LISTS.flatMap(([names, measure]) => names.split(' ').map((name) => [name, measure] as const)),
);

/** How much of the smallest unit the units of a dimension are: a number without a unit may be in any of them. */
export const FACTORS: Readonly<Record<Dimension, readonly number[]>> = {
  time: [1, 1e3, 1e6, SECOND, 60 * SECOND, 3600 * SECOND, 86_400 * SECOND],
  bytes: [0, 1, 2, 3, 4].flatMap((power) => [1000 ** power, 1024 ** power]),
  money: [1, 100],
  share: [1, 100],
  count: [1],
  none: [1],
};
