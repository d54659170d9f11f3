/** The Counterparties sheet: who pays the applicant and is paid by it, with concentrations. */
import type { Workbook } from 'exceljs'
import { addSheet, numberFormat, put, restyle, rowRule, spaced, styles, titleRows } from '../workbook.ts'
import { dateOf, inWords, type ApplicationBook } from './reported-application.ts'

const headingRow = titleRows + 1
const headings = [
  ['Counterparty', 34],
  ['Kind', 16],
  ['Credits', 15],
  ['Number', 9],
  ['Share of credits', 11],
  ['Debits', 15],
  ['Number', 9],
  ['Share of debits', 11],
  ['First', 11],
  ['Last', 11],
] as const

const text = restyle(styles.text, { border: rowRule })
const date = restyle(text, { numFmt: numberFormat.date, alignment: spaced })
const headSpaced = restyle(styles.head, { alignment: { ...spaced, wrapText: true } })
const amount = restyle(styles.amount, { numFmt: numberFormat.cents, border: rowRule })
const count = restyle(amount, { numFmt: '0' })
const share = restyle(amount, { numFmt: numberFormat.percent })

export function addCounterparties(book: Workbook, { payload, title }: ApplicationBook): void {
  const counterparties = payload.bankstatements_data?.counterparties ?? []
  if (counterparties.length === 0) return
  const sheet = addSheet(book, 'Counterparties', title('Who pays and is paid'), {
    headerRows: [1, headingRow],
    frozenRows: headingRow,
    frozenColumns: 1,
    widths: headings.map(([, width]) => width),
  })
  for (const [index, [heading]] of headings.entries())
    put(sheet, [headingRow, index + 1], heading, index > 7 ? headSpaced : index > 1 ? styles.headRight : styles.head)
  sheet.getRow(headingRow).height = 27
  counterparties.forEach((one, index) => {
    const row = headingRow + 1 + index
    put(sheet, [row, 1], one.name, text)
    put(sheet, [row, 2], one.kind === null ? '' : inWords(one.kind), text)
    put(sheet, [row, 3], one.total_credits, amount)
    put(sheet, [row, 4], one.num_credits, count)
    put(sheet, [row, 5], one.share_of_credits, share)
    put(sheet, [row, 6], one.total_debits, amount)
    put(sheet, [row, 7], one.num_debits, count)
    put(sheet, [row, 8], one.share_of_debits, share)
    put(sheet, [row, 9], dateOf(one.first_date), date)
    put(sheet, [row, 10], dateOf(one.last_date), date)
  })
}
