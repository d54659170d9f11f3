/** What the API is given: the open store, the workflows behind its routes, and its settings. */
import type { Clock } from '../clock.ts'
import type { Observe } from '../events.ts'
import type { DiskState } from '../store/disk-state.ts'
import type { Links } from '../store/links.ts'
import type { Store } from '../store/store.ts'
import type { Analyses } from '../workflows/analyses.ts'
import type { Applications } from '../workflows/applications/applications.ts'
import type { CreditMemos } from '../workflows/applications/credit-memo.ts'
import type { RegistryImports } from '../workflows/registry-imports.ts'
import type { StartSecrets } from './authentication.ts'
import type { RateLimit } from './rate-limit.ts'
import type { MetricsSource } from './routes/metrics.ts'
import type { DeskServices } from './routes/desk.ts'
import type { WebhookServices } from './routes/webhooks.ts'

export interface ApiSettings extends StartSecrets {
  readonly version: string
  /** Whether stored keys are admitted now; the window and the owner's key always are. */
  readonly admitsKeys: () => boolean
  /** Certificate and key (PEM) to serve https; null: http. */
  readonly tls: { readonly cert: Buffer; readonly key: Buffer } | null
  /** The address others know the server by; null: the listening one. */
  readonly publicBaseUrl: string | null
  /** For keys of tier standard. */
  readonly rateLimit: RateLimit
  /** Successful financial statement analyses a calendar month, for keys of tier standard; enforced by the workflow, reported by /usage. */
  readonly monthlyQuota: number
  /** Folder of the built interface; it may be missing. */
  readonly interfaceFolder: string
}

export interface ApiServices {
  readonly clock: Clock
  readonly store: Store
  readonly analyses: Analyses
  readonly applications: Applications
  readonly memos: CreditMemos
  readonly links: Links
  readonly webhooks: Pick<WebhookServices, 'addressFault' | 'sendTest' | 'wake'>
  /** What the window is given beyond the documented API. */
  readonly desk: Pick<DeskServices, 'vault' | 'retentionDays' | 'settings' | 'sessionFor' | 'backups' | 'watched'>
  readonly registries: RegistryImports
  /** Whether the data folder takes more. */
  readonly disk: () => Promise<DiskState>
  readonly settings: ApiSettings
  /** Hears of what is our fault, once a request. Requests as such go to the request log. */
  readonly onDefect: (error: unknown) => void
  /** Hears of every request at its end. */
  readonly observe: Observe
  /** null: switched off. */
  readonly metrics: MetricsSource | null
}
