/** The kinds of analysis the service knows: financial statements and invoices. */
import type { FinancialStatementResult } from '../contract/financial-statement.ts'
import type { InvoiceResult } from '../contract/invoice.ts'
import type { Pool } from '../jobs/task.ts'
import type { Store } from '../store/store.ts'
import type { StatementUpload } from '../store/uploads.ts'
import {
  correctedInvoices,
  foundIn,
  invoiceResult,
  readInvoices,
  type FoundInvoices,
  type ReadInvoiceFile,
} from './invoices/analyze.ts'
import { readStatements, resultOf, type ReadFile } from './statements/analyze.ts'
import type { AnalysisKind, AnalysisKinds, Corrected } from './analysis-kind.ts'
import type { LookupSettings } from './invoices/complete.ts'
import { allRead } from './intake/read-files.ts'
import type { DeskTasks } from './intake/tasks.ts'
import { invoiceWorkbookName, workbookName } from './workbook-names.ts'

const HOUR_MS = 60 * 60 * 1000

interface KindServices {
  readonly store: Pick<Store, 'invoices'>
  readonly pool: Pool<DeskTasks>
  readonly lookups: LookupSettings
}

export const openKinds = (services: KindServices): AnalysisKinds => ({
  'financial-statements': financialStatements(services),
  invoices: invoices(services),
})

const financialStatements = ({
  pool,
}: KindServices): AnalysisKind<
  ReadFile,
  { readonly read: readonly ReadFile[]; readonly corrections: readonly Corrected[] },
  FinancialStatementResult
> => ({
  name: 'financial-statements',
  counted: true,
  // Decided: reportUrl is valid for 7 days.
  linkLifetimeMs: 7 * 24 * HOUR_MS,
  async read(uploads, options) {
    const files = uploads.map(({ source, fileName, sha256, password, metadata }) => {
      const { statementType, periodEnd, companyName = null, fiscalYear = null, ...market } = metadata as StatementUpload
      return {
        source,
        fileName,
        sha256,
        password,
        clues: { ...market, statementType, periodEnd, companyName, fiscalYear },
      }
    })
    return allRead(await readStatements(files, pool, options))
  },
  prepare: (read, corrections) => Promise.resolve({ read, corrections }),
  assemble: ({ read, corrections }, { analysis, download }) =>
    resultOf(read, { analysisId: analysis.id, reportUrl: download.url, corrections }),
  headline: ({ companyName, periodEnd }) => ({ companyName, periodEnd }),
  withDownload: (result, { url }) => ({ ...result, reportUrl: url }),
  workbook: result => pool.run('report', result),
  workbookName,
})

const invoices = ({
  pool,
  store,
  lookups,
}: KindServices): AnalysisKind<ReadInvoiceFile, FoundInvoices, InvoiceResult> => ({
  name: 'invoices',
  counted: false,
  // Specification 8.
  linkLifetimeMs: 24 * HOUR_MS,
  read: async (files, options) => allRead(await readInvoices(files, lookups, pool, options)),
  prepare: (read, corrections) => correctedInvoices(foundIn(read), corrections, lookups, pool),
  assemble(found, { analysis, download }) {
    const { result, remembered } = invoiceResult(found, {
      analysisId: analysis.id,
      createdAt: analysis.createdAt,
      download,
      idsFor: count => store.invoices.idsOf(analysis.id, count),
      earlierOf: senderKeys => store.invoices.ofSenders(senderKeys, analysis.id),
    })
    store.invoices.save(analysis.id, remembered)
    return result
  },
  headline: ({ sender, invoice_date }) => ({ companyName: sender.name, periodEnd: invoice_date }),
  withDownload: (result, { url, expiresAt }) => ({
    ...result,
    download_url: url,
    download_url_expires_at: expiresAt,
  }),
  workbook: result => pool.run('invoiceReport', result),
  workbookName: invoiceWorkbookName,
})
