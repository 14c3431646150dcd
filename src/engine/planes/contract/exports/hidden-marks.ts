/** Marks by which authors say that an exported name is not for others, or is judged elsewhere. */
import type { Definition, FileChange } from '../../../model.js';
import { SideLines } from '../side-texts.js';

/**
 * `@internal` and `@private` (TSDoc, JSDoc, YARD, PHPDoc), `@hide` (Android), `:nodoc:` (RDoc), `#[doc(hidden)]` (Rust),
 * annotations of Java, Kotlin and Swift.
 */
const HIDDEN =
  /@(?:internal|private|hidden|hide|ignore|api\s+private|nodoc|VisibleForTesting|InternalApi|RestrictTo|ApiStatus\.Internal|PublishedApi|_spi)\b|:nodoc:|#!?\[doc\(hidden\)\]|^\s*#\[test\]/imu;
/** Methods that a container calls: CDI, Spring, Dagger, Guice (https://jakarta.ee/specifications/cdi/). Nobody else has to. */
const CALLED_BY_CONTAINER =
  /^\s*@(?:Bean|Provides|Produces|Inject|Autowired|PostConstruct|PreDestroy|EventListener|Scheduled)\b/mu;
/** `@Override` (Java), `#[Override]` (PHP), `@override` (Python, Dart). */
const OVERRIDE = /@(?:typing\.|typing_extensions\.)?override\b|#\[\\?override\]/iu;

/** Reads the old side of one file. */
export class HiddenMarks {
  readonly #change: FileChange;
  readonly #texts: SideLines;
  readonly #containers = new Map<string, Definition>();

  constructor(change: FileChange, definitions: readonly Definition[]) {
    this.#change = change;
    this.#texts = new SideLines(change);
    for (const one of definitions) {
      if (one.kind === 'method' || one.kind === 'field') continue;
      this.#containers.set(one.container === null ? one.name : `${one.container}.${one.name}`, one);
    }
  }

  /** Returns true if the definition, or what contains it, is marked as not for others, or as called by a container. */
  isHidden(definition: Definition): boolean {
    const marks = this.#readMarks(definition);
    if (HIDDEN.test(marks) || (definition.kind === 'method' && CALLED_BY_CONTAINER.test(marks))) return true;
    if (definition.container === null) return false;
    const block = this.#change.language === 'Rust' ? this.#texts.findBlock(definition, 'before') : null;
    if (block !== null && HIDDEN.test(this.#texts.readHead({ ...definition, first: block }, 'before'))) return true;
    const around = this.#containers.get(definition.container);
    return around !== undefined && around !== definition && this.isHidden(around);
  }

  /** Returns true if the base type decides what callers see. */
  isOverride(definition: Definition): boolean {
    return /(?:^| )override(?: |$)/u.test(definition.signature) || OVERRIDE.test(this.#readMarks(definition));
  }

  /** Annotations may be part of the definition, or stand above it. */
  #readMarks(definition: Definition): string {
    const head = this.#texts.read({ ...definition, last: Math.min(definition.last, definition.first + 3) }, 'before');
    const marks = head.split('\n').filter((line) => /^\s*(?:@|#\[|\[)/u.test(line));
    return [this.#texts.readHead(definition, 'before'), ...marks].join('\n');
  }
}
