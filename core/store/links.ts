/** Download links that carry their own permission: an expiry and an HMAC over it. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { Refusal } from '../errors.ts'

export interface Links {
  /** `/files/{id}?expires=…&signature=…`, valid for `lifetimeMs` from now. */
  sign(fileId: string, lifetimeMs: number): string
  /** Throws Refusal LINK_EXPIRED when the link is over, or not as it was signed. */
  verify(fileId: string, expires: string, signature: string): void
}

export function createLinks(key: Uint8Array, clock: Clock): Links {
  // Its own key: a signature seen by the world says nothing about the key that seals the files.
  const signingKey = Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), 'download links', 32))
  const signatureOf = (fileId: string, expires: string): Buffer =>
    createHmac('sha256', signingKey).update(`${fileId}\n${expires}`).digest()
  return {
    sign(fileId, lifetimeMs) {
      const expires = String(Math.floor((clock.now() + lifetimeMs) / 1000))
      const signature = signatureOf(fileId, expires).toString('base64url')
      return `/files/${encodeURIComponent(fileId)}?expires=${expires}&signature=${signature}`
    },
    verify(fileId, expires, signature) {
      // As text: several texts decode to the same bytes, and one of them was signed.
      const given = Buffer.from(signature)
      const right = Buffer.from(signatureOf(fileId, expires).toString('base64url'))
      if (given.length !== right.length || !timingSafeEqual(given, right))
        throw new Refusal('LINK_EXPIRED', 'This download link was altered; ask for the analysis again for a new one.')
      if (Number(expires) * 1000 <= clock.now()) {
        throw new Refusal('LINK_EXPIRED', 'This download link has expired; ask for the analysis again for a new one.')
      }
    },
  }
}
