/** What of an application can be compared with others, in one spelling; and what of it stands twice in itself. Pure. */
import type { LoanAppData, LoanOwner } from '../../../contract/full-analysis.ts'
import type { Invoice } from '../../../contract/invoice.ts'
import type { DuplicateDocument, TraceKind } from '../../../contract/links.ts'
import type { AccountReading } from '../../../extraction/bank/bank-statement.ts'
import type { Field } from '../../../document/field.ts'
import type { Trace } from '../../../store/traces.ts'
import type { ApplicationLoan } from '../loan.ts'
import { partsOf, type ApplicationMaterial } from '../load-application.ts'
import { addressKey, digitsOf, emailKey, nameKey, phoneKey } from './trace-values.ts'

/** A page with fewer rows may look like another one by chance. */
const MIN_ROWS = 5
/** Account numbers with fewer digits are compared within one bank only. */
const LONG_ACCOUNT_DIGITS = 10
const MIN_ACCOUNT_DIGITS = 6
const EIN_DIGITS = 9
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/
/** Characters that stand for digits that are not printed. */
const MASKED = /[x*•·#.…]{2}/i

export interface TraceSources {
  readonly material: Pick<ApplicationMaterial, 'files'>
  readonly loan: ApplicationLoan
  readonly invoices: readonly Invoice[]
}

/** Each value once for each place. */
export function tracesOf({ material, loan, invoices }: TraceSources): readonly Trace[] {
  const traces = [
    ...material.files.map(({ upload }) => traceOf('file', upload.sha256, upload.fileName)),
    ...partsOf(material).flatMap(({ file, part }) => {
      const { fileName } = file.upload
      return [
        ...(part.docType === 'bank_feed' ? [] : (part.accounts ?? [])).flatMap(account =>
          statementPages(account, fileName),
        ),
        ...(part.accounts ?? []).flatMap(account => accountNumber(account, fileName)),
        ...(part.tax?.returns ?? []).flatMap(({ id }) => ein(id?.value ?? null, fileName, pageOf(id))),
      ]
    }),
    ...loanTraces(loan),
    ...invoices.flatMap(invoiceTraces),
  ]
  return [...new Map(traces.map(trace => [JSON.stringify(trace), trace])).values()]
}

const traceOf = (kind: TraceKind, value: string, document: string | null, page: number | null = null): Trace => ({
  kind,
  value,
  document,
  page,
})

const pageOf = (field: Field<string> | null | undefined): number | null => field?.evidence[0]?.page ?? null

/** Date, amount and balance of every row of a page, in cents. */
function statementPages({ transactions }: AccountReading, fileName: string): readonly Trace[] {
  const placed = transactions.filter(({ place }) => place !== undefined)
  return [...Map.groupBy(placed, ({ place }) => place!.page)].flatMap(([page, rows]) => {
    if (rows.length < MIN_ROWS) return []
    const values = rows.map(({ date, amount, balance }) => [
      date?.value ?? null,
      Math.round(100 * amount.value),
      balance === null ? null : Math.round(100 * balance.value),
    ])
    return [traceOf('statement_page', JSON.stringify(values), fileName, page)]
  })
}

function accountNumber(
  { account_number: number, bank_name: bank }: AccountReading,
  fileName: string,
): readonly Trace[] {
  if (number === null || MASKED.test(number.value)) return []
  const digits = digitsOf(number.value)
  if (digits.length < MIN_ACCOUNT_DIGITS) return []
  if (digits.length >= LONG_ACCOUNT_DIGITS) return [traceOf('account_number', digits, fileName, pageOf(number))]
  if (bank === null) return []
  return [traceOf('account_number', `${digits} ${nameKey(bank.value)}`, fileName, pageOf(number))]
}

/** An SSN leaves extraction with its last four digits only, and is none. */
function ein(printed: string | null, document: string | null, page: number | null): readonly Trace[] {
  const digits = digitsOf(printed ?? '')
  return digits.length === EIN_DIGITS ? [traceOf('ein', digits, document, page)] : []
}

/** What identifies the applicant and its owners, in the application form or as the caller stated it. */
function loanTraces({ data, form, stated }: ApplicationLoan): readonly Trace[] {
  if (data === null) return []
  const file = form?.file.upload.fileName ?? null
  const at = (kind: TraceKind, member: keyof LoanAppData, key: string | null): readonly Trace[] =>
    key === null
      ? []
      : `/loan_app_data/${member}` in stated || file === null
        ? [traceOf(kind, key, null)]
        : [traceOf(kind, key, file, pageOf(form?.reading.texts[member as keyof typeof form.reading.texts]))]
  const address = addressKey(data.businessAddressLine1, data.businessAddressLine2, data.businessPostalCode)
  return [
    ...at('ein', 'ein', digitsOf(data.ein ?? '').length === EIN_DIGITS ? digitsOf(data.ein ?? '') : null),
    ...at('address', 'businessAddressLine1', address),
    ...at('phone', 'businessPhone', phoneKey(data.businessPhone)),
    ...at('email', 'contactEmail', emailKey(data.contactEmail)),
    ...data.owners.flatMap(owner => ownerTraces(owner, file)),
  ]
}

function ownerTraces(owner: LoanOwner, file: string | null): readonly Trace[] {
  const { firstName, lastName, dob, ssn } = owner
  const last = digitsOf(ssn ?? '').slice(-4)
  // A name alone is that of many.
  const birthOrNumber = dob ?? (last.length === 4 ? last : null)
  const name = firstName === null || lastName === null ? null : nameKey(`${firstName} ${lastName}`)
  const keys: readonly (readonly [TraceKind, string | null])[] = [
    ['owner', name === null || birthOrNumber === null ? null : `${name} ${birthOrNumber}`],
    ['phone', phoneKey(owner.phone)],
    ['email', emailKey(owner.email)],
    ['address', addressKey(owner.addressLine1, owner.addressLine2, owner.zip)],
  ]
  return keys.flatMap(([kind, key]) => (key === null ? [] : [traceOf(kind, key, file)]))
}

function invoiceTraces(invoice: Invoice): readonly Trace[] {
  const { invoice_number: number, total_invoice_value: total, file_name: file, pages } = invoice
  const { name } = invoice.sender
  const page = pages[0] ?? null
  const isNamed = name !== null && number !== null && total !== null
  return [
    ...(isNamed
      ? [traceOf('invoice', `${nameKey(name)} ${nameKey(number)} ${Math.round(100 * total)}`, file, page)]
      : []),
    ...invoice.equipment.flatMap(({ vin }) =>
      vin !== null && VIN.test(vin.toUpperCase()) ? [traceOf('vin', vin.toUpperCase(), file, page)] : [],
    ),
  ]
}

const duplicableKinds: readonly TraceKind[] = ['file', 'statement_page', 'invoice']

/** What stands twice: files, pages of statements, invoices. Of two copies of a file only the file is listed. */
export function duplicatesIn(traces: readonly Trace[]): readonly DuplicateDocument[] {
  const found = duplicableKinds.flatMap(kind =>
    [
      ...Map.groupBy(
        traces.filter(trace => trace.kind === kind),
        ({ value }) => value,
      ).values(),
    ].flatMap(([first, ...rest]) =>
      rest.map(({ document, page }) => ({
        kind,
        document,
        page,
        duplicate_of: first!.document,
        duplicate_of_page: first!.page,
      })),
    ),
  )
  return found.filter(
    one =>
      one.kind === 'file' ||
      !found.some(
        other => other.kind === 'file' && other.document === one.document && other.duplicate_of === one.duplicate_of,
      ),
  )
}
