/** The command line: JSON on stdout and nothing else, a workbook, sentences on stderr, exit codes that tell. */
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ApplicationStatus } from '../../../core/contract/application.ts'
import { FinancialStatementResult } from '../../../core/contract/financial-statement.ts'
import { InvoiceResult } from '../../../core/contract/invoice.ts'
import type { InspectedReport } from '../../../core/workflows/integrity/inspect-files.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import { drawBankStatement } from '../../support/tiny-bank-statement.ts'
import { drawTinyInvoice, drawTinyInvoices } from '../../support/tiny-invoice.ts'
import { drawTinyStatement } from '../../support/tiny-statement.ts'
import { updated } from '../integrity/statement.ts'

const entry = join(import.meta.dirname, '../../../core/cli/command-line.cjs')

async function analyze(cwd: string, ...args: string[]) {
  const child = spawn(process.execPath, [entry, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err, code] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    new Promise(resolve => child.on('close', resolve)),
  ])
  return { out: out.toString(), err, code }
}

const workbooksIn = (folder: string) => readdirSync(folder).filter(name => name.endsWith('.xlsx'))

describe('npm run analyze', () => {
  test('prints the documented result and writes the workbook it names', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'a.pdf'), await drawTinyStatement())
    const { out, err, code } = await analyze(folder, 'a.pdf', '--out', 'made/here')
    expect({ err, code }).toMatchObject({ code: 0, err: expect.stringMatching(/^Workbook: .*\.xlsx\n$/) })
    const result = FinancialStatementResult.parse(JSON.parse(out))
    expect(result.balanceSheet.assets.totalAssets).toBe(700_000)
    expect(result.periodEnd).toBe('2025-12-31')
    const workbook = fileURLToPath(result.reportUrl)
    expect(readFileSync(workbook).subarray(0, 2).toString()).toBe('PK')
    expect(workbooksIn(join(folder, 'made/here'))).toEqual([
      'Alder Creek Tool Works, Inc. 2025-12-31 financial analysis.xlsx',
    ])
  })

  test('makes one analysis of several files and of a folder; one that fails does not stop the rest', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'years', 'below'), { recursive: true })
    writeFileSync(join(folder, 'years', '2024.pdf'), await drawTinyStatement({ period: 'As of December 31, 2024' }))
    writeFileSync(join(folder, 'years', 'below', '2025.PDF'), await drawTinyStatement())
    writeFileSync(join(folder, 'years', 'notes.txt'), 'not a PDF, not asked for')
    writeFileSync(join(folder, 'locked.pdf'), await drawTinyStatement({ password: 'open sesame' }))
    const { out, err, code } = await analyze(folder, 'years', 'locked.pdf')
    const result = JSON.parse(out) as FinancialStatementResult
    expect(result.periods.map(({ periodEnd }) => periodEnd)).toEqual(['2025-12-31', '2024-12-31'])
    expect(err).toMatch(/^locked\.pdf: .*password/)
    expect(code).toBe(3)
    expect(workbooksIn(folder)).toHaveLength(1)
  })

  test('--integrity prints the signs of change in each file, and no analysis', async () => {
    const folder = temporaryFolder()
    const hex = (text: string): string => Buffer.from(text, 'latin1').toString('hex')
    const honest = await drawTinyStatement({ plain: true })
    writeFileSync(join(folder, 'changed.pdf'), updated(honest, hex('120,000'), hex('720,000')))
    writeFileSync(join(folder, 'bank.pdf'), await drawBankStatement(12))
    writeFileSync(join(folder, 'notes.pdf'), 'not a PDF')
    const { out, err, code } = await analyze(folder, '--integrity', 'changed.pdf', 'bank.pdf', 'notes.pdf')
    const { files } = JSON.parse(out) as { files: readonly InspectedReport[] }
    expect(files.map(({ file_name: name, documents }) => [name, documents[0]?.doc_type])).toEqual([
      ['changed.pdf', 'balance_sheet'],
      ['bank.pdf', 'bankstatement'],
    ])
    expect(files[0]!.integrity).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ signal: 'revision-changed-figure', severity: 'high', before: '120,000' }),
        expect.objectContaining({ signal: 'sum-mismatch', severity: 'high' }),
      ]),
    )
    expect(files[1]!.integrity).toEqual([])
    expect(err).toMatch(
      /^changed\.pdf: 2 signs of change: 2 high\.\nbank\.pdf: no sign of change was found\.\nnotes\.pdf: /,
    )
    expect([code, workbooksIn(folder)]).toEqual([3, []])
  })

  test('goes on where a killed run stopped, and keeps nothing when it is over', async () => {
    const folder = temporaryFolder()
    const years = [2019, 2020, 2021, 2022, 2023, 2024]
    for (const year of years)
      writeFileSync(join(folder, `${year}.pdf`), await drawTinyStatement({ period: `As of December 31, ${year}` }))
    writeFileSync(join(folder, 'notes.pdf'), 'not a PDF')
    const journals = () => readdirSync(folder).filter(name => name.startsWith('.analysis-in-progress'))
    const kept = () =>
      journals()
        .map(name => readFileSync(join(folder, name), 'utf8'))
        .join('')
    const child = spawn(process.execPath, [entry, '.'], { cwd: folder, stdio: 'ignore' })
    const ended = new Promise(resolve => child.on('close', resolve))
    await expect.poll(() => kept().split('\n').length, { interval: 1, timeout: 20_000 }).toBeGreaterThan(2)
    child.kill('SIGKILL')
    await ended
    const [journal = ''] = journals()
    // What is changed in it is seen in the answer only if the first file is not read again; half a line is what a kill may leave.
    writeFileSync(join(folder, journal), `${kept().replaceAll('700000', '700001')}{"key":"half`)
    const { out, err, code } = await analyze(folder, '.')
    const result = JSON.parse(out) as FinancialStatementResult
    expect(err).toMatch(/^Going on with a run that was ended: [2-7] files are read already\.\n/)
    expect(err).toContain('notes.pdf')
    expect(result.periods.map(({ periodEnd }) => periodEnd)).toEqual(years.toReversed().map(year => `${year}-12-31`))
    expect(result.periods.map(({ balanceSheet }) => balanceSheet?.assets.totalAssets)).toContain(700_001)
    expect({ code, journals: journals() }).toEqual({ code: 3, journals: [] })
  })

  test('options hold for the file before them, or for all when they stand first', async () => {
    const folder = temporaryFolder()
    const undated = { period: '', title: 'Statement' }
    writeFileSync(join(folder, 'a.pdf'), await drawTinyStatement(undated))
    writeFileSync(join(folder, 'b.pdf'), await drawTinyStatement({ ...undated, password: 'open sesame' }))
    const { out, code } = await analyze(
      folder,
      '--type',
      'BALANCE_SHEET',
      'a.pdf',
      '--period-end',
      '2023-12-31',
      'b.pdf',
      '--period-end',
      '2024-12-31',
      '--password',
      'open sesame',
    )
    expect(code).toBe(0)
    const result = JSON.parse(out) as FinancialStatementResult
    expect(result.periods.map(({ periodEnd }) => periodEnd)).toEqual(['2024-12-31', '2023-12-31'])
  })

  test('recognizes an invoice, prints its documented result and writes its workbook', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'a.pdf'), await drawTinyInvoice())
    const { out, err, code } = await analyze(folder, 'a.pdf')
    expect({ err, code }).toMatchObject({ code: 0, err: expect.stringMatching(/^Workbook: .*\.xlsx\n$/) })
    const result = InvoiceResult.parse(JSON.parse(out))
    expect(result).toMatchObject({ invoice_number: '20417', file_name: 'a.pdf', download_url_expires_at: null })
    expect(result.provenance['/total_invoice_value']?.page).toBe(1)
    expect(readFileSync(fileURLToPath(result.download_url)).subarray(0, 2).toString()).toBe('PK')
    expect(workbooksIn(folder)).toEqual(['Quarry Road Equipment LLC 20417 invoice analysis.xlsx'])
  })

  test('a folder of invoices: all of them in order with one workbook; one that fails does not stop the rest', async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'inbox'))
    for (const number of [2, 10, 1])
      writeFileSync(join(folder, 'inbox', `${number}.pdf`), await drawTinyInvoice({ number: String(number) }))
    writeFileSync(join(folder, 'inbox', '3.pdf'), await drawTinyInvoices([{ number: '3' }, { number: '4' }]))
    writeFileSync(join(folder, 'inbox', '5.pdf'), 'not a PDF')
    const { out, err, code } = await analyze(folder, 'inbox')
    expect(code).toBe(3)
    expect(err).toMatch(/^5\.pdf is not of a kind that is read\.\nWorkbook: .*5 invoices analysis\.xlsx\n$/)
    const { invoices, reports, invoice_number } = InvoiceResult.parse(JSON.parse(out))
    expect(invoices!.map(({ id, file_name, invoice_number: number }) => [id, file_name, number])).toEqual([
      [1, '1.pdf', '1'],
      [2, '2.pdf', '2'],
      [3, '3.pdf', '3'],
      [4, '3.pdf', '4'],
      [5, '10.pdf', '10'],
    ])
    expect(invoice_number).toBe('1')
    // Nothing of an invoice is lost on its way over the disk.
    for (const invoice of invoices!)
      expect(invoice.provenance['/total_invoice_value']).toMatchObject({ method: 'text' })
    expect(reports.invoice_summary.invoices).toHaveLength(5)
    expect(reports.vendor_analysis.vendors).toMatchObject([{ invoice_count: 5 }])
    expect(workbooksIn(folder)).toEqual(['5 invoices analysis.xlsx'])
  })

  test('statements and invoices together: one member and one workbook for each', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'a.pdf'), await drawTinyInvoice())
    writeFileSync(join(folder, 'b.pdf'), await drawTinyStatement())
    const { out, code } = await analyze(folder, 'a.pdf', 'b.pdf')
    expect(code).toBe(0)
    const both = JSON.parse(out) as Record<string, unknown>
    expect(Object.keys(both)).toEqual(['financial_statement_analysis', 'invoice_analysis'])
    expect(FinancialStatementResult.parse(both['financial_statement_analysis']).periodEnd).toBe('2025-12-31')
    expect(InvoiceResult.parse(both['invoice_analysis']).invoice_number).toBe('20417')
    expect(workbooksIn(folder)).toHaveLength(2)
  })

  test('a document of another kind alone is read once, here: nothing says that it was inspected', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'bank.pdf'), await drawBankStatement(12))
    const { out, err, code } = await analyze(folder, 'bank.pdf', '--out', 'report')
    const { data } = ApplicationStatus.parse(JSON.parse(out))
    expect(data!.documents!.map(({ doc_type, integrity }) => [doc_type, integrity])).toEqual([['bankstatement', null]])
    expect({ err, code }).toEqual({ code: 0, err: expect.stringMatching(/^Workbook: .*\.xlsx\n$/) })
    const inspected = await analyze(folder, '--application', 'bank.pdf', '--out', 'report')
    expect(ApplicationStatus.parse(JSON.parse(inspected.out)).data!.documents![0]!.integrity).toEqual([])
  })

  test('documents of other kinds, and files that are no PDF, are an application beside them', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'a.pdf'), await drawTinyStatement())
    writeFileSync(join(folder, 'bank.pdf'), await drawBankStatement(12))
    writeFileSync(
      join(folder, 'export.csv'),
      'Date,Description,Amount\n2026-02-02,Deposit,4000.00\n2026-02-03,Rent,-1.00\n',
    )
    writeFileSync(join(folder, 'notes.pdf'), 'no document at all')
    const { out, err, code } = await analyze(folder, 'a.pdf', 'bank.pdf', 'export.csv', 'notes.pdf', '--out', 'report')
    const both = JSON.parse(out) as Record<string, unknown>
    expect(Object.keys(both)).toEqual(['financial_statement_analysis', 'application'])
    const { app_id, data } = ApplicationStatus.parse(both['application'])
    expect([app_id, data!.documents!.map(({ doc_type, name }) => [doc_type, name])]).toEqual([
      'bank.pdf',
      [
        ['bankstatement', 'bank.pdf'],
        ['bank_feed', 'export.csv'],
      ],
    ])
    expect(err).toMatch(/notes\.pdf is not of a kind that is read/)
    expect(code).toBe(3)
    expect(workbooksIn(join(folder, 'report'))).toHaveLength(2)
    expect(readdirSync(join(folder, 'report')).filter(name => name.startsWith('.'))).toEqual([])

    const alone = await analyze(folder, 'bank.pdf')
    expect(alone.code).toBe(0)
    expect(ApplicationStatus.parse(JSON.parse(alone.out)).data!.bankstatements_data!.accounts_summaries).toHaveLength(1)
  })

  test('what is stated to be an invoice is read as one', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'a.pdf'), await drawTinyInvoice())
    writeFileSync(join(folder, 'b.pdf'), await drawTinyStatement())
    const { out, err, code } = await analyze(folder, '--type', 'INVOICE', 'a.pdf', 'b.pdf')
    expect(code).toBe(3)
    expect(err).toContain('b.pdf: No invoice was found in it.')
    expect(InvoiceResult.parse(JSON.parse(out)).invoices).toBeUndefined()
  })

  test('nothing to analyze: sentences, no JSON, no workbook', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'a.pdf'), '<html></html>')
    expect(await analyze(folder, 'a.pdf')).toEqual({ out: '', err: 'a.pdf is not of a kind that is read.\n', code: 4 })
    expect(workbooksIn(folder)).toEqual([])
  })

  test.each([
    [['missing.pdf'], 'missing.pdf: there is no such file.'],
    [['.'], 'there is no PDF in this folder.'],
    [[], 'No file was given.'],
    [['--color', 'red'], '--color'],
    [['--type', 'LETTER'], '--type: LETTER'],
    [['--period-end', '2024-02-30'], '--period-end: 2024-02-30'],
  ])('%j is a usage error', async (args, sentence) => {
    const { out, err, code } = await analyze(temporaryFolder(), ...args)
    expect({ out, code }).toEqual({ out: '', code: 2 })
    expect(err).toContain(sentence)
  })

  test('a folder that cannot be written is a usage error, reported before the work', async () => {
    const folder = temporaryFolder()
    writeFileSync(join(folder, 'a.pdf'), 'no PDF')
    const { out, err, code } = await analyze(folder, 'a.pdf', '--out', 'a.pdf/reports')
    expect({ out, code }).toEqual({ out: '', code: 2 })
    expect(err).toMatch(/^--out: .* cannot be written/)
  })

  test('help goes to stdout', async () => {
    const folder = temporaryFolder()
    const { out, code } = await analyze(folder, '--help')
    expect(code).toBe(0)
    expect(out).toContain('--period-end DATE')
    expect(existsSync(join(folder, 'desk.db'))).toBe(false)
  })
})
