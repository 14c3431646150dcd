/** Reads Dockerfiles as instructions. Format: Docker documentation, "Dockerfile reference". */
import type { SideLine } from '../../../model.js';

/** An instruction with the lines that continue it. */
export interface Instruction {
  /** In upper case: `FROM`, `RUN`. */
  readonly name: string;
  /** What stands behind the name, on one line. */
  readonly text: string;
  readonly line: number;
  /** True if one of its lines changed. */
  readonly changed: boolean;
}

const DOCKERFILE =
  /(?:^|\/)(?:Dockerfile|Containerfile)(?:[._-][\w.-]+)?$|\.(?:dockerfile|containerfile)$|(?:^|\/)[\w.-]+\.Dockerfile$/iu;

/** Returns true for the path of a Dockerfile. */
export function isDockerfile(path: string): boolean {
  return DOCKERFILE.test(path) && !/\.(?:md|dockerignore|ts|js|py|rb|go)$/iu.test(path);
}

/** The limit of lines of one instruction. */
const MAX_LINES = 400;

/** Returns the instructions of consecutive lines. A line of a hunk that continues a hidden one belongs to a `RUN`. */
export function readInstructions(run: readonly SideLine[]): readonly Instruction[] {
  const found: Instruction[] = [];
  let open: { name: string; parts: string[]; line: number; changed: boolean } | null = null;
  let until: string | null = null;
  const close = () => {
    if (open !== null)
      found.push({ name: open.name, text: open.parts.join(' '), line: open.line, changed: open.changed });
    open = null;
  };
  for (const { text, number, changed } of run) {
    const trimmed = text.trim();
    if (until !== null) {
      if (trimmed === until) until = null;
      else if (open !== null && open.parts.length < MAX_LINES) {
        open.parts.push(`${trimmed};`);
        open.changed ||= changed;
      }
      if (until === null) close();
      continue;
    }
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const body = trimmed.replace(/[\\`]$/u, '').trim();
    if (open === null) {
      const match = INSTRUCTION.exec(body);
      open = { name: (match?.[1] ?? 'RUN').toUpperCase(), parts: [match?.[2] ?? body], line: number, changed };
    } else if (open.parts.length < MAX_LINES) {
      open.parts.push(body);
      open.changed ||= changed;
    }
    until = /<<-?["']?(\w{1,40})["']?/u.exec(body)?.[1] ?? null;
    if (until === null && body === trimmed) close();
  }
  close();
  return found;
}

const INSTRUCTION =
  /^(FROM|RUN|CMD|LABEL|MAINTAINER|EXPOSE|ENV|ADD|COPY|ENTRYPOINT|VOLUME|USER|WORKDIR|ARG|ONBUILD|STOPSIGNAL|HEALTHCHECK|SHELL)(?:\s+(.*))?$/iu;
