/** The pool's interface without threads: for the command line, which reads one thing and ends, and for tests. */
import type { Pool, TaskHandlers, TaskTypes } from './task.ts'

export function openInThreadPool<Tasks extends TaskTypes<keyof Tasks & string>>(
  handlers: TaskHandlers<Tasks>,
): Pool<Tasks> {
  return {
    ready: Promise.resolve(),
    async run(task, input, { signal, onProgress = () => undefined } = {}) {
      signal?.throwIfAborted()
      return handlers[task](input, signal === undefined ? { onProgress } : { onProgress, signal })
    },
    close: () => Promise.resolve(),
  }
}
