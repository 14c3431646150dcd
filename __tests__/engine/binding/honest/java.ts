import { change, type HonestCases } from './case.js';

export const JAVA: HonestCases = {
  path: 'src/main/java/shop/Account.java',
  base: `package shop;

public class Account {
    private int attempts = 10;

    public void withdraw(long amount) {
        balance = balance - amount;
    }

    public String owner(String name) {
        return name;
    }

    public boolean isAdult(int age) {
        return true;
    }

    public List<Entry> entries(List<Entry> all) {
        return all;
    }

    public long interest(long sum) {
        return sum;
    }

    public Entry find(String id) {
        Entry entry = byId.get(id);
        return entry;
    }
}
`,
  cases: [
    change(
      '        return true;',
      '        return age >= 18;',
      '`isAdult` is true from an age of 18 on',
      '`isAdult` is true from an age of 21 on',
      '`isAdult` is true above an age of 18 only',
    ),
    change(
      '        return true;',
      '        return age > 17;',
      '`isAdult` holds for an age of at least 18',
      '`isAdult` holds for an age of at least 17',
      '`isAdult` holds for an age of at most 17',
    ),
    change(
      '        balance = balance - amount;',
      '        if (amount > balance) throw new IllegalStateException("too much");\n        balance = balance - amount;',
      '`withdraw` throws an `IllegalStateException` if the amount is more than the balance',
      '`withdraw` throws an `IllegalArgumentException` if the amount is more than the balance',
      '`interest` throws an `IllegalStateException` if the amount is more than the balance',
    ),
    change(
      '        balance = balance - amount;',
      '        if (amount <= 0) throw new IllegalArgumentException("amount");\n        balance = balance - amount;',
      '`withdraw` refuses an amount that is not positive',
      '`withdraw` refuses a negative amount only',
      '`find` refuses an amount that is not positive',
    ),
    change(
      '        return name;',
      '        return name == null || name.isEmpty() ? "unknown" : name;',
      '`owner` is "unknown" without a name',
      '`owner` is "nobody" without a name',
      '`owner` throws without a name',
    ),
    change(
      '        return name;',
      '        return name.strip();',
      'Spaces around the name of the `owner` are removed',
      'All digits in the name of the `owner` are removed',
      'Spaces around the id are removed',
    ),
    change(
      '        return name;',
      '        return name.toUpperCase(Locale.ROOT);',
      '`owner` is written in capital letters',
      '`owner` is written in small letters',
    ),
    change(
      '        return all;',
      '        return all.stream().sorted(comparing(Entry::date).reversed()).toList();',
      '`entries` are sorted by date, newest first',
      '`entries` are sorted by amount, highest first',
      '`entries` are sorted by date, oldest first',
    ),
    change(
      '        return all;',
      '        return all.stream().limit(50).toList();',
      '`entries` are limited to 50',
      '`entries` are limited to 100',
      '`find` is limited to 50',
    ),
    change(
      '        return all;',
      '        return all.stream().distinct().toList();',
      '`entries` has no duplicates',
      '`entries` has no empty entries',
      '`entries` are sorted',
    ),
    change(
      '        return sum;',
      '        return sum * 2;',
      '`interest` is doubled',
      '`interest` is halved',
      '`withdraw` is doubled',
    ),
    change(
      '        return sum;',
      '        return sum * 3 / 100;',
      '`interest` is 3 % of the sum',
      '`interest` is 3 times the sum',
      '`interest` is 4 % of the sum',
    ),
    change(
      '        return sum;',
      '        return Math.max(0, sum);',
      '`interest` is never negative',
      '`interest` is never more than 100',
      '`withdraw` is never negative',
    ),
    change(
      '        return entry;',
      '        return Optional.ofNullable(entry).orElseThrow(NotFoundException::new);',
      '`find` throws a `NotFoundException` if nothing is found',
      '`find` returns an empty entry if nothing is found',
      '`owner` throws a `NotFoundException` if nothing is found',
    ),
    change('attempts = 10;', 'attempts = 3;', 'There are 3 attempts', 'There are 30 attempts', 'There are 10 attempts'),
    change(
      '        Entry entry = byId.get(id);',
      '        // ids are compared without case\n        Entry entry = byId.get(id);',
      'A comment in `find` says that ids are compared without case',
      '`find` compares ids without case',
    ),
  ],
};
