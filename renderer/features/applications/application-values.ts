/** What of a payload can be corrected, what its values are called, and what of them needs a look. */
import { cashFlowName } from '../cash-flow/cash-flow-values.ts'
import type { ApplicationStatus, FullAnalysis } from '../../../core/contract/application.ts'
import type { AccountSummary } from '../../../core/contract/full-analysis.ts'
import type { DebtList } from '../../../core/contract/debt-list.ts'
import type { TaxReturn } from '../../../core/contract/tax-return.ts'
import {
  inStatements,
  statementName,
  statementReviewItems,
  statementType,
  statementsPart,
} from './application-statements.ts'
import { accountName } from './balance-days.ts'
import { title } from '../../formats/format.ts'
import { doubting, invoiceType, shownPointer as shownInInvoice } from '../invoices/invoice-review-items.ts'
import { nameOfPointer, words } from '../invoices/invoice-names.ts'
import { doubtOf } from '../review/doubt.ts'
import type { ReviewItem } from '../review/review.ts'
import type { ValueType } from '../review/typed-value.ts'
import { date } from '../../formats/date-form.ts'

export const loanPart = '/loan_app_data'
export const accountsPart = '/bankstatements_data/accounts_summaries'
export const invoicesPart = '/invoice_analysis'
export const returnsPart = '/tax_returns'
export const debtListsPart = '/debt_schedules'
export const registryPart = '/sos'
export { statementsPart }

const loanTypes: Readonly<Record<string, ValueType>> = {
  loanAmount: 'amount',
  annualRevenue: 'amount',
  yearsInBusiness: 'quantity',
  contactOwnershipPercentage: 'quantity',
  ownershipPercentage: 'quantity',
  signed_application: 'truth',
  businessStartDate: 'loose date',
  signed_application_on_date: 'date',
  dob: 'date',
}
/** Members that are read; the others are computed from them. */
const accountTypes: Readonly<Partial<Record<keyof AccountSummary, ValueType>>> = {
  account_number: 'text',
  account_type: 'accountType',
  account_subtype: 'text',
  bank_name: 'text',
  account_holder: 'text',
  currency: 'text',
  start_date: 'date',
  end_date: 'date',
  starting_balance: 'amount',
  ending_balance: 'amount',
  total_debits: 'amount',
  total_credits: 'amount',
  num_total_debits: 'quantity',
  num_total_credits: 'quantity',
  is_mtd: 'truth',
  total_nsf_fees: 'amount',
}

const registryTypes: Readonly<Record<string, ValueType>> = {
  status: 'registryStatus',
  state_type: 'stateType',
  filing_date: 'date',
}

/** "/invoice_analysis/2/sender/name" → [2, "/sender/name"]; null: it stands in no list of this part. */
function split(part: string, pointer: string): readonly [number, string] | null {
  const [, number, rest] = new RegExp(`^${part}/(\\d+)(/.*)$`).exec(pointer) ?? []
  return number === undefined ? null : [Number(number), rest!]
}

/** Members that stand in two places are shown, doubted and corrected in one of them. */
export function shownPointer(pointer: string): string {
  const invoice = split(invoicesPart, pointer)
  return invoice === null ? pointer : `${invoicesPart}/${invoice[0]}${shownInInvoice(invoice[1])}`
}

/** What is typed at a pointer into the payload; null: it is computed, or comes from a provider. */
export function payloadType(pointer: string): ValueType | null {
  const member = pointer.slice(pointer.lastIndexOf('/') + 1)
  if (pointer.startsWith(`${loanPart}/`)) return loanTypes[member] ?? 'text'
  if (pointer.startsWith(`${accountsPart}/`)) return accountTypes[member as keyof AccountSummary] ?? null
  if (pointer.startsWith(`${returnsPart}/`)) return returnType(member, pointer)
  if (pointer.startsWith(`${debtListsPart}/`)) return debtTypes[member] ?? null
  if (pointer.startsWith(`${registryPart}/`)) return registryTypes[member] ?? 'text'
  const stated = inStatements(pointer)
  if (stated !== null) return statementType(stated[1])
  const invoice = split(invoicesPart, pointer)
  return invoice === null ? null : invoiceType(invoice[1])
}

/** Entries of registries have no page; what they say is corrected there. */
export const isListedByRegistry = (pointer: string, provenance: ApplicationStatus['provenance']): boolean =>
  pointer.startsWith(`${registryPart}/`) &&
  provenance[`${pointer.slice(0, pointer.lastIndexOf('/'))}/name`] === undefined

const returnTypes: Readonly<Record<string, ValueType>> = {
  tax_year: 'quantity',
  share_percent: 'quantity',
  period_start: 'date',
  period_end: 'date',
  total: 'amount',
}
/** Members that may be corrected; printed totals may not. */
const debtTypes: Readonly<Record<string, ValueType>> = {
  company: 'text',
  as_of: 'date',
  lender: 'text',
  original_amount: 'amount',
  original_date: 'date',
  balance: 'amount',
  rate_percent: 'quantity',
  payment: 'amount',
  maturity: 'date',
  collateral: 'text',
  status: 'text',
}
/** Amounts of lines and of statements; the heading by member. */
const returnType = (member: string, pointer: string): ValueType =>
  /\/(?:lines\/[^/]+|items\/\d+\/1)$/.test(pointer) ? 'amount' : (returnTypes[member] ?? 'text')

