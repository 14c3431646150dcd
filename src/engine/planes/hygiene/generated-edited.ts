import type { FileChange, Rule } from '../../model.js';
import { nameOf } from '../wording.js';
import { firstChanged } from './first-changed.js';

/** Generated code changes, and nothing that it could have been generated from does. */
export const generatedEdited: Rule = {
  id: 'hygiene/generated-edited',
  severity: 'warn',
  summary: 'Generated code is edited by hand',
  docs: {
    why: 'The next run of the generator takes the edit away, without a word. What it mended is broken again.',
    bad: 'api/order.pb.go changes, api/order.proto does not',
    good: 'api/order.proto changes, and api/order.pb.go with it',
  },
  suppressible: true,
  check({ change }) {
    const generated = change.files.filter(isEdited);
    // A generator of another version writes many files anew.
    if (generated.length === 0 || generated.length > MAX_BY_HAND) return [];
    return generated.flatMap((changed) => {
      const lines = changed.added.length + changed.removed.length;
      if (lines > MAX_LINES || change.files.some((other) => mayBeSource(changed, other))) return [];
      return [
        {
          file: changed.file.path,
          ...firstChanged(changed),
          title: `${nameOf(changed.file.path)} is generated and seems to be edited by hand`,
          rationale: `Nothing that it could be made from is part of this change (${changed.note ?? 'generated'}). Change its source and run the generator, or say in the pull request what wrote this.`,
          anchor: 'edited',
        },
      ];
    });
  },
};

const MAX_BY_HAND = 3;
const MAX_LINES = 60;

function isEdited({ class: kind, file, formattingOnly }: FileChange): boolean {
  return (
    kind === 'generated' && file.status === 'modified' && !file.binary && !formattingOnly && !OUTPUT.test(file.path)
  );
}

/** What builds write, from sources that are everywhere; snapshots of tests; what editors write for people. */
const OUTPUT =
  /(?:^|\/)(?:dist|build|out|lib|public|assets|static|docs?|target|bin|snapshots?|__snapshots__)\/|\.snap$|\.min\.|\.map$|\.xcodeproj\/|\.designer\.\w+$/iu;

const FROM_PROTO = /(?:\.pb|_pb2?|_pb2_grpc|_grpc|\.pbobjc|_grpc_pb)(?:\.\w+){0,2}\.\w+$/u;

/** Another file of the change that a generator may have read: for protocol buffers a .proto file, else anything that is not itself generated, a test or prose. */
function mayBeSource(generated: FileChange, other: FileChange): boolean {
  if (other === generated || other.class === 'generated' || other.class === 'docs' || other.class === 'asset')
    return false;
  if (!FROM_PROTO.test(generated.file.path)) return other.class !== 'test';
  const tools = ['lockfile', 'manifest', 'ci', 'config', 'infra', 'vendored'];
  return (
    /\.(?:proto|ya?ml|sh|mk|bazel|bzl|gradle|kts|toml)$|(?:^|\/)(?:Makefile|BUILD|Dockerfile)[\w.]*$/u.test(
      other.file.path,
    ) || tools.includes(other.class)
  );
}
