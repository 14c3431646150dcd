/** Tables of spellings: how a class of faults is written in each language, and how its safe forms are. */
import { answersFor, type ClassName } from '../../../bench/fixtures/classes.js';
import { createReviewer } from '../../../bench/fixtures/review.js';

/** The path of a new file, and its lines. */
export type Spelling = readonly [path: string, ...lines: readonly string[]];

/** A rule that claims the class speaks of each `bad` file, and of no `good` one. */
export interface Spellings {
  readonly class: ClassName;
  readonly bad: readonly Spelling[];
  readonly good: readonly Spelling[];
}

/** Returns what rules that claim the class say of a new file, as `rule line: title`. */
export function findAnswers(name: ClassName, [path, ...lines]: Spelling): Promise<readonly string[]> {
  return findAnswersOfChange(name, { [path]: { old: null, new: `${lines.join('\n')}\n` } });
}

/** Returns what rules that claim the class say of changed files, in the same form. */
export async function findAnswersOfChange(
  name: ClassName,
  files: Parameters<ReturnType<typeof createReviewer>>[0],
): Promise<readonly string[]> {
  const review = createReviewer();
  const said = await review(files);
  return said
    .filter(({ rule, words }) => answersFor(name, rule, words))
    .map(({ rule, first, words }) => `${rule} ${first}: ${words.slice(0, 80)}`);
}

/** A method of C# around lines, with usual parameters. */
export const cs = (...lines: readonly string[]): Spelling => [
  'src/Store.cs',
  'public class Store',
  '{',
  '    public void Run(string name, string token, int count, AppDb db, SqlConnection connection)',
  '    {',
  ...lines.map((line) => `        ${line}`),
  '    }',
  '}',
];

/** A method of Java around lines, with usual parameters. */
export const java = (...lines: readonly string[]): Spelling => [
  'src/main/java/Store.java',
  'public class Store {',
  '  void run(String name, String token, long count, Connection connection, EntityManager em) throws Exception {',
  ...lines.map((line) => `    ${line}`),
  '  }',
  '}',
];

/** A function of Kotlin around lines, with usual parameters. */
export const kotlin = (...lines: readonly string[]): Spelling => [
  'src/main/kotlin/Store.kt',
  'class Store {',
  '    fun run(name: String, token: String, count: Int, connection: Connection, em: EntityManager) {',
  ...lines.map((line) => `        ${line}`),
  '    }',
  '}',
];

/** Lines of one language each, as new files of their own. */
export const file =
  (path: string) =>
  (...lines: readonly string[]): Spelling => [path, ...lines];
