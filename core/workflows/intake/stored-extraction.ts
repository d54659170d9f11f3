/**
 * What extraction found in a file, as JSON in the database: written with the version of its form, and read back in today's form whichever
 * version wrote it. Corrections and applications are recomputed from it years later, when the file itself may be gone.
 *
 * To rename a member of a type listed in `StoredTypes`:
 * 1. Rename it in the type. The compiler then points to `memberTypes` below if the member holds objects of its own.
 * 2. Append `{ type, from, to }` at the end of `renames`. Never reorder, edit or remove an entry: how many of them a body has seen is its version.
 * 3. Run `npx vitest run test/core/workflows/intake test/api/earlier-data-folder.test.ts`: what earlier versions stored must give the same results.
 * A member of a new type needs a line in `StoredTypes` and `memberTypes` only once one of its members is renamed.
 */
import type { AnalysisKindName } from '../../contract/service.ts'
import type { Field } from '../../document/field.ts'
import type { Problem } from '../../document/model.ts'
import type { AccountReading, TransactionReading } from '../../extraction/bank/bank-statement.ts'
import type {
  ExtractedEquipment,
  InvoiceExtraction,
  ExtractedInvoice,
  LineItem,
  ExtractedParties,
  ExtractedParty,
  ExtractedTax,
} from '../../extraction/invoice/invoice.ts'
import type { DebtReading, DebtScheduleReading } from '../../extraction/debts/debt-schedule.ts'
import type { LoanApplicationReading, OwnerReading, SignatureReading } from '../../extraction/loan/loan-application.ts'
import type { StatementExtraction, StatementColumn } from '../../extraction/statements/statement.ts'
import type {
  TaxExtraction,
  TaxK1Reading,
  TaxReturnReading,
  TaxStatementReading,
} from '../../extraction/tax/tax-return.ts'
import type { ReadApplicationFile } from '../applications/analyze.ts'
import type { ReadPart } from '../applications/read-file.ts'
import type { ReadInvoiceFile } from '../invoices/analyze.ts'
import type { PartyAddresses } from '../invoices/complete.ts'
import type { Uploads } from '../../store/uploads.ts'
import type { ReadFile } from '../statements/analyze.ts'
import type { FileFacts } from './read-file.ts'

/** Every type of object a stored body may hold, by its name. */
interface StoredTypes {
  readonly StatementFile: ReadFile
  readonly InvoiceFile: ReadInvoiceFile
  readonly ApplicationFile: ReadApplicationFile
  readonly FileFacts: FileFacts
  readonly Problem: Problem
  readonly Field: Field
  readonly StatementExtraction: StatementExtraction
  readonly StatementColumn: StatementColumn
  readonly InvoiceExtraction: InvoiceExtraction
  readonly ExtractedInvoice: ExtractedInvoice
  readonly ExtractedParties: ExtractedParties
  readonly ExtractedParty: ExtractedParty
  readonly ExtractedTax: ExtractedTax
  readonly LineItem: LineItem
  readonly ExtractedEquipment: ExtractedEquipment
  readonly PartyAddresses: PartyAddresses
  readonly ReadPart: ReadPart
  readonly InvoicesOfPart: NonNullable<ReadPart['invoices']>
  readonly AccountReading: AccountReading
  readonly TransactionReading: TransactionReading
  readonly LoanApplicationReading: LoanApplicationReading
  readonly OwnerReading: OwnerReading
  readonly SignatureReading: SignatureReading
  readonly TaxExtraction: TaxExtraction
  readonly TaxReturnReading: TaxReturnReading
  readonly TaxK1Reading: TaxK1Reading
  readonly TaxStatementReading: TaxStatementReading
  readonly TaxStatementItem: TaxStatementReading['items'][number]
  readonly DebtScheduleReading: DebtScheduleReading
  readonly DebtReading: DebtReading
}
export type StoredType = keyof StoredTypes

/** A member that had another name in bodies of earlier versions. */
type Rename = {
  readonly [Type in StoredType]: { readonly type: Type; readonly from: string; readonly to: keyof StoredTypes[Type] }
}[StoredType]

