/** The Tax Returns sheet: every amount of a return with its page, and every total computed again from the cells above. */
import { describe, expect, it } from 'vitest'
import type { FullAnalysis } from '../../../core/contract/application.ts'
import type { TaxReturn } from '../../../core/contract/tax-return.ts'
import { applicationReport } from '../../../core/reports/application-report.ts'
import { emptyPayload } from '../../../core/workflows/applications/empty-payload.ts'
import { formulaCells, libreOffice, openWorkbook, recalculate } from '../../support/open-workbook.ts'

const place = (page: number) => ({
  fileName: 'return.pdf',
  page,
  bbox: null,
  text: '',
  label: null,
  scale: 1,
  method: 'text' as const,
})

/** Of 2021; total deductions are printed 500 too high, and accumulated depreciation is printed negative. */
const filed: TaxReturn = {
  form: '1120-S',
  tax_year: 2021,
  period_start: '2021-01-01',
  period_end: '2021-12-31',
  amended: false,
  initial: null,
  final: null,
  draft: false,
  taxpayer_name: 'Alder Creek Tool Works, Inc.',
  taxpayer_id: '12-3456789',
  lines: {
    ...{ 'L.10a.c': 90_000, 'L.10b.c': -30_000, 'L.10b.d': 60_000 },
    ...{ '1a': 900_000, '1b': 1_000, '1c': 899_000, '7': 100_000, '8': 150_000, '20': 250_500 },
  },
  k1s: [
    {
      partner_name: 'Ada Alder',
      partner_id: null,
      share_percent: 100,
      amended: false,
      final: false,
      lines: { '1': 648_500 },
    },
  ],
  statements: [{ title: 'Other deductions', line: '19', items: [['Telephone', 1_200.5], ['Travel', 800]], total: 2_000.5 }], // prettier-ignore
  checks: [],
  file_name: 'return.pdf',
  pages: [1, 2, 3],
  confidence_scores: { overall: 1, fields: {} },
  provenance: { '/lines/1a': place(1), '/statements/0/total': place(3) },
}
const payload = (): FullAnalysis => ({ ...emptyPayload('a', '', ''), tax_returns: [filed] })

const reportOf = (of: FullAnalysis): Promise<Uint8Array> =>
  applicationReport({ payload: of, checks: [], transactions: [] })

const rowsOf = async (bytes: Uint8Array): Promise<readonly (readonly unknown[])[]> => {
  const sheet = (await openWorkbook(bytes)).getWorksheet('Tax Returns')!
  const rows: (readonly unknown[])[] = []
  sheet.eachRow(row => rows.push([1, 2, 3, 4, 5, 6, 7].map(at => row.getCell(at).result ?? row.getCell(at).value)))
  return rows
}

describe('the sheet', () => {
  it('has each line with form, number, caption, amount and page', async () => {
    const rows = await rowsOf(await reportOf(payload()))
    const headed = rows.findIndex(([form]) => String(form).startsWith('1120-S of 2021: Alder Creek Tool Works, Inc.'))
    expect(rows[headed]![0]).toContain('return.pdf, pages 1–3')
    expect(rows[headed + 1]).toEqual(['1120-S', '1a', 'Gross receipts or sales', 900_000, null, null, 1])
    const amounts = rows.slice(headed + 1).map(row => row[3])
    const stated = [...Object.values(filed.lines), 100, 648_500, 1_200.5, 800, 2_000.5]
    expect(amounts.toSorted()).toEqual(stated.toSorted())
  })

  it('computes totals again, and shows by how much a printed one is off', async () => {
    const rows = await rowsOf(await reportOf(payload()))
    const named = (form: string, line: string, caption: RegExp) =>
      rows.find(row => row[0] === form && row[1] === line && caption.test(String(row[2])))?.slice(3, 6)
    expect(named('1120-S', '20', /^Total deductions/)).toEqual([250_500, 250_000, 500])
    expect(named('1120-S', '1c', /^Balance/)).toEqual([899_000, 899_000, 0])
    expect(named('Schedule L', '10b, column d', /./)).toEqual([60_000, 60_000, 0])
    expect(named('Other deductions', '19', /^Total$/)).toEqual([2_000.5, 2_000.5, 0])
  })

  it('is absent without returns', async () => {
    const book = await openWorkbook(await reportOf({ ...payload(), tax_returns: null }))
    expect(book.getWorksheet('Tax Returns')).toBeUndefined()
  })
})

describe.skipIf(libreOffice === null)('recalculated by LibreOffice (skipped where it is not installed)', () => {
  it('gives the same totals', async () => {
    const bytes = await reportOf(payload())
    const [calculated] = await recalculate([bytes])
    const results = (book: Awaited<ReturnType<typeof openWorkbook>>) =>
      formulaCells(book).map(({ sheet, address, result }) => [sheet, address, result])
    const written = results(await openWorkbook(bytes)).filter(([sheet]) => sheet === 'Tax Returns')
    expect(written.length).toBeGreaterThan(7)
    expect(results(calculated!).filter(([sheet]) => sheet === 'Tax Returns')).toEqual(written)
  })
})
