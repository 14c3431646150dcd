import { addAfter, append, askShown, askUnshown, type BenchProject, replaceLine } from './change.js';

const FILE = 'ordinals.go';
const TEXT = 'ftoa.go';

/** go-humanize, with gotestsum: seventeen criteria, six of them with a test that asserts nothing. */
export const GO: BenchProject = {
  repository: 'dustin/go-humanize',
  commit: '4d1d9082551ec085912e7d2253a33ae547fca000',
  command: '{bin}/gotestsum --format dots --junitfile junit.xml -- .',
  junit: ['junit.xml'],
  install: 'GOBIN={bin} go install gotest.tools/gotestsum@v1.13.0',
  testFile: 'more_test.go',
  testStart: 'package humanize\n\nimport "testing"\n',
  testEnd: '',
  criteria: [
    askShown(
      'AC1',
      '`Percent` writes the share of a part in a total',
      '\nfunc TestPercentWritesTheShare(t *testing.T) {\n\tif got := Percent(1, 4); got != "25%" {\n\t\tt.Errorf("got %s", got)\n\t}\n}',
      append(TEXT, '\nfunc Percent(part, total float64) string {'),
      append(TEXT, '\treturn Ftoa(100*part/total) + "%"\n}'),
    ),
    askShown(
      'AC2',
      '`Percent` of a total of zero is 0%',
      '\nfunc TestPercentOfATotalOfZero(t *testing.T) {\n\tif got := Percent(1, 0); got != "0%" {\n\t\tt.Errorf("got %s", got)\n\t}\n}',
      addAfter(TEXT, 'func Percent(part, total float64) string {', '\tif total == 0 {\n\t\treturn "0%"\n\t}'),
    ),
    askUnshown(
      'AC3',
      '`PercentWithDigits` limits a percentage to some decimal places',
      '\nfunc TestPercentWithDigitsLimitsDecimalPlaces(t *testing.T) {\n\tPercentWithDigits(1, 3, 2)\n}',
      append(
        TEXT,
        '\nfunc PercentWithDigits(part, total float64, digits int) string {\n\treturn FtoaWithDigits(100*part/total, digits) + "%"\n}',
      ),
    ),
    askShown(
      'AC4',
      '`Clock` writes seconds as hours, minutes and seconds',
      '\nfunc TestClockWritesHoursMinutesSeconds(t *testing.T) {\n\tif got := Clock(3723); got != "1h 2m 3s" {\n\t\tt.Errorf("got %s", got)\n\t}\n}',
      append(FILE, '\nfunc Clock(seconds int) string {\n\tsign := ""'),
      append(
        FILE,
        '\treturn sign + strconv.Itoa(seconds/3600) + "h " + strconv.Itoa(seconds/60%60) + "m " + strconv.Itoa(seconds%60) + "s"\n}',
      ),
    ),
    askShown(
      'AC5',
      '`Clock` writes a minus before negative seconds',
      '\nfunc TestClockWritesAMinus(t *testing.T) {\n\tif got := Clock(-60); got != "-0h 1m 0s" {\n\t\tt.Errorf("got %s", got)\n\t}\n}',
      addAfter(FILE, 'sign := ""', '\tif seconds < 0 {\n\t\tsign, seconds = "-", -seconds\n\t}'),
    ),
    askUnshown(
      'AC6',
      '`Clock` of zero is now',
      '\nfunc TestClockOfZeroIsNow(t *testing.T) {\n\tif Clock(0) == "" {\n\t\treturn\n\t}\n}',
      addAfter(FILE, 'sign := ""', '\tif seconds == 0 {\n\t\treturn "now"\n\t}'),
    ),
    askShown(
      'AC7',
      '`List` joins words by commas',
      '\nfunc TestListJoinsWordsByCommas(t *testing.T) {\n\tif got := List([]string{"a", "b", "c"}); got != "a, b, c" {\n\t\tt.Errorf("got %s", got)\n\t}\n}',
      append(TEXT, '\nfunc List(words []string) string {'),
      append(TEXT, '\treturn strings.Join(words, ", ")\n}'),
    ),
    askUnshown(
      'AC8',
      '`List` joins two words by and',
      '\nfunc TestListJoinsTwoWordsByAnd(t *testing.T) {\n\t_ = List([]string{"a", "b"})\n}',
      addAfter(
        TEXT,
        'func List(words []string) string {',
        '\tif len(words) == 2 {\n\t\treturn words[0] + " and " + words[1]\n\t}',
      ),
    ),
    askShown(
      'AC9',
      '`Truncate` cuts a text to a number of characters',
      '\nfunc TestTruncateCutsAText(t *testing.T) {\n\tif got := Truncate("äöü", 2); got != "äö…" {\n\t\tt.Errorf("got %s", got)\n\t}\n}',
      append(TEXT, '\nfunc Truncate(text string, most int) string {\n\trunes := []rune(text)'),
      append(TEXT, '\tif len(runes) <= most {\n\t\treturn text\n\t}\n\treturn string(runes[:most]) + "…"\n}'),
    ),
    askUnshown(
      'AC10',
      '`Truncate` to less than one character gives an empty text',
      '\nfunc TestTruncateToNothing(t *testing.T) {\n\tdefer func() { _ = recover() }()\n\tt.Log(Truncate("abc", -1))\n}',
      addAfter(TEXT, 'runes := []rune(text)', '\tif most < 1 {\n\t\treturn ""\n\t}'),
    ),
    askShown(
      'AC11',
      '`Roman` writes a number in Roman numerals',
      '\nfunc TestRomanWritesNumerals(t *testing.T) {\n\tif got := Roman(14); got != "XIV" {\n\t\tt.Errorf("got %s", got)\n\t}\n}',
      append(
        FILE,
        '\nfunc Roman(n int) string {\n\tout := ""\n\tvalues := []int{10, 9, 5, 4, 1}\n\tnumerals := []string{"X", "IX", "V", "IV", "I"}\n\tfor i, value := range values {\n\t\tfor n >= value {\n\t\t\tout += numerals[i]\n\t\t\tn -= value\n\t\t}\n\t}\n\treturn out\n}',
      ),
    ),
    askShown(
      'AC12',
      '`IsRound` says whether a number ends with a zero',
      '\nfunc TestIsRoundSaysWhether(t *testing.T) {\n\tif !IsRound(20) || IsRound(21) {\n\t\tt.Error("wrong")\n\t}\n}',
      append(FILE, '\nfunc IsRound(n int) bool {\n\treturn n%10 == 0\n}'),
    ),
    askUnshown(
      'AC13',
      '`Digits` counts the digits of a number',
      '\nfunc TestDigitsCountsTheDigits(t *testing.T) {\n\tt.Log(Digits(120))\n}',
      append(FILE, '\nfunc Digits(n int) int {\n\treturn len(strconv.Itoa(n))\n}'),
    ),
    askShown(
      'AC14',
      'The ordinal of a negative number has the suffix of its amount',
      '\nfunc TestOrdinalOfANegativeNumber(t *testing.T) {\n\tif got := Ordinal(-1); got != "-1st" {\n\t\tt.Errorf("got %s", got)\n\t}\n}',
      replaceLine(FILE, 'suffix := "th"', '\tif x < 0 {\n\t\treturn "-" + Ordinal(-x)\n\t}\n\tsuffix := "th"'),
    ),
    askShown(
      'AC15',
      '`Ftoa` writes a negative zero as 0',
      '\nfunc TestFtoaWritesNegativeZero(t *testing.T) {\n\tzero := 0.0\n\tif got := Ftoa(-1 * zero * 1 / -1 * -1); got != "0" {\n\t\tt.Errorf("got %s", got)\n\t}\n\tif got := Ftoa(-0.0000001); got != "0" {\n\t\tt.Errorf("got %s", got)\n\t}\n}',
      addAfter(TEXT, 'func Ftoa(num float64) string {', '\tif num > -0.0000005 && num <= 0 {\n\t\treturn "0"\n\t}'),
    ),
    askUnshown(
      'AC16',
      '`Initials` gives the first letters of the words of a name',
      '\nfunc TestInitialsGivesFirstLetters(t *testing.T) {\n\tfor range Initials("Ada Lovelace") {\n\t}\n}',
      append(
        TEXT,
        '\nfunc Initials(name string) string {\n\tout := ""\n\tfor _, word := range strings.Fields(name) {\n\t\tout += word[:1]\n\t}\n\treturn out\n}',
      ),
    ),
    askShown(
      'AC17',
      '`Pad` fills a number with zeros to a width',
      '\nfunc TestPadFillsWithZeros(t *testing.T) {\n\tif got := Pad(7, 3); got != "007" {\n\t\tt.Errorf("got %s", got)\n\t}\n}',
      append(
        TEXT,
        '\nfunc Pad(number, width int) string {\n\ttext := strconv.Itoa(number)\n\tif missing := width - len(text); missing > 0 {\n\t\treturn strings.Repeat("0", missing) + text\n\t}\n\treturn text\n}',
      ),
    ),
  ],
};
