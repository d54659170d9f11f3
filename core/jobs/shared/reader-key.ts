/**
 * The key pair of a lender's readers, and how the key of a task is sealed to it: hybrid public key encryption (RFC 9180) with X25519, HKDF-SHA256 and
 * AES-256-GCM. The desk knows the public half and can only seal; the readers know the private half, and nobody else.
 */
import { createHash, createPrivateKey, createPublicKey } from 'node:crypto'
import { Aes256Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core'
import { Refusal } from '../../errors.ts'

const suite = new CipherSuite({ kem: new DhkemX25519HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() })
const INFO = Buffer.from('underwriter-desk reading task 1')
const PUBLIC_PREFIX = 'udpub_'
const PRIVATE_PREFIX = 'udkey_'
const KEY_BYTES = 32
/** Of the encapsulated key, which stands before the sealed bytes. */
const ENCAPSULATED_BYTES = 32

/** As text: `udpub_…` goes to the desks, `udkey_…` stays with the readers. */
export interface ReaderKeyPair {
  readonly publicKey: string
  readonly privateKey: string
}

const written = (prefix: string, bytes: ArrayBuffer): string => prefix + Buffer.from(bytes).toString('base64url')

/** null: no key of this kind. */
function keyBytes(prefix: string, text: string): Uint8Array | null {
  if (!text.startsWith(prefix) || !/^[\w-]+$/.test(text)) return null
  const bytes = Buffer.from(text.slice(prefix.length), 'base64url')
  return bytes.length === KEY_BYTES ? bytes : null
}

export async function createReaderKey(): Promise<ReaderKeyPair> {
  const pair = await suite.kem.generateKeyPair()
  return {
    publicKey: written(PUBLIC_PREFIX, await suite.kem.serializePublicKey(pair.publicKey)),
    privateKey: written(PRIVATE_PREFIX, await suite.kem.serializePrivateKey(pair.privateKey)),
  }
}

export const isReaderPublicKey = (text: string): boolean => keyBytes(PUBLIC_PREFIX, text) !== null

/** Names a key pair in the names of queues; 12 hexadecimal digits of the hash of its public half. */
const fingerprintOf = (publicBytes: Uint8Array): string =>
  createHash('sha256').update(publicBytes).digest('hex').slice(0, 12)

/** Seals keys of tasks to one reader key. */
export interface TaskKeySealer {
  readonly fingerprint: string
  /** `taskId` is bound into the result: it opens for no other task. Base64. */
  seal(taskKey: Uint8Array, taskId: string): Promise<string>
}

/** Throws Refusal BAD_SETTING. */
export async function taskKeySealer(publicKey: string): Promise<TaskKeySealer> {
  const bytes = keyBytes(PUBLIC_PREFIX, publicKey)
  if (bytes === null)
    throw new Refusal('BAD_SETTING', '--reader-key: no public key of readers, which begins with udpub_.')
  const recipientPublicKey = await suite.kem.deserializePublicKey(bytes)
  return {
    fingerprint: fingerprintOf(bytes),
    async seal(taskKey, taskId) {
      const { enc, ct } = await suite.seal({ recipientPublicKey, info: INFO }, taskKey, Buffer.from(taskId))
      return Buffer.concat([Buffer.from(enc), Buffer.from(ct)]).toString('base64')
    },
  }
}

/** Opens what was sealed to the public half. */
export interface TaskKeyOpener {
  readonly fingerprint: string
  readonly publicKey: string
  /** null: it was sealed to another key or for another task, or was changed. */
  open(envelope: string, taskId: string): Promise<Uint8Array | null>
}

/** Throws Refusal BAD_SETTING. */
export async function taskKeyOpener(privateKey: string): Promise<TaskKeyOpener> {
  const bytes = keyBytes(PRIVATE_PREFIX, privateKey)
  if (bytes === null) throw new Refusal('BAD_SETTING', 'The key of the reader is malformed: it begins with udkey_.')
  const recipientKey = await suite.kem.deserializePrivateKey(bytes)
  const publicBytes = publicBytesOf(bytes)
  return {
    fingerprint: fingerprintOf(publicBytes),
    publicKey: PUBLIC_PREFIX + Buffer.from(publicBytes).toString('base64url'),
    async open(envelope, taskId) {
      const sealed = Buffer.from(envelope, 'base64')
      const [enc, ct] = [sealed.subarray(0, ENCAPSULATED_BYTES), sealed.subarray(ENCAPSULATED_BYTES)]
      try {
        return new Uint8Array(await suite.open({ recipientKey, enc, info: INFO }, ct, Buffer.from(taskId)))
      } catch {
        // Whatever is wrong with it, the library says it by throwing.
        return null
      }
    },
  }
}

/** The key as OpenSSL writes it: a fixed head, then the 32 bytes. */
function publicBytesOf(privateBytes: Uint8Array): Uint8Array {
  const head = Buffer.from('302e020100300506032b656e04220420', 'hex')
  const key = createPrivateKey({ key: Buffer.concat([head, privateBytes]), format: 'der', type: 'pkcs8' })
  const { x } = createPublicKey(key).export({ format: 'jwk' })
  return Buffer.from(x!, 'base64url')
}
