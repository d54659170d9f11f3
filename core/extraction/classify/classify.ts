/** Classifies the documents of a file, and finds where one ends and the next begins. */
import type { Document } from '../../document/model.ts'
import { extractBankStatements } from '../bank/extract.ts'
import { classifyPart, type DocumentPart } from './score-part.ts'
import { pageFeaturesOf, type PageFeatures } from './page-features.ts'
import { splitParts } from './split-parts.ts'

/** Every page belongs to exactly one part, and there is at least one part. Pure. */
export function classifyDocument(document: Document): readonly DocumentPart[] {
  return splitParts(document.pages.map(pageFeaturesOf)).map(pages =>
    provenByBalances(document, classifyPart(pages), pages),
  )
}

/**
 * Bank statements that no word of theirs gives away: the balances printed beside their amounts do.
 * - `rows`: So many balances that follow from the one before and the amount between are no chance.
 * - `share`: Of all rows with a balance at least this share follows; the others may have been misread.
 * - `tolerance`: Half a cent.
 * - `confidence`: The type is certain; that it is a bank's own statement and no ledger is likely.
 */
const proof = { rows: 5, share: 0.8, confidence: 0.7, tolerance: 0.005 } as const

/**
 * The part as a bank statement where nothing was recognized as typical, some word of bank statements is printed, and its amounts lead from
 * balance to balance; else the part as it is. `pages`: those of the part.
 */
function provenByBalances(document: Document, part: DocumentPart, pages: readonly PageFeatures[]): DocumentPart {
  if (part.docType !== 'other' || pages.every(({ scores }) => !scores.has('bankstatement'))) return part
  const { accounts } = extractBankStatements(document, part.pages)
  const pairs = accounts.flatMap(({ transactions }) =>
    transactions.slice(1).flatMap(({ amount, balance }, index) => {
      const before = transactions[index]!.balance
      return before === null || balance === null ? [] : [Math.abs(before.value + amount.value - balance.value)]
    }),
  )
  const closed = pairs.filter(difference => difference < proof.tolerance).length
  if (closed < proof.rows || closed < proof.share * pairs.length) return part
  const evidence = [`${closed} balances that follow from the one before and the amount between`, ...part.evidence]
  return { ...part, docType: 'bankstatement', confidence: proof.confidence, evidence }
}
