/** Outputs as bytes: a thread that only hands them on never makes them into objects, which would cost it as much as the rest of its work. */
import { deserialize, serialize } from 'node:v8'
import type { TaskTypes } from './task.ts'

/** The same tasks with their outputs packed. */
export type Packed<Tasks extends TaskTypes<keyof Tasks & string>> = {
  readonly [Name in keyof Tasks & string]: { readonly input: Tasks[Name]['input']; readonly output: Uint8Array }
}

/** `output`: anything that structured cloning copies. */
export const pack = (output: unknown): Uint8Array => serialize(output)

export const unpack = (bytes: Uint8Array): unknown => deserialize(bytes)
