/** The settings of the service: from flags, then environment, then the settings table, then defaults; each checked, none unknown. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { DeskSetting } from './contract/desk.ts'
import { Refusal } from './errors.ts'
import { settingDefinitions, type Definition } from './settings.ts'

type Definitions = typeof settingDefinitions
type SettingName = keyof Definitions
type Values = { readonly [Name in SettingName]: ReturnType<Definitions[Name]['defaultValue']> }
const settingNames = Object.keys(settingDefinitions) as SettingName[]

export type Config = Values
/** What flags and environment say. */
export type GivenSettings = Partial<Values>

/** Every flag there is, as it is written: `--port`. */
export const settingFlags: ReadonlySet<string> = new Set(
  settingNames.flatMap(name => {
    const { flag } = settingDefinitions[name]
    return flag === null ? [] : [`--${flag}`]
  }),
)

/** `dataDir` → `DESK_DATA_DIR`. */
export const environmentName = (name: string): string =>
  `DESK_${name.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase()}`

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
    // What tests are given is no setting.
    if (!variable.startsWith('DESK_') || variable.startsWith('DESK_TEST_') || value === undefined) continue
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
export const dataDirOf = (given: GivenSettings): string => given.dataDir ?? settingDefinitions.dataDir.defaultValue()

/** Adds the settings table and the defaults. Throws Refusal BAD_SETTING. */
export function completeSettings(given: GivenSettings, table: Readonly<Record<string, unknown>>): Config {
  const stored = Object.entries(table).map(([name, value]) => {
    const known = settingNames.find(candidate => candidate === name && settingDefinitions[candidate].stored)
    if (known === undefined)
      throw new Refusal('BAD_SETTING', `${name} in the settings table: there is no such setting.`)
    return [known, parse(known, String(value), `${name} in the settings table`)] as const
  })
  const defaults = Object.fromEntries(settingNames.map(name => [name, settingDefinitions[name].defaultValue()]))
  const all = { ...defaults, ...Object.fromEntries(stored), ...given } as Config
  const config = Object.freeze({ ...all, apiKey: ownerKeyOf(all) })
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
  if ((config.queue === null) !== (config.readerKey === null)) {
    throw new Refusal('BAD_SETTING', 'A queue needs both --queue and --reader-key.')
  }
  if (!isLoopback(config.host) && config.tlsCert === null) {
    throw new Refusal(
      'BAD_SETTING',
      `--host ${config.host} reaches beyond this machine, which needs --tls-cert and --tls-key.`,
    )
  }
  return config
}

/** From its file when it stands in one. Throws Refusal BAD_SETTING. */
function ownerKeyOf({ apiKey, apiKeyFile }: Pick<Config, 'apiKey' | 'apiKeyFile'>): string | null {
  if (apiKeyFile === null) return apiKey
  if (apiKey !== null) throw new Refusal('BAD_SETTING', 'Give either --api-key or --api-key-file.')
  try {
    return parse(
      'apiKey',
      readFileSync(apiKeyFile, 'utf8').trim(),
      `--api-key-file: the key in ${apiKeyFile}`,
    ) as string
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal('BAD_SETTING', `--api-key-file: ${apiKeyFile} cannot be read (${(error as Error).message}).`, {
      cause: error,
    })
  }
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
    const { flag, help, defaultValue } = settingDefinitions[name]
    const value = defaultValue()
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
