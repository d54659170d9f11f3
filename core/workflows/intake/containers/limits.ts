/** What a container may hold; beyond it, it is refused as a whole, whatever else is in it. */
import { Refusal } from '../../../errors.ts'
import { named } from '../../../contract/sentence.ts'

const mebibyte = 1024 * 1024

/**
 * - `files`: Files of one container, those of containers within it included; entries that are left out count too.
 * - `bytes`, `fileBytes`: Unpacked, together and of one file: what one request and one file may have.
 * - `ratio`: Unpacked bytes for one packed byte, beyond `ratioFrom` bytes; lists of numbers reach 30.
 * - `depth`: Containers within containers.
 */
export const containerLimits = {
  files: 200,
  bytes: 250 * mebibyte,
  fileBytes: 25 * mebibyte,
  ratio: 200,
  ratioFrom: 10 * mebibyte,
  depth: 3,
} as const

/** Counts what is unpacked of one uploaded file. */
export class UnpackBudget {
  #files = 0
  #bytes = 0
  readonly #packed: number
  readonly #fileName: string

  /** `packed`: bytes of the uploaded file, called `fileName`. */
  constructor(packed: number, fileName: string) {
    this.#packed = packed
    this.#fileName = fileName
  }

  /** Throws Refusal REQUEST_TOO_LARGE. */
  addFile(): void {
    if (++this.#files > containerLimits.files) this.#refuse(`holds more than ${containerLimits.files} files`)
  }

  /** Bytes that were unpacked just now. Throws Refusal REQUEST_TOO_LARGE. */
  addBytes(count: number): void {
    this.#bytes += count
    const { bytes, ratio, ratioFrom } = containerLimits
    if (this.#bytes > bytes) this.#refuse(`unpacks to more than ${bytes / mebibyte} MB`)
    if (this.#bytes > ratioFrom && this.#bytes > ratio * this.#packed)
      this.#refuse(`unpacks to more than ${ratio} times its size, as no documents do`)
  }

  /** Throws Refusal REQUEST_TOO_LARGE beyond the deepest allowed level, counted from 1. */
  checkDepth(depth: number): void {
    if (depth > containerLimits.depth) this.#refuse(`has containers nested more than ${containerLimits.depth} deep`)
  }

  #refuse(what: string): never {
    throw new Refusal('REQUEST_TOO_LARGE', `${named(this.#fileName)} ${what}; it was not unpacked.`)
  }
}
