/** The file every worker thread runs. */
import { openPort, serveTasks } from '../../jobs/worker-thread.ts'
import { borrowRecognition } from '../../reading/ocr/shared-pool.ts'
import { deskTasks } from './tasks.ts'
import { warmUp } from './warm-up.ts'

// One set of recognizing threads serves all workers: each holds some 100 MB.
borrowRecognition(openPort())

export default await serveTasks(deskTasks, warmUp)
