/** What can be set, by which flag, within which bounds, and the defaults. */
import { availableParallelism, homedir, userInfo } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { isLenderList } from './analysis/bank/lenders.ts'
import { areTransactionRules } from './contract/transaction-rules.ts'
import { areChecklists, usualChecklists } from './contract/document-checklists.ts'
import { logLevels, type LogLevel } from './events.ts'

/** A setting as it is given: a text from flag or environment, or what the settings table holds, written as text. */
export interface Definition<T> {
  /** null: never as a flag, which every user of the machine could read in the process list. */
  readonly flag: string | null
  readonly schema: z.ZodType<T, string>
  readonly defaultValue: () => T
  /** May be kept in the settings table. What is needed to open that table may not. */
  readonly stored: boolean
  /** Is shown to nobody once it is set. */
  readonly secret?: boolean
  /** For `--help` and the README. */
  readonly help: string
}
const define = <T>(definition: Definition<T>): Definition<T> => definition

const text = z.string().min(1, 'must not be empty')
/** What nobody guesses: shorter ones have been words. */
const MIN_KEY_CHARACTERS = 20
const ownerKey = z
  .string()
  .regex(/^\S*$/, 'must not contain spaces or line breaks')
  .min(MIN_KEY_CHARACTERS, `must have ${MIN_KEY_CHARACTERS} characters or more`)
const number = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'must be a number')
    .transform(Number)
    .refine(value => value >= min && value <= max, `must lie between ${min} and ${max}`)
const whole = (min: number, max: number) => number(min, max).refine(Number.isInteger, 'must be a whole number')
const address = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://desk.example.com' })
  .transform(url => url.replace(/(?<!\/)\/+$/, ''))
const path = text.transform(written => resolve(written))

/** More threads than 4 do not make one request faster, and each holds memory. */
const MAX_THREADS = 4

