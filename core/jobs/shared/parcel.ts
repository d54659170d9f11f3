/**
 * What travels through the queue: an order with its document, or a report; as plain data, sealed under the key of the task. Names of files and passwords
 * are inside.
 */
import { deserialize, serialize } from 'node:v8'
import { openSealedBytes, sealedPieces } from '../../store/sealed-file.ts'

/** Which way a parcel goes: one does not open as the other, for the way is bound into the seal. */
export type Way = 'order' | 'report'

/** The document behind an order, as a stream or in one piece; empty where there is none. */
export type DocumentBytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** Whose parcel it is, and what opens it. */
export interface ParcelSeal {
  readonly taskId: string
  /** 32 bytes, of this task alone. */
  readonly taskKey: Uint8Array
}

/** Sealed pieces of about 256 KiB, to be kept in their order. `data`: anything that structured cloning copies. */
export function sealParcel(
  way: Way,
  { taskId, taskKey }: ParcelSeal,
  data: unknown,
  document: DocumentBytes = [],
): AsyncGenerator<Uint8Array> {
  return sealedPieces({ id: `${taskId}:${way}`, key: taskKey }, plainParts(data, document))
}

async function* plainParts(data: unknown, document: DocumentBytes): AsyncGenerator<Uint8Array> {
  const head = serialize(data)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  yield length
  yield head
  yield* document
}

/** Throws Refusal DAMAGED when a byte was changed or is missing. */
export function openParcel(
  way: Way,
  { taskId, taskKey }: ParcelSeal,
  pieces: readonly Uint8Array[],
): { readonly data: unknown; readonly document: Uint8Array } {
  const plain = openSealedBytes(Buffer.concat(pieces), { id: `${taskId}:${way}`, key: taskKey })
  const length = new DataView(plain.buffer, plain.byteOffset).getUint32(0)
  return { data: deserialize(plain.subarray(4, 4 + length)), document: plain.subarray(4 + length) }
}
