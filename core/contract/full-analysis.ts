/** The full application analysis in the API: the payload of specification 2.5, and what decisions.md adds to it. */
import { z } from 'zod'
import { Check } from './evidence.ts'
import { IntegrityFinding } from './integrity.ts'

const text = z.string().nullable()
const amount = z.number().nullable()
const date = z.iso.date().nullable()
const count = z.number().int().min(0)
const flag = z.boolean().nullable()

/** Every type of document; `financial_statement` is a file with several statements. */
export const documentTypes = [
  'invoice',
  'loan_application',
  'bankstatement',
  'bank_feed',
  'balance_sheet',
  'income_statement',
  'cash_flow_statement',
  'financial_statement',
  'purchase_order',
  'bill_of_sale',
  'tax_return',
  'drivers_license',
  'voided_check',
  'sos_filing',
  'insurance_certificate',
  'equipment_title',
  'credit_report',
  'debt_schedule',
  'other',
] as const

export const PayloadDocument = z.object({
  doc_type: z.enum(documentTypes),
  name: z.string(),
  /** Signed, valid for 7 days. */
  url: z.url(),
  /** Signs of change in its file; empty: nothing was found; null: it was not inspected: it is no PDF, cannot be opened, or takes too long. */
  integrity: z.array(IntegrityFinding).nullable(),
})

export const registryStatuses = ['active', 'inactive', 'dissolved', 'suspended', 'pending', 'unknown'] as const
export const stateTypes = ['domestic', 'foreign', 'unknown'] as const

export const RegistryEntry = z.object({
  name: text,
  type: text,
  status: z.enum(registryStatuses),
  address: text,
  agent_name: text,
  state_name: text,
  state_type: z.enum(stateTypes),
  file_number: text,
  /** YYYY-MM-DD. */
  filing_date: date,
  /** 0 to 1: how well name and state match the applicant. */
  match_score: z.number().min(0).max(1).optional(),
})

export const WebPresence = z.object({
  /** Markdown; names its sources. */
  report: z.string(),
  industry_info: z.object({
    summary: text,
    naics_code: text,
    sic_code: text,
    mcc_code: text,
    naics_industry_label: text,
  }),
})

export const AddressVerification = z.object({
  address: text,
  search_result: z.object({ found: z.boolean(), matched_address: text }),
  /** Names of the documents that state this address for the business. */
  agreeing_documents: z.array(z.string()).optional(),
  /** Members that depend on street-level pictures are null offline, because none were examined. */
  verification_data: z.object({
    is_present: flag,
    business_name: text,
    can_see_buildings: flag,
    neighborhood_type: text,
    can_see_business_sign: flag,
    street_view_image_present: flag,
  }),
})

export const LoanOwner = z.object({
  firstName: text,
  /** Of a firm or trust that owns, its whole name. */
  lastName: text,
  phone: text,
  email: text,
  addressLine1: text,
  addressLine2: text,
  city: text,
  state: text,
  zip: text,
  /** Masked to the last four digits. */
  ssn: text,
  /** Percent, 0 to 100. */
  ownershipPercentage: z.number().min(0).max(100).nullable(),
  /** YYYY-MM-DD. */
  dob: date,
})

export const LoanAppData = z.object({
  businessLegalName: text,
  businessDbaName: text,
  ein: text,
  entityType: text,
  businessAddressLine1: text,
  businessAddressLine2: text,
  businessCity: text,
  businessState: text,
  businessStateCode: text,
  businessPostalCode: text,
  loanAmount: amount,
  yearsInBusiness: z.number().min(0).nullable(),
  businessStartDate: date,
  signed_application: flag,
  signed_application_on_date: date,
  contactFirstName: text,
  contactLastName: text,
  contactEmail: text,
  businessPhone: text,
  contactOwnershipPercentage: z.number().min(0).max(100).nullable(),
  incorporationState: text,
  website: text,
  industry: text,
  annualRevenue: amount,
  useOfFunds: text,
  owners: z.array(LoanOwner),
  equipment: z.object({ vendor: text, description: text }).nullable(),
  /** Questions of the form that have no member here, by the form's own labels. */
  other_fields: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})

