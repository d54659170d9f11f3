/** Where the values of a payload come from, and how sure they are: pointers into it, each with its place in its file. */
import { calibratedConfidence, sourceOf } from '../../extraction/solve/calibration.ts'
import type { Provenance } from '../../contract/evidence.ts'
import type { Invoice } from '../../contract/invoice.ts'
import type { DebtList } from '../../contract/debt-list.ts'
import type { TaxReturn } from '../../contract/tax-return.ts'
import type { Field } from '../../document/field.ts'
import type { AccountReading } from '../../extraction/bank/bank-statement.ts'
import type { ApplicationAccounts } from './accounts.ts'
import type { ApplicationLoan } from './loan.ts'
import type { ApplicationMaterial } from './load-application.ts'
import { provenanceOf } from '../statements/provenance.ts'
import { statementPart, type CompanyStatements } from './statements.ts'
import { manualField } from '../corrections/fields.ts'
import { sosPart } from './correct-filings.ts'
import { debtListPart } from './debt-lists.ts'
import type { PlacedFiling } from './filings.ts'
import { turnedPagesOf } from './turned-pages.ts'

const accountMembers = [
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
] as const satisfies readonly (keyof AccountReading)[]

export interface PlacedPayload {
  readonly provenance: Readonly<Record<string, Provenance>>
  /** 0 to 1. */
  readonly confidence: Readonly<Record<string, number>>
}

/** Where the fields of one document belong. */
interface Home {
  readonly fileName: string
  /** 1-based. */
  readonly page: number
  /** The kind of the extractor that found them. */
  readonly extractor: 'loan' | 'accounts' | 'filing'
  readonly source: 'text' | 'ocr'
}

/** What the payload consists of. */
export interface PayloadSources {
  readonly loan: ApplicationLoan
  readonly accounts: ApplicationAccounts | null
  readonly invoices: readonly Invoice[]
  readonly returns: readonly TaxReturn[]
  readonly debtLists: readonly DebtList[]
  readonly statements: readonly CompanyStatements[]
  readonly filings: readonly PlacedFiling[]
}

export function applicationProvenance(
  material: ApplicationMaterial,
  { loan, accounts, invoices, returns, debtLists, statements, filings }: PayloadSources,
): PlacedPayload {
  const turned = turnedPagesOf(material)
  const places: Record<string, Provenance> = { ...loan.stated }
  const sure: Record<string, number> = Object.fromEntries(Object.keys(loan.stated).map(pointer => [pointer, 1]))
  const place = (pointer: string, fieldValue: Field<unknown> | null | undefined, home: Home): void => {
    if (fieldValue === null || fieldValue === undefined) return
    const place = provenanceOf(fieldValue, home.fileName, home.page, turned)
    const stated = places[pointer]
    if (stated === undefined) {
      places[pointer] = place
      sure[pointer] = rounded(calibratedConfidence(fieldValue, home.extractor, home.source))
      // What a reviewer set stands in the place of what was read.
    } else if (stated.method === 'manual') places[pointer] = { ...place, method: 'manual' }
  }
  if (loan.form !== null) {
    const { file, reading } = loan.form
    const fields = [...Object.values(reading.texts), ...Object.values(reading.numbers)]
    const home: Home = {
      fileName: file.upload.fileName,
      page: reading.pages[0] ?? 1,
      extractor: 'loan',
      source: sourceOf(fields),
    }
    const at = '/loan_app_data'
    for (const [name, fieldValue] of [...Object.entries(reading.texts), ...Object.entries(reading.numbers)])
      place(`${at}/${name}`, fieldValue, home)
    for (const [index, owner] of reading.owners.entries()) {
      for (const [name, fieldValue] of Object.entries(owner.texts))
        place(`${at}/owners/${index}/${name}`, fieldValue, home)
      place(`${at}/owners/${index}/ownershipPercentage`, owner.ownershipPercentage, home)
    }
    place(`${at}/equipment/vendor`, reading.equipment?.vendor, home)
    place(`${at}/equipment/description`, reading.equipment?.description, home)
    place(`${at}/signed_application`, reading.signature.signed, home)
    place(`${at}/signed_application_on_date`, reading.signature.date, home)
    for (const [name, fieldValue] of Object.entries(reading.others))
      place(`${at}/other_fields/${escaped(name)}`, fieldValue, home)
  }
  for (const [index, { reading, fileName }] of (accounts?.shown ?? []).entries()) {
    const source = sourceOf(accountMembers.flatMap(member => reading[member] ?? []))
    const home: Home = { fileName, page: reading.pages[0] ?? 1, extractor: 'accounts', source }
    for (const member of accountMembers)
      place(`/bankstatements_data/accounts_summaries/${index}/${member}`, reading[member], home)
    place(`/bankstatements_data/accounts_summaries/${index}/total_nsf_fees`, reading.printed_nsf_fees, home)
  }
  for (const { fileName, reading, index, corrected } of filings.filter(({ isOwn }) => isOwn)) {
    const { jurisdiction: _, ...read } = reading.texts
    const manual = Object.entries(corrected).map(([name, value]): [string, Field<unknown> | null] => [
      name,
      manualField(value, read[name as keyof typeof read]),
    ])
    for (const [name, fieldValue] of new Map<string, Field<unknown> | null>([...Object.entries(read), ...manual])) {
      if (fieldValue === null) continue
      const page = fieldValue.evidence[0]?.page ?? 1
      const home: Home = { fileName, page, extractor: 'filing', source: sourceOf([fieldValue]) }
      place(`${sosPart}${index}/${name}`, fieldValue, home)
    }
  }
  const entries = [
    ...invoices.map((invoice, index) => ({ ...invoice, at: `/invoice_analysis/${index}` })),
    ...returns.map((entry, index) => ({ ...entry, at: `/tax_returns/${index}` })),
    ...debtLists.map((entry, index) => ({ ...entry, at: `${debtListPart}${index}` })),
    ...statements.map(({ result: { provenance, confidenceScores } }, index) => ({
      at: `${statementPart}${index}`,
      provenance,
      confidence_scores: confidenceScores,
    })),
  ]
  for (const { at, provenance, confidence_scores: scores } of entries) {
    for (const [pointer, where] of Object.entries(provenance)) places[at + pointer] = where
    for (const [pointer, confidence] of Object.entries(scores.fields)) sure[at + pointer] = confidence
  }
  return { provenance: places, confidence: sure }
}

const rounded = (confidence: number): number => Math.round(confidence * 1000) / 1000

/** RFC 6901. */
const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
