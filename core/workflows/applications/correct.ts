/** Corrections of a payload: of the loan application as it stands, and of account summaries, transactions and invoices in what they are computed from. */
import { AccountSummary, LoanAppData, type BankTransaction } from '../../contract/full-analysis.ts'
import type { AnalysisKindName } from '../../contract/service.ts'
import { Refusal } from '../../errors.ts'
import type { AccountReading } from '../../extraction/bank/bank-statement.ts'
import type { Corrected } from '../analysis-kind.ts'
import { choicesOf, choicesPath } from '../cash-flow/choices.ts'
import { manualField } from '../corrections/fields.ts'
import { stateCode, stateName } from '../../vocabulary/states.ts'
import type { TaxReturnReading } from '../../extraction/tax/tax-return.ts'
import { correctedDebtList } from '../debt-lists/correct.ts'
import type { DebtScheduleReading } from '../../extraction/debts/debt-schedule.ts'
import { correctedTaxReturn, shownIdentifier } from '../tax-returns/correct.ts'
import { debtListPart } from './debt-lists.ts'
import { returnPart } from './tax-returns.ts'
import { shownStatementPath, stableStatementPath } from './statement-paths.ts'
import { assembled, statementPart, type CompanyStatements } from './statements.ts'
import {
  stableTransactionPath,
  presentTransactionPath,
  transactionPart,
  type ListedStatement,
} from './correct-transactions.ts'
import { presentFilingPath, sosPart, stableFilingPath } from './correct-filings.ts'
import { decisionAt, isKnownRule, rulePart, stableDecisionPath } from './review-transactions.ts'
import { invoiceMember, invoicePart, type InvoiceHome } from './invoices.ts'

const loanPart = '/loan_app_data/'
const accountPart = '/bankstatements_data/accounts_summaries/'

/** Members that are read; what is computed from them follows. */
const readMembers = [
  'account_number',
  'account_type',
  'account_subtype',
  'bank_name',
  'account_holder',
  'currency',
  'start_date',
  'end_date',
  'starting_balance',
  'ending_balance',
  'total_debits',
  'total_credits',
  'num_total_debits',
  'num_total_credits',
  'is_mtd',
  'total_nsf_fees',
] as const satisfies readonly (keyof AccountSummary)[]
type ReadMember = (typeof readMembers)[number]

const notThere = (path: string): Refusal =>
  new Refusal('BAD_VALUE', `${path} names no value of the payload that can be corrected.`)

/** What paths of a payload are named by, in its order. */
export interface PayloadPlaces {
  readonly statementIds: readonly string[]
  /** In the order of `sos`; null: a registry lists it. */
  readonly filingIds: readonly (string | null)[]
  /** In the order of the list of transactions. */
  readonly listed: readonly ListedStatement[]
  readonly transactions: readonly BankTransaction[]
  /** Paths of rules for transactions, without the member. */
  readonly rules: ReadonlySet<string>
  readonly invoices: readonly InvoiceHome[]
  readonly returns: readonly { readonly id: string; readonly reading: TaxReturnReading }[]
  readonly debtLists: readonly { readonly id: string; readonly reading: DebtScheduleReading }[]
  /** With the results as they are. */
  readonly statements: readonly CompanyStatements[]
}

/** A correction under its stable path; `analysisId`: of the other analysis that stores it. */
export type StablePath = Corrected & { readonly analysisId?: string }

/**
 * How a correction of this payload is kept: an account is named by its statement and an invoice by its file, since their places change with
 * every document that is added; an invoice that another analysis answered is corrected there. Throws Refusal BAD_VALUE when there is nothing
 * to correct, or the value is not of its kind; of members of invoices only those who read them can tell.
 */
