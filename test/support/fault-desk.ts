/** A house in a process of its own, that ends itself without warning where it is stated to: `node fault-desk.ts DATA_DIR KEY HOURS_AHEAD`. */
import { randomUUID } from 'node:crypto'
import { openDesk } from '../../core/desk.ts'
import { openInThreadPool } from '../../core/jobs/in-thread-pool.ts'
import { deskTasks, type DeskTasks } from '../../core/workflows/intake/tasks.ts'

const [dataDir, apiKey, hoursAhead] = process.argv.slice(2) as [string, string, string]
const ahead = Number(hoursAhead) * 60 * 60 * 1000
/** Steps left until the end; whatever writes to the database or signs asks for the time or for an id. */
let left = Infinity

function step<T>(value: T): T {
  left -= 1
  // No handler runs, no buffer is flushed: what a power cut leaves behind, as far as a process can tell.
  if (left <= 0) process.kill(process.pid, 'SIGKILL')
  return value
}

const clock = { now: () => step(Date.now() + ahead), id: () => step(randomUUID()) }
process.on('message', (steps: number) => {
  left = steps
  process.send!('armed')
})
const desk = await openDesk({ dataDir, port: 0, apiKey }, { clock, pool: openInThreadPool<DeskTasks>(deskTasks) })
process.send!(desk.baseUrl)
