/** The kinds of analysis the service knows: financial statements, invoices and applications. */
import { setImmediate } from 'node:timers/promises'
import type { FullAnalysis } from '../contract/application.ts'
import { isFailed } from '../contract/failed-check.ts'
import type { FinancialStatementResult } from '../contract/financial-statement.ts'
import type { InvoiceResult } from '../contract/invoice.ts'
import { valueAt } from '../contract/value-at.ts'
import type { Pool } from '../jobs/task.ts'
import type { Store } from '../store/store.ts'
import type { InvoiceUpload, StatementUpload } from '../store/uploads.ts'
import type { AnalysisKind, AnalysisKinds, KindCorrections } from './analysis-kind.ts'
import { readSubmission, type ReadApplicationFile } from './applications/analyze.ts'
import type { ApplicationRecords } from './applications/records.ts'
import { choicesOf, valueCorrections } from './cash-flow/choices.ts'
import { allRead } from './intake/read-files.ts'
import type { DeskTasks } from './intake/tasks.ts'
import {
  correctedInvoices,
  foundIn,
  invoiceResult,
  readInvoices,
  type FoundInvoices,
  type ReadInvoiceFile,
} from './invoices/analyze.ts'
import type { LookupSettings } from './invoices/complete.ts'
import { withInvoiceIntegrity, withStatementIntegrity } from './integrity/answered-integrity.ts'
import { readStatements, resultOf, type ReadFile } from './statements/analyze.ts'
import { applicationWorkbookName, invoiceWorkbookName, workbookName } from './workbook-names.ts'

const HOUR_MS = 60 * 60 * 1000
/** Decided: reportUrl is valid for 7 days. */
const STATEMENT_LINK_MS = 7 * 24 * HOUR_MS
/** Specification 8. */
const INVOICE_LINK_MS = 24 * HOUR_MS

export interface KindServices {
  readonly store: Store
  readonly pool: Pool<DeskTasks>
  readonly lookups: LookupSettings
  readonly applications: ApplicationRecords
}

export const openKinds = (services: KindServices): AnalysisKinds => ({
  'financial-statements': financialStatements(services),
  invoices: invoices(services),
  application: application(services),
})

/** Results that are corrected under the paths they show. */
const correctedInPlace = (store: KindServices['store']): KindCorrections => ({
  toStable: ({ id }, { path, value }) => ({ path, value, analysisId: id }),
  valueAt: ({ id }, path) => valueAt(store.analyses.result(id), path),
  changesApplication: false,
})

const financialStatements = ({
  pool,
  store,
}: KindServices): AnalysisKind<ReadFile, FinancialStatementResult, FinancialStatementResult> => ({
  name: 'financial-statements',
  counted: true,
  isSubmission: false,
  async read(_analysis, uploads, options) {
    const files = uploads.map(({ source, fileName, sha256, password, metadata }) => {
      const upload = metadata as StatementUpload
      const { statementType, periodEnd, companyName = null, fiscalYear = null, documents, ...market } = upload
      const clues = { ...market, statementType, periodEnd, companyName, fiscalYear }
      return { source, fileName, sha256, password, clues, documents }
    })
    return allRead(await readStatements(files, pool, options))
  },
  submitted: () => undefined,
  async prepare(read, corrections) {
    // A turn of the event loop of its own, and outside of the transaction: it takes some milliseconds.
    await setImmediate()
    const choices = choicesOf(corrections)
    return resultOf(read, { analysisId: '', reportUrl: '', corrections: valueCorrections(corrections), choices })
  },
  assemble: (result, { analysis, download }) => ({
    ...result,
    analysisId: analysis.id,
    reportUrl: download(STATEMENT_LINK_MS).url,
  }),
  headline: ({ companyName, periodEnd, checks }) => ({
    companyName,
    periodEnd,
    failedChecks: checks.filter(isFailed).length,
  }),
  withFreshLinks: (result, download) => ({ ...result, reportUrl: download(STATEMENT_LINK_MS).url }),
  withIntegrity: withStatementIntegrity,
  corrections: correctedInPlace(store),
  report: { workbook: result => pool.run('report', result), workbookName, isKept: true },
})

const invoices = ({
  pool,
  store,
  lookups,
}: KindServices): AnalysisKind<ReadInvoiceFile, FoundInvoices, InvoiceResult> => ({
  name: 'invoices',
  counted: false,
  isSubmission: false,
  async read(_analysis, uploads, options) {
    const files = uploads.map(upload => ({ ...upload, documents: (upload.metadata as InvoiceUpload).documents }))
    return allRead(await readInvoices(files, lookups, pool, options))
  },
  submitted: () => undefined,
  prepare: (read, corrections) => correctedInvoices(foundIn(read), corrections, lookups, pool),
  assemble(found, { analysis, download }) {
    const { result, remembered } = invoiceResult(found, {
      analysisId: analysis.id,
      createdAt: analysis.createdAt,
      download: download(INVOICE_LINK_MS),
      idsFor: count => store.invoices.idsOf(analysis.id, count),
      earlierOf: senderKeys => store.invoices.ofSenders(senderKeys, analysis.id),
    })
    store.invoices.save(analysis.id, remembered)
    return result
  },
  headline: result => ({
    companyName: result.sender.name,
    periodEnd: result.invoice_date,
    failedChecks: (result.invoices ?? [result]).flatMap(({ checks }) => checks.filter(isFailed)).length,
  }),
  withFreshLinks(result, download) {
    const { url, expiresAt } = download(INVOICE_LINK_MS)
    return { ...result, download_url: url, download_url_expires_at: expiresAt }
  },
  withIntegrity: withInvoiceIntegrity,
  corrections: correctedInPlace(store),
  report: { workbook: result => pool.run('invoiceReport', result), workbookName: invoiceWorkbookName, isKept: true },
})

/** A submission: its result is the payload of the whole application, which other analyses under the same appId contribute to. */
const application = ({
  pool,
  lookups,
  applications,
}: KindServices): AnalysisKind<ReadApplicationFile, null, FullAnalysis> => ({
  name: 'application',
  counted: false,
  isSubmission: true,
  read: ({ appId, createdAt }, files, options) =>
    readSubmission(
      files,
      { lookups, pool, now: createdAt, isFirst: () => !applications.hasDocuments(appId!) },
      options,
    ),
  submitted: read => read,
  prepare: () => Promise.resolve(null),
  assemble: (_prepared, { commitApplication }) => commitApplication(),
  // What fails in an application is among its exceptions.
  headline: ({ loan_app_data: loan }) => ({
    companyName: loan?.businessLegalName ?? null,
    periodEnd: null,
    failedChecks: 0,
  }),
  withFreshLinks: payload => applications.withFreshLinks(payload),
  // The payload has it already: an application waits for the inspection of its files.
  withIntegrity: payload => payload,
  corrections: {
    toStable: ({ id, appId }, given) => ({ analysisId: id, ...applications.toStable(appId!, given) }),
    valueAt: ({ appId }, path) => applications.valueAt(appId!, path),
    changesApplication: true,
  },
  report: {
    workbook: ({ app_id: appId }) => pool.run('applicationReport', applications.reported(appId)),
    workbookName: applicationWorkbookName,
    // Documents that came later belong into it, whichever submission's link leads to it.
    isKept: false,
  },
})
