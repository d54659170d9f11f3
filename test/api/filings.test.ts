/** A filing with a secretary of state among the documents of an application stands in `sos`. */
import { expect, test } from 'vitest'
import { formOf, openApiDesk } from '../support/api-desk.ts'
import { drawTinyFiling } from '../support/tiny-filing.ts'
import { drawTinyStatement } from '../support/tiny-statement.ts'

test('what a certificate of status states is listed, and nothing else', async () => {
  const desk = await openApiDesk()
  try {
    const form = formOf([['certificate.pdf', await drawTinyFiling()]], {
      appId: 'sos',
      files: [{ fileName: 'certificate.pdf' }],
    })
    const { status, body } = await desk.call('/application/data?wait=true', { method: 'POST', body: form })
    expect(status).toBe(200)
    expect(body['sos']).toEqual([
      {
        name: 'JUNIPER GAP MACHINERY, LLC',
        type: null,
        status: 'active',
        address: null,
        agent_name: null,
        state_name: 'Nevada',
        state_type: 'foreign',
        file_number: 'E0447712',
        filing_date: '2011-03-15',
      },
    ])
  } finally {
    await desk.close()
  }
})

interface Status {
  data: { sos: { status: string }[] }
  provenance: Record<string, { fileName: string; page: number; bbox: number[]; text: string; label: string | null }>
  confidence: Record<string, number>
  checks: { id: string; passed: boolean; severity: string; message: string; figures: string[] }[]
}

test("a filing has its places, and fails a check where its business or its standing is not the applicant's", async () => {
  const desk = await openApiDesk()
  const submitted = async (appId: string, company: string, standing?: string): Promise<Status> => {
    const files: [string, Buffer][] = [
      ['certificate.pdf', await drawTinyFiling(standing)],
      ['sheet.pdf', await drawTinyStatement({ company })],
    ]
    const metadata = { appId, files: files.map(([fileName]) => ({ fileName })) }
    await desk.call('/application/data?wait=true', { method: 'POST', body: formOf(files, metadata) })
    return (await desk.call(`/application/data/${appId}`)).body as unknown as Status
  }
  const filingChecks = ({ checks }: Status) => checks.filter(({ id }) => id.startsWith('application.filing_'))
  try {
    const own = 'Juniper Gap Machinery, LLC'
    const good = await submitted('good', own)
    expect(good.provenance['/sos/0/name']).toMatchObject({
      fileName: 'certificate.pdf',
      page: 1,
      text: 'JUNIPER GAP MACHINERY, LLC,',
      label: null,
    })
    expect(good.provenance['/sos/0/file_number']).toMatchObject({ text: 'E0447712', label: 'File Number:' })
    expect(good.confidence['/sos/0/file_number']).toBeGreaterThan(0.5)
    expect(good.provenance['/sos/0/agent_name']).toBeUndefined()
    expect(filingChecks(good).map(({ passed }) => passed)).toEqual([true, true])

    const denied = await submitted('denied', own, 'not in good standing')
    expect(denied.data.sos).toMatchObject([{ status: 'inactive' }])
    expect(filingChecks(denied).filter(({ passed }) => !passed)).toMatchObject([
      {
        severity: 'high',
        message: 'JUNIPER GAP MACHINERY, LLC is inactive in Nevada according to certificate.pdf.',
        figures: ['/sos/0/status'],
      },
    ])

    const other = await submitted('other', 'Alder Creek Tool Works, Inc.')
    expect(filingChecks(other)).toMatchObject([{ passed: false, severity: 'high', figures: ['/sos/0/name'] }])
    expect(filingChecks(other)[0]!.message).toMatch(/JUNIPER GAP MACHINERY, LLC.*other documents name.*Alder Creek/)
  } finally {
    await desk.close()
  }
})

test('values of a filing are corrected and set back, and the checks follow; what is no value of it is refused', async () => {
  const desk = await openApiDesk()
  const correct = (path: string, value: unknown) =>
    desk.json('/application/data/corrected/corrections', { path, value })
  const status = async () => (await desk.call('/application/data/corrected')).body as unknown as Status
  try {
    const files: [string, Buffer][] = [
      ['certificate.pdf', await drawTinyFiling('not in good standing')],
      ['sheet.pdf', await drawTinyStatement({ company: 'Juniper Gap Machinery, LLC' })],
    ]
    const metadata = { appId: 'corrected', files: files.map(([fileName]) => ({ fileName })) }
    await desk.call('/application/data?wait=true', { method: 'POST', body: formOf(files, metadata) })
    const failed = ({ checks }: Status) =>
      checks.filter(({ id, passed }) => id.startsWith('application.filing_') && !passed).map(({ message }) => message)
    expect(failed(await status())).toHaveLength(1)

    expect((await correct('/sos/0/status', 'active')).status).toBe(201)
    const active = await status()
    expect(active.data.sos).toMatchObject([{ status: 'active' }])
    expect(active.provenance['/sos/0/status']).toMatchObject({ method: 'manual', fileName: 'certificate.pdf' })
    expect(failed(active)).toEqual([])
    // Not printed: it has no place.
    expect((await correct('/sos/0/agent_name', 'Ada Alder')).status).toBe(201)
    expect((await status()).provenance['/sos/0/agent_name']).toMatchObject({ method: 'manual', bbox: null })
    expect((await correct('/sos/0/name', 'Birch Landing LLC')).status).toBe(201)
    expect(failed(await status())[0]).toMatch(/certificate\.pdf is a filing of Birch Landing LLC/)
    expect((await correct('/sos/0/name', 'JUNIPER GAP MACHINERY, LLC')).status).toBe(201)
    expect((await correct('/sos/0/status', 'inactive')).status).toBe(201)
    const back = await status()
    expect(failed(back)).toHaveLength(1)
    expect(back.provenance['/sos/0/status']).toMatchObject({ method: 'text' })

    for (const [path, value] of [
      ['/sos/0/status', 'closed'],
      ['/sos/0/name', null],
      ['/sos/1/status', 'active'],
      ['/sos/0/match_score', 1],
    ] as const)
      expect((await correct(path, value)).status, path).toBe(400)
    const { corrections } = (await desk.call('/application/data/corrected/corrections')).body as {
      corrections: { path: string }[]
    }
    expect(corrections.map(({ path }) => path)).toContain('/sos/0/agent_name')
  } finally {
    await desk.close()
  }
})
