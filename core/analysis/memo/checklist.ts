/** Which documents were received, and which of the usual ones were not. */
import type { DocumentType } from '../../contract/full-analysis.ts'
import { present, sentence, type Facts } from './facts.ts'
import type { MemoSentence } from './memo.ts'

/** What an application for equipment finance consists of (specification 2.5), each with what may stand in for it. */
const usual: readonly (readonly [name: string, types: readonly DocumentType[]])[] = [
  ['Loan application', ['loan_application']],
  ['Bank statements', ['bankstatement', 'bank_feed']],
  ['Invoice or purchase document', ['invoice', 'purchase_order', 'bill_of_sale']],
  ['Financial statements', ['financial_statement', 'balance_sheet', 'income_statement', 'cash_flow_statement']],
  ['Tax returns', ['tax_return']],
]

export function checklistSentences(facts: Facts): readonly MemoSentence[] {
  const known = new Set(usual.flatMap(([, types]) => types))
  const others = new Set(
    facts.status.files.flatMap(({ parts }) => parts.map(({ doc_type: type }) => type)).filter(type => !known.has(type)),
  )
  const all = facts.filesOf(() => true)
  return present([
    ...usual.map(([name, types]) => {
      const received = facts.documents('received', types)
      // That something is missing shows in what is there.
      return sentence`${name}: ${received ?? { text: 'not received', sources: all }}.`
    }),
    ...[...others].map(type => sentence`${nameOf(type)}: ${facts.documents('received', [type])}.`),
  ])
}

function nameOf(type: DocumentType): string {
  const words = type.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