export const settingDefinitions = {
  host: define({
    flag: 'host',
    schema: text,
    defaultValue: () => '127.0.0.1',
    stored: false,
    help: 'address to listen on; beyond loopback only with --tls-cert and --tls-key',
  }),
  port: define({
    flag: 'port',
    schema: whole(0, 65_535),
    defaultValue: () => 4780,
    stored: true,
    help: 'port to listen on; 0 picks a free one',
  }),
  dataDir: define({
    flag: 'data-dir',
    schema: path,
    defaultValue: defaultDataDir,
    stored: false,
    help: 'folder of the database, the files and the key',
  }),
  apiKey: define<string | null>({
    flag: 'api-key',
    schema: ownerKey,
    defaultValue: () => null,
    stored: false,
    help: "the owner's key for this run, of 20 characters or more; it is not stored",
  }),
  apiKeyFile: define<string | null>({
    flag: 'api-key-file',
    schema: path,
    defaultValue: () => null,
    stored: false,
    help: 'a file that contains it, so that no list of processes shows it',
  }),
  passphrase: define<string | null>({
    flag: null,
    schema: text,
    defaultValue: () => null,
    stored: false,
    help: 'protects the data folder instead of a key file',
  }),
  tlsCert: define<string | null>({
    flag: 'tls-cert',
    schema: path,
    defaultValue: () => null,
    stored: false,
    help: 'certificate (PEM) to serve https',
  }),
  tlsKey: define<string | null>({
    flag: 'tls-key',
    schema: path,
    defaultValue: () => null,
    stored: false,
    help: 'its private key (PEM)',
  }),
  publicBaseUrl: define<string | null>({
    flag: 'public-base-url',
    schema: address,
    defaultValue: () => null,
    stored: true,
    help: 'address of the service in its answers; else the listening one',
  }),
  admitKeys: define({
    flag: 'admit-keys',
    schema: z.enum(['true', 'false'], 'must be true or false').transform(value => value === 'true'),
    defaultValue: () => true,
    stored: true,
    help: 'whether API keys are admitted; false leaves the service to its window, at once',
  }),
  retentionDays: define({
    flag: 'retention-days',
    schema: whole(1, 3650),
    defaultValue: () => 30,
    stored: true,
    help: 'days after which uploaded documents are deleted',
  }),
  webhookRetentionDays: define({
    flag: 'webhook-retention-days',
    schema: whole(1, 3650),
    defaultValue: () => 30,
    stored: true,
    help: 'days after which the bodies of finished deliveries are deleted; they cannot be replayed then',
  }),
  monthlyQuota: define({
    flag: 'monthly-quota',
    schema: whole(0, 1_000_000),
    defaultValue: () => 50,
    stored: true,
    help: 'analyses a calendar month for a key of tier standard',
  }),
  rateLimit: define({
    flag: 'rate-limit',
    schema: number(0.01, 10_000),
    defaultValue: () => 5,
    stored: true,
    help: 'requests a second for a key of tier standard',
  }),
  rateBurst: define({
    flag: 'rate-burst',
    schema: whole(1, 10_000),
    defaultValue: () => 20,
    stored: true,
    help: 'requests at once for a key of tier standard',
  }),
  webhookPrivateNetworks: define({
    flag: 'webhook-private-networks',
    schema: z.enum(['true', 'false'], 'must be true or false').transform(value => value === 'true'),
    defaultValue: () => false,
    stored: true,
    help: 'whether webhooks may go to addresses of the local network',
  }),
  geocoderUrl: define<string | null>({
    flag: 'geocoder-url',
    schema: address,
    defaultValue: () => null,
    stored: true,
    help: 'a HERE-compatible geocoder that checks addresses; else they are checked offline',
  }),
  geocoderKey: define<string | null>({
    flag: null,
    schema: text,
    defaultValue: () => null,
    stored: true,
    secret: true,
    help: 'its key',
  }),
  sosUrl: define<string | null>({
    flag: 'sos-url',
    schema: address,
    defaultValue: () => null,
    stored: true,
    help: 'a service that knows the registries of states; else those that were imported',
  }),
  sosKey: define<string | null>({
    flag: null,
    schema: text,
    defaultValue: () => null,
    stored: true,
    secret: true,
    help: 'its key',
  }),
  fetchWebsite: define({
    flag: 'fetch-website',
    schema: z.enum(['true', 'false'], 'must be true or false').transform(value => value === 'true'),
    defaultValue: () => false,
    stored: true,
    help: "whether an applicant's own website is read for the report of its web presence",
  }),
  mcaLenders: define<string | null>({
    flag: 'mca-lenders',
    schema: text.refine(
      isLenderList,
      'must be names of lenders separated by semicolons, such as "Blue Harbor = BLUE HBR; -OnDeck"',
    ),
    defaultValue: () => null,
    stored: true,
    help: 'lenders to know besides, with the words statements print for them; "-" before a known one leaves it out',
  }),
  transactionRules: define<string | null>({
    flag: 'transaction-rules',
    schema: text.refine(
      areTransactionRules,
      'must be rules separated by semicolons, such as "credit harbor supply = owner contribution; credit acme transfer = not revenue"',
    ),
    defaultValue: () => null,
    stored: true,
    help: 'categories of transactions in every application, by side and words; "revenue" or "not revenue" for credits; at once',
  }),
  documentChecklists: define({
    flag: 'document-checklists',
    schema: text.refine(
      areChecklists,
      'must be products with their documents, such as "Equipment = loan application, bank statement x3 max 60 days; MCA = bank statement x4"',
    ),
    defaultValue: () => usualChecklists,
    stored: true,
    help: 'documents asked for by product; "x3" is how many, "max 60 days" how old, "or" another that will do; at once',
  }),
  linkApplications: define({
    flag: 'link-applications',
    schema: z.enum(['true', 'false'], 'must be true or false').transform(value => value === 'true'),
    defaultValue: () => true,
    stored: true,
    help: 'whether applications are compared with each other by keyed hashes; false removes the hashes',
  }),
  threads: define({
    flag: 'threads',
    schema: whole(1, 64),
    defaultValue: () => Math.min(availableParallelism(), MAX_THREADS),
    stored: true,
    help: 'threads that read documents; else one per core, at most 4',
  }),
  queue: define<string | null>({
    flag: 'queue',
    schema: z.url({
      protocol: /^postgres(ql)?$/,
      error: 'must be an address such as postgres://desk@db.example.com/queue',
    }),
    defaultValue: () => null,
    stored: true,
    secret: true,
    help: 'a PostgreSQL database through which readers on other machines read the documents',
  }),
  readerKey: define<string | null>({
    flag: 'reader-key',
    schema: z.string().regex(/^udpub_[\w-]+$/, 'must be the public key of the readers, which begins with udpub_'),
    defaultValue: () => null,
    stored: true,
    help: 'their public key, to which documents are sealed on the way',
  }),
  pageTimeLimit: define({
    flag: 'page-time-limit',
    schema: whole(1, 3600),
    defaultValue: () => 60,
    stored: true,
    help: 'seconds a single page may take; it is left out then',
  }),
  documentTimeLimit: define({
    flag: 'document-time-limit',
    schema: whole(2, 86_400),
    defaultValue: () => 600,
    stored: true,
    help: 'seconds a document may take; what was read by then is the answer',
  }),
  documentPageLimit: define({
    flag: 'document-page-limit',
    schema: whole(1, 100_000),
    defaultValue: () => 2000,
    stored: true,
    help: 'pages of a document that are read; those beyond are left out',
  }),
  documentMemoryLimit: define({
    flag: 'document-memory-limit',
    schema: whole(128, 4096),
    defaultValue: () => 400,
    stored: true,
    help: 'megabytes a thread may hold while it reads a document; the page that needs more is left out',
  }),
  personName: define({
    flag: 'person-name',
    schema: text.max(100),
    defaultValue: systemUser,
    stored: true,
    help: 'name of the person at the window, as histories show it, at once; else the user of the system',
  }),
  watchFolder: define<string | null>({
    flag: 'watch-folder',
    schema: path,
    defaultValue: () => null,
    stored: true,
    help: 'a folder whose new files come into the inbox of the window, at once',
  }),
  logLevel: define<LogLevel>({
    flag: 'log-level',
    schema: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`),
    defaultValue: () => 'info',
    stored: true,
    help: 'events of this level and above are written to the log; off writes none',
  }),
  logRetentionDays: define({
    flag: 'log-retention-days',
    schema: whole(1, 3650),
    defaultValue: () => 30,
    stored: true,
    help: 'days after which files of the log are deleted',
  }),
  logSize: define({
    flag: 'log-size',
    schema: whole(1, 10_000),
    defaultValue: () => 20,
    stored: true,
    help: 'megabytes of all files of the log together; the oldest go first',
  }),
  metrics: define({
    flag: 'metrics',
    schema: z.enum(['true', 'false'], 'must be true or false').transform(value => value === 'true'),
    defaultValue: () => true,
    stored: true,
    help: 'whether GET /metrics serves metrics of the service to keys of scope admin',
  }),
} as const

/** A user that the system has no name for is none. */
function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    return 'Unknown user'
  }
}

function defaultDataDir(): string {
  const home = homedir()
  if (process.platform === 'darwin') return join(home, 'Library', 'Application Support', 'Underwriter Desk')
  if (process.platform === 'win32')
    return join(process.env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Underwriter Desk')
  return join(process.env['XDG_DATA_HOME'] ?? join(home, '.local', 'share'), 'underwriter-desk')
}
