/** The file every worker thread runs. */
import { serveTasks } from '../jobs/worker-thread.ts'
import { warmReading } from '../reading/read-document.ts'
import { statementTasks } from './tasks.ts'

export default await serveTasks(statementTasks, warmReading)
