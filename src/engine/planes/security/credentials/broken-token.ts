/** Tells that a value begins as the tokens of a known issuer do and is none of them: shortened, made up, or an example. */
import { TOKEN_SHAPES } from './token-shapes/index.js';
import { readShape } from './token-shapes/shape.js';

/** What comes before a value in a header. */
const SCHEME = /^(?:bearer|token|basic)\s+/iu;
/** How fixed texts of tokens are built: up to a separator. */
const BEGINNING = /^[A-Za-z0-9]{1,20}(?:[_-][a-z0-9]{1,12}){0,2}[_-]/u;
/** Fixed beginnings that are words: other values begin so too. */
const WORD =
  /^(?:live|test|secret|token|standard|key|api|sdk|access|pat|sat|ext|sc|st|db|re|as|pa|pl|tk|fc|md|pk|sk|rk|cu|b|[a-z0-9])[_.-]$/u;
/** Shorter beginnings are those of other values by chance. */
const LEAST_BEGINNING = 4;
/** A password is chosen freely, and may begin like anything. */
const PASSWORD = /pass|pwd/iu;

/**
 * Returns true if a value cannot be a token of the issuer whose tokens begin as it does. It is asked of values that are no token of a
 * known shape. The name only ever keeps a finding: what its author calls a password is not judged.
 */
export type BrokenTokenTest = (name: string, value: string) => boolean;

/** Returns a test for one review. It reads the shapes at the first value. */
export function createBrokenTokenTest(): BrokenTokenTest {
  let beginnings: ReadonlySet<string> | null = null;
  return (name, value) => {
    if (PASSWORD.test(name)) return false;
    const beginning = BEGINNING.exec(value.replace(SCHEME, ''))?.[0] ?? '';
    if (beginning.length < LEAST_BEGINNING || WORD.test(beginning)) return false;
    beginnings ??= new Set(TOKEN_SHAPES.flatMap(({ shapes }) => shapes.map(readBeginning)));
    return beginnings.has(beginning);
  };
}

/** The fixed text that a shape begins with. */
function readBeginning(shape: string): string {
  const first = readShape(shape)[0];
  return first !== undefined && 'text' in first ? first.text : '';
}