/** In the order in which they were made; only ever appended to. */
export const renames: readonly Rename[] = []

/** The member of a stored body that says how many of `renames` its names already follow; absent in bodies from before there was a version. */
const versionMember = 'extractionVersion'

/** What a member holds: an object or a list of them, or (`each`) a record of objects under free names. */
type Held = StoredType | { readonly each: StoredType }
type MemberTypes = { readonly [Type in StoredType]?: { readonly [Name in keyof StoredTypes[Type]]?: Held } }

/** Members, under their present names, that hold objects of a stored type. */
const memberTypes: MemberTypes = {
  StatementFile: { extraction: 'StatementExtraction', problems: 'Problem' },
  InvoiceFile: { extraction: 'InvoiceExtraction', addresses: 'PartyAddresses', problems: 'Problem' },
  ApplicationFile: { parts: 'ReadPart', facts: 'FileFacts' },
  FileFacts: { problems: 'Problem' },
  ReadPart: {
    accounts: 'AccountReading',
    loan: 'LoanApplicationReading',
    invoices: 'InvoicesOfPart',
    statements: 'StatementExtraction',
    tax: 'TaxExtraction',
    debts: 'DebtScheduleReading',
  },
  StatementExtraction: { readings: 'StatementColumn', companyName: 'Field', currency: 'Field', problems: 'Problem' },
  StatementColumn: { figures: { each: 'Field' } },
  InvoicesOfPart: { extraction: 'InvoiceExtraction', addresses: 'PartyAddresses' },
  InvoiceExtraction: { invoices: 'ExtractedInvoice', problems: 'Problem' },
  ExtractedInvoice: {
    parties: 'ExtractedParties',
    figures: { each: 'Field' },
    texts: { each: 'Field' },
    taxes: 'ExtractedTax',
    adjustments: 'Field',
    rivalTotals: 'Field',
    otherSums: 'Field',
    lines: 'LineItem',
    equipment: 'ExtractedEquipment',
    problems: 'Problem',
  },
  ExtractedParties: { sender: 'ExtractedParty', receiver: 'ExtractedParty', lessee: 'ExtractedParty' },
  ExtractedParty: { name: 'Field', address: 'Field' },
  ExtractedTax: { rate: 'Field', base: 'Field', amount: 'Field' },
  LineItem: {
    description: 'Field',
    date: 'Field',
    quantity: 'Field',
    rate: 'Field',
    amount: 'Field',
    tax: 'Field',
    discount: 'Field',
    category: 'Field',
  },
  ExtractedEquipment: {
    vin: 'Field',
    serial_number: 'Field',
    make: 'Field',
    model: 'Field',
    year: 'Field',
    equipment_type: 'Field',
    titled: 'Field',
    equipment_miles_hours: 'Field',
    description: 'Field',
    amount: 'Field',
    problems: 'Problem',
  },
  AccountReading: {
    account_number: 'Field',
    account_type: 'Field',
    account_subtype: 'Field',
    bank_name: 'Field',
    account_holder: 'Field',
    currency: 'Field',
    start_date: 'Field',
    end_date: 'Field',
    starting_balance: 'Field',
    ending_balance: 'Field',
    total_debits: 'Field',
    total_credits: 'Field',
    num_total_debits: 'Field',
    num_total_credits: 'Field',
    printed_nsf_fees: 'Field',
    transactions: 'TransactionReading',
    problems: 'Problem',
  },
  TransactionReading: { date: 'Field', amount: 'Field', balance: 'Field' },
  LoanApplicationReading: {
    texts: { each: 'Field' },
    numbers: { each: 'Field' },
    owners: 'OwnerReading',
    signature: 'SignatureReading',
    others: { each: 'Field' },
    problems: 'Problem',
  },
  OwnerReading: { texts: { each: 'Field' }, ownershipPercentage: 'Field' },
  SignatureReading: { signed: 'Field', date: 'Field' },
  TaxExtraction: { returns: 'TaxReturnReading', problems: 'Problem' },
  TaxReturnReading: {
    taxYear: 'Field',
    periodStart: 'Field',
    periodEnd: 'Field',
    name: 'Field',
    id: 'Field',
    lines: { each: 'Field' },
    k1s: 'TaxK1Reading',
    statements: 'TaxStatementReading',
  },
  TaxK1Reading: { name: 'Field', id: 'Field', sharePercent: 'Field', lines: { each: 'Field' } },
  TaxStatementReading: { items: 'TaxStatementItem', total: 'Field' },
  TaxStatementItem: { amount: 'Field' },
  DebtScheduleReading: { company: 'Field', asOf: 'Field', debts: 'DebtReading', totals: { each: 'Field' } },
  DebtReading: { lender: 'Field', amounts: { each: 'Field' }, dates: { each: 'Field' }, texts: { each: 'Field' } },
}

