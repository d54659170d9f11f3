/** What an explanation shows beside what the stages of an extraction recorded: tables, and what the identities say of the result. */
import { checkAccount } from '../../checks/check-account.ts'
import { checkInvoiceIdentities } from '../../checks/invoice-identities.ts'
import { checkStatement } from '../../checks/check-statement.ts'
import type { IdentityOutcome } from '../../checks/identity.ts'
import type { Document } from '../../document/model.ts'
import type { FinancialTable } from '../../document/table.ts'
import type { TraceEntry } from '../../document/trace.ts'
import { isOwed } from '../../extraction/bank/account-identity.ts'
import type { AccountReading } from '../../extraction/bank/bank-statement.ts'
import type { InvoiceExtraction } from '../../extraction/invoice/invoice.ts'
import type { StatementExtraction } from '../../extraction/statements/statement.ts'
import { correctOcr } from '../../extraction/layout/correct-ocr-dates.ts'
import { withoutSheetHeadings } from '../../extraction/layout/sheet-headings.ts'
import { findDocumentTables } from '../../extraction/tables/find-tables.ts'

/** The tables as geometry alone finds them, and the identities over every column of every statement. `document`: the pages of the part. */
export const explainStatements = ({ readings }: StatementExtraction, document: Document): readonly TraceEntry[] => [
  ...findDocumentTables({ ...document, pages: correctOcr(document.pages.map(withoutSheetHeadings)) }).map(tableEntry),
  ...readings.flatMap(({ kind, periodEnd, figures, step }) =>
    outcomeEntries(`${kind} ${periodEnd ?? ''}`.trim(), checkStatement({ kind, figures, step })),
  ),
]

function tableEntry({ page, box, columns, rows, heading, scale }: FinancialTable): TraceEntry {
  return {
    stage: 'tables',
    message: `table of ${rows.length} rows and ${columns.length} columns: ${columns.map(({ role, header }) => `${role} "${header}"`).join(', ')}`,
    facts: { heading: heading.join(' / '), scale },
    shapes: [
      { page, box, role: 'table' },
      ...columns.map(({ left, right, header }) => ({
        page,
        box: { ...box, left, right },
        role: 'column',
        text: header,
      })),
      ...rows.map(row => ({
        page: row.page,
        box: { ...box, top: row.top, bottom: row.bottom },
        role: 'row',
        text: row.label,
      })),
    ],
  }
}

export const explainInvoices = ({ invoices }: InvoiceExtraction): readonly TraceEntry[] =>
  invoices.flatMap((invoice, index) => outcomeEntries(`invoice ${index + 1}`, checkInvoiceIdentities(invoice)))

/** Balances and totals as printed; the sums of the transactions are made where an application is assembled. */
export const explainAccounts = (accounts: readonly AccountReading[]): readonly TraceEntry[] =>
  accounts.flatMap((account, index) => {
    const { starting_balance, ending_balance, total_credits, total_debits } = account
    const fields = Object.entries({ starting_balance, ending_balance, total_credits, total_debits })
    return checkAccount({
      amounts: Object.fromEntries(fields.map(([name, field]) => [name, field?.value ?? null])),
      owed: isOwed(account.account_type?.value ?? null),
      brokenBalances: account.brokenBalances ?? 0,
    }).map(({ id, passed, message, expected, actual, difference }) => ({
      stage: 'identities',
      message: `account ${index + 1}, ${id}: ${passed === null ? 'not checked' : passed ? 'pass' : 'fail'} (${message})`,
      facts: { expected, actual, difference },
    }))
  })

const outcomeEntries = (subject: string, outcomes: readonly IdentityOutcome[]): readonly TraceEntry[] =>
  outcomes
    .filter(({ expected, actual }) => expected !== null || actual !== null)
    .map(({ identity, verdict, expected, actual, difference }) => ({
      stage: 'identities',
      field: identity.total.split('.').at(-1)!,
      message: `${subject}, ${identity.id}: ${verdict} (${identity.name})`,
      facts: { expected, actual, difference },
    }))
