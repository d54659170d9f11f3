/** The whole service in a process that is killed: `node service-child.ts SETTINGS HOURS_AHEAD`, settings as JSON. */
import { randomUUID } from 'node:crypto'
import type { GivenSettings } from '../../core/config.ts'
import { openDesk } from '../../core/desk.ts'
import { openInThreadPool } from '../../core/jobs/in-thread-pool.ts'
import { deskTasks, type DeskTasks } from '../../core/workflows/intake/tasks.ts'

const [settings, hours] = process.argv.slice(2) as [string, string]
const ahead = Number(hours) * 60 * 60 * 1000
const clock = { now: () => Date.now() + ahead, id: () => randomUUID() }
const pool = openInThreadPool<DeskTasks>(deskTasks)
const given = JSON.parse(settings) as GivenSettings
// Over a queue others read.
const desk = await openDesk(given, { clock, ...(given.queue === undefined && { pool }) })
process.once('SIGTERM', () => void desk.close().then(() => process.exit()))
process.send!(desk.baseUrl)
