/** The settings of the service: from flags, then environment, then the settings table, then defaults; each checked, none unknown. */
import { availableParallelism, homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { isLenderList } from './analysis/bank/lenders.ts'
import type { DeskSetting } from './contract/desk.ts'
import { Refusal } from './errors.ts'

/** A setting as it is given: a text from flag or environment, or what the settings table holds, written as text. */
interface Definition<T> {
  /** null: never as a flag, which every user of the machine could read in the process list. */
  readonly flag: string | null
  readonly schema: z.ZodType<T, string>
  readonly otherwise: () => T
  /** May be kept in the settings table. What is needed to open that table may not. */
  readonly stored: boolean
  /** Is shown to nobody once it is set. */
  readonly secret?: boolean
  /** For `--help` and the README. */
  readonly help: string
}
const define = <T>(definition: Definition<T>): Definition<T> => definition

const text = z.string().min(1, 'must not be empty')
const number = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'must be a number')
    .transform(Number)
    .refine(value => value >= least && value <= most, `must lie between ${least} and ${most}`)
const whole = (least: number, most: number) => number(least, most).refine(Number.isInteger, 'must be a whole number')
const address = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://desk.example.com' })
  .transform(url => url.replace(/\/+$/, ''))
const path = text.transform(written => resolve(written))

/** More threads than 4 do not make one request faster, and each holds memory. */
const MOST_THREADS = 4

export const settingDefinitions = {
  host: define({
    flag: 'host',
    schema: text,
    otherwise: () => '127.0.0.1',
    stored: false,
    help: 'address to listen on; beyond loopback only with --tls-cert and --tls-key',
  }),
  port: define({
    flag: 'port',
    schema: whole(0, 65_535),
    otherwise: () => 4780,
    stored: true,
    help: 'port to listen on; 0 picks a free one',
  }),
  dataDir: define({
    flag: 'data-dir',
    schema: path,
    otherwise: defaultDataDir,
    stored: false,
    help: 'folder of the database, the files and the key',
  }),
  apiKey: define<string | null>({
    flag: 'api-key',
    schema: text,
    otherwise: () => null,
    stored: false,
    help: "the owner's key for this run; it is not stored",
  }),
  passphrase: define<string | null>({
    flag: null,
    schema: text,
    otherwise: () => null,
    stored: false,
    help: 'protects the data folder instead of a key file',
  }),
  tlsCert: define<string | null>({
    flag: 'tls-cert',
    schema: path,
    otherwise: () => null,
    stored: false,
    help: 'certificate (PEM) to serve https',
  }),
  tlsKey: define<string | null>({
    flag: 'tls-key',
    schema: path,
    otherwise: () => null,
    stored: false,
    help: 'its private key (PEM)',
  }),
  publicBaseUrl: define<string | null>({
    flag: 'public-base-url',
    schema: address,
    otherwise: () => null,
    stored: true,
    help: 'address of the service in its answers; else the listening one',
  }),
  admitKeys: define({
    flag: 'admit-keys',
    schema: z.enum(['true', 'false'], 'must be true or false').transform(value => value === 'true'),
    otherwise: () => true,
    stored: true,
    help: 'whether API keys are admitted; false leaves the service to its window, at once',
  }),
  retentionDays: define({
    flag: 'retention-days',
    schema: whole(1, 3650),
    otherwise: () => 30,
    stored: true,
    help: 'days after which uploaded documents are deleted',
  }),
  monthlyQuota: define({
    flag: 'monthly-quota',
    schema: whole(0, 1_000_000),
    otherwise: () => 50,
    stored: true,
    help: 'analyses a calendar month for a key of tier standard',
  }),
  rateLimit: define({
    flag: 'rate-limit',
    schema: number(0.01, 10_000),
    otherwise: () => 5,
    stored: true,
    help: 'requests a second for a key of tier standard',
  }),
  rateBurst: define({
    flag: 'rate-burst',
    schema: whole(1, 10_000),
    otherwise: () => 20,
    stored: true,
    help: 'requests at once for a key of tier standard',
  }),
  webhookPrivateNetworks: define({
    flag: 'webhook-private-networks',
    schema: z.enum(['true', 'false'], 'must be true or false').transform(value => value === 'true'),
    otherwise: () => false,
    stored: true,
    help: 'whether webhooks may go to addresses of the house network',
  }),
  geocoderUrl: define<string | null>({
    flag: 'geocoder-url',
    schema: address,
    otherwise: () => null,
    stored: true,
    help: 'a HERE-compatible geocoder that checks addresses; else they are checked offline',
  }),
  geocoderKey: define<string | null>({
    flag: null,
    schema: text,
    otherwise: () => null,
    stored: true,
    secret: true,
    help: 'its key',
  }),
  sosUrl: define<string | null>({
    flag: 'sos-url',
    schema: address,
    otherwise: () => null,
    stored: true,
    help: 'a service that knows the registries of states; else those that were imported',
  }),
  sosKey: define<string | null>({
    flag: null,
    schema: text,
    otherwise: () => null,
    stored: true,
    secret: true,
    help: 'its key',
  }),
  fetchWebsite: define({
    flag: 'fetch-website',
    schema: z.enum(['true', 'false'], 'must be true or false').transform(value => value === 'true'),
    otherwise: () => false,
    stored: true,
    help: "whether an applicant's own website is read for the report of its web presence",
  }),
  mcaLenders: define<string | null>({
    flag: 'mca-lenders',
    schema: text.refine(
      isLenderList,
      'must be names of lenders parted by semicolons, such as "Blue Harbor = BLUE HBR; -OnDeck"',
    ),
    otherwise: () => null,
    stored: true,
    help: 'lenders to know besides, with the words statements print for them; "-" before a known one leaves it out',
  }),
  threads: define({
    flag: 'threads',
    schema: whole(1, 64),
    otherwise: () => Math.min(availableParallelism(), MOST_THREADS),
    stored: true,
    help: 'threads that read documents; else one per core, at most 4',
  }),
  pageTimeLimit: define({
    flag: 'page-time-limit',
    schema: whole(1, 3600),
    otherwise: () => 60,
    stored: true,
    help: 'seconds a single page may take',
  }),
} as const