export function toStablePath(
  { path, value }: Corrected,
  payload: { readonly loan_app_data: LoanAppData | null },
  places: PayloadPlaces,
): StablePath {
  if (path.startsWith(loanPart)) {
    if (payload.loan_app_data === null) throw notThere(path)
    correctedLoan(payload.loan_app_data, [{ path, value }])
    return { path, value: path.endsWith('/ssn') ? masked(value) : value }
  }
  if (path.startsWith(rulePart)) {
    if (!isKnownRule({ path, value }, places.rules)) throw notThere(path)
    return { path, value }
  }
  if (path.startsWith(transactionPart)) {
    const stable =
      decisionAt(path) === null
        ? stableTransactionPath({ path, value }, places.listed)
        : stableDecisionPath({ path, value }, places.listed, places.transactions)
    if (stable === null) throw notThere(path)
    return { value, path: stable }
  }
  if (path === choicesPath) {
    choicesOf([{ path, value }])
    return { path, value }
  }
  if (path.startsWith(sosPart)) {
    const stable = stableFilingPath({ path, value }, places.filingIds)
    if (stable === null) throw notThere(path)
    return { value, path: stable }
  }
  const [place = '', ...rest] = path.slice(path.indexOf('/', 1) + 1).split('/')
  const own = { path: `/${rest.join('/')}`, value }
  const placedIn = <Home extends { readonly id: string }>(homes: readonly Home[]): Home => {
    const home = /^\d+$/.test(place) ? homes[Number(place)] : homes.find(({ id }) => id === place)
    if (home === undefined || rest.length === 0) throw notThere(path)
    return home
  }
  if (path.startsWith(debtListPart)) {
    const home = placedIn(places.debtLists)
    correctedDebtList(home.reading, own)
    return { path: `${debtListPart}${home.id}${own.path}`, value }
  }
  if (path.startsWith(returnPart)) {
    const home = placedIn(places.returns)
    correctedTaxReturn(home.reading, own)
    return { path: `${returnPart}${home.id}${own.path}`, value: shownIdentifier(own) }
  }
  if (path.startsWith(statementPart)) {
    const found = /^\d+$/.test(place)
      ? places.statements[Number(place)]
      : places.statements.find(({ home }) => home.kind === 'own' && home.id === place)
    if (found === undefined || rest.length === 0) throw notThere(path)
    const { home, result } = found
    if (home.kind === 'answered') return { value, analysisId: home.analysisId, path: own.path }
    const stable = stableStatementPath(own.path, result)
    // Refuses what cannot be corrected.
    assembled(home, [{ path: stable, value }])
    return { value, path: `${statementPart}${home.id}${stable}` }
  }
  if (path.startsWith(invoicePart)) {
    const home = /^\d+$/.test(place)
      ? places.invoices[Number(place)]
      : places.invoices.find(known => known.kind === 'own' && known.id === place)
    if (home === undefined || rest.length === 0) throw notThere(path)
    if (home.kind === 'own') return { value, path: `${invoicePart}${home.id}/${rest.join('/')}` }
    return { value, analysisId: home.analysisId, path: `/invoices/${home.index}${invoiceMember(rest)}` }
  }
  if (!path.startsWith(accountPart)) throw notThere(path)
  return { value, path: stableAccountPath({ path, value }, places.statementIds) }
}

function stableAccountPath({ path, value }: Corrected, shown: readonly string[]): string {
  const [place = '', name = '', ...rest] = path.slice(accountPart.length).split('/')
  const id = /^\d+$/.test(place) ? shown[Number(place)] : shown.find(known => known === place)
  const member = readMembers.find(known => known === name)
  if (id === undefined || member === undefined || rest.length > 0) throw notThere(path)
  if (!AccountSummary.shape[member].safeParse(value).success || (member === 'is_mtd' && value === null))
    throw new Refusal('BAD_VALUE', `${JSON.stringify(value)} cannot stand at ${path}.`)
  return `${accountPart}${id}/${member}`
}

/** Where a lasting path leads in the payload as it is; null: what it named is not in it any more. */
export function presentPath(
  stable: string,
  { statementIds, filingIds, listed, invoices, returns, debtLists, statements }: PayloadPlaces,
): string | null {
  const found = (part: string, index: number, rest: readonly string[]): string | null =>
    index === -1 ? null : `${part}${index}/${rest.join('/')}`
  if (stable.startsWith(accountPart)) {
    const [id = '', ...rest] = stable.slice(accountPart.length).split('/')
    return found(accountPart, statementIds.indexOf(id), rest)
  }
  if (stable.startsWith(transactionPart)) return presentTransactionPath(stable, listed)
  if (stable.startsWith(sosPart)) return presentFilingPath(stable, filingIds)
  for (const [part, homes] of [
    [returnPart, returns],
    [debtListPart, debtLists],
  ] as const) {
    if (!stable.startsWith(part)) continue
    const [id = '', ...rest] = stable.slice(part.length).split('/')
    const index = homes.findIndex(home => home.id === id)
    return found(part, index, rest)
  }
  if (stable.startsWith(statementPart)) {
    const [id = '', ...rest] = stable.slice(statementPart.length).split('/')
    const index = statements.findIndex(({ home }) => home.kind === 'own' && home.id === id)
    const path = index === -1 ? null : shownStatementPath(`/${rest.join('/')}`, statements[index]!.result)
    return path === null ? null : `${statementPart}${index}${path}`
  }
  if (!stable.startsWith(invoicePart)) return stable
  const [id = '', ...rest] = stable.slice(invoicePart.length).split('/')
  return found(
    invoicePart,
    invoices.findIndex(home => home.kind === 'own' && home.id === id),
    rest,
  )
}

