/** Files in the manner of several states imported and searched. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../../../../core/errors.ts'
import { businessName, nameKey, namesIn } from '../../../../core/lookups/registry/business-name.ts'
import { findEntries } from '../../../../core/lookups/registry/find-entries.ts'
import { importRegistry } from '../../../../core/lookups/registry/import-registry.ts'
import { registryDate, stateTypeOf, statusOf } from '../../../../core/lookups/registry/registry-values.ts'
import { stateCode } from '../../../../core/vocabulary/states.ts'
import { openRegistry, type Registry } from '../../../../core/store/registry.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

async function* streamed(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(Buffer.from(text))
}
const importText = (registry: Registry, state: string, text: string) =>
  importRegistry(registry, { state, fileName: 'file.csv', content: streamed(text), bytes: text.length, now: 5 })
const find = (registry: Registry, name: string, ...states: string[]) => findEntries(registry, { names: [name], states })

describe('columns of several states', () => {
  test.each([
    [
      'CA',
      'ENTITY_NAME,ENTITY_NUM,INITIAL_FILING_DATE,JURISDICTION,ENTITY_STATUS,ENTITY_TYPE,PRINCIPAL_ADDRESS,PRINCIPAL_CITY,PRINCIPAL_STATE,PRINCIPAL_POSTAL_CODE,MAILING_ADDRESS,AGENT_NAME',
      '"OSPREY MARINE, LLC",201912345678,04/02/2019,CALIFORNIA,Suspended - FTB,Limited Liability Company,4 PIER RD,SAUSALITO,CA,94965,PO BOX 9,ANNA ORTEGA',
      {
        type: 'Limited Liability Company',
        status: 'suspended',
        address: '4 PIER RD, SAUSALITO, CA 94965',
        agent_name: 'ANNA ORTEGA',
        state_name: 'California',
        state_type: 'domestic',
        file_number: '201912345678',
        filing_date: '2019-04-02',
      },
    ],
    [
      'NY',
      'DOS ID,Current Entity Name,Initial DOS Filing Date,County,Jurisdiction,Entity Type,DOS Process Name,DOS Process Address 1,DOS Process Address 2,DOS Process City,DOS Process State,DOS Process Zip,Registered Agent Name',
      '2233,"OSPREY MARINE, LLC",12/31/1998,KINGS,Delaware,FOREIGN LIMITED LIABILITY COMPANY,OSPREY,1 DOCK ST,FL 2,BROOKLYN,NY,11201,J. PARK',
      {
        status: 'unknown',
        address: '1 DOCK ST, FL 2, BROOKLYN, NY 11201',
        agent_name: 'J. PARK',
        state_type: 'foreign',
        file_number: '2233',
        filing_date: '1998-12-31',
      },
    ],
    [
      'CO',
      'entityid\tentityname\tprincipaladdress1\tprincipalcity\tprincipalstate\tprincipalzipcode\tentitystatus\tjurisdictonofformation\tentitytype\tagentfirstname\tagentlastname\tentityformdate',
      '2010\tOSPREY MARINE, LLC\t4 Pier Rd\tDenver\tCO\t80202\tGood Standing\tCO\tDLLC\tAnna\tOrtega\t07/04/2010',
      { status: 'active', state_type: 'domestic', file_number: '2010', agent_name: 'Anna Ortega' },
    ],
    [
      'TX',
      'Taxpayer Number,Taxpayer Name,Taxpayer Address,Taxpayer City,Taxpayer State,Taxpayer Zip Code,Taxpayer Organizational Type,SOS Charter Date,SOS Status Code',
      '3201,"OSPREY MARINE, LLC",9 BAYOU LN,HOUSTON,TX,77002,CL,20150316,A',
      { status: 'active', address: '9 BAYOU LN, HOUSTON, TX 77002', filing_date: '2015-03-16', file_number: '3201' },
    ],
    [
      'IA',
      'Corp Number,Legal Name,Corporation Type,Effective Date,Registered Agent,RA Address 1,RA City,Home Office,HO Address 1',
      '55,"OSPREY MARINE, LLC",DOMESTIC LIMITED LIABILITY COMPANY,1/9/2004,A. ORTEGA,1 Elm,Ames,X,Y',
      { agent_name: 'A. ORTEGA', state_type: 'domestic', filing_date: '2004-01-09', file_number: '55' },
    ],
  ])('%s', async (state, header, row, expected) => {
    const registry = openRegistry(temporaryFolder())
    await importText(registry, state, `${header}\n${row}\n`)
    const [entry, ...more] = await find(registry, 'Osprey Marine LLC', state)
    expect(more).toEqual([])
    expect(entry).toMatchObject({ name: 'OSPREY MARINE, LLC', match_score: 1, ...expected })
  })

  test('a row for every person and place of a business makes one entry', async () => {
    const registry = openRegistry(temporaryFolder())
    const rows = [
      'Registry Number,Business Name,Entity Type,Registry Date,Associated Name Type,First Name,Last Name,Address,City,State,Zip Code,Jurisdiction',
      '77,OSPREY MARINE LLC,DOMESTIC LLC,05/06/2011,MAILING ADDRESS,,,PO Box 1,Astoria,OR,97103,OREGON',
      '77,OSPREY MARINE LLC,DOMESTIC LLC,05/06/2011,REGISTERED AGENT,ANNA,ORTEGA,9 Elm St,Salem,OR,97301,OREGON',
      '77,OSPREY MARINE LLC,DOMESTIC LLC,05/06/2011,PRINCIPAL PLACE OF BUSINESS,,,4 Pier Rd,Astoria,OR,97103,OREGON',
    ]
    await importText(registry, 'OR', rows.join('\n'))
    expect(await find(registry, 'osprey marine', 'OR')).toMatchObject([
      { agent_name: 'ANNA ORTEGA', file_number: '77', state_type: 'domestic', filing_date: '2011-05-06' },
    ])
    expect((await find(registry, 'osprey marine', 'OR'))[0]!.address).toMatch(/Astoria, OR 97103$/)
  })
})

describe('import', () => {
  test('bad rows are counted, titles above the column names passed over, progress reported', async () => {
    const registry = openRegistry(temporaryFolder())
    const text = [
      'Business entities as of 2026-01-05',
      'Name,Status',
      'Osprey Marine,Active',
      ',Active',
      'Heron Farms, LLC,Active,surplus',
      'Tern Bay Boats,,',
      '"Open,1',
    ].join('\n')
    const reported: unknown[] = []
    const state = await importRegistry(
      registry,
      { state: 'ME', fileName: 'me.csv', content: streamed(text), bytes: text.length, now: 5 },
      { onProgress: progress => reported.push(progress) },
    )
    expect(state).toMatchObject({ state: 'ME', records: 2, skipped: 3, fileName: 'me.csv', importedAt: 5 })
    expect(reported.at(-1)).toMatchObject({ records: 2, skipped: 3, progress: 0.85 })
    expect(registry.list()).toEqual([state])
  })

  test('a second import replaces the state, a failed one leaves it as it was and nothing behind', async () => {
    const folder = temporaryFolder()
    const registry = openRegistry(folder)
    await importText(registry, 'NV', 'Name\nOsprey Marine\n')
    await importText(registry, 'NV', 'Name\nHeron Farms\n')
    expect(await find(registry, 'Osprey Marine', 'NV')).toEqual([])
    expect(await find(registry, 'Heron Farms', 'NV')).toHaveLength(1)
    await expect(importText(registry, 'NV', 'Color,Size\nred,4\n')).rejects.toThrow(/Color, Size/)
    await expect(importText(registry, 'NV', 'Name\n\n')).rejects.toBeInstanceOf(Refusal)
    const broken = (async function* () {
      yield await Promise.resolve(Buffer.from('Name\nTern\n'))
      throw new Error('the disk was pulled out')
    })()
    const source = { state: 'NV', fileName: 'nv.csv', content: broken, bytes: null, now: 5 }
    await expect(importRegistry(registry, source)).rejects.toThrow('pulled out')
    expect(await find(registry, 'Heron Farms', 'NV')).toHaveLength(1)
    expect(readdirSync(join(folder, 'registry'))).toEqual(['NV.db'])
    expect(registry.remove('NV')).toBe(true)
    expect(registry.remove('NV')).toBe(false)
    expect(existsSync(join(folder, 'registry', 'NV.db'))).toBe(false)
  })

  test.each(['XX', 'california', '../..'])('%s is no state', async state => {
    await expect(importText(openRegistry(temporaryFolder()), state, 'Name\nOsprey\n')).rejects.toMatchObject({
      code: 'BAD_VALUE',
    })
  })
})

describe('search', () => {
  const names = [
    'OSPREY MARINE SERVICES, LLC',
    'OSPREY HOLDINGS INC.',
    'SUN RISE BAKERY LLC',
    'SUNSET BAKERY LLC',
    'A.B.C. PLUMBING, INC.',
    'SMITH & SONS TRUCKING CO., INC.',
    'SMITH TRUCKING INC',
    'DANIELSON ROOFING LLC',
    'DANIELS ROOFING LLC',
    'NORTHERN STAR LOGISTICS LLC',
    "JOE'S AUTO REPAIR",
    ...Array.from({ length: 300 }, (_, n) => `GENERAL SERVICES ${n} LLC`),
  ]
  const filled = async () => {
    const registry = openRegistry(temporaryFolder())
    await importText(registry, 'CA', `Entity Name\n${names.map(name => `"${name}"`).join('\n')}\n`)
    return registry
  }

  test.each([
    ['Osprey Marine Services', 'OSPREY MARINE SERVICES, LLC', 1],
    ['The Osprey Marine Services, L.L.C.', 'OSPREY MARINE SERVICES, LLC', 1],
    ['Sunrise Bakery', 'SUN RISE BAKERY LLC', 1],
    ['ABC Plumbing Inc', 'A.B.C. PLUMBING, INC.', 1],
    ['Smith and Sons Trucking', 'SMITH & SONS TRUCKING CO., INC.', 1],
    ['Joes Auto Repair LLC', "JOE'S AUTO REPAIR", 1],
    ['Danielsen Roofing LLC', 'DANIELSON ROOFING LLC', 0.9],
    ['Northren Star Logistics', 'NORTHERN STAR LOGISTICS LLC', 0.9],
    ['Ospery Marine Services', 'OSPREY MARINE SERVICES, LLC', 0.9],
    ['Osprey Marine Servises LLC', 'OSPREY MARINE SERVICES, LLC', 0.9],
  ])('%s finds %s', async (asked, expected, min) => {
    const [first] = await find(await filled(), asked, 'CA')
    expect(first?.name).toBe(expected)
    expect(first!.match_score).toBeGreaterThanOrEqual(min)
  })

  test.each(['Kestrel Aviation LLC', 'General Services', 'Osprey Bakery', 'Moonrise Plumbing', '!!!', ''])(
    '%s is nobody here',
    async asked => {
      expect(await find(await filled(), asked, 'CA')).toEqual([])
    },
  )

  test('another legal form lowers the score, another state more, a misspelling there is not enough', async () => {
    const registry = await filled()
    expect((await find(registry, 'Osprey Holdings LLC', 'CA'))[0]!.match_score).toBe(0.97)
    expect((await find(registry, 'Osprey Holdings Inc', 'NV'))[0]!.match_score).toBe(0.85)
    expect((await find(registry, 'Osprey Holdings Inc'))[0]!.match_score).toBe(1)
    expect(await find(registry, 'Danielsen Roofing LLC', 'NV')).toEqual([])
  })

  test('several names are asked at once, and both sides of a dba', async () => {
    const found = await findEntries(await filled(), {
      names: ['Smith Trucking Inc dba Joe’s Auto Repair', 'Sunset Bakery LLC'],
      states: ['CA'],
    })
    expect(found.filter(({ match_score }) => match_score === 1).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['SMITH TRUCKING INC', "JOE'S AUTO REPAIR", 'SUNSET BAKERY LLC']),
    )
  })
})

test('names', () => {
  expect(businessName('The Café Peña & Sons, L. L. C.')).toEqual({
    words: ['cafe', 'pena', 'and', 'sons'],
    form: 'llc',
  })
  expect(businessName('Osprey Limited Liability Company')).toEqual({ words: ['osprey'], form: 'llc' })
  expect(businessName('LLC')).toEqual({ words: ['llc'], form: null })
  expect(businessName('The')).toEqual({ words: ['the'], form: null })
  expect(nameKey(['sun', 'rise'])).toBe(nameKey(['sunrise']))
  expect(nameKey(['smith', 'and', 'sons'])).toBe(nameKey(['smith', 'sons']))
  expect(nameKey(['sunset'])).not.toBe(nameKey(['sunrise']))
  expect(namesIn('Osprey LLC d/b/a Pier Four')).toEqual(['Osprey LLC', 'Pier Four'])
})

test.each([
  ['Active', 'active'],
  ['INACTIVE', 'inactive'],
  ['Not in Good Standing', 'inactive'],
  ['Good Standing', 'active'],
  ['Exists', 'active'],
  ['Delinquent', 'inactive'],
  ['Administratively Dissolved', 'dissolved'],
  ['Dissolved - Active as of 2020', 'dissolved'],
  ['Merged Out', 'dissolved'],
  ['Withdrawn', 'dissolved'],
  ['Suspended - SOS', 'suspended'],
  ['FORFEITED EXISTENCE', 'suspended'],
  ['Revoked', 'suspended'],
  ['Pending', 'pending'],
  ['A', 'active'],
  ['I', 'inactive'],
  ['Purple', 'unknown'],
] as const)('status %s is %s', (written, status) => {
  expect(statusOf(written, null)).toBe(status)
})

test('status and kind of state where no column says them', () => {
  expect(statusOf(null, null)).toBe('unknown')
  expect(statusOf(null, '2020-01-01')).toBe('dissolved')
  const state = { code: 'CA', name: 'California' }
  const absent = { stateType: null, type: null, jurisdiction: null }
  expect(stateTypeOf(absent, state)).toBe('unknown')
  expect(stateTypeOf({ ...absent, jurisdiction: 'Delaware' }, state)).toBe('foreign')
  expect(stateTypeOf({ ...absent, jurisdiction: 'CALIFORNIA' }, state)).toBe('domestic')
  expect(stateTypeOf({ ...absent, type: 'FLLC' }, state)).toBe('foreign')
  expect(stateTypeOf({ ...absent, stateType: 'Out-of-State' }, state)).toBe('foreign')
})

test.each([
  ['03/15/1999', '1999-03-15'],
  ['3/5/99 12:00:00 AM', '1999-03-05'],
  ['25/12/2001', '2001-12-25'],
  ['1999-03-15T00:00:00.000', '1999-03-15'],
  ['19990315', '1999-03-15'],
  ['15-MAR-99', '1999-03-15'],
  ['Mar 5, 2020', '2020-03-05'],
  ['02/29/2024', '2024-02-29'],
  ['02/29/2023', null],
  ['01/01/0001', null],
  ['unknown', null],
  ['', null],
] as const)('day %s is %s', (written, iso) => {
  expect(registryDate(written)).toBe(iso)
})

test('states by letters and names', () => {
  expect(['ca', 'CA', 'California', 'State of California', 'D.C.'].map(stateCode)).toEqual([
    'CA',
    'CA',
    'CA',
    'CA',
    'DC',
  ])
  expect([null, '', 'Ontario', 'C'].map(stateCode)).toEqual([null, null, null, null])
})