const loanNames: Readonly<Record<string, string>> = {
  businessLegalName: 'Legal name',
  businessAddressLine1: 'Address',
  businessAddressLine2: 'Address, second line',
  businessCity: 'City',
  businessState: 'State',
  businessStateCode: 'State code',
  businessPostalCode: 'ZIP code',
  addressLine1: 'Address',
  addressLine2: 'Address, second line',
  ein: 'EIN',
  businessDbaName: 'DBA name',
  signed_application: 'Signed',
  signed_application_on_date: 'Signed on',
  contactOwnershipPercentage: 'Contact owns, %',
  ownershipPercentage: 'Owns, %',
  ssn: 'SSN',
  dob: 'Date of birth',
  zip: 'ZIP',
}
export const loanName = (member: string): string =>
  loanNames[member] ?? title(member.replaceAll('~1', '/').replaceAll('~0', '~'))

const lower = (name: string): string => name.replace(/^[A-Z](?=[a-z])/, letter => letter.toLowerCase())

/** "Owner 1, date of birth", "Prairie State 4821 to 02/28/2026, ending balance", "Invoice 20417, total". */
export function payloadName(pointer: string, payload: FullAnalysis | null): string {
  const inCashFlow = cashFlowName(pointer, payload)
  if (inCashFlow !== null) return inCashFlow
  const member = pointer.slice(pointer.lastIndexOf('/') + 1)
  const owner = split(`${loanPart}/owners`, pointer)
  if (owner !== null) return `Owner ${owner[0] + 1}, ${lower(loanName(member))}`
  if (pointer.startsWith(`${loanPart}/equipment/`)) return `Equipment requested, ${lower(loanName(member))}`
  if (pointer.startsWith(`${loanPart}/`)) return loanName(member)
  const account = split(accountsPart, pointer)
  if (account !== null) {
    const summary = payload?.bankstatements_data?.accounts_summaries[account[0]]
    const what =
      summary === undefined
        ? 'Account'
        : `${accountName(summary)} to ${summary.end_date === null ? 'an unknown day' : date(summary.end_date)}`
    return `${what}, ${lower(words(member))}`
  }
  const filed = split(returnsPart, pointer)
  if (filed !== null) return returnName(filed[1], payload?.tax_returns?.[filed[0]])
  const debt = split(debtListsPart, pointer)
  if (debt !== null) return debtName(debt[1], payload?.debt_schedules?.[debt[0]])
  const entry = split(registryPart, pointer)
  if (entry !== null) return `Registry entry ${entry[0] + 1}, ${lower(words(member))}`
  const stated = inStatements(pointer)
  if (stated !== null) return statementName(stated, payload)
  const invoice = split(invoicesPart, pointer)
  if (invoice === null) return title(member)
  const number = payload?.invoice_analysis?.[invoice[0]]?.invoice_number ?? invoice[0] + 1
  return `Invoice ${number}, ${lower(nameOfPointer(invoice[1]))}`
}

/** "1120-S of 2022, line 1a", "1120-S of 2022, K-1 of Cecily Oduya, box 16D". */
function returnName(rest: string, entry: TaxReturn | undefined): string {
  const form = entry === undefined ? 'Return' : `${entry.form}${entry.tax_year === null ? '' : ` of ${entry.tax_year}`}`
  const [, owner, line] = /^(?:\/k1s\/(\d+))?\/lines\/(.+)$/.exec(rest) ?? []
  if (line === undefined) return `${form}, ${lower(words(rest.slice(rest.lastIndexOf('/') + 1)))}`
  if (owner === undefined) return `${form}, line ${line}`
  return `${form}, K-1 of ${entry?.k1s[Number(owner)]?.partner_name ?? `owner ${Number(owner) + 1}`}, box ${line}`
}

/** "Prairie Bank, balance", "Debt schedule, as of". */
function debtName(rest: string, list: DebtList | undefined): string {
  const line = /^\/lines\/(\d+)\//.exec(rest)?.[1]
  const lender = line === undefined ? 'Debt schedule' : (list?.lines[Number(line)]?.lender ?? 'Debt')
  return `${lender}, ${lower(words(rest.slice(rest.lastIndexOf('/') + 1)))}`
}

const parts = [loanPart, statementsPart, accountsPart, invoicesPart, returnsPart, debtListsPart]
const rankOf = (pointer: string): number => parts.findIndex(part => pointer.startsWith(`${part}/`))

/** Doubtful values and those that failed checks are about, part by part. */
export function payloadReviewItems({ provenance, confidence, checks, data }: ApplicationStatus): readonly ReviewItem[] {
  const failed = checks.flatMap(({ figures }) => figures?.slice(0, 1) ?? [])
  const reviewItems = new Map<string, ReviewItem>()
  for (const item of data === null ? [] : statementReviewItems(data)) reviewItems.set(item.pointer, item)
  for (const pointer of [...Object.keys(confidence), ...failed]) {
    // Statements have a review of their own, which is the same at their own analysis.
    if (inStatements(pointer) !== null) continue
    const doubt = doubtOf(provenance[pointer] ?? null, confidence[pointer] ?? null, doubting(checks, pointer))
    const shown = shownPointer(pointer)
    if (doubt !== null && payloadType(shown) !== null && !reviewItems.has(shown))
      reviewItems.set(shown, { pointer: shown, doubt })
  }
  return [...reviewItems.values()].sort((a, b) => rankOf(a.pointer) - rankOf(b.pointer))
}
