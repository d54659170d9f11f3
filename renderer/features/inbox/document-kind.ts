/** What a file of the inbox is, how that is called, and where it goes. */
import type { ClassifiedFile } from '../../../core/contract/desk.ts'
import type { DocumentType } from '../../../core/contract/full-analysis.ts'
import type { StatementType } from '../../../core/contract/statement-figures.ts'

/** `package`: several documents in one file, which the service parts itself. */
export type DocumentKind =
  StatementType | 'invoice' | 'bankstatement' | 'bank_feed' | 'loan_application' | 'other' | 'package'

export const documentKinds: readonly { readonly kind: DocumentKind; readonly name: string }[] = [
  { kind: 'INCOME_STATEMENT', name: 'Income statement' },
  { kind: 'BALANCE_SHEET', name: 'Balance sheet' },
  { kind: 'CASH_FLOW_STATEMENT', name: 'Cash flow statement' },
  { kind: 'invoice', name: 'Invoice' },
  { kind: 'bankstatement', name: 'Bank statement' },
  { kind: 'bank_feed', name: 'Bank feed' },
  { kind: 'loan_application', name: 'Loan application' },
  { kind: 'package', name: 'Several documents' },
  { kind: 'other', name: 'Other' },
]

export const isStatement = (kind: DocumentKind): kind is StatementType => kind === kind.toUpperCase()

const groups: Partial<Record<DocumentType, DocumentKind | 'statement'>> = {
  invoice: 'invoice',
  purchase_order: 'invoice',
  bill_of_sale: 'invoice',
  bankstatement: 'bankstatement',
  bank_feed: 'bank_feed',
  loan_application: 'loan_application',
  balance_sheet: 'statement',
  income_statement: 'statement',
  cash_flow_statement: 'statement',
  financial_statement: 'statement',
}

export interface ClassifiedAs {
  readonly kind: DocumentKind
  /** 0 to 1. */
  readonly confidence: number
}

/** The document type of a classified file; `guess`: the statement its name mentions, used where its pages do not say which. */
export function classifiedAs({ parts, statements, format }: ClassifiedFile, guess: StatementType): ClassifiedAs {
  if (format === 'container') return { kind: 'package', confidence: 1 }
  const known = parts.flatMap(part => {
    const group = groups[part.docType]
    return group === undefined ? [] : [{ ...part, group }]
  })
  const found = new Set(known.map(({ group }) => group))
  const confidence = Math.max(0, ...(known.length > 0 ? known : parts).map(part => part.confidence))
  const [statement] = statements
  if (found.size > 1) return { kind: 'package', confidence }
  const [group] = found
  if (group === 'statement') return { kind: statement?.statementType ?? guess, confidence }
  if (group !== undefined) return { kind: group, confidence }
  return statement === undefined ? { kind: 'other', confidence } : { kind: statement.statementType, confidence: 0.5 }
}

const legalForms = /\b(inc|incorporated|llc|ltd|limited|corp|corporation|co|company|plc|lp|llp|gmbh)\b/g

/** A company's name as it is compared: without its legal form and punctuation. */
export const companyKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[.,]/g, '')
    .replace(legalForms, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
