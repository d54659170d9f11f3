/** What a document may take where no settings of a desk say it: the defaults. */
import { settingDefinitions } from '../settings.ts'
import type { ReadingLimits } from '../workflows/intake/reading-pool.ts'

export const limitsOfThreads = (threads: number): ReadingLimits => ({
  threads,
  documentTimeLimit: settingDefinitions.documentTimeLimit.defaultValue(),
  pageTimeLimit: settingDefinitions.pageTimeLimit.defaultValue(),
  documentPageLimit: settingDefinitions.documentPageLimit.defaultValue(),
  documentMemoryLimit: settingDefinitions.documentMemoryLimit.defaultValue(),
})
