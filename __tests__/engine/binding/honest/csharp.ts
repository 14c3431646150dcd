import { change, type HonestCases } from './case.js';

export const CSHARP: HonestCases = {
  path: 'src/Booking.cs',
  base: `namespace Hotel;

public class Booking
{
    public decimal Price(int nights, decimal rate)
    {
        return nights * rate;
    }

    public string Guest(string name)
    {
        return name;
    }

    public IEnumerable<Room> Rooms(IEnumerable<Room> all)
    {
        return all;
    }

    public bool CanCancel(int days)
    {
        return false;
    }

    public IActionResult Get(string id)
    {
        var room = store.Find(id);
        return Ok(room);
    }

    public TimeSpan Hold { get; } = TimeSpan.FromMinutes(5);
}
`,
  cases: [
    change(
      '        return nights * rate;',
      '        return nights > 7 ? nights * rate * 0.8m : nights * rate;',
      '`Price` is 20 percent lower for more than 7 nights',
      '`Price` is 20 percent lower for 7 nights or more',
      '`Price` is 30 percent lower for more than 7 nights',
    ),
    change(
      '        return nights * rate;',
      '        return Math.Floor(nights * rate);',
      '`Price` is rounded down',
      '`Price` is rounded up',
      '`Guest` is rounded down',
    ),
    change(
      '        return nights * rate;',
      '        if (nights == 0) throw new ArgumentException("nights");\n        return nights * rate;',
      '`Price` throws an `ArgumentException` for zero nights',
      '`Price` throws an `ArgumentException` for one night',
      '`Price` throws an `InvalidOperationException` for zero nights',
    ),
    change(
      '        return name;',
      '        return string.IsNullOrEmpty(name) ? "Guest" : name;',
      '`Guest` is "Guest" if the name is empty',
      '`Guest` is "Nobody" if the name is empty',
      '`Price` is 0 if the name is empty',
    ),
    change(
      '        return name;',
      '        return name.Length > 40 ? name.Substring(0, 40) : name;',
      '`Guest` is cut after 40 characters',
      '`Guest` is cut after 30 characters',
      '`Guest` throws after 40 characters',
    ),
    change(
      '        return name;',
      '        ArgumentNullException.ThrowIfNull(name);\n        return name;',
      '`Guest` throws when the name is null',
      '`Guest` returns an empty string when the name is null',
      '`Rooms` throws when the name is null',
    ),
    change(
      '        return name;',
      '        return name.ToLowerInvariant();',
      '`Guest` is in lower case',
      '`Guest` is in upper case',
      '`Rooms` are in lower case',
    ),
    change(
      '        return all;',
      '        return all.OrderByDescending(room => room.Rate);',
      '`Rooms` are ordered by rate, the most expensive first',
      '`Rooms` are ordered by floor, the highest first',
      '`Rooms` are ordered by rate, ascending',
    ),
    change(
      '        return all;',
      '        return all.Take(12);',
      '`Rooms` returns the first 12 rooms',
      '`Rooms` returns the last 12 rooms',
      '`Rooms` returns the first 10 rooms',
    ),
    change(
      '        return all;',
      '        return all.Distinct();',
      '`Rooms` lists every room once',
      '`Rooms` lists every free room',
      '`Guest` lists every room once',
    ),
    change(
      '        return false;',
      '        return days >= 2;',
      '`CanCancel` needs at least 2 days',
      '`CanCancel` needs more than 2 days',
      '`CanCancel` needs at least 3 days',
    ),
    change(
      '        return false;',
      '        return days is >= 1 and <= 30;',
      '`CanCancel` holds for 1 to 30 days',
      '`CanCancel` holds for 1 to 31 days',
      '`CanCancel` holds for 0 to 30 days',
    ),
    change(
      '        return Ok(room);',
      '        return room is null ? NotFound() : Ok(room);',
      '`Get` answers 404 if there is no room',
      '`Get` answers 400 if there is no room',
      '`Get` throws if there is no room',
    ),
    change(
      '        var room = store.Find(id);',
      '        if (string.IsNullOrWhiteSpace(id)) return BadRequest();\n        var room = store.Find(id);',
      '`Get` answers 400 for a blank id',
      '`Get` answers 404 for a blank id',
      '`Guest` answers 400 for a blank id',
    ),
    change(
      'TimeSpan.FromMinutes(5)',
      'TimeSpan.FromMinutes(15)',
      '`Hold` is 15 minutes',
      '`Hold` is 15 seconds',
      '`Hold` is 25 minutes',
    ),
    change(
      '        return false;',
      '        return false; // true from 2 days on',
      'The comment in `CanCancel` says true from 2 days on',
      '`CanCancel` is true from 2 days on',
    ),
  ],
};
