/**
 * Signs a statement with the identity of the workflow job: GitHub says in a short-lived token who the job is, and
 * sigstore gives a certificate for it. A public repository is signed for by the public instance of sigstore, every
 * other one by GitHub's own.
 */
import { attest } from '@actions/attest';

/** A statement to sign: what it is about, and what it says. */
export interface SignableStatement {
  readonly subject: readonly { readonly name: string; readonly digest: Readonly<Record<string, string>> }[];
  readonly predicateType: string;
  readonly predicate: object;
}

const readMessage = (fault: unknown): string =>
  typeof fault === 'object' && fault !== null && 'message' in fault ? String(fault.message) : String(fault);

/**
 * Signs the statement. Needs `id-token: write`. The library reads the job from the environment of the process.
 * @returns the signature with its certificate and the proof of its time, as a sigstore bundle
 * @throws Error that says which part failed, and why
 */
export async function signAsJob({ subject, predicateType, predicate }: SignableStatement): Promise<object> {
  const subjects = subject.map(({ name, digest }) => ({ name, digest: { ...digest } }));
  try {
    // Stored by the client of this project, which knows the job's deadline and says what a refusal means.
    const { bundle } = await attest({ subjects, predicateType, predicate, token: '', skipWrite: true });
    return bundle;
  } catch (fault) {
    const cause = fault instanceof Error && fault.cause != null ? ` (${readMessage(fault.cause)})` : '';
    throw new Error(`${readMessage(fault)}${cause}`, { cause: fault });
  }
}
