/** Full applications in the API: what is posted to /application/data, and the resource that reports their state. */
import { z } from 'zod'
import { AppId } from './app-id.ts'
import { CashFlow, Debt, GlobalCashFlow } from './cash-flow.ts'
import { Check, Provenance } from './evidence.ts'
import {
  AccountSummary,
  AddressVerification,
  BankSource,
  BankTransaction,
  Counterparty,
  documentTypes,
  FeedComparison,
  LoanAppData,
  LoanOwner,
  PayloadDocument,
  RegistryEntry,
  TransactionRule,
  WebPresence,
} from './full-analysis.ts'
import { DebtList } from './debt-list.ts'
import { FinancialStatementResult } from './financial-statement.ts'
import { Invoice, InvoiceMetadata } from './invoice.ts'
import { ApplicationLink, DuplicateDocument } from './links.ts'
import { statementTypes } from './statement-figures.ts'
import { TaxReturn, TaxReturnAnalysis } from './tax-return.ts'

const time = z.iso.datetime()

/** One entry per uploaded file. The document type it states overrides classification. */
export const ApplicationMetadata = z.object({
  ...InvoiceMetadata.omit({ documents: true }).shape,
  appId: AppId.optional(),
  docType: z.enum(documentTypes).optional(),
  statementType: z.enum(statementTypes).optional(),
  periodEnd: z.iso.date().optional(),
})

/** What the client knows about the applicant; used where the documents state nothing. */
export const Applicant = z.object({
  ...LoanAppData.omit({ owners: true, equipment: true, other_fields: true }).partial().shape,
  owners: z.array(LoanOwner.partial()).optional(),
  equipment: LoanAppData.shape.equipment.unwrap().partial().nullish(),
  other_fields: LoanAppData.shape.other_fields.optional(),
})

/** `metadata` of POST /application/data in its full form; an array of entries or a single entry is accepted too. */
export const ApplicationRequest = z.object({
  /** Generated when absent; taken from the entries when one of them has it. */
  appId: AppId.optional(),
  files: z.array(ApplicationMetadata).min(1).max(50),
  applicant: Applicant.optional(),
})

/** An invoice in the payload: its values without their provenance, which the status resource has. */
export const PayloadInvoice = z.object({
  invoice_id: z.number().int().min(1),
  down_payment: z.number().nullable(),
  ...Invoice.omit({ id: true, confidence_scores: true, provenance: true, checks: true }).shape,
})

/** Financial statements of one company among the documents: the members of a financial statement result. */
export const StatementAnalysis = FinancialStatementResult.omit({
  analysisId: true,
  reportUrl: true,
  cash_flow: true,
  debts: true,
}).extend({ source: z.literal('statements') })

/**
 * The payload of specification 2.5: body of the event, and of the response when the client waits. A null member was not
 * available.
 */
export const FullAnalysis = z.object({
  app_id: z.string(),
  dashboard_url: z.url(),
  documents: z.array(PayloadDocument).nullable(),
  sos: z.array(RegistryEntry).nullable(),
  web_presence: WebPresence.nullable(),
  address_verification: AddressVerification.nullable(),
  loan_app_data: LoanAppData.nullable(),
  bankstatements_data: z
    .object({
      /** In order of appearance. */
      bank_names_identified: z.array(z.string()),
      /** For each account the four most recent statement periods, and a month-to-date one if there is one. */
      accounts_summaries: z.array(AccountSummary),
      /** Every statement and feed of an account; absent in payloads of earlier versions, as the next member. */
      sources: z.array(BankSource).optional(),
      /** Statements held against feeds of the same account and days. */
      comparisons: z.array(FeedComparison).optional(),
      /** Who pays and is paid, the largest first; absent in payloads of earlier versions. */
      counterparties: z.array(Counterparty).optional(),
    })
    .nullable(),
  invoice_analysis: z.array(PayloadInvoice).nullable(),
  /** Of the applicant; null: its statements are not there. Additive, as the next; absent in payloads of earlier versions. */
  financial_statement_analysis: StatementAnalysis.nullable().optional(),
  /** One for each company whose statements are there, the applicant among them. */
  financial_statement_analyses: z.array(StatementAnalysis).nullable().optional(),
  /** The newest year first. Additive; absent in payloads of earlier versions. */
  tax_returns: z.array(TaxReturn).nullable().optional(),
  /** One for each taxpayer; null: there is no business return. Absent in payloads of earlier versions. */
  tax_return_analyses: z.array(TaxReturnAnalysis).nullable().optional(),
  /** Lists of debts as the documents state them: debt schedules, then tables of applications; absent in payloads of earlier versions. */
  debt_schedules: z.array(DebtList).nullable().optional(),
  /** Debts of every source, reconciled; absent in payloads of earlier versions, as the two below. */
  debts: z.array(Debt).nullable().optional(),
  /** Of the applicant; null: no statement and no return states its earnings. */
  cash_flow: CashFlow.nullable().optional(),
  /** null: nobody but the applicant is known. */
  global_cash_flow: GlobalCashFlow.nullable().optional(),
  /** What is unavailable or needs review, in sentences; absent when there is nothing to report. */
  status_message: z.string().optional(),
})

