/** The pool of a reader, of one whose outputs are plain. */
import { pack, type Packed } from '../../core/jobs/packed.ts'
import type { Pool, TaskTypes } from '../../core/jobs/task.ts'

export const packedPool = <Tasks extends TaskTypes<keyof Tasks & string>>(pool: Pool<Tasks>): Pool<Packed<Tasks>> => ({
  ready: pool.ready,
  run: async (task, input, options) => pack(await pool.run(task, input, options)),
  close: () => pool.close(),
})
