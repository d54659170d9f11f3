/** Outputs as bytes: a thread that only hands them on never makes them into objects, which would cost it as much as the rest of its work. */
import { deserialize, serialize } from 'node:v8'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { TaskTypes } from './task.ts'

/** The same tasks with their outputs packed. */
export type Packed<Tasks extends TaskTypes<keyof Tasks & string>> = {
  readonly [Name in keyof Tasks & string]: { readonly input: Tasks[Name]['input']; readonly output: Uint8Array }
}

/** `output`: anything that structured cloning copies. Compressed: a page of text is 28 KB before and 6 KB after, which all who pass it on then handle. */
export const pack = (output: unknown): Uint8Array => deflateRawSync(serialize(output), { level: 1 })

export const unpack = (bytes: Uint8Array): unknown => deserialize(inflateRawSync(bytes))
