/** Compares two types of a column: whether every value of the old one fits the new one, and whether rows are written anew. */

/**
 * `wider`: every value fits and rows stay as they are. `rewrites`: every value fits, but rows are stored in another way.
 * `narrower`: some values may not fit. `other`: another kind of value. `unknown`: one of them cannot be read.
 */
export type TypeChange = 'same' | 'wider' | 'rewrites' | 'narrower' | 'other' | 'unknown';

type Family = 'text' | 'integer' | 'number' | 'float' | 'time' | 'bits' | 'other';

interface ColumnType {
  readonly family: Family;
  /**
   * Of texts and bits the maximum length, of integers and floats the bytes, of numbers the digits before the point, of
   * times the digits of a second.
   */
  readonly size: number;
  /** Of numbers the digits behind the point. */
  readonly scale: number;
  readonly word: string;
}

const UNLIMITED = Number.POSITIVE_INFINITY;

/**
 * Bytes of texts, integers and floats by the words of SQL and of the frameworks. Sources: PostgreSQL "Data Types", MySQL
 * "Data Type Storage Requirements", SQL Server "Data types", the type tables of Rails, Django, Laravel and SQLAlchemy.
 */
const TEXTS: Readonly<Record<string, number>> = {
  tinytext: 255,
  tinyblob: 255,
  text: UNLIMITED,
  textfield: UNLIMITED,
  citext: UNLIMITED,
  unicodetext: UNLIMITED,
  ntext: UNLIMITED,
  clob: UNLIMITED,
  mediumtext: UNLIMITED,
  longtext: UNLIMITED,
};
const SIZED_TEXTS = new Set(
  'varchar nvarchar varchar2 nvarchar2 string char nchar character charfield slugfield urlfield emailfield unicode'.split(
    ' ',
  ),
);
const INTEGERS: Readonly<Record<string, number>> = {
  tinyint: 1,
  tinyinteger: 1,
  smallint: 2,
  smallinteger: 2,
  smallintegerfield: 2,
  int2: 2,
  mediumint: 3,
  mediuminteger: 3,
  int: 4,
  integer: 4,
  integerfield: 4,
  int4: 4,
  serial: 4,
  autofield: 4,
  bigint: 8,
  biginteger: 8,
  bigintegerfield: 8,
  bigautofield: 8,
  int8: 8,
  bigserial: 8,
};
const FLOATS: Readonly<Record<string, number>> = { real: 4, float4: 4, float: 8, float8: 8, double: 8, floatfield: 8 };
/** The same kind of time in the words of SQL and of the frameworks. */
const TIMES: Readonly<Record<string, string>> = {
  datetime: 'timestamp',
  datetime2: 'timestamp',
  timestamp: 'timestamp',
  utc_datetime: 'timestamp',
  naive_datetime: 'timestamp',
  timestamptz: 'timestamptz',
  timestamptzfield: 'timestamptz',
  datetimefield: 'timestamptz',
  datetimeoffset: 'timestamptz',
  time: 'time',
  timefield: 'time',
  timetz: 'timetz',
  interval: 'interval',
};
/** Digits of a second that PostgreSQL keeps if none are given. */
const FULL_SECONDS = 6;
const BITS = new Set(['bit', 'varbit', 'bit_varying']);
const NUMBERS = new Set('numeric decimal dec number decimalfield'.split(' '));

/** Says what happens when a column of one type gets another. */
export function compareTypes(before: string, after: string): TypeChange {
  const [old, current] = [readType(before), readType(after)];
  if (old === null || current === null) return 'unknown';
  // Every network is an address, every document a text, and both are stored alike.
  if (old.word === 'cidr' && current.word === 'inet') return 'wider';
  if (old.word === 'xml' && current.family === 'text' && current.size === UNLIMITED) return 'wider';
  if (old.family !== current.family)
    return current.size === UNLIMITED && current.family === 'text' ? 'rewrites' : 'other';
  if (old.family === 'other') return old.word === current.word ? 'same' : 'other';
  if (old.word !== current.word && !(old.word === 'bit' && current.word === 'varbit')) return 'other';
  if (old.size === current.size && old.scale === current.scale) return 'same';
  if (current.size < old.size || current.scale < old.scale) return 'narrower';
  if (old.family === 'text' || old.family === 'time' || old.family === 'bits') return 'wider';
  return old.family === 'number' && old.scale === current.scale ? 'wider' : 'rewrites';
}

/** Returns true for a text of any length. */
export function isAnyText(type: string): boolean {
  return readType(type)?.family === 'text';
}

/** Returns true for a type that holds every text, or every number: such a change mostly takes a limit away. */
export function isUnlimited(type: string): boolean {
  const { family, size } = readType(type) ?? { family: 'other', size: 0 };
  return (family === 'text' || family === 'number') && size === UNLIMITED;
}

/** Reads `varchar(20)`, `character varying`, `decimal(10, 2)`, `string`, `models.charfield(20)`. */
function readType(written: string): ColumnType | null {
  const text = written
    .trim()
    .toLowerCase()
    .replace(/\b(?:unsigned|signed|zerofill)\b/gu, '')
    .replace(/character varying/u, 'varchar')
    .replace(/bit varying/u, 'varbit')
    .replace(
      /^(time(?:stamp)?)(.{0,10}) with(out)? time zone/u,
      (_, word: string, size: string, out?: string) => `${word}${out === undefined ? 'tz' : ''}${size}`,
    );
  const match =
    /^(?:\w+\.)?([a-z]\w{0,60})(?: precision)?\s{0,4}(?:\(\s{0,4}(\d{1,9}|max)\s{0,4}(?:,\s{0,4}(\d{1,4}))?)?/u.exec(
      text,
    );
  const word = match?.[1];
  if (match === null || word === undefined) return null;
  const size = match[2] === undefined || match[2] === 'max' ? UNLIMITED : Number(match[2]);
  if (SIZED_TEXTS.has(word)) return { family: 'text', size, scale: 0, word: 'text' };
  const known = Object.hasOwn(TEXTS, word) ? TEXTS[word] : undefined;
  if (known !== undefined) return { family: 'text', size: Math.min(known, size), scale: 0, word: 'text' };
  const bytes = Object.hasOwn(INTEGERS, word) ? INTEGERS[word] : undefined;
  if (bytes !== undefined) return { family: 'integer', size: bytes, scale: 0, word: 'integer' };
  const float = Object.hasOwn(FLOATS, word) ? FLOATS[word] : undefined;
  if (float !== undefined) return { family: 'float', size: float, scale: 0, word: 'float' };
  const time = Object.hasOwn(TIMES, word) ? TIMES[word] : undefined;
  if (time !== undefined)
    return { family: 'time', size: size === UNLIMITED ? FULL_SECONDS : size, scale: 0, word: time };
  // One bit if none is said; a varying one has no limit.
  if (BITS.has(word))
    return {
      family: 'bits',
      size: word === 'bit' && size === UNLIMITED ? 1 : size,
      scale: 0,
      word: word === 'bit' ? 'bit' : 'varbit',
    };
  if (NUMBERS.has(word)) {
    const scale = match[3] === undefined ? (size === UNLIMITED ? UNLIMITED : 0) : Number(match[3]);
    return { family: 'number', size: size === UNLIMITED ? size : size - scale, scale, word: 'number' };
  }
  return { family: 'other', size: 0, scale: 0, word: text.replace(/\s+/gu, ' ') };
}
