/** The Summary sheet: who applies for what, the figures of the bank and the cash flow as links to their sheets, and the documents. */
import type { Workbook, Worksheet } from 'exceljs'
import { typeName } from '../../contract/document-names.ts'
import type { LoanAppData } from '../../contract/full-analysis.ts'
import {
  addSheet,
  heightOf,
  numberFormat,
  put,
  restyle,
  rowRule,
  styles,
  titleRows,
  type CellStyle,
} from '../workbook.ts'
import { accountColumn, accountsSheet, firstAccountRow } from './accounts.ts'
import { exceptionsSheet } from './exceptions.ts'
import { dateOf, type ApplicationBook } from './reported-application.ts'

const widths = [34, 64, 30]
const label = restyle(styles.smallWrapped, { border: rowRule })
const text = restyle(styles.wrapped, { border: rowRule })
const left = { horizontal: 'left', vertical: 'top' } as const
const amount = restyle(text, { numFmt: numberFormat.cents, alignment: left })
const times = restyle(text, { numFmt: numberFormat.times, alignment: left })
const whole = restyle(text, { numFmt: '0', alignment: left })
const date = restyle(text, { numFmt: numberFormat.date, alignment: left })

type Fact = readonly [label: string, value: Parameters<typeof put>[2], style: CellStyle]

export function addSummary(book: Workbook, application: ApplicationBook): void {
  const { payload, title } = application
  const sheet = addSheet(book, 'Summary', title('Application'), {
    headerRows: [1, titleRows],
    frozenRows: titleRows,
    frozenColumns: 1,
    widths,
  })
  let row = titleRows + 1
  const block = (heading: string, facts: readonly Fact[]): void => {
    const stated = facts.filter(([, value]) => value !== null && value !== '')
    if (stated.length === 0) return
    put(sheet, [row++, 1], heading, styles.section)
    for (const [name, value, style] of stated) {
      put(sheet, [row, 1], name, label)
      put(sheet, [row, 2], value, style)
      if (typeof value === 'string') sheet.getRow(row).height = heightOf(value, widths[1]!)
      row += 1
    }
    row += 1
  }
  block('Needs review', [['Status', payload.status_message ?? null, text]])
  if (payload.loan_app_data !== null) block('Applicant', applicantFacts(payload.loan_app_data))
  block('Key figures', keyFigures(application))
  addDocuments(sheet, application, row)
}

function applicantFacts(loan: LoanAppData): readonly Fact[] {
  const place = [loan.businessCity, loan.businessStateCode, loan.businessPostalCode].filter(Boolean).join(' ')
  const owners = loan.owners.map(({ firstName, lastName, ownershipPercentage: percent }) =>
    [[firstName, lastName].filter(Boolean).join(' '), percent === null ? null : `${percent} %`]
      .filter(Boolean)
      .join(', '),
  )
  return [
    ['Legal name', loan.businessLegalName, text],
    ['Doing business as', loan.businessDbaName, text],
    ['EIN', loan.ein, text],
    ['Entity', loan.entityType, text],
    ['Address', [loan.businessAddressLine1, loan.businessAddressLine2, place].filter(Boolean).join(', '), text],
    ['Telephone', loan.businessPhone, text],
    ['Industry', loan.industry, text],
    ['In business since', dateOf(loan.businessStartDate), date],
    ['Years in business', loan.yearsInBusiness, whole],
    ['Annual revenue stated', loan.annualRevenue, amount],
    ['Amount requested', loan.loanAmount, amount],
    ['Use of funds', loan.useOfFunds, text],
    ['Owners', owners.join('\n'), text],
    ['Signed', loan.signed_application === null ? null : loan.signed_application ? 'Yes' : 'No', text],
    ['Signed on', dateOf(loan.signed_application_on_date), date],
  ]
}

function keyFigures({ payload, checks }: ApplicationBook): readonly Fact[] {
  const accounts = payload.bankstatements_data?.accounts_summaries ?? []
  const sumRow = firstAccountRow + accounts.length
  const sums = [
    ['Credits of all statement periods', 'Credits', accounts.map(one => one.total_credits), amount],
    ['True revenue of all statement periods', 'True revenue', accounts.map(one => one.true_revenue), amount],
    ['NSF items', 'NSF items', accounts.map(one => one.num_nsf_fees), whole],
  ] as const
  const newest = payload.cash_flow?.periods[0]?.lines
  return [
    [
      'Failed checks',
      checks.length === 0
        ? null
        : {
            formula: `COUNTIF('${exceptionsSheet}'!A:A,"Fail")`,
            result: checks.filter(({ passed }) => passed === false).length,
          },
      whole,
    ],
    ...sums.map(([name, heading, values, style]): Fact => {
      const cents = values.reduce((sum: number, value) => sum + Math.round((value ?? 0) * 100), 0)
      const formula = `'${accountsSheet}'!${accountColumn(heading)}${sumRow}`
      return [name, accounts.length === 0 ? null : { formula, result: cents / 100 }, style]
    }),
    ['DSCR, newest period', newest?.['dscr']?.value ?? null, times],
  ]
}

function addDocuments(sheet: Worksheet, { payload }: ApplicationBook, from: number): void {
  const documents = payload.documents ?? []
  if (documents.length === 0) return
  for (const [index, heading] of ['Document type', 'File', 'Signs of change'].entries())
    put(sheet, [from, index + 1], heading, styles.head)
  documents.forEach(({ doc_type: type, name, integrity }, index) => {
    const row = from + 1 + index
    put(sheet, [row, 1], typeName(type), text)
    put(sheet, [row, 2], name, text)
    put(
      sheet,
      [row, 3],
      integrity === null ? 'Not inspected' : integrity.length === 0 ? 'None' : String(integrity.length),
      text,
    )
    sheet.getRow(row).height = heightOf(name, widths[1]!)
  })
}
