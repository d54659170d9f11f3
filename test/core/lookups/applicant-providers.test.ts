/** What providers say of an applicant: from registries, documents, tables, and local servers that answer, err and stall. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import type { ApplicantSubject, Mention } from '../../../core/lookups/applicant.ts'
import { openApplicantProviders } from '../../../core/lookups/applicant-providers.ts'
import { describeWebPresence } from '../../../core/lookups/presence/web-presence.ts'
import { readWebsite, websiteAddress } from '../../../core/lookups/presence/website.ts'
import { findRegistryEntries } from '../../../core/lookups/registry/find-registry-entries.ts'
import { importRegistry } from '../../../core/lookups/registry/import-registry.ts'
import { createOnlineRegistry } from '../../../core/lookups/registry/online-registry.ts'
import { openRegistry } from '../../../core/store/registry.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

const mention = (fact: Mention['fact'], value: string, document: string, docType: Mention['docType'], page?: number) =>
  ({ fact, value, document, docType, ...(page !== undefined && { page }) }) satisfies Mention
const nobody: ApplicantSubject = {
  name: null,
  dbaName: null,
  stateCode: null,
  incorporationState: null,
  address: null,
  website: null,
  phone: null,
  industry: null,
  businessWords: [],
  mentions: [],
}
const osprey: ApplicantSubject = {
  ...nobody,
  name: 'Osprey Hauling LLC',
  stateCode: 'MN',
  address: '500 Marquette Ave, Suite 800, Minneapolis, MN 55402',
  industry: 'Long distance trucking',
  mentions: [
    mention('name', 'Osprey Hauling LLC', 'application.pdf', 'loan_application', 1),
    mention('name', 'OSPREY HAULING, LLC', 'march.pdf', 'bankstatement', 2),
    mention('industry', 'Long distance trucking', 'application.pdf', 'loan_application', 1),
    mention('address', '500 Marquette Ave, Suite 800, Minneapolis, MN 55402', 'application.pdf', 'loan_application', 1),
    mention('address', '500 Marquette Avenue\nMinneapolis MN 55402', 'invoice.pdf', 'invoice', 1),
    mention('address', '9 Pier Rd, Duluth, MN 55802', 'march.pdf', 'bankstatement'),
    mention('phone', '(612) 555-0142', 'application.pdf', 'loan_application', 1),
  ],
}

let server: Server | null = null
afterEach(async () => {
  const open = server
  server = null
  open?.closeAllConnections()
  if (open !== null) await new Promise(resolve => open.close(resolve))
})
async function serving(listener: RequestListener): Promise<string> {
  const opened = createServer(listener)
  server = opened
  await new Promise<void>(resolve => opened.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(opened.address() as AddressInfo).port}`
}

describe('web presence', () => {
  test('a report of what documents say, each with its sources, and the industry with its evidence', () => {
    const { value, status } = describeWebPresence(osprey, null)
    expect(status).toBeNull()
    expect(value!.industry_info).toMatchObject({
      summary: 'Long distance trucking',
      naics_code: expect.stringMatching(/^484/),
    })
    expect(value!.industry_info.naics_industry_label).not.toBeNull()
    const lines = value!.report.split('\n')
    expect(lines[0]).toBe('# Osprey Hauling LLC')
    expect(lines).toContain('- Osprey Hauling LLC: application.pdf, page 1; march.pdf, page 2')
    expect(lines).toContain('- (612) 555-0142: application.pdf, page 1')
    expect(lines).toContain('- march.pdf (bank statement)')
    expect(value!.report).toContain('The web was not searched.')
    expect(value!.report).toContain('Stated business "Long distance trucking"')
  })

  test('nothing is made up where documents say nothing but a name', () => {
    const bare = {
      ...nobody,
      name: 'Zephyr Quill LLC',
      mentions: [mention('name', 'Zephyr Quill LLC', 'a.pdf', 'other')],
    }
    expect(describeWebPresence(bare, null)).toMatchObject({ value: null, status: expect.stringContaining('nothing') })
    const phoned = { ...bare, mentions: [...bare.mentions, mention('phone', '555-0100', 'a.pdf', 'other')] }
    expect(describeWebPresence(phoned, null).value!.industry_info).toEqual({
      summary: null,
      naics_code: null,
      sic_code: null,
      mcc_code: null,
      naics_industry_label: null,
    })
  })

  test('a code the business writes itself wins', () => {
    const coded = { ...osprey, name: 'Osprey LLC', industry: '722511' }
    expect(describeWebPresence(coded, null).value!.industry_info.naics_code).toBe('722511')
  })

  test('markup in documents stays text', () => {
    const sly = { ...osprey, mentions: [mention('phone', '[call](http://x) <b>', 'a_b.pdf', 'other')] }
    expect(describeWebPresence(sly, null).value!.report).toContain('- \\[call\\](http://x) \\<b\\>: a\\_b.pdf')
  })
})

describe('the applicant’s own website', () => {
  const html = `<html><head><title>Osprey &amp; Sons</title><meta name="description" content="Freight across the Midwest">
    <script>var title = '<title>no</title>'</script></head><body><h1>We <b>haul</b></h1><h2>Rates</h2></body></html>`
  const page: RequestListener = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html)

  test('its title, description and headings stand in the report', async () => {
    const url = await serving(page)
    const providers = openApplicantProviders({ website: { allowPrivate: true } })
    const { value } = await providers.webPresence({ ...osprey, website: url })
    expect(value!.report).toContain('  - Osprey & Sons\n  - Freight across the Midwest\n  - We haul\n  - Rates')
  })

  test('it is left alone unless the settings allow it', async () => {
    let asked = 0
    const url = await serving((request, response) => {
      asked++
      page(request, response)
    })
    const { value } = await openApplicantProviders().webPresence({ ...osprey, website: url })
    expect(asked).toBe(0)
    expect(value!.report).not.toContain('Its website')
  })

  test.each<[string, RequestListener, RegExp]>([
    ['errs', (_, response) => response.writeHead(500).end(), /answered with status 500/],
    ['has no page', (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(), /no web page/],
    ['breaks off', request => request.socket.destroy(), /could not be reached/],
    ['stalls', () => undefined, /did not answer in time/],
    ['redirects for ever', (_, response) => response.writeHead(302, { location: '/' }).end(), /without end/],
    ['redirects to a file', (_, response) => response.writeHead(302, { location: 'file:///x' }).end(), /no website/],
  ])('when it %s the documents tell, with a word about it', async (_, listener, message) => {
    const url = await serving(listener)
    const providers = openApplicantProviders({ website: { allowPrivate: true, timeoutMs: 300 } })
    const { value, status } = await providers.webPresence({ ...osprey, website: url })
    expect(value).not.toBeNull()
    expect(status).toMatch(message)
  })

  test('an address that leads into the local network is refused, by number, by name and by redirect', async () => {
    const url = await serving(page)
    await expect(readWebsite(url, {})).rejects.toThrow(/public internet/)
    await expect(readWebsite(url.replace('127.0.0.1', 'localhost'), {})).rejects.toThrow(/public internet/)
    await expect(readWebsite('http://[::1]:80/', {})).rejects.toThrow(/public internet/)
  })

  test('addresses as applicants write them', () => {
    expect(websiteAddress('www.osprey.com')).toBe('https://www.osprey.com/')
    expect(websiteAddress(' http://osprey.com/a ')).toBe('http://osprey.com/a')
    expect(['n/a', 'none', 'info@osprey.com', 'file:///etc/x', 'two words.com'].map(websiteAddress)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })
})

describe('the address', () => {
  test('is held against the tables and against the documents', async () => {
    const { value, status } = await openApplicantProviders().addressVerification(osprey)
    expect(status).toBeNull()
    expect(value).toEqual({
      address: '500 Marquette Ave, Suite 800, Minneapolis, MN 55402',
      search_result: { found: true, matched_address: expect.stringContaining('Minneapolis, MN 55402') },
      agreeing_documents: ['application.pdf', 'invoice.pdf'],
      verification_data: {
        is_present: true,
        business_name: 'Osprey Hauling LLC',
        can_see_buildings: null,
        neighborhood_type: null,
        can_see_business_sign: null,
        street_view_image_present: null,
      },
    })
  })

  test('the applicant’s own word alone proves nothing', async () => {
    const alone = { ...osprey, mentions: osprey.mentions.filter(({ document }) => document === 'application.pdf') }
    const { value } = await openApplicantProviders().addressVerification(alone)
    expect(value).toMatchObject({
      agreeing_documents: ['application.pdf'],
      verification_data: { is_present: null, business_name: null },
    })
  })

  test('one that does not exist is not found; none is null with a reason', async () => {
    const wrong = { ...nobody, address: '500 Marquette Ave, Minneapolis, CA 55402' }
    expect((await openApplicantProviders().addressVerification(wrong)).value!.search_result).toEqual({
      found: false,
      matched_address: null,
    })
    expect(await openApplicantProviders().addressVerification(nobody)).toEqual({
      value: null,
      status: expect.stringContaining('No address'),
    })
  })
})

describe('registries', () => {
  const imported = async () => {
    const registry = openRegistry(temporaryFolder())
    async function* content() {
      yield await Promise.resolve(Buffer.from('Name,Status\n"Osprey Hauling, LLC",Active\n'))
    }
    await importRegistry(registry, { state: 'MN', fileName: 'mn.csv', content: content(), bytes: null, now: 0 })
    return registry
  }

  test('imported ones answer; what is not set up, not imported or not known is reported', async () => {
    const registry = await imported()
    const ask = (subject: Partial<ApplicantSubject>) =>
      findRegistryEntries({ ...osprey, ...subject }, { imported: registry, online: null })
    expect(await ask({})).toMatchObject({ value: [{ status: 'active', state_name: 'Minnesota' }], status: null })
    expect(await ask({ incorporationState: 'Delaware' })).toMatchObject({
      value: [{ match_score: 1 }],
      status: 'No registry of Delaware was imported.',
    })
    expect(await ask({ name: 'Tern Bay Boats' })).toEqual({ value: [], status: null })
    expect(await ask({ name: 'Tern Bay Boats', stateCode: 'NV' })).toEqual({
      value: null,
      status: 'No registry of Nevada was imported.',
    })
    expect(await ask({ name: null })).toMatchObject({ value: null, status: expect.stringContaining('not known') })
    expect(await openApplicantProviders().registry(osprey)).toMatchObject({
      value: null,
      status: expect.stringContaining('No secretary-of-state registry is set up'),
    })
  })

  test('a service is asked by name and state, under the key, and its words are brought to ours', async () => {
    const asked: unknown[] = []
    const endpoint = await serving((request, response) => {
      asked.push([request.url, request.headers.authorization])
      const record = {
        name: 'OSPREY HAULING LLC',
        status: 'Administratively Dissolved',
        type: 'Foreign LLC',
        state_name: 'Minnesota',
        file_number: 4411,
        filing_date: '03/15/2011',
      }
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ results: [record] }))
    })
    const online = createOnlineRegistry({ endpoint: `${endpoint}/search`, apiKey: 'k1' })
    expect(await findRegistryEntries(osprey, { imported: null, online })).toEqual({
      value: [
        {
          name: 'OSPREY HAULING LLC',
          type: 'Foreign LLC',
          status: 'dissolved',
          address: null,
          agent_name: null,
          state_name: 'Minnesota',
          state_type: 'foreign',
          file_number: '4411',
          filing_date: '2011-03-15',
        },
      ],
      status: null,
    })
    expect(asked).toEqual([['/search?name=Osprey+Hauling+LLC&state=MN', 'Bearer k1']])
  })

  test.each<[string, RequestListener, RegExp, number]>([
    ['errs', (_, response) => response.writeHead(503).end(), /answered with status 503/, 3],
    ['refuses the key', (_, response) => response.writeHead(401).end(), /refused the key/, 1],
    ['speaks no JSON', (_, response) => response.end('<html>'), /something else than JSON/, 1],
    ['speaks otherwise', (_, response) => response.end('{"a":1}'), /unknown form/, 1],
    ['floods', (_, response) => response.end(JSON.stringify([{ name: 'x'.repeat(2 ** 21) }])), /more than 1 MB/, 1],
    ['breaks off', request => request.socket.destroy(), /could not be reached/, 3],
    ['stalls', () => undefined, /did not answer in time/, 3],
  ])(
    'when the service %s the imported registries answer, with a word about it',
    async (_, listener, message, times) => {
      let asked = 0
      const endpoint = await serving((request, response) => {
        asked++
        listener(request, response)
      })
      const online = createOnlineRegistry({ endpoint, apiKey: 'secret-key', timeoutMs: 300, firstDelayMs: 1 })
      const answer = await findRegistryEntries(osprey, { imported: await imported(), online })
      expect(answer).toMatchObject({ value: [{ name: 'Osprey Hauling, LLC' }], status: expect.stringMatching(message) })
      expect(answer.status).not.toContain('secret-key')
      expect(asked).toBe(times)
      expect(await findRegistryEntries(osprey, { imported: null, online })).toMatchObject({ value: null })
    },
  )

  test('an aborted question rejects', async () => {
    const endpoint = await serving(() => undefined)
    const online = createOnlineRegistry({ endpoint, apiKey: null })
    const question = findRegistryEntries(osprey, { imported: null, online }, AbortSignal.timeout(50))
    await expect(question).rejects.toMatchObject({ name: 'TimeoutError' })
  })
})
