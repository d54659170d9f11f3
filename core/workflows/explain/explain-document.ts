/** A document run through classification and the extractors with the trace on: what each stage saw, and every field that came out. */
import { checkAccount } from '../../checks/check-account.ts'
import { checkInvoiceIdentities } from '../../checks/invoice-identities.ts'
import { checkStatement } from '../../checks/check-statement.ts'
import type { IdentityOutcome } from '../../checks/identity.ts'
import type { DocumentType } from '../../contract/full-analysis.ts'
import type { Evidence, Field } from '../../document/field.ts'
import type { Document } from '../../document/model.ts'
import type { FinancialTable } from '../../document/table.ts'
import { maskNumbers, record, withTrace, type TraceEntry } from '../../document/trace.ts'
import { extractBankStatements } from '../../extraction/bank/extract.ts'
import { classifyDocument } from '../../extraction/classify/classify.ts'
import type { DocumentPart } from '../../extraction/classify/document-part.ts'
import { extractInvoices } from '../../extraction/invoice/extract.ts'
import { extractLoanApplication } from '../../extraction/loan/extract.ts'
import { extractStatements } from '../../extraction/statements/extract.ts'
import { findDocumentTables } from '../../extraction/tables/find-tables.ts'

/** A field of a result, by its path in it. */
export interface ExplainedField {
  /** "invoices.0.figures.subtotal" */
  readonly path: string
  /** As text; all but the last four digits of a social security number are masked. */
  readonly value: string
  readonly confidence: number
  readonly method: Field['method']
  readonly label: string | null
  readonly evidence: readonly Evidence[]
}

export interface ExplainedPart {
  readonly part: DocumentPart
  /** Null: nothing extracts documents of this type. */
  readonly extractor: 'statements' | 'invoice' | 'bank' | 'loan' | null
  readonly fields: readonly ExplainedField[]
  readonly trace: readonly TraceEntry[]
}

/** Pure. */
export function explainDocument(document: Document): readonly ExplainedPart[] {
  return classifyDocument(document).map(part => {
    const extractor = extractorOf(part.docType)
    const { result, trace } = withTrace(() => (extractor === null ? null : extractors[extractor](document, part)))
    return { part, extractor, fields: fieldsIn(result), trace }
  })
}

/** Each runs one extractor and records what the identities say of its result. */
const extractors: Readonly<
  Record<NonNullable<ExplainedPart['extractor']>, (document: Document, part: DocumentPart) => unknown>
> = {
  statements(document, { pages }) {
    const hints = { statementType: null, periodEnd: null, companyName: null, fiscalYear: null }
    const part = pagesOf(document, pages)
    record(() => findDocumentTables(part).map(tableEntry))
    const extraction = extractStatements(part, hints)
    for (const { kind, periodEnd, figures, step } of extraction.readings)
      recordOutcomes(`${kind} ${periodEnd ?? ''}`.trim(), checkStatement({ kind, figures, step }))
    return extraction
  },
  invoice(document, { pages }) {
    const extraction = extractInvoices(pagesOf(document, pages))
    extraction.invoices.forEach((invoice, index) =>
      recordOutcomes(`invoice ${index + 1}`, checkInvoiceIdentities(invoice)),
    )
    return extraction
  },
  bank(document, { pages }) {
    const extraction = extractBankStatements(document, pages)
    extraction.accounts.forEach((account, index) => {
      const { starting_balance, ending_balance, total_credits, total_debits } = account
      const amounts = Object.fromEntries(
        Object.entries({ starting_balance, ending_balance, total_credits, total_debits }).map(([name, field]) => [
          name,
          field?.value ?? null,
        ]),
      )
      record(() =>
        checkAccount({ amounts, owed: false, brokenBalances: account.brokenBalances ?? 0 }).map(check => ({
          stage: 'identities',
          message: `account ${index + 1}, ${check.id}: ${verdictOf(check.passed)} (${check.message})`,
          facts: { expected: check.expected, actual: check.actual, difference: check.difference },
        })),
      )
    })
    return extraction
  },
  loan: (document, { pages }) => extractLoanApplication(document, pages),
}

function tableEntry({ page, box, columns, rows, heading, scale }: FinancialTable): TraceEntry {
  return {
    stage: 'tables',
    message: `table of ${rows.length} rows and ${columns.length} columns: ${columns.map(({ role, header }) => `${role} "${header}"`).join(', ')}`,
    facts: { heading: heading.join(' / '), scale },
    shapes: [
      { page, box, role: 'table' },
      ...columns.map(({ left, right, header }) => ({
        page,
        box: { ...box, left, right },
        role: 'column',
        text: header,
      })),
      ...rows.map(row => ({
        page: row.page,
        box: { ...box, top: row.top, bottom: row.bottom },
        role: 'row',
        text: row.label,
      })),
    ],
  }
}

const verdictOf = (passed: boolean | null): string => (passed === null ? 'not checked' : passed ? 'pass' : 'fail')

function recordOutcomes(subject: string, outcomes: readonly IdentityOutcome[]): void {
  record(() =>
    outcomes.flatMap(({ identity, verdict, expected, actual, difference }) =>
      expected === null && actual === null
        ? []
        : [
            {
              stage: 'identities',
              field: identity.total.split('.').at(-1)!,
              message: `${subject}, ${identity.id}: ${verdict} (${identity.name})`,
              facts: { expected, actual, difference },
            },
          ],
    ),
  )
}

const invoiceTypes: ReadonlySet<DocumentType> = new Set(['invoice', 'purchase_order', 'bill_of_sale'])
const statementTypes: ReadonlySet<DocumentType> = new Set([
  'balance_sheet',
  'income_statement',
  'cash_flow_statement',
  'financial_statement',
])

function extractorOf(type: DocumentType): ExplainedPart['extractor'] {
  if (type === 'bankstatement') return 'bank'
  if (type === 'loan_application') return 'loan'
  if (invoiceTypes.has(type)) return 'invoice'
  return statementTypes.has(type) ? 'statements' : null
}

function pagesOf(document: Document, numbers: readonly number[]): Document {
  const wanted = new Set(numbers)
  return { ...document, pages: document.pages.filter(page => wanted.has(page.number)) }
}

/** Every field in a result, whatever its form: what has a value, a confidence and evidence. */
export function fieldsIn(result: unknown, path = ''): readonly ExplainedField[] {
  if (result === null || typeof result !== 'object') return []
  if (isField(result)) {
    const { confidence, method, label, evidence } = result
    return [{ path, value: valueText(path, result.value), confidence, method, label, evidence }]
  }
  const entries: Iterable<readonly [string | number, unknown]> = result instanceof Map ? result : Object.entries(result)
  return [...entries].flatMap(([name, member]) => fieldsIn(member, path === '' ? `${name}` : `${path}.${name}`))
}

const isField = (value: object): value is Field<unknown> =>
  'value' in value && 'confidence' in value && 'method' in value && 'evidence' in value && Array.isArray(value.evidence)

/** Fields that hold a social security number are masked whatever form it was printed in. */
const secret = /ssn|social/i
const valueText = (path: string, value: unknown): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return secret.test(path) ? text.replace(/\d(?=(?:\D*\d){4})/g, '*') : maskNumbers(text)
}
