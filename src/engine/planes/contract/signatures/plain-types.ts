/** Types that every reader knows by their names: a change from one to another is a change of what is taken or given. */
import { REACH } from '../../../text/reach.js';
import { spellType } from './type-spelling.js';

/** Predeclared types, and the collections of standard libraries, of the languages that are read. */
const PLAIN: ReadonlySet<string> = new Set(
  `string String str Str bytes bytearray int Int Integer long Long short Short byte Byte float Float double Double decimal
  Decimal bool boolean Boolean Bool char Char Character rune number bigint symbol void Void None null nil undefined Unit unit
  i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 usize isize int8 int16 int32 int64 uint uint8 uint16 uint32 uint64 uintptr
  float32 float64 complex complex64 complex128 error sbyte ushort uint ulong nint Int8 Int16 Int32 Int64 UInt UInt8 UInt16
  UInt32 UInt64 list List dict set Set tuple frozenset array Array Map map Vec HashMap HashSet Option Optional Dictionary
  mut ref chan func readonly const slice iterable callable`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);

/**
 * Returns true if both types, as written, are made of such names alone, and are not two
 * spellings of one. A name of a program may stand for the very type that it takes the place of, or for one that takes more: text
 * does not tell.
 */
export function areOtherPlainTypes(before: string, after: string): boolean {
  return isPlain(before) && isPlain(after) && spellType(before) !== spellType(after);
}

function isPlain(type: string): boolean {
  const words = type.slice(0, REACH.statement).match(/[\p{IDS}_$][\p{IDC}$]*/gu) ?? [];
  return (
    words.length > 0 && type.length <= REACH.statement && !type.includes('{') && words.every((word) => PLAIN.has(word))
  );
}
