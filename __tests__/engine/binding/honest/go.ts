import { change, type HonestCases } from './case.js';

export const GO: HonestCases = {
  path: 'store/store.go',
  base: `package store

func (s *Store) Get(key string) (string, error) {
	value := s.entries[key]
	return value, nil
}

func (s *Store) Keys() []string {
	keys := s.list()
	return keys
}

func (s *Store) Add(key string, size int) error {
	s.sizes[key] = size
	return nil
}

func (s *Store) Cost(size int) int {
	return size
}

const retries = 2

var lifetime = 10 * time.Second
`,
  cases: [
    change(
      '	value := s.entries[key]',
      '	if key == "" {\n		return "", errors.New("no key")\n	}\n	value := s.entries[key]',
      '`Get` returns an error for an empty key',
      '`Get` returns an empty value for an unknown key',
      '`Add` returns an error for an empty key',
    ),
    change(
      '	value := s.entries[key]\n	return value, nil',
      '	value, ok := s.entries[key]\n	if !ok {\n		return "", ErrNotFound\n	}\n	return value, nil',
      '`Get` fails with `ErrNotFound` if the key is not there',
      '`Get` fails with `ErrClosed` if the key is not there',
      '`Keys` fails with `ErrNotFound` if the key is not there',
    ),
    change(
      '	return keys\n',
      '	sort.Strings(keys)\n	return keys\n',
      '`Keys` are sorted',
      '`Keys` are unique',
      '`Keys` are sorted, last first',
    ),
    change(
      '	s.sizes[key] = size',
      '	if size > 100 {\n		return ErrTooLarge\n	}\n	s.sizes[key] = size',
      '`Add` refuses a size over 100',
      '`Add` refuses a size under 100',
      '`Add` refuses a size of 100 or more',
      '`Get` refuses a size over 100',
    ),
    change(
      '	s.sizes[key] = size',
      '	if size < 1 || size > 64 {\n		return ErrSize\n	}\n	s.sizes[key] = size',
      '`Add` takes a size between 1 and 64 only',
      '`Add` takes a size between 0 and 64 only',
      '`Add` takes a size between 1 and 65 only',
    ),
    change(
      '	s.sizes[key] = size',
      '	if size < 0 {\n		return ErrSize\n	}\n	s.sizes[key] = size',
      '`Add` refuses a negative size',
      '`Add` refuses a size of zero',
      '`Cost` of a negative size is refused',
    ),
    change(
      '	return size\n',
      '	return size >> 1\n',
      '`Cost` is half the size',
      '`Cost` is double the size',
      '`Cost` is a third of the size',
    ),
    change(
      '	return size\n',
      '	return size / 3\n',
      '`Cost` is a third of the size',
      '`Cost` is half of the size',
      '`Cost` is three times the size',
    ),
    change(
      '	return size\n',
      '	return size * 15 / 100\n',
      '`Cost` is 15 percent of the size',
      '`Cost` is 5 percent of the size',
      '`Cost` is 15 more than the size',
    ),
    change('const retries = 2', 'const retries = 5', 'There are 5 retries', 'There are 6 retries', 'There are 5 keys'),
    change(
      'var lifetime = 10 * time.Second',
      'var lifetime = 7 * 24 * time.Hour',
      'The lifetime is one week',
      'The lifetime is one day',
      'The lifetime is two weeks',
    ),
    change(
      'var lifetime = 10 * time.Second',
      'var lifetime = 30 * time.Second',
      'The lifetime is 30 seconds',
      'The lifetime is 30 minutes',
      'The lifetime is 3 seconds',
    ),
    change(
      '	value := s.entries[key]',
      '	value := s.entries[strings.ToLower(key)]',
      '`Get` ignores the case of the key',
      '`Get` ignores spaces around the key',
      '`Add` ignores the case of the key',
    ),
    change(
      '	value := s.entries[key]',
      '	value := s.entries[strings.TrimSpace(key)]',
      '`Get` trims the key',
      '`Get` trims the value',
      '`Get` trims the key and ignores its case',
    ),
    change(
      '	s.sizes[key] = size',
      '	if _, ok := s.sizes[key]; ok {\n		return nil\n	}\n	s.sizes[key] = size',
      '`Add` keeps the size of a key that is there already',
      '`Add` returns an error for a key that is there already',
      '`Get` keeps the size of a key that is there already',
    ),
    change(
      '	keys := s.list()',
      '	// Keys are sorted by their size.\n	keys := s.list()',
      'A comment in `Keys` says that they are sorted by their size',
      '`Keys` are sorted by their size',
    ),
  ],
};
