/**
 * The key pair of a lender's readers, and how the key of a task is sealed to it. A wrapping key is sealed by hybrid public key encryption (RFC 9180) with
 * X25519, HKDF-SHA256 and AES-256-GCM; the keys of some hundred tasks are sealed under it with AES-256-GCM, which takes a thirtieth of the 0.4 ms that
 * sealing to the public half takes. The desk knows the public half and can only seal; the readers know the private half, and nobody else.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  randomBytes,
} from 'node:crypto'
import { Aes256Gcm, CipherSuite, DhkemX25519HkdfSha256, HkdfSha256 } from '@hpke/core'
import { Refusal } from '../../errors.ts'

const suite = new CipherSuite({ kem: new DhkemX25519HkdfSha256(), kdf: new HkdfSha256(), aead: new Aes256Gcm() })
const INFO = Buffer.from('underwriter-desk reading tasks 2')
const PUBLIC_PREFIX = 'udpub_'
const PRIVATE_PREFIX = 'udkey_'
const KEY_BYTES = 32
/** Of the encapsulated key, which stands before the sealed bytes. */
const ENCAPSULATED_BYTES = 32
/** Of AES-256-GCM. */
const [NONCE_BYTES, TAG_BYTES] = [12, 16]
/** The encapsulated key and the sealed wrapping key: what envelopes of the same wrapping key begin with. */
const WRAPPING_BYTES = ENCAPSULATED_BYTES + KEY_BYTES + TAG_BYTES
/** Then another wrapping key. Random nonces of 96 bits allow 2^32 seals under a key (NIST SP 800-38D, 8.3). */
const TASKS_OF_A_WRAPPING_KEY = 500
/** Wrapping keys that a reader keeps opened: as many desks and batches send at a time, or nearly. */
const KEPT_WRAPPING_KEYS = 32

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

/** A key that seals keys of tasks, and itself sealed to the readers. */
interface WrappingKey {
  readonly key: Uint8Array
  readonly sealed: Uint8Array
}

/** Throws Refusal BAD_SETTING. */
export async function taskKeySealer(publicKey: string): Promise<TaskKeySealer> {
  const bytes = keyBytes(PUBLIC_PREFIX, publicKey)
  if (bytes === null)
    throw new Refusal('BAD_SETTING', '--reader-key: no public key of readers, which begins with udpub_.')
  const recipientPublicKey = await suite.kem.deserializePublicKey(bytes)
  const createWrappingKey = async (): Promise<WrappingKey> => {
    const key = randomBytes(KEY_BYTES)
    const { enc, ct } = await suite.seal({ recipientPublicKey, info: INFO }, key)
    return { key, sealed: Buffer.concat([Buffer.from(enc), Buffer.from(ct)]) }
  }
  let wrapping = createWrappingKey()
  let count = 0
  return {
    fingerprint: fingerprintOf(bytes),
    async seal(taskKey, taskId) {
      count += 1
      if (count % TASKS_OF_A_WRAPPING_KEY === 0) wrapping = createWrappingKey()
      const { key, sealed } = await wrapping
      return Buffer.concat([sealed, wrap(key, taskKey, taskId)]).toString('base64')
    },
  }
}

/** Nonce, sealed key, tag. */
function wrap(key: Uint8Array, taskKey: Uint8Array, taskId: string): Uint8Array {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(taskId))
  return Buffer.concat([nonce, cipher.update(taskKey), cipher.final(), cipher.getAuthTag()])
}

/** Throws when it was changed, or wrapped for another task or under another key. */
function unwrap(key: Uint8Array, wrapped: Uint8Array, taskId: string): Uint8Array {
  const decipher = createDecipheriv('aes-256-gcm', key, wrapped.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(taskId)).setAuthTag(wrapped.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(wrapped.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()])
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
  const wrappingKeys = new Map<string, Promise<Uint8Array>>()
  /** Opened once: the same wrapping key comes with hundreds of tasks. */
  const wrappingKeyIn = (sealed: Uint8Array): Promise<Uint8Array> => {
    const name = Buffer.from(sealed).toString('base64')
    const known = wrappingKeys.get(name)
    if (known !== undefined) return known
    const [enc, ct] = [sealed.subarray(0, ENCAPSULATED_BYTES), sealed.subarray(ENCAPSULATED_BYTES)]
    const opened = suite.open({ recipientKey, enc, info: INFO }, ct).then(key => new Uint8Array(key))
    wrappingKeys.set(name, opened)
    const [oldest] = wrappingKeys.keys()
    if (wrappingKeys.size > KEPT_WRAPPING_KEYS) wrappingKeys.delete(oldest!)
    return opened
  }
  return {
    fingerprint: fingerprintOf(publicBytes),
    publicKey: PUBLIC_PREFIX + Buffer.from(publicBytes).toString('base64url'),
    async open(envelope, taskId) {
      const sealed = Buffer.from(envelope, 'base64')
      try {
        const key = await wrappingKeyIn(sealed.subarray(0, WRAPPING_BYTES))
        return new Uint8Array(unwrap(key, sealed.subarray(WRAPPING_BYTES), taskId))
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
