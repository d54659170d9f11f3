/**
 * Three jobs of an underwriter, timed against the running service: nine statements to a workbook, fifteen invoices of several vendors in one
 * PDF, and six mixed documents with three planted contradictions. `npm run bench:jobs`; exits 1 where a job fails or is too slow.
 */
import { closingSheet, openingSheet, yearOfIncome } from '../support/cash-flow-documents.ts'
import { formOf, openApiDesk, type ApiDesk, type Sent } from '../support/api-desk.ts'
import { openWorkbook } from '../support/open-workbook.ts'
import { drawBankStatement } from '../support/tiny-bank-statement.ts'
import { drawTinyInvoice, drawTinyInvoices } from '../support/tiny-invoice.ts'
import { drawTinyStatement, tinyRows } from '../support/tiny-statement.ts'

/** Of nine statements to a workbook, in seconds. */
const maxSeconds = 10

interface Job {
  readonly name: string
  /** What is wrong with the result; null: it is as it must be. */
  readonly run: (desk: ApiDesk) => Promise<string | null>
}

const years = [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025]
const bytesAt = async (url: string): Promise<Uint8Array> => new Uint8Array(await (await fetch(url)).arrayBuffer())

const statements: Job = {
  name: 'nine statements to a workbook',
  async run(desk) {
    const files: Sent[] = []
    for (const year of years)
      files.push([`sheet-${year}.pdf`, await drawTinyStatement({ period: `As of December 31, ${year}` })])
    const metadata = years.map(year => ({
      appId: 'jobs',
      fileName: `sheet-${year}.pdf`,
      statementType: 'BALANCE_SHEET',
      periodEnd: `${year}-12-31`,
    }))
    const { body } = await desk.analyze(formOf(files, metadata))
    const result = body as { reportUrl: string; periods: unknown[]; checks: { passed: boolean | null }[] }
    if (result.periods.length !== years.length) return `${result.periods.length} periods`
    const failed = result.checks.filter(({ passed }) => passed === false).length
    if (failed > 0) return `${failed} failed checks`
    const book = await openWorkbook(await bytesAt(result.reportUrl))
    const dates = new Set<number>()
    book
      .getWorksheet('Balance Sheet Analysis')!
      .eachRow(row => row.eachCell(({ value }) => void (value instanceof Date && dates.add(value.getUTCFullYear()))))
    return dates.size >= years.length ? null : `the workbook shows ${dates.size} years`
  },
}

const vendors = [
  'Quarry Road Equipment LLC',
  'Juniper Gap Machinery Inc.',
  'Saltmarsh Tool Supply Co.',
  'Birch Landing Parts LLC',
]
const invoices: Job = {
  name: 'fifteen invoices of four vendors in one file',
  async run(desk) {
    const drawn = Array.from({ length: 15 }, (_, index) => ({
      sender: vendors[index % vendors.length]!,
      number: `${'ABCD'[index % vendors.length]!}-${2000 + index}`,
      lines: [[`Hydraulic pump ${index}`, 1, 500 + index]] as const,
    }))
    const file: Sent = ['invoices.pdf', await drawTinyInvoices(drawn)]
    const { body } = await desk.invoices(formOf([file], [{ appId: 'jobs', fileName: 'invoices.pdf' }]))
    const { invoices: found = [body] } = body as { invoices?: Record<string, unknown>[] }
    if (found.length !== 15) return `${found.length} invoices`
    const wrong = found.filter((invoice, index) => {
      const { sender, total_invoice_value: total } = invoice as {
        sender: { name: string }
        total_invoice_value: number
      }
      return sender.name !== drawn[index]!.sender || total !== Math.round((500 + index) * 108) / 100
    })
    if (wrong.length > 0) return `${wrong.length} invoices with another vendor or total`
    const { body: separated } = await desk.json(`/analyses/${String(body['analysis_id'])}/separate`, {})
    const { length } = (separated as { analysis_ids?: string[] }).analysis_ids ?? []
    return length === vendors.length - 1 ? null : `${length + 1} analyses of ${vendors.length} vendors`
  },
}

/** The total of assets misses its parts by 9,000. */
const misprinted = tinyRows.map(([label, amount]): readonly [string, string?] =>
  label === 'Total Current Assets' ? [label, '429,000'] : amount === undefined ? [label] : [label, amount],
)
const contradictions: Job = {
  name: 'six mixed documents with three contradictions',
  async run(desk) {
    const files: Sent[] = [
      ['sheet.pdf', await drawTinyStatement({ rows: misprinted })],
      ['opening.pdf', await openingSheet()],
      ['income.pdf', await yearOfIncome()],
      ['stranger.pdf', await drawTinyStatement({ company: 'Birch Landing Bakery, LLC' })],
      ['bank.pdf', await drawBankStatement(40)],
      ['invoice.pdf', await drawTinyInvoice({ statedTotal: 60_000 })],
    ]
    const applicant = { businessLegalName: 'Alder Creek Tool Works, Inc.' }
    const form = formOf(files, { appId: 'jobs-mixed', applicant, files: files.map(([fileName]) => ({ fileName })) })
    await desk.call('/application/data?wait=true', { method: 'POST', body: form })
    const { body } = await desk.call('/application/data/jobs-mixed')
    const { status, checks } = body as { status: string; checks: { passed: boolean | null; message: string }[] }
    const failed = checks.filter(({ passed }) => passed === false).map(({ message }) => message)
    const planted = [/429,000.*a difference of 9,000/, /Birch Landing Bakery/, /60,000/]
    const missing = planted.filter(one => !failed.some(message => one.test(message)))
    return status === 'needs_review' && missing.length === 0 ? null : `${status}; not named: ${missing.join(', ')}`
  },
}

const desk = await openApiDesk()
let failed = false
try {
  // The first document loads what reads it.
  await desk.analyze(
    formOf(
      [['warm.pdf', await closingSheet()]],
      [{ appId: 'warm', fileName: 'warm.pdf', statementType: 'BALANCE_SHEET', periodEnd: '2025-12-31' }],
    ),
  )
  for (const { name, run } of [statements, invoices, contradictions]) {
    const start = performance.now()
    const fault = await run(desk)
    const seconds = (performance.now() - start) / 1000
    failed ||= fault !== null || seconds > maxSeconds
    console.log(`${name}: ${seconds.toFixed(1)} s, ${fault ?? 'as it must be'}`)
  }
} finally {
  await desk.close()
}
process.exitCode = failed ? 1 : 0
