/** Statements and invoices distinguished by what is read from them. */
import { expect, test } from 'vitest'
import { readDocument } from '../../../../core/reading/read-document.ts'
import { classify } from '../../../../core/workflows/intake/classify.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'
import { drawTinyInvoice } from '../../../support/tiny-invoice.ts'
import { drawTinyStatement, tinyRows } from '../../../support/tiny-statement.ts'

const noHints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
const classified = async (bytes: Uint8Array, hints: Parameters<typeof classify>[1] = noHints) =>
  classify(await readDocument(bytes, { fileName: 'a.pdf' }), hints, {
    tablesFolder: temporaryFolder(),
    geocoder: null,
  })

test('an invoice, a statement, a short statement', async () => {
  expect((await classified(await drawTinyInvoice())).kind).toBe('invoices')
  expect((await classified(await drawTinyStatement())).kind).toBe('financial-statements')
  const rows = [
    ['Revenue', '120,000'],
    ['Cost of Goods Sold', '70,000'],
    ['Net Income', '50,000'],
  ] as const
  const short = await drawTinyStatement({ title: 'Income Statement', period: 'Year ended December 31, 2025', rows })
  expect((await classified(short)).kind).toBe('financial-statements')
})

test('an invoice that bills for statements is an invoice', async () => {
  const lines = [
    ['Balance sheet review, December 31, 2025', 1, 1_200],
    ['Income statement compilation', 1, 900],
    ['Total assets verification', 2, 350],
  ] as const
  expect((await classified(await drawTinyInvoice({ sender: 'Ledger & Daughters CPA', lines }))).kind).toBe('invoices')
})

test('a letter is neither', async () => {
  const letter = await drawTinyStatement({ title: 'Dear Sir', period: '', rows: [['Thank you for your letter.']] })
  await expect(classified(letter)).rejects.toMatchObject({ code: 'NOT_FINANCIAL', fileName: 'a.pdf' })
})

test('the balance sheet of a tax return makes the return no statement', async () => {
  const title = 'Form 1120-S U.S. Income Tax Return for an S Corporation'
  const period = 'OMB No. 1545-0123. Department of the Treasury, Internal Revenue Service. For calendar year 2025'
  const schedule = [['Schedule L Balance Sheets per Books'], ...tinyRows] as const
  const form = await drawTinyStatement({ title, period, rows: schedule })
  await expect(classified(form)).rejects.toMatchObject({ code: 'NOT_FINANCIAL' })
  expect((await classified(form, { ...noHints, statementType: 'BALANCE_SHEET' })).kind).toBe('financial-statements')
})

test('what is stated to be a statement is not classified as anything else', async () => {
  const invoice = await drawTinyInvoice({ lines: [['Bucket', 1, 900]] })
  const hints = { ...noHints, statementType: 'BALANCE_SHEET' } as const
  await expect(classified(invoice, hints)).rejects.toMatchObject({ code: 'NOT_FINANCIAL' })
})