export const accountTypes = [
  'checking',
  'savings',
  'money market',
  'cd',
  'credit card',
  'line of credit',
  'loan',
  'other',
] as const

/** What became of an advance while it was repaid. */
export const McaEvent = z.object({
  event: z.enum(['paid_in_full', 'stop_payment', 'payments_ended', 'reduced', 'increased', 'frequency_change']),
  /** YYYY-MM-DD: the first payment that shows it, or the last payment before it. */
  date: date,
  detail: z.string(),
})

export const McaPosition = z.object({
  lender: text,
  frequency: z.enum(['daily', 'weekday', 'weekly', 'twice_weekly', 'biweekly', 'monthly', 'irregular']),
  payment: amount,
  total_paid: amount,
  count,
  first_date: date,
  last_date: date,
  funding_amount: amount,
  funding_date: date,
  /** Daily debit divided by true revenue, a fraction. */
  holdback: amount,
  confidence: z.enum(['high', 'medium', 'low']),
  reasons: z.array(z.string()),
  /** Within this statement's period, oldest first. */
  events: z.array(McaEvent),
})

export const AccountSummary = z.object({
  account_number: text,
  account_type: z.enum(accountTypes).nullable(),
  /** The account's product name as printed. */
  account_subtype: text,
  start_date: date,
  end_date: date,
  starting_balance: amount,
  ending_balance: amount,
  /** A positive amount. */
  total_debits: amount,
  total_credits: amount,
  /** 0 when the whole list was read and none was found; null when it could not be read. */
  total_nsf_fees: amount,
  num_total_debits: count.nullable(),
  num_total_credits: count.nullable(),
  is_mtd: flag,
  bank_name: text,
  num_nsf_fees: count.nullable(),
  nsf_fee_refunds: amount,
  average_daily_balance: amount,
  negative_days: count.nullable(),
  true_revenue: amount,
  account_holder: text,
  currency: text,
  mca_positions: z.array(McaPosition),
  checks: z.array(Check),
})

/** A part of a transaction that a person split off. */
export const TransactionPart = z.object({
  category: z.string(),
  /** Of the sign of the transaction. */
  amount: z.number(),
  /** As of a transaction; null for debits and for balances that are owed. */
  is_revenue: flag,
})

export const BankTransaction = z.object({
  account_number: text,
  /** YYYY-MM-DD; null when the document does not determine the year. */
  date: date,
  description: z.string(),
  /** Credits positive, debits negative; on an owed balance (credit card) payments are credits. */
  amount: z.number(),
  /** Running balance printed beside it. */
  balance: amount,
  category: z.string(),
  check_number: text.optional(),
  /** What set the category; absent in lists of earlier versions, as the next three members. */
  category_source: z.enum(['automatic', 'correction', 'rule']).optional(),
  /** Whether it counts in true revenue; null for debits and for balances that are owed. */
  is_revenue: flag.optional(),
  /** Who pays or is paid, as the description names them; null: it names nobody. */
  counterparty: text.optional(),
  /** Path of the rule for all transactions like it, to which `/category` or `/is_revenue` is added; null: nothing tells which are like it. */
  similar_path: text.optional(),
  /** What was split off, each part under its own category; what is left has the category above. Absent: nothing was. */
  parts: z.array(TransactionPart).optional(),
})

/** A decision about all transactions of one side that name the same counterparty, or share the same words. */
export const TransactionRule = z.object({
  /** `/transaction_rules/credit/harbor supply`: corrections of the rule are made at its `/category` and `/is_revenue`. */
  path: z.string(),
  side: z.enum(['credit', 'debit']),
  /** The counterparty, or the shared words, in lower case. */
  similar_to: z.string(),
  category: text,
  is_revenue: flag,
  /** How many transactions are like it. */
  transactions: count,
})