const rootOf = {
  'financial-statements': 'StatementFile',
  invoices: 'InvoiceFile',
  application: 'ApplicationFile',
} as const satisfies Readonly<Record<AnalysisKindName, StoredType>>

/** What is kept of a file of an analysis of this kind. */
export type StoredFile<Kind extends AnalysisKindName> = StoredTypes[(typeof rootOf)[Kind]]

/** The body to store for a file that was read. */
export const toStored = (file: object): object => ({ ...file, [versionMember]: renames.length })

/**
 * A stored body in today's form. `stored` is what `toStored` made, or an earlier version's body without a version. Throws Error for a body that
 * a later version wrote. `made` are the renames to apply, for tests.
 */
export function fromStored<Kind extends AnalysisKindName>(
  kind: Kind,
  stored: unknown,
  made: readonly Pick<Rename, 'type' | 'from' | 'to'>[] = renames,
): StoredFile<Kind> {
  const { [versionMember]: version = 0, ...body } = stored as Record<string, unknown>
  if (typeof version !== 'number' || version > made.length)
    throw new Error(`a stored extraction has version ${String(version)}, and this program knows ${made.length}`)
  const missing = Map.groupBy(made.slice(version), ({ type }) => type)
  return (missing.size === 0 ? body : upgraded(rootOf[kind], body, missing)) as StoredFile<Kind>
}

/** What is kept of the files of an analysis, in the order of the request; null for a file not read yet. */
export const loadExtractions = <Kind extends AnalysisKindName>(
  uploads: Pick<Uploads, 'extractions'>,
  kind: Kind,
  analysisId: string,
): readonly (StoredFile<Kind> | null)[] =>
  uploads.extractions(analysisId).map(stored => (stored === null ? null : fromStored(kind, stored)))

type Missing = ReadonlyMap<StoredType, readonly Pick<Rename, 'from' | 'to'>[]>

/** `value` with the names of today; lists are upgraded item by item, and what is no object stays as it is. */
function upgraded(type: StoredType, value: unknown, missing: Missing): unknown {
  if (Array.isArray(value)) return value.map(item => upgraded(type, item, missing))
  if (typeof value !== 'object' || value === null) return value
  const members = renamed(value as Record<string, unknown>, missing.get(type) ?? [])
  const held = (memberTypes[type] ?? {}) as Readonly<Record<string, Held | undefined>>
  return Object.fromEntries(
    Object.entries(members).map(([name, member]) => {
      const inner = held[name]
      if (inner === undefined) return [name, member]
      if (typeof inner === 'string') return [name, upgraded(inner, member, missing)]
      return [name, eachUpgraded(inner.each, member, missing)]
    }),
  )
}

const eachUpgraded = (type: StoredType, record: unknown, missing: Missing): unknown =>
  typeof record !== 'object' || record === null
    ? record
    : Object.fromEntries(Object.entries(record).map(([name, member]) => [name, upgraded(type, member, missing)]))

/** Keeps the order of the members: what is assembled may list them in it. */
const renamed = (
  members: Readonly<Record<string, unknown>>,
  made: readonly Pick<Rename, 'from' | 'to'>[],
): Readonly<Record<string, unknown>> =>
  made.reduce<Readonly<Record<string, unknown>>>(
    (current, { from, to }) =>
      Object.fromEntries(Object.entries(current).map(([name, value]) => [name === from ? to : name, value])),
    members,
  )
