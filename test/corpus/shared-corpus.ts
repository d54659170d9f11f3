/** Where the shared corpus lies: beside the project. It may be absent. */
import { join, resolve } from 'node:path'

export const shared = resolve(import.meta.dirname, '../../../shared')
/** Judges a running desk. */
export const scorer = join(shared, 'eval/score.mjs')