export const applicationStatuses = ['started', 'processing', 'needs_review', 'complete', 'failed', 'canceled'] as const

export const ApplicationAccepted = z.object({
  app_id: z.string(),
  /** Id of this submission; also its id at /analyses. */
  workflow_id: z.string(),
  status: z.enum(applicationStatuses),
  status_url: z.string(),
})

/** An uploaded file and the documents found in it. */
export const ApplicationFile = z.object({
  /** Id of the submission it came with. */
  workflow_id: z.string(),
  name: z.string(),
  pages: z.number().int().min(0).nullable(),
  parts: z.array(
    z.object({
      doc_type: z.enum(documentTypes),
      confidence: z.number().min(0).max(1),
      evidence: z.array(z.string()),
      /** 1-based. */
      pages: z.array(z.number().int().min(1)),
    }),
  ),
  /** Why it could not be read; null when it was read. */
  problem: z.string().nullable(),
})

export const ApplicationSummary = z.object({
  app_id: z.string(),
  status: z.enum(applicationStatuses),
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  /** What is in progress, what needs review, or why it failed; null when there is nothing to report. */
  message: z.string().nullable(),
  /** The applicant's name, as far as it is known. */
  company_name: z.string().nullable(),
  /** 1 for the first payload, incremented with every later document or correction; 0 before there is a payload. */
  revision: z.number().int().min(0),
  created_at: time,
  updated_at: time,
})

export const ApplicationStatus = z.object({
  ...ApplicationSummary.shape,
  /** The newest payload; null until there is one. */
  data: FullAnalysis.nullable(),
  /** Its Excel workbook, written at each download; signed, valid for 7 days; null while there is no payload. */
  report_url: z.url().nullable(),
  /** Checks across all documents. */
  checks: z.array(Check),
  /** Provenance of the values of `data`, by JSON pointer. */
  provenance: z.record(z.string(), Provenance),
  /** Confidence of the values of `data`, 0 to 1, by JSON pointer. */
  confidence: z.record(z.string(), z.number().min(0).max(1)),
  files: z.array(ApplicationFile),
  /** Other applications that share something with this one, the newest first; null: applications are not compared. */
  links: z.array(ApplicationLink).nullable(),
  /** What stands twice in its documents. */
  duplicates: z.array(DuplicateDocument),
  /** Submissions to this application, oldest first. */
  workflow_ids: z.array(z.string()),
  /** When a reviewer confirmed the application, and who; null when nobody has. */
  confirmed: z.object({ at: time, by: z.string().nullable(), note: z.string().nullable() }).nullable(),
})

export const ApplicationList = z.object({
  applications: z.array(ApplicationSummary),
  /** Value of `cursor` for the next page; null on the last. */
  next: z.string().nullable(),
})

export const TransactionList = z.object({
  transactions: z.array(BankTransaction),
  /** For each of them, the pointer of its place in the whole list: where its provenance, its confidence and its corrections are. */
  paths: z.array(z.string()),
  /** Provenance, by JSON pointer such as `/transactions/12`; `text` is the amount as printed. */
  provenance: z.record(z.string(), Provenance),
  /** Confidence of date and amount, 0 to 1, by the same pointers. */
  confidence: z.record(z.string(), z.number().min(0).max(1)),
  /** Decisions about all transactions like one, whichever are listed here. */
  rules: z.array(TransactionRule),
  /** Value of `cursor` for the next page; null on the last. */
  next: z.string().nullable(),
})

export const memoFormats = ['docx', 'pdf'] as const
export type MemoFormat = (typeof memoFormats)[number]
export const MemoQuery = z.strictObject({
  format: z
    .enum(memoFormats)
    .default('docx')
    .meta({ description: 'Word from the template, or PDF in a layout of its own.', examples: ['pdf'] }),
})

export const Confirmation = z.object({ note: z.string().max(2000).nullish() })

export type ApplicationMetadata = z.infer<typeof ApplicationMetadata>
export type ApplicationRequest = z.infer<typeof ApplicationRequest>
export type Applicant = z.infer<typeof Applicant>
export type PayloadInvoice = z.infer<typeof PayloadInvoice>
export type StatementAnalysis = z.infer<typeof StatementAnalysis>
export type FullAnalysis = z.infer<typeof FullAnalysis>
export type ApplicationState = (typeof applicationStatuses)[number]
export type ApplicationAccepted = z.infer<typeof ApplicationAccepted>
export type ApplicationFile = z.infer<typeof ApplicationFile>
export type ApplicationSummary = z.infer<typeof ApplicationSummary>
export type ApplicationStatus = z.infer<typeof ApplicationStatus>
export type ApplicationList = z.infer<typeof ApplicationList>
export type TransactionList = z.infer<typeof TransactionList>
