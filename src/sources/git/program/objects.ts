/** Reads objects in batches. */
import type { ObjectAnswer, ObjectQuestion } from './object-reader.js';
import { GitError } from './program.js';
import type { ScratchRepository } from './repository.js';

/** An object that exists. */
export interface ObjectInfo {
  readonly type: string;
  readonly size: number;
}

/** Returns type and size of each object that exists; missing names are not in the map. */
export async function readObjectInfo(
  repository: ScratchRepository,
  names: Iterable<string>,
): Promise<Map<string, ObjectInfo>> {
  return mapAnswers(repository, 'info', names, ({ type, size }) => ({ type, size }));
}

/**
 * Returns the bytes of objects; missing names are not in the map. The caller must make sure that they fit into memory.
 */
export async function readObjects(
  repository: ScratchRepository,
  names: Iterable<string>,
): Promise<Map<string, Buffer>> {
  return mapAnswers(repository, 'contents', names, ({ bytes }) => bytes);
}

async function mapAnswers<T>(
  repository: ScratchRepository,
  question: ObjectQuestion,
  names: Iterable<string>,
  read: (answer: ObjectAnswer) => T,
): Promise<Map<string, T>> {
  const asked = [...new Set(names)];
  const answers = await repository.ask(question, asked);
  return new Map(
    answers.flatMap((answer, at) => (answer === null ? [] : [[asked[at] ?? answer.name, read(answer)] as const])),
  );
}

/**
 * Returns the first bytes of a blob that is too large to be read completely.
 * @throws GitError
 */
export async function readStart(repository: ScratchRepository, name: string, bytes: number): Promise<Buffer> {
  const { code, stdout, stderr } = await repository.run(['cat-file', 'blob', name], { maxBytes: bytes });
  // Git is stopped once it has printed enough; if it ends before that, it failed.
  if (code !== 0 && stdout.length < bytes) throw new GitError('cat-file', code, stderr);
  return stdout;
}
