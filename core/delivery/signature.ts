/** Headers of a delivery after Standard Webhooks 1.0: the signature covers id, time and the very bytes that are sent. */
import { Webhook } from 'standardwebhooks'

/** One signature per secret, separated by spaces: during a rotation a receiver may still hold the old secret. `at`: epoch ms. */
export function signedHeaders(
  { id, type, body, at }: { id: string; type: string; body: Uint8Array; at: number },
  secrets: readonly string[],
): Record<string, string> {
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8')
  const time = new Date(at)
  return {
    'content-type': 'application/json',
    'user-agent': 'underwriter-desk',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': secrets.map(secret => new Webhook(secret).sign(id, time, text)).join(' '),
    'webhook-event': type,
  }
}

/** Reads events whose signature is right. Throws an error that says what is wrong, of a secret too. */
export function eventReader(secret: string): (body: string, headers: Readonly<Record<string, string>>) => unknown {
  const webhook = new Webhook(secret)
  return (body, headers) => webhook.verify(body, headers)
}
