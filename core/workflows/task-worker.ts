/** The file every worker thread runs. */
import { serveTasks } from '../jobs/worker-thread.ts'
import { statementTasks } from './tasks.ts'
import { warmUp } from './warm-up.ts'

export default await serveTasks(statementTasks, warmUp)
