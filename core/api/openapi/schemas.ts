/** The contract's schemas as the named components of the OpenAPI document. */
import { z } from 'zod'
import { ErrorReply } from '../../contract/error.ts'
import * as application from '../../contract/application.ts'
import * as cashFlow from '../../contract/cash-flow.ts'
import * as documents from '../../contract/analysis-documents.ts'
import * as evidence from '../../contract/evidence.ts'
import * as statements from '../../contract/financial-statement.ts'
import * as full from '../../contract/full-analysis.ts'
import * as history from '../../contract/history.ts'
import * as industries from '../../contract/industries.ts'
import * as invoices from '../../contract/invoice.ts'
import * as reports from '../../contract/invoice-reports.ts'
import * as registry from '../../contract/registry.ts'
import * as service from '../../contract/service.ts'
import * as debtList from '../../contract/debt-list.ts'
import * as tax from '../../contract/tax-return.ts'
import * as webhook from '../../contract/webhook.ts'
import { documentMembers, type MemberSchema } from './member-docs.ts'

type JsonSchema = MemberSchema

/** What the service sends; the order is that of the document. */
const replies = {
  FinancialStatementResult: statements.FinancialStatementResult,
  BalanceSheet: statements.BalanceSheet,
  IncomeStatement: statements.IncomeStatement,
  CashFlowStatement: statements.CashFlowStatement,
  FinancialRatios: statements.FinancialRatios,
  TrendAnalysis: statements.TrendAnalysis,
  Period: statements.Period,
  CashFlow: cashFlow.CashFlow,
  CashFlowPeriod: cashFlow.CashFlowPeriod,
  CashFlowLine: cashFlow.CashFlowLine,
  CreditPolicy: cashFlow.CreditPolicy,
  AddBack: cashFlow.AddBack,
  ProposedLoanResult: cashFlow.ProposedLoanResult,
  Sensitivity: cashFlow.Sensitivity,
  Debt: cashFlow.Debt,
  GlobalCashFlow: cashFlow.GlobalCashFlow,
  CashFlowReply: cashFlow.CashFlowReply,
  Provenance: evidence.Provenance,
  Check: evidence.Check,
  RatioDetail: statements.RatioDetail,
  HealthDetails: statements.HealthDetails,
  IndustryClassification: statements.IndustryClassification,
  IndustryBenchmark: statements.IndustryBenchmark,
  InvoiceResult: invoices.InvoiceResult,
  Invoice: invoices.Invoice,
  Party: invoices.Party,
  ValidatedAddress: invoices.ValidatedAddress,
  InvoiceLine: invoices.InvoiceLine,
  OtherDetails: invoices.OtherDetails,
  Equipment: invoices.Equipment,
  InvoiceTax: invoices.InvoiceTax,
  InvoiceReports: reports.InvoiceReports,
  InvoiceSummaryReport: reports.InvoiceSummaryReport,
  TransactionBreakdownReport: reports.TransactionBreakdownReport,
  VendorAnalysisReport: reports.VendorAnalysisReport,
  PaymentTermsReport: reports.PaymentTermsReport,
  TaxAndFeesReport: reports.TaxAndFeesReport,
  FullAnalysis: application.FullAnalysis,
  PayloadDocument: full.PayloadDocument,
  RegistryEntry: full.RegistryEntry,
  WebPresence: full.WebPresence,
  AddressVerification: full.AddressVerification,
  LoanAppData: full.LoanAppData,
  LoanOwner: full.LoanOwner,
  AccountSummary: full.AccountSummary,
  McaPosition: full.McaPosition,
  PayloadInvoice: application.PayloadInvoice,
  TaxReturn: tax.TaxReturn,
  TaxK1: tax.TaxK1,
  TaxStatement: tax.TaxStatement,
  DebtList: debtList.DebtList,
  ListedDebt: debtList.ListedDebt,
  ApplicationAccepted: application.ApplicationAccepted,
  ApplicationStatus: application.ApplicationStatus,
  ApplicationFile: application.ApplicationFile,
  ApplicationSummary: application.ApplicationSummary,
  ApplicationList: application.ApplicationList,
  TransactionList: application.TransactionList,
  TransactionPart: full.TransactionPart,
  BankTransaction: full.BankTransaction,
  AnalysisAccepted: service.AnalysisAccepted,
  AnalysisProgress: service.AnalysisProgress,
  AnalysisSummary: service.AnalysisSummary,
  AnalysisList: service.AnalysisList,
  Analysis: service.Analysis,
  Correction: service.Correction,
  CorrectionList: service.CorrectionList,
  AnalysisFiles: documents.AnalysisFiles,
  AnalysisFile: documents.AnalysisFile,
  AnalysisDocument: documents.AnalysisDocument,
  MovedTo: documents.MovedTo,
  Separated: documents.Separated,
  History: history.History,
  HistoryEntry: history.HistoryEntry,
  ApiKey: service.ApiKey,
  CreatedApiKey: service.CreatedApiKey,
  ApiKeyList: service.ApiKeyList,
  Webhook: webhook.Webhook,
  CreatedWebhook: webhook.CreatedWebhook,
  WebhookList: webhook.WebhookList,
  Delivery: webhook.Delivery,
  DeliveryDetail: webhook.DeliveryDetail,
  DeliveryList: webhook.DeliveryList,
  EventSent: webhook.EventSent,
  RegistryList: registry.RegistryList,
  RegistryState: registry.RegistryState,
  RegistryImport: registry.RegistryImport,
  RegistrySearch: registry.RegistrySearch,
  Usage: service.Usage,
  IndustryList: industries.IndustryList,
  Health: service.Health,
  Error: ErrorReply,
} as const

