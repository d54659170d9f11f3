/** What was read of a file → what it is in the list of documents: its kinds, and the last day it speaks of. */
import type { DocumentType } from '../../contract/full-analysis.ts'
import type { StatementKind } from '../../contract/statement-figures.ts'
import type { InvoiceExtraction } from '../../extraction/invoice/invoice.ts'
import type { StatementExtraction } from '../../extraction/statements/statement.ts'
import type { ReadPart } from '../applications/read-file.ts'
import { typeOfInvoice } from '../invoices/document-type.ts'

export interface DocumentIdentity {
  /** Each once, in the order of the pages; empty: nobody knows. */
  readonly documentTypes: readonly DocumentType[]
  /** ISO date: the newest end of a period, or date of an invoice; null when none is known. */
  readonly periodEnd: string | null
}

/** What the kinds of analysis keep of a file that was read, as far as it is looked at here. */
export interface StoredReading {
  /** Of a file of an application. */
  readonly parts?: readonly ReadPart[]
  /** Of a file of statements or of invoices. */
  readonly extraction?: Partial<Pick<StatementExtraction, 'readings'> & Pick<InvoiceExtraction, 'invoices'>>
}

const typeOfStatement: Readonly<Record<StatementKind, DocumentType>> = {
  balanceSheet: 'balance_sheet',
  incomeStatement: 'income_statement',
  cashFlowStatement: 'cash_flow_statement',
}
/** Pure. */
export function identityOf({ parts = [], extraction = {} }: StoredReading): DocumentIdentity {
  const { readings = [], invoices = [] } = extraction
  const days = [
    ...readings.map(({ periodEnd }) => periodEnd),
    ...invoices.map(({ texts }) => texts.invoice_date?.value),
    ...parts.flatMap(daysOf),
  ]
  return {
    documentTypes: [
      ...new Set([
        ...readings.map(({ kind }) => typeOfStatement[kind]),
        ...invoices.map(({ kind }) => typeOfInvoice[kind]),
        ...parts.map(({ docType }) => docType),
      ]),
    ],
    periodEnd:
      days
        .flatMap(day => day ?? [])
        .toSorted()
        .at(-1) ?? null,
  }
}

const daysOf = ({ accounts = [], invoices, statements }: ReadPart): readonly (string | null | undefined)[] => [
  ...accounts.map(({ end_date: end }) => end?.value),
  ...(invoices?.extraction.invoices ?? []).map(({ texts }) => texts.invoice_date?.value),
  ...(statements?.readings ?? []).map(({ periodEnd }) => periodEnd),
]