type Definitions = typeof settingDefinitions
type SettingName = keyof Definitions
type Values = { readonly [Name in SettingName]: ReturnType<Definitions[Name]['otherwise']> }
const settingNames = Object.keys(settingDefinitions) as SettingName[]

export type Config = Values
/** What flags and environment say. */
export type GivenSettings = Partial<Values>

/** `dataDir` → `DESK_DATA_DIR`. */
export const environmentName = (name: string): string =>
  `DESK_${name.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}`

function defaultDataDir(): string {
  const home = homedir()
  if (process.platform === 'darwin') return join(home, 'Library', 'Application Support', 'Underwriter Desk')
  if (process.platform === 'win32')
    return join(process.env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'Underwriter Desk')
  return join(process.env['XDG_DATA_HOME'] ?? join(home, '.local', 'share'), 'underwriter-desk')
}

function parse(name: SettingName, written: string, place: string): unknown {
  const { schema } = settingDefinitions[name]
  const parsed = schema.safeParse(written)
  if (parsed.success) return parsed.data
  throw new Refusal('BAD_SETTING', `${place}: ${parsed.error.issues[0]?.message ?? 'is malformed'}.`)
}

/** Reads flags and environment. Throws Refusal BAD_SETTING, naming what is unknown or malformed. */
export function readSettings(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): GivenSettings {
  const given: Partial<Record<SettingName, unknown>> = {}
  const byVariable = new Map(settingNames.map(name => [environmentName(name), name]))
  for (const [variable, value] of Object.entries(environment)) {
    if (!variable.startsWith('DESK_') || value === undefined) continue
    const name = byVariable.get(variable)
    if (name === undefined) throw new Refusal('BAD_SETTING', `${variable}: there is no such setting.`)
    given[name] = parse(name, value, variable)
  }
  for (const [flag, value] of Object.entries(flagsOf(args))) {
    const name = settingNames.find(known => settingDefinitions[known].flag === flag)!
    given[name] = parse(name, value, `--${flag}`)
  }
  return given as GivenSettings
}