/** What callers send. */
const requests = {
  FinancialStatementMetadata: statements.FinancialStatementMetadata,
  InvoiceMetadata: invoices.InvoiceMetadata,
  ApplicationMetadata: application.ApplicationMetadata,
  ApplicationRequest: application.ApplicationRequest,
  Applicant: application.Applicant,
  Confirmation: application.Confirmation,
  PageGroup: documents.PageGroup,
  ArrangementRequest: documents.ArrangementRequest,
  MoveRequest: documents.MoveRequest,
  CorrectionRequest: service.CorrectionRequest,
  NoteRequest: history.NoteRequest,
  CashFlowChoices: cashFlow.CashFlowChoices,
  ApiKeyRequest: service.ApiKeyRequest,
  RotationRequest: service.RotationRequest,
  WebhookRequest: webhook.WebhookRequest,
  WebhookChange: webhook.WebhookChange,
  SecretRotation: webhook.SecretRotation,
} as const

export type SchemaName = keyof typeof replies | keyof typeof requests

export const reference = (name: SchemaName): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

function convert(schemas: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output'): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id })
  const converted = z.toJSONSchema(registry, {
    io,
    uri: id => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => {
      // Members may be added without notice (nothing is renamed, removed or retyped), so clients must not forbid them.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties
      // What the format says already, and bounds that only state what a double can hold.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
      delete jsonSchema.propertyNames
      // Most tools do not know tuples: an array of so many items, each of one of these kinds.
      const tuple = jsonSchema.prefixItems
      if (tuple !== undefined) {
        const kinds = [...new Map(tuple.map(item => [JSON.stringify(item), item])).values()]
        const items = kinds.length === 1 ? kinds[0] : { anyOf: kinds }
        Object.assign(jsonSchema, { minItems: tuple.length, maxItems: tuple.length, items })
        delete jsonSchema.prefixItems
      }
    },
  }).schemas
  return Object.fromEntries(
    Object.entries(converted).map(([id, { $id: _id, $schema: _schema, ...schema }]) => [id, schema as JsonSchema]),
  )
}

/** Name → JSON Schema (2020-12). */
export function componentSchemas(): Record<string, JsonSchema> {
  const schemas = { ...convert(replies, 'output'), ...convert(requests, 'input') }
  documentMembers(schemas)
  return schemas
}
