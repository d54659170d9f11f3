/** What extraction found, read back from the database: the same, whichever version wrote it. */
import { describe, expect, test } from 'vitest'
import { fromStored, renames, toStored } from '../../../../core/workflows/intake/stored-extraction.ts'
import { deskTasks } from '../../../../core/workflows/intake/tasks.ts'
import { resultOf, type ReadFile } from '../../../../core/workflows/statements/analyze.ts'
import { drawTinyInvoice } from '../../../support/tiny-invoice.ts'
import { drawTinyStatement } from '../../../support/tiny-statement.ts'

const context = { onProgress: () => undefined }
const throughJson = (body: unknown): unknown => JSON.parse(JSON.stringify(body))

async function readStatement(): Promise<ReadFile> {
  const clues = {
    statementType: 'BALANCE_SHEET',
    periodEnd: '2025-12-31',
    companyName: null,
    fiscalYear: null,
  } as const
  const source = { bytes: await drawTinyStatement() }
  const read = await deskTasks.extract({ source, fileName: 'a.pdf', password: null, hints: clues }, context)
  return { ...read, fileName: 'a.pdf', sha256: 'ab', clues }
}

const readInvoice = async () => ({
  ...(await deskTasks.extractInvoices(
    { source: { bytes: await drawTinyInvoice() }, fileName: 'b.pdf', password: null, lookups: null },
    context,
  )),
  fileName: 'b.pdf',
})

/** `body` with every member `to` called `from`, wherever it stands. */
const withOldNames = (body: unknown, names: ReadonlyMap<string, string>): unknown =>
  Array.isArray(body)
    ? body.map(item => withOldNames(item, names))
    : typeof body === 'object' && body !== null
      ? Object.fromEntries(
          Object.entries(body).map(([name, member]) => [names.get(name) ?? name, withOldNames(member, names)]),
        )
      : body

describe('a stored extraction', () => {
  test('assembles to the same result as what was read', async () => {
    const read = await readStatement()
    const stored = fromStored('financial-statements', throughJson(toStored(read)))
    const about = { analysisId: 'x', reportUrl: 'y' }
    expect(resultOf([stored], about)).toEqual(resultOf([read], about))
    expect(resultOf([stored], about).balanceSheet.assets.totalAssets).toBe(700_000)
  })

  test('of an earlier version gets the present names, at every depth and in records and lists', async () => {
    const read = throughJson(await readInvoice())
    const made = [
      { type: 'ExtractedInvoice', from: 'rows', to: 'lines' },
      { type: 'LineItem', from: 'what', to: 'description' },
      { type: 'ExtractedEquipment', from: 'what', to: 'description' },
      { type: 'ExtractedInvoice', from: 'amounts', to: 'figures' },
      { type: 'Field', from: 'places', to: 'evidence' },
      { type: 'ExtractedParties', from: 'user', to: 'lessee' },
    ] as const
    const old = withOldNames(read, new Map(made.map(({ from, to }) => [to, from])))
    expect(JSON.stringify(old)).toMatch(/"rows":\[\{"what":\{.*"places"/)
    expect(JSON.stringify(fromStored('invoices', old, made))).toBe(JSON.stringify(read))
  })

  test('of a version in between gets only the renames made after it', () => {
    const made = [
      { type: 'InvoiceFile', from: 'facts', to: 'problems' },
      { type: 'InvoiceFile', from: 'fileName', to: 'ocrPages' },
      { type: 'InvoiceFile', from: 'pages', to: 'fileName' },
    ] as const
    expect(fromStored('invoices', { extractionVersion: 2, facts: 1, fileName: 'a', pages: 'b' }, made)).toEqual({
      facts: 1,
      fileName: 'b',
    })
  })

  test('of a later version is an error, not a wrong result', () => {
    const later = { ...toStored({ fileName: 'a.pdf' }), extractionVersion: renames.length + 1 }
    expect(() => fromStored('invoices', later)).toThrow(/has version \d+, and this program knows/)
  })
})