function flagsOf(args: readonly string[]): Record<string, string> {
  const options = Object.fromEntries(
    settingNames.flatMap(name => {
      const { flag } = settingDefinitions[name]
      return flag === null ? [] : [[flag, { type: 'string' as const }]]
    }),
  )
  try {
    return parseArgs({ args: [...args], options, strict: true }).values as Record<string, string>
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (!code?.startsWith('ERR_PARSE_ARGS')) throw error
    throw new Refusal('BAD_SETTING', message, { cause: error })
  }
}

/** The folder must be known before the settings in it can be. */
export const dataDirOf = (given: GivenSettings): string => given.dataDir ?? settingDefinitions.dataDir.otherwise()

/** Adds the settings table and the defaults. Throws Refusal BAD_SETTING. */
export function completeSettings(given: GivenSettings, table: Readonly<Record<string, unknown>>): Config {
  const stored = Object.entries(table).map(([name, value]) => {
    const known = settingNames.find(candidate => candidate === name && settingDefinitions[candidate].stored)
    if (known === undefined)
      throw new Refusal('BAD_SETTING', `${name} in the settings table: there is no such setting.`)
    return [known, parse(known, String(value), `${name} in the settings table`)] as const
  })
  const defaults = Object.fromEntries(settingNames.map(name => [name, settingDefinitions[name].otherwise()]))
  const config = Object.freeze({ ...defaults, ...Object.fromEntries(stored), ...given }) as Config
  if ((config.tlsCert === null) !== (config.tlsKey === null)) {
    throw new Refusal(
      'BAD_SETTING',
      `--tls-${config.tlsCert === null ? 'cert' : 'key'} is missing: certificate and key belong together.`,
    )
  }
  // Of stored ones one may come after the other: until then addresses are checked offline.
  const isGiven = 'geocoderUrl' in given || 'geocoderKey' in given
  if (isGiven && (config.geocoderUrl === null) !== (config.geocoderKey === null)) {
    throw new Refusal('BAD_SETTING', 'A geocoder needs both --geocoder-url and DESK_GEOCODER_KEY.')
  }
  if (!isLoopback(config.host) && config.tlsCert === null) {
    throw new Refusal(
      'BAD_SETTING',
      `--host ${config.host} reaches beyond this machine, which needs --tls-cert and --tls-key.`,
    )
  }
  return config
}

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)

/** The settings that may be kept in the data folder, with their values in force and as stored. */
export function storedSettings(config: Config, table: Readonly<Record<string, unknown>>): readonly DeskSetting[] {
  return settingNames.flatMap(name => {
    const { flag, help, stored, secret = false } = settingDefinitions[name] as Definition<unknown>
    if (!stored) return []
    const shown = (value: unknown): DeskSetting['value'] => (secret ? plain(value) !== null || null : plain(value))
    return [{ name, flag, help, secret, value: shown(config[name]), stored: shown(table[name]) }]
  })
}

const plain = (value: unknown): DeskSetting['value'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null

/** Throws Refusal BAD_VALUE when there is no such setting to store, or the value is malformed. */
export function checkStoredSetting(name: string, value: string): void {
  const known = settingNames.find(candidate => candidate === name && settingDefinitions[candidate].stored)
  if (known === undefined) throw new Refusal('BAD_VALUE', `${name}: there is no such setting to store.`)
  const parsed = settingDefinitions[known].schema.safeParse(value)
  if (!parsed.success) throw new Refusal('BAD_VALUE', `${name}: ${parsed.error.issues[0]?.message ?? 'is malformed'}.`)
}

/** The table of settings for `--help`. */
export function settingsHelp(): string {
  const rows = settingNames.map(name => {
    const { flag, help, otherwise } = settingDefinitions[name]
    const value = otherwise()
    return [
      flag === null ? '' : `--${flag}`,
      environmentName(name),
      help + (value === null ? '' : ` (${value})`),
    ] as const
  })
  const widthOf = (column: 0 | 1): number => Math.max(...rows.map(row => row[column].length)) + 2
  const [flags, variables] = [widthOf(0), widthOf(1)]
  return rows.map(([flag, name, help]) => `  ${flag.padEnd(flags)}${name.padEnd(variables)}${help}`).join('\n')
}

/** Threads started from now on take compiled code from `folder` too: each would hold the compiler of TypeScript otherwise, some 20 MB. */
export function shareCompileCache(folder: string): void {
  process.env['NODE_COMPILE_CACHE'] = folder
}
