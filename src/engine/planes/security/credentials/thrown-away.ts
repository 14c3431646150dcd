/**
 * Passwords of services that a pipeline starts for its own run: the container is made with them, and gone with them. They are
 * written out in a workflow by the documentation of each host (https://docs.github.com/actions/using-containerized-services).
 */
import type { FileChange } from '../../../model.js';
import { type OutlineLine, parseOutline } from '../../outline.js';
import { readWholeSide } from '../../side-lines.js';
import { isPipeline } from '../../workflow.js';

/** What images of databases, queues and stores make their first user with, by the documentation of each image. */
const FIRST_PASSWORD =
  /^(?:POSTGRES(?:QL)?_PASSWORD|M(?:YSQL|ARIADB)_(?:ROOT_)?PASSWORD|(?:MSSQL_)?SA_PASSWORD|MONGO_INITDB_ROOT_PASSWORD|RABBITMQ_DEFAULT_PASS|REDIS_PASSWORD|ORACLE_(?:PASSWORD|PWD)|DB2INST1_PASSWORD|CLICKHOUSE_PASSWORD|COUCHDB_PASSWORD|ELASTIC_PASSWORD|MINIO_ROOT_PASSWORD|KEYCLOAK_ADMIN_PASSWORD)$/u;

/** Returns a test for values that a pipeline of the change starts a service with, as they stand in this file. */
export function createThrownAwayTest(files: readonly FileChange[]): (change: FileChange, value: string) => boolean {
  const known = new Map<FileChange, ReadonlySet<string>>();
  return (change, value) => {
    const compose = !isPipeline(change);
    if (compose && !(COMPOSE.test(change.file.path) && isNamedByPipeline(change, files))) return false;
    const values = known.get(change) ?? new Set(listValues(change, compose));
    known.set(change, values);
    return values.has(value);
  };
}

const COMPOSE = /(?:^|\/)(?:docker-)?compose[\w.-]{0,40}\.ya?ml$/u;

/** Returns true if a pipeline of the change starts the services of this file. */
function isNamedByPipeline({ file }: FileChange, files: readonly FileChange[]): boolean {
  return files.some((one) => isPipeline(one) && one.file.new_text?.includes(file.path) === true);
}

function listValues(change: FileChange, compose: boolean): readonly string[] {
  const lines = readWholeSide(change, 'new').flatMap(parseOutline);
  return lines.flatMap((line) => {
    const { name, value } = readPair(line);
    return isOfService(line, compose, name) ? [value] : [];
  });
}

/** Returns true for a variable of a container beside the job: `jobs.<job>.services.<service>.env`, `services.<service>.environment`. */
function isOfService({ parents, block }: OutlineLine, compose: boolean, name: string): boolean {
  if (block || !FIRST_PASSWORD.test(name)) return false;
  const [at, within] = compose ? [0, 'environment'] : [2, 'env'];
  return parents[at] === 'services' && parents.at(-1) === within && parents.length === at + 3;
}

/** `NAME: value`, or `- NAME=value` in a list. */
function readPair({ key, value }: OutlineLine): { readonly name: string; readonly value: string } {
  if (key !== null) return { name: key, value };
  const at = value.indexOf('=');
  return at < 0 ? { name: '', value: '' } : { name: value.slice(0, at), value: value.slice(at + 1) };
}
