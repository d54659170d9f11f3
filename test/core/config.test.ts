/** Settings: their rank, their checks, and that nothing unknown is taken. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { completeSettings, storedSettings, environmentName, readSettings, settingsHelp } from '../../core/config.ts'
import { settingDefinitions } from '../../core/settings.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const config = (
  args: readonly string[],
  environment: Record<string, string> = {},
  table: Record<string, unknown> = {},
) => completeSettings(readSettings(args, environment), table)

describe('settings', () => {
  test('come from flags, then environment, then the table, then defaults', () => {
    const environment = { DESK_RETENTION_DAYS: '20', DESK_MONTHLY_QUOTA: '200' }
    const table = { retentionDays: 10, monthlyQuota: 100, rateBurst: 10 }
    const settings = config(['--retention-days', '25'], environment, table)
    expect(settings).toMatchObject({
      retentionDays: 25,
      monthlyQuota: 200,
      rateBurst: 10,
      rateLimit: 5,
      port: 4780,
      host: '127.0.0.1',
    })
  })

  test.each([
    [['--color', 'red'], {}, '--color'],
    [['stray'], {}, 'stray'],
    [['--port'], {}, '--port'],
    [['--port', '70000'], {}, '--port'],
    [['--port', 'x'], {}, '--port'],
    [['--port', ''], {}, '--port'],
    [[], { DESK_PORT: '1.5' }, 'DESK_PORT'],
    [[], { DESK_HUE: 'red' }, 'DESK_HUE'],
    [['--passphrase', 'in the process list'], {}, '--passphrase'],
    [['--public-base-url', 'desk.example.com'], {}, '--public-base-url'],
    [['--public-base-url', 'ftp://desk.example.com'], {}, '--public-base-url'],
    [['--data-dir', ''], {}, '--data-dir'],
    [['--retention-days', '0'], {}, '--retention-days'],
    [['--threads', '-1'], {}, '--threads'],
    [['--api-key', 'nineteen-characters'], {}, '--api-key'],
    [[], { DESK_API_KEY: 'short' }, 'DESK_API_KEY'],
  ])('%j with %j is refused and named', (args, environment, name) => {
    expect(() => readSettings(args, environment)).toThrow(expect.objectContaining({ code: 'BAD_SETTING' }))
    expect(() => readSettings(args, environment)).toThrow(name)
  })

  test("the owner's key may come from a file; a short, a missing and a second one are refused", () => {
    const file = join(temporaryFolder(), 'key')
    writeFileSync(file, 'twenty-characters-ok\n')
    const given = readSettings(['--api-key-file', file], {})
    expect(completeSettings(given, {}).apiKey).toBe('twenty-characters-ok')
    expect(() => completeSettings({ ...given, apiKey: 'another-key-of-twenty' }, {})).toThrow('either')
    writeFileSync(file, 'short')
    expect(() => completeSettings(given, {})).toThrow(/20 characters or more/)
    expect(() => completeSettings({ apiKeyFile: `${file}-missing` }, {})).toThrow(/cannot be read/)
  })

  test('a stored address of a geocoder may wait for its key, a given one may not; stored secrets are listed without their value', () => {
    const table = { geocoderUrl: 'https://geo.example', sosKey: 'hush' }
    const complete = completeSettings({}, table)
    expect(complete).toMatchObject({ geocoderUrl: 'https://geo.example', geocoderKey: null })
    expect(() => completeSettings({ geocoderUrl: 'https://geo.example' }, {})).toThrow('DESK_GEOCODER_KEY')
    const stored = storedSettings(complete, table)
    expect(stored.find(({ name }) => name === 'sosKey')).toMatchObject({ secret: true, value: true, stored: true })
    expect(stored.find(({ name }) => name === 'geocoderKey')).toMatchObject({ secret: true, value: null, stored: null })
    expect(JSON.stringify(stored)).not.toContain('hush')
  })

  test.each([
    [{ color: 'red' }, 'color'],
    [{ host: '0.0.0.0' }, 'host'],
    [{ apiKey: 'x' }, 'apiKey'],
    [{ retentionDays: 'soon' }, 'retentionDays'],
  ])('%j in the settings table is refused and named', (table, name) => {
    expect(() => config([], {}, table)).toThrow(name)
  })

  test('other variables of the environment are nobody’s business', () => {
    expect(readSettings([], { PORT: 'x', HOME: '/' })).toEqual({})
  })

  test('listening beyond loopback needs a certificate and its key', () => {
    expect(() => config(['--host', '0.0.0.0'])).toThrow(/--tls-cert and --tls-key/)
    expect(() => config(['--host', '127.0.0.1.example.com'])).toThrow(/--tls-cert and --tls-key/)
    expect(() => config(['--host', '0.0.0.0', '--tls-cert', 'a.pem'])).toThrow(/--tls-key is missing/)
    expect(config(['--host', '0.0.0.0', '--tls-cert', 'a.pem', '--tls-key', 'b.pem']).host).toBe('0.0.0.0')
    expect(config(['--host', '::1']).host).toBe('::1')
  })

  test('an address loses its closing slash', () => {
    expect(config([], { DESK_PUBLIC_BASE_URL: 'https://desk.example.com/' }).publicBaseUrl).toBe(
      'https://desk.example.com',
    )
  })

  test('help names every flag and variable', () => {
    const help = settingsHelp()
    for (const [name, { flag }] of Object.entries(settingDefinitions)) {
      expect(help).toContain(environmentName(name))
      expect(help).toContain(flag === null ? '' : `--${flag} `)
    }
  })
})
