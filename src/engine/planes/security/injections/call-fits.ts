/** Tells which calls of a file a row of the table of injections is about. */
import type { Call } from '../../../model.js';
import type { InjectionCall } from './injection-call.js';

/** Longer calls are read over so many lines. */
const MAX_CALL_LINES = 12;

/** Returns a test for calls that what the file says elsewhere makes harmless. Each kind of call is looked up once. */
export function createSettledTest(lines: ReadonlyMap<number, string>): (call: InjectionCall) => boolean {
  const known = new Map<InjectionCall, boolean>();
  const isSaid = (pattern: RegExp) => [...lines.values()].some((line) => pattern.test(line));
  return (call) => {
    const { unless } = call;
    if (unless === undefined) return false;
    const found = known.get(call) ?? (isSaid(unless.says) && (unless.not === undefined || !isSaid(unless.not)));
    known.set(call, found);
    return found;
  };
}

/** All that a call is given, as it is written. */
export const listArguments = ({ argument, rest }: Call): string => (rest === '' ? argument : `${argument}, ${rest}`);

/** Returns true if a call, by its name as written and as spelled out, by what it is given and by its own lines, is what a row means. */
export function fits(
  { callee, arguments: wanted, given, within }: InjectionCall,
  call: Call,
  spelled: string,
  lines: ReadonlyMap<number, string>,
): boolean {
  if (callee !== undefined && !callee.test(call.callee.slice(-200)) && !callee.test(spelled.slice(-200))) return false;
  const whole = listArguments(call);
  if (wanted !== undefined && !wanted.test(whole)) return false;
  if (given !== undefined && !given.test(whole)) return false;
  if (within === undefined) return true;
  const own: string[] = [];
  for (let number = call.first; number <= Math.min(call.last, call.first + MAX_CALL_LINES); number += 1)
    own.push(lines.get(number) ?? '');
  return within.test(own.join('\n'));
}
