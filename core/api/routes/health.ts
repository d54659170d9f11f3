/** GET /health: whether the service is up, what it is doing, and whether its disk takes more. */
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { Health } from '../../contract/service.ts'
import type { DiskState } from '../../store/disk-state.ts'
import type { Analyses } from '../../workflows/analyses.ts'

export interface HealthServices {
  readonly clock: Clock
  readonly analyses: Pick<Analyses, 'load'>
  /** Of the data folder. */
  readonly disk: () => Promise<DiskState>
}

/** The disk is asked again after this; whoever asks for the health waits for it only the first time. */
const DISK_AGE_MS = 2000

const sentences: Readonly<Record<DiskState, string | null>> = {
  ok: null,
  disk_full:
    'The disk of the data folder is full: free some space. Documents are refused until then; what was accepted goes on by itself.',
  disk_read_only: 'The data folder cannot be written: make its disk writable again. Documents are refused until then.',
}

export function healthRoute(app: FastifyInstance, { clock, analyses, disk }: HealthServices): void {
  const started = clock.now()
  let asked = -Infinity
  let latest: DiskState | null = null
  const ask = async (): Promise<DiskState> => {
    asked = clock.now()
    latest = await disk()
    return latest
  }
  app.get('/health', async (): Promise<Health> => {
    const asking = clock.now() - asked > DISK_AGE_MS ? ask() : null
    const status = latest ?? (await (asking ?? ask()))
    return {
      status,
      message: sentences[status],
      uptime: Math.round((clock.now() - started) / 1000),
      jobs: { ...analyses.load() },
    }
  })
}
