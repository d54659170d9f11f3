/** What a person would call a workbook or a memo, without what a file system minds. */
import type { CreditMemo } from '../analysis/memo/memo.ts'
import type { FullAnalysis, MemoFormat } from '../contract/application.ts'
import type { FinancialStatementResult } from '../contract/financial-statement.ts'
import type { InvoiceResult } from '../contract/invoice.ts'

const cleaned = (text: string | null | undefined): string | undefined =>
  text
    ?.replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 80)
    .trim()

const joined = (parts: readonly (string | null | undefined)[]): string => parts.filter(part => part).join(' ')
const nameOf = (...parts: readonly (string | null | undefined)[]): string => `${joined(parts)}.xlsx`

/** `Acme Corp 2024-12-31 financial analysis.xlsx`. */
export const workbookName = ({
  companyName,
  periodEnd,
}: Pick<FinancialStatementResult, 'companyName' | 'periodEnd'>): string =>
  nameOf(cleaned(companyName), periodEnd, 'financial analysis')

/** `Acme Corp INV-104 invoice analysis.xlsx`; of several `12 invoices analysis.xlsx`. */
export const invoiceWorkbookName = ({
  sender,
  invoice_number,
  invoices,
}: Pick<InvoiceResult, 'sender' | 'invoice_number' | 'invoices'>): string =>
  invoices === undefined
    ? nameOf(cleaned(sender.name), cleaned(invoice_number), 'invoice analysis')
    : nameOf(`${invoices.length} invoices`, 'analysis')

/** `Acme Corp A-104 application.xlsx`. */
export const applicationWorkbookName = ({
  loan_app_data: loan,
  app_id: appId,
}: Pick<FullAnalysis, 'loan_app_data' | 'app_id'>): string =>
  nameOf(cleaned(loan?.businessLegalName), cleaned(appId.replace(/\.[a-z]{3,4}$/i, '')), 'application')

/** `Acme Corp credit memo.docx`. */
export const memoName = ({ company, appId }: Pick<CreditMemo, 'company' | 'appId'>, format: MemoFormat): string =>
  `${joined([cleaned(company) ?? cleaned(appId), 'credit memo'])}.${format}`