export const counterpartyKinds = [
  'customer',
  'supplier',
  'owner',
  'related_party',
  'payroll',
  'lender',
  'processor',
  'tax_authority',
] as const

/** Who pays the applicant or is paid by it, by the names in descriptions, over all accounts that are not owed; rows printed twice count once. */
export const Counterparty = z.object({
  /** Normalized: without legal form, numbers and words of the payment channel. */
  name: z.string(),
  /** null: nothing shows it. */
  kind: z.enum(counterpartyKinds).nullable(),
  /** What shows the kind. */
  evidence: z.array(z.string()),
  total_credits: z.number(),
  num_credits: count,
  /** Concentration: a fraction of all credits but transfers between own accounts; null: there are none. */
  share_of_credits: z.number().min(0).max(1).nullable(),
  /** A positive amount. */
  total_debits: z.number(),
  num_debits: count,
  share_of_debits: z.number().min(0).max(1).nullable(),
  /** YYYY-MM-DD. */
  first_date: date,
  last_date: date,
})

/** Where the rows of an account come from: a statement, or a bank's own export of it. */
export const BankSource = z.object({
  /** Name of the file. */
  document: z.string(),
  doc_type: z.enum(documentTypes),
  account_number: text,
  /** YYYY-MM-DD. */
  start_date: date,
  end_date: date,
  rows: count,
  /** Those that count in the figures; rows of a feed that a statement covers do not. */
  rows_counted: count,
})

export const feedSignals = ['feed-amount-differs', 'feed-date-differs', 'feed-row-missing', 'feed-row-extra'] as const

/** A row that differs; `pdf` null: it is not in the document, `feed` null: not in the feed. */
export const FeedDifference = z.object({
  signal: z.enum(feedSignals),
  pdf: z
    .object({
      date: date,
      description: z.string(),
      amount: z.number(),
      /** 1-based. */
      page: z.number().int().min(1),
      /** Points, origin top left; null: the row has no position. */
      bbox: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
    })
    .nullable(),
  feed: z
    .object({
      date: date,
      description: z.string(),
      amount: z.number(),
      /** Of the feed's file, from 1. */
      line: z.number().int().min(1),
    })
    .nullable(),
})

const ComparedBalance = z.object({ pdf: amount, feed: amount })

/** A statement held against the feed of the same account and days. */
export const FeedComparison = z.object({
  account_number: text,
  /** Names of the files. */
  document: z.string(),
  feed: z.string(),
  /** YYYY-MM-DD: the days that both cover. */
  start_date: date,
  end_date: date,
  /** Rows of these days. */
  rows_document: count,
  rows_feed: count,
  rows_equal: count,
  differences: z.array(FeedDifference),
  /** Null where one of them states none for the same day. */
  balances: z.object({ starting: ComparedBalance, ending: ComparedBalance }),
})

export type DocumentType = (typeof documentTypes)[number]
export type RegistryEntry = z.infer<typeof RegistryEntry>
export type WebPresence = z.infer<typeof WebPresence>
export type AddressVerification = z.infer<typeof AddressVerification>
export type LoanOwner = z.infer<typeof LoanOwner>
export type LoanAppData = z.infer<typeof LoanAppData>
export type AccountType = (typeof accountTypes)[number]
export type McaEvent = z.infer<typeof McaEvent>
export type McaPosition = z.infer<typeof McaPosition>
export type AccountSummary = z.infer<typeof AccountSummary>
export type Counterparty = z.infer<typeof Counterparty>
export type BankSource = z.infer<typeof BankSource>
export type FeedDifference = z.infer<typeof FeedDifference>
export type FeedComparison = z.infer<typeof FeedComparison>
export type TransactionRule = z.infer<typeof TransactionRule>
export type BankTransaction = z.infer<typeof BankTransaction>
