/** A CMS signature (RFC 5652): the digest it was made over, and whether its own key made it. Trust in that key is not examined. */
import { createHash, verify, X509Certificate } from 'node:crypto'

/** A value of ASN.1 in DER. */
interface Node {
  readonly tag: number
  /** Header and content. */
  readonly whole: Uint8Array
  readonly content: Uint8Array
}

const SEQUENCE = 0x30
const SET = 0x31
const OCTET_STRING = 0x04
const OBJECT_ID = 0x06
const FIRST_TAGGED = 0xa0

/** Object identifiers in DER, in hexadecimal. */
const MESSAGE_DIGEST = '2a864886f70d010904'
const digests: Readonly<Record<string, string>> = {
  '2b0e03021a': 'sha1',
  '608648016503040201': 'sha256',
  '608648016503040202': 'sha384',
  '608648016503040203': 'sha512',
}

/** Whether `bytes` are what `signature` (DER) signed; null where its form is not known. */
export function isSignatureOf(signature: Uint8Array, bytes: Uint8Array): boolean | null {
  try {
    return check(signature, bytes)
  } catch {
    // Malformed, or of a form that is not examined: nothing is known of it.
    return null
  }
}

function check(signature: Uint8Array, bytes: Uint8Array): boolean | null {
  const [contentInfo] = nodesIn(signature)
  const signedData = childrenOf(childrenOf(contentInfo!).find(({ tag }) => tag === FIRST_TAGGED)!)[0]!
  const parts = childrenOf(signedData)
  const certificates = parts.find(({ tag }) => tag === FIRST_TAGGED)
  const signers = parts.findLast(({ tag }) => tag === SET)
  const signer = signers === undefined ? undefined : childrenOf(signers)[0]
  if (signer === undefined) return null
  const members = childrenOf(signer)
  const digest = digestOf(members.find(({ tag, whole }) => tag === SEQUENCE && digestOf({ whole }) !== null))
  const attributes = members.find(({ tag }) => tag === FIRST_TAGGED)
  if (digest === null || attributes === undefined) return null
  const stated = messageDigestIn(attributes)
  if (stated === null) return null
  if (!Buffer.from(stated).equals(createHash(digest).update(bytes).digest())) return false
  const value = members.findLast(({ tag }) => tag === OCTET_STRING)
  if (value === undefined || certificates === undefined) return null
  // The attributes are signed as a SET, and stored with a tag of their own.
  const signed = Buffer.from(attributes.whole)
  signed[0] = SET
  const verified = childrenOf(certificates).map(({ whole }) => verifiedBy(whole, digest, signed, value.content))
  return verified.includes(true) ? true : verified.includes(null) ? null : false
}

/** Null where the key is of a kind that is not examined. */
function verifiedBy(certificate: Uint8Array, digest: string, signed: Uint8Array, value: Uint8Array): boolean | null {
  try {
    return verify(digest, signed, new X509Certificate(certificate).publicKey, value)
  } catch {
    return null
  }
}

/** The digest algorithm that an AlgorithmIdentifier names. */
function digestOf(node: Pick<Node, 'whole'> | undefined): string | null {
  if (node === undefined) return null
  const [sequence] = nodesIn(node.whole)
  const [id] = childrenOf(sequence!)
  return id?.tag === OBJECT_ID ? (digests[Buffer.from(id.content).toString('hex')] ?? null) : null
}

function messageDigestIn(attributes: Node): Uint8Array | null {
  for (const attribute of childrenOf(attributes)) {
    const [id, values] = childrenOf(attribute)
    if (id === undefined || values === undefined || Buffer.from(id.content).toString('hex') !== MESSAGE_DIGEST) continue
    return childrenOf(values)[0]?.content ?? null
  }
  return null
}

const childrenOf = ({ content }: Node): readonly Node[] => nodesIn(content)

/** The values that follow one another in `bytes`. Throws a RangeError where a length leads beyond them. */
function nodesIn(bytes: Uint8Array): readonly Node[] {
  const nodes: Node[] = []
  for (let at = 0; at + 2 <= bytes.length && bytes[at] !== 0;) {
    const tag = bytes[at]!
    let length = bytes[at + 1]!
    let start = at + 2
    if (length > 0x80) {
      const size = length & 0x7f
      if (size > 4) throw new RangeError('A length of more than four bytes')
      length = 0
      for (let index = 0; index < size; index++) length = length * 256 + bytes[start + index]!
      start += size
    }
    const end = start + length
    if (end > bytes.length) throw new RangeError('A length beyond the end')
    nodes.push({ tag, whole: bytes.subarray(at, end), content: bytes.subarray(start, end) })
    at = end
  }
  return nodes
}
