/** The credit memo: sentences in sections, each with the places in documents that state what it says. */

/** Where a sentence comes from. */
export interface MemoSource {
  /** Name of the file, or who stated it where no document does. */
  readonly document: string
  /** 1-based, ascending; empty: it has no pages. */
  readonly pages: readonly number[]
  /** As printed there; empty where the sentence is computed from more than it quotes. */
  readonly printed: readonly string[]
}

export interface MemoSentence {
  readonly text: string
  /** Never empty. */
  readonly sources: readonly MemoSource[]
}

/** In the order of the memo; each is a placeholder of the template. */
export const memoSections = [
  'request',
  'business',
  'ownership',
  'financial_condition',
  'cash_flow',
  'bank_behavior',
  'equipment',
  'exceptions',
  'mitigants',
  'checklist',
] as const
export type MemoSectionName = (typeof memoSections)[number]

export const memoHeadings: Readonly<Record<MemoSectionName, string>> = {
  request: 'Request',
  business: 'Business',
  ownership: 'Ownership',
  financial_condition: 'Financial condition',
  cash_flow: 'Cash flow and debt service',
  bank_behavior: 'Bank behavior',
  equipment: 'Equipment',
  exceptions: 'Exceptions',
  mitigants: 'Mitigants',
  checklist: 'Checklist',
}

export interface CreditMemo {
  /** null: no document names the applicant. */
  readonly company: string | null
  readonly appId: string
  /** Of the application's payload, from 1. */
  readonly revision: number
  /** YYYY-MM-DD: when the memo was written. */
  readonly date: string
  readonly sections: Readonly<Record<MemoSectionName, readonly MemoSentence[]>>
}
