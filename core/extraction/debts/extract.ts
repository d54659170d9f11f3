/** Pages → the list of debts on them: a debt schedule, or the table of debts in an application or in notes. Pure. */
import type { Field } from '../../document/field.ts'
import type { Document, Word } from '../../document/model.ts'
import vocabulary from '../../vocabulary/debt-columns.json' with { type: 'json' }
import { isLegalForm } from '../../vocabulary/legal-forms.ts'
import { labeledValues, plainLabel } from '../labels/labeled-values.ts'
import { invoiceView, textOf, type InvoiceView } from '../layout/document-view.ts'
import { debtHeaders, type DebtHeader } from './columns.ts'
import { debtAmounts, type DebtReading, type DebtScheduleReading } from './debt-schedule.ts'
import { datesIn } from '../values/dates/date-tokens.ts'
import { debtRows } from './rows.ts'
import { fieldOf, footed, valuesOf } from './values.ts'

/** "June 30, 2025" in words. */
const longestDate = 3

/** null: the pages list no debts. Tables of several pages, or with headings of their own, are one list. */
export function extractDebts(document: Document, numbers: readonly number[]): DebtScheduleReading | null {
  const tables = document.pages
    .filter(({ number, source }) => numbers.includes(number) && source !== 'skipped')
    .flatMap(page => {
      const view = invoiceView(document, [page])
      const headers = debtHeaders(view.pages[0]!)
      return headers.map((header, at) => readTable(view, header, headers[at + 1]?.first ?? page.lines.length))
    })
    .filter(({ debts }) => debts.length > 0)
  if (tables.length === 0) return null
  const summed = tables.filter(({ totals }) => Object.keys(totals).length > 0)
  const debts = tables.flatMap(one => one.debts)
  // A total on the last page is that of all, several are those of their tables.
  const totals = summed.length === 1 ? summed[0]!.totals : {}
  return {
    pages: [...new Set(tables.flatMap(({ pages }) => pages))],
    company: tables.find(({ company }) => company !== null)?.company ?? null,
    asOf: tables.find(({ asOf }) => asOf !== null)?.asOf ?? null,
    debts: summed.length === 1 ? footed(debts, totals) : tables.flatMap(one => footed(one.debts, one.totals)),
    totals,
    personal: tables.some(({ personal }) => personal),
  }
}

function readTable(view: InvoiceView, header: DebtHeader, end: number): DebtScheduleReading {
  const { page } = view.pages[0]!
  const rows = debtRows(view.pages[0]!, header, end).map(row => ({ ...valuesOf(row, view), total: row.total }))
  const sums = rows.find(({ total }) => total)?.amounts ?? {}
  const debts = rows.flatMap(({ total, lender, ...rest }): DebtReading[] =>
    total || lender === undefined || !/\p{L}{2}/u.test(lender.value) || debtAmounts.every(name => !rest.amounts[name])
      ? []
      : [{ lender, ...rest }],
  )
  return {
    pages: [page.number],
    company: companyOf(view, header),
    asOf: asOfOf(view),
    debts,
    totals: Object.fromEntries(debtAmounts.flatMap(name => (sums[name] ? [[name, sums[name]]] : []))),
    personal: page.lines.some(({ text }) => vocabulary.personal.some(one => plainLabel(text).includes(one))),
  }
}

/** Behind its label, else a name that ends with its legal form above the list. */
function companyOf(view: InvoiceView, { first }: DebtHeader): Field<string> | null {
  const labeled = labeledValues(view, { company: vocabulary.company }).find(({ value }) => /\p{L}{2}/u.test(value.text))
  const words: readonly Word[] | undefined =
    labeled?.value.words ??
    view.pages[0]!.cells.find(
      ({ line, words: own }) =>
        line < first &&
        own.length > 1 &&
        isLegalForm(
          own
            .at(-1)!
            .text.toLowerCase()
            .replace(/[^a-z]/g, ''),
        ),
    )?.words
  return words === undefined ? null : fieldOf(textOf(words), { view, column: null, words })
}

/** Behind "as of", else behind the label of a date. */
function asOfOf(view: InvoiceView): Field<string> | null {
  for (const phrase of vocabulary.asOf)
    for (const { words } of view.pages[0]!.page.lines) {
      const size = phrase.split(' ').length
      const at = words.findIndex((_, index) => plainLabel(textOf(words.slice(index, index + size))) === phrase)
      const behind = at === -1 ? [] : words.slice(at + size, at + size + longestDate)
      const day = datesIn(textOf(behind), view.dateOrder)[0]?.iso
      if (day !== undefined) return fieldOf(day, { view, column: { text: phrase }, words: behind })
    }
  return null
}
