import { describe, expect, it } from '@jest/globals';
import { spellType } from '../../../../../src/engine/planes/contract/signatures/type-spelling.js';

describe('the spelling of a type', () => {
  it.each([
    ['Optional[str]', 'str | None'],
    ['typing . Optional [ str ]', 'None|str'],
    ['Union[int, str, None]', 'str | int | None'],
    ['Optional[Union[int, str]]', 'int | str | None'],
    ['List[Dict[str, Optional[int]]]', 'list[dict[str, int | None]]'],
    ["'Cart'", 'Cart'],
    ['"list[int]"', 't.List[int]'],
    ['?int', 'int|null'],
    ['null|string[]', 'string[]|null'],
    ['Nullable<int>', 'int?'],
    ['System.Int32', 'int'],
    ['System.Nullable<System.Int64>', 'long?'],
    ['string?', 'string'],
    ['Array<string | number>', '(number | string)[]'],
    ['string | undefined', 'undefined | string'],
    ['map[string]interface{}', 'map[string]any'],
    ['std::string::String', 'String'],
    ['number | number', 'number'],
  ])('%s is %s', (one, other) => {
    expect(spellType(one)).toBe(spellType(other));
  });

  it.each([
    ['Optional[str]', 'str'],
    ['int', 'str'],
    ['list[int]', 'list[str]'],
    ['int?', 'int'],
    ['string[]', 'string'],
    ['Dict[str, int]', 'Dict[int, str]'],
    ['tuple[int, str]', 'tuple[str, int]'],
    ['string | number', 'string'],
    ['Promise<string>', 'string'],
    ['map[string]any', 'map[string]string'],
  ])('%s is not %s', (one, other) => {
    expect(spellType(one)).not.toBe(spellType(other));
  });

  it.each(['', ']', '[', '<<<<', 'a[b', 'a]b', '|', '?'.repeat(600), '['.repeat(600), 'Optional['.repeat(100)])(
    'reads any text: %s',
    (text) => {
      expect(typeof spellType(text)).toBe('string');
    },
  );
});