/** Where a correction of an answered invoice leads in the payload; null: it is not among its invoices. */
function presentPathOfAnswered(path: string, analysisId: string, places: PayloadPlaces): string | null {
  const numbered = /^\/invoices\/(\d+)(\/.*)$/.exec(path)
  const place = numbered === null ? 0 : Number(numbered[1])
  const index = places.invoices.findIndex(
    home => home.kind === 'answered' && home.analysisId === analysisId && home.index === place,
  )
  return index === -1 ? null : `${invoicePart}${index}${numbered?.[2] ?? path}`
}

/** Where a stored correction of an analysis leads in the payload as it is, by the kind of the analysis; null: nowhere. */
export const presentPathOf: Readonly<
  Record<AnalysisKindName, (path: string, analysisId: string, places: PayloadPlaces) => string | null>
> = {
  application: (path, _analysisId, places) => presentPath(path, places),
  invoices: presentPathOfAnswered,
  'financial-statements': (path, analysisId, { statements }) => {
    const index = statements.findIndex(({ home }) => home.kind === 'answered' && home.analysisId === analysisId)
    return index === -1 ? null : `${statementPart}${index}${path}`
  },
}

/** Later corrections of the same member win. Throws Refusal BAD_VALUE for a member that is not there, or a value not of its kind. */
export function correctedLoan(data: LoanAppData, corrections: readonly Corrected[]): LoanAppData {
  let corrected = data
  for (const { path, value } of corrections) {
    if (!path.startsWith(loanPart)) continue
    const copy = structuredClone(corrected) as unknown as Record<string, unknown>
    const keys = path
      .slice(loanPart.length)
      .split('/')
      .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    const last = keys.pop()!
    const parent = keys.reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), copy)
    if (!isObject(parent) || !Object.hasOwn(parent, last) || isObject(parent[last])) throw notThere(path)
    parent[last] = last === 'ssn' ? masked(value) : value
    const parsed = LoanAppData.safeParse(copy)
    if (!parsed.success) throw new Refusal('BAD_VALUE', `${JSON.stringify(value)} cannot stand at ${path}.`)
    corrected = withImplied(parsed.data, path)
  }
  return corrected
}

/** State and code of the business are one fact: the member that follows from a correction at the path; null: none does. */
export const impliedMember = (path: string): 'businessState' | 'businessStateCode' | null =>
  path === `${loanPart}businessState`
    ? 'businessStateCode'
    : path === `${loanPart}businessStateCode`
      ? 'businessState'
      : null

/** What is no US state leaves the code open, and a code that is none leaves the name. */
function withImplied(data: LoanAppData, path: string): LoanAppData {
  const implied = impliedMember(path)
  if (implied === 'businessStateCode') return { ...data, businessStateCode: stateCode(data.businessState) }
  const code = data.businessStateCode?.toUpperCase() ?? null
  if (implied === null || code === null) return data
  return { ...data, businessStateCode: code, businessState: stateName(code) ?? data.businessState }
}

/** A reading with what was corrected of it in the place of what was read. `id`: of its statement. */
export function correctedReading(
  reading: AccountReading,
  id: string,
  corrections: readonly Corrected[],
): AccountReading {
  const own = corrections.filter(({ path }) => path.startsWith(`${accountPart}${id}/`))
  return own.reduce((corrected, { path, value }) => {
    const member = path.slice(accountPart.length + id.length + 1) as ReadMember
    if (member === 'is_mtd') return { ...corrected, is_mtd: value === true }
    const name = member === 'total_nsf_fees' ? 'printed_nsf_fees' : member
    return { ...corrected, [name]: manualField(value, corrected[name]) }
  }, reading)
}

const isObject = (node: unknown): node is Record<string, unknown> => typeof node === 'object' && node !== null

/** A social security number is never kept whole. */
export const masked = (ssn: unknown): string | null => {
  const digits = typeof ssn === 'string' ? ssn.replace(/\D/g, '') : ''
  return digits.length < 4 ? null : `***-**-${digits.slice(-4)}`
}
