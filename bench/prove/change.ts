/** A change to a project: for each criterion the lines that it adds and the test that it has. */

/** Lines of a criterion in a file of the project. */
export interface Edit {
  readonly file: string;
  /** A whole line of the file, without the blanks around it; null for the end of the file. */
  readonly at: string | null;
  readonly how: 'before' | 'after' | 'instead';
  readonly lines: string;
}

/** A criterion with its lines and its test. */
export interface Asked {
  readonly id: string;
  readonly text: string;
  /** Its test asserts nothing about it: whoever says it is proved is wrong. */
  readonly gap: boolean;
  readonly edits: readonly Edit[];
  readonly test: string;
}

/** A project of others with a change to it, and how its tests are run. */
export interface BenchProject {
  /** On GitHub. */
  readonly repository: string;
  readonly commit: string;
  /** `{bin}` is the folder of the installed runner. */
  readonly command: string;
  readonly junit: readonly string[];
  /** What installs the runner into `{bin}`; null if it is on the machine. */
  readonly install: string | null;
  readonly testFile: string;
  readonly testStart: string;
  readonly testEnd: string;
  readonly criteria: readonly Asked[];
}

/** Adds lines at the end of a file. */
export const append = (file: string, lines: string): Edit => ({ file, at: null, how: 'after', lines });

/** Adds lines behind a line. */
export const addAfter = (file: string, at: string, lines: string): Edit => ({ file, at, how: 'after', lines });

/** Adds lines in front of a line. */
export const addBefore = (file: string, at: string, lines: string): Edit => ({ file, at, how: 'before', lines });

/** Puts lines in the place of a line. */
export const replaceLine = (file: string, at: string, lines: string): Edit => ({ file, at, how: 'instead', lines });

/** Asks for a criterion whose test shows it. */
export const askShown = (id: string, text: string, test: string, ...edits: readonly Edit[]): Asked => ({
  id,
  text,
  gap: false,
  edits,
  test,
});

/** Asks for a criterion whose test runs it and says nothing. */
export const askUnshown = (id: string, text: string, test: string, ...edits: readonly Edit[]): Asked => ({
  id,
  text,
  gap: true,
  edits,
  test,
});
