/** Why a receiver did not answer, in words that name what to check. */

/** By the codes of Node's network and TLS errors. */
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at this address',
  ENOTFOUND: 'no such host name',
  EAI_AGAIN: 'the host name could not be looked up; is this machine online?',
  ECONNRESET: 'the receiver closed the connection without an answer',
  EPIPE: 'the receiver closed the connection without an answer',
  ETIMEDOUT: 'the receiver could not be reached',
  EHOSTUNREACH: 'the receiver could not be reached',
  ENETUNREACH: 'the receiver could not be reached; is this machine online?',
  CERT_HAS_EXPIRED: 'the certificate of the receiver has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate of the receiver is for another host name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate of the receiver is signed by itself',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate of the receiver is signed by an authority this machine does not trust',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'the certificate of the receiver is signed by an authority this machine does not trust',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY:
    'the certificate of the receiver is signed by an authority this machine does not trust',
  EPROTO: 'the receiver does not speak TLS here; is the address meant to begin with http?',
  HPE_INVALID_CONSTANT: 'what answered does not speak HTTP',
}

/** The reason with the code in parentheses, for those who search for it; the error's own message where the code is unknown or missing. */
export function reasonOf(error: Error): string {
  // Several addresses of one name failed: the first says why.
  const errors: readonly unknown[] = error instanceof AggregateError ? error.errors : []
  const first = errors[0] instanceof Error ? errors[0] : error
  const code = 'code' in first && typeof first.code === 'string' ? first.code : ''
  const reason = reasons[code]
  return reason === undefined ? error.message || first.message : `${reason} (${code})`
}
