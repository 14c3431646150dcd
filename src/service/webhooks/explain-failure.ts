/** Why a delivery failed, and what to do, for its subscriber. Nothing of the operator's network is told. */
import type { DeliveryAnswer } from './send-request.js';

const UNFINISHED = 'Is the receiver running, and does its firewall let the service in?';

/** By the code of the operating system or of TLS; what to do is the second sentence. */
const BY_CODE: readonly (readonly [codes: RegExp, words: string])[] = [
  [/^ENOTFOUND$|^EAI_/u, 'The name has no address. Check how it is spelt, and that it is in the public DNS.'],
  [
    /^ECONNREFUSED$/u,
    'The connection was refused: nothing listens at this port. Start the receiver, or correct the port.',
  ],
  [/^UND_ERR_CONNECT_TIMEOUT$|^ETIMEDOUT$/u, `No connection came about in time. ${UNFINISHED}`],
  [/^EHOSTUNREACH$|^ENETUNREACH$/u, `There is no route to the receiver. ${UNFINISHED}`],
  [
    /^ECONNRESET$|^EPIPE$|^UND_ERR_SOCKET$/u,
    'The receiver ended the connection before it answered. Look into its log.',
  ],
  [/^CERT_HAS_EXPIRED$/u, 'TLS: the certificate has expired. Renew it.'],
  [/^ERR_TLS_CERT_ALTNAME_INVALID$/u, 'TLS: the certificate is for another name. Get one for the name of the address.'],
  [
    /SELF_SIGNED|^UNABLE_TO_|^DEPTH_ZERO/u,
    'TLS: the certificate is not signed by an authority that the service knows, or the receiver does not send the whole chain. Use one of a public authority, with its chain.',
  ],
  [
    /^ERR_SSL|^EPROTO$|^ERR_TLS|^CERT_/u,
    'TLS: no secure connection came about. Check the certificate and the port: it must speak HTTPS.',
  ],
];

function explainStatus(status: number): string {
  if (status >= 300 && status < 400) {
    return `It answered ${status}, which points elsewhere; deliveries do not follow. Subscribe to the last address itself.`;
  }
  if (status === 401 || status === 403) {
    return `It answered ${status}: it refused the delivery. Check its access rules, and the signing secret that it knows.`;
  }
  if (status === 404 || status === 405) {
    return `It answered ${status}: it takes no POST at this path. Check the path of the address.`;
  }
  if (status === 410) return 'It answered 410, which says that nobody is there any more: the subscription is removed.';
  if (status >= 500) return `It answered ${status}: the fault is in the receiver. Look into its log.`;
  return `It answered ${status}. Only an answer from 200 to 299 counts as received.`;
}

/** Explains an attempt that failed, with the code of the operating system or of TLS where one is known. */
export function explainFailure({ status, fault, words }: DeliveryAnswer, withCode = true): string {
  if (status !== null) return explainStatus(status);
  switch (fault) {
    case 'private':
      return 'It was refused here: the address is not one of the public internet. Use a public one, or have the operator allow the host (`REVIEW_GATE_WEBHOOK_ALLOW_HOSTS`).';
    case 'late':
      return `There was ${words}. Have the receiver answer first and work afterwards.`;
    case 'ours':
      return 'It could not be signed: a fault on our side. Make a new signing secret; if that does not help, ask the operator.';
    default: {
      const known = BY_CODE.find(([codes]) => codes.test(fault ?? ''))?.[1];
      const code = fault === null || !withCode ? '' : ` (${fault})`;
      return known === undefined
        ? `There was no answer${code}. Check that the address is right and can be reached from the service.`
        : known.replace(/(?<=^[^.]*)\./u, `${code}.`);
    }
  }
}
